"""Do chances come true? Games of the learner against itself, each time that another was to act: what was said, and what
it came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, log1p
from typing import Any

from tests.train.lessons import BEGINNING, CERTAINTY, Weights

TENTHS = 10
SURE, SUREST = 1e-9, 20.0
"""Chances nearer to certainty than that, and log odds beyond these, are all the same."""
LEAST, MOST = 0.1, 10.0
"""Factors beyond which none is looked for."""
OPENINGS = tuple(n / 5 for n in range(-15, 11))
STEPS = 8
"""Newton's, after which a factor is as good as found."""

Game = tuple[list[Any], float]
Lead = tuple[float, float, float]
"""Log odds, what came of them, and how much that counts."""
Judge = Callable[[Weights], Callable[[Any, int], float]]


def fitted(judge: Judge, weights: Weights, games: Sequence[Game]) -> dict[str, float]:
    """How fast a lead becomes certainty, and how that differs at the beginning of a game where the evaluation asks,
    so that what the chances say of these games is the least wrong.

    It is what every evaluation multiplies its log odds by."""
    if BEGINNING not in weights:
        return {CERTAINTY: _times(weights[CERTAINTY], _best(_leads(judge, weights, games))[1])}
    flat, steep = ({**weights, BEGINNING: opening} for opening in (0.0, 1.0))
    leads = [
        (lead, log(lead_then / lead) if lead and lead_then / lead > 0 else 0.0, points, counts)
        for (lead, points, counts), (lead_then, *_same) in zip(
            _leads(judge, flat, games), _leads(judge, steep, games), strict=True
        )
    ]
    ways = {
        opening: _best([(lead * exp(opening * early), points, counts) for lead, early, points, counts in leads])
        for opening in OPENINGS
    }
    opening = min(OPENINGS, key=lambda each: ways[each][0])
    return {CERTAINTY: _times(weights[CERTAINTY], ways[opening][1]), BEGINNING: opening}


def _times(weight: float, factor: float) -> float:
    return round(weight * factor, 4)


def _leads(judge: Judge, weights: Weights, games: Sequence[Game]) -> list[Lead]:
    """Each time that another was to act the log odds of a seat, and what it got. Every game counts once: the long ones
    are few, and those in which chances were wrong for long."""
    chance = judge(weights)
    return [
        (log(said / (1 - said)), points, 1 / len(turns))
        for turns, points in games
        for state in turns
        for said in [min(1 - SURE, max(SURE, chance(state, 0)))]
    ]


def _best(leads: Sequence[Lead]) -> tuple[float, float]:
    """How wrong the chances are with the best factor, and the factor."""
    factor = 1.0
    for _step in range(STEPS):
        slope = bend = 0.0
        for lead, points, counts in leads:
            chance = 1 / (1 + exp(-max(-SUREST, min(SUREST, factor * lead))))
            slope += counts * (points - chance) * lead
            bend += counts * chance * (1 - chance) * lead * lead
        if bend <= 0:
            break
        factor = max(LEAST, min(MOST, factor + max(-factor / 2, min(factor, slope / bend))))
    return _loss(leads, factor), factor


def _loss(leads: Sequence[Lead], factor: float) -> float:
    total = 0.0
    for lead, points, counts in leads:
        odds = max(-SUREST, min(SUREST, factor * lead))
        total += counts * (points * log1p(exp(-odds)) + (1 - points) * log1p(exp(odds)))
    return total


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
