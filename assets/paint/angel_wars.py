"""Paints the table of Angel Wars: enamel tiles, the board's frame, dice, marks and the carved figures."""

import math
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from . import angel_wars_ground, figures, glyphs
from .brush import (
    GOLD,
    IVORY,
    Point,
    Size,
    Stops,
    bevel,
    blur,
    carve,
    colourise,
    drop_shadow,
    gold_leaf,
    grain,
    inflate,
    levels,
    light,
    linear,
    noise,
    over,
    polar,
    radial,
    relief,
    ribbon,
    rng,
    scaled,
    shade,
    shift,
    times,
    with_alpha,
)

TILE = 512
OVER = 2
MARGIN = 10
RIM = 14
VARIANTS = 4

ORANGE_DEEP: Stops = ((0.0, (168, 66, 8)), (0.5, (212, 98, 20)), (1.0, (236, 128, 38)))
ORANGE_PALE: Stops = ((0.0, (216, 112, 26)), (0.5, (242, 146, 46)), (1.0, (255, 182, 84)))
ORANGE_DISC: Stops = ((0.0, (236, 150, 48)), (0.5, (255, 188, 84)), (1.0, (255, 220, 140)))
BLUE_DEEP: Stops = ((0.0, (6, 18, 74)), (0.5, (12, 32, 104)), (1.0, (22, 50, 136)))
BLUE_PALE: Stops = ((0.0, (12, 40, 118)), (0.5, (24, 62, 156)), (1.0, (46, 92, 190)))
BLUE_FOAM: Stops = ((0.0, (40, 96, 180)), (0.5, (74, 136, 214)), (1.0, (130, 182, 238)))
WALNUT: Stops = ((0.0, (18, 10, 7)), (0.4, (44, 26, 17)), (0.7, (72, 45, 29)), (1.0, (106, 70, 46)))
WAX: Stops = (
    (0.0, (40, 2, 6)),
    (0.35, (112, 12, 20)),
    (0.6, (168, 28, 34)),
    (0.85, (226, 92, 84)),
    (1.0, (255, 196, 180)),
)


def sheet(size: Size) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """An empty mask and its pen."""
    mask = Image.new("L", size)
    return mask, ImageDraw.Draw(mask)


def rounded(size: Size, inset: float, corner: float) -> Image.Image:
    mask, draw = sheet(size)
    draw.rounded_rectangle((inset, inset, size[0] - 1 - inset, size[1] - 1 - inset), corner, fill=255)
    return mask


# ---------------------------------------------------------------- tiles


def wires(size: Size, lines: Sequence[Sequence[Point]], width: float) -> Image.Image:
    """The mask of soldered wires."""
    mask, draw = sheet(size)
    for line in lines:
        draw.polygon(ribbon(line, lambda _: width), fill=255)
    return mask.filter(ImageFilter.GaussianBlur(1.1))


def sun_field(size: Size, variant: int) -> tuple[Image.Image, Image.Image]:
    """Translucent orange enamel with a radiant sun, and the mask of its wires."""
    side = size[0]
    middle = (side / 2, side / 2)
    mottle = levels(noise(size, ("orange", variant), side / 5, 4), 0, 255)
    field = colourise(mottle, ORANGE_DEEP)
    turn = variant * 5.625
    rays, draw = sheet(size)
    lines: list[list[Point]] = []
    disc = side * 0.155
    for k in range(16):
        degrees = turn + k * 22.5
        half, reach = (6.6, side * 0.74) if k % 2 == 0 else (4.4, side * 0.37)
        tip = polar(middle, reach, degrees)
        foot = [polar(middle, disc + 12, degrees + s * half * 1.5) for s in (-1, 1)]
        draw.polygon([foot[0], tip, foot[1]], fill=255)
        lines += [[foot[0], tip], [tip, foot[1]]]
    field.paste(colourise(mottle, ORANGE_PALE), (0, 0), rays.filter(ImageFilter.GaussianBlur(1)))
    engraved, draw = sheet(size)
    for k in range(180):
        draw.line([middle, polar(middle, side, turn + k * 2)], fill=120, width=2)
    field = shade(field, engraved.filter(ImageFilter.GaussianBlur(1.2)), (120, 40, 0), 0.16)
    round_mask, draw = sheet(size)
    draw.ellipse([v + s * disc for s in (-1, 1) for v in middle], fill=255)
    field.paste(colourise(mottle, ORANGE_DISC), (0, 0), round_mask)
    lines += [[polar(middle, r, a * 4) for a in range(91)] for r in (disc, disc + 12)]
    field = light(field, radial(size, middle, side * 0.62, 1.3), (255, 200, 110), 0.32)
    return field, wires(size, lines, 4.6)


def wave_field(size: Size, variant: int) -> tuple[Image.Image, Image.Image]:
    """Translucent cobalt enamel with rolling waves, and the mask of its wires."""
    side = size[0]
    mottle = levels(noise(size, ("blue", variant), side / 5, 4), 0, 255)
    field = colourise(mottle, BLUE_DEEP)
    phase = variant * 0.25
    rows = 5
    lines: list[list[Point]] = []
    pale, pale_draw = sheet(size)
    foam, foam_draw = sheet(size)
    engraved, engraved_draw = sheet(size)

    def crest(row: float, x: float) -> float:
        swell = math.tau * (x / side * 2 + phase + 0.5 * (int(row + 8) % 2))
        return (row + 0.5) * side / rows + side * 0.042 * math.sin(swell) + side * 0.012 * math.sin(2 * swell + 1.2)

    xs = range(0, side + 8, 8)
    for row in range(-1, rows + 1):
        top: list[Point] = [(x, crest(row, x)) for x in xs]
        low = [(x, crest(row, x) + side * 0.088) for x in xs]
        pale_draw.polygon(top + low[::-1], fill=255)
        foam_draw.polygon([(x, y + 2) for x, y in top] + [(x, y + side * 0.026) for x, y in reversed(top)], fill=255)
        lines += [top]
        for k in range(1, 6):
            engraved_draw.line([(x, y + side * (0.026 + 0.029 * k)) for x, y in top], fill=150, width=2)
    field.paste(colourise(mottle, BLUE_PALE), (0, 0), pale.filter(ImageFilter.GaussianBlur(3)))
    field.paste(colourise(mottle, BLUE_FOAM), (0, 0), foam.filter(ImageFilter.GaussianBlur(1)))
    field = shade(field, engraved.filter(ImageFilter.GaussianBlur(1.2)), (0, 6, 40), 0.3)
    field = light(field, radial(size, (side / 2, side / 2), side * 0.6, 1.3), (70, 130, 240), 0.16)
    return field, wires(size, lines, 4.6)


def tile(colour: str, variant: int) -> Image.Image:
    """One enamel tile with its bevelled brass rim."""
    size = (TILE * OVER, TILE * OVER)
    field, wire = (sun_field if colour == "orange" else wave_field)(size, variant)
    outer = rounded(size, MARGIN * OVER, 40 * OVER)
    inner = rounded(size, (MARGIN + RIM) * OVER, 27 * OVER)
    depth = blur(inner, 20)
    field = shade(
        field, ImageChops.invert(levels(depth, 90, 255)), (30, 6, 0) if colour == "orange" else (0, 0, 14), 0.62
    )
    field = relief(field, bevel(blur(inner, 7), 5, 45, 1.6), 0.55)
    field = drop_shadow(field, wire, (3, 3), 3, 0.45)
    field = over(field, gold_leaf(wire, ("wire", colour, variant), 3), opacity=0.86)
    gloss = times(linear(size, 225), blur(noise(size, ("gloss", variant), size[0] / 2, 2), 30), inner)
    field = light(field, levels(gloss, 70, 230, 1.6), (255, 250, 240), 0.34 if colour == "orange" else 0.24)
    band = ImageChops.subtract(outer, inner)
    brass = carve(band, GOLD, RIM * OVER * 0.45, gain=3.2, depth=4)
    brass = over(brass.convert("RGB"), gold_leaf(band, ("rim", colour, variant), 8), opacity=0.35)
    field.paste(brass, (0, 0), band)
    return with_alpha(field, outer).reduce(OVER)


# ---------------------------------------------------------------- frame


BOARD = 2000
BORDER = 120


def walnut(size: Size, seed: object) -> Image.Image:
    """Dark walnut with the grain running along x."""
    figure = noise(size, (seed, "figure"), (size[0] / 2.5, size[1] / 2.2), 4, angle=1.5)
    fibres = noise(size, (seed, "fibres"), (620, 2.4), 2, 0.7, angle=0.4)
    rings = noise(size, (seed, "rings"), (1500, 26), 3, angle=0.7).point([abs((v * 5) % 512 - 256) for v in range(256)])
    tone = Image.blend(Image.blend(figure, fibres, 0.4), rings, 0.22)
    return colourise(levels(tone, 30, 225), WALNUT)


def mitred() -> Image.Image:
    """Four planks joined at 45 degrees."""
    board = Image.new("RGB", (BOARD, BOARD))
    plank = Image.new("L", (BOARD, BORDER))
    ImageDraw.Draw(plank).polygon([(0, 0), (BOARD, 0), (BOARD - BORDER, BORDER), (BORDER, BORDER)], fill=255)
    for k in range(4):
        layer = Image.new("RGBA", (BOARD, BOARD))
        layer.paste(walnut((BOARD, BORDER), ("frame", k)), (0, 0), plank)
        board.paste(layer.rotate(90 * k).convert("RGB"), (0, 0), layer.rotate(90 * k).getchannel("A"))
    return board


def corner_ornament(draw: ImageDraw.ImageDraw, ss: int) -> None:
    """The upper left corner's inlay: a sun within a ring of waves, and a wing of leaves along each border."""
    c = (60.0 * ss, 60.0 * ss)

    def dot(at: Point, r: float, fill: int = 255) -> None:
        draw.ellipse((at[0] - r * ss, at[1] - r * ss, at[0] + r * ss, at[1] + r * ss), fill=fill)

    dot(c, 45)
    dot(c, 41.5, 0)
    dot(c, 14)
    for k in range(16):
        half, reach = (8, 36) if k % 2 == 0 else (6, 27)
        draw.polygon(
            [polar(c, 17 * ss, k * 22.5 - half), polar(c, reach * ss, k * 22.5), polar(c, 17 * ss, k * 22.5 + half)],
            fill=255,
        )
    for flip in (False, True):

        def at(x: float, y: float, flip: bool = flip) -> Point:
            return (y * ss, x * ss) if flip else (x * ss, y * ss)

        for k in range(7):
            x, long = 118 + k * 27, 34 - k * 2.6
            for up in (-1, 1):
                spine = [
                    at(x + long * t, 60 + up * (3 + 19 * math.sin(t * 2.2) * (1 - k * 0.08)))
                    for t in (i / 10 for i in range(11))
                ]
                draw.polygon(ribbon(spine, lambda t: 10 * ss * math.sin(math.pi * t) ** 0.7 * 0.8), fill=255)
        draw.polygon(
            ribbon([at(106 + 220 * t, 60) for t in (i / 20 for i in range(21))], lambda t: 3.4 * ss * (1 - t * 0.7)),
            fill=255,
        )
        dot(at(112, 60), 5)
        dot(at(334, 60), 3.4)


def frame() -> Image.Image:
    """The board's frame: mitred walnut, brass inlay, a felt recess for the tiles."""
    size = (BOARD, BOARD)
    wood = mitred()
    inside = Image.new("L", size)
    ImageDraw.Draw(inside).rectangle((BORDER, BORDER, BOARD - BORDER - 1, BOARD - BORDER - 1), fill=255)
    ring = ImageChops.invert(inside)
    height = times(ring, rounded(size, 3, 14))
    wood = relief(wood, bevel(blur(height, 7), 4, 225, 1.2), 0.42)
    joints, draw = sheet(size)
    for a, b in (
        ((0, 0), (120, 120)),
        ((1999, 0), (1879, 120)),
        ((0, 1999), (120, 1879)),
        ((1999, 1999), (1879, 1879)),
    ):
        draw.line((a, b), fill=255, width=2)
    wood = shade(wood, joints.filter(ImageFilter.GaussianBlur(0.8)), (4, 2, 0), 0.8)

    ss = 3
    quarter, draw = sheet((BOARD // 2 * ss, BOARD // 2 * ss))
    corner_ornament(draw, ss)
    for at, thick in ((15, 3.2), (105, 3.2), (99.5, 1.4), (20.5, 1.4)):
        draw.line([(BOARD * ss, at * ss), (at * ss, at * ss), (at * ss, BOARD * ss)], fill=255, width=round(thick * ss))
    quarter = quarter.reduce(ss)
    inlay = Image.new("L", size)
    for mirrored_x in (False, True):
        for mirrored_y in (False, True):
            part = quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if mirrored_x else quarter
            part = part.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if mirrored_y else part
            inlay.paste(part, (BOARD // 2 * mirrored_x, BOARD // 2 * mirrored_y))
    wood = drop_shadow(wood, inlay, (1, 1), 2.5, 0.7)
    wood = over(wood, gold_leaf(inlay, "inlay", 2.5), opacity=0.92)

    felt = colourise(noise(size, "felt", 30, 5), ((0.0, (9, 11, 20)), (1.0, (22, 27, 44))))
    felt = grain(felt, "felt", 7)
    wood.paste(felt, (0, 0), inside)
    wall = blur(times(ImageChops.invert(shift(inside, 16, 18)), inside), 12)
    wood = shade(wood, times(wall, inside), (0, 0, 0), 0.9)
    lip, draw = sheet(size)
    draw.rectangle((BORDER - 7, BORDER - 7, BOARD - BORDER + 6, BOARD - BORDER + 6), outline=255, width=7)
    return over(wood, carve(lip, GOLD, 4, gain=3.5, depth=2))


# ---------------------------------------------------------------- dice and marks


SMALL = 256
PIPS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0.5, 0.5),),
    ((0.32, 0.32), (0.68, 0.68)),
    ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73)),
)


def die(pips: int) -> Image.Image:
    """An ivory die face with that many gold pips, or an engraved ring for none."""
    ss = 4
    side = SMALL * ss
    size = (side, side)
    body = rounded(size, 14 * ss, 52 * ss)
    face = carve(body, IVORY, 26 * ss, gain=2.4, depth=10).convert("RGB")
    flat = rounded(size, 30 * ss, 62 * ss)
    cream = colourise(levels(noise(size, "die", (side / 2, side / 9), 4, angle=20), -300, 330), IVORY)
    face = Image.composite(Image.blend(face, cream, 0.8), face, blur(flat, 9 * ss))
    face = light(face, radial(size, (side * 0.34, side * 0.3), side * 0.6), (255, 255, 250), 0.3)
    hole, draw = sheet(size)
    if not pips:
        draw.ellipse([side * v for v in (0.33, 0.33, 0.67, 0.67)], outline=255, width=round(side * 0.045))
    radius = 0.105 if pips > 1 else 0.13
    for x, y in PIPS[pips]:
        draw.ellipse([side * (v + s * radius) for s in (-1, 1) for v in (x, y)], fill=255)
    face = relief(face, bevel(blur(hole, 3 * ss), 3 * ss, 45, 1.6), 0.9, (70, 40, 14))
    if pips:
        inset = hole.filter(ImageFilter.GaussianBlur(3 * ss)).point([255 if v > 176 else 0 for v in range(256)])
        face = drop_shadow(face, hole, (0, 0), 2 * ss, 0.55)
        face = over(face, carve(inset, GOLD, 9 * ss, gain=3.4, depth=6))
        for x, y in PIPS[pips]:
            spot = radial(size, (side * (x - radius * 0.34), side * (y - radius * 0.36)), side * radius * 0.5, 1.4)
            face = light(face, times(spot, inset), (255, 252, 230), 0.9)
    else:
        face = shade(face, hole.filter(ImageFilter.GaussianBlur(ss)), (92, 60, 28), 0.5)
    return with_alpha(face, body).reduce(ss)


def ban_mark() -> Image.Image:
    """A wax seal with a lock pressed into it."""
    ss = 4
    side = SMALL * ss
    size, middle = (side, side), (side / 2, side / 2)
    source = rng("wax")
    waves = [(n, source.uniform(0, math.tau), source.uniform(0.4, 1.0) / n) for n in (3, 5, 7, 9)]
    edge = [
        polar(middle, side * (0.425 + 0.06 * sum(w * math.sin(n * math.radians(a) + p) for n, p, w in waves)), a)
        for a in range(360)
    ]
    blob, draw = sheet(size)
    draw.polygon(edge, fill=255)
    height = scaled(inflate(blob, 26 * ss), 0.75)
    pressed, draw = sheet(size)
    draw.ellipse([v + s * side * 0.315 for s in (-1, 1) for v in middle], fill=255)
    height = ImageChops.subtract(height, scaled(blur(pressed, 2.4 * ss), 0.28))
    lock = glyphs.drawn("lock").getchannel("A").resize((round(side * 0.5),) * 2, Image.Resampling.BICUBIC)
    glyph = Image.new("L", size)
    glyph.paste(lock, (round(side * 0.25), round(side * 0.24)))
    height = ImageChops.add(height, scaled(blur(glyph, 2.2 * ss), 0.36))
    lit = bevel(blur(height, 1.4 * ss), 2 * ss, 225, 2.6)
    wax = colourise(Image.blend(lit, noise(size, "wax", side / 5, 3), 0.07), WAX)
    wax = shade(wax, ImageChops.subtract(blur(pressed, 5 * ss), blur(glyph, 2 * ss)), (50, 0, 6), 0.35)
    wax = light(wax, glyph.filter(ImageFilter.GaussianBlur(ss)), (255, 206, 160), 0.72)
    return with_alpha(wax, blob).reduce(ss)


def home_mark() -> Image.Image:
    """A white chevron between two laurel branches, to be tinted."""
    ss = 8
    side = SMALL * ss
    size = (side, side)
    mask, draw = sheet(size)
    centre = (side / 2, side * 0.47)
    for flip in (1, -1):
        for k in range(9):
            degrees = 98 + k * 16.5
            at = polar(centre, side * 0.37, 90 - flip * (degrees - 90) if flip == 1 else degrees)
            for lean, reach in ((34, 0.115), (-30, 0.095)):
                heading = (degrees + 90 + lean) if flip == -1 else (180 - degrees - 90 - lean)
                leaf = [polar(at, side * reach * t, heading) for t in (i / 8 for i in range(9))]
                draw.polygon(
                    ribbon(leaf, lambda t: side * 0.052 * math.sin(math.pi * min(1, t * 0.96 + 0.03)) ** 0.8), fill=255
                )
        stem = [polar(centre, side * 0.37, d if flip == -1 else 180 - d) for d in range(92, 236, 4)]
        draw.polygon(ribbon(stem, lambda t: side * 0.017 * (1 - 0.6 * t)), fill=255)
    for drop in (0.30, 0.47):
        points = [(side * 0.345, side * (drop + 0.15)), (side * 0.5, side * drop), (side * 0.655, side * (drop + 0.15))]
        draw.line(points, fill=255, width=round(side * 0.062), joint="curve")
        for x, y in points:
            r = side * 0.031
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    alpha = mask.reduce(ss)
    white = Image.new("L", alpha.size, 255)
    return Image.merge("RGBA", (white, white, white, alpha))


def paint(out: Path) -> list[Path]:
    """Writes the game's art below the art folder `out`."""
    folder = out / "angel_wars"
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"mark-banned": ban_mark(), "mark-home": home_mark()}
    for pips in range(4):
        pictures[f"die-{pips}"] = die(pips)
    for colour in ("orange", "blue"):
        for variant in range(VARIANTS):
            pictures[f"tile-{colour}-{variant}"] = tile(colour, variant)
        for army in figures.ARMIES:
            pictures[f"figure-{army}-{colour}"] = figures.carved(army, colour)
    written = []
    for name, picture in pictures.items():
        written.append(folder / f"{name}.png")
        picture.save(written[-1], optimize=True)
    written.append(folder / "frame.jpg")
    frame().save(written[-1], quality=88, optimize=True)
    written.append(folder / "ground.jpg")
    angel_wars_ground.ground().save(written[-1], quality=84, optimize=True)
    return written
