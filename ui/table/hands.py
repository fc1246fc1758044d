"""The player's hands: what is lifted, what is aimed at, and which moves that leaves. All of it follows from the moves.

Lifting a thing lights the places its moves lead to. A drop with one match plays it, with several asks, with none goes
back with a reason. A click on a thing that moves nowhere plays it; on one that does, lifts it for a second click: on
where it goes or, for what it does by itself or to itself and when it can do only one thing, on itself. Equal things act
alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.core.contract import Move, Shortcut
from game.core.things import acts_as
from ui.table.scene import Scene

THRESHOLD = 7
REACH = 0.6
"""How far beyond its edge a lit target still takes a drop, as a share of its size."""


class Wish(NamedTuple):
    """What the player wants: the moves that match (none: refused), and the move as tried, for the reason."""

    moves: tuple[Move, ...]
    tried: Move


class Hands:
    def __init__(self, at_once: frozenset[str] = frozenset()) -> None:
        """`at_once` are kinds of moves that a click plays, wherever they lead."""
        self.at_once = at_once
        self.moves: list[Move] = []
        self.shortcuts: dict[str, Shortcut] = {}
        """What a click means on things that no single move begins with."""
        self.held: str | None = None
        """The thing that is lifted, by drag or by a first click."""
        self.dragging = False
        self.pressed: str | None = None
        """The thing that the button went down on."""
        self.pointer = (0, 0)
        self._pressed_at = (0, 0)
        self._grip = (0, 0)

    def deal(self, moves: Iterable[Move], shortcuts: Iterable[Shortcut] = ()) -> None:
        """These moves are open now; whatever was held is let go."""
        self.moves = list(moves)
        self.shortcuts = {short.src: short for short in shortcuts if short.src}
        self.let_go()

    def let_go(self) -> None:
        self.held, self.dragging, self.pressed = None, False, None

    @property
    def busy(self) -> bool:
        """Is a thing pressed or dragged?"""
        return self.dragging or self.pressed is not None

    def movable(self) -> set[str]:
        """Things that can be carried somewhere."""
        return {move.src for move in self.moves if move.src and move.dst}

    def playable(self) -> set[str]:
        """Things that do something when clicked."""
        return {move.src for move in self.moves if move.src and not move.dst}

    def sources(self) -> set[str]:
        """All that can be acted on."""
        return {move.src for move in self.moves if move.src}

    def lit(self) -> set[str]:
        """Where the held thing can go; with empty hands, the places that are themselves the choice."""
        if self.held is None:
            return {move.dst for move in self.moves if move.dst and not move.src}
        held = acts_as(self.held)
        return {move.dst for move in self.moves if move.src == held and move.dst}

    def buttons(self) -> list[Move]:
        return [move for move in self.moves if move.src is None and move.dst is None]

    def of(self, name: str, scene: Scene) -> list[Move]:
        """The moves that begin with a thing, or that choose it or the place it lies in."""
        meant = self.meant(name, scene)
        found = [move for move in self.moves if move.src == meant]
        return found or [move for move in self.moves if not move.src and move.dst in (meant, scene.place(name))]

    def meant(self, name: str, scene: Scene) -> str:
        """The name that moves use for a thing. One tucked under another, with no moves of its own, means the other."""
        named = acts_as(name)
        if name in scene.tucked and not any(named in (move.src, move.dst) for move in self.moves):
            return self.meant(scene.tucked[name], scene)
        return named

    # By pointer

    def press(self, spot: tuple[int, int], scene: Scene) -> Wish | None:
        """The button goes down: on a lit target it ends a click-click, else it may begin a drag."""
        self.pointer = self._pressed_at = spot
        if self.held and not self.dragging:
            target = self._target(spot, scene, 0.0)
            if target:
                return self._aim(target, scene)
        self.pressed = scene.at(spot)
        if self.pressed:
            rect = scene.sprites[self.pressed].rect
            self._grip = (spot[0] - rect.x, spot[1] - rect.y)
        return None

    def move(self, spot: tuple[int, int], can_lift: set[str]) -> None:
        """The pointer moves; far enough from the press a drag begins."""
        self.pointer = spot
        far = max(abs(spot[0] - self._pressed_at[0]), abs(spot[1] - self._pressed_at[1])) >= THRESHOLD
        if self.pressed and not self.dragging and far and self.pressed in can_lift:
            self.held, self.dragging = self.pressed, True

    def release(self, spot: tuple[int, int], scene: Scene) -> Wish | None:
        """The button goes up: a drop, or a click."""
        self.pointer = spot
        pressed, self.pressed = self.pressed, None
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
        """The lit target at a spot or within reach of it; what is seen at the spot comes before all others."""
        lit = self.lit()
        over = self._under(spot, scene)
        if over and scene.places[over].means in lit:
            return scene.places[over].means
        standing = [name for name in scene.standing_for(lit) if name != self.held]
        seen = scene.at(spot, [name for name in standing if name in scene.sprites and not scene.sprites[name].mat])
        if seen:
            return acts_as(seen)
        best, nearest = None, (True, 1e9)
        for name in standing:
            rect = scene.rect(name)
            if rect is None:
                continue
            wide = rect.inflate(round(rect.width * reach), round(rect.height * reach))
            distance = (rect.centerx - spot[0]) ** 2 + (rect.centery - spot[1]) ** 2
            near = (not rect.collidepoint(spot), distance)
            if wide.collidepoint(spot) and near < nearest:
                best, nearest = name, near
        beside = nearest[0]
        if reach and over and over not in lit and best and beside:
            place = scene.place(best) if best in scene.sprites else best
            return acts_as(best) if place == over else None
        return acts_as(best) if best else None

    def _under(self, spot: tuple[int, int], scene: Scene) -> str | None:
        """The place under the pointer, the held thing aside."""
        for name, rect in scene.spots.items():
            if rect.collidepoint(spot):
                return name
        return None

    def _drop(self, spot: tuple[int, int], scene: Scene) -> Wish | None:
        target = self._target(spot, scene, REACH)
        if target:
            return self._aim(target, scene)
        held, place = self.held, self._under(spot, scene)
        self.let_go()
        if held is None or place is None or scene.place(held) == place:
            return None
        return Wish((), Move("drag", acts_as(held), self._dropped_on(spot, scene, place)))

    def _dropped_on(self, spot: tuple[int, int], scene: Scene, place: str) -> str:
        """The place or, where things lie side by side, the one that was meant."""
        if scene.places[place].shape not in ("row", "fan"):
            return place
        found = scene.at(spot)
        return place if found is None or scene.sprites[found].mat else self.meant(found, scene)

    def _aim(self, target: str, scene: Scene) -> Wish:
        """The held thing goes there; in a pile, whatever it could mean of those that lie in it."""
        held = acts_as(self.held or "")
        meant = {target, *(acts_as(name) for name in scene.heap(target))}
        self.let_go()
        matches = tuple(move for move in self.moves if move.src == held and move.dst in meant)
        return Wish(matches, Move("drag", held, target))

    # By click, Enter or Space

    def click(self, name: str, scene: Scene) -> Wish | None:
        """Acts on a thing: aims the held one at it, plays it, or lifts it."""
        meant = self.meant(name, scene)
        if self.held:
            if name == self.held:
                return self._again()
            lit = self.lit()
            if meant in lit:
                return self._aim(meant, scene)
            place = scene.place(name)
            if place in lit:
                return self._aim(place, scene)
        moves = self.of(name, scene)
        at_once = tuple(move for move in moves if not (move.src and move.dst) or move.kind in self.at_once)
        if meant in self.movable() and len(at_once) < len(moves):
            self.held, self.dragging = name, False
            return None
        if self.held:
            held = acts_as(self.held)
            self.let_go()
            if meant not in self.playable():
                return Wish((), Move("drag", held, scene.place(name)))
        return Wish(at_once, Move("click", meant))

    def _again(self) -> Wish | None:
        """A second click on the lifted thing plays what it does by itself or to itself, or the one thing it can do;
        else it is let go."""
        held = acts_as(self.held or "")
        self.let_go()
        moves = [move for move in self.moves if move.src == held]
        here = tuple(move for move in moves if move.dst in (None, held))
        if here or len(moves) == 1:
            return Wish(here or tuple(moves), Move("click", held))
        return None

    def stops(self, scene: Scene) -> Sequence[str]:
        """What the keyboard focus can stand on: lit targets while something is held, else what can be acted on."""
        if self.held:
            lit = self.lit()
            return [name for name in scene.sprites if acts_as(name) in lit and name != self.held] + [self.held]
        acting = self.sources() | self.lit() | self.shortcuts.keys()
        return [name for name, sprite in scene.sprites.items() if acts_as(name) in acting and not sprite.buried]
