"""The plans of a card's face: where its parts lie, as it is printed, with a taller page, or cropped."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

import pygame

from ui import kept
from ui.table.card_words import Size

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in the units of a plan."""

RISES = (0, 40, 75, 110, 140, 175, 215)
"""How far an upright card's page may grow over its painting until its text is read with ease, in units of its plan."""
SILL, STRIP, HEAD, BODY = 396, (406, 446), 470, 610
"""The heights at which its frame is taken apart for that: from the sill on it moves up, the strip grows for the letters
upon it, between its head and its foot the page is drawn out."""
SUNK = 0.3
"""How much of what a taller page takes from a painting it loses above: there is sky."""
STRIP_LETTERS = 1.2
"""How tall that strip is at least, in its smallest letters."""
NAME_FOOT = 18
"""How far a name stands above the foot of a card that is cropped, in the units of its plan."""


class Plan(NamedTuple):
    """Where the parts of a face lie, in units of its own; `signs` are centre and radius of each corner."""

    units: tuple[int, int]
    frame: str
    window: Box
    name: Box
    signs: Mapping[str, tuple[float, float, float]]
    line: Box | None = None
    page: Box | None = None
    plate: bool = False
    lines: int = 2
    """How many lines of a name a plate may hold."""
    veiled: bool = False
    """Does its text lie on a veil over the painting?"""
    rise: int = 0
    """How much higher its page begins than the frame is painted,"""
    swell: int = 0
    """and how much taller the strip above it is."""


_FULL_SIGNS = {"top-left": (52, 48, 36), "top-right": (448, 48, 36), "bottom-left": (56, 651, 36),
               "bottom-right": (444, 651, 36)}  # fmt: skip
_SMALL_SIGNS = {"top-left": (72, 72, 66), "top-right": (428, 72, 66), "bottom-left": (72, 632, 64),
                "bottom-right": (428, 632, 64)}  # fmt: skip
_WIDE_SIGNS = {"top-left": (58, 58, 42), "top-right": (642, 58, 42), "bottom-left": (52, 365, 36),
               "bottom-right": (648, 365, 36)}  # fmt: skip
_WIDE_SMALL_SIGNS = {"top-left": (74, 74, 62), "top-right": (626, 74, 62), "bottom-left": (72, 420, 62),
                     "bottom-right": (628, 420, 62)}  # fmt: skip


class Format(NamedTuple):
    """The plans of upright or of lying cards: one to read, one to recognise by name, one to recognise by picture.

    `readable` and `named` are the widths in pixels from which on the first two are used, `largest` the share of its
    page that a line of text takes at most.
    """

    full: Plan
    small: Plan
    tiny: Plan
    readable: int
    named: int
    largest: float


PORTRAIT = Format(
    Plan((500, 700), "frame", (24, 76, 476, 406), (34, 20, 466, 70), _FULL_SIGNS, (40, 410, 460, 440),
         (36, 452, 464, 617)),
    Plan((500, 700), "small", (22, 22, 478, 474), (26, 466, 474, 572), _SMALL_SIGNS, plate=True),
    Plan((500, 700), "small", (22, 22, 478, 584), (0, 0, 0, 0), _SMALL_SIGNS),
    150, 48, 1 / 4,
)  # fmt: skip
CROPPED = 1.08
"""A card is cropped that is so much wider than its frame for its height."""
TIGHT, BARE = 0.8, 0.66
"""One that is lower than that, beside its width, has one line for its name; one lower still has no room for signs."""
LANDSCAPE = Format(
    Plan((700, 500), "frame", (20, 20, 680, 334), (80, 340, 620, 390), _WIDE_SIGNS, None, (40, 400, 660, 478)),
    Plan((700, 500), "small", (20, 20, 680, 384), (40, 374, 660, 474), _WIDE_SMALL_SIGNS, plate=True),
    Plan((700, 500), "small", (20, 20, 680, 482), (0, 0, 0, 0), _WIDE_SMALL_SIGNS),
    300, 90, 1 / 2.8,
)  # fmt: skip


def cropped(size: Size) -> Plan:
    """In a place that is too low the name stands at the foot of what is seen of the painting, numbers at its head."""
    plan, tight = PORTRAIT.small, size[1] < size[0] * TIGHT
    wide = plan.units[0]
    tall = round(wide * size[1] / size[0])
    foot, line = tall - NAME_FOOT, plan.name[3] - plan.name[1]
    head = foot - (min(tall * 0.29, line) if tight else line)
    radius = min(plan.signs["top-left"][2], tall / 4)
    at = {"left": radius + 6, "right": wide - radius - 6}
    signs = {corner: (at[corner.partition("-")[2]], radius + 6, radius) for corner in plan.signs}
    return plan._replace(units=(wide, tall), window=(22, 22, wide - 22, tall - 22), signs=signs,
                         name=(plan.name[0], head, plan.name[2], foot), lines=1 if tight else plan.lines)  # fmt: skip


def rect_of(plan: Plan, box: Box, size: Size) -> pygame.Rect:
    sx, sy = size[0] / plan.units[0], size[1] / plan.units[1]
    left, top = round(box[0] * sx), round(box[1] * sy)
    return pygame.Rect(left, top, round(box[2] * sx) - left, round(box[3] * sy) - top)


def unrisen(plan: Plan) -> Plan:
    """The plan as its frame is painted."""
    return PORTRAIT.full if plan.rise else plan


def risen(rise: int, swell: int) -> Plan:
    """The plan of an upright card to read, with a taller page and a taller strip above it."""
    full = PORTRAIT.full
    (left, top, right, bottom), line, page = full.window, full.line or full.name, full.page or full.name
    return full._replace(
        window=(left, top, right, bottom - rise), rise=rise, swell=swell,
        line=(line[0], line[1] - rise, line[2], line[3] - rise + swell),
        page=(page[0], page[1] - rise + swell, page[2], page[3]),
    )  # fmt: skip


def grown(what: tuple[str, ...], picture: pygame.Surface, plan: Plan) -> pygame.Surface:
    """A frame, or its hole, with a page as tall as the plan says."""
    size = picture.get_size()
    return kept.shapes.once((*what, size, plan.rise, plan.swell), lambda: _drawn_out(picture, plan))


def _drawn_out(picture: pygame.Surface, plan: Plan) -> pygame.Surface:
    (wide, tall), rise, swell = picture.get_size(), plan.rise, plan.swell
    heights = [(0, 0), (SILL - rise, SILL - rise), (SILL, SILL - rise), (STRIP[0], STRIP[0] - rise),
               (STRIP[1], STRIP[1] - rise + swell), (HEAD, HEAD - rise + swell), (BODY, BODY),
               (plan.units[1], plan.units[1])]  # fmt: skip
    rows = [(round(y * tall / plan.units[1]), round(to * tall / plan.units[1])) for y, to in heights]
    surface = pygame.Surface((wide, tall), pygame.SRCALPHA)
    for (top, onto), (bottom, until) in pairwise(rows):
        if until > onto and bottom > top:
            part = picture.subsurface((0, top, wide, bottom - top))
            surface.blit(pygame.transform.smoothscale(part, (wide, until - onto)), (0, onto))
    return surface
