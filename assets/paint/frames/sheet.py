"""The sheet that frames, backs and signs are painted on, and their metals."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from ..brush import Color, Point, Stops, blur, carve, colourise, linear, noise, scaled, with_alpha
from .outlines import arc

SS = 2
"""Frames are painted at so many times their size."""

Pair = tuple[Color, Color]

GILT: Stops = ((0.0, (46, 20, 2)), (0.28, (132, 78, 14)), (0.5, (202, 142, 40)), (0.72, (246, 200, 92)),
               (0.88, (255, 232, 156)), (1.0, (255, 250, 222)))  # fmt: skip
"""Deeper than leaf: it stays golden in thin lines."""
SILVER: Stops = ((0.0, (30, 32, 44)), (0.3, (96, 102, 120)), (0.55, (172, 180, 196)), (0.8, (234, 240, 250)),
                 (1.0, (255, 255, 255)))  # fmt: skip
BRONZE: Stops = ((0.0, (28, 14, 8)), (0.3, (92, 54, 26)), (0.55, (156, 104, 58)), (0.8, (218, 172, 116)),
                 (1.0, (255, 236, 200)))  # fmt: skip
IRON: Stops = ((0.0, (6, 5, 8)), (0.35, (40, 36, 42)), (0.58, (92, 84, 90)), (0.8, (164, 150, 148)),
               (1.0, (255, 226, 190)))  # fmt: skip
BLACK_IRON: Stops = ((0.0, (4, 3, 5)), (0.4, (28, 22, 26)), (0.6, (70, 52, 52)), (0.82, (150, 96, 72)),
                     (1.0, (255, 190, 120)))  # fmt: skip
BRASS: Stops = ((0.0, (22, 16, 10)), (0.3, (92, 70, 32)), (0.55, (168, 132, 70)), (0.8, (232, 200, 132)),
                (1.0, (255, 246, 214)))  # fmt: skip


class Sheet:
    """A picture in the making: coordinates are those of the final picture."""

    def __init__(self, size: tuple[int, int], ss: int = SS) -> None:
        self.ss = ss
        self.size = (size[0] * ss, size[1] * ss)
        self.image = Image.new("RGBA", self.size)

    def shape(self, *outlines: Sequence[Point]) -> Image.Image:
        """A mask of filled outlines, drawn twice as large as the sheet for the sake of its edges."""
        mask = Image.new("L", (self.size[0] * 2, self.size[1] * 2))
        draw = ImageDraw.Draw(mask)
        for points in outlines:
            draw.polygon([(x * self.ss * 2, y * self.ss * 2) for x, y in points], fill=255)
        return mask.reduce(2)

    def discs(self, centres: Sequence[Point], radius: float) -> Image.Image:
        return self.shape(*(arc(centre, radius, 0, 360, 40) for centre in centres))

    def shrunk(self, mask: Image.Image, by: float) -> Image.Image:
        """The mask without a margin of that width."""
        soft = blur(mask, by * self.ss * 0.8)
        return soft.point([255 if v > 208 else max(0, (v - 196) * 21) for v in range(256)])

    def lay(self, layer: Image.Image) -> None:
        self.image = Image.alpha_composite(self.image, layer)

    def fill(self, mask: Image.Image, pair: Pair, seed: str, rough: float = 0.1, angle: float = 90) -> None:
        """A ground that changes from one colour to another, slightly uneven like skin or stone."""
        cloud = noise(self.size, seed, 150 * self.ss, 3)
        tone = Image.blend(linear(self.size, angle), cloud, rough + 0.12)
        self.lay(with_alpha(colourise(tone, ((0.0, pair[0]), (1.0, pair[1]))), mask))

    def shadow(self, mask: Image.Image, soft: float, strength: float, within: Image.Image | None = None,
               color: Color = (10, 4, 6), down: float = 2) -> None:  # fmt: skip
        """The soft shadow that a shape throws, all over or only within another."""
        cast = blur(mask, soft * self.ss)
        cast = ImageChops.offset(cast, round(down * self.ss / 2), round(down * self.ss))
        if within is not None:
            cast = ImageChops.multiply(cast, within)
        self.lay(with_alpha(Image.new("RGB", self.size, color), scaled(cast, strength)))

    def glow(self, mask: Image.Image, soft: float, color: Color, strength: float) -> None:
        self.lay(with_alpha(Image.new("RGB", self.size, color), scaled(blur(mask, soft * self.ss), strength)))

    def metal(self, mask: Image.Image, stops: Stops, radius: float = 3, throw: float = 0.55) -> None:
        """Solid metal in the shape of a mask, over its shadow on what is already painted."""
        box = mask.getbbox()
        if box is None:
            return
        pad = round(12 * self.ss)
        box = (max(0, box[0] - pad), max(0, box[1] - pad), min(self.size[0], box[2] + pad),
               min(self.size[1], box[3] + pad))  # fmt: skip
        part = mask.crop(box)
        sheet = self.image.crop(box)
        if throw:
            cast = ImageChops.multiply(
                ImageChops.offset(blur(part, 2.2 * self.ss), self.ss, round(1.6 * self.ss)), sheet.getchannel("A")
            )
            sheet = Image.alpha_composite(
                sheet, with_alpha(Image.new("RGB", part.size, (8, 4, 6)), scaled(cast, throw))
            )
        solid = carve(part, stops, radius * self.ss, gain=2.6, depth=1.4 * self.ss)
        self.image.paste(Image.alpha_composite(sheet, solid), box[:2])

    def rim(self, mask: Image.Image, width: float, stops: Stops, radius: float = 2.4, throw: float = 0.5) -> None:
        """A band of metal along the edge of a mask, on its inside."""
        self.metal(ImageChops.subtract(mask, self.shrunk(mask, width)), stops, radius, throw)

    def done(self, size: tuple[int, int]) -> Image.Image:
        return self.image.resize(size, Image.Resampling.LANCZOS)
