"""The arena: fair seats, the same result for the same seed, and clear refusals."""

from __future__ import annotations

import pytest

from game.ai import arena


def test_everybody_sits_everywhere_equally_often() -> None:
    planned = arena.jobs("angel_wars", ["master", "novice"], {}, 8, 5, 1.0)
    assert sum(job.levels[0] == "master" for job in planned) == 4
    assert [job.seed for job in planned] == [5, 5, 6, 6, 7, 7, 8, 8]
    four = arena.jobs("angel_wars", ["master", "adept", "novice", "random"], {}, 8, 5, 1.0)
    for seat in range(4):
        assert sorted(job.levels[seat] for job in four) == sorted(["master", "adept", "novice", "random"] * 2)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0)]
)
def test_wilson_intervals(hits: int, of: int, low: float, high: float) -> None:
    assert arena.interval(hits, of) == pytest.approx((low, high), abs=0.001)


def test_a_match_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["angel_wars", "--seats", "random,random", "--games", "2", "--option", "max_turns=10"]
    assert arena.main(words) == 0
    first = capsys.readouterr().out
    assert "2 games at work 1" in first
    assert "draws                           2 of 2" in first
    assert "moves in a game" in first
    assert arena.main(words) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--seats", "novice,novice"], "no game 'chess'"),
        (["angel_wars", "--seats", "novice,wizard"], "no level 'wizard'"),
        (["angel_wars", "--seats", "novice,novice,novice"], "'seats' can't be 3"),
        (["angel_wars", "--seats", "novice,novice", "--option", "method=magic"], "'method' can't be 'magic'"),
        (["angel_wars", "--seats", "novice,novice", "--option", "colour=red"], "no option 'colour'"),
        (["angel_wars", "--seats", "novice,novice", "--work", "2"], "never scaled up"),
        (["angel_wars", "--seats", "novice,novice", "--games", "0"], "from 1 on"),
    ],
)
def test_refusals_are_sentences(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(words) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said
