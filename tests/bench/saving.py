"""Saves: a move to the journal, a named save, and loading the longest kind of game: one just before its end."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from game import catalogue, session
from game.core.contract import Move
from game.session import PERSON, Seat, Session
from saves.store import Store
from tests.bench.figures import Row

TIMES = 9
LOAD_BUDGET = 100.0


def rows() -> Iterator[Row]:
    for game in catalogue.ids():
        with tempfile.TemporaryDirectory() as folder:
            yield from of_game(game, Store(Path(folder)))


def of_game(game: str, store: Store) -> Iterator[Row]:
    played, rest = nearly_over(game)
    store.begin(played)

    def journal_a_move() -> None:
        played.play(rest.pop(0))
        store.append(played)

    yield Row(f"{game}: a move to the journal", waited(journal_a_move), "ms")
    whole = f"{len(played.moves)} moves"
    yield Row(f"{game}: save, {whole}", waited(lambda: store.save_as(played, "bench")), "ms")
    saved = store.save_as(played, "bench").path
    yield Row(f"{game}: load, {whole}", waited(lambda: store.load(saved)), "ms", most=LOAD_BUDGET)


def nearly_over(game: str, seed: int = 1) -> tuple[Session, list[Move]]:
    """A random game before its last moves, and those moves."""
    rules = catalogue.rules(game)
    seats = [Seat(PERSON, f"Player {n + 1}") for n in range(rules.seats(rules.new_game({}, seed)))]
    played = session.start(game, {}, seed, seats)
    chance = random.Random(seed)
    while played.outcome() is None:
        played.play(chance.choice(played.legal_moves()))
    last = len(played.moves) - TIMES - 1
    return session.replay(game, {}, seed, seats, played.moves[:last]), played.moves[last:]


def waited(action: Callable[[], object]) -> float:
    """How many milliseconds a player waits for it: the median, the disk included."""
    times = []
    for _ in range(TIMES):
        started = perf_counter()
        action()
        times.append(perf_counter() - started)
    return median(times) * 1e3
