"""How games ended: a small JSON file, and what can be counted in it.

A result lies under the name of its game's journal, so that a game whose end is taken back and played again counts
once. Of a damaged file a copy is kept aside, and counting goes on with what could be read; one that can't be read now
or comes from a newer Caelum is never written over.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from game.ai.levels import GENERATION, split
from game.ai.opponents import OPPONENTS
from game.core.language import _
from game.session import AUTOMATON, Seat, Session
from saves import disk, fields
from saves.fields import MOST_MOVES, is_flag, is_minds, is_moment, is_seats, is_whole, is_word

VERSION = 2
LARGEST_FILE = 1 << 24
MOST = 5000
"""The oldest results are forgotten."""
FIRST_MINDS = 1
"""The opponents of files that don't tell them: those of version 1."""


class Result(NamedTuple):
    """Who played what, and who came before whom."""

    game: str
    seats: tuple[Seat, ...]
    ranking: tuple[tuple[int, ...], ...]
    moves: int
    ranked: bool
    ended_at: str
    minds: int = GENERATION
    """Which generation of opponents it was."""

    def rivals(self) -> list[str]:
        """The levels that took part."""
        found = (split(seat.player)[0] for seat in self.seats)
        return [level for level in found if level in OPPONENTS]

    def strongest(self) -> str:
        """Whom a person alone has played against."""
        return max(self.rivals(), key=OPPONENTS.index, default=AUTOMATON)

    def is_earlier(self) -> bool:
        """Was it played against opponents who have learned to play otherwise since?"""
        return self.minds != GENERATION and bool(self.rivals())

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
    known: bool = True
    """False while the file keeps its results to itself: it can't be read now, or only by a newer Caelum."""


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
    earlier: Mapping[str, Tally]
    """The same against opponents of earlier generations, where there were any."""
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
        return _read(path)
    except disk.StoreError as problem:
        return Results({}, str(problem), False)


def _read(path: Path) -> Results:
    """The same, but a `StoreError` where the file must be left as it is."""
    try:
        data = disk.read(path, LARGEST_FILE)
    except FileNotFoundError:
        return Results({})
    except OSError as error:
        text = _("The statistics can't be read: check “{file}”.")
        raise disk.StoreError(text.format(file=path.name)) from error
    try:
        if len(data) > LARGEST_FILE:
            raise ValueError("too large")
        document = json.loads(data)
        version = document["caelum_results"]
        if not is_whole(1, 1 << 30)(version):
            raise ValueError("not ours")
        if version > VERSION:
            text = _("The statistics come from a newer Caelum: update Caelum to see them and to be counted.")
            raise disk.StoreError(text)
        listed = document["results"].items()
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        text = _("The statistics were damaged and begin anew; the old file is kept as “{file}”.")
        return Results({}, text.format(file=disk.set_aside(path).name))
    found = {key: result for key, value in listed if is_word(key) and (result := _result(value))}
    if len(found) == len(listed):
        return Results(found)
    text = _("Some results were damaged and are left out; the old file is kept as “{file}”.")
    return Results(found, text.format(file=disk.set_aside(path).name))


def _result(value: Any) -> Result | None:
    """None where it is none."""
    try:
        ranking, seats = value["ranking"], value["seats"]
        good = (
            is_word(value["game"])
            and is_seats(seats)
            and is_flag(value["ranked"])
            and is_moment(value["ended_at"])
            and is_whole(0, MOST_MOVES)(value["moves"])
            and is_minds(value.get("minds", FIRST_MINDS))
            and sorted(seat for place in ranking for seat in place) == list(range(len(seats)))
        )
    except (KeyError, TypeError):
        return None
    if not good:
        return None
    return Result(
        value["game"], tuple(fields.seat(seat, n) for n, seat in enumerate(seats, 1)),
        tuple(tuple(place) for place in ranking), value["moves"], value["ranked"], value["ended_at"],
        value.get("minds", FIRST_MINDS),
    )  # fmt: skip


def of(session: Session, when: datetime) -> Result:
    """How a game that is over ended."""
    outcome = session.outcome()
    assert outcome is not None, "only a game that is over is counted"
    return Result(
        session.game, session.seats, outcome.ranking, len(session.moves), session.ranked, when.isoformat(),
        session.minds,
    )  # fmt: skip


def change(path: Path, added: Mapping[str, Result], dropped: Iterable[str] = (), order: Sequence[str] = ()) -> None:
    """Counts games that are over and forgets some that are not after all; a `StoreError` when that can't be written.

    `order` tells which came before which: a result that comes late stands before the next one that is there.
    """
    with disk.locked(path.parent):
        found = _read(path).found
        changed = placed({key: result for key, result in found.items() if key not in dropped}, added, order)
        if changed != found:
            _write(path, changed)


def placed(found: Mapping[str, Result], added: Mapping[str, Result], order: Sequence[str]) -> dict[str, Result]:
    """The results with others among them, as many as are kept."""
    listed = list(found)
    for key in added:
        after = order[order.index(key) + 1 :] if key in order else ()
        if key not in listed:
            listed.insert(min((listed.index(other) for other in after if other in listed), default=len(listed)), key)
    return {key: added.get(key) or found[key] for key in listed[-MOST:]}


def _write(path: Path, results: Mapping[str, Result]) -> None:
    kept = list(results.items())
    while len(data := _dump(dict(kept))) > LARGEST_FILE:
        kept = kept[len(kept) // 20 + 1 :]
    disk.write(path, data)


def _dump(results: Mapping[str, Result]) -> bytes:
    listed = {
        key: {**result._asdict(), "seats": [seat._asdict() for seat in result.seats]} for key, result in results.items()
    }
    return json.dumps({"caelum_results": VERSION, "results": listed}).encode() + b"\n"


# Counting


def summary(results: Iterable[Result], game: str) -> Summary:
    """The counted games of one kind. Demonstrations, without any person, do not count, nor does what was unranked."""
    levels = dict.fromkeys(OPPONENTS, Tally())
    earlier: dict[str, Tally] = {}
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
                _count(persons, result.seats[seat].name, result.points(seat))
        elif result.is_earlier():
            _count(earlier, result.strongest(), result.points(people[0]))
        else:
            points = result.points(people[0])
            streak = streak + 1 if points > 0 else 0
            best = max(best, streak)
            _count(levels, result.strongest(), points)
    return Summary(levels, earlier, persons, streak, best, unranked)


def _count(tallies: dict[str, Tally], key: str, points: int) -> None:
    tallies[key] = tallies.get(key, Tally()).plus(points)
