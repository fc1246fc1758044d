"""Every human does for either faction what its text says."""

from __future__ import annotations

from typing import Any

import pytest

from game.aniolowie.hierarchy import FALLEN, LORDS
from game.aniolowie.state import BATTLE, CLAIM, HUMANS
from tests.scenarios.aniolowie.position import Table

SPARE = "natchnienie"
GUARDS = {LORDS: ["muriel", "enael"], FALLEN: ["bylet", "nisroch"]}
"""A Power of level 7 and a Prince of level 5."""


def land_of(faction: int, *people: str, **more: Any) -> dict[str, Any]:
    """A land of two guards with these people; the spare card keeps the phase open."""
    return {"faction": faction, "people": people, "land": GUARDS[faction], "hand": [SPARE], **more}


def hearing(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Table:
    return Table(mine, theirs or {}, phase=HUMANS, **more)


def levels(t: Table, faction: int) -> tuple[int, ...]:
    return tuple(t.level(key) for key in GUARDS[faction])


def silent(t: Table, key: str) -> bool:
    return not t.can(f"resolve {key}")


# Good


def test_wierny_strengthens_the_guards_of_the_lord() -> None:
    assert levels(hearing(land_of(LORDS, "wierny")), LORDS) == (8, 6)
    assert levels(hearing(land_of(FALLEN, "wierny")), FALLEN) == (7, 5)


def test_swieta_cannot_be_taken_from_an_open_land() -> None:
    t = Table(land_of(FALLEN), {"faction": LORDS, "people": ["swieta", "wierny"]})
    assert not t.can("take bylet swieta")
    t.play("take bylet wierny").pass_all()
    assert (t.people(0), t.people(1)) == (["wierny"], ["swieta"])


def test_swieta_can_be_taken_without_her_ability() -> None:
    t = Table(land_of(FALLEN), {"faction": LORDS, "people": ["swieta mute"]})
    t.play("take bylet swieta").pass_all()
    assert t.people(0) == ["swieta"]


@pytest.mark.parametrize("faction", [LORDS, FALLEN])
def test_matka_brings_a_child_if_there_is_a_man(faction: int) -> None:
    fighters = {"fight": [f"{GUARDS[faction][0]} up"], "land": []}
    t = Table(land_of(faction, "rycerz", **fighters), stake=["matka"], phase=CLAIM)
    t.play(f"claim {GUARDS[faction][0]}")
    assert t.people(0) == ["rycerz", "matka", "human-token"]
    assert t.level("human-token") == 1
    t = Table(land_of(faction, "wieszczka", **fighters), stake=["matka"], phase=CLAIM)
    t.play(f"claim {GUARDS[faction][0]}")
    assert t.people(0) == ["wieszczka", "matka"]


def test_sprawiedliwa_sends_the_evil_home_before_they_do_harm() -> None:
    t = hearing(land_of(LORDS, "sprawiedliwa", "grzesznik", "wierny"), procession=["matka"])
    t.play("resolve sprawiedliwa").pass_all()
    assert t.people(0) == ["sprawiedliwa", "wierny"]
    assert sorted(t.common("procession")) == ["grzesznik", "matka"]
    assert t.row("land-0") == GUARDS[LORDS]


def test_sprawiedliwa_costs_the_fallen_a_guard() -> None:
    t = hearing(land_of(FALLEN, "sprawiedliwa", "grzesznik")).play("resolve sprawiedliwa").pass_all()
    t.play("pick nisroch")
    assert t.row("land-0") == ["bylet"]


def test_pasterz_shows_the_lord_who_is_at_stake_and_weakens_guards_of_the_fallen() -> None:
    t = hearing(land_of(LORDS, "pasterz"), stake=["matka", "wierny"]).play("resolve pasterz").pass_all()
    assert t.state.shown == [1, 1]
    t = hearing(land_of(FALLEN, "pasterz")).play("resolve pasterz").pass_all()
    assert levels(t, FALLEN) == (6, 4)


def test_prorok_draws_for_the_lord_and_sees_for_the_fallen() -> None:
    t = hearing(land_of(LORDS, "prorok", deck=["rafael"])).play("resolve prorok").pass_all()
    assert t.pile("hand") == [SPARE, "rafael"]
    t = hearing(land_of(FALLEN, "prorok"), {"land": ["muriel"]}).play("resolve prorok").pass_all()
    t.play("pick land-1-0")
    assert t.knows(0, "muriel")


def test_meczennica_dies_for_the_fight_of_the_lord() -> None:
    t = hearing(land_of(LORDS, "meczennica", fight=["rafael", "rehael turned"])).play("resolve meczennica").pass_all()
    assert t.common("grave") == ["meczennica"]
    assert (t.level("rafael"), t.level("rehael"), t.level("muriel")) == (12, 10, 7)
    assert silent(hearing(land_of(FALLEN, "meczennica")), "meczennica")


def test_meczennica_need_not_die() -> None:
    t = hearing(land_of(LORDS, "meczennica", fight=["rafael"])).play("done")
    assert t.people(0) == ["meczennica"]


def test_rycerz_strengthens_the_lesser_fighters_of_the_lord() -> None:
    t = Table(land_of(LORDS, "rycerz", land=[], fight=["enael up", "muriel up"]), {}, phase=BATTLE)
    assert t.total(0) == 13
    t = Table(land_of(FALLEN, "rycerz", land=[], fight=["nisroch up", "bylet up"]), {}, phase=BATTLE)
    assert t.total(0) == 12


def test_rycerz_pursues_the_evil_on_a_land_of_the_fallen() -> None:
    t = hearing(land_of(FALLEN, "rycerz", "grzesznik", "wierny")).play("resolve rycerz").pass_all()
    assert (t.level("grzesznik"), t.level("wierny")) == (2, 3)


# Evil


def test_szalenica_weakens_guards_of_the_lord_only() -> None:
    t = hearing(land_of(LORDS, "szalenica"), {"land": ["uwal"]}).play("resolve szalenica").pass_all()
    assert (*levels(t, LORDS), t.level("uwal")) == (6, 4, 7)
    t = hearing(land_of(FALLEN, "szalenica"), {"land": ["rehael"]}).play("resolve szalenica").pass_all()
    assert (*levels(t, FALLEN), t.level("rehael")) == (7, 5, 6)


def test_kusicielka_makes_a_giant_of_an_angel_who_stays_with_the_fallen() -> None:
    t = hearing(land_of(FALLEN, "kusicielka")).play("resolve kusicielka nisroch").pass_all()
    assert t.state.giants[0][:2] == (10, 1)
    assert (t.people(0), t.row("land-0")) == ([], GUARDS[FALLEN])


def test_kusicielka_costs_the_lord_the_angel_too() -> None:
    t = hearing(land_of(LORDS, "kusicielka")).play("resolve kusicielka muriel").pass_all()
    assert t.state.giants[0][:2] == (14, 1)
    assert (t.people(0), t.row("land-0"), t.pile("gone")) == ([], ["enael"], ["muriel"])


def test_grzesznik_weakens_the_guards_of_the_lord() -> None:
    t = hearing(land_of(LORDS, "grzesznik"))
    assert not t.can("done")
    t.play("resolve grzesznik").pass_all()
    assert levels(t, LORDS) == (5, 3)
    assert silent(hearing(land_of(FALLEN, "grzesznik")), "grzesznik")


def test_oprawca_torments_the_good_or_strengthens_the_guards_of_the_fallen() -> None:
    t = hearing(land_of(LORDS, "oprawca", "meczennica", "wierny", "zbojca")).play("resolve oprawca").pass_all()
    assert t.people(0) == ["oprawca", "wierny", "zbojca"]
    assert (t.level("wierny"), t.level("zbojca")) == (2, 3)
    assert levels(hearing(land_of(FALLEN, "oprawca")), FALLEN) == (8, 6)
    assert levels(hearing(land_of(LORDS, "oprawca")), LORDS) == (7, 5)


def test_wiedzma_weakens_an_enemy_of_the_fallen() -> None:
    t = hearing(land_of(FALLEN, "wiedzma"), {"fight": ["rehael"]}).play("resolve wiedzma").pass_all()
    t.play("pick fight-1-0")
    assert t.level("rehael") == 6
    assert silent(hearing(land_of(LORDS, "wiedzma")), "wiedzma")


def test_zdrajca_leaves_the_lord_and_harms_who_fights_the_fallen() -> None:
    t = hearing(land_of(LORDS, "zdrajca"), land_of(FALLEN, hand=[])).play("resolve zdrajca").pass_all()
    t.play("0 discard natchnienie")
    assert (t.people(0), t.people(1)) == ([], ["zdrajca"])
    assert silent(hearing(land_of(FALLEN, "zdrajca")), "zdrajca")


def test_zbojca_robs_the_decks_of_the_others() -> None:
    t = hearing(land_of(FALLEN, "zbojca"), {"deck": ["rafael"]}).play("resolve zbojca").pass_all()
    assert t.pile("discard", 1) == ["rafael"]
    assert silent(hearing(land_of(LORDS, "zbojca")), "zbojca")


def test_kaplanka_strengthens_the_female_angels_of_the_fallen() -> None:
    t = Table(land_of(FALLEN, "kaplanka", fight=["ejszet up"]), {}, phase=BATTLE)
    assert (t.level("ejszet"), t.level("bylet")) == (4, 7)
    t = Table(land_of(LORDS, "kaplanka", support=["derdekea used"]), {})
    assert t.level("derdekea") == 6


# Neutral


@pytest.mark.parametrize("faction", [LORDS, FALLEN])
def test_wloczykij_walks_on_to_the_next_land(faction: int) -> None:
    t = Table(land_of(faction, "wloczykij"), land_of(1 - faction), {}, phase=HUMANS)
    t.play("resolve wloczykij").pass_all()
    assert (t.people(0), t.people(1)) == ([], ["wloczykij"])


def test_niedowiarek_joins_only_a_humble_angel() -> None:
    t = Table({"faction": LORDS, "fight": ["enael up", "hanael up"]}, {}, stake=["niedowiarek"], phase=CLAIM)
    assert t.order("hanael") == 4
    assert t.play("claim hanael").people(0) == ["niedowiarek"]
    t = Table({"faction": LORDS, "fight": ["enael up", "hanael up"]}, {}, stake=["niedowiarek"], phase=CLAIM)
    t.play("claim enael")
    assert (t.people(0), t.common("offered")) == ([], ["niedowiarek"])


def test_niedowiarek_makes_another_human_doubt() -> None:
    t = hearing(land_of(LORDS, "niedowiarek"), land_of(FALLEN, "oprawca"))
    t.play("resolve niedowiarek").pass_all().play("pick oprawca")
    assert levels(t, FALLEN) == (7, 5)


def test_wieszczka_looks_at_an_enemy() -> None:
    t = hearing(land_of(LORDS, "wieszczka"), {"fight": ["uwal"]}).play("resolve wieszczka").pass_all()
    t.play("pick fight-1-0")
    assert t.knows(0, "uwal")


def test_przekupka_brings_two_cards() -> None:
    t = Table(land_of(LORDS, deck=["rafael", "rehael"]), {"faction": FALLEN, "people": ["przekupka"]})
    t.play("take muriel przekupka").pass_all()
    assert t.people(0) == ["przekupka"]
    assert t.pile("hand") == [SPARE, "rafael", "rehael"]
