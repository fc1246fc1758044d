"""Every intervention does what its text says."""

from __future__ import annotations

from typing import Any

from game.aniolowie.cards import CARDS
from game.aniolowie.state import BATTLE, HUMANS
from tests.scenarios.aniolowie.position import Table, card

SPARE = "natchnienie"


def holding(key: str, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Table:
    """Seat 0 holds the intervention and something else to play, so that its part of the phase goes on afterwards."""
    return Table({"hand": [key, SPARE], **mine}, theirs or {}, **more)


# The Lord's


def test_jawna_laska_gives_five_levels() -> None:
    t = holding("jawna-laska", {"land": ["muriel"]}).play("play jawna-laska muriel").pass_all()
    assert t.level("muriel") == 12
    assert t.ring("muriel") == 2
    assert t.pile("discard") == ["jawna-laska"]


def test_zmiana_rol_turns_an_intervention_against_its_player() -> None:
    t = Table({"land": ["muriel"], "hand": ["zmiana-rol"]}, {"land": ["uwal"], "hand": ["wezwanie", SPARE]}, seat=1)
    t.play("1 play wezwanie muriel", "0 play zmiana-rol uwal").pass_all()
    assert t.row("land-0") == ["muriel"]
    assert t.row("land-1") == []
    assert "uwal" in t.pile("hand", 1)


def test_wybrany_gives_three_levels_for_good() -> None:
    t = holding("wybrany", {"land": ["muriel"]}, {"land": ["uwal"], "faction": 1})
    t.play("play wybrany muriel").pass_all()
    assert t.level("muriel") == 10
    assert t.state.boost[t.slot("muriel")] == 0
    assert not t.can("play wybrany uwal")


def test_powrot_aniola_sends_an_enemy_back_to_the_deck() -> None:
    t = holding("powrot-aniola", {}, {"land": ["uwal used boost+6"], "only": True})
    t.play("play powrot-aniola uwal").pass_all()
    assert t.row("land-1") == []
    assert t.pile("deck", 1) == ["uwal"]


def test_sledzenie_lowers_a_status_blindly() -> None:
    t = holding("sledzenie", {}, {"land": ["uwal"]}).play("play sledzenie land-1-0").pass_all()
    assert t.status("uwal") == "used"


def test_wola_nieba_cancels_an_intervention_and_draws() -> None:
    t = Table({"land": ["muriel"], "hand": ["wola-nieba"]}, {"hand": ["gniew", SPARE], "land": ["uwal"]}, seat=1)
    t.play("play gniew muriel", "play wola-nieba gniew").pass_all()
    assert t.level("muriel") == 7
    assert t.pile("discard", 1) == ["gniew"]
    assert len(t.pile("hand")) == 1


def test_swiatlosc_strengthens_the_own_side_of_the_fight() -> None:
    t = holding(
        "swiatlosc", {"fight": ["muriel up", "enael up"], "land": ["rehael"]}, {"fight": ["uwal up"]}, phase=BATTLE
    )
    t.play("play swiatlosc").pass_all()
    assert t.totals() == [18, 7]
    assert t.level("rehael") == 7


def test_wywyzszenie_lifts_one_of_the_lower_rings() -> None:
    t = holding("wywyzszenie", {"land": ["enael", "rafael"]})
    assert not t.can("play wywyzszenie rafael")
    t.play("play wywyzszenie enael").pass_all()
    assert (t.level("enael"), t.ring("enael")) == (10, 1)


def test_straz_strengthens_the_guards_of_the_land_and_draws() -> None:
    t = holding("straz", {"land": ["enael", "muriel"], "support": ["rehael"]}).play("play straz").pass_all()
    assert (t.level("enael"), t.level("muriel"), t.level("rehael")) == (8, 10, 7)
    assert len(t.pile("hand")) == 2


def test_przebaczenie_makes_an_angel_ready_again() -> None:
    t = holding("przebaczenie", {"land": ["muriel sacrificed attacked"]}, {"land": ["uwal"]})
    t.play("play przebaczenie muriel").pass_all()
    assert t.status("muriel") == "ready"
    assert t.can("attack muriel uwal")


def test_nawrocenie_brings_a_good_human_from_a_guarded_land() -> None:
    t = holding("nawrocenie", {}, {"land": ["uwal"], "people": ["wierny", "zbojca"]})
    assert not t.can("play nawrocenie zbojca")
    t.play("play nawrocenie wierny").pass_all()
    assert (t.people(0), t.people(1)) == (["wierny"], ["zbojca"])


def test_sad_discards_who_is_sacrificed() -> None:
    t = holding("sad", {}, {"fight": ["bylet up turned", "uwal up"]}, phase=BATTLE)
    assert t.total(1) == 18
    assert not t.can("play sad uwal")
    t.play("play sad bylet").pass_all()
    assert t.total(1) == 7
    assert t.pile("discard", 1) == ["bylet"]


def test_pokora_humbles_one_of_the_first_ring() -> None:
    t = holding("pokora", {"faction": 0}, {"land": ["rafael used", "muriel used"]})
    assert not t.can("play pokora muriel")
    t.play("play pokora rafael").pass_all()
    assert (t.level("rafael"), t.ring("rafael")) == (4, 3)


def test_pokora_played_blindly_upon_a_lower_ring_does_nothing() -> None:
    t = holding("pokora", {}, {"land": ["uwal"]}).play("play pokora land-1-0").pass_all()
    assert t.level("uwal") == 7


def test_cisza_takes_the_abilities_of_a_row() -> None:
    t = holding("cisza", {}, {"land": ["pajmon", "uwal"], "support": ["gaap"]}).play("play cisza land-1").pass_all()
    assert [t.has(key, "mute") for key in ("pajmon", "uwal", "gaap")] == [True, True, False]


# The Fallen's


def test_rozpusta_keeps_the_wanderer_and_draws() -> None:
    t = holding("rozpusta", {"people": ["wloczykij"], "land": ["uwal"]}, phase=HUMANS)
    assert not t.can("done")
    t.play("play rozpusta wloczykij").pass_all()
    assert not t.can("resolve wloczykij")
    assert len(t.pile("hand")) == 2
    t.play("done")
    assert t.people(0) == ["wloczykij"]


def test_cena_wins_a_duel_and_costs_a_level_for_good() -> None:
    t = holding("cena", {"support": ["uwal"]}, {"support": ["nilajha"]})
    assert not t.can("play cena")
    t.play("attack uwal nilajha", "1 pass", "0 play cena").pass_all()
    assert t.pile("discard", 1) == ["nilajha"]
    assert t.level("uwal") == 11
    assert t.state.lasting[t.slot("uwal")] == -1


def test_tajemnica_blocks_an_angel() -> None:
    t = holding("tajemnica", {"land": ["uwal"]}, {"land": ["muriel"], "people": ["wierny"]})
    assert not t.can("take uwal wierny")
    t.play("play tajemnica muriel").pass_all()
    assert t.can("take uwal wierny")
    assert not t.can("attack uwal muriel")


def test_upadek_makes_an_angel_of_the_lord_fall() -> None:
    t = holding("upadek", {}, {"land": ["enael used", "muriel used"], "support": ["uwal used of0"]})
    assert not t.can("play upadek muriel")
    assert not t.can("play upadek uwal")
    t.play("play upadek enael").pass_all()
    assert t.row("land-0") == ["enael"]
    assert t.has("enael", "changed")
    assert t.can("attack enael muriel")


def test_bluznierstwo_cancels_and_costs_the_others_a_card() -> None:
    t = Table(
        {"land": ["uwal"], "hand": ["bluznierstwo"]},
        {"hand": ["powrot-aniola", "wybrany", SPARE], "land": ["muriel"]},
        seat=1,
    )
    t.play("play powrot-aniola uwal", "play bluznierstwo powrot-aniola").pass_all()
    t.play("1 discard wybrany")
    assert t.row("land-0") == ["uwal"]
    assert t.pile("hand", 1) == [SPARE]


def test_pokusa_brings_a_man() -> None:
    t = holding("pokusa", {}, {"land": ["muriel"], "people": ["swieta", "rycerz"]})
    assert not t.can("play pokusa swieta")
    t.play("play pokusa rycerz").pass_all()
    assert (t.people(0), t.people(1)) == (["rycerz"], ["swieta"])


def test_zaraza_kills_the_weak_only() -> None:
    t = holding("zaraza", {}, {"people": ["prorok", "wierny"]}).play("play zaraza prorok").pass_all()
    assert t.people(1) == ["wierny"]
    assert t.common("grave") == ["prorok"]
    t = holding("zaraza", {}, {"people": ["prorok", "wierny"]}).play("play zaraza wierny").pass_all()
    assert t.level("wierny") == 1


def test_gniew_weakens_an_enemy() -> None:
    t = holding("gniew", {}, {"land": ["muriel", "nameless used"]}).play("play gniew muriel").pass_all()
    assert t.level("muriel") == 3
    t = holding("gniew", {}, {"land": ["muriel", "nameless used"]}).play("play gniew nameless").pass_all()
    assert t.pile("discard", 1) == ["nameless"]


def test_otchlan_swallows_a_fighter_of_the_lower_rings() -> None:
    t = holding("otchlan", {}, {"fight": ["rehael up turned", "rafael up"], "land": ["muriel used"]}, phase=BATTLE)
    assert not t.can("play otchlan rafael")
    assert not t.can("play otchlan muriel")
    t.play("play otchlan rehael").pass_all()
    assert t.total(1) == 9


def test_glod_takes_two_cards_from_every_hand() -> None:
    t = holding("glod", {"faction": 1}, {"hand": ["muriel", "enael", "rehael"]})
    t.play("play glod", "1 discard muriel", "1 discard rehael")
    assert t.pile("hand", 1) == ["enael"]
    assert t.pile("discard", 1) == ["muriel", "rehael"]
    assert t.pile("hand") == [SPARE]


def test_pycha_is_not_for_who_is_sacrificed() -> None:
    """Who lies sideways in the fight is: it would be discarded for its pride."""
    t = holding("pycha", {"fight": ["uwal up", "bylet up turned"]}, phase=BATTLE)
    assert t.can("play pycha uwal")
    assert not t.can("play pycha bylet")


def test_pycha_gives_five_levels_for_a_status() -> None:
    t = holding("pycha", {"fight": ["uwal up", "bylet up turned"]}, phase=BATTLE).play("play pycha uwal").pass_all()
    assert t.total(0) == 23
    assert t.status("uwal") == "sacrificed"


def test_noc_strengthens_the_female_angels() -> None:
    t = holding("noc", {"fight": ["ejszet up", "uwal up"], "land": ["agrat"]}, phase=BATTLE)
    before = t.level("agrat")
    t.play("play noc").pass_all()
    assert (t.level("ejszet"), t.level("uwal"), t.level("agrat")) == (5, 7, before + 2)


def test_popiol_burns_the_top_of_the_deck() -> None:
    t = holding("popiol", {"faction": 1}, {"deck": ["muriel", "enael"]}).play("play popiol").pass_all()
    assert t.pile("discard", 1) == ["muriel", "enael"]
    assert len(t.pile("hand")) == 1


def test_klatwa_takes_support_and_ability() -> None:
    t = holding("klatwa", {}, {"fight": ["rehael up turned", "nilajha up"]}, phase=BATTLE)
    assert t.total(1) == 20
    t.play("play klatwa rehael").pass_all()
    assert t.total(1) == 15
    assert t.has("rehael", "mute")


# For both


def test_wezwanie_recalls_from_the_table_or_from_a_discard_pile() -> None:
    t = holding("wezwanie", {"discard": ["uwal"]}, {"land": ["muriel used"]}).play("play wezwanie muriel").pass_all()
    assert "muriel" in t.pile("hand", 1)
    t = holding("wezwanie", {"discard": ["uwal"]}, {"land": ["muriel used"]}).play("play wezwanie uwal").pass_all()
    assert t.pile("hand") == [SPARE, "uwal"]


def test_zamiana_exchanges_an_angel_for_one_of_the_hand() -> None:
    t = Table({"hand": ["zamiana", "rafael", SPARE], "land": ["muriel used"]}, {})
    t.play("play zamiana muriel", "put rafael")
    assert t.row("land-0") == ["rafael"]
    assert t.status("rafael") == "ready"
    assert t.pile("hand") == [SPARE, "muriel"]


def test_przeszeregowanie_moves_an_angel_to_another_row() -> None:
    t = holding("przeszeregowanie", {"land": ["muriel"]}).play("play przeszeregowanie muriel", "shift muriel support")
    assert t.row("support-0") == ["muriel"]
    assert t.row("land-0") == []


def test_sprzeciw_cancels_an_ability() -> None:
    t = Table({"hand": ["sprzeciw"], "land": ["muriel"]}, {"land": ["gaap", "uwal"]}, seat=1)
    t.play("use uwal", "play sprzeciw uwal").pass_all()
    assert t.level("uwal") == 7
    assert t.status("uwal") == "used"


def test_natchnienie_draws_two_cards() -> None:
    t = Table({"hand": ["natchnienie", "zwiad"], "deck": ["muriel", "enael"]}, {"land": ["uwal"]})
    t.play("play natchnienie").pass_all()
    assert t.pile("hand") == ["zwiad", "muriel", "enael"]


def test_niewola_takes_over_an_angel_of_the_own_faction() -> None:
    t = holding("niewola", {"land": ["muriel"]}, {"faction": 0, "land": ["enael used", "rafael used"]})
    assert not t.can("play niewola rafael")
    t.play("play niewola enael").pass_all()
    assert t.row("land-0") == ["muriel", "enael"]
    assert t.status("enael") == "used"
    assert t.state.owner[t.slot("enael")] == 1


def test_niewola_discards_an_angel_of_the_other_faction() -> None:
    t = holding("niewola", {"land": ["muriel"]}, {"land": ["uwal used"]}).play("play niewola uwal").pass_all()
    assert t.row("land-0") == ["muriel"]
    assert t.pile("discard", 1) == ["uwal"]


def test_zwiad_looks_at_a_row_and_at_the_stake() -> None:
    t = holding("zwiad", {"land": ["muriel"]}, {"land": ["uwal", "gaap"], "support": ["pajmon"]}, stake=["matka"])
    t.play("play zwiad land-1").pass_all()
    assert [event.card for event in t.told("shown")] == [card("uwal"), card("gaap")]
    assert t.state.shown == [1]
    assert len(t.pile("hand")) == 2


def test_ucieczka_ends_a_duel_without_a_loss() -> None:
    t = Table({"support": ["uwal"], "hand": [SPARE]}, {"support": ["enael"], "hand": ["ucieczka"], "faction": 0})
    assert not t.can("play ucieczka")
    t.play("attack uwal enael", "1 play ucieczka").pass_all()
    assert (t.row("support-0"), t.row("support-1")) == (["uwal"], ["enael"])
    assert t.status("enael") == "ready"
    assert len(t.pile("hand", 1)) == 1


def test_pielgrzymka_puts_another_human_at_stake() -> None:
    t = holding("pielgrzymka", {}, stake=["matka"], procession=["wierny", "zbojca"]).play("play pielgrzymka").pass_all()
    assert t.common("stake") == ["matka", "wierny"]
    assert t.common("procession") == ["zbojca"]
    assert len(t.pile("hand")) == 2


def test_zaslona_shields_from_an_ability() -> None:
    t = Table({"hand": ["zaslona"], "land": ["muriel", "enael"]}, {"support": ["bualu"], "hand": [SPARE]}, seat=1)
    t.play("use bualu land-0", "play zaslona enael").pass_all()
    assert t.row("land-0") == ["muriel", "enael"]
    assert t.level("enael") == 7


def test_wypedzenie_sends_a_human_back_to_the_procession() -> None:
    t = holding("wypedzenie", {}, {"people": ["wierny", "human-token level+1"], "land": ["uwal"]}, procession=[])
    t.play("play wypedzenie wierny").pass_all()
    assert t.people(1) == ["human-token"]
    assert t.common("procession") == ["wierny"]


def test_pamiec_regains_an_own_angel() -> None:
    t = holding("pamiec", {"discard": ["muriel"], "deck": ["enael"]}, {"discard": ["uwal"]})
    assert not t.can("play pamiec uwal")
    t.play("play pamiec muriel").pass_all()
    assert t.pile("hand") == [SPARE, "muriel", "enael"]


# Texts


def test_ripostes_say_that_they_are_about_the_duel() -> None:
    assert (
        CARDS["cena"].text()
        == "+5 levels to your angel in the duel until the turn ends. \N{MINUS SIGN}1 level to that card for good."
    )


def test_the_rings_stand_before_an_interventions_text() -> None:
    assert CARDS["wywyzszenie"].text().startswith("II, III: ")
