"""Raiders, seers and gods of the Vikings of Valhalla."""

from __future__ import annotations

import math

from ..archangelis.holy_tools import harp
from ..archangelis.infernal_parts import lightning, rune
from ..archangelis.places_land import plain, ridge
from ..archpiratus import crew_body as dress
from ..archpiratus.crew_bust import cloth, leather, metal
from ..archpiratus.crew_hats import circlet
from ..brush import bezier, polar
from ..motifs.wings import IVORY_PLUMAGE, RAISED
from . import west_heads as carved
from . import west_people as folk
from .field import Figure, stuff
from .vikings_wild import FLAME, GILDED, GREENLIGHT, ICE, IRON, WOOD, axe, crow, runes
from .west import AURORA, BLAZE, FIRE_SKY, NORTH_SKY, SLATE, WHITE, Picture, Scene, curve, fit, path
from .west_people import winged
from .west_places import cottage

BLOND, RED_HAIR, GREY, PELT = (
    cloth((226, 180, 96)),
    leather((190, 84, 34)),
    cloth((190, 194, 200)),
    cloth((110, 84, 62)),
)


def raider(scene: Scene) -> None:
    scene.heavens(FIRE_SKY, (255, 140, 60), 0.5)
    cottage(scene, (120, 640), 260, (50, 32, 26), (36, 22, 20), FLAME)
    cottage(scene, (1000, 650), 260, (50, 32, 26), (36, 22, 20), FLAME, True)
    scene.fire(470, 300, 70, (0, 330))
    scene.fire(470, 300, 70, (800, 1120))
    plain(scene, 650, (34, 24, 22), (140, 80, 50), 26)
    scene.pool((560, 400), 500, FLAME, 0.4)
    shield = folk.round_shield("-.38,-.62", 0.2, (180, 44, 40), IRON, 8, (232, 222, 200))
    f = folk.person(
        600,
        "up",
        ".13,-.79 .28,-.68 .36,-.62",
        folk.STRIDE,
        stuff((92, 100, 112)),
        stuff((96, 76, 56)),
        folk.BOOT,
        trim=stuff((170, 120, 60)),
        skirt=0.16,
        mail=True,
        cloak=stuff((70, 60, 56)),
        stream=0.2,
        head=folk.both(folk.hair((190, 110, 50), False, beard=0.12), folk.helmed(IRON, "nasal")),
        before=shield,
        wide=2.0,
    )
    scene.stamp(f.lit(FLAME), (520, 806))
    axe(scene, (520 + 0.28 * 600, 806 - 1.08 * 600), 120, 14, False, FLAME)
    scene.sparks(140, FLAME)


def shieldmaiden(scene: Scene) -> None:
    scene.heavens(NORTH_SKY, (150, 170, 190), 0.4)
    scene.aurora(GREENLIGHT, (90, 180, 255), 300, 0.7)
    ridge(scene, 560, 60, (40, 60, 78), (160, 186, 204), "far", rough=0.34)
    scene.flat(
        lambda c: (
            c.line([(950, 830), (950, 80)], 18, (120, 84, 50)),
            c.poly([(950, -30), (984, 80), (950, 130), (916, 80)], (232, 238, 244)),
            c.poly([(950, -30), (950, 130), (916, 80)], (160, 174, 190)),
        ),
        ICE,
    )
    scene.bust(
        (dress.torso(cloth((60, 84, 104)), 0.92), carved.fur(cloth((200, 190, 176)), 44, "maid")),
        (
            carved.visage(
                carved.FLESH, None, leather((190, 100, 90)), leather((170, 120, 60)), soft=0.9, iris=(60, 110, 150)
            ),
            carved.locks(BLOND, 40, 18, 4, 0.0, True),
            carved.braids(BLOND, carved.GILT, -180, 58),
            carved.north_helm(carved.SILVERED, carved.GILT, False),
        ),
        14,
        (300, 170),
        1.1,
        (170, 255, 220),
        (255, 210, 160),
    )
    f = Figure(560, 1.1, 1.1)
    folk.round_shield("0,-.5", 0.44, (44, 90, 120), GILDED, 8, (226, 222, 208))(f)
    scene.stamp(f.lit(ICE), (300, 960))


def berserker(scene: Scene) -> None:
    scene.heavens(FIRE_SKY, (255, 90, 50), 0.5)
    scene.burst((560, 300), 560, 0.5, 26, (255, 110, 50))
    axe(scene, (150, 420), 260, -24, True)
    axe(scene, (970, 420), 260, 24)
    scene.bust(
        (dress.torso(carved.FLESH, 1.08), carved.fur(PELT, 46, "bear", -96, 1.1)),
        (
            carved.visage(carved.FLESH, (255, 120, 40), leather((120, 40, 36)), RED_HAIR),
            carved.beard(RED_HAIR, 70, 15),
            carved.skin_hood(PELT, carved.MARBLE, metal((30, 26, 26))),
        ),
        0,
        (280, 226),
        1.06,
        (255, 150, 80),
        (255, 190, 110),
    )
    paint = scene.canvas()
    for s in (-1, 1):
        paint.stroke([(560 + s * 40, 470), (560 + s * 64, 520), (560 + s * 60, 560)], 14, WHITE)
    scene.dim(paint.alpha(), 0.6, (150, 10, 10))
    scene.sparks(100, FLAME)


def skald(scene: Scene) -> None:
    scene.heavens(((0.0, (20, 14, 14)), (0.6, (64, 36, 24)), (1.0, (110, 60, 34))), (200, 110, 60), 0.2)
    for x in (120, 330, 800, 1010):
        scene.paint(
            lambda c, x=x: c.poly([(x - 34, 0), (x + 34, 0), (x + 40, 700), (x - 40, 700)], WHITE), WOOD, 16, FLAME
        )
        runes(scene, (x, 300), 110, (255, 180, 90))
    plain(scene, 680, (50, 34, 26), (150, 96, 60), 26)
    scene.pool((300, 640), 520, FLAME, 0.7)
    f = folk.person(
        620,
        ".13,-.74 .26,-.58 .32,-.62",
        ".13,-.74 .22,-.58 -.12,-.56",
        folk.KNEEL,
        stuff((60, 84, 104)),
        stuff((84, 66, 54)),
        folk.BOOT,
        trim=GILDED,
        cloak=stuff((110, 60, 40)),
        skirt=0.2,
        head=folk.hair((206, 206, 204), True, beard=0.16),
    )
    scene.stamp(f.lit((255, 200, 130)), (620, 810))
    scene.add(harp((770, 480), 300, "skald"), rim=(255, 220, 160), shadow=0.5)
    logs = scene.canvas()
    for k in range(-2, 3):
        logs.line([(230 + k * 50, 800), (230 - k * 30, 740)], 26, WHITE)
    scene.add(scene.solid(logs.alpha(), WOOD, 8), rim=FLAME)
    scene.fire(780, 300, 80, (120, 340))
    scene.sparks(120, FLAME)


def volva(scene: Scene) -> None:
    scene.heavens(NORTH_SKY, (90, 130, 150), 0.4)
    scene.starred(300)
    scene.aurora(GREENLIGHT, (160, 110, 255), 360, 0.9)
    for x in (130, 990):
        stone = curve("-.5,1.6 -.52,0 -.4,-.8 0,-1.1 .4,-.8 .52,0 .5,1.6", (x, 600), 150)
        scene.add(scene.solid(stone, stuff((70, 84, 98), 0.5), 22), rim=GREENLIGHT)
        runes(scene, (x, 590), 110, GREENLIGHT)
    ridge(scene, 730, 16, (50, 66, 80), (180, 200, 214), "snow", rim=WHITE)
    f = folk.person(
        640,
        "wide",
        ".13,-.79 .26,-.66 .34,-.72",
        folk.STAND,
        stuff((50, 60, 110)),
        stuff((50, 60, 110)),
        folk.BOOT,
        trim=GILDED,
        cloak=stuff((30, 44, 80)),
        skirt=0.46,
        head=folk.hooded(stuff((40, 56, 96)), GREENLIGHT),
        behind=folk.rod("-.34,.0", "-.34,-1.16", 0.024, WOOD),
        wide=1.9,
    )
    scene.stamp(f.lit((170, 255, 220)), (520, 806), halo=(80, 200, 170), reach=40)
    top = (520 - 0.34 * 640, 806 - 1.18 * 640)
    scene.burn(lambda c: c.disc(top, 24, WHITE), GREENLIGHT, 50)
    palm = (520 + 0.47 * 640, 806 - 0.98 * 640)
    scene.fire(
        palm[1] + 70,
        200,
        34,
        (palm[0] - 30, palm[0] + 30),
        ((0.0, (0, 50, 40)), (0.5, (50, 220, 150)), (1.0, (230, 255, 240))),
    )
    ring = scene.canvas()
    for k in range(10):
        rune(ring, polar((540, 380), 320, k * 36 - 90), 30, 6, ("volva", k))
    scene.lit(ring.alpha(), (150, 255, 210), 18, 0.8, 0.5)


def jarl(scene: Scene) -> None:
    scene.heavens(((0.0, (20, 14, 12)), (0.6, (70, 42, 26)), (1.0, (120, 70, 40))), (220, 130, 70), 0.2)
    for x in (90, 1030):
        scene.paint(
            lambda c, x=x: c.poly([(x - 50, 0), (x + 50, 0), (x + 56, 830), (x - 56, 830)], WHITE), WOOD, 22, FLAME
        )
    for x, hue in ((280, (180, 44, 40)), (840, (60, 90, 124))):
        f = Figure(240, 1.1, 1.1)
        folk.round_shield("0,-.5", 0.44, hue, IRON, 8, (226, 222, 208))(f)
        scene.stamp(f.lit(FLAME), (x, 300))
    scene.pool((560, 260), 560, FLAME, 0.5)
    scene.bust(
        (
            dress.torso(cloth((110, 40, 36)), 1.06),
            carved.fur(cloth((96, 78, 66)), 56, "jarl", -100, 1.2),
            dress.badge("round", carved.GILT, (0, -150, 120), 20),
        ),
        (
            carved.visage(carved.FLESH, None, None, BLOND, iris=(60, 100, 130)),
            carved.locks(BLOND, 60, 18, 5, 0.1),
            carved.beard(BLOND, 84, 15),
            circlet(carved.GILT, 5, 20, (255, 90, 60)),
            carved.braids(BLOND, carved.GILT, -150, 50),
        ),
        -10,
        (280, 166),
        1.14,
        (255, 200, 130),
        (255, 160, 80),
    )
    horn = scene.canvas()
    horn.stroke(bezier([(1000, 420), (930, 560), (820, 660), (700, 640)], 30), lambda t: 96 * (1 - t) ** 0.7 + 8, WHITE)
    scene.add(scene.solid(horn.alpha(), stuff((226, 208, 176), 0.8), 22), rim=WHITE)
    scene.paint(
        lambda c: (c.line([(950, 404), (1044, 440)], 22, WHITE), c.disc((704, 640), 13, WHITE)), GILDED, 7, WHITE
    )
    scene.sparks(50, FLAME)


def valkyrie(scene: Scene) -> None:
    scene.heavens(((0.0, (10, 20, 44)), (0.5, (60, 80, 120)), (1.0, (240, 190, 130))), (220, 220, 240), 0.5)
    scene.aurora(GREENLIGHT, (255, 150, 220), 300, 0.7)
    scene.burst((560, 300), 560, 0.7, 34, (255, 236, 180))
    f = folk.person(
        560,
        "up",
        ".13,-.79 .28,-.68 .36,-.62",
        folk.FLY,
        stuff((206, 214, 222), 0.9),
        stuff((196, 206, 216)),
        IRON,
        trim=GILDED,
        skirt=0.3,
        plate=IRON,
        head=folk.both(folk.hair((236, 190, 100), True), folk.hatted(IRON, "winged", tone=(236, 190, 100))),
        held=folk.both(
            folk.rod(".27,-.40", ".27,-1.42", 0.02, WOOD),
            lambda g: g.shape(".27,-1.60 .31,-1.46 .27,-1.38 .23,-1.46", stops=IRON, round_=0.01, sharp=True),
        ),
        before=folk.round_shield("-.36,-.62", 0.19, (200, 160, 70), IRON, 8, (240, 232, 214)),
        behind=lambda g: winged(g, "0,-.78", 1.05, 0, IVORY_PLUMAGE, RAISED),
        wide=2.6,
        tall=2.0,
    )
    scene.stamp(f.lit(WHITE), (560, 800), halo=(255, 240, 200), reach=40)
    scene.smoke(730, 60, 0.8, 90, ((0.0, (50, 60, 96)), (0.5, (170, 160, 180)), (1.0, (255, 230, 200))))


def thor(scene: Scene) -> None:
    scene.heavens(((0.0, (10, 16, 34)), (0.6, (40, 60, 96)), (1.0, (110, 130, 160))), (130, 150, 190), 0.6)
    for k, (x, y) in enumerate(((130, 500), (330, 360), (1020, 620))):
        lightning(scene, (x + 120, -20), (x, y), 9, (150, 200, 255), k)
    scene.bust(
        (
            dress.torso(cloth((40, 60, 100)), 1.1),
            dress.armour(carved.IRON, carved.GILT, 1.06),
            dress.cape(cloth((170, 34, 34)), carved.GILT),
        ),
        (
            carved.visage(carved.FLESH, (170, 220, 255), None, RED_HAIR),
            carved.beard(RED_HAIR, 84, 15),
            carved.north_helm(carved.SILVERED, carved.GILT, False),
            carved.side_wings(carved.MARBLE, 118, 6),
        ),
        18,
        (236, 196),
        1.08,
        (170, 210, 255),
        (255, 190, 120),
    )
    at, turn = (850, 280), 14
    scene.burst(at, 360, 0.8, 24, (190, 220, 255))
    scene.add(
        scene.solid(fit(path("-.13,.3 .13,.3 .14,2.1 -.14,2.1"), at, 190, turn), stuff((110, 70, 44)), 12), rim=WHITE
    )
    scene.paint(
        lambda c: [
            c.line(fit([(-0.14, y), (0.14, y + 0.12)], at, 190, turn), 9, WHITE)
            for y in (0.6, 0.84, 1.08, 1.32, 1.56, 1.8)
        ],
        GILDED,
        3,
    )
    head = "-.86,-.42 -.74,-.5 .74,-.5 .86,-.42 .86,.34 .74,.42 -.74,.42 -.86,.34"
    scene.add(scene.solid(fit(path(head), at, 190, turn), IRON, 30), rim=WHITE, halo=(150, 200, 255), reach=50)
    knot = scene.canvas()
    for s in (-1, 1):
        knot.line(
            [
                fit([(s * 0.46 + 0.2 * math.cos(a), 0.22 * math.sin(2 * a) - 0.04)], at, 190, turn)[0]
                for a in (k / 8 for k in range(51))
            ],
            7,
            WHITE,
        )
    knot.line(fit(path("-.8,.3 .8,.3"), at, 190, turn), 6, WHITE)
    knot.line(fit(path("-.8,-.38 .8,-.38"), at, 190, turn), 6, WHITE)
    scene.add(scene.leaf(knot.alpha()), shadow=0.4)
    for k, end in enumerate(((1110, 120), (620, 60), (1090, 520))):
        lightning(scene, at, end, 8, (170, 214, 255), ("hammer", k), 2)


def odin(scene: Scene) -> None:
    scene.heavens(NORTH_SKY, (120, 140, 180), 0.4)
    scene.starred(300)
    scene.aurora((90, 200, 255), GREENLIGHT, 330, 0.8)
    scene.burst((560, 260), 460, 0.5, 26, (200, 230, 255))
    crow(scene, (190, 280), 130, False)
    crow(scene, (930, 280), 130, True)
    scene.bust(
        (
            dress.torso(cloth((44, 56, 84)), 1.04),
            dress.cape(cloth((36, 48, 76)), carved.SILVERED),
            carved.fur(cloth((120, 124, 136)), 36, "odin", -100, 0.8),
        ),
        (
            carved.visage(carved.FLESH, None, None, GREY, 0.7, iris=(90, 190, 255)),
            carved.locks(GREY, 80, 16, 6, 0.1, True),
            carved.beard(GREY, 130, 15),
            patch_eye,
            carved.broad_hat(cloth((40, 50, 72)), carved.GILT, 1.75, 50),
        ),
        10,
        (280, 190),
        1.12,
        (150, 230, 255),
        (255, 210, 150),
    )
    scene.flat(lambda c: (c.line([(1010, 830), (930, 420)], 16, (120, 90, 60)),), ICE)
    scene.add(
        scene.solid(curve("0,-1.3 .3,-.3 .16,.2 0,.4 -.16,.2 -.3,-.3", (916, 350), 100, -11), GILDED, 12),
        rim=WHITE,
        halo=(255, 230, 160),
    )


def patch_eye(b: carved.Bust) -> None:
    """A patch over one eye and its strap."""
    b.patch(-23, 5, 16, 9, leather((30, 26, 26)), lift=1.07)
    b.rod(
        [(-62, 20, 20), (-30, 16, 66), (0, 30, 73), (40, 46, 52), (60, 50, 10)],
        3,
        leather((30, 26, 26)),
        steps=40,
        around=8,
    )


FOLK: dict[str, Picture] = {
    "raider": (BLAZE, raider),
    "shieldmaiden": (AURORA, shieldmaiden),
    "berserker": (BLAZE, berserker),
    "skald": (BLAZE, skald),
    "volva": (AURORA, volva),
    "jarl": (BLAZE, jarl),
    "valkyrie": (AURORA, valkyrie),
    "thor": (SLATE, thor),
    "odin": (AURORA, odin),
}
