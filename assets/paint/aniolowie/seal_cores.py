"""The constructions within a seal's bands. Each returns how large the sign at its heart may be, or 0 for none."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

from ..brush import bezier, pointed, polar, taper
from ..motifs.sigils import star_polygon
from .letters import letter, plain, walk
from .seal_bands import WHITE, Pen, rule


def _medal(pen: Pen, spot: tuple[float, float], radius: float, sign: str) -> None:
    """A small ring with one letter in it."""
    pen.bold.erase([polar(spot, radius, d) for d in range(0, 360, 12)])
    pen.fine.erase([polar(spot, radius, d) for d in range(0, 360, 12)])
    pen.bold.ring(spot, radius, max(2.6, radius * 0.14), WHITE)
    letter(pen.bold, sign, spot, radius * 0.46, max(2.2, radius * 0.12))


def _boss(pen: Pen, radius: float) -> None:
    """The empty round that the sign stands in."""
    for canvas in (pen.bold, pen.fine):
        canvas.erase([pen.at(radius, d) for d in range(0, 360, 6)])
    rule(pen, radius, 4)
    rule(pen, radius * 0.92, 2)


def _signs(pen: Pen, count: int) -> str:
    return (plain(pen.name) * count)[:count]


def walked(pen: Pen, r: float) -> float:
    """The way of the name, and a letter at each quarter."""
    for k, sign in enumerate(_signs(pen, 4)):
        _medal(pen, pen.at(r * 0.83, k * 90 - 45), r * 0.12, sign)
    star_polygon(pen.fine, pen.middle, r * 0.98, 8, 2, 2.0)
    walk(pen.heart, pen.name, pen.middle, r * 0.58, r * 0.045, True)
    return 0.0


def starred(pen: Pen, r: float) -> float:
    points, step = pen.source.choice(((5, 2), (7, 2), (7, 3), (8, 3), (9, 4), (9, 2), (10, 3), (12, 5)))
    star_polygon(pen.bold, pen.middle, r * 0.98, points, step, r * 0.032)
    star_polygon(pen.fine, pen.middle, r * 0.90, points, step, 2.0)
    inner = r * 0.98 * math.cos(math.pi * step / points)
    size = min(0.52 * r, max(0.44 * r, inner * 0.92))
    if points < 9:
        for k, sign in enumerate(_signs(pen, points)):
            letter(pen.bold, sign, pen.at(r * 0.80, -90 + (k + 0.5) * 360 / points), r * 0.055, r * 0.018,
                   (k + 0.5) * 360 / points)  # fmt: skip
    _boss(pen, size)
    return size * 0.78


def crossed(pen: Pen, r: float) -> float:
    """A great cross with wrought ends, letters between its arms."""
    style = pen.source.randrange(4)
    for k in range(4):
        a = k * 90 - 90
        if style == 0:
            leaf = [pen.at(r * 0.3, a), pen.at(r * 0.66, a - 15), pen.at(r * 0.98, a), pen.at(r * 0.66, a + 15)]
            pen.bold.line([*leaf, leaf[0]], r * 0.045, WHITE)
            pen.bold.line([pen.at(r * 0.4, a), pen.at(r * 0.9, a)], r * 0.035, WHITE)
            pen.bold.disc(pen.at(r * 0.66, a), r * 0.055, WHITE)
        elif style == 1:
            pen.bold.line([pen.middle, pen.at(r * 0.9, a)], r * 0.075, WHITE)
            for way in (-1, 1):
                curl = [
                    pen.at(r * 0.66, a),
                    pen.at(r * 0.92, a + way * 4),
                    pen.at(r * 0.92, a + way * 20),
                    pen.at(r * 0.74, a + way * 20),
                ]
                pen.bold.stroke(bezier(curl, 14), pointed(r * 0.1, 0.5), WHITE)
            pen.bold.disc(pen.at(r * 0.93, a), r * 0.045, WHITE)
        elif style == 2:
            for lean in (-2.6, 2.6):
                pen.bold.line([pen.at(r * 0.3, a + lean * 2.4), pen.at(r * 0.84, a + lean)], r * 0.03, WHITE)
            for way in (-1, 0, 1):
                pen.bold.ring(pen.at(r * (0.86 if way == 0 else 0.78), a + way * 9), r * 0.075, r * 0.03, WHITE)
        else:
            pen.bold.poly(
                [
                    pen.at(r * 0.1, a - 40),
                    pen.at(r * 0.5, a - 6),
                    pen.at(r * 0.97, a),
                    pen.at(r * 0.5, a + 6),
                    pen.at(r * 0.1, a + 40),
                ],
                WHITE,
            )
            pen.bold.line([pen.at(r * 0.72, a - 12), pen.at(r * 0.72, a + 12)], r * 0.04, WHITE)
    for k, sign in enumerate(_signs(pen, 4)):
        spot = pen.at(r * 0.68, k * 90 - 45)
        _medal(pen, spot, r * 0.17, sign)
        pen.fine.ring(spot, r * 0.21, 2.0, WHITE)
    size = r * 0.48
    _boss(pen, size)
    return size * 0.80


def petalled(pen: Pen, r: float) -> float:
    count = pen.source.choice((6, 8, 9, 10, 12))
    share = pen.source.choice((0.5, 0.42, 0.58))
    for k in range(count):
        pen.bold.ring(pen.at(r * share, k * 360 / count - 90), r * (0.98 - share), r * 0.028, WHITE)
    for k in range(count):
        pen.bold.disc(pen.at(r * 0.9, (k + 0.5) * 360 / count - 90), r * 0.022, WHITE)
        pen.bold.poly(
            [
                polar(
                    pen.at(r * 0.79, k * 360 / count - 90),
                    r * (0.07 if i % 2 == 0 else 0.03),
                    k * 360 / count - 90 + i * 90,
                )
                for i in range(4)
            ],
            WHITE,
        )
    size = r * 0.48
    _boss(pen, size)
    return size * 0.80


def branched(pen: Pen, r: float) -> float:
    """Ten rounds joined by paths; which paths, the name tells."""
    x = 0.5
    spots = [
        (0, -0.82),
        (x, -0.55),
        (-x, -0.55),
        (x, -0.05),
        (-x, -0.05),
        (0, 0.0),
        (x, 0.46),
        (-x, 0.46),
        (0, 0.52),
        (0, 0.86),
    ]
    places = [(pen.middle[0] + px * r, pen.middle[1] + py * r) for px, py in spots]
    paths = [
        (0, 1),
        (0, 2),
        (1, 2),
        (1, 3),
        (2, 4),
        (3, 4),
        (3, 5),
        (4, 5),
        (3, 6),
        (4, 7),
        (6, 7),
        (5, 8),
        (6, 8),
        (7, 8),
        (8, 9),
        (6, 9),
        (7, 9),
        (0, 5),
        (1, 5),
        (2, 5),
    ]
    twins = {
        (0, 1): (0, 2),
        (1, 3): (2, 4),
        (3, 5): (4, 5),
        (3, 6): (4, 7),
        (6, 8): (7, 8),
        (6, 9): (7, 9),
        (1, 5): (2, 5),
    }
    lost = pen.source.sample(sorted(twins), 2)
    gone = {*lost, *(twins[pair] for pair in lost)}
    for pair in paths:
        if pair not in gone:
            pen.bold.line([places[k] for k in pair], r * 0.03, WHITE)
    rule(pen, r * 0.97, 2)
    for place, sign in zip(places, _signs(pen, 10), strict=True):
        if place != places[5]:
            _medal(pen, place, r * 0.125, sign)
    at = places[5]
    for canvas in (pen.bold, pen.fine):
        canvas.erase([polar(at, r * 0.27, d) for d in range(0, 360, 8)])
    pen.bold.ring(at, r * 0.27, r * 0.026, WHITE)
    return r * 0.21


def squared(pen: Pen, r: float) -> float:
    """A square of letters that the name walks through."""
    side = pen.source.choice((3, 4))
    half = r * 0.66
    word = _signs(pen, side * side)
    order = list(range(side * side))
    pen.source.shuffle(order)
    step = 2 * half / side
    corners = [(-half, -half), (half, -half), (half, half), (-half, half), (-half, -half)]
    pen.bold.line([(pen.middle[0] + x, pen.middle[1] + y) for x, y in corners], r * 0.026, WHITE)
    pen.fine.line([(pen.middle[0] + x * 1.05, pen.middle[1] + y * 1.05) for x, y in corners], 2, WHITE)
    for k in range(1, side):
        d = -half + k * step
        pen.fine.line(
            [(pen.middle[0] + d, pen.middle[1] - half), (pen.middle[0] + d, pen.middle[1] + half)], 2.6, WHITE
        )
        pen.fine.line(
            [(pen.middle[0] - half, pen.middle[1] + d), (pen.middle[0] + half, pen.middle[1] + d)], 2.6, WHITE
        )
    for k, sign in enumerate(word):
        spot = (pen.middle[0] - half + (k % side + 0.5) * step, pen.middle[1] - half + (k // side + 0.5) * step)
        letter(pen.fine, sign, spot, step * 0.22, step * 0.05)
    for k in range(4):
        pen.bold.poly(
            [polar(pen.at(r * 0.83, k * 90), r * (0.1 if i % 2 == 0 else 0.04), k * 90 + i * 45) for i in range(8)],
            WHITE,
        )
    walk(pen.heart, pen.name, pen.middle, half * 0.88, r * 0.046, False)
    return 0.0


def pointed_arch(pen: Pen, r: float) -> float:
    """A mandorla with rays."""
    for share, width in ((1.0, 0.03), (0.90, 0.01)):
        line = []
        for k in range(121):
            a = k / 120 * 2 * math.pi
            line.append(
                (
                    pen.middle[0] + r * share * 0.62 * math.sin(a) * abs(math.sin(a)) ** 0.4,
                    pen.middle[1] - r * share * 0.97 * math.cos(a),
                )
            )
        pen.bold.line(line, r * width, WHITE)
        if share == 1.0:
            for p in line[::4]:
                away = math.degrees(math.atan2(p[1] - pen.middle[1], p[0] - pen.middle[0]))
                pen.fine.line([polar(p, r * 0.05, away), pen.at(r * 0.97, away)], 2.2, WHITE)
    for side in (-1, 1):
        for k, sign in enumerate(_signs(pen, 3)):
            letter(
                pen.bold,
                sign,
                (pen.middle[0] + side * r * (0.83 - 0.05 * abs(k - 1)), pen.middle[1] + (k - 1) * r * 0.26),
                r * 0.06,
                r * 0.018,
            )
    for y in (-0.7, 0.7):
        spot = (pen.middle[0], pen.middle[1] + y * r)
        pen.bold.poly([polar(spot, r * (0.13 if i % 2 == 0 else 0.04), i * 45) for i in range(8)], WHITE)
    return r * 0.46


def labyrinth(pen: Pen, r: float) -> float:
    """Walls around walls, each with a gate."""
    walls = pen.source.choice((4, 5))
    turn = 90
    for k in range(walls):
        radius = r * (0.96 - 0.56 * k / walls)
        gate = 900 / radius
        turn += 180 if k else 0
        lean = pen.source.choice((-60, -40, 0, 40, 60))
        start = turn + lean
        arc = [pen.at(radius, start + gate + d * (360 - 2 * gate) / 90) for d in range(91)]
        pen.bold.line(arc, r * 0.036, WHITE)
        if k < walls - 1:
            side = start + gate
            pen.bold.line([pen.at(radius, side), pen.at(r * (0.96 - 0.56 * (k + 1) / walls), side)], r * 0.036, WHITE)
    _boss(pen, r * 0.44)
    return r * 0.35


def knotted(pen: Pen, r: float) -> float:
    """A rose curve drawn as a ribbon."""
    count, swing = pen.source.choice(((5, 0.42), (7, 0.36), (8, 0.32), (6, 0.4), (9, 0.3)))
    for phase in (0.0, 180.0):
        line = [
            pen.at(r * (0.96 - swing) + r * swing * math.sin(math.radians(d * count + phase)), d)
            for d in range(0, 361, 1)
        ]
        pen.bold.line(line, r * 0.05, WHITE)
        for a, b in itertools.pairwise(line):
            pen.bold.erase(
                [(a[0] - 1.2, a[1] - 1.2), (b[0] + 1.2, b[1] - 1.2), (b[0] + 1.2, b[1] + 1.2), (a[0] - 1.2, a[1] + 1.2)]
            )
    size = r * 0.44
    _boss(pen, size)
    return size * 0.80


def phased(pen: Pen, r: float) -> float:
    """The moon's phases about an orb."""
    for k in range(8):
        a = k * 45 - 90
        spot, size = pen.at(r * 0.78, a), r * 0.155
        pen.bold.ring(spot, size, r * 0.016, WHITE)
        dark = abs(4 - k) / 4
        if dark < 1:
            lit = [polar(spot, size * 0.88, d) for d in range(-90, 91, 12)]
            edge = [
                (
                    spot[0] + (2 * dark - 1) * size * 0.88 * math.cos(math.radians(d)),
                    spot[1] + size * 0.88 * math.sin(math.radians(d)),
                )
                for d in range(90, -91, -12)
            ]
            side = 1 if k <= 4 else -1
            pen.bold.poly([(spot[0] + side * (x - spot[0]), y) for x, y in lit + edge], WHITE)
    star_polygon(pen.fine, pen.middle, r * 0.62, 8, 3, 2.6)
    _boss(pen, r * 0.46)
    return r * 0.37


def bladed(pen: Pen, r: float) -> float:
    """Swords or spears that point outwards."""
    count = pen.source.choice((5, 6, 7, 8, 12))
    for k in range(count):
        a = k * 360 / count - 90
        pen.bold.poly(
            [
                pen.at(r * 0.36, a - 5),
                pen.at(r * 0.86, a - 2.6),
                pen.at(r * 0.99, a),
                pen.at(r * 0.86, a + 2.6),
                pen.at(r * 0.36, a + 5),
            ],
            WHITE,
        )
        pen.bold.erase([pen.at(r * 0.5, a), pen.at(r * 0.66, a - 0.8), pen.at(r * 0.84, a), pen.at(r * 0.66, a + 0.8)])
        guard = [
            polar(pen.at(r * 0.5, a), r * 0.1, a - 90),
            pen.at(r * 0.47, a),
            polar(pen.at(r * 0.5, a), r * 0.1, a + 90),
        ]
        pen.bold.stroke(bezier(guard, 10), taper(r * 0.055, 0.4), WHITE)
        b = a + 180 / count
        pen.bold.stroke([pen.at(r * 0.55, b), pen.at(r * 0.68, b), pen.at(r * 0.82, b)], taper(r * 0.05), WHITE)
        pen.bold.disc(pen.at(r * 0.88, b), r * 0.024, WHITE)
    _boss(pen, r * 0.42)
    return r * 0.34


def triangled(pen: Pen, r: float) -> float:
    """A triangle with a letter at each corner."""
    up = pen.source.choice((-90, 90))
    for share, width in ((0.98, 0.034), (0.80, 0.012)):
        pen.bold.line([pen.at(r * share, up + k * 120) for k in range(4)], r * width, WHITE)
    rule(pen, r * 0.49, 3)
    rule(pen, r * 0.96, 2)
    for k, sign in enumerate(_signs(pen, 3)):
        _medal(pen, pen.at(r * 0.80, up + k * 120), r * 0.13, sign)
    for k in range(36):
        pen.fine.line([pen.at(r * 0.52, k * 10), pen.at(r * (0.58 if k % 3 else 0.64), k * 10)], 2.2, WHITE)
    return r * 0.40


Core = Callable[[Pen, float], float]
CORES: dict[str, Core] = {
    core.__name__: core
    for core in (walked, starred, crossed, petalled, branched, squared, pointed_arch, labyrinth, knotted, phased,
                 bladed, triangled)
}  # fmt: skip
