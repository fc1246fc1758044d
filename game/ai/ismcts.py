"""Search where something is hidden: one tree over many imagined worlds.

Each round imagines a whole world that agrees with the view and walks down the tree with the moves that are legal in
it. A move that could not be played in most worlds is not punished for that: it competes only where it was there to be
chosen. Every seat plays for itself. The true state is never seen here: there is only the view.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from game.core.contract import Move, Rules
from game.core.rng import Stream

CURIOSITY = 0.7
"""How much a move that was seldom tried is worth trying."""
DEEPEST = 80
"""Decisions after which a walk is judged as it stands."""


class Branch:
    """What is known of a move: how often it was there to be chosen, how often it was, and what it brought each seat."""

    __slots__ = ("branches", "chances", "there", "tried")

    def __init__(self, seats: int) -> None:
        self.branches: dict[Move, Branch] = {}
        self.there = self.tried = 0
        self.chances = [0.0] * seats

    def appeal(self, seat: int) -> float:
        return self.chances[seat] / self.tried + CURIOSITY * sqrt(log(self.there) / self.tried)


def search(
    rules: Rules[Any], view: Any, rounds: int, seed: int, stop: Callable[[], bool] | None = None
) -> list[tuple[float, Move]]:
    """The moves of the seat to act with their chances to win, most tried first; what was tried less is trusted less."""
    seat = rules.to_act(view)
    assert seat is not None
    seats = rules.seats(view)
    root = Branch(seats)
    stream = Stream(seed)
    for k in range(rounds):
        if stop is not None and k and stop():
            break
        world = rules.determinise(view, stream.below(1 << 62))
        _walk(rules, world, root, stream, seats)
    by_trust = sorted(root.branches.items(), key=lambda item: (item[1].tried, item[1].chances[seat]), reverse=True)
    most = by_trust[0][1].tried
    return [(branch.chances[seat] / most, move) for move, branch in by_trust]


def _walk(rules: Rules[Any], world: Any, root: Branch, stream: Stream, seats: int) -> None:
    """One walk down the tree, one new branch, and the news carried back up."""
    branch, path = root, [root]
    for _ in range(DEEPEST):
        seat = rules.to_act(world)
        if seat is None:
            break
        moves = rules.legal_moves(world)
        if len(moves) == 1 and branch is not root:
            rules.advance(world, moves[0])
            continue
        fresh = [move for move in moves if move not in branch.branches]
        if fresh:
            move = fresh[stream.below(len(fresh))]
            branch.branches[move] = Branch(seats)
        else:
            for known in moves:
                branch.branches[known].there += 1
            move = _most_appealing(branch, moves, seat)
        branch = branch.branches[move]
        path.append(branch)
        rules.advance(world, move)
        if fresh:
            branch.there = 1
            break
    chances = _verdict(rules, world, seats)
    for step in path:
        step.tried += 1
        for seat in range(seats):
            step.chances[seat] += chances[seat]


def _most_appealing(branch: Branch, moves: list[Move], seat: int) -> Move:
    return max(moves, key=lambda move: branch.branches[move].appeal(seat))


def _verdict(rules: Rules[Any], world: Any, seats: int) -> list[float]:
    """Each seat's chance as the world stands."""
    outcome = rules.outcome(world)
    if outcome is None:
        return [rules.evaluate(world, seat) for seat in range(seats)]
    best = outcome.ranking[0]
    return [1 / len(best) if seat in best else 0.0 for seat in range(seats)]
