"""Paints the frames, backs, signs and marks of Archangelis' cards.

A frame is known by its outline, banner and crest before its colours. Every kind has three pictures: `frame-` for a
card that is read, `small-` for a card on the table, which gives its text box to the painting, and `plate-`, the name's
place upon the small one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from ..brush import Color, Point, Stops, colourise, polar, ribbon, scaled, spline, taper, with_alpha
from ..frames.outlines import (
    Box,
    Corner,
    Outline,
    arc,
    crown_corner,
    cut_corner,
    notch_corner,
    outline,
    round_corner,
    step_corner,
    tablet,
)
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
    paint_sign,
    paint_wanted,
    panel,
    shrink,
    watermark,
)
from ..frames.sheet import BLACK_IRON, BRASS, BRONZE, GILT, IRON, SILVER, Pair, Sheet
from .frame_backs import BACKS, MARKERS, MARKS, SIGNS, paint_back
from .frame_ornaments import (
    GLYPHS,
    Trim,
    beads,
    chain,
    embers,
    feather,
    flutes,
    glyph,
    jewels,
    laurel,
    line_trim,
    rays_trim,
    thorns,
)
from .frame_outlines import (
    arch_window,
    crown_banner,
    cut_window,
    eared_tablet,
    feather_corner,
    flame_window,
    gable,
    horn_corner,
    niche_window,
    notch_window,
    ogee_window,
    plain_window,
    ray_banner,
    ray_window,
    ribbon_banner,
    roll_corner,
    spear_banner,
    teeth,
    ticket_window,
    tongues,
    wing_banner,
)

VELLUM = ((250, 244, 226), (240, 228, 198))
PALE = ((246, 243, 238), (226, 222, 220))
SAND = ((246, 232, 204), (228, 206, 166))
PARCHMENT = ((248, 234, 198), (228, 202, 148))
CINDER = ((52, 30, 30), (34, 18, 20))
UMBER = ((58, 42, 34), (38, 26, 22))
SOOT = ((44, 34, 40), (26, 18, 24))
LAPIS = ((26, 36, 84), (16, 20, 52))


class Look(NamedTuple):
    """What a kind of card looks like."""

    corner: Corner
    reach: float
    """The size of its corners."""
    window: Callable[[Box], Outline]
    banner: Callable[[Box], Outline]
    trim: Trim
    crest: str
    body: Pair
    cloth: Pair
    page: Pair
    metal: Stops
    enamel: Pair
    edge: Callable[[float], float] | None = None
    ember: Color | None = None
    """Infernal things glow in their seams."""
    rim: float = 7.0


HOLY_CLOTH = ((255, 250, 234), (232, 212, 168))
HOLY = ((244, 234, 208), (212, 190, 144))
OXBLOOD = ((104, 22, 24), (46, 8, 12))
EMBER = (255, 118, 38)

LOOKS: dict[str, Look] = {
    "start": Look(round_corner, 36, plain_window, tablet, line_trim, "star",
                  ((206, 208, 220), (150, 154, 176)), ((240, 241, 247), (212, 215, 228)), PALE, SILVER,
                  ((92, 102, 140), (54, 60, 92)), rim=5),
    "supply": Look(notch_corner, 62, notch_window, tablet, beads, "wheel",
                   ((120, 168, 178), (58, 98, 116)), HOLY_CLOTH, VELLUM, GILT, ((30, 94, 112), (12, 48, 62))),
    "angel": Look(feather_corner, 52, ogee_window, wing_banner, laurel, "wings",
                  HOLY, HOLY_CLOTH, VELLUM, GILT, ((206, 160, 66), (128, 84, 22))),
    "demon": Look(horn_corner, 62, cut_window, spear_banner, thorns, "horns",
                  OXBLOOD, ((64, 12, 16), (30, 5, 9)), CINDER, IRON, ((46, 10, 12), (16, 3, 5)), ember=EMBER),
    "human-holy": Look(cut_corner, 26, arch_window, eared_tablet, line_trim, "human",
                       ((222, 198, 156), (178, 148, 104)), ((252, 240, 214), (230, 208, 166)), SAND, BRONZE,
                       ((122, 84, 46), (74, 46, 22)), rim=6),
    "human-infernal": Look(cut_corner, 26, arch_window, eared_tablet, chain, "human",
                           ((88, 58, 46), (46, 26, 22)), ((48, 30, 26), (28, 15, 14)), UMBER, BLACK_IRON,
                           ((92, 26, 18), (40, 8, 8)), ember=(255, 140, 60), rim=6),
    "relic-holy": Look(step_corner, 44, niche_window, gable, flutes, "chalice",
                       ((236, 228, 214), (188, 176, 158)), HOLY_CLOTH, VELLUM, GILT, ((74, 42, 96), (38, 18, 56))),
    "relic-infernal": Look(step_corner, 44, niche_window, gable, chain, "chalice",
                           ((70, 60, 68), (32, 25, 32)), ((50, 38, 46), (27, 19, 25)), SOOT, IRON,
                           ((128, 30, 20), (56, 8, 8)), ember=EMBER),
    "miracle-holy": Look(cut_corner, 30, ray_window, ray_banner, rays_trim, "sun",
                         ((252, 222, 140), (226, 168, 70)), HOLY_CLOTH, VELLUM, GILT, ((240, 150, 40), (176, 84, 14)),
                         edge=teeth, rim=5.5),
    "miracle-infernal": Look(cut_corner, 30, flame_window, ray_banner, embers, "flame",
                             ((150, 40, 16), (58, 8, 8)), ((58, 14, 12), (30, 6, 8)), CINDER, BLACK_IRON,
                             ((220, 84, 20), (110, 22, 8)), edge=tongues, ember=(255, 150, 50), rim=5.5),
    "title": Look(roll_corner, 44, ogee_window, ribbon_banner, line_trim, "scroll",
                  ((238, 216, 166), (206, 170, 106)), ((112, 40, 92), (68, 18, 58)), PARCHMENT, GILT,
                  ((112, 40, 92), (58, 14, 48))),
    "commander": Look(crown_corner, 66, ogee_window, crown_banner, jewels, "crown",
                      LAPIS, ((44, 54, 118), (22, 28, 72)), ((30, 38, 80), (18, 22, 54)), GILT,
                      ((150, 24, 44), (84, 6, 20)), rim=9),
    "location": Look(notch_corner, 44, ticket_window, tablet, beads, "mountain",
                     ((52, 68, 122), (28, 37, 76)), ((58, 74, 132), (34, 45, 90)), ((34, 44, 84), (23, 30, 60)), BRASS,
                     ((36, 66, 108), (16, 32, 62)), rim=8),
}  # fmt: skip


WIDE = Plan((700, 500), (20, 20, 680, 334), (350, 490), 0, (60, 338, 640, 392), None, (24, 396, 676, 482))
WIDE_SMALL = Plan((700, 500), (20, 20, 680, 482), (350, 490), 0, grow=1.4)
WIDE_PLATE = (640.0, 112.0)


def flourish(sheet: Sheet, look: Look, plan: Plan) -> None:
    """Scrollwork at both sides of the crest."""
    x, y = plan.foot
    reach = 118.0 if plan.grow == 1 else 92.0
    start = plan.crest * 0.66
    strokes: list[Outline] = []
    for side in (-1, 1):
        stem = spline([(x + side * start, y), (x + side * (start + reach * 0.35), y - 9),
                       (x + side * (start + reach * 0.7), y + 2), (x + side * (start + reach), y - 4)], 10)  # fmt: skip
        strokes.append(ribbon(stem, taper(5.5, 0.5)))
        for share, way in ((0.3, -1), (0.55, 1), (0.8, -1)):
            ax, ay = stem[int(share * (len(stem) - 1))]
            if look.ember:
                strokes.append([(ax - 5 * side, ay), (ax + side * 10, ay + way * 13), (ax + 5 * side, ay)])
            else:
                curl = spline([(ax, ay), (ax + side * 10, ay + way * 6), (ax + side * 13, ay + way * 13),
                               (ax + side * 6, ay + way * 15)], 8)  # fmt: skip
                strokes.append(ribbon(curl, taper(4.6, 0.5)))
                strokes.append(arc((ax + side * 7, ay + way * 14), 2.6, 0, 360, 14))
    sheet.metal(sheet.shape(*strokes), look.metal, 2.2)


def corner_pieces(sheet: Sheet, look: Look, plan: Plan) -> None:
    """What sits in the corners of the window, each kind its own."""
    if look.crest == "wings":
        wing_pieces(sheet, look, plan)
    if look.crest == "scroll":
        rolls(sheet, look, plan)
    if look.crest in CORNERS:
        sheet.metal(sheet.shape(*CORNERS[look.crest](plan)), look.metal, 2.6, 0.7)
    if look.crest == "crown":
        x0, y0, x1, y1 = plan.window
        for spot in ((x0 + 3, y0 + 3), (x1 - 3, y0 + 3), (x0 + 2, y1 - 2), (x1 - 2, y1 - 2)):
            gem(sheet, spot, 14 * plan.grow, look)


def _horns(plan: Plan) -> Iterator[Outline]:
    """Two horns from each corner, the lower ones short."""
    x0, y0, x1, y1 = plan.window
    g = plan.grow
    for side, x in ((1, x0), (-1, x1)):
        for turn in (0, 1):
            way = [(-9, -9), (16, 4), (44, 0), (66, 16)]
            way = [(b, a) if turn else (a, b) for a, b in way]
            yield ribbon(spline([(x + side * a * g, y0 + b * g) for a, b in way], 8), lambda t: 17 * g * (1 - t) ** 0.7)
        for turn in (0, 1):
            way = [(-6, 6), (10, -3), (30, 2)]
            way = [(-b, -a) if turn else (a, b) for a, b in way]
            yield ribbon(spline([(x + side * a * g, y1 + b * g) for a, b in way], 8), lambda t: 11 * g * (1 - t) ** 0.7)


def _wheels(plan: Plan) -> Iterator[Outline]:
    x0, y0, x1, _y1 = plan.window
    for x in (x0, x1):
        yield from glyph("wheel", (x, y0), 78 * plan.grow)


def _scrollwork(plan: Plan) -> Iterator[Outline]:
    """Three curls along each side of the upper corners."""
    x0, y0, x1, _y1 = plan.window
    g = plan.grow
    for side, x in ((1, x0), (-1, x1)):
        for turn in (0, 1):
            for way in (
                [(-4, -4), (20, 10), (44, 6), (58, -2)],
                [(18, 9), (30, 20), (42, 19), (38, 12)],
                [(-2, -2), (12, 18), (26, 26), (30, 18)],
            ):
                way = [(b, a) if turn else (a, b) for a, b in way]
                yield ribbon(spline([(x + side * a * g, y0 + b * g) for a, b in way], 8), taper(8 * g, 0.5))


CORNERS = {"horns": _horns, "wheel": _wheels, "crown": _scrollwork}


def wing_pieces(sheet: Sheet, look: Look, plan: Plan) -> None:
    """A small wing in each upper corner, feather upon feather."""
    x0, y0, x1, _y1 = plan.window
    g = plan.grow
    for side, x in ((1, x0), (-1, x1)):
        root = (x - side * 9, y0 - 9)
        for reach, first, last, count in ((74 * g, 8, 82, 7), (46 * g, 14, 76, 5)):
            for k in range(count):
                a = math.radians(first + (last - first) * k / (count - 1))
                far = reach * (1 - 0.2 * math.sin(math.pi * k / (count - 1)))
                tip = (root[0] + side * math.cos(a) * far, root[1] + math.sin(a) * far)
                sheet.metal(sheet.shape(feather(root, tip, 12 * g)), look.metal, 1.6, 0.75)
        sheet.metal(sheet.discs([(root[0] + side * 6, root[1] + 6)], 11 * g), look.metal, 3, 0.6)


def rolls(sheet: Sheet, look: Look, plan: Plan) -> None:
    """The rolled ends of a scroll."""
    w, h = plan.size
    tall = round(look.reach * (1.0 if plan.grow == 1 else 1.3) * 0.62)
    column = Image.new("L", (1, 33))
    column.putdata([round(255 * math.sin(math.pi * (k + 3) / 38) ** 1.5) for k in range(33)])
    light = column.resize((sheet.size[0], tall * sheet.ss), Image.Resampling.BICUBIC)
    for y in (2, h - 2 - tall):
        mask = sheet.shape(outline((2, y, w - 2, y + tall), round_corner(tall / 2)))
        shades = Image.new("L", sheet.size)
        shades.paste(light, (0, y * sheet.ss))
        sheet.shadow(mask, 4, 0.6, sheet.image.getchannel("A"))
        sheet.lay(
            with_alpha(colourise(shades, ((0.0, (122, 84, 40)), (0.55, (232, 204, 148)), (1.0, (255, 246, 216)))), mask)
        )
        sheet.rim(mask, 3, look.metal, 1.6)
        knobs = [(2 + tall / 2, y + tall / 2), (w - 2 - tall / 2, y + tall / 2)]
        for radius in (tall * 0.3, tall * 0.14):
            sheet.metal(sheet.discs(knobs, radius), look.metal, 2.4, 0.6)


def gem(sheet: Sheet, centre: Point, size: float, look: Look) -> None:
    setting = sheet.shape([polar(centre, size, a) for a in range(0, 360, 45)])
    sheet.metal(setting, look.metal, 2.4, 0.7)
    x, y = centre
    stone = sheet.shape([polar(centre, size * 0.72, a) for a in range(0, 360, 90)])
    sheet.fill(stone, ((255, 92, 110), (120, 8, 30)), "gem", 0.0)
    light = sheet.shape([(x - size * 0.5, y), (x, y - size * 0.6), (x, y)])
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, (255, 230, 226)), scaled(light, 0.55)))


def paint_frame(look: Look, plan: Plan) -> Image.Image:
    sheet = Sheet(plan.size)
    w, h = plan.size
    body = sheet.shape(
        outline((2, 2, w - 2, h - 2), look.corner(look.reach * (1.0 if plan.grow == 1 else 1.3)), look.edge)
    )
    window = sheet.shape(look.window(plan.window))
    sheet.fill(body, look.body, look.crest, 0.3)
    inner = sheet.shrunk(body, look.rim + 3)
    sheet.shadow(ImageChops.invert(body), 12, 0.55, body, down=0)
    sheet.rim(body, look.rim * (1 if plan.grow == 1 else 1.25), look.metal, 3, 0.5)
    hair = ImageChops.subtract(inner, sheet.shrunk(inner, 1.6))
    sheet.metal(hair, look.metal, 1, 0.3)
    if look.ember:
        sheet.glow(hair, 2.4, look.ember, 0.8)
    x0, y0 = plan.window[:2]
    if plan.grow == 1:
        low = (plan.page or plan.window)[3]
        runs = [(x0 / 2 + 1, max(y0, 40) + 30, low - 24), (w - x0 / 2 - 1, max(y0, 40) + 30, low - 24)]
        sheet.metal(sheet.shape(*(part for run in runs for part in look.trim(*run))), look.metal, 1.8, 0.5)
    if plan.page:
        panel(sheet, sheet.shape(outline(plan.page, look.corner(18) if look.edge is None else cut_corner(12))),
              look.page, look.metal, "page", 3, True, look.ember)  # fmt: skip
        tone = look.metal[3][1] if look.page[0][0] < 128 else look.metal[1][1]
        watermark(sheet, GLYPHS[look.crest](), plan.page, tone)
    if plan.line:
        strip = sheet.shape(outline(plan.line, cut_corner(9)))
        panel(sheet, strip, look.cloth, look.metal, "line", 2, False, look.ember)
    if plan.crest:
        flourish(sheet, look, plan)
    cut_window_out(sheet, window, look.metal, (40, 6, 4) if look.ember else (14, 8, 8))
    corner_pieces(sheet, look, plan)
    if plan.banner:
        panel(sheet, sheet.shape(look.banner(plan.banner)), look.cloth, look.metal, "banner", 3.4, False, look.ember)
    if plan.crest:
        crest(sheet, GLYPHS[look.crest](), look.enamel, look.metal, plan.foot, plan.crest)
    if look.crest == "crown":
        gem(sheet, (plan.size[0] / 2, 15 * plan.grow), 14 * plan.grow, look)
    return sheet.image


def paint_plate(look: Look, size: tuple[float, float]) -> Image.Image:
    sheet = Sheet((round(size[0]), round(size[1])))
    box = (12.0, 14.0, size[0] - 12, size[1] - 12)
    panel(sheet, sheet.shape(look.banner(box)), look.cloth, look.metal, "banner", 5, False, look.ember)
    return sheet.image


@lru_cache(maxsize=1)
def _pictures() -> dict[str, Picture]:
    """Every picture by its name."""
    found: dict[str, Picture] = {}
    for kind, look in LOOKS.items():
        wide = kind == "location"
        full, small, plate = (WIDE, WIDE_SMALL, WIDE_PLATE) if wide else (FULL, SMALL, PLATE)
        found[f"frame-{kind}"] = lambda look=look, full=full: shrink(paint_frame(look, full), full.size)
        found[f"small-{kind}"] = lambda look=look, small=small: halved(paint_frame(look, small), small.size)
        found[f"plate-{kind}"] = lambda look=look, plate=plate: halved(paint_plate(look, plate), plate)
    for name, back in BACKS.items():
        size = (back.size[0] * 4 // 5, back.size[1] * 4 // 5)
        found[f"back-{name}"] = lambda back=back, size=size: shrink(paint_back(back), size)
    for name, sign in SIGNS.items():
        found[f"sign-{name}"] = lambda sign=sign: paint_sign(sign)
    for name, (field, metal) in MARKS.items():
        found[f"mark-{name}"] = lambda name=name, field=field, metal=metal: paint_mark(
            field, metal, name, MARKERS[name]
        )
    return found


def paint(folder: Path) -> Iterator[Path]:
    """Writes the pictures below the art folder."""
    yield from paint_into(folder / "archangelis", _pictures())


if __name__ == "__main__":
    paint_wanted("archangelis", _pictures())
