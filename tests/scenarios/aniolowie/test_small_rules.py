"""Rules of the book that no worked example and no ruling is about."""

from __future__ import annotations

import pytest

from game.aniolowie.rules import RULES
from game.aniolowie.state import ACTION, DISCARD, HUMANS, OVER, PLAN
from game.core.contract import HIDDEN
from tests.scenarios.aniolowie.position import Table, card, on


def test_everybody_may_look_through_discard_piles_and_the_graveyard() -> None:
    table = Table({"discard": ["muriel"]}, {"discard": ["uwal", "gaap"]}, grave=["wierny"])
    for seat in (0, 1, None):
        view = RULES.view(table.state, seat)
        assert [side.discard for side in view.sides] == [[card("muriel")], [card("uwal"), card("gaap")]]
        assert view.grave == [card("wierny")]


def test_nobody_knows_who_is_at_stake_or_still_to_come() -> None:
    table = Table({}, {}, stake=["wierny"], procession=["oprawca", "matka"])
    for seat in (0, 1, None):
        view = RULES.view(table.state, seat)
        assert (view.stake, view.procession) == ([HIDDEN], [HIDDEN] * 2)


def test_a_deck_that_was_searched_is_shuffled() -> None:
    """By the same search with another seed the rest lies in another order."""
    rest = ["gaap", "uwal", "bylet", "pajmon", "belfegor", "bualu", "nisroch"]
    orders = set()
    for seed in range(4):
        table = Table({"support": ["ardat"], "deck": ["zuhara", *rest], "only": True}, {"land": ["rafael"]})
        table.state.random = seed + 1
        table.play("use ardat").pass_all().play("summon zuhara")
        assert sorted(table.pile("deck", 0)) == sorted(rest)
        orders.add(tuple(table.pile("deck", 0)))
    assert len(orders) > 1


def test_what_one_card_forbids_no_other_allows() -> None:
    """Święta can't be taken from her land, whatever Nawrócenie says."""
    table = Table({"hand": ["nawrocenie"]}, {"people": ["swieta"], "land": ["uwal"]})
    table.play("play nawrocenie swieta").pass_all()
    assert (table.people(0), table.people(1)) == ([], ["swieta"])


@pytest.mark.parametrize(("tokens", "winner"), [(True, (1,)), (False, (0,))])
def test_tokens_count_as_people_unless_the_option_says_otherwise(tokens: bool, winner: tuple[int, ...]) -> None:
    table = Table({"people": ["wierny"]}, {"people": ["human-token", "human-token"]}, tokens=tokens)
    table.state.phase = OVER
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == winner


def test_equal_numbers_of_people_are_a_draw() -> None:
    table = Table({"people": ["wierny"]}, {"people": ["oprawca"]})
    table.state.phase = OVER
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((), ((0, 1),))


@pytest.mark.parametrize("size", [4, 6, 8])
def test_the_procession_may_have_another_size(size: int) -> None:
    state = RULES.new_game({"procession": size}, 1)
    for _seat in range(2):
        state = RULES.apply(state, RULES.legal_moves(state)[0])[0]
    assert len(state.procession) + len(state.stake) == size


def test_nobody_attacks_an_own_angel() -> None:
    table = Table({"support": ["rafael"], "land": ["muriel"]}, {"land": ["uwal"]})
    assert {move.dst for move in RULES.legal_moves(table.state) if move.kind == "attack"} == {"land-1-0"}


def test_an_angel_may_be_attacked_again_and_again() -> None:
    table = Table({"support": ["hanael", "teliel"]}, {"land": ["lucyfer used"]})
    for attacker in ("hanael", "teliel"):
        table.play(f"0 attack {attacker} lucyfer").pass_all()
    assert sorted(table.pile("discard", 0)) == ["hanael", "teliel"]
    assert table.row("land-1") == ["lucyfer"]


def test_statuses_do_not_come_back_with_a_new_turn() -> None:
    table = Table({"support": ["rafael used"]}, {"land": ["uwal used"]}, stake=["wierny"], procession=["matka"])
    on(on(table, DISCARD), PLAN)
    assert (table.status("rafael"), table.status("uwal")) == ("used", "used")


def test_interventions_and_abilities_are_for_the_phase_of_people_too() -> None:
    table = Table({"hand": ["natchnienie"], "support": ["pajmon"]}, {"land": ["rafael"]}, phase=HUMANS)
    assert table.can("play natchnienie")
    assert table.can("use pajmon pajmon")
    assert not table.can("attack pajmon rafael"), "attacks belong to the actions"
    on(table, ACTION)
    assert table.can("attack pajmon rafael")
