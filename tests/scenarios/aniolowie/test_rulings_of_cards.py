"""The rulings AA14 to AA31 of Aniołowie: set-up, rows, giants, the fight, copies, rings, tolls, hands."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.aniolowie import builds, cards
from game.aniolowie.hierarchy import ARCHANGEL, BOTH, LORDS
from game.aniolowie.kinds import HUMAN_CARD
from game.aniolowie.state import ACTION, BATTLE, CHOOSE, DISCARD, HUMANS, PLAN
from tests.scenarios.aniolowie.position import Table, card, on

WAITING = {"hand": ["rakuel"]}
"""An angel in hand keeps its player from being passed over when the next turn begins."""


def test_AA14_a_summons_fetches_from_a_row_or_a_discard_pile():
    table = Table({"hand": ["wezwanie"], "discard": ["muriel"]}, {"fight": ["uwal"], "discard": ["gaap"]})
    assert table.can("play wezwanie uwal")
    assert table.can("play wezwanie muriel")
    table.play("0 play wezwanie gaap")
    assert "gaap" in table.pile("hand", 1)
    assert table.pile("discard", 1) == []


FOUR = (
    ["matka", "wierny", "oprawca", "grzesznik"],
    ["swieta", "sprawiedliwa", "szalenica", "kusicielka"],
    ["wierny", "pasterz", "zbojca", "zdrajca"],
    ["prorok", "rycerz", "wiedzma", "kaplanka"],
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_AA15_the_procession_has_the_shown_people_and_others_unseen(seats):
    table = Table(*({"brought": FOUR[seat]} for seat in range(seats)), phase=CHOOSE, turn=1)
    table.play(*(f"{seat} offer {FOUR[seat][0]}" for seat in range(seats)))
    walking = table.common("procession") + table.common("stake")
    assert len(walking) == 8
    assert len(table.common("stake")) == 1
    assert {people[0] for people in FOUR[:seats]} <= {*walking}
    assert len(table.state.boxed) == 4 * seats - 8
    assert table.common("offered") == [people[0] for people in FOUR[:seats]]


def test_AA16_the_limit_of_a_row_binds_always_the_one_a_turn_only_in_the_planning():
    deck = ["zuhara", "agrat", "ejszet"]
    full = Table({"land": ["harut", "uwal", "gaap"], "deck": deck}, {}, phase=ACTION).play("0 use harut")
    assert full.row("land-0") == ["harut", "uwal", "gaap"]
    two = Table({"land": ["harut", "uwal"], "deck": deck, "support": ["zuhara"]}, {}).play(
        "0 use harut", "0 summon agrat"
    )
    assert two.row("land-0") == ["harut", "uwal", "agrat"]
    assert two.asked() == 0
    assert not two.state.stack


def test_AA16_the_limit_in_the_fight_is_each_players_own_and_counts_what_is_left_over():
    table = Table(
        {"fight": ["cidkiel"], "support": ["cidkiel used"], "hand": ["muriel", "rakuel", "rehael"]},
        {"fight": ["uwal", "gaap", "bylet"]},
        phase=PLAN,
    )
    table.play("0 place muriel fight", "0 place rakuel fight")
    assert not table.can("place rehael fight")


def test_AA16_a_row_of_four_that_is_no_longer_of_one_colour_stays():
    gold = [kind.key for kind in cards.KINDS if kind.faction == 0 and kind.colour == 0][:4]
    red = next(kind.key for kind in cards.KINDS if kind.faction == 0 and kind.colour == 1)
    table = Table({"land": [*gold[:3], red], "support": ["muriel"]}, {})
    on(table, PLAN)
    assert len(table.row("land-0")) == 4


def test_AA17_a_whole_ring_means_the_own_angels_too():
    table = Table({"fight": ["rakuel"]}, {"fight": ["nisroch", "uwal"], "support": ["gaap", "zuhara"]}, seat=1)
    table.play("1 use gaap")
    assert (table.row("fight-0"), table.row("fight-1")) == ([], ["uwal"])


def test_AA18_a_giant_has_twice_the_level_of_that_moment_and_takes_no_room():
    kasia = {"land": ["muriel boost+2", "rakuel", "rehael"], "people": ["kusicielka"]}
    table = Table(kasia, {"land": ["uwal", "gaap", "bylet"]}, phase=HUMANS)
    table.play("0 resolve kusicielka muriel", "1 pass")
    assert [tuple(giant) for giant in table.state.giants] == [(18, 1, 3)]
    assert len(table.row("land-1")) == 3


def test_AA18_no_ability_meets_a_giant():
    table = Table({"support": ["teliel"]}, {"hand": ["gniew"]}, giants=[(10, 1, 2)])
    assert not any("giant" in option for option in table.options())


def test_AA18_the_ring_of_players_closes_at_the_creator():
    table = Table({"land": ["muriel"]}, {}, phase=HUMANS, seat=1, giants=[(10, 1, 2)])
    table.play("1 done")
    assert [(giant.at, giant.stirred) for giant in table.state.giants] == [(0, 3)]
    on(on(table, PLAN), HUMANS).play("0 done", "1 done", "0 defend muriel").pass_all()
    assert "muriel" in table.pile("discard", 0)


def test_AA18_of_two_giants_the_second_finds_nobody_and_walks_on():
    table = Table({"land": ["muriel"]}, {}, phase=HUMANS, giants=[(10, 0, 2), (20, 0, 2)])
    table.play("0 done", "0 defend muriel").pass_all()
    assert [giant.at for giant in table.state.giants] == [0, 1]


def test_AA18_a_duel_with_a_giant_is_a_duel_like_any_other():
    table = Table({"land": ["rehael", "mehiel"]}, {}, phase=HUMANS, giants=[(8, 0, 2)], always=True)
    table.play("0 done", "0 defend rehael", "1 pass", "0 use rehael").pass_all()
    assert table.state.giants == []
    assert table.status("rehael") == "used"
    other = Table({"land": ["rehael", "mehiel"]}, {}, phase=HUMANS, giants=[(8, 0, 2)], always=True)
    other.play("0 done", "0 defend mehiel", "1 pass")
    assert not other.can("use mehiel"), "there is no angel on the other side"


def test_AA18_what_is_for_an_angel_in_a_duel_does_not_help_a_human():
    gawel = {"people": ["wierny"], "land": ["uwal"], "hand": ["cena", "ucieczka"]}
    table = Table(gawel, {}, phase=HUMANS, giants=[(4, 0, 2)], always=True)
    table.play("0 done", "0 defend wierny", "1 pass")
    assert not table.can("play cena")
    assert not table.can("play ucieczka")


def test_AA19_who_comes_to_the_fight_later_keeps_its_status():
    janek = {"support": ["nameless"], "land": ["muriel"], "hand": ["przeszeregowanie"]}
    table = Table(janek, {"support": ["uwal"]}, phase=BATTLE)
    table.play("0 play przeszeregowanie nameless").pass_all().play("0 shift nameless fight")
    assert table.status("nameless") == "ready up"
    assert table.total(0) == 3
    table.play("0 use nameless nameless 1").pass_all()
    assert (table.status("nameless"), table.total(0)) == ("sacrificed", 5)


def test_AA19_a_shift_before_the_fight_costs_nothing_at_the_reveal():
    janek = {"support": ["nameless", "muriel"], "hand": ["przeszeregowanie"]}
    table = Table(janek, {"support": ["uwal"]})
    table.play("0 play przeszeregowanie nameless").pass_all().play("0 shift nameless fight", "0 done", "1 done")
    assert table.state.phase == BATTLE
    assert table.status("nameless") == "ready up"


@pytest.mark.parametrize(("sign", "status"), [("", "used"), (" used", "sacrificed")])
def test_AA19_support_declared_on_entering_costs_a_use(sign, status):
    janek = {"support": [f"wariel{sign}", "muriel"], "hand": ["przeszeregowanie"]}
    table = Table(janek, {}, phase=BATTLE)
    table.play("0 play przeszeregowanie wariel", "0 shift wariel fight turned")
    assert table.total(0) == 13
    assert table.status("wariel") == status


def test_AA19_a_sacrificed_angel_declares_no_support():
    janek = {"support": ["wariel sacrificed", "muriel"], "hand": ["przeszeregowanie"]}
    table = Table(janek, {}, phase=BATTLE).play("0 play przeszeregowanie wariel")
    assert table.can("shift wariel fight")
    assert not table.can("shift wariel fight turned")


def test_AA19_who_is_exchanged_into_the_fight_is_seen_there():
    table = Table({"fight": ["muriel up"], "hand": ["zamiana", "uriel"]}, {"fight": ["uwal up"]}, phase=BATTLE)
    table.play("0 play zamiana muriel").pass_all().play("0 put uriel")
    assert table.total(0) == 10
    assert table.status("uriel") == "ready up"


def test_AA19_who_is_exchanged_before_the_fight_pays_nothing_to_enter():
    janek = {"fight": ["muriel"], "support": ["teliel"], "hand": ["zamiana", "nameless"]}
    table = Table(janek, {"support": ["uwal"]}).play("0 play zamiana muriel").pass_all().play("0 put nameless")
    assert table.status("nameless") == "ready"
    on(table, BATTLE)
    assert table.status("nameless") == "ready up"


def test_AA16_an_exchange_keeps_four_of_one_colour():
    gold = [kind.key for kind in cards.KINDS if kind.faction == 0 and kind.colour == 0][:5]
    red = next(kind.key for kind in cards.KINDS if kind.faction == 0 and kind.colour == 1)
    table = Table({"land": gold[:4], "hand": ["zamiana", gold[4], red]}, {}).play(f"0 play zamiana {gold[0]}")
    assert table.can(f"put {gold[4]}")
    assert not table.can(f"put {red}")


def test_AA20_only_one_copy_is_ever_open():
    janek = {"support": ["teliel used"], "land": ["teliel"]}
    table = Table(janek, {"support": ["uwal"]})
    assert not table.can("attack land-0-0")
    assert table.can("attack support-0-0 uwal")


def test_AA20_to_show_a_card_to_an_attacker_is_no_reveal():
    table = Table({"support": ["muriel"]}, {"support": ["muriel", "teliel"]})
    table.play("0 attack muriel muriel@1").pass_all()
    assert (table.pile("discard", 0), table.pile("discard", 1)) == (["muriel"], ["muriel"])
    weak = Table({"support": ["teliel"]}, {"support": ["teliel boost+1", "muriel"]})
    weak.play("0 attack teliel teliel@1").pass_all()
    assert weak.pile("discard", 0) == ["teliel"]
    assert weak.status("teliel") == "ready"


def test_AA20_a_copy_that_is_still_covered_stays():
    table = Table(
        {"support": ["teliel used"], "land": ["teliel"]}, {"support": ["teliel"], "hand": ["sledzenie"]}, seat=1
    )
    table.play("1 play sledzenie land-0-0").pass_all()
    assert table.find("teliel") == [table.slot("support-1-0")]


def test_AA20_a_copy_is_not_turned_up_by_its_own_support():
    janek = {"support": ["cidkiel used", "cidkiel"], "hand": ["przeszeregowanie"]}
    table = Table(janek, {}).play("0 play przeszeregowanie support-0-1")
    assert table.can("shift support-0-1 fight")
    assert not table.can("shift support-0-1 fight turned")


def test_AA21_a_blocked_angel_counts_for_nothing_in_the_fight_and_is_discarded():
    table = Table({"fight": ["muriel up", "rakuel up blocked"], **WAITING}, {}, phase=BATTLE, stake=["matka"])
    assert table.total(0) == 7
    table.play("0 done")
    assert table.options() == ["claim muriel stake", "leave"]
    table.play("0 leave")
    assert sorted(table.pile("discard", 0)) == ["muriel", "rakuel"]


def test_AA22_names_that_are_spelt_two_ways_are_one_card_each():
    names = [kind.name.casefold() for kind in cards.KINDS]
    assert all(names.count(name) == 1 for name in ("uwal", "wariel", "nilajha", "rakuel", "cena", "kusicielka"))
    assert not {*names} & {"uval", "warel", "nilajhe", "rakułu", "cene", "kuscielki"}


def test_AA23_choir_and_circle_are_one_ring_for_both_factions():
    assert cards.CARDS["muriel"].line() == "Power (II) · gold"
    assert cards.CARDS["uwal"].line().startswith("Power (II) · ")


def test_AA24_a_ring_is_asked_of_what_can_be_seen():
    table = Table({"support": ["uriel used", "rafael", "muriel used"]}, {"support": ["marocjasz"]}, seat=1)
    assert not table.can("use marocjasz uriel")
    assert table.can("use marocjasz rafael"), "blindly"
    table.play("1 use marocjasz rafael").pass_all()
    assert table.level("rafael") == 9
    assert table.status("marocjasz") == "used"


def test_AA26_a_toll_may_be_paid_to_the_end():
    table = Table({"support": ["nameless"], "land": ["rakuel"]}, {"land": ["uwal"], "support": ["belfegor", "pajmon"]})
    table.play("0 use nameless rakuel 2").pass_all()
    table.play("0 use nameless rakuel 2").pass_all()
    assert (table.level("nameless"), table.status("nameless")) == (1, "ready")
    table.play("0 use rakuel land-1", "1 use belfegor rakuel 1", "0 use nameless rakuel 2")
    assert "nameless" in table.pile("discard", 0)
    table.pass_all()
    assert table.has("uwal", "blocked"), "its last act still happens"


def test_A33_and_AA26_who_waits_covered_in_the_fight_pays_no_toll_either():
    """On the land it may, though a copy lies open: a toll turns nothing up."""
    copy = {"support": ["nameless up"], "land": ["rakuel"]}
    waits = Table({**copy, "fight": ["nameless"]}, {"land": ["uwal"]}, phase=BATTLE)
    assert not waits.can("use fight-0-0 rakuel 2")
    stands = Table({**copy, "land": ["rakuel", "nameless"]}, {"land": ["uwal"]}, phase=BATTLE)
    assert stands.can("use land-0-1 rakuel 2")


def test_AA27_up_to_seven_and_never_more():
    table = Table({"hand": ["muriel"] * 2 + ["rakuel"]}, {"hand": ["uwal", "gaap"], "only": True}, phase=DISCARD)
    on(table, PLAN)
    assert (len(table.pile("hand", 0)), len(table.pile("hand", 1))) == (7, 2)
    many = ["muriel", "rakuel", "rehael", "uriel", "teliel", "enael", "nilajha", "wariel"]
    rich = on(Table({"hand": many}, {"discard": ["uwal"], "only": True}, phase=DISCARD), PLAN)
    assert rich.pile("hand", 0) == many
    assert rich.pile("discard", 1) == ["uwal"], "it is never shuffled again"


def test_AA29_plus_raises_and_minus_lowers():
    table = Table({"support": ["muriel", "teliel"]}, {"support": ["uwal"]})
    table.play("0 use muriel muriel").pass_all().play("0 use teliel uwal").pass_all()
    assert (table.level("muriel"), table.level("uwal")) == (10, 4)


def test_AA30_who_is_of_no_use_to_its_captor_is_discarded():
    table = Table({"hand": ["niewola"]}, {"land": ["uwal used"], "support": ["pajmon"]})
    table.play("0 play niewola uwal").pass_all()
    assert table.pile("discard", 1) == ["uwal"]
    assert table.row("land-0") == []
    mirror = Table({"faction": 0, "hand": ["niewola"]}, {"land": ["muriel used"], "support": ["rakuel"]})
    mirror.play("0 play niewola muriel").pass_all()
    assert mirror.where("muriel") == "land-0"
    assert mirror.status("muriel") == "used"
    on(mirror.play("0 use muriel muriel"), PLAN)
    assert "muriel" in mirror.pile("discard", 1), "to the pile of whom it belongs to"


def test_AA31_forty_one_cards_and_four_people():
    side = Table({"hand": ["muriel"]}, {}).state.sides[0]
    assert len(side.army) == 45
    assert len(side.deck) + len(side.hand) == 41
    assert builds.problems(side.army) == []
    assert any("45" in problem for problem in builds.problems(side.army[1:]))


def test_AA31_one_pair_in_an_order():
    people = [card(key) for key in ("wierny", "swieta", "szalenica", "grzesznik")]
    own = [n for n, kind in enumerate(cards.KINDS) if kind.type != HUMAN_CARD and kind.faction in (LORDS, BOTH)]
    rest = [n for n in own if cards.LEVEL[n] != ARCHANGEL]
    one, other = [n for n in own if cards.LEVEL[n] == ARCHANGEL and cards.KINDS[n].copies == 2][:2]
    assert builds.problems(tuple(sorted([*rest, *people, one, one, other]))) == []
    (problem,) = builds.problems(tuple(sorted([*rest, *people, one, one, other, other])))
    assert "Archangel" in problem
