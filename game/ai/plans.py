"""Search where a turn is one plan and what is hidden matters less than what one does oneself.

Each move is looked at once in some imagined worlds. The best few are then played on, by everybody as the evaluation
would at first sight, to the end of this turn or of the next ones, and judged there: what is only hoped for has happened
by then, or has not. After each round the better half goes on, in new worlds that are the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ai import flat
from game.ai.flat import chance
from game.core.contract import Move, Rules
from game.core.measures import Plan
from game.core.rng import Stream

LONGEST = 60
"""Decisions after which what is played on is judged as it stands."""


def search(
    rules: Rules[Any], view: Any, plan: Plan, seed: int, work: float = 1.0, stop: Callable[[], bool] | None = None
) -> list[tuple[float, Move]]:
    """The moves of the seat to act with their chances to win, best first."""
    seat = rules.to_act(view)
    assert seat is not None
    moves, stream = rules.legal_moves(view), Stream(seed)
    looked = [0.0] * len(moves)
    worlds = max(1, round(plan.worlds * work))
    for _ in range(worlds):
        world = rules.determinise(view, stream.below(1 << 62))
        for n, move in enumerate(moves):
            looked[n] += chance(rules, moved(rules, world, move), seat) / worlds
    ranked = sorted(range(len(moves)), key=lambda n: -looked[n])
    games = round(plan.games * work)
    if games >= plan.kept:
        ranked[: plan.kept] = _played_on(rules, view, moves, ranked[: plan.kept], plan, games, stream, looked, stop)
    best = looked[ranked[0]]
    return [(min(best, looked[n]), moves[n]) for n in ranked]


def moved(rules: Rules[Any], state: Any, move: Move) -> Any:
    """The state after a move, when it has happened: nobody answers it."""
    after = flat.moved(rules, state, move)
    while (passing := rules.lets_pass(after)) is not None:
        rules.advance(after, passing)
    return after


def _played_on(
    rules: Rules[Any], view: Any, moves: list[Move], rivals: list[int], plan: Plan, games: int, stream: Stream,
    chances: list[float], stop: Callable[[], bool] | None,
) -> list[int]:  # fmt: skip
    """The rivals, best first; what playing them on has shown takes the place of what was seen at first."""
    seat, until = rules.to_act(view), rules.turn_number(view) + plan.turns
    assert seat is not None
    totals, tried = dict.fromkeys(rivals, 0.0), dict.fromkeys(rivals, 0)
    alive, out = rivals[:], list[int]()
    rounds = max(1, (len(rivals) - 1).bit_length())
    while len(alive) > 1:
        for _ in range(max(1, games // rounds // len(alive))):
            if stop is not None and all(tried.values()) and stop():
                break
            world = rules.determinise(view, stream.below(1 << 62))
            for n in alive:
                totals[n] += chance(rules, _go_on(rules, moved(rules, world, moves[n]), until), seat)
                tried[n] += 1
        alive.sort(key=lambda n: -totals[n] / tried[n])
        half = (len(alive) + 1) // 2
        alive, out = alive[:half], alive[half:] + out
    for n in rivals:
        chances[n] = totals[n] / max(1, tried[n])
    return alive + out


def _go_on(rules: Rules[Any], state: Any, until: int) -> Any:
    """The state after everybody has played on at first sight, until a turn of that number begins."""
    for _ in range(LONGEST):
        seat = rules.to_act(state)
        if seat is None or rules.turn_number(state) >= until:
            break
        moves = rules.legal_moves(state)
        if len(moves) == 1:
            rules.advance(state, moves[0])
            continue
        state = max((moved(rules, state, move) for move in moves), key=lambda each: chance(rules, each, seat))
    return state
