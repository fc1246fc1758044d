"""Flat search, the yardstick of every tree: each move is looked at once in many imagined worlds, and that is all.

In a game that hides nothing, and as long as chance does not speak, one world says all there is. There the work goes
into the rest of the turn, since a single movement is too little to judge: the best moves are played on greedily.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Move, Rules, Tell
from game.core.rng import Stream

CALLS = 4000
"""Moves and evaluations of a decision at full work, but for the last world, which is looked at to its end."""


def search(rules: Rules[Any], view: Any, seed: int, work: float = 1.0) -> list[tuple[float, Move]]:
    """The moves of the seat to act with their chances to win, best first; among equals the seed chooses."""
    seat = rules.to_act(view)
    assert seat is not None
    moves, stream = rules.legal_moves(view), Stream(seed)
    left = CALLS * work
    worths = [0.0] * len(moves)
    worlds = 0
    while not worlds or left > 0:
        world = rules.determinise(view, stream.below(1 << 62))
        afters = [moved(rules, world, move) for move in moves]
        for n, after in enumerate(afters):
            worths[n] += chance(rules, after, seat)
        worlds += 1
        left -= 2 * len(moves)
        if worlds == 1 and not rules.info.hides and all(after.random == world.random for after in afters):
            _go_on(rules, afters, worths, seat, left)
            break
    ranked = list(range(len(moves)))
    stream.shuffle(ranked)
    ranked.sort(key=lambda n: -worths[n])
    return [(worths[n] / worlds, moves[n]) for n in ranked]


def _go_on(rules: Rules[Any], afters: list[Any], worths: list[float], seat: int, left: float) -> None:
    """Plays the turn on after the best moves, as far as the calls go: a move is worth what it leads to."""
    for n in sorted(range(len(afters)), key=lambda n: -worths[n]):
        state = afters[n]
        while rules.to_act(state) == seat:
            moves = rules.legal_moves(state)
            left -= 2 * len(moves)
            if left < 0:
                return
            further = [moved(rules, state, move) for move in moves]
            rated = [chance(rules, after, seat) for after in further]
            best = max(range(len(rated)), key=rated.__getitem__)
            if rated[best] <= worths[n] or further[best].random != state.random:
                break
            worths[n], state = rated[best], further[best]


def moved(rules: Rules[Any], state: Any, move: Move, tell: Tell | None = None) -> Any:
    after = state.copy()
    rules.advance(after, move, tell)
    return after


def chance(rules: Rules[Any], state: Any, seat: int) -> float:
    """A seat's chance to win at first sight."""
    outcome = rules.outcome(state)
    if outcome is None:
        return rules.evaluate(state, seat)
    return 1 / len(outcome.ranking[0]) if seat in outcome.ranking[0] else 0.0
