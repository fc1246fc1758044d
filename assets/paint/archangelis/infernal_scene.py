"""The stage of an infernal picture: palettes and materials, outlines written as text, and the Scene that is lit.

Pictures are painted at twice their final size. Air and fire are soft, so they are painted at the final size and
enlarged; solids are drawn at four times the size. Outlines are texts of points about an origin, so that a beast or
a helm is a line or two of numbers that `curve` and `twin` place, scale, turn and smooth.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops

from ..brush import (
    GOLD,
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    blur,
    carve,
    colourise,
    glow,
    gold_leaf,
    grain,
    levels,
    light,
    linear,
    mirror,
    mix,
    noise,
    nudge,
    over,
    placed,
    radial,
    rays,
    ridges,
    saturate,
    shade,
    shift,
    spline,
    times,
    vignette,
    warp,
)
from ..motifs.sacred import FIRE, cloud_bank, embers, flames

WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
CARD: Size = (560, 410)
OVER = 2


@dataclass(frozen=True)
class Palette:
    """The colours of one air: its dark, its haze, its bright veils, the light behind all, the light on edges."""

    dark: Color
    mid: Color
    bright: Color
    glow: Color
    rim: Color

    @property
    def smoke(self) -> Stops:
        """How a cloud of this air turns from shadow to light."""
        return (
            (0.0, mix(self.dark, BLACK, 0.4)),
            (0.4, self.dark),
            (0.62, self.mid),
            (0.85, self.bright),
            (1.0, mix(self.bright, self.glow, 0.6)),
        )

    @property
    def fire(self) -> Stops:
        """How a flame of this air burns."""
        return (
            (0.0, mix(self.dark, self.mid, 0.5)),
            (0.35, self.mid),
            (0.62, self.bright),
            (0.85, self.glow),
            (1.0, mix(self.glow, WHITE, 0.7)),
        )


OXBLOOD = Palette((14, 2, 6), (78, 8, 16), (176, 34, 26), (255, 92, 44), (255, 150, 96))
EMBER = Palette((16, 5, 2), (112, 38, 8), (222, 108, 24), (255, 176, 66), (255, 214, 140))
SULPHUR = Palette((20, 9, 3), (104, 56, 10), (210, 150, 32), (255, 222, 92), (255, 240, 160))
VIOLET = Palette((10, 4, 24), (58, 22, 92), (140, 64, 170), (236, 130, 255), (240, 190, 255))
STEEL = Palette((4, 8, 16), (28, 50, 78), (92, 132, 166), (176, 222, 255), (214, 238, 255))
ASH = Palette((30, 25, 25), (104, 92, 88), (186, 172, 160), (255, 240, 214), (255, 246, 230))
BILE = Palette((4, 13, 8), (22, 62, 38), (86, 148, 70), (196, 255, 120), (222, 255, 180))
ROSE = Palette((22, 2, 14), (108, 12, 56), (212, 58, 104), (255, 150, 150), (255, 200, 190))
NIGHT = Palette((3, 6, 20), (14, 34, 82), (58, 98, 168), (255, 214, 130), (196, 216, 255))
BRASS = Palette((12, 7, 4), (74, 46, 22), (166, 112, 54), (255, 206, 128), (255, 226, 170))
TEAL = Palette((2, 12, 16), (8, 58, 64), (48, 138, 134), (130, 255, 226), (190, 255, 240))
DUSK = Palette((8, 6, 28), (50, 26, 88), (190, 84, 104), (255, 196, 120), (255, 214, 190))
MOON = Palette((7, 9, 18), (38, 44, 62), (128, 130, 142), (255, 236, 208), (226, 232, 250))
FOREST = Palette((5, 11, 7), (40, 58, 22), (158, 146, 52), (255, 224, 120), (255, 240, 180))
SOOTRED = Palette((8, 3, 4), (44, 12, 12), (112, 30, 20), (255, 60, 30), (255, 120, 80))


def metal(hue: Color, deep: float = 0.9) -> Stops:
    """A material of one hue, from its night to its glint."""
    return (
        (0.0, mix(hue, BLACK, 0.97)),
        (0.42, mix(hue, BLACK, deep * 0.82)),
        (0.6, mix(hue, BLACK, 0.4)),
        (0.8, mix(hue, WHITE, 0.25)),
        (1.0, mix(hue, WHITE, 0.8)),
    )


SOOT = metal((120, 84, 84), 0.96)
BONE: Stops = (
    (0.0, (30, 18, 14)),
    (0.3, (104, 78, 58)),
    (0.52, (188, 166, 132)),
    (0.75, (236, 222, 190)),
    (1.0, (255, 252, 236)),
)
DARK_GOLD: Stops = (
    (0.0, (16, 6, 2)),
    (0.35, (78, 40, 10)),
    (0.55, (150, 92, 28)),
    (0.78, (230, 172, 80)),
    (1.0, (255, 240, 190)),
)


def path(text: str) -> list[Point]:
    """Points from a text such as '0,-.8 .3,-.66'."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def fit(points: Sequence[Point], at: Point, scale: float, turn: float = 0.0, flip: bool = False) -> list[Point]:
    """Points about an origin brought to their place in the picture."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    side = -1 if flip else 1
    return [(at[0] + side * (x * cos - y * sin), at[1] + x * sin + y * cos) for x, y in points]


def curve(
    text: str, at: Point, scale: float, turn: float = 0.0, flip: bool = False, closed: bool = True
) -> list[Point]:
    """A smooth outline (or open line) from a text of points."""
    return spline(fit(path(text), at, scale, turn, flip), 8, closed)


def twin(text: str, at: Point, scale: float, sharp: bool = False) -> list[Point]:
    """A symmetric outline from the text of its right half, top to bottom."""
    half = fit(path(text), at, scale)
    half = half if sharp else spline(half, 8)
    return half + mirror(half, at[0])


class Scene:
    """One picture in the making; `size` is twice its final size and all places are counted in it."""

    def __init__(self, key: str, air: Palette, final: Size = CARD) -> None:
        self.key = key
        self.air = air
        self.final = final
        self.size = (final[0] * OVER, final[1] * OVER)
        self.base = Image.new("RGB", self.size, air.dark)

    # ------------------------------------------------------------ shapes

    def canvas(self, ground: Color = BLACK) -> Canvas:
        """A sheet for drawing."""
        return Canvas(self.size, 2, ground)

    def mask(self, *outlines: Sequence[Point], holes: Sequence[Sequence[Point]] = ()) -> Image.Image:
        """The mask of filled outlines, with holes cut out."""
        canvas = self.canvas()
        for outline in outlines:
            canvas.poly(outline, WHITE)
        for hole in holes:
            canvas.erase(hole)
        return canvas.alpha()

    def solid(
        self,
        shape: Image.Image | Sequence[Point],
        stops: Stops,
        radius: float,
        height: Image.Image | None = None,
        sun: float = 245,
        gain: float = 2.6,
    ) -> Image.Image:
        """A shape as a rounded body of a material; `height` adds inner form."""
        mask = shape if isinstance(shape, Image.Image) else self.mask(shape)
        box = self._around(mask, round(radius * 2) + 8)
        part = carve(mask.crop(box), stops, radius, height.crop(box) if height else None, sun, gain, 2)
        return placed(part, self.size, box[:2])

    def leaf(self, mask: Image.Image, stops: Stops = GOLD, radius: float = 3) -> Image.Image:
        """A shape as worn metal leaf: ornaments, inlays, trims."""
        box = self._around(mask, 12)
        return placed(gold_leaf(mask.crop(box), self.key, radius, stops), self.size, box[:2])

    def _around(self, mask: Image.Image, room: int) -> tuple[int, int, int, int]:
        x0, y0, x1, y1 = mask.getbbox() or (0, 0, 1, 1)
        return max(0, x0 - room), max(0, y0 - room), min(mask.width, x1 + room), min(mask.height, y1 + room)

    # ------------------------------------------------------------ air

    def sky(self, cell: float | tuple[float, float] = 170, depth: float = 0.6, angle: float | None = None) -> None:
        """Veils of the air from edge to edge, darker towards the top."""
        murk = warp(noise(self.final, (self.key, "sky"), cell, 6, 0.6, angle), (self.key, "sky"), 26, 110)
        stops = ((0.0, self.air.dark), (0.55, self.air.mid), (1.0, self.air.bright))
        veil = colourise(murk, stops)
        veil = shade(veil, levels(linear(self.final, 270), 110, 255), mix(self.air.dark, BLACK, 0.5), depth)
        self.base = self._enlarged(veil)

    def veins(self, color: Color, cell: float = 110, strength: float = 0.6, thin: int = 210) -> None:
        """Fine branching light in the sky."""
        lines = levels(ridges(self.final, (self.key, "veins"), cell, 5), thin, 255, 1.5)
        self.base = light(self.base, self._enlarged(lines), color, strength)

    def burst(
        self, at: Point, reach: float, strength: float = 0.8, beams: int = 26, color: Color | None = None
    ) -> None:
        """The light from behind: a wide glow, a hot heart and fading rays."""
        color = color or self.air.glow
        half, spot = self.final, (at[0] / OVER, at[1] / OVER)
        near = reach / OVER
        mask = levels(radial(half, spot, near, 1.5), 0, 255)
        self.base = light(self.base, self._enlarged(mask), color, strength)
        if beams:
            fan = rays(half, spot, (self.key, "rays"), near * 1.7, beams, 2.0)
            self.base = light(self.base, self._enlarged(fan), color, strength * 0.75)
        core = self._enlarged(radial(half, spot, near * 0.42, 1.8))
        self.base = light(self.base, core, mix(color, WHITE, 0.65), strength * 0.85)

    def smoke(
        self, top: float, puff: float = 60, opacity: float = 0.85, rise: float = 120, stops: Stops | None = None
    ) -> None:
        """A bank of smoke from a height down, higher at the sides."""
        bank = cloud_bank(
            self.final, top / OVER, (self.key, top), puff / OVER, stops or self.air.smoke, 90, 0.9, rise / OVER
        )
        self.base = over(self.base, self._enlarged(bank), opacity=opacity)

    def fire(
        self,
        y: float,
        height: float,
        tongues: int = 60,
        span: tuple[float, float] | None = None,
        stops: Stops | None = None,
    ) -> None:
        """Tongues of fire along a line."""
        left, right = span or (-60, self.size[0] + 60)
        ends = ((left / OVER, y / OVER), (right / OVER, y / OVER))
        blaze = flames(self.final, ends, height / OVER, (self.key, y), tongues, stops or FIRE)
        self.base = ImageChops.screen(self.base, self._enlarged(blaze))

    def sparks(self, count: int = 90, color: Color | None = None) -> None:
        """Sparks on a draught."""
        lights = embers(self.final, self.key, count, color or self.air.glow)
        self.base = ImageChops.screen(self.base, self._enlarged(lights))

    def dim(self, mask: Image.Image, strength: float, color: Color = BLACK) -> None:
        """Darkness through a mask."""
        self.base = shade(self.base, mask, color, strength)

    def shine(self, mask: Image.Image, color: Color, strength: float = 1.0) -> None:
        """Light through a mask."""
        self.base = light(self.base, mask, color, strength)

    def _enlarged(self, image: Image.Image) -> Image.Image:
        return image.resize(self.size, Image.Resampling.BICUBIC)

    # ------------------------------------------------------------ bodies

    def add(
        self,
        layer: Image.Image,
        rim: Color | None = None,
        halo: Color | None = None,
        reach: float = 40,
        strength: float = 0.6,
        shadow: float = 0.5,
    ) -> None:
        """Lays a body into the air: its shadow, its halo, itself, and the light from behind on its edges."""
        mask = layer.getchannel("A")
        if shadow:
            self.dim(blur(shift(mask, 0, 10), 22), shadow)
        if halo:
            self.base = glow(self.base, mask, halo, reach, strength)
        self.base = over(self.base, layer)
        if rim:
            inner = ImageChops.invert(blur(nudge(mask, 0, 5), 4.5))
            self.shine(levels(times(mask, inner), 40, 255), rim, 0.7)

    def lit(self, mask: Image.Image, color: Color, reach: float = 24, strength: float = 0.9, core: float = 0.6) -> None:
        """A shape that burns: its own colour, a whiter core and its light around it."""
        self.base = glow(self.base, mask, color, reach, strength)
        self.shine(mask, color)
        self.shine(blur(mask, 1.2), mix(color, WHITE, 0.75), core)

    def rounded(self, mask: Image.Image, reach: float, strength: float = 0.6, color: Color = BLACK) -> None:
        """Shadow that grows from a shape's edge inwards, so that it swells."""
        rim = ImageChops.invert(blur(mask, reach))
        self.dim(times(mask, levels(rim, 0, 150)), strength, color)

    # ------------------------------------------------------------ the end

    def save(self, folder: Path, edge: float = 0.5, colour: float = 1.12) -> Path:
        """The last glaze, scaled down and written."""
        picture = vignette(saturate(self.base, colour), edge).resize(self.final, Image.Resampling.LANCZOS)
        target = folder / "archangelis" / f"card-{self.key}.jpg"
        target.parent.mkdir(parents=True, exist_ok=True)
        grain(picture, self.key, 1.3).save(target, quality=86, optimize=True)
        return target
