"""Who can take a seat: levels and yardsticks by name, all of them functions of the view, their work counted."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.ai import flat, players
from game.ai.lens import Counted, Tally, through
from game.ai.players import Player, UnknownPlayer, decide, parse
from game.ai.sparring import old, scripts
from game.core.contract import Rules
from game.core.rng import Stream

GAMES = catalogue.ids()
CHEAP = ("random", "novice@0.1", "adept@0.02", "master@0.01", "sage@0.01", "paragon@0.01", "flat@0.002", "old@0.01")
FROZEN = sorted((Path(__file__).parents[2] / "game" / "ai" / "sparring" / "old").rglob("*.py"))
STEPS = 12


def position(rules: Rules[Any], moves: int, seed: int = 3) -> Any:
    """A game after so many moves by lot, at a moment with several moves."""
    state, stream = rules.new_game({}, seed), Stream(seed)
    while moves > 0 or len(rules.legal_moves(state)) == 1:
        legal = rules.legal_moves(state)
        rules.advance(state, legal[stream.below(len(legal))])
        moves -= 1
    return state


# Names


def test_a_seat_is_told_by_name_and_work() -> None:
    assert parse("archangelis", "master") == Player("master")
    assert parse("archangelis", " master@0.1 ") == Player("master", 0.1)
    assert parse("archangelis", "master", 0.05) == Player("master", 0.05)
    assert parse("archangelis", "master@1", 0.05) == Player("master")
    assert parse("archangelis", "flat@2.5") == Player("flat", 2.5)
    assert parse("archangelis", "person", 0.05) == Player("person")


@pytest.mark.parametrize("game", GAMES)
def test_every_player_is_read_again_as_it_was_written(game: str) -> None:
    for name in players.everybody(game):
        for work in (1.0, 0.25, 0.123456789) if name in players.WORKING else (1.0,):
            assert parse(game, str(Player(name, work))) == Player(name, work)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (
            "wizard",
            "no player 'wizard'; the players of this game are random, novice, adept, master, sage, paragon, flat, old, "
            "captain",
        ),
        ("", "no player ''"),
        ("master@2", "at most 1"),
        ("old@1.5", "at most 1"),
        ("master@0", "a share such as master@0.5"),
        ("master@", "a share such as master@0.5"),
        ("flat@nan", "a share such as flat@0.5"),
        ("master@-1", "a share such as master@0.5"),
        ("random@0.5", "takes no work"),
        ("captain@0.5", "takes no work"),
    ],
)
def test_a_bad_name_is_answered_with_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(UnknownPlayer) as problem:
        parse("archpiratus", spec)
    assert sentence in str(problem.value)


# Decisions


def seats(game: str) -> list[str]:
    known = [spec for spec in (*CHEAP, *scripts(game)) if spec.partition("@")[0] in players.everybody(game)]
    return known + [f"novice-{character.key}@0.1" for character in catalogue.rules(game).info.characters]


@pytest.mark.parametrize(("game", "spec"), [(game, spec) for game in GAMES for spec in seats(game)])
def test_a_player_is_a_legal_function_of_the_view(game: str, spec: str) -> None:
    rules, player = catalogue.rules(game), parse(game, spec)
    state = position(rules, 5)
    for step in range(STEPS):
        seat = rules.to_act(state)
        if seat is None:
            break
        view = rules.view(state, seat)
        move = decide(player, rules, view, step).move
        assert move in rules.legal_moves(state)
        world = rules.determinise(view, 77 + step)
        assert decide(player, rules, rules.view(world, seat), step, Tally()).move == move, "counting changes nothing"
        rules.advance(state, move)


@pytest.mark.parametrize("game", [game for game in GAMES if scripts(game)])
def test_scripts_take_seats(game: str) -> None:
    rules = catalogue.rules(game)
    for name, script in scripts(game).items():
        state, tally = position(rules, 5), Tally()
        view = rules.view(state, rules.to_act(state))
        assert decide(parse(game, name), rules, view, 1, tally).move == script(rules, view, 1)


def test_work_is_counted_where_it_is_done() -> None:
    rules = catalogue.rules("archangelis")
    state = position(rules, 30)
    view = rules.view(state, rules.to_act(state))
    works = {}
    for spec in ("random", "master@0.1", "master@0.5", "old@0.1", "flat@0.1", "flat@0.5"):
        tally = Tally()
        decide(parse("archangelis", spec), rules, view, 1, tally)
        assert (tally.evaluations > 0) == (tally.advances > 0) == (spec != "random")
        works[spec] = tally.calls
    assert works["master@0.1"] < works["master@0.5"]
    each = 2 * len(rules.legal_moves(view))
    assert flat.CALLS * 0.1 <= works["flat@0.1"] < flat.CALLS * 0.1 + each
    assert flat.CALLS * 0.5 <= works["flat@0.5"] < flat.CALLS * 0.5 + each


def test_an_only_move_takes_no_work() -> None:
    rules = catalogue.rules("angel_wars")
    state = rules.new_game({"method": "chance"}, 1)
    assert len(rules.legal_moves(state)) == 1
    for spec in ("master", "flat", "old"):
        tally = Tally()
        decide(parse("angel_wars", spec), rules, rules.view(state, rules.to_act(state)), 1, tally)
        assert tally.calls == 0


# Flat


def test_flat_takes_what_is_best_on_average() -> None:
    rules = catalogue.rules("archangelis")
    state = position(rules, 30)
    seat = rules.to_act(state)
    assert seat is not None
    view, stream, means = rules.view(state, seat), Stream(4), {}
    moves, tally = rules.legal_moves(view), Tally()
    found = flat.search(through(Counted(rules, tally)), view, 4, 0.05)
    worlds = [rules.determinise(view, stream.below(1 << 62)) for _ in range(tally.advances // len(moves))]
    assert len(worlds) > 5
    for move in moves:
        afters = [world.copy() for world in worlds]
        for after in afters:
            rules.advance(after, move)
        means[move] = sum(rules.evaluate(after, seat) for after in afters) / len(worlds)
    assert {move: chance for chance, move in found} == pytest.approx(means)
    assert found[0][1] == max(moves, key=means.__getitem__)


def test_flat_plays_an_open_turn_on_and_looks_at_it_once() -> None:
    rules = catalogue.rules("angel_wars")
    state = position(rules, 4)
    view = rules.view(state, rules.to_act(state))
    little, much = Tally(), Tally()
    once = flat.search(through(Counted(rules, little)), view, 1, 1e-6)
    whole = flat.search(through(Counted(rules, much)), view, 1, 1.0)
    assert little.advances == len(rules.legal_moves(view))
    assert flat.CALLS / 2 < much.calls <= flat.CALLS
    assert max(chance for chance, _ in whole) > max(chance for chance, _ in once), "a turn is more than a movement"


# Old


@pytest.mark.parametrize("file", FROZEN, ids=lambda file: file.stem)
def test_what_is_kept_of_old_knows_nothing_of_todays_minds(file: Path) -> None:
    """So that no change of search, numbers or evaluations reaches it."""
    imported = {
        name
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        for name in (
            [f"{node.module}.{alias.name}" for alias in node.names] if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        )
    }  # fmt: skip
    minds = {name for name in imported if name.startswith("game.ai.")}
    assert {name for name in minds if not name.startswith(("game.ai.sparring.old.", "game.ai.lens."))} == set()
    assert {name for name in imported if name.split(".")[2:3] in (["evaluate"], ["outlook"], ["weights"])} == set()
    assert "info.worlds" not in file.read_text("utf-8")


@pytest.mark.parametrize("game", [game for game in GAMES if old.knows(game)])
def test_old_judges_by_its_own_evaluation(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue.rules(game)
    state = position(rules, 9)
    view = rules.view(state, rules.to_act(state))
    before = old.choose(old.judged(rules), view, 5, 0.01)
    asked: list[int] = []
    monkeypatch.setattr(type(rules), "evaluate", lambda *_: asked.append(1) or 0.5)
    assert old.choose(old.judged(rules), view, 5, 0.01) == before
    assert not asked
