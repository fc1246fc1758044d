"""Paints the frames, backs, signs and tokens of Battle for Empyrean.

A card's frame tells when its ability works: at once, on a condition, always or never. Outline and crest tell it before
the colour does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops

from ..archangelis.frame_ornaments import beads, flutes, line_trim, rays_trim
from ..archangelis.frame_outlines import (
    cut_window,
    eared_tablet,
    gable,
    niche_window,
    ogee_window,
    plain_window,
    ray_banner,
    teeth,
    ticket_window,
    wing_banner,
)
from ..archangelis.frames import WIDE, WIDE_PLATE, WIDE_SMALL, Look, flourish, paint_plate
from ..brush import scaled, with_alpha
from ..frames.outlines import cut_corner, notch_corner, outline, round_corner, step_corner, tablet
from ..frames.parts import (
    FULL,
    PLATE,
    SMALL,
    Picture,
    Plan,
    cut_window_out,
    halved,
    paint_into,
    paint_wanted,
    panel,
    shrink,
)
from ..frames.sheet import BRASS, BRONZE, GILT, SILVER, Sheet
from .frame_backs import BACKS, paint_back
from .frame_glyphs import symbol_mask
from .frame_tokens import SIGNS, TOKENS, essence_token, paint_token

LOOKS: dict[str, Look] = {
    "instant": Look(cut_corner, 34, cut_window, ray_banner, rays_trim, "instant",
                    ((196, 50, 44), (104, 14, 20)), ((150, 26, 28), (92, 8, 14)), ((255, 242, 232), (244, 216, 200)),
                    GILT, ((230, 70, 40), (120, 14, 14)), edge=teeth, rim=5.5),
    "conditional": Look(step_corner, 42, niche_window, gable, flutes, "conditional",
                        ((238, 182, 72), (170, 104, 22)), ((255, 226, 150), (232, 180, 84)),
                        ((255, 247, 222), (244, 222, 168)), BRONZE, ((176, 104, 16), (96, 48, 6))),
    "passive": Look(notch_corner, 56, ogee_window, wing_banner, beads, "passive",
                    ((66, 116, 200), (22, 46, 112)), ((44, 84, 166), (20, 42, 104)), ((240, 246, 255), (208, 222, 244)),
                    SILVER, ((40, 92, 180), (12, 36, 96))),
    "plain": Look(round_corner, 36, plain_window, tablet, line_trim, "plain",
                  ((164, 168, 176), (92, 96, 106)), ((96, 102, 114), (62, 66, 78)), ((246, 246, 244), (220, 222, 226)),
                  BRASS, ((92, 98, 110), (48, 52, 62)), rim=6),
    "battlefield": Look(notch_corner, 46, ticket_window, eared_tablet, beads, "battlefield",
                        ((50, 94, 108), (16, 40, 56)), ((44, 84, 100), (22, 50, 66)), ((28, 58, 72), (16, 38, 50)),
                        BRASS, ((44, 92, 116), (12, 34, 52)), rim=8),
}  # fmt: skip


def crest(sheet: Sheet, look: Look, plan: Plan) -> None:
    """The kind's sign on an enamelled disc at the foot."""
    disc = sheet.discs([plan.foot], plan.crest / 2)
    sheet.shadow(disc, 4, 0.6, sheet.image.getchannel("A"))
    sheet.fill(disc, look.enamel, "enamel", 0.02)
    sheet.rim(disc, plan.crest * 0.075, look.metal, 2)
    sheet.metal(symbol_mask(sheet, look.crest, plan.foot, plan.crest * 0.62), look.metal, 2, 0.8)


def watermark(sheet: Sheet, look: Look, plan: Plan) -> None:
    """The sign again, faint behind the text."""
    x0, y0, x1, y1 = plan.page or plan.window
    centre, size = ((x0 + x1) / 2, (y0 + y1) / 2 + 2), (y1 - y0) * 0.86
    mask = symbol_mask(sheet, look.crest, centre, size * 0.7)
    ring = ImageChops.subtract(sheet.discs([centre], size * 0.5), sheet.discs([centre], size * 0.5 - 1.6))
    tone = look.metal[3][1] if look.page[0][0] < 128 else look.body[1]
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, tone), scaled(ImageChops.lighter(mask, ring), 0.1)))


def paint_frame(look: Look, plan: Plan) -> Image.Image:
    sheet = Sheet(plan.size)
    w, h = plan.size
    grow = 1.0 if plan.grow == 1 else 1.3
    body = sheet.shape(outline((2, 2, w - 2, h - 2), look.corner(look.reach * grow), look.edge))
    sheet.fill(body, look.body, look.crest, 0.3)
    inner = sheet.shrunk(body, look.rim + 3)
    sheet.shadow(ImageChops.invert(body), 12, 0.55, body, down=0)
    sheet.rim(body, look.rim * (1 if plan.grow == 1 else 1.25), look.metal, 3, 0.5)
    sheet.metal(ImageChops.subtract(inner, sheet.shrunk(inner, 1.6)), look.metal, 1, 0.3)
    x0, y0 = plan.window[:2]
    if plan.page:
        low = plan.page[3]
        runs = [(x0 / 2 + 1, max(y0, 40) + 30, low - 24), (w - x0 / 2 - 1, max(y0, 40) + 30, low - 24)]
        sheet.metal(sheet.shape(*(part for run in runs for part in look.trim(*run))), look.metal, 1.8, 0.5)
        corner = cut_corner(12) if look.edge else look.corner(18)
        panel(sheet, sheet.shape(outline(plan.page, corner)), look.page, look.metal, "page", 3, True)
        watermark(sheet, look, plan)
    if plan.line:
        panel(sheet, sheet.shape(outline(plan.line, cut_corner(9))), look.cloth, look.metal, "line", 2, False)
    if plan.crest:
        flourish(sheet, look, plan)
    cut_window_out(sheet, sheet.shape(look.window(plan.window)), look.metal)
    if plan.banner:
        panel(sheet, sheet.shape(look.banner(plan.banner)), look.cloth, look.metal, "banner", 3.4, False)
    if plan.crest:
        crest(sheet, look, plan)
    return sheet.image


@lru_cache(maxsize=1)
def _pictures() -> dict[str, Picture]:
    """Every picture by its name."""
    found: dict[str, Picture] = {}
    for kind, look in LOOKS.items():
        wide = kind == "battlefield"
        full, small, plate = (WIDE, WIDE_SMALL, WIDE_PLATE) if wide else (FULL, SMALL, PLATE)
        found[f"frame-{kind}"] = lambda look=look, full=full: shrink(paint_frame(look, full), full.size)
        found[f"small-{kind}"] = lambda look=look, small=small: halved(paint_frame(look, small), small.size)
        found[f"plate-{kind}"] = lambda look=look, plate=plate: halved(paint_plate(look, plate), plate)
    for name, back in BACKS.items():
        size = (back.size[0] * 3 // 5, back.size[1] * 3 // 5)
        found[f"back-{name}"] = lambda name=name, size=size: shrink(paint_back(name), size)
    for name, sign in SIGNS.items():
        found[f"sign-{name}"] = sign
    for name in TOKENS:
        found[f"token-{name}"] = lambda name=name: paint_token(name)
    found["token-essence"] = essence_token
    return found


def paint(folder: Path) -> Iterator[Path]:
    """Writes the pictures below the art folder."""
    yield from paint_into(folder / "empyrean", _pictures())


if __name__ == "__main__":
    paint_wanted("empyrean", _pictures())
