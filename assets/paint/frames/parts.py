"""What frames are put together from, where their parts lie, and how pictures come into their folder.

The places are those that the table composes its cards by: `frame-` is a card that is read, `small-` one on the table,
which gives its text box to the painting, and `plate-` the name's place upon the small one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from ..brush import Color, Point, Stops, blur, mix, scaled, with_alpha
from .outlines import Box, Glyph, Outline, enlarged
from .sheet import Pair, Sheet

Picture = Callable[[], Image.Image]
"""Something to be painted when it is wanted."""


class Plan(NamedTuple):
    """Where the parts of a frame lie. `foot` is the middle of the crest, `crest` its size."""

    size: tuple[int, int]
    window: Box
    foot: Point
    crest: float
    banner: Box | None = None
    line: Box | None = None
    page: Box | None = None
    grow: float = 1.0
    """Ornaments are so much larger: a small card keeps its outline."""


FULL = Plan((500, 700), (24, 76, 476, 406), (250, 662), 54, (18, 18, 482, 72), (30, 410, 470, 440), (22, 444, 478, 630))
SMALL = Plan((500, 700), (22, 22, 478, 584), (250, 640), 96, grow=1.4)
PLATE = (472.0, 112.0)


def panel(sheet: Sheet, mask: Image.Image, pair: Pair, metal: Stops, seed: str, rim: float, sunk: bool,
          ember: Color | None = None) -> None:  # fmt: skip
    """A field with a rim: sunk into the frame like a page, or laid upon it like a banner. Its seam may glow."""
    if not sunk:
        sheet.shadow(mask, 4, 0.6)
    sheet.fill(mask, pair, seed, 0.06)
    if sunk:
        sheet.shadow(ImageChops.invert(mask), 5, 0.5, mask, down=1)
    else:
        bright = ImageChops.subtract(mask, ImageChops.offset(mask, 0, 3 * sheet.ss))
        sheet.lay(with_alpha(Image.new("RGB", sheet.size, (255, 255, 255)), scaled(blur(bright, 2 * sheet.ss), 0.25)))
    if ember:
        seam = ImageChops.subtract(mask, sheet.shrunk(mask, rim + 2))
        sheet.glow(ImageChops.multiply(blur(seam, 3 * sheet.ss), mask), 1, ember, 0.45)
    sheet.rim(mask, rim, metal, 1.8)


def crest(sheet: Sheet, glyph: Glyph, enamel: Pair, metal: Stops, centre: Point, size: float) -> None:
    """A kind's sign on an enamelled disc."""
    disc = sheet.discs([centre], size / 2)
    sheet.shadow(disc, 4, 0.6, sheet.image.getchannel("A"))
    sheet.fill(disc, enamel, "enamel", 0.02)
    shine = sheet.discs([(centre[0] - size * 0.1, centre[1] - size * 0.2)], size * 0.3)
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, (255, 255, 255)),
                         scaled(ImageChops.multiply(blur(shine, size * 0.12 * sheet.ss), disc), 0.22)))  # fmt: skip
    sheet.rim(disc, size * 0.075, metal, 2)
    sheet.metal(sheet.shape(*enlarged(glyph, centre, size * 0.66)), metal, 2, 0.8)


def watermark(sheet: Sheet, glyph: Glyph, page: Box, tone: Color) -> None:
    """The kind's glyph, faint behind the text: a card without a text is not an empty one."""
    x0, y0, x1, y1 = page
    centre = ((x0 + x1) / 2, (y0 + y1) / 2 + 2)
    size = (y1 - y0) * 0.86
    mask = sheet.shape(*enlarged(glyph, centre, size * 0.72))
    for radius, width in ((0.5, 1.6), (0.46, 0.8)):
        ring = ImageChops.subtract(sheet.discs([centre], size * radius), sheet.discs([centre], size * radius - width))
        mask = ImageChops.lighter(mask, ring)
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, tone), scaled(mask, 0.11)))


def cut_window_out(sheet: Sheet, window: Image.Image, metal: Stops, dusk: Color = (14, 8, 8)) -> None:
    """The painting's place: a hole with a metal edge that throws its shadow on the painting."""
    grown = blur(window, 3.2 * sheet.ss).point([min(255, v * 6) for v in range(256)])
    ring = ImageChops.multiply(ImageChops.subtract(grown, sheet.shrunk(window, 2.2)), sheet.image.getchannel("A"))
    sheet.metal(ring, metal, 2.6, 0.6)
    hole = sheet.shrunk(window, 2.2)
    sheet.image.putalpha(ImageChops.subtract(sheet.image.getchannel("A"), hole))
    cast = scaled(ImageChops.multiply(blur(ImageChops.invert(hole), 9 * sheet.ss), hole), 0.85)
    sheet.lay(with_alpha(Image.new("RGB", sheet.size, dusk), cast))


# Signs and marks

SIGN, MARK = 160, 96


class Sign(NamedTuple):
    """What a number is written on: its outline, its colours and the glyph, faint behind the number."""

    outline: Outline
    field: Pair
    metal: Stops
    glyph: Glyph
    faint: float = 0.3


def sign_sheet(sign: Sign, above: int = 0) -> Sheet:
    """The sign, with so much room above it for something else."""
    sheet = Sheet((SIGN, SIGN + above), 3)
    mask = sheet.shape([(x, y + above) for x, y in sign.outline])
    sheet.shadow(mask, 3, 0.8)
    sheet.fill(mask, sign.field, "sign", 0.02)
    sheet.shadow(ImageChops.invert(mask), 12, 0.5, mask, down=0)
    sheet.rim(mask, 7, sign.metal, 3)
    if sign.faint:
        ghost = sheet.shape(*enlarged(sign.glyph, (80, 80 + above), 104))
        tone = mix(sign.field[1], (0, 0, 0), 0.55)
        sheet.lay(with_alpha(Image.new("RGB", sheet.size, tone), scaled(ghost, sign.faint)))
    return sheet


def paint_sign(sign: Sign) -> Image.Image:
    return sign_sheet(sign).done((SIGN, SIGN))


def paint_mark(field: Pair, metal: Stops, seed: str, draw: Callable[[Sheet], None]) -> Image.Image:
    """A small disc with something drawn on it."""
    sheet = Sheet((MARK, MARK), 3)
    disc = sheet.discs([(48, 48)], 43)
    sheet.shadow(disc, 2, 0.8)
    sheet.fill(disc, field, seed, 0.02)
    sheet.rim(disc, 5, metal, 2.4)
    draw(sheet)
    return sheet.done((MARK, MARK))


# Files


def shrink(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    return image.resize(size, Image.Resampling.LANCZOS)


def halved(image: Image.Image, size: tuple[float, float]) -> Image.Image:
    """For what is never shown large."""
    return shrink(image, (round(size[0] / 2), round(size[1] / 2)))


def lean(image: Image.Image) -> Image.Image:
    """The picture with fewer shades than an eye can tell apart, so that its file is small."""
    red, green, blue, alpha = image.split()
    table = [min(255, (v + 2) // 4 * 4) for v in range(256)]
    fine = [min(255, (v + 1) // 3 * 3) for v in range(256)]
    clear = alpha.point([255 if v else 0 for v in range(256)])
    solid = [ImageChops.multiply(c.point(t), clear) for c, t in ((red, table), (green, fine), (blue, table))]
    veil = alpha.point([0 if v < 4 else 255 if v > 251 else v // 4 * 4 for v in range(256)])
    return Image.merge("RGBA", (*solid, veil))


def paint_into(folder: Path, pictures: Mapping[str, Picture], names: Iterable[str] | None = None) -> Iterator[Path]:
    """Writes the pictures, or those of some names, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in pictures if names is None else names:
        path = folder / f"{name}.png"
        lean(pictures[name]()).save(path, optimize=True)
        yield path


def paint_wanted(game: str, pictures: Mapping[str, Picture]) -> None:
    """The command line of a game's frames: paints all, or those whose names contain a given word."""
    folder = Path(__file__).resolve().parents[2] / "art" / game
    words = sys.argv[1:]
    wanted = [name for name in pictures if not words or any(word in name for word in words)]
    for path in paint_into(folder, pictures, wanted):
        print(f"{path.name}  {path.stat().st_size / 1024:.0f} KB")
