"""The suites of positions: they load, verdicts are proved anew, and the table of the docs is what records say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import catalogue
from game.ai.players import decide, parse
from tests.machines import Refused
from tests.positions.__main__ import YARDSTICK, main
from tests.positions.asked import BEGIN, DOCS, END, PAGE, failures, file_of, kept, written
from tests.positions.collect import ENOUGH
from tests.positions.suite import Position, positions, write
from tests.positions.themes import themes, wrong

GAMES = catalogue.ids()
FAILED = 20
SMALL = {"angel_wars"}
"""Games whose suite is only begun."""
MILD = {"angel_wars", "archangelis", "archpiratus", "empyrean"}
"""Games in which `old` failed few of what was found so far."""
EACH = 2
"""So many verdicts of a theme are proved anew in the tests; all of them were when they were collected."""
SLOW = {
    *(("angel_wars", theme) for theme in ("win by force", "open no way", "block the last runner")),
    *(("empyrean", theme) for theme in ("deploy what wins", "waste no essence", "answer what wins")),
}
"""Themes that look through everything that can follow."""


def few(game: str) -> list[Position]:
    """Some of each theme."""
    suite = [each for each in positions(game) if (game, each.theme) not in SLOW]
    return [each for theme in themes(game) for each in [one for one in suite if one.theme == theme][:EACH]]


def unproved(each: Position) -> bool:
    return wrong(each.game, each.theme, each.look()) != each.wrong


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_whole_and_all_that_is_said_of_them_is_legal(game: str) -> None:
    suite = positions(game)
    legal = {each.key: {*each.look().moves} for each in suite}
    assert len(legal) == len(suite)
    for each in suite:
        assert each.theme in themes(game)
        assert each.wrong
        assert {*each.wrong} < legal[each.key]
    answers = kept(file_of(DOCS, game))
    assert len({(answer.key, answer.player) for answer in answers}) == len(answers)
    assert all(answer.move in legal[answer.key] for answer in answers)


@pytest.mark.parametrize("game", GAMES)
def test_verdicts_are_proved_by_the_rules_of_today(game: str) -> None:
    unproven = [each.key for each in few(game) if unproved(each)]
    assert unproven == [], f"collect them anew: python run.py positions {game} --collect 20"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "theme"), sorted(SLOW))
def test_one_verdict_of_each_theme_that_looks_through_everything_is_proved(game: str, theme: str) -> None:
    first = next(each for each in positions(game) if each.theme == theme)
    assert not unproved(first), f"collect them anew: python run.py positions {game} --collect 20"


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_old_failed_many(game: str) -> None:
    found = failures(game)
    assert (len(positions(game)) < ENOUGH) == (game in SMALL)
    assert all((each.key, YARDSTICK) in found.said for each in found.asked)
    assert (len(found.of(YARDSTICK)) < FAILED) == (game in MILD)


def test_the_table_of_the_docs_is_what_the_records_say() -> None:
    page = (DOCS / PAGE).read_text("utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    assert written(page) == page


# The command


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / PAGE).write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    return tmp_path


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A suite of some positions of ArchPiratus."""
    write("archpiratus", [*positions("archpiratus")[::20]], tmp_path)
    return tmp_path


def test_players_are_asked_once(page: Path, small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["archpiratus", "--players", "missions,random", "--cores", "1"]
    assert main(words, page, small) == 0
    first = capsys.readouterr()
    assert first.out.startswith("| theme | positions | missions | random |\n")
    suite = positions("archpiratus", small)
    file = file_of(page, "archpiratus")
    whole = file.read_bytes()
    assert len(kept(file)) == 2 * len(suite)
    file.write_bytes(whole[:-5])
    assert main(words, page, small) == 0
    assert capsys.readouterr().out == first.out
    assert file.read_bytes() == whole, "what was answered is not asked again"
    assert main([*words, "--again"], page, small) == 0
    assert capsys.readouterr().out == first.out


def test_who_errs_is_told_where(page: Path, small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["archpiratus", "--players", "random", "--cores", "1"], page, small) == 0
    said = capsys.readouterr().out
    for each in positions("archpiratus", small):
        look = each.look()
        move = decide(parse("archpiratus", "random"), look.rules, look.view, each.seed).move
        assert (f"random failed {each.key}, {each.theme} ({each.origin})" in said) == (move in each.wrong)


def test_positions_are_collected_from_games(
    page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here a script stands for `old`, which would think for a minute."""
    monkeypatch.setattr("tests.positions.__main__.YARDSTICK", "captain")
    words = ["archpiratus", "--players", "missions,guns", "--collect", "1", "--each", "1", "--cores", "1"]
    assert main(words, page, tmp_path) == 0
    assert "collect them anew" not in capsys.readouterr().out
    found = positions("archpiratus", tmp_path)
    assert found
    assert not any(map(unproved, found))
    assert {answer.player for answer in kept(file_of(page, "archpiratus"))} == {"captain"}


def test_positions_of_other_rules_are_refused_with_a_way_out(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = small / "archpiratus.jsonl"
    first, *rest = file.read_text("utf-8").splitlines()
    head = json.loads(first)
    file.write_text("\n".join([json.dumps(head | {"cards": "others"}), *rest]) + "\n", "utf-8")
    positions.cache_clear()
    with pytest.raises(Refused, match="are from other rules \\(cards\\): collect them anew with"):
        positions("archpiratus", small)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "no game 'chess'"),
        (["archpiratus", "--players", "wizard"], "no player 'wizard'"),
        (["archpiratus"], "no positions of archpiratus are kept"),
    ],
)
def test_refusals_are_sentences(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    assert main([*words, "--cores", "1"], tmp_path, tmp_path) == 2
    assert sentence in capsys.readouterr().err
