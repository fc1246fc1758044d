"""Out of doors: ships, stations, rocks, comets, and light as beams, blasts and whirls."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    bevel,
    blur,
    colourise,
    glow,
    lerp,
    levels,
    light,
    mix,
    narrowing,
    noise,
    over,
    placed,
    polar,
    radial,
    rng,
    scaled,
    scaled_rgb,
    shade,
    spline,
    times,
    warp,
    with_alpha,
)
from ..motifs.ships import hull
from ..motifs.space import station
from .crew_bust import AMBER, BLACK, TEAL, WHITE, tones
from .crew_scene import FULL, H, Scene, W

METALS: dict[str, Color] = {
    "steel": (150, 164, 166),
    "rust": (176, 104, 60),
    "bone": (206, 196, 168),
    "black": (64, 70, 82),
    "red": (170, 62, 54),
    "gold": (226, 178, 88),
    "violet": (124, 100, 164),
    "jade": (96, 150, 130),
}


@lru_cache(maxsize=32)
def _hull(
    seed: object, hue: str, accent: Color, lamps: Color, slim: float, fins: int
) -> tuple[Image.Image, Image.Image]:
    return hull(620, seed, accent, lamps, tones(METALS[hue], 0.8), slim, fins)


def ship(
    scene: Scene,
    at: Point,
    length: float,
    angle: float = 0.0,
    seed: object = "sloop",
    hue: str = "steel",
    accent: Color = TEAL,
    lamps: Color = AMBER,
    slim: float = 0.2,
    fins: int = 2,
    flip: bool = False,
    trail: float = 1.0,
    dim: float = 0.0,
    rims: tuple[Color, Color] = (AMBER, TEAL),
) -> None:
    """A starship, bow to the right (or left with `flip`), nose up by an angle, its engines streaming."""
    body, lights = _hull(seed, hue, accent, lamps, slim, fins)
    size = (round(length), round(length * 0.6))
    body, lights = (layer.resize(size, Image.Resampling.LANCZOS) for layer in (body, lights))
    if flip:
        body, lights = (layer.transpose(Image.Transpose.FLIP_LEFT_RIGHT) for layer in (body, lights))
        angle = -angle
    body, lights = (layer.rotate(angle, Image.Resampling.BICUBIC, expand=True) for layer in (body, lights))
    if trail:
        stern = -angle + (0 if flip else 180)
        _wake(scene, polar(at, length * 0.45, stern), length * trail * 0.9, length * 0.11, stern, accent)
    pad = round(length * 0.06) + 8
    sheet = (body.width + pad * 2, body.height + pad * 2)
    corner = (round(at[0] - sheet[0] / 2), round(at[1] - sheet[1] / 2))
    body, lights = (placed(layer, sheet, (pad, pad)) for layer in (body, lights))
    mask = body.getchannel("A")
    view = scene.image.crop((*corner, corner[0] + sheet[0], corner[1] + sheet[1]))
    view = over(shade(view, blur(mask, length * 0.03), BLACK, 0.5), body)
    view = shade(view, mask, (4, 8, 14), dim)
    step = max(2, round(length * 0.006))
    for (dx, dy), rim in zip(((step, step), (-step, -step)), rims, strict=True):
        edge = times(mask, ImageChops.invert(blur(placed(mask, sheet, (dx, dy)), step)))
        view = light(view, edge, rim, 0.75 * (1 - 0.6 * dim))
    glare = scaled_rgb(lights, 1.2 * (1 - dim))
    view = ImageChops.screen(view, ImageChops.screen(glare, blur(glare, 7)))
    scene.image.paste(view, corner)


def _wake(scene: Scene, nozzle: Point, reach: float, width: float, degrees: float, hue: Color) -> None:
    """Engine light that streams from a nozzle, painted within its own bounds."""
    end = polar(nozzle, reach, degrees)
    pad = width * 2.5
    low = (round(min(nozzle[0], end[0]) - pad), round(min(nozzle[1], end[1]) - pad))
    high = (round(max(nozzle[0], end[0]) + pad), round(max(nozzle[1], end[1]) + pad))
    size = (high[0] - low[0], high[1] - low[1])
    start = (nozzle[0] - low[0], nozzle[1] - low[1])
    canvas = Canvas(size, 1)
    for share, wide, value in ((1.0, 1.0, 70), (0.75, 0.55, 150), (0.5, 0.26, 255)):
        path = [polar(start, reach * share * i / 12, degrees) for i in range(13)]
        canvas.stroke(path, narrowing(width * wide, 0.7), (value,) * 3)
    stream = canvas.rgb.convert("L")
    view = scene.image.crop((*low, *high))
    view = light(view, blur(stream, width * 0.5), hue, 0.9)
    view = light(view, blur(stream, width * 0.12), mix(hue, WHITE, 0.5), 0.9)
    view = light(view, radial(size, start, width * 1.2, 1.6), mix(hue, WHITE, 0.5), 0.8)
    scene.image.paste(view, low)


def wheel(
    scene: Scene,
    at: Point,
    radius: float,
    angle: float = 0.0,
    hue: str = "steel",
    lamps: Color = AMBER,
    dim: float = 0.0,
) -> None:
    """A wheel station."""
    side = round(radius * 2.5)
    layer = station((side, side), (side / 2, side / 2), radius, (scene.key, at), lamps, tones(METALS[hue], 0.8))
    layer = layer.rotate(angle, Image.Resampling.BICUBIC)
    corner = (round(at[0] - side / 2), round(at[1] - side / 2))
    mask = placed(layer.getchannel("A"), FULL, corner)
    scene.image = over(shade(scene.image, blur(mask, 14), BLACK, 0.5), layer, corner)
    scene.image = shade(scene.image, mask, (4, 8, 14), dim)
    scene.image = glow(
        scene.image,
        levels(placed(levels(layer.convert("L"), 150, 255), FULL, corner), 120, 255),
        lamps,
        14,
        0.3 * (1 - dim),
    )


def rock(
    scene: Scene,
    at: Point,
    radius: float,
    seed: object = 0,
    hue: Color = (120, 108, 96),
    sun: float = 225,
    soft: float = 0.0,
) -> None:
    """A cratered stone."""
    source = rng(scene.key, at, seed, "rock")
    side = round(radius * 2.6)
    middle = (side / 2, side / 2)
    edge = spline(
        [polar(middle, radius * source.uniform(0.8, 1.08), k * 24 + source.uniform(-7, 7)) for k in range(15)], 8, True
    )
    canvas = Canvas((side, side), 2)
    canvas.poly(edge, WHITE)
    mask = canvas.alpha()
    pits = Canvas((side, side), 1, (140, 140, 140))
    for _ in range(9):
        spot = polar(middle, radius * source.random() * 0.8, source.uniform(0, 360))
        r = radius * source.uniform(0.06, 0.24)
        pits.disc(spot, r, (190, 190, 190))
        pits.disc(spot, r * 0.78, (60, 60, 60))
    rough = Image.blend(
        blur(pits.rgb.convert("L"), max(1, radius * 0.02)),
        noise((side, side), (scene.key, at, seed), radius * 0.4, 5),
        0.5,
    )
    lit = ImageChops.add(
        bevel(blur(mask, radius * 0.42), max(2, radius * 0.3), sun, 0.85),
        bevel(rough, max(1, radius * 0.02), sun, 1.4),
        1,
        -128,
    )
    layer = with_alpha(colourise(lit, tones(hue, 0.5)), mask)
    layer = blur(layer, soft) if soft else layer
    scene.image = over(scene.image, layer, (round(at[0] - side / 2), round(at[1] - side / 2)))


def belt(
    scene: Scene,
    count: int,
    low: float,
    high: float,
    hue: Color = (116, 106, 98),
    seed: object = 0,
    clear: Point | None = None,
    free: float = 240,
) -> None:
    """Rocks strewn about, small ones first; none within `free` of `clear`."""
    source = rng(scene.key, seed, "belt")
    sizes = sorted(lerp(low, high, source.random() ** 2.4) for _ in range(count))
    for k, radius in enumerate(sizes):
        at = (source.uniform(0, W), source.uniform(0, H))
        if clear and math.dist(at, clear) < free + radius:
            continue
        rock(
            scene,
            at,
            radius,
            k,
            mix(hue, (20, 26, 36), 0.5 * (1 - k / count)),
            soft=2.0 if radius > high * 0.8 else 0.0,
        )


def comet(scene: Scene, at: Point, radius: float, degrees: float, hue: Color) -> None:
    """A head of ice with a double tail streaming at an angle."""
    canvas = Canvas(FULL, 1)
    source = rng(scene.key, "comet")
    for _ in range(60):
        bend = source.uniform(-9, 9)
        reach = source.uniform(0.4, 1.0) * 1100
        path = [polar(at, reach * i / 10, degrees + bend * (i / 10) ** 0.5) for i in range(11)]
        canvas.stroke(
            path, narrowing(radius * source.uniform(0.3, 1.2), 0.8), (round(source.uniform(20, 150)),) * 3, 150
        )
    tail = times(blur(canvas.rgb.convert("L"), 7), radial(FULL, at, 1150, 0.9))
    tail = levels(tail, 0, 150)
    scene.light(tail, hue, 1.0)
    scene.light(times(tail, radial(FULL, at, 620, 1.0)), WHITE, 0.9)
    scene.shine(at, radius * 4.5, hue, 1.0, 1.6)
    rock(scene, at, radius, "comet", (170, 210, 220), degrees + 180)
    scene.shine(polar(at, radius * 0.5, degrees + 180), radius * 2.2, WHITE, 1.0, 1.4)


def beam(scene: Scene, start: Point, end: Point, hue: Color, width: float = 10) -> None:
    """A shot of light."""
    canvas = Canvas(FULL, 1)
    canvas.line([start, end], width, WHITE)
    scene.image = glow(scene.image, canvas.mask, hue, width * 3.2, 0.9)
    core = Canvas(FULL, 2)
    core.line([start, end], width * 0.4, WHITE)
    scene.light(core.alpha(), WHITE, 0.95)


def cone(scene: Scene, start: Point, left: Point, right: Point, hue: Color, strength: float = 0.5) -> None:
    """A searchlight's cone that fades with distance."""
    canvas = Canvas(FULL, 1)
    canvas.poly([start, left, right], WHITE)
    reach = max(math.dist(start, left), math.dist(start, right)) * 1.08
    scene.light(times(blur(canvas.mask, 8), radial(FULL, start, reach, 0.7)), hue, strength)


def blast(scene: Scene, at: Point, radius: float, hue: Color = (255, 140, 50)) -> None:
    """A ball of fire with smoke torn about it."""
    fire = levels(
        warp(noise((W // 2, H // 2), (scene.key, at), radius * 0.3, 5, 0.65), at, radius * 0.2, 60), 60, 200
    ).resize(FULL)
    body = times(fire, radial(FULL, at, radius, 0.6))
    scene.shine(at, radius * 2.2, hue, 0.5, 1.8)
    scene.light(body, hue, 1.0)
    scene.light(times(body, radial(FULL, at, radius * 0.75, 0.8)), (255, 226, 150), 1.0)
    scene.shine(at, radius * 0.5, WHITE, 1.0, 1.6)


def vortex(
    scene: Scene,
    at: Point,
    radius: float,
    hue: Color,
    second: Color,
    tilt: float = 1.0,
    arms: int = 90,
    strength: float = 0.9,
) -> None:
    """Light drawn into a whirl."""
    source = rng(scene.key, at, "vortex")
    for tone, share in ((hue, 1.0), (second, 0.8), (WHITE, 0.5)):
        canvas = Canvas(FULL, 1)
        for _ in range(arms):
            start, spin, reach = (
                source.uniform(0, 360),
                source.uniform(120, 260),
                radius * share * source.uniform(0.5, 1.0),
            )
            path = []
            for i in range(22):
                t = i / 21
                x, y = polar((0, 0), reach * (1 - 0.8 * t), start + spin * t)
                path.append((at[0] + x, at[1] + y * tilt))
            canvas.stroke(path, source.uniform(3, 14) * radius / 400, (round(source.uniform(60, 200)),) * 3, 170)
        scene.light(blur(canvas.rgb.convert("L"), 3.4), tone, strength * (0.7 if tone == WHITE else 1.0))


def glyph_light(scene: Scene, at: Point, radius: float, hue: Color) -> None:
    """A lens flare: a star of thin rays."""

    def paint(c: Canvas) -> None:
        for k in range(8):
            reach = radius * (1.0 if k % 2 == 0 else 0.4)
            c.stroke([polar(at, -reach, k * 22.5), at, polar(at, reach, k * 22.5)], radius * 0.05, WHITE)

    scene.shine(at, radius * 0.7, hue, 0.8, 1.8)
    scene.draw(paint, hue, 0.8)


def haze(scene: Scene, at: Point, reach: Point, hue: Color, strength: float = 0.6, cell: float = 150) -> None:
    """Smoke or gas in one place."""
    gas = levels(
        warp(noise((W // 2, H // 2), (scene.key, at, "haze"), cell / 2, 5, 0.6), at, 40, 90), 70, 230, 1.2
    ).resize(FULL)
    scene.light(times(gas, radial(FULL, at, reach, 0.8)), hue, strength)


def lit_edge(
    scene: Scene, mask: Image.Image, hue: Color, step: tuple[int, int] = (4, 5), strength: float = 0.8
) -> None:
    edge = times(mask, ImageChops.invert(blur(placed(mask, FULL, step), 4)))
    scene.image = light(scene.image, scaled(edge, strength), hue)
