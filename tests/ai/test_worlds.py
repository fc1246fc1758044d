"""Search over imagined worlds, on the tests' game with hidden hands."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai import plans
from game.ai.levels import choose
from game.core.contract import HIDDEN, Move
from game.core.measures import Plan
from tests import lanterns

RULES: Any = lanterns.RULES


class Blindfold:
    """The rules with their eyes on the search: a whole state may be advanced, but only a view may be asked about."""

    def __init__(self) -> None:
        self.imagined = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(RULES, name)

    def determinise(self, view: Any, seed: int) -> Any:
        assert view.random is None
        assert any(HIDDEN in hand for hand in view.hands)
        self.imagined += 1
        return RULES.determinise(view, seed)


def play(levels: tuple[str, ...], seed: int) -> tuple[int, ...]:
    state = RULES.new_game({"seats": len(levels)}, seed)
    k = 0
    while (seat := RULES.to_act(state)) is not None:
        RULES.advance(state, choose(RULES, RULES.view(state, seat), levels[seat], 1000 * seed + k).move)
        k += 1
    outcome = RULES.outcome(state)
    assert outcome is not None
    best: tuple[int, ...] = outcome.ranking[0]
    return best


def test_the_same_seed_gives_the_same_move() -> None:
    view = RULES.view(RULES.new_game({}, 3), 0)
    assert choose(RULES, view, "adept", 9) == choose(RULES, view, "adept", 9)


@pytest.mark.parametrize("character", RULES.info.characters)
def test_a_character_plays_its_level(character: Any) -> None:
    view = RULES.view(RULES.new_game({}, 3), 0)
    decision = choose(RULES, view, f"novice-{character.key}", 9)
    assert decision.move in RULES.legal_moves(view)
    assert decision == choose(RULES, view, f"novice-{character.key}", 9)


def test_it_never_gets_more_than_the_view() -> None:
    rules: Any = Blindfold()
    view = RULES.view(RULES.new_game({}, 3), 0)
    found = plans.search(rules, view, Plan(6, 3, 12), 1)
    assert rules.imagined > 6
    assert {move for _, move in found} == {*RULES.legal_moves(view)}


def test_what_is_hidden_can_not_change_the_move() -> None:
    """Two states that look alike to the seat get the same move."""
    state = RULES.new_game({}, 3)
    other = RULES.determinise(RULES.view(state, 0), 77)
    assert other.hands[1] != state.hands[1]
    assert choose(RULES, RULES.view(state, 0), "adept", 5) == choose(RULES, RULES.view(other, 0), "adept", 5)


def test_being_hurried_it_has_a_legal_move() -> None:
    view = RULES.view(RULES.new_game({}, 3), 0)
    decision = choose(RULES, view, "master", 1, stop=lambda: True)
    assert decision.move in RULES.legal_moves(view)


def test_chances_are_chances_and_the_best_comes_first() -> None:
    view = RULES.view(RULES.new_game({"seats": 3}, 8), 0)
    decision = choose(RULES, view, "adept", 2)
    chances = [chance for _, chance in decision.candidates]
    assert all(0 <= chance <= 1 for chance in chances)
    assert decision.candidates[0][1] == decision.chance


def test_a_forced_move_costs_nothing() -> None:
    class Forced:
        info = RULES.info

        def legal_moves(self, view: Any) -> list[Move]:
            return [Move("only")]

    rules: Any = Forced()
    assert choose(rules, None, "master", 1).move == Move("only")


@pytest.mark.slow
def test_novice_beats_random() -> None:
    wins = 0.0
    for seed in range(40):
        me = seed % 2
        levels = ("novice", "random") if me == 0 else ("random", "novice")
        best = play(levels, seed)
        wins += (me in best) / len(best)
    assert wins >= 28
