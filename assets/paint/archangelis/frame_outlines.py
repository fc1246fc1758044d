"""Outlines of cards, of the windows for their paintings, and of the banners with their names."""

from __future__ import annotations

import math

from ..brush import mirror, polar, spline
from ..frames.outlines import Box, Outline, arc, cut_corner, notch_corner, outline, round_corner


def feather_corner(size: float) -> Outline:
    """Three feather tips side by side."""
    found: Outline = [(0, size * 1.25)]
    for k in range(3):
        middle = polar((size * 1.02, size * 1.02), size * 0.86, 202 + k * 23)
        found += arc(middle, size * 0.27, 150 + k * 28, 275 + k * 28, 10)
    return [*found, (size * 1.25, 0)]


def horn_corner(size: float) -> Outline:
    """A spike that reaches out of sides which lie a little back."""
    back = size * 0.16
    inward = [(back, size * 1.5), (back * 1.05, size), (back * 0.8, size * 0.5), (0, 0)]
    return [*spline(inward, 8), *[(y, x) for x, y in reversed(spline(inward, 8))][1:]]


def ogee_corner(size: float) -> Outline:
    return spline(
        [(0, size), (size * 0.16, size * 0.62), (size * 0.5, size * 0.5), (size * 0.62, size * 0.16), (size, 0)], 8
    )


def roll_corner(size: float) -> Outline:
    """The end of a roll that reaches beyond the sheet below it."""
    back, tall = size * 0.3, size * 0.62
    return [(back, size), (back, tall), *arc((tall / 2, tall / 2), tall / 2, 90, 270)]


def teeth(run: float) -> float:
    """The rays of a sun along an edge."""
    return 7 * abs(((run / 26) % 1) * 2 - 1)


def tongues(run: float) -> float:
    """Flames along an edge."""
    return 4.5 + 4.5 * math.sin(run / 7.2) * math.cos(run / 19 + 0.6)


# Windows


def plain_window(box: Box) -> Outline:
    return outline(box, round_corner(8))


def arch_window(box: Box) -> Outline:
    """A broad round arch."""
    x0, y0, x1, y1 = box
    rise = (x1 - x0) * 0.17
    head = [
        (x0 + (x1 - x0) * (1 - math.cos(math.pi * k / 40)) / 2, y0 + rise * (1 - math.sin(math.pi * k / 40)))
        for k in range(41)
    ]
    return [*head, (x1, y1), (x0, y1)]


def niche_window(box: Box) -> Outline:
    """A trefoil niche."""
    x0, y0, x1, y1 = box
    wide, rise = x1 - x0, (x1 - x0) * 0.16
    side = spline([(x0, y0 + rise * 1.25), (x0 + wide * 0.02, y0 + rise * 0.72), (x0 + wide * 0.12, y0 + rise * 0.5),
                   (x0 + wide * 0.19, y0 + rise * 0.74)], 8)  # fmt: skip
    crown = spline([(x0 + wide * 0.19, y0 + rise * 0.74), (x0 + wide * 0.24, y0 + rise * 0.22),
                    (x0 + wide * 0.37, y0 + rise * 0.06), (x0 + wide * 0.5, y0)], 8)  # fmt: skip
    half = [*side, *crown[1:]]
    return [*half, *mirror(half, (x0 + x1) / 2)[1:], (x1, y1), (x0, y1)]


def cut_window(box: Box) -> Outline:
    return outline(box, cut_corner(34), low=cut_corner(14))


def ogee_window(box: Box) -> Outline:
    return outline(box, ogee_corner(52), low=round_corner(8))


def notch_window(box: Box) -> Outline:
    return outline(box, notch_corner(56), low=notch_corner(26))


def ticket_window(box: Box) -> Outline:
    return outline(box, notch_corner(56))


def ray_window(box: Box) -> Outline:
    return outline(box, notch_corner(40), lambda run: 5 * abs(((run / 18) % 1) * 2 - 1))


def flame_window(box: Box) -> Outline:
    return outline(box, cut_corner(26), tongues)


# Banners


def ribbon_banner(box: Box) -> Outline:
    """Swallow tails."""
    x0, y0, x1, y1 = box
    deep = (y1 - y0) * 0.3
    sag = 3
    top = [(x0 + (x1 - x0) * k / 20, y0 + sag * math.sin(math.pi * k / 20)) for k in range(21)]
    foot = [(x, y1 - (y - y0)) for x, y in reversed(top)]
    return [*top, (x1 - deep, (y0 + y1) / 2), *foot, (x0 + deep, (y0 + y1) / 2)]


def wing_banner(box: Box) -> Outline:
    """Swept up at both ends like a pair of wings."""
    x0, y0, x1, y1 = box
    tall, middle = y1 - y0, (x0 + x1) / 2
    half = [(middle, y0 + tall * 0.05), (x0 + 120, y0 + tall * 0.1), (x0 + 40, y0 + tall * 0.04), (x0, y0 - tall * 0.1),
            (x0 + 8, y0 + tall * 0.3), (x0 + 2, y0 + tall * 0.42), (x0 + 14, y0 + tall * 0.7), (x0 + 10, y1 - 4),
            (x0 + 34, y1), (middle, y1)]  # fmt: skip
    return [*half, *mirror(half, middle)]


def spear_banner(box: Box) -> Outline:
    """Pointed ends with barbs."""
    x0, y0, x1, y1 = box
    tall, middle, my = y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    half = [(middle, y0 + 3), (x0 + 40, y0 + 3), (x0 + 26, y0 - tall * 0.08), (x0 + 22, y0 + tall * 0.28), (x0 - 2, my),
            (x0 + 22, y1 - tall * 0.28), (x0 + 26, y1 + tall * 0.08), (x0 + 40, y1 - 3), (middle, y1 - 3)]  # fmt: skip
    return [*half, *mirror(half, middle)]


def eared_tablet(box: Box) -> Outline:
    """A tablet with an ear at each end, as on old inscriptions."""
    x0, y0, x1, y1 = box
    my, ear = (y0 + y1) / 2, (y1 - y0) * 0.32
    half = [((x0 + x1) / 2, y0), (x0 + ear, y0), (x0 + ear, my - ear * 0.4), (x0, my - ear * 1.1),
            (x0, my + ear * 1.1), (x0 + ear, my + ear * 0.4), (x0 + ear, y1), ((x0 + x1) / 2, y1)]  # fmt: skip
    return [*half, *mirror(half, (x0 + x1) / 2)]


def gable(box: Box) -> Outline:
    """The lintel of a niche, higher in its middle."""
    x0, y0, x1, y1 = box
    middle = (x0 + x1) / 2
    half = [(middle, y0 - 8), (x0 + 60, y0 + 4), (x0 + 6, y0 + 4), (x0 + 6, y0 + 16), (x0, y0 + 16), (x0, y1 - 10),
            (x0 + 6, y1 - 10), (x0 + 6, y1), (middle, y1)]  # fmt: skip
    return [*half, *mirror(half, middle)]


def ray_banner(box: Box) -> Outline:
    """Ends like the rays of a star."""
    x0, y0, x1, y1 = box
    middle, tall = (x0 + x1) / 2, y1 - y0
    half = [(middle, y0), (x0 + 30, y0), (x0 + 6, y0 - 3), (x0 + 20, y0 + tall * 0.22), (x0 - 4, y0 + tall * 0.3),
            (x0 + 16, y0 + tall * 0.5), (x0 - 4, y1 - tall * 0.3), (x0 + 20, y1 - tall * 0.22), (x0 + 6, y1 + 3),
            (x0 + 30, y1), (middle, y1)]  # fmt: skip
    return [*half, *mirror(half, middle)]


def crown_banner(box: Box) -> Outline:
    """A cartouche with an arched middle and lobed ends."""
    x0, y0, x1, y1 = box
    middle, tall = (x0 + x1) / 2, y1 - y0
    rise = spline([(middle, y0 - 9), (middle - 60, y0 - 6), (middle - 110, y0 + 3), (x0 + 34, y0 + 3)], 8)
    end = spline([(x0 + 34, y0 + 3), (x0 + 10, y0 - 2), (x0 + 2, y0 + tall * 0.24), (x0 + 16, y0 + tall * 0.42),
                  (x0, y0 + tall * 0.5)], 6)  # fmt: skip
    low = [(x, y0 + y1 - y) for x, y in reversed(end)]
    half = [*rise, *end[1:], *low, (middle, y1)]
    return [*half, *mirror(half, middle)]
