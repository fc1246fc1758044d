"""The final missions: gold and white before the abyss."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..brush import (
    Canvas,
    blur,
    glow,
    lerp,
    levels,
    mix,
    over,
    perspective,
    radial,
    ridges,
    rng,
    saturate,
    shade,
    stars,
    times,
    warp,
)
from ..sculpt import Vec
from . import crew_body as dress
from . import crew_hats as hats
from . import crew_scene as room
from . import crew_signs as fx
from . import missions_space as sky
from . import missions_things as things
from .crew_bust import AMBER, BRASS, OUTLINES, TEAL, WHITE, Bust, cloth, lamp, leather, metal
from .crew_scene import FULL, GOLDEN, ICE, JADE, ROSE, VIOLET, H, Scene, W

DAWN = (244, 156, 44)

CREAM = (255, 232, 170)


GOLD_RIMS = (CREAM, GOLDEN)

MARBLE = metal((206, 166, 104), 0.12)


def abyss(scene: Scene, at: tuple[float, float], strength: float = 0.9) -> None:
    """Gold light over black: the ground of every final mission."""
    room.space(scene, DAWN, (190, 96, 24), deep=(22, 12, 6))
    scene.shine(at, 700, DAWN, 0.5)
    room.sunrays(scene, at, GOLDEN, 900, strength)


def throne_of_stars(scene: Scene) -> None:
    at = (W * 0.5, H * 0.30)
    abyss(scene, at)
    fx.sign(scene, fx.charge("star", at, 330), GOLDEN, 0.5, 60)
    velvet = cloth((120, 26, 40))

    def throne(b: Bust) -> None:
        def back(u: float, v: float) -> Vec:
            x = (v - 0.5) * 2
            return 66 * x * (1 - 0.12 * u), lerp(-90, 120 - 40 * x * x, u), -40 + 16 * x * x

        b.surface(back, 30, 24, velvet)
        b.rod(
            [back(u / 20, 0) for u in range(21)]
            + [back(1, v / 20) for v in range(1, 20)]
            + [back(1 - u / 20, 1) for u in range(21)],
            8,
            BRASS,
            steps=120,
            around=12,
        )
        b.turned(((-96, 78, 62), (-74, 78, 62), (-72, 70, 56), (-70, 2, 2)), velvet, centre=(0, 0, 8))
        b.turned(((-150, 82, 66), (-98, 80, 64)), BRASS, centre=(0, 0, 8))
        for sx in (-1, 1):
            b.rod([(sx * 78, -120, 50), (sx * 80, -40, 54), (sx * 72, -34, -30)], 10, BRASS)
            b.egg((sx * 80, -32, 60), (15, 15, 15), lamp(GOLDEN), fine=20)
            b.rod([(sx * 64, 90, -34), (sx * 72, 140, -36), (sx * 70, 176, -36)], lambda t: 9 * (1 - t) + 1, BRASS)
            for k in range(5):
                t = k / 4
                b.rod(
                    [
                        (sx * 60, lerp(-30, 90, t), -46),
                        (sx * (120 + 10 * k), lerp(0, 150, t), -60),
                        (sx * (150 + 8 * k), lerp(-20, 190, t), -64),
                    ],
                    lambda u: 11 * (1 - u) + 1.5,
                    BRASS,
                    steps=24,
                    around=12,
                )

    things.model(
        scene,
        things.steps(MARBLE, 5, -226, 290),
        throne,
        dress.badge("star8", lamp(WHITE, 0.95), (0, 132, -30), 30),
        at=(280, 188),
        cool=GOLDEN,
        warm=AMBER,
        zoom=0.96,
        pitch=10,
    )
    sky.glyph_light(scene, (W * 0.5, H * 0.17), 130, CREAM)
    scene.screen(stars(FULL, "throne", 60, 7))


def heart_of_the_void(scene: Scene) -> None:
    at = (W * 0.53, H * 0.46)
    room.space(scene, (170, 96, 24), deep=(14, 10, 8))
    sky.vortex(scene, at, 660, (240, 140, 30), CREAM, 0.9, 120, 0.75)
    scene.dim(at, 430, 0.97, 0.5)
    scene.shine(at, 330, DAWN, 0.9, 0.9)
    ball = Canvas(FULL, 2)
    ball.disc(at, 186, WHITE)
    mask = ball.alpha()
    scene.image = shade(scene.image, mask, (8, 5, 6))
    cracks = levels(warp(ridges((W // 2, H // 2), "heart", 74, 4), "heart", 24, 80), 196, 255).resize(FULL)
    veins = times(cracks, mask, radial(FULL, at, 240, 0.5))
    scene.image = glow(scene.image, veins, DAWN, 18, 0.45)
    scene.light(veins, CREAM, 1.0)
    scene.light(times(mask, ImageChops.invert(blur(mask, 30))), GOLDEN, 1.0)
    rings = (
        things.ring(BRASS, 128, 5, tilt=1.32),
        things.ring(BRASS, 150, 7, tilt=0.9),
        things.ring(BRASS, 172, 4, tilt=1.12),
    )
    back = scene.image.copy()
    things.model(scene, *rings, at=(at[0] / 2, at[1] / 2), yaw=24, cool=GOLDEN, warm=AMBER, pitch=8)
    behind = times(mask, things.above(at[1] - 4))
    scene.image.paste(back, (0, 0), behind)
    sky.glyph_light(scene, at, 170, CREAM)
    sky.ship(scene, (W * 0.14, H * 0.82), 200, 28, "pilgrim", "gold", CREAM, trail=1.2, rims=GOLD_RIMS)


def last_armada(scene: Scene) -> None:
    at = (W * 0.72, H * 0.34)
    abyss(scene, at, 1.0)
    scene.shine(at, 260, WHITE, 1.0, 1.4)
    source = rng("armada")
    for k in range(26):
        t = k / 25
        size = lerp(60, 470, t**2.4)
        x = lerp(0.66, 0.10, t) + source.uniform(-0.26, 0.30) * (1 - 0.3 * t)
        y = lerp(0.36, 0.84, t) + source.uniform(-0.24, 0.10)
        sky.ship(
            scene,
            (W * x, H * y),
            size,
            lerp(4, 13, t),
            f"line {k % 3}",
            ("gold", "bone")[k % 2],
            GOLDEN,
            AMBER,
            0.24,
            2,
            trail=0.5,
            dim=0.5 * (1 - t),
            rims=GOLD_RIMS,
        )
    sky.glyph_light(scene, at, 300, CREAM)


def golden_archive(scene: Scene) -> None:
    at = (W * 0.5, H * 0.40)
    wall = Canvas((700, 700), 1, (60, 42, 20))
    source = rng("archive")
    for j in range(9):
        y = 78 * j
        x = 0.0
        while x < 700:
            wide = source.uniform(8, 24)
            tone = mix((110, 66, 20), (255, 214, 120), source.random())
            wall.poly(
                [
                    (x, y + source.uniform(6, 26)),
                    (x + wide - 2, y + source.uniform(6, 26)),
                    (x + wide - 2, y + 70),
                    (x, y + 70),
                ],
                tone,
            )
            x += wide
        wall.line([(0, y + 73), (700, y + 73)], 7, (250, 206, 116))
    for k in range(7):
        wall.line([(k * 116, 0), (k * 116, 700)], 16, (190, 136, 60))
        wall.line([(k * 116 - 4, 0), (k * 116 - 4, 700)], 4, (255, 234, 180))
    shelf = wall.rgb.convert("RGBA")
    near, far = 0.34, 0.045
    for sx in (-1, 1):
        edge = ((0.5 + sx * (near + 0.3)) * W, (0.5 + sx * far) * W)
        quad = ((edge[0], -H * 0.5), (edge[1], at[1] - H * 0.13), (edge[1], at[1] + H * 0.10), (edge[0], H * 1.25))
        scene.image = over(scene.image, perspective(shelf, FULL, quad))
    far_dark = radial(FULL, at, (W * 0.62, H * 0.75), 0.6)
    scene.image = shade(scene.image, ImageChops.invert(far_dark), (10, 6, 2), 0.75)
    scene.image = saturate(scene.image, 1.5)
    ground = Canvas(FULL, 2)
    ground.poly(
        [
            (at[0] - W * 0.045, at[1] + H * 0.10),
            (at[0] + W * 0.045, at[1] + H * 0.10),
            (W * 1.14, H * 1.25),
            (-W * 0.14, H * 1.25),
        ],
        WHITE,
    )
    scene.image = shade(scene.image, ground.alpha(), (52, 34, 14), 0.94)
    scene.light(times(ground.alpha(), radial(FULL, (W * 0.5, H * 0.62), (W * 0.22, H * 0.5), 1.0)), DAWN, 0.9)
    scene.shine(at, 420, CREAM, 1.0, 1.6)
    room.sunrays(scene, at, CREAM, 820, 0.7)
    things.model(
        scene,
        things.pedestal(MARBLE, BRASS, -90, 60, 120),
        lambda b: b.plate(OUTLINES["lozenge"], (0, 6, 0), 66, lamp(CREAM, 0.9), 0.4),
        things.ring(BRASS, 84, 5, (0, 0, 0), tilt=1.2),
        things.ring(BRASS, 84, 5, (0, 0, 0), tilt=0.4),
        at=(280, 226),
        cool=GOLDEN,
        warm=AMBER,
    )
    sky.glyph_light(scene, (W * 0.5, H * 0.54), 150, CREAM)


def gate_of_worlds(scene: Scene) -> None:
    at = (W * 0.52, H * 0.46)
    abyss(scene, at, 0.7)
    inside = Scene("gate inside")
    room.space(inside, (60, 140, 200), (220, 200, 140), depth=1.4)
    sky.vortex(inside, at, 330, (120, 200, 255), CREAM, 1.0, 60, 0.6)
    for x, y, size, hue in (
        (-110, -70, 120, (90, 160, 190)),
        (96, -90, 90, (210, 150, 90)),
        (70, 90, 150, (130, 190, 130)),
        (-90, 110, 80, (190, 110, 150)),
        (0, 0, 60, (240, 220, 170)),
    ):
        room.world(inside, (at[0] + x, at[1] + y), size, hue, size > 100, 240)
    hole = Canvas(FULL, 2)
    hole.disc(at, 286, WHITE)
    scene.image.paste(inside.image, (0, 0), hole.alpha())
    stone = metal((196, 164, 110), 0.2)

    def runes(b: Bust) -> None:
        for k in range(24):
            t = math.tau * k / 24
            b.rod(
                [(r * math.cos(t), r * math.sin(t), 10) for r in (142, 172)],
                10 if k % 3 else 15,
                BRASS if k % 3 else stone,
                steps=8,
                around=14,
            )
            if k % 3 == 0:
                b.egg((158 * math.cos(t), 158 * math.sin(t), 26), (7, 7, 7), lamp(CREAM, 0.95), fine=14)

    things.model(
        scene,
        things.ring(stone, 158, 17),
        things.ring(BRASS, 143, 5, (0, 0, 12)),
        things.ring(BRASS, 175, 4, (0, 0, 8)),
        runes,
        at=(at[0] / 2, at[1] / 2),
        cool=GOLDEN,
        warm=AMBER,
        pitch=0,
    )
    fx.sign(scene, lambda c: c.ring(at, 282, 6, WHITE), CREAM, 0.9, 40)
    sky.ship(scene, (W * 0.20, H * 0.80), 250, 24, "voyager", "gold", CREAM, trail=1.0, rims=GOLD_RIMS)


def emperors_ransom(scene: Scene) -> None:
    at = (W * 0.5, H * 0.42)
    abyss(scene, at, 0.9)
    source = rng("ransom")

    def mound(x: float, z: float) -> float:
        return -216 + 92 * max(0.0, 1 - (x / 270) ** 2) * max(0.0, 1 - (z / 190) ** 2)

    spots = sorted(((source.uniform(-262, 262), source.uniform(-60, 170)) for _ in range(150)), key=lambda q: q[1])
    gems = ((ROSE, -120, 90), (TEAL, 130, 110), (VIOLET, -50, 150), (JADE, 60, 150), (ICE, 200, 90), (ROSE, 10, 120))

    def treasure(b: Bust) -> None:
        for x, z in spots:
            things.coins(BRASS, [(x, z, source.choice((1, 1, 2, 3)))], mound(x, z) - 4, 19)(b)
        for hue, x, z in gems:
            b.plate(OUTLINES["lozenge"], (x, mound(x, z) + 22, z + 12), 17, lamp(hue, 0.6), 0.6)
        things.crate(leather((124, 66, 36)), BRASS, (0, -84, -30), 74, False)(b)
        for x in (-44, 44):
            b.rod([(x, -158, 45), (x, -10, 45)], 7, BRASS, steps=20, around=10)
        b.disc_at((0, -60, 44), 20, 8, 0, BRASS)
        b.plate(OUTLINES["star8"], (0, -60, 54), 12, lamp(GOLDEN, 0.8), 0.4)
        b.egg((0, -20, -30), (72, 30, 70), BRASS)
        b.rod([(-170, -150, 60), (-110, 20, 30), (-84, 96, 20)], 7, BRASS)
        b.egg((-82, 108, 20), (17, 17, 17), lamp(TEAL, 0.8), fine=20)

    things.model(
        scene, treasure, hats.circlet(BRASS, 9, 60, ROSE, 0.9, 16), at=(280, 178), cool=GOLDEN, warm=AMBER, pitch=16
    )
    for x, y, r in ((0.5, 0.42, 90), (0.30, 0.80, 60), (0.70, 0.76, 70), (0.35, 0.17, 90)):
        sky.glyph_light(scene, (W * x, H * y), r, CREAM)


FINAL = {
    "throne-of-stars": throne_of_stars,
    "heart-of-the-void": heart_of_the_void,
    "last-armada": last_armada,
    "golden-archive": golden_archive,
    "gate-of-worlds": gate_of_worlds,
    "emperors-ransom": emperors_ransom,
}
