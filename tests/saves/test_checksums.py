"""Every move of a journal has a checksum of what it led to: a replay that parts is noticed at its very move."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.core import codec
from saves import format
from saves.store import COMPACT_AFTER, Parted, Store
from tests.saves.games import GAME, document, played, same
from tests.saves.test_journal import continued, journal_file, play_into, reopened

STORED = sorted((Path(__file__).parent / "old_journals").glob("*.journal"))
"""Journals by the forms and rules of their time, made once and never again."""


def changed_rules(monkeypatch: pytest.MonkeyPatch, game: Any, number: int) -> None:
    """The rules make something else of the move of that number than when it was played, under the same version."""
    rules = catalogue.rules(GAME)
    real, before = rules.apply, game.states[number - 1]

    def apply(state: Any, move: Any, watch: Any = None) -> Any:
        after, events = real(state, move, watch)
        if state == before:
            after.random ^= 1
        return after, events

    monkeypatch.setattr(rules, "apply", apply, raising=True)


def test_every_line_names_the_form_the_rules_and_the_state(store: Store) -> None:
    game = play_into(store, 9)
    header, *lines = map(json.loads, journal_file(store).read_bytes().splitlines())
    form, version = codec.form(GAME), catalogue.rules(GAME).info.rules_version
    assert (header["form"], header["rules_version"]) == (form, version)
    assert header["sums"] == [codec.checksum(game.states[0])]
    assert [line["sum"] for line in lines] == [f"{form}/{version}/{codec.checksum(state)}" for state in game.states[1:]]


def test_a_header_keeps_the_checksums_of_all_its_moves(store: Store) -> None:
    game = play_into(store, COMPACT_AFTER + 2)
    header = json.loads(journal_file(store).read_bytes().splitlines()[0])
    assert header["sums"] == [codec.checksum(state) for state in game.states[: COMPACT_AFTER + 1]]
    loaded = continued(store)
    assert same(loaded, game)


def test_states_of_one_game_differ_in_their_checksums() -> None:
    game = played(60)
    distinct = {json.dumps(codec.encode(state)) for state in game.states}
    assert len({codec.checksum(state) for state in game.states}) == len(distinct)
    assert codec.checksum(game.state) == codec.checksum(codec.decode(GAME, codec.encode(game.state)))


def test_forms_tell_games_apart() -> None:
    for game in catalogue.ids():
        catalogue.rules(game)
    assert len({codec.form(game) for game in catalogue.ids()}) == len(catalogue.ids())


@pytest.mark.parametrize("number", [1, 5, 12, COMPACT_AFTER, COMPACT_AFTER + 1, COMPACT_AFTER + 4])
def test_a_replay_that_parts_is_noticed_at_its_move(number: int, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the lines and in the header alike; the moment before can be opened, and nothing is lost by that."""
    game = play_into(store, COMPACT_AFTER + 5)
    path = journal_file(store)
    before = path.read_bytes()
    changed_rules(monkeypatch, game, number)
    again = reopened(store)
    with pytest.raises(Parted, match=rf"can't be played again past move {number}:"):
        again.load(path)
    assert again.latest() is not None, "it can still be opened, so it is still offered"
    loaded = again.load(path, before=True)
    assert loaded.session.moves == game.moves[: number - 1]
    assert loaded.session.state == game.states[number - 1]
    assert not loaded.session.ranked
    assert loaded.note is not None
    assert f"before move {number};" in loaded.note
    assert path.read_bytes() == before
    again.leave(loaded.session)
    assert path.read_bytes() == before, "a look changes nothing"
    loaded = again.load(path, before=True)
    other = loaded.session.legal_moves()[-1]
    loaded.session.play(other)
    again.append(loaded.session)
    assert path.with_name(path.name + ".bad").read_bytes() == before
    assert same(continued(store), loaded.session)


def test_a_move_that_is_no_longer_allowed_parts_as_well(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_into(store, 9)
    path = journal_file(store)
    path.write_bytes(path.read_bytes().replace(b'{"move":["', b'{"move":["no such ', 1))
    with pytest.raises(Parted, match="past move 1:"):
        store.load(path)
    assert store.load(path, before=True).session.states == game.states[:1]


def test_undo_and_another_move_have_the_checksums_of_what_stands(store: Store) -> None:
    game = play_into(store, 7)
    game.cut(4)
    game.play(game.legal_moves()[-1])
    store.append(game)
    game.play(game.legal_moves()[-1])
    store.append(game)
    assert same(continued(store), game)


def test_a_loaded_journal_goes_on_with_its_checksums(store: Store) -> None:
    play_into(store, 20)
    again = reopened(store)
    game = again.load(journal_file(store)).session
    game.play(game.legal_moves()[0])
    again.append(game)
    again.leave(game)
    header = json.loads(journal_file(store).read_bytes())
    assert header["sums"] == [codec.checksum(state) for state in game.states]


def test_journals_of_before_open(store: Store) -> None:
    """Those that older versions wrote have no checksums at all."""
    game = play_into(store, 9)
    path = journal_file(store)
    bare = re.sub(rb',"sums?":("[^"]*"|\[[^]]*\])|"form":"[^"]*",', b"", path.read_bytes())
    assert not any(key in bare for key in (b'"sum"', b'"sums"', b'"form"'))
    path.write_bytes(bare)
    assert same(continued(store), game)


def test_checksums_that_are_too_many_or_none_do_no_harm(store: Store) -> None:
    game = play_into(store, 9)
    store.leave(game)
    path = journal_file(store)
    header = json.loads(path.read_bytes())
    for sums in ([], header["sums"][:3], [*header["sums"], "more", "and more"]):
        path.write_bytes(format.dump(header | {"sums": sums}))
        assert same(store.load(path).session, game)
    for sums in (["wrong"], [*header["sums"][:5], "wrong"]):
        path.write_bytes(format.dump(header | {"sums": sums}))
        with pytest.raises(format.SaveError):
            store.load(path)


# Another form, other rules


def test_under_another_form_nothing_is_compared(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves still lead there: all of the history opens, whatever the checksums of then were."""
    game = play_into(store, 9)
    path = journal_file(store)
    then = re.sub(rb'"sums":\[[^]]*\]', b'"sums":["other"]', path.read_bytes())
    then = re.sub(rb'/[0-9a-f]{16}"', b'/0123456789abcdef"', then)
    path.write_bytes(then.replace(codec.form(GAME).encode(), b"0-0a0b0c0d"))
    loaded = store.load(path)
    assert loaded.note is None
    assert same(loaded.session, game)


def test_under_another_form_the_snapshot_opens_where_the_moves_lead_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(12)
    save = document(game) | {"form": "0-0a0b0c0d"}
    changed_rules(monkeypatch, game, 7)
    loaded = format.load(format.dump(save), "save.json")
    assert loaded.session.state == game.state
    assert loaded.session.moves == []
    with pytest.raises(format.SaveError, match="do not lead to its position"):
        format.load(format.dump(document(game)), "save.json")


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_journal_opens_without_a_false_alarm(path: Path) -> None:
    header, *lines = map(json.loads, path.read_bytes().splitlines())
    loaded = format.load(path.read_bytes(), path.name)
    rules = catalogue.rules(header["game"])
    now = (codec.form(header["game"]), rules.info.rules_version) == (header["form"], header["rules_version"])
    whole = loaded.note is None
    assert whole or not now, "by the rules and the form of then all of it is played again"
    known = len(lines) + whole * len(header["moves"])
    assert 0 < len(loaded.session.moves) <= known, "as far as the rules of today allow what was played"
    assert len(loaded.session.moves) == known or not now
    assert len(loaded.sums) == (len(header["sums"]) + len(lines)) * now


def test_stored_journals_are_of_older_rules_and_of_another_form() -> None:
    headers = [json.loads(path.read_bytes().splitlines()[0]) for path in STORED]
    now = {game: catalogue.rules(game).info.rules_version for game in catalogue.ids()}
    assert any(header["rules_version"] < now[header["game"]] for header in headers)
    assert any(header["form"] != codec.form(header["game"]) for header in headers)
