"""The heads of busts: masks and faces, helmets, hoods, goggles, breathing gear, implants."""

from __future__ import annotations

import math

from ..brush import Color, lerp
from ..sculpt import Material, Vec, between
from .crew_bust import BROWN, GUNMETAL, HEAD, RUBBER, STEEL, VOID, Bust, Part, lamp


def face(stuff: Material = VOID, jaw: Material | None = None) -> Part:
    """A smooth head of dark glass or some stuff; with `jaw`, plates cover cheeks and chin."""

    def part(b: Bust) -> None:
        b.egg((0, 0, 0), HEAD, stuff, fine=56)
        b.turned(
            ((-88, 26, 40), (-72, 38, 52), (-50, 50, 60), (-30, 58, 66)), jaw or stuff, centre=(0, 2, 2), fine=(24, 90)
        )
        if jaw:
            for s in (-1, 1):
                b.patch(s * 52, -22, 26, 17, jaw, lift=1.05, square=0.6)
            b.patch(0, -42, 24, 13, jaw, lift=1.13, square=0.6)
            for k in range(4):
                b.patch(0, -35 - 5 * k, 13, 1.2, RUBBER, lift=1.17, square=0.5)

    return part


def slit(hue: Color, height: float = 3, wide: float = 46, tall: float = 5, bow: float = -2) -> Part:
    """One glowing line of sight."""
    return lambda b: b.patch(0, height, wide, tall, lamp(hue, 0.85), square=0.5, bow=bow)


def eyes(hue: Color, height: float = 4, apart: float = 23, wide: float = 12, tall: float = 5, bow: float = 3) -> Part:
    """Two glowing eyes."""

    def part(b: Bust) -> None:
        for s in (-1, 1):
            b.patch(s * apart, height, wide, tall, lamp(hue, 0.9), bow=bow)

    return part


def helmet(shell: Material, rim: Material, crest: int = 0, grow: float = 1.18) -> Part:
    """A flight helmet: shell with a jaw, ear cups and, on request, ridges over the crown."""
    radii = (HEAD[0] * grow, HEAD[1] * grow * 0.98, HEAD[2] * grow * 1.04)

    def part(b: Bust) -> None:
        b.egg((0, 4, -4), radii, shell, fine=60)
        b.turned(((-96, 40, 44), (-74, 60, 58), (-44, 70, 68), (-10, 72, 74)), shell, fine=(24, 90))
        for s in (-1, 1):
            b.disc_at((s * 66, -8, -2), 27, 15, s * 90, rim)
            b.disc_at((s * 78, -8, -2), 17, 7, s * 90, shell)
        for k in range(crest):
            x = (k - (crest - 1) / 2) * 26
            path: list[Vec] = [
                (x, radii[1] * math.sin(a) + 3, radii[2] * math.cos(a) - 4)
                for a in (math.radians(24 + 12 * i) for i in range(12))
            ]
            b.rod(path, lambda t: 7 * math.sin(math.pi * t) ** 0.5 + 0.5, rim, steps=40)

    return part


def visor(
    glass: Material,
    rim: Material,
    height: float = -2,
    wide: float = 62,
    tall: float = 27,
    bow: float = -4,
    square: float = 0.62,
) -> Part:
    """A wide pane set in a rim on a helmet."""
    radii = (HEAD[0] * 1.18, HEAD[1] * 1.16, HEAD[2] * 1.22)

    def part(b: Bust) -> None:
        b.patch(0, height, wide + 7, tall + 7, rim, radii, 1.10, square, (0, 4, -4), bow)
        b.patch(0, height, wide, tall, glass, radii, 1.15, square, (0, 4, -4), bow)

    return part


def breather(stuff: Material, light: Color | None = None) -> Part:
    """A muzzle with two canisters."""

    def part(b: Bust) -> None:
        b.egg((0, -46, 62), (34, 28, 30), stuff, fine=30)
        b.disc_at((0, -50, 84), 15, 12, 0, GUNMETAL, -12)
        for s in (-1, 1):
            b.disc_at((s * 34, -54, 56), 17, 20, s * 48, stuff, -14)
        if light:
            b.disc_at((0, -51, 95), 8, 4, 0, lamp(light), -12)

    return part


def goggles(
    rim: Material,
    glass: Material,
    size: float = 21,
    height: float = 8,
    apart: float = 27,
    strap: Material | None = None,
    z: float = 56,
) -> Part:
    """Round lenses in short barrels."""

    def part(b: Bust) -> None:
        if strap:
            b.turned(((height - 9, 66, 72), (height + 9, 66, 72)), strap, fine=(6, 90))
        for s in (-1, 1):
            b.disc_at((s * apart, height, z), size, 18, s * 14, rim)
            b.disc_at((s * (apart + 3), height, z + 15), size * 0.76, 5, s * 14, glass)
        b.rod([(-8, height + 2, z + 14), (0, height + 5, z + 18), (8, height + 2, z + 14)], 5, rim, steps=8)

    return part


def scope(rim: Material, glass: Color, size: float = 25, at: Vec = (25, 8, 54), long: float = 34) -> Part:
    """One long lens before an eye."""

    def part(b: Bust) -> None:
        for k, (r, d) in enumerate(((1.0, 0.45), (0.82, 0.75), (1.08, 1.0))):
            b.disc_at((at[0] + k * 2, at[1], at[2] + long * 0.33 * k), size * r, long * d * 0.5, 10, rim)
        b.disc_at((at[0] + 7, at[1], at[2] + long * 1.12), size * 0.82, 5, 10, lamp(glass, 0.85))

    return part


def hood(stuff: Material, trim: Material | None = None, wide: float = 58, peak: float = 16) -> Part:
    """A cowl round the head, open in front, its mouth hemmed; `wide` is the half bearing of its mouth."""
    low, top = -62.0, 58.0

    def mouth(rise: float) -> float:
        return wide * math.sqrt(max(0.0, 1 - (max(0.0, rise - 4) / (top - 4)) ** 2)) * (1 + 0.006 * min(0.0, rise))

    def place(rise: float, bearing: float) -> Vec:
        a, e = math.radians(bearing), math.radians(rise)
        y, reach = (112 * math.sin(e), math.cos(e)) if rise > 0 else (rise * 1.75, 1 - 0.0016 * rise)
        front = max(0.0, math.cos(a)) ** 2 * math.exp(-(((rise - top) / 22) ** 2)) * peak
        fold = 1 + 0.022 * math.sin(a * 9 + e * 3) * math.sin(e * 4 + a * 2)
        return 90 * reach * fold * math.sin(a), y + front * 0.3, 98 * reach * fold * math.cos(a) - 6 + front

    def part(b: Bust) -> None:
        def at(u: float, v: float) -> Vec:
            rise = lerp(low, 90, u)
            half = mouth(rise)
            return place(rise, lerp(half, 360 - half, v))

        b.surface(at, 60, 130, stuff)
        for s in (-1, 1):
            b.rod([place(r, s * mouth(r)) for r in range(-62, 59, 4)], 6.5, trim or stuff, steps=80, around=14)
        mantle = ((-290, 184, 112), (-200, 178, 108), (-158, 162, 98), (-130, 132, 90), (-106, 100, 86), (-94, 84, 76))
        b.turned(mantle, stuff, fine=(50, 130), folds=0.03)

    return part


def veil(stuff: Material, height: float = -14, low: float = -66) -> Part:
    """Cloth over nose and mouth: a surgeon's mask or a bandit's kerchief."""

    def part(b: Bust) -> None:
        rows = ((low - 26, 30, 44), (low, 54, 64), (height - 20, 66, 78), (height, 65, 74))
        b.turned(rows, stuff, (-96, 96), fine=(26, 70))
        for k in range(3):
            y = height - 14 - 15 * k
            path: list[Vec] = [
                (68 * math.sin(a), y + 4 * math.cos(a * 2), 79 * math.cos(a))
                for a in (math.radians(-70 + 14 * i) for i in range(11))
            ]
            b.rod(path, 2.2, stuff, steps=30, around=8)

    return part


def beak(stuff: Material, trim: Material) -> Part:
    """The long mask of a plague doctor."""

    def part(b: Bust) -> None:
        path: list[Vec] = [(0, -18, 50), (4, -26, 92), (16, -46, 128), (26, -76, 140)]
        b.rod(path, lambda t: 33 * (1 - t) ** 0.8 + 1.5, stuff, steps=44, around=30)
        b.rod([(0, 10, 66), (4, 4, 96), (17, -24, 128), (27, -66, 143)], 2.4, trim, steps=40, around=8)

    return part


def mouth(stuff: Material) -> Part:
    """The calm mouth and brows of a mask, in inlay."""

    def part(b: Bust) -> None:
        b.patch(0, -40, 13, 1.5, stuff, lift=1.10, bow=2)
        b.patch(0, -8, 1.5, 15, stuff, lift=1.05)
        b.patch(0, -58, 4, 6, stuff, lift=1.08)
        for s in (-1, 1):
            b.patch(s * 24, 17, 15, 1.8, stuff, bow=-5)

    return part


def disc_lamp(light: Color, at: Vec = (0, 52, 62)) -> Part:
    """The lamp on a surgeon's brow."""

    def part(b: Bust) -> None:
        b.disc_at(at, 16, 8, 0, STEEL, 16)
        b.disc_at((at[0], at[1] + 1, at[2] + 6), 12, 4, 0, lamp(light, 0.95), 16)

    return part


def hood_mantle(stuff: Material, trim: Material) -> Part:
    """A mantle over the shoulders, its edge bound with trim."""

    def part(b: Bust) -> None:
        rows = ((-216, 182, 116), (-180, 176, 112), (-144, 152, 100), (-118, 112, 84), (-100, 66, 60))
        b.turned(rows, stuff, fine=(40, 130), folds=0.03)
        for y, w, d, r in ((-216, 183, 117, 4), (-198, 180, 115, 2)):
            circle: list[Vec] = [
                (w * math.sin(t), y, d * math.cos(t)) for t in (math.tau * k / 60 for k in range(-16, 17))
            ]
            b.rod(circle, r, trim, steps=90, around=8)

    return part


def welding_mask(plate: Material, glass: Color, rivets: Material, window: tuple[float, float] = (30, 9)) -> Part:
    """A smith's shield before the face with a small burning window."""

    def part(b: Bust) -> None:
        b.egg((0, 6, -4), (68, 82, 76), BROWN, fine=50)
        rows = ((-112, 26, 62), (-94, 52, 78), (-40, 72, 90), (14, 76, 92), (56, 68, 84), (80, 46, 62), (90, 12, 30))
        b.turned(rows, plate, (-92, 92), fine=(56, 90))
        radii = (84, 96, 96)
        b.patch(0, 8, window[0] + 8, window[1] + 7, GUNMETAL, radii, 1.0, 0.4)
        b.patch(0, 8, *window, lamp(glass, 0.9), radii, 1.04, 0.4)
        for s in (-1, 1):
            for y in (-70, -40, 40):
                b.disc_at((s * 52, y, 62), 4, 4, s * 40, rivets)
            b.disc_at((s * 72, 22, 8), 16, 8, s * 90, rivets)
        for y in (-44, -56, -68):
            b.rod(
                [(-24, y, 84 + y * 0.06), (0, y, 93 + y * 0.06), (24, y, 84 + y * 0.06)],
                2.6,
                GUNMETAL,
                steps=14,
                around=8,
            )

    return part


def headband(stuff: Material, height: float = 40, tall: float = 12) -> Part:
    return lambda b: b.turned(
        ((height - tall, 62, 68), (height, 60, 66), (height + tall, 53, 59)), stuff, fine=(10, 90)
    )


def skullcap(stuff: Material, trim: Material | None = None, tall: float = 0.0) -> Part:
    """A close cap, or with some height a fez."""

    def part(b: Bust) -> None:
        b.turned(
            (
                (22, 66, 72),
                (44, 65, 70),
                (68 + tall, 54 + tall * 0.06, 58),
                (84 + tall, 26 + tall * 0.3, 30),
                (90 + tall, 1, 1),
            ),
            stuff,
            lean=0.1,
            fine=(34, 100),
        )
        if trim:
            b.turned(((22, 67, 73), (31, 67.5, 73.5)), trim, lean=0.1, fine=(5, 100))

    return part


def mop(stuff: Material, strands: int = 60) -> Part:
    """A head of hair that has not seen a comb."""

    def part(b: Bust) -> None:
        b.egg((0, 12, -10), (64, 68, 68), stuff, fine=30)
        for k in range(strands):
            a, e = math.radians(k * 137.5), math.radians(28 + 60 * (k / strands) ** 0.7)
            out = (math.sin(a) * math.cos(e), math.sin(e), math.cos(a) * math.cos(e) - 0.2)
            far = 100 + 14 * math.sin(k * 2.4)
            root, mid = (between((0, 0, 0), out, r) for r in (60, 86))
            tip = (far * out[0] + 16 * math.sin(k * 1.7), far * out[1] - 8 + 10 * math.sin(k), far * out[2])
            b.rod([root, mid, tip], lambda t: 9 * (1 - t) + 1, stuff, steps=10, around=8)

    return part


def headset(stuff: Material, light: Color) -> Part:
    """A cup over the ear and a microphone before the mouth."""

    def part(b: Bust) -> None:
        b.rod([(-64 * math.cos(a), 4 + 82 * math.sin(a), -6) for a in (math.pi * k / 12 for k in range(13))], 5, stuff)
        for s in (-1, 1):
            b.disc_at((s * 58, 0, 0), 22, 14, s * 90, stuff)
            b.disc_at((s * 71, 0, 0), 12, 4, s * 90, lamp(light))
        b.rod([(66, -8, 6), (64, -40, 44), (34, -56, 72)], 3, stuff)
        b.egg((32, -57, 73), (8, 6, 6), stuff, fine=14)

    return part


def implants(stuff: Material, light: Color, count: int = 4) -> Part:
    """Plates and lamps set into the crown, with cords that run down the neck."""

    def part(b: Bust) -> None:
        for k in range(count):
            b.patch(-52 + 9 * k, 56 - 15 * k, 8, 5.5, stuff, lift=1.06, square=0.4)
            b.patch(-52 + 9 * k, 56 - 15 * k, 4, 2.2, lamp(light), lift=1.1)
        for k in range(count):
            x = -40 - 7 * k
            b.rod(
                [(x, 50 - 22 * k, 28 - 8 * k), (x - 34, 20 - 20 * k, -10), (x - 30, -70, -20), (x - 18, -130, 20)],
                4.5,
                RUBBER,
            )

    return part


def antennae(stuff: Material, light: Color, count: int = 2, tall: float = 60) -> Part:
    def part(b: Bust) -> None:
        for k in range(count):
            s = 1 if k % 2 == 0 else -1
            x, top = s * (60 + 6 * (k // 2)), 60 + tall - 26 * (k // 2)
            b.rod([(x, -4, -10), (x * 1.14, 40, -14), (x * 1.2, top, -18)], lambda t: 4 - 2.4 * t, stuff)
            b.egg((x * 1.2, top, -18), (5, 5, 5), lamp(light), fine=12)

    return part
