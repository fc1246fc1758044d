"""Men of the Bastion: legionaries, builders, the keeper of the gate, the Centurion."""

from __future__ import annotations

from PIL import Image

from ..archangelis.infernal_scene import curve, fit, path, twin
from ..brush import Canvas, Color, Point, bezier, lerp, mix, polar, rng
from .defenders_walls import CREAM, MORNING, NOON, RED, RIM, SUNSET, ashlar, country
from .field import BLACK, BRONZE, GILT, SKIN, STEEL, TERRACOTTA, WHITE, Field, Figure, plates, stuff
from .fighters import arm, pole, spearhead, walker

LEATHER = stuff((124, 74, 44), 0.4)


def scutum(c: Canvas, at: Point, wide: float, tall: float, turn: float = 0.0, tone: Color = (178, 32, 28)) -> None:
    """A legion's shield from the front: bowed field, bronze rim, wings of lightning and a boss."""
    gold = (244, 200, 110)

    def shaped(text: str) -> list[Point]:
        return fit([(x * wide, y * tall) for x, y in path(text)], at, 1, turn)

    c.poly(shaped("-.52,-1.02 .52,-1.02 .52,1.02 -.52,1.02"), (96, 62, 28))
    for k in range(14):
        x0, x1 = -0.5 + k / 14, -0.5 + (k + 1) / 14 + 0.006
        lit = 0.30 - abs((k + 0.5) / 14 - 0.36) * 0.95
        c.poly(shaped(f"{x0},-1 {x1},-1 {x1},1 {x0},1"), mix(tone, WHITE, lit) if lit > 0 else mix(tone, BLACK, -lit))
    c.line([*shaped("-.5,-1 .5,-1 .5,1 -.5,1 -.5,-1")], max(2.0, wide * 0.05), gold)
    for s in (-1, 1):
        for r in (-1, 1):
            c.stroke(
                shaped(f"{s * 0.08},{r * 0.12} {s * 0.26},{r * 0.5} {s * 0.2},{r * 0.6} {s * 0.38},{r * 0.86}"),
                wide * 0.09,
                gold,
            )
            c.stroke(shaped(f"{s * 0.1},{r * 0.08} {s * 0.3},{r * 0.3} {s * 0.44},{r * 0.26}"), wide * 0.08, gold)
    c.disc(at, wide * 0.17, (110, 70, 30))
    c.disc((at[0] - wide * 0.015, at[1] - wide * 0.02), wide * 0.14, (226, 174, 92))
    c.disc((at[0] - wide * 0.05, at[1] - wide * 0.06), wide * 0.05, (255, 244, 206))


def testudo(key: str) -> Field:
    """The tortoise: a wall of shields and a roof of shields, spears between, arrows glancing off."""
    scene = country(key, SUNSET, (560, 200), 560)
    roof = scene.canvas((150, 30, 26))
    for row in range(3):
        y, wide = 300 + row * 62, 118 + row * 14
        for k in range(-4, 5):
            scutum(
                roof,
                (560 + k * wide * 0.96 + (row % 2) * 30, y),
                wide,
                46,
                0,
                mix((150, 28, 26), (200, 44, 34), row / 3),
            )
    scene.add(roof.image(), rim=RIM, shadow=0.5)
    eyes = scene.canvas((60, 40, 30))
    for k in range(8):
        x = 80 + k * 138
        eyes.disc((x, 470), (44, 50), (176, 124, 66))
        eyes.poly([(x - 34, 474), (x + 34, 474), (x + 30, 512), (x - 30, 512)], (30, 16, 14))
        for s in (-1, 1):
            eyes.disc((x + s * 13, 488), 5, (255, 226, 150))
    scene.add(eyes.image(), rim=RIM, shadow=0.4)
    spears = scene.canvas()
    for k in range(7):
        x = 150 + k * 138
        spears.line([(x, 560), (x + (k - 3) * 16, 236)], 11, (110, 66, 38))
        spears.poly(fit(path("0,-1 .3,0 -.3,0"), (x + (k - 3) * 16, 240), 60, (k - 3) * 3), (230, 236, 242))
    scene.add(spears.image(), rim=RIM, shadow=0.3)
    front = scene.canvas((150, 30, 26))
    for k in range(-4, 5):
        scutum(front, (560 + k * 146, 668), 150, 172)
    scene.add(front.image(), rim=RIM, shadow=0.7)

    def glance(c: Canvas) -> None:
        for x, y, turn in ((300, 250, -50), (820, 220, -130), (620, 330, -70)):
            for k in range(7):
                c.poly(
                    [
                        polar((x, y), 5, turn + k * 26 - 78 - 30),
                        polar((x, y), 44, turn + k * 26 - 78),
                        polar((x, y), 5, turn + k * 26 - 78 + 30),
                    ],
                    WHITE,
                )

    scene.burning(glance, (255, 230, 150), 20, 0.9, 0.7)
    scene.sparks(60, (255, 210, 120))
    return scene


def builder(key: str) -> Field:
    """A mason at work on a course of the wall, hammer high, chips flying."""
    scene = country(key, NOON, (240, 190), 640)

    def wall(c: Canvas) -> None:
        ashlar(c, (640, 470, 1130, 830), 74, key)
        ashlar(c, (780, 330, 1130, 474), 72, (key, "b"))
        ashlar(c, (930, 200, 1130, 334), 66, (key, "c"))

    scene.drawn(wall, rim=RIM, shadow=0.5)

    def props(c: Canvas) -> None:
        for x in (90, 150):
            c.line([(x, 830), (x + 30, 260)], 16, (120, 76, 44))
        for k in range(7):
            c.line([(96 + k * 3, 780 - k * 80), (160 + k * 3, 780 - k * 80)], 12, (150, 100, 60))

    scene.drawn(props, rim=RIM)
    f = Figure(610, 1.6, 1.4)
    walker(
        610,
        CREAM,
        SKIN,
        "lunge",
        far=".0,-.79 .20,-.70 .30,-.52",
        hat="wrap",
        cap=RED,
        belt=LEATHER,
        figure=f,
        skirt="stride",
        beard=(70, 46, 30),
    )
    f.shape("-.09,-.74 .09,-.76 .12,-.50 .18,-.34 -.10,-.34", stops=LEATHER, round_=0.03)
    f.limb(".28,-.50 .40,-.46", (0.03, 0.045), STEEL, 0.01, bent=False)
    pole(f, "-.16,-.88", ".0,-1.14", 0.028)
    f.shape("-.15,-1.13 -.10,-1.24 .16,-1.12 .11,-1.01", stops=STEEL, round_=0.02, sharp=True)
    arm(f, ".0,-.79 -.20,-.82 -.13,-.98", CREAM, wide=1.15)
    scene.stamp(f.lit(RIM), (440, 826), shadow=0.5)

    def chips(c: Canvas) -> None:
        source = rng(key, "chips")
        for _ in range(26):
            at = polar((690, 520), source.uniform(30, 160), source.uniform(170, 330))
            c.poly(
                [polar(at, source.uniform(5, 13), a + source.uniform(0, 40)) for a in (0, 120, 240)], (250, 226, 180)
            )

    scene.drawn(chips, shadow=0.3)
    return scene


def master_builder(key: str) -> Field:
    """Compasses of gold over the plan of an arch, and the arch itself rising behind with its crane."""
    scene = country(key, MORNING, (560, 260), 560)

    def aqueduct(c: Canvas) -> None:
        for row, (y0, y1, r) in enumerate(((300, 520, 74), (180, 300, 50))):
            ashlar(c, (-10, y0, 1130, y1), 30, (key, row), shade=0.1 * row)
            for k in range(7):
                x = 90 + k * 160
                c.erase(
                    [
                        (x - r, y1 + 4),
                        (x - r, y0 + 110 - 30 * row),
                        *[polar((x, y0 + 110 - 30 * row), r, 180 + j * 15) for j in range(13)],
                        (x + r, y1 + 4),
                    ]
                )

    scene.drawn(aqueduct, rim=RIM, shadow=0.4)
    plan = scene.canvas((246, 230, 190))
    plan.poly([(130, 560), (990, 560), (1110, 850), (10, 850)], (246, 230, 192))
    ink = (150, 60, 40)
    for k in range(4):
        plan.line(
            [(300 + k * 20, 620 + k * 50), (820 - k * 20 + k * 40, 620 + k * 50)], 2, (200, 160, 120), solid=False
        )
    for r in (100, 128, 220, 248):
        plan.line(
            [
                (560 + r * 1.5 * polar((0, 0), 1, a)[0], 800 + r * 0.8 * polar((0, 0), 1, a)[1])
                for a in range(180, 361, 5)
            ],
            5,
            ink,
            solid=False,
        )
    for k in range(9):
        a = 180 + k * 22.5
        x, y = polar((0, 0), 1, a)
        plan.line([(560 + 192 * x, 800 + 102 * y), (560 + 330 * x, 800 + 176 * y)], 4, ink, solid=False)
    scene.add(plan.image(), rim=WHITE, shadow=0.6)
    for s in (-1, 1):
        leg = scene.mask(
            fit(path(f"{s * 0.02},-.9 {s * 0.22},-.8 {s * 1.02},1.86 {s * 0.98},2.1 {s * 0.84},1.9"), (560, 260), 220)
        )
        scene.add(scene.solid(leg, GILT, 9), rim=WHITE, shadow=0.6)

    def hinge(c: Canvas) -> None:
        c.disc((560, 86), 50, WHITE)
        c.line([(560, 30), (560, -20)], 26, WHITE)
        c.line([(560 - 130, 420), (560 + 130, 420)], 16, WHITE)

    scene.drawn(hinge, GILT, 12, rim=WHITE, shadow=0.5)
    scene.burning(lambda c: c.disc((560, 86), 18, WHITE), (255, 120, 70), 20, 0.8, 0.5)
    scene.sparks(50, (255, 230, 160))
    return scene


def gatekeeper(key: str) -> Field:
    """A giant before a studded gate, a key as long as his arm."""
    scene = country(key, SUNSET, None, 700, TERRACOTTA)

    def gate(c: Canvas) -> None:
        ashlar(c, (-10, -10, 1130, 830), 80, key, shade=0.2)
        c.poly(
            [(200, 830), (200, 330), *[polar((560, 330), 360, 180 + k * 6) for k in range(31)], (920, 830)],
            (66, 38, 26),
        )
        for k in range(9):
            c.line([(200 + k * 90, 0), (200 + k * 90, 830)], 5, (34, 18, 14), solid=False)
        for y in (250, 470, 690):
            c.line([(200, y), (920, y)], 40, (92, 70, 60), solid=False)
            for k in range(8):
                c.disc((245 + k * 90, y), 14, (226, 176, 100), solid=False)

    scene.drawn(gate, shadow=0.3)
    scene.burst((560, 300), 460, 0.6, 0, (255, 180, 100))
    f = Figure(800, 1.4, 1.05)
    f.foot = (f.size[0] / 2, f.size[1])
    rows = plates(f.size, 104, 0.75, False)
    f.shape("-.30,-.46 .30,-.46 .50,-.30 .56,.05 -.56,.05 -.50,-.30", stops=RED, round_=0.06)
    f.solid(f.mask("-.24,-.46 .24,-.46 .34,-.26 .30,.05 -.30,.05 -.34,-.26"), STEEL, 0.08, rows)
    for s in (-1, 1):
        f.solid(
            f.mask(f"{s * 0.20},-.50 {s * 0.40},-.46 {s * 0.50},-.30 {s * 0.44},-.18 {s * 0.28},-.26"),
            STEEL,
            0.05,
            rows,
        )
    f.shape(
        "0,-.94 .13,-.90 .18,-.76 .18,-.60 .12,-.46 .05,-.44 .05,-.58 0,-.60"
        " -.05,-.58 -.05,-.44 -.12,-.46 -.18,-.60 -.18,-.76 -.13,-.90",
        stops=BRONZE,
        round_=0.07,
    )

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.poly(
                curve(f"{s * 0.03},-.665 {s * 0.08},-.695 {s * 0.14},-.68 {s * 0.09},-.64", f.foot, f.unit), (10, 6, 6)
            )
            c.disc(f.at(f"{s * 0.08},-.668")[0], 8, (255, 214, 130))
        c.poly(f.at("-.05,-.58 .05,-.58 .05,-.45 -.05,-.45"), (40, 22, 18))
        c.line(bezier(f.at("-.18,-.72 0,-.79 .18,-.72"), 14), 18, (255, 222, 140))
        c.line(f.at("0,-.93 0,-.60"), 16, (255, 222, 140))

    f.draw(face)
    key_gold = Canvas(f.size, 2)
    for at, r in ((".30,-.62", 86), (".30,-.62", 0)):
        if r:
            key_gold.ring(f.at(at)[0], r, 34, WHITE)
    key_gold.line(f.at(".215,-.525 -.26,-.10"), 40, WHITE)
    for t in (0.0, 0.12):
        key_gold.line(f.at(f"{-0.24 + t},{-0.12 - t * 0.9} {-0.32 + t},{-0.22 - t * 0.9}"), 34, WHITE)
    f.solid(key_gold.alpha(), GILT, 0.025)
    f.limb(".46,-.22 .40,-.10 .12,-.36", (0.17, 0.15, 0.10), SKIN, 0.05)
    f.limb("-.46,-.22 -.40,-.06 -.08,-.22", (0.17, 0.15, 0.10), SKIN, 0.05)
    f.limb(".12,-.37 .09,-.40", (0.11, 0.11), SKIN, 0.03, bent=False)
    f.limb("-.08,-.22 -.06,-.25", (0.11, 0.11), SKIN, 0.03, bent=False)
    scene.stamp(f.lit(RIM), (560, 824), shadow=0.6)
    return scene


def legionary(height: float, step: str = "stride") -> Image.Image:
    """A soldier with shield and javelin on the march."""
    f = walker(height, RED, RED, step, hat="galea", cap=BRONZE, mail="", belt=GILT, skirt="stride")
    f.solid(
        f.mask("-.11,-.54 -.13,-.66 -.12,-.80 -.05,-.845 .05,-.845 .11,-.80 .13,-.66 .11,-.54"),
        STEEL,
        0.03,
        plates(f.size, round(height * 0.1), 0.75, False),
    )
    f.unit *= 0.52
    f.shape(
        "-.20,-1.82 -.21,-2.06 -.06,-2.21 .12,-2.17 .17,-2.02 .07,-2.0 -.05,-2.0 -.12,-1.9",
        stops=stuff((206, 36, 30), 0.5),
        round_=0.03,
    )
    f.unit /= 0.52
    pole(f, "-.06,-.40", "-.02,-1.24", 0.016)
    spearhead(f, "-.02,-1.24", 2, 0.12)
    f.draw(lambda c: scutum(c, f.at(".13,-.56")[0], height * 0.24, height * 0.25, -3))
    return f.lit(RIM)


def cohort(key: str) -> Field:
    """Rank upon rank on the march, eagle and banners over them."""
    scene = country(key, MORNING, (300, 260), 520)
    man = legionary(560)
    flags = scene.canvas((170, 30, 28))
    for x in (330, 800):
        flags.line([(x, 700), (x, 60)], 12, (110, 66, 38))
        flags.poly([(x - 70, 96), (x + 70, 96), (x + 70, 250), (x - 70, 250)], (178, 32, 28))
        flags.line([(x - 76, 96), (x + 76, 96)], 12, (244, 200, 110))
        flags.line([(x - 66, 240), (x + 66, 240)], 8, (244, 200, 110), solid=False)
        flags.poly(twin("0,-.5 .2,-.3 .9,-.75 1.1,-.2 .5,.05 .2,.3 0,.5", (x, 70), 62), (250, 210, 120))
        flags.ring((x, 172), 36, 8, (250, 210, 120))
    for rank in range(4):
        t = rank / 3
        y, size, gap = lerp(560, 840, t), lerp(0.40, 0.92, t), lerp(105, 235, t)
        if rank == 2:
            scene.add(flags.image(), rim=RIM, shadow=0.3)
        count = int(1240 / gap) + 1
        for k in range(count):
            scene.stamp(
                man,
                (-60 + gap * k + (rank % 2) * gap * 0.5, y),
                size,
                haze=(250, 216, 160),
                thick=0.5 * (1 - t),
                shadow=0.15,
            )
    return scene


def centurion(key: str) -> Field:
    """The transverse crest like a red sun, the face under bronze, decorations on his breast."""
    scene = Field(key, TERRACOTTA)
    scene.sky()
    scene.burst((560, 320), 640, 0.9, 30)
    f = Figure(820, 1.5, 1.04)
    f.foot = (f.size[0] / 2, f.size[1])
    crest = Canvas(f.size, 2)
    source = rng(key, "crest")
    top = f.at("0,-.70")[0]
    for k in range(90):
        a = lerp(188, 352, k / 89)
        tone = mix((206, 30, 26), (255, 120, 84) if source.random() < 0.4 else (110, 10, 16), source.random() * 0.6)
        crest.stroke(
            [polar(top, 120, a), polar(top, 200, a), polar(top, f.unit * source.uniform(0.305, 0.33), a)],
            lambda t: 20,
            tone,
        )
    f.lay(crest.image())
    f.shape("-.30,-.36 .30,-.36 .52,-.24 .60,.05 -.60,.05 -.52,-.24", stops=RED, round_=0.07)
    f.solid(f.mask("-.22,-.38 .22,-.38 .34,-.20 .32,.05 -.32,.05 -.34,-.20"), BRONZE, 0.08)
    for s in (-1, 1):
        f.solid(
            f.mask(f"{s * 0.20},-.40 {s * 0.38},-.36 {s * 0.50},-.20 {s * 0.46},-.06 {s * 0.30},-.14"),
            STEEL,
            0.05,
            plates(f.size, 92, 0.75, False),
        )
    f.shape("-.07,-.42 .07,-.42 .12,-.30 -.12,-.30", stops=RED, round_=0.03)
    f.shape("0,-.72 .13,-.70 .15,-.58 .12,-.46 0,-.38 -.12,-.46 -.15,-.58 -.13,-.70", stops=SKIN, round_=0.07)

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.poly(
                curve(f"{s * 0.03},-.585 {s * 0.06},-.60 {s * 0.10},-.59 {s * 0.06},-.572", f.foot, f.unit),
                (250, 240, 224),
            )
            c.disc(f.at(f"{s * 0.06},-.588")[0], 10, (50, 34, 22))
            c.stroke(f.at(f"{s * 0.02},-.615 {s * 0.06},-.635 {s * 0.115},-.61"), 17, (74, 46, 30))
        c.stroke(f.at("0,-.60 .014,-.55 .02,-.515"), 17, (228, 178, 138))
        c.stroke(f.at("-.025,-.508 0,-.50 .03,-.508"), 10, (140, 88, 62))
        c.stroke(f.at("-.045,-.452 0,-.458 .045,-.452"), 12, (130, 64, 50))

    f.draw(face)
    f.shape(
        "0,-.88 .12,-.84 .18,-.72 .185,-.64 .10,-.67 0,-.68 -.10,-.67 -.185,-.64 -.18,-.72 -.12,-.84",
        stops=BRONZE,
        round_=0.07,
    )
    f.shape(".12,-.66 .185,-.65 .18,-.50 .13,-.40 .07,-.41 .10,-.50 .12,-.58", stops=BRONZE, round_=0.03, twin=True)
    f.limb("-.20,-.665 0,-.70 .20,-.665", (0.035, 0.04, 0.035), GILT, 0.012)

    def honours(c: Canvas) -> None:
        for s in (-1, 1):
            c.line(f.at(f"{s * 0.20},-.34 {s * 0.10},.05"), 22, (124, 74, 44))
        for row in range(3):
            for k in (-1, 0, 1):
                at = f.at(f"{k * 0.15},{-0.22 + row * 0.1}")[0]
                c.disc(at, 33, (92, 56, 22))
                c.disc((at[0] - 2, at[1] - 2), 28, (236, 188, 98))
                c.disc(at, 16, (150, 92, 40))
                c.disc((at[0] - 3, at[1] - 4), 9, (255, 236, 180))

    f.draw(honours)
    scene.stamp(f.lit((255, 230, 170)), (560, 826), shadow=0.5, halo=(255, 190, 100), reach=40, strength=0.4)
    return scene
