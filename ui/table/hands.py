"""The player's hands: what is lifted, what is aimed at, and which moves that leaves. All of it follows from the moves.

Lifting a thing lights the places its moves lead to. A drop with one match plays it, with several asks, with none goes
back with a reason. A click on a thing that moves nowhere plays it; on one that does, lifts it for a second click.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.core.contract import Move
from ui.table.scene import Scene

THRESHOLD = 7
REACH = 0.6
"""How far beyond its edge a lit target still takes a drop, as a share of its size."""


class Wish(NamedTuple):
    """What the player wants: the moves that match (none: refused), and the move as tried, for the reason."""

    moves: tuple[Move, ...]
    tried: Move


class Hands:
    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.held: str | None = None
        """The thing that is lifted, by drag or by a first click."""
        self.dragging = False
        self.pointer = (0, 0)
        self._pressed: str | None = None
        self._pressed_at = (0, 0)
        self._grip = (0, 0)

    def deal(self, moves: Iterable[Move]) -> None:
        """These moves are open now; whatever was held is let go."""
        self.moves = list(moves)
        self.let_go()

    def let_go(self) -> None:
        self.held, self.dragging, self._pressed = None, False, None

    @property
    def busy(self) -> bool:
        """Is a thing pressed or dragged?"""
        return self.dragging or self._pressed is not None

    def movable(self) -> set[str]:
        """Things that can be carried somewhere."""
        return {move.src for move in self.moves if move.src and move.dst}

    def playable(self) -> set[str]:
        """Things that do something when clicked."""
        return {move.src for move in self.moves if move.src and not move.dst}

    def lit(self) -> set[str]:
        """Where the held thing can go."""
        if self.held is None:
            return set()
        return {move.dst for move in self.moves if move.src == self.held and move.dst}

    def buttons(self) -> list[Move]:
        return [move for move in self.moves if move.src is None]

    # By pointer

    def press(self, spot: tuple[int, int], scene: Scene) -> Wish | None:
        """The button goes down: on a lit target it ends a click-click, else it may begin a drag."""
        self.pointer = self._pressed_at = spot
        if self.held and not self.dragging:
            target = self._target(spot, scene, 0.0)
            if target:
                return self._aim(target)
        self._pressed = scene.at(spot)
        if self._pressed:
            rect = scene.sprites[self._pressed].rect
            self._grip = (spot[0] - rect.x, spot[1] - rect.y)
        return None

    def move(self, spot: tuple[int, int], can_lift: set[str]) -> None:
        """The pointer moves; far enough from the press a drag begins."""
        self.pointer = spot
        far = max(abs(spot[0] - self._pressed_at[0]), abs(spot[1] - self._pressed_at[1])) >= THRESHOLD
        if self._pressed and not self.dragging and far and self._pressed in can_lift:
            self.held, self.dragging = self._pressed, True

    def release(self, spot: tuple[int, int], scene: Scene) -> Wish | None:
        """The button goes up: a drop, or a click."""
        self.pointer = spot
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            self.dragging = False
            return self._drop(spot, scene)
        if pressed and scene.at(spot) == pressed:
            return self.click(pressed, scene)
        if pressed is None:
            self.let_go()
        return None

    def drag_rect(self, scene: Scene) -> pygame.Rect | None:
        """Where the dragged thing is shown."""
        if not self.dragging or self.held not in scene.sprites:
            return None
        size = scene.sprites[self.held].rect.size
        return pygame.Rect(self.pointer[0] - self._grip[0], self.pointer[1] - self._grip[1], *size)

    def aimed(self, scene: Scene) -> str | None:
        """The lit target that a drop here would meet."""
        return self._target(self.pointer, scene, REACH) if self.held else None

    def _target(self, spot: tuple[int, int], scene: Scene, reach: float) -> str | None:
        best, nearest = None, 1e9
        for name in self.lit():
            rect = scene.rect(name)
            if rect is None:
                continue
            wide = rect.inflate(round(rect.width * reach), round(rect.height * reach))
            distance = (rect.centerx - spot[0]) ** 2 + (rect.centery - spot[1]) ** 2
            if wide.collidepoint(spot) and distance < nearest:
                best, nearest = name, distance
        over = self._under(spot, scene)
        if reach and over and over not in self.lit() and best and not scene.rect(best).collidepoint(spot):  # type: ignore[union-attr]
            return None
        return best

    def _under(self, spot: tuple[int, int], scene: Scene) -> str | None:
        """The place under the pointer, the held thing aside."""
        for name, rect in scene.spots.items():
            if rect.collidepoint(spot):
                return name
        return None

    def _drop(self, spot: tuple[int, int], scene: Scene) -> Wish | None:
        target = self._target(spot, scene, REACH)
        if target:
            return self._aim(target)
        held, place = self.held, self._under(spot, scene)
        self.let_go()
        if held is None or place is None or scene.sprites[held].thing.place == place:
            return None
        return Wish((), Move("drag", held, place))

    def _aim(self, target: str) -> Wish:
        held = self.held
        self.let_go()
        matches = tuple(move for move in self.moves if move.src == held and move.dst == target)
        return Wish(matches, Move("drag", held, target))

    # By click, Enter or Space

    def click(self, name: str, scene: Scene) -> Wish | None:
        """Acts on a thing: aims the held one at it, plays it, or lifts it."""
        if self.held:
            if name in self.lit():
                return self._aim(name)
            place = scene.sprites[name].thing.place
            if place in self.lit():
                return self._aim(place)
            if name == self.held:
                self.let_go()
                return None
        if name in self.movable():
            self.held, self.dragging = name, False
            return None
        if self.held:
            held = self.held
            self.let_go()
            if name not in self.playable():
                return Wish((), Move("drag", held, scene.sprites[name].thing.place))
        return Wish(tuple(move for move in self.moves if move.src == name and not move.dst), Move("click", name))

    def stops(self, scene: Scene) -> Sequence[str]:
        """What the keyboard focus can stand on: lit targets while something is held, else what can be acted on."""
        if self.held:
            return [name for name in scene.sprites if name in self.lit()] + [self.held]
        return [name for name in scene.sprites if name in self.movable() | self.playable()]
