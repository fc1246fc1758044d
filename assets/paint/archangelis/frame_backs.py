"""The backs of the cards, the signs that numbers stand upon, and the marks of what happens to a card."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageChops

from ..brush import Color, Point, Stops, colourise, mirror, mix, polar, radial, ribbon, shade, spline, taper, with_alpha
from ..frames.outlines import Box, Corner, Outline, arc, crown_corner, notch_corner, outline, round_corner, star, turned
from ..frames.parts import Sign
from ..frames.sheet import BRASS, BRONZE, GILT, IRON, SILVER, SS, Pair, Sheet
from .frame_ornaments import GLYPHS, glyph
from .frame_outlines import feather_corner, horn_corner


def rosette(sheet: Sheet, centre: Point, size: float, petals: int, metal: Stops) -> None:
    """Petals, rings and beads about a middle."""
    petal = ribbon([(size * 0.24, 0), (size * 0.4, 0), (size * 0.6, 0), (size * 0.78, 0)], taper(size * 0.2, 0.8))
    dart = [(size * 0.3, -size * 0.03), (size * 0.92, 0), (size * 0.3, size * 0.03)]
    sheet.metal(sheet.shape(*(turned(dart, centre, (k + 0.5) * 360 / petals) for k in range(petals))), metal, 1.6)
    sheet.metal(sheet.shape(*(turned(petal, centre, k * 360 / petals) for k in range(petals))), metal, 2.6)
    for radius, width in ((0.22, 0.03), (0.98, 0.022), (0.9, 0.012)):
        ring = ImageChops.subtract(sheet.discs([centre], size * (radius + width)), sheet.discs([centre], size * radius))
        sheet.metal(ring, metal, 2)
    sheet.metal(
        sheet.discs([polar(centre, size * 0.945, k * 180 / petals) for k in range(petals * 2)], size * 0.022),
        metal,
        1.4,
    )


def filigree(sheet: Sheet, box: Box, metal: Stops, barbed: bool) -> None:
    """A scroll in every corner, mirrored both ways."""
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    reach = min(w, h)
    stems = [
        [(0.04, 0.04), (0.16, 0.06), (0.27, 0.13), (0.28, 0.22), (0.2, 0.25), (0.16, 0.19), (0.21, 0.165)],
        [(0.04, 0.04), (0.055, 0.17), (0.1, 0.3), (0.2, 0.36), (0.25, 0.31), (0.2, 0.28)],
        [(0.05, 0.18), (0.06, 0.34), (0.04, 0.46), (0.1, 0.5), (0.13, 0.45)],
        [(0.17, 0.06), (0.3, 0.05), (0.4, 0.08), (0.42, 0.14), (0.37, 0.15)],
    ]
    strokes: list[Outline] = []
    for flip_x in (False, True):
        for flip_y in (False, True):

            def put(x: float, y: float, fx: bool = flip_x, fy: bool = flip_y) -> Point:
                return (x1 - x * reach if fx else x0 + x * reach, y1 - y * reach if fy else y0 + y * reach)

            for stem in stems:
                points = spline([put(x, y) for x, y in stem], 10)
                strokes.append(ribbon(points, taper(reach * 0.02, 0.45)))
                strokes.append(arc(points[-1], reach * 0.013, 0, 360, 14))
                for share in (0.35, 0.6):
                    (ax, ay), (bx, by) = points[int(share * len(points))], points[int(share * len(points)) + 2]
                    dx, dy = bx - ax, by - ay
                    length = math.hypot(dx, dy) or 1
                    for side in (-1, 1):
                        tip = (
                            ax + (dx * 1.2 - dy * side) / length * reach * 0.045,
                            ay + (dy * 1.2 + dx * side) / length * reach * 0.045,
                        )
                        leaf = [(ax, ay), ((ax + tip[0]) / 2, (ay + tip[1]) / 2), tip]
                        strokes.append(
                            [(ax - dx, ay - dy), tip, (bx, by)] if barbed else ribbon(leaf, taper(reach * 0.02, 0.7))
                        )
    sheet.metal(sheet.shape(*strokes), metal, 1.8)


class Back(NamedTuple):
    """How a back looks."""

    corner: Corner
    reach: float
    field: Pair
    glow: Color
    metal: Stops
    glyph: str
    petals: int
    barbed: bool = False
    size: tuple[int, int] = (500, 700)


BACKS: dict[str, Back] = {
    "start": Back(round_corner, 36, ((122, 130, 168), (62, 68, 104)), (206, 216, 255), SILVER, "star", 8),
    "holy": Back(feather_corner, 44, ((250, 242, 218), (214, 190, 140)), (255, 255, 240), GILT, "wings", 12),
    "infernal": Back(horn_corner, 52, ((86, 14, 18), (28, 4, 8)), (255, 96, 30), IRON, "horns", 10, True),
    "location": Back(
        notch_corner, 44, ((38, 52, 102), (14, 20, 46)), (96, 140, 220), BRASS, "mountain", 12, size=(700, 500)
    ),
    "commander": Back(crown_corner, 56, ((40, 34, 104), (14, 10, 44)), (150, 120, 255), GILT, "crown", 16),
}


def paint_back(back: Back) -> Image.Image:
    sheet = Sheet(back.size)
    w, h = back.size
    centre = (w / 2, h / 2)
    body = sheet.shape(outline((2, 2, w - 2, h - 2), back.corner(back.reach)))
    middle = radial(sheet.size, (centre[0] * SS, centre[1] * SS), max(w, h) * 0.62 * SS, 1.0)
    ground = colourise(middle, ((0.0, back.field[1]), (1.0, back.field[0])))
    ground = shade(ground, lattice(sheet, back), mix(back.field[1], (0, 0, 0), 0.35), 0.5)
    sheet.lay(with_alpha(ground, body))
    sheet.shadow(ImageChops.invert(body), 14, 0.6, body, down=0)
    sheet.glow(sheet.discs([centre], min(w, h) * 0.2), 34, back.glow, 0.55)
    sheet.rim(body, 8, back.metal, 3)
    frame = (24.0, 24.0, w - 24.0, h - 24.0)
    inner = sheet.shape(outline(frame, back.corner(back.reach * 0.7)))
    sheet.rim(inner, 3, back.metal, 1.6)
    filigree(sheet, (30, 30, w - 30, h - 30), back.metal, back.barbed)
    size = min(w, h) * 0.34
    rosette(sheet, centre, size, back.petals, back.metal)
    disc = sheet.discs([centre], size * 0.5)
    sheet.shadow(disc, 6, 0.6)
    sheet.fill(disc, (mix(back.field[1], (0, 0, 0), 0.1), mix(back.field[1], (0, 0, 0), 0.5)), "boss", 0.02)
    sheet.rim(disc, 5, back.metal, 2.4)
    up = glyph(back.glyph, centre, size * 0.62)
    sheet.metal(sheet.shape(*up), back.metal, 2.6, 0.8)
    return sheet.image


def lattice(sheet: Sheet, back: Back) -> Image.Image:
    """Fine crossing lines over the ground."""
    w, h = back.size
    lines = []
    for k in range(-h, w + h, 26):
        lines.append(ribbon([(k, 0), (k + h, h)], lambda t: 1.3))
        lines.append(ribbon([(k, h), (k + h, 0)], lambda t: 1.3))
    return sheet.shape(*lines)


# Signs


def _scroll_outline() -> Outline:
    half = [(80, 16), (126, 16), *arc((136, 28), 14, 270, 400, 10), (138, 56), (138, 106),
            *arc((136, 132), 14, 320, 450, 10), (126, 144), (80, 144)]  # fmt: skip
    return [*half, *mirror(half, 80)]


SIGNS: dict[str, Sign] = {
    "cost": Sign(arc((80, 80), 74, -90, 270, 8), ((58, 66, 112), (24, 28, 58)), GILT, GLYPHS["scroll"](), 0.0),
    "word": Sign(_scroll_outline(), ((238, 226, 190), (196, 168, 112)), BRONZE, GLYPHS["book"](), 0.28),
    "light": Sign(star((80, 80), 12, 78, 60), ((255, 208, 92), (206, 110, 20)), GILT, GLYPHS["sun"](), 0.0),
    "angels": Sign(arc((80, 80), 74, 0, 360, 60), ((244, 226, 176), (196, 158, 88)), GILT, GLYPHS["wings"](), 0.4),
    "demons": Sign(star((80, 80), 8, 78, 66), ((128, 24, 24), (58, 6, 10)), IRON, GLYPHS["horns"](), 0.5),
    "ophanim": Sign(arc((80, 80), 74, 0, 360, 60), ((92, 156, 170), (30, 82, 102)), GILT, GLYPHS["wheel"](), 0.4),
}


MARKS: dict[str, tuple[Pair, Stops]] = {
    "ignored": (((92, 92, 104), (44, 44, 56)), SILVER),
    "shielded": (((64, 110, 170), (24, 52, 100)), GILT),
    "usable": (((150, 84, 30), (86, 40, 10)), GILT),
    "spent": (((70, 92, 84), (32, 46, 42)), SILVER),
}
"""The marks with their ground and rim. `usable` is an ability for which the card is discarded."""


def _ink(sheet: Sheet, mask: Image.Image, tone: Color) -> None:
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, tone), mask))


def _closed_eye(sheet: Sheet) -> None:
    eye = [*arc((48, 70), 36, 218, 322, 20), *arc((48, 26), 36, 38, 142, 20)]
    sheet.metal(sheet.shape(eye), SILVER, 2)
    _ink(sheet, sheet.discs([(48, 48)], 8), (34, 34, 46))
    bar = [(22, 72), (74, 24)]
    _ink(sheet, sheet.shape(ribbon(bar, lambda t: 15.0)), (38, 38, 50))
    sheet.metal(sheet.shape(ribbon(bar, lambda t: 9.0)), SILVER, 2)


def _shield(sheet: Sheet) -> None:
    sheet.metal(sheet.shape(*glyph("shield", (48, 48), 58)), SILVER, 3)
    cross = [ribbon([(48, 30), (48, 64)], lambda t: 6.0), ribbon([(36, 42), (60, 42)], lambda t: 6.0)]
    _ink(sheet, sheet.shape(*cross), (30, 62, 120))


def _card_away(sheet: Sheet) -> None:
    card = turned([(-14, -20), (14, -20), (14, 20), (-14, 20)], (42, 42), -14)
    sheet.metal(sheet.shape(card), GILT, 3)
    arrow = [ribbon(spline([(62, 34), (72, 52), (60, 68)], 8), lambda t: 7.0), [(70, 70), (46, 78), (52, 56)]]
    sheet.metal(sheet.shape(*arrow), SILVER, 2)


def _turned_arrow(sheet: Sheet) -> None:
    bow = ribbon(arc((48, 48), 22, -40, 220, 24), lambda t: 8.0)
    sheet.metal(sheet.shape(bow, [(54, 40), (78, 40), (70, 18)]), SILVER, 2)


MARKERS = {"ignored": _closed_eye, "shielded": _shield, "usable": _card_away, "spent": _turned_arrow}
