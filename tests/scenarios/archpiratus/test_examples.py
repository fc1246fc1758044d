"""The worked examples P1 to P10 of the rules file, by their numbers; P1 and P2 are whole turns of the book."""
# ruff: noqa: N802 - tests are named by the numbers of the examples

import pytest

from game.archpiratus.state import BUYING, CONTRACTING, ON_MISSION
from game.core.names import NONE
from game.deckbuilding.rules import AUTOMATON, OVER
from tests.scenarios.archpiratus.position import (
    automaton_turn,
    begun,
    crew,
    discard,
    events,
    hand,
    hits,
    mat,
    may,
    moves,
    next_of,
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

GUN, PLATES = "pulse-laser", "scrap-plating"  # weapon 2 against armor 1

# P1: Evey's turn


def test_P1_eveys_turn_move_by_move():
    """Fence and Shadow Queen are worth 5; whatever else lies in the Store costs more than she has left."""
    state = begun(
        deck=["fence", "shadow-queen", "ion-sail"], mat=["tramp-burner"], station="hard",
        store=["void-eye", "phase-shield", "fold-engine", "slip-drive", "pulse-laser"],
        tech_deck=["abacus"], crew_deck=["navigator", "racer"], other={"station": "medium"},
    )  # fmt: skip
    assert hand(state) == ["fence", "ion-sail", "shadow-queen"]
    assert state.phase == BUYING
    assert moves(state, "buy") == set()
    state = play(state, "spend fence", "spend shadow-queen")
    assert state.funds == 5
    assert discard(state) == [], "spent cards wait in the purse"
    state = play(state, "buy pulse-laser")
    assert state.funds == 3
    assert discard(state) == ["pulse-laser"]
    assert moves(state) == {"refill tech", "refill crew"}
    state = play(state, "refill crew")
    assert store(state) == ["void-eye", "phase-shield", "fold-engine", "slip-drive", "navigator"]
    assert moves(state, "buy") == {"buy contact"}, "she can't afford any of the others"
    state = play(state, "buy contact")
    assert state.funds == 1
    assert state.supply == 11
    state = play(state, "fit ion-sail")
    assert state.phase == CONTRACTING
    assert state.funds == 0, "the last credit is lost"
    assert mat(state) == ["ion-sail"]
    assert salvage(state) == ["tramp-burner"], "the old engine, face up"
    assert discard(state) == ["contact", "fence", "pulse-laser", "shadow-queen"]
    assert moves(state) == {"end", "fly easy", "fly medium"}
    state = play(state, "fly easy")
    assert station(state) == "easy"
    assert state.phase == ON_MISSION
    assert moves(state) == {"end"}, "she isn't ready to complete a mission"
    state = play(state, "end")
    assert state.seat == 1
    assert discard(state) == ["contact", "fence", "pulse-laser", "shadow-queen"]
    assert hand(state) == []
    assert zone(state, "deck") == []
    assert next_of(state.crew) == ["racer"]
    assert next_of(state.tech) == ["abacus"]


def test_P1_the_engine_could_have_been_spent_instead():
    state = table(hand=["ion-sail"], mat=["tramp-burner"])
    state = play(state, "spend ion-sail")
    assert state.funds == 1
    state = play(state, "end")
    assert salvage(state) == ["ion-sail"]
    assert mat(state) == ["tramp-burner"]


# P2: Todd's turn


def test_P2_todds_turn_move_by_move():
    state = begun(
        deck=["contract", "patcher", "fence"], mat=["clerk-mind"], crew=["greasehand", "racer"],
        missions=["broken-relay"], station="medium", salvage=["ion-sail", "rivet-gun"], hard=["hive-queen"],
        crew_deck=["envoy"], other={"mat": [GUN, PLATES], "station": "easy"},
    )  # fmt: skip
    assert hits(state, 1) == 0, "different stations"
    assert hand(state) == ["contract", "fence", "patcher"]
    assert moves(state, "salvage") == set()
    state = play(state, "spend fence")
    assert state.funds == 2
    assert moves(state, "salvage") == {"salvage ion-sail", "salvage rivet-gun"}
    state = play(state, "salvage ion-sail")
    assert state.funds == 0
    assert salvage(state) == ["rivet-gun"]
    assert discard(state) == ["ion-sail"]
    state = play(state, "contract hard")
    assert discard(state) == ["fence", "ion-sail"]
    assert zone(state, "missions") == ["broken-relay", "hive-queen"]
    assert len(state.decks[2]) == 11
    state = play(state, "hire patcher")
    assert crew(state) == ["racer", "patcher"]
    assert next_of(state.crew) == ["envoy", "greasehand"], "the old mechanic lies under the Crew deck"
    assert moves(state, "complete") == {"complete broken-relay"}
    state = play(state, "complete broken-relay")
    assert zone(state, "done") == ["broken-relay"]
    assert points(state) == 2
    assert zone(state, "missions") == ["hive-queen"], "one open mission is left"
    assert discard(state) == ["contract", "fence", "ion-sail"]
    assert state.seat == 1, "one completion a turn"


def test_P2_without_the_new_mechanic_the_crew_is_too_weak():
    state = table(mat=["clerk-mind"], crew=["greasehand", "racer"], missions=["broken-relay"], station="medium")
    assert moves(state, "complete") == set()


def test_P2_he_cannot_move_away_and_complete_it():
    state = table(mat=["clerk-mind"], crew=["patcher", "racer"], missions=["broken-relay"], station="medium")
    assert may(state, "complete broken-relay")
    assert moves(play(state, "fly hard")) == {"end"}


# P3 to P8


def test_P3_mutual_fire():
    armed = {"mat": [GUN, PLATES]}
    state = begun(**armed, other=armed)
    assert (hits(state, 0), hits(state, 1)) == (0, 1)
    state = play(state, "end")
    assert (hits(state, 0), hits(state, 1)) == (1, 1)
    state = play(state, "end")
    assert (hits(state, 0), hits(state, 1)) == (1, 2)


def test_P3_who_flew_away_is_not_hit():
    armed = {"mat": [GUN, PLATES]}
    state = play(begun(**armed, other=armed), "fly hard", "end")
    assert (hits(state, 0), hits(state, 1)) == (0, 1)


def test_P4_complete_then_move_is_illegal():
    state = table(crew=["tug-pilot"], missions=["night-ferry"])
    state = play(state, "complete night-ferry")
    assert state.seat == 1, "the turn is over with it"
    assert station(state) == "easy"


def test_P4_move_then_complete_is_not():
    state = table(crew=["tug-pilot"], missions=["night-ferry"], station="hard")
    assert moves(state, "complete") == set()
    state = play(state, "fly easy")
    assert moves(state) == {"end", "complete night-ferry"}
    assert points(play(state, "complete night-ferry")) == 1


def test_P4_one_move_a_turn():
    state = play(table(), "fly hard")
    assert moves(state, "fly") == set()
    assert "once a turn" in why_not(state, "drag", "captain-0", "station-easy").text


def test_P5_without_decks_the_gaps_stay():
    state = table(hand=["shadow-queen"], store=["rivet-gun", "dead-ear"], tech_deck=[], crew_deck=[])
    state = play(state, "spend shadow-queen", "buy rivet-gun")
    assert state.gap == NONE
    assert store(state) == ["-", "dead-ear", "-", "-", "-"]
    state = play(state, "buy dead-ear", "end", "end")
    assert store(state) == ["-"] * 5
    assert state.phase == BUYING, "just keep playing"


@pytest.mark.parametrize(("decks", "next_card"), [({"tech_deck": []}, "racer"), ({"crew_deck": []}, "abacus")])
def test_P5_with_one_deck_left_there_is_no_choice(decks, next_card):
    decks = {"tech_deck": ["abacus"], "crew_deck": ["racer"], **decks}
    state = play(table(funds=1, store=["rivet-gun"], **decks), "buy rivet-gun")
    assert state.gap == NONE
    assert store(state)[0] == next_card


def test_P5_an_empty_tech_deck_cancels_all_events():
    state = table(funds=1, store=["rivet-gun"], tech_deck=["abacus"], events=["ion-storm", "dead-calm"])
    told = [event.kind for event in events(play(state, "buy rivet-gun"), "refill tech")]
    assert told == ["refill", "calm"]
    state = play(state, "buy rivet-gun", "refill tech")
    assert state.events == []


@pytest.mark.parametrize(("weapon", "hit"), [("rail-cannon", 0), ("plasma-lance", 1)])
def test_P6_equal_is_not_enough(weapon, hit):
    state = begun(mat=[weapon], other={"mat": ["mirror-shell"]})
    assert hits(state, 1) == hit


def test_P6_nobody_fires_in_the_first_turns():
    state = play(start(), "end", "end")
    assert (hits(state, 0), hits(state, 1)) == (0, 0)
    assert (station(state, 0), station(state, 1)) == ("easy", "easy")


FIVE, SIX = ["hive-queen", "broken-relay"], ["hive-queen", "blockade"]


def test_P7_five_points_do_not_open_the_final_station():
    state = table(done=FIVE)
    assert points(state) == 5
    assert moves(state, "fly") == {"fly medium", "fly hard"}


@pytest.mark.parametrize("done", [SIX, [*SIX, "bar-brawl"]])
def test_P7_six_or_more_do(done):
    assert moves(table(done=done), "fly") == {"fly medium", "fly hard", "fly final"}


def test_P8_a_second_mechanic_replaces_the_first():
    state = table(hand=["patcher"], crew=["greasehand", "racer", "envoy", "sawbones"], crew_deck=["ace"])
    assert moves(state, "hire") == {"hire patcher"}
    state = play(state, "hire patcher")
    assert crew(state) == ["racer", "envoy", "sawbones", "patcher"]
    assert next_of(state.crew) == ["ace", "greasehand"]


def test_P8_a_fifth_type_must_replace_one():
    state = table(hand=["patcher"], crew=["contact", "racer", "envoy", "sawbones"], supply=3, crew_deck=["ace"])
    assert moves(state, "hire") == {f"hire patcher for {who}" for who in ("contact", "racer", "envoy", "sawbones")}
    with_contact = play(state, "hire patcher for contact")
    assert crew(with_contact) == ["racer", "envoy", "sawbones", "patcher"]
    assert with_contact.supply == 4
    assert next_of(with_contact.crew) == ["ace"]
    with_pilot = play(state, "hire patcher for racer")
    assert with_pilot.supply == 3
    assert next_of(with_pilot.crew) == ["ace", "racer"]


# P9 and P10: the Solo Variant


def test_P9_better_salvage_is_claimed_and_the_old_one_salvaged():
    state = table(solo=True, hand=["slip-drive"], other={"mat": ["fusion-torch"]})
    state = play(state, "spend slip-drive", "end")
    assert mat(state, 1) == ["slip-drive"]
    assert salvage(state) == ["fusion-torch"]
    assert state.phase == AUTOMATON


def test_P9_tech_that_is_no_better_stays_in_salvage():
    for spent in ("fusion-torch", "ion-sail"):
        state = table(solo=True, hand=[spent], other={"mat": ["fusion-torch"]})
        state = play(state, f"spend {spent}", "end")
        assert mat(state, 1) == ["fusion-torch"]
        assert salvage(state) == [spent]


def rival(mine=(), theirs=(), at="easy", away="easy", **more):
    """The automaton with its tech at a station, the player with theirs at another or the same."""
    more = {"store": [], "tech_deck": [], "crew_deck": [], **more}
    state = automaton_turn(mat=mine, station=at, other={"mat": theirs, "station": away}, **more)
    return play(state, "automaton")


def test_P10_at_one_station_it_fires():
    state = rival(mine=["rail-cannon"])
    assert hits(state) == 1
    assert station(state, 1) == "easy"


def test_P10_it_fires_and_then_flees_from_a_stronger_gun():
    state = rival(mine=["rail-cannon"], theirs=["rivet-gun"])
    assert hits(state) == 1
    assert hits(state, 1) == 0, "it flew before the player's turn began"
    assert station(state, 1) == "medium"


def test_P10_it_flees_without_firing():
    state = rival(theirs=["rivet-gun"], at="hard", away="hard")
    assert hits(state) == 0
    assert station(state, 1) == "easy", "never to the Final station"


def test_P10_from_afar_it_pursues_and_fires_a_turn_later():
    state = rival(mine=["rail-cannon"], away="hard")
    assert station(state, 1) == "hard"
    assert hits(state) == 0
    state = play(state, "end", "automaton")
    assert hits(state) == 1


@pytest.mark.parametrize("armor", ["mirror-shell", "phase-shield"])
def test_P10_no_pursuit_and_no_fire_against_enough_armor(armor):
    assert station(rival(mine=["rail-cannon"], theirs=[armor], away="hard"), 1) == "easy"
    assert hits(rival(mine=["rail-cannon"], theirs=[armor])) == 0


def test_P10_the_fifth_hit_ends_the_game():
    state = automaton_turn(mat=["rail-cannon"], other={"hits": 4})
    state = play(state, "automaton")
    assert state.phase == OVER
    assert outcome(state).winners == (1,)
