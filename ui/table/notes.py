"""Cards of text beside things: the tooltip once the pointer rests, and the zoom panel."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from ui import ink, shapes
from ui.canvas import Drawable
from ui.ink import Style, colour
from ui.table.animator import Beat
from ui.table.scene import Sprite
from ui.widgets import fit_block

Size = tuple[int, int]
Paint = Callable[[Size], pygame.Surface]
"""Paints a thing anew, sharp at any size."""

TALL = 0.7
"""How much of the table's height a card under the glass takes."""
REST = 0.5
"""Seconds the pointer rests on a thing before its tooltip shows."""
AWAY = 8
"""How far it moves on from where it let go of something, in design units."""
Z = 900.0
RING = 720.0
"""What a note is upon has a ring around it, over all that moves."""


class Pointed:
    """What the pointer is on, and for how long."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.let_go: tuple[int, int] | None = None
        """Where something was just laid down: until the pointer moves on, nobody asks what lies below."""
        self._rested = 0.0

    def move(self, spot: tuple[int, int], away: float) -> None:
        """The pointer moves: a hand that only trembles stays where it let go."""
        if self.let_go and math.dist(spot, self.let_go) > away:
            self.let_go = None

    def tick(self, name: str | None, seconds: float) -> bool:
        """True while a tooltip is still to come."""
        if name != self.name:
            self.name, self._rested = name, 0.0
        else:
            self._rested += seconds
        return name is not None and not self.let_go and not self.rests

    @property
    def rests(self) -> bool:
        return self._rested >= REST and not self.let_go


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

    def upon(self, beat: Beat, small: Style, large: Style, area: pygame.Rect, unit: float) -> list[Drawable]:
        """What is happening, in a few words upon the thing that it happens to, or in the middle of the table."""
        style = small._replace(face="sans_bold", colour=colour("ivory"))
        if not beat.where:
            style = large._replace(pixels=round(large.pixels * 1.5), colour=colour("brass_bright"))
        key = ("upon", beat.note, style, unit)
        if self._kept is None or self._kept[0] != key:
            words = ink.write(beat.note, style)
            pad = style.pixels // 2
            size = (words.get_width() + 2 * pad, words.get_height() + pad // 2)
            card = shapes.panel(size, size[1] // 3, (*colour("night"), 240), (*colour("lit"), 255), 1).copy()
            card.blit(words, (pad, pad // 4))
            self._kept = (key, card)
        card = self._kept[1]
        if not beat.where:
            return [Drawable(Z, card, *card.get_rect(center=area.center).topleft)]
        glow, thick = max(3, round(4 * unit)), max(2, round(2 * unit))
        frame = []
        for rect in beat.where:
            ring = shapes.ring(rect.size, max(4, min(rect.size) // 14), colour("lit"), thick, glow)
            spot = card.get_rect(midbottom=rect.midbottom).clamp(area)
            frame += [Drawable(RING, ring, rect.x - glow, rect.y - glow), Drawable(Z, card, *spot.topleft)]
        return frame

    def zoom(
        self, sprite: Sprite, picture: pygame.Surface | Paint, text: str, style: Style, area: pygame.Rect, unit: float
    ) -> Drawable:
        """The thing large with its words, on the side of the table where it is not.

        What can be painted anew, as cards can, is shown as large as can be; a picture stands above its words.
        """
        key = ("zoom", sprite.thing, sprite.rect.size, text, style, area.size, unit)
        if self._kept is None or self._kept[0] != key:
            pad = round(16 * unit)
            if isinstance(picture, pygame.Surface):
                card = _large(picture, text, style, (round(300 * unit), round(400 * unit)), pad)
            else:
                card = _under_glass(sprite.rect.size, picture, text, style, area, pad)
            self._kept = (key, card)
        card = self._kept[1]
        x = area.left if sprite.rect.centerx > area.centerx else area.right - card.get_width()
        return Drawable(Z, card, x, area.centery - card.get_height() // 2)


def _under_glass(shape: Size, paint: Paint, text: str, style: Style, area: pygame.Rect, pad: int) -> pygame.Surface:
    """A card as tall as fits, beside it what is said about it."""
    words = min(style.pixels * 15, area.width * 2 // 5 - 3 * pad) if text else -pad
    share = min(area.height * TALL / shape[1], (area.width * 0.92 - words - 3 * pad) / shape[0])
    shown = (max(round(shape[0] * share), 1), max(round(shape[1] * share), 1))
    tall = shown[1] + 2 * pad
    lines, style = fit_block(text, style, (words, area.height - 3 * pad)) if text else ([], style)
    tall = max(tall, len(lines) * ink.line_height(style) + 2 * pad)
    size = (shown[0] + words + 3 * pad, min(tall, area.height))
    card = shapes.panel(size, pad, (*colour("night"), 250), (*colour("brass"), 255), 1).copy()
    card.blit(paint(shown), (pad, (size[1] - shown[1]) // 2))
    y = (size[1] - len(lines) * ink.line_height(style)) // 2
    for line in lines:
        card.blit(ink.write(line, style), (shown[0] + 2 * pad, y))
        y += ink.line_height(style)
    return card


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
