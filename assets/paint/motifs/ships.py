"""Starships: plated hulls with livery, lit ports and engine light."""

from __future__ import annotations

import random
from collections.abc import Callable

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bevel,
    bezier,
    blur,
    colourise,
    inflate,
    lerp,
    levels,
    mix,
    narrowing,
    noise,
    radial,
    rng,
    scaled,
    scaled_rgb,
    shade,
    spline,
    times,
    with_alpha,
)

WHITE: Color = (255, 255, 255)
BELLS: tuple[Point, ...] = ((-0.055, 0.032), (0.0, 0.040), (0.052, 0.030))
WORN_METAL: Stops = (
    (0.0, (4, 8, 12)),
    (0.35, (22, 32, 40)),
    (0.5, (48, 64, 72)),
    (0.68, (104, 124, 128)),
    (0.86, (190, 206, 200)),
    (1.0, (255, 250, 232)),
)


def hull(
    length: int,
    seed: object = 0,
    accent: Color = (40, 220, 200),
    lamps: Color = (255, 176, 64),
    metal: Stops = WORN_METAL,
    slim: float = 0.2,
    fins: int = 2,
) -> tuple[Image.Image, Image.Image]:
    """A starship seen from the side, bow to the right: (RGBA hull, RGB light on black for screening).

    Built of plates: a long body with a prow, a bridge, swept fins, engine bells at the stern, rows of lit
    ports, running lines in the accent colour. The sheet is length x length * 0.6.
    """
    source = rng(seed, "hull")
    size = (length, round(length * 0.6))
    mid = size[1] * 0.52

    def at(x: float, y: float) -> Point:
        return (x * length, mid + y * length)

    seams = plates(size, source, length)
    result = Image.new("RGBA", size)
    for name, part, radius, dim in _hull_parts(size, at, slim, fins):
        mask = part.alpha()
        form = inflate(mask, radius * length)
        lit = bevel(blur(form, 1.5), max(2, length * 0.004), 260, 2.0)
        broad = bevel(blur(mask, radius * length * 0.9), max(3, radius * length * 0.5), 262, 1.1)
        lit = ImageChops.add(lit, broad, 1, -128)
        detail = bevel(seams, 1, 250, 1.4)
        lit = ImageChops.add(lit, detail, 1, -128)
        layer = colourise(lit, metal)
        if name == "main":
            layer = _livery(layer, at, slim, accent, seed)
        layer = shade(layer, noise(size, (seed, "wear", dim), length * 0.05, 4), (6, 10, 14), 0.35)
        if dim < 1:
            layer = shade(layer, Image.new("L", size, 255), (2, 6, 12), 1 - dim)
        shadow = Image.new("RGBA", size, (0, 0, 0, 255))
        shadow.putalpha(times(scaled(blur(mask, length * 0.008), 0.8), result.getchannel("A")))
        result = Image.alpha_composite(Image.alpha_composite(result, shadow), with_alpha(layer, mask))
    return result, _hull_lights(size, source, at, slim, accent, lamps, result.getchannel("A"))


def _hull_parts(
    size: Size, at: Callable[[float, float], Point], slim: float, fins: int
) -> list[tuple[str, Canvas, float, float]]:
    """The plated parts of a hull from back to front: name, mask, roundness, brightness."""
    top = [
        (0.10, -0.040),
        (0.16, -slim * 0.42),
        (0.30, -slim * 0.50),
        (0.46, -slim * 0.40),
        (0.62, -slim * 0.30),
        (0.80, -slim * 0.15),
        (0.985, 0.012),
    ]
    low = [
        (0.985, 0.016),
        (0.84, slim * 0.16),
        (0.66, slim * 0.30),
        (0.44, slim * 0.46),
        (0.24, slim * 0.40),
        (0.12, slim * 0.24),
        (0.10, 0.03),
    ]
    body = spline([at(*p) for p in top], 12) + spline([at(*p) for p in low], 12)
    prow = [
        at(0.985, 0.014),
        at(0.80, slim * 0.20),
        at(0.60, slim * 0.42),
        at(0.70, slim * 0.24),
        at(0.82, slim * 0.08),
    ]
    bridge = spline(
        [
            at(0.30, -slim * 0.46),
            at(0.33, -slim * 0.80),
            at(0.40, -slim * 0.92),
            at(0.49, -slim * 0.72),
            at(0.58, -slim * 0.30),
        ],
        10,
    )
    far, near = Canvas(size, 3), Canvas(size, 3)
    for k in range(fins):
        x = 0.13 + k * 0.13
        reach = (0.23 if k == 0 else 0.15) * (slim / 0.2)
        far.poly(
            spline(
                [
                    at(x, -0.03),
                    at(x - 0.03, -reach * 0.7),
                    at(x - 0.10, -reach),
                    at(x + 0.02, -reach * 0.78),
                    at(x + 0.15, -0.04),
                ],
                8,
            ),
            WHITE,
        )
        near.poly(
            spline(
                [
                    at(x + 0.02, 0.02),
                    at(x - 0.02, reach * 0.6),
                    at(x - 0.11, reach * 0.98),
                    at(x + 0.05, reach * 0.72),
                    at(x + 0.20, 0.03),
                ],
                8,
            ),
            WHITE,
        )
    engines = Canvas(size, 3)
    for y, r in BELLS:
        engines.poly(
            [
                at(0.125, y - r * 0.6),
                at(0.075, y - r * 0.75),
                at(0.045, y - r),
                at(0.045, y + r),
                at(0.075, y + r * 0.75),
                at(0.125, y + r * 0.6),
            ],
            WHITE,
        )
    main = Canvas(size, 3)
    main.poly(body, WHITE)
    tower = Canvas(size, 3)
    tower.poly(bridge, WHITE)
    keel = Canvas(size, 3)
    keel.poly(spline(prow, 8, True), WHITE)
    return [
        ("far", far, 0.010, 0.62),
        ("engines", engines, 0.02, 0.8),
        ("tower", tower, 0.03, 0.95),
        ("main", main, 0.055, 1.0),
        ("keel", keel, 0.02, 1.0),
        ("near", near, 0.022, 1.0),
    ]


def _livery(
    metal: Image.Image, at: Callable[[float, float], Point], slim: float, accent: Color, seed: object
) -> Image.Image:
    """Worn paint on the hull: a dark back, a broad stripe and chevrons in the accent colour."""
    size = metal.size
    dark, stripe = Canvas(size, 2), Canvas(size, 2)
    dark.poly([at(0.08, -slim), at(1.0, -slim), at(1.0, 0.0), at(0.55, -slim * 0.16), at(0.08, -slim * 0.2)], WHITE)
    stripe.poly(
        [at(0.14, slim * 0.02), at(0.60, -slim * 0.03), at(0.99, 0.012), at(0.60, slim * 0.12), at(0.14, slim * 0.20)],
        WHITE,
    )
    for k in range(3):
        x = 0.66 + 0.035 * k
        stripe.poly(
            [
                at(x, -slim * 0.3),
                at(x + 0.014, -slim * 0.3),
                at(x + 0.04, 0),
                at(x + 0.014, slim * 0.3),
                at(x, slim * 0.3),
                at(x + 0.026, 0),
            ],
            WHITE,
        )
    chips = levels(noise(size, (seed, "chips"), size[0] * 0.012, 4, 0.7), 30, 56)
    painted = ImageChops.multiply(metal, Image.new("RGB", size, (140, 146, 160)))
    metal = Image.composite(painted, metal, times(dark.alpha(), chips))
    hue = mix(accent, (90, 90, 90), 0.35)
    glossy = ImageChops.multiply(scaled_rgb(metal, 3.0), Image.new("RGB", size, hue))
    return Image.composite(glossy, metal, times(stripe.alpha(), chips))


def plates(size: Size, source: random.Random, length: int) -> Image.Image:
    """A height map of hull plates: panels of many sizes, seams and rivets."""
    canvas = Canvas(size, 2, (128, 128, 128))
    for _ in range(900):
        x, y = source.uniform(0, size[0]), source.uniform(0, size[1])
        w = length * source.choice((0.008, 0.014, 0.024, 0.04, 0.07)) * source.uniform(0.6, 1.3)
        h = length * source.choice((0.004, 0.007, 0.012, 0.018)) * source.uniform(0.6, 1.3)
        tone = round(source.uniform(92, 164))
        slant = h * 0.5
        canvas.poly([(x, y), (x + w, y - slant * 0.2), (x + w - slant, y + h), (x - slant, y + h)], (tone,) * 3)
    for k in range(1, 32):
        x = size[0] * k / 32
        canvas.line([(x, 0), (x - length * 0.02, size[1])], 0.8, (84, 84, 84))
        for y in range(0, size[1], max(4, round(length * 0.012))):
            canvas.disc((x + length * 0.004, y), max(0.5, length * 0.0008), (156, 156, 156))
    for k in range(1, 9):
        canvas.line([(0, size[1] * k / 9), (size[0], size[1] * (0.35 + 0.3 * k / 9))], 0.8, (84, 84, 84))
    return blur(canvas.rgb.convert("L").resize(size, Image.Resampling.BOX), 0.5)


def _hull_lights(
    size: Size,
    source: random.Random,
    at: Callable[[float, float], Point],
    slim: float,
    accent: Color,
    lamps: Color,
    mask: Image.Image,
) -> Image.Image:
    length = size[0]
    canvas = Canvas(size, 3)
    for row, (x0, x1, y0, y1) in enumerate(
        ((0.20, 0.66, 0.00, 0.010), (0.26, 0.56, 0.035, 0.038), (0.34, 0.50, -0.118, -0.118))
    ):
        y0, y1 = y0 * slim / 0.2, y1 * slim / 0.2
        for k in range(46 if row < 2 else 14):
            t = k / (45 if row < 2 else 13)
            if source.random() < 0.28:
                continue
            x, y = lerp(x0, x1, t), lerp(y0, y1, t)
            canvas.line([at(x, y), at(x + 0.0045, y)], length * 0.0042, mix(lamps, WHITE, source.uniform(0, 0.5)))
    canvas.stroke(
        [at(x / 20, slim * (0.18 - 0.16 * ((x / 20 - 0.2) / 0.78))) for x in range(5, 20)], length * 0.005, accent
    )
    canvas.stroke(
        bezier([at(0.16, -slim * 0.28), at(0.46, -slim * 0.30), at(0.90, -slim * 0.02)], 24),
        length * 0.003,
        mix(accent, WHITE, 0.3),
    )
    canvas.stroke(
        bezier([at(0.40, -slim * 0.80), at(0.46, -slim * 0.74), at(0.52, -slim * 0.54)], 12),
        length * 0.007,
        mix(accent, WHITE, 0.5),
    )
    glass = Image.new("RGB", size)
    glass.paste(canvas.image(), (0, 0), times(canvas.alpha(), mask))
    light = ImageChops.screen(glass, blur(glass, length * 0.006))
    for y, r in BELLS:
        x, yy = at(0.045, y)
        plume = radial(size, (x, yy), (length * 0.012, r * length * 1.05), 0.6)
        light = ImageChops.screen(light, Image.merge("RGB", [scaled(plume, c / 255) for c in mix(accent, WHITE, 0.65)]))
        trail = engine_trail(size, (x, yy), length * 0.036, r * length * 1.1, accent)
        light = ImageChops.screen(light, trail)
    return light


def engine_trail(size: Size, nozzle: Point, length: float, width: float, color: Color) -> Image.Image:
    """The light of an engine streaming to the left of a nozzle, as RGB on black."""
    canvas = Canvas(size, 1)
    for share, tone in ((1.0, mix(color, (0, 0, 0), 0.55)), (0.7, color), (0.4, mix(color, WHITE, 0.7))):
        path = [(nozzle[0] - length * share * i / 12, nozzle[1]) for i in range(13)]
        canvas.stroke(path, narrowing(width * share), tone)
    sheet = Image.new("RGB", size)
    sheet.paste(canvas.image(), (0, 0), canvas.alpha())
    return blur(sheet, width * 0.18)
