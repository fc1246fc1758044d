"""Cavalry of the Parthian Empire, a scenario for each card: volleys, rides, and orders given again."""

import pytest

from game.empyrean.state import COMMAND, DEPLOY
from tests.scenarios.empyrean.position import QUIET, Table
from tests.scenarios.empyrean.recurring import changes, marked, onwards, plain, removes, stops, stuns

# Foot and camels


def test_light_infantry_just_stands():
    plain("light-infantry")


def test_camel_rider_adds_essence():
    table = Table({"hand": ["camel-rider"]}).reveal("deploy camel-rider 1")
    assert (table.extra(), table.extra(1)) == (1, 0)
    assert onwards(table, DEPLOY).play("done").extra() == 0, "once"


def test_camel_scout_draws():
    table = Table({"hand": ["camel-scout"], "deck": ["ninja", "sohei"]}).reveal("deploy camel-scout 1")
    assert (table.pile("hand"), table.pile("hand", 1)) == (["ninja"], [])


def test_javelin_riders_strengthen_infantry_here():
    infantry = ["light-infantry", "camel-rider", "light-infantry"]
    table = Table({"hand": ["javelin-riders"], "on": {1: infantry, 2: ["light-infantry"]}}, {"on": {1: infantry}})
    table.reveal("deploy javelin-riders 1")
    assert (changes(table), changes(table, 1)) == (["light-infantry+2", "light-infantry+2"], [])


# Archers


@pytest.mark.parametrize(("key", "essence"), [("horse-archers", 0), ("camel-archers", 1)])
def test_horse_archers_and_camel_archers_shoot_when_revealed(key, essence):
    table = Table({"hand": [key], "on": {1: ["light-infantry", "camel-rider"], 2: ["bat"]}}, {"on": {1: ["bat"]}})
    table.reveal(f"deploy {key} 1")
    assert (changes(table), changes(table, 1)) == (["light-infantry+1", "camel-rider+1"], [])
    assert table.extra() == essence


@pytest.mark.parametrize(("key", "essence"), [("horse-archers", 0), ("camel-archers", 1)])
def test_horse_archers_and_camel_archers_shoot_where_they_ride_to(key, essence):
    table = Table({"on": {1: [f"{key} move", "bat"], 2: ["light-infantry", "kay"], 3: ["wolf"]}}, phase=COMMAND)
    table.play(f"move {key} 2")
    assert changes(table) == ["light-infantry+1", "kay+1"]
    assert table.state.sides[0].change == essence


def test_camel_archers_add_essence_for_every_volley():
    table = Table({"hand": ["camel-archers", "flank-attack"], "on": {2: ["light-infantry"]}})
    table.reveal("deploy camel-archers 1", "deploy flank-attack 3").play("move camel-archers 2")
    assert (changes(table), table.extra()) == (["light-infantry+1", "camel-archers+3"], 2)


def test_horse_archers_are_moved_by_a_flank_attack():
    table = Table({"hand": ["flank-attack"], "on": {1: ["horse-archers", "bat"], 2: ["light-infantry"]}})
    table.reveal("deploy flank-attack 2").play("move horse-archers 2")
    assert changes(table) == ["light-infantry+1", "flank-attack+1", "horse-archers+3"]


def test_horse_archers_shoot_though_an_opponent_drives_them():
    table = Table({"hand": ["gates-of-hades"]}, {"on": {1: ["horse-archers"], 3: ["light-infantry"]}})
    table.reveal("deploy gates-of-hades 1").play("move horse-archers 3")
    assert (changes(table), changes(table, 1)) == ([], ["light-infantry+1"])


def test_horse_archers_are_silenced_by_stun_not_by_stop():
    table = Table({"hand": ["horse-archers"], "on": {2: ["bat"]}})
    table.state.sides[0].stops[1] = 1
    assert changes(table.reveal("deploy horse-archers 2")) == ["bat+1"], "theirs is no Instant ability"
    table = Table({"on": {1: ["horse-archers stun move"], 2: ["bat"]}}, phase=COMMAND).play("move horse-archers 2")
    assert (changes(table), table.field(2)) == ([], ["bat", "horse-archers"])


def test_horse_archers_shoot_again_when_they_come_back():
    table = Table({"hand": ["chariot"], "on": {1: ["light-infantry", "horse-archers"]}})
    table.reveal("deploy chariot 2").play("pick horse-archers")
    onwards(table, DEPLOY).play("deploy horse-archers 1", "done")
    assert changes(table) == ["light-infantry+1"]


# Cataphracts


def test_cataphract_is_stronger_beside_others():
    riders = ["cataphract", "cataphract", "grand-cataphract", "bat"]
    table = Table({"on": {1: riders}}, {"on": {1: ["cataphract"], 2: ["cataphract"]}})
    assert changes(table) == ["cataphract+2", "cataphract+2", "grand-cataphract+4"]
    assert changes(table, 1) == [], "neither opponents nor those elsewhere count"


def test_cataphract_is_weaker_when_others_leave():
    table = Table({"on": {1: ["cataphract", "cataphract move"]}}, phase=COMMAND)
    assert changes(table) == ["cataphract+1", "cataphract+1"]
    assert changes(table.play("move cataphract 2")) == []


def test_grand_cataphract_gains_twice_as_much():
    table = Table(
        {"hand": ["grand-cataphract"], "on": {1: ["grand-cataphract stun", "cataphract", "wolf"], 2: ["cataphract"]}},
        {"on": {1: ["cataphract"]}},
    )
    table.play("deploy grand-cataphract 1")
    assert changes(table) == ["grand-cataphract+2", "cataphract+1"], "one that lies face down does not count yet"
    table.reveal()
    assert changes(table) == ["grand-cataphract+4", "cataphract+2", "grand-cataphract+4"]


# Orders


def test_flank_attack_moves_an_ally_and_strengthens_it():
    table = Table({"hand": ["flank-attack"], "on": {1: ["bat+2 shield"], 2: ["kay"]}}, {"on": {1: ["wolf"]}})
    table.reveal("deploy flank-attack 1")
    assert table.options() == ["move bat 2", "move bat 3", "move kay 1", "move kay 3"], "any ally, not itself"
    table.play("move bat 2")
    assert (table.field(1), table.field(2)) == (["flank-attack"], ["kay", "bat"])
    assert (changes(table), table.has("bat", "shield")) == (["bat+5"], True)


def test_flank_attack_moves_nobody_who_is_held():
    full = ["villager", "villager", "lamplighter", "skald", "ronin", "minstrel"]
    table = Table({"hand": ["flank-attack"], "on": {1: ["kay"], 2: ["bat anchor"], 3: full}}, fields=QUIET)
    table.reveal("deploy flank-attack 2")
    assert sorted({*table.options()}) == [
        f"move {key} {at}" for key in ("lamplighter", "minstrel", "ronin", "skald", "villager") for at in (1, 2)
    ], "not from the frozen lake, no anchored card, and nobody to where no zone is open"


def test_flank_attack_alone_does_nothing():
    table = Table({"hand": ["flank-attack"], "on": {1: ["bat anchor"]}}).reveal("deploy flank-attack 1")
    assert (table.state.round, changes(table), table.field(1)) == (6, [], ["bat", "flank-attack"])


def test_parthian_shot_destroys_an_opponent_here():
    removes("parthian-shot", "destroyed", 5)


# The Spahbed


def test_spahbed_repeats_a_parthian_shot_every_round():
    table = Table(
        {"on": {1: ["spahbed"], 2: ["parthian-shot", "camel-rider"]}},
        {"on": {1: ["kay"], 2: ["villager", "wolf", "ballista"]}},
        phase=COMMAND,
    )
    assert table.options() == ["command spahbed", "done"]
    table.play("command spahbed")
    assert table.options() == ["pick villager", "pick wolf"], "the Shot is where it is, not where the Spahbed is"
    table.play("pick wolf")
    assert (table.field(2, 1), table.state.phase) == (["villager", "ballista"], DEPLOY)
    onwards(table, COMMAND).play("command spahbed")
    assert table.field(2, 1) == ["ballista"]
    assert onwards(table, DEPLOY).field(2, 1) == ["ballista"]


def test_spahbed_chooses_among_the_orders_on_all_battlefields():
    table = Table(
        {"on": {1: ["spahbed", "flank-attack"], 2: ["war-drums"], 3: ["centurion"]}},
        {"on": {1: ["hydra", "parthian-shot"]}},
        phase=COMMAND,
    )
    table.play("command spahbed")
    assert table.options() == ["pick flank-attack", "pick war-drums"], "his own orders, and nothing but orders"
    table.play("pick flank-attack", "move centurion 1")
    assert changes(table) == ["centurion+3"]


def test_spahbed_repeats_what_was_stopped():
    table = Table({"hand": ["great-armour"], "on": {1: ["spahbed"]}})
    table.state.sides[0].stops[1] = 1
    table.reveal("deploy great-armour 2")
    assert not table.has("spahbed", "shield")
    onwards(table, COMMAND).play("command spahbed")
    assert table.has("spahbed", "shield")


def test_spahbed_has_nothing_to_say_without_orders_or_stunned():
    assert Table({"on": {1: ["spahbed", "bat stun"]}}, phase=COMMAND).options() == ["done"]
    assert Table({"on": {1: ["spahbed stun", "war-drums"]}}, phase=COMMAND).options() == ["done"]


# What other armies have, too


def test_feigned_retreat_stops():
    stops("feigned-retreat")


def test_feigned_retreat_may_call_an_archer_home_for_essence():
    table = Table({"hand": ["feigned-retreat"], "on": {1: ["horse-archers", "bat"], 2: ["camel-archers"]}})
    table.reveal("deploy feigned-retreat 3").play("stop 1")
    assert table.options() == ["accept", "decline"]
    table.play("accept")
    assert table.options() == ["pick horse-archers", "pick camel-archers"]
    table.play("pick horse-archers")
    assert (table.pile("hand"), table.extra()) == (["horse-archers"], 2)
    onwards(table, DEPLOY).play("deploy horse-archers 1", "done")
    assert changes(table) == ["bat+1"], "it shoots again"


def test_feigned_retreat_asks_nothing_without_an_archer():
    table = Table({"hand": ["feigned-retreat"], "on": {1: ["horse-archers anchor", "bat"]}})
    table.reveal("deploy feigned-retreat 3").play("stop 1")
    assert (table.state.round, table.extra()) == (6, 0)


def test_camel_scout_sets_an_archer_in_motion():
    table = Table({"hand": ["camel-scout"], "on": {1: ["horse-archers"], 2: ["camel-archers", "bat"]}})
    table.reveal("deploy camel-scout 3")
    assert table.options() == ["pick horse-archers", "pick camel-archers"]
    assert marked(table.play("pick camel-archers"), "move") == ["camel-archers"]


def test_parthian_shot_sends_an_archer_on_though_nobody_falls():
    table = Table({"hand": ["parthian-shot"], "on": {2: ["horse-archers"], 3: ["bat"]}}).reveal(
        "deploy parthian-shot 1"
    )
    assert table.options() == ["move horse-archers 1", "move horse-archers 3"]
    assert changes(table.play("move horse-archers 3")) == ["bat+1"]


def test_war_drums_stun():
    stuns("war-drums")
