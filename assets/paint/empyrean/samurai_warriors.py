"""Samurai on foot: spearmen, warrior monks, the ninja, the masterless, the duel, the rising of the leagues."""

from __future__ import annotations

from PIL import Image

from ..archangelis.infernal_scene import fit, path
from ..archangelis.places_land import crowd, mist, rain
from ..brush import Canvas, Stops, bezier, blur, mix, polar, rng
from .field import INK, SKIN, WHITE, Field, Figure, darker, stuff
from .fighters import arm, glaive, katana, pole, spearhead, walker
from .samurai_land import (
    BLACKED,
    BLOOD,
    CREAM,
    EVENING,
    GOLDEN,
    MIDNIGHT,
    NAVY,
    RED,
    RIM,
    SAFFRON,
    bough,
    dusk,
    moonlit,
    petals,
    roof,
    sashimono,
)

STRAW = stuff((196, 156, 92), 0.5)


def ashigaru(key: str) -> Field:
    scene = dusk(key, EVENING, (560, 330), 150, 600, None)

    def man(height: float, k: int) -> Image.Image:
        f = walker(height, (RED, NAVY)[k % 2], INK, "stride", hat="straw", cap=BLACKED, mail="plates", belt=CREAM)
        pole(f, ".26,-.10", ".20,-1.34", 0.018)
        spearhead(f, ".20,-1.34", -2, 0.16)
        arm(f, ".03,-.79 .12,-.64 .235,-.70", (RED, NAVY)[k % 2])
        return f.lit(RIM)

    back, front = [man(400, k) for k in (0, 1)], [man(620, k) for k in (0, 1)]
    for x, k in ((110, 0), (340, 1), (790, 0), (1020, 1)):
        scene.stamp(back[k], (x, 660), 0.9, haze=(120, 60, 90), thick=0.5, shadow=0.3)
    mist(scene, 640, 80, (230, 130, 120), 0.6)
    for x, k in ((200, 1), (560, 0), (920, 1)):
        scene.stamp(front[k], (x, 850), shadow=0.4)
    return scene


def sohei(key: str) -> Field:
    """A warrior monk on the steps of his temple, the great glaive across him."""
    scene = dusk(key, GOLDEN, (560, 320), 210, 640, None)

    def gate(c: Canvas) -> None:
        for x in (120, 1000):
            c.poly([(x - 46, 820), (x - 40, 180), (x + 40, 180), (x + 46, 820)], (70, 22, 30))
        roof(c, (560, 150), 640, 150, (34, 20, 44), (214, 150, 70))

    scene.drawn(gate, rim=RIM)
    stone = stuff((104, 84, 96), 0.4)
    for k in range(3):
        y = 690 + k * 54
        scene.put(
            [(160 - k * 60, y), (960 + k * 60, y), (980 + k * 60, y + 60), (140 - k * 60, y + 60)],
            stone,
            8,
            rim=RIM,
            shadow=0.3,
        )
    f = Figure(640, 1.9, 1.3)
    pole(f, "-.62,-.20", ".52,-.92", 0.026)
    glaive(f, ".52,-.92", 58, 0.36)
    walker(
        640,
        SAFFRON,
        CREAM,
        "wide",
        hat="cowl",
        cap=CREAM,
        belt=BLACKED,
        figure=f,
        mail="",
        skirt="wide",
        far=".0,-.79 .18,-.74 .30,-.80",
    )
    arm(f, "-.03,-.79 -.20,-.68 -.13,-.52", SAFFRON, wide=1.2)
    arm(f, ".03,-.79 .17,-.66 .27,-.76", SAFFRON, wide=1.2)

    def beads(c: Canvas) -> None:
        for k, at in enumerate(bezier(f.at("-.09,-.82 -.10,-.52 .12,-.56 .09,-.82"), 15)):
            c.disc(at, 10, (110, 40, 30) if k % 2 else (150, 60, 40))

    f.draw(beads)
    scene.stamp(f.lit(RIM), (560, 770), shadow=0.5)
    petals(scene, 26, (255, 190, 120))
    return scene


def ninja(key: str) -> Field:
    """A black shape upon a ridge of tiles before the moon."""
    scene = Field(key, dusk(key, MIDNIGHT, None, fuji=None).air)
    scene.base = dusk(key, MIDNIGHT, None, fuji=None).base
    moonlit(scene, (600, 330), 270, (236, 226, 206))
    mist(scene, 420, 60, (60, 60, 120), 0.5)
    tile = stuff((44, 46, 84), 0.6)
    scene.put([(-20, 640), (1140, 560), (1140, 860), (-20, 860)], tile, 20, rim=(170, 180, 240))

    def tiles(c: Canvas) -> None:
        for row in range(6):
            for k in range(34):
                x, y = k * 36 + (row % 2) * 18 - 20, 660 - k * 2.4 + row * 44
                c.disc((x, y), (16, 24), (24, 26, 52))
                c.disc((x - 3, y - 6), (12, 16), (70, 74, 126))

    scene.drawn(tiles, shadow=0.3)
    scene.put(
        fit(path("-20,630 1140,546 1140,590 -20,676"), (0, 0), 1), stuff((70, 72, 120), 0.7), 12, rim=(200, 206, 255)
    )
    black = stuff((20, 18, 30), 0.35)
    f = Figure(560, 2.2, 1.3)

    def scarf(c: Canvas) -> None:
        for dy, tone in ((0.0, (196, 36, 34)), (0.05, (140, 20, 30))):
            c.stroke(
                bezier(f.at(f"-.02,{-0.76 + dy} -.3,{-0.92 + dy} -.5,{-0.7 + dy} -.86,{-0.96 + dy}"), 24),
                lambda t: 44 * (1 - 0.5 * t),
                tone,
            )

    f.draw(scarf)
    f.limb("-.04,-.36 -.30,-.34 -.34,-.06 -.24,-.03", (0.15, 0.13, 0.08, 0.06), black)
    katana(f, "-.20,-.60", 146, 0.62, BLACKED)
    f.shape("-.12,-.30 -.14,-.56 -.04,-.74 .10,-.74 .16,-.58 .08,-.30", stops=black, round_=0.05)
    f.limb(".04,-.36 .30,-.40 .22,-.08 .34,-.04", (0.15, 0.13, 0.08, 0.06), black)
    f.limb("-.04,-.68 -.22,-.60 -.20,-.44", (0.10, 0.08, 0.06), black)
    f.shape("-.02,-.72 -.06,-.86 .04,-.96 .16,-.92 .19,-.80 .12,-.71", stops=black, round_=0.04)
    f.shape(".06,-.845 .19,-.855 .195,-.81 .07,-.80", stops=SKIN, round_=0.01)
    f.draw(lambda c: c.disc(f.at(".15,-.83")[0], 6, (10, 8, 12)))
    f.limb(".08,-.68 .26,-.62 .38,-.74", (0.10, 0.08, 0.06), black)

    def stars(c: Canvas) -> None:
        for at in f.at(".44,-.78 .62,-.86 .80,-.92"):
            c.poly([polar(at, 38 if k % 2 == 0 else 11, k * 45 + 20) for k in range(8)], (226, 230, 240))
            c.disc(at, 6, (30, 30, 50))

    f.draw(stars)
    scene.stamp(f.lit((190, 200, 255), 0.5), (480, 640), shadow=0.2)
    return scene


def ronin(key: str) -> Field:
    """Alone in the rain, a straw hat over the eyes, walking out of the picture."""
    scene = dusk(key, MIDNIGHT, None, 0, 620, (800, 330))
    scene.shine(blur(scene.mask([(0, 480), (1120, 480), (1120, 640), (0, 640)]), 60), (150, 130, 200), 0.5)
    coat, under = stuff((70, 66, 92), 0.5), stuff((40, 38, 56), 0.5)
    f = Figure(640, 1.6, 1.3)
    f.shape(
        "-.10,-.82 .04,-.84 .12,-.70 .06,-.40 .10,-.22 -.12,-.14 -.44,-.20 -.26,-.46", stops=darker(coat), round_=0.05
    )
    katana(f, "-.02,-.50", 250, 0.52, RED)
    walker(640, coat, under, "stride", hat="straw", cap=STRAW, belt=RED, figure=f, skirt="lunge", beard=(30, 24, 26))
    arm(f, ".03,-.79 .08,-.62 .05,-.50", coat)
    scene.stamp(f.lit((196, 200, 255)), (420, 800), shadow=0.5)

    def reeds(c: Canvas) -> None:
        source = rng(key, "reeds")
        for _ in range(90):
            x, h = source.uniform(-10, 1130), source.uniform(60, 190)
            c.stroke(
                bezier([(x, 850), (x - 10, 850 - h * 0.6), (x - h * 0.5, 850 - h)], 8),
                lambda t: 7 * (1 - t),
                mix((16, 16, 36), (110, 100, 150), source.random() * 0.5),
            )

    scene.drawn(reeds, shadow=0.2)
    rain(scene, (190, 200, 255), 420, 0.35, 0.45)
    return scene


def duellist(key: str) -> Field:
    """Two swords meet before the sun."""
    scene = dusk(key, BLOOD, (560, 350), 270, 640, None)
    bough(scene, [(1140, 30), (960, 60), (820, 20), (700, 110)], 17)

    def man(coat: Stops, under: Stops) -> Figure:
        f = walker(520, coat, under, "lunge", hat="topknot", cap=INK, belt=CREAM, wide=2.0)
        katana(f, ".26,-.70", 40, 0.62, RED)
        f.limb(".0,-.78 .14,-.66 .26,-.70", (0.09, 0.08, 0.05), coat)
        arm(f, ".04,-.79 .16,-.62 .28,-.665", coat)
        return f

    scene.stamp(man(NAVY, BLACKED).lit(RIM), (310, 790), shadow=0.4)
    scene.stamp(man(CREAM, RED).lit(RIM), (810, 790), flip=True, shadow=0.4)
    at = (562, 348)

    def spark(c: Canvas) -> None:
        for k in range(12):
            c.poly(
                [
                    polar(at, 9, k * 30 - 20),
                    polar(at, 110 if k % 3 == 0 else 60, k * 30 + 8),
                    polar(at, 9, k * 30 + 30),
                ],
                WHITE,
            )

    scene.burning(spark, (255, 236, 170), 40, 1.0, 0.9)
    petals(scene, 50)
    return scene


def ikko_ikki(key: str) -> Field:
    """A league in revolt: a hill black with people, prayer banners, torches."""
    scene = dusk(key, BLOOD, None, 0, 620, (640, 300))
    scene.burst((560, 520), 620, 0.8, 20, (255, 130, 50))
    crowd(scene, 520, 34, (90, 26, 30), "far", True, (255, 150, 80))
    source = rng(key, "banners")

    def flags(c: Canvas) -> None:
        for k in range(9):
            sashimono(
                c,
                (70 + k * 122, 700),
                source.uniform(400, 560),
                ((236, 226, 204), (200, 44, 34), (40, 40, 92))[k % 3],
                ((180, 34, 30), (250, 210, 120), (236, 226, 204))[k % 3],
                source.uniform(-0.04, 0.04),
            )

    scene.drawn(flags, rim=RIM, shadow=0.4)
    crowd(scene, 610, 54, (50, 14, 24), "mid", True, (255, 150, 80))
    torches = [(130, 520), (420, 560), (700, 520), (980, 556)]

    def brands(c: Canvas) -> None:
        for x, y in torches:
            c.line([(x, y), (x + 14, y + 260)], 14, (40, 22, 20))

    scene.drawn(brands)
    for x, y in torches:
        scene.fire(y + 14, 120, 16, (x - 26, x + 26))
    crowd(scene, 720, 78, (20, 8, 18), "near", False, (255, 130, 70))
    scene.sparks(120, (255, 170, 80))
    return scene
