"""Do chances come true? Games of the learner against itself, turn by turn: what was said, and what it came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, log1p
from typing import Any

from tests.train.lessons import CERTAINTY, Weights

TENTHS = 10
SURE = 1e-9
FACTORS = tuple(0.3 * 1.1**n for n in range(25))

Game = tuple[list[Any], float]
Judge = Callable[[Weights], Callable[[Any, int], float]]


def certainty(judge: Judge, weights: Weights, games: Sequence[Game]) -> float:
    """How fast a lead becomes certainty, so that what the chances say of these games is the least wrong.

    It is what every evaluation multiplies its log odds by."""
    chance = judge(weights)
    seen = [
        (log(said / (1 - said)), points)
        for turns, points in games
        for state in turns
        for said in [min(1 - SURE, max(SURE, chance(state, 0)))]
    ]

    def loss(factor: float) -> float:
        return sum([
            points * log1p(exp(-odds * factor)) + (1 - points) * log1p(exp(odds * factor)) for odds, points in seen
        ])  # fmt: skip

    return round(weights[CERTAINTY] * min(FACTORS, key=loss), 4)


def table(judge: Judge, weights: Weights, games: Sequence[Game]) -> list[list[float]]:
    """For each tenth of chances how often it was said of a seat, the mean of what was said, and of what it came to."""
    chance = judge(weights)
    rows = [[0, 0.0, 0.0] for _tenth in range(TENTHS)]
    for turns, points in games:
        for state in turns:
            seen = chance(state, 0)
            for said, got in ((seen, points), (1 - seen, 1 - points)):
                row = rows[min(TENTHS - 1, int(said * TENTHS))]
                row[0] += 1
                row[1] += said
                row[2] += got
    return [[n, round(said / max(1, n), 4), round(got / max(1, n), 4)] for n, said, got in rows]
