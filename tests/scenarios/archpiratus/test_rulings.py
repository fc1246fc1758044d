"""The rulings PA1 to PA23 of the rules file, by their numbers; PB1 and PB2 stand in the place of PA20 and PA19."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.archpiratus import RULES, ship
from game.archpiratus.abilities import CREW_NAMES
from game.archpiratus.cards import KINDS
from game.archpiratus.state import BUYING, ON_MISSION
from game.core.options import OptionError
from game.deckbuilding.rules import OVER
from tests.scenarios.archpiratus.position import (
    automaton_turn,
    begun,
    card,
    crew,
    crew_value,
    discard,
    events,
    hand,
    hits,
    keys,
    lacks,
    mat,
    may,
    moves,
    outcome,
    play,
    points,
    salvage,
    start,
    station,
    store,
    table,
    why_not,
    zone,
)

GUN = "pulse-laser"
SIX = ["hive-queen", "blockade"]
STRONG = {
    "mat": ["rail-cannon", "fusion-torch", "mirror-shell", "oracle-core", "deep-lens"],
    "crew": ["navigator", "machine-saint", "life-binder"],
}
"""Enough for any Final mission."""


@pytest.mark.parametrize(("before", "out"), [(2, False), (3, True)])
def test_PA1_the_fourth_hit_puts_a_ship_out(before, out):
    state = begun(mat=[GUN], other={"hits": before})
    assert hits(state, 1) == before + 1
    assert (state.phase == OVER) == out


@pytest.mark.parametrize(("before", "out"), [(3, False), (4, True)])
def test_PA1_the_fifth_in_the_solo_variant(before, out):
    fired_upon = play(automaton_turn(mat=[GUN], other={"hits": before}), "automaton")
    assert (fired_upon.phase == OVER) == out
    firing = play(table(solo=True, hand=["rail-cannon"], other={"hits": before}), "fit rail-cannon")
    assert (firing.phase == OVER) == out


@pytest.mark.parametrize("hull", [3, 4, 5, 6])
@pytest.mark.parametrize("mode", ["two", "solo"])
def test_PA1_the_setup_offers_other_hulls(mode, hull):
    assert start(mode=mode, hull=hull).hull == hull
    state = begun(mat=[GUN], other={"hits": hull - 1}, hull=hull)
    assert outcome(state).winners == (0,)
    assert "stardust" in outcome(state).reason


def test_PA1_the_hull_of_the_book():
    assert start().hull == 4
    assert start(mode="solo").hull == 5


def test_PA2_local_contacts_are_the_local_talent():
    """Credits or crew, a type of their own, and one name."""
    assert [kind.name for kind in KINDS if kind.pile == "supply"] == ["Local Contact"]
    state = table(hand=["contact", "contact"])
    assert play(state, "spend contact").funds == 2
    assert crew(play(state, "hire contact")) == ["contact"]


def test_PA3_fire_comes_before_anything_can_be_fitted():
    state = begun(deck=["rivet-gun"], other={})
    assert hits(state, 1) == 0
    state = play(state, "fit rivet-gun")
    assert hits(state, 1) == 0, "not in this turn"
    state = play(state, "end", "end")
    assert hits(state, 1) == 1


def test_PA3_no_hit_on_arrival():
    state = table(mat=[GUN], station="hard")
    state = play(state, "fly easy")
    assert hits(state, 1) == 0
    state = play(state, "end", "end")
    assert hits(state, 1) == 1, "still there when the turn began"


def test_PA3_one_hit_a_turn():
    state = begun(mat=["star-breaker"], other={})
    assert hits(state, 1) == 1
    assert hits(play(state, "end"), 1) == 1


def test_PA3_the_fleeing_ship_is_safe():
    state = play(table(seat=0, other={"mat": [GUN]}), "fly medium", "end")
    assert hits(state, 0) == 0


def test_PA4_the_hand_of_the_set_up_is_the_first_hand():
    state = start()
    for seat in range(2):
        assert len(hand(state, seat)) == 3
        assert len(state.sides[seat].deck) == 7
    kept = hand(state, 1)
    state = play(state, "end")
    assert hand(state, 1) == kept
    assert hand(state, 0) == []
    assert len(hand(play(state, "end"), 0)) == 3


def test_PA4_a_short_deck_is_drawn_out_before_the_discards_are_shuffled():
    state = begun(deck=["racer", "envoy"], discard=["credits"] * 4)
    assert hand(state) == ["credits", "envoy", "racer"]
    assert zone(state, "deck") == ["credits"] * 3
    assert discard(state) == []
    assert hand(begun(deck=["racer"])) == ["racer"], "what there is"


def test_PA5_left_over_cards_are_discarded():
    state = play(table(hand=["contract", "racer", "ion-sail"]), "end")
    assert discard(state) == ["contract", "ion-sail", "racer"]
    assert salvage(state) == [], "tech that was not spent stays the captain's"


# PA6: the Final mission


def final_turn(**own):
    return table(**{"done": SIX, "hand": ["contract", "credits"], "final": ["last-armada"], **STRONG, **own})


def test_PA6_fly_contract_complete_in_one_turn():
    state = final_turn()
    assert not may(state, "contract final")
    state = play(state, "fly final")
    assert moves(state) == {"end", "contract final"}
    state = play(state, "contract final")
    assert zone(state, "missions") == ["last-armada"]
    assert moves(state) == {"end", "complete last-armada"}
    state = play(state, "complete last-armada")
    assert outcome(state).winners == (0,)
    assert "Final mission" in outcome(state).reason
    assert zone(state, "done") == [*SIX, "last-armada"]


def test_PA6_who_stayed_there_need_not_move():
    state = final_turn(station="final")
    assert may(state, "contract final")
    state = play(state, "spend credits", "contract final")
    assert state.phase == ON_MISSION
    assert moves(state) == {"end", "complete last-armada"}, "the move is over with it"


def test_PA6_it_may_wait_for_a_later_turn():
    state = final_turn(mat=[], crew=[])
    state = play(state, "fly final", "contract final")
    assert moves(state) == {"end"}
    state = play(state, "end", "end")
    assert station(state) == "final"
    assert zone(state, "missions") == ["last-armada"]


def test_PA6_it_is_completed_on_a_later_turn():
    state = final_turn(missions=["last-armada"], final=[], station="final", hand=[])
    assert moves(state, "complete") == {"complete last-armada"}
    away = final_turn(missions=["last-armada"], final=[], hand=[])
    assert moves(away, "complete") == set()
    assert outcome(play(away, "fly final", "complete last-armada")).winners == (0,)


def test_PA6_it_is_the_one_contract_of_the_turn():
    state = final_turn(hand=["contract", "contract"])
    state = play(state, "contract easy", "fly final")
    assert moves(state) == {"end"}


def test_PA6_no_second_contract_after_it():
    state = play(final_turn(hand=["contract", "contract"], station="final"), "contract final")
    assert moves(state, "contract") == set()


def test_PA6_a_flagship_may_play_both():
    state = final_turn(hand=["contract", "contract", "contract"], titles=["guild-flagship"])
    state = play(state, "contract hard", "fly final")
    assert moves(state) == {"end", "contract final"}
    state = play(state, "contract final")
    assert not may(state, "contract final")


def test_PA6_without_a_contract_no_mission():
    assert moves(play(final_turn(hand=["credits"]), "fly final")) == {"end"}


def test_PA6_the_contract_is_not_played_for_others_after_the_move():
    state = play(final_turn(), "fly hard")
    assert moves(state) == {"end"}
    assert "only for the Final mission" in why_not(state, "drag", "hand-0-contract", "missions-hard").text


def test_PA6_the_final_deck_is_closed_in_the_contract_phase():
    state = final_turn()
    assert moves(state, "contract") == {"contract easy", "contract medium", "contract hard"}
    assert why_not(state, "drag", "hand-0-contract", "missions-final").section == "finalstation"


def test_PA6_at_the_final_station_other_missions_may_still_be_contracted():
    state = final_turn(station="final")
    assert len(moves(state, "contract")) == 4
    state = play(state, "contract easy")
    assert moves(state, "contract") == set()
    assert moves(state, "fly") == {"fly easy", "fly medium", "fly hard"}


def test_PA7_the_sixth_point_opens_the_station_a_turn_later():
    done = ["hive-queen", "broken-relay"]
    state = table(done=done, missions=["night-ferry"], crew=["tug-pilot"], hand=["contract"])
    state = play(state, "complete night-ferry")
    assert points(state) == 6
    assert state.seat == 1
    state = play(state, "end")
    assert may(state, "fly final")


def test_PA8_several_open_missions():
    state = table(hand=["contract"], missions=["bar-brawl", "night-ferry"], crew=["tug-pilot", "envoy", "sawbones"])
    state = play(state, "contract easy")
    assert len(zone(state, "missions")) == 3
    assert {"complete bar-brawl", "complete night-ferry"} <= moves(state)
    state = play(state, "complete bar-brawl")
    assert "night-ferry" in zone(state, "missions")
    assert state.seat == 1, "one completion a turn"


def test_PA8_as_many_as_there_are_contracts():
    state = table(hand=["credits"], missions=["bar-brawl", "night-ferry", "old-debts"])
    assert moves(state, "contract") == set()


def test_PA9_the_refill_may_be_bought_at_once():
    state = table(funds=4, store=["rivet-gun"], tech_deck=["abacus"], crew_deck=["envoy", "racer"])
    state = play(state, "buy rivet-gun", "refill crew")
    assert may(state, "buy envoy")
    state = play(state, "buy envoy", "refill tech")
    assert store(state)[0] == "abacus"
    assert state.funds == 2


def test_PA10_spent_tech_goes_to_salvage_and_everything_else_to_the_discards():
    spent = ["ion-sail", "cargo-hold", "scourge", "boarding-party", "racer", "contact", "credits"]
    state = table(hand=[*spent, "contract"], salvage=["rivet-gun"])
    state = play(state, *(f"spend {key}" for key in spent), "contract easy")
    assert salvage(state) == ["rivet-gun", "ion-sail", "cargo-hold", "scourge", "boarding-party"]
    assert discard(state) == ["contact", "credits", "racer"]


@pytest.mark.parametrize("last", ["fit abacus", "hire racer", "fly hard", "end", "contract easy", "furnish war-room",
                                  "title scourge", "raid press-gang", "complete bar-brawl"])  # fmt: skip
def test_PA10_whatever_comes_next_ends_the_buying(last):
    state = table(
        hand=["ion-sail", "credits", "abacus", "racer", "contract", "war-room", "scourge", "press-gang"],
        missions=["bar-brawl"], crew=["envoy", "sawbones", "lab-runaway"],
    )  # fmt: skip
    state = play(state, "spend ion-sail", "spend credits")
    assert state.phase == BUYING
    assert zone(state, "purse") == ["credits"]
    state = play(state, last)
    assert salvage(state) == ["ion-sail"]
    assert state.sides[0].purse == []
    assert "credits" in discard(state)
    if state.seat == 0:
        assert moves(state, "spend") | moves(state, "buy") | moves(state, "salvage") == set()


def test_PA10_it_can_be_bought_back():
    state = play(table(hand=["phase-shield"]), "spend phase-shield", "end")
    assert salvage(state) == ["phase-shield"]
    assert card("phase-shield") not in state.sides[0].owned
    state = play(state, "end")
    state.funds = 2
    state = play(state, "salvage phase-shield")
    assert discard(state) == ["phase-shield"]
    assert state.sides[0].owned == [card("phase-shield")]


@pytest.mark.parametrize("key", ["rivet-gun", "star-breaker", "cargo-hold", "scourge", "boarding-party"])
def test_PA11_salvage_costs_two_whatever_is_printed(key):
    assert moves(table(funds=1, salvage=[key]), "salvage") == set()
    state = play(table(funds=3, salvage=[key]), f"salvage {key}")
    assert state.funds == 1
    assert discard(state) == [key]


def test_PA11_the_pile_lies_open():
    state = table(salvage=["rivet-gun", "rivet-gun", "void-eye"])
    ids = [thing.id for thing in RULES.table(RULES.view(state, 1)) if thing.place == "salvage"]
    assert ids == ["salvage", "salvage-rivet-gun", "salvage-rivet-gun~2", "salvage-void-eye"]


@pytest.mark.parametrize("here", ["easy", "medium", "hard", "final"])
def test_PA12_from_any_station_to_any_other_or_nowhere(here):
    state = table(station=here, done=SIX)
    others = {"easy", "medium", "hard", "final"} - {here}
    assert moves(state, "fly") == {f"fly {there}" for there in others}
    assert may(state, "end")


def test_PA13_a_ship_that_is_out_ends_the_game():
    state = begun(mat=[GUN], other={"hits": 3, "done": SIX})
    assert state.phase == OVER
    assert RULES.to_act(state) is None
    assert moves(state) == set()
    assert outcome(state).winners == (0,)
    assert outcome(state).scores == (0, 6), "points are no help"


def test_PA14_events_of_the_set_up_go_under_the_tech_deck():
    met = 0
    for seed in range(40):
        state = RULES.new_game({"admirals": "off"}, seed)
        assert all(KINDS[number].type != "event" for number in state.store)
        assert state.events == []
        sunk = state.tech[: state.tech_sunk]
        assert all(KINDS[number].type == "event" for number in sunk)
        assert RULES.view(state, 0).tech[: len(sunk)] == sunk, "everybody saw them go"
        assert len(state.tech) == 63
        met += len(sunk)
    assert met


def test_PA14_a_later_event_works_at_once_and_is_replaced():
    state = table(funds=1, store=["rivet-gun"], tech_deck=["ion-storm", "abacus", "dead-ear"], mat=[GUN])
    assert ship.value(state, 0, "weapon") == 2
    state = play(state, "buy rivet-gun", "refill tech")
    assert keys(state.events) == ["ion-storm"]
    assert store(state)[0] == "abacus"
    assert ship.value(state, 0, "weapon") == 1


def test_PA14_all_events_stay_in_force():
    state = table(funds=2, store=["rivet-gun", "rivet-gun"], tech_deck=["gold-rush", "abacus", "carnival", "dead-ear",
                  "void-eye"], deck=["credits"] * 4)  # fmt: skip
    state = play(state, "buy rivet-gun", "refill tech", "buy rivet-gun", "refill tech")
    assert keys(state.events) == ["gold-rush", "carnival"]
    state = play(state, "end", "end")
    assert state.funds == 1
    assert len(hand(state)) == 4


# The Solo Variant


def test_PA15_first_the_battle_then_the_store_then_the_mission():
    needs = ["rail-cannon", "ion-sail"]
    state = automaton_turn(
        mat=needs, crew=["navigator", "machine-saint", "envoy"], store=["mirror-shell"], station="hard"
    )
    told = [(event.kind, event.data.get("station")) for event in events(state, "automaton")]
    kinds = [kind for kind, _at in told]
    assert kinds == ["fly", "claim", "refill", "fly", "complete", "over"]
    assert told[0] == ("fly", 0), "to the player"
    assert told[3] == ("fly", 3), "to the Final station"
    assert outcome(play(state, "automaton")).winners == (1,)


def test_PA15_it_must_have_been_ready_before_its_turn():
    state = automaton_turn(mat=["ion-sail"], crew=["navigator", "machine-saint", "envoy"], store=["rail-cannon"])
    state = play(state, "automaton")
    assert mat(state, 1) == ["rail-cannon", "ion-sail"]
    assert lacks(state, "throne-of-stars", 1) == []
    assert state.phase == BUYING, "not in the turn in which it got the last thing"
    state = play(state, "end", "automaton")
    assert outcome(state).winners == (1,)
    assert station(state, 1) == "final"
    assert points(state, 1) == 0, "it needs none"


@pytest.mark.parametrize(
    ("fitted", "offered", "taken"),
    [
        ([], "rail-cannon", True),
        ([], "pulse-laser", False),
        ([], "plasma-lance", False),
        ([], "star-breaker", False),
        (["pulse-laser"], "plasma-lance", False),
        (["rail-cannon"], "plasma-lance", True),
        (["rail-cannon"], "star-breaker", False),
        (["rail-cannon"], "rail-cannon", False),
        (["plasma-lance"], "star-breaker", True),
        (["plasma-lance"], "rail-cannon", False),
        (["star-breaker"], "star-breaker", False),
    ],
)
def test_PA16_levels_are_values_one_step_at_a_time(fitted, offered, taken):
    state = play(automaton_turn(mat=fitted, store=[offered], other={"mat": ["neutron-hide"]}), "automaton")
    assert mat(state, 1) == ([offered] if taken else fitted)
    assert salvage(state) == (fitted if taken else [])


def test_PA17_ties_go_to_the_card_nearest_to_the_tech_deck():
    state = automaton_turn(store=["racer", "fusion-torch", "mirror-shell"], tech_deck=["abacus"], crew_deck=["envoy"])
    state = play(state, "automaton")
    assert mat(state, 1) == ["fusion-torch"]
    assert store(state) == ["racer", "abacus", "mirror-shell", "-", "-"], "from the deck of the taken card"


def test_PA17_crew_is_replaced_from_the_crew_deck():
    state = automaton_turn(store=["racer", "envoy"], tech_deck=["abacus"], crew_deck=["sawbones"])
    state = play(state, "automaton")
    assert crew(state, 1) == ["racer"]
    assert store(state)[:2] == ["sawbones", "envoy"]


@pytest.mark.parametrize(
    ("here", "there"), [("easy", "medium"), ("medium", "hard"), ("hard", "easy"), ("final", "easy")]
)
def test_PA18_flight_goes_to_the_next_station_but_never_to_the_final_one(here, there):
    state = automaton_turn(station=here, store=[], other={"mat": [GUN], "station": here, "done": SIX})
    assert station(play(state, "automaton"), 1) == there


def test_PA21_the_crews_value_counts_contacts_and_no_tech():
    state = table(crew=["contact", "racer"], mat=["star-breaker", "neutron-hide"])
    assert crew_value(state) == 3
    assert lacks(state, "bar-brawl") == []


def test_PA22_commander_is_a_type_of_crew():
    assert "commander" in CREW_NAMES
    state = table(crew=["deck-officer"], mat=["rivet-gun"])
    assert lacks(state, "mutiny") == [("crew", 2)]


def test_PA23_two_players():
    for options in ({}, {"mode": "solo"}):
        assert RULES.seats(RULES.new_game(options, 1)) == 2
    with pytest.raises(OptionError):
        RULES.new_game({"mode": "three"}, 1)
