"""What landscapes are made of: ridges and crags, water, trees, walls, stars, suns, crowds, the weather."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageChops, ImageOps

from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    bevel,
    blur,
    colourise,
    gradient,
    lerp,
    levels,
    linear,
    mix,
    noise,
    perspective,
    placed,
    polar,
    radial,
    rng,
    shade,
    times,
    warp,
)
from .infernal_scene import BLACK, OVER, WHITE, Scene, fit, path


def jagged(points: Sequence[Point], rough: float, seed: object, depth: int = 6) -> list[Point]:
    """A broken line through points: each half of each stretch is shifted up or down, finer and finer."""
    source = rng(seed, "jagged")
    result = list(points)
    for level in range(depth):
        finer = [result[0]]
        for a, b in itertools.pairwise(result):
            off = source.uniform(-rough, rough) * math.hypot(b[0] - a[0], b[1] - a[1]) * (0.9 if level else 0.5)
            finer += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + off), b]
        result = finer
    return result


def land(
    scene: Scene,
    crest: Sequence[Point],
    dark: Color,
    lit: Color,
    cell: float | tuple[float, float] = 46,
    haze: Color | None = None,
    depth: float = 260,
    sun: float = 225,
    rim: Color | None = None,
) -> None:
    """Rock or earth under a crest, its relief lit from an angle, sinking into haze towards its foot."""
    w, h = scene.size
    mask = scene.mask([(-10, h + 10), *crest, (w + 10, h + 10)])
    seed = (scene.key, round(crest[0][1]), len(crest), dark)
    bumps = warp(noise(scene.final, seed, cell, 6, 0.62), seed, 8, 60)
    tone = Image.blend(bevel(bumps, 3, sun, 2.4), bumps, 0.25)
    stops = ((0.0, mix(dark, BLACK, 0.6)), (0.45, dark), (0.62, mix(dark, lit, 0.45)), (1.0, lit))
    body = colourise(tone, stops).resize(scene.size, Image.Resampling.BICUBIC)
    if haze:
        top = min(y for _, y in crest)
        fog = Image.new("L", scene.size, 255)
        fog.paste(linear((w, round(depth)), 90), (0, round(top)))
        fog.paste(0, (0, 0, w, max(0, round(top))))
        body = shade(body, fog, haze, 0.85)
    scene.base.paste(body, (0, 0), mask)
    if rim:
        inner = ImageChops.invert(blur(placed(mask, mask.size, (0, 7)), 4))
        scene.shine(levels(times(mask, inner), 40, 255), rim, 0.7)


def ridge(
    scene: Scene,
    y: float,
    swing: float,
    dark: Color,
    lit: Color,
    seed: object,
    knots: int = 6,
    rough: float = 0.2,
    **more: Any,
) -> None:
    """A rolling or ragged horizon at a height."""
    source = rng(scene.key, seed, "ridge")
    w = scene.size[0]
    points = [(lerp(-20, w + 20, k / knots), y + source.uniform(-swing, swing)) for k in range(knots + 1)]
    land(scene, jagged(points, rough, (scene.key, seed)), dark, lit, **more)


def plain(scene: Scene, top: float, dark: Color, lit: Color, cell: float = 30, haze: Color | None = None) -> None:
    """Level ground from a horizon towards us, its relief growing as it comes near."""
    w, h = scene.size
    seed = (scene.key, "plain", top)
    tile = (w // 2, w // 2)
    bumps = noise(tile, seed, cell, 5, 0.6)
    tone = Image.blend(bevel(bumps, 2, 225, 2.0), bumps, 0.35)
    stops = ((0.0, mix(dark, BLACK, 0.6)), (0.45, dark), (0.62, mix(dark, lit, 0.45)), (1.0, lit))
    deep = round(h - top)
    corners = ((-w * 0.15, 0), (w * 1.15, 0), (w * 2.4, deep), (-w * 1.4, deep))
    ground = perspective(colourise(tone, stops), (w, deep), corners)
    if haze:
        ground = shade(ground, levels(linear((w, deep), 270), 120, 255), haze, 0.9)
    scene.base.paste(ground, (0, round(top)))


def sky(
    scene: Scene, stops: Stops, veil: Color = WHITE, strength: float = 0.3, cell: Point = (240, 60), angle: float = -4
) -> None:
    """A sky of an hour: its gradient from zenith to horizon, and drawn-out cloud in the light."""
    base = gradient(scene.final, stops)
    cloud = warp(noise(scene.final, (scene.key, "high"), cell, 6, 0.6, angle), (scene.key, "high"), 24, 120)
    base = Image.composite(
        Image.new("RGB", scene.final, veil), base, levels(cloud, 120, 250, 1.3).point(lambda v: round(v * strength))
    )
    scene.base = base.resize(scene.size, Image.Resampling.BICUBIC)


def orb(scene: Scene, at: Point, radius: float, color: Color, strength: float = 1.0, flat: float = 1.0) -> None:
    """A sun or star low in the air with its glare."""
    scene.shine(radial(scene.size, at, (radius * 9, radius * 9 * flat), 2.0), color, 0.75 * strength)
    scene.shine(radial(scene.size, at, radius * 3.4, 1.6), mix(color, WHITE, 0.3), 0.8 * strength)
    disc = scene.canvas()
    disc.disc(at, radius, WHITE)
    scene.shine(blur(disc.alpha(), 1.5), mix(color, WHITE, 0.8), strength)


def water(
    scene: Scene, top: float, bottom: float, tone: Color, shine: Color, glare: float | None = None, calm: float = 0.55
) -> None:
    """Water between two heights: the land above turned over and broken by waves, with a path of light."""
    w = scene.size[0]
    high = round(bottom - top)
    turned = ImageOps.flip(scene.base.crop((0, max(0, round(top - high)), w, round(top)))).resize((w, high))
    turned = warp(turned, (scene.key, "waves"), 9, 60)
    turned = Image.blend(turned, Image.new("RGB", turned.size, tone), 1 - calm)
    half = (w // OVER, max(1, high // OVER))
    waves = noise(half, (scene.key, "ripple"), (90, 5), 4, 0.7, 0).resize((w, high))
    turned = shade(turned, levels(waves, 150, 255), mix(tone, BLACK, 0.6), 0.5)
    sparkle = levels(noise(half, (scene.key, "sparkle"), (40, 3.2), 3, 0.7, 0).resize((w, high)), 168, 232)
    if glare is not None:
        sparkle = times(sparkle, radial((w, high), (glare, high * 0.2), (w * 0.22, high * 1.1), 0.9))
    turned = ImageChops.screen(turned, colourise(sparkle, ((0.0, BLACK), (1.0, shine))))
    scene.base.paste(turned, (0, round(top)))


def mist(scene: Scene, y: float, thick: float, color: Color, strength: float = 0.6) -> None:
    """A drifting layer of mist about a height."""
    w, h = scene.final
    band = radial((w, h), (w / 2, y / OVER), (w * 1.6, thick / OVER), 0.8)
    wisp = levels(warp(noise((w, h), (scene.key, "mist", y), (170, 26), 5, 0.6, 0), y, 16, 90), 60, 230)
    scene.dim(times(band, wisp).resize(scene.size, Image.Resampling.BICUBIC), strength, color)


def bush(canvas: Canvas, at: Point, size: float, dark: Color, lit: Color, seed: object, dabs: int = 120) -> None:
    """A crown of leaves: heaps of dabs, from the dark within to the light on the upper left."""
    source = rng(seed, "bush")
    for k in range(dabs):
        t = k / dabs
        far = math.sqrt(source.random()) * (1 - 0.25 * t)
        x, y = polar((0.0, 0.0), far, source.uniform(0, 360))
        spot = (at[0] + x * size * 0.62, at[1] + y * size * 0.42 - t * size * 0.06)
        tone = mix(dark, lit, t * 0.7 - 0.1 - x * 0.15 - y * 0.35 + source.uniform(-0.1, 0.1))
        canvas.disc(spot, (size * 0.11 * (1.5 - t), size * 0.09 * (1.5 - t)), tone)


def trunk(
    canvas: Canvas,
    foot: Point,
    height: float,
    width: float,
    color: Color,
    seed: object,
    twist: float = 0.2,
    forks: int = 4,
    bare: bool = True,
) -> list[Point]:
    """A crooked trunk with boughs; returns the ends of the boughs."""
    source = rng(seed, "trunk")

    def grow(root: Point, heading: float, length: float, thick: float, level: int) -> None:
        tip = polar(root, length, heading)
        bend = polar(root, length * 0.55, heading + source.uniform(-1, 1) * twist * 120)
        line = [
            (
                lerp(lerp(root[0], bend[0], t), lerp(bend[0], tip[0], t), t),
                lerp(lerp(root[1], bend[1], t), lerp(bend[1], tip[1], t), t),
            )
            for t in (i / 10 for i in range(11))
        ]
        canvas.stroke(line, lambda t: thick * (1 - 0.55 * t), color)
        canvas.disc(tip, thick * 0.22, color)
        if level == 0:
            ends.append(tip)
            return
        for k in range(source.choice((2, 2, 3))):
            turn = source.uniform(18, 52) * (-1 if k % 2 else 1)
            grow(tip, heading + turn, length * source.uniform(0.55, 0.78), thick * 0.5, level - 1)

    ends: list[Point] = []
    grow(foot, -90 + source.uniform(-8, 8), height * 0.42, width, forks if bare else 2)
    return ends


def wall(
    scene: Scene,
    left: float,
    right: float,
    top: float,
    foot: float,
    stone: Stops,
    towers: Sequence[float] = (),
    merlon: float = 22,
    slant: float = 0.0,
) -> Image.Image:
    """A battlemented wall of courses with square towers at given places, as a layer."""
    canvas = scene.canvas(stone[1][1])
    source = rng(scene.key, "wall", left)

    def block(x0: float, x1: float, y0: float, y1: float, lift: float) -> None:
        canvas.poly(
            [(x0, y0), (x1, y0), (x1 + (x1 - x0) * slant, y1), (x0 - (x1 - x0) * slant, y1)],
            mix(stone[1][1], stone[2][1], 0.4 + lift),
        )
        course = merlon * 0.62
        rows = int((y1 - y0) / course)
        for row in range(rows):
            y = y0 + row * course
            x = x0 - (row % 2) * course
            while x < x1:
                long = course * source.uniform(1.6, 2.6)
                tone = mix(stone[0][1], stone[2][1], source.uniform(0.15, 0.75) + 0.35 * (y - y0) / (y1 - y0) - lift)
                canvas.poly(
                    [
                        (max(x0, x) + 1, y + 1),
                        (min(x1, x + long) - 1, y + 1),
                        (min(x1, x + long) - 1, y + course - 1),
                        (max(x0, x) + 1, y + course - 1),
                    ],
                    tone,
                    solid=False,
                )
                x += long
        x = x0
        while x < x1 - merlon * 0.5:
            canvas.poly(
                [(x, y0 - merlon), (x + merlon * 0.62, y0 - merlon), (x + merlon * 0.62, y0 + 2), (x, y0 + 2)],
                mix(stone[0][1], stone[1][1], 0.4 - lift),
            )
            x += merlon * 1.12

    block(left, right, top, foot, 0.0)
    for x in towers:
        wide = merlon * 3.4
        block(x - wide / 2, x + wide / 2, top - merlon * 3, foot, 0.18)
        canvas.poly(
            [
                (x - merlon * 0.2, top),
                (x, top - merlon * 0.7),
                (x + merlon * 0.2, top),
                (x + merlon * 0.2, top + merlon),
                (x - merlon * 0.2, top + merlon),
            ],
            mix(stone[2][1], BLACK, 0.6),
        )
    return canvas.image()


def crowd(
    scene: Scene, y: float, size: float, dark: Color, seed: object, spears: bool = False, rim: Color | None = None
) -> None:
    """Rows of hooded heads and shoulders, or of helms and spears, dark before the light."""
    source = rng(scene.key, seed, "crowd")
    canvas = scene.canvas(dark)
    x = -size
    while x < scene.size[0] + size:
        drop = source.uniform(-0.35, 0.35) * size
        if spears and source.random() < 0.8:
            lean = source.uniform(-0.25, 0.25) * size
            canvas.line(
                [(x + size * 0.4, y + size * 2), (x + size * 0.4 + lean, y - size * source.uniform(2.0, 3.4))],
                size * 0.1,
                dark,
            )
        canvas.disc((x, y + drop), (size * 0.4, size * 0.52), dark)
        canvas.poly(fit(path("-.25,.2 .25,.2 .8,.75 .95,2.6 -.95,2.6 -.8,.75"), (x, y + drop), size), dark)
        x += size * source.uniform(0.9, 1.4)
    canvas.poly(
        [
            (-10, y + size * 2),
            (scene.size[0] + 10, y + size * 2),
            (scene.size[0] + 10, scene.size[1]),
            (-10, scene.size[1]),
        ],
        dark,
    )
    scene.add(canvas.image(), rim=rim, shadow=0.3)


def rain(scene: Scene, color: Color, count: int = 300, lean: float = 0.2, strength: float = 0.4) -> None:
    """Slanting rain, ash or hail."""
    source = rng(scene.key, "rain")
    canvas = scene.canvas()
    for _ in range(count):
        x, y, long = source.uniform(0, scene.size[0]), source.uniform(-40, scene.size[1]), source.uniform(20, 70)
        canvas.line([(x, y), (x - long * lean, y + long)], source.uniform(0.6, 2.0), WHITE)
    scene.shine(canvas.alpha(), color, strength)
