"""The night itself: bats, fog, the blood moon, the crypt, the carriage and the ball."""

from __future__ import annotations

import math

from PIL import Image

from ..archangelis.infernal_parts import moon
from ..archangelis.places_land import mist, plain, ridge, water
from ..brush import Canvas, Color, Point, bezier, blur, mix, polar, rng, taper
from ..motifs.regalia import skull
from ..motifs.wings import bat_wing
from .field import stuff
from .mounts import horse
from .west import BLACK, BLOOD_SKY, CRIMSON, MOONLIT, NIGHT_SKY, WHITE, Picture, Scene, W, curve, fit, path, twin
from .west_places import bare_tree, castle, paving, pointed_arch, tombstone

RED = (255, 50, 50)


def _bat(scene: Scene, at: Point, size: float, skin: Color, rim: Color, turn: float = 0.0) -> None:
    """A bat with spread wings."""
    canvas = scene.canvas(mix(skin, BLACK, 0.7))
    hide = ((0.0, mix(skin, WHITE, 0.2)), (0.5, mix(skin, BLACK, 0.45)), (1.0, mix(skin, BLACK, 0.8)))
    for side in (-1, 1):
        bat_wing(canvas, (at[0] + side * size * 0.08, at[1]), size, side, hide, mix(skin, WHITE, 0.3), turn + 14, 4)
    scene.add(canvas.image(), rim=rim, shadow=0.2)
    body = scene.mask(
        twin("0,-.16 .08,-.12 .11,.02 .09,.2 .03,.34 0,.36", at, size),
        curve(".02,-.18 .05,-.34 .12,-.40 .12,-.22 .10,-.12 0,-.06", at, size),
        curve(".02,-.18 .05,-.34 .12,-.40 .12,-.22 .10,-.12 0,-.06", at, size, 0, True),
        twin("0,-.28 .07,-.26 .10,-.18 .06,-.08 0,-.05", at, size),
    )
    scene.add(scene.solid(body, stuff(mix(skin, BLACK, 0.3), 0.5), size * 0.05), rim=rim, shadow=0.4)
    scene.burn(
        lambda c: [c.disc((at[0] + s * size * 0.04, at[1] - size * 0.18), size * 0.016, WHITE) for s in (-1, 1)],
        RED,
        size * 0.05,
    )


def bat(scene: Scene) -> None:
    scene.heavens(NIGHT_SKY, (110, 120, 170), 0.5)
    scene.starred(300)
    moon(scene, (560, 380), 300, (232, 234, 246))
    _bat(scene, (560, 410), 430, (86, 56, 70), (220, 226, 255))
    bare_tree(scene, (60, 840), 520, (8, 8, 18), "bat", 44)


def great_bat(scene: Scene) -> None:
    scene.heavens(BLOOD_SKY, (150, 20, 30), 0.5)
    scene.burst((560, 330), 560, 0.6, 26, (255, 80, 70))
    canvas = scene.canvas((20, 6, 10))
    for side in (-1, 1):
        bat_wing(
            canvas,
            (560 + side * 90, 560),
            760,
            side,
            ((0.0, (190, 50, 50)), (0.5, (92, 16, 26)), (1.0, (30, 6, 14))),
            (130, 90, 84),
            16,
            5,
        )
    scene.add(canvas.image(), rim=(255, 130, 110), shadow=0.3)
    at, size = (560, 480), 250
    ears = scene.mask(
        *(curve(".18,-.5 .34,-1.1 .66,-1.66 .92,-1.2 .86,-.5 .6,-.1", at, size, 0, f) for f in (False, True))
    )
    scene.add(scene.solid(ears, stuff((96, 58, 56), 0.5), 30), rim=(255, 140, 120))
    inner = scene.mask(*(curve(".34,-.56 .44,-1.0 .64,-1.36 .74,-1.06 .66,-.5", at, size, 0, f) for f in (False, True)))
    scene.add(scene.solid(inner, stuff((150, 60, 66), 0.4), 16), shadow=0.4)
    fur = Canvas(scene.size, 1, (120, 120, 120))
    source = rng("fur")
    for _ in range(900):
        x, y = at[0] + source.uniform(-300, 300), at[1] + source.uniform(-220, 380)
        away = math.atan2(y - at[1] + 60, x - at[0])
        fur.line([(x, y), (x + 26 * math.cos(away), y + 26 * math.sin(away))], 4, (round(source.uniform(30, 230)),) * 3)
    head = scene.mask(twin("0,-.72 .4,-.66 .74,-.3 .84,.16 .66,.56 .5,.9 .62,1.4 0,1.5", at, size))
    scene.add(scene.solid(head, stuff((104, 70, 66), 0.6), 60, blur(fur.rgb.convert("L"), 1.6)), rim=(255, 140, 120))
    mouth = scene.mask(twin("0,.3 .3,.34 .42,.44 .34,.84 .16,1.02 0,1.04", at, size))
    scene.add(scene.solid(mouth, stuff((60, 4, 12), 0.2), 10), shadow=0.2)
    teeth = scene.canvas()
    for s in (-1, 1):
        teeth.poly([(at[0] + s * x * size, at[1] + y * size) for x, y in path(".14,.32 .28,.34 .20,.72")], WHITE)
        teeth.poly([(at[0] + s * x * size, at[1] + y * size) for x, y in path(".12,1.0 .22,.92 .16,.70")], WHITE)
        for k in range(2):
            teeth.poly(
                [
                    (at[0] + s * (0.03 + 0.055 * k + d) * size, at[1] + (0.32 + e) * size)
                    for d, e in ((-0.02, 0), (0.02, 0), (0, 0.13))
                ],
                WHITE,
            )
    scene.add(scene.solid(teeth.alpha(), stuff((246, 236, 214), 0.9), 6), shadow=0.3)
    nose = scene.mask(twin("0,-.14 .1,-.02 .2,.1 .16,.22 0,.26", at, size))
    scene.add(scene.solid(nose, stuff((130, 70, 70), 0.6), 14), shadow=0.5)
    scene.dim(scene.mask(*(curve(".05,.14 .1,.1 .12,.18 .07,.2", at, size, 0, f) for f in (False, True))), 0.9)
    lids = scene.mask(*(curve(".2,-.12 .38,-.3 .58,-.26 .46,-.08 .3,-.04", at, size, 0, f) for f in (False, True)))
    scene.lit(lids, (255, 60, 40), 34, 1.0, 0.6)
    scene.dim(scene.mask(*(curve(".40,-.26 .43,-.16 .40,-.07 .37,-.16", at, size, 0, f) for f in (False, True))), 1.0)


def crypt_door(scene: Scene) -> None:
    scene.wall((46, 46, 60), (120, 122, 140), 80)
    scene.gloom((0, 300), 460, 0.8)
    scene.gloom((W, 300), 460, 0.8)
    frame = scene.canvas()
    for grow in (0,):
        frame.poly(pointed_arch(560, 760, 560 + grow, 720), WHITE)
        frame.erase(pointed_arch(560, 760, 400, 610))
    scene.add(scene.solid(frame.alpha(), stuff((112, 112, 128), 0.6), 22), rim=(200, 204, 230))
    hole = scene.mask(pointed_arch(560, 770, 400, 610))
    scene.base.paste(Image.new("RGB", scene.size, (40, 2, 8)), (0, 0), hole)
    scene.pool((590, 560), (150, 420), (255, 40, 40), 1.0)
    for side in (-1, 1):
        leaf = scene.canvas()
        outline = pointed_arch(560, 770, 400, 610)
        gap = 26 if side < 0 else 60
        leaf.poly(outline, WHITE)
        cut = [(560 - side * 300, 0), (560 + side * gap, 0), (560 + side * gap, 820), (560 - side * 300, 820)]
        leaf.erase(cut)
        planks = Canvas(scene.size, 1, (120, 120, 120))
        for k in range(9):
            planks.line([(560 + side * k * 36, 0), (560 + side * k * 36, 820)], 6, (10, 10, 10))
        scene.add(
            scene.solid(leaf.alpha(), stuff((74, 46, 40), 0.5), 12, blur(planks.rgb.convert("L"), 2)), rim=(255, 90, 80)
        )

        def bands(c: Canvas, side: int = side) -> None:
            for y in (330, 480, 630):
                c.line([(560 + side * 66, y), (560 + side * 190, y)], 20, WHITE)
                for k in range(3):
                    c.disc((560 + side * (84 + k * 46), y), 15, WHITE)
            c.ring((560 + side * 96, 556), 26, 9, WHITE)

        scene.paint(bands, stuff((86, 84, 96), 0.8), 6)
    for x in (210, 910):
        scene.add(skull(scene.size, (x, 330), 120, stuff((196, 188, 172), 0.8)), rim=(220, 220, 240))
        scene.burn(lambda c, x=x: [c.disc((x + s * 24, 334), 9, WHITE) for s in (-1, 1)], RED, 16)
    scene.paint(
        lambda c: [
            c.poly(
                [
                    (200 - k * 60, 760 + k * 26),
                    (920 + k * 60, 760 + k * 26),
                    (920 + k * 60, 782 + k * 26),
                    (200 - k * 60, 782 + k * 26),
                ],
                WHITE,
            )
            for k in range(3)
        ],
        stuff((90, 90, 104), 0.6),
        8,
    )
    mist(scene, 770, 90, (150, 60, 70), 0.6)


def fog_bank(scene: Scene) -> None:
    scene.heavens(((0.0, (10, 14, 32)), (0.6, (56, 68, 96)), (1.0, (150, 160, 180))), (190, 200, 220), 0.5)
    moon(scene, (790, 190), 90, (240, 240, 236))
    bare_tree(scene, (170, 720), 620, (16, 18, 30), "fog", 54)
    bare_tree(scene, (1010, 700), 460, (30, 34, 50), "fog2", 36)
    source = rng("graves")
    for row in range(4):
        canvas = scene.canvas((40, 44, 58))
        y = 520 + row * 86
        tone = mix((104, 112, 134), (30, 32, 46), row / 3)
        for k in range(6 - row // 2):
            x = (k + 0.5 * (row % 2)) * (190 + 40 * row) + source.uniform(-20, 20)
            tombstone(canvas, (x, y), 70 + row * 36, tone, source.randrange(12))
        scene.add(scene.solid(canvas.alpha(), stuff(tone, 0.6), 10), rim=(214, 224, 250), shadow=0.3)
        mist(scene, y + 6, 70, (186, 196, 216), 0.9)
    mist(scene, 800, 140, (206, 214, 230), 0.95)
    mist(scene, 470, 120, (170, 182, 206), 0.6)


def black_carriage(scene: Scene) -> None:
    scene.heavens(NIGHT_SKY, (130, 60, 80), 0.5)
    moon(scene, (300, 210), 120, (240, 226, 220))
    castle(scene, (930, 560), 240, (20, 16, 34), (255, 140, 70))
    ridge(scene, 600, 20, (18, 16, 28), (60, 54, 74), "hill")
    bare_tree(scene, (70, 660), 480, (8, 8, 16), "road", 40)
    plain(scene, 650, (30, 26, 34), (96, 84, 92), 30)
    for x, y, s in ((900, 770, 200), (800, 800, 230)):
        scene.stamp(
            horse(s, (34, 30, 40), "gallop", (20, 16, 24), seed=x, tack=(150, 20, 34)).lit((200, 206, 240)), (x, y)
        )
    at, size = (360, 560), 190

    def wheels(c: Canvas) -> None:
        for x, r in ((-0.72, 0.5), (0.82, 0.42)):
            centre = (at[0] + x * size, at[1] + (1.26 - r) * size)
            c.ring(centre, r * size, 15, WHITE)
            c.disc(centre, 18, WHITE)
            for k in range(10):
                c.line([centre, polar(centre, r * size, k * 36)], 7, WHITE)

    coach = "-1.0,-.86 1.0,-.86 .96,-.2 .7,.46 .4,.62 -.5,.62 -.86,.4 -1.0,-.2"
    scene.add(
        scene.solid(curve(coach, at, size), stuff((34, 26, 40), 0.7), 24), rim=(220, 226, 255), halo=(120, 10, 30)
    )
    scene.paint(
        lambda c: c.poly(fit(path("-1.14,-.84 -1.0,-1.06 1.0,-1.06 1.14,-.84"), at, size), WHITE),
        stuff((90, 14, 30), 0.7),
        8,
        (255, 140, 140),
    )
    scene.paint(
        lambda c: c.line(fit(path("1.0,.2 1.7,.1 1.74,-.2 1.3,-.3"), at, size), 12, WHITE), stuff((40, 30, 40), 0.6), 6
    )
    scene.paint(lambda c: c.line(fit(path("-.9,.66 1.0,.66 2.6,.4"), at, size), 12, WHITE), stuff((70, 40, 40), 0.6), 6)
    scene.burn(
        lambda c: [
            c.poly(fit(path(t), at, size), WHITE)
            for t in ("-.7,-.66 -.1,-.66 -.1,-.1 -.62,-.1", ".1,-.66 .7,-.66 .66,-.1 .1,-.1")
        ],
        (200, 20, 40),
        26,
        0.15,
    )
    scene.paint(wheels, stuff((120, 22, 36), 0.7), 6, (255, 150, 150))
    driver = curve(
        (
            "-.3,.5 -.34,0 -.2,-.3 -.24,-.36 -.12,-.44 -.12,-.8 .14,-.8 "
            ".14,-.44 .26,-.36 .2,-.28 .34,0 .6,.1 .58,.2 .2,.2 .3,.5"
        ),
        (at[0] + 1.5 * size, at[1] - 0.5 * size),
        130,
    )
    scene.add(scene.solid(driver, stuff((24, 22, 32), 0.5), 10), rim=(220, 226, 255))
    for x in (-1.06, 1.06):
        spot = (at[0] + x * size, at[1] - 0.5 * size)
        scene.pool(spot, 150, (255, 170, 80), 0.8)
        scene.burn(lambda c, s=spot: c.disc(s, (11, 17), WHITE), (255, 190, 100), 26)
    mist(scene, 800, 70, (120, 110, 140), 0.6)


def masked_ball(scene: Scene) -> None:
    scene.heavens(((0.0, (60, 6, 18)), (0.5, (120, 18, 30)), (1.0, (70, 10, 20))), (200, 90, 60), 0.2)
    for k in range(5):
        x = 100 + k * 230
        scene.base.paste(Image.new("RGB", scene.size, (24, 20, 50)), (0, 0), scene.mask(pointed_arch(x, 600, 130, 420)))
        scene.paint(lambda c, x=x: c.line(pointed_arch(x, 600, 140, 428), 12, WHITE), stuff((216, 160, 70), 0.9), 5)
    paving(scene, 600, (60, 8, 18), (200, 150, 120))
    scene.pool((560, 160), 560, (255, 210, 130), 0.7)
    chandelier = (560, 120)

    def brass(c: Canvas) -> None:
        c.line([(560, 0), chandelier], 8, WHITE)
        for k in range(-3, 4):
            c.line(bezier([chandelier, (560 + k * 60, 210), (560 + k * 92, 150)], 14), 7, WHITE)
            c.poly(
                [(560 + k * 92 - 6, 150), (560 + k * 92 - 6, 112), (560 + k * 92 + 6, 112), (560 + k * 92 + 6, 150)],
                WHITE,
            )

    scene.paint(brass, stuff((230, 176, 84), 0.95), 4)
    scene.burn(lambda c: [c.disc((560 + k * 92, 98), (8, 16), WHITE) for k in range(-3, 4)], (255, 210, 120), 40)
    for x, s in ((190, 330), (930, 330)):
        lady = curve(
            (
                "-.5,1 -.34,.4 -.08,.1 -.1,-.14 -.04,-.26 -.08,-.44 .02,-.5 .08,-.42 "
                ".06,-.28 .16,-.2 .4,-.3 .42,-.24 .2,-.06 .1,.1 .3,.4 .44,1"
            ),
            (x - 40, 760 - s * 0.7),
            s * 0.62,
        )
        lord = curve(
            (
                ".14,1 .1,.3 .04,-.06 .12,-.3 .22,-.36 .18,-.56 .3,-.62 .38,-.52 "
                ".34,-.36 .46,-.28 .5,.1 .46,1 .34,1 .3,.4 .26,1"
            ),
            (x - 10, 760 - s * 0.72),
            s * 0.64,
        )
        scene.add(scene.solid(lord, stuff((24, 20, 34), 0.5), 10), rim=(255, 190, 120))
        scene.add(scene.solid(lady, stuff((170, 30, 60), 0.6), 14), rim=(255, 200, 150))
    at, size = (560, 470), 250
    plumes = scene.canvas()
    for k in range(-5, 6):
        plumes.stroke(
            bezier(
                [
                    (at[0] + k * 18, at[1] - 90),
                    (at[0] + k * 44, at[1] - 250),
                    (at[0] + k * 70, at[1] - 300 + 10 * k * k),
                ],
                16,
            ),
            taper(46, 0.5),
            mix((150, 14, 30), (30, 10, 20), 0.5 * (k % 2)),
        )
    scene.add(plumes.image(), rim=(255, 150, 120))
    scene.paint(
        lambda c: c.line([(at[0] + 0.92 * size, at[1]), (at[0] + 1.05 * size, 800)], 14, WHITE),
        stuff((230, 180, 90), 0.95),
        6,
    )
    mask = scene.canvas()
    mask.poly(twin("0,-.30 .3,-.44 .7,-.52 1.08,-.62 1.0,-.2 .8,.2 .44,.34 .16,.16 0,.34", at, size), WHITE)
    for flip in (False, True):
        mask.erase(curve(".16,-.08 .4,-.24 .68,-.16 .5,.06 .28,.06", at, size, 0, flip))
    scene.add(scene.solid(mask.alpha(), stuff((236, 226, 214), 0.9), 26), rim=WHITE, halo=(255, 80, 60))
    trim = scene.canvas()
    for flip in (False, True):
        eye = curve(".14,-.08 .4,-.27 .71,-.17 .5,.09 .28,.09", at, size, 0, flip)
        trim.line([*eye, eye[0]], 9, WHITE)
        trim.stroke(curve(".1,-.28 .5,-.4 .98,-.52", at, size, 0, flip, closed=False), 16, WHITE)
        trim.stroke(curve(".12,.14 .44,.24 .76,.1 .9,-.2", at, size, 0, flip, closed=False), 14, WHITE)
    trim.disc((at[0], at[1] - 0.24 * size), 22, WHITE)
    scene.add(scene.leaf(trim.alpha()), shadow=0.4)
    scene.burn(
        lambda c: [c.disc((at[0] + s * 0.42 * size, at[1] - 0.07 * size), (13, 8), WHITE) for s in (-1, 1)], RED, 20
    )


def blood_moon(scene: Scene) -> None:
    scene.heavens(BLOOD_SKY, (150, 24, 30), 0.5)
    scene.starred(160, 0.4)
    moon(scene, (560, 330), 290, (255, 84, 60))
    scene.pool((560, 330), 640, (255, 40, 30), 0.4)
    castle(scene, (560, 640), 260, (20, 2, 8), (255, 190, 110))
    ridge(scene, 650, 34, (20, 4, 10), (92, 16, 24), "crag", rough=0.34, rim=(255, 100, 80))
    water(scene, 700, 820, (50, 4, 12), (255, 110, 90), 560)
    bare_tree(scene, (60, 840), 640, (10, 2, 6), "left", 56)
    bare_tree(scene, (1070, 840), 600, (10, 2, 6), "right", 52)
    flock = scene.canvas()
    source = rng("flock")
    for _ in range(26):
        x, y, s = source.uniform(180, 940), source.uniform(60, 420), source.uniform(10, 26)
        flock.poly(
            fit(
                path("0,0 .5,-.5 1.3,-.5 .9,-.1 .6,.1 .3,.1 0,.4 -.3,.1 -.6,.1 -.9,-.1 -1.3,-.5 -.5,-.5"),
                (x, y),
                s,
                source.uniform(-20, 20),
            ),
            WHITE,
        )
    scene.dim(flock.alpha(), 0.95, (14, 0, 4))


NIGHT: dict[str, Picture] = {
    "bat": (MOONLIT, bat),
    "crypt-door": (CRIMSON, crypt_door),
    "fog-bank": (MOONLIT, fog_bank),
    "black-carriage": (MOONLIT, black_carriage),
    "masked-ball": (CRIMSON, masked_ball),
    "great-bat": (CRIMSON, great_bat),
    "blood-moon": (CRIMSON, blood_moon),
}
