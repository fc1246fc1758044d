"""The table of Empyrean: a storm over far ridges, and eight watch fires for eight armies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Stops,
    blur,
    colourise,
    gradient,
    grain,
    levels,
    light,
    mix,
    noise,
    over,
    radial,
    rays,
    rng,
    shade,
    stars,
    vignette,
    warp,
)
from ..motifs.sacred import cloud_bank, embers

SIZE = (1920, 1470)
STORM: Stops = (
    (0.0, (14, 16, 34)),
    (0.4, (36, 36, 62)),
    (0.65, (78, 62, 84)),
    (0.85, (150, 100, 88)),
    (1.0, (232, 176, 118)),
)
RIDGES: tuple[tuple[float, Color], ...] = (
    (980, (58, 44, 66)),
    (1080, (38, 31, 52)),
    (1190, (24, 21, 38)),
    (1310, (13, 12, 24)),
)


def _ridge(top: float, seed: object) -> Image.Image:
    """The mask of a range of hills: a wandering line and all below it."""
    source, canvas = rng(seed), Canvas(SIZE, 2)
    line, height = [], 0.0
    for k in range(97):
        height = height * 0.86 + source.uniform(-26, 26)
        line.append((k * 20.0, top + height + source.uniform(-5, 5)))
    canvas.poly([*line, (1920, 1480), (0, 1480)], (255, 255, 255))
    return canvas.alpha()


def ground() -> Image.Image:
    base = gradient(
        SIZE,
        ((0.0, (10, 14, 36)), (0.4, (34, 36, 68)), (0.62, (110, 72, 78)), (0.72, (196, 120, 78)), (1.0, (30, 20, 34))),
    )
    base = ImageChops.screen(base, stars(SIZE, "watch", 500, 1.6))
    torn = levels(warp(noise(SIZE, "torn", (520, 180), 6, 0.6, angle=8), "torn", 60, 240), 90, 230)
    base = shade(base, torn, (12, 12, 30), 0.55)
    base = light(base, rays(SIZE, (960, 1010), "battle", 1300, 36, 1.7), (255, 190, 120), 0.35)
    for k, (top, puff) in enumerate(((120, 90), (330, 110), (560, 90))):
        base = over(base, cloud_bank(SIZE, top, ("storm", k), puff, STORM, 90, 0.8, 120 - 40 * k), opacity=0.55)
    base = light(base, radial(SIZE, (960, 1000), (1200, 210), 1.4), (255, 160, 90), 0.6)
    for k, (top, tone) in enumerate(RIDGES):
        mask = _ridge(top, ("ridge", k))
        land = colourise(noise(SIZE, ("land", k), (160, 50), 5), ((0.0, tone), (1.0, mix(tone, (150, 110, 100), 0.3))))
        base = Image.composite(land, base, mask)
        base = light(base, ImageChops.subtract(blur(mask, 3), ImageChops.offset(mask, 0, 7)), (255, 170, 110), 0.22)
    source = rng("fires")
    for k in range(8):
        x, y = 130 + k * 236 + source.uniform(-40, 40), 1150 + source.uniform(-40, 150)
        base = light(base, radial(SIZE, (x, y), (70, 46), 1.8), (255, 140, 60), 0.75)
        base = light(base, radial(SIZE, (x, y), 12, 1.2), (255, 236, 190), 0.9)
    base = ImageChops.screen(base, embers(SIZE, "watch", 150))
    return grain(vignette(base, 0.5, (5, 4, 14)), "empyrean ground", 2.0)


def paint(out: Path) -> Iterator[Path]:
    path = out / "empyrean" / "ground.jpg"
    ground().save(path, quality=84, optimize=True)
    yield path
