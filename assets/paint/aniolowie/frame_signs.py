"""What numbers stand upon, the charges of the backs, and the giant that walks the lands."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from ..archangelis.infernal_scene import curve, twin
from ..brush import Canvas, Point, polar
from ..empyrean.field import Figure, stuff
from ..frames.outlines import star
from ..frames.parts import Sign, paint_sign
from ..frames.sheet import BRONZE, GILT, Sheet
from .emblems import WHITE, Draw
from .emblems_more import EMBLEMS


def stamped(sheet: Sheet, draw: Draw, at: Point, size: float) -> Image.Image:
    """The mask of a charge on a sheet."""
    canvas = Canvas(sheet.size, 1)
    draw(canvas, (at[0] * sheet.ss, at[1] * sheet.ss), size * sheet.ss)
    return canvas.mask


def wings(canvas: Canvas, at: Point, scale: float) -> None:
    """A pair of wings under a halo."""
    for flip in (False, True):
        for k in range(5):
            way = f".08,{-0.04 + 0.08 * k} .5,{-0.5 + 0.24 * k} {1.0 - 0.12 * k},{-0.6 + 0.3 * k}"
            line = curve(way, at, scale, 0, flip, closed=False)
            canvas.stroke(line, lambda t: scale * 0.17 * math.sin(math.pi * min(1, 0.1 + 0.9 * t)) ** 0.6, WHITE)
    canvas.poly(twin("0,-.3 .1,-.1 .12,.2 0,.9", at, scale), WHITE)
    canvas.ring((at[0], at[1] - scale * 0.6), scale * 0.2, scale * 0.09, WHITE)


def torn(canvas: Canvas, at: Point, scale: float) -> None:
    """Horns under a broken halo."""
    EMBLEMS["horns"](canvas, (at[0], at[1] + scale * 0.06), scale * 0.92)
    ring = [polar((at[0], at[1] - scale * 0.62), scale * 0.3, d) for d in range(150, 331, 10)]
    canvas.line(ring, scale * 0.09, WHITE)


def people(canvas: Canvas, at: Point, scale: float) -> None:
    """Three who stand together."""
    for x, size in ((-0.5, 0.8), (0.5, 0.8), (0.0, 1.0)):
        spot = (at[0] + x * scale, at[1] + (1 - size) * scale * 0.6)
        head = (spot[0], spot[1] - scale * 0.46 * size)
        canvas.erase([polar(head, scale * 0.34 * size, d) for d in range(0, 360, 15)])
        canvas.disc(head, scale * 0.27 * size, WHITE)
        canvas.erase(twin("0,-.2 .34,-.14 .56,.2 .6,.9 0,.9", spot, scale * size))
        canvas.poly(twin("0,-.12 .28,-.08 .46,.2 .5,.86 0,.86", spot, scale * size), WHITE)


SIGNS: dict[str, Sign] = {
    "level": Sign(star((80, 80), 10, 78, 63), ((44, 58, 124), (16, 20, 58)), GILT, [], 0.0),
    "support": Sign(
        [(4, 12), (110, 12), (156, 80), (110, 148), (4, 148)], ((240, 226, 190), (200, 168, 112)), BRONZE, [], 0.0
    ),
}
"""The level on a star; what an angel lends on an arrowhead that points across."""


def giant() -> Image.Image:
    """A giant of stone-grey flesh: a small head on broad shoulders, a hide about its loins, a club in its fist."""
    f = Figure(700, 0.70, 1.16)
    skin, hide, wood, beard = (stuff(hue, 0.5) for hue in ((150, 134, 124), (104, 74, 48), (124, 86, 52), (78, 62, 50)))
    for side in (-1, 1):
        f.limb(f"{side * 0.11},-.42 {side * 0.15},-.22 {side * 0.13},-.05", (0.18, 0.15, 0.12), skin, 0.05)
        f.shape(f"{side * 0.05},-.06 {side * 0.2},-.08 {side * 0.23},-.01 {side * 0.05},0", stops=skin, round_=0.03)
    f.limb("-.23,-.74 -.275,-.54 -.25,-.36", (0.16, 0.13, 0.11), skin, 0.05)
    f.limb("-.25,-.34 -.245,-.31", (0.12, 0.11), skin, 0.04, bent=False)
    f.shape(TRUNK, stops=skin, round_=0.08)
    f.shape("-.2,-.47 .2,-.47 .25,-.3 .14,-.24 .08,-.29 0,-.22 -.09,-.28 -.16,-.23 -.25,-.31", stops=hide, round_=0.04)
    f.limb("-.19,-.465 0,-.44 .19,-.465", (0.05, 0.05, 0.05), wood, 0.015)
    f.shape("-.08,-.95 0,-.99 .08,-.95 .085,-.87 .05,-.80 -.05,-.80 -.085,-.87", stops=skin, round_=0.04)
    f.shape("-.075,-.87 0,-.85 .075,-.87 .06,-.78 0,-.71 -.06,-.78", stops=beard, round_=0.03)
    f.shape("-.09,-.93 -.05,-.985 .05,-.985 .09,-.93 .04,-.945 -.04,-.945", stops=beard, round_=0.02)
    f.limb(".23,-.74 .275,-.56 .24,-.40", (0.16, 0.13, 0.11), skin, 0.05)
    f.limb(".23,-.47 .25,-.24 .265,-.05", (0.055, 0.10, 0.14), wood, 0.03)
    for x, y, way in ((0.2, -0.2, -1), (0.2, -0.09, -1), (0.31, -0.15, 1)):
        f.limb(f"{x},{y} {x - 0.04 * -way},{y - 0.02}", (0.03, 0.008), stuff((210, 206, 200), 0.9), 0.01, bent=False)
    f.limb(".245,-.385 .255,-.36", (0.125, 0.115), skin, 0.04, bent=False)
    f.draw(_embers(f), shadow=0)
    return f.lit((255, 196, 120), 0.8).resize((240, 400), Image.Resampling.LANCZOS)


TRUNK = "-.05,-.83 .05,-.83 .20,-.81 .28,-.72 .25,-.6 .19,-.5 .18,-.4 -.18,-.4 -.19,-.5 -.25,-.6 -.28,-.72 -.20,-.81"


def _embers(f: Figure) -> Callable[[Canvas], None]:
    """The fire in its eyes, and scars that glow."""

    def draw(canvas: Canvas) -> None:
        for x in (-0.035, 0.035):
            canvas.disc(f.at(f"{x},-.9")[0], f.unit * 0.013, (255, 176, 60))
        for scar in ("-.14,-.62 -.08,-.58 -.1,-.53 -.03,-.5", ".05,-.57 .12,-.6 .15,-.55"):
            canvas.line(f.at(scar), f.unit * 0.009, (255, 128, 44), 220)

    return draw


PICTURES: dict[str, Callable[[], Image.Image]] = {
    **{f"sign-{name}": lambda sign=sign: paint_sign(sign) for name, sign in SIGNS.items()},
    "giant-giant": giant,
}
