"""The instruments: cycles of harmonics read at any pitch, struck bodies and drums, and the room that they sound in.

Everything is a pair of lists of samples, left and right. A layer is a ring: what rings on beyond its end sounds at its
beginning, so that it loops without a seam.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate, repeat
from operator import add, mul

RATE = 32_000
CYCLE = 8192
"""Samples of a cycle: so many that none need be made up between two of them."""
TAU = 2 * math.pi

SINE = [math.sin(TAU * k / CYCLE) for k in range(CYCLE)]

Samples = list[float]
Stereo = tuple[Samples, Samples]
Timbre = Callable[[int, float], float]
"""How strong a harmonic is, by its number and its frequency."""


# What a harmonic sound is made of


@cache
def cycle(timbre: Timbre, pitch: float) -> Samples:
    """One cycle of a timbre at a pitch, of harmonics that fit below the highest frequency, with power one."""
    top = max(1, min(36, int(0.42 * RATE / pitch)))
    levels = [timbre(number, number * pitch) for number in range(1, top + 1)]
    out = [0.0] * CYCLE
    for number, level in enumerate(levels, 1):
        if level < 0.0005:
            continue
        turn = CYCLE * number * (number - 1) // (2 * top)  # spread, so that the harmonics do not all peak at once
        out = [value + level * SINE[(number * k + turn) & (CYCLE - 1)] for k, value in enumerate(out)]
    power = math.sqrt(sum(map(mul, out, out)) / CYCLE)
    return [value / power for value in out]


def formants(*peaks: tuple[float, float, float], fall: float = 1.0) -> Timbre:
    """A voice or a wooden body: harmonics that fall off, raised about some frequencies (frequency, width, level)."""

    def level(number: int, pitch: float) -> float:
        body = sum(high * math.exp(-(((pitch - at) / wide) ** 2)) for at, wide, high in peaks)
        return float(number**-fall * (0.1 / (1 + (pitch / 2500) ** 2) + body))

    return level


def drawbars(*levels: float) -> Timbre:
    return lambda number, _pitch: levels[number - 1] if number <= len(levels) else 0.0


def falling(power: float, ceiling: float = 5000.0) -> Timbre:
    """Harmonics that fall off with their number, and faster above a ceiling."""
    return lambda number, pitch: number**-power / (1 + (pitch / ceiling) ** 4)


def odd(power: float, ceiling: float = 4000.0) -> Timbre:
    return lambda number, pitch: (
        (number**-power if number % 2 else 0.12 * number**-power) / (1 + (pitch / ceiling) ** 4)
    )


AAH = formants((700, 180, 1.0), (1150, 220, 0.55), (2700, 400, 0.16), fall=0.75)
OOH = formants((340, 160, 1.0), (760, 200, 0.32), (2500, 300, 0.04), fall=0.9)
BOWED = formants((460, 260, 0.7), (1000, 500, 0.6), (2600, 900, 0.35), fall=0.95)
BUZZ = formants((900, 500, 0.6), (1900, 700, 1.0), (3600, 900, 0.5), fall=0.55)
REED = formants((500, 300, 0.7), (1500, 800, 0.8), fall=0.8)
PIPES = drawbars(1.0, 0.62, 0.3, 0.42, 0.08, 0.2, 0.0, 0.24, 0.0, 0.05)
FLUTE = drawbars(1.0, 0.34, 0.12, 0.04, 0.02)
HORN_SOFT, HORN_BRIGHT = falling(1.7, 1400), falling(0.8, 3200)
WARM = falling(1.6, 2200)
BRIGHT = falling(1.05, 5200)
HOLLOW = odd(1.25, 3000)
ROUND = drawbars(1.0, 0.5, 0.22, 0.1, 0.04)


# How it lasts


@cache
def held(count: int, attack: float, release: float, power: float = 1.0) -> Samples:
    """Rises, stays and falls, all within so many samples."""
    up, down = max(1, int(attack * RATE)), max(1, int(release * RATE))
    if up + down > count:
        up, down = max(1, count * up // (up + down)), max(1, count * down // (up + down))
    rise = [math.sin(0.5 * math.pi * k / up) ** power for k in range(up)]
    fall = [math.cos(0.5 * math.pi * k / down) ** 2 for k in range(down)]
    return (rise + [1.0] * (count - up - down) + fall)[:count]


@cache
def decay(count: int, ring: float) -> Samples:
    """Falls by 60 dB in `ring` seconds; the last samples lead to rest."""
    out = list(accumulate(repeat(math.exp(-6.9 / (ring * RATE)), count - 1), mul, initial=1.0))
    last = min(count, int(0.02 * RATE))
    for k in range(last):
        out[-1 - k] *= k / last
    return out


@cache
def _sway(rate: float, depth: float) -> Samples:
    """One round of vibrato: how far a cycle is ahead, in samples of a cycle at pitch one."""
    count = round(RATE / rate)
    share = 2 ** (depth / 1200) - 1
    return [CYCLE * share / (TAU * rate) * math.sin(TAU * k / count) for k in range(count)]


def tone(
    timbre: Timbre, pitch: float, count: int, cents: float = 0.0, phase: float = 0.0, sway: tuple[float, float] = (0, 0)
) -> Samples:
    """A steady tone; `sway` is the rate and the depth in cents of its vibrato."""
    table, last = cycle(timbre, pitch), CYCLE - 1
    pitch *= 2 ** (cents / 1200)
    step, start = CYCLE * pitch / RATE, phase * CYCLE + CYCLE * 4096
    if not sway[1]:
        return [table[int(start + k * step) & last] for k in range(count)]
    round_ = [ahead * pitch for ahead in _sway(*sway)]
    many = (round_ * (count // len(round_) + 1))[:count]
    return [table[int(start + k * step + ahead) & last] for k, ahead in enumerate(many)]


# Instruments: each takes a pitch in Hz and seconds, and gives what is heard left and right


def ensemble(
    timbre: Timbre, attack: float, release: float, cents: float = 7.0, sway: tuple[float, float] = (0, 0)
) -> Callable[[float, float], Stereo]:
    """Several that play or sing one note together: one in the middle, one on either side."""

    @cache
    def play(pitch: float, seconds: float) -> Stereo:
        count = int((seconds + release) * RATE)
        shape = held(count, attack, release)
        rate, depth = sway
        chance = random.Random(int(pitch * 100))
        middle, left, right = (
            tone(timbre, pitch, count, cents * off, chance.random(), (rate * (1 + 0.07 * off), depth))
            for off in (0.0, -1.0, 1.0)
        )
        return (
            [(0.5 * m + 0.62 * s) * e for m, s, e in zip(middle, left, shape, strict=True)],
            [(0.5 * m + 0.62 * s) * e for m, s, e in zip(middle, right, shape, strict=True)],
        )

    return play


def solo(
    timbre: Timbre, attack: float, release: float, sway: tuple[float, float] = (5.2, 9.0), breath: float = 0.0
) -> Callable[[float, float], Stereo]:
    """One that plays a melody, perhaps with breath in it."""

    @cache
    def play(pitch: float, seconds: float) -> Stereo:
        count = int((seconds + release) * RATE)
        shape = held(count, attack, release, 1.4)
        out = list(map(mul, tone(timbre, pitch, count, 0.0, 0.0, sway), shape))
        if breath:
            chance = random.Random(int(pitch * 10))
            air = bandpass([chance.uniform(-1, 1) for _ in range(count)], min(pitch * 2.5, 7000), 0.9)
            out = [value + breath * puff * level for value, puff, level in zip(out, air, shape, strict=True)]
        return out, out

    return play


def brass(attack: float = 0.06, release: float = 0.14, blare: float = 0.8) -> Callable[[float, float], Stereo]:
    """The louder it is blown, the brighter it is."""

    @cache
    def play(pitch: float, seconds: float) -> Stereo:
        count = int((seconds + release) * RATE)
        shape = held(count, attack, release, 1.2)
        sides = []
        for cents in (-5.0, 5.0):
            soft = tone(HORN_SOFT, pitch, count, cents, 0.1, (4.7, 6.0))
            hard = tone(HORN_BRIGHT, pitch, count, cents, 0.1, (4.7, 6.0))
            swell = [level * (0.75 + 0.25 * math.exp(-k / (0.35 * RATE))) for k, level in enumerate(shape)]
            sides.append([
                (s + (h - s) * blare * e * e) * e for s, h, e in zip(soft, hard, swell, strict=True)
            ])  # fmt: skip
        return sides[0], sides[1]

    return play


PLUCKED = ((ROUND, 1.0, 1.0), (BRIGHT, 0.55, 0.34), (BUZZ, 0.22, 0.12))
LUTE = ((ROUND, 0.9, 1.0), (REED, 0.7, 0.42), (BUZZ, 0.4, 0.13))
HARP = ((ROUND, 1.0, 1.0), (WARM, 0.5, 0.5), (BRIGHT, 0.2, 0.12))
DULCIMER = ((ROUND, 0.7, 1.0), (BRIGHT, 0.8, 0.5), (BUZZ, 0.3, 0.2))
SYNTH = ((HOLLOW, 0.9, 1.0), (BRIGHT, 0.75, 0.3))
DEEP = ((ROUND, 1.0, 1.0), (WARM, 0.6, 0.3))


def plucked(parts: Sequence[tuple[Timbre, float, float]], ring: float, cents: float = 3.0) -> Callable[..., Stereo]:
    """A string: bright at first, then round; high ones ring shorter. Parts: timbre, level, share of the ring."""

    @cache
    def play(pitch: float, seconds: float) -> Stereo:
        lasts = ring * (220 / pitch) ** 0.35
        count = int(min(lasts, seconds + 0.45 * lasts) * RATE)
        sides = []
        for off in (-cents, cents):
            out = [0.0] * count
            for timbre, level, share in parts:
                short = min(count, int(1.05 * lasts * share * RATE))
                heard = map(mul, tone(timbre, pitch, short, off, 0.25), decay(short, lasts * share))
                out[:short] = [value + level * more for value, more in zip(out, heard, strict=False)]
            soften(out)
            sides.append(out)
        return sides[0], sides[1]

    return play


def soften(out: Samples, attack: float = 0.0025, release: float = 0.03) -> None:
    """Begins and ends at rest."""
    up, down = int(attack * RATE), min(len(out) // 2, int(release * RATE))
    for k in range(up):
        out[k] *= k / up
    for k in range(down):
        out[-1 - k] *= k / down


BARS = ((1.0, 1.0, 1.0), (3.93, 0.32, 0.3), (9.2, 0.1, 0.12))
BELLS = ((0.5, 0.3, 1.3), (1.0, 1.0, 1.0), (1.19, 0.34, 0.7), (2.0, 0.45, 0.5), (3.01, 0.16, 0.3), (4.2, 0.07, 0.2))
GLASSES = ((1.0, 1.0, 1.0), (2.0, 0.2, 0.7), (3.01, 0.12, 0.4), (5.4, 0.06, 0.2))


def struck(modes: Sequence[tuple[float, float, float]], ring: float, knock: float = 0.1) -> Callable[..., Stereo]:
    """Bars and bells: modes as ratio, level and share of the ring, with the knock of what strikes them."""

    @cache
    def play(pitch: float, _seconds: float = 0.0) -> Stereo:
        count = int(ring * max(share for *_, share in modes) * RATE)
        out = [0.0] * count
        for ratio, level, share in modes:
            step = TAU * pitch * ratio / RATE
            if step > 2.6:
                continue
            short = int(ring * share * RATE)
            fade = decay(short, ring * share)
            out[:short] = [value + level * fade[k] * math.sin(step * k) for k, value in enumerate(out[:short])]
        chance = random.Random(7)
        tap = bandpass([chance.uniform(-1, 1) * (1 - k / 640) ** 3 for k in range(640)], min(4 * pitch, 6000), 0.8)
        out[:640] = [value + knock * hit for value, hit in zip(out, tap, strict=False)]
        soften(out, 0.001)
        return out, out

    return play


# Noise and drums


def bandpass(samples: Samples, centre: float, width: float) -> Samples:
    """A state-variable filter."""
    f = 2 * math.sin(math.pi * min(centre, RATE / 7) / RATE)
    low = mid = 0.0
    out = []
    for value in samples:
        low += f * mid
        mid += f * (value - low - width * mid)
        out.append(mid * width)
    return out


def lowpass(samples: Sequence[float], cutoff: float) -> Samples:
    k = 1 - math.exp(-TAU * cutoff / RATE)
    return list(accumulate(samples, lambda kept, value: kept + k * (value - kept), initial=0.0))[1:]


@cache
def drum(pitch: float, ring: float, skin: float, bend: float = 0.5, seed: int = 1) -> Stereo:
    """A skin: its tone drops as it is struck; `skin` is how much of the hit itself is heard."""
    count = int(ring * RATE)
    fade = decay(count, ring)
    chance = random.Random(seed)
    hit = bandpass([chance.uniform(-1, 1) for _ in range(count)], min(pitch * 9, 4200), 1.1)
    quick = decay(count, ring * 0.22)
    out, angle = [], 0.0
    for k in range(count):
        angle += TAU * pitch * (1 + bend * math.exp(-k / (0.018 * RATE))) / RATE
        out.append(fade[k] * (math.sin(angle) + 0.35 * math.sin(1.59 * angle) * fade[k]) + 3 * skin * hit[k] * quick[k])
    soften(out, 0.0012)
    return out, out


@cache
def rattle(centre: float, seconds: float, width: float = 0.6, seed: int = 2, rise: float = 0.02) -> Stereo:
    """Noise about a pitch that rises quickly and falls: shakers, snares, cymbals."""
    count = int(seconds * RATE)
    chance = random.Random(seed)
    up = max(1, int(rise * count))
    shape = [min(1.0, k / up) * (1 - k / count) ** 3 for k in range(count)]
    sides = []
    for _side in range(2):
        noise = bandpass([chance.uniform(-1, 1) for _ in range(count)], centre, width)
        sides.append([2.2 * value * level for value, level in zip(noise, shape, strict=True)])
    return sides[0], sides[1]


@cache
def snare(seed: int = 3) -> Stereo:
    """A field drum."""
    body, _ = drum(190, 0.16, 0.2, 0.3, seed)
    left, right = rattle(3400, 0.19, 1.1, seed + 1)
    wires = [0.8 * value for value in left], [0.8 * value for value in right]
    return tuple(  # type: ignore[return-value]
        [value + 0.5 * low for value, low in zip(side, body + [0.0] * len(side), strict=False)] for side in wires
    )


# The room


class Layer:
    """A ring of samples, left and right, that sounds can be laid into."""

    def __init__(self, seconds: float) -> None:
        self.count = round(seconds * RATE)
        self.sides: Stereo = ([0.0] * self.count, [0.0] * self.count)

    def lay(self, sound: Stereo, at: float, gain: float = 1.0, pan: float = 0.0) -> None:
        """Lays a sound at a moment, in seconds; `pan` is from -1, left, to 1."""
        angle = (pan + 1) * math.pi / 4
        for into, heard, level in zip(self.sides, sound, (math.cos(angle), math.sin(angle)), strict=True):
            level *= gain * math.sqrt(2)
            start, done = round(at * RATE) % self.count, 0
            while done < len(heard):
                part = heard[done : done + self.count - start]
                end = start + len(part)
                into[start:end] = map(add, into[start:end], map(mul, part, repeat(level)))
                done, start = done + len(part), 0

    def in_room(self, wet: float, seconds: float = 2.2, dark: float = 0.35) -> Stereo:
        """With the echo of a hall that rings so long."""
        heard = []
        for side, spread in zip(self.sides, (0, 23), strict=True):
            echo = _echo(side, spread, seconds, dark)
            heard.append([value + wet * more for value, more in zip(side, echo, strict=True)])
        return heard[0], heard[1]


def _echo(side: Samples, spread: int, seconds: float, dark: float) -> Samples:
    """Combs beside each other and all-passes after each other, as Schroeder put them. It goes round the ring twice: the
    first round only brings the hall to what it hears at the end."""
    count = len(side)
    low = lowpass(side, 180)
    dry = [value - deep for value, deep in zip(side, low, strict=True)]
    ring = dry[-640:] + dry[:-640]
    twice = ring + ring
    total = [0.0] * len(twice)
    for delay in (950, 1187, 1315, 1399, 1543):
        total = list(map(add, total, _comb(twice, delay + spread, seconds, dark)))
    for delay in (160 + spread // 4, 53 + spread // 8):
        total = _all_pass(total, delay)
    return [0.22 * value for value in total[count:]]


def _comb(samples: Samples, delay: int, seconds: float, dark: float) -> Samples:
    back = 10 ** (-3 * delay / RATE / seconds)
    near, far = back * (1 - dark), back * dark
    out: Samples = []
    block, before = [0.0] * delay, 0.0
    for at in range(0, len(samples), delay):
        late = [before, *block[:-1]]
        before = block[-1]
        block = [
            value + near * kept + far * older
            for value, kept, older in zip(samples[at : at + delay], block, late, strict=False)
        ]
        out += block
    return out


def _all_pass(samples: Samples, delay: int) -> Samples:
    out: Samples = []
    heard, block = [0.0] * delay, [0.0] * delay
    for at in range(0, len(samples), delay):
        coming = samples[at : at + delay]
        block = [old + 0.5 * (kept - value) for value, old, kept in zip(coming, heard, block, strict=False)]
        heard = coming
        out += block
    return out
