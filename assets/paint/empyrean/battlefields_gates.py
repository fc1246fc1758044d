"""The battlefields between walls and gates: scales, cloister, dusk."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..archangelis import infernal_parts as parts
from ..archangelis.infernal_humans import candles, robed
from ..archangelis.infernal_scene import WHITE, Palette, Scene, curve, fit, metal, path, twin
from ..archangelis.places_land import bush, mist, orb, plain, ridge, sky
from ..archangelis.places_light import bank
from ..brush import GOLD, Canvas, Point, Stops, bezier, blur, mix, pointed, polar, spline, stars
from .battlefields_land import VIOLET, Field, arches, figure, masonry

NILE = Palette((60, 40, 30), (160, 110, 66), (240, 190, 120), (255, 226, 150), (255, 240, 196))
CLOISTER = Palette((6, 16, 32), (26, 56, 84), (100, 140, 160), (220, 240, 250), (206, 230, 246))
EVENING = Palette((18, 10, 46), (80, 40, 110), (226, 110, 110), (255, 190, 110), (255, 214, 180))


def _hieroglyph(marks: Canvas, kind: int, at: Point) -> None:
    """An eye, an ankh, water or a feather."""
    if kind == 0:
        marks.line(curve("-.8,0 0,-.6 .8,0 0,.5", at, 22), 4, WHITE)
        marks.disc(at, 6, WHITE)
    elif kind == 1:
        marks.ring((at[0], at[1] - 10), 9, 4, WHITE)
        marks.line([(at[0], at[1]), (at[0], at[1] + 22)], 5, WHITE)
        marks.line([(at[0] - 13, at[1] + 5), (at[0] + 13, at[1] + 5)], 5, WHITE)
    elif kind == 2:
        marks.line(fit(path("-1,0 -.5,-.4 0,0 .5,-.4 1,0"), at, 20), 5, WHITE)
        marks.line(fit(path("-1,.6 -.5,.2 0,.6 .5,.2 1,.6"), at, 20), 5, WHITE)
    else:
        marks.poly(curve("0,-1 .5,-.4 .3,.5 0,.9 -.3,.5 -.4,-.4", at, 20), WHITE)


def scales_of_maat() -> Scene:
    scene = Field("scales-of-maat", NILE)
    sky(
        scene,
        ((0.0, (50, 110, 140)), (0.45, (170, 180, 150)), (0.75, (255, 214, 140)), (1.0, (255, 236, 180))),
        (255, 240, 206),
        0.5,
    )
    orb(scene, (840, 300), 96, (255, 220, 130))
    scene.burst((840, 300), 640, 0.7, 34)
    far = scene.canvas((190, 140, 90))
    for x, size in ((330, 230), (1390, 260), (150, 150), (1560, 150)):
        far.poly([(x - size, 570), (x, 570 - size * 1.05), (x + size, 570)], (236, 190, 126))
        far.poly([(x, 570 - size * 1.05), (x + size, 570), (x + size * 0.2, 570)], (176, 126, 84))
    scene.add(far.image(), rim=(255, 246, 206), shadow=0.2)
    mist(scene, 560, 60, (255, 226, 160), 0.6)
    plain(scene, 570, (170, 120, 70), (255, 220, 150), 16, (255, 220, 150))
    stone: Stops = ((0.0, (255, 230, 180)), (1.0, (140, 92, 60)))
    for s in (-1, 1):
        pylon = scene.mask([(840 + s * 560, 740), (840 + s * 596, 230), (840 + s * 800, 230), (840 + s * 836, 740)])
        scene.add(masonry(scene, pylon, stone, 36), rim=(255, 250, 220), shadow=0.5)
        cap = scene.mask([(840 + s * 576, 232), (840 + s * 566, 200), (840 + s * 830, 200), (840 + s * 820, 232)])
        scene.add(scene.solid(cap, metal((226, 180, 110), 0.6), 8), rim=WHITE, shadow=0.3)
        marks = scene.canvas()
        for row in range(6):
            for k in range(3):
                _hieroglyph(marks, (row * 3 + k) % 4, (840 + s * (640 + 58 * k), 300 + row * 66))
        scene.dim(marks.alpha(), 0.6, (110, 60, 40))
    post = scene.canvas()
    post.poly(twin("0,-3.1 .08,-3.0 .1,-.3 .34,0 .7,.24 0,.24", (840, 690), 170, True), WHITE)
    tilt = 5
    left, right = polar((840, 210), 330, 180 + tilt), polar((840, 210), 330, tilt)
    post.stroke(
        spline([left, (680, 196), (840, 214), (1000, 216), right], 10), lambda t: 16 + 16 * math.sin(math.pi * t), WHITE
    )
    post.disc((840, 206), 40, WHITE)
    pans, wires = scene.canvas(), scene.canvas()
    for end in (left, right):
        low = (end[0], end[1] + 270)
        for dx in (-120, 0, 120):
            wires.line([end, (low[0] + dx, low[1])], 4, WHITE)
        pans.poly(fit(path("-.78,0 .78,0 .6,.26 .2,.38 -.2,.38 -.6,.26"), low, 170), WHITE)
    scene.add(scene.leaf(wires.alpha(), GOLD, 2), shadow=0.2)
    scene.add(scene.solid(post.alpha(), GOLD, 10), rim=(255, 252, 226), halo=(255, 220, 130), reach=40, strength=0.5)
    feather = scene.canvas()
    x, y = right[0], right[1] + 262
    feather.stroke(
        bezier([(x - 26, y - 20), (x - 34, y - 110), (x + 46, y - 196)], 20),
        lambda t: 92 * math.sin(math.pi * (0.08 + 0.84 * t)) ** 0.6,
        WHITE,
    )
    scene.add(
        scene.solid(feather.alpha(), metal((246, 250, 255), 0.4), 10), rim=WHITE, halo=WHITE, reach=26, strength=0.6
    )
    quill = scene.canvas()
    quill.stroke(bezier([(x - 30, y + 8), (x - 34, y - 110), (x + 46, y - 196)], 20), pointed(7), WHITE)
    for k in range(12):
        root = bezier([(x - 26, y - 20), (x - 34, y - 110), (x + 46, y - 196)], 12)[k]
        for s in (-1, 1):
            quill.line([root, (root[0] + s * 40, root[1] - 26)], 2, WHITE)
    scene.dim(ImageChops.multiply(quill.alpha(), feather.alpha()), 0.45, (90, 110, 150))
    hx, hy = left[0], left[1] + 206
    heart = scene.mask(twin("0,-.3 .2,-.62 .56,-.66 .76,-.3 .6,.16 0,.8", (hx, hy), 78))
    scene.add(
        scene.solid(heart, metal((214, 40, 46), 0.7), 18),
        rim=(255, 200, 190),
        halo=(255, 120, 90),
        reach=30,
        strength=0.6,
    )
    scene.add(scene.solid(pans.alpha(), GOLD, 12), rim=(255, 252, 226), halo=(255, 220, 130), reach=20, strength=0.4)
    disc = scene.canvas()
    disc.disc((840, 206), 20, WHITE)
    scene.lit(disc.alpha(), (60, 190, 190), 16, 0.6, 0.2)
    people = scene.canvas()
    for x, size in ((560, 110), (640, 96), (1040, 96), (1120, 110)):
        figure(people, (x, 748), size, (84, 50, 40), True)
    scene.add(people.image(), rim=(255, 246, 206), shadow=0.4)
    return scene


def silent_cloister() -> Scene:
    scene = Field("silent-cloister", CLOISTER)
    sky(scene, ((0.0, (6, 18, 44)), (0.5, (30, 70, 104)), (1.0, (120, 170, 180))), (120, 160, 190), 0.4)
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "cloister", 500, 2.6))
    parts.moon(scene, (840, 150), 80, (236, 244, 246))
    scene.burst((840, 150), 460, 0.6, 0)
    far = scene.canvas()
    far.poly([(-20, 300), (1700, 300), (1700, 560), (-20, 560)], WHITE)
    for hole in arches(120, 1560, 12, 440, 560, 36, True):
        far.erase(hole)
    scene.add(
        masonry(scene, far.alpha(), ((0.0, (120, 150, 166)), (1.0, (40, 62, 84))), 22), rim=(206, 236, 246), shadow=0.3
    )
    back = ImageChops.subtract(scene.mask([(-20, 300), (1700, 300), (1700, 560), (-20, 560)]), far.alpha())
    scene.dim(back, 0.8, (14, 30, 46))
    roof = scene.mask([(-20, 304), (60, 262), (1620, 262), (1700, 304)])
    scene.add(scene.solid(roof, metal((90, 120, 140), 0.9), 8), rim=(214, 240, 250), shadow=0.2)
    plain(scene, 552, (20, 54, 50), (120, 170, 140), 14, (90, 140, 150))
    way = scene.mask([(806, 556), (874, 556), (1000, 810), (680, 810)])
    scene.dim(blur(way, 4), 0.55, (176, 200, 206))
    well = scene.canvas()
    well.poly(twin("0,-.3 .8,-.3 .86,-.2 .74,-.1 .7,.5 .84,.62 0,.62", (840, 640), 110, True), WHITE)
    scene.add(scene.solid(well.alpha(), metal((170, 190, 200), 0.7), 10), rim=(226, 246, 255))
    pool = scene.canvas()
    pool.disc((840, 610), (76, 14), WHITE)
    scene.lit(pool.alpha(), (150, 220, 246), 20, 0.6, 0.2)
    trees = scene.canvas((30, 60, 60))
    for x in (420, 1260):
        for k in range(7):
            trees.poly(
                fit(path("-.2,0 -.16,-.6 0,-1.2 .16,-.6 .2,0"), (x + (k % 2) * 6, 660), 210 - k * 14),
                mix((16, 44, 46), (70, 116, 104), k / 7),
            )
    for x in (600, 1080):
        bush(trees, (x, 640), 90, (18, 52, 46), (130, 180, 150), x, 120)
    scene.add(trees.image(), rim=(190, 226, 230), shadow=0.3)
    for x, size in ((700, 180), (1000, 190), (240, 200), (1440, 200)):
        robed(scene, (x, 700), size, metal((60, 66, 84), 0.9), ("fore", "fore"), rim=(190, 220, 240))
    mist(scene, 620, 80, (150, 190, 206), 0.4)
    near = scene.canvas()
    near.poly([(-20, -20), (1700, -20), (1700, 820), (-20, 820)], WHITE)
    for hole in arches(-230, 1910, 3, 330, 830, 84, True):
        near.erase(hole)
    scene.add(
        masonry(scene, near.alpha(), ((0.0, (84, 100, 116)), (1.0, (20, 30, 44))), 40), rim=(200, 230, 246), shadow=0.7
    )
    trims = scene.canvas()
    for hole in arches(-230, 1910, 3, 330, 830, 62, True):
        trims.line(hole[1:-1], 12, WHITE)
    scene.add(scene.solid(trims.alpha(), metal((150, 170, 184), 0.8), 4), rim=(220, 240, 250), shadow=0.4)
    candles(scene, [(474, 770), (1186, 770), (494, 790), (1206, 790)], 40, (255, 206, 120))
    return scene


def gate_of_dusk() -> Scene:
    scene = Field("gate-of-dusk", EVENING)
    sky(
        scene,
        ((0.0, (20, 14, 66)), (0.45, (110, 50, 130)), (0.72, (236, 110, 110)), (1.0, (255, 190, 110))),
        (255, 160, 150),
        0.5,
    )
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "dusk", 420, 2.8))
    orb(scene, (840, 440), 120, (255, 170, 80))
    scene.burst((840, 440), 700, 0.7, 34)
    ridge(scene, 560, 40, (90, 44, 100), (226, 120, 120), "far", 8, 0.3, haze=(255, 160, 110), depth=100)
    plain(scene, 590, (70, 40, 90), (255, 160, 120), 14, (255, 160, 110))
    shine = scene.mask([(760, 592), (920, 592), (1180, 820), (500, 820)])
    scene.shine(blur(shine, 20), (255, 180, 100), 0.6)
    gate = scene.canvas()
    gate.poly([(470, 660), (490, 60), (1190, 60), (1210, 660)], WHITE)
    gate.erase(arches(620, 1060, 1, 340, 670, 0)[0])
    gate.poly([(440, 60), (452, 22), (1228, 22), (1240, 60)], WHITE)
    stone: Stops = ((0.0, (170, 110, 150)), (1.0, (40, 20, 60)))
    scene.add(masonry(scene, gate.alpha(), stone, 40), rim=(255, 190, 150), shadow=0.6)
    opening = arches(620, 1060, 1, 340, 670, 0)[0]
    gold = scene.canvas()
    gold.line(opening, 18, WHITE)
    gold.line([(450, 64), (1230, 64)], 9, WHITE)
    for k in range(13):
        spot = polar((840, 340), 256, 180 + k * 15)
        if spot[1] < 345:
            gold.poly([polar(spot, 20 if i % 2 == 0 else 7, i * 45 + k * 15) for i in range(8)], WHITE)
    for s in (-1, 1):
        gold.ring((840 + s * 290, 170), 40, 7, WHITE)
        if s < 0:
            for i in range(12):
                gold.poly(
                    [
                        polar((550, 170), 46, i * 30 - 5),
                        polar((550, 170), 62, i * 30),
                        polar((550, 170), 46, i * 30 + 5),
                    ],
                    WHITE,
                )
            gold.disc((550, 170), 24, WHITE)
        else:
            gold.poly(
                [
                    *(polar((1130, 170), 28, a) for a in range(40, 321, 10)),
                    *(polar((1142, 170), 21, a) for a in range(300, 59, -10)),
                ],
                WHITE,
            )
    scene.add(scene.leaf(gold.alpha(), GOLD, 4), halo=(255, 190, 110), reach=16, strength=0.5, shadow=0.4)
    doors = scene.canvas()
    for s in (-1, 1):
        doors.poly([(840 + s * 220, 660), (840 + s * 220, 320), (840 + s * 320, 260), (840 + s * 330, 720)], WHITE)
    scene.add(scene.solid(doors.alpha(), metal((130, 76, 60), 0.92), 10), rim=(255, 190, 130), shadow=0.5)
    studs = scene.canvas()
    for s in (-1, 1):
        for row in range(6):
            for k in range(3):
                studs.disc((840 + s * (242 + 30 * k), 350 + row * 60 + k * (row - 2) * 4), 7, WHITE)
    scene.add(scene.leaf(studs.alpha(), GOLD, 2), shadow=0.3)
    people = scene.canvas()
    for x, size in ((820, 90), (868, 84), (772, 80), (916, 78)):
        figure(people, (x, 690), size, (40, 14, 50), True)
        people.poly(
            [(x - 10, 690), (x + 10, 690), (x + (x - 840) * 0.7 + 20, 790), (x + (x - 840) * 0.7 - 20, 790)],
            (40, 14, 50),
            120,
        )
    scene.add(people.image(), rim=(255, 200, 140), shadow=0.2)
    for x in (400, 1280):
        bowl = scene.mask(twin("0,-.5 .7,-.5 .6,-.2 .22,0 .18,1.3 .5,1.6 0,1.6", (x, 600), 66))
        scene.add(scene.solid(bowl, metal((130, 90, 110)), 10), rim=(255, 200, 150), shadow=0.5)
        scene.fire(576, 150, 22, (x - 34, x + 34))
        scene.burst((x, 530), 120, 0.7, 0, (255, 170, 80))
    bank(scene, 740, 50, VIOLET, 130, 0.9)
    return scene


PICTURES = (scales_of_maat, silent_cloister, gate_of_dusk)
