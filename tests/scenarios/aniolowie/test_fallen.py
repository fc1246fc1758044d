"""The Fallen Angels, one after another: each does what its card says.

Seat 0 plays the Fallen. Penemue waits in its support, so that its part of the phase does not end by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.aniolowie.hierarchy import FALLEN, LORDS, POWER, SERAPH, VIRTUE
from game.aniolowie.sets.fallen import FALLEN_ANGELS
from game.aniolowie.state import BATTLE, DISCARD
from tests.scenarios.aniolowie.position import Table, card


def fallen(own: Mapping[str, Any], enemy: Mapping[str, Any], **told: Any) -> Table:
    """The Fallen against the Lord's Angels."""
    waiting = {"faction": FALLEN} | dict(own) | {"support": ["penemue", *own.get("support", ())]}
    return Table(waiting, {"faction": LORDS} | dict(enemy), **told)


def fight(own: Sequence[str], enemy: Sequence[str], support: Sequence[str] = (), **told: Any) -> Table:
    """In the fight, its angels revealed."""
    return fallen({"fight": own, "support": support}, {"fight": enemy}, phase=BATTLE, **told)


# Angels


def test_ejszet_withers_the_people_that_others_win() -> None:
    table = fight(["ejszet up"], ["rafael up"], stake=["matka", "wierny"])
    table.play("done").pass_all().play("1 done", "1 claim rafael").pass_all()
    assert table.common("grave") == ["matka"]
    assert table.people(1) == ["wierny"]


def test_ejszet_spares_the_people_of_her_own_player() -> None:
    table = fight(["ejszet up", "uwal up"], ["nameless up"], stake=["matka"])
    table.play("done", "1 done", "0 claim ejszet").pass_all()
    assert table.people(0) == ["matka"]


def test_upadly_lets_an_angel_fall_two_steps() -> None:
    table = fallen({"land": ["upadly"]}, {"land": ["rafael"]}).play("use upadly rafael").pass_all()
    assert (table.level("rafael"), table.order("rafael"), table.ring("rafael")) == (7, POWER, 2)
    assert table.status("upadly") == "sacrificed"


def test_ardat_calls_a_female_angel_out_of_the_deck() -> None:
    table = fallen({"land": ["ardat"], "deck": ["naama", "uwal"]}, {}).play("use ardat")
    assert table.can("summon naama")
    assert not table.can("summon uwal")
    table.play("summon naama")
    assert table.row("land-0") == ["ardat", "naama"]
    assert table.status("naama") == "ready"
    assert "naama" not in table.pile("deck")


def test_alukah_pays_with_her_own_level() -> None:
    table = fallen({"land": ["alukah"]}, {"land": ["rafael"]})
    table.play("use alukah rafael").pass_all().play("use alukah rafael").pass_all()
    assert (table.level("alukah"), table.level("rafael")) == (1, 5)
    table.play("use alukah rafael").pass_all()
    assert table.level("rafael") == 3
    assert table.pile("discard") == ["alukah"]


def test_juwart_sees_whom_he_weakens() -> None:
    table = fallen({"land": ["juwart"]}, {"land": ["muriel"]})
    assert not table.knows(0, "muriel")
    table.play("use juwart muriel").pass_all()
    assert table.knows(0, "muriel")
    assert table.status("muriel") == "ready"
    assert table.level("muriel") == 6


def test_kasdeja_buries_two_cards_of_every_opponent() -> None:
    table = fallen({"land": ["kasdeja"]}, {"deck": ["uriel", "rafael", "muriel"]}).play("use kasdeja")
    assert table.pile("discard", 1) == ["uriel", "rafael"]
    assert table.pile("deck", 1)[-1] == "muriel"
    assert table.pile("discard") == []


# Archangels


def test_agrat_weakens_an_enemy() -> None:
    table = fallen({"land": ["agrat"]}, {"land": ["nameless", "muriel"]}).play("use agrat muriel").pass_all()
    assert table.level("muriel") == 4
    assert table.status("agrat") == "sacrificed"


def test_agrat_sends_the_weak_away() -> None:
    table = fallen({"land": ["agrat"]}, {"land": ["nameless"]}).play("use agrat nameless").pass_all()
    assert table.pile("discard", 1) == ["nameless"]


def test_mahalat_strengthens_the_other_women_of_her_row() -> None:
    table = fallen({"land": ["mahalat", "astarte", "uwal"], "support": ["gomory"]}, {}).play("use mahalat")
    assert [table.level(key) for key in ("mahalat", "astarte", "uwal", "gomory")] == [4, 7, 7, 6]


def test_obizut_withers_a_human_for_good() -> None:
    table = fallen({"land": ["obizut"]}, {"people": ["wierny", "matka"]})
    table.play("use obizut wierny")
    assert table.level("wierny") == 2
    table.play("done").pass_all()
    while table.state.phase != DISCARD:
        table.play("done")
    assert table.level("wierny") == 2


def test_obizut_kills_the_weak_with_both_uses() -> None:
    table = fallen({"land": ["obizut"]}, {"people": ["matka"]}).play("use obizut matka", "use obizut matka")
    assert table.common("grave") == ["matka"]
    assert table.status("obizut") == "sacrificed"


def test_gadrel_weakens_the_angel_he_duels_with() -> None:
    table = fallen({"land": ["gadrel"]}, {"land": ["seeliasz mute"]})
    assert not table.can("use gadrel")
    table.play("attack gadrel seeliasz").play("use gadrel").pass_all()
    assert table.told("duel")[0].secret == (4, 3)
    assert table.pile("discard", 1) == ["seeliasz"]
    assert table.status("gadrel") == "sacrificed"


def test_penemue_draws_a_card() -> None:
    table = fallen({"deck": ["uwal", "gaap"]}, {}).play("use penemue")
    assert table.pile("hand") == ["uwal"]
    assert table.status("penemue") == "used"


def test_oliwier_makes_every_opponent_discard() -> None:
    table = fallen({"land": ["oliwier"]}, {"hand": ["muriel", "rafael"]}).play("use oliwier", "1 discard rafael")
    assert table.pile("discard", 1) == ["rafael"]
    assert table.pile("hand") == []


def test_oliwier_draws_when_evil_people_serve_him() -> None:
    table = fallen({"land": ["oliwier"], "people": ["zbojca"], "deck": ["uwal"]}, {"hand": ["muriel"]})
    table.play("use oliwier", "1 discard muriel")
    assert table.pile("discard", 1) == ["muriel"]
    assert table.pile("hand") == ["uwal"]


# Princes


def test_zuhara_strengthens_any_angel() -> None:
    table = fallen({"land": ["zuhara", "uwal"]}, {}).play("use zuhara uwal", "use zuhara zuhara")
    assert (table.level("uwal"), table.level("zuhara")) == (9, 7)
    assert table.status("zuhara") == "sacrificed"


def test_astarte_steals_a_man() -> None:
    table = fallen({"land": ["astarte"]}, {"land": ["muriel mute"], "people": ["wierny", "swieta"]})
    assert not table.can("use astarte swieta")
    table.play("use astarte wierny")
    assert (table.people(0), table.people(1)) == (["wierny"], ["swieta"])
    assert table.status("astarte") == "sacrificed"


def test_nisroch_restores_another_angel() -> None:
    table = fallen({"land": ["nisroch", "bylet sacrificed", "uwal used"]}, {})
    assert not table.can("use nisroch nisroch")
    table.play("use nisroch bylet")
    assert table.status("bylet") == "used"
    assert table.status("nisroch") == "sacrificed"


def test_nisroch_makes_a_used_angel_ready() -> None:
    table = fallen({"land": ["nisroch", "uwal used"]}, {}).play("use nisroch uwal")
    assert table.status("uwal") == "ready"


def test_verrier_becomes_ready_for_another_attack() -> None:
    table = fallen({"land": ["verrier"]}, {"land": ["nameless mute", "enael mute"]})
    table.play("attack verrier nameless").pass_all()
    assert table.pile("discard", 1) == ["nameless"]
    assert not table.can("attack verrier enael")
    table.play("use verrier")
    assert (table.status("verrier"), table.level("verrier")) == ("ready", 4)
    assert table.can("attack verrier enael")


def test_marut_fetches_any_angel() -> None:
    table = fallen({"land": ["marut"], "deck": ["uwal", "lilit"]}, {}).play("use marut", "summon uwal")
    assert table.row("land-0") == ["marut", "uwal"]
    assert table.status("marut") == "sacrificed"


def test_marut_may_leave_the_deck_alone() -> None:
    table = fallen({"land": ["marut"], "deck": ["uwal"]}, {}).play("use marut", "decline")
    assert table.row("land-0") == ["marut"]


def test_mammon_sees_the_stake_and_raises_it() -> None:
    table = fallen({"land": ["mammon"]}, {}, stake=["matka"], procession=["wierny", "oprawca"]).play("use mammon")
    assert table.common("stake") == ["matka", "wierny"]
    assert table.state.shown == [1, 0]
    (looked,) = table.told("looked")
    assert looked.seen_by == (0,)


def test_duma_silences_a_row() -> None:
    table = fallen({"land": ["duma"]}, {"land": ["muriel", "rafael"], "support": ["cidkiel"]})
    table.play("use duma land-1", "1 pass")
    assert table.has("muriel", "mute")
    assert table.has("rafael", "mute")
    assert not table.has("cidkiel", "mute")


def test_duma_makes_an_answer_come_to_nothing() -> None:
    table = fallen({"land": ["duma", "uwal used"]}, {"land": ["muriel used"]})
    table.play("use uwal", "1 use muriel muriel", "0 use duma land-1").pass_all()
    assert table.level("muriel") == 7
    assert table.level("uwal") == 13


# Virtues


def test_gomory_strengthens_a_woman() -> None:
    table = fallen({"land": ["gomory", "uwal"], "support": ["ejszet"]}, {})
    assert not table.can("use gomory uwal")
    table.play("use gomory ejszet", "use gomory gomory")
    assert (table.level("ejszet"), table.level("gomory")) == (6, 9)


def test_onoskelis_sends_a_man_back_to_the_procession() -> None:
    table = fallen({"land": ["onoskelis"]}, {"people": ["matka", "oprawca"]}, procession=["wierny"])
    assert not table.can("use onoskelis matka")
    table.play("use onoskelis oprawca")
    assert table.people(1) == ["matka"]
    assert sorted(table.common("procession")) == ["oprawca", "wierny"]


def test_harut_brings_two_female_angels() -> None:
    table = fallen({"land": ["harut"], "deck": ["uwal", "zuhara", "agrat"]}, {})
    table.play("use harut", "summon zuhara", "summon agrat")
    assert table.row("land-0") == ["harut", "zuhara", "agrat"]
    assert table.status("harut") == "used"
    assert [table.status(key) for key in ("zuhara", "agrat")] == ["ready", "ready"]


def test_belial_cancels_an_ability() -> None:
    table = fallen({"land": ["belial"]}, {"land": ["muriel", "rehael"]})
    assert not table.can("use belial")
    table.play("use penemue", "1 use muriel rehael", "0 use belial muriel").pass_all()
    assert table.level("rehael") == 7
    assert table.status("muriel") == "used"
    assert len(table.pile("hand")) == 1


def test_agares_lets_a_row_fall() -> None:
    table = fallen({"land": ["agares"]}, {"land": ["muriel", "nameless"], "support": ["rafael"]})
    table.play("use agares land-1").pass_all()
    assert (table.level("muriel"), table.order("muriel")) == (6, VIRTUE)
    assert (table.level("nameless"), table.level("rafael")) == (2, 9)


def test_agares_leads_bualu_to_a_victim() -> None:
    table = fallen({"land": ["agares", "bualu"]}, {"land": ["muriel mute", "rafael mute"]})
    table.play("use agares land-1", "use bualu land-1")
    assert table.row("land-1") == ["rafael"]


def test_azazel_strikes_and_returns_to_the_hand() -> None:
    table = fallen({"land": ["azazel"]}, {"land": ["muriel"]}).play("use azazel muriel").pass_all()
    assert table.level("muriel") == 4
    assert table.pile("hand") == ["azazel"]
    assert table.row("land-0") == []


def test_azazel_leaves_a_duel_that_nobody_loses() -> None:
    table = fallen({"land": ["azazel"]}, {"land": ["rafael mute"]})
    table.play("attack azazel rafael", "use azazel rafael").pass_all()
    assert table.row("land-1") == ["rafael"]
    assert table.pile("hand") == ["azazel"]
    assert not table.told("duel")


def test_barbatos_looks_at_a_row() -> None:
    table = fallen({"land": ["barbatos"]}, {"land": ["muriel", "rafael"], "support": ["cidkiel"]})
    table.play("use barbatos land-1").pass_all()
    assert [event.card for event in table.told("shown")] == [card("muriel"), card("rafael")]
    assert table.told("mix"), "then they are mixed (AB11)"
    assert table.status("rafael") == "ready"


# Powers


def test_prozerpina_returns_an_angel_from_the_discard_pile() -> None:
    table = fallen({"land": ["prozerpina"], "discard": ["uwal", "cena"]}, {"discard": ["muriel"]})
    assert not table.can("use prozerpina cena")
    assert not table.can("use prozerpina muriel")
    table.play("use prozerpina uwal")
    assert table.pile("hand") == ["uwal"]
    assert table.pile("discard") == ["cena"]
    assert table.status("prozerpina") == "sacrificed"


def test_gaap_removes_the_third_ring_from_the_fight() -> None:
    table = fight(["gaap up", "zuhara up"], ["nameless up", "enael up", "muriel up"])
    table.play("use gaap").pass_all()
    assert table.row("fight-1") == ["muriel"]
    assert table.row("fight-0") == ["gaap"]
    assert table.status("gaap") == "sacrificed"


def test_bualu_discards_virtues_and_younger() -> None:
    table = fallen({"land": ["bualu"]}, {"land": ["seeliasz", "muriel", "enael mute"], "support": ["nameless"]})
    table.play("use bualu land-1").pass_all()
    assert table.row("land-1") == ["muriel"]
    assert table.row("support-1") == ["nameless"]


def test_uwal_grows_to_thirteen() -> None:
    table = fallen({"land": ["uwal"]}, {}).play("use uwal")
    assert table.level("uwal") == 13
    assert table.order("uwal") == POWER


def test_bylet_strengthens_everybody_in_the_fight() -> None:
    table = fight(["ejszet up", "uwal up"], ["muriel up"], ["bylet"])
    assert table.totals() == [10, 7]
    table.play("use bylet").pass_all()
    assert table.totals() == [12, 7]
    assert table.level("bylet") == 7


def test_bylet_lends_four() -> None:
    assert fight(["bylet up turned"], []).totals() == [11, 0]


def test_karniwean_grows() -> None:
    table = fallen({"land": ["karniwean"], "people": ["matka"]}, {}).play("use karniwean")
    assert table.level("karniwean") == 9


def test_karniwean_grows_more_with_evil_people() -> None:
    table = fallen({"land": ["karniwean"], "people": ["grzesznik"]}, {}).play("use karniwean")
    assert table.level("karniwean") == 12


def test_krokel_sends_a_fighter_of_the_second_ring_home() -> None:
    table = fight(["uwal up"], ["muriel up", "rafael up"], ["krokel"])
    assert not table.can("use krokel rafael")
    table.play("use krokel muriel").pass_all()
    assert table.pile("hand", 1) == ["muriel"]
    assert table.totals() == [7, 9]


def test_krokel_only_looks_at_a_covered_angel_of_another_ring() -> None:
    table = fallen({"land": ["krokel"]}, {"fight": ["rafael"]})
    assert not table.knows(0, "rafael")
    table.play("use krokel rafael").pass_all()
    assert table.row("fight-1") == ["rafael"]
    assert table.knows(0, "rafael")
    assert table.status("krokel") == "sacrificed"


def test_who_is_shielded_is_not_even_looked_at() -> None:
    table = fallen({"land": ["krokel"]}, {"fight": ["rafael"], "support": ["nameless"]})
    table.play("use krokel rafael", "1 use nameless rafael 2").pass_all()
    assert not table.knows(0, "rafael")


def test_abaddon_kills_a_human() -> None:
    table = fallen({"land": ["abaddon"], "people": ["wierny"]}, {"people": ["oprawca", "matka"]})
    assert not table.can("use abaddon wierny")
    table.play("use abaddon oprawca")
    assert table.common("grave") == ["oprawca"]
    assert table.people(1) == ["matka"]


# Lords


def test_lilit_strengthens_other_women_while_she_is_seen() -> None:
    rows = {"land": ["zuhara", "uwal"]}
    assert fallen(rows | {"support": ["lilit"]}, {}).level("zuhara") == 5
    table = fallen(rows | {"support": ["lilit used"]}, {})
    assert [table.level(key) for key in ("zuhara", "uwal", "lilit")] == [6, 7, 8]


def test_lilit_calls_a_woman() -> None:
    table = fallen({"land": ["lilit"], "deck": ["astarte", "uwal"]}, {}).play("use lilit")
    assert not table.can("summon uwal")
    table.play("summon astarte")
    assert table.row("land-0") == ["lilit", "astarte"]
    assert table.level("astarte") == 6


def test_furkalor_kills_all_good_people() -> None:
    table = fallen({"land": ["furkalor"], "people": ["wierny"]}, {"people": ["swieta", "szalenica", "wloczykij"]})
    table.play("use furkalor")
    assert sorted(table.common("grave")) == ["swieta", "wierny"]
    assert (table.people(0), table.people(1)) == ([], ["szalenica", "wloczykij"])
    assert table.status("furkalor") == "sacrificed"


def test_pajmon_strengthens_an_angel_by_four() -> None:
    table = fallen({"land": ["pajmon"]}, {}).play("use pajmon pajmon")
    assert (table.level("pajmon"), table.ring("pajmon"), table.status("pajmon")) == (12, 2, "used")


def test_marocjasz_weakens_an_angel_below_the_first_ring() -> None:
    table = fallen({"land": ["marocjasz"]}, {"land": ["muriel", "rafael known"]})
    assert not table.can("use marocjasz rafael")
    table.play("use marocjasz muriel").pass_all()
    assert table.level("muriel") == 2


def test_belfegor_takes_an_ability() -> None:
    table = fallen({"support": ["belfegor"]}, {"land": ["muriel used"]}).play("use belfegor muriel 1", "1 pass")
    assert table.has("muriel", "mute")
    table.play("done")
    assert not table.can("use muriel")


def test_belfegor_takes_a_support() -> None:
    table = fight(["uwal up"], ["rehael up turned"], ["belfegor used"])
    assert table.totals() == [7, 12]
    table.play("use belfegor rehael 2").pass_all()
    assert table.totals() == [7, 7]
    assert table.status("belfegor") == "sacrificed"


def test_ariel_rescues_an_angel_by_moving_it() -> None:
    table = fallen({"support": ["ariel"], "land": ["zuhara"]}, {})
    table.play("use ariel zuhara", "shift zuhara support")
    assert table.where("zuhara") == "support-0"
    assert table.status("ariel") == "used"


# Cherubim


def test_naama_steals_an_evil_human() -> None:
    table = fallen({"land": ["naama"]}, {"people": ["wierny", "oprawca"]})
    assert not table.can("use naama wierny")
    table.play("use naama oprawca")
    assert (table.people(0), table.people(1)) == (["oprawca"], ["wierny"])


def test_beelzebub_weakens_all_enemies_in_the_fight() -> None:
    table = fight(["beelzebub up"], ["muriel up", "enael up"])
    table.play("use beelzebub").pass_all()
    assert table.totals() == [9, 10]
    assert table.status("beelzebub") == "sacrificed"


def test_astarot_blocks_an_angel_of_the_first_ring() -> None:
    table = fight(["uwal up"], ["rafael up", "muriel up"], ["astarot"])
    assert not table.can("use astarot muriel")
    table.play("use astarot rafael").pass_all()
    assert table.totals() == [7, 7]
    assert table.has("rafael", "blocked")


# Seraphim


def test_lucyfer_makes_a_young_angel_fall() -> None:
    table = fallen({"land": ["lucyfer"]}, {"land": ["enael used", "muriel used"]})
    assert not table.can("use lucyfer muriel")
    table.play("use lucyfer enael").pass_all()
    assert table.where("enael") == "land-0"
    assert table.has("enael", "changed")
    assert table.state.owner[table.slot("enael")] == 1


def test_lewiatan_floods_the_lands() -> None:
    table = fallen({"land": ["lewiatan"]}, {"land": ["muriel", "nameless level-1"], "support": ["rafael"]})
    table.play("use lewiatan").pass_all()
    assert (table.level("muriel"), table.level("rafael"), table.level("lewiatan")) == (5, 9, SERAPH)
    assert table.pile("discard", 1) == ["nameless"]


def test_asmodeusz_withers_every_man_of_the_others() -> None:
    table = fallen({"land": ["asmodeusz"], "people": ["zdrajca"]}, {"people": ["wloczykij", "oprawca", "matka"]})
    table.play("use asmodeusz")
    assert table.common("grave") == ["wloczykij"]
    assert (table.level("oprawca"), table.level("matka"), table.level("zdrajca")) == (2, 2, 2)


def test_every_fallen_angel_has_its_scenario() -> None:
    told = [name for name in globals() if name.startswith("test_")]
    assert [kind.key for kind in FALLEN_ANGELS if not any(name.startswith(f"test_{kind.key}_") for name in told)] == []
