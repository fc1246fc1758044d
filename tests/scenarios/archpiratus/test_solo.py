"""The Solo Variant: what is different in the player's turn, and the automaton's turns line by line."""

import pytest

from game.archpiratus import RULES, ship
from game.archpiratus.cards import KINDS
from game.archpiratus.state import BUYING
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, AUTOMATON, OVER
from tests.scenarios.archpiratus.position import (
    automaton_turn,
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
    next_of,
    outcome,
    play,
    prompt,
    salvage,
    start,
    station,
    store,
    table,
    value,
    zone,
)

GUN, BIG_GUN = "pulse-laser", "rail-cannon"


def solo(**position):
    return table(solo=True, **position)


def turn(**position):
    """The automaton takes its turn."""
    return play(automaton_turn(**position), "automaton")


# Set-up


def test_the_set_up():
    state = start(mode="solo")
    player, rival = state.sides
    assert len(player.owned) == 10
    assert len(player.hand) == 3
    assert rival.owned == rival.deck == rival.hand == []
    assert len(rival.missions) == 1
    assert KINDS[rival.missions[0]].role == "final"
    assert RULES.view(state, 0).sides[1].missions == rival.missions, "face up"
    assert [len(deck) for deck in state.decks] == [12, 12, 12, 5]
    assert (station(state, 0), station(state, 1)) == ("easy", "easy")
    assert state.seat == 0, "the player begins"
    assert RULES.automatic(state) == (1,)


def test_only_the_player_has_an_admiral():
    state = RULES.new_game({"mode": "solo", "admirals": "random"}, 1)
    assert state.sides[0].leader != NONE
    assert state.sides[1].leader == NONE
    state = start(mode="solo", admirals="choose")
    assert state.phase == APPOINT
    state = play(state, "appoint moreau")
    assert state.phase == BUYING
    assert state.sides[1].leader == NONE


def test_the_automaton_has_one_move():
    state = play(start(mode="solo"), "end")
    assert state.phase == AUTOMATON
    assert RULES.to_act(state) == 1
    assert moves(state) == {"automaton"}
    state = play(state, "automaton")
    assert (state.phase, state.seat) == (BUYING, 0)
    assert len(hand(state)) == 3


# The player's turn


def test_one_card_of_the_store_may_be_sent_away():
    state = solo(store=["rivet-gun", "racer"], tech_deck=["abacus"], crew_deck=["envoy"])
    assert moves(state, "send") == {"send rivet-gun", "send racer"}
    tech = play(state, "send rivet-gun")
    assert store(tech)[:2] == ["abacus", "racer"]
    assert next_of(tech.tech) == ["rivet-gun"]
    assert moves(tech, "send") == set(), "once a turn"
    people = play(state, "send racer")
    assert store(people)[:2] == ["rivet-gun", "envoy"]
    assert next_of(people.crew) == ["racer"]
    for seat in (0, 1, None):
        assert RULES.view(people, seat).crew == [card("racer")], "everybody saw it go"


def test_a_card_may_be_sent_away_again_in_the_next_turn():
    state = play(solo(store=["rivet-gun", "dead-ear"]), "send rivet-gun", "end", "automaton")
    assert may(state, "send dead-ear")


def test_an_event_met_in_sending_works():
    state = solo(store=["rivet-gun"], tech_deck=["gold-rush", "abacus"])
    state = play(state, "send rivet-gun")
    assert keys(state.events) == ["gold-rush"]
    assert store(state)[0] == "abacus"
    assert next_of(state.tech) == ["rivet-gun"]


def test_nothing_is_sent_under_an_empty_deck():
    state = solo(store=["rivet-gun", "racer"], tech_deck=[], crew_deck=["envoy"])
    assert moves(state, "send") == {"send racer"}


def test_no_sending_with_two_players():
    assert moves(table(), "send") == set()
    assert "sent under its deck" not in prompt(table())


def test_the_prompt_speaks_of_sending_as_long_as_a_card_may_be_sent():
    state = solo(store=["rivet-gun", "racer"])
    assert "sent under its deck" in prompt(state)
    assert "sent under its deck" in prompt(play(state, "fly hard"))
    assert "sent under its deck" not in prompt(play(state, "send rivet-gun"))


# Salvage that the automaton claims


def test_spent_tech_is_claimed_at_once():
    state = play(solo(hand=["ion-sail", "abacus"], other={"mat": ["tramp-burner"]}), "spend ion-sail")
    assert mat(state, 1) == ["ion-sail"]
    assert salvage(state) == ["tramp-burner"]
    assert keys(state.sides[1].owned) == ["ion-sail"]


def test_replaced_tech_is_claimed():
    state = play(solo(hand=["slip-drive"], mat=["fusion-torch"], other={"mat": ["ion-sail"]}), "fit slip-drive")
    assert mat(state) == ["slip-drive"]
    assert mat(state, 1) == ["fusion-torch"]
    assert salvage(state) == ["ion-sail"], "and not claimed again"


def test_two_spent_tech_of_a_kind_are_claimed_in_turn():
    state = solo(hand=["ion-sail", "fusion-torch"], other={"mat": ["tramp-burner"]})
    state = play(state, "spend ion-sail", "spend fusion-torch", "end")
    assert mat(state, 1) == ["fusion-torch"]
    assert sorted(salvage(state)) == ["ion-sail", "tramp-burner"]


def test_what_the_automaton_salvages_is_not_claimed_back():
    state = turn(mat=[BIG_GUN], store=["plasma-lance"], other={"mat": ["neutron-hide"]})
    assert mat(state, 1) == ["plasma-lance"]
    assert salvage(state) == [BIG_GUN]
    told = [event.kind for event in events(automaton_turn(mat=[BIG_GUN], store=["plasma-lance"], tech_deck=[],
            other={"mat": ["neutron-hide"]}), "automaton")]  # fmt: skip
    assert told.count("claim") == 1


def test_tech_of_the_same_value_is_not_claimed():
    state = solo(hand=["ion-sail"], other={"mat": ["ion-sail"]})
    assert [event.kind for event in events(state, "spend ion-sail")] == ["spend", "salvage"]


def test_rooms_titles_and_piracy_stay_in_salvage():
    state = solo(hand=["cargo-hold", "scourge", "boarding-party"])
    state = play(state, "spend cargo-hold", "spend scourge", "spend boarding-party", "end")
    assert sorted(salvage(state)) == ["boarding-party", "cargo-hold", "scourge"]
    assert state.sides[1].owned == []


def test_claimed_tech_says_nothing():
    state = play(solo(hand=["plasma-lance"], other={"mat": [GUN]}), "spend plasma-lance", "end")
    assert mat(state, 1) == ["plasma-lance"]
    assert hits(state) == 0, "no broadside"


def test_a_claim_may_make_it_ready():
    crew = ["navigator", "machine-saint", "envoy"]
    state = solo(hand=[BIG_GUN], other={"mat": [GUN, "ion-sail"], "crew": crew})
    state = play(state, f"spend {BIG_GUN}", "end", "automaton")
    assert outcome(state).winners == (1,)


# Fire, flight, pursuit


def test_in_its_first_turn_it_does_nothing_of_it():
    state = turn(store=[])
    assert (station(state, 1), hits(state)) == ("easy", 0)


def test_it_fires_before_it_shops():
    state = turn(store=[BIG_GUN])
    assert mat(state, 1) == [BIG_GUN]
    assert hits(state) == 0, "the new gun fires a turn later"


def test_its_own_cards_bend_nothing():
    state = automaton_turn(
        mat=[GUN], crew=["deadeye", "corsair-captain", "life-binder"], other={"mat": ["ablative-tiles"]}
    )
    assert value(state, "weapon", 1) == 2
    assert value(state, "armor", 1) == 0
    assert crew_value(state, 1) == 3 + 3 + 4
    assert hits(play(state, "automaton")) == 0


def test_events_count_for_both():
    state = automaton_turn(mat=[GUN], events=["meteor-season"], other={"mat": ["ablative-tiles"]})
    assert hits(play(state, "automaton")) == 1
    assert hits(turn(mat=[GUN], events=["dead-calm"])) == 0


def test_it_pursues_to_the_final_station():
    state = turn(mat=[GUN], store=[], other={"station": "final", "done": ["hive-queen", "blockade"]})
    assert station(state, 1) == "final"


def test_it_does_not_flee_after_a_pursuit():
    state = turn(mat=[GUN], store=[], other={"mat": [GUN], "station": "hard"})
    assert station(state, 1) == "hard"
    assert hits(state, 1) == 1, "the player's turn began beside it"


def test_the_player_fires_as_ever():
    state = play(solo(mat=[GUN], station="hard", other={"station": "easy"}), "fly easy", "end")
    assert hits(state, 1) == 0
    state = play(state, "automaton")
    assert station(state, 1) == "medium", "it flees from what it can't withstand"
    assert hits(state, 1) == 0


def test_five_hits_both_ways():
    assert turn(mat=[GUN], other={"hits": 3}).phase == BUYING
    lost = turn(mat=[GUN], other={"hits": 4}, store=["mirror-shell"])
    assert outcome(lost).winners == (1,)
    assert store(lost)[0] == "mirror-shell", "the game ends before it shops"
    won = turn(mat=[GUN], hits=4, store=[], other={"mat": [GUN], "station": "hard"})
    assert won.phase == OVER
    assert outcome(won).winners == (0,)


def test_the_prompt_warns_of_it():
    assert "Beware" in prompt(solo(other={"mat": [GUN]}))
    assert "Beware" not in prompt(solo(other={"mat": [GUN], "station": "hard"}))


# The Store ladder


def shopping(offered, **rival):
    """What it takes, beside a player who can be left alone."""
    state = automaton_turn(
        **{"store": offered, "tech_deck": [], "crew_deck": [], "other": {"mat": ["neutron-hide"]}, **rival}
    )
    told = [event for event in events(state, "automaton") if event.kind == "claim"]
    return keys(event.card for event in told)


@pytest.mark.parametrize(
    ("offered", "rival", "taken"),
    [
        (["racer", "star-breaker", "plasma-lance", "fusion-torch"], {"mat": [BIG_GUN]}, ["fusion-torch"]),
        (["racer", "star-breaker", "plasma-lance"], {"mat": [BIG_GUN]}, ["plasma-lance"]),
        (["racer", "star-breaker"], {"mat": ["plasma-lance"]}, ["star-breaker"]),
        (["slip-drive", "star-breaker"], {"mat": ["plasma-lance", "fusion-torch"]}, ["slip-drive"]),
        (["star-breaker", "racer"], {"mat": [BIG_GUN]}, ["racer"]),
        (["cargo-hold", "scourge", "boarding-party"], {}, []),
        (["rivet-gun", "ion-sail", "slip-drive", "void-eye"], {}, []),
        (["fusion-torch", "deep-lens", "oracle-core"], {}, ["fusion-torch"]),
        (["racer", "ace"], {}, ["racer"]),
        (["ace", "envoy"], {"crew": ["racer"]}, ["envoy"]),
        (["greasehand"], {"crew": ["racer", "envoy", "sawbones", "dock-rat"]}, ["greasehand"]),
        (["ace"], {"crew": ["racer", "envoy", "sawbones", "dock-rat"]}, []),
        ([], {}, []),
    ],
)
def test_the_ladder_of_wishes(offered, rival, taken):
    assert shopping(offered, **rival) == taken


def test_it_takes_one_card_a_turn():
    state = turn(store=["fusion-torch", "deep-lens", "racer"], tech_deck=[BIG_GUN], crew_deck=[])
    assert mat(state, 1) == ["fusion-torch"]
    assert crew(state, 1) == []
    assert store(state)[0] == BIG_GUN


def test_an_event_that_refills_its_gap_works():
    state = turn(store=["fusion-torch"], tech_deck=["gold-rush", "abacus", "dead-ear"])
    assert keys(state.events) == ["gold-rush"]
    assert store(state)[0] == "abacus"
    assert state.funds == 1, "the player's turn began with it"


def test_its_gap_stays_when_the_deck_is_empty():
    state = turn(store=["fusion-torch"], tech_deck=[], crew_deck=["racer"])
    assert store(state)[0] == "-"
    assert next_of(state.crew) == ["racer"]
    assert state.gap == NONE


def test_it_pays_nothing_and_contracts_nothing():
    state = turn(store=["fusion-torch"])
    assert state.funds == 0
    assert zone(state, "missions", 1) == ["throne-of-stars"]


# Its Final mission


READY = {"mat": [BIG_GUN, "ion-sail"], "crew": ["navigator", "machine-saint", "envoy"]}


def test_it_goes_for_the_final_mission_the_turn_after():
    state = automaton_turn(
        mat=READY["mat"], crew=["racer", "greasehand"], store=["envoy"], other={"mat": ["neutron-hide"]}
    )
    state = play(state, "automaton")
    assert lacks(state, "throne-of-stars", 1) == []
    assert state.phase == BUYING
    state = play(state, "end", "automaton")
    assert outcome(state).winners == (1,)
    assert outcome(state).reason == "The Final mission is completed."
    assert zone(state, "done", 1) == ["throne-of-stars"]


def test_it_needs_no_contract_and_no_points():
    state = turn(**READY)
    assert outcome(state).winners == (1,)
    assert outcome(state).scores == (0, 0)
    assert zone(state, "discard", 1) == []


def test_a_last_shot_may_come_before_it():
    state = turn(**READY, other={"hits": 4})
    assert "stardust" in outcome(state).reason


def test_a_theft_may_stop_it():
    state = solo(hand=["boarding-party"], other=READY)
    state = play(state, "raid boarding-party", f"steal {BIG_GUN}", "end", "automaton")
    assert state.phase == BUYING
    assert station(state, 1) != "final"


# Piracy against it


def test_of_its_crew_it_gives_the_least_valuable():
    state = solo(hand=["press-gang"], other={"crew": ["navigator", "envoy", "patcher"]})
    state = play(state, "raid press-gang")
    assert RULES.to_act(state) == 0
    assert state.stack == []
    assert crew(state, 1) == ["navigator", "patcher"]
    assert discard(state) == ["envoy", "press-gang"]
    assert card("envoy") not in state.sides[1].owned


def test_a_press_gang_finds_nobody():
    assert play(solo(hand=["press-gang"]), "raid press-gang").stack == []


def test_its_tech_can_be_stolen_and_swapped():
    state = play(solo(hand=["boarding-party"], other={"mat": [GUN]}), "raid boarding-party", f"steal {GUN}")
    assert mat(state, 1) == []
    assert discard(state) == ["boarding-party", GUN]
    state = solo(hand=["midnight-refit"], mat=["rivet-gun"], other={"mat": [GUN]})
    state = play(state, "raid midnight-refit", "choose 0", f"swap {GUN}")
    assert (mat(state), mat(state, 1)) == ([GUN], ["rivet-gun"])


# What is seen and said


def test_nothing_of_it_is_hidden():
    state = automaton_turn(mat=[GUN], crew=["racer"])
    assert HIDDEN not in RULES.view(state, 0).sides[1].owned
    assert "automaton" in RULES.prompt(state)


def test_the_turn_limit():
    state = play(solo(turn=199, done=["bar-brawl"]), "end", "automaton")
    assert outcome(state).winners == (0,)
    assert outcome(play(solo(turn=199), "end", "automaton")).winners == ()


def test_the_players_bends_count_against_it():
    state = automaton_turn(mat=[GUN], other={"titles": ["iron-duchess"], "mat": ["scrap-plating"]})
    assert not ship.outguns(state, 1)
    assert hits(play(state, "automaton")) == 0


# Grades of ours


def test_a_rival_that_idles_and_one_that_is_ahead():
    def aboard(state):
        return len(mat(state, 1)) + len(crew(state, 1))

    for seed in range(6):
        idler, usual, veteran = (
            RULES.new_game({"mode": "solo", "rival": rival}, seed) for rival in ("idler", "book", "veteran")
        )
        assert (aboard(idler), aboard(usual)) == (0, 0)
        assert aboard(veteran) <= 4
        assert RULES.why_impossible(veteran) is None
        for taken in range(1, 6):
            idler = play(idler, "end", "automaton")
            assert aboard(idler) <= (taken > 4)
        assert aboard(play(usual, "end", "automaton")) <= 1
    assert aboard(veteran) > 0
    assert (start(rival="veteran").ahead, start(rival="idler").idle) == (0, 0), "only in the Solo Variant"
