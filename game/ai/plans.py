"""Search where a turn is one plan and what is hidden matters less than what one does oneself.

Each move is looked at once in some imagined worlds, the best of them in some more. The best few may then be played on,
by everybody as the evaluation would at first sight, to the end of this turn or of the next ones, and judged there: what
is only hoped for has happened by then, or has not. After each round the better half goes on, in new worlds that are the
same for all of them.

What is played on is mostly luck. So it corrects the first sight only as far as it is surer than that.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from game.ai import flat
from game.ai.flat import chance
from game.core.contract import Event, Move, Rules, Tell
from game.core.measures import Plan
from game.core.rng import Stream

LONGEST = 60
"""Decisions after which what is played on is judged as it stands."""
REACH = 3
"""So many times its usual error a first sight may be off: what looks worse than that is not played on."""
FINALISTS = 6
"""So many are looked at once more."""
SAME = 1e-9
"""Moves that look so much alike lead to the same."""


def search(
    rules: Rules[Any], view: Any, plan: Plan, seed: int, work: float = 1.0, stop: Callable[[], bool] | None = None
) -> list[tuple[float, Move]]:
    """The moves of the seat to act with their chances to win, best first."""
    moves, stream = rules.legal_moves(view), Stream(seed)
    looked = _looked(rules, view, moves, stream, max(1, round(plan.worlds * work)))
    spares = rules.info.worlds.spares
    ranked = sorted(range(len(moves)), key=lambda n: (-looked[n], moves[n].kind in spares))
    again = round(plan.again * work)
    if again:
        few = finalists(moves, ranked, spares)
        looked_again = _looked(rules, view, [moves[n] for n in few], stream, again)
        for n, found in zip(few, looked_again, strict=True):
            looked[n] = found
        few.sort(key=lambda n: (-looked[n], moves[n].kind in spares))
        ranked = few + [n for n in ranked if n not in few]
    games = round(plan.games * work)
    few = rivals(looked, ranked, plan)
    if len(few) > 1 and games >= len(few):
        ahead = _played_on(rules, view, [moves[n] for n in few], [looked[n] for n in few], plan, games, stream, stop)
        for at, found in ahead:
            looked[few[at]] = found
        first = [few[at] for at, _found in ahead]
        ranked = first + [n for n in ranked if n not in first]
    best = looked[ranked[0]]
    return [(min(best, looked[n]), moves[n]) for n in ranked]


def _looked(rules: Rules[Any], view: Any, moves: list[Move], stream: Stream, worlds: int) -> list[float]:
    """The chance that each move leaves, at first sight."""
    seat = rules.to_act(view)
    assert seat is not None
    looked = [0.0] * len(moves)
    for _ in range(worlds):
        world = rules.determinise(view, stream.below(1 << 62))
        found = [chance(rules, moved(rules, world, move), seat) for move in moves]
        for n, each in enumerate(_sober(rules, world, moves, found)):
            looked[n] += each / worlds
    return looked


def _sober(rules: Rules[Any], world: Any, moves: list[Move], found: list[float]) -> list[float]:
    """The chances, of which no play that comes to nothing has more than the best move that costs nothing: it only puts
    that off, and what is hoped for meanwhile can be hoped for as well without it."""
    spares = rules.info.worlds.spares
    most = max((each for move, each in zip(moves, found, strict=True) if move.kind not in spares), default=1.0)
    return [
        most if each > most and _in_vain(rules, world, move) else each for move, each in zip(moves, found, strict=True)
    ]


def _in_vain(rules: Rules[Any], world: Any, move: Move) -> bool:
    """Does what is played come to nothing in that world?"""
    info, told = rules.info, list[Event]()
    moved(rules, world, move, told.append)
    played = next((event.by for event in told if event.kind in info.plays), None)
    return any(event.kind in info.fails and event.card == played for event in told)


def finalists(moves: list[Move], ranked: list[int], spares: Container[str]) -> list[int]:
    """The best few, and with them the best of those that cost nothing."""
    few = ranked[:FINALISTS]
    free = next((n for n in ranked if moves[n].kind not in spares), few[0])
    return few if free in few else [*few, free]


def _error(plan: Plan, best: float) -> float:
    """How far a first sight is usually off, in chance to win: where the game is nearly decided, it is less."""
    return plan.doubt * 4 * best * (1 - best)


def rivals(looked: list[float], ranked: list[int], plan: Plan) -> list[int]:
    """The best moves that look different, as far as one of them may still be the best."""
    best = looked[ranked[0]]
    found: list[int] = []
    for n in ranked:
        if len(found) == plan.kept or looked[n] < best - REACH * _error(plan, best):
            break
        if not found or looked[n] < looked[found[-1]] - SAME:
            found.append(n)
    return found


def moved(rules: Rules[Any], state: Any, move: Move, tell: Tell | None = None) -> Any:
    """The state after a move, when it has happened: nobody answers it."""
    after = flat.moved(rules, state, move, tell)
    while (passing := rules.lets_pass(after)) is not None:
        rules.advance(after, passing, tell)
    return after


def _played_on(
    rules: Rules[Any], view: Any, moves: list[Move], looked: list[float], plan: Plan, games: int, stream: Stream,
    stop: Callable[[], bool] | None,
) -> list[tuple[int, float]]:  # fmt: skip
    """Which of the moves are the best, best first, with their chances, corrected by what came of them."""
    seat, until = rules.to_act(view), rules.turn_number(view) + plan.turns
    assert seat is not None
    error = _error(plan, looked[0])
    came: list[list[float]] = [[] for _move in moves]
    alive, out, found = [*range(len(moves))], list[int](), looked[:]
    rounds = max(1, (len(moves) - 1).bit_length())
    while len(alive) > 1:
        for _ in range(max(2, games // rounds // len(alive))):
            if stop is not None and stop():
                break
            world = rules.determinise(view, stream.below(1 << 62))
            for n in alive:
                came[n].append(chance(rules, _go_on(rules, moved(rules, world, moves[n]), until), seat))
        for n in alive:
            found[n] = corrected(n, alive, looked, came, error)
        alive.sort(key=lambda n: -found[n])
        half = (len(alive) + 1) // 2
        alive, out = alive[:half], alive[half:] + out
    return [(n, found[n]) for n in alive + out]


def corrected(n: int, alive: list[int], looked: list[float], came: list[list[float]], error: float) -> float:
    """How a move stands beside the others: its lead at first sight and that of what came of it in the same worlds, each
    by how sure it is."""
    seen = looked[n] - sum(looked[other] for other in alive) / len(alive)
    leads = [came[n][world] - sum(came[other][world] for other in alive) / len(alive) for world in range(len(came[n]))]
    if len(leads) < 2:
        return looked[n]
    mean = sum(leads) / len(leads)
    noise = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads)
    return looked[n] + (mean - seen) * error**2 / (error**2 + noise)


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
