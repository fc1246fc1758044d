"""The table of Aniołowie: a leaf of parchment by candlelight, the washes of ink that cards lie on, the pedestal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    bevel,
    blur,
    colourise,
    glow,
    gold_leaf,
    grain,
    inflate,
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
    scaled,
    shade,
    times,
    vignette,
    warp,
    with_alpha,
)
from ..motifs.wings import SPREAD, wing
from .letters import STROKES, letter, letter_ring
from .seals import Angel, drawn

SIZE = (1920, 1470)
WHITE: Color = (255, 255, 255)
INK: Color = (44, 24, 14)
HEART: Point = (960.0, 640.0)
"""Where the light falls: the fight and its stake are there."""
VELLUM: Stops = ((0.0, (92, 64, 38)), (0.3, (134, 100, 62)), (0.6, (170, 134, 88)), (1.0, (206, 172, 122)))
QUILL: Stops = ((0.0, (255, 255, 255)), (0.6, (150, 150, 150)), (1.0, (60, 60, 60)))


def vellum() -> Image.Image:
    """Skin with its clouds, fibres and pores, foxed by age."""
    cloud = Image.blend(noise(SIZE, "skin", 460, 6, 0.55), noise(SIZE, "fibre", (150, 9), 4, 0.6, angle=12), 0.22)
    base = colourise(warp(cloud, "skin", 40, 240), VELLUM)
    base = relief(base, bevel(noise(SIZE, "pores", 9, 3), 1, 235, 1.6), 0.1, (60, 36, 18))
    source = rng("foxing")
    for _spot in range(60):
        at, size = (source.uniform(0, SIZE[0]), source.uniform(0, SIZE[1])), source.uniform(6, 46)
        base = shade(base, _near(at, size), (84, 48, 22), source.uniform(0.1, 0.3))
    return base


def _near(at: Point, radius: float) -> Image.Image:
    """A soft spot, painted on a sheet no larger than it."""
    side = round(2 * radius) + 2
    spot = radial((side, side), (side / 2, side / 2), radius, 1.2)
    return placed(spot, SIZE, (round(at[0] - side / 2), round(at[1] - side / 2)))


def written() -> Image.Image:
    """The mask of what is written and drawn: the wheel of the nine orders, wings, and text in the margins."""
    lines = Canvas(SIZE, 2)
    for k, radius in enumerate((252, 262, 352, 360, 460, 466, 476, 640, 648)):
        lines.ring(HEART, radius, 3.4 - (k % 3) * 0.9, WHITE)
    for k in range(180):
        far = 378 if k % 20 == 0 else 372 if k % 5 == 0 else 367
        lines.line([polar(HEART, 360, k * 2), polar(HEART, far, k * 2)], 1.6, WHITE)
    letter_ring(lines, "serafini cherubini trony", HEART, 308, 15, 2.2)
    letter_ring(lines, "panowie moce potegi ksiazeta", HEART, 418, 13, 2.0)
    for k in range(9):
        at = polar(HEART, 562, -90 + k * 40)
        lines.ring(at, 62, 2.6, WHITE)
        lines.ring(at, 54, 1.4, WHITE)
        for n in range(3 + k):
            points = [polar(at, 50, -90 + (n * (2 + k % 3) + m) * 360 / (3 + k)) for m in (0, 2 + k % 2)]
            lines.line(points, 1.5, WHITE)
        lines.line([polar(HEART, 476, -90 + k * 40), polar(HEART, 500, -90 + k * 40)], 2.0, WHITE)
    source = rng("margins")
    for side, left, right in ((0, 36, 300), (1, 1620, 1884)):
        for row in range(25):
            y, x = 110 + row * 29.0, float(left)
            end = right - (source.uniform(0, 70) if side == 0 else source.uniform(0, 40))
            while x < end:
                if source.random() > 0.16:
                    letter(lines, source.choice(sorted(STROKES)), (x, y), 6.4, 1.3)
                x += 17
    return lines.alpha()


def _wings() -> Image.Image:
    """The mask of two wings in outline, beside the wheel."""
    canvas = Canvas(SIZE, 1, (0, 0, 0))
    for side in (-1, 1):
        wing(canvas, (HEART[0] + side * 300, HEART[1] + 60), 640, SPREAD, side, QUILL, 17, ("leaf", side), -8 * side)
    drawing = canvas.image()
    edges = bevel(drawing.convert("L"), 2, 225, 3.0).point([min(255, abs(v - 128) * 3) for v in range(256)])
    return times(edges, drawing.getchannel("A"))


def _seals() -> Image.Image:
    """The mask of two great seals that face each other: of the one who speaks for heaven, and of the one who fell."""
    sheet = Image.new("L", SIZE)
    for name, fallen, order, at in (("metatron", False, 9, (430, 1150)), ("samael", True, 9, (1490, 1150))):
        lines = drawn(Angel(name, name, fallen, order, 0, False))
        seal = ImageChops.lighter(lines.bold, ImageChops.lighter(scaled(lines.fine, 0.6), lines.heart))
        side = 620
        seal = seal.resize((side, side), Image.Resampling.LANCZOS)
        sheet = ImageChops.lighter(sheet, placed(seal, SIZE, (at[0] - side // 2, at[1] - side // 2)))
    return sheet


def _burnt() -> Image.Image:
    """The mask of what the fire left of the leaf's edge."""
    inside = Canvas(SIZE, 1)
    inside.poly([(16, 14), (SIZE[0] - 16, 14), (SIZE[0] - 16, SIZE[1] - 14), (16, SIZE[1] - 14)], WHITE)
    return warp(warp(inside.alpha(), "burnt", 14, 60), "torn", 10, 220)


def ground() -> Image.Image:
    base = vellum()
    faded = levels(noise(SIZE, "faded", 240, 4), -40, 170)
    for mask, strength in ((written(), 0.72), (_wings(), 0.5), (_seals(), 0.62)):
        base = shade(base, times(blur(mask, 0.7), faded), INK, strength)
        base = shade(base, blur(mask, 5), (96, 54, 22), strength * 0.3)
    leaf = _burnt()
    base = shade(base, ImageChops.invert(blur(leaf, 34)), (46, 22, 8), 0.9)
    base = Image.composite(base, Image.new("RGB", SIZE, (15, 10, 9)), leaf)
    base = light(base, times(ImageChops.subtract(blur(leaf, 2), leaf), leaf), (255, 130, 40), 0.6)
    base = light(base, rays(SIZE, HEART, "candle", 1150, 30, 1.8), (255, 214, 140), 0.16)
    base = shade(base, ImageChops.invert(radial(SIZE, HEART, (1450, 1080), 0.62)), (18, 9, 8), 0.8)
    base = light(base, radial(SIZE, HEART, (620, 400), 1.3), (255, 206, 128), 0.3)
    return grain(vignette(base, 0.4, (8, 5, 6)), "leaf", 2.4)


WASH = (900, 300)


def wash() -> Image.Image:
    """Ink that ran over the leaf and dried, darkest where it stopped: what cards lie on."""
    body = Canvas(WASH, 2)
    w, h = WASH
    body.poly([(16, 22), (60, 10), (w - 40, 14), (w - 12, 40), (w - 18, h - 26), (w - 70, h - 10), (44, h - 14),
               (10, h - 44)], WHITE)  # fmt: skip
    mask = warp(warp(body.alpha(), "ran", 7, 90), "dried", 4, 26)
    flow = Image.blend(noise(WASH, "wash", 190, 5), linear(WASH, 80), 0.3)
    rim = ImageChops.subtract(mask, blur(mask, 9))
    depth = ImageChops.add(levels(flow, -200, 330), scaled(rim, 0.9))
    cover = times(blur(mask, 1.2), scaled(depth, 1.0))
    tone = colourise(flow, ((0.0, (26, 15, 11)), (0.6, (38, 24, 16)), (1.0, (58, 38, 24))))
    return with_alpha(tone, cover)


DAIS = (720, 720)


def pedestal() -> Image.Image:
    """A round step of stone with gilded rings, in a light that reaches beyond it."""
    middle: Point = (360.0, 360.0)
    disc = Canvas(DAIS, 2)
    disc.disc(middle, 236, WHITE)
    stone = colourise(
        Image.blend(noise(DAIS, "dais", 120, 6), radial(DAIS, (330, 310), 330, 0.9), 0.5),
        ((0.0, (34, 26, 26)), (0.5, (88, 70, 58)), (1.0, (156, 128, 98))),
    )
    stone = relief(stone, bevel(inflate(disc.alpha(), 14), 3, 235, 2.4), 0.7, (14, 8, 8))
    stone = relief(stone, bevel(ridges(DAIS, "dais veins", 110, 4), 1, 235, 1.2), 0.16)
    rings = Canvas(DAIS, 3)
    for radius, width in ((231, 5.0), (216, 1.6), (176, 3.0), (168, 1.4)):
        rings.ring(middle, radius, width, WHITE)
    letter_ring(rings, "korowod stawka", middle, 196, 9, 2.0)
    for k in range(36):
        rings.poly(
            [polar(middle, 223.5 + (5 if n % 2 else 2) * (1 if n < 2 else -1), k * 10 + n) for n in range(4)], WHITE
        )
    gold = rings.alpha()
    stone = glow(stone, gold, (255, 190, 100), 7, 0.35)
    stone = over(stone, gold_leaf(gold, "dais", 2))
    stone = light(stone, radial(DAIS, middle, 200, 1.1), (255, 222, 160), 0.62)
    shape = disc.alpha()
    shadow = scaled(blur(ImageChops.offset(shape, 5, 12), 16), 0.75)
    beams = times(rays(DAIS, middle, "stake", 358, 34, 1.2), ImageChops.invert(shape))
    halo = ImageChops.lighter(levels(radial(DAIS, middle, 360, 0.8), 0, 120), scaled(beams, 0.9))
    around = Image.composite(Image.new("RGB", DAIS, (255, 206, 124)), Image.new("RGB", DAIS, (12, 7, 6)), halo)
    outside = with_alpha(around, ImageChops.lighter(shadow, halo))
    return Image.alpha_composite(outside, with_alpha(stone, shape))


def paint(out: Path) -> Iterator[Path]:
    folder = out / "aniolowie"
    path = folder / "ground.jpg"
    ground().save(path, quality=84, optimize=True)
    yield path
    for name, picture in (("wash", wash()), ("pedestal", pedestal())):
        path = folder / f"{name}.png"
        picture.save(path, optimize=True)
        yield path
