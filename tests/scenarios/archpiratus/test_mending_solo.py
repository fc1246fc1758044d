"""The Solo Variant, read again: crew that goes on changing, Salvage, flight in a calm, sending, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import pytest

from game.archpiratus import RULES
from game.archpiratus.state import BUYING
from tests.scenarios.archpiratus.position import (
    automaton_turn,
    card,
    crew,
    crew_value,
    discard,
    events,
    hits,
    keys,
    mat,
    may,
    moves,
    next_of,
    play,
    prompt,
    salvage,
    station,
    store,
    table,
    value,
    why_not,
)

GUN, BIG_GUN = "pulse-laser", "rail-cannon"
FULL = ["racer", "envoy", "sawbones", "dock-rat"]
SAFE = {"mat": ["neutron-hide"]}


def solo(**position):
    return table(solo=True, **position)


def turn(**position):
    return play(automaton_turn(**position), "automaton")


# PB1: its crew goes on changing


def test_PB1_with_four_aboard_a_new_type_is_attached():
    state = turn(crew=FULL, store=["rivet-gun", "greasehand", "powder-rat"], crew_deck=["consul"], other=SAFE)
    assert crew(state, 1) == ["racer", "sawbones", "dock-rat", "greasehand"]
    assert store(state)[:3] == ["rivet-gun", "consul", "powder-rat"], "the one nearest to the Tech deck"
    assert next_of(state.crew) == ["envoy"], "replaced crew goes under its deck"
    assert keys(state.sides[1].owned) == sorted(crew(state, 1), key=card)


def test_PB1_of_equal_ones_the_longest_aboard_goes():
    state = turn(crew=["dock-rat", "racer", "sawbones", "envoy"], store=["greasehand"], other=SAFE)
    assert crew(state, 1) == ["racer", "sawbones", "envoy", "greasehand"]


def test_PB1_the_lowest_value_goes_even_for_a_lower_one():
    state = turn(crew=["racer", "patcher", "consul", "gene-tailor"], store=["powder-rat"], other=SAFE)
    assert crew(state, 1) == ["patcher", "consul", "gene-tailor", "powder-rat"]
    assert crew_value(state, 1) == 9


def test_PB1_what_its_mission_asks_for_stays():
    """With a mission that asks for a type: its only gunner stays, though another is worth more."""
    aboard = ["powder-rat", "racer", "consul", "gene-tailor"]
    state = turn(crew=aboard, store=["greasehand"], missions=["dreadnought"], other=SAFE)
    assert crew(state, 1) == ["powder-rat", "consul", "gene-tailor", "greasehand"]


def test_PB1_a_type_that_it_has_is_not_attached():
    state = turn(crew=FULL, store=["ace", "consul"], other=SAFE)
    assert crew(state, 1) == FULL
    assert store(state)[:2] == ["ace", "consul"]


def test_PB1_tech_of_the_ladder_comes_first():
    state = turn(crew=FULL, store=["greasehand", BIG_GUN], other=SAFE)
    assert crew(state, 1) == FULL
    assert mat(state, 1) == [BIG_GUN]


def test_PB1_with_an_empty_crew_deck_the_replaced_one_fills_the_gap():
    state = turn(crew=FULL, store=["greasehand"], crew_deck=[], other=SAFE)
    assert crew(state, 1) == ["racer", "sawbones", "dock-rat", "greasehand"]
    assert store(state)[0] == "envoy"
    assert state.crew == []


def test_PB1_turn_after_turn():
    state = automaton_turn(crew=FULL, store=["greasehand"], crew_deck=["powder-rat", "deck-officer"], other=SAFE)
    met = []
    for _ in range(6):
        told = [event.card for event in events(state, "automaton") if event.kind == "claim"]
        met += keys(told)
        state = play(state, "automaton", "end")
    assert met == ["greasehand", "powder-rat", "deck-officer", "envoy", "sawbones", "dock-rat"]
    assert len(crew(state, 1)) == 4


def test_PB1_asked_for_a_member_it_gives_whose_loss_hurts_least():
    state = solo(hand=["press-gang"], other={"crew": ["powder-rat", "racer"], "missions": ["dreadnought"]})
    state = play(state, "raid press-gang")
    assert crew(state, 1) == ["powder-rat"]
    assert discard(state) == ["press-gang", "racer"]


# PB2: Salvage is compared with what is equipped


@pytest.mark.parametrize(
    ("fitted", "spent", "taken"),
    [
        ([], "rivet-gun", False),
        ([], "star-breaker", False),
        (["rivet-gun"], GUN, True),
        (["rivet-gun"], "star-breaker", True),
        ([BIG_GUN], "star-breaker", True),
        ([GUN], "rivet-gun", False),
        ([GUN], GUN, False),
        ([GUN], "slip-drive", False),
        ([], "cargo-hold", False),
        ([], "scourge", False),
        ([], "boarding-party", False),
    ],
)
def test_PB2_superior_is_a_higher_value_of_the_same_type(fitted, spent, taken):
    state = play(solo(hand=[spent], other={"mat": fitted}), f"spend {spent}")
    assert mat(state, 1) == ([spent] if taken else fitted)
    assert salvage(state) == (fitted if taken else [spent])


def test_PB2_it_is_claimed_before_the_player_may_buy_it():
    state = play(solo(hand=[BIG_GUN], other={"mat": [GUN]}), f"spend {BIG_GUN}")
    assert state.funds == 2
    assert moves(state, "salvage") == {f"salvage {GUN}"}
    assert keys(state.sides[1].owned) == [BIG_GUN]


def test_PB2_what_the_player_replaces_is_compared_too():
    state = play(solo(hand=["slip-drive"], mat=["fusion-torch"], other={"mat": ["ion-sail"]}), "fit slip-drive")
    assert mat(state, 1) == ["fusion-torch"]
    assert salvage(state) == ["ion-sail"]
    empty = play(solo(hand=["slip-drive"], mat=["fusion-torch"]), "fit slip-drive")
    assert (mat(empty, 1), salvage(empty)) == ([], ["fusion-torch"])


def test_PB2_an_older_card_of_the_salvage_is_not_claimed():
    state = play(solo(salvage=["star-breaker"], hand=["ion-sail"], other={"mat": [GUN]}), "spend ion-sail")
    assert mat(state, 1) == [GUN]


@pytest.mark.parametrize(
    ("fitted", "offered", "taken"),
    [("rivet-gun", BIG_GUN, True), (GUN, BIG_GUN, True), (GUN, "plasma-lance", False), ("rivet-gun", GUN, False)],
)
def test_PB2_a_slot_below_level_three_counts_as_empty_for_the_ladder(fitted, offered, taken):
    state = turn(mat=[fitted], store=[offered], other=SAFE)
    assert mat(state, 1) == [offered if taken else fitted]
    assert salvage(state) == ([fitted] if taken else [])


def test_PB2_a_swap_does_not_stop_the_ladder():
    state = solo(hand=["midnight-refit"], mat=["rivet-gun"], store=[BIG_GUN], other={"mat": ["plasma-lance"]})
    state = play(state, "raid midnight-refit", "choose 0", "swap plasma-lance")
    assert mat(state, 1) == ["rivet-gun"]
    state = play(state, "end", "automaton")
    assert mat(state, 1) == [BIG_GUN]


# PB3: the automaton and its berths


def test_PB3_the_automaton_sends_ashore_by_its_own_procedure():
    five = ["racer", "consul", "dock-rat", "gene-tailor", "patcher"]
    state = automaton_turn(crew=five, store=[], crew_deck=["envoy"], other=SAFE)
    state = play(state, "automaton")
    assert crew(state, 1) == ["racer", "consul", "gene-tailor", "patcher"]
    assert next_of(state.crew) == ["envoy", "dock-rat"]
    assert RULES.to_act(state) == 0


# PB4: Dead Calm stops firing, not flying


def test_PB4_in_a_calm_it_pursues():
    state = turn(mat=[GUN], events=["dead-calm"], store=[], other={"station": "hard"})
    assert station(state, 1) == "hard"
    assert hits(state) == 0
    assert hits(play(state, "end", "automaton")) == 0, "it stays beside the player and does not fire"


def test_PB4_in_a_calm_it_flees():
    state = turn(mat=["rivet-gun"], events=["dead-calm"], store=[], other={"mat": [GUN]})
    assert station(state, 1) == "medium"
    assert hits(state) == 0


# PB5: its own texts never count


def test_PB5_the_automatons_own_texts_never_count():
    state = automaton_turn(crew=["deadeye", "life-binder"], store=[])
    assert (value(state, "weapon", 1), value(state, "armor", 1)) == (0, 0)
    assert hits(play(state, "automaton")) == 0
    armed = automaton_turn(mat=[GUN], crew=["deadeye"], store=[], other={"mat": ["ablative-tiles"]})
    assert hits(play(armed, "automaton")) == 0


def test_PB5_it_flees_from_a_bonus_too():
    assert station(turn(store=[], other={"leader": "vance"}), 1) == "medium"


# PB7: one card of the Store may be sent each turn, at any moment of it


@pytest.mark.parametrize(
    "before", [["spend credits"], ["fit ion-sail"], ["contract easy"], ["fly hard"], ["contract easy", "fly hard"]]
)
def test_PB7_at_any_moment_of_the_turn(before):
    state = solo(hand=["credits", "ion-sail", "contract"], store=["rivet-gun", "racer"], tech_deck=["abacus"])
    state = play(state, *before)
    assert moves(state, "send") == {"send rivet-gun", "send racer"}
    assert "sent under its deck" in prompt(state)
    sent = play(state, "send rivet-gun")
    assert (sent.phase, sent.funds) == (state.phase, state.funds), "nothing else is over by it"
    assert store(sent)[0] == "abacus"
    assert moves(sent, "send") == set(), "once a turn"
    assert "sent under its deck" not in prompt(sent)


def test_PB7_the_final_station_is_no_hindrance():
    state = solo(hand=["contract"], done=["hive-queen", "blockade"], store=["rivet-gun"])
    state = play(state, "fly final", "contract final")
    assert may(state, "send rivet-gun")


def test_PB7_each_turn_anew_and_never_in_the_automatons():
    state = play(solo(store=["rivet-gun", "dead-ear"], other={"mat": []}), "fly hard", "send rivet-gun", "end")
    assert moves(state) == {"automaton"}
    state = play(state, "automaton")
    assert state.phase == BUYING
    assert may(state, "send dead-ear")


# PB8: gaps that the automaton and the sending leave


def test_PB8_the_gap_of_the_automatons_pick_stays_after_a_last_event():
    state = turn(store=["fusion-torch"], tech_deck=["gold-rush"], crew_deck=["racer"], other=SAFE)
    assert mat(state, 1) == ["fusion-torch"]
    assert store(state)[0] == "-", "it always refills from the same deck"
    assert next_of(state.crew) == ["racer"]
    assert state.events == []
    assert state.funds == 0, "the Event is over"


def test_PB8_what_is_sent_comes_back_when_only_an_event_lay_above_it():
    state = solo(store=["rivet-gun"], tech_deck=["gold-rush"], crew_deck=["racer"])
    told = [event.kind for event in events(state, "send rivet-gun")]
    assert told == ["send", "refill", "event", "refill", "calm"]
    state = play(state, "send rivet-gun")
    assert store(state)[0] == "rivet-gun"
    assert next_of(state.crew) == ["racer"]
    assert state.events == []


def test_PB8_in_the_solo_variant_spent_tech_may_be_bought_back_unless_it_is_claimed():
    state = play(solo(hand=["star-breaker"]), "spend star-breaker")
    assert may(state, "salvage star-breaker")
    state = play(solo(hand=["star-breaker"], other={"mat": [GUN]}), "spend star-breaker")
    assert moves(state, "salvage") == {f"salvage {GUN}"}


def test_PB7_a_second_card_is_refused_with_the_rule_of_the_variant():
    state = play(solo(store=["rivet-gun", "dead-ear"]), "fly hard", "send rivet-gun")
    assert why_not(state, "drag", "store-1", "tech").section == "solo"
