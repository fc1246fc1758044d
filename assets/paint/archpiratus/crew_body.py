"""The dress of a bust: shoulders, armour, coats, collars, capes, orders, and what is carried."""

from __future__ import annotations

import math

from ..brush import Color, bezier, lerp, polar
from ..sculpt import Material, Vec, add, along, between
from .crew_bust import GUNMETAL, OUTLINES, RUBBER, VOID, Bust, Part, cross, lamp, round_outline, star


def torso(stuff: Material, broad: float = 1.0) -> Part:
    """Shoulders and breast, down past the picture's edge."""
    rows = (
        (-290, 168, 104),
        (-230, 166, 102),
        (-180, 162, 94),
        (-148, 146, 80),
        (-124, 108, 64),
        (-108, 62, 48),
        (-94, 38, 40),
    )

    def part(b: Bust) -> None:
        b.turned([(y, w * broad, d) for y, w, d in rows], stuff, fine=(54, 130), folds=0.014)
        b.turned(((-112, 36, 38), (-60, 30, 34)), RUBBER)

    return part


def armour(plate: Material, trim: Material, broad: float = 1.0) -> Part:
    """A breastplate with a ridge, and great shoulder plates in lames."""

    def part(b: Bust) -> None:
        rows = ((-290, 132, 124), (-210, 138, 130), (-160, 124, 116), (-128, 86, 88), (-106, 58, 66))
        b.turned(rows, plate, (-92, 92), fine=(60, 130))
        for bearing in (-38, 0, 38):
            a = math.radians(bearing)
            b.rod(
                [(w * math.sin(a), y, d * math.cos(a) + 1) for y, w, d in rows[1:]],
                3.2 if bearing else 4.6,
                trim,
                steps=40,
                around=10,
            )
        for y, w, d in ((-196, 138, 129), (-240, 138, 130)):
            path: list[Vec] = [
                (w * math.sin(a), y - 16 * math.cos(a), d * math.cos(a) + 1)
                for a in (math.radians(8 * k - 80) for k in range(21))
            ]
            b.rod(path, 2.6, trim, steps=60, around=8)
        for k in range(3):
            b.egg((132 * broad + 6 * k, -142 - k * 30, 4), (54 + 3 * k, 32, 66), plate, True, 34)
            y, w = -150 - k * 30, 55 + 3 * k
            ring: list[Vec] = [
                (132 * broad + 6 * k + w * math.sin(a), y, 4 + 66 * math.cos(a))
                for a in (math.radians(12 * i - 60) for i in range(18))
            ]
            b.rod(ring, 3.4, trim, True, 40, 8)
        b.turned(((-113, 64, 64), (-106, 66, 66), (-99, 60, 60)), trim, fine=(8, 80))

    return part


def coat(stuff: Material, trim: Material, buttons: int = 4, pairs: bool = False) -> Part:
    """Lapels, a hem of trim down the breast, and buttons."""

    def part(b: Bust) -> None:
        for s in (-1, 1):
            edge: list[Vec] = [(s * 22, -108, 52), (s * 34, -140, 92), (s * 15, -190, 104), (s * 12, -290, 108)]
            b.rod(edge, 3.4, trim)
            inner: list[Vec] = [(s * 24, -104, 58), (s * 34, -140, 97), (s * 16, -190, 110), (s * 12, -232, 114)]
            outer: list[Vec] = [(s * 52, -100, 42), (s * 92, -140, 84), (s * 62, -186, 108), (s * 14, -236, 114)]

            def lapel(u: float, v: float, inner: list[Vec] = inner, outer: list[Vec] = outer) -> Vec:
                return add(between(along(inner, u), along(outer, u), v), (0, 0, 9 * math.sin(math.pi * v) + 3))

            b.surface(lapel, 40, 16, stuff)
            b.rod([add(q, (0, 0, 4)) for q in outer], 2.4, trim)
        for k in range(buttons):
            for s in (-1, 1) if pairs else (0,):
                b.disc_at((s * 52, -168 - k * 24, 96), 6.5, 5, s * 24, trim)

    return part


def collar(stuff: Material, trim: Material, height: float = 34, open_: float = 26, flare: float = 1.0) -> Part:
    """A standing collar, open in front, its edge bound with trim."""

    def part(b: Bust) -> None:
        wide = 54 * flare
        rows = ((-120, 52, 56), (-108, 50, 54), (-120 + height, wide, wide))
        b.turned(rows, stuff, (open_, 360 - open_), lean=-0.12, fine=(16, 100))
        rim = [polar((0, 0), 1, d) for d in range(round(open_) - 90, round(360 - open_) - 89, 6)]
        path: list[Vec] = [(wide * x, -120 + height - 0.12 * -wide * y, -wide * y) for x, y in rim]
        b.rod(path, 2.8, trim, steps=90, around=10)

    return part


def ring_collar(stuff: Material, light: Color | None = None) -> Part:
    """The locking ring of a pressure suit."""

    def part(b: Bust) -> None:
        b.turned(((-122, 70, 66), (-114, 82, 78), (-100, 82, 78), (-92, 70, 66)), stuff, fine=(18, 100))
        b.turned(((-96, 66, 62), (-86, 58, 56)), RUBBER)
        if light:
            b.turned(((-109.5, 83.5, 79.5), (-104.5, 83.5, 79.5)), lamp(light, 0.8), fine=(4, 100))

    return part


def fan_collar(stuff: Material, trim: Material, reach: float = 84, points: int = 9) -> Part:
    """A great collar that stands behind the head like a shell, scalloped and bound with trim."""

    def at(u: float, v: float) -> Vec:
        a = math.radians(lerp(-32, 212, v))
        ridge = abs(math.sin(math.pi * points * v))
        r = 50 + reach * u * (0.86 + 0.14 * ridge) * (0.8 + 0.35 * max(0.0, math.sin(a)))
        return (
            r * math.cos(a) * 1.08,
            -70 + r * math.sin(a),
            -34 - 40 * math.sin(math.pi * u * 0.6) - 9 * u * ridge + 26 * u * abs(math.cos(a)),
        )

    def part(b: Bust) -> None:
        b.surface(at, 22, points * 16, stuff)
        b.rod([at(1, k / (points * 10)) for k in range(points * 10 + 1)], 3.2, trim, steps=points * 20, around=8)
        for k in range(points + 1):
            b.rod([at(t / 8, k / points) for t in range(9)], 2.0, trim, steps=20, around=8)

    return part


def epaulettes(stuff: Material, size: float = 1.0, fringe: int = 9) -> Part:
    """Boards on the shoulders with a fringe of cords."""

    def part(b: Bust) -> None:
        b.egg((124, -126, 10), (44 * size, 11 * size, 40 * size), stuff, True, 30)
        b.turned(((-133, 44 * size, 40 * size), (-124, 47 * size, 43 * size)), stuff, centre=(124, -1, 10))
        b.turned(((-133, 44 * size, 40 * size), (-124, 47 * size, 43 * size)), stuff, centre=(-124, -1, 10))
        for k in range(fringe):
            a = math.radians(lerp(-70, 110, k / max(1, fringe - 1)))
            x, z = 124 + 45 * size * math.sin(a), 10 + 41 * size * math.cos(a)
            b.rod([(x, -130, z), (x + 4, -148, z + 2), (x + 3, -162 - 8 * size, z)], 4.2, stuff, True, 12, 10)

    return part


def harness(strap: Material, buckle: Material) -> Part:
    """Webbing over both shoulders, buckled on the breast."""

    def part(b: Bust) -> None:
        for s in (-1, 1):
            path: list[Vec] = [(s * 84, -112, 20), (s * 76, -140, 78), (s * 48, -190, 102), (s * 40, -300, 106)]
            for d in (-6, 0, 6):
                b.rod([(x + s * d, y, z + 2) for x, y, z in path], 5, strap, steps=50, around=10)
        for y in (-176, -226):
            b.rod(
                [(-100, y, 78), (-50, y, 104), (0, y, 110), (50, y, 104), (100, y, 78)], 6, strap, steps=50, around=10
            )
            b.disc_at((0, y, 108), 11, 8, 0, buckle)
            for s in (-1, 1):
                b.disc_at((s * 50, y, 102), 10, 7, s * 24, buckle)

    return part


def chest_unit(box: Material, lights: tuple[Color, ...], at: Vec = (0, -196, 106)) -> Part:
    """The instrument box of a suit with its lamps and dial."""

    def part(b: Bust) -> None:
        outline = [
            (-1, -0.55),
            (-0.86, -0.7),
            (0.86, -0.7),
            (1, -0.55),
            (1, 0.55),
            (0.86, 0.7),
            (-0.86, 0.7),
            (-1, 0.55),
        ]
        b.plate(outline, at, 56, box, 0.16)
        b.disc_at((at[0] - 28, at[1], at[2] + 5), 15, 6, 0, GUNMETAL)
        b.disc_at((at[0] - 28, at[1], at[2] + 10), 10, 3, 0, lamp(lights[0]))
        for k, hue in enumerate(lights):
            b.disc_at((at[0] + 2 + 15 * k, at[1] + 9, at[2] + 6), 5, 6, 0, lamp(hue))
            b.rod(
                [(at[0] + 2 + 15 * k, at[1] - 4, at[2] + 10), (at[0] + 2 + 15 * k, at[1] - 20, at[2] + 8)],
                3.4,
                RUBBER,
                steps=6,
                around=8,
            )

    return part


def cape(stuff: Material, trim: Material, one_side: bool = False) -> Part:
    """Cloth in long folds over the shoulders, with a clasp."""
    top: list[Vec] = [(44, -94, 40), (84, -108, 58), (130, -128, 44), (172, -160, 4), (178, -190, -50)]
    low: list[Vec] = [(66, -300, 136), (116, -300, 128), (172, -300, 96), (206, -300, 40), (214, -300, -40)]

    def part(b: Bust) -> None:
        for s in (1,) if one_side else (-1, 1):

            def at(u: float, v: float, s: int = s) -> Vec:
                x, y, z = between(along(top, v), along(low, v), u)
                swell = 16 * math.sin(math.pi * u * 0.8) + 8 * math.sin(v * 24 + 1.5 * u) * min(1.0, u * 2.5)
                return s * (x + swell * 0.5), y + 6 * (1 - u) ** 4, z + swell

            b.surface(at, 40, 90, stuff)
            b.rod([at(k / 16, 0) for k in range(17)], 3.6, trim, steps=40, around=10)
            b.disc_at((s * 52, -112, 66), 13, 7, s * 24, trim)
            b.plate(star(8, 0.6), (s * 55, -112, 74), 9, trim, 0.4, s * 24)

    return part


def scarf(stuff: Material) -> Part:
    """Thick coils of cloth round the neck."""

    def part(b: Bust) -> None:
        for k, (y, r) in enumerate(((-112, 62), (-98, 58), (-84, 50))):
            turns = [math.tau * a / 16 for a in range(17)]
            path: list[Vec] = [(r * math.sin(t), y + 6 * math.sin(t * 2 + k * 2), r * math.cos(t)) for t in turns]
            b.rod(path, 13, stuff, steps=80, around=18)

    return part


def hoses(stuff: Material, spread: float = 70) -> Part:
    """Ribbed breathing tubes from the jaw over the shoulders."""

    def part(b: Bust) -> None:
        path: list[Vec] = [(26, -50, 66), (spread, -84, 84), (spread + 26, -130, 72), (spread + 10, -210, 96)]
        b.rod(path, lambda t: 10.5 + 1.8 * math.sin(t * 130), stuff, True, 120, 14)

    return part


def sash(stuff: Material, trim: Material, to: float = 1.0) -> Part:
    """A broad ribbon from one shoulder across the breast."""

    def part(b: Bust) -> None:
        for off, wide, what in ((0, 19, stuff), (-15, 3, trim), (15, 3, trim)):
            path: list[Vec] = [
                (to * -92, -118 + off, 54),
                (to * -50, -160 + off, 96),
                (to * 10, -215 + off, 112),
                (to * 80, -300 + off, 104),
            ]
            b.rod(path, wide, what, steps=50, around=14)

    return part


def medals(count: int, stuff: Material, side: float = 1.0, seed: int = 0, depth: float = 124) -> Part:
    """Rows of orders on the breast, under a bar of ribbons."""
    shapes = (star(5), cross(0.3), star(8, 0.6), round_outline(), star(4, 0.34))
    ribbons = (
        lamp((210, 60, 50), 0.1),
        lamp((50, 120, 200), 0.1),
        lamp((60, 170, 120), 0.1),
        lamp((230, 190, 90), 0.1),
    )

    def part(b: Bust) -> None:
        for k in range(count):
            row, column = divmod(k, 3)
            x, y = side * (48 + 24 * column), -160 - 38 * row
            z = depth - 0.16 * abs(x) - 4 * column
            b.egg((x, y + 16, z - 3), (9, 5, 4), ribbons[(k + seed) % 4], fine=12)
            b.plate(shapes[(k + seed) % 5], (x, y, z), 11.5, stuff, 0.45, side * 26)

    return part


def badge(
    outline: str, stuff: Material, at: Vec, radius: float, bearing: float = 0.0, backing: Material | None = None
) -> Part:
    """A cut emblem, perhaps on a round field."""

    def part(b: Bust) -> None:
        if backing:
            b.disc_at(at, radius * 1.3, 4, bearing, backing)
        a = math.radians(bearing)
        front = (at[0] + 4 * math.sin(a), at[1], at[2] + 4 * math.cos(a)) if backing else at
        b.plate(OUTLINES[outline], front, radius, stuff, 0.4, bearing)

    return part


def wings(stuff: Material, at: Vec, span: float, feathers: int = 4) -> Part:
    """The wings of a flyer's badge, laid flat on whatever is behind."""

    def part(b: Bust) -> None:
        for k in range(feathers):
            reach = span * (1 - 0.2 * k)
            path: list[Vec] = [
                (at[0] + 4, at[1] - k * span * 0.1, at[2]),
                (at[0] + reach * 0.55, at[1] + span * (0.10 - 0.13 * k), at[2] - reach * 0.12),
                (at[0] + reach, at[1] + span * (0.26 - 0.17 * k), at[2] - reach * 0.4),
            ]
            b.rod(path, lambda t: span * 0.068 * (1 - 0.75 * t), stuff, True, 24, 12)
        b.egg(at, (span * 0.11, span * 0.13, span * 0.08), stuff, fine=16)

    return part


def barrels(count: int, stuff: Material, light: Color, size: float = 1.0) -> Part:
    """Gun barrels that rise behind the shoulders, their muzzles alight."""

    def part(b: Bust) -> None:
        for k in range(count):
            s = 1 if k % 2 == 0 else -1
            row = k // 2
            foot: Vec = (s * (96 + 34 * row), -150, -70 - 10 * row)
            tip: Vec = (s * (120 + 58 * row), 70 - 46 * row, -10)
            for share, wide in ((0.0, 1.0), (0.55, 1.25), (0.9, 1.5)):
                ends = [between(foot, tip, min(1.0, share + d)) for d in (0, 0.3, 0.6 if share == 0 else 0.1)]
                b.rod(ends, 14 * size * wide, stuff, steps=20, around=24)
            b.egg(tip, (15 * size, 8 * size, 15 * size), lamp(light), fine=20)

    return part


def spanner(stuff: Material, at: Vec, long: float, lean: float) -> Part:
    """A great open-ended spanner held upright."""

    def part(b: Bust) -> None:
        top = (at[0] + lean, at[1] + long, at[2])
        b.rod([at, top], long * 0.06, stuff, steps=20, around=16)
        for s in (-1, 1):
            jaw = bezier([(0, -0.02), (s * 0.2, 0.02), (s * 0.19, 0.17), (s * 0.09, 0.26)], 12)
            b.rod(
                [(top[0] + x * long, top[1] + y * long, top[2]) for x, y in jaw],
                lambda t: long * (0.075 - 0.02 * t),
                stuff,
                steps=24,
                around=14,
            )
        b.disc_at((at[0], at[1], at[2] - 8), long * 0.1, 16, 0, stuff)

    return part


def lantern(stuff: Material, light: Color, at: Vec = (96, -150, 120), size: float = 1.0) -> Part:
    """A shuttered lamp half hidden by the cloak."""

    def part(b: Bust) -> None:
        x, y, z = at
        r = 21 * size
        b.turned(((-26 * size, r, r), (24 * size, r, r)), lamp(light, 0.85), centre=at, fine=(10, 50))
        for dy in (-28, 26):
            b.turned(
                ((dy * size - 4, r * 1.25, r * 1.25), (dy * size + 5, r * 1.15, r * 1.15)),
                stuff,
                centre=at,
                fine=(6, 50),
            )
        b.turned(((30 * size, r * 1.1, r * 1.1), (46 * size, 5, 5)), stuff, centre=at, fine=(12, 50))
        for k in range(6):
            a = math.tau * k / 6 + 0.5
            px, pz = x + r * 1.08 * math.sin(a), z + r * 1.08 * math.cos(a)
            b.rod([(px, y - 26 * size, pz), (px, y + 24 * size, pz)], 3 * size, stuff, steps=8, around=8)
        b.rod(
            [(x - 12, y + 44 * size, z), (x, y + 66 * size, z), (x + 12, y + 44 * size, z)],
            2.6,
            stuff,
            steps=20,
            around=8,
        )

    return part


def seal(
    stuff: Material, emblem: str = "star8", at: Vec = (0, -176, 112), size: float = 26, chain: bool = True
) -> Part:
    """A medallion of office on a chain."""

    def part(b: Bust) -> None:
        b.disc_at(at, size, 7, 0, stuff)
        b.disc_at((at[0], at[1], at[2] + 5), size * 0.82, 4, 0, VOID)
        b.plate(OUTLINES[emblem], (at[0], at[1], at[2] + 9), size * 0.72, stuff, 0.4)
        if chain:
            for k in range(11):
                t = k / 10
                x, y, z = lerp(84, 12, t), lerp(-116, at[1] + size, t**0.8), lerp(46, at[2] - 2, t**0.7)
                b.egg((x, y, z), (6.5, 6.5, 5), stuff, True, 12)

    return part
