"""Seals and ornament: sigils drawn from a name, round seals with lettering, borders with corner scrolls."""

from __future__ import annotations

import itertools
import math
import random

from PIL import Image, ImageChops, ImageDraw

from ..brush import Canvas, Color, Point, Size, bezier, font, lerp, mix, polar, rng, spline, taper

WHITE: Color = (255, 255, 255)


def sigil_path(name: str, centre: Point, radius: float) -> list[Point]:
    """The walk of a name over a rose of letters, fitted into a circle of the radius.

    Each letter has its place on the rose; a letter that comes again steps to another ring.
    """
    places = []
    seen: dict[str, int] = {}
    for letter in name.upper():
        if not letter.isalpha():
            continue
        index = (ord(letter) - 65) % 26
        again = seen.get(letter, 0)
        seen[letter] = again + 1
        ring = (1.0, 0.70, 0.42)[(index + again) % 3]
        places.append(polar((0.0, 0.0), ring, (index // 3) * 40 + (index % 3) * 13 - 90))
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    high, low = min(y for _, y in places), max(y for _, y in places)
    mx, my = (left + right) / 2, (high + low) / 2
    scale = radius / max(0.1, max(math.hypot(x - mx, y - my) for x, y in places))
    return [(centre[0] + (x - mx) * scale, centre[1] + (y - my) * scale) for x, y in places]


def sigil(
    canvas: Canvas, name: str, centre: Point, radius: float, width: float, color: Color = WHITE, twin: bool = False
) -> None:
    """The sigil of a name: one swelling pen line through its letters, a ring at the start, a bar at the end.

    Corners get small loops, crosses or dots chosen by the name, so that every name has its own hand.
    `twin` draws the mirror image too, for a symmetric seal.
    """
    source = rng(name, "sigil")
    path = sigil_path(name, centre, radius)
    if twin:
        _sigil_line(canvas, [(2 * centre[0] - x, y) for x, y in path], rng(name, "sigil"), width, color, -1)
    _sigil_line(canvas, path, source, width, color, 1)


def _sigil_line(
    canvas: Canvas, path: list[Point], source: random.Random, width: float, color: Color, hand: int
) -> None:
    for a, b in itertools.pairwise(path):
        bow = hand * source.choice((0.0, 0.0, 0.18, -0.18))
        middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bow, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow)
        line = bezier([a, middle, b], 18)
        canvas.stroke(line, lambda t: width * (0.55 + 0.45 * math.sin(math.pi * t)), color)
    for point in path[1:-1]:
        mark = source.randrange(4)
        if mark == 0:
            canvas.ring(point, width * 1.7, width * 0.5, color)
        elif mark == 1:
            canvas.disc(point, width * 1.1, color)
        elif mark == 2:
            for d in (45, 135):
                canvas.stroke([polar(point, width * 2.4, d), point, polar(point, -width * 2.4, d)], width * 0.6, color)
    canvas.ring(path[0], width * 2.4, width * 0.7, color)
    canvas.disc(path[0], width * 0.9, color)
    before, end = path[-2], path[-1]
    heading = math.degrees(math.atan2(end[1] - before[1], end[0] - before[0]))
    canvas.stroke(
        [polar(end, width * 3.4, heading + 90), end, polar(end, width * 3.4, heading - 90)], width * 1.1, color
    )


def ring_text(
    size: Size,
    text: str,
    centre: Point,
    radius: float,
    height: int,
    start: float = -90,
    face: str = "SourceSerifPro-Semibold",
) -> Image.Image:
    """An L mask of letters set around a circle, evenly, feet towards the centre."""
    ss = 3
    letters = font(face, height * ss)
    sheet = Image.new("L", (size[0] * ss, size[1] * ss))
    for k, letter in enumerate(text):
        angle = start + k * 360 / len(text)
        tile = Image.new("L", (height * ss * 2, height * ss * 2))
        ImageDraw.Draw(tile).text((height * ss, height * ss), letter, fill=255, font=letters, anchor="mm")
        tile = tile.rotate(-(angle + 90), Image.Resampling.BICUBIC)
        x, y = polar(centre, radius, angle)
        at = (round(x * ss - height * ss), round(y * ss - height * ss))
        spot = (at[0], at[1], at[0] + tile.width, at[1] + tile.height)
        sheet.paste(ImageChops.lighter(sheet.crop(spot), tile), at)
    return sheet.resize(size, Image.Resampling.LANCZOS)


def star_polygon(
    canvas: Canvas, centre: Point, radius: float, points: int, step: int, width: float, color: Color = WHITE
) -> None:
    """A star drawn in one line through every step-th of the points (heptagram 7/3, octagram 8/3...)."""
    walk = [polar(centre, radius, -90 + k * step * 360 / points) for k in range(points + 1)]
    for a, b in itertools.pairwise(walk):
        canvas.line([a, b], width, color)
    if math.gcd(points, step) > 1:
        for first in range(1, math.gcd(points, step)):
            walk = [polar(centre, radius, -90 + (first + k * step) * 360 / points) for k in range(points + 1)]
            canvas.line(walk, width, color)


def seal_rings(canvas: Canvas, centre: Point, radius: float, seed: object = 0, color: Color = WHITE) -> None:
    """The frame of a great seal: ruled rings, beads, ticks like a dial, small signs around it."""
    unit = radius / 100
    for share, width in ((1.0, 1.6), (0.965, 0.5), (0.82, 0.5), (0.80, 1.1), (0.60, 0.7)):
        canvas.ring(centre, radius * share, max(0.8, width * unit), color)
    for k in range(180):
        inner = 0.94 if k % 5 == 0 else 0.952
        canvas.line(
            [polar(centre, radius * inner, k * 2), polar(centre, radius * 0.962, k * 2)], max(0.6, 0.35 * unit), color
        )
    for k in range(72):
        canvas.disc(polar(centre, radius * 0.775, k * 5), 0.65 * unit, color)
    source = rng(seed, "seal")
    for k in range(8):
        spot = polar(centre, radius * 0.70, k * 45 + 22.5)
        kind = source.randrange(3)
        if kind == 0:
            canvas.ring(spot, 4.2 * unit, 0.7 * unit, color)
            canvas.disc(spot, 1.5 * unit, color)
        elif kind == 1:
            canvas.poly([polar(spot, (5.4 if i % 2 == 0 else 1.7) * unit, i * 45 + k * 45) for i in range(8)], color)
        else:
            canvas.line([polar(spot, 4.4 * unit, k * 45 + d) for d in (0, 120, 240, 360)], 0.8 * unit, color)


def scroll(
    canvas: Canvas, root: Point, reach: float, turn: float, hand: int, color: Color = WHITE, width: float = 3
) -> None:
    """An acanthus scroll: a spiral that unrolls from root towards an angle, with leaves on its back."""
    curve: list[Point] = []
    for i in range(61):
        t = i / 60
        curl = turn - hand * 30 + hand * 430 * t**2.4
        step = reach / 60 * 2.4 * (1 - 0.85 * t)
        last = curve[-1] if curve else root
        curve.append(polar(last, step, curl))
    canvas.stroke(curve, lambda t: width * (1 - 0.72 * t) * min(1, 0.3 + 5 * t), color)
    canvas.disc(curve[-1], width * 0.85, color)
    for k in range(5):
        i = 6 + k * 8
        a, b = curve[i], curve[i + 1]
        heading = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - hand * 42
        leaf = reach * 0.20 * (1 - k * 0.13)
        tip = polar(a, leaf, heading)
        bend = polar(a, leaf * 0.6, heading - hand * 32)
        canvas.stroke(bezier([a, bend, tip], 12), taper(leaf * 0.30, 0.8), color)


def border(size: Size, inset: float = 22, seed: object = 0, corner: float = 90, color: Color = WHITE) -> Image.Image:
    """An L mask of a fine ornamental frame: ruled lines, scrolls in the corners, jewels at the middles."""
    w, h = size
    canvas = Canvas(size, 3)
    unit = corner / 90
    for gap, width in ((0, 2.2), (7, 0.9)):
        a = inset + gap * unit
        notch = corner * (0.34 if gap == 0 else 0.30)
        outline: list[Point] = []
        for cx, cy, turn in ((a, a, 90), (w - a, a, 180), (w - a, h - a, 270), (a, h - a, 360)):
            outline += [polar((cx, cy), notch, turn - d) for d in range(0, 91, 6)]
        canvas.line([*outline, outline[0]], width * unit, color)
    for sx, sy in ((0, 0), (1, 0), (1, 1), (0, 1)):
        x, y = abs(sx * w - inset), abs(sy * h - inset)
        dx, dy = 1 - 2 * sx, 1 - 2 * sy
        centre = (x + dx * corner * 0.02, y + dy * corner * 0.02)
        canvas.disc((x + dx * corner * 0.10, y + dy * corner * 0.10), corner * 0.055, color)
        canvas.ring((x + dx * corner * 0.10, y + dy * corner * 0.10), corner * 0.12, 1.2 * unit, color)
        flat, steep = (0 if dx > 0 else 180), (90 if dy > 0 else -90)
        hand = dx * dy
        root = (centre[0] + dx * corner * 0.32, centre[1] + dy * corner * 0.32)
        scroll(canvas, root, corner * 0.78, flat, hand, color, 3.2 * unit)
        scroll(canvas, root, corner * 0.78, steep, -hand, color, 3.2 * unit)
    for x, y, across in (
        (w / 2, inset, True),
        (w / 2, h - inset, True),
        (inset, h / 2, False),
        (w - inset, h / 2, False),
    ):
        for share in (-1, 1):
            for k, (far, size_) in enumerate(((0.16, 0.050), (0.27, 0.032), (0.35, 0.020))):
                step = share * corner * far * (1 + 0.1 * k)
                spot = (x + step, y) if across else (x, y + step)
                canvas.disc(spot, corner * size_, color)
        long, thin = corner * 0.10, corner * 0.075
        canvas.poly([(x - long, y), (x, y - thin * 1.3), (x + long, y), (x, y + thin * 1.3)], color)
    return canvas.alpha()


def constellation(
    canvas: Canvas, points: list[Point], links: list[tuple[int, int]], color: Color, radius: float = 2.4
) -> None:
    """Stars joined by fine lines that stop short of them."""
    for a, b in links:
        p, q = points[a], points[b]
        ends = [(lerp(p[0], q[0], t), lerp(p[1], q[1], t)) for t in (0.08, 0.92)]
        canvas.line(ends, 1.0, mix(color, (0, 0, 0), 0.35))
    for k, point in enumerate(points):
        size = radius * (1.0 + 0.6 * (k % 3 == 0))
        canvas.disc(point, size * 0.7, WHITE)
        canvas.poly([polar(point, size * (2.6 if i % 2 == 0 else 0.6), i * 45) for i in range(8)], color)


def vine(
    canvas: Canvas, start: Point, end: Point, waves: int, height: float, color: Color = WHITE, width: float = 2
) -> None:
    """A running vine with leaves on alternate sides, for edges and dividers."""
    points = []
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    for i in range(waves * 2 + 1):
        t = i / (waves * 2)
        side = height * (0 if i in (0, waves * 2) else (1 if i % 2 else -1))
        points.append((start[0] + dx * t + nx * side, start[1] + dy * t + ny * side))
    curve = spline(points, 12)
    canvas.stroke(curve, taper(width, 0.25), color)
    for i in range(8, len(curve) - 8, 6):
        a, b = curve[i], curve[i + 1]
        side = 1 if (i // 6) % 2 else -1
        heading = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + side * 55
        leaf = [
            a,
            polar(polar(a, height * 0.5, heading), height * 0.16, heading + 90),
            polar(a, height * 0.95, heading),
        ]
        canvas.stroke(bezier(leaf, 10), taper(height * 0.34, 0.8), color)
