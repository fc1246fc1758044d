"""The backs of ArchPiratus' cards, the signs that numbers stand upon, and the marks of what happens to a thing."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops

from ..brush import Color, Stops, colourise, mix, polar, radial, ribbon, shade, with_alpha
from ..frames.outlines import Outline, arc, cut_corner, enlarged, outline, round_corner, star
from ..frames.parts import SIGN, Sign, sign_sheet
from ..frames.sheet import BRASS, GILT, SS, Pair, Sheet
from .frame_glyphs import CREW, SLOTS, box, glyph, ring
from .frame_plating import AMBER, BLOOD, COPPER, GUNMETAL, STEEL, TEAL, VERDIGRIS, lamp, plate, screws, tint
from .frame_shapes import Draw, badge, board, chip, dossier, regalia

WIDE, TALL = SIZE = (500, 700)
CENTRE = (250.0, 350.0)


class Back(NamedTuple):
    """How a back looks; `rings` and `rays` grow with what the pile asks for."""

    draw: Draw
    field: Pair
    light: Color
    metal: Stops
    glyph: str
    rings: int = 2
    rays: int = 8


BACKS: dict[str, Back] = {
    "start": Back(chip, ((62, 70, 84), (16, 20, 28)), (190, 210, 230), STEEL, "title"),
    "tech": Back(board, ((28, 66, 132), (6, 16, 44)), (110, 190, 255), STEEL, "tech", 2, 8),
    "crew": Back(badge, ((30, 104, 72), (6, 34, 24)), (130, 244, 180), VERDIGRIS, "crew", 2, 9),
    "easy": Back(dossier, ((40, 84, 88), (12, 30, 34)), TEAL, STEEL, "easy", 1, 4),
    "medium": Back(dossier, ((36, 72, 96), (10, 24, 38)), (110, 220, 250), STEEL, "medium", 2, 8),
    "hard": Back(dossier, ((92, 58, 40), (34, 16, 12)), (255, 160, 90), COPPER, "hard", 3, 12),
    "final": Back(dossier, ((86, 34, 70), (28, 8, 26)), (255, 200, 110), GILT, "final", 4, 20),
    "admiral": Back(regalia, ((34, 46, 100), (8, 12, 36)), AMBER, GILT, "admiral", 3, 16),
}


def blueprint(sheet: Sheet) -> Image.Image:
    """The fine squares of a drawing, every fourth line stronger."""
    lines = []
    for k in range(0, WIDE + 1, 20):
        lines.append(ribbon([(k + 10, 0), (k + 10, TALL)], lambda t, k=k: 2.0 if k % 80 == 0 else 0.9))
    for k in range(0, TALL + 1, 20):
        lines.append(ribbon([(0, k + 10), (WIDE, k + 10)], lambda t, k=k: 2.0 if k % 80 == 0 else 0.9))
    return sheet.shape(*lines)


def dial(sheet: Sheet, back: Back, size: float) -> None:
    """An instrument about the middle: rings with ticks, rays between them."""
    marks: list[Outline] = []
    for k in range(back.rings):
        radius = size * (1 - 0.17 * k)
        marks.append(ring(CENTRE, radius, radius - 3))
        count = 72 if k % 2 == 0 else 36
        for i in range(count):
            reach = 11 if i % (count // 12) == 0 else 5
            a = i * 360 / count
            marks.append(ribbon([polar(CENTRE, radius - reach, a), polar(CENTRE, radius, a)], lambda t: 1.8))
    mask = sheet.shape(*marks)
    sheet.glow(mask, 3, back.light, 0.6)
    tint(sheet, mask, mix(back.light, (255, 255, 255), 0.3), 0.85)
    rays = [[polar(CENTRE, size * 0.5, a - 4), polar(CENTRE, size * (0.98 if k % 2 == 0 else 0.78), a),
             polar(CENTRE, size * 0.5, a + 4)]
            for k, a in enumerate(-90 + i * 360 / back.rays for i in range(back.rays))]  # fmt: skip
    sheet.metal(sheet.shape(*rays), back.metal, 2.4)


def brackets(sheet: Sheet, back: Back) -> None:
    """Brackets in the corners and a scale along each side."""
    parts: list[Outline] = []
    for side in (-1, 1):
        for end in (-1, 1):
            x, y = 250 + side * 206, 350 + end * 288
            parts += [
                ribbon([(x + side * 2.5, y), (x - side * 70, y)], lambda t: 5),
                ribbon([(x, y + end * 2.5), (x, y - end * 70)], lambda t: 5),
            ]
            spot = (x - side * 34, y - end * 34)
            parts += [ring(spot, 15, 12), star(spot, 4, 10, 3)]
    for k in range(25):
        y = 230 + k * 10
        long = 16 if k % 6 == 0 else 8
        parts += [box(44, y, 44 + long, y + 1.8), box(456 - long, y, 456, y + 1.8)]
    mask = sheet.shape(*parts)
    sheet.glow(mask, 3, back.light, 0.5)
    tint(sheet, mask, back.light, 0.85)


def paint_back(back: Back) -> Image.Image:
    sheet = Sheet(SIZE)
    shape = back.draw(22)
    solid = sheet.shape(*shape.solid)
    body = ImageChops.subtract(solid, sheet.shape(*shape.holes)) if shape.holes else solid
    edge = (mix(back.field[0], (150, 156, 160), 0.35), mix(back.field[1], (60, 66, 72), 0.4))
    plate(sheet, body, edge, back.glyph, 1.2)
    sheet.rim(body, 6, back.metal, 3)
    field = ImageChops.multiply(sheet.shape(outline((30, 48, 470, 652), cut_corner(26))), sheet.shrunk(solid, 14))
    middle = radial(sheet.size, (CENTRE[0] * SS, CENTRE[1] * SS), 430 * SS, 1.0)
    ground = colourise(middle, ((0.0, back.field[1]), (1.0, back.field[0])))
    ground = shade(ground, blueprint(sheet), mix(back.field[0], back.light, 0.35), 0.4)
    sheet.lay(with_alpha(ground, field))
    sheet.shadow(ImageChops.invert(field), 12, 0.75, field, down=0)
    sheet.glow(sheet.discs([CENTRE], 120), 40, back.light, 0.3)
    sheet.rim(field, 4, back.metal, 2)
    brackets(sheet, back)
    size = 150.0 + 10 * back.rings
    dial(sheet, back, size)
    disc = sheet.discs([CENTRE], 88)
    sheet.shadow(disc, 8, 0.7)
    sheet.fill(disc, (mix(back.field[1], (0, 0, 0), 0.1), mix(back.field[1], (0, 0, 0), 0.55)), "boss", 0.02)
    sheet.rim(disc, 8, back.metal, 3)
    mark = sheet.shape(*enlarged(glyph(back.glyph), CENTRE, 108))
    sheet.glow(mark, 5, back.light, 0.5)
    sheet.metal(mark, back.metal, 3, 0.8)
    screws(sheet, [(52, 30), (448, 30), (52, 672), (448, 672)], 8, back.metal)
    for k in range(back.rings):
        lamp(sheet, (250 + (k - (back.rings - 1) / 2) * 30, 672), 5.5, back.light, GUNMETAL)
    return sheet.image


# Signs

ROUND = arc((80, 80), 74, 0, 360, 60)


def _ngon(sides: int, turn: float = -90) -> Outline:
    return [polar((80, 80), 76, turn + k * 360 / sides) for k in range(sides)]


def _gear() -> Outline:
    return [polar((80, 80), 77 if k % 4 < 2 else 65, k * 360 / 40) for k in range(40)]


def _badge() -> Outline:
    return outline((10, 6, 150, 154), round_corner(34))


def _shield() -> Outline:
    half = [(80, 4), (104, 12), (146, 14), (148, 76), (128, 126), (80, 156)]
    return [*half, *((160 - x, y) for x, y in reversed(half))]


def _nozzle() -> Outline:
    return [(44, 6), (116, 6), (122, 52), (152, 128), (132, 154), (28, 154), (8, 128), (38, 52)]


def _chip() -> Outline:
    return outline((6, 6, 154, 154), [(0, 34), (11, 34), (11, 11), (34, 11), (34, 0)])


def _dish() -> Outline:
    return [*arc((80, 84), 74, 150, 390, 40), (122, 150), (38, 150)]


SIGNS: dict[str, Sign] = {
    "cost": Sign(_ngon(8, -67.5), ((58, 66, 78), (22, 26, 34)), BRASS, glyph("credit"), 0.0),
    "credit": Sign(ROUND, ((255, 206, 104), (190, 118, 28)), BRASS, glyph("credit"), 0.34),
    "points": Sign(star((80, 80), 10, 78, 62), ((60, 190, 190), (14, 92, 100)), GILT, glyph("points"), 0.3),
    "tech": Sign(_gear(), ((206, 64, 50), (112, 16, 16)), STEEL, glyph("tech"), 0.0),
    "crew": Sign(_badge(), ((62, 168, 106), (18, 84, 50)), VERDIGRIS, glyph("crew"), 0.42),
    "weapon": Sign(star((80, 80), 8, 78, 66), ((168, 52, 44), (80, 14, 16)), BLOOD, glyph("weapon"), 0.0),
    "armor": Sign(_shield(), ((120, 134, 152), (56, 66, 82)), STEEL, glyph("armor"), 0.0),
    "engine": Sign(_nozzle(), ((196, 118, 44), (104, 48, 10)), COPPER, glyph("engine"), 0.0),
    "computer": Sign(_chip(), ((30, 138, 132), (8, 68, 68)), STEEL, glyph("computer"), 0.0),
    "scanner": Sign(_dish(), ((118, 92, 190), (54, 36, 104)), STEEL, glyph("scanner"), 0.0),
    **{name: Sign(_badge(), ((52, 118, 82), (16, 58, 38)), VERDIGRIS, glyph(name), 0.0) for name in CREW},
    "room": Sign(_ngon(6, 0), ((112, 92, 70), (54, 40, 28)), BRASS, glyph("room"), 0.0),
    "title": Sign(_ngon(5), ((64, 96, 168), (22, 38, 86)), GILT, glyph("title"), 0.0),
    "piracy": Sign(_ngon(4, 0), ((92, 40, 96), (40, 12, 46)), BLOOD, glyph("piracy"), 0.0),
    "contract": Sign(
        outline((10, 14, 150, 146), cut_corner(20)), ((168, 148, 104), (96, 78, 44)), BRASS, glyph("contract"), 0.0
    ),
    "mission": Sign(ROUND, ((44, 110, 128), (12, 48, 60)), STEEL, glyph("mission"), 0.0),
}
OWNED = ("room", "title", "piracy", "contract", "mission")
"""What a captain has beside slots and crew."""


ABOVE = 54
"""Slots and types of crew bear their glyph on a boss above the number: so much taller are their signs."""


def paint_sign(sign: Sign, name: str) -> Image.Image:
    if name not in (*SLOTS, *CREW, *OWNED):
        return sign_sheet(sign).done((SIGN, SIGN))
    sheet = sign_sheet(sign, ABOVE)
    centre = (80.0, 50.0)
    boss = sheet.discs([centre], 46)
    sheet.shadow(boss, 4, 0.8)
    sheet.fill(boss, (mix(sign.field[1], (0, 0, 0), 0.2), mix(sign.field[1], (0, 0, 0), 0.6)), "boss", 0.02)
    sheet.rim(boss, 5, sign.metal, 2.4)
    tint(sheet, sheet.shape(*enlarged(glyph(name), centre, 62)), (255, 250, 236))
    return sheet.done((SIGN, SIGN + ABOVE))


def paint_glyph(name: str) -> Image.Image:
    """A glyph alone, white, to be tinted where it is shown."""
    sheet = Sheet((72, 72), 3)
    tint(sheet, sheet.shape(*enlarged(glyph(name), (36, 36), 70)), (255, 255, 255))
    return sheet.done((72, 72))


# Marks

MARKS: dict[str, tuple[Pair, Stops]] = {
    "ready": (((40, 150, 120), (12, 74, 60)), STEEL),
    "here": (((196, 132, 36), (108, 60, 8)), BRASS),
    "hit": (((126, 24, 20), (50, 4, 6)), GUNMETAL),
}
"""The marks with their ground and rim: all is there for a mission, the ship lies at its station, a hit on the hull."""


def _check(sheet: Sheet) -> None:
    tick = ribbon([(25, 50), (41, 66), (71, 31)], lambda t: 12)
    sheet.shadow(sheet.shape(tick), 2, 0.6)
    tint(sheet, sheet.shape(tick), (244, 255, 248))


def _berth(sheet: Sheet) -> None:
    """A ship between two brackets."""
    sides = [box(17, 36, 22, 62), box(74, 36, 79, 62), box(17, 57, 28, 62), box(68, 57, 79, 62)]
    sheet.metal(sheet.shape(*enlarged(glyph("title"), (48, 46), 54)), STEEL, 2)
    tint(sheet, sheet.shape(*sides), (255, 246, 220))


def _burst(sheet: Sheet) -> None:
    tint(sheet, sheet.shape(star((48, 48), 9, 40, 17)), (255, 196, 60))
    tint(sheet, sheet.shape(star((48, 48), 9, 25, 11)), (255, 250, 220))
    tint(sheet, sheet.discs([(48, 48)], 5), (150, 20, 10))


MARKERS = {"ready": _check, "here": _berth, "hit": _burst}
