"""The rulings AA1 to AA13 of Aniołowie, as far as a game can show them: people, duels, the stack, the end."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.aniolowie.hierarchy import LORD, ORDERS, SERAPH, THRONE, ring
from game.aniolowie.state import BATTLE, DISCARD, OVER, PLAN
from game.core.language import _
from tests.scenarios.aniolowie.position import Table, card, on

WAITING = {"hand": ["rakuel"]}
"""An angel in hand keeps its player from being passed over when the next turn begins."""


# The hierarchy


def test_AA1_nine_orders_in_three_rings():
    assert {order: ring(order) for order in ORDERS} == {3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 2, 9: 1, 10: 1, 11: 1}
    assert [_(ORDERS[order]) for order in (THRONE, SERAPH, LORD)] == ["Throne", "Seraph", "Lord"]


def test_AA2_who_refuses_an_angel_is_not_taken_by_it_either():
    table = Table({"land": ["muriel", "hanael"]}, {"people": ["niedowiarek", "matka"]})
    assert table.can("take muriel matka")
    assert not table.can("take muriel niedowiarek")
    assert table.refused("take muriel niedowiarek").section == "taking"
    table.play("0 take hanael niedowiarek").pass_all()
    assert table.people(0) == ["niedowiarek"]


def test_AA3_the_stake_is_taken_by_a_second_use():
    table = Table({"fight": ["muriel", "wariel turned", "harsziel"], **WAITING}, {}, stake=["matka"])
    table.play("0 done")
    assert [table.status(key) for key in ("muriel", "wariel", "harsziel")] == ["used", "sacrificed", "used"]
    table.play("0 use harsziel 1", "0 done")
    assert table.options() == ["claim muriel stake", "leave"]
    table.play("0 claim muriel")
    assert table.people(0) == ["matka"]


def test_AA3_without_anybody_left_the_stake_stays_and_grows():
    table = Table({"fight": ["wariel turned"], **WAITING}, {"support": ["uwal sacrificed"]}, stake=["matka"])
    on(table.play("0 done"), PLAN)
    assert len(table.common("stake")) == 2
    assert table.people(0) == []


# Duels


def test_AA4_ready_again_it_attacks_and_takes_once_more():
    janek = {"land": ["muriel"], "support": ["harsziel", "nameless"]}
    table = Table(janek, {"people": ["wierny", "szalenica", "matka"]})
    table.play("0 take muriel wierny")
    assert not table.can("take muriel")
    assert table.refused("take muriel matka").section == "taking"
    table.play("0 use harsziel muriel 2").pass_all()
    assert table.status("muriel") == "ready"
    table.play("0 take muriel szalenica").pass_all()
    assert table.people(0) == ["wierny", "szalenica"]


def test_AA4_an_attack_and_a_taking_are_counted_apart():
    table = Table({"land": ["muriel"]}, {"land": ["agrat"], "people": ["wierny", "matka"]})
    table.play("0 attack muriel agrat").pass_all()
    assert table.can("take muriel wierny")


def test_AA5_who_was_used_in_an_earlier_turn_attacks_once_more():
    table = Table({"support": ["muriel used", "nameless"]}, {"support": ["agrat"]})
    table.play("0 attack muriel agrat").pass_all()
    assert table.status("muriel") == "sacrificed"
    on(table, PLAN)
    assert "muriel" in table.pile("discard", 0)


def test_AA6_a_sacrificed_angel_still_guards_its_land():
    table = Table({"land": ["muriel"]}, {"land": ["agrat sacrificed"], "people": ["wierny"]})
    assert not table.can("take muriel wierny")
    assert table.refused("take muriel wierny").section == "taking"
    table.play("0 attack muriel agrat").pass_all()
    assert table.pile("discard", 1) == ["agrat"]
    assert table.can("take muriel wierny")


def test_AA7_a_defender_who_did_something_stays_open():
    table = Table({"support": ["zuhara"]}, {"support": ["rehael"]})
    table.play("0 attack zuhara rehael", "1 use rehael").pass_all()
    assert table.pile("discard", 0) == ["zuhara"]
    assert table.status("rehael") == "used"


# The stack


def test_AA8_an_ability_on_top_waits_for_the_interventions():
    table = Table({"land": ["muriel", "nameless"], "hand": ["jawna-laska"]}, {"support": ["uwal"], "hand": ["gniew"]})
    table.play("0 play jawna-laska muriel", "1 play gniew muriel", "0 use nameless muriel 1")
    assert table.stack() == (["jawna-laska", "gniew"], ["nameless"])
    table.pass_all()
    assert [event.card for event in table.told("resolve")] == [
        card(key) for key in ("gniew", "jawna-laska", "nameless")
    ]
    assert table.level("muriel") == 7 - 4 + 5 + 2


def test_AA8_what_counts_as_an_intervention_goes_to_their_pile():
    table = Table({"hand": ["cena", "wezwanie"], "support": ["uwal"]}, {"support": ["derdekea", "muriel"]})
    table.play("0 play wezwanie muriel", "1 use derdekea wezwanie")
    assert table.stack() == (["wezwanie", "derdekea"], [])
    table.pass_all()
    assert table.where("muriel") == "support-1"


def test_AA8_costs_are_paid_at_once_and_never_come_back():
    table = Table(
        {"support": ["muriel", "nameless"], "hand": ["jawna-laska"]}, {"support": ["belial"], "hand": ["tajemnica"]}
    )
    table.play("0 use nameless muriel 1")
    assert table.status("nameless") == "sacrificed"
    table.play("1 use belial nameless").pass_all()
    assert table.level("muriel") == 7
    assert table.status("nameless") == "sacrificed"
    table.play("0 play jawna-laska muriel")
    assert "jawna-laska" not in table.pile("hand", 0)
    table.play("1 play tajemnica muriel").pass_all()
    assert table.pile("discard", 0) == ["jawna-laska"]


def test_AA8_a_cancelled_cancellation_lets_the_first_happen():
    third = {"hand": ["wola-nieba"]}
    table = Table({"hand": ["gniew", "bluznierstwo"]}, {"support": ["muriel", "derdekea"]}, third)
    table.play("0 play gniew muriel", "1 use derdekea gniew", "2 pass", "0 play bluznierstwo derdekea").pass_all()
    while table.state.stack:
        table.play(table.options()[0])
    assert table.level("muriel") == 3


def test_AA8_what_lies_above_a_cancelled_entry_keeps_its_own_target():
    """Both interventions of the first player are cancelled, the lower one first."""
    second = {"support": ["muriel", "derdekea"], "hand": ["wola-nieba"]}
    table = Table({"hand": ["gniew", "tajemnica", "zwiad"], "support": ["uwal"]}, second)
    table.play("0 play gniew muriel", "1 use derdekea gniew", "0 play tajemnica muriel")
    assert table.stack()[0] == ["gniew", "derdekea", "tajemnica"]
    table.play("1 play wola-nieba tajemnica").pass_all()
    assert (table.level("muriel"), table.has("muriel", "blocked")) == (7, False)


def test_AA8_two_cancellations_of_two_interventions_hit_both():
    """The upper one cancels the lowest entry, and all above it move down."""
    first = {"hand": ["gniew"], "support": ["uwal"]}
    third = {"faction": 0, "support": ["muriel", "derdekea"]}
    table = Table(first, {"hand": ["tajemnica"], "support": ["ariel"]}, third, {"faction": 0, "hand": ["wola-nieba"]})
    table.play("0 play gniew muriel", "1 play tajemnica muriel", "2 use derdekea tajemnica", "3 play wola-nieba gniew")
    assert table.stack()[0] == ["gniew", "tajemnica", "derdekea", "wola-nieba"]
    table.pass_all()
    assert (table.level("muriel"), table.has("muriel", "blocked")) == (7, False)
    assert (table.pile("discard", 0), table.pile("discard", 1)) == (["gniew"], ["tajemnica"])


def test_AA8_who_would_redirect_a_cancelled_intervention_redirects_nothing():
    """Not even the one that waits below it."""
    first = {"hand": ["gniew"], "support": ["uwal"]}
    second = {"hand": ["tajemnica", "bluznierstwo"], "support": ["ariel"]}
    third = {"faction": 0, "support": ["muriel", "rehael"], "hand": ["zmiana-rol"]}
    table = Table(first, second, third, {"faction": 0, "hand": ["wola-nieba"]})
    table.play("0 play gniew muriel", "1 play tajemnica muriel", "2 play zmiana-rol rehael")
    table.play("3 play wola-nieba tajemnica").pass_all()
    assert (table.level("muriel"), table.level("rehael")) == (3, 7)
    assert not table.has("rehael", "blocked")


def test_AA9_a_target_that_changed_its_row_is_lost():
    table = Table({"support": ["teliel"]}, {"land": ["uwal"], "hand": ["przeszeregowanie"]})
    table.play("0 use teliel uwal", "1 play przeszeregowanie uwal").pass_all().play("1 shift uwal support")
    assert table.level("uwal") == 7
    assert table.status("teliel") == "used"
    assert table.told("void")


def test_AA9_all_changes_end_when_a_card_changes_its_row():
    table = Table({}, {"land": ["uwal used boost+6 mute"], "hand": ["przeszeregowanie"]}, seat=1)
    table.play("1 play przeszeregowanie uwal", "1 shift uwal support")
    assert (table.level("uwal"), table.has("uwal", "mute"), table.status("uwal")) == (7, False, "used")


def test_AA9_the_ability_of_an_angel_that_moves_goes_on():
    gawel = {"land": ["zuhara", "bylet"], "hand": ["przeszeregowanie"]}
    table = Table({"support": ["teliel", "muriel"]}, gawel, seat=1)
    table.play("1 use zuhara bylet", "0 use teliel zuhara", "1 play przeszeregowanie zuhara").pass_all()
    table.play("1 shift zuhara support")
    assert (table.level("bylet"), table.level("zuhara")) == (9, 5)


def test_AA9_a_cancellation_by_an_angel_that_moves_goes_on_too():
    lukasz = {"support": ["derdekea"], "land": ["muriel"], "hand": ["przeszeregowanie"]}
    table = Table({"hand": ["gniew", "zaraza"], "support": ["uwal"], "people": ["wierny"]}, lukasz)
    table.play("0 play gniew muriel", "1 use derdekea gniew", "0 play zaraza wierny")
    table.play("1 play przeszeregowanie derdekea").pass_all().play("1 shift derdekea land")
    assert table.level("muriel") == 7


def test_AA10_what_ends_with_the_turn_and_what_stays():
    janek = {"land": ["muriel boost+5", "rakuel rise+2", "nameless level-1", "enael mute used"], **WAITING}
    table = on(Table(janek, {"land": ["uwal blocked"]}), DISCARD)
    assert (table.level("muriel"), table.level("rakuel"), table.level("nameless")) == (7, 5, 2)
    assert (table.has("enael", "mute"), table.status("enael"), table.has("uwal", "blocked")) == (False, "used", False)


def test_AA10_whose_help_ends_and_has_no_level_left_is_gone():
    table = on(Table({"land": ["nameless level-3 boost+4"], **WAITING}, {}), DISCARD)
    assert table.pile("discard", 0) == ["nameless"]


def test_AA11_everybody_has_one_go_in_a_phase():
    table = Table({"support": ["muriel"]}, {"support": ["uwal"]})
    table.play("0 done", "1 use uwal", "0 pass", "1 done")
    assert (table.state.phase, table.asked()) == (BATTLE, 0)
    table.play("0 done", "1 done")
    assert table.state.turn == 4


def test_AA12_who_took_the_stake_last_goes_first():
    table = Table({}, {"fight": ["uwal up", "gaap up"]}, phase=BATTLE, seat=1, stake=["matka"])
    table.play("1 done", "1 claim uwal")
    assert table.state.first == 1
    left = Table({}, {"fight": ["uwal up"]}, phase=BATTLE, seat=1, stake=["matka"]).play("1 done", "1 leave")
    assert left.state.first == 0
    tie = Table({"fight": ["muriel up"]}, {"fight": ["uwal up"]}, phase=BATTLE, seat=1, first=1, stake=["matka"])
    tie.play("1 done", "0 done")
    assert tie.state.first == 1


# The end


def ending(**more):
    seats = {"people": ["wierny", "human-token level+1"]}, {"fight": ["uwal up"], "people": ["matka"]}
    return Table(*seats, phase=BATTLE, seat=1, stake=["swieta"], **more).play("1 done", "1 claim uwal")


@pytest.mark.parametrize(("tokens", "ranking"), [(True, ((0, 1),)), (False, ((1,), (0,)))])
def test_AA13_the_last_human_taken_ends_the_game(tokens, ranking):
    table = ending(procession=[], tokens=tokens)
    assert table.state.phase == OVER
    outcome = table.outcome()
    assert outcome.ranking == ranking
    assert table.state.turn == 3, "no planning follows"


def test_AA13_the_game_goes_on_with_the_last_human_at_stake():
    table = Table({"fight": ["muriel up"], **WAITING}, {"fight": ["uwal up"]}, phase=BATTLE, seat=1,
                  stake=["swieta"], procession=[])  # fmt: skip
    on(table.play("1 done"), PLAN)
    assert table.common("stake") == ["swieta"]
    assert table.outcome() is None


def test_AA13_nobody_has_a_card_left():
    side = {"only": True, "fight": ["uwal up"]}
    table = Table({"only": True, "land": ["muriel"]}, side, phase=BATTLE, seat=1, stake=["swieta"])
    table.play("1 done", "1 leave")
    assert table.state.phase == OVER
    assert table.outcome().ranking == ((0, 1),)


def test_AA13_three_turns_without_anything_end_the_game():
    table = Table(WAITING, WAITING, idle=2, stake=["swieta"])
    on(table, OVER)
    assert table.state.turn == 3
    assert "three turns" in table.outcome().reason
    busy = Table({"support": ["muriel"], **WAITING}, WAITING, idle=2, stake=["swieta"])
    busy.play("0 use muriel muriel", "0 done", "0 done")
    assert busy.state.idle == 0
    assert busy.outcome() is None


def test_AA13_taking_the_stake_is_doing_something():
    table = Table({"fight": ["muriel"], **WAITING}, {}, idle=2, stake=["swieta"]).play(
        "0 done", "0 done", "0 claim muriel"
    )
    assert (table.state.idle, table.outcome()) == (0, None)


def test_AA13_placing_an_angel_is_doing_something():
    table = Table(WAITING, WAITING, phase=PLAN, idle=2, stake=["swieta"])
    on(table.play("0 place rakuel land"), DISCARD)
    assert table.state.idle == 0
