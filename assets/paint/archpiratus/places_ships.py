"""The two captains' ships, solid, for tokens and for scenes: one teal and sleek, one amber and rugged."""

from __future__ import annotations

import math

from .tech_forge import Forge
from .tech_metals import BRASS, DARK, GLOW_AMBER, GLOW_TEAL, GLOW_WHITE, GUNMETAL, PALE, RUST, STEEL, Metal, glassy

TEAL_HULL = Metal((44, 150, 150), 0.7, 26, 0.35)
AMBER_HULL = Metal((216, 134, 46), 0.55, 18, 0.2, patch=0.2)


def _wing(f: Forge, points: list[tuple[float, float]], y: float, thick: float, metal: Metal) -> None:
    """A flat wing on both sides: an outline in x and z."""
    for side in (1, -1):
        top = [(x, y, z * side) for x, z in points]
        low = [(x, y - thick, z * side) for x, z in points]
        f.facet(top, metal, 1.0, thick)
        f.facet(low, metal, 0.6, -thick)
        for k in range(len(points)):
            n = (k + 1) % len(points)
            f.facet([top[k], top[n], low[n], low[k]], metal, 0.8)


def sleek(f: Forge) -> None:
    """A needle with swept wings and three bright bells, about 440 long, nose to the right."""
    _wing(f, [(120, 30), (-60, 40), (-190, 168), (-206, 196), (-150, 190)], 0, 10, TEAL_HULL)
    _wing(f, [(-20, 20), (-150, 30), (-176, 96), (-130, 88)], 22, 8, PALE)
    _wing(f, [(150, 20), (96, 26), (70, 84), (100, 80)], 2, 6, PALE)
    f.loft(
        ((-200, 26, 20, 0), (-150, 44, 34, 0), (-40, 48, 40, 4), (60, 34, 30, 2), (150, 16, 15, -2), (240, 1, 1, -4)),
        TEAL_HULL,
        (2, 5),
    )
    f.loft(((-60, 4, 4, 36), (-20, 20, 20, 36), (30, 18, 16, 32), (80, 2, 3, 20)), glassy((140, 250, 255), 0.5), (0, 0))
    for z in (-30, 0, 30):
        with f.placed((-196, 0, z)):
            f.lathe(((-26, 0), (-26, 17), (0, 13), (12, 18), (30, 14)), DARK)
            f.lathe(((-25, 0), (-27, 15)), GLOW_TEAL, closed=False)
    for side in (1, -1):
        f.rivets([(-150, 2, 188 * side), (96, 6, 82 * side)], 8, GLOW_WHITE)
        f.tube([(60, 22, 22 * side), (-60, 34, 34 * side), (-140, 26, 34 * side)], 4, GLOW_TEAL, 6)


def rugged(f: Forge) -> None:
    """A blunt hauler of blocks, tanks and guns, about 420 long, nose to the right."""
    f.box((-10, 0, 0), (290, 76, 120), AMBER_HULL, 16, 42)
    f.box((166, -4, 0), (90, 56, 92), DARK, 14, 30)
    f.box((214, -8, 36), (60, 30, 22), AMBER_HULL, 6, 20)
    f.box((214, -8, -36), (60, 30, 22), AMBER_HULL, 6, 20)
    f.box((40, 52, 0), (96, 36, 70), PALE, 10, 26)
    f.box((82, 54, 0), (14, 18, 52), GLOW_AMBER, 2)
    f.box((-80, 46, 0), (70, 26, 90), RUST, 6, 26)
    for z in (-1, 1):
        with f.placed((-30, -6, 104 * z)):
            f.lathe(((-130, 0), (-130, 34), (-116, 44), (86, 44), (110, 30), (116, 0)), STEEL, (1, 6))
            for x in (-80, 0, 70):
                f.lathe(((x - 10, 44), (x - 8, 50), (x + 8, 50), (x + 10, 44)), RUST)
        f.box((-70, 0, 70 * z), (90, 24, 60), DARK, 6)
        with f.placed((-184, 0, 44 * z)):
            f.lathe(((-40, 0), (-40, 40), (-10, 24), (0, 36), (40, 36)), GUNMETAL, (1, 6))
            f.lathe(((-39, 0), (-41, 36)), GLOW_AMBER, closed=False)
        f.tube([(60, 44, 74 * z), (170, 46, 74 * z)], 8, DARK)
        f.box((50, 40, 74 * z), (50, 34, 30), BRASS, 6)
        f.rivets([(100, 40, 52 * z), (-140, 42, 52 * z)], 8, GLOW_WHITE)
    f.tube([(-80, 60, 20), (-80, 120, 20)], 4, STEEL, 6)
    f.rivets([(-80, 122, 20)], 8, Metal((255, 84, 60), emits=1.0))


def wheel(f: Forge, radius: float, thick: float, metal: Metal, lit: Metal, spokes: int = 6, share: float = 0.3) -> None:
    """A habitat ring about the x axis with lit ports and spokes to its hub."""
    source = f.source
    ports = {(i, j): source.random() < share for i in range(120) for j in range(3)}

    def skin(u: float, v: float) -> Metal | None:
        j = int(v * 14)
        return lit if j in (2, 4, 10, 12) and ports[(int(u * 118), j % 3)] else None

    f.ring(radius, thick, metal, 118, 14, (4, 7), 1.5, skin)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        f.tube([(0, 0, 0), (0, (radius - thick) * math.cos(a), (radius - thick) * math.sin(a))], thick * 0.34, STEEL, 8)


def tower(f: Forge, tall: float, wide: float, metal: Metal, lit: Metal, share: float = 0.25, around: int = 28) -> None:
    """An upright turned tower with rows of lit windows, its foot at the origin, rising along y."""
    source = f.source

    def skin(u: float, v: float) -> Metal | None:
        return lit if u > 0.06 and source.random() < share else None

    with f.placed(roll=90):
        body = ((0, wide), (tall * 0.3, wide * 0.92), (tall * 0.32, wide * 0.74), (tall * 0.66, wide * 0.64))
        cap = ((tall * 0.68, wide * 0.8), (tall * 0.74, wide * 0.8), (tall * 0.76, wide * 0.4), (tall, 0))
        f.lathe((*body, *cap), metal, (2, 4), around, max(8.0, tall / 34), skin=skin)
        f.tube([(tall * 0.98, 0, 0), (tall * 1.2, 0, 0)], max(1.5, wide * 0.05), STEEL, 5)
