"""The table of ArchPiratus: space seen from the bridge, the lanes of the star map, the rail of the Store."""

from __future__ import annotations

import itertools
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
    grain,
    levels,
    light,
    linear,
    noise,
    over,
    polar,
    radial,
    relief,
    ridges,
    rng,
    scaled,
    shade,
    spline,
    stars,
    times,
    vignette,
    warp,
    with_alpha,
)
from ..motifs.ships import plates
from ..motifs.space import planet

SIZE = (1920, 1470)
WHITE: Color = (255, 255, 255)
TEAL: Color = (96, 224, 214)
AMBER: Color = (255, 190, 104)
ICE: Stops = (
    (0.0, (4, 10, 18)),
    (0.3, (16, 48, 62)),
    (0.55, (40, 104, 116)),
    (0.8, (126, 186, 178)),
    (1.0, (232, 246, 226)),
)
RUST: Stops = (
    (0.0, (10, 5, 6)),
    (0.35, (62, 28, 20)),
    (0.6, (126, 62, 34)),
    (0.82, (196, 122, 66)),
    (1.0, (246, 204, 140)),
)
SILL = 800.0
"""Where the console begins, below the window."""


def space() -> Image.Image:
    """A cold nebula with a warm heart, two worlds and a belt of dust."""
    gas = warp(noise(SIZE, "gas", 460, 7, 0.6), "gas", 90, 320)
    base = colourise(
        gas, ((0.0, (2, 4, 10)), (0.45, (6, 14, 26)), (0.7, (12, 40, 52)), (0.9, (32, 84, 92)), (1.0, (70, 130, 124)))
    )
    warm = times(
        levels(warp(noise(SIZE, "warm gas", 380, 6, 0.6), "warm gas", 80, 260), 120, 255),
        radial(SIZE, (1330, 420), (980, 520), 1.1),
    )
    base = light(base, warm, (206, 96, 52), 0.55)
    veins = times(levels(ridges(SIZE, "veins", 340, 6), 190, 255, 1.6), levels(gas, 90, 230))
    base = light(base, veins, (120, 220, 214), 0.22)
    base = ImageChops.screen(base, stars(SIZE, "far", 2600, 1.2))
    base = ImageChops.screen(base, stars(SIZE, "near", 260, 3.0))
    world = planet(620, ICE, "ice", False, 200, (120, 230, 220))
    base = over(base, world, (-330, 120), 0.8)
    giant = planet(380, RUST, "rust", True, 215, (255, 180, 110))
    return over(base, giant, (1560, -150), 0.75)


def console() -> Image.Image:
    """The desk of the bridge: worn plates, seams, rivets and small lamps, lit from the window."""
    metal = colourise(
        Image.blend(noise(SIZE, "desk", 240, 6), noise(SIZE, "brushed", (300, 4), 3, angle=0), 0.35),
        ((0.0, (9, 12, 17)), (0.5, (20, 26, 33)), (1.0, (36, 43, 50))),
    )
    metal = relief(metal, bevel(plates(SIZE, rng("desk plates"), 3600), 2, 255, 2.2), 0.5)
    wear = levels(ridges(SIZE, "wear", 120, 5), 215, 255)
    metal = light(metal, wear, (110, 120, 120), 0.2)
    marks = Canvas(SIZE, 2)
    for y, step in ((SILL + 46, 46), (1452, 46)):
        for k in range(SIZE[0] // step + 1):
            marks.disc((k * step + 20, y), 3.2, (190, 200, 200))
    rivets = marks.alpha()
    metal = relief(metal, bevel(blur(rivets, 1.2), 2, 235, 2.0), 0.8)
    lamps = Canvas(SIZE, 2)
    source = rng("lamps")
    for k in range(60):
        x = 34 + k * 32
        lamps.disc((x, SILL + 22), 2.6, TEAL if source.random() < 0.7 else AMBER, 255 if source.random() < 0.6 else 80)
    lit = lamps.image()
    metal = glow(metal, lit.getchannel("A"), TEAL, 12, 0.35)
    return over(metal, lit)


def ground() -> Image.Image:
    base = space()
    edge = Canvas(SIZE, 2)
    brow = spline([(-40, SILL + 34), (480, SILL + 4), (960, SILL - 8), (1440, SILL + 4), (1960, SILL + 34)], 24)
    edge.poly([*brow, (1960, 1480), (-40, 1480)], WHITE)
    desk = edge.alpha()
    base = shade(base, blur(ImageChops.offset(desk, 0, -26), 30), (0, 2, 6), 0.6)
    base = Image.composite(console(), base, desk)
    line = Canvas(SIZE, 2)
    line.line(brow, 5, WHITE)
    line.line([(x, y + 12) for x, y in brow], 1.6, WHITE)
    rim = line.alpha()
    base = light(base, blur(rim, 18), (60, 180, 176), 0.55)
    base = light(base, rim, (150, 214, 206), 0.55)
    base = light(base, times(desk, radial(SIZE, (960, SILL), (1050, 430), 1.3)), (70, 150, 150), 0.22)
    base = shade(base, times(desk, levels(linear(SIZE, 90), 150, 300)), (2, 4, 8), 0.7)
    return grain(vignette(base, 0.5, (0, 1, 5)), "archpiratus ground", 2.0)


MAP = (1880, 316)
"""Twice as large as it lies on the table."""
STOPS: tuple[Point, ...] = tuple((8 * 2 + 75 * 2 + k * 231 * 2, 134.0) for k in range(4))


def star_map() -> Image.Image:
    """The lanes between the four stations: one chart across the whole table, with rings, bearings and small stars."""
    faint, bright = Canvas(MAP, 3), Canvas(MAP, 3)
    w, h = MAP
    for x in range(0, w, 94):
        faint.line([(x, 14), (x, h - 14)], 1.2, WHITE, 60)
    for y in range(20, h, 68):
        faint.line([(6, y), (w - 6, y)], 1.2, WHITE, 60)
    for k, centre in enumerate(STOPS):
        for radius in (150, 190, 250):
            faint.ring(centre, radius, 1.6, WHITE, 130)
        for n in range(72):
            far = 162 if n % 6 else 172
            faint.line([polar(centre, 150, n * 5), polar(centre, far, n * 5)], 1.4, WHITE, 150)
        bright.ring(centre, 138, 2.4, WHITE)
        for n in range(3):
            spot = polar(centre, 138, 40 * k + n * 120 + 200)
            bright.disc(spot, 6 - n, WHITE)
    lanes = [(-60.0, 200.0), *((x, y + (24 if k % 2 else -6)) for k, (x, y) in enumerate(STOPS)), (w + 60.0, 80.0)]
    path = spline(lanes, 60)
    for k, (a, b) in enumerate(itertools.pairwise(path)):
        if k % 3 != 2:
            bright.line([a, b], 4.2, WHITE)
    for shift in (-18, 18):
        faint.line([(x, y + shift) for x, y in path], 1.4, WHITE, 150)
    source = rng("chart")
    for _ in range(90):
        x, y, r = source.uniform(10, w - 10), source.uniform(10, h - 10), source.uniform(1.2, 4.4)
        bright.poly([polar((x, y), r * (2 if n % 2 == 0 else 0.6), n * 45) for n in range(8)], WHITE, 190)
    quiet, loud = faint.alpha(), bright.alpha()
    fade = times(levels(linear(MAP, 0), 0, 20), ImageChops.invert(levels(linear(MAP, 0), 235, 255)))
    sheet = Image.new("RGB", MAP, (4, 20, 30))
    sheet = light(sheet, quiet, TEAL, 0.5)
    sheet = glow(sheet, loud, (40, 190, 186), 12, 0.6)
    sheet = light(sheet, loud, (170, 250, 240), 0.9)
    veil = times(ImageChops.lighter(scaled(quiet, 0.55), ImageChops.lighter(loud, scaled(blur(loud, 10), 0.7))), fade)
    edge = times(levels(linear(MAP, 90), 0, 26), ImageChops.invert(levels(linear(MAP, 90), 229, 255)))
    return with_alpha(sheet, times(ImageChops.lighter(veil, times(Image.new("L", MAP, 84), fade)), edge))


RAIL = (1848, 288)


def rail() -> Image.Image:
    """Where the Store lies: a hatch of dark steel with a strip of light along it."""
    w, h = RAIL
    mask = Canvas(RAIL, 3)
    cut = 26
    outline = [
        (cut, 4),
        (w - cut, 4),
        (w - 4, cut),
        (w - 4, h - cut),
        (w - cut, h - 4),
        (cut, h - 4),
        (4, h - cut),
        (4, cut),
    ]
    mask.poly(outline, WHITE)
    steel = colourise(
        Image.blend(noise(RAIL, "hatch", 160, 6), noise(RAIL, "hatch brushed", (260, 3), 3, angle=0), 0.45),
        ((0.0, (11, 16, 22)), (0.5, (23, 31, 38)), (1.0, (42, 52, 58))),
    )
    steel = light(steel, radial(RAIL, (w / 2, 10), (w * 0.6, h), 1.2), (110, 214, 206), 0.2)
    lines = Canvas(RAIL, 3)
    lines.line([*outline, outline[0]], 5, WHITE)
    for k in range(60):
        x = 44 + k * (w - 88) / 59
        lines.disc((x, 15), 2.4, WHITE)
        lines.disc((x, h - 15), 2.4, WHITE)
    rim = lines.alpha()
    steel = relief(steel, bevel(blur(rim, 1.2), 2, 240, 2.2), 0.8)
    strips = Canvas(RAIL, 3)
    for y in (8, h - 8):
        strips.line([(60, y), (w - 60, y)], 3, WHITE)
    for side, x in ((1, 22.0), (-1, w - 22.0)):
        for k in range(6):
            y = h / 2 - 75 + k * 30
            strips.poly([(x, y), (x + side * 10, y + 7), (x, y + 14), (x - side * 2, y + 7)], WHITE, 220)
    bright = strips.alpha()
    steel = glow(steel, bright, (60, 210, 200), 14, 0.55)
    steel = light(steel, bright, (190, 255, 246), 0.9)
    return with_alpha(grain(steel, "hatch", 2), scaled(mask.alpha(), 0.9))


def paint(out: Path) -> Iterator[Path]:
    folder = out / "archpiratus"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "ground.jpg"
    ground().save(path, quality=84, optimize=True)
    yield path
    for name, picture in (("map", star_map()), ("rail", rail())):
        path = folder / f"{name}.png"
        small = picture if name == "map" else picture.resize((RAIL[0] // 2, RAIL[1] // 2), Image.Resampling.LANCZOS)
        small.save(path, optimize=True)
        yield path
