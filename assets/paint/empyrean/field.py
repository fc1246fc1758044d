"""The stage of an army's card: its hours of the day, its stuffs, and figures built up from solids."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops

from ..archangelis.infernal_scene import BLACK, WHITE, Palette, Scene, fit, path
from ..brush import (
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    bezier,
    blur,
    carve,
    grain,
    lerp,
    levels,
    mix,
    nudge,
    over,
    placed,
    saturate,
    scaled,
    shift,
    spline,
    times,
    vignette,
)

INDIGO = Palette((8, 8, 30), (44, 34, 96), (150, 76, 116), (255, 138, 84), (255, 190, 130))
VERMILION = Palette((22, 6, 14), (110, 24, 32), (214, 72, 46), (255, 176, 84), (255, 208, 140))
SANDSTONE = Palette((60, 32, 22), (170, 108, 62), (236, 182, 112), (255, 224, 158), (255, 236, 190))
TERRACOTTA = Palette((44, 14, 12), (140, 48, 32), (222, 120, 66), (255, 200, 120), (255, 222, 160))
GRAVE = Palette((3, 12, 16), (12, 54, 52), (58, 132, 108), (150, 255, 196), (190, 255, 220))
SHROUD = Palette((8, 5, 24), (46, 26, 86), (112, 76, 160), (186, 150, 255), (214, 196, 255))
STEPPE = Palette((56, 34, 18), (160, 104, 48), (226, 172, 96), (255, 222, 150), (255, 232, 180))
TURQUOISE = Palette((6, 34, 44), (24, 104, 112), (96, 178, 168), (255, 232, 176), (255, 240, 204))


def stuff(hue: Color, sheen: float = 0.7) -> Stops:
    """A material whose lit side and shadow lie about its own hue."""
    return (
        (0.0, mix(hue, BLACK, 0.9)),
        (0.3, mix(hue, BLACK, 0.58)),
        (0.5, mix(hue, BLACK, 0.12)),
        (0.7, mix(hue, WHITE, 0.24 * sheen)),
        (1.0, mix(hue, WHITE, sheen)),
    )


def darker(stops: Stops, amount: float = 0.35) -> Stops:
    """The same stuff in the shade."""
    return tuple((t, mix(c, BLACK, amount)) for t, c in stops)


SKIN, PALE_SKIN = stuff((206, 152, 112), 0.5), stuff((222, 190, 160), 0.5)
EDGE = stuff((222, 230, 242), 1.0)
STEEL, BRONZE, GILT = stuff((132, 140, 156), 0.9), stuff((176, 120, 62), 0.9), stuff((222, 168, 66), 0.95)
WOOD, ROPE, INK = stuff((112, 72, 42), 0.4), stuff((176, 142, 92), 0.4), stuff((30, 28, 40), 0.5)


class Field(Scene):
    """A card picture of Battle for Empyrean in the making."""

    def stamp(
        self,
        layer: Image.Image,
        foot: Point,
        scale: float = 1.0,
        flip: bool = False,
        haze: Color | None = None,
        thick: float = 0.5,
        turn: float = 0.0,
        **how: object,
    ) -> None:
        """A figure's sheet set down with the middle of its lower edge at a place; haze takes it into the distance."""
        if flip:
            layer = layer.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if turn:
            layer = layer.rotate(turn, Image.Resampling.BICUBIC)
        if scale != 1.0:
            size = (max(1, round(layer.width * scale)), max(1, round(layer.height * scale)))
            layer = layer.resize(size, Image.Resampling.LANCZOS)
        if haze:
            fog = Image.new("RGBA", layer.size, (*haze, 255))
            fog.putalpha(layer.getchannel("A"))
            layer = Image.blend(layer, fog, thick)
        at = (round(foot[0] - layer.width / 2), round(foot[1] - layer.height))
        self.add(placed(layer, self.size, at), **how)

    def put(self, shapes: Image.Image | Sequence[Point], stops: Stops, radius: float = 10, **how: object) -> None:
        """A solid in one step: carved and laid into the air."""
        self.add(self.solid(shapes, stops, radius), **how)

    def drawn(
        self, paint: Callable[[Canvas], None], stops: Stops | None = None, radius: float = 5, **how: object
    ) -> None:
        """Shapes of a canvas, in their own colours or as solids of one material."""
        canvas = self.canvas()
        paint(canvas)
        self.add(self.solid(canvas.alpha(), stops, radius) if stops else canvas.image(), **how)

    def burning(
        self, paint: Callable[[Canvas], None], color: Color, reach: float = 24, strength: float = 0.9, core: float = 0.6
    ) -> None:
        """Shapes of a canvas as light."""
        canvas = self.canvas()
        paint(canvas)
        self.lit(canvas.alpha(), color, reach, strength, core)

    def save(self, folder: Path, edge: float = 0.42, colour: float = 1.1) -> Path:
        """The last glaze, scaled down and written."""
        picture = vignette(saturate(self.base, colour), edge).resize(self.final, Image.Resampling.LANCZOS)
        target = folder / "empyrean" / f"card-{self.key}.jpg"
        target.parent.mkdir(parents=True, exist_ok=True)
        grain(picture, self.key, 1.3).save(target, quality=86, optimize=True)
        return target


class Figure:
    """A body put together from solids on a sheet of its own.

    Outlines are texts of points in units of its height about the middle of its foot, y upwards negative.
    """

    def __init__(self, height: float, wide: float = 1.0, tall: float = 1.1, sun: float = 235) -> None:
        self.unit = height
        self.size: Size = (round(height * wide), round(height * tall))
        self.foot: Point = (self.size[0] / 2, self.size[1] - height * 0.03)
        self.sun = sun
        self.sheet = Image.new("RGBA", self.size)

    def at(self, text: str, turn: float = 0.0) -> list[Point]:
        """The points of a text on the sheet."""
        return fit(path(text), self.foot, self.unit, turn)

    def mask(self, *texts: str, sharp: bool = False, twin: bool = False) -> Image.Image:
        """The mask of closed outlines; twins are mirrored in the middle line."""
        canvas = Canvas(self.size, 2)
        for text in texts:
            for flip in (False, True) if twin else (False,):
                line = fit(path(text), self.foot, self.unit, 0, flip)
                canvas.poly(line if sharp else spline(line, 8, True), WHITE)
        return canvas.alpha()

    def lay(self, layer: Image.Image, shadow: float = 0.6) -> None:
        """A layer over the body, its soft shadow falling only on what is below it."""
        reach = max(2, round(self.unit * 0.012))
        box = self._around(layer.getchannel("A"), reach * 4)
        part, below = layer.crop(box), self.sheet.crop(box)
        dark = scaled(blur(shift(part.getchannel("A"), reach // 2, reach), reach), shadow)
        black = Image.new("RGBA", part.size, (0, 0, 0, 255))
        black.putalpha(times(dark, below.getchannel("A")))
        self.sheet.paste(Image.alpha_composite(Image.alpha_composite(below, black), part), box[:2])

    def solid(
        self,
        shape: Image.Image,
        stops: Stops,
        round_: float = 0.03,
        height: Image.Image | None = None,
        shadow: float = 0.6,
    ) -> None:
        """A mask as a rounded solid; `round_` in heights."""
        radius = max(1.5, round_ * self.unit)
        box = self._around(shape, round(radius * 2) + 6)
        inner = height.crop(box) if height else None
        part = carve(shape.crop(box), stops, radius, inner, self.sun, 2.6 if inner is None else 1.1, 2)
        self.lay(placed(part, self.size, box[:2]), shadow)

    def _around(self, mask: Image.Image, room: int) -> tuple[int, int, int, int]:
        x0, y0, x1, y1 = mask.getbbox() or (0, 0, 1, 1)
        return max(0, x0 - room), max(0, y0 - room), min(mask.width, x1 + room), min(mask.height, y1 + room)

    def shape(self, *texts: str, stops: Stops, round_: float = 0.03, **how: bool) -> None:
        """Closed outlines as one solid."""
        self.solid(self.mask(*texts, **how), stops, round_)

    def limb(self, text: str, widths: Sequence[float], stops: Stops, round_: float = 0.03, bent: bool = True) -> None:
        """A limb through points; widths (in heights) run along it, ends are round."""
        canvas = Canvas(self.size, 2)
        self.limb_on(canvas, text, widths, bent)
        self.solid(canvas.alpha(), stops, round_)

    def limb_on(self, canvas: Canvas, text: str, widths: Sequence[float], bent: bool = True, turn: float = 0.0) -> None:
        """The flat of a limb on a canvas."""
        line = self.at(text, turn)
        line = spline(line, 8) if bent else line

        def wide(t: float) -> float:
            place = t * (len(widths) - 1)
            k = min(int(place), len(widths) - 2)
            return lerp(widths[k], widths[k + 1], place - k) * self.unit

        canvas.stroke(line, wide, WHITE)
        canvas.disc(line[0], widths[0] * self.unit / 2, WHITE)
        canvas.disc(line[-1], widths[-1] * self.unit / 2, WHITE)

    def draw(self, paint: Callable[[Canvas], None], inside: bool = False, shadow: float = 0.4) -> None:
        """Flat colours over the body; `inside` keeps them to its outline."""
        canvas = Canvas(self.size, 2)
        paint(canvas)
        layer = canvas.image()
        if inside:
            layer.putalpha(ImageChops.multiply(layer.getchannel("A"), self.sheet.getchannel("A")))
        self.lay(layer, shadow)

    def lit(self, rim: Color, strength: float = 0.7) -> Image.Image:
        """The finished sheet with the light from behind on its upper edges."""
        mask = self.sheet.getchannel("A")
        inner = ImageChops.invert(blur(nudge(mask, 0, 4), 4))
        edge = scaled(levels(times(mask, inner), 40, 255), strength)
        wide = round(self.unit * 0.05)
        solid = levels(blur(mask, wide), 90, 170)
        below = scaled(times(mask, solid, ImageChops.invert(blur(nudge(mask, -wide // 2, -wide), wide))), 0.6)
        glowing = over(over(self.sheet.convert("RGB"), _flat(BLACK, below)), _flat(rim, edge))
        result = glowing.convert("RGBA")
        result.putalpha(mask)
        return result


def _flat(color: Color, mask: Image.Image) -> Image.Image:
    layer = Image.new("RGBA", mask.size, (*color, 255))
    layer.putalpha(mask)
    return layer


@lru_cache(maxsize=8)
def plates(size: Size, step: float, rise: float = 0.7, slots: bool = True) -> Image.Image:
    """A height map of lamellar rows: plates beside plates, each row lapping over the next."""
    canvas = Canvas(size, 1, (90, 90, 90))
    tall = step * rise
    rows = int(size[1] / tall) + 2
    for row in range(rows):
        y = row * tall
        canvas.line([(0, y), (size[0], y)], max(1.0, tall * 0.2), (10, 10, 10))
        canvas.line([(0, y + tall * 0.3), (size[0], y + tall * 0.3)], max(1.0, tall * 0.22), (210, 210, 210))
        if slots:
            for k in range(int(size[0] / step) + 2):
                x = k * step
                canvas.line([(x, y), (x, y + tall)], max(1.0, step * 0.14), (24, 24, 24))
    return blur(canvas.rgb.convert("L"), 0.9)


@lru_cache(maxsize=8)
def scales(size: Size, step: float) -> Image.Image:
    """A height map of scale armour: rounded scales in rows, half over each other."""
    canvas = Canvas(size, 1, (70, 70, 70))
    for row in range(int(size[1] / (step * 0.62)) + 2, -2, -1):
        for k in range(-1, int(size[0] / step) + 2):
            x, y = (k + 0.5 * (row % 2)) * step, row * step * 0.62
            canvas.disc((x, y), step * 0.56, (18, 18, 18))
            canvas.disc((x - step * 0.04, y - step * 0.06), step * 0.46, (190, 190, 190))
            canvas.disc((x, y - step * 0.3), step * 0.36, (120, 120, 120))
    return blur(canvas.rgb.convert("L"), 0.9)


def recurve(
    canvas: Canvas, grip: Point, reach: float, turn: float, drawn: float, wood: Color, arrow: bool = True
) -> None:
    """A recurved bow aimed towards an angle, its string drawn back by a share of its reach, an arrow on it."""
    for flip in (1, -1):
        arm = [(0.0, 0.0), (0.10, 0.22 * flip), (-0.02, 0.52 * flip), (-0.16, 0.74 * flip), (-0.06, 0.92 * flip)]
        canvas.stroke(spline(fit(arm, grip, reach, turn), 8), lambda t: reach * (0.09 - 0.055 * t), wood)
        canvas.line(
            fit([(-0.06, 0.92 * flip), (-drawn, 0.0)], grip, reach, turn), max(1.5, reach * 0.014), (240, 232, 210)
        )
    if arrow:
        shaft(
            canvas, fit([(-drawn, 0.0)], grip, reach, turn)[0], fit([(0.42, 0.0)], grip, reach, turn)[0], reach * 0.028
        )


def shaft(
    canvas: Canvas, nock: Point, tip: Point, width: float, wood: Color = (226, 200, 150), vane: Color = (236, 232, 224)
) -> None:
    """An arrow from nock to tip, with its head and feathers."""
    canvas.line([nock, tip], width, wood)
    length = max(1.0, ((tip[0] - nock[0]) ** 2 + (tip[1] - nock[1]) ** 2) ** 0.5)
    ux, uy = (tip[0] - nock[0]) / length, (tip[1] - nock[1]) / length

    def spot(base: Point, along: float, across: float) -> Point:
        return (base[0] + (ux * along - uy * across) * width, base[1] + (uy * along + ux * across) * width)

    canvas.poly([spot(tip, 5, 0), spot(tip, -2.5, 2.2), spot(tip, -1.2, 0), spot(tip, -2.5, -2.2)], (236, 240, 246))
    for s in (-1, 1):
        canvas.poly([spot(nock, 0, 0), spot(nock, -1, 1.6 * s), spot(nock, 3.6, 1.6 * s), spot(nock, 5, 0)], vane)


def hair(canvas: Canvas, strands: Sequence[Sequence[Point]], width: float, tone: Color, lit: Color) -> None:
    """Locks along bent lines, every third one catching the light."""
    for k, strand in enumerate(strands):
        canvas.stroke(bezier(strand, 18), width, mix(tone, lit, (0.0, 0.25, 0.6)[k % 3]))


Pictures = dict[str, Callable[[str], Scene]]


def painted(pictures: Pictures, folder: Path, only: Sequence[str]) -> Iterator[Path]:
    """Writes the pictures of an army (or only some) below the art folder."""
    for key, picture in pictures.items():
        if not only or key in only:
            yield picture(key).save(folder)


def run(pictures: Pictures) -> None:
    """The pictures named on the command line, or all."""
    for done in painted(pictures, Path(__file__).resolve().parents[2] / "art", sys.argv[1:]):
        print(done.name, done.stat().st_size // 1024)
