"""Paints the frames and backs of Aniołowie: ink and parchment, the same for both factions.

An angel's frame has wings in its corners, an intervention is a scroll, a human a plain tablet of clay.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from ..archangelis.frame_backs import filigree
from ..archangelis.frame_ornaments import laurel, line_trim
from ..archangelis.frame_outlines import (
    arch_window,
    eared_tablet,
    feather_corner,
    horn_corner,
    ogee_window,
    ribbon_banner,
    roll_corner,
    wing_banner,
)
from ..archangelis.frames import PARCHMENT, SAND, Look, paint_frame, paint_plate
from ..brush import Color, Stops, colourise, mix, radial, rays, ridges, scaled, shade, with_alpha
from ..empyrean.frame_tokens import paint_token
from ..frames.outlines import Corner, cut_corner, outline, round_corner
from ..frames.parts import FULL, PLATE, SMALL, Picture, halved, paint_into, paint_wanted, shrink
from ..frames.sheet import BLACK_IRON, BRASS, BRONZE, GILT, SS, Pair, Sheet
from . import frame_signs
from .emblems import Draw
from .frame_signs import people, stamped, torn, wings
from .seals import Angel, drawn

LOOKS: dict[str, Look] = {
    "angel": Look(round_corner, 36, ogee_window, wing_banner, laurel, "wings", ((58, 66, 116), (20, 24, 58)),
                  ((250, 236, 202), (226, 200, 148)), PARCHMENT, GILT, ((40, 58, 130), (12, 18, 60))),
    "intervention": Look(roll_corner, 44, ogee_window, ribbon_banner, line_trim, "scroll",
                         ((238, 216, 166), (206, 170, 106)), ((66, 40, 34), (34, 18, 18)), PARCHMENT, BRASS,
                         ((150, 30, 30), (70, 6, 12))),
    "human": Look(cut_corner, 26, arch_window, eared_tablet, line_trim, "human", ((168, 122, 92), (108, 70, 52)),
                  ((246, 230, 202), (222, 194, 150)), SAND, BRONZE, ((122, 74, 46), (70, 36, 20)), rim=6),
}  # fmt: skip

SIZE = (500, 700)


class Back(NamedTuple):
    """How a back looks."""

    corner: Corner
    reach: float
    field: Pair
    glow: Color
    metal: Stops
    seal: Angel
    symbol: Draw
    barbed: bool = False


BACKS: dict[str, Back] = {
    "lords": Back(feather_corner, 44, ((48, 84, 176), (10, 16, 62)), (255, 226, 150), GILT,
                  Angel("back-lords", "Aniołowie Pana", False, 8, 0, False), wings),
    "fallen": Back(horn_corner, 52, ((92, 34, 22), (18, 8, 10)), (255, 110, 40), BLACK_IRON,
                   Angel("back-fallen", "Upadli", True, 8, 1, False), torn, True),
    "human": Back(cut_corner, 40, ((206, 164, 112), (112, 74, 44)), (255, 240, 206), BRASS,
                  Angel("back-human", "Ludzie", False, 5, 0, False), people),
}  # fmt: skip


def _seal(sheet: Sheet, back: Back, radius: float) -> Image.Image:
    """The lines of a back's great seal, without its heart."""
    lines = drawn(back.seal)
    side = round(340 / 262 * radius * 2 * sheet.ss)
    small = ImageChops.lighter(lines.bold, scaled(lines.fine, 0.8)).resize((side, side), Image.Resampling.LANCZOS)
    mask = Image.new("L", sheet.size)
    mask.paste(small, (sheet.size[0] // 2 - side // 2, sheet.size[1] // 2 - side // 2))
    return mask


def paint_back(name: str) -> Image.Image:
    """A back: a ground with rays or cracks, filigree, a great seal and the faction's sign in it, twice mirrored."""
    back = BACKS[name]
    sheet = Sheet(SIZE)
    w, h = SIZE
    centre = (w / 2, h / 2)
    mid = (centre[0] * SS, centre[1] * SS)
    body = sheet.shape(outline((2, 2, w - 2, h - 2), back.corner(back.reach)))
    ground = colourise(radial(sheet.size, mid, h * 0.62 * SS, 1.0), ((0.0, back.field[1]), (1.0, back.field[0])))
    if back.barbed:
        cracks = ridges(sheet.size, name, 150, 4).point([max(0, v - 205) * 5 for v in range(256)])
        ground = shade(ground, cracks, mix(back.glow, back.field[1], 0.35), 0.6)
    else:
        ground = shade(
            ground, rays(sheet.size, mid, name, h * 0.75 * SS, 44, 1.6), mix(back.field[0], back.glow, 0.35), 0.55
        )
    sheet.lay(with_alpha(ground, body))
    sheet.shadow(ImageChops.invert(body), 14, 0.6, body, down=0)
    sheet.glow(sheet.discs([centre], 130), 40, back.glow, 0.4)
    sheet.rim(body, 8, back.metal, 3)
    sheet.rim(sheet.shape(outline((24, 24, w - 24, h - 24), back.corner(back.reach * 0.7))), 3, back.metal, 1.6)
    filigree(sheet, (30, 30, w - 30, h - 30), back.metal, back.barbed)
    disc = sheet.discs([centre], 184)
    sheet.shadow(disc, 7, 0.7)
    sheet.fill(disc, (mix(back.field[1], (0, 0, 0), 0.05), mix(back.field[1], (0, 0, 0), 0.5)), "boss", 0.04)
    metal = EMBER_METAL if back.barbed else back.metal
    sheet.metal(_seal(sheet, back, 172), metal, 1.6, 0.7)
    sheet.rim(disc, 6, back.metal, 2.6)
    well = sheet.discs([centre], 78)
    sheet.fill(well, (mix(back.field[1], (0, 0, 0), 0.1), mix(back.field[1], (0, 0, 0), 0.6)), "well", 0.02)
    sheet.rim(well, 4.5, back.metal, 2.2)
    _charge(sheet, back, centre, 54, metal)
    for end in (-1, 1):
        spot = (w / 2, h / 2 + end * 262)
        boss = sheet.discs([spot], 33)
        sheet.shadow(boss, 4, 0.6)
        sheet.fill(boss, (back.field[1], mix(back.field[1], (0, 0, 0), 0.5)), "small", 0.02)
        sheet.rim(boss, 3.6, back.metal, 2)
        _charge(sheet, back, spot, 21, metal, end > 0)
    return sheet.image


EMBER_METAL: Stops = ((0.0, (44, 8, 2)), (0.3, (140, 36, 8)), (0.55, (226, 96, 24)), (0.8, (255, 176, 84)),
                      (1.0, (255, 244, 206)))  # fmt: skip
"""What burns in the back of the Fallen: their black iron would be lost on its ground."""


def _charge(sheet: Sheet, back: Back, at: tuple[float, float], size: float, metal: Stops, turned: bool = False) -> None:
    mask = stamped(sheet, back.symbol, at, size)
    if turned:
        mask = mask.rotate(180, center=(at[0] * sheet.ss, at[1] * sheet.ss))
    sheet.glow(mask, 5, back.glow, 0.4)
    sheet.metal(mask, metal, 2.6, 0.8)


@lru_cache(maxsize=1)
def _pictures() -> dict[str, Picture]:
    """Every picture by its name."""
    found: dict[str, Picture] = {}
    for kind, look in LOOKS.items():
        found[f"frame-{kind}"] = lambda look=look: shrink(paint_frame(look, FULL), FULL.size)
        found[f"small-{kind}"] = lambda look=look: halved(paint_frame(look, SMALL), SMALL.size)
        found[f"plate-{kind}"] = lambda look=look: halved(paint_plate(look, PLATE), PLATE)
    for name in BACKS:
        found[f"back-{name}"] = lambda name=name: shrink(paint_back(name), (300, 420))
    found["token-first"] = lambda: paint_token("first")
    return {**found, **frame_signs.PICTURES}


def paint(folder: Path) -> Iterator[Path]:
    """Writes the pictures below the art folder."""
    yield from paint_into(folder / "aniolowie", _pictures())


if __name__ == "__main__":
    paint_wanted("aniolowie", _pictures())
