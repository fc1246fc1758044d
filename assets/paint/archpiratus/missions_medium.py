"""The medium missions, out in the teal of open space."""

from __future__ import annotations

import math

from ..brush import Canvas, bezier, blur, polar
from ..motifs.arms import blade
from ..motifs.sigils import constellation
from ..sculpt import Vec
from . import crew_body as dress
from . import crew_heads as heads
from . import crew_scene as room
from . import crew_signs as fx
from . import missions_space as sky
from . import missions_things as things
from .crew_bust import (
    AMBER,
    BRASS,
    GUNMETAL,
    RUBBER,
    SILVER,
    STEEL,
    TEAL,
    WHITE,
    Bust,
    cloth,
    glass,
    lamp,
    leather,
    metal,
)
from .crew_scene import FULL, GOLDEN, JADE, ROSE, H, Scene, W

WOOD = leather((128, 76, 40))

DUSK = (200, 110, 40)

SEA = (20, 130, 140)

DEEP_SEA = (20, 70, 120)


def broken_relay(scene: Scene) -> None:
    room.space(scene, SEA, DEEP_SEA)
    room.world(scene, (W * 0.14, H * 1.0), 620, (60, 130, 140), True, 300)

    def bowl(b: Bust) -> None:
        b.surface(
            lambda u, v: (
                118 * u * math.cos(math.tau * v * 0.86 + 0.5),
                118 * u * math.sin(math.tau * v * 0.86 + 0.5),
                44 * u * u - 20,
            ),
            24,
            110,
            STEEL,
        )
        b.rod([(0, 0, -20), (6, 10, 90)], 4, GUNMETAL, steps=8)
        b.egg((6, 10, 92), (11, 11, 11), lamp(TEAL))
        for k in range(3):
            b.rod([(90 * math.cos(k * 1.7), 90 * math.sin(k * 1.7), 10), (6, 10, 84)], 2.4, GUNMETAL, steps=8)
        b.rod([(0, 0, -24), (-10, -120, -60), (-16, -170, -60)], 15, GUNMETAL)
        b.rod([(-200, -150, -56), (170, -142, -56)], 5, GUNMETAL)
        for side in (-1, 1):
            for j in range(3):
                x = side * (70 + 52 * j) - 14
                drop = 8 * j if x > 0 else 0

                def panel(u: float, v: float, x: float = x, drop: float = drop) -> Vec:
                    return x + 46 * (u - 0.5), -150 + 70 * (v - 0.5) + drop, -50 + 14 * u

                b.surface(panel, 6, 6, metal((40, 70, 120)))

    things.model(scene, bowl, at=(316, 176), yaw=-30, pitch=-8, zoom=1.05)
    fx.sparks(scene, (W * 0.70, H * 0.26), AMBER, 90, 240)
    fx.sparks(scene, (W * 0.50, H * 0.66), TEAL, 50, 160)

    def waves(c: Canvas) -> None:
        for k in range(4):
            c.line(
                [
                    polar((W * 0.36, H * 0.36), 120 + 62 * k, a)
                    for a in range(165, 246, 4)
                    if (a + 31 * k) % 40 > 12 or k < 2
                ],
                6 - k,
                TEAL,
            )

    scene.draw(waves, TEAL, 0.6, opacity=0.7)


def comet_chase(scene: Scene) -> None:
    room.space(scene, SEA, DEEP_SEA)
    sky.comet(scene, (W * 0.76, H * 0.34), 74, 158, (90, 220, 255))
    sky.ship(scene, (W * 0.36, H * 0.70), 380, 26, "racer", "steel", TEAL, trail=1.3, slim=0.15)


def quarantine(scene: Scene) -> None:
    room.space(scene, SEA, (60, 110, 40))
    room.world(scene, (W * 0.66, H * 0.44), 520, (110, 150, 80), False, 220, JADE)

    def fence(c: Canvas) -> None:
        for k in range(44):
            a = math.tau * k / 44
            x, y = W * 0.66 + 390 * math.cos(a), H * 0.44 + 120 * math.sin(a) - 60 * math.cos(a)
            if math.sin(a) > -0.35 or abs(math.cos(a)) > 0.68:
                c.poly([(x - 11, y + 10), (x, y - 12), (x + 11, y + 10)], AMBER if k % 2 else ROSE)

    scene.draw(fence, AMBER, 0.9)
    sky.ship(scene, (W * 0.26, H * 0.68), 430, 16, "plague", "bone", TEAL, slim=0.24)
    fx.sign(scene, fx.plus((W * 0.235, H * 0.685), 24), JADE, 1.0, 16)


def ghost_signal(scene: Scene) -> None:
    room.space(scene, SEA, (30, 60, 110), depth=1.3)
    ghost = Scene("ghost")
    sky.ship(ghost, (W * 0.54, H * 0.44), 820, 8, "ghost", "jade", TEAL, TEAL, 0.24, 2, trail=0)
    scene.screen(blur(ghost.image, 3).point(lambda v: round(v * 0.62)))
    at = (W * 0.14, H * 0.84)

    def echo(c: Canvas) -> None:
        for k in range(7):
            c.line([polar(at, 90 + 105 * k, a) for a in range(278, 352, 3)], 5 - 0.5 * k, TEAL)
        path = [
            (W * 0.06 + 9 * k, H * 0.92 - (60 * math.sin(k * 0.9) * math.exp(-(((k - 52) / 16) ** 2))))
            for k in range(110)
        ]
        c.line(path, 4, AMBER)

    scene.draw(echo, TEAL, 0.6, opacity=0.6)
    skull = [
        (0, -60),
        (44, -46),
        (64, -4),
        (54, 34),
        (30, 46),
        (26, 78),
        (-26, 78),
        (-30, 46),
        (-54, 34),
        (-64, -4),
        (-44, -46),
        (-24, 4),
        (24, 4),
        (0, 30),
    ]
    points = [(W * 0.80 + x * 1.5, H * 0.22 + y * 1.5) for x, y in skull]
    scene.draw(
        lambda c: constellation(c, points, [(i, (i + 1) % 11) for i in range(11)], (190, 250, 240), 3.6), TEAL, 0.7
    )


def rum_line(scene: Scene) -> None:
    room.space(scene, SEA, DUSK)
    room.world(scene, (W * 0.9, H * 0.16), 320, (70, 150, 150), True, 150)
    sky.ship(scene, (W * 0.76, H * 0.30), 400, 18, "rum", "rust", TEAL, slim=0.26, trail=0.4)
    way = bezier([(W * 0.62, H * 0.40), (W * 0.48, H * 0.46), (W * 0.40, H * 0.78), (W * 0.02, H * 0.74)], 40)
    scene.draw(lambda c: c.line(way, 4, (160, 150, 130)), TEAL, 0.3)
    for x, y, size, yaw in ((-104, -40, 0.8, 20), (-40, 4, 0.56, -10), (-186, -116, 1.15, -24)):
        things.model(scene, things.barrel(WOOD, BRASS, (0, 0, 0), size), at=(280 + x, 205 - y), yaw=yaw, pitch=24 - yaw)
    sky.belt(scene, 16, 4, 18, (90, 110, 112))


def convoy_duty(scene: Scene) -> None:
    room.space(scene, SEA, DEEP_SEA, depth=1.2)
    for x, y, size, dim in ((0.24, 0.20, 250, 0.45), (0.52, 0.30, 350, 0.25), (0.36, 0.52, 520, 0.05)):
        sky.ship(scene, (W * x, H * y), size, 4, "hauler", "steel", TEAL, AMBER, 0.34, 0, dim=dim, trail=0.6)
    sky.ship(scene, (W * 0.72, H * 0.74), 440, 8, "escort", "red", (255, 120, 60), slim=0.16, fins=2)
    sky.beam(scene, (W * 0.92, H * 0.70), (W * 1.02, H * 0.66), AMBER, 8)


def treaty_table(scene: Scene) -> None:
    room.deck(scene, (44, 66, 72), TEAL, TEAL, "columns")
    fx.banners(scene, (20, 104, 112), "star", (210, 240, 230), 210)
    things.floor(scene, 0.66, (60, 90, 96), TEAL, 0.35)
    fx.sign(scene, fx.globe((W * 0.5, H * 0.34), 150), TEAL, 0.9, 50)
    fx.scanlines(scene, (W * 0.5, H * 0.36), (220, 230), TEAL)

    def table(b: Bust) -> None:
        b.turned(((-160, 60, 40), (-96, 34, 26), (-64, 120, 80)), GUNMETAL)
        b.turned(
            ((-66, 206, 120), (-52, 206, 120), (-50, 202, 116), (-49.8, 60, 40)), metal((90, 110, 112)), fine=(14, 130)
        )
        b.turned(((-62, 208, 122), (-57, 208, 122)), lamp(TEAL, 0.8), fine=(3, 130))
        b.turned(((-50, 56, 34), (-40, 46, 28), (-39.8, 1, 1)), lamp(TEAL, 0.9))

    things.model(scene, table, at=(280, 226), pitch=18)
    things.crowd(
        scene,
        ((0.15, 1.02, 0.52, None), (0.27, 0.96, 0.44, None), (0.73, 0.96, 0.44, None), (0.85, 1.02, 0.52, None)),
        (5, 12, 16),
        TEAL,
        0.06,
    )


def prison_break(scene: Scene) -> None:
    room.space(scene, SEA, (40, 60, 100))
    sky.wheel(scene, (W * 0.70, H * 0.34), 190, 16, "black", ROSE)
    for a, b, c in (((0.6, 0.3), (0.0, 0.05), (0.0, 0.34)), ((0.78, 0.36), (1.0, 0.72), (0.82, 1.0))):
        sky.cone(scene, (W * a[0], H * a[1]), (W * b[0], H * b[1]), (W * c[0], H * c[1]), (190, 255, 245), 0.4)
    scene.shine((W * 0.46, H * 0.5), 420, TEAL, 0.6)
    canvas_bars = []
    for k in range(9):
        x = W * (0.04 + 0.115 * k)
        bend = {3: -96, 4: 100}.get(k, 0)
        canvas_bars.append(
            bezier(
                [(x, -20), (x + bend * 0.2, H * 0.2), (x + bend * 1.9, H * 0.5), (x + bend * 0.2, H * 0.8), (x, H + 20)]
            )
        )

    def bars(c: Canvas) -> None:
        for path in canvas_bars:
            c.line(path, 34, WHITE)
        for y in (0.03, 0.97):
            c.line([(0, H * y), (W, H * y)], 52, WHITE)

    mask = scene.solid(bars, (86, 100, 104), 12, 0.7)
    sky.lit_edge(scene, mask, TEAL, (-6, 3), 0.6)
    sky.ship(scene, (W * 0.455, H * 0.5), 190, 10, "free", "bone", AMBER, trail=1.2)
    fx.sparks(scene, (W * 0.30, H * 0.5), AMBER, 40, 130)


def bank_vault(scene: Scene) -> None:
    room.deck(scene, (44, 70, 78), TEAL, GOLDEN, "ribs")
    scene.shine((W * 0.56, H * 0.46), 500, TEAL, 0.4)

    def door(b: Bust) -> None:
        b.disc_at((0, 0, -30), 178, 30, 0, GUNMETAL)
        b.disc_at((0, 0, 0), 150, 16, 0, STEEL)
        b.disc_at((0, 0, 14), 112, 10, 0, metal((100, 116, 120)))
        for k in range(16):
            t = math.tau * k / 16
            b.disc_at((164 * math.cos(t), 164 * math.sin(t), 0), 9, 8, 0, BRASS)
        for k in range(8):
            t = math.tau * (k + 0.5) / 8
            b.rod(
                [(100 * math.cos(t), 100 * math.sin(t), 20), (146 * math.cos(t), 146 * math.sin(t), 20)],
                11,
                SILVER,
                steps=8,
                around=16,
            )

    things.model(
        scene,
        door,
        things.ring(BRASS, 62, 7, (0, 0, 44), 5, 20),
        dress.badge("star8", lamp(TEAL, 0.8), (0, 0, 66), 15),
        at=(292, 202),
        yaw=-20,
        pitch=4,
        zoom=1.05,
    )
    fx.reticle(scene, (W * 0.53, H * 0.48), 120, TEAL, 0.4, 1)
    fx.screens(scene, TEAL, 2, GOLDEN)


def deep_survey(scene: Scene) -> None:
    room.space(scene, SEA, DEEP_SEA)
    room.world(scene, (W * 0.5, H * 1.42), 1300, (40, 130, 150), False, 262, TEAL)
    sky.cone(scene, (W * 0.5, H * 0.30), (W * 0.26, H * 0.86), (W * 0.74, H * 0.86), TEAL, 0.75)

    def rings(c: Canvas) -> None:
        for k in range(4):
            rx = 260 - 58 * k
            c.line(
                [
                    (W * 0.5 + rx * math.cos(math.radians(d)), H * 0.84 + rx * 0.17 * math.sin(math.radians(d)))
                    for d in range(0, 361, 5)
                ],
                4,
                TEAL,
            )
        for k in range(-4, 5):
            c.line([(W * 0.5 + 18 * k, H * 0.36), (W * 0.5 + 62 * k, H * 0.84)], 1.6, TEAL)

    scene.draw(rings, TEAL, 0.6, opacity=0.8)
    sky.ship(scene, (W * 0.5, H * 0.22), 480, 0, "survey", "steel", TEAL, slim=0.22, trail=0.3)


def mutiny(scene: Scene) -> None:
    room.deck(scene, (70, 44, 44), ROSE, TEAL, "ribs")
    room.panes(scene, lambda o: room.space(o, SEA, (150, 40, 40)))
    scene.shine((W * 0.5, H * 0.1), (700, 300), ROSE, 0.45)
    layers = [
        blade(FULL, (W * (0.5 - 0.25 * f), H * 0.80), (W * (0.5 + 0.2 * f), H * 0.10), 40, seed=f) for f in (-1, 1)
    ]
    for layer in layers:
        scene.lay(layer, TEAL, 0.5)
    things.crowd(
        scene,
        (
            (0.06, 1.04, 0.5, 292),
            (0.2, 1.06, 0.44, 270),
            (0.34, 1.1, 0.4, 300),
            (0.66, 1.1, 0.4, 250),
            (0.8, 1.06, 0.44, 262),
            (0.94, 1.04, 0.5, 300),
        ),
        (8, 8, 12),
        ROSE,
    )
    sky.glyph_light(scene, (W * 0.5, H * 0.42), 170, TEAL)


def rescue(scene: Scene) -> None:
    room.space(scene, SEA, DEEP_SEA)
    at = (W * 0.36, H * 0.6)
    sky.belt(scene, 30, 8, 100, (112, 118, 116), 1, at, 260)
    sky.ship(scene, (W * 0.80, H * 0.20), 420, -14, "rescue", "red", TEAL, flip=True, trail=0.5, slim=0.24)
    sky.cone(scene, (W * 0.66, H * 0.28), (W * 0.18, H * 0.46), (W * 0.40, H * 0.92), (200, 255, 246), 0.6)
    tether = bezier([(W * 0.66, H * 0.30), (W * 0.6, H * 0.6), (W * 0.48, H * 0.44), (W * 0.40, H * 0.62)])
    scene.draw(lambda c: c.line(tether, 5, (255, 220, 150)), AMBER, 0.5)
    white = metal((214, 216, 210), 0.08)
    things.model(
        scene,
        dress.torso(cloth((196, 196, 186)), 0.66),
        dress.ring_collar(white, AMBER),
        dress.chest_unit(GUNMETAL, (TEAL, AMBER, ROSE), (0, -160, 84)),
        lambda b: b.rod([(96, -130, 20), (150, -90, 40), (160, -20, 60)], 26, cloth((196, 196, 186))),
        lambda b: b.egg((160, -6, 62), (24, 28, 24), RUBBER),
        lambda b: b.rod([(-96, -130, 20), (-140, -190, 40), (-120, -240, 60)], 26, cloth((196, 196, 186))),
        heads.helmet(white, GUNMETAL),
        heads.visor(glass(AMBER), GUNMETAL, 0, 58, 27),
        at=(186, 196),
        zoom=0.86,
        yaw=24,
    )


MEDIUM = {
    "broken-relay": broken_relay,
    "comet-chase": comet_chase,
    "quarantine": quarantine,
    "ghost-signal": ghost_signal,
    "rum-line": rum_line,
    "convoy-duty": convoy_duty,
    "treaty-table": treaty_table,
    "prison-break": prison_break,
    "bank-vault": bank_vault,
    "deep-survey": deep_survey,
    "mutiny": mutiny,
    "rescue": rescue,
}
