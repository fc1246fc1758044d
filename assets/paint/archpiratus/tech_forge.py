"""The forge: machines built of turned, bent and boxed metal, lit by coloured lamps and rendered to a layer.

A Forge collects small facets of simple solids in a world measured in pixels (x right, y up, z towards the viewer,
the origin in the middle of the sheet). `placed` moves and turns what is built inside it. Rendering sorts the
facets, lights each one, and then adds what makes metal look used: darkness in hollows, worn bright edges, cast
shadows, grime and scratches.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from ..brush import Color, Point, Size, levels, mix, rng, shade, spline, times, with_alpha
from .tech_metals import CARD, DARK, STEEL, WARM_KEY, WHITE, Lamp, Metal, Sun, Vec
from .tech_wear import rocky, unlit, worn

Matrix = tuple[Vec, Vec, Vec]
Profile = Sequence[tuple[float, float]]
Surface = Callable[[float, float], Vec]
Skin = Callable[[float, float], Metal | None]

SAME: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def turned(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Matrix:
    """The rotation that turns about y, then x, then z, in degrees."""
    (cy, sy), (cp, sp), (cr, sr) = ((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (yaw, pitch, roll))
    about_y: Matrix = ((cy, 0, sy), (0, 1, 0), (-sy, 0, cy))
    about_x: Matrix = ((1, 0, 0), (0, cp, -sp), (0, sp, cp))
    about_z: Matrix = ((cr, -sr, 0), (sr, cr, 0), (0, 0, 1))
    return _product(about_z, _product(about_x, about_y))


def _product(a: Matrix, b: Matrix) -> Matrix:
    columns = tuple(zip(*b, strict=True))
    return tuple(tuple(sum(x * y for x, y in zip(row, col, strict=True)) for col in columns) for row in a)  # type: ignore[return-value]


def _applied(m: Matrix, p: Vec) -> Vec:
    x, y, z = p
    return (
        m[0][0] * x + m[0][1] * y + m[0][2] * z,
        m[1][0] * x + m[1][1] * y + m[1][2] * z,
        m[2][0] * x + m[2][1] * y + m[2][2] * z,
    )


def _smooth(points: Sequence[Vec], n: int = 5) -> list[Vec]:
    """A curve through the points of a pipe."""
    front, side = spline([(p[0], p[1]) for p in points], n), spline([(p[0], p[2]) for p in points], n)
    return [(a[0], a[1], b[1]) for a, b in zip(front, side, strict=True)]


def _unit(p: Vec) -> Vec:
    length = math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]) or 1.0
    return (p[0] / length, p[1] / length, p[2] / length)


@dataclass
class Forge:
    """Builds one machine (or a whole room of them) as lit facets."""

    key: str
    yaw: float = 0
    pitch: float = 0
    roll: float = 0
    size: Size = CARD
    centre: Point | None = None
    zoom: float = 1.0
    eye: float = 2600
    suns: Sequence[Sun] = WARM_KEY
    lamps: Sequence[Lamp] = ()
    ambient: Color = (26, 34, 42)
    stony: bool = False  # rough like rock: facets melt together under a grainy skin
    facets: list[tuple[float, list[Point], Color, Metal, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.view = turned(self.yaw, self.pitch, self.roll)
        self.matrix, self.offset = SAME, (0.0, 0.0, 0.0)
        self.middle = self.centre or (self.size[0] / 2, self.size[1] / 2)
        self.source = rng(self.key, "forge")
        self._suns = []
        for sun in self.suns:
            d = _unit(sun.towards)
            self._suns.append((d, _unit((d[0], d[1], d[2] + 1)), [c / 255 * sun.power for c in sun.color]))
        self._lamps = [(_applied(self.view, lamp.at), lamp) for lamp in self.lamps]

    @contextmanager
    def placed(
        self, at: Vec = (0, 0, 0), yaw: float = 0, pitch: float = 0, roll: float = 0, size: float = 1.0
    ) -> Iterator[None]:
        """Whatever is built inside is turned, scaled and moved, relative to where the forge already is."""
        before = self.matrix, self.offset
        move = _applied(self.matrix, at)
        self.offset = (self.offset[0] + move[0], self.offset[1] + move[1], self.offset[2] + move[2])
        turn = turned(yaw, pitch, roll)
        self.matrix = _product(self.matrix, tuple(tuple(v * size for v in row) for row in turn))  # type: ignore[arg-type]
        yield
        self.matrix, self.offset = before

    def seen(self, p: Vec) -> Vec:
        """A point of the current place as the eye sees it (before perspective)."""
        q = _applied(self.matrix, p)
        o = self.offset
        return _applied(self.view, (q[0] + o[0], q[1] + o[1], q[2] + o[2]))

    def spot(self, p: Vec) -> Point:
        """Where on the sheet a point of the current place lies."""
        return self._flat(self.seen(p))

    def _flat(self, q: Vec) -> Point:
        k = self.zoom * self.eye / max(60.0, self.eye - q[2])
        return (self.middle[0] + q[0] * k, self.middle[1] - q[1] * k)

    # ------------------------------------------------------------ solids

    def facet(self, points: Sequence[Vec], metal: Metal, tone: float = 1.0, lift: float = 0.0) -> None:
        """One flat piece, seen from both sides."""
        seen = [self.seen(p) for p in points]
        self._add(seen, [self._flat(q) for q in seen], metal, tone, lift=lift)

    def _add(
        self, seen: Sequence[Vec], flat: list[Point], metal: Metal, tone: float, marks: int = 0, lift: float = 0
    ) -> None:
        a, b, c, d = seen[0], seen[1], seen[2], seen[-1]
        px, py, pz = c[0] - a[0], c[1] - a[1], c[2] - a[2]
        qx, qy, qz = d[0] - b[0], d[1] - b[1], d[2] - b[2]
        n = _unit((py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx))
        middle = ((a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2)
        if n[0] * middle[0] + n[1] * middle[1] + n[2] * (middle[2] - self.eye) > 0:
            n = (-n[0], -n[1], -n[2])
        depth = sum(q[2] for q in seen) / len(seen) + lift
        self.facets.append((depth, flat, self._lit(n, middle, metal, tone), metal, marks))

    def _lit(self, n: Vec, at: Vec, metal: Metal, tone: float) -> Color:
        nx, ny, nz = n
        if metal.emits >= 1:
            return mix(mix(metal.color, (0, 0, 0), 0.3), WHITE, 0.6 * nz * nz * nz)
        r, g, b = (c / 255 for c in self.ambient)
        sr = sg = sb = 0.0
        for d, h, color in self._suns:
            dot = nx * d[0] + ny * d[1] + nz * d[2]
            if dot > 0:
                r += color[0] * dot
                g += color[1] * dot
                b += color[2] * dot
                s = max(0.0, nx * h[0] + ny * h[1] + nz * h[2]) ** metal.tight * metal.gloss
                sr += color[0] * s
                sg += color[1] * s
                sb += color[2] * s
        for place, lamp in self._lamps:
            dx, dy, dz = place[0] - at[0], place[1] - at[1], place[2] - at[2]
            far = math.sqrt(dx * dx + dy * dy + dz * dz) or 1.0
            if far < lamp.reach:
                fall = (1 - far / lamp.reach) ** 2 * lamp.power
                dot = max(0.0, (nx * dx + ny * dy + nz * dz) / far) * 0.85 + 0.15
                r += lamp.color[0] / 255 * dot * fall
                g += lamp.color[1] / 255 * dot * fall
                b += lamp.color[2] / 255 * dot * fall
        up = 2 * nz * ny
        sky = 0.16 + 0.5 * max(0.0, up) + 0.9 * max(0.0, 1 - abs(up - 0.34) * 5) + (0.25 if -0.5 < up < -0.3 else 0)
        m = metal.mirror * 0.6
        cr, cg, cb = (c / 255 * tone for c in metal.color)
        out = (
            cr * (r * (1 - 0.4 * m) + m * sky * 0.9) + sr * tone,
            cg * (g * (1 - 0.4 * m) + m * sky) + sg * tone,
            cb * (b * (1 - 0.4 * m) + m * sky * 1.1) + sb * tone,
        )
        return tuple(round(255 * (v if v < 0.7 else 0.7 + 0.3 * math.tanh((v - 0.7) / 0.3))) for v in out)  # type: ignore[return-value]

    def sheet(
        self,
        at: Surface,
        nu: int,
        nv: int,
        metal: Metal,
        seams: tuple[int, int] = (0, 0),
        closed: bool = False,
        skin: Skin | None = None,
        lift: float = 0.0,
    ) -> None:
        """A surface at(u, v) of nu by nv facets; seams cut it into panels of so many facets; closed hides its back.

        `skin` may give another metal at a place of the surface; one that glows becomes a small lit window there.
        """
        grid = [[self.seen(at(i / nu, j / nv)) for j in range(nv + 1)] for i in range(nu + 1)]
        flats = [[self._flat(q) for q in row] for row in grid]
        su, sv = seams
        panels: dict[tuple[int, int], float] = {}
        for i in range(nu):
            for j in range(nv):
                fa, fb, fc, fd = flats[i][j], flats[i + 1][j], flats[i + 1][j + 1], flats[i][j + 1]
                if closed and (fc[0] - fa[0]) * (fd[1] - fb[1]) - (fc[1] - fa[1]) * (fd[0] - fb[0]) >= 0:
                    continue
                marks, tone = 0, 1.0
                if su:
                    row = i // su
                    shifted = j + row % 2 * (sv // 2)
                    panel = (row, shifted // sv)
                    if panel not in panels:
                        panels[panel] = 1 + self.source.uniform(-1, 1) * metal.patch
                    tone = panels[panel]
                    marks = (1 if i % su == 0 else 0) | (2 if shifted % sv == 0 else 0)
                use = skin((i + 0.5) / nu, (j + 0.5) / nv) if skin else None
                seen = (grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1])
                if use is not None and use.emits >= 1:
                    mx, my = (fa[0] + fc[0]) / 2, (fa[1] + fc[1]) / 2
                    pane = [(mx + (x - mx) * 0.56, my + (y - my) * 0.5) for x, y in (fa, fb, fc, fd)]
                    self._add(seen, pane, use, 1.0, 0, lift + 4)
                    use = None
                self._add(seen, [fa, fb, fc, fd], use or metal, tone, marks, lift)

    def lathe(
        self,
        profile: Profile,
        metal: Metal,
        seams: tuple[int, int] = (0, 0),
        around: int = 0,
        step: float = 40,
        arc: tuple[float, float] = (0, 360),
        closed: bool = True,
        skin: Skin | None = None,
    ) -> None:
        """A body turned about the x axis from (place, radius) pairs, from left to right."""
        cuts: list[tuple[float, float]] = [profile[0]]
        for (x0, r0), (x1, r1) in itertools.pairwise(profile):
            n = max(1, math.ceil(math.hypot(x1 - x0, r1 - r0) / step))
            cuts += [(x0 + (x1 - x0) * k / n, r0 + (r1 - r0) * k / n) for k in range(1, n + 1)]
        widest = max(r for _, r in cuts)
        nv = around or max(14, min(96, round(widest * self.zoom * 0.8)))
        start, span = math.radians(arc[0]), math.radians(arc[1] - arc[0])
        last = len(cuts) - 1

        def at(u: float, v: float) -> Vec:
            x, r = cuts[round(u * last)]
            a = start + span * v
            return (x, r * math.cos(a), -r * math.sin(a))

        self.sheet(at, last, nv, metal, seams, closed, skin)

    def ball(self, radius: float, metal: Metal, n: int = 0, seams: tuple[int, int] = (0, 0)) -> None:
        """A sphere."""
        n = n or max(8, min(40, round(radius * self.zoom / 4)))
        half = [(-radius * math.cos(math.pi * k / n), radius * math.sin(math.pi * k / n)) for k in range(n + 1)]
        self.lathe(half, metal, seams, n * 2, 1e9)

    def rock(self, radius: float, metal: Metal, rough: float = 0.1, n: int = 34, skin: Skin | None = None) -> None:
        """A boulder: a sphere pushed about by a few waves, with craters."""
        s = self.source
        waves = [
            (tuple(s.uniform(-1, 1) * f for _ in range(3)), s.uniform(0, 6.28), rough / f**0.9)
            for f in (1.4, 1.8, 2.4, 3.4, 4.6, 6.5, 9.0, 13.0)
            for _ in range(2)
        ]
        pits = [(_unit((s.gauss(0, 1), s.gauss(0, 1), s.gauss(0, 1))), s.uniform(0.12, 0.34)) for _ in range(14)]

        def at(u: float, v: float) -> Vec:
            a, b = math.pi * u, 2 * math.pi * v
            d = (-math.cos(a), math.sin(a) * math.cos(b), -math.sin(a) * math.sin(b))
            r = 1 + sum(k * math.sin(2.2 * (d[0] * w[0] + d[1] * w[1] + d[2] * w[2]) + p) for w, p, k in waves)
            for c, wide in pits:
                far = math.acos(max(-1.0, min(1.0, d[0] * c[0] + d[1] * c[1] + d[2] * c[2]))) / wide
                if far < 1.3:
                    r -= 0.34 * wide * (1 - far * far if far < 1 else -0.5 * (1.3 - far))
            return (d[0] * r * radius, d[1] * r * radius, d[2] * r * radius)

        self.sheet(at, n, n * 2, metal, closed=True, skin=skin)

    def ring(
        self, radius: float, thick: float, metal: Metal, n: int = 0, m: int = 14, seams: tuple[int, int] = (0, 0),
        flat: float = 1.0, skin: Skin | None = None,
    ) -> None:  # fmt: skip
        """A torus about the x axis; flat stretches its section along the axis."""
        n = n or max(24, min(110, round(radius * self.zoom * 0.5)))

        def at(u: float, v: float) -> Vec:
            a, b = 2 * math.pi * u, 2 * math.pi * v
            r = radius + thick * math.cos(b)
            return (thick * flat * math.sin(b), r * math.cos(a), r * math.sin(a))

        self.sheet(at, n, m, metal, seams, True, skin)

    def loft(
        self, stations: Sequence[tuple[float, float, float, float]], metal: Metal, seams: tuple[int, int] = (3, 8),
        square: float = 0.8, n: int = 28, m: int = 40, skin: Skin | None = None,
    ) -> None:  # fmt: skip
        """A hull along the x axis through (place, half width in z, half height in y, rise) sections."""
        first, last = stations[0][0], stations[-1][0]
        curves = [spline([(st[0], st[k]) for st in stations], 8) for k in (1, 2, 3)]

        def section(x: float, k: int) -> float:
            line = curves[k]
            for (x0, y0), (x1, y1) in itertools.pairwise(line):
                if x <= x1:
                    return y0 + (y1 - y0) * (x - x0) / max(1e-6, x1 - x0)
            return line[-1][1]

        rows = [(x, *(section(x, k) for k in range(3))) for x in (first + (last - first) * i / n for i in range(n + 1))]

        def at(u: float, v: float) -> Vec:
            x, wide, tall, rise = rows[round(u * n)]
            c, s = math.cos(2 * math.pi * v), math.sin(2 * math.pi * v)
            y = math.copysign(abs(c) ** square, c) * max(0.0, tall)
            return (x, rise + y, -math.copysign(abs(s) ** square, s) * max(0.0, wide))

        self.sheet(at, n, m, metal, seams, True, skin)

    def tube(self, points: Sequence[Vec], radius: float, metal: Metal, n: int = 10) -> None:
        """A pipe or a cable through the points."""
        path = list(points) if len(points) < 3 else _smooth(points)
        rings: list[list[Vec]] = []
        for i, p in enumerate(path):
            q, r = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
            t = _unit((r[0] - q[0], r[1] - q[1], r[2] - q[2]))
            side = _unit((t[1], -t[0], 0.0)) if abs(t[2]) < 0.9 else _unit((0.0, t[2], -t[1]))
            up = (t[1] * side[2] - t[2] * side[1], t[2] * side[0] - t[0] * side[2], t[0] * side[1] - t[1] * side[0])
            ring = []
            for k in range(n + 1):
                c, s = math.cos(2 * math.pi * k / n) * radius, math.sin(2 * math.pi * k / n) * radius
                ring.append(tuple(p[d] + side[d] * c + up[d] * s for d in range(3)))
            rings.append(ring)  # type: ignore[arg-type]
        last = len(path) - 1
        self.sheet(lambda u, v: rings[round(u * last)][round(v * n)], last, n, metal)

    def box(
        self,
        at: Vec,
        size: Vec,
        metal: Metal,
        chamfer: float = 6,
        seams: float = 0,
        step: float = 60,
        skin: Skin | None = None,
    ) -> None:
        """A block with bevelled edges; seams is the rough size of its panels."""
        x, y, z = (v / 2 for v in size)
        c = min(chamfer, x * 0.9, y * 0.9, z * 0.9)
        with self.placed(at):
            for axis in range(3):
                for sign in (-1, 1):
                    self._side((x, y, z), axis, sign, c, metal, seams, step, skin)
            if c < 1:
                return
            for axis in range(3):
                p, q = (axis + 1) % 3, (axis + 2) % 3
                for s in (-1, 1):
                    for t in (-1, 1):
                        strip = []
                        half = (x, y, z)
                        for end, flip in ((-1, 0), (1, 0), (1, 1), (-1, 1)):
                            corner = [0.0, 0.0, 0.0]
                            corner[axis] = end * (half[axis] - c)
                            corner[p] = s * (half[p] - (0 if flip else c))
                            corner[q] = t * (half[q] - (c if flip else 0))
                            strip.append(tuple(corner))
                        self.facet(strip, metal, 1.15, 0.5)  # type: ignore[arg-type]

    def _side(
        self, half: Vec, axis: int, sign: int, c: float, metal: Metal, seams: float, step: float, skin: Skin | None
    ) -> None:
        p, q = (axis + 1) % 3, (axis + 2) % 3
        wide, tall = 2 * (half[p] - c), 2 * (half[q] - c)
        unit = seams / 3 if seams else step
        nu, nv = max(1, min(40, round(wide / unit))), max(1, min(40, round(tall / unit)))

        def at(u: float, v: float) -> Vec:
            corner = [0.0, 0.0, 0.0]
            corner[axis] = sign * half[axis]
            corner[p] = (u - 0.5) * wide * sign
            corner[q] = (v - 0.5) * tall
            return tuple(corner)  # type: ignore[return-value]

        self.sheet(at, nu, nv, metal, (3, 3) if seams else (0, 0), True, skin if axis == 2 and sign > 0 else None)

    def slab(
        self, outline: Sequence[Point], z: float, thick: float, metal: Metal, chamfer: float = 5, tone: float = 1.0
    ) -> None:
        """A plate cut to an outline in x and y, its front at z, with a bevelled edge (outline convex or nearly)."""
        n = len(outline)
        mx, my = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
        inner = []
        for x, y in outline:
            far = math.hypot(x - mx, y - my) or 1.0
            k = max(0.2, 1 - chamfer / far)
            inner.append((mx + (x - mx) * k, my + (y - my) * k))
        self.facet([(*p, z) for p in inner], metal, tone, chamfer)
        for k in range(n):
            a, b, p, q = outline[k], outline[(k + 1) % n], inner[k], inner[(k + 1) % n]
            self.facet([(*p, z), (*q, z), (*b, z - chamfer), (*a, z - chamfer)], metal, tone * 1.1, chamfer * 0.6)
            self.facet([(*a, z - chamfer), (*b, z - chamfer), (*b, z - thick), (*a, z - thick)], metal, tone * 0.8)

    def rivets(self, points: Sequence[Vec], radius: float, metal: Metal = STEEL) -> None:
        """Small round heads on a surface."""
        for p in points:
            with self.placed(p):
                self.ball(radius, metal, 5)

    def put_out(self) -> None:
        """Every lamp that was built so far goes dark."""
        self.facets = [f if not f[3].emits else (*f[:2], (46, 38, 28), DARK, f[4]) for f in self.facets]

    # ------------------------------------------------------------ rendering

    def render(self, fog: Color | None = None, haze: float = 0.7, wear: float = 1.0) -> tuple[Image.Image, Image.Image]:
        """The machine as an RGBA layer and its own light as RGB on black; fog swallows what is far away."""
        self.facets.sort(key=lambda f: f[0])
        low, high = self.facets[0][0], self.facets[-1][0]
        body, depth, glow = Image.new("RGB", self.size), Image.new("L", self.size), Image.new("RGB", self.size)
        paint, deep, shine = ImageDraw.Draw(body), ImageDraw.Draw(depth), ImageDraw.Draw(glow)
        lit = any(f[3].emits for f in self.facets)
        for z, flat, color, metal, marks in self.facets:
            paint.polygon(flat, fill=color, outline=color)
            deep.polygon(flat, fill=round(30 + 225 * (z - low) / max(1.0, high - low)), outline=None)
            if lit:
                own = mix((0, 0, 0), metal.color, metal.emits) if metal.emits else (0, 0, 0)
                shine.polygon(flat, fill=own)
            if marks:
                seam = mix(color, (0, 0, 0), 0.62)
                if marks & 1:
                    paint.line((*flat[0], *flat[3]), fill=seam, width=2)
                if marks & 2:
                    paint.line((*flat[0], *flat[1]), fill=seam, width=2)
                if marks == 3:
                    x, y = ((flat[0][0] * 2 + flat[2][0]) / 3, (flat[0][1] * 2 + flat[2][1]) / 3)
                    paint.ellipse((x - 2, y - 2, x + 2, y + 2), fill=mix(color, WHITE, 0.35))
                    paint.arc((x - 3, y - 3, x + 3, y + 3), 0, 140, fill=seam)
        mask = levels(depth, 0, 20).filter(ImageFilter.GaussianBlur(0.7))
        if self.stony:
            body = rocky(body, self.key)
        body = worn(body, depth, glow, self.key, wear)
        if fog is not None:
            far = levels(ImageChops.invert(depth), 0, 225, 1.2)
            body = shade(body, times(far, unlit(glow)), fog, haze)
        return with_alpha(body, mask), glow
