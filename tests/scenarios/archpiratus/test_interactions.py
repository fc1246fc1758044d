"""Rules that meet: Events and decks, berths and types, owners, prices, gunfire in the middle of things, the end."""

import pytest

from game.archpiratus import RULES, ship
from game.archpiratus.cards import KINDS
from game.archpiratus.stage import Stage
from game.archpiratus.state import BUYING, CONTRACTING
from game.core import effects
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.core.options import OptionError
from game.deckbuilding.rules import APPOINT, OVER
from tests.scenarios.archpiratus.position import (
    begun,
    card,
    crew,
    crew_value,
    discard,
    events,
    exiled,
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
    points,
    prompt,
    salvage,
    start,
    station,
    store,
    table,
    value,
    zone,
)

GUN = "pulse-laser"
FOUR = ["racer", "envoy", "sawbones", "contact"]

# Events


def test_two_events_in_a_row():
    state = table(funds=1, store=["rivet-gun"], tech_deck=["gold-rush", "dead-calm", "abacus", "void-eye"])
    told = [event.kind for event in events(play(state, "buy rivet-gun"), "refill tech")]
    assert told == ["refill", "event", "refill", "event", "refill"]
    state = play(state, "buy rivet-gun", "refill tech")
    assert keys(state.events) == ["gold-rush", "dead-calm"]
    assert store(state)[0] == "abacus"


def test_an_event_and_one_more_card_end_with_the_deck():
    state = table(funds=1, store=["rivet-gun"], tech_deck=["gold-rush", "abacus"])
    state = play(state, "buy rivet-gun", "refill tech")
    assert store(state)[0] == "abacus"
    assert state.events == []


def test_an_event_met_when_the_store_is_cleared():
    state = table(hand=["lidar-mast"], store=["rivet-gun"], tech_deck=["carnival", "abacus", "void-eye"], crew_deck=[])
    state = play(state, "fit lidar-mast", "clear rivet-gun")
    assert keys(state.events) == ["carnival"]
    assert store(state)[0] == "abacus"
    assert state.phase == CONTRACTING
    assert RULES.to_act(state) == 0


def test_the_crew_deck_does_not_end_events():
    state = table(funds=2, store=["rivet-gun", "dead-ear"], crew_deck=["racer"], events=["ion-storm"])
    state = play(state, "buy rivet-gun", "refill crew", "buy dead-ear")
    assert state.gap == NONE, "the Tech deck is the only one left"
    assert keys(state.events) == ["ion-storm"]


def test_a_known_event_comes_up_from_under_the_deck():
    state = table(funds=1, store=["rivet-gun"], tech_deck=["abacus", "gold-rush"])
    state.tech_sunk = 1
    assert RULES.view(state, None).tech == [card("gold-rush"), HIDDEN]
    state = play(state, "buy rivet-gun", "refill tech")
    assert RULES.view(state, 1).tech == [card("gold-rush")]
    state.funds = 1
    state = play(state, "buy abacus", "refill tech")
    assert state.tech_sunk == 0
    assert exiled(state, "gold-rush") == 1, "it was the last card"


def test_events_bend_for_both_and_add_up():
    state = table(events=["gold-rush", "carnival"], rooms=["cargo-hold"], deck=["credits"] * 4)
    state = play(state, "end")
    assert state.funds == 1
    state = play(state, "end")
    assert state.funds == 2
    assert len(hand(state)) == 4


def test_calm_silences_guns_and_warnings():
    calm = table(events=["dead-calm"], other={"mat": ["star-breaker"]})
    assert "Beware" not in prompt(calm)
    assert hits(play(calm, "end")) == 0


def test_fire_resumes_when_the_calm_ends():
    state = table(mat=[GUN], funds=1, store=["rivet-gun"], tech_deck=["abacus"], events=["dead-calm"], crew_deck=[])
    state = play(state, "buy rivet-gun", "end", "end")
    assert hits(state, 1) == 1


def test_without_events_there_are_none():
    state = start()
    assert len(state.tech) == 55
    assert all(KINDS[number].type != "event" for number in state.tech)
    assert not any(thing.place == "events" for thing in RULES.table(state))


# Crew


def test_a_replaced_member_is_known_under_the_crew_deck():
    state = table(hand=["ace"], crew=["racer"], crew_deck=["envoy", "sawbones"])
    state = play(state, "hire ace")
    for seat in (0, 1, None):
        assert RULES.view(state, seat).crew == [card("racer"), HIDDEN, HIDDEN]
    assert card("racer") not in state.sides[0].owned


def test_two_replaced_members_lie_in_order():
    state = table(hand=["ace", "consul"], crew=["racer", "envoy"], crew_deck=["sawbones"])
    state = play(state, "hire ace", "hire consul")
    assert next_of(state.crew) == ["sawbones", "racer", "envoy"]
    assert state.crew_sunk == 2
    assert RULES.view(state, 1).crew == [card("envoy"), card("racer"), HIDDEN]


def test_a_replaced_member_comes_up_again():
    state = table(hand=["ace"], crew=["racer"], crew_deck=[], store=["rivet-gun"], tech_deck=[])
    state = play(state, "hire ace", "end")
    state.funds = 1
    state = play(state, "buy rivet-gun")
    assert store(state)[0] == "racer"
    assert state.crew_sunk == 0


def test_a_second_contact_replaces_the_first():
    state = table(hand=["contact"], crew=["contact"], supply=5)
    state = play(state, "hire contact")
    assert crew(state) == ["contact"]
    assert state.supply == 6
    assert state.sides[0].owned == [card("contact")]


def test_a_contact_that_comes_back_can_be_bought_again():
    state = table(hand=["racer"], crew=["contact", "envoy", "sawbones", "greasehand"], supply=0)
    state = play(state, "hire racer for contact", "end")
    assert state.supply == 1
    state.funds = 2
    assert discard(play(state, "buy contact"), 1) == ["contact"]


def test_a_full_crew_takes_its_own_types():
    state = table(hand=["ace", "greasehand"], crew=FOUR)
    assert moves(state, "hire") == {"hire ace", *(f"hire greasehand for {who}" for who in FOUR)}


def test_after_the_fifth_berth_is_gone_four_are_the_most():
    state = table(hand=["war-room", "dock-rat", "ace"], rooms=["bunk-deck", "cargo-hold"], crew=[*FOUR, "greasehand"])
    assert moves(state, "furnish") == {"furnish war-room for bunk-deck", "furnish war-room for cargo-hold"}
    state = play(state, "furnish war-room for bunk-deck", "ashore greasehand")
    assert ship.berths(state, 0) == 4
    assert crew(state) == FOUR
    assert salvage(state) == ["bunk-deck"]
    assert moves(state, "hire") == {"hire ace", *(f"hire dock-rat for {who}" for who in FOUR)}
    assert len(crew(play(state, "hire dock-rat for racer"))) == 4
    assert len(crew(play(state, "hire ace"))) == 4


def test_crew_with_a_bend_takes_it_ashore():
    state = table(hand=["navigator"], crew=["ace"], mat=["ion-sail"])
    assert value(state, "engine") == 3
    assert value(play(state, "hire navigator"), "engine") == 2


def test_nobody_aboard_is_worth_nothing():
    assert crew_value(table(leader="azimi", rooms=["war-room"])) == 0


# Ship


def test_replaced_tech_goes_to_salvage_and_the_new_one_speaks():
    state = play(table(hand=["rail-cannon"], mat=["pulse-laser"]), "fit rail-cannon")
    assert mat(state) == ["rail-cannon"]
    assert salvage(state) == ["pulse-laser"]
    assert hits(state, 1) == 1


def test_a_worse_tech_may_replace_a_better_one():
    assert salvage(play(table(hand=["tramp-burner"], mat=["fold-engine"]), "fit tramp-burner")) == ["fold-engine"]


def test_a_third_room_replaces_one_of_two():
    state = table(hand=["war-room"], rooms=["cargo-hold", "chop-shop"])
    texts = {RULES.say_move(state, move) for move in RULES.legal_moves(state) if move.kind == "furnish"}
    assert texts == {"Furnish War Room in place of Cargo Hold", "Furnish War Room in place of Chop Shop"}
    state = play(state, "furnish war-room for cargo-hold")
    assert zone(state, "rooms") == ["chop-shop", "war-room"]
    assert salvage(state) == ["cargo-hold"]


def test_any_number_of_titles():
    state = table(hand=["scourge", "iron-duchess", "guild-flagship"], mat=[GUN])
    state = play(state, "title scourge", "title iron-duchess", "title guild-flagship")
    assert len(zone(state, "titles")) == 3
    assert (value(state, "weapon"), value(state, "armor")) == (3, 1)


def test_all_that_bends_a_slot_adds_up():
    state = table(leader="vance", titles=["scourge"], crew=["deadeye"], mat=["rail-cannon"], events=["ion-storm"])
    assert value(state, "weapon") == 3 + 1 + 1 + 1 - 1


# Prices


@pytest.mark.parametrize(
    ("benders", "price"),
    [
        ({}, 2),
        ({"rooms": ["chop-shop"]}, 1),
        ({"rooms": ["chop-shop"], "crew": ["fence"], "leader": "moreau"}, 1),
        ({"events": ["scrap-tax"]}, 3),
        ({"events": ["scrap-tax"], "rooms": ["chop-shop"]}, 2),
        ({"events": ["scrap-tax"], "rooms": ["chop-shop"], "crew": ["fence"]}, 1),
    ],
)
def test_the_price_of_salvage(benders, price):
    state = table(salvage=["void-eye"], funds=price, **benders)
    assert RULES.salvage_price(state) == price
    assert play(state, "salvage void-eye").funds == 0
    assert moves(table(salvage=["void-eye"], funds=price - 1, **benders), "salvage") == set()


def test_nothing_is_for_nothing():
    state = table(crew=["broker", "shipwright"], leader="sorrel", events=["open-taverns"])
    assert RULES.price(state, card("tug-pilot")) == 1
    assert RULES.price(state, card("rivet-gun")) == 1
    assert RULES.price(state, card("contact")) == 1


def test_prices_count_for_the_one_who_buys():
    state = table(other={"crew": ["broker"]})
    assert RULES.price(state, card("navigator")) == KINDS[card("navigator")].cost


def test_unspent_credits_are_lost():
    state = play(table(funds=5), "fly hard")
    assert state.funds == 0
    assert play(state, "end", "end").funds == 0


def test_contracts_and_credits_without_worth_are_not_spent():
    assert moves(table(hand=["contract", "powder-rat", "deck-officer"]), "spend") == set()


# Piracy


def test_nothing_to_steal():
    for other in ({}, {"mat": ["slip-drive"]}):
        state = play(table(hand=["boarding-party"], other=other), "raid boarding-party")
        assert state.stack == []
        assert discard(state) == ["boarding-party"]
        assert RULES.to_act(state) == 0


def test_nobody_to_steal():
    state = play(table(hand=["press-gang"]), "raid press-gang")
    assert state.stack == []
    assert RULES.to_act(state) == 0


def test_a_swap_with_an_empty_slot_of_ones_own():
    state = table(hand=["midnight-refit"], other={"mat": ["star-breaker"]})
    state = play(state, "raid midnight-refit", "choose 0", "swap star-breaker")
    assert mat(state) == ["star-breaker"]
    assert mat(state, 1) == []
    assert state.sides[1].owned == []


def test_an_impossible_branch_is_harmless():
    state = play(table(hand=["midnight-refit"], mat=[GUN]), "raid midnight-refit", "choose 0")
    assert state.stack == []
    assert mat(state) == [GUN]
    assert RULES.to_act(state) == 0


def test_a_stolen_bend_comes_back_in_the_thiefs_hands():
    state = table(hand=["press-gang"], other={"crew": ["deadeye"], "mat": [GUN]})
    assert value(state, "weapon", 1) == 2 + 1 + 1, "a gunner is what the laser asks for"
    state = play(state, "raid press-gang", "give deadeye")
    assert value(state, "weapon", 1) == 2
    assert value(state, "weapon", 0) == 0, "among the discards nothing counts"


def test_the_victims_question_waits_in_a_view():
    state = play(table(hand=["press-gang"], other={"crew": ["racer", "envoy"]}), "raid press-gang")
    view = RULES.view(state, 1)
    assert len(RULES.legal_moves(view)) == 2
    assert "Press Gang" in RULES.prompt(view)


def test_a_stolen_member_of_a_crew_can_be_hired():
    state = play(table(hand=["press-gang"], other={"crew": ["racer"]}), "raid press-gang", "give racer", "end", "end")
    assert crew(play(state, "hire racer")) == ["racer"]


# Gunfire


def test_a_broadside_ends_the_game_in_the_middle_of_a_turn():
    state = table(hand=["plasma-lance", "credits"], other={"hits": 3})
    told = [event.kind for event in events(state, "fit plasma-lance")]
    assert told == ["fit", "fire", "over"]
    state = play(state, "fit plasma-lance")
    assert (state.phase, state.stack, state.gap) == (OVER, [], NONE)
    assert moves(state) == set()
    assert RULES.to_act(state) is None
    assert outcome(state).winners == (0,)


def test_what_waits_behind_a_last_broadside_does_not_happen():
    state = table(mat=[GUN], deck=["credits"] * 3, other={"hits": 3})
    stage = Stage(state)
    stage.trigger(0, card("first-mate"), stage.on_buy)
    stage.play(0, card("plasma-lance"))
    effects.settle(stage)
    assert (state.phase, state.stack) == (OVER, [])
    assert hand(state) == []


def test_a_hit_at_the_start_of_the_next_turn_ends_the_game():
    state = table(hits=3, other={"mat": [GUN]})
    told = events(state, "end")
    assert [event.kind for event in told][-2:] == ["fire", "over"]
    state = play(state, "end")
    assert outcome(state).winners == (1,)
    assert state.seat == 1


def test_a_hit_after_a_completed_mission_ends_the_game_too():
    state = table(hits=3, crew=["tug-pilot"], missions=["night-ferry"], other={"mat": [GUN]})
    state = play(state, "complete night-ferry")
    assert outcome(state).winners == (1,)
    assert outcome(state).scores == (1, 0)


def test_repairs_never_go_below_nothing():
    state = play(table(hand=["neutron-hide", "patcher"], hits=1), "fit neutron-hide", "hire patcher")
    assert hits(state) == 0


def test_a_repaired_ship_lasts_longer():
    state = table(hand=["patcher"], hits=3, other={"mat": [GUN]})
    state = play(state, "hire patcher", "end")
    assert hits(state) == 3
    assert state.phase == BUYING


def test_hull_bends_add_to_the_option():
    state = begun(mat=[GUN], hull=6, other={"leader": "thorne", "hits": 5})
    assert state.phase == BUYING
    assert outcome(begun(mat=[GUN], hull=6, other={"leader": "thorne", "hits": 6})).winners == (0,)


@pytest.mark.parametrize(
    ("position", "danger"),
    [
        ({"other": {"mat": [GUN]}}, True),
        ({"other": {"mat": [GUN], "station": "hard"}}, False),
        ({"other": {"mat": [GUN]}, "mat": ["ablative-tiles"]}, False),
        ({"other": {}}, False),
    ],
)
def test_the_prompt_warns_of_a_stronger_gun(position, danger):
    assert ("Beware" in prompt(table(**position))) == danger
    assert ("Beware" in prompt(play(table(**position), "fly medium"))) is False


def test_the_prompt_warns_who_flies_into_danger():
    state = play(table(station="hard", other={"mat": [GUN]}), "fly easy")
    assert "Beware" in prompt(state)


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ({"missions": ["night-ferry"]}, "Complete a mission"),
        ({"missions": ["hive-queen"]}, "Nothing can be completed"),
        ({"missions": ["night-ferry"], "crew": []}, "Nothing can be completed"),
        ({}, "Nothing can be completed"),
    ],
)
def test_after_the_move_the_prompt_says_whether_a_mission_can_be_completed(position, asked):
    state = play(table(**{"station": "hard", "crew": ["tug-pilot"]} | position), "fly easy")
    assert prompt(state).startswith(asked)
    assert ("Complete" in asked) == bool(moves(state, "complete"))


def test_money_that_buys_nothing_any_more_is_not_asked_for():
    state = play(table(hand=["credits", "tug-pilot", "contract"]), "contract easy")
    assert prompt(state).startswith("Fit tech, hire crew, or move")
    assert prompt(play(state, "hire tug-pilot")).startswith("Fly to another station")


@pytest.mark.parametrize("hand", [["contract"], ["credits"]])
def test_at_the_final_station_the_prompt_speaks_of_a_contract(hand):
    state = play(table(hand=hand, done=["hive-queen", "blockade"]), "fly final")
    assert ("Play a Contract" in prompt(state)) == bool(moves(state, "contract")) == (hand == ["contract"])


@pytest.mark.parametrize(("done", "said"), [
    (["hive-queen"], "3 of 6 points"),
    (["hive-queen", "blockade"], "6 of 6 points"),
    (["hive-queen", "blockade", "bar-brawl"], "7 points"),
])  # fmt: skip
def test_points_beyond_those_that_are_needed_are_told_by_themselves(done, said):
    assert RULES.standing(table(done=done), 0) == f"{said} · 0 of 4 hits"


# Contracts and missions


def test_an_empty_mission_deck_gives_no_mission():
    easy = [kind.key for kind in KINDS if kind.type == "mission" and kind.role == "easy"]
    state = table(hand=["contract"], other={"done": easy})
    assert moves(state, "contract") == {"contract medium", "contract hard"}


def test_an_empty_final_deck_gives_no_mission():
    final = [kind.key for kind in KINDS if kind.type == "mission" and kind.role == "final"]
    state = table(hand=["contract"], done=["hive-queen", "blockade"], station="final", other={"done": final})
    assert not may(state, "contract final")


def test_exiled_contracts_are_gone():
    state = play(table(hand=["clerk-mind", "contract"]), "fit clerk-mind", "exile contract from hand")
    assert moves(state, "contract") == set()
    assert state.sides[0].owned == [card("clerk-mind")]


def test_an_opponents_mission_is_not_completed():
    state = table(crew=["tug-pilot"], other={"missions": ["night-ferry"]})
    assert moves(state, "complete") == set()


def test_a_mission_completed_out_of_the_buying():
    state = table(hand=["credits", "ion-sail"], crew=["tug-pilot"], missions=["night-ferry"])
    state = play(state, "spend credits", "spend ion-sail", "complete night-ferry")
    assert discard(state) == ["credits"]
    assert next_of(state.sides[0].deck) == ["contract"]
    assert salvage(state) == ["ion-sail"]


def test_what_a_mission_lacks_is_marked_on_it():
    state = table(crew=["patcher"], missions=["broken-relay", "leaky-valve", "sun-forge"], mat=["neutron-hide"])
    marks = {thing.face: thing.marks for thing in RULES.table(state) if thing.place == "missions-0"}
    assert marks["broken-relay"] == ("lacks-computer-1", "lacks-crew-4")
    assert marks["leaky-valve"] == ("ready", "here")
    assert lacks(state, "sun-forge") == [("crew", 3)]
    away = table(crew=["patcher"], missions=["leaky-valve"], station="hard")
    assert [thing.marks for thing in RULES.table(away) if thing.face == "leaky-valve"] == [("ready",)]


def test_missions_under_contract_are_open_to_all():
    state = play(table(hand=["contract"], hard=["hive-queen"]), "contract hard")
    for seat in (0, 1, None):
        assert keys(RULES.view(state, seat).sides[0].missions) == ["hive-queen"]
        assert {*RULES.view(state, seat).decks[2]} == {HIDDEN}


# The order of a turn


@pytest.mark.parametrize("first", ["fit ion-sail", "hire racer", "contract easy"])
def test_nothing_is_bought_after_the_buying(first):
    state = table(hand=["ion-sail", "racer", "contract", "credits"], funds=4, salvage=["void-eye"], store=["rivet-gun"])
    assert {"buy", "salvage", "spend"} <= {text.split()[0] for text in moves(state)}
    state = play(state, first)
    assert {"buy", "salvage", "spend"} & {text.split()[0] for text in moves(state)} == set()


def test_nothing_comes_aboard_after_the_move():
    state = table(hand=["ion-sail", "racer", "contract", "war-room", "scourge", "press-gang"])
    assert moves(play(state, "fly hard")) == {"end"}


def test_everything_may_be_done_in_the_contract_phase_in_any_order():
    state = table(hand=["racer", "contract", "ion-sail", "war-room", "scourge", "press-gang"], easy=["bar-brawl"])
    state = play(state, "raid press-gang", "contract easy", "title scourge", "furnish war-room", "fit ion-sail",
                 "hire racer")  # fmt: skip
    assert lacks(state, "bar-brawl") == []
    assert may(state, "complete bar-brawl")


def test_recovered_cards_may_be_put_to_use_but_not_spent():
    state = play(table(hand=["quantum-net"], discard=["racer"]), "fit quantum-net", "recover racer")
    assert may(state, "hire racer")
    assert moves(state, "spend") == set()


def test_what_is_drawn_while_buying_may_be_spent():
    state = play(table(hand=["ion-sail"], deck=["racer"]), "spend ion-sail")
    assert moves(state, "spend") == {"spend racer"}


# The end


def test_the_turn_limit_ends_the_game():
    state = play(table(turn=199, done=["night-ferry"]), "end")
    assert state.phase == BUYING
    state = play(state, "end")
    assert outcome(state).winners == (0,)
    assert outcome(state).scores == (1, 0)
    assert "turns are over" in outcome(state).reason


def test_the_turn_limit_with_equal_points_is_a_draw():
    ended = outcome(play(table(turn=200, seat=1), "end"))
    assert ended.ranking == ((0, 1),)
    assert ended.winners == ()


def test_the_second_seat_may_have_the_most_points():
    assert outcome(play(table(turn=200, seat=1, done=["bar-brawl"]), "end")).winners == (1,)


def test_a_completed_final_mission_beats_the_turn_limit():
    state = table(
        turn=200, station="final", done=["hive-queen", "blockade"], missions=["last-armada"],
        mat=["rail-cannon", "mirror-shell"], crew=["navigator", "machine-saint"],
    )  # fmt: skip
    state = play(state, "complete last-armada")
    assert outcome(state).winners == (0,)
    assert "Final mission" in outcome(state).reason


def test_the_final_mission_brings_no_points():
    state = table(
        station="final", missions=["last-armada"], mat=["rail-cannon", "mirror-shell"],
        crew=["navigator", "machine-saint"],
    )  # fmt: skip
    assert points(play(state, "complete last-armada")) == 0


# Set-up and options


def test_the_set_up():
    state = start()
    assert len(state.store) == 5
    assert all(KINDS[number].pile == "tech" for number in state.store)
    assert (len(state.tech), len(state.crew), state.supply) == (55, 42, 12)
    assert [len(deck) for deck in state.decks] == [12, 12, 12, 6]
    for seat, side in enumerate(state.sides):
        assert keys(side.owned) == ["credits"] * 7 + ["contract"] * 3
        assert (station(state, seat), side.hits, side.leader) == ("easy", 0, NONE)


def test_who_begins():
    assert start(first="1").seat == 0
    assert start(first="2").seat == 1
    assert {RULES.new_game({"first": "random"}, seed).seat for seed in range(20)} == {0, 1}
    with pytest.raises(OptionError, match="first"):
        start(mode="solo", first="2")


def test_admirals_are_chosen_in_turn():
    state = start(admirals="choose", first="2")
    assert state.phase == APPOINT
    assert RULES.to_act(state) == 1, "the starting player first"
    assert len(moves(state)) == 8
    state = play(state, "appoint thorne")
    assert RULES.to_act(state) == 0
    assert not may(state, "appoint thorne")
    state = play(state, "appoint li")
    assert [side.leader for side in state.sides] == [card("li"), card("thorne")]
    assert state.phase == BUYING
    assert state.seat == 1


def test_admirals_are_dealt():
    for seed in range(20):
        leaders = {side.leader for side in RULES.new_game({"admirals": "random"}, seed).sides}
        assert len(leaders) == 2
        assert NONE not in leaders


# Words


def line(state, text, kind):
    """What the log says of an event of that kind."""
    (event,) = (event for event in events(state, text) if event.kind == kind)
    return RULES.say_event(event, ["Ada", "Bo"])


def test_one_is_said_as_one():
    assert line(table(hand=["credits"]), "spend credits", "spend") == "Ada spends Credits for 1 credit."
    assert line(table(hand=["fence"]), "spend fence", "spend") == "Ada spends Fence for 2 credits."
    assert line(table(hand=["patcher"], hits=2), "hire patcher", "repair") == "Ada repairs 1 hit."
    state = table(crew=["tug-pilot"], missions=["night-ferry"])
    assert line(state, "complete night-ferry", "complete") == "Ada completes Night Ferry: 1 point."


def test_moves_are_said_with_their_prices():
    state = table(funds=7, store=["rivet-gun", "void-eye"], salvage=["abacus"], hand=["racer"])
    texts = {RULES.say_move(state, move) for move in RULES.legal_moves(state)}
    assert {"Buy Rivet Gun for 1 credit", "Buy Void Eye for 5 credits", "Salvage Abacus Core for 2 credits"} <= texts
    assert {"Buy Local Contact for 2 credits", "Spend Belt Racer for 1 credit", "Hire Belt Racer"} <= texts


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ({}, "Fly to another station, or end"),
        ({"missions": ["night-ferry"], "crew": ["tug-pilot"]}, "Fly to another station, complete a mission here"),
        ({"funds": 2}, "Buy for 2 credits"),
        ({"hand": ["contract"]}, "Spend cards to buy"),
    ],
)
def test_whoever_holds_nothing_is_not_asked_to_spend_cards(position, asked):
    state = table(**{"station": "easy", "hand": []} | position)
    assert prompt(state).startswith(asked)
    assert "Fly" not in asked or {move.kind for move in RULES.legal_moves(state)} <= {"fly", "complete", "end", "send"}


def test_contracts_are_named_only_while_one_may_be_played():
    state = play(table(station="easy", hand=["contract", "contract", "credits"]), "contract easy")
    assert state.phase == CONTRACTING
    assert "Contract" not in prompt(state)
    assert not moves(state, "contract")


def test_a_hull_that_loses_what_held_it_no_longer_bears_its_hits():
    state = table(hand=["mirror-shell"], mat=["phase-shield"], hits=4)
    refit = next(move for move in RULES.legal_moves(state) if move.kind == "fit")
    assert RULES.wastes(RULES.view(state, 0), refit) == "your hull would no longer bear its hits"
    state = play(state, "fit mirror-shell")
    assert outcome(state)[:2] == (((1,), (0,)), "The other ship is shot to stardust.")


def test_whoever_steals_the_armor_of_the_duchess_may_sink_her():
    state = table(hand=["boarding-party"], other={"mat": ["ablative-tiles"], "titles": ["iron-duchess"], "hits": 4})
    assert RULES.outcome(state) is None
    state = play(state, "raid boarding-party", "steal ablative-tiles")
    assert outcome(state)[:2] == (((0,), (1,)), "The other ship is shot to stardust.")
