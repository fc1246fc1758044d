"""Regalia: horns, crowns, helms, skulls."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from ..brush import (
    GOLD,
    IVORY,
    OBSIDIAN,
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bezier,
    blur,
    carve,
    gold_leaf,
    mirror,
    mix,
    pointed,
    rng,
    spline,
    taper,
)
from .figures import shape, stack

WHITE: Color = (255, 255, 255)


def horns(
    size: Size, base: Point, length: float, gap: float, curl: float = 0.6, stops: Stops = OBSIDIAN, rings: int = 9
) -> Image.Image:
    """A pair of ridged horns rising from both sides of a point; curl 0 is straight, 1 sweeps inwards."""
    canvas = Canvas(size, 3)
    height = Canvas(size, 1, (60, 60, 60))
    for s in (-1, 1):
        root = (base[0] + s * gap, base[1])
        curve = bezier(
            [
                root,
                (root[0] + s * length * 0.55, root[1] - length * 0.10),
                (root[0] + s * length * 0.75, root[1] - length * 0.75),
                (root[0] + s * length * (0.62 - curl * 0.5), root[1] - length * 1.05),
            ],
            40,
        )
        canvas.stroke(curve, pointed(length * 0.26, 0.8), WHITE)
        height.stroke(curve, pointed(length * 0.16, 0.8), (190, 190, 190))
        for k in range(rings):
            i = 2 + k * 3
            x, y = curve[i]
            dx, dy = curve[i + 1][0] - x, curve[i + 1][1] - y
            half = length * 0.17 * (1 - i / 40) ** 0.8 / max(1e-6, math.hypot(dx, dy))
            height.line([(x - dy * half, y + dx * half), (x + dy * half, y - dx * half)], length * 0.02, (0, 0, 0), 150)
    return carve(
        canvas.alpha(), stops, length * 0.05, blur(height.rgb.convert("L"), max(0.6, length * 0.012)), 225, 2.6, 2
    )


def crown(
    size: Size, centre: Point, width: float, points: int = 5, seed: object = 0, stops: Stops = GOLD
) -> Image.Image:
    """A crown of gold with tall and short points, beads and a jewelled band; the band lies at the centre."""
    canvas = Canvas(size, 3)
    jewels = Canvas(size, 3)
    source = rng(seed, "crown")
    hue = source.choice([(170, 20, 40), (20, 80, 170), (20, 130, 90), (110, 40, 150)])
    x0, y0, half = centre[0], centre[1], width / 2
    rim: list[Point] = [(x0 - half, y0 + width * 0.10)]
    for k in range(points):
        share = k / (points - 1) * 2 - 1
        tall = width * (0.52 if k % 2 == (points // 2) % 2 else 0.34)
        x = x0 + share * half * 1.12
        tip = (x, y0 - tall * (1 - 0.18 * share * share))
        rim += bezier([(x0 + (share - 0.75 / points) * half, y0 - width * 0.06), (x, y0 - tall * 0.4), tip], 8)
        rim += bezier([tip, (x, y0 - tall * 0.4), (x0 + (share + 0.75 / points) * half, y0 - width * 0.06)], 8)
        canvas.disc(tip, width * 0.034, WHITE)
    rim.append((x0 + half, y0 + width * 0.10))
    rim += bezier([(x0 + half, y0 + width * 0.10), (x0, y0 + width * 0.20), (x0 - half, y0 + width * 0.10)], 16)
    canvas.poly(rim, WHITE)
    for k in range(points):
        share = k / (points - 1) * 1.7 - 0.85
        y = y0 + width * (0.085 - 0.05 * share * share)
        jewels.disc((x0 + share * half, y), width * 0.036, hue)
        jewels.disc((x0 + share * half - width * 0.01, y - width * 0.012), width * 0.012, (255, 240, 240))
    return stack(gold_leaf(canvas.alpha(), (seed, "crown"), max(2, width * 0.03), stops), jewels.image(), reach=2)


def helm(size: Size, centre: Point, width: float, crest: Color, stops: Stops = GOLD, seed: object = 0) -> Image.Image:
    """A helm seen from the front: dome, cheek guards, dark eye slot and a feathered crest of a colour."""
    x0, y0 = centre
    plume = Canvas(size, 3, crest)
    source = rng(seed, "helm")
    for k in range(26):
        share = k / 25 * 2 - 1
        lean = share * width * 0.42 + source.uniform(-1, 1) * width * 0.04
        tip = (x0 + lean * 1.4, y0 - width * (1.12 - 0.45 * share * share))
        glint = source.uniform(-0.45, 0.3)
        tone = mix(crest, WHITE, glint) if glint > 0 else mix(crest, (0, 0, 0), -glint)
        plume.stroke(
            bezier([(x0 + share * width * 0.06, y0 - width * 0.4), (x0 + lean * 0.5, y0 - width * 0.9), tip], 12),
            taper(width * 0.11),
            tone,
        )

    def both(points: Sequence[Point]) -> list[Point]:
        half = spline([(x0 + px * width, y0 + py * width) for px, py in points], 8)
        return half + mirror(half, x0)

    dome = shape(
        size,
        both(
            [
                (0, -0.56),
                (0.22, -0.50),
                (0.38, -0.28),
                (0.42, 0.05),
                (0.40, 0.32),
                (0.30, 0.58),
                (0.12, 0.70),
                (0.05, 0.40),
                (0.05, 0.12),
                (0, 0.12),
            ]
        ),
    )
    slot = Canvas(size, 3, (6, 4, 10))
    for s in (-1, 1):
        eye = [(0.07, 0.04), (0.20, -0.06), (0.33, -0.05), (0.30, 0.06), (0.16, 0.12)]
        slot.poly(spline([(x0 + s * px * width, y0 + py * width) for px, py in eye], 6, True), (6, 4, 10))
    engraving = Canvas(size, 3)
    for r in (0.0, 0.05):
        brow = [(-0.40, -0.10 - r), (-0.2, -0.19 - r), (0, -0.23 - r), (0.2, -0.19 - r), (0.40, -0.10 - r)]
        engraving.stroke(spline([(x0 + px * width, y0 + py * width) for px, py in brow], 8), width * 0.03, WHITE)
    engraving.stroke([(x0, y0 - width * 0.56), (x0, y0 + width * 0.10)], width * 0.09, WHITE)
    trim = gold_leaf(engraving.alpha(), (seed, "trim"), 2, GOLD)
    return stack(plume.image(), carve(dome, stops, width * 0.14, None, 225, 2.6, 2), slot.image(), trim, reach=3)


def skull(size: Size, centre: Point, width: float, stops: Stops = IVORY) -> Image.Image:
    """A carved skull seen from the front: dome, cheekbones, sockets, nose and a row of teeth."""
    x0, y0 = centre

    def both(points: Sequence[Point]) -> list[Point]:
        half = spline([(x0 + px * width, y0 + py * width) for px, py in points], 10)
        return half + mirror(half, x0)

    head = shape(
        size,
        both(
            [
                (0, -0.62),
                (0.30, -0.55),
                (0.49, -0.25),
                (0.46, 0.05),
                (0.40, 0.14),
                (0.38, 0.27),
                (0.24, 0.33),
                (0.23, 0.56),
                (0.12, 0.62),
                (0, 0.63),
            ]
        ),
    )
    pits = Canvas(size, 3, (12, 8, 10))
    for s in (-1, 1):
        socket = [(0.08, -0.02), (0.20, -0.10), (0.34, -0.05), (0.34, 0.10), (0.22, 0.17), (0.10, 0.12)]
        pits.poly(spline([(x0 + s * px * width, y0 + py * width) for px, py in socket], 8, True), (12, 8, 10))
        pits.poly(
            [
                (x0 + s * width * 0.01, y0 + width * 0.18),
                (x0 + s * width * 0.075, y0 + width * 0.31),
                (x0 + s * width * 0.01, y0 + width * 0.29),
            ],
            (12, 8, 10),
        )
    for k in range(-3, 4):
        x = x0 + k * width * 0.06
        pits.stroke([(x, y0 + width * 0.40), (x, y0 + width * 0.50), (x, y0 + width * 0.60)], width * 0.02, (12, 8, 10))
    return stack(carve(head, stops, width * 0.16, None, 225, 2.6, 2), pits.image(), reach=2)
