"""The Locations that reward demons: burning plains, the tower, the cave, the mouth of the abyss."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..brush import Color, Point, bezier, blur, lerp, mix, pointed, polar, radial, rng, spline, times
from . import infernal_parts as parts
from .infernal_humans import candles, robed
from .infernal_scene import (
    BILE,
    BLACK,
    OXBLOOD,
    SOOTRED,
    SULPHUR,
    VIOLET,
    WHITE,
    Palette,
    Scene,
    curve,
    fit,
    metal,
    path,
    twin,
)
from .places_land import crowd, jagged, land, mist, orb, plain, rain, ridge, sky, trunk
from .places_light import WIDE, bank

CINDER = Palette((22, 18, 20), (66, 54, 54), (150, 118, 104), (255, 150, 60), (255, 190, 130))


def ruins(scene: Scene, foot: float, span: tuple[float, float], tone: Color, seed: object, tall: float = 160) -> None:
    """The skyline of a broken city, fire in its windows."""
    source = rng(scene.key, seed)
    canvas, lights = scene.canvas(tone), scene.canvas()
    x = span[0]
    while x < span[1]:
        wide, high = source.uniform(34, 90), tall * source.uniform(0.3, 1.0)
        top = [(x + wide * k / 5, foot - high * source.uniform(0.72, 1.0)) for k in range(6)]
        canvas.poly([(x, foot + 20), *top, (x + wide, foot + 20)], mix(tone, BLACK, source.uniform(0, 0.4)))
        for _ in range(round(high / 34)):
            wx, wy = x + wide * source.uniform(0.2, 0.75), foot - high * source.uniform(0.1, 0.65)
            lights.poly([(wx, wy), (wx + 9, wy), (wx + 9, wy + 17), (wx, wy + 17)], WHITE)
        x += wide * source.uniform(0.8, 1.3)
    scene.add(canvas.image(), rim=scene.air.rim, shadow=0.3)
    scene.lit(lights.alpha(), scene.air.glow, 12, 0.9, 0.6)


def gehenna() -> Scene:
    scene = Scene("gehenna", OXBLOOD, WIDE)
    sky(
        scene,
        ((0.0, (18, 2, 8)), (0.4, (92, 10, 16)), (0.75, (214, 60, 24)), (1.0, (255, 140, 50))),
        (30, 4, 8),
        0.7,
        (220, 90),
    )
    scene.burst((840, 520), 800, 0.9, 0)
    bank(scene, 150, 90, OXBLOOD.smoke, 120, 0.9, True)
    for side, far in ((0, "far"), (1, "near")):
        drop = 120 * side
        crest = [
            (-20, 230 + drop),
            (200, 300 + drop),
            (430, 420 + drop),
            (640, 560 + drop),
            (840, 610 + drop * 0.8),
            (1040, 560 + drop),
            (1250, 420 + drop),
            (1480, 300 + drop),
            (1700, 220 + drop),
        ]
        land(
            scene,
            jagged(crest, 0.3, far),
            mix((90, 20, 16), (22, 6, 8), side),
            mix((220, 80, 40), (140, 40, 26), side),
            60,
            haze=(190, 50, 20),
            depth=640,
            rim=(255, 150, 80),
        )
        if not side:
            scene.fire(700, 330, 70, (380, 1300))
    river = scene.canvas()
    river.stroke(
        spline([(846, 640), (800, 668), (910, 706), (780, 756), (880, 830)], 10), lambda t: 12 + 120 * t * t, WHITE
    )
    lava = river.alpha()
    scene.lit(lava, (255, 84, 10), 70, 0.9, 0.0)
    scene.shine(times(lava, blur(lava, 20)), (255, 200, 80), 0.7)
    scene.fire(830, 240, 70)
    trees = scene.canvas((10, 4, 6))
    for x, high in ((150, 330), (1540, 350), (1380, 210), (320, 190)):
        trunk(trees, (x, 720), high, high * 0.1, (12, 4, 6), x, 0.3, 4)
    scene.add(trees.image(), rim=(255, 120, 60), shadow=0.2)
    scene.sparks(240)
    return scene


def sodom() -> Scene:
    scene = Scene("sodom", CINDER, WIDE)
    sky(
        scene,
        ((0.0, (34, 30, 34)), (0.45, (96, 80, 76)), (0.75, (206, 130, 74)), (1.0, (255, 176, 80))),
        (20, 16, 18),
        0.6,
        (200, 90),
    )
    scene.burst((1060, 470), 640, 0.9, 0)
    bank(scene, 120, 100, CINDER.smoke, 100, 0.9, True)
    ruins(scene, 520, (560, 1640), (84, 58, 50), "far", 230)
    scene.fire(540, 260, 70, (560, 1660))
    ruins(scene, 590, (760, 1700), (44, 30, 28), "near", 190)
    streaks, source = scene.canvas(), rng("brimstone")
    for _ in range(46):
        x, y, long = source.uniform(100, 1700), source.uniform(-20, 430), source.uniform(60, 200)
        streaks.stroke(
            [(x + long * 0.45, y - long), (x + long * 0.2, y - long * 0.45), (x, y)], lambda t: 1 + 9 * t, WHITE
        )
    scene.lit(streaks.alpha(), (255, 140, 40), 20, 0.9, 0.7)
    plain(scene, 580, (74, 66, 66), (190, 176, 166), 18, (210, 120, 60))
    cracks = scene.canvas()
    for k in range(16):
        x, y = source.uniform(0, 1680), source.uniform(610, 800)
        cracks.stroke(
            parts.bolt((x, y), (x + source.uniform(-220, 220), y + source.uniform(-10, 40)), k, 0.15, 4), 7, WHITE
        )
    scene.lit(cracks.alpha(), (255, 110, 30), 14, 0.8, 0.4)
    scene.burst((360, 540), 260, 0.5, 0, (230, 236, 246))
    robed(scene, (360, 730), 300, metal((240, 240, 244), 0.35), ("down", "blessing"), rim=WHITE)
    rain(scene, (226, 214, 206), 260, 0.3, 0.35)
    scene.sparks(160)
    return scene


def babylon() -> Scene:
    scene = Scene("babylon", SULPHUR, WIDE)
    sky(
        scene,
        ((0.0, (40, 14, 22)), (0.4, (130, 46, 22)), (0.72, (232, 150, 40)), (1.0, (255, 214, 100))),
        (60, 16, 16),
        0.6,
    )
    orb(scene, (1220, 420), 80, (255, 170, 60))
    scene.burst((840, 330), 640, 0.5, 20)
    ridge(scene, 600, 20, (120, 60, 30), (226, 150, 70), "far", 8, 0.15, haze=(236, 160, 60), depth=90)
    ruins(scene, 650, (-20, 560), (90, 44, 26), "left", 130)
    ruins(scene, 650, (1120, 1700), (90, 44, 26), "right", 130)
    tower, lights = scene.canvas((110, 60, 36)), scene.canvas()
    x0, foot, tiers = 840.0, 690.0, 9
    for k in range(tiers):
        low, high = foot - k * 66, foot - (k + 1) * 66
        half = 360 * (1 - k / (tiers + 1.2)) ** 0.85
        steps = 40
        for i in range(steps):
            a, b = i / steps * 2 - 1, (i + 1) / steps * 2 - 1
            tone = mix((70, 30, 22), (250, 176, 90), max(0.0, 0.25 + 0.75 * (a if a < 0.72 else 1.4 - a) * 0.8))
            lift = 26 * a
            tower.poly(
                [
                    (x0 + a * half * 0.95, high - lift),
                    (x0 + b * half * 0.95 + 1, high - 26 * b),
                    (x0 + b * half + 1, low + 8),
                    (x0 + a * half, low + 8),
                ],
                tone,
            )
        tower.line([(x0 - half * 0.97, high + 26), (x0 + half * 0.97, high - 26)], 7, (255, 206, 130))
        tower.line([(x0 - half * 0.97, high + 34), (x0 + half * 0.97, high - 18)], 5, (60, 24, 20))
        arches = max(3, 11 - k)
        for i in range(arches):
            a = (i + 0.5) / arches * 2 - 1
            ax, ay = x0 + a * half * 0.9, (low + high) / 2 + 14 - 18 * a
            tower.poly(twin("0,-1.2 .5,-1.0 .7,-.4 .7,1.1 0,1.1", (ax, ay), 15 * (1 - abs(a) * 0.35)), (40, 14, 14))
            if (i * 7 + k * 3) % 4 < 2:
                lights.poly(twin("0,-1.0 .4,-.8 .5,-.3 .5,1.0 0,1.0", (ax, ay), 13 * (1 - abs(a) * 0.35)), WHITE)
    scene.add(tower.image(), rim=(255, 226, 150), halo=(255, 150, 50), reach=40, strength=0.4)
    scene.lit(lights.alpha(), (255, 150, 50), 14, 0.9, 0.6)
    bank(
        scene,
        70,
        60,
        ((0.0, (30, 10, 16)), (0.5, (96, 36, 24)), (0.75, (200, 110, 44)), (1.0, (255, 220, 120))),
        40,
        0.75,
        True,
    )
    parts.lightning(scene, (840, 0), (846, 92), 9, (255, 200, 160), 1, 5)
    crowd(scene, 730, 34, (26, 10, 10), "people", False, (255, 170, 80))
    scene.sparks(110)
    return scene


def endor() -> Scene:
    scene = Scene("endor", BILE, WIDE)
    scene.sky(120, 0.3)
    scene.burst((840, 430), 560, 0.5, 22, (90, 220, 170))
    robed(scene, (840, 690), 500, metal((170, 255, 226), 0.4), ("wide", "wide"), rim=WHITE)
    scene.shine(radial(scene.size, (840, 440), (260, 320), 1.2), (120, 255, 210), 0.5)
    plain(scene, 600, (16, 34, 28), (110, 176, 130), 18)
    mist(scene, 620, 120, (130, 220, 180), 0.6)
    spikes = scene.canvas()
    source = rng("stalactites")
    for k in range(34):
        x = lerp(280, 1400, k / 33) + source.uniform(-20, 20)
        y = 60 + 100 * abs(x - 840) / 560
        long = source.uniform(40, 130)
        spikes.stroke(
            [(x, y - 60), (x + 2, y + long * 0.3), (x, y + long)], pointed(source.uniform(22, 50), 0.9), WHITE
        )
    scene.add(scene.solid(spikes.alpha(), metal((60, 92, 76), 0.95), 7), rim=(130, 240, 190))
    for near, tone, lit in ((0, (22, 44, 36), (92, 150, 110)), (1, (8, 14, 14), (48, 84, 66))):
        grow = 1 + 0.2 * near
        hole = [polar((0, 0), 1, d) for d in range(0, 360, 10)]
        source = rng("mouth", near)
        ring = [
            (840 + x * 520 * grow * source.uniform(0.86, 1.08), 430 + y * 350 * grow * source.uniform(0.84, 1.08))
            for x, y in hole
        ]
        edge = jagged([*ring, ring[0]], 0.22, ("cave", near), 3)
        rock = ImageChops.invert(scene.mask(edge))
        sheet = scene.base.copy()
        land(scene, [(-20, -20), (1700, -20)], tone, lit, 70)
        body = scene.base
        scene.base = sheet
        layer = body.convert("RGBA")
        layer.putalpha(rock)
        scene.add(layer, rim=(150, 255, 200), shadow=0.6)
    robed(scene, (560, 720), 260, metal((70, 60, 84)), ("fore", "raised"), rim=(170, 255, 210))
    robed(scene, (1130, 740), 230, metal((120, 70, 50)), ("raised", "fore"), rim=(170, 255, 210))
    scene.fire(740, 130, 20, (790, 890), BILE.fire)
    candles(scene, [(700, 724), (980, 724), (640, 760), (1040, 760)], 34, (170, 255, 150))
    scene.sparks(90)
    return scene


def megiddo() -> Scene:
    scene = Scene("megiddo", SOOTRED, WIDE)
    sky(
        scene,
        ((0.0, (40, 8, 20)), (0.4, (140, 20, 26)), (0.7, (226, 84, 50)), (1.0, (255, 170, 110))),
        (60, 6, 16),
        0.6,
    )
    orb(scene, (840, 330), 150, (255, 60, 40), 0.9)
    scene.burst((840, 330), 640, 0.5, 24, (255, 90, 60))
    ridge(scene, 430, 30, (110, 26, 30), (214, 84, 60), "far", 8, 0.25, haze=(226, 90, 60), depth=90)
    plain(scene, 470, (84, 22, 22), (200, 92, 64), 16, (220, 90, 60))
    for k, (y, size) in enumerate(((480, 14), (540, 24), (620, 40), (720, 66))):
        crowd(scene, y, size, mix((100, 24, 28), (12, 4, 8), k / 3), k, True, (255, 130, 90))
        mist(scene, y + size, 60, (210, 70, 50), 0.4 - 0.08 * k)
    flags = scene.canvas((20, 4, 8))
    for x, y, size, tone in (
        (300, 560, 110, (150, 16, 22)),
        (1360, 540, 120, (150, 16, 22)),
        (620, 500, 60, (110, 16, 26)),
        (1080, 500, 60, (110, 16, 26)),
    ):
        flags.line([(x, y + size * 1.8), (x, y - size)], size * 0.06, (16, 4, 8))
        flags.poly(
            curve("0,-1.0 .5,-.92 1.0,-1.04 1.5,-.9 1.2,-.65 1.5,-.38 1.0,-.44 .5,-.34 0,-.4", (x, y), size), tone
        )
    scene.add(flags.image(), rim=(255, 150, 110), shadow=0.3)
    birds, source = scene.canvas((20, 4, 10)), rng("ravens")
    for _ in range(40):
        spot, size = (source.gauss(840, 330), source.gauss(200, 80)), source.uniform(10, 30)
        birds.poly(
            fit(
                path("0,0 -.3,-.4 -1.1,-.5 -.5,-.1 -.2,.2 .1,.3 .5,.1 1.2,-.4 .5,-.3"),
                spot,
                size,
                source.uniform(-20, 20),
            ),
            (24, 4, 10),
        )
    scene.add(birds.image(), shadow=0)
    scene.sparks(90)
    return scene


def abyss() -> Scene:
    scene = Scene("abyss", VIOLET, WIDE)
    sky(scene, ((0.0, (6, 2, 16)), (0.5, (40, 10, 52)), (1.0, (110, 20, 60))), (10, 2, 20), 0.6, (200, 90))
    scene.veins((200, 60, 160), 120, 0.4)
    plain(scene, 250, (26, 10, 30), (110, 60, 100), 20, (90, 20, 70))
    centre = (840.0, 480.0)

    def lip(rx: float, ry: float, seed: object) -> list[Point]:
        source = rng("lip", seed)
        spots = [
            (
                centre[0] + rx * source.uniform(0.93, 1.06) * math.cos(a / 24 * math.pi),
                centre[1] + ry * source.uniform(0.92, 1.07) * math.sin(a / 24 * math.pi),
            )
            for a in range(48)
        ]
        return jagged([*spots, spots[0]], 0.2, seed, 2)

    for k in range(9):
        t = k / 8
        mask = scene.mask([(x, y + 12 * k) for x, y in lip(620 * (1 - 0.085 * k), 260 * (1 - 0.085 * k), k)])
        tone = mix((60, 22, 60), (255, 70, 40), t**1.4)
        scene.dim(blur(mask, 14), 0.55)
        scene.dim(mask, 0.9, mix(tone, BLACK, 0.62 - 0.35 * t))
        edge = ImageChops.subtract(mask, blur(mask, 7))
        scene.shine(edge, mix((230, 90, 200), (255, 190, 90), t), 0.9)
    heart = scene.canvas()
    heart.disc((840, 580), (190, 74), WHITE)
    scene.lit(blur(heart.alpha(), 14), (255, 100, 30), 90, 1.0, 0.8)
    scene.burst((840, 560), 620, 0.7, 30, (255, 110, 70))
    teeth = scene.canvas()
    source = rng("teeth")
    for k in range(46):
        d = k / 46 * 360
        root = (centre[0] + 640 * math.cos(math.radians(d)), centre[1] + 270 * math.sin(math.radians(d)))
        long = source.uniform(60, 150) * (0.6 if math.sin(math.radians(d)) < 0 else 1.1)
        tip = (lerp(root[0], centre[0], 0.1), root[1] - long)
        teeth.stroke(
            [root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip], pointed(source.uniform(34, 70), 0.9), WHITE
        )
    scene.add(scene.solid(teeth.alpha(), metal((96, 60, 96), 0.96), 10), rim=(255, 120, 140))
    for s in (-1, 1):
        line = bezier([(840 + s * 900, 60), (840 + s * 520, 300), (840 + s * 260, 420), (840 + s * 130, 600)], 40)
        scene.add(parts.chain(scene, line, 70, radius=5), rim=(255, 150, 140), shadow=0.6)
    scene.fire(620, 300, 40, (700, 980))
    scene.sparks(220)
    return scene
