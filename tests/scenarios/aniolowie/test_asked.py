"""AB2: who is asked for an answer, in which order, and what of it concerns a seat that would rather pass."""
# ruff: noqa: N802 - tests are named by the number of the ruling

from __future__ import annotations

import pytest

from game.aniolowie.rules import PASS, RULES
from game.core.contract import Move, PassingQuestion
from tests.scenarios.aniolowie.position import Table

IDLE = {"faction": 0, "land": ["hanael"], "hand": ["wezwanie"]}
"""A third player, who could answer and whom little concerns."""


def moment(table: Table) -> PassingQuestion:
    seat = table.asked()
    assert seat is not None
    found = RULES.passing_question(RULES.view(table.state, seat))
    assert found is not None
    return found


def concerned(table: Table) -> dict[int, bool]:
    """Whom it concerns, asking round once."""
    found = {}
    while (seat := table.asked()) not in found and table.state.asking >= 0:
        assert seat is not None
        found[seat] = moment(table).concerns
        table.play("pass")
    return found


def test_AB2_everybody_is_asked_in_turn_and_who_played_last() -> None:
    table = Table({"hand": ["jawna-laska"], "land": ["rafael"]}, {"land": ["uwal"]}, IDLE, always=True)
    table.play("0 play jawna-laska rafael")
    assert [*concerned(table)] == [1, 2, 0]


def test_AB2_who_has_nothing_to_answer_with_is_not_able() -> None:
    table = Table({"hand": ["jawna-laska"], "land": ["rafael"]}, {"land": ["uwal sacrificed"]}, IDLE)
    state = RULES.apply(table.state, Move("play", "hand-0-jawna-laska", "land-0-0"))[0]
    assert RULES.legal_moves(state) == [PASS]
    asked = RULES.passing_question(RULES.view(state, 1))
    assert asked is not None
    assert (asked.able, asked.stands) == (False, True)
    table.play("0 play jawna-laska rafael")
    assert table.asked() == 2
    assert moment(table).able


def test_AB2_where_everybody_is_asked_all_are_able() -> None:
    table = Table({"hand": ["jawna-laska"], "land": ["rafael"]}, {"land": ["uwal sacrificed"]}, always=True)
    assert moment(table.play("0 play jawna-laska rafael")).able


@pytest.mark.parametrize(
    ("play", "whom"),
    [
        ("play wezwanie land-1-0", {1}), ("play wezwanie rafael", set()), ("play wezwanie discard-1-gaap", {1}),
        ("use rakuel land-1", {1}), ("play swiatlosc", {1, 2}), ("use michal fight-1-0", {1}),
        ("use rakuel fight-1", {1, 2}),
    ],
)  # fmt: skip
def test_AB2_what_is_aimed_at_a_card_or_a_row_concerns_its_player(play: str, whom: set[int]) -> None:
    own = {"hand": ["wezwanie", "swiatlosc"], "land": ["rafael", "rakuel"], "support": ["michal"]}
    foe = {"land": ["uwal"], "discard": ["gaap"], "fight": ["bylet"]}
    third = IDLE | {"fight": ["teliel"]}
    table = Table(own, foe, third, always=True)
    if not table.can(play):
        pytest.fail(f"{play}: {table.options()}")
    assert {seat for seat, yes in concerned(table.play(play)).items() if yes} == whom


def test_AB2_to_cancel_a_play_concerns_its_player_alone() -> None:
    table = Table({"support": ["derdekea"]}, {"hand": ["wezwanie"], "land": ["uwal"]}, IDLE, first=1, always=True)
    table.play("1 play wezwanie uwal", "2 pass", "0 use derdekea")
    assert concerned(table) == {1: True, 2: False, 0: False}


def test_AB2_to_turn_an_intervention_concerns_who_played_it_and_its_new_target() -> None:
    table = Table({"hand": ["zmiana-rol"], "land": ["rafael used"]}, {"hand": ["wezwanie"], "land": ["uwal used"]},
                  IDLE | {"land": ["hanael used"]}, first=1, always=True)  # fmt: skip
    table.play("1 play wezwanie rafael", "2 pass", "0 play zmiana-rol hanael")
    assert concerned(table) == {1: True, 2: True, 0: True}, "Wezwanie is still aimed at Anna's Rafael"


def test_AB2_all_that_is_played_in_a_duel_concerns_its_two_players() -> None:
    table = Table({"support": ["rafael"], "hand": ["jawna-laska"]}, {"land": ["uwal"]}, IDLE, always=True)
    table.play("0 attack rafael uwal", "1 pass", "2 pass", "0 play jawna-laska rafael")
    assert concerned(table) == {1: True, 2: False, 0: False}


def test_AB2_ones_own_unanswered_play_is_a_moment_of_its_own() -> None:
    table = Table(
        {"hand": ["jawna-laska", "wezwanie"], "land": ["rafael"]}, {"land": ["uwal"], "hand": ["gniew"]}, always=True
    )
    table.play("0 play jawna-laska rafael")
    assert moment(table).key == "answers"
    table.play("1 pass")
    assert (moment(table).key, moment(table).concerns) == ("own", False)
