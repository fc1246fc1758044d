"""Vikings of Valhalla, a scenario for each card: landings, strikes, and who waits ashore."""

import pytest

from game.empyrean.state import COMMAND, DEPLOY
from tests.scenarios.empyrean.position import QUIET, Table
from tests.scenarios.empyrean.recurring import (
    base,
    changes,
    drained,
    draws_and_taxes,
    marked,
    onwards,
    removes,
    reveals,
    shields,
    stops,
    stuns,
)

# Beasts


def test_wolf_strengthens_a_viking_here():
    table = Table(
        {"hand": ["wolf"], "on": {1: ["raider", "skald", "huscarl"], 2: ["berserker"]}}, {"on": {1: ["raider"]}}
    )
    table.reveal("deploy wolf 1")
    assert table.options() == ["pick raider", "pick huscarl"]
    table.play("pick huscarl")
    assert (changes(table), changes(table, 1)) == (["huscarl+2"], [])


def test_wolf_before_its_viking_howls_in_vain():
    table = Table({"hand": ["wolf", "raider"]}).reveal("deploy wolf 1", "deploy raider 1")
    assert changes(table) == []


def test_raven_gives_a_viking_a_move_token_and_might():
    table = Table({"hand": ["raven"], "on": {1: ["raider", "skald"], 2: ["huscarl"]}}, {"on": {1: ["raider"]}})
    table.reveal("deploy raven 3")
    assert table.options() == ["pick raider", "pick huscarl"]
    table.play("pick raider")
    assert (changes(table), marked(table, "move")) == (["raider+1"], ["raider"])


def test_raven_can_be_stopped():
    table = Table({"hand": ["raven"], "on": {3: ["raider"]}})
    table.state.sides[0].stops[2] = 1
    table.reveal("deploy raven 3")
    assert (changes(table), marked(table, "move"), table.state.sides[0].stops) == ([], [], [0, 0, 0])


def test_fenrir_gains_for_open_zones():
    assert changes(Table({"hand": ["fenrir"]}).reveal("deploy fenrir 1")) == ["fenrir+5"]
    table = Table({"hand": ["fenrir", "wolf"], "on": {1: ["skald", "raven"]}}, {"on": {1: ["bat"]}})
    assert changes(table.reveal("deploy fenrir 1", "deploy wolf 1")) == ["fenrir+2"]


# Raids


def test_raider_strikes_the_strongest_where_it_lands():
    table = Table(
        {"on": {1: ["raider move"], 2: ["skald+9"]}},
        {"on": {1: ["merlin+9"], 2: ["kay+5", "ballista+5", "wolf+5"]}},
        phase=COMMAND,
    )
    table.play("move raider 2")
    assert changes(table) == ["skald+9", "raider+1"]
    assert changes(table, 1) == ["merlin+9", "kay+5", "ballista+4", "wolf+5"]


def test_berserker_strikes_all_the_small_ones_where_it_lands():
    table = Table(
        {"on": {1: ["berserker move"], 2: ["skald+9"]}},
        {"on": {1: ["bat+9"], 2: ["kay+5", "ballista+5", "skald+5", "wolf+5"]}},
        phase=COMMAND,
    )
    table.play("move berserker 2")
    assert changes(table) == ["skald+9", "berserker+2"]
    assert changes(table, 1) == ["bat+9", "kay+4", "ballista+5", "skald+4", "wolf+4"]


@pytest.mark.parametrize(("key", "n"), [("raider", 1), ("berserker", 2)])
def test_raider_and_berserker_gain_by_landing_though_nobody_is_there(key, n):
    table = Table({"on": {1: [f"{key} move"]}}, {"on": {2: [drained("kay")]}}, phase=COMMAND).play(f"move {key} 2")
    assert (changes(table), table.might("kay", 1)) == ([f"{key}+{n}"], 0)


@pytest.mark.parametrize("key", ["raider", "berserker"])
def test_raider_and_berserker_do_not_strike_revealed_or_stunned(key):
    table = Table({"hand": [key]}, {"on": {1: ["kay"]}}).reveal(f"deploy {key} 1")
    assert (changes(table), changes(table, 1)) == ([], [])
    table = Table({"on": {1: [f"{key} move stun"]}}, {"on": {2: ["kay"]}}, phase=COMMAND).play(f"move {key} 2")
    assert (table.field(2), changes(table), changes(table, 1)) == ([key], [], [])


def test_raider_is_held_by_anchor_and_ice():
    table = Table({"on": {1: ["raider move"], 2: ["berserker move anchor"]}}, fields=QUIET, phase=COMMAND)
    assert table.options() == ["done"]


def test_raider_strikes_whoever_is_strongest_then():
    table = Table(
        {"on": {1: ["raider move", "raider move"]}},
        {"on": {2: [f"kay+{base('wolf') + 5}", f"wolf+{base('kay') + 5}"]}},
        phase=COMMAND,
    )
    table.play("move raider 2", "move raider 2")
    assert changes(table, 1) == [f"kay+{base('wolf') + 4}", f"wolf+{base('kay') + 4}"], "as strong as each other"


def test_longship_carries_a_viking_from_here():
    table = Table(
        {"on": {1: ["longship", "raider", "skald"], 2: ["berserker"], 3: ["huscarl"]}},
        {"on": {3: ["kay+5"]}},
        phase=COMMAND,
    )
    assert table.options() == ["command longship", "done"]
    table.play("command longship")
    assert table.options() == ["move raider 2", "move raider 3"], "Vikings beside it only, and not itself"
    table.play("move raider 3")
    assert changes(table) == ["huscarl+2", "raider+2"], "one from the ship, one for the raid"
    assert (changes(table, 1), table.field(1)) == (["kay+4"], ["longship", "skald"])
    assert table.state.phase == DEPLOY, "once a round"


def test_longship_stays_ashore_without_a_viking_or_stunned():
    assert Table({"on": {1: ["longship", "skald"], 2: ["raider"]}}, phase=COMMAND).options() == ["done"]
    assert Table({"on": {1: ["longship", "raider anchor"]}}, phase=COMMAND).options() == ["done"]
    assert Table({"on": {1: ["longship stun", "raider"]}}, phase=COMMAND).options() == ["done"]


def test_longship_and_raven_send_the_same_viking_twice():
    table = Table({"on": {1: ["longship", "raider move"], 2: ["huscarl"]}}, {"on": {2: ["kay+5"]}}, phase=COMMAND)
    table.play("command longship", "move raider 2", "move raider 3")
    assert changes(table) == ["huscarl+2", "raider+3"]
    assert (marked(table, "move"), table.field(3)) == ([], ["raider"])


# Who waits ashore


def test_huscarl_gains_when_a_viking_lands_here():
    table = Table(
        {"on": {1: ["huscarl"], 2: ["raider move", "skald move"], 3: ["huscarl stun"]}},
        {"on": {1: ["huscarl"]}},
        phase=COMMAND,
    )
    table.play("move skald 1")
    assert changes(table) == [], "no Viking"
    table.play("move raider 1")
    assert (changes(table), changes(table, 1)) == (["huscarl+2", "raider+1"], ["huscarl-1"])


def test_huscarl_gains_nothing_by_a_reveal_or_its_own_landing():
    table = Table({"hand": ["raider"], "on": {1: ["huscarl"]}}).reveal("deploy raider 1")
    assert changes(table) == []
    assert changes(Table({"on": {1: ["huscarl move"]}}, phase=COMMAND).play("move huscarl 2")) == []


def test_thor_hurls_lightning_at_every_landing():
    table = Table(
        {"on": {1: ["thor"], 2: ["raider move", "skald move"]}},
        {"on": {1: ["kay+5", "ballista+5"], 2: ["wolf+5"]}},
        phase=COMMAND,
    )
    table.play("move raider 1")
    assert changes(table, 1) == ["kay+4", "ballista+3", "wolf+5"], "the raider strikes the strongest, Thor all here"
    table.play("move skald 1")
    assert changes(table, 1) == ["kay+3", "ballista+2", "wolf+5"], "any ally will do"
    assert changes(table) == ["raider+1"]


def test_thor_is_silent_when_stunned_and_for_other_shores():
    table = Table({"on": {1: ["thor stun"], 2: ["raven move"]}}, {"on": {1: ["kay"]}}, phase=COMMAND)
    assert changes(table.play("move raven 1"), 1) == []
    table = Table({"on": {1: ["thor move"], 2: ["raven move"]}}, {"on": {1: ["kay"], 3: ["ballista"]}}, phase=COMMAND)
    assert changes(table.play("move raven 3", "move thor 3"), 1) == [], "his own landing is none of an ally"


def test_thor_greets_a_viking_whom_an_opponent_drives_to_him():
    table = Table({"hand": ["gates-of-hades"], "on": {2: ["kay+5"]}}, {"on": {1: ["berserker"], 2: ["thor"]}})
    table.reveal("deploy gates-of-hades 1").play("move berserker 2")
    assert (changes(table), changes(table, 1)) == (["kay+3"], ["berserker+2"])


# Leaders


def test_jarl_gives_each_viking_a_move_token_and_adds_essence():
    table = Table({"hand": ["jarl"], "on": {1: ["raider", "skald"], 2: ["huscarl"]}}, {"on": {1: ["raider"]}})
    table.reveal("deploy jarl 1")
    assert (marked(table, "move"), marked(table, "move", 1)) == (["raider", "huscarl"], [])
    assert (changes(table), table.extra()) == ([], 1)


def test_odin_gives_each_viking_a_move_token_and_counts_the_beasts():
    mine = {"hand": ["odin"], "on": {1: ["raider move", "skald", "wolf"], 2: ["huscarl", "raven"], 3: ["fenrir"]}}
    table = Table(mine, {"on": {1: ["raider", "wolf"]}}).reveal("deploy odin 3")
    assert (marked(table, "move"), marked(table, "move", 1)) == (["raider", "raider", "huscarl"], [])
    assert (changes(table), changes(table, 1)) == (["odin+3"], [])


def test_odin_sends_them_all_in_the_next_command_phase():
    table = Table({"hand": ["odin"], "on": {1: ["raider"], 2: ["berserker"]}}, {"on": {3: ["kay+9"]}})
    onwards(table.reveal("deploy odin 3"), COMMAND).play("move raider 3", "move berserker 3")
    assert (changes(table), changes(table, 1)) == (["raider+1", "berserker+2"], ["kay+7"])


def test_valkyrie_may_bring_a_viking_from_the_hand_or_the_dead():
    hand = ["valkyrie", "huscarl", "raider", "wolf"]
    table = Table({"hand": hand, "discard": ["shieldmaiden"], "destroyed": ["berserker", "skald"]})
    table.reveal("deploy valkyrie 1")
    wanted = [f"deploy {key} {at}" for key in ("berserker", "raider") for at in (1, 2, 3)]
    assert sorted(table.options()) == ["decline", *wanted]
    table.play("deploy berserker 2")
    assert (table.field(2), table.pile("destroyed"), len(table.pile("hand"))) == (["berserker"], ["skald"], 3)
    assert table.told("deploy")[-1].n == 0
    assert reveals(table) == ["valkyrie", "berserker"]


def test_valkyrie_may_ride_alone():
    table = Table({"hand": ["valkyrie"], "destroyed": ["raider"]}).reveal("deploy valkyrie 1").play("decline")
    assert (table.state.round, table.pile("destroyed")) == (6, ["raider"])
    assert Table({"hand": ["valkyrie"], "destroyed": ["wolf"]}).reveal("deploy valkyrie 1").state.round == 6


# What other armies have, too


def test_shieldmaiden_shields_an_ally():
    shields("shieldmaiden")


def test_grappling_hooks_drag_an_opponent_here_and_hold_it():
    others = {1: ["bat"], 2: ["cohort", "kay anchor", "war-wagon"], 3: ["agora"]}
    table = Table({"hand": ["grappling-hooks"], "on": {2: ["wolf"]}}, {"on": others}).reveal("deploy grappling-hooks 1")
    assert (table.asked(), table.options()) == (0, ["move war-wagon 1", "move agora 1"]), "up to 4, and nobody anchored"
    table.play("move war-wagon 1")
    assert (table.field(1, 1), table.field(2, 1)) == (["bat", "war-wagon"], ["cohort", "kay"])
    assert marked(table, "anchor", 1) == ["war-wagon", "kay"]


def test_grappling_hooks_find_no_room():
    full = ["villager", "villager", "lamplighter", "kay", "skald", "bat"]
    table = Table({"hand": ["grappling-hooks"]}, {"on": {1: full, 2: ["wolf"]}}).reveal("deploy grappling-hooks 1")
    assert (table.state.round, table.field(2, 1)) == (6, ["wolf"])


def test_skald_draws_and_takes_essence():
    draws_and_taxes("skald")


def test_axe_thrower_banishes_a_small_opponent_here():
    removes("axe-thrower", "banished", 3)


def test_niflheim_mist_stops():
    stops("niflheim-mist")


def test_volva_stuns():
    stuns("volva")
