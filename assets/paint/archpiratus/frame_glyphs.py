"""The glyphs of ArchPiratus: kinds of cards, slots of a ship, types of crew."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..brush import Point, mirror, polar, ribbon, spline
from ..frames.outlines import Glyph, Outline, arc, star, turned


def both(*halves: Outline) -> Glyph:
    """Outlines and their mirror images."""
    return [*halves, *(mirror(half, 0) for half in halves)]


def ring(centre: Point, outer: float, inner: float, start: float = 0, end: float = 360) -> Outline:
    """A band round a centre, or a part of one."""
    return [*arc(centre, outer, start, end, 48), *arc(centre, inner, end, start, 48)]


def bar(start: Point, end: Point, width: float) -> Outline:
    return ribbon([start, end], lambda t: width)


def box(x0: float, y0: float, x1: float, y1: float) -> Outline:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


# Slots


def weapon() -> Glyph:
    """A gun turret with two barrels."""
    dome = [*arc((-6, 24), 30, 180, 360, 30), (24, 24), (-36, 24)]
    barrels = [bar((4, -2), (40, -34), 9), bar((-8, -14), (28, -46), 9)]
    muzzles = [bar((35, -39), (47, -28), 5), bar((23, -51), (35, -40), 5)]
    return [dome, *barrels, *muzzles, box(-46, 29, 36, 42)]


def armor() -> Glyph:
    """A shield of two plates."""
    half = spline([(3, -44), (18, -37), (38, -35), (36, 2), (24, 28), (3, 46)], 6)
    return both([*half, (3, 46), (3, -44)])


def engine() -> Glyph:
    """A nozzle with its flame."""
    bell = [(0, -46), (14, -46), (14, -30), (30, 0), (0, 0)]
    flame = [(0, 50), *spline([(0, 50), (10, 34), (23, 22), (20, 6)], 6), (8, 6), (0, 18)]
    return both(bell, flame)


def computer() -> Glyph:
    """A chip with its legs."""
    body = [*box(-30, -30, 30, 30), (-30, -30), *box(-19, -19, 19, 19), (-19, -19)]
    legs = [box(k - 4, -46, k + 4, -26) for k in (-17, 0, 17)]
    turns = [[turned(leg, (0, 0), a) for leg in legs] for a in (0, 90, 180, 270)]
    return [body, box(-11, -11, 11, 11), *(leg for four in turns for leg in four)]


def scanner() -> Glyph:
    """A dish that sends out waves."""
    dish = [turned(part, (-10, 6), -45) for part in ([*arc((0, -12), 36, 0, 180, 30)], box(-4, -22, 4, 0))]
    waves = [ring((14, -18), r, r - 8, -80, -10) for r in (24, 40)]
    return [*dish, *waves, [(-14, 22), (6, 48), (-34, 48)]]


# Crew


def commander() -> Glyph:
    """A star above two chevrons."""
    chevrons = [[(-38, y + 20), (0, y), (38, y + 20), (38, y + 33), (0, y + 13), (-38, y + 33)] for y in (-6, 16)]
    return [star((0, -25), 5, 24, 10), *chevrons]


def pilot() -> Glyph:
    """The winged badge."""
    wings = [
        [(10, -10 + 12 * k), (50 - 11 * k, -22 + 12 * k), (44 - 11 * k, -11 + 12 * k), (10, -1 + 12 * k)]
        for k in range(3)
    ]
    return [*both(*wings), star((0, 0), 5, 27, 12)]


def mechanic() -> Glyph:
    """A spanner."""
    jaw = [polar((0, 0), 24, a) for a in range(-50, 231, 10)]
    head = turned([*jaw, (-9, -2), (-9, 6), (9, 6), (9, -2)], (-24, -24), -45)
    far = turned(ring((0, 0), 20, 9), (28, 28), 0)
    return [head, bar((-16, -16), (18, 18), 15), far]


def gunner() -> Glyph:
    """Crosshairs."""
    ticks = [bar(polar((0, 0), 18, a), polar((0, 0), 50, a), 8) for a in (0, 90, 180, 270)]
    return [ring((0, 0), 38, 29), *ticks, arc((0, 0), 7, 0, 360, 20)]


def medic() -> Glyph:
    return [box(-15, -46, 15, 46), box(-46, -15, 46, 15)]


def scientist() -> Glyph:
    """A flask."""
    half = [(0, -46), (17, -46), (17, -38), (11, -38), (11, -12), (40, 38), (32, 46), (0, 46)]
    return both(half)


def smuggler() -> Glyph:
    """A mask with two eyes."""
    edge = spline([(0, -14), (20, -24), (46, -20), (48, 4), (34, 22), (14, 18), (0, 2)], 8)
    eye = [(x + 24, y) for x, y in reversed(spline([(-14, 2), (-2, -9), (13, -6), (4, 6), (-14, 2)], 6))]
    return both([*edge, (0, 2), eye[0], *eye, (0, 2)])


def diplomat() -> Glyph:
    """A pair of scales."""
    pan = [(16, 6), (46, 6), *arc((31, 6), 15, 0, 180, 16)]
    cords = [bar((31, -26), (18, 6), 4), bar((31, -26), (44, 6), 4)]
    return [*both(pan, *cords), box(-34, -31, 34, -22), box(-5, -40, 5, 36), box(-24, 36, 24, 45),
            arc((0, -40), 8, 0, 360, 20)]  # fmt: skip


def contact() -> Glyph:
    """A word said quietly."""
    bubble = [*arc((-22, -8), 24, 180, 270, 10), *arc((22, -8), 24, 270, 360, 10), *arc((22, 2), 24, 0, 90, 10),
              (-2, 26), (-26, 46), (-22, 26), *arc((-22, 2), 24, 90, 180, 10)]  # fmt: skip
    dots = [arc((x, -3), 6.5, 360, 0, 18) for x in (-21, 0, 21)]
    found = [*bubble, bubble[0]]
    for dot in dots:
        found += [dot[0], *dot, bubble[0]]
    return [found]


# Kinds of cards and numbers


def gear() -> Glyph:
    teeth = [turned([(-8, -34), (-5, -49), (5, -49), (8, -34)], (0, 0), a) for a in range(0, 360, 45)]
    return [ring((0, 0), 37, 15), *teeth]


def person() -> Glyph:
    return [arc((0, -24), 17, 0, 360, 30), [*arc((0, 34), 34, 180, 360, 24), (34, 44), (-34, 44)]]


def coin() -> Glyph:
    """A C with two strokes, as money."""
    return [ring((0, 2), 36, 22, 48, 312), box(-9, -48, -2, 50), box(5, -48, 12, 50)]


def pact() -> Glyph:
    """A slate with lines and a seal."""
    sheet = [(-32, -46), (18, -46), (32, -32), (32, 46), (-32, 46), (-32, -46)]
    holes = [box(-22, y, 20, y + 6)[::-1] for y in (-28, -14, 0)]
    found = [*sheet]
    for hole in holes:
        found += [hole[0], *hole, hole[0], (-32, -46)]
    return [found, star((30, 34), 8, 16, 11)]


def hatch() -> Glyph:
    """The wheel of a bulkhead door."""
    spokes = [bar(polar((0, 0), 8, a), polar((0, 0), 48, a), 9) for a in range(0, 360, 60)]
    return [ring((0, 0), 36, 26), *spokes, arc((0, 0), 12, 0, 360, 24)]


def ship() -> Glyph:
    """A rocket ship, nose up."""
    hull = [(0, -50), *spline([(0, -50), (11, -34), (15, -8), (12, 22)], 6), (0, 22)]
    fin = [(14, -4), (36, 26), (36, 44), (12, 26)]
    return both(hull, fin, [(0, 27), (8, 27), (0, 48)])


def skull() -> Glyph:
    bones = [turned(bar((-46, 0), (46, 0), 10), (0, 26), a) for a in (22, -22)]
    knobs = [arc(polar((0, 26), 46, a), 8, 0, 360, 16) for a in (22, 158, 202, 338)]
    head = [*arc((0, -18), 29, 150, 390, 30), (17, 4), (14, 16), (-14, 16), (-17, 4)]
    eyes = [arc((x, -14), 8.5, 360, 0, 18) for x in (-12, 12)]
    nose = [(0, -3), (-4, 6), (4, 6)]
    face = [*head, head[0]]
    for part in (*eyes, nose):
        face += [part[0], *part, part[0], head[0]]
    return [face, *bones, *knobs]


def broadcast() -> Glyph:
    """A mast with waves at both sides."""
    waves = [ring((0, -16), r, r - 8, -48, 48) for r in (26, 46)]
    return [
        *both(*waves),
        arc((0, -16), 9, 0, 360, 20),
        [(-4, -10), (4, -10), (18, 48), (6, 48), (0, 16), (-6, 48), (-18, 48)],
    ]


def compass() -> Glyph:
    """A course to set."""
    needle = [turned([(-9, 0), (0, -34), (9, 0), (0, 34)], (0, 0), a) for a in (0, 90)]
    ticks = [bar(polar((0, 0), 38, a), polar((0, 0), 50, a), 6) for a in range(0, 360, 90)]
    return [ring((0, 0), 43, 36), *needle, *ticks]


def medal() -> Glyph:
    """A star in a wreath."""
    leaves = []
    for k in range(5):
        a = math.radians(78 - k * 32)
        at = (math.cos(a) * 40, math.sin(a) * 40)
        leaves.append(turned([(-12, 0), (0, -6), (12, 0), (0, 6)], at, 78 - k * 32 - 72))
    return [star((0, -2), 5, 30, 12.5), *both(*leaves)]


def points() -> Glyph:
    return [star((0, 3), 5, 48, 20)]


def stripes(count: int) -> Callable[[], Glyph]:
    """So many chevrons above each other."""

    def draw() -> Glyph:
        first = -13 * (count - 1) - 14
        rows = [first + 26 * k for k in range(count)]
        return [[(-42, y + 24), (0, y), (42, y + 24), (42, y + 40), (0, y + 16), (-42, y + 40)] for y in rows]

    return draw


GLYPHS: dict[str, Callable[[], Glyph]] = {
    "weapon": weapon, "armor": armor, "engine": engine, "computer": computer, "scanner": scanner,
    "commander": commander, "pilot": pilot, "mechanic": mechanic, "gunner": gunner, "medic": medic,
    "scientist": scientist, "smuggler": smuggler, "diplomat": diplomat, "contact": contact,
    "tech": gear, "crew": person, "credit": coin, "contract": pact, "room": hatch, "title": ship, "piracy": skull,
    "event": broadcast, "mission": compass, "admiral": medal, "points": points,
    "easy": stripes(1), "medium": stripes(2), "hard": stripes(3), "final": points,
}  # fmt: skip
SLOTS = ("weapon", "armor", "engine", "computer", "scanner")
CREW = ("commander", "pilot", "mechanic", "gunner", "medic", "scientist", "smuggler", "diplomat", "contact")
STATIONS = ("easy", "medium", "hard", "final")


def glyph(name: str) -> Glyph:
    return GLYPHS[name]()
