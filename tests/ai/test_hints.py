"""Advice: a plan that can be played, and a reason in the words of the game's evaluation."""

from __future__ import annotations

from typing import Any

import pytest

from game import catalogue
from game.ai.hints import advise, followed, told
from game.ai.levels import choose
from game.core.rng import Stream

WORK = 0.02
AT = (0, 40, 90)
"""Decisions of a game by lot at which advice is asked for."""


def views(game: str) -> list[Any]:
    rules: Any = catalogue.rules(game)
    state, lot, found = rules.new_game({}, 6), Stream(6), []
    for k in range(1 + AT[-1]):
        moves = rules.legal_moves(state)
        if not moves:
            break
        if k in AT:
            found.append(rules.view(state, rules.to_act(state)))
        rules.advance(state, moves[lot.below(len(moves))])
    return found


@pytest.mark.parametrize("game", catalogue.ids())
def test_a_plan_is_of_moves_that_can_be_played_one_after_the_other(game: str) -> None:
    rules: Any = catalogue.rules(game)
    for view in views(game):
        found = advise(rules, view, "adept", 5, WORK)
        assert found == advise(rules, view, "adept", 5, WORK)
        assert found.line[0] == found.move
        state, seat = rules.determinise(view, 5), rules.to_act(view)
        for move in found.line:
            assert rules.to_act(state) == seat
            assert move in rules.legal_moves(state)
            rules.advance(state, move)
        words = told(rules, view, found, 5)
        assert len(words.moves) == len(found.line)
        assert all(words.moves)
        assert bool(words.reason) == (found.because >= 0)


@pytest.mark.parametrize("game", catalogue.ids())
def test_parts_are_of_weights_there_are_and_their_sentences_can_be_said(game: str) -> None:
    rules: Any = catalogue.rules(game)
    named = [name for part in rules.parts for name in part.weights]
    assert {*named} <= {*rules.weights}
    assert len({*named}) == len(named), "a weight is part of one reason"
    for view in views(game):
        state = rules.determinise(view, 1)
        for part in rules.parts:
            said = part.says.format(**rules.figures(state, 0))
            assert said.endswith(".")
            assert "{" not in said


def test_the_reason_is_what_the_plan_does_better() -> None:
    """Nobody's first turn goes backwards, and something speaks for it."""
    rules: Any = catalogue.rules("angel_wars")
    view = rules.new_game({"first": "1"}, 1)
    found = advise(rules, view, "adept", 5, 0.2)
    _moves, end = followed(rules, rules.determinise(view, 5), found.line)
    figures = rules.figures(end, 0)
    before = rules.figures(view, 0)
    reason = told(rules, view, found, 5).reason
    assert figures["ranks"] <= before["ranks"]
    assert reason


def test_a_whim_of_a_long_game_is_no_advice() -> None:
    """In a long game even the strongest try what looks a little worse; whoever asks is told what is best."""
    rules: Any = catalogue.rules("archangelis")
    state = rules.new_game({"first": "1"}, 3)
    state.turn = 199
    found = [(choose(rules, state, "paragon", seed), advise(rules, state, "paragon", seed)) for seed in range(8)]
    assert any(chosen.move != chosen.candidates[0][0] for chosen, _advice in found)
    assert all(advice.move == advice.candidates[0][0] == advice.line[0] for _chosen, advice in found)
