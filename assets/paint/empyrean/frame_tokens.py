"""The signs that numbers stand upon, and the round tokens."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageChops

from ..brush import Color, Stops, blur, mix, polar, scaled, with_alpha
from ..frames.outlines import Outline, cut_corner, outline
from ..frames.parts import MARK, SIGN, paint_mark
from ..frames.sheet import BRASS, BRONZE, GILT, SILVER, Pair, Sheet
from .frame_glyphs import symbol_mask

Draw = Callable[[Sheet], None]


def _tint(sheet: Sheet, mask: Image.Image, tone: Color, strength: float = 1.0) -> None:
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, tone), scaled(mask, strength)))


def essence_sign() -> Image.Image:
    """A cube of essence from above: four slanting sides about the square that bears the number."""
    sheet = Sheet((SIGN, SIGN), 3)
    low, high, a, b = 10.0, 150.0, 36.0, 124.0
    whole = sheet.shape(outline((low, low, high, high), cut_corner(9)))
    sheet.shadow(whole, 4, 0.8)
    sides: list[tuple[Outline, Pair]] = [
        ([(low, low), (high, low), (b, a), (a, a)], ((176, 236, 255), (92, 186, 240))),
        ([(low, low), (a, a), (a, b), (low, high)], ((104, 196, 246), (56, 132, 214))),
        ([(high, low), (high, high), (b, b), (b, a)], ((40, 96, 190), (24, 62, 148))),
        ([(low, high), (a, b), (b, b), (high, high)], ((30, 72, 160), (12, 34, 104))),
    ]
    for side, pair in sides:
        sheet.fill(ImageChops.multiply(sheet.shape(side), whole), pair, "side", 0.0)
    face = sheet.shape([(a, a), (b, a), (b, b), (a, b)])
    sheet.fill(face, ((44, 104, 196), (18, 44, 118)), "face", 0.04)
    sheet.glow(ImageChops.subtract(face, sheet.shrunk(face, 4)), 2, (170, 236, 255), 0.7)
    sheet.rim(whole, 6, SILVER, 2.6)
    return sheet.done((SIGN, SIGN))


def disc_sign(field: Pair, metal: Stops, beads: int) -> Image.Image:
    """A round sign with a beaded edge."""
    sheet = Sheet((SIGN, SIGN), 3)
    disc = sheet.discs([(80, 80)], 74)
    sheet.shadow(disc, 3, 0.8)
    sheet.fill(disc, field, "sign", 0.02)
    sheet.shadow(ImageChops.invert(disc), 12, 0.5, disc, down=0)
    sheet.rim(disc, 13, metal, 3)
    _tint(sheet, sheet.discs([polar((80, 80), 67.5, k * 360 / beads) for k in range(beads)], 2.6), metal[0][1], 0.7)
    ring = ImageChops.subtract(sheet.discs([(80, 80)], 58), sheet.discs([(80, 80)], 55.5))
    _tint(sheet, ring, metal[3][1], 0.5)
    return sheet.done((SIGN, SIGN))


SIGNS: dict[str, Callable[[], Image.Image]] = {
    "essence": essence_sign,
    "might": lambda: disc_sign(((166, 40, 34), (84, 10, 14)), GILT, 36),
    "round": lambda: disc_sign(((70, 84, 110), (26, 34, 52)), SILVER, 10),
}


# Tokens


def _charge(name: str, metal: Stops, size: float = 62, glow: Color = (255, 255, 255)) -> Draw:
    """A symbol in metal upon a token."""

    def draw(sheet: Sheet) -> None:
        mask = symbol_mask(sheet, name, (48, 48), size)
        sheet.glow(mask, 3, glow, 0.35)
        sheet.metal(mask, metal, 2.2, 0.9)

    return draw


def _blank(sheet: Sheet) -> None:
    """A coin without a charge: rings and rays that leave its middle to a number."""
    disc = sheet.discs([(48, 48)], 37)
    sheet.metal(ImageChops.subtract(disc, sheet.discs([(48, 48)], 34.5)), GILT, 1.4)
    rays = [
        [polar((48, 48), 33, a - 3.4), polar((48, 48), 29, a), polar((48, 48), 33, a + 3.4)] for a in range(0, 360, 15)
    ]
    _tint(sheet, sheet.shape(*rays), (120, 66, 8), 0.7)
    shine = blur(sheet.discs([(40, 36)], 15), 8 * sheet.ss)
    _tint(sheet, ImageChops.multiply(shine, disc), (255, 250, 220), 0.5)


TOKENS: dict[str, tuple[Pair, Stops, Draw]] = {
    "might": (((250, 204, 96), (190, 124, 30)), GILT, _blank),
    "stop": (((214, 48, 40), (116, 10, 14)), SILVER, _charge("stop", SILVER, 60)),
    "stun": (((132, 84, 190), (58, 26, 106)), GILT, _charge("stun", GILT, 60, (255, 230, 130))),
    "shield": (((56, 112, 196), (18, 46, 110)), GILT, _charge("shield", SILVER, 58)),
    "anchor": (((36, 126, 128), (8, 56, 66)), BRASS, _charge("anchor", BRASS, 58)),
    "move": (((88, 158, 60), (30, 84, 24)), SILVER, _charge("move", SILVER, 60)),
    "first": (((250, 210, 110), (176, 110, 24)), GILT, _charge("first", BRONZE, 62, (255, 246, 200))),
}


def essence_token() -> Image.Image:
    """A cube of light that stands on a corner of its own glow."""
    sheet = Sheet((MARK, MARK), 3)
    centre = (48.0, 46.0)
    rim = [polar(centre, 38, 30 + 60 * k) for k in range(6)]
    whole = sheet.shape(rim)
    sheet.glow(whole, 4, (90, 190, 255), 0.45)
    sheet.shadow(whole, 2, 0.6)
    faces: list[tuple[Outline, Pair]] = [
        ([rim[4], rim[5], centre, rim[3]], ((206, 246, 255), (140, 214, 255))),
        ([rim[3], centre, rim[1], rim[2]], ((96, 178, 244), (44, 108, 206))),
        ([centre, rim[5], rim[0], rim[1]], ((44, 100, 200), (16, 44, 128))),
    ]
    for face, pair in faces:
        mask = sheet.shape(face)
        sheet.fill(mask, pair, "cube", 0.03)
        edge = ImageChops.subtract(mask, sheet.shrunk(mask, 2.2))
        _tint(sheet, edge, mix(pair[0], (255, 255, 255), 0.6), 0.7)
    sheet.glow(sheet.discs([centre], 9), 7, (236, 252, 255), 0.6)
    return sheet.done((MARK, MARK))


def paint_token(name: str) -> Image.Image:
    field, metal, draw = TOKENS[name]
    return paint_mark(field, metal, name, draw)
