"""Cards of text beside things: the tooltip once the pointer rests, and the zoom panel."""

from __future__ import annotations

import pygame

from ui import ink, shapes
from ui.canvas import Drawable
from ui.ink import Style, colour
from ui.table.scene import Sprite

REST = 0.5
"""Seconds the pointer rests on a thing before its tooltip shows."""
Z = 900.0


class Pointed:
    """What the pointer is on, and for how long."""

    def __init__(self) -> None:
        self.name: str | None = None
        self._rested = 0.0

    def tick(self, name: str | None, seconds: float) -> bool:
        """True while a tooltip is still to come."""
        if name != self.name:
            self.name, self._rested = name, 0.0
        else:
            self._rested += seconds
        return name is not None and not self.rests

    @property
    def rests(self) -> bool:
        return self._rested >= REST


class Notes:
    """Paints a card once and keeps it while it is shown."""

    def __init__(self) -> None:
        self._kept: tuple[object, pygame.Surface] | None = None

    def tip(self, text: str, style: Style, spot: tuple[int, int], area: pygame.Rect, unit: float) -> Drawable:
        """A small card with a sentence near a spot."""
        pad = round(8 * unit)
        key = ("tip", text, style)
        if self._kept is None or self._kept[0] != key:
            words = ink.paragraph(text, style, min(round(280 * unit), ink.width(text, style) + 2))
            size = (words.get_width() + 2 * pad, words.get_height() + 2 * pad)
            card = shapes.panel(size, pad, (*colour("night"), 245), (*colour("brass_dark"), 255), 1).copy()
            card.blit(words, (pad, pad))
            self._kept = (key, card)
        card = self._kept[1]
        return Drawable(Z, card, *beside(card, spot, area, round(16 * unit)))

    def zoom(
        self, sprite: Sprite, picture: pygame.Surface, text: str, style: Style, area: pygame.Rect, unit: float
    ) -> Drawable:
        """The thing large, its text reflowed below, on the side of the table where it is not."""
        size = (round(300 * unit), round(400 * unit))
        key = ("zoom", sprite.thing, text, style, size)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, _large(picture, text, style, size, round(16 * unit)))
        x = area.left if sprite.rect.centerx > area.centerx else area.right - size[0]
        return Drawable(Z, self._kept[1], x, area.centery - size[1] // 2)


def _large(picture: pygame.Surface, text: str, style: Style, size: tuple[int, int], pad: int) -> pygame.Surface:
    card = shapes.panel(size, pad, (*colour("night"), 250), (*colour("brass"), 255), 1).copy()
    words = ink.paragraph(text, style, size[0] - 2 * pad)
    room = (size[0] - 2 * pad, size[1] - 3 * pad - words.get_height())
    scale = min(room[0] / picture.get_width(), room[1] / picture.get_height())
    shown = (max(round(picture.get_width() * scale), 1), max(round(picture.get_height() * scale), 1))
    card.blit(pygame.transform.smoothscale(picture, shown), ((size[0] - shown[0]) // 2, pad))
    card.blit(words, (pad, size[1] - pad - words.get_height()))
    return card


def beside(card: pygame.Surface, spot: tuple[int, int], area: pygame.Rect, gap: int) -> tuple[int, int]:
    """Where a card goes near a spot so that it is wholly seen and does not cover it."""
    w, h = card.get_size()
    x = spot[0] + gap if spot[0] + gap + w <= area.right else spot[0] - gap - w
    y = spot[1] + gap if spot[1] + gap + h <= area.bottom else spot[1] - gap - h
    return max(area.left, min(x, area.right - w)), max(area.top, min(y, area.bottom - h))
