"""The arena: fair seats, what games bring, and what a match or a report says of them."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from game import catalogue
from game.ai import arena, balance, rating
from game.ai.ledger import Account, Ledger, in_vain
from game.ai.levels import CANDIDATES
from game.ai.records import Record, interval
from game.core.contract import Event
from game.core.rng import Stream
from game.core.things import Card
from game.empyrean.battlefields import BATTLEFIELDS
from game.session import Seat, start


def test_everybody_sits_everywhere_equally_often() -> None:
    planned = arena.jobs("angel_wars", ["master", "novice"], {"seats": 2}, 8, 5)
    assert sum(job.players[0] == "master" for job in planned) == 4
    assert [job.seed for job in planned] == [5, 5, 6, 6, 7, 7, 8, 8]
    four = arena.jobs("angel_wars", ["master", "adept", "novice", "random"], {"seats": 4}, 8, 5)
    for seat in range(4):
        assert sorted(job.players[seat] for job in four) == sorted(["master", "adept", "novice", "random"] * 2)


def test_equals_never_play_the_same_game_twice() -> None:
    planned = arena.jobs("archangelis", ["master", "master"], {}, 4, 5)
    assert [job.seed for job in planned] == [5, 6, 7, 8]


def test_where_nothing_is_dealt_games_begin_by_lot() -> None:
    """Else two who never waver would play one game again and again; both sides of a pair have the same beginning."""
    words = ["angel_wars", ["random", "novice"], {"max_turns": 10}]
    planned = [job._replace(players=("flat@0.001", "flat@0.001")) for job in arena.jobs(*words, 4, 1)]
    assert {job.opening for job in planned} == {arena.OPENING}
    assert {job.opening for job in arena.jobs("archangelis", ["random", "novice"], {}, 2, 1)} == {0}
    assert {job.opening for job in arena.jobs("angel_wars", ["novice", "novice"], {}, 2, 1)} == {0}
    games = [arena.play_game(job) for job in planned]
    assert [record.calls for record in games[::2]] == [record.calls for record in games[1::2]]
    assert all(sum(record.calls) for record in games)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0)]
)
def test_wilson_intervals(hits: int, of: int, low: float, high: float) -> None:
    assert interval(hits, of) == pytest.approx((low, high), abs=0.001)


# Strength


def test_elo_is_a_matter_of_shares() -> None:
    assert rating.expected(0) == 0.5
    assert rating.expected(400) == pytest.approx(10 / 11)
    assert rating.elo_of(rating.expected(-123)) == pytest.approx(-123)
    assert rating.elo_interval(6, 6)[::2] == (inf, inf)
    found, low, high = rating.elo_interval(60, 100)
    assert (round(found), round(low), round(high)) == (70, 1, 139)


def test_the_sequential_test_weighs_pairs() -> None:
    even = [0.0, 0.5, 1.0, 1.5, 2.0] * 40
    assert rating.likelihood(even, -40, 40) == pytest.approx(0, abs=1e-6)
    assert rating.likelihood(even, 0, 40) == pytest.approx(-rating.likelihood([2 - n for n in even], -40, 0))
    assert rating.verdict(even, 0, 100) == -1
    assert rating.verdict(even, -100, 0) == 1
    assert rating.verdict(even[:10], 0, 20) == 0
    calm = [1.0, 1.0, 1.0, 0.5, 1.5] * 40
    assert rating.likelihood(calm, 0, 40) < rating.likelihood(even, 0, 40), "the same mean, told by quieter pairs"
    low, high, mean, variance = rating.expected(0), rating.expected(10), 0.5, 0.125
    nearly = len(even) * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert rating.likelihood(even, 0, 10) == pytest.approx(nearly, rel=0.02), "as a normal distribution has it"


def test_the_sequential_test_errs_seldom() -> None:
    """Coins of the one strength, then of the other, tossed until the test ends."""
    stream = Stream(1)
    wrong = ended = 0
    for elo, right in ((0, -1), (150, 1)):
        for _match in range(60):
            tossed: list[float] = []
            while len(tossed) < 100 and not rating.verdict(tossed, 0, 150):
                points = sum(stream.below(10_000) < 10_000 * rating.expected(elo) for _half in range(2))
                tossed.append(float(points))
            ended += rating.verdict(tossed, 0, 150) != 0
            wrong += rating.verdict(tossed, 0, 150) == -right
    assert ended >= 110
    assert wrong <= 12


def test_a_panel_stands_in_order_from_the_first() -> None:
    def standings(*results: tuple[str, str, float]) -> dict[str, rating.Standing]:
        points = {(a, b): p for a, b, p in results} | {(b, a): 100 - p for a, b, p in results}
        return rating.standings(points, dict.fromkeys(points, 100))

    two = standings(("weak", "strong", 25.0))
    assert two["weak"] == (0.0, 0.0)
    assert two["strong"].elo == pytest.approx(rating.elo_of(75.5 / 101))
    assert two["strong"].margin == pytest.approx(1.96 * rating.SCALE / sqrt(101 * 75.5 * 25.5 / 101**2))
    three = standings(("weak", "middle", 25.0), ("middle", "strong", 25.0), ("weak", "strong", 10.0))
    assert three["middle"].elo == pytest.approx(three["strong"].elo / 2, abs=1)
    assert two["strong"].margin > three["middle"].margin
    assert standings(("weak", "strong", 0.0))["strong"].elo < 1000, "one draw more keeps it near"


def test_what_a_game_brings_is_shared_by_its_winners() -> None:
    first, second = arena.jobs("angel_wars", ["a", "b"], {}, 2, 1)
    nothing = (frozenset[str](), frozenset[str]())
    records = [Record(first, (0,), 0, 1, 1, "", *([nothing] * 2)), Record(second, (), 0, 1, 1, "", *([nothing] * 2))]
    assert [record.points(0) for record in records] == [1.0, 0.5]
    assert [record.points(1) for record in records] == [0.0, 0.5]
    assert records[0]._replace(job=second).points(1) == 1.0
    assert arena.pairs(records) == [1.5]
    assert arena.pairs(records[:1]) == []


# Matches


def test_a_report_flags_what_misses_its_bar() -> None:
    def card(key: str) -> Card:
        return Card(key, "", key, str, numbers=(("cost", 2),))

    job = arena.jobs("archangelis", ["master", "master"], {}, 1, 1)[0]
    held = (frozenset({"good", "fair"}), frozenset({"fair"}))
    record = Record(job, (0,), 0, 50, 40, "It ended.", held, held)
    offered = frozenset({"good", "fair", "never"})
    ledger = Ledger((offered, offered), (1, 3, 4) * 5, 3, 1, (("hill", 0), ("river", None)), 20, 3)
    lines = balance.report([Account(record, ledger)] * 30, {key: card(key) for key in offered})
    flagged = [line[1:].split("  ")[0].strip() for line in lines if line.startswith("!")]
    assert flagged == ["who moved first wins", "the lead changes: median 1, from 1 (10 %) to 1 (90 %) times", "hill",
                       "good", "never"]  # fmt: skip
    assert any("median 20," in line for line in lines)
    assert "  turns for nothing              90 of 450   20.0 %   (95 %: 16.6 to 23.9 %)" in lines
    assert "  plays that did nothing         90 of 600   15.0 %   (95 %: 12.4 to 18.1 %)" in lines
    assert not any("river" in line for line in lines)


def test_what_many_are_compared_must_be_surer() -> None:
    assert interval(60, 100, 1) == interval(60, 100)
    low, high = interval(60, 100, 50)
    assert low < interval(60, 100)[0] < interval(60, 100)[1] < high


@pytest.mark.parametrize("game", catalogue.ids())
def test_a_game_tells_what_was_offered_and_chosen(game: str) -> None:
    """Who tells it changes nothing about it."""
    job = arena.jobs(game, ["novice", "novice"], {}, 1, 5)[0]
    record, ledger = arena.play_witnessed(job)
    rules = catalogue.rules(game)
    assert record == arena.play_game(job)
    assert len(ledger.offered) == 2
    assert frozenset().union(*ledger.offered) <= set(rules.cards())
    assert all(ledger.offered) == bool(rules.cards())
    assert ledger.idle <= len(ledger.choices)
    assert 0 <= ledger.vain <= ledger.played
    assert bool(ledger.played) == bool(rules.info.plays)
    assert set(ledger.choices) <= set(range(1, CANDIDATES + 1))
    assert [stake for stake, _seat in ledger.stakes] == [
        BATTLEFIELDS[field].key for field in getattr(arena.begin(job).state, "battlefields", ())
    ]


def test_a_play_was_in_vain_if_nothing_came_of_it_and_nobody_s_play_is_none() -> None:
    told = [Event("use", by=3), Event("play", by=4), Event("use", by=3), Event("void", card=3), Event("void", card=9)]
    assert in_vain(catalogue.rules("aniolowie").info, [told[:2], told[2:]]) == (3, 1)


def test_what_was_played_is_its_own_card_and_not_the_one_aimed_at() -> None:
    session = start("aniolowie", {}, 1, [Seat("novice", "A"), Seat("novice", "B")])
    keys = list(session.rules.cards())
    session.happened.append([Event("play", seat=1, card=3, by=4), Event("place", seat=0, card=5)])
    bought, _held = arena.purchases(session)
    assert bought == (frozenset({keys[5]}), frozenset({keys[4]}))


def test_what_was_exiled_is_no_longer_held() -> None:
    session = start("archangelis", {}, 1, [Seat("novice", "A"), Seat("novice", "B")])
    key = list(session.rules.cards())[3]
    told = [("buy", 3), ("take", 4), ("exile", 3)]
    session.happened.append([Event(kind, seat=1, card=card) for kind, card in told])
    bought, held = arena.purchases(session)
    assert bought[0] == frozenset()
    assert key in bought[1]
    assert held[1] == bought[1] - {key}
