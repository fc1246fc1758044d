"""Vampires of the Evernight, a scenario for each card: humans, bites, and wings."""

import pytest

from game.empyrean.state import COMMAND, DEPLOY
from tests.scenarios.empyrean.position import QUIET, Table
from tests.scenarios.empyrean.recurring import (
    base,
    changes,
    drained,
    draws_and_robs,
    marked,
    onwards,
    plain,
    reveals,
    shields,
    stops,
    stuns,
)

# Humans


def test_villager_just_stands():
    plain("villager")


def test_lamplighter_is_paid_for_vampires_revealed_here():
    table = Table({"hand": ["throat-cutter", "bat"], "on": {1: ["lamplighter"]}})
    assert table.reveal("deploy throat-cutter 1", "deploy bat 1").extra() == 1, "for a vampire only"
    table = Table({"hand": ["throat-cutter"], "on": {1: ["lamplighter"]}}).reveal("deploy throat-cutter 2")
    assert table.extra() == 0
    table = Table({"hand": ["throat-cutter"], "on": {1: ["lamplighter stun"]}}).reveal("deploy throat-cutter 1")
    assert table.extra() == 0


def test_innkeeper_adds_essence():
    table = Table({"hand": ["innkeeper"]}).reveal("deploy innkeeper 1")
    assert (table.extra(), table.extra(1)) == (1, 0)


@pytest.mark.parametrize("human", ["villager", "lamplighter", "innkeeper", "minstrel"])
def test_villager_lamplighter_innkeeper_and_minstrel_can_be_bitten(human):
    assert changes(Table({"on": {1: [human, "fledgling"]}}).reveal()) == [f"{human}-1", "fledgling+2"]


def test_minstrel_draws_and_robs():
    draws_and_robs("minstrel")


# Bites


def bites(key, n):
    """At the end of each round the strongest human here loses one and the vampire gains."""
    table = Table({"on": {1: [key, "lamplighter+4", "villager+6"], 2: ["villager+9"]}}, {"on": {1: ["villager+8"]}})
    table.reveal()
    assert changes(table) == [f"{key}+{n}", "lamplighter+4", "villager+5", "villager+9"]
    assert changes(table, 1) == ["villager+8"]
    onwards(table, DEPLOY).play("done")
    assert changes(table)[:3] == [f"{key}+{2 * n}", "lamplighter+4", "villager+4"]
    assert changes(Table({"on": {1: [f"{key} stun", "villager+1"]}}).reveal()) == ["villager+1"]


def starves(key):
    """No human, or one without might: nothing is gained."""
    others = {1: [key, "bat+3"], 2: ["villager"]}
    assert changes(Table({"on": others}, {"on": {1: ["villager"]}}).reveal()) == ["bat+3"]
    table = Table({"on": {1: [key, drained("villager")]}}).reveal()
    assert changes(table) == [f"villager-{base('villager')}"]


def test_fledgling_bites():
    bites("fledgling", 2)
    starves("fledgling")


def test_night_stalker_bites_humans_revealed_here():
    table = Table({"hand": ["villager", "villager", "bat"], "on": {1: ["night-stalker"], 2: ["night-stalker stun"]}})
    table.reveal("deploy villager 1", "deploy bat 1", "deploy villager 2")
    assert changes(table) == ["night-stalker+3", "villager-1"]


def test_night_stalker_waits_for_the_next():
    table = Table({"on": {1: ["night-stalker", "villager"]}}).reveal()
    assert changes(table) == [], "who stands there already is safe"


def test_countess_bites_wherever_the_strongest_is():
    humans = {1: ["countess", "innkeeper+4"], 2: ["villager+9"], 3: ["minstrel"]}
    table = Table({"on": humans}, {"on": {1: ["villager+20"]}}).reveal()
    assert (changes(table), changes(table, 1)) == (["countess+3", "innkeeper+4", "villager+8"], ["villager+20"])
    assert changes(Table({"on": {1: ["countess stun", "villager"]}}).reveal()) == []


def test_elder_bites_every_human_here():
    table = Table(
        {"on": {1: ["elder", "villager", "bat", "innkeeper", drained("lamplighter")], 2: ["villager"]}}
    ).reveal()
    assert changes(table)[:3] == ["elder+4", "villager-1", "innkeeper-1"], "who has nothing left gives nothing"
    starves("elder")


def test_elder_bites_in_the_round_of_its_reveal():
    table = Table({"hand": ["elder", "villager"]}).reveal("deploy elder 1", "deploy villager 1")
    assert changes(table) == ["elder+2", "villager-1"]


def test_fledgling_and_countess_share_a_human_until_there_is_none():
    weak = f"villager+{1 - base('villager')}"
    table = Table({"on": {1: ["fledgling", weak, "countess"]}}).reveal()
    assert changes(table) == ["fledgling+2", f"villager-{base('villager')}"], "who stands in front bites first"


def test_countess_finds_the_next_human_when_the_strongest_is_bitten():
    even = base("villager") + 5 - base("lamplighter")
    table = Table({"on": {1: ["countess", "countess", "villager+5", f"lamplighter+{even}"]}}).reveal()
    assert changes(table) == ["countess+3", "countess+3", "villager+4", f"lamplighter{even - 1:+}"]


def test_fledgling_is_no_human_and_no_shield_helps_against_it():
    table = Table({"on": {1: ["fledgling", "fledgling", "villager shield"]}}).reveal()
    assert changes(table) == ["fledgling+2", "fledgling+2", "villager-2"]


# Wings


def test_bat_moves_by_command_once_a_round():
    table = Table({"on": {1: ["bat+1", "villager"], 2: ["kay"]}}, phase=COMMAND)
    assert table.options() == ["move bat 2", "move bat 3", "done"]
    table.play("move bat 2")
    assert (table.field(1), table.field(2)) == (["villager"], ["kay", "bat"])
    assert (changes(table), table.state.phase) == (["bat+1"], DEPLOY)
    assert onwards(table, COMMAND).options() == ["move bat 1", "move bat 3", "done"], "and again in the next round"


def test_bat_stays_where_it_is_held():
    for held in ("bat anchor", "bat stun"):
        assert Table({"on": {1: [held]}}, phase=COMMAND).options() == ["done"]
    assert Table({"on": {1: ["bat"]}}, fields=QUIET, phase=COMMAND).options() == ["done"], "on the frozen lake"
    assert Table({"on": {1: ["bat stun move"]}}, phase=COMMAND).options()[0] == "move bat 2", "a token moves anybody"


def test_great_bat_gains_by_its_command():
    table = Table({"on": {1: ["great-bat"], 3: ["villager"]}}, phase=COMMAND).play("move great-bat 3")
    assert (changes(table), table.field(3)) == (["great-bat+1"], ["villager", "great-bat"])
    assert table.state.phase == DEPLOY, "once a round"


def test_great_bat_gains_nothing_by_a_move_token():
    table = Table({"on": {1: ["great-bat move"]}}, phase=COMMAND).play("move great-bat 2")
    assert (changes(table), marked(table, "move")) == (["great-bat+1"], ["great-bat"]), "its own command comes first"
    table.play("move great-bat 1")
    assert (changes(table), marked(table, "move")) == (["great-bat+1"], [])


# For vampires


def test_black_carriage_may_bring_a_human_from_the_hand():
    table = Table({"hand": ["black-carriage", "innkeeper", "wolf"], "discard": ["villager"]})
    table.reveal("deploy black-carriage 1")
    assert table.options() == ["decline", "deploy innkeeper 1", "deploy innkeeper 2", "deploy innkeeper 3"]
    table.play("deploy innkeeper 3")
    assert (table.field(3), table.pile("hand"), table.extra()) == (["innkeeper"], ["wolf"], 1)
    assert table.told("deploy")[-1].n == 0
    assert reveals(table) == ["black-carriage", "innkeeper"]


def test_black_carriage_brings_supper():
    table = Table({"hand": ["black-carriage", "villager"], "on": {1: ["elder"]}})
    table.reveal("deploy black-carriage 1").play("deploy villager 1")
    assert changes(table) == ["elder+2", "villager-1"]


def test_black_carriage_may_drive_empty():
    table = Table({"hand": ["black-carriage", "villager"]}).reveal("deploy black-carriage 1").play("decline")
    assert (table.state.round, table.pile("hand")) == (6, ["villager"])
    assert Table({"hand": ["black-carriage", "bat"]}).reveal("deploy black-carriage 1").state.round == 6
    assert Table({"hand": ["black-carriage"]}).reveal("deploy black-carriage 1").state.round == 6


def test_masked_ball_strengthens_the_vampires_here():
    table = Table(
        {"hand": ["masked-ball"], "on": {1: ["mesmerist", "bat", "throat-cutter"], 2: ["fledgling"]}},
        {"on": {1: ["fledgling"]}},
    )
    table.reveal("deploy masked-ball 1")
    assert (changes(table), changes(table, 1)) == (["mesmerist+2", "throat-cutter+2"], [])


def test_blood_moon_makes_the_night_come_twice():
    mine = {"hand": ["blood-moon"], "on": {1: ["fledgling", "villager+3"], 2: ["mesmerist", "bat"], 3: ["hydra"]}}
    table = Table(mine, {"on": {1: ["fledgling", "villager"]}}).reveal("deploy blood-moon 3")
    assert changes(table) == ["fledgling+5", "villager+1", "mesmerist+1", "hydra+1"], "a bite now and one at the end"
    assert changes(table, 1) == ["fledgling+2", "villager-1"]


def test_blood_moon_wakes_no_stunned_vampire():
    table = Table({"hand": ["blood-moon"], "on": {1: ["fledgling stun", "villager"]}}).reveal("deploy blood-moon 3")
    assert changes(table) == ["fledgling+1"]


def test_lord_of_the_evernight_counts_all_and_raises_those_here():
    table = Table(
        {"hand": ["lord-of-the-evernight"], "on": {1: ["mesmerist", "bat"], 2: ["fledgling", "throat-cutter"]}},
        {"on": {1: ["fledgling"]}},
    )
    table.reveal("deploy lord-of-the-evernight 1")
    assert changes(table) == ["mesmerist+1", "lord-of-the-evernight+3"]
    assert changes(table, 1) == []


# What other armies have, too


def test_crypt_door_shields_an_ally():
    shields("crypt-door")


def test_throat_cutter_drinks_from_an_opponent_here():
    table = Table(
        {"hand": ["throat-cutter"], "on": {1: ["bat"]}}, {"on": {1: ["kay+5", "wolf", drained("skald")], 2: ["bat"]}}
    )
    table.reveal("deploy throat-cutter 1")
    assert table.options() == ["pick kay", "pick wolf"]
    table.play("pick kay")
    assert (changes(table), changes(table, 1)[0]) == (["throat-cutter+2"], "kay+3")
    assert changes(Table({"hand": ["throat-cutter"]}).reveal("deploy throat-cutter 1")) == []


def test_fog_bank_stops():
    stops("fog-bank")


def test_mesmerist_stuns():
    stuns("mesmerist")
