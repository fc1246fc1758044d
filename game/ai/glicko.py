"""How strong somebody is, and how sure that is: Glicko-2, by the steps of Glickman's paper of 2013.

A rating is told on the scale of Elo. Its deviation is what it may be off, its volatility how much the strength itself
goes up and down.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
CENTRE = 1500
CHANGE = 0.5
"""How fast the volatility may change: Glickman's tau."""
CLOSE = 1e-6
Z = 1.96
"""95 % lie within so many deviations."""


class Rating(NamedTuple):
    rating: float
    deviation: float = 0.0
    volatility: float = 0.0

    @property
    def margin(self) -> float:
        """95 % are within so much."""
        return Z * self.deviation


def weight(deviation: float) -> float:
    """How much a game against somebody of that deviation tells: Glickman's g."""
    return 1 / sqrt(1 + 3 * (deviation / SCALE / pi) ** 2)


def expected(player: Rating, other: Rating) -> float:
    """The share of points that the player can hope for, uncertain as both are."""
    unsure = sqrt(player.deviation**2 + other.deviation**2)
    return 1 / (1 + exp(-weight(unsure) * (player.rating - other.rating) / SCALE))


def rated(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after some games that were played together: the others, and the points against each."""
    mu, phi = (player.rating - CENTRE) / SCALE, player.deviation / SCALE
    told = surprise = 0.0
    for other, points in games:
        g = weight(other.deviation)
        share = 1 / (1 + exp(-g * (player.rating - other.rating) / SCALE))
        told += g * g * share * (1 - share)
        surprise += g * (points - share)
    volatility = _volatility(phi, player.volatility, 1 / told, surprise / told)
    phi = 1 / sqrt(1 / (phi * phi + volatility * volatility) + told)
    return Rating(SCALE * (mu + phi * phi * surprise) + CENTRE, SCALE * phi, volatility)


def _volatility(phi: float, before: float, variance: float, improvement: float) -> float:
    """Step 5 of the paper: the zero of a function of the logarithm, by the Illinois algorithm."""
    start = log(before * before)

    def off(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (improvement**2 - spread) / (2 * spread**2) - (x - start) / CHANGE**2

    low = start
    if improvement**2 > phi * phi + variance:
        high = log(improvement**2 - phi * phi - variance)
    else:
        high = start - CHANGE
        while off(high) < 0:
            high -= CHANGE
    at_low, at_high = off(low), off(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = off(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
