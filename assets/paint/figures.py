"""Carves the three armies of Angel Wars: guardian, demon and messenger, each on an orange or blue base."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from PIL import Image

from .brush import GOLD, IVORY, Color, Stops, lerp, rng
from .sculpt import Material, Sculpture, Vec, add, along, between, cross, knots, unit

SIZE = (480, 600)
GROUND = (240.0, 552.0)
BASE_RADIUS = 112.0
BASE_TOP = 108.0
BAND_MIDDLE = 56.0
GLYPH = 1.22  # size of the base's emblem


@dataclass(frozen=True)
class Side:
    """One player's colour in the sculptor's materials."""

    name: str
    enamel: Material
    glyph: Material
    jewel: Material
    ember: Color
    membrane: Stops


BRASS = Material(GOLD, gloss=0.9, tightness=14, rim=(255, 226, 160), grain=0.03)
IVORY_BODY = Material(IVORY, gloss=0.35, tightness=22, rim=(255, 240, 214), grain=0.03)
ASH = Material(
    ((0.0, (26, 20, 22)), (0.35, (92, 82, 80)), (0.65, (158, 146, 138)), (1.0, (240, 232, 222))),
    gloss=0.6,
    tightness=22,
    rim=(236, 230, 240),
)
STEEL = Material(
    (
        (0.0, (18, 22, 34)),
        (0.35, (78, 90, 112)),
        (0.6, (150, 164, 186)),
        (0.8, (222, 232, 244)),
        (1.0, (255, 255, 255)),
    ),
    gloss=1.0,
    tightness=10,
    rim=(220, 234, 255),
)
OBSIDIAN_BODY = Material(
    ((0.0, (3, 2, 6)), (0.35, (17, 14, 24)), (0.65, (42, 37, 56)), (0.85, (92, 84, 112)), (1.0, (180, 174, 204))),
    gloss=0.9,
    tightness=34,
    rim=(196, 190, 236),
)
JADE = Material(
    (
        (0.0, (24, 46, 46)),
        (0.3, (96, 132, 122)),
        (0.5, (168, 202, 186)),
        (0.75, (222, 240, 228)),
        (1.0, (250, 255, 250)),
    ),
    gloss=0.55,
    tightness=24,
    rim=(226, 255, 244),
    grain=0.07,
)
WALNUT = Material(
    ((0.0, (10, 6, 5)), (0.4, (48, 30, 20)), (0.7, (96, 62, 40)), (1.0, (176, 130, 90))),
    gloss=0.4,
    tightness=18,
    rim=(200, 160, 120),
    grain=0.12,
)

SIDES = {
    "orange": Side(
        "orange",
        Material(
            (
                (0.0, (104, 36, 4)),
                (0.22, (190, 90, 14)),
                (0.48, (246, 154, 44)),
                (0.7, (255, 192, 84)),
                (1.0, (255, 232, 170)),
            ),
            gloss=0.6,
            tightness=11,
            rim=(255, 226, 170),
        ),
        Material(
            ((0.0, (54, 10, 4)), (0.4, (132, 30, 8)), (0.75, (190, 62, 22)), (1.0, (255, 170, 110))),
            0.6,
            20,
            (255, 190, 130),
        ),
        Material(((0.0, (140, 50, 0)), (0.4, (255, 140, 30)), (1.0, (255, 226, 150))), 1.0, 24, (255, 220, 150)),
        (255, 122, 30),
        ((0.0, (14, 2, 4)), (0.4, (70, 16, 16)), (0.75, (138, 40, 30)), (1.0, (230, 130, 84))),
    ),
    "blue": Side(
        "blue",
        Material(
            ((0.0, (3, 7, 32)), (0.3, (8, 22, 76)), (0.6, (18, 46, 126)), (1.0, (84, 134, 226))),
            gloss=0.6,
            tightness=11,
            rim=(130, 180, 255),
        ),
        Material(((0.0, (70, 96, 140)), (0.35, (206, 226, 250)), (1.0, (250, 253, 255))), 0.7, 16, (220, 238, 255)),
        Material(((0.0, (0, 30, 130)), (0.4, (40, 120, 255)), (1.0, (190, 226, 255))), 1.0, 24, (170, 210, 255)),
        (64, 150, 255),
        ((0.0, (14, 15, 26)), (0.3, (72, 80, 108)), (0.6, (146, 157, 186)), (1.0, (230, 238, 250))),
    ),
}


def on_base(x: float, y: float, raised: float) -> Vec:
    """A point of the base's front drawn flat: x along the band, y above its middle."""
    x, y = x * GLYPH, y * GLYPH
    turn = x / BASE_RADIUS
    radius = BASE_RADIUS - 4 + raised
    return radius * math.sin(turn), BAND_MIDDLE + y, radius * math.cos(turn)


def glyph(piece: Sculpture, side: Side) -> None:
    """The sun or the waves, raised on the front of the base."""
    if side.name == "orange":
        piece.surface(
            lambda u, v: on_base(
                17 * u * math.sin(math.tau * v), 17 * u * math.cos(math.tau * v), 2 + 7 * math.sqrt(1 - u * u)
            ),
            10,
            40,
            side.glyph,
        )
        for ray in range(12):
            turn = math.tau * ray / 12
            long = 36 if ray % 2 == 0 else 29

            def at(u: float, v: float, turn: float = turn, long: float = long) -> Vec:
                out, wide = lerp(20, long, u), (v - 0.5) * 10 * (1 - u * 0.92)
                return on_base(
                    out * math.sin(turn) + wide * math.cos(turn),
                    out * math.cos(turn) - wide * math.sin(turn),
                    2 + 4 * (1 - abs(2 * v - 1)),
                )

            piece.surface(at, 6, 6, side.glyph)
        return
    for row in (-1, 0, 1):

        def crest(u: float, v: float, row: int = row) -> Vec:
            x = (u - 0.5) * 84
            y = row * -19 + 7.5 * math.sin(u * 4 * math.pi)
            thick = 4.6 * min(1, 8 * u, 8 * (1 - u)) ** 0.6
            return on_base(x, y + (v - 0.5) * 2 * thick, 2 + 5 * math.sqrt(max(0, 1 - (2 * v - 1) ** 2)))

        piece.surface(crest, 60, 8, side.glyph)


def base(piece: Sculpture, side: Side, body: Material) -> None:
    """The turned base: a foot, the enamel band between brass rings, a step of the figure's material."""
    r = BASE_RADIUS
    piece.lathe(((0, r + 2), (4, r + 5), (10, r + 5), (13, r + 1)), BRASS, 12, straight=True)
    piece.lathe(((12, r - 4), (BAND_MIDDLE, r - 3.5), (BASE_TOP - 8, r - 4)), side.enamel, 30)
    piece.lathe(
        ((BASE_TOP - 10, r - 4), (BASE_TOP - 7, r + 1), (BASE_TOP - 3, r + 1), (BASE_TOP, r - 5)),
        BRASS,
        12,
        straight=True,
    )
    piece.disc(BASE_TOP, r - 5, BRASS)
    piece.lathe(((BASE_TOP, r - 14), (BASE_TOP + 6, r - 15), (BASE_TOP + 12, r - 24)), body, 14)
    piece.disc(BASE_TOP + 12, r - 24, body)
    glyph(piece, side)


def robe(
    piece: Sculpture,
    profile: tuple[tuple[float, float], ...],
    material: Material,
    folds: int,
    seed: object,
    depth: float = 0.16,
    squash: float = 0.8,
    gathered: float = 0.12,
) -> None:
    """A long garment whose folds deepen from the waist down to the hem."""
    source = rng(seed, "folds")
    low, high = profile[0][0], profile[-1][0]
    waves = [(folds + k * 2, source.uniform(0, math.tau), w) for k, w in ((0, 1.0), (1, 0.5), (3, 0.3))]

    def at(u: float, v: float) -> Vec:
        y = low + (high - low) * u
        turn = (v - 0.5) * math.radians(240)
        sway = 0.25 * math.sin(u * 3.1)
        fold = sum(w * math.sin(n * (turn + sway * 0.3) + p) for n, p, w in waves) / 1.8
        ridge = math.copysign(abs(fold) ** 0.75, fold)
        radius = knots(profile, y) * (1 + depth * ridge * (gathered + (1 - gathered) * (1 - u) ** 0.8))
        return radius * math.sin(turn), y, radius * math.cos(turn) * squash

    piece.surface(at, 90, 170, material)


def tabard(
    piece: Sculpture,
    profile: tuple[tuple[float, float], ...],
    low: float,
    half: float,
    side: Side,
    squash: float,
    stand: float,
) -> None:
    """A panel in the side's colour hanging down the front of a robe, with a brass hem."""
    top = profile[-1][0]

    def at(u: float, v: float) -> Vec:
        y, x = lerp(top, low, u), (2 * v - 1) * half * (0.8 + 0.3 * u)
        radius = knots(profile, y) * (1 + stand * u)
        return (x, y, math.sqrt(max(1.0, radius * radius - x * x)) * squash + 5 + 2.5 * math.sin(v * 8 + u * 2) * u)

    piece.surface(at, 40, 24, side.enamel)
    piece.tube([at(1.0, k / 10) for k in range(11)], lambda u: 4, BRASS)
    for edge in (0.0, 1.0):
        piece.tube([at(k / 10, edge) for k in range(11)], lambda u: 2, BRASS, around=12)


def feather(
    piece: Sculpture, root: Vec, tip: Vec, width: float, lift: float, material: Material, bend: float = 0.0
) -> None:
    """One feather of both wings: arched across, with a shaft, nicks at its edge and a rounded tip."""
    way = (tip[0] - root[0], tip[1] - root[1], tip[2] - root[2])
    side = unit(cross(way, (0, 0.25, 1)))
    length = math.hypot(*way)

    def at(u: float, v: float) -> Vec:
        across = 2 * v - 1
        half = width * min(1.0, (u / 0.22 + 0.12)) ** 0.6 * math.sqrt(max(0.0, 1 - max(0, (u - 0.62) / 0.38) ** 2.4))
        point = add(between(root, tip, u), side, half * across + bend * length * math.sin(math.pi * u * 0.5) * u)
        barbs = 0.9 * abs(math.sin(length * 0.26 * u - abs(across) * width * 0.14)) * min(1.0, 2 * abs(across))
        roof = (1 - abs(across)) * 0.6 + (1 - across * across) * 0.4
        arch = roof * half * 0.5 + 2.6 * math.exp(-((across * 8) ** 2)) * (1 - u) + barbs
        return point[0], point[1], point[2] + lift + arch + across * half * 0.22 + u * 5

    piece.surface(at, max(16, int(length / 3)), 14, material, mirrored=True)


def wings(
    piece: Sculpture,
    arm: tuple[Vec, ...],
    aim: Callable[[float], float],
    reach: Callable[[float], float],
    material: Material,
    edge: Material,
    count: int = 15,
    width: float = 15,
) -> None:
    """A pair of feathered wings: flight feathers, three rows of coverts and the leading edge.

    `aim` gives a feather's direction in degrees (0 = outwards, 90 = up) and `reach` its length, each at a
    share of the arm.
    """
    for row, (share, lift, many) in enumerate(
        ((1.0, 0, count), (0.62, 9, count - 1), (0.4, 17, count - 1), (0.22, 24, count))
    ):
        for k in range(many):
            t = (k + 0.5 * (row % 2)) / (many - 0.5)
            turn = math.radians(aim(t))
            root = along(arm, 0.04 + 0.96 * t)
            long = reach(t) * share
            tip = (root[0] + long * math.cos(turn), root[1] + long * math.sin(turn), root[2] - 6)
            feather(piece, root, tip, width * (1 - 0.13 * row), lift + 5 * t, material, bend=-0.08)
    piece.tube([add(p, (0, 0, 24)) for p in arm], lambda u: 11 * (1 - u * 0.55), edge, mirrored=True, steps=50)


def limb(
    piece: Sculpture,
    path: tuple[Vec, ...],
    radii: tuple[tuple[float, float], ...],
    material: Material,
    mirrored: bool = False,
) -> None:
    piece.tube(path, lambda u: knots(radii, u), material, mirrored, steps=44, around=26)


def fist(piece: Sculpture, centre: Vec, size: float, material: Material) -> None:
    """A closed hand: palm, four knuckled fingers and a thumb."""
    piece.ball(centre, (size, size * 0.95, size * 0.85), material, detail=18)
    for k in range(4):
        y = centre[1] + size * (0.72 - 0.48 * k)
        piece.tube(
            (
                (centre[0] - size * 0.95, y, centre[2] + size * 0.2),
                (centre[0] - size * 0.5, y, centre[2] + size * 0.95),
                (centre[0] + size * 0.35, y - 1, centre[2] + size),
                (centre[0] + size * 0.8, y - 1, centre[2] + size * 0.4),
            ),
            lambda u: size * 0.29,
            material,
            steps=18,
            around=12,
        )
    piece.tube(
        (
            add(centre, (size * 0.8, -size * 0.1, size * 0.3)),
            add(centre, (size * 0.3, size * 0.75, size)),
            add(centre, (-size * 0.1, size, size * 0.8)),
        ),
        lambda u: size * 0.3,
        material,
        steps=14,
        around=12,
    )


def halo(piece: Sculpture, centre: Vec, radius: float, side: Side) -> None:
    """A ring of enamel between two brass rims, standing behind the head."""
    for r, thick, material in ((radius, 5, BRASS), (radius - 9, 6.5, side.jewel), (radius - 18, 4, BRASS)):
        piece.tube(ring(centre, r), lambda u, thick=thick: thick, material, steps=110, around=12)


def ring(centre: Vec, radius: float) -> list[Vec]:
    return [
        (centre[0] + radius * math.sin(math.tau * k / 48), centre[1] + radius * math.cos(math.tau * k / 48), centre[2])
        for k in range(49)
    ]


def guardian(side: Side) -> Sculpture:
    """An ivory angel in armour with raised wings, a shield and an upright sword."""
    piece = Sculpture(SIZE, GROUND)
    body = IVORY_BODY
    base(piece, side, body)
    wings(
        piece,
        ((16, 330, -34), (60, 398, -44), (104, 446, -50), (134, 462, -54)),
        lambda t: knots(((0, -76), (0.35, -52), (0.7, -4), (1.0, 72)), t),
        lambda t: knots(((0, 116), (0.5, 130), (0.8, 110), (1.0, 94)), t),
        body,
        body,
        count=14,
        width=16,
    )
    halo(piece, (0, 446, -22), 62, side)
    skirt = ((108, 92), (125, 84), (200, 62), (262, 44), (282, 42))
    robe(piece, skirt, body, 11, "guardian")
    tabard(piece, skirt, 150, 20, side, 0.8, 0.12)
    piece.tube(
        [(-41, 276, -8), (-40, 276, 12), (-22, 271, 37), (0, 268, 45), (22, 271, 37), (40, 276, 12), (41, 276, -8)],
        lambda u: 7,
        BRASS,
    )
    piece.lathe(((272, 41), (300, 46), (335, 58), (362, 56), (380, 30), (396, 17)), body, 40, squash=0.66)
    for y in (300, 322):  # the plates of the cuirass
        piece.tube([(-50, y + 12, 8), (-24, y, 33), (0, y - 6, 40), (24, y, 33), (50, y + 12, 8)], lambda u: 2.6, BRASS)
    piece.ball((0, 346, 36), (13, 13, 9), side.jewel)
    piece.tube(ring((0, 346, 38), 14), lambda u: 3, BRASS, steps=60, around=10)
    for r, y in ((29, 364), (25, 352), (20, 341)):
        piece.ball((57, y, 2), (r, r * 0.72, r), body, mirrored=True)
    piece.tube(((30, 372, 12), (50, 352, 30), (74, 350, 24), (87, 362, 2)), lambda u: 3, BRASS, mirrored=True)
    helmet(piece, body)
    limb(piece, ((-60, 345, 6), (-82, 300, 18), (-66, 262, 52), (-50, 256, 66)), ((0, 18), (0.5, 16), (1, 11)), body)
    limb(piece, ((60, 345, 6), (88, 302, 14), (92, 274, 42), (92, 268, 62)), ((0, 18), (0.5, 16), (1, 11)), body)
    sword(piece, (94, 266, 66), (104, 486, 40))
    shield(piece, (-56, 226, 74), side)
    return piece


def helmet(piece: Sculpture, body: Material) -> None:
    """A closed helm with a brass crest and a dark visor."""
    dark = replace(OBSIDIAN_BODY, gloss=0.3)
    piece.lathe(((388, 20), (396, 25), (418, 33), (440, 34), (458, 27), (470, 12), (474, 1)), body, 40, squash=1.0)
    piece.surface(
        lambda u, v: (
            lerp(-24, 24, u),
            428 + lerp(-4, 4, v) - 3 * abs(lerp(-1, 1, u)),
            math.sqrt(36**2 - lerp(-24, 24, u) ** 2) + 0.5,
        ),
        24,
        4,
        dark,
    )
    piece.surface(lambda u, v: (lerp(-4, 4, v), lerp(426, 396, u), 37 - abs(lerp(-3, 3, v))), 10, 6, dark)
    piece.tube(
        [(0, 436, 36), (0, 462, 28), (0, 480, 6), (0, 474, -20), (0, 450, -34)],
        lambda u: 7 - 2 * abs(u - 0.4),
        BRASS,
        steps=50,
    )
    piece.tube([(-35, 438, 2), (-24, 440, 25), (0, 441, 36), (24, 440, 25), (35, 438, 2)], lambda u: 3.4, BRASS)


def sword(piece: Sculpture, hand: Vec, point: Vec) -> None:
    way = unit((point[0] - hand[0], point[1] - hand[1], point[2] - hand[2]))
    guard = add(hand, way, 18)

    def blade(u: float, v: float) -> Vec:
        across = 2 * v - 1
        centre = between(guard, point, u)
        half = 9.5 * (1 - 0.25 * u) * min(1.0, (1 - u) * 9)
        return centre[0] + across * half, centre[1] - across * half * 0.05, centre[2] + 6 * (1 - abs(across))

    piece.surface(blade, 40, 8, STEEL)
    piece.tube((add(hand, way, -26), add(hand, way, 16)), lambda u: 5.5, WALNUT, steps=16)
    piece.ball(add(hand, way, -30), (8, 8, 8), BRASS)
    piece.tube(
        [add(guard, (-29, 4, 0)), guard, add(guard, (29, 2, 0))], lambda u: 4 + 4 * abs(u - 0.5), BRASS, steps=30
    )
    fist(piece, hand, 13, IVORY_BODY)


def shield(piece: Sculpture, centre: Vec, side: Side) -> None:
    """A convex heater shield, enamelled, with a brass rim and the side's emblem."""

    def outline(v: float) -> tuple[float, float]:
        turn = math.tau * v
        x, y = math.sin(turn), math.cos(turn)
        return 56 * x * (1 if y > -0.1 else 1 - 0.42 * (-y - 0.1) ** 1.2), (64 if y > 0 else 92) * abs(y) ** 0.8 * (
            1 if y > 0 else -1
        )

    def at(share: float, v: float, raised: float = 0.0) -> Vec:
        x, y = outline(v)
        x, y = x * share, y * share
        return centre[0] + x, centre[1] + y, centre[2] + raised + 20 * (1 - (x / 56) ** 2) + 0.1 * y

    piece.surface(lambda u, v: at(u, v), 24, 80, side.enamel)
    piece.tube([at(1.0, k / 60) for k in range(61)], lambda u: 6, BRASS, steps=120, around=12)
    piece.tube([at(0.8, k / 60, 1) for k in range(61)], lambda u: 1.8, BRASS, steps=120, around=8)

    def face(x: float, y: float, raised: float) -> Vec:
        return centre[0] + x, centre[1] + y, centre[2] + raised + 20 * (1 - (x / 56) ** 2) + 0.1 * y

    if side.name == "orange":
        piece.surface(
            lambda u, v: face(
                15 * u * math.sin(math.tau * v), 15 * u * math.cos(math.tau * v), 2 + 6 * math.sqrt(1 - u * u)
            ),
            8,
            36,
            side.glyph,
        )
        for ray in range(12):

            def spike(u: float, v: float, turn: float = math.tau * ray / 12, long: float = 38 - 8 * (ray % 2)) -> Vec:
                out, wide = lerp(18, long, u), (v - 0.5) * 9 * (1 - u)
                return face(
                    out * math.sin(turn) + wide * math.cos(turn),
                    out * math.cos(turn) - wide * math.sin(turn),
                    2 + 3 * (1 - abs(2 * v - 1)),
                )

            piece.surface(spike, 6, 6, side.glyph)
        return
    for row, half in ((1, 34), (0, 36), (-1, 28)):

        def crest(u: float, v: float, row: int = row, half: float = half) -> Vec:
            x = lerp(-half, half, u)
            thick = 4 * min(1, 8 * u, 8 * (1 - u)) ** 0.6
            return face(
                x,
                row * 20 + 6.5 * math.sin(x / 36 * math.tau) + (2 * v - 1) * thick,
                2 + 4 * math.sqrt(max(0, 1 - (2 * v - 1) ** 2)),
            )

        piece.surface(crest, 40, 8, side.glyph)


def demon(side: Side) -> Sculpture:
    """A horned obsidian figure with bat wings, rising from shards, lit by cracks of fire."""
    piece = Sculpture(SIZE, GROUND)
    body = replace(OBSIDIAN_BODY, embers=side.ember)
    plain = OBSIDIAN_BODY
    base(piece, side, plain)
    bat_wings(piece, plain, replace(plain, ramp=side.membrane, gloss=0.3))
    shards(piece, replace(plain, gloss=0.4))
    loins = ((108, 70), (150, 56), (220, 46), (262, 42))
    robe(piece, loins, body, 7, "demon", depth=0.2, squash=0.85)
    tabard(piece, loins, 168, 19, side, 0.85, 0.2)
    piece.tube(
        [(-40, 265, -8), (-38, 264, 12), (-22, 258, 36), (0, 254, 46), (22, 258, 36), (38, 264, 12), (40, 265, -8)],
        lambda u: 6,
        BRASS,
    )
    for k in range(5):
        piece.ball((-32 + 16 * k, 258 + abs(k - 2) * 2, 48 - 5 * abs(k - 2)), (6.5, 7.5, 6), ASH, detail=14)
    piece.lathe(((250, 40), (276, 44), (312, 62), (344, 70), (368, 54), (386, 26)), body, 44, squash=0.66)
    for y, rx, ry in ((338, 30, 24), (300, 19, 13), (276, 17, 12)):  # chest and belly
        piece.ball((rx * 0.86, y, 30), (rx, ry, 18), body, mirrored=True)
    piece.ball((68, 356, 2), (28, 25, 26), body, mirrored=True)
    limb(
        piece,
        ((72, 352, 4), (104, 306, 8), (100, 262, 34), (84, 238, 58)),
        ((0, 24), (0.25, 22), (0.5, 15), (0.7, 18), (1, 11)),
        body,
        mirrored=True,
    )
    piece.ball((82, 232, 60), (16, 15, 16), body, mirrored=True)
    for k in range(4):
        start = (70 + 8 * k, 228, 68 - 3 * abs(k - 1.5))
        piece.tube(
            (start, add(start, (-3, -16, 8)), add(start, (-8, -34, 2))),
            lambda u: 5.4 * (1 - u) + 0.4,
            ASH,
            mirrored=True,
            steps=14,
            around=10,
        )
    demon_head(piece, body, plain, side)
    piece.ball((0, 352, 44), (12, 14, 8), side.jewel)
    piece.tube(ring((0, 352, 45), 14), lambda u: 3, BRASS, steps=60, around=10)
    return piece


def demon_head(piece: Sculpture, body: Material, plain: Material, side: Side) -> None:
    piece.tube(((0, 372, 4), (0, 396, 14)), lambda u: 24, plain, steps=10)
    piece.ball((0, 418, 20), (32, 35, 33), body)
    piece.ball((0, 394, 34), (19, 22, 19), body)
    piece.tube(
        ((-27, 430, 40), (-12, 421, 52), (0, 416, 55), (12, 421, 52), (27, 430, 40)),
        lambda u: 5 + 2.5 * abs(u - 0.5),
        plain,
        steps=40,
    )
    fire = Material(((0.0, side.jewel.ramp[1][1]), (1.0, side.jewel.ramp[-1][1])), 0, 1, (0, 0, 0), emits=0.6)
    for sign in (-1, 1):
        piece.tube(((sign * 20, 418, 45), (sign * 12, 412, 51), (sign * 6, 409, 53)), lambda u: 4.6, fire, steps=10)
    piece.tube(((-11, 393, 47), (-5, 389, 52), (5, 389, 52), (11, 393, 47)), lambda u: 2.2, fire, steps=20)
    for sign in (-1, 1):
        piece.tube(((sign * 7, 391, 52), (sign * 7.5, 382, 54)), lambda u: 2.4 * (1 - u) + 0.2, ASH, steps=8, around=10)
    for sign in (-1, 1):  # horns with rings
        piece.tube(
            (
                (sign * 20, 438, 22),
                (sign * 50, 458, 14),
                (sign * 66, 492, 8),
                (sign * 58, 526, 10),
                (sign * 40, 548, 16),
            ),
            lambda u: 12.5 * (1 - u) ** 0.8 + 0.5 + 1.3 * abs(math.sin(u * 26)) * (1 - u),
            ASH,
            steps=110,
        )
    for sign in (-1, 1):
        piece.tube(
            ((sign * 30, 414, 14), (sign * 46, 424, 4), (sign * 58, 440, 0)),
            lambda u: 8 * (1 - u) + 0.4,
            body,
            steps=16,
        )


def bat_wings(piece: Sculpture, bone: Material, skin: Material) -> None:
    """Two membranes stretched between long fingers, scalloped at the lower edge."""
    wrist = (132.0, 456.0, -40.0)
    tips: tuple[Vec, ...] = ((224, 372, -26), (200, 262, -24), (150, 186, -26), (92, 150, -34), (34, 230, -40))
    root = (20.0, 342.0, -30.0)
    arm: tuple[Vec, ...] = (root, (58, 420, -30), (100, 446, -36), wrist)
    bows = ((26, 22), (22, 10), (16, 0), (6, -4), (0, 0))

    def finger(k: int, u: float) -> Vec:
        start = along(arm, 1 - 0.4 * (k - 2)) if k > 2 else wrist
        point = between(start, tips[k], u)
        swell = math.sin(math.pi * u)
        return point[0] + bows[k][0] * swell, point[1] + bows[k][1] * swell, point[2] + 10 * swell

    for k in range(4):

        def web(u: float, v: float, k: int = k) -> Vec:
            short = 1 - 0.2 * math.sin(math.pi * v)
            a, b = finger(k, u * short), finger(k + 1, u * short)
            point = between(a, b, v)
            sag = math.sin(math.pi * v)
            ripple = 2.5 * math.sin(v * 19 + u * 3) * sag * u
            return point[0], point[1], point[2] - 24 * sag * (0.25 + 0.75 * u) + ripple

        piece.surface(web, 40, 36, skin, mirrored=True)
        piece.tube([finger(k, i / 8) for i in range(9)], lambda u: 6.5 * (1 - u * 0.8), bone, mirrored=True, steps=60)
        piece.tube(
            (finger(k, 0.93), finger(k, 1.0), add(finger(k, 1.0), (4, -16, 2))),
            lambda u: 4.5 * (1 - u) + 0.3,
            ASH,
            mirrored=True,
            steps=14,
        )
    piece.tube(arm, lambda u: 14 - 5 * u, bone, mirrored=True, steps=40)
    piece.tube((wrist, (140, 486, -34), (130, 516, -28)), lambda u: 9 * (1 - u) + 0.5, ASH, mirrored=True, steps=24)
    piece.ball(wrist, (13, 13, 13), bone, mirrored=True)


def shards(piece: Sculpture, material: Material) -> None:
    """Facetted splinters around the feet."""
    source = rng("shards")
    for k in range(15):
        turn = math.radians(-105 + 210 * k / 14)
        radius = 66 + source.uniform(-8, 8)
        foot = (radius * math.sin(turn), 106.0, radius * math.cos(turn) * 0.9)
        high = source.uniform(38, 84) * (1.15 - 0.35 * math.cos(turn))
        lean = source.uniform(0.05, 0.35)
        tip = (foot[0] * (1 - lean * 0.6), 106 + high, foot[2] * (1 - lean))
        thick = source.uniform(13, 19)
        piece.tube((foot, tip), lambda u, thick=thick: thick * (1 - u) ** 0.85 + 0.3, material, steps=14, facets=5)


def messenger(side: Side) -> Sculpture:
    """A slender jade herald with wings folded low and a long trumpet raised."""
    piece = Sculpture(SIZE, GROUND)
    body = JADE
    base(piece, side, body)
    wings(
        piece,
        ((14, 346, -30), (58, 382, -38), (104, 366, -40), (138, 312, -44)),
        lambda t: knots(((0, -82), (0.5, -76), (1.0, -62)), t),
        lambda t: knots(((0, 120), (0.5, 190), (1.0, 176)), t),
        body,
        body,
        count=13,
        width=15,
    )
    halo(piece, (0, 434, -20), 54, side)
    robe(piece, ((108, 84), (124, 74), (200, 48), (280, 34), (304, 33)), body, 13, "messenger", depth=0.2)
    tunic = ((236, 52), (262, 44), (300, 33), (306, 32))
    robe(piece, tunic, body, 9, "tunic", depth=0.2, squash=0.86)
    tabard(piece, ((124, 74), (200, 52), (262, 46), (300, 34), (304, 33)), 158, 13, side, 0.86, 0.16)
    piece.tube(
        [(-31, 303, -8), (-31, 302, 10), (-18, 298, 31), (0, 296, 40), (18, 298, 31), (31, 302, 10), (31, 303, -8)],
        lambda u: 5,
        BRASS,
    )
    piece.lathe(((298, 33), (326, 39), (352, 46), (368, 38), (382, 17), (398, 13)), body, 36, squash=0.66)
    piece.ball((0, 330, 27), (12, 12, 8), side.jewel)
    piece.tube(ring((0, 330, 28), 13), lambda u: 2.8, BRASS, steps=50, around=10)
    herald_head(piece, body)
    limb(piece, ((42, 358, 2), (74, 352, 22), (66, 398, 42), (50, 424, 48)), ((0, 15), (0.5, 11), (1, 8)), body)
    limb(piece, ((-42, 358, 2), (-62, 326, 24), (-30, 352, 58), (4, 388, 60)), ((0, 15), (0.5, 11), (1, 8)), body)
    trumpet(piece, (6, 408, 42), (160, 540, 34), side)
    fist(piece, (52, 430, 52), 11, body)
    fist(piece, (9, 398, 58), 10, body)
    piece.ball((43, 358, 2), (18, 17, 17), body, mirrored=True)
    return piece


def herald_head(piece: Sculpture, body: Material) -> None:
    piece.ball((0, 424, 4), (25, 32, 27), body)
    piece.ball((0, 432, -4), (31, 31, 29), body)
    piece.ball((0, 447, 2), (27, 22, 26), body)
    piece.tube(((0, 432, 28), (0, 424, 33), (0, 416, 35)), lambda u: 2.4 + 2.6 * u, body, steps=14)
    piece.tube(((3, 431, 30), (11, 434, 29), (20, 430, 21)), lambda u: 3, body, mirrored=True, steps=16)
    piece.ball((10, 424, 25), (6.5, 3.6, 4), body, mirrored=True, detail=14)
    piece.ball((0, 404, 26), (7, 2.6, 4), body, detail=12)
    for k in range(9):  # swept locks
        turn = math.radians(-100 + 25 * k)
        x = 30 * math.sin(turn)
        piece.tube(
            (
                (x * 0.25, 462, 10 * math.cos(turn)),
                (x * 0.9, 452, 24 * math.cos(turn)),
                (x * 1.15, 428, 10 * math.cos(turn) - 8),
                (x * 1.3, 400, -14),
            ),
            lambda u: 8.5 * (1 - 0.5 * u),
            body,
            steps=30,
            around=14,
        )
    piece.tube([(-32, 440, 0), (-20, 448, 22), (0, 451, 30), (20, 448, 22), (32, 440, 0)], lambda u: 3.2, BRASS)


def trumpet(piece: Sculpture, mouth: Vec, bell: Vec, side: Side) -> None:
    """A straight herald's trumpet with a flared bell and an enamelled banner."""
    piece.tube(
        (mouth, between(mouth, bell, 0.5), bell),
        lambda u: 5.6 + 3 * u + 29 * max(0.0, (u - 0.68) / 0.32) ** 2.4,
        BRASS,
        steps=120,
        around=40,
    )
    for share, radius in ((0.02, 9), (0.3, 9.5), (0.52, 10), (0.7, 11)):
        piece.ball(between(mouth, bell, share), (radius, radius, radius), BRASS, detail=14)
    piece.tube(ring_about(bell, mouth, 37), lambda u: 3.4, BRASS, steps=100, around=14)
    top, low = between(mouth, bell, 0.36), between(mouth, bell, 0.70)

    def cloth(u: float, v: float) -> Vec:
        start = between(top, low, v)
        drop = (104 - 26 * (1 - abs(2 * v - 1)) * u**4) * u
        return (start[0] + 6 * math.sin(u * 3), start[1] - 6 - drop, start[2] + 7 * math.sin(v * 9 + u * 2.4) * u - 20)

    piece.surface(cloth, 40, 30, side.enamel)


def ring_about(centre: Vec, other: Vec, radius: float) -> list[Vec]:
    """A ring square to the line between two points."""
    way = unit((centre[0] - other[0], centre[1] - other[1], centre[2] - other[2]))
    side = unit(cross(way, (0, 0, 1)))
    up = cross(side, way)
    return [
        add(add(centre, side, radius * math.cos(math.tau * k / 48)), up, radius * math.sin(math.tau * k / 48))
        for k in range(49)
    ]


ARMIES: dict[str, Callable[[Side], Sculpture]] = {"guardian": guardian, "demon": demon, "messenger": messenger}


def carved(army: str, colour: str) -> Image.Image:
    """The finished RGBA picture of one piece."""
    return ARMIES[army](SIDES[colour]).render(army)
