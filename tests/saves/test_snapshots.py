"""Snapshots that somebody has crafted: what is wrong with them is said, before play would break."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import pytest

from game import catalogue
from game.aniolowie.cards import KINDS
from game.aniolowie.effects import One, Recall, Row
from game.aniolowie.state import LOST, NOBODY, State
from game.core.rng import Stream

RULES = catalogue.rules("aniolowie")
CODES = [2001, 2501, 999, 1000, 1008, 3000 + len(KINDS), 3000 * 4, 9999, -1, -4]


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


def aim_of(state: State) -> object:
    entry = state.interventions[-1]
    return KINDS[entry.card].says.parts[entry.part].aim


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("sort", [One, Recall])
def test_F12_a_target_that_is_none_is_a_flaw(sort: type, code: int) -> None:
    state = waiting(sort)
    assert RULES.flaw(state) is None
    state.interventions[-1] = state.interventions[-1]._replace(target=code)
    assert RULES.flaw(state) is not None


@pytest.mark.parametrize("code", [NOBODY, LOST])
def test_F12_a_target_that_was_lost_is_none(code: int) -> None:
    state = waiting(One)
    state.interventions[-1] = state.interventions[-1]._replace(target=code)
    assert RULES.flaw(state) is None


def test_F12_a_row_of_no_player_is_a_flaw() -> None:
    state = waiting(Row)
    state.interventions[-1] = state.interventions[-1]._replace(target=1000 + 4 * len(state.sides))
    assert RULES.flaw(state) is not None


@pytest.mark.parametrize("code", CODES)
def test_F12_a_source_that_is_none_is_a_flaw(code: int) -> None:
    state = waiting(One)
    state.interventions[-1] = state.interventions[-1]._replace(source=code)
    assert RULES.flaw(state) is not None


def test_F12_what_was_played_last_lies_on_the_stack() -> None:
    state = waiting(One)
    state.latest = 2400
    assert RULES.flaw(state) is not None


def test_F12_what_waits_for_an_answer_asks_somebody() -> None:
    state = waiting(One)
    state.asking = NOBODY
    assert RULES.flaw(state) is not None
