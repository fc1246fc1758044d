"""Souls, and what feeds on them."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..archangelis.infernal_parts import crown, hood
from ..archangelis.infernal_scene import curve, fit, twin
from ..archangelis.places_land import mist, water
from ..brush import Canvas, Color, Point, Stops, bezier, blur, pointed, polar, rng, taper
from .field import BRONZE, GILT, GRAVE, SHROUD, WHITE, Field, stuff
from .spectres_land import (
    BLACK_ROBE,
    DUSK,
    FLAME,
    GREEN,
    LILAC,
    MINT,
    NIGHT,
    ROBE,
    VIOLET,
    dead_tree,
    ghost,
    graves,
    hollows,
    motes,
    night,
    soul,
)


def soul_of_the_living(key: str) -> Field:
    """A sleeper, and the soul that leaves with the heart still beating in it."""
    scene = night(key, GRAVE, NIGHT, None, ground=700)
    scene.burst((560, 300), 460, 0.6, 26, GREEN)
    thread = scene.canvas()
    thread.stroke(bezier([(440, 660), (640, 600), (470, 520), (560, 400)], 24), taper(26, 0.5), WHITE)
    scene.lit(thread.alpha(), GREEN, 24, 0.8, 0.3)
    soul(scene, (560, 250), 170, GREEN)
    heart = scene.mask(twin("0,-.4 .3,-.8 .8,-.7 .9,-.1 .5,.5 0,1.0", (560, 372), 44))
    scene.dim(heart, 0.9, (170, 20, 40))
    scene.lit(heart, (220, 40, 50), 40, 0.8, 0.05)
    scene.put([(130, 720), (990, 720), (1040, 840), (80, 840)], stuff((84, 96, 108), 0.5), 14, rim=MINT)
    scene.put(
        curve("-3.6,.1 -3.5,-.5 -2.9,-.66 -2.4,-.3 -2.5,.1", (560, 716), 110), stuff((210, 204, 190), 0.6), 18, rim=MINT
    )
    face = "-3.3,-.5 -3.2,-.86 -2.9,-.98 -2.64,-.9 -2.56,-1.02 -2.46,-.86 -2.36,-.84 -2.3,-.6 -2.2,-.3 -2.9,-.2"
    scene.put(curve(face, (560, 716), 110), stuff((222, 186, 156), 0.5), 20, rim=MINT)
    scene.put(
        curve("-3.4,-.3 -3.4,-.8 -3.0,-1.06 -2.7,-1.0 -3.0,-.8 -3.0,-.3", (560, 716), 110), stuff((70, 50, 44), 0.4), 12
    )
    sheet = "-2.3,.1 -2.2,-.6 -1.2,-.95 .4,-.8 1.8,-.7 2.6,-.95 3.1,-.8 3.5,-.2 3.6,.12"
    scene.put(curve(sheet, (560, 716), 110), stuff((96, 120, 150), 0.6), 30, rim=MINT)
    folds = scene.canvas()
    for k in range(9):
        x = 350 + k * 68
        folds.stroke(bezier([(x, 640), (x + 20, 690), (x + 6, 726)], 10), taper(13), WHITE)
    scene.dim(folds.alpha(), 0.4)
    motes(scene, GREEN, 60)
    return scene


def cowled(scene: Field, foot: Point, height: float, stops: Stops = BLACK_ROBE, eyes: Color | None = None) -> None:
    """A tall hooded robe with nobody in it."""
    robe = twin("0,-.86 .08,-.84 .15,-.76 .17,-.5 .20,-.25 .30,.02 0,.03", foot, height)
    scene.put(robe, stops, height * 0.05, rim=scene.air.rim, shadow=0.5)
    lines = scene.canvas()
    for k in range(-5, 6):
        lines.stroke(
            bezier(fit([(k * 0.018, -0.74), (k * 0.03, -0.4), (k * 0.052, 0.0)], foot, height), 12),
            taper(height * 0.018),
            WHITE,
        )
    scene.dim(lines.alpha(), 0.55)
    top = (foot[0], foot[1] - height * 0.88)
    scene.add(hood(scene, top, height * 0.13, stops), rim=scene.air.rim, shadow=0.4)
    if eyes:
        dots = scene.canvas()
        for s in (-1, 1):
            dots.disc((top[0] + s * height * 0.022, top[1] + height * 0.005), height * 0.011, WHITE)
        scene.lit(dots.alpha(), eyes, 16, 1.0, 0.8)


def taker_of_souls(key: str) -> Field:
    """A cowled collector with a cage lantern full of captured lights."""
    scene = night(key, SHROUD, DUSK, (230, 190), 100, 680)
    dead_tree(scene, (1010, 760), 620, "tree", 0.09)
    graves(scene, ((120, 640, 80, -6), (300, 620, 70, 4), (900, 650, 90, 6)))
    cowled(scene, (430, 830), 740, ROBE, GREEN)
    sleeve = scene.canvas()
    sleeve.stroke(bezier([(470, 330), (590, 400), (690, 290)], 16), lambda t: 74 + 40 * t, WHITE)
    scene.add(scene.solid(sleeve.alpha(), ROBE, 18), rim=LILAC, shadow=0.5)
    bones = scene.canvas()
    for k in range(4):
        bones.line([(700, 276 + k * 11), (752, 268 + k * 12), (762, 290 + k * 9)], 11, WHITE)
    scene.add(scene.solid(bones.alpha(), stuff((206, 210, 186)), 4), rim=WHITE)
    scene.burst((750, 500), 300, 0.7, 0, GREEN)
    for x, y, size, turn in ((730, 450, 40, 14), (790, 500, 34, -20), (710, 540, 34, 30), (764, 580, 40, -6)):
        soul(scene, (x, y), size, GREEN, turn)

    def cage(c: Canvas) -> None:
        c.line([(750, 300), (750, 350)], 9, WHITE)
        c.poly(twin("0,-1.3 .3,-1.1 .75,-.8 .75,-.68 0,-.68", (750, 490), 130), WHITE)
        c.poly(twin("0,1.15 .75,1.15 .6,1.36 0,1.42", (750, 490), 130), WHITE)
        for k in range(-3, 4):
            x = 750 + k * 31
            c.line([(x, 400), (x + k * 3, 520), (x, 640)], 8, WHITE)

    scene.drawn(cage, BRONZE, 6, rim=MINT, shadow=0.4)
    mist(scene, 790, 80, (96, 76, 150), 0.8)
    motes(scene, GREEN, 50)
    return scene


def eater_of_souls(key: str) -> Field:
    """A vast face in the dark whose open mouth draws the souls in."""
    scene = Field(key, GRAVE)
    scene.sky()
    scene.burst((560, 500), 460, 0.6, 0, GREEN)
    face = scene.canvas()
    face.poly(twin("0,-.86 .44,-.9 .8,-.7 .86,-.3 .74,.05 .86,.4 .8,.85 .6,1.25 .9,1.9 0,1.7", (560, 400), 380), WHITE)
    for s in (-1, 1):
        for k in range(6):
            root = (560 + s * (70 + k * 52), 120 + k * 34)
            tip = (560 + s * (130 + k * 96), -90 + k * 74)
            face.stroke(bezier([root, (root[0] - s * 10, root[1] - 90), tip], 14), pointed(92, 0.7), WHITE)
    ghost(scene, face.alpha(), GREEN, -40, 1000, 0.5, 60)
    eyes = [
        curve(f"{s * 0.14},-.20 {s * 0.34},-.40 {s * 0.68},-.60 {s * 0.64},-.28 {s * 0.38},-.12", (560, 400), 380)
        for s in (-1, 1)
    ]
    mouth = twin("0,.02 .3,.05 .56,.3 .6,.62 .42,.94 0,1.05", (560, 400), 380)
    hollows(scene, [*eyes, mouth], (2, 10, 12), 0.96)
    scene.burst((560, 610), 260, 0.55, 30, VIOLET)
    dots = scene.canvas()
    for s in (-1, 1):
        dots.disc((560 + s * 172, 276), 17, WHITE)
    scene.lit(dots.alpha(), (230, 255, 150), 40, 1.0, 0.8)
    teeth = scene.canvas()
    for k in range(-4, 5):
        x = 560 + k * 46
        y = 430 + abs(k) ** 1.6 * 7
        teeth.poly([(x - 21, y - 8), (x + 21, y - 8), (x + k * 2, y + 96 - abs(k) * 9)], WHITE)
        y = 780 - abs(k) ** 1.6 * 7
        teeth.poly([(x - 19, y + 8), (x + 19, y + 8), (x - k * 2, y - 84 + abs(k) * 8)], WHITE)
    scene.add(scene.solid(teeth.alpha(), stuff((206, 224, 190), 0.8), 8), rim=MINT, shadow=0.5)
    for x, y, size, turn in (
        (300, 640, 44, -70),
        (830, 650, 44, 70),
        (470, 600, 30, -40),
        (660, 590, 30, 40),
        (150, 700, 56, -60),
        (990, 690, 56, 64),
    ):
        soul(scene, (x, y), size, (170, 200, 255), turn)
    motes(scene, MINT, 50)
    return scene


def soul_of_the_powerful(key: str) -> Field:
    """A crowned ghost with sceptre, burning bright above its own tomb."""
    scene = night(key, SHROUD, DUSK, None, ground=700)
    scene.burst((560, 330), 600, 0.45, 34, VIOLET)
    scene.put([(250, 700), (870, 700), (920, 830), (200, 830)], stuff((96, 90, 124), 0.6), 14, rim=LILAC)
    scene.put([(220, 664), (900, 664), (916, 710), (204, 710)], stuff((120, 112, 150), 0.6), 10, rim=LILAC)
    body = scene.mask(
        twin("0,-.52 .3,-.54 .74,-.46 .94,-.2 .70,.06 .58,.5 .54,1.0 .38,1.5 .2,1.9 0,2.1", (560, 340), 250),
        twin("0,-1.14 .22,-1.06 .28,-.82 .2,-.56 0,-.46", (560, 340), 250),
    )
    arms = scene.canvas()
    for s in (-1, 1):
        arms.stroke(
            bezier([(560 + s * 130, 290), (560 + s * 270, 380), (560 + s * 250, 210)], 18), lambda t: 92 - 40 * t, WHITE
        )
    ghost(scene, ImageChops.lighter(body, arms.alpha()), (186, 140, 255), 0, 900, 0.8, 50)
    at = (560.0, 120.0)
    hollows(
        scene,
        [curve(f"{s * 0.05},.02 {s * 0.13},-.06 {s * 0.2},.0 {s * 0.12},.1", at, 250) for s in (-1, 1)],
        (20, 4, 50),
        0.97,
    )
    scene.shine(scene.mask(twin("0,.16 .12,.12 .22,.14 .2,.4 .1,.66 0,.78", at, 250)), WHITE, 0.5)
    collar = scene.canvas()
    for k, spot in enumerate(bezier([(400, 250), (470, 420), (650, 420), (720, 250)], 14)):
        collar.disc(spot, 20 if k == 7 else 13, WHITE)
    scene.add(scene.leaf(collar.alpha(), GILT, 4), rim=WHITE, shadow=0.3, halo=(255, 210, 150), reach=16, strength=0.5)
    scene.add(crown(scene, (560, 72), 190, 7, GILT, key), rim=WHITE, halo=(255, 220, 150), reach=40, strength=0.9)

    def sceptre(c: Canvas) -> None:
        c.line([(810, 420), (810, 120)], 15, WHITE)
        c.disc((810, 96), 34, WHITE)
        c.line([(310, 470), (310, 90)], 17, WHITE)
        c.line([(262, 260), (358, 260)], 17, WHITE)
        c.poly([(298, 100), (322, 100), (310, 40)], WHITE)

    scene.drawn(sceptre, GILT, 6, rim=WHITE, halo=(255, 210, 150), reach=24, strength=0.6)
    motes(scene, LILAC, 90)
    return scene


def devourer_of_souls(key: str) -> Field:
    """A worm out of the earth: ring within ring of teeth about a throat of violet fire."""
    scene = Field(key, SHROUD)
    scene.sky()
    scene.burst((520, 420), 620, 0.5, 0, VIOLET)
    body = scene.canvas()
    coil = bezier([(1180, 880), (1000, 420), (1180, 60), (800, 60), (600, 250)], 60)
    body.stroke(coil, lambda t: 330 - 40 * t, WHITE)
    rings = scene.canvas()
    hide = stuff((74, 96, 92), 0.5)
    scene.add(scene.solid(body.alpha(), hide, 70), rim=(150, 230, 200), shadow=0.5)
    for k in range(4, 58, 4):
        (x0, y0), (x1, y1) = coil[k], coil[k + 1]
        d = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
        rings.stroke(
            bezier(
                [
                    polar((x0, y0), 160, d),
                    polar((x0 + (x1 - x0) * 3, y0 + (y1 - y0) * 3), 10, d),
                    polar((x0, y0), -160, d),
                ],
                14,
            ),
            taper(22, 0.4),
            WHITE,
        )
    scene.dim(rings.alpha(), 0.6)
    centre = (440.0, 400.0)
    lip = scene.canvas()
    lip.disc(centre, 330, WHITE)
    scene.add(scene.solid(lip.alpha(), stuff((120, 90, 120), 0.6), 60), rim=LILAC, shadow=0.7)
    for r, tone, count, long in ((286, (66, 24, 60), 22, 96), (206, (44, 10, 52), 17, 80), (138, (24, 4, 40), 13, 62)):
        pit = scene.canvas(tone)
        pit.disc(centre, r, tone)
        scene.add(pit.image(), shadow=0.6)
        teeth = scene.canvas()
        for k in range(count):
            a = k * 360 / count + r
            teeth.poly(
                [
                    polar(centre, r + 6, a - 170 / count),
                    polar(centre, r - long, a),
                    polar(centre, r + 6, a + 170 / count),
                ],
                WHITE,
            )
        scene.add(scene.solid(teeth.alpha(), stuff((214, 220, 190), 0.8), 8), rim=MINT, shadow=0.6)
    scene.burst(centre, 150, 1.0, 16, VIOLET)
    for x, y, size, turn in (
        (130, 120, 50, 130),
        (80, 620, 54, 60),
        (640, 700, 44, -40),
        (300, 300, 34, 130),
        (520, 500, 30, -50),
    ):
        soul(scene, (x, y), size, GREEN, turn)
    motes(scene, VIOLET, 60)
    return scene


def will_o_the_wisp(key: str) -> Field:
    """Cold lights over black water, leading nowhere."""
    scene = night(key, GRAVE, NIGHT, None, ground=520)
    dead_tree(scene, (120, 600), 560, "a", 0.1)
    dead_tree(scene, (1030, 590), 480, "b", 0.1)
    lights = ((560, 330, 74), (300, 420, 40), (820, 400, 44), (680, 200, 26), (430, 180, 24), (930, 250, 22))
    for x, y, size in lights:
        scene.burst((x, y), size * 4, 0.6, 0, (110, 255, 220))
        flame = scene.mask(curve(FLAME, (x, y), size, 0, x < 560))
        scene.lit(flame, (70, 240, 200), size, 1.0, 0.2)
        scene.shine(
            blur(scene.mask(curve("0,.8 -.4,.5 -.4,0 0,-.6 .4,0 .4,.5", (x, y), size)), size * 0.14), WHITE, 0.9
        )
    water(scene, 560, 820, (4, 20, 24), (150, 255, 226), 560, 0.75)
    source = rng(key, "reeds")

    def reeds(c: Canvas) -> None:
        for _ in range(60):
            x = source.choice((source.uniform(0, 330), source.uniform(800, 1120)))
            h = source.uniform(80, 240)
            c.stroke(
                bezier([(x, 840), (x + 8, 840 - h * 0.6), (x + source.uniform(-40, 40), 840 - h)], 8),
                lambda t: 8 * (1 - t) + 1,
                (4, 14, 16),
            )
            if source.random() < 0.3:
                c.line([(x + 4, 840 - h * 0.9), (x + 4, 840 - h * 0.7)], 13, (16, 22, 18))

    scene.drawn(reeds, rim=(70, 160, 140), shadow=0.2)
    mist(scene, 560, 60, (80, 170, 150), 0.5)
    return scene
