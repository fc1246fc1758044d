"""Heads of the western armies as carved busts: faces, hair, helms, crowns of rays and of snakes, furs."""

from __future__ import annotations

import math

from ..archpiratus.crew_bust import HEAD, PORCELAIN, VOID, Bust, Part, lacquer, lamp, metal, tones
from ..brush import Color, lerp, mix, rng
from ..sculpt import Material, Vec

FLESH = Material(tones((250, 204, 172), 0.5), 0.25, 10, (255, 200, 160), 0.04)
WAN = Material(tones((206, 208, 220), 0.5), 0.35, 14, (220, 226, 255), 0.03)
SALLOW = Material(tones((150, 186, 140), 0.5), 0.5, 16, (200, 255, 180), 0.05)
MARBLE = PORCELAIN
SILVERED = metal((186, 198, 208), 0.1)
IRON = metal((92, 98, 108), 0.2)
JET = metal((38, 38, 46), 0.12)
GILT = Material(
    ((0.0, (40, 20, 4)), (0.3, (136, 86, 22)), (0.55, (222, 164, 62)), (0.8, (255, 224, 134)), (1.0, (255, 250, 220))),
    0.9,
    18,
    (255, 210, 120),
    0.08,
)
EYEBALL = Material(tones((236, 232, 226), 0.5), 0.6, 30, (255, 255, 255), 0.0)


def _dimmed(stuff: Material, amount: float = 0.62) -> Material:
    ramp = tuple((t, mix(c, (10, 0, 6), amount)) for t, c in stuff.ramp)
    return Material(ramp, 0.05, 8, (40, 20, 20), 0.0)


def visage(
    skin: Material,
    eyes: Color | None = None,
    lips: Material | None = None,
    brow: Material | None = None,
    gaunt: float = 0.0,
    ears: float = 0.0,
    soft: float = 0.0,
    iris: Color | None = None,
) -> Part:
    """A carved face: `eyes` that shine, or with an `iris`, or blind as a statue's; `soft` for the young and for ladies.

    `ears` draws the ears to a point, `gaunt` hollows the cheeks.
    """
    shade, firm = _dimmed(skin), 1 - 0.35 * soft

    def part(b: Bust) -> None:
        b.egg((0, 6, -2), (HEAD[0], HEAD[1], HEAD[2] - 2), skin, fine=56)
        wide = 1 - 0.12 * gaunt - 0.10 * soft
        rows = ((-84, 17 * wide, 28), (-72, 29 * wide, 44), (-48, 46 * wide, 56), (-24, 55 * wide, 60), (-4, 56, 60))
        b.turned(rows, skin, centre=(0, 2, 1), fine=(30, 90))
        for s in (-1, 1):
            b.patch(s * 22, 5, 13.5, 7, shade, lift=1.002, bow=2)
            b.patch(
                s * 22, 4, 10.5, 4.0 + soft, lamp(eyes, 0.9) if eyes else EYEBALL if iris else skin, lift=1.02, bow=2
            )
            if iris:
                b.patch(s * 22, 4, 4.4, 4.2, lacquer(iris), lift=1.03)
        b.rod([(8, 19, 66), (25, 25, 61), (46, 17, 46)], lambda t: (6.5 - 3 * t) * firm, skin, True, 20, 12)
        if brow:
            thick = 4.2 * firm
            b.rod([(9, 23, 71), (27, 31, 65), (47, 23, 48)], lambda t: thick * (1 - 0.55 * t), brow, True, 20, 10)
        b.rod([(0, 24, 65), (0, 2, 74), (0, -15, 83)], lambda t: (4.6 + 3.6 * t) * firm, skin, steps=24, around=16)
        b.egg((6 * firm, -17, 74), (5.5 * firm, 5, 8), skin, True, 14)
        if soft < 0.6:
            b.egg((29, -12, 33), (23, 17 - 3 * gaunt, 22), skin, True, 24)
            b.egg((0, -66, 34), (19, 13, 17), skin, fine=22)
        lip = lips or shade
        upper: list[Vec] = [(-17, -42, 52), (-5, -38.5, 60), (5, -38.5, 60), (17, -42, 52)]
        b.rod(upper, lambda t: 1 + 2.8 * math.sin(math.pi * t), lip)
        b.rod([(-13, -45, 53), (0, -47, 59), (13, -45, 53)], lambda t: 1 + 3.4 * math.sin(math.pi * t), lips or skin)
        if ears:
            tip: Vec = (70 + 26 * ears, 26 + 44 * ears, -14)
            b.rod([(58, -12, 4), (72, 12, -2), tip], lambda t: 11 * (1 - t) + 1.5, skin, True)
        else:
            b.egg((62, -2, -2), (7, 17, 11), skin, True, 16)

    return part


def fangs(ivory: Material = MARBLE, long: float = 13) -> Part:
    """Two teeth over the lower lip."""
    return lambda b: b.rod([(9, -42, 60), (9, -46 - long, 64)], lambda t: 3.4 * (1 - t) + 0.4, ivory, True, 10, 8)


def slick(stuff: Material, peak: float = 20) -> Part:
    """Hair combed back from a widow's peak."""

    def at(u: float, v: float) -> Vec:
        bearing = lerp(-180, 180, v)
        front = max(0.0, math.cos(math.radians(bearing)))
        low = lerp(-24, 44, front**0.6) - peak * math.exp(-((bearing / 13) ** 2))
        rise, a = math.radians(lerp(low, 90, u)), math.radians(bearing)
        comb = 1.08 + 0.014 * math.sin(bearing * 0.35)
        reach = math.cos(rise) * comb
        return 62 * reach * math.sin(a), 6 + 78 * comb * math.sin(rise), 69 * reach * math.cos(a) - 3

    return lambda b: b.surface(at, 30, 160, stuff)


def locks(
    stuff: Material, long: float = 120, count: int = 20, wave: float = 8, spread: float = 1.0, covered: bool = False
) -> Part:
    """Hair that falls in strands to the shoulders; parted over the brow, or `covered` by a hat."""

    def part(b: Bust) -> None:
        if not covered:
            b.egg((0, 17, -12), (65, 70, 62), stuff, fine=40)
        for k in range(count):
            t = k / (count - 1)
            a = math.radians(lerp(58, 176, t))
            x, z = math.sin(a), math.cos(a)
            drop = -30 - long * (0.8 + 0.2 * math.sin(k * 2.3))
            out = 66 + 17 * spread
            crown: list[Vec] = [(2, 82, lerp(44, -20, t)), (48 * x, 66, lerp(40, -44, t))]
            fall: list[Vec] = [
                (67 * x, 16, 64 * z),
                (out * x + wave * math.sin(k * 0.9), (drop + 14) / 2, 64 * z),
                (out * x - wave * math.sin(k * 0.9), drop, 64 * z),
            ]
            b.rod(fall if covered else crown + fall, lambda u: 11.5 * (1 - 0.5 * u**3), stuff, True, 34, 12)

    return part


def curls(stuff: Material, count: int = 90) -> Part:
    """A head of short curls, as sculptors carve them."""

    def part(b: Bust) -> None:
        b.egg((0, 14, -8), (63, 70, 66), stuff, fine=30)
        for k in range(count):
            a, e = k * 2.39996, math.asin(lerp(0.05, 1.0, k / count))
            x, y, z = math.sin(a) * math.cos(e), math.sin(e), math.cos(a) * math.cos(e)
            if z > 0.35 and y < 0.62:
                continue
            b.egg((67 * x, 10 + 76 * y, 70 * z - 5), (13, 13, 13), stuff, fine=10)

    return part


def beard(stuff: Material, long: float = 60, count: int = 15, moustache: bool = True, wide: float = 1.0) -> Part:
    """Strands from ear to ear, longest at the chin."""

    def part(b: Bust) -> None:
        for row in (0, 1):
            for k in range(count):
                a = math.radians(lerp(-74, 74, k / (count - 1)))
                x, z = 54 * math.sin(a), 62 * math.cos(a)
                top = -34 - 20 * math.cos(a) + 26 * (1 - math.cos(a)) - 8 * row
                down = top - 18 - long * math.cos(a) ** 1.4 * (0.85 + 0.2 * math.sin(k * 2.1 + row))
                line: list[Vec] = [
                    (x, top, z),
                    (x * 1.02 * wide, (top + down) / 2, z + 14),
                    (x * 0.7 * wide + 5 * math.sin(k * 1.7), down, z + 12 + 0.1 * long),
                ]
                b.rod(line, lambda t: 9.5 * (1 - t) ** 0.7 + 1, stuff, steps=18, around=8)
        if moustache:
            for off in (0, 5):
                b.rod(
                    [(2, -30, 80), (18, -36 - off, 76), (34, -58 - off, 60)],
                    lambda t: 7 * (1 - 0.8 * t),
                    stuff,
                    True,
                    16,
                    8,
                )

    return part


def braids(stuff: Material, tie: Material, low: float = -190, x: float = 62) -> Part:
    """Two plaits before the shoulders."""

    def part(b: Bust) -> None:
        count = 9
        for k in range(count):
            t = k / (count - 1)
            y = lerp(-30, low, t)
            z = lerp(34, 104, min(1.0, t * 1.4))
            b.egg((x + 6 * t + 4 * (-1) ** k, y, z), (15 - 5 * t, 14, 13 - 4 * t), stuff, True, 16)
        b.turned(((-5, 12, 11), (5, 12, 11)), tie, centre=(x + 6, low + 4, 104), fine=(6, 24))
        b.turned(((-5, 12, 11), (5, 12, 11)), tie, centre=(-x - 6, low + 4, 104), fine=(6, 24))

    return part


def great_helm(plate: Material, trim: Material, eyes: Color | None = None, flat: bool = True) -> Part:
    """A closed helm: cross of trim, slit of sight, breathing holes; its crown flat or pointed."""

    def part(b: Bust) -> None:
        top = ((70, 64, 68), (88, 50, 54), (94, 2, 2)) if flat else ((66, 62, 66), (96, 34, 38), (124, 3, 3))
        b.turned(((-104, 50, 58), (-84, 62, 70), (-30, 69, 77), (30, 69, 76), *top), plate, fine=(50, 110))
        b.turned(((4, 70.5, 78.5), (17, 70.5, 78.3)), lamp(eyes, 0.8) if eyes else VOID, (-58, 58), fine=(4, 60))
        for y in (0, 21):
            b.turned(((y - 2, 71, 79), (y + 2, 71, 79)), trim, (-70, 70), fine=(4, 60))
        b.rod([(0, -98, 68), (0, -40, 77), (0, 20, 79), (0, 66, 70), (0, 88, 50)], 6, trim, steps=50, around=10)
        for s in (-1, 1):
            for row in range(3):
                for k in range(3):
                    a = math.radians(s * (18 + 13 * k))
                    b.disc_at((70 * math.sin(a), -28 - 17 * row, 77 * math.cos(a)), 3.6, 2, s * (18 + 13 * k), VOID)
        b.turned(((-106, 52, 60), (-98, 55, 63)), trim, fine=(5, 90))

    return part


def snout_helm(plate: Material, trim: Material, eyes: Color | None = None) -> Part:
    """A bascinet whose visor juts like a beak."""

    def part(b: Bust) -> None:
        b.turned(
            ((-100, 62, 62), (-60, 68, 72), (20, 69, 75), (60, 58, 64), (96, 30, 32), (118, 3, 3)),
            plate,
            fine=(46, 100),
        )
        b.rod(
            [(0, -26, 34), (0, -28, 78), (0, -36, 118)], lambda t: 58 * (1 - t) ** 0.75 + 3, plate, steps=44, around=40
        )
        for s in (-1, 1):
            b.patch(s * 26, 12, 19, 3.4, lamp(eyes, 0.85) if eyes else VOID, (70, 76, 76), 1.04, 0.6, bow=-2)
            b.disc_at((s * 68, 6, 2), 14, 8, s * 90, trim)
            for k in range(5):
                b.disc_at((s * (34 - 3 * k), -34 - 3 * k, 70 + 8 * k), 3.2, 3, s * 50, VOID)
        b.rod([(0, 118, 0), (0, 90, 36), (0, 50, 66), (0, 22, 76)], 4, trim, steps=30, around=8)

    return part


def corinthian(bronze: Material, trim: Material, raised: bool = False) -> Part:
    """A hoplite's helm with almond eyes and a long slot; or pushed up from the face."""
    lift: Vec = (0, 52, -26) if raised else (0, 0, 0)

    def part(b: Bust) -> None:
        rows = ((-92, 48, 62), (-74, 60, 74), (-20, 68, 80), (20, 68, 78), (50, 60, 68), (72, 36, 42), (82, 2, 2))
        b.turned(rows if not raised else rows[1:], bronze, centre=lift, lean=0.3 if raised else 0.0, fine=(50, 110))
        if raised:
            b.rod(
                [(62 * math.sin(a), 22, 74 * math.cos(a)) for a in (math.radians(15 * k - 90) for k in range(13))],
                5,
                trim,
            )
            return
        for s in (-1, 1):
            b.patch(s * 25, 5, 17, 8, VOID, (70, 76, 80), 1.03, bow=4)
            b.rod([(s * 8, 18, 80), (s * 30, 26, 74), (s * 54, 16, 56)], 4.5, trim, steps=24, around=10)
        b.patch(0, -46, 4.5, 34, VOID, (60, 100, 84), 1.02, 0.6)
        b.rod([(0, 62, 70), (0, 30, 80), (0, -14, 88)], lambda t: 4 + 4.5 * t, bronze, steps=24, around=14)
        for s in (-1, 1):
            b.rod(
                [(s * 5, -24, 84), (s * 7, -70, 78), (s * 10, -96, 66), (s * 44, -94, 40)],
                3.4,
                trim,
                steps=30,
                around=8,
            )

    return part


def north_helm(plate: Material, trim: Material, spectacles: bool = True) -> Part:
    """A domed helm with a ridge, a nose guard and rings about the eyes."""

    def part(b: Bust) -> None:
        b.turned(((20, 67, 73), (46, 64, 70), (76, 44, 48), (98, 14, 16), (106, 2, 2)), plate, fine=(34, 100))
        b.turned(((16, 69, 75), (32, 69, 75)), trim, fine=(6, 100))
        b.rod([(0, 106, 0), (0, 84, 40), (0, 52, 68), (0, 26, 77)], 6, trim, steps=30, around=10)
        b.rod([(66, 30, 0), (46, 78, 0), (0, 104, 0)], 5, trim, True, 30, 10)
        b.rod([(0, 26, 77), (0, 4, 84), (0, -20, 90)], lambda t: 8 - 2.5 * t, trim, steps=20, around=12)
        if spectacles:
            ring: list[Vec] = [
                (24 + 20 * math.cos(t), 6 + 16 * math.sin(t), 74 - 10 * max(0.0, math.cos(t)))
                for t in (math.tau * k / 24 for k in range(25))
            ]
            b.rod(ring, 5, trim, True, 50, 10)

    return part


def side_wings(stuff: Material, span: float = 110, feathers: int = 6, root: Vec = (64, 24, -6)) -> Part:
    """A wing at each temple."""

    def part(b: Bust) -> None:
        for k in range(feathers):
            reach = span * (1 - 0.11 * k)
            lean = 0.18 + 0.14 * k
            tip: Vec = (root[0] + reach * lean * 0.9, root[1] + reach * (1.05 - lean * 0.6), root[2] - 20)
            mid: Vec = (root[0] + reach * (0.22 + lean * 0.5), root[1] + reach * 0.34 - 6 * k, root[2] + 4)
            b.rod(
                [(root[0], root[1] - 4 * k, root[2]), mid, tip],
                lambda t: span * 0.075 * (1 - 0.7 * t),
                stuff,
                True,
                24,
                12,
            )
        b.egg(root, (span * 0.12, span * 0.16, span * 0.1), stuff, True, 16)

    return part


def horn_pair(stuff: Material, size: float = 1.0, up: float = 1.0) -> Part:
    """A bull's horns from the temples."""
    line: list[Vec] = [
        (56, 46, 0),
        (56 + 50 * size, 52, 4),
        (56 + 84 * size, 70 + 34 * up * size, 8),
        (56 + 70 * size, 76 + 96 * up * size, 12),
    ]
    return lambda b: b.rod(line, lambda t: 17 * size * (1 - t) ** 0.8 + 1, stuff, True, 40, 18)


def fur(stuff: Material, count: int = 60, seed: object = 0, top: float = -100, reach: float = 1.0) -> Part:
    """A thick pelt over the shoulders."""

    def part(b: Bust) -> None:
        source = rng(seed, "fur")
        b.turned(
            ((-200, 178, 112), (-160, 168, 108), (-128, 132, 92), (top, 74, 66)), stuff, fine=(30, 120), folds=0.03
        )
        for k in range(count * 2):
            a = math.radians(source.uniform(-112, 112))
            t = (k % 5) / 4
            x, z, y = lerp(74, 178, t) * math.sin(a), lerp(66, 112, t) * math.cos(a), lerp(top, -192, t**1.4)
            long = source.uniform(26, 46) * reach
            tip: Vec = (x * 1.1 + source.uniform(-8, 8), y - long, z * 1.12 + 6)
            b.rod(
                [(x, y, z), ((x + tip[0]) / 2, y - long * 0.3, z * 1.12 + 6), tip],
                lambda u: 11 * (1 - u) ** 0.8 + 0.8,
                stuff,
                steps=10,
                around=8,
            )

    return part


def rays(stuff: Material, count: int = 13, long: float = 92) -> Part:
    """The crown of the sun: long rays from a band."""

    def part(b: Bust) -> None:
        b.turned(((36, 66, 72), (50, 65, 71)), stuff, fine=(6, 90))
        for k in range(count):
            a = math.radians(lerp(-10, 190, k / (count - 1)))
            far = long * (1.0 if k % 2 == 0 else 0.7)
            x, y = math.cos(a), math.sin(a)
            b.rod(
                [(60 * x, 30 + 54 * y, 0), ((62 + far) * x, 32 + (56 + far) * y, -6)],
                lambda t: 8 * (1 - t) + 0.6,
                stuff,
                steps=14,
                around=8,
            )

    return part


def serpents(stuff: Material, eye: Color, count: int = 15) -> Part:
    """Living snakes for hair."""

    def part(b: Bust) -> None:
        b.egg((0, 20, -10), (64, 66, 62), stuff, fine=30)
        for k in range(count):
            a = math.radians(lerp(-26, 206, k / (count - 1)))
            far = 1 + 0.32 * ((k * 7) % 5) / 4
            x, y = math.cos(a), math.sin(a)
            curl = 26 * (-1) ** k
            z = 30 - 22 * (k % 3)
            line: list[Vec] = [
                (44 * x, 34 + 40 * y, 12),
                (86 * x * far - curl * y * 0.5, 30 + 76 * y * far + curl * x * 0.5, z),
                (112 * x * far + curl * y, 26 + 96 * y * far - curl * x, z + 10),
                (136 * x * far + curl * 0.4 * y, 30 + 118 * y * far - curl * 0.4 * x, z + 30),
            ]
            b.rod(line, lambda t: 11 - 5.5 * t, stuff, steps=40, around=12)
            tip = line[-1]
            b.egg(tip, (10, 9, 13), stuff, fine=14)
            for s in (-1, 1):
                b.egg((tip[0] + s * 5, tip[1] + 4, tip[2] + 9), (2.4, 2.4, 2.4), lamp(eye), fine=8)

    return part


def broad_hat(stuff: Material, band: Material, brim: float = 1.7, tall: float = 70, tip: float = 0.0) -> Part:
    """A brimmed hat, round or (with `tip`) drawn to a leaning point."""

    def edge(u: float, v: float) -> Vec:
        a = math.tau * v
        r = 1 + (brim - 1) * u
        droop = -12 * u * abs(math.sin(a)) - 10 * u * max(0.0, math.cos(a))
        return 68 * r * math.sin(a), 40 + droop + 5 * math.sin(3 * a) * u, 72 * r * math.cos(a)

    def part(b: Bust) -> None:
        b.surface(edge, 14, 110, stuff)
        if tip:
            line: list[Vec] = [(0, 34, -2), (0, 70, -4), (tip * 0.3, 70 + tall * 0.5, -8), (tip, 70 + tall, -12)]
            b.rod(line, lambda t: 68 * (1 - t) ** 0.9 + 2, stuff, steps=50, around=60)
        else:
            b.turned(
                ((36, 67, 71), (40 + tall * 0.6, 60, 64), (40 + tall, 40, 44), (44 + tall, 2, 2)), stuff, fine=(30, 100)
            )
        b.turned(((40, 69, 73), (54, 67.5, 71.5)), band, fine=(6, 100))

    return part


def veil(stuff: Material, trim: Material) -> Part:
    """A lady's veil that falls from the crown behind the shoulders."""

    def at(u: float, v: float) -> Vec:
        a = math.radians(lerp(66, 294, v))
        y = lerp(88, -220, u**1.1)
        r = 30 + 46 * min(1.0, u * 5) + 44 * u
        wave = 1 + 0.05 * math.sin(a * 9) * min(1.0, u * 3)
        return r * wave * math.sin(a) * 1.02, y, r * wave * math.cos(a) - 4

    def part(b: Bust) -> None:
        b.surface(at, 44, 110, stuff)
        for v in (0.0, 1.0):
            b.rod([at(k / 20, v) for k in range(2, 21)], 3, trim, steps=40, around=8)

    return part


def skin_hood(pelt: Material, teeth: Material, nose: Material) -> Part:
    """A beast's head worn over one's own: muzzle above the brow, ears, upper teeth."""

    def part(b: Bust) -> None:
        b.egg((0, 34, -12), (78, 74, 76), pelt, fine=40)
        b.rod([(0, 70, 10), (0, 82, 60), (0, 76, 106)], lambda t: 44 - 18 * t, pelt, steps=36, around=30)
        b.egg((0, 92, 124), (13, 7, 9), nose, fine=18)
        b.egg((34, 108, 52), (7, 6, 6), lamp((255, 190, 60)), True, 14)
        b.rod([(46, 86, -10), (64, 116, -16), (62, 142, -18)], lambda t: 24 * (1 - t) ** 0.6 + 2, pelt, True, 20, 16)
        for k in range(6):
            x, z = 8 + 7 * k, 124 - 8 * k
            b.rod([(x, 48 - k, z), (x + 1, 28 - k + 8 * (k > 1), z)], lambda t: 4.2 * (1 - t) + 0.4, teeth, True, 8, 8)
        for k in range(40):
            a = math.radians(-150 + 300 * k / 39 + 180)
            x, z = 80 * math.sin(a), 78 * math.cos(a) - 12
            b.rod(
                [(x, 10, z), (x * 1.12, -30, z * 1.08), (x * 1.2, -80 - 14 * math.sin(k * 2.2), z)],
                lambda t: 13 * (1 - t) ** 0.7 + 1,
                pelt,
                steps=12,
                around=8,
            )

    return part
