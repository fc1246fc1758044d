"""Painting primitives: seeded noise, gradients, light, relief, tapered strokes, gold and lettering.

Everything is a pure function on PIL images (or draws on a Canvas) and takes an explicit seed, so that a
painting gives the same pixels on every run. `L` images are used as masks, heights or light maps and become
colour through `colourise`; a `Canvas` paints shapes at a multiple of the final size and scales down.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageFont, ImageOps

Point = tuple[float, float]
Color = tuple[int, int, int]
Stops = Sequence[tuple[float, Color]]
Size = tuple[int, int]

FONTS = Path(__file__).resolve().parents[1] / "fonts"

GOLD: Stops = (
    (0.0, (38, 18, 4)),
    (0.25, (112, 66, 16)),
    (0.48, (190, 134, 44)),
    (0.68, (236, 194, 100)),
    (0.85, (255, 233, 168)),
    (1.0, (255, 252, 232)),
)
IVORY: Stops = (
    (0.0, (40, 24, 26)),
    (0.28, (128, 92, 72)),
    (0.5, (222, 200, 164)),
    (0.7, (250, 240, 214)),
    (1.0, (255, 255, 250)),
)
OBSIDIAN: Stops = (
    (0.0, (2, 2, 6)),
    (0.45, (18, 18, 30)),
    (0.62, (46, 48, 70)),
    (0.82, (120, 128, 160)),
    (1.0, (226, 232, 250)),
)
IRON: Stops = (
    (0.0, (8, 4, 6)),
    (0.4, (38, 26, 28)),
    (0.62, (86, 62, 60)),
    (0.82, (168, 118, 96)),
    (1.0, (255, 214, 170)),
)


# ---------------------------------------------------------------- colour and numbers


def rng(*seed: object) -> random.Random:
    """A random source that depends only on the given values (never on hash order)."""
    return random.Random("|".join(map(str, seed)))


def lerp(a: float, b: float, t: float) -> float:
    """The number a share t of the way from a to b."""
    return a + (b - a) * t


def smooth(t: float) -> float:
    """Smoothstep of t, clamped to 0..1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def mix(a: Color, b: Color, t: float) -> Color:
    """The colour a share t of the way from a to b."""
    t = min(1.0, max(0.0, t))
    return (round(lerp(a[0], b[0], t)), round(lerp(a[1], b[1], t)), round(lerp(a[2], b[2], t)))


def ramp(stops: Stops, t: float) -> Color:
    """The colour at place t (0..1) of a multi-stop gradient."""
    if t <= stops[0][0]:
        return stops[0][1]
    for (t0, c0), (t1, c1) in itertools.pairwise(stops):
        if t <= t1:
            return mix(c0, c1, (t - t0) / max(1e-6, t1 - t0))
    return stops[-1][1]


def hexrgb(text: str) -> Color:
    """A colour from '#rrggbb'."""
    value = int(text.lstrip("#"), 16)
    return (value >> 16, value >> 8 & 255, value & 255)


# ---------------------------------------------------------------- points and curves


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at an angle (0 = right, 90 = down) and distance from a centre."""
    a = math.radians(degrees)
    return (centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a))


def bezier(points: Sequence[Point], n: int = 24) -> list[Point]:
    """n + 1 points along the bezier curve with these control points (any number)."""
    out = []
    for i in range(n + 1):
        t = i / n
        work = list(points)
        while len(work) > 1:
            work = [(lerp(p[0], q[0], t), lerp(p[1], q[1], t)) for p, q in itertools.pairwise(work)]
        out.append(work[0])
    return out


def spline(points: Sequence[Point], n: int = 10, closed: bool = False) -> list[Point]:
    """A smooth Catmull-Rom curve through all the points, n steps between neighbours."""
    count = len(points)
    out: list[Point] = []
    for i in range(count if closed else count - 1):
        if closed:
            p = [points[(i + k) % count] for k in (-1, 0, 1, 2)]
        else:
            p = [points[min(count - 1, max(0, i + k))] for k in (-1, 0, 1, 2)]
        for s in range(n):
            t = s / n
            out.append((_catmull(p, 0, t), _catmull(p, 1, t)))
    if not closed:
        out.append(points[-1])
    return out


def _catmull(p: Sequence[Point], axis: int, t: float) -> float:
    a, b, c, d = (q[axis] for q in p)
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def mirror(points: Sequence[Point], axis_x: float) -> list[Point]:
    """The points mirrored in a vertical line, in reverse order (to close a symmetric outline)."""
    return [(2 * axis_x - x, y) for x, y in reversed(points)]


def ribbon(points: Sequence[Point], width: Callable[[float], float]) -> list[Point]:
    """The outline of a stroke along points whose full width at share t is width(t)."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        x0, y0 = points[max(0, i - 1)]
        x1, y1 = points[min(last, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        half = width(i / max(1, last)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return left + right[::-1]


def taper(width: float, power: float = 0.6) -> Callable[[float], float]:
    """A width profile that swells from nothing to `width` in the middle and back."""
    return lambda t: width * max(0.0, math.sin(math.pi * min(1.0, max(0.0, t)))) ** power


def narrowing(width: float, power: float = 0.8, root: float = 1.0) -> Callable[[float], float]:
    """A width profile for tongues and trails: quickly full (from share `root`), then running out."""
    return lambda t: width * max(0.0, 1 - t) ** power * min(1.0, root + t * 3)


def pointed(width: float, power: float = 1.0) -> Callable[[float], float]:
    """A width profile that starts full and runs out to a point."""
    return lambda t: width * max(0.0, 1 - t) ** power


# ---------------------------------------------------------------- noise


def noise(
    size: Size,
    seed: object,
    cell: float | tuple[float, float] = 64,
    octaves: int = 5,
    gain: float = 0.55,
    angle: float | None = None,
) -> Image.Image:
    """Layered smooth noise (L, full contrast); `cell` is the size of the largest blobs, (x, y) stretches."""
    source = rng(seed, "noise")
    cx, cy = cell if isinstance(cell, tuple) else (cell, cell)
    total = 0.0
    result = Image.new("L", size, 128)
    for octave in range(octaves):
        scale = 2.0**octave
        if min(cx, cy) / scale < 1.0 and octave:
            break
        turn = math.radians(source.uniform(0, 360) if angle is None else angle)
        layer = _lattice(size, source, cx / scale, cy / scale, turn)
        amount = gain**octave
        total += amount
        result = Image.blend(result, layer, amount / total)
    return ImageOps.autocontrast(result, cutoff=0.5)


def _lattice(size: Size, source: random.Random, cx: float, cy: float, turn: float) -> Image.Image:
    diagonal = math.hypot(*size)
    w, h = int(diagonal / cx) + 8, int(diagonal / cy) + 8
    cells = Image.frombytes("L", (w, h), source.randbytes(w * h))
    cos, sin = math.cos(turn), math.sin(turn)
    mx, my = size[0] / 2, size[1] / 2
    a, b, d, e = cos / cx, sin / cx, -sin / cy, cos / cy
    matrix = (a, b, w / 2 - a * mx - b * my, d, e, h / 2 - d * mx - e * my)
    return cells.transform(size, Image.Transform.AFFINE, matrix, Image.Resampling.BICUBIC)


def ridges(size: Size, seed: object, cell: float | tuple[float, float] = 64, octaves: int = 5) -> Image.Image:
    """Noise folded at its middle: bright thin veins, for lightning, marble, cracks, nebula filaments."""
    return noise(size, seed, cell, octaves).point([255 - min(255, abs(v - 128) * 4) for v in range(256)])


def warp(image: Image.Image, seed: object, amount: float, cell: float = 90) -> Image.Image:
    """The image pulled about by smooth noise of up to `amount` pixels (turns noise into swirls)."""
    w, h = image.size
    nx, ny = max(3, round(w / cell * 3)), max(3, round(h / cell * 3))
    across = noise((nx + 1, ny + 1), (seed, "x"), 4, 2).tobytes()
    down = noise((nx + 1, ny + 1), (seed, "y"), 4, 2).tobytes()

    def place(i: int, j: int) -> Point:
        spot = j * (nx + 1) + i
        x = i * w / nx + (across[spot] / 127.5 - 1) * amount
        y = j * h / ny + (down[spot] / 127.5 - 1) * amount
        return (min(w - 1.0, max(0.0, x)), min(h - 1.0, max(0.0, y)))

    mesh = []
    for j in range(ny):
        for i in range(nx):
            box = (i * w // nx, j * h // ny, (i + 1) * w // nx, (j + 1) * h // ny)
            corners = (place(i, j), place(i, j + 1), place(i + 1, j + 1), place(i + 1, j))
            mesh.append((box, tuple(v for corner in corners for v in corner)))
    return image.transform(image.size, Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)


def levels(image: Image.Image, low: int, high: int, gamma: float = 1.0) -> Image.Image:
    """An L image with low..high stretched to 0..255 and bent by gamma (> 1 darkens the middle)."""
    span = max(1, high - low)
    return image.point([round(255 * min(1.0, max(0.0, (v - low) / span)) ** gamma) for v in range(256)])


def grain(image: Image.Image, seed: object, amount: float = 5) -> Image.Image:
    """The RGB image with a fine film grain, which also hides banding."""
    w, h = image.size
    dust = Image.frombytes("L", image.size, rng(seed, "grain").randbytes(w * h))
    dust = dust.filter(ImageFilter.GaussianBlur(0.6))
    layer = Image.merge("RGB", (dust, dust, dust))
    return ImageChops.add(image, layer.point([round((v - 128) * amount / 64 + 128) for v in range(256)] * 3), 1, -128)


# ---------------------------------------------------------------- gradients


def linear(size: Size, angle: float = 90) -> Image.Image:
    """An L gradient 0..255 rising towards the angle (0 = right, 90 = down)."""
    w, h = size
    a = math.radians(angle)
    cos, sin = math.cos(a), math.sin(a)
    span = abs(w * cos) + abs(h * sin)
    strip = Image.new("L", (256, 3))
    strip.putdata(list(range(256)) * 3)
    ax, ay = cos / span * 255, sin / span * 255
    matrix = (ax, ay, 128 - ax * w / 2 - ay * h / 2, 0, 0, 1.5)
    return strip.transform(size, Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR)


def radial(size: Size, centre: Point, radius: float | Point, power: float = 1.0) -> Image.Image:
    """An L glow: 255 at the centre falling to 0 at the radius (rx, ry); power > 1 concentrates it."""
    rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
    disc = ImageChops.invert(Image.radial_gradient("L"))
    kx, ky = 128 / rx, 128 / ry
    matrix = (kx, 0, 128 - kx * centre[0], 0, ky, 128 - ky * centre[1])
    flat = levels(disc, 75, 255, power)
    return flat.transform(size, Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR)


def colourise(image: Image.Image, stops: Stops) -> Image.Image:
    """An L image turned to RGB through a multi-stop gradient."""
    table = [ramp(stops, v / 255) for v in range(256)]
    return Image.merge("RGB", [image.point([c[k] for c in table]) for k in range(3)])


def gradient(size: Size, stops: Stops, angle: float = 90) -> Image.Image:
    """An RGB multi-stop gradient towards the angle (90 = top to bottom)."""
    return colourise(linear(size, angle), stops)


# ---------------------------------------------------------------- combining


def scaled(mask: Image.Image, amount: float) -> Image.Image:
    """An L image with every value multiplied by amount."""
    return mask.point([min(255, round(v * amount)) for v in range(256)])


def times(*masks: Image.Image) -> Image.Image:
    """L (or RGB) images multiplied together."""
    result = masks[0]
    for mask in masks[1:]:
        result = ImageChops.multiply(result, mask)
    return result


def tint(mask: Image.Image, color: Color) -> Image.Image:
    """A mask as an RGB light of one colour on black."""
    return Image.merge("RGB", [scaled(mask, c / 255) for c in color])


def light(base: Image.Image, mask: Image.Image, color: Color, strength: float = 1.0) -> Image.Image:
    """The RGB base with coloured light screened on through an L mask."""
    return ImageChops.screen(base, tint(scaled(mask, strength), color))


def shade(base: Image.Image, mask: Image.Image, color: Color = (0, 0, 0), strength: float = 1.0) -> Image.Image:
    """The RGB base covered with a flat colour through an L mask."""
    return Image.composite(Image.new("RGB", base.size, color), base, scaled(mask, strength))


def over(base: Image.Image, layer: Image.Image, at: tuple[int, int] = (0, 0), opacity: float = 1.0) -> Image.Image:
    """The RGB base with an RGBA layer laid on at a place."""
    result = base.copy()
    alpha = layer.getchannel("A")
    result.paste(layer.convert("RGB"), at, alpha if opacity >= 1 else scaled(alpha, opacity))
    return result


def with_alpha(colour: Image.Image, mask: Image.Image) -> Image.Image:
    """An RGBA layer from an RGB image and an L mask."""
    result = colour.convert("RGBA")
    result.putalpha(mask)
    return result


def placed(layer: Image.Image, size: Size, at: tuple[int, int]) -> Image.Image:
    """A layer (L or RGBA) on an empty sheet of the given size."""
    sheet = Image.new(layer.mode, size)
    sheet.paste(layer, at)
    return sheet


def shift(image: Image.Image, dx: int, dy: int) -> Image.Image:
    """The image moved by whole pixels, black coming in at the edges."""
    return placed(image, image.size, (dx, dy))


def nudge(image: Image.Image, dx: int, dy: int) -> Image.Image:
    """The image moved by whole pixels, its own edges staying behind (no black comes in)."""
    result = image.copy()
    result.paste(image, (dx, dy))
    return result


def saturate(image: Image.Image, amount: float) -> Image.Image:
    """The RGB image with stronger (> 1) or weaker colour."""
    return ImageEnhance.Color(image).enhance(amount)


# ---------------------------------------------------------------- light


def blur(image: Image.Image, radius: float) -> Image.Image:
    """A Gaussian blur that works at a smaller size when the radius is large."""
    step = max(1, int(radius / 6))
    if step == 1:
        return image.filter(ImageFilter.GaussianBlur(radius))
    w, h = image.size
    small = image.resize((max(1, w // step), max(1, h // step)), Image.Resampling.BOX)
    small = small.filter(ImageFilter.GaussianBlur(radius / step))
    return small.resize((w, h), Image.Resampling.BICUBIC)


def glow(base: Image.Image, mask: Image.Image, color: Color, radius: float, strength: float = 1.0) -> Image.Image:
    """The RGB base with the soft light of a shape's mask around it (three widths, so it has a core)."""
    for share, power in ((0.25, 0.7), (0.6, 0.6), (1.0, 0.6)):
        base = light(base, blur(mask, radius * share), color, strength * power)
    return base


def drop_shadow(
    base: Image.Image, mask: Image.Image, offset: tuple[int, int], radius: float, strength: float = 0.6
) -> Image.Image:
    """The RGB base darkened by the soft shadow of a shape."""
    return shade(base, blur(shift(mask, *offset), radius), (0, 0, 0), strength)


def rays(
    size: Size,
    centre: Point,
    seed: object,
    reach: float,
    count: int = 40,
    sharp: float = 2.0,
    arc: tuple[float, float] = (0, 360),
) -> Image.Image:
    """An L map of light rays that fan from a centre and fade out at `reach`; `count` sets how many."""
    source = rng(seed, "rays")
    steps = 1440
    level = [0.0] * steps
    for octave, amount in ((1, 0.55), (2.3, 0.3), (5.1, 0.15)):
        knots = max(3, int(count * octave))
        values = [source.random() for _ in range(knots)]
        for i in range(steps):
            place = i / steps * knots
            k = int(place)
            level[i] += amount * lerp(values[k % knots], values[(k + 1) % knots], smooth(place - k))
    w, h = max(1, size[0] // 2), max(1, size[1] // 2)
    sheet = Image.new("L", (w, h))
    draw = ImageDraw.Draw(sheet)
    middle = (centre[0] / 2, centre[1] / 2)
    for i in range(steps):
        degrees = i / steps * 360
        if not arc[0] <= degrees <= arc[1]:
            continue
        tips = [polar(middle, reach / 2, degrees + d) for d in (-0.16, 0.3)]
        value = min(1.0, max(0.0, (level[i] - 0.2) / 0.6)) ** sharp
        draw.polygon([middle, *tips], fill=round(255 * value))
    soft = sheet.filter(ImageFilter.GaussianBlur(1.2)).resize(size, Image.Resampling.BICUBIC)
    return times(soft, radial(size, centre, reach, 1.4))


def vignette(image: Image.Image, strength: float = 0.6, color: Color = (0, 0, 0)) -> Image.Image:
    """The RGB image darkened softly towards its edges and corners."""
    w, h = image.size
    hole = radial((w, h), (w / 2, h / 2), (w * 0.86, h * 0.82), 0.55)
    return shade(image, ImageChops.invert(hole), color, strength)


def stars(size: Size, seed: object, count: int, brightest: float = 2.2) -> Image.Image:
    """An RGB starfield on black (screen it on): many faint, few bright, some with a fine cross of light."""
    source = rng(seed, "stars")
    sheet = Image.new("RGB", (size[0] * 2, size[1] * 2))
    draw = ImageDraw.Draw(sheet)
    flares = []
    for _ in range(count):
        x, y = source.uniform(0, sheet.width), source.uniform(0, sheet.height)
        magnitude = source.random() ** 6
        colour = mix(source.choice([(190, 210, 255), (255, 244, 220), (255, 214, 170)]), (255, 255, 255), 0.4)
        radius = 0.6 + brightest * magnitude
        tone = mix((0, 0, 0), colour, 0.25 + 0.75 * source.random() * (0.4 + magnitude))
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=tone)
        if magnitude > 0.72:
            flares.append((x, y, radius * 7, colour))
    for x, y, reach, colour in flares:
        for dx, dy in ((1, 0), (0, 1)):
            for k in range(8):
                span = reach * (1 - k / 8)
                dim = mix((0, 0, 0), colour, (k + 1) / 10)
                draw.line((x - dx * span, y - dy * span, x + dx * span, y + dy * span), fill=dim)
    sheet = sheet.resize(size, Image.Resampling.BOX)
    halo = scaled_rgb(sheet.filter(ImageFilter.GaussianBlur(3)), 1.6)
    return ImageChops.screen(sheet, halo)


def scaled_rgb(image: Image.Image, amount: float) -> Image.Image:
    """An RGB image with every value multiplied by amount."""
    return image.point([min(255, round(v * amount)) for v in range(256)] * 3)


# ---------------------------------------------------------------- relief


def bevel(height: Image.Image, depth: float = 2, angle: float = 225, gain: float = 4.0) -> Image.Image:
    """An L light map (128 = flat) of a height map lit from an angle (225 = upper left)."""
    dx, dy = math.cos(math.radians(angle)) * depth, math.sin(math.radians(angle)) * depth
    step = (round(dx), round(dy))
    away, towards = nudge(height, -step[0], -step[1]), nudge(height, *step)
    return ImageChops.subtract(towards, away, 1 / gain, 128)


def inflate(mask: Image.Image, radius: float) -> Image.Image:
    """A rounded height map from a flat mask: high in the middle, falling towards its edges."""
    wide = blur(mask, radius)
    middle = blur(mask, radius / 2.5)
    fine = blur(mask, max(0.6, radius / 7))
    return times(mask, Image.blend(Image.blend(wide, middle, 0.45), fine, 0.25))


def relief(colour: Image.Image, lightmap: Image.Image, strength: float = 1.0, shadow: Color = (0, 0, 0)) -> Image.Image:
    """The RGB image lit by a light map (128 = unchanged, brighter screens, darker covers with shadow)."""
    high = lightmap.point([min(255, round(max(0, v - 128) * 2 * strength)) for v in range(256)])
    low = lightmap.point([min(255, round(max(0, 128 - v) * 2 * strength)) for v in range(256)])
    return light(shade(colour, low, shadow), high, (255, 246, 226))


def carve(
    mask: Image.Image,
    stops: Stops,
    radius: float = 6,
    height: Image.Image | None = None,
    angle: float = 225,
    gain: float = 3.0,
    depth: float = 2,
) -> Image.Image:
    """An RGBA solid cut from a mask: rounded, lit from an angle and coloured by a ramp (gold, ivory...).

    `height` adds inner form (folds, engraving) to the rounding of the outline.
    """
    form = inflate(mask, radius)
    if height is not None:
        form = Image.blend(form, height, 0.5)
        gain *= 2
    lit = bevel(blur(form, 0.8), depth, angle, gain)
    return with_alpha(colourise(lit, stops), mask)


def gold_leaf(mask: Image.Image, seed: object = "gold", radius: float = 3, stops: Stops = GOLD) -> Image.Image:
    """An RGBA layer of worn gold leaf in the shape of a mask: bevelled, sweeping light, fine mottling."""
    size = mask.size
    lit = bevel(inflate(mask, radius), max(1, radius / 2), 235, 2.2)
    sweep = noise(size, (seed, "sweep"), max(60, size[0] / 3), 2)
    mottle = noise(size, (seed, "mottle"), 14, 3)
    tone = Image.blend(Image.blend(lit, sweep, 0.30), mottle, 0.12)
    return with_alpha(colourise(levels(tone, 30, 215), stops), mask)


# ---------------------------------------------------------------- canvas


class Canvas:
    """A sheet painted at `ss` times its size; all coordinates are those of the final size.

    Colour and coverage are kept apart: `solid` shapes cover, shapes with solid=False only tint what lies
    under them (shadows, glazes), so that shading never frays an outline.
    """

    def __init__(self, size: Size, ss: int = 2, ground: Color = (0, 0, 0)) -> None:
        self.size = size
        self.ss = ss
        self.rgb = Image.new("RGB", (size[0] * ss, size[1] * ss), ground)
        self.mask = Image.new("L", self.rgb.size)
        self._paint = ImageDraw.Draw(self.rgb, "RGBA")
        self._cover = ImageDraw.Draw(self.mask)

    def poly(self, points: Sequence[Point], color: Color, alpha: int = 255, solid: bool = True) -> None:
        """A filled shape; alpha blends the colour with what is under it."""
        flat = [(x * self.ss, y * self.ss) for x, y in points]
        self._paint.polygon(flat, fill=(*color, alpha))
        if solid:
            self._cover.polygon(flat, fill=255)

    def stroke(
        self,
        points: Sequence[Point],
        width: float | Callable[[float], float],
        color: Color,
        alpha: int = 255,
        solid: bool = True,
    ) -> None:
        """A stroke along points; a number tapers to both ends, a function gives the width at each share."""
        profile = width if callable(width) else taper(width)
        self.poly(ribbon(points, profile), color, alpha, solid)

    def line(self, points: Sequence[Point], width: float, color: Color, alpha: int = 255, solid: bool = True) -> None:
        """A line of even width with round joints."""
        flat = [(x * self.ss, y * self.ss) for x, y in points]
        thick = max(1, round(width * self.ss))
        self._paint.line(flat, fill=(*color, alpha), width=thick, joint="curve")
        if solid:
            self._cover.line(flat, fill=255, width=thick, joint="curve")

    def disc(self, centre: Point, radius: float | Point, color: Color, alpha: int = 255, solid: bool = True) -> None:
        """A filled circle or ellipse."""
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        box = [(centre[0] - rx) * self.ss, (centre[1] - ry) * self.ss]
        box += [(centre[0] + rx) * self.ss, (centre[1] + ry) * self.ss]
        self._paint.ellipse(box, fill=(*color, alpha))
        if solid:
            self._cover.ellipse(box, fill=255)

    def ring(self, centre: Point, radius: float, width: float, color: Color, alpha: int = 255) -> None:
        """A circle line of even width whose middle runs at the radius."""
        outer = radius + width / 2
        box = [(v + s * outer) * self.ss for s in (-1, 1) for v in centre]
        thick = max(1, round(width * self.ss))
        self._paint.ellipse(box, outline=(*color, alpha), width=thick)
        self._cover.ellipse(box, outline=255, width=thick)

    def erase(self, points: Sequence[Point]) -> None:
        """Cut a shape out of the coverage."""
        self._cover.polygon([(x * self.ss, y * self.ss) for x, y in points], fill=0)

    def image(self) -> Image.Image:
        """The painting as an RGBA layer at the final size."""
        full = with_alpha(self.rgb, self.mask)
        return full.resize(self.size, Image.Resampling.LANCZOS)

    def alpha(self) -> Image.Image:
        """Only the coverage, as an L mask at the final size."""
        return self.mask.resize(self.size, Image.Resampling.LANCZOS)


# ---------------------------------------------------------------- perspective and lettering


def perspective(image: Image.Image, size: Size, corners: Sequence[Point]) -> Image.Image:
    """The image laid into four corners (upper left, upper right, lower right, lower left) of a new sheet."""
    w, h = image.size
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(corners, ((0, 0), (w, 0), (w, h), (0, h)), strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    return image.transform(size, Image.Transform.PERSPECTIVE, _solve(rows), Image.Resampling.BICUBIC)


def _solve(rows: list[list[float]]) -> tuple[float, ...]:
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [v / rows[i][i] for v in rows[i]]
        for r in range(n):
            if r != i:
                factor = rows[r][i]
                rows[r] = [v - factor * p for v, p in zip(rows[r], rows[i], strict=True)]
    return tuple(row[n] for row in rows)


@lru_cache(maxsize=64)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """One of the committed fonts, e.g. font('SourceSerifPro-Semibold', 90)."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def lettering(
    size: Size, text: str, centre: Point, height: int, tracking: float = 0.0, face: str = "SourceSerifPro-Semibold"
) -> Image.Image:
    """An L mask of one line of letterspaced text centred on a point (tracking in shares of the height)."""
    ss = 3
    letters = font(face, height * ss)
    gap = tracking * height * ss
    widths = [letters.getlength(a + b) - letters.getlength(b) for a, b in itertools.pairwise(text)]
    widths.append(letters.getlength(text[-1]))
    total = sum(widths) + gap * (len(text) - 1)
    sheet = Image.new("L", (size[0] * ss, height * ss * 2))
    draw = ImageDraw.Draw(sheet)
    x = centre[0] * ss - total / 2
    for letter, width in zip(text, widths, strict=True):
        draw.text((x, height * ss), letter, fill=255, font=letters, anchor="lm")
        x += width + gap
    line = sheet.resize((size[0], height * 2), Image.Resampling.LANCZOS)
    return placed(line, size, (0, round(centre[1] - height)))


def lettering_width(text: str, height: int, tracking: float, face: str = "SourceSerifPro-Semibold") -> float:
    """The width in pixels that `lettering` will need for a line."""
    return font(face, height).getlength(text) + tracking * height * (len(text) - 1)
