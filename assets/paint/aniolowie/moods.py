"""The air about the seals: the night of heaven for the Lord's angels, ash and embers for the Fallen; by colour."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageFilter

from ..archangelis.holy_skies import Hue, Scene, scaled_down
from ..archangelis.infernal_scene import Palette
from ..archangelis.infernal_scene import Scene as Pit
from ..brush import GOLD, Color, Point, Stops, mix, saturate, vignette

WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
HEART: Point = (560.0, 405.0)


def ramp_of(*colors: Color) -> Stops:
    return tuple(zip((0.0, 0.28, 0.5, 0.72, 1.0), colors, strict=True))


SILVER = ramp_of((16, 18, 30), (84, 92, 116), (168, 178, 198), (230, 236, 246), (255, 255, 255))
OLD_GOLD = ramp_of((52, 22, 0), (124, 72, 8), (176, 116, 24), (222, 164, 60), (255, 232, 160))
PALE_GOLD = ramp_of((60, 38, 14), (150, 112, 54), (226, 192, 120), (255, 236, 184), (255, 254, 240))


class Tint(NamedTuple):
    """What an angel's colour makes of a seal of light: its sky, its enamel, its metal and its feathers."""

    sky: Hue
    enamel: tuple[Color, Color]
    metal: Stops
    plumage: str
    shine: Color


HEAVENS: tuple[Tint, ...] = (
    Tint(Hue((10, 18, 58), (40, 48, 98), (170, 128, 66), (8, 10, 36), (255, 222, 146), 240),
         ((214, 142, 26), (84, 40, 0)), PALE_GOLD, "gold", (255, 214, 120)),
    Tint(Hue((14, 12, 52), (72, 26, 72), (206, 96, 84), (14, 6, 34), (255, 196, 164), 240),
         ((168, 26, 34), (58, 2, 14)), GOLD, "crimson", (255, 130, 104)),
    Tint(Hue((6, 20, 74), (18, 66, 146), (110, 168, 216), (6, 16, 58), (206, 232, 255), 240),
         ((34, 84, 182), (6, 20, 74)), GOLD, "azure", (150, 200, 255)),
    Tint(Hue((8, 10, 24), (28, 34, 58), (96, 106, 138), (5, 6, 16), (220, 228, 250), 420),
         ((40, 42, 56), (6, 6, 12)), SILVER, "raven", (200, 212, 245)),
    Tint(Hue((66, 96, 168), (150, 176, 222), (246, 234, 212), (58, 76, 136), (255, 250, 232), 60),
         ((255, 251, 238), (212, 206, 206)), OLD_GOLD, "pearl", (255, 246, 220)),
)  # fmt: skip
"""By colour: gold, red, blue, black, white."""


class Burn(NamedTuple):
    """What an angel's colour makes of a broken seal: the air, the fire in its lines, its stone and its feathers."""

    air: Palette
    fire: Color
    stone: tuple[Color, Color]
    plumage: Stops


def _feathers(tip: Color) -> Stops:
    return (
        (0.0, (104, 94, 98)),
        (0.45, (50, 42, 48)),
        (0.8, mix((30, 22, 26), tip, 0.25)),
        (1.0, mix((30, 20, 24), tip, 0.7)),
    )


PITS: tuple[Burn, ...] = (
    Burn(Palette((17, 11, 6), (70, 44, 18), (168, 104, 30), (255, 190, 72), (255, 222, 150)), (255, 186, 62),
         ((84, 62, 38), (24, 15, 8)), _feathers((236, 160, 50))),
    Burn(Palette((18, 5, 6), (82, 18, 16), (180, 48, 26), (255, 84, 40), (255, 150, 100)), (255, 74, 40),
         ((88, 40, 38), (24, 7, 8)), _feathers((216, 44, 28))),
    Burn(Palette((6, 9, 18), (24, 40, 70), (62, 96, 150), (98, 178, 255), (180, 220, 255)), (92, 176, 255),
         ((54, 66, 90), (10, 15, 28)), _feathers((70, 130, 220))),
    Burn(Palette((8, 7, 8), (38, 32, 34), (92, 74, 70), (216, 120, 84), (240, 200, 180)), (186, 176, 172),
         ((34, 30, 32), (5, 4, 6)), _feathers((120, 60, 50))),
    Burn(Palette((12, 10, 12), (54, 48, 50), (132, 120, 116), (255, 240, 214), (255, 250, 240)), (206, 44, 20),
         ((250, 242, 226), (150, 136, 122)), _feathers((250, 244, 232))),
)  # fmt: skip


FINAL = (512, 375)
"""The size of a card's picture."""


def reduced(picture: Image.Image) -> Image.Image:
    """A painting at the size of a card, a little crisper."""
    return picture.resize(FINAL, Image.Resampling.LANCZOS).filter(ImageFilter.UnsharpMask(0.7, 50, 2))


class Heaven(Scene):
    """The sky behind a seal of light."""

    def __init__(self, key: str, hue: Hue, sun: Point = HEART, bright: float = 0.9) -> None:
        self.key, self.hue, self.sun = key, hue, sun
        self.image = self._sky(bright)

    def finish(self) -> Image.Image:
        """The picture with its last glaze."""
        return reduced(vignette(self.image, 0.38, scaled_down(self.hue.deep)))


class Ash(Pit):
    """The air behind a broken seal."""

    def __init__(self, key: str, air: Palette, light: Point = HEART, strength: float = 0.7) -> None:
        super().__init__(key, air)
        self.sky(150, 0.5)
        self.veins(mix(air.glow, air.bright, 0.5), 120, 0.35, 222)
        self.burst(light, 470, strength, 30)


def glazed(scene: Pit, edge: float = 0.5) -> Image.Image:
    """The last glaze of a dark scene, at its final size."""
    return reduced(vignette(saturate(scene.base, 1.1), edge))
