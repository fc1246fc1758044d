"""Round trips of documents, and what a changed rule or format means for them."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import catalogue, session
from game.core import codec, language
from game.core.contract import Outcome
from game.core.info import Character
from game.core.rng import Stream
from game.session import Seat
from saves import fields, format, migrate, names, places, summary
from saves.format import SaveError
from tests.saves.games import ANNA, GAME, PIOTR, WHEN, document, finished, played, same, start

OLD = Path(__file__).parent / "old"
OLD_RULES = sorted((Path(__file__).parent / "old_rules").glob("*.json"))
"""A save of each game for each version of its rules before the present one."""
INFO = catalogue.rules(GAME).info


def options() -> st.SearchStrategy[dict[str, int | str]]:
    """Options of Angel Wars that go together: the first seat must be one that plays."""
    each = {
        option.key: st.sampled_from([choice.value for choice in option.choices])
        if option.choices
        else st.integers(option.low, option.high)
        for option in INFO.options
        if option.key != "first"
    }
    return st.fixed_dictionaries({}, optional=each)


def seated(number: int) -> tuple[Seat, ...]:
    return (ANNA, Seat("novice", "Uriel"), PIOTR, Seat("master", "Zażółć gęślą jaźń 🎲"))[:number]


@settings(max_examples=60, deadline=None)
@given(options(), st.integers(-(1 << 63), 1 << 63), st.integers(0, 60), st.booleans())
def test_what_is_written_comes_back(chosen: dict[str, int | str], seed: int, moves: int, ranked: bool) -> None:
    game = played(moves, seed, seated(int(chosen.get("seats", 2))), **chosen)
    game.ranked = ranked
    loaded = format.load(format.dump(format.document(game, WHEN)), "game.json")
    assert same(loaded.session, game)
    assert loaded.note is None


@settings(deadline=None)
@given(st.lists(st.text(max_size=60), min_size=2, max_size=2))
def test_any_names_can_be_saved(typed: list[str]) -> None:
    game = start(at_table=tuple(Seat("person", name) for name in typed))
    loaded = format.load(format.dump(format.document(game, WHEN)), "game.json")
    assert all(names.fits(name) for name in loaded.session.names)
    kept = [name for name in typed if names.fits(name) and name == " ".join(name.split())]
    assert set(kept) <= set(loaded.session.names)


def test_a_finished_game_comes_back() -> None:
    game = finished()
    assert game.outcome() is not None
    assert same(format.load(format.dump(format.document(game, WHEN)), "game.json").session, game)


def test_a_game_that_was_given_up_comes_back() -> None:
    game = played(7)
    game.resign(1)
    written = document(game)
    loaded = format.load(format.dump(written), "game.json").session
    assert loaded.outcome() == game.outcome()
    assert loaded.to_act() is None
    result = format.ending(format.read(format.dump(written), "game.json"))
    assert result is not None
    assert result.ranking == ((0,), (1,))
    assert "resigned" not in document(played(7))


@pytest.mark.parametrize("seat", [-1, "0", None, 99, True])
def test_only_a_seat_can_give_up(seat: object) -> None:
    with pytest.raises(format.SaveError):
        format.load(format.dump(document(played(3)) | {"resigned": seat}), "game.json")


def test_a_seat_that_is_not_at_the_table_gives_nothing_up() -> None:
    loaded = format.load(format.dump(document(played(3)) | {"resigned": 3}), "game.json").session
    assert loaded.outcome() is None


def test_a_branch_comes_back_unranked() -> None:
    branch = played(20).branch(8)
    loaded = format.load(format.dump(format.document(branch, WHEN)), "game.json").session
    assert same(loaded, branch)
    assert not loaded.ranked


def test_a_game_from_a_snapshot_keeps_its_base() -> None:
    before = played(9)
    game = session.resume(GAME, before.options, before.seed, before.seats, before.state)
    game.play(game.legal_moves()[5])
    written = document(game)
    assert written["base"] == {"state": codec.encode(before.state)}
    assert len(written["moves"]) == 1
    assert same(format.load(format.dump(written), "game.json").session, game)


def test_a_document_has_the_agreed_fields() -> None:
    written = document(played(3))
    assert list(written) == [
        "format", "version", "name", "game", "rules_version", "form", "options", "seed", "seats", "moves", "state",
        "base", "ranked", "minds", "summary", "saved_at",
    ]  # fmt: skip
    assert written["base"] is None
    assert written["saved_at"] == "2025-12-06T18:30:00.000000+00:00"
    assert all(len(move) == 4 for move in written["moves"])


def test_what_could_not_be_read_is_not_written() -> None:
    with pytest.raises(fields.Flaw, match="seats"):
        format.document(start(at_table=(ANNA, Seat("oracle", "Sibyl"))), WHEN)


def test_an_opponent_comes_back_with_its_character(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue.rules(GAME)
    known = dataclasses.replace(INFO, characters=(Character("meek", "Meek", "Stands back."),))
    monkeypatch.setattr(rules, "info", known, raising=True)
    game = played(6, at_table=(ANNA, Seat("master-meek", "Uriel")))
    data = format.dump(document(game))
    assert same(format.load(data, "game.json").session, game)
    monkeypatch.setattr(rules, "info", INFO, raising=True)
    with pytest.raises(SaveError, match="changed or damaged"):
        format.load(data, "game.json")


# The summary


def test_the_summary_tells_who_is_to_move() -> None:
    game = start(first="2")
    assert summary.of(game) == {"moves": 0, "to_act": 1}
    assert summary.said(summary.of(game), game.names) == "0 moves · Piotr to move"
    game.play(game.legal_moves()[1])
    assert summary.said(summary.of(game), game.names) == "1 move · Piotr to move"


@pytest.mark.parametrize(
    ("ranking", "winners", "text"),
    [(((1,), (0,)), [1], "Piotr won"), (((0, 1),), [], "Draw"), (((0, 1), ()), [0, 1], "Anna, Piotr won")],
)
def test_the_summary_tells_the_end(ranking: tuple[tuple[int, ...], ...], winners: list[int], text: str) -> None:
    class Over:
        seats = (ANNA, PIOTR)
        moves = ()

        def outcome(self) -> Outcome:
            return Outcome(ranking, "", (0, 0))

    told = summary.of(Over())  # type: ignore[arg-type]
    assert told == {"moves": 0, "winners": winners}
    assert summary.said(told, ["Anna", "Piotr"]) == text


@pytest.mark.parametrize(
    ("stored", "plain", "said"),
    [
        ({"moves": 1, "to_act": 1}, "1 move · Piotr to move", "1 mövé~~~ · Piotr tö mövé~~~~~~"),
        ({"moves": 12, "to_act": None}, "12 moves", "12 mövéś~~~~"),
        ({"moves": 9, "winners": [0, 1]}, "Anna, Piotr won", "Anna, Piotr wöñ~~~~"),
        ({"moves": 9, "winners": []}, "Draw", "Drâw~~"),
        ({"moves": 3, "to_act": 7}, "3 moves · Player 8 to move", "3 mövéś~~~~ · Płâýér 8~~~~ tö mövé~~~~~~"),
    ],
)
def test_a_summary_is_told_in_the_language_of_the_app(stored: dict[str, Any], plain: str, said: str) -> None:
    assert summary.said(stored, ["Anna", "Piotr"]) == plain
    language.install(language.Pseudo())
    assert summary.said(stored, ["Anna", "Piotr"]) == said


@pytest.mark.parametrize(
    ("sentence", "fields"),
    [
        ("1 move · Piotr to move", {"moves": 1, "to_act": 1}), ("12 moves", {"moves": 12, "to_act": None}),
        ("Anna, Piotr won", {"moves": 40, "winners": [0, 1]}), ("Last, First won", {"moves": 40, "winners": [2]}),
        ("Draw", {"moves": 40, "winners": []}), ("Remis", "Remis"), ("", ""), ("9 moves · Ewa to move",) * 2,
        ("Ewa won", "Ewa won"),
    ],
)  # fmt: skip
def test_the_sentence_of_an_older_save_becomes_fields_where_it_can(sentence: str, fields: object) -> None:
    assert summary.in_fields(sentence, ["Anna", "Piotr", "Last, First"], 40) == fields


def test_an_older_save_and_journal_are_shown_in_the_language_of_the_app() -> None:
    old = json.loads((OLD / "version_1.json").read_bytes())
    journal = old | {"format": format.JOURNAL}
    line = {"move": ["x", None, None, None], "summary": "27 moves · Anna to move", "saved_at": old["saved_at"]}
    files = [
        format.dump(old),
        format.dump(journal) + format.dump(line),
        format.dump(old | {"summary": "Uriel ma ruch"}),
    ]
    shown = [format.headline(format.read(file, "old")).summary for file in files]
    assert shown == ["26 moves · Uriel to move", "27 moves · Anna to move", "Uriel ma ruch"]
    language.install(language.Pseudo())
    shown = [format.headline(format.read(file, "old")).summary for file in files]
    assert shown == ["26 mövéś~~~~ · Uriel tö mövé~~~~~~", "27 mövéś~~~~ · Anna tö mövé~~~~~~", "Uriel ma ruch"]


@pytest.mark.parametrize(
    "bad",
    [
        {}, {"moves": 1}, {"to_act": 1}, {"moves": -1, "to_act": 1}, {"moves": True, "to_act": 1},
        {"moves": 1, "to_act": "Anna"}, {"moves": 1, "to_act": 8}, {"moves": 1, "winners": None},
        {"moves": 1, "winners": [-1]}, {"moves": 1, "winners": [0] * 9}, [], None, 3,
    ],
)  # fmt: skip
def test_a_summary_that_is_none_is_refused(bad: object) -> None:
    with pytest.raises(SaveError, match="summary"):
        format.read(format.dump(document(played(3)) | {"summary": bad}), "bad.json")


def test_files_hold_no_words_of_a_language() -> None:
    game = played(3)
    english = format.document(game, WHEN)
    language.install(language.Pseudo())
    assert format.document(game, WHEN) == english


# Rules that changed


NEWER = INFO.rules_version + 1


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue.rules(GAME)
    monkeypatch.setattr(rules, "info", dataclasses.replace(rules.info, rules_version=NEWER), raising=True)


def test_a_save_of_older_rules_opens_from_its_snapshot(newer_rules: None) -> None:
    game = played(12)
    old = document(game) | {"rules_version": NEWER - 1}
    loaded = format.load(format.dump(old), "old.json")
    assert loaded.session.state == game.state
    assert loaded.session.moves == []
    assert not loaded.session.ranked
    assert loaded.note is not None
    assert "rules of Angel Wars have changed" in loaded.note
    again = format.document(loaded.session, WHEN)
    assert again["rules_version"] == NEWER
    assert again["base"] == {"state": again["state"]}
    assert same(format.load(format.dump(again), "again.json").session, loaded.session)


def test_older_moves_and_options_need_not_fit_the_new_rules(newer_rules: None) -> None:
    game = played(12)
    old = document(game) | {"rules_version": NEWER - 1, "moves": [["fly", "a1", "h8", None]]}
    old["options"] = {"max_turns": 3, "weather": "rain", "armies": "messengers"}
    loaded = format.load(format.dump(old), "old.json").session
    assert loaded.state == game.state
    assert loaded.options == INFO.complete({"armies": "messengers"})


def test_an_older_position_that_is_no_longer_one_is_told(newer_rules: None) -> None:
    old = document(played(12)) | {"rules_version": NEWER - 1}
    old["state"]["left"] = 77
    with pytest.raises(SaveError, match=r"“old\.json” was played under older rules of Angel Wars"):
        format.load(format.dump(old), "old.json")


def test_an_older_journal_keeps_the_moves_that_still_go(newer_rules: None) -> None:
    game = played(12)
    header = document(game.branch(10)) | {"format": format.JOURNAL, "rules_version": NEWER - 1}
    lines = [
        {"move": list(move), "summary": "", "saved_at": header["saved_at"]}
        for move in [game.moves[10], ("fly", None, None, None), game.moves[11]]
    ]
    loaded = format.load(b"".join(map(format.dump, [header, *lines])), "x.journal").session
    assert loaded.moves == game.moves[10:11]
    assert loaded.state == game.states[11]


# Formats that changed


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_stored_old_saves_open(path: Path) -> None:
    before = path.read_bytes()
    loaded = format.load(before, path.name)
    assert codec.encode(loaded.session.state) == json.loads(before)["state"]
    assert loaded.session.names == ["Anna", "Uriel"]
    assert path.read_bytes() == before


def test_every_old_version_has_a_step_and_a_stored_file() -> None:
    assert sorted(migrate.STEPS) == list(range(migrate.CURRENT))
    stored = {json.loads(path.read_bytes())["version"] for path in OLD.glob("*.json")}
    assert stored == set(range(migrate.CURRENT))


def test_version_0_becomes_the_present_one() -> None:
    old = json.loads((OLD / "version_0.json").read_bytes())
    kept = json.dumps(old)
    new = migrate.migrate(old)
    assert json.dumps(old) == kept
    assert new["version"] == migrate.CURRENT
    assert new["summary"] == {"moves": 12, "to_act": 0}
    assert new["seats"] == old["players"]
    assert new["ranked"] is False
    assert new["base"] is None
    assert new["minds"] == 1
    assert "players" not in new


def test_steps_follow_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrate, "CURRENT", 3)
    monkeypatch.setitem(migrate.STEPS, 1, lambda old: old | {"one": True})
    monkeypatch.setitem(migrate.STEPS, 2, lambda old: old | {"two": old["one"]})
    new = migrate.migrate({"version": 0, "players": []})
    assert new == {"version": 3, "seats": [], "base": None, "ranked": False, "one": True, "two": True}


# Games begun under older rules


def holds(now: Any, old: Any) -> bool:
    """Is all that was there still there? Parts that came later may stand beside it."""
    if isinstance(old, dict):
        return all(part in now and holds(now[part], was) for part, was in old.items())
    if isinstance(old, list):
        return len(now) == len(old) and all(map(holds, now, old))
    return bool(now == old)


@pytest.mark.parametrize("path", OLD_RULES, ids=lambda path: path.stem)
def test_a_game_of_older_rules_goes_on_from_where_it_stood(path: Path) -> None:
    old = json.loads(path.read_bytes())
    loaded = format.load(path.read_bytes(), path.name)
    assert loaded.note is not None
    rules = catalogue.rules(old["game"])
    assert holds(codec.encode(loaded.session.state), rules.upgrade(old["state"], old["rules_version"]))
    dice = Stream(3)
    while loaded.session.outcome() is None:
        legal = loaded.session.legal_moves()
        loaded.session.play(legal[dice.below(len(legal))])


def test_every_older_version_of_rules_has_a_stored_game() -> None:
    """Each as game_version, or game_version_choice where it stops at an open choice that changed."""
    stored = {"_".join(re.findall(r"^([a-z_]+)_(\d+)", path.stem)[0]) for path in OLD_RULES}
    versions = {game: catalogue.rules(game).info.rules_version for game in catalogue.ids()}
    assert stored == {f"{game}_{older}" for game, version in versions.items() for older in range(1, version)}


def test_an_older_snapshot_is_upgraded_and_stays_as_it_was(newer_rules: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored in an older form is handed to the rules with its version; what they stumble over is told."""
    old = document(played(12)) | {"rules_version": NEWER - 1}
    old["state"]["left_then"] = old["state"].pop("left")

    def upgrade(state: dict[str, Any], version: int) -> dict[str, Any]:
        assert version == NEWER - 1
        return {key.removesuffix("_then"): value for key, value in state.items()}

    monkeypatch.setattr(catalogue.rules(GAME), "upgrade", upgrade, raising=True)
    assert format.load(format.dump(old), "old.json").session.state == played(12).state
    monkeypatch.setattr(catalogue.rules(GAME), "upgrade", lambda state, version: state["gone"], raising=True)
    with pytest.raises(SaveError, match=r"played under older rules of Angel Wars and can't go on"):
        format.load(format.dump(old), "old.json")


# Samples


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_game_has_a_sample_in_mid_play(game: str) -> None:
    path = places.SAMPLES / f"{game}.json"
    assert path.exists(), f"{path.name} is missing: add the game to tests/saves/make_samples.py"
    loaded = format.load(path.read_bytes(), path.name)
    assert loaded.note is None
    assert loaded.session.game == game
    assert len(loaded.session.moves) >= 20
    assert loaded.session.outcome() is None
