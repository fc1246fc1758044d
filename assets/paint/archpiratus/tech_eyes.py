"""Scanners: from a patched dish that hears nothing to an eye that looks into the void."""

from __future__ import annotations

import math

from ..brush import Canvas, Color, Point, mix, polar, rng
from .tech_forge import Forge
from .tech_metals import (
    AMBER,
    BLACK,
    BRASS,
    COLD_KEY,
    COPPER,
    DARK,
    GLOW_AMBER,
    GLOW_RED,
    GLOW_TEAL,
    GOLDEN,
    GUNMETAL,
    LOW_AMBER,
    PALE,
    RUST,
    STEEL,
    TEAL,
    WHITE,
    Lamp,
    Metal,
    glassy,
)
from .tech_scene import AMBER_AIR, GREY_AIR, TEAL_AIR, VIOLET_AIR, Scene


def dish(f: Forge, radius: float, metal: Metal, feed: Metal = GLOW_AMBER, back: Metal = DARK) -> None:
    """A parabolic dish that looks along +x, with a feed on three legs."""
    n = 9
    curve = [(-radius * 0.42 * (1 - (k / n) ** 2), radius * k / n) for k in range(n + 1)]
    f.lathe([(x - 8, r) for x, r in curve], back, (2, 8))
    f.lathe([(radius * 0.01, radius + 5), *reversed(curve)], metal, (2, 8))
    with f.placed((0, 0, 0)):
        f.ring(radius, 7, STEEL, 64, 8)
    for k in range(3):
        a = math.radians(120 * k + 90)
        f.tube(
            [(-8, radius * 0.9 * math.cos(a), radius * 0.9 * math.sin(a)), (radius * 0.6, 0, 0)],
            max(3.0, radius * 0.02),
            STEEL,
            6,
        )
    with f.placed((radius * 0.6, 0, 0)):
        f.lathe(((-radius * 0.1, 0), (-radius * 0.1, radius * 0.05), (0, radius * 0.08), (radius * 0.05, 0)), STEEL)
        f.rivets([(-radius * 0.1, 0, 0)], radius * 0.05, feed)


def waves(
    scene: Scene,
    at: Point,
    first: float,
    step: float,
    count: int,
    arc: tuple[float, float],
    color: Color,
    opacity: float,
) -> None:
    """Arcs that widen from a place, each fainter."""
    for k in range(count):
        path = [polar(at, first + step * k, arc[0] + (arc[1] - arc[0]) * q / 40) for q in range(41)]
        scene.ink(lambda c, p=path: c.line(p, 4, color), color, 8, 0.5, opacity * (1 - k / count))


def dead_ear(scene: Scene) -> None:
    """A dented dish with a patch, on a crooked stand; it hears mostly itself."""
    scene.space(GREY_AIR, (760, 240), 0.9)
    f = Forge(scene.key, -38, 14, 0, centre=(530, 410), zoom=1.24, suns=LOW_AMBER)
    with f.placed((20, 50, 0), roll=24, yaw=6):
        dish(f, 200, RUST, GLOW_RED, DARK)
        with f.placed((-40, 96, 70), yaw=62, roll=10):
            f.slab([(-56, -40), (50, -46), (58, 38), (-48, 44)], 16, 8, PALE, 4)
            f.rivets([(-40, -28, 18), (38, -32, 18), (44, 26, 18), (-36, 30, 18)], 6, STEEL)
    with f.placed((-40, -120, 0), roll=84):
        f.lathe(((-190, 120), (-170, 120), (-160, 40), (90, 24), (96, 0)), STEEL, (1, 8))
    f.box((-70, -110, -20), (110, 90, 100), DARK, 14, 40)
    f.box((-90, -100, 40), (40, 26, 20), GLOW_RED, 4)
    f.tube([(-110, -70, 30), (-190, -110, 50), (-200, -200, 60), (-120, -270, 40), (-40, -300, 0)], 9, BLACK)
    f.tube([(-60, -20, 50), (-160, 30, 70), (-150, 110, 30)], 7, COPPER)
    ear = f.spot((150, 130, 0))
    scene.cast(f, (150, 170, 180), 0.15)
    waves(scene, ear, 120, 56, 4, (-66, 8), (150, 170, 176), 0.5)


def lidar_mast(scene: Scene) -> None:
    """A lattice mast with turning heads that sweep fans of light."""
    scene.space(TEAL_AIR, (560, 260))
    f = Forge(scene.key, 24, 8, 0, centre=(550, 480), zoom=0.94, lamps=(Lamp((0, 200, 120), TEAL, 420, 1.0),))
    legs = [(60, 60), (-60, 60), (-60, -60), (60, -60)]

    def leg(k: int, t: float) -> tuple[float, float, float]:
        w = 1.5 - 1.05 * t
        return (legs[k % 4][0] * w, -400 + 560 * t, legs[k % 4][1] * w)

    for k in range(4):
        f.tube([leg(k, 0), leg(k, 1)], 9, STEEL, 8)
        for n in range(8):
            f.tube([leg(k, n / 8), leg(k + 1, (n + 1) / 8)], 5, DARK, 6)
            f.tube([leg(k, n / 8), leg(k + 1, n / 8)], 5, STEEL, 6)
    heads = ((170, 130, GLOW_TEAL, 90), (270, 92, GLOW_AMBER, 70), (346, 58, GLOW_TEAL, 50))
    for y, r, lens, tall in heads:
        with f.placed((0, y, 0), roll=90):
            f.lathe(
                (
                    (-tall / 2, 0),
                    (-tall / 2, r * 0.8),
                    (-tall / 4, r),
                    (tall / 4, r),
                    (tall / 2, r * 0.8),
                    (tall / 2, 0),
                ),
                GUNMETAL,
                (1, 8),
            )
            f.lathe(((-8, r), (-6, r + 6), (6, r + 6), (8, r)), lens)
    with f.placed((0, 380, 0), roll=90):
        f.lathe(((0, 12), (90, 4), (92, 0)), STEEL)
        f.rivets([(94, 0, 0)], 12, GLOW_RED)
    f.box((130, -60, 0), (120, 70, 60), PALE, 10, 36)
    with f.placed((-120, -120, 40), yaw=-50, roll=20):
        dish(f, 84, PALE)
    scene.cast(f, TEAL, 0.3)
    for (y, r, _, _), spread, color in zip(heads, ((-16, 20), (150, 196), (-40, -8)), (TEAL, AMBER, TEAL), strict=True):
        middle = f.spot((0, y, 0))
        root = (middle[0] + (r if abs(spread[0]) < 90 else -r) * 1.1, middle[1])
        fan = [root, *(polar(root, 900, spread[0] + (spread[1] - spread[0]) * k / 14) for k in range(15))]

        def blades(canvas: Canvas, fan: list[Point] = fan, color: Color = color) -> None:
            for tip in fan[1:]:
                canvas.line([fan[0], tip], 2, color)

        scene.ink(blades, color, 5, 0.0, 0.3)
        scene.ink(lambda c, p=fan, col=color: c.poly(p, col), color, 10, 0.0, 0.16)
        scene.star(root, 30, color, 110)


def deep_lens(scene: Scene) -> None:
    """A telescope as large as a house, its glass full of far suns."""
    scene.space(AMBER_AIR, (240, 240))
    f = Forge(
        scene.key,
        -52,
        14,
        4,
        centre=(500, 410),
        zoom=1.12,
        eye=1800,
        lamps=(Lamp((420, 0, 0), (90, 190, 255), 420, 1.2),),
    )
    f.lathe(
        (
            (-520, 0),
            (-520, 120),
            (-330, 130),
            (-320, 170),
            (-120, 176),
            (-110, 220),
            (120, 236),
            (130, 262),
            (220, 262),
            (226, 240),
            (190, 226),
        ),
        GUNMETAL,
        (2, 8),
    )
    for x, r, metal in ((-320, 176, BRASS), (-110, 230, BRASS), (60, 240, GOLDEN), (175, 266, BRASS)):
        f.lathe(((x - 12, r - 8), (x - 8, r + 8), (x + 8, r + 8), (x + 12, r - 8)), metal, (1, 4))
    f.lathe(((-40, 238), (-36, 244), (-22, 244), (-18, 238)), GLOW_TEAL)
    lens = [(190 + 44 * math.cos(k / 12 * math.pi / 2), 226 * math.sin(k / 12 * math.pi / 2)) for k in range(13)]
    f.lathe(list(reversed(lens)), glassy((40, 110, 190), 0.35), around=64)
    for k in range(10):
        a = math.radians(36 * k)
        f.rivets([(224, 252 * math.cos(a), 252 * math.sin(a))], 9, STEEL)
    f.box((-200, 210, 0), (190, 60, 90), DARK, 14, 40)
    with f.placed((-60, -330, 0), roll=90):
        f.lathe(((-120, 240), (-60, 230), (-50, 110), (110, 90)), DARK, (1, 8))
    middle = f.spot((234, 0, 0))
    scene.cast(f, (90, 180, 255), 0.25)

    def on(share: float, degrees: float) -> Point:
        """A place on the glass, by its share of the radius and an angle."""
        x = 190 + 44 * math.sqrt(max(0.0, 1 - share * share))
        a = math.radians(degrees)
        return f.spot((x, 226 * share * math.cos(a), 226 * share * math.sin(a)))

    def glass(canvas: Canvas) -> None:
        for share, tone in (
            (0.9, (60, 130, 220)),
            (0.7, (70, 170, 230)),
            (0.46, (120, 220, 240)),
            (0.24, (190, 250, 255)),
        ):
            canvas.line([on(share, 5 * k) for k in range(73)], 4, tone)
        for k in range(16):
            canvas.line([on(0.46, 22.5 * k), on(0.9, 22.5 * k + 26)], 2, (50, 110, 180))
        source = rng(scene.key, "suns")
        for k in range(70):
            spot = on(0.06 + 0.8 * k / 70, k * 31 + 180 * (k % 2))
            canvas.disc(spot, source.uniform(1.5, 4.5), mix((255, 220, 160), WHITE, source.random()))

    scene.ink(glass, (110, 190, 255), 14, 0.6, 0.8)
    scene.star(middle, 36, (170, 220, 255), 240).shine(on(0.62, 30), (80, 60), WHITE, 0.5)


def quantum_net(scene: Scene) -> None:
    """A sphere of knots tied by light, held by four dishes; something flickers in it."""
    heart: Point = (560.0, 400.0)
    scene.space(VIOLET_AIR, heart, 0.8)
    f = Forge(scene.key, 20, 14, 0, centre=heart, zoom=1.08, lamps=(Lamp((0, 0, 0), (110, 230, 240), 700, 1.2),))
    corners = [(-390, 230, 60), (390, 230, -60), (-390, -240, -60), (390, -240, 80)]
    feeds = []
    for x, y, z in corners:
        with f.placed((x, y, z), roll=math.degrees(math.atan2(-y, -x))):
            dish(f, 108, PALE, GLOW_TEAL)
            f.lathe(((-150, 0), (-150, 36), (-60, 40), (-40, 30)), GUNMETAL, (1, 6))
            f.box((-110, 0, 0), (40, 200, 12), Metal((30, 50, 110), 0.9, 20, 0.5), 3, 30)
            feeds.append(f.spot((66, 0, 0)))
    scene.cast(f, TEAL, 0.2)
    golden = math.pi * (3 - math.sqrt(5))
    knots3 = []
    for k in range(110):
        y = 1 - 2 * (k + 0.5) / 110
        r = math.sqrt(1 - y * y)
        knots3.append((250 * r * math.cos(golden * k), 250 * y, 250 * r * math.sin(golden * k)))
    seen = [(f.spot(p), f.seen(p)[2]) for p in knots3]
    pairs = [(a, b) for a in range(110) for b in range(a) if math.dist(knots3[a], knots3[b]) < 98]

    def net(canvas: Canvas) -> None:
        for feed in feeds:
            for k in sorted(range(110), key=lambda q: math.dist(seen[q][0], feed))[:7]:
                canvas.line([feed, seen[k][0]], 1.6, (90, 180, 190))
        for a, b in sorted(pairs, key=lambda q: seen[q[0]][1]):
            near = (seen[a][1] + 250) / 500
            canvas.line([seen[a][0], seen[b][0]], 1.2 + 2.2 * near, mix((16, 60, 90), (150, 255, 245), near))
        for p, z in seen:
            near = (z + 250) / 500
            canvas.disc(p, 3 + 5 * near, mix((60, 90, 150), (255, 226, 160), near))

    scene.ink(net, (80, 230, 235), 12, 0.7)
    for feed in feeds:
        scene.star(feed, 22, TEAL)
    scene.star(heart, 60, (206, 150, 255), 180)
    for k in range(6):
        scene.bolt(heart, polar(heart, 150, 60 * k + 12), (206, 150, 255), 2.2, 1)


def void_eye(scene: Scene) -> None:
    """A lidded eye of gold and iron, larger than a moon, with a black star for its pupil."""
    heart: Point = (560.0, 405.0)
    scene.space(AMBER_AIR, heart, 1.3).beams(heart, 720, (255, 190, 100), 0.6, 40)
    f = Forge(
        scene.key, 0, 0, 0, centre=heart, zoom=0.92, suns=COLD_KEY, lamps=(Lamp((0, 0, 130), (255, 170, 70), 620, 1.2),)
    )

    def lid(t: float, grow: float, side: int) -> tuple[float, float]:
        x = -1 + 2 * t
        return (x * (470 + grow), side * ((250 + grow * 0.9) * (1 - abs(x) ** 2.1)))

    for side in (1, -1):
        for grow, thick, metal, z in ((0, 26, GOLDEN, 40), (44, 30, GUNMETAL, 10), (86, 16, BRASS, -20)):
            f.tube([(*lid(k / 24, grow, side), z) for k in range(25)], thick, metal, 12)
        for k in range(1, 24):
            x, y = lid(k / 24, 96, side)
            tall = 50 + 70 * math.sin(math.pi * k / 24) * (1 if k % 2 else 0.6)
            with f.placed((x, y, -20), roll=math.degrees(math.atan2(y * 1.4, x * 0.75))):
                f.lathe(((0, 12), (tall * 0.7, 7), (tall, 0)), GOLDEN if k % 2 else STEEL, around=10)
            px, py = lid(k / 24, 44, side)
            f.rivets([(px, py, 40)], 10, GLOW_TEAL if k % 3 == 0 else STEEL)
    with f.placed((0, 0, 0), yaw=-90):
        f.lathe(((-40, 232), (0, 240), (30, 226), (34, 200)), GUNMETAL, (1, 4))
        f.ring(214, 12, GOLDEN, 100, 10, (3, 10))
    for k in range(18):
        with f.placed((0, 0, -6 + (k % 2) * 8), roll=20 * k):
            f.slab([(84, -10), (204, -42), (206, 20), (110, 30)], 0, 8, COPPER if k % 2 else BRASS, 5)
    scene.cast(f, AMBER, 0.4)
    source = rng(scene.key, "iris")

    def iris(canvas: Canvas) -> None:
        for k in range(220):
            a = k * 360 / 220 + source.uniform(-1, 1)
            r0, r1 = 96 + source.uniform(0, 14), 120 + source.random() ** 2 * 76
            canvas.line(
                [polar(heart, r0, a), polar(heart, r1, a + source.uniform(-3, 3))],
                1.8,
                mix((255, 120, 30), (255, 236, 170), source.random()),
            )

    scene.ink(iris, (255, 140, 40), 12, 0.6, 0.75).shine(heart, 190, (255, 150, 50), 0.9, 0.9)

    def pupil(canvas: Canvas) -> None:
        canvas.disc(heart, 88, (1, 1, 3))
        canvas.ring(heart, 90, 7, (255, 244, 220))

    scene.ink(pupil, (255, 190, 100), 22, 0.8)
    arc = [(heart[0] + 150 * math.cos(t / 20), heart[1] + 26 * math.sin(t / 20) + 4) for t in range(64)]
    scene.beam(arc, 10, (255, 210, 150), 0.9).star((heart[0] - 58, heart[1] - 62), 16, WHITE, 70)


SCANNERS = {
    "dead-ear": dead_ear,
    "lidar-mast": lidar_mast,
    "deep-lens": deep_lens,
    "quantum-net": quantum_net,
    "void-eye": void_eye,
}
