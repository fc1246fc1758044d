"""What the battlefields of heaven's realm are made of: stairs, floors, tents, banners, pines, people seen from afar."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageChops

from ..archangelis.infernal_scene import BLACK, WHITE, Palette, Scene, curve, fit, metal, path, twin
from ..archangelis.places_light import WIDE
from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    bezier,
    blur,
    grain,
    lerp,
    levels,
    mix,
    noise,
    perspective,
    rng,
    saturate,
    spline,
    vignette,
)

LARGEST = 60_000
"""So many bytes a picture may take."""
DAY: Stops = ((0.0, (110, 140, 186)), (0.45, (190, 210, 232)), (0.7, (244, 248, 252)), (1.0, WHITE))
GOLDEN: Stops = ((0.0, (150, 96, 100)), (0.4, (232, 166, 130)), (0.7, (255, 222, 176)), (1.0, (255, 252, 234)))
VIOLET: Stops = ((0.0, (36, 24, 70)), (0.45, (104, 72, 140)), (0.7, (206, 150, 190)), (1.0, (255, 226, 226)))
NIGHT: Stops = ((0.0, (10, 16, 44)), (0.45, (40, 58, 110)), (0.75, (120, 146, 200)), (1.0, (226, 238, 255)))


class Field(Scene):
    """A battlefield in the making."""

    def __init__(self, key: str, air: Palette) -> None:
        super().__init__(key, air, WIDE)

    def save(self, folder: Path, edge: float = 0.5, colour: float = 1.12) -> Path:
        """The last glaze, scaled down and written, as small as it has to be."""
        picture = vignette(saturate(self.base, colour), edge).resize(self.final, Image.Resampling.LANCZOS)
        picture = grain(picture, self.key, 1.0)
        target = folder / "empyrean" / f"card-{self.key}.jpg"
        target.parent.mkdir(parents=True, exist_ok=True)
        for quality in (86, 82, 78, 73, 67):
            picture.save(target, quality=quality, optimize=True)
            if target.stat().st_size <= LARGEST:
                break
        return target


def tiles(
    scene: Scene, top: float, light: Color, dark: Color, count: int = 14, haze: Color | None = None, spread: float = 2.2
) -> None:
    """A floor of squares that runs back to a horizon."""
    w, h = scene.size
    side = 1200
    flat = Canvas((side, side), 1, dark)
    source = rng(scene.key, "tiles")
    step = side / count
    for row in range(count):
        for k in range(count):
            tone = mix(light if (row + k) % 2 else dark, BLACK, source.uniform(0, 0.16))
            x, y = k * step, row * step
            flat.poly(
                [(x + 2, y + 2), (x + step - 2, y + 2), (x + step - 2, y + step - 2), (x + 2, y + step - 2)], tone
            )
    deep = round(h - top)
    corners = ((w * 0.12, 0), (w * 0.88, 0), (w * spread, deep), (w * (1 - spread), deep))
    ground = perspective(flat.rgb, (w, deep), corners)
    cover = perspective(Image.new("L", (side, side), 255), (w, deep), corners)
    scene.base.paste(ground, (0, round(top)), cover)
    if haze:
        fade = Image.linear_gradient("L").rotate(180).resize((w, deep))
        whole = Image.new("L", scene.size)
        whole.paste(fade, (0, round(top)))
        scene.dim(whole, 0.85, haze)


def steps(
    canvas: Canvas,
    x: float,
    ends: tuple[float, float],
    halves: tuple[float, float],
    count: int,
    lit: Color,
    dark: Color,
) -> None:
    """A flight of stairs seen from below: it widens from its top to its foot, each tread lit, each riser in shade."""
    for k in range(count):
        a, b = (k / count) ** 1.35, ((k + 1) / count) ** 1.35
        y0, y1 = lerp(*ends, a), lerp(*ends, b)
        half = lerp(*halves, b)
        tread = lerp(y0, y1, 0.42)
        canvas.poly([(x - lerp(*halves, a), y0), (x + lerp(*halves, a), y0), (x + half, tread), (x - half, tread)], lit)
        canvas.poly(
            [(x - half, tread), (x + half, tread), (x + half, y1 + 1), (x - half, y1 + 1)], mix(dark, lit, 0.3 * b)
        )
        canvas.line([(x - half, tread), (x + half, tread)], 1 + 2 * b, mix(lit, WHITE, 0.6))


def figure(canvas: Canvas, at: Point, size: float, tone: Color, spear: bool = False) -> None:
    """A person from afar, standing on a spot."""
    x, y = at
    canvas.disc((x, y - size * 0.9), (size * 0.1, size * 0.12), tone)
    canvas.poly(twin("0,-.82 .16,-.76 .2,-.4 .17,-.36 .22,0 0,0", at, size), tone)
    if spear:
        canvas.line([(x + size * 0.22, y), (x + size * 0.22, y - size * 1.35)], max(1.5, size * 0.035), tone)
        canvas.poly(fit(path("-.05,-1.3 0,-1.5 .05,-1.3"), (x + size * 0.22, y), size), tone)


def flag(canvas: Canvas, foot: Point, tall: float, tone: Color, pole: Color = (70, 50, 36), way: int = 1) -> None:
    """A pennon that blows from its pole."""
    x, y = foot
    canvas.line([(x, y), (x, y - tall)], max(2.0, tall * 0.025), pole)
    canvas.disc((x, y - tall), max(3.0, tall * 0.03), (255, 214, 120))
    cloth = "0,-.97 .18,-.92 .36,-.99 .56,-.92 .44,-.8 .56,-.66 .36,-.73 .18,-.66 0,-.7"
    canvas.poly(curve(cloth, foot, tall, 0, way < 0), tone)
    shade = ".1,-.93 .2,-.92 .24,-.68 .16,-.68"
    canvas.poly(curve(shade, foot, tall, 0, way < 0), mix(tone, BLACK, 0.3), solid=False)


def tent(canvas: Canvas, foot: Point, size: float, tone: Color, trim: Color = (255, 226, 150)) -> None:
    """A round pavilion with stripes and a pennon."""
    wall = mix(tone, BLACK, 0.25)
    canvas.poly(fit(path("-.5,0 -.5,-.42 .5,-.42 .5,0"), foot, size), wall)
    for k in range(6):
        a, b = -0.58 + k * 1.16 / 6, -0.58 + (k + 1) * 1.16 / 6
        hue = mix(tone if k % 2 else trim, BLACK, 0.05 + 0.05 * k)
        canvas.poly(fit([(a, -0.4), (b, -0.4), (b * 0.2, -0.8), (0, -1.0), (a * 0.2, -0.8)], foot, size), hue)
        c, d = (-0.5 + k / 6), (-0.5 + (k + 1) / 6)
        canvas.poly(fit([(c, -0.4), (d, -0.4), (d, 0), (c, 0)], foot, size), mix(hue, BLACK, 0.28))
    canvas.poly(fit(path("-.1,0 -.02,-.36 .02,-.36 .12,0"), foot, size), (30, 18, 16))
    top = (foot[0], foot[1] - size * 0.98)
    canvas.line([top, (top[0], top[1] - size * 0.26)], max(2, size * 0.02), (60, 44, 36))
    canvas.poly(fit(path("0,-.26 .3,-.18 0,-.1"), top, size), trim)


def pine(canvas: Canvas, foot: Point, size: float, tone: Color, snow: Color | None = None) -> None:
    """A fir, with snow on its boughs if it is winter."""
    canvas.poly(fit(path("-.04,0 -.03,-.3 .03,-.3 .04,0"), foot, size), mix(tone, BLACK, 0.5))
    for k in range(5):
        low, half = -0.12 - 0.16 * k, 0.3 * (1 - k / 6)
        shape = [
            (-half, low),
            (-half * 0.5, low - 0.04),
            (0, low - 0.3),
            (half * 0.5, low - 0.04),
            (half, low),
            (0, low + 0.05),
        ]
        canvas.poly(fit(shape, foot, size), mix(tone, BLACK, 0.3 - 0.05 * k))
        canvas.poly(
            fit([(-half, low), (-half * 0.5, low - 0.04), (0, low - 0.3), (0, low - 0.05)], foot, size),
            mix(tone, snow or WHITE, 0.8 if snow else 0.2),
        )


def arches(
    x0: float, x1: float, count: int, spring: float, foot: float, pier: float, pointed: bool = False
) -> list[list[Point]]:
    """The openings of an arcade."""
    found = []
    step = (x1 - x0) / count
    for k in range(count):
        a, b = x0 + k * step + pier / 2, x0 + (k + 1) * step - pier / 2
        middle, half = (a + b) / 2, (b - a) / 2
        if pointed:
            left = bezier([(a, spring), (a, spring - half * 0.9), (middle, spring - half * 1.5)], 10)
            head = [*left, *((2 * middle - x, y) for x, y in reversed(left))]
        else:
            head = [
                (middle - half * math.cos(math.pi * i / 16), spring - half * math.sin(math.pi * i / 16))
                for i in range(17)
            ]
        found.append([(a, foot), *head, (b, foot)])
    return found


def masonry(scene: Scene, mask: Image.Image, stone: Stops, course: float = 30, glow: float = 0.0) -> Image.Image:
    """A layer of dressed stones in the shape of a mask."""
    box = mask.getbbox() or (0, 0, 1, 1)
    canvas = scene.canvas(stone[-1][1])
    source = rng(scene.key, "masonry", box)
    y, row = float(box[1]), 0
    while y < box[3]:
        x = box[0] - course * (row % 2)
        while x < box[2]:
            long = course * source.uniform(1.5, 2.5)
            deep = (y - box[1]) / max(1, box[3] - box[1])
            tone = mix(stone[0][1], stone[-1][1], source.uniform(0.1, 0.6) + 0.4 * deep - glow)
            canvas.poly([(x + 1.5, y + 1.5), (x + long - 1.5, y + 1.5), (x + long - 1.5, y + course - 1.5),
                         (x + 1.5, y + course - 1.5)], tone)  # fmt: skip
            canvas.line([(x + 2, y + 2.5), (x + long - 2, y + 2.5)], 2, mix(tone, WHITE, 0.3), solid=False)
            x += long
        y, row = y + course, row + 1
    layer = canvas.rgb.resize(scene.size, Image.Resampling.LANCZOS).convert("RGBA")
    layer.putalpha(mask)
    return layer


def glitter(scene: Scene, spots: Sequence[Point], size: float, color: Color, strength: float = 1.0) -> None:
    """Points of light with their crosses."""
    canvas = scene.canvas()
    for k, (x, y) in enumerate(spots):
        reach = size * (0.5 + (k * 37 % 11) / 11)
        canvas.disc((x, y), reach * 0.22, WHITE)
        for dx, dy in ((1, 0), (0, 1)):
            canvas.stroke(
                [(x - dx * reach, y - dy * reach), (x, y), (x + dx * reach, y + dy * reach)], reach * 0.16, WHITE
            )
    scene.lit(canvas.alpha(), color, size * 0.9, strength, 0.7)


def spindrift(
    scene: Scene, line: Sequence[Point], size: float, seed: object, color: Color = WHITE, strength: float = 0.9
) -> None:
    """Foam along a line."""
    canvas, source = scene.canvas(), rng(scene.key, seed, "foam")
    for x, y in line:
        for _ in range(5):
            canvas.disc(
                (x + source.gauss(0, size), y + source.gauss(0, size * 0.5)), size * source.uniform(0.1, 0.42), WHITE
            )
    scene.shine(blur(canvas.alpha(), 2.4), color, strength)


def waves(scene: Scene, y: float, size: float, tone: Color, seed: object, rim: Color = (214, 246, 240)) -> None:
    """A row of breakers, each about to fall over, foam upon its back."""
    source = rng("wave", seed)
    x = -size
    line: list[Point] = [(-40, y + size * 1.4)]
    foam: list[Point] = []
    while x < scene.size[0] + 80:
        wide, tall = size * source.uniform(2.6, 4.0), size * source.uniform(0.5, 1.15)
        form = ((0, 0.2, 0), (0.3, 0, 0.4), (0.55, 0, 1), (0.74, 0, 0.95), (0.84, 0, 0.55), (0.72, 0, 0.45),
                (0.78, 0, 0.05), (0.92, 0.16, 0))  # fmt: skip
        curl = [(x + wide * along, y + size * low - tall * high) for along, low, high in form]
        line += spline(curl, 8)
        foam += spline(curl[1:6], 5)
        x += wide
    edge = scene.size[0] + 80
    body = scene.mask([*line, (edge, y + size * 1.4), (edge, 840), (-40, 840)])
    scene.add(scene.solid(body, metal(tone, 0.7), size * 0.3), rim=rim, shadow=0.4)
    streaks = levels(noise(scene.final, ("streaks", seed), (60, 9), 4, 0.7, -12).resize(scene.size), 120, 240)
    scene.shine(ImageChops.multiply(streaks, body), mix(tone, WHITE, 0.5), 0.5)
    spindrift(scene, foam, size * 0.1, seed, mix(rim, WHITE, 0.4), 0.75)


def halves(left: Image.Image, right: Image.Image, soft: float = 0.16) -> Image.Image:
    """Two pictures side by side that melt into each other in the middle."""
    w, h = left.size
    row = Image.new("L", (w, 1))
    row.putdata([round(255 * min(1.0, max(0.0, (x / w - 0.5 + soft) / (2 * soft)))) for x in range(w)])
    return Image.composite(right, left, row.resize((w, h)))
