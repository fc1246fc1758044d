"""Engines: from a tramp's leaking burner to the wheel that folds space."""

from __future__ import annotations

import math

from ..brush import Canvas, Color, Point, Stops, mix, polar, rng
from .tech_forge import Forge
from .tech_metals import (
    AMBER,
    BLACK,
    BRASS,
    COPPER,
    DARK,
    GLOW_AMBER,
    GLOW_TEAL,
    GLOW_WHITE,
    GOLDEN,
    GUNMETAL,
    PAINT_AMBER,
    PAINT_TEAL,
    PALE,
    RUST,
    STEEL,
    TEAL,
    WHITE,
    Lamp,
    Metal,
)
from .tech_scene import BLUE_AIR, FIRE, ION, TEAL_AIR, TORCH, VIOLET_AIR, Scene


def bell(
    f: Forge, length: float, lip: float, throat: float, metal: Metal, hot: Metal | None = None, ribs: int = 3
) -> None:
    """A nozzle that opens to the left; its throat is at the origin, its inside perhaps glowing."""
    n = 10
    curve = [(-length * (1 - k / n), throat + (lip - throat) * (1 - k / n) ** 0.62) for k in range(n + 1)]
    f.lathe([(-length - 4, lip - 8), (-length - 4, lip + 4), *curve], metal, (3, 8))
    f.lathe([(x, r - 9) for x, r in reversed(curve)], hot or metal, (3, 8))
    f.lathe(((0, throat - 8), (0, 0)), GLOW_WHITE if hot else BLACK)
    for k in range(ribs):
        x, r = curve[2 + k * 2]
        with f.placed((x, 0, 0)):
            f.ring(r + 3, 7, metal, 60, 8)


def exhaust(
    scene: Scene, f: Forge, at: float, length: float, width: float, stops: Stops, diamonds: int = 0, ragged: float = 1.0
) -> Point:
    """A flame along the axis of the forge's current place, from a place on it to the left."""
    a, b = f.spot((at, 0, 0)), f.spot((at - 100, 0, 0))
    scene.flame(a, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])), length, width, stops, diamonds, ragged)
    return a


def tramp_burner(scene: Scene) -> None:
    """One rusty bell, mended pipes, more smoke than push."""
    scene.hall((20, 22, 22), (300, 300), (255, 140, 60)).smoke((330, 300), (520, 400), (46, 38, 34), 0.8)
    f = Forge(
        scene.key, 34, 12, -4, centre=(640, 410), zoom=1.2, lamps=(Lamp((-330, 0, 40), (255, 130, 50), 520, 1.8),)
    )
    with f.placed((0, 0, 0)):
        bell(f, 210, 150, 62, RUST, Metal((190, 84, 30), 0.4, 10, 0.1, 0.5), 2)
        f.lathe(((0, 66), (30, 110), (200, 118), (230, 80), (250, 80), (250, 0)), STEEL, (1, 14))
        for k in range(3):
            f.lathe(((40 + 60 * k, 112), (46 + 60 * k, 126), (66 + 60 * k, 126), (72 + 60 * k, 112)), RUST)
        for a in (20, 80, 150):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            f.tube(
                [(-110, 130 * c, 130 * s), (-40, 160 * c, 160 * s), (80, 160 * c, 160 * s), (190, 130 * c, 130 * s)],
                12,
                COPPER,
            )
        f.box((150, 150, 0), (130, 70, 90), PAINT_AMBER, 10, 40)
        f.box((300, 0, 0), (70, 300, 300), DARK, 16, 60)
        f.tube([(150, 180, 40), (190, 260, 50), (300, 280, 40), (460, 270, 0)], 16, BLACK)
        f.lathe(((-120, 124), (-114, 134), (-100, 128)), PALE)
        a = exhaust(scene, f, -205, 10, 10, FIRE)
        scene.cast(f, AMBER, 0.12)
        exhaust(scene, f, -120, 520, 190, FIRE, ragged=1.5)
    scene.smoke((190, 250), (330, 260), (58, 46, 40), 0.55)
    scene.shine(a, 220, (255, 140, 50), 0.5).sparks((a[0] - 40, a[1]), 90, 420, arc=(150, 230), fall=-0.2)


def ion_sail(scene: Scene) -> None:
    """Six sails of gold foil round a small cold flame."""
    scene.space(TEAL_AIR, (420, 420))
    f = Forge(scene.key, 38, 16, 0, centre=(600, 410), zoom=0.94, lamps=(Lamp((-160, 0, 0), TEAL, 620, 1.5),))
    foil = Metal((226, 168, 84), 0.9, 14, 0.55, patch=0.28)
    for k in range(6):
        with f.placed((0, 0, 0), pitch=60 * k + 8):

            def sail(u: float, v: float) -> tuple[float, float, float]:
                r = 80 + 290 * u
                wide = (v - 0.5) * 2 * (22 + 150 * u**0.9)
                belly = math.sin(math.pi * u) * (1 - (2 * v - 1) ** 2) * 70
                return (30 + belly + 60 * u, r, wide)

            f.sheet(sail, 18, 14, foil, (3, 3))
            tips = [sail(1, 0), sail(1, 1)]
            f.tube([sail(0, 0), tips[0]], 4, DARK, 6)
            f.tube([sail(0, 1), tips[1]], 4, DARK, 6)
            f.tube([tips[0], tips[1]], 4, BRASS, 6)
            f.rivets([*tips], 8, GLOW_TEAL)
    with f.placed((-20, 0, 0)):
        bell(f, 90, 74, 40, STEEL, Metal((40, 150, 160), 0.5, 12, 0.2, 0.6), 1)
        f.lathe(((0, 44), (10, 66), (190, 60), (210, 30), (210, 0)), PAINT_TEAL, (1, 10))
        f.ring(84, 9, GLOW_TEAL, 60, 8)
        scene.cast(f, TEAL, 0.3, wear=0.7)
        a = exhaust(scene, f, -50, 460, 120, ION, ragged=0.4)
    scene.star(a, 40, TEAL, 160)


def fusion_torch(scene: Scene) -> None:
    """A long bell in magnetic rings, burning blue-white with knots of light."""
    scene.space(BLUE_AIR, (280, 470))
    f = Forge(
        scene.key, 32, 14, 10, centre=(640, 400), zoom=0.98, lamps=(Lamp((-300, 0, 60), (110, 170, 255), 620, 1.8),)
    )
    with f.placed((0, 0, 0)):
        bell(f, 260, 176, 56, GUNMETAL, Metal((90, 140, 230), 0.6, 12, 0.2, 0.6), 4)
        f.lathe(((0, 60), (20, 90), (60, 96), (80, 70)), COPPER)
        with f.placed((190, 0, 0)):
            f.ball(138, STEEL, 30, (5, 10))
        for x, r in ((60, 136), (130, 174), (190, 186), (250, 174)):
            with f.placed((x, 0, 0)):
                f.ring(r - 22, 16, COPPER, 70, 10, (3, 10), 1.3)
        for k in range(6):
            a = math.radians(60 * k + 20)
            c, s = math.cos(a), math.sin(a)
            f.tube(
                [(-120, 150 * c, 150 * s), (0, 190 * c, 190 * s), (190, 204 * c, 204 * s), (350, 150 * c, 150 * s)],
                11,
                DARK,
            )
            f.rivets([(190, 208 * c, 208 * s)], 15, GLOW_TEAL)
        f.lathe(((320, 150), (340, 176), (430, 176), (450, 120), (640, 110)), DARK, (2, 8))
        for x in (360, 410):
            f.lathe(((x, 176), (x + 4, 184), (x + 14, 184), (x + 18, 176)), GLOW_AMBER)
        scene.cast(f, (90, 160, 255), 0.3)
        exhaust(scene, f, -130, 760, 250, TORCH, 6, 0.35)
        a = exhaust(scene, f, -200, 620, 120, TORCH, 0, 0.2)
    scene.star(a, 60, (130, 180, 255), 260)


def slip_drive(scene: Scene) -> None:
    """Two nacelles on a swept wing, falling down a tunnel of stretched stars."""
    mouth = (640.0, 330.0)
    scene.space(BLUE_AIR, mouth, 0.8, 200)
    source = rng(scene.key, "streaks")

    def streaks(canvas: Canvas) -> None:
        for _ in range(420):
            a, near = source.uniform(0, 360), 60 + 640 * source.random() ** 0.8
            color = mix(source.choice(((60, 220, 230), (110, 160, 255), (255, 190, 120))), WHITE, source.random() * 0.5)
            long = near * source.uniform(0.12, 0.5)
            canvas.stroke(
                [polar(mouth, near, a), polar(mouth, near + long / 2, a), polar(mouth, near + long, a)],
                near / 130,
                mix((0, 8, 14), color, 0.25 + near / 900),
            )

    scene.ink(streaks, (60, 180, 230), 12, 0.5).shine(mouth, 330, (120, 220, 255), 0.9).star(mouth, 90, (170, 230, 255))
    f = Forge(scene.key, 58, 20, 6, centre=(570, 440), zoom=0.98, eye=1500, lamps=(Lamp((-330, 0, 0), TEAL, 600, 1.4),))
    f.lathe(((-190, 0), (-190, 70), (-160, 92), (140, 84), (330, 50), (430, 0)), GUNMETAL, (2, 8))
    f.box((60, 92, 0), (210, 60, 70), DARK, 18, 40)
    for z in (-1, 1):
        f.facet([(-150, 10, 60 * z), (160, 10, 60 * z), (60, 30, 300 * z), (-170, 30, 300 * z)], STEEL)
        f.facet([(-150, -16, 60 * z), (160, -16, 60 * z), (60, 4, 300 * z), (-170, 4, 300 * z)], DARK)
        f.facet([(-150, 10, 60 * z), (-170, 30, 300 * z), (-170, 4, 300 * z), (-150, -16, 60 * z)], GLOW_TEAL)
        with f.placed((0, 20, 330 * z)):
            bell(f, 80, 112, 70, PALE, Metal((60, 200, 210), 0.5, 10, 0.2, 0.7), 1)
            f.lathe(((0, 80), (20, 112), (110, 118), (260, 90), (380, 30), (390, 0)), PALE, (2, 8))
            for x in (60, 120, 180):
                f.lathe(
                    ((x, 117 - x * 0.05), (x + 5, 128 - x * 0.1), (x + 24, 126 - x * 0.1), (x + 30, 114 - x * 0.08)),
                    GLOW_TEAL,
                )
            f.slab([(20, 100), (60, 210), (130, 210), (190, 96)], 8, 16, PAINT_TEAL, 5)
    scene.cast(f, TEAL, 0.4)
    for z in (-1, 1):
        with f.placed((0, 20, 330 * z)):
            exhaust(scene, f, -60, 420, 170, ION, 3, 0.3)
            scene.star(f.spot((-84, 0, 0)), 52, TEAL, 170)
    scene.shine(f.spot((-195, 0, 0)), 130, (255, 170, 90), 0.9)


def fold_engine(scene: Scene) -> None:
    """Rings that turn within rings about a point where space is creased, with flames all round."""
    heart: Point = (560.0, 385.0)
    violet: Color = (170, 120, 255)
    scene.space(VIOLET_AIR, heart, 1.2)

    def creased(canvas: Canvas) -> None:
        def at(u: float, v: float) -> Point:
            x, z = (u - 0.5) * 2300, (v - 0.5) * 1700
            far = math.hypot(x, z * 1.3)
            dip = 330 * math.exp(-((far / 300) ** 2))
            k = 1500 / (1500 - z)
            return (heart[0] + x * k, heart[1] + (200 - dip * 0.2 + z * 0.36 + dip) * k - 40)

        for n in range(25):
            for path in ([at(n / 24, q / 40) for q in range(41)], [at(q / 40, n / 24) for q in range(41)]):
                canvas.line(path, 2, (90, 150, 220))

    scene.ink(creased, (70, 110, 255), 8, 0.5, 0.6)
    scene.beams(heart, 620, (190, 170, 255), 0.7, 26)
    f = Forge(scene.key, 24, 16, 0, centre=heart, zoom=0.98, lamps=(Lamp((0, 0, 0), (200, 170, 255), 560, 1.7),))
    for radius, thick, metal, yaw, roll in (
        (330, 22, GUNMETAL, 62, 6),
        (262, 18, GOLDEN, 18, 38),
        (200, 14, STEEL, 100, -32),
        (146, 11, GOLDEN, 50, 70),
    ):
        with f.placed((0, 0, 0), yaw=yaw, roll=roll):
            f.ring(radius, thick, metal, 0, 12, (4, 12), 1.7)
            for k in range(12):
                a = math.radians(30 * k)
                f.rivets(
                    [(0, (radius + thick) * math.cos(a), (radius + thick) * math.sin(a))],
                    thick * 0.5,
                    GLOW_TEAL if k % 2 else STEEL,
                )
    jets = []
    with f.placed((0, 0, 0), yaw=62, roll=6):
        for k in range(6):
            a = 60 * k + 30
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            with f.placed((0, 356 * c, 356 * s)):
                bell(f, 70, 44, 24, PALE, Metal((120, 110, 230), emits=0.6), 1)
                f.lathe(((0, 30), (14, 46), (70, 40), (90, 0)), GUNMETAL, (1, 8))
                jets.append((f.spot((-60, 0, 0)), f.spot((-160, 0, 0))))
    scene.cast(f, violet, 0.4)
    for a, b in jets:
        scene.flame(a, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])), 230, 74, TORCH, 2, 0.4)
    scene.star(heart, 92, violet, 430)

    def hole(canvas: Canvas) -> None:
        canvas.disc(heart, 40, (2, 2, 8))
        canvas.ring(heart, 42, 5, (255, 240, 255))

    scene.ink(hole, WHITE, 14, 0.7)
    for k in range(5):
        scene.bolt(polar(heart, 44, 72 * k + 20), polar(heart, 150, 72 * k + 30), violet, 2.5, 1)


ENGINES = {
    "tramp-burner": tramp_burner,
    "ion-sail": ion_sail,
    "fusion-torch": fusion_torch,
    "slip-drive": slip_drive,
    "fold-engine": fold_engine,
}
