"""The rules: random play beside catanatron and python-chess, copies, and the codec."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import catanatron  # type: ignore[import-untyped]  # it has no annotations
import chess

from game import catalogue
from game.core import codec
from game.core.contract import Rules
from tests.bench.figures import Row, in_turn, middle_ratio, seconds

SLICE = 0.8
SWIFTEST = {"angel_wars": 5.0}
SWIFT = 1.5
COPY_BUDGET = 10.0


def rows() -> Iterator[Row]:
    ours: dict[str, Callable[[], float]] = {game: partial(decisions, game) for game in catalogue.ids()}
    speeds = in_turn({**ours, "catanatron": catan_decisions, "python-chess": chess_decisions})
    for game in ours:
        for peer, budget in ("catanatron", SWIFTEST.get(game, SWIFT)), ("python-chess", None):
            yield Row(
                f"{game}: random play, {peer}", median(speeds[game]), "/s", median(speeds[peer]),
                middle_ratio(speeds[game], speeds[peer]), least=budget,
            )  # fmt: skip
    for game in ours:
        rules = catalogue.rules(game)
        state = mid_play(rules)
        yield Row(f"{game}: copy() in mid-play", seconds(state.copy) * 1e6, "us", most=COPY_BUDGET)
        yield Row(f"{game}: state to JSON", seconds(partial(to_json, state)) * 1e3, "ms")
        yield Row(f"{game}: JSON to state", seconds(partial(from_json, game, to_json(state))) * 1e3, "ms")


def to_json(state: Any) -> str:
    return json.dumps(codec.encode(state))


def from_json(game: str, text: str) -> Any:
    return codec.decode(game, json.loads(text))


def mid_play(rules: Rules[Any], seed: int = 1) -> Any:
    """The state halfway through a random game."""
    states = [rules.new_game({}, seed)]
    chance = random.Random(seed)
    while rules.to_act(states[-1]) is not None:
        after = states[-1].copy()
        rules.advance(after, chance.choice(rules.legal_moves(after)))
        states.append(after)
    return states[len(states) // 2]


def decisions(game: str) -> float:
    """Decisions a second of whole random games: `legal_moves` and `advance`."""
    rules = catalogue.rules(game)
    chance = random.Random(7)
    played = seed = 0
    started = process_time()
    while process_time() - started < SLICE:
        state = rules.new_game({}, seed)
        seed += 1
        while rules.to_act(state) is not None:
            rules.advance(state, chance.choice(rules.legal_moves(state)))
            played += 1
    return played / (process_time() - started)


def catan_decisions() -> float:
    """The same for two random players of catanatron."""
    random.seed(1)
    played = 0
    started = process_time()
    while process_time() - started < SLICE:
        players = [catanatron.RandomPlayer(catanatron.Color.RED), catanatron.RandomPlayer(catanatron.Color.BLUE)]
        match = catanatron.Game(players)
        match.play()
        played += len(getattr(match.state, "actions", None) or match.state.action_records)  # named anew in later ones
    return played / (process_time() - started)


def chess_decisions() -> float:
    """The same for random chess on python-chess."""
    chance = random.Random(7)
    played = 0
    started = process_time()
    while process_time() - started < SLICE:
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            played += 1
    return played / (process_time() - started)
