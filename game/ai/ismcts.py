"""Search where something is hidden: one tree over many imagined worlds.

Each round takes a world that agrees with the view and walks down the tree with the moves that are legal in it. Where
the tree ends, every move is looked at once and judged by the game's evaluation: the best of them is what the walk was
worth, and the next walks try the promising ones first. A move that could not be played in most worlds is not punished
for that: it competes only where it was there to be chosen. Every seat plays for itself. The true state is never seen
here: there is only the view.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

from game.core.contract import Move, Rules
from game.core.rng import Stream

CURIOSITY = 0.08
"""How much a move that was seldom tried is worth trying, in chance to win."""
CAUTION = 0.04
"""How much a move that was seldom tried is trusted less, in chance to win."""
DEEPEST = 80
"""Decisions after which a walk is judged as it stands."""
WALKS = 8
"""Walks through the same imagined world: imagining one costs more than a walk."""
LOOKS = (4, 8)
"""Worlds in which every move of the seat is looked at before the walks begin: so many at most, and one more for each
so many rounds."""


class Branch:
    """What is known of a move: how often it was there to be chosen, how often it was, and what it brought each seat."""

    __slots__ = ("branches", "chances", "there", "tried")

    def __init__(self, chances: list[float]) -> None:
        self.branches: dict[Move, Branch] = {}
        self.there = self.tried = 1
        self.chances = chances[:]

    def learn(self, chances: list[float]) -> None:
        self.tried += 1
        for seat, chance in enumerate(chances):
            self.chances[seat] += chance

    def chance(self, seat: int) -> float:
        return self.chances[seat] / self.tried


def search(
    rules: Rules[Any], view: Any, rounds: int, seed: int, stop: Callable[[], bool] | None = None
) -> list[tuple[float, Move]]:
    """The moves of the seat to act with their chances to win, best first; what was tried less is trusted less."""
    seat = rules.to_act(view)
    assert seat is not None
    seats = rules.seats(view)
    root = Branch([0.0] * seats)
    stream = Stream(seed)
    looks = min(LOOKS[0], 1 + rounds // LOOKS[1])
    world = None
    for k in range(rounds):
        if stop is not None and k and stop():
            break
        if world is None or k < looks or k % WALKS == 0:
            world = rules.determinise(view, stream.below(1 << 62))
        if k < looks:
            _look(rules, world, root, rules.legal_moves(view), seats)
        elif _decided(root, rounds - k):
            break
        else:
            _walk(rules, world.copy(), root, seats)
    return _ranked(root, seat)


def _ranked(root: Branch, seat: int) -> list[tuple[float, Move]]:
    def trust(item: tuple[Move, Branch]) -> float:
        return item[1].chance(seat) - CAUTION / sqrt(item[1].tried)

    ranked = sorted(root.branches.items(), key=trust, reverse=True)
    best = ranked[0][1].chance(seat)
    return [(min(best, branch.chance(seat)), move) for move, branch in ranked]


def _decided(root: Branch, left: int) -> bool:
    """Can no other move still be tried as often as the favourite?"""
    if len(root.branches) < 2:
        return True
    second, first = sorted(branch.tried for branch in root.branches.values())[-2:]
    return first - second > left


def _look(rules: Rules[Any], world: Any, branch: Branch, moves: list[Move], seats: int) -> None:
    """Judges each move as it stands right after it."""
    for move in moves:
        after = world.copy()
        rules.advance(after, move)
        chances = _verdict(rules, after, seats)
        known = branch.branches.get(move)
        if known is None:
            branch.branches[move] = Branch(chances)
        else:
            known.there += 1
            known.learn(chances)


def _walk(rules: Rules[Any], world: Any, root: Branch, seats: int) -> None:
    """One walk down the tree, a look around at its end, and the news carried back up."""
    branch, path = root, [root]
    chances = None
    for _ in range(DEEPEST):
        seat = rules.to_act(world)
        if seat is None:
            break
        moves = rules.legal_moves(world)
        if len(moves) == 1:
            rules.advance(world, moves[0])
            continue
        known = branch.branches
        ended = not known
        fresh = moves if ended else [move for move in moves if move not in known]
        if fresh:
            _look(rules, world, branch, fresh, seats)
        if ended:
            best = max((known[move] for move in moves), key=lambda each: each.chances[seat])
            chances = best.chances
            break
        for move in moves:
            known[move].there += 1
        move = _most_appealing(branch, moves, seat)
        branch = known[move]
        path.append(branch)
        rules.advance(world, move)
    if chances is None:
        chances = _verdict(rules, world, seats)
    for step in path:
        step.learn(chances)


def _most_appealing(branch: Branch, moves: list[Move], seat: int) -> Move:
    known = branch.branches

    def appeal(move: Move) -> float:
        each = known[move]
        return each.chances[seat] / each.tried + CURIOSITY * sqrt(log(each.there) / each.tried)

    return max(moves, key=appeal)


def _verdict(rules: Rules[Any], world: Any, seats: int) -> list[float]:
    """Each seat's chance as the world stands; between two, what one gains the other loses."""
    outcome = rules.outcome(world)
    if outcome is None:
        if seats == 2:
            chance = rules.evaluate(world, 0)
            return [chance, 1 - chance]
        return [rules.evaluate(world, seat) for seat in range(seats)]
    best = outcome.ranking[0]
    return [1 / len(best) if seat in best else 0.0 for seat in range(seats)]
