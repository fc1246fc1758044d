"""A session as a plain JSON document, and back, trusting nothing. No files here.

A save holds the moves and a snapshot. The moves are played again and must lead to the snapshot; when the rules
have changed since, the snapshot alone is opened. A journal is a save in its first line and one more move in each
line after it, with a checksum of the state that each led to, so that a replay that parts from what was played is
noticed at the move where it does. Whatever is wrong becomes one `SaveError` that names the file and says what to do.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import Any, NamedTuple

from game import catalogue, session
from game.core import codec
from game.core.contract import Move, Rules
from game.core.language import _
from game.core.options import OptionError
from game.session import Seat, Session
from saves import fields, migrate, names, summary
from saves.fields import Flaw, demand
from saves.results import Result

FORMAT = "caelum-save"
JOURNAL = "caelum-journal"
JOURNAL_START = f'{{"format":"{JOURNAL}"'.encode()
LARGEST_FILE = 8 << 20
LONGEST_NUMBER = 21


class SaveError(ValueError):
    """A file that can't be opened as a game. The text is one sentence for the player."""


class Parted(SaveError):
    """A journal whose moves, played again, do not lead where they led. The moment before can still be opened."""


class Loaded(NamedTuple):
    """A game from a file; `note` is one sentence the player should see, if any."""

    session: Session
    note: str | None = None
    sums: Mapping[int, str] = {}
    """Checksums, by the number of moves, that the file tells and that are true."""


class Draft(NamedTuple):
    """A file whose outside is good: its fields are there and of the right types, its game is not yet played."""

    document: dict[str, Any]
    tail: list[dict[str, Any]]
    """The lines of a journal after its header."""
    torn: bool
    """The journal ends in half a line."""
    size: int

    @property
    def is_journal(self) -> bool:
        return bool(self.document["format"] == JOURNAL)


class Headline(NamedTuple):
    """What the library shows of a save."""

    name: str
    game: str
    title: str
    summary: str
    when: datetime
    order: int


# Writing


def document(played: Session, saved_at: datetime, name: str = "") -> dict[str, Any]:
    """The whole game as plain JSON; `name` is what a player called the save."""
    made = {
        "format": FORMAT,
        "version": migrate.CURRENT,
        "name": name,
        "game": played.game,
        "rules_version": played.rules.info.rules_version,
        "form": codec.form(played.game),
        "options": dict(played.options),
        "seed": played.seed,
        "seats": [
            {"player": seat.player, "name": name} for seat, name in zip(played.seats, _names(played), strict=True)
        ],
        "moves": [list(move) for move in played.moves],
        "state": codec.encode(played.state),
        "base": _base(played),
        "ranked": played.ranked,
        "minds": played.minds,
        "summary": summary.of(played),
        "saved_at": _stamp(saved_at),
    }
    if played.resigned is not None:
        made["resigned"] = played.resigned
    fields.check(made)
    return made


def journal_head(made: dict[str, Any], order: int, sums: list[str]) -> bytes:
    """A document as the first line of a journal; `sums` are the checksums from its start to its snapshot."""
    return dump(made | {"format": JOURNAL, "order": order, "sums": sums})


def journal_line(played: Session, saved_at: datetime, order: int, checksum: str) -> bytes:
    """The last move of the game as a line of its journal. Its checksum names the form and the rules it is made with."""
    return dump({
        "move": list(played.moves[-1]), "summary": summary.of(played), "saved_at": _stamp(saved_at), "order": order,
        "sum": _maker(played.rules) + checksum,
    })  # fmt: skip


def _maker(rules: Rules[Any]) -> str:
    return f"{codec.form(rules.info.id)}/{rules.info.rules_version}/"


def dump(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _stamp(when: datetime) -> str:
    return when.astimezone(UTC).isoformat(timespec="microseconds")


def _names(played: Session) -> list[str]:
    """The names as a save can hold them."""
    return [fields.called(name, n) for n, name in enumerate(played.names, 1)]


def _seats(found: dict[str, Any]) -> list[Seat]:
    return [fields.seat(seat, n) for n, seat in enumerate(found["seats"], 1)]


def _base(played: Session) -> dict[str, Any] | None:
    """The start of a game that did not start from its seed."""
    first = played.states[0]
    with suppress(OptionError):
        if first == played.rules.new_game(played.options, played.seed):
            return None
    return {"state": codec.encode(first)}


# Reading the outside


def read(data: bytes, file: str) -> Draft:
    """The parts of a file, with every field of the right type."""
    if len(data) > LARGEST_FILE:
        raise SaveError(_("“{file}” is too large for a Caelum save: choose another file.").format(file=_shown(file)))
    with _naming(file):
        demand(bool(data), _("it is empty"))
        if not data.startswith(JOURNAL_START):
            return Draft(_whole_document(data, file), [], False, len(data))
        header, *lines = data.split(b"\n")
        torn = bool(lines.pop()) if lines else False
        tail = [_journal_line(line, number) for number, line in enumerate(lines, 2)]
        return Draft(_whole_document(header, file), tail, torn, len(data))


def headline(draft: Draft) -> Headline:
    """What the library shows, without playing the game."""
    found = draft.document
    last = draft.tail[-1] if draft.tail else found
    name = names.tidy(found.get("name", ""), names.LONGEST_TITLE)
    title = catalogue.rules(found["game"]).info.title
    when = fields.moment(last["saved_at"])
    players = [seat.name for seat in _seats(found)]
    told = summary.said(last["summary"], players)
    order = last.get("order", max(fields.micros(when), 0))
    return Headline(name or ", ".join(players), found["game"], title, told, when, order)


def _whole_document(data: bytes, file: str) -> dict[str, Any]:
    try:
        found = _parse(data)
    except (ValueError, RecursionError, MemoryError) as error:
        if b"caelum-" in data[:100]:
            raise Flaw(_("it is cut off or garbled")) from error
        raise _not_ours(file) from error
    if not isinstance(found, dict) or found.get("format") not in (FORMAT, JOURNAL):
        raise _not_ours(file)
    version = found.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 0:
        raise Flaw(_("it does not tell its version"))
    if version > migrate.CURRENT:
        raise _newer(file)
    try:
        found = migrate.migrate(found)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Flaw(_("it lacks a part of version {n}").format(n=version)) from error
    fields.check(found)
    if found["game"] not in catalogue.ids():
        text = _("“{file}” holds a game that this Caelum does not have: update Caelum to open it.")
        raise SaveError(text.format(file=_shown(file)))
    if found["rules_version"] > catalogue.rules(found["game"]).info.rules_version:
        raise _newer(file)
    return found


def _journal_line(data: bytes, number: int) -> dict[str, Any]:
    try:
        line = _parse(data)
        fields.check_line(line)
    except (ValueError, RecursionError, MemoryError) as error:
        raise Flaw(_("its line {n} can't be read").format(n=number)) from error
    assert isinstance(line, dict)
    return line


def _parse(data: bytes) -> Any:
    return json.loads(data.decode("utf-8"), parse_int=_parse_int)


def _parse_int(digits: str) -> int:
    """Python refuses numbers of some thousand digits and is slow before that; no honest one has more than twenty."""
    if len(digits) > LONGEST_NUMBER:
        raise ValueError("a number is too large")
    return int(digits)


# Opening the game


def load(data: bytes, file: str) -> Loaded:
    """The game in these bytes; `file` is the name that an error tells."""
    return open_draft(read(data, file), file)


def open_draft(draft: Draft, file: str, before: bool = False) -> Loaded:
    """The game again: played from its moves, or from its snapshot when the rules or the form have changed since.

    A journal that parts from what was played is `Parted`; `before` opens it at the moment before it does.
    """
    found = draft.document
    rules = catalogue.rules(found["game"])
    seats = _seats(found)
    tail = [Move(*line["move"]) for line in draft.tail]
    if found["rules_version"] < rules.info.rules_version:
        return _from_snapshot(rules, found, seats, tail, file)
    same_form = found.get("form") in (None, codec.form(rules.info.id))
    sums = _sums(draft, rules) if same_form else {}
    with _naming(file):
        demand(len(found["moves"]) + len(tail) <= fields.MOST_MOVES, _("it has too many moves"))
        snapshot = _position(rules, found["state"], seats)
        played = _first_position(rules, found, seats)
        demand(sums.get(0) in (None, codec.checksum(played.state)), _("its moves do not lead to its position"))
        refused = _play(played, map(Move._make, found["moves"]), sums)
        reached = not refused and codec.encode(played.state) == codec.encode(snapshot)
    if not reached and not same_form:
        return _from_snapshot(rules, found, seats, tail, file)
    if reached:
        refused = _play(played, tail, sums)
    played.ranked, played.minds = found["ranked"], found["minds"]
    played.resigned = _resigned(found, seats)
    if refused and draft.is_journal:
        return _parted(played, file, before)
    with _naming(file):
        demand(not refused, refused or "")
        demand(reached, _("its moves do not lead to its position"))
    note = _("The last move had not been written to the end and is missing.") if draft.torn else None
    return Loaded(played, note, sums)


def _resigned(found: dict[str, Any], seats: list[Seat]) -> int | None:
    """Who gave the game up, if that is somebody at the table."""
    seat: int | None = found.get("resigned")
    return seat if seat is not None and seat < len(seats) else None


def _sums(draft: Draft, rules: Rules[Any]) -> dict[int, str]:
    """The checksums that speak about states as they are now, by the number of moves."""
    played = len(draft.document["moves"])
    told = dict(enumerate(draft.document.get("sums", [])[: played + 1]))
    for number, line in enumerate(draft.tail, played + 1):
        if line.get("sum", "").startswith(_maker(rules)):
            told[number] = line["sum"].removeprefix(_maker(rules))
    return told


def _parted(played: Session, file: str, before: bool) -> Loaded:
    number = len(played.moves) + 1
    if not before:
        text = _("“{file}” can't be played again past move {n}: it no longer leads where it led when it was played.")
        raise Parted(text.format(file=_shown(file), n=number))
    played.ranked = False
    note = _("The game goes on from before move {n}; with the next move the old journal is kept aside.")
    return Loaded(played, note.format(n=number))


def ending(draft: Draft) -> Result | None:
    """How the game in a save ended; None while it is in play, and where its position is no longer one."""
    found = draft.document
    rules, seats = catalogue.rules(found["game"]), _seats(found)
    try:
        outcome = rules.outcome(_position(rules, _upgraded(rules, found), seats))
    except Flaw:
        return None
    resigned = _resigned(found, seats)
    if outcome is None and resigned is None:
        return None
    ranking = session.given_up(resigned or 0, len(seats)) if outcome is None else outcome.ranking
    return Result(
        found["game"], tuple(seats), ranking, len(found["moves"]), found["ranked"], found["saved_at"], found["minds"]
    )


def _first_position(rules: Rules[Any], found: dict[str, Any], seats: list[Seat]) -> Session:
    base = None if found["base"] is None else _position(rules, found["base"]["state"], seats)
    try:
        if base is None:
            return session.start(rules.info.id, found["options"], found["seed"], seats)
        return session.resume(rules.info.id, found["options"], found["seed"], seats, base)
    except OptionError as error:
        raise Flaw(str(error)) from error
    except ValueError as error:
        raise Flaw(_("its seats do not fit its game")) from error


def _play(played: Session, moves: Iterable[Move], sums: Mapping[int, str]) -> str:
    """Plays the moves; what is wrong with the first that does not go or leads elsewhere, which is not played then."""
    for move in moves:
        number = len(played.moves) + 1
        try:
            played.play(move, watched=False)
        except Exception:  # whatever the rules stumble over, the file is at fault
            return _("its move {n} is not allowed").format(n=number)
        if number in sums and codec.checksum(played.state) != sums[number]:
            played.cut(number - 1)
            return _("its move {n} leads elsewhere").format(n=number)
    return ""


def _from_snapshot(rules: Rules[Any], found: dict[str, Any], seats: list[Seat], tail: list[Move], file: str) -> Loaded:
    """Rules that were changed can't replay the moves. Of a journal's last moves those are kept that still go."""
    options = {key: value for key, value in found["options"].items() if _still_allowed(rules, key, value)}
    try:
        state = _position(rules, _upgraded(rules, found), seats)
    except Flaw as flaw:
        text = _("“{file}” was played under older rules of {title} and can't go on under these: start a new game.")
        raise SaveError(text.format(file=_shown(file), title=rules.info.title)) from flaw
    played = session.resume(rules.info.id, options, found["seed"], seats, state)
    played.ranked, played.minds, played.resigned = False, found["minds"], _resigned(found, seats)
    for move in tail:
        try:
            played.play(move, watched=False)
        except Exception:  # a move that the new rules refuse or stumble over ends what can be kept
            break
    note = _("The rules of {title} have changed since: the game goes on from where it stood, without its history.")
    return Loaded(played, note.format(title=rules.info.title))


def _upgraded(rules: Rules[Any], found: dict[str, Any]) -> Any:
    if found["rules_version"] == rules.info.rules_version:
        return found["state"]
    try:
        return rules.upgrade(found["state"], found["rules_version"])
    except Exception as error:  # the rules may stumble over a hostile state anywhere
        raise Flaw(_("its position is impossible")) from error


def _still_allowed(rules: Rules[Any], key: str, value: object) -> bool:
    return any(option.key == key and option.allows(value) for option in rules.info.options)


def _position(rules: Rules[Any], data: Any, seats: list[Seat]) -> Any:
    """A snapshot that can be played on: it is decoded, judged by the rules, and looked at once as the table would."""
    try:
        state = codec.decode(rules.info.id, data)
        wrong = rules.why_impossible(state)
        if wrong is None and state.random is None:
            wrong = _("it has no random number")
        if wrong is None and rules.seats(state) != len(seats):
            wrong = _("its seats do not fit its game")
        if wrong is None:
            session.seated(rules, state, seats)
        if wrong is None and rules.outcome(state) is None:
            rules.table(rules.view(state, rules.to_act(state)))
            wrong = None if rules.legal_moves(state) else _("nobody can move")
    except codec.CodecError as error:
        raise Flaw(str(error)) from error
    except Exception as error:  # the rules may stumble over a hostile state anywhere
        raise Flaw(_("its position is impossible")) from error
    demand(wrong is None, wrong or "")
    return state


# Sentences


@contextmanager
def _naming(file: str) -> Iterator[None]:
    """What is wrong inside, told of the file."""
    try:
        yield
    except Flaw as flaw:
        what = names.tidy(str(flaw), 150).rstrip(".").replace(". ", "; ")
        text = _("“{file}” was changed or damaged ({what}): open another save or an older copy of it.")
        raise SaveError(text.format(file=_shown(file), what=what)) from flaw


def _not_ours(file: str) -> SaveError:
    return SaveError(_("“{file}” is not a Caelum save: choose another file.").format(file=_shown(file)))


def _newer(file: str) -> SaveError:
    text = _("“{file}” comes from a newer Caelum: update Caelum to open it.")
    return SaveError(text.format(file=_shown(file)))


def unreadable(file: str, error: OSError | ValueError) -> SaveError:
    what = getattr(error, "strerror", None) or _("no file has such a name")
    text = _("“{file}” can't be opened ({what}): check that it is there and that you may read it.")
    return SaveError(text.format(file=_shown(file), what=what))


def _shown(file: str) -> str:
    return names.tidy(file, 100) or "?"
