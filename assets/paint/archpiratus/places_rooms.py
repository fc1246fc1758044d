"""Rooms of a ship seen from inside, and the titles a ship may bear: figureheads, masks and flags."""

from __future__ import annotations

import math

from ..brush import GOLD, Canvas, Color, Point, gold_leaf, mix, polar, rng
from ..motifs.arms import banner
from ..motifs.regalia import crown, horns, skull
from .places_ships import AMBER_HULL, tower
from .tech_forge import Forge
from .tech_metals import (
    AMBER,
    BRASS,
    CARD,
    COPPER,
    DARK,
    GLOW_AMBER,
    GLOW_TEAL,
    GOLDEN,
    GUNMETAL,
    PAINT_AMBER,
    PAINT_RED,
    PAINT_TEAL,
    PALE,
    RUST,
    STEEL,
    TEAL,
    WHITE,
    Lamp,
    Metal,
    Sun,
)
from .tech_minds import face
from .tech_scene import AMBER_AIR, RED_AIR, TEAL_AIR, Scene

DIM = (Sun((-0.3, 0.7, 0.65), (170, 180, 190), 0.5),)


def room(
    scene: Scene, lamps: tuple[Lamp, ...], wide: float = 620, tall: float = 420, deep: float = 1500, metal: Metal = DARK
) -> Forge:
    """A hall that runs away from the eye: floor, ceiling, walls with ribs."""
    f = Forge(scene.key, 0, 2, 0, eye=1500, suns=DIM, lamps=lamps, ambient=(46, 54, 62))
    near = 620.0

    def wall(axis: str, sign: int) -> None:
        def at(u: float, v: float) -> tuple[float, float, float]:
            z = near - deep * u
            if axis == "y":
                return ((v - 0.5) * 2 * wide, sign * tall, z)
            return (sign * wide, (v - 0.5) * 2 * tall, z)

        f.sheet(at, 24, 20, metal, (3, 4), lift=-40)

    for axis in ("x", "y"):
        for sign in (-1, 1):
            wall(axis, sign)
    back = near - deep
    f.sheet(lambda u, v: ((u - 0.5) * 2 * wide, (v - 0.5) * 2 * tall, back), 16, 12, metal, (4, 3), lift=-80)
    for k in range(6):
        z = near - deep * (k + 0.6) / 6
        for sign in (-1, 1):
            f.box((sign * (wide - 14), 0, z), (36, tall * 2, 44), GUNMETAL, 8)
        f.box((0, tall - 14, z), (wide * 2, 36, 44), GUNMETAL, 8)
    return f


def cargo_hold(scene: Scene) -> None:
    """Containers stacked to the roof, a crane with a crate, strips of amber light."""
    lamps = tuple(Lamp((x, 330, z), (255, 190, 110), 1300, 1.5) for x in (-150, 150) for z in (300, -400))
    f = room(scene, lamps)
    paints = (PAINT_TEAL, PAINT_AMBER, PAINT_RED, STEEL, RUST, PALE)
    for side in (-1, 1):
        for k in range(5):
            for level in range(3 if k > 1 else 2 + (side > 0)):
                z, y = 330 - 230 * k, -316 + 196 * level
                with f.placed((side * (430 + 14 * (level % 2)), y, z)):
                    f.box((0, 0, 0), (250, 190, 214), f.source.choice(paints), 10, 66)
                    for q in range(4):
                        f.box((-side * 128, 0, -78 + 52 * q), (10, 160, 14), DARK, 3)
                    f.box((-side * 30, 60, 110), (46, 14, 6), GLOW_AMBER if level == 1 else DARK, 1)
    for z in (380, -80, -540):
        for x in (-150, 150):
            f.box((x, 400, z), (34, 12, 300), GLOW_AMBER, 2)
    for x in (-30, 30):
        f.tube([(x * 2, 400, -120), (x, 130, -120)], 5, STEEL, 6)
    f.box((0, 60, -120), (180, 150, 160), PAINT_AMBER, 12, 50)
    f.box((0, 62, -36), (110, 80, 8), RUST, 4, 30)
    f.box((0, 392, -120), (330, 30, 90), BRASS, 8, 40)
    f.box((0, -100, -868), (300, 400, 10), Metal((40, 180, 190), emits=0.7), 4)
    for k in range(5):
        f.box((0, -280 + 90 * k, -856), (300, 16, 12), DARK, 3)
    scene.cast(f, None, fog=(8, 24, 28), haze=0.45, shine=0.9)
    scene.shine((560, 470), 200, TEAL, 0.35).smoke((560, 720), (600, 130), (60, 70, 70), 0.35)


def bunk_deck(scene: Scene) -> None:
    """Six bunks cut into the bulkhead, most of them warm, ladders between, one sleeper with his boots on."""
    lamps = (
        Lamp((-340, 40, 200), AMBER, 620, 0.9),
        Lamp((340, 40, 200), AMBER, 620, 0.9),
        Lamp((0, 330, 260), TEAL, 620, 1.2),
    )
    f = Forge(scene.key, 6, 4, 0, centre=(560, 400), eye=1500, zoom=1.06, suns=DIM, lamps=lamps, ambient=(34, 40, 48))
    f.sheet(lambda u, v: (-700 + 1400 * u, -480 + 960 * v, -170), 28, 20, DARK, (4, 4), lift=-60)
    cloth = (Metal((160, 66, 46), 0.1, 5, 0), Metal((50, 120, 126), 0.1, 5, 0), Metal((190, 150, 84), 0.1, 5, 0))
    for row, y in enumerate((-190, 120)):
        for col, x in enumerate((-350, 0, 350)):
            n = row * 3 + col
            warm = n not in (1, 5)
            f.box(
                (x, y + 20, -150),
                (280, 210, 20),
                Metal((226, 124, 44) if warm else (14, 60, 66), 0.2, 8, 0.1, 0.45 if warm else 0.25),
                6,
                step=50,
            )
            for side in (-1, 1):
                f.box((x + side * 152, y + 20, -60), (34, 290, 190), GUNMETAL, 10, 50)
            f.box((x, y + 146, -60), (330, 34, 190), GUNMETAL, 10, 50)
            f.box((x, y - 110, -50), (330, 44, 210), GUNMETAL, 10, 50)
            f.box((x, y - 70, -60), (264, 40, 150), PALE, 16)
            f.box((x - 96, y - 40, -60), (70, 34, 110), PALE, 16)
            f.rivets([(x + 100, y + 108, -30)], 15, GLOW_AMBER if warm else GLOW_TEAL)
            drape = cloth[n % 3]
            f.sheet(
                lambda u, v, x=x, y=y, n=n: (
                    x - 40 + 170 * u,
                    y - 48 - 96 * v + 10 * math.sin(u * 9 + n),
                    26 + 24 * math.sin(v * 2) + 5 * math.sin(u * 17 + n),
                ),
                20,
                8,
                drape,
            )
            if n in (0, 2, 4):
                f.loft(
                    (
                        (x - 70, 30, 22, y - 36),
                        (x - 20, 46, 40, y - 30),
                        (x + 60, 44, 34, y - 34),
                        (x + 126, 30, 20, y - 44),
                    ),
                    drape,
                    (0, 0),
                    1.0,
                    18,
                    24,
                )
                with f.placed((x - 96, y - 8, -20)):
                    f.ball(26, Metal((150, 104, 80), 0.1, 6, 0))
    for x in (-176, 176):
        for side in (-1, 1):
            f.tube([(x + side * 34, -440, 80), (x + side * 34, 330, 80)], 9, BRASS)
        for k in range(9):
            f.tube([(x - 34, -400 + 84 * k, 80), (x + 34, -400 + 84 * k, 80)], 7, BRASS, 8)
    f.box((0, 350, 0), (1000, 16, 40), GLOW_TEAL, 3)
    f.box((-520, -330, 120), (190, 130, 150), RUST, 12, 50)
    for x in (430, 476):
        f.box((x, -370, 150), (36, 60, 40), Metal((60, 44, 34), 0.2, 8, 0.1), 10)
        f.box((x + 8, -394, 162), (44, 20, 66), Metal((60, 44, 34), 0.2, 8, 0.1), 8)
    scene.cast(f, None, fog=(8, 12, 16), haze=0.2, shine=0.9)
    scene.smoke((560, 150), (600, 160), (60, 100, 100), 0.25)


def war_room(scene: Scene) -> None:
    """A round table whose map of light hangs over it, empty chairs, screens in the dark."""
    f = room(scene, (Lamp((0, 0, 0), TEAL, 1300, 1.6), Lamp((0, 380, 500), (255, 180, 110), 1000, 1.2)), 640, 420, 1300)
    with f.placed((0, -270, 20), roll=90):
        f.lathe(((-150, 150), (-20, 120), (0, 330), (20, 350), (44, 350), (48, 320), (50, 0)), GUNMETAL, (1, 6))
        f.lathe(((50, 322), (54, 330), (54, 318)), GLOW_TEAL, closed=False)
        f.lathe(((51, 110), (58, 130), (58, 100)), GLOW_AMBER, closed=False)
    for k in range(7):
        with f.placed((0, -240, 20), yaw=360 / 7 * k + 12):
            f.box((0, -20, 470), (120, 30, 110), BRASS, 12)
            f.box((0, 90, 530), (130, 200, 26), Metal((120, 50, 36), 0.3, 10, 0.1), 22)
            f.tube([(0, -40, 470), (0, -150, 470)], 16, STEEL)
    for side in (-1, 1):
        for k in range(3):
            f.box(
                (side * 600, 90, 250 - 330 * k),
                (16, 190, 240),
                Metal((20, 110, 120), emits=0.75) if (k + side) % 3 else Metal((150, 84, 24), emits=0.75),
                4,
            )
    scene.cast(f, None, fog=(4, 14, 18), haze=0.35, shine=0.7)
    heart = f.spot((0, 60, 20))
    table = f.spot((0, -215, 20))
    source = rng(scene.key, "map")

    def globe(canvas: Canvas) -> None:
        for k in range(1, 6):
            loop = [
                (heart[0] + 300 * k / 5 * math.cos(t / 16), heart[1] + 92 * k / 5 * math.sin(t / 16))
                for t in range(102)
            ]
            canvas.line(loop, 2, (70, 210, 206))
            spot = loop[(k * 37) % 100]
            canvas.disc(spot, 5 + 2.4 * k, (255, 190, 96) if k % 2 else (150, 255, 245))
        for k in range(5):
            loop = [
                (heart[0] + 84 * math.sin(k * 0.63) * math.cos(t / 16), heart[1] + 84 * math.sin(t / 16))
                for t in range(102)
            ]
            canvas.line(loop, 1.6, (130, 255, 246))
        for k in range(-2, 3):
            y, r = 84 * math.sin(k * 0.5), 84 * math.cos(k * 0.5)
            canvas.line(
                [(heart[0] + r * math.cos(t / 16), heart[1] + y + r * 0.2 * math.sin(t / 16)) for t in range(102)],
                1.4,
                (130, 255, 246),
            )
        for _ in range(70):
            a, d = source.uniform(0, 360), 320 * math.sqrt(source.random())
            canvas.disc(
                (heart[0] + d * math.cos(a), heart[1] + d * 0.36 * math.sin(a) + source.uniform(-40, 40)),
                source.uniform(1, 3),
                (200, 255, 250),
            )
        canvas.line(
            [
                (heart[0] - 250, heart[1] - 90),
                (heart[0] - 90, heart[1] - 150),
                (heart[0] + 130, heart[1] - 110),
                (heart[0] + 270, heart[1] - 10),
            ],
            3,
            (255, 150, 70),
        )
        for p in ((-250, -90), (-90, -150), (130, -110), (270, -10)):
            canvas.ring((heart[0] + p[0], heart[1] + p[1]), 10, 3, (255, 190, 110))

    scene.ink(globe, TEAL, 12, 0.75)
    cone = [
        (table[0] - 120, table[1]),
        (heart[0] - 330, heart[1] - 60),
        (heart[0] + 330, heart[1] - 60),
        (table[0] + 120, table[1]),
    ]
    scene.ink(lambda c: c.poly(cone, TEAL), TEAL, 10, 0, 0.10).shine(heart, 130, TEAL, 0.5)


def chop_shop(scene: Scene) -> None:
    """A stolen engine on chains, a mechanical arm that cuts it, heaps of parts."""
    f = room(
        scene,
        (Lamp((110, 10, 330), (255, 196, 120), 1200, 1.9), Lamp((-400, 300, 100), TEAL, 1000, 1.2)),
        640,
        420,
        1200,
    )
    with f.placed((-40, 30, 60), yaw=20, roll=-7):
        f.lathe(
            (
                (-330, 0),
                (-330, 130),
                (-250, 90),
                (-200, 70),
                (-180, 110),
                (-20, 130),
                (120, 130),
                (130, 100),
                (200, 90),
                (210, 0),
            ),
            STEEL,
            (2, 8),
        )
        for x in (-120, -30, 60):
            f.lathe(((x - 12, 126), (x - 10, 142), (x + 10, 142), (x + 12, 126)), COPPER)
        f.tube([(-100, 120, 60), (0, 170, 80), (120, 110, 60)], 14, RUST)
        f.box((0, 150, 0), (200, 50, 90), PAINT_TEAL, 10, 40)
        hooks = [(-220, 0), (140, 0)]
        cut = f.spot((150, 20, 120))
    for x, _ in hooks:
        for k in range(13):
            with f.placed((x - 10, 170 + 22 * k, 60), yaw=90 * (k % 2)):
                f.ring(11, 4, STEEL, 16, 6)
    f.tube([(470, 420, 100), (460, 240, 120)], 34, PAINT_AMBER)
    f.rivets([(460, 230, 120)], 46, DARK)
    f.tube([(460, 230, 120), (330, 60, 190)], 27, PAINT_AMBER)
    f.rivets([(330, 60, 190)], 36, DARK)
    f.tube([(330, 60, 190), (190, 50, 190)], 17, STEEL)
    for k in range(46):
        x, z = f.source.uniform(-560, 560), f.source.uniform(-300, 330)
        with f.placed(
            (x, -385 + f.source.uniform(0, 70) * (abs(x) / 420), z),
            f.source.uniform(0, 360),
            f.source.uniform(0, 360),
            0,
        ):
            metal = f.source.choice((RUST, STEEL, DARK, COPPER, PAINT_RED, PALE))
            if k % 3 == 0:
                f.ring(f.source.uniform(30, 60), 12, metal, 24, 8)
            elif k % 3 == 1:
                f.box(
                    (0, 0, 0),
                    (f.source.uniform(50, 130), f.source.uniform(30, 70), f.source.uniform(40, 90)),
                    metal,
                    8,
                    30,
                )
            else:
                f.lathe(((-60, 0), (-60, 26), (40, 26), (60, 40), (70, 0)), metal)
    f.box((-430, 250, -560), (300, 20, 20), GLOW_TEAL, 2)
    f.box((200, 350, -560), (260, 20, 20), GLOW_AMBER, 2)
    scene.cast(f, None, fog=(10, 14, 16), haze=0.35)
    scene.star(cut, 46, (190, 230, 255), 230).sparks(cut, 170, 560, (255, 190, 100), (20, 170), 0.55).smoke(
        (620, 200), (300, 200), (70, 70, 70), 0.35
    )


# ---------------------------------------------------------------- titles


def scourge(scene: Scene) -> None:
    """A horned skull on a black prow, two guns beside it, a red flag torn on both sides."""
    blood: Color = (150, 26, 26)
    scene.space(RED_AIR, (560, 300), 1.2).beams((560, 330), 640, (255, 110, 70), 0.6, 26)
    flags = Canvas(CARD, 2)
    for x, length in ((190, 540), (930, 540)):
        banner(flags, (x, 120), 210, length, blood, "flame", (scene.key, x), (220, 170, 110))
    scene.lay(flags.image())
    f = Forge(scene.key, 0, 10, 0, centre=(560, 430), zoom=1.1, lamps=(Lamp((0, 60, 300), (255, 120, 70), 620, 0.8),))
    iron = Metal((40, 42, 50), 0.8, 22, 0.4)
    with f.placed((0, -60, 0), yaw=-90):
        f.loft(
            ((-300, 330, 150, -60), (-100, 260, 170, -50), (60, 160, 150, -40), (200, 90, 110, -20), (240, 60, 90, 0)),
            iron,
            (2, 4),
        )
    for side in (-1, 1):
        with f.placed((side * 250, -60, 60), yaw=-90 + side * 14):
            f.lathe(
                ((-160, 60), (40, 56), (50, 40), (240, 32), (244, 44), (280, 44), (280, 20), (250, 18)),
                GUNMETAL,
                (2, 6),
            )
    f.rivets(
        [(220 * math.cos(a / 10 * math.pi), 20 - 200 * math.sin(a / 10 * math.pi), 150) for a in range(11)], 13, BRASS
    )
    scene.cast(f, (255, 90, 60), 0.3)
    bone = ((0.0, (30, 22, 20)), (0.4, (110, 96, 82)), (0.7, (206, 196, 172)), (1.0, (255, 250, 232)))
    iron_horn = ((0.0, (6, 6, 8)), (0.45, (46, 40, 42)), (0.7, (130, 108, 92)), (1.0, (255, 220, 180)))
    scene.lay(horns(CARD, (560, 310), 270, 120, 0.5, iron_horn, 11), (0, 0), (255, 80, 50), 0.35)
    scene.lay(skull(CARD, (560, 360), 290, bone), (0, 0), (255, 90, 50), 0.4)
    for x in (497, 623):
        scene.star((x, 372), 24, (255, 70, 40), 90)
    scene.sparks((560, 700), 80, 600, (255, 140, 80), (200, 340), -0.1)


def iron_duchess(scene: Scene) -> None:
    """The iron face of a lady on the bow, crowned, in a ruff of armour plates."""
    scene.space(TEAL_AIR, (560, 330), 1.1).beams((560, 330), 620, (150, 230, 230), 0.5, 30)
    f = Forge(
        scene.key,
        -14,
        4,
        0,
        centre=(560, 450),
        zoom=1.12,
        suns=(Sun((-0.62, 0.5, 0.6), (255, 226, 186), 1.25), Sun((0.9, 0.0, 0.1), (70, 190, 200), 0.7)),
        ambient=(40, 46, 54),
    )
    iron = Metal((122, 126, 134), 0.8, 16, 0.35, patch=0.0)
    with f.placed((0, 50, 0), size=1.05):
        f.sheet(face, 70, 110, iron)
        for s in (0.19, 0.31):
            x, y, z = face(0.54, s)
            f.rivets([(x, y, z + 6)], 11, GLOW_TEAL)
    for ring, (count, r0, r1, metal) in enumerate(
        ((15, 190, 330, GUNMETAL), (13, 150, 260, STEEL), (11, 110, 190, BRASS))
    ):
        for k in range(count):
            with f.placed((0, -20, -80 + 26 * ring), roll=360 / count * k - 90):
                f.slab([(r0 * 0.6, -26), (r1 * 0.86, -50), (r1, 0), (r1 * 0.86, 50), (r0 * 0.6, 26)], 0, 14, metal, 9)
                f.rivets([(r1 * 0.82, 0, 4)], 9, GOLDEN)
    with f.placed((0, -190, 10), roll=90):
        f.lathe(((-200, 210), (-120, 200), (-60, 110), (0, 80), (40, 84)), GUNMETAL, (1, 6))
        f.lathe(((-66, 122), (-60, 132), (-50, 132), (-46, 116)), GOLDEN)
        f.lathe(((-126, 206), (-120, 214), (-110, 212), (-106, 200)), GLOW_TEAL)
    top = f.spot((0, 230, 60))
    scene.cast(f, TEAL, 0.35, wear=0.7)
    scene.lay(crown(CARD, (top[0], top[1] + 18), 300, 7, scene.key), (0, 0), (255, 200, 110), 0.3)
    scene.star((top[0], top[1] - 20), 22, (130, 255, 245), 120)


def guild_flagship(scene: Scene) -> None:
    """A towering merchantman under full banners before the guild's golden wheel."""
    heart: Point = (560.0, 360.0)
    scene.space(AMBER_AIR, heart, 1.0).beams(heart, 640, (255, 206, 130), 0.8, 36)
    seal = Canvas(CARD, 2)
    for k in range(16):
        seal.poly(
            [
                polar(heart, 300, 22.5 * k - 6),
                polar(heart, 346, 22.5 * k - 4),
                polar(heart, 346, 22.5 * k + 4),
                polar(heart, 300, 22.5 * k + 6),
            ],
            WHITE,
        )
    seal.ring(heart, 290, 34, WHITE)
    seal.ring(heart, 244, 8, WHITE)
    for k in range(8):
        seal.line([polar(heart, 60, 45 * k), polar(heart, 244, 45 * k)], 10, WHITE)
    for k in range(32):
        seal.disc(polar(heart, 224, 11.25 * k), 5, WHITE)
    scene.lay(gold_leaf(seal.alpha(), scene.key, 5, GOLD), (0, 0), AMBER, 0.5)
    f = Forge(
        scene.key, 28, 16, 4, centre=(560, 440), zoom=1.45, lamps=(Lamp((0, 80, 240), (255, 190, 120), 520, 0.8),)
    )
    ivory = Metal((206, 190, 160), 0.6, 18, 0.25)
    f.loft(
        (
            (-290, 70, 60, 20),
            (-240, 96, 80, 10),
            (-60, 100, 74, 0),
            (120, 76, 60, 4),
            (250, 34, 40, 20),
            (330, 2, 6, 44),
        ),
        ivory,
        (2, 5),
    )
    f.loft(((-292, 74, 20, -6), (-60, 106, 18, -16), (120, 82, 16, -10), (300, 14, 8, 20)), AMBER_HULL, (2, 6))
    for x, tall in ((-190, 150), (-110, 120), (-20, 96)):
        with f.placed((x, 60, 0)):
            tower(f, tall, 40, ivory, GLOW_AMBER, 0.3, 20)
    for z in (-1, 1):
        for k in range(7):
            f.rivets([(-220 + 62 * k, 20, (100 - abs(k - 2) * 4) * z)], 9, GLOW_AMBER)
    for y in (-24, 30):
        with f.placed((-296, y + 10, 0)):
            f.lathe(((-50, 0), (-50, 44), (-10, 30), (0, 36), (20, 30)), BRASS)
            f.lathe(((-49, 0), (-51, 40)), GLOW_TEAL, closed=False)
    poles = [(f.spot((x, 60, 0)), f.spot((x, h, 0))) for x, h in ((-60, 270), (70, 240), (190, 200))]
    tails = [f.spot((-350, y, 0)) for y in (-14, 40)]
    scene.cast(f, AMBER, 0.25)
    flags = Canvas(CARD, 2)
    for n, (foot, tip) in enumerate(poles):
        flags.line([foot, tip], 6, (120, 90, 50))
        banner(flags, (tip[0] - 34, tip[1]), 76, 120, mix((20, 120, 116), (150, 90, 20), n / 3), "star", (scene.key, n))
    scene.lay(flags.image())
    for tail in tails:
        scene.flame(tail, 172, 260, 70, ragged=0.4)


ROOMS = {
    "cargo-hold": cargo_hold, "bunk-deck": bunk_deck, "war-room": war_room, "chop-shop": chop_shop,
    "scourge": scourge, "iron-duchess": iron_duchess, "guild-flagship": guild_flagship,
}  # fmt: skip
