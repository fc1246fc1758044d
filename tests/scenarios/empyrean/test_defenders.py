"""Defenders of the Bastion, a scenario for each card: walls, builders, and the way back to the hand."""

from game.empyrean.state import DEPLOY
from tests.scenarios.empyrean.position import Table
from tests.scenarios.empyrean.recurring import base, changes, drained, marked, onwards, plain, removes, stops, stuns

# Walls


def test_fortress_wall_just_stands():
    plain("fortress-wall")


def test_archer_tower_gains_when_an_ally_is_returned():
    table = Table({"hand": ["chariot"], "on": {1: ["archer-tower"], 2: ["builder"]}}, {"on": {1: ["archer-tower"]}})
    table.reveal("deploy chariot 3").play("pick builder")
    assert (changes(table), changes(table, 1)) == (["archer-tower+2"], [])


def test_archer_tower_gains_when_an_opponent_returns_its_ally():
    table = Table({"hand": ["gatekeeper"], "on": {1: ["archer-tower"]}}, {"on": {1: ["builder"], 2: ["archer-tower"]}})
    table.reveal("deploy gatekeeper 1")
    assert (changes(table), changes(table, 1)) == ([], ["archer-tower+2"])


def test_archer_tower_gains_nothing_by_its_own_way_back_or_stunned():
    table = Table({"hand": ["chariot"], "on": {1: ["archer-tower"]}}).reveal("deploy chariot 1")
    assert (table.pile("hand"), changes(table)) == (["archer-tower"], [])
    table = Table({"hand": ["chariot"], "on": {1: ["archer-tower stun anchor", "builder"]}}).reveal("deploy chariot 1")
    assert (table.pile("hand"), changes(table)) == (["builder"], [])


def test_murder_hole_weakens_opponents_revealed_here():
    table = Table({"on": {1: ["murder-hole", "bat"]}}, {"hand": ["cohort", "skald"], "on": {1: ["wolf"]}}, leader=1)
    table.reveal("deploy cohort 1", "deploy skald 2")
    assert changes(table, 1) == ["cohort+1"], "two opponents strengthened it before the arrow hit; the rest is safe"


def test_murder_hole_leaves_its_own_side_alone():
    table = Table({"hand": ["skald"], "on": {1: ["murder-hole"]}}).reveal("deploy skald 1")
    assert changes(table) == []


def test_murder_hole_stunned_is_a_mere_hole():
    table = Table({"on": {1: ["murder-hole stun"]}}, {"hand": ["skald"]}, leader=1).reveal("deploy skald 1")
    assert changes(table, 1) == []


def test_portcullis_stops():
    stops("portcullis")


def test_portcullis_is_a_wall_to_builders():
    table = Table({"hand": ["builder"], "on": {1: ["portcullis"]}}).reveal("deploy builder 1")
    assert changes(table) == ["portcullis+2"]


# Builders


def test_builder_raises_each_wall_here():
    table = Table(
        {"hand": ["builder"], "on": {1: ["fortress-wall", "bat", "archer-tower"], 2: ["fortress-wall"]}},
        {"on": {1: ["fortress-wall"]}},
    )
    table.reveal("deploy builder 1")
    assert changes(table) == ["fortress-wall+2", "archer-tower+2"]
    assert changes(table, 1) == []


def test_builder_raises_no_wall_that_lies_face_down():
    table = Table({"hand": ["builder", "fortress-wall"]}).reveal("deploy builder 1", "deploy fortress-wall 1")
    assert changes(table) == []


def test_master_builder_takes_the_topmost_wall_or_builder():
    table = Table({"hand": ["master-builder"], "deck": ["ballista", "builder", "fortress-wall"]})
    table.reveal("deploy master-builder 1")
    assert table.pile("hand") == ["builder"]
    assert table.pile("draft") == ["ballista", "fortress-wall"], "the others keep their order"


def test_master_builder_finds_walls_too_or_nothing():
    table = Table({"hand": ["master-builder"], "deck": ["ballista", "murder-hole"]}).reveal("deploy master-builder 1")
    assert table.pile("hand") == ["murder-hole"]
    assert Table({"hand": ["master-builder"]}).reveal("deploy master-builder 1").pile("hand") == []


# To the hand and back


def test_gatekeeper_returns_an_opponent_here():
    removes("gatekeeper", "hand", 4)


def test_gatekeeper_takes_all_tokens_off():
    table = Table({"hand": ["gatekeeper"]}, {"on": {1: ["skald+5 shield stun"]}}).reveal("deploy gatekeeper 1")
    onwards(table, DEPLOY, 1).play("deploy skald 1")
    onwards(table, DEPLOY, 0).play("done")
    assert changes(table, 1) == []
    assert table.told("reveal")[-1].n == base("skald")


def test_chariot_returns_an_ally_and_pays():
    table = Table({"hand": ["chariot"], "on": {1: ["builder+4"], 2: ["bat", "wolf anchor"]}}, {"on": {1: ["bat"]}})
    table.reveal("deploy chariot 1")
    assert table.options() == ["pick builder", "pick bat"], "nobody anchored, no opponent, not itself"
    table.play("pick builder")
    assert (table.pile("hand"), table.field(1), table.extra()) == (["builder"], ["chariot"], 2)


def test_chariot_pays_even_if_it_returns_empty():
    table = Table({"hand": ["chariot"], "on": {1: ["builder anchor"]}}).reveal("deploy chariot 1")
    assert (table.field(1), table.extra()) == (["builder", "chariot"], 2)


def test_chariot_lets_a_builder_build_twice_below_the_archer_tower():
    table = Table({"hand": ["builder", "chariot"], "on": {1: ["fortress-wall"], 2: ["archer-tower"]}})
    table.reveal("deploy builder 1", "deploy chariot 3").play("pick builder")
    assert changes(table) == ["fortress-wall+2", "archer-tower+2"]
    onwards(table, DEPLOY).play("deploy builder 1", "done")
    assert changes(table) == ["fortress-wall+4", "archer-tower+2"]


def test_war_wagon_carries_a_builder_who_builds_again():
    table = Table({"hand": ["war-wagon"], "on": {1: ["builder", "fortress-wall"], 2: ["fortress-wall", "bat"]}})
    table.reveal("deploy war-wagon 3")
    assert table.options() == ["move builder 2", "move builder 3"]
    table.play("move builder 2")
    assert table.field(2) == ["fortress-wall", "bat", "builder"]
    assert changes(table) == ["fortress-wall+2"], "at the new place only"


def test_war_wagon_carries_one_builder_or_the_master_builder():
    table = Table({"hand": ["war-wagon"], "on": {1: ["master-builder", "builder"]}, "deck": ["fortress-wall"]})
    table.reveal("deploy war-wagon 1")
    assert table.options() == [f"move {key} {at}" for key in ("master-builder", "builder") for at in (2, 3)]
    table.play("move master-builder 2")
    assert (table.state.round, table.field(1)) == (6, ["builder", "war-wagon"])
    assert table.pile("hand") == ["fortress-wall"], "he looks for stones wherever he comes"


def test_war_wagon_lets_a_builder_build_only_if_it_moves():
    table = Table({"hand": ["war-wagon"], "on": {1: ["builder anchor", "fortress-wall", "bat"]}})
    table.reveal("deploy war-wagon 1")
    assert (table.state.round, changes(table)) == (6, [])


# Engines and soldiers


def test_cohort_counts_the_opponents_here():
    table = Table(
        {"hand": ["cohort"], "on": {1: ["bat"]}},
        {"hand": ["raven"], "on": {1: ["bat", "skald", "merlin"], 2: ["wolf"]}},
    )
    table.play("deploy cohort 1", "done", "deploy raven 1", "done")
    assert changes(table) == ["cohort+3"], "the Raven lay face down"


def test_catapult_hits_an_opponent_on_another_battlefield():
    table = Table({"hand": ["catapult"], "on": {2: ["skald"]}}, {"on": {1: ["bat"], 2: ["villager+5"], 3: ["raven+5"]}})
    table.reveal("deploy catapult 1")
    assert table.options() == ["pick villager", "pick raven"]
    table.play("pick villager")
    assert (changes(table, 1), changes(table)) == (["villager+1", "raven+5"], [])


def test_catapult_leaves_nothing_below_nought():
    table = Table({"hand": ["catapult"]}, {"on": {2: ["bat"]}}).reveal("deploy catapult 1")
    assert table.might("bat", 1) == max(0, base("bat") - 4)


def test_ballista_shoots_when_an_ally_is_returned():
    table = Table(
        {"hand": ["chariot"], "on": {1: ["ballista", "builder"]}},
        {"on": {1: ["kay+5", "villager+1"], 2: ["ballista+9"]}},
    )
    table.reveal("deploy chariot 2").play("pick builder")
    assert (changes(table), changes(table, 1)) == ([], ["kay+2", "villager+1", "ballista+9"])


def test_ballista_stunned_is_silent():
    table = Table({"hand": ["chariot"], "on": {1: ["ballista stun", "builder"]}}, {"on": {1: ["kay"]}})
    table.reveal("deploy chariot 2").play("pick builder")
    assert changes(table, 1) == []


def test_ballista_has_no_target_where_nobody_has_might():
    table = Table({"hand": ["chariot"], "on": {1: ["ballista", "builder"]}}, {"on": {1: [drained("kay")]}})
    table.reveal("deploy chariot 2").play("pick builder")
    assert (table.state.round, table.might("kay", 1)) == (6, 0)


def test_centurion_calls_all_builders_home_and_pays():
    table = Table(
        {"hand": ["centurion"], "on": {1: ["builder+4", "builder anchor"], 2: ["master-builder", "bat"]}},
        {"on": {1: ["builder"]}},
    )
    table.reveal("deploy centurion 3")
    assert (table.field(1), table.field(2), table.field(1, 1)) == (["builder"], ["bat"], ["builder"])
    assert sorted(table.pile("hand")) == ["builder", "master-builder"]
    assert (changes(table), table.extra()) == (["centurion+4"], 2), "nothing for the anchored one"


def test_centurion_feeds_the_tower_and_the_ballista():
    on = {1: ["builder", "builder"], 2: ["archer-tower", "ballista"]}
    table = Table({"hand": ["centurion"], "on": on}, {"on": {2: ["kay+9"]}}).reveal("deploy centurion 3")
    assert (changes(table), changes(table, 1)) == (["archer-tower+4", "centurion+4"], ["kay+3"])


def test_fortify_strengthens_everybody_and_walls_twice():
    table = Table(
        {"hand": ["fortify"], "on": {1: ["fortress-wall", "builder"], 2: ["bat"], 3: ["murder-hole"]}},
        {"on": {1: ["fortress-wall"]}},
    )
    table.reveal("deploy fortify 1")
    assert changes(table) == ["fortress-wall+2", "builder+1", "bat+1", "murder-hole+2"]
    assert changes(table, 1) == []


# What other armies have, too


def test_testudo_covers_each_ally_here():
    on = {1: ["villager", "wolf shield"], 2: ["fledgling"]}
    table = Table({"hand": ["testudo"], "on": on}, {"on": {1: ["villager"]}}).reveal("deploy testudo 1")
    assert (marked(table, "shield"), marked(table, "shield", 1)) == (["villager", "wolf"], [])
    assert (changes(table), changes(table, 1)) == (["villager+1", "wolf+1"], [])


def test_signal_horns_stun():
    stuns("signal-horns")
