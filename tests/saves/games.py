"""Games to save: played by lot, the same for the same seed on every machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from game import session
from game.core.rng import Stream
from game.session import Seat, Session
from saves import format

ANNA, PIOTR = Seat("person", "Anna"), Seat("person", "Piotr")
WHEN = datetime(2025, 12, 6, 18, 30, tzinfo=UTC)
GAME = "angel_wars"


def start(seed: int = 1, at_table: tuple[Seat, ...] = (ANNA, PIOTR), **options: object) -> Session:
    return session.start(GAME, options, seed, at_table)


def steps(played: Session, dice: Stream) -> Iterator[None]:
    """Plays by lot to the end, a move at each step."""
    while played.outcome() is None:
        legal = played.legal_moves()
        played.play(legal[dice.below(len(legal))])
        yield


def played(moves: int, seed: int = 1, at_table: tuple[Seat, ...] = (ANNA, PIOTR), **options: object) -> Session:
    """A game after so many moves, or at its end if that comes first."""
    game = start(seed, at_table, **options)
    for _, _ in zip(range(moves), steps(game, Stream(seed)), strict=False):
        pass
    return game


def finished(seed: int = 1) -> Session:
    return played(10_000, seed, max_turns=10)


def document(game: Session) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(format.dump(format.document(game, WHEN)))
    return made


def same(one: Session, other: Session) -> bool:
    return (one.game, one.options, one.seed, one.seats, one.moves, one.states, one.happened, one.ranked, one.minds) == (
        other.game, other.options, other.seed, other.seats, other.moves, other.states, other.happened, other.ranked,
        other.minds,
    )  # fmt: skip


class Clock:
    """A clock that goes on a minute each time somebody looks."""

    def __init__(self) -> None:
        self.now = WHEN

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now
