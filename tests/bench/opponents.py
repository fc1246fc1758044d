"""The opponents: the longest that each level takes for a decision, at a few points of a random game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from game import catalogue
from game.ai import levels
from game.core.contract import Rules
from tests.bench.figures import Row

DECISIONS = 6
BUDGETS = {"novice": 0.2, "adept": 0.7, "master": 2.0, "sage": 2.0, "paragon": 2.0}


def rows() -> Iterator[Row]:
    for game in catalogue.ids():
        rules = catalogue.rules(game)
        views = list(positions(rules))
        for level, budget in BUDGETS.items():
            longest = max(thought(rules, view, level) for view in views)
            yield Row(f"{game}: {level}, longest of {len(views)} decisions", longest, "s", most=budget)


def positions(rules: Rules[Any], seed: int = 1) -> Iterator[Any]:
    """What the seat to act sees at the start of a random game and at even distances after it."""
    state = rules.new_game({}, seed)
    chance = random.Random(seed)
    seen = []
    while (seat := rules.to_act(state)) is not None:
        moves = rules.legal_moves(state)
        if len(moves) > 1:
            seen.append(rules.view(state, seat))
        rules.advance(state, chance.choice(moves))
    return (seen[n * len(seen) // DECISIONS] for n in range(DECISIONS))


def thought(rules: Rules[Any], view: Any, level: str) -> float:
    started = perf_counter()
    levels.choose(rules, view, level, seed=1)
    return perf_counter() - started
