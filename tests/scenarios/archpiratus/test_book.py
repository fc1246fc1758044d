"""Lines of the book that no other scenario is about."""

import pytest

from game.archpiratus import RULES
from game.archpiratus.cards import CARDS, EASY, FINAL, HARD, KINDS, MEDIUM
from tests.scenarios.archpiratus.position import card, discard, hand, may, moves, play, start, table, zone


def test_a_local_contact_costs_two_as_long_as_any_are_left():
    state = play(table(funds=4, store=[], supply=1), "buy contact")
    assert (state.funds, state.supply, discard(state)) == (2, 0, ["contact"])
    assert not may(state, "buy contact")
    assert not may(table(funds=1, store=[]), "buy contact")


def test_a_card_shows_its_cost_its_credits_and_its_value():
    assert CARDS["rail-cannon"].numbers == (("cost", 3), ("credit", 2), ("tech", 3))
    assert CARDS["consul"].numbers == (("cost", 3), ("credit", 2), ("crew", 3))
    assert CARDS["dreadnought"].numbers == (("points", 3), ("crew", 3))


def test_as_much_is_bought_as_the_credits_pay_for():
    state = table(funds=6, store=["rivet-gun", "greasehand", "void-eye"], tech_deck=[], crew_deck=[])
    state = play(state, "buy rivet-gun", "buy greasehand", "buy contact")
    assert discard(state) == ["contact", "greasehand", "rivet-gun"]
    assert state.funds == 2
    assert moves(state, "buy") == {"buy contact"}, "the Void Eye costs 5"


def test_the_contract_lies_under_its_mission_until_it_is_completed():
    state = play(table(hand=["contract"], easy=["bar-brawl"], crew=["racer"], tech_deck=[], supply=0), "contract easy")
    assert zone(state, "missions") == ["bar-brawl"]
    assert discard(state) == []
    assert card("contract") in state.sides[0].owned
    assert discard(play(state, "complete bar-brawl")) == ["contract"]


def test_the_store_begins_with_five_tech_cards_between_two_decks():
    state = start(events="on")
    assert [KINDS[number].pile for number in state.store] == ["tech"] * 5
    assert (len(state.tech), len(state.crew)) == (60 + 8 - 5, 42)


def test_the_turn_passes_to_the_other_captain():
    state = start()
    assert RULES.to_act(state) == 0
    state = play(state, "end")
    assert (RULES.to_act(state), state.turn) == (1, 2)
    assert RULES.to_act(play(state, "end")) == 0


def test_a_completed_mission_is_kept_and_its_points_stay():
    state = table(crew=["tug-pilot"], missions=["night-ferry"], done=["bar-brawl"])
    state = play(state, "complete night-ferry", "end")
    assert zone(state, "done") == ["bar-brawl", "night-ferry"]
    assert "2 of 6 points" in RULES.standing(state, 0)


@pytest.mark.parametrize(("before", "drawn"), [(0, ["credits"]), (2, ["credits"]), (3, [])])
def test_the_discards_are_shuffled_three_times_in_a_turn(before, drawn):
    """A rule of ours: with few cards draws could go on without end."""
    state = table(hand=["ion-sail"], discard=["credits"])
    state.shuffles = before
    state = play(state, "spend ion-sail")
    assert hand(state) == drawn
    assert discard(state) == ([] if drawn else ["credits"])
    assert play(state, "end").shuffles == 0, "counted anew in each turn"


DECKS = {
    "first start deck": lambda state: [*state.sides[0].deck, *state.sides[0].hand],
    "second start deck": lambda state: [*state.sides[1].deck, *state.sides[1].hand],
    "tech": lambda state: state.tech,
    "crew": lambda state: state.crew,
    "easy": lambda state: state.decks[EASY],
    "medium": lambda state: state.decks[MEDIUM],
    "hard": lambda state: state.decks[HARD],
    "final": lambda state: state.decks[FINAL],
}


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_shuffled(name):
    """One that nobody shuffled would lie in the same order after every set-up."""
    games = [RULES.new_game({"admirals": "off", "first": "1"}, seed) for seed in range(6)]
    assert len({tuple(DECKS[name](state)) for state in games}) > 3
