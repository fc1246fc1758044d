"""Each of the twenty-seven battlefields, with both of its effects; a test's name begins with the battlefield's."""

import pytest

from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import COST, KINDS
from game.empyrean.state import COMMAND, OVER
from tests.scenarios.empyrean.position import Table, card

OTHERS = ("silent-cloister", "hill-of-omens", "orchard-of-plenty", "gallows-crossroads")
"""Battlefields beside the one in question; what they do is not met in these tests."""


def on(key, *seats, **more):
    """A table whose battlefield 1 is that one."""
    return Table(*seats, fields=(key, *(other for other in OTHERS if other != key)), **more)


def ended(key, *seats, **more):
    """The end of a game there."""
    table = on(key, *seats, round=10, **more).reveal()
    assert table.state.phase == OVER
    return table


def paid(table, key, at=1):
    """What deploying the card costs there."""
    left = table.state.sides[table.asked()].essence
    table.play(f"deploy {key} {at}")
    return left - table.state.sides[table.asked()].essence


def cost(key):
    return COST[card(key)]


def base(key):
    return KINDS[card(key)].might


def test_every_battlefield_has_a_test():
    for field in BATTLEFIELDS:
        name = "test_" + field.key.replace("-", "_")
        assert any(test.startswith(name) for test in globals()), field.key


# One to nine


def test_fountain_of_janus_adds_one_to_each_gain():
    table = on("fountain-of-janus", {"hand": ["wolf"], "on": {1: ["raider"]}}).reveal("deploy wolf 1")
    assert table.gained("raider") == 2 + 1
    assert table.gained("wolf") == 0


def test_fountain_of_janus_takes_essence_for_each_card_that_gained():
    mine = {"hand": ["arthur"], "on": {1: ["kay", "tristan"]}}
    table = on("fountain-of-janus", mine, {"on": {1: ["sohei"]}}).reveal("deploy arthur 1")
    assert (table.extra(), table.extra(1)) == (-2, 0)
    table.draft().reveal()
    assert table.extra() == 0, "only in the round of the gain"


def test_fountain_of_janus_counts_what_is_gained_at_the_end_of_the_round():
    table = on("fountain-of-janus", {"on": {1: ["hydra"]}}).reveal()
    assert table.gained("hydra") == 1 + 1
    assert table.extra() == -1


def test_toll_bridge_strengthens_the_leader_and_takes_its_toll():
    table = on("toll-bridge", {"on": {1: ["sohei+3", "ninja"]}}, {"on": {1: ["sohei"]}}).reveal()
    assert (table.gained("sohei"), table.gained("ninja"), table.gained("sohei", 1)) == (3 + 1, 0, 0)
    assert (table.extra(), table.extra(1)) == (-1, 0)


def test_toll_bridge_has_no_leader_in_a_tie():
    table = on("toll-bridge", {"on": {1: ["sohei"]}}, {"on": {1: ["sohei"]}}).reveal()
    assert (table.gained("sohei"), table.extra()) == (0, 0)


@pytest.mark.parametrize(("now", "drawn", "essence"), [
    (1, 0, 0), (2, 1, 0), (3, 0, 2), (4, 0, 0), (5, 1, 0), (6, 0, 2), (7, 0, 0), (8, 1, 0), (9, 0, 2),
])  # fmt: skip
def test_orchard_of_plenty_gives_cards_and_essence_in_turn(now, drawn, essence):
    table = on("orchard-of-plenty", {}, {}, round=now).reveal()
    for seat in (0, 1):
        assert len(table.pile("hand", seat)) == drawn
        assert table.extra(seat) == essence


def test_stair_of_the_elect_weakens_the_one_before():
    table = on("stair-of-the-elect", {"hand": ["sohei", "ronin"], "on": {1: ["ninja+3"]}})
    table.reveal("deploy sohei 1", "deploy ronin 2")
    assert table.gained("ninja") == 3 - 1
    assert table.gained("sohei") == 0
    assert table.gained("ronin") == 0


def test_stair_of_the_elect_has_no_step_before_the_first():
    table = on("stair-of-the-elect", {"hand": ["sohei"]}).reveal("deploy sohei 1")
    assert table.gained("sohei") == 0


def test_stair_of_the_elect_makes_the_dear_ones_cheaper():
    table = on("stair-of-the-elect", {"hand": ["shogun", "daimyo", "onna-musha", "kensei"]})
    assert paid(table, "shogun") == cost("shogun") - 2
    assert paid(table, "daimyo") == 6 - 2
    assert paid(table, "onna-musha") == 5
    assert paid(table, "kensei", 2) == 7


def test_muster_field_pays_the_first_to_have_three():
    table = on("muster-field", {"hand": ["sohei"], "on": {1: ["ninja", "ronin"]}},
               {"hand": ["sohei"], "on": {1: ["ninja", "ronin"]}})  # fmt: skip
    table.play("deploy sohei 1", "done", "deploy sohei 1", "done")
    assert (table.extra(), table.extra(1)) == (2, 0)
    table.draft().reveal()
    assert (table.extra(), table.extra(1)) == (0, 0), "once in the whole game"


def test_muster_field_pays_the_first_to_have_five():
    four = ["ninja", "ronin", "duellist", "duellist"]
    table = on("muster-field", {"on": {1: four[:2]}}, {"hand": ["sohei"], "on": {1: four}})
    table.play("done", "deploy sohei 1", "done")
    assert (table.extra(), table.extra(1)) == (0, 2 + 3), "nobody had three before"


def test_oubliette_takes_a_card_for_the_first_and_frees_two_for_four():
    table = on("oubliette", {"hand": ["ninja", "sohei", "sohei", "ronin"]}, {"hand": []})
    table.reveal("deploy ninja 1")
    assert table.options() == ["discard sohei", "discard ronin"]
    table.play("discard ronin").draft()
    assert table.pile("discard") == ["ronin"]
    table = on("oubliette", {"on": {1: ["ninja", "sohei", "ronin"]}, "hand": ["great-armour"]})
    table.state.met.append([field.key for field in BATTLEFIELDS].index("oubliette") * 8)
    table.reveal("deploy great-armour 1").play("pick sohei")
    assert len(table.pile("hand")) == 2


def test_oubliette_asks_once_in_the_game():
    table = on("oubliette", {"hand": ["ninja", "sohei", "ronin"]}).reveal("deploy ninja 1").play("discard ronin")
    table.draft().play("done").reveal("deploy sohei 1")
    assert not table.state.stack
    assert table.pile("discard") == ["ronin"]


def test_hill_of_omens_looks_at_round_eight():
    table = on("hill-of-omens", {"on": {1: ["sohei+1", "ninja"]}}, {"on": {1: ["sohei"]}}, round=8).reveal()
    assert table.gained("sohei") == 1 + 3
    assert table.gained("ninja") == 0
    assert (table.extra(), table.extra(1)) == (3, 0)
    table = on("hill-of-omens", {"on": {1: ["sohei"]}}, round=7).reveal()
    assert (table.gained("sohei"), table.extra()) == (0, 0)


def test_shield_wall_pass_strengthens_the_one_before():
    table = on("shield-wall-pass", {"hand": ["sohei"], "on": {1: ["ninja", "ronin"]}}).reveal("deploy sohei 1")
    assert (table.gained("ninja"), table.gained("ronin"), table.gained("sohei")) == (0, 1, 0)


def test_shield_wall_pass_knows_no_card_that_was_driven_off():
    """A card that Medusa sent elsewhere has nobody before it here, and there is another place."""
    table = on("shield-wall-pass", {"hand": ["sohei"], "on": {1: ["ninja"], 2: ["ronin"]}}, {"on": {1: ["medusa"]}})
    table.reveal("deploy sohei 1").play("move sohei 2")
    assert table.field(2) == ["ronin", "sohei"]
    assert (table.gained("ninja"), table.gained("ronin")) == (0, 0)


@pytest.mark.parametrize(("cards", "lost"), [(4, 0), (5, 2)])
def test_shield_wall_pass_punishes_a_crowd_in_the_end(cards, lost):
    crowd = [f"{key}+5" for key in ("ninja", "ronin", "sohei", "great-armour", "temple-novice")][:cards]
    table = ended("shield-wall-pass", {"on": {1: crowd}})
    assert [table.gained(key.partition("+")[0]) for key in crowd] == [5 - lost] * cards


@pytest.mark.parametrize(("now", "zones"), [(6, 6), (7, 4), (8, 3), (10, 3)])
def test_closing_walls_leave_fewer_zones(now, zones):
    four = ["ninja", "ronin", "duellist", "duellist"]
    for standing in (2, 3, 4):
        table = on("closing-walls", {"hand": ["sohei"], "on": {1: four[:standing]}}, round=now)
        assert ("deploy sohei 1" in table.options()) == (standing < zones)
        assert table.field(1) == four[:standing], "whoever stands there stays"


# Ten to eighteen


def test_giants_causeway_small_cards_cost_more_and_gain():
    table = on("giants-causeway", {"hand": ["sohei", "ninja", "great-armour"]})
    assert paid(table, "sohei") == 2 + 1
    assert paid(table, "ninja") == 3
    assert paid(table, "great-armour", 2) == 2
    table.reveal()
    while table.state.stack:
        table.play(table.options()[0])
    assert (table.gained("sohei"), table.gained("ninja"), table.gained("great-armour")) == (2, 0, 0)


@pytest.mark.parametrize("leader", [0, 1])
def test_wreckers_reef_is_a_curse_for_the_first_player(leader):
    sides = [{"hand": ["ninja"], "on": {1: ["sohei+2", "temple-novice"]}} for _seat in range(2)]
    table = on("wreckers-reef", *sides, leader=leader)
    assert paid(table, "ninja") == 3 + 1
    table.play("done")
    assert paid(table, "ninja") == 3
    for now, lost in ((2, 0), (3, 1), (4, 0), (7, 1), (8, 0)):
        table = on("wreckers-reef", *({"on": side["on"]} for side in sides), leader=leader, round=now).reveal()
        assert table.gained("sohei", leader) == 2 - lost
        assert table.gained("sohei", 1 - leader) == 2
        assert table.gained("temple-novice", leader) == 0


def test_empty_throne_rewards_the_first_to_have_twelve():
    strong = f"ninja+{11 - base('ninja')}"
    table = on("empty-throne", {"hand": ["sohei"], "on": {1: [strong]}}, {"hand": ["sohei"], "on": {1: [strong]}},
               round=4)  # fmt: skip
    table.play("deploy sohei 1", "done", "deploy sohei 1", "done")
    assert table.gained("sohei") == 1
    assert table.might("ninja") == 11 + 1
    assert (table.gained("sohei", 1), table.might("ninja", 1)) == (0, 11), "too late"


def test_empty_throne_is_dangerous_in_round_five():
    table = on("empty-throne", {"on": {1: ["sohei+6", "ninja"]}}, {"on": {1: ["sohei+2"]}}, round=5).reveal()
    assert (table.gained("sohei"), table.gained("ninja"), table.gained("sohei", 1)) == (6 - 3, 0, 2)
    table = on("empty-throne", {"on": {1: ["sohei+6"]}}, round=6).reveal()
    assert table.gained("sohei") == 6


@pytest.mark.parametrize(("now", "given"), [(3, 1), (4, 0), (6, 1), (9, 1)])
def test_hermits_peak_one_card_alone_gains_and_may_help_the_others(now, given):
    table = on("hermits-peak", {"on": {1: ["sohei"]}}, {"on": {1: ["ninja", "ronin"]}}, round=now).reveal()
    assert table.gained("sohei") == 1
    assert (table.gained("ninja", 1), table.gained("ronin", 1)) == (0, 0)
    assert (table.extra(), table.extra(1)) == (0, given)


def test_hermits_peak_is_silent_where_nobody_is():
    table = on("hermits-peak", {}, {}, round=3).reveal()
    assert (table.extra(), table.extra(1)) == (0, 0)


def test_river_of_rebirth_gives_the_destroyed_back():
    table = on("river-of-rebirth", {"on": {1: ["ronin+3"]}}, {"hand": ["ninja"]}, leader=1).reveal("deploy ninja 1")
    assert table.pile("destroyed") == []
    assert table.pile("hand") == ["ronin"]
    assert table.field(1) == []


def test_river_of_rebirth_finds_nothing_of_a_horde_that_rose_again():
    """The card's own answer comes before the battlefield's."""
    table = on("river-of-rebirth", {"on": {1: ["zombie-horde"]}}, {"hand": ["parthian-shot"]}, leader=1)
    table.reveal("deploy parthian-shot 1").play("deploy zombie-horde 1")
    assert table.field(1) == ["zombie-horde"]
    assert table.pile("hand") == table.pile("destroyed") == []


def test_river_of_rebirth_makes_up_for_a_stun():
    table = on("river-of-rebirth", {"on": {1: ["hydra"], 2: ["sohei"]}}, {"hand": ["merlin"]}, leader=1)
    table.reveal("deploy merlin 2").play("pick hydra")
    assert table.gained("hydra") == 3, "and it no longer grows"
    assert table.has("hydra", "stun")


@pytest.mark.parametrize(("given", "lost"), [({}, 3), ({"discard": ["ninja"]}, 3), ({"discard": ["ninja", "ronin"]}, 0),
                                             ({"discard": ["ninja"], "destroyed": ["ronin"]}, 0),
                                             ({"banished": ["ninja"], "destroyed": ["ronin"]}, 0)])  # fmt: skip
def test_altar_of_the_creators_wants_two_sacrifices_in_the_end(given, lost):
    table = ended("altar-of-the-creators", {"on": {1: ["sohei+5", "itako"]}} | given)
    assert table.gained("sohei") == 5 - lost
    assert table.gained("itako") == 0


@pytest.mark.parametrize(
    ("given", "now", "essence"),
    [({}, 4, 0), ({"discard": ["ninja"]}, 4, 2), ({"banished": ["ninja"]}, 4, 2), ({"discard": ["ninja"]}, 5, 0)],
)
def test_altar_of_the_creators_repays_early_devotion(given, now, essence):
    assert on("altar-of-the-creators", given, round=now).reveal().extra() == essence


def test_scales_of_maat_strengthen_the_weakest_when_hand_and_field_are_even():
    mine = {"hand": ["itako", "kensei"], "on": {1: ["ronin+1", "sohei"]}}
    table = on("scales-of-maat", mine, {"hand": ["itako"], "on": {1: ["ronin", "sohei"]}}).reveal()
    assert (table.gained("sohei"), table.gained("ronin")) == (1, 1)
    assert (table.gained("sohei", 1), table.gained("ronin", 1)) == (0, 0)


@pytest.mark.parametrize(("held", "lost"), [(3, 0), (4, 0), (5, 1)])
def test_scales_of_maat_punish_a_gap_of_four_in_the_end(held, lost):
    hand = ["itako", "kensei", "shogun", "daimyo", "abe-no-seimei"][:held]
    table = ended("scales-of-maat", {"hand": hand, "on": {1: ["ronin"]}}, {"on": {1: ["ronin"]}})
    assert table.gained("ronin") == -lost


def test_silent_cloister_a_stop_makes_all_dearer_and_pays_when_it_is_spent():
    table = on("silent-cloister", {"hand": ["sohei", "ninja", "ronin"]}, {"on": {1: ["murder-hole"]}})
    assert paid(table, "sohei") == 2
    table.state.sides[0].stops[0] = 1
    assert paid(table, "ninja") == 3 + 2
    assert paid(table, "ronin", 2) == 3
    table.reveal()
    assert table.field(1, 1) == ["murder-hole"], "the Ninja was stopped"
    assert table.extra() == 2
    assert table.state.sides[0].stops == [0, 0, 0]


def test_sanctuary_of_sirens_gives_to_those_who_come():
    table = on("sanctuary-of-sirens", {"on": {1: ["ronin"], 2: ["ninja move"]}}, phase=COMMAND).play("move ninja 1")
    assert (table.gained("ninja"), table.gained("ronin")) == (2, 0)


def test_sanctuary_of_sirens_weakens_all_in_the_end():
    table = ended("sanctuary-of-sirens", {"on": {1: ["ronin", "sohei+1"], 2: ["ninja"]}}, {"on": {1: ["ninja"]}})
    assert (table.gained("ronin"), table.gained("sohei"), table.gained("ninja")) == (-1, 0, 0)
    assert table.gained("ninja", 1) == -1


# Nineteen to twenty-seven


def test_stairs_of_the_colossus_the_first_to_have_ten():
    strong = f"sohei+{9 - base('sohei')}"
    table = on("stairs-of-the-colossus", {"hand": ["great-armour"], "on": {1: [strong]}},
               {"hand": ["great-armour"], "on": {1: [strong]}}, leader=1)  # fmt: skip
    table.play("deploy great-armour 1", "done", "deploy great-armour 1", "done")
    assert table.might("sohei", 1) == 9 + 3
    assert table.might("sohei") == 9, "the second one gets nothing"


def test_stairs_of_the_colossus_welcome_the_great():
    table = on("stairs-of-the-colossus", {"hand": ["night-parade", "gentle-death"], "on": {2: ["sohei"]}}, round=4)
    table.state.met.append([field.key for field in BATTLEFIELDS].index("stairs-of-the-colossus") * 8 + 3)
    table.reveal("deploy night-parade 1", "deploy gentle-death 1").play("pick sohei")
    assert table.gained("night-parade") == 0, "it costs 6"
    assert table.gained("gentle-death") == 1


def test_plain_of_echoes_lets_the_strongest_act_again():
    table = on("plain-of-echoes", {"hand": ["builder"], "on": {1: ["fortress-wall"]}}).reveal("deploy builder 1")
    builder_is_stronger = base("builder") > base("fortress-wall") + 2
    assert table.gained("fortress-wall") == (4 if builder_is_stronger else 2)
    table = on("plain-of-echoes", {"hand": ["camel-rider"], "on": {1: ["innkeeper+9"]}}).reveal("deploy camel-rider 1")
    assert table.extra() == 1 + 1, "the Innkeeper pays once more"


def test_plain_of_echoes_makes_the_dear_ones_dearer():
    table = on("plain-of-echoes", {"hand": ["ikko-ikki", "ninja", "itako"]})
    assert paid(table, "ikko-ikki") == 4 + 1
    assert paid(table, "ninja") == 3
    assert paid(table, "itako", 2) == 4


def test_glass_desert_is_cheap_and_wears_out_the_weakest_of_three():
    table = on("glass-desert", {"hand": ["sohei", "temple-novice"], "on": {1: ["ronin"]}})
    assert paid(table, "sohei") == 2 - 1
    assert paid(table, "temple-novice") == 0
    table = on("glass-desert", {"on": {1: ["ronin", "sohei+2", "ninja"]}}, {"on": {1: ["ronin", "sohei"]}}).reveal()
    assert (table.gained("ronin"), table.gained("sohei"), table.gained("ninja")) == (0, 2, -1)
    assert (table.gained("ronin", 1), table.gained("sohei", 1)) == (0, 0)


def test_gallows_crossroads_a_card_for_each_that_dies():
    table = on("gallows-crossroads", {"hand": ["eater-of-souls"], "on": {1: ["sohei", "ninja"]}})
    table.reveal("deploy eater-of-souls 1")
    assert len(table.pile("hand")) == 2


def test_gallows_crossroads_strengthens_who_leaves():
    table = on("gallows-crossroads", {"on": {1: ["ninja move"], 2: ["ronin move"]}}, phase=COMMAND)
    table.play("move ninja 2", "move ronin 1")
    assert (table.gained("ninja"), table.gained("ronin")) == (1, 0)


@pytest.mark.parametrize("now", [3, 4, 5, 6, 7, 8])
def test_storm_shore_sends_the_weakest_home_and_pays(now):
    table = on("storm-shore", {"on": {1: ["ronin", "ninja", "sohei+1"]}}, {"on": {2: ["ninja"]}}, round=now).reveal()
    stormy = now in (4, 7)
    assert table.field(1) == (["ronin", "sohei"] if stormy else ["ronin", "ninja", "sohei"])
    assert table.pile("hand") == (["ninja"] if stormy else [])
    assert (table.extra(), table.extra(1)) == (2 if stormy else 0, 0)


def test_storm_shore_pays_for_every_return_from_here():
    table = on("storm-shore", {"on": {1: ["ronin"]}}, {"hand": ["gatekeeper"]}, leader=1).reveal("deploy gatekeeper 1")
    assert (table.extra(), table.extra(1)) == (2, 0)


def test_storm_shore_can_not_take_what_is_anchored():
    table = on("storm-shore", {"on": {1: ["ronin", "ninja anchor"]}}, round=4).reveal()
    assert table.field(1) == ["ronin", "ninja"]
    assert table.extra() == 0


def test_hall_of_mirrors_strengthens_the_first_of_each_player():
    table = on("hall-of-mirrors", {"hand": ["sohei", "ronin"]}, {"hand": ["sohei"]}, round=4)
    table.play("deploy sohei 1", "deploy ronin 1", "done", "deploy sohei 1", "done")
    while table.state.stack:
        table.play(table.options()[0])
    assert (table.gained("sohei"), table.gained("ronin")) == (2, 0)


@pytest.mark.parametrize(("now", "gain"), [(5, 0), (6, 3), (7, 3), (10, 0)])
def test_hall_of_mirrors_strengthens_the_weakest_of_who_holds_the_token(now, gain):
    table = on("hall-of-mirrors", *({"on": {1: ["ronin+9", "ninja"]}} for _seat in range(2)), round=now)
    number = [field.key for field in BATTLEFIELDS].index("hall-of-mirrors")
    table.state.met += [number * 8, number * 8 + 1]
    table.reveal()
    assert (table.gained("ninja"), table.gained("ronin")) == (gain, 9)
    assert (table.gained("ninja", 1), table.gained("ronin", 1)) == (0, 9)


def test_frozen_lake_holds_everybody():
    table = on("frozen-lake", {"on": {1: ["bat", "sohei move"], 2: ["ninja move"]}}, phase=COMMAND)
    assert table.options() == ["move ninja 1", "move ninja 3", "done"], "coming is allowed, going is not"
    table = on("frozen-lake", {"on": {1: ["ninja"]}}, {"hand": ["gates-of-hades"]}, leader=1)
    table.reveal("deploy gates-of-hades 1")
    assert table.field(1) == ["ninja"]


@pytest.mark.parametrize(("now", "gain"), [(7, 0), (8, 1), (9, 1), (10, 0)])
def test_frozen_lake_strengthens_all_of_who_holds_the_token(now, gain):
    sides = {"on": {1: ["ronin", "sohei"], 2: ["ninja"]}}, {"on": {1: ["ninja"]}}
    table = on("frozen-lake", *sides, round=now).reveal()
    assert (table.gained("ronin"), table.gained("sohei"), table.gained("ninja")) == (gain, gain, 0)
    assert table.gained("ninja", 1) == 0


@pytest.mark.parametrize("now", [3, 6, 9])
def test_wandering_market_changes_a_card_for_a_card_and_essence(now):
    table = on("wandering-market", {"hand": ["ninja", "ronin"]}, {"hand": ["sohei"]}, round=now).reveal()
    table.play("accept", "discard ronin", "decline")
    assert table.pile("discard") == ["ronin"]
    assert len(table.pile("hand")) == 2
    assert (table.extra(), table.extra(1)) == (1, 0)
    assert table.pile("hand", 1) == ["sohei"]


def test_wandering_market_gives_nothing_for_an_empty_hand():
    table = on("wandering-market", {}, {}, round=3).reveal()
    assert (table.state.round, table.pile("hand"), table.extra()) == (4, [], 0)


@pytest.mark.parametrize(("now", "price"), [(4, 2), (5, 3)])
def test_wandering_market_is_cheap_in_even_rounds(now, price):
    assert paid(on("wandering-market", {"hand": ["ninja"]}, round=now), "ninja") == price


def test_gate_of_dusk_has_four_zones():
    table = on("gate-of-dusk", {"hand": ["sohei"], "on": {1: ["ninja", "ronin", "duellist"]}})
    assert "deploy sohei 1" in table.options()
    table = on("gate-of-dusk", {"hand": ["sohei"], "on": {1: ["ninja", "ronin", "duellist", "duellist"]}})
    assert "deploy sohei 1" not in table.options()


def test_gate_of_dusk_is_closed_to_movers_too():
    four = ["ninja", "ronin", "duellist", "duellist"]
    table = on("gate-of-dusk", {"on": {1: four, 2: ["bat"]}}, phase=COMMAND)
    assert table.options() == ["move bat 3", "done"]


def test_gate_of_dusk_welcomes_the_dear_ones():
    table = on("gate-of-dusk", {"hand": ["ikko-ikki", "onna-musha"]})
    table.reveal("deploy ikko-ikki 1", "deploy onna-musha 1")
    assert (table.gained("ikko-ikki"), table.gained("onna-musha")) == (0, 2)
