"""Within doors: floors, people as shadows, and things carved as busts are."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    bevel,
    blur,
    colourise,
    mix,
    over,
    perspective,
    placed,
    polar,
    radial,
    rng,
    shade,
    times,
)
from ..motifs.ships import plates
from ..sculpt import Material, Vec, add
from .crew_bust import AMBER, BLACK, TEAL, WHITE, Bust, Part, tones
from .crew_scene import FULL, H, Scene, W


def floor(scene: Scene, horizon: float, hue: Color, shine: Color, strength: float = 0.5) -> None:
    """A plated floor running back to the horizon, with a sheen of light in it."""
    side = 700
    tile = plates((side, side), rng(scene.key, "floor"), side)
    lines = Canvas((side, side), 1)
    for k in range(9):
        lines.line([(side * k / 8, 0), (side * k / 8, side)], 7, WHITE)
        lines.line([(0, side * (k / 8) ** 1.5), (side, side * (k / 8) ** 1.5)], 3 + 5 * k / 8, WHITE)
    skin = colourise(bevel(tile, 2, 250, 2.0), tones(mix(BLACK, hue, 0.7), 0.3))
    skin = shade(skin, lines.mask, BLACK, 0.7)
    laid = perspective(
        skin.convert("RGBA"),
        FULL,
        ((W * 0.22, H * horizon), (W * 0.78, H * horizon), (W * 1.9, H * 1.02), (W * -0.9, H * 1.02)),
    )
    below = Canvas(FULL, 1)
    below.poly([(0, H * horizon), (W, H * horizon), (W, H), (0, H)], WHITE)
    scene.image = Image.composite(laid.convert("RGB"), scene.image, below.mask)
    scene.image = shade(
        scene.image, times(below.mask, radial(FULL, (W / 2, H * horizon), (W, H * 0.16), 1.0)), BLACK, 0.6
    )
    scene.light(
        times(below.mask, radial(FULL, (W / 2, H * (horizon + 0.22)), (W * 0.5, H * 0.34), 1.2)), shine, strength
    )


def person(
    canvas: Canvas,
    at: Point,
    tall: float,
    tone: Color,
    lean: float = 0.0,
    arm: float | None = None,
    cloak: float = 0.0,
    arm_b: float | None = None,
) -> None:
    """A figure as a shadow: feet at the point; `arm` is the bearing of a raised arm; `cloak` widens it."""
    x, y = at

    def p(dx: float, dy: float) -> Point:
        return (x + (dx + lean * dy) * tall, y - dy * tall)

    canvas.disc(p(0, 0.91), (tall * 0.06, tall * 0.078), tone)
    flare = 0.085 + cloak
    half = [
        (0.03, 0.85),
        (0.045, 0.81),
        (0.11, 0.785),
        (0.135, 0.72),
        (0.10, 0.62),
        (0.078 + cloak * 0.4, 0.5),
        (flare, 0.25),
        (flare + 0.01, 0.0),
    ]
    inner = [(0.03, 0.0), (0.012, 0.4)] if not cloak else [(0.02, 0.0)]
    right = [p(*q) for q in half + inner]
    canvas.poly(right + [p(-q[0], q[1]) for q in reversed(half + inner)], tone)
    for bearing, side in ((arm, 1), (arm_b, -1)):
        if bearing is not None:
            shoulder = p(0.12 * side, 0.74)
            elbow = polar(shoulder, tall * 0.19, bearing)
            canvas.line([shoulder, elbow, polar(elbow, tall * 0.19, bearing - 22 * side)], tall * 0.066, tone)
            canvas.disc(polar(elbow, tall * 0.2, bearing - 22 * side), tall * 0.042, tone)


def crowd(
    scene: Scene,
    people: Sequence[tuple[float, float, float, float | None]],
    tone: Color,
    rim: Color,
    cloak: float = 0.0,
) -> None:
    """Figures (x, foot, height, arm) as shadows with a rim of light from above."""
    canvas = Canvas(FULL, 2)
    for x, foot, tall, arm in people:
        person(canvas, (W * x, H * foot), H * tall, WHITE, 0.0, arm, cloak)
    mask = canvas.alpha()
    scene.image = shade(scene.image, blur(mask, 18), BLACK, 0.5)
    scene.image = shade(scene.image, mask, tone)
    edge = times(mask, ImageChops.invert(blur(placed(mask, FULL, (5, 7)), 5)))
    scene.light(edge, rim, 0.75)
    scene.light(times(mask, radial(FULL, (W / 2, H * 0.35), (W * 0.5, H * 0.6), 1.0)), rim, 0.16)


def model(
    scene: Scene,
    *parts: Part,
    at: Point = (280, 176),
    zoom: float = 1.0,
    yaw: float = 0.0,
    cool: Color = TEAL,
    warm: Color = AMBER,
    pitch: float = 12,
) -> None:
    """A thing carved as busts are."""
    bust = Bust(at, zoom, cool, warm, pitch=pitch)
    bust.yaw = yaw
    for part in parts:
        part(bust)
    layer = bust.render((scene.key, at))
    mask = layer.getchannel("A")
    scene.image = shade(scene.image, blur(mask, 30), BLACK, 0.5)
    scene.image = over(scene.image, layer)


def ring(
    material: Material,
    radius: float,
    thick: float,
    at: Vec = (0, 0, 0),
    spokes: int = 0,
    hub: float = 0.0,
    tilt: float = 0.0,
) -> Part:
    """A ring that faces the viewer, with spokes and a hub: wheels, gates, dials."""

    def spot(r: float, t: float) -> Vec:
        return (
            at[0] + r * math.cos(t),
            at[1] + r * math.sin(t) * math.cos(tilt),
            at[2] + r * math.sin(t) * math.sin(tilt),
        )

    def part(b: Bust) -> None:
        b.rod([spot(radius, math.tau * k / 80) for k in range(81)], thick, material, steps=150, around=16)
        for k in range(spokes):
            t = math.tau * k / spokes + 0.4
            b.rod([spot(hub * 0.5, t), spot(radius, t)], thick * 0.7, material, steps=10, around=12)
        if hub:
            b.disc_at((at[0], at[1], at[2] - thick), hub, thick * 2.4, 0, material)

    return part


def coins(material: Material, stacks: Sequence[tuple[float, float, int]], base: float, radius: float = 26) -> Part:
    """Stacks of coin: (x, z, how many)."""

    def part(b: Bust) -> None:
        for k, (x, z, count) in enumerate(stacks):
            for n in range(count):
                y, dx = base + n * 7.5, 2.2 * math.sin(n * 2.1 + k)
                rows = (
                    (0, radius - 2, radius - 2),
                    (1.6, radius, radius),
                    (5, radius, radius),
                    (6.6, radius - 2, radius - 2),
                )
                b.turned(rows, material, centre=(x + dx, y, z), fine=(4, 44))
            b.turned(
                ((0, radius - 2, radius - 2), (0.2, 0.5, 0.5)),
                material,
                centre=(x, base + count * 7.5 - 0.8, z),
                fine=(6, 44),
            )

    return part


def barrel(wood: Material, band: Material, at: Vec, size: float = 1.0) -> Part:
    """A cask with hoops."""

    def part(b: Bust) -> None:
        rows = ((-46, 30, 30), (-24, 38, 38), (0, 41, 41), (24, 38, 38), (46, 30, 30))
        b.turned([(y * size, w * size, d * size) for y, w, d in rows], wood, centre=at, fine=(24, 70))
        for y, r in ((-36, 35), (-14, 41), (14, 41), (36, 35)):
            b.turned(
                ((y * size - 4, r * size, r * size), (y * size + 4, r * size, r * size)), band, centre=at, fine=(4, 70)
            )
        b.turned(((46 * size, 30 * size, 30 * size), (46.2 * size, 1, 1)), wood, centre=at, fine=(6, 60))

    return part


def crate(stuff: Material, trim: Material, at: Vec, size: float, lid: bool = True) -> Part:
    """A box with bound edges."""
    x, y, z = at
    h = size

    def part(b: Bust) -> None:
        def face(a: Vec, across: Vec, up: Vec) -> None:
            b.surface(lambda u, v: add(add(a, across, u), up, v), 4, 4, stuff)

        face((x - h, y - h, z + h), (2 * h, 0, 0), (0, 2 * h, 0))
        face((x + h, y - h, z + h), (0, 0, -2 * h), (0, 2 * h, 0))
        face((x - h, y - h, z + h), (0, 0, -2 * h), (0, 2 * h, 0))
        if lid:
            face((x - h, y + h, z + h), (2 * h, 0, 0), (0, 0, -2 * h))
        corners = [(sx, sy, sz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
        for p in corners:
            for q in corners:
                if p < q and sum(c != d for c, d in zip(p, q, strict=True)) == 1:
                    b.rod([add(at, end, h) for end in (p, q)], h * 0.07, trim, steps=16, around=8)

    return part


def steps(material: Material, count: int, base: float, wide: float, rise: float = 14, deep: float = 26) -> Part:
    """A stair that climbs away from the viewer in round steps."""

    def part(b: Bust) -> None:
        for k in range(count):
            w = wide - k * wide * 0.1
            d = deep * (count - k) + 40
            y = base + k * rise
            b.turned(((y, w, d), (y + rise - 2, w, d), (y + rise, w - 3, d - 3)), material, fine=(6, 120))
            b.turned(((y + rise, w - 3, d - 3), (y + rise + 0.3, w * 0.4, d * 0.4)), material, fine=(6, 120))

    return part


def pedestal(material: Material, trim: Material, top: float, wide: float = 46, tall: float = 150) -> Part:
    def part(b: Bust) -> None:
        rows = (
            (top - tall, wide * 1.1, wide * 1.1),
            (top - tall * 0.8, wide * 0.7, wide * 0.7),
            (top - 24, wide * 0.66, wide * 0.66),
            (top - 8, wide, wide),
        )
        b.turned(rows, material, fine=(40, 90))
        b.turned(((top - 9, wide * 1.06, wide * 1.06), (top, wide * 1.06, wide * 1.06)), trim, fine=(4, 90))
        b.turned(((top, wide * 1.06, wide * 1.06), (top + 0.3, 1, 1)), trim, fine=(8, 90))

    return part


def above(y: float) -> Image.Image:
    """The mask of all that is above a line."""
    canvas = Canvas(FULL, 1)
    canvas.poly([(0, 0), (W, 0), (W, y), (0, y)], WHITE)
    return canvas.mask


def jar(scene: Scene, at: tuple[float, float], wide: float, tall: float, hue: tuple[int, int, int]) -> None:
    """A glass cylinder round something."""
    x, y = at
    body = Canvas(FULL, 2)
    body.poly(
        [
            (x - wide / 2, y - tall / 2),
            (x + wide / 2, y - tall / 2),
            (x + wide / 2, y + tall / 2),
            (x - wide / 2, y + tall / 2),
        ],
        WHITE,
    )
    mask = body.alpha()
    scene.light(times(mask, ImageChops.invert(radial(FULL, at, (wide * 0.56, tall * 0.9), 0.5))), hue, 0.55)
    for dx, w, power in ((-0.38, 0.07, 0.5), (-0.28, 0.02, 0.4), (0.40, 0.05, 0.45)):
        gleam = Canvas(FULL, 1)
        gleam.line([(x + dx * wide, y - tall * 0.44), (x + dx * wide, y + tall * 0.44)], w * wide, WHITE)
        scene.light(blur(gleam.mask, 3), WHITE, power)

    def caps(c: Canvas) -> None:
        for edge, d in ((y + tall / 2, tall * 0.1), (y - tall / 2, -tall * 0.08)):
            half = [(x + s * wide * 0.56, edge) for s in (-1, 1)]
            c.poly([*half, (x + wide * 0.52, edge + d), (x - wide * 0.52, edge + d)], WHITE)

    scene.solid(caps, (80, 72, 96), 8)
