"""What sounds are made of: struck bodies, swept noise, bowed and blown notes."""

import math
import random
from collections.abc import Callable, Sequence

RATE = 44_100
TAU = 2 * math.pi

Samples = list[float]

WOOD = ((1.0, 1.0, 1.0), (2.31, 0.55, 0.62), (3.92, 0.34, 0.42), (6.1, 0.18, 0.3), (9.4, 0.08, 0.2))
BELL = (
    (0.5, 0.34, 1.5),
    (1.0, 1.0, 1.0),
    (1.19, 0.42, 0.75),
    (1.5, 0.22, 0.62),
    (2.0, 0.5, 0.5),
    (2.52, 0.16, 0.34),
    (3.01, 0.14, 0.26),
    (4.17, 0.08, 0.16),
)
GLASS = ((1.0, 1.0, 1.0), (2.0, 0.18, 0.6), (2.76, 0.3, 0.5), (5.4, 0.12, 0.22), (8.93, 0.04, 0.1))
COIN = ((1.0, 1.0, 1.0), (1.47, 0.7, 0.8), (2.09, 0.55, 0.66), (2.56, 0.35, 0.5), (3.39, 0.2, 0.4))
SOFT = ((1.0, 1.0, 1.0), (2.0, 0.32, 0.8), (3.0, 0.14, 0.6), (4.0, 0.05, 0.5))
Modes = Sequence[tuple[float, float, float]]


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def mix(into: Samples, sound: Samples, at: float, gain: float = 1.0) -> None:
    """Adds `sound` at a moment, lengthening the track when needed."""
    start = int(at * RATE)
    missing = start + len(sound) - len(into)
    if missing > 0:
        into.extend([0.0] * missing)
    for i, value in enumerate(sound, start):
        into[i] += value * gain


def modal(pitch: float, ring: float, modes: Modes, attack: float = 0.0008) -> Samples:
    """A struck body: each mode is (ratio, level, ring share), decaying by 60 dB in `ring` times its share."""
    out = [0.0] * int((ring * max(share for _, _, share in modes)) * RATE)
    for ratio, level, share in modes:
        step = TAU * pitch * ratio / RATE
        if step > 2.6:
            continue
        count = int(ring * share * RATE)
        fall = math.exp(-6.9 / count)
        level_now = level
        for i in range(count):
            out[i] += level_now * math.sin(step * i)
            level_now *= fall
    ramp = max(1, int(attack * RATE))
    for i in range(min(ramp, len(out))):
        out[i] *= i / ramp
    return out


def band(
    noise: random.Random,
    seconds: float,
    centre: Callable[[float], float],
    width: float,
    level: Callable[[float], float],
) -> Samples:
    """Noise through two sweeping band-passes; `centre` and `level` take the share 0..1 elapsed."""
    count = int(seconds * RATE)
    low = mid = low_after = mid_after = 0.0
    out = []
    for i in range(count):
        share = i / count
        f = 2 * math.sin(math.pi * min(centre(share), RATE / 7) / RATE)
        low += f * mid
        mid += f * (noise.uniform(-1, 1) - low - width * mid)
        low_after += f * mid_after
        mid_after += f * (mid * width - low_after - width * mid_after)
        out.append(mid_after * width * level(share))
    return out


def hump(rise: float, power: float = 1.0) -> Callable[[float], float]:
    """A level curve from 0 up to 1 at `rise` and smoothly back to 0."""

    def level(share: float) -> float:
        along = 0.5 * share / rise if share < rise else 0.5 + 0.5 * (share - rise) / (1 - rise)
        return math.sin(math.pi * along) ** power

    return level


def burst(seconds: float, centre: float, seed: int, width: float = 0.7) -> Samples:
    """A short thud or tick of noise, loud at once and gone."""
    return band(random.Random(seed), seconds, lambda _: centre, width, lambda s: (1 - s) ** 3 * min(1, s * 40))


def knock(pitch: float, ring: float, seed: int, thud: float = 0.8, tick: float = 0.25) -> Samples:
    """Wood on wood: a struck block with the thud of the table under it."""
    out = modal(pitch, ring, WOOD)
    mix(out, burst(ring * 0.5, pitch * 0.8, seed), 0, thud * 2)
    mix(out, burst(0.012, 3200, seed + 1), 0, tick * 2)
    return out


def swell(pitch: float, seconds: float, rise: float, seed: int) -> Samples:
    """A bowed note: three slightly detuned voices with a gentle rise and a long fall."""
    rng = random.Random(seed)
    count = int(seconds * RATE)
    out = [0.0] * count
    for detune in (-0.0017, 0.0, 0.0019):
        step = TAU * pitch * (1 + detune) / RATE
        phase = rng.uniform(0, TAU)
        for i in range(count):
            a = step * i + phase
            out[i] += math.sin(a) + 0.3 * math.sin(2 * a) + 0.12 * math.sin(3 * a)
    for i in range(count):
        at = i / RATE
        out[i] *= min(1.0, at / rise) ** 1.5 * math.cos(0.5 * math.pi * i / count) ** 1.6 / 3
    return out


def blown(pitch: float, seconds: float, rise: float = 0.05, bright: float = 0.6, partials: int = 14) -> Samples:
    """A horn: the louder, the brighter; it speaks with a slight push and dies away."""
    count = int(seconds * RATE)
    out = [0.0] * count
    level = [min(1.0, i / RATE / rise) * math.cos(0.5 * math.pi * i / count) ** 0.8 for i in range(count)]
    for n in range(1, partials + 1):
        step = TAU * pitch * n / RATE
        if step > 2.2:
            break
        dull = (1 - bright) * 1.1 * (n - 1)
        for i, loud in enumerate(level):
            out[i] += loud / n * math.exp(-dull * (1.25 - loud)) * math.sin(step * i)
    return out


def sung(pitch: float, seconds: float, rise: float, vowel: Sequence[tuple[float, float, float]], seed: int) -> Samples:
    """A few voices on a vowel, given by its formants: frequency, width, level."""
    rng = random.Random(seed)
    count = int(seconds * RATE)
    out = [0.0] * count
    shape = [min(1.0, i / RATE / rise) ** 1.4 * math.cos(0.5 * math.pi * i / count) ** 1.3 for i in range(count)]
    for detune in (-0.004, 0.0, 0.0043):
        phase, rate = rng.uniform(0, TAU), rng.uniform(4.6, 5.6)
        sway = [0.09 * math.sin(TAU * rate * i / RATE + phase) for i in range(count)]
        for n in range(1, 13):
            high = pitch * n
            level = sum(loud * math.exp(-(((high - at) / wide) ** 2)) for at, wide, loud in vowel) + 0.05 / n
            if level < 0.02 or high > 6000:
                continue
            step, turn = TAU * high * (1 + detune) / RATE, rng.uniform(0, TAU)
            for i, loud in enumerate(shape):
                out[i] += level * loud * math.sin(step * i + turn + n * sway[i])
    return out


def slide(start: float, end: float, seconds: float, level: Callable[[float], float], odd: float = 0.0) -> Samples:
    """A tone that glides from one pitch to another; `odd` adds the third harmonic, as of a machine."""
    count = int(seconds * RATE)
    angle, out = 0.0, []
    for i in range(count):
        share = i / count
        angle += TAU * start * (end / start) ** share / RATE
        out.append(level(share) * (math.sin(angle) + odd * math.sin(3 * angle)))
    return out


def skin(pitch: float, ring: float, seed: int, hit: float = 0.5) -> Samples:
    """A drum: its tone drops as it is struck."""
    out = slide(pitch * 1.6, pitch, ring * 0.12, lambda s: 1.0)
    angle = math.asin(max(-1.0, min(1.0, out[-1])))
    rest = int(ring * 0.88 * RATE)
    out += [math.sin(angle + TAU * pitch * i / RATE) for i in range(1, rest)]
    out = [value * math.exp(-6.2 * i / len(out)) * min(1.0, i / 40) for i, value in enumerate(out)]
    mix(out, burst(ring * 0.3, min(pitch * 7, 2400), seed), 0, hit * 2)
    mix(out, burst(0.01, 3000, seed + 1), 0, hit)
    return out


METAL = ((1.0, 1.0, 1.0), (1.34, 0.8, 0.9), (1.83, 0.7, 0.75), (2.44, 0.6, 0.7), (3.37, 0.5, 0.5), (4.81, 0.35, 0.4))
"""A plate or a blade: modes that fit no scale."""
AAH = ((700, 170, 1.0), (1150, 220, 0.5), (2700, 400, 0.14))
OOH = ((340, 160, 1.0), (760, 190, 0.3))
