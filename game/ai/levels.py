"""From Novice to Paragon: how far each looks, what each overlooks, and the one question that can be put to them.

A level is defined by work, never by time, so a fixed seed gives the same move on every machine.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.ai import alphabeta, plans
from game.ai.alphabeta import Reach, Stop
from game.ai.lens import Overlooking, Shunning, leaning, through
from game.core.contract import Move, Rules
from game.core.language import N_
from game.core.measures import Plan
from game.core.rng import Stream

CANDIDATES = 5
LONG, RESTLESS = 1.5, 0.01
"""From so many times its usual length on a game is long; the slack that every such time more brings."""
GENERATION = 2
"""Raised when opponents have learned to play otherwise: results against earlier ones, such as 0.5.0's, stand apart."""


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent's strength."""

    name: str
    label: str
    reach: Reach
    """In open games."""
    plan: Plan | None
    """Where something is hidden, in games that say nothing else; None for who plays by lot."""
    slack: float
    """How much worse, in chance to win, a move may be in an even game and still be played."""
    hidden_slack: float
    """The same where something is hidden: there a turn is many small moves, and each may be a slack."""
    oversight: float = 0.0
    """The share of what could be done that it does not see, drawn by lot for each decision."""


class Decision(NamedTuple):
    """A move, the chance to win that its player sees, and the best few first moves with theirs, best first."""

    move: Move
    chance: float
    candidates: tuple[tuple[Move, float], ...]
    line: tuple[Move, ...] = ()
    """The rest of the turn as it was planned, with the move, where a search plans it."""
    because: int = -1
    """Of advice: which part of the evaluation speaks for it most; none below 0."""


LEVELS = {
    level.name: level
    for level in (
        Level("random", N_("Random"), Reach(0, 0, 0, ()), None, 1.0, 1.0),
        Level("novice", N_("Novice"), Reach(6_000, 6, 4, ((5, 3), (6, 4, 1))), Plan(1), 0.02, 0.02, 0.4),
        Level("adept", N_("Adept"), Reach(12_000, 8, 4, ((8, 5), (8, 6, 1))), Plan(2), 0.008, 0.01, 0.1),
        Level("master", N_("Master"), Reach(30_000, 8, 4, ((10, 6), (14, 10, 1))), Plan(4), 0.003, 0.001),
        Level("sage", N_("Sage"), Reach(70_000, 8, 4, ((12, 8), (24, 16, 1))), Plan(12), 0.0, 0.0),
        Level(
            "paragon", N_("Paragon"), Reach(180_000, 8, 4, ((12, 8), (24, 16, 1), (12, 8, 6, 4))), Plan(24), 0.0, 0.0
        ),
    )
}


def split(player: str) -> tuple[str, str]:
    """The level and the character of an opponent as a seat names it: `master`, or `master-bold`."""
    level, _dash, character = player.partition("-")
    return level, character


def unweighed(move: Move) -> Decision:
    """A move that was not compared with others."""
    return Decision(move, 0.5, ((move, 0.5),))


def obvious(rules: Rules[Any], view: Any) -> Decision | None:
    """The only move there is, or what no opponent ever refuses."""
    moves = rules.legal_moves(view)
    if len(moves) == 1:
        return unweighed(moves[0])
    moment = rules.passing_question(view)
    return unweighed(moment.passing) if moment is not None and moment.granted else None


def choose(
    rules: Rules[Any], view: Any, player: str, seed: int, work: float = 1.0, stop: Stop | None = None
) -> Decision:
    """The opponent's move for the seat to act, from what that seat may see."""
    clear = obvious(rules, view)
    if clear is not None:
        return clear
    level, character = split(player)
    if character:
        rules = leaning(rules, character)
    chosen = LEVELS[level]
    stream = Stream(seed)
    if chosen.plan is None:
        moves = rules.legal_moves(view)
        return unweighed(moves[stream.below(len(moves))])
    best: dict[Move, float] = {}
    lines: dict[Move, tuple[Move, ...]] = {}
    slack = chosen.slack
    if rules.info.worlds.shuns:
        rules = through(Shunning(rules, rules.info.worlds.shuns))
    oversight = rules.info.worlds.oversight.get(level, chosen.oversight)
    if oversight:
        rules = through(Overlooking(rules, rules.to_act(view), oversight, stream.below(1 << 32)))
    if rules.info.search == "worlds":
        how = rules.info.worlds
        slack, plan = how.slack.get(level, chosen.hidden_slack), how.plans.get(level, chosen.plan)
        slack += _restless(rules, view)
        for chance, move in plans.search(rules, view, plan, seed, work, stop):
            best.setdefault(move, chance)
    else:
        for chance, turn in alphabeta.search(rules, view, chosen.reach, seed, work, stop, slack):
            best.setdefault(turn[0], chance)
            lines.setdefault(turn[0], turn)
    candidates = tuple(best.items())[:CANDIDATES]
    move = _indulge(_as_cheap(candidates, rules.info.worlds.spares), slack, stream)
    return Decision(move, candidates[0][1], candidates, lines.get(move, ()))


def _restless(rules: Rules[Any], view: Any) -> float:
    """Two who only wait for each other try something at last: what looks a little worse may change what there is."""
    usual = LONG * rules.info.bars.turns[1]
    return RESTLESS * max(0.0, rules.turn_number(view) / rules.seats(view) / usual - 1)


def _as_cheap(candidates: tuple[tuple[Move, float], ...], spares: Container[str]) -> tuple[tuple[Move, float], ...]:
    """Those that cost no more than the best: nobody spends anything for a whim."""
    if candidates[0][0].kind in spares:
        return candidates
    return tuple(each for each in candidates if each[0].kind not in spares)


def _indulge(candidates: tuple[tuple[Move, float], ...], slack: float, stream: Stream) -> Move:
    """One of the moves that are nearly as good as the best, the better the likelier.

    Where the game is nearly won or lost, small differences are all there is, so the slack shrinks.
    """
    best = candidates[0][1]
    span = max(slack * 4 * best * (1 - best), 1e-9)
    weights = [max(0, round(1000 * (1 - (best - chance) / span))) for _, chance in candidates]
    ticket = stream.below(sum(weights))
    for (move, _), weight in zip(candidates, weights, strict=True):
        if ticket < weight:
            return move
        ticket -= weight
    raise AssertionError("the ticket is one of those sold")
