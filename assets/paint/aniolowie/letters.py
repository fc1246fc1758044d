"""An invented alphabet of the angels, and the walk of a name through a rose of its letters."""

from __future__ import annotations

import itertools
import math
import random
import unicodedata

from ..brush import Canvas, Color, Point, bezier, polar, rng, taper
from ..motifs.sigils import sigil_path

WHITE: Color = (255, 255, 255)

STROKES = {
    "a": "-.8,-1 0,.1 .8,-1|0,.1 0,1", "b": "-.7,-1 -.7,1 .7,1|-.7,0 .5,0", "c": ".8,-1 -.6,-1 -.6,1 .8,1",
    "d": "-.9,-.8 .9,-.8|0,-.8 0,1|-.5,.3 .5,.3", "e": "-.8,-1 .8,1|.8,-1 -.1,0",
    "f": "-.8,1 -.8,-1 .9,-1|-.8,-.1 .6,.5",
    "g": "-.8,1 0,-1 .8,1|-.4,.2 .4,.2", "h": "-.8,-1 -.8,1|.8,-1 .8,1|-.8,-.2 .8,.3", "i": "0,-1 0,1|-.6,-.5 .6,-.5",
    "j": ".5,-1 .5,.7 -.6,1|-.6,-1 .5,-.3", "k": "-.7,-1 -.7,1|.8,-1 -.7,.1 .8,1", "l": "-.7,-1 -.2,.8 .9,.9",
    "m": "-.9,1 -.7,-1 0,.3 .7,-1 .9,1", "n": "-.8,1 -.6,-1 .6,1 .8,-1", "o": "0,-1 .9,0 0,1 -.9,0 0,-1",
    "p": "-.6,1 -.6,-1 .8,-.6 -.6,.1", "r": "-.7,1 -.7,-1 .8,-.6 -.2,.1 .8,1", "s": ".8,-1 -.7,-.6 .7,.5 -.8,1",
    "t": "-.9,-.9 .9,-.9|0,-.9 -.3,1|0,-.9 .5,.6", "u": "-.8,-1 -.6,.9 .6,.9 .8,-1|0,-.3 0,.9",
    "w": "-.9,-1 -.5,1 0,-.4 .5,1 .9,-1", "y": "-.8,-1 0,0 .8,-1|0,0 -.5,1|0,0 .5,1",
    "z": "-.8,-1 .8,-1 -.8,1 .8,1|-.4,0 .4,0",
    "q": ".7,-1 .7,1|.7,-.9 -.7,-.4 .7,.2", "v": "-.9,-.8 0,1 .9,-.8|-.3,-1 .3,-1",
    "x": "-.8,-1 .8,1|.8,-1 -.8,1|-.9,0 .9,0",
}  # fmt: skip
"""The strokes of each letter in a square of two; their ends are small rings."""


def plain(name: str) -> str:
    """A name in the twenty-six letters that the alphabet knows."""
    folded = unicodedata.normalize("NFKD", name.lower().replace("ł", "l"))
    return "".join(letter for letter in folded if letter in STROKES)


def letter(canvas: Canvas, sign: str, at: Point, size: float, width: float, turn: float = 0.0) -> None:
    """One letter about a point; `turn` turns its foot."""
    cos, sin = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
    for stroke in STROKES[sign].split("|"):
        points = [tuple(map(float, pair.split(","))) for pair in stroke.split()]
        line = [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in points]
        canvas.line(line, width, WHITE)
        for end in (line[0], line[-1]):
            canvas.disc(end, width * 1.25, WHITE)


def letter_ring(canvas: Canvas, name: str, centre: Point, radius: float, size: float, width: float) -> None:
    """The name written round and round, with a dot between its returns."""
    word = plain(name) or "a"
    room = max(1, int(2 * math.pi * radius / (size * 3.1 * (len(word) + 1))))
    signs = (word + "·") * room
    for k, sign in enumerate(signs):
        angle = -90 + k * 360 / len(signs)
        spot = polar(centre, radius, angle)
        if sign == "·":
            canvas.poly([polar(spot, size * (0.9 if i % 2 == 0 else 0.3), angle + i * 45) for i in range(8)], WHITE)
        else:
            letter(canvas, sign, spot, size, width, angle + 90)


def walk(canvas: Canvas, name: str, centre: Point, radius: float, width: float, twin: bool) -> None:
    """The sigil of a name: a pen's way from letter to letter; `twin` draws its mirror image too."""
    word = plain(name)
    way = sigil_path(word if len(set(word)) > 1 else word + "az", centre, radius)
    for hand in (1, -1) if twin else (1,):
        line = way if hand > 0 else [(2 * centre[0] - x, y) for x, y in way]
        _pen(canvas, line, rng(name, "walk"), width, hand)


def _pen(canvas: Canvas, way: list[Point], source: random.Random, width: float, hand: int) -> None:
    for a, b in itertools.pairwise(way):
        bow = hand * source.choice((0.0, 0.14, -0.14, 0.26))
        middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bow, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow)
        canvas.stroke(bezier([a, middle, b], 20), lambda t: width * (0.6 + 0.5 * math.sin(math.pi * t)), WHITE)
    for before, spot in itertools.pairwise(way):
        heading = math.degrees(math.atan2(spot[1] - before[1], spot[0] - before[0]))
        mark = source.randrange(5)
        if mark == 0:
            canvas.ring(spot, width * 2.0, width * 0.7, WHITE)
        elif mark == 1:
            canvas.disc(spot, width * 1.3, WHITE)
        elif mark == 2:
            cross_bar(canvas, spot, width * 2.6, heading + 90, width)
        elif mark == 3:
            canvas.line([polar(spot, width * 2.4, heading + d) for d in range(-100, 101, 20)], width * 0.7, WHITE)
    canvas.ring(way[0], width * 2.6, width * 0.8, WHITE)
    canvas.disc(way[0], width, WHITE)


def cross_bar(canvas: Canvas, at: Point, half: float, degrees: float, width: float) -> None:
    """A short bar across a line."""
    canvas.stroke([polar(at, half, degrees), at, polar(at, -half, degrees)], taper(width * 1.2, 0.3), WHITE)
