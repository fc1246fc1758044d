"""The orders of the Parthians and the Spahbed who gives them."""

from __future__ import annotations

import math

from ..archangelis.infernal_scene import curve, path, twin
from ..archangelis.places_land import plain
from ..brush import Canvas, Point, bezier, blur, mix, rng
from ..motifs.arms import banner, emblem
from .defenders_men import scutum
from .field import BLACK, BRONZE, GILT, SKIN, STEPPE, TURQUOISE, WHITE, Field, Figure, recurve, scales, shaft, stuff
from .mounts import horse, rider
from .parthians_riders import DUSK, DUSTY, OCHRE, PLUM, RIM, RUST, SAND, TEAL, dust, steppe


def feigned_retreat(key: str) -> Field:
    """Riders who stream away into a wall of dust, smaller and smaller along a bend."""
    scene = steppe(key, DUSTY, (210, 250), 420, radius=60)
    track = ((210, 462, 0.10), (290, 474, 0.14), (410, 492, 0.20), (590, 524, 0.27), (830, 570, 0.36), (520, 640, 0.46))
    track += ((880, 740, 0.62), (390, 836, 0.92))
    sheets = [
        horse(300, coat, "gallop", cloth=cloth, rider=rider(man, OCHRE, lean=0.14, trim=GILT), seed=k).lit(RIM)
        for k, (coat, cloth, man) in enumerate(
            (((120, 70, 40), RUST, TEAL), ((60, 46, 40), TEAL, RUST), ((206, 192, 172), PLUM, SAND))
        )
    ]
    for k, (x, y, size) in enumerate(track):
        thick = max(0.0, 0.6 - 0.085 * k)
        scene.stamp(sheets[k % 3], (x, y), size, flip=True, haze=(240, 206, 146), thick=thick, shadow=0.3)
        if k in (3, 5, 6):
            dust(scene, y - 8, 0.5, 30 + 6 * k, 30)
    dust(scene, 770, 0.6, 60, 90)
    return scene


def war_drums(key: str) -> Field:
    """Two great kettledrums hung with bells, the beat going out in rings."""
    scene = steppe(key, DUSK, None, 620)
    scene.burst((560, 330), 620, 0.8, 28, (255, 190, 100))

    def rings(c: Canvas) -> None:
        for k in range(5):
            for x in (330, 790):
                c.ring((x, 380), 210 + k * 70, 5 - 0.6 * k, WHITE)

    scene.burning(rings, (255, 206, 120), 14, 0.5, 0.2)

    def drum(at: Point, size: float) -> None:
        scene.put(twin("0,-.1 .98,-.1 1.0,.2 .8,.9 .44,1.35 .3,1.7 .52,1.86 0,1.9", at, size), BRONZE, 44, rim=RIM)
        hide = scene.canvas((236, 214, 170))
        hide.disc((at[0], at[1] - size * 0.1), (size, size * 0.30), (150, 96, 50))
        hide.disc((at[0], at[1] - size * 0.12), (size * 0.94, size * 0.26), (236, 212, 166))
        hide.disc((at[0], at[1] - size * 0.12), (size * 0.62, size * 0.16), (206, 172, 120))
        hide.disc((at[0], at[1] - size * 0.12), (size * 0.34, size * 0.09), (184, 62, 40))
        scene.add(hide.image(), rim=RIM, shadow=0.3)

        def cords(c: Canvas) -> None:
            for k in range(13):
                a = math.pi * (k / 12)
                x = at[0] + size * 1.0 * math.cos(a)
                y = at[1] + size * (-0.1 + 0.30 * math.sin(a))
                end = (at[0] + size * 0.62 * math.cos(a + 0.12), at[1] + size * (0.85 + 0.22 * math.sin(a)))
                c.line([(x, y), end], 6, (24, 140, 140))
                c.disc(end, 15, (236, 190, 96))
                c.disc((end[0] - 4, end[1] - 4), 6, (255, 240, 190))
            for k in range(21):
                a = math.pi * (k / 20)
                c.disc((at[0] + size * math.cos(a), at[1] + size * (-0.1 + 0.30 * math.sin(a))), 9, (250, 214, 130))

        scene.drawn(cords, shadow=0.4)

    drum((330, 430), 210)
    drum((790, 430), 210)

    def sticks(c: Canvas) -> None:
        for (x0, y0), (x1, y1) in (
            ((120, 90), (290, 380)),
            ((480, 60), (380, 380)),
            ((650, 60), (740, 380)),
            ((1010, 90), (840, 380)),
        ):
            c.line([(x0, y0), (x1, y1)], 17, (120, 70, 40))
            c.line([(x0 - 3, y0), (x1 - 3, y1)], 5, (206, 150, 90))
            c.disc((x1, y1), 30, (190, 60, 40))
            c.disc((x1 - 8, y1 - 9), 13, (244, 140, 100))

    scene.drawn(sticks, rim=RIM)
    dust(scene, 770, 0.5, 50, 60)
    return scene


def _sweep(share: float, off: float, flip: bool) -> Point:
    """A point of the way round a flank, `off` to its side."""
    line = bezier([(520, 860), (-20, 780), (0, 110), (360, 230)], 60)
    k = min(58, int(share * 59))
    (x0, y0), (x1, y1) = line[k], line[k + 1]
    long = math.hypot(x1 - x0, y1 - y0)
    x, y = x0 + (y1 - y0) / long * off, y0 - (x1 - x0) / long * off
    return (1120 - x, y) if flip else (x, y)


def flank_attack(key: str) -> Field:
    """From the height of a hawk: two wings of riders close about a block of shields."""
    scene = Field(key, STEPPE)
    plain(scene, 0, (150, 104, 54), (220, 176, 106), 90)
    source = rng(key, "block")

    def block(c: Canvas) -> None:
        for row in range(5):
            for k in range(6):
                x, y = 412 + k * 59 + source.uniform(-4, 4), 330 + row * 62 + source.uniform(-4, 4)
                c.disc((x, y - 22), 14, (150, 104, 60))
                scutum(c, (x, y), 42, 25)

    scene.drawn(block, shadow=0.7)
    for flip in (False, True):
        arrow = [_sweep(t / 40, 78 - t, flip) for t in range(3, 35)]
        arrow += [_sweep(0.86, 92, flip), _sweep(1.0, 0, flip), _sweep(0.86, -92, flip)]
        arrow += [_sweep(t / 40, t - 78, flip) for t in range(34, 2, -1)]
        scene.dim(blur(scene.mask(arrow), 1.5), 0.8, (10, 110, 116))
        edge = scene.canvas()
        edge.line([*arrow, arrow[0]], 7, WHITE)
        scene.lit(edge.alpha(), (90, 230, 220), 16, 0.7, 0.4)
        scene.drawn(lambda c, flip=flip: _wing(c, key, flip), shadow=0.7, rim=WHITE)
    dust(scene, 800, 0.5, 40, 70)
    return scene


def _wing(c: Canvas, key: str, flip: bool) -> None:
    """Riders seen from above, streaming along one flank."""
    source = rng(key, "wing", flip)
    for k in range(30):
        share = 0.10 + 0.76 * k / 29
        at, back = _sweep(share, ((k % 3) - 1) * 38 + source.uniform(-8, 8), flip), _sweep(share, 0, flip)
        ahead = _sweep(min(1.0, share + 0.05), 0, flip)
        turn = math.degrees(math.atan2(ahead[1] - back[1], ahead[0] - back[0]))
        coat = source.choice(((86, 52, 30), (226, 212, 188), (60, 44, 38), (156, 96, 52)))
        horse_above = "-1,0 -.6,-.32 .4,-.3 .9,-.16 1.4,-.12 1.55,0 1.4,.12 .9,.16 .4,.3 -.6,.32"
        c.poly(curve(horse_above, at, 27, turn), mix(coat, BLACK, 0.25))
        c.poly(curve(horse_above, (at[0] - 2, at[1] - 3), 23, turn), coat)
        c.poly(curve("-.3,-.5 .1,-.6 .3,0 .1,.6 -.3,.5", at, 27, turn), source.choice(((170, 60, 36), (240, 196, 100))))
        c.disc(at, 9, (250, 220, 130))


def parthian_shot(key: str) -> Field:
    """The archer turned in the saddle, shooting over the tail of a galloping horse."""
    scene = steppe(key, DUSK, (250, 300), 620, radius=130)
    base = rider(
        TEAL, RUST, "-.02,-.49 .16,-.46 -.02,-.56", "-.04,-.50 -.26,-.56 -.46,-.62", "felt", GILT, -0.04, back=True
    )

    def turned(f: Figure) -> None:
        wide = f.foot

        def bow(c: Canvas) -> None:
            recurve(c, f.at("-.50,-.62")[0], f.unit * 0.66, 188, 0.74, (112, 54, 28))

        f.limb("-.04,-.50 -.26,-.57 -.48,-.62", (0.12, 0.10, 0.07), TEAL)
        f.draw(bow)
        base(f)
        f.foot = wide

    beast = horse(345, (70, 46, 36), "gallop", (24, 18, 18), cloth=OCHRE, rider=turned, seed=key)
    scene.stamp(beast.lit((255, 230, 170)), (610, 800), shadow=0.5)

    def flying(c: Canvas) -> None:
        shaft(c, (190, 236), (60, 250), 6)

    scene.drawn(flying, rim=WHITE)
    dust(scene, 760, 0.6, 56, 90)
    return scene


def spahbed(key: str) -> Field:
    """The commander: a tall jewelled tiara, a curled beard, the sun banner behind."""
    scene = Field(key, TURQUOISE)
    scene.sky()
    scene.burst((560, 300), 620, 0.9, 30)
    flags = scene.canvas((20, 90, 96))
    for x, k in ((190, "sun"), (930, "sun")):
        banner(flags, (x, 30), 210, 620, (18, 120, 124), k, x)
    scene.add(flags.image(), rim=RIM)
    f = Figure(820, 1.3, 1.0)
    f.foot = (f.size[0] / 2, f.size[1])
    mail = scales(f.size, 34)
    f.solid(
        f.mask("0,-.42 .20,-.40 .38,-.30 .46,-.08 .48,.05 -.48,.05 -.46,-.08 -.38,-.30 -.20,-.40"), GILT, 0.07, mail
    )
    f.shape(
        "-.10,-.44 -.34,-.36 -.50,-.18 -.54,.05 -.36,.05 -.26,-.14 -.10,-.30",
        ".10,-.44 .34,-.36 .50,-.18 .54,.05 .36,.05 .26,-.14 .10,-.30",
        stops=PLUM,
        round_=0.05,
    )
    f.shape("-.06,-.5 .06,-.5 .09,-.36 0,-.32 -.09,-.36", stops=SKIN, round_=0.03)
    f.shape("0,-.76 .12,-.74 .15,-.62 .13,-.48 0,-.40 -.13,-.48 -.15,-.62 -.12,-.74", stops=SKIN, round_=0.07)
    dark = stuff((52, 36, 30), 0.4)
    f.shape(".12,-.70 .20,-.64 .23,-.48 .19,-.40 .14,-.46 .13,-.58", stops=dark, round_=0.03, twin=True)
    f.shape(
        "0,-.535 .07,-.55 .135,-.60 .15,-.48 .10,-.34 0,-.22 -.10,-.34 -.15,-.48 -.135,-.60 -.07,-.55",
        stops=dark,
        round_=0.05,
    )

    def face(c: Canvas) -> None:
        for row in range(6):
            for k in range(-3, 4):
                y = -0.50 + row * 0.045
                x = k * 0.038 * (1 - row * 0.1)
                c.ring(f.at(f"{x},{y}")[0], f.unit * 0.014, f.unit * 0.006, (110, 78, 58))
        for s in (-1, 1):
            c.poly(
                curve(f"{s * 0.03},-.635 {s * 0.06},-.655 {s * 0.10},-.64 {s * 0.06},-.622", f.foot, f.unit),
                (244, 236, 220),
            )
            c.disc(f.at(f"{s * 0.062},-.638")[0], f.unit * 0.0135, (40, 24, 14))
            c.stroke(f.at(f"{s * 0.02},-.672 {s * 0.07},-.69 {s * 0.125},-.668"), f.unit * 0.024, (44, 30, 24))
            c.stroke(bezier(f.at(f"0,-.555 {s * 0.06},-.575 {s * 0.13},-.535"), 10), f.unit * 0.03, (62, 42, 34))
        c.stroke(f.at("0,-.66 .012,-.62 .016,-.582"), f.unit * 0.02, (210, 158, 116))
        c.stroke(f.at("-.02,-.578 0,-.572 .022,-.578"), f.unit * 0.014, (104, 60, 40))

    f.draw(face)
    f.shape("-.16,-.69 -.15,-.86 -.10,-.96 0,-.985 .10,-.96 .15,-.86 .16,-.69 0,-.72", stops=TEAL, round_=0.06)

    def jewels(c: Canvas) -> None:
        for k in range(15):
            x = -0.15 + 0.3 * k / 14
            y = -0.70 - 0.018 * (1 - (x / 0.15) ** 2)
            c.disc(f.at(f"{x},{y}")[0], f.unit * 0.014, (255, 246, 226))
            edge = bezier(path("-.15,-.74 -.16,-.99 .16,-.99 .15,-.74"), 14)[k]
            c.disc(f.at(f"{edge[0] * 0.94},{edge[1]}")[0], f.unit * 0.011, (250, 214, 130))
        emblem(c, "sun", f.at("0,-.83")[0], f.unit * 0.075, (252, 212, 110))
        c.disc(f.at("0,-.83")[0], f.unit * 0.022, (200, 40, 40))
        c.stroke(bezier(f.at("-.22,-.36 0,-.16 .22,-.36"), 20), f.unit * 0.03, (250, 214, 130))
        c.disc(f.at("0,-.20")[0], f.unit * 0.04, (250, 214, 130))
        c.disc(f.at("0,-.20")[0], f.unit * 0.026, (20, 150, 150))

    f.draw(jewels)
    scene.stamp(f.lit((255, 240, 200)), (560, 822), halo=(255, 230, 160), reach=40, strength=0.4)
    return scene
