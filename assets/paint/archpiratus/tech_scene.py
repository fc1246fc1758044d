"""The stage of a picture: black space or a dim hall, machines laid into it, and every kind of light.

Pictures are painted at twice their final size; air and fire are soft, so they are painted smaller and enlarged.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from ..brush import (
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bevel,
    blur,
    colourise,
    glow,
    grain,
    levels,
    light,
    linear,
    mix,
    noise,
    nudge,
    over,
    placed,
    polar,
    radial,
    rays,
    ribbon,
    ridges,
    rng,
    saturate,
    scaled,
    scaled_rgb,
    shade,
    stars,
    times,
    vignette,
    warp,
)
from .tech_forge import Forge
from .tech_metals import AMBER, CARD, TEAL, WHITE

Path2 = Sequence[Point]

FIRE: Stops = (
    (0.0, (0, 0, 0)), (0.2, (70, 14, 2)), (0.42, (206, 70, 8)), (0.64, (255, 158, 40)), (0.84, (255, 230, 150)),
    (1.0, (255, 255, 246)),
)  # fmt: skip
ION: Stops = (
    (0.0, (0, 0, 0)), (0.22, (2, 36, 52)), (0.45, (10, 130, 150)), (0.66, (70, 226, 220)), (0.85, (196, 255, 250)),
    (1.0, (255, 255, 255)),
)  # fmt: skip
TORCH: Stops = (
    (0.0, (0, 0, 0)), (0.22, (8, 18, 70)), (0.45, (30, 90, 210)), (0.66, (110, 180, 255)), (0.85, (220, 240, 255)),
    (1.0, (255, 255, 255)),
)  # fmt: skip
VIOLET: Stops = (
    (0.0, (0, 0, 0)), (0.22, (36, 6, 66)), (0.45, (128, 30, 190)), (0.66, (206, 96, 250)), (0.85, (246, 210, 255)),
    (1.0, (255, 255, 255)),
)  # fmt: skip

# Airs of space: the colours of two veils of gas and of their threads
TEAL_AIR = ((10, 92, 100), (150, 70, 20), (120, 230, 220))
AMBER_AIR = ((170, 84, 20), (8, 70, 84), (255, 200, 130))
BLUE_AIR = ((16, 62, 128), (10, 96, 100), (150, 200, 255))
RED_AIR = ((150, 34, 24), (60, 18, 60), (255, 150, 110))
VIOLET_AIR = ((86, 30, 130), (10, 80, 110), (220, 180, 255))
GREY_AIR = ((44, 62, 76), (30, 44, 52), (150, 170, 180))


class Scene:
    """One picture in the making."""

    def __init__(self, key: str, size: Size = CARD) -> None:
        self.key, self.size = key, size
        self.w, self.h = size
        self.base = Image.new("RGB", size, (3, 5, 9))
        self.half = (size[0] // 2, size[1] // 2)

    # ------------------------------------------------------------ airs

    def space(
        self, air: tuple[Color, Color, Color], heart: Point = (560, 400), strength: float = 1.0, field: int = 700
    ) -> Scene:
        """Black space with veils of gas about a heart, threads and dust in them, and a field of stars."""
        size, s = self.half, 0.5
        middle = (heart[0] * s, heart[1] * s)
        deep = warp(noise(size, (self.key, "deep"), 220, 5, 0.6), (self.key, "deep"), 36, 130)
        base = colourise(deep, ((0.0, (2, 3, 8)), (0.55, (4, 9, 17)), (1.0, mix((6, 16, 26), air[0], 0.25))))
        for k, (color, reach) in enumerate(((air[0], 0.62), (air[1], 0.5))):
            at = middle if k == 0 else (size[0] - middle[0] * 0.8, size[1] * 0.72)
            gas = levels(warp(noise(size, (self.key, k), 150, 6, 0.62), (self.key, k), 44, 130), 80, 235, 1.3)
            spread = radial(size, at, (size[0] * reach, size[1] * reach * 1.2), 0.9)
            base = light(base, times(gas, spread), color, 1.25 * strength)
        threads = levels(warp(ridges(size, (self.key, "t"), 160, 5), (self.key, "t"), 30, 110), 150, 255, 2.2)
        base = light(base, times(threads, radial(size, middle, (320, 260), 0.9)), air[2], 0.34 * strength)
        dust = levels(warp(noise(size, (self.key, "dust"), 120, 5, 0.6), (self.key, "dust"), 40, 100), 140, 235)
        base = shade(base, dust, (1, 3, 7), 0.55).resize(self.size, Image.Resampling.BICUBIC)
        self.base = ImageChops.screen(base, stars(self.size, (self.key, "far"), field, 2.4))
        return self

    def hall(self, tone: Color = (16, 26, 32), lamp: Point = (560, 120), color: Color = AMBER, rows: int = 4) -> Scene:
        """A dim hangar: a wall of bulkhead panels with ribs and pipes, lit from one lamp."""
        source = rng(self.key, "hall")
        plan = Image.new("L", self.size, 120)
        draw = ImageDraw.Draw(plan)
        tall = self.h / rows
        for row in range(rows):
            x = -source.uniform(0, 160)
            while x < self.w:
                wide = source.choice((110, 170, 240, 330))
                box = (x + 5, row * tall + 5, x + wide - 5, (row + 1) * tall - 5)
                draw.rounded_rectangle(box, 10, fill=source.randint(140, 190))
                if source.random() < 0.4:
                    for k in range(5):
                        y = box[1] + (0.25 + 0.12 * k) * tall
                        draw.rectangle((x + 24, y, x + wide - 24, y + 8), fill=90)
                for cx in (box[0] + 12, box[2] - 12):
                    for cy in (box[1] + 12, box[3] - 12):
                        draw.ellipse((cx - 4, cy - 4, cx + 4, cy + 4), fill=225)
                x += wide
        for _ in range(3):
            x = source.uniform(0, self.w)
            draw.rectangle((x, 0, x + 26, self.h), fill=205)
            draw.rectangle((x + 9, 0, x + 15, self.h), fill=240)
        plan = plan.filter(ImageFilter.GaussianBlur(2))
        relief_map = bevel(plan, 3, 240, 1.6)
        wall = colourise(relief_map, ((0.0, (0, 0, 0)), (0.5, tone), (1.0, mix(tone, color, 0.6))))
        wall = shade(wall, levels(noise(self.size, (self.key, "soot"), 260, 5, 0.6), 90, 220), (2, 3, 5), 0.8)
        lit = radial(self.size, lamp, (self.w * 0.72, self.h * 0.95), 1.0)
        wall = Image.composite(wall, scaled_rgb(wall, 0.22), lit)
        self.base = light(wall, lit, color, 0.16)
        return self

    def floor(self, y: float, color: Color = (14, 20, 24), sheen: Color = AMBER) -> Scene:
        """A dark metal floor from a height down, grated, taking up the light of the wall above it."""
        top = round(y)
        deep = self.h - top
        mirror = self.base.crop((0, max(0, top - deep), self.w, top)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        mirror = scaled_rgb(blur(mirror.resize((self.w, deep)), 12), 0.7)
        canvas = Canvas((self.w, deep), 1)
        for k in range(-16, 17):
            canvas.line([(self.w / 2 + k * 60, 0), (self.w / 2 + k * 190, deep)], 2, WHITE)
        for k in range(7):
            canvas.line([(0, deep * (k / 7) ** 1.7), (self.w, deep * (k / 7) ** 1.7)], 2, WHITE)
        ground = ImageChops.screen(Image.new("RGB", (self.w, deep), color), mirror)
        ground = light(ground, blur(canvas.alpha(), 0.8), sheen, 0.10)
        fade = ImageChops.invert(linear((self.w, deep)))
        ground = Image.composite(ground, scaled_rgb(ground, 0.3), levels(fade, 0, 230))
        self.base.paste(ground, (0, top))
        return self

    # ------------------------------------------------------------ things

    def cast(
        self, forge: Forge, rim: Color | None = TEAL, halo: float = 0.3, fog: Color | None = None, haze: float = 0.7,
        shine: float = 1.0, wear: float = 1.0, shadow: float = 0.5,
    ) -> Scene:  # fmt: skip
        """A machine laid into the picture with a dark surrounding, a lit rim and the glow of its own lamps."""
        layer, own = forge.render(fog, haze, wear)
        mask = layer.getchannel("A")
        self.base = shade(self.base, blur(mask, 30), (0, 2, 5), shadow)
        if rim is not None:
            self.base = light(self.base, blur(mask, 26), rim, halo * 0.6)
        self.base = over(self.base, layer)
        if rim is not None:
            for dx, dy, color, power in ((-4, -4, rim, 0.7), (4, 5, mix(AMBER, WHITE, 0.3), 0.5)):
                edge = times(mask, ImageChops.invert(blur(nudge(mask, dx, dy), 3)))
                self.base = light(self.base, edge, color, power)
        return self.bloom(own, shine)

    def bloom(self, own: Image.Image, strength: float = 1.0) -> Scene:
        """Light of an RGB map on black spread in three widths."""
        if own.getbbox():
            for radius, power in ((5, 0.7), (16, 0.8), (52, 0.9)):
                self.base = ImageChops.screen(self.base, scaled_rgb(blur(own, radius), power * strength))
        return self

    def lay(self, layer: Image.Image, at: Point = (0, 0), rim: Color | None = None, halo: float = 0.3) -> Scene:
        """An RGBA layer with its upper left corner at a place, with a soft dark and a halo about it."""
        spot = (round(at[0]), round(at[1]))
        mask = placed(layer.getchannel("A"), self.size, spot)
        self.base = shade(self.base, blur(mask, 24), (0, 0, 0), 0.45)
        if rim is not None:
            self.base = glow(self.base, mask, rim, 34, halo)
        self.base = over(self.base, layer, spot)
        return self

    def ink(
        self, draw: Callable[[Canvas], None], color: Color = TEAL, halo: float = 8, strength: float = 0.6,
        opacity: float = 1.0,
    ) -> Scene:  # fmt: skip
        """Lines and shapes of light drawn on a canvas, with their glow."""
        canvas = Canvas(self.size, 2)
        draw(canvas)
        layer = canvas.image()
        if strength:
            self.base = glow(self.base, scaled(layer.getchannel("A"), opacity), color, halo, strength)
        self.base = over(self.base, layer, opacity=opacity)
        return self

    # ------------------------------------------------------------ lights

    def shine(self, at: Point, radius: float | Point, color: Color, strength: float = 0.8, power: float = 1.6) -> Scene:
        """A soft pool of light."""
        self.base = light(self.base, radial(self.size, at, radius, power), color, strength)
        return self

    def star(self, at: Point, radius: float, color: Color, spikes: float = 0.0) -> Scene:
        """A blinding point: a white heart, a coloured halo and perhaps long spikes of light."""
        self.shine(at, radius * 2.6, color, 0.75, 1.8).shine(at, radius, mix(color, WHITE, 0.6), 1.0, 1.2)
        self.shine(at, radius * 0.55, WHITE, 1.0, 0.8)
        if spikes:
            sheet = Image.new("L", self.size)
            draw = ImageDraw.Draw(sheet)
            for degrees, share in ((0, 1.0), (90, 0.6), (180, 1.0), (270, 0.6)):
                tip = polar(at, spikes * share, degrees)
                wide = radius * 0.10 + 1.5
                sides = [polar(at, wide, degrees + d) for d in (90, -90)]
                draw.polygon([sides[0], tip, sides[1]], fill=255)
            self.base = light(self.base, blur(sheet, 5), color, 0.9)
            self.base = light(self.base, blur(sheet, 1.4), mix(color, WHITE, 0.7), 0.9)
        return self

    def beams(self, at: Point, reach: float, color: Color, strength: float = 0.5, count: int = 24) -> Scene:
        """Rays that fan from a place."""
        small = rays(self.half, (at[0] / 2, at[1] / 2), self.key, reach / 2, count)
        self.base = light(self.base, small.resize(self.size, Image.Resampling.BICUBIC), color, strength)
        return self

    def beam(self, path: Path2, width: float, color: Color, strength: float = 1.0, taper: float = 0.0) -> Scene:
        """A beam of light along a path, white at its core; taper narrows it towards its end."""
        sheet = Image.new("L", self.size)
        draw = ImageDraw.Draw(sheet)
        draw.polygon(ribbon(path, lambda t: width * (1 - taper * t)), fill=255)
        wide = blur(sheet, width * 1.6)
        self.base = light(self.base, scaled(wide, 1.6), color, 0.7 * strength)
        self.base = light(self.base, blur(sheet, width * 0.5), color, strength)
        core = Image.new("L", self.size)
        ImageDraw.Draw(core).polygon(ribbon(path, lambda t: width * 0.5 * (1 - taper * t)), fill=255)
        self.base = light(self.base, blur(core, max(1.0, width * 0.12)), mix(color, WHITE, 0.75), strength)
        return self

    def flame(
        self, at: Point, degrees: float, length: float, width: float, stops: Stops = FIRE, diamonds: int = 0,
        ragged: float = 1.0,
    ) -> Scene:  # fmt: skip
        """An exhaust flame from a nozzle towards an angle, torn by noise; diamonds are the knots of a clean torch."""
        size = (round(length * 1.3 / 2), round(width * 3 / 2))
        x0, y0 = size[0] * 0.08, size[1] / 2
        reach = length / 2
        sheet = Image.new("L", size)
        draw = ImageDraw.Draw(sheet)
        for share, tone in ((1.0, 90), (0.8, 140), (0.6, 190), (0.42, 240), (0.28, 255)):
            path = [(x0 + reach * share * k / 20, y0) for k in range(21)]
            wide = width / 2 * (0.45 + 0.6 * share)
            draw.polygon(ribbon(path, lambda t, w=wide: w * (1 - t) ** 0.6 * min(1, 0.8 + t * 2)), fill=tone)
        sheet = blur(sheet, width * 0.035)
        if ragged:
            tongue = noise(size, (self.key, at, "flame"), (max(8.0, length * 0.16), max(3.0, width * 0.10)), 4, 0.6, 0)
            along = linear(size, 0)
            torn = ImageChops.add(levels(tongue, 40, 220), ImageChops.invert(scaled(along, 0.8 * ragged)), 1.3)
            sheet = warp(times(sheet, torn), (self.key, at), width * 0.05 * ragged, width * 0.4)
        for k in range(diamonds):
            spot = (x0 + reach * (0.16 + 0.62 * k / diamonds), y0)
            knot = radial(size, spot, (width * 0.14 * (1 - 0.5 * k / diamonds), width * 0.16), 1.4)
            sheet = ImageChops.add(sheet, scaled(knot, 0.6 * (1 - k / diamonds)))
        halo = radial(size, (x0 + reach * 0.2, y0), (reach * 0.8, size[1] * 0.5), 1.3)
        sheet = ImageChops.add(sheet, scaled(halo, 0.28))
        fire = colourise(sheet, stops).resize((size[0] * 2, size[1] * 2), Image.Resampling.BICUBIC)
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        nx, ny = x0 * 2, y0 * 2
        matrix = (cos, sin, nx - cos * at[0] - sin * at[1], -sin, cos, ny + sin * at[0] - cos * at[1])
        whole = fire.transform(self.size, Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR)
        self.base = ImageChops.screen(self.base, whole)
        return self

    def sparks(
        self, at: Point, count: int, reach: float, color: Color = AMBER, arc: tuple[float, float] = (0, 360),
        fall: float = 0.3,
    ) -> Scene:  # fmt: skip
        """Sparks that fly from a place within an arc and bend down."""
        source = rng(self.key, at, "sparks")
        sheet = Image.new("RGB", self.size)
        draw = ImageDraw.Draw(sheet)
        for _ in range(count):
            a = math.radians(source.uniform(*arc))
            far = reach * source.random() ** 1.6
            tail = source.uniform(0.04, 0.16) * reach
            p = []
            for f in (far, far + tail * 0.5, far + tail):
                p.append((at[0] + f * math.cos(a), at[1] + f * math.sin(a) + fall * f * f / reach))
            tone = mix(color, WHITE, source.random() * 0.7)
            dim = 1 - 0.75 * far / reach
            draw.line(p, fill=mix((0, 0, 0), tone, dim), width=source.choice((1, 2, 2, 3)))
        self.base = ImageChops.screen(self.base, sheet)
        self.base = ImageChops.screen(self.base, scaled_rgb(blur(sheet, 5), 1.6))
        return self

    def bolt(self, a: Point, b: Point, color: Color = TEAL, width: float = 5, twigs: int = 4) -> Scene:
        """Lightning between two places, with twigs."""
        source = rng(self.key, a, b)

        def jagged(p: Point, q: Point, n: int = 5) -> list[Point]:
            line = [p, q]
            for k in range(n):
                sway = math.hypot(q[0] - p[0], q[1] - p[1]) * 0.16 / 1.75**k
                fresh: list[Point] = [line[0]]
                for u, v in itertools.pairwise(line):
                    mid = ((u[0] + v[0]) / 2 + source.gauss(0, sway), (u[1] + v[1]) / 2 + source.gauss(0, sway))
                    fresh += [mid, v]
                line = fresh
            return line

        sheet = Image.new("L", self.size)
        draw = ImageDraw.Draw(sheet)
        main = jagged(a, b)
        draw.polygon(ribbon(main, lambda t: width * (1.15 - 0.6 * t)), fill=255)
        for _ in range(twigs):
            root = source.choice(main[4:-4])
            bearing = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + source.choice((-1, 1)) * source.uniform(
                22, 60
            )
            twig = jagged(root, polar(root, source.uniform(60, 240), bearing), 4)
            draw.polygon(ribbon(twig, lambda t: width * 0.55 * (1 - t) + 0.6), fill=200)
        self.base = light(self.base, scaled(blur(sheet, width * 9), 2.2), color, 0.8)
        self.base = light(self.base, scaled(blur(sheet, width * 2), 1.6), color, 0.9)
        self.base = light(self.base, blur(sheet, 1.1), mix(color, WHITE, 0.85), 1.0)
        return self

    def smoke(self, at: Point, radius: Point, color: Color = (60, 54, 50), strength: float = 0.7) -> Scene:
        """A drift of smoke or mist."""
        size = self.half
        puff = levels(warp(noise(size, (self.key, at, "smoke"), 90, 5, 0.6), (self.key, at), 26, 80), 90, 230)
        mask = times(puff, radial(size, (at[0] / 2, at[1] / 2), (radius[0] / 2, radius[1] / 2), 0.8))
        self.base = shade(self.base, mask.resize(self.size, Image.Resampling.BICUBIC), color, strength)
        return self

    def dusk(self, strength: float = 0.5, hole: Point = (560, 400), reach: Point = (700, 560)) -> Scene:
        """Everything but a region sinks into the dark."""
        self.base = shade(self.base, ImageChops.invert(radial(self.size, hole, reach, 0.7)), (1, 3, 6), strength)
        return self

    def save(self, path: Path, edge: float = 0.5) -> Path:
        """The finished picture at its final size: vignette, a fine grain, a little more colour."""
        path.parent.mkdir(parents=True, exist_ok=True)
        small = self.base.resize(self.half, Image.Resampling.LANCZOS)
        small = grain(vignette(saturate(small, 1.12), edge), self.key, 1.3)
        small.save(path, quality=86, optimize=True)
        return path
