"""The small signs of Aniołowie, each known by its shape before its hue: colours of angels, rings, editions, people's
characters and sexes, and what has befallen a card on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

import pygame

from ui import kept
from ui.ink import Colour, colour

FINE = 6
"""How much larger than shown they are drawn."""
Point = tuple[float, float]

DARK, PALE = (20, 16, 24), (250, 244, 228)
HUES: dict[str, Colour] = {
    "gold": (236, 186, 62),
    "red": (204, 54, 48),
    "blue": (62, 112, 214),
    "black": (34, 31, 42),
    "white": (248, 246, 240),
}


class Pen:
    """Draws in a square that measures 1 by 1."""

    def __init__(self, side: int) -> None:
        self.scale = side * FINE
        self.surface = pygame.Surface((self.scale, self.scale), pygame.SRCALPHA)

    def shape(self, tone: Colour, points: Sequence[Point]) -> None:
        pygame.draw.polygon(self.surface, tone, [(x * self.scale, y * self.scale) for x, y in points])

    def disc(self, tone: Colour, middle: Point, radius: float) -> None:
        spot = (round(middle[0] * self.scale), round(middle[1] * self.scale))
        pygame.draw.circle(self.surface, tone, spot, round(radius * self.scale))

    def ring(self, tone: Colour, middle: Point, radius: float, thick: float) -> None:
        spot = (round(middle[0] * self.scale), round(middle[1] * self.scale))
        pygame.draw.circle(self.surface, tone, spot, round(radius * self.scale), max(round(thick * self.scale), 1))

    def line(self, tone: Colour, a: Point, b: Point, thick: float) -> None:
        """A stroke with round ends."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        long = (dx * dx + dy * dy) ** 0.5 or 1
        nx, ny = -dy / long * thick / 2, dx / long * thick / 2
        self.shape(
            tone, [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]
        )
        self.disc(tone, a, thick / 2)
        self.disc(tone, b, thick / 2)

    def done(self) -> pygame.Surface:
        side = self.scale // FINE
        return pygame.transform.smoothscale(self.surface, (side, side))


def _star(count: int, outer: float, inner: float, middle: Point = (0.5, 0.5)) -> list[Point]:
    return [
        (
            middle[0] + sin(pi * k / count) * (inner if k % 2 else outer),
            middle[1] - cos(pi * k / count) * (inner if k % 2 else outer),
        )
        for k in range(2 * count)
    ]


def _regular(count: int, radius: float, turn: float = 0.0) -> list[Point]:
    return [
        (0.5 + sin(2 * pi * (k + turn) / count) * radius, 0.5 - cos(2 * pi * (k + turn) / count) * radius)
        for k in range(count)
    ]


# Colours of angels: a sun, a flame, a drop, a moon, a star


def _colour(name: str) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        hue = HUES[name]
        front = PALE if name in ("red", "blue", "black") else DARK
        pen.disc(PALE if name == "black" else DARK, (0.5, 0.5), 0.5)
        pen.disc(hue, (0.5, 0.5), 0.44)
        if name == "gold":
            pen.shape(front, _star(8, 0.37, 0.2))
            pen.disc(hue, (0.5, 0.5), 0.14)
        elif name == "red":
            pen.shape(front, [(0.5, 0.12), (0.66, 0.42), (0.74, 0.34), (0.76, 0.62), (0.62, 0.82), (0.38, 0.82),
                              (0.24, 0.62), (0.3, 0.4), (0.4, 0.5)])  # fmt: skip
            pen.shape(hue, [(0.5, 0.5), (0.6, 0.68), (0.5, 0.8), (0.4, 0.68)])
        elif name == "blue":
            pen.disc(front, (0.5, 0.6), 0.22)
            pen.shape(front, [(0.5, 0.13), (0.695, 0.51), (0.305, 0.51)])
            pen.disc(hue, (0.44, 0.63), 0.07)
        elif name == "black":
            pen.disc(front, (0.47, 0.5), 0.32)
            pen.disc(hue, (0.6, 0.44), 0.27)
        else:
            pen.shape(front, _star(5, 0.38, 0.15, (0.5, 0.53)))

    return draw


# Rings, editions and factions


def _rings(count: int, faction: str) -> Callable[[Pen], None]:
    """One to three rings one below another; the Fallen have their lower half filled, the Lord's Angels the upper."""

    def draw(pen: Pen) -> None:
        for k in range(count):
            middle = (0.5, 0.17 + 0.33 * k)
            pen.disc(DARK, middle, 0.165)
            pen.disc(colour("brass_bright"), middle, 0.14)
            top = middle[1] - 0.1 if faction == "lords" else middle[1]
            pen.disc(DARK, middle, 0.09)
            box = pygame.Rect((middle[0] - 0.1) * pen.scale, top * pen.scale, 0.2 * pen.scale, 0.1 * pen.scale)
            clip = pen.surface.get_clip()
            pen.surface.set_clip(box)
            pen.disc(PALE, middle, 0.1)
            pen.surface.set_clip(clip)

    return draw


def _edition(copies: int) -> Callable[[Pen], None]:
    """A lozenge, filled for a card that a deck holds once, open for one that it may hold twice."""

    def draw(pen: Pen) -> None:
        pen.shape(DARK, _regular(4, 0.5))
        pen.shape(colour("brass_bright"), _regular(4, 0.42))
        if copies > 1:
            pen.shape(DARK, _regular(4, 0.26))

    return draw


def _faction(name: str) -> Callable[[Pen], None]:
    """A halo, horns, or both."""

    def draw(pen: Pen) -> None:
        pen.disc(DARK, (0.5, 0.5), 0.5)
        pen.disc((70, 60, 84), (0.5, 0.5), 0.44)
        if name in ("lords", "both"):
            pen.ring(colour("brass_bright"), (0.5, 0.36 if name == "both" else 0.5), 0.22, 0.07)
        if name in ("fallen", "both"):
            low = 0.16 if name == "both" else 0.0
            for side in (-1, 1):
                pen.shape(
                    (240, 108, 84),
                    [(0.5 + side * 0.06, 0.62 + low), (0.5 + side * 0.3, 0.3 + low), (0.5 + side * 0.24, 0.68 + low)],
                )

    return draw


# People


def _good(pen: Pen) -> None:
    pen.disc(DARK, (0.5, 0.5), 0.5)
    pen.disc((250, 226, 150), (0.5, 0.5), 0.44)
    pen.line(DARK, (0.28, 0.52), (0.45, 0.69), 0.11)
    pen.line(DARK, (0.45, 0.69), (0.74, 0.33), 0.11)


def _evil(pen: Pen) -> None:
    pen.shape(DARK, [(0.0, 0.06), (1.0, 0.06), (0.5, 1.0)])
    pen.shape((214, 76, 62), [(0.12, 0.13), (0.88, 0.13), (0.5, 0.87)])
    pen.line(PALE, (0.38, 0.24), (0.62, 0.48), 0.1)
    pen.line(PALE, (0.62, 0.24), (0.38, 0.48), 0.1)


def _neutral(pen: Pen) -> None:
    pen.shape(DARK, [(0.04, 0.04), (0.96, 0.04), (0.96, 0.96), (0.04, 0.96)])
    pen.shape((176, 180, 196), [(0.11, 0.11), (0.89, 0.11), (0.89, 0.89), (0.11, 0.89)])
    pen.line(DARK, (0.28, 0.5), (0.72, 0.5), 0.12)


def _woman(pen: Pen) -> None:
    for tone, more in ((DARK, 0.1), (PALE, 0.0)):
        pen.ring(tone, (0.5, 0.32), 0.27 + more / 2, 0.12 + more)
        pen.line(tone, (0.5, 0.58), (0.5, 0.93), 0.12 + more)
        pen.line(tone, (0.32, 0.77), (0.68, 0.77), 0.12 + more)


def _man(pen: Pen) -> None:
    for tone, more in ((DARK, 0.1), (PALE, 0.0)):
        pen.ring(tone, (0.37, 0.63), 0.29 + more / 2, 0.12 + more)
        pen.line(tone, (0.57, 0.43), (0.9, 0.1), 0.12 + more)
        pen.line(tone, (0.62, 0.1), (0.9, 0.1), 0.12 + more)
        pen.line(tone, (0.9, 0.1), (0.9, 0.38), 0.12 + more)


# What has befallen a card


def _blocked(pen: Pen) -> None:
    """A square with bars."""
    pen.shape(DARK, [(0.02, 0.02), (0.98, 0.02), (0.98, 0.98), (0.02, 0.98)])
    pen.shape(colour("bad"), [(0.09, 0.09), (0.91, 0.09), (0.91, 0.91), (0.09, 0.91)])
    for x in (0.27, 0.5, 0.73):
        pen.line(DARK, (x, 0.2), (x, 0.8), 0.1)


def _mute(pen: Pen) -> None:
    """A round one, struck through."""
    pen.disc(DARK, (0.5, 0.5), 0.5)
    pen.disc(PALE, (0.5, 0.5), 0.43)
    pen.shape(DARK, [(0.26, 0.42), (0.38, 0.42), (0.54, 0.27), (0.54, 0.73), (0.38, 0.58), (0.26, 0.58)])
    pen.line((190, 40, 36), (0.22, 0.22), (0.78, 0.78), 0.1)


def _bare(pen: Pen) -> None:
    """A triangle with a minus: no support."""
    pen.shape(DARK, [(0.5, 0.0), (1.0, 0.96), (0.0, 0.96)])
    pen.shape((240, 170, 90), [(0.5, 0.15), (0.88, 0.89), (0.12, 0.89)])
    pen.line(DARK, (0.35, 0.7), (0.65, 0.7), 0.12)


def _shielded(pen: Pen) -> None:
    shield = [(0.08, 0.08), (0.92, 0.08), (0.92, 0.5), (0.5, 1.0), (0.08, 0.5)]
    pen.shape(DARK, shield)
    pen.shape(colour("good"), [(0.5 + (x - 0.5) * 0.82, 0.46 + (y - 0.46) * 0.82) for x, y in shield])


def _changed(pen: Pen) -> None:
    """A hexagon with two arrows: it fights for the others now."""
    pen.shape(DARK, _regular(6, 0.5))
    pen.shape(colour("hint"), _regular(6, 0.42))
    pen.line(DARK, (0.28, 0.4), (0.7, 0.4), 0.08)
    pen.shape(DARK, [(0.6, 0.26), (0.8, 0.4), (0.6, 0.5)])
    pen.line(DARK, (0.3, 0.62), (0.72, 0.62), 0.08)
    pen.shape(DARK, [(0.4, 0.52), (0.2, 0.62), (0.4, 0.76)])


def _duel(pen: Pen) -> None:
    """A lozenge with crossed blades."""
    pen.shape(DARK, _regular(4, 0.5))
    pen.shape(colour("lit"), _regular(4, 0.42))
    for side in (-1, 1):
        pen.line(DARK, (0.5 - side * 0.17, 0.66), (0.5 + side * 0.17, 0.3), 0.07)
        pen.line(DARK, (0.5 - side * 0.22, 0.54), (0.5 - side * 0.06, 0.64), 0.05)


SIGNS: dict[str, Callable[[Pen], None]] = {
    **{name: _colour(name) for name in HUES},
    **{f"rings-{n}-{faction}": _rings(n, faction) for n in (1, 2, 3) for faction in ("lords", "fallen")},
    "once": _edition(1), "twice": _edition(2),
    **{name: _faction(name) for name in ("lords", "fallen", "both")},
    "good": _good, "evil": _evil, "neutral": _neutral, "woman": _woman, "man": _man,
    "blocked": _blocked, "mute": _mute, "bare": _bare, "shielded": _shielded, "changed": _changed, "duel": _duel,
}  # fmt: skip


@kept.shapes.remember
def sign(name: str, side: int) -> pygame.Surface:
    pen = Pen(max(side, 1))
    SIGNS[name](pen)
    return pen.done()
