"""How a portrait is put together, and the stuffs and backgrounds that all of them share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..brush import Color, Point
from . import crew_scene as room
from . import crew_signs as fx
from .crew_bust import AMBER, TEAL, Bust, Part, cloth, lacquer, leather, metal, turn
from .crew_scene import H, Scene, W

Layer = Callable[[Scene], None]

NAVY, INK, CRIMSON, BLACK_LACQUER = (
    cloth((44, 62, 98)),
    cloth((22, 28, 44)),
    cloth((150, 30, 36)),
    lacquer((18, 20, 24)),
)

ORANGE, OLIVE, CANVAS, SOOT = leather((190, 96, 34)), cloth((92, 92, 54)), cloth((126, 104, 76)), cloth((44, 42, 44))

WHITE_CLOTH, MINT, SLATE, PLUM = cloth((196, 206, 204)), cloth((96, 172, 160)), cloth((70, 84, 94)), cloth((78, 46, 92))

IVORY_CLOTH, TEAL_CLOTH, WINE, MIDNIGHT = (
    cloth((206, 192, 160)),
    cloth((24, 104, 108)),
    cloth((104, 26, 52)),
    cloth((30, 30, 62)),
)

RUST, YELLOW, RED_METAL, WHITE_METAL = (
    metal((150, 82, 48), 0.3),
    metal((214, 158, 48)),
    metal((176, 44, 40)),
    metal((214, 218, 214), 0.08),
)

BRONZE, BLUE_METAL, BLACK_METAL = metal((140, 104, 66)), metal((54, 84, 130)), metal((34, 38, 44))


@dataclass(frozen=True)
class Portrait:
    """Layers behind, a body, a head that looks to one side, layers in front."""

    behind: tuple[Layer, ...]
    body: tuple[Part, ...]
    head: tuple[Part, ...]
    look: float
    before: tuple[Layer, ...] = ()
    zoom: float = 1.2
    at: Point = (280, 170)
    cool: Color = TEAL
    warm: Color = AMBER

    def painted(self, key: str) -> Scene:
        scene = Scene(key)
        for layer in self.behind:
            layer(scene)
        bust = Bust(self.at, self.zoom, self.cool, self.warm)
        for part in (turn(self.look * 0.45, 0), *self.body, turn(self.look), *self.head):
            part(bust)
        fx.bust_of(bust, scene)
        for layer in self.before:
            layer(scene)
        return scene


def by(paint: Callable[..., None], *args: object, **options: object) -> Layer:
    return lambda scene: paint(scene, *args, **options)


def space(*hues: Color, **options: object) -> Layer:
    return by(room.space, *hues, **options)


def deck(style: str, wall: Color, a: Color = TEAL, b: Color = AMBER) -> Layer:
    return by(room.deck, wall, a, b, style)


def shine(x: float, y: float, reach: float, hue: Color, strength: float = 0.6) -> Layer:
    return by(Scene.shine, (W * x, H * y), reach, hue, strength)


def window(content: tuple[Layer, ...], x: float = 0.5, y: float = 0.36, radius: float = 300) -> Layer:
    def outside(scene: Scene) -> None:
        for layer in content:
            layer(scene)

    return by(room.porthole, (W * x, H * y), radius, outside)


def bridge(*content: Layer, bars: int = 4) -> Layer:
    def outside(scene: Scene) -> None:
        for layer in content:
            layer(scene)

    return by(room.panes, outside, bars=bars)


def world(x: float, y: float, size: int, hue: Color, **options: object) -> Layer:
    return by(room.world, (W * x, H * y), size, hue, **options)


def rays(x: float, y: float, hue: Color, strength: float = 0.5, reach: float = 760) -> Layer:
    return by(room.sunrays, (W * x, H * y), hue, reach, strength)


def sign(paint: Callable[..., None], hue: Color, strength: float = 0.8) -> Layer:
    return by(fx.sign, paint, hue, strength)
