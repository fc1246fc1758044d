"""AB3, AB8, AB9, AB10 and AB15: fighters are used when they are planned, who may take the stake, how one enters the
fight later, covered twins, and the fight as one common row."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import pytest

from game.aniolowie import RULES
from game.aniolowie.state import ACTION, BATTLE, CLAIM, DISCARD, HUMANS, PLAN
from game.core.contract import HIDDEN
from tests.scenarios.aniolowie.position import Table, on

WAITING = {"hand": ["nitael"]}
SPARE = "natchnienie"
"""Who holds this can always do something, so that nobody is passed over."""

# Planning costs a use


def test_AB3_a_planned_fighter_is_used_and_one_turned_for_support_sacrificed():
    table = Table({"hand": ["muriel", "wariel", "teliel", "hanael"]}, {}, phase=PLAN)
    table.play("0 place muriel fight", "0 place wariel fight turned", "0 place teliel land", "0 place hanael support")
    assert (table.status("muriel"), table.status("wariel")) == ("used down", "sacrificed down")
    assert (table.status("teliel"), table.status("hanael")) == ("ready", "ready"), "elsewhere they are ready"
    on(table, BATTLE)
    assert (table.status("muriel"), table.status("wariel")) == ("used", "sacrificed"), "to reveal costs nothing more"
    assert table.total(0) == 7 + 7 + 6


def test_AB3_a_lowered_fighter_is_turned_up():
    table = Table({"hand": ["sledzenie", SPARE]}, {"fight": ["uwal", "gaap"], "hand": [SPARE]})
    table.play("0 play sledzenie uwal").pass_all()
    assert (table.status("uwal"), table.status("gaap")) == ("sacrificed", "used down")
    assert on(table, BATTLE).total(1) == 14, "it fights on"


def test_AB3_who_lies_turned_and_is_lowered_is_discarded():
    table = Table({"hand": ["sledzenie"]}, {"fight": ["bylet turned", "gaap"]})
    table.play("0 play sledzenie bylet").pass_all()
    assert table.pile("discard", 1) == ["bylet"]


def test_AB3_a_lowered_copy_meets_its_open_twin():
    """L262: both go."""
    table = Table({"hand": ["sledzenie"]}, {"fight": ["barbatos"], "land": ["barbatos used"]})
    table.play("0 play sledzenie fight-1-0").pass_all()
    assert table.pile("discard", 1) == ["barbatos", "barbatos"]


def test_AB3_a_covered_fighter_is_not_open_for_its_twin():
    table = Table({"fight": ["teliel"], "support": ["teliel"]}, {"support": ["uwal"]})
    assert table.can("use support-0-0 uwal")


def test_AB3_who_leaves_the_fight_for_another_row_lies_open_there():
    table = Table({"fight": ["muriel"], "hand": ["przeszeregowanie"]}, {}).play("0 play przeszeregowanie muriel")
    table.pass_all().play("0 shift muriel land")
    assert (table.status("muriel"), table.where("muriel")) == ("used", "land-0")


def test_AB3_who_leaves_the_fight_beside_an_open_twin_goes_with_it():
    first = {"fight": ["teliel"], "support": ["teliel used"], "hand": ["przeszeregowanie"]}
    table = Table(first, {}).play("0 play przeszeregowanie fight-0-0").pass_all().play("0 shift fight-0-0 land")
    assert sorted(table.pile("discard", 0)) == ["przeszeregowanie", "teliel", "teliel"]


def test_AB3_one_that_is_restored_before_the_reveal_is_revealed_ready():
    table = (
        Table({"fight": ["muriel"], "support": ["harsziel"], "hand": [SPARE]}, {})
        .play("0 use harsziel muriel 2")
        .pass_all()
    )
    assert table.status("muriel") == "ready"
    on(table, BATTLE)
    assert table.status("muriel") == "ready up"


def test_AB3_a_copy_that_stays_covered_is_kept_even_if_turned_and_planned_afresh():
    """L511 to L513."""
    ania = {"fight": ["cidkiel turned", "muriel"], **WAITING}
    table = Table(ania, {"faction": 0, "support": ["cidkiel used"], "hand": ["rakuel"]}, stake=["matka"])
    on(table, BATTLE)
    assert table.total(0) == 7
    on(table, PLAN)
    assert (table.row("fight-0"), table.status("fight-0-0")) == (["cidkiel"], "used down")
    assert not table.has("fight-0-0", "turned")
    table.play("0 turn fight-0-0") if table.asked() == 0 else table.play("1 done", "0 turn fight-0-0")
    assert table.status("fight-0-0") == "sacrificed down"
    assert not table.can("turn fight-0-0")


def test_AB3_marks_of_a_covered_fighter_are_seen_but_not_its_face():
    table = Table({"fight": ["muriel", "wariel turned"]}, {}, phase=HUMANS)
    view = RULES.view(table.state, 1)
    assert [view.kind[table.slot(name)] for name in ("fight-0-0", "fight-0-1")] == [HIDDEN, HIDDEN]
    signs = {thing.id: thing.marks for thing in RULES.table(view)}
    assert "used" in signs["fight-0-0"]
    assert "turned" in signs["fight-0-1"]


# Who may take the stake


def test_AB8_who_declared_support_takes_no_stake_even_if_restored():
    first = {"fight": ["wariel turned", "muriel"], "support": ["harsziel"], **WAITING}
    table = Table(first, {}, stake=["matka"]).play("0 use harsziel wariel 2").pass_all()
    on(table, BATTLE)
    assert (table.status("wariel"), table.total(0)) == ("ready up", 20), "the support stays declared"
    assert not table.can("use wariel"), "and who declared it does not act"
    on(table, CLAIM)
    assert table.options() == ["claim muriel stake", "leave"]


def test_AB8_who_went_lower_for_an_ability_takes_no_stake_even_if_restored():
    first = {"fight": ["muriel up", "harsziel up ready", "rehael up"], **WAITING}
    table = Table(first, {}, phase=BATTLE, stake=["matka"]).play("0 use muriel rehael").pass_all()
    table.play("0 use harsziel muriel 2").pass_all()
    assert table.status("muriel") == "ready up"
    table.play("0 done")
    assert table.options() == ["claim rehael stake", "leave"]


def test_AB8_who_was_used_in_this_fight_and_moved_in_takes_no_stake():
    first = {"fight": ["rehael up"], "support": ["muriel", "gabriel"], **WAITING}
    table = Table(first, {}, phase=BATTLE, stake=["matka"]).play("0 use muriel rehael").pass_all()
    table.play("0 use gabriel muriel").pass_all().play("0 shift muriel fight")
    table.play("0 done")
    assert table.options() == ["claim rehael stake", "leave"]


def test_AB8_a_use_before_the_fight_is_no_hindrance():
    first = {"support": ["muriel used", "gabriel"], **WAITING}
    table = Table(first, {}, phase=BATTLE, stake=["matka"])
    table.play("0 use gabriel muriel").pass_all().play("0 shift muriel fight", "0 done")
    assert table.can("claim muriel")


def test_AB8_next_turn_nothing_of_it_is_left():
    first = {"support": ["muriel", "teliel"], **WAITING}
    table = Table(first, {"fight": ["uwal up"]}, phase=BATTLE, stake=["matka"])
    table.play("0 use muriel teliel").pass_all()
    assert table.has("muriel", "tired")
    on(table, DISCARD)
    assert not table.has("muriel", "tired")


# Entering the fight later


def test_AB9_a_move_to_the_fight_may_declare_support_for_a_use():
    first = {"land": ["wariel"], "hand": ["przeszeregowanie", SPARE]}
    table = Table(first, {}).play("0 play przeszeregowanie wariel").pass_all()
    assert {"shift wariel fight-0", "shift wariel fight-0 turned"} <= set(table.options())
    table.play("0 shift wariel fight turned")
    assert (table.status("wariel"), table.has("wariel", "turned")) == ("used", True), "the use turns it up"
    on(table, BATTLE)
    assert table.total(0) == 13
    assert not table.can("use wariel")


def test_AB9_who_enters_without_support_pays_nothing():
    first = {"land": ["wariel"], "hand": ["przeszeregowanie", SPARE]}
    table = Table(first, {}).play("0 play przeszeregowanie wariel").pass_all().play("0 shift wariel fight")
    assert table.status("wariel") == "ready"
    on(table, BATTLE)
    assert table.status("wariel") == "ready up"
    assert table.can("use wariel")


def test_AB9_a_summoned_angel_may_declare_its_support():
    first = {"fight": ["harut up"], "deck": ["zuhara", "agrat"], "hand": [SPARE]}
    table = Table(first, {}, phase=BATTLE).play("0 use harut").pass_all()
    table.play("0 summon zuhara turned")
    assert (table.status("zuhara"), table.has("zuhara", "turned")) == ("used", True)
    assert table.total(0) == 6 + 5 + 3
    table.play("0 summon agrat")
    assert (table.status("agrat"), table.total(0)) == ("ready up", 14 + 4)


def test_AB9_a_swapped_angel_may_declare_its_support():
    first = {"fight": ["muriel up"], "hand": ["zamiana", "wariel", SPARE]}
    table = Table(first, {}, phase=BATTLE).play("0 play zamiana muriel").pass_all()
    table.play("0 put wariel turned")
    assert (table.status("wariel"), table.total(0)) == ("used", 13)
    before = (
        Table({"fight": ["muriel"], "hand": ["zamiana", "wariel", SPARE]}, {}).play("0 play zamiana muriel").pass_all()
    )
    before.play("0 put wariel turned")
    assert before.status("wariel") == "used", "before the fight too, the use turns it up"


def test_AB9_not_for_a_sacrificed_angel_nor_beside_an_open_twin():
    first = {"support": ["wariel sacrificed"], "land": ["teliel", "teliel used"], "hand": ["przeszeregowanie"] * 2}
    table = Table(first, {}).play("0 play przeszeregowanie wariel").pass_all()
    assert not table.can("shift wariel fight turned")
    table.play("0 shift wariel land").play("0 play przeszeregowanie land-0-0").pass_all()
    assert table.can("shift land-0-0 fight")
    assert not table.can("shift land-0-0 fight turned")
    harut = {"fight": ["harut up"], "land": ["zuhara used"], "deck": ["zuhara"]}
    called = Table(harut, {}, phase=BATTLE).play("0 use harut").pass_all()
    assert called.can("summon zuhara")
    assert not called.can("summon zuhara turned")


def test_AB9_one_may_swap_an_angel_for_its_own_twin():
    first = {"fight": ["teliel up"], "hand": ["zamiana", "teliel", SPARE]}
    table = Table(first, {}, phase=BATTLE).play("0 play zamiana fight-0-0").pass_all()
    table.play("0 put teliel turned")
    assert (table.status("fight-0-0"), table.total(0)) == ("used", 9)


# Covered twins


def twins(**more):
    """Seat 0 has a covered Cidkiel in the fight; that of seat 1 lies open in support."""
    first = {"fight": ["cidkiel", "muriel"], **WAITING}
    second = {"faction": 0, "support": ["cidkiel used"], "hand": ["rakuel"], "fight": ["hanael"]}
    return Table(first | more, second, stake=["matka"])


def test_AB10_when_the_open_twin_leaves_the_covered_one_may_be_revealed_at_once():
    table = on(twins(hand=["wezwanie"]), BATTLE)
    assert table.status("fight-0-0") == "used down"
    table.play("0 play wezwanie support-1-0").pass_all()
    assert (table.asked(), table.options()) == (0, ["decline", "reveal cidkiel"])
    table.play("0 reveal cidkiel")
    assert (table.status("fight-0-0"), table.total(0)) == ("used", 15)
    assert table.asked() == 0, "it goes on where it was, and nobody answers that"


def test_AB10_declared_support_counts_from_then_on():
    table = on(twins(fight=["cidkiel turned"], hand=["wezwanie", SPARE]), BATTLE)
    table.play("0 play wezwanie support-1-0").pass_all().play("0 reveal cidkiel")
    assert (table.status("fight-0-0"), table.total(0)) == ("sacrificed", 11)


def test_AB10_one_that_could_be_revealed_and_was_not_is_discarded():
    table = on(twins(hand=["wezwanie"]), BATTLE)
    table.play("0 play wezwanie support-1-0").pass_all().play("0 decline")
    assert (table.status("fight-0-0"), table.total(0)) == ("used down", 7)
    on(table, DISCARD)
    assert sorted(table.pile("discard", 0)) == ["cidkiel", "muriel", "wezwanie"]


def test_AB10_the_first_reveal_shuts_out_the_others():
    third = {"faction": 0, "fight": ["cidkiel"], "hand": ["rakuel"]}
    first = {"faction": 0, "fight": ["cidkiel"], "hand": ["wezwanie"]}
    table = Table(first, {"faction": 0, "support": ["cidkiel used"]}, third, stake=["matka"])
    on(table, BATTLE)
    table.play("0 play wezwanie support-1-0").pass_all()
    assert table.asked() == 0
    table.play("0 reveal cidkiel@0")
    assert table.asked() != 2 or not table.can("reveal cidkiel@2")
    assert table.totals() == [8, 0, 0]
    on(table, DISCARD)
    assert table.row("fight-2") == ["cidkiel"], "who was shut out is kept"


def test_AB10_they_are_asked_in_turn_order():
    third = {"faction": 0, "fight": ["cidkiel"], "hand": ["rakuel"]}
    first = {"faction": 0, "fight": ["cidkiel"], "hand": ["wezwanie"]}
    table = Table(first, {"faction": 0, "support": ["cidkiel used"]}, third, stake=["matka"], first=0)
    on(table, BATTLE)
    table.play("0 play wezwanie support-1-0").pass_all()
    table.play("0 decline")
    assert table.asked() == 2
    table.play("2 reveal cidkiel@2")
    assert table.totals() == [0, 0, 8]


def test_AB10_a_twin_that_is_covered_again_counts_like_one_that_left():
    second = {"faction": 0, "support": ["cidkiel used", "harsziel"], "hand": ["rakuel"]}
    table = Table({"fight": ["cidkiel"], **WAITING}, second, stake=["matka"])
    on(table, BATTLE)
    while table.asked() != 1:
        table.play("done")
    table.play("1 use harsziel support-1-0 2").pass_all()
    assert (table.asked(), table.options()) == (0, ["decline", "reveal cidkiel"])


def test_AB10_AB14_a_blocked_twin_is_as_if_gone_until_the_turn_ends():
    """The covered one may be revealed beside it; when the block ends, both lie open and both are discarded."""
    second = {"faction": 0, "support": ["cidkiel used", "hanael"], "hand": ["rakuel"]}
    table = Table({"fight": ["cidkiel"], "hand": ["natchnienie"], "support": ["rakuel"]}, second, stake=["matka"])
    on(table, BATTLE)
    table.play("0 use rakuel support-1").pass_all()
    table.play("0 reveal fight-0-0")
    assert table.total(0) == 8
    on(table, DISCARD)
    assert ("cidkiel" in table.pile("discard", 0), "cidkiel" in table.pile("discard", 1)) == (True, True)


def test_AB3_AB5_who_leaves_the_fight_loses_what_was_done_to_it_but_not_its_status():
    first = {"fight": ["muriel boost+3 level+2 bare"], "hand": ["przeszeregowanie"]}
    table = Table(first, {}).play("0 play przeszeregowanie muriel").pass_all().play("0 shift muriel land")
    assert (table.level("muriel"), table.status("muriel"), table.has("muriel", "bare")) == (7, "used", False)


def test_AB5_AB8_declared_support_stays_with_a_captured_fighter():
    """It still lies turned in the one common row; its new player can't take the stake with it."""
    first = {"faction": 0, "hand": ["niewola", "natchnienie"], "fight": ["muriel up"]}
    table = Table(first, {"faction": 0, "fight": ["wariel up turned"]}, phase=BATTLE, stake=["matka"])
    table.play("0 play niewola wariel").pass_all()
    assert (table.where("wariel"), table.total(0)) == ("fight-0", 20)
    table.play("0 done")
    assert table.options() == ["claim muriel stake", "leave"]


# One common row


def test_AB15_what_reaches_the_fight_reaches_the_own_fighters_too():
    first = {"fight": ["gaap up", "nisroch up", "ejszet up"]}
    table = Table(first, {"fight": ["hanael up", "muriel up"]}, phase=BATTLE).play("0 use gaap").pass_all()
    assert sorted(table.pile("discard", 0)) == ["ejszet", "nisroch"]
    assert table.pile("discard", 1) == ["hanael"]


def test_AB15_who_names_the_fight_meets_all_enemies_there_but_not_the_own():
    seats = {"fight": ["rakuel up", "muriel up"]}, {"fight": ["uwal up"]}, {"fight": ["gaap up", "bylet up"]}
    table = Table(*seats, phase=BATTLE).play("0 use rakuel fight-1").pass_all()
    assert [table.has(key, "blocked") for key in ("muriel", "uwal", "gaap", "bylet")] == [False, True, True, True]
    assert table.totals() == [12, 0, 0]


def test_AB15_the_text_says_enemy():
    assert "every enemy angel in one row" in RULES.cards()["rakuel"].text()


@pytest.mark.parametrize("seats", [2, 3])
def test_AB15_places_in_the_fight_stay_with_each_player(seats):
    table = Table(*[{"hand": ["muriel", "teliel", "uriel", "hanael"]}] * seats, phase=PLAN)
    for key in ("muriel", "teliel", "uriel"):
        table.play(f"0 place {key} fight")
    assert not table.can("place hanael fight")
    table.play("0 done")
    assert table.can("place hanael fight")
    assert table.state.phase != ACTION
