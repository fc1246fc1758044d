"""Piles spread out: an overlay with all their things in a grid, to look through and to choose from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import pygame

from game.core.things import acts_as
from ui import ink, shapes
from ui.art import Art
from ui.canvas import Drawable
from ui.ink import Style, colour
from ui.table.faces import Faces
from ui.table.hands import Hands
from ui.table.scene import Scene, Spread, Sprite
from ui.table.shape import Layout

Z = 600.0
GAP, PAD = 12, 18
"""Design units between things, and inside the panel."""
WIDTHS = (150, 124, 104)
"""How wide upright cards are shown, the widest that need no scrolling; the last one scrolls."""
LOOK = 236
"""How wide the thing under the pointer is shown beside the grid."""


class Looks(NamedTuple):
    """What the browser is painted with."""

    faces: Faces
    art: Art
    heading: Style
    unit: float
    head: Callable[[str], str]
    """Names a place."""


class Browser:
    """`places` are spread out, each under its heading; none when it is closed."""

    def __init__(self) -> None:
        self.places: tuple[str, ...] = ()
        self.panel = pygame.Rect(0, 0, 1, 1)
        self.spread: Spread | None = None
        self.top = 0
        self._asked: Collection[str] = ()
        self._headings: list[tuple[str, int]] = []
        self._grid = pygame.Rect(0, 0, 1, 1)
        self._tall = 0
        self._kept: tuple[object, pygame.Surface] | None = None
        self._parts: dict[tuple[int, ...], tuple[pygame.Surface, pygame.Surface]] = {}

    def __bool__(self) -> bool:
        return bool(self.places)

    def open(self, places: Sequence[str]) -> None:
        if self.places != tuple(places):
            self.places, self.top = tuple(places), 0

    def close(self) -> None:
        self.places, self.spread = (), None

    # Laying out

    def lay(
        self, scene: Scene, layout: Layout, area: pygame.Rect, unit: float, head: Callable[[str], str],
        asked: Collection[str] = (),
    ) -> None:  # fmt: skip
        """Spreads the places' things over an area, those first that are asked about; `head` names a place."""
        self._asked = asked
        self.places = tuple(place for place in self.places if self._things(scene, place))
        if not self.places:
            self.close()
            return
        self.panel = area.copy()
        pad = round(PAD * unit)
        look = round(LOOK * unit) + pad
        inside = self.panel.inflate(-2 * pad, -2 * pad)
        self._grid = pygame.Rect(inside.x, inside.y, inside.width - look, inside.height)
        for wide in WIDTHS:
            above = self._rows(scene, layout, wide * unit, unit, head)
            if self._tall <= self._grid.height:
                break
        self.scroll(0)
        self._parts.clear()
        self.spread = Spread(
            scene, {name: sprite._replace(rect=sprite.rect.move(0, -self.top)) for name, sprite in above.items()}
        )

    def _things(self, scene: Scene, place: str) -> list[Sprite]:
        lying = [sprite for sprite in scene.sprites.values() if sprite.thing.place == place and not sprite.mat]
        return sorted(lying, key=lambda sprite: acts_as(sprite.thing.id) not in self._asked)

    def _rows(
        self, scene: Scene, layout: Layout, wide: float, unit: float, head: Callable[[str], str]
    ) -> dict[str, Sprite]:
        gap, line = round(GAP * unit), round(34 * unit)
        x, y = self._grid.x, self._grid.y
        above: dict[str, Sprite] = {}
        self._headings = []
        for place in self.places:
            sprites = self._things(scene, place)
            shapes_ = [layout.fit(sprite.thing.kind).aspect or 5 / 7 for sprite in sprites]
            cell_wide = round(wide * (1.4 if min(shapes_) > 1 else 1.0))
            cell_tall = max(round(cell_wide / shape) for shape in shapes_)
            across = max(1, (self._grid.width + gap) // (cell_wide + gap))
            self._headings.append((head(place), y))
            y += line
            for k, (sprite, shape) in enumerate(zip(sprites, shapes_, strict=True)):
                rect = pygame.Rect(0, 0, cell_wide, round(cell_wide / shape))
                rect.midbottom = (
                    x + k % across * (cell_wide + gap) + cell_wide // 2,
                    y + k // across * (cell_tall + gap) + cell_tall,
                )
                above[sprite.thing.id] = Sprite(sprite.thing, rect, Z + 1 + k * 0.001)
            y += -(-len(sprites) // across) * (cell_tall + gap)
        self._tall = y - gap - self._grid.y
        return above

    @property
    def deepest(self) -> int:
        return max(0, self._tall - self._grid.height)

    def scroll(self, by: int) -> bool:
        """Moves what is seen; True when that changed anything. It must be laid anew then."""
        before, self.top = self.top, min(max(self.top + by, 0), self.deepest)
        return self.top != before

    def reveal(self, name: str) -> bool:
        """Scrolls so that a thing is wholly seen."""
        assert self.spread is not None
        rect = self.spread.above[name].rect
        if rect.top < self._grid.top:
            return self.scroll(rect.top - self._grid.top - round(self._grid.height * 0.05))
        return self.scroll(max(rect.bottom - self._grid.bottom, 0))

    def at(self, spot: tuple[int, int]) -> str | None:
        """The thing under the pointer."""
        return self.spread.at(spot) if self.spread and self._grid.collidepoint(spot) else None

    def closes(self, spot: tuple[int, int]) -> bool:
        """Is that beside the panel, or on its cross?"""
        return not self.panel.collidepoint(spot) or self._cross().collidepoint(spot)

    def _cross(self) -> pygame.Rect:
        side = max(self.panel.height // 22, 20)
        return pygame.Rect(self.panel.right - side - side // 3, self.panel.y + side // 3, side, side)

    # Pictures

    def drawables(self, looks: Looks, hands: Hands, pointed: str | None) -> list[Drawable]:
        """The panel, the grid, and the thing under the pointer or finger as large as can be read."""
        assert self.spread is not None
        frame = [Drawable(Z, self._board(looks), *self.panel.topleft)]
        sources = hands.sources() & {acts_as(name) for name in self.spread.above}
        for name, sprite in self.spread.above.items():
            picture = looks.faces.picture(sprite.thing, sprite.rect.size)
            frame += self.clipped(Drawable(sprite.z, picture, *sprite.rect.topleft))
            if sources and acts_as(name) not in sources:
                veil = shapes.panel(sprite.rect.size, sprite.rect.width // 14, (*colour("night"), 150))
                frame += self.clipped(Drawable(sprite.z + 0.0005, veil, *sprite.rect.topleft))
        first = next(iter(self.spread.above.values()), None)
        shown = self.spread.above.get(pointed or "", first)
        if shown:
            frame.append(self._look(looks, shown))
        return frame + self._goal(looks, hands)

    def clipped(self, drawable: Drawable) -> list[Drawable]:
        """What is seen of it between the edges of the grid. Parts are kept, so that the canvas knows them again."""
        rect = drawable.rect
        seen = rect.clip(self._grid.inflate(12, 12))
        if seen == rect:
            return [drawable]
        if not seen.width or not seen.height:
            return []
        inside = seen.move(-rect.x, -rect.y)
        key = (id(drawable.surface), *inside)
        if key not in self._parts:
            self._parts[key] = (drawable.surface, drawable.surface.subsurface(inside))
        return [Drawable(drawable.z, self._parts[key][1], *seen.topleft)]

    def _beside(self, looks: Looks) -> pygame.Rect:
        """The room beside the grid."""
        pad, wide = round(PAD * looks.unit), round(LOOK * looks.unit)
        top = self._cross().bottom + pad // 2
        return pygame.Rect(self.panel.right - pad - wide, top, wide, self.panel.bottom - pad - top)

    def _look(self, looks: Looks, sprite: Sprite) -> Drawable:
        """A thing as large as can be read."""
        room = self._beside(looks)
        size = (room.width, round(room.width * sprite.rect.height / sprite.rect.width))
        return Drawable(Z + 2, looks.faces.picture(sprite.thing._replace(marks=()), size), *room.topleft)

    def _goal(self, looks: Looks, hands: Hands) -> list[Drawable]:
        """Where what is chosen goes, if that is one place for all, and what lies there already."""
        assert self.spread is not None
        above = {acts_as(name) for name in self.spread.above}
        places = {move.dst for move in hands.moves if move.src in above and move.dst}
        if len(places) != 1 or not places <= self.spread.spots.keys():
            return []
        place = str(*places)
        room = self._beside(looks)
        tall = round(room.width * 0.42)
        lines, step = ink.wrap(looks.head(place), looks.heading, room.width), ink.line_height(looks.heading)
        top = room.bottom - tall - step * len(lines)
        frame = [
            Drawable(Z + 2, ink.write(line, looks.heading), room.x, top + k * step) for k, line in enumerate(lines)
        ]
        there = self._things(self.spread, place)
        wide = round(tall * 5 / 7)
        apart = min(wide + 4, (room.width - wide) / max(len(there) - 1, 1))
        for k, sprite in enumerate(there):
            picture = looks.faces.picture(sprite.thing, (wide, tall))
            frame.append(Drawable(Z + 2 + k * 0.001, picture, room.x + round(k * apart), room.bottom - tall))
        return frame

    def _board(self, looks: Looks) -> pygame.Surface:
        key = (self.panel.size, tuple(self._headings), self.top, self._tall, looks.heading)
        if self._kept is None or self._kept[0] != key:
            radius = round(10 * looks.unit)
            board = shapes.panel(self.panel.size, radius, (*colour("night"), 255), (*colour("brass"), 255), 1).copy()
            cross = self._cross().move(-self.panel.x, -self.panel.y)
            board.blit(looks.art.icon("close", cross.width, colour("ivory_dim")), cross)
            board.set_clip(self._grid.move(-self.panel.x, -self.panel.y))
            for text, y in self._headings:
                words, style = ink.fit(text, looks.heading, self._grid.width)
                board.blit(ink.write(words, style), (self._grid.x - self.panel.x, y - self.top - self.panel.y))
            board.set_clip(None)
            if self.deepest:
                bar = max(round(6 * looks.unit), 3)
                tall = max(self._grid.height * self._grid.height // self._tall, 20)
                y = (self._grid.height - tall) * self.top // self.deepest + self._grid.y - self.panel.y
                grip = shapes.panel((bar, tall), bar // 2, colour("brass"))
                board.blit(grip, (self._grid.right - self.panel.x + bar, y))
            self._kept = (key, board)
        return self._kept[1]
