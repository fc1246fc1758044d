"""Events: storms, stones, stillness, gold, the tax man, taverns, a picket line and a carnival among the stars."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops

from ..brush import Canvas, Color, Point, blur, levels, light, mix, noise, over, polar, radial, rng, shade, times, warp
from ..motifs.space import planet
from .places_ships import rugged, sleek
from .tech_forge import Forge
from .tech_metals import (
    AMBER,
    BACKLIT,
    BRASS,
    COPPER,
    DARK,
    GOLDEN,
    GUNMETAL,
    PAINT_RED,
    RUST,
    STEEL,
    TEAL,
    WHITE,
    Lamp,
    Metal,
    Sun,
)
from .tech_scene import AMBER_AIR, GREY_AIR, TEAL_AIR, VIOLET_AIR, Scene

STONE = Metal((112, 100, 92), 0.15, 8, 0.05, patch=0)
ORE = Metal((255, 190, 70), 1.0, 12, 0.6, 0.55, patch=0)


def ion_storm(scene: Scene) -> None:
    """Walls of charged cloud, lightning between them, one small ship in the gap."""
    scene.space(TEAL_AIR, (560, 360), 1.2)
    for k, tone in enumerate(((10, 60, 74), (6, 36, 48), (3, 18, 26))):
        size = scene.half
        cloud = levels(warp(noise(size, (scene.key, "wall", k), 130, 6, 0.6), (scene.key, k), 50, 110), 70, 190)
        hole = radial(
            size, (size[0] * 0.52, size[1] * 0.46), (size[0] * (0.8 - 0.12 * k), size[1] * (0.78 - 0.1 * k)), 0.6
        )
        wall = ImageChops.multiply(cloud, ImageChops.invert(hole)).resize(scene.size, Image.Resampling.BICUBIC)
        scene.base = shade(scene.base, wall, tone, 0.95)
        if k == 0:
            scene.bolt((150, 40), (400, 720), TEAL, 6, 6).bolt((980, 30), (820, 640), (150, 230, 255), 7, 7)
        if k == 1:
            scene.bolt((60, 560), (330, 330), TEAL, 4, 4).bolt((1090, 700), (760, 420), TEAL, 4, 5)
    scene.bolt((600, -10), (610, 330), (200, 245, 255), 9, 7)
    f = Forge(
        scene.key,
        -24,
        18,
        -12,
        centre=(600, 400),
        zoom=0.82,
        suns=BACKLIT,
        lamps=(Lamp((0, 150, 60), (150, 250, 255), 420, 2.0),),
    )
    sleek(f)
    tail = f.spot((-226, 0, 0))
    scene.cast(f, (150, 245, 255), 0.4).star(tail, 26, AMBER, 100).star((606, 336), 46, (170, 245, 255), 200)
    for k in range(4):
        scene.bolt((606, 340), polar((600, 400), 150, 40 + 70 * k), (150, 240, 255), 2.4, 2)


def meteor_season(scene: Scene) -> None:
    """Burning stones fall past the limb of a world."""
    scene.space(AMBER_AIR, (300, 200), 1.0)
    world = planet(
        1500,
        ((0.0, (8, 18, 40)), (0.4, (20, 60, 90)), (0.7, (70, 130, 150)), (1.0, (220, 230, 220))),
        scene.key,
        False,
        250,
        (120, 200, 255),
    )
    scene.base = over(scene.base, world, (700 - world.width // 2, 640))
    stones = (
        (330, 520, 96, 0),
        (720, 300, 150, 1),
        (930, 600, 60, 2),
        (180, 230, 54, 3),
        (480, 150, 40, 4),
        (1010, 150, 34, 5),
        (610, 650, 40, 6),
    )
    for x, y, r, _ in stones:
        scene.flame((x + r * 0.2, y - r * 0.2), -38, r * 5.2, r * 2.5, ragged=1.2)
        scene.shine((x, y), r * 2.4, (255, 130, 40), 0.6)
    for x, y, r, n in stones:
        f = Forge(
            f"{scene.key} {n}",
            40 * n,
            30 * n,
            0,
            centre=(x, y),
            suns=(Sun((0.6, 0.6, 0.35), (255, 170, 80), 1.9), Sun((-0.7, -0.4, 0.3), (60, 120, 150), 0.7)),
            stony=True,
        )
        f.rock(r, STONE, 0.13, 34 if r > 80 else 20)
        scene.sparks((x, y), 24, r * 3.4, (255, 190, 100), (-75, 0), 0.0)
        scene.cast(f, (255, 150, 70), 0.3).shine((x + r * 0.5, y - r * 0.5), r * 1.1, (255, 180, 90), 0.7)


def dead_calm(scene: Scene) -> None:
    """A pale moon, a ship with cold engines, and not one ripple in the dust below."""
    scene.space(GREY_AIR, (560, 260), 0.7, 500)
    moon = planet(
        470,
        ((0.0, (60, 76, 84)), (0.4, (140, 156, 158)), (0.7, (206, 214, 206)), (1.0, (250, 250, 240))),
        scene.key,
        False,
        240,
        (170, 210, 210),
    )
    scene.shine((560, 300), 460, (120, 170, 180), 0.5).lay(moon, (560 - moon.width / 2, 300 - moon.height / 2))
    f = Forge(
        scene.key,
        8,
        5,
        0,
        centre=(560, 452),
        zoom=1.06,
        suns=(Sun((0.1, 0.8, -0.2), (210, 235, 240), 0.9), Sun((-0.6, 0.3, 0.6), (90, 120, 140), 0.35)),
    )
    rugged(f)
    f.put_out()
    scene.cast(f, (170, 210, 220), 0.2)
    top = 520
    mirror = scene.base.crop((0, top - (820 - top), 1120, top)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    mirror = ImageChops.multiply(blur(mirror, 2), Image.new("RGB", mirror.size, (150, 180, 190)))
    scene.base.paste(mirror, (0, top))
    mist = times(
        levels(noise(scene.size, "calm", (420, 26), 4, 0.6, 0), 110, 230),
        radial(scene.size, (560, top), (700, 150), 1.0),
    )
    scene.base = light(scene.base, mist, (150, 190, 196), 0.5)

    def still(canvas: Canvas) -> None:
        for k in range(1, 5):
            canvas.line([(120 + 60 * k, top + 40 * k), (1000 - 60 * k, top + 40 * k)], 1.4, (150, 190, 196))

    scene.ink(still, (120, 180, 190), 4, 0.2, 0.25)


def gold_rush(scene: Scene) -> None:
    """A split asteroid full of gold, and everybody on the way to it."""
    heart: Point = (560.0, 390.0)
    scene.space(AMBER_AIR, heart, 1.2).beams(heart, 640, (255, 206, 110), 0.8, 34)
    f = Forge(
        scene.key, 20, 10, 0, centre=heart, zoom=1.0, lamps=(Lamp((0, 0, 330), (255, 200, 100), 660, 1.2),), stony=True
    )
    veins = noise((80, 40), "veins", 12, 4).tobytes()

    def vein(u: float, v: float) -> Metal | None:
        value = veins[min(39, int(u * 40)) * 80 + min(79, int(v * 80))]
        return ORE if abs(value - 128) < 30 else None

    f.rock(265, STONE, 0.1, 64, vein)
    for k in range(34):
        a, far = k * 137.5, 300 + (k * 53 % 190)
        x, y = polar((0, 0), far, a)
        with f.placed((x, y * 0.8, 60 - (k * 31 % 200)), k * 40, k * 70, 0):
            f.rock(9 + k * 7 % 22, GOLDEN if k % 3 else STONE, 0.14, 10)
    scene.cast(f, AMBER, 0.45, wear=0.4)
    for k, (x, y) in enumerate(((430, 330), (640, 300), (560, 460), (690, 480), (470, 520))):
        scene.star((x, y), 14 + 3 * (k % 3), (255, 226, 150), 110)
    for n, (x, y, build, turn) in enumerate(((180, 610, rugged, 24), (950, 160, sleek, 200), (960, 660, rugged, 160))):
        g = Forge(f"{scene.key} {n}", 0, 36, 0, centre=(x, y), zoom=0.42, lamps=(Lamp((0, 100, 100), AMBER, 420, 0.7),))
        with g.placed(yaw=turn):
            build(g)
            tail = g.spot((-230, 0, 0))
        scene.cast(g, AMBER, 0.3).star(tail, 12, TEAL, 50)


def scrap_tax(scene: Scene) -> None:
    """The tax seal, heavy as a hatch, lies on a heap of scrap and takes its share."""
    scene.hall((20, 22, 24), (560, 240), (255, 170, 90))
    f = Forge(
        scene.key, 10, 12, 0, centre=(560, 430), zoom=1.12, lamps=(Lamp((-80, 160, 330), (255, 200, 130), 760, 1.2),)
    )
    for k in range(80):
        x = f.source.uniform(-520, 520)
        y = -330 + f.source.random() * (170 - abs(x) * 0.2)
        with f.placed((x, y, f.source.uniform(-160, 160)), f.source.uniform(0, 360), f.source.uniform(0, 360), 0):
            metal = f.source.choice((RUST, STEEL, DARK, COPPER, PAINT_RED, RUST, GUNMETAL))
            if k % 4 == 0:
                f.ring(f.source.uniform(24, 60), 10, metal, 24, 8)
            elif k % 4 == 1:
                f.lathe(((-50, 0), (-50, 22), (30, 22), (50, 36), (58, 0)), metal)
            elif k % 4 == 2:
                f.tube([(-70, 0, 0), (0, 26, 0), (70, -10, 10)], 10, metal, 8)
            else:
                f.box(
                    (0, 0, 0),
                    (f.source.uniform(50, 120), f.source.uniform(16, 60), f.source.uniform(40, 90)),
                    metal,
                    7,
                    26,
                )
    with f.placed((0, 70, 150), yaw=-74, roll=-6):
        rim = ((-30, 0), (-30, 236), (-16, 254), (14, 254), (24, 240), (24, 216), (16, 210), (16, 0))
        f.lathe(rim, BRASS, (0, 0))
        for k in range(32):
            a = math.radians(11.25 * k)
            f.rivets([(26, 232 * math.cos(a), 232 * math.sin(a))], 9, GOLDEN)
        f.ring(168, 8, GOLDEN, 80, 8)
        for k in range(12):
            a = math.radians(30 * k)
            f.box((18, 190 * math.cos(a), 190 * math.sin(a)), (14, 24, 24), GOLDEN, 5)
        with f.placed((24, 0, 0), yaw=90):
            f.box((0, 0, 0), (18, 210, 14), GOLDEN, 4)
            f.box((0, 84, 0), (210, 18, 14), GOLDEN, 4)
            f.slab([polar((0, 0), 26, 60 * k) for k in range(6)], 12, 12, GOLDEN, 4)
            f.box((0, -104, 0), (110, 20, 16), GOLDEN, 5)
            for x in (-92, 92):
                for d in (-30, 30):
                    f.tube([(x, 80, 4), (x + d, -10, 4)], 3, GOLDEN, 6)
                f.slab([(x - 46, -10), (x + 46, -10), (x + 26, -40), (x - 26, -40)], 10, 14, GOLDEN, 5)
    for turn, long in ((-62, 300), (-112, 280)):
        with f.placed((10, -120, 120), roll=turn):
            f.slab(
                [(0, -34), (long, -40), (long - 40, 0), (long, 40), (0, 34)],
                0,
                5,
                Metal((160, 34, 30), 0.25, 9, 0.1),
                3,
            )
    scene.cast(f, AMBER, 0.2)
    scene.star(f.spot((-60, 250, 200)), 16, (255, 230, 170), 160)


def open_taverns(scene: Scene) -> None:
    """A neon tankard over an open door; the whole dock is lit by it."""
    scene.hall((22, 24, 30), (560, 330), (255, 150, 70)).floor(680, sheen=(255, 120, 80))
    f = Forge(
        scene.key,
        0,
        4,
        0,
        eye=1800,
        lamps=(
            Lamp((-330, -120, 200), AMBER, 520, 1.4),
            Lamp((330, -120, 200), AMBER, 520, 1.4),
            Lamp((0, 160, 260), (255, 90, 140), 520, 0.9),
        ),
        suns=(Sun((0, 0.6, 0.6), (120, 120, 140), 0.3),),
    )
    for side in (-1, 1):
        f.box((side * 330, -120, -30), (250, 330, 40), RUST, 14, 70)
        f.box((side * 330, -90, -4), (170, 170, 20), Metal((255, 160, 70), emits=0.8), 8)
        for q in (-1, 0, 1):
            f.box((side * 330 + 56 * q, -90, 10), (9, 176, 14), DARK, 2)
        f.box((side * 330, -90, 10), (176, 9, 14), DARK, 2)
        with f.placed((side * 500, -300, 120), roll=90):
            f.lathe(((0, 0), (0, 60), (60, 74), (120, 60), (120, 0)), Metal((130, 76, 40), 0.3, 10, 0.1), (1, 6))
            for x in (20, 96):
                f.lathe(((x, 64), (x + 2, 73), (x + 14, 74), (x + 16, 66)), STEEL)
    f.box((0, -160, -30), (300, 420, 30), DARK, 10, 60)
    f.box((0, -180, -8), (210, 360, 16), Metal((255, 150, 60), emits=0.8), 8, step=40)
    for side in (-1, 1):
        with f.placed((side * 116, -180, 40), yaw=side * 64):
            f.box((side * 60, 0, 0), (120, 360, 16), COPPER, 6, 50)
    for x, tall in ((-40, 150), (44, 170)):
        with f.placed((x, -352, 20), roll=90):
            f.lathe(
                ((0, 26), (tall * 0.7, 40), (tall * 0.78, 12), (tall * 0.8, 20), (tall, 22), (tall * 1.04, 0)),
                Metal((20, 14, 16), 0.1, 6, 0),
                around=20,
            )
    scene.cast(f, None)
    mug: list[Point] = [(450, 90), (466, 330), (654, 330), (670, 90)]

    def neon(canvas: Canvas) -> None:
        canvas.line([*mug, mug[0]], 11, (255, 196, 90))
        canvas.line([polar((676, 210), 74, a) for a in range(-82, 74, 6)], 11, (255, 196, 90))
        for x in (510, 560, 610):
            canvas.line([(x, 150), (x, 290)], 7, (255, 160, 60))

    def foam(canvas: Canvas) -> None:
        canvas.line(
            [polar((470 + 60 * k, 92), 38, a) for k in range(4) for a in range(180, 361, 10)], 10, (190, 255, 250)
        )
        for x, y, r in ((430, 40, 12), (700, 46, 16), (560, 26, 9)):
            canvas.ring((x, y), r, 6, (190, 255, 250))

    scene.ink(neon, (255, 130, 40), 34, 1.0).ink(foam, TEAL, 28, 0.9)
    scene.shine((560, 220), 430, (255, 130, 50), 0.35)
    bulbs = [(60 + 100 * k, 400 + 40 * math.sin(math.pi * (k % 5) / 5)) for k in range(11)]
    for k, p in enumerate(bulbs):
        if abs(p[0] - 560) > 130:
            scene.star(p, 11, (AMBER, (255, 90, 140), TEAL)[k % 3])
    scene.shine((560, 760), (300, 120), (255, 170, 80), 0.6)


def crew_strike(scene: Scene) -> None:
    """A row of dark figures with empty placards before a ship that will not leave today."""
    scene.hall((24, 24, 26), (560, 330), (255, 150, 70))
    f = Forge(
        scene.key,
        12,
        8,
        0,
        centre=(560, 330),
        zoom=1.5,
        suns=BACKLIT,
        lamps=(Lamp((0, 40, 300), (255, 170, 90), 560, 0.7),),
    )
    rugged(f)
    f.put_out()
    scene.cast(f, AMBER, 0.15)
    scene.beams((560, 330), 620, (255, 170, 90), 0.5, 26).shine((560, 480), (620, 300), (255, 140, 60), 0.5).smoke(
        (560, 640), (640, 200), (150, 90, 50), 0.5
    )
    for x, y in ((120, 560), (1010, 580)):
        scene.flame((x, y), -90, 200, 90).shine((x, y), 170, AMBER, 0.6)
    source = rng(scene.key, "crowd")

    def person(canvas: Canvas, x: float, foot: float, tall: float, tone: Color, sign: bool) -> None:
        head = (x, foot - tall * 0.9)
        body = [
            (-0.17, -0.74),
            (-0.06, -0.82),
            (0.06, -0.82),
            (0.17, -0.74),
            (0.19, -0.4),
            (0.13, 0),
            (-0.13, 0),
            (-0.19, -0.4),
        ]
        canvas.poly([(x + p * tall, foot + q * tall) for p, q in body], tone)
        canvas.disc(head, (tall * 0.075, tall * 0.09), tone)
        if source.random() < 0.6:
            canvas.poly(
                [
                    (head[0] - tall * 0.09, head[1] - tall * 0.02),
                    (head[0] - tall * 0.06, head[1] - tall * 0.1),
                    (head[0] + tall * 0.06, head[1] - tall * 0.1),
                    (head[0] + tall * 0.12, head[1] - tall * 0.02),
                ],
                tone,
            )
        lean = source.uniform(-0.14, 0.14)
        hand = (x + (0.16 + lean) * tall, foot - tall * 1.02)
        canvas.line(
            [(x + 0.13 * tall, foot - 0.7 * tall), (x + 0.22 * tall, foot - 0.84 * tall), hand], tall * 0.07, tone
        )
        if sign:
            top = (hand[0] + lean * tall, hand[1] - tall * 0.5)
            canvas.line(
                [(hand[0] - lean * 0.2 * tall, hand[1] + tall * 0.3), top], tall * 0.03, mix(tone, (90, 60, 40), 0.4)
            )
            a = math.degrees(lean) * 0.9
            board = [polar(top, tall * 0.29, a + d) for d in (-146, -34, 34, 146)]
            canvas.poly([(p[0], p[1] + 3) for p in board], mix(tone, (40, 26, 16), 0.5))
            canvas.poly(
                [polar(top, tall * 0.265, a + d) for d in (-146, -34, 34, 146)], mix((206, 180, 136), tone, 0.16)
            )
            canvas.line(
                [polar(top, tall * 0.18, a + 150), polar(top, tall * 0.18, a - 30)], tall * 0.035, (150, 44, 34)
            )
            canvas.line(
                [polar(top, tall * 0.18, a - 150), polar(top, tall * 0.18, a + 30)], tall * 0.035, (150, 44, 34)
            )
        else:
            canvas.disc(hand, tall * 0.05, tone)

    for row, (foot, tall, tone) in enumerate(
        ((700, 200, (50, 34, 28)), (780, 290, (24, 18, 18)), (880, 400, (8, 8, 11)))
    ):

        def crowd(canvas: Canvas, row: int = row, foot: float = foot, tall: float = tall, tone: Color = tone) -> None:
            count = (8, 6, 5)[row]
            for k in range(count):
                x = 1120 / count * (k + 0.5) + source.uniform(-30, 30)
                person(canvas, x, foot, tall * source.uniform(0.92, 1.06), tone, (k + row) % 2 == 0)

        scene.ink(crowd, (255, 140, 60), 7, 0.5)


def carnival(scene: Scene) -> None:
    """Paper lanterns adrift among fireworks, every colour the port has."""
    scene.space(VIOLET_AIR, (560, 300), 1.1)
    hues: tuple[Color, ...] = ((255, 150, 60), (60, 220, 206), (255, 90, 130), (190, 130, 255), (255, 214, 110))
    for n, (x, y, r) in enumerate(((260, 190, 190), (820, 160, 220), (560, 90, 130), (980, 420, 140), (110, 470, 120))):
        hue = hues[(n * 2 + 1) % 5]
        source = rng(scene.key, n)

        def burst(
            canvas: Canvas, x: int = x, y: int = y, r: int = r, hue: Color = hue, source: random.Random = source
        ) -> None:
            for k in range(46):
                a, reach = 360 / 46 * k + source.uniform(-3, 3), r * source.uniform(0.6, 1.0)
                path = [polar((x, y + 26 * t * t), reach * t, a) for t in (0.3, 0.5, 0.7, 0.85, 1.0)]
                canvas.stroke(path, 4.5, mix(hue, WHITE, source.random() * 0.6))
                canvas.disc(path[-1], 3.4, mix(hue, WHITE, 0.6))

        scene.ink(burst, hue, 12, 0.7).shine((x, y), r * 1.1, hue, 0.35)
    f = Forge(scene.key, 0, 6, 0, centre=(560, 410))
    spots = (
        (-150, -90, 150, 1.5),
        (170, -130, 120, 1.25),
        (-370, -190, 40, 0.95),
        (390, -60, 20, 0.9),
        (20, -290, 60, 0.95),
        (-300, 60, -60, 0.6),
        (60, 70, -80, 0.62),
        (300, 110, -100, 0.5),
        (480, -260, 0, 0.7),
        (-510, 20, -60, 0.6),
    )
    for n, (x, y, z, size) in enumerate(spots):
        hue = hues[n % 5]
        with f.placed((x, y, z), roll=90 + (n * 13 % 17) - 8, size=size):
            for k in range(12):
                a = k / 12 * math.pi
                half = [
                    (-70 * math.cos(a), 30 + 56 * math.sin(a)),
                    (-70 * math.cos(a + math.pi / 12), 30 + 56 * math.sin(a + math.pi / 12)),
                ]
                f.lathe(half, Metal(mix(hue, (120, 30, 20), 0.12 * (k % 2)), emits=1.0), around=36)
            for x0 in (-78, 68):
                f.lathe(((x0, 0), (x0, 34), (x0 + 10, 34), (x0 + 10, 0)), BRASS, around=24)
            f.tube([(-80, 0, 0), (-120, 6, 0), (-160, -4, 0)], 4, PAINT_RED, 6)
            f.rivets([(-104, 4, 0), (-160, -4, 0)], 9, GOLDEN)
    scene.cast(f, None, shine=0.8)
    source = rng(scene.key, "paper")

    def confetti(canvas: Canvas) -> None:
        for _ in range(150):
            p = (source.uniform(0, 1120), source.uniform(0, 820))
            canvas.poly(
                [polar(p, source.uniform(3, 8), source.uniform(0, 360) + 90 * q) for q in range(4)], source.choice(hues)
            )

    scene.ink(confetti, AMBER, 5, 0.25, 0.8)


EVENTS = {
    "ion-storm": ion_storm, "meteor-season": meteor_season, "dead-calm": dead_calm, "gold-rush": gold_rush,
    "scrap-tax": scrap_tax, "open-taverns": open_taverns, "crew-strike": crew_strike, "carnival": carnival,
}  # fmt: skip
