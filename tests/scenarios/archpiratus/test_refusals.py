"""Whatever a hand tries in vain gets a reason that is true, and a section of the rulebook to read more."""

import pytest

from game.archpiratus import RULES
from game.archpiratus.state import CONTRACTING, ON_MISSION
from game.deckbuilding.rules import OVER
from tests.scenarios.archpiratus.position import automaton_turn, play, start, table, why_not
from tests.scenarios.tried import reasoned

HAND = ["credits", "contract", "patcher", "ion-sail", "war-room", "scourge", "press-gang", "rivet-gun", "sawbones"]
SIDE = {
    "crew": ["racer", "envoy", "greasehand", "contact"], "mat": ["tramp-burner", "abacus"],
    "rooms": ["cargo-hold", "chop-shop"], "titles": ["iron-duchess"], "missions": ["night-ferry", "hive-queen"],
    "done": ["bar-brawl"], "discard": ["credits", "credits"], "deck": ["racer"], "leader": "vance",
}  # fmt: skip
OTHER = {
    "crew": ["ace"], "mat": ["mirror-shell"], "rooms": ["bunk-deck"], "titles": ["guild-flagship"], "hand": ["credits"],
    "missions": ["old-debts"], "done": ["lost-dog"], "discard": ["credits"], "deck": ["credits"], "leader": "li",
}  # fmt: skip
COMMON = {"store": ["void-eye", "dock-rat"], "salvage": ["fold-engine"], "events": ["gold-rush"], "funds": 1}


def turn(**more):
    return table(**{"hand": HAND, **COMMON, **SIDE, "other": OTHER, **more})


def contracting(**more):
    return play(turn(**more), "fit ion-sail")


POSITIONS = {
    "turn": turn,
    "a card spent": lambda: play(turn(), "spend credits"),
    "something bought": lambda: play(turn(), "salvage fold-engine"),
    "contracting": contracting,
    "a contract played": lambda: play(contracting(), "contract easy"),
    "moved": lambda: play(turn(), "fly medium"),
    "at the final station": lambda: turn(station="final", done=["hive-queen", "blockade"], missions=["night-ferry"]),
    "a gap": lambda: play(turn(funds=7), "buy void-eye"),
    "an effect that asks": lambda: play(turn(hand=["clerk-mind", "credits"]), "fit clerk-mind"),
    "an opponent that is asked": lambda: play(turn(other={**OTHER, "crew": ["ace", "consul"]}), "raid press-gang"),
    "over": lambda: play(turn(turn=200), "end"),
    "admirals": lambda: start(admirals="choose"),
    "solo": lambda: table(solo=True, hand=HAND, **{**COMMON, **SIDE, "other": {"mat": ["mirror-shell"]}}),
    "sent": lambda: play(
        table(solo=True, hand=HAND, **{**COMMON, **SIDE, "other": {"mat": ["mirror-shell"]}}), "send void-eye"
    ),
    "automaton": lambda: automaton_turn(mat=["mirror-shell"], crew=["racer"], other={"crew": ["ace"]}),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_try_of_a_hand_gets_a_reason(name):
    reasoned(RULES, POSITIONS[name]())


@pytest.mark.parametrize("name", ["turn", "a card spent", "contracting", "moved", "solo", "sent"])
def test_in_a_turn_every_reason_says_something_about_the_thing(name):
    """Nothing on the table but counters is answered with 'no move here'."""
    state = POSITIONS[name]()
    view = RULES.view(state, RULES.to_act(state))
    counters = {n for thing in RULES.table(view) if thing.kind == "counter" for n in (thing.id, thing.place)}
    assert reasoned(RULES, state) <= counters


TRUE_REASONS = [
    ("click", "captain-0", None, "moving", "drag it onto"),
    ("drag", "captain-0", "station-easy", "moving", "already"),
    ("drag", "captain-0", "station-final", "finalstation", "opens with 6 points"),
    ("drag", "captain-1", "station-hard", "moving", "another captain"),
    ("drag", "captain-0", "purse", "moving", "from station to station"),
    ("click", "station-hard", None, "moving", "Drag your ship"),
    ("click", "dock-easy", None, "moving", "Drag your ship"),
    ("click", "store-0", None, "buy", "costs 4 credits, and you have 1"),
    ("drag", "store-1", "hand-0", "buy", "discard pile"),
    ("drag", "supply", "crew-0", "buy", "costs 2 credits"),
    ("drag", "salvage-fold-engine", "hand-0", "salvage", "discard pile"),
    ("click", "store-4", None, "buy", "nothing left"),
    ("click", "tech", None, "buy", "refills"),
    ("click", "crew", None, "buy", "refills"),
    ("click", "hand-0-credits", None, "buy", "only be spent"),
    ("drag", "hand-0-contract", "purse", "buy", "no credit value"),
    ("drag", "hand-0-rivet-gun", "purse", "buy", "no credit value"),
    ("drag", "hand-0-rivet-gun", "crew-0", "ship", "its slot"),
    ("drag", "hand-0-rivet-gun", "ship-1", "turn", "your own side"),
    ("drag", "hand-0-patcher", "crew-0-envoy", "crew", "place of your mechanic"),
    ("drag", "hand-0-sawbones", "crew-0", "crew", "whom it replaces"),
    ("drag", "hand-0-war-room", "rooms-0", "rooms", "one it replaces"),
    ("drag", "hand-0-scourge", "ship-0", "titles", "among your Titles"),
    ("drag", "hand-0-press-gang", "crew-1", "turn", "your own side"),
    ("click", "hand-0-press-gang", None, "piracy", "discard pile"),
    ("drag", "hand-0-contract", "missions-final", "finalstation", "Final station alone"),
    ("drag", "hand-0-contract", "missions-0", "contracts", "easy, medium or hard"),
    ("click", "hand-1-back", None, "turn", "another player"),
    ("click", "hand-0", None, "turn", "Drag a card"),
    ("click", "missions-0-hive-queen", None, "missions", "lacks: weapon 3"),
    ("click", "missions-0-hive-queen/contract", None, "missions", "lacks: weapon 3"),
    ("drag", "missions-0-night-ferry", "done-0", "missions", "click it"),
    ("click", "missions-1-old-debts", None, "missions", "another captain"),
    ("click", "missions-easy", None, "contracts", "putting a Contract"),
    ("click", "missions-0", None, "contracts", "putting a Contract"),
    ("click", "done-0-bar-brawl", None, "missions", "counts its points"),
    ("click", "deck-0-pile", None, "draw", "drawn"),
    ("click", "discard-0-credits", None, "draw", "drawn"),
    ("drag", "crew-0-racer", "discard-0", "ship", "until it is replaced"),
    ("drag", "ship-0-abacus", "salvage", "ship", "until it is replaced"),
    ("click", "slot-0-weapon", None, "ship", "until it is replaced"),
    ("click", "titles-0-iron-duchess", None, "titles", "stay"),
    ("click", "leader-0", None, "admirals", "stays"),
    ("click", "events-gold-rush", None, "events", "Tech deck is empty"),
    ("click", "exile", None, "exile", "out of the game"),
    ("click", "purse", None, "buy", "spent"),
]


@pytest.mark.parametrize(("kind", "src", "dst", "section", "words"), TRUE_REASONS)
def test_the_reason_fits_what_was_tried(kind, src, dst, section, words):
    reason = why_not(turn(), kind, src, dst)
    assert reason.section == section, reason
    assert words in reason.text, reason


def test_reasons_after_the_buying():
    state = contracting()
    assert state.phase == CONTRACTING
    for tried in ("store-0", "supply", "salvage-fold-engine"):
        assert "buying of this turn is over" in why_not(state, "drag", tried, "discard-0").text
    assert "buying of this turn is over" in why_not(state, "drag", "hand-0-credits", "purse").text


def test_reasons_after_the_move():
    state = POSITIONS["moved"]()
    assert state.phase == ON_MISSION
    assert "once a turn" in why_not(state, "drag", "captain-0", "station-hard").text
    assert "has moved" in why_not(state, "drag", "hand-0-war-room", "rooms-0").text
    assert "has moved" in why_not(state, "drag", "hand-0-ion-sail", "ship-0").text
    assert "only for the Final mission" in why_not(state, "drag", "hand-0-contract", "missions-easy").text
    assert "station of its kind" in why_not(state, "click", "missions-0-night-ferry").text


def test_reasons_about_the_number_of_contracts():
    state = turn(hand=["contract", "contract"], missions=[])
    assert "Only 1 Contract" in why_not(play(state, "contract easy"), "drag", "hand-0-contract", "missions-hard").text
    state = turn(hand=["contract"] * 3, missions=[], leader="li", other={})
    state = play(state, "contract easy", "contract easy")
    assert "Only 2 Contracts" in why_not(state, "drag", "hand-0-contract", "missions-hard").text


def test_the_reason_at_the_final_station_is_the_contract_that_was_played():
    state = turn(hand=["contract", "contract"], missions=[], done=["hive-queen", "blockade"], station="final")
    state = play(state, "contract final")
    assert "Only 1 Contract" in why_not(state, "drag", "hand-0-contract", "missions-final").text


def test_the_final_station_opens_sooner_under_brandt():
    reason = why_not(turn(leader="brandt", done=[]), "drag", "captain-0", "station-final")
    assert "opens with 5 points" in reason.text


def test_there_is_no_salvage_yet():
    assert "no Salvage" in why_not(turn(salvage=[]), "click", "salvage").text


def test_a_price_of_one_is_one_credit():
    assert "costs 1 credit," in why_not(turn(funds=0), "click", "store-1").text


@pytest.mark.parametrize(("hand", "said"), [(["credits"] * 2, "spend more"), (["credits"], "more than 1")])
def test_what_the_whole_hand_can_not_pay_for_does_not_ask_for_more(hand, said):
    assert said in why_not(turn(funds=0, hand=hand, store=["rail-cannon"]), "click", "store-0").text


def test_reasons_of_the_other_phases():
    assert "gap" in why_not(POSITIONS["a gap"](), "click", "supply").text
    asked = POSITIONS["an effect that asks"]()
    assert "Clerk Mind" in why_not(asked, "click", "supply").text
    assert "Press Gang" in why_not(POSITIONS["an opponent that is asked"](), "click", "supply").text
    assert why_not(POSITIONS["admirals"](), "click", "supply").section == "admirals"
    assert why_not(POSITIONS["automaton"](), "click", "supply").section == "automaton"
    over = POSITIONS["over"]()
    assert over.phase == OVER
    assert "over" in why_not(over, "click", "supply").text


def test_reasons_about_sending_a_card_away():
    for state in (turn(), POSITIONS["sent"]()):
        assert why_not(state, "drag", "store-0", "tech").section == "solo"
    assert why_not(POSITIONS["solo"](), "drag", "store-0", "crew").section == "solo", "a tech goes under the Tech deck"
