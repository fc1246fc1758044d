"""Light before and behind the busts: sights, screens, sparks, signs, banners of state."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from PIL import ImageChops

from ..brush import Canvas, Color, Point, blur, glow, levels, light, mix, over, polar, radial, rng, shade, times
from ..motifs.arms import banner, emblem
from ..motifs.sigils import seal_rings
from .crew_bust import AMBER, BLACK, TEAL, WHITE
from .crew_scene import FULL, H, Scene, W


def reticle(scene: Scene, at: Point, radius: float, hue: Color = TEAL, opacity: float = 0.7, marks: int = 3) -> None:
    """Rings, ticks and brackets of a sight."""
    source = rng(scene.key, at, "reticle")

    def paint(c: Canvas) -> None:
        for k in range(marks):
            r = radius * (1 - 0.24 * k)
            start = source.uniform(0, 360)
            for part in range(3):
                a = start + 120 * part
                c.line([polar(at, r, a + i * 2) for i in range(40)], 3.4 - k * 0.6, hue)
            for d in range(0, 360, 6):
                c.line([polar(at, r, d), polar(at, r + (14 if d % 30 == 0 else 6), d)], 1.6, hue)
        for q in range(4):
            c.line([polar(at, radius * 0.3, q * 90), polar(at, radius * 1.14, q * 90)], 2, hue)
            corner = polar(at, radius * 1.24, q * 90 + 45)
            for bend in (135, 225):
                c.line([corner, polar(corner, radius * 0.24, q * 90 + 45 + bend)], 4, AMBER if hue != AMBER else TEAL)

    scene.draw(paint, hue, 0.35, opacity=opacity)


def screens(scene: Scene, hue: Color, count: int = 4, second: Color | None = None, opacity: float = 0.55) -> None:
    """Panes of light in the room: graphs, dials, lists, out of focus at both sides."""
    source = rng(scene.key, "screens")

    def paint(c: Canvas) -> None:
        for k in range(count):
            tone = second if second and k % 2 else hue
            left = k % 2 == 0
            wide, tall = source.uniform(150, 230), source.uniform(110, 170)
            x = source.uniform(40, 130) if left else W - wide - source.uniform(40, 130)
            y = 60 + (k // 2) * 220 + source.uniform(-20, 30)
            c.poly([(x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)], mix(BLACK, tone, 0.32), 170)
            c.line([(x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall), (x, y)], 3, tone)
            kind = source.randrange(3)
            if kind == 0:
                path = [
                    (x + 10 + (wide - 20) * i / 16, y + tall * (0.5 + source.uniform(-0.32, 0.32))) for i in range(17)
                ]
                c.line(path, 4, mix(tone, WHITE, 0.3))
            elif kind == 1:
                for i in range(7):
                    c.line(
                        [
                            (x + 14, y + 16 + i * (tall - 28) / 6),
                            (x + 14 + (wide - 30) * source.random(), y + 16 + i * (tall - 28) / 6),
                        ],
                        6,
                        tone,
                    )
            else:
                for r in (0.2, 0.32, 0.42):
                    c.ring((x + wide / 2, y + tall / 2), tall * r, 3, tone)
                c.line(
                    [
                        (x + wide / 2, y + tall / 2),
                        polar((x + wide / 2, y + tall / 2), tall * 0.42, source.uniform(0, 360)),
                    ],
                    4,
                    WHITE,
                )

    scene.draw(paint, hue, 0.4, 1.4, opacity)


def bokeh(scene: Scene, hues: Sequence[Color], count: int = 26, size: float = 30, strength: float = 0.5) -> None:
    """Far lamps as soft discs."""
    source = rng(scene.key, "bokeh")
    for _ in range(count):
        at = (source.uniform(0, W), source.uniform(0, H))
        r = size * source.uniform(0.3, 1.2)
        patch = Canvas((round(r * 2.4),) * 2, 2)
        patch.disc((r * 1.2, r * 1.2), r, WHITE)
        patch.disc((r * 1.2, r * 1.2), r * 0.86, (190, 190, 190))
        spot = blur(times(patch.rgb.convert("L"), patch.mask).resize(patch.size), 1.2)
        place = (round(at[0] - r * 1.2), round(at[1] - r * 1.2))
        region = (*place, place[0] + patch.size[0], place[1] + patch.size[1])
        lit = light(scene.image.crop(region), spot, source.choice(list(hues)), strength * source.uniform(0.3, 1))
        scene.image.paste(lit, place)


def sparks(
    scene: Scene, at: Point, hue: Color = AMBER, count: int = 90, reach: float = 300, low: float = 0, high: float = 360
) -> None:
    """A shower of sparks from a point."""
    source = rng(scene.key, at, "sparks")

    def paint(c: Canvas) -> None:
        for _ in range(count):
            a, far = source.uniform(low, high), reach * source.random() ** 1.4
            start, end = polar(at, far * 0.75, a), polar(at, far + 10, a)
            drop = far * far / reach * 0.25
            c.stroke(
                [
                    (start[0], start[1] + drop * 0.6),
                    ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + drop * 0.75),
                    (end[0], end[1] + drop),
                ],
                source.uniform(1.5, 5),
                mix(hue, WHITE, source.random() * 0.8),
            )

    scene.shine(at, reach * 0.7, hue, 0.7, 2.0)
    scene.draw(paint, hue, 0.7)
    scene.shine(at, reach * 0.16, WHITE, 1.0, 1.2)


def sign(
    scene: Scene, paint: Callable[[Canvas], None], hue: Color, strength: float = 0.8, width_glow: float = 34
) -> None:
    """A shape of pure light: a hologram, a neon sign, a halo."""
    canvas = Canvas(FULL, 2)
    paint(canvas)
    mask = canvas.alpha()
    edge = times(mask, ImageChops.invert(blur(mask, 12)))
    scene.image = glow(scene.image, mask, hue, width_glow, 0.6 * strength)
    scene.light(mask, hue, 0.45 * strength)
    scene.light(levels(edge, 0, 130), mix(hue, WHITE, 0.6), strength)


def charge(kind: str, at: Point, radius: float) -> Callable[[Canvas], None]:
    """A heraldic emblem to be made a sign."""
    return lambda c: emblem(c, kind, at, radius, WHITE)


def plus(at: Point, radius: float) -> Callable[[Canvas], None]:
    """The healers' cross."""
    a = radius * 0.32
    arms = [
        (-a, -radius),
        (a, -radius),
        (a, -a),
        (radius, -a),
        (radius, a),
        (a, a),
        (a, radius),
        (-a, radius),
        (-a, a),
        (-radius, a),
        (-radius, -a),
        (-a, -a),
    ]
    return lambda c: c.poly([(at[0] + x, at[1] + y) for x, y in arms], WHITE)


def seal(at: Point, radius: float) -> Callable[[Canvas], None]:
    """The rings of a great seal."""
    return lambda c: seal_rings(c, at, radius, radius, WHITE)


def scanlines(scene: Scene, at: Point, reach: Point, hue: Color) -> None:
    """The fine lines of a hologram's field."""
    lines = Canvas(FULL, 1)
    for y in range(round(at[1] - reach[1]), round(at[1] + reach[1]), 7):
        lines.line([(at[0] - reach[0], y), (at[0] + reach[0], y)], 2, WHITE)
    scene.light(times(lines.mask, radial(FULL, at, reach, 0.8)), hue, 0.35)


def helix(at: Point, tall: float, wide: float, turns: float = 2.0, lean: float = 0.0) -> Callable[[Canvas], None]:
    """A double spiral with its rungs."""

    def paint(c: Canvas) -> None:
        def place(t: float, phase: float) -> Point:
            return (at[0] + wide * math.sin(math.tau * turns * t + phase) + lean * (t - 0.5), at[1] + tall * (t - 0.5))

        for k in range(26):
            c.line([place(k / 25, 0), place(k / 25, math.pi)], 3, WHITE)
        for phase in (0.0, math.pi):
            c.line([place(k / 80, phase) for k in range(81)], 9, WHITE)
            for k in range(26):
                c.disc(place(k / 25, phase), 8, WHITE)

    return paint


def atom(at: Point, radius: float, orbits: int = 3) -> Callable[[Canvas], None]:
    """Orbits round a core."""

    def paint(c: Canvas) -> None:
        for k in range(orbits):
            t = math.pi * k / orbits
            path = []
            for d in range(0, 361, 6):
                a = math.radians(d)
                x, y = radius * math.cos(a), radius * 0.34 * math.sin(a)
                path.append((at[0] + x * math.cos(t) - y * math.sin(t), at[1] + x * math.sin(t) + y * math.cos(t)))
            c.line(path, 4, WHITE)
            c.disc(path[(k * 23 + 9) % 60], 11, WHITE)
        c.disc(at, radius * 0.14, WHITE)

    return paint


def globe(at: Point, radius: float) -> Callable[[Canvas], None]:
    """A wire globe."""

    def paint(c: Canvas) -> None:
        c.ring(at, radius, 4, WHITE)
        for k in range(1, 5):
            w = radius * math.cos(math.pi * k / 5)
            c.line(
                [
                    (at[0] + w * math.sin(math.radians(d)), at[1] - radius * math.cos(math.radians(d)))
                    for d in range(0, 181, 6)
                ],
                2.4,
                WHITE,
            )
            y = radius * (k / 2.5 - 1)
            half = math.sqrt(max(0, radius * radius - y * y))
            c.line(
                [
                    (at[0] + half * math.cos(math.radians(d)), at[1] + y + half * 0.16 * math.sin(math.radians(d)))
                    for d in range(0, 181, 6)
                ],
                2.4,
                WHITE,
            )

    return paint


def banners(scene: Scene, hue: Color, charge_: str, gold: Color = (250, 214, 130), wide: float = 250) -> None:
    """Two banners of state with an emblem, one at each side."""
    canvas = Canvas(FULL, 2)
    for x in (0.155, 0.845):
        banner(canvas, (W * x, H * 0.045), wide, H * 0.86, hue, charge_, (scene.key, x), gold)
    layer = canvas.image()
    scene.image = shade(scene.image, blur(layer.getchannel("A"), 24), BLACK, 0.7)
    scene.image = over(scene.image, blur(layer, 0.8))


def bust_of(sculpted: Any, scene: Scene) -> None:
    """Sets a bust before the scene, with a breath of its rim lights behind it."""
    layer = sculpted.render(scene.key)
    mask = layer.getchannel("A")
    scene.image = shade(scene.image, blur(mask, 50), BLACK, 0.55)
    soft = blur(mask, 26)
    scene.light(times(soft, radial(FULL, (W, H * 0.3), (W * 0.7, H), 0.8)), sculpted.cool, 0.35)
    scene.light(times(soft, radial(FULL, (0, H * 0.3), (W * 0.7, H), 0.8)), sculpted.warm, 0.35)
    scene.image = over(scene.image, layer)
