"""The table of Archangelis: heaven above, hell below, between them the light that both want; the rail of the Store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops

from ..brush import (
    GOLD,
    Canvas,
    Stops,
    bevel,
    blur,
    colourise,
    glow,
    gold_leaf,
    grain,
    levels,
    light,
    linear,
    noise,
    over,
    polar,
    radial,
    rays,
    relief,
    ridges,
    rng,
    scaled,
    shade,
    stars,
    times,
    vignette,
    warp,
    with_alpha,
)
from ..motifs.sacred import cloud_bank, embers, flames
from ..motifs.wings import SPREAD, wing

SIZE = (1920, 1470)
MIDDLE = 690.0
"""Where heaven ends: the line of the Locations."""
WHITE = (255, 255, 255)
DUSK: Stops = (
    (0.0, (26, 30, 62)),
    (0.35, (58, 60, 98)),
    (0.6, (112, 98, 120)),
    (0.82, (176, 142, 126)),
    (1.0, (232, 200, 158)),
)
SMOKE: Stops = (
    (0.0, (8, 3, 6)),
    (0.4, (28, 9, 13)),
    (0.62, (66, 17, 17)),
    (0.84, (134, 42, 22)),
    (1.0, (214, 104, 48)),
)
PALE: Stops = ((0.0, (196, 190, 204)), (0.6, (150, 140, 164)), (1.0, (90, 84, 118)))


def heaven() -> Image.Image:
    """Night turning to dawn, with the wheels of the spheres engraved in it, and wings at the edge of sight."""
    air = warp(noise(SIZE, "heaven air", 420, 6, 0.58), "heaven air", 60, 260)
    base = colourise(
        Image.blend(air, linear(SIZE, 90), 0.55),
        (
            (0.0, (12, 18, 44)),
            (0.3, (26, 36, 78)),
            (0.48, (58, 66, 112)),
            (0.62, (120, 104, 124)),
            (1.0, (206, 166, 128)),
        ),
    )
    base = ImageChops.screen(base, stars(SIZE, "heaven", 900, 1.6))
    lines = Canvas(SIZE, 2)
    centre = (SIZE[0] / 2, MIDDLE)
    for k, radius in enumerate((330, 350, 520, 528, 700, 716, 900)):
        lines.ring(centre, radius, 1.4 + (k % 3) * 0.6, WHITE)
    for k in range(144):
        near, far = (350, 372 if k % 6 else 400) if k % 2 else (528, 546 if k % 6 else 566)
        lines.line([polar(centre, near, k * 2.5), polar(centre, far, k * 2.5)], 1.2, WHITE)
    for k in range(24):
        at = polar(centre, 608, k * 15 + 7.5)
        lines.poly([polar(at, 13 if n % 2 == 0 else 4, n * 45 + k * 15) for n in range(8)], WHITE)
    base = over(base, gold_leaf(lines.alpha(), "spheres", 2), opacity=0.2)
    canvas = Canvas(SIZE, 1, (120, 116, 150))
    for side in (-1, 1):
        shoulder = (SIZE[0] / 2 + side * 360, 400.0)
        wing(canvas, shoulder, 620, SPREAD, side, PALE, 19, ("heaven", side), -12 * side)
    wings = canvas.image()
    base = over(base, with_alpha(wings.convert("RGB"), blur(wings.getchannel("A"), 2)), opacity=0.16)
    for k, (top, puff) in enumerate(((250, 84), (420, 100), (560, 92))):
        base = over(base, cloud_bank(SIZE, top, ("heaven", k), puff, DUSK, 90, 0.8, 230 - 60 * k), opacity=0.62)
    return light(base, rays(SIZE, centre, "dawn", 1150, 40, 1.7), (255, 226, 170), 0.5)


def hell() -> Image.Image:
    """Smoke over a cracked floor that burns from within."""
    murk = warp(noise(SIZE, "hell murk", 360, 6, 0.6), "hell murk", 70, 220)
    base = colourise(murk, ((0.0, (6, 2, 6)), (0.45, (30, 8, 14)), (0.75, (72, 16, 18)), (1.0, (124, 36, 24))))
    cracks = levels(ridges(SIZE, "hell cracks", 260, 5), 200, 255, 1.5)
    lower = levels(linear(SIZE, 90), 120, 245)
    for k, (top, puff) in enumerate(((760, 90), (960, 110), (1160, 120))):
        base = over(base, cloud_bank(SIZE, top, ("hell", k), puff, SMOKE, 70, 0.85, -120 + 40 * k), opacity=0.55)
    base = light(base, times(cracks, lower), (255, 96, 34), 0.4)
    base = light(base, blur(times(cracks, lower), 22), (220, 46, 14), 0.8)
    fire = flames(SIZE, ((-60, 1500), (1980, 1500)), 430, "pit", 130)
    base = ImageChops.screen(base, blur(fire, 5).point([round(v * 0.75) for v in range(256)] * 3))
    return ImageChops.screen(base, embers(SIZE, "pit", 420))


def ground() -> Image.Image:
    """Both, meeting in a horizon of light; calm where cards lie."""
    edge = warp(linear(SIZE, 90), "horizon", 26, 300)
    at = round(MIDDLE / SIZE[1] * 255)
    base = Image.composite(hell(), heaven(), levels(edge, at - 14, at + 16))
    horizon = radial(SIZE, (SIZE[0] / 2, MIDDLE), (1150, 190), 1.5)
    base = light(base, horizon, (255, 190, 110), 0.5)
    base = light(base, radial(SIZE, (SIZE[0] / 2, MIDDLE), (900, 34), 1.6), (255, 240, 204), 0.6)
    base = light(base, radial(SIZE, (SIZE[0] / 2, MIDDLE - 40), (1200, 560), 1.3), (255, 170, 100), 0.34)
    base = shade(base, Image.new("L", SIZE, 255), (10, 9, 20), 0.14)
    base = vignette(base, 0.45, (4, 3, 10))
    return grain(base, "archangelis ground", 2.2)


RAIL = (1848, 288)


def rail() -> Image.Image:
    """Where the Store lies: a lit shelf of dark stone, its edges gilded, with a scroll at each end."""
    mask = Canvas(RAIL, 3)
    w, h = RAIL
    cut = 34
    outline = [
        (cut, 4),
        (w - cut, 4),
        (w - 4, cut),
        (w - 4, h - cut),
        (w - cut, h - 4),
        (cut, h - 4),
        (4, h - cut),
        (4, cut),
    ]
    mask.poly(outline, WHITE)
    body = mask.alpha()
    stone = colourise(
        Image.blend(noise(RAIL, "rail", 190, 6), noise(RAIL, "rail fine", (40, 12), 3, angle=4), 0.3),
        ((0.0, (13, 11, 22)), (0.5, (26, 21, 36)), (1.0, (46, 36, 50))),
    )
    stone = relief(stone, bevel(ridges(RAIL, "rail veins", 150, 4), 1, 250, 1.2), 0.2)
    stone = light(stone, radial(RAIL, (w / 2, h * 0.16), (w * 0.62, h * 1.0), 1.2), (255, 206, 140), 0.3)
    lines = Canvas(RAIL, 3)
    lines.line([*outline, outline[0]], 5, WHITE)
    inner = [(x + (14 if x < w / 2 else -14), y + (12 if y < h / 2 else -12)) for x, y in outline]
    lines.line([*inner, inner[0]], 1.6, WHITE)
    for side, x in ((1, 30.0), (-1, w - 30.0)):
        for k in range(5):
            lines.poly(
                [polar((x + side * k * 1.0, h / 2 + (k - 2) * 30), 9 if n % 2 == 0 else 3, n * 45) for n in range(8)],
                WHITE,
            )
    source = rng("rail studs")
    for k in range(1, 46):
        x = w * k / 46
        lines.disc((x, 10 + source.uniform(-0.3, 0.3)), 1.9 if k % 2 else 3.0, WHITE)
        lines.disc((x, h - 10), 1.9 if k % 2 else 3.0, WHITE)
    gilt = lines.alpha()
    stone = glow(stone, gilt, (255, 190, 100), 12, 0.3)
    stone = over(stone, gold_leaf(gilt, "rail", 2, GOLD))
    return with_alpha(grain(stone, "rail", 2), scaled(body, 0.86))


def paint(out: Path) -> Iterator[Path]:
    folder = out / "archangelis"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "ground.jpg"
    ground().save(path, quality=84, optimize=True)
    yield path
    path = folder / "rail.png"
    rail().resize((RAIL[0] // 2, RAIL[1] // 2), Image.Resampling.LANCZOS).save(path, optimize=True)
    yield path
