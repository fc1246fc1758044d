"""What is worn on a head or stands behind it: caps, cocked hats, crowns, laurels, haloes."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..brush import Color, lerp
from ..sculpt import Material, Vec
from .crew_bust import BRASS, OUTLINES, Bust, Part, lamp, lozenge


def cap(
    stuff: Material, band: Material, peak: Material, emblem: str = "star", trim: Material = BRASS, size: float = 1.0
) -> Part:
    """An officer's peaked cap with an emblem over the brow."""

    def part(b: Bust) -> None:
        b.turned(((26, 67, 73), (54, 68, 74)), band, lean=0.08, fine=(8, 90))
        b.turned(
            ((50, 68, 74), (70, 92 * size, 98 * size), (84, 98 * size, 104 * size), (94, 80, 84), (98, 2, 2)),
            stuff,
            lean=0.16,
            fine=(30, 100),
        )
        b.turned(((49, 70, 76), (54, 70.5, 76.5)), trim, lean=0.08, fine=(4, 90))

        def brim(u: float, v: float) -> Vec:
            a = math.radians(lerp(-78, 78, v))
            r = 1 + 0.5 * u * math.cos(a) ** 0.8
            return 67 * r * math.sin(a), 32 - 20 * u * math.cos(a), 73 * r * math.cos(a)

        b.surface(brim, 14, 60, peak)
        b.rod([brim(1, k / 24) for k in range(25)], 2, trim, steps=50, around=8)
        b.disc_at((0, 66, 84), 18 * size, 4, 0, band, 14)
        b.plate(OUTLINES[emblem], (0, 67, 90), 16 * size, trim, 0.45)

    return part


def bicorne(stuff: Material, trim: Material, wide: float = 128, tall: float = 74, emblem: str = "star8") -> Part:
    """A cocked hat worn broadside, its edge laced."""

    def side(z_sign: float) -> Callable[[float, float], Vec]:
        def at(u: float, v: float) -> Vec:
            s = v * 2 - 1
            top = 46 + tall * (1 - abs(s) ** 2.4) ** 0.8 + 10 * abs(s) ** 3
            low = 30 + 16 * s * s + 14 * abs(s) ** 6
            full = math.sqrt(max(0.0, 1 - s * s))
            return wide * s, lerp(low, top, u), z_sign * (76 * full * (1 - 0.45 * u) + 3)

        return at

    def part(b: Bust) -> None:
        for z in (-1, 1):
            b.surface(side(z), 26, 70, stuff)
        b.rod([side(1)(1, k / 40) for k in range(41)], 4.2, trim, steps=80, around=10)
        b.rod([side(1)(0.05, k / 40) for k in range(3, 38)], 2.2, trim, steps=70, around=8)
        if emblem:
            b.disc_at((0, 82, 58), 17, 5, 0, stuff, 20)
            b.plate(OUTLINES[emblem], (0, 84, 64), 16, trim, 0.45)

    return part


def tricorne(stuff: Material, trim: Material) -> Part:
    """A corsair's hat: a round crown within a brim turned up on three sides."""

    def brim(u: float, v: float) -> Vec:
        a = math.tau * v
        corner = 0.5 + 0.5 * math.cos(3 * (a - math.pi))
        reach = 1 + u * (0.42 + 0.62 * (1 - corner) ** 1.6)
        lift = u * (16 + 44 * corner)
        return 66 * reach * math.sin(a), 36 + lift, 70 * reach * math.cos(a)

    def part(b: Bust) -> None:
        b.turned(((34, 66, 70), (64, 63, 67), (92, 50, 54), (104, 2, 2)), stuff, fine=(24, 90))
        b.surface(lambda u, v: brim(u, (v + 0.5) % 1 if v < 1 else 0.5), 16, 140, stuff)
        b.rod([brim(1, k / 90) for k in range(91)], 4, trim, steps=170, around=10)

    return part


def turban(stuff: Material, trim: Material, jewel: Color) -> Part:
    """Cloth wound about the head, pinned with a jewel."""

    def part(b: Bust) -> None:
        b.egg((0, 50, -4), (64, 52, 68), stuff, fine=40)
        for k in range(7):
            tilt, y, r = (0.34 if k % 2 else -0.34), 30 + 9 * k, 76 - 1.1 * k * k
            coil: list[Vec] = [
                (r * math.sin(t), y + tilt * r * math.sin(t) + 8 * math.cos(t), r * 1.06 * math.cos(t) - 4)
                for t in (math.tau * i / 40 for i in range(41))
            ]
            b.rod(coil, 13.5, stuff, steps=90, around=16)
        b.disc_at((0, 62, 86), 15, 6, 0, trim)
        b.plate(lozenge(0.7), (0, 62, 93), 13, lamp(jewel, 0.8), 0.5)

    return part


def plume(stuff: Material, to: Vec = (110, 130, -60), strands: int = 9, root: Vec = (0, 96, 0)) -> Part:
    """A fountain of feathers from the crown."""

    def part(b: Bust) -> None:
        for k in range(strands):
            d = k / max(1, strands - 1) - 0.5
            mid = ((root[0] + to[0]) / 2 + 20 * d, max(root[1], to[1]) + 26 + 30 * d, (root[2] + to[2]) / 2 + 24 * d)
            tip = (to[0] + 26 * d, to[1] - 54 + 74 * d, to[2] + 40 * d)
            b.rod(
                [root, mid, tip],
                lambda t: 9 * math.sin(math.pi * min(1, t + 0.12)) ** 0.7 + 0.6,
                stuff,
                steps=30,
                around=10,
            )

    return part


def crest(stuff: Material, tall: float = 46, base: float = 78) -> Part:
    """A standing brush of hair from brow to nape."""

    def at(u: float, v: float) -> Vec:
        a, turn_ = math.radians(lerp(30, 172, v)), math.tau * u
        high = tall * math.sin(math.pi * (0.2 + 0.75 * v)) ** 0.5
        r = base + high * (0.5 - 0.5 * math.cos(turn_)) * (1 + 0.05 * math.sin(v * 150))
        return 11 * math.sin(turn_) * (1 + 0.2 * math.sin(v * 150)), r * math.sin(a), r * math.cos(a)

    return lambda b: b.surface(at, 24, 140, stuff)


def circlet(
    stuff: Material, points: int = 7, tall: float = 30, jewel: Color | None = None, grow: float = 1.0, at: float = 40
) -> Part:
    """A crown of spikes on a band, with a jewel in front."""

    def part(b: Bust) -> None:
        r, d = 68 * grow, 74 * grow
        b.turned(((at - 6, r, d), (at + 8, r * 1.02, d * 1.02)), stuff, fine=(6, 90))
        for k in range(points * 2 - 1):
            a = math.radians(lerp(-110, 110, k / (points * 2 - 2)))
            high = tall * (1.0 if k % 2 == 0 else 0.55) * (0.7 + 0.5 * math.cos(a))
            x, z = r * math.sin(a), d * math.cos(a)
            b.rod(
                [(x, at + 6, z), (x * 1.1, at + 6 + high * 0.5, z * 1.05), (x * 1.22, at + 8 + high, z * 1.12)],
                lambda t: 6.5 * (1 - t) + 0.8,
                stuff,
                steps=14,
                around=8,
            )
        if jewel:
            b.plate(lozenge(0.7), (0, at + 4, d + 4), 13, lamp(jewel, 0.75), 0.5)

    return part


def laurel(stuff: Material, leaves: int = 8, at: float = 40) -> Part:
    """Two branches of leaves that meet over the brow."""

    def part(b: Bust) -> None:
        for k in range(leaves):
            a = math.radians(lerp(9, 118, k / (leaves - 1)))
            x, z = 66 * math.sin(a), 72 * math.cos(a)
            y = at + 10 - 8 * math.sin(a)
            for lift in (-1, 1):
                tip = math.radians(lerp(9, 118, k / (leaves - 1)) - 17)
                path: list[Vec] = [
                    (x, y, z),
                    ((x + 70 * math.sin(tip)) / 2, y + 9 * lift, (z + 78 * math.cos(tip)) / 2),
                    (72 * math.sin(tip), y + 12 * lift + 3, 80 * math.cos(tip)),
                ]
                b.rod(
                    path, lambda t: 6.4 * math.sin(math.pi * min(1, 0.06 + 0.94 * t)) ** 0.7 + 0.3, stuff, True, 14, 10
                )

    return part


def halo_ring(stuff: Material, radius: float, teeth: int = 0, thick: float = 5, at: Vec = (0, 16, -124)) -> Part:
    """A ring behind the head, toothed like a wheel or plain."""

    def part(b: Bust) -> None:
        circle: list[Vec] = [
            (at[0] + radius * math.cos(t), at[1] + radius * math.sin(t), at[2])
            for t in (math.tau * k / 72 for k in range(73))
        ]
        b.rod(circle, thick, stuff, steps=140, around=12)
        for k in range(teeth):
            t = math.tau * k / teeth
            cos, sin = math.cos(t), math.sin(t)
            b.rod(
                [(at[0] + radius * f * cos, at[1] + radius * f * sin, at[2]) for f in (0.98, 1.08, 1.17)],
                lambda u: thick * (1.5 - 0.6 * u),
                stuff,
                steps=8,
                around=10,
            )

    return part
