"""The command of the arena: matches, their records, the report of a game's balance, and clear refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from tests.ladder.arena import main
from tests.ladder.runs import file_of, kept
from tests.ladder.table import PAGE, lines_of


def test_a_match_ends_as_soon_as_it_has_shown_enough(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["archangelis", "--seats", "person,random", "--games", "60", "--sprt", "0,400", "--cores", "1"]
    assert main(words) == 0
    said = capsys.readouterr().out
    games = int(said.split()[0])
    assert 2 < games < 30
    assert f"the test of +0 against +400 Elo, 5 % error, shows +400 after {games} games" in said
    assert "Elo of 1 above 2: +inf" in said
    assert f"2: {games // 2}\n" in said
    assert main([*words[:4], "2", *words[5:]]) == 0
    assert "is undecided after 2 games" in capsys.readouterr().out


def test_a_match_that_is_kept_goes_on_where_it_was_stopped(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["archangelis", "--seats", "person,random", "--sprt", "0,400", "--cores", "1"]
    assert main(words) == 0
    unkept = capsys.readouterr().out
    assert main([*words, "--keep"], docs) == 0
    assert capsys.readouterr().out == unkept
    file = file_of(docs, "archangelis")
    whole = file.read_bytes()
    assert len(kept(docs, "archangelis")) == int(unkept.split()[0])
    table = "\n".join(lines_of(kept(docs, "archangelis")))
    assert f"### Archangelis\n\n{table}\n" in (docs / PAGE).read_text("utf-8")
    file.write_bytes(whole[:-200])
    assert main([*words, "--keep"], docs) == 0
    assert capsys.readouterr().out == unkept
    assert file.read_bytes() == whole
    assert main([*words, "--keep"], docs) == 0
    assert capsys.readouterr().out == unkept
    assert file.read_bytes() == whole, "what was played is not played again"


def test_a_match_that_is_stopped_keeps_what_was_played(
    docs: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(done: int, of: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr("tests.ladder.arena.progress", stop)
    assert main(["archangelis", "--seats", "person,random", "--keep", "--cores", "1"], docs) == 130
    assert "What was played is kept" in capsys.readouterr().err
    assert len(kept(docs, "archangelis")) == 2
    assert "2 games in mirrored pairs" in (docs / PAGE).read_text("utf-8")


def test_each_seat_has_its_own_work(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["angel_wars", "--seats", "novice@0.5,novice", "--work", "0.1", "--games", "2", "--cores", "1"]
    assert main([*words, "--option", "max_turns=10"]) == 0
    said = capsys.readouterr().out
    assert "1: novice@0.5 wins" in said
    assert "2: novice@0.1 wins" in said
    assert "1: novice@0.5 takes" in said


def test_a_match_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["angel_wars", "--seats", "random,random", "--games", "2", "--option", "max_turns=10"]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert first.startswith("2 games\n")
    assert "draws                           2 of 2" in first
    assert "moves in a game" in first
    assert main(words) == 0
    assert capsys.readouterr().out == first


def test_a_report_tells_of_every_card_with_a_price(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["archangelis", "--report", "--games", "2", "--seats", "novice,novice", "--work", "0.05"]
    assert main([*words, "--option", "commanders=off"]) == 0
    said = capsys.readouterr().out
    assert "2 games at work 0.05: novice, novice" in said
    assert "who moved first wins" in said
    assert "turns each: median" in said
    assert "Final Battle" in said
    for card in catalogue.rules("archangelis").cards().values():
        assert (f" {card.name} " in said) == bool(dict(card.numbers).get("cost"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["angel_wars"], "--seats says who plays"),
        (["archangelis", "--seats", "novice,novice,novice"], "needs 2 seats"),
        (["chess", "--seats", "novice,novice"], "no game 'chess'"),
        (["angel_wars", "--seats", "novice,wizard"], "no player 'wizard'"),
        (["angel_wars", "--seats", "novice,novice,novice"], "'seats' can't be 3"),
        (["angel_wars", "--seats", "novice,novice", "--option", "method=magic"], "'method' can't be 'magic'"),
        (["angel_wars", "--seats", "novice,novice", "--option", "colour=red"], "no option 'colour'"),
        (["angel_wars", "--seats", "novice,novice", "--work", "2"], "never scaled up"),
        (["angel_wars", "--seats", "novice,novice", "--games", "0"], "from 1 on"),
        (["angel_wars", "--seats", "novice@2,novice"], "at most 1"),
        (["angel_wars", "--seats", "novice,random", "--sprt", "50"], "two numbers"),
        (["angel_wars", "--seats", "novice,random", "--sprt", "50,0"], "the smaller Elo first"),
        (["angel_wars", "--seats", "novice,novice", "--sprt", "0,50"], "two different players"),
        (["angel_wars", "--seats", "novice,novice", "--keep"], "as the ladder has them"),
        (["angel_wars", "--seats", "novice,random", "--keep", "--option", "method=chance"], "as the ladder has them"),
    ],
)
def test_refusals_are_sentences(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said
