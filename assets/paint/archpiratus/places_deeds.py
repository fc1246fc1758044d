"""Deeds and dealings: the three acts of piracy, money, a contract, a contact in a bar."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

from ..brush import Canvas, Color, Point, bezier, polar, rng
from ..motifs.space import planet
from .places_ships import AMBER_HULL, TEAL_HULL
from .tech_forge import Forge
from .tech_hides import hexagon
from .tech_metals import (
    AMBER,
    BACKLIT,
    BRASS,
    DARK,
    GLOW_AMBER,
    GLOW_TEAL,
    GLOW_WHITE,
    GOLDEN,
    GUNMETAL,
    LOW_AMBER,
    PALE,
    RUST,
    STEEL,
    TEAL,
    Lamp,
    Metal,
    Sun,
    Vec,
    glassy,
)
from .tech_scene import BLUE_AIR, RED_AIR, Scene


def chain(f: Forge, points: list[Point], z: float, radius: float, metal: Metal) -> None:
    """A chain of links through points in x and y, every second one seen edge on."""
    for k, (a, b) in enumerate(itertools.pairwise(points)):
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        at = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z)
        with f.placed(at, roll=turn), f.placed(yaw=90, pitch=0 if k % 2 else 78):
            f.ring(radius, radius * 0.3, metal, 22, 8)


def boarding_party(scene: Scene) -> None:
    """Two hulls side by side, lines taut between them, the crew already on its way."""
    scene.space(RED_AIR, (620, 380), 1.1)
    f = Forge(
        scene.key,
        0,
        4,
        0,
        eye=1500,
        lamps=(Lamp((250, 60, 220), (255, 150, 70), 620, 1.5), Lamp((-330, -60, 240), TEAL, 520, 1.0)),
    )

    def ports(lit: Metal) -> Callable[[float, float], Metal | None]:
        return lambda u, v: lit if int(v * 84) % 7 == 2 and f.source.random() < 0.4 else None

    with f.placed((-660, 60, -60), yaw=76, roll=4):
        f.loft(
            ((-900, 250, 330, 0), (-300, 300, 380, 0), (300, 300, 380, 0), (900, 220, 300, 0)),
            TEAL_HULL,
            (4, 6),
            0.7,
            60,
            84,
            ports(GLOW_TEAL),
        )
    with f.placed((680, -30, -60), yaw=104, roll=-5):
        f.loft(
            ((-900, 260, 330, 0), (-300, 310, 380, 0), (300, 310, 380, 0), (900, 230, 300, 0)),
            AMBER_HULL,
            (4, 6),
            0.7,
            60,
            84,
            ports(GLOW_AMBER),
        )
    with f.placed((362, 30, 120), yaw=-12):
        for k in range(10):
            a = math.radians(36 * k)
            f.box((0, 120 * math.cos(a), 120 * math.sin(a)), (30, 60, 60), RUST, 8)
        f.lathe(((6, 112), (0, 0)), GLOW_AMBER)
    lines: list[tuple[Vec, Vec]] = [
        ((-350, 90, 130), (340, 190, 120)),
        ((-350, -70, 150), (360, 20, 170)),
        ((-360, -210, 140), (350, -150, 140)),
    ]
    for a, b in lines:
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 26, (a[2] + b[2]) / 2)
        f.tube([a, mid, b], 5, STEEL, 6)
        for q in (-1, 0, 1):
            f.tube([b, (b[0] - 24, b[1] + 34 * q, b[2] + 10), (b[0] - 6, b[1] + 54 * q, b[2])], 7, GUNMETAL, 6)
    for n, share in ((0, 0.26), (0, 0.7), (1, 0.42), (1, 0.8), (2, 0.3), (2, 0.62)):
        a, b = lines[n]
        spot = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share - 26 * math.sin(share * math.pi), a[2])
        with f.placed(spot, roll=-24, size=1.25):
            f.tube([(0, 0, 0), (6, -16, 0), (2, -34, 4)], 5, PALE, 6)
            with f.placed((2, -46, 4)):
                f.ball(13, BRASS, 8)
            f.rivets([(10, -44, 14)], 6, GLOW_TEAL)
            f.box((-10, -76, 0), (28, 40, 24), (PALE, DARK)[n % 2], 8)
            f.box((-26, -72, -4), (12, 34, 24), RUST, 4)
            f.tube([(-14, -94, 4), (-24, -120, 8), (-44, -130, 8)], 7, DARK, 6)
            f.tube([(-6, -94, -4), (-8, -126, -4), (-26, -146, -4)], 7, DARK, 6)
            f.tube([(0, -66, 8), (20, -80, 14), (36, -74, 14)], 5, PALE, 6)
    breach = f.spot((350, 30, 130))
    scene.cast(f, None, fog=(6, 8, 12), haze=0.4)
    scene.star(breach, 54, (255, 160, 70), 200).sparks(breach, 110, 460, (255, 180, 90), (110, 250), 0.1)
    scene.smoke((breach[0] - 60, breach[1] - 60), (220, 200), (80, 60, 50), 0.45)


def press_gang(scene: Scene) -> None:
    """Open shackles on a chain in the light of one lantern."""
    scene.hall((22, 24, 26), (730, 330), (255, 160, 70))
    f = Forge(
        scene.key,
        10,
        6,
        0,
        centre=(560, 410),
        zoom=1.12,
        suns=(Sun((-0.5, 0.5, 0.7), (110, 150, 170), 0.5),),
        lamps=(Lamp((190, 60, 130), (255, 180, 90), 900, 1.9),),
    )
    with f.placed((190, 0, 0), roll=90):
        f.lathe(((-170, 0), (-170, 110), (-150, 120), (-130, 96)), BRASS, (1, 8))
        f.lathe(((110, 96), (124, 116), (150, 80), (190, 40), (200, 0)), BRASS, (1, 8))
        f.lathe(((-130, 78), (-60, 92), (50, 88), (110, 66)), Metal((255, 178, 84), emits=1.0), around=40)
        f.lathe(((-110, 30), (-20, 40), (60, 16), (80, 0)), GLOW_WHITE)
        for k in range(6):
            a = math.radians(60 * k)
            f.tube(
                [
                    (-140, 96 * math.cos(a), 96 * math.sin(a)),
                    (0, 108 * math.cos(a), 108 * math.sin(a)),
                    (118, 90 * math.cos(a), 90 * math.sin(a)),
                ],
                6,
                DARK,
                6,
            )
    with f.placed((190, 236, 0), yaw=90):
        f.ring(36, 7, STEEL, 30, 8)
    chain(f, [(190, 262 + 34 * k) for k in range(6)], 0, 24, STEEL)
    for x, y, turn in ((-300, -120, 20), (-70, -180, -26)):
        with f.placed((x, y, 60), yaw=78, pitch=turn):
            f.ring(104, 24, GUNMETAL, 64, 12, (8, 12), 1.8)
        with f.placed((x, y + 128, 60), roll=turn):
            f.box((0, 0, 0), (64, 56, 70), STEEL, 10, 30)
            f.rivets([(0, 0, 36)], 11, BRASS)
    sag = [(-300 + 230 * k / 9 + 0.0, 60 - 90 * math.sin(math.pi * k / 9) - 60 * k / 9) for k in range(10)]
    chain(f, sag, 70, 26, STEEL)
    chain(f, [(-300 - 26 * k, 80 + 38 * k) for k in range(10)], 60, 26, STEEL)
    scene.cast(f, AMBER, 0.12)
    at = f.spot((190, 0, 60))
    scene.shine(at, 420, (255, 160, 70), 0.55).beams(at, 520, (255, 190, 110), 0.35, 20)
    scene.sparks((at[0], at[1] + 200), 26, 300, AMBER, (200, 340), -0.3)


def _spanner(f: Forge, metal: Metal, trim: Metal) -> None:
    """A spanner along the x axis: an open jaw to the right, a closed ring to the left."""
    f.slab([(-230, -26), (180, -34), (180, 34), (-230, 26)], 16, 32, metal, 8)
    f.slab([(-180, -10), (120, -14), (120, 14), (-180, 10)], 20, 6, trim, 3)
    f.slab([polar((236, 0), 88, 30 * k) for k in range(12)], 20, 40, metal, 10)
    for side in (-1, 1):
        f.slab(
            [(240, side * 36), (250, side * 90), (322, side * 84), (362, side * 44), (330, side * 34)], 22, 42, metal, 8
        )
    f.slab([(212, -34), (350, -34), (350, 34), (212, 34), (196, 0)], 27, 4, Metal((5, 8, 14), 0.1, 5, 0), 1)
    with f.placed((-268, 0, 0), yaw=90):
        f.ring(58, 22, metal, 48, 12, (6, 12))


def midnight_refit(scene: Scene) -> None:
    """Crossed spanners before a cold moon; below, a hull being quietly changed."""
    scene.space(BLUE_AIR, (560, 300), 0.7)
    moon = planet(
        560,
        ((0.0, (40, 50, 70)), (0.4, (120, 136, 156)), (0.7, (190, 204, 214)), (1.0, (246, 250, 250))),
        scene.key,
        False,
        235,
        (160, 200, 230),
    )
    scene.shine((560, 370), 480, (90, 140, 190), 0.5).lay(moon, (560 - moon.width / 2, 370 - moon.height / 2))
    f = Forge(scene.key + " hull", 4, 12, 0, centre=(560, 740), zoom=1.3, suns=BACKLIT)
    f.loft(((-480, 200, 70, 0), (-200, 220, 130, 0), (200, 190, 110, 0), (480, 100, 40, 0)), DARK, (2, 3))
    for k in range(9):
        f.rivets([(-320 + 80 * k, 60, 120)], 8, GLOW_AMBER if k % 3 else GLOW_TEAL)
    scene.cast(f, (120, 170, 220), 0.2)
    g = Forge(
        scene.key,
        0,
        0,
        0,
        centre=(560, 380),
        zoom=0.98,
        suns=(Sun((-0.4, 0.7, 0.5), (255, 224, 180), 1.0), Sun((0.8, -0.4, 0.3), (80, 150, 200), 0.8)),
    )
    with g.placed((0, 0, 0), roll=42):
        _spanner(g, STEEL, Metal((30, 110, 110)))
    with g.placed((0, 0, 56), roll=138):
        _spanner(g, BRASS, Metal((120, 50, 20)))
    with g.placed((0, 0, 90), yaw=-90):
        g.lathe(((-10, 60), (0, 64), (16, 52), (20, 0)), GUNMETAL, around=6)
    scene.cast(g, (150, 200, 240), 0.3)
    for x, y in ((250, 668), (842, 690)):
        scene.star((x, y), 26, (190, 230, 255), 150).sparks((x, y), 70, 220, AMBER, (190, 350), 0.9)


def credits(scene: Scene) -> None:
    """Stacks of golden coin and a few clear chips."""
    scene.hall((18, 24, 28), (560, 200)).floor(600)
    f = Forge(
        scene.key,
        18,
        24,
        0,
        centre=(540, 460),
        zoom=1.34,
        lamps=(Lamp((60, 120, 200), (255, 200, 120), 620, 0.8), Lamp((-220, 40, 160), TEAL, 360, 1.0)),
    )
    edge = [(0, 84), (3, 90), (17, 90), (20, 84)]

    def coin(metal: Metal) -> None:
        with f.placed(roll=90):
            f.lathe(((0, 0), *edge, (20, 72), (17, 70), (17, 0)), metal, around=54)
            for k in range(27):
                a = math.radians(360 / 27 * k)
                f.box((10, 90 * math.cos(a), 90 * math.sin(a)), (14, 5, 5), DARK, 0)
            f.lathe(((17, 46), (22, 40), (22, 22), (17, 16)), metal, around=8)

    for x, z, count in ((-40, -100, 11), (150, -20, 7), (-190, 10, 4), (20, 120, 2)):
        for k in range(count):
            with f.placed(
                (x + f.source.uniform(-5, 5), -170 + 22 * k, z + f.source.uniform(-5, 5)), yaw=f.source.uniform(0, 40)
            ):
                coin(GOLDEN if (k + count) % 4 else BRASS)
    with f.placed((250, -120, 130), roll=-56, pitch=20):
        coin(GOLDEN)
    for k, (x, z) in enumerate(((-320, 120), (-230, 190), (330, 60))):
        with f.placed((x, -150 + 6 * k, z), pitch=-84, roll=30 * k):
            f.slab(hexagon((0, 0), 66), 0, 24, glassy((50, 220, 215), 0.55), 8)
            f.slab(hexagon((0, 0), 36), 8, 6, GLOW_TEAL, 4)
    scene.cast(f, AMBER, 0.2)
    for p in (f.spot((-60, 90, -60)), f.spot((200, 0, 40)), f.spot((-170, -60, 90))):
        scene.star(p, 9, (255, 230, 170), 80)


def contract(scene: Scene) -> None:
    """A slate of dark glass with lines of light, a ribbon and a seal of amber."""
    scene.hall((14, 22, 28), (560, 260), TEAL).floor(650, sheen=TEAL)
    f = Forge(scene.key, -22, 12, 5, centre=(550, 410), zoom=1.2, lamps=(Lamp((0, 0, 320), TEAL, 560, 0.8),))
    f.box((0, 0, 0), (400, 540, 44), GUNMETAL, 18, 90)
    f.box((0, 20, 38), (340, 440, 16), Metal((5, 28, 34), 0.9, 30, 0.3, 0.3), 6, step=40)
    for x in (-186, 186):
        for y in (-250, 250):
            f.box((x, y, 10), (60, 60, 50), BRASS, 12)
    f.rivets([(x, y, 38) for x in (-186, 186) for y in (-250, 250)], 9, STEEL)
    f.box((0, -240, 28), (90, 20, 12), GLOW_AMBER, 4)
    with f.placed((110, -150, 60), yaw=-90):
        f.lathe(
            ((-4, 74), (6, 80), (14, 70), (16, 56), (12, 50), (12, 0)), Metal((216, 120, 30), 0.8, 16, 0.3), around=22
        )
    for turn, long in ((14, 190), (-16, 170)):
        with f.placed((110, -160, 56), roll=turn):
            f.slab(
                [(-24, 0), (24, 0), (24, -long), (0, -long + 26), (-24, -long)],
                4,
                3,
                Metal((150, 36, 30), 0.2, 8, 0.1),
                2,
            )

    def glass(u: float, v: float) -> Point:
        return f.spot((-150 + 300 * u, 220 - 400 * v, 48))

    seal = f.spot((110, -150, 78))
    scene.cast(f, TEAL, 0.25)
    source = rng(scene.key, "lines")

    def lines(canvas: Canvas) -> None:
        canvas.line([glass(0.25, 0.06), glass(0.75, 0.06)], 7, (150, 255, 246))
        for k in range(13):
            u = 0.05
            while u < 0.9:
                wide = source.uniform(0.06, 0.22)
                canvas.line(
                    [glass(u, 0.15 + 0.042 * k), glass(min(0.95, u + wide), 0.15 + 0.042 * k)], 4, (60, 200, 196)
                )
                u += wide + 0.035
        canvas.line(
            [glass(0.05 + 0.4 * t / 30, 0.86 + 0.03 * math.sin(t * 0.9) * math.cos(t * 0.23)) for t in range(31)],
            4,
            (255, 196, 110),
        )
        canvas.line([glass(0.05, 0.92), glass(0.5, 0.92)], 2, (60, 200, 196))

    scene.ink(lines, TEAL, 10, 0.7)
    f2 = Canvas(scene.size, 2)
    for k in range(8):
        f2.line([polar(seal, 14, 45 * k), polar(seal, 40, 45 * k)], 6, (120, 54, 8))
    f2.ring(seal, 46, 5, (255, 206, 130))
    scene.lay(f2.image()).star((seal[0] - 34, seal[1] - 40), 10, (255, 220, 160), 70)


def contact(scene: Scene) -> None:
    """Somebody in a hood at the end of the bar; only the eyes and a drink can be seen."""
    scene.hall((20, 22, 28), (300, 240), (255, 140, 60))
    bar = Forge(
        scene.key + " shelf",
        0,
        4,
        0,
        eye=1800,
        suns=(Sun((0, 0.7, 0.5), (150, 120, 90), 0.4),),
        lamps=(Lamp((-240, 230, 60), AMBER, 760, 1.5), Lamp((420, 120, 60), (255, 80, 150), 520, 1.2)),
    )
    for y in (70, 230):
        bar.box((0, y, -90), (1200, 16, 90), Metal((90, 56, 34), 0.3, 10, 0.1), 4)
        for k in range(19):
            x = -540 + 60 * k + bar.source.uniform(-12, 12)
            tall, wide = bar.source.uniform(60, 110), bar.source.uniform(13, 21)
            hue: Color = bar.source.choice(
                ((40, 200, 190), (255, 150, 50), (200, 60, 60), (120, 190, 90), (230, 210, 160))
            )
            with bar.placed((x, y + 8, -80), roll=90):
                bar.lathe(
                    ((0, 0), (0, wide), (tall * 0.6, wide), (tall * 0.75, wide * 0.4), (tall, wide * 0.4), (tall, 0)),
                    glassy(hue, 0.35),
                    around=16,
                )
    scene.cast(bar, None, fog=(10, 8, 10), haze=0.2)
    scene.ink(
        lambda c: c.line(bezier([(70, 120), (330, 40), (640, 200), (1060, 60)], 40), 8, (255, 150, 200)),
        (255, 60, 140),
        26,
        0.9,
    )
    f = Forge(
        scene.key,
        16,
        6,
        0,
        centre=(600, 440),
        zoom=1.14,
        suns=(Sun((-0.8, 0.5, 0.35), (255, 190, 120), 1.0), Sun((0.9, 0.2, 0.0), (40, 200, 200), 1.0)),
        ambient=(20, 20, 28),
    )
    cloth = Metal((70, 62, 70), 0.12, 6, 0.0, patch=0)

    def cloak(u: float, v: float) -> Vec:
        a = 2 * math.pi * v
        fold = 1 + 0.05 * math.sin(9 * a + 3 * u) * u
        wide = (96 + 230 * u**0.62) * fold
        return (wide * math.cos(a), 40 - 420 * u**1.15, wide * 0.62 * math.sin(a))

    def hood(u: float, v: float) -> Vec:
        t = math.pi * (v - 0.5) * 1.26
        depth = 130 - 250 * u
        r = 148 * math.sin(math.pi * (0.42 + 0.5 * u)) ** 0.7
        sag = 1 + 0.02 * math.sin(16 * v + 6 * u)
        return (r * 0.86 * math.sin(t) * sag, 120 + r * 1.08 * math.cos(t) * sag + 34 * (1 - u), depth)

    f.sheet(cloak, 26, 60, cloth)
    f.sheet(hood, 22, 40, cloth)
    f.facet([(120 * math.cos(k / 3), 106 + 150 * math.sin(k / 3), 40) for k in range(19)], Metal((4, 4, 7), 0, 5, 0))
    f.rivets([(-36, 122, 96), (36, 122, 96)], 7, GLOW_AMBER)
    f.rivets([(0, -14, 112)], 24, BRASS)
    f.tube([(-150, -120, 120), (-190, -230, 190), (-90, -270, 250)], 40, cloth, 14)
    f.rivets([(-84, -268, 256)], 28, Metal((60, 44, 36), 0.2, 8, 0.1))
    scene.cast(f, (40, 200, 200), 0.25, wear=0.4)
    top = Forge(
        scene.key + " bar",
        0,
        14,
        0,
        centre=(560, 760),
        eye=2400,
        lamps=(Lamp((-190, 160, 60), (255, 170, 80), 620, 1.8), Lamp((400, 160, 60), TEAL, 460, 1.0)),
        suns=LOW_AMBER,
    )
    top.box((0, -40, 0), (1300, 90, 260), Metal((96, 60, 36), 0.7, 24, 0.4), 16, 120)
    top.box((0, -30, 130), (1300, 14, 12), BRASS, 4)
    with top.placed((-190, 6, 20), roll=90):
        top.lathe(
            ((0, 0), (0, 34), (10, 36), (20, 12), (60, 10), (80, 50), (130, 60), (132, 54), (90, 40)),
            glassy((255, 190, 90), 0.55),
            around=30,
        )
        top.lathe(((96, 46), (98, 0)), GLOW_AMBER)
    with top.placed((240, 6, 40), roll=90):
        for k in range(3):
            top.lathe(((k * 12, 0), (k * 12, 40), (k * 12 + 10, 40), (k * 12 + 10, 0)), GOLDEN, around=30)
    scene.cast(top, None)
    glass_at = top.spot((-190, 100, 20))
    scene.shine(glass_at, 190, AMBER, 0.7).star(glass_at, 14, (255, 220, 160), 60)
    for x in (-36, 36):
        scene.star(f.spot((x, 122, 100)), 12, AMBER, 50)
    scene.smoke((560, 180), (560, 200), (90, 70, 80), 0.3)


DEEDS = {"boarding-party": boarding_party, "press-gang": press_gang, "midnight-refit": midnight_refit}
STARTS = {"credits": credits, "contract": contract, "contact": contact}
