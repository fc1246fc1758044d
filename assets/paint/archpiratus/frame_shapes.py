"""The outlines by which the cards of ArchPiratus are told apart.

A card that is read has little room outside its window and text, a small one much: `deep` says how far an outline may
reach in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..brush import mirror, ribbon, rng
from ..frames.outlines import Outline, arc, crown_corner, cut_corner, notch_corner, outline, round_corner, star

WIDE, TALL = 500.0, 700.0
MIDDLE = WIDE / 2
LEFT, RIGHT, TOP, LOW = 2.0, WIDE - 2, 2.0, TALL - 2


class Shape(NamedTuple):
    """What a card is cut from, and what is punched out of it."""

    solid: list[Outline]
    holes: Sequence[Outline] = ()


Draw = Callable[[float], Shape]


def chip(deep: float) -> Shape:
    """Money: round corners, a bite in each side."""
    bite, y = 8 + deep, 300.0
    left = [*arc((LEFT, y), bite, 90, -90, 20)]
    right = mirror(left, MIDDLE)
    up, low = outline((LEFT, TOP, RIGHT, LOW), round_corner(58)), len(round_corner(58))
    corners = [up[k * low : (k + 1) * low] for k in range(4)]
    return Shape([[*corners[0], *corners[1], *reversed(right), *corners[2], *corners[3], *left]])


def slate(deep: float) -> Shape:
    """A contract: one ear cut off, a seal that hangs out below."""
    cut, foot = 50 + 1.6 * deep, LOW - deep
    small = 14.0
    sheet = [(LEFT, TOP + small), (LEFT + small, TOP), (RIGHT - cut, TOP), (RIGHT, TOP + cut), (RIGHT, foot - small),
             (RIGHT - small, foot), (LEFT + small, foot), (LEFT, foot - small)]  # fmt: skip
    seal = 27 + deep
    return Shape([sheet, star((MIDDLE, LOW - seal), 14, seal, seal * 0.88)])


def badge(deep: float) -> Shape:
    """Crew: a pass with a clip for its lanyard."""
    body = outline((LEFT, TOP + deep, RIGHT, LOW), round_corner(46))
    reach = 60 + deep
    clip = [(MIDDLE - reach - deep, TOP + deep + 2), (MIDDLE - reach, TOP), (MIDDLE + reach, TOP),
            (MIDDLE + reach + deep, TOP + deep + 2)]  # fmt: skip
    tall = deep * 0.5
    slot = outline(
        (MIDDLE - reach * 0.7, TOP + tall * 0.6, MIDDLE + reach * 0.7, TOP + tall * 1.6), round_corner(tall / 2)
    )
    return Shape([body, clip], [slot])


def board(deep: float) -> Shape:
    """Tech: a plug-in board with contacts below, a key at the left and a tab at the right."""
    side, top, low = RIGHT - deep * 0.6, TOP, LOW - deep * 0.7
    cut, key = 26 + deep * 0.6, deep * 0.8
    first, last = tab_span(deep)
    pins: Outline = []
    wide, gap = 25.0, 15.0
    x = MIDDLE + 4.5 * wide + 4 * gap - 20
    for _k in range(8):
        pins += [(x, low), (x, LOW), (x - wide, LOW), (x - wide, low)]
        x -= wide + gap
    body = [(LEFT, top + cut), (LEFT + cut, top), (side - cut * 0.5, top), (side, top + cut * 0.5),
            (side, first), (RIGHT, first + deep * 0.5), (RIGHT, last - deep * 0.5), (side, last),
            (side, low - cut), (side - cut, low), *pins, (LEFT + cut, low), (LEFT, low - cut),
            (LEFT, 470), (LEFT + key, 470 - key * 0.6), (LEFT + key, 410 + key * 0.6), (LEFT, 410)]  # fmt: skip
    return Shape([body])


def tab_span(deep: float) -> tuple[float, float]:
    """From where to where the tab of a board reaches."""
    return (84.0, 160.0) if deep < 20 else (34.0, 150.0)


def door(deep: float) -> Shape:
    """A room: a hatch with hinges and a latch."""
    out = 6 + deep * 0.34
    body = outline((LEFT + out, TOP, RIGHT - out, LOW), round_corner(96 + deep))
    hinges = [outline((LEFT, y, LEFT + 3 * out, y + 78), cut_corner(out * 0.5)) for y in (190.0, 440.0)]
    latch = outline((RIGHT - 3 * out, 296, RIGHT, 404), cut_corner(out * 0.5))
    return Shape([body, *hinges, latch])


def plaque(deep: float) -> Shape:
    """A title: a ship's plaque, hollow at its shoulders, pointed below."""
    up = notch_corner(36 + deep)
    point = [(0.0, 52 + 1.2 * deep), (96 + deep, 0.0)]
    return Shape([outline((LEFT, TOP, RIGHT, LOW), up, low=point)])


def rag(deep: float) -> Shape:
    """Piracy: a plate that was torn out of a hull."""
    source = rng("torn plate")
    edge: Outline = []
    runs = (
        ((LEFT, LOW - 34), (LEFT, TOP + 40), (1, 0)),
        ((LEFT + 40, TOP), (RIGHT - 26, TOP), (0, 1)),
        ((RIGHT, TOP + 26), (RIGHT, LOW - 40), (-1, 0)),
        ((RIGHT - 52, LOW), (LEFT + 34, LOW), (0, -1)),
    )
    for (ax, ay), (bx, by), (nx, ny) in runs:
        teeth = 11 if nx else 8
        for k in range(teeth + 1):
            t = k / teeth
            reach = deep * (0.1 + 0.5 * source.random()) if k % 2 else source.random() * 2
            edge.append((ax + (bx - ax) * t + nx * reach, ay + (by - ay) * t + ny * reach))
    return Shape([edge])


def receiver(deep: float) -> Shape:
    """An event: a bulging receiver with two aerials."""
    top = TOP + deep
    bulge, corner = 12.0, 44.0
    half = [
        (MIDDLE, top),
        *[(MIDDLE + (MIDDLE - corner - bulge) * k / 8, top + bulge * (k / 8) ** 2 * 0.6) for k in range(1, 9)],
    ]
    half += [*arc((RIGHT - bulge - corner, top + 7 + corner), corner, -84, -4, 12)]
    half += [(RIGHT - bulge * (1 - (1 - abs(k / 6 - 1)) ** 0.7), 350 + (k / 6 - 1) * 260) for k in range(13)]
    half += [*arc((RIGHT - bulge - corner, LOW - 4 - corner), corner, 4, 84, 12), (MIDDLE, LOW)]
    aerials, tips = [], []
    for side in (-1, 1):
        tip = (MIDDLE + side * (90 + 1.6 * deep), TOP + 6 + deep * 0.1)
        aerials.append(ribbon([(MIDDLE + side * 18, top + 12), tip], lambda t: 5 + deep * 0.18))
        tips.append(arc(tip, 5 + deep * 0.14, 0, 360, 18))
    return Shape([[*half, *mirror(half, MIDDLE)], *aerials, *tips])


def dossier(deep: float) -> Shape:
    """A mission: a folder's tab, and the holed margins of a printer's sheet."""
    top, tab = TOP + deep, 176.0
    body = [(LEFT, TOP + 12), (LEFT + 12, TOP), (LEFT + tab, TOP), (LEFT + tab + deep * 1.4, top), (RIGHT - 12, top),
            (RIGHT, top + 12), (RIGHT, LOW), (LEFT, LOW)]  # fmt: skip
    radius, step = (4.6, 27.0) if deep < 20 else (11.0, 50.0)
    inset = radius * 1.25 + 5
    holes = []
    y = top + 2.2 * radius + 18
    while y < 620:
        holes += [arc((x, y), radius, 0, 360, 20) for x in (LEFT + inset, RIGHT - inset)]
        y += step
    return Shape([body], holes)


def regalia(deep: float) -> Shape:
    """An admiral: lobed corners and a star above."""
    top = TOP + deep * 0.6
    body = outline((LEFT, top, RIGHT, LOW), crown_corner(66 + deep * 0.5))
    return Shape([body, admirals_star(deep)])


def admirals_star(deep: float) -> Outline:
    ray = 1.8 * deep - 13
    return star((MIDDLE, TOP + ray), 8, ray, ray * 0.5)
