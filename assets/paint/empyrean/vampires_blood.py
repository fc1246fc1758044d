"""The vampires of the Evernight, from the fledgling in its coffin to their lord."""

from __future__ import annotations

from ..archangelis.infernal_humans import candles
from ..archangelis.infernal_parts import moon
from ..archangelis.places_land import mist
from ..archpiratus import crew_body as dress
from ..archpiratus import crew_heads as heads
from ..archpiratus.crew_bust import cloth, lamp, leather
from ..archpiratus.crew_hats import circlet
from ..brush import Canvas, bezier, blur, levels, mix, polar, radial, rng
from ..motifs.wings import bat_wing
from . import west_heads as carved
from . import west_people as folk
from .field import stuff
from .west import BLOOD_SKY, CRIMSON, MOONLIT, NIGHT_SKY, WHITE, Picture, Scene, W, curve, fit, path
from .west_places import castle, cottage

RED = (255, 50, 50)
BLOOD, NIGHT = cloth((150, 16, 30)), cloth((26, 20, 34))
RAVEN_HAIR, WHITE_HAIR = leather((34, 28, 42)), cloth((206, 206, 214))
LIPS = leather((170, 24, 40))


def fledgling(scene: Scene) -> None:
    scene.wall((40, 28, 38), (96, 74, 86), 76)
    scene.pool((560, 300), 720, (230, 60, 70), 0.75)
    scene.gloom((0, 400), 420, 0.7)
    scene.gloom((W, 400), 420, 0.7)
    box = "0,-1.0 .34,-.98 .46,-.52 .34,1.2 0,1.2"
    for grow, hue, radius in ((1.0, (86, 44, 28), 16), (0.88, (112, 14, 30), 30)):
        half = fit(path(box), (560, 400), 420 * grow)
        outline = half + [(1120 - x, y) for x, y in reversed(half)]
        scene.add(scene.solid(outline, stuff(hue, 0.4), radius), rim=(255, 120, 110) if grow == 1 else None)
    quilt = scene.canvas()
    for row in range(9):
        for k in range(-4, 5):
            quilt.disc((560 + (k + 0.5 * (row % 2)) * 84, 60 + row * 84), 6, WHITE)
    scene.dim(quilt.alpha(), 0.5, (40, 0, 8))
    f = folk.person(
        720,
        "breast",
        "breast",
        folk.STAND,
        stuff((34, 30, 44)),
        stuff((26, 24, 34)),
        stuff((30, 26, 30)),
        stuff((206, 206, 222), 0.7),
        stuff((150, 20, 34)),
        skirt=0.10,
        head=folk.hair((30, 22, 30), False, stuff((206, 206, 222), 0.7)),
    )
    scene.stamp(f.lit((255, 130, 130)), (560, 850))
    top = 850 - 720 * 0.958
    eyes = [(560 + x * 720, top) for x in (-0.018, 0.032)]
    scene.flat(lambda c: [c.disc(eye, (11, 7), (60, 0, 8)) for eye in eyes], shadow=0)
    scene.burn(lambda c: [c.disc(eye, (11, 7), WHITE) for eye in eyes], RED, 22, 0.2)
    door = curve("-.5,-.9 .1,-1.0 .3,.9 -.4,1.2", (180, 430), 330, 8)
    scene.add(scene.solid(door, stuff((74, 38, 26), 0.4), 14), rim=(200, 70, 70))
    mist(scene, 780, 120, (120, 60, 80), 0.7)


def night_stalker(scene: Scene) -> None:
    scene.heavens(NIGHT_SKY, (110, 120, 170), 0.5)
    scene.starred(260)
    moon(scene, (760, 250), 190, (226, 232, 250))
    for k, (x, y) in enumerate(((120, 760), (420, 800), (960, 780))):
        cottage(scene, (x, y), 230, (22, 24, 40), (12, 14, 28), (200, 130, 70), k == 1)
    roof = [(0, 640), (560, 560), (1120, 690), (1120, 820), (0, 820)]
    scene.add(scene.solid(roof, stuff((46, 46, 66), 0.4), 20), rim=(190, 204, 255))
    tiles = scene.canvas()
    for row in range(7):
        for k in range(30):
            x = k * 44 + 22 * (row % 2)
            y = (640 - 80 * x / 560 if x < 560 else 560 + 130 * (x - 560) / 560) + 16 + row * 34
            tiles.line(bezier([(x - 20, y), (x, y + 22), (x + 20, y)], 8), 4, WHITE)
    scene.dim(tiles.alpha(), 0.6)
    f = folk.person(
        520,
        ".13,-.72 .30,-.58 .38,-.34",
        ".13,-.72 .24,-.56 .10,-.36",
        folk.KNEEL,
        stuff((36, 34, 50)),
        stuff((30, 28, 42)),
        stuff((26, 24, 34)),
        stuff((206, 206, 222), 0.7),
        stuff((150, 20, 34)),
        stuff((130, 14, 30)),
        0.14,
        stream=0.5,
        head=folk.hooded(stuff((40, 36, 54)), RED),
        wide=2.4,
    )
    scene.stamp(f.lit((200, 214, 255)), (590, 640), halo=(120, 20, 40), reach=40)
    scene.burn(lambda c: [c.disc((590 + x * 520, 640 - 0.952 * 520), (9, 6), WHITE) for x in (-0.018, 0.026)], RED, 24)
    mist(scene, 790, 90, (90, 96, 140), 0.6)


def throat_cutter(scene: Scene) -> None:
    scene.heavens(BLOOD_SKY, (60, 0, 10), 0.5)
    scene.pool((700, 300), 520, (200, 20, 40), 0.6)
    scene.bust(
        (dress.torso(NIGHT), heads.hood_mantle(cloth((40, 20, 30)), leather((120, 20, 30)))),
        (
            carved.visage(carved.WAN, RED, None, RAVEN_HAIR),
            heads.hood(NIGHT, leather((90, 16, 26)), 52),
            heads.veil(cloth((120, 14, 28)), -12),
        ),
        -20,
        (350, 172),
        1.16,
        (255, 70, 80),
        (180, 190, 255),
    )
    edge = curve("-.02,.05 .3,-.24 .75,-.46 1.3,-.52 1.8,-.42 1.3,-.34 .8,-.2 .42,.06 .1,.22", (150, 640), 330, -18)
    scene.add(scene.solid(edge, stuff((200, 208, 222), 1.0), 12), rim=WHITE, halo=(255, 60, 60), reach=30)
    grip = curve("-.55,.46 -.4,.3 -.04,.06 .1,.2 -.28,.5 -.45,.62", (150, 640), 330, -18)
    scene.add(scene.solid(grip, stuff((60, 30, 26), 0.5), 14), rim=RED)
    guard = curve("-.12,-.1 .0,-.02 .16,.2 .22,.38 .08,.26 -.06,.08", (150, 640), 330, -18)
    scene.add(scene.solid(guard, stuff((210, 160, 70), 0.9), 10))
    drops = scene.canvas()
    for x, y, r in ((596, 440, 15), (560, 520, 19), (500, 610, 15), (640, 420, 12)):
        drops.poly(curve("0,-1.6 .6,-.2 .7,.4 0,1 -.7,.4 -.6,-.2", (x, y), r), WHITE)
    scene.add(scene.solid(drops.alpha(), stuff((190, 10, 26), 0.9), 8), rim=(255, 150, 150))


def mesmerist(scene: Scene) -> None:
    scene.heavens(((0.0, (10, 2, 20)), (1.0, (60, 8, 40))), (90, 10, 60), 0.4)
    centre = (560, 310)

    def spiral(c: Canvas) -> None:
        for arm in range(3):
            line = [polar(centre, 10 + t * 6.4, arm * 120 + t * 8.2) for t in range(110)]
            c.stroke(line, lambda t: 8 + 44 * t, WHITE)

    canvas = scene.canvas()
    spiral(canvas)
    scene.shine(blur(canvas.alpha(), 2), (210, 30, 80), 0.75)
    scene.shine(levels(radial(scene.size, centre, 420, 1.5), 0, 255), (255, 120, 160), 0.5)
    scene.bust(
        (
            dress.torso(NIGHT),
            dress.coat(cloth((70, 14, 50)), carved.GILT, 4),
            dress.collar(NIGHT, carved.GILT, 62, 44, 1.5),
        ),
        (
            carved.visage(carved.WAN, (255, 70, 150), LIPS, RAVEN_HAIR, 0.6),
            carved.slick(RAVEN_HAIR, 30),
            carved.fangs(),
            carved.beard(RAVEN_HAIR, 12, 5, True),
        ),
        0,
        (280, 176),
        1.12,
        (255, 80, 150),
        (255, 80, 150),
    )
    chain = bezier([(560, 30), (700, 300), (800, 520)], 30)
    scene.paint(lambda c: c.line(chain, 5, WHITE), carved.GILT.ramp, 3)

    def watch(c: Canvas) -> None:
        c.disc((818, 570), 62, WHITE)
        c.ring((800, 512), 14, 6, WHITE)

    scene.paint(watch, carved.GILT.ramp, 14, WHITE, (255, 160, 120))
    scene.flat(
        lambda c: (
            c.disc((818, 570), 46, (248, 240, 220)),
            c.line([(818, 570), (818, 536)], 5, (40, 10, 20)),
            c.line([(818, 570), (842, 582)], 5, (40, 10, 20)),
        ),
        shadow=0,
    )


def countess(scene: Scene) -> None:
    scene.heavens(BLOOD_SKY, (200, 60, 70), 0.3)
    scene.burst((560, 260), 520, 0.5, 24, (255, 110, 100))
    roses = scene.canvas()
    source = rng("roses")
    for k in range(22):
        x, y = (source.uniform(0, 240) if k % 2 else source.uniform(880, 1120)), source.uniform(40, 800)
        for ring in range(4):
            for petal in range(5):
                roses.disc(
                    polar((x, y), 30 - ring * 8, petal * 72 + ring * 34),
                    22 - ring * 5,
                    mix((90, 4, 18), (226, 30, 50), ring / 4 + 0.06 * petal),
                )
    scene.add(roses.image(), rim=(255, 120, 120), shadow=0.5)
    scene.bust(
        (
            dress.torso(BLOOD, 0.86),
            dress.fan_collar(cloth((60, 8, 22)), carved.GILT, 96, 11),
            dress.badge("lozenge", lamp(RED), (0, -150, 96), 18),
        ),
        (
            carved.visage(carved.WAN, (255, 60, 70), LIPS, RAVEN_HAIR, soft=1.0),
            carved.locks(RAVEN_HAIR, 90, 22, 5, 0.4),
            circlet(carved.GILT, 7, 34, RED),
            carved.fangs(),
        ),
        -12,
        (280, 180),
        1.12,
        (255, 110, 120),
        (255, 170, 120),
        key=0.34,
    )
    cup = (900, 560)
    bowl = curve("-.7,-1 .7,-1 .62,-.3 .2,.1 .1,.3 .1,1.2 .5,1.4 -.5,1.4 -.1,1.2 -.1,.3 -.2,.1 -.62,-.3", cup, 110)
    scene.add(scene.solid(bowl, stuff((226, 170, 76), 0.95), 18), rim=WHITE, halo=(255, 60, 60))
    scene.paint(lambda c: c.disc((cup[0], cup[1] - 106), (74, 17), WHITE), stuff((170, 6, 24), 0.7), 8)


def elder(scene: Scene) -> None:
    scene.wall((34, 28, 36), (86, 74, 84), 84)
    scene.pool((560, 200), 520, (170, 30, 50), 0.5)
    throne = "0,-3.4 .3,-3.0 .7,-2.2 1.0,-2.7 1.12,-2.1 1.3,-1.8 1.34,3 0,3"
    half = fit(path(throne), (560, 520), 190)
    scene.add(
        scene.solid(half + [(1120 - x, y) for x, y in reversed(half)], stuff((66, 34, 40), 0.5), 18),
        rim=(255, 110, 110),
    )
    inner = fit(path("0,-2.6 .5,-1.9 .95,-1.5 1.0,3 0,3"), (560, 520), 190)
    scene.add(
        scene.solid(inner + [(1120 - x, y) for x, y in reversed(inner)], stuff((110, 12, 28), 0.4), 26), shadow=0.4
    )
    scene.bust(
        (
            dress.torso(cloth((40, 30, 46)), 0.9),
            dress.cape(cloth((92, 10, 26)), carved.GILT),
            dress.collar(NIGHT, carved.GILT, 84, 50, 1.7),
        ),
        (
            carved.visage(carved.WAN, RED, None, WHITE_HAIR, 1.2, 0.5),
            carved.fangs(long=20),
            carved.beard(WHITE_HAIR, 120, 7, False, 0.7),
        ),
        8,
        (280, 172),
        1.14,
        (190, 200, 255),
        (255, 90, 90),
    )
    candles(scene, [(120, 640), (190, 560), (260, 640), (860, 640), (930, 560), (1000, 640)], 110)


def lord_of_the_evernight(scene: Scene) -> None:
    scene.heavens(BLOOD_SKY, (120, 10, 20), 0.5)
    moon(scene, (560, 300), 270, (255, 196, 170))
    castle(scene, (150, 800), 330, (22, 6, 14), (255, 120, 60), 1)
    castle(scene, (970, 800), 330, (22, 6, 14), (255, 120, 60), 2)
    wings = scene.canvas((30, 4, 10))
    skin = ((0.0, (210, 40, 44)), (0.5, (120, 12, 26)), (1.0, (40, 4, 14)))
    for side in (-1, 1):
        bat_wing(wings, (560 + side * 60, 520), 620, side, skin, (90, 60, 64), 6, 5)
    scene.add(wings.image(), rim=(255, 140, 120), halo=(255, 40, 40), reach=30)
    scene.bust(
        (
            dress.torso(NIGHT, 0.98),
            dress.armour(carved.JET, carved.GILT),
            dress.cape(BLOOD, carved.GILT),
            dress.collar(BLOOD, carved.GILT, 110, 46, 1.9),
            dress.badge("lozenge", lamp(RED), (0, -160, 124), 20),
        ),
        (
            carved.visage(carved.WAN, RED, LIPS, RAVEN_HAIR, 0.8, 0.25),
            carved.slick(RAVEN_HAIR, 26),
            carved.fangs(long=18),
            circlet(carved.GILT, 9, 52, RED, 1.06, 46),
        ),
        0,
        (280, 216),
        0.98,
        (255, 120, 110),
        (255, 120, 110),
    )
    mist(scene, 800, 80, (110, 16, 30), 0.6)


UNDEAD: dict[str, Picture] = {
    "fledgling": (CRIMSON, fledgling),
    "night-stalker": (MOONLIT, night_stalker),
    "throat-cutter": (CRIMSON, throat_cutter),
    "mesmerist": (CRIMSON, mesmerist),
    "countess": (CRIMSON, countess),
    "elder": (CRIMSON, elder),
    "lord-of-the-evernight": (CRIMSON, lord_of_the_evernight),
}
