"""Plates: pictures of positions for the pages of the rulebook, drawn as the table draws them.

What they show lies beside the pages: each position by its name, with the seat that looks at it and what is to be seen.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

import pygame

from game import catalogue
from game.core import codec
from game.core.contract import Rules
from ui import games, kept, shapes
from ui.app import App
from ui.canvas import Canvas
from ui.ink import colour
from ui.resources import asset
from ui.table.animator import Animator
from ui.table.camera import Camera
from ui.table.faces import Faces
from ui.table.hands import Hands
from ui.table.renderer import Renderer
from ui.table.scene import Scene
from ui.table.shape import Box, Layout

NAMES = ("Anna", "Ben", "Cleo", "Dan")
MARGIN = 8.0
"""What is seen around the things that are shown."""
TALLEST = 0.6
"""How tall a plate may be, as a share of the page's width."""
DESIGN = 720.0
"""How tall a table is, in design units."""
plates = kept.Kept(10_000_000)


class Position(NamedTuple):
    """A moment of a game as one seat sees it: what is shown of the table, what is lifted, pointed at, or marked."""

    state: Any
    seat: int | None
    show: tuple[str, ...] = ()
    """Things and places; nothing is the whole table."""
    held: str = ""
    pointed: str = ""
    marks: tuple[str, ...] = ()


@cache
def positions(game: str) -> dict[str, Position]:
    """The positions of a game's pages by name."""
    path = asset("rules", f"{game}.json")
    if not path.exists():
        return {}
    catalogue.rules(game)
    found = json.loads(path.read_text("utf-8"))
    return {
        name: Position(codec.decode(game, each["state"]), each["seat"], tuple(each.get("show", ())),
                       each.get("held", ""), each.get("pointed", ""), tuple(each.get("marks", ())))
        for name, each in found.items()
    }  # fmt: skip


class Framed(Camera):
    """Sees a part of the table, that wide in pixels."""

    def __init__(self, table: tuple[float, float], part: Box, wide: int) -> None:
        x, y, w, h = part
        self._per_unit = wide / w
        super().__init__(table)
        self.area = pygame.Rect(0, 0, wide, max(round(h * self._per_unit), 1))
        self.centre = (x + w / 2, y + h / 2)

    def _keep_in(self) -> None:
        self.scale = self._per_unit

    @property
    def ground(self) -> pygame.Rect:
        return self.to_screen((0.0, 0.0, *self.table))


class Plates:
    """The plates of one game's pages."""

    def __init__(self, app: App, game: str) -> None:
        self.app, self.game = app, game

    @property
    def rules(self) -> Rules[Any]:
        return catalogue.rules(self.game)

    @property
    def layout(self) -> Layout:
        return games.look(self.game).layout

    def size(self, name: str, room: int) -> tuple[int, int]:
        """How large a plate is on a page of that width."""
        _x, _y, w, h = self._part(name)
        scale = min(room / w, TALLEST * room / h)
        return round(w * scale), round(h * scale)

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        return plates.once(self._key(name, size), lambda: self._painted(name, size))

    def painted(self, name: str, size: tuple[int, int]) -> bool:
        """Is it there already?"""
        return self._key(name, size) in plates

    def _key(self, name: str, size: tuple[int, int]) -> tuple[object, ...]:
        return self.game, name, size, self.app.language

    def _part(self, name: str) -> Box:
        """The part of the table that is shown."""
        wide, tall = self.layout.size
        position = positions(self.game)[name]
        if not position.show:
            return 0.0, 0.0, wide, tall
        camera = Framed(self.layout.size, (0.0, 0.0, wide, tall), round(wide * DESIGN / tall))
        scene = self._scene(position, camera)
        shown = [rect for each in position.show if (rect := scene.rect(each))]
        around = shown[0].unionall(shown[1:])
        left, top = (max(at / camera.scale - MARGIN * tall / DESIGN, 0.0) for at in around.topleft)
        right, low = (at / camera.scale + MARGIN * tall / DESIGN for at in around.bottomright)
        return left, top, min(right, wide) - left, min(low, tall) - top

    def _scene(self, position: Position, camera: Camera) -> Scene:
        view = self.rules.view(position.state, position.seat)
        things = self.rules.table(view, position.pointed)
        return Scene(things, self.layout.places(view, position.seat), self.layout, camera)

    def _painted(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        position, look = positions(self.game)[name], games.look(self.game)
        camera = Framed(self.layout.size, self._part(name), size[0])
        camera.area.height = size[1]
        unit = camera.scale * self.layout.size[1] / DESIGN
        faces = Faces(self.app.art, self.game, NAMES)
        faces.cards.unit = unit
        renderer = Renderer(self.app.art, look, camera, faces)
        hands = Hands()
        if position.held:
            hands.deal(self.rules.legal_moves(self.rules.view(position.state, position.seat)))
            hands.held = position.held
        marks = {**dict.fromkeys(position.marks, "hint"), **({position.held: "lit"} if position.held else {})}
        scene, resting = self._scene(position, camera), Animator(lambda _: None, look)
        surface = pygame.Surface(size)
        surface.blit(renderer.backdrop(self.app.room, size), (0, 0))
        Canvas(surface).show(renderer.drawables(scene, resting, hands, marks, unit))
        faces.forget()
        return _framed(surface, max(4, round(8 * self.app.unit)))


def _framed(surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Rounded corners and a line of brass."""
    size = surface.get_size()
    plate = surface.convert_alpha()
    plate.blit(shapes.panel(size, radius, (255, 255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge = (*colour("brass_dark"), 255)
    plate.blit(shapes.panel(size, radius, (0, 0, 0, 0), edge, max(1, radius // 5)), (0, 0))
    return plate
