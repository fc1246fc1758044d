"""The battlefields at the sea: reef, grotto, causeway, shore."""

from __future__ import annotations

import itertools
import math

from PIL import ImageChops

from ..archangelis import infernal_parts as parts
from ..archangelis.infernal_scene import WHITE, Palette, Scene, curve, fit, metal, path
from ..archangelis.places_land import jagged, land, mist, orb, rain, ridge, sky, water
from ..archangelis.places_light import bank
from ..brush import GOLD, Canvas, Point, bezier, blur, lerp, mix, pointed, polar, rng
from .battlefields_land import NIGHT, Field, figure, glitter, spindrift, waves

SEA = Palette((10, 26, 40), (30, 76, 92), (110, 170, 176), (220, 250, 246), (214, 250, 250))
REEF = Palette((6, 10, 26), (26, 42, 66), (84, 110, 130), (255, 190, 90), (200, 220, 240))
SIRENS = Palette((24, 20, 52), (80, 60, 120), (226, 140, 170), (255, 214, 200), (255, 226, 226))


def wreckers_reef() -> Scene:
    scene = Field("wreckers-reef", REEF)
    sky(
        scene,
        ((0.0, (8, 14, 34)), (0.5, (34, 54, 84)), (0.85, (110, 130, 140)), (1.0, (150, 160, 156))),
        (80, 100, 130),
        0.6,
        (240, 80),
    )
    parts.moon(scene, (420, 190), 74, (220, 230, 236))
    bank(scene, 120, 80, NIGHT, 100, 0.6, True)
    ridge(scene, 470, 14, (40, 58, 76), (110, 130, 146), "far", 9, 0.2, haze=(110, 134, 146), depth=60)
    water(scene, 490, 800, (14, 40, 56), (226, 240, 246), 420, 0.45)
    cliff = [(1180, 800), (1230, 560), (1300, 420), (1390, 380), (1500, 330), (1700, 310)]
    land(scene, [*jagged(cliff, 0.16, "cliff", 5)], (22, 26, 38), (120, 116, 120), 60, rim=(150, 170, 196))
    hut = scene.canvas((20, 16, 22))
    hut.poly(fit(path("-.3,0 -.2,-1 .2,-1 .3,0"), (1450, 356), 150), (40, 36, 46))
    hut.poly(fit(path("-.34,-1 0,-1.36 .34,-1"), (1450, 356), 150), (24, 20, 28))
    scene.add(hut.image(), rim=(255, 200, 120))
    lamp = scene.canvas()
    lamp.disc((1450, 232), 20, WHITE)
    beam_mask = scene.mask([(1450, 228), (-300, 460), (-300, 700), (1450, 240)])
    scene.shine(blur(beam_mask, 16), (255, 180, 80), 0.3)
    scene.lit(lamp.alpha(), (255, 170, 60), 60, 1.0, 1.0)
    hull = scene.canvas()
    at, size = (800.0, 530.0), 200.0
    hull.poly(curve("-1.5,-.62 -1.46,-.1 -1.1,.5 .1,.62 .2,.2 .34,-.02 .2,-.3 -.5,-.28 -1.2,-.5", at, size, -9), WHITE)
    hull.poly(curve(".55,.0 .5,.5 1.0,.62 1.7,.3 1.9,-.3 1.3,-.05 .8,-.2", (820, 560), size, 12), WHITE)
    planks = scene.canvas()
    for k in range(7):
        planks.line(
            curve(f"-1.5,{-0.45 + 0.13 * k} -.6,{-0.1 + 0.11 * k} .4,{-0.06 + 0.11 * k}", at, size, -9, False, False),
            3,
            WHITE,
        )
        planks.line(
            curve(
                f".5,{0.04 + 0.1 * k} 1.2,{0.06 + 0.1 * k} 1.9,{-0.2 + 0.12 * k}", (820, 560), size, 12, False, False
            ),
            3,
            WHITE,
        )
    rig = scene.canvas((60, 44, 36))
    for foot, tip, thick in (
        ((650, 480), (560, 110), 18),
        ((780, 500), (800, 250), 16),
        ((1040, 560), (1190, 400), 14),
    ):
        rig.line([foot, tip], thick, (84, 60, 46))
    rig.line([(460, 250), (740, 180)], 9, (84, 60, 46))
    rig.line([(700, 330), (890, 330)], 8, (84, 60, 46))
    rig.poly(curve("-.5,0 .5,-.24 .52,.3 .3,.2 .2,.55 .02,.3 -.16,.7 -.3,.35 -.5,.6", (600, 216), 260), (206, 196, 176))
    rig.poly(curve("-.5,0 .4,0 .3,.4 .1,.26 -.1,.5 -.3,.24", (800, 332), 190), (176, 166, 150))
    scene.add(rig.image(), rim=(230, 236, 246), shadow=0.3)
    timber = metal((122, 82, 56), 0.9)
    scene.add(scene.solid(hull.alpha(), timber, 22), rim=(230, 226, 220))
    scene.dim(ImageChops.multiply(planks.alpha(), hull.alpha()), 0.55, (20, 10, 8))
    rocks = scene.canvas()
    source = rng("reef")
    for k, (x, tall) in enumerate(((90, 190), (190, 300), (300, 210), (420, 150), (560, 90), (930, 130), (1010, 210),
                                   (1110, 260), (1200, 170), (1330, 120))):  # fmt: skip
        lean = source.uniform(-0.16, 0.16)
        form = [(-0.42, 0.5), (-0.38, 0.1), (-0.26, -0.1), (-0.22 + lean, -0.5), (-0.06 + lean, -0.62),
                (lean * 1.7, -1), (0.1 + lean, -0.9), (0.16 + lean, -0.5), (0.3, -0.36), (0.34, 0),
                (0.46, 0.5)]  # fmt: skip
        rocks.poly(jagged(fit(form, (x, 640), tall), 0.22, k, 4), WHITE)
    scene.add(scene.solid(rocks.alpha(), metal((110, 112, 128), 0.95), 9), rim=(200, 220, 240))
    for k, (y, size) in enumerate(((650, 40), (710, 62), (770, 80))):
        waves(scene, y, size, mix((44, 84, 104), (14, 36, 52), k / 2), ("reef", k), (110, 146, 166))
    rain(scene, (190, 210, 230), 160, 0.3, 0.25)
    return scene


def sanctuary_of_sirens() -> Scene:
    scene = Field("sanctuary-of-sirens", SIRENS)
    sky(
        scene,
        ((0.0, (66, 60, 140)), (0.5, (226, 140, 180)), (0.8, (255, 206, 190)), (1.0, (255, 240, 214))),
        (255, 220, 230),
        0.5,
    )
    scene.burst((840, 340), 560, 0.9, 30)
    orb(scene, (840, 350), 60, (255, 230, 200))
    ridge(scene, 440, 20, (140, 100, 150), (250, 200, 206), "isle", 9, 0.2, haze=(255, 214, 214), depth=50)
    water(scene, 450, 800, (30, 150, 170), (255, 250, 236), 840, 0.55)
    for near, tone, lit in ((0, (70, 60, 104), (214, 150, 180)), (1, (28, 26, 56), (120, 96, 140))):
        grow = 1 + 0.24 * near
        source = rng("grotto", near)
        ring = [
            (x * source.uniform(0.94, 1.06), y * source.uniform(0.95, 1.05))
            for x, y in (polar((0, 0), 1, d) for d in range(180, 361, 9))
        ]
        ring = [(840 + 620 * grow * x, 500 + 440 * grow * y) for x, y in ring]
        hole = jagged([(ring[0][0], 840), *ring, (ring[-1][0], 840)], 0.16, ("grotto", near), 3)
        rock = ImageChops.invert(scene.mask(hole))
        sheet = scene.base.copy()
        land(scene, [(-20, -20), (1700, -20)], tone, lit, 64)
        layer = scene.base.convert("RGBA")
        layer.putalpha(rock)
        scene.base = sheet
        scene.add(layer, rim=(255, 206, 220), shadow=0.5)
    for x, size, seed in ((470, 150, 1), (1210, 170, 2), (840, 110, 3)):
        _siren(scene, (x, 600 if x != 840 else 520), size, seed)
    coral, source = scene.canvas(), rng("coral")
    for x in (40, 150, 1540, 1650, 260, 1430):
        for _ in range(7):
            tip = (x + source.uniform(-90, 90), source.uniform(560, 700))
            coral.stroke(bezier([(x, 820), (x, 740), tip], 10), pointed(26, 0.5), WHITE)
            coral.disc(tip, 8, WHITE)
    scene.add(scene.solid(coral.alpha(), metal((255, 110, 120), 0.6), 7), rim=(255, 220, 210))
    for x, y in ((360, 740), (1330, 736), (760, 770)):
        shell = scene.canvas()
        for k in range(9):
            a = -90 + (k - 4) * 17
            shell.stroke(
                [(x, y + 30), polar((x, y + 30), 36, a), polar((x, y + 30), 76, a)], lambda t: 4 + 17 * t, WHITE
            )
        scene.add(scene.solid(shell.alpha(), metal((255, 214, 206), 0.4), 4), rim=WHITE)
        pearl = scene.canvas()
        pearl.disc((x, y + 10), 13, WHITE)
        scene.lit(pearl.alpha(), (255, 246, 240), 20, 0.8, 0.8)
    glitter(scene, [(source.uniform(300, 1380), source.uniform(470, 780)) for _ in range(26)], 15, (255, 250, 240))
    return scene


def _siren(scene: Scene, at: Point, size: float, seed: int) -> None:
    """A siren with her harp on a rock, dark before the light."""
    flip = seed == 2
    rock = scene.mask(jagged(fit(path("-1.3,.75 -1,.3 -.5,.05 .1,0 .6,.1 1.0,.4 1.3,.75"), at, size), 0.12, seed, 3))
    scene.add(scene.solid(rock, metal((120, 96, 130), 0.92), 10), rim=(255, 214, 214))
    body = scene.canvas()
    shape = (
        "-.16,-.72 -.04,-.8 .12,-.72 .1,-.4 .2,-.1 .7,0 1.1,.25 1.2,.12 1.42,.1 1.3,.34 1.42,.52 1.16,.46 .8,.28 "
        ".2,.18 -.2,.08 -.22,-.2 -.12,-.4"
    )
    body.poly(curve(shape, at, size, 0, flip), WHITE)
    body.disc(fit([(-0.04, -0.96)], at, size, 0, flip)[0], size * 0.13, WHITE)
    body.poly(curve("-.1,-1.12 .1,-1.1 .16,-.9 .3,-.6 .22,-.3 .34,-.1 .1,-.3 .06,-.7", at, size, 0, flip), WHITE)
    body.stroke(fit(path("-.1,-.66 -.3,-.5 -.5,-.56"), at, size, 0, flip), lambda t: size * 0.09, WHITE)
    scene.add(
        scene.solid(body.alpha(), metal((96, 190, 190), 0.9), size * 0.06),
        rim=(255, 236, 230),
        halo=(255, 220, 220),
        reach=26,
    )
    harp = scene.canvas()
    harp.line(curve("-.42,-.1 -.78,-.2 -.86,-.8 -.5,-1.0 -.42,-.8", at, size, 0, flip, False), size * 0.06, WHITE)
    harp.line(fit(path("-.42,-.1 -.44,-.86"), at, size, 0, flip), size * 0.05, WHITE)
    for k in range(5):
        harp.line(
            fit([(-0.5 - 0.07 * k, -0.16 - 0.01 * k), (-0.5 - 0.07 * k, -0.94 + 0.02 * k)], at, size, 0, flip), 2, WHITE
        )
    scene.add(scene.leaf(harp.alpha(), GOLD, 3), shadow=0.2)


def giants_causeway() -> Scene:
    scene = Field("giants-causeway", SEA)
    sky(
        scene,
        ((0.0, (56, 110, 150)), (0.45, (150, 190, 200)), (0.75, (250, 226, 180)), (1.0, (255, 240, 206))),
        WHITE,
        0.6,
    )
    scene.burst((1000, 400), 600, 0.7, 26)
    orb(scene, (1000, 410), 50, (255, 236, 180))
    ridge(scene, 450, 24, (90, 120, 130), (200, 210, 190), "far", 9, 0.25, haze=(230, 226, 200), depth=60)
    water(scene, 470, 800, (30, 96, 110), (255, 250, 226), 1000, 0.5)
    source = rng("basalt")
    cells = []
    for row in range(13):
        t = row / 12
        y, size = lerp(500, 800, t**1.3), lerp(16, 66, t)
        x = -size - (row % 2) * size * 0.87
        while x < 1700:
            way = 840 + 130 * math.sin(row * 0.55)
            near = abs(x - way) / lerp(150, 900, t)
            height = lerp(120, 300, t) * (1.15 - near) * source.uniform(0.5, 1.0) + (
                near * 120 * t if near < 1.25 else -1
            )
            if near < 1.15 and height > 10:
                cells.append((x, y, size, height * (0.45 if near < 0.4 else 1.0)))
            x += size * 1.74
    stacks = scene.canvas()
    for x, tall in ((250, 190), (390, 120), (1440, 240), (1320, 110)):
        stacks.poly(
            jagged(fit(path("-.3,.1 -.26,-.6 -.1,-1 .12,-.94 .24,-.5 .32,.1"), (x, 500), tall), 0.1, x, 4), WHITE
        )
    scene.add(scene.solid(stacks.alpha(), metal((130, 130, 126), 0.85), 12), rim=(255, 246, 214), shadow=0.2)
    for row in range(3):
        spindrift(scene, [(k * 12, 540 + 70 * row + 9 * math.sin(k * 0.4)) for k in range(141)], 8, row, WHITE, 0.5)
    canvas = scene.canvas((40, 44, 52))
    for x, y, size, height in cells:
        _prism(canvas, x, y, size, height, source.uniform(-0.1, 0.12))
    scene.add(canvas.image(), rim=(255, 246, 214), shadow=0.4)
    people = scene.canvas((30, 30, 40))
    for x, y in ((826, 520), (870, 512), (848, 500)):
        figure(people, (x, y - 46), 40, (34, 28, 40), True)
    scene.add(people.image(), rim=(255, 240, 206), shadow=0)
    mist(scene, 500, 60, (240, 236, 214), 0.4)
    return scene


def _prism(canvas: Canvas, x: float, y: float, size: float, height: float, turn: float) -> None:
    """A column of basalt: six sides, three of them seen."""
    top = [(x + dx, y - height + dy * 0.42) for dx, dy in (polar((0, 0), size, 60 * k + 90 * turn) for k in range(6))]
    order = sorted(top)
    left, right = order[0], order[-1]
    front = sorted((p for p in top if p[1] >= y - height and p not in (left, right)), key=lambda p: p[0])
    line = [left, *front, right]
    tones = ((84, 84, 92), (120, 112, 108), (54, 56, 68), (40, 42, 54))
    for k, (a, b) in enumerate(itertools.pairwise(line)):
        canvas.poly([a, b, (b[0], b[1] + height), (a[0], a[1] + height)], tones[min(k, 3)])
        canvas.line([b, (b[0], b[1] + height)], max(1, size * 0.03), (24, 26, 34))
        for share in (0.35, 0.7):
            canvas.line([(a[0], a[1] + height * share), (b[0], b[1] + height * share)], 1.2, (30, 32, 40), 140)
    tone = mix((150, 146, 130), (206, 196, 160), turn * 4 + 0.4)
    canvas.poly(top, tone)
    canvas.line([*top, top[0]], max(1, size * 0.035), mix(tone, WHITE, 0.4))


def storm_shore() -> Scene:
    scene = Field("storm-shore", SEA)
    sky(
        scene,
        ((0.0, (16, 22, 34)), (0.5, (50, 70, 84)), (0.85, (130, 150, 146)), (1.0, (176, 186, 170))),
        (30, 40, 54),
        0.7,
        (220, 90),
    )
    bank(
        scene,
        180,
        100,
        ((0.0, (10, 14, 24)), (0.5, (44, 56, 72)), (0.75, (110, 126, 136)), (1.0, (206, 220, 220))),
        120,
        0.95,
        True,
    )
    for k, (x0, x1, y1) in enumerate(((900, 820, 470), (1260, 1330, 440), (420, 360, 450))):
        parts.lightning(scene, (x0, 120), (x1, y1), 10 if k == 0 else 6, (206, 236, 255), k)
    water(scene, 460, 800, (22, 60, 70), (226, 246, 246), 820, 0.4)
    for k, (y, size) in enumerate(((500, 44), (570, 80), (660, 130))):
        waves(scene, y, size, mix((60, 120, 126), (18, 62, 74), k / 2), k)
    shore = [
        (-20, 640),
        (160, 660),
        (330, 720),
        (520, 770),
        (700, 812),
        (1100, 812),
        (1300, 740),
        (1480, 640),
        (1560, 560),
        (1700, 520),
    ]
    land(scene, jagged(shore, 0.1, "shore", 5), (46, 48, 56), (150, 150, 146), 40, rim=(226, 240, 240))
    light = scene.canvas((90, 90, 96))
    light.poly(fit(path("-.26,0 -.17,-1.5 .17,-1.5 .26,0"), (1530, 600), 180), (206, 206, 200))
    for k in (0, 2, 4):
        a, b = k * 0.3, k * 0.3 + 0.3
        light.poly(
            fit(
                [(-0.26 + 0.06 * a, -a), (0.26 - 0.06 * a, -a), (0.26 - 0.06 * b, -b), (-0.26 + 0.06 * b, -b)],
                (1530, 600),
                180,
            ),
            (150, 50, 46),
        )
    light.poly(fit(path("-.22,-1.5 -.22,-1.58 .22,-1.58 .22,-1.5"), (1530, 600), 180), (40, 40, 48))
    light.poly(fit(path("-.17,-1.86 0,-2.1 .17,-1.86"), (1530, 600), 180), (40, 40, 48))
    scene.add(light.image(), rim=(240, 250, 250))
    lamp = scene.mask(fit(path("-.13,-1.58 -.13,-1.86 .13,-1.86 .13,-1.58"), (1530, 600), 180))
    scene.shine(blur(scene.mask([(1530, 290), (-300, 90), (-300, 420)]), 24), (255, 240, 190), 0.34)
    scene.lit(lamp, (255, 220, 130), 50, 1.0, 1.0)
    rain(scene, (200, 220, 226), 420, 0.45, 0.4)
    return scene


PICTURES = (wreckers_reef, sanctuary_of_sirens, giants_causeway, storm_shore)
