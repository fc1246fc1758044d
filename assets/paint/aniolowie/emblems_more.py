"""More signs for the hearts of seals: beasts, flowers, bones, masks and snares."""

from __future__ import annotations

import math

from ..archangelis.infernal_scene import curve, fit, path, twin
from ..brush import Canvas, Point, bezier, pointed, polar, taper
from . import emblems as first
from .emblems import WHITE, Draw, hole, lines, strokes


def serpent(canvas: Canvas, at: Point, scale: float) -> None:
    """A serpent wound about a staff."""
    lines(canvas, at, scale, 0.1, "0,-1 0,1")
    body = curve("0,.92 .36,.7 .3,.44 -.3,.24 -.38,-.02 .3,-.22 .44,-.5 .1,-.74 -.3,-.7", at, scale, closed=False)
    canvas.stroke(body, lambda t: scale * (0.05 + 0.17 * min(1, 2.4 * t)), WHITE)
    canvas.poly(curve("-.2,-.84 -.46,-.84 -.68,-.66 -.44,-.54 -.2,-.58", at, scale), WHITE)
    lines(canvas, at, scale, 0.035, "-.64,-.66 -.84,-.62 -.94,-.7", "-.84,-.62 -.92,-.52")
    hole(canvas, at, scale, "-.46,-.72", 0.05)


def ouroboros(canvas: Canvas, at: Point, scale: float) -> None:
    ring = [polar(at, scale * 0.76, -70 + d) for d in range(0, 346, 5)]
    canvas.stroke(ring, lambda t: scale * (0.05 + 0.22 * t**0.6), WHITE)
    canvas.poly(curve("-.34,-.2 .0,-.3 .3,-.14 .36,.02 .0,.16 -.34,.16", polar(at, scale * 0.78, -82), scale, 6), WHITE)
    hole(canvas, at, scale, ".04,-.84", 0.05)
    for k in range(5, 66, 5):
        spot = ring[k]
        canvas.erase([polar(spot, scale * 0.045, a) for a in range(0, 360, 60)])
    canvas.poly([polar(at, scale * (0.34 if k % 2 == 0 else 0.12), k * 45 - 90) for k in range(8)], WHITE)


def mask(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,-.66 .4,-.74 .74,-.56 .72,.1 .4,.74 0,.94", at, scale), WHITE)
    for flip in (False, True):
        canvas.erase(curve(".14,-.14 .34,-.32 .58,-.24 .4,-.04", at, scale, 0, flip))
    canvas.erase(curve("-.34,.36 0,.5 .34,.36 .2,.64 0,.7 -.2,.64", at, scale))
    strokes(canvas, at, scale, 0.1, ".7,-.36 .98,-.3 .86,.1 1.0,.4", ".7,-.42 .9,-.5 1.02,-.3", both=True)


def horns(canvas: Canvas, at: Point, scale: float) -> None:
    """A horned head, long in the muzzle."""
    canvas.poly(twin("0,-.3 .2,-.36 .3,-.1 .2,.4 .14,.8 0,.92", at, scale), WHITE)
    strokes(canvas, at, scale, 0.26, ".14,-.3 .5,-.4 .84,-.72 .6,-1.04", both=True)
    strokes(canvas, at, scale, 0.14, ".26,-.12 .56,-.1 .74,.08", both=True)
    for flip in (False, True):
        canvas.erase(curve(".07,.04 .18,-.08 .22,.02 .14,.12", at, scale, 0, flip))
        canvas.erase(curve(".03,.66 .1,.6 .09,.74", at, scale, 0, flip))


def skull(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,-.86 .4,-.76 .64,-.36 .58,.06 .36,.24 .34,.62 0,.68", at, scale), WHITE)
    for flip in (False, True):
        canvas.erase(curve(".12,-.1 .26,-.26 .46,-.2 .44,.04 .24,.1", at, scale, 0, flip))
    canvas.erase(twin("0,.1 .09,.3 0,.28", at, scale, True))
    for x in (-0.18, 0.0, 0.18):
        canvas.erase(fit([(x - 0.02, 0.42), (x + 0.02, 0.42), (x + 0.02, 0.7), (x - 0.02, 0.7)], at, scale))


def rose(canvas: Canvas, at: Point, scale: float) -> None:
    for radius, size, turn in ((0.62, 0.36, -90), (0.34, 0.22, -54)):
        for k in range(5):
            spot = polar(at, scale * radius, turn + k * 72)
            canvas.disc(spot, scale * size, WHITE)
        for k in range(5):
            spot = polar(at, scale * radius, turn + k * 72 + 36)
            canvas.erase([polar(spot, scale * 0.05, a) for a in range(0, 360, 40)])
    for k in range(5):
        tip = polar(at, scale * 1.04, -54 + k * 72)
        canvas.poly([polar(at, scale * 0.7, -62 + k * 72), tip, polar(at, scale * 0.7, -46 + k * 72)], WHITE)
    canvas.erase([polar(at, scale * 0.2, a) for a in range(0, 360, 20)])
    canvas.disc(at, scale * 0.13, WHITE)


def spider(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.disc(fit([(0, 0.24)], at, scale)[0], (scale * 0.28, scale * 0.38), WHITE)
    canvas.disc(fit([(0, -0.22)], at, scale)[0], scale * 0.18, WHITE)
    legs = (".1,-.2 .5,-.6 .7,-1", ".12,-.12 .64,-.36 .98,-.5", ".12,-.06 .62,.1 .94,.44", ".1,.0 .46,.34 .64,.96")
    lines(canvas, at, scale, 0.065, *legs, both=True)
    canvas.erase(twin("0,.0 .07,.2 0,.4", at, scale, True))


def moth(canvas: Canvas, at: Point, scale: float) -> None:
    for flip in (False, True):
        canvas.poly(curve(".08,-.2 .5,-.8 1.02,-.7 .86,-.16 .4,.06 .08,.1", at, scale, 0, flip), WHITE)
        canvas.poly(curve(".08,.1 .5,.12 .74,.5 .46,.86 .16,.5", at, scale, 0, flip), WHITE)
        canvas.erase(curve(".5,-.42 .66,-.56 .78,-.42 .64,-.28", at, scale, 0, flip))
        canvas.erase(curve(".36,.36 .46,.28 .54,.4 .44,.5", at, scale, 0, flip))
    strokes(canvas, at, scale, 0.06, ".04,-.4 .2,-.7 .16,-1", both=True)
    canvas.poly(twin("0,-.5 .09,-.3 .1,.3 0,.76", at, scale), WHITE)


def comet(canvas: Canvas, at: Point, scale: float) -> None:
    head = fit([(0.36, 0.4)], at, scale)[0]
    for k, lean in enumerate((-0.5, -0.25, 0.0, 0.25, 0.5)):
        far = (1.5, 1.2, 1.7, 1.2, 1.5)[k]
        end = (head[0] - scale * far * (0.72 + lean * 0.5), head[1] - scale * far * (0.72 - lean * 0.5))
        canvas.stroke(
            bezier([head, ((head[0] + end[0]) / 2 + lean * scale * 0.2, (head[1] + end[1]) / 2), end], 14),
            pointed(scale * 0.15, 0.8),
            WHITE,
        )
    canvas.poly([polar(head, scale * (0.52 if k % 2 == 0 else 0.2), k * 36 - 90) for k in range(10)], WHITE)


def fish(canvas: Canvas, at: Point, scale: float) -> None:
    """Two fish that swim about each other."""
    for turn in (0, 180):
        body = fit(path("-.8,-.42 -.4,-.72 .2,-.7 .62,-.36 .2,-.24 -.4,-.22"), at, scale, turn)
        canvas.poly(
            [
                p
                for a, b in zip(body, body[1:] + body[:1], strict=True)
                for p in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
            ],
            WHITE,
        )
        canvas.poly(fit(path(".5,-.44 1,-.72 .9,-.38 1,-.06"), at, scale, turn), WHITE)
        spot = fit([(-0.5, -0.48)], at, scale, turn)[0]
        canvas.erase([polar(spot, scale * 0.06, a) for a in range(0, 360, 40)])
        for x in (-0.16, 0.06, 0.28):
            canvas.erase(fit([(x, -0.62), (x + 0.06, -0.46), (x, -0.3), (x + 0.02, -0.46)], at, scale, turn))
    canvas.line(curve("-.78,-.42 -.9,0 .78,.42", at, scale, closed=False), scale * 0.04, WHITE)


def mirror(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.disc(fit([(0, -0.3)], at, scale)[0], (scale * 0.56, scale * 0.68), WHITE)
    canvas.erase(
        [
            (at[0] + scale * 0.42 * x, at[1] + scale * (-0.3 + 0.54 * y))
            for x, y in (polar((0, 0), 1, d) for d in range(0, 360, 10))
        ]
    )
    lines(canvas, at, scale, 0.05, "-.2,-.2 .14,-.62", "-.06,-.04 .24,-.42")
    canvas.poly(twin("0,.36 .16,.4 .08,.56 .09,.86 .2,1 0,1.02", at, scale), WHITE)


def candle(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,-.2 .17,-.18 .18,.62 .52,.72 .5,.9 0,.94", at, scale, True), WHITE)
    canvas.poly(twin("0,-1 .1,-.72 .17,-.5 .1,-.3 0,-.26", at, scale), WHITE)
    canvas.erase(twin("0,-.56 .05,-.42 0,-.32", at, scale))
    for k in range(-2, 3):
        if k:
            a = -90 + k * 32
            spot = (at[0], at[1] - scale * 0.56)
            canvas.stroke([polar(spot, scale * r, a) for r in (0.3, 0.42, 0.56)], taper(scale * 0.07), WHITE)


def scythe(canvas: Canvas, at: Point, scale: float) -> None:
    lines(canvas, at, scale, 0.09, "-.36,1 -.1,.1 .1,-.86")
    canvas.poly(curve(".16,-.92 -.4,-.9 -.82,-.56 -.98,-.1 -.66,-.42 -.3,-.6 .1,-.68", at, scale), WHITE)
    lines(canvas, at, scale, 0.07, "-.16,.3 .14,.2")


def thorn(canvas: Canvas, at: Point, scale: float) -> None:
    """A crown of thorns."""
    for phase in (0, 180):
        ring = [polar(at, scale * (0.68 + 0.1 * math.sin(math.radians(d * 6 + phase))), d) for d in range(0, 361, 4)]
        canvas.line(ring, scale * 0.085, WHITE)
    for k in range(12):
        side = 1 if k % 2 else -1
        root = polar(at, scale * 0.68, k * 30)
        canvas.poly(
            [
                polar(root, scale * 0.1, k * 30 + 90),
                polar(at, scale * (0.68 + side * 0.34), k * 30 + 14),
                polar(root, scale * 0.1, k * 30 - 90),
            ],
            WHITE,
        )


def claw(canvas: Canvas, at: Point, scale: float) -> None:
    """Three scratches of a claw."""
    for x in (-0.44, 0.0, 0.44):
        canvas.stroke(
            fit([(x + 0.26, -0.94), (x + 0.04, -0.1), (x - 0.3, 0.94)], at, scale), taper(scale * 0.24, 0.7), WHITE
        )


def knot(canvas: Canvas, at: Point, scale: float) -> None:
    """Three rings that hold each other."""
    for k in range(3):
        spot = polar(at, scale * 0.4, -90 + k * 120)
        canvas.ring(spot, scale * 0.48, scale * 0.12, WHITE)
    canvas.disc(at, scale * 0.12, WHITE)


def raven(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(
        curve("-.86,-.4 -.5,-.62 -.26,-.5 .1,-.24 .5,.2 .98,.86 .56,.66 .3,.6 .0,.5 -.3,.2 -.42,-.22", at, scale), WHITE
    )
    canvas.poly(curve("-.1,-.2 .4,-.56 .84,-.94 .76,-.4 .5,.06 .2,.3", at, scale), WHITE)
    hole(canvas, at, scale, "-.5,-.44", 0.05)
    lines(canvas, at, scale, 0.06, "-.04,.46 -.14,.86", ".14,.52 .1,.9")


def web(canvas: Canvas, at: Point, scale: float) -> None:
    for k in range(8):
        canvas.line([at, polar(at, scale, k * 45 + 22.5)], scale * 0.05, WHITE)
        for radius in (0.36, 0.64, 0.92):
            ends = [
                polar(at, scale * radius, k * 45 + 22.5),
                polar(at, scale * radius * 0.8, k * 45 + 45),
                polar(at, scale * radius, k * 45 + 67.5),
            ]
            canvas.line(bezier(ends, 8), scale * 0.045, WHITE)


def hook(canvas: Canvas, at: Point, scale: float) -> None:
    """Two tridents crossed."""
    for turn in (-36, 36):
        canvas.line(fit([(0, 1), (0, -0.6)], at, scale, turn), scale * 0.08, WHITE)
        canvas.line(fit(path("-.3,-.86 -.28,-.5 0,-.4 .28,-.5 .3,-.86"), at, scale, turn), scale * 0.08, WHITE)
        for x in (-0.3, 0, 0.3):
            canvas.poly(fit([(x - 0.11, -0.8), (x, -1.06), (x + 0.11, -0.8)], at, scale, turn), WHITE)


def whirl(canvas: Canvas, at: Point, scale: float) -> None:
    for k in range(6):
        arm = [polar(at, scale * t, k * 60 + 130 * t) for t in (0.1, 0.35, 0.6, 0.8, 1.0)]
        canvas.stroke(bezier(arm, 20), taper(scale * 0.26, 0.7), WHITE)


DRAWN: dict[str, Draw] = {
    draw.__name__: draw
    for draw in (
        first.sword, first.key, first.chalice, first.hand, first.scales, first.trumpet, first.lyre, first.lily,
        first.book, first.lamp, first.wheel, first.arrow, first.dove, first.hourglass, first.bell, first.anchor,
        first.orb, first.shield, first.feather, first.gate, first.ladder, first.heart, serpent, ouroboros, mask,
        horns, skull, rose, spider, moth, comet, fish, mirror, candle, scythe, thorn, claw, knot, raven, web, hook,
        whirl,
    )
}  # fmt: skip
EMBLEMS: dict[str, Draw] = {
    **{kind: first.known(kind) for kind in ("sun", "moon", "star", "flame", "wave", "eye", "tower", "tree", "crown")},
    **DRAWN,
}
HOLY = ("sun", "star", "flame", "wave", "eye", "tower", "tree", "crown", "sword", "key", "chalice", "hand", "scales",
        "trumpet", "lyre", "lily", "book", "lamp", "wheel", "arrow", "dove", "hourglass", "bell", "anchor", "orb",
        "shield", "feather", "gate", "ladder", "heart", "rose", "comet", "fish", "candle", "knot", "moon")  # fmt: skip
DARK = ("serpent", "ouroboros", "mask", "horns", "skull", "spider", "moth", "mirror", "scythe", "thorn", "claw",
        "raven", "web", "hook", "whirl", "flame", "moon", "eye", "tower", "comet", "key", "crown", "sword", "heart",
        "hourglass", "wheel", "candle", "hand", "arrow", "book")  # fmt: skip
