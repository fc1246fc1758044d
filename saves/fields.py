"""What each field of a save document must be. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from game.ai.opponents import is_opponent
from game.core.language import _
from game.session import AUTOMATON, LARGEST_SEED, PERSON, Seat
from saves import names

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
    for key in FIELDS:
        if key not in document:
            raise Flaw(_("it lacks '{key}'").format(key=key))
    for key, test in {**FIELDS, **ALSO}.items():
        if key in document and not test(document[key]):
            raise Flaw(_("its '{key}' is not what it should be").format(key=key))


def check_line(line: Any) -> None:
    """The same for a line of a journal."""
    demand(isinstance(line, dict), "no object")
    for key, test in LINE_FIELDS.items():
        demand(key in line and test(line[key]), key)
    for key, test in LINE_ALSO.items():
        demand(key not in line or test(line[key]), key)


EARLIEST, LATEST = datetime(1, 1, 3, tzinfo=UTC), datetime(9999, 12, 29, tzinfo=UTC)
"""Times that every zone of the earth can tell."""


def moment(text: str) -> datetime:
    """The time of a save, which `is_moment` has found good."""
    return clamped(datetime.fromisoformat(text).astimezone(UTC))


def clamped(when: datetime) -> datetime:
    return min(max(when, EARLIEST), LATEST)


def micros(when: datetime) -> int:
    """The time as one number."""
    return (when - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(microseconds=1)


def is_whole(low: int, high: int) -> Test:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def is_word(value: Any) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= LONGEST_WORD and value.isprintable()


def is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def is_moment(value: Any) -> bool:
    """A time that tells its zone, so that saves from two countries keep their order."""
    if not isinstance(value, str) or len(value) > LONGEST_WORD:
        return False
    try:
        return datetime.fromisoformat(value).tzinfo is not None and moment(value) is not None
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
    return isinstance(value, dict) and is_player(value.get("player")) and names.readable(value.get("name"))


def is_player(value: Any) -> bool:
    return is_word(value) and (value in (PERSON, AUTOMATON) or is_opponent(value))


def seat(value: dict[str, str], number: int) -> Seat:
    """Who sits there, as `is_seat` has found good; a name that nobody could see gives way to a number."""
    return Seat(value["player"], called(value["name"], number))


def called(name: str, number: int) -> str:
    """The name as it is shown and written."""
    return names.tidy(name, names.LONGEST_NAME) or _("Player {n}").format(n=number)


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


def is_sums(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_MOVES + 1 and all(map(is_word, value))


def is_summary(value: Any) -> bool:
    """Fields, or the sentence that version 1 held."""
    if not isinstance(value, dict):
        return is_text(value)
    if not is_order(value.get("moves")):
        return False
    if "winners" in value:
        winners = value["winners"]
        return isinstance(winners, list) and len(winners) <= MOST_SEATS and all(map(is_number_of_seat, winners))
    return "to_act" in value and (value["to_act"] is None or is_number_of_seat(value["to_act"]))


def is_object(value: Any) -> bool:
    return isinstance(value, dict)


def is_base(value: Any) -> bool:
    return value is None or (isinstance(value, dict) and is_object(value.get("state")))


LAST_ORDER = 1 << 62
is_number = is_whole(-LARGEST_SEED, LARGEST_SEED)
is_order = is_whole(0, LAST_ORDER)
is_number_of_seat = is_whole(0, MOST_SEATS - 1)
is_minds = is_whole(1, 1_000_000)

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
    "minds": is_minds,
    "summary": is_summary,
    "saved_at": is_moment,
}

LINE_FIELDS: dict[str, Test] = {"move": is_move, "summary": is_summary, "saved_at": is_moment}

ALSO: dict[str, Test] = {"name": is_text, "form": is_word, "order": is_order, "sums": is_sums,
                         "resigned": is_number_of_seat}  # fmt: skip
"""What need not be there."""
LINE_ALSO: dict[str, Test] = {"order": is_order, "sum": is_word}
