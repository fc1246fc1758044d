"""The mended rules EB1 to EB4: who is first to reach something, and when battlefields speak."""
# ruff: noqa: N802 - tests are named by the numbers of the rules

import pytest

from game.empyrean.cards import FIRST_FIELD, KINDS
from game.empyrean.state import COMMAND, OVER
from tests.scenarios.empyrean.position import Table, card
from tests.scenarios.empyrean.recurring import changes

CALM = ("silent-cloister", "hill-of-omens", "orchard-of-plenty", "gallows-crossroads")
"""Battlefields beside the one in question; what they do is not met in these tests."""


def on(key, *seats, **more):
    """A table whose battlefield 1 is that one."""
    return Table(*seats, fields=(key, *(other for other in CALM if other != key)), **more)


def at_might(key, n):
    """The card with so much might."""
    return f"{key}+{n - KINDS[card(key)].might}"


def gains(table):
    """Who gave how much might, in order; battlefields by their name."""
    told = [(event.by, event.n) for event in table.told("might")]
    return [(KINDS[by].key if by < FIRST_FIELD else "battlefield", n) for by, n in told]


# EB1: who is first


def test_EB1_guinevere_brings_the_twelfth_might_from_another_battlefield():
    table = on("empty-throne", {"hand": ["guinevere"], "on": {1: [at_might("lancelot", 11)]}},
               {"hand": ["sohei"], "on": {1: [at_might("ninja", 11)]}}, round=4)  # fmt: skip
    table.play("deploy guinevere 2", "done", "deploy sohei 1", "done")
    assert table.might("lancelot") == 12 + 1, "it had twelve before anybody else"
    assert table.total(1, 1) == 13, "too late"


def test_EB1_death_reaches_twelve_by_what_dies_elsewhere():
    """A passive ability that starts is a change of might like any other."""
    mine = {"hand": ["eater-of-souls"], "destroyed": ["banshee"], "on": {1: ["death"], 2: ["soul-of-the-living"]}}
    table = on("empty-throne", mine, {"hand": ["sohei"], "on": {1: [at_might("ninja", 11)]}}, round=4)
    table.play("deploy eater-of-souls 2", "done", "deploy sohei 1", "done")
    assert (table.might("death"), table.total(1, 1)) == (10 + 2 + 1, 13)


def test_EB1_commands_count_and_are_paid_at_once():
    table = on("empty-throne", {"on": {1: [at_might("ronin", 6)], 2: [at_might("great-bat", 5)]}}, phase=COMMAND)
    table.play("move great-bat 1")
    assert table.total(1) == 6 + 5 + 1 + 2, "the move brought eleven, its own ability the twelfth"
    assert table.state.round == 5


def test_EB1_one_instruction_is_one_change():
    """Lancelot brings the might of his friends along, and loses it in the same moment: nobody had twelve."""
    table = on("empty-throne", {"on": {1: ["yeoman"], 2: ["lancelot move", "kay", "bedivere"]}}, phase=COMMAND)
    assert table.total(2) == 9 + 2 + 3 + 3
    table.play("move lancelot 1")
    assert table.total(1) == 9 + 3 + 2, "with the Yeoman there are twelve without them: one for each card"
    table = on("empty-throne", {"on": {2: ["lancelot move", "kay", "bedivere", "tristan"]}}, phase=COMMAND)
    table.play("move lancelot 1")
    assert table.total(1) == 9


def test_EB1_what_was_reached_is_paid_even_if_it_was_lost_meanwhile():
    table = on("empty-throne", {"hand": ["gentle-death"], "on": {1: ["sohei"]}}, round=4).reveal(
        "deploy gentle-death 1"
    )
    assert table.field(1) == ["gentle-death"], "with the Sohei there were thirteen, before it was banished"
    assert table.gained("gentle-death") == 1
    kinds = [event.kind for event in table.events]
    assert kinds.index("banish") < kinds.index("might"), "as the last step of the reveal"


def test_EB1_the_milestone_is_the_last_of_the_effects():
    table = on("stairs-of-the-colossus", {"hand": ["gentle-death"]}).reveal("deploy gentle-death 1")
    assert gains(table) == [("battlefield", 1), ("battlefield", 3)], "one for its cost, three for the first ten"


@pytest.mark.parametrize("leader", [0, 1])
def test_EB1_in_the_same_instant_it_is_the_first_players(leader):
    sides = [{"on": {1: ["sohei+20"]}}, {"on": {1: ["sohei+20"]}}]
    sides[1 - leader]["hand"] = ["camel-rider"]
    table = on("stairs-of-the-colossus", *sides, leader=leader)
    table.play("done", "deploy camel-rider 1", "done")
    assert table.gained("sohei", leader) == 20 + 3, "the reveal of the other player made everybody look"
    assert table.gained("sohei", 1 - leader) == 20


def test_EB1_face_down_cards_do_not_count():
    mine = {"hand": ["great-armour", "ninja"], "on": {1: ["sohei", "ronin"]}}
    table = on("muster-field", mine).reveal("deploy great-armour 2", "deploy ninja 1")
    assert len(table.field(1)) == 3
    assert not table.told("essence")
    table.play("pick ronin")
    assert table.extra() == 2, "when the third one was revealed"


def test_EB1_each_milestone_is_reached_once_in_the_game():
    table = on("empty-throne", {"hand": ["sohei", "duellist"], "on": {1: [at_might("ninja", 11)]}}, round=4)
    table.reveal("deploy sohei 1", "deploy duellist 1")
    assert [n for by, n in gains(table) if by == "battlefield"] == [1, 1], "the two who stood there when it was paid"


def test_EB1_the_first_time_is_looked_at_in_the_same_way():
    """A card that is driven off at once has been there: the Oubliette asks for its price all the same."""
    table = on("oubliette", {"hand": ["ronin", "sohei", "ninja"]}, {"on": {1: ["medusa"]}})
    table.reveal("deploy ronin 1").play("move ronin 2")
    assert table.asked() == 0
    assert all(option.startswith("discard") for option in table.options())


def test_EB1_what_is_paid_may_reach_the_next_milestone():
    fields = ("plain-of-echoes", "empty-throne", "silent-cloister")
    mine = {"hand": ["squire"], "on": {1: [at_might("guinevere", 20)], 2: [at_might("kay", 11)]}}
    table = Table(mine, fields=fields, round=4).reveal("deploy squire 1")
    assert table.might("kay") == 11 + 1 + 1, "Guinevere acts again for the second card there, and Kay has twelve"


# EB2: the River of Rebirth


def test_EB2_a_horde_that_rose_again_is_not_returned_in_the_shape_of_its_twin():
    mine = {"destroyed": ["zombie-horde"], "on": {1: ["zombie-horde"]}}
    table = on("river-of-rebirth", mine, {"hand": ["parthian-shot"]}, leader=1).reveal("deploy parthian-shot 1")
    table.play("deploy zombie-horde 1")
    assert table.field(1) == ["zombie-horde"]
    assert (table.pile("hand"), table.pile("destroyed")) == ([], ["zombie-horde"])


def test_EB2_what_was_destroyed_comes_back_and_its_twin_stays():
    mine = {"destroyed": ["sohei"], "on": {1: ["sohei"]}}
    table = on("river-of-rebirth", mine, {"hand": ["ninja"]}, leader=1).reveal("deploy ninja 1")
    assert (table.pile("hand"), table.pile("destroyed")) == (["sohei"], ["sohei"])


def test_EB2_the_river_speaks_last_and_finds_each_of_them():
    mine = {"hand": ["eater-of-souls"], "on": {1: ["soul-of-the-living", "zombie-horde", "soul-of-the-living"]}}
    table = on("river-of-rebirth", mine).reveal("deploy eater-of-souls 1").play("deploy zombie-horde 2")
    assert table.pile("hand") == ["soul-of-the-living", "soul-of-the-living"]
    assert table.pile("destroyed") == []
    kinds = [event.kind for event in table.events]
    assert kinds.index("rescue") > max(at for at, kind in enumerate(kinds) if kind == "destroy")


# EB3: the token in the last round


def test_EB3_the_token_passes_in_the_last_round_too():
    table = on("hill-of-omens", {"on": {1: ["ronin"]}}, {"on": {1: ["ninja"]}}, round=10).reveal()
    assert (table.state.phase, table.state.leader) == (OVER, 1)
    assert table.told("end")[0].seat == 1, "whoever holds it when all rounds are over"


def test_EB3_effects_of_the_last_round_come_before_it_passes():
    table = on("hall-of-mirrors", *({"on": {1: ["ronin"]}} for _seat in range(2)), round=7, rounds=7)
    table.state.met += [23 * 8, 23 * 8 + 1]
    table.reveal()
    assert (table.gained("ronin"), table.gained("ronin", 1)) == (3, 0)


# EB4: when battlefields speak


def test_EB4_a_triggered_effect_waits_for_the_end_of_the_reveal():
    table = on("fountain-of-janus", {"hand": ["fortify"], "on": {1: ["fortress-wall"]}}).reveal("deploy fortify 2")
    assert gains(table) == [("fortify", 1), ("fortify", 1), ("battlefield", 1), ("battlefield", 1)]


def test_EB4_only_for_cards_that_are_still_here():
    """Percival gains by the open zones, then Eros calls him away: the Fountain finds nobody to give more."""
    table = on("fountain-of-janus", {"hand": ["percival"], "on": {2: ["eros"]}}).reveal("deploy percival 1")
    table.play("accept")
    assert gains(table) == [("percival", 5), ("eros", 2)]
    assert table.extra() == 0


def test_EB4_a_card_that_was_driven_off_is_not_welcomed():
    table = on("gate-of-dusk", {"hand": ["ballista"]}, {"on": {1: ["medusa"]}}).reveal("deploy ballista 1")
    table.play("move ballista 2")
    assert changes(table) == []


def test_EB4_a_card_that_comes_back_in_time_is_still_here():
    table = on("gate-of-dusk", {"hand": ["ballista"], "on": {1: ["eros"]}}).reveal("deploy ballista 1")
    assert changes(table) == ["ballista+2"], "Eros calls only from elsewhere"


def test_EB4_what_leaves_is_answered_to_last():
    table = on("gallows-crossroads", {"hand": ["eater-of-souls"], "on": {1: ["sohei", "ninja"]}})
    table.reveal("deploy eater-of-souls 1")
    kinds = [event.kind for event in table.events if event.kind in ("destroy", "might", "draw")]
    assert kinds == ["destroy", "might", "destroy", "might", "draw", "draw"]


def test_EB4_who_was_moved_away_in_a_reveal_gains_by_it_last():
    mine = {"hand": ["flank-attack"], "on": {1: ["ninja"]}}
    table = on("gallows-crossroads", mine, essence=99).reveal("deploy flank-attack 1").play("move ninja 2")
    assert gains(table) == [("flank-attack", 3), ("battlefield", 1)]


def test_EB4_in_a_reveal_the_sirens_give_after_the_ability():
    mine = {"hand": ["flank-attack"], "on": {2: ["ninja"]}}
    table = on("sanctuary-of-sirens", mine).reveal("deploy flank-attack 3").play("move ninja 1")
    assert gains(table) == [("flank-attack", 3), ("battlefield", 2)]


def test_EB4_outside_reveals_they_give_at_once():
    table = on("sanctuary-of-sirens", {"on": {2: ["raider", "longship"]}}, phase=COMMAND)
    table.play("command longship", "move raider 1")
    assert gains(table)[-2:] == [("battlefield", 2), ("longship", 1)]


def test_EB4_at_the_end_of_a_round_they_give_at_once():
    table = on("fountain-of-janus", {"on": {1: ["hydra"], 2: ["fledgling", "villager"]}}).reveal()
    assert gains(table) == [("hydra", 1), ("battlefield", 1), ("fledgling", -1), ("fledgling", 2)]


def test_EB4_a_spent_stop_token_pays_last():
    table = on("silent-cloister", {"hand": ["galahad"], "on": {1: ["gawain"]}})
    table.state.sides[0].stops[0] = 1
    table.reveal("deploy galahad 1")
    kinds = [event.kind for event in table.events]
    assert kinds.index("might") < kinds.index("essence")
    assert table.extra() == 2


def test_EB4_what_changes_the_rules_always_holds():
    """In the middle of a reveal as well: nobody leaves the Frozen Lake, and the Gate of Dusk is full with four."""
    table = on("frozen-lake", {"on": {1: ["sohei"]}}, {"hand": ["gates-of-hades"]}, leader=1)
    assert table.reveal("deploy gates-of-hades 1").field(1) == ["sohei"]
    four = ["ninja", "ronin", "duellist", "duellist"]
    table = on("gate-of-dusk", {"hand": ["temple-novice", "ashigaru"], "on": {1: four}})
    table.reveal("deploy temple-novice 2")
    assert table.options() == ["deploy ashigaru 2", "deploy ashigaru 3"]
