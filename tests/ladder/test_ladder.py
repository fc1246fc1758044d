"""The ladder: kept games give the table of the docs, are the same when played again, and lose nothing to a stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalogue
from game.ai import arena
from tests.ladder.__main__ import main
from tests.ladder.runs import DOCS, Run, file_of, kept, key_of, run_of
from tests.ladder.table import BEGIN, END, PAGE, Ladder, lines_of, written

SHORT = 33_000
"""Calls of all the games that are played again here, for each game of the shelf."""
WORDS = ["archangelis", "--players", "random,person", "--cores", "1", "--games"]


def sample(runs: list[Run]) -> list[Run]:
    """The game that took the least work, and more with somebody who was not there yet, as far as the calls go."""
    met: set[str] = set()
    found: list[Run] = []
    left = SHORT
    for run in sorted(runs, key=lambda run: sum(run.calls)):
        if not found or (not met.issuperset(run.seats) and sum(run.calls) <= left):
            met.update(run.seats)
            left -= sum(run.calls)
            found.append(run)
    return found


def test_the_table_of_the_docs_is_computed_from_the_kept_games() -> None:
    page = (DOCS / PAGE).read_text("utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    assert written(page, DOCS) == page
    assert "| random | 0 |" in page


@pytest.mark.slow
@pytest.mark.parametrize("game", catalogue.ids())
def test_kept_games_are_the_same_when_they_are_played_again(game: str) -> None:
    """Whoever changes a player takes its games out of `docs/runs` and plays them anew."""
    runs = kept(DOCS, game)
    assert len({key_of(run.job) for run in runs}) == len(runs)
    again = sample(runs)
    assert [run_of(arena.play_game(run.job)) for run in again] == again


def test_a_ladder_goes_on_where_it_was_stopped(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "4"], docs) == 0
    table = capsys.readouterr().out
    file = file_of(docs, "archangelis")
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    assert len(kept(docs, "archangelis")) == 3
    assert main([*WORDS, "4"], docs) == 0
    assert capsys.readouterr() == (table, "1/1 games\n")
    assert file.read_bytes() == whole
    assert main([*WORDS, "2"], docs) == 0
    assert capsys.readouterr() == (table, ""), "what was played is not played again"
    page = (docs / PAGE).read_text("utf-8")
    assert page.startswith(f"before\n{BEGIN}\n\n### Archangelis\n\n{table}")
    assert page.endswith(f"\n{END}\nafter\n")


def test_a_table_counts_points_and_stands_from_random_up() -> None:
    def run(first: str, second: str, *winners: int) -> Run:
        return Run("archangelis", {}, 1, (first, second), 0, winners, 9, (10, 30))

    runs = [run("random", "master", 1), run("master", "random"), run("master", "novice", 0), run("novice", "random", 0)]
    ladder = Ladder(runs)
    assert ladder.players == ["master", "novice", "random"]
    assert ladder.standing["random"] == (0.0, 0.0)
    lines = lines_of(runs)
    assert lines[0] == "4 games in mirrored pairs, 1 to 2 of each two; random = 0."
    assert lines[4].startswith("| master | ")
    assert lines[4].endswith("| 83 % | 3 | 17 |  | 1 | 1.5 |")
    assert lines_of(runs[::-1]) == lines


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "no game 'chess'"),
        (["archangelis", "--players", "wizard,random"], "no player 'wizard'"),
        (["archangelis", "--players", "random,random"], "two or more"),
        (["archangelis", "--games", "3"], "an even number"),
    ],
)
def test_refusals_are_sentences(
    words: list[str], sentence: str, docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    assert main(words, docs) == 2
    assert sentence in capsys.readouterr().err
    assert not (docs / "runs").exists()
