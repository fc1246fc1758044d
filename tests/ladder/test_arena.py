"""The command of the arena: matches, their records, the report of a game's balance, and clear refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from game.ai.arena import play_witnessed
from tests.ladder import accounts
from tests.ladder.arena import main, parsed, plan
from tests.ladder.runs import DOCS, file_of, kept
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


def test_a_report_tells_of_every_card_that_was_offered(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["archangelis", "--report", "--games", "2", "--seats", "novice,novice", "--work", "0.05"]
    assert main([*words, "--option", "commanders=off"]) == 0
    said = capsys.readouterr().out
    assert "2 games of novice@0.05, seeds 1 to 2" in said
    assert "who moved first wins" in said
    assert "turns each: median" in said
    assert "the lead changes: median" in said
    assert "Final Battle" in said
    told = [card.key for card in catalogue.rules("archangelis").cards().values() if f" {card.name} " in said]
    both = [play_witnessed(job) for job in plan(parsed([*words, "--option", "commanders=off"]))[0]]
    assert set(told) == frozenset().union(*(offers for account in both for offers in account.ledger.offered))


@pytest.mark.parametrize("game", ["archangelis", "empyrean"])
def test_a_report_that_is_kept_goes_on_where_it_was_stopped(
    game: str, docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [game, "--report", "--seats", "novice,novice", "--games", "3", "--cores", "1"]
    assert main(words) == 0
    unkept = capsys.readouterr().out
    assert main([*words, "--keep"], docs) == 0
    assert capsys.readouterr().out == unkept
    file = accounts.file_of(docs, game)
    whole = file.read_bytes()
    assert f"novice\n\n```text\n{unkept}```\n" in (docs / accounts.PAGE).read_text("utf-8")
    file.write_bytes(whole[:-200])
    assert main([*words, "--keep"], docs) == 0
    assert capsys.readouterr().out == unkept
    assert file.read_bytes() == whole
    jobs = plan(parsed(words))[0]
    assert accounts.kept(docs, game) == [play_witnessed(job._replace(places=(0, 1))) for job in jobs]


def test_the_reports_of_the_docs_are_computed_from_the_kept_games() -> None:
    page = (DOCS / accounts.PAGE).read_text("utf-8")
    assert page.count(accounts.BEGIN) == page.count(accounts.END) == 1
    assert accounts.written(page, DOCS) == page


@pytest.mark.slow
@pytest.mark.parametrize("game", catalogue.ids())
def test_games_of_the_reports_are_the_same_when_they_are_played_again(game: str) -> None:
    """Whoever changes cards or players takes such games out of `docs/runs` and plays them anew."""
    places = {key: at for at, key in enumerate(catalogue.rules(game).cards())}
    for _title, played in accounts.matches(game, accounts.kept(DOCS, game)):
        shortest = min(played, key=lambda account: sum(account.record.calls))
        again = play_witnessed(shortest.record.job)
        assert accounts.line_of(again, places) == accounts.line_of(shortest, places)


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


@pytest.mark.parametrize("game", ["archangelis", "archpiratus"])
def test_the_automaton_of_a_book_takes_its_own_seat(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game, "--seats", "novice,automaton", "--games", "3", "--cores", "1"]) == 0
    said = capsys.readouterr().out
    assert "2: automaton wins" in said
    assert "2: automaton takes 0 calls a game" in said
    jobs = plan(parsed([game, "--seats", "novice,automaton", "--games", "3"]))[0]
    assert [job.seed for job in jobs] == [1, 2, 3]
    assert {job.players for job in jobs} == {("novice", "automaton")}
    assert {job.options["mode"] for job in jobs} == {"solo"}
    assert main([game, "--seats", "automaton,novice", "--games", "3"]) == 2
    assert "no automaton in that seat" in capsys.readouterr().err
