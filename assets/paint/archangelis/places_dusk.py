"""The Locations that reward both sides: places of dusk, of night, of the hour before."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..brush import GOLD, Point, Stops, bezier, blur, lerp, mix, polar, rng, stars
from . import infernal_parts as parts
from .infernal_humans import robed
from .infernal_scene import DARK_GOLD, WHITE, Palette, Scene, curve, metal, twin
from .places_land import bush, crowd, jagged, land, mist, orb, plain, ridge, sky, trunk, wall, water
from .places_light import WIDE, bank, beam

LILAC = Palette((22, 12, 36), (84, 50, 100), (214, 130, 140), (255, 206, 150), (255, 220, 190))
AMBER = Palette((30, 16, 10), (120, 74, 40), (226, 160, 90), (255, 214, 130), (255, 230, 176))
SILVER = Palette((5, 14, 24), (22, 54, 70), (90, 140, 150), (220, 240, 240), (206, 240, 246))
CORAL = Palette((40, 18, 30), (140, 70, 70), (240, 150, 110), (255, 220, 150), (255, 232, 190))
DEEP = Palette((4, 8, 30), (20, 40, 96), (60, 130, 170), (190, 240, 255), (210, 240, 255))


def golgotha() -> Scene:
    scene = Scene("golgotha", LILAC, WIDE)
    sky(
        scene,
        ((0.0, (24, 14, 44)), (0.4, (92, 48, 98)), (0.7, (226, 120, 110)), (1.0, (255, 200, 130))),
        (40, 20, 60),
        0.6,
        (220, 80),
    )
    scene.burst((840, 380), 700, 0.9, 30)
    bank(
        scene,
        130,
        90,
        ((0.0, (16, 10, 32)), (0.5, (70, 40, 80)), (0.75, (190, 110, 120)), (1.0, (255, 214, 160))),
        120,
        0.92,
        True,
    )
    beam(scene, (840, 40), (840, 560), 150, (255, 226, 170), 0.8)
    ridge(scene, 600, 30, (96, 54, 84), (226, 140, 120), "far", 8, 0.2, haze=(236, 150, 120), depth=90)
    crest = [(-20, 730), (300, 690), (520, 600), (700, 540), (980, 536), (1160, 600), (1400, 690), (1700, 730)]
    land(scene, jagged(crest, 0.1, "skull hill"), (40, 20, 36), (150, 84, 84), 50, rim=(255, 206, 160))
    trees = scene.canvas()
    for x, foot, tall in ((840, 560, 360), (600, 600, 250), (1080, 600, 250)):
        trees.line([(x, foot + 20), (x, foot - tall)], tall * 0.06, WHITE)
        trees.line([(x - tall * 0.29, foot - tall * 0.74), (x + tall * 0.29, foot - tall * 0.74)], tall * 0.055, WHITE)
    scene.add(
        scene.solid(trees.alpha(), metal((110, 72, 66), 0.94), 5),
        rim=(255, 226, 180),
        halo=(255, 190, 130),
        reach=30,
        strength=0.5,
    )
    people = scene.canvas((16, 8, 18))
    for x, y, size in (
        (410, 676, 40),
        (470, 664, 46),
        (520, 672, 40),
        (1180, 664, 46),
        (1245, 672, 42),
        (1310, 684, 38),
        (740, 590, 34),
    ):
        people.disc((x, y - size * 1.35), (size * 0.22, size * 0.28), (16, 8, 18))
        people.poly(twin("0,-1.2 .3,-1.0 .42,-.5 .5,.6 0,.65", (x, y), size), (16, 8, 18))
    scene.add(people.image(), shadow=0)
    return scene


def nineveh() -> Scene:
    scene = Scene("nineveh", AMBER, WIDE)
    sky(
        scene,
        ((0.0, (46, 70, 96)), (0.4, (150, 130, 110)), (0.7, (240, 186, 110)), (1.0, (255, 214, 140))),
        (255, 220, 160),
        0.4,
    )
    orb(scene, (300, 330), 60, (255, 206, 110))
    ridge(scene, 520, 30, (150, 96, 60), (240, 180, 110), "far", 8, 0.15, haze=(250, 196, 120), depth=80)
    brick: Stops = ((0.0, (250, 200, 130)), (0.5, (176, 116, 66)), (1.0, (84, 48, 34)))
    scene.add(wall(scene, -30, 1720, 330, 690, brick, (90, 380, 1300, 1590), 34), rim=(255, 226, 160), shadow=0.3)
    gate = scene.canvas((60, 90, 130))
    gate.poly([(560, 700), (560, 180), (1120, 180), (1120, 700)], (44, 84, 130))
    source = rng("tiles")
    for row in range(16):
        for k in range(17):
            x, y = 564 + k * 33, 186 + row * 33
            gate.poly(
                [(x, y), (x + 30, y), (x + 30, y + 30), (x, y + 30)],
                mix((30, 66, 120), (80, 140, 180), source.random()),
            )
    for k in range(9):
        x = 560 + k * 64
        gate.poly(
            [
                (x, 180),
                (x, 138),
                (x + 16, 138),
                (x + 16, 122),
                (x + 32, 122),
                (x + 32, 138),
                (x + 48, 138),
                (x + 48, 180),
            ],
            (60, 106, 150),
        )
    gold = scene.canvas()
    for y in (204, 672):
        gold.line([(566, y), (1114, y)], 7, WHITE)
    for k in range(10):
        x = 600 + k * 53
        for s in range(8):
            gold.poly(
                [polar((x, 240), 7, s * 45 - 12), polar((x, 240), 20, s * 45), polar((x, 240), 7, s * 45 + 12)], WHITE
            )
    arch = [(730, 700), (730, 440), (748, 370), (790, 322), (840, 304), (890, 322), (932, 370), (950, 440), (950, 700)]
    gold.line(arch, 14, WHITE)
    scene.add(gate.image(), rim=(200, 230, 250), shadow=0.6)
    scene.add(scene.leaf(gold.alpha(), GOLD, 4), shadow=0.4)
    door = scene.mask(arch)
    scene.dim(door, 0.95, (30, 14, 14))
    scene.lit(
        blur(scene.mask([(750, 700), (750, 480), (840, 380), (930, 480), (930, 700)]), 24), (200, 110, 40), 40, 0.6, 0.1
    )
    plain(scene, 690, (120, 78, 46), (246, 196, 120), 16)
    disc = scene.canvas()
    disc.ring((840, 262), 30, 8, WHITE)
    for flip in (False, True):
        for k in range(4):
            feather = (
                f".3,{-0.2 + 0.12 * k} 1.6,{-0.45 + 0.2 * k} {3.4 - 0.5 * k},{-0.3 + 0.26 * k} 1.6,{-0.2 + 0.24 * k}"
            )
            disc.poly(curve(feather, (840, 262), 62, 0, flip), WHITE)
    scene.add(scene.leaf(disc.alpha(), GOLD, 4), halo=(255, 200, 100), reach=16, strength=0.6, shadow=0.5)
    for x in (620, 1060, 300, 1380):
        bowl = scene.mask(twin("0,-.5 .7,-.5 .6,-.2 .22,0 .18,1.3 .5,1.6 0,1.6", (x, 590), 70))
        scene.add(scene.solid(bowl, metal((150, 100, 60)), 10), rim=(255, 226, 150), shadow=0.6)
        scene.fire(566, 150, 22, (x - 36, x + 36))
        scene.burst((x, 520), 130, 0.7, 0, (255, 170, 70))
    crowd(scene, 742, 26, (44, 22, 16), "caravan", True, (255, 214, 140))
    mist(scene, 700, 60, (255, 206, 130), 0.5)
    return scene


def gethsemane() -> Scene:
    scene = Scene("gethsemane", SILVER, WIDE)
    sky(scene, ((0.0, (6, 16, 34)), (0.5, (24, 60, 84)), (1.0, (90, 140, 150))), (120, 170, 180), 0.4)
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "gethsemane", 500, 2.4))
    scene.burst((1120, 180), 460, 0.7, 0)
    parts.moon(scene, (1120, 180), 92, (240, 246, 240))
    ridge(scene, 470, 30, (24, 52, 66), (90, 140, 146), "far", 8, 0.15, haze=(100, 150, 156), depth=90)
    lights = scene.canvas()
    source = rng("lamps")
    for _ in range(60):
        lights.disc((source.gauss(420, 190), source.uniform(440, 476)), source.uniform(1.5, 3.2), WHITE)
    scene.lit(lights.alpha(), (255, 190, 90), 8, 0.9, 0.5)
    plain(scene, 500, (14, 36, 38), (96, 140, 126), 18, (80, 130, 136))
    mist(scene, 520, 90, (150, 200, 206), 0.6)
    for x, foot, size, seed in (
        (560, 590, 130, 1),
        (960, 580, 120, 2),
        (1330, 600, 150, 3),
        (160, 680, 250, 4),
        (1560, 720, 270, 5),
    ):
        trees = scene.canvas((12, 24, 26))
        for end in trunk(trees, (x, foot), size * 1.2, size * 0.24, (22, 34, 36), seed, 0.4, 3):
            bush(trees, end, size * 0.62, (10, 32, 34), (130, 176, 160), (seed, end), 70)
        scene.add(trees.image(), rim=(190, 230, 230), shadow=0.4)
    rock = scene.mask(curve("-1.3,.5 -1.1,-.1 -.5,-.4 .3,-.35 1.0,-.1 1.3,.5", (800, 700), 110))
    scene.add(scene.solid(rock, metal((110, 130, 136), 0.8), 24), rim=(226, 246, 246))
    beam(scene, (1060, 180), (790, 640), 100, (206, 236, 240), 0.4)
    robed(scene, (760, 700), 170, metal((226, 220, 206), 0.5), ("fore", "fore"), rim=WHITE)
    torches = scene.canvas()
    for k in range(9):
        torches.poly(curve("0,-1 .4,-.2 .25,.4 -.25,.4 -.4,-.2", (1130 + k * 42, 566 + (k % 3) * 9), 11), WHITE)
    scene.lit(torches.alpha(), (255, 140, 50), 34, 1.0, 0.8)
    return scene


def jericho() -> Scene:
    scene = Scene("jericho", CORAL, WIDE)
    sky(
        scene,
        ((0.0, (84, 60, 110)), (0.4, (214, 120, 120)), (0.7, (255, 190, 120)), (1.0, (255, 226, 160))),
        (255, 220, 190),
        0.5,
    )
    orb(scene, (1300, 300), 60, (255, 226, 140))
    ridge(scene, 470, 40, (150, 84, 90), (250, 180, 140), "far", 8, 0.25, haze=(255, 200, 150), depth=90)
    plain(scene, 540, (140, 84, 60), (255, 206, 140), 18, (255, 196, 140))
    stone: Stops = ((0.0, (255, 226, 176)), (0.5, (206, 144, 104)), (1.0, (110, 62, 56)))
    city = wall(scene, 620, 1640, 330, 610, stone, (640, 860, 1080, 1300, 1520, 1640), 34)
    breach = scene.canvas()
    breach.poly(
        jagged(
            [
                (700, 610),
                (760, 480),
                (830, 420),
                (900, 300),
                (960, 200),
                (1010, 200),
                (1060, 330),
                (1110, 430),
                (1190, 500),
                (1240, 620),
            ],
            0.3,
            "breach",
            4,
        ),
        WHITE,
    )
    city.putalpha(ImageChops.subtract(city.getchannel("A"), breach.alpha()))
    scene.burst((970, 430), 300, 0.9, 18, (255, 236, 180))
    scene.add(city, rim=(255, 240, 200), shadow=0.4)
    blocks, source = scene.canvas(), rng("blocks")
    for _ in range(44):
        t = source.random()
        spot = (970 + source.uniform(-240, 240), 640 - 380 * t**1.6 + source.uniform(-10, 30))
        size, turn = source.uniform(10, 34), source.uniform(0, 90)
        blocks.poly([polar(spot, size * 1.2, turn + d) for d in (0, 70, 180, 250)], WHITE)
    scene.add(scene.solid(blocks.alpha(), metal((226, 166, 120), 0.6), 7), rim=(255, 236, 190), shadow=0.5)
    bank(
        scene,
        650,
        50,
        ((0.0, (120, 70, 66)), (0.45, (206, 140, 110)), (0.7, (250, 206, 160)), (1.0, (255, 246, 214))),
        10,
        0.85,
    )
    horns = scene.canvas()
    bells: list[Point] = []
    for k in range(5):
        foot = (90 + k * 92, 720 + (k % 2) * 22)
        robed(scene, foot, 190, metal((230, 214, 190), 0.5), ("down", "blessing"), rim=(255, 244, 206))
        mouth = (foot[0] + 24, foot[1] - 166)
        bell = (mouth[0] + 120, mouth[1] - 60)
        horns.stroke(bezier([mouth, (mouth[0] + 60, mouth[1] + 6), bell], 16), lambda t: 8 + 34 * t**2, WHITE)
        bells.append(bell)
    scene.add(scene.leaf(horns.alpha(), DARK_GOLD, 4), rim=(255, 246, 206), shadow=0.3)
    waves = scene.canvas()
    for k in range(9):
        reach = 130 + k * 92
        waves.line([polar((380, 560), reach, d) for d in range(-46, 15, 2)], lerp(7, 3, k / 8), WHITE)
    scene.shine(blur(waves.alpha(), 5), (255, 236, 180), 0.8)
    scene.shine(waves.alpha(), (255, 250, 226), 0.4)
    return scene


def patmos() -> Scene:
    scene = Scene("patmos", DEEP, WIDE)
    sky(
        scene,
        ((0.0, (5, 8, 36)), (0.45, (22, 44, 110)), (0.75, (60, 120, 160)), (1.0, (140, 200, 200))),
        (80, 220, 200),
        0.4,
        (90, 260),
        80,
    )
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "patmos", 1400, 3.4))
    veil = scene.canvas()
    source = rng("aurora")
    for k in range(60):
        x = lerp(100, 1580, k / 59)
        y = 170 + 60 * math.sin(k / 7)
        veil.stroke([(x, y - source.uniform(60, 150)), (x + 6, y), (x + 12, y + source.uniform(60, 140))], 34, WHITE)
    scene.shine(blur(veil.alpha(), 16), (60, 220, 190), 0.4)
    seven = scene.canvas()
    for k in range(7):
        d = 205 + k * 130 / 6
        at = (840 + 420 * math.cos(math.radians(d)), 400 + 300 * math.sin(math.radians(d)))
        seven.poly([polar(at, (40, 7, 20, 7)[i % 4], i * 22.5 - 90) for i in range(16)], WHITE)
    scene.lit(seven.alpha(), (190, 236, 255), 34, 1.0, 1.0)
    scene.burst((840, 430), 480, 0.7, 24, (255, 220, 150))
    isle = [
        (380, 560),
        (520, 500),
        (640, 410),
        (740, 350),
        (810, 380),
        (880, 320),
        (960, 390),
        (1060, 450),
        (1180, 520),
        (1300, 560),
    ]
    crest = [(-20, 900), (370, 900), *jagged(isle, 0.22, "isle", 5), (1310, 900), (1700, 900)]
    land(scene, crest, (20, 30, 56), (120, 150, 176), 44, rim=(255, 230, 180))
    cave = scene.mask(curve("-.7,.6 -.6,-.2 0,-.6 .6,-.2 .7,.6", (840, 500), 54))
    scene.lit(cave, (255, 170, 80), 40, 1.0, 0.5)
    robed(scene, (840, 534), 62, metal((60, 40, 40)), ("fore", "blessing"), rim=(255, 220, 160))
    water(scene, 556, 800, (8, 30, 70), (200, 240, 255), 840, 0.75)
    foam = scene.canvas()
    for _ in range(40):
        x = source.uniform(360, 1320)
        foam.stroke([(x - 40, 558 + source.uniform(0, 8)), (x, 555), (x + 40, 559 + source.uniform(0, 8))], 5, WHITE)
    scene.shine(blur(foam.alpha(), 2), (206, 240, 250), 0.7)
    return scene
