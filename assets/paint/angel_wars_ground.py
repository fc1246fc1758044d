"""The room of Angel Wars: a terrace between columns, over a sea at the hour when orange meets blue."""

from __future__ import annotations

from PIL import Image, ImageChops

from .brush import (
    Canvas,
    Color,
    Point,
    Stops,
    bevel,
    blur,
    colourise,
    glow,
    gold_leaf,
    gradient,
    grain,
    inflate,
    lerp,
    levels,
    light,
    linear,
    noise,
    over,
    placed,
    polar,
    radial,
    rays,
    relief,
    ridges,
    rng,
    shade,
    stars,
    times,
    vignette,
    warp,
)
from .motifs.places import column
from .motifs.sacred import cloud_bank

SIZE = (1920, 1470)
WHITE: Color = (255, 255, 255)
SEA, RAIL, FLOOR = 860, 1030.0, 1190.0
"""Where the sea begins, the balustrade and the floor."""
SUN: Point = (250.0, 700.0)
CLOUD: Stops = (
    (0.0, (40, 38, 82)),
    (0.35, (104, 70, 104)),
    (0.6, (190, 112, 92)),
    (0.82, (244, 176, 106)),
    (1.0, (255, 234, 180)),
)
MARBLE: Stops = ((0.0, (250, 226, 196)), (0.4, (196, 158, 134)), (1.0, (52, 40, 66)))


def sky() -> Image.Image:
    """Cobalt above, burnt orange at the horizon, with stars that go out and a sun that has just come."""
    base = gradient(
        SIZE,
        (
            (0.0, (10, 20, 66)),
            (0.25, (28, 52, 122)),
            (0.42, (104, 92, 140)),
            (0.52, (226, 132, 78)),
            (0.6, (255, 196, 112)),
            (1.0, (60, 40, 60)),
        ),
    )
    high = ImageChops.invert(levels(linear(SIZE, 90), 0, 110))
    base = Image.composite(ImageChops.screen(base, stars(SIZE, "morning", 700, 1.8)), base, high)
    base = light(base, rays(SIZE, SUN, "sunrise", 1500, 34, 1.6), (255, 206, 130), 0.45)
    for k, (top, puff) in enumerate(((330, 66), (500, 80), (640, 74))):
        bank = cloud_bank(SIZE, top, ("terrace", k), puff, CLOUD, 120, 0.75, 150 - 40 * k)
        base = over(base, bank, opacity=0.66)
    base = light(base, radial(SIZE, SUN, (820, 560), 1.4), (255, 160, 70), 0.75)
    base = light(base, radial(SIZE, SUN, 210, 1.6), (255, 214, 130), 0.9)
    disc = Canvas(SIZE, 2)
    disc.disc(SUN, 62, WHITE)
    return light(base, blur(disc.alpha(), 3), (255, 250, 226), 1.0)


def sea() -> Image.Image:
    """Long cobalt waves with the sun's road upon them."""
    size = (SIZE[0], SIZE[1] - SEA)
    swell = warp(noise(size, "swell", (420, 15), 5, 0.6, angle=0), "swell", 14, 120)
    base = colourise(swell, ((0.0, (6, 16, 54)), (0.5, (18, 44, 104)), (0.8, (54, 92, 158)), (1.0, (150, 176, 214))))
    road = times(
        levels(noise(size, "road", (150, 7), 4, 0.6, angle=0), 120, 220), radial(size, (SUN[0], 0), (330, 420), 0.9)
    )
    base = light(base, road, (255, 178, 92), 0.95)
    return light(base, radial(size, (SUN[0], 0), (900, 120), 1.3), (255, 190, 110), 0.6)


def floor() -> Image.Image:
    """Marble squares in two tones that run away to the balustrade."""
    canvas = Canvas(SIZE, 2, (40, 34, 56))
    middle = SIZE[0] / 2
    for row in range(9):
        near, far = (lerp(0.0, 1.0, (t / 9) ** 1.7) for t in (row + 1, row))
        y0, y1 = lerp(FLOOR, 1500, far), lerp(FLOOR, 1500, near)
        for k in range(-14, 15):
            spread = [0.5 + 0.9 * far, 0.5 + 0.9 * near]
            xs = [middle + (k + d) * 190 * spread[n] for d, n in ((0, 0), (1, 0), (1, 1), (0, 1))]
            tone = (92, 66, 60) if (row + k) % 2 else (40, 48, 86)
            canvas.poly(list(zip(xs, (y0, y0, y1, y1), strict=True)), tone)
    base = canvas.rgb.resize(SIZE, Image.Resampling.LANCZOS)
    veins = levels(ridges(SIZE, "floor veins", 150, 5), 190, 255)
    base = light(base, veins, (190, 170, 170), 0.16)
    return light(base, radial(SIZE, (SUN[0] + 60, FLOOR), (620, 330), 1.2), (255, 160, 84), 0.5)


def _balusters() -> Image.Image:
    """The mask of the balustrade: a rail, a plinth, and turned posts between them."""
    canvas = Canvas(SIZE, 2)
    canvas.poly([(0, RAIL), (1920, RAIL), (1920, RAIL + 30), (0, RAIL + 30)], WHITE)
    canvas.poly([(0, FLOOR - 34), (1920, FLOOR - 34), (1920, FLOOR + 4), (0, FLOOR + 4)], WHITE)
    for k in range(44):
        x = 22 + k * 44
        profile = ((0, 11), (10, 7), (22, 6), (44, 13), (66, 17), (84, 12), (96, 8), (104, 12))
        side = [(x + r, RAIL + 28 + y) for y, r in profile]
        canvas.poly([*side, *((2 * x - px, py) for px, py in reversed(side))], WHITE)
    return canvas.alpha()


def _frieze() -> Image.Image:
    """The mask of gold at the very top: suns and waves by turns."""
    canvas = Canvas(SIZE, 3)
    for y in (7, 52):
        canvas.line([(0, y), (1920, y)], 3, WHITE)
    for k in range(33):
        centre = (30 + k * 60, 29.5)
        if k % 2:
            canvas.ring(centre, 8, 2.4, WHITE)
            for n in range(12):
                canvas.line([polar(centre, 11, n * 30), polar(centre, 16, n * 30)], 2, WHITE)
        else:
            for shift in (-7, 0, 7):
                wave = [(centre[0] - 18 + t * 3, centre[1] + shift + 3.4 * (-1) ** (t // 3 % 2)) for t in range(13)]
                canvas.line(wave, 2, WHITE)
    return canvas.alpha()


def ground() -> Image.Image:
    base = sky()
    base.paste(sea(), (0, SEA))
    base = light(base, radial(SIZE, (SUN[0], SEA), (1300, 40), 1.2), (255, 214, 150), 0.7)
    lower = placed(Image.new("L", (SIZE[0], round(SIZE[1] - FLOOR)), 255), SIZE, (0, round(FLOOR)))
    base = Image.composite(floor(), base, lower)
    posts = _balusters()
    stone = colourise(noise(SIZE, "posts", 90, 5), ((0.0, (70, 54, 66)), (0.6, (132, 100, 92)), (1.0, (190, 152, 126))))
    stone = relief(stone, bevel(inflate(posts, 6), 3, 200, 2.0), 0.8, (26, 16, 34))
    base = shade(base, blur(ImageChops.offset(posts, 8, 14), 12), (10, 6, 24), 0.6)
    base = Image.composite(stone, base, posts)
    canvas = Canvas(SIZE, 2, (120, 90, 90))
    source = rng("columns")
    for x in (24.0, 474.0, 960.0, 1446.0, 1896.0):
        column(canvas, x, 60, 1330, 84 + source.uniform(-2, 2), MARBLE, 9)
    canvas.poly([(0, 0), (1920, 0), (1920, 60), (0, 60)], (66, 50, 66))
    columns = canvas.image()
    shape = columns.getchannel("A")
    base = shade(base, blur(ImageChops.offset(shape, 26, 10), 24), (8, 6, 24), 0.55)
    base = over(base, columns)
    base = light(base, times(shape, radial(SIZE, SUN, (520, 700), 1.1)), (255, 150, 76), 0.4)
    gold = _frieze()
    base = glow(base, gold, (255, 190, 100), 8, 0.3)
    base = over(base, gold_leaf(gold, "frieze", 2))
    base = shade(base, Image.new("L", SIZE, 255), (10, 9, 28), 0.1)
    base = vignette(base, 0.35, (6, 4, 20))
    base = light(base, radial(SIZE, SUN, 150, 1.2), (255, 214, 140), 0.7)
    return grain(base, "terrace", 2.0)
