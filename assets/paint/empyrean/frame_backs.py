"""The backs of Empyrean's cards: each army its hue, its pattern, its corners and its symbol."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageChops

from ..archangelis.frame_backs import filigree, rosette
from ..archangelis.frame_outlines import feather_corner, horn_corner
from ..brush import Color, Point, Stops, colourise, mix, polar, radial, ribbon, shade, spline, with_alpha
from ..frames.outlines import (
    Corner,
    Outline,
    arc,
    crown_corner,
    cut_corner,
    notch_corner,
    outline,
    round_corner,
    step_corner,
)
from ..frames.sheet import BLACK_IRON, BRASS, BRONZE, GILT, SILVER, SS, Pair, Sheet
from .frame_glyphs import ARMIES, box, symbol_mask

RUBY: Stops = (
    (0.0, (40, 0, 6)),
    (0.3, (130, 10, 24)),
    (0.55, (206, 34, 44)),
    (0.8, (255, 120, 110)),
    (1.0, (255, 232, 220)),
)
"""What the vampires' symbol is cut from: their black iron would be lost on its ground."""

Size = tuple[int, int]
Pattern = Callable[[Size], list[Outline]]


# Patterns


def waves(size: Size) -> list[Outline]:
    """Scales of water, row upon row."""
    w, h = size
    found = []
    for row in range(h // 20 + 3):
        for k in range(-1, w // 40 + 2):
            centre = (k * 40 + (row % 2) * 20, row * 20.0)
            found += [ribbon(arc(centre, radius, 195, 345, 14), lambda t: 1.5) for radius in (20, 13, 6.5)]
    return found


def bricks(size: Size) -> list[Outline]:
    w, h = size
    found = [ribbon([(0, y), (w, y)], lambda t: 1.6) for y in range(0, h, 24)]
    for row, y in enumerate(range(0, h, 24)):
        found += [
            ribbon([(x + (row % 2) * 24, y), (x + (row % 2) * 24, y + 24)], lambda t: 1.6) for x in range(-24, w, 48)
        ]
    return found


def wisps(size: Size) -> list[Outline]:
    """Lines of mist."""
    w, h = size
    return [
        ribbon(spline([(x, y + 9 * math.sin(x / 31 + y / 23)) for x in range(-10, w + 20, 16)], 4), lambda t: 1.5)
        for y in range(0, h, 16)
    ]


def lozenges(size: Size) -> list[Outline]:
    w, h = size
    found = []
    for k in range(-h, w + h, 34):
        found += [ribbon([(k, 0), (k + h, h)], lambda t: 1.4), ribbon([(k, h), (k + h, 0)], lambda t: 1.4)]
    found += [
        [(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)]
        for row, y in enumerate(range(0, h + 17, 17))
        for x in range((row % 2) * 17, w + 17, 34)
    ]
    return found


def webs(size: Size) -> list[Outline]:
    """A web from the middle outwards."""
    w, h = size
    centre = (w / 2, h / 2)
    found = [ribbon([centre, polar(centre, w + h, a)], lambda t: 1.5) for a in range(0, 360, 15)]
    for radius in range(40, w, 34):
        for a in range(0, 360, 15):
            ends = [polar(centre, radius, a), polar(centre, radius * 0.93, a + 7.5), polar(centre, radius, a + 15)]
            found.append(ribbon(spline(ends, 5), lambda t: 1.4))
    return found


def meanders(size: Size) -> list[Outline]:
    """The key pattern of temples."""
    w, h = size
    found = []
    for y in range(-4, h, 36):
        for x in range(-6, w, 36):
            found.append(ribbon([(x, y + 28), (x, y), (x + 28, y), (x + 28, y + 19), (x + 10, y + 19), (x + 10, y + 10),
                                 (x + 19, y + 10)], lambda t: 2.0))  # fmt: skip
            found.append(box(x, y + 27, x + 37, y + 29))
    return found


def scales(size: Size) -> list[Outline]:
    """The rings of mail."""
    w, h = size
    return [
        ribbon(arc((x + (row % 2) * 11, y), 10, 0, 360, 20), lambda t: 1.4)
        for row, y in enumerate(range(0, h + 14, 14))
        for x in range(0, w + 22, 22)
    ]


def knots(size: Size) -> list[Outline]:
    """Bands that cross over and under."""
    w, h = size
    found = []
    for x in range(0, w + 44, 44):
        for side in (-1, 1):
            way = [(x + side * 16 * math.sin(y / 22 * math.pi / 2), float(y)) for y in range(0, h + 11, 11)]
            found.append(ribbon(spline(way, 3), lambda t: 3.2))
    return found


def stars(size: Size) -> list[Outline]:
    w, h = size
    return [
        [polar((x + (row % 2) * 24, y), 9 if k % 2 == 0 else 2.4, k * 45 - 90) for k in range(8)]
        for row, y in enumerate(range(12, h, 28))
        for x in range(0, w + 24, 48)
    ]


# Backs


class Back(NamedTuple):
    """How a back looks."""

    corner: Corner
    reach: float
    field: Pair
    glow: Color
    metal: Stops
    pattern: Pattern
    petals: int = 16
    barbed: bool = False
    size: Size = (500, 700)


BACKS: dict[str, Back] = {
    "samurai": Back(notch_corner, 46, ((178, 30, 36), (62, 6, 14)), (255, 130, 90), GILT, waves),
    "defenders": Back(step_corner, 42, ((116, 130, 150), (38, 46, 62)), (214, 230, 250), SILVER, bricks, 12),
    "spectres": Back(cut_corner, 46, ((34, 104, 92), (6, 24, 28)), (120, 255, 206), SILVER, wisps, 10, True),
    "parthians": Back(crown_corner, 52, ((206, 140, 54), (92, 46, 12)), (255, 220, 130), GILT, lozenges, 18),
    "vampires": Back(horn_corner, 52, ((112, 16, 46), (22, 4, 20)), (255, 60, 80), BLACK_IRON, webs, 10, True),
    "legends": Back(step_corner, 30, ((244, 240, 228), (162, 174, 204)), (255, 255, 255), GILT, meanders, 20),
    "knights": Back(feather_corner, 42, ((52, 80, 178), (14, 20, 68)), (150, 180, 255), GILT, scales),
    "vikings": Back(round_corner, 44, ((92, 150, 178), (20, 50, 78)), (190, 240, 255), BRONZE, knots, 12, True),
    "built": Back(crown_corner, 44, ((88, 62, 140), (20, 12, 44)), (200, 160, 255), GILT, stars, 24),
    "battlefield": Back(
        notch_corner, 46, ((44, 92, 116), (10, 26, 44)), (255, 214, 150), BRASS, stars, 24, size=(700, 500)
    ),
}


def _ground(sheet: Sheet, back: Back) -> Image.Image:
    """The body of a back with its pattern and its edges."""
    w, h = back.size
    body = sheet.shape(outline((2, 2, w - 2, h - 2), back.corner(back.reach)))
    middle = radial(sheet.size, (w / 2 * SS, h / 2 * SS), max(w, h) * 0.62 * SS, 1.0)
    ground = colourise(middle, ((0.0, back.field[1]), (1.0, back.field[0])))
    light = back.field[0][0] > 220
    ground = shade(
        ground, sheet.shape(*back.pattern(back.size)), mix(back.field[1], (0, 0, 0), 0.0 if light else 0.35), 0.55
    )
    sheet.lay(with_alpha(ground, body))
    sheet.shadow(ImageChops.invert(body), 14, 0.6, body, down=0)
    sheet.glow(sheet.discs([(w / 2, h / 2)], min(w, h) * 0.24), 34, back.glow, 0.5)
    sheet.rim(body, 8, back.metal, 3)
    sheet.rim(sheet.shape(outline((24, 24, w - 24, h - 24), back.corner(back.reach * 0.7))), 3, back.metal, 1.6)
    filigree(sheet, (30, 30, w - 30, h - 30), back.metal, back.barbed)
    return body


def _boss(sheet: Sheet, back: Back, centre: Point, radius: float, rim: float) -> None:
    """A dark disc for a symbol."""
    disc = sheet.discs([centre], radius)
    sheet.shadow(disc, 6, 0.65)
    sheet.fill(disc, (mix(back.field[1], (0, 0, 0), 0.2), mix(back.field[1], (0, 0, 0), 0.62)), "boss", 0.02)
    sheet.rim(disc, rim, back.metal, 2.6)


def _symbol(sheet: Sheet, back: Back, name: str, centre: Point, size: float, degrees: float = 0.0) -> None:
    mask = symbol_mask(sheet, name, centre, size, degrees)
    sheet.glow(mask, 5, back.glow, 0.4)
    sheet.metal(mask, RUBY if back.metal is BLACK_IRON else back.metal, 2.8, 0.8)


def paint_back(name: str) -> Image.Image:
    back = BACKS[name]
    sheet = Sheet(back.size)
    w, h = back.size
    centre = (w / 2, h / 2)
    _ground(sheet, back)
    if name == "built":
        rosette(sheet, centre, 112, 16, back.metal)
        for k, army in enumerate(ARMIES):
            spot = polar(centre, 148, k * 45 - 90)
            _boss(sheet, back, spot, 48, 4)
            _symbol(sheet, back, army, spot, 62)
        _boss(sheet, back, centre, 66, 5)
        _symbol(sheet, back, "passive", centre, 86)
        return sheet.image
    size = min(w, h) * 0.38
    rosette(sheet, centre, size, back.petals, back.metal)
    _boss(sheet, back, centre, size * 0.68, 7)
    _symbol(sheet, back, name, centre, size * 0.98)
    if name != "battlefield":
        for end in (-1, 1):
            spot = (w / 2, h / 2 + end * h * 0.375)
            _boss(sheet, back, spot, 30, 3.4)
            _symbol(sheet, back, name, spot, 39, 180 if end > 0 else 0)
    return sheet.image
