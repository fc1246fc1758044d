"""Battle for Empyrean: a radiant citadel above the clouds, eight banners, hosts of spears and helms."""

from __future__ import annotations

from PIL import Image

from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    blur,
    glow,
    gradient,
    lerp,
    levels,
    light,
    linear,
    mix,
    noise,
    over,
    radial,
    rays,
    rng,
    saturate,
    shade,
    shift,
    spline,
    times,
    warp,
)
from ..motifs.arms import banner, spear
from ..motifs.places import citadel
from ..motifs.sacred import cloud_bank
from .finish import SIZE, band, finished, frame, title

CROWN: Point = (450.0, 330.0)
ARMIES: tuple[tuple[Color, str], ...] = (
    ((196, 36, 40), "flame"),
    ((30, 84, 190), "wave"),
    ((226, 168, 40), "sun"),
    ((34, 134, 84), "tree"),
    ((116, 56, 170), "eye"),
    ((220, 224, 232), "star"),
    ((24, 146, 156), "moon"),
    ((40, 36, 52), "tower"),
)
CLOUD: Stops = (
    (0.0, (58, 62, 120)),
    (0.35, (140, 108, 150)),
    (0.55, (232, 172, 150)),
    (0.75, (255, 222, 176)),
    (1.0, (255, 253, 240)),
)
STORM: Stops = (
    (0.0, (20, 22, 56)),
    (0.35, (56, 50, 96)),
    (0.55, (120, 84, 116)),
    (0.75, (214, 144, 116)),
    (1.0, (255, 222, 170)),
)


def cover() -> Image.Image:
    """The whole cover."""
    base = _sky()
    base = _citadel(base)
    base = _banners(base)
    base = _hosts(base)
    base = saturate(base, 1.18)
    base = band(base, 1010, 1190, (8, 6, 24), 0.75)
    base = finished(base, "empyrean", 0.5)
    base = title(base, "BATTLE FOR", 986, 56, 0.22, halo=(255, 170, 70))
    base = title(base, "EMPYREAN", 1084, 132, 0.04, halo=(255, 170, 70))
    return frame(base, "empyrean")


def _sky() -> Image.Image:
    base = gradient(
        SIZE,
        (
            (0.0, (14, 34, 104)),
            (0.2, (38, 92, 178)),
            (0.42, (150, 176, 206)),
            (0.58, (255, 214, 150)),
            (1.0, (200, 120, 100)),
        ),
    )
    high = levels(warp(noise(SIZE, "emp high", (300, 90), 6, 0.6, -8), "emp high", 40, 200), 125, 240, 1.3)
    base = light(base, high, (210, 220, 250), 0.32)
    base = light(base, radial(SIZE, CROWN, (560, 620), 1.5), (255, 232, 170), 0.85)
    base = light(base, rays(SIZE, CROWN, "empyrean", 1100, 38, 1.7), (255, 232, 170), 0.75)
    base = light(base, radial(SIZE, CROWN, 240, 1.8), (255, 252, 232), 0.9)
    return over(base, cloud_bank(SIZE, 590, "emp far", 60, CLOUD, 300, 1.0, 300))


def _citadel(base: Image.Image) -> Image.Image:
    canvas = Canvas(SIZE, 2, (236, 200, 150))
    citadel(canvas, 450, 712, 600, 500, "empyrean")
    city = canvas.image()
    mask = city.getchannel("A")
    base = glow(base, mask, (255, 232, 176), 70, 0.5)
    base = over(base, city)
    base = light(base, times(mask, levels(linear(SIZE, 270), 120, 200)), (255, 220, 150), 0.28)
    base = shade(base, times(mask, levels(linear(SIZE, 90), 105, 160)), (150, 96, 130), 0.5)
    edge = times(mask, Image.eval(blur(shift(mask, 3, 4), 3), lambda v: 255 - v))
    base = light(base, edge, (255, 246, 210), 0.6)
    base = over(base, cloud_bank(SIZE, 724, "emp near", 62, CLOUD, 280, 1.0, 60))
    return over(base, cloud_bank(SIZE, 800, "emp low", 70, STORM, 280, 1.0, 60))


def _banners(base: Image.Image) -> Image.Image:
    canvas = Canvas(SIZE, 2, (120, 80, 50))
    order = (3, 2, 1, 0)
    for side in (-1, 1):
        for k in order:
            hue, charge = ARMIES[(3 - k) if side < 0 else 4 + k]
            x = 450 + side * (374 - 80 * (3 - k))
            width = 92 - 12 * (3 - k)
            top = 372 + 58 * (3 - k)
            length = 300 - 38 * (3 - k)
            canvas.line([(x, top - 26), (x, 980)], width * 0.07, (70, 42, 24))
            canvas.line([(x - width * 0.015, top - 26), (x - width * 0.015, 980)], width * 0.025, (236, 190, 110))
            canvas.poly(
                [(x - width * 0.08, top - 24), (x, top - 24 - width * 0.42), (x + width * 0.08, top - 24)],
                (250, 216, 130),
            )
            banner(canvas, (x, top), width, length, hue, charge, (side, k))
    flags = canvas.image()
    mask = flags.getchannel("A")
    base = shade(base, blur(shift(mask, 4, 8), 9), (40, 20, 60), 0.45)
    base = over(base, flags)
    inner = Image.eval(radial(SIZE, (450, 460), (420, 460), 0.8), lambda v: v)
    return light(base, times(mask, inner), (255, 220, 150), 0.25)


def _hosts(base: Image.Image) -> Image.Image:
    for rank in range(4):
        y = 842 + rank * 52
        if rank:
            base = over(base, cloud_bank(SIZE, y - 30, ("emp mist", rank), 54, STORM, 280, 0.6, 30), opacity=0.35)
        base = _rank(base, rank, y)
    return base


def _rank(base: Image.Image, rank: int, y: float) -> Image.Image:
    """One rank of a host: spears, crested helms, shoulders and shields, dark against the light."""
    source = rng("host", rank)
    near = rank / 3
    size = lerp(12, 34, near)
    dark = mix((110, 70, 96), (14, 10, 30), 0.35 + 0.65 * near)
    canvas = Canvas(SIZE, 2, dark)
    x = -size
    while x < SIZE[0] + size:
        bob = source.uniform(-0.3, 0.3) * size + abs(x - 450) * -0.02
        for _ in range(source.choice((1, 1, 2))):
            lean = source.uniform(-0.05, 0.05) + (450 - x) * 0.00012
            foot = (x + size * source.uniform(0.3, 0.9), y + size * 2)
            tip = (foot[0] + lean * size * 8, y - size * source.uniform(4.2, 5.4) + bob)
            spear(canvas, foot, tip, max(1.1, size * 0.09), dark, mix(dark, (255, 226, 180), 0.55))
        _soldier(canvas, x, y + bob, size, dark, source.choice(ARMIES)[0])
        x += size * source.uniform(1.25, 1.6)
    canvas.poly([(0, y + size * 1.5), (SIZE[0], y + size * 1.5), (SIZE[0], y + size * 6), (0, y + size * 6)], dark)
    layer = canvas.image()
    mask = layer.getchannel("A")
    base = over(base, layer)
    rim = times(mask, Image.eval(blur(shift(mask, 0, max(2, round(size * 0.12))), 1.5), lambda v: 255 - v))
    return light(base, rim, (255, 206, 140), 0.75 - 0.2 * near)


def _soldier(canvas: Canvas, x: float, y: float, size: float, dark: Color, crest: Color) -> None:
    plume = [
        (x - size * 0.75, y + size * 0.35),
        (x - size * 0.62, y - size * 0.45),
        (x - size * 0.1, y - size * 0.95),
        (x + size * 0.5, y - size * 0.78),
        (x + size * 0.3, y - size * 0.42),
        (x - size * 0.3, y - size * 0.35),
    ]
    canvas.poly(spline(plume, 6, True), mix(dark, crest, 0.42))
    canvas.disc((x, y), (size * 0.42, size * 0.52), dark)
    canvas.poly(
        [
            (x - size * 0.42, y),
            (x + size * 0.42, y),
            (x + size * 0.34, y + size * 0.75),
            (x - size * 0.34, y + size * 0.75),
        ],
        dark,
    )
    body = [
        (x - size * 0.95, y + size * 2.4),
        (x - size * 0.85, y + size * 1.0),
        (x - size * 0.3, y + size * 0.62),
        (x + size * 0.3, y + size * 0.62),
        (x + size * 0.85, y + size * 1.0),
        (x + size * 0.95, y + size * 2.4),
    ]
    canvas.poly(spline(body, 6), dark)
    canvas.stroke(
        [(x - size * 0.36, y - size * 0.12), (x, y - size * 0.2), (x + size * 0.36, y - size * 0.12)],
        size * 0.12,
        mix(dark, (255, 220, 160), 0.45),
        solid=False,
    )
    canvas.disc((x - size * 0.5, y + size * 1.55), (size * 0.52, size * 0.62), mix(dark, crest, 0.22))
    canvas.disc((x - size * 0.5, y + size * 1.55), (size * 0.40, size * 0.48), mix(dark, crest, 0.16))
    canvas.disc((x - size * 0.5, y + size * 1.5), size * 0.12, mix(dark, (255, 220, 160), 0.5))
