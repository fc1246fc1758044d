"""What a game teaches about weights. Each lesson is a function of its job, so it is the same wherever it is learned.

A lesson plays one deal twice from one seat, once with all weights shifted one way, each up or down by lot, and once the
other way. So weights are judged by what they do to the play, not by what happens to go along with winning. Against
itself the rival's are shifted the opposite way, which tells twice as much. The player is quick: it looks at each of its
moves in two imagined worlds, or, where nothing is hidden, at each of its turns once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import copysign
from typing import Any, NamedTuple

from game import catalogue
from game.ai import alphabeta, levels, plans
from game.ai.alphabeta import Reach
from game.ai.arena import OPENING, deals
from game.ai.lens import Judged, through
from game.ai.opponents import USUAL
from game.ai.sparring import scripts
from game.core.contract import Move, Rules
from game.core.measures import Plan
from game.core.rng import Stream

CERTAINTY, BEGINNING = FITTED = "certainty", "opening"
"""The weights that say how fast a lead becomes certainty: they change hardly a decision, so they are fitted to the
chances."""
QUICK = Plan(2)
OWN_TURN = Reach(1000, 8, 0, ())
"""In open games."""
ITSELF = "itself"
LONGEST = 2000
"""Moves after which a game is a draw: with weights by lot both may come to do the same for ever."""
SHARE, LEAST = 0.4, 0.03
"""How far a weight is shifted: by so much of it, and so much more."""
LUCK, CERTAIN = 1.0, 3.0
"""Standard errors below which nothing was learned, and from which on a weight moves all of its shift."""

Weights = Mapping[str, float]


class Lesson(NamedTuple):
    """A deal, who plays against the learner, and from which seat."""

    game: str
    weights: tuple[tuple[str, float], ...]
    seed: int
    against: str
    seat: int


def lessons(game: str, weights: Weights, seed: int, many: int) -> list[Lesson]:
    """Against each script in turn, and every other lesson against itself; from both seats."""
    panel = [rival for script in scripts(game) for rival in (script, ITSELF)]
    known = tuple(weights.items())
    return [
        Lesson(game, known, seed + n, panel[n % len(panel)], n // len(panel) % 2) for n in range(many)
    ]  # fmt: skip


def shift(weight: float) -> float:
    return SHARE * abs(weight) + LEAST


def signs(lesson: Lesson) -> list[int]:
    """Up or down, for each weight."""
    stream = Stream(lesson.seed)
    return [2 * stream.below(2) - 1 for _weight in lesson.weights]


def learn(lesson: Lesson) -> tuple[float, float]:
    """What the seat got of the deal with its weights shifted the one way, and the other."""
    rules = catalogue.rules(lesson.game)
    points = []
    ways = [through(Judged(rules, rules.judge(shifted(lesson, way)))) for way in (1, -1)]
    for learner, opposite in (ways, ways[::-1]):
        *_turns, end = played(lesson, learner, opposite if lesson.against == ITSELF else None)
        points.append(end)
    return points[0], points[1]


def shifted(lesson: Lesson, way: int) -> dict[str, float]:
    """All weights, each up or down by lot; the other way with -1."""
    return {
        name: weight + way * sign * shift(weight)
        for (name, weight), sign in zip(lesson.weights, signs(lesson), strict=True)
    }


def played(lesson: Lesson, learner: Rules[Any], rival: Rules[Any] | None, level: str = "") -> Iterator[Any]:
    """The states in which another is to act, and what the seat got in the end; played quickly, or at a level."""
    rules = catalogue.rules(lesson.game)
    options = {"seats": 2} if any(option.key == "seats" for option in rules.info.options) else {}
    state, moves, before = rules.new_game(options, lesson.seed), 0, -1
    opening, lot = 0 if deals(lesson.game, options) else OPENING, Stream(lesson.seed)
    while (seat := rules.to_act(state)) is not None and moves < LONGEST:
        if seat != before:
            before = seat
            yield state.copy()
        view, seed = rules.view(state, seat), (lesson.seed << 16) + moves
        clear = levels.obvious(rules, view)
        thinks = learner if seat == lesson.seat else rival
        if moves < opening:
            legal = rules.legal_moves(view)
            move = legal[lot.below(len(legal))]
        elif clear is not None:
            move = clear.move
        elif thinks is not None:
            move = levels.choose(thinks, view, level, seed).move if level else thought(thinks, view, seed)
        else:
            move = scripts(lesson.game)[lesson.against](rules, view, seed)
        rules.advance(state, move)
        moves += 1
    outcome = rules.outcome(state)
    best = outcome.ranking[0] if outcome else tuple(range(rules.seats(state)))
    yield 1 / len(best) if lesson.seat in best else 0.0


def thought(rules: Rules[Any], view: Any, seed: int) -> Move:
    """What the quick player does."""
    if rules.info.search == "turns":
        return alphabeta.search(rules, view, OWN_TURN, seed)[0].moves[0]
    return plans.search(rules, view, QUICK, seed)[0][1]


def witness(lesson: Lesson) -> tuple[list[Any], float]:
    """A game of the learner against itself: each state in which another was to act, and what the seat got. It plays at
    the usual level where that is quick, since chances come true only among those who play alike."""
    rules = catalogue.rules(lesson.game)
    own = through(Judged(rules, rules.judge(dict(lesson.weights))))
    *turns, end = played(lesson, own, own, USUAL if rules.info.search == "worlds" else "")
    return turns, end


def improved(weights: Weights, taught: list[tuple[Lesson, tuple[float, float]]]) -> dict[str, tuple[float, float]]:
    """Each weight as it should be, and how sure that is, in standard errors: what may be luck does not move."""
    many = max(1, len(taught))
    spread = sum((up - down) ** 2 for _lesson, (up, down) in taught) / many
    error = max(1e-9, (spread / many) ** 0.5)
    found = {}
    for at, (name, weight) in enumerate(weights.items()):
        gain = sum((up - down) * signs(lesson)[at] for lesson, (up, down) in taught) / many
        sure = 0.0 if name in FITTED else gain / error
        step = max(0.0, min(1.0, (abs(sure) - LUCK) / (CERTAIN - LUCK)))
        found[name] = round(weight + copysign(step, sure) * shift(weight), 4), sure
    return found
