"""The stage of the four western armies: Vampires, Legends, Knights and Vikings, and the light each stands in."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image, ImageChops

from ..archangelis.infernal_scene import BLACK, WHITE, Palette, curve, fit, metal, path, twin
from ..archangelis.places_land import sky
from ..archpiratus.crew_bust import Bust, Part, turn
from ..brush import Canvas, Color, Point, Stops, blur, colourise, levels, mix, noise, radial, rng, stars, times, warp
from .field import Field

__all__ = ["BLACK", "WHITE", "Palette", "Part", "curve", "fit", "metal", "path", "twin"]

W, H = 1120, 820

CRIMSON = Palette((12, 3, 8), (74, 10, 22), (170, 28, 40), (255, 70, 70), (255, 140, 130))
MOONLIT = Palette((6, 8, 20), (30, 36, 66), (96, 108, 150), (206, 216, 255), (214, 224, 255))
TAVERN = Palette((14, 6, 5), (82, 36, 16), (180, 96, 40), (255, 190, 100), (255, 214, 150))
AEGEAN = Palette((10, 40, 96), (46, 112, 178), (150, 200, 232), (255, 240, 200), (255, 248, 226))
GOLDEN = Palette((70, 34, 10), (178, 106, 36), (244, 190, 96), (255, 236, 170), (255, 246, 214))
HADES = Palette((6, 8, 14), (24, 46, 56), (66, 118, 116), (120, 255, 214), (170, 255, 230))
CHAPEL = Palette((8, 20, 16), (28, 66, 48), (112, 158, 120), (255, 244, 200), (236, 255, 236))
GREENWOOD = Palette((6, 18, 8), (30, 74, 30), (128, 168, 70), (240, 255, 170), (226, 255, 190))
SILVER = Palette((14, 18, 26), (60, 76, 92), (160, 178, 190), (240, 250, 255), (240, 250, 255))
SLATE = Palette((8, 14, 22), (36, 54, 72), (112, 140, 158), (214, 234, 244), (214, 234, 244))
BLAZE = Palette((14, 8, 8), (84, 34, 16), (214, 96, 30), (255, 164, 70), (255, 196, 120))
AURORA = Palette((4, 12, 24), (12, 48, 64), (40, 130, 120), (120, 255, 190), (180, 255, 220))

NIGHT_SKY: Stops = ((0.0, (4, 6, 20)), (0.5, (20, 26, 58)), (1.0, (62, 66, 104)))
BLOOD_SKY: Stops = ((0.0, (8, 2, 8)), (0.5, (58, 8, 18)), (1.0, (150, 30, 34)))
DAY_SKY: Stops = ((0.0, (22, 76, 158)), (0.55, (96, 166, 216)), (1.0, (236, 240, 226)))
DAWN_SKY: Stops = ((0.0, (36, 62, 130)), (0.5, (190, 150, 160)), (1.0, (255, 218, 150)))
MEADOW_SKY: Stops = ((0.0, (44, 96, 110)), (0.5, (132, 180, 160)), (1.0, (244, 242, 206)))
NORTH_SKY: Stops = ((0.0, (6, 14, 28)), (0.55, (28, 50, 70)), (1.0, (104, 128, 140)))
FIRE_SKY: Stops = ((0.0, (16, 14, 26)), (0.5, (84, 40, 34)), (1.0, (236, 124, 50)))

SKIN = metal((222, 172, 138), 0.7)
PALE = metal((214, 214, 222), 0.7)
STEEL = metal((176, 188, 198), 0.8)
BLACKED = metal((62, 62, 74), 0.95)
LEATHER = metal((124, 78, 44), 0.85)
MARBLE: Stops = (
    (0.0, (58, 66, 90)),
    (0.3, (140, 148, 168)),
    (0.52, (222, 222, 222)),
    (0.75, (250, 248, 240)),
    (1.0, WHITE),
)


class Scene(Field):
    """A picture of this game in the making."""

    def heavens(self, stops: Stops, veil: Color = WHITE, strength: float = 0.3) -> None:
        """A sky of an hour with drawn-out cloud."""
        sky(self, stops, veil, strength)

    def starred(self, count: int = 300, down: float = 0.7) -> None:
        """Stars in the upper part of the sky."""
        field = stars(self.final, self.key, count, 2.0).resize(self.size, Image.Resampling.BICUBIC)
        fade = levels(radial(self.size, (W / 2, 0), (W * 1.2, H * down), 0.7), 0, 255)
        self.base = ImageChops.screen(self.base, times(field, Image.merge("RGB", (fade, fade, fade))))

    def pool(self, at: Point, reach: float | Point, color: Color, strength: float = 0.7, power: float = 1.5) -> None:
        """A soft pool of light."""
        self.shine(radial(self.size, at, reach, power), color, strength)

    def gloom(self, at: Point, reach: float | Point, strength: float = 0.7, color: Color = BLACK) -> None:
        """A soft pool of darkness."""
        self.dim(radial(self.size, at, reach, 1.2), strength, color)

    def paint(
        self,
        draw: Callable[[Canvas], None],
        stops: Stops,
        radius: float = 8,
        rim: Color | None = None,
        halo: Color | None = None,
        shadow: float = 0.5,
        reach: float = 40,
    ) -> Image.Image:
        """Shapes as rounded bodies of one material; gives their mask."""
        canvas = self.canvas()
        draw(canvas)
        mask = canvas.alpha()
        self.add(self.solid(mask, stops, radius), rim, halo, reach, 0.6, shadow)
        return mask

    def flat(self, draw: Callable[[Canvas], None], rim: Color | None = None, shadow: float = 0.3) -> None:
        """Shapes in their own colours."""
        canvas = self.canvas()
        draw(canvas)
        self.add(canvas.image(), rim, shadow=shadow)

    def burn(self, draw: Callable[[Canvas], None], color: Color, reach: float = 24, core: float = 0.7) -> None:
        """Shapes that are light themselves."""
        canvas = self.canvas()
        draw(canvas)
        self.lit(canvas.alpha(), color, reach, 0.9, core)

    def aurora(self, color: Color, second: Color, y: float = 300, strength: float = 0.9) -> None:
        """Curtains of northern light."""
        half = self.final
        for k, hue in enumerate((color, second)):
            seed = (self.key, "aurora", k)
            fall = noise(half, seed, (16, 260), 4, 0.6, 0)
            canvas = Canvas(half, 1)
            source = rng(seed)
            a, b, c = (source.uniform(0, 6.3) for _ in range(3))
            for x in range(-20, half[0] + 20, 3):
                t = x / half[0]
                foot = y / 2 + 42 * math.sin(t * 5 + a) + 20 * math.sin(t * 11 + b) - 30 * k
                tall = 110 + 50 * math.sin(t * 7 + c)
                for s in range(12):
                    tone = round(255 * (1 - s / 12) ** 1.3)
                    top = foot - tall * (s + 1) / 12
                    canvas.poly([(x, top), (x + 4, top), (x + 4, top + tall / 12), (x, top + tall / 12)], (tone,) * 3)
            veil = times(blur(canvas.rgb.convert("L"), 5), levels(fall, 30, 220))
            self.shine(veil.resize(self.size, Image.Resampling.BICUBIC), hue, strength)

    def wall(self, dark: Color, lit: Color, course: float = 64, seed: object = "wall") -> None:
        """Dressed stone from edge to edge."""
        source = rng(self.key, seed)
        form = Canvas(self.size, 1, (40, 40, 40))
        row, y = 0, -10.0
        while y < H:
            x = -source.uniform(0, course)
            while x < W:
                wide = course * source.uniform(1.2, 2.2)
                tone = round(source.uniform(110, 190))
                form.poly([(x + 3, y + 3), (x + wide, y + 3), (x + wide, y + course), (x + 3, y + course)], (tone,) * 3)
                x += wide + 3
            y += course + 3
            row += 1
        rough = noise(self.final, (self.key, seed), 40, 5, 0.6).resize(self.size, Image.Resampling.BICUBIC)
        tone = Image.blend(blur(form.rgb.convert("L"), 2.5), warp(rough, self.key, 6), 0.45)
        self.base = colourise(tone, ((0.0, mix(dark, BLACK, 0.7)), (0.5, dark), (1.0, lit)))

    def bust(
        self,
        body: tuple[Part, ...],
        head: tuple[Part, ...],
        look: float = 0.0,
        at: Point = (280, 170),
        zoom: float = 1.2,
        cool: Color = (150, 180, 255),
        warm: Color = (255, 180, 110),
        key: float = 0.16,
    ) -> None:
        """A carved bust before the scene, lit by two colours from behind and by a `key` light on its face."""
        sculpted = Bust(at, zoom, cool, warm)
        for part in (turn(look * 0.45, 0), *body, turn(look), *head):
            part(sculpted)
        layer = sculpted.render(self.key)
        mask = layer.getchannel("A")
        self.dim(blur(mask, 44), 0.5)
        soft = blur(mask, 26)
        self.shine(times(soft, radial(self.size, (W, H * 0.3), (W * 0.7, H), 0.8)), cool, 0.3)
        self.shine(times(soft, radial(self.size, (0, H * 0.3), (W * 0.7, H), 0.8)), warm, 0.3)
        self.add(layer, shadow=0)
        face = radial(self.size, (at[0] * 2, at[1] * 2 + 30 * zoom), (170 * zoom, 210 * zoom), 1.0)
        self.shine(times(mask, face), (255, 240, 226), key)


Picture = tuple[Palette, Callable[[Scene], None]]


def painted(pictures: dict[str, Picture], folder: Path, *only: str) -> Iterator[Path]:
    """Paints every picture of an army (or only some) into the game's folder."""
    for key, (air, compose) in pictures.items():
        if not only or key in only:
            scene = Scene(key, air)
            compose(scene)
            yield scene.save(folder)
