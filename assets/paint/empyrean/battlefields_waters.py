"""The battlefields at still and running water: fountain, bridge, river, ice."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..archangelis import infernal_parts as parts
from ..archangelis.infernal_scene import WHITE, Palette, Scene, curve, fit, metal, path, twin
from ..archangelis.places_land import bush, jagged, land, orb, plain, rain, ridge, sky, trunk, water
from ..archangelis.places_light import bank
from ..brush import (
    GOLD,
    IVORY,
    Point,
    Stops,
    bezier,
    blur,
    lerp,
    levels,
    noise,
    pointed,
    polar,
    radial,
    rng,
    spline,
    stars,
)
from .battlefields_land import DAY, GOLDEN, Field, arches, figure, flag, glitter, halves, masonry, pine, spindrift

DAYBREAK = Palette((60, 60, 110), (170, 130, 160), (250, 210, 170), (255, 236, 190), (255, 244, 214))
ICE = Palette((8, 22, 44), (40, 84, 124), (150, 200, 226), (190, 255, 240), (230, 250, 255))
BLOSSOM = Palette((24, 20, 52), (80, 60, 120), (226, 140, 170), (255, 214, 200), (255, 226, 226))
MARBLE: Stops = (
    (0.0, (60, 54, 70)),
    (0.3, (140, 128, 138)),
    (0.55, (214, 204, 200)),
    (0.8, (250, 244, 232)),
    (1.0, WHITE),
)


def fountain_of_janus() -> Scene:
    scene = Field("fountain-of-janus", DAYBREAK)
    sky(scene, ((0.0, (16, 24, 76)), (0.6, (60, 90, 170)), (1.0, (140, 170, 220))), (150, 180, 240), 0.4)
    night = ImageChops.screen(scene.base, stars(scene.size, scene.key, 500, 3))
    sky(scene, ((0.0, (226, 130, 90)), (0.5, (255, 190, 120)), (1.0, (255, 236, 190))), (255, 244, 220), 0.6)
    scene.base = halves(scene.base, night)
    orb(scene, (300, 300), 54, (255, 220, 140))
    parts.moon(scene, (1390, 250), 64, (236, 240, 255))
    ridge(scene, 500, 30, (120, 100, 130), (226, 190, 180), "far", 9, 0.2, haze=(200, 180, 200), depth=90)
    plain(scene, 560, (110, 110, 124), (226, 214, 200), 16, (206, 190, 200))
    bank(scene, 520, 36, DAY, 20, 0.7)
    scene.burst((840, 300), 420, 0.45, 26)
    bowl = "0,-.1 1.0,-.1 1.04,-.02 .8,.14 .3,.22 .12,.3 .1,.62 .2,.72 0,.72"
    basin = scene.mask(twin("0,-.06 1.0,-.06 1.03,.02 .96,.2 .9,.26 0,.26", (840, 690), 470))
    scene.add(scene.solid(basin, MARBLE, 16), rim=WHITE)
    pool = scene.canvas()
    pool.disc((840, 668), (444, 34), WHITE)
    scene.dim(pool.alpha(), 0.9, (60, 130, 170))
    scene.shine(blur(pool.alpha(), 20), (120, 200, 240), 0.35)
    scene.add(scene.solid(scene.mask(twin(bowl, (840, 490), 240)), MARBLE, 12), rim=WHITE)
    jets = scene.canvas()
    for s in (-1, 1):
        for k in range(7):
            reach = 60 + 50 * k
            way = [(840 + s * 90, 440), (840 + s * (90 + reach * 0.5), 330 - 14 * k), (840 + s * (90 + reach), 660)]
            jets.stroke(bezier(way, 24), lambda t: 3 + 6 * t, WHITE)
        for k in range(5):
            x = 840 + s * (232 - 8 * k)
            jets.line([(x, 478), (x + s * 14, 664)], 5, WHITE)
    scene.shine(blur(jets.alpha(), 2), (226, 246, 255), 0.62)
    spindrift(scene, [(840 + k * 34, 664) for k in range(-11, 12)], 16, "pool")
    head = (
        "0,-1.06 .3,-1.04 .56,-.86 .64,-.6 .62,-.46 .68,-.36 .86,.02 .68,.08 .7,.16 .74,.22 .66,.28 .7,.36 .64,.46 "
        ".7,.7 .5,.98 .3,.9 .34,1.2 0,1.24"
    )
    bust = scene.mask(_double(head, (840, 320), 132))
    scene.add(scene.solid(bust, IVORY, 22), rim=WHITE, halo=(255, 236, 200), reach=40, strength=0.6)
    scene.dim(ImageChops.multiply(bust, radial(scene.size, (960, 330), (150, 240), 0.5)), 0.42, (50, 70, 150))
    marks = scene.canvas()
    for flip in (False, True):
        at, size = (840.0, 320.0), 132
        marks.line(curve(".36,-.34 .48,-.4 .62,-.34", at, size, 0, flip, False), 6, WHITE)
        marks.poly(curve(".4,-.22 .5,-.28 .58,-.2 .48,-.16", at, size, 0, flip), WHITE)
        marks.line(curve(".7,.2 .6,.2 .54,.24", at, size, 0, flip, False), 5, WHITE)
        for k in range(4):
            marks.line(
                curve(f"{0.6 - 0.1 * k},.5 {0.58 - 0.1 * k},.68 {0.46 - 0.09 * k},.88", at, size, 0, flip, False),
                4,
                WHITE,
            )
    scene.dim(marks.alpha(), 0.6, (60, 40, 40))
    leaves = scene.canvas()
    for s in (-1, 1):
        for k in range(7):
            spot = (840 + s * (8 + k * 13), 320 + 132 * (-1.0 + 0.055 * k))
            leaves.stroke(
                [spot, polar(spot, 22, -90 + s * (50 + 8 * k)), polar(spot, 44, -90 + s * (64 + 8 * k))], 15, WHITE
            )
    scene.add(scene.leaf(leaves.alpha(), GOLD, 3), shadow=0.3)
    return scene


def _double(half: str, at: Point, size: float) -> list[Point]:
    """A head with two profiles, with its features left sharp."""
    right = spline(fit(path(half), at, size), 4)
    return [*right, *((2 * at[0] - x, y) for x, y in reversed(right))]


def toll_bridge() -> Scene:
    scene = Field("toll-bridge", DAYBREAK)
    sky(
        scene,
        ((0.0, (70, 84, 150)), (0.45, (226, 140, 130)), (0.75, (255, 206, 140)), (1.0, (255, 236, 190))),
        (255, 220, 190),
        0.5,
    )
    orb(scene, (1200, 420), 56, (255, 214, 130))
    ridge(scene, 560, 60, (130, 90, 120), (236, 170, 150), "far", 9, 0.3, haze=(250, 200, 170), depth=160)
    bank(scene, 600, 60, GOLDEN, 40, 0.85)
    span = scene.canvas()
    span.poly([(-20, 500), (-20, 440), (840, 396), (1700, 440), (1700, 500), (1700, 800), (-20, 800)], WHITE)
    for hole in (*arches(200, 1480, 3, 640, 900, 76),):
        span.erase(hole)
    stone: Stops = ((0.0, (236, 206, 170)), (1.0, (96, 70, 78)))
    scene.add(masonry(scene, span.alpha(), stone, 30), rim=(255, 240, 206), shadow=0.5)
    rail = scene.canvas()
    for k in range(57):
        x = k * 30
        y = 440 - 44 * (1 - abs(x - 840) / 860)
        rail.poly([(x, y - 22), (x + 18, y - 22), (x + 18, y + 4), (x, y + 4)], WHITE)
    scene.add(masonry(scene, rail.alpha(), stone, 26), rim=(255, 246, 214), shadow=0.2)
    tower = scene.canvas()
    tower.poly([(690, 470), (700, 120), (980, 120), (990, 470)], WHITE)
    for k in range(6):
        tower.poly([(680 + k * 58, 122), (680 + k * 58, 70), (714 + k * 58, 70), (714 + k * 58, 122)], WHITE)
    tower.poly([(676, 122), (1004, 122), (1004, 146), (676, 146)], WHITE)
    scene.add(
        masonry(scene, tower.alpha(), ((0.0, (255, 226, 180)), (1.0, (110, 78, 80))), 28),
        rim=(255, 246, 214),
        shadow=0.6,
    )
    gate = arches(750, 930, 1, 330, 470, 0)[0]
    scene.dim(scene.mask(gate), 0.94, (34, 18, 26))
    scene.shine(
        ImageChops.multiply(scene.mask(gate), radial(scene.size, (840, 470), (120, 190), 1.2)), (255, 180, 90), 0.8
    )
    bars = scene.canvas()
    for k in range(7):
        bars.line([(762 + k * 26, 240), (762 + k * 26, 372)], 7, WHITE)
        bars.poly([(755 + k * 26, 370), (762 + k * 26, 390), (769 + k * 26, 370)], WHITE)
    for y in (290, 340):
        bars.line([(750, y), (930, y)], 6, WHITE)
    iron = scene.solid(ImageChops.multiply(bars.alpha(), scene.mask(gate)), metal((120, 110, 120), 0.9), 3)
    scene.add(iron, shadow=0.2)
    coin = scene.canvas()
    coin.disc((840, 194), 40, WHITE)
    scene.add(scene.solid(coin.alpha(), GOLD, 9), halo=(255, 206, 110), reach=26, strength=0.7)
    sign = scene.canvas()
    sign.ring((840, 194), 27, 5, WHITE)
    sign.poly([polar((840, 194), 17 if k % 2 == 0 else 7, k * 36 - 90) for k in range(10)], WHITE)
    scene.dim(sign.alpha(), 0.75, (110, 56, 10))
    bar = scene.canvas()
    for k in range(12):
        x0, x1 = lerp(560, 1120, k / 12), lerp(560, 1120, (k + 1) / 12)
        bar.line([(x0, 424), (x1, 424)], 15, (206, 40, 34) if k % 2 else (250, 240, 220))
    for x in (560, 1120):
        bar.line([(x, 410), (x, 460)], 20, (90, 60, 50))
    flag(bar, (696, 74), 66, (60, 90, 180), way=-1)
    flag(bar, (984, 74), 66, (60, 90, 180))
    figure(bar, (640, 428), 78, (50, 30, 50), True)
    figure(bar, (1050, 428), 78, (50, 30, 50), True)
    scene.add(bar.image(), rim=(255, 236, 200), shadow=0.4)
    for x in (722, 958):
        scene.fire(330, 70, 10, (x - 8, x + 8))
        scene.burst((x, 310), 90, 0.6, 0, (255, 180, 80))
    bank(scene, 730, 60, GOLDEN, 60, 0.95)
    return scene


def river_of_rebirth() -> Scene:
    scene = Field("river-of-rebirth", BLOSSOM)
    sky(
        scene,
        ((0.0, (60, 60, 130)), (0.45, (206, 130, 170)), (0.75, (255, 200, 180)), (1.0, (255, 236, 200))),
        (255, 220, 226),
        0.5,
    )
    scene.burst((840, 330), 640, 0.9, 32)
    orb(scene, (840, 330), 70, (255, 230, 190))
    ridge(scene, 360, 40, (140, 100, 150), (240, 190, 200), "far", 9, 0.25, haze=(255, 214, 206), depth=90)
    plain(scene, 400, (60, 110, 84), (190, 220, 140), 16, (250, 214, 200))
    river = scene.canvas()
    banks: tuple[list[Point], list[Point]] = ([], [])
    for k in range(61):
        t = k / 60
        x, half = 840 + math.sin(t * 9) * 150 * t**0.8, lerp(6, 250, t**1.7)
        for side, bank_line in zip((-1, 1), banks, strict=True):
            bank_line.append((x + side * half, lerp(402, 830, t**1.5)))
    river.poly([*banks[0], *reversed(banks[1])], WHITE)
    mask = river.alpha()
    scene.dim(blur(mask, 18), 0.6, (24, 70, 80))
    scene.dim(mask, 0.94, (40, 190, 200))
    flow = levels(noise(scene.final, "flow", (70, 6), 4, 0.7, 0).resize(scene.size), 120, 230)
    scene.shine(ImageChops.multiply(mask, flow), (220, 255, 250), 0.8)
    edge = ImageChops.subtract(mask, blur(mask, 9))
    scene.shine(blur(edge, 3), (226, 255, 246), 0.9)
    scene.shine(blur(mask, 40), (90, 230, 220), 0.4)
    trees = scene.canvas((90, 60, 70))
    for x, y, size in (
        (160, 560, 260),
        (420, 470, 150),
        (590, 430, 84),
        (1540, 560, 270),
        (1270, 470, 150),
        (1090, 430, 84),
    ):
        trunk(trees, (x, y + size * 0.32), size * 0.9, size * 0.12, (96, 62, 70), x, 0.2, 2, False)
        bush(trees, (x, y - size * 0.3), size * 1.1, (150, 50, 104), (255, 206, 220), x, 220)
    scene.add(trees.image(), rim=(255, 240, 240), shadow=0.3)
    petals, source = scene.canvas(), rng("petals")
    for _ in range(170):
        spot = (source.uniform(0, 1680), source.uniform(240, 800))
        petals.stroke([spot, polar(spot, 5, source.uniform(0, 360)), polar(spot, 12, source.uniform(0, 90))], 7, WHITE)
    scene.dim(petals.alpha(), 0.85, (255, 200, 220))
    for x, y, size in ((960, 500, 20), (900, 440, 11), (760, 690, 44), (890, 740, 38), (830, 590, 26)):
        lotus = scene.canvas()
        for k in range(7):
            a = -90 + (k - 3) * 26
            lotus.stroke([(x, y), polar((x, y), size * 0.6, a), polar((x, y), size * 1.2, a)], size * 0.5, WHITE)
        scene.lit(lotus.alpha(), (255, 190, 220), size, 0.8, 0.5)
    souls = [(840 + source.gauss(0, 150), source.uniform(120, 520)) for _ in range(26)]
    glitter(scene, souls, 22, (255, 250, 210))
    return scene


def frozen_lake() -> Scene:
    scene = Field("frozen-lake", ICE)
    sky(
        scene,
        ((0.0, (8, 16, 50)), (0.5, (26, 70, 120)), (0.85, (110, 180, 200)), (1.0, (190, 230, 236))),
        (120, 170, 210),
        0.3,
    )
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "ice", 500, 2.6))
    for k, tone in enumerate(((60, 255, 190), (110, 190, 255), (170, 110, 255))):
        veil = scene.canvas()
        source = rng("aurora", k)
        line = spline([(x, 120 + 60 * k + source.uniform(-70, 70)) for x in range(-100, 1900, 220)], 20)
        for x, y in line:
            veil.line([(x, y), (x + 16, y - source.uniform(70, 240))], 7, WHITE)
        scene.shine(blur(veil.alpha(), 9), tone, 0.85)
    peaks = [
        (-20, 430),
        (160, 300),
        (290, 380),
        (480, 210),
        (620, 350),
        (760, 300),
        (900, 390),
        (1080, 230),
        (1240, 350),
        (1420, 200),
        (1560, 330),
        (1700, 280),
    ]
    land(
        scene,
        jagged(peaks, 0.2, "peaks"),
        (60, 96, 136),
        (240, 250, 255),
        60,
        haze=(170, 210, 230),
        depth=260,
        rim=WHITE,
    )
    trees = scene.canvas((20, 50, 60))
    source = rng("pines")
    for k in range(64):
        x = k * 27 + source.uniform(-10, 10)
        pine(trees, (x, 478 + source.uniform(-6, 8)), source.uniform(60, 110), (26, 62, 70), (220, 240, 250))
    scene.add(trees.image(), shadow=0.2)
    water(scene, 478, 800, (120, 180, 206), WHITE, 840, 0.62)
    sheen = levels(noise(scene.final, "ice", 130, 4).resize(scene.size), 110, 230)
    low = scene.mask([(-10, 478), (1700, 478), (1700, 810), (-10, 810)])
    scene.dim(ImageChops.multiply(sheen, low), 0.5, (226, 244, 250))
    cracks = scene.canvas()
    draw = rng("cracks")
    hub = (880.0, 640.0)
    for k in range(9):
        end = (hub[0] + 900 * math.cos(k * 0.7), hub[1] + 190 * math.sin(k * 0.7))
        way = parts.bolt(hub, end, ("crack", k), 0.12, 5)
        cracks.stroke(way, pointed(7, 0.6), WHITE)
        root = way[len(way) // 3]
        cracks.stroke(
            parts.bolt(root, (root[0] + draw.uniform(-200, 200), root[1] + draw.uniform(-40, 60)), k, 0.14, 4),
            pointed(5),
            WHITE,
        )
    scene.dim(blur(cracks.alpha(), 5), 0.6, (30, 90, 130))
    scene.shine(cracks.alpha(), WHITE, 0.85)
    relics = scene.canvas((60, 70, 90))
    for x, y, size, lean, tone in ((440, 640, 210, -14, (150, 60, 60)), (1260, 620, 190, 10, (60, 90, 150))):
        pole = fit([(0, 0.1), (0, -1)], (x, y), size, lean)
        relics.line(pole, 8, (70, 54, 50))
        relics.poly(curve("0,-.98 .24,-.9 .5,-.96 .42,-.76 .5,-.56 .2,-.58 0,-.52", (x, y), size, lean), tone)
    for x, y, size, lean in ((620, 700, 130, 12), (1090, 720, 150, -18), (760, 560, 80, -8), (1420, 700, 130, 20)):
        relics.poly(fit(path("-.05,.1 -.05,-.7 .05,-.7 .05,.1"), (x, y), size, lean), (196, 210, 226))
        relics.poly(fit(path("-.22,-.7 -.22,-.78 .22,-.78 .22,-.7"), (x, y), size, lean), (206, 170, 90))
        relics.poly(fit(path("-.035,-.78 -.035,-1 .035,-1 .035,-.78"), (x, y), size, lean), (90, 60, 50))
    scene.add(relics.image(), rim=WHITE, shadow=0.35)
    drifts = [(-20, 720), (200, 700), (360, 760), (560, 812), (1180, 812), (1400, 750), (1560, 712), (1700, 730)]
    land(scene, spline(drifts, 8), (150, 190, 214), (250, 254, 255), 60, rim=WHITE)
    rain(scene, WHITE, 120, 1.4, 0.35)
    return scene


PICTURES = (fountain_of_janus, toll_bridge, river_of_rebirth, frozen_lake)
