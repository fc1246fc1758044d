"""The sounds of what decides a game: each tells by itself what has happened."""

import math
import random

from assets.paint.sounds.craft import (
    AAH,
    BELL,
    COIN,
    GLASS,
    METAL,
    OOH,
    SOFT,
    WOOD,
    Samples,
    band,
    blown,
    burst,
    hump,
    knock,
    mix,
    modal,
    silence,
    skin,
    slide,
    sung,
    swell,
)

D3, F3, A3, D4, F4, FS4, G4, A4, D5 = 146.8, 174.6, 220.0, 293.7, 349.2, 370.0, 392.0, 440.0, 587.3


def location_won() -> Samples:
    """Light over a land: voices open into a major chord, a bell above."""
    out = silence(1.5)
    for n, pitch in enumerate((D4, FS4, A4, D5)):
        mix(out, sung(pitch, 1.4 - 0.05 * n, 0.12, AAH, 60 + n), 0.06 * n, 0.32)
    mix(out, blown(D3, 1.0, 0.08, 0.5), 0.02, 0.3)
    mix(out, modal(2 * D5, 1.3, BELL, 0.002), 0.24, 0.3)
    return out


def location_lost() -> Samples:
    """The same voices sink into a minor third."""
    out = silence(1.4)
    for n, pitch in enumerate((A4, F4, D4)):
        mix(out, sung(pitch, 0.9, 0.08, AAH, 64 + n), 0.2 * n, 0.4)
    mix(out, swell(D3 / 2, 1.0, 0.15, 67), 0.4, 0.5)
    mix(out, modal(D3, 1.1, BELL, 0.004), 0.42, 0.3)
    return out


def challenge() -> Samples:
    """A horn calls a fifth over a drum."""
    out = skin(82, 0.8, 70, 0.5)
    mix(out, blown(D4, 0.3, 0.03, 0.6), 0.02, 0.5)
    mix(out, blown(A4, 0.75, 0.04, 0.7), 0.22, 0.55)
    mix(out, skin(82, 0.6, 72, 0.4), 0.22, 0.6)
    return out


def horde_strike() -> Samples:
    """A roar from below and two blows."""
    rng = random.Random(73)
    out = band(rng, 0.9, lambda s: 180 + 500 * math.sin(math.pi * s) ** 2, 0.5, hump(0.3, 1.2))
    out = [2.2 * value for value in out]
    mix(out, slide(110, 61, 0.9, hump(0.2), 0.3), 0, 0.4)
    mix(out, slide(117, 64, 0.9, hump(0.2), 0.3), 0, 0.3)
    mix(out, skin(58, 0.7, 74, 0.8), 0.1, 1.0)
    mix(out, skin(52, 0.8, 76, 0.8), 0.34, 1.1)
    mix(out, modal(310, 0.5, METAL), 0.34, 0.12)
    return out


def final_battle() -> Samples:
    """Drums that gather, a swell of cymbals, and all horns at once."""
    out = silence(1.7)
    at = 0.0
    for n in range(6):
        mix(out, skin(70 + 3 * n, 0.5, 80 + 2 * n, 0.6), at, 0.4 + 0.1 * n)
        at += 0.17 - 0.018 * n
    mix(
        out, band(random.Random(94), 0.75, lambda s: 2500 + 2500 * s, 1.0, lambda s: s**2 * min(1, (1 - s) * 9)), 0, 1.4
    )
    for pitch in (D3 / 2, D3, A3, D4, F4):
        mix(out, blown(pitch, 1.0, 0.03, 0.75), 0.72, 0.34)
    mix(out, skin(55, 1.0, 96, 0.9), 0.72, 1.3)
    mix(out, band(random.Random(98), 0.9, lambda s: 4600 - 1200 * s, 1.2, lambda s: (1 - s) ** 3), 0.72, 1.0)
    return out


def shot() -> Samples:
    """A gun in space, as everybody knows that it sounds."""
    out = slide(1900, 130, 0.28, lambda s: (1 - s) ** 1.3 * min(1, s * 60), 0.35)
    mix(out, slide(1250, 90, 0.34, lambda s: (1 - s) ** 1.6, 0.2), 0.01, 0.6)
    mix(out, burst(0.2, 1500, 100), 0, 1.6)
    mix(out, skin(48, 0.6, 101, 0.4), 0.06, 0.8)
    return out


def hull_break() -> Samples:
    """A plate tears off: a blow, metal that rings out of tune, splinters."""
    rng = random.Random(103)
    out = skin(46, 0.9, 104, 1.0)
    mix(out, modal(190, 0.9, METAL), 0.01, 0.5)
    mix(out, modal(283, 0.7, METAL), 0.04, 0.35)
    mix(out, band(rng, 0.4, lambda s: 2600 - 1900 * s, 0.8, lambda s: (1 - s) ** 2), 0.0, 2.2)
    for n in range(16):
        mix(out, modal(rng.uniform(900, 2600), 0.14, METAL), 0.1 + 0.6 * rng.random() ** 1.5, rng.uniform(0.04, 0.13))
        mix(out, burst(0.015, rng.uniform(1800, 4000), 110 + n), 0.06 + 0.5 * rng.random(), 0.5)
    return out


def mission_done() -> Samples:
    """Instruments agree: a rising triad, and coins."""
    out = silence(1.1)
    for n, pitch in enumerate((A4, D5 * 0.9438, 659.3, 880.0)):
        mix(out, slide(pitch, pitch, 0.34, hump(0.08), 0.18), 0.09 * n, 0.45)
        mix(out, modal(2 * pitch, 0.8, GLASS, 0.002), 0.09 * n, 0.35)
    mix(out, modal(2950, 0.36, COIN), 0.42, 0.22)
    mix(out, modal(3180, 0.3, COIN), 0.5, 0.16)
    return out


def field_taken() -> Samples:
    """A standard is planted: the stake, the drum, two horns."""
    out = knock(140, 0.22, 130, thud=1.2)
    mix(out, skin(74, 0.6, 132, 0.5), 0.0, 0.7)
    for at, pitch, seconds in ((0.1, G4 / 2, 0.22), (0.26, D4, 0.22), (0.42, G4, 0.7)):
        mix(out, blown(pitch, seconds, 0.03, 0.65), at, 0.5)
        mix(out, blown(pitch * 1.5, seconds, 0.03, 0.55), at, 0.22)
    mix(out, skin(74, 0.5, 134, 0.4), 0.42, 0.6)
    return out


def destroyed() -> Samples:
    """Something breaks, and is gone."""
    rng = random.Random(136)
    out = skin(70, 0.4, 137, 1.0)
    mix(out, band(rng, 0.3, lambda s: 3600 - 2800 * s, 0.9, lambda s: (1 - s) ** 2.5), 0, 2.4)
    for n in range(14):
        pitch = rng.uniform(1400, 3900) * (1 - 0.03 * n)
        mix(out, modal(pitch, 0.22, GLASS), 0.02 + 0.4 * (n / 14) ** 1.4, 0.28 * (1 - n / 18))
    return out


def last_round() -> Samples:
    """A great bell, twice."""
    out = silence(1.9)
    for at, gain in ((0.0, 1.0), (0.55, 0.8)):
        mix(out, modal(A3, 1.35, BELL, 0.003), at, gain)
        mix(out, modal(A3 * 3.01, 0.7, METAL, 0.001), at, 0.07 * gain)
        mix(out, skin(62, 0.5, 150 + int(at * 4), 0.5), at, 0.5 * gain)
    return out


def home() -> Samples:
    """Up four wooden bars, and there."""
    out = silence(1.0)
    for n, pitch in enumerate((D4, F4, A4, D5)):
        mix(out, modal(2 * pitch, 0.4, WOOD), 0.09 * n, 0.6)
        mix(out, knock(pitch, 0.12, 155 + 2 * n, thud=0.4), 0.09 * n, 0.3)
    mix(out, modal(2 * D5, 0.8, GLASS, 0.002), 0.3, 0.45)
    mix(out, modal(3 * D5, 0.7, GLASS, 0.002), 0.34, 0.2)
    return out


def duel() -> Samples:
    """Blade on blade, twice."""
    out = silence(0.9)
    for at, pitch, gain in ((0.0, 1240, 0.8), (0.2, 1105, 1.0)):
        mix(out, modal(pitch, 0.6, METAL, 0.0005), at, 0.35 * gain)
        mix(out, modal(pitch * 1.51, 0.45, METAL, 0.0005), at + 0.006, 0.2 * gain)
        mix(out, burst(0.03, 4200, 165 + int(pitch)), at, 1.6 * gain)
        mix(
            out, band(random.Random(int(pitch)), 0.12, lambda s: 1200 + 3000 * s, 0.6, hump(0.7)), max(0, at - 0.1), 0.5
        )
    return out


def angel_falls() -> Samples:
    """A voice that sinks, feathers, and the ground."""
    rng = random.Random(170)
    out = silence(1.4)
    for n, (start, end) in enumerate(((880.0, 293.7), (1108.7, 349.2), (1318.5, 440.0))):
        mix(out, slide(start, end, 0.95, lambda s: hump(0.2)(s) * 0.8, 0.05), 0.02 * n, 0.4)
    mix(
        out,
        band(rng, 0.95, lambda s: 2600 - 2000 * s, 0.7, lambda s: hump(0.5)(s) * (0.6 + 0.4 * math.sin(70 * s))),
        0,
        1.1,
    )
    mix(out, skin(50, 0.6, 171, 0.7), 0.88, 1.2)
    mix(out, swell(D3 / 2, 0.5, 0.05, 173), 0.88, 0.35)
    return out


def human_won() -> Samples:
    """A few strings, in major: somebody comes along."""
    out = silence(1.0)
    for n, pitch in enumerate((D4, FS4, A4, D5)):
        mix(out, modal(pitch, 0.9, SOFT, 0.002), 0.085 * n, 0.7)
        mix(out, burst(0.008, 2600, 175 + n), 0.085 * n, 0.4)
    mix(out, sung(D4, 0.8, 0.15, OOH, 179), 0.2, 0.22)
    return out


def human_stolen() -> Samples:
    """The same strings backwards, in minor, and somebody is whisked away."""
    out = silence(0.9)
    for n, pitch in enumerate((D5, A4, F4, D4)):
        mix(out, modal(pitch, 0.5, SOFT, 0.002), 0.07 * n, 0.7)
        mix(out, burst(0.008, 2600, 181 + n), 0.07 * n, 0.4)
    mix(out, band(random.Random(186), 0.4, lambda s: 700 + 3400 * s * s, 0.6, hump(0.75, 1.4)), 0.3, 1.3)
    return out


def giant() -> Samples:
    """Steps that shake the cups."""
    out = silence(1.3)
    for at, pitch in ((0.0, 44), (0.5, 40)):
        mix(out, skin(pitch, 0.75, 190 + int(pitch), 0.8), at, 1.0)
        mix(out, knock(2 * pitch, 0.4, 195 + int(pitch), thud=1.4, tick=0.2), at, 0.8)
        mix(out, band(random.Random(int(pitch)), 0.5, lambda s: 260 - 140 * s, 0.6, lambda s: (1 - s) ** 2), at, 1.6)
        for n in range(4):
            mix(out, modal(2100 + 340 * n, 0.12, GLASS), at + 0.05 + 0.05 * n, 0.07 * (1 - n / 5))
    return out


def your_turn() -> Samples:
    """Two soft bells: it is up to you."""
    out = modal(A4, 0.8, GLASS, 0.003)
    mix(out, modal(A4, 0.6, SOFT, 0.004), 0, 0.5)
    mix(out, modal(D5, 1.0, GLASS, 0.003), 0.13, 0.9)
    mix(out, modal(D5, 0.8, SOFT, 0.004), 0.13, 0.5)
    return out


def banner() -> Samples:
    """Cloth unfurls over a soft chord."""
    rng = random.Random(200)
    flap = hump(0.35, 1.3)
    out = band(rng, 0.6, lambda s: 500 + 1500 * math.sin(math.pi * s), 0.8,
               lambda s: flap(s) * (0.75 + 0.25 * math.sin(46 * s)))  # fmt: skip
    for n, pitch in enumerate((D3, A3, D4)):
        mix(out, swell(pitch, 1.0, 0.08, 201 + n), 0.08, 0.3)
    return out


SOUNDS = (
    location_won, location_lost, challenge, horde_strike, final_battle, shot, hull_break, mission_done, field_taken,
    destroyed, last_round, home, duel, angel_falls, human_won, human_stolen, giant, your_turn, banner,
)  # fmt: skip
