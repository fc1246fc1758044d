"""The hard missions, vast, in violet and red."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..brush import Canvas, blur, lerp, over, rng, shade, times
from ..motifs.arms import banner, blade
from ..motifs.regalia import skull
from ..motifs.sacred import flames
from . import crew_hats as hats
from . import crew_heads as heads
from . import crew_scene as room
from . import crew_signs as fx
from . import missions_space as sky
from . import missions_things as things
from .crew_bust import (
    AMBER,
    BLACK,
    BRASS,
    GUNMETAL,
    PORCELAIN,
    STEEL,
    TEAL,
    WHITE,
    Bust,
    cloth,
    lamp,
    leather,
    metal,
    tones,
)
from .crew_scene import FULL, JADE, ROSE, VIOLET, H, Scene, W
from .missions_beasts import hive_queen, leviathan_hunt

BLOOD = (190, 40, 50)

GRAPE = (110, 50, 190)

FLAME = (255, 110, 40)


CREAM = (255, 232, 170)

DARK_RIMS = (ROSE, VIOLET)


def dreadnought(scene: Scene) -> None:
    room.space(scene, BLOOD, GRAPE)
    sky.ship(
        scene, (W * 0.56, H * 0.40), 1250, 6, "dread", "black", ROSE, (255, 90, 60), 0.30, 2, trail=0.1, rims=DARK_RIMS
    )
    for x, y, r in ((0.50, 0.44, 120), (0.72, 0.34, 80), (0.34, 0.52, 60)):
        sky.blast(scene, (W * x, H * y), r)
    for y in (0.0, 0.05):
        sky.beam(scene, (W * 0.26, H * (0.86 + y)), (W * 0.50, H * (0.44 + y * 0.4)), TEAL, 8)
    sky.ship(scene, (W * 0.19, H * 0.86), 230, 32, "dart", "bone", TEAL, trail=1.2, slim=0.16)
    sky.beam(scene, (W * 0.62, H * 0.46), (W * 0.36, H * 0.98), ROSE, 9)


def black_hole(scene: Scene) -> None:
    room.space(scene, GRAPE, BLOOD, depth=0.8)
    at = (W * 0.56, H * 0.44)
    sky.vortex(scene, at, 620, BLOOD, FLAME, 0.32, 130)
    sky.vortex(scene, at, 360, (255, 150, 70), CREAM, 0.30, 90)
    scene.draw(lambda c: c.disc(at, 158, (0, 0, 0)))
    fx.sign(scene, lambda c: c.ring(at, 166, 9, WHITE), (255, 190, 120), 1.0, 40)
    front = Scene("black-hole front")
    sky.vortex(front, (at[0], at[1] + 8), 520, FLAME, CREAM, 0.20, 120)
    lower = Canvas(FULL, 1)
    lower.poly([(0, at[1] + 6), (W, at[1] + 6), (W, H), (0, H)], WHITE)
    front.image = shade(front.image, ImageChops.invert(blur(lower.mask, 10)), BLACK)
    scene.screen(front.image)
    sky.ship(scene, (W * 0.20, H * 0.76), 270, 14, "grazer", "bone", TEAL, trail=1.4, rims=(FLAME, VIOLET))


def plague_world(scene: Scene) -> None:
    room.space(scene, GRAPE, (60, 110, 40))
    at = (W * 0.53, H * 0.46)
    room.world(scene, at, 600, (120, 130, 60), False, 225, (170, 230, 80), (90, 40, 100))
    death = skull(FULL, at, 330, tones((140, 190, 90), 0.5))
    ball = Canvas(FULL, 1)
    ball.disc(at, 298, WHITE)
    veil = times(
        blur(death.getchannel("A"), 3), ball.mask, room.soft_noise("veil", 120).point(lambda v: min(255, 90 + v))
    )
    death.putalpha(veil.point(lambda v: round(v * 0.72)))
    scene.image = over(scene.image, death)
    sky.haze(scene, at, (420, 400), (140, 220, 70), 0.5)
    source = rng("spores")

    def spores(c: Canvas) -> None:
        for _ in range(90):
            at = (source.uniform(0, W), source.uniform(0, H))
            c.disc(at, source.uniform(2, 9), (180, 240, 100))

    scene.draw(spores, JADE, 0.6, 1.2, 0.7)
    sky.ship(scene, (W * 0.15, H * 0.82), 220, 24, "doctor", "bone", JADE, trail=1.0, rims=DARK_RIMS)


def royal_heist(scene: Scene) -> None:
    room.deck(scene, (66, 40, 78), VIOLET, ROSE, "columns")
    things.floor(scene, 0.68, (86, 56, 100), VIOLET, 0.4)
    sky.cone(scene, (W * 0.5, -60), (W * 0.30, H * 0.9), (W * 0.70, H * 0.9), CREAM, 0.5)
    things.model(
        scene,
        things.pedestal(metal((84, 66, 96)), BRASS, -70, 70, 190),
        hats.circlet(BRASS, 9, 66, ROSE, 1.1, -60),
        lambda b: b.egg((0, -58, 0), (66, 24, 70), cloth((150, 30, 60))),
        at=(280, 190),
        zoom=1.15,
        cool=VIOLET,
        pitch=14,
    )
    for a, b in (
        ((0.0, 0.30), (1.0, 0.62)),
        ((0.0, 0.74), (1.0, 0.26)),
        ((0.0, 0.52), (1.0, 0.86)),
        ((0.10, 0.0), (0.30, 1.0)),
        ((0.92, 0.0), (0.70, 1.0)),
        ((0.0, 0.16), (1.0, 0.10)),
    ):
        sky.beam(scene, (W * a[0], H * a[1]), (W * b[0], H * b[1]), ROSE, 4)
    sky.glyph_light(scene, (W * 0.5, H * 0.60), 70, ROSE)


def peace_summit(scene: Scene) -> None:
    room.space(scene, GRAPE, BLOOD)
    room.world(scene, (W * 0.5, H * 0.16), 460, (150, 90, 160), True, 90, ROSE)
    hues = ((150, 30, 40), (60, 60, 150), (120, 60, 150), (30, 110, 110), (170, 110, 30), (90, 30, 90), (40, 100, 60))
    signs = ("sun", "star", "moon", "eye", "flame", "crown", "tree")
    canvas = Canvas(FULL, 2)
    for k in range(7):
        x = W * (0.08 + 0.14 * k)
        drop = abs(k - 3) * 26
        banner(canvas, (x, H * 0.10 + drop), 118, H * 0.44 + drop, hues[k], signs[k], k)
    layer = canvas.image()
    scene.image = over(shade(scene.image, blur(layer.getchannel("A"), 20), BLACK, 0.7), layer)
    things.floor(scene, 0.70, (90, 60, 110), VIOLET, 0.5)
    things.model(
        scene,
        lambda b: b.turned(
            ((-30, 236, 96), (-14, 236, 96), (-12, 230, 92), (-11.8, 150, 54), (-12, 150, 54)),
            metal((96, 76, 120)),
            fine=(18, 140),
        ),
        lambda b: b.turned(((-26, 238, 98), (-20, 238, 98)), lamp(VIOLET, 0.8), fine=(3, 140)),
        at=(280, 300),
        pitch=20,
        cool=VIOLET,
        warm=ROSE,
    )
    things.crowd(
        scene,
        tuple(
            (0.12 + 0.127 * k, 0.96 + 0.04 * math.sin(math.pi * k / 6), 0.25 + 0.05 * math.sin(math.pi * k / 6), None)
            for k in range(7)
        ),
        (10, 6, 16),
        ROSE,
        0.08,
    )
    fx.sign(scene, fx.charge("tree", (W * 0.5, H * 0.62), 70), CREAM, 0.9)


def dead_fleet(scene: Scene) -> None:
    room.space(scene, GRAPE, (40, 60, 90), depth=1.1)
    scene.shine((W * 0.6, H * 0.4), 600, GRAPE, 0.5)
    omen = skull(FULL, (W * 0.27, H * 0.40), 340, tones((190, 150, 230), 0.6))
    scene.image = over(scene.image, blur(omen, 4), opacity=0.34)
    sky.haze(scene, (W * 0.27, H * 0.5), (420, 420), GRAPE, 0.8)
    source = rng("dead")
    for k in range(13):
        size = lerp(150, 620, (k / 12) ** 1.7)
        at = (source.uniform(0.05, 0.95) * W, H * (0.14 + 0.72 * k / 12))
        sky.ship(
            scene,
            at,
            size,
            source.uniform(-40, 40),
            f"dead {k % 4}",
            ("black", "violet")[k % 2],
            (60, 30, 70),
            (20, 10, 20),
            0.18 + 0.04 * (k % 4),
            k % 2 + 1,
            source.random() < 0.5,
            0,
            0.74 - 0.04 * k,
            (VIOLET, ROSE),
        )
        if k == 7:
            sky.haze(scene, (W * 0.5, H * 0.5), (W * 0.7, H * 0.5), GRAPE, 0.5)
    for x, y in ((0.78, 0.22), (0.22, 0.34), (0.62, 0.55)):
        sky.glyph_light(scene, (W * x, H * y), 46, ROSE)


def sun_forge(scene: Scene) -> None:
    room.space(scene, BLOOD, FLAME)
    at = (W * 0.5, H * 0.30)
    scene.shine(at, 760, FLAME, 0.9, 1.2)
    room.sunrays(scene, at, AMBER, 900, 0.8)
    room.world(scene, at, 430, (255, 160, 60), False, 90, (255, 200, 90), (220, 60, 20))
    scene.shine(at, 300, (255, 200, 110), 0.4, 0.9)
    scene.screen(flames(FULL, ((W * 0.2, H * 0.66), (W * 0.8, H * 0.66)), 330, "forge", 60))
    iron = metal((104, 84, 84), 0.24)

    def anvil(b: Bust) -> None:
        b.turned(((-190, 120, 80), (-160, 96, 64), (-120, 56, 44), (-80, 64, 50)), iron)
        rows = [(-150, -20), (-110, -14), (-80, 0), (140, 0)]
        b.rod(
            [(x, -62 + y * 0.2, 0) for x, y in rows], lambda t: 34 * min(1, 0.15 + 2.6 * t), iron, steps=60, around=40
        )
        b.rod([(-60, -24, 40), (60, -26, 46)], 12, lamp(AMBER, 0.95), steps=14)
        b.rod([(120, 150, 20), (50, 40, 34), (24, 6, 40)], 10, leather((110, 66, 36)))
        b.rod([(64, -14, 40), (24, 10, 36), (-26, 38, 32)], 27, STEEL, steps=16, around=24)

    things.model(scene, things.ring(iron, 190, 13, (0, 62, -190), 0), anvil, at=(280, 236), cool=ROSE, warm=FLAME)
    fx.sparks(scene, (W * 0.5, H * 0.61), AMBER, 150, 380)


def mind_prison(scene: Scene) -> None:
    room.deck(scene, (58, 44, 86), VIOLET, ROSE, "ribs")
    things.floor(scene, 0.78, (70, 54, 100), VIOLET, 0.4)
    for k, x in enumerate((0.10, 0.26, 0.74, 0.90)):
        size = 0.52 if k in (1, 2) else 0.66
        things.model(
            scene,
            heads.face(PORCELAIN),
            heads.eyes(VIOLET),
            at=(560 * x, 196),
            zoom=size,
            yaw=30 if x < 0.5 else -30,
            cool=VIOLET,
            warm=ROSE,
        )
        things.jar(scene, (W * x, H * 0.48), 190 * size, 400 * size, VIOLET)
    scene.shine((W * 0.5, H * 0.42), 420, ROSE, 0.5)

    def cords(b: Bust) -> None:
        for side in (-3, -2, -1, 1, 2, 3):
            b.rod([(0, 60, -20), (30 * side, 130, -10), (26 * side, 230, 0)], 5, GUNMETAL, steps=20, around=10)

    things.model(
        scene,
        heads.face(PORCELAIN, STEEL),
        heads.slit(ROSE, 4, 46, 5),
        heads.implants(STEEL, ROSE, 5),
        cords,
        at=(280, 178),
        zoom=1.15,
        yaw=-16,
        cool=VIOLET,
        warm=ROSE,
    )
    things.jar(scene, (W * 0.5, H * 0.46), 250, 560, ROSE)


def blockade(scene: Scene) -> None:
    room.space(scene, BLOOD, GRAPE)
    room.world(scene, (W * 0.92, H * 0.40), 420, (170, 70, 60), True, 180, ROSE)
    for k in range(5):
        y = 0.10 + 0.20 * k
        x = 0.66 + 0.06 * math.sin(k * 2)
        sky.ship(
            scene,
            (W * x, H * y),
            300 + 24 * k,
            -6,
            f"wall {k % 2}",
            "black",
            ROSE,
            (255, 80, 70),
            0.26,
            2,
            True,
            0.2,
            0.1,
            DARK_RIMS,
        )
    for a, b in (
        ((0.5, 0.12), (0.0, 0.62)),
        ((0.54, 0.32), (0.06, 0.30)),
        ((0.5, 0.70), (0.0, 0.36)),
        ((0.52, 0.90), (0.16, 0.78)),
        ((0.5, 0.52), (0.22, 0.98)),
    ):
        sky.beam(scene, (W * a[0], H * a[1]), (W * b[0], H * b[1]), ROSE, 6)
    sky.blast(scene, (W * 0.12, H * 0.34), 70)
    sky.ship(scene, (W * 0.27, H * 0.53), 360, 4, "runner", "bone", TEAL, trail=1.6, slim=0.15)


def rebel_crown(scene: Scene) -> None:
    room.space(scene, BLOOD, GRAPE)
    scene.screen(flames(FULL, ((0, H * 1.05), (W, H * 1.05)), 520, "rebels", 90))
    fx.banners(scene, (130, 20, 34), "flame", (255, 190, 110), 200)
    room.sunrays(scene, (W * 0.5, H * 0.5), FLAME, 640, 0.7)
    sword = blade(FULL, (W * 0.5, H * 0.17), (W * 0.5, H * 0.97), 54, ((255, 236, 224), (150, 110, 130)))
    scene.lay(sword, FLAME, 0.6)
    things.model(scene, hats.circlet(BRASS, 9, 84, ROSE, 1.7, 0), at=(280, 228), cool=ROSE, warm=FLAME, pitch=16)
    sword.putalpha(times(sword.getchannel("A"), things.above(H * 0.53)))
    scene.image = over(scene.image, sword)
    fx.sparks(scene, (W * 0.5, H * 0.60), AMBER, 70, 260)


HARD = {
    "dreadnought": dreadnought,
    "black-hole": black_hole,
    "plague-world": plague_world,
    "hive-queen": hive_queen,
    "royal-heist": royal_heist,
    "peace-summit": peace_summit,
    "dead-fleet": dead_fleet,
    "sun-forge": sun_forge,
    "mind-prison": mind_prison,
    "blockade": blockade,
    "rebel-crown": rebel_crown,
    "leviathan-hunt": leviathan_hunt,
}
