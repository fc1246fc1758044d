"""Training: lessons are the same wherever they are learned, nothing kept is learned twice, and chances come true."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from game import catalogue
from game.core.rng import Stream
from tests.train import __main__ as command
from tests.train import chances
from tests.train.lessons import BEGINNING, CERTAINTY, ITSELF, Lesson, improved, learn, lessons, shift, signs

TRAINED = [game for game in catalogue.ids() if (command.RUNS / f"{game}.training.jsonl").exists()]
OFTEN, OFF = 100, 0.12
"""A tenth of the chances that was said so often is at most so far off."""


def record(game: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (command.RUNS / f"{game}.training.jsonl").read_text("utf-8").splitlines()]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house of its own, where training writes."""
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(command, "RUNS", tmp_path)
    (tmp_path / "game" / "archangelis").mkdir(parents=True)
    return tmp_path


def test_training_ends_writes_weights_and_says_what_changed(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["archangelis", "--games", "4", "--chances", "2", "--cores", "1"]
    assert command.main(words) == 0
    said, told = capsys.readouterr()
    weights = dict(catalogue.rules("archangelis").weights)
    assert all(f"  {name:10} {weight:8.4f} -> " in said for name, weight in weights.items())
    assert "2/2 games" in told
    written: dict[str, Any] = {}
    exec((house / "game" / "archangelis" / "weights.py").read_text("utf-8"), written)
    assert [*written["WEIGHTS"]] == [*weights]
    lines = (house / "archangelis.training.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[2])["weights"] == written["WEIGHTS"]
    (house / "archangelis.training.jsonl").write_text("\n".join(lines[:1]) + "\n", "utf-8")
    assert command.main(words) == 0
    assert capsys.readouterr().out == said, "one of the lessons was kept, and all comes to the same"
    assert (house / "archangelis.training.jsonl").read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize(("words", "sentence"), [(["go"], "go"), (["archangelis", "--games", "1"], "from 2")])
def test_what_cannot_be_trained_gets_a_sentence(
    house: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.setattr(catalogue.rules("angel_wars"), "weights", {})
    assert command.main(words) == 2
    assert sentence in capsys.readouterr().err


def test_a_game_without_weights_gets_a_sentence(
    house: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue.rules("angel_wars"), "weights", {}, raising=False)
    assert command.main(["angel_wars"]) == 2
    assert "no weights" in capsys.readouterr().err


def test_what_wins_moves_the_weights_that_it_was_due_to() -> None:
    weights = {"good": 1.0, "idle": 1.0, CERTAINTY: 0.5}
    planned = [Lesson("archangelis", tuple(weights.items()), seed, ITSELF, 0) for seed in range(200)]
    taught = [(lesson, (1.0, 0.0) if signs(lesson)[0] > 0 else (0.0, 1.0)) for lesson in planned]
    found = improved(weights, taught)
    assert found["good"][0] == pytest.approx(1 + shift(1.0))
    assert abs(found["idle"][0] - 1) < shift(1.0)
    assert found[CERTAINTY] == (0.5, 0.0)


def test_certainty_is_what_the_games_say() -> None:
    """Whoever leads by one wins three games of four: the odds of that are e to the power of 1.1."""

    def judge(weights: Any) -> Any:
        return lambda lead, _seat: 1 / (1 + 2.718281828 ** (-weights[CERTAINTY] * lead))

    games = [([1], 1.0)] * 75 + [([1], 0.0)] * 25
    assert chances.fitted(judge, {CERTAINTY: 1.0}, games) == {CERTAINTY: pytest.approx(1.0986, abs=2e-4)}
    assert chances.table(judge, {CERTAINTY: 1.1}, games)[7] == [100, pytest.approx(0.75, abs=0.01), 0.75]


def test_what_a_lead_says_early_is_fitted_apart() -> None:
    """At the end one in three of those who are behind by one wins, at the beginning as many as lose."""

    def judge(weights: Any) -> Any:
        def chance(state: tuple[float, float], _seat: int) -> float:
            lead, progress = state
            return 1 / (1 + exp(-weights[CERTAINTY] * exp(weights[BEGINNING] * (1 - progress)) * lead))

        return chance

    late = [([(1.0, 1.0)], 1.0)] * 100 + [([(1.0, 1.0)], 0.0)] * 50
    early = [([(1.0, 0.0)], 1.0)] * 51 + [([(1.0, 0.0)], 0.0)] * 49
    found = chances.fitted(judge, {CERTAINTY: 0.5, BEGINNING: 0.4}, late + early)
    assert found[CERTAINTY] == pytest.approx(log(2), abs=0.02)
    assert found[BEGINNING] == pytest.approx(log(0.04 / log(2)), abs=0.3)


@pytest.mark.parametrize("game", [game for game in catalogue.ids() if CERTAINTY in catalogue.rules(game).weights])
def test_certainty_multiplies_log_odds(game: str) -> None:
    rules = catalogue.rules(game)
    seats = {"seats": 2} if any(option.key == "seats" for option in rules.info.options) else {}
    state, lot = rules.new_game(seats, 3), Stream(3)
    for _ in range(60):
        moves = rules.legal_moves(state)
        rules.advance(state, moves[lot.below(len(moves))])
    weights = dict(rules.weights)
    twice = {**weights, CERTAINTY: 2 * weights[CERTAINTY]}
    once, double = (rules.judge(each)(state, 0) for each in (weights, twice))
    assert log(double / (1 - double)) == pytest.approx(2 * log(once / (1 - once)), rel=1e-6, abs=1e-9)


@pytest.mark.parametrize("game", TRAINED)
def test_the_weights_that_ship_are_those_that_were_learned(game: str) -> None:
    made = [line for line in record(game) if "weights" in line][-1]
    assert made["weights"] == catalogue.rules(game).weights


@pytest.mark.parametrize("game", TRAINED)
def test_chances_come_true_on_games_that_nothing_was_fitted_to(game: str) -> None:
    table = [line for line in record(game) if "chances" in line][-1]
    assert table["of"] == command.fingerprint(catalogue.rules(game).weights)
    rows = [row for row in table["chances"] if row[0] >= OFTEN]
    assert len(rows) >= 4
    assert [row for row in rows if abs(row[1] - row[2]) > OFF] == []


@pytest.mark.parametrize("game", TRAINED)
def test_kept_lessons_are_the_same_when_they_are_learned_again(game: str) -> None:
    """Whoever changes the rules or the evaluation trains anew."""
    made = [line for line in record(game) if "weights" in line][-1]
    mark = command.fingerprint(made["start"])
    kept = {line["seed"]: line["points"] for line in record(game) if line.get("lesson") == mark}
    planned = lessons(game, made["start"], made["seed"], made["lessons"])
    assert {*kept} >= {lesson.seed for lesson in planned}
    for lesson in planned[:2]:
        assert [*learn(lesson)] == kept[lesson.seed]
