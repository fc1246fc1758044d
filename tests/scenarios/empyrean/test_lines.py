"""Single lines of the book where two rules meet: the End phase, closing up, what is returned, what acts again;
and the log of them."""

from game.empyrean.rules import RULES
from game.empyrean.state import COMMAND, FACE_UP
from tests.scenarios.empyrean.position import CALM, Table

MARKET = ("wandering-market", "muster-field", "hill-of-omens")


def revealed(table):
    """Who revealed what, in order."""
    return [event.seat for event in table.told("reveal")]


def sell(table, *wanted):
    """Plays to the end of the round: what is wanted where it may be had, else the first answer."""
    begun = table.state.round
    while table.state.round == begun:
        options = table.options()
        table.play(next((words for words in wanted if words in options), options[0]))
    return table


# The End phase


def test_cards_deployed_in_the_end_phase_are_revealed_by_the_first_player_first():
    """Both discard an Ashigaru at the market, which deploys itself: the first player's third card wins the race."""
    for leader in (0, 1):
        side = {"hand": ["ashigaru"], "on": {2: ["sohei", "ronin"]}}
        table = Table(side, side, fields=MARKET, round=3, leader=leader).reveal()
        sell(table, "accept", "deploy ashigaru 2")
        assert revealed(table) == [leader, 1 - leader]
        assert [event.seat for event in table.told("reach")] == [leader]


def test_the_fountain_counts_after_all_else_of_the_end_phase():
    """Sohei gains when a card is discarded at the market, wherever the two battlefields lie."""
    for fields in (("fountain-of-janus", *MARKET[::2]), ("wandering-market", "fountain-of-janus", "hill-of-omens")):
        at = fields.index("fountain-of-janus") + 1
        table = Table({"hand": ["ninja"], "on": {at: ["sohei"]}}, fields=fields, round=3).reveal()
        sell(table, "accept", "discard ninja")
        assert table.gained("sohei") > 0
        assert table.extra() == 1 - 1


def test_the_fountain_counts_who_gains_by_a_card_that_is_revealed_in_the_end_phase():
    """An Ashigaru from the market is the second card on the Plain of Echoes: Guinevere speaks again, to Lancelot."""
    fields = ("fountain-of-janus", "wandering-market", "plain-of-echoes")
    table = Table({"hand": ["ashigaru"], "on": {1: ["lancelot"], 3: ["guinevere"]}}, fields=fields, round=3).reveal()
    sell(table, "accept", "deploy ashigaru 3")
    assert table.told("again")
    assert table.gained("lancelot") == 1 + 1
    assert table.extra() == 1 - 1


def test_the_question_of_the_market_is_about_a_hand():
    table = Table({"hand": ["ninja", "ronin"]}, fields=MARKET, round=3).reveal()
    assert table.options() == ["accept", "decline"]
    assert RULES.needs_curtain(table.state)


# Closing up


def test_a_horde_that_rises_where_it_fell_takes_the_zone_that_it_left():
    mine = {"hand": ["eater-of-souls"], "on": {1: ["zombie-horde", "taker-of-souls shield"]}}
    table = Table(mine).reveal("deploy eater-of-souls 1").play("deploy zombie-horde 1")
    assert table.field(1) == ["zombie-horde", "taker-of-souls", "eater-of-souls"]
    assert all(table.state.marks[unit] & FACE_UP for unit in table.state.sides[0].fields[0])


def test_a_horde_that_rises_elsewhere_takes_the_lowest_open_zone():
    mine = {"hand": ["eater-of-souls"], "on": {1: ["zombie-horde", "taker-of-souls shield"], 2: ["banshee"]}}
    table = Table(mine).reveal("deploy eater-of-souls 1").play("deploy zombie-horde 2")
    assert table.field(1) == ["taker-of-souls", "eater-of-souls"]
    assert table.field(2) == ["banshee", "zombie-horde"]


def test_a_horde_that_an_opponent_destroys_takes_the_zone_that_it_left():
    yours = {"on": {1: ["kay", "zombie-horde", "tristan"]}}
    table = Table({"hand": ["parthian-shot"]}, yours).reveal("deploy parthian-shot 1")
    sell(table, "pick zombie-horde", "deploy zombie-horde 1")
    assert table.field(1, 1) == ["kay", "zombie-horde", "tristan"]


def test_two_hordes_each_take_their_own_zone():
    mine = {"hand": ["eater-of-souls"], "on": {1: ["zombie-horde", "zombie-horde", "taker-of-souls shield"]}}
    table = Table(mine).reveal("deploy eater-of-souls 1").play("deploy zombie-horde 1", "deploy zombie-horde 1")
    assert table.field(1) == ["zombie-horde", "zombie-horde", "taker-of-souls", "eater-of-souls"]


# Returning


def test_what_the_river_returns_from_the_destroy_pile_is_returned():
    mine = {"on": {1: ["builder"], 2: ["archer-tower"]}}
    fields = ("river-of-rebirth", *CALM[:2])
    table = Table(mine, {"hand": ["ninja"]}, fields=fields, leader=1).reveal("deploy ninja 1")
    assert "builder" in table.pile("hand")
    assert table.gained("archer-tower") == 2


def test_what_is_returned_from_a_pile_is_not_returned_from_a_battlefield():
    """The Storm Shore pays for what returns from there."""
    mine = {"on": {1: ["builder"]}}
    fields = ("river-of-rebirth", "storm-shore", "hill-of-omens")
    table = Table(mine, {"hand": ["ninja"]}, fields=fields, leader=1).reveal("deploy ninja 1")
    assert table.extra() == 0


# Acting again


def test_a_stunned_conditional_card_does_not_act_again():
    fields = ("plain-of-echoes", *CALM[:2])
    table = Table({"hand": ["camel-scout"], "on": {1: ["horse-archers+9 stun"]}}, fields=fields)
    table.reveal("deploy camel-scout 1")
    assert table.told("reach")
    assert not table.told("again")


# The log


def said(table):
    return [RULES.say_event(event, ["Ada", "Bo", "Cy"]) for event in table.events]


def test_the_log_names_whose_doing_it_was():
    table = Table({"hand": ["ninja"]}, {"on": {1: ["soul-of-the-living"]}}).reveal("deploy ninja 1")
    assert "Ninja: Bo's Soul of the Living is destroyed." in said(table)
    assert "Soul of the Living: Bo will have 1 more essence." in said(table)
    table = sell(Table({"hand": ["ninja", "sohei"]}, fields=MARKET, round=3).reveal(), "accept", "discard ninja")
    assert "The Wandering Market: Ada discards Ninja." in said(table)
    assert "The Wandering Market: Ada will have 1 more essence." in said(table)
    assert any(text.startswith("The Wandering Market: Ada draws") for text in said(table))


def test_what_a_card_does_to_itself_names_it_once():
    table = Table({"on": {1: ["hermes"]}}, phase=COMMAND).play("move hermes 2")
    assert "Ada's Hermes moves to Altar of the Creators." in said(table)


def test_the_log_tells_what_was_reached_and_when_a_round_ends():
    table = Table({"hand": ["ronin"], "on": {2: ["sohei", "ninja"]}}, fields=MARKET).reveal("deploy ronin 2")
    assert "Ada has what Muster Field asks for: to have 3 cards Here." in said(table)
    assert said(table).index("The end of round 5.") < said(table).index("Round 6: Bo has the first player token.")
