"""Space: planets, their rings, stations."""

from __future__ import annotations

import math

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bevel,
    blur,
    colourise,
    inflate,
    lerp,
    levels,
    mirror,
    noise,
    polar,
    radial,
    ramp,
    relief,
    rng,
    scaled,
    times,
    warp,
    with_alpha,
)
from .ships import WORN_METAL, plates

WHITE: Color = (255, 255, 255)
GAS_GIANT: Stops = (
    (0.0, (26, 14, 40)),
    (0.3, (96, 50, 60)),
    (0.5, (176, 104, 72)),
    (0.7, (226, 172, 112)),
    (1.0, (255, 236, 196)),
)


def planet(
    diameter: int,
    stops: Stops = GAS_GIANT,
    seed: object = 0,
    banded: bool = True,
    sun: float = 215,
    air: Color = (255, 190, 120),
) -> Image.Image:
    """A planet (RGBA, 1.2 x diameter square): bands or continents on a sphere, day and night, thin air."""
    d = diameter
    face = noise((d, d), (seed, "face"), (d * 0.9, d * 0.07) if banded else d * 0.4, 6, 0.6, 8 if banded else None)
    face = warp(face, (seed, "storm"), d * (0.03 if banded else 0.05), d * 0.25)
    skin = colourise(_bulge(face), stops)
    if not banded:
        skin = relief(skin, bevel(_bulge(face), 2, sun, 2.0), 0.7)
    side = round(d * 1.2)
    pad = (side - d) // 2
    sheet = Image.new("RGB", (side, side))
    sheet.paste(skin, (pad, pad))
    centre = (side / 2, side / 2)
    disc = Canvas((side, side), 3)
    disc.disc(centre, d / 2, WHITE)
    mask = disc.alpha()
    lit = polar(centre, d * 0.30, sun)
    day = radial((side, side), lit, d * 0.86, 0.9)
    sheet = times(sheet, Image.merge("RGB", [scaled(day, 1.25)] * 3))
    rim = times(ImageChops.subtract(mask, blur(mask, d * 0.03)), levels(day, 60, 200))
    sheet = ImageChops.screen(sheet, Image.merge("RGB", [scaled(rim, 1.6 * c / 255) for c in air]))
    haze = times(ImageChops.subtract(blur(mask, d * 0.02), scaled(mask, 1.0)), levels(day, 40, 220))
    glow = Image.new("RGB", (side, side), air)
    sheet = Image.composite(sheet, glow, mask)
    return with_alpha(sheet, ImageChops.lighter(mask, scaled(haze, 1.1)))


def _bulge(image: Image.Image) -> Image.Image:
    """A flat square texture pulled over the front of a sphere."""
    d = image.width
    n = 28
    mesh = []

    def source(i: int, j: int) -> Point:
        x, y = i / n * 2 - 1, j / n * 2 - 1
        r = min(1.0, math.hypot(x, y))
        k = (math.asin(r) / (math.pi / 2)) / r if r > 1e-6 else 2 / math.pi
        return ((x * k + 1) / 2 * (d - 1), (y * k + 1) / 2 * (d - 1))

    for j in range(n):
        for i in range(n):
            box = (i * d // n, j * d // n, (i + 1) * d // n, (j + 1) * d // n)
            quad = (*source(i, j), *source(i, j + 1), *source(i + 1, j + 1), *source(i + 1, j))
            mesh.append((box, quad))
    return image.transform(image.size, Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)


def planet_ring(
    size: Size,
    centre: Point,
    inner: float,
    outer: float,
    tilt: float,
    turn: float,
    front: bool,
    seed: object = 0,
    stops: Stops = ((0.0, (70, 54, 50)), (0.5, (190, 150, 110)), (1.0, (255, 236, 200))),
) -> Image.Image:
    """Half of a planet's ring (RGBA): the front passes over the planet, the back behind it."""
    source = rng(seed, "ring")
    canvas = Canvas(size, 3)
    bands = 46
    level = 0.5
    t = math.radians(turn)
    for k in range(bands):
        level = min(1.0, max(0.05, level + source.uniform(-0.3, 0.3)))
        if k in (17, 18, 31):
            continue
        radius = lerp(inner, outer, k / bands)
        arc = range(0, 181, 2) if front else range(180, 361, 2)
        points = []
        for degrees in arc:
            a = math.radians(degrees)
            x, y = radius * math.cos(a), radius * tilt * math.sin(a)
            points.append(
                (centre[0] + x * math.cos(t) - y * math.sin(t), centre[1] + x * math.sin(t) + y * math.cos(t))
            )
        canvas.line(points, (outer - inner) / bands * 1.15, ramp(stops, level))
    layer = canvas.image()
    lum = levels(layer.convert("L"), 20, 215)
    alpha = times(layer.getchannel("A"), lum.point([70 + v * 185 // 255 for v in range(256)]))
    layer.putalpha(alpha)
    return layer


def station(
    size: Size, centre: Point, radius: float, seed: object = 0, lamps: Color = (255, 176, 64), metal: Stops = WORN_METAL
) -> Image.Image:
    """A space station: a tilted habitat wheel with spokes, a spindle with pods, lit ports."""
    source = rng(seed, "station")
    x, y = centre
    wheel, spindle, ports = Canvas(size, 3), Canvas(size, 3), Canvas(size, 3)
    tilt = source.uniform(0.26, 0.4)
    outer = [(x + radius * math.cos(a / 30), y + radius * tilt * math.sin(a / 30)) for a in range(190)]
    wheel.line(outer, radius * 0.13, WHITE)
    for k in range(6):
        a = k * math.pi / 3 + 0.3
        wheel.line([(x, y), (x + radius * math.cos(a), y + radius * tilt * math.sin(a))], radius * 0.035, WHITE)
    half = [
        (0, -1.0),
        (0.03, -0.95),
        (0.05, -0.5),
        (0.14, -0.42),
        (0.14, -0.2),
        (0.22, -0.1),
        (0.22, 0.1),
        (0.10, 0.24),
        (0.10, 0.5),
        (0.18, 0.56),
        (0.14, 0.72),
        (0.03, 0.78),
        (0, 1.05),
    ]
    side = [(x + px * radius, y + py * radius) for px, py in half]
    spindle.poly(side + mirror(side, x), WHITE)
    for k in range(90):
        if source.random() < 0.6:
            a = k / 90 * 2 * math.pi
            ports.disc((x + radius * math.cos(a), y + radius * tilt * math.sin(a)), radius * 0.012, lamps)
    for _ in range(24):
        ports.disc(
            (x + source.uniform(-0.12, 0.12) * radius, y + source.uniform(-0.38, 0.5) * radius), radius * 0.010, lamps
        )
    result = Image.new("RGBA", size)
    for part in (wheel, spindle):
        mask = part.alpha()
        lit = ImageChops.add(
            bevel(inflate(mask, radius * 0.05), 2, 230, 2.6),
            bevel(plates(size, source, round(radius * 2)), 1, 240, 1.2),
            1,
            -128,
        )
        result = Image.alpha_composite(result, with_alpha(colourise(lit, metal), mask))
    return Image.alpha_composite(result, ports.image())
