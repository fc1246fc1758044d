"""The worked examples A26 to A42 of Aniołowie: giants, duels, a whole first turn, the fight, decks and hands."""
# ruff: noqa: N802 - tests are named by the numbers of the examples

import pytest

from game.aniolowie import builds
from game.aniolowie.cards import KINDS
from game.aniolowie.hierarchy import ANGEL, ARCHANGEL, BOTH, CHERUB, FALLEN, LORD, LORDS, POWER, PRINCE, VIRTUE
from game.aniolowie.kinds import ANGEL_CARD, HUMAN_CARD, INTERVENTION_CARD
from game.aniolowie.state import ACTION, BATTLE, CHOOSE, CLAIM, DISCARD, HUMANS, MULLIGAN, PLAN
from tests.scenarios.aniolowie.position import Table, card, of_order


def test_A26_the_way_of_a_giant():
    table = Table({"people": ["kusicielka"], "land": ["rakuel"]}, {"land": ["uwal"]}, phase=HUMANS)
    table.play("0 resolve kusicielka rakuel", "1 pass")
    assert [tuple(giant) for giant in table.state.giants] == [(10, 1, 3)]
    table.play("1 done")
    assert (table.state.phase, table.asked()) == (ACTION, 1), "it rests in the turn of its coming"


@pytest.mark.parametrize(
    ("defender", "dies", "slain"), [("muriel", True, False), ("orifiel", False, True), ("uriel", True, True)]
)
def test_A26_a_giant_duels_once_a_turn(defender, dies, slain):
    table = Table({"land": [defender, "rakuel"]}, {}, phase=HUMANS, giants=[(10, 0, 2)])
    table.play("0 done", f"0 defend {defender}").pass_all()
    assert (defender in table.pile("discard", 0)) == dies
    assert (table.state.giants == []) == slain
    assert table.state.phase != HUMANS, "no second attack in the same turn"


def test_A26_a_human_may_defend_and_an_empty_land_is_left():
    table = Table({"people": ["wierny"]}, {"land": ["uwal"]}, phase=HUMANS, giants=[(10, 0, 2)], stake=["matka"])
    table.play("0 done", "1 done", "0 defend wierny").pass_all()
    assert table.common("grave") == ["wierny"]
    assert table.state.giants[0].at == 0
    while table.state.turn == 3:
        table.play("done")
    while table.state.phase != ACTION:
        table.play("keep" if table.state.phase == DISCARD else "done")
    assert [(giant.at, giant.stirred) for giant in table.state.giants] == [(1, 4)]


def test_A27_a_blind_attack_upon_a_stronger_angel():
    table = Table({"support": ["rehael"]}, {"support": ["uriel", "muriel"]})
    table.play("0 attack rehael uriel", "1 pass", "0 use rehael").pass_all()
    assert table.pile("discard", 0) == ["rehael"]
    assert table.status("uriel") == "ready"
    table = Table({"support": ["rehael"]}, {"support": ["uriel"]}).play("0 attack rehael uriel").pass_all()
    assert table.pile("discard", 0) == ["rehael"]


def test_A28_one_attack_unless_it_is_ready_again():
    gawel = {"support": ["verrier", "uwal"]}
    table = Table({"land": ["nameless", "hanael"]}, gawel, seat=1)
    table.play("1 attack verrier nameless").pass_all()
    assert table.row("land-0") == ["hanael"]
    assert table.status("verrier") == "used"
    assert not table.can("attack verrier")
    assert table.refused("attack verrier hanael").section == "duels"
    assert table.can("attack uwal hanael")
    table.play("1 use verrier").pass_all()
    assert table.status("verrier") == "ready"
    assert table.can("attack verrier hanael")


def test_A29_a_duel_with_two_abilities():
    table = Table({"support": ["uwal", "zuhara"]}, {"support": ["seeliasz", "nameless"]})
    table.play("0 attack uwal seeliasz", "1 use nameless seeliasz 1", "0 pass")
    assert (table.order("seeliasz"), table.level("seeliasz")) == (LORD, 8)
    table.play("1 pass", "0 use uwal", "1 pass")
    assert (table.level("uwal"), table.status("uwal")) == (13, "sacrificed")
    table.play("1 use seeliasz").pass_all()
    assert table.status("seeliasz") == "used"
    assert table.find("uwal") == []
    assert "uwal" in table.pile("deck", 0)
    assert table.told("duel") == []


def test_A30_a_defender_who_did_nothing_is_covered_again():
    table = Table({"support": ["zuhara"]}, {"support": ["muriel"]})
    table.play("0 attack zuhara muriel").pass_all()
    assert table.pile("discard", 0) == ["zuhara"]
    assert table.status("muriel") == "ready"


def test_A31_of_equals_both_go():
    table = Table({"support": ["uwal"]}, {"support": ["muriel"]})
    table.play("0 attack uwal muriel").pass_all()
    assert (table.pile("discard", 0), table.pile("discard", 1)) == (["uwal"], ["muriel"])


def test_A32_a_whole_first_turn():
    tomek = {"faction": FALLEN, "brought": ["matka", "wierny", "oprawca", "grzesznik"],
             "deck": ["furkalor", "pajmon", "bylet", "uwal", "bualu", "ariel", "verrier", "harut", "belfegor", "gaap",
                      "nisroch", "ejszet", "przeszeregowanie", "zuhara", "agrat"]}  # fmt: skip
    lukasz = {
        "brought": ["swieta", "sprawiedliwa", "szalenica", "kusicielka"],
        "deck": ["rakuel", "nameless", "rehael", "nilajha", "jawna-laska", "uriel", "teliel"],
    }
    table = Table(tomek, lukasz, phase=CHOOSE, turn=1)

    table.play("0 offer matka", "1 offer sprawiedliwa")
    assert (len(table.common("procession")), len(table.common("stake"))) == (7, 1)
    assert table.state.boxed == []

    assert table.state.phase == MULLIGAN
    assert (len(table.pile("hand", 0)), len(table.pile("hand", 1))) == (7, 7)
    table.play("0 mulligan")
    assert len(table.pile("hand", 0)) == 7
    assert table.asked() == 1, "once only"
    table.play("1 keep")

    table.deal(0, "harut", "belfegor", "gaap", "nisroch", "ejszet", "przeszeregowanie", "bylet").lay("matka")
    table.play("0 place harut land", "0 place belfegor support")
    table.play("0 place gaap fight", "0 place nisroch fight", "0 place ejszet fight", "0 done")
    assert len(table.pile("hand", 0)) == 2
    table.play("1 place rakuel land", "1 place nameless support")
    table.play("1 place rehael fight turned", "1 place nilajha fight", "1 done")
    assert len(table.pile("hand", 1)) == 3

    assert table.state.phase == HUMANS
    table.play("0 done", "1 done")
    assert table.state.phase == ACTION
    table.play("0 use harut").pass_all().play("0 summon zuhara", "0 summon agrat")
    assert table.row("land-0") == ["harut", "zuhara", "agrat"]
    assert [table.status(key) for key in table.row("land-0")] == ["used", "ready", "ready"]
    table.play("0 done")

    table.play("1 use rakuel land-0", "0 use belfegor rakuel 1", "1 use nameless rakuel 2")
    table.play("0 play przeszeregowanie agrat")
    assert table.stack() == (["przeszeregowanie"], ["rakuel", "belfegor", "nameless"])
    assert (table.level("nameless"), table.status("nameless")) == (2, "ready")
    table.pass_all()
    assert (table.row("land-0"), table.row("support-0")) == (["harut", "zuhara"], ["belfegor", "agrat"])
    assert [table.has(key, "blocked") for key in ("harut", "zuhara", "agrat")] == [True, True, False]
    assert not table.has("rakuel", "mute")
    table.play("1 done")

    assert table.state.phase == BATTLE
    assert table.totals() == [15, 20]
    assert table.status("rehael") == "sacrificed"
    table.play("0 use belfegor rehael 2", "1 pass")
    assert table.totals() == [15, 15]
    assert table.status("belfegor") == "sacrificed"
    table.play("0 done", "1 play jawna-laska rehael").pass_all()
    assert table.totals() == [15, 20]
    table.play("1 done")

    assert (table.state.phase, table.asked()) == (CLAIM, 1)
    assert not table.can("claim rehael")
    table.play("1 claim nilajha").pass_all()
    assert table.common("grave") == ["matka"]
    assert (table.people(0), table.people(1), table.common("stake")) == ([], [], [])

    assert (table.state.phase, table.state.turn, table.asked()) == (DISCARD, 2, 1)
    assert sorted(table.pile("discard", 0)) == ["belfegor", "ejszet", "gaap", "nisroch", "przeszeregowanie"]
    assert sorted(table.pile("discard", 1)) == ["jawna-laska", "nilajha", "rehael"]
    for key, status in {
        "harut": "used",
        "zuhara": "ready",
        "agrat": "ready",
        "rakuel": "used",
        "nameless": "ready",
    }.items():
        assert table.status(key) == status
        assert not table.has(key, "blocked")
    assert table.level("nameless") == 2


def test_A33_a_copy_waits_in_the_fight_and_is_planned_anew():
    ania = {"fight": ["cidkiel"], "hand": ["wezwanie"]}
    table = Table({"support": ["cidkiel used"], "hand": ["rakuel"]}, ania, phase=BATTLE, stake=["matka"])
    assert not table.can("use cidkiel@1")
    table.play("0 done", "1 done")
    assert table.told("fought")[0].data["totals"] == [0, 0]
    assert (table.where("cidkiel@1"), table.status("cidkiel@1")) == ("fight-1", "used down")
    table.play("0 keep", "1 keep", "0 done", "1 turn cidkiel", "1 done")
    assert table.has("cidkiel@1", "turned")
    while table.state.phase != ACTION or table.asked() != 1:
        table.play("done")
    table.play("1 play wezwanie cidkiel@0").pass_all()
    while table.state.turn == 4 and table.state.phase != CLAIM:
        table.play("done")
    assert table.told("fought")[-1].data["totals"] == [0, 8 + KINDS[card("cidkiel")].support]


def test_A34_the_sums_of_a_fight():
    lukasz, tomek = ["muriel turned", "harsziel"], ["ejszet", "bylet turned", "uwal"]
    table = Table({"fight": lukasz}, {"fight": tomek, "support": ["pajmon"]}, seat=1)
    table.play("1 done")
    assert table.state.phase == BATTLE
    assert table.totals() == [16, 21]


def test_A35_an_angel_to_spare_takes_the_stake():
    sylwia = {"fight": ["uriel up turned", "nameless up"], "hand": ["rakuel"]}
    table = Table(sylwia, {"fight": ["uwal up"]}, phase=BATTLE, stake=["wierny"])
    table.play("0 done").play(*(["1 done"] if table.state.phase == BATTLE else []))
    assert not table.can("claim uriel")
    table.play("0 claim nameless").pass_all()
    assert table.people(0) == ["wierny"]
    assert table.common("stake") == []


def test_A36_a_tied_fight_leaves_the_stake():
    radek, kasia = {"fight": ["muriel up"], "hand": ["rakuel"]}, {"fight": ["uwal up"]}
    table = Table(radek, kasia, phase=BATTLE, seat=1, stake=["wierny"])
    table.play("1 done")
    assert table.state.phase == DISCARD
    assert (table.pile("discard", 0), table.pile("discard", 1)) == (["muriel"], ["uwal"])
    while table.state.phase == DISCARD:
        table.play("keep")
    assert len(table.common("stake")) == 2
    assert (table.people(0), table.people(1)) == ([], [])


def test_A37_what_works_in_the_fight():
    janek = {"fight": ["harsziel", "wariel turned"], "support": ["muriel used"], "hand": ["rakuel"]}
    table = Table(janek, {}, stake=["wierny"])
    table.play("0 done")
    assert table.state.phase == BATTLE
    assert table.can("use harsziel 1")
    assert not table.can("use harsziel 2")
    assert not table.can("use wariel")
    assert table.refused("use wariel").section == "statuses"
    table.play("0 use harsziel 1").pass_all()
    assert table.status("harsziel") == "sacrificed"
    table.play("0 done")
    assert table.state.phase == DISCARD, "nobody is left to take the stake"
    assert table.common("stake") == ["wierny"]


def test_A38_a_human_refuses_too_high_an_angel():
    gawel = {"fight": ["verrier up", "uwal up"]}
    table = Table({}, gawel, phase=BATTLE, seat=1, stake=["oprawca", "niedowiarek"])
    table.play("1 done", "1 claim verrier")
    assert table.people(1) == ["oprawca"]
    assert table.common("offered") == ["niedowiarek"], "all have seen it walk back"
    assert "niedowiarek" in table.common("procession") + table.common("stake")


def test_A39_another_players_copy_keeps_it_covered():
    table = Table({"land": ["cidkiel used"]}, {"fight": ["cidkiel", "muriel"]}, phase=ACTION, stake=["matka"])
    table.play("0 done").play(*(["0 done"] if table.asked() == 0 and table.state.phase == BATTLE else []))
    assert table.told("totals")[0].data["totals"] == [0, 7]
    while table.state.turn == 3:
        table.play("leave" if table.state.phase == CLAIM else "done")
    assert table.row("fight-1") == ["cidkiel"]
    assert table.status("cidkiel@1") == "used down"


def test_A40_the_ladder_of_a_deck(monkeypatch):
    """The example has ten different Virtues, more than our set: some that say nothing join it here."""
    virtue = next(kind for kind in KINDS if kind.faction == LORDS and kind.level == VIRTUE)
    more = (*KINDS, *(virtue._replace(key=f"virtue-{n}", name=f"Virtue {n}") for n in range(10)))
    for table, value in (("KINDS", lambda kind: kind), ("LEVEL", lambda kind: kind.level),
                         ("FACTION", lambda kind: kind.faction), ("IS_ANGEL", lambda kind: kind.type == ANGEL_CARD),
                         ("IS_HUMAN", lambda kind: kind.type == HUMAN_CARD)):  # fmt: skip
        monkeypatch.setattr(builds, table, tuple(value(kind) for kind in more))
    keys = [kind.key for kind in more]

    once = {ANGEL: 1, ARCHANGEL: 6, LORD: 3, CHERUB: 1}
    angels = [key for order, n in once.items() for key in of_order(LORDS, order, n)]
    for order in (PRINCE, POWER):
        twice = next(kind.key for kind in KINDS if (kind.faction, kind.level, kind.copies) == (LORDS, order, 2))
        angels += [twice, twice, *of_order(LORDS, order, without=[twice])]
    angels += [kind.key for kind in more if (kind.faction, kind.level) == (LORDS, VIRTUE)][-10:]
    assert len(angels) == 27
    others = [kind.key for kind in KINDS if kind.type == INTERVENTION_CARD and kind.faction in (LORDS, BOTH)][:14]
    people = ["wierny", "swieta", "szalenica", "grzesznik"]
    deck = tuple(sorted(keys.index(key) for key in [*angels, *others, *people]))
    assert len(deck) == 45
    assert builds.problems(deck) == []
    (problem,) = builds.problems(tuple(sorted([*deck, card("orifiel")])))
    assert "Throne" in problem
    assert "Seraph" in problem


def test_A41_one_mulligan_in_the_first_turn():
    first = ["muriel", "rakuel", "rehael", "uriel", "teliel", "enael", "nilajha"]
    table = Table({"hand": first, "faction": LORDS}, {"hand": ["uwal"]}, phase=MULLIGAN, turn=1)
    deck = sorted(table.pile("deck", 0) + first)
    table.play("0 mulligan")
    assert len(table.pile("hand", 0)) == 7
    assert sorted(table.pile("deck", 0) + table.pile("hand", 0)) == deck
    assert sorted(table.pile("hand", 0)) != sorted(first)
    table.play("1 keep")
    assert table.pile("hand", 1) == ["uwal"]
    assert table.state.phase == PLAN
    assert not table.can("mulligan")


@pytest.mark.parametrize(("hand", "half"), [(7, 4), (5, 3), (1, 1)])
def test_A42_half_a_hand_rounded_up(hand, half):
    cards = ["muriel", "rakuel", "rehael", "uriel", "teliel", "enael", "nilajha"][:hand]
    table = Table({"hand": cards}, {}, phase=DISCARD)
    table.play("0 half")
    for key in cards[:half]:
        assert table.state.phase == DISCARD
        table.play(f"0 discard {key}")
    assert table.pile("discard", 0) == cards[:half]
    while table.state.phase == DISCARD:
        table.play("1 keep")
    assert len(table.pile("hand", 0)) == 7
    assert table.pile("hand", 0)[: hand - half] == cards[half:]
