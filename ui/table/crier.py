"""Whose turn it is, cried out in passing: nobody has to wait for it."""

from __future__ import annotations

import pygame

from ui.canvas import Drawable
from ui.ink import Style, colour
from ui.table.fanfare import Z, banner, fading

SECONDS = 1.1


class Crier:
    def __init__(self, turn: int | None) -> None:
        self._turn = turn
        self._words = ""
        self._left = 0.0
        self._kept: tuple[object, pygame.Surface] | None = None

    def is_news(self, turn: int | None) -> bool:
        """Is it another's turn now?"""
        new, self._turn = turn != self._turn, turn
        return new and turn is not None

    def cry(self, words: str) -> None:
        self._words, self._left = words, SECONDS

    def hush(self) -> None:
        self._left = 0.0

    def tick(self, seconds: float) -> bool:
        """Time passes; True while it is heard."""
        self._left = max(self._left - seconds, 0.0)
        return self._left > 0

    def drawables(
        self, large: Style, area: pygame.Rect, unit: float, where: tuple[float, float, float]
    ) -> list[Drawable]:
        """`where` its banner hangs: its left, its top and its width, as shares of the table."""
        if not self._left:
            return []
        left, top, share = where
        wide = round(area.width * share)
        key = (self._words, large, wide, unit)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, banner(self._words, "", colour("brass_bright"), large, wide, unit))
        picture = self._kept[1]
        alpha = fading(1 - self._left / SECONDS)
        rect = picture.get_rect(left=area.left + round(area.width * left), top=area.top + round(area.height * top))
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        return [Drawable(Z, picture, *rect.topleft)]
