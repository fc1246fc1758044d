"""The bands around a seal: each fills the room between two radii with one ornament."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import NamedTuple

from ..brush import Canvas, Color, Point, bezier, narrowing, polar, spline, taper
from .letters import letter_ring

WHITE: Color = (255, 255, 255)


class Pen(NamedTuple):
    """What a seal is drawn with: heavy lines, fine ones, and the bright sign at its heart."""

    name: str
    source: random.Random
    middle: Point
    bold: Canvas
    fine: Canvas
    heart: Canvas

    def at(self, radius: float, degrees: float) -> Point:
        return polar(self.middle, radius, degrees)


def rule(pen: Pen, radius: float, width: float = 3.0) -> None:
    """A plain circle, heavy or fine by its width."""
    (pen.bold if width >= 3 else pen.fine).ring(pen.middle, radius, width, WHITE)


def _edges(pen: Pen, low: float, high: float) -> tuple[float, float]:
    """Two rules about a band; gives its middle and its breadth."""
    rule(pen, high, 5)
    rule(pen, low, 3)
    return (low + high) / 2, high - low


def lettered(pen: Pen, low: float, high: float) -> None:
    middle, broad = _edges(pen, low, high)
    letter_ring(pen.bold, pen.name, pen.middle, middle, broad * 0.25, max(2.2, broad * 0.075))


def beaded(pen: Pen, low: float, high: float) -> None:
    middle, broad = _edges(pen, low, high)
    count = round(2 * math.pi * middle / (broad * 1.05))
    for k in range(count):
        spot = pen.at(middle, k * 360 / count)
        pen.bold.disc(spot, broad * (0.30 if k % 3 == 0 else 0.16), WHITE)
        if k % 3 == 0:
            pen.bold.erase([polar(spot, broad * 0.15, d) for d in range(0, 360, 30)])


def rayed(pen: Pen, low: float, high: float) -> None:
    rule(pen, low, 5)
    count = 12 * max(2, round(low / 60))
    for k in range(count):
        a, far = k * 360 / count - 90, high if k % 2 == 0 else (low * 0.4 + high * 0.6)
        half = 110 / count
        pen.bold.poly([pen.at(low + 3, a - half), pen.at(far, a), pen.at(low + 3, a + half)], WHITE)


def scalloped(pen: Pen, low: float, high: float) -> None:
    rule(pen, low, 3)
    count = pen.source.choice((12, 16, 20))
    size = math.pi * (low + high) / 2 / count * 1.02
    for k in range(count):
        spot = pen.at((low + high) / 2 + 2, k * 360 / count)
        a = k * 360 / count
        pen.bold.line([polar(spot, size, a + d) for d in range(-96, 97, 12)], 4.2, WHITE)
        pen.fine.line([polar(spot, size * 0.6, a + d) for d in range(-110, 111, 12)], 2.2, WHITE)
        pen.bold.disc(pen.at(high + size * 0.35, a + 180 / count), 4.6, WHITE)


def eyed(pen: Pen, low: float, high: float) -> None:
    middle, broad = _edges(pen, low, high)
    count = max(6, round(2 * math.pi * middle / (broad * 2.2)))
    for k in range(count):
        a = k * 360 / count - 90
        half = 150 / count
        top = [pen.at(middle, a - half), pen.at(middle + broad * 0.62, a), pen.at(middle, a + half)]
        foot = [pen.at(middle, a + half), pen.at(middle - broad * 0.62, a), pen.at(middle, a - half)]
        pen.bold.line([*bezier(top, 10), *bezier(foot, 10)], max(2.4, broad * 0.08), WHITE)
        pen.bold.disc(pen.at(middle, a), broad * 0.17, WHITE)
        pen.fine.disc(pen.at(middle, a + 180 / count), 2.6, WHITE)


def feathered(pen: Pen, low: float, high: float) -> None:
    rule(pen, low, 4)
    count = 12 * round(low / 44)
    for k in range(count):
        a = k * 360 / count
        far = high if k % 2 == 0 else low + (high - low) * 0.8
        leaf = [pen.at(low, a), pen.at((low + far) / 2, a + 2.4), pen.at(far, a + 1.2)]
        pen.bold.stroke(bezier(leaf, 10), taper(2 * math.pi * low / count * 0.72, 0.5), WHITE)


def linked(pen: Pen, low: float, high: float) -> None:
    middle, broad = (low + high) / 2, high - low
    count = 2 * round(math.pi * middle / (broad * 0.8))
    for k in range(count):
        pen.bold.ring(pen.at(middle, k * 360 / count), broad * 0.44, max(2.6, broad * 0.1), WHITE)
    rule(pen, high + 4, 2)
    rule(pen, low - 4, 2)


def braided(pen: Pen, low: float, high: float) -> None:
    middle, broad = _edges(pen, low, high)
    waves = 2 * round(middle / (broad * 0.8))
    for phase in (0, 180):
        line = [pen.at(middle + broad * 0.28 * math.sin(math.radians(d * waves + phase)), d) for d in range(361)]
        pen.bold.line(line, max(3.0, broad * 0.13), WHITE)


def thorny(pen: Pen, low: float, high: float) -> None:
    middle, broad = (low + high) / 2, high - low
    for phase in (0, 180):
        line = [pen.at(middle + broad * 0.16 * math.sin(math.radians(d * 14 + phase)), d) for d in range(361)]
        pen.bold.line(line, broad * 0.14, WHITE)
    count = round(middle / 7)
    for k in range(count):
        a, way = k * 360 / count + pen.source.uniform(-2, 2), 1 if k % 2 else -1
        tip = pen.at(middle + way * broad * pen.source.uniform(0.5, 0.95), a + pen.source.uniform(1, 5))
        pen.bold.poly([pen.at(middle, a - 1.6), tip, pen.at(middle, a + 1.6)], WHITE)


def flaming(pen: Pen, low: float, high: float) -> None:
    rule(pen, low, 4)
    count = round(low / 6.5)
    for k in range(count):
        a, far = k * 360 / count, (high - low) * (1.15 if k % 2 == 0 else 0.75)
        tongue = [
            pen.at(low, a),
            pen.at(low + far * 0.4, a + 5),
            pen.at(low + far * 0.7, a - 3),
            pen.at(low + far, a + 3),
        ]
        pen.bold.stroke(bezier(tongue, 12), narrowing(2 * math.pi * low / count * 0.78, 0.8, 0.5), WHITE)


def mooned(pen: Pen, low: float, high: float) -> None:
    middle, broad = _edges(pen, low, high)
    count = max(8, 4 * round(middle / (broad * 2.4)))
    for k in range(count):
        a = k * 360 / count - 90
        spot, size = pen.at(middle, a), broad * 0.34
        if k % 2 == 0:
            outer = [polar(spot, size, a + d) for d in range(50, 311, 20)]
            inner = [polar(polar(spot, size * 0.42, a), size * 0.8, a + d) for d in range(285, 74, -20)]
            pen.bold.poly(outer + inner, WHITE)
        else:
            pen.bold.poly([polar(spot, size * (0.95 if i % 2 == 0 else 0.3), a + i * 45) for i in range(8)], WHITE)


def dialled(pen: Pen, low: float, high: float) -> None:
    middle, broad = _edges(pen, low, high)
    for k in range(120):
        reach = 0.42 if k % 10 == 0 else 0.26 if k % 5 == 0 else 0.14
        canvas = pen.bold if k % 10 == 0 else pen.fine
        canvas.line([pen.at(high, k * 3), pen.at(high - broad * 2 * reach, k * 3)], 2.2 if k % 10 else 4, WHITE)
    for k in range(12):
        pen.bold.disc(pen.at(middle - broad * 0.18, k * 30 + 15), broad * 0.12, WHITE)


def leaved(pen: Pen, low: float, high: float) -> None:
    middle, broad = (low + high) / 2, high - low
    rule(pen, middle, 3)
    count = 2 * round(middle / (broad * 0.32) / 2)
    for k in range(count):
        a = k * 360 / count
        for way in (-1, 1):
            leaf = [
                pen.at(middle, a),
                pen.at(middle + way * broad * 0.3, a + 3),
                pen.at(middle + way * broad * 0.5, a + 9),
            ]
            pen.bold.stroke(bezier(leaf, 8), taper(broad * 0.26, 0.7), WHITE)
    for k in range(4):
        pen.bold.disc(pen.at(middle, k * 90), broad * 0.24, WHITE)


def angled(pen: Pen, low: float, high: float) -> None:
    """Two polygons turned against each other."""
    count = pen.source.choice((6, 8, 9, 12))
    for turn, width in ((0.0, 4.6), (180 / count, 3.0)):
        corners = [pen.at(high * 1.03, turn - 90 + k * 360 / count) for k in range(count + 1)]
        pen.bold.line(corners, width, WHITE)
        for corner in corners[:-1]:
            pen.bold.disc(corner, 7, WHITE)
    rule(pen, low, 3)


def ruled(pen: Pen, low: float, high: float) -> None:
    for share, width in ((1.0, 6.0), (0.72, 2.0), (0.0, 3.2)):
        rule(pen, low + (high - low) * share, width)
    count = 4 * pen.source.choice((2, 3, 4))
    for k in range(count):
        spot = pen.at(low + (high - low) * 0.36, k * 360 / count + 180 / count)
        turn = (k + 0.5) * 360 / count
        pen.bold.poly(
            [polar(spot, (high - low) * (0.34 if i % 2 == 0 else 0.15), turn + i * 90) for i in range(4)], WHITE
        )


def chained(pen: Pen, low: float, high: float) -> None:
    middle, broad = (low + high) / 2, high - low
    count = 2 * round(middle * math.pi / (broad * 1.1))
    for k in range(count):
        a = k * 360 / count
        if k % 2:
            pen.bold.line([pen.at(middle, a - 200 / count), pen.at(middle, a + 200 / count)], broad * 0.16, WHITE)
            continue
        spot = pen.at(middle, a)
        across = polar((0, 0), 1, a + 90)
        oval = []
        for d in range(0, 361, 15):
            x, y = math.cos(math.radians(d)) * broad * 0.62, math.sin(math.radians(d)) * broad * 0.36
            oval.append((spot[0] + across[0] * x - across[1] * y, spot[1] + across[1] * x + across[0] * y))
        pen.bold.line(oval, broad * 0.15, WHITE)


def scaled(pen: Pen, low: float, high: float) -> None:
    """The scales of a serpent that lies about the seal."""
    middle, broad = _edges(pen, low, high)
    count = round(2 * math.pi * middle / (broad * 0.5))
    for row, share in enumerate((0.28, 0.72)):
        for k in range(count):
            a = (k + row * 0.5) * 360 / count
            tip = spline([pen.at(low + broad * (share - 0.26), a), pen.at(low + broad * share, a + 230 / count),
                          pen.at(low + broad * (share + 0.26), a)], 6)  # fmt: skip
            pen.bold.line(tip, 2.8, WHITE)


Band = Callable[[Pen, float, float], None]
HOLY: tuple[Band, ...] = (lettered, beaded, rayed, scalloped, eyed, feathered, linked, braided, flaming, mooned,
                          dialled, leaved, angled, ruled)  # fmt: skip
DARK: tuple[Band, ...] = (lettered, thorny, flaming, chained, scaled, dialled, angled, rayed, braided, mooned, linked,
                          ruled, eyed)  # fmt: skip
