"""The Master of version 0.5.0, kept as a yardstick: whatever opponents learn, this one stays as it was.

Its two searches, its numbers and its evaluations are copies that no change of today's may touch. What was changed in
them was demanded by rules that have been brought to the book since, and stands in the docstring of each. Beside that,
opponents now grant a count that was asked for (a `Moment`), where there was none to ask. Imagined worlds are the
rules' own (`determinise`), and follow them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from game.ai.lens import Judged, through
from game.ai.sparring.old import alphabeta, ismcts
from game.ai.sparring.old.alphabeta import Reach
from game.core.contract import Move, Rules
from game.core.rng import Stream

CANDIDATES = 5
REACH, WHIM = Reach(20_000, 8, 4, ((12, 6), (8, 4, 1))), 0.003
"""In open games: how far it looked, and how much worse a move might be."""
FANCY = 0.001
"""The same where something is hidden."""


class Master(NamedTuple):
    """How it judged one of the games, and how many worlds it imagined and looked at there."""

    chance_to_win: Callable[[Any, int], float]
    worlds: int = 500
    looks: tuple[int, int] = ismcts.LOOKS


def knows(game: str) -> bool:
    """Was this game on the shelf in those days?"""
    return find_spec(f"{__name__}.{game}") is not None


def master(game: str) -> Master:
    found: Master = import_module(f"{__name__}.{game}").MASTER
    return found


def judged(rules: Rules[Any]) -> Rules[Any]:
    """The rules as the old Master sees them."""
    return through(Judged(rules, master(rules.info.id).chance_to_win))


def choose(rules: Rules[Any], view: Any, seed: int, work: float = 1.0) -> Move:
    """Its move for the seat to act, by rules that are `judged` as in those days."""
    moves = rules.legal_moves(view)
    if len(moves) == 1:
        return moves[0]
    moment = rules.passing_question(view)
    if moment is not None and moment.granted:
        return moment.passing
    stream = Stream(seed)
    best: dict[Move, float] = {}
    if rules.info.search == "worlds":
        then, whim = master(rules.info.id), FANCY
        for chance, move in ismcts.search(rules, view, max(1, round(then.worlds * work)), seed, None, then.looks):
            best.setdefault(move, chance)
    else:
        whim = WHIM
        for chance, turn in alphabeta.search(rules, view, REACH, seed, work, None, whim):
            best.setdefault(turn[0], chance)
    return _whim(tuple(best.items())[:CANDIDATES], whim, stream)


def _whim(candidates: tuple[tuple[Move, float], ...], whim: float, stream: Stream) -> Move:
    """One of the moves that are nearly as good as the best, the better the likelier."""
    best = candidates[0][1]
    span = max(whim * 4 * best * (1 - best), 1e-9)
    weights = [max(0, round(1000 * (1 - (best - chance) / span))) for _, chance in candidates]
    ticket = stream.below(sum(weights))
    for (move, _), weight in zip(candidates, weights, strict=True):
        if ticket < weight:
            return move
        ticket -= weight
    raise AssertionError("the ticket is one of those sold")
