"""The signs at the heart of a seal: things of light, of rule and of war, drawn white about a point.

Outlines are texts of points in a circle of one; what is cut out of them is erased.
"""

from __future__ import annotations

from collections.abc import Callable

from ..archangelis.infernal_scene import curve, fit, path, twin
from ..brush import Canvas, Color, Point, pointed, polar, taper
from ..motifs.arms import emblem

WHITE: Color = (255, 255, 255)
Draw = Callable[[Canvas, Point, float], None]


def dot(canvas: Canvas, at: Point, scale: float, text: str, radius: float) -> None:
    """Discs at the places of a text."""
    for spot in fit(path(text), at, scale):
        canvas.disc(spot, radius * scale, WHITE)


def hole(canvas: Canvas, at: Point, scale: float, text: str, radius: float) -> None:
    """Round holes at the places of a text."""
    for spot in fit(path(text), at, scale):
        canvas.erase([polar(spot, radius * scale, d) for d in range(0, 360, 15)])


def lines(canvas: Canvas, at: Point, scale: float, width: float, *texts: str, both: bool = False) -> None:
    """Smooth lines of even width; `both` adds their mirror images."""
    for text in texts:
        for flip in (False, True) if both else (False,):
            canvas.line(curve(text, at, scale, 0, flip, closed=False), width * scale, WHITE)


def strokes(canvas: Canvas, at: Point, scale: float, width: float, *texts: str, both: bool = False) -> None:
    """Smooth lines that run out to a point."""
    for text in texts:
        for flip in (False, True) if both else (False,):
            canvas.stroke(curve(text, at, scale, 0, flip, closed=False), pointed(width * scale, 0.7), WHITE)


def known(kind: str) -> Draw:
    """One of the heraldic emblems, drawn elsewhere."""

    def draw(canvas: Canvas, at: Point, scale: float) -> None:
        emblem(canvas, kind, at, scale * 0.94, WHITE)

    return draw


def sword(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,1.05 .10,.86 .12,-.34 0,-.36", at, scale, True), WHITE)
    canvas.erase(twin("0,.7 .025,.6 .025,-.28 0,-.28", at, scale, True))
    canvas.poly(twin("0,-.34 .2,-.36 .5,-.28 .56,-.42 .46,-.52 .12,-.52 0,-.54", at, scale, True), WHITE)
    canvas.poly(twin("0,-.5 .07,-.5 .07,-.82 0,-.82", at, scale, True), WHITE)
    dot(canvas, at, scale, "0,-.92", 0.13)


def key(canvas: Canvas, at: Point, scale: float) -> None:
    for spot in fit(path("0,-.86 .3,-.58 -.3,-.58"), at, scale):
        canvas.ring(spot, 0.2 * scale, 0.11 * scale, WHITE)
    canvas.poly(twin("0,-.4 .08,-.4 .08,1 0,1", at, scale, True), WHITE)
    canvas.poly(twin("0,-.36 .17,-.34 .17,-.22 0,-.2", at, scale, True), WHITE)
    canvas.poly(fit(path(".04,.42 .46,.42 .46,.58 .3,.58 .3,.7 .46,.7 .46,.94 .04,.94"), at, scale), WHITE)


def chalice(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(
        twin("0,-.7 .6,-.7 .58,-.3 .36,.02 .1,.16 .1,.3 .2,.38 .09,.48 .12,.7 .5,.92 .5,1 0,1", at, scale), WHITE
    )
    canvas.erase(twin("0,-.58 .44,-.58 .4,-.5 0,-.48", at, scale))
    canvas.poly(
        [polar((at[0], at[1] - scale * 0.86), scale * (0.2 if k % 2 == 0 else 0.07), k * 45) for k in range(8)], WHITE
    )


def hand(canvas: Canvas, at: Point, scale: float) -> None:
    """A hand held open, an eye in its palm."""
    for x, top, lean in ((-0.33, -0.62, -0.07), (-0.11, -0.92, -0.02), (0.12, -0.94, 0.02), (0.34, -0.7, 0.07)):
        line = fit([(x * 0.9, 0.1), (x + lean, top)], at, scale)
        canvas.line(line, 0.17 * scale, WHITE)
        canvas.disc(line[1], 0.085 * scale, WHITE)
    canvas.poly(curve("-.42,-.05 0,-.12 .42,-.05 .46,.3 .3,.72 0,.84 -.3,.72 -.46,.3", at, scale), WHITE)
    canvas.stroke(
        curve("-.34,.55 -.62,.3 -.78,-.04", at, scale, closed=False), lambda t: scale * (0.24 - 0.06 * t), WHITE
    )
    canvas.disc(fit([(-0.78, -0.04)], at, scale)[0], 0.09 * scale, WHITE)
    canvas.erase(curve("-.28,.3 0,.1 .28,.3 0,.5", at, scale))
    dot(canvas, at, scale, "0,.3", 0.1)


def scales(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,-1 .07,-.9 .05,.72 .34,.9 .34,.98 0,.98", at, scale, True), WHITE)
    lines(canvas, at, scale, 0.08, "0,-.72 .4,-.78 .86,-.6", both=True)
    for side in (-1, 1):
        top = fit([(side * 0.84, -0.6)], at, scale)[0]
        for dx in (-0.3, 0.3):
            canvas.line([top, (top[0] + dx * scale, top[1] + 0.72 * scale)], 0.035 * scale, WHITE)
        canvas.poly(curve("-.36,.7 .36,.7 .2,.92 -.2,.92", top, scale), WHITE)
    dot(canvas, at, scale, "0,-.74", 0.12)


def trumpet(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.stroke(
        fit(path("-.86,.72 -.3,.24 .3,-.28 .82,-.74"), at, scale), lambda t: scale * (0.1 + 0.5 * t**5), WHITE
    )
    canvas.stroke(fit(path(".6,-1.02 .84,-.76 1.06,-.46"), at, scale), taper(0.12 * scale), WHITE)
    dot(canvas, at, scale, "-.88,.74", 0.11)
    canvas.poly(fit(path("-.4,.36 .28,-.22 .34,.42 .06,.3 -.02,.72 -.2,.5"), at, scale), WHITE)


def lyre(canvas: Canvas, at: Point, scale: float) -> None:
    strokes(canvas, at, scale, 0.24, "0,.8 .62,.6 .52,.0 .42,-.5 .78,-.92", both=True)
    lines(canvas, at, scale, 0.1, "-.56,-.5 .56,-.5")
    for x in (-0.24, -0.08, 0.08, 0.24):
        canvas.line(fit([(x, -0.5), (x * 0.8, 0.66)], at, scale), 0.035 * scale, WHITE)
    canvas.poly(twin("0,.62 .3,.62 .36,.9 0,.98", at, scale), WHITE)


def lily(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,-1 .2,-.6 .2,-.2 .1,.28 0,.3", at, scale), WHITE)
    strokes(canvas, at, scale, 0.36, ".08,.3 .5,.0 .56,-.42 .9,-.5", both=True)
    strokes(canvas, at, scale, 0.24, ".08,.36 .34,.5 .3,.86", both=True)
    canvas.poly(twin("0,.2 .36,.26 .36,.4 0,.42", at, scale, True), WHITE)
    canvas.poly(twin("0,.4 .1,.4 .06,1 0,1", at, scale, True), WHITE)


def book(canvas: Canvas, at: Point, scale: float) -> None:
    for flip in (False, True):
        canvas.poly(curve(".05,-.5 .4,-.66 .96,-.56 .96,.5 .4,.42 .05,.6", at, scale, 0, flip), WHITE)
        for y in (-0.3, -0.08, 0.14):
            canvas.erase(
                curve(f".2,{y} .5,{y - 0.08} .8,{y - 0.03} .8,{y + 0.05} .5,{y} .2,{y + 0.08}", at, scale, 0, flip)
            )
    canvas.poly(
        [polar((at[0], at[1] - scale * 0.82), scale * (0.24 if k % 2 == 0 else 0.08), k * 45) for k in range(8)], WHITE
    )


def lamp(canvas: Canvas, at: Point, scale: float) -> None:
    """A hanging lamp with its flame."""
    canvas.poly(twin("0,.1 .62,.12 .5,.5 .2,.66 .1,.8 .3,.94 0,.96", at, scale), WHITE)
    lines(canvas, at, scale, 0.045, ".58,.14 .3,-.5 .05,-.96", both=True)
    canvas.poly(twin("0,-.56 .1,-.28 .17,-.1 .1,.06 0,.08", at, scale), WHITE)
    dot(canvas, at, scale, "0,-.98", 0.1)


def wheel(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.ring(at, scale * 0.86, scale * 0.14, WHITE)
    canvas.ring(at, scale * 0.3, scale * 0.1, WHITE)
    for k in range(8):
        canvas.line([polar(at, scale * 0.3, k * 45), polar(at, scale * 0.84, k * 45)], scale * 0.09, WHITE)
        canvas.disc(polar(at, scale, k * 45 + 22.5), scale * 0.07, WHITE)
    canvas.disc(at, scale * 0.12, WHITE)


def arrow(canvas: Canvas, at: Point, scale: float) -> None:
    """Three arrows in a sheaf."""
    for turn in (-34, 34, 0):
        canvas.line(fit([(0, 0.9), (0, -0.6)], at, scale, turn), 0.07 * scale, WHITE)
        canvas.poly(fit(path("0,-1.02 .17,-.56 0,-.66 -.17,-.56"), at, scale, turn), WHITE)
        for y in (0.62, 0.76, 0.9):
            canvas.line(fit([(-0.14, y + 0.1), (0, y), (0.14, y + 0.1)], at, scale, turn), 0.05 * scale, WHITE)
    canvas.ring(fit([(0, 0.16)], at, scale)[0], 0.14 * scale, 0.08 * scale, WHITE)


def dove(canvas: Canvas, at: Point, scale: float) -> None:
    """A dove that comes down, wings spread, its tail a fan above."""
    for flip in (False, True):
        for k in range(7):
            tip, bend = f"{0.42 + 0.11 * k},{-0.78 + 0.15 * k}", f"{0.3 + 0.06 * k},{-0.36 + 0.04 * k}"
            line = curve(f".1,.02 {bend} {tip}", at, scale, 0, flip, closed=False)
            canvas.stroke(line, taper(0.15 * scale, 0.7), WHITE)
    for lean in (-0.3, -0.1, 0.1, 0.3):
        canvas.stroke(fit([(0, -0.1), (lean * 0.5, -0.5), (lean, -0.86)], at, scale), taper(0.16 * scale, 0.6), WHITE)
    canvas.poly(twin("0,-.2 .15,.0 .16,.3 .08,.5 0,.52", at, scale), WHITE)
    dot(canvas, at, scale, "0,.58", 0.13)
    canvas.poly(twin("0,.66 .06,.68 0,.86", at, scale, True), WHITE)


def hourglass(canvas: Canvas, at: Point, scale: float) -> None:
    for y in (-0.9, 0.9):
        lines(canvas, at, scale, 0.15, f"-.6,{y} .6,{y}")
    canvas.poly(twin("0,-.82 .48,-.82 .44,-.42 .07,0 .44,.42 .48,.82 0,.82", at, scale), WHITE)
    canvas.erase(twin("0,-.72 .36,-.72 .34,-.5 0,-.5", at, scale))
    canvas.erase(twin("0,.16 .18,.28 .28,.44 .1,.5 0,.36", at, scale))


def bell(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,-.74 .26,-.64 .4,-.2 .46,.3 .74,.62 0,.66", at, scale), WHITE)
    canvas.erase(twin("0,.38 .5,.38 .54,.46 0,.46", at, scale, True))
    canvas.ring(fit([(0, -0.86)], at, scale)[0], 0.13 * scale, 0.08 * scale, WHITE)
    dot(canvas, at, scale, "0,.8", 0.15)


def anchor(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.ring(fit([(0, -0.78)], at, scale)[0], 0.18 * scale, 0.1 * scale, WHITE)
    lines(canvas, at, scale, 0.13, "0,-.6 0,.86", "-.4,-.36 .4,-.36")
    canvas.line([polar((at[0], at[1] + scale * 0.16), scale * 0.7, d) for d in range(20, 161, 7)], scale * 0.14, WHITE)
    for flip in (False, True):
        canvas.poly(fit(path(".5,.36 .92,.1 .84,.56"), at, scale, 0, flip), WHITE)


def orb(canvas: Canvas, at: Point, scale: float) -> None:
    """The globe of rule with its cross."""
    low = (at[0], at[1] + scale * 0.28)
    canvas.disc(low, scale * 0.66, WHITE)
    for y in (0.16, 0.24):
        canvas.erase(curve(f"-.7,{y} 0,{y + 0.1} .7,{y} .7,{y + 0.045} 0,{y + 0.145} -.7,{y + 0.045}", at, scale))
    canvas.erase(fit(path("-.03,-.4 .03,-.4 .03,.2 -.03,.2"), at, scale))
    for turn in (0, 90, 180, 270):
        canvas.poly(
            fit(path("-.06,-.02 -.16,-.34 .16,-.34 .06,-.02"), (at[0], at[1] - scale * 0.66), scale, turn), WHITE
        )


def shield(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(twin("0,-.86 .3,-.78 .74,-.84 .72,-.1 .5,.5 0,1", at, scale), WHITE)
    canvas.erase(twin("0,-.64 .26,-.6 .54,-.64 .52,-.1 .36,.34 0,.72", at, scale))
    for turn in (0, 90, 180, 270):
        canvas.poly(fit(path("0,0 -.14,-.44 .14,-.44"), at, scale, turn), WHITE)


def feather(canvas: Canvas, at: Point, scale: float) -> None:
    canvas.poly(curve("-.5,.86 -.46,.3 -.2,-.4 .34,-.9 .62,-1 .6,-.66 .46,-.1 .1,.42 -.3,.7", at, scale), WHITE)
    canvas.erase(curve("-.44,.72 -.1,.06 .46,-.82 -.04,.1", at, scale))
    for t in (0.2, 0.45, 0.66):
        x, y = -0.3 + 0.7 * t, 0.5 - 1.1 * t
        canvas.erase(fit([(x, y), (x + 0.3, y + 0.12), (x + 0.28, y + 0.2)], at, scale))
        canvas.erase(fit([(x, y), (x - 0.22, y - 0.2), (x - 0.26, y - 0.12)], at, scale))
    lines(canvas, at, scale, 0.06, "-.3,.5 -.56,.98")


def gate(canvas: Canvas, at: Point, scale: float) -> None:
    """A gate that stands open, light within."""
    canvas.poly(twin("0,-.94 .5,-.72 .72,-.2 .72,.94 0,.94", at, scale), WHITE)
    canvas.erase(twin("0,-.7 .36,-.5 .5,-.1 .5,.94 0,.94", at, scale))
    sill = (at[0], at[1] + scale * 0.1)
    canvas.poly([polar(sill, scale * (0.42 if k % 2 == 0 else 0.14), k * 45 - 90) for k in range(8)], WHITE)
    for y in (0.74, 0.9):
        lines(canvas, at, scale, 0.08, f"-.9,{y} .9,{y}")


def ladder(canvas: Canvas, at: Point, scale: float) -> None:
    lines(canvas, at, scale, 0.1, ".4,1 .22,-1", both=True)
    for k in range(7):
        y = 0.84 - 0.27 * k
        half = 0.31 + 0.09 * y
        canvas.line(fit([(-half, y), (half, y)], at, scale), 0.075 * scale, WHITE)


def heart(canvas: Canvas, at: Point, scale: float) -> None:
    """A burning heart."""
    canvas.poly(twin("0,-.18 .2,-.44 .52,-.4 .66,-.08 .48,.4 0,.9", at, scale), WHITE)
    canvas.erase(curve(".3,-.22 .46,-.12 .44,.12 .34,.06", at, scale))
    strokes(canvas, at, scale, 0.2, "0,-.2 .14,-.5 -.1,-.72 .06,-1.04")
    strokes(canvas, at, scale, 0.14, ".2,-.36 .36,-.56 .26,-.84", both=True)
