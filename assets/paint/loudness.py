"""How loud something sounds: the K-weighted measure of ITU-R BS.1770, and what else a mix is checked by."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

MOMENT = 0.4
"""Seconds over which an ear adds up what it hears at once."""
QUIETEST = -70.0

Channels = Sequence[Sequence[float]]
Biquad = tuple[float, float, float, float, float]


def decibels(level: float) -> float:
    return 20 * math.log10(level) if level > 0 else -120.0


def _weights(rate: int) -> tuple[Biquad, Biquad]:
    """The shelf of the head and the high-pass of the ear, for a rate."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    high, q = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    band = high**0.4996667741545416
    below = 1 + k / q + k * k
    shelf = ((high + band * k / q + k * k) / below, 2 * (k * k - high) / below, (high - band * k / q + k * k) / below,
             2 * (k * k - 1) / below, (1 - k / q + k * k) / below)  # fmt: skip
    k, q = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    below = 1 + k / q + k * k
    return shelf, (1.0, -2.0, 1.0, 2 * (k * k - 1) / below, (1 - k / q + k * k) / below)


def _filtered(samples: Sequence[float], by: Biquad) -> list[float]:
    b0, b1, b2, a1, a2 = by
    one = two = 0.0
    out = []
    for value in samples:
        heard = b0 * value + one
        one = b1 * value - a1 * heard + two
        two = b2 * value - a2 * heard
        out.append(heard)
    return out


def moments(channels: Channels, rate: int) -> list[float]:
    """The K-weighted power of each moment, a quarter of a moment apart; a short sound is one moment with silence."""
    shelf, high_pass = _weights(rate)
    quarter = round(MOMENT * rate / 4)
    quarters: list[float] = []
    for samples in channels:
        heard = _filtered(_filtered(samples, shelf), high_pass)
        powers = [
            sum(map(mul, part, part)) for at in range(0, len(heard), quarter) if (part := heard[at : at + quarter])
        ]
        quarters = [a + b for a, b in zip(quarters, powers, strict=True)] if quarters else powers
    quarters += [0.0] * (4 - len(quarters))
    return [sum(quarters[at : at + 4]) / (4 * quarter) for at in range(len(quarters) - 3)]


def loudest(channels: Channels, rate: int) -> float:
    """The loudest moment, in LUFS: how loud a sound is."""
    return _lufs(max(moments(channels, rate)))


def lasting(channels: Channels, rate: int) -> float:
    """The loudness of music as a whole, in LUFS; what is far quieter than the rest does not count."""
    heard = [power for power in moments(channels, rate) if _lufs(power) > QUIETEST]
    gate = sum(heard) / len(heard) / 10
    heard = [power for power in heard if power > gate]
    return _lufs(sum(heard) / len(heard))


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(power) if power > 0 else -120.0


class Figures(NamedTuple):
    """Of samples from -1 to 1: their peak and their power in decibels of full scale, and their mean."""

    peak: float
    power: float
    mean: float


def figures(samples: Sequence[float]) -> Figures:
    """Quick: these need no filter."""
    power = math.sqrt(sum(map(mul, samples, samples)) / len(samples))
    return Figures(decibels(max(max(samples), -min(samples))), decibels(power), sum(samples) / len(samples))
