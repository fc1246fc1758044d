"""Busts carved of surfaces: a turned head on shoulders, lit cool from one side behind and warm from the other.

The world is measured in final pixels about the middle of the head: x to the right, y up, z towards the viewer.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from ..brush import Color, Point, Size, Stops, blur, colourise, glow, light, mix, noise, polar, with_alpha
from ..sculpt import Material, Sculpture, Vec, add, along, computed

SIZE: Size = (560, 410)
SS = 2
WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)
TEAL: Color = (40, 214, 200)
AMBER: Color = (255, 164, 56)
HEAD: Vec = (62.0, 76.0, 70.0)
"""The radii of a head: every helmet, mask and hat is measured by it."""

PANE = 0.85
"""How much a pane shines by itself: dark at its upper edge, bright at the lower, as a lamp never is."""

Part = Callable[["Bust"], None]
"""Something that can be set upon a bust."""

Profile = Sequence[tuple[float, float, float]]
Span = tuple[float, float]


# ---------------------------------------------------------------- materials


def tones(hue: Color, sheen: float = 0.5) -> Stops:
    """A ramp from near black through a hue to its light."""
    return (
        (0.0, mix(BLACK, hue, 0.05)),
        (0.25, mix(BLACK, hue, 0.34)),
        (0.5, mix(BLACK, hue, 0.78)),
        (0.75, mix(hue, WHITE, 0.18 * sheen)),
        (1.0, mix(hue, WHITE, sheen)),
    )


def cloth(hue: Color) -> Material:
    return Material(tones(hue, 0.3), 0.08, 5, hue, 0.14)


def leather(hue: Color) -> Material:
    return Material(tones(hue, 0.35), 0.4, 12, hue, 0.2)


def metal(hue: Color, grain: float = 0.16) -> Material:
    """Worn plate: dark hollows, hard lights."""
    return Material(tones(hue, 0.75), 0.85, 16, hue, grain)


def lacquer(hue: Color) -> Material:
    return Material(tones(hue, 0.55), 1.0, 34, hue, 0.05)


def glass(hue: Color) -> Material:
    """A pane that glows from within."""
    return Material(tones(mix(BLACK, hue, 0.6), 0.8), 1.0, 22, hue, 0.0, None, PANE)


def lamp(hue: Color, heat: float = 0.72) -> Material:
    """A surface that shines by itself."""
    return Material(((0.0, hue), (1.0, mix(hue, WHITE, 0.5))), 0.5, 30, hue, 0.0, None, heat)


STEEL = metal((128, 140, 146))
GUNMETAL = metal((62, 72, 80))
BRASS = Material(
    ((0.0, (30, 14, 4)), (0.3, (118, 72, 20)), (0.55, (206, 148, 54)), (0.8, (250, 214, 124)), (1.0, (255, 248, 214))),
    0.9,
    18,
    (255, 200, 110),
    0.1,
)
SILVER = Material(
    ((0.0, (16, 20, 28)), (0.3, (74, 86, 100)), (0.55, (158, 172, 182)), (0.8, (226, 234, 238)), (1.0, WHITE)),
    0.9,
    18,
    (220, 240, 255),
    0.06,
)
RUBBER = Material(tones((34, 38, 42), 0.3), 0.35, 10, (60, 70, 80), 0.1)
VOID = Material(tones((10, 14, 20), 0.4), 0.9, 40, (40, 60, 70), 0.0)
PORCELAIN = Material(
    ((0.0, (34, 28, 34)), (0.3, (120, 112, 112)), (0.55, (206, 200, 190)), (0.8, (246, 240, 228)), (1.0, WHITE)),
    0.7,
    26,
    (255, 240, 220),
    0.04,
)


# ---------------------------------------------------------------- the sculptor


class Bust(Sculpture):
    """Collects the surfaces of a bust; `yaw` turns and `sink` lowers what is added next."""

    def __init__(
        self,
        at: Point = (280, 176),
        zoom: float = 1.0,
        cool: Color = TEAL,
        warm: Color = AMBER,
        size: Size = SIZE,
        pitch: float = 5,
    ) -> None:
        super().__init__(size, at, SS, pitch)
        self.zoom = zoom
        self.cool, self.warm = cool, warm
        self.yaw = 0.0
        self.sink = 0.0

    def project(self, point: Vec) -> Vec:
        a = math.radians(self.yaw)
        x, y, z = point[0], point[1] - self.sink, point[2]
        x, z = x * math.cos(a) + z * math.sin(a), z * math.cos(a) - x * math.sin(a)
        return super().project((x * self.zoom, y * self.zoom, z * self.zoom))

    # parts

    def egg(self, centre: Vec, radii: Vec, material: Material, mirrored: bool = False, fine: int = 44) -> None:
        self.ball(centre, radii, material, mirrored, fine)

    def turned(
        self,
        profile: Profile,
        material: Material,
        arc: Span = (-180, 180),
        lean: float = 0.0,
        centre: Vec = (0, 0, 0),
        fine: tuple[int, int] = (30, 90),
        folds: float = 0.0,
    ) -> None:
        """A body round the y axis: rows of (y, half width, half depth) from bottom to top over an arc of bearings.

        Bearing 0 faces the viewer; `lean` lifts the front; `folds` wrinkles it.
        """

        def at(u: float, v: float) -> Vec:
            y, wide, deep = along(profile, u)
            a = math.radians(arc[0] + (arc[1] - arc[0]) * v)
            fold = 1 + folds * math.sin(a * 11 + y * 0.06) * math.sin(a * 5 - y * 0.02)
            x, z = wide * fold * math.sin(a), deep * fold * math.cos(a)
            return centre[0] + x, centre[1] + y + lean * z, centre[2] + z

        self.surface(at, *fine, material)

    def patch(
        self,
        bearing: float,
        height: float,
        wide: float,
        tall: float,
        material: Material,
        radii: Vec = HEAD,
        lift: float = 1.03,
        square: float = 1.0,
        centre: Vec = (0, 0, 0),
        bow: float = 0.0,
        mirrored: bool = False,
    ) -> None:
        """A shape that hugs an egg: middle and half sizes in degrees; `square` < 1 makes it boxy, `bow` bends it."""

        def at(u: float, v: float) -> Vec:
            cos, sin = math.cos(math.tau * v), math.sin(math.tau * v)
            dx, dy = (math.copysign(abs(c) ** square, c) * u for c in (cos, sin))
            a = math.radians(bearing + wide * dx)
            b = math.radians(height + tall * dy + bow * dx * dx)
            puff = lift - 0.02 * u**6
            return (
                centre[0] + radii[0] * puff * math.cos(b) * math.sin(a),
                centre[1] + radii[1] * puff * math.sin(b),
                centre[2] + radii[2] * puff * math.cos(b) * math.cos(a),
            )

        self.surface(at, 18, 60, material, mirrored)

    def rod(
        self,
        path: Sequence[Vec],
        radius: float | Callable[[float], float],
        material: Material,
        mirrored: bool = False,
        steps: int = 40,
        around: int = 18,
    ) -> None:
        self.tube(path, radius if callable(radius) else lambda _t: radius, material, mirrored, steps, around)

    def plate(
        self,
        outline: Sequence[Point],
        centre: Vec,
        radius: float,
        material: Material,
        height: float = 0.3,
        bearing: float = 0.0,
        mirrored: bool = False,
    ) -> None:
        """A cut solid with ridges from its middle to its outline (unit coordinates, y down), facing a bearing."""
        a = math.radians(bearing)
        count = len(outline)

        def at(u: float, v: float) -> Vec:
            place = v * count
            k = int(place) % count
            f = place - int(place)
            p, q = outline[k], outline[(k + 1) % count]
            x, y = (p[0] + (q[0] - p[0]) * f) * u * radius, -(p[1] + (q[1] - p[1]) * f) * u * radius
            z = height * radius * (1 - u)
            return (
                centre[0] + x * math.cos(a) + z * math.sin(a),
                centre[1] + y,
                centre[2] + z * math.cos(a) - x * math.sin(a),
            )

        self.surface(at, 8, count * max(1, 60 // count), material, mirrored)

    def disc_at(
        self,
        centre: Vec,
        radius: float,
        depth: float,
        bearing: float,
        material: Material,
        rise: float = 0.0,
        mirrored: bool = False,
    ) -> None:
        """A round box facing a bearing (and upwards by `rise` degrees): ear pieces, goggles, canisters, lenses."""
        a, b = math.radians(bearing), math.radians(rise)
        ahead = (math.sin(a) * math.cos(b), math.sin(b), math.cos(a) * math.cos(b))
        right = (math.cos(a), 0.0, -math.sin(a))
        up = (-math.sin(a) * math.sin(b), math.cos(b), -math.cos(a) * math.sin(b))

        def at(u: float, v: float) -> Vec:
            r, d = (radius, depth * u / 0.6) if u < 0.6 else (radius * (1 - (u - 0.6) / 0.4), depth)
            x, y = r * math.cos(math.tau * v), r * math.sin(math.tau * v)
            return add(add(add(centre, ahead, d), right, x), up, y)

        self.surface(at, 15, 48, material, mirrored)

    # light

    def render(self, seed: object) -> Image.Image:
        """The bust as an RGBA layer at the painted size."""
        normals, depth, kinds = self._rasterised()
        tone, shine, _ = self._lit(normals, depth, seed)
        tone = tone.point([round(255 * (v / 255) ** 1.35 * 0.92) for v in range(256)])
        cool, warm = self._rims(normals, self._hollows(depth))
        picture = Image.new("RGB", kinds.size)
        mottle = noise((kinds.width // 2, kinds.height // 2), (seed, "grain"), (40, 18), 5, 0.6).resize(kinds.size)
        burning: list[tuple[Image.Image, Color, float]] = []
        for index, material in enumerate(self.materials, 1):
            mask = kinds.point([255 if v == index else 0 for v in range(256)])
            if not mask.getbbox():
                continue
            body = Image.blend(tone, mottle, material.grain) if material.grain else tone
            colour = colourise(body, material.ramp)
            if material.emits:
                low, rise = (104, 3.4) if material.emits == PANE else (150, -1.1)
                heat = normals.getchannel("G").point(
                    [min(255, max(0, round(low + (v - 128) * rise))) for v in range(256)]
                )
                hue = material.rim
                ember = colourise(heat, ((0.0, mix(BLACK, hue, 0.2)), (0.5, hue), (1.0, mix(hue, WHITE, 0.7))))
                colour = Image.blend(colour, ember, material.emits)
                burning.append((mask, hue, 0.26 if material.emits == PANE else 0.7))
            gleam = shine.point([round(255 * (v / 255) ** material.tightness * material.gloss) for v in range(256)])
            colour = light(colour, gleam, (255, 250, 238))
            edge = 0.55 + 0.45 * material.gloss
            colour = light(light(colour, cool, self.cool, edge), warm, self.warm, edge)
            picture.paste(colour, (0, 0), mask)
        alpha = blur(kinds.point([0] + [255] * 255), 0.7)
        for mask, hue, strength in burning:
            picture = glow(picture, mask, hue, 15 * SS, strength)
        return with_alpha(picture, alpha)

    def _rims(self, normals: Image.Image, hollow: Image.Image) -> tuple[Image.Image, Image.Image]:
        parts = dict(zip(("x", "y", "z"), normals.split(), strict=True))

        def edge(side: float) -> Callable[[dict[str, Any]], Any]:
            def formula(a: dict[str, Any]) -> Any:
                x, y, z = ((a["float"](a[k]) - 128) / 127 for k in "xyz")
                zero = x * 0
                facing = a["max"](1 - z, zero)
                towards = a["max"](x * side - y * 0.35, zero)
                free = 1 - a["float"](a["hollow"]) / 400
                return a["convert"](a["min"](facing * facing * towards * free * 820, zero + 255), "L")

            return formula

        return computed(edge(1.0), hollow=hollow, **parts), computed(edge(-1.0), hollow=hollow, **parts)


# ---------------------------------------------------------------- outlines for plates


def star(points: int = 5, inner: float = 0.42) -> list[Point]:
    return [polar((0, 0), 1.0 if k % 2 == 0 else inner, k * 180 / points - 90) for k in range(points * 2)]


def cross(arm: float = 0.34) -> list[Point]:
    a = arm
    return [(-a, -1), (a, -1), (a, -a), (1, -a), (1, a), (a, a), (a, 1), (-a, 1), (-a, a), (-1, a), (-1, -a), (-a, -a)]


def gear(teeth: int = 12, depth: float = 0.2) -> list[Point]:
    step = 360 / teeth
    return [
        polar((0, 0), r, k * step + d * step)
        for k in range(teeth)
        for d, r in ((0.0, 1 - depth), (0.22, 1.0), (0.5, 1.0), (0.72, 1 - depth))
    ]


def round_outline(count: int = 30) -> list[Point]:
    return [polar((0, 0), 1.0, k * 360 / count) for k in range(count)]


def lozenge(wide: float = 0.6) -> list[Point]:
    return [(0, -1), (wide, 0), (0, 1), (-wide, 0)]


BROWN = leather((92, 58, 34))

OUTLINES = {
    "star": star(),
    "star4": star(4, 0.3),
    "star8": star(8, 0.6),
    "cross": cross(),
    "gear": gear(),
    "round": round_outline(),
    "lozenge": lozenge(),
}


def turn(degrees: float, sink: float = 16) -> Part:
    """What follows, a head, looks that far to the right of the picture and sits that deep between the shoulders."""

    def part(b: Bust) -> None:
        b.yaw, b.sink = degrees, sink

    return part
