"""Robed figures in carved material, and the means to build them: masks, stacked layers, drapery."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageChops

from ..brush import (
    GOLD,
    IVORY,
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
    rng,
    scaled,
    shift,
    spline,
    taper,
    with_alpha,
)

WHITE: Color = (255, 255, 255)


def shape(size: Size, *outlines: Sequence[Point]) -> Image.Image:
    """An L mask of filled outlines, smooth-edged."""
    canvas = Canvas(size, 3)
    for outline in outlines:
        canvas.poly(outline, WHITE)
    return canvas.alpha()


def stack(*layers: Image.Image, shadow: float = 0.7, reach: int = 5) -> Image.Image:
    """RGBA layers laid on each other, each casting a soft shadow on what lies below it."""
    result = layers[0].copy()
    for layer in layers[1:]:
        dark = scaled(blur(shift(layer.getchannel("A"), reach // 2, reach), reach), shadow)
        black = Image.new("RGBA", result.size, (0, 0, 0, 255))
        black.putalpha(ImageChops.multiply(dark, result.getchannel("A")))
        result = Image.alpha_composite(Image.alpha_composite(result, black), layer)
    return result


def folds(size: Size, lines: Sequence[Sequence[Point]], width: float) -> Image.Image:
    """A height map of drapery: each line is a rounded ridge that swells and thins out."""
    canvas = Canvas(size, 1, (110, 110, 110))
    for line in lines:
        canvas.stroke([(x + width * 0.5, y) for x, y in line], taper(width * 1.3), (10, 10, 10), 170)
    for line in lines:
        canvas.stroke([(x - width * 0.3, y) for x, y in line], taper(width), WHITE, 190)
    return blur(canvas.rgb.convert("L"), width * 0.3)


def robed_figure(
    height: int,
    stops: Stops = IVORY,
    trim: Stops = GOLD,
    head: str = "hood",
    seed: object = 0,
    light: float = 225,
    spread: float = 1.0,
    cloak: Stops | None = None,
    gaze: float = 0.0,
) -> Image.Image:
    """A standing robed figure (RGBA, height x 0.8 wide, feet at the bottom, head at the top).

    `head` is 'hood', 'helm' or 'horned'; `spread` widens the robe; `cloak` colours the cloak; `gaze` turns
    the figure (-1 left, 1 right); the hands meet at (0, 0.41) for a weapon.
    """
    size = (round(height * 0.8), height)
    cx = size[0] / 2
    source = rng(seed, "robe")

    def at(x: float, y: float) -> Point:
        return (cx + x * height, y * height)

    def outline(points: Sequence[Point]) -> list[Point]:
        half = spline([at(*p) for p in points], 10)
        return half + mirror(half, cx)

    unit = height / 100
    cloak_side = [
        (0.02, 0.14),
        (0.11, 0.18),
        (0.15, 0.30),
        (0.17, 0.55),
        (0.235 * spread, 0.80),
        (0.29 * spread, 0.965),
    ]
    cloak_hem = [(0.22 * spread, 0.985), (0.12, 0.96), (0.0, 0.965)]
    mantle = shape(size, outline(cloak_side + cloak_hem))
    cloak_lines = []
    for k in range(7):
        x = 0.09 + 0.028 * k
        wave = source.uniform(-0.02, 0.02)
        for s in (-1, 1):
            cloak_lines.append(bezier([at(s * 0.10, 0.2), at(s * (x * 0.9 + wave), 0.6), at(s * x * spread, 1.0)], 20))
    back = carve(mantle, cloak or _darker(stops, 0.55), 3 * unit, folds(size, cloak_lines, 2.2 * unit), light, 2.4, 2)

    skirt_side = [(0.065, 0.36), (0.075, 0.43), (0.10, 0.60), (0.135 * spread, 0.80), (0.165 * spread, 0.96)]
    skirt_hem = [(0.14, 0.985), (0.10, 0.97), (0.06, 0.99), (0.02, 0.975), (0.0, 0.985)]
    skirt = shape(size, outline(skirt_side + skirt_hem))
    lines = []
    for k in range(-5, 6):
        x = k / 5 + source.uniform(-0.06, 0.06)
        start = source.uniform(0.40, 0.55)
        lines.append(
            bezier(
                [
                    at(x * 0.05, start),
                    at(x * 0.06 + 0.01, 0.65),
                    at(x * 0.12 - 0.012, 0.8),
                    at(x * 0.15 * spread, 1.03),
                ],
                24,
            )
        )
    robe = carve(skirt, stops, 5 * unit, folds(size, lines, 2.0 * unit), light, 2.4, 2)

    torso = shape(
        size,
        outline([(0.0, 0.15), (0.05, 0.155), (0.115, 0.185), (0.105, 0.27), (0.075, 0.37), (0.07, 0.42), (0, 0.43)]),
    )
    chest_lines = [bezier([at(s * 0.09, 0.19), at(s * 0.05, 0.28), at(s * 0.01, 0.36)], 12) for s in (-1, 1)]
    chest_lines += [bezier([at(s * 0.06, 0.18), at(s * 0.03, 0.25), at(0, 0.30)], 12) for s in (-1, 1)]
    chest = carve(torso, stops, 4 * unit, folds(size, chest_lines, 1.6 * unit), light, 2.4, 2)

    sleeves = []
    for s in (-1, 1):
        arm = [(0.085, 0.175), (0.14, 0.20), (0.172, 0.30), (0.165, 0.40), (0.14, 0.52), (0.10, 0.575)]
        arm += [(0.07, 0.53), (0.035, 0.445), (0.02, 0.405), (0.075, 0.37), (0.098, 0.28)]
        mask = shape(size, spline([at(s * x, y) for x, y in arm], 10, closed=True))
        hang = [
            bezier([at(s * 0.12, 0.20), at(s * (0.165 - d), 0.36), at(s * (0.13 - d), 0.56 - d)], 16)
            for d in (0.0, 0.026, 0.052)
        ]
        hang.append(bezier([at(s * 0.15, 0.36), at(s * 0.08, 0.40), at(s * 0.03, 0.425)], 12))
        sleeves.append(carve(mask, stops, 4 * unit, folds(size, hang, 1.7 * unit), light, 2.6, 2))

    gold = Canvas(size, 3)
    for s in (-1, 1):
        cuff = [(0.034, 0.440), (0.052, 0.490), (0.074, 0.540), (0.101, 0.570), (0.138, 0.515)]
        gold.stroke(spline([at(s * x, y) for x, y in cuff], 8), taper(0.9 * unit, 0.35), WHITE)
        gold.stroke(
            bezier([at(s * 0.015, 0.43), at(s * 0.03, 0.7), at(s * 0.055, 0.985)], 20), taper(0.9 * unit, 0.3), WHITE
        )
        pauldron = [(0.05, 0.165), (0.10, 0.158), (0.142, 0.185), (0.158, 0.235), (0.12, 0.225), (0.08, 0.20)]
        gold.poly(spline([at(s * x, y) for x, y in pauldron], 8, closed=True), WHITE)
    gold.line([at(-0.074, 0.395), at(0, 0.412), at(0.074, 0.395)], 1.8 * unit, WHITE)
    gold.disc(at(0, 0.412), 1.9 * unit, WHITE)
    for k in range(9):
        gold.disc(at((k - 4) * 0.013, 0.186 + 0.018 * (1 - abs(k - 4) / 4)), 0.55 * unit, WHITE)
    gold.poly([at(0, 0.21), at(0.016, 0.235), at(0, 0.275), at(-0.016, 0.235)], WHITE)
    ornaments = gold_leaf(gold.alpha(), (seed, "trim"), max(1.5, 0.8 * unit), trim)

    hands = shape(
        size,
        spline(
            [at(-0.028, 0.40), at(0, 0.392), at(0.028, 0.40), at(0.024, 0.435), at(0, 0.445), at(-0.024, 0.435)],
            8,
            True,
        ),
    )
    grip = carve(hands, stops, 1.6 * unit, None, light, 3.2, 1)
    return stack(
        back,
        robe,
        chest,
        *sleeves,
        ornaments,
        grip,
        shift(_head(size, at, unit, stops, trim, head, light, gaze), round(gaze * unit * 0.6), 0),
        reach=round(1.2 * unit) or 1,
    )


def _darker(stops: Stops, amount: float) -> Stops:
    return tuple((t, (round(c[0] * amount), round(c[1] * amount), round(c[2] * amount))) for t, c in stops)


def _head(
    size: Size,
    at: Callable[[float, float], Point],
    unit: float,
    stops: Stops,
    trim: Stops,
    kind: str,
    light: float,
    gaze: float,
) -> Image.Image:
    cx = size[0] / 2

    def both(points: Sequence[Point]) -> list[Point]:
        half = spline([at(*p) for p in points], 10)
        return half + mirror(half, cx)

    def turned(points: Sequence[Point]) -> list[Point]:
        return [(x + gaze * unit * 1.1, y) for x, y in both(points)]

    def faced(x: float, y: float) -> Point:
        place = at(x * (1 - 0.15 * abs(gaze)), y)
        return (place[0] + gaze * unit * 1.5, place[1])

    hood = shape(
        size,
        both([(0, 0.018), (0.030, 0.030), (0.047, 0.075), (0.048, 0.115), (0.070, 0.165), (0.04, 0.195), (0, 0.205)]),
    )
    ridge = [bezier([at(s * 0.012, 0.03), at(s * 0.045, 0.08), at(s * 0.03, 0.18)], 14) for s in (-1, 1)]
    cowl = carve(hood, stops, 3 * unit, folds(size, ridge, 1.2 * unit), light, 2.6, 2)
    opening = turned([(0, 0.045), (0.020, 0.055), (0.029, 0.085), (0.022, 0.125), (0, 0.145)])
    if kind == "hood":
        hollow = with_alpha(Image.new("RGB", size, (34, 16, 8)), shape(size, opening))
        return stack(cowl, hollow, _carved_face(size, faced, unit, stops, light), reach=1)
    hollow = Image.new("RGBA", size, (4, 2, 4, 0))
    hollow.putalpha(shape(size, opening))
    eyes = Canvas(size, 3)
    for s in (-1, 1):
        eyes.poly(
            [faced(s * 0.005, 0.090), faced(s * 0.018, 0.080), faced(s * 0.016, 0.089), faced(s * 0.009, 0.094)],
            (255, 170, 60),
        )
    layers = [cowl, hollow, eyes.image()]
    if kind == "helm":
        layers.append(
            gold_leaf(
                shape(
                    size,
                    both(
                        [
                            (0, 0.0),
                            (0.012, 0.03),
                            (0.046, 0.055),
                            (0.048, 0.075),
                            (0.012, 0.068),
                            (0.006, 0.12),
                            (0, 0.125),
                        ]
                    ),
                ),
                "helm",
                1.5,
                trim,
            )
        )
    return stack(*layers, reach=1)


def _carved_face(
    size: Size, at: Callable[[float, float], Point], unit: float, stops: Stops, light: float
) -> Image.Image:
    """A calm face as a sculptor blocks it in: brow, closed eyes, nose, lips and chin, only by relief."""
    side = [(0.0175, 0.062), (0.0225, 0.085), (0.0195, 0.108), (0.0125, 0.126), (0, 0.1345)]
    oval = [(0.0, 0.050), *side, *((-x, y) for x, y in reversed(side[:-1]))]
    mask = shape(size, spline([at(*p) for p in oval], 8, closed=True))
    form = Canvas(size, 3, (120, 120, 120))
    for s in (-1, 1):
        form.disc(at(s * 0.0105, 0.0885), (0.72 * unit, 0.46 * unit), (24, 24, 24))
        form.disc(at(s * 0.0105, 0.0895), (0.52 * unit, 0.26 * unit), (150, 150, 150))
        form.stroke(
            bezier([at(s * 0.003, 0.083), at(s * 0.010, 0.079), at(s * 0.018, 0.084)], 8), 0.5 * unit, (220,) * 3
        )
        form.disc(at(s * 0.0125, 0.104), 0.55 * unit, (170, 170, 170))
    form.stroke([at(0, 0.078), at(0, 0.095), at(0, 0.107)], lambda t: unit * (0.25 + 0.35 * t), (255, 255, 255))
    form.stroke([at(-0.008, 0.1165), at(0, 0.1155), at(0.008, 0.1165)], 0.4 * unit, (76, 76, 76))
    form.stroke([at(-0.006, 0.1195), at(0, 0.1205), at(0.006, 0.1195)], 0.45 * unit, (210, 210, 210))
    form.disc(at(0, 0.128), 0.5 * unit, (190, 190, 190))
    height = blur(form.rgb.resize(size, Image.Resampling.LANCZOS).convert("L"), max(0.6, 0.16 * unit))
    return carve(mask, stops, 1.6 * unit, height, light, 1.4, max(1, round(0.2 * unit)))
