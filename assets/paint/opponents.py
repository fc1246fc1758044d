"""Paints the opponents: masks under an open sky whose light, regalia and wings grow with their strength; the person, a
hood without a mask; and a seal for each character."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from .brush import (
    GOLD,
    IVORY,
    Canvas,
    Color,
    Point,
    Size,
    Stops,
    blur,
    carve,
    colourise,
    drop_shadow,
    glow,
    gold_leaf,
    gradient,
    grain,
    light,
    mirror,
    noise,
    over,
    polar,
    radial,
    ramp,
    rays,
    ribbon,
    rng,
    scaled,
    shade,
    spline,
    stars,
    taper,
    times,
    vignette,
    with_alpha,
)
from .motifs.arms import emblem
from .motifs.regalia import crown
from .motifs.sacred import halo, wheels
from .motifs.wings import IVORY_PLUMAGE, SERAPH_PLUMAGE, wing_pairs

SIZE = (480, 600)
WORK = (SIZE[0] * 2, SIZE[1] * 2)
AXIS = WORK[0] / 2
FACE: Point = (AXIS, 560)
HALF = 252  # height of half a mask
SEAL = 192
WHITE: Color = (255, 255, 255)

CLAY: Stops = (
    (0.0, (34, 30, 40)),
    (0.3, (92, 84, 98)),
    (0.52, (158, 148, 152)),
    (0.75, (206, 198, 194)),
    (1.0, (244, 240, 234)),
)
SILVER: Stops = (
    (0.0, (14, 22, 36)),
    (0.3, (64, 88, 112)),
    (0.52, (142, 170, 190)),
    (0.75, (206, 226, 236)),
    (1.0, (252, 255, 255)),
)
NIGHT: Stops = (
    (0.0, (4, 2, 14)),
    (0.4, (28, 18, 58)),
    (0.6, (64, 44, 112)),
    (0.82, (150, 118, 200)),
    (1.0, (244, 230, 255)),
)


class Sitter(NamedTuple):
    """How a level is painted: its sky from above to below, its light, its metal and its cloth, and what it wears."""

    sky: tuple[Color, Color, Color]
    glow: Color
    metal: Stops
    cloth: Stops
    wings: int = 0
    plumage: Stops = IVORY_PLUMAGE
    halo: int = 0
    """Rays of the halo; none for a level that has not earned one."""
    crown: int = 0
    """Points of the crown."""
    wheels: int = 0
    rays: float = 0.0
    tracery: int = 0
    """Rows of gold on the brow."""


def cloth(dark: Color, middle: Color, pale: Color) -> Stops:
    return ((0.0, (4, 4, 10)), (0.32, dark), (0.56, middle), (0.8, pale), (1.0, WHITE))


SITTERS = {
    "novice": Sitter(((22, 34, 62), (52, 74, 104), (98, 112, 124)), (196, 206, 214), CLAY,
                     cloth((32, 44, 60), (70, 88, 104), (140, 156, 164))),
    "adept": Sitter(((8, 40, 60), (20, 92, 104), (88, 150, 140)), (150, 236, 222), SILVER,
                    cloth((8, 50, 58), (22, 104, 106), (120, 200, 190)), halo=12, rays=0.25, tracery=1),
    "master": Sitter(((24, 14, 58), (96, 44, 84), (206, 118, 62)), (255, 204, 120), GOLD,
                     cloth((70, 12, 28), (146, 30, 44), (236, 130, 96)), wings=1, halo=24, rays=0.5, tracery=2),
    "sage": Sitter(((10, 6, 40), (52, 22, 108), (150, 60, 150)), (214, 150, 255), NIGHT,
                   cloth((30, 14, 70), (74, 40, 140), (176, 130, 230)), 2, IVORY_PLUMAGE, 32, 7, 0, 0.6, 3),
    "paragon": Sitter(((14, 22, 66), (70, 58, 110), (232, 160, 96)), (255, 240, 200), IVORY,
                      cloth((130, 92, 56), (238, 210, 160), (255, 248, 226)), 3, SERAPH_PLUMAGE, 40, 9, 2, 0.9, 3),
}  # fmt: skip
PERSON = Sitter(((26, 24, 58), (112, 66, 82), (232, 154, 96)), (255, 214, 150), CLAY,
                cloth((40, 26, 30), (104, 70, 60), (206, 158, 118)))  # fmt: skip
CHARACTERS: dict[str, tuple[str, Color]] = {
    "even": ("sun", (44, 58, 92)), "bold": ("flame", (150, 26, 20)), "patient": ("moon", (26, 52, 128)),
    "greedy": ("coins", (20, 98, 62)), "wary": ("tower", (62, 74, 94)), "cunning": ("eye", (92, 34, 128)),
    "wild": ("star", (176, 84, 16)), "stubborn": ("tree", (58, 84, 30)), "proud": ("crown", (128, 20, 72)),
}  # fmt: skip
"""The sign upon each seal and its enamel."""


def both(points: list[Point], centre: Point, scale: float) -> list[Point]:
    """A closed outline from its right half, given from above to below."""
    half = spline([(centre[0] + x * scale, centre[1] + y * scale) for x, y in points], 10)
    return half + mirror(half, centre[0])


def backdrop(key: str, how: Sitter) -> Image.Image:
    """The sky: three tones, clouds in two scales, stars above, and the light behind the head."""
    top, middle, low = how.sky
    picture = gradient(WORK, ((0.0, top), (0.55, middle), (1.0, low)))
    for cell, strength in ((260, 0.5), (90, 0.3)):
        clouds = noise(WORK, (key, "clouds", cell), (cell * 1.8, cell), 5)
        picture = light(picture, scaled(clouds.point(lambda v: max(0, v - 120) * 2), strength), how.glow, 0.6)
        picture = shade(picture, scaled(clouds.point(lambda v: max(0, 110 - v) * 2), strength), top, 0.8)
    upper = radial(WORK, (AXIS, 0), (WORK[0], WORK[1] * 0.7), 0.8)
    field = stars(WORK, key, 260)
    picture = ImageChops.screen(picture, Image.composite(field, Image.new("RGB", WORK), upper))
    picture = light(picture, radial(WORK, FACE, 640, 1.5), how.glow, 0.55)
    if how.rays:
        picture = light(picture, rays(WORK, FACE, key, 780, 36), how.glow, how.rays)
    return picture


def mantle(key: str, how: Sitter) -> Image.Image:
    """Shoulders under a cloak with folds; its hem and its clasp are gold."""
    shoulders = both(
        [(0.0, 0.62), (0.40, 0.66), (0.62, 0.92), (1.35, 1.22), (1.9, 1.9), (2.0, 3.2), (0, 3.2)], FACE, HALF
    )
    canvas, height, hem = Canvas(WORK, 2), Canvas(WORK, 2, (120, 120, 120)), Canvas(WORK, 2)
    canvas.poly(shoulders, WHITE)
    source = rng(key, "folds")
    for k in range(26):
        share = (k + 0.5) / 26 * 2 - 1
        x = AXIS + share * 460 + source.uniform(-14, 14)
        path = spline([(AXIS + share * 70, 760), (AXIS + share * 240, 900), (x, 1220)], 10)
        tone = (205, 205, 205) if k % 2 else (40, 40, 40)
        height.poly(ribbon(path, taper(30 + source.uniform(0, 16))), tone, 190)
    body = carve(canvas.alpha(), how.cloth, 40, blur(height.rgb.convert("L").resize(WORK), 9), gain=2.2)
    collar = both([(0.0, 0.98), (0.34, 0.94), (0.56, 0.86), (0.66, 1.02), (0.46, 1.26), (0.0, 1.52)], FACE, HALF)
    inner = both([(0.0, 0.9), (0.3, 0.86), (0.46, 0.84), (0.52, 0.98), (0.36, 1.16), (0.0, 1.36)], FACE, HALF)
    hem.poly(collar, WHITE)
    hem.erase(inner)
    jewel = (AXIS, FACE[1] + HALF * 1.5)
    hem.poly([polar(jewel, 46 if k % 2 == 0 else 20, k * 45 - 90) for k in range(8)], WHITE)
    trim = CLAY if how.metal is CLAY else GOLD
    worked = Image.alpha_composite(body, gold_leaf(times(hem.alpha(), canvas.alpha()), (key, "hem"), 5, trim))
    return Image.alpha_composite(worked, gem(jewel, 17, how.glow))


def gem(at: Point, radius: float, color: Color) -> Image.Image:
    canvas = Canvas(WORK, 2)
    canvas.disc(at, radius, (24, 14, 10))
    canvas.disc(at, radius * 0.82, color)
    canvas.disc((at[0] - radius * 0.25, at[1] - radius * 0.3), radius * 0.3, WHITE)
    return canvas.image()


def mask_outline() -> list[Point]:
    return both(
        [(0, -1.0), (0.36, -0.95), (0.62, -0.68), (0.69, -0.2), (0.64, 0.22), (0.47, 0.64), (0.2, 0.95), (0, 1.02)],
        FACE,
        HALF,
    )


def eyes() -> list[list[Point]]:
    """Two almond slits."""
    right = spline(
        [(0.13, -0.02), (0.26, -0.14), (0.44, -0.14), (0.55, -0.06), (0.40, 0.02), (0.24, 0.03)], 8, closed=True
    )
    placed = [(FACE[0] + x * HALF, FACE[1] + y * HALF) for x, y in right]
    return [placed, mirror(placed, AXIS)]


def mask(key: str, how: Sitter) -> Image.Image:
    """A face of metal: brow, long nose, cheeks, a closed mouth, and eyes through which something shines."""
    canvas, height = Canvas(WORK, 2), Canvas(WORK, 2, (96, 96, 96))
    canvas.poly(mask_outline(), WHITE)

    def at(x: float, y: float) -> Point:
        return FACE[0] + x * HALF, FACE[1] + y * HALF

    height.disc(at(0, -0.5), (HALF * 0.5, HALF * 0.42), (150, 150, 150), 150)
    for s in (-1, 1):
        height.disc(at(s * 0.34, 0.24), (HALF * 0.2, HALF * 0.24), (190, 190, 190), 160)
        height.disc(at(s * 0.33, -0.06), (HALF * 0.27, HALF * 0.14), (20, 20, 20), 220)
        brow = spline([at(s * 0.05, -0.12), at(s * 0.24, -0.28), at(s * 0.46, -0.28), at(s * 0.62, -0.14)], 10)
        height.poly(ribbon(brow, taper(HALF * 0.11)), (235, 235, 235))
    height.poly(ribbon([at(0, -0.22), at(0, 0.06), at(0, 0.28)], lambda t: HALF * (0.07 + 0.1 * t)), (240, 240, 240))
    height.disc(at(0, 0.28), (HALF * 0.11, HALF * 0.07), (250, 250, 250))
    height.poly(ribbon(spline([at(-0.22, 0.55), at(0, 0.59), at(0.22, 0.55)], 8), taper(HALF * 0.05)), (0, 0, 0))
    height.poly(ribbon(spline([at(-0.17, 0.49), at(0, 0.5), at(0.17, 0.49)], 8), taper(HALF * 0.08)), (220, 220, 220))
    height.poly(ribbon(spline([at(-0.14, 0.66), at(0, 0.68), at(0.14, 0.66)], 8), taper(HALF * 0.08)), (220, 220, 220))
    form = blur(height.rgb.convert("L").resize(WORK), HALF * 0.035)
    picture = carve(canvas.alpha(), how.metal, HALF * 0.3, form, gain=2.4, depth=3)
    worn = noise(WORK, (key, "worn"), 30, 4)
    picture = with_alpha(shade(picture.convert("RGB"), scaled(worn, 0.35), (0, 0, 0), 0.6), canvas.alpha())
    if how.tracery:
        lines = times(tracery(how.tracery), canvas.alpha())
        picture = Image.alpha_composite(picture, gold_leaf(lines, (key, "tracery"), 3))
    slits = Canvas(WORK, 2)
    for slit in eyes():
        slits.poly(slit, (8, 6, 14))
    return Image.alpha_composite(picture, slits.image())


def tracery(rows: int) -> Image.Image:
    """Gold on the brow and the cheeks: more of it for who has done more."""
    canvas = Canvas(WORK, 3)

    def at(x: float, y: float) -> Point:
        return FACE[0] + x * HALF, FACE[1] + y * HALF

    canvas.poly([polar(at(0, -0.56), 30 if k % 2 == 0 else 10, k * 45 - 90) for k in range(8)], WHITE)
    for k in range(rows):
        for s in (-1, 1):
            y = -0.42 - 0.15 * k
            path = spline(
                [at(s * 0.05, y - 0.06), at(s * 0.26, y - 0.05), at(s * 0.46, y + 0.05), at(s * 0.62, y + 0.22)], 10
            )
            canvas.stroke(path, 7.0, WHITE)
            curl = [at(s * (0.5 - 0.06 * k), 0.14 + 0.12 * k), at(s * 0.46, 0.4 + 0.1 * k), at(s * 0.3, 0.56 + 0.1 * k)]
            canvas.stroke(spline(curl, 10), 6.0, WHITE)
            canvas.disc(at(s * 0.56, 0.06 + 0.16 * k), 5, WHITE)
    return canvas.alpha()


def behind(key: str, how: Sitter, picture: Image.Image) -> Image.Image:
    """Wings, wheels and halo."""
    if how.wings:
        feathers = Canvas(WORK, 2)
        wing_pairs(feathers, (AXIS, 760), 600 + 50 * how.wings, how.wings, how.plumage, key, 0.06)
        layer = feathers.image()
        picture = drop_shadow(picture, layer.getchannel("A"), (0, 14), 26, 0.5)
        picture = over(picture, layer)
    if how.wheels:
        rims = wheels(WORK, (FACE[0], FACE[1] - 60), 470, how.wheels, 22, key)
        picture = glow(picture, rims.getchannel("A"), how.glow, 24, 0.5)
        picture = over(picture, rims)
    if how.halo:
        gold = halo(WORK, (FACE[0], FACE[1] - 60), 360 + 2.6 * how.halo, how.halo, key)
        picture = glow(picture, gold.getchannel("A"), how.glow, 30, 0.7)
        picture = over(picture, gold)
    return picture


def portrait(key: str, how: Sitter) -> Image.Image:
    """A masked opponent."""
    picture = behind(key, how, backdrop(key, how))
    for layer in (mantle(key, how), cowl(key, how), mask(key, how)):
        picture = drop_shadow(picture, layer.getchannel("A"), (0, 16), 22, 0.75)
        picture = over(picture, layer)
    if how.crown:
        regal = crown(WORK, (AXIS, FACE[1] - HALF * 0.98), HALF * 1.34, how.crown, key)
        picture = drop_shadow(picture, regal.getchannel("A"), (0, 10), 14, 0.7)
        picture = over(picture, regal)
    slits = Canvas(WORK, 2)
    for slit in eyes():
        slits.poly([(x, y + 2) for x, y in slit], WHITE)
    lit = times(blur(slits.alpha(), 5), slits.alpha())
    picture = light(picture, lit, how.glow, 1.0)
    picture = glow(picture, lit, how.glow, 34, 0.55)
    return finished(key, how, picture)


def hooded(key: str, how: Sitter) -> Image.Image:
    """The person: a hood, nobody's face in it, and a light of their own."""
    picture = backdrop(key, how)
    for layer in (mantle(key, how), cowl(key, how)):
        picture = drop_shadow(picture, layer.getchannel("A"), (0, 16), 22, 0.75)
        picture = over(picture, layer)
    star = Canvas(WORK, 2)
    star.poly([polar((AXIS, FACE[1] + 6), 84 if k % 2 == 0 else 22, k * 45 - 90) for k in range(8)], WHITE)
    picture = light(picture, star.alpha(), how.glow, 1.0)
    picture = glow(picture, star.alpha(), how.glow, 70, 0.8)
    return finished(key, how, picture)


def cowl(key: str, how: Sitter) -> Image.Image:
    """A hood with folds and a golden rim, and the dark in it."""
    outer = both(
        [(0, -1.30), (0.46, -1.2), (0.86, -0.72), (0.97, 0.0), (0.92, 0.66), (0.74, 1.16), (0, 1.3)], FACE, HALF
    )
    inner = both(
        [(0, -1.04), (0.40, -0.97), (0.68, -0.62), (0.75, -0.1), (0.70, 0.4), (0.5, 0.82), (0, 1.1)], FACE, HALF
    )
    hood, height = Canvas(WORK, 2), Canvas(WORK, 2, (120, 120, 120))
    hood.poly(outer, WHITE)
    source = rng(key, "hood")
    for k in range(9):
        for s in (-1, 1):
            x = 0.70 + 0.04 * k
            tone = (200, 200, 200) if k % 2 else (50, 50, 50)
            path = [(s * 0.1, -1.2 + 0.03 * k), (s * x, -0.7 + 0.05 * k), (s * (x + 0.02), 0.2), (s * (x - 0.3), 1.2)]
            line = spline([(FACE[0] + px * HALF, FACE[1] + py * HALF) for px, py in path], 10)
            height.poly(ribbon(line, taper(16 + source.uniform(0, 8))), tone, 170)
    picture = carve(hood.alpha(), how.cloth, 46, blur(height.rgb.convert("L").resize(WORK), 7), gain=2.2)
    hollow, rim = Canvas(WORK, 2), Canvas(WORK, 2)
    hollow.poly(inner, WHITE)
    rim.line([*inner, inner[0]], 11, WHITE)
    deep = colourise(radial(WORK, (AXIS, FACE[1] + 130), 360, 1.4), ((0.0, (8, 6, 16)), (1.0, ramp(how.cloth, 0.3))))
    picture = Image.alpha_composite(picture, with_alpha(deep, hollow.alpha()))
    trim = CLAY if how.metal is CLAY else GOLD
    return Image.alpha_composite(picture, gold_leaf(rim.alpha(), (key, "rim"), 4, trim))


def finished(key: str, how: Sitter, picture: Image.Image) -> Image.Image:
    """Dust in the light, dark corners, and the size that is shown."""
    dust, source = Canvas(WORK, 1), rng(key, "dust")
    for _ in range(70):
        spot = (source.uniform(0, WORK[0]), source.uniform(WORK[1] * 0.2, WORK[1]))
        dust.disc(spot, source.uniform(0.8, 2.4), WHITE)
    picture = light(picture, scaled(dust.alpha(), 0.6), how.glow, 0.7)
    return grain(vignette(picture, 0.62), key, 4).reduce(2)


def seal(key: str) -> Image.Image:
    """A coin of enamel with a golden rim and sign."""
    sign, enamel = CHARACTERS[key]
    size: Size = (SEAL * 2, SEAL * 2)
    centre = (SEAL, SEAL)
    body, rim, mark = Canvas(size, 2), Canvas(size, 2), Canvas(size, 3)
    body.disc(centre, SEAL * 0.94, WHITE)
    for radius, width in ((0.9, 20.0), (0.76, 4.0)):
        rim.ring(centre, SEAL * radius, width, WHITE)
    for k in range(24):
        rim.disc(polar(centre, SEAL * 0.82, k * 15), 5, WHITE)
    if sign == "coins":
        for x, y in ((0, -44), (-46, 36), (46, 36)):
            mark.ring((SEAL + x, SEAL + y), 42, 12, WHITE)
            mark.disc((SEAL + x, SEAL + y), 20, WHITE)
    else:
        emblem(mark, sign, centre, SEAL * 0.52, WHITE)
    ground = gradient(size, ((0.0, tuple(min(255, v * 2 + 20) for v in enamel)), (1.0, tuple(v // 2 for v in enamel))))  # type: ignore[arg-type]
    ground = light(ground, radial(size, (SEAL, SEAL * 0.7), SEAL, 1.4), (255, 240, 214), 0.35)
    picture = with_alpha(ground, body.alpha())
    picture = Image.alpha_composite(picture, gold_leaf(rim.alpha(), (key, "rim"), 6))
    picture = Image.alpha_composite(picture, gold_leaf(mark.alpha(), (key, "sign"), 7))
    return picture.resize((SEAL, SEAL), Image.Resampling.LANCZOS)


def paint(out: Path) -> Iterator[Path]:
    """Writes the portraits and the seals below the art folder `out`."""
    folder = out / "opponents"
    folder.mkdir(parents=True, exist_ok=True)
    for key, how in SITTERS.items():
        portrait(key, how).save(folder / f"{key}.jpg", quality=90, optimize=True)
        yield folder / f"{key}.jpg"
    hooded("person", PERSON).save(folder / "person.jpg", quality=90, optimize=True)
    yield folder / "person.jpg"
    for key in CHARACTERS:
        seal(key).save(folder / f"character-{key}.png", optimize=True)
        yield folder / f"character-{key}.png"
