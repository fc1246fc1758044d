"""Characters lean a little: the evaluation is the game's own with a few weights shifted, which can be felt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import catalogue
from game.ai.lens import leaning
from game.core.rng import Stream

MOST = 3.0
"""No factor is beyond this, nor below its inverse: a character is a shift, not another player."""


def positions(game: str, many: int = 12) -> Iterator[Any]:
    """States in which there is something to decide, of a game that is played by lot."""
    rules: Any = catalogue.rules(game)
    state, lot = rules.new_game({}, 5), Stream(5)
    for k in range(1000):
        moves = rules.legal_moves(state)
        if not many or not moves:
            return
        if len(moves) > 3 and k % 10 == 0:
            many -= 1
            yield state.copy()
        rules.advance(state, moves[lot.below(len(moves))])


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_game_has_three_or_more_that_lean_within_bounds(game: str) -> None:
    rules = catalogue.rules(game)
    assert len(rules.info.characters) >= 3
    for character in rules.info.characters:
        assert {*character.leans} <= {*rules.weights}, character.key
        assert character.leans
        assert all(1 / MOST <= factor <= MOST and factor != 1 for factor in character.leans.values())


@pytest.mark.parametrize("game", catalogue.ids())
def test_they_judge_positions_each_in_its_own_way(game: str) -> None:
    rules: Any = catalogue.rules(game)
    minds = [rules, *(leaning(rules, character.key) for character in rules.info.characters)]
    judged = [tuple(round(mind.evaluate(state, 0), 9) for state in positions(game)) for mind in minds]
    assert len({*judged}) == len(minds)
    assert leaning(rules, "nobody") is rules
