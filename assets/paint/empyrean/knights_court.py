"""The court of the Round Table: squires, heralds, archers, the wizard and the queen."""

from __future__ import annotations

from ..archangelis.holy_tools import trumpet
from ..archangelis.places_land import plain, ridge
from ..archpiratus import crew_body as dress
from ..archpiratus import crew_hats as hats
from ..archpiratus.crew_bust import cloth, lamp, leather
from ..brush import Canvas, bezier, mix, polar, rng
from ..motifs.arms import banner
from ..motifs.sigils import star_polygon
from . import west_heads as carved
from . import west_people as folk
from .field import stuff
from .knights_arms import GILDED, GLASS, GREEN, IVY, helm, hung, sword
from .west import CHAPEL, GREENWOOD, MEADOW_SKY, SILVER, WHITE, Picture, Scene, curve
from .west_places import castle, chapel_window, leafy_tree, paving, shaft

FOREST, SNOW = cloth((30, 104, 62)), cloth((226, 228, 222))
GOLD_LIGHT = (255, 236, 190)


def squire(scene: Scene) -> None:
    scene.wall((44, 58, 50), (122, 140, 124), 78)
    chapel_window(scene, 830, 420, 210, 380, GLASS)
    paving(scene, 620, (44, 56, 48), (128, 138, 126))
    shaft(scene, ((740, 60), (920, 60)), ((300, 760), (760, 760)), GOLD_LIGHT, 0.5)
    f = folk.person(
        600,
        ".13,-.72 .24,-.54 .34,-.56",
        ".13,-.72 .22,-.56 -.16,-.50",
        folk.KNEEL,
        GREEN,
        stuff((196, 186, 160)),
        folk.BOOT,
        trim=GILDED,
        skirt=0.16,
        head=folk.hair((170, 110, 50)),
    )
    scene.stamp(f.lit(GOLD_LIGHT), (400, 800))
    cushion = curve("-1,.3 -.9,-.1 0,-.24 .9,-.1 1,.3 0,.44", (690, 520), 120)
    scene.add(scene.solid(cushion, stuff((150, 40, 50), 0.6), 22), rim=GOLD_LIGHT)
    sword(scene, (580, 470), (930, 440), 24, (255, 250, 220))
    helm(scene, (690, 430), 100)
    hung(scene, (1000, 700), 170, IVY, "crown")


def herald(scene: Scene) -> None:
    scene.heavens(MEADOW_SKY, WHITE, 0.6)
    castle(scene, (880, 600), 260, (96, 120, 118))
    ridge(scene, 610, 24, (60, 110, 60), (170, 196, 110), "hill", rim=WHITE)
    scene.burst((700, 240), 460, 0.5, 24, GOLD_LIGHT)
    f = folk.person(
        640,
        "mouth",
        "hip",
        folk.STAND,
        stuff((232, 226, 208)),
        GREEN,
        folk.BOOT,
        trim=GILDED,
        skirt=0.22,
        cloak=GREEN,
        head=folk.hatted(GREEN, "cap", (240, 220, 130), (110, 70, 40)),
        before=lambda g: g.shape("-.08,-.80 .08,-.80 .07,-.46 -.07,-.46", stops=GREEN, round_=0.02),
    )
    scene.stamp(f.lit(WHITE), (330, 806))
    scene.add(trumpet((372, 248), (960, 120), 30), rim=WHITE, halo=GOLD_LIGHT, reach=24)
    cloth_ = scene.canvas(IVY)
    banner(cloth_, (660, 206), 230, 330, IVY, "crown", "herald")
    scene.add(cloth_.image(), rim=WHITE, shadow=0.5)


def yeoman(scene: Scene) -> None:
    scene.heavens(((0.0, (20, 60, 40)), (0.6, (110, 160, 90)), (1.0, (230, 240, 170))), WHITE, 0.3)
    for k, (x, h) in enumerate(((40, 760), (200, 600), (960, 640), (1090, 780))):
        leafy_tree(scene, (x, 790), h, (60, 50, 36), (20, 66, 34), (130, 180, 80), k, 240)
    scene.pool((620, 300), 520, (255, 255, 200), 0.5)
    plain(scene, 690, (50, 84, 40), (150, 176, 84), 24)
    f = folk.person(
        620,
        ".13,-.79 .30,-.82 .46,-.84",
        ".13,-.79 .28,-.80 .02,-.86",
        folk.STRIDE,
        stuff((60, 120, 60)),
        stuff((120, 90, 56)),
        folk.BOOT,
        trim=stuff((90, 60, 36)),
        skirt=0.16,
        head=folk.hooded(stuff((110, 70, 40)), None, folk.FLESH),
        wide=1.9,
        behind=lambda g: [
            g.limb(f"-.16,-.62 {-0.26 - 0.03 * k},-1.0", (0.014, 0.014), stuff((230, 224, 206)), 0.005, bent=False)
            for k in range(4)
        ],
    )
    scene.stamp(f.lit((240, 255, 200)), (480, 806))
    grip = (480 + 0.47 * 620, 806 - 0.87 * 620)
    nock = (480 - 0.03 * 620, 806 - 0.89 * 620)

    def bow(c: Canvas) -> None:
        for s in (-1, 1):
            c.stroke(
                bezier([grip, (grip[0] + 16, grip[1] + s * 130), (grip[0] - 90, grip[1] + s * 260)], 20),
                lambda t: 20 - 12 * t,
                WHITE,
            )

    scene.paint(bow, stuff((170, 110, 56)), 6, (255, 250, 200))
    ends = [(grip[0] - 90, grip[1] + s * 258) for s in (-1, 1)]
    scene.flat(
        lambda c: (
            c.line([ends[0], nock, ends[1]], 3, (250, 246, 226)),
            c.line([nock, (grip[0] + 150, grip[1] + 6)], 7, (120, 80, 46)),
            c.poly(
                [(grip[0] + 190, grip[1] + 8), (grip[0] + 146, grip[1] - 10), (grip[0] + 146, grip[1] + 22)],
                (220, 226, 232),
            ),
        ),
        shadow=0.2,
    )


def merlin(scene: Scene) -> None:
    scene.heavens(((0.0, (8, 20, 40)), (0.6, (26, 66, 84)), (1.0, (90, 140, 120))), (120, 190, 180), 0.4)
    scene.starred(500, 1.0)
    ring = scene.canvas()
    for r in (250, 274, 330):
        ring.ring((560, 330), r, 4, WHITE)
    star_polygon(ring, (560, 330), 250, 7, 3, 4)
    scene.lit(ring.alpha(), (130, 255, 210), 16, 0.7, 0.3)
    scene.bust(
        (dress.torso(cloth((36, 70, 120)), 0.95), dress.cape(cloth((28, 84, 76)), carved.SILVERED)),
        (
            carved.visage(carved.FLESH, None, None, SNOW, 0.6, iris=(60, 130, 170)),
            carved.locks(SNOW, 90, 16, 6, 0.1, True),
            carved.beard(SNOW, 150, 15),
            carved.broad_hat(cloth((34, 76, 110)), carved.GILT, 1.6, 90, 70),
        ),
        -16,
        (270, 214),
        1.04,
        (150, 255, 220),
        (255, 220, 150),
    )
    scene.paint(
        lambda c: c.stroke([(900, 830), (884, 500), (900, 250)], lambda t: 26 - 6 * t, WHITE),
        stuff((120, 84, 52)),
        8,
        (170, 255, 226),
    )
    scene.paint(
        lambda c: [
            c.stroke(bezier([(900, 270), (900 + s * 70, 240), (900 + s * 66, 150), (900 + s * 20, 130)], 16), 18, WHITE)
            for s in (-1, 1)
        ],
        stuff((120, 84, 52)),
        6,
    )
    scene.pool((900, 190), 240, (130, 255, 220), 0.9)
    scene.burn(lambda c: c.disc((900, 190), 40, WHITE), (150, 255, 226), 50)


def guinevere(scene: Scene) -> None:
    scene.wall((56, 74, 62), (150, 168, 148), 84)
    chapel_window(scene, 560, 620, 520, 660, ((90, 170, 120), (236, 206, 130), (230, 150, 150), (240, 240, 226)))
    scene.bust(
        (
            dress.torso(FOREST, 0.84),
            dress.collar(cloth((236, 226, 200)), carved.GILT, 26, 60, 1.2),
            dress.badge("lozenge", lamp((80, 255, 160)), (0, -142, 86), 17, 0, carved.GILT),
        ),
        (
            carved.veil(SNOW, carved.GILT),
            carved.visage(
                carved.FLESH, None, leather((196, 90, 90)), leather((150, 90, 44)), soft=1.0, iris=(60, 110, 70)
            ),
            carved.locks(cloth((196, 120, 50)), 50, 14, 4, -0.1),
            carved.braids(cloth((196, 120, 50)), carved.GILT),
            hats.circlet(carved.GILT, 7, 26, (90, 255, 160)),
        ),
        -12,
        (280, 178),
        1.14,
        (220, 255, 230),
        GOLD_LIGHT,
        key=0.26,
    )
    roses = scene.canvas()
    source = rng("guinevere")
    for k in range(14):
        x, y = (source.uniform(10, 220) if k % 2 else source.uniform(900, 1110)), source.uniform(520, 800)
        for ring in range(4):
            for petal in range(5):
                roses.disc(
                    polar((x, y), 26 - ring * 7, petal * 72 + ring * 34),
                    20 - ring * 4,
                    mix((190, 110, 110), (255, 240, 232), ring / 4 + 0.05 * petal),
                )
    scene.add(roses.image(), rim=WHITE, shadow=0.5)


COURT: dict[str, Picture] = {
    "squire": (CHAPEL, squire),
    "herald": (CHAPEL, herald),
    "yeoman": (GREENWOOD, yeoman),
    "merlin": (SILVER, merlin),
    "guinevere": (CHAPEL, guinevere),
}
