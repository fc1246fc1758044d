"""How strong people are, worked out from the results alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game import catalogue
from game.ai import glicko, opponents
from game.ai.glicko import Rating
from game.ai.opponents import OPPONENTS
from game.session import Seat
from saves.ratings import START, Rated, fitting, ratings
from tests.saves.games import ANNA, GAME, PIOTR
from tests.saves.test_results import AI, ended

INFO = catalogue.rules(GAME).info


# The formulas


def test_glickmans_own_example() -> None:
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = glicko.rated(Rating(1500, 200, 0.06), others)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_great_surprise_raises_the_volatility() -> None:
    steady = Rating(1500, 50, 0.06)
    assert glicko.rated(steady, [(Rating(1500), 1.0)]).volatility < 0.06
    assert glicko.rated(steady, [(Rating(2300), 1.0)] * 3).volatility > 0.06


def test_what_can_be_hoped_for() -> None:
    assert glicko.expected(Rating(1500), Rating(1500, 90)) == 0.5
    assert glicko.expected(Rating(1610), Rating(1500)) == pytest.approx(0.653, abs=0.001)
    assert 0.5 < glicko.expected(Rating(1610, 200), Rating(1500)) < 0.653, "less when it is not sure"


# People


def rating_of(*results: object, name: str = "Anna") -> Rated:
    return ratings(results, GAME)[name]  # type: ignore[arg-type]


def test_nobody_is_rated_before_a_game() -> None:
    assert ratings([], GAME) == {}


def test_a_victory_raises_and_each_game_makes_surer() -> None:
    once, twice = (rating_of(*[ended(0, ANNA, AI["novice"])] * n) for n in (1, 2))
    assert START.rating < once.rating.rating < twice.rating.rating
    assert START.deviation > once.rating.deviation > twice.rating.deviation
    assert (once.games, twice.games) == (1, 2)
    assert rating_of(ended(1, ANNA, AI["novice"])).rating.rating < START.rating
    assert rating_of(ended(None, ANNA, AI["novice"])).rating.rating == pytest.approx(START.rating)


def test_a_victory_over_a_stronger_one_is_worth_more() -> None:
    worth = [rating_of(ended(0, ANNA, AI[level])).rating.rating for level in OPPONENTS]
    assert worth == sorted(worth)
    assert len({*worth}) == len(OPPONENTS)


def test_the_order_of_results_counts() -> None:
    win, loss = ended(0, ANNA, AI["master"]), ended(1, ANNA, AI["novice"])
    assert rating_of(win, loss) != rating_of(loss, win)
    assert rating_of(win, loss) == rating_of(win, loss)


def test_two_persons_are_rated_by_each_other() -> None:
    found = ratings([ended(0, ANNA, PIOTR)], GAME)
    assert found["Anna"].rating.rating - START.rating == pytest.approx(START.rating - found["Piotr"].rating.rating)
    later = ratings([ended(0, ANNA, PIOTR), ended(0, PIOTR, ANNA)], GAME)
    assert later["Piotr"].rating.rating > later["Anna"].rating.rating, "the second victory was over the better one"


def test_a_table_of_four_is_three_games_for_each() -> None:
    table = (ANNA, AI["novice"], PIOTR, AI["adept"])
    found = ratings([ended(0, *table)], GAME)
    assert found["Anna"].rating.rating > START.rating > found["Piotr"].rating.rating
    assert found["Anna"].rating.deviation < rating_of(ended(0, ANNA, AI["novice"])).rating.deviation


def test_who_is_not_rated() -> None:
    unrated = [
        ended(0, ANNA, AI["novice"], ranked=False),
        ended(0, ANNA, AI["novice"], minds=1),
        ended(0, ANNA, AI["novice"], game="empyrean"),
        ended(0, ANNA, Seat("automaton", "The rulebook")),
        ended(0, AI["adept"], AI["novice"]),
    ]
    assert ratings(unrated, GAME) == {}
    assert ratings([ended(0, ANNA, PIOTR, minds=1)], GAME).keys() == {"Anna", "Piotr"}, "people have no generations"


def test_a_character_is_worth_its_level() -> None:
    assert rating_of(ended(0, ANNA, Seat("adept-bold", "x"))) == rating_of(ended(0, ANNA, AI["adept"]))


# Who fits


def test_a_first_game_is_proposed_against_the_weakest() -> None:
    assert fitting(INFO, None) == OPPONENTS[0]


@pytest.mark.parametrize("level", OPPONENTS)
def test_the_evenest_chances_fit(level: str) -> None:
    for off in (-40, 0, 40):
        rated = Rated(Rating(opponents.rating(INFO, level) + off, 120), 5)
        assert fitting(INFO, rated) == level


def test_beyond_all_levels_the_nearest_fits() -> None:
    assert fitting(INFO, Rated(Rating(300, 80), 5)) == OPPONENTS[0]
    assert fitting(INFO, Rated(Rating(2900, 80), 5)) == OPPONENTS[-1]


def test_a_measured_rating_goes_before_the_step() -> None:
    steps = [opponents.rating(INFO, level) for level in OPPONENTS]
    assert steps == [opponents.FIRST_RATING + opponents.STEP * n for n in range(len(OPPONENTS))]
    measured = replace(INFO, ratings={"adept": 1275})
    assert opponents.rating(measured, "adept") == 1275
    assert opponents.rating(measured, "novice") == opponents.FIRST_RATING
