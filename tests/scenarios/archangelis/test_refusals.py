"""Whatever a hand tries in vain gets a reason that is true, and a section of the rulebook to read more."""

import pytest

from game.archangelis import RULES
from game.archangelis.state import CHOOSING_ARMIES, DEFEND, REMOVE
from game.deckbuilding.rules import OVER
from tests.scenarios.archangelis.position import automaton_turn, play, start, table, why_not
from tests.scenarios.tried import reasoned

HAND = ["erelin", "nephilim", "pilgrim", "star-crown", "manna", "captain", "orobas", "cultist", "black-crown"]
SIDE = {
    "host": ["sariel+lily-staff", "remiel", "hamaliel", "psalmist"], "horde": ["vassago+ember-idol", "lilith", "witch"],
    "discard": ["erelin", "erelin", "haniel"], "deck": ["lailah"], "titles": ["scribe"], "won": ["sinai"],
    "commander": "uriel",
}  # fmt: skip
OTHER = {
    "host": ["jophiel", "abbess"], "horde": ["agares", "warlock"], "hand": ["erelin"], "deck": ["lailah"],
    "discard": ["erelin"], "titles": ["herald"], "won": ["eden"], "commander": "michael",
}  # fmt: skip
COMMON = {"locations": ["zion", "jordan", "tabor"], "store": ["cassiel", "seraphiel"], "word": 2}


def turn(**more):
    return table(**{"hand": HAND, **COMMON, **SIDE, "other": OTHER, **more})


POSITIONS = {
    "turn": turn,
    "a card spent": lambda: play(turn(), "spend erelin"),
    "something bought": lambda: play(turn(), "buy ophanim"),
    "a gap": lambda: play(turn(), "buy cassiel"),
    "an effect that asks": lambda: play(turn(hand=["parted-sea", "erelin"]), "perform parted-sea"),
    "an opponent that is asked": lambda: play(turn(hand=["plague", "erelin"]), "perform plague"),
    "defend": lambda: play(turn(word=0), "challenge zion"),
    "remove": lambda: play(turn(word=0), "challenge zion", "defend"),
    "final": lambda: play(turn(turn=200), "end"),
    "over": lambda: play(turn(turn=200, won=[], other={**OTHER, "won": []}), "end"),
    "commanders": lambda: start(commanders="choose"),
    "solo": lambda: table(solo=True, hand=HAND, **{**COMMON, **SIDE, "horde": [], "other": {"horde": ["agares"]}}),
    "automaton": lambda: automaton_turn(horde=["agares"], other={"host": ["sariel"]}, infernal_discard=["legion"]),
    "automaton's plague": lambda: play(automaton_turn(infernal=["plague"], other={"host": ["sariel"]}), "automaton"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_try_of_a_hand_gets_a_reason(name):
    reasoned(RULES, POSITIONS[name]())


@pytest.mark.parametrize("name", ["turn", "a card spent", "something bought", "solo"])
def test_in_a_turn_every_reason_says_something_about_the_thing(name):
    """Nothing on the table but counters is answered with 'no move here'."""
    state = POSITIONS[name]()
    view = RULES.view(state, RULES.to_act(state))
    counters = {n for thing in RULES.table(view) if thing.kind == "counter" for n in (thing.id, thing.place)}
    assert reasoned(RULES, state) <= counters


TRUE_REASONS = [
    ("click", "hand-0-erelin", None, "host", "no Light"),
    ("drag", "hand-0-erelin", "host-0", "host", "no Light"),
    ("drag", "hand-0-nephilim", "purse", "spend", "no Word"),
    ("drag", "hand-0-nephilim", "host-1", "play", "your own side"),
    ("drag", "hand-0-nephilim", "horde-0", "host", "joins your Host"),
    ("drag", "hand-0-pilgrim", "host-0", "humans", "no room"),
    ("drag", "hand-0-pilgrim", "horde-0", "humans", "sacred human"),
    ("drag", "hand-0-cultist", "host-0", "humans", "profane human"),
    ("drag", "hand-0-star-crown", "host-0-sariel+lily-staff", "relics", "already"),
    ("drag", "hand-0-star-crown", "horde-0-lilith", "relics", "by an angel"),
    ("drag", "hand-0-star-crown", "host-0-psalmist", "relics", "Humans"),
    ("drag", "hand-0-star-crown", "host-0", "relics", "put it on"),
    ("drag", "hand-0-black-crown", "host-0-remiel", "relics", "by a demon"),
    ("drag", "hand-0-manna", "host-0", "miracles", "discard pile"),
    ("drag", "hand-0-captain", "host-0", "titles", "among your Titles"),
    ("drag", "hand-0-orobas", "horde-0", "horde", "first of a Horde"),
    ("click", "hand-1-back", None, "turn", "another player"),
    ("click", "hand-0", None, "turn", "Drag a card"),
    ("click", "store-1", None, "buy", "costs 8 Word, and you have 2"),
    ("drag", "store-0", "host-0", "buy", "discard pile"),
    ("drag", "supply", "hand-0", "ophanim", "discard pile"),
    ("click", "store-4", None, "buy", "nothing left"),
    ("click", "holy", None, "buy", "refills"),
    ("click", "deck-0-pile", None, "draw", "drawn"),
    ("click", "discard-0-haniel", None, "draw", "shuffled"),
    ("click", "host-0-sariel+lily-staff", None, "discarding", "no ability"),
    ("click", "host-0-sariel+lily-staff/relic", None, "discarding", "no ability"),
    ("drag", "host-0-remiel", "discard-0", "discarding", "Click"),
    ("click", "host-1-jophiel", None, "turn", "another player"),
    ("drag", "location-zion", "host-0", "challenge", "Click"),
    ("click", "titles-0-scribe", None, "titles", "stay"),
    ("click", "leader-0", None, "commanders", "stays"),
    ("click", "won-0-sinai", None, "locations", "Host Challenge"),
    ("click", "locations", None, "locations", "Host Challenge"),
    ("click", "exile", None, "exile", "out of the game"),
]


@pytest.mark.parametrize(("kind", "src", "dst", "section", "words"), TRUE_REASONS)
def test_the_reason_fits_what_was_tried(kind, src, dst, section, words):
    reason = why_not(turn(), kind, src, dst)
    assert reason.section == section, reason
    assert words in reason.text, reason


@pytest.mark.parametrize(("word", "said"), [(0, "more than 1"), (1, "spend more")])
def test_what_the_whole_hand_can_not_pay_for_does_not_ask_for_more(word, said):
    assert said in why_not(turn(hand=["erelin"], word=word), "click", "store-0").text


def test_reasons_after_something_was_done():
    spent = POSITIONS["a card spent"]()
    assert "already played, spent" in why_not(spent, "click", "location-zion").text
    assert why_not(spent, "click", "purse-erelin").section == "spend"
    bought = POSITIONS["something bought"]()
    assert "first purchase" in why_not(bought, "drag", "hand-0-manna", "discard-0").text
    assert why_not(bought, "drag", "hand-0-erelin", "purse").section == "spend"
    assert "first purchase" in why_not(bought, "drag", "hand-0-erelin", "purse").text
    assert "spend more" not in why_not(bought, "click", "store-1").text
    assert "first purchase" in why_not(bought, "click", "host-0-remiel").text
    assert "no ability" in why_not(bought, "click", "host-0-hamaliel").text


def test_reasons_about_a_lonely_challenge():
    state = table(host=["psalmist"], locations=["zion"])
    assert "at least one angel" in why_not(state, "click", "location-zion").text


@pytest.mark.parametrize(
    ("horde", "demon", "words"),
    [
        (["shamsiel"], "agares", "only a Prince"),
        (["vassago"], "kokabiel", "only a Duke"),
        (["agares"], "orobas", "first of a Horde"),
        (["agares"], "legion", "first of a Horde"),
        (["agares"], "barbatos", "only a Prince"),
    ],
)
def test_reasons_about_the_ladder(horde, demon, words):
    reason = why_not(table(hand=[demon], horde=horde), "drag", f"hand-0-{demon}", "horde-0")
    assert reason.section == "horde"
    assert words in reason.text


def test_reasons_of_a_challenge():
    asked = POSITIONS["defend"]()
    assert asked.phase == DEFEND
    assert why_not(asked, "click", "host-0-remiel").section == "defence"
    removing = table(
        host=["sariel+lily-staff", "jophiel", "hamaliel", "pilgrim", "ophanim"],
        other={"horde": ["agares"]},
        locations=["zion"],
    )
    removing = play(removing, "challenge zion", "defend")
    assert removing.phase == REMOVE
    for name in ("host-0-sariel+lily-staff", "host-0-sariel+lily-staff/relic"):
        assert "only 4 Light" in why_not(removing, "click", name).text
    assert "protected" in why_not(removing, "click", "host-0-hamaliel").text
    assert "not humans" in why_not(removing, "click", "host-0-pilgrim").text
    assert "Click" in why_not(removing, "drag", "host-0-jophiel", "discard-0").text
    assert "challenging Host" in why_not(removing, "click", "horde-1-agares").text
    assert "challenging Host" in why_not(removing, "click", "host-0").text


def test_reasons_of_the_final_battle():
    state = play(table(won=["sinai"], discard=["sariel", "haniel", "orobas", "erelin", "manna"], turn=200), "end")
    assert state.phase == CHOOSING_ARMIES
    assert "grant no more" in why_not(state, "drag", "discard-0-orobas", "army-0").text
    assert "Only angels and demons" in why_not(state, "drag", "discard-0-manna", "army-0").text
    assert "final army" in why_not(state, "drag", "discard-0-sariel", "hand-0").text
    assert why_not(state, "click", "store-0").section == "final"


def test_reasons_of_the_other_phases():
    assert "gap" in why_not(POSITIONS["a gap"](), "click", "supply").text
    assert "Parted Sea" in why_not(POSITIONS["an effect that asks"](), "click", "supply").text
    assert why_not(POSITIONS["commanders"](), "click", "supply").section == "commanders"
    assert why_not(POSITIONS["automaton"](), "click", "supply").section == "automaton"
    over = POSITIONS["over"]()
    assert over.phase == OVER
    assert "over" in why_not(over, "click", "supply").text


def test_no_horde_for_the_player_of_the_solo_game():
    reason = why_not(POSITIONS["solo"](), "drag", "hand-0-orobas", "horde-0")
    assert reason.section == "solo"
