"""What each field of a save document must be. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from game.core.language import _
from saves import names

PLAYERS = ("person", "automaton", "novice", "adept", "master")
MOST_MOVES = 20_000
MOST_SEATS = 8
MOST_OPTIONS = 100
LONGEST_WORD = 100
LONGEST_TEXT = 10_000

Test = Callable[[Any], bool]


class Flaw(ValueError):
    """What is wrong inside a file, in a few words; the sentence for the player is made around it."""


def demand(good: bool, what: str) -> None:
    if not good:
        raise Flaw(what)


def check(document: dict[str, Any]) -> None:
    """Every field is there and of the right type; the first that is not is a `Flaw`."""
    for key, test in FIELDS.items():
        demand(key in document, _("it lacks '{key}'").format(key=key))
        demand(test(document[key]), _("its '{key}' is not what it should be").format(key=key))
    demand(is_text(document.get("name", "")), _("its '{key}' is not what it should be").format(key="name"))


def check_line(line: Any) -> None:
    """The same for a line of a journal."""
    demand(isinstance(line, dict), "no object")
    for key, test in LINE_FIELDS.items():
        demand(key in line and test(line[key]), key)


def moment(text: str) -> datetime:
    """The time of a save, which `is_moment` has found good."""
    return datetime.fromisoformat(text).astimezone(UTC)


def is_whole(low: int, high: int) -> Test:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def is_word(value: Any) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= LONGEST_WORD


def is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def is_moment(value: Any) -> bool:
    """A time that tells its zone, so that saves from two countries keep their order."""
    if not isinstance(value, str) or len(value) > LONGEST_WORD:
        return False
    try:
        return datetime.fromisoformat(value).tzinfo is not None and moment(value).year > 1
    except (ValueError, OverflowError):
        return False


def is_options(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= MOST_OPTIONS
        and all(is_word(key) and (is_text(item) or is_number(item)) for key, item in value.items())
    )


def is_seats(value: Any) -> bool:
    return isinstance(value, list) and 1 <= len(value) <= MOST_SEATS and all(map(is_seat, value))


def is_seat(value: Any) -> bool:
    return isinstance(value, dict) and value.get("player") in PLAYERS and names.fits(value.get("name"))


def is_moves(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_MOVES and all(map(is_move, value))


def is_move(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 4:
        return False
    kind, src, dst, arg = value
    return (
        is_word(kind)
        and (src is None or is_text(src))
        and (dst is None or is_text(dst))
        and (arg is None or is_text(arg) or is_number(arg))
    )


def is_object(value: Any) -> bool:
    return isinstance(value, dict)


def is_base(value: Any) -> bool:
    return value is None or (isinstance(value, dict) and is_object(value.get("state")))


is_number = is_whole(-(1 << 64), 1 << 64)

FIELDS: dict[str, Test] = {
    "game": is_word,
    "rules_version": is_whole(1, 1_000_000),
    "options": is_options,
    "seed": is_number,
    "seats": is_seats,
    "moves": is_moves,
    "state": is_object,
    "base": is_base,
    "ranked": is_flag,
    "summary": is_text,
    "saved_at": is_moment,
}

LINE_FIELDS: dict[str, Test] = {"move": is_move, "summary": is_text, "saved_at": is_moment}
