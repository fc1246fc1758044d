"""A picture in the making: open space and dim decks behind everything, and the finish."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bevel,
    blur,
    carve,
    colourise,
    glow,
    grain,
    lerp,
    levels,
    light,
    mix,
    noise,
    over,
    polar,
    radial,
    rays,
    ridges,
    rng,
    scaled,
    shade,
    stars,
    times,
    vignette,
    warp,
)
from ..motifs.space import planet
from .crew_bust import BLACK, SIZE, SS, WHITE, tones

FULL: Size = (SIZE[0] * SS, SIZE[1] * SS)

W, H = FULL

ROSE: Color = (255, 84, 92)

VIOLET: Color = (150, 96, 255)

JADE: Color = (92, 240, 150)

GOLDEN: Color = (255, 206, 110)

ICE: Color = (140, 200, 255)

PALE: Color = (226, 240, 236)

QUALITY = 86


@dataclass
class Scene:
    """A picture in the making at the painted size (coordinates are those of FULL)."""

    key: str
    image: Image.Image = field(default_factory=lambda: Image.new("RGB", FULL, BLACK))

    def light(self, mask: Image.Image, hue: Color, strength: float = 1.0) -> None:
        self.image = light(self.image, mask, hue, strength)

    def shine(self, at: Point, reach: float | Point, hue: Color, strength: float = 1.0, power: float = 1.4) -> None:
        """A soft pool of light."""
        self.light(radial(FULL, at, reach, power), hue, strength)

    def dim(self, at: Point, reach: float | Point, strength: float = 1.0, power: float = 1.0) -> None:
        """A soft pool of darkness."""
        self.image = shade(self.image, radial(FULL, at, reach, power), BLACK, strength)

    def lay(self, layer: Image.Image, halo: Color | None = None, strength: float = 0.4, reach: float = 30) -> None:
        """An RGBA layer of full size, with light or a shadow behind it."""
        mask = layer.getchannel("A")
        if halo:
            self.image = glow(self.image, mask, halo, reach, strength)
        self.image = over(self.image, layer)

    def screen(self, picture: Image.Image) -> None:
        self.image = ImageChops.screen(self.image, picture)

    def draw(
        self,
        paint: Callable[[Canvas], None],
        hue: Color | None = None,
        glowing: float = 0.5,
        soft: float = 0.0,
        opacity: float = 1.0,
    ) -> None:
        """Shapes painted on a canvas of full size, shining in a hue on request."""
        canvas = Canvas(FULL, 2)
        paint(canvas)
        layer = canvas.image()
        if soft:
            layer = blur(layer, soft)
        if hue:
            self.image = glow(self.image, layer.getchannel("A"), hue, 16, glowing)
        self.image = over(self.image, layer, opacity=opacity)

    def solid(
        self,
        paint: Callable[[Canvas], None],
        hue: Color,
        radius: float = 10,
        sheen: float = 0.6,
        shadow: float = 0.6,
        soft: float = 0.0,
    ) -> Image.Image:
        """Shapes as rounded solids of a hue; gives their mask."""
        canvas = Canvas(FULL, 2)
        paint(canvas)
        mask = canvas.alpha()
        layer = carve(mask, tones(hue, sheen), radius, gain=2.6, depth=3)
        if soft:
            layer = blur(layer, soft)
        if shadow:
            self.image = shade(self.image, blur(mask, 16), BLACK, shadow)
        self.image = over(self.image, layer)
        return mask

    def save(self, folder: Path, dark: float = 0.46) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"card-{self.key}.jpg"
        final = vignette(self.image, dark).resize(SIZE, Image.Resampling.LANCZOS)
        grain(final, self.key, 3.4).save(path, quality=QUALITY, optimize=True)
        return path


def soft_noise(
    seed: object, cell: float | tuple[float, float] = 120, octaves: int = 5, swirl: float = 0.0
) -> Image.Image:
    """Noise painted at half the size: clouds need no more."""
    half = (W // 2, H // 2)
    cells = (cell[0] / 2, cell[1] / 2) if isinstance(cell, tuple) else cell / 2
    picture = noise(half, seed, cells, octaves, 0.6)
    if swirl:
        picture = warp(picture, seed, swirl / 2, 130)
    return picture.resize(FULL, Image.Resampling.BICUBIC)


def space(scene: Scene, *hues: Color, deep: Color = (5, 12, 22), depth: float = 1.0, count: int = 700) -> None:
    """Stars and veils of gas in the given hues."""
    key = scene.key
    base = colourise(
        soft_noise((key, "deep"), 380, 5, 80),
        ((0.0, (1, 2, 5)), (0.55, mix(BLACK, deep, 0.7)), (1.0, mix(deep, WHITE, 0.08))),
    )
    scene.image = ImageChops.screen(base, stars(FULL, (key, "far"), count, 2.4))
    source = rng(key, "gas")
    for k, hue in enumerate(hues):
        gas = levels(soft_noise((key, "gas", k), 300, 6, 110), 96, 240, 1.4)
        at = (source.uniform(0.1, 0.9) * W, source.uniform(0.1, 0.9) * H)
        scene.light(times(gas, radial(FULL, at, (W * 0.66, H * 0.78), 0.7)), hue, 1.5 * depth)
    if hues:
        half = (W // 2, H // 2)
        threads = levels(warp(ridges(half, (key, "threads"), 190, 5), key, 40, 130), 165, 255, 2.0).resize(FULL)
        scene.light(
            times(threads, radial(FULL, (W * 0.5, H * 0.45), (W * 0.6, H * 0.6), 0.9)),
            mix(hues[0], WHITE, 0.4),
            0.45 * depth,
        )
    dust = levels(soft_noise((key, "dust"), 260, 5, 90), 140, 235)
    scene.image = shade(scene.image, dust, (1, 2, 5), 0.55)
    scene.screen(stars(FULL, (key, "near"), max(30, count // 12), 5))


def world(
    scene: Scene,
    at: Point,
    diameter: int,
    hue: Color,
    banded: bool = True,
    sun: float = 215,
    air: Color | None = None,
    second: Color | None = None,
) -> None:
    """A planet with its air glowing on the lit side."""
    dark = second or mix(hue, (20, 10, 40), 0.7)
    skin: Stops = (
        (0.0, mix(BLACK, dark, 0.5)),
        (0.3, dark),
        (0.55, hue),
        (0.8, mix(hue, WHITE, 0.4)),
        (1.0, mix(hue, WHITE, 0.85)),
    )
    ball = planet(diameter, skin, (scene.key, at), banded, sun, air or mix(hue, WHITE, 0.3))
    scene.shine(polar(at, diameter * 0.2, sun), diameter * 0.95, air or hue, 0.4, 1.8)
    scene.image = over(scene.image, ball, (round(at[0] - ball.width / 2), round(at[1] - ball.height / 2)))


def sunrays(scene: Scene, at: Point, hue: Color, reach: float = 760, strength: float = 0.5, count: int = 34) -> None:
    scene.light(rays(FULL, at, scene.key, reach, count, 1.8), hue, strength)


def _ribs(height: Canvas, lamps: Canvas, source: Random, glows: tuple[Color, Color]) -> None:
    """Ribs from floor to ceiling, with rails across them and a lamp between each two."""
    for k in range(-1, 9):
        x = W * (0.02 + 0.14 * k) + source.uniform(-14, 14)
        height.poly([(x, 0), (x + 64, 0), (x + 34 + 30 * (k > 3), H), (x - 20, H)], (150, 150, 150))
        height.line([(x + 30, 0), (x + 10, H)], 8, (230, 230, 230))
        lamps.disc((x + 96, source.uniform(0.1, 0.6) * H), source.uniform(8, 17), glows[0 if k % 2 else 1])
    for y in (0.2, 0.52, 0.8):
        height.line([(0, H * y), (W, H * y)], 16, (200, 200, 200))


def _pipes(height: Canvas, lamps: Canvas, source: Random, glows: tuple[Color, Color]) -> None:
    """Pipes of every thickness, with their collars."""
    for _ in range(17):
        x, thick = source.uniform(0, W), source.uniform(14, 62)
        tone = round(source.uniform(90, 210))
        height.line([(x, 0), (x, H)], thick, (tone,) * 3)
        for j in range(4):
            height.line(
                [(x - thick * 0.7, H * (0.1 + 0.26 * j)), (x + thick * 0.7, H * (0.1 + 0.26 * j))], 14, (240,) * 3
            )
    for _ in range(11):
        lamps.disc((source.uniform(0, W), source.uniform(0, H * 0.8)), source.uniform(6, 20), source.choice(glows))


def _shelves(height: Canvas, lamps: Canvas, source: Random, glows: tuple[Color, Color]) -> None:
    """Shelves full of things, some of them lit."""
    for j in range(6):
        y = H * (0.04 + 0.17 * j)
        height.line([(0, y), (W, y)], 12, (220,) * 3)
        x = source.uniform(-60, 0)
        while x < W:
            wide, tall = source.uniform(18, 60), source.uniform(40, 104)
            height.poly(
                [(x, y - tall), (x + wide, y - tall), (x + wide, y), (x, y)], (round(source.uniform(80, 190)),) * 3
            )
            if source.random() < 0.4:
                lamps.poly(
                    [(x + 6, y - tall + 8), (x + wide - 6, y - tall + 8), (x + wide - 6, y - 8), (x + 6, y - 8)],
                    source.choice((*glows, glows[0])),
                    110,
                )
            x += wide + source.uniform(4, 26)


def _columns(height: Canvas, lamps: Canvas, source: Random, glows: tuple[Color, Color]) -> None:
    """Fluted columns, with tubes of light between them."""
    for k in range(7):
        x = W * k / 6
        height.line([(x, 0), (x, H)], 92, (150,) * 3)
        for f in range(-3, 4):
            height.line([(x + f * 13, 0), (x + f * 13, H)], 5, (210 - 20 * abs(f),) * 3)
        lamps.line([(x + W / 12, H * 0.12), (x + W / 12, H * 0.66)], 14, glows[0 if k % 2 else 1])


def _crates(height: Canvas, lamps: Canvas, source: Random, glows: tuple[Color, Color]) -> None:
    """Crates piled anyhow, braced across."""
    for _ in range(34):
        side = source.uniform(70, 190)
        x, y = source.uniform(-60, W), source.uniform(H * 0.1, H)
        tone = round(source.uniform(70, 190))
        height.poly([(x, y), (x + side, y), (x + side, y + side), (x, y + side)], (tone,) * 3)
        height.line([(x + 8, y + 8), (x + side - 8, y + side - 8)], 9, (tone + 50,) * 3)
        height.line([(x + 8, y + side - 8), (x + side - 8, y + 8)], 9, (tone + 50,) * 3)
    for _ in range(9):
        lamps.disc((source.uniform(0, W), source.uniform(0, H * 0.5)), source.uniform(6, 22), source.choice(glows))


DECKS = {"ribs": _ribs, "pipes": _pipes, "shelves": _shelves, "columns": _columns, "crates": _crates}


def deck(scene: Scene, wall: Color, glow_a: Color, glow_b: Color, style: str = "ribs") -> None:
    """A dim room aboard, out of focus: ribs, pipes, shelves, columns, crates or bars, with lamps between."""
    source = rng(scene.key, "deck")
    height, lamps = Canvas(FULL, 1, (70, 70, 70)), Canvas(FULL, 1)
    DECKS[style](height, lamps, source, (glow_a, glow_b))
    form = blur(height.rgb.convert("L"), 3)
    lit = ImageChops.add(bevel(form, 5, 215, 1.3), scaled(soft_noise((scene.key, "grime"), 130, 5), 0.35), 1, -44)
    base = colourise(
        levels(lit, 60, 250), ((0.0, (1, 2, 4)), (0.5, mix(BLACK, wall, 0.5)), (1.0, mix(wall, WHITE, 0.25)))
    )
    scene.image = blur(base, 2.6)
    scene.shine((W * 0.06, H * 0.3), (W * 0.55, H * 0.9), glow_b, 0.30)
    scene.shine((W * 0.94, H * 0.3), (W * 0.55, H * 0.9), glow_a, 0.30)
    bulbs = Image.new("RGB", FULL)
    bulbs.paste(lamps.rgb, (0, 0), lamps.mask)
    scene.screen(blur(bulbs, 3))
    scene.screen(blur(bulbs, 26).point(lambda v: min(255, v * 2)))
    scene.dim((W * 0.5, H * 1.05), (W * 0.8, H * 0.6), 0.7)


def porthole(
    scene: Scene, at: Point, radius: float, content: Callable[[Scene], None], hue: Color = (70, 80, 84)
) -> None:
    """A round window in the wall, with what is outside."""
    outside = Scene(f"{scene.key} outside")
    content(outside)
    hole, ring = Canvas(FULL, 2), Canvas(FULL, 2)
    hole.disc(at, radius, WHITE)
    scene.image.paste(outside.image, (0, 0), hole.alpha())
    scene.image = shade(scene.image, times(hole.alpha(), ImageChops.invert(blur(hole.alpha(), 24))), BLACK, 0.9)
    ring.ring(at, radius + 16, 40, WHITE)
    layer = carve(ring.alpha(), tones(hue, 0.7), 14, gain=3.0, depth=3)
    scene.image = over(shade(scene.image, blur(ring.alpha(), 12), BLACK, 0.6), layer)

    def rivets(c: Canvas) -> None:
        for k in range(12):
            c.disc(polar(at, radius + 16, k * 30 + 9), 6, mix(hue, WHITE, 0.4))

    scene.draw(rivets)


def panes(
    scene: Scene,
    content: Callable[[Scene], None],
    top: float = 0.06,
    low: float = 0.74,
    bars: int = 4,
    hue: Color = (58, 68, 74),
) -> None:
    """The wide window of a bridge in slanting panes."""
    outside = Scene(f"{scene.key} outside")
    content(outside)
    hole, frame = Canvas(FULL, 2), Canvas(FULL, 2)
    shape = [(W * 0.12, H * top), (W * 0.88, H * top), (W * 1.03, H * low), (W * -0.03, H * low)]
    hole.poly(shape, WHITE)
    scene.image.paste(outside.image, (0, 0), hole.alpha())
    frame.line([*shape, shape[0]], 30, WHITE)
    for k in range(1, bars):
        t = k / bars
        frame.line([(lerp(W * 0.12, W * 0.88, t), H * top), (lerp(W * -0.03, W * 1.03, t), H * low)], 20, WHITE)
    layer = carve(frame.alpha(), tones(hue, 0.6), 10, gain=3.0, depth=3)
    scene.image = over(shade(scene.image, blur(frame.alpha(), 12), BLACK, 0.6), layer)
