"""Paints the room: the table's cloth and light, the title screen's wall and its shelf board."""

import math
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from .angel_wars import walnut
from .brush import (
    GOLD,
    Canvas,
    Point,
    Size,
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
    placed,
    polar,
    radial,
    relief,
    rng,
    scaled,
    shade,
    times,
    tint,
    with_alpha,
)
from .sculpt import computed

CLOTH = 1024
THREAD = 4  # pixels
LIGHT_SIZE = (960, 540)
WALL_SIZE = (2560, 1440)
PLANK_SIZE = (2560, 120)


def looped_noise(cells: tuple[int, int], seed: object) -> Image.Image:
    """Smooth noise whose left meets its right and whose top meets its bottom."""
    w, h = cells
    small = Image.frombytes("L", cells, rng(seed).randbytes(w * h))
    around = Image.new("L", (w * 3, h * 3))
    for i in range(3):
        for j in range(3):
            around.paste(small, (i * w, j * h))
    return around.resize((CLOTH, CLOTH), Image.Resampling.BICUBIC, box=(w, h, w * 2, h * 2))


def weave() -> Image.Image:
    """Plain weave: each thread rises over one neighbour and dips under the next."""
    cell = Image.new("L", (THREAD * 2, THREAD * 2))
    for x in range(THREAD * 2):
        for y in range(THREAD * 2):
            across = math.sin(math.pi * (y % THREAD + 0.5) / THREAD) * math.sin(math.pi * (x % THREAD + 0.5) / THREAD)
            over_thread = (x // THREAD + y // THREAD) % 2
            lit = 0.62 if over_thread else 0.42
            slope = 0.16 * ((x if over_thread else y) % THREAD - THREAD / 2) / THREAD
            cell.putpixel((x, y), round(255 * (lit * (0.55 + 0.45 * across) - slope)))
    out = Image.new("L", (CLOTH, CLOTH))
    for x in range(0, CLOTH, cell.width):
        for y in range(0, CLOTH, cell.height):
            out.paste(cell, (x, y))
    return out


def cloth() -> Image.Image:
    """Night-blue woven cloth that tiles without a seam."""
    threads = CLOTH // THREAD
    slubs = Image.blend(looped_noise((12, threads), "weft"), looped_noise((threads, 12), "warp"), 0.5)
    nap = Image.blend(looped_noise((40, 40), "nap"), looped_noise((7, 7), "shade"), 0.5)
    tone = Image.blend(Image.blend(weave(), slubs, 0.28), nap, 0.24)
    return colourise(tone, ((0.0, (10, 15, 29)), (0.42, (17, 25, 45)), (0.6, (23, 33, 58)), (1.0, (42, 56, 90))))


def pool() -> Image.Image:
    """The lamp's pool of light, dithered so that it never bands."""
    w, h = LIGHT_SIZE
    column = Image.new("F", (1, h))
    column.putdata([(2 * y / (h - 1) - 1) ** 2 for y in range(h)])
    row = Image.new("F", (w, 1))
    row.putdata([(2 * x / (w - 1) - 1) ** 2 for x in range(w)])
    dither = Image.frombytes("L", LIGHT_SIZE, rng("dither").randbytes(w * h))

    def lit(a: dict[str, Any]) -> Any:
        away = a["x"] * 0.5 + a["y"] * 0.5  # 0 in the middle, 1 in the corners
        soft = 1 / (1 + away * 2.6 + away * away * 2.4)
        share = 0.35 + 0.65 * (soft - 1 / 6) / (1 - 1 / 6)
        return a["convert"](share * 254 + a["float"](a["dither"]) / 255, "L")

    return computed(lit, x=row.resize(LIGHT_SIZE), y=column.resize(LIGHT_SIZE), dither=dither)


# ---------------------------------------------------------------- wall


ARCH = 512  # width of one bay
BAYS = 5
SPRING = 560  # where the arches begin to curve
DADO = 1130  # top of the lower panelling


def niche(bay: int, inset: float, foot: float) -> list[Point]:
    """The outline of one bay's round arch, moved inwards."""
    middle, half = (bay + 0.5) * ARCH, ARCH / 2 - inset
    curve = [polar((middle, SPRING), half, a) for a in range(180, 361, 3)]
    return [(middle - half, foot), *curve, (middle + half, foot)]


CONSTELLATIONS: tuple[tuple[tuple[Point, ...], tuple[tuple[int, int], ...]], ...] = (
    (
        ((-70, 40), (-30, -30), (20, -10), (60, -70), (84, 16), (24, 74)),
        ((0, 1), (1, 2), (2, 3), (2, 4), (4, 5), (5, 0)),
    ),
    (
        ((-90, -20), (-44, -52), (0, -28), (36, -60), (86, -36), (30, 50), (-20, 66)),
        ((0, 1), (1, 2), (2, 3), (3, 4), (2, 5), (5, 6)),
    ),
    (
        ((0, -80), (-26, -26), (26, -26), (-74, 8), (74, 8), (0, 70)),
        ((0, 1), (0, 2), (1, 2), (1, 3), (2, 4), (1, 5), (2, 5)),
    ),
    (
        ((-80, -50), (-36, -22), (4, -30), (40, 6), (90, 0), (70, 60), (26, 52)),
        ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 3)),
    ),
    (
        ((-64, -64), (-10, -40), (46, -66), (-28, 16), (36, 22), (0, 80)),
        ((0, 1), (1, 2), (1, 3), (1, 4), (3, 5), (4, 5)),
    ),
)


def heavens(size: Size) -> Image.Image:
    """The mask of the inlaid stars: constellations in the arches and a dust of single stars."""
    canvas = Canvas(size, 2)
    source = rng("heavens")
    ink = (255, 255, 255)

    def star(at: Point, r: float) -> None:
        points = [polar(at, r if k % 2 == 0 else r * 0.32, k * 45 - 90) for k in range(8)]
        canvas.poly(points, ink)

    for bay, (places, links) in enumerate(CONSTELLATIONS):
        centre = ((bay + 0.5) * ARCH, SPRING - 20)
        spots = [(centre[0] + x * 1.5, centre[1] + y * 1.35) for x, y in places]
        for a, b in links:
            canvas.line([spots[a], spots[b]], 1.4, ink)
        for k, spot in enumerate(spots):
            star(spot, 13 if k % 3 == 0 else 9)
        for _ in range(26):
            at = polar((centre[0], SPRING), source.uniform(20, 190), source.uniform(178, 362))
            canvas.disc((at[0], at[1] + source.uniform(0, 160)), source.uniform(0.9, 2.2), ink)
    return canvas.alpha()


def moon(canvas: Canvas, centre: Point, phase: int) -> None:
    """One of five phases, waxing to full over the middle bay and waning again."""
    ink = (255, 255, 255)
    bulge = (-0.55, 0.1, 1.0, 0.1, -0.55)[phase]
    lit = 1 if phase <= BAYS // 2 else -1
    canvas.ring(centre, 27, 1.6, ink)
    rim = [polar(centre, 20, a) for a in range(-90, 91, 6)]
    edge = [(centre[0] - (x - centre[0]) * bulge, y) for x, y in reversed(rim)]
    canvas.poly([(centre[0] + lit * (x - centre[0]), y) for x, y in rim + edge], ink)


def brass_lines(size: Size) -> Image.Image:
    """The mask of the wall's brass inlay."""
    canvas = Canvas(size, 2)
    ink = (255, 255, 255)
    for bay in range(BAYS):
        for inset, thick in ((48, 4.2), (60, 1.6), (84, 1.6)):
            canvas.line(niche(bay, inset, DADO - 34), thick, ink)
        middle = (bay + 0.5) * ARCH
        crown = (middle, SPRING - (ARCH / 2 - 54))
        moon(canvas, (crown[0], crown[1] - 76), bay)
        canvas.poly([polar(crown, 20 if k % 2 == 0 else 6, k * 45 - 90) for k in range(8)], ink)
        for k in range(-6, 7):
            long = 25 if k % 2 else 14
            canvas.line([polar((middle, SPRING), ARCH / 2 - r, -90 + k * 12) for r in (60, 60 + long)], 1.4, ink)
        left, right = bay * ARCH + 56, (bay + 1) * ARCH - 56
        canvas.line([(left, DADO + 56), (right, DADO + 56), (right, 1400), (left, 1400), (left, DADO + 56)], 2, ink)
    for x in range(0, BAYS * ARCH + 1, ARCH):
        canvas.line([(x - 9, 196), (x - 9, DADO)], 1.6, ink)
        canvas.line([(x + 9, 196), (x + 9, DADO)], 1.6, ink)
        for k, r in enumerate((15, 9)):
            canvas.ring((x, 226), r, 2.4 - k, ink)
        canvas.poly([polar((x, SPRING), 15 if k % 2 == 0 else 5, k * 45 - 90) for k in range(8)], ink)
    for k in range(size[0] // 16 + 1):  # the graduated scale under the cornice
        canvas.line([(k * 16, 144), (k * 16, 168 if k % 8 == 0 else 160 if k % 4 == 0 else 153)], 1.2, ink)
    for y, thick in ((132, 4), (144, 1.6), (DADO, 4.5), (DADO + 13, 1.6)):
        canvas.line([(0, y), (size[0], y)], thick, ink)
    return canvas.alpha()


def lamplight(picture: Image.Image, mask: Image.Image, strength: float) -> Image.Image:
    """Warm light that brightens what it falls on instead of veiling it."""
    return ImageChops.add(picture, times(picture, tint(scaled(mask, strength), (255, 208, 150))))


def wall() -> Image.Image:
    """A quiet observatory wall at night: blind arches, brass inlay, stars, warm light from above."""
    size = WALL_SIZE
    plaster = colourise(
        levels(noise(size, "plaster", 420, 6), 20, 235), ((0.0, (15, 22, 42)), (0.5, (21, 30, 55)), (1.0, (29, 40, 70)))
    )
    arches = Image.new("L", size)
    draw = ImageDraw.Draw(arches)
    for bay in range(BAYS):
        draw.polygon(niche(bay, 40, DADO - 22), fill=255)
    heaven = colourise(levels(noise(size, "heaven", 300, 5), 0, 255), ((0.0, (9, 14, 32)), (1.0, (19, 28, 58))))
    picture = plaster.copy()
    picture.paste(heaven, (0, 0), arches)
    picture = shade(
        picture,
        times(
            arches, ImageChops.invert(blur(arches.transform(size, Image.Transform.AFFINE, (1, 0, -10, 0, 1, -26)), 26))
        ),
        (0, 0, 4),
        0.72,
    )
    height = ImageChops.invert(scaled(blur(arches, 3), 0.5))
    ledges = ImageDraw.Draw(height)
    for top, low, tone in ((92, 132, 255), (DADO - 6, DADO + 24, 255)):
        ledges.rectangle((0, top, size[0], low), fill=tone)
    for bay in range(BAYS):
        ledges.rectangle((bay * ARCH + 44, DADO + 44, (bay + 1) * ARCH - 44, 1412), outline=205, width=5)
    picture = relief(picture, bevel(blur(height, 1.6), 2, 262, 0.8), 0.4)
    for low in (132, DADO + 24):
        ledge = placed(Image.new("L", (size[0], 40), 255), size, (0, low - 40))
        under = placed(Image.new("L", (size[0], size[1] - low), 255), size, (0, low))
        picture = shade(
            picture,
            times(blur(ledge.transform(size, Image.Transform.AFFINE, (1, 0, 0, 0, 1, -18)), 14), under),
            (0, 0, 4),
            0.6,
        )
    lines = brass_lines(size)
    picture = drop_shadow(picture, lines, (1, 2), 3, 0.7)
    picture = over(picture, gold_leaf(lines, "lines", 2), opacity=0.62)
    stars = heavens(size)
    picture = over(picture, gold_leaf(stars, "stars", 2), opacity=0.6)
    picture = light(picture, blur(stars, 7), (150, 180, 255), 0.35)
    for bay in range(BAYS):
        picture = lamplight(picture, radial(size, ((bay + 0.5) * ARCH, 150), (330, 760), 1.4), 0.55)
    picture = lamplight(picture, radial(size, (size[0] / 2, 60), (1500, 1250), 1.3), 1.0)
    picture = light(picture, radial(size, (size[0] / 2, -80), (1500, 700), 1.6), (255, 176, 90), 0.2)
    picture = shade(picture, levels(linear(size, 90), 120, 300), (3, 5, 14), 0.75)
    picture = shade(picture, ImageChops.invert(radial(size, (size[0] / 2, 520), (1900, 1300), 0.6)), (2, 4, 12), 0.75)
    return grain(picture, "wall", 3)


def plank() -> Image.Image:
    """The shelf board from a little above: walnut top, brass front edge, soft shadow beneath."""
    w, h = PLANK_SIZE
    top, edge, face = 34, 10, 34
    board = Image.new("RGB", PLANK_SIZE)
    board.paste(shade(walnut((w, top), "shelf top"), levels(linear((w, top), 270), 0, 330), (0, 0, 0), 0.75), (0, 0))
    board.paste(shade(walnut((w, face), "shelf face"), linear((w, face), 90), (0, 0, 0), 0.6), (0, top + edge))
    strip = Image.new("L", (w, edge * 3))
    ImageDraw.Draw(strip).rectangle((0, edge, w, edge * 2 - 1), fill=255)
    brass = carve(strip, GOLD, 4, gain=1.5, depth=2).convert("RGB").crop((0, edge, w, edge * 2))
    board.paste(shade(brass, noise(brass.size, "brass", (500, 3), 2, angle=0), (40, 18, 0), 0.6), (0, top))
    sheen = radial((w, h), (w / 2, top), (w * 0.52, 200), 1.2)
    board = light(board, sheen, (255, 214, 150), 0.16)
    solid = top + edge + face
    alpha = Image.new("L", (1, h))
    alpha.putdata([255 if y < solid else round(165 * (1 - (y - solid) / (h - solid)) ** 2) for y in range(h)])
    board.paste((0, 0, 4), (0, solid, w, h))
    lip = Image.new("L", PLANK_SIZE)
    ImageDraw.Draw(lip).rectangle((0, top + edge, w, top + edge + 7), fill=150)
    board = shade(board, blur(lip, 3), (0, 0, 0))
    board = light(
        board, inflate(placed(Image.new("L", (w, 2), 255), PLANK_SIZE, (0, top - 1)), 1), (255, 230, 170), 0.25
    )
    return with_alpha(board, alpha.resize(PLANK_SIZE))


def paint(out: Path) -> list[Path]:
    """Writes the room's pictures below the art folder `out`."""
    folder = out / "room"
    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / name for name in ("cloth.jpg", "light.png", "wall.jpg", "plank.png")]
    cloth().save(written[0], quality=86, optimize=True)
    pool().save(written[1], optimize=True)
    wall().save(written[2], quality=86, optimize=True)
    plank().save(written[3], optimize=True)
    return written
