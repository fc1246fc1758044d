"""Arms and heraldry: blades, spears, shields, banners and the emblems upon them."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from ..brush import (
    GOLD,
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bezier,
    carve,
    gold_leaf,
    lerp,
    mirror,
    mix,
    narrowing,
    polar,
    rng,
    spline,
    taper,
)
from .figures import shape, stack

WHITE: Color = (255, 255, 255)


def blade(
    size: Size,
    hilt: Point,
    tip: Point,
    width: float,
    steel: tuple[Color, Color] = ((250, 248, 240), (120, 132, 160)),
    seed: object = 0,
    trim: Stops = GOLD,
) -> Image.Image:
    """A sword from hilt to tip: two-faced blade with a fuller, winged guard, wrapped grip, pommel."""
    length = math.hypot(tip[0] - hilt[0], tip[1] - hilt[1])
    ux, uy = (tip[0] - hilt[0]) / length, (tip[1] - hilt[1]) / length

    def at(along: float, across: float) -> Point:
        return (hilt[0] + ux * along - uy * across, hilt[1] + uy * along + ux * across)

    canvas = Canvas(size, 3, steel[0])
    half = width / 2
    for s, tone in ((-1, steel[0]), (1, steel[1])):
        canvas.poly([at(0, 0), at(0, s * half), at(length * 0.9, s * half * 0.55), at(length, 0)], tone)
        canvas.poly(
            [
                at(0, s * half * 0.72),
                at(0, s * half),
                at(length * 0.9, s * half * 0.55),
                at(length * 0.97, s * half * 0.16),
                at(length * 0.88, s * half * 0.36),
            ],
            mix(tone, WHITE, 0.55),
        )
    canvas.stroke([at(0, 0), at(length * 0.35, 0), at(length * 0.7, 0)], half * 0.55, mix(steel[1], (0, 0, 0), 0.45))
    canvas.stroke([at(0, half * 0.1), at(length * 0.35, half * 0.1), at(length * 0.7, half * 0.1)], half * 0.2, WHITE)
    gold = Canvas(size, 3)
    for s in (-1, 1):
        gold.stroke(
            bezier([at(-width * 0.2, 0), at(-width * 0.3, s * width * 1.2), at(width * 0.9, s * width * 2.0)], 16),
            lambda t: width * 0.62 * (1 - 0.75 * t),
            WHITE,
        )
        gold.disc(at(width * 0.9, s * width * 2.0), width * 0.2, WHITE)
        gold.stroke(
            bezier([at(0, s * half * 0.8), at(width * 1.4, s * width * 0.65), at(width * 1.5, s * width * 0.1)], 10),
            width * 0.2,
            WHITE,
        )
    for k in range(9):
        gold.line(
            [at(-width * (0.5 + k * 0.24), -half * 0.55), at(-width * (0.62 + k * 0.24), half * 0.55)],
            width * 0.17,
            WHITE,
        )
    gold.disc(at(-width * 2.95, 0), width * 0.46, WHITE)
    gold.disc(at(-width * 0.15, 0), width * 0.5, WHITE)
    grip = Canvas(size, 3, (40, 20, 16))
    grip.line([at(-width * 0.3, 0), at(-width * 2.7, 0)], width * 0.5, (40, 20, 16))
    return stack(
        grip.image(), canvas.image(), gold_leaf(gold.alpha(), (seed, "hilt"), max(1.5, width * 0.12), trim), reach=2
    )


def spear(canvas: Canvas, foot: Point, tip: Point, width: float, shaft: Color, head: Color) -> None:
    """A spear from foot to tip with a leaf-shaped head lit on one side."""
    length = math.hypot(tip[0] - foot[0], tip[1] - foot[1])
    ux, uy = (tip[0] - foot[0]) / length, (tip[1] - foot[1]) / length
    neck = (tip[0] - ux * width * 9, tip[1] - uy * width * 9)
    canvas.line([foot, neck], width, shaft)
    for s, tone in ((-1, head), (1, mix(head, (0, 0, 0), 0.45))):
        side = [(-uy * s * width * 1.7, ux * s * width * 1.7)]
        wide = (lerp(neck[0], tip[0], 0.32) + side[0][0], lerp(neck[1], tip[1], 0.32) + side[0][1])
        canvas.poly([neck, wide, tip], tone)


# Emblems


def _sun(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    canvas.disc(centre, r * 0.46, color)
    for k in range(16):
        reach = 1.0 if k % 2 == 0 else 0.78
        canvas.poly(
            [
                polar(centre, r * 0.52, k * 22.5 - 8),
                polar(centre, r * reach, k * 22.5),
                polar(centre, r * 0.52, k * 22.5 + 8),
            ],
            color,
        )


def _moon(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    x, y = centre
    outer = [polar(centre, r * 0.86, d) for d in range(40, 321, 8)]
    inner = [polar((x + r * 0.36, y), r * 0.68, d) for d in range(300, 59, -8)]
    canvas.poly(outer + inner, color)
    canvas.disc((x + r * 0.5, y), r * 0.14, color)


def _star(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    canvas.poly(
        [polar(centre, r * (1.0 if k % 4 == 0 else 0.66 if k % 2 == 0 else 0.26), k * 22.5 - 90) for k in range(16)],
        color,
    )


def _flame(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    x, y = centre
    for dx, tall, fat in ((-0.40, 1.2, 0.55), (0.40, 1.2, 0.55), (0.0, 1.85, 0.85)):
        path = bezier(
            [
                (x + dx * r, y + r * 0.85),
                (x + (dx * 2.1 + 0.16) * r, y + r * (0.85 - tall * 0.4)),
                (x + (dx * 1.2 - 0.2) * r, y + r * (0.85 - tall * 0.7)),
                (x + (dx * 1.7 + 0.08) * r, y + r * (0.85 - tall)),
            ],
            16,
        )
        canvas.stroke(path, narrowing(fat * r, 0.7, 0.5), color)


def _wave(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    x, y = centre
    for k in range(3):
        yy = y + (k - 1) * r * 0.55
        canvas.stroke(
            spline([(x + (i / 6 * 2 - 1) * r, yy + (r * 0.18 if i % 2 else -r * 0.18)) for i in range(7)], 8),
            taper(r * 0.24, 0.4),
            color,
        )


def _eye(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    x, y = centre
    top = bezier([(x - r, y), (x, y - r * 1.1), (x + r, y)], 16)
    low = bezier([(x + r, y), (x, y + r * 1.1), (x - r, y)], 16)
    canvas.line(top + low + top[:2], r * 0.12, color)
    canvas.disc(centre, r * 0.30, color)
    for k in (-1, 0, 1):
        canvas.stroke(
            [
                polar(centre, r * 0.72, -90 + k * 34),
                polar(centre, r * 0.9, -90 + k * 34),
                polar(centre, r * 1.08, -90 + k * 34),
            ],
            r * 0.14,
            color,
        )


def _tower(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    x, y = centre
    half = [
        (0, -0.62),
        (0.14, -0.62),
        (0.14, -0.9),
        (0.4, -0.9),
        (0.4, -0.35),
        (0.28, -0.2),
        (0.28, 0.55),
        (0.48, 0.85),
        (0.16, 0.85),
        (0.16, 0.45),
        (0, 0.3),
    ]
    side = [(x + px * r, y + py * r) for px, py in half]
    canvas.poly(side + mirror(side, x), color)


def _tree(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    x, y = centre
    canvas.stroke([(x, y + r), (x, y), (x, y - r * 0.5)], lambda t: r * 0.22 * (1 - 0.7 * t), color)
    for k in range(4):
        for s in (-1, 1):
            yy = y + r * (0.45 - k * 0.32)
            end = (x + s * r * (0.85 - k * 0.14), yy - r * 0.42)
            canvas.stroke(bezier([(x, yy), (x + s * r * 0.5, yy), end], 10), r * 0.1, color)
            canvas.disc(end, r * 0.13, color)
    canvas.disc((x, y - r * 0.78), r * 0.16, color)


def _cross(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    for k in range(4):
        tip = polar(centre, r, k * 90)
        canvas.poly(
            [
                centre,
                polar(tip, r * 0.34, k * 90 + 90),
                polar(centre, r * 0.86, k * 90),
                polar(tip, r * 0.34, k * 90 - 90),
            ],
            color,
        )
    canvas.disc(centre, r * 0.2, color)


def _crown(canvas: Canvas, centre: Point, r: float, color: Color) -> None:
    x, y = centre
    rim = [(-0.85, 0.55), (-1.0, -0.5), (-0.45, 0.05), (0, -0.85), (0.45, 0.05), (1.0, -0.5), (0.85, 0.55)]
    canvas.poly([(x + px * r, y + py * r) for px, py in rim], color)
    for px, py in ((-1.0, -0.5), (0, -0.85), (1.0, -0.5)):
        canvas.disc((x + px * r, y + py * r), r * 0.14, color)


EMBLEMS: dict[str, Callable[[Canvas, Point, float, Color], None]] = {
    "sun": _sun,
    "moon": _moon,
    "star": _star,
    "flame": _flame,
    "wave": _wave,
    "eye": _eye,
    "tower": _tower,
    "tree": _tree,
    "cross": _cross,
    "crown": _crown,
}


def emblem(canvas: Canvas, kind: str, centre: Point, radius: float, color: Color) -> None:
    """One of the heraldic emblems as a flat charge on a canvas."""
    EMBLEMS[kind](canvas, centre, radius, color)


# Banners and shields


def banner(
    canvas: Canvas,
    top: Point,
    width: float,
    length: float,
    hue: Color,
    charge: str = "sun",
    seed: object = 0,
    gold: Color = (250, 214, 130),
) -> None:
    """A hanging banner with a swallow tail, folds of light, golden hems and an emblem; top is its middle."""
    source = rng(seed, "banner")
    phase, swing = source.uniform(0, 6.3), source.uniform(0.03, 0.07) * width
    strips = 36

    def at(u: float, v: float) -> Point:
        drift = swing * v * 2 * math.sin(v * 4 + phase)
        tail = length * (1 - 0.16 * (1 - abs(u * 2 - 1)))
        sag = width * 0.025 * math.sin(u * 9 + phase) * v
        return (top[0] + (u - 0.5) * width * (1 - 0.06 * v) + drift, top[1] + v * tail + sag)

    for k in range(strips):
        u0, u1 = k / strips, (k + 1) / strips + 0.004
        for j in range(24):
            v0, v1 = j / 24, (j + 1) / 24 + 0.004
            wave = math.sin(u0 * 10 + phase + v0 * 2.2) * 0.6 + math.sin(u0 * 21 + phase * 2) * 0.25
            tone = mix(hue, WHITE, wave * 0.34) if wave > 0 else mix(hue, (6, 4, 18), -wave * 0.62)
            tone = mix(tone, (10, 6, 20), 0.30 * v0)
            canvas.poly([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)], tone)
    for inset, thick in ((0.05, 0.035), (0.12, 0.012)):
        left, right = inset, 1 - inset
        hem = [at(left, v / 8) for v in range(8)]
        hem += [at(left, 1 - inset * 0.4), at(0.5, 1 - inset * 0.7), at(right, 1 - inset * 0.4)]
        hem += [at(right, v / 8) for v in range(7, -1, -1)]
        canvas.line(hem, width * thick, gold, 235, solid=False)
    emblem(canvas, charge, at(0.5, 0.42), width * 0.29, mix(gold, (60, 30, 10), 0.55))
    middle = at(0.5, 0.42)
    emblem(canvas, charge, (middle[0] - width * 0.012, middle[1] - width * 0.014), width * 0.29, gold)
    canvas.line(
        [(top[0] - width * 0.60, top[1]), (top[0] + width * 0.60, top[1])], width * 0.06, mix(gold, (80, 40, 10), 0.4)
    )
    canvas.line(
        [(top[0] - width * 0.60, top[1] - width * 0.012), (top[0] + width * 0.60, top[1] - width * 0.012)],
        width * 0.02,
        gold,
    )
    for s in (-1, 1):
        canvas.disc((top[0] + s * width * 0.62, top[1]), width * 0.06, gold)


def shield(
    size: Size, centre: Point, width: float, hue: Color, charge: str = "sun", seed: object = 0, stops: Stops = GOLD
) -> Image.Image:
    """A heater shield: domed enamel field, studded golden rim, golden emblem."""
    x, y = centre

    def outline(scale: float) -> list[Point]:
        half = spline(
            [
                (x + px * width * scale, y + py * width * scale)
                for px, py in ((0, -0.60), (0.25, -0.55), (0.48, -0.58), (0.48, -0.1), (0.34, 0.32), (0, 0.68))
            ],
            10,
        )
        return half + mirror(half, x)

    field: Stops = (
        (0.0, mix(hue, (0, 0, 0), 0.85)),
        (0.45, hue),
        (0.7, mix(hue, WHITE, 0.3)),
        (1.0, mix(hue, WHITE, 0.85)),
    )
    rim = Canvas(size, 3)
    rim.poly(outline(1.0), WHITE)
    rim.erase(outline(0.88))
    charges = Canvas(size, 3)
    emblem(charges, charge, (x, y - width * 0.06), width * 0.26, WHITE)
    for k in range(0, len(outline(0.94)), 6):
        charges.disc(outline(0.94)[k], width * 0.018, WHITE)
    return stack(
        carve(shape(size, outline(0.98)), field, width * 0.2, None, 225, 2.2, 2),
        gold_leaf(rim.alpha(), (seed, "rim"), max(2, width * 0.03), stops),
        gold_leaf(charges.alpha(), (seed, "charge"), max(1.5, width * 0.02), stops),
        reach=max(2, round(width * 0.02)),
    )
