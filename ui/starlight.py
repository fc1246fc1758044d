"""What moves on the shelf while nobody does anything: stars that breathe, dust in the lamplight, a gleam on the brass.

Slow and small: in each frame only a few of them change, so that little is drawn.
"""

from __future__ import annotations

from math import cos, hypot, pi, sin

import pygame

from ui import ink, kept
from ui.canvas import Drawable
from ui.ink import Colour

WALL = (2560, 1440)
"""The painted wall, in whose pixels its stars are told."""
STARS = (
    (211, 500), (286, 526), (346, 446), (633, 513), (702, 470), (768, 502), (822, 459), (897, 491),
    (1280, 432), (1241, 505), (1319, 505), (1672, 472), (1738, 510), (1798, 500), (2208, 454), (2289, 486), (2373, 451),
    (256, 358), (768, 358), (1280, 358), (1792, 358), (2304, 358), (512, 560), (1024, 560), (1536, 560), (2048, 560),
)  # fmt: skip
"""Those of the constellations that stand above the boxes, the crowns of the arches, and the brass ones between."""
CONSTELLATIONS = 17
"""So many of them are stars of the constellations."""
MOTES = 7
TURNS = 5
"""A star changes in every so-manieth frame only."""
SHADES = 10
COLD, WARM = (188, 205, 255), (255, 214, 140)
STAR, GLEAM, MOTE = 17, (150, 5), 3
"""How far they reach, in design units."""
CROSSING = 17.0
"""Seconds that the gleam takes along the shelf, dark ones included."""
Z, DUST = 500.0, 4000.0
"""Behind the boxes, and before them."""


class Starlight:
    """How it looks follows from how much time has passed."""

    def __init__(self, area: pygame.Rect, unit: float, rail: int) -> None:
        """`rail` is how far down the brass of the shelf is."""
        self.area, self.unit, self.rail = area, unit, rail
        tall = area.height * 1.09
        self._spots = [(round(x / WALL[0] * area.width), round(y / WALL[1] * tall - tall + area.height))
                       for x, y in STARS]  # fmt: skip
        self._shown = [0] * len(STARS)
        self._passed, self._frames = 0.0, 0

    def tick(self, seconds: float) -> None:
        self._passed += seconds
        self._frames += 1
        for k in range(self._frames % TURNS, len(STARS), TURNS):
            self._shown[k] = round(SHADES * self._breath(k))

    def _breath(self, k: int) -> float:
        """How bright a star is: each has its own pace."""
        return (0.5 - 0.5 * cos(2 * pi * self._passed / (4.5 + 4 * (k * 0.618 % 1)) + 2.4 * k)) ** 2

    def drawables(self) -> list[Drawable]:
        frame = []
        for k, shade in enumerate(self._shown):
            if shade:
                reach = round(self.unit * STAR * (1.0 if k < CONSTELLATIONS else 1.3))
                tone = COLD if k < CONSTELLATIONS else WARM
                frame.append(_centred(Z, _star(reach, tone, shade), self._spots[k]))
        return frame + self._dust() + self._gleam()

    def _dust(self) -> list[Drawable]:
        """Motes that rise through the light, each on its way over and over."""
        frame = []
        for k in range(MOTES):
            life = self._passed / (19 + 3 * (k * 0.414 % 1)) + k * 0.618
            share, round_ = life % 1, int(life)
            shade = round(SHADES * 0.6 * sin(pi * share))
            if not shade:
                continue
            x = (k * 0.618 + round_ * 0.377) % 1 * self.area.width + sin(share * 7 + k) * 22 * self.unit
            y = self.rail - (10 + 330 * share) * self.unit
            frame.append(_centred(DUST, _mote(max(2, round(self.unit * MOTE)), shade), (round(x), round(y))))
        return frame

    def _gleam(self) -> list[Drawable]:
        """It travels along the brass, and is away for as long again."""
        share = self._passed % CROSSING / CROSSING * 1.6
        if share >= 1:
            return []
        half, thick = round(GLEAM[0] * self.unit), max(2, round(GLEAM[1] * self.unit))
        x = round(share * (self.area.width + 2 * half)) - half
        return [_centred(Z, _streak(half, thick), (x, self.rail))]


def _centred(z: float, surface: pygame.Surface, spot: tuple[int, int]) -> Drawable:
    w, h = surface.get_size()
    return Drawable(z, surface, spot[0] - w // 2, spot[1] - h // 2, glows=True)


@kept.shapes.remember
def _star(reach: int, tone: Colour, shade: int) -> pygame.Surface:
    """Four rays and a soft heart, the brightest dimmed."""
    if shade < SHADES:
        dimmed = _star(reach, tone, SHADES).copy()
        dimmed.fill((round(255 * shade / SHADES),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return dimmed
    surface = pygame.Surface((2 * reach + 1, 2 * reach + 1)).convert()
    for x in range(-reach, reach + 1):
        for y in range(-reach, reach + 1):
            far = min(hypot(x, y) / reach, 1.0)
            rays = (1 - far) ** 2 / (1 + 14 * (abs(x * y) * 40 / reach**2) ** 1.2)
            light = min(1.0, 0.55 * (1 - far) ** 5 + 0.75 * rays)
            surface.set_at((x + reach, y + reach), ink.mix((0, 0, 0), tone, light))
    return surface


@kept.shapes.remember
def _mote(radius: int, shade: int) -> pygame.Surface:
    side = 2 * radius + 1
    surface = pygame.Surface((side, side))
    for k in range(radius):
        light = ((k + 1) / radius) ** 2 * shade / SHADES
        pygame.draw.circle(surface, tuple(round(part * light) for part in WARM), (radius, radius), radius - k)
    return surface.convert()


@kept.shapes.remember
def _streak(half: int, thick: int) -> pygame.Surface:
    """Light along a line, brightest in its middle."""
    surface = pygame.Surface((2 * half, 2 * thick))
    for x in range(2 * half):
        along = (0.5 + 0.5 * cos(pi * (x - half) / half)) ** 2
        for y in range(2 * thick):
            light = along * max(0.0, 1 - abs(y - thick) / thick) ** 2 * 0.75
            surface.set_at((x, y), ink.mix((0, 0, 0), (255, 232, 180), light))
    return surface.convert()
