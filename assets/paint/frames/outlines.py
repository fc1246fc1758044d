"""Outlines of cards and of their parts, for every game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ..brush import Point, polar

Box = tuple[float, float, float, float]
Outline = list[Point]
Glyph = list[Outline]
"""Outlines in a square of 100 about its middle."""

Corner = Callable[[float], Outline]
"""The way round the upper left corner, from the left side to the top, for a corner of that size."""


def arc(centre: Point, radius: float, start: float, end: float, steps: int = 14) -> Outline:
    return [polar(centre, radius, start + (end - start) * k / steps) for k in range(steps + 1)]


def round_corner(size: float) -> Outline:
    return arc((size, size), size, 180, 270)


def cut_corner(size: float) -> Outline:
    return [(0, size), (size, 0)]


def notch_corner(size: float) -> Outline:
    """Bitten out, like an old ticket."""
    return [(0, size), *arc((0, 0), size * 0.8, 90, 0), (size, 0)]


def step_corner(size: float) -> Outline:
    third = size / 3
    return [(0, size), (third, size), (third, third * 2), (third * 2, third * 2), (third * 2, third), (size, third),
            (size, 0)]  # fmt: skip


def crown_corner(size: float) -> Outline:
    """A lobe between two notches."""
    ear = size * 0.36
    return [(0, size), *arc((0, size - ear * 0.2), ear * 0.5, 90, 0, 6), *arc((ear * 1.05, ear * 1.05), ear, 170, 280),
            *arc((size - ear * 0.2, 0), ear * 0.5, 180 - 90, 0, 6), (size, 0)]  # fmt: skip


def outline(
    box: Box, corner: Outline, edge: Callable[[float], float] | None = None, low: Outline | None = None
) -> Outline:
    """A closed outline with that corner four times (`low`: below another); `edge` draws the sides in, by their run."""
    x0, y0, x1, y1 = box
    low = low or corner
    left_up = [(x0 + x, y0 + y) for x, y in corner]
    right_up = [(x1 - x, y0 + y) for x, y in reversed(corner)]
    right_low = [(x1 - x, y1 - y) for x, y in low]
    left_low = [(x0 + x, y1 - y) for x, y in reversed(low)]
    if edge is None:
        return [*left_up, *right_up, *right_low, *left_low]
    found: Outline = []
    runs = ((left_up, right_up, (0, 1)), (right_up, right_low, (-1, 0)), (right_low, left_low, (0, -1)),
            (left_low, left_up, (1, 0)))  # fmt: skip
    for start, end, (nx, ny) in runs:
        (ax, ay), (bx, by) = start[-1], end[0]
        length = math.hypot(bx - ax, by - ay)
        steps = max(8, int(length / 2))
        found += start
        for k in range(1, steps):
            t = k / steps
            deep = edge(abs(t - 0.5) * length) * min(1.0, 8 * t, 8 * (1 - t))
            found.append((ax + (bx - ax) * t + nx * deep, ay + (by - ay) * t + ny * deep))
    return found


def tablet(box: Box) -> Outline:
    return outline(box, round_corner(min(10, (box[3] - box[1]) / 5)))


def turned(part: Sequence[Point], centre: Point, degrees: float) -> Outline:
    """A part about the origin, turned and moved to a centre."""
    a = math.radians(degrees)
    cos, sin = math.cos(a), math.sin(a)
    return [(centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos) for x, y in part]


def star(centre: Point, points: int, outer: float, inner: float) -> Outline:
    return [polar(centre, outer if k % 2 == 0 else inner, k * 180 / points - 90) for k in range(points * 2)]


def enlarged(glyph: Glyph, centre: Point, size: float) -> Glyph:
    """A glyph whose square of 100 became `size` large, about a centre."""
    return [[(centre[0] + x * size / 100, centre[1] + y * size / 100) for x, y in part] for part in glyph]
