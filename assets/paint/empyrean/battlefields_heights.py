"""The battlefields on heights and in defiles: stairs, hill, peak, pass, the walls that close."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..archangelis import infernal_parts as parts
from ..archangelis.infernal_scene import WHITE, Palette, Scene, curve, fit, metal, path, twin
from ..archangelis.places_land import jagged, land, mist, orb, plain, ridge, sky
from ..archangelis.places_light import bank
from ..brush import GOLD, Point, Stops, blur, lerp, polar, radial, rng, spline, stars
from ..motifs.places import column
from .battlefields_land import DAY, GOLDEN, Field, figure, glitter, masonry, pine, steps, tiles

GLORY = Palette((70, 96, 160), (150, 180, 220), (240, 236, 226), (255, 244, 206), (255, 250, 230))
OMEN = Palette((10, 6, 34), (52, 28, 92), (150, 90, 160), (190, 255, 200), (220, 210, 255))
ROCK = Palette((30, 30, 44), (90, 84, 100), (200, 180, 170), (255, 230, 180), (255, 240, 210))
SNOW = Palette((30, 40, 90), (110, 110, 170), (240, 190, 190), (255, 226, 190), (255, 240, 226))
IRONY = Palette((16, 10, 14), (60, 44, 46), (140, 110, 96), (255, 170, 80), (255, 206, 150))
PALE: Stops = (
    (0.0, (70, 76, 100)),
    (0.35, (150, 156, 176)),
    (0.6, (222, 222, 226)),
    (0.85, (250, 248, 240)),
    (1.0, WHITE),
)


def stair_of_the_elect() -> Scene:
    scene = Field("stair-of-the-elect", GLORY)
    sky(scene, ((0.0, (50, 104, 190)), (0.5, (140, 190, 234)), (0.85, (250, 244, 226)), (1.0, WHITE)), WHITE, 0.7)
    scene.burst((840, 200), 760, 1.0, 44, (255, 246, 206))
    bank(scene, 330, 60, DAY, 120, 0.95)
    canvas = scene.canvas((240, 230, 214))
    steps(canvas, 840, (270, 820), (90, 560), 24, (255, 250, 236), (170, 176, 204))
    scene.add(canvas.image(), halo=(255, 246, 214), reach=50, strength=0.5, shadow=0.3)
    carpet = scene.canvas()
    carpet.poly([(818, 270), (862, 270), (960, 820), (720, 820)], WHITE)
    scene.dim(carpet.alpha(), 0.34, (206, 150, 40))
    gate = scene.canvas((250, 240, 220))
    for x in (742, 938):
        column(gate, x, 80, 292, 34, ((0.0, WHITE), (0.5, (250, 230, 190)), (1.0, (150, 120, 110))))
    gate.poly(curve("-1.3,.1 0,-.42 1.3,.1 1.3,.28 -1.3,.28", (840, 60), 110), (255, 240, 206))
    scene.add(gate.image(), rim=WHITE, halo=(255, 240, 200), reach=40, strength=0.7, shadow=0.2)
    orb(scene, (840, 190), 34, (255, 246, 214))
    for k, (dx, y, size) in enumerate(((150, 360, 110), (250, 470, 160), (400, 640, 240))):
        for s in (-1, 1):
            _guardian(scene, (840 + s * dx * 1.3, y + 20), size, s)
        if k < 2:
            mist(scene, y + 60, 60, WHITE, 0.4)
    people = scene.canvas((60, 50, 80))
    for x, y, size in ((830, 420, 40), (872, 500, 56), (796, 520, 58), (846, 640, 84)):
        figure(people, (x, y), size, (96, 76, 110))
    scene.add(people.image(), rim=WHITE, shadow=0.3)
    for y in (640, 720):
        bank(scene, y, 70, DAY, 240, 0.95)
    return scene


def _guardian(scene: Scene, foot: Point, size: float, side: int) -> None:
    """A winged statue beside the way, upon its block."""
    body = scene.canvas()
    top = (foot[0], foot[1] - size * 0.3)
    body.poly(fit(path("-.34,0 -.34,-.3 .34,-.3 .34,0"), foot, size), WHITE)
    body.poly(twin("0,-1.0 .16,-.92 .2,-.6 .16,-.4 .26,0 0,0", top, size), WHITE)
    body.disc((top[0], top[1] - size * 1.1), size * 0.11, WHITE)
    body.line(
        [(top[0] + side * -0.2 * size, top[1]), (top[0] + side * -0.2 * size, top[1] - size * 1.3)], size * 0.035, WHITE
    )
    wings = scene.canvas()
    for flip in (False, True):
        for k in range(4):
            tip = f"{0.62 - 0.05 * k},{-1.35 + 0.22 * k} {0.56 - 0.06 * k},{-0.7 + 0.2 * k}"
            wings.poly(curve(f".08,-.9 .3,{-1.2 + 0.1 * k} {tip} .3,-.5 .1,-.6", top, size, 0, flip), WHITE)
    scene.add(scene.solid(wings.alpha(), PALE, size * 0.05), rim=WHITE, shadow=0.2)
    scene.add(scene.solid(body.alpha(), PALE, size * 0.06), rim=WHITE, shadow=0.3)
    ring = scene.canvas()
    ring.ring((top[0], top[1] - size * 1.12), size * 0.19, size * 0.03, WHITE)
    scene.lit(ring.alpha(), (255, 214, 110), size * 0.1, 0.8, 0.4)


def hill_of_omens() -> Scene:
    scene = Field("hill-of-omens", OMEN)
    sky(
        scene,
        ((0.0, (10, 8, 40)), (0.5, (60, 32, 104)), (0.85, (150, 84, 150)), (1.0, (226, 150, 150))),
        (110, 70, 160),
        0.5,
    )
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "omens", 800, 3))
    scene.burst((840, 330), 480, 0.5, 24, (150, 255, 190))
    comet = scene.canvas()
    for k in range(9):
        comet.stroke(
            [(1130, 150), (1300, 110 + k * 5), (1560 + 10 * k, 10 + k * 15)], lambda t: 16 * (1 - t) + 1, WHITE, 255
        )
    scene.shine(blur(comet.alpha(), 6), (170, 230, 255), 0.7)
    orb(scene, (1126, 152), 17, (206, 240, 255))
    eye = scene.canvas()
    eye.line(curve("-1,0 -.5,-.42 0,-.55 .5,-.42 1,0 .5,.42 0,.55 -.5,.42", (840, 200), 170), 3, WHITE)
    eye.ring((840, 200), 70, 4, WHITE)
    eye.disc((840, 200), 22, WHITE)
    for k in range(12):
        eye.line([polar((840, 200), 34, k * 30), polar((840, 200), 66, k * 30)], 2, WHITE)
    scene.lit(eye.alpha(), (150, 255, 190), 20, 0.7, 0.5)
    glitter(scene, [curve("-1,0 0,-.55 1,0 0,.55", (840, 200), 170)[k] for k in range(0, 32, 4)], 24, (206, 255, 226))
    ridge(scene, 590, 40, (56, 36, 90), (150, 100, 160), "far", 8, 0.25, haze=(150, 96, 150), depth=110)
    crest = [
        (-20, 740),
        (260, 690),
        (480, 590),
        (660, 500),
        (840, 470),
        (1020, 500),
        (1200, 590),
        (1420, 690),
        (1700, 740),
    ]
    land(
        scene,
        jagged(crest, 0.07, "hill"),
        (36, 44, 62),
        (120, 150, 130),
        44,
        haze=(70, 52, 100),
        depth=360,
        rim=(190, 255, 206),
    )
    stones = scene.canvas()
    menhirs = ((600, 540, 130, -4), (680, 512, 150, 3), (770, 494, 160, -2), (910, 494, 165, 2), (1000, 512, 150, -3),
               (1080, 540, 130, 5), (520, 600, 150, 4), (1160, 600, 150, -5))  # fmt: skip
    for x, y, tall, lean in menhirs:
        stones.poly(
            jagged(fit(path("-.2,.1 -.18,-.8 -.1,-1 .12,-.96 .19,-.75 .22,.1"), (x, y), tall, lean), 0.05, x, 3), WHITE
        )
    for x0, x1, y in ((668, 782, 342), (898, 1012, 342)):
        stones.poly(jagged([(x0 - 20, y), (x1 + 20, y - 4), (x1 + 22, y + 30), (x0 - 18, y + 34)], 0.03, x0, 3), WHITE)
    scene.add(scene.solid(stones.alpha(), metal((150, 146, 170), 0.85), 9), rim=(190, 255, 214))
    runes = scene.canvas()
    for k, (x, y) in enumerate(((600, 470), (680, 430), (1000, 430), (1080, 470), (520, 520), (1160, 520))):
        parts.rune(runes, (x, y), 30, 4, k)
    scene.lit(runes.alpha(), (120, 255, 180), 12, 0.9, 0.6)
    birds, source = scene.canvas((16, 8, 26)), rng("omen birds")
    for _ in range(26):
        spot = (source.gauss(520, 170), source.gauss(250, 70))
        birds.poly(
            fit(
                path("0,0 -.3,-.4 -1.1,-.5 -.5,-.1 -.2,.2 .1,.3 .5,.1 1.2,-.4 .5,-.3"),
                spot,
                source.uniform(10, 26),
                source.uniform(-20, 20),
            ),
            (16, 8, 26),
        )
    seer = birds
    figure(seer, (840, 480), 92, (20, 12, 34))
    seer.line([(872, 480), (872, 370)], 6, (20, 12, 34))
    scene.add(seer.image(), rim=(190, 255, 206), shadow=0.2)
    glitter(scene, [(872, 364)], 26, (170, 255, 200))
    mist(scene, 680, 90, (150, 110, 180), 0.5)
    return scene


def shield_wall_pass() -> Scene:
    scene = Field("shield-wall-pass", ROCK)
    sky(scene, ((0.0, (84, 120, 160)), (0.5, (190, 200, 200)), (1.0, (255, 236, 190))), WHITE, 0.6)
    scene.burst((840, 330), 620, 0.9, 30)
    peaks = [
        (-20, 300),
        (380, 420),
        (620, 330),
        (760, 440),
        (860, 400),
        (980, 450),
        (1120, 320),
        (1300, 410),
        (1700, 280),
    ]
    land(
        scene,
        jagged(peaks, 0.25, "far"),
        (130, 126, 150),
        (250, 240, 226),
        50,
        haze=(240, 224, 200),
        depth=200,
        rim=WHITE,
    )
    plain(scene, 520, (110, 92, 80), (230, 206, 160), 16, (240, 220, 180))
    for s in (-1, 1):
        cliff = ((170, 820), (190, 640), (240, 520), (300, 330), (420, 150), (560, 60), (880, -30))
        crest = [(840.0 + s * x, float(y)) for x, y in cliff]
        rough = jagged(crest, 0.2, s, 5)
        side = scene.mask([*rough, (840 + s * 900, 840)])
        sheet = scene.base.copy()
        land(scene, [(-20, -20), (1700, -20)], (64, 56, 64), (206, 176, 140), 76, sun=225 if s < 0 else 250)
        layer = scene.base.convert("RGBA")
        layer.putalpha(side)
        scene.base = sheet
        scene.add(layer, rim=(255, 240, 206), shadow=0.5)
    hues = ((176, 40, 40), (40, 80, 150), (206, 160, 60), (60, 120, 80), (120, 70, 140))
    for row, (y, size, left, right) in enumerate(((560, 44, 640, 1040), (640, 66, 560, 1120), (740, 96, 420, 1260))):
        canvas = scene.canvas((50, 40, 44))
        source = rng("wall", row)
        count = round((right - left) / (size * 1.15))
        for k in range(count + 1):
            x = lerp(left, right, k / count)
            canvas.line(
                [(x + size * 0.3, y + size), (x + size * 0.3 + source.uniform(-10, 10), y - size * 2.6)],
                size * 0.07,
                (84, 62, 50),
            )
            tip = (x + size * 0.3, y - size * 2.6)
            canvas.poly(fit(path("-.1,0 0,-.5 .1,0"), tip, size), (226, 230, 240))
            canvas.disc((x, y - size * 0.72), size * 0.32, (150, 150, 164))
            canvas.poly(fit(path("-.34,-.7 0,-1.2 .34,-.7"), (x, y), size), (176, 176, 190))
        scene.add(canvas.image(), rim=(255, 240, 214), shadow=0.3)
        for k in range(count + 1):
            x = lerp(left, right, k / count)
            disc, boss = scene.canvas(), scene.canvas()
            disc.disc((x, y), size * 0.66, WHITE)
            boss.disc((x, y), size * 0.2, WHITE)
            boss.ring((x, y), size * 0.6, size * 0.09, WHITE)
            scene.add(scene.solid(disc.alpha(), metal(hues[(k * 2 + row) % 5], 0.7), size * 0.12), shadow=0.25)
            rays = scene.canvas()
            for a in range(0, 360, 90):
                rays.poly(
                    [
                        polar((x, y), size * 0.2, a - 30),
                        polar((x, y), size * 0.54, a),
                        polar((x, y), size * 0.2, a + 30),
                    ],
                    WHITE,
                )
            scene.dim(rays.alpha(), 0.7, (250, 236, 200))
            scene.add(scene.solid(boss.alpha(), GOLD, size * 0.07), shadow=0)
        mist(scene, y + size, 50, (250, 230, 190), 0.25)
    return scene


def closing_walls() -> Scene:
    scene = Field("closing-walls", IRONY)
    sky(
        scene,
        ((0.0, (60, 30, 26)), (0.5, (200, 100, 50)), (0.8, (255, 190, 100)), (1.0, (255, 236, 170))),
        (255, 200, 140),
        0.4,
    )
    scene.burst((840, 380), 560, 1.0, 30, (255, 206, 120))
    tiles(scene, 520, (150, 120, 100), (90, 70, 64), 16, (255, 190, 110))
    stone: Stops = ((0.0, (176, 146, 126)), (1.0, (40, 28, 32)))
    for s in (-1, 1):
        face = [(840 + s * 900, -60), (840 + s * 250, 150), (840 + s * 250, 560), (840 + s * 900, 900)]
        scene.add(masonry(scene, scene.mask(face), stone, 46), rim=(255, 206, 150), shadow=0.7)
        scene.dim(
            ImageChops.multiply(scene.mask(face), radial(scene.size, (840 + s * 900, 420), (560, 900), 0.8)),
            0.7,
            (12, 6, 10),
        )
        edge = scene.mask([(840 + s * 250, 150), (840 + s * 226, 158), (840 + s * 226, 554), (840 + s * 250, 560)])
        scene.add(scene.solid(edge, metal((190, 150, 120), 0.8), 6), rim=(255, 226, 170))
        spikes = scene.canvas()
        for row in range(5):
            for k in range(5):
                far = k / 4
                x = 840 + s * lerp(270, 820, far**1.2)
                y = lerp(lerp(200, 20, far**1.2), lerp(530, 790, far**1.2), (row + 0.5) / 5)
                size = lerp(22, 62, far)
                spikes.poly(
                    [
                        (x - s * size * 2.6, y + size * 0.1),
                        (x, y - size * 0.5),
                        (x + s * size * 0.2, y),
                        (x, y + size * 0.5),
                    ],
                    WHITE,
                )
        scene.add(scene.solid(spikes.alpha(), metal((170, 160, 160), 0.92), 8), rim=(255, 214, 160), shadow=0.5)
    gears = scene.canvas()
    for x, y, r, teeth in ((96, 690, 150, 16), (300, 760, 84, 10), (1584, 690, 150, 16), (1380, 760, 84, 10)):
        ring = []
        for k in range(teeth * 4):
            ring.append(polar((x, y), r if k % 4 < 2 else r * 0.84, k * 90 / teeth))
        gears.poly(ring, WHITE)
        for k in range(6):
            spot = polar((x, y), r * 0.5, k * 60)
            gears.erase([polar(spot, r * 0.17, a) for a in range(0, 360, 20)])
    scene.add(scene.solid(gears.alpha(), metal((176, 120, 70), 0.9), 12), rim=(255, 214, 150), shadow=0.7)
    people = scene.canvas((20, 10, 12))
    for x, y, size in ((800, 590, 90), (880, 600, 96), (846, 560, 70), (760, 640, 120), (930, 650, 124)):
        figure(people, (x, y), size, (30, 14, 16))
    scene.add(people.image(), rim=(255, 226, 160), shadow=0.4)
    scene.sparks(70)
    return scene


def hermits_peak() -> Scene:
    scene = Field("hermits-peak", SNOW)
    sky(
        scene,
        ((0.0, (50, 60, 130)), (0.45, (150, 120, 180)), (0.75, (250, 180, 170)), (1.0, (255, 226, 180))),
        (255, 214, 214),
        0.5,
    )
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "hermit", 260, 2.4))
    orb(scene, (1260, 470), 60, (255, 214, 150))
    scene.burst((1260, 470), 520, 0.6, 24)
    for y, tone, lit in ((560, (150, 120, 170), (250, 206, 206)), (620, (110, 100, 160), (240, 200, 210))):
        ridge(scene, y, 70, tone, lit, y, 9, 0.35, haze=(255, 214, 200), depth=160, rim=WHITE)
        bank(scene, y + 60, 50, GOLDEN, 20, 0.8)
    peak = [
        (470, 830),
        (560, 690),
        (640, 560),
        (690, 440),
        (752, 330),
        (786, 232),
        (800, 190),
        (880, 186),
        (900, 236),
        (950, 330),
        (1000, 460),
        (1070, 580),
        (1130, 700),
        (1220, 830),
    ]
    rough = jagged(peak, 0.16, "peak", 5)
    side = scene.mask(rough)
    sheet = scene.base.copy()
    land(scene, [(-20, 60), (1700, 60)], (76, 76, 116), (250, 236, 236), 64, haze=(180, 150, 190), depth=760)
    layer = scene.base.convert("RGBA")
    layer.putalpha(side)
    scene.base = sheet
    scene.add(layer, rim=WHITE, halo=(255, 226, 206), reach=30, strength=0.4)
    hut = scene.canvas((60, 40, 40))
    at, size = (840.0, 192.0), 92.0
    hut.poly(fit(path("-.44,.04 -.44,-.5 .44,-.5 .44,.04"), at, size), (110, 76, 62))
    for k in range(5):
        hut.line(fit([(-0.44, -0.08 - 0.1 * k), (0.44, -0.08 - 0.1 * k)], at, size), 2, (60, 40, 40))
    hut.poly(fit(path("-.62,-.44 0,-1.0 .62,-.44 .5,-.44 0,-.84 -.5,-.44"), at, size), (250, 246, 250))
    hut.poly(fit(path("-.5,-.46 0,-.86 .5,-.46"), at, size), (86, 56, 52))
    hut.poly(fit(path(".22,-.7 .22,-1.05 .36,-1.05 .36,-.6"), at, size), (90, 80, 90))
    hut.line(fit(path("-.8,.0 -.8,-.7"), at, size), 5, (60, 40, 40))
    for k in range(6):
        x, y = -0.8 - 0.09 * k, -0.68 + 0.05 * k
        tone = ((220, 60, 60), (250, 200, 70), (70, 140, 210))[k % 3]
        hut.poly(fit([(x, y), (x + 0.06, y), (x + 0.03, y + 0.16)], at, size), tone)
    scene.add(hut.image(), rim=WHITE, shadow=0.4)
    lit = scene.mask(
        fit(path("-.28,-.12 -.28,-.36 -.06,-.36 -.06,-.12"), at, size),
        fit(path(".08,.04 .08,-.36 .28,-.36 .28,.04"), at, size),
    )
    scene.lit(lit, (255, 196, 90), 30, 1.0, 0.6)
    smoke = scene.canvas()
    smoke.stroke(spline([(868, 96), (880, 60), (862, 30), (890, -20)], 10), lambda t: 6 + 26 * t, WHITE)
    scene.shine(blur(smoke.alpha(), 7), (240, 230, 240), 0.4)
    way = scene.canvas()
    for k in range(34):
        t = k / 33
        spot = (840 + math.sin(t * 13) * lerp(26, 170, t), lerp(206, 700, t))
        way.disc(spot, (lerp(3, 12, t), lerp(2, 6, t)), WHITE)
    scene.dim(way.alpha(), 0.55, (70, 56, 90))
    trees = scene.canvas()
    source = rng("peak pines")
    for _ in range(30):
        x = source.gauss(840, 190)
        pine(trees, (x, source.uniform(600, 720)), source.uniform(40, 80), (40, 66, 84), (250, 246, 250))
    scene.add(trees.image(), shadow=0.2)
    for y in (650, 720):
        bank(scene, y, 64, GOLDEN, 90, 0.96)
    return scene


def stairs_of_the_colossus() -> Scene:
    scene = Field("stairs-of-the-colossus", ROCK)
    sky(
        scene,
        ((0.0, (40, 90, 120)), (0.5, (120, 180, 176)), (0.85, (250, 230, 176)), (1.0, (255, 240, 200))),
        WHITE,
        0.6,
    )
    scene.burst((840, 200), 640, 0.8, 30)
    ridge(scene, 520, 40, (110, 130, 120), (230, 220, 180), "far", 8, 0.25, haze=(240, 230, 196), depth=120)
    bank(scene, 520, 50, DAY, 60, 0.8)
    canvas = scene.canvas((220, 200, 170))
    steps(canvas, 840, (330, 830), (80, 420), 22, (250, 236, 206), (140, 120, 116))
    scene.add(canvas.image(), halo=(255, 246, 214), reach=40, strength=0.4, shadow=0.3)
    for s in (-1, 1):
        _leg(scene, 840 + s * 400, s)
    bank(scene, 120, 80, DAY, 60, 0.95, True)
    people = scene.canvas()
    for x, y, size in ((820, 430, 26), (866, 470, 32), (800, 540, 46), (890, 600, 58), (760, 680, 76), (950, 730, 88)):
        figure(people, (x, y), size, (76, 50, 56), size > 40)
    scene.add(people.image(), rim=(255, 250, 226), shadow=0.3)
    bank(scene, 770, 44, DAY, 60, 0.9)
    return scene


def _leg(scene: Scene, x: float, side: int) -> None:
    """A leg of bronze in its greave and sandal, the knee already among the clouds."""
    bronze: Stops = ((0.0, (10, 30, 32)), (0.3, (40, 92, 86)), (0.55, (98, 160, 142)), (0.8, (196, 228, 200)),
                     (1.0, (255, 250, 222)))  # fmt: skip
    block = scene.mask([(x - 190, 700), (x + 190, 700), (x + 204, 830), (x - 204, 830)])
    scene.add(
        masonry(scene, block, ((0.0, (240, 220, 184)), (1.0, (100, 88, 88))), 34), rim=(255, 246, 220), shadow=0.5
    )
    shape = (
        "-.66,-4 -.6,-3.1 -.52,-2.8 -.66,-2.2 -.64,-1.5 -.44,-.6 -.42,-.3 -.7,.04 -1.1,.3 -1.14,.5 -.5,.52 .5,.52 "
        ".54,.2 .42,-.2 .44,-.6 .68,-1.4 .72,-2.1 .56,-2.8 .66,-3.2 .74,-4"
    )
    leg = scene.mask(curve(shape, (x, 620), 160, 0, side > 0))
    scene.add(scene.solid(leg, bronze, 46), rim=(255, 250, 220), shadow=0.6)
    greave = scene.canvas()
    for flip in (False, True):
        greave.poly(
            curve("0,-2.9 .26,-2.96 .4,-2.7 .3,-2.46 .42,-2.1 .4,-1.4 .27,-.6 .22,-.4 0,-.3", (x, 620), 160, 0, flip),
            WHITE,
        )
    scene.add(scene.solid(ImageChops.multiply(greave.alpha(), leg), GOLD, 22), rim=(255, 252, 226), shadow=0.4)
    lines = scene.canvas()
    for k in range(4):
        y = 330 + k * 62
        lines.line(spline([(x - 70 + 6 * k, y), (x, y + 26), (x + 70 - 6 * k, y)], 8), 6, WHITE)
    lines.ring((x, 196), 24, 7, WHITE)
    scene.dim(ImageChops.multiply(lines.alpha(), greave.alpha()), 0.55, (90, 46, 8))
    straps = scene.canvas()
    for k in range(4):
        straps.line(spline([(x - 110, 610 + 20 * k), (x, 590 + 26 * k), (x + 110, 612 + 20 * k)], 8), 12, WHITE)
    scene.add(scene.solid(ImageChops.multiply(straps.alpha(), leg), GOLD, 5), shadow=0.3)
    toes = scene.canvas()
    for k in range(4):
        toes.line([(x + side * (66 + 20 * k), 694), (x + side * (74 + 18 * k), 668)], 4, WHITE)
    scene.dim(ImageChops.multiply(toes.alpha(), leg), 0.6, (10, 36, 36))


PICTURES = (stair_of_the_elect, hill_of_omens, shield_wall_pass, closing_walls, hermits_peak, stairs_of_the_colossus)
