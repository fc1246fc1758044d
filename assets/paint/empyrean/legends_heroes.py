"""Heroes of the Legends of the Parthenon."""

from __future__ import annotations

import math

from ..archangelis.places_land import jagged, land, orb, plain, ridge, water
from ..archpiratus import crew_body as dress
from ..archpiratus import crew_hats as hats
from ..archpiratus.crew_bust import cloth, metal
from ..brush import Point, bezier, blur, mix, polar, rng, taper
from ..motifs.wings import IVORY_PLUMAGE, RAISED, SERAPH_PLUMAGE, SPREAD, wing
from . import west_heads as carved
from . import west_people as folk
from .field import Figure, stuff
from .legends_places import BRONZE, GILDED, SEA, acropolis
from .west import AEGEAN, DAY_SKY, GOLDEN, HADES, MARBLE, WHITE, Picture, Scene, curve, fit, path, twin
from .west_people import winged
from .west_places import column

LINEN, AZURE = stuff((244, 238, 226), 0.8), stuff((40, 96, 176), 0.7)
BRONZED = metal((168, 108, 56))
TAN = stuff((232, 182, 142), 0.6)


def icarus(scene: Scene) -> None:
    scene.heavens(
        ((0.0, (250, 190, 90)), (0.4, (240, 200, 150)), (0.75, (110, 170, 210)), (1.0, (30, 90, 150))), WHITE, 0.4
    )
    orb(scene, (850, 150), 110, (255, 220, 110))
    scene.burst((850, 150), 620, 0.7, 40, (255, 226, 130))
    water(scene, 690, 820, SEA, (255, 240, 190), 850)
    f = folk.person(
        420,
        ".13,-.79 .32,-.86 .50,-.96",
        ".13,-.79 .30,-.86 .48,-.90",
        folk.FLY,
        LINEN,
        TAN,
        TAN,
        TAN,
        GILDED,
        skirt=0.16,
        bare=True,
        head=folk.hair((120, 74, 36)),
        wide=2.6,
        tall=2.1,
        behind=lambda f: winged(f, "0,-.78", 1.15, 4, SERAPH_PLUMAGE, SPREAD),
    )
    scene.stamp(f.lit((255, 236, 180)), (500, 800), turn=-24)
    source = rng("feathers")
    plumes = scene.canvas((250, 236, 206))
    for _ in range(16):
        x, y, a = source.uniform(120, 560), source.uniform(420, 720), source.uniform(0, 180)
        plumes.stroke(
            [polar((x, y), -26, a), (x + 5, y), polar((x, y), 26, a + 14)],
            taper(17, 0.6),
            mix((255, 246, 220), (220, 150, 80), source.random() * 0.6),
        )
    scene.add(plumes.image(), rim=WHITE, shadow=0.1)


def perseus(scene: Scene) -> None:
    scene.heavens(DAY_SKY, WHITE, 0.5)
    water(scene, 560, 700, SEA, WHITE, 300)
    ridge(scene, 700, 20, (120, 110, 96), (230, 216, 186), "rock", rough=0.3, rim=WHITE)
    scene.burst((760, 220), 420, 0.6, 24, (200, 255, 170))
    f = folk.person(
        620,
        "high",
        ".13,-.79 .28,-.66 .40,-.60",
        folk.STRIDE,
        BRONZE,
        TAN,
        stuff((150, 100, 60)),
        TAN,
        GILDED,
        stuff((180, 36, 40)),
        0.18,
        stream=0.35,
        head=folk.helmed(GILDED, "corinth", (200, 40, 40), TAN),
        bare=True,
        wide=2.0,
        tall=1.6,
        behind=lambda g: g.limb(
            "-.40,-.60 -.62,-.70 -.80,-.62 -.92,-.46", (0.05, 0.05, 0.045, 0.01), stuff((206, 214, 224), 1.0), 0.012
        ),
    )
    scene.stamp(f.lit((255, 246, 214)), (520, 806))
    at = (520 + 0.24 * 620, 806 - 1.20 * 620 + 60)
    gorgon(scene, (at[0] + 6, at[1] + 40), 66)
    shield = Figure(300, 1.2, 1.2)
    folk.round_shield("0,-.5", 0.42, (40, 96, 176), GILDED, 12, (236, 232, 222))(shield)
    scene.stamp(shield.lit(WHITE), (330, 640), 0.7)


def gorgon(scene: Scene, at: Point, size: float) -> None:
    """A severed head with snakes, its eyes alight."""
    snakes = scene.canvas()
    for k in range(14):
        a = k * 360 / 14
        line = bezier(
            [
                polar(at, size * 0.5, a),
                polar(at, size * 1.1, a + 26),
                polar(at, size * 1.2, a - 20),
                polar(at, size * 1.6, a + 6),
            ],
            18,
        )
        snakes.stroke(line, lambda t: size * 0.26 * (1 - 0.6 * t), WHITE)
        snakes.disc(line[-1], size * 0.12, WHITE)
    scene.add(scene.solid(snakes.alpha(), stuff((92, 140, 76), 0.8), 6), rim=(226, 255, 190))
    scene.add(
        scene.solid(twin("0,-.9 .5,-.8 .76,-.2 .6,.5 .3,.9 0,1.0", at, size), stuff((150, 176, 130), 0.7), size * 0.3),
        rim=WHITE,
    )
    scene.burn(
        lambda c: [
            c.disc((at[0] + s * size * 0.32, at[1] - size * 0.1), (size * 0.16, size * 0.1), WHITE) for s in (-1, 1)
        ],
        (170, 255, 110),
        26,
    )
    scene.flat(lambda c: c.poly(curve("-.3,.4 0,.3 .3,.4 .16,.66 -.16,.66", at, size), (60, 16, 16)), shadow=0)


def jason(scene: Scene) -> None:
    scene.heavens(DAY_SKY, WHITE, 0.6)
    isle = [(-20, 420), (560, 414), (680, 350), (760, 322), (1040, 322), (1140, 360)]
    land(scene, jagged(isle, 0.05, "isle"), (120, 130, 100), (230, 220, 176))
    acropolis(scene, 900, 330, 280)
    water(scene, 400, 820, SEA, WHITE, 200)
    scene.pool((560, 260), 560, (255, 236, 180), 0.5)
    scene.flat(
        lambda c: (
            c.line([(196, 820), (196, 60)], 18, (120, 78, 46)),
            c.poly([(196, -40), (228, 60), (196, 110), (164, 60)], (232, 236, 242)),
            c.poly([(196, -40), (196, 110), (164, 60)], (160, 170, 186)),
        ),
        WHITE,
    )
    scene.bust(
        (
            dress.torso(cloth((36, 84, 160)), 1.04),
            dress.armour(BRONZED, carved.GILT),
            dress.cape(cloth((176, 34, 40)), carved.GILT, True),
        ),
        (carved.corinthian(BRONZED, carved.GILT), hats.crest(cloth((190, 34, 36)), 62, 84)),
        24,
        (300, 190),
        1.08,
        (190, 224, 255),
        (255, 226, 170),
    )


def circe(scene: Scene) -> None:
    scene.heavens(((0.0, (34, 20, 60)), (0.6, (96, 60, 110)), (1.0, (210, 150, 140))), (230, 190, 220), 0.4)
    for x in (110, 1010):
        column(scene, x, 110, 760, 90, MARBLE)
    plain(scene, 690, (90, 76, 96), (206, 186, 190), 26)
    scene.burst((560, 330), 480, 0.5, 20, (150, 255, 190))
    f = folk.person(
        580,
        ".13,-.79 .28,-.72 .40,-.84",
        "up",
        folk.STAND,
        stuff((60, 150, 120), 0.8),
        TAN,
        TAN,
        stuff((230, 190, 160), 0.6),
        GILDED,
        stuff((70, 40, 100)),
        0.46,
        head=folk.hair((130, 50, 30), True, stuff((230, 190, 160), 0.6)),
        behind=folk.rod("-.26,-1.00", "-.32,-1.22", 0.02, GILDED),
    )
    scene.stamp(f.lit((200, 255, 220)), (540, 806))
    cup = (540 + 0.41 * 580, 806 - 0.93 * 580)
    scene.add(
        scene.solid(
            curve("-.6,-.6 .6,-.6 .5,0 .14,.3 .12,.7 .4,.86 -.4,.86 -.12,.7 -.14,.3 -.5,0", cup, 56), GILDED, 10
        ),
        rim=WHITE,
    )
    fumes = scene.canvas()
    for k in range(7):
        x = cup[0] + (k - 3) * 12
        fumes.stroke(
            bezier(
                [
                    (x, cup[1] - 30),
                    (x + 60 * math.sin(k), cup[1] - 120),
                    (x - 70 * math.cos(k), cup[1] - 190),
                    (x + 40, cup[1] - 280),
                ],
                24,
            ),
            taper(34),
            WHITE,
        )
    scene.shine(blur(fumes.alpha(), 8), (130, 255, 180), 0.8)
    wand = (540 - 0.32 * 580, 806 - 1.24 * 580)
    scene.burn(
        lambda c: c.poly([polar(wand, 34 if k % 2 == 0 else 10, k * 45) for k in range(8)], WHITE), (190, 255, 160), 34
    )
    for x, y, s, flip in ((250, 800, 1.0, False), (840, 800, 1.1, True), (960, 740, 0.7, True)):
        pig(scene, (x, y), 150 * s, flip)


def pig(scene: Scene, foot: Point, size: float, flip: bool) -> None:
    """A pig in profile, looking right unless flipped."""
    hide = stuff((226, 150, 140), 0.6)
    legs = scene.mask(
        *(
            fit(path(f"{x - 0.09},-.3 {x + 0.09},-.3 {x + 0.06},0 {x - 0.06},0"), foot, size, 0, flip)
            for x in (-0.5, -0.3, 0.22, 0.42)
        )
    )
    scene.add(scene.solid(legs, hide, 6), shadow=0.4)
    body = (
        "-.78,-.55 -.6,-.86 -.1,-.94 .4,-.86 .62,-.9 .72,-.74 .9,-.62 1.04,-.60 "
        "1.06,-.42 .92,-.40 .74,-.34 .5,-.24 0,-.18 -.5,-.22 -.74,-.34"
    )
    scene.add(scene.solid(curve(body, foot, size, 0, flip), hide, size * 0.16), rim=WHITE)
    scene.add(
        scene.solid(curve(".5,-.8 .52,-1.06 .72,-.9 .66,-.72", foot, size, 0, flip), stuff((206, 120, 116)), 6),
        shadow=0.4,
    )
    scene.flat(
        lambda c: (
            c.disc(fit([(0.78, -0.6)], foot, size, 0, flip)[0], size * 0.03, (30, 10, 10)),
            c.disc(fit([(1.03, -0.5)], foot, size, 0, flip)[0], (size * 0.03, size * 0.045), (120, 50, 50)),
            c.line(
                bezier(fit(path("-.76,-.5 -.92,-.6 -.84,-.74 -.98,-.78"), foot, size, 0, flip), 12),
                size * 0.05,
                (214, 130, 124),
            ),
        ),
        shadow=0,
    )


def daedalus(scene: Scene) -> None:
    scene.wall((120, 100, 78), (214, 190, 150), 80)
    scene.pool((300, 200), 620, (255, 230, 170), 0.5)
    maze = (300, 330)
    sheet = scene.canvas((240, 226, 190))
    sheet.poly([(60, 90), (540, 74), (552, 570), (50, 584)], (240, 226, 190))
    scene.add(sheet.image(), rim=WHITE, shadow=0.7)
    source = rng("maze")
    lines = scene.canvas()
    for k in range(7):
        r = 36 + k * 28
        gap = source.uniform(0, 360)
        lines.line([polar(maze, r, gap + d) for d in range(0, 326, 4)], 9, (40, 76, 140))
        lines.line([polar(maze, r, gap), polar(maze, r + 28, gap)], 9, (40, 76, 140))
    scene.add(lines.image(), shadow=0)
    bench = scene.canvas((120, 78, 46))
    bench.poly([(-10, 700), (1130, 700), (1130, 830), (-10, 830)], (120, 78, 46))
    scene.add(scene.solid(bench.alpha(), stuff((136, 88, 50), 0.5), 14), rim=(255, 226, 170))
    f = folk.person(
        600,
        ".13,-.79 .20,-.62 .10,-.56",
        ".13,-.79 .30,-.66 .42,-.70",
        folk.STAND,
        LINEN,
        TAN,
        TAN,
        TAN,
        AZURE,
        skirt=0.3,
        head=folk.hair((214, 210, 204), beard=0.14, skin=TAN),
        bare=True,
    )
    scene.stamp(f.lit((255, 240, 200)), (690, 830))
    canvas = scene.canvas(IVORY_PLUMAGE[1][1])
    wing(canvas, (770, 640), 430, RAISED, 1, IVORY_PLUMAGE, 15, "daedalus", 8)
    scene.add(canvas.image(), rim=WHITE, halo=(255, 236, 180), reach=30)
    scene.paint(
        lambda c: (
            c.line([(420, 560), (470, 700)], 9, WHITE),
            c.line([(420, 560), (372, 700)], 9, WHITE),
            c.disc((420, 556), 15, WHITE),
        ),
        GILDED,
        4,
        WHITE,
    )
    bench = scene.canvas()
    bench.poly([(-10, 720), (1130, 720), (1130, 830), (-10, 830)], WHITE)
    scene.add(scene.solid(bench.alpha(), stuff((136, 88, 50), 0.5), 14), rim=(255, 226, 170))
    scene.paint(
        lambda c: (
            c.poly([(150, 720), (166, 640), (196, 640), (212, 720)], WHITE),
            c.line([(880, 712), (1040, 690)], 16, WHITE),
            c.poly([(1020, 660), (1062, 655), (1068, 726), (1026, 728)], WHITE),
        ),
        BRONZE,
        6,
        WHITE,
    )


HEROES: dict[str, Picture] = {
    "icarus": (GOLDEN, icarus),
    "perseus": (AEGEAN, perseus),
    "jason": (AEGEAN, jason),
    "circe": (HADES, circe),
    "daedalus": (GOLDEN, daedalus),
}
