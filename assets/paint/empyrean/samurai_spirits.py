"""Monks, mediums and ghosts of the samurai's world."""

from __future__ import annotations

import math

from ..archangelis.infernal_scene import curve, fit, path, twin
from ..archangelis.places_land import mist
from ..brush import Canvas, Color, Point, Stops, bezier, blur, polar, rng, taper
from ..motifs.sigils import star_polygon
from .field import INDIGO, PALE_SKIN, SHROUD, SKIN, WHITE, Field, Figure, hair, stuff
from .samurai_land import (
    BLACKED,
    CREAM,
    GOLDEN,
    MIDNIGHT,
    RED,
    RIM,
    SAFFRON,
    dusk,
    moonlit,
    pagoda,
    paper_lantern,
    torii,
)


def kneeling(height: float, robe: Stops, under: Stops, skin: Stops, sleeves: str = "prayer") -> Figure:
    """One who kneels facing us in a wide robe, hands together or apart."""
    f = Figure(height, 1.5, 1.15)
    f.shape("-.44,-.02 -.40,-.20 -.20,-.34 .20,-.34 .40,-.20 .44,-.02 0,.02", stops=robe, round_=0.09)
    f.shape("-.08,-.78 .08,-.78 .24,-.68 .28,-.46 .20,-.22 -.20,-.22 -.28,-.46 -.24,-.68", stops=robe, round_=0.08)
    f.shape("-.06,-.78 .06,-.78 .02,-.50 0,-.44 -.02,-.50", stops=under, round_=0.02)
    for s in (-1, 1):
        if sleeves == "prayer":
            f.limb(f"{s * 0.22},-.64 {s * 0.32},-.40 {s * 0.07},-.46", (0.15, 0.19, 0.13), robe, 0.05)
        else:
            f.limb(f"{s * 0.22},-.64 {s * 0.38},-.50 {s * 0.46},-.72", (0.15, 0.19, 0.15), robe, 0.05)
            f.limb(f"{s * 0.46},-.74 {s * 0.47},-.80", (0.07, 0.06), skin, bent=False)
    if sleeves == "prayer":
        f.shape("-.035,-.42 -.03,-.56 0,-.62 .03,-.56 .035,-.42", stops=skin, round_=0.02)
    f.shape("-.05,-.82 .05,-.82 .06,-.74 -.06,-.74", stops=skin, round_=0.02)
    f.shape("0,-1.06 .09,-1.03 .125,-.94 .105,-.85 0,-.78 -.105,-.85 -.125,-.94 -.09,-1.03", stops=skin, round_=0.06)

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.stroke(
                bezier(f.at(f"{s * 0.025},-.925 {s * 0.05},-.912 {s * 0.085},-.928"), 8), f.unit * 0.012, (40, 24, 22)
            )
            c.stroke(
                bezier(f.at(f"{s * 0.02},-.955 {s * 0.05},-.972 {s * 0.09},-.955"), 8), f.unit * 0.013, (70, 46, 38)
            )
        c.stroke(f.at("-.022,-.84 0,-.836 .022,-.84"), f.unit * 0.012, (130, 60, 50))
        c.stroke(f.at(".003,-.92 .01,-.89 0,-.875"), f.unit * 0.01, (150, 104, 78))

    f.draw(face)
    return f


def temple_novice(key: str) -> Field:
    """A shaven boy at prayer before the pagoda, incense and morning light about him."""
    scene = dusk(key, GOLDEN, None, 0, 620, None)
    scene.burst((560, 330), 560, 0.8, 24, (255, 210, 130))
    pagoda(scene, (880, 640), 230, 4, (40, 24, 50), (220, 140, 80))
    pagoda(scene, (220, 630), 130, 3, (96, 56, 80), (214, 140, 100))
    mist(scene, 640, 90, (255, 206, 150), 0.7)
    f = kneeling(560, SAFFRON, CREAM, SKIN)

    def beads(c: Canvas) -> None:
        for at in bezier(f.at("-.02,-.46 -.14,-.22 .14,-.22 .02,-.46"), 16):
            c.disc(at, 9, (104, 40, 30))

    f.draw(beads)
    scene.stamp(f.lit(RIM), (540, 800), shadow=0.5, halo=(255, 214, 140), reach=40, strength=0.4)
    scene.put(twin("0,-.4 .5,-.4 .56,-.2 .4,.3 .2,.5 0,.5", (840, 740), 110), stuff((150, 104, 52), 0.9), 18, rim=RIM)

    def sticks(c: Canvas) -> None:
        for k in (-1, 0, 1):
            c.line([(840 + k * 16, 700), (840 + k * 26, 590)], 5, (110, 50, 36))

    scene.drawn(sticks)
    smoke = scene.canvas()
    for k in (-1, 0, 1):
        x = 840 + k * 26
        smoke.stroke(bezier([(x, 590), (x + 70, 470), (x - 90, 330), (x + 60, 160)], 30), taper(26, 0.5), WHITE)
    scene.shine(blur(smoke.alpha(), 8), (255, 236, 206), 0.5)
    return scene


def wisp(scene: Field, at: Point, size: float, color: Color, lean: float = 0.4) -> None:
    """A soul fire: a round flame with a drifting tail."""
    flame = scene.mask(
        curve(
            f"0,.8 -.62,.5 -.7,-.1 -.4,-.6 {lean},-1.2 {lean * 2.4},-2.2 {lean * 1.9},-1.2 .5,-.6 .72,0 .58,.55",
            at,
            size,
        )
    )
    scene.lit(flame, color, size * 0.9, 0.9, 0.2)
    core = scene.mask(curve("0,.6 -.4,.3 -.34,-.2 0,-.7 .34,-.2 .4,.3", at, size))
    scene.shine(blur(core, size * 0.12), WHITE, 0.8)


def itako(key: str) -> Field:
    """A blind medium in white among soul fires, beads of bone in her hands."""
    scene = dusk(key, MIDNIGHT, None, 0, 600, None, SHROUD)
    torii(scene, (560, 640), 620, 520)
    scene.burst((560, 400), 460, 0.5, 0, (120, 170, 255))
    mist(scene, 620, 120, (110, 120, 200), 0.7)
    f = Figure(600, 1.5, 1.15)

    def veil(c: Canvas) -> None:
        strands = [
            f.at(f"{k * 0.006 - 0.06},-1.04 {-0.2 + k * 0.02},-.9 {-0.24 + k * 0.024},-.6 {-0.22 + k * 0.022},-.30")
            for k in range(21)
        ]
        hair(c, strands, 24, (26, 22, 40), (90, 84, 130))

    f.draw(veil)
    body = kneeling(600, CREAM, RED, PALE_SKIN)
    f.lay(body.sheet)
    f.shape(
        "-.13,-.86 -.14,-.98 0,-1.10 .14,-.98 .13,-.86 .09,-1.0 0,-1.02 -.09,-1.0",
        stops=stuff((30, 26, 44), 0.5),
        round_=0.03,
    )
    f.limb("-.115,-.93 0,-.945 .115,-.93", (0.05, 0.055, 0.05), CREAM, 0.012)

    def beads(c: Canvas) -> None:
        for k, at in enumerate(bezier(f.at("-.03,-.52 -.40,-.20 .40,-.20 .03,-.52"), 22)):
            c.disc(at, 13, (232, 222, 196) if k % 3 else (120, 60, 60))
            c.disc((at[0] - 4, at[1] - 4), 5, WHITE)

    f.draw(beads)
    scene.stamp(f.lit((200, 214, 255)), (560, 810), shadow=0.5, halo=(140, 170, 255), reach=40, strength=0.4)
    for x, y, size, lean in (
        (170, 360, 62, 0.3),
        (310, 190, 44, -0.3),
        (830, 200, 48, 0.35),
        (960, 400, 66, -0.3),
        (120, 620, 40, 0.3),
        (1020, 640, 42, -0.3),
    ):
        wisp(scene, (x, y), size, (90, 150, 255), lean)
    return scene


def abe_no_seimei(key: str) -> Field:
    """The court wizard: a pentagram of light, paper charms circling, the tall black cap."""
    scene = Field(key, INDIGO)
    scene.sky()
    scene.burst((560, 360), 560, 0.6, 0, (130, 110, 255))
    seal = scene.canvas()
    for r, w in ((330, 9), (300, 3), (210, 4)):
        seal.ring((560, 360), r, w, WHITE)
    star_polygon(seal, (560, 360), 296, 5, 2, 13)
    for k in range(24):
        seal.line([polar((560, 360), 306, k * 15), polar((560, 360), 326, k * 15)], 5, WHITE)
    scene.lit(seal.alpha(), (255, 190, 90), 30, 0.9, 0.6)
    source = rng(key, "charms")
    f = kneeling(620, CREAM, RED, PALE_SKIN, "apart")
    f.shape("-.11,-1.0 -.12,-1.06 0,-1.09 .12,-1.06 .11,-1.0 0,-1.03", stops=BLACKED, round_=0.02)
    cap = Figure(620, 1.5, 1.5)
    cap.sheet.paste(f.sheet, (0, cap.size[1] - f.size[1]))
    cap.shape(
        "-.10,-1.02 -.10,-1.20 -.04,-1.32 .06,-1.34 .10,-1.22 .10,-1.02 0,-1.05",
        stops=stuff((26, 22, 36), 0.6),
        round_=0.04,
    )
    cap.draw(
        lambda c: [
            c.disc(cap.at("0,-.58")[0], 30, (240, 190, 90)),
            star_polygon(c, cap.at("0,-.58")[0], 26, 5, 2, 5, (120, 30, 30)),
        ]
    )
    scene.stamp(cap.lit((255, 226, 190)), (560, 930), shadow=0.5, halo=(190, 170, 255), reach=40, strength=0.4)

    def charms(c: Canvas) -> None:
        for k in range(10):
            a = k * 36 + 12
            at = (560 + 470 * math.cos(math.radians(a)), 400 + 290 * math.sin(math.radians(a)))
            turn = source.uniform(-24, 24)
            c.poly(fit(path("-.32,-1 .32,-1 .32,1 -.32,1"), at, 66, turn), (250, 238, 200))
            for y in (-0.6, -0.2, 0.2, 0.55):
                c.stroke(fit(path(f"-.18,{y} .05,{y + 0.1} .2,{y - 0.06}"), at, 66, turn), 10, (196, 34, 30))

    scene.drawn(charms, halo=(255, 200, 110), reach=22, strength=0.7)
    scene.sparks(60, (255, 220, 150))
    return scene


def night_parade(key: str) -> Field:
    """A hundred spirits on the road: lanterns with tongues, the umbrella on one leg, masks, eyes in the dark."""
    scene = dusk(key, MIDNIGHT, None, 0, 640, None, SHROUD)
    moonlit(scene, (880, 190), 120, (226, 196, 214))
    torii(scene, (250, 660), 380, 470)
    mist(scene, 620, 130, (96, 60, 150), 0.7)
    source = rng(key, "eyes")

    def crowd(c: Canvas) -> None:
        for k in range(16):
            x, r = 40 + k * 70, source.uniform(46, 90)
            c.poly(
                curve(
                    "-1,2.6 -.9,.2 -.6,-.8 -.3,-1.3 -.1,-.9 .2,-.95 .5,-1.5 .6,-.7 .95,.3 1,2.6",
                    (x, 650),
                    r,
                    source.uniform(-8, 8),
                    source.random() < 0.5,
                ),
                (24, 14, 44),
            )

    scene.drawn(crowd, rim=(150, 110, 220), shadow=0.3)

    def eyes(c: Canvas) -> None:
        for _ in range(17):
            x, y, r = source.uniform(30, 1090), source.uniform(600, 720), source.uniform(5, 11)
            for s in (-1, 1):
                c.disc((x + s * r * 1.7, y), (r, r * 0.8), WHITE)

    scene.burning(eyes, (255, 220, 90), 14, 0.8, 0.5)
    paper_lantern(scene, (160, 300), 104, (255, 110, 50), True)
    paper_lantern(scene, (1000, 460), 82, (255, 150, 60), True)
    umbrella = scene.canvas()
    umbrella.poly(twin("0,-1.5 .16,-1.3 .5,-.5 .95,.5 .6,.42 .3,.56 0,.46", (440, 480), 170), WHITE)
    scene.add(scene.solid(umbrella.alpha(), stuff((140, 60, 130), 0.5), 26), rim=(230, 170, 255))

    def one_eye(c: Canvas) -> None:
        for k in range(-2, 3):
            c.stroke(fit(path(f"0,-1.4 {k * 0.14},-.6 {k * 0.36},.46"), (440, 480), 170), 7, (70, 24, 76))
        c.disc((440, 420), 56, (250, 248, 236))
        c.disc((440, 424), 28, (30, 120, 60))
        c.disc((440, 424), 14, (8, 6, 12))
        c.poly(curve("-.3,.16 0,.24 .3,.16 .2,.34 0,.4 -.2,.34", (440, 480), 170), (60, 8, 24))
        c.poly(curve("-.1,.3 .1,.3 .16,.8 .06,1.1 -.06,.8", (440, 480), 170), (236, 60, 80))
        c.line([(470, 570), (474, 720)], 26, (196, 140, 110))
        c.poly([(430, 720), (520, 720), (520, 746), (430, 746)], (60, 34, 30))

    scene.drawn(one_eye, shadow=0.4)
    mask = scene.mask(twin("0,-1 .5,-.92 .76,-.4 .7,.3 .4,.86 0,1.06", (730, 480), 130))
    scene.add(
        scene.solid(mask, stuff((236, 226, 206), 0.7), 40), rim=WHITE, halo=(190, 130, 255), reach=30, strength=0.5
    )

    def demon(c: Canvas) -> None:
        for s in (-1, 1):
            c.poly(
                curve(f"{s * 0.12},-.1 {s * 0.36},-.34 {s * 0.62},-.26 {s * 0.38},-.04", (730, 480), 130), (20, 8, 20)
            )
            c.disc((730 + s * 50, 456), 10, (255, 210, 80))
            c.stroke(
                fit(path(f"{s * 0.36},-.84 {s * 0.62},-1.2 {s * 0.5},-1.66"), (730, 480), 130),
                lambda t: 44 * (1 - t),
                (214, 170, 90),
            )
        c.poly(curve("-.5,.34 0,.44 .5,.34 .3,.7 0,.78 -.3,.7", (730, 480), 130), (110, 12, 22))
        for k in range(-3, 4):
            c.poly(
                fit([(k * 0.13 - 0.05, 0.38), (k * 0.13 + 0.05, 0.38), (k * 0.13, 0.54)], (730, 480), 130),
                (255, 246, 220),
            )

    scene.drawn(demon, shadow=0.3)
    mist(scene, 790, 90, (80, 50, 140), 0.8)
    scene.sparks(60, (190, 150, 255))
    return scene
