"""The easy missions: small jobs, dock-side, in warm amber light."""

from __future__ import annotations

import math

from ..brush import Canvas, bezier, mix, polar, rng, spline
from . import crew_body as dress
from . import crew_scene as room
from . import crew_signs as fx
from . import missions_space as sky
from . import missions_things as things
from .crew_bust import AMBER, BRASS, GUNMETAL, STEEL, TEAL, WHITE, Bust, lamp, leather, metal
from .crew_scene import GOLDEN, JADE, ROSE, H, Scene, W

WOOD, RUST, RED = leather((128, 76, 40)), metal((150, 84, 48), 0.3), metal((190, 52, 40), 0.22)

DUSK = (200, 110, 40)


def milk_run(scene: Scene) -> None:
    room.space(scene, DUSK, (120, 70, 30))
    room.world(scene, (W * 0.72, H * 0.40), 430, (190, 170, 140), False, 210, AMBER)
    way = bezier([(W * 0.04, H * 0.88), (W * 0.45, H * 0.92), (W * 0.7, H * 0.5), (W * 0.96, H * 0.1)], 40)

    def route(c: Canvas) -> None:
        for k in range(0, 40, 2):
            c.line(way[k : k + 2], 5, AMBER)
        for k in (8, 24, 36):
            c.ring(way[k], 17, 4, AMBER)

    scene.draw(route, AMBER, 0.5, opacity=0.8)
    sky.ship(scene, (W * 0.38, H * 0.62), 560, 14, "milk", "bone", AMBER, slim=0.27, fins=1)


def lost_dog(scene: Scene) -> None:
    room.deck(scene, (70, 52, 36), AMBER, TEAL, "ribs")
    at = (W * 0.5, H * 0.48)
    room.porthole(scene, at, 330, lambda o: o.shine(at, 420, (10, 90, 80), 0.8), (120, 90, 56))

    def scope(c: Canvas) -> None:
        for r in (90, 180, 270):
            c.ring(at, r, 3, TEAL)
        for k in range(8):
            c.line([polar(at, 20, k * 45), polar(at, 325, k * 45)], 2, TEAL)

    scene.draw(scope, TEAL, 0.3, opacity=0.45)
    sky.cone(scene, at, polar(at, 330, -64), polar(at, 330, -20), TEAL, 0.7)

    def paw(c: Canvas) -> None:
        x, y = at[0] + 26, at[1] + 34
        c.poly(
            spline(
                [
                    (x - 80, y + 60),
                    (x - 62, y - 4),
                    (x, y - 40),
                    (x + 62, y - 4),
                    (x + 80, y + 60),
                    (x + 40, y + 86),
                    (x, y + 70),
                    (x - 40, y + 86),
                ],
                10,
                True,
            ),
            WHITE,
        )
        for dx, dy, r, tall in ((-112, -34, 31, 42), (-44, -104, 34, 48), (44, -104, 34, 48), (112, -34, 31, 42)):
            c.disc((x + dx, y + dy), (r, tall), WHITE)

    fx.sign(scene, paw, AMBER, 1.0)
    fx.reticle(scene, (at[0] + 26, at[1] + 10), 190, AMBER, 0.4, 1)


def night_ferry(scene: Scene) -> None:
    room.space(scene, DUSK, (50, 60, 90), count=500)
    sky.wheel(scene, (W * 0.86, H * 0.30), 210, -12, "rust")
    sky.wheel(scene, (W * 0.10, H * 0.60), 120, 10, "rust", dim=0.3)
    sky.ship(scene, (W * 0.47, H * 0.56), 640, 4, "ferry", "rust", AMBER, GOLDEN, 0.3, 1, trail=0.5)

    def windows(c: Canvas) -> None:
        for row in range(3):
            for k in range(20 - row * 2):
                c.disc((W * 0.29 + k * 23 + row * 12, H * (0.555 + 0.035 * row) - k * 1.6), 5.5, mix(AMBER, WHITE, 0.5))

    scene.draw(windows, AMBER, 0.9)
    fx.bokeh(scene, (AMBER, GOLDEN, (255, 120, 60)), 30, 22, 0.45)
    sky.haze(scene, (W * 0.5, H * 0.95), (W * 0.7, H * 0.3), DUSK, 0.5)


def bar_brawl(scene: Scene) -> None:
    room.deck(scene, (86, 54, 36), AMBER, ROSE, "shelves")

    def mug(c: Canvas) -> None:
        x, y = W * 0.5, H * 0.22
        c.line([(x - 62, y - 80), (x - 54, y + 80), (x + 54, y + 80), (x + 62, y - 80)], 9, WHITE)
        c.line(bezier([(x + 60, y - 44), (x + 130, y - 50), (x + 120, y + 46), (x + 56, y + 44)]), 9, WHITE)
        for k in range(5):
            c.disc((x - 56 + 28 * k, y - 88 - 10 * (k % 2)), 20, WHITE)
        for k in (-1, 0, 1):
            c.line([(x + k * 28, y - 40), (x + k * 26, y + 54)], 6, WHITE)

    fx.sign(scene, mug, AMBER, 1.0, 60)
    scene.shine((W * 0.5, H * 0.2), 520, AMBER, 0.5)
    things.crowd(
        scene,
        (
            (0.12, 1.0, 0.52, 250),
            (0.34, 1.04, 0.66, 330),
            (0.62, 1.04, 0.64, 205),
            (0.88, 1.0, 0.54, 300),
            (0.48, 0.99, 0.46, 270),
        ),
        (14, 8, 8),
        AMBER,
    )
    fx.sparks(scene, (W * 0.485, H * 0.52), GOLDEN, 70, 220)
    sky.glyph_light(scene, (W * 0.485, H * 0.52), 130, AMBER)
    things.model(
        scene, things.barrel(WOOD, STEEL, (-196, -150, 40), 0.9), things.barrel(WOOD, STEEL, (206, -158, 30), 0.8)
    )


def old_debts(scene: Scene) -> None:
    room.deck(scene, (70, 50, 34), AMBER, AMBER, "shelves")
    scene.shine((W * 0.68, H * 0.42), 620, AMBER, 0.6)
    stacks = [
        (-150, 10, 5),
        (-96, 40, 9),
        (-36, 10, 14),
        (-60, 80, 3),
        (24, 60, 6),
        (-126, 90, 2),
        (4, 110, 1),
        (-10, -40, 19),
    ]
    things.model(
        scene,
        lambda b: b.turned(
            ((-150, 330, 200), (-132, 330, 200), (-130, 326, 196), (-129.8, 10, 10)), WOOD, fine=(12, 120)
        ),
        things.coins(BRASS, stacks, -130),
        dress.lantern(BRASS, AMBER, (128, -84, 60), 1.7),
        dress.seal(BRASS, "star8", (78, -122, 150), 20, False),
        at=(286, 196),
        pitch=20,
    )


def leaky_valve(scene: Scene) -> None:
    room.deck(scene, (74, 60, 46), TEAL, AMBER, "pipes")

    def pipe(b: Bust) -> None:
        b.rod([(-330, -30, -30), (0, -30, -30), (330, -30, -30)], 46, RUST, steps=30, around=40)
        for x in (-190, -110, 94, 174):
            b.rod([(x, -30, -30), (x + 16, -30, -30)], 56, GUNMETAL, steps=4, around=40)
        b.turned(((-30, 34, 34), (30, 30, 30)), GUNMETAL)
        b.disc_at((0, -10, 6), 30, 44, 0, GUNMETAL)

    things.model(scene, pipe, things.ring(RED, 92, 11, (0, -8, 62), 5, 26), at=(250, 190), yaw=-22, zoom=1.1)
    jet = (W * 0.735, H * 0.50)
    for spread, strength in ((1.0, 0.5), (0.5, 0.6)):
        sky.cone(
            scene,
            jet,
            (W * 0.98, H * (0.40 - 0.38 * spread)),
            (W * 1.02, H * (0.40 + 0.1 * spread)),
            (255, 236, 206),
            strength,
        )
    sky.haze(scene, (W * 0.92, H * 0.22), (260, 260), (255, 226, 190), 0.9, 90)
    sky.haze(scene, (W * 0.83, H * 0.36), (170, 150), WHITE, 0.8, 60)
    fx.sparks(scene, jet, AMBER, 40, 160, 260, 380)


def hot_cargo(scene: Scene) -> None:
    room.deck(scene, (70, 54, 40), AMBER, TEAL, "crates")
    scene.shine((W * 0.5, H * 0.42), 560, (255, 120, 40), 0.7)
    room.sunrays(scene, (W * 0.5, H * 0.5), AMBER, 620, 0.8)
    stuff, edge = metal((112, 92, 66), 0.3), metal((60, 60, 62))
    things.model(
        scene,
        things.crate(stuff, edge, (-176, -140, -60), 78),
        things.crate(stuff, edge, (180, -120, -90), 96),
        things.crate(stuff, edge, (0, -110, 40), 92, False),
        lambda b: b.egg((0, -26, 40), (78, 26, 78), lamp((255, 120, 40), 0.95)),
        at=(280, 196),
        yaw=24,
        pitch=20,
    )
    scene.shine((W * 0.5, H * 0.5), 330, (255, 170, 80), 0.9, 1.8)
    sky.haze(scene, (W * 0.5, H * 0.3), (260, 300), (255, 150, 60), 0.8, 100)
    fx.sparks(scene, (W * 0.5, H * 0.5), AMBER, 60, 300, 220, 320)


def fever_ship(scene: Scene) -> None:
    room.space(scene, (190, 60, 30), DUSK)
    fx.sign(scene, fx.plus((W * 0.52, H * 0.40), 250), ROSE, 0.5)
    sky.ship(scene, (W * 0.5, H * 0.52), 800, -4, "fever", "bone", ROSE, (255, 90, 70), 0.28, 2, trail=0.2)
    sky.haze(scene, (W * 0.45, H * 0.6), (420, 180), (120, 220, 90), 0.5, 120)
    fx.sign(scene, fx.plus((W * 0.44, H * 0.555), 38), JADE, 1.0, 20)


def rock_hunt(scene: Scene) -> None:
    room.space(scene, DUSK, (60, 60, 70))
    at = (W * 0.66, H * 0.42)
    sky.belt(scene, 26, 8, 60, (150, 116, 84), 0, at, 280)
    sky.rock(scene, at, 210, "quarry", (170, 128, 90))
    sky.beam(scene, (W * 0.02, H * 0.94), (at[0] - 90, at[1] + 80), AMBER, 16)
    sky.blast(scene, (at[0] - 90, at[1] + 80), 120)
    fx.sparks(scene, (at[0] - 90, at[1] + 80), AMBER, 80, 260, 100, 250)
    fx.reticle(scene, at, 290, AMBER, 0.75)


def data_courier(scene: Scene) -> None:
    room.deck(scene, (60, 56, 44), TEAL, AMBER, "ribs")
    source = rng("data")

    def bits(c: Canvas) -> None:
        for _ in range(120):
            y, x = source.uniform(0, H), source.uniform(-100, W)
            c.line(
                [(x, y), (x + source.uniform(20, 170), y)],
                source.uniform(2, 5),
                source.choice((AMBER, TEAL, GOLDEN)),
                200,
            )

    scene.draw(bits, AMBER, 0.4, 1.0, 0.5)
    scene.shine((W * 0.5, H * 0.42), 460, AMBER, 0.6)
    things.model(
        scene,
        things.pedestal(GUNMETAL, BRASS, -96, 84, 130),
        lambda b: b.plate(
            [(0, -1), (0.5, -0.42), (0.5, 0.42), (0, 1), (-0.5, 0.42), (-0.5, -0.42)],
            (0, 22, 0),
            104,
            lamp(AMBER, 0.6),
            0.34,
        ),
        things.ring(BRASS, 92, 5, (0, 10, 0), tilt=1.25),
        things.ring(BRASS, 112, 3, (0, 30, 0), tilt=1.0),
        at=(280, 180),
        yaw=14,
    )
    fx.scanlines(scene, (W * 0.5, H * 0.42), (260, 300), AMBER)


def salvage_claim(scene: Scene) -> None:
    room.space(scene, DUSK, (40, 70, 80))
    sky.ship(
        scene, (W * 0.52, H * 0.46), 860, -16, "wreck", "rust", (90, 70, 50), (60, 40, 20), 0.26, 2, trail=0, dim=0.25
    )
    source = rng("scrap")

    def gash(c: Canvas) -> None:
        rim = [
            (
                W * 0.50 + 74 * math.cos(k) * source.uniform(0.7, 1.3),
                H * 0.45 + 104 * math.sin(k) * source.uniform(0.7, 1.3),
            )
            for k in (math.tau * i / 16 for i in range(16))
        ]
        c.poly(rim, (6, 5, 6))
        for k in range(5):
            c.line([(W * 0.43, H * (0.38 + 0.035 * k)), (W * 0.57, H * (0.36 + 0.04 * k))], 5, (70, 52, 40))

    scene.draw(gash)
    sky.belt(scene, 24, 4, 22, (150, 110, 76))
    fx.sparks(scene, (W * 0.53, H * 0.42), AMBER, 60, 170)

    def flag(c: Canvas) -> None:
        c.line([(W * 0.655, H * 0.53), (W * 0.655, H * 0.12)], 7, (230, 220, 200))
        c.poly(
            spline(
                [
                    (W * 0.66, H * 0.12),
                    (W * 0.72, H * 0.15),
                    (W * 0.79, H * 0.12),
                    (W * 0.785, H * 0.23),
                    (W * 0.72, H * 0.26),
                    (W * 0.66, H * 0.23),
                ],
                8,
                True,
            ),
            AMBER,
        )

    scene.draw(flag, AMBER, 0.6)
    sky.ship(scene, (W * 0.14, H * 0.84), 190, 22, "tug", "bone", AMBER, trail=0.6, slim=0.3)
    sky.beam(scene, (W * 0.2, H * 0.78), (W * 0.40, H * 0.56), GOLDEN, 4)


def festival_guard(scene: Scene) -> None:
    room.space(scene, DUSK, (150, 40, 60))
    sky.wheel(scene, (W * 0.5, H * 0.6), 330, 6, "rust", GOLDEN)
    for x, y, hue in (
        (0.2, 0.24, ROSE),
        (0.5, 0.16, GOLDEN),
        (0.8, 0.26, TEAL),
        (0.36, 0.38, AMBER),
        (0.7, 0.44, (255, 120, 200)),
    ):
        fx.sparks(scene, (W * x, H * y), hue, 90, 150)

    def garland(c: Canvas) -> None:
        for a, b in (((0.0, 0.06), (0.52, 0.04)), ((0.48, 0.04), (1.0, 0.08))):
            path = bezier([(W * a[0], H * a[1]), (W * (a[0] + b[0]) / 2, H * 0.22), (W * b[0], H * b[1])], 18)
            c.line(path, 3, (120, 80, 50))
            for k, at in enumerate(path[1:-1]):
                c.disc((at[0], at[1] + 14), (11, 14), (AMBER, ROSE, GOLDEN, TEAL)[k % 4])

    scene.draw(garland, AMBER, 0.8)
    things.model(scene, dress.barrels(2, GUNMETAL, AMBER, 1.4), at=(280, 300), zoom=1.0)


EASY = {
    "milk-run": milk_run,
    "lost-dog": lost_dog,
    "night-ferry": night_ferry,
    "bar-brawl": bar_brawl,
    "old-debts": old_debts,
    "leaky-valve": leaky_valve,
    "hot-cargo": hot_cargo,
    "fever-ship": fever_ship,
    "rock-hunt": rock_hunt,
    "data-courier": data_courier,
    "salvage-claim": salvage_claim,
    "festival-guard": festival_guard,
}
