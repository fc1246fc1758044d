"""The battlefields under a roof or a sky of stone: pit, throne, altar, mirrors."""

from __future__ import annotations

import math

from PIL import ImageChops

from ..archangelis import infernal_parts as parts
from ..archangelis.infernal_humans import robed
from ..archangelis.infernal_scene import DARK_GOLD, WHITE, Palette, Scene, curve, fit, metal, path, twin
from ..archangelis.places_land import mist, plain, sky
from ..archangelis.places_light import beam
from ..brush import GOLD, Point, Stops, bezier, blur, lerp, mix, pointed, polar, radial, rng, scaled, stars
from ..motifs.places import column
from ..motifs.sigils import seal_rings
from .battlefields_land import Field, figure, glitter, masonry, steps, tiles

PIT = Palette((8, 10, 16), (40, 46, 56), (120, 124, 120), (226, 240, 255), (220, 236, 246))
ROYAL = Palette((18, 8, 36), (70, 36, 100), (170, 110, 160), (255, 220, 140), (255, 236, 190))
COSMOS = Palette((10, 10, 44), (50, 44, 120), (150, 120, 200), (255, 226, 170), (240, 230, 255))
MIRROR = Palette((24, 14, 20), (96, 64, 50), (210, 170, 120), (255, 236, 190), (255, 244, 214))


def oubliette() -> Scene:
    scene = Field("oubliette", PIT)
    canvas = scene.canvas((14, 16, 22))
    hub, source = (840.0, 280.0), rng("pit")
    rings = 13
    for k in range(rings - 1, -1, -1):
        outer, inner = 110 * 1.24 ** (k + 1), 110 * 1.24**k
        count = 30
        for i in range(count):
            a, b = (i + (k % 2) * 0.5) * 360 / count, (i + 1 + (k % 2) * 0.5) * 360 / count
            lit = max(0.0, 1 - k / rings) ** 1.3 * (0.7 + 0.3 * math.sin(math.radians((a + b) / 2 + 200)))
            tone = mix((18, 20, 26), (190, 196, 196), lit * source.uniform(0.6, 1.0))
            drop = 34 * (k + 1)
            low, high = (hub[0], hub[1] + drop), (hub[0], hub[1] + drop - 34)
            spots = [polar(low, outer, a + 0.5), polar(low, outer, b - 0.5), polar(high, inner + 3, b - 0.5),
                     polar(high, inner + 3, a + 0.5)]  # fmt: skip
            canvas.poly(spots, tone)
    scene.base = canvas.rgb.resize(scene.size)
    hole = scene.canvas()
    hole.disc(hub, 112, WHITE)
    scene.dim(hole.alpha(), 1.0, (190, 220, 246))
    scene.lit(hole.alpha(), (206, 230, 255), 90, 0.8, 0.5)
    grate = scene.canvas()
    for k in range(-3, 4):
        half = math.sqrt(112**2 - (k * 32) ** 2)
        grate.line([(hub[0] + k * 32, hub[1] - half), (hub[0] + k * 32, hub[1] + half)], 11, WHITE)
        grate.line([(hub[0] - half, hub[1] + k * 32), (hub[0] + half, hub[1] + k * 32)], 11, WHITE)
    grate.ring(hub, 114, 16, WHITE)
    scene.add(scene.solid(grate.alpha(), metal((96, 90, 90), 0.95), 4), shadow=0)
    beam(scene, (840, 260), (840, 840), 250, (206, 230, 255), 0.7)
    for x, end in ((430, 560), (1250, 600), (1420, 430)):
        line = [(x, -20), (x + (840 - x) * 0.02, end * 0.5), (x, end)]
        scene.add(parts.chain(scene, bezier(line, 20), 44, radius=3), rim=(220, 236, 246), shadow=0.5)
    floor = scene.canvas()
    floor.disc((840, 860), (800, 190), WHITE)
    scene.add(
        masonry(scene, floor.alpha(), ((0.0, (150, 156, 160)), (1.0, (40, 44, 52))), 40),
        rim=(226, 240, 250),
        shadow=0.5,
    )
    scene.shine(radial(scene.size, (840, 740), (330, 90), 1.2), (220, 236, 255), 0.5)
    bones = scene.canvas()
    for x, y, turn in ((560, 740, 20), (1130, 750, -30), (1010, 770, 60), (660, 776, -10)):
        bones.line(fit(path("-.5,0 .5,0"), (x, y), 90, turn), 11, WHITE)
        for s in (-0.5, 0.5):
            for dy in (-0.08, 0.08):
                bones.disc(fit([(s, dy)], (x, y), 90, turn)[0], 10, WHITE)
    for x, y in ((500, 730), (1190, 726)):
        bones.disc((x, y - 26), (33, 30), WHITE)
        bones.poly(fit(path("-.5,-.1 .5,-.1 .34,.44 -.34,.44"), (x, y), 40), WHITE)
    scene.add(scene.solid(bones.alpha(), metal((226, 214, 190), 0.6), 6), rim=WHITE)
    holes = scene.canvas()
    for x, y in ((500, 730), (1190, 726)):
        for s in (-1, 1):
            holes.disc((x + s * 12, y - 22), (9, 10), WHITE)
        holes.poly([(x, y - 10), (x - 5, y), (x + 5, y)], WHITE)
    scene.dim(holes.alpha(), 0.9)
    robed(scene, (840, 770), 210, metal((120, 120, 136), 0.8), ("blessing", "blessing"), rim=(240, 250, 255))
    return scene


def _columns(scene: Scene, tones: Stops, top: float = 40, near: float = 640) -> None:
    """Two rows of columns that run back into a hall."""
    for k in range(4, -1, -1):
        t = (1 - k / 4) ** 1.5
        canvas = scene.canvas(tones[1][1])
        for s in (-1, 1):
            column(
                canvas,
                840 + s * lerp(330, near + 130, t),
                lerp(190, top - 90, t),
                lerp(560, 790, t),
                lerp(42, 116, t),
                tones,
            )
        scene.add(canvas.image(), rim=scene.air.rim, shadow=0.4)
        if k:
            mist(scene, 520, 300, mix(scene.air.mid, scene.air.glow, 0.25), 0.12)


def empty_throne() -> Scene:
    scene = Field("empty-throne", ROYAL)
    scene.sky(200, 0.4)
    scene.burst((840, 300), 660, 1.0, 34)
    tiles(scene, 540, (130, 84, 140), (60, 34, 84), 14, (150, 100, 130))
    _columns(scene, ((0.0, (250, 226, 240)), (0.45, (170, 130, 180)), (1.0, (50, 28, 70))))
    drapes = scene.canvas()
    for s in (-1, 1):
        for k in range(5):
            fall = f"{0.2 + 0.18 * k},.7 {0.16 + 0.14 * k},1.9 {0.06 + 0.14 * k},1.9 {0.1 + 0.1 * k},.7"
            drapes.poly(curve(f"0,0 {0.5 + 0.12 * k},.06 {fall}", (840, 24), 230, 0, s < 0), WHITE)
    scene.add(scene.solid(drapes.alpha(), metal((150, 24, 50), 0.8), 12), rim=(255, 200, 190), shadow=0.4)
    pleats = scene.canvas()
    for s in (-1, 1):
        for k in range(6):
            pleats.line(
                curve(f"{0.1 + 0.1 * k},0 {0.16 + 0.12 * k},.5 {0.1 + 0.1 * k},1.7", (840, 24), 230, 0, s < 0, False),
                9,
                WHITE,
            )
    scene.dim(ImageChops.multiply(blur(pleats.alpha(), 5), drapes.alpha()), 0.6, (40, 0, 14))
    beam(scene, (840, -40), (840, 620), 230, (255, 230, 160), 0.75)
    scene.add(
        parts.throne(scene, (840, 380), 92, DARK_GOLD, GOLD),
        rim=(255, 246, 206),
        halo=(255, 206, 110),
        reach=50,
        strength=0.6,
    )
    seat = scene.canvas()
    seat.poly([(744, 500), (936, 500), (950, 540), (730, 540)], WHITE)
    seat.poly([(736, 540), (944, 540), (936, 620), (744, 620)], WHITE)
    for s in (-1, 1):
        seat.poly([(840 + s * 104, 440), (840 + s * 136, 440), (840 + s * 136, 620), (840 + s * 104, 620)], WHITE)
        seat.disc((840 + s * 120, 436), 22, WHITE)
    scene.add(scene.solid(seat.alpha(), GOLD, 9), rim=(255, 250, 220))
    cushion = scene.mask(curve("-1,0 -.9,-.34 0,-.42 .9,-.34 1,0 .9,.22 0,.28 -.9,.22", (840, 506), 92))
    scene.add(scene.solid(cushion, metal((176, 24, 52), 0.6), 16), rim=(255, 190, 190), shadow=0.3)
    back = scene.mask(twin("0,-1.0 .5,-.8 .6,.3 0,.5", (840, 430), 96))
    scene.add(scene.solid(back, metal((150, 20, 48), 0.7), 14), rim=(255, 190, 190), shadow=0.2)
    crown = scene.canvas()
    crown.poly(fit(path("-.5,.2 -.6,-.3 -.3,-.02 0,-.5 .3,-.02 .6,-.3 .5,.2"), (840, 478), 66), WHITE)
    scene.add(scene.leaf(crown.alpha(), GOLD, 3), halo=(255, 230, 150), reach=30, strength=0.9)
    dais = scene.canvas((230, 200, 220))
    steps(dais, 840, (616, 800), (230, 620), 7, (250, 226, 236), (120, 80, 130))
    scene.add(dais.image(), shadow=0.4)
    carpet = scene.mask([(760, 616), (920, 616), (1060, 800), (620, 800)])
    scene.dim(carpet, 0.66, (150, 20, 46))
    glitter(scene, [(700, 200), (980, 180), (840, 110), (620, 330), (1060, 350)], 26, (255, 240, 190))
    return scene


def altar_of_the_creators() -> Scene:
    scene = Field("altar-of-the-creators", COSMOS)
    sky(
        scene,
        ((0.0, (10, 10, 50)), (0.5, (60, 50, 140)), (0.85, (180, 130, 200)), (1.0, (255, 206, 190))),
        (150, 120, 220),
        0.5,
        (200, 90),
    )
    scene.base = ImageChops.screen(scene.base, stars(scene.size, "creators", 900, 3))
    scene.burst((840, 360), 620, 0.9, 34)
    seal = scene.canvas()
    seal_rings(seal, (840, 330), 300, "creators")
    scene.lit(seal.alpha(), (255, 220, 150), 18, 0.6, 0.4)
    for k, (dx, foot, tall) in enumerate(((700, 740, 600), (500, 690, 520), (320, 650, 450), (160, 620, 400))):
        for s in (-1, 1):
            tone = mix((70, 60, 120), (190, 170, 220), 1 - k / 4)
            robed(
                scene,
                (840 + s * dx, foot),
                tall,
                metal(tone, 0.8),
                ("fore", "fore") if k % 2 else ("blessing", "down")[::s],
                rim=(255, 240, 214),
            )
        mist(scene, foot - 40, 120, (190, 150, 210), 0.16)
    plain(scene, 610, (90, 76, 130), (236, 206, 220), 14, (206, 160, 206))
    base = scene.canvas((200, 190, 210))
    steps(base, 840, (620, 790), (250, 470), 4, (246, 236, 240), (140, 120, 160))
    scene.add(base.image(), shadow=0.5)
    block = scene.mask(twin("0,-.9 1.0,-.9 1.0,-.74 .86,-.66 .8,.3 .94,.42 .94,.56 0,.56", (840, 590), 170, True))
    scene.add(masonry(scene, block, ((0.0, (255, 246, 236)), (1.0, (130, 110, 140))), 54, 0.2), rim=WHITE, shadow=0.6)
    gold = scene.canvas()
    gold.line([(672, 452), (1008, 452)], 9, WHITE)
    for k in range(8):
        gold.poly([polar((840, 556), 54 if i % 2 == 0 else 22, k * 45 + i * 22.5) for i in range(3)], WHITE)
    gold.ring((840, 556), 64, 6, WHITE)
    scene.add(scene.leaf(gold.alpha(), GOLD, 3), halo=(255, 206, 110), reach=20, strength=0.7, shadow=0.3)
    scene.fire(446, 300, 50, (720, 960))
    scene.burst((840, 360), 260, 0.8, 0, (255, 226, 170))
    hands = scene.canvas()
    for s in (-1, 1):
        flip = s < 0
        hands.line(bezier(fit(path("1.9,-1.1 1.3,-.9 .8,-.3"), (840, 230), 190, 0, flip), 12), 40, WHITE)
        for k in range(4):
            hands.stroke(
                fit(
                    [(0.84, -0.34), (0.62 - 0.06 * k, -0.2 + 0.09 * k), (0.36 + 0.02 * k, -0.06 + 0.13 * k)],
                    (840, 230),
                    190,
                    0,
                    flip,
                ),
                pointed(22, 0.5),
                WHITE,
            )
    scene.shine(blur(hands.alpha(), 5), (255, 240, 206), 0.4)
    scene.sparks(140)
    return scene


def hall_of_mirrors() -> Scene:
    scene = Field("hall-of-mirrors", MIRROR)
    scene.sky(200, 0.2)
    scene.burst((840, 360), 600, 1.0, 0, (255, 240, 200))
    tiles(scene, 470, (246, 226, 190), (96, 60, 50), 16, (255, 226, 170))
    vault = scene.canvas((150, 110, 80))
    for k in range(9):
        t = (k / 8) ** 1.5
        half, top = lerp(150, 900, t), lerp(230, -190, t)
        line = [
            (840 + half * math.cos(math.pi * i / 24), 300 - (300 - top) * math.sin(math.pi * i / 24)) for i in range(25)
        ]
        vault.line(line, lerp(7, 30, t), WHITE)
    scene.add(scene.leaf(vault.alpha(), GOLD, 4), shadow=0.4)
    for s in (-1, 1):
        for k in range(5):
            a, b = (k / 5) ** 1.5, ((k + 0.84) / 5) ** 1.5
            xa, xb = 840 + s * lerp(190, 930, a), 840 + s * lerp(190, 930, b)
            ta, tb = lerp(270, -40, a), lerp(270, -40, b)
            fa, fb = lerp(500, 830, a), lerp(500, 830, b)
            rise_a, rise_b = (fa - ta) * 0.16, (fb - tb) * 0.16
            glass = [
                (xa, fa),
                (xa, ta),
                ((xa * 2 + xb) / 3, ta + (tb - ta) / 3 - rise_a),
                ((xa + xb * 2) / 3, tb - rise_b + (ta - tb) / 3),
                (xb, tb),
                (xb, fb),
            ]
            mask = scene.mask(glass)
            scene.dim(mask, 0.96, mix((196, 226, 240), (70, 96, 130), 0.2 + 0.5 * a))
            shine = scene.canvas()
            wide = xb - xa
            for share in (0.2, 0.36, 0.7):
                x = xa + wide * share
                shine.poly(
                    [(x, fa), (x + wide * 0.1, fa), (x + wide * 0.34, tb - rise_b), (x + wide * 0.24, tb - rise_b)],
                    WHITE,
                )
            scene.shine(ImageChops.multiply(blur(shine.alpha(), 4), mask), (240, 250, 255), 0.5)
            ghost = scene.canvas()
            figure(ghost, (xa + wide * 0.55, lerp(fa, fb, 0.5) - 10), (fa - ta) * 0.5, (90, 30, 40), True)
            scene.base.paste(
                ghost.image().convert("RGB"), (0, 0), scaled(ImageChops.multiply(ghost.alpha(), mask), 0.55)
            )
            lamp = scene.canvas()
            lamp.disc((xa + wide * 0.5, ta + (fa - ta) * 0.2), (fa - ta) * 0.03, WHITE)
            scene.lit(lamp.alpha(), (255, 214, 130), (fa - ta) * 0.1, 0.8, 0.8)
            rim = scene.canvas()
            rim.line([*glass, glass[0]], lerp(9, 26, b), WHITE)
            scene.add(scene.leaf(rim.alpha(), GOLD, 4), shadow=0.4)
    for y, size in ((250, 56), (150, 110)):
        _chandelier(scene, (840, y), size)
    people = scene.canvas()
    figure(people, (840, 640), 150, (96, 26, 40), True)
    scene.add(people.image(), rim=(255, 246, 214), shadow=0.5)
    glitter(
        scene,
        [(300, 240), (1390, 260), (560, 330), (1110, 330), (700, 520), (1000, 560), (180, 600), (1500, 620)],
        30,
        (255, 250, 230),
    )
    return scene


def _chandelier(scene: Scene, at: Point, size: float) -> None:
    frame, lights = scene.canvas(), scene.canvas()
    frame.line([(at[0], -20), at], size * 0.05, WHITE)
    for k in range(-3, 4):
        tip = (at[0] + k * size * 0.36, at[1] - size * 0.08 * (k % 2))
        frame.line(bezier([(at[0], at[1]), ((at[0] + tip[0]) / 2, at[1] + size * 0.5), tip], 12), size * 0.05, WHITE)
        lights.disc((tip[0], tip[1] - size * 0.12), (size * 0.05, size * 0.1), WHITE)
    scene.add(scene.leaf(frame.alpha(), GOLD, 3), shadow=0.3)
    scene.lit(lights.alpha(), (255, 214, 130), size * 0.3, 0.9, 1.0)


PICTURES = (oubliette, empty_throne, altar_of_the_creators, hall_of_mirrors)
