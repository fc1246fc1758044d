"""The humans of the Evernight: in the lane, under the lamp, behind the bar."""

from __future__ import annotations

from ..archangelis.infernal_humans import candles
from ..archangelis.infernal_parts import moon
from ..archangelis.places_land import mist, plain
from ..archpiratus import crew_body as dress
from ..archpiratus import crew_heads as heads
from ..archpiratus.crew_bust import cloth, leather
from ..brush import Canvas, bezier, blur, lerp, mix, rng
from . import west_heads as carved
from . import west_people as folk
from .field import stuff
from .west import MOONLIT, NIGHT_SKY, TAVERN, WHITE, Picture, Scene, curve, fit, path
from .west_places import cottage, lamp_post

LAMP = (255, 196, 104)


def villager(scene: Scene) -> None:
    scene.heavens(NIGHT_SKY, (120, 110, 150), 0.4)
    scene.starred(200, 0.5)
    moon(scene, (930, 130), 66, (236, 232, 220))
    cottage(scene, (170, 640), 330, (108, 84, 66), (60, 40, 44), LAMP)
    cottage(scene, (1040, 640), 260, (92, 72, 62), (54, 36, 42), LAMP, True)
    plain(scene, 640, (34, 30, 34), (104, 88, 74), 26)
    scene.pool((560, 520), 460, (255, 170, 80), 0.5)
    f = folk.person(
        640,
        "up",
        "fore",
        folk.STAND,
        stuff((96, 112, 74)),
        stuff((120, 92, 64)),
        trim=stuff((90, 60, 40)),
        skirt=0.20,
        head=folk.hatted(stuff((150, 104, 56)), "broad", tone=(96, 60, 34), beard=0.05),
        held=folk.rod(".27,-.98", ".27,-1.18", 0.03, stuff((110, 74, 44))),
        behind=folk.both(
            folk.rod("-.36,.0", "-.36,-1.02", 0.022, stuff((130, 92, 56))),
            *(
                folk.rod(f"{-0.36 + d},-1.02", f"{-0.36 + d},-1.20", 0.014, stuff((180, 180, 190)))
                for d in (-0.06, 0, 0.06)
            ),
            folk.rod("-.42,-1.02", "-.30,-1.02", 0.018, stuff((180, 180, 190))),
        ),
    )
    scene.stamp(f.lit((255, 190, 110)), (540, 812))
    spot = (540 + 0.27 * 640, 812 - 1.22 * 640)
    scene.pool(spot, 300, (255, 160, 60), 0.8)
    scene.fire(spot[1] + 26, 130, 26, (spot[0] - 22, spot[0] + 22))


def lamplighter(scene: Scene) -> None:
    scene.heavens(((0.0, (8, 12, 30)), (0.5, (26, 40, 70)), (1.0, (80, 92, 116))), (150, 160, 190), 0.4)
    for k, x in enumerate((80, 300, 980)):
        cottage(scene, (x, 660), 250 - 30 * (k % 2), (38, 42, 60), (24, 28, 44), (210, 150, 90), k == 2)
    plain(scene, 650, (26, 30, 42), (90, 96, 112), 34)
    mist(scene, 620, 160, (120, 134, 164), 0.6)
    lamp_post(scene, (380, 660), 270, LAMP)
    lamp_post(scene, (210, 640), 170, LAMP)
    flame = lamp_post(scene, (690, 800), 620, LAMP)
    scene.burst(flame, 420, 0.5, 18, LAMP)
    f = folk.person(
        560,
        ".13,-.79 .30,-.86 .40,-1.02",
        "down",
        folk.STAND,
        stuff((58, 62, 96)),
        stuff((50, 46, 56)),
        skirt=0.24,
        cloak=stuff((44, 40, 66)),
        head=folk.hatted(stuff((40, 36, 50)), "cap", tone=(60, 40, 30)),
        held=folk.rod(".20,-.62", ".58,-1.36", 0.016, stuff((150, 110, 60))),
        wide=1.8,
        tall=1.5,
    )
    scene.stamp(f.lit(LAMP), (360, 806))
    scene.pool(flame, 160, (255, 236, 190), 0.8)


def innkeeper(scene: Scene) -> None:
    scene.wall((70, 40, 24), (150, 96, 56), 70)
    scene.pool((260, 240), 620, LAMP, 0.6)

    def shelf(c: Canvas) -> None:
        source = rng("inn")
        for y in (150, 330):
            c.poly([(620, y), (1120, y), (1120, y + 18), (620, y + 18)], (74, 44, 24))
            x = 650.0
            while x < 1100:
                wide, tall = source.uniform(28, 44), source.uniform(70, 120)
                hue = source.choice(((60, 110, 70), (140, 40, 36), (190, 140, 60), (70, 90, 120)))
                c.poly(
                    [
                        (x, y),
                        (x, y - tall * 0.6),
                        (x + wide * 0.35, y - tall * 0.72),
                        (x + wide * 0.35, y - tall),
                        (x + wide * 0.65, y - tall),
                        (x + wide * 0.65, y - tall * 0.72),
                        (x + wide, y - tall * 0.6),
                        (x + wide, y),
                    ],
                    hue,
                )
                c.line([(x + wide * 0.25, y - 8), (x + wide * 0.25, y - tall * 0.55)], 4, mix(hue, WHITE, 0.6))
                x += wide + 12

    scene.flat(shelf)
    scene.bust(
        (
            dress.torso(cloth((196, 180, 150)), 1.06),
            dress.harness(leather((110, 70, 40)), carved.GILT),
            dress.scarf(cloth((150, 44, 36))),
        ),
        (
            carved.visage(carved.FLESH, None, leather((170, 90, 76)), leather((110, 60, 30)), iris=(60, 40, 24)),
            heads.skullcap(cloth((150, 120, 84)), cloth((110, 80, 52))),
            carved.beard(leather((150, 84, 40)), 26, 13),
        ),
        16,
        (230, 176),
        1.15,
        (255, 190, 110),
        (255, 150, 70),
    )
    mug(scene, (840, 800), 220)


def mug(scene: Scene, foot: tuple[float, float], size: float) -> None:
    """A foaming mug of wood and iron."""
    x, y = foot

    def handle(c: Canvas) -> None:
        c.line(
            bezier(
                [
                    (x + size * 0.4, y - size * 1.0),
                    (x + size * 0.95, y - size * 1.05),
                    (x + size * 0.9, y - size * 0.2),
                    (x + size * 0.4, y - size * 0.25),
                ],
                20,
            ),
            size * 0.13,
            WHITE,
        )

    scene.paint(handle, stuff((110, 66, 34)), 10)
    staves = Canvas(scene.size, 1, (120, 120, 120))
    for k in range(-4, 5):
        staves.line([(x + k * size * 0.105, y - size * 1.2), (x + k * size * 0.12, y)], 5, (20, 20, 20))
    body = [
        (x - size * 0.42, y - size * 1.15),
        (x + size * 0.42, y - size * 1.15),
        (x + size * 0.5, y),
        (x - size * 0.5, y),
    ]
    scene.add(scene.solid(body, stuff((150, 94, 48)), 40, blur(staves.rgb.convert("L"), 2)), rim=LAMP)
    for t in (0.16, 0.82):
        band = [
            (x - size * lerp(0.44, 0.51, t), y - size * (1.15 - t)),
            (x + size * lerp(0.44, 0.51, t), y - size * (1.15 - t)),
        ]
        scene.paint(lambda c, b=band: c.line(b, size * 0.1, WHITE), stuff((150, 150, 160), 0.9), 8)
    source = rng("foam")
    scene.paint(
        lambda c: [
            c.disc(
                (x + (k - 5) * size * 0.085, y - size * (1.2 + 0.08 * source.random())),
                size * source.uniform(0.09, 0.15),
                WHITE,
            )
            for k in range(11)
        ],
        stuff((250, 240, 220), 0.9),
        10,
        LAMP,
    )


def minstrel(scene: Scene) -> None:
    scene.wall((52, 26, 40), (122, 66, 76), 70)
    scene.pool((600, 330), 640, (255, 170, 90), 0.6)
    plain(scene, 700, (60, 30, 26), (150, 90, 60), 30)
    candles(scene, [(140, 720), (190, 740), (930, 740), (990, 716)], 90)
    f = folk.person(
        680,
        ".13,-.79 .26,-.62 .04,-.60",
        ".13,-.79 .24,-.64 .22,-.70",
        folk.STAND,
        stuff((150, 24, 52)),
        stuff((70, 60, 130)),
        stuff((90, 50, 30)),
        trim=stuff((220, 170, 70)),
        cloak=stuff((60, 50, 120)),
        skirt=0.16,
        head=folk.hatted(stuff((60, 50, 120)), "cap", (240, 220, 120), (110, 60, 30)),
    )
    scene.stamp(f.lit((255, 200, 130)), (560, 806))
    at, size = (590, 420), 150
    neck = fit(path("-.3,-.06 -2.2,-.5 -2.5,-.36 -2.2,-.3 -.3,.12"), at, size, 4)
    scene.add(scene.solid(neck, stuff((110, 64, 34)), 8), shadow=0.5)
    scene.add(
        scene.solid(
            curve("-.55,0 -.2,-.56 .4,-.76 .96,-.5 1.1,0 .96,.5 .4,.76 -.2,.56", at, size, 8),
            stuff((214, 142, 62), 0.8),
            26,
        ),
        rim=LAMP,
    )
    scene.flat(
        lambda c: (
            c.disc((at[0] + 46, at[1] + 4), 40, (60, 30, 14)),
            [
                c.line([(at[0] - 330, at[1] - 76 + 3 * k), (at[0] + 120, at[1] + 6 + 7 * k - 10)], 2.2, (250, 236, 200))
                for k in range(4)
            ],
        ),
        shadow=0,
    )
    hand = curve("-.3,-.1 0,-.3 .3,-.1 .3,.2 0,.34 -.3,.2", (640, 400), 60)
    scene.add(scene.solid(hand, folk.FLESH, 8), shadow=0.5)

    def notes(c: Canvas) -> None:
        for x, y, s in ((830, 260, 1.0), (930, 180, 0.8), (890, 380, 0.7), (250, 230, 0.9), (170, 340, 0.7)):
            c.disc((x, y), (18 * s, 13 * s), WHITE)
            c.line([(x + 15 * s, y - 4 * s), (x + 15 * s, y - 78 * s)], 6 * s, WHITE)
            c.stroke(
                bezier([(x + 15 * s, y - 78 * s), (x + 44 * s, y - 56 * s), (x + 36 * s, y - 30 * s)], 10),
                12 * s,
                WHITE,
            )

    scene.burn(notes, (255, 206, 120), 18)


FOLK: dict[str, Picture] = {
    "villager": (MOONLIT, villager),
    "lamplighter": (MOONLIT, lamplighter),
    "innkeeper": (TAVERN, innkeeper),
    "minstrel": (TAVERN, minstrel),
}
