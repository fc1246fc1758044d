"""How games ended: a small JSON file, and what can be counted in it.

A result lies under the name of its game's journal, so that a game whose end is taken back and played again counts
once. A file that is not good is kept aside, and counting begins anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from game.core.language import _
from game.session import Seat, Session
from saves import disk
from saves.fields import MOST_MOVES, PLAYERS, is_flag, is_moment, is_seats, is_whole, is_word

VERSION = 1
LARGEST_FILE = 1 << 22
MOST = 5000
"""The oldest results are forgotten."""
LEVELS = PLAYERS[2:]
"""Opponents, the weakest first."""


class Result(NamedTuple):
    """Who played what, and who came before whom."""

    game: str
    seats: tuple[Seat, ...]
    ranking: tuple[tuple[int, ...], ...]
    moves: int
    ranked: bool
    ended_at: str

    def persons(self) -> list[int]:
        return [k for k, seat in enumerate(self.seats) if seat.is_person]

    def points(self, seat: int) -> int:
        """1 for a victory, -1 for a defeat, 0 for a draw of all."""
        if len(self.ranking) == 1:
            return 0
        return 1 if seat in self.ranking[0] else -1


class Results(NamedTuple):
    """All results, oldest first, and a sentence when the file was not good."""

    found: Mapping[str, Result]
    problem: str | None = None


class Tally(NamedTuple):
    """Games of one person or kind."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    def plus(self, points: int) -> Tally:
        return Tally(self.won + (points > 0), self.drawn + (points == 0), self.lost + (points < 0))


class Summary(NamedTuple):
    """What a page about one game tells."""

    levels: Mapping[str, Tally]
    """How persons alone fared against opponents, by the strongest of them."""
    persons: Mapping[str, Tally]
    """How people fared among each other, by name."""
    streak: int
    """Victories in a row against opponents, up to now."""
    best: int
    unranked: int


# The file


def load(path: Path) -> Results:
    """What was written; nothing yet is fine."""
    try:
        data = disk.read(path, LARGEST_FILE)
    except FileNotFoundError:
        return Results({})
    except OSError:
        return Results({}, _("The statistics can't be read: check “{file}”.").format(file=path.name))
    try:
        if len(data) > LARGEST_FILE:
            raise ValueError("too large")
        document = json.loads(data)
        if not isinstance(document, dict) or document.get("caelum_results") != VERSION:
            raise ValueError("not ours")
        listed = document["results"]
        return Results({key: _result(value) for key, value in listed.items() if is_word(key)})
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        text = _("The statistics were damaged and begin anew; the old file is kept as “{file}”.")
        return Results({}, text.format(file=disk.keep_bad(path).name))


def _result(value: Any) -> Result:
    """A `ValueError` where it is none."""
    ranking = value["ranking"]
    seats = value["seats"]
    good = (
        is_word(value["game"]) and is_seats(seats) and is_flag(value["ranked"]) and is_moment(value["ended_at"])
        and is_whole(0, MOST_MOVES)(value["moves"])
        and sorted(seat for place in ranking for seat in place) == list(range(len(seats)))
    )  # fmt: skip
    if not good:
        raise ValueError("not a result")
    return Result(
        value["game"], tuple(Seat(seat["player"], seat["name"]) for seat in seats),
        tuple(tuple(place) for place in ranking), value["moves"], value["ranked"], value["ended_at"],
    )  # fmt: skip


def add(path: Path, key: str, session: Session, when: datetime) -> None:
    """Counts a game that is over; a `StoreError` when that can't be written."""
    outcome = session.outcome()
    assert outcome is not None, "only a game that is over is counted"
    result = Result(session.game, session.seats, outcome.ranking, len(session.moves), session.ranked, when.isoformat())
    _write(path, {**load(path).found, key: result})


def drop(path: Path, key: str) -> None:
    """The game is not over after all."""
    found = load(path).found
    if key in found:
        _write(path, {other: result for other, result in found.items() if other != key})


def _write(path: Path, results: Mapping[str, Result]) -> None:
    kept = list(results.items())[-MOST:]
    document = {
        "caelum_results": VERSION,
        "results": {
            key: {**result._asdict(), "seats": [seat._asdict() for seat in result.seats]} for key, result in kept
        },
    }
    disk.write(path, json.dumps(document, ensure_ascii=False, indent=1).encode() + b"\n")


# Counting


def summary(results: Iterable[Result], game: str) -> Summary:
    """The counted games of one kind. Demonstrations, without any person, do not count, nor does what was unranked."""
    levels = dict.fromkeys(LEVELS, Tally())
    persons: dict[str, Tally] = {}
    streak = best = unranked = 0
    for result in results:
        people = result.persons()
        if result.game != game or not people:
            continue
        if not result.ranked:
            unranked += 1
        elif len(people) > 1:
            for seat in people:
                name = result.seats[seat].name
                persons[name] = persons.get(name, Tally()).plus(result.points(seat))
        else:
            points = result.points(people[0])
            streak = streak + 1 if points > 0 else 0
            best = max(best, streak)
            rivals = [seat.player for seat in result.seats if seat.player in LEVELS]
            level = max(rivals, key=LEVELS.index, default="automaton")
            levels[level] = levels.get(level, Tally()).plus(points)
    return Summary(levels, persons, streak, best, unranked)
