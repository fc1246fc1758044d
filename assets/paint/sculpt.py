"""Carves solid figures: parametric surfaces rasterised to normals and depth, then lit as one material each.

The world is measured in final pixels: x to the right, y up from the ground, z towards the viewer, who looks
down a little. Light falls from the upper left.
"""

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw, ImageFilter, ImageMath

from .brush import Color, Size, Stops, colourise, glow, light, noise, ridges, times, with_alpha

Vec = tuple[float, float, float]
Surface = Callable[[float, float], Vec]

LIGHT: Vec = (-0.52, -0.62, 0.59)
FILL: Vec = (0.78, 0.1, 0.62)
GLINT: Vec = (-0.29, -0.35, 0.89)  # half way between the light and the viewer
FLOOR = 1000.0  # added to every depth, so that 0 means nothing there


@dataclass(frozen=True)
class Material:
    """How a surface answers light: a ramp from shadow to light, its gloss, and the colour of its rim."""

    ramp: Stops
    gloss: float
    tightness: float
    rim: Color
    grain: float = 0.0
    embers: Color | None = None
    emits: float = 0.0


def computed(formula: Callable[[dict[str, Any]], Any], **images: Image.Image) -> Image.Image:
    """A new image calculated pixel by pixel from others."""
    result: Image.Image = ImageMath.lambda_eval(formula, **images)
    return result


def add(a: Vec, b: Vec, share: float = 1.0) -> Vec:
    return a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share


def between(a: Vec, b: Vec, t: float) -> Vec:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t


def cross(a: Vec, b: Vec) -> Vec:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def unit(a: Vec) -> Vec:
    length = math.sqrt(a[0] ** 2 + a[1] ** 2 + a[2] ** 2) or 1.0
    return a[0] / length, a[1] / length, a[2] / length


def along(points: Sequence[Vec], t: float) -> Vec:
    """The point at share t of a smooth curve through the points."""
    place = min(max(t, 0.0), 1.0) * (len(points) - 1)
    k = min(int(place), len(points) - 2)
    f = place - k
    a, b, c, d = (points[min(max(k + i, 0), len(points) - 1)] for i in (-1, 0, 1, 2))
    return tuple(
        0.5 * (2 * q + (r - p) * f + (2 * p - 5 * q + 4 * r - s) * f * f + (3 * q - p - 3 * r + s) * f**3)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )


def knots(values: Sequence[tuple[float, float]], x: float) -> float:
    """A smooth curve through (place, value) pairs with rising places."""
    if x <= values[0][0]:
        return values[0][1]
    for (x0, y0), (x1, y1) in itertools.pairwise(values):
        if x <= x1:
            t = (x - x0) / (x1 - x0)
            return y0 + (y1 - y0) * t * t * (3 - 2 * t)
    return values[-1][1]


class Sculpture:
    """Collects surfaces and renders them to an RGBA picture."""

    def __init__(self, size: Size, ground: tuple[float, float], scale: int = 3, pitch: float = 17) -> None:
        self.size = size
        self.scale = scale
        self.ground = ground
        self.cos, self.sin = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))
        self.facets: list[tuple[float, list[tuple[float, float]], Color, int]] = []
        self.materials: list[Material] = []

    def project(self, point: Vec) -> Vec:
        x, y, z = point
        return (
            (self.ground[0] + x) * self.scale,
            (self.ground[1] - y * self.cos + z * self.sin) * self.scale,
            (z * self.cos + y * self.sin) * self.scale,
        )

    def surface(self, at: Surface, nu: int, nv: int, material: Material, mirrored: bool = False) -> None:
        """Adds a patch `at(u, v)`, u and v in 0..1, split in nu by nv facets; maybe its mirror image too."""
        if material not in self.materials:
            self.materials.append(material)
        index = self.materials.index(material) + 1
        rows = [[at(i / nu, j / nv) for j in range(nv + 1)] for i in range(nu + 1)]
        for side in (1, -1) if mirrored else (1,):
            grid = [[self.project((p[0] * side, p[1], p[2])) for p in row] for row in rows]
            for lower, upper in itertools.pairwise(grid):
                for a, b, c, d in zip(lower, lower[1:], upper[1:], upper, strict=False):
                    n = unit(cross((c[0] - a[0], c[1] - a[1], c[2] - a[2]), (d[0] - b[0], d[1] - b[1], d[2] - b[2])))
                    if n[2] < 0:
                        n = (-n[0], -n[1], -n[2])
                    tone = (round(128 + 127 * n[0]), round(128 + 127 * n[1]), round(128 + 127 * n[2]))
                    depth = (a[2] + b[2] + c[2] + d[2]) / 4
                    self.facets.append((depth, [a[:2], b[:2], c[:2], d[:2]], tone, index))

    def ball(self, centre: Vec, radii: Vec, material: Material, mirrored: bool = False, detail: int = 26) -> None:
        def at(u: float, v: float) -> Vec:
            a, b = math.pi * u, math.tau * v
            return (
                centre[0] + radii[0] * math.sin(a) * math.sin(b),
                centre[1] + radii[1] * math.cos(a),
                centre[2] + radii[2] * math.sin(a) * math.cos(b),
            )

        self.surface(at, detail, detail * 2, material, mirrored)

    def lathe(
        self,
        profile: Sequence[tuple[float, float]],
        material: Material,
        rings: int = 40,
        around: int = 130,
        straight: bool = False,
        squash: float = 1.0,
    ) -> None:
        """A turned body about the y axis: `profile` is (y, radius) from bottom to top."""
        low, high = profile[0][0], profile[-1][0]

        def at(u: float, v: float) -> Vec:
            y = low + (high - low) * u
            radius = straight_line(profile, y) if straight else knots(profile, y)
            turn = (v - 0.5) * math.radians(230)
            return radius * math.sin(turn), y, radius * math.cos(turn) * squash

        self.surface(at, rings, around, material)

    def disc(self, y: float, radius: float, material: Material) -> None:
        """A flat round top."""
        self.surface(
            lambda u, v: (radius * u * math.sin(math.tau * v), y, radius * u * math.cos(math.tau * v)),
            10,
            180,
            material,
        )

    def tube(
        self,
        path: Sequence[Vec],
        radius: Callable[[float], float],
        material: Material,
        mirrored: bool = False,
        steps: int = 48,
        around: int = 28,
        facets: int = 0,
    ) -> None:
        """A limb, horn or handle along a curve; with `facets` it is cut as a prism."""
        count = facets or around

        def at(u: float, v: float) -> Vec:
            centre = along(path, u)
            ahead = along(path, min(1.0, u + 0.02))
            behind = along(path, max(0.0, u - 0.02))
            forward = unit((ahead[0] - behind[0], ahead[1] - behind[1], ahead[2] - behind[2]))
            side = unit(cross(forward, (0.05, 0.1, 1.0)))
            up = cross(side, forward)
            turn = math.tau * v
            r = radius(u)
            return add(add(centre, side, r * math.cos(turn)), up, r * math.sin(turn))

        self.surface(at, steps, count, material, mirrored)

    def render(self, seed: object) -> Image.Image:
        """Lights everything and scales down to the final size."""
        normals, depth, kinds = self._rasterised()
        tone, shine, edge = self._lit(normals, depth, seed)
        picture = Image.new("RGB", kinds.size)
        burning: list[tuple[Image.Image, Color]] = []
        for index, material in enumerate(self.materials, 1):
            mask = kinds.point([255 if v == index else 0 for v in range(256)])
            if not mask.getbbox():
                continue
            body = tone
            if material.grain:
                mottle = noise(kinds.size, (seed, "grain", index), (70, 26), 4)
                body = Image.blend(tone, mottle, material.grain)
            colour = colourise(body, material.ramp)
            if material.emits:
                colour = Image.blend(colour, Image.new("RGB", kinds.size, material.ramp[-1][1]), material.emits)
            gleam = shine.point([round(255 * (v / 255) ** material.tightness * material.gloss) for v in range(256)])
            colour = light(colour, gleam, (255, 250, 238))
            colour = light(colour, edge, material.rim)
            if material.embers:
                cracks = times(
                    ridges(kinds.size, (seed, "cracks"), 60 * self.scale / 3 * 2.2, 3).point(
                        [max(0, v - 205) * 5 for v in range(256)]
                    ),
                    noise(kinds.size, (seed, "where"), 240, 2).point(
                        [min(255, max(0, v - 96) * 4) for v in range(256)]
                    ),
                    mask,
                )
                core = cracks.point([max(0, v - 120) * 2 for v in range(256)])
                colour = glow(colour, cracks, material.embers, 5 * self.scale, 0.75)
                colour = light(colour, cracks, material.embers)
                colour = light(colour, core, (255, 236, 196))
            picture.paste(colour, (0, 0), mask)
            if material.emits:
                burning.append((mask, material.ramp[0][1]))
        for mask, fire in burning:
            picture = glow(picture, mask, fire, 6 * self.scale, 0.9)
        alpha = kinds.point([0] + [255] * 255)
        return with_alpha(picture, alpha).reduce(self.scale)

    def _rasterised(self) -> tuple[Image.Image, Image.Image, Image.Image]:
        full = (self.size[0] * self.scale, self.size[1] * self.scale)
        normals = Image.new("RGB", full, (128, 128, 255))
        depth, kinds = Image.new("F", full), Image.new("L", full)
        draw_normal, draw_depth, draw_kind = map(ImageDraw.Draw, (normals, depth, kinds))
        for far, corners, tone, index in sorted(self.facets, key=lambda facet: facet[0]):
            draw_normal.polygon(corners, fill=tone)
            draw_depth.polygon(corners, fill=far + FLOOR * self.scale / 3)
            draw_kind.polygon(corners, fill=index)
        return normals.filter(ImageFilter.GaussianBlur(0.75 * self.scale)), self._smoothed(depth), kinds

    def _mean(self, depth: Image.Image, reach: int) -> tuple[Image.Image, Image.Image, Image.Image]:
        """The mean depth of what there is around each point, how much there is around it, and at it."""
        there = computed(lambda a: a["float"](a["depth"] > 0), depth=depth)
        small = (max(1, depth.width // reach), max(1, depth.height // reach))
        total, share = (
            image.resize(small, Image.Resampling.BILINEAR).resize(depth.size, Image.Resampling.BILINEAR)
            for image in (depth, there)
        )
        mean = computed(lambda a: a["total"] / a["max"](a["share"], a["share"] * 0 + 0.01), total=total, share=share)
        return mean, share, there

    def _smoothed(self, depth: Image.Image) -> Image.Image:
        """Takes the steps between facets out of the depth without letting the empty ground bleed in."""
        mean, _, there = self._mean(depth, 2)
        return computed(lambda a: a["mean"] * a["there"], mean=mean, there=there)

    def _lit(self, normals: Image.Image, depth: Image.Image, seed: object) -> tuple[Image.Image, ...]:
        """The tone of the diffuse light, the glints and the rim light, each as an L image."""
        parts = dict(zip(("x", "y", "z"), normals.split(), strict=True))
        bump = noise(normals.size, (seed, "bump"), 4 * self.scale, 3)
        step = self.scale
        parts["bx"] = bump
        parts["by"] = bump.transform(bump.size, Image.Transform.AFFINE, (1, 0, step, 0, 1, step))
        parts["shadow"], parts["hollow"] = self._shadow(depth), self._hollows(depth)

        def normal(a: dict[str, Any], rough: float = 1.0) -> tuple[Any, Any, Any]:
            tilt = (a["float"](a["by"]) - a["bx"]) * (0.0002 * rough)
            return (
                (a["float"](a["x"]) - 128) / 127 + tilt,
                (a["float"](a["y"]) - 128) / 127 + tilt,
                (a["float"](a["z"]) - 128) / 127,
            )

        def towards(n: tuple[Any, Any, Any], light: Vec) -> Any:
            return n[0] * light[0] + n[1] * light[1] + n[2] * light[2]

        def diffuse(a: dict[str, Any]) -> Any:
            n = normal(a)
            zero = n[0] * 0
            key = a["max"]((towards(n, LIGHT) + 0.22) / 1.22, zero)
            fill = a["max"](towards(n, FILL), zero)
            sky = (n[1] * -0.5) + 0.5
            open_sky = 1 - a["float"](a["hollow"]) / 255
            in_light = 1 - a["float"](a["shadow"]) / 255 * 0.72
            tone = (key * in_light * 0.74 + fill * 0.10 + sky * 0.14 + 0.03) * (open_sky * 0.72 + 0.28)
            return a["convert"](a["min"](tone * 255, zero + 255), "L")

        def glint(a: dict[str, Any]) -> Any:
            n = normal(a, 0.2)
            zero = n[0] * 0
            in_light = 1 - a["float"](a["shadow"]) / 255 * 0.85
            return a["convert"](a["max"](towards(n, GLINT), zero) * in_light * 255, "L")

        def edge(a: dict[str, Any]) -> Any:
            n = normal(a)
            zero = n[0] * 0
            facing = a["max"](1 - n[2], zero)
            side = a["max"](n[0] * 0.75 - n[1] * 0.5 + 0.1, zero)
            open_sky = 1 - a["float"](a["hollow"]) / 255
            return a["convert"](a["min"](facing * facing * side * open_sky * 200, zero + 255), "L")

        return tuple(computed(what, **parts) for what in (diffuse, glint, edge))

    def _shadow(self, depth: Image.Image) -> Image.Image:
        """Where nearer parts keep the key light off, found by walking from each point towards the light."""
        small = depth.resize((depth.width // 2, depth.height // 2), Image.Resampling.NEAREST)
        w, h = small.size
        unit_px = self.scale / 2
        dark = Image.new("F", small.size)
        for pace in (3, 6, 10, 15, 21, 28, 36, 46):
            dx, dy = round(LIGHT[0] * pace * unit_px), round(LIGHT[1] * pace * unit_px)
            ahead = small.crop((dx, dy, w + dx, h + dy))
            rise = LIGHT[2] * pace * self.scale
            dark = computed(
                lambda a, rise=rise: a["max"](
                    a["dark"],
                    a["min"]((a["ahead"] - a["here"] - rise - 2 * self.scale) * (30 / self.scale), a["dark"] * 0 + 255),
                ),
                dark=dark,
                ahead=ahead,
                here=small,
            )
        soft = dark.convert("L").filter(ImageFilter.GaussianBlur(1.4 * unit_px))
        return soft.resize(depth.size, Image.Resampling.BICUBIC)

    def _hollows(self, depth: Image.Image) -> Image.Image:
        """Where the surroundings stand higher, so that little open light comes in."""
        total = Image.new("F", depth.size)
        for reach, weight in ((2, 34.0), (5, 17.0), (13, 6.0)):
            mean, share, _ = self._mean(depth, reach * self.scale)
            total = computed(
                lambda a, weight=weight: (
                    a["total"]
                    + a["share"]
                    * a["share"]
                    * a["min"](
                        a["max"](a["mean"] - a["here"] - 0.3 * self.scale, a["here"] * 0) * (weight / self.scale),
                        a["here"] * 0 + 120,
                    )
                ),
                total=total,
                mean=mean,
                share=share,
                here=depth,
            )
        return computed(lambda a: a["convert"](a["min"](a["t"], a["t"] * 0 + 255), "L"), t=total).filter(
            ImageFilter.GaussianBlur(0.6 * self.scale)
        )


def straight_line(profile: Sequence[tuple[float, float]], x: float) -> float:
    """Linear interpolation through (place, value) pairs."""
    for (x0, y0), (x1, y1) in itertools.pairwise(profile):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / max(1e-6, x1 - x0)
    return profile[-1][1]
