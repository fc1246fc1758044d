"""The knights of the Round Table."""

from __future__ import annotations

from ..archangelis.holy_tools import harp
from ..archangelis.places_land import orb, plain, ridge, water
from ..archpiratus import crew_body as dress
from ..archpiratus import crew_hats as hats
from ..archpiratus.crew_bust import cloth, leather, metal
from ..brush import polar
from ..motifs.arms import banner
from ..motifs.sigils import star_polygon
from . import west_heads as carved
from . import west_people as folk
from .field import stuff
from .knights_arms import GILDED, GLASS, GREEN, IVY, PLATE, helm, horse_of, hung, rider, sword
from .knights_court import FOREST, GOLD_LIGHT, SNOW
from .mounts import horse
from .west import CHAPEL, CRIMSON, DAWN_SKY, GOLDEN, GREENWOOD, SILVER, WHITE, Picture, Scene, curve, fit, path
from .west_places import castle, chapel_window, leafy_tree, paving, shaft, ship


def kay(scene: Scene) -> None:
    scene.wall((50, 62, 54), (132, 148, 132), 82)
    scene.pool((330, 200), 560, GOLD_LIGHT, 0.5)
    scene.bust(
        (dress.torso(FOREST, 1.04), dress.armour(carved.SILVERED, carved.IRON)),
        (carved.great_helm(carved.SILVERED, carved.GILT),),
        22,
        (230, 180),
        1.14,
        (200, 255, 220),
        GOLD_LIGHT,
    )
    hung(scene, (840, 500), 380, (46, 66, 84), "cross", "kay")
    for y in (440,):
        scene.paint(
            lambda c, y=y: [
                (
                    c.ring((840 + s * 64, y - 60), 24, 10, WHITE),
                    c.line([(840 + s * 64, y - 38), (840 + s * 64, y + 40)], 10, WHITE),
                    c.line([(840 + s * 64, y + 34), (840 + s * 86, y + 34)], 10, WHITE),
                )
                for s in (-1, 1)
            ],
            GILDED,
            4,
        )


def bedivere(scene: Scene) -> None:
    scene.heavens(DAWN_SKY, WHITE, 0.5)
    orb(scene, (880, 330), 60, (255, 230, 170))
    castle(scene, (880, 560), 220, (90, 96, 120))
    ridge(scene, 570, 30, (60, 92, 66), (170, 180, 120), "hill", rim=GOLD_LIGHT)
    plain(scene, 650, (70, 100, 54), (190, 190, 110), 26)
    steed = horse(
        340,
        (150, 104, 66),
        "walk",
        (70, 46, 30),
        None,
        stuff((232, 226, 208)),
        rider(stuff((232, 226, 208)), PLATE, "-.30,.30 .30,-1.60", (230, 226, 214), (120, 84, 50), False),
        "bedivere",
        (40, 110, 70),
    )
    scene.stamp(steed.lit(GOLD_LIGHT), (480, 800))
    flag = curve("0,0 .4,.1 .8,-.06 1.3,.12 1.0,.3 1.3,.52 .8,.5 .4,.62 0,.5", (588, 20), 190, flip=True)
    scene.add(scene.solid(flag, GREEN, 14), rim=WHITE)


def tristan(scene: Scene) -> None:
    scene.heavens(((0.0, (20, 50, 70)), (0.5, (90, 150, 150)), (1.0, (240, 220, 170))), WHITE, 0.5)
    orb(scene, (230, 420), 46, (255, 226, 170))
    water(scene, 470, 820, (30, 90, 100), (255, 240, 206), 230)
    ship(
        scene,
        (270, 520),
        190,
        (84, 58, 44),
        ((240, 240, 232), (226, 226, 214)),
        True,
        7,
        ((40, 120, 70), (220, 220, 210)),
    )
    ridge(scene, 730, 16, (60, 76, 66), (160, 170, 140), "shore", rim=WHITE)
    f = folk.person(
        640,
        ".13,-.79 .26,-.64 .38,-.68",
        "hip",
        folk.STAND,
        GREEN,
        PLATE,
        PLATE,
        trim=GILDED,
        plate=PLATE,
        cloak=stuff((60, 130, 130)),
        skirt=0.2,
        head=folk.hair((190, 130, 60), True),
    )
    scene.stamp(f.lit(WHITE), (640, 812))
    scene.add(harp((900, 500), 420, "tristan"), rim=WHITE, halo=GOLD_LIGHT, reach=30)


def percival(scene: Scene) -> None:
    scene.wall((30, 44, 38), (96, 116, 102), 80)
    scene.gloom((0, 300), 520, 0.8)
    scene.burst((800, 220), 520, 0.95, 36, (255, 240, 180))
    paving(scene, 640, (34, 46, 40), (110, 122, 108))
    shaft(scene, ((760, 120), (840, 120)), ((300, 800), (760, 800)), GOLD_LIGHT, 0.5)
    cup = curve("-.6,-.7 .6,-.7 .5,-.1 .14,.2 .12,.6 .44,.8 -.44,.8 -.12,.6 -.14,.2 -.5,-.1", (800, 230), 92)
    scene.add(scene.solid(cup, GILDED, 18), rim=WHITE, halo=(255, 236, 160), reach=60)
    f = folk.person(
        620,
        ".13,-.72 .32,-.80 .44,-.92",
        ".13,-.72 .20,-.60 -.02,-.58",
        folk.KNEEL,
        stuff((150, 40, 46)),
        PLATE,
        PLATE,
        plate=PLATE,
        cloak=stuff((150, 40, 46)),
        skirt=0.16,
        head=folk.hair((150, 96, 50)),
    )
    scene.stamp(f.lit(GOLD_LIGHT), (380, 810))
    helm(scene, (640, 740), 64)


def black_knight(scene: Scene) -> None:
    scene.heavens(((0.0, (6, 12, 12)), (0.6, (26, 46, 42)), (1.0, (92, 110, 90))), (80, 100, 90), 0.4)
    for k, x in enumerate((80, 1020)):
        leafy_tree(scene, (x, 820), 640, (16, 20, 16), (8, 18, 12), (40, 60, 44), k, 220)
    scene.pool((560, 260), 460, (200, 50, 40), 0.4)
    scene.bust(
        (
            dress.torso(cloth((20, 22, 24)), 1.1),
            dress.armour(carved.JET, metal((90, 30, 30)), 1.06),
            dress.cape(cloth((60, 14, 18)), carved.JET),
        ),
        (
            carved.great_helm(carved.JET, metal((70, 74, 80)), (255, 60, 40), False),
            carved.horn_pair(metal((110, 100, 90)), 1.1),
        ),
        0,
        (280, 186),
        1.12,
        (150, 220, 190),
        (255, 100, 70),
    )
    sword(scene, (150, 640), (210, 20), 44)


def gawain(scene: Scene) -> None:
    scene.heavens(((0.0, (60, 110, 90)), (0.5, (200, 200, 130)), (1.0, (255, 240, 190))), WHITE, 0.4)
    orb(scene, (330, 250), 150, (255, 226, 120))
    scene.burst((330, 250), 600, 0.6, 40, (255, 230, 130))
    scene.bust(
        (dress.torso(cloth((150, 40, 44)), 1.04), dress.armour(carved.SILVERED, carved.GILT)),
        (
            carved.snout_helm(carved.SILVERED, carved.GILT),
            hats.plume(cloth((200, 50, 50)), (-120, 120, -40), 11, (0, 112, 0)),
        ),
        30,
        (250, 190),
        1.06,
        (255, 250, 220),
        (255, 226, 140),
    )
    hung(scene, (860, 520), 400, (170, 30, 40), "sun", "gawain")
    star = scene.canvas()
    scene.add(
        scene.solid(curve("0,-.5 .45,-.4 .4,.1 0,.5 -.4,.1 -.45,-.4", (860, 500), 230), stuff((170, 30, 40), 0.7), 30),
        shadow=0,
    )
    star_polygon(star, (860, 492), 118, 5, 2, 15)
    scene.add(scene.leaf(star.alpha(), radius=5), rim=WHITE, shadow=0.5)


def galahad(scene: Scene) -> None:
    scene.wall((60, 74, 68), (170, 184, 172), 84)
    chapel_window(scene, 560, 560, 480, 600, ((240, 236, 220), (220, 200, 130), (120, 170, 140), (200, 70, 70)))
    scene.burst((560, 260), 520, 0.6, 36, (255, 250, 220))
    scene.bust(
        (
            dress.torso(SNOW, 1.02),
            dress.armour(metal((232, 236, 238), 0.05), carved.GILT),
            dress.cape(SNOW, carved.GILT),
        ),
        (
            carved.visage(
                carved.FLESH, None, leather((190, 110, 100)), leather((190, 150, 90)), soft=0.7, iris=(70, 120, 160)
            ),
            carved.locks(cloth((226, 186, 110)), 40, 18, 4, 0.1),
            hats.halo_ring(carved.GILT, 118, 24, 4, (0, 20, -60)),
        ),
        10,
        (250, 190),
        1.1,
        (255, 255, 240),
        GOLD_LIGHT,
        key=0.34,
    )
    hung(scene, (870, 570), 330, (240, 240, 234), "moon", "galahad")
    scene.add(
        scene.solid(
            curve("0,-.5 .45,-.4 .4,.1 0,.5 -.4,.1 -.45,-.4", (870, 555), 190), stuff((240, 240, 234), 0.7), 30
        ),
        shadow=0,
    )
    cross = path(
        "-.09,-.42 .09,-.42 .09,-.12 .36,-.12 .36,.06 .09,.06 .09,.5 -.09,.5 -.09,.06 -.36,.06 -.36,-.12 -.09,-.12"
    )
    scene.add(scene.solid(fit(cross, (870, 555), 290), stuff((190, 30, 40), 0.7), 8), shadow=0.3)


def green_knight(scene: Scene) -> None:
    scene.heavens(((0.0, (10, 40, 24)), (0.6, (60, 120, 60)), (1.0, (190, 220, 130))), WHITE, 0.3)
    for k, (x, h) in enumerate(((60, 700), (1060, 720))):
        leafy_tree(scene, (x, 800), h, (50, 44, 30), (16, 60, 26), (110, 170, 60), k, 240)
    scene.pool((560, 330), 520, (210, 255, 130), 0.5)
    plain(scene, 700, (44, 84, 34), (150, 180, 70), 24)
    verdant, skin = stuff((50, 150, 70), 0.9), stuff((130, 190, 100), 0.6)
    f = folk.person(
        700,
        ".13,-.79 .34,-.74 .50,-.86",
        ".13,-.79 .24,-.62 .30,-.44",
        folk.STAND,
        stuff((40, 110, 50)),
        verdant,
        verdant,
        skin,
        GILDED,
        stuff((30, 90, 40)),
        0.2,
        plate=verdant,
        head=lambda g: g.limb("0,-.85 0,-.88", (0.07, 0.066), stuff((150, 40, 40)), 0.01, bent=False),
        wide=1.8,
    )
    scene.stamp(f.lit((226, 255, 170)), (540, 812))
    head = (540 + 0.52 * 700, 812 - 0.96 * 700)
    beard = scene.mask(curve("-.7,-.2 -.7,.5 -.3,1.2 0,1.5 .3,1.2 .7,.5 .7,-.2", head, 66))
    scene.add(scene.solid(beard, stuff((30, 100, 44), 0.6), 10), rim=(226, 255, 170))
    scene.add(
        scene.solid(curve("0,-1 .5,-.9 .7,-.3 .5,.4 0,.66 -.5,.4 -.7,-.3 -.5,-.9", head, 66), skin, 20),
        rim=(240, 255, 200),
    )
    scene.paint(
        lambda c: c.poly(
            curve("-.74,-.1 -.8,-.8 -.3,-1.24 .3,-1.24 .8,-.8 .74,-.1 .5,-.6 0,-.7 -.5,-.6", head, 66), WHITE
        ),
        stuff((30, 100, 44), 0.6),
        8,
    )
    scene.burn(lambda c: [c.disc((head[0] + s * 20, head[1] - 10), (9, 7), WHITE) for s in (-1, 1)], (220, 255, 90), 18)
    axe = scene.canvas()
    axe.line([(330, 812), (330, 250)], 20, WHITE)
    scene.add(scene.solid(axe.alpha(), stuff((110, 76, 46)), 6), rim=WHITE)
    edge = curve("0,-.5 .3,-.7 .9,-1.0 1.06,-.4 1.06,.2 .9,.8 .3,.4 0,.3", (330, 320), 150, flip=True)
    scene.add(scene.solid(edge, stuff((190, 214, 196), 1.0), 16), rim=WHITE, halo=(200, 255, 150))
    holly = scene.canvas()
    for k in range(4):
        holly.poly(
            [polar((330, 480), 50 if i % 2 == 0 else 28, k * 90 + i * 12 - 36) for i in range(7)] + [(330, 480)], WHITE
        )
    scene.add(scene.solid(holly.alpha(), stuff((40, 130, 60)), 6), rim=(220, 255, 180))
    scene.paint(
        lambda c: [c.disc(polar((330, 480), 15, a), 11, WHITE) for a in (0, 120, 240)], stuff((210, 30, 40), 0.9), 5
    )


def lancelot(scene: Scene) -> None:
    scene.heavens(((0.0, (30, 70, 110)), (0.6, (150, 190, 190)), (1.0, (250, 240, 206))), WHITE, 0.6)
    castle(scene, (200, 600), 230, (110, 130, 130))
    ridge(scene, 610, 24, (70, 116, 70), (180, 200, 120), "hill", rim=WHITE)
    plain(scene, 660, (70, 110, 54), (186, 200, 110), 24)
    scene.burst((680, 260), 480, 0.5, 26, GOLD_LIGHT)
    steed = horse_of(
        (238, 236, 232),
        stuff((50, 90, 160)),
        rider(stuff((50, 90, 160)), stuff((210, 218, 226), 1.0), "-.10,-.24 .95,-1.05", (70, 110, 190)),
        "lancelot",
        "rear",
        stuff((190, 202, 210), 0.9),
    )
    scene.stamp(steed, (520, 800), 1.3)
    hung(scene, (200, 690), 180, (236, 236, 230), "tower", "lancelot")


def arthur(scene: Scene) -> None:
    scene.wall((50, 62, 54), (140, 156, 138), 84)
    chapel_window(scene, 560, 560, 400, 560, GLASS)
    flags = scene.canvas(IVY)
    for x in (150, 970):
        banner(flags, (x, 30), 230, 700, IVY, "crown", x)
    scene.add(flags.image(), rim=WHITE, shadow=0.6)
    scene.burst((560, 230), 520, 0.6, 40, GOLD_LIGHT)
    scene.bust(
        (
            dress.torso(FOREST, 1.06),
            dress.armour(carved.SILVERED, carved.GILT, 1.04),
            dress.cape(cloth((150, 30, 40)), carved.GILT),
            dress.badge("star8", carved.GILT, (0, -170, 128), 22),
        ),
        (
            carved.visage(carved.FLESH, None, None, leather((150, 96, 44)), iris=(50, 90, 130)),
            carved.locks(leather((176, 116, 54)), 40, 18, 4, 0.0),
            carved.beard(leather((176, 116, 54)), 46, 15),
            hats.circlet(carved.GILT, 9, 44, (80, 255, 150), 1.05),
        ),
        0,
        (280, 180),
        1.14,
        (230, 255, 236),
        GOLD_LIGHT,
    )
    sword(scene, (330, 690), (330, 90), 46, GOLD_LIGHT)
    scene.sparks(30, (255, 240, 190))


TABLE: dict[str, Picture] = {
    "kay": (CHAPEL, kay),
    "bedivere": (GOLDEN, bedivere),
    "tristan": (SILVER, tristan),
    "percival": (CHAPEL, percival),
    "black-knight": (CRIMSON, black_knight),
    "gawain": (GOLDEN, gawain),
    "galahad": (SILVER, galahad),
    "green-knight": (GREENWOOD, green_knight),
    "lancelot": (SILVER, lancelot),
    "arthur": (CHAPEL, arthur),
}
