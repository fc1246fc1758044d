"""Where the book was read again: berths, guns, texts, refills and Salvage, by the numbers of the mending file."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import json
from pathlib import Path

import pytest

from game.archpiratus import RULES, ship
from game.archpiratus.cards import CARDS, KINDS, TECH_DECK
from game.archpiratus.state import BUYING, CONTRACTING
from game.core import codec
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT
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
    may,
    move,
    moves,
    next_of,
    play,
    prompt,
    salvage,
    start,
    store,
    table,
    value,
    why_not,
    zone,
)

GUN = "pulse-laser"
FIVE = ["racer", "envoy", "sawbones", "contact", "greasehand"]


def text(key):
    return CARDS[key].text()


# PB3: four berths, four members


def crowded(**position):
    """The fifth berth has just gone."""
    state = table(hand=["war-room", "ace"], rooms=["bunk-deck", "cargo-hold"], crew=FIVE, supply=5, **position)
    return play(state, "furnish war-room for bunk-deck")


def test_PB3_who_goes_ashore_is_asked_at_once():
    state = crowded()
    assert RULES.to_act(state) == 0
    assert moves(state) == {f"ashore {who}" for who in FIVE}, "and nothing else may be done before"
    assert "ashore" in prompt(state)
    refused = why_not(state, "drag", "hand-0-ace", "crew-0")
    assert (refused.section, "ashore" in refused.text) == ("crew", True)


def test_PB3_a_member_goes_under_the_crew_deck():
    state = play(crowded(crew_deck=["consul"]), "ashore envoy")
    assert crew(state) == ["racer", "sawbones", "contact", "greasehand"]
    assert next_of(state.crew) == ["consul", "envoy"]
    assert RULES.view(state, 1).crew == [card("envoy"), HIDDEN], "everybody saw it go"
    assert card("envoy") not in state.sides[0].owned
    assert state.phase == CONTRACTING
    assert may(state, "hire ace"), "the turn goes on"


def test_PB3_a_local_contact_goes_back_to_its_pile():
    state = play(crowded(crew_deck=["consul"]), "ashore contact")
    assert state.supply == 6
    assert next_of(state.crew) == ["consul"]
    assert card("contact") not in state.sides[0].owned


def test_PB3_nobody_goes_where_there_is_room():
    state = table(hand=["war-room"], rooms=["bunk-deck", "cargo-hold"], crew=FIVE[:4])
    assert len(crew(play(state, "furnish war-room for bunk-deck"))) == 4
    assert may(play(state, "furnish war-room for bunk-deck"), "end")
    kept = table(hand=["war-room"], rooms=["bunk-deck", "cargo-hold"], crew=FIVE)
    assert len(crew(play(kept, "furnish war-room for cargo-hold"))) == 5


def test_PB3_the_choice_is_its_owners_and_said_in_words():
    state = crowded()
    view = RULES.view(state, 0)
    assert RULES.say_move(view, move(state, "ashore racer")) == "Put Belt Racer ashore"
    (event,) = events(state, "ashore racer")
    assert RULES.say_event(event, ["Ada", "Bo"]) == "Ada's Belt Racer goes ashore."
    assert RULES.legal_moves(RULES.view(state, 1)) == RULES.legal_moves(state)


def test_PB3_two_who_are_too_many_go_one_by_one():
    """As in a game that was saved while nobody was put ashore."""
    state = table(crew=[*FIVE, "dock-rat"])
    assert len(moves(state)) == 6
    state = play(state, "ashore racer")
    assert moves(state, "end") == set()
    assert may(play(state, "ashore envoy"), "end")


# PB4: Dead Calm


def test_PB4_in_a_calm_nobody_fires():
    assert hits(begun(mat=["star-breaker"], events=["dead-calm"], other={}), 1) == 0
    assert hits(play(table(hand=["star-breaker"], events=["dead-calm"]), "fit star-breaker"), 1) == 0
    assert "Beware" not in prompt(table(events=["dead-calm"], other={"mat": [GUN]}))


# PB5: no gun is needed


@pytest.mark.parametrize("bonus", [{"leader": "vance"}, {"titles": ["scourge"]}, {"crew": ["deadeye"]}])
def test_PB5_a_bonus_alone_fires_when_it_is_higher(bonus):
    assert hits(begun(**bonus, other={}), 1) == 1
    assert hits(begun(**bonus, other={"mat": ["scrap-plating"]}), 1) == 0
    assert "Beware" in prompt(table(other=bonus))


def test_PB5_gun_and_bonuses_add_up():
    arms = {"leader": "vance", "titles": ["scourge"], "crew": ["deadeye"]}
    assert hits(begun(**arms, other={"mat": ["ablative-tiles"]}), 1) == 1
    assert hits(begun(**arms, other={"mat": ["mirror-shell"]}), 1) == 0
    assert hits(begun(**arms, mat=["rivet-gun"], other={"mat": ["mirror-shell"]}), 1) == 1


def test_PB5_a_gunner_without_a_gun_fires_the_bonus():
    assert hits(play(table(hand=["turret-twin"], titles=["scourge"]), "hire turret-twin"), 1) == 1
    assert hits(play(table(hand=["turret-twin"]), "hire turret-twin"), 1) == 0, "0 is not higher than 0"


def test_PB5_with_a_storm_the_bonus_is_gone():
    assert hits(begun(leader="vance", events=["ion-storm"], other={}), 1) == 0


# PB6: texts as written


@pytest.mark.parametrize("key", ["war-room", "azimi", "corsair-captain", "peace-maker"])
def test_PB6_crew_value_with_crew_aboard(key):
    assert text(key).split("\n")[0] == "Crew value in all +1, with crew aboard."


@pytest.mark.parametrize("lender", [{"rooms": ["war-room"]}, {"leader": "azimi"}])
def test_PB6_with_nobody_aboard_there_is_nothing_to_add_to(lender):
    assert crew_value(table(**lender)) == 0
    assert crew_value(table(crew=["tug-pilot"], **lender)) == 2
    assert lacks(table(mat=["rivet-gun"], **lender), "rock-hunt") == [("crew", 1)]


PRICES = {
    "shipwright": "Tech in the Store costs 1 less, but at least 1.",
    "broker": "Crew in the Store costs 1 less, but at least 1.",
    "sorrel": "A Local Contact costs 1 less, but at least 1.",
    "open-taverns": "For both captains: A Local Contact costs 1 less, but at least 1.",
    "chop-shop": "Salvage costs 1 less, but at least 1.",
    "fence": "Salvage costs 1 less, but at least 1.",
    "moreau": "Salvage costs 1 less, but at least 1.",
    "scrap-tax": "For both captains: Salvage costs 1 more.",
    "crew-strike": "For both captains: Crew in the Store costs 1 more.",
}


@pytest.mark.parametrize("key", PRICES)
def test_PB6_every_text_about_a_price(key):
    assert text(key).split("\n")[0] == PRICES[key]


@pytest.mark.parametrize(
    ("benders", "key", "price"),
    [
        ({"crew": ["shipwright"]}, "void-eye", 4),
        ({"crew": ["shipwright"]}, "rivet-gun", 1),
        ({"crew": ["broker"]}, "navigator", 3),
        ({"crew": ["broker"]}, "tug-pilot", 1),
        ({"crew": ["broker"], "events": ["crew-strike"]}, "tug-pilot", 1),
        ({"events": ["crew-strike"]}, "tug-pilot", 2),
        ({"leader": "sorrel"}, "contact", 1),
        ({"leader": "sorrel", "events": ["open-taverns"]}, "contact", 1),
    ],
)
def test_PB6_prices_never_fall_below_one(benders, key, price):
    assert RULES.price(table(**benders), card(key)) == price


@pytest.mark.parametrize(
    ("benders", "price"),
    [
        ({"rooms": ["chop-shop"]}, 1),
        ({"crew": ["fence"]}, 1),
        ({"rooms": ["chop-shop"], "crew": ["fence"]}, 1),
        ({"events": ["scrap-tax"]}, 3),
        ({"rooms": ["chop-shop"], "events": ["scrap-tax"]}, 2),
        ({"rooms": ["chop-shop"], "crew": ["fence"], "events": ["scrap-tax"]}, 1),
        ({"rooms": ["chop-shop"], "crew": ["fence"], "leader": "moreau", "events": ["scrap-tax"]}, 1),
    ],
)
def test_PB6_two_cards_that_change_the_price_of_salvage_both_count(benders, price):
    state = table(salvage=["void-eye"], funds=price, **benders)
    assert play(state, "salvage void-eye").funds == 0
    assert moves(table(salvage=["void-eye"], funds=price - 1, **benders), "salvage") == set()


@pytest.mark.parametrize("key", ["cargo-hold", "run-boss"])
def test_PB6_credits_add_up(key):
    assert text(key).split("\n")[0] == "Each turn begins with 1 more credit."
    assert text("gold-rush") == "For both captains: Each turn begins with 1 more credit."
    assert begun(rooms=["cargo-hold"], crew=["run-boss"], events=["gold-rush"], other={}).funds == 3
    assert begun(rooms=["cargo-hold"], other={}).funds == 1


@pytest.mark.parametrize(("key", "slot"), [("ion-storm", "weapon"), ("meteor-season", "armor")])
def test_PB6_what_storms_take_stops_at_nothing(key, slot):
    assert text(key) == f"For both captains: {slot.capitalize()} \N{MINUS SIGN}1, but at least 0."
    assert value(table(events=[key]), slot) == 0
    assert hits(begun(events=["meteor-season"], other={}), 1) == 0, "weapon 0 against armor 0"


# PB8: refills, Salvage, the last Contract


def test_PB8_an_event_as_the_last_tech_card_acts_and_ends_and_crew_fills_the_gap():
    state = table(
        funds=1, store=["rivet-gun"], tech_deck=["gold-rush"], crew_deck=["racer", "envoy"], events=["ion-storm"]
    )
    state = play(state, "buy rivet-gun")
    told = [(event.kind, event.card) for event in events(state, "refill tech")]
    gold = card("gold-rush")
    assert told == [("refill", gold), ("event", gold), ("calm", None), ("refill", card("racer"))]
    state = play(state, "refill tech")
    assert store(state)[0] == "racer"
    assert next_of(state.crew) == ["envoy"]
    assert (state.events, state.gap) == ([], NONE)
    assert exiled(state, "gold-rush") == exiled(state, "ion-storm") == 1
    assert play(state, "end").funds == 0, "it is over"


def test_PB8_without_a_crew_deck_the_gap_stays():
    state = play(table(funds=1, store=["rivet-gun"], tech_deck=["gold-rush"], crew_deck=[]), "buy rivet-gun")
    assert store(state)[0] == "-"
    assert (state.events, state.gap) == ([], NONE)
    assert may(state, "end")


def test_PB8_a_store_that_is_cleared_is_refilled_the_same_way():
    state = table(hand=["lidar-mast"], store=["rivet-gun"], tech_deck=["carnival"], crew_deck=["racer"])
    state = play(state, "fit lidar-mast", "clear rivet-gun", "refill tech")
    assert store(state)[0] == "racer"
    assert state.events == []


def test_PB8_spent_tech_lies_in_the_salvage_at_once():
    spent = ["ion-sail", "cargo-hold", "scourge", "boarding-party"]
    state = table(hand=[*spent, "racer", "credits"], salvage=["rivet-gun"])
    state = play(state, *(f"spend {key}" for key in [*spent, "racer", "credits"]))
    assert state.funds == 1 + 1 + 1 + 2 + 1 + 1
    assert salvage(state) == ["rivet-gun", *spent]
    assert zone(state, "purse") == ["racer", "credits"]
    assert not {card(key) for key in spent} & {*state.sides[0].owned}
    assert moves(state, "salvage") == {f"salvage {key}" for key in ["rivet-gun", *spent]}


def test_PB8_and_may_be_bought_back_in_the_same_turn():
    state = play(table(hand=["star-breaker"]), "spend star-breaker", "salvage star-breaker")
    assert state.funds == 1
    assert salvage(state) == []
    assert discard(state) == ["star-breaker"]
    assert hand(state) == []


def test_PB8_the_log_says_whose_tech_it_was():
    state = table(hand=["ion-sail"])
    said = [RULES.say_event(event, ["Ada", "Bo"]) for event in events(state, "spend ion-sail")]
    assert said == ["Ada spends Ion Sail for 1 credit.", "Ada's Ion Sail goes to the Salvage."]


def thinning(hand=(), **position):
    return play(table(hand=["clerk-mind", *hand], **position), "fit clerk-mind")


@pytest.mark.parametrize(
    ("position", "last"),
    [
        ({"hand": ["contract"]}, True),
        ({"discard": ["contract"]}, True),
        ({"hand": ["contract", "contract"]}, False),
        ({"hand": ["contract"], "deck": ["contract"]}, False),
        ({"hand": ["contract"], "missions": ["bar-brawl"]}, False),
        ({"hand": ["credits"], "deck": ["contract"]}, False),
    ],
)
def test_PB8_a_warning_stands_before_the_last_contract_is_exiled(position, last):
    state = thinning(**position)
    assert ("Beware: your last Contract" in prompt(state)) == last
    view = RULES.view(state, 0)
    said = {RULES.say_move(view, one) for one in RULES.legal_moves(view)}
    assert ("Exile your last Contract" in said) == last
    assert ("Exile Contract" in said) == (not last and card("contract") in {*view.sides[0].hand})
    assert len({KINDS[number].key for number in state.sides[0].owned}) > 1
    assert ship.points(state, 0) == 0, "exiling is still allowed: it is only a warning"
    if last:
        (one,) = [text for text in moves(state) if text.startswith("exile contract")]
        assert card("contract") not in play(state, one).sides[0].owned


def test_PB8_the_log_names_both():
    ada, bo = "Ada", "Bo"
    state = begun(mat=[GUN], other={})
    assert hits(state, 1) == 1
    before = table(seat=1, other={"mat": [GUN]})
    (fire,) = [event for event in events(before, "end") if event.kind == "fire"]
    assert RULES.say_event(fire, [ada, bo]) == "Ada fires at Bo's ship: hit number 1!"
    state = play(table(hand=["boarding-party"], other={"mat": [GUN]}), "raid boarding-party")
    (steal,) = [event for event in events(state, f"steal {GUN}") if event.kind == "steal"]
    assert RULES.say_event(steal, [ada, bo]) == "Ada steals Pulse Laser from Bo."
    state = table(hand=["midnight-refit"], mat=["rivet-gun"], other={"mat": [GUN]})
    state = play(state, "raid midnight-refit", "choose 0")
    (swap,) = [event for event in events(state, f"swap {GUN}") if event.kind == "swap"]
    assert RULES.say_event(swap, [ada, bo]) == "Ada swaps for Bo's Pulse Laser and gives up Rivet Gun."
    state = table(hand=["midnight-refit"], other={"mat": [GUN]})
    state = play(state, "raid midnight-refit", "choose 0")
    (swap,) = [event for event in events(state, f"swap {GUN}") if event.kind == "swap"]
    assert RULES.say_event(swap, [ada, bo]) == "Ada swaps for Bo's Pulse Laser and gives up nothing."


def test_PB8_what_is_stolen_and_lies_in_the_discards_is_no_salvage():
    """Only what was spent or replaced belongs to nobody."""
    state = play(table(hand=["boarding-party"], other={"mat": [GUN]}), "raid boarding-party", f"steal {GUN}")
    assert salvage(state) == []
    assert keys(state.sides[0].discard) == [GUN, "boarding-party"]


# Games of the rules before


def stored(name):
    """A snapshot of the rules before, and the same as it goes on."""
    path = Path(__file__).parents[2] / "saves" / "old_rules" / f"archpiratus_1_{name}.json"
    old = json.loads(path.read_bytes())["state"]
    kept = json.dumps(old)
    new = codec.decode("archpiratus", RULES.upgrade(old, 1))
    assert json.dumps(old) == kept, "the stored one stays as it was"
    assert RULES.why_impossible(new) is None
    return codec.decode("archpiratus", old), new


@pytest.mark.parametrize("name", ["spent", "spent_solo"])
def test_PB8_tech_that_was_spent_under_the_older_rules_goes_to_the_salvage(name):
    old, new = stored(name)
    spent = [number for number in old.sides[old.seat].purse if KINDS[number].pile == TECH_DECK]
    assert spent
    assert all(KINDS[number].pile != TECH_DECK for number in new.sides[old.seat].purse)
    assert new.funds == old.funds
    if old.solo:
        assert new.sides[1].mat != old.sides[1].mat, "what is superior is claimed"
    else:
        assert new.salvage == old.salvage + spent
        assert {f"salvage {KINDS[number].key}" for number in spent} <= moves(new)


def test_PB3_a_crew_that_is_too_large_by_the_older_rules_is_asked():
    _old, new = stored("crowded")
    assert {text.split()[0] for text in moves(new)} == {"ashore"}


def test_admirals_of_the_older_rules_are_chosen_before_all_is_dealt_again():
    old, new = stored("appoint")
    assert NONE not in old.store
    assert old.sides[0].hand
    assert new.phase == APPOINT
    assert new.store == [NONE] * 5
    assert new.sides[0].hand == new.sides[1].hand == []
    assert new.sides[0].leader == old.sides[0].leader
    new = play(new, sorted(moves(new))[0])
    assert new.phase == BUYING
    assert NONE not in new.store
    assert len(new.sides[0].hand) == len(new.sides[1].hand) == 3


def test_a_rivals_mission_of_the_older_rules_is_drawn_again():
    state = play(start(mode="solo", admirals="choose"), "appoint moreau")
    state.leaders = sorted([*state.leaders, state.sides[0].leader])
    state.sides[0].leader, state.phase, state.tech_sunk = NONE, APPOINT, 2
    old = codec.encode(state)
    new = codec.decode("archpiratus", RULES.upgrade(old, 1))
    assert RULES.why_impossible(new) is None
    assert new.sides[1].missions == []
    assert new.tech_sunk == 0, "nobody knows any longer what lies at the bottom"
    assert len(play(new, "appoint moreau").sides[1].missions) == 1


# Admirals come first (L68)


@pytest.mark.parametrize("mode", ["two", "solo"])
def test_nothing_is_dealt_before_the_admirals_are_chosen(mode):
    state = start(mode=mode, admirals="choose", events="on")
    assert state.phase == APPOINT
    assert state.store == [NONE] * 5
    for side in state.sides:
        assert side.hand == side.missions == []
    state = play(state, "appoint moreau")
    if mode == "two":
        assert state.store == [NONE] * 5, "the other chooses as blindly"
        state = play(state, "appoint li")
    assert state.phase == BUYING
    assert NONE not in state.store
    assert len(hand(state)) == 3
    assert len(hand(state, 1)) == (3 if mode == "two" else 0)
    assert len(state.sides[1].missions) == (0 if mode == "two" else 1)


@pytest.mark.parametrize("mode", ["two", "solo"])
def test_no_view_tells_what_will_be_dealt(mode):
    state = start(mode=mode, admirals="choose", events="on")
    for seat in (0, 1, None):
        view = RULES.view(state, seat)
        for deck in (view.tech, view.crew, *view.decks, view.sides[0].deck):
            assert {*deck} == {HIDDEN}
        world = RULES.determinise(view, 3)
        assert RULES.why_impossible(world) is None
        assert RULES.view(world, seat) == view


def test_after_the_choice_the_deal_is_by_lot():
    stores = set()
    for seed in range(8):
        state = RULES.new_game({"admirals": "choose", "first": "1"}, seed)
        stores.add(tuple(play(state, "appoint moreau", "appoint li").store))
    assert len(stores) == 8
