"""The sounds of hands upon the table: short, dry, wooden and papery; the ends of games, and the room's ambience."""

import math
import random

from assets.paint.sounds.craft import (
    BELL,
    COIN,
    GLASS,
    RATE,
    SOFT,
    TAU,
    Samples,
    band,
    burst,
    hump,
    knock,
    mix,
    modal,
    silence,
    swell,
)

AMBIENCE_RATE = 22_050
AMBIENCE_SECONDS = 20


def lift() -> Samples:
    out = band(random.Random(1), 0.11, lambda s: 900 + 1900 * s, 0.5, hump(0.35, 1.5))
    mix(out, knock(520, 0.07, 2, thud=0.2, tick=0.15), 0.012, 0.22)
    return out


def put() -> Samples:
    out = knock(205, 0.2, 3, thud=1.1, tick=0.3)
    mix(out, knock(330, 0.09, 4, thud=0.3), 0.021, 0.22)
    return out


def flip() -> Samples:
    out = band(random.Random(5), 0.15, lambda s: 600 + 2600 * s, 0.6, hump(0.7, 1.6))
    mix(out, knock(610, 0.07, 6, thud=0.3), 0.012, 0.28)
    mix(out, knock(385, 0.13, 7, thud=0.8, tick=0.4), 0.15, 0.85)
    mix(out, knock(455, 0.08, 8, thud=0.3), 0.192, 0.3)
    return out


def shuffle() -> Samples:
    rng = random.Random(9)
    out = silence(0.95)
    at = 0.02
    for card in range(30):
        share = card / 30
        pitch = rng.uniform(2100, 3300) * (1 - 0.25 * share)
        mix(out, burst(rng.uniform(0.016, 0.026), pitch, 100 + card, 0.5), at, rng.uniform(0.5, 1.0))
        at += (0.026 - 0.012 * math.sin(math.pi * share)) * rng.uniform(0.8, 1.2)
    mix(out, band(rng, 0.26, lambda s: 2600 - 1500 * s, 0.7, hump(0.6, 1.4)), at - 0.02, 0.55)
    mix(out, burst(0.05, 900, 140), at + 0.19, 1.2)
    return out


def coin() -> Samples:
    out = modal(2950, 0.42, COIN)
    mix(out, modal(3180, 0.34, COIN), 0.085, 0.62)
    mix(out, modal(3060, 0.22, COIN), 0.15, 0.34)
    mix(out, burst(0.01, 4200, 11), 0, 1.0)
    return out


def die() -> Samples:
    rng = random.Random(12)
    out = silence(0.72)
    at, gap, loud = 0.004, 0.15, 1.0
    for bounce in range(9):
        pitch = rng.uniform(560, 860)
        mix(out, knock(pitch, 0.06 + 0.03 * loud, 200 + 3 * bounce, thud=0.7, tick=0.5), at, loud)
        if bounce in (1, 2, 4):
            mix(out, knock(pitch * 1.22, 0.04, 240 + bounce, thud=0.4), at + 0.017, loud * 0.45)
        at += gap * rng.uniform(0.85, 1.1)
        gap *= 0.79
        loud *= 0.77
    mix(out, band(rng, 0.12, lambda s: 1300 - 500 * s, 0.6, hump(0.3)), at - 0.06, 0.1)
    return out


def chime() -> Samples:
    out = modal(1174.7, 1.0, GLASS)
    mix(out, modal(1760, 0.9, GLASS), 0.07, 0.55)
    return out


def refuse() -> Samples:
    out = knock(128, 0.16, 13, thud=1.2, tick=0.04)
    mix(out, knock(112, 0.2, 14, thud=1.2, tick=0.04), 0.135, 0.85)
    return out


def turn() -> Samples:
    out = modal(196, 1.5, BELL, attack=0.003)
    mix(out, modal(196.7, 1.3, BELL, attack=0.003), 0, 0.4)
    mix(out, burst(0.04, 620, 15), 0, 0.9)
    return out


def victory() -> Samples:
    out = silence(2.5)
    for n, pitch in enumerate((146.8, 220.0, 293.7, 370.0, 440.0)):
        mix(out, swell(pitch, 2.5 - 0.09 * n, 0.1, 20 + n), 0.09 * n, 0.5)
    for n, pitch in enumerate((587.3, 740.0, 880.0, 1174.7)):
        mix(out, modal(pitch, 1.7, GLASS, 0.002), 0.12 * n, 0.42)
    return out


def defeat() -> Samples:
    out = silence(1.9)
    for n, pitch in enumerate((349.2, 293.7, 220.0)):
        mix(out, swell(pitch, 1.15, 0.06, 30 + n), 0.26 * n, 0.7)
        mix(out, modal(pitch, 0.7, SOFT, 0.004), 0.26 * n, 0.3)
    mix(out, swell(110.0, 1.35, 0.2, 34), 0.52, 0.55)
    return out


def draw() -> Samples:
    out = silence(1.5)
    for n, pitch in enumerate((146.8, 220.0, 293.7)):
        mix(out, swell(pitch, 1.5, 0.05, 40 + n), 0, 0.5)
        mix(out, modal(pitch * 2, 0.9, SOFT, 0.003), 0.02 * n, 0.3)
    return out


def click() -> Samples:
    out = knock(1250, 0.028, 16, thud=0.3, tick=0.35)
    out.extend([0.0] * int(0.004 * RATE))
    return out


def page() -> Samples:
    rng = random.Random(17)
    out = band(rng, 0.34, lambda s: 1900 + 2300 * math.sin(math.pi * s), 0.9, hump(0.4, 1.3))
    for crackle in range(26):
        share = rng.betavariate(2, 2)
        mix(
            out,
            burst(rng.uniform(0.004, 0.011), rng.uniform(2400, 5200), 300 + crackle, 0.5),
            share * 0.31,
            rng.uniform(0.25, 0.9),
        )
    mix(out, burst(0.05, 700, 18), 0.29, 0.35)
    return out


def curtain() -> Samples:
    rng = random.Random(19)
    flutter = [rng.uniform(0.7, 1.0) for _ in range(14)]
    rise = hump(0.42, 1.5)

    def level(share: float) -> float:
        at = share * 12
        return rise(share) * (flutter[int(at)] * (1 - at % 1) + flutter[int(at) + 1] * (at % 1))

    return band(rng, 0.75, lambda s: 420 + 900 * math.sin(math.pi * s) ** 2, 0.9, level)


def hint() -> Samples:
    out = modal(1318.5, 0.4, SOFT, 0.003)
    mix(out, modal(1975.5, 0.5, SOFT, 0.003), 0.12, 0.8)
    return out


def ambience() -> Samples:
    """Air over an open fifth, so that every theme fits: partials and slow swells close on the loop, it has no seam."""
    rng = random.Random(50)
    count = AMBIENCE_RATE * AMBIENCE_SECONDS
    out = [0.0] * count
    for pitch, loud in ((73.4, 0.8), (110.0, 0.7), (146.8, 0.5), (220.0, 0.3), (293.7, 0.15), (440.0, 0.08)):
        for spread in (-1, 1):
            cycles = round(pitch * AMBIENCE_SECONDS) + spread * rng.randint(2, 5)
            tide = rng.randint(1, 4)
            tide_phase, phase = rng.uniform(0, TAU), rng.uniform(0, TAU)
            step, slow = TAU * cycles / count, TAU * tide / count
            for i in range(count):
                out[i] += loud * (0.6 + 0.4 * math.sin(slow * i + tide_phase)) * math.sin(step * i + phase)
    breath = [rng.uniform(-1, 1) for _ in range(count)]
    low = mid = 0.0
    for lap in range(2):  # the first lap only settles the filter, so the air loops as well
        for i in range(count):
            f = 0.12 + 0.05 * math.sin(TAU * 2 * i / count)
            low += f * mid
            mid += f * (breath[i] - low - 0.8 * mid)
            if lap:
                out[i] += mid * 0.9 * (0.7 + 0.3 * math.sin(TAU * 3 * i / count + 1))
    return out
