"""Advice: what to do with the rest of a turn, and why, in the words of the game's evaluation.

The plan goes on from the move that was found, as its search had it or as it looks best at first sight, until somebody
else decides or chance speaks. The reason is the part of the evaluation that is most of the difference between the end
of this plan and that of the best other one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import log
from typing import Any, NamedTuple, cast

from game.ai.alphabeta import Stop
from game.ai.flat import chance, moved
from game.ai.levels import Decision, choose
from game.core.contract import Move, Rules
from game.core.language import _
from game.core.parts import Part

LONGEST = 12
"""Moves of a plan, at most."""
LEAST = 0.01
"""A difference that is worth a word, in log odds."""
HALF = 0.5
"""What counts half as much shows how much it counts."""


class Told(NamedTuple):
    """A plan in words, move by move, and why; empty where nothing sets it apart."""

    moves: tuple[str, ...]
    reason: str


def advise(
    rules: Rules[Any], view: Any, player: str, seed: int, work: float = 1.0, stop: Stop | None = None
) -> Decision:
    """The best move of an opponent, as advice: with its plan, and the number of the part that speaks for it. What it
    would do on a whim in a long game is no advice."""
    found = choose(rules, view, player, seed, work, stop)
    best = found.candidates[0][0]
    if found.move != best:
        found = found._replace(move=best, line=())
    world = rules.determinise(view, seed)
    plan, end = followed(rules, world, found.line or (found.move,))
    others = [followed(rules, world, (move,))[1] for move, _chance in found.candidates if move != found.move]
    because = _because(rules, end, [*others, world], rules.to_act(view) or 0)
    return found._replace(line=plan, because=because)


def followed(rules: Rules[Any], world: Any, line: tuple[Move, ...]) -> tuple[tuple[Move, ...], Any]:
    """The moves until the turn is over or chance speaks, beginning with these, and the state after them."""
    seat, turn, state = rules.to_act(world), rules.turn_number(world), world
    moves: list[Move] = []
    while rules.to_act(state) == seat and rules.turn_number(state) == turn and len(moves) < LONGEST:
        if state.random != world.random:
            break
        legal = rules.legal_moves(state)
        if len(moves) < len(line):
            move = line[len(moves)]
            if move not in legal:
                break
        else:
            move = max(legal, key=lambda each: chance(rules, moved(rules, state, each), seat or 0))
        state = moved(rules, state, move)
        moves.append(move)
    return tuple(moves), state


def _because(rules: Rules[Any], end: Any, others: list[Any], seat: int) -> int:
    """The part that tells the plan from the best that differs in any part at all; -1 if none does."""
    if rules.outcome(end) is not None:
        return -1
    for other in others:
        if rules.outcome(other) is not None:
            continue
        gains = [_share(rules, part, end, seat) - _share(rules, part, other, seat) for part in rules.parts]
        if gains and max(gains) > LEAST:
            return gains.index(max(gains))
    return -1


def _share(rules: Rules[Any], part: Part, state: Any, seat: int) -> float:
    """How much a part counts for a seat, in log odds."""
    return _odds(rules.evaluate(state, seat)) - _odds(_without(cast("Any", rules), part)(state, seat))


@cache
def _without(rules: Any, part: Part) -> Any:
    """The evaluation to which a part counts half."""
    weights: Mapping[str, float] = rules.weights
    return rules.judge({name: weight * (HALF if name in part.weights else 1) for name, weight in weights.items()})


def _odds(chance: float) -> float:
    sure = min(max(chance, 1e-9), 1 - 1e-9)
    return log(sure / (1 - sure))


def told(rules: Rules[Any], view: Any, decision: Decision, seed: int, names: tuple[str, ...] = ()) -> Told:
    """The advice in words; `seed` is that with which it was sought."""
    seat, state = rules.to_act(view), rules.determinise(view, seed)
    words: list[str] = []
    for move in decision.line or (decision.move,):
        words.append(rules.say_move(state if words else view, move, names))
        state = moved(rules, state, move)
    if decision.because < 0:
        return Told(tuple(words), "")
    part = rules.parts[decision.because]
    return Told(tuple(words), _(part.says).format(**rules.figures(state, seat or 0)))
