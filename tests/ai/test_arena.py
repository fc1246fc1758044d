"""The arena: fair seats, the same result for the same seed, and clear refusals."""

from __future__ import annotations

import pytest

from game import catalogue
from game.ai import arena, balance
from game.ai.records import Record, interval
from game.core.contract import Event
from game.core.things import Card
from game.session import Seat, start


def test_everybody_sits_everywhere_equally_often() -> None:
    planned = arena.jobs("angel_wars", ["master", "novice"], {}, 8, 5, 1.0)
    assert sum(job.levels[0] == "master" for job in planned) == 4
    assert [job.seed for job in planned] == [5, 5, 6, 6, 7, 7, 8, 8]
    four = arena.jobs("angel_wars", ["master", "adept", "novice", "random"], {}, 8, 5, 1.0)
    for seat in range(4):
        assert sorted(job.levels[seat] for job in four) == sorted(["master", "adept", "novice", "random"] * 2)


def test_equals_never_play_the_same_game_twice() -> None:
    planned = arena.jobs("archangelis", ["master", "master"], {}, 4, 5, 1.0)
    assert [job.seed for job in planned] == [5, 6, 7, 8]


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0)]
)
def test_wilson_intervals(hits: int, of: int, low: float, high: float) -> None:
    assert interval(hits, of) == pytest.approx((low, high), abs=0.001)


def test_a_match_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["angel_wars", "--seats", "random,random", "--games", "2", "--option", "max_turns=10"]
    assert arena.main(words) == 0
    first = capsys.readouterr().out
    assert "2 games at work 1" in first
    assert "draws                           2 of 2" in first
    assert "moves in a game" in first
    assert arena.main(words) == 0
    assert capsys.readouterr().out == first


def test_a_report_tells_of_every_card_with_a_price(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["archangelis", "--report", "--games", "2", "--seats", "novice,novice", "--work", "0.05"]
    assert arena.main([*words, "--option", "commanders=off"]) == 0
    said = capsys.readouterr().out
    assert "2 games at work 0.05: novice, novice" in said
    assert "who moved first wins" in said
    assert "turns each: median" in said
    assert "Final Battle" in said
    for card in catalogue.rules("archangelis").cards().values():
        assert (f" {card.name} " in said) == bool(dict(card.numbers).get("cost"))


def test_a_report_flags_what_misses_its_bar() -> None:
    def card(key: str) -> Card:
        return Card(key, "", key, str, numbers=(("cost", 2),))

    job = arena.jobs("archangelis", ["master", "master"], {}, 1, 1, 1.0)[0]
    held = (frozenset({"good", "fair"}), frozenset({"fair"}))
    records = [Record(job, (0,), 0, 50, 40, "It ended.", held, held)] * 30
    lines = balance.report(records, {key: card(key) for key in ("good", "fair", "never")}, ["master", "master"], 1.0)
    flagged = [line.split()[1] for line in lines if line.startswith("!")]
    assert flagged == ["who", "good", "never"]
    assert any("median 20," in line for line in lines)


def test_what_was_exiled_is_no_longer_held() -> None:
    session = start("archangelis", {}, 1, [Seat("novice", "A"), Seat("novice", "B")])
    key = list(session.rules.cards())[3]
    told = [("buy", 3), ("take", 4), ("exile", 3)]
    session.happened.append([Event(kind, seat=1, card=card) for kind, card in told])
    bought, held = arena.purchases(session)
    assert bought[0] == frozenset()
    assert key in bought[1]
    assert held[1] == bought[1] - {key}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["angel_wars"], "--seats says who plays"),
        (["archangelis", "--seats", "novice,novice,novice"], "needs 2 seats"),
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
