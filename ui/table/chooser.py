"""The list that opens when a drop or click could mean several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.contract import Move
from ui import shapes
from ui.ink import colour
from ui.table.notes import beside
from ui.widgets import Answer, Element, Picture

if TYPE_CHECKING:
    from ui.screens.base import Screen


def clear_of(size: tuple[int, int], target: pygame.Rect | None, area: pygame.Rect, gap: int) -> tuple[int, int] | None:
    """Where a list of that size covers nothing of its target: right or left of it, below or above; None for nowhere."""
    if target is None:
        return None
    around = target.inflate(2 * gap, 2 * gap)
    spots = [pygame.Rect(0, 0, *size) for _side in range(4)]
    spots[0].midleft, spots[1].midright = around.midright, around.midleft
    spots[2].midtop, spots[3].midbottom = around.midbottom, around.midtop
    for spot in spots:
        spot.clamp_ip(area)
        if area.contains(spot) and not spot.colliderect(target):
            return spot.topleft
    return None


class Chooser:
    def __init__(self) -> None:
        self.elements: list[Element] = []

    def __bool__(self) -> bool:
        return bool(self.elements)

    def open(
        self, screen: Screen, area: pygame.Rect, moves: Sequence[Move], say: Callable[[Move], str],
        choose: Callable[[Move], None], target: pygame.Rect | None = None,
    ) -> None:  # fmt: skip
        """Shows the moves beside what they are about, or else near the pointer, the first one focused."""
        self.close(screen)
        wide, tall, pad = screen.px(320), screen.px(36), screen.px(8)
        size = (wide + 2 * pad, len(moves) * (tall + pad) + pad)
        card = shapes.panel(size, pad, (*colour("night"), 250), (*colour("brass"), 255), 1)
        x, y = clear_of(size, target, area, pad) or beside(card, screen.app.pointer, area, screen.px(10))
        self.elements = [Picture(screen, card, x, y, 20)]
        for k, move in enumerate(moves):
            rect = pygame.Rect(x + pad, y + pad + k * (tall + pad), wide, tall)
            self.elements.append(Answer(screen, rect, say(move), partial(choose, move), layer=21))
        screen.focus_on(self.elements[1])

    def holds(self, spot: tuple[int, int]) -> bool:
        return bool(self.elements) and bool(self.elements[0].rect.collidepoint(spot))

    def close(self, screen: Screen) -> None:
        screen.drop(self.elements)
        self.elements = []
