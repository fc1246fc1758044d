"""What adorns frames: glyphs of the kinds of cards, and trims along their sides."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..brush import Point, mirror, polar, ribbon, spline, taper
from ..frames.outlines import Glyph, Outline, arc, enlarged

# Glyphs


def both(*halves: Outline) -> Glyph:
    """Outlines and their mirror images."""
    return [*halves, *(mirror(half, 0) for half in halves)]


def feather(root: Point, tip: Point, width: float) -> Outline:
    middle = ((root[0] + tip[0]) / 2 + (tip[1] - root[1]) * 0.12, (root[1] + tip[1]) / 2 - (tip[0] - root[0]) * 0.12)
    return ribbon(spline([root, middle, tip], 8), lambda t: width * math.sin(math.pi * min(1, t * 0.86 + 0.14)) ** 0.6)


def wings_glyph() -> Glyph:
    tips = ((49, -30), (49, -14), (44, 1), (36, 13), (26, 22))
    fan = [feather((4, -2 + 4 * k), tip, 11.5) for k, tip in enumerate(tips)]
    body = [(0, -16), (5, -6), (7, 8), (0, 46)]
    halo = [*arc((0, -31), 12, 0, 360, 30), *arc((0, -31), 7, 360, 0, 30)]
    return [*both(*fan, body), halo]


def horns_glyph() -> Glyph:
    horn = ribbon(spline([(10, 8), (30, -2), (40, -24), (26, -46)], 10), lambda t: 18 * (1 - t) ** 0.8)
    face = [(0, 46), (16, 22), (20, 2), (10, -6), (0, 2)]
    return [*both(horn, face)]


def human_glyph() -> Glyph:
    body = [(0, -8), (16, -4), (26, 10), (30, 44), (0, 44)]
    return [arc((0, -26), 15, 0, 360, 30), *both(body)]


def chalice_glyph() -> Glyph:
    bowl = [*arc((0, -34), 30, 0, 90, 16), (0, -34)]
    return [*both(bowl, [(0, -8), (6, -4), (5, 20), (24, 36), (24, 42), (0, 42)])]


def sun_glyph() -> Glyph:
    rays = [
        [polar((0, 0), 22, a - 9), polar((0, 0), 48 if k % 2 == 0 else 36, a), polar((0, 0), 22, a + 9)]
        for k, a in enumerate(range(-90, 270, 30))
    ]
    return [arc((0, 0), 19, 0, 360, 36), *rays]


def flame_glyph() -> Glyph:
    half = spline([(0, 46), (24, 40), (31, 18), (22, -2), (20, -20), (12, -8), (8, -26), (0, -48)], 8)
    return [[*half, *spline([(0, -48), (-10, -24), (-26, -6), (-30, 18), (-24, 40), (0, 46)], 8)]]


def scroll_glyph() -> Glyph:
    sheet = [(-26, -32), (30, -32), (26, 32), (-30, 32)]
    return [sheet, arc((-30, -34), 9, 0, 360, 24), arc((30, -34), 9, 0, 360, 24), arc((-30, 34), 9, 0, 360, 24),
            arc((30, 34), 9, 0, 360, 24), [(-30, -43), (30, -43), (30, -25), (-30, -25)],
            [(-30, 25), (30, 25), (30, 43), (-30, 43)]]  # fmt: skip


def crown_glyph() -> Glyph:
    half = [(0, 34), (36, 34), (44, -18), (24, 4), (14, -10), (0, -38)]
    return [*both(half), arc((0, -42), 6, 0, 360, 18), arc((45, -23), 6, 0, 360, 18), arc((-45, -23), 6, 0, 360, 18)]


def wheel_glyph() -> Glyph:
    outer, inner = arc((0, 0), 46, 0, 360, 60), arc((0, 0), 36, 360, 0, 60)
    spokes = [ribbon([polar((0, 0), 12, a), polar((0, 0), 38, a)], lambda t: 6.0) for a in range(0, 360, 45)]
    return [[*outer, *inner], *spokes, arc((0, 0), 14, 0, 360, 30)]


def star_glyph(points: int = 4) -> Glyph:
    return [[polar((0, 0), 46 if k % 2 == 0 else 15, k * 180 / points - 90) for k in range(points * 2)]]


def mountain_glyph() -> Glyph:
    return [[(-48, 36), (-14, -30), (6, 6), (18, -12), (48, 36)], arc((26, -30), 9, 0, 360, 20)]


def book_glyph() -> Glyph:
    page = spline([(0, 30), (18, 22), (44, 26)], 8) + spline([(44, -26), (18, -32), (0, -22)], 8)
    return both([(x + 2, y) for x, y in page])


def shield_glyph() -> Glyph:
    half = [(0, -44), (18, -36), (36, -34), (34, 4), (22, 28), (0, 46)]
    return [[*spline(half, 6), *mirror(spline(half, 6), 0)]]


GLYPHS: dict[str, Callable[[], Glyph]] = {
    "wings": wings_glyph, "horns": horns_glyph, "human": human_glyph, "chalice": chalice_glyph, "sun": sun_glyph,
    "flame": flame_glyph, "scroll": scroll_glyph, "crown": crown_glyph, "wheel": wheel_glyph, "star": star_glyph,
    "mountain": mountain_glyph, "book": book_glyph, "shield": shield_glyph,
}  # fmt: skip


def glyph(name: str, centre: Point, size: float) -> Glyph:
    """A glyph whose square of 100 became `size` large, about a centre."""
    return enlarged(GLYPHS[name](), centre, size)


# Trims

Trim = Callable[[float, float, float], list[Outline]]
"""Outlines along an upright line at x, from y to y."""


def beads(x: float, y0: float, y1: float) -> list[Outline]:
    count = round((y1 - y0) / 17)
    step = (y1 - y0) / count
    return [arc((x, y0 + k * step), 4.6 if k % 4 == 0 else 2.6, 0, 360, 16) for k in range(count + 1)]


def laurel(x: float, y0: float, y1: float) -> list[Outline]:
    middle = (y0 + y1) / 2
    found: list[Outline] = [arc((x, middle), 6, 0, 360, 20)]
    count = round((y1 - y0) / 2 / 19)
    for way in (1, -1):
        for k in range(count):
            y = middle + way * (12 + k * 19)
            for side in (-1, 1):
                found.append(
                    ribbon(
                        spline([(x, y), (x + side * 5, y + way * 5), (x + side * 4, y + way * 17)], 6), taper(5.4, 0.7)
                    )
                )
    return found


def chain(x: float, y0: float, y1: float) -> list[Outline]:
    count = round((y1 - y0) / 24)
    step = (y1 - y0) / count
    links: list[Outline] = []
    for k in range(count):
        y = y0 + (k + 0.5) * step
        ring = [*arc((0, 0), 1, 0, 360, 24), *arc((0, 0), 0.55, 360, 0, 24)]
        links.append([(x + px * 6, y + py * 8.5) for px, py in ring])
        links.append([(x - 1.8, y + step / 2 - 7), (x + 1.8, y + step / 2 - 7), (x + 1.8, y + step / 2 + 7),
                      (x - 1.8, y + step / 2 + 7)])  # fmt: skip
    return links


def thorns(x: float, y0: float, y1: float) -> list[Outline]:
    count = round((y1 - y0) / 30)
    step = (y1 - y0) / count
    found: list[Outline] = [ribbon([(x, y0), (x, y1)], lambda t: 2.4)]
    for k in range(count + 1):
        y = y0 + k * step
        for side in (-1, 1):
            found.append([(x, y - 5), (x + side * 8.5, y - 8), (x, y + 4)])
    return found


def flutes(x: float, y0: float, y1: float) -> list[Outline]:
    """A fluted column with base and head."""
    shafts = [ribbon([(x + dx, y0 + 10), (x + dx, y1 - 10)], lambda t: 3.4) for dx in (-6, 0, 6)]
    blocks = [[(x - 11, y), (x + 11, y), (x + 9, y + 8), (x - 9, y + 8)] for y in (y0, y1 - 8)]
    return [*shafts, *blocks]


def rays_trim(x: float, y0: float, y1: float) -> list[Outline]:
    count = round((y1 - y0) / 26)
    step = (y1 - y0) / count
    return [
        [(x - 6, y0 + k * step), (x, y0 + k * step - 9), (x + 6, y0 + k * step), (x, y0 + k * step + 9)]
        for k in range(count + 1)
    ]


def embers(x: float, y0: float, y1: float) -> list[Outline]:
    count = round((y1 - y0) / 34)
    step = (y1 - y0) / count
    return [
        ribbon(spline([(x, y0 + k * step + 15), (x + 5, y0 + k * step + 2), (x - 4, y0 + k * step - 6),
                       (x + 2, y0 + k * step - 16)], 8), lambda t: 7 * (1 - t) ** 0.7)
        for k in range(count + 1)
    ]  # fmt: skip


def line_trim(x: float, y0: float, y1: float) -> list[Outline]:
    middle = (y0 + y1) / 2
    lozenge = [(x - 4.5, middle), (x, middle - 10), (x + 4.5, middle), (x, middle + 10)]
    return [ribbon([(x, y0), (x, y1)], lambda t: 2.0), lozenge]


def jewels(x: float, y0: float, y1: float) -> list[Outline]:
    """Lozenges between fleurons."""
    count = max(1, round((y1 - y0) / 46))
    step = (y1 - y0) / count
    found: list[Outline] = []
    for k in range(count + 1):
        y = y0 + k * step
        found.append([(x - 6.5, y), (x, y - 11), (x + 6.5, y), (x, y + 11)])
        if k < count:
            for side in (-1, 1):
                for way in (-1, 1):
                    curl = [
                        (x, y + step / 2),
                        (x + side * 6, y + step / 2 + way * 5),
                        (x + side * 3, y + step / 2 + way * 11),
                    ]
                    found.append(ribbon(spline(curl, 6), taper(3.6)))
    return found
