"""Legends of the Parthenon, a scenario for each card: who travels, who is visited, who is driven away."""

import pytest

from game.core.contract import HIDDEN, redact
from game.empyrean.rules import RULES
from game.empyrean.state import COMMAND, DEPLOY
from tests.scenarios.empyrean.position import QUIET, Table, card
from tests.scenarios.empyrean.recurring import changes, marked, onwards, removes, shields, stops, stuns


def visited(host):
    """Somebody with a Move token comes to the host, who is on the first battlefield with a bystander."""
    table = Table({"on": {1: [host, "kay"], 2: ["wolf move", "raven"]}}, phase=COMMAND)
    return table.play("move wolf 1")


# Places that are visited


@pytest.mark.parametrize("host", ["agora", "sirens"])
def test_agora_and_sirens_gain_by_visits(host):
    assert changes(visited(host)) == [f"{host}+2"]
    assert changes(visited(f"{host} stun")) == []


def test_sirens_hear_only_moves_of_allies_to_them():
    table = Table(
        {"on": {1: ["sirens", "agora"], 2: ["wolf move move"], 3: ["raven move"]}, "hand": ["kay"]},
        {"on": {2: ["bat"]}},
        phase=COMMAND,
    )
    assert changes(table.play("move raven 2", "move wolf 3")) == []
    table.play("done", "move bat 1", "deploy kay 1", "done", "done", "pick sirens")
    assert changes(table) == [], "an opponent's move and an own reveal are no visits"


def test_agora_gains_nothing_by_travelling_itself_or_by_a_collapse():
    table = Table({"on": {1: ["kay", "agora move"], 2: ["wolf"]}}, phase=COMMAND).play("move agora 2")
    assert changes(table) == []
    table = Table({"on": {1: ["wolf move", "raven", "agora"]}}, phase=COMMAND).play("move wolf 2")
    assert (changes(table), table.field(1)) == ([], ["raven", "agora"])


def test_olive_grove_gains_and_adds_essence():
    table = visited("olive-grove")
    assert (changes(table), table.state.sides[0].change) == (["olive-grove+1"], 1)
    table = visited("olive-grove stun")
    assert (changes(table), table.state.sides[0].change) == ([], 0)


def test_golden_fleece_strengthens_the_visitor():
    assert changes(visited("golden-fleece")) == ["wolf+2"]
    assert changes(visited("golden-fleece stun")) == []


def test_golden_fleece_and_its_neighbours_all_welcome_a_hero():
    table = Table({"on": {1: ["agora", "golden-fleece", "sirens"], 2: ["perseus move"]}}, phase=COMMAND)
    assert changes(table.play("move perseus 1")) == ["agora+2", "sirens+2", "perseus+4"]


# Heroes who travel


@pytest.mark.parametrize(("hero", "n"), [("icarus", 2), ("perseus", 2)])
def test_icarus_and_perseus_gain_when_they_move(hero, n):
    table = Table({"on": {1: [f"{hero} move move", "wolf"], 2: ["kay"]}}, phase=COMMAND).play(f"move {hero} 2")
    assert changes(table) == [f"{hero}+{n}"]
    assert changes(table.play(f"move {hero} 1")) == [f"{hero}+{2 * n}"]
    table = Table({"on": {1: [f"{hero} move stun"]}}, phase=COMMAND).play(f"move {hero} 2")
    assert (changes(table), table.field(2)) == ([], [hero])


def test_perseus_gains_nothing_by_being_revealed_or_by_others_moving():
    assert changes(Table({"hand": ["perseus"]}).reveal("deploy perseus 1")) == []
    table = Table({"on": {1: ["perseus", "icarus"], 2: ["wolf move"]}}, phase=COMMAND).play("move wolf 1")
    assert changes(table) == []


def test_pegasus_flies_by_command_and_gains():
    table = Table({"on": {1: ["pegasus"], 2: ["agora"]}}, phase=COMMAND)
    assert table.options() == ["move pegasus 2", "move pegasus 3", "done"]
    table.play("move pegasus 2")
    assert (changes(table), table.state.phase) == (["agora+2", "pegasus+1"], DEPLOY)
    assert changes(onwards(table, COMMAND).play("move pegasus 1")) == ["pegasus+2", "agora+2"]


def test_hermes_goes_wherever_he_is_needed_and_gains():
    table = Table({"on": {1: ["hermes"], 2: ["wolf"]}}, phase=COMMAND).play("move hermes 2")
    assert (changes(table), table.field(2), table.state.phase) == (["hermes+2"], ["wolf", "hermes"], DEPLOY)
    assert Table({"on": {1: ["hermes anchor"], 2: ["pegasus stun"]}}, phase=COMMAND).options() == ["done"]


def test_hermes_carried_by_others_gains_nothing():
    table = Table({"hand": ["gates-of-olympus"], "on": {2: ["hermes"]}}).reveal("deploy gates-of-olympus 1")
    assert changes(table) == ["hermes+1"], "the one is from the Gates"


def test_helios_strengthens_those_he_comes_to():
    table = Table({"on": {1: ["helios", "wolf"], 2: ["kay", "raven"]}}, {"on": {2: ["kay"]}}, phase=COMMAND)
    table.play("move helios 2")
    assert (changes(table), changes(table, 1)) == (["kay+1", "raven+1"], [])
    assert table.state.phase == DEPLOY


def test_helios_shines_however_he_moves():
    table = Table({"hand": ["flank-attack"], "on": {1: ["helios"], 2: ["kay"]}}).reveal("deploy flank-attack 3")
    assert changes(table.play("move helios 2")) == ["kay+1", "helios+3"]


def test_helios_stunned_neither_commands_nor_shines():
    table = Table({"on": {1: ["helios stun move"], 2: ["kay"]}}, phase=COMMAND).play("move helios 2")
    assert (changes(table), table.state.phase) == ([], DEPLOY)


# Those who set others in motion


def test_winged_sandals_give_a_move_token_and_might():
    table = Table({"hand": ["winged-sandals"], "on": {1: ["icarus"], 2: ["kay move"]}}, {"on": {1: ["wolf"]}})
    table.reveal("deploy winged-sandals 3")
    assert table.options() == ["pick icarus", "pick kay"]
    table.play("pick icarus")
    assert (marked(table, "move"), changes(table)) == (["icarus", "kay"], ["icarus+1"])
    onwards(table, COMMAND).play("move icarus 3")
    assert (marked(table, "move"), changes(table)) == (["kay"], ["icarus+3"]), "a token is used up"


def test_winged_sandals_twice_are_two_moves():
    table = Table({"hand": ["winged-sandals", "winged-sandals"], "on": {1: ["kay"]}})
    table.reveal("deploy winged-sandals 1", "deploy winged-sandals 2")
    table.play("pick kay")
    assert (marked(table, "move"), changes(table)) == (["kay", "kay"], ["kay+2"])
    onwards(table, COMMAND).play("move kay 2")
    assert table.options() == ["move kay 1", "move kay 3", "done"]


def test_winged_sandals_carry_nobody_who_is_anchored_or_frozen():
    table = Table({"on": {1: ["kay move"], 2: ["wolf move anchor"]}}, fields=QUIET, phase=COMMAND)
    assert table.options() == ["done"]


def test_daedalus_gives_every_ally_a_move_token():
    table = Table({"hand": ["daedalus"], "on": {1: ["icarus"], 2: ["kay", "wolf move"]}}, {"on": {1: ["bat"]}})
    table.reveal("deploy daedalus 1")
    assert marked(table, "move") == ["icarus", "kay", "wolf", "wolf"], "not himself"
    assert (marked(table, "move", 1), changes(table)) == ([], [])


def test_gates_of_olympus_draw_an_ally_here():
    table = Table({"hand": ["gates-of-olympus"], "on": {1: ["wolf"], 2: ["icarus", "kay anchor"], 3: ["raven"]}})
    table.reveal("deploy gates-of-olympus 1")
    assert table.options() == ["move icarus 1", "move raven 1"], "from elsewhere, and nobody anchored"
    table.play("move icarus 1")
    assert table.field(1) == ["wolf", "gates-of-olympus", "icarus"]
    assert changes(table) == ["icarus+3"], "two for its flight, one from the Gates"


def test_gates_of_olympus_are_closed_without_an_open_zone():
    full = ["villager", "villager", "lamplighter", "kay", "skald"]
    table = Table({"hand": ["gates-of-olympus"], "on": {1: full, 2: ["icarus"]}}).reveal("deploy gates-of-olympus 1")
    assert (table.state.round, table.field(2), changes(table)) == (6, ["icarus"], [])


def test_jason_gathers_two_allies():
    table = Table({"hand": ["jason"], "on": {1: ["agora"], 2: ["icarus"], 3: ["perseus", "kay"]}})
    table.reveal("deploy jason 1").play("move perseus 1")
    assert table.options() == ["move icarus 1", "move kay 1"]
    table.play("move kay 1")
    assert (table.state.round, table.field(1)) == (6, ["agora", "jason", "perseus", "kay"])
    assert changes(table) == ["agora+4", "perseus+3", "kay+1"]


def test_jason_gathers_whom_there_is():
    table = Table({"hand": ["jason"], "on": {2: ["kay"], 1: ["wolf"]}}).reveal("deploy jason 1")
    assert (table.state.round, table.field(1), changes(table)) == (6, ["wolf", "jason", "kay"], ["kay+1"])


def test_argonauts_count_their_allies_here():
    table = Table({"hand": ["argonauts"], "on": {1: ["kay", "wolf", "raven"], 2: ["agora"]}}, {"on": {1: ["bat"]}})
    assert changes(table.reveal("deploy argonauts 1")) == ["argonauts+3"]


def test_hydra_grows_every_round():
    table = Table({"hand": ["hydra"], "on": {1: ["kay"]}}).reveal("deploy hydra 1")
    assert changes(table) == ["hydra+1"], "in the round of its reveal, too"
    assert changes(onwards(table, DEPLOY).play("done")) == ["hydra+2"]
    assert changes(Table({"on": {1: ["hydra stun"]}}).reveal()) == []


# Those who drive others away


def test_gates_of_hades_drive_an_opponent_away():
    table = Table(
        {"hand": ["gates-of-hades"], "on": {1: ["wolf"]}},
        {"on": {1: ["cohort", "perseus", "war-wagon", "kay anchor"], 2: ["bat"], 3: ["agora"]}},
    )
    table.reveal("deploy gates-of-hades 1")
    assert table.asked() == 0
    assert table.options() == ["move perseus 2", "move perseus 3", "move war-wagon 2", "move war-wagon 3"]
    table.play("move perseus 3")
    assert (table.field(1, 1), table.field(3, 1)) == (["cohort", "war-wagon", "kay"], ["agora", "perseus"])
    assert changes(table, 1) == ["agora+2", "perseus+2"], "a move is a move, whoever wanted it"


def test_river_styx_takes_one_coin_for_one_passenger():
    table = Table({"hand": ["river-styx", "icarus", "kay"]}, {"on": {1: ["cohort shield", "catapult"], 2: ["bat"]}})
    table.reveal("deploy river-styx 1")
    assert (table.asked(), table.options()) == (0, ["accept", "decline"])
    table.play("accept")
    assert sorted(table.options()) == ["banish icarus", "banish kay"]
    table.play("banish icarus")
    assert (table.field(1, 1), table.field(2, 1)) == (["catapult"], ["bat"]), "up to 5 and here; no Shield helps"
    assert (table.pile("hand"), table.pile("banished"), table.pile("discard")) == (["kay"], ["icarus"], [])
    assert table.pile("banished", 1) == ["cohort"]


def test_river_styx_carries_nobody_for_nothing():
    table = Table({"hand": ["river-styx"]}, {"on": {1: ["cohort"]}}).reveal("deploy river-styx 1")
    assert (table.state.round, table.field(1, 1)) == (6, ["cohort"]), "an empty hand is not asked"
    table = Table({"hand": ["river-styx", "kay"]}, {"on": {1: ["cohort"]}}).reveal("deploy river-styx 1")
    table.play("decline")
    assert (table.pile("hand"), table.field(1, 1)) == (["kay"], ["cohort"])


def test_river_styx_shows_nobody_the_coin():
    """What was banished from the hand is its owner's alone; what was banished from a battlefield all have seen."""
    table = Table({"hand": ["river-styx", "icarus", "kay"]}, {"hand": ["axe-thrower"], "on": {1: ["cohort"]}}, leader=0)
    table.play("deploy river-styx 1", "done", "deploy axe-thrower 1", "done", "accept", "banish icarus")
    while table.state.stack:
        table.play(table.options()[0])
    assert table.pile("banished") == ["icarus", "river-styx"]
    assert RULES.view(table.state, 1).sides[0].banished == [HIDDEN, card("river-styx")]
    assert RULES.view(table.state, 0).sides[0].banished == table.state.sides[0].banished
    seen = [redact(event, 1) for event in table.events if event.kind == "banish"]
    assert [event.card for event in seen] == [HIDDEN, card("cohort"), card("river-styx")]
    world = RULES.determinise(RULES.view(table.state, 1), 1)
    assert HIDDEN not in world.sides[0].banished
    assert RULES.why_impossible(world) is None


def test_sirens_sing_the_strongest_opponent_weaker():
    table = Table({"on": {1: ["sirens"], 2: ["wolf move"]}}, {"on": {1: ["kay+5", "bat"]}}, phase=COMMAND)
    table.play("move wolf 1")
    assert (changes(table), changes(table, 1)) == (["sirens+2"], ["kay+4"])


def test_perseus_frightens_opponents_wherever_he_lands():
    table = Table({"on": {1: ["perseus move"]}}, phase=COMMAND).play("move perseus 2")
    assert [side.change for side in table.state.sides] == [0, -1]


def test_circe_returns_an_opponent_here():
    removes("circe", "hand", 5)


def test_medusa_drives_off_what_is_revealed_before_her():
    table = Table({"on": {1: ["medusa"]}}, {"hand": ["kay", "javelin-riders"], "on": {1: ["light-infantry"]}}, leader=1)
    table.reveal("deploy javelin-riders 1")
    assert table.asked() == 0, "Medusa's owner says where to"
    assert table.options() == ["move javelin-riders 2", "move javelin-riders 3"]
    table.play("move javelin-riders 3")
    assert (table.field(1, 1), table.field(3, 1)) == (["light-infantry"], ["javelin-riders"])
    assert changes(table, 1) == ["light-infantry+2"], "its own ability came first"


def test_medusa_looks_at_nobody_else():
    table = Table({"hand": ["kay"], "on": {1: ["medusa"]}}, {"hand": ["skald"], "on": {1: ["wolf"], 2: ["hermes"]}})
    table.play("deploy kay 1", "done", "deploy skald 2", "done")
    assert (table.field(1), table.field(2, 1)) == (["medusa", "kay"], ["hermes", "skald"])
    assert onwards(table, COMMAND, 1).play("move hermes 1").field(1, 1) == ["wolf", "hermes"], "who moves is not seen"


def test_medusa_is_blind_when_stunned_or_where_nobody_can_flee():
    table = Table({"on": {1: ["medusa stun"]}}, {"hand": ["skald"]}, leader=1).reveal("deploy skald 1")
    assert (table.state.round, table.field(1, 1)) == (6, ["skald"])
    table = Table({"on": {1: ["medusa"]}}, {"hand": ["skald"]}, leader=1, fields=QUIET).reveal("deploy skald 1")
    assert (table.state.round, table.field(1, 1)) == (6, ["skald"])


def test_medusa_makes_archers_shoot_twice():
    table = Table({"on": {1: ["medusa"]}}, {"hand": ["horse-archers"], "on": {1: ["wolf"], 2: ["raven"]}}, leader=1)
    table.reveal("deploy horse-archers 1").play("move horse-archers 2")
    assert changes(table, 1) == ["wolf+1", "raven+1"]


def test_eros_may_call_what_is_revealed_elsewhere():
    start = {"hand": ["perseus"], "on": {1: ["eros"], 2: ["wolf"]}}
    table = Table(start).reveal("deploy perseus 2")
    assert (table.asked(), table.options()) == (0, ["accept", "decline"])
    table.play("accept")
    assert (table.field(1), table.field(2)) == (["eros", "perseus"], ["wolf"])
    assert changes(table) == ["perseus+4"], "two for its move, two for love"
    table = Table(start).reveal("deploy perseus 2").play("decline")
    assert (table.state.round, table.field(2), changes(table)) == (6, ["wolf", "perseus"], [])


def test_eros_calls_neither_opponents_nor_those_beside_him():
    table = Table({"hand": ["kay"], "on": {1: ["eros"]}}, {"hand": ["skald"]})
    table.play("deploy kay 1", "done", "deploy skald 2", "done")
    assert (table.state.round, changes(table), table.field(2, 1)) == (6, [], ["skald"])
    table = Table({"hand": ["skald"], "on": {1: ["eros stun"]}}).reveal("deploy skald 2")
    assert (table.state.round, table.field(2)) == (6, ["skald"])


def test_eros_strengthens_only_who_comes():
    table = Table({"hand": ["skald"], "on": {2: ["eros"]}}, fields=QUIET).reveal("deploy skald 1")
    assert not table.state.stack
    assert (table.field(1), changes(table)) == (["skald"], []), "on the frozen lake"


def test_eros_lets_archers_shoot_twice():
    table = Table({"hand": ["horse-archers"], "on": {1: ["eros"], 2: ["wolf"]}}).reveal("deploy horse-archers 2")
    assert changes(table.play("accept")) == ["eros+1", "horse-archers+2", "wolf+1"]


# What other armies have, too


def test_aegis_shields_an_ally():
    shields("aegis")


def test_sphinx_stops():
    stops("sphinx")


def test_morpheus_stuns():
    stuns("morpheus")
