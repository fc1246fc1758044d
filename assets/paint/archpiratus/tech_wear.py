"""What use does to metal and weather to stone: hollows, cast shadows, bright edges, grime, scratches, grain."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from ..brush import Size, bevel, blur, levels, light, noise, relief, rng, shade, shift, times


def unlit(glow: Image.Image) -> Image.Image:
    """A mask of everything that does not shine by itself."""
    return ImageChops.invert(levels(glow.convert("L"), 20, 120))


def rocky(body: Image.Image, key: str) -> Image.Image:
    """Facets melted together under a grainy skin of stone."""
    skin = bevel(noise(body.size, (key, "stone"), 60, 6, 0.7), 2, 225, 2.6)
    return relief(body.filter(ImageFilter.GaussianBlur(5)), skin, 0.55)


def worn(body: Image.Image, depth: Image.Image, glow: Image.Image, key: str, wear: float) -> Image.Image:
    """The lit metal with shadows, hollows, bright worn edges, grime and scratches."""
    size = depth.size
    dull = unlit(glow)
    soft = depth.filter(ImageFilter.GaussianBlur(1.2))
    for reach, gain in ((7, 5.0), (24, 2.2)):
        hollow = ImageChops.subtract(blur(depth, reach), soft, 1 / gain)
        body = shade(body, times(hollow, dull), (1, 3, 6), 0.8)
    dark = Image.new("L", size)
    for pace in (10, 22, 38):
        rise = round(pace * 0.35) + 5
        dark = ImageChops.lighter(dark, ImageChops.subtract(shift(soft, round(pace * 0.8), pace), soft, 0.2, -rise))
    body = shade(body, times(blur(dark, 4), dull), (1, 2, 5), 0.6)
    edge = ImageChops.subtract(soft, blur(depth, 4), 1 / 5.0)
    rubbed = levels(ImageChops.offset(_grime(size), *slip(key, 1)), 90, 200)
    body = light(body, times(levels(edge, 30, 255), rubbed, dull), (220, 226, 214), 0.42 * wear)
    stain = levels(ImageChops.offset(_grime(size), *slip(key, 2)), 110, 250)
    body = shade(body, times(stain, dull), (10, 8, 8), 0.6 * wear)
    fine = times(ImageChops.offset(_scratches(size), *slip(key, 3)), dull)
    return light(body, fine, (190, 196, 190), 0.3 * wear)


def slip(key: str, n: int) -> tuple[int, int]:
    """How far a shared texture is moved for one machine, so that no two wear alike."""
    source = rng(key, "slip", n)
    return (source.randrange(1000), source.randrange(700))


@lru_cache(maxsize=4)
def _grime(size: Size) -> Image.Image:
    return noise(size, "grime", 150, 7, 0.72)


@lru_cache(maxsize=4)
def _scratches(size: Size) -> Image.Image:
    source = rng("scratches")
    sheet = Image.new("L", size)
    draw = ImageDraw.Draw(sheet)
    for _ in range(size[0] * size[1] // 2200):
        x, y = source.uniform(0, size[0]), source.uniform(0, size[1])
        a, reach = source.gauss(0.5, 0.9), source.uniform(6, 46)
        draw.line((x, y, x + reach * math.cos(a), y + reach * math.sin(a)), fill=source.randint(40, 190), width=1)
    return times(sheet, levels(_grime(size), 90, 190))
