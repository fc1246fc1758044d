"""Creatures of the Legends of the Parthenon."""

from __future__ import annotations

from ..archangelis.infernal_parts import serpent_body, snake_head
from ..archangelis.places_land import mist, orb, ridge, water
from ..brush import Canvas, bezier, blur, mix
from ..motifs.wings import IVORY_PLUMAGE, RAISED, SERAPH_PLUMAGE, SOARING, WingPose, wing
from . import west_people as folk
from .field import stuff
from .legends_heroes import GILDED, TAN
from .mounts import horse
from .west import AEGEAN, DAY_SKY, GOLDEN, HADES, MARBLE, WHITE, Picture, Scene, curve, fit, path
from .west_people import winged
from .west_places import column, ship

UPSWEPT = WingPose(((0, 0), (0.08, -0.22), (0.26, -0.38), (0.48, -0.40)), 34, -78, 0.74, 0.34)


def pegasus(scene: Scene) -> None:
    scene.heavens(DAY_SKY, WHITE, 0.7)
    scene.burst((640, 300), 580, 0.6, 30, (255, 244, 200))
    cloud = ((0.0, (110, 146, 204)), (0.5, (222, 234, 248)), (1.0, WHITE))
    scene.smoke(600, 80, 0.95, 120, cloud)
    far = scene.canvas(IVORY_PLUMAGE[1][1])
    wing(far, (600, 500), 470, UPSWEPT, -1, IVORY_PLUMAGE, 13, "far", 34)
    scene.add(far.image(), rim=WHITE, shadow=0.3)
    steed = horse(360, (240, 238, 236), "rear", (232, 206, 140), seed="pegasus", tack=(222, 168, 66))
    scene.stamp(steed.lit(WHITE), (640, 800), halo=(255, 250, 220), reach=50)
    near = scene.canvas(IVORY_PLUMAGE[1][1])
    wing(near, (600, 520), 520, UPSWEPT, -1, IVORY_PLUMAGE, 14, "near", 6)
    scene.add(near.image(), rim=WHITE, halo=(255, 246, 214), reach=30)
    scene.smoke(760, 70, 0.9, 40, cloud)


def sirens(scene: Scene) -> None:
    scene.heavens(((0.0, (20, 40, 90)), (0.5, (120, 110, 160)), (1.0, (255, 180, 150))), (255, 220, 220), 0.4)
    orb(scene, (840, 430), 54, (255, 210, 160))
    water(scene, 480, 820, (24, 70, 120), (255, 214, 180), 840)
    ship(scene, (900, 500), 96, (80, 50, 40), ((240, 226, 206), (226, 206, 180)), False, 7)
    for crest in ([(-20, 640), (150, 560), (300, 620), (430, 560), (560, 640), (700, 720), (1140, 800)],):
        rock = [(-20, 840), *crest, (1140, 840)]
        scene.add(scene.solid(rock, stuff((70, 74, 92), 0.5), 22), rim=(255, 206, 180))
    for x, y, h, hue, tone in (
        (120, 640, 420, (60, 150, 150), (60, 30, 24)),
        (590, 730, 400, (90, 80, 160), (190, 120, 50)),
        (360, 760, 500, (40, 110, 170), (130, 40, 24)),
    ):
        f = folk.person(
            h,
            "fore" if x != 360 else "up",
            "breast" if x != 360 else "up",
            folk.STAND,
            stuff(hue, 0.8),
            stuff(hue),
            TAN,
            stuff((232, 190, 160), 0.6),
            GILDED,
            skirt=0.40,
            head=folk.hair(tone, True, stuff((232, 190, 160), 0.6)),
            bare=True,
            wide=2.0,
            tall=1.8,
            behind=lambda g: winged(g, "0,-.80", 0.44, 0, SERAPH_PLUMAGE, RAISED),
        )
        scene.stamp(f.lit((255, 220, 196)), (x, y + 50))

    def song(c: Canvas) -> None:
        for k in range(4):
            c.stroke(
                bezier([(450, 300 + k * 18), (620, 200 + k * 20), (720, 380 + k * 14), (930, 330 + k * 10)], 30),
                7,
                WHITE,
            )
        for x, y in ((600, 270), (700, 330), (800, 360), (880, 340)):
            c.disc((x, y), (13, 10), WHITE)
            c.line([(x + 11, y), (x + 11, y - 50)], 5, WHITE)

    scene.burn(song, (255, 214, 170), 20, 0.4)
    mist(scene, 800, 60, (230, 190, 190), 0.4)


def sphinx(scene: Scene) -> None:
    scene.heavens(((0.0, (60, 110, 170)), (0.6, (236, 196, 140)), (1.0, (255, 226, 170))), WHITE, 0.4)
    orb(scene, (240, 240), 60, (255, 230, 160))
    ridge(scene, 640, 20, (170, 120, 80), (240, 200, 140), "sand", rough=0.08)
    column(scene, 560, 600, 900, 330, MARBLE)
    canvas = scene.canvas(SERAPH_PLUMAGE[1][1])
    wing(canvas, (560, 360), 470, SOARING, -1, SERAPH_PLUMAGE, 15, "sphinx", 8)
    scene.add(canvas.image(), rim=WHITE)
    fur = stuff((226, 170, 96), 0.7)
    at, size = (560, 420), 210
    tail = scene.canvas()
    tail.stroke(bezier(fit(path("-.8,.7 -1.5,.6 -1.5,-.1 -1.2,-.2"), at, size), 24), lambda t: 26 - 10 * t, WHITE)
    tail.disc(fit([(-1.18, -0.22)], at, size)[0], 26, WHITE)
    scene.add(scene.solid(tail.alpha(), fur, 8), rim=WHITE)
    body = (
        "-.9,.86 -.98,.5 -.86,.1 -.5,-.16 0,-.3 .3,-.6 .62,-.66 .8,-.3 .78,.2 .72,.5 "
        ".9,.76 1.06,.84 1.0,.9 .6,.9 .5,.5 .3,.3 .1,.5 -.1,.7 .1,.82 .1,.9"
    )
    lines = Canvas(scene.size, 1, (120, 120, 120))
    for t in ("-.6,.1 -.3,.4 -.4,.8", ".2,-.3 .4,.1 .5,.5", ".56,-.4 .62,.1 .62,.7"):
        lines.stroke(curve(t, at, size, closed=False), 40, (220, 220, 220))
    scene.add(scene.solid(curve(body, at, size), fur, 34, blur(lines.rgb.convert("L"), 12)), rim=WHITE)
    near = scene.canvas(SERAPH_PLUMAGE[1][1])
    wing(near, (600, 380), 400, RAISED, -1, SERAPH_PLUMAGE, 14, "near", 30)
    scene.add(near.image(), rim=WHITE)
    head = (700, 210)
    scene.add(
        scene.solid(
            curve("-.2,-1.0 .3,-.96 .5,-.6 .2,-.2 -.1,.3 -.06,1.0 -.5,1.2 -.9,1.0 -.8,0 -.7,-.7", head, 116),
            stuff((44, 40, 70), 0.7),
            20,
        ),
        rim=WHITE,
    )
    face = curve(
        (
            "0,-.86 .36,-.8 .52,-.5 .5,-.24 .66,.06 .52,.14 .54,.3 .46,.44 "
            ".42,.66 .16,.72 0,.6 .02,1.0 -.4,1.0 -.36,.2 -.3,-.6"
        ),
        head,
        116,
    )
    scene.add(scene.solid(face, stuff((232, 190, 150), 0.7), 26), rim=WHITE)
    scene.paint(
        lambda c: c.line(
            bezier([(head[0] - 90, head[1] - 40), (head[0] - 20, head[1] - 110), (head[0] + 62, head[1] - 70)], 14),
            18,
            WHITE,
        ),
        GILDED,
        6,
        WHITE,
    )
    scene.flat(
        lambda c: (
            c.poly(curve(".26,-.22 .4,-.3 .5,-.22 .38,-.16", head, 116), (30, 20, 30)),
            c.line([(head[0] + 44, head[1] + 40), (head[0] + 62, head[1] + 38)], 4, (130, 50, 40)),
        ),
        shadow=0,
    )
    scene.paint(lambda c: c.line([(590, 300), (680, 360), (742, 330)], 22, WHITE), GILDED, 8, WHITE)


def hydra(scene: Scene) -> None:
    scene.heavens(((0.0, (8, 24, 30)), (0.6, (30, 74, 66)), (1.0, (130, 160, 100))), (120, 170, 130), 0.4)
    scene.pool((560, 330), 560, (190, 230, 120), 0.4)
    ridge(scene, 600, 40, (20, 44, 36), (70, 104, 70), "bank", rough=0.3)
    water(scene, 640, 820, (16, 50, 46), (190, 240, 150), 560)
    hide = stuff((66, 130, 96), 0.8)
    necks = (
        ((520, 800), (330, 640), (150, 560), (120, 400), (220, 300)),
        ((600, 800), (800, 660), (980, 580), (1010, 420), (900, 310)),
        ((540, 800), (420, 620), (300, 420), (330, 230), (430, 160)),
        ((590, 800), (700, 620), (820, 440), (800, 250), (690, 170)),
        ((560, 800), (560, 640), (500, 480), (600, 340), (540, 250)),
    )
    body = curve("-1.6,1 -1.3,.2 -.6,-.3 0,-.4 .6,-.3 1.3,.2 1.6,1", (560, 800), 170)
    scene.add(scene.solid(body, hide, 50), rim=(206, 255, 170))
    for k, line in enumerate(necks):
        tone = tuple((t, mix(c, (10, 30, 30), 0.3 if k < 2 else 0.0)) for t, c in hide)
        scene.add(serpent_body(scene, line, 104 if k > 1 else 90, tone, 0.9), rim=(206, 255, 170), shadow=0.5)
        tip = line[-1]
        flip = tip[0] > 560
        snake_head(
            scene,
            (tip[0] + (16 if flip else -16), tip[1]),
            74 if k > 1 else 64,
            (-10, -10, 0, 0, 10)[k],
            tone,
            (255, 190, 60),
            flip if k < 4 else False,
        )
    mist(scene, 770, 90, (130, 180, 140), 0.6)


BEASTS: dict[str, Picture] = {
    "pegasus": (AEGEAN, pegasus),
    "sirens": (AEGEAN, sirens),
    "sphinx": (GOLDEN, sphinx),
    "hydra": (HADES, hydra),
}
