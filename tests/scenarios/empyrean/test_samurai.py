"""Samurai of the Sengoku, a scenario for each card: discards, and what they bring."""

from game.empyrean.cards import KINDS
from game.empyrean.state import DEPLOY
from tests.scenarios.empyrean.position import Table, card
from tests.scenarios.empyrean.recurring import (
    anchors,
    changes,
    draws_and_robs,
    onwards,
    price,
    removes,
    reveals,
    shields,
    stops,
    stuns,
)

FULL = {
    1: ["villager", "villager", "villager", "great-armour", "weighted-chain", "crypt-door"],
    2: ["ronin", "skald", "wailing-shade", "minstrel", "smoke-screen", "itako"],
    3: ["fog-bank", "abe-no-seimei", "war-drums", "merlin", "ballista"],
}
"""One zone is left, on the third battlefield."""


# Ashigaru


def test_ashigaru_deploys_itself_when_discarded():
    table = Table({"hand": ["temple-novice", "ashigaru", "ninja"]})
    table.reveal("deploy temple-novice 1").play("discard ashigaru")
    assert table.options() == ["deploy ashigaru 1", "deploy ashigaru 2", "deploy ashigaru 3"], "it has to"
    table.play("deploy ashigaru 3")
    assert table.field(3) == ["ashigaru"]
    assert (table.pile("hand"), table.pile("discard")) == (["ninja"], [])
    assert table.told("deploy")[-1].n == 0, "without cost"
    assert changes(table) == ["temple-novice+3"]


def test_ashigaru_is_revealed_behind_those_that_wait():
    table = Table({"hand": ["temple-novice", "ashigaru", "sohei"]})
    table.reveal("deploy temple-novice 1", "deploy sohei 2").play("deploy ashigaru 1")
    assert reveals(table) == ["temple-novice", "sohei", "ashigaru"]
    assert changes(table) == ["temple-novice+3"], "the Sohei lay face down when the card was discarded"


def test_ashigaru_chains_through_two_discards():
    table = Table({"hand": ["daimyo", "ashigaru", "ashigaru"], "on": {1: ["sohei"]}}).reveal("deploy daimyo 1")
    table.play("deploy ashigaru 1")
    assert reveals(table) == ["daimyo"], "first the Daimyo's ability to its end"
    table.play("deploy ashigaru 2")
    assert reveals(table) == ["daimyo", "ashigaru", "ashigaru"]
    assert changes(table) == ["sohei+2", "daimyo+6"]
    assert table.field(1) == ["sohei", "daimyo", "ashigaru"]
    assert table.pile("discard") == []


def test_ashigaru_comes_out_when_an_opponent_robs_the_hand():
    table = Table({"hand": ["ashigaru"]}, {"hand": ["ronin"]}).play("done", "deploy ronin 1", "done")
    assert table.asked() == 0
    table.play("deploy ashigaru 2")
    assert reveals(table) == ["ronin", "ashigaru"], "in the same round, though its owner was through with revealing"
    assert (table.state.round, table.field(2)) == (6, ["ashigaru"])


def test_ashigaru_stays_in_the_pile_without_an_open_zone():
    table = Table({"hand": ["temple-novice", "ashigaru"], "on": FULL})
    table.reveal("deploy temple-novice 3")
    assert table.pile("discard") == ["ashigaru"]
    assert changes(table) == ["temple-novice+3"]


# Discards


def test_temple_novice_discards_for_might():
    table = Table({"hand": ["temple-novice", "ninja", "ronin"], "on": {1: ["bat"]}}).reveal("deploy temple-novice 1")
    assert sorted(table.options()) == ["discard ninja", "discard ronin"], "there is no declining"
    table.play("discard ronin")
    assert (table.state.round, table.pile("hand"), table.pile("discard")) == (6, ["ninja"], ["ronin"])
    assert changes(table) == ["temple-novice+3"]


def test_temple_novice_gains_nothing_from_an_empty_hand():
    assert changes(Table({"hand": ["temple-novice"]}).reveal("deploy temple-novice 1")) == []


def test_sohei_gains_by_every_discard_of_its_owner():
    table = Table(
        {"hand": ["daimyo", "ninja", "ronin"], "on": {1: ["sohei"], 2: ["sohei stun"]}}, {"on": {1: ["sohei"]}}
    )
    table.reveal("deploy daimyo 3").play("discard ninja")
    assert changes(table) == ["sohei+2", "daimyo+6"]
    assert changes(table, 1) == []


def test_sohei_gains_by_what_opponents_make_it_discard():
    table = Table({"hand": ["ronin"]}, {"hand": ["bat"], "on": {3: ["sohei"]}}).reveal("deploy ronin 1")
    assert changes(table, 1) == ["sohei+1"]


def test_duellist_strengthens_one_of_the_own_cards_here():
    table = Table(
        {"hand": ["duellist", "ninja", "sohei"], "on": {1: ["villager", "sohei"], 2: ["bat"]}},
        {"on": {1: ["villager"]}},
    )
    table.reveal("deploy duellist 1").play("discard ninja")
    assert table.options() == ["pick sohei", "pick duellist"], "Warriors beside him only"
    assert changes(table.play("pick sohei")) == ["sohei+4"], "one for the discard"
    assert (table.state.round, table.pile("hand")) == (6, ["sohei"])


def test_duellist_is_its_own_best_pupil():
    table = Table({"hand": ["duellist", "ninja"]}).reveal("deploy duellist 1")
    assert changes(table) == ["duellist+3"]
    assert changes(Table({"hand": ["duellist"]}).reveal("deploy duellist 1")) == [], "nothing to discard"


def test_itako_draws_two_and_discards_one():
    table = Table({"hand": ["itako"], "deck": ["ninja", "sohei", "ronin"]}).reveal("deploy itako 1")
    assert sorted(table.options()) == ["discard ninja", "discard sohei"]
    table.play("discard sohei")
    assert (table.state.round, table.pile("hand"), table.pile("discard")) == (6, ["ninja"], ["sohei"])


def test_daimyo_gains_for_each_card_that_went():
    table = Table({"hand": ["daimyo", "ninja", "ronin", "itako"]}).reveal("deploy daimyo 1")
    table.play("discard ninja", "discard itako")
    assert (table.state.round, changes(table)) == (6, ["daimyo+6"])
    assert (table.pile("hand"), table.pile("discard")) == (["ronin"], ["ninja", "itako"])


def test_daimyo_discards_what_there_is():
    table = Table({"hand": ["daimyo", "ninja"]}).reveal("deploy daimyo 1")
    assert changes(table) == ["daimyo+3"]
    assert changes(Table({"hand": ["daimyo"]}).reveal("deploy daimyo 1")) == []


def test_kensei_chooses_might_or_cards():
    start = {"hand": ["kensei"], "deck": ["ninja", "sohei", "ronin"]}
    table = Table(start).reveal("deploy kensei 1").play("choose 1")
    assert (changes(table), table.pile("hand")) == (["kensei+4"], [])
    table = Table(start).reveal("deploy kensei 1").play("choose 2")
    assert (changes(table), table.pile("hand")) == ([], ["ninja", "sohei"])


# The discard pile


def test_ikko_ikki_gains_for_the_discard_pile():
    table = Table(
        {"hand": ["ikko-ikki"], "discard": ["ninja", "sohei", "ronin"], "destroyed": ["bat"]}, {"discard": ["wolf"]}
    )
    assert changes(table.reveal("deploy ikko-ikki 2")) == ["ikko-ikki+3"]


def test_ikko_ikki_does_not_gain_later():
    table = Table({"hand": ["ikko-ikki", "temple-novice", "ninja"], "discard": ["ronin"]})
    table.reveal("deploy ikko-ikki 2", "deploy temple-novice 2")
    assert changes(table) == ["ikko-ikki+1", "temple-novice+3"]


def test_onna_musha_is_cheaper_for_the_discard_pile():
    cost = KINDS[card("onna-musha")].cost
    table = Table({"hand": ["onna-musha"], "discard": ["ninja", "sohei"], "essence": cost - 2, "destroyed": ["bat"]})
    assert price(table, "onna-musha", 1) == cost - 2
    assert table.play("deploy onna-musha 1").state.sides[0].essence == 0
    table = Table({"hand": ["onna-musha"], "discard": ["ninja", "sohei"], "essence": cost - 3})
    assert table.options() == ["done"]


def test_onna_musha_never_pays_its_owner():
    pile = ["ninja", "sohei", "ronin", "itako", "duellist", "daimyo"]
    table = Table({"hand": ["onna-musha"], "discard": pile, "essence": 0})
    assert table.play("deploy onna-musha 1").state.sides[0].essence == 0


def test_oni_brings_ikko_ikki_or_shogun_from_hand_or_pile():
    table = Table({"hand": ["oni", "ikko-ikki", "sohei"], "discard": ["shogun", "ninja"]}).reveal("deploy oni 1")
    assert table.options() == [
        "decline",
        *(f"deploy {key} {at}" for key in ("ikko-ikki", "shogun") for at in (1, 2, 3)),
    ]
    table.play("deploy shogun 1")
    assert (table.field(1), table.pile("discard"), table.pile("hand")) == (
        ["oni", "shogun"],
        ["ninja"],
        ["ikko-ikki", "sohei"],
    )
    assert table.told("deploy")[-1].n == 0
    assert changes(table) == ["oni+1"], "the Shogun is revealed after it"


def test_oni_calls_ikko_ikki_out_of_the_pile_it_counts():
    table = Table({"hand": ["oni"], "discard": ["ikko-ikki", "ninja", "sohei"]}).reveal("deploy oni 1")
    assert changes(table.play("deploy ikko-ikki 2")) == ["ikko-ikki+2"]


def test_oni_may_be_left_alone():
    table = Table({"hand": ["oni", "shogun"]}).reveal("deploy oni 1").play("decline")
    assert (table.state.round, table.pile("hand"), table.field(1)) == (6, ["shogun"], ["oni"])
    table = Table({"hand": ["oni", "sohei"]}).reveal("deploy oni 1")
    assert (table.state.round, table.field(1)) == (6, ["oni"]), "there is nothing to be asked"
    assert Table({"hand": ["oni"], "discard": ["ninja"]}).reveal("deploy oni 1").state.round == 6


# The Shogun


def test_shogun_strengthens_allies_here_when_revealed():
    table = Table({"hand": ["shogun"], "on": {1: ["sohei", "ronin"], 2: ["ninja"]}}, {"on": {1: ["sohei"]}})
    table.reveal("deploy shogun 1")
    assert (changes(table), changes(table, 1)) == (["sohei+1", "ronin+1"], [])


def test_shogun_can_not_be_stopped():
    table = Table({"hand": ["shogun"], "on": {2: ["ronin"]}})
    table.state.sides[0].stops[1] = 1
    assert changes(table.reveal("deploy shogun 2")) == ["ronin+1"]
    assert table.state.sides[0].stops == [0, 1, 0], "the token waits for an Instant ability"


def test_shogun_strengthens_everybody_when_discarded():
    table = Table(
        {"hand": ["temple-novice", "shogun"], "on": {1: ["ronin"], 2: ["ninja stun"]}}, {"on": {1: ["sohei"]}}
    )
    table.reveal("deploy temple-novice 3")
    assert changes(table) == ["ronin+1", "ninja+1", "temple-novice+4"]
    assert changes(table, 1) == []
    assert table.pile("discard") == ["shogun"], "unlike an Ashigaru it stays there"


def test_shogun_is_discarded_then_called_by_the_oni():
    table = Table({"hand": ["temple-novice", "oni", "shogun"], "on": {1: ["sohei"]}})
    table.reveal("deploy temple-novice 1", "deploy oni 1").play("deploy shogun 1")
    assert changes(table) == ["sohei+3", "temple-novice+5", "oni+1"]


# What other armies have, too


def test_great_armour_shields_an_ally():
    shields("great-armour")


def test_weighted_chain_anchors_the_opponents_here():
    anchors("weighted-chain")
    table = Table({"hand": ["weighted-chain"], "on": {1: ["bat"]}}, {"on": {1: ["kay", "wolf anchor"], 2: ["bat"]}})
    table.reveal("deploy weighted-chain 1")
    assert (changes(table), changes(table, 1)) == ([], ["kay-1"]), "who is held already is left alone"


def test_ninja_destroys_a_small_opponent_here():
    removes("ninja", "destroyed", 3)


def test_ronin_draws_and_robs():
    draws_and_robs("ronin")


def test_smoke_screen_stops():
    stops("smoke-screen")


def test_abe_no_seimei_stuns():
    stuns("abe-no-seimei")


def test_night_parade_takes_essence_from_every_opponent():
    table = Table({"hand": ["night-parade"]}, {}, {}).reveal("deploy night-parade 1")
    assert [table.extra(seat) for seat in range(3)] == [0, -1, -1]
    onwards(table, DEPLOY).play("done")
    assert [table.extra(seat) for seat in range(3)] == [0, 0, 0], "for one round only"
