"""Beasts, ships, weapons and weather of the Vikings of Valhalla."""

from __future__ import annotations

import math

from PIL import Image

from ..archangelis.infernal_parts import chain, moon
from ..archangelis.places_land import mist, orb, rain, ridge, water
from ..brush import Canvas, Color, Point, Stops, bezier, blur, levels, mix, noise, polar, rng, taper, warp
from ..motifs.wings import WingPose, wing
from . import west_people as folk
from .field import Figure, stuff
from .west import AURORA, BLACK, BLAZE, FIRE_SKY, NORTH_SKY, SLATE, WHITE, Picture, Scene, curve, fit, path
from .west_places import bare_tree, ship

IRON, WOOD, GILDED = stuff((150, 160, 172), 1.0), stuff((126, 84, 50), 0.5), stuff((226, 172, 80), 0.95)
ICE, FLAME, GREENLIGHT = (206, 236, 255), (255, 150, 60), (110, 255, 180)
RAVEN: Stops = ((0.0, (70, 76, 96)), (0.45, (34, 36, 52)), (0.85, (16, 18, 28)), (1.0, (50, 60, 84)))
STROKE = WingPose(((0, 0), (0.10, -0.24), (0.30, -0.40), (0.52, -0.44)), 70, -64, 0.74, 0.34)


def pelt(scene: Scene, heading: float, seed: object) -> Image.Image:
    """A height map of hair lying towards an angle."""
    strands = noise(scene.final, (scene.key, seed), (34, 5), 3, 0.7, heading)
    return levels(warp(strands, seed, 6, 60), -160, 420).resize(scene.size, Image.Resampling.BICUBIC)


def wolf(scene: Scene) -> None:
    scene.heavens(NORTH_SKY, (120, 150, 170), 0.3)
    scene.starred(300)
    scene.aurora(GREENLIGHT, (90, 160, 255), 340, 0.7)
    moon(scene, (820, 200), 110, (236, 244, 250))
    ridge(scene, 560, 60, (40, 60, 78), (150, 176, 196), "far", rough=0.3, haze=(90, 120, 140))
    rock = [(-20, 840), (-20, 700), (240, 650), (420, 610), (760, 620), (860, 700), (1140, 780), (1140, 840)]
    scene.add(scene.solid(rock, stuff((190, 208, 222), 0.9), 22), rim=WHITE)
    at, size = (540, 480), 190
    tail = curve("-.9,.2 -1.3,.5 -1.5,1.0 -1.2,.96 -.9,.6", at, size)
    legs = [
        curve(t, at, size)
        for t in (
            "-.9,.1 -1.0,.5 -.8,.66 -.92,.96 -.7,.98 -.6,.6 -.5,.2",
            "-.5,.2 -.5,.6 -.56,.98 -.34,.98 -.26,.5 -.2,.2",
            ".1,.1 .1,.6 .06,.98 .28,.98 .32,.5 .4,.1",
            ".4,0 .46,.6 .46,.98 .66,.98 .64,.5 .7,-.1",
        )
    ]
    hair = pelt(scene, 120, "wolf")
    grey = stuff((144, 154, 170), 0.8)
    scene.add(scene.solid(scene.mask(tail, *legs), grey, 12, hair), rim=ICE)
    body = (
        "-1.0,.2 -.9,-.2 -.4,-.32 .1,-.36 .3,-.6 .44,-.92 .5,-1.16 .6,-1.36 .66,-1.2 .84,-1.36 1.08,-1.66 "
        "1.18,-1.62 1.14,-1.5 1.24,-1.42 1.16,-1.3 1.06,-1.1 .98,-.86 .9,-.5 .82,-.1 .6,.3 .1,.36 -.4,.28 -.8,.42"
    )
    scene.add(scene.solid(curve(body, at, size), grey, 30, hair), rim=ICE)
    scene.paint(lambda c: c.poly(curve(".52,-1.1 .36,-1.36 .66,-1.3", at, size), WHITE), grey, 6, ICE)
    scene.burn(lambda c: c.disc(fit([(0.86, -1.26)], at, size)[0], 6, WHITE), (255, 210, 90), 12)
    scene.flat(lambda c: c.disc(fit([(1.13, -1.62)], at, size)[0], 11, (14, 14, 18)), shadow=0)
    breath = scene.canvas()
    for k in range(5):
        breath.stroke(
            bezier(fit(path(f"1.2,-1.55 {1.3 + 0.08 * k},-1.9 {1.2 + 0.16 * k},-2.1"), at, size), 12), taper(26), WHITE
        )
    scene.shine(blur(breath.alpha(), 10), WHITE, 0.4)
    snow(scene)


def snow(scene: Scene, count: int = 160) -> None:
    """Falling flakes, near and far."""
    source = rng(scene.key, "snow")
    flakes = scene.canvas()
    for _ in range(count):
        flakes.disc((source.uniform(0, 1120), source.uniform(0, 820)), source.uniform(1.2, 5), WHITE)
    scene.shine(blur(flakes.alpha(), 1.2), WHITE, 0.7)


def crow(scene: Scene, at: Point, size: float, flip: bool = False, rim: Color = ICE) -> None:
    """A raven on the wing, beak open, looking right unless flipped."""
    side = -1 if flip else 1
    far = scene.canvas(RAVEN[1][1])
    wing(far, fit([(0.1, -0.1)], at, size, 0, flip)[0], size * 1.5, STROKE, side, RAVEN, 11, "far", -20)
    scene.add(far.image(), rim=rim, shadow=0.2)
    tail = scene.canvas(RAVEN[1][1])
    for k in range(6):
        tail.stroke(
            fit([(-0.5, 0.1), (-1.0, 0.22 + 0.06 * k), (-1.5, 0.2 + 0.13 * k)], at, size, 0, flip),
            taper(size * 0.17, 0.5),
            mix((20, 22, 34), (60, 70, 100), 0.15 * (k % 3)),
        )
    scene.add(tail.image(), rim=rim, shadow=0.2)
    body = "-.8,.16 -.4,-.16 .2,-.3 .5,-.5 .76,-.56 .98,-.46 1.06,-.3 .9,-.16 .7,.1 .3,.4 -.2,.42 -.6,.34"
    scene.add(scene.solid(curve(body, at, size, 0, flip), stuff((40, 44, 60), 0.9), size * 0.14), rim=rim)
    beak = scene.mask(
        curve("1.0,-.46 1.3,-.42 1.52,-.28 1.26,-.3 1.02,-.3", at, size, 0, flip),
        curve("1.0,-.3 1.2,-.24 1.4,-.12 1.16,-.16 .98,-.2", at, size, 0, flip),
    )
    scene.add(scene.solid(beak, stuff((60, 64, 76), 0.9), 6), rim=rim)
    near = scene.canvas(RAVEN[1][1])
    wing(near, fit([(0.1, -0.02)], at, size, 0, flip)[0], size * 1.75, STROKE, -side, RAVEN, 13, "near", 6)
    scene.add(near.image(), rim=rim, shadow=0.4)
    scene.burn(
        lambda c: c.disc(fit([(0.86, -0.4)], at, size, 0, flip)[0], size * 0.045, WHITE), (255, 190, 80), size * 0.1
    )


def raven(scene: Scene) -> None:
    scene.heavens(((0.0, (30, 44, 60)), (0.6, (120, 140, 150)), (1.0, (226, 226, 214))), WHITE, 0.6)
    scene.pool((640, 330), 560, WHITE, 0.4)
    ridge(scene, 640, 60, (70, 86, 100), (190, 206, 214), "far", rough=0.34, haze=(190, 200, 204))
    stone = curve("-.5,1.6 -.52,0 -.4,-.8 0,-1.1 .4,-.8 .52,0 .5,1.6", (150, 660), 200)
    scene.add(scene.solid(stone, stuff((110, 120, 130), 0.6), 26), rim=WHITE)
    runes(scene, (150, 640), 150, (120, 220, 255))
    crow(scene, (590, 440), 250)
    snow(scene, 90)


def runes(scene: Scene, at: Point, size: float, hue: Color) -> None:
    """A few runes one below the other."""
    marks = ("0,-.4 0,.4 .3,-.1 0,-.4 .3,.2 0,0", "-.2,.4 -.2,-.4 .2,-.2 .2,.4", "0,.4 0,-.4 .26,-.14 0,.06")

    def cut(c: Canvas) -> None:
        for k, mark in enumerate(marks):
            c.line(fit(path(mark), (at[0], at[1] + (k - 1) * size), size * 0.9), size * 0.09, WHITE)

    scene.burn(cut, hue, 18, 0.5)


def fenrir(scene: Scene) -> None:
    scene.heavens(FIRE_SKY, (255, 140, 70), 0.4)
    orb(scene, (250, 420), 110, (255, 190, 80))
    scene.burst((250, 420), 560, 0.7, 30, (255, 170, 70))
    hair = pelt(scene, 20, "fenrir")
    at, size = (640, 420), 330
    dark = stuff((66, 66, 78), 0.8)
    neck = curve(".3,-.9 .8,-1.1 1.6,-1.3 1.8,1.6 .4,1.6 .2,.8", at, size)
    scene.add(scene.solid(neck, dark, 40, hair), rim=FLAME)
    scene.flat(
        lambda c: c.poly(curve(".3,.0 -.4,-.16 -.9,-.14 -.8,.3 -.4,.66 .3,.6", at, size), (90, 10, 14)), shadow=0
    )
    lower = "-.94,.62 -.9,.5 -.5,.54 0,.42 .3,.3 .7,.5 .8,.9 .3,1.0 -.3,.94 -.76,.84"
    upper = (
        "-1.1,-.3 -1.04,-.46 -.7,-.56 -.3,-.74 0,-.86 .16,-1.0 .2,-1.36 .4,-1.06 .66,-1.3 "
        ".72,-.96 .9,-.5 .8,.3 .4,.4 .2,.1 -.2,-.06 -.6,-.06 -.94,-.04 -1.12,-.12"
    )
    scene.add(scene.solid(curve(lower, at, size), dark, 26, hair), rim=FLAME)
    teeth = scene.canvas()
    for k in range(7):
        x = -0.98 + 0.15 * k
        long = (0.3, 0.16, 0.2, 0.15, 0.16, 0.13, 0.12)[k]
        teeth.poly(fit([(x - 0.05, -0.08), (x + 0.06, -0.08), (x + 0.01, -0.08 + long)], at, size), WHITE)
        teeth.poly(
            fit([(x + 0.06, 0.6 - 0.02 * k), (x + 0.16, 0.58 - 0.02 * k), (x + 0.1, 0.58 - 0.02 * k - long)], at, size),
            WHITE,
        )
    scene.add(scene.solid(teeth.alpha(), stuff((250, 240, 220), 0.9), 6), rim=(255, 220, 170))
    scene.add(scene.solid(curve(upper, at, size), dark, 40, hair), rim=FLAME)
    scene.flat(lambda c: c.poly(curve("-1.14,-.3 -1.04,-.44 -.9,-.4 -1.0,-.22", at, size), (12, 10, 12)), shadow=0)
    scene.burn(lambda c: c.poly(curve("-.2,-.5 .0,-.6 .14,-.54 -.02,-.44", at, size), WHITE), (255, 150, 30), 30, 0.2)
    line = bezier([(720, 830), (800, 640), (960, 520), (1140, 470)], 40)
    scene.add(chain(scene, line, 66, stuff((150, 156, 168), 1.0), 6), rim=FLAME)
    scene.sparks(110, (255, 160, 70))


def longship(scene: Scene) -> None:
    scene.heavens(NORTH_SKY, (140, 160, 176), 0.5)
    scene.aurora(GREENLIGHT, (120, 140, 255), 320, 0.8)
    ridge(scene, 460, 60, (40, 58, 76), (140, 166, 186), "fjord", rough=0.36, haze=(80, 110, 128))
    water(scene, 520, 820, (24, 46, 64), (190, 226, 230), 420)
    ship(
        scene,
        (540, 620),
        390,
        (110, 74, 46),
        ((190, 44, 36), (232, 222, 200)),
        True,
        11,
        ((190, 50, 40), (226, 180, 70), (60, 90, 120)),
    )
    waves(scene, 720, (60, 96, 116))


def waves(scene: Scene, y: float, hue: Color) -> None:
    """Crests of sea before everything."""
    for row in range(3):
        crest = [
            (x, y + row * 36 + 12 * math.sin(x * 0.016 + row * 2.1) + 6 * math.sin(x * 0.05 + row))
            for x in range(-20, 1160, 14)
        ]
        tone = mix(hue, BLACK, 0.25 + 0.15 * row)
        scene.add(scene.solid([(-20, 840), *crest, (1160, 840)], stuff(tone, 0.6), 12), rim=(206, 230, 236), shadow=0.2)


def grappling_hooks(scene: Scene) -> None:
    scene.heavens(((0.0, (24, 34, 46)), (0.6, (90, 100, 108)), (1.0, (190, 150, 110))), (200, 200, 200), 0.4)
    water(scene, 560, 820, (30, 50, 64), (220, 200, 170), 300)
    rail = scene.canvas()
    rail.poly([(560, 560), (1140, 470), (1140, 840), (520, 840)], WHITE)
    planks = Canvas(scene.size, 1, (120, 120, 120))
    for k in range(6):
        planks.line([(520, 620 + k * 52), (1140, 534 + k * 60)], 8, (20, 20, 20))
    scene.add(
        scene.solid(rail.alpha(), stuff((110, 72, 46), 0.5), 18, blur(planks.rgb.convert("L"), 2)), rim=(255, 210, 160)
    )
    scene.paint(lambda c: c.line([(530, 560), (1150, 466)], 40, WHITE), stuff((140, 94, 58)), 12, (255, 220, 170))
    for at, size, turn, start in (
        ((300, 250), 150, -40, (-40, 640)),
        ((640, 170), 120, -20, (-40, 420)),
        ((700, 560), 165, 20, (-40, 830)),
    ):
        rope(scene, start, polar(at, size * 1.2, turn + 130), 17)
        hook(scene, at, size, turn)
    rain(scene, (210, 220, 230), 160, 0.3, 0.3)


def rope(scene: Scene, a: Point, b: Point, thick: float) -> None:
    """A slack rope between two places."""
    line = bezier([a, ((a[0] + b[0]) / 2, max(a[1], b[1]) + 40), b], 60)
    scene.paint(lambda c: c.line(line, thick, WHITE), stuff((190, 156, 104), 0.6), 5)
    scene.flat(
        lambda c: [
            c.line([(line[k][0] - 6, line[k][1] + 7), (line[k][0] + 6, line[k][1] - 7)], 3, (90, 64, 36))
            for k in range(1, 60)
        ],
        shadow=0,
    )


def hook(scene: Scene, at: Point, size: float, turn: float) -> None:
    """An iron grapnel with four flukes."""

    def shank(c: Canvas) -> None:
        c.line(fit(path("0,.2 -.76,.92"), at, size, turn), size * 0.14, WHITE)
        c.ring(fit([(-0.8, 0.96)], at, size, turn)[0], size * 0.16, size * 0.09, WHITE)

    def flukes(c: Canvas) -> None:
        for text in ("0,.2 .5,-.3 .2,-.9 -.4,-.76", "0,.2 .6,.1 1.0,-.3 .84,-.76", "0,.2 .4,.6 .9,.66 1.06,.2"):
            line = bezier(fit(path(text), at, size, turn), 24)
            c.stroke(line, lambda t: size * 0.17 * (1 - 0.75 * t), WHITE)
            tip, before = line[-1], line[-5]
            heading = math.degrees(math.atan2(tip[1] - before[1], tip[0] - before[0]))
            c.poly(
                [
                    polar(tip, size * 0.22, heading),
                    polar(tip, size * 0.14, heading + 120),
                    polar(tip, size * 0.14, heading - 120),
                ],
                WHITE,
            )

    scene.paint(shank, IRON, 7, WHITE)
    scene.paint(flukes, IRON, 7, WHITE, (255, 220, 180), reach=16)


def axe(scene: Scene, at: Point, size: float, turn: float, flip: bool = False, halo: Color | None = None) -> None:
    """A bearded axe about the middle of its haft."""
    scene.add(scene.solid(fit(path("-.06,-1.2 .06,-1.2 .07,1.2 -.07,1.2"), at, size, turn, flip), WOOD, 7), rim=WHITE)
    head = "-.14,-1.02 .1,-1.0 .5,-1.16 .92,-1.2 .98,-.8 .9,-.36 .6,-.5 .4,-.66 .1,-.7 -.14,-.68"
    scene.add(scene.solid(curve(head, at, size, turn, flip), IRON, 14), rim=WHITE, halo=halo, reach=26)
    lines = scene.canvas()
    lines.line(bezier(fit(path(".16,-.86 .4,-.96 .5,-.76 .72,-.84"), at, size, turn, flip), 14), size * 0.03, WHITE)
    scene.add(scene.leaf(lines.alpha()), shadow=0.2)


def axe_thrower(scene: Scene) -> None:
    scene.heavens(FIRE_SKY, (255, 150, 80), 0.5)
    scene.burst((760, 520), 620, 0.6, 26, (255, 150, 70))
    ridge(scene, 700, 24, (30, 24, 26), (110, 64, 44), "ground", rough=0.2)
    f = folk.person(
        520,
        "high",
        ".13,-.79 .30,-.76 .46,-.78",
        folk.STRIDE,
        stuff((90, 104, 120)),
        stuff((84, 66, 54)),
        folk.BOOT,
        trim=stuff((150, 110, 60)),
        skirt=0.16,
        mail=True,
        cloak=stuff((110, 50, 36)),
        stream=0.3,
        head=folk.helmed(IRON, "nasal"),
        wide=2.0,
    )
    scene.stamp(f.lit(FLAME), (250, 800))
    for k, (at, size, turn) in enumerate((((470, 170), 84, 60), ((660, 300), 120, 130), ((900, 500), 190, 30))):
        trail = scene.canvas()
        trail.line([polar(at, size * 1.1, turn - 100 - d * 5) for d in range(22)], size * 0.14, WHITE)
        scene.shine(blur(trail.alpha(), 9), (255, 214, 160), 0.55)
        axe(scene, at, size, turn, False, FLAME if k == 2 else None)
    scene.sparks(60, FLAME)


def niflheim_mist(scene: Scene) -> None:
    scene.heavens(((0.0, (20, 40, 58)), (0.5, (90, 126, 146)), (1.0, (210, 228, 236))), WHITE, 0.6)
    scene.pool((560, 260), 420, (230, 248, 255), 0.6)
    bare_tree(scene, (560, 780), 980, (60, 84, 104), "yggdrasil", 150)
    mist(scene, 330, 120, (206, 226, 238), 0.7)
    for x, tall, wide in (
        (90, 420, 90),
        (220, 260, 70),
        (900, 320, 80),
        (1040, 470, 100),
        (780, 180, 50),
        (340, 170, 50),
    ):
        shard = [
            (x - wide / 2, 800),
            (x - wide * 0.3, 800 - tall * 0.7),
            (x, 800 - tall),
            (x + wide * 0.34, 800 - tall * 0.6),
            (x + wide / 2, 800),
        ]
        scene.add(scene.solid(shard, stuff((150, 196, 220), 1.0), 14), rim=WHITE)
        scene.shine(scene.mask([shard[1], shard[2], (x, 800), shard[0]]), WHITE, 0.25)
    for x, y, tall in ((330, 690, 330), (760, 700, 360), (560, 760, 430)):
        ghost = folk.person(
            tall,
            coat=stuff((120, 160, 184)),
            cloak=stuff((96, 136, 162)),
            skirt=0.46,
            head=folk.hooded(stuff((110, 150, 176)), (150, 230, 255)),
        )
        scene.stamp(ghost.lit(WHITE), (x, y + 20), haze=(190, 214, 228), thick=0.35)
        eyes = (y + 26 - 0.952 * tall, tall * 0.022)
        scene.burn(
            lambda c, x=x, e=eyes: [c.disc((x + s * e[1] + 2, e[0] - 6), (7, 5), WHITE) for s in (-1, 1)],
            (120, 220, 255),
            26,
        )
    for y, strong in ((600, 0.4), (700, 0.7), (790, 0.95)):
        mist(scene, y, 100, (220, 236, 244), strong)
    snow(scene, 220)


def huscarl(scene: Scene) -> None:
    scene.heavens(((0.0, (24, 34, 46)), (0.6, (90, 104, 116)), (1.0, (206, 180, 150))), WHITE, 0.4)
    ridge(scene, 420, 40, (50, 64, 76), (140, 156, 166), "far", haze=(150, 156, 156))
    hues = ((180, 44, 40), (226, 180, 80), (60, 90, 124), (226, 222, 208), (50, 100, 80))
    for row, (y, size) in enumerate(((560, 250), (800, 380))):
        count = 6 if row == 0 else 5
        for k in range(count):
            x = (k + 0.5) * 1120 / count + (30 if row == 0 else 0)
            spear = scene.canvas((120, 84, 50))
            lean = 20 * math.sin(k * 2 + row)
            spear.line([(x + size * 0.3, y), (x + size * 0.3 + lean, y - size * 1.5)], size * 0.04, (130, 90, 54))
            spear.poly(
                [
                    (x + size * 0.3 + lean - size * 0.05, y - size * 1.46),
                    (x + size * 0.3 + lean, y - size * 1.76),
                    (x + size * 0.3 + lean + size * 0.05, y - size * 1.46),
                ],
                (226, 232, 238),
            )
            scene.add(spear.image(), shadow=0.2)
            helmet = Figure(size * 2.2, 0.5, 1.1)
            folk.helmed(IRON, "nasal")(helmet)
            scene.stamp(helmet.lit((255, 226, 190)), (x, y + size * 1.28))
        for k in range(count + 1):
            x = k * 1120 / count + (30 if row == 0 else 0)
            f = Figure(size * 1.1, 1.1, 1.1)
            folk.round_shield(
                "0,-.5",
                0.44,
                hues[(k + row * 2) % 5],
                IRON,
                8 if k % 2 else 4,
                mix(hues[(k + row * 2 + 1) % 5], WHITE, 0.1),
            )(f)
            scene.stamp(f.lit((255, 230, 200)), (x, y + size * 0.42))
        if row == 0:
            mist(scene, 560, 120, (150, 150, 150), 0.4)


WILD: dict[str, Picture] = {
    "wolf": (AURORA, wolf),
    "raven": (SLATE, raven),
    "grappling-hooks": (SLATE, grappling_hooks),
    "axe-thrower": (BLAZE, axe_thrower),
    "longship": (AURORA, longship),
    "niflheim-mist": (SLATE, niflheim_mist),
    "huscarl": (SLATE, huscarl),
    "fenrir": (BLAZE, fenrir),
}
