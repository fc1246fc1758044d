"""Paints the frames, backs, signs and marks of ArchPiratus' cards: plates of worn metal, screens, tape and paper.

A kind is known by its outline before its colours; the boards of the five slots share one and tell their slot by the
glyph on their tab.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from ..brush import Color, Stops, mirror, mix, ribbon, rng, spline, taper
from ..frames.outlines import Box, Outline, arc, cut_corner, enlarged, outline, round_corner, star, turned
from ..frames.parts import (
    FULL,
    PLATE,
    SMALL,
    Picture,
    Plan,
    crest,
    cut_window_out,
    halved,
    paint_into,
    paint_mark,
    paint_wanted,
    panel,
    shrink,
    watermark,
)
from ..frames.sheet import BRASS, GILT, Pair, Sheet
from .frame_backs import BACKS, MARKERS, MARKS, OWNED, SIGNS, paint_back, paint_glyph, paint_sign
from .frame_glyphs import CREW, SLOTS, STATIONS, glyph
from .frame_plating import (
    AMBER,
    BLOOD,
    COPPER,
    GUNMETAL,
    RED,
    STEEL,
    TEAL,
    VERDIGRIS,
    lamp,
    plate,
    rivets,
    screen,
    screws,
    tape,
    tint,
    traces,
)
from .frame_shapes import (
    LEFT,
    LOW,
    MIDDLE,
    RIGHT,
    TOP,
    Draw,
    admirals_star,
    badge,
    board,
    chip,
    door,
    dossier,
    plaque,
    rag,
    receiver,
    regalia,
    slate,
    tab_span,
)

DEEP = {FULL: 14.0, SMALL: 36.0}


class Work(NamedTuple):
    """A frame in the making."""

    sheet: Sheet
    look: Look
    plan: Plan
    body: Image.Image
    bed: Image.Image
    """The body without its margin: what is laid upon it keeps within."""

    @property
    def deep(self) -> float:
        return DEEP[self.plan]

    @property
    def full(self) -> bool:
        return self.plan is FULL

    def within(self, *parts: Outline) -> Image.Image:
        return ImageChops.multiply(self.sheet.shape(*parts), self.bed)


class Look(NamedTuple):
    """What a kind of card looks like."""

    draw: Draw
    crest: str
    body: Pair
    metal: Stops
    label: Pair
    page: Pair
    light: Color
    """Its lamps, and the glow of its screens."""
    enamel: Pair
    details: Callable[[Work], None]
    """What lies on the body before the window is cut out."""
    finish: Callable[[Work], None] = lambda work: None
    """What lies on everything."""
    wear: float = 1.0
    margin: float = 8.0
    """So much more room beside the window of a small card."""


# Details


def side_spots(work: Work, count: int, inset: float = 12.0) -> list[tuple[float, float]]:
    """Spots along both sides, for rivets."""
    first, last = (100.0, 616.0) if work.full else (70.0, 560.0)
    rows = [first + (last - first) * k / (count - 1) for k in range(count)]
    return [(x, y) for y in rows for x in (inset, 500 - inset)]


def foot_vents(work: Work, slant: float = 8.0, count: int = 6) -> None:
    """Slanting slots at both sides of the crest."""
    x, y = work.plan.foot
    start, step = work.plan.crest * 0.72, 13.0 if work.full else 9.0
    tall = 9.0 if work.full else 15.0
    slots: list[Outline] = []
    for k in range(count):
        left = x + start + k * step
        slot = [(left, y + tall), (left + slant, y - tall), (left + slant + 5, y - tall), (left + 5, y + tall)]
        slots += [slot, mirror(slot, x)]
    mask = work.within(*slots)
    tint(work.sheet, mask, (6, 8, 10), 0.82)
    tint(work.sheet, ImageChops.subtract(ImageChops.offset(mask, work.sheet.ss, work.sheet.ss), mask), (255, 255, 255),
         0.2)  # fmt: skip


def money(work: Work) -> None:
    """The fine waves of a banknote, and a row of studs at each side."""
    sheet = work.sheet
    waves: list[Outline] = []
    for k in range(40):
        y = 8 + k * 18
        way = [(x, y + (7 if (x // 25 + k) % 2 else -7)) for x in range(-20, 540, 25)]
        waves.append(ribbon(spline(way, 4), lambda t: 1.5))
    tint(sheet, work.within(*waves), work.look.metal[1][1], 0.6)
    spots = [spot for spot in side_spots(work, 13 if work.full else 9) if abs(spot[1] - 300) > 40]
    rivets(sheet, spots, 3.6 if work.full else 5, work.look.metal)


def sealed(work: Work) -> None:
    """A fold where the ear is cut off, and the ribbon that holds the seal."""
    sheet, deep = work.sheet, work.deep
    cut = 50 + 1.6 * deep
    fold = [(RIGHT - cut, TOP), (RIGHT, TOP + cut), (RIGHT - cut * 0.86, TOP + cut * 0.86)]
    sheet.shadow(sheet.shape(fold), 5, 0.8, work.body)
    sheet.fill(ImageChops.multiply(sheet.shape(fold), work.body), ((148, 160, 176), (96, 106, 122)), "fold")
    sheet.rim(ImageChops.multiply(sheet.shape(fold), work.body), 2.4, STEEL, 1.6)
    y = work.plan.foot[1]
    half = 8.0 if work.full else 14.0
    band = sheet.shape([(LEFT, y - half), (RIGHT, y - half), (RIGHT, y + half), (LEFT, y + half)])
    band = ImageChops.multiply(band, work.body)
    sheet.shadow(band, 2, 0.5, work.body)
    sheet.fill(band, ((176, 42, 36), (104, 14, 16)), "ribbon", 0.04)
    tint(sheet, ImageChops.subtract(band, sheet.shrunk(band, 2)), (255, 190, 150), 0.35)
    screws(sheet, [(15, 60), (15, 560)] if work.full else [(14, 150), (14, 470)], 5.5, work.look.metal)


def seal(work: Work) -> None:
    """The wax below, in place of a plain crest."""
    sheet = work.sheet
    radius = 27 + work.deep
    wax = sheet.shape(star((MIDDLE, LOW - radius), 14, radius, radius * 0.88))
    sheet.shadow(wax, 4, 0.6, work.body)
    sheet.metal(wax, BLOOD, 7)
    mark = enlarged(glyph(work.look.crest), (MIDDLE, LOW - radius), radius * 1.1)
    sheet.metal(sheet.shape(*mark), BLOOD, 2.4, 0.9)


def passport(work: Work) -> None:
    """Stripes of rank down the sides and a code of bars at the foot."""
    sheet, deep = work.sheet, work.deep
    wide = 6.0 if work.full else 7.0
    for inset in (9.0, 500 - 9.0 - wide):
        stripe = sheet.shape([(inset, 90), (inset + wide, 90), (inset + wide, 600), (inset, 600)])
        tint(sheet, ImageChops.multiply(stripe, work.body), work.look.light, 0.6)
    x, y = work.plan.foot
    source = rng("code of bars")
    bars: list[Outline] = []
    at, tall = work.plan.crest * 0.75, 12.0 if work.full else 20.0
    while at < (130 if work.full else 108):
        thick = source.choice((2.0, 3.0, 5.0))
        block = [(x + at, y - tall), (x + at + thick, y - tall), (x + at + thick, y + tall), (x + at, y + tall)]
        bars += [block, mirror(block, x)]
        at += thick + source.choice((2.5, 4.0))
    tint(sheet, work.within(*bars), (6, 20, 14), 0.75)
    clip = sheet.shape([(MIDDLE - 60 - 2 * deep, TOP + deep + 2), (MIDDLE - 60 - deep, TOP), (MIDDLE + 60 + deep, TOP),
                        (MIDDLE + 60 + 2 * deep, TOP + deep + 2)])  # fmt: skip
    sheet.metal(ImageChops.multiply(clip, work.body), STEEL, 3)


def circuits(work: Work) -> None:
    """Conductors down both sides, gilded contacts below."""
    sheet, deep = work.sheet, work.deep
    low = LOW - deep * 0.7
    if work.full:
        ways = [*traces((7, 170, 21, 400), "left", 2), *traces((476, 180, 488, 600), "right", 2)]
        tint(sheet, sheet.shape(*ways), work.look.light, 0.55)
    x, y = work.plan.foot
    reach = work.plan.crest * 0.62
    lines: list[Outline] = []
    for k in range(3):
        way = [(x + reach, y - 9 + 9 * k), (x + reach + 26, y - 9 + 9 * k), (x + reach + 42 + 6 * k, y + 12 * (k - 1)),
               (x + reach + 58 + 10 * k, y + 12 * (k - 1))]  # fmt: skip
        lines += [ribbon(way, lambda t: 2.6), arc(way[-1], 4, 0, 360, 14)]
    lines += [mirror(line, x) for line in lines]
    tint(sheet, work.within(*lines), work.look.light, 0.7)
    pins = ImageChops.multiply(sheet.shape([(LEFT, low - 10), (RIGHT, low - 10), (RIGHT, LOW), (LEFT, LOW)]), work.body)
    wide, gap = 25.0, 15.0
    first = MIDDLE + 4.5 * wide + 4 * gap - 20 - wide
    teeth = sheet.shape(*([(first - k * (wide + gap) + 3, low - 10), (first - k * (wide + gap) + wide - 3, low - 10),
                           (first - k * (wide + gap) + wide - 3, LOW), (first - k * (wide + gap) + 3, LOW)]
                          for k in range(8)))  # fmt: skip
    sheet.metal(ImageChops.multiply(teeth, pins), GILT, 2.4)


def slot_tab(work: Work) -> None:
    """The tab with the glyph of the slot."""
    sheet = work.sheet
    first, last = tab_span(work.deep)
    wide = last - first
    x0, x1 = RIGHT - wide, RIGHT
    cut = wide * 0.16
    face = [(x0 + cut, first), (x1 - cut, first), (x1, first + cut), (x1, last - cut), (x1 - cut, last),
            (x0 + cut, last), (x0, last - cut), (x0, first + cut)]  # fmt: skip
    mask = sheet.shape(face)
    sheet.shadow(mask, 6, 0.8)
    sheet.fill(mask, work.look.enamel, "tab", 0.05)
    sheet.rim(mask, wide * 0.055, work.look.metal, 2)
    sign = sheet.shape(*enlarged(glyph(work.look.crest), ((x0 + x1) / 2, (first + last) / 2), wide * 0.68))
    sheet.glow(sign, wide * 0.05, work.look.light, 0.7)
    tint(sheet, sign, mix(work.look.light, (255, 255, 255), 0.72))


def bolted(work: Work) -> None:
    """Heavy bolts round a hatch, warning tape at its foot."""
    sheet = work.sheet
    y = work.plan.foot[1]
    half = 13.0 if work.full else 24.0
    strip = work.within([(LEFT, y - half), (RIGHT, y - half), (RIGHT, y + half), (LEFT, y + half)])
    tape(sheet, strip, (226, 168, 40), (26, 26, 28), 34)
    inset = 17.0 if work.full else 22.0
    rivets(sheet, side_spots(work, 6, inset), 6 if work.full else 8, work.look.metal)


def engraved(work: Work) -> None:
    """Lines that follow the edge of a plaque, a screw in each shoulder, laurels below."""
    sheet = work.sheet
    hair = ImageChops.subtract(sheet.shrunk(work.body, 9), sheet.shrunk(work.body, 11))
    tint(sheet, hair, (50, 26, 6), 0.8)
    x, y = work.plan.foot
    leaves: list[Outline] = []
    reach = work.plan.crest * 0.7
    for k in range(6):
        at = (x + reach + k * 13, y - 3 * k * (0.4 if work.full else 0.7))
        for way in (-1, 1):
            leaf = turned([(-8, 0), (0, -3.6), (9, 0), (0, 3.6)], (at[0], at[1] + way * 6), way * -28)
            leaves += [leaf, mirror(leaf, x)]
    sheet.metal(sheet.shape(*leaves), work.look.metal, 1.8)
    screws(sheet, side_spots(work, 3, 12), 5.5, GUNMETAL)


def plundered(work: Work) -> None:
    """Gashes, and strips of warning tape over two corners."""
    sheet = work.sheet
    far = 118.0 if work.full else 150.0
    for a, b in (((RIGHT - far, TOP), (RIGHT, TOP + far)), ((LEFT, LOW - far), (LEFT + far, LOW))):
        strip = sheet.shape(ribbon([(a[0] - 60, a[1] - 60), (b[0] + 60, b[1] + 60)], lambda t: 30))
        tape(sheet, ImageChops.multiply(strip, work.body), (196, 36, 30), (20, 16, 18), 30)
    source = rng("gashes")
    gashes: list[Outline] = []
    for _k in range(9):
        x, y = source.uniform(0, 500), source.uniform(0, 700)
        gashes.append(ribbon([(x, y), (x + 30, y - 26), (x + 64, y - 66)], taper(4)))
    mask = ImageChops.multiply(sheet.shape(*gashes), work.body)
    tint(sheet, mask, (4, 2, 4), 0.9)
    sheet.glow(mask, 2, RED, 0.35)
    foot_vents(work, -10)


def tuned(work: Work) -> None:
    """A scale of a receiver beside the crest, vents at its sides."""
    sheet = work.sheet
    x, y = work.plan.foot
    ticks: list[Outline] = []
    for k in range(9):
        left = x + work.plan.crest * 0.75 + k * 9.5
        tall = 13.0 if k % 4 == 0 else 7.0
        tick = [(left, y - tall), (left + 2.4, y - tall), (left + 2.4, y + 4), (left, y + 4)]
        ticks += [tick, mirror(tick, x)]
    tint(sheet, work.within(*ticks), work.look.light, 0.85)
    slots: list[Outline] = []
    for _x, y in side_spots(work, 14 if work.full else 10):
        slot = outline((9, y - 3, 19, y + 3), round_corner(3))
        slots += [slot, mirror(slot, MIDDLE)]
    tint(sheet, ImageChops.multiply(sheet.shape(*slots), work.body), (4, 8, 10), 0.8)


def aerial_lights(work: Work) -> None:
    for side in (-1, 1):
        tip = (MIDDLE + side * (90 + 1.6 * work.deep), TOP + 6 + work.deep * 0.1)
        lamp(work.sheet, tip, 3 + work.deep * 0.1, work.look.light, work.look.metal)


def printed(work: Work) -> None:
    """The pale bars of printer's paper, the tear lines of its margins, a typed head on the tab."""
    sheet = work.sheet
    bars = sheet.shape(*([(0, y), (500, y), (500, y + 14), (0, y + 14)] for y in range(14, 700, 28)))
    tint(sheet, ImageChops.multiply(bars, work.body), (92, 176, 168), 0.3)
    edge = 20.5 if work.full else 41.0
    dots = [
        [(x, y), (x + 1.6, y), (x + 1.6, y + 5), (x, y + 5)] for y in range(30, 640, 10) for x in (edge, 498 - edge)
    ]
    tint(sheet, ImageChops.multiply(sheet.shape(*dots), work.body), (60, 70, 76), 0.5)
    if not work.full:
        typed = [
            [(30 + k * 17, 16), (41 + k * 17, 16), (41 + k * 17, 28), (30 + k * 17, 28)] for k in (0, 1, 2, 4, 5, 7)
        ]
        tint(sheet, sheet.shape(*typed), (40, 60, 66), 0.7)
    foot_vents(work, 0, 5)


def taped(work: Work) -> None:
    """A strip of tape at two corners of the picture, and the pin that holds the sheet."""
    sheet = work.sheet
    x0, y0, x1, _y1 = work.plan.window
    inset = work.look.margin * (0 if work.full else 1)
    g = 1.0 if work.full else 1.5
    y = y0 + (8 if work.full else 36)
    for x, turn in ((x0 + inset + 14, -40), (x1 - inset - 14, 40)):
        strip = sheet.shape(turned([(-34 * g, -10 * g), (34 * g, -10 * g), (34 * g, 10 * g), (-34 * g, 10 * g)], (x, y),
                                   turn))  # fmt: skip
        sheet.shadow(strip, 2, 0.45)
        tint(sheet, strip, (232, 206, 140), 0.88)
        tint(sheet, ImageChops.subtract(strip, sheet.shrunk(strip, 2)), (255, 246, 214), 0.5)


def gilded(work: Work) -> None:
    """Ropes of gold down the sides, scrollwork at both sides of the crest."""
    sheet = work.sheet
    cords: list[Outline] = []
    first, last = (92.0, 606.0) if work.full else (110.0, 560.0)
    for k in range(int((last - first) / 13)):
        y = first + 13 * k
        cord = turned([(-7, -3), (7, -3), (7, 3), (-7, 3)], (12.5, y), 34)
        cords += [cord, mirror(cord, MIDDLE)]
    sheet.metal(sheet.shape(*cords), work.look.metal, 2)
    x, y = work.plan.foot
    start = work.plan.crest * 0.64
    strokes: list[Outline] = []
    for side in (-1, 1):
        stem = spline([(x + side * start, y), (x + side * (start + 36), y - 10), (x + side * (start + 70), y + 4),
                       (x + side * (start + 98), y - 6)], 10)  # fmt: skip
        strokes.append(ribbon(stem, taper(7, 0.5)))
        strokes += [
            star((x + side * (start + 24 + 30 * k), y + (15 if k % 2 == 0 else -15)), 5, 8, 3.4) for k in (0, 1, 2)
        ]
    sheet.metal(sheet.shape(*strokes), work.look.metal, 2.2)


def decorated(work: Work) -> None:
    """The star above, and jewelled scrolls in the corners of the picture."""
    sheet = work.sheet
    g = 1.0 if work.full else 1.5
    x0, y0, x1, y1 = work.plan.window
    y0 += 0 if work.full else 20
    parts: list[Outline] = []
    for side, x in ((1, x0), (-1, x1)):
        for turn in (0, 1):
            for way in ([(-4, -4), (22, 10), (48, 6), (62, -3)], [(18, 8), (32, 22), (46, 20), (40, 12)]):
                way = [(b, a) if turn else (a, b) for a, b in way]
                parts.append(ribbon(spline([(x + side * a * g, y0 + b * g) for a, b in way], 8), taper(9 * g, 0.5)))
    sheet.metal(sheet.shape(*parts), work.look.metal, 2.6, 0.8)
    above = admirals_star(work.deep)
    ray = (max(y for _x, y in above) - TOP) / 2
    sheet.metal(sheet.shape(above), work.look.metal, 4)
    lamp(sheet, (MIDDLE, TOP + ray), ray * 0.26, TEAL, work.look.metal)
    for spot in ((x0 + 3, y0 + 3), (x1 - 3, y0 + 3), (x0 + 3, y1 - 3), (x1 - 3, y1 - 3)):
        lamp(sheet, spot, 7 * g, AMBER, work.look.metal)


# Kinds

GLASS = ((14, 34, 40), (8, 20, 26))
DARK_GLASS = ((26, 30, 38), (14, 17, 23))
BOARD = ((44, 54, 66), (24, 30, 40))
BOARD_LABEL = ((30, 38, 50), (18, 24, 34))


def tech(slot: str, body: Pair, light: Color, enamel: Pair, metal: Stops) -> Look:
    return Look(board, slot, body, metal, BOARD_LABEL, DARK_GLASS, light, enamel, circuits, slot_tab)


LOOKS: dict[str, Look] = {
    "credit": Look(chip, "credit", ((214, 168, 88), (138, 92, 34)), BRASS, ((252, 236, 196), (222, 190, 130)),
                   ((250, 236, 204), (230, 204, 152)), AMBER, ((120, 78, 22), (66, 38, 8)), money, wear=0.5),
    "contract": Look(slate, "contract", ((84, 94, 110), (44, 50, 62)), STEEL, ((40, 46, 58), (26, 30, 40)),
                     ((34, 40, 50), (20, 24, 32)), RED, ((150, 30, 28), (84, 10, 12)), sealed, seal),
    "crew": Look(badge, "crew", ((58, 118, 88), (24, 62, 46)), VERDIGRIS, ((232, 240, 230), (196, 214, 200)),
                 ((236, 242, 232), (208, 222, 208)), (120, 240, 170), ((20, 84, 58), (8, 44, 30)), passport, wear=0.6),
    "tech-weapon": tech("weapon", ((112, 62, 58), (58, 28, 30)), (255, 120, 96), ((104, 20, 18), (52, 6, 8)), STEEL),
    "tech-armor": tech("armor", ((112, 122, 134), (62, 70, 82)), (206, 226, 244), ((70, 84, 104), (34, 42, 56)), STEEL),
    "tech-engine": tech("engine", ((126, 88, 46), (68, 42, 20)), (255, 176, 70), ((132, 66, 12), (70, 28, 4)), COPPER),
    "tech-computer": tech("computer", ((36, 96, 94), (14, 50, 52)), (90, 240, 220), ((8, 84, 80), (4, 42, 42)), STEEL),
    "tech-scanner": tech("scanner", ((84, 72, 128), (42, 34, 74)), (196, 166, 255), ((66, 42, 124), (32, 18, 70)),
                         STEEL),
    "room": Look(door, "room", ((104, 112, 108), (56, 64, 62)), GUNMETAL, ((44, 52, 52), (28, 34, 34)),
                 ((34, 40, 40), (20, 25, 25)), AMBER, ((88, 70, 22), (46, 34, 8)), bolted, wear=1.4),
    "title": Look(plaque, "title", ((206, 158, 78), (124, 84, 32)), BRASS, ((74, 42, 16), (46, 24, 8)),
                  ((248, 226, 176), (222, 188, 124)), AMBER, ((92, 48, 14), (48, 22, 4)), engraved, wear=0.7),
    "piracy": Look(rag, "piracy", ((50, 42, 46), (20, 16, 20)), BLOOD, ((34, 12, 14), (18, 6, 8)),
                   ((36, 16, 18), (20, 9, 11)), RED, ((30, 6, 8), (10, 2, 3)), plundered, wear=1.6),
    "event": Look(receiver, "event", ((62, 78, 88), (28, 38, 46)), GUNMETAL, GLASS, GLASS, TEAL,
                  ((8, 66, 68), (4, 30, 34)), tuned, aerial_lights),
    "mission": Look(dossier, "mission", ((240, 238, 222), (214, 214, 198)), GUNMETAL,
                    ((250, 248, 236), (232, 230, 214)), ((248, 247, 236), (228, 230, 218)), TEAL,
                    ((20, 70, 76), (8, 38, 44)), printed, taped, 0.25, 26),
    "admiral": Look(regalia, "admiral", ((30, 44, 86), (12, 18, 44)), GILT, ((44, 60, 112), (22, 30, 66)),
                    ((26, 36, 72), (15, 20, 46)), TEAL, ((14, 84, 92), (6, 40, 50)), gilded, decorated, 0.3),
}  # fmt: skip


def label(box: Box) -> Outline:
    return outline(box, cut_corner(min(12, (box[3] - box[1]) / 4)))


def paint_frame(look: Look, plan: Plan) -> Image.Image:
    sheet = Sheet(plan.size)
    shape = look.draw(DEEP[plan])
    solid = sheet.shape(*shape.solid)
    body = ImageChops.subtract(solid, sheet.shape(*shape.holes)) if shape.holes else solid
    work = Work(sheet, look, plan, body, sheet.shrunk(solid, 9 if plan is FULL else 13))
    plate(sheet, body, look.body, look.crest, look.wear)
    sheet.shadow(ImageChops.invert(solid), 10, 0.5, body, down=0)
    look.details(work)
    sheet.rim(body, 4.6 if plan is FULL else 7, look.metal, 2.6, 0.5)
    light = look.page[0][0] > 128
    if plan.page:
        page = work.within(outline(plan.page, cut_corner(14)))
        if light:
            panel(sheet, page, look.page, look.metal, "page", 3, True)
        else:
            screen(sheet, page, look.page, look.light, look.metal)
        watermark(sheet, glyph(look.crest), plan.page, look.metal[1][1] if light else look.light)
    if plan.line:
        panel(sheet, work.within(label(plan.line)), look.label, look.metal, "line", 2, False)
    x0, y0, x1, y1 = plan.window
    more = 0 if plan is FULL else look.margin
    window = work.within(outline((x0 + more, y0 + min(more, 8), x1 - more, y1), cut_corner(16)))
    cut_window_out(sheet, window, look.metal, (6, 10, 14))
    if plan.banner:
        panel(sheet, work.within(label(plan.banner)), look.label, look.metal, "banner", 3.2, False)
    if look.crest != "contract":
        crest(sheet, glyph(look.crest), look.enamel, look.metal, plan.foot, plan.crest)
    look.finish(work)
    return sheet.image


def paint_plate(look: Look) -> Image.Image:
    """The label of a small card, held by a rivet at each end."""
    w, h = PLATE
    sheet = Sheet((round(w), round(h)))
    panel(sheet, sheet.shape(outline((12, 14, w - 12, h - 12), cut_corner(20))), look.label, look.metal, "banner", 5,
          False)  # fmt: skip
    rivets(sheet, [(25, h / 2 + 1), (w - 25, h / 2 + 1)], 5, look.metal)
    return sheet.image


def paint_station_plate(station: str) -> Image.Image:
    """The plate of a station: no word but its chevrons, or the star of the last."""
    w, h = 320.0, 96.0
    sheet = Sheet((round(w), round(h)))
    mask = sheet.shape(outline((6, 6, w - 6, h - 8), cut_corner(24)))
    sheet.shadow(mask, 3, 0.7)
    plate(sheet, mask, ((70, 82, 92), (30, 38, 46)), station)
    sheet.rim(mask, 5, GILT if station == "final" else STEEL, 2.4)
    sign = sheet.shape(*enlarged(glyph(station), (w / 2, h / 2 - 1), 66))
    tone = AMBER if station == "final" else TEAL
    sheet.glow(sign, 4, tone, 0.6)
    tint(sheet, sign, mix(tone, (255, 255, 255), 0.4))
    screws(sheet, [(34, h / 2 - 1), (w - 34, h / 2 - 1)], 8, STEEL)
    return sheet.image


@lru_cache(maxsize=1)
def _pictures() -> dict[str, Picture]:
    """Every picture by its name."""
    found: dict[str, Picture] = {}
    for kind, look in LOOKS.items():
        found[f"frame-{kind}"] = lambda look=look: shrink(paint_frame(look, FULL), FULL.size)
        found[f"small-{kind}"] = lambda look=look: halved(paint_frame(look, SMALL), SMALL.size)
        found[f"plate-{kind}"] = lambda look=look: halved(paint_plate(look), PLATE)
    for station in STATIONS:
        found[f"plate-{station}"] = lambda station=station: halved(paint_station_plate(station), (320, 96))
    for name, back in BACKS.items():
        found[f"back-{name}"] = lambda back=back: shrink(paint_back(back), (350, 490))
    for name, sign in SIGNS.items():
        found[f"sign-{name}"] = lambda name=name, sign=sign: paint_sign(sign, name)
    for name in (*SLOTS, *CREW, "crew", *OWNED):
        found[f"glyph-{name}"] = lambda name=name: paint_glyph(name)
    for name, (field, metal) in MARKS.items():
        found[f"mark-{name}"] = lambda name=name, field=field, metal=metal: paint_mark(
            field, metal, name, MARKERS[name]
        )
    return found


def paint(folder: Path) -> Iterator[Path]:
    """Writes the pictures below the art folder."""
    yield from paint_into(folder / "archpiratus", _pictures())


if __name__ == "__main__":
    paint_wanted("archpiratus", _pictures())
