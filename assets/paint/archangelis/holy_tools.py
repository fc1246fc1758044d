"""What the holy hosts hold: arms, instruments and writing, each an RGBA layer of the picture's size."""

from __future__ import annotations

import math

from PIL import Image

from ..brush import GOLD, Canvas, Color, Point, Stops, bezier, lerp, mix, placed, polar, rng, spline, taper
from ..motifs import arms as arms_motifs
from ..motifs import regalia
from ..motifs.figures import stack
from .holy_skies import SIZE, WHITE, gilded, star
from .holy_things import PARCHMENT, cut, place, solid

# ---------------------------------------------------------------- arms


def sword(hilt: Point, tip: Point, width: float, seed: object = 0, steel: Color = (252, 250, 242)) -> Image.Image:
    """A sword from hilt to tip."""
    pad = width * 4
    x0, y0 = min(hilt[0], tip[0]) - pad, min(hilt[1], tip[1]) - pad
    size = (round(abs(hilt[0] - tip[0]) + 2 * pad), round(abs(hilt[1] - tip[1]) + 2 * pad))
    hilt, tip = (hilt[0] - x0, hilt[1] - y0), (tip[0] - x0, tip[1] - y0)
    edge = mix(steel, (70, 90, 140), 0.55)
    return placed(arms_motifs.blade(size, hilt, tip, width, (steel, edge), seed), SIZE, (round(x0), round(y0)))


def spear(foot: Point, tip: Point, width: float, shaft: Color = (150, 92, 40)) -> Image.Image:
    """A spear with a bright head."""
    canvas = Canvas(SIZE, 2, shaft)
    arms_motifs.spear(canvas, foot, tip, width, shaft, (255, 246, 220))
    return canvas.image()


def shield(centre: Point, width: float, hue: Color, charge: str, seed: object = 0) -> Image.Image:
    """A heater shield with a golden charge."""
    side = round(width * 1.5)
    layer = arms_motifs.shield((side, side), (side / 2, side / 2), width, hue, charge, seed)
    return placed(layer, SIZE, (round(centre[0] - side / 2), round(centre[1] - side / 2)))


def crown(centre: Point, width: float, points: int = 5, seed: object = 0, stops: Stops = GOLD) -> Image.Image:
    """A jewelled crown."""
    side = round(width * 1.5)
    layer = regalia.crown((side, side), (side / 2, side / 2), width, points, seed, stops)
    return placed(layer, SIZE, (round(centre[0] - side / 2), round(centre[1] - side / 2)))


def standard(foot: Point, height: float, width: float, hue: Color, charge: str, seed: object = 0) -> Image.Image:
    """A banner hanging from a cross bar on a tall pole."""
    canvas = Canvas(SIZE, 2, (120, 70, 30))
    top = (foot[0], foot[1] - height)
    canvas.line([foot, top], width * 0.06, (150, 96, 40))
    canvas.line([(foot[0] - width * 0.015, foot[1]), (top[0] - width * 0.015, top[1])], width * 0.018, (255, 224, 150))
    arms_motifs.banner(canvas, (top[0], top[1] + width * 0.18), width, height * 0.62, hue, charge, seed)
    star(canvas, top, width * 0.2, (255, 230, 150))
    return canvas.image()


# ---------------------------------------------------------------- instruments


def trumpet(mouth: Point, bell: Point, width: float, stops: Stops = GOLD, seed: object = 0) -> Image.Image:
    """A long herald's trumpet from mouthpiece to bell, with knops and rings."""
    length = math.hypot(bell[0] - mouth[0], bell[1] - mouth[1])
    heading = math.degrees(math.atan2(bell[1] - mouth[1], bell[0] - mouth[0]))
    at = place(mouth, length, heading)
    w = width / length
    half = [(0.0, 0.16), (0.03, 0.10), (0.30, 0.11), (0.62, 0.15), (0.80, 0.24), (0.92, 0.46), (1.0, 0.95)]
    side = spline([(x, y * w) for x, y in half], 10)
    tube = cut([at(x, y) for x, y in side] + [at(x, -y) for x, y in reversed(side)])
    knops = Canvas(SIZE, 2)
    for x, size in ((0.0, 0.26), (0.30, 0.24), (0.36, 0.18), (0.62, 0.28), (0.68, 0.2)):
        knops.poly(
            [at(x - 0.014, size * w), at(x + 0.014, size * w), at(x + 0.014, -size * w), at(x - 0.014, -size * w)],
            WHITE,
        )
    rim = Canvas(SIZE, 2)
    ring = [at(1.0 + 0.16 * w * math.cos(a / 20 * math.pi), 0.97 * w * math.sin(a / 20 * math.pi)) for a in range(40)]
    rim.poly(ring, WHITE)
    dark = Canvas(SIZE, 2, (70, 34, 8))
    dark.poly(
        [at(1.0 + 0.10 * w * math.cos(a / 20 * math.pi), 0.80 * w * math.sin(a / 20 * math.pi)) for a in range(40)],
        (70, 34, 8),
    )
    return stack(
        solid(tube, stops, width * 0.28, 4.5),
        gilded(knops.alpha(), (seed, 1), 3),
        gilded(rim.alpha(), (seed, 2), 3, stops),
        dark.image(),
        reach=3,
    )


def harp(centre: Point, height: float, seed: object = 0) -> Image.Image:
    """A harp with a curved neck, a pillar, fifteen strings and a scroll at its shoulder."""
    at = place(centre, height / 2)
    wood = Canvas(SIZE, 2)
    neck = bezier([at(-0.55, -0.80), at(-0.2, -1.15), at(0.1, -0.45), at(0.62, -0.78)], 30)
    pillar = bezier([at(-0.55, -0.82), at(-0.72, 0.0), at(-0.38, 0.95)], 20)
    chest = bezier([at(0.62, -0.76), at(0.34, 0.25), at(-0.36, 0.95)], 20)
    for path, width in ((neck, 0.15), (pillar, 0.13), (chest, 0.2)):
        wood.stroke(path, taper(height / 2 * width, 0.3), WHITE)
    wood.disc(at(-0.55, -0.84), height * 0.06, WHITE)
    wood.disc(at(0.64, -0.78), height * 0.055, WHITE)
    wood.poly([at(-0.56, 0.92), at(-0.16, 0.92), at(-0.08, 1.02), at(-0.64, 1.02)], WHITE)
    strings = Canvas(SIZE, 2, (255, 248, 220))
    for k in range(13):
        t = (k + 1) / 14
        strings.line([neck[round(t * 30)], chest[round((1 - t) * 16) + 1]], 2.2, (255, 248, 220))
    return stack(strings.image(), gilded(wood.alpha(), seed, height * 0.02), reach=4)


# ---------------------------------------------------------------- writing


def scroll(centre: Point, width: float, height: float, seed: object = 0, degrees: float = 0.0) -> Image.Image:
    """An unrolled scroll: rolls above and below, lines of writing, golden knobs."""
    at = place(centre, 1.0, degrees)
    w, h = width / 2, height / 2
    sag = [at(-w + 2 * w * t, h + 10 * math.sin(t * math.pi)) for t in (k / 10 for k in range(11))]
    sheet = solid(cut([at(-w, -h), at(w, -h), *reversed(sag)]), PARCHMENT, width * 0.06)
    ink = Canvas(SIZE, 2, (96, 50, 20))
    source = rng(seed, "ink")
    rows = max(4, round(height / 22))
    for k in range(rows):
        y = lerp(-h * 0.70, h * 0.78, k / (rows - 1))
        x = -w * 0.72
        while x < w * 0.6:
            word = source.uniform(0.10, 0.3) * w
            ink.line([at(x, y), at(min(x + word, w * 0.74), y)], max(2.0, height * 0.014), (112, 62, 26))
            x += word + w * 0.09
    rolls, knobs = Canvas(SIZE, 2), Canvas(SIZE, 2)
    thick = max(14.0, height * 0.09)
    for y in (-h, h + 8):
        rolls.line([at(-w * 1.08, y), at(w * 1.08, y)], thick, WHITE)
        for s in (-1, 1):
            knobs.line([at(s * w * 1.08, y), at(s * w * 1.2, y)], thick * 0.5, WHITE)
            knobs.disc(at(s * w * 1.22, y), thick * 0.42, WHITE)
    return stack(
        sheet, ink.image(), gilded(knobs.alpha(), seed, 3), solid(rolls.alpha(), PARCHMENT, thick * 0.4), reach=4
    )


def book(centre: Point, width: float, seed: object = 0, cover: Color = (110, 20, 40)) -> Image.Image:
    """An open book seen from before: two bowed pages with writing, a cover with golden corners."""
    at = place(centre, width / 2)
    boards = Canvas(SIZE, 2, cover)
    boards.poly([at(-1.06, -0.50), at(0, -0.40), at(1.06, -0.50), at(1.06, 0.62), at(0, 0.74), at(-1.06, 0.62)], cover)
    gold = Canvas(SIZE, 2)
    for s in (-1, 1):
        for y, d in ((-0.52, 1), (0.62, -1)):
            gold.poly([at(s * 1.08, y), at(s * 0.84, y + 0.02), at(s * 1.08, y + d * 0.22)], WHITE)
    pages, ink = Canvas(SIZE, 2), Canvas(SIZE, 2, (110, 62, 30))
    for s in (-1, 1):
        top = [at(s * x, y) for x, y in zip((0, 0.25, 0.6, 1.0), (-0.38, -0.52, -0.52, -0.44), strict=True)]
        low = [at(s * x, y) for x, y in zip((0, 0.25, 0.6, 1.0), (0.66, 0.52, 0.52, 0.58), strict=True)]
        upper, lower = spline(top, 8), spline(low, 8)
        pages.poly(upper + lower[::-1], WHITE)
        source = rng(seed, s)
        for k in range(9):
            t = 0.14 + 0.72 * k / 8
            line = [(lerp(p[0], q[0], t), lerp(p[1], q[1], t)) for p, q in zip(upper, lower, strict=True)]
            last = 21 if source.random() < 0.7 else 15
            ink.line(line[4:last], max(2.2, width * 0.009), (124, 72, 36))
        ink.disc(at(s * 0.26, -0.30), width * 0.03, (170, 30, 30))
    spine = Canvas(SIZE, 2, (90, 50, 20))
    spine.stroke([at(0, -0.40), at(0, 0.1), at(0, 0.70)], width * 0.014, (120, 70, 30))
    return stack(
        boards.image(),
        gilded(gold.alpha(), seed, 3),
        solid(pages.alpha(), PARCHMENT, width * 0.05),
        ink.image(),
        spine.image(),
        reach=5,
    )


def quill(tip: Point, length: float, degrees: float, tone: Color = (255, 250, 240)) -> Image.Image:
    """A goose quill whose nib is at the tip, leaning towards an angle."""
    at = place(tip, length, degrees)
    canvas = Canvas(SIZE, 2, tone)
    spine = bezier([at(0.0, 0.0), at(0.5, -0.06), at(1.0, 0.05)], 30)
    for s, shade_ in ((-1, 0.0), (1, 0.22)):
        vane = []
        for k in range(9, 31):
            t = (k - 9) / 21
            wide = math.sin(math.pi * min(1, t * 0.9 + 0.08)) ** 0.6 * 0.1 * length * (1 if k % 5 else 0.72)
            vane.append(polar(spine[k], wide, degrees + s * 62))
        canvas.poly([*spine[9:], *reversed(vane)], mix(tone, (120, 80, 60), shade_))
    canvas.stroke(spine, lambda t: length * 0.022 * (1 - 0.7 * t), (226, 178, 96))
    canvas.stroke(spine[:4], lambda t: length * 0.02 * t, (50, 30, 20))
    return canvas.image()
