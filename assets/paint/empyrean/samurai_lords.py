"""Lords of war: the woman at arms, the Daimyo, the Oni and the Shogun."""

from __future__ import annotations

from ..archangelis.infernal_scene import curve
from ..brush import Canvas, bezier, blur, lerp, mix, polar, rng
from .field import BRONZE, PALE_SKIN, VERMILION, WHITE, WOOD, Field, Figure, hair, plates, stuff
from .fighters import glaive, pole
from .samurai_land import (
    BLACKED,
    BLOOD,
    CREAM,
    EVENING,
    GOLD,
    GOLDEN,
    NAVY,
    RED,
    RIM,
    bough,
    do,
    dusk,
    kabuto,
    mon,
    petals,
)


def onna_musha(key: str) -> Field:
    """A woman at arms: white headband, hair like a banner, the naginata upright."""
    scene = dusk(key, EVENING, (330, 330), 210, 660, None)
    bough(scene, [(-20, 80), (160, 110), (260, 40), (420, 90)], 18)
    f = Figure(820, 1.5, 1.05)
    f.foot = (f.size[0] / 2, f.size[1])

    def locks(c: Canvas) -> None:
        source = rng(key, "hair")
        strands = []
        for k in range(40):
            y = -0.86 + 0.006 * k
            strands.append(
                f.at(
                    f"{-0.02 + source.uniform(-0.04, 0.04)},{y} -.26,{y - 0.06} -.34,{-0.5 + 0.012 * k}"
                    f" {-0.72 - source.uniform(0, 0.05)},{-0.72 + 0.016 * k}"
                )
            )
        hair(c, strands, 26, (18, 14, 26), (86, 70, 110))

    f.draw(locks)
    pole(f, ".34,.05", ".24,-.74", 0.022, RED)
    glaive(f, ".24,-.74", -7, 0.28)
    rows = plates(f.size, 26, 0.9)
    f.solid(f.mask("-.20,-.44 .20,-.44 .28,-.20 .26,.05 -.26,.05 -.28,-.20"), RED, 0.06, rows)
    f.shape("-.16,-.42 .16,-.42 .20,-.26 .16,-.10 -.16,-.10 -.20,-.26", stops=BLACKED, round_=0.06)
    f.draw(lambda c: mon(c, f.at("0,-.25")[0], 58, (244, 200, 110)))
    f.shape("-.05,-.54 .05,-.54 .08,-.42 -.08,-.42", stops=PALE_SKIN, round_=0.03)
    f.shape(
        "0,-.84 .11,-.81 .13,-.69 .10,-.58 .03,-.51 -.03,-.51 -.10,-.58 -.13,-.69 -.11,-.81",
        stops=PALE_SKIN,
        round_=0.06,
    )

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.poly(
                curve(f"{s * 0.025},-.665 {s * 0.055},-.685 {s * 0.09},-.675 {s * 0.055},-.655", f.foot, f.unit),
                (30, 20, 30),
            )
            c.stroke(bezier(f.at(f"{s * 0.02},-.70 {s * 0.06},-.73 {s * 0.10},-.705"), 8), 9, (40, 26, 34))
        c.poly(curve("-.028,-.568 0,-.58 .028,-.568 0,-.552", f.foot, f.unit), (200, 30, 44))
        c.stroke(f.at(".004,-.66 .012,-.625 .0,-.61"), 7, (196, 150, 124))

    f.draw(face)
    f.shape(
        "-.13,-.62 -.15,-.76 -.10,-.88 0,-.91 .10,-.88 .15,-.76 .13,-.62 .105,-.76 0,-.82 -.105,-.76",
        stops=stuff((26, 20, 34), 0.4),
        round_=0.03,
    )
    f.limb("-.135,-.775 0,-.80 .135,-.775", (0.045, 0.05, 0.045), CREAM, 0.015)
    f.draw(lambda c: c.disc(f.at("0,-.797")[0], 15, (214, 44, 36)))
    for s in (-1, 1):
        f.solid(
            f.mask(f"{s * 0.17},-.46 {s * 0.30},-.44 {s * 0.42},-.32 {s * 0.44},-.08 {s * 0.28},-.10"), RED, 0.04, rows
        )
        f.limb(f"{s * 0.17},-.455 {s * 0.30},-.435 {s * 0.415},-.32", (0.026, 0.03, 0.026), GOLD, 0.01)
    scene.stamp(f.lit(RIM), (600, 822), shadow=0.5)
    petals(scene, 60)
    return scene


def daimyo(key: str) -> Field:
    """A lord on his camp stool before the war curtain, the fan of command raised."""
    scene = dusk(key, GOLDEN, None, 0, 640, None)
    scene.burst((560, 300), 600, 0.6, 0, (255, 190, 110))
    cloth = scene.canvas((236, 222, 196))
    for k in range(40):
        x0, x1 = k * 28.0, k * 28.0 + 30
        tone = mix((240, 228, 200), (150, 110, 96), 0.5 + 0.5 * (-1) ** k * 0.5 + (k % 5) * 0.05 - 0.2)
        cloth.poly([(x0, 150 + (k % 8 - 4) ** 2), (x1, 150 + ((k + 1) % 8 - 4) ** 2), (x1, 660), (x0, 660)], tone)
    for x in (140, 980):
        mon(cloth, (x, 400), 112, (44, 40, 96))
    cloth.poly([(0, 150), (1120, 150), (1120, 190), (0, 190)], (44, 40, 96), 220)
    scene.add(cloth.image(), rim=RIM)
    f = Figure(740, 1.5, 1.12)
    f.shape("-.30,-.10 .30,-.10 .34,.0 -.34,.0", stops=WOOD, round_=0.02)
    for s in (-1, 1):
        f.limb(f"{s * 0.10},-.30 {s * 0.26},-.28 {s * 0.28},-.05", (0.20, 0.19, 0.12), NAVY, 0.06)
        f.shape(f"{s * 0.20},-.06 {s * 0.34},-.06 {s * 0.38},.0 {s * 0.20},.0", stops=BLACKED, round_=0.02)
    head = f.at("0,-.80")[0]
    do(f, head, 150, NAVY, BLACKED)
    f.limb("-.22,-.58 -.32,-.42 -.20,-.32", (0.11, 0.10, 0.07), NAVY)
    f.limb(".22,-.58 .36,-.46 .40,-.62", (0.11, 0.10, 0.07), NAVY)
    kabuto(f, head, 158, BLACKED, NAVY, "crescent", GOLD, stuff((120, 30, 28), 0.6))

    def fan(c: Canvas) -> None:
        at = f.at(".42,-.84")[0]
        c.line(f.at(".39,-.56 .425,-.98"), 12, (60, 30, 26))
        c.poly(curve("0,-.62 .5,-1 .9,-.5 .86,.2 .5,.7 0,.5 -.5,.7 -.86,.2 -.9,-.5 -.5,-1", at, 92), (176, 34, 30))
        c.disc(at, 48, (248, 206, 110))

    f.draw(fan)
    f.limb(".40,-.62 .40,-.63", (0.085, 0.085), stuff((60, 40, 40)), bent=False)
    scene.stamp(f.lit(RIM), (560, 812), shadow=0.5, halo=(255, 200, 120), reach=30, strength=0.25)
    return scene


def oni(key: str) -> Field:
    """A red ogre with tusks and an iron club, fire behind him."""
    scene = Field(key, VERMILION)
    scene.sky()
    scene.burst((560, 330), 600, 0.8, 20)
    scene.fire(840, 520, 80)
    red = stuff((206, 44, 34), 0.5)
    f = Figure(820, 1.5, 1.0)
    f.foot = (f.size[0] / 2, f.size[1])

    def club(c: Canvas) -> None:
        c.poly(f.at(".36,-.02 .44,-.02 .62,-.78 .56,-.92 .42,-.92 .36,-.80"), WHITE)

    canvas = Canvas(f.size, 2)
    club(canvas)
    f.solid(canvas.alpha(), stuff((66, 62, 76), 0.8), 0.04)

    def studs(c: Canvas) -> None:
        for row in range(7):
            for k in range(3):
                at = f.at(f"{0.43 + 0.05 * k - 0.006 * row},{-0.86 + 0.09 * row}")[0]
                c.disc(at, 13, (30, 28, 36))
                c.disc((at[0] - 3, at[1] - 4), 8, (190, 190, 206))

    f.draw(studs)
    f.shape("-.30,-.40 .30,-.40 .48,-.28 .56,.05 -.56,.05 -.48,-.28", stops=red, round_=0.12)
    f.shape(".0,-.36 .26,-.34 .24,-.12 .04,-.10", "0,-.36 -.26,-.34 -.24,-.12 -.04,-.10", stops=red, round_=0.09)
    f.limb(".46,-.24 .58,-.10 .42,-.20", (0.19, 0.17, 0.12), red, 0.05)
    f.limb(".42,-.22 .40,-.20", (0.15, 0.15), red, 0.05, bent=False)
    mane = Canvas(f.size, 2)
    source = rng(key, "mane")
    for k in range(46):
        a = lerp(150, 390, k / 45)
        tip = polar(f.at("0,-.60")[0], f.unit * source.uniform(0.30, 0.40), a)
        mane.stroke(
            bezier([f.at("0,-.60")[0], polar(f.at("0,-.60")[0], f.unit * 0.2, a + 14), tip], 12),
            lambda t: 46 * (1 - t * 0.9),
            mix((30, 18, 22), (120, 60, 40), source.random() * 0.6),
        )
    f.lay(mane.image())
    f.shape(
        "0,-.84 .16,-.80 .22,-.64 .20,-.48 .13,-.36 0,-.32 -.13,-.36 -.20,-.48 -.22,-.64 -.16,-.80",
        stops=red,
        round_=0.1,
    )
    for s in (-1, 1):
        f.shape(
            f"{s * 0.03},-.64 {s * 0.10},-.73 {s * 0.20},-.72 {s * 0.17},-.66 {s * 0.09},-.635", stops=red, round_=0.03
        )
        f.shape(f"{s * 0.10},-.56 {s * 0.19},-.56 {s * 0.17},-.48 {s * 0.10},-.49", stops=red, round_=0.04)
        f.limb(
            f"{s * 0.10},-.80 {s * 0.16},-.90 {s * 0.13},-.985", (0.085, 0.06, 0.012), stuff((236, 220, 180), 0.6), 0.03
        )

    def face(c: Canvas) -> None:
        for s in (-1, 1):
            c.disc(f.at(f"{s * 0.095},-.615")[0], (44, 34), (255, 236, 150))
            c.disc(f.at(f"{s * 0.09},-.61")[0], 15, (20, 6, 8))
            c.disc(f.at(f"{s * 0.04},-.505")[0], (15, 11), (90, 12, 14))
        c.poly(curve("-.14,-.455 0,-.475 .14,-.455 .12,-.38 0,-.355 -.12,-.38", f.foot, f.unit), (60, 6, 10))
        for k in range(-4, 5):
            x = k * 0.027
            c.poly(f.at(f"{x - 0.012},-.465 {x + 0.012},-.465 {x},-.435"), (246, 236, 206))
        for s in (-1, 1):
            c.poly(f.at(f"{s * 0.075},-.375 {s * 0.115},-.385 {s * 0.112},-.50"), (255, 246, 220))
        c.stroke(bezier(f.at("-.05,-.52 0,-.57 .05,-.52"), 10), 18, (236, 92, 70))

    f.draw(face)
    f.draw(
        lambda c: [
            c.line(f.at(f"{-0.24 + k * 0.08},-.10 {-0.30 + k * 0.1},.05"), 22, (214, 160, 60)) for k in range(7)
        ],
        inside=True,
    )
    scene.stamp(f.lit((255, 210, 120)), (540, 822), shadow=0.5, halo=(255, 120, 40), reach=50, strength=0.5)
    scene.sparks(120, (255, 190, 90))
    return scene


def shogun(key: str) -> Field:
    """The great general: golden antlers before the rising sun, laced in vermilion."""
    scene = Field(key, VERMILION)
    scene.base = dusk(key, BLOOD, None, fuji=None).base
    scene.burst((560, 350), 640, 0.7, 0, (255, 170, 80))

    def sun(c: Canvas) -> None:
        for k in range(24):
            c.poly([(560, 350), polar((560, 350), 900, k * 15 - 3.4), polar((560, 350), 900, k * 15 + 3.4)], WHITE)

    canvas = scene.canvas()
    sun(canvas)
    scene.shine(blur(canvas.alpha(), 3), (255, 120, 60), 0.45)
    disc = scene.canvas((230, 60, 40))
    disc.disc((560, 350), 300, (232, 62, 40))
    scene.add(disc.image(), halo=(255, 180, 90), reach=60, strength=0.8, shadow=0)
    f = Figure(820, 1.5, 1.05)
    f.foot = (f.size[0] / 2, f.size[1])
    head = (f.size[0] / 2, f.size[1] * 0.50)
    do(f, head, 268, RED, BLACKED)
    kabuto(f, head, 290, BLACKED, RED, "antlers", GOLD, BRONZE)
    scene.stamp(f.lit((255, 224, 160)), (560, 860), shadow=0.5, halo=(255, 200, 100), reach=30, strength=0.4)
    scene.sparks(80, (255, 210, 120))
    return scene
