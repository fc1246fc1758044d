"""Places and ships of the Legends of the Parthenon."""

from __future__ import annotations

import math

from ..archangelis.places_land import bush, jagged, land, mist, orb, plain, ridge, trunk, water
from ..archpiratus.missions_things import person as shadow
from ..brush import Canvas, Point, Stops, blur, lerp, polar, rng
from ..motifs.places import temple
from . import west_people as folk
from .field import stuff
from .west import AEGEAN, DAWN_SKY, DAY_SKY, HADES, MARBLE, WHITE, Picture, Scene, curve, fit, path
from .west_places import column, leafy_tree, paving, ship

STONE: Stops = ((0.0, (255, 253, 246)), (0.45, (226, 222, 220)), (1.0, (112, 124, 156)))
TILE: Stops = ((0.0, (255, 226, 160)), (0.4, (214, 150, 70)), (1.0, (110, 60, 36)))
BRONZE, GILDED = stuff((190, 128, 62), 0.9), stuff((234, 180, 76), 0.95)
SEA = (28, 92, 150)


def acropolis(scene: Scene, x: float, foot: float, wide: float) -> None:
    """A temple on its rock."""
    canvas = scene.canvas((240, 236, 226))
    temple(canvas, x, foot, wide, wide * 0.56, 6, STONE, TILE)
    scene.add(canvas.image(), rim=WHITE, shadow=0.3)


def agora(scene: Scene) -> None:
    scene.heavens(DAY_SKY, WHITE, 0.5)
    crag = [(-20, 470), (200, 440), (330, 330), (400, 316), (720, 316), (800, 340), (930, 450), (1140, 470)]
    land(scene, jagged(crag, 0.08, "agora"), (120, 130, 110), (226, 216, 176), haze=(206, 220, 226))
    acropolis(scene, 560, 326, 330)
    paving(scene, 560, (206, 196, 180), (240, 234, 222))

    def beam(c: Canvas, x0: float, x1: float) -> None:
        c.poly([(x0, 250), (x1, 290), (x1, 330), (x0, 310)], WHITE)

    for x0, x1 in ((-20, 330), (1140, 790)):
        for k in range(4):
            x = lerp(x0 + (60 if x0 < 0 else -60), x1, k / 3)
            top = lerp(300, 320, k / 3)
            column(scene, x, top, lerp(690, 590, k / 3), lerp(64, 40, k / 3), MARBLE)
        scene.paint(lambda c, a=x0, b=x1: beam(c, a, b), MARBLE, 8, WHITE)
    for x, y, hue, s in (
        (330, 760, (200, 50, 40), 1.0),
        (800, 740, (40, 90, 170), 0.95),
        (570, 650, (222, 168, 66), 0.7),
    ):
        stall(scene, (x, y), 150 * s, hue)
    for x, y, s, hue in (
        (560, 800, 200, (236, 230, 220)),
        (650, 780, 180, (60, 100, 170)),
        (455, 720, 150, (190, 90, 60)),
        (140, 800, 190, (222, 190, 110)),
    ):
        f = folk.person(s, "fore", "down", folk.STAND, stuff(hue), stuff(hue), bare=True, skirt=0.40)
        scene.stamp(f.lit(WHITE), (x, y))


def stall(scene: Scene, foot: Point, size: float, hue: tuple[int, int, int]) -> None:
    """A market stall under a striped awning."""
    x, y = foot

    def frame(c: Canvas) -> None:
        for s in (-1, 1):
            c.line([(x + s * size * 0.8, y), (x + s * size * 0.8, y - size * 1.1)], size * 0.05, (110, 74, 44))
        c.poly(
            [
                (x - size * 0.8, y - size * 0.42),
                (x + size * 0.8, y - size * 0.42),
                (x + size * 0.8, y),
                (x - size * 0.8, y),
            ],
            (140, 94, 56),
        )
        source = rng(hue)
        for k in range(15):
            c.disc(
                (x + (k - 7) * size * 0.1, y - size * (0.46 + 0.05 * (k % 2))),
                size * 0.065,
                source.choice(((214, 120, 40), (190, 40, 40), (120, 150, 50), (240, 210, 120))),
            )
        for k in range(8):
            a, b = x + (k - 4) * size * 0.24, x + (k - 3) * size * 0.24
            tone = hue if k % 2 else (246, 240, 226)
            c.poly(
                [
                    (lerp(x, a, 0.8), y - size * 1.4),
                    (lerp(x, b, 0.8), y - size * 1.4),
                    (b, y - size * 1.0),
                    ((a + b) / 2, y - size * 0.92),
                    (a, y - size * 1.0),
                ],
                tone,
            )

    scene.flat(frame, WHITE, 0.5)


def olive_grove(scene: Scene) -> None:
    scene.heavens(DAY_SKY, WHITE, 0.4)
    orb(scene, (860, 170), 40, (255, 240, 190))
    water(scene, 420, 560, SEA, WHITE, 860)
    ridge(scene, 540, 20, (96, 110, 60), (206, 200, 120), "far", rim=(255, 250, 200))
    for k, (x, y, h) in enumerate(((130, 620, 300), (420, 600, 240), (1010, 610, 280), (760, 590, 200))):
        leafy_tree(scene, (x, y), h, (92, 80, 66), (58, 80, 56), (178, 196, 140), ("far", k), h * 0.5)
    plain(scene, 610, (110, 112, 56), (220, 206, 130), 26)
    canvas = scene.canvas((104, 88, 70))
    ends = trunk(canvas, (560, 810), 640, 120, (104, 88, 70), "olive", 0.34, 3, bare=False)
    for k, end in enumerate([*ends, (470, 230), (660, 200), (560, 150)]):
        bush(canvas, end, 260, (50, 74, 52), (190, 208, 150), ("leaf", k), 130)
    scene.add(canvas.image(), rim=(255, 250, 210), shadow=0.4)
    source = rng("olives")
    scene.paint(
        lambda c: [c.disc((source.uniform(290, 850), source.uniform(110, 380)), (9, 12), WHITE) for _ in range(34)],
        stuff((70, 50, 84), 0.9),
        5,
        shadow=0.3,
    )
    scene.paint(
        lambda c: (
            c.poly(curve("-.5,-1 .5,-1 .4,-.7 .8,-.2 .7,.5 .3,1 -.3,1 -.7,.5 -.8,-.2 -.4,-.7", (850, 710), 84), WHITE),
        ),
        stuff((206, 110, 60), 0.7),
        26,
        WHITE,
    )
    scene.flat(lambda c: [c.line([(786, y), (914, y)], 7, (40, 30, 30)) for y in (690, 720)], shadow=0)


def gates_of_olympus(scene: Scene) -> None:
    scene.heavens(((0.0, (46, 116, 196)), (0.6, (160, 208, 238)), (1.0, (255, 240, 206))), WHITE, 0.6)
    scene.burst((560, 380), 640, 0.95, 34, (255, 232, 160))
    acropolis(scene, 560, 430, 250)
    for k in range(7):
        y, half = 800 - k * 44, 420 - k * 46
        scene.paint(
            lambda c, y=y, h=half: c.poly(
                [(560 - h, y - 34), (560 + h, y - 34), (560 + h + 12, y + 12), (560 - h - 12, y + 12)], WHITE
            ),
            MARBLE,
            8,
            WHITE,
            shadow=0.3,
        )
    for s in (-1, 1):
        for k, x in enumerate((250, 360)):
            column(scene, 560 + s * x, 130, 660, 84 - k * 8, MARBLE)

        def leaf(c: Canvas, s: int = s) -> None:
            x0, x1 = 560 + s * 205, 560 + s * 110
            for t in range(7):
                x = lerp(x0, x1, t / 6)
                drop = 26 * t / 6
                c.line([(x, 240 + drop * 2), (x, 640 - drop)], 8, WHITE)
                c.disc((x, 232 + drop * 2), 9, WHITE)
            for y in (280, 440, 600):
                c.line([(x0, y), (x1, y + (26 if y < 400 else -10))], 9, WHITE)

        scene.paint(leaf, GILDED, 4, WHITE, (255, 220, 130))
    scene.paint(
        lambda c: (
            c.poly([(130, 90), (990, 90), (990, 134), (130, 134)], WHITE),
            c.poly([(150, 90), (560, -30), (970, 90)], WHITE),
        ),
        MARBLE,
        12,
        WHITE,
    )
    scene.burn(
        lambda c: (
            c.disc((560, 46), 22, WHITE),
            [c.line([polar((560, 46), 28, k * 30), polar((560, 46), 44, k * 30)], 5, WHITE) for k in range(12)],
        ),
        (255, 220, 120),
        20,
    )
    cloud = ((0.0, (140, 170, 214)), (0.5, (232, 238, 248)), (1.0, WHITE))
    scene.smoke(760, 70, 0.95, 160, cloud)


def gates_of_hades(scene: Scene) -> None:
    scene.heavens(((0.0, (6, 8, 14)), (1.0, (20, 34, 42))), (40, 70, 76), 0.4)
    ridge(scene, 120, 70, (20, 24, 30), (64, 76, 84), "roof", rough=0.4)
    at = (560, 560)
    mouth = "-1.5,1.2 -1.42,.2 -1.2,-.6 -.8,-1.2 -.3,-1.5 .2,-1.46 .7,-1.2 1.1,-.7 1.4,.1 1.5,1.2"
    scene.add(scene.solid(curve(mouth, at, 270), stuff((6, 10, 14), 0.1), 30), shadow=0)
    scene.pool((560, 640), (380, 420), (60, 200, 170), 0.8)
    scene.pool((560, 700), (200, 240), (170, 255, 220), 0.6)
    for s in (-1, 1):
        column(scene, 560 + s * 400, 170, 760, 110, stuff((70, 78, 88), 0.5))
        spot = (560 + s * 400, 150)
        scene.fire(
            spot[1] + 20,
            190,
            40,
            (spot[0] - 60, spot[0] + 60),
            ((0.0, (4, 40, 40)), (0.5, (30, 190, 150)), (1.0, (210, 255, 236))),
        )
    bodies = scene.mask(curve("-.9,1.3 -.86,.4 -.6,-.1 0,-.3 .6,-.1 .86,.4 .9,1.3", (560, 590), 200))
    scene.add(scene.solid(bodies, stuff((34, 34, 42), 0.4), 40), rim=(110, 255, 214))
    for dx, dy, turn, size in ((-190, 6, -16, 1.0), (190, 6, 16, 1.0), (0, -70, 0, 1.15)):
        hound(scene, (560 + dx, 480 + dy), 120 * size, turn)
    mist(scene, 790, 90, (70, 150, 140), 0.6)


def hound(scene: Scene, at: Point, size: float, turn: float) -> None:
    """A hell hound's head from the front, teeth bared."""
    hide = stuff((50, 48, 58), 0.6)
    ears = scene.mask(*(fit(path(f"{s * 0.3},-.5 {s * 0.62},-1.15 {s * 0.85},-.35"), at, size, turn) for s in (-1, 1)))
    scene.add(scene.solid(ears, hide, 10), rim=(120, 255, 220))
    skull = curve(
        "0,-.72 .5,-.62 .78,-.2 .6,.2 .42,.5 .4,.86 .2,1.02 -.2,1.02 -.4,.86 -.42,.5 -.6,.2 -.78,-.2 -.5,-.62",
        at,
        size,
        turn,
    )
    scene.add(scene.solid(skull, hide, size * 0.22), rim=(120, 255, 220))
    scene.flat(
        lambda c: (
            c.poly(curve("-.36,.62 0,.56 .36,.62 .28,.92 0,.98 -.28,.92", at, size, turn), (70, 6, 14)),
            c.poly(curve("-.18,.36 0,.3 .18,.36 .1,.5 -.1,.5", at, size, turn), (10, 10, 12)),
        ),
        shadow=0,
    )
    scene.flat(
        lambda c: [
            c.poly(fit([(x - 0.06, 0.60), (x + 0.06, 0.60), (x, 0.60 + long)], at, size, turn), (246, 240, 224))
            for x, long in ((-0.27, 0.26), (-0.12, 0.14), (0.12, 0.14), (0.27, 0.26))
        ],
        shadow=0,
    )
    scene.burn(
        lambda c: [
            c.poly(curve(f"{s * 0.16},-.08 {s * 0.34},-.24 {s * 0.52},-.2 {s * 0.34},-.04", at, size, turn), WHITE)
            for s in (-1, 1)
        ],
        (255, 90, 40),
        20,
    )


def river_styx(scene: Scene) -> None:
    scene.heavens(((0.0, (8, 12, 20)), (0.6, (36, 62, 72)), (1.0, (96, 136, 136))), (120, 160, 160), 0.4)
    ridge(scene, 330, 90, (24, 36, 44), (70, 98, 104), "far", rough=0.4, haze=(80, 118, 122))
    scene.pool((640, 420), 420, (150, 255, 226), 0.45)
    water(scene, 500, 820, (14, 34, 44), (160, 240, 226), 620)
    rocks = scene.canvas()
    for k in range(9):
        x = k * 150 - 40
        rocks.poly(
            [(x - 60, -20), (x + 60, -20), (x + 8, 90 + 90 * ((k * 5) % 4) / 3), (x - 6, 90 + 90 * ((k * 5) % 4) / 3)],
            WHITE,
        )
    scene.add(scene.solid(rocks.alpha(), stuff((34, 46, 54), 0.4), 16), rim=(120, 200, 190))
    f = folk.person(
        430,
        ".13,-.79 .30,-.70 .34,-.90",
        ".13,-.79 .22,-.66 -.20,-.80",
        folk.STAND,
        stuff((44, 52, 60)),
        stuff((36, 42, 50)),
        stuff((30, 34, 40)),
        stuff((190, 196, 186)),
        cloak=stuff((38, 44, 54)),
        skirt=0.44,
        head=folk.hooded(stuff((50, 58, 68)), (150, 255, 220)),
        held=folk.rod(".44,-1.24", ".12,.20", 0.018, stuff((120, 100, 76))),
        wide=1.8,
        tall=1.5,
    )
    scene.stamp(f.lit((170, 255, 230)), (560, 660))
    boat = curve(
        "-1.6,-.5 -1.4,-.1 -.8,.06 0,.1 .8,.06 1.5,-.16 1.8,-.66 1.74,-.1 1.3,.36 .5,.46 -.5,.46 -1.2,.34",
        (560, 640),
        220,
    )
    scene.add(scene.solid(boat, stuff((74, 60, 50), 0.5), 20), rim=(150, 240, 220))
    lantern = (960, 470)
    scene.paint(lambda c: c.line([(940, 500), (960, 430)], 8, WHITE), stuff((90, 70, 50)), 4)
    scene.pool(lantern, 260, (255, 210, 120), 0.8)
    scene.burn(lambda c: c.disc(lantern, (16, 22), WHITE), (255, 200, 110), 34)
    ghosts = scene.canvas()
    for x, y, s in ((130, 690, 150), (250, 740, 120), (900, 760, 130), (1030, 720, 110)):
        shadow(ghosts, (x, y), s, WHITE, 0, 250, 0.06)
    scene.shine(blur(ghosts.alpha(), 5), (150, 240, 220), 0.5)
    mist(scene, 620, 80, (130, 190, 184), 0.5)
    mist(scene, 800, 80, (100, 160, 156), 0.7)


def argonauts(scene: Scene) -> None:
    scene.heavens(DAWN_SKY, WHITE, 0.4)
    orb(scene, (250, 410), 50, (255, 226, 150))
    ridge(scene, 440, 30, (80, 100, 140), (190, 180, 180), "isle", haze=(220, 196, 190))
    water(scene, 480, 820, SEA, (255, 240, 200), 250)
    ship(scene, (560, 610), 400, (130, 80, 46), ((244, 236, 220), (236, 222, 196)), False, 11)
    crew = scene.canvas()
    for k in range(9):
        shadow(crew, (300 + k * 62, 600 - 14 * math.sin(k * 1.3)), 96, (60, 40, 40), 0, (300, None, 320)[k % 3])
    scene.add(scene.solid(crew.alpha(), stuff((110, 70, 56), 0.6), 6), rim=(255, 230, 170), shadow=0.3)
    at = (566, 330)
    scene.flat(
        lambda c: (
            c.disc(at, 86, (40, 92, 160)),
            c.disc(at, 70, (246, 240, 226)),
            [
                c.poly([polar(at, 22, k * 45 - 14), polar(at, 64, k * 45), polar(at, 22, k * 45 + 14)], (222, 160, 50))
                for k in range(8)
            ],
        ),
        shadow=0,
    )
    foam = scene.canvas()
    source = rng("foam")
    for _ in range(70):
        foam.disc(
            (source.uniform(180, 1000), 700 + source.uniform(-16, 30)),
            (source.uniform(14, 40), source.uniform(3, 8)),
            WHITE,
        )
    scene.shine(blur(foam.alpha(), 3), WHITE, 0.6)


PLACES: dict[str, Picture] = {
    "agora": (AEGEAN, agora),
    "olive-grove": (AEGEAN, olive_grove),
    "gates-of-olympus": (AEGEAN, gates_of_olympus),
    "gates-of-hades": (HADES, gates_of_hades),
    "river-styx": (HADES, river_styx),
    "argonauts": (AEGEAN, argonauts),
}
