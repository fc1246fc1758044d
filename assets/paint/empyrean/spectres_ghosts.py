"""Ghosts: the choir, the banshee, the shade, Agony, the gentle death and Death itself."""

from __future__ import annotations

import math

from ..archangelis.infernal_parts import cloak, hood, lightning
from ..archangelis.infernal_scene import curve, fit, path, twin
from ..archangelis.places_land import mist
from ..brush import Canvas, bezier, lerp, mix, placed, pointed, polar, rng, taper
from ..motifs.regalia import skull
from ..motifs.wings import SPREAD, wing
from .field import GRAVE, SHROUD, WHITE, Field, stuff
from .spectres_land import (
    BLACK_ROBE,
    BONE_PALE,
    DUSK,
    GREEN,
    LILAC,
    MINT,
    NIGHT,
    VIOLET,
    dead_tree,
    ghost,
    graves,
    hollows,
    motes,
    night,
)


def funeral_choir(key: str) -> Field:
    """Five veiled singers in a row, candles before them, their song rising as light."""
    scene = night(key, SHROUD, DUSK, None, ground=700)

    def window(c: Canvas) -> None:
        for x in (170, 560, 950):
            c.line(
                [
                    (x - 110, 640),
                    (x - 110, 260),
                    *bezier([(x - 110, 260), (x - 90, 120), (x, 40)], 10),
                    *bezier([(x, 40), (x + 90, 120), (x + 110, 260)], 10),
                    (x + 110, 640),
                ],
                12,
                WHITE,
            )
            c.line([(x, 60), (x, 640)], 6, WHITE)
            c.line([(x - 110, 300), (x + 110, 300)], 6, WHITE)

    scene.burning(window, (120, 90, 200), 20, 0.5, 0.1)
    scene.burst((560, 300), 560, 0.14, 30, LILAC)
    for k, x in enumerate((130, 990, 340, 780, 560)):
        size = 196 if k < 2 else 222 if k < 4 else 256
        at = (x, 420 - (size - 196) * 0.3)
        veil = scene.mask(twin("0,-.92 .3,-.84 .46,-.5 .5,-.1 .74,.5 .84,1.2 .9,2.2 0,2.2", at, size))
        ghost(scene, veil, ((110, 220, 190), (150, 110, 230), (190, 170, 255))[k % 3], at[1] - size, 1000, 0.8, 20)
        eyes = [curve(f"{s * 0.08},-.42 {s * 0.17},-.37 {s * 0.26},-.42 {s * 0.17},-.34", at, size) for s in (-1, 1)]
        hollows(scene, [*eyes, twin("0,-.22 .1,-.18 .11,-.02 .06,.08 0,.1", at, size)], (16, 8, 36))
    candles = scene.canvas((220, 214, 196))
    fire = scene.canvas()
    for k in range(9):
        x, tall = 80 + k * 120, 90 + (k * 37) % 60
        candles.poly([(x - 16, 830), (x - 16, 820 - tall), (x + 16, 820 - tall), (x + 16, 830)], (206, 200, 186))
        fire.poly(curve("0,-1.6 .5,-.6 .4,.1 0,.3 -.4,.1 -.5,-.6", (x, 800 - tall), 26), WHITE)
    scene.add(candles.image(), shadow=0.5)
    scene.lit(fire.alpha(), (140, 255, 190), 40, 1.0, 0.8)
    motes(scene, LILAC, 60)
    return scene


def banshee(key: str) -> Field:
    """A woman of light with hair like a storm, her scream going out in rings."""
    scene = night(key, GRAVE, NIGHT, None, ground=740)
    dead_tree(scene, (1040, 800), 620, "tree", 0.08)
    at = (540.0, 250.0)
    rings = scene.canvas()
    for k in range(6):
        rings.ring((540, 320), 250 + k * 90, 9 - k, WHITE)
    scene.lit(rings.alpha(), (40, 130, 110), 20, 0.4, 0.05)
    source = rng(key, "hair")
    locks = scene.canvas()
    for k in range(90):
        a = lerp(140, 400, k / 89)
        side = 1 if a > 270 else -1
        reach = source.uniform(240, 430)
        bend = polar(at, reach * 0.6, a - side * source.uniform(0, 26))
        tip = polar(at, reach, a + side * source.uniform(0, 30))
        locks.stroke(bezier([polar(at, 90, a), bend, tip], 18), pointed(24, 0.7), WHITE)
    ghost(scene, locks.alpha(), (60, 170, 150), -200, 900, 0.4, 16)
    body = scene.canvas()
    body.poly(
        twin("0,-1.05 .5,-.9 .66,-.3 .56,.3 .26,.86 .4,1.15 1.1,1.4 1.3,2.2 1.1,3.2 1.4,4.6 0,4.6", at, 150), WHITE
    )
    for s in (-1, 1):
        body.stroke(
            bezier([(540 + s * 140, 460), (540 + s * 300, 560), (540 + s * 330, 350)], 18), lambda t: 74 - 34 * t, WHITE
        )
        for k in range(5):
            body.stroke(
                [
                    (540 + s * 330, 360),
                    polar((540 + s * 330, 350), 60, -90 + (k - 2) * 26),
                    polar((540 + s * 330, 350), 120, -90 + (k - 2) * 24),
                ],
                17,
                WHITE,
            )
    ghost(scene, body.alpha(), MINT, 60, 860, 0.8, 50)
    eyes = [curve(f"{s * 0.12},-.3 {s * 0.3},-.5 {s * 0.5},-.36 {s * 0.32},-.12", at, 150) for s in (-1, 1)]
    hollows(scene, [*eyes, twin("0,.02 .2,.08 .26,.4 .18,.74 0,.84", at, 150)], (0, 22, 22), 0.97)
    mist(scene, 790, 80, (60, 150, 120), 0.8)
    motes(scene, MINT, 60)
    return scene


def wailing_shade(key: str) -> Field:
    """A black shape bent in grief, its hands to its face, tears of light falling."""
    scene = night(key, SHROUD, DUSK, (560, 300), 230, 700)
    graves(scene, ((150, 660, 110, -8), (960, 650, 110, 7), (310, 650, 70, 3)))
    dark = stuff((38, 32, 58), 0.4)
    body = scene.mask(
        curve(
            "-.2,-1.5 .3,-1.62 .72,-1.3 .8,-.7 1.1,.1 1.3,1.2 1.5,2.4 -1.4,2.4 -1.1,1.4 -.9,.4 -.75,-.4 -.66,-1.0",
            (540, 500),
            210,
        )
    )
    scene.add(scene.solid(body, dark, 40), rim=LILAC, shadow=0.5, halo=VIOLET, reach=60, strength=0.4)
    tatters = scene.canvas()
    for k in range(-6, 7):
        tatters.stroke(bezier([(560 + k * 14, 330), (560 + k * 30, 560), (550 + k * 46, 860)], 16), taper(16), WHITE)
    scene.dim(tatters.alpha(), 0.5)
    face = scene.mask(curve("-.3,-1.2 .0,-1.42 .34,-1.3 .42,-.9 .2,-.56 -.06,-.5 -.28,-.76", (530, 510), 210))
    scene.dim(face, 0.9, (8, 4, 20))
    holes = [
        curve("-.2,-1.06 -.06,-1.14 .04,-1.04 -.08,-.94", (530, 510), 210),
        curve(".16,-1.12 .28,-1.14 .34,-1.02 .22,-.98", (530, 510), 210),
    ]
    scene.lit(scene.mask(*holes), (140, 255, 210), 26, 0.9, 0.6)
    scene.lit(
        scene.mask(curve("-.0,-.88 .12,-.92 .2,-.8 .12,-.62 .02,-.68", (530, 510), 210)), (90, 180, 200), 20, 0.6, 0.1
    )
    hands = scene.canvas()
    for s, x in ((-1, 466), (1, 640)):
        hands.stroke(bezier([(x + s * 60, 660), (x + s * 70, 520), (x, 420)], 16), lambda t: 66 - 24 * t, WHITE)
        for k in range(4):
            hands.stroke(
                bezier(
                    [(x, 430), (x + s * 4 + k * 13 - 20, 370), (x - s * 18 + k * 15 - 22, 290 + abs(k - 1) * 12)], 10
                ),
                lambda t: 22 - 8 * t,
                WHITE,
            )
    scene.add(scene.solid(hands.alpha(), stuff((86, 76, 120), 0.5), 9), rim=LILAC, shadow=0.6)
    tears = scene.canvas()
    for k in range(16):
        x, y = 500 + (k % 2) * 82 + (k * 29) % 34 - 17, 380 + k * 27
        tears.poly(curve("0,-1.4 .5,0 .3,.6 0,.75 -.3,.6 -.5,0", (x, y), 12), WHITE)
    scene.lit(tears.alpha(), (140, 255, 220), 16, 0.9, 0.6)
    mist(scene, 780, 100, (110, 90, 170), 0.8)
    return scene


def agony(key: str) -> Field:
    """A mask of stone breaking apart in a scream, thorns about it, violet lightning through the cracks."""
    scene = Field(key, SHROUD)
    scene.sky()
    scene.veins((200, 130, 255), 110, 0.6)
    scene.burst((560, 400), 560, 0.8, 24, VIOLET)
    for k, (a, b) in enumerate(
        (((0, 90), (330, 380)), ((1120, 60), (800, 330)), ((60, 820), (350, 560)), ((1080, 800), (780, 580)))
    ):
        lightning(scene, a, b, 9, (220, 170, 255), k)
    at = (560.0, 390.0)
    face = scene.mask(twin("0,-1.02 .42,-.98 .74,-.68 .84,-.1 .72,.46 .5,.9 .22,1.12 0,1.16", at, 330))
    scene.add(
        scene.solid(face, stuff((136, 130, 156), 0.6), 80), rim=LILAC, shadow=0.7, halo=VIOLET, reach=50, strength=0.6
    )
    brow = scene.canvas()
    for s in (-1, 1):
        brow.poly(
            curve(f"{s * 0.08},-.30 {s * 0.2},-.62 {s * 0.62},-.44 {s * 0.70},-.22 {s * 0.4},-.42", at, 330), WHITE
        )
        brow.poly(curve(f"{s * 0.3},.2 {s * 0.62},.1 {s * 0.6},.5 {s * 0.42},.6", at, 330), WHITE)
    brow.poly(twin("0,-.4 .08,-.1 .15,.14 0,.2", at, 330), WHITE)
    scene.add(scene.solid(brow.alpha(), stuff((150, 144, 170), 0.6), 18), rim=LILAC, shadow=0.6)
    eyes = [
        curve(f"{s * 0.14},-.18 {s * 0.3},-.36 {s * 0.58},-.22 {s * 0.5},.0 {s * 0.26},.02", at, 330) for s in (-1, 1)
    ]
    hollows(scene, [*eyes, twin("0,.28 .26,.34 .36,.6 .26,.94 0,1.02", at, 330)], (14, 4, 34), 0.97)
    tears = scene.canvas()
    for s in (-1, 1):
        for k in range(3):
            x = 560 + s * (94 + k * 28)
            tears.stroke([(x, 390), (x + s * 6, 520), (x + s * 2, 640 + k * 40)], 15, WHITE)
    for s in (-1, 1):
        tears.disc((560 + s * 118, 340), 18, WHITE)
    scene.lit(tears.alpha(), (160, 255, 210), 22, 0.9, 0.5)
    cracks = scene.canvas()
    for pts in (
        "0,-1 .06,-.8 -.05,-.66 .04,-.5 -.02,-.4",
        ".7,-.6 .56,-.5 .6,-.36 .5,-.26",
        "-.8,.1 -.64,.14 -.68,.3 -.5,.38",
        ".66,.5 .52,.5 .5,.66 .38,.7",
        "-.4,-.96 -.36,-.76 -.46,-.64 -.36,-.5",
    ):
        cracks.line(fit(path(pts), at, 330), 9, WHITE)
    scene.lit(cracks.alpha(), (210, 140, 255), 20, 1.0, 0.8)
    thorns = scene.canvas()
    for j in range(3):
        turns = [(t / 20 + j, 14 * math.sin(t / 3 + j * 2)) for t in range(126)]
        line = [(560 + (420 + sway) * math.cos(a), 405 + (360 + sway) * math.sin(a)) for a, sway in turns]
        thorns.line(line, 15, WHITE)
        for k in range(0, 126, 5):
            thorns.poly(
                [polar(line[k], 10, k * 47 + 90), polar(line[k], 52, k * 47), polar(line[k], 10, k * 47 - 90)], WHITE
            )
    scene.add(scene.solid(thorns.alpha(), stuff((60, 48, 60), 0.6), 6), rim=LILAC, shadow=0.6)
    motes(scene, VIOLET, 60)
    return scene


def gentle_death(key: str) -> Field:
    """A pale lady with folded dark wings, a single candle between her hands."""
    scene = night(
        key,
        SHROUD,
        ((0.0, (26, 20, 56)), (0.45, (84, 68, 128)), (0.75, (176, 160, 200)), (1.0, (70, 60, 100))),
        None,
        ground=720,
    )
    scene.burst((560, 360), 560, 0.8, 26, (236, 224, 255))
    wings = scene.canvas((40, 36, 60))
    plumage = ((0.0, (150, 140, 186)), (0.45, (78, 70, 112)), (1.0, (34, 28, 58)))
    for s in (-1, 1):
        wing(wings, (560 + s * 50, 330), 400, SPREAD, s, plumage, 15, key, 8)
    scene.add(wings.image(), rim=LILAC, shadow=0.4)
    white = stuff((214, 206, 232), 0.8)
    scene.put(twin("0,-.50 .14,-.47 .24,-.36 .22,-.1 .28,.24 .44,.62 0,.64", (560, 500), 520), white, 40, rim=WHITE)
    lines = scene.canvas()
    for k in range(-6, 7):
        lines.stroke(bezier([(560 + k * 9, 330), (560 + k * 16, 560), (560 + k * 36, 840)], 16), taper(13), WHITE)
    scene.dim(lines.alpha(), 0.4, (70, 56, 120))
    scene.put(
        twin("0,-1.2 .5,-1.06 .7,-.5 .74,.2 1.0,.9 .7,1.3 0,1.3", (560, 220), 110),
        stuff((92, 82, 132), 0.5),
        24,
        rim=WHITE,
    )
    scene.put(
        twin("0,-.76 .32,-.66 .42,-.25 .34,.2 .14,.5 0,.56", (560, 220), 110),
        stuff((236, 230, 240), 0.7),
        26,
        shadow=0.5,
    )
    lids = scene.canvas()
    for s in (-1, 1):
        lids.stroke(bezier([(560 + s * 10, 205), (560 + s * 24, 214), (560 + s * 40, 204)], 10), 6, WHITE)
    lids.stroke([(548, 254), (560, 257), (572, 254)], 6, WHITE)
    scene.dim(lids.alpha(), 0.85, (60, 40, 90))
    sleeves = scene.canvas()
    for s in (-1, 1):
        sleeves.stroke(
            bezier([(560 + s * 110, 360), (560 + s * 190, 500), (560 + s * 36, 500)], 18), lambda t: 74 + 34 * t, WHITE
        )
    scene.add(scene.solid(sleeves.alpha(), white, 20), rim=WHITE, shadow=0.5)
    candle = scene.canvas((250, 244, 226))
    candle.poly([(544, 520), (544, 420), (576, 420), (576, 520)], (244, 236, 216))
    scene.add(candle.image(), shadow=0.3)
    scene.lit(
        scene.mask(curve("0,-1.7 .5,-.6 .4,.2 0,.4 -.4,.2 -.5,-.6", (560, 400), 34)), (170, 255, 214), 70, 1.0, 0.9
    )
    flowers = scene.canvas((230, 224, 240))
    source = rng(key, "lilies")
    for k in range(14):
        x, y = 40 + k * 80 + source.uniform(-20, 20), 770 + source.uniform(-30, 24)
        flowers.line([(x, 840), (x, y)], 5, (60, 92, 84))
        for p in range(6):
            tip = polar((x, y), 40, p * 60 + source.uniform(-8, 8) - 90)
            flowers.stroke(
                [(x, y), polar((x, y), 22, p * 60 - 84), tip],
                19,
                mix((240, 236, 250), (170, 150, 210), source.random() * 0.6),
            )
        flowers.disc((x, y), 7, (240, 210, 130))
    scene.add(flowers.image(), shadow=0.4)
    motes(scene, (236, 226, 255), 70)
    return scene


def death(key: str) -> Field:
    """The last of them: a skull in a black hood, the scythe over everything."""
    scene = Field(key, GRAVE)
    scene.sky()
    scene.burst((560, 330), 600, 0.8, 26, (110, 255, 180))
    scene.smoke(560, 90, 0.7, 200)
    scythe = scene.canvas()
    scythe.stroke(bezier([(890, 860), (880, 500), (930, 60)], 20), lambda t: 30, WHITE)
    scene.add(scene.solid(scythe.alpha(), stuff((92, 68, 52), 0.5), 9), rim=MINT, shadow=0.5)
    steel = scene.mask(
        curve(".12,.0 -.6,-.36 -2.2,-.5 -4.2,.1 -5.4,1.2 -4.0,.55 -2.2,.16 -.6,.22 .1,.34", (930, 70), 150)
    )
    scene.add(
        scene.solid(steel, stuff((176, 206, 200), 1.0), 14), rim=WHITE, shadow=0.6, halo=GREEN, reach=40, strength=0.7
    )
    at = (540.0, 380.0)
    scene.add(cloak(scene, at, 250, BLACK_ROBE, 1.1), rim=(120, 210, 170), shadow=0.6)
    scene.add(hood(scene, at, 270, BLACK_ROBE), rim=(130, 220, 180), shadow=0.5)
    bone = skull((360, 440), (180, 210), 230, BONE_PALE)
    scene.add(placed(bone, scene.size, (round(at[0] - 180), round(at[1] - 180))), rim=MINT, shadow=0.6)
    dots = scene.canvas()
    for s in (-1, 1):
        dots.disc((at[0] + s * 50, at[1] + 36), 14, WHITE)
    scene.lit(dots.alpha(), (140, 255, 150), 46, 1.2, 0.9)
    hand = scene.canvas()
    for k in range(4):
        y = 566 + k * 34
        hand.line([(800, y + 20), (860, y), (914, y + 6), (926, y + 26)], 24, WHITE)
        for x, dy in ((860, 0), (914, 6)):
            hand.disc((x, y + dy), 17, WHITE)
    hand.stroke([(640, 760), (730, 700), (812, 640)], lambda t: 40, WHITE)
    scene.add(scene.solid(hand.alpha(), BONE_PALE, 8), rim=MINT, shadow=0.6)
    scene.smoke(770, 60, 0.6, 90)
    motes(scene, GREEN, 80)
    return scene
