"""Options, outcomes and events: the small values of the contract."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import catalogue
from game.core.contract import HIDDEN, Event, Outcome, redact
from game.core.info import GameInfo
from game.core.options import Choice, Option, OptionError
from tests.contract.games import GAMES

INFO = GameInfo(
    id="game",
    title="Game",
    blurb="",
    designers="",
    publisher="",
    minutes=(1, 2),
    rules_version=1,
    hides=False,
    search="turns",
    options=(
        Option("seats", "Players", 2, "", (Choice(2, "Two"), Choice(4, "Four"))),
        Option("pace", "Pace", "slow", "", (Choice("slow", "Slow"), Choice("quick", "Quick"))),
        Option("turns", "Turns", 10, "", low=5, high=20),
    ),
)


def test_without_options_the_defaults_stand():
    assert INFO.complete({}) == {"seats": 2, "pace": "slow", "turns": 10}


def test_what_is_chosen_replaces_the_default():
    assert INFO.complete({"turns": 5, "seats": 4}) == {"seats": 4, "pace": "slow", "turns": 5}


@pytest.mark.parametrize(
    ("options", "named", "wanted"),
    [
        ({"seats": 3}, "seats", "2, 4"),
        ({"seats": "2"}, "seats", "2, 4"),
        ({"seats": 2.0}, "seats", "2, 4"),
        ({"pace": 1}, "pace", "slow, quick"),
        ({"turns": 4}, "turns", "5-20"),
        ({"turns": 21}, "turns", "5-20"),
        ({"turns": True}, "turns", "5-20"),
        ({"turns": "10"}, "turns", "5-20"),
        ({"turns": None}, "turns", "5-20"),
        ({"wings": 2}, "wings", "no option"),
    ],
)
def test_a_bad_option_is_named_with_what_is_wanted(options, named, wanted):
    with pytest.raises(OptionError, match=named) as error:
        INFO.complete(options)
    assert error.value.option == named
    assert wanted in str(error.value)


@given(st.dictionaries(st.text(max_size=8) | st.sampled_from(["seats", "pace", "turns"]),
                       st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)))  # fmt: skip
def test_any_options_are_settled_or_refused_by_name(options):
    refused = None
    try:
        settled = INFO.complete(options)
        assert set(settled) == {"seats", "pace", "turns"}
        assert settled | options == settled
    except OptionError as error:
        refused = error.option
    assert refused is None or refused in options


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_every_option_of_every_game_has_a_good_default(rules):
    for option in rules.info.options:
        assert option.allows(option.default)
        assert option.label
        assert option.help
        assert bool(option.choices) != bool(option.high)
        assert len({choice.value for choice in option.choices}) == len(option.choices)
    assert len({option.key for option in rules.info.options}) == len(rules.info.options)


def test_an_unknown_game_is_named():
    with pytest.raises(catalogue.UnknownGame, match="chess") as error:
        catalogue.rules("chess")
    assert "angel_wars" in str(error.value)


def test_every_game_of_the_catalogue_answers_to_its_id():
    for game in catalogue.ids():
        assert catalogue.rules(game).info.id == game
        assert catalogue.rules(game) is catalogue.rules(game)


def test_the_first_group_wins_and_a_draw_of_all_has_no_winner():
    assert Outcome(((1,), (0, 2)), "", (0, 6, 0)).winners == (1,)
    assert Outcome(((0, 2), (1,)), "", (6, 0, 6)).winners == (0, 2)
    assert Outcome(((0, 1),), "", (3, 3)).winners == ()


DEAL = Event("draw", "deck", "hand-1", 1, 7, (4, 5), (9,), n=2, seen_by=(1,))


@pytest.mark.parametrize("seat", [0, 2, None])
def test_others_see_how_many_cards_and_not_which(seat):
    shown = redact(DEAL, seat)
    assert (shown.card, shown.cards, shown.secret) == (HIDDEN, (HIDDEN, HIDDEN), (HIDDEN,))
    assert (shown.seat, shown.n) == (1, 2)
    assert DEAL.cards == (4, 5), "the event itself is left alone"


def test_who_may_see_an_event_sees_it_whole():
    assert redact(DEAL, 1) is DEAL
    everybody = DEAL._replace(seen_by=None)
    assert redact(everybody, None) is everybody
