"""Worn metal, rivets, tape and screens."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageChops, ImageDraw

from ..brush import (
    Color,
    Point,
    Stops,
    blur,
    colourise,
    levels,
    linear,
    mix,
    noise,
    ribbon,
    ridges,
    rng,
    scaled,
    with_alpha,
)
from ..frames.outlines import Box, Outline, arc
from ..frames.sheet import Pair, Sheet

STEEL: Stops = ((0.0, (14, 18, 24)), (0.3, (62, 72, 84)), (0.55, (126, 140, 154)), (0.8, (206, 218, 228)),
                (1.0, (255, 255, 255)))  # fmt: skip
GUNMETAL: Stops = ((0.0, (6, 8, 12)), (0.35, (34, 40, 50)), (0.58, (78, 88, 102)), (0.82, (150, 164, 178)),
                   (1.0, (236, 244, 250)))  # fmt: skip
COPPER: Stops = ((0.0, (26, 8, 4)), (0.3, (110, 46, 22)), (0.55, (184, 96, 52)), (0.8, (242, 172, 118)),
                 (1.0, (255, 236, 214)))  # fmt: skip
VERDIGRIS: Stops = ((0.0, (4, 16, 14)), (0.3, (26, 78, 64)), (0.55, (70, 146, 118)), (0.8, (158, 222, 190)),
                    (1.0, (238, 255, 246)))  # fmt: skip
BLOOD: Stops = ((0.0, (14, 2, 4)), (0.35, (78, 12, 16)), (0.6, (150, 34, 32)), (0.82, (226, 104, 84)),
                (1.0, (255, 222, 204)))  # fmt: skip

TEAL, AMBER, RED = (70, 226, 214), (255, 176, 60), (255, 82, 58)


def tint(sheet: Sheet, mask: Image.Image, color: Color, strength: float = 1.0) -> None:
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, color), scaled(mask, strength)))


def plate(sheet: Sheet, mask: Image.Image, pair: Pair, seed: str, wear: float = 1.0) -> None:
    """Brushed metal under old paint: streaks, scratches, and bare edges where hands have been."""
    w, h = sheet.size
    streaks = noise((w // 2, h // 2), (seed, "brushed"), (90, 2.4), 3, angle=0).resize(sheet.size)
    cloud = noise((w // 4, h // 4), (seed, "stain"), 60, 3).resize(sheet.size, Image.Resampling.BICUBIC)
    tone = Image.blend(Image.blend(linear(sheet.size), cloud, 0.34), streaks, 0.1)
    sheet.lay(with_alpha(colourise(tone, ((0.0, pair[0]), (1.0, pair[1]))), mask))
    bare = ImageChops.subtract(mask, sheet.shrunk(mask, 15))
    chips = levels(noise((w // 2, h // 2), (seed, "chips"), 22, 4), 150, 178).resize(sheet.size)
    tint(sheet, ImageChops.multiply(bare, chips), mix(pair[0], (236, 232, 220), 0.55), 0.55 * wear)
    rust = levels(ridges((w // 4, h // 4), (seed, "rust"), 90, 3), 205, 255).resize(sheet.size)
    tint(sheet, ImageChops.multiply(rust, mask), mix(pair[1], (96, 48, 20), 0.45), 0.28 * wear)
    scratches(sheet, mask, seed, round(26 * wear))


def scratches(sheet: Sheet, mask: Image.Image, seed: str, count: int) -> None:
    """Fine lines, bright on one side and dark on the other."""
    source = rng(seed, "scratches")
    lines = Image.new("L", sheet.size)
    draw = ImageDraw.Draw(lines)
    for _k in range(count):
        x, y = source.uniform(0, sheet.size[0]), source.uniform(0, sheet.size[1])
        length, slope = source.uniform(20, 90) * sheet.ss, source.uniform(-0.5, 0.5)
        draw.line((x, y, x + length, y + length * slope), fill=round(source.uniform(60, 200)), width=1)
    lines = ImageChops.multiply(lines, mask)
    tint(sheet, ImageChops.offset(lines, 0, sheet.ss), (0, 0, 0), 0.4)
    tint(sheet, lines, (255, 255, 255), 0.34)


def rivets(sheet: Sheet, centres: Iterable[Point], radius: float, metal: Stops) -> None:
    spots = list(centres)
    tint(sheet, blur(sheet.discs(spots, radius * 1.5), sheet.ss), (0, 0, 0), 0.5)
    sheet.metal(sheet.discs(spots, radius), metal, radius * 0.6, 0.5)


def screws(sheet: Sheet, centres: Iterable[Point], radius: float, metal: Stops) -> None:
    """Slotted heads, each turned its own way."""
    spots = list(centres)
    rivets(sheet, spots, radius, metal)
    source = rng("screws", len(spots))
    slots: list[Outline] = []
    for x, y in spots:
        dx, dy = source.uniform(-1, 1), source.uniform(0.3, 1)
        size = (dx * dx + dy * dy) ** 0.5 / radius / 0.8
        slots.append(ribbon([(x - dx / size, y - dy / size), (x + dx / size, y + dy / size)], lambda t: radius * 0.34))
    tint(sheet, sheet.shape(*slots), (10, 10, 12), 0.85)


def tape(sheet: Sheet, mask: Image.Image, bright: Color, dark: Color, step: float = 22) -> None:
    """Warning tape: slanting stripes, a little worn."""
    w, h = sheet.size[0] / sheet.ss, sheet.size[1] / sheet.ss
    stripes = sheet.shape(*([(x, h), (x + step / 2, h), (x + step / 2 + h, 0), (x + h, 0)]
                            for x in (k * step - h for k in range(int((w + h) / step) + 1))))  # fmt: skip
    sheet.shadow(mask, 2, 0.5, sheet.image.getchannel("A"))
    tint(sheet, mask, dark)
    tint(sheet, ImageChops.multiply(stripes, mask), bright)
    worn = levels(noise((sheet.size[0] // 2, sheet.size[1] // 2), "tape", 26, 4), 150, 200).resize(sheet.size)
    tint(sheet, ImageChops.multiply(worn, mask), (24, 22, 22), 0.55)


def screen(sheet: Sheet, mask: Image.Image, pair: Pair, glow: Color, metal: Stops, rim: float = 3.4) -> None:
    """A pane of dark glass with scan lines, lit from its edges."""
    sheet.fill(mask, pair, "glass", 0.02)
    lines = sheet.shape(*([(0, y), (sheet.size[0], y), (sheet.size[0], y + 1), (0, y + 1)]
                          for y in range(0, sheet.size[1] // sheet.ss, 4)))  # fmt: skip
    tint(sheet, ImageChops.multiply(lines, mask), (0, 0, 0), 0.22)
    seam = ImageChops.multiply(blur(ImageChops.invert(mask), 9 * sheet.ss), mask)
    tint(sheet, seam, glow, 0.34)
    sheet.shadow(ImageChops.invert(mask), 4, 0.7, mask, down=1)
    sheet.rim(mask, rim, metal, 1.8)


def lamp(sheet: Sheet, centre: Point, radius: float, color: Color, metal: Stops) -> None:
    """A small light in a metal ring."""
    sheet.metal(sheet.discs([centre], radius * 1.4), metal, 2)
    tint(sheet, sheet.discs([centre], radius), mix(color, (0, 0, 0), 0.25))
    sheet.glow(sheet.discs([centre], radius * 0.6), radius * 0.5, mix(color, (255, 255, 255), 0.45), 0.95)
    sheet.glow(sheet.discs([centre], radius), radius, color, 0.4)


def traces(box: Box, seed: str, count: int) -> list[Outline]:
    """Conductors that run down a board and bend aside, each to a dot."""
    x0, y0, x1, y1 = box
    source = rng(seed, "traces")
    found: list[Outline] = []
    for k in range(count):
        x = x0 + (x1 - x0) * (k + 0.5) / count
        low = y0 + (y1 - y0) * source.uniform(0.35, 1.0)
        aside = (x1 - x0) / count * source.choice((-1, 1)) * 0.7
        way = [(x, y0), (x, (y0 + low) / 2), (x + aside, (y0 + low) / 2 + abs(aside)), (x + aside, low)]
        found += [ribbon(way, lambda t: 2.0), arc(way[-1], 3, 0, 360, 14)]
    return found
