"""Snapshots that somebody has crafted: what is wrong with them is said, before play would break."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import pytest

from game import catalogue
from game.aniolowie.cards import KINDS
from game.aniolowie.effects import One, Recall, Row
from game.aniolowie.state import (
    ASTRAY,
    AT_ABILITY,
    AT_DISCARDED,
    AT_INTERVENTION,
    AT_LOST,
    AT_NOTHING,
    AT_ROW,
    AT_SLOT,
    DISCARD,
    FIGHT,
    NOBODY,
    PEOPLE,
    PLAN,
    UNAIMED,
    State,
    Target,
    slots,
)
from game.core.rng import Stream

RULES = catalogue.rules("aniolowie")
SLOTS = [999, 1000, 9999, -1, -4]
"""Numbers that no slot has."""
TARGETS = [
    *(Target(AT_SLOT, slot) for slot in SLOTS), Target(AT_SLOT, NOBODY), Target(AT_SLOT, 0, 0),
    Target(AT_ROW, FIGHT, 0), Target(AT_INTERVENTION, 1), Target(AT_ABILITY, 1), Target(AT_DISCARDED, len(KINDS), 0),
    Target(AT_DISCARDED, 0, 4), Target(AT_DISCARDED, -1, 0), Target(AT_NOTHING, 0), Target(AT_LOST, 0, 0),
    Target(7), Target(-1, 0),
]  # fmt: skip


def waiting(sort: type) -> State:
    """A game in which an intervention with such an aim waits to be answered."""
    for seed in range(200):
        state, stream = RULES.new_game({}, seed), Stream(seed)
        while RULES.to_act(state) is not None:
            if state.interventions and isinstance(aim_of(state), sort):
                return state
            moves = RULES.legal_moves(state)
            plays = [move for move in moves if move.kind == "play"] or moves
            RULES.advance(state, plays[stream.below(len(plays))])
    raise AssertionError("no such intervention was ever played")


def reached(phase: int) -> State:
    """A game in which somebody decides in that phase."""
    state = RULES.new_game({}, 1)
    while state.phase != phase:
        RULES.advance(state, RULES.legal_moves(state)[-1])
    return state


def aim_of(state: State) -> object:
    entry = state.interventions[-1]
    return KINDS[entry.card].says.parts[entry.part].aim


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("sort", [One, Recall])
def test_F12_a_target_that_is_none_is_a_flaw(sort: type, target: Target) -> None:
    state = waiting(sort)
    assert RULES.why_impossible(state) is None
    state.interventions[-1] = state.interventions[-1]._replace(target=target)
    assert RULES.why_impossible(state) is not None


@pytest.mark.parametrize("target", [UNAIMED, ASTRAY])
def test_F12_a_target_that_was_lost_is_none(target: Target) -> None:
    state = waiting(One)
    state.interventions[-1] = state.interventions[-1]._replace(target=target)
    assert RULES.why_impossible(state) is None


@pytest.mark.parametrize("row", [Target(AT_ROW, FIGHT, 2), Target(AT_ROW, FIGHT), Target(AT_ROW, PEOPLE, 0)])
def test_F12_a_row_of_no_player_is_a_flaw(row: Target) -> None:
    state = waiting(Row)
    assert len(state.sides) == 2
    state.interventions[-1] = state.interventions[-1]._replace(target=row)
    assert RULES.why_impossible(state) is not None


@pytest.mark.parametrize("slot", SLOTS)
def test_F12_a_source_that_is_none_is_a_flaw(slot: int) -> None:
    state = waiting(One)
    state.interventions[-1] = state.interventions[-1]._replace(source=slot)
    assert RULES.why_impossible(state) is not None


@pytest.mark.parametrize("latest", [Target(AT_INTERVENTION, 400), Target(AT_ABILITY, -1), Target(AT_SLOT, 0), ASTRAY])
def test_F12_what_was_played_last_lies_on_the_stack(latest: Target) -> None:
    state = waiting(One)
    state.latest = latest
    assert RULES.why_impossible(state) is not None


@pytest.mark.parametrize("planned", [[-1], [999], [NOBODY], "other"])
def test_F12_a_seat_plans_in_its_own_rows(planned: list[int] | str) -> None:
    state = reached(PLAN)
    assert RULES.why_impossible(state) is None
    state.planned = list(slots(1 - state.seat, FIGHT))[:1] if planned == "other" else planned
    assert RULES.why_impossible(state) is not None


@pytest.mark.parametrize("number", [-1, 8, 1 << 40])
def test_F12_nobody_discards_more_than_the_hand(number: int) -> None:
    state = reached(DISCARD)
    assert RULES.why_impossible(state) is None
    state.to_discard = number
    assert RULES.why_impossible(state) is not None


def test_F12_what_waits_for_an_answer_asks_somebody() -> None:
    state = waiting(One)
    state.asking = NOBODY
    assert RULES.why_impossible(state) is not None
