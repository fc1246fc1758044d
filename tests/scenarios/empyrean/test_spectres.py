"""Spectres of the Necropolis, a scenario for each card: who eats, who is eaten, and what death leaves behind."""

from tests.scenarios.empyrean.position import Table
from tests.scenarios.empyrean.recurring import anchors, changes, removes, reveals, stops, stuns

# The dead


def test_soul_of_the_living_pays_when_destroyed():
    souls = ["soul-of-the-living", "soul-of-the-living", "soul-of-the-living stun"]
    table = Table({"hand": ["eater-of-souls"], "on": {1: souls}}).reveal("deploy eater-of-souls 1")
    assert (table.extra(), changes(table)) == (2, ["eater-of-souls+6"]), "a stunned one pays nothing"


def test_soul_of_the_living_pays_its_owner_whoever_destroys_it():
    table = Table({"hand": ["ninja"]}, {"on": {1: ["soul-of-the-living"]}}).reveal("deploy ninja 1")
    assert (table.extra(), table.extra(1)) == (0, 1)


def test_soul_of_the_powerful_strengthens_its_side_of_the_battlefield():
    table = Table(
        {"on": {1: ["soul-of-the-powerful", "bat", "hydra"], 2: ["kay"]}},
        {"hand": ["ninja"], "on": {1: ["villager"]}},
        leader=1,
    )
    table.reveal("deploy ninja 1").play("pick soul-of-the-powerful")
    assert changes(table) == ["bat+1", "hydra+2"], "the Hydra grows by itself, too"
    assert changes(table, 1) == []


def test_zombie_horde_comes_back_without_its_tokens():
    table = Table({"hand": ["parthian-shot"]}, {"on": {1: ["zombie-horde+4", "bat"]}}).reveal("deploy parthian-shot 1")
    table.play("pick zombie-horde")
    assert (table.asked(), table.options()) == (1, [f"deploy zombie-horde {at}" for at in (1, 2, 3)])
    table.play("deploy zombie-horde 1")
    assert (table.field(1, 1), table.pile("destroyed", 1)) == (["zombie-horde", "bat"], [])
    assert reveals(table) == ["parthian-shot", "zombie-horde"]
    assert table.told("deploy")[-1].n == 0
    assert changes(table, 1) == []


def test_zombie_horde_stunned_stays_dead():
    table = Table({"hand": ["parthian-shot"]}, {"on": {1: ["zombie-horde stun"]}}).reveal("deploy parthian-shot 1")
    assert (table.state.round, table.pile("destroyed", 1)) == (6, ["zombie-horde"])


def test_zombie_horde_is_food_again_and_again():
    table = Table({"hand": ["eater-of-souls", "eater-of-souls"], "on": {1: ["zombie-horde"]}})
    table.reveal("deploy eater-of-souls 1", "deploy eater-of-souls 2").play("deploy zombie-horde 2")
    assert (changes(table), table.field(2)) == (["eater-of-souls+2"], ["eater-of-souls", "zombie-horde"])
    assert reveals(table)[-1] == "zombie-horde", "the second Eater was before it"


# Those who live on them


def test_taker_of_souls_gains_by_every_dead_ally():
    table = Table(
        {"hand": ["eater-of-souls"], "on": {1: ["villager", "bat"], 2: ["taker-of-souls"]}},
        {"on": {1: ["taker-of-souls"]}},
    )
    table.reveal("deploy eater-of-souls 1")
    assert changes(table) == ["eater-of-souls+4", "taker-of-souls+2"]
    assert changes(table, 1) == []


def test_taker_of_souls_takes_no_opponents_and_none_when_stunned():
    table = Table(
        {"hand": ["bone-golem"], "on": {1: ["taker-of-souls"]}}, {"on": {1: ["bat"], 2: ["taker-of-souls stun"]}}
    )
    table.reveal("deploy bone-golem 1")
    assert table.pile("destroyed", 1) == ["bat"]
    assert (changes(table), changes(table, 1)) == ([], [])


def test_eater_of_souls_destroys_each_ally_here_but_the_shielded():
    table = Table(
        {"hand": ["eater-of-souls"], "on": {1: ["villager", "bat shield", "ballista+3"], 2: ["kay"]}},
        {"on": {1: ["villager"]}},
    )
    table.reveal("deploy eater-of-souls 1")
    assert (table.field(1), table.field(2), table.field(1, 1)) == (["bat", "eater-of-souls"], ["kay"], ["villager"])
    assert table.pile("destroyed") == ["villager", "ballista"]
    assert changes(table) == ["eater-of-souls+4"], "nothing for what it could not destroy"


def test_eater_of_souls_eats_nothing_that_lies_face_down():
    table = Table({"hand": ["eater-of-souls", "villager"]}).reveal("deploy eater-of-souls 1", "deploy villager 1")
    assert (table.field(1), changes(table)) == (["eater-of-souls", "villager"], [])


def test_eater_of_souls_can_be_stopped():
    table = Table({"hand": ["eater-of-souls"], "on": {2: ["villager"]}})
    table.state.sides[0].stops[1] = 1
    table.reveal("deploy eater-of-souls 2")
    assert (table.field(2), changes(table)) == (["villager", "eater-of-souls"], [])


def test_devourer_of_souls_destroys_souls_and_nobody_else():
    souls = ["villager", "soul-of-the-living", "soul-of-the-powerful stun", "soul-of-the-living shield"]
    table = Table({"hand": ["devourer-of-souls"], "on": {1: souls, 2: ["soul-of-the-living"]}})
    table.reveal("deploy devourer-of-souls 1")
    assert table.field(1) == ["villager", "soul-of-the-living", "devourer-of-souls"]
    assert changes(table) == ["devourer-of-souls+6"]
    assert table.pile("destroyed") == ["soul-of-the-living", "soul-of-the-powerful"]


def test_funeral_choir_sings_for_all_spirits_here():
    table = Table(
        {"on": {1: ["funeral-choir", "villager", "skald", "ballista"], 2: ["volva", "wolf"]}},
        {"hand": ["ninja"], "on": {1: ["villager"]}},
        leader=1,
    )
    table.reveal("deploy ninja 1").play("pick villager")
    assert (changes(table), changes(table, 1)) == (["funeral-choir+1", "skald+1"], [])


def test_funeral_choir_sings_only_for_those_who_die_here():
    table = Table({"on": {1: ["funeral-choir"], 2: ["bat"]}}, {"hand": ["ninja"]}, leader=1).reveal("deploy ninja 2")
    assert (table.pile("destroyed"), changes(table)) == (["bat"], [])


def test_funeral_choir_protected_sings_while_the_eater_eats():
    table = Table({"hand": ["eater-of-souls"], "on": {1: ["funeral-choir shield", "villager", "bat"]}})
    table.reveal("deploy eater-of-souls 1")
    assert changes(table) == ["funeral-choir+2", "eater-of-souls+6"]


def test_death_has_might_for_each_card_in_its_destroy_pile():
    table = Table(
        {"hand": ["eater-of-souls"], "on": {1: ["death stun"], 2: ["villager"]}, "destroyed": ["bat", "wolf"],
         "discard": ["ninja"]},
        {"destroyed": ["kay"]},
    )  # fmt: skip
    assert changes(table) == ["death+2"]
    before = table.total(1)
    table.reveal("deploy eater-of-souls 2")
    assert changes(table) == ["death+3", "eater-of-souls+2"], "a Stun token does nothing to a Passive ability"
    assert table.total(1) == before + 1


# Masters of the dead


def test_bone_golem_destroys_every_small_opponent_here():
    table = Table(
        {"hand": ["bone-golem"], "on": {1: ["bat"]}},
        {"on": {1: ["villager", "kay", "skald", "wolf shield"], 2: ["raven"]}},
    )
    table.reveal("deploy bone-golem 1")
    assert (table.field(1, 1), table.field(2, 1)) == (["skald", "wolf"], ["raven"])
    assert (table.pile("destroyed", 1), table.field(1)) == (["villager", "kay"], ["bat", "bone-golem"])


def test_necromancer_may_raise_a_dead_card_up_to_five():
    table = Table({"hand": ["necromancer", "bat"], "destroyed": ["ballista", "skald", "cohort"], "discard": ["kay"]})
    table.reveal("deploy necromancer 1")
    assert table.options() == ["decline", *(f"deploy {key} {at}" for key in ("cohort", "skald") for at in (1, 2, 3))]
    table.play("deploy cohort 2")
    assert (table.field(2), table.pile("destroyed")) == (["cohort"], ["ballista", "skald"])
    assert table.told("deploy")[-1].n == 0
    assert reveals(table) == ["necromancer", "cohort"]


def test_necromancer_may_let_the_dead_rest():
    table = Table({"hand": ["necromancer"], "destroyed": ["skald"]}).reveal("deploy necromancer 1").play("decline")
    assert (table.state.round, table.pile("destroyed")) == (6, ["skald"])
    table = Table({"hand": ["necromancer"], "destroyed": ["ballista"]}).reveal("deploy necromancer 1")
    assert table.state.round == 6, "there is nobody to raise"


def test_necromancer_raises_what_is_eaten_at_once():
    table = Table(
        {"hand": ["necromancer", "eater-of-souls"], "on": {2: ["villager"]}, "destroyed": ["soul-of-the-living"]}
    )
    table.reveal("deploy necromancer 1", "deploy eater-of-souls 2").play("deploy soul-of-the-living 2")
    assert table.field(2) == ["eater-of-souls", "soul-of-the-living"], "the Eater was before it"
    assert (changes(table), table.extra()) == (["eater-of-souls+2"], 0)


def test_agony_weakens_each_opponent_here():
    table = Table({"hand": ["agony"], "on": {1: ["bat"]}}, {"on": {1: ["villager+5", "skald+5 shield"], 2: ["kay"]}})
    table.reveal("deploy agony 1")
    assert (changes(table), changes(table, 1)) == ([], ["villager+3", "skald+3"])


def test_gentle_death_banishes_an_ally_for_a_card_and_essence():
    table = Table({"hand": ["gentle-death"], "on": {1: ["soul-of-the-living"], 2: ["skald shield"]}, "deck": ["ninja"]})
    table.reveal("deploy gentle-death 1")
    assert table.options() == ["pick soul-of-the-living", "pick skald"], "somebody has to go; no Shield helps"
    table.play("pick soul-of-the-living")
    assert (table.pile("banished"), table.pile("destroyed")) == (["soul-of-the-living"], [])
    assert (table.pile("hand"), table.extra()) == (["ninja"], 2), "banished is not destroyed: the Soul pays nothing"


def test_gentle_death_is_kind_to_the_lonely():
    table = Table({"hand": ["gentle-death"], "deck": ["ninja"]}, {"on": {1: ["bat"]}}).reveal("deploy gentle-death 1")
    assert (table.pile("hand"), table.extra(), table.field(1, 1)) == (["ninja"], 2, ["bat"])


# What other armies have, too


def test_grave_chains_anchor_the_opponents_here():
    anchors("grave-chains")
    table = Table({"hand": ["grave-chains"]}, {"on": {1: ["kay", "wolf", "bat anchor"]}}).reveal(
        "deploy grave-chains 1"
    )
    assert changes(table) == ["grave-chains+2"], "one for each that it holds"


def test_banshee_destroys_a_small_opponent_here():
    removes("banshee", "destroyed", 3)


def test_banshee_does_not_reach_for_what_comes_later():
    table = Table({"hand": ["banshee"]}, {"hand": ["villager"]})
    table.play("deploy banshee 1", "done", "deploy villager 1", "done")
    assert table.field(1, 1) == ["villager"], "it lay face down"


def test_wailing_shade_returns_a_card_from_the_destroy_pile_and_takes_essence():
    table = Table(
        {"hand": ["wailing-shade"], "destroyed": ["wolf", "zombie-horde", "wolf"]}, {"destroyed": ["wolf"]}, {}
    )
    table.reveal("deploy wailing-shade 1")
    assert (table.asked(), sorted(table.options())) == (0, ["recover wolf", "recover zombie-horde"])
    table.play("recover wolf")
    assert (table.pile("hand"), table.pile("destroyed")) == (["wolf"], ["zombie-horde", "wolf"])
    assert [table.extra(seat) for seat in range(3)] == [0, -1, -1]


def test_wailing_shade_takes_essence_though_nobody_is_dead():
    table = Table({"hand": ["wailing-shade"]}).reveal("deploy wailing-shade 1")
    assert (table.state.round, table.pile("hand"), table.extra(1)) == (6, [], -1)


def test_wailing_shade_counts_as_a_return_and_death_counts_one_less():
    table = Table({"hand": ["wailing-shade"], "on": {1: ["archer-tower", "death"]}, "destroyed": ["bat", "wolf"]})
    table.reveal("deploy wailing-shade 2").play("recover wolf")
    assert changes(table) == ["archer-tower+2", "death+1"]


def test_silence_of_the_crypt_stops():
    stops("silence-of-the-crypt")


def test_will_o_the_wisp_stuns():
    stuns("will-o-the-wisp")
