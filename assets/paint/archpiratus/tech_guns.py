"""Weapons: from a rivet gun on a bench to the gun that breaks stars."""

from __future__ import annotations

import itertools
import math

from ..brush import Canvas, polar
from .tech_forge import Forge
from .tech_metals import (
    AMBER,
    BLACK,
    BRASS,
    COPPER,
    DARK,
    GLOW_AMBER,
    GLOW_TEAL,
    GLOW_VIOLET,
    GLOW_WHITE,
    GOLDEN,
    GUNMETAL,
    LOW_AMBER,
    PAINT_AMBER,
    PAINT_TEAL,
    PALE,
    STEEL,
    TEAL,
    Lamp,
    Metal,
)
from .tech_scene import AMBER_AIR, RED_AIR, TEAL_AIR, VIOLET_AIR, Scene


def _collar(forge: Forge, x: float, radius: float, metal: Metal, wide: float = 26) -> None:
    """A raised band round a barrel, with bolts."""
    profile = ((x - wide / 2 - 6, radius * 0.9), (x - wide / 2, radius * 1.12), (x + wide / 2, radius * 1.12))
    forge.lathe((*profile, (x + wide / 2 + 6, radius * 0.9)), metal)
    spots = [
        (x, radius * 1.13 * math.cos(a / 6 * math.pi), radius * 1.13 * math.sin(a / 6 * math.pi)) for a in range(12)
    ]
    forge.rivets(spots, max(3.0, wide * 0.16), STEEL)


def rivet_gun(scene: Scene) -> None:
    """A worn hand tool on a bench, one rivet on its way."""
    scene.hall((20, 24, 26), (700, 120)).floor(640)
    f = Forge(
        scene.key, -28, 12, -6, centre=(560, 420), zoom=1.25, lamps=(Lamp((420, 40, 60), (255, 170, 80), 480, 1.2),)
    )
    with f.placed((-40, 40, 0)):
        f.lathe(((-250, 0), (-250, 58), (-236, 70), (40, 70), (60, 60), (80, 46)), PAINT_AMBER, (1, 24))
        f.lathe(((80, 40), (190, 40), (196, 34), (300, 34), (304, 44), (340, 44), (340, 24), (318, 22)), GUNMETAL)
        for x in (-200, -110, -20):
            _collar(f, x, 70, DARK, 18)
        _collar(f, 210, 36, BRASS, 16)
        with f.placed((-150, -150, 0), roll=-14):
            f.box((0, 0, 0), (86, 200, 66), DARK, 16, 60)
            for k in range(5):
                f.box((0, -70 + k * 28, 34), (60, 12, 8), BLACK, 3)
        f.tube([(20 + 60 * math.sin(t / 3), -70 - t * 8, 26) for t in range(9)], 8, BRASS)
        with f.placed((20, -112, 0), pitch=90, yaw=90):
            f.lathe(((-40, 0), (-40, 62), (40, 62), (40, 0)), STEEL, (1, 6))
        f.tube(
            [(-250, 10, 0), (-300, 0, 10), (-350, -60, 20), (-390, -160, 10), (-470, -230, 0), (-620, -250, 0)],
            15,
            BLACK,
        )
        muzzle = f.spot((345, 0, 0))
    scene.cast(f, AMBER, 0.15)
    scene.flame(muzzle, -8, 190, 60).star(muzzle, 26, AMBER)
    scene.sparks(muzzle, 70, 420, arc=(-55, 35))


def pulse_laser(scene: Scene) -> None:
    """A slim barrel with glass coils on a swivel, spitting short pulses."""
    scene.space(TEAL_AIR, (760, 260))
    f = Forge(scene.key, -34, 10, 10, centre=(570, 440), zoom=1.34, lamps=(Lamp((430, 0, 60), TEAL, 420, 1.3),))
    with f.placed((-70, 20, 0)):
        f.lathe(
            (
                (-270, 0),
                (-270, 60),
                (-240, 84),
                (-60, 84),
                (-20, 60),
                (20, 46),
                (330, 36),
                (335, 50),
                (370, 50),
                (374, 30),
            ),
            STEEL,
            (2, 16),
        )
        for k in range(5):
            f.lathe(
                ((40 + k * 56, 44), (46 + k * 56, 58), (66 + k * 56, 58), (72 + k * 56, 44)),
                GLOW_TEAL if k % 2 == 0 else PAINT_TEAL,
            )
        f.lathe(((372, 30), (374, 0)), GLOW_WHITE)
        _collar(f, -150, 84, DARK, 40)
        f.box((-150, 92, 0), (180, 40, 70), PAINT_TEAL, 10, 50)
        f.box((-90, 122, 0), (70, 30, 40), BLACK, 8)
        with f.placed((-150, -130, 0), roll=90):
            f.lathe(((-160, 120), (-100, 120), (-90, 60), (60, 54), (66, 0)), DARK, (1, 10))
        f.ring(104, 14, BRASS)
        muzzle, far = f.spot((378, 0, 0)), f.spot((1150, 0, 0))
        pulses = [(f.spot((420 + 170 * k, 0, 0)), f.spot((500 + 170 * k, 0, 0))) for k in range(4)]
    scene.cast(f)
    for k, (a, b) in enumerate(pulses):
        scene.beam([a, b], 15 - 2 * k, TEAL)
    scene.star(muzzle, 34, TEAL, 130).shine(far, 200, TEAL, 0.3)


def rail_cannon(scene: Scene) -> None:
    """Two long rails held by coils in a heavy mount, a slug leaving a white line."""
    scene.space(AMBER_AIR, (820, 240))
    f = Forge(
        scene.key,
        -38,
        14,
        12,
        centre=(520, 450),
        zoom=1.08,
        lamps=(Lamp((120, 0, 120), AMBER, 560, 1.0),),
        suns=LOW_AMBER,
    )
    with f.placed((-40, 40, 0)):
        for y in (-44, 44):
            f.box((130, y, 0), (760, 40, 74), GUNMETAL, 10, 70)
            f.box((130, y * 0.5, 20), (740, 8, 40), GLOW_AMBER, 0, step=20)
            f.box((516, y * 1.1, 0), (30, 62, 92), DARK, 8)
        for k in range(6):
            x = -150 + 118 * k
            with f.placed((x, 0, 0)):
                f.ring(92, 17, COPPER, 52, 12, (4, 14), 1.5)
                for a in range(0, 360, 60):
                    f.box((0, 92 * math.cos(math.radians(a)), 92 * math.sin(math.radians(a))), (50, 18, 18), DARK, 4)
        f.box((-320, 0, 0), (240, 250, 210), DARK, 30, 70)
        f.box((-330, 138, 0), (150, 40, 120), PAINT_AMBER, 12, 50)
        f.box((-330, 0, 110), (120, 120, 20), STEEL, 8, 40)
        with f.placed((-270, -200, 0), roll=90):
            f.lathe(((-190, 210), (-130, 210), (-110, 130), (60, 110)), STEEL, (1, 12))
        for z in (-70, 0, 70):
            f.tube([(-420, 60, z), (-500, 40, z), (-560, -60, z), (-640, -120, z)], 16, BLACK)
        muzzle, slug, far = f.spot((540, 0, 0)), f.spot((860, 0, 0)), f.spot((1500, 0, 0))
        breech = f.spot((-180, 0, 0))
    scene.cast(f, AMBER, 0.2)
    scene.beam([breech, muzzle], 8, AMBER, 0.7)
    scene.beam([muzzle, far], 13, (255, 210, 150))
    for k in range(3):
        c = (muzzle[0] + (slug[0] - muzzle[0]) * 0.3 * (k + 0.6), muzzle[1] + (slug[1] - muzzle[1]) * 0.3 * (k + 0.6))

        def ring(canvas: Canvas, c: tuple[float, float] = c, k: int = k) -> None:
            loop = [
                (c[0] + (20 + 5 * k) * math.cos(a / 20), c[1] + (70 + 16 * k) * math.sin(a / 20)) for a in range(127)
            ]
            canvas.line(loop, 3, (255, 214, 160))

        scene.ink(ring, AMBER, 8, 0.5, 0.7 - 0.18 * k)
    scene.star(muzzle, 44, AMBER, 240).sparks(muzzle, 60, 380, arc=(-80, 50), fall=0.1)


def plasma_lance(scene: Scene) -> None:
    """A great lance whose prongs hold a ball of plasma, its beam across the whole sky."""
    scene.space(VIOLET_AIR, (840, 330))
    violet = (196, 110, 255)
    f = Forge(scene.key, -40, 12, 14, centre=(540, 440), zoom=1.24, lamps=(Lamp((380, 40, 120), violet, 700, 1.6),))
    with f.placed((-90, 60, 0)):
        f.lathe(
            (
                (-520, 90),
                (-430, 130),
                (-250, 150),
                (-120, 140),
                (-90, 100),
                (150, 78),
                (170, 96),
                (210, 96),
                (216, 60),
                (216, 0),
            ),
            GUNMETAL,
            (2, 12),
        )
        for x, r in ((-400, 142), (-250, 152), (-130, 144)):
            _collar(f, x, r, GOLDEN, 22)
        for k in range(4):
            f.lathe(
                (
                    (-80 + k * 58, 98 - k * 4),
                    (-74 + k * 58, 112 - k * 4),
                    (-54 + k * 58, 112 - k * 4),
                    (-48 + k * 58, 96 - k * 4),
                ),
                GLOW_VIOLET,
            )
        for a in range(45, 405, 90):
            with f.placed((190, 0, 0)):
                c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
                path = [(0, 84), (70, 128), (150, 134), (230, 104), (290, 60)]
                for k, ((x0, r0), (x1, r1)) in enumerate(itertools.pairwise(path)):
                    f.tube([(x0, r0 * c, r0 * s), (x1, r1 * c, r1 * s)], 26 - 5 * k, PALE if k % 2 else STEEL)
                f.rivets([(290, 60 * c, 60 * s)], 13, GLOW_VIOLET)
        f.box((-330, 170, 0), (260, 60, 90), DARK, 14, 60)
        f.box((-330, -190, 0), (330, 110, 150), DARK, 20, 60)
        core, far = f.spot((400, 0, 0)), f.spot((1700, 0, 0))
        tips = [
            f.spot((480, 60 * math.cos(math.radians(a)), 60 * math.sin(math.radians(a)))) for a in (45, 135, 225, 315)
        ]
    scene.cast(f, violet, 0.3)
    scene.beam([core, far], 42, violet).star(core, 88, violet, 330)
    for tip in tips:
        scene.bolt(tip, core, violet, 3, 1)
    scene.bolt(core, (1010, 120), violet, 3, 3).bolt(core, (860, 560), violet, 3, 3)
    scene.sparks(core, 60, 420, (220, 160, 255), (-90, 60), 0.0)


def star_breaker(scene: Scene) -> None:
    """A gun as large as a fortress, and the star that it has just broken."""
    sun = (900.0, 230.0)
    scene.space(RED_AIR, sun, 1.25).beams(sun, 760, (255, 190, 110), 0.7, 34)
    scene.star(sun, 120, (255, 150, 60), 420)

    def shards(canvas: Canvas) -> None:
        for k in range(26):
            a, far = k * 137.5, 90 + 11 * (k * 7 % 23)
            p = polar(sun, far, a)
            big = 4 + (k * 5 % 13)
            canvas.poly([polar(p, big * (1 + 0.5 * (q * k % 3)), a + 72 * q) for q in range(5)], (255, 216, 150))

    scene.ink(shards, (255, 130, 40), 16, 0.9)
    f = Forge(
        scene.key,
        -44,
        16,
        15,
        centre=(560, 440),
        zoom=1.1,
        eye=1500,
        lamps=(Lamp((430, 30, 160), (255, 170, 80), 900, 1.5),),
        suns=LOW_AMBER,
    )
    with f.placed((-110, -30, 0)):
        f.lathe(
            (
                (-470, 120),
                (-400, 200),
                (-210, 226),
                (-170, 170),
                (200, 150),
                (330, 190),
                (350, 190),
                (350, 120),
                (290, 100),
            ),
            GUNMETAL,
            (2, 8),
        )
        for k, x in enumerate((-120, -20, 80, 180)):
            f.lathe(((x - 26, 160), (x - 20, 196), (x + 20, 196), (x + 26, 160)), GOLDEN if k % 2 else DARK, (1, 6))
            f.lathe(((x + 28, 158), (x + 32, 172), (x + 46, 172), (x + 50, 156)), GLOW_AMBER)
        f.lathe(((290, 102), (290, 0)), GLOW_WHITE)
        for a in range(0, 360, 45):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            f.box((-300, 214 * c, 214 * s), (150, 60, 60), DARK, 12, 40)
            f.tube(
                [(-380, 200 * c, 200 * s), (-160, 250 * c, 250 * s), (60, 236 * c, 236 * s), (300, 200 * c, 200 * s)],
                15,
                STEEL,
            )
        for a in range(0, 360, 60):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            f.tube([(340, 176 * c, 176 * s), (420, 190 * c, 190 * s), (500, 150 * c, 150 * s)], 22, GOLDEN)
        f.ring(300, 26, STEEL, 70, 12, (3, 12), 1.6)
        for k in range(12):
            a = math.radians(k * 30)
            f.tube([(0, 190 * math.cos(a), 190 * math.sin(a)), (0, 290 * math.cos(a), 290 * math.sin(a))], 9, DARK, 6)
            f.rivets([(-6, 328 * math.cos(a), 328 * math.sin(a))], 9, GLOW_TEAL)
        f.box((-330, 250, 0), (200, 130, 150), DARK, 20, 40)
        f.box((-300, 340, 0), (90, 90, 80), PALE, 14, 30)
        f.box((-300, 366, 42), (70, 12, 6), GLOW_TEAL, 1)
        muzzle = f.spot((420, 0, 0))
    scene.cast(f, AMBER, 0.25)
    scene.beam([muzzle, sun], 60, (255, 180, 90), 1.0, 0.5).star(muzzle, 80, (255, 190, 110), 260)
    scene.sparks(muzzle, 90, 520, (255, 200, 120), (-90, 40), 0.0)
    scene.sparks(sun, 80, 300, (255, 210, 140), (0, 360), 0.0).star(sun, 60, (255, 200, 140))


WEAPONS = {
    "rivet-gun": rivet_gun,
    "pulse-laser": pulse_laser,
    "rail-cannon": rail_cannon,
    "plasma-lance": plasma_lance,
    "star-breaker": star_breaker,
}
