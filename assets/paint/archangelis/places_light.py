"""The Locations that reward angels: mountains, rivers and gates in the light."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageOps

from ..brush import Color, Point, Stops, bezier, blur, lerp, mix, pointed, polar, rng, scaled, stars
from ..motifs.places import citadel, column
from ..motifs.sacred import cloud_bank
from . import infernal_parts as parts
from .infernal_humans import robed
from .infernal_scene import OVER, WHITE, Palette, Scene, curve, fit, metal, path, twin
from .places_land import bush, jagged, land, mist, orb, plain, ridge, sky, trunk, wall, water

WIDE = (840, 400)
DAWN = Palette((70, 50, 76), (176, 116, 120), (246, 196, 150), (255, 236, 186), (255, 240, 206))
NOON = Palette((60, 96, 140), (140, 180, 206), (226, 232, 226), (255, 246, 214), (255, 250, 230))
HOLY_NIGHT = Palette((8, 14, 44), (28, 52, 112), (96, 140, 210), (255, 230, 160), (226, 236, 255))
STORM = Palette((20, 24, 40), (62, 70, 98), (168, 166, 172), (255, 226, 150), (255, 240, 200))


def beam(scene: Scene, top: Point, foot: Point, width: float, color: Color, strength: float = 0.8) -> None:
    """A shaft of light that widens downwards."""
    canvas = scene.canvas()
    for share, tone in ((1.0, 90), (0.6, 150), (0.25, 255)):
        half = width * share
        canvas.poly(
            [
                (top[0] - half * 0.3, top[1]),
                (top[0] + half * 0.3, top[1]),
                (foot[0] + half, foot[1]),
                (foot[0] - half, foot[1]),
            ],
            (tone,) * 3,
        )
    scene.shine(blur(canvas.rgb.resize(scene.size).convert("L"), 16), color, strength)


def bank(
    scene: Scene, top: float, puff: float, stops: Stops, rise: float = 0.0, opacity: float = 1.0, hang: bool = False
) -> None:
    """A bank of cloud from a height down; one that hangs comes from above down to that height."""
    crest = scene.size[1] - top if hang else top
    layer = cloud_bank(scene.final, crest / OVER, (scene.key, top, puff), puff / OVER, stops, 270, 0.95, rise / OVER)
    layer = ImageOps.flip(layer) if hang else layer
    big = layer.resize(scene.size, Image.Resampling.BICUBIC)
    scene.base.paste(big.convert("RGB"), (0, 0), scaled(big.getchannel("A"), opacity))


def sinai() -> Scene:
    scene = Scene("sinai", STORM, WIDE)
    sky(
        scene,
        ((0.0, (22, 26, 52)), (0.4, (84, 84, 120)), (0.75, (236, 186, 124)), (1.0, (255, 226, 160))),
        (30, 30, 54),
        0.6,
        (200, 80),
    )
    scene.burst((840, 190), 760, 1.0, 30)
    ridge(scene, 540, 60, (110, 80, 92), (220, 160, 130), "far", 9, 0.35, haze=(240, 190, 140), depth=160)
    peak = [
        (-20, 700),
        (260, 620),
        (520, 430),
        (690, 250),
        (780, 205),
        (850, 150),
        (910, 215),
        (1010, 280),
        (1180, 470),
        (1420, 600),
        (1700, 680),
    ]
    land(
        scene,
        jagged(peak, 0.28, "sinai"),
        (74, 44, 46),
        (226, 150, 100),
        60,
        haze=(150, 96, 84),
        depth=640,
        rim=(255, 236, 180),
    )
    bank(
        scene,
        110,
        90,
        ((0.0, (16, 18, 36)), (0.45, (52, 54, 84)), (0.7, (140, 126, 140)), (1.0, (255, 226, 170))),
        140,
        0.95,
        True,
    )
    for k, (x0, x1, y1) in enumerate(((640, 760, 240), (1080, 930, 250), (400, 330, 560), (1330, 1400, 580))):
        parts.lightning(scene, (x0, 60), (x1, y1), 12 if k < 2 else 6, (255, 236, 190), k)
    orb(scene, (846, 160), 46, (255, 214, 120))
    tents = scene.canvas((40, 24, 26))
    source = rng("tents")
    for _ in range(26):
        x, y = source.uniform(40, 1640), source.uniform(700, 770)
        size = lerp(16, 40, (y - 700) / 70)
        tents.poly([(x - size, y), (x, y - size), (x + size, y)], mix((60, 36, 34), (150, 96, 70), source.random()))
        tents.poly([(x, y - size), (x + size, y), (x + size * 0.2, y)], (40, 24, 26))
    ridge(scene, 690, 14, (50, 30, 30), (150, 100, 70), "near", 8, 0.12)
    scene.add(tents.image(), rim=(255, 226, 170), shadow=0.3)
    return scene


def jordan() -> Scene:
    scene = Scene("jordan", NOON, WIDE)
    sky(
        scene,
        ((0.0, (70, 140, 190)), (0.35, (150, 206, 220)), (0.55, (255, 244, 206)), (1.0, (255, 236, 190))),
        WHITE,
        0.6,
    )
    orb(scene, (1080, 270), 44, (255, 236, 170))
    scene.burst((1080, 270), 620, 0.6, 26)
    ridge(scene, 330, 50, (106, 140, 150), (206, 220, 200), "far", 8, 0.25, haze=(226, 236, 214), depth=90)
    ridge(scene, 390, 30, (76, 118, 84), (180, 206, 120), "mid", 7, 0.15, haze=(200, 220, 170), depth=80)
    water(scene, 430, 800, (40, 130, 150), (255, 255, 226), 1080, 0.6)
    for side, crest in (
        (-1, [(-20, 400), (180, 430), (380, 500), (450, 620), (520, 830), (-20, 830)]),
        (1, [(1700, 410), (1480, 440), (1330, 520), (1300, 640), (1230, 830), (1700, 830)]),
    ):
        shore = scene.mask(jagged(crest[:5], 0.16, side, 5) + crest[5:])
        sheet = scene.base.copy()
        plain(scene, 380, (50, 92, 46), (190, 210, 110), 24)
        scene.base = Image.composite(scene.base, sheet, shore)
    trees, source = scene.canvas((40, 80, 40)), rng("jordan")
    for x, y, size in ((110, 360, 150), (300, 420, 110), (1560, 360, 160), (1400, 430, 100)):
        trunk(trees, (x, y + size), size * 1.4, size * 0.14, (70, 52, 36), x, 0.1, 2, False)
        bush(trees, (x, y), size, (24, 66, 36), (190, 220, 110), x, 160)
    for _ in range(150):
        x = source.choice((source.uniform(-10, 420), source.uniform(1300, 1690)))
        y = source.uniform(640, 830)
        tone = mix((30, 74, 40), (210, 214, 110), source.random())
        trees.stroke(
            bezier([(x, y), (x, y - 70), (x + source.uniform(-40, 40), y - source.uniform(90, 200))], 8),
            pointed(9),
            tone,
        )
    scene.add(trees.image(), rim=(255, 255, 214), shadow=0.2)
    dove = scene.canvas()
    dove.poly(twin("0,-.36 .12,-.3 .16,-.1 .2,.1 .12,.5 .34,1.0 0,.9", (840, 190), 84), WHITE)
    for flip in (False, True):
        dove.poly(curve(".1,-.1 .5,-.5 1.2,-.8 1.7,-.62 1.4,-.35 1.1,-.1 .7,.1 .2,.3", (840, 190), 84, 0, flip), WHITE)
    beam(scene, (840, 130), (840, 560), 100, (255, 250, 220), 0.5)
    scene.lit(dove.alpha(), (255, 255, 240), 30, 0.8, 1.0)
    return scene


def bethel() -> Scene:
    scene = Scene("bethel", HOLY_NIGHT, WIDE)
    sky(
        scene,
        ((0.0, (10, 18, 62)), (0.5, (40, 66, 140)), (0.85, (130, 140, 196)), (1.0, (190, 180, 206))),
        (120, 150, 220),
        0.35,
    )
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "bethel", 900, 3))
    top, foot = (1010.0, -40.0), (760.0, 650.0)
    scene.burst((960, 30), 620, 1.0, 30)
    bank(
        scene,
        50,
        70,
        ((0.0, (30, 40, 96)), (0.5, (110, 120, 180)), (0.75, (236, 206, 180)), (1.0, (255, 250, 226))),
        120,
        0.9,
        True,
    )
    beam(scene, top, foot, 120, (255, 226, 150), 0.8)
    ladder = scene.canvas()
    for s in (-1, 1):
        ladder.line([(top[0] + s * 26, top[1]), (foot[0] + s * 74, foot[1])], 9, WHITE)
    for k in range(24):
        t = (k / 23) ** 1.25
        x, y, half = lerp(top[0], foot[0], t), lerp(top[1], foot[1], t), lerp(26, 74, t)
        ladder.line([(x - half, y), (x + half, y)], lerp(4, 10, t), WHITE)
    scene.lit(ladder.alpha(), (255, 214, 120), 24, 1.0, 0.8)
    angels = scene.canvas()
    for t, s in ((0.18, 1), (0.38, -1), (0.6, 1), (0.82, -1)):
        at = (lerp(top[0], foot[0], t) + s * lerp(70, 150, t), lerp(top[1], foot[1], t))
        size = lerp(22, 46, t)
        angels.disc((at[0], at[1] - size * 1.05), size * 0.17, WHITE)
        angels.poly(twin("0,-.9 .2,-.8 .24,-.2 .2,.3 .5,1.6 0,1.7", at, size), WHITE)
        for flip in (False, True):
            angels.poly(
                curve(".10,-.66 .36,-1.15 .95,-1.5 1.02,-.9 .82,-.2 .5,.35 .2,.5 .16,0", at, size, 0, flip), WHITE
            )
    scene.lit(angels.alpha(), (255, 240, 206), 20, 0.9, 0.7)
    ridge(scene, 600, 50, (30, 40, 84), (110, 130, 190), "far", 8, 0.2, haze=(110, 124, 180), depth=120)
    ridge(scene, 690, 26, (20, 28, 56), (150, 150, 170), "near", 6, 0.15, rim=(255, 226, 160))
    stones = scene.canvas()
    for text, x, size in (
        ("-.5,1 -.42,-.9 -.2,-1.3 .2,-1.25 .44,-.8 .5,1", 980, 92),
        ("-1.1,.5 -.9,-.1 -.5,-.42 .2,-.3 .8,-.36 1.1,.1 1.2,.5", 560, 60),
        ("-1,.5 -.7,-.3 0,-.5 .7,-.2 1,.5", 1110, 44),
        ("-1,.5 -.8,-.2 -.1,-.45 .6,-.3 1,.5", 430, 40),
    ):
        stones.poly(jagged(fit(path(text), (x, 690 if size > 80 else 722), size), 0.08, x, 3), WHITE)
    scene.add(scene.solid(stones.alpha(), metal((150, 146, 170), 0.8), 10), rim=(255, 226, 160))
    return scene


def zion() -> Scene:
    scene = Scene("zion", DAWN, WIDE)
    sky(
        scene,
        ((0.0, (96, 110, 176)), (0.35, (226, 150, 160)), (0.6, (255, 214, 160)), (1.0, (255, 240, 206))),
        (255, 226, 206),
        0.6,
    )
    scene.burst((840, 330), 800, 0.9, 34)
    ridge(scene, 470, 50, (176, 120, 140), (250, 206, 180), "far", 8, 0.25, haze=(255, 220, 180), depth=120)
    hill = [(-20, 720), (300, 620), (520, 540), (700, 500), (980, 500), (1160, 540), (1400, 630), (1700, 720)]
    land(
        scene,
        jagged(hill, 0.08, "zion"),
        (140, 90, 84),
        (255, 206, 150),
        50,
        haze=(236, 176, 150),
        depth=420,
        rim=(255, 240, 206),
    )
    city = scene.canvas((230, 190, 150))
    citadel(city, 840, 560, 820, 400, "zion")
    picture = city.image()
    scene.add(picture, rim=(255, 250, 220), halo=(255, 226, 160), reach=60, strength=0.6, shadow=0.2)
    stone = ((0.0, (255, 240, 206)), (0.5, (214, 166, 126)), (1.0, (130, 84, 80)))
    scene.add(wall(scene, 380, 1300, 560, 640, stone, (380, 610, 840, 1070, 1300), 24), rim=(255, 246, 214), shadow=0.4)
    bank(
        scene,
        650,
        70,
        ((0.0, (150, 96, 120)), (0.45, (226, 160, 150)), (0.7, (255, 220, 180)), (1.0, (255, 252, 236))),
        60,
    )
    return scene


def tabor() -> Scene:
    scene = Scene("tabor", NOON, WIDE)
    sky(scene, ((0.0, (56, 110, 190)), (0.45, (150, 196, 232)), (0.8, (240, 244, 246)), (1.0, WHITE)), WHITE, 0.7)
    scene.burst((840, 190), 640, 0.9, 44, (255, 252, 232))
    ridge(scene, 520, 40, (130, 156, 190), (226, 236, 246), "far", 9, 0.25, haze=(236, 240, 248), depth=90)
    dome = [
        (-20, 720),
        (260, 650),
        (480, 520),
        (660, 380),
        (760, 325),
        (840, 310),
        (920, 325),
        (1020, 380),
        (1200, 520),
        (1420, 650),
        (1700, 720),
    ]
    land(
        scene,
        jagged(dome, 0.045, "tabor", 5),
        (84, 110, 84),
        (226, 232, 170),
        44,
        haze=(200, 216, 214),
        depth=420,
        rim=WHITE,
    )
    trees = scene.canvas((50, 84, 50))
    source = rng("tabor")
    for _ in range(70):
        x = source.uniform(420, 1260)
        y = 335 + (abs(x - 840) / 420) ** 1.4 * 270 + source.uniform(12, 70)
        bush(trees, (x, y), source.uniform(16, 34), (44, 84, 56), (190, 214, 130), x, 20)
    scene.add(trees.image(), shadow=0.2)
    beam(scene, (840, -40), (840, 350), 190, (255, 250, 220), 0.9)
    orb(scene, (840, 236), 34, (255, 246, 206))
    figures = scene.canvas()
    for x, size in ((840, 54), (750, 40), (930, 40)):
        figures.poly(
            twin("0,-1.3 .2,-1.22 .22,-.95 .36,-.8 .42,.2 .5,1.0 0,1.05", (x, 282 if x == 840 else 300), size), WHITE
        )
    scene.lit(figures.alpha(), (255, 250, 226), 40, 1.0, 1.0)
    for top, puff in ((600, 80), (690, 80)):
        bank(
            scene,
            top,
            puff,
            ((0.0, (110, 140, 186)), (0.45, (190, 210, 232)), (0.7, (244, 248, 252)), (1.0, WHITE)),
            90,
        )
    return scene


def damascus() -> Scene:
    scene = Scene("damascus", NOON, WIDE)
    sky(
        scene,
        ((0.0, (120, 160, 176)), (0.4, (226, 214, 176)), (0.62, (255, 236, 176)), (1.0, (255, 226, 160))),
        (255, 250, 226),
        0.5,
    )
    ridge(scene, 400, 40, (176, 140, 106), (246, 214, 160), "far", 9, 0.25, haze=(255, 226, 170), depth=90)
    stone = ((0.0, (255, 240, 206)), (0.5, (206, 170, 126)), (1.0, (130, 96, 70)))
    scene.add(
        wall(scene, 1010, 1500, 400, 450, stone, (1010, 1130, 1250, 1380, 1500), 16), rim=(255, 250, 226), shadow=0.2
    )
    palms = scene.canvas((60, 90, 50))
    plain(scene, 440, (170, 124, 76), (255, 226, 160), 20, (255, 226, 170))
    road = scene.canvas()
    for a, b in zip(range(40), range(1, 41), strict=True):
        spots = []
        for k in (a, b):
            t = k / 40
            x = lerp(1240, 560, t**1.3) + math.sin(t * 5) * 130 * t
            y, half = lerp(446, 830, t**1.5), lerp(6, 190, t**1.6)
            spots.append(((x - half, y), (x + half, y)))
        road.poly([spots[0][0], spots[0][1], spots[1][1], spots[1][0]], WHITE)
    scene.dim(blur(road.alpha(), 5), 0.5, (255, 240, 206))
    for x, y, size in ((1570, 420, 90), (1640, 440, 120), (960, 430, 60)):
        palms.stroke(
            bezier([(x, y + size), (x + size * 0.1, y + size * 0.4), (x, y)], 10),
            lambda t, size=size: size * 0.09,
            (96, 66, 44),
        )
        for k in range(9):
            d = 180 + k * 22.5
            palms.stroke(
                bezier(
                    [
                        (x, y),
                        polar((x, y), size * 0.4, d - 12),
                        (polar((x, y), size * 0.62, d)[0], polar((x, y), size * 0.4, d)[1] + size * 0.2),
                    ],
                    10,
                ),
                pointed(size * 0.12, 0.7),
                mix((50, 90, 50), (170, 190, 90), k / 9),
            )
    scene.add(palms.image(), rim=(255, 250, 206), shadow=0.2)
    scene.burst((640, 60), 700, 1.0, 40, (255, 246, 206))
    beam(scene, (640, -40), (640, 690), 170, (255, 252, 230), 1.0)
    robed(scene, (640, 740), 220, metal((150, 70, 60), 0.8), ("blessing", "raised"), rim=WHITE)
    return scene


def eden() -> Scene:
    leaf = Palette((16, 46, 30), (50, 110, 60), (170, 210, 110), (255, 246, 186), (255, 255, 220))
    scene = Scene("eden", leaf, WIDE)
    sky(
        scene,
        ((0.0, (110, 190, 200)), (0.4, (206, 236, 190)), (0.7, (255, 246, 190)), (1.0, (214, 236, 150))),
        WHITE,
        0.5,
    )
    scene.burst((840, 360), 760, 1.0, 36)
    ridge(scene, 430, 30, (110, 170, 110), (226, 246, 160), "far", 9, 0.15, haze=(240, 250, 190), depth=100)
    far = scene.canvas((40, 90, 50))
    source = rng("eden")
    for k in range(22):
        x = k * 82 + source.uniform(-30, 30)
        bush(far, (x, 420 + source.uniform(-30, 30)), source.uniform(60, 110), (60, 130, 70), (226, 240, 140), k, 40)
    scene.add(far.image(), shadow=0)
    mist(scene, 460, 120, (255, 252, 210), 0.7)
    tree = scene.canvas((90, 64, 40))
    for at in trunk(tree, (840, 600), 300, 44, (106, 76, 48), "life", 0.12, 3):
        bush(tree, at, 70, (40, 110, 50), (240, 246, 140), at, 50)
    for _ in range(26):
        spot = polar((840, 390), source.uniform(20, 96), source.uniform(180, 360))
        tree.disc(spot, 8, (255, 190, 60))
    scene.add(tree.image(), rim=(255, 255, 214), halo=(255, 246, 180), reach=60, strength=0.6, shadow=0.2)
    plain(scene, 560, (44, 106, 44), (206, 232, 110), 18, (240, 250, 180))
    path_mask = scene.mask([(815, 562), (865, 562), (1080, 820), (600, 820)])
    scene.dim(blur(path_mask, 8), 0.6, (255, 240, 190))
    gate = scene.canvas((236, 214, 170))
    marble = ((0.0, (255, 252, 236)), (0.45, (240, 220, 176)), (1.0, (140, 110, 80)))
    for x in (560, 1120):
        column(gate, x, 180, 700, 92, marble)
        gate.disc((x, 150), 40, (255, 226, 140))
        gate.disc((x - 10, 140), 18, (255, 250, 226))
    scene.add(gate.image(), rim=WHITE, shadow=0.5)
    bars = scene.canvas()
    for s in (-1, 1):
        for k in range(6):
            x = 840 + s * (232 - k * 24)
            bars.line([(x, 660 + k * 4), (x, 260 + k * 14)], 8, WHITE)
            bars.poly([(x - 11, 262 + k * 14), (x, 226 + k * 14), (x + 11, 262 + k * 14)], WHITE)
        for y in (330, 480, 620):
            bars.line([(840 + s * 240, y), (840 + s * 108, y + 26)], 7, WHITE)
    scene.add(scene.leaf(bars.alpha(), radius=4), rim=WHITE, halo=(255, 220, 120), reach=20, strength=0.6, shadow=0.3)
    for x in (560, 1120):
        scene.fire(140, 150, 18, (x - 30, x + 30))
    near = scene.canvas((20, 60, 34))
    for x, y, size in ((60, 560, 260), (300, 700, 190), (1620, 560, 260), (1390, 710, 190)):
        bush(near, (x, y), size, (16, 56, 34), (150, 200, 80), x, 260)
    for _ in range(60):
        x = source.choice((source.uniform(0, 460), source.uniform(1220, 1680)))
        near.disc(
            (x, source.uniform(560, 780)),
            source.uniform(5, 11),
            source.choice([(255, 200, 210), (255, 240, 160), WHITE, (255, 150, 120)]),
        )
    scene.add(near.image(), rim=(255, 255, 206), shadow=0.3)
    return scene
