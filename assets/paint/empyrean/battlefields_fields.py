"""The battlefields in open country: orchard, muster, echoes, glass, gallows, the market that wanders."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageOps

from ..archangelis.infernal_scene import BLACK, WHITE, Palette, Scene, curve, fit, metal, path
from ..archangelis.places_land import bush, land, mist, orb, plain, ridge, sky, trunk, water
from ..brush import Canvas, Color, Point, bezier, blur, lerp, mix, polar, rng, scaled, spline
from .battlefields_land import Field, figure, flag, glitter, tent

GREEN = Palette((30, 60, 40), (100, 150, 90), (230, 236, 160), (255, 246, 190), (255, 252, 214))
HOST = Palette((50, 70, 110), (140, 160, 180), (250, 230, 190), (255, 240, 190), (255, 246, 214))
ECHO = Palette((30, 34, 76), (100, 100, 160), (206, 190, 230), (255, 240, 226), (240, 236, 255))
GLASS = Palette((20, 60, 70), (80, 150, 150), (250, 200, 150), (255, 226, 160), (236, 255, 250))
GALLOWS = Palette((20, 8, 14), (90, 30, 30), (210, 100, 60), (255, 170, 90), (255, 190, 140))
BAZAAR = Palette((26, 20, 60), (90, 60, 120), (240, 150, 110), (255, 206, 120), (255, 226, 180))
ARMIES: tuple[Color, ...] = (
    (190, 36, 40), (214, 214, 220), (70, 170, 160), (206, 150, 50), (110, 20, 50),
    (60, 110, 190), (120, 90, 190), (50, 110, 90),
)  # fmt: skip


def orchard_of_plenty() -> Scene:
    scene = Field("orchard-of-plenty", GREEN)
    sky(
        scene,
        ((0.0, (90, 170, 200)), (0.45, (190, 226, 206)), (0.8, (255, 248, 206)), (1.0, (255, 240, 180))),
        WHITE,
        0.6,
    )
    scene.burst((840, 300), 640, 0.9, 30)
    ridge(scene, 380, 30, (110, 160, 110), (230, 240, 170), "far", 9, 0.15, haze=(246, 246, 196), depth=90)
    plain(scene, 410, (56, 116, 44), (206, 226, 110), 16, (240, 244, 180))
    path_mask = scene.mask([(822, 412), (858, 412), (1110, 820), (570, 820)])
    scene.dim(blur(path_mask, 8), 0.6, (255, 236, 180))
    source = rng("orchard")
    for row in range(6):
        t = (row / 5) ** 1.6
        y, size = lerp(430, 700, t), lerp(56, 360, t)
        canvas = scene.canvas((60, 100, 40))
        for side in (-1, 1):
            for lane in (1, 2, 3):
                x = 840 + side * lane * lerp(84, 520, t)
                if not -size < x < 1680 + size:
                    continue
                trunk(canvas, (x, y), size * 1.0, size * 0.13, (100, 70, 46), (row, x), 0.12, 2, False)
                bush(canvas, (x, y - size * 0.62), size * 1.02, (34, 96, 44), (226, 240, 120), (row, x), 130 + 20 * row)
                for _ in range(13):
                    spot = (x + source.gauss(0, size * 0.27), y - size * 0.6 + source.gauss(0, size * 0.17))
                    tone = source.choice(((255, 180, 40), (236, 60, 50), (255, 214, 90)))
                    canvas.disc(spot, size * 0.045, mix(tone, BLACK, 0.25))
                    canvas.disc((spot[0] - size * 0.008, spot[1] - size * 0.008), size * 0.036, tone)
                    canvas.disc((spot[0] - size * 0.016, spot[1] - size * 0.016), size * 0.012, WHITE)
        scene.add(canvas.image(), rim=(255, 255, 206), shadow=0.25)
        if row < 4:
            mist(scene, y, 40, (255, 250, 200), 0.3)
    baskets = scene.canvas((150, 100, 50))
    for x, y, size in ((690, 742, 76), (1000, 736, 84), (620, 620, 40), (1040, 612, 40)):
        for _ in range(16):
            spot = (x + source.uniform(-0.5, 0.5) * size, y - size * 0.28 - source.random() * size * 0.3)
            baskets.disc(spot, size * 0.14, source.choice(((255, 180, 40), (226, 54, 46), (180, 206, 60))))
            baskets.disc((spot[0] - size * 0.04, spot[1] - size * 0.04), size * 0.05, (255, 246, 220))
        baskets.poly(fit(path("-.66,-.3 .66,-.3 .48,.4 -.48,.4"), (x, y), size), (170, 116, 60))
        for k in range(4):
            baskets.line(
                fit([(-0.62 + 0.04 * k, -0.16 + 0.16 * k), (0.62 - 0.04 * k, -0.16 + 0.16 * k)], (x, y), size),
                3,
                (96, 60, 30),
            )
        baskets.line(fit(path("-.68,-.3 .68,-.3"), (x, y), size), size * 0.1, (206, 150, 84))
    scene.add(baskets.image(), rim=(255, 246, 200), shadow=0.45)
    return scene


def muster_field() -> Scene:
    scene = Field("muster-field", HOST)
    sky(
        scene,
        ((0.0, (80, 130, 190)), (0.5, (176, 206, 226)), (0.85, (255, 240, 206)), (1.0, (255, 230, 180))),
        WHITE,
        0.7,
    )
    scene.burst((840, 330), 620, 0.7, 30)
    ridge(scene, 400, 40, (120, 140, 160), (230, 230, 220), "far", 9, 0.25, haze=(250, 240, 214), depth=90)
    plain(scene, 430, (84, 116, 66), (214, 214, 130), 16, (246, 236, 196))
    for row, (y, size, count) in enumerate(((452, 70, 12), (500, 110, 8))):
        canvas = scene.canvas()
        for k in range(count):
            x = 840 + (k - (count - 1) / 2) * (1760 / count)
            tent(canvas, (x, y), size, ARMIES[(k * 3 + row) % 8])
        scene.add(canvas.image(), rim=(255, 250, 226), shadow=0.3)
        mist(scene, y, 30, (255, 246, 214), 0.3)
    for row, (y, size) in enumerate(((560, 46), (640, 74), (750, 120))):
        canvas = scene.canvas()
        source = rng("muster", row)
        for block in range(8):
            tone = ARMIES[(block + row * 3) % 8]
            x0 = 840 + (block - 3.5) * lerp(200, 330, row / 2)
            for k in range(5):
                x = x0 + (k - 2) * size * 0.42
                dark = mix(tone, (30, 24, 34), 0.55)
                figure(canvas, (x, y + source.uniform(-3, 3)), size, dark, True)
                canvas.disc((x, y - size * 0.93), size * 0.12, (206, 206, 214))
                canvas.poly(fit(path("-.13,-.9 -.1,-1.02 0,-1.12 .1,-1.02 .13,-.9"), (x, y), size), (190, 190, 204))
                canvas.disc((x - size * 0.06, y - size * 0.45), (size * 0.13, size * 0.17), tone)
                canvas.disc((x - size * 0.06, y - size * 0.45), size * 0.045, (255, 230, 160))
            flag(canvas, (x0 + size * 1.15, y), size * 2.1, tone)
        scene.add(canvas.image(), rim=(255, 246, 214), shadow=0.35)
        mist(scene, y + 10, 40, (255, 244, 206), 0.25 - 0.08 * row)
    return scene


def plain_of_echoes() -> Scene:
    scene = Field("plain-of-echoes", ECHO)
    sky(
        scene,
        ((0.0, (50, 56, 120)), (0.45, (130, 126, 190)), (0.8, (236, 206, 230)), (1.0, (255, 236, 226))),
        WHITE,
        0.5,
    )
    scene.burst((840, 420), 600, 0.8, 0, (255, 240, 230))
    ridge(scene, 440, 16, (130, 120, 180), (236, 214, 236), "far", 9, 0.12, haze=(250, 226, 236), depth=60)
    plain(scene, 460, (96, 90, 150), (230, 206, 226), 12, (250, 226, 236))
    rings = scene.canvas()
    for k in range(1, 10):
        wide = 70 + 92 * k
        rings.line(
            [
                (840 + wide * math.cos(a / 40 * math.pi), 640 + wide * 0.26 * math.sin(a / 40 * math.pi))
                for a in range(81)
            ],
            9 - 0.7 * k,
            WHITE,
        )
    scene.shine(blur(rings.alpha(), 2), (226, 214, 255), 0.5)
    air = scene.canvas()
    for k in range(1, 9):
        reach = 60 + 84 * k
        air.line([polar((840, 500), reach, a) for a in range(184, 357, 4)], 7 - 0.6 * k, WHITE)
    scene.shine(blur(air.alpha(), 2.4), (240, 230, 255), 0.42)
    for k in range(7, -1, -1):
        t = k / 7
        layer = scene.canvas()
        for side in (-1, 1) if k else (1,):
            at = (840 + side * k * lerp(190, 112, t), lerp(640, 560, t))
            _rider(layer, at, lerp(190, 90, t), side)
        picture = layer.image()
        if k:
            tone = mix((60, 56, 110), (236, 220, 244), t)
            flat = Image.new("RGB", scene.size, tone)
            picture = flat.convert("RGBA")
            picture.putalpha(scaled(layer.alpha(), lerp(0.9, 0.3, t)))
        scene.add(picture, rim=WHITE, halo=None if k else (255, 246, 230), reach=30, shadow=0.0 if k else 0.3)
    glitter(
        scene,
        [(840 + 260 * math.cos(a), 330 + 90 * math.sin(a)) for a in (3.4, 4.0, 4.7, 5.4, 6.0)],
        20,
        (240, 236, 255),
    )
    mist(scene, 700, 80, (236, 220, 244), 0.4)
    return scene


def _rider(canvas: Canvas, at: Point, size: float, side: int) -> None:
    """A horseman who sounds his horn."""
    flip = side < 0
    coat, dark = (96, 62, 60), (56, 34, 44)

    def part(text: str, tone: Color) -> None:
        canvas.poly(curve(text, at, size, 0, flip), tone)

    for text, tone in (("-.5,-.3 -.34,-.3 -.4,.1 -.46,.3 -.38,.5 -.5,.5 -.56,.3 -.5,.1", dark),
                       (".3,-.3 .46,-.3 .5,.05 .44,.28 .5,.5 .38,.5 .36,.28 .38,.05", dark)):  # fmt: skip
        part(text, tone)
    part("-.66,-.4 -.9,-.3 -.96,.1 -.84,.3 -.8,.0 -.6,-.2", dark)
    part(
        "-.66,-.38 -.4,-.52 .1,-.46 .4,-.56 .62,-.96 .72,-1.08 .76,-.98 1.0,-.74 1.02,-.64 .92,-.6 .78,-.68 "
        ".66,-.4 .5,-.12 .1,-.08 -.3,-.06 -.62,-.1",
        coat,
    )
    part(".42,-.6 .5,-.86 .66,-1.04 .56,-.8 .48,-.5", dark)
    for text in (
        "-.66,-.3 -.44,-.24 -.5,.1 -.64,.26 -.58,.5 -.7,.5 -.76,.26 -.66,.04",
        ".44,-.34 .6,-.26 .6,-.04 .78,.1 .7,.3 .6,.28 .64,.14 .46,.02",
    ):
        part(text, coat)
    part("-.22,-.5 .2,-.5 .24,-.2 -.26,-.2", (190, 44, 52))
    part("-.16,-1.14 .12,-1.14 .16,-.8 .12,-.5 -.2,-.5 -.18,-.8", (80, 76, 140))
    part("-.14,-1.14 -.3,-1.0 -.7,-.9 -.96,-.6 -.6,-.66 -.3,-.6 -.1,-.8", (190, 44, 52))
    part("-.02,-.56 .16,-.56 .26,-.3 .24,-.04 .34,.02 .14,.04 .1,-.26", (60, 56, 110))
    canvas.disc(fit([(0.02, -1.28)], at, size, 0, flip)[0], size * 0.13, (226, 190, 170))
    part("-.14,-1.26 -.1,-1.46 .08,-1.5 .2,-1.36 .18,-1.28 0,-1.3", (206, 206, 222))
    canvas.stroke(
        bezier(fit(path(".14,-1.24 .4,-1.2 .66,-1.5"), at, size, 0, flip), 14),
        lambda t: size * (0.03 + 0.17 * t * t),
        (255, 210, 110),
    )
    canvas.stroke(fit(path(".06,-1.04 .3,-1.0 .34,-1.22"), at, size, 0, flip), lambda t: size * 0.09, (80, 76, 140))


def glass_desert() -> Scene:
    scene = Field("glass-desert", GLASS)
    sky(
        scene,
        ((0.0, (30, 110, 130)), (0.45, (150, 206, 190)), (0.75, (255, 214, 150)), (1.0, (255, 240, 206))),
        WHITE,
        0.4,
    )
    orb(scene, (840, 250), 76, (255, 230, 160))
    scene.burst((840, 250), 640, 0.7, 34)
    dunes = [(-20, 470), (240, 410), (460, 450), (700, 390), (900, 440), (1180, 380), (1420, 440), (1700, 400)]
    land(
        scene, spline(dunes, 12), (190, 130, 90), (255, 230, 180), (120, 14), haze=(255, 226, 176), depth=130, rim=WHITE
    )
    water(scene, 480, 800, (110, 190, 180), WHITE, 840, 0.66)
    source = rng("glass")
    tones = ((120, 226, 216), (190, 246, 236), (90, 180, 200), (255, 206, 150), (150, 160, 226))
    for row, (y, size, count) in enumerate(((500, 70, 26), (590, 130, 15), (740, 250, 9))):
        canvas = scene.canvas((150, 220, 214))
        for k in range(count):
            x = (k + 0.5) * 1680 / count + source.uniform(-40, 40)
            if row and abs(x - 840) < 160 * row:
                continue
            for _ in range(4):
                lean, tall, wide = (
                    source.gauss(0, 16),
                    size * source.uniform(0.5, 1.25),
                    size * source.uniform(0.09, 0.2),
                )
                foot = (x + source.gauss(0, size * 0.3), y + source.uniform(0, 16))
                tip = polar(foot, tall, -90 + lean)
                tone = source.choice(tones)
                shoulder = [
                    polar(foot, tall * 0.78, -90 + lean - 60 * wide / tall),
                    polar(foot, tall * 0.7, -90 + lean + 60 * wide / tall),
                ]
                left, right = (foot[0] - wide, foot[1]), (foot[0] + wide, foot[1])
                canvas.poly([left, shoulder[0], tip, foot], mix(tone, WHITE, 0.45))
                canvas.poly([foot, tip, shoulder[1], right], mix(tone, (20, 70, 90), 0.45))
                canvas.line([foot, tip], max(1.5, size * 0.012), WHITE)
        layer = canvas.image()
        ghost = ImageOps.flip(layer.crop((0, 0, scene.size[0], y)))
        turned = Image.new("RGBA", scene.size)
        turned.paste(ghost, (0, y + 12))
        scene.base.paste(turned.convert("RGB"), (0, 0), scaled(turned.getchannel("A"), 0.35))
        layer.putalpha(scaled(layer.getchannel("A"), 0.94))
        scene.add(layer, rim=WHITE, halo=(190, 255, 246), reach=16, strength=0.3, shadow=0.15)
    lone = scene.canvas()
    figure(lone, (840, 640), 96, (60, 40, 60))
    lone.poly(curve("0,-.8 .3,-.5 .6,-.56 .4,-.2 .2,0 0,0", (840, 640), 96), (150, 50, 50))
    scene.add(lone.image(), rim=WHITE, shadow=0.3)
    glitter(scene, [(source.uniform(60, 1620), source.uniform(460, 780)) for _ in range(34)], 22, (250, 255, 246))
    return scene


def gallows_crossroads() -> Scene:
    scene = Field("gallows-crossroads", GALLOWS)
    sky(
        scene,
        ((0.0, (34, 12, 30)), (0.45, (130, 36, 44)), (0.75, (236, 110, 60)), (1.0, (255, 190, 110))),
        (70, 16, 30),
        0.6,
        (240, 70),
    )
    orb(scene, (1120, 430), 96, (255, 120, 60), 0.9)
    ridge(scene, 500, 26, (90, 36, 44), (200, 90, 70), "far", 9, 0.2, haze=(226, 110, 70), depth=80)
    plain(scene, 520, (60, 34, 34), (190, 110, 76), 16, (220, 110, 70))
    road = scene.canvas()
    road.poly([(808, 524), (872, 524), (1040, 830), (620, 830)], WHITE)
    road.poly([(-20, 640), (-20, 740), (1700, 650), (1700, 580)], WHITE)
    scene.dim(blur(road.alpha(), 7), 0.55, (226, 150, 100))
    trees = scene.canvas((16, 8, 12))
    for x, high, seed in ((190, 470, 4), (1540, 430, 9), (400, 200, 3)):
        trunk(trees, (x, 700 if high > 300 else 570), high, high * 0.1, (20, 8, 14), seed, 0.3, 4)
    scene.add(trees.image(), rim=(255, 140, 90), shadow=0.3)
    beams = scene.canvas()
    beams.line([(760, 660), (760, 150)], 30, WHITE)
    beams.line([(730, 164), (1010, 164)], 26, WHITE)
    beams.line([(764, 270), (870, 172)], 18, WHITE)
    beams.poly([(690, 650), (830, 650), (850, 690), (670, 690)], WHITE)
    scene.add(scene.solid(beams.alpha(), metal((110, 70, 56), 0.92), 7), rim=(255, 170, 120))
    rope = scene.canvas()
    rope.line([(976, 172), (976, 286)], 8, WHITE)
    rope.line(
        [(976 + 36 * math.sin(a / 12 * math.pi), 330 - 46 * math.cos(a / 12 * math.pi)) for a in range(25)], 8, WHITE
    )
    for k in range(5):
        rope.line([(964, 268 + k * 8), (988, 264 + k * 8)], 6, WHITE)
    scene.add(scene.solid(rope.alpha(), metal((214, 176, 120), 0.7), 3), rim=(255, 220, 170), shadow=0.2)
    sign = scene.canvas((90, 60, 46))
    sign.line([(1290, 690), (1300, 330)], 18, (96, 62, 48))
    for y, way, tilt, tone in ((370, 1, -6, (176, 120, 80)), (440, -1, 5, (150, 100, 66)), (508, 1, 8, (130, 84, 58))):
        sign.poly(
            fit(
                [(-0.2 * way, -0.16), (0.75 * way, -0.16), (0.95 * way, 0), (0.75 * way, 0.16), (-0.2 * way, 0.16)],
                (1297, y),
                170,
                tilt,
            ),
            tone,
        )
        for k in range(3):
            sign.line(
                fit([(0.05 * way, -0.06 + 0.06 * k), (0.6 * way, -0.06 + 0.06 * k)], (1297, y), 170, tilt),
                3,
                (84, 50, 40),
                solid=False,
            )
    birds = sign
    for x, y, flip in ((830, 152, False), (916, 152, True), (1300, 332, True)):
        birds.poly(
            curve(
                "-.6,-.1 -.3,-.5 -.08,-.56 .1,-.44 .3,-.1 .8,.12 .3,.1 .05,.2 -.2,.1 -.32,-.2", (x, y - 10), 46, 0, flip
            ),
            (18, 8, 14),
        )
    source = rng("ravens")
    for _ in range(12):
        spot = (source.gauss(560, 160), source.gauss(220, 60))
        birds.poly(
            fit(
                path("0,0 -.3,-.4 -1.1,-.5 -.5,-.1 -.2,.2 .1,.3 .5,.1 1.2,-.4 .5,-.3"),
                spot,
                source.uniform(14, 30),
                source.uniform(-20, 20),
            ),
            (20, 6, 14),
        )
    scene.add(birds.image(), rim=(255, 180, 130), shadow=0.3)
    mist(scene, 560, 70, (236, 130, 90), 0.5)
    mist(scene, 720, 90, (150, 80, 80), 0.5)
    return scene


def wandering_market() -> Scene:
    scene = Field("wandering-market", BAZAAR)
    sky(
        scene,
        ((0.0, (36, 30, 90)), (0.45, (130, 76, 140)), (0.75, (246, 150, 110)), (1.0, (255, 210, 140))),
        (255, 190, 160),
        0.5,
    )
    scene.burst((840, 460), 620, 0.7, 26)
    ridge(scene, 560, 40, (130, 80, 120), (246, 170, 140), "far", 8, 0.2, haze=(255, 190, 140), depth=100)
    plain(scene, 640, (150, 96, 84), (255, 206, 140), 16, (255, 196, 140))
    skin = metal((120, 140, 90), 0.8)
    limbs = scene.canvas()
    for x, lean in ((480, -14), (1180, 12)):
        limbs.poly(fit(path("-.5,-.6 .5,-.6 .44,.2 .56,.5 -.5,.5 -.4,.2"), (x, 650), 170, lean), WHITE)
    limbs.poly(
        curve("1.0,.3 1.5,.1 1.9,-.3 2.2,-.5 2.6,-.44 2.82,-.2 2.76,.06 2.4,.14 2.1,.3 1.7,.6 1.1,.7", (830, 560), 250),
        WHITE,
    )
    limbs.poly(curve("-1.5,.3 -2.0,.5 -2.3,.46 -2.0,.26 -1.6,.0", (830, 560), 250), WHITE)
    for x, lean in ((640, 10), (1050, -10)):
        limbs.poly(fit(path("-.5,-.6 .5,-.6 .44,.2 .6,.56 -.56,.56 -.4,.2"), (x, 690), 190, lean), WHITE)
    scene.add(scene.solid(limbs.alpha(), skin, 26), rim=(255, 226, 180), shadow=0.6)
    eye = scene.canvas()
    eye.disc((1462, 488), 15, (30, 20, 20))
    eye.disc((1458, 483), 5, (255, 250, 220))
    eye.line([(1400, 566), (1460, 566), (1520, 550)], 5, (50, 60, 40))
    scene.add(eye.image(), shadow=0)
    shell = scene.mask(
        curve("-1.62,.42 -1.5,0 -1.0,-.42 0,-.58 1.0,-.42 1.5,0 1.62,.42 1.2,.6 0,.66 -1.2,.6", (830, 560), 250)
    )
    scene.add(scene.solid(shell, metal((150, 96, 60), 0.85), 50), rim=(255, 220, 160), shadow=0.5)
    scutes = scene.canvas()
    for y, count, size in ((490, 6, 62), (572, 8, 62), (650, 8, 54)):
        for k in range(count):
            x = 830 + (k - (count - 1) / 2) * 96
            scutes.line([polar((x, y), size, a) for a in range(0, 361, 60)], 6, WHITE)
    scene.dim(ImageChops.multiply(scutes.alpha(), shell), 0.5, (60, 30, 24))
    source = rng("bazaar")
    for row, places in enumerate((((620, 446, 120), (1040, 446, 120), (760, 424, 150), (910, 424, 140)),
                                  ((520, 500, 130), (680, 486, 150), (840, 480, 180), (1000, 486, 150),
                                   (1150, 500, 130)))):  # fmt: skip
        canvas = scene.canvas()
        for k, (x, y, size) in enumerate(places):
            tent(canvas, (x, y), size, ARMIES[(k * 3 + row * 2) % 8], (255, 236, 190))
        scene.add(canvas.image(), rim=(255, 236, 200), shadow=0.4)
    goods = scene.canvas((130, 80, 50))
    for x in range(470, 1220, 46):
        y = 520 + abs(x - 840) * 0.03
        goods.poly(
            fit(path("-.4,0 -.4,-.5 .4,-.5 .4,0"), (x, y), 40),
            source.choice(((150, 100, 60), (110, 70, 50), (176, 130, 80))),
        )
        for _ in range(4):
            goods.disc((x + source.uniform(-14, 14), y - 22), 6, source.choice(ARMIES))
    for x in (590, 760, 930, 1090):
        figure(goods, (x, 528), 62, source.choice(((90, 40, 70), (40, 60, 90), (120, 70, 40))))
    scene.add(goods.image(), rim=(255, 226, 180), shadow=0.3)
    lamps = scene.canvas()
    for x0, x1, y0, y1 in ((520, 840, 372, 296), (840, 1150, 296, 372), (620, 840, 330, 250), (840, 1060, 250, 330)):
        line = bezier([(x0, y0), ((x0 + x1) / 2, max(y0, y1) + 50), (x1, y1)], 8)
        for spot in line[1:-1]:
            lamps.disc(spot, 8, WHITE)
    scene.lit(lamps.alpha(), (255, 190, 80), 20, 1.0, 0.8)
    mist(scene, 740, 60, (255, 196, 140), 0.55)
    return scene


PICTURES = (orchard_of_plenty, muster_field, plain_of_echoes, glass_desert, gallows_crossroads, wandering_market)
