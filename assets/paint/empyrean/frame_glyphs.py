"""The symbols of the armies, of the kinds of cards and of the tokens, in a square of 100 about its middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from ..archangelis.frame_ornaments import both
from ..brush import Point, mirror, polar, ribbon, spline
from ..frames.outlines import Glyph, Outline, arc, enlarged, star, turned
from ..frames.sheet import Sheet


class Symbol(NamedTuple):
    """What is filled, and what is cut out of it."""

    solid: Glyph
    holes: Sequence[Outline] = ()


def box(x0: float, y0: float, x1: float, y1: float) -> Outline:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def symbol_mask(sheet: Sheet, name: str, centre: Point, size: float, degrees: float = 0.0) -> Image.Image:
    """A symbol on a sheet, turned if asked."""

    def put(glyph: Sequence[Outline]) -> Glyph:
        return [turned(part, centre, degrees) for part in enlarged([*glyph], (0, 0), size)]

    symbol = SYMBOLS[name]()
    mask = sheet.shape(*put(symbol.solid))
    return ImageChops.subtract(mask, sheet.shape(*put(symbol.holes))) if symbol.holes else mask


# Armies


def samurai() -> Symbol:
    """The sign for samurai as a brush writes it: a man beside a temple."""

    def brush(first: float, last: float, *way: Point) -> Outline:
        return ribbon(spline(list(way), 8), lambda t: first + (last - first) * t)

    return Symbol([
        brush(11, 3, (-19, -46), (-27, -22), (-47, 2)), brush(8, 9, (-31, -20), (-30, 12), (-31, 48)),
        brush(7, 8, (-5, -30), (16, -32), (37, -33)), brush(9, 8, (15, -48), (16, -30), (15, -10)),
        brush(8, 9, (-17, -9), (14, -11), (48, -13)), brush(7, 8, (-14, 11), (16, 9), (48, 7)),
        brush(9, 9, (29, -8), (30, 16), (29, 40)), brush(9, 3, (30, 39), (24, 46), (11, 35)),
        brush(3, 11, (-6, 17), (1, 22), (7, 31)),
    ])  # fmt: skip


def defenders() -> Symbol:
    """The front of a castle: two towers and a gate."""
    tower = [box(18, -24, 44, 44), *(box(x, -38, x + 7, -22) for x in (16, 27.5, 39))]
    wall = [box(0, -2, 20, 44), box(0, -12, 5, 0), box(11, -12, 18, 0)]
    gate = [(0, 46), (11, 46), (11, 22), *arc((0, 22), 11, 0, -90, 10)]
    keep = [box(0, -32, 9, -4), box(0, -46, 4, -30), box(6, -40, 11, -30)]
    return Symbol(both(*tower, *wall, *keep), both(gate, box(28, -12, 34, 2), box(28, 16, 34, 30)))


def spectres() -> Symbol:
    """A skull over crossed bones."""
    bones: Glyph = []
    for side in (-1, 1):
        a, b = (-38.0 * side, 10.0), (38.0 * side, 44.0)
        bones.append(ribbon([a, b], lambda t: 9.0))
        bones += [
            arc((x + dx * side, y + dy), 6.2, 0, 360, 20)
            for (x, y), way in ((a, -1), (b, 1))
            for dx, dy in ((4 * way, -5.0), (0.0, 6.0))
        ]
    half = spline([(0, -47), (18, -44), (30, -30), (31, -12), (24, 2), (17, 6)], 8)
    head = [*half, (16, 22), (0, 23)]
    hollow = spline([(5, -10), (13, -18), (23, -14), (22, -3), (12, 1)], 6, closed=True)
    teeth = [box(-1.2, 12, 1.2, 23), box(6.5, 12, 8.7, 23)]
    return Symbol([*bones, *both(head)], both(hollow, [(0, -1), (4, 8), (0, 7)], *teeth))


def parthians() -> Symbol:
    """The head of a horse, its mane in locks."""
    head = spline(
        [(-36, 12), (-30, -2), (-14, -20), (-8, -34), (-6, -48), (4, -36), (18, -32), (32, -14), (38, 12), (38, 46)], 8
    )
    throat = spline([(-2, 46), (2, 26), (2, 12), (-10, 18), (-20, 28), (-32, 28), (-38, 20), (-36, 12)], 8)
    locks = [ribbon(spline([(10 + 7 * k, -38 + 12 * k), (24 + 6 * k, -34 + 13 * k), (34 + 4 * k, -22 + 14 * k)], 6),
                    lambda t: 12 * (1 - t) + 1) for k in range(5)]  # fmt: skip
    partings = [
        [(8 + 6.4 * k, -31 + 12 * k), (22 + 5.4 * k, -27 + 13 * k), (36 + 3 * k, -15 + 14 * k)] for k in range(5)
    ]
    gaps = [ribbon(spline(way, 6), lambda t: 2.4) for way in partings]
    eye = arc((-6, -12), 3.4, 0, 360, 16)
    bridle = ribbon(spline([(-24, -8), (-16, 6), (-12, 18)], 6), lambda t: 2.4)
    rein = ribbon(spline([(-15, 4), (4, 2), (26, 12)], 6), lambda t: 2.2)
    return Symbol([[*head, *throat], *locks], [eye, bridle, rein, *gaps, arc((-31, 15), 2.4, 0, 360, 12)])


def vampires() -> Symbol:
    """A bat with its wings spread."""
    wing = [(5, -6), (16, -16), (24, -30), (33, -22), (49, -24), *spline([(49, -24), (45, -6), (46, 14)], 6),
            *spline([(46, 14), (39, 6), (31, 10)], 5), *spline([(31, 10), (27, 22), (27, 28)], 4),
            *spline([(27, 28), (20, 16), (13, 20)], 5), (7, 30), (4, 20)]  # fmt: skip
    body = [(0, -16), (6, -20), (10, -34), (12, -16), (9, -6), (8, 14), (4, 32), (0, 42)]
    return Symbol(both(wing, body), both(arc((4.5, -13), 1.8, 0, 360, 12)))


def legends() -> Symbol:
    """The front of a temple with its gable."""
    columns = [box(x, -10, x + 7, 30) for x in (4, 17.5, 31)]
    heads = [box(x - 1.8, -12, x + 8.8, -7) for x in (4, 17.5, 31)]
    floor = [box(0, 30, 44, 36), box(0, 37.5, 49, 44)]
    gable = [(0, -46), (48, -22), (48, -13), (0, -13)]
    return Symbol(both(*columns, *heads, *floor, gable), both([(0, -38), (26, -22), (0, -22)]))


def knights() -> Symbol:
    """A crowned shield with a cross."""
    shield = [(0, -16), (14, -13), (32, -15), (32, 8), (25, 28), (0, 47)]
    crown = [(0, -24), (24, -24), (29, -44), (16, -34), (9, -38), (0, -49)]
    cross = [box(0, -6, 3.6, 36), box(0, 6, 23, 13.2)]
    return Symbol(both([*shield[:3], *spline(shield[2:], 8)], crown), both(*cross))


def vikings() -> Symbol:
    """A longship under sail."""
    hull = [*spline([(-40, -4), (-45, -18), (-36, -24), (-38, -10), (-24, 18), (0, 22), (24, 18), (38, -10), (37, -26),
                     (49, -22), (44, -8)], 6),
            *spline([(44, -8), (34, 30), (0, 36), (-34, 30), (-42, -2)], 8)]  # fmt: skip
    sail = spline([(-26, -34), (0, -38), (26, -34), (28, -16), (22, 4), (0, 9), (-22, 4), (-28, -16)], 6, closed=True)
    stripes = [ribbon(spline([(x, -40), (x * 1.25, -16), (x * 0.9, 10)], 6), lambda t: 3.6) for x in (-16, 0, 16)]
    mast = [box(-1.8, -49, 1.8, 22), [(1.5, -49), (16, -45), (1.5, -41)]]
    shields = [arc((x, 25 - abs(x) * 0.14), 3.6, 0, 360, 14) for x in (-24, -12, 0, 12, 24)]
    water = [
        ribbon(spline([(x - 22, 44), (x - 11, 40), (x, 44), (x + 11, 40), (x + 22, 44)], 6), lambda t: 3.4)
        for x in (-23, 23)
    ]
    return Symbol([hull, sail, *mast, *water], [*stripes, *shields])


# Kinds


def instant() -> Symbol:
    """A bolt of lightning."""
    return Symbol([[(12, -48), (-28, 8), (-4, 8), (-14, 48), (30, -12), (4, -12)]])


def conditional() -> Symbol:
    """An hourglass."""
    glass = [*spline([(27, -34), (24, -14), (4, 0)], 8), *spline([(4, 0), (24, 14), (27, 34)], 8), (0, 34), (0, -34)]
    inner = [*spline([(20, -24), (17, -12), (0, -3)], 6), (0, -24)]
    return Symbol(both(glass, box(0, -46, 36, -36), box(0, 36, 36, 46)), [*both(inner)])


def passive() -> Symbol:
    """A star within a halo."""
    ring = [*arc((0, 0), 46, 0, 360, 60), *arc((0, 0), 38, 360, 0, 60)]
    return Symbol([ring, star((0, 0), 8, 32, 14)], [arc((0, 0), 7, 0, 360, 24)])


def plain() -> Symbol:
    """Crossed swords."""
    sword = [(-3.4, -46), (0, -54), (3.4, -46), (3.4, 20), (14, 20), (14, 26), (3.2, 26), (3.2, 40), (-3.2, 40),
             (-3.2, 26), (-14, 26), (-14, 20), (-3.4, 20)]  # fmt: skip
    knob = arc((0, 43), 5.2, 0, 360, 16)
    return Symbol([turned(part, (0, 2), side * 42) for side in (-1, 1) for part in (sword, knob)])


def battlefield() -> Symbol:
    """Two hosts' pennons crossed upon a hill."""
    pole, cloth = box(-2, -50, 2, 34), [(2, -48), (30, -38), (2, -26)]
    hill = spline([(-50, 42), (-26, 34), (0, 22), (26, 34), (50, 42)], 8)
    pennons = [turned(part, (0, 4), 32) for part in (pole, cloth)]
    return Symbol([*both(*pennons), [*hill, (50, 47), (-50, 47)]])


# Tokens


def stop() -> Symbol:
    """A hand held up."""
    fingers = [ribbon([(x, top), (x, 8)], lambda t: 10.0) for x, top in ((-15, -28), (-4, -38), (7, -36), (17.5, -26))]
    tips = [arc(spot, 5, 180, 360, 12) for spot in ((-15, -28), (-4, -38), (7, -36), (17.5, -26))]
    palm = spline([(-20, 0), (22.5, -4), (22, 22), (10, 42), (-8, 42), (-20, 26)], 6, closed=True)
    thumb = ribbon(spline([(-16, 26), (-28, 14), (-34, 0)], 8), lambda t: 12 - 4 * t)
    return Symbol(
        [*fingers, *tips, palm, thumb], [box(-10.2, -26, -8.8, 6), box(0.9, -30, 2.3, 5), box(11.6, -26, 13, 4)]
    )


def stun() -> Symbol:
    """A whirl with three stars about it."""
    way = [polar((0, 17), 2 + k * 0.6, k * 16) for k in range(46)]
    stars = [star(polar((0, 10), 46, a), 5, 14, 6) for a in (-150, -90, -30)]
    return Symbol([ribbon(way, lambda t: 5 + 7 * t), *stars])


def shield() -> Symbol:
    half = [(0, -44), (18, -36), (37, -34), (35, 4), (23, 28), (0, 47)]
    outer = spline(half, 6)
    line = [(x * 0.8, y * 0.8 + 0.4) for x, y in outer]
    inner = [(x * 0.72, y * 0.72 + 0.4) for x, y in outer]
    return Symbol([[*outer, *mirror(outer, 0)]], [*both([*line, *reversed(inner)])])


def anchor() -> Symbol:
    ring = [*arc((0, -38), 10, 90, 450, 30), *arc((0, -38), 5, 450, 90, 30)]
    arm = [*arc((0, 2), 40, 90, 22, 16), *arc((0, 0), 31, 26, 90, 16)]
    fluke = [(26, 14), (47, 4), (42, 28)]
    return Symbol([ring, box(-4, -30, 4, 44), box(-20, -22, 20, -14.5), *both(arm, fluke)])


def move() -> Symbol:
    """An arrow on a wing."""
    head = [(8, -30), (48, 0), (8, 30), (8, 12), (-8, 12), (-8, -12), (8, -12)]
    bars = [box(-24, -12, -14, 12), box(-37, -12, -30, 12), box(-47, -12, -43, 12)]
    return Symbol([head, *bars])


def first() -> Symbol:
    """A crown."""
    half = [(0, 20), (34, 20), (42, -24), (23, -4), (13, -16), (0, -40)]
    band = [(0, 26), (34, 26), (33, 36), (0, 36)]
    gems = [arc(spot, 5, 0, 360, 18) for spot in ((0, -42), (43, -28), (-43, -28))]
    return Symbol([*both(half, band), *gems])


SYMBOLS: dict[str, Callable[[], Symbol]] = {
    form.__name__: form
    for form in (
        samurai, defenders, spectres, parthians, vampires, legends, knights, vikings, instant, conditional, passive,
        plain, battlefield, stop, stun, shield, anchor, move, first,
    )
}  # fmt: skip
ARMIES = ("samurai", "defenders", "spectres", "parthians", "vampires", "legends", "knights", "vikings")
