"""The air of the holy cards: dawn skies by hue, rays, clouds, engraved gold, and the sheet they are laid on."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from ..brush import (
    GOLD,
    Canvas,
    Color,
    Point,
    Stops,
    bevel,
    bezier,
    blur,
    colourise,
    glow,
    gold_leaf,
    gradient,
    grain,
    levels,
    light,
    linear,
    mix,
    narrowing,
    noise,
    nudge,
    over,
    placed,
    polar,
    radial,
    ramp,
    rays,
    relief,
    ridges,
    rng,
    scaled,
    shade,
    shift,
    stars,
    times,
    vignette,
    warp,
    with_alpha,
)
from ..motifs.sacred import FIRE, cloud_bank

SIZE = (1120, 820)
HALF = (560, 410)
MIDDLE: Point = (560.0, 400.0)
WHITE: Color = (255, 255, 255)


class Hue(NamedTuple):
    """An hour of the sky: its colours from the zenith down, its shadows and its light."""

    zenith: Color
    middle: Color
    horizon: Color
    deep: Color
    glow: Color
    stars: int = 0


HUES = {
    "dawn": Hue((92, 104, 158), (214, 150, 140), (255, 214, 156), (96, 58, 74), (255, 232, 186)),
    "azure": Hue((34, 78, 150), (104, 160, 214), (236, 226, 204), (40, 70, 120), (255, 244, 214)),
    "rose": Hue((112, 58, 104), (206, 112, 128), (255, 198, 170), (92, 38, 70), (255, 222, 206)),
    "gold": Hue((122, 74, 22), (200, 140, 48), (250, 214, 128), (92, 48, 12), (255, 240, 186)),
    "leaf": Hue((150, 96, 28), (206, 150, 58), (244, 206, 120), (96, 50, 10), (255, 242, 196)),
    "violet": Hue((54, 40, 108), (128, 96, 170), (240, 190, 190), (50, 32, 86), (248, 224, 246)),
    "night": Hue((12, 18, 56), (38, 58, 118), (128, 138, 184), (12, 18, 50), (206, 222, 255), 500),
    "blue hour": Hue((20, 40, 78), (66, 104, 142), (214, 186, 160), (20, 34, 60), (255, 226, 170), 160),
    "ember": Hue((84, 22, 30), (190, 70, 40), (255, 178, 90), (66, 14, 18), (255, 214, 140)),
    "jade": Hue((22, 82, 92), (98, 166, 152), (244, 226, 178), (26, 70, 74), (246, 248, 206)),
    "pearl": Hue((112, 148, 206), (190, 206, 226), (255, 238, 206), (116, 122, 160), (255, 250, 230)),
    "storm": Hue((28, 34, 62), (78, 90, 126), (206, 170, 150), (24, 26, 48), (255, 226, 180)),
    "noon": Hue((22, 96, 166), (92, 174, 224), (240, 240, 214), (40, 100, 150), (255, 252, 220)),
    "amber": Hue((96, 52, 60), (216, 132, 70), (255, 220, 136), (86, 40, 34), (255, 238, 176)),
    "dusk": Hue((30, 26, 66), (122, 64, 104), (246, 150, 110), (36, 20, 50), (255, 206, 160), 220),
    "abyss": Hue((8, 8, 26), (40, 22, 58), (124, 52, 70), (8, 4, 20), (255, 186, 160), 320),
}


def cloud_stops(hue: Hue) -> Stops:
    """The colours of a cloud of this hour, from its shadow to its lit crest."""
    return (
        (0.0, mix(hue.deep, hue.middle, 0.15)),
        (0.28, mix(hue.deep, hue.middle, 0.75)),
        (0.5, mix(hue.middle, hue.horizon, 0.7)),
        (0.7, mix(hue.horizon, hue.glow, 0.75)),
        (1.0, mix(hue.glow, WHITE, 0.75)),
    )


def rim_lit(layer: Image.Image, color: Color, strength: float = 0.8, reach: int = 3) -> Image.Image:
    """An RGBA layer with light from behind caught along its edges, most along the upper ones."""
    mask = layer.getchannel("A")
    inside = nudge(mask.filter(ImageFilter.MinFilter(2 * (reach // 2) + 1)), 0, reach)
    edge = blur(times(ImageChops.subtract(mask, inside), mask), reach * 0.5)
    result = light(layer.convert("RGB"), edge, color, strength).convert("RGBA")
    result.putalpha(mask)
    return result


def gilded(mask: Image.Image, seed: object, radius: float = 3, stops: Stops = GOLD) -> Image.Image:
    """Gold leaf in the shape of a mask, worked only where there is any."""
    box = mask.getbbox()
    if box is None:
        return Image.new("RGBA", mask.size)
    box = (max(0, box[0] - 8), max(0, box[1] - 8), box[2] + 8, box[3] + 8)
    return placed(gold_leaf(mask.crop(box), seed, radius, stops), mask.size, box[:2])


class Scene:
    """A card's picture while it is painted, at twice its size; the key seeds all that varies."""

    def __init__(self, key: str, hue: str, sun: Point = MIDDLE, bright: float = 1.0) -> None:
        self.key, self.hue, self.sun = key, HUES[hue], sun
        self.image = self._leaf() if hue == "leaf" else self._sky(bright)

    def _sky(self, bright: float) -> Image.Image:
        hue, key = self.hue, self.key
        sun = (self.sun[0] / 2, self.sun[1] / 2)
        base = gradient(HALF, ((0.0, hue.zenith), (0.5, hue.middle), (0.86, hue.horizon), (1.0, hue.middle)))
        if hue.stars:
            field = times(stars(HALF, key, hue.stars), colourise(linear(HALF, 270), ((0.2, (0, 0, 0)), (0.8, WHITE))))
            base = ImageChops.screen(base, field)
        tilt = rng(key, "tilt").uniform(-14, 14)
        cirrus = warp(noise(HALF, (key, "cirrus"), (210, 54), 6, 0.6, tilt), key, 18, 90)
        base = light(base, levels(cirrus, 128, 236), hue.glow, 0.42)
        base = shade(base, levels(noise(HALF, (key, "shade"), 170, 5), 130, 240), hue.deep, 0.28)
        base = light(base, radial(HALF, sun, 360, 1.3), hue.horizon, 0.55 * bright)
        base = light(base, rays(HALF, sun, key, 460, 26, 1.8), hue.glow, 0.62 * bright)
        base = light(base, radial(HALF, sun, 170, 1.8), mix(hue.glow, WHITE, 0.4), 0.75 * bright)
        return base.resize(SIZE, Image.Resampling.BICUBIC)

    def _leaf(self) -> Image.Image:
        """The gilded ground of an icon: worn squares of leaf, rays scored about the sun."""
        hue, source = self.hue, rng(self.key, "leaf")
        squares = Canvas(SIZE, 1, (128, 128, 128))
        side = 118
        for j in range(-1, 8):
            for i in range(-1, 11):
                x, y = i * side + source.uniform(-6, 6), j * side + source.uniform(-6, 6) + (i % 2) * 28
                tone = round(source.uniform(92, 164))
                squares.poly([(x, y), (x + side + 8, y), (x + side + 8, y + side + 8), (x, y + side + 8)], (tone,) * 3)
        leaf = blur(squares.rgb.convert("L"), 1.2)
        tone = Image.blend(noise(SIZE, (self.key, "gilding"), 330, 6, 0.6), leaf, 0.5)
        base = colourise(
            levels(tone, 40, 230), ((0.0, hue.deep), (0.35, hue.zenith), (0.6, hue.middle), (1.0, hue.horizon))
        )
        base = relief(base, bevel(leaf, 1, 225, 2.2), 0.3, hue.deep)
        scores = Canvas(SIZE, 2)
        for k in range(144):
            near, far = (150, 1100) if k % 3 == 0 else (190, 620)
            scores.line([polar(self.sun, near, k * 2.5), polar(self.sun, far, k * 2.5)], 1.6, WHITE)
        base = relief(base, bevel(blur(scores.alpha(), 1), 1, 225, 2.6), 0.6, hue.deep)
        base = light(base, radial(SIZE, self.sun, 700, 1.4), hue.glow, 0.5)
        return light(base, radial(SIZE, self.sun, 260, 1.8), WHITE, 0.4)

    def clouds(self, top: float, puff: float = 70, rise: float = 90, opacity: float = 1.0, layer: int = 0) -> None:
        """A bank of cloud whose crest wanders about y = top."""
        bank = cloud_bank(HALF, top / 2, (self.key, layer), puff / 2, cloud_stops(self.hue), 270, 0.95, rise / 2)
        self.image = over(self.image, bank.resize(SIZE, Image.Resampling.BICUBIC), opacity=opacity)

    def lay(
        self, layer: Image.Image, shadow: float = 0.5, halo: float = 0.0, color: Color | None = None, rim: float = 0.0
    ) -> None:
        """A motif laid on: a soft shadow under it, a glow about it, light from behind along its rim."""
        mask = layer.getchannel("A")
        if shadow:
            self.image = shade(self.image, blur(shift(mask, 3, 9), 16), mix(self.hue.deep, (0, 0, 0), 0.3), shadow)
        if halo:
            self.image = glow(self.image, mask, color or self.hue.glow, 44, halo)
        if rim:
            layer = rim_lit(layer, color or self.hue.glow, rim)
        self.image = over(self.image, layer)

    def lamp(self, at: Point, radius: float, color: Color | None = None, strength: float = 0.9) -> None:
        """A point of light with a wide soft round and a white heart."""
        tone = color or self.hue.glow
        self.image = light(self.image, radial(SIZE, at, radius, 1.8), tone, strength)
        self.image = light(self.image, radial(SIZE, at, radius * 0.35, 1.8), mix(tone, WHITE, 0.7), strength)

    def flare(self, at: Point, long: float, color: Color = (255, 250, 230), strength: float = 1.0) -> None:
        """A star of light: four thin points and a heart."""
        for radius in ((long, long * 0.03), (long * 0.03, long)):
            self.image = light(self.image, radial(SIZE, at, radius, 2.0), color, strength)
        self.image = light(self.image, radial(SIZE, at, long * 0.32, 2.4), color, strength)

    def beam(self, top: tuple[Point, Point], foot: tuple[Point, Point], strength: float = 0.7) -> None:
        """A shaft of light between two edges."""
        canvas = Canvas(HALF, 1)
        canvas.poly([(x / 2, y / 2) for x, y in (*top, *reversed(foot))], WHITE)
        soft = blur(canvas.mask, 9).resize(SIZE, Image.Resampling.BICUBIC)
        self.image = light(self.image, soft, self.hue.glow, strength)

    def burn(self, spot: Callable[[Random], tuple[Point, float]], count: int, strength: float = 1.0) -> None:
        """Tongues of fire; `spot` says where the next one starts and how tall it is.

        The air about them dims, and their heart keeps its colour.
        """
        source = rng(self.key, count, "fire")
        canvas = Canvas(HALF, 2)
        for depth, heat in enumerate((0.30, 0.48, 0.64, 0.82, 0.97)):
            for _ in range(count // 5):
                (x, y), tall = spot(source)
                x, y, tall = x / 2, y / 2, tall / 2 * (1 - 0.16 * depth)
                lean = source.uniform(-0.22, 0.22) * tall
                path = [
                    (x, y),
                    (x + lean, y - tall * 0.35),
                    (x - lean * 1.2, y - tall * 0.7),
                    (x + lean * 0.5, y - tall),
                ]
                canvas.stroke(
                    bezier(path, 18), narrowing(tall * source.uniform(0.15, 0.25), 0.8, 0.1), ramp(FIRE, heat), 215
                )
        lights = blur(warp(canvas.image().convert("RGB"), (self.key, "heat"), 3, 50), 1.1)
        lights = lights.resize(SIZE, Image.Resampling.BICUBIC)
        heat = lights.getchannel("R")
        self.image = shade(self.image, blur(heat, 26), mix(self.hue.deep, (60, 10, 6), 0.5), 0.6 * strength)
        self.image = ImageChops.screen(self.image, blur(lights, 30).point([round(v * 0.6) for v in range(256)] * 3))
        self.image = ImageChops.screen(self.image, lights.point([round(v * strength) for v in range(256)] * 3))
        self.image = over(self.image, with_alpha(lights, scaled(levels(heat, 90, 245), 0.85 * strength)))

    def sparks(self, count: int = 40, color: Color | None = None) -> None:
        """Motes of light in the air, most of them faint."""
        source = rng(self.key, "motes")
        canvas = Canvas(SIZE, 1)
        for _ in range(count):
            at = (source.uniform(0, SIZE[0]), source.uniform(0, SIZE[1]))
            canvas.disc(at, 1.2 + 3.2 * source.random() ** 4, WHITE)
        soft = ImageChops.lighter(blur(canvas.mask, 1.4), scaled(blur(canvas.mask, 7), 2.5))
        self.image = light(self.image, soft, mix(color or self.hue.glow, WHITE, 0.4), 0.8)

    def engrave(self, mask: Image.Image, opacity: float = 0.85, stops: Stops = GOLD) -> None:
        """Fine gold line work on the sky, a little sunk into it."""
        self.image = shade(self.image, blur(shift(mask, 1, 3), 2.5), self.hue.deep, 0.6)
        self.image = over(self.image, gilded(mask, (self.key, "line"), 1.5, stops), opacity=opacity)

    def finish(self) -> Image.Image:
        """The picture at its final size, with the last glaze."""
        small = self.image.resize(HALF, Image.Resampling.LANCZOS).filter(ImageFilter.UnsharpMask(0.8, 60, 1))
        return grain(vignette(small, 0.38, scaled_down(self.hue.deep)), self.key, 1.5)


def scaled_down(color: Color, share: float = 0.4) -> Color:
    """A darker kind of a colour, for vignettes."""
    return mix((0, 0, 0), color, share)


# ---------------------------------------------------------------- engraved gold


def nimbus(kind: str, centre: Point, radius: float) -> Image.Image:
    """The mask of a great engraved figure behind a motif; kind is one of NIMBI."""
    canvas = Canvas(SIZE, 2)
    NIMBI[kind](canvas, centre, radius)
    return canvas.alpha()


def _sunburst(canvas: Canvas, centre: Point, radius: float) -> None:
    for k in range(96):
        far = (1.5, 1.12, 1.28, 1.12)[k % 4] * radius
        canvas.line([polar(centre, radius * 1.02, k * 3.75), polar(centre, far, k * 3.75)], 1.8, WHITE)
    for share, width in ((1.0, 3.5), (0.95, 1.6)):
        canvas.ring(centre, radius * share, width, WHITE)


def _beads(canvas: Canvas, centre: Point, radius: float) -> None:
    for share, width in ((1.0, 4), (0.88, 1.8), (1.12, 1.8)):
        canvas.ring(centre, radius * share, width, WHITE)
    for k in range(60):
        canvas.disc(polar(centre, radius * 1.06, k * 6), 3.6, WHITE)
    for k in range(30):
        canvas.poly(
            [polar(polar(centre, radius * 0.94, k * 12), 7 if i % 2 else 3, k * 12 + i * 90) for i in range(4)], WHITE
        )


def _rosette(canvas: Canvas, centre: Point, radius: float) -> None:
    for k in range(12):
        canvas.ring(polar(centre, radius * 0.5, k * 30), radius * 0.5, 2.2, WHITE)
    for share, width in ((1.0, 4), (1.07, 1.8)):
        canvas.ring(centre, radius * share, width, WHITE)
    for k in range(24):
        canvas.disc(polar(centre, radius * 1.14, k * 15), 4 if k % 2 else 6, WHITE)


def _mandorla(canvas: Canvas, centre: Point, radius: float) -> None:
    for share, width in ((1.0, 4), (0.93, 1.6), (1.08, 1.6)):
        points = []
        for k in range(121):
            a = k / 120 * 2 * math.pi
            points.append(
                (
                    centre[0] + radius * share * 0.78 * math.sin(a) * abs(math.sin(a)) ** 0.35,
                    centre[1] - radius * share * 1.12 * math.cos(a),
                )
            )
        canvas.line(points, width, WHITE)
        if share > 1:
            for p, q in itertools.pairwise(points[::3]):
                canvas.line(
                    [p, polar(p, radius * 0.1, math.degrees(math.atan2(p[1] - centre[1], p[0] - centre[0])))],
                    1.6,
                    WHITE,
                )
                canvas.disc(q, 2.6, WHITE)


def _dial(canvas: Canvas, centre: Point, radius: float) -> None:
    for share, width in ((1.0, 3), (0.86, 2), (1.1, 1.6)):
        canvas.ring(centre, radius * share, width, WHITE)
    for k in range(120):
        inner = 0.9 if k % 10 == 0 else 0.95
        canvas.line([polar(centre, radius * inner, k * 3), polar(centre, radius * 1.0, k * 3)], 1.8, WHITE)
    for k in range(12):
        star(canvas, polar(centre, radius * 1.05, k * 30 + 15), 13, WHITE)


def _starwork(canvas: Canvas, centre: Point, radius: float) -> None:
    for first in range(2):
        walk = [polar(centre, radius * 1.08, first * 22.5 + k * 135) for k in range(9)]
        canvas.line(walk, 2.4, WHITE)
    for share, width in ((1.0, 3), (1.14, 2)):
        canvas.ring(centre, radius * share, width, WHITE)
    for k in range(16):
        canvas.disc(polar(centre, radius * 1.08, k * 22.5), 5, WHITE)


def _gothic(canvas: Canvas, centre: Point, radius: float) -> None:
    """Three pointed arches of tracery, the middle one the tallest."""
    x, y = centre
    for dx, tall in ((-0.95, 0.72), (0.95, 0.72), (0.0, 1.05)):
        for grow, width in ((0, 4), (12, 1.6), (22, 1.6)):
            half, foot, top = radius * 0.46 + grow, y + radius * 1.1, y - radius * tall - grow
            left = [(x + dx * radius - half, foot), (x + dx * radius - half, y - radius * 0.1)]
            for k in range(13):
                t = k / 12
                left.append((x + dx * radius - half * (1 - t**1.6), y - radius * 0.1 + (top - y + radius * 0.1) * t))
            canvas.line(left, width, WHITE)
            canvas.line([(2 * (x + dx * radius) - px, py) for px, py in left], width, WHITE)
        canvas.ring((x + dx * radius, y - radius * (tall - 0.42)), radius * 0.17, 2, WHITE)


NIMBI = {
    "sunburst": _sunburst,
    "beads": _beads,
    "rosette": _rosette,
    "mandorla": _mandorla,
    "dial": _dial,
    "starwork": _starwork,
    "gothic": _gothic,
}


def star(canvas: Canvas, at: Point, radius: float, color: Color, points: int = 4) -> None:
    """A small pointed star."""
    steps = points * 2
    canvas.poly([polar(at, radius * (1 if i % 2 == 0 else 0.3), i * 360 / steps - 90) for i in range(steps)], color)


# ---------------------------------------------------------------- ground


def hills(key: object, crest: float, swing: float, stops: Stops, cell: float = 220) -> Image.Image:
    """A ridge of land lit along its crest (RGBA): `crest` is its mean height, `swing` how far it wanders."""
    source = rng(key, "hills")
    waves = [(source.uniform(0.4, 1.0) / n, n * source.uniform(0.8, 1.2), source.uniform(0, 6.3)) for n in (1, 2, 4, 9)]
    tops: list[Point] = []
    for x in range(-20, SIZE[0] + 21, 10):
        tops.append((x, crest + swing * sum(a * math.sin(x / cell * f + p) for a, f, p in waves)))
    canvas = Canvas(SIZE, 2)
    canvas.poly([*tops, (SIZE[0] + 20, SIZE[1]), (-20, SIZE[1])], WHITE)
    mask = canvas.alpha()
    depth = levels(blur(shift(mask, 0, 0), 60), 110, 255)
    soil = noise(SIZE, (key, "soil"), (90, 26), 5, 0.6, 3)
    colour = colourise(Image.blend(ImageChops.invert(depth), soil, 0.35), stops)
    return with_alpha(relief(colour, bevel(soil, 2, 250, 1.2), 0.28), mask)


def rock(key: object, stops: Stops, cell: tuple[float, float] = (170, 80)) -> Image.Image:
    """A face of rough stone, lit from above (RGB)."""
    rough = Image.blend(noise(SIZE, (key, "rock"), cell, 6, 0.66, 12), ridges(SIZE, (key, "cracks"), 130, 4), 0.3)
    colour = colourise(Image.blend(rough, linear(SIZE, 270), 0.3), stops)
    return relief(colour, bevel(rough, 3, 250, 2.2), 0.8, (16, 8, 14))
