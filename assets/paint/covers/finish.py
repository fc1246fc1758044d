"""What all five covers share: their size, the painted title, the gilded frame, the last glaze."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

from ..brush import (
    GOLD,
    Color,
    Stops,
    bevel,
    blur,
    drop_shadow,
    glow,
    gold_leaf,
    gradient,
    grain,
    inflate,
    lettering,
    over,
    placed,
    relief,
    shade,
    vignette,
    with_alpha,
)
from ..motifs.sigils import border

SIZE = (900, 1200)
GILT: Stops = (
    (0.0, (255, 252, 232)),
    (0.36, (252, 222, 142)),
    (0.54, (226, 166, 70)),
    (0.60, (206, 138, 50)),
    (0.70, (250, 214, 126)),
    (1.0, (255, 246, 214)),
)
BONE: Stops = ((0.0, (255, 255, 252)), (0.42, (255, 240, 206)), (0.58, (244, 196, 120)), (1.0, (255, 246, 224)))


def title(
    base: Image.Image,
    text: str,
    y: float,
    height: int,
    tracking: float,
    fill: Stops = GILT,
    halo: Color = (255, 190, 90),
    strength: float = 0.5,
    face: str = "SourceSerifPro-Bold",
) -> Image.Image:
    """The base with a line of the title: dark rim and shadow, soft halo, gilded bevelled letters."""
    mask = lettering(SIZE, text, (SIZE[0] / 2, y), height, tracking, face)
    fat = mask.filter(ImageFilter.MaxFilter(7))
    base = shade(base, blur(fat, height * 0.28), (0, 0, 0), 0.75)
    base = glow(base, mask, halo, height * 0.30, strength)
    base = drop_shadow(base, fat, (2, 5), 5, 0.9)
    base = shade(base, blur(fat, 1.2), (20, 10, 6), 0.95)
    band = round(height * 0.72)
    sheet = Image.new("RGB", SIZE, fill[-1][1])
    sheet.paste(gradient((SIZE[0], band), fill), (0, round(y - band / 2)))
    sheet = relief(sheet, bevel(inflate(mask, height * 0.05), 2, 235, 1.6), 0.40, (70, 30, 6))
    return over(base, with_alpha(sheet, mask))


def frame(base: Image.Image, seed: object, inset: float = 24, stops: Stops = GOLD, corner: float = 72) -> Image.Image:
    """The base with a gilded ornamental border that throws a small shadow."""
    mask = border(SIZE, inset, seed, corner)
    base = drop_shadow(base, mask, (1, 3), 3, 0.9)
    base = glow(base, mask, stops[2][1], 10, 0.35)
    return over(base, gold_leaf(mask, (seed, "frame"), 2.0, stops))


def band(base: Image.Image, top: float, bottom: float, color: Color, strength: float) -> Image.Image:
    """The base darkened softly between two heights, to carry lettering."""
    mask = Image.new("L", SIZE)
    mask.paste(255, (0, round(top), SIZE[0], round(bottom)))
    return shade(base, blur(mask, (bottom - top) * 0.35), color, strength)


def screened(base: Image.Image, lights: Image.Image, at: tuple[int, int] = (0, 0)) -> Image.Image:
    """The base with an RGB light (of any size) screened on at a place."""
    return ImageChops.screen(base, placed(lights, base.size, at))


def finished(base: Image.Image, seed: object, edge: float = 0.55, amount: float = 1.8) -> Image.Image:
    """The last glaze: a vignette and a fine grain."""
    return grain(vignette(base, edge), seed, amount)
