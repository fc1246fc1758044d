"""ArchPiratus: a star pirate's ship before a ringed planet, teal and amber, a skull among the stars."""

from __future__ import annotations

from PIL import Image, ImageChops

from ..brush import (
    Canvas,
    Color,
    Point,
    Stops,
    blur,
    colourise,
    glow,
    levels,
    light,
    mix,
    narrowing,
    noise,
    over,
    placed,
    polar,
    radial,
    ridges,
    rng,
    scaled_rgb,
    shade,
    stars,
    times,
    warp,
)
from ..motifs.regalia import skull
from ..motifs.ships import hull
from ..motifs.sigils import constellation
from ..motifs.space import planet, planet_ring, station
from .finish import BONE, SIZE, band, finished, frame, screened, title

TEAL: Color = (40, 214, 200)
AMBER: Color = (255, 170, 60)
PLANET: Point = (610.0, 400.0)
CORSAIR: Stops = (
    (0.0, (3, 10, 16)),
    (0.34, (14, 38, 48)),
    (0.5, (34, 70, 78)),
    (0.66, (96, 128, 122)),
    (0.84, (226, 198, 148)),
    (1.0, (255, 246, 220)),
)
BONE_INK: Stops = ((0.0, (40, 60, 60)), (0.5, (150, 178, 170)), (1.0, (236, 244, 230)))
BRONZE: Stops = (
    (0.0, (10, 20, 20)),
    (0.25, (40, 70, 66)),
    (0.48, (110, 130, 110)),
    (0.68, (216, 186, 120)),
    (0.85, (255, 226, 160)),
    (1.0, (255, 250, 230)),
)


def cover() -> Image.Image:
    """The whole cover."""
    base = _space()
    base = _skull(base)
    base = _world(base)
    base = _ship(base)
    base = _instruments(base)
    base = band(base, 1010, 1170, (2, 6, 10), 0.7)
    base = finished(base, "archpiratus", 0.45)
    base = title(base, "ARCHPIRATUS", 1066, 110, 0.03, BONE, TEAL, 0.55)
    return frame(base, "archpiratus", stops=BRONZE)


def _space() -> Image.Image:
    deep = warp(noise(SIZE, "deep", 420, 6, 0.6), "deep", 70, 260)
    base = colourise(deep, ((0.0, (2, 3, 8)), (0.5, (4, 10, 20)), (0.8, (8, 30, 44)), (1.0, (20, 66, 76))))
    base = ImageChops.screen(base, stars(SIZE, "field", 1500, 1.3))
    for seed, centre, reach, colour, strength in (
        ("veil", (180, 640), (620, 560), (16, 150, 150), 1.25),
        ("jade", (420, 90), (620, 330), (14, 96, 128), 1.1),
        ("fire", (760, 800), (520, 420), (236, 104, 24), 1.2),
        ("rose", (600, 940), (460, 260), (150, 36, 60), 0.8),
    ):
        gas = levels(warp(noise(SIZE, seed, 270, 7, 0.62), seed, 80, 240), 90, 240, 1.4)
        base = light(base, times(gas, radial(SIZE, centre, reach, 0.9)), colour, strength)
    threads = levels(warp(ridges(SIZE, "threads", 300, 6), "threads", 60, 220), 150, 255, 2.0)
    base = light(base, times(threads, radial(SIZE, (380, 640), (620, 560), 0.9)), (130, 236, 220), 0.42)
    dust = levels(warp(noise(SIZE, "dust", 240, 6, 0.6), "dust", 70, 200), 140, 230)
    base = shade(base, dust, (1, 3, 7), 0.6)
    return ImageChops.screen(base, stars(SIZE, "near stars", 120, 3.2))


def _skull(base: Image.Image) -> Image.Image:
    """A skull that can be read in a constellation, upper left."""
    shape = [
        (0, -60),
        (44, -46),
        (64, -4),
        (54, 34),
        (30, 46),
        (26, 78),
        (0, 84),
        (-26, 78),
        (-30, 46),
        (-54, 34),
        (-64, -4),
        (-44, -46),
    ]
    eyes = [
        (-38, 2),
        (-24, -12),
        (-10, 4),
        (-24, 18),
        (10, 4),
        (24, -12),
        (38, 2),
        (24, 18),
        (0, 26),
        (-8, 44),
        (8, 44),
    ]
    bones = [(-96, 72), (96, 118), (96, 72), (-96, 118)]
    points = [(214 + x * 1.25, 226 + y * 1.25) for x, y in (*shape, *eyes, *bones)]
    ring = [(i, (i + 1) % 12) for i in range(12)]
    sockets = [
        (12, 13),
        (13, 14),
        (14, 15),
        (15, 12),
        (16, 17),
        (17, 18),
        (18, 19),
        (19, 16),
        (20, 21),
        (21, 22),
        (22, 20),
        (23, 24),
        (25, 26),
    ]
    canvas = Canvas(SIZE, 3)
    constellation(canvas, points, ring + sockets, (150, 220, 220), 2.0)
    chart = canvas.image()
    base = light(base, radial(SIZE, (214, 236), (150, 160), 1.2), (20, 90, 100), 0.5)
    base = glow(base, chart.getchannel("A"), TEAL, 9, 0.45)
    return over(base, chart, opacity=0.75)


def _world(base: Image.Image) -> Image.Image:
    skin: Stops = (
        (0.0, (30, 12, 24)),
        (0.25, (110, 44, 34)),
        (0.5, (196, 110, 56)),
        (0.72, (240, 184, 112)),
        (1.0, (255, 242, 210)),
    )
    ball = planet(470, skin, "archpiratus 3", True, 222, AMBER)
    base = light(base, radial(SIZE, PLANET, 480, 1.8), (255, 140, 50), 0.4)
    ring_stops: Stops = ((0.0, (34, 38, 42)), (0.5, (120, 98, 74)), (0.8, (206, 166, 112)), (1.0, (255, 232, 190)))
    rings = [planet_ring(SIZE, PLANET, 300, 440, 0.24, -20, front, "arch ring", ring_stops) for front in (False, True)]
    base = over(base, rings[0])
    far_side = times(rings[0].getchannel("A"), radial(SIZE, (850, 300), (170, 150), 0.6))
    base = shade(base, far_side, (4, 4, 8), 0.75)
    base = over(base, ball, (round(PLANET[0] - ball.width / 2), round(PLANET[1] - ball.height / 2)))
    night = Canvas(SIZE, 2)
    night.disc(PLANET, 235, (255, 255, 255))
    cast = times(blur(placed(rings[1].getchannel("A"), SIZE, (8, 30)), 5), night.alpha())
    base = shade(base, cast, (10, 2, 4), 0.55)
    base = over(base, rings[1])
    shine = times(
        ImageChops.lighter(rings[0].getchannel("A"), rings[1].getchannel("A")),
        radial(SIZE, (330, 500), (300, 150), 1.2),
    )
    base = light(base, shine, (255, 214, 150), 0.5)
    moon = planet(64, ((0.0, (20, 40, 46)), (0.5, (80, 130, 130)), (1.0, (220, 240, 230))), "moon", False, 222, TEAL)
    base = over(base, moon, (118, 452))
    dock = station((240, 240), (120, 120), 70, "dock")
    dock = dock.rotate(14, Image.Resampling.BICUBIC)
    return over(base, dock, (52, 560), 0.9)


def _ship(base: Image.Image) -> Image.Image:
    body, lights = hull(900, "corsair 7", TEAL, AMBER, CORSAIR, 0.2, 2)
    mark = skull((120, 120), (60, 60), 46, BONE_INK).rotate(8, Image.Resampling.BICUBIC)
    body.alpha_composite(blur(mark, 0.6), (150, 312))
    angle = 20
    body = body.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    lights = lights.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    at = (round(462 - body.width / 2), round(768 - body.height / 2))
    mask = placed(body.getchannel("A"), SIZE, at)
    base = shade(base, blur(mask, 40), (0, 2, 6), 0.6)
    base = _wake(base)
    base = glow(base, mask, (30, 120, 130), 26, 0.35)
    base = over(base, body, at)
    base = light(base, times(mask, radial(SIZE, (420, 640), (460, 190), 1.0)), (255, 196, 130), 0.22)
    edge = times(mask, Image.eval(blur(placed(mask, SIZE, (-3, 5)), 3), lambda v: 255 - v))
    base = light(base, edge, (255, 196, 120), 1.0)
    under = times(mask, Image.eval(blur(placed(mask, SIZE, (2, -5)), 4), lambda v: 255 - v))
    base = light(base, under, TEAL, 0.65)
    base = screened(base, scaled_rgb(lights, 1.15), at)
    return light(base, radial(SIZE, (60, 898), (150, 110), 2.0), (190, 255, 244), 0.9)


def _wake(base: Image.Image) -> Image.Image:
    """Engine light streaming away to the lower left."""
    canvas = Canvas(SIZE, 1)
    nozzle = (60.0, 898.0)
    for reach, width, value in ((620, 150, 60), (460, 84, 130), (300, 40, 255)):
        end = polar(nozzle, reach, 160)
        path = [
            (nozzle[0] + (end[0] - nozzle[0]) * i / 12, nozzle[1] + (end[1] - nozzle[1]) * i / 12) for i in range(13)
        ]
        canvas.stroke(path, narrowing(width, 0.5), (value, value, value))
    trail = canvas.rgb.convert("L")
    base = light(base, blur(trail, 40), TEAL, 0.9)
    base = light(base, blur(trail, 12), mix(TEAL, (255, 255, 255), 0.4), 0.9)
    return light(base, radial(SIZE, nozzle, 230, 2.0), (150, 255, 240), 0.8)


def _instruments(base: Image.Image) -> Image.Image:
    """Fine arcs of a targeting chart round the planet, ticks and figures in teal and amber."""
    canvas = Canvas(SIZE, 3)
    source = rng("instruments")
    for radius, width, arcs in (
        (322, 1.4, ((-80, 20), (150, 214))),
        (338, 0.8, ((-100, 40), (140, 236))),
        (396, 1.0, ((-120, -40), (170, 226))),
    ):
        for start, end in arcs:
            canvas.line([polar(PLANET, radius, start + (end - start) * i / 80) for i in range(81)], width, TEAL)
            for d in range(start, end + 1, 4):
                long = 10 if d % 20 == 0 else 5
                canvas.line([polar(PLANET, radius, d), polar(PLANET, radius + long, d)], 0.8, TEAL)
    for _ in range(7):
        bearing = source.uniform(-90, 30)
        spot = polar(PLANET, 338, bearing)
        canvas.poly([polar(spot, 6, bearing + a) for a in (0, 130, 230)], AMBER)
    for k, spot in enumerate(((150, 484), (172, 680))):
        for q in range(4):
            a = q * 90 + 45
            corner = polar(spot, 66 - 10 * k, a)
            for turn in (135, 225):
                canvas.line([corner, polar(corner, 14, a + turn)], 1.6, AMBER)
    hud = canvas.image()
    base = glow(base, hud.getchannel("A"), TEAL, 5, 0.25)
    return over(base, hud, opacity=0.55)
