"""The two great beasts among the hard missions, carved limb by limb."""

from __future__ import annotations

import math

from ..brush import Canvas, polar, rng
from ..sculpt import Vec, along
from . import crew_scene as room
from . import missions_space as sky
from . import missions_things as things
from .crew_bust import AMBER, BRASS, PORCELAIN, SILVER, WHITE, Bust, lamp, metal
from .crew_scene import GOLDEN, ROSE, VIOLET, H, Scene, W

BLOOD = (190, 40, 50)

GRAPE = (110, 50, 190)

FLAME = (255, 110, 40)


CREAM = (255, 232, 170)


def hive_queen(scene: Scene) -> None:
    room.space(scene, BLOOD, GRAPE, count=100)
    source = rng("hive")

    def comb(c: Canvas) -> None:
        for row in range(9):
            for k in range(11):
                at = (k * 118 + (59 if row % 2 else 0) - 20, row * 102 - 10)
                c.poly([polar(at, 62, a * 60 + 30) for a in range(6)], WHITE)
                c.erase([polar(at, 48, a * 60 + 30) for a in range(6)])

    scene.solid(comb, (120, 60, 60), 8, 0.4)
    for _ in range(16):
        k, row = source.randrange(11), source.randrange(9)
        scene.shine(
            (k * 118 + (59 if row % 2 else 0) - 20, row * 102 - 10), 60, source.choice((AMBER, ROSE, FLAME)), 0.8
        )
    scene.dim((W * 0.5, H * 0.5), (W * 0.5, H * 0.6), 0.75)
    scene.shine((W * 0.5, H * 0.4), 420, ROSE, 0.5)
    shell, limb = metal((110, 34, 60), 0.2), metal((70, 26, 46))

    def queen(b: Bust) -> None:
        for k in range(6):
            b.egg((0, -120 - 22 * k, -40 - 10 * k), (70 + 14 * k, 30, 66 + 8 * k), shell, fine=34)
        b.egg((0, 0, 0), (58, 52, 56), shell)
        b.egg((0, 34, -16), (46, 44, 60), shell)
        for sx in (-1, 1):
            b.egg((sx * 36, 8, 36), (20, 27, 18), lamp(AMBER, 0.8), fine=24)
            b.egg((sx * 18, 36, 44), (9, 11, 9), lamp(AMBER, 0.8), fine=16)
            b.rod(
                [(sx * 24, -34, 46), (sx * 52, -72, 66), (sx * 30, -112, 72), (sx * 4, -120, 70)],
                lambda t: 12 * (1 - t) + 2,
                SILVER,
            )
            b.rod([(sx * 24, 66, 0), (sx * 60, 130, 10), (sx * 130, 150, 20)], lambda t: 5 * (1 - t) + 1.5, limb)
            for k in range(3):
                y = -110 - 30 * k
                b.rod(
                    [
                        (sx * 60, y, 0),
                        (sx * 150, y + 90 - 20 * k, 30),
                        (sx * 190, y + 20 - 40 * k, 60),
                        (sx * 224, y - 120, 70),
                    ],
                    lambda t: 13 * (1 - t) + 3,
                    limb,
                    steps=50,
                )
            for k in range(4):
                b.rod(
                    [
                        (sx * 18, 66 - 4 * k, -20),
                        (sx * (34 + 22 * k), 116 - 10 * k, -40),
                        (sx * (30 + 34 * k), 168 - 26 * k, -50),
                    ],
                    lambda t: 9 * (1 - t) + 1,
                    BRASS,
                )

    things.model(scene, queen, at=(280, 206), cool=VIOLET, warm=FLAME, zoom=1.05)


def leviathan_hunt(scene: Scene) -> None:
    room.space(scene, GRAPE, BLOOD, (40, 80, 140), depth=1.2)
    skin, fin, bone = metal((104, 66, 142), 0.26), metal((150, 44, 80)), PORCELAIN
    body: list[Vec] = [
        (330, 150, -150),
        (230, 190, -120),
        (120, 130, -90),
        (170, 10, -60),
        (250, -70, -20),
        (180, -160, 30),
        (60, -120, 60),
        (10, -30, 70),
        (-40, 30, 80),
    ]
    tail: list[Vec] = [
        (330, -120, -120),
        (220, -190, -100),
        (60, -196, -110),
        (-90, -150, -100),
        (-190, -190, -90),
        (-240, -150, -90),
    ]

    def beast(b: Bust) -> None:
        b.rod(tail, lambda t: 44 * (1 - t) ** 0.8 + 1, skin, steps=160, around=26)
        b.rod(body, lambda t: (44 + 8 * math.sin(t * 3)) * (1 + 0.035 * math.sin(t * 190)), skin, steps=240, around=34)
        for k in range(26):
            t = 0.06 + 0.92 * k / 26
            x, y, z = along(body, t)
            dx, dy, _ = (q - r for q, r in zip(along(body, t + 0.01), (x, y, z), strict=True))
            long = math.hypot(dx, dy) or 1
            out = (dy / long, -dx / long)
            b.rod(
                [(x + out[0] * 40, y + out[1] * 40, z), (x + out[0] * 92, y + out[1] * 92, z + 4)],
                lambda u: 10 * (1 - u) + 1,
                fin,
                steps=10,
                around=8,
            )
        b.rod(
            [(-10, 20, 80), (-60, 52, 90), (-120, 46, 100), (-176, 20, 104)],
            lambda t: 50 * (1 - t) ** 0.6 + 9,
            skin,
            steps=50,
            around=34,
        )
        b.rod(
            [(-20, -6, 80), (-66, -20, 92), (-112, -34, 100), (-156, -30, 104)],
            lambda t: 32 * (1 - t) ** 0.6 + 5,
            skin,
            steps=40,
            around=28,
        )
        for k in range(8):
            x = -84 - 11 * k
            b.rod(
                [(x, 16 + 0.5 * k, 126 - 1.5 * k), (x - 3, -12 + k, 130)],
                lambda u: 5.5 * (1 - u) + 0.6,
                bone,
                steps=8,
                around=8,
            )
            b.rod([(x + 8, -32, 122 - k), (x + 4, -6 - k, 126)], lambda u: 4.5 * (1 - u) + 0.6, bone, steps=8, around=8)
        b.egg((-74, 60, 128), (15, 12, 10), lamp(ROSE, 0.9), fine=20)
        b.rod([(-98, 74, 124), (-74, 80, 136), (-48, 72, 128)], 6, fin, steps=16)
        for k in range(4):
            b.rod(
                [(-20 + 12 * k, 66 - 8 * k, 80), (20 + 20 * k, 110 - 16 * k, 70), (50 + 26 * k, 128 - 30 * k, 60)],
                lambda u: 11 * (1 - u) + 1,
                fin,
                steps=20,
                around=10,
            )

    things.model(scene, beast, at=(296, 190), cool=VIOLET, warm=FLAME, pitch=2)
    sky.ship(scene, (W * 0.11, H * 0.78), 210, 34, "harpoon", "bone", AMBER, trail=0.9, slim=0.18)
    sky.beam(scene, (W * 0.17, H * 0.70), (W * 0.33, H * 0.52), GOLDEN, 5)
