"""Gods of the Legends of the Parthenon, and the gorgon."""

from __future__ import annotations

import math

from ..archangelis.infernal_parts import moon
from ..archangelis.places_land import mist
from ..archpiratus import crew_body as dress
from ..archpiratus.crew_bust import cloth, leather
from ..brush import Canvas, bezier, lerp, polar, rng
from ..motifs.wings import IVORY_PLUMAGE, RAISED, SOARING, wing
from . import west_heads as carved
from . import west_people as folk
from .field import Figure, stuff
from .legends_heroes import AZURE, LINEN, TAN
from .legends_places import GILDED
from .west import AEGEAN, DAY_SKY, GOLDEN, HADES, MOONLIT, WHITE, Picture, Scene, curve
from .west_people import winged


def morpheus(scene: Scene) -> None:
    scene.heavens(((0.0, (8, 12, 44)), (0.6, (34, 44, 104)), (1.0, (110, 104, 160))), (150, 150, 220), 0.5)
    scene.starred(420, 1.0)
    moon(scene, (560, 250), 250, (226, 232, 255))
    scene.bust(
        (
            dress.torso(cloth((40, 52, 120)), 0.95),
            dress.cape(cloth((28, 34, 88)), carved.SILVERED),
            dress.scarf(cloth((70, 84, 160))),
        ),
        (
            carved.visage(carved.MARBLE, soft=0.4),
            carved.curls(cloth((176, 188, 220))),
            carved.side_wings(carved.MARBLE, 130, 6),
        ),
        -14,
        (280, 178),
        1.12,
        (170, 190, 255),
        (200, 190, 255),
    )
    source = rng("poppies")
    for k in range(12):
        x, y = (source.uniform(20, 260) if k % 2 else source.uniform(860, 1100)), source.uniform(560, 780)
        scene.flat(
            lambda c, x=x, y=y: c.line(bezier([(x, y), (x + 10, y + 60), (x - 8, 830)], 10), 6, (50, 90, 70)),
            shadow=0.2,
        )
        scene.paint(
            lambda c, x=x, y=y: [c.disc(polar((x, y), 20, a), 24, WHITE) for a in range(0, 360, 60)],
            stuff((200, 40, 60), 0.7),
            10,
            (255, 170, 190),
            shadow=0.3,
        )
        scene.flat(lambda c, x=x, y=y: c.disc((x, y), 11, (30, 16, 30)), shadow=0)
    mist(scene, 800, 80, (120, 124, 190), 0.6)


def helios(scene: Scene) -> None:
    scene.heavens(((0.0, (190, 90, 30)), (0.5, (244, 170, 70)), (1.0, (255, 226, 150))), (255, 240, 190), 0.4)
    scene.burst((560, 300), 700, 0.8, 44, (255, 226, 120))
    disc = scene.canvas()
    disc.disc((560, 310), 290, WHITE)
    scene.shine(disc.alpha(), (255, 236, 150), 0.8)
    scene.bust(
        (
            dress.torso(carved.GILT),
            dress.armour(carved.GILT, carved.MARBLE),
            dress.cape(cloth((222, 110, 40)), carved.GILT),
        ),
        (carved.visage(carved.GILT, (255, 250, 200)), carved.curls(carved.GILT), carved.rays(carved.GILT, 15, 104)),
        0,
        (280, 190),
        1.08,
        (255, 240, 180),
        (255, 220, 140),
    )


def medusa(scene: Scene) -> None:
    scene.heavens(((0.0, (8, 22, 24)), (0.6, (26, 64, 54)), (1.0, (80, 130, 90))), (90, 150, 110), 0.4)
    scene.burst((560, 300), 520, 0.5, 22, (170, 255, 130))
    for x, s in ((120, 1.0), (1000, 1.0)):
        statue = folk.person(
            430 * s,
            "up" if x < 500 else "fore",
            "down",
            folk.STRIDE,
            stuff((150, 150, 146)),
            stuff((150, 150, 146)),
            stuff((140, 140, 138)),
            stuff((160, 160, 156)),
            skirt=0.16,
            head=folk.helmed(stuff((150, 150, 146)), "corinth", None, stuff((160, 160, 156))),
        )
        scene.stamp(statue.lit((200, 255, 190)), (x, 810), flip=x > 500)
    scene.bust(
        (dress.torso(cloth((40, 96, 70)), 0.84), dress.badge("round", carved.GILT, (0, -150, 92), 16)),
        (
            carved.visage(carved.SALLOW, (190, 255, 90), leather((70, 110, 60)), soft=0.8),
            carved.serpents(leather((92, 150, 70)), (255, 220, 60), 17),
            carved.fangs(),
        ),
        0,
        (280, 200),
        1.1,
        (170, 255, 150),
        (255, 226, 130),
    )


def eros(scene: Scene) -> None:
    scene.heavens(((0.0, (236, 130, 150)), (0.5, (250, 190, 180)), (1.0, (255, 236, 206))), WHITE, 0.5)
    scene.burst((520, 360), 560, 0.6, 30, (255, 240, 210))
    scene.smoke(660, 80, 0.95, 100, ((0.0, (214, 120, 140)), (0.5, (255, 214, 206)), (1.0, WHITE)))
    f = folk.person(
        560,
        ".13,-.79 .30,-.80 .50,-.82",
        ".13,-.79 .26,-.76 .04,-.80",
        folk.FLY,
        LINEN,
        TAN,
        TAN,
        stuff((236, 190, 160), 0.7),
        GILDED,
        skirt=0.12,
        head=folk.hair((232, 180, 80), skin=stuff((236, 190, 160), 0.7)),
        bare=True,
        wide=2.4,
        tall=1.9,
        behind=lambda g: winged(g, "0,-.80", 0.95, 0, IVORY_PLUMAGE, RAISED),
    )
    scene.stamp(f.lit((255, 246, 226)), (480, 800))
    grip = (480 + 0.51 * 560, 800 - 0.85 * 560)

    def bow(c: Canvas) -> None:
        for s in (-1, 1):
            c.stroke(
                bezier(
                    [
                        grip,
                        (grip[0] + 50, grip[1] + s * 90),
                        (grip[0] - 70, grip[1] + s * 150),
                        (grip[0] - 46, grip[1] + s * 190),
                    ],
                    20,
                ),
                lambda t: 20 - 10 * t,
                WHITE,
            )

    scene.paint(bow, GILDED, 6, WHITE)
    nock = (480 - 0.02 * 560, 800 - 0.85 * 560)
    scene.flat(
        lambda c: (
            c.line([(grip[0] - 46, grip[1] - 188), nock, (grip[0] - 46, grip[1] + 188)], 3, (255, 250, 236)),
            c.line([nock, (grip[0] + 96, grip[1])], 7, (150, 90, 50)),
        ),
        shadow=0,
    )
    heart = curve("0,.9 -.8,.1 -.86,-.5 -.44,-.76 0,-.44 .44,-.76 .86,-.5 .8,.1", (grip[0] + 150, grip[1]), 60)
    scene.add(scene.solid(heart, stuff((220, 24, 60), 0.9), 16), rim=WHITE, halo=(255, 120, 150), reach=30)


def hermes(scene: Scene) -> None:
    scene.heavens(DAY_SKY, WHITE, 0.7)
    scene.burst((650, 330), 560, 0.6, 26, (255, 240, 190))
    cloud = ((0.0, (120, 150, 200)), (0.5, (226, 236, 248)), (1.0, WHITE))
    scene.smoke(650, 80, 0.95, 80, cloud)
    staff = ".48,-.62 .62,-1.16"
    f = folk.person(
        600,
        ".13,-.79 .34,-.76 .52,-.80",
        ".13,-.79 .30,-.70 .36,-.52",
        folk.RUN,
        LINEN,
        TAN,
        GILDED,
        TAN,
        GILDED,
        AZURE,
        0.14,
        stream=0.5,
        head=folk.hatted(GILDED, "winged", tone=(120, 76, 40)),
        bare=True,
        held=folk.rod(*staff.split(), 0.022, GILDED),
        wide=2.4,
        tall=1.6,
        behind=heel_wings,
    )
    scene.stamp(f.lit((255, 246, 214)), (520, 800), turn=-6)
    top = (900, 120)
    canvas = scene.canvas(IVORY_PLUMAGE[1][1])
    for side in (-1, 1):
        wing(canvas, (top[0], top[1] + 40), 190, SOARING, side, IVORY_PLUMAGE, 9, side)
    scene.add(canvas.image(), rim=WHITE)
    snakes = scene.canvas()
    for side in (-1, 1):
        line = [
            (lerp(top[0], 806, t / 40) + side * 34 * math.sin(t * 0.42) * (1 - t / 60), lerp(top[1] + 60, 400, t / 40))
            for t in range(41)
        ]
        snakes.stroke(line[::-1], lambda t: 8 + 8 * t, WHITE)
        snakes.disc((line[0][0] + side * 20, line[0][1]), 13, WHITE)
    scene.paint(
        lambda c: (c.line([(top[0], top[1]), (800, 420)], 14, WHITE), c.disc(top, 24, WHITE)),
        GILDED,
        6,
        WHITE,
        (255, 230, 150),
    )
    scene.add(scene.solid(snakes.alpha(), stuff((230, 190, 90), 0.95), 5), rim=WHITE)


def heel_wings(f: Figure) -> None:
    canvas = Canvas(f.size, 2, (255, 250, 240))
    for spot, side in ((".22,-.16", -1), ("-.42,-.28", -1)):
        wing(canvas, f.at(spot)[0], f.unit * 0.26, RAISED, side, IVORY_PLUMAGE, 7, spot, 10)
    f.lay(canvas.image())


GODS: dict[str, Picture] = {
    "morpheus": (MOONLIT, morpheus),
    "helios": (GOLDEN, helios),
    "medusa": (HADES, medusa),
    "eros": (GOLDEN, eros),
    "hermes": (AEGEAN, hermes),
}
