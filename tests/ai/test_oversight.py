"""Weak opponents err by overlooking: a share of their own moves, by lot, and never what nobody could overlook."""

from __future__ import annotations

from typing import Any

import pytest

from game import catalogue
from game.ai.lens import Overlooking
from game.ai.levels import LEVELS, choose
from game.ai.opponents import OPPONENTS

RULES: Any = catalogue.rules("angel_wars")
STATE = RULES.new_game({}, 1)
SEEDS = range(60)


def seen(share: float, seed: int, state: Any = STATE) -> list[Any]:
    return Overlooking(RULES, STATE.seat, share, seed).legal_moves(state)


def test_it_is_that_share_of_the_moves() -> None:
    legal = RULES.legal_moves(STATE)
    found = [len(seen(0.4, seed)) / len(legal) for seed in SEEDS]
    assert sum(found) / len(found) == pytest.approx(0.6, abs=0.03)
    assert len(set(found)) > 5, "another decision, another lot"


def test_the_lot_is_that_of_the_seed_and_lasts_for_the_decision() -> None:
    assert seen(0.4, 7) == seen(0.4, 7)
    one = Overlooking(RULES, STATE.seat, 0.4, 7)
    first = one.legal_moves(STATE)
    after, _events = RULES.apply(STATE, next(move for move in first if move.kind == "flip"))
    later = one.legal_moves(after)
    assert {move for move in later if move in RULES.legal_moves(STATE)} <= {*first}, "what was overlooked stays so"


def test_what_others_can_do_is_seen_and_so_are_buttons_and_the_last_way_out() -> None:
    other = RULES.apply(STATE, RULES.legal_moves(STATE)[0])[0]
    assert other.seat != STATE.seat
    assert seen(0.4, 1, other) == RULES.legal_moves(other)
    assert all([move.kind for move in seen(1.0, seed)] == ["end"] for seed in SEEDS)


def test_only_the_weak_overlook_the_weaker_the_more() -> None:
    shares = [LEVELS[level].oversight for level in OPPONENTS]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[1] > 0 == shares[2]


@pytest.mark.parametrize("game", catalogue.ids())
def test_novice_plays_what_it_sees(game: str) -> None:
    rules: Any = catalogue.rules(game)
    state = rules.new_game({}, 3)
    for seed in range(12):
        moves = rules.legal_moves(state)
        move = choose(rules, rules.view(state, rules.to_act(state)), "novice", seed, 0.1).move
        assert move in moves
        rules.advance(state, move)
