"""The games under the contract, the settings they are tried with, and games played once for many tests."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from game import catalogue
from game.core.contract import Event, Move, Rules
from game.core.info import GameInfo
from game.core.options import OptionError
from game.core.rng import Stream
from tests import lanterns

ROOT = Path(__file__).parents[2]
GAMES: dict[str, Rules[Any]] = {game: catalogue.rules(game) for game in catalogue.ids()} | {"lanterns": lanterns.RULES}
MOST_SETTINGS = 5000
DRAWN = 600
"""Settings drawn by lot, where there are more."""
MANY = 4
"""Values of an option that are tried in pairs; of more an even choice."""
LONGEST_GAME = 20_000
SOME = 40

Options = dict[str, int | str]


class Setting(NamedTuple):
    """A game with its options; hashable, and readable in a test's name."""

    game: str
    chosen: tuple[tuple[str, int | str], ...]

    @property
    def rules(self) -> Rules[Any]:
        return GAMES[self.game]

    @property
    def options(self) -> Options:
        return dict(self.chosen)

    def __str__(self) -> str:
        return self.game + "".join(f" {value}" for _, value in self.chosen)


class Step(NamedTuple):
    """One decision of a game that was played."""

    before: Any
    move: Move
    events: list[Event]
    after: Any


class Played(NamedTuple):
    setting: Setting
    seed: int
    steps: list[Step]

    @property
    def rules(self) -> Rules[Any]:
        return self.setting.rules

    @property
    def states(self) -> list[Any]:
        return [self.steps[0].before, *(step.after for step in self.steps)]

    @property
    def some_steps(self) -> list[Step]:
        """All steps of a short game, an even choice of a long one: for what is dear to look at."""
        return self.steps[:: 1 + len(self.steps) // SOME]

    @property
    def some_states(self) -> list[Any]:
        """The same of its states, the last one always among them."""
        return [*(step.before for step in self.some_steps), self.states[-1]]


# Settings


def values(info: GameInfo, numbers: Callable[[int, int], list[int]]) -> list[list[tuple[str, int | str]]]:
    """For each option the values worth trying."""
    tried = []
    for option in info.options:
        of_option = [choice.value for choice in option.choices] or numbers(option.low, int(option.default))
        tried.append([(option.key, value) for value in of_option])
    return tried


def few(offered: list[Any]) -> list[Any]:
    """The values themselves, or an even choice of very many."""
    return offered if len(offered) <= MANY else [*offered[:: len(offered) // MANY + 1], offered[-1]]


@cache
def covering(game: str, strength: int) -> list[Setting]:
    """Few settings in which every value (strength 1) or every pair of values (2) that can be had occurs."""
    rules = GAMES[game]
    tried = values(rules.info, lambda low, default: [low] if strength == 1 else [low, default])
    if strength > 1:
        tried = [few(each) for each in tried]
    stream = Stream(0)
    if prod(map(len, tried)) <= MOST_SETTINGS:
        everything = [Setting(game, chosen) for chosen in product(*tried)]
        stream.shuffle(everything)
    else:
        everything = [Setting(game, tuple(each[stream.below(len(each))] for each in tried)) for _n in range(DRAWN)]
    candidates = [(setting, set(combinations(setting.chosen, strength))) for setting in everything]
    candidates = [(setting, groups) for setting, groups in candidates if can_be_had(setting)]
    missing = set().union(*(groups for _, groups in candidates))
    chosen = []
    while missing:
        setting, groups = max(candidates, key=lambda candidate: len(candidate[1] & missing))
        missing -= groups
        chosen.append(setting)
    return chosen


def can_be_had(setting: Setting) -> bool:
    """Options may exclude each other; the rules say so with an OptionError."""
    try:
        setting.rules.new_game(setting.options, 0)
    except OptionError:
        return False
    return True


# Play


def at_random(rules: Rules[Any], state: Any, moves: list[Move], stream: Stream) -> Move:
    return moves[stream.below(len(moves))]


def eagerly(rules: Rules[Any], state: Any, moves: list[Move], stream: Stream) -> Move:
    """Mostly the move that looks best at once, so that games get somewhere."""
    if stream.below(4) == 0:
        return at_random(rules, state, moves, stream)
    seat = rules.to_act(state)
    judged = []
    for move in moves:
        after = state.copy()
        rules.advance(after, move)
        judged.append((rules.evaluate(after, seat), -len(judged), move))
    return max(judged)[2]


@cache
def played(setting: Setting, seed: int = 1, player: Callable[..., Move] = at_random) -> Played:
    """A whole game, played once and looked at by many tests."""
    rules = setting.rules
    stream = Stream(seed)
    state = rules.new_game(setting.options, seed)
    steps: list[Step] = []
    while rules.to_act(state) is not None and len(steps) < LONGEST_GAME:
        move = player(rules, state, rules.legal_moves(state), stream)
        after, events = rules.apply(state, move)
        steps.append(Step(state, move, events, after))
        state = after
    return Played(setting, seed, steps)


def viewers(rules: Rules[Any], state: Any) -> list[int | None]:
    return [*range(rules.seats(state)), None]


# The rulebook


def page(game: str) -> Path:
    """A game's rulebook page; that of Lanterns lies beside it."""
    folder = ROOT / "tests" if game == "lanterns" else ROOT / "assets" / "rules"
    return folder / f"{game}.en.md"


@cache
def sections(game: str) -> frozenset[str]:
    """The ids of its sections."""
    return frozenset(re.findall(r"^## .+ \{#([a-z]+)\}$", page(game).read_text("utf-8"), re.MULTILINE))
