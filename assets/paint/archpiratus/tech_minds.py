"""Computers: from glowing beads on wires to a ghost in the machine."""

from __future__ import annotations

import math

from PIL import Image

from ..brush import Canvas, Color, Point, bezier, mix, polar, rng
from .tech_forge import Forge
from .tech_hides import hexagon
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
    PAINT_RED,
    PALE,
    STEEL,
    TEAL,
    WHITE,
    Lamp,
    Metal,
    Vec,
    glassy,
)
from .tech_scene import BLUE_AIR, TEAL_AIR, Scene


def circuits(
    scene: Scene, centre: Point, inner: float, outer: float, color: Color, count: int = 40, opacity: float = 0.8
) -> None:
    """Traces that run from a ring outwards, bend once or twice and end in a pad."""
    source = rng(scene.key, "circuits")

    def draw(canvas: Canvas) -> None:
        for k in range(count):
            a = 360 / count * k + source.uniform(-2, 2)
            spots = [polar(centre, inner, a)]
            far = inner
            while far < outer:
                far += source.uniform(0.12, 0.3) * (outer - inner)
                spots.append(polar(centre, far, a))
                a += source.choice((-1, 0, 1)) * 360 / count * 0.5
                spots.append(polar(centre, far + 14, a))
                if source.random() < 0.22:
                    break
            tone = mix(color, WHITE, source.random() * 0.3)
            canvas.line(spots, 2.4, tone)
            canvas.ring(spots[-1], 6, 2.4, tone)

    scene.ink(draw, color, 8, 0.6, opacity)


def abacus(scene: Scene) -> None:
    """A brass frame, six rods, beads of steel and beads that think."""
    scene.hall((18, 24, 28), (560, 200)).floor(690)
    f = Forge(scene.key, 24, 10, 0, centre=(560, 410), zoom=1.2, lamps=(Lamp((0, 0, 120), TEAL, 420, 0.9),))
    for x in (-260, 260):
        f.box((x, 0, 0), (44, 430, 60), BRASS, 10, 60)
    for y in (-215, 215):
        f.box((0, y, 0), (600, 44, 70), BRASS, 10, 60)
    f.rivets([(x, y, 36) for x in (-260, 260) for y in (-215, -70, 70, 215)], 10, STEEL)
    for row in range(5):
        y = 140 - 70 * row
        f.tube([(-250, y, 0), (250, y, 0)], 5, STEEL, 8)
        split = f.source.randint(1, 5)
        places = [-215 + 52 * k for k in range(split)] + [215 - 52 * k for k in range(6 - split)]
        for k, x in enumerate(places):
            with f.placed((x, y, 0)):
                metal = (GLOW_TEAL, COPPER, DARK, COPPER, GLOW_AMBER, COPPER)[(k + row * 2) % 6]
                f.lathe(((-22, 8), (-18, 22), (-6, 31), (6, 31), (18, 22), (22, 8)), metal)
    for k in range(4):
        x = -180 + 120 * k
        f.tube(
            [(x, -236, 0), (x + 10, -290, 30), (x + 60, -310, 60), (x + 160, -330, 40), (x + 400, -340, 0)],
            9,
            (BLACK, PAINT_RED, BLACK, COPPER)[k],
        )
    scene.cast(f, TEAL, 0.15)


def clerk_mind(scene: Scene) -> None:
    """A desk machine with a round-cornered screen, two reels of tape and a row of keys."""
    scene.hall((16, 24, 28), (560, 160), TEAL).floor(660, sheen=TEAL)
    f = Forge(scene.key, 26, 12, 0, centre=(560, 450), zoom=1.02, lamps=(Lamp((0, 20, 330), TEAL, 520, 0.9),))
    f.box((0, 20, 0), (470, 330, 240), PALE, 22, 80)
    f.box((-50, 30, 118), (330, 250, 26), DARK, 12)
    f.box((-50, 30, 146), (280, 206, 14), Metal((6, 30, 34), 0.9, 40, 0.3, 0.25), 4, step=30)
    for k in range(6):
        f.box((178, 110 - 34 * k, 122), (60, 20, 14), (GLOW_AMBER, DARK, GLOW_RED, DARK, GLOW_TEAL, DARK)[k], 3)
    for x in (-120, 120):
        with f.placed((x, 262, -20), yaw=-90):
            f.lathe(((-20, 0), (-20, 94), (0, 94), (4, 88), (4, 0)), STEEL, (1, 12))
            f.lathe(((4, 70), (12, 66), (12, 30), (16, 26), (16, 0)), BLACK)
            for q in range(3):
                a = math.radians(120 * q + 20)
                f.rivets([(14, 52 * math.cos(a), 52 * math.sin(a))], 11, BRASS)
    f.box((0, 190, -20), (440, 24, 160), DARK, 8)
    with f.placed((0, -190, 170), pitch=20):
        f.box((0, 0, 0), (470, 34, 170), PALE, 12, 60)
        for row in range(3):
            for k in range(11):
                lit = (row * 11 + k * 5) % 9 == 0
                f.box((-200 + 40 * k, 22, -46 + 44 * row), (28, 16, 28), GLOW_AMBER if lit else BLACK, 4)
    f.box((0, -170, 0), (500, 50, 260), GUNMETAL, 12, 60)

    def glass(u: float, v: float) -> Point:
        return f.spot((-50 - 128 + 256 * u, 30 + 92 - 184 * v, 154))

    figures = [[glass(0.08 + 0.1 * k, 0.9 - h) for h in (0, 0.16 + 0.5 * ((k * 37 % 11) / 11))] for k in range(9)]
    graph = [glass(0.08 + 0.84 * k / 20, 0.4 - 0.22 * math.sin(k * 0.6) * (k / 20)) for k in range(21)]
    scene.cast(f, TEAL, 0.15)

    def screen(canvas: Canvas) -> None:
        for k, bar in enumerate(figures):
            canvas.line(bar, 12, (255, 186, 84) if k == 6 else (70, 220, 206))
        canvas.line(graph, 3.5, (210, 255, 250))
        for k in range(4):
            canvas.line(
                [glass(0.08, 0.08 + 0.05 * k), glass(0.3 + 0.1 * (k * 3 % 4), 0.08 + 0.05 * k)], 3, (60, 190, 180)
            )

    scene.ink(screen, TEAL, 14, 0.8).shine(glass(0.5, 0.5), 300, TEAL, 0.3)


def oracle_core(scene: Scene) -> None:
    """A sphere of amber light on a stand of claws; what it knows runs out over the floor."""
    heart: Point = (560.0, 340.0)
    scene.hall((14, 22, 30), (560, 300), AMBER)
    circuits(scene, heart, 190, 640, (255, 160, 60), 44, 0.65)
    scene.beams(heart, 560, (255, 190, 100), 0.6, 30)
    f = Forge(scene.key, 20, 16, 0, centre=(560, 400), zoom=1.12, lamps=(Lamp((0, 60, 60), AMBER, 560, 1.6),))
    with f.placed((0, -210, 0), roll=90):
        f.lathe(
            ((-160, 300), (-120, 300), (-110, 240), (-70, 230), (-60, 160), (20, 120), (60, 150), (80, 150), (80, 0)),
            GUNMETAL,
            (1, 10),
        )
        for x, r in ((-115, 272), (-64, 196)):
            f.lathe(((x, r), (x + 3, r + 6), (x + 9, r + 6), (x + 12, r)), GLOW_AMBER)
    for k in range(5):
        with f.placed((0, 60, 0), yaw=72 * k + 10):
            f.tube([(120, -220, 0), (200, -150, 0), (226, -20, 0), (190, 90, 0), (130, 150, 0)], 17, BRASS)
            f.rivets([(130, 150, 0)], 22, GOLDEN)
    with f.placed((0, 60, 0)):
        f.ball(150, Metal((255, 170, 70), emits=1.0), 34)
        for yaw, roll in ((90, 20), (90, -40), (20, 70)):
            with f.placed(yaw=yaw, roll=roll):
                f.ring(182, 6, GOLDEN, 80, 8)
    scene.cast(f, AMBER, 0.4)

    def inside(canvas: Canvas) -> None:
        c = f.spot((0, 60, 0))
        for k in range(9):
            loop = [
                (c[0] + 150 * math.cos(t / 10) * math.sin(k * 0.35 + 0.2), c[1] + 150 * math.sin(t / 10))
                for t in range(64)
            ]
            canvas.line(loop, 2, (255, 236, 190), 200)
        canvas.disc(c, (86, 50), (90, 34, 6), 120)
        canvas.disc(c, 34, (255, 250, 230))

    scene.ink(inside, (255, 200, 120), 12, 0.6, 0.8).star(f.spot((0, 60, 100)), 50, AMBER, 330)


def hive_lattice(scene: Scene) -> None:
    """A honeycomb of minds, cells of every height, thoughts jumping between them."""
    scene.space(TEAL_AIR, (560, 380), 0.8)
    f = Forge(
        scene.key,
        14,
        34,
        -4,
        centre=(560, 430),
        zoom=1.12,
        eye=1700,
        suns=COLD_KEY,
        lamps=(Lamp((0, 120, 120), TEAL, 640, 1.0),),
    )
    tops: list[Point] = []
    for row in range(-4, 5):
        for col in range(-5, 6):
            x, z = (col + 0.5 * (row % 2)) * 104, row * 90
            far = math.hypot(x, z)
            if far > 430:
                continue
            tall = 210 * math.exp(-((far / 280) ** 2)) + f.source.uniform(-30, 46)
            lit = (GLOW_AMBER if (row * 5 + col * 3) % 7 == 0 else GLOW_TEAL) if f.source.random() < 0.55 else None
            with f.placed((x, tall - 120, z), pitch=-90):
                f.slab(hexagon((0, 0), 55), 0, 240, GUNMETAL, 8)
                f.slab(hexagon((0, 0), 40), 10, 8, lit or glassy((20, 90, 90), 0.2), 6)
                if far < 330:
                    tops.append(f.spot((0, 0, 20)))
    scene.cast(f, TEAL, 0.3, fog=(4, 20, 26), haze=0.6, shine=0.9)
    source = rng(scene.key, "thoughts")

    def arcs(canvas: Canvas) -> None:
        for _ in range(26):
            a, b = source.sample(tops, 2)
            top = min(a[1], b[1]) - math.dist(a, b) * 0.45
            mid = ((a[0] + b[0]) / 2, top)
            path = bezier([a, mid, b], 24)
            canvas.line(path, 1.8, source.choice(((150, 255, 245), (255, 206, 130))))
            canvas.disc(path[source.randint(6, 18)], 5, WHITE)

    scene.ink(arcs, TEAL, 10, 0.6, 0.85).beams((560, 300), 520, TEAL, 0.35)


def face(u: float, v: float) -> Vec:
    """A face as a surface: u from crown to neck, v once around, the nose at v = 0.25."""
    y = 210 * math.cos(math.pi * u * 0.86)
    r = 158 * math.sin(math.pi * u * 0.93) ** 0.72
    jaw = 1 - 0.34 * max(0.0, (u - 0.5) / 0.5) ** 1.5
    a = 2 * math.pi * v
    x, z = r * jaw * math.cos(a) * 0.86, r * math.sin(a) * (1.04 if math.sin(a) < 0 else jaw * 1.02)
    front = math.exp(-(((v - 0.25) * 13) ** 2))
    nose = front * math.exp(-(((u - 0.62) * 11) ** 2)) * 74 + front * math.exp(-(((u - 0.55) * 9) ** 2)) * 26
    brow = math.exp(-(((v - 0.25) * 5) ** 2)) * math.exp(-(((u - 0.46) * 16) ** 2)) * 34
    sockets = sum(math.exp(-(((v - s) * 24) ** 2 + ((u - 0.535) * 20) ** 2)) for s in (0.19, 0.31)) * 62
    lips = math.exp(-(((v - 0.25) * 14) ** 2)) * math.exp(-(((u - 0.78) * 26) ** 2)) * 30
    return (x, y, z + nose + brow - sockets + lips)


def ghost_engine(scene: Scene) -> None:
    """A face of pure light that rises out of a ring of machines."""
    heart: Point = (560.0, 350.0)
    scene.space(BLUE_AIR, heart, 0.8, 300)
    circuits(scene, heart, 230, 700, (60, 200, 230), 60, 0.7)
    scene.shine(heart, 420, (20, 110, 140), 0.9).beams(heart, 600, (120, 240, 255), 0.6, 28)
    f = Forge(
        scene.key,
        0,
        16,
        0,
        centre=(560, 420),
        zoom=1.14,
        suns=COLD_KEY,
        lamps=(Lamp((0, 60, 60), (90, 230, 240), 720, 1.5),),
    )
    for k in range(12):
        with f.placed((0, -210, 0), yaw=30 * k):
            tall = 120 + 70 * (k % 3)
            f.box((0, tall / 2 - 90, 330), (110, tall, 80), GUNMETAL, 12, 36)
            for q in range(3):
                f.box(
                    (-30 + 30 * q, tall / 2 - 60, 372),
                    (14, tall * 0.5, 6),
                    (GLOW_TEAL, DARK, GLOW_AMBER)[(q + k) % 3],
                    1,
                )
            f.tube([(0, tall - 90, 320), (0, tall - 40, 270), (0, 0, 190), (0, -60, 150)], 12, COPPER)
    with f.placed((0, -250, 0), roll=90):
        f.lathe(((-60, 430), (-20, 430), (0, 400), (10, 220), (30, 190), (40, 0)), DARK, (1, 6))
        f.lathe(((12, 238), (18, 250), (26, 250), (30, 230)), GLOW_TEAL)
    scene.cast(f, TEAL, 0.3, shadow=0.3)
    g = Forge(scene.key + " face", -16, 4, 0, centre=(560, 330), zoom=1.24)
    ghost = Canvas(scene.size, 2)
    nu, nv = 46, 72
    grid = [[g.seen(face(i / nu, j / nv)) for j in range(nv + 1)] for i in range(nu + 1)]
    facets = []
    for i in range(nu):
        for j in range(nv):
            a, b, c, d = grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]
            n = (
                (b[1] - d[1]) * (c[2] - a[2]) - (b[2] - d[2]) * (c[1] - a[1]),
                (b[2] - d[2]) * (c[0] - a[0]) - (b[0] - d[0]) * (c[2] - a[2]),
                (b[0] - d[0]) * (c[1] - a[1]) - (b[1] - d[1]) * (c[0] - a[0]),
            )
            long = math.sqrt(sum(v * v for v in n)) or 1.0
            facets.append((a[2], [(560 + q[0] * 1.24, 330 - q[1] * 1.24) for q in (a, b, c, d)], [v / long for v in n]))
    for z, flat, n in sorted(facets, key=lambda q: q[0]):
        if z < -10:
            continue
        side = math.copysign(1.0, n[2])
        lit = max(0.0, side * (n[0] * -0.66 + n[1] * 0.5 + n[2] * 0.34))
        glowing = min(1.0, 0.06 + 0.9 * lit**1.3 + 0.6 * (1 - abs(n[2])) ** 3)
        ghost.poly(flat, mix((2, 26, 40), (170, 255, 250), glowing))
        ghost.line([flat[0], flat[1]], 1.2, mix((10, 90, 110), (230, 255, 255), glowing))
        ghost.line([flat[0], flat[3]], 1.2, mix((10, 90, 110), (230, 255, 255), glowing))
    mask = ghost.image()
    own = Image.new("RGB", scene.size)
    own.paste(mask, (0, 0), mask.getchannel("A"))
    scene.lay(mask, (0, 0), TEAL, 0.5)
    scene.bloom(own, 0.45)
    for s in (0.19, 0.31):
        spot = g.spot(face(0.535, s))
        scene.star(spot, 20, (255, 190, 100), 90)
    scene.smoke((560, 640), (330, 120), (70, 220, 220), 0.5)


COMPUTERS = {
    "abacus": abacus,
    "clerk-mind": clerk_mind,
    "oracle-core": oracle_core,
    "hive-lattice": hive_lattice,
    "ghost-engine": ghost_engine,
}
