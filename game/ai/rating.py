"""How much stronger one player is than another, in Elo, and when a match has shown it.

400 Elo are odds of ten to one; a draw counts half. Games come in pairs of the same deal with seats swapped, and a pair
is one observation, worth 0, 1/2, 1, 3/2 or 2 points: luck of the deal, and whatever a seat gives, cancels out in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf, log, log10, sqrt
from typing import NamedTuple

from game.ai.records import Z, interval

SCALE = 400 / log(10)
"""Elo in a unit of log odds."""
ERROR = 0.05
"""How often a sequential test may decide wrongly, either way."""
BOUND = log((1 - ERROR) / ERROR)
SURE = 1e-12
"""Shares that are as good as none or all."""
A_LITTLE = 1e-3
"""What every result of a pair counts before any was seen, so that none is impossible."""
PAIR_POINTS = (0.0, 0.5, 1.0, 1.5, 2.0)


def expected(elo: float) -> float:
    """The share of points that a difference in Elo stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(share: float) -> float:
    if not SURE < share < 1 - SURE:
        return inf if share > 0.5 else -inf
    return -400 * log10(1 / share - 1)


def elo_interval(points: float, games: int) -> tuple[float, float, float]:
    """The difference in Elo that a match shows, and its 95 % interval, each game taken for itself."""
    low, high = interval(points, games)
    return elo_of(points / games if games else 0.5), elo_of(low), elo_of(high)


# Sequential tests


def likelihood(pairs: Sequence[float], elo0: float, elo1: float) -> float:
    """How much better elo1 explains the points of the pairs than elo0 does: the logarithm of the likelihoods' ratio.

    This is the generalised sequential test that chess engines are tried with (Van den Bergh, after Kullback and
    Leibler): of all distributions of a pair's points with the mean that an Elo stands for, the likeliest is taken.
    """
    counts = Counter(pairs)
    seen = [(points / 2, counts[points] + A_LITTLE) for points in PAIR_POINTS]
    under0, under1 = (_likeliest(seen, expected(elo)) for elo in (elo0, elo1))
    return sum(n * log(p1 / p0) for (_, n), p0, p1 in zip(seen, under0, under1, strict=True))


def _likeliest(seen: Sequence[tuple[float, float]], mean: float) -> list[float]:
    """Of the distributions with this mean the one that best explains what was seen, by bisection."""
    total = sum(n for _, n in seen)
    low, high = -1 / (1 - mean), 1 / mean
    for _step in range(100):
        tilt = (low + high) / 2
        if sum(n * (share - mean) / (1 + tilt * (share - mean)) for share, n in seen) > 0:
            low = tilt
        else:
            high = tilt
    return [n / total / (1 + low * (share - mean)) for share, n in seen]


def verdict(pairs: Sequence[float], elo0: float, elo1: float) -> int:
    """1 when the pairs speak for elo1, -1 when for elo0, 0 as long as they don't tell."""
    ratio = likelihood(pairs, elo0, elo1)
    return 1 if ratio >= BOUND else -1 if ratio <= -BOUND else 0


# A whole panel


class Standing(NamedTuple):
    """A player among all others: its Elo, and how far off that may be, 95 %."""

    elo: float
    margin: float


def standings(points: Mapping[tuple[str, str], float], games: Mapping[tuple[str, str], int]) -> dict[str, Standing]:
    """Everybody's Elo by Bradley and Terry, the first player being 0; keyed (player, other), both ways round.

    Each two who have met are given one draw more, so that nobody who won or lost everything is infinitely far away.
    The strengths are found by the usual iteration, the margins from the curvature of the likelihood there.
    """
    names = list(dict.fromkeys(one for one, _ in games))
    met = {pair: n + 1 for pair, n in games.items() if n}
    won = {one: sum(points[one, other] + 0.5 for other in names if (one, other) in met) for one in names}
    strength = dict.fromkeys(names, 1.0)
    for _round in range(2000):
        before = dict(strength)
        for one in names:
            strength[one] = won[one] / sum(
                n / (strength[one] + strength[other]) for (who, other), n in met.items() if who == one
            )
        first = strength[names[0]]
        strength = {one: value / first for one, value in strength.items()}
        if all(abs(log(strength[one] / before[one])) < 1e-9 for one in names):
            break
    margins = _margins(names, met, strength)
    return {one: Standing(SCALE * log(strength[one]), margins[one]) for one in names}


def _margins(
    names: Sequence[str], met: Mapping[tuple[str, str], int], strength: Mapping[str, float]
) -> dict[str, float]:  # fmt: skip
    """Of all but the first, who is where Elo begins."""
    rest = names[1:]
    information = [[0.0] * len(rest) for _ in rest]
    for (one, other), n in met.items():
        if one == names[0]:
            continue
        share = strength[one] / (strength[one] + strength[other])
        information[rest.index(one)][rest.index(one)] += n * share * (1 - share)
        if other != names[0]:
            information[rest.index(one)][rest.index(other)] -= n * share * (1 - share)
    spread = _inverse(information)
    return {names[0]: 0.0} | {one: Z * SCALE * sqrt(spread[n][n]) for n, one in enumerate(rest)}


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; information is positive, so no row has to be looked for."""
    size = len(matrix)
    rows = [[*row, *(float(n == at) for n in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * above for value, above in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
