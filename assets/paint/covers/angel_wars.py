"""Angel Wars: ivory guardian and obsidian adversary above a board of enamel tiles, sun and sea."""

from __future__ import annotations

import math

from PIL import Image

from ..brush import (
    GOLD,
    IVORY,
    OBSIDIAN,
    Canvas,
    Color,
    Stops,
    bevel,
    bezier,
    blur,
    colourise,
    glow,
    gold_leaf,
    gradient,
    inflate,
    levels,
    light,
    linear,
    mix,
    noise,
    over,
    perspective,
    placed,
    polar,
    radial,
    rays,
    relief,
    shade,
    shift,
    stars,
    taper,
    times,
    warp,
    with_alpha,
)
from ..motifs.arms import blade
from ..motifs.figures import robed_figure
from ..motifs.regalia import horns
from ..motifs.sacred import cloud_bank, halo
from ..motifs.wings import IVORY_PLUMAGE, RAISED, WingPose, wing
from .finish import SIZE, finished, frame, screened, title

ORANGE: Color = (206, 84, 22)
COBALT: Color = (16, 56, 150)
HORIZON = 716
SUN = (450.0, 640.0)
RAVEN: Stops = ((0.0, (96, 104, 140)), (0.4, (40, 44, 66)), (0.8, (20, 22, 38)), (1.0, (64, 40, 60)))
DUSK_CLOUD: Stops = (
    (0.0, (34, 30, 78)),
    (0.35, (108, 56, 88)),
    (0.55, (214, 104, 66)),
    (0.75, (255, 178, 92)),
    (1.0, (255, 244, 208)),
)
LOW_WING = WingPose(((0, 0), (0.06, -0.24), (0.22, -0.42), (0.44, -0.44)), 102, -58, 0.80, 0.36)


def cover() -> Image.Image:
    """The whole cover."""
    base = _sky()
    base = _floor(base)
    base = _guardian(base)
    base = _adversary(base)
    base = light(base, radial(SIZE, SUN, (520, 420), 1.6), (255, 170, 70), 0.26)
    base = finished(base, "angel wars", 0.5)
    base = title(base, "ANGEL WARS", 150, 118, 0.04, halo=(255, 140, 40))
    return frame(base, "angel wars")


def _sky() -> Image.Image:
    base = gradient(
        SIZE,
        (
            (0.0, (8, 16, 62)),
            (0.22, (22, 44, 120)),
            (0.40, (120, 66, 110)),
            (0.52, (240, 128, 52)),
            (0.60, (255, 210, 120)),
            (1.0, (255, 200, 110)),
        ),
    )
    base = screened(base, scaled_stars())
    base = light(base, rays(SIZE, SUN, "sun", 980, 34, 1.6), (255, 176, 84), 0.65)
    streaks = levels(warp(noise(SIZE, "cirrus", (420, 42), 5, 0.6, 4), "cirrus", 26, 160), 120, 235, 1.4)
    base = light(base, times(streaks, radial(SIZE, (450, 560), (760, 420), 0.8)), (255, 170, 96), 0.6)
    for k, (top, puff, fade) in enumerate(((500, 58, 1.0), (610, 44, 1.0))):
        bank = cloud_bank(SIZE, top, ("aw", k), puff, DUSK_CLOUD, 300 if k else 280, fade, 190 - 60 * k)
        hole = Image.eval(radial(SIZE, SUN, (420, 330), 0.8), lambda v: 255 - min(255, v * 2))
        bank.putalpha(times(bank.getchannel("A"), hole))
        base = over(base, bank, opacity=0.85)
    disc = Canvas(SIZE, 2)
    disc.disc(SUN, 128, (255, 255, 255))
    base = glow(base, disc.alpha(), (255, 190, 90), 150, 0.9)
    face = colourise(
        radial(SIZE, SUN, 150, 0.6), ((0.0, (255, 190, 90)), (0.5, (255, 232, 160)), (1.0, (255, 254, 240)))
    )
    return over(base, with_alpha(face, disc.alpha()))


def scaled_stars() -> Image.Image:
    """A few stars in the upper sky, gone towards the horizon."""
    sky = stars(SIZE, "aw", 220, 1.6)
    fade = levels(linear(SIZE, 270), 130, 240)
    return times(sky, Image.merge("RGB", (fade, fade, fade)))


def _tile(kind: str, side: int, seed: object) -> Image.Image:
    """One enamel tile: cloisonne of gold wire over glassy colour."""
    size = (side, side)
    hue = ORANGE if kind == "sun" else COBALT
    mid = (side / 2, side / 2)
    wire = Canvas(size, 3)
    inlay = Canvas(size, 3, mix(hue, (255, 255, 255), 0.35))
    if kind == "sun":
        for k in range(24):
            a = k * 15
            far = 0.44 if k % 2 == 0 else 0.33
            ray = bezier([polar(mid, side * 0.17, a - 5), polar(mid, side * 0.28, a + 7), polar(mid, side * far, a)], 8)
            inlay.stroke(ray, lambda t: side * 0.045 * (1 - t), (255, 190, 80) if k % 2 == 0 else (250, 140, 50))
        for r in (0.155, 0.105):
            wire.ring(mid, side * r, side * 0.012, (255, 255, 255))
        inlay.disc(mid, side * 0.14, (255, 214, 110))
        wire.ring(mid, side * 0.455, side * 0.010, (255, 255, 255))
    else:
        for row in range(7):
            y = side * (0.10 + row * 0.135)
            points = [
                (side * (0.05 + i * 0.9 / 36), y + math.sin(i / 36 * math.tau * 2.5 + row * math.pi) * side * 0.035)
                for i in range(37)
            ]
            inlay.stroke(points, taper(side * 0.055, 0.2), mix((40, 120, 220), (120, 210, 240), row / 7))
            wire.stroke([(x, yy - side * 0.03) for x, yy in points], taper(side * 0.011, 0.2), (255, 255, 255))
    glass = noise(size, (seed, kind), side * 0.6, 4)
    field = colourise(glass, ((0.0, mix(hue, (0, 0, 0), 0.55)), (0.6, hue), (1.0, mix(hue, (255, 255, 255), 0.22))))
    field = over(field, inlay.image())
    edge = Canvas(size, 1)
    edge.poly([(6, 6), (side - 6, 6), (side - 6, side - 6), (6, side - 6)], (255, 255, 255))
    field = relief(field, bevel(inflate(edge.alpha(), side * 0.10), 4, 235, 1.3), 0.8)
    field = over(field, gold_leaf(wire.alpha(), (seed, "wire"), 2))
    rim = Image.new("L", size, 255)
    rim.paste(0, (5, 5, side - 5, side - 5))
    return over(field, gold_leaf(rim, (seed, "rim"), 3))


def _floor(base: Image.Image) -> Image.Image:
    side, across, deep = 144, 14, 12
    suns = [_tile("sun", side, k) for k in range(2)]
    waves = [_tile("wave", side, k) for k in range(2)]
    board = Image.new("RGB", (side * across, side * deep))
    for j in range(deep):
        for i in range(across):
            pick = suns if (i + j) % 2 == 0 else waves
            board.paste(pick[(i * 7 + j * 3) % 2], (i * side, j * side))
    big = (SIZE[0] * 2, SIZE[1] * 2)
    far, near = 330, 2000
    corners = (
        (900 - far * 1.9, (HORIZON + 42) * 2),
        (900 + far * 1.9, (HORIZON + 42) * 2),
        (900 + near * 1.55, 2560),
        (900 - near * 1.55, 2560),
    )
    laid = perspective(board, big, corners).resize(SIZE, Image.Resampling.LANCZOS)
    cover_ = perspective(Image.new("L", board.size, 255), big, corners).resize(SIZE, Image.Resampling.LANCZOS)
    sea = gradient(
        SIZE, ((0.0, (255, 200, 110)), (HORIZON / 1200, (250, 170, 90)), (0.66, (30, 62, 130)), (1.0, (10, 26, 80)))
    )
    ripples = levels(noise(SIZE, "sea", (90, 4), 4, 0.6, 0), 150, 220)
    sea = light(sea, times(ripples, radial(SIZE, (450, HORIZON + 10), (420, 90), 0.7)), (255, 220, 150), 0.9)
    below = Image.new("L", SIZE)
    below.paste(255, (0, HORIZON, *SIZE))
    base = Image.composite(sea, base, blur(below, 1.0))
    base = Image.composite(laid, base, cover_)
    haze = levels(linear(SIZE, 270), 55, 104)
    base = shade(base, times(haze, cover_), (255, 176, 96), 0.55)
    path = times(radial(SIZE, (450, HORIZON), (190, 560), 0.9), cover_)
    base = light(base, path, (255, 190, 100), 0.75)
    dark = times(levels(linear(SIZE, 90), 170, 255), cover_)
    return shade(base, dark, (6, 6, 26), 0.72)


def _stand(base: Image.Image, layer: Image.Image, lean: int, rim: Color) -> Image.Image:
    """The base with a figure standing on it: shadow on the tiles, light round its edge from the sun."""
    alpha = layer.getchannel("A")
    ground = Canvas(SIZE, 1)
    foot = (alpha.getbbox() or (0, 0, *SIZE))[3]
    middle = 225 if lean > 0 else 675
    ground.disc((middle - lean * 22, foot - 4), (150, 20), (255, 255, 255))
    mirrored = placed(layer.transpose(Image.Transpose.FLIP_TOP_BOTTOM), SIZE, (0, 2 * foot - SIZE[1] - 12))
    fade = levels(linear(SIZE, 270), 10, 60)
    mirrored.putalpha(times(blur(mirrored.getchannel("A"), 2), fade))
    base = over(base, blur(mirrored, 2), opacity=0.42)
    base = shade(base, blur(ground.alpha(), 12), (4, 4, 20), 0.8)
    base = over(base, layer)
    edge = times(alpha, Image.eval(blur(shift(alpha, -lean * 4, 3), 3), lambda v: 255 - v))
    return light(base, edge, rim, 0.85)


def _guardian(base: Image.Image) -> Image.Image:
    canvas = Canvas(SIZE, 2, (210, 190, 160))
    wing(canvas, (248, 500), 214, RAISED, 1, IVORY_PLUMAGE, 15, "guard far", 8)
    wing(canvas, (212, 506), 330, LOW_WING, -1, IVORY_PLUMAGE, 17, "guard near", 6)
    wings = canvas.image()
    base = glow(base, wings.getchannel("A"), (255, 214, 150), 40, 0.45)
    base = over(base, halo(SIZE, (232, 432), 84, 24, "guard"))
    figure = robed_figure(
        560,
        IVORY,
        GOLD,
        "hood",
        "guardian",
        310,
        0.95,
        ((0.0, (20, 30, 80)), (0.45, (40, 74, 160)), (0.7, (110, 150, 220)), (1.0, (230, 240, 255))),
        1.0,
    )
    layer = Image.alpha_composite(wings, placed(figure, SIZE, (232 - 224, 392)))
    sword = blade(SIZE, (238, 640), (238, 900), 20, seed="guardian")
    layer = Image.alpha_composite(layer, sword)
    return _stand(base, layer, 1, (255, 214, 150))


def _adversary(base: Image.Image) -> Image.Image:
    canvas = Canvas(SIZE, 2, (30, 30, 46))
    wing(canvas, (652, 500), 214, RAISED, -1, RAVEN, 15, "foe far", 8)
    wing(canvas, (688, 506), 330, LOW_WING, 1, RAVEN, 17, "foe near", 6)
    wings = canvas.image()
    base = glow(base, wings.getchannel("A"), (255, 120, 60), 30, 0.3)
    figure = robed_figure(
        560,
        OBSIDIAN,
        GOLD,
        "horned",
        "adversary",
        230,
        0.95,
        ((0.0, (20, 4, 4)), (0.45, (96, 20, 16)), (0.7, (190, 70, 40)), (1.0, (255, 190, 140))),
        -1.0,
    )
    layer = Image.alpha_composite(wings, placed(figure, SIZE, (668 - 224, 392)))
    layer = Image.alpha_composite(layer, horns(SIZE, (666, 422), 74, 16, 0.7, OBSIDIAN))
    steel: tuple[Color, Color] = ((90, 90, 110), (30, 30, 46))
    layer = Image.alpha_composite(layer, blade(SIZE, (662, 640), (662, 900), 20, steel, "adversary"))
    return _stand(base, layer, -1, (255, 150, 80))
