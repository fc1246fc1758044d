"""Every angel of the Lord's with an ability: what it does, to whom, at which price, and what keeps it from doing so."""

from __future__ import annotations

import pytest

from game.aniolowie.cards import CARDS, KINDS
from game.aniolowie.hierarchy import BLACK, BLUE, CHERUB, GOLD, LORDS, ORDERS, POWER, RED, SERAPH, WHITE
from game.aniolowie.kinds import ANGEL_CARD
from game.aniolowie.state import BATTLE
from tests.scenarios.aniolowie.position import Table

WATCH = "hanael"
"""Who can still attack from support, so that the phase goes on."""
LORDS_ANGELS = [kind for kind in KINDS if kind.type == ANGEL_CARD and kind.faction == LORDS]


# Angels


def test_nameless_raises_an_angel_two_steps() -> None:
    t = Table({"support": ["nameless"], "fight": ["muriel up"]}, {"fight": ["pajmon up"]}, phase=BATTLE)
    t.play("0 use nameless muriel 1").pass_all()
    assert (t.level("muriel"), t.order("muriel"), t.ring("muriel")) == (9, CHERUB, 1)
    assert t.status("nameless") == "sacrificed"


def test_nameless_shields_an_angel_from_an_ability_for_a_level() -> None:
    t = Table({"support": ["nameless", "rakuel used"]}, {"faction": 1, "support": ["belfegor"]}, seat=1)
    t.play("1 use belfegor rakuel 1", "0 use nameless rakuel 2").pass_all()
    assert not t.has("rakuel", "mute")
    assert (t.level("nameless"), t.status("nameless")) == (2, "ready")


def test_nameless_pays_with_its_last_level_and_still_shields() -> None:
    t = Table({"support": ["nameless level-2", "rakuel used"]}, {"support": ["belfegor"]}, seat=1)
    t.play("1 use belfegor rakuel 1", "0 use nameless rakuel 2").pass_all()
    assert not t.has("rakuel", "mute")
    assert t.pile("discard", 0) == ["nameless"]


def test_rochel_sees_the_stake_and_draws() -> None:
    t = Table({"support": ["rochel"], "deck": ["uriel"]}, stake=["matka"])
    t.play("0 use rochel").pass_all()
    assert t.pile("hand", 0) == ["uriel"]
    assert t.state.shown == [0b01]


def test_damabiasz_strengthens_the_third_choir_only() -> None:
    t = Table({"support": ["damabiasz"], "fight": ["nitael up", "teliel up"]}, phase=BATTLE)
    assert not t.can("use damabiasz teliel")
    t.play("0 use damabiasz nitael").pass_all()
    assert (t.level("nitael"), t.order("nitael")) == (8, 5)


def test_damabiasz_may_speak_for_himself() -> None:
    t = Table({"land": ["damabiasz"]}).play("0 use damabiasz damabiasz").pass_all()
    assert (t.level("damabiasz"), t.status("damabiasz")) == (6, "used")


def test_manakel_makes_an_enemy_fall() -> None:
    t = Table({"support": ["manakel"]}, {"support": ["pajmon used"]})
    t.play("0 use manakel pajmon").pass_all()
    assert (t.level("pajmon"), t.order("pajmon")) == (6, 6)


def test_manakel_may_fell_an_angel_to_nothing() -> None:
    t = Table({"support": ["manakel"]}, {"support": ["ejszet used level-1"]})
    t.play("0 use manakel ejszet").pass_all()
    assert t.pile("discard", 1) == ["ejszet"]


def test_habujah_cancels_an_ability() -> None:
    t = Table({"support": ["habujah"], "land": ["muriel used"]}, {"support": ["belfegor"]}, seat=1)
    t.play("1 use belfegor muriel 1", "0 use habujah belfegor").pass_all()
    assert not t.has("muriel", "mute")
    assert (t.status("habujah"), t.status("belfegor")) == ("sacrificed", "used")


def test_habujah_has_nothing_to_say_against_an_intervention() -> None:
    t = Table({"support": ["habujah"], "land": ["muriel"]}, {"hand": ["tajemnica"], "support": ["ejszet"]}, seat=1)
    t.play("1 play tajemnica muriel").pass_all()
    assert t.has("muriel", "blocked")
    assert t.status("habujah") == "ready"


# Archangels


def test_hanael_slips_out_of_a_duel() -> None:
    t = Table({"land": ["hanael"]}, {"support": ["belfegor"]}, seat=1)
    t.play("1 attack belfegor hanael", "0 use hanael").pass_all()
    assert (t.status("hanael"), t.status("belfegor")) == ("used", "used")


def test_hanael_can_escape_only_when_attacked() -> None:
    t = Table({"land": ["hanael", "muriel"]}, {"support": ["belfegor"]})
    assert t.can("use muriel")
    assert not t.can("use hanael")
    t.play("0 done", "1 attack belfegor muriel")
    assert t.can("use muriel")
    assert not t.can("use hanael")


def test_asmodel_gives_a_human_its_voice_back() -> None:
    t = Table({"support": ["asmodel", WATCH]}, {"land": ["ejszet"], "people": ["wloczykij mute"]})
    t.play("0 use asmodel wloczykij 2").pass_all()
    assert not t.has("wloczykij", "mute")
    assert t.status("asmodel") == "sacrificed"


def test_asmodel_gives_an_angel_its_voice_back() -> None:
    t = Table({"support": ["asmodel", "uriel mute"]}, {"support": ["pajmon"]})
    assert not t.can("use uriel")
    t.play("0 use asmodel uriel 1").pass_all()
    assert t.can("use uriel pajmon")
    assert t.status("asmodel") == "used"


def test_lajla_leads_another_human_to_the_stake() -> None:
    t = Table({"support": ["lajla", WATCH]}, {"land": ["ejszet"]}, stake=["matka"], procession=["wierny", "oprawca"])
    t.play("0 use lajla").pass_all()
    assert (t.common("stake"), t.common("procession")) == (["matka", "wierny"], ["oprawca"])
    assert t.state.shown == [0b01, 0b01]
    assert t.status("lajla") == "sacrificed"


def test_mehiel_weakens_whom_he_duels_with() -> None:
    t = Table({"land": ["mehiel"]}, {"land": ["uwal mute", "ejszet"]}, seat=1)
    t.play("1 attack uwal mehiel", "0 use mehiel", "0 use mehiel").pass_all()
    assert (t.row("land-1"), t.pile("discard", 1)) == (["ejszet"], ["uwal"])
    assert t.status("mehiel") == "sacrificed"


def test_mehiel_ties_with_a_power_when_he_attacks() -> None:
    t = Table({"land": ["mehiel"]}, {"land": ["uwal mute"]})
    assert not t.can("use mehiel")
    t.play("0 attack mehiel uwal", "0 use mehiel").pass_all()
    assert (t.pile("discard", 0), t.pile("discard", 1)) == (["mehiel"], ["uwal"])


def test_micrael_silences_an_enemy() -> None:
    t = Table({"support": ["micrael"]}, {"support": ["pajmon used"]})
    t.play("0 use micrael pajmon").pass_all()
    assert t.has("pajmon", "mute")


def test_micrael_makes_the_ability_that_waits_void() -> None:
    t = Table({"support": ["micrael"]}, {"support": ["uwal"]}, seat=1)
    t.play("1 use uwal", "0 use micrael uwal").pass_all()
    assert (t.level("uwal"), t.status("uwal")) == (7, "used")


def test_anauel_takes_another_angel_back_to_the_hand() -> None:
    t = Table({"support": ["anauel", "uriel sacrificed", WATCH], "deck": ["teliel"]}, {"land": ["ejszet"]})
    assert not t.can("use anauel anauel")
    t.play("0 use anauel uriel").pass_all()
    assert sorted(t.pile("hand", 0)) == ["teliel", "uriel"]
    assert t.status("anauel") == "sacrificed"


# Princes


def test_rakuel_blocks_a_row() -> None:
    t = Table({"land": ["rakuel"]}, {"land": ["harut used", "zuhara"], "support": ["pajmon"]})
    t.play("0 use rakuel land-1").pass_all()
    assert (t.has("harut", "blocked"), t.has("zuhara", "blocked")) == (True, True)
    assert not t.has("pajmon", "blocked")


def test_enael_raises_his_whole_row() -> None:
    t = Table({"land": ["enael", "rakuel"], "support": ["muriel"]}).play("0 use enael").pass_all()
    assert (t.level("rakuel"), t.order("rakuel"), t.ring("rakuel")) == (8, 8, 2)
    assert (t.level("enael"), t.level("muriel")) == (8, 7)


def test_enael_saves_princes_from_bualu() -> None:
    t = Table({"land": ["enael", "rakuel"]}, {"support": ["bualu"]}, seat=1)
    t.play("1 use bualu land-0", "0 use enael").pass_all()
    assert t.row("land-0") == ["enael", "rakuel"]


def test_nitael_strengthens_an_angel_in_the_fight() -> None:
    t = Table({"support": ["nitael"], "land": ["muriel"], "fight": ["cidkiel up"]}, phase=BATTLE)
    assert not t.can("use nitael muriel")
    t.play("0 use nitael cidkiel").pass_all()
    assert t.totals() == [11, 0]


def test_poiel_counts_the_good_people_of_the_land() -> None:
    t = Table({"support": ["poiel"], "land": ["muriel"], "people": ["matka", "swieta", "oprawca"]},
              {"people": ["sprawiedliwa"]})  # fmt: skip
    t.play("0 use poiel muriel").pass_all()
    assert t.level("muriel") == 7 + 2 * 2


def test_poiel_has_nothing_to_give_without_good_people() -> None:
    t = Table({"support": ["poiel"], "people": ["oprawca"]}).play("0 use poiel poiel").pass_all()
    assert (t.level("poiel"), t.status("poiel")) == (5, "used")


def test_wehuel_returns_to_the_hand_when_attacked() -> None:
    t = Table({"land": ["wehuel"]}, {"land": ["pajmon"]})
    assert not t.can("use wehuel")
    t.play("0 done", "1 attack pajmon wehuel", "0 use wehuel").pass_all()
    assert (t.pile("hand", 0), t.pile("discard", 0), t.row("land-0")) == (["wehuel"], [], [])
    assert t.status("pajmon") == "used"


def test_mebahiasz_sends_an_evil_human_home() -> None:
    t = Table({"support": ["mebahiasz", WATCH], "people": ["oprawca"]},
              {"land": ["ejszet"], "people": ["grzesznik", "matka"]}, procession=[])  # fmt: skip
    assert not t.can("use mebahiasz matka")
    assert not t.can("use mebahiasz oprawca")
    t.play("0 use mebahiasz grzesznik").pass_all()
    assert (t.people(1), t.common("procession")) == (["matka"], ["grzesznik"])
    assert t.status("mebahiasz") == "sacrificed"


# Virtues


def test_seeliasz_sends_his_opponent_back_to_the_deck() -> None:
    t = Table({"land": ["seeliasz"]}, {"land": ["uwal mute", "ejszet"]}, seat=1)
    t.play("1 attack uwal seeliasz", "0 use seeliasz").pass_all()
    assert "uwal" in t.pile("deck", 1)
    assert t.row("land-1") == ["ejszet"]
    assert t.status("seeliasz") == "used"


def test_derdekea_cancels_an_intervention() -> None:
    t = Table({"support": ["derdekea"], "land": ["muriel"]}, {"hand": ["tajemnica"]}, seat=1)
    t.play("1 play tajemnica muriel", "0 use derdekea tajemnica").pass_all()
    assert not t.has("muriel", "blocked")
    assert t.pile("discard", 1) == ["tajemnica"]
    assert t.status("derdekea") == "used"


def test_derdekea_does_not_cancel_abilities() -> None:
    t = Table({"support": ["derdekea"]}, {"support": ["uwal"]}, seat=1, always=True)
    t.play("1 use uwal")
    assert t.asked() == 0
    assert not t.can("use derdekea")


def test_teliel_weakens_an_enemy_twice() -> None:
    t = Table({"support": ["teliel"]}, {"support": ["pajmon used mute"]})
    t.play("0 use teliel pajmon").pass_all().play("0 use teliel pajmon").pass_all()
    assert (t.level("pajmon"), t.order("pajmon"), t.status("teliel")) == (2, 8, "sacrificed")


def test_peliel_strengthens_the_others_of_his_row() -> None:
    t = Table({"fight": ["peliel up", "muriel up", "cidkiel up"], "land": ["uriel"]}, phase=BATTLE)
    t.play("0 use peliel").pass_all()
    assert (t.total(0), t.level("peliel"), t.level("uriel")) == (6 + 9 + 10, 6, 10)


def test_asaliasz_avoids_one_attack_after_another_for_levels() -> None:
    t = Table({"land": ["asaliasz"]}, {"land": ["pajmon mute", "uwal mute", "ejszet"]}, seat=1)
    t.play("1 attack pajmon asaliasz", "0 use asaliasz").pass_all()
    t.play("1 attack uwal asaliasz", "0 use asaliasz").pass_all()
    assert (t.status("asaliasz"), t.level("asaliasz")) == ("ready", 4)
    assert t.row("land-1") == ["pajmon", "uwal", "ejszet"]


def test_asaliasz_has_no_way_out_of_his_own_attack() -> None:
    t = Table({"land": ["asaliasz", "muriel"]}, {"land": ["uwal mute"]})
    t.play("0 attack asaliasz uwal")
    assert t.can("use muriel")
    assert not t.can("use asaliasz")


def test_barbiel_takes_every_support_from_the_enemies() -> None:
    t = Table({"support": ["barbiel"], "fight": ["wariel up turned"]}, {"fight": ["bylet up turned", "uwal up"]},
              phase=BATTLE)  # fmt: skip
    assert t.totals() == [13, 18]
    t.play("0 use barbiel").pass_all()
    assert t.totals() == [13, 14]


# Powers


def test_muriel_strengthens_one_of_her_side() -> None:
    t = Table({"support": ["muriel"], "land": ["teliel"]}, {"land": ["pajmon used"]})
    assert not t.can("use muriel pajmon")
    t.play("0 use muriel teliel").pass_all()
    assert (t.level("teliel"), t.order("teliel")) == (9, 6)


def test_wariel_draws() -> None:
    t = Table({"support": ["wariel", WATCH], "deck": ["uriel", "teliel", "enael", "rafael"]}, {"land": ["ejszet"]})
    t.play("0 use wariel").pass_all().play("0 use wariel").pass_all()
    assert (t.pile("hand", 0), t.status("wariel")) == (["uriel", "teliel", "enael", "rafael"], "sacrificed")


def test_wariel_is_silent_while_he_supports() -> None:
    t = Table({"fight": ["wariel up turned"], "hand": ["jawna-laska"]}, phase=BATTLE)
    assert t.total(0) == 13
    assert t.can("play jawna-laska")
    assert not t.can("use wariel")


def test_rehael_is_stronger_in_a_duel() -> None:
    t = Table({"land": ["rehael"]}, {"land": ["pajmon mute", "ejszet"]}, seat=1)
    t.play("1 attack pajmon rehael", "0 use rehael").pass_all()
    assert (t.pile("discard", 1), t.level("rehael")) == (["pajmon"], 9)


def test_kamael_leads_the_whole_fight() -> None:
    t = Table({"support": ["kamael"], "fight": ["muriel up", "cidkiel up"], "land": ["uriel"]}, phase=BATTLE)
    t.play("0 use kamael").pass_all()
    assert (t.total(0), t.level("uriel"), t.level("kamael")) == (17, 10, 7)


def test_menadel_calls_an_angel_home_from_the_fight() -> None:
    t = Table({"support": ["menadel"], "fight": ["uriel up"]}, phase=BATTLE)
    t.play("0 use menadel uriel").pass_all().play("shift uriel land")
    assert (t.where("uriel"), t.status("uriel"), t.total(0)) == ("land-0", "used", 0)


def test_menadel_never_moves_himself_or_into_the_fight() -> None:
    t = Table({"support": ["menadel"], "land": ["uriel"]})
    assert not t.can("use menadel menadel")
    t.play("0 use menadel uriel").pass_all()
    assert t.where("uriel") == "support-0"


def test_lehachiasz_guards_the_land_while_he_is_seen() -> None:
    t = Table({"support": ["lehachiasz"], "land": ["teliel"], "fight": ["muriel"]})
    assert t.level("teliel") == 6
    t.play("0 use lehachiasz").pass_all()
    assert (t.level("teliel"), t.level("muriel"), t.level("lehachiasz")) == (8, 7, 9)


def test_lehachiasz_lends_nothing_to_himself_or_when_silenced() -> None:
    t = Table({"land": ["lehachiasz used", "teliel"]}, {"support": ["belfegor"]}, seat=1)
    assert (t.level("lehachiasz"), t.level("teliel")) == (7, 8)
    t.play("1 use belfegor lehachiasz 1").pass_all()
    assert t.level("teliel") == 6


def test_sofia_turns_an_intervention_upon_its_own_side() -> None:
    t = Table({"support": ["sofia"], "land": ["uriel"]}, {"hand": ["tajemnica"], "land": ["pajmon", "ejszet"]}, seat=1)
    t.play("1 play tajemnica uriel", "0 use sofia pajmon").pass_all()
    assert t.has("pajmon", "blocked")
    assert not t.has("uriel", "blocked")
    assert t.status("sofia") == "used"


# Lords


def test_nilajha_puts_an_enemy_one_status_lower() -> None:
    t = Table({"support": ["nilajha"]}, {"support": ["pajmon", "gaap sacrificed"]})
    t.play("0 use nilajha pajmon").pass_all()
    assert t.status("pajmon") == "used"
    t.play("0 use nilajha gaap").pass_all()
    assert t.pile("discard", 1) == ["gaap"]


def test_cidkiel_raises_an_angel_two_steps() -> None:
    t = Table({"support": ["cidkiel"], "land": ["cidkiel", "enael"]})
    t.play("0 use support-0-0 enael").pass_all()
    assert (t.level("enael"), t.order("enael"), t.ring("enael")) == (7, 7, 2)
    assert not t.can("use land-0-0")


def test_harsziel_makes_another_angel_ready() -> None:
    t = Table({"support": ["harsziel", "teliel sacrificed"]}, {"land": ["ejszet"]})
    assert not t.can("use harsziel harsziel 2")
    t.play("0 use harsziel teliel 2").pass_all()
    assert (t.status("teliel"), t.status("harsziel")) == ("ready", "sacrificed")


def test_harsziel_in_the_fight_has_only_his_own_strength() -> None:
    t = Table({"fight": ["harsziel up", "muriel up"]}, phase=BATTLE)
    assert not t.can("use harsziel muriel 2")
    t.play("0 use harsziel 1").pass_all()
    assert (t.total(0), t.status("harsziel")) == (18, "sacrificed")


def test_haszmal_sends_the_young_of_a_row_to_hand() -> None:
    t = Table({"support": ["haszmal"]}, {"land": ["verrier", "nisroch used", "uwal"], "support": ["ejszet"]})
    t.play("0 use haszmal land-1").pass_all()
    assert sorted(t.pile("hand", 1)) == ["nisroch", "verrier"]
    assert (t.row("land-1"), t.row("support-1")) == (["uwal"], ["ejszet"])


def test_omael_calls_an_angel_out_of_the_deck() -> None:
    t = Table({"land": ["omael"], "deck": ["uriel", "jawna-laska"], "only": True}, {"land": ["ejszet"]})
    t.play("0 use omael").pass_all().play("0 summon uriel")
    assert (t.row("land-0"), t.status("uriel"), t.pile("deck", 0)) == (["omael", "uriel"], "ready", ["jawna-laska"])
    assert t.status("omael") == "sacrificed"


def test_fanuel_converts_a_fallen_angel_of_the_third_circle() -> None:
    t = Table({"support": ["fanuel"]}, {"land": ["verrier used", "uwal used"]})
    assert not t.can("use fanuel uwal")
    t.play("0 use fanuel verrier").pass_all()
    assert (t.where("verrier"), t.has("verrier", "changed"), t.row("land-1")) == ("land-0", True, ["uwal"])


def test_fanuel_has_nothing_to_say_to_the_lords_own() -> None:
    t = Table({"support": ["fanuel"]}, {"faction": LORDS, "land": ["enael used", "rakuel"]})
    assert not t.can("use fanuel enael")
    t.play("0 use fanuel rakuel").pass_all()
    assert t.where("rakuel") == "land-1"
    assert t.status("fanuel") == "sacrificed"


# Cherubim


def test_rafael_heals_what_weakens_an_angel() -> None:
    t = Table({"support": ["rafael"], "fight": ["wariel up turned bare mute boost-5 rise-1"]}, phase=BATTLE)
    assert t.total(0) == 1
    t.play("0 use rafael wariel").pass_all()
    assert (t.total(0), t.order("wariel")) == (7 + 6 + 1, POWER)
    assert not t.has("wariel", "mute")


def test_rafael_leaves_strength_and_lasting_loss_as_they_are() -> None:
    t = Table({"support": ["rafael"], "land": ["teliel level-1 boost+2 rise+1"]})
    t.play("0 use rafael teliel").pass_all()
    assert (t.level("teliel"), t.order("teliel")) == (6 - 1 + 2 + 1 + 1, POWER)


def test_gabriel_calls_another_angel_to_the_fight() -> None:
    t = Table({"support": ["gabriel", "wariel"], "fight": ["muriel up"]}, phase=BATTLE)
    assert not t.can("use gabriel gabriel")
    t.play("0 use gabriel wariel").pass_all().play("0 shift wariel fight turned")
    assert (t.total(0), t.status("wariel"), t.where("wariel")) == (7 + 13, "used", "fight-0")


def test_gabriel_brings_one_ready_who_may_take_the_stake() -> None:
    t = Table({"support": ["gabriel", "uriel"]}, phase=BATTLE, stake=["swieta"])
    t.play("0 use gabriel uriel").pass_all().play("0 shift uriel fight", "0 done", "0 claim uriel")
    assert t.people(0) == ["swieta"]


def test_barbelo_sends_the_highest_back_to_hand() -> None:
    t = Table({"support": ["barbelo"]}, {"faction": LORDS, "land": ["uriel used", "cidkiel used"]})
    assert not t.can("use barbelo cidkiel")
    t.play("0 use barbelo uriel").pass_all()
    assert (t.pile("hand", 1), t.row("land-1")) == (["uriel"], ["cidkiel"])


def test_barbelo_strikes_blindly_in_vain() -> None:
    t = Table({"support": ["barbelo"]}, {"land": ["pajmon"]}).play("0 use barbelo pajmon").pass_all()
    assert (t.row("land-1"), t.status("barbelo")) == (["pajmon"], "used")


# Seraphim


def test_uriel_weakens_an_enemy() -> None:
    t = Table({"support": ["uriel"]}, {"support": ["pajmon used"], "land": ["ejszet"]})
    t.play("0 use uriel pajmon").pass_all().play("0 use uriel ejszet").pass_all()
    assert (t.level("pajmon"), t.pile("discard", 1)) == (4, ["ejszet"])


def test_michal_casts_an_enemy_down() -> None:
    t = Table({"support": ["michal"]}, {"faction": LORDS, "land": ["uriel used", "cidkiel used"]})
    assert not t.can("use michal uriel")
    t.play("0 use michal cidkiel").pass_all()
    assert (t.pile("discard", 1), t.status("michal")) == (["cidkiel"], "sacrificed")


def test_metatron_raises_all_the_others() -> None:
    t = Table({"support": ["metatron"], "land": ["enael"], "fight": ["muriel up", "uriel up"]}, phase=BATTLE)
    t.play("0 use metatron").pass_all()
    assert (t.total(0), t.level("enael"), t.level("metatron")) == (9 + 12, 7, 10)
    assert (t.order("enael"), t.order("metatron")) == (POWER, SERAPH)


# Thrones


def test_orifiel_blocks_one_of_the_third_circle() -> None:
    t = Table({"land": ["orifiel"]}, {"land": ["verrier used"], "people": ["wierny"], "support": ["uwal used"]})
    assert not t.can("use orifiel uwal")
    assert not t.can("take orifiel wierny")
    t.play("0 use orifiel verrier").pass_all().play("0 take orifiel wierny").pass_all()
    assert (t.people(0), t.has("verrier", "blocked")) == (["wierny"], True)


def test_zafkiel_calls_a_good_human_to_his_land() -> None:
    t = Table({"support": ["zafkiel"]}, {"people": ["wierny", "oprawca"], "land": ["pajmon"]})
    assert not t.can("use zafkiel oprawca")
    t.play("0 use zafkiel wierny").pass_all()
    assert (t.people(0), t.people(1), t.status("zafkiel")) == (["wierny"], ["oprawca"], "sacrificed")


# The set


def test_there_are_enough_of_every_order_colour_and_edition() -> None:
    assert len(LORDS_ANGELS) >= 42
    assert {kind.level for kind in LORDS_ANGELS} == set(ORDERS)
    colours = [kind.colour for kind in LORDS_ANGELS]
    assert all(9 <= colours.count(colour) <= 12 for colour in (GOLD, RED, BLUE, BLACK))
    assert 1 <= colours.count(WHITE) <= 2
    assert {kind.support for kind in LORDS_ANGELS} == {1, 2, 3, 4, 5, 6}
    assert {kind.copies for kind in LORDS_ANGELS} == {1, 2}
    assert any(kind.female for kind in LORDS_ANGELS)


@pytest.mark.parametrize("key", [kind.key for kind in LORDS_ANGELS])
def test_every_angel_says_something_of_its_own_and_is_tried_here(key: str) -> None:
    texts = [CARDS[other.key].text() for other in LORDS_ANGELS]
    assert texts.count(CARDS[key].text()) == 1
    assert any(name.startswith(f"test_{key}_") for name in globals())
