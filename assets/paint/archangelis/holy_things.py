"""Vessels, lights, balances, flowers and signs of the holy cards, and the materials they are made of.

Each is an RGBA layer of the picture's size. `Place` maps a thing's own measures (about -1..1) into the picture.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence

from PIL import Image

from ..brush import (
    GOLD,
    Canvas,
    Color,
    Point,
    Stops,
    bevel,
    bezier,
    carve,
    colourise,
    inflate,
    lerp,
    linear,
    mirror,
    mix,
    placed,
    pointed,
    polar,
    rng,
    spline,
    taper,
    with_alpha,
)
from ..motifs import arms as arms_motifs
from ..motifs.figures import stack
from ..motifs.sacred import eye
from .holy_skies import SIZE, WHITE, gilded

SILVER: Stops = (
    (0.0, (18, 22, 40)),
    (0.28, (84, 96, 126)),
    (0.5, (164, 178, 204)),
    (0.7, (222, 232, 246)),
    (1.0, (255, 255, 255)),
)
PARCHMENT: Stops = (
    (0.0, (96, 56, 24)),
    (0.3, (186, 142, 88)),
    (0.5, (238, 216, 170)),
    (0.7, (252, 242, 212)),
    (1.0, (255, 255, 246)),
)
WAX: Stops = (
    (0.0, (40, 0, 4)),
    (0.3, (120, 10, 18)),
    (0.5, (186, 28, 32)),
    (0.72, (236, 92, 76)),
    (1.0, (255, 224, 206)),
)
LEAF: Stops = (
    (0.0, (6, 30, 16)),
    (0.35, (26, 92, 52)),
    (0.55, (66, 146, 84)),
    (0.75, (150, 208, 130)),
    (1.0, (246, 255, 220)),
)
PETAL: Stops = ((0.0, (120, 110, 130)), (0.3, (206, 198, 200)), (0.5, (250, 246, 240)), (1.0, (255, 255, 255)))
WOOD: Stops = (
    (0.0, (24, 10, 4)),
    (0.35, (92, 54, 26)),
    (0.55, (150, 98, 52)),
    (0.78, (214, 164, 102)),
    (1.0, (255, 236, 190)),
)

At = Callable[[float, float], Point]


def place(centre: Point, scale: float, degrees: float = 0.0) -> At:
    """The map of a thing's own measures into the picture."""
    cos, sin = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    return lambda x, y: (centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos)


def solid(
    mask: Image.Image, stops: Stops, radius: float, gain: float = 3.0, sheen: float = 0.0, across: float = 0
) -> Image.Image:
    """A rounded solid in the shape of a mask, worked only where there is any; `sheen` rounds it like a column."""
    box = mask.getbbox()
    if box is None:
        return Image.new("RGBA", mask.size)
    box = (max(0, box[0] - 12), max(0, box[1] - 12), box[2] + 12, box[3] + 12)
    part = mask.crop(box)
    if not sheen:
        return placed(carve(part, stops, radius, None, 225, gain, 2), mask.size, box[:2])
    band = [round(128 + 118 * math.cos((v / 255 - 0.32) * 5.2) * (1.0 if v < 210 else 0.6)) for v in range(256)]
    tone = Image.blend(bevel(inflate(part, radius), 2, 225, gain), linear(part.size, across).point(band), sheen)
    return placed(with_alpha(colourise(tone, stops), part), mask.size, box[:2])


def cut(*outlines: Sequence[Point]) -> Image.Image:
    """A mask of filled outlines."""
    canvas = Canvas(SIZE, 2)
    for outline in outlines:
        canvas.poly(outline, WHITE)
    return canvas.alpha()


def turned(at: At, half: Sequence[Point], n: int = 8) -> list[Point]:
    """The outline of a turned thing (vase, bell, candlestick) from its right profile."""
    side = spline([(x, y) for x, y in half], n)
    return [at(x, y) for x, y in side + mirror(side, 0)]


# ---------------------------------------------------------------- vessels and lights


def chalice(
    centre: Point, height: float, stops: Stops = GOLD, jewel: Color = (170, 20, 40), seed: object = 0
) -> Image.Image:
    """A footed cup with a knop and a ring of jewels."""
    at = place(centre, height / 2)
    cup = [(0, -1.0), (0.50, -1.0), (0.48, -0.6), (0.34, -0.2), (0.10, 0.0), (0.09, 0.12), (0.17, 0.2), (0.17, 0.3)]
    cup += [(0.08, 0.38), (0.09, 0.62), (0.30, 0.84), (0.46, 0.94), (0.46, 1.0), (0, 1.0)]
    stones, inside = Canvas(SIZE, 2, jewel), Canvas(SIZE, 2, (90, 20, 20))
    inside.disc(at(0, -0.98), (height * 0.235, height * 0.055), mix(jewel, (0, 0, 0), 0.45))
    for k in range(5):
        x = (k - 2) * 0.19
        stones.disc(at(x, -0.62), height * 0.034, jewel)
        stones.disc(at(x - 0.02, -0.64), height * 0.012, (255, 240, 240))
    rim = Canvas(SIZE, 2)
    rim.disc(at(0, -0.99), (height * 0.26, height * 0.075), WHITE)
    return stack(
        solid(cut(turned(at, cup)), stops, height * 0.06, 2.6, 0.7),
        gilded(rim.alpha(), seed, 3, stops),
        inside.image(),
        stones.image(),
        reach=3,
    )


def lantern(centre: Point, height: float, light: Color = (255, 214, 120), seed: object = 0) -> Image.Image:
    """A hanging lantern: ring, roof, four bars and a bright pane."""
    at = place(centre, height / 2)
    pane = Canvas(SIZE, 2, light)
    pane.poly([at(-0.34, -0.35), at(0.34, -0.35), at(0.42, 0.62), at(-0.42, 0.62)], light)
    pane.disc(at(0, 0.2), (height * 0.12, height * 0.2), (255, 252, 230))
    metal = Canvas(SIZE, 2)
    metal.poly(turned(at, [(0, -0.84), (0.07, -0.8), (0.14, -0.62), (0.46, -0.36), (0.46, -0.28), (0, -0.28)]), WHITE)
    metal.poly(turned(at, [(0, 0.58), (0.46, 0.58), (0.52, 0.7), (0.40, 0.84), (0, 0.84)]), WHITE)
    for x0, x1 in ((-0.36, -0.45), (-0.12, -0.15), (0.12, 0.15), (0.36, 0.45)):
        metal.line([at(x0, -0.34), at(x1, 0.64)], height * 0.028, WHITE)
    metal.ring(at(0, -0.94), height * 0.06, height * 0.026, WHITE)
    return stack(pane.image(), gilded(metal.alpha(), seed, height * 0.02), reach=2)


def censer(centre: Point, height: float, hang: Point, seed: object = 0) -> Image.Image:
    """A swinging censer on three chains that meet at `hang`, its lid pierced, embers within."""
    lean = math.degrees(math.atan2(centre[0] - hang[0], centre[1] - hang[1]))
    at = place(centre, height / 2, -lean)
    coals = Canvas(SIZE, 2, (255, 150, 50))
    coals.poly(turned(at, [(0, -0.7), (0.3, -0.5), (0.46, -0.05), (0.46, 0.1), (0, 0.1)]), (255, 140, 40))
    lid = Canvas(SIZE, 2)
    lid.poly(turned(at, [(0, -1.0), (0.05, -0.95), (0.10, -0.82), (0.34, -0.55), (0.50, -0.05), (0, -0.05)]), WHITE)
    for k in range(5):
        x = (k - 2) * 0.15
        lid.erase([polar(at(x, -0.24), height * 0.036, d) for d in range(0, 360, 30)])
        if k % 2 == 0:
            lid.erase([polar(at(x * 0.62, -0.50), height * 0.028, d) for d in range(0, 360, 30)])
    bowl = Canvas(SIZE, 2)
    bowl.poly(
        turned(
            at,
            [
                (0, 0.0),
                (0.56, 0.0),
                (0.54, 0.2),
                (0.36, 0.52),
                (0.12, 0.68),
                (0.12, 0.78),
                (0.3, 0.92),
                (0.3, 1.0),
                (0, 1.0),
            ],
        ),
        WHITE,
    )
    chains = Canvas(SIZE, 2)
    for x, y in ((-0.52, 0.04), (0.0, -0.96), (0.52, 0.04)):
        end = at(x, y)
        links = max(6, round(math.hypot(end[0] - hang[0], end[1] - hang[1]) / 16))
        for k in range(links):
            t = k / links
            chains.ring((lerp(hang[0], end[0], t), lerp(hang[1], end[1], t)), 7, 3.5, WHITE)
    belt = Canvas(SIZE, 2)
    belt.line([at(-0.58, 0.0), at(0.58, 0.0)], height * 0.05, WHITE)
    for k in range(7):
        belt.disc(at((k - 3) * 0.17, 0.14), height * 0.022, WHITE)
    return stack(
        gilded(chains.alpha(), seed, 2),
        coals.image(),
        solid(lid.alpha(), GOLD, height * 0.05, 2.6, 0.7),
        solid(bowl.alpha(), GOLD, height * 0.06, 2.6, 0.7),
        gilded(belt.alpha(), seed, 3),
        reach=3,
    )


def hourglass(centre: Point, height: float, seed: object = 0) -> Image.Image:
    """A glass of running sand between two golden plates."""
    at = place(centre, height / 2)
    glass = Canvas(SIZE, 2, (206, 226, 240))
    bulb = [(0, -0.84), (0.42, -0.84), (0.42, -0.5), (0.05, 0.0), (0.42, 0.5), (0.42, 0.84), (0, 0.84)]
    glass.poly(turned(at, bulb), (196, 214, 232))
    glass.poly(turned(at, [(0, -0.45), (0.34, -0.45), (0.05, -0.04), (0, 0.0)], 4), (236, 190, 96))
    glass.poly(turned(at, [(0, 0.40), (0.12, 0.5), (0.38, 0.78), (0.38, 0.82), (0, 0.82)], 4), (236, 190, 96))
    glass.line([at(0, 0), at(0, 0.6)], 3, (255, 224, 140))
    glass.stroke([at(-0.30, -0.72), at(-0.28, -0.4), at(-0.14, -0.2)], height * 0.03, WHITE)
    frame = Canvas(SIZE, 2)
    for y in (-0.92, 0.92):
        frame.line([at(-0.56, y), at(0.56, y)], height * 0.07, WHITE)
    for x in (-0.5, 0.5):
        frame.line([at(x, -0.9), at(x, 0.9)], height * 0.035, WHITE)
        for y in (-0.5, 0.0, 0.5):
            frame.disc(at(x, y), height * 0.03, WHITE)
    return stack(glass.image(), gilded(frame.alpha(), seed, height * 0.02), reach=3)


# ---------------------------------------------------------------- balances, staves, flowers


def scales(top: Point, width: float, tilt: float = 6.0, seed: object = 0, stops: Stops = GOLD) -> Image.Image:
    """A balance hanging from its top: ornate beam, chains, two pans."""
    half = width / 2
    beam = Canvas(SIZE, 2)
    at = place(top, half, tilt)
    for s in (-1, 1):
        beam.stroke(
            bezier([at(0, 0.06), at(s * 0.4, -0.08), at(s * 0.7, 0.12), at(s, 0.0)], 20),
            pointed(half * 0.11, 0.4),
            WHITE,
        )
        beam.disc(at(s, 0), half * 0.05, WHITE)
        beam.stroke(bezier([at(s * 0.1, 0.05), at(s * 0.3, 0.3), at(s * 0.45, 0.06)], 14), half * 0.045, WHITE)
    beam.disc(at(0, 0.02), half * 0.11, WHITE)
    beam.stroke([at(0, -0.3), at(0, -0.1), at(0, 0.3)], half * 0.09, WHITE)
    pans, chains = Canvas(SIZE, 2), Canvas(SIZE, 2)
    for s in (-1, 1):
        end = at(s, 0)
        low = (end[0], end[1] + half * 0.86)
        for x in (-0.36, 0.0, 0.36):
            foot = (low[0] + x * half, low[1])
            for k in range(20):
                chains.disc(
                    (lerp(end[0], foot[0], k / 20), lerp(end[1], foot[1], k / 20)), max(2.2, half * 0.014), WHITE
                )
        bowl = [polar(low, half * 0.40, d) for d in range(0, 181, 6)]
        pans.poly([(x, low[1] + (y - low[1]) * 0.5) for x, y in bowl], WHITE)
        pans.line([(low[0] - half * 0.42, low[1]), (low[0] + half * 0.42, low[1])], half * 0.05, WHITE)
    return stack(
        gilded(chains.alpha(), seed, 1.5, stops),
        solid(pans.alpha(), stops, half * 0.08, 2.4),
        gilded(beam.alpha(), seed, half * 0.03, stops),
        reach=3,
    )


def staff(foot: Point, top: Point, width: float, stops: Stops = WOOD, crook: float = 0.0) -> Image.Image:
    """A staff with golden bands; `crook` bends its head into a shepherd's crook of that radius."""
    canvas, bands = Canvas(SIZE, 2), Canvas(SIZE, 2)
    canvas.line([foot, top], width, WHITE)
    if crook:
        centre = (top[0] + crook, top[1])
        canvas.line([polar(centre, crook, d) for d in range(180, 441, 6)], width, WHITE)
    else:
        bands.disc(top, width * 1.1, WHITE)
    for t in (0.05, 0.34, 0.86):
        spot = (lerp(foot[0], top[0], t), lerp(foot[1], top[1], t))
        bands.disc(spot, width * 0.75, WHITE)
    return stack(solid(canvas.alpha(), stops, width * 0.5), gilded(bands.alpha(), "bands", 2), reach=2)


def lily(root: Point, height: float, degrees: float = -90.0, blooms: int = 3, stalk: float = 0.03) -> Image.Image:
    """A branch of white lilies with leaves along a green stalk."""
    at = place(root, height, degrees)
    stem = bezier([at(0, 0), at(0.4, 0.03), at(0.8, 0.0)], 20)
    green = Canvas(SIZE, 2)
    green.stroke(stem, lambda t: height * stalk * (1 - 0.5 * t), WHITE)
    for k in range(6):
        x, s = 0.10 + k * 0.10, 1 if k % 2 else -1
        green.stroke(
            bezier([at(x, 0), at(x + 0.08, s * 0.10), at(x + 0.20, s * 0.11)], 12), taper(height * 0.045), WHITE
        )
    layers = [solid(green.alpha(), LEAF, height * 0.02)]
    spots = [(0.80, 0.0, 0.0, 1.0), (0.58, 0.20, 48.0, 0.8), (0.62, -0.18, -46.0, 0.8), (0.38, -0.2, -62.0, 0.62)]
    for x, y, lean, size in spots[:blooms]:
        neck = Canvas(SIZE, 2)
        neck.stroke(bezier([at(x - 0.16, 0), at(x - 0.04, y * 0.5), at(x, y)], 10), height * 0.02, WHITE)
        layers += [solid(neck.alpha(), LEAF, 3), *bloom(at(x, y), height * 0.24 * size, degrees + lean)]
    return stack(*layers, reach=3)


def bloom(root: Point, length: float, degrees: float) -> list[Image.Image]:
    """The open trumpet of a lily: five petals and golden stamens."""
    layers = []
    for turns in ((-58, 58), (-30, 30), (0,)):
        petals = Canvas(SIZE, 2)
        for d in turns:
            tip = polar(polar(root, length * 0.6, degrees + d * 0.4), length * 0.62, degrees + d * 1.5)
            petals.stroke(
                bezier([root, polar(root, length * 0.75, degrees + d * 0.5), tip], 18),
                taper(length * 0.34, 0.75),
                WHITE,
            )
        layers.append(solid(petals.alpha(), PETAL, length * 0.08, 2.2))
    stamens = Canvas(SIZE, 2, (240, 180, 50))
    for d in (-22, 0, 22):
        stamens.line(
            [polar(root, length * 0.5, degrees), polar(root, length * 0.98, degrees + d)], 2.5, (250, 214, 120)
        )
        stamens.disc(polar(root, length * 0.98, degrees + d), length * 0.035, (214, 130, 20))
    return [*layers, stamens.image()]


def rose(centre: Point, radius: float, tone: Color = (255, 236, 232)) -> Image.Image:
    """A rose seen from above: rings of petals about a spiral heart."""
    canvas = Canvas(SIZE, 2, tone)
    for ring, count in ((1.0, 7), (0.74, 6), (0.5, 5), (0.28, 3)):
        for k in range(count):
            d = k * 360 / count + ring * 140
            spot = polar(centre, radius * ring * 0.55, d)
            canvas.disc(spot, radius * ring * 0.52, mix(tone, (130, 30, 60), 0.42))
            canvas.disc(
                polar(spot, radius * 0.05, d + 200), radius * ring * 0.47, mix(tone, (190, 80, 100), 0.36 * (1 - ring))
            )
    canvas.disc(centre, radius * 0.1, mix(tone, (150, 40, 70), 0.6))
    return canvas.image()


def wreath(centre: Point, radius: float, stops: Stops = GOLD, leaves: int = 26, gap: float = 24) -> Image.Image:
    """A laurel wreath, open at the top."""
    canvas, berries = Canvas(SIZE, 2), Canvas(SIZE, 2)
    for s in (-1, 1):
        for k in range(leaves):
            d = 90 + s * (6 + (174 - gap) * k / leaves)
            root = polar(centre, radius, d)
            for lean, reach in ((38, 0.26), (-34, 0.22)):
                tip = polar(root, radius * reach, d + s * (90 - lean))
                canvas.stroke(
                    bezier([root, polar(root, radius * reach * 0.5, d + s * (90 - lean * 1.6)), tip], 8),
                    taper(radius * 0.085, 0.7),
                    WHITE,
                )
            if k % 3 == 1:
                berries.disc(polar(centre, radius * 0.99, d), radius * 0.03, WHITE)
    return stack(gilded(canvas.alpha(), "laurel", 3, stops), gilded(berries.alpha(), "berry", 4), reach=3)


# ---------------------------------------------------------------- signs


def great_eye(centre: Point, width: float, iris: Color) -> Image.Image:
    """A single great eye with golden lashes of light."""
    canvas, gold = Canvas(SIZE, 3), Canvas(SIZE, 2)
    for k in range(-6, 7):
        for s in (-1, 1):
            d = s * 90 + k * 11
            far = width * (0.66 if k % 2 else 0.78)
            gold.stroke(
                [polar(centre, width * 0.42, d), polar(centre, width * 0.5, d), polar(centre, far, d)],
                width * 0.03,
                WHITE,
            )
    eye(canvas, centre, width, 0, iris)
    for k in range(28):
        canvas.line(
            [polar(centre, width * 0.085, k * 360 / 28), polar(centre, width * 0.14, k * 360 / 28)],
            width * 0.006,
            mix(iris, WHITE, 0.6 if k % 2 else 0.1),
            200,
            solid=False,
        )
    return stack(gilded(gold.alpha(), "lashes", 3), canvas.image(), reach=3)


def wax_seal(centre: Point, radius: float, seed: object, charge: str = "star", stops: Stops = WAX) -> Image.Image:
    """A blob of sealing wax with an emblem pressed into it."""
    source = rng(seed, "wax")
    waves = [(n, source.uniform(0, 6.3), source.uniform(0.4, 1.0) / n) for n in (3, 5, 8)]
    edge = [
        polar(centre, radius * (1 + 0.09 * sum(a * math.sin(n * math.radians(d) + p) for n, p, a in waves)), d)
        for d in range(0, 360, 3)
    ]
    inner = Canvas(SIZE, 2)
    inner.ring(centre, radius * 0.74, radius * 0.06, WHITE)
    arms_motifs.emblem(inner, charge, centre, radius * 0.56, WHITE)
    return stack(
        solid(cut(edge), stops, radius * 0.22, 3.4),
        solid(inner.alpha(), stops, radius * 0.07, 3.4),
        shadow=0.9,
        reach=max(2, round(radius * 0.05)),
    )


def geometry(centre: Point, radius: float) -> Image.Image:
    """Thirteen circles in fruit order and every line between their middles: a mask of the archangel's cube."""
    canvas = Canvas(SIZE, 2)
    spots = [centre]
    spots += [polar(centre, radius * r, k * 60 - 90) for r in (0.42, 0.84) for k in range(6)]
    for a, b in itertools.combinations(spots, 2):
        canvas.line([a, b], 2.0, WHITE)
    for spot in spots:
        canvas.ring(spot, radius * 0.205, 3.4, WHITE)
        canvas.disc(spot, 6, WHITE)
    for pair in itertools.pairwise([*spots[7:], spots[7]]):
        canvas.line(list(pair), 5, WHITE)
    return canvas.alpha()


def fish(centre: Point, length: float, degrees: float, stops: Stops = SILVER) -> Image.Image:
    """A silver fish with fins and scales."""
    at = place(centre, length / 2, degrees)
    side = spline([(-0.72, 0.06), (-0.4, 0.24), (0.1, 0.34), (0.6, 0.24), (1.0, 0.0)], 8)
    outline = [at(x, y) for x, y in side] + [at(x, -y) for x, y in reversed(side)]
    fins = cut(
        [at(-0.68, 0), at(-1.1, -0.42), at(-0.96, 0), at(-1.1, 0.42)],
        [at(0.2, -0.28), at(-0.1, -0.56), at(-0.35, -0.24)],
        [at(0.2, 0.28), at(0.0, 0.5), at(-0.2, 0.26)],
    )
    marks = Canvas(SIZE, 2, (70, 90, 120))
    for k in range(7):
        for j in range(-2, 3):
            spot = at(-0.5 + k * 0.16 + (0.08 if j % 2 else 0), j * 0.09)
            marks.line([polar(spot, length * 0.045, degrees + d) for d in range(-60, 61, 20)], 1.8, (92, 112, 146))
    marks.disc(at(0.74, -0.05), length * 0.03, WHITE)
    marks.disc(at(0.74, -0.05), length * 0.018, (10, 16, 30))
    return stack(gilded(fins, "fin", 3, stops), solid(cut(outline), stops, length * 0.09, 2.4), marks.image(), reach=2)
