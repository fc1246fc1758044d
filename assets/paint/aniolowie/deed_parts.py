"""What the paintings of interventions are put together from."""

from __future__ import annotations

import math

from PIL import Image

from ..archangelis import holy_things as things
from ..archangelis import infernal_parts as parts
from ..archangelis.holy_skies import HUES, SIZE, gilded
from ..archangelis.infernal_scene import STEEL, Palette, metal
from ..archangelis.infernal_scene import Scene as Pit
from ..brush import GOLD, Canvas, Color, Point, Stops, bezier, blur, colourise, light, mix, noise, polar, rng, taper
from .emblems_more import EMBLEMS
from .moods import WHITE, Ash, Heaven

CENTRE: Point = (560.0, 400.0)


def day(key: str, hue: str, sun: Point = CENTRE, bright: float = 1.0) -> Heaven:
    """A sky at one of the holy hours."""
    return Heaven(key, HUES[hue], sun, bright)


def pit(key: str, air: Palette, sun: Point = CENTRE, strength: float = 0.7) -> Ash:
    """The air of a dark deed."""
    return Ash(key, air, sun, strength)


def emblem(name: str, at: Point, size: float, stops: Stops = GOLD, turn: float = 0.0) -> Image.Image:
    """One of the signs as a solid thing."""
    canvas = Canvas(SIZE, 2)
    EMBLEMS[name](canvas, at, size)
    mask = canvas.alpha()
    if turn:
        mask = mask.rotate(turn, Image.Resampling.BICUBIC, center=at)
    return things.solid(mask, stops, size * 0.09, 3.2)


def glowing(scene: Pit, name: str, at: Point, size: float, color: Color, reach: float = 26, core: float = 0.6) -> None:
    """One of the signs as fire."""
    canvas = scene.canvas()
    EMBLEMS[name](canvas, at, size)
    scene.lit(canvas.alpha(), color, reach, 0.9, core)


def links(line: list[Point], link: float = 30, stops: Stops | None = None) -> Image.Image:
    """A chain along a line."""
    return parts.chain(Pit("links", STEEL), line, link, stops or metal((150, 146, 150)))


def around(
    centre: Point, radius: float, start: float, end: float, width: float, seed: object = 0, stops: Stops = GOLD
) -> Image.Image:
    """A golden arrow bent about a centre."""
    canvas = Canvas(SIZE, 2)
    steps = 40
    way = [polar(centre, radius, start + (end - start) * k / steps) for k in range(steps + 1)]
    canvas.stroke(way, lambda t: width * (0.15 + 0.85 * t), WHITE)
    side = 1 if end > start else -1
    tip = polar(centre, radius, end + side * math.degrees(width * 2.2 / radius))
    canvas.poly([polar(centre, radius - width * 1.5, end), tip, polar(centre, radius + width * 1.5, end)], WHITE)
    return gilded(canvas.alpha(), seed, width * 0.2, stops)


def walker(canvas: Canvas, foot: Point, tall: float, dark: Color, staff: bool, lean: float = 0.0) -> None:
    """A small hooded figure on its way."""
    at = things.place(foot, tall, lean)
    half = [(0.0, -0.86), (0.09, -0.80), (0.17, -0.62), (0.15, -0.3), (0.22, 0.0)]
    canvas.poly(things.turned(at, half, 4), dark)
    canvas.poly(things.turned(at, [(0, -1.04), (0.08, -0.98), (0.10, -0.86), (0.07, -0.76), (0, -0.74)], 4), dark)
    if staff:
        canvas.line([at(0.3, 0.0), at(0.26, -1.02)], max(2.0, tall * 0.03), dark)


def steps(top: float, count: int, narrow: float, wide: float, stops: Stops) -> Image.Image:
    """Broad stairs that rise away from us."""
    canvas = Canvas(SIZE, 2)
    layers = []
    for k in range(count):
        y0 = top + (830 - top) * (k / count) ** 1.15
        y1 = top + (830 - top) * ((k + 1) / count) ** 1.15
        half = narrow + (wide - narrow) * k / (count - 1)
        canvas = Canvas(SIZE, 2)
        canvas.poly([(560 - half, y0), (560 + half, y0), (560 + half + 12, y1), (560 - half - 12, y1)], WHITE)
        layers.append(things.solid(canvas.alpha(), stops, 7, 3.0))
    result = layers[0]
    for layer in layers[1:]:
        result = Image.alpha_composite(result, layer)
    return result


def curtain(side: int, reach: float, hue: Color, seed: object) -> Image.Image:
    """A heavy curtain drawn to one side, its folds lit from within."""
    source = rng(seed, side)
    sheet, cover = Canvas(SIZE, 1), Canvas(SIZE, 2)
    edge = 560 + side * 580
    for k in range(19):
        t = k / 18
        top = edge - side * reach * (1.08 - t * 1.0)
        waist = edge - side * reach * (0.42 - 0.36 * t)
        foot = edge - side * reach * (0.80 - 0.74 * t)
        line = bezier([(top, -30), (top, 210), (waist, 420), (waist, 560), (foot, 860)], 30)
        tone = mix(hue, WHITE if k % 3 == 0 else (0, 0, 0), source.uniform(0.12, 0.42))
        sheet.stroke(line, lambda t: reach * 0.11, tone)
        cover.stroke(line, lambda t: reach * 0.13, WHITE)
    cloth = blur(sheet.rgb, 5)
    grain = colourise(noise(SIZE, (seed, "weave"), (3, 40), 3, 0.6, 0), ((0.0, (0, 0, 0)), (1.0, (70, 60, 60))))
    cloth = light(cloth, grain.convert("L"), mix(hue, WHITE, 0.3), 0.25)
    result = cloth.convert("RGBA")
    result.putalpha(cover.alpha())
    cord = Canvas(SIZE, 2)
    knot = (edge - side * reach * 0.26, 512.0)
    cord.stroke(
        bezier([(edge, 440), (edge - side * reach * 0.2, 520), (edge - side * reach * 0.5, 500)], 16),
        taper(26, 0.3),
        WHITE,
    )
    for drop in (-14, 14):
        cord.line([knot, (knot[0] + drop, 640)], 8, WHITE)
        cord.disc((knot[0] + drop, 652), 17, WHITE)
    return Image.alpha_composite(result, gilded(cord.alpha(), seed, 4))


def rings(scene: Heaven, centre: Point, first: float, count: int, strength: float = 0.5, flat: float = 1.0) -> None:
    """Rings of sound or of water about a centre."""
    for k in range(count):
        canvas = Canvas(SIZE, 2)
        radius = first * (1 + 0.55 * k)
        way = [
            (centre[0] + radius * math.cos(math.radians(d)), centre[1] + radius * flat * math.sin(math.radians(d)))
            for d in range(0, 361, 3)
        ]
        canvas.line(way, 7 - 0.8 * k, WHITE)
        scene.image = light(
            scene.image, blur(canvas.alpha(), 1.5 + k), scene.hue.glow, strength * (1 - k / (count + 1))
        )
