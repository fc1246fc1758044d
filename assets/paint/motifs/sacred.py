"""Signs of heaven and fire: haloes, eyes, wheels within wheels, flames, banks of cloud."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops

from ..brush import (
    GOLD,
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bezier,
    blur,
    colourise,
    gold_leaf,
    lerp,
    levels,
    mix,
    narrowing,
    noise,
    nudge,
    polar,
    ramp,
    rng,
    times,
    warp,
    with_alpha,
)

WHITE: Color = (255, 255, 255)
FIRE: Stops = (
    (0.0, (40, 4, 4)),
    (0.3, (150, 24, 8)),
    (0.6, (240, 96, 16)),
    (0.85, (255, 196, 70)),
    (1.0, (255, 250, 214)),
)
DAWN_CLOUD: Stops = (
    (0.0, (92, 62, 92)),
    (0.35, (176, 116, 118)),
    (0.55, (232, 178, 146)),
    (0.75, (255, 226, 184)),
    (1.0, (255, 252, 236)),
)


def halo(
    size: Size, centre: Point, radius: float, points: int = 24, seed: object = 0, stops: Stops = GOLD
) -> Image.Image:
    """A halo of gold: fine rings, a row of beads, and long and short rays around it."""
    canvas = Canvas(size, 3)
    for share, width in ((0.62, 0.016), (0.72, 0.045), (0.80, 0.012)):
        canvas.ring(centre, radius * share, max(1.0, radius * width), WHITE)
    for k in range(points * 2):
        canvas.disc(polar(centre, radius * 0.67, k * 180 / points), radius * 0.013, WHITE)
    for k in range(points):
        angle = k * 360 / points - 90
        end = 1.0 if k % 2 == 0 else 0.90
        canvas.stroke(
            [polar(centre, radius * r, angle) for r in (0.83, 0.88, end)],
            radius * (0.045 if k % 2 == 0 else 0.03),
            WHITE,
        )
        canvas.disc(polar(centre, radius * 0.86, angle + 180 / points), radius * 0.012, WHITE)
    return gold_leaf(canvas.alpha(), (seed, "halo"), max(1.5, radius * 0.015), stops)


def eye(canvas: Canvas, centre: Point, width: float, degrees: float = 0.0, iris: Color = (40, 120, 190)) -> None:
    """An open eye with lids, white, iris, pupil and a catch of light, turned by an angle."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def at(x: float, y: float) -> Point:
        return (centre[0] + width * (x * cos - y * sin), centre[1] + width * (x * sin + y * cos))

    def almond(w: float, h: float) -> list[Point]:
        top = bezier([at(-w, 0), at(-w * 0.3, -h), at(w * 0.3, -h), at(w, 0)], 12)
        return top + bezier([at(w, 0), at(w * 0.3, h), at(-w * 0.3, h), at(-w, 0)], 12)

    canvas.poly(almond(0.60, 0.46), (92, 50, 14))
    canvas.poly(almond(0.54, 0.40), (232, 190, 96))
    canvas.poly(almond(0.47, 0.32), (252, 246, 232))
    canvas.disc(at(0, 0), width * 0.185, mix(iris, (0, 0, 0), 0.55))
    canvas.disc(at(0, 0), width * 0.150, iris)
    canvas.disc(at(0, 0.03), width * 0.105, mix(iris, WHITE, 0.45))
    canvas.disc(at(0, 0), width * 0.080, (8, 6, 16))
    canvas.disc((centre[0] - width * 0.05, centre[1] - width * 0.06), width * 0.035, WHITE)


def wheels(
    size: Size,
    centre: Point,
    radius: float,
    rings: int = 3,
    eyes: int = 16,
    seed: object = 0,
    iris: Color = (40, 120, 190),
    stops: Stops = GOLD,
) -> Image.Image:
    """Wheels within wheels: tilted golden rims full of eyes, each ring turned against the others."""
    source = rng(seed, "wheels")
    result = Image.new("RGBA", size)
    for k in range(rings):
        tilt = lerp(0.34, 1.0, ((k * 2 + 1) % rings) / max(1, rings - 1)) if rings > 1 else 1.0
        turn = k * 180 / rings + source.uniform(-8, 8)
        reach = radius * (1 - 0.10 * k)
        band = radius * 0.105
        rim = Canvas(size, 3)
        rim.poly(_ellipse(centre, reach, tilt, turn), WHITE)
        rim.erase(_ellipse(centre, reach - band, tilt, turn))
        for edge in (reach + band * 0.10, reach - band * 1.10):
            rim.line(_ellipse(centre, edge, tilt, turn), band * 0.10, WHITE)
        result = Image.alpha_composite(result, gold_leaf(rim.alpha(), (seed, k), band * 0.2, stops))
        lids = Canvas(size, 3)
        for e in range(eyes):
            share = (e + 0.5) / eyes * 360
            place = _on_ellipse(centre, reach - band / 2, tilt, turn, share)
            after = _on_ellipse(centre, reach - band / 2, tilt, turn, share + 1)
            heading = math.degrees(math.atan2(after[1] - place[1], after[0] - place[0]))
            spread = math.hypot(after[0] - place[0], after[1] - place[1]) * 180 / math.pi / reach
            eye(lids, place, band * lerp(0.55, 1.05, min(1.0, spread)), heading, iris)
        result = Image.alpha_composite(result, lids.image())
    return result


def _on_ellipse(centre: Point, radius: float, tilt: float, turn: float, degrees: float) -> Point:
    a, t = math.radians(degrees), math.radians(turn)
    x, y = radius * math.cos(a), radius * tilt * math.sin(a)
    return (centre[0] + x * math.cos(t) - y * math.sin(t), centre[1] + x * math.sin(t) + y * math.cos(t))


def _ellipse(centre: Point, radius: float, tilt: float, turn: float) -> list[Point]:
    return [_on_ellipse(centre, radius, tilt, turn, d * 2) for d in range(181)]


def flames(
    size: Size, base: tuple[Point, Point], height: float, seed: object = 0, tongues: int = 40, stops: Stops = FIRE
) -> Image.Image:
    """Tongues of fire along a base line, as RGB light on black (screen it on)."""
    source = rng(seed, "flames")
    canvas = Canvas(size, 2)
    (x0, y0), (x1, y1) = base
    for depth in range(4):
        heat = 0.22 + 0.19 * depth
        for _ in range(tongues // 4):
            share = source.random()
            x, y = lerp(x0, x1, share), lerp(y0, y1, share)
            tall = height * (1 - 0.2 * depth) * source.uniform(0.35, 1.0) * (0.55 + 0.45 * math.sin(math.pi * share))
            lean = source.uniform(-0.22, 0.22) * tall
            path = bezier(
                [(x, y), (x + lean, y - tall * 0.35), (x - lean * 1.2, y - tall * 0.7), (x + lean * 0.5, y - tall)], 22
            )
            fat = tall * source.uniform(0.14, 0.26)
            canvas.stroke(path, narrowing(fat, 0.8, 0.1), ramp(stops, heat), 190)
    return blur(
        warp(canvas.image().convert("RGB"), (seed, "heat"), height * 0.02, height * 0.4), max(0.8, height * 0.008)
    )


def embers(size: Size, seed: object, count: int, color: Color = (255, 150, 50)) -> Image.Image:
    """Sparks that rise on a draught, as RGB light on black (screen it on)."""
    source = rng(seed, "embers")
    canvas = Canvas(size, 2)
    for _ in range(count):
        x, y = source.uniform(0, size[0]), size[1] * (1 - source.random() ** 1.6)
        long = source.uniform(1, 9)
        tone = mix(color, (255, 244, 200), source.random() ** 2)
        bow = source.uniform(-0.5, 0.5) * long
        canvas.stroke([(x, y), (x + bow, y - long * 0.5), (x + bow * 0.6, y - long)], source.uniform(0.7, 2.4), tone)
    sharp = Image.new("RGB", size)
    sharp.paste(canvas.image(), (0, 0), canvas.alpha())
    return ImageChops.screen(sharp, blur(sharp, 3))


def cloud_bank(
    size: Size,
    top: float,
    seed: object = 0,
    puff: float = 60,
    stops: Stops = DAWN_CLOUD,
    angle: float = 270,
    fade: float = 0.9,
    rise: float = 0.0,
) -> Image.Image:
    """A bank of billowing cloud (RGBA) whose crest wanders about y = top; `rise` lifts it at the sides."""
    source = rng(seed, "cloud")
    w, h = size
    result = Image.new("RGBA", size)
    fronts = max(2, min(6, math.ceil((h - top) / puff / 0.8)))
    wisps = noise((w // 2, h // 2), (seed, "wisps"), puff * 0.5, 6, 0.62).resize(size, Image.Resampling.BICUBIC)
    dx, dy = polar((0, 0), puff * 0.2, angle + 180)
    for front in range(fronts):
        depth = front / (fronts - 1)
        crest = _crest(size, top + front * puff * 0.8, source, puff * (0.85 + 0.4 * depth), rise * (1 - 0.5 * depth))
        mask = blur(warp(crest, (seed, front), puff * 0.12, puff * 0.8), max(0.8, puff * 0.014))
        near = nudge(blur(mask, puff * 0.16), round(dx * 0.6), round(dy * 0.6))
        wide = nudge(blur(mask, puff * 0.5), round(dx), round(dy))
        body = Image.blend(near, wide, 0.68)
        tone = levels(body, 110, 250).point([round(226 - v * 0.72) for v in range(256)])
        tone = Image.blend(tone, wisps, 0.24)
        tone = levels(tone, round(30 + 22 * depth), round(222 + 16 * depth))
        deep = levels(blur(mask, puff * 1.1), 190, 255)
        alpha = times(mask, deep.point([round(255 - v * (1 - fade * 0.6)) for v in range(256)]))
        result = Image.alpha_composite(result, with_alpha(colourise(tone, stops), alpha))
    return result


def _crest(size: Size, top: float, source: random.Random, puff: float, rise: float) -> Image.Image:
    """The mask of one front of cloud: heaps of balls along a wandering line, and all below it."""
    w, h = size
    canvas = Canvas(size, 1)
    x, drift = -puff, 0.0
    ground: list[Point] = []
    while x < w + puff * 2:
        drift = drift * 0.72 + source.uniform(-0.55, 0.55) * puff
        radius = puff * source.uniform(0.35, 0.95)
        y = top + drift - rise * (abs(x / w - 0.5) * 2) ** 2
        canvas.disc((x, y + radius), radius, WHITE)
        for _ in range(4):
            bud = radius * source.uniform(0.22, 0.5)
            canvas.disc(polar((x, y + radius), radius * 0.94, source.uniform(195, 345)), bud, WHITE)
        ground.append((x, y + radius))
        x += radius * source.uniform(0.7, 1.1)
    canvas.poly([*ground, (w + puff * 2, h), (-puff, h)], WHITE)
    return canvas.mask
