"""The worked examples A1 to A25 of Aniołowie: cards, statuses, answers, people."""
# ruff: noqa: N802 - tests are named by the numbers of the examples

import pytest

from game.aniolowie.cards import COLOUR, KINDS
from game.aniolowie.hierarchy import (
    ANGEL,
    ARCHANGEL,
    CHERUB,
    FALLEN,
    GOLD,
    LORD,
    LORDS,
    POWER,
    PRINCE,
    RED,
    SERAPH,
    THRONE,
    WHITE,
)
from game.aniolowie.state import BATTLE, DISCARD, HUMANS, PLAN
from tests.scenarios.aniolowie.position import Table, card, of_order


def of_colour(colour, n):
    return [kind.key for k, kind in enumerate(KINDS) if kind.faction == LORDS and COLOUR[k] == colour][:n]


def printed(key):
    return KINDS[card(key)].level


def test_A1_an_angel_rises_two_steps_in_the_hierarchy():
    lukasz = {"fight": ["muriel up"], "support": ["nameless"], "hand": ["rakuel"]}
    table = Table(lukasz, {"fight": ["pajmon up"]}, phase=BATTLE, stake=["wierny"])
    assert table.totals() == [7, 8]
    table.play("0 use nameless muriel 1", "1 pass")
    assert (table.level("muriel"), table.order("muriel"), table.ring("muriel")) == (9, CHERUB, 1)
    assert table.totals() == [9, 8]
    assert table.status("nameless") == "sacrificed"
    assert table.where("nameless") == "support-0"
    table.play("0 done", "1 done", "0 leave")
    assert table.state.phase == DISCARD
    assert "nameless" in table.pile("discard", 0)


def test_A2_a_higher_level_is_no_higher_order():
    table = Table({"support": ["rafael"], "hand": ["rakuel"]}, {"support": ["pajmon"]})
    table.play("0 attack rafael pajmon", "1 use pajmon pajmon", "0 pass")
    assert (table.level("pajmon"), table.order("pajmon"), table.ring("pajmon")) == (12, LORD, 2)
    assert table.status("pajmon") == "used"
    table.play("1 pass").pass_all()
    assert table.pile("discard", 0) == ["rafael"]
    assert table.level("pajmon") == 12
    table.play("1 done", "1 done")
    assert table.state.turn == 4
    assert (table.level("pajmon"), table.status("pajmon")) == (8, "used")


def test_A3_the_ladder_ends_and_the_level_does_not():
    table = Table({"land": ["uriel"], "support": ["nameless", "muriel"]}, {})
    table.play("0 use nameless uriel 1")
    assert (table.order("uriel"), table.level("uriel")) == (THRONE, 12)
    (seraph,) = of_order(FALLEN, SERAPH)
    table = Table({}, {"land": [f"{seraph} rise+2"]})
    assert (table.order(seraph), table.level(seraph)) == (SERAPH, 12)


def test_A4_a_whole_ring_leaves_the_fight():
    young = [of_order(LORDS, order)[0] for order in (ANGEL, ARCHANGEL, PRINCE)]
    table = Table({"fight": [*young, "muriel"]}, {"support": ["gaap"]}, seat=1)
    table.play("1 use gaap")
    assert table.row("fight-0") == ["muriel"]
    assert sorted(table.pile("discard", 0)) == sorted(young)
    assert table.status("gaap") == "used"
    table = Table({"fight": [f"{key} up" for key in young]}, {"fight": ["gaap up", "uwal up"]}, phase=BATTLE, first=1)
    table.play("1 use gaap").pass_all()
    assert table.row("fight-0") == []
    assert table.status("gaap") == "sacrificed"


def test_A5_rings_two_and_three():
    janek, gawel = {"land": ["rakuel used", "enael"]}, {"support": ["marocjasz"]}
    table = Table(janek, gawel, seat=1).play("1 use marocjasz rakuel", "0 pass")
    assert table.status("marocjasz") == "used"
    assert table.status("enael") == "ready"
    assert "rakuel" in table.pile("discard", 0)

    boosted = Table(janek, gawel, seat=1).play("1 use marocjasz rakuel", "0 use enael", "1 pass")
    assert boosted.ring("rakuel") == 2
    assert boosted.level("rakuel") == 3
    assert boosted.level("enael") == 8


def test_A6_an_angel_slips_out_of_a_duel():
    table = Table({"support": ["belfegor"]}, {"land": ["hanael"]})
    table.play("0 attack belfegor hanael", "1 use hanael").pass_all()
    assert (table.status("belfegor"), table.status("hanael")) == ("used", "used")
    assert table.told("duel") == []
    assert table.asked() == 0


def test_A7_a_sacrifice_gives_a_human_its_ability_back():
    gawel = {"hand": ["rozpusta"], "people": ["wloczykij"]}
    table = Table(gawel, {"land": ["asmodel"], "support": ["muriel"], "hand": ["rakuel"]})
    table.play("0 play rozpusta wloczykij", "1 pass")
    assert table.has("wloczykij", "hushed")
    table.play("1 use asmodel wloczykij")
    assert not table.has("wloczykij", "hushed")
    assert table.status("asmodel") == "sacrificed"
    table.play("1 done", "1 done")
    assert table.state.turn == 4
    assert "asmodel" in table.pile("discard", 1)


def test_A8_one_angel_cancels_two_interventions_in_a_turn():
    tomek = {"support": ["gaap"], "land": ["bualu sacrificed"], "hand": ["cena", "wezwanie"]}
    table = Table(tomek, {"support": ["uriel", "derdekea"]})
    table.play("0 attack gaap uriel", "1 pass", "0 play cena", "1 use derdekea cena", "0 pass")
    assert table.level("gaap") == 7
    assert table.status("derdekea") == "used"
    table.play("1 pass", "0 pass")
    assert table.pile("discard", 0) == ["cena", "gaap"]
    table.play("0 play wezwanie gaap", "1 use derdekea wezwanie")
    assert table.pile("discard", 0) == ["cena", "gaap", "wezwanie"]
    assert table.status("derdekea") == "sacrificed"
    assert table.stack() == ([], [])


def test_A9_a_blind_sacrifice_may_hit_nobody():
    table = Table({"support": ["muriel", "uriel"]}, {"support": ["bualu"]}, seat=1)
    table.play("1 use bualu support-0").pass_all()
    assert table.row("support-0") == ["muriel", "uriel"]
    assert [table.status(key) for key in ("muriel", "uriel", "bualu")] == ["ready", "ready", "sacrificed"]
    assert not table.knows(1, "muriel")


def test_A10_support_is_added_in_the_fight():
    table = Table({"hand": ["wariel", "natchnienie"]}, {}, phase=PLAN).play("0 place wariel fight turned")
    assert table.status("wariel") == "sacrificed down"
    assert not table.knows(1, "wariel")
    while table.state.phase != BATTLE:
        table.play("done")
    assert table.level("wariel") == 13


def test_A11_all_plan_in_order_and_face_down():
    hands = (["muriel", "rakuel", "rehael"], ["uwal", "gaap"], ["pajmon"])
    table = Table(*({"hand": hand} for hand in hands), phase=PLAN)
    table.play("0 place muriel support", "0 place rakuel land", "0 place rehael fight turned", "0 done")
    table.play("1 place uwal land", "1 place gaap fight", "1 done", "2 place pajmon support", "2 done")
    assert [table.status(key) for key in ("muriel", "rakuel", "uwal", "pajmon")] == ["ready"] * 4
    assert (table.status("rehael"), table.status("gaap")) == ("sacrificed down", "used down"), "fighters: see AB3"


def test_A12_a_defender_who_wins_is_laid_out_anew():
    milosz = {"support": ["rafael", "muriel", "rehael"]}
    table = Table({"support": of_order(FALLEN, POWER)}, milosz)
    (power,) = of_order(FALLEN, POWER)
    table.play(f"0 attack {power} rafael")
    seen = [event for event in table.told("shown") if event.card == card("rafael")]
    assert [event.seen_by for event in seen] == [(0, 1)]
    table.pass_all()
    assert table.pile("discard", 0) == [power]
    assert sorted(table.row("support-1")) == ["muriel", "rafael", "rehael"]
    for key in milosz["support"]:
        assert table.status(key) == "ready"
        assert not table.knows(0, key)
    assert table.told("mix")


def test_A13_one_angel_attacks_and_then_takes_a_human():
    table = Table({"land": ["muriel"], "support": ["nameless"]}, {"land": ["agrat"], "people": ["wierny", "szalenica"]})
    assert not table.can("take muriel wierny")
    table.play("0 attack muriel agrat").pass_all()
    assert table.status("muriel") == "used"
    table.play("0 take muriel szalenica").pass_all()
    assert table.people(0) == ["szalenica"]
    assert table.people(1) == ["wierny"]
    assert table.status("muriel") == "sacrificed"


def test_A14_below_the_lowest_status_is_the_discard_pile():
    table = Table({"hand": ["sledzenie"]}, {"support": ["belfegor sacrificed"]})
    table.play("0 play sledzenie belfegor").pass_all()
    assert table.pile("discard", 1) == ["belfegor"]
    assert table.row("support-1") == []


def test_A15_copies_that_are_forced_open_all_go():
    janek = {"support": ["teliel used"], "land": ["teliel"]}
    michal = {"support": ["teliel"], "hand": ["sledzenie"]}
    table = Table(janek, michal, seat=1)
    assert not table.can("use teliel")
    assert table.refused("use teliel").section == "precedence"
    table.play("1 play sledzenie land-0-0").pass_all()
    assert table.pile("discard", 0) == ["teliel", "teliel"]
    assert table.where("teliel") == "support-1"
    assert table.status("teliel") == "ready"
    table = Table({**janek, "land": ["teliel", "muriel"]}, michal, seat=1).play("1 play sledzenie land-0-0").pass_all()
    table.play("1 use teliel muriel")


def test_A16_who_changes_faction_is_another_card():
    table = Table({"land": ["rakuel used"], "support": ["muriel"]}, {"hand": ["upadek"]}, seat=1)
    table.play("1 play upadek rakuel").pass_all()
    assert table.where("rakuel") == "land-1"
    assert table.has("rakuel", "changed")

    second = Table({"support": ["nameless"]}, {"land": ["nameless used changed of0"]})
    assert second.can("attack nameless")
    second.play("0 use nameless nameless@0 1").pass_all()
    assert second.row("land-1") == ["nameless"]
    assert second.status("nameless@0") == "sacrificed"


def test_A17_a_fourth_angel_of_the_same_colour():
    gold, (red,) = of_colour(GOLD, 4), of_colour(RED, 1)
    throne = next(key for key in of_order(LORDS, THRONE) if KINDS[card(key)].colour == WHITE)
    table = Table({"support": gold[:3], "hand": [gold[3], red, throne]}, {}, phase=PLAN)
    assert table.can(f"place {gold[3]} support")
    assert table.can(f"place {throne} support")
    assert table.refused(f"place {red} support").section == "colours"
    mixed = Table({"support": [*gold[:2], red], "hand": [gold[3], throne]}, {}, phase=PLAN)
    assert mixed.refused(f"place {gold[3]} support").section == "colours"
    assert mixed.refused(f"place {throne} support").section == "colours"
    white = Table({"support": [*gold[:2], throne], "hand": [gold[3], red]}, {}, phase=PLAN)
    assert white.can(f"place {gold[3]} support")
    assert not white.can(f"place {red} support")


def test_A18_only_good_people_die():
    tomek = {"support": ["furkalor", "zuhara"], "people": ["wierny", "szalenica"]}
    table = Table({"people": ["swieta", "wloczykij"]}, tomek, seat=1)
    table.play("1 use furkalor").pass_all()
    assert sorted(table.common("grave")) == ["swieta", "wierny"]
    assert (table.people(0), table.people(1)) == (["wloczykij"], ["szalenica"])
    assert table.status("furkalor") == "sacrificed"


@pytest.mark.parametrize(("people", "works"), [(["wloczykij"], True), ([], False), (["szalenica"], False)])
def test_A19_mother_needs_a_man_beside_her(people, works):
    table = Table({}, {"fight": ["gaap up"], "people": people}, phase=BATTLE, seat=1, stake=["matka"])
    table.play("1 done", "1 claim gaap")
    assert table.people(1) == [*people, "matka", *(["human-token"] if works else [])]


def test_A20_what_a_giant_costs_each_faction():
    kasia = Table({"land": ["muriel", "rakuel"], "people": ["kusicielka"]}, {}, phase=HUMANS)
    kasia.play("0 resolve kusicielka muriel")
    assert kasia.pile("gone", 0) == ["muriel"]
    assert kasia.row("land-0") == ["rakuel"]
    assert (kasia.people(0), kasia.common("grave")) == ([], ["kusicielka"])
    assert [(giant.level, giant.at) for giant in kasia.state.giants] == [(14, 1)]

    radek = Table({}, {"land": ["uwal"], "people": ["kusicielka"]}, phase=HUMANS, seat=1)
    radek.play("1 resolve kusicielka uwal")
    assert radek.row("land-1") == ["uwal"]
    assert (radek.people(1), radek.common("grave")) == ([], ["kusicielka"])
    assert [(giant.level, giant.at) for giant in radek.state.giants] == [(14, 0)]


def test_A21_an_ability_is_too_slow_against_an_intervention():
    gawel = {"support": ["uwal boost+6", "ariel"]}
    table = Table({"hand": ["powrot-aniola"]}, gawel)
    table.play("0 play powrot-aniola uwal", "1 use ariel uwal").pass_all()
    assert table.find("uwal") == []
    assert "uwal" in table.pile("deck", 1)
    assert table.status("ariel") == "used"

    saved = Table({"hand": ["powrot-aniola"]}, {**gawel, "hand": ["zamiana", "bylet"]})
    saved.play("0 play powrot-aniola uwal", "1 play zamiana uwal").pass_all().play("1 put bylet")
    assert "uwal" in saved.pile("hand", 1)
    assert saved.row("support-1") == ["bylet", "ariel"]


def test_A22_four_interventions_from_the_last_to_the_first():
    kasia = {"land": ["muriel"], "hand": ["jawna-laska", "zmiana-rol"]}
    radek = {"fight": ["gaap"], "land": ["agrat"], "hand": ["wezwanie", "przeszeregowanie"]}
    table = Table(kasia, radek)
    table.play("0 play jawna-laska muriel", "1 play wezwanie muriel", "0 play zmiana-rol gaap")
    table.play("1 play przeszeregowanie gaap")
    assert table.stack() == (["jawna-laska", "wezwanie", "zmiana-rol", "przeszeregowanie"], [])
    table.pass_all().play("1 shift gaap land")
    assert table.where("gaap") == "land-1"
    assert (table.where("muriel"), table.level("muriel")) == ("land-0", 12)
    assert sorted(table.pile("discard", 0)) == ["jawna-laska", "zmiana-rol"]
    assert sorted(table.pile("discard", 1)) == ["przeszeregowanie", "wezwanie"]
    assert (table.pile("hand", 0), table.pile("hand", 1)) == ([], [])
    table.play("0 attack muriel agrat").pass_all()
    assert "agrat" in table.pile("discard", 1)


def test_A23_interventions_first_then_abilities():
    princes = of_order(LORDS, PRINCE, 2, without=["enael"])
    gawel = {"support": ["bualu"], "land": ["uwal"], "hand": ["tajemnica"]}
    table = Table({"land": ["enael", *princes], "people": ["wierny"]}, gawel, seat=1)
    table.play("1 use bualu land-0", "0 use enael", "1 play tajemnica enael")
    assert table.stack() == (["tajemnica"], ["bualu", "enael"])
    table.pass_all()
    assert table.row("land-0") == ["enael"]
    assert sorted(table.pile("discard", 0)) == sorted(princes)
    assert table.status("enael") == "used"
    assert table.has("enael", "blocked")
    assert table.status("bualu") == "sacrificed"
    assert table.pile("discard", 1) == ["tajemnica"]
    assert table.can("take uwal wierny")

    spared = Table({"land": ["enael", *princes]}, gawel, seat=1)
    spared.play("1 use bualu land-0", "0 use enael").pass_all()
    assert spared.row("land-0") == ["enael", *princes]


def test_A24_each_play_without_an_answer_is_a_stack_of_its_own():
    bartek = {"fight": ["muriel up", "hanael up"], "hand": ["jawna-laska", "wybrany"]}
    table = Table(bartek, {"fight": ["pajmon up", "uwal up"], "hand": ["wezwanie"]}, phase=BATTLE)
    assert table.totals() == [7 + printed("hanael"), 15]
    table.play("0 play jawna-laska hanael", "1 pass", "0 play wybrany muriel", "1 pass")
    before = table.total(0)
    assert before > 15
    table.play("0 done", "1 play wezwanie muriel").pass_all()
    assert "muriel" in table.pile("hand", 0)
    assert table.total(0) == before - 10
    assert sorted(table.pile("discard", 0)) == ["jawna-laska", "wybrany"]
    assert table.pile("discard", 1) == ["wezwanie"]


def test_A25_the_player_says_which_human_goes_first():
    table = Table({"land": ["muriel", "uriel"], "people": ["grzesznik", "sprawiedliwa"]}, {}, phase=HUMANS)
    assert table.can("resolve grzesznik")
    table.play("0 resolve sprawiedliwa").pass_all()
    assert table.people(0) == ["sprawiedliwa"]
    assert table.row("land-0") == ["muriel", "uriel"]
    assert not table.can("resolve grzesznik")
