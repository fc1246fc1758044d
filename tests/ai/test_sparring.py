"""Every script of every game: legal, a function of the view, the same twice, and clearly better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from game import catalogue
from game.ai.levels import choose
from game.ai.sparring import Script, best, scripts
from game.core.contract import Move, Outcome, Rules

SCRIPTED = [(game, name) for game in catalogue.ids() for name in scripts(game)]
LONGEST = 3000
DEAL = 5
"""What a script and Random play from both sides."""


def by_chance(rules: Rules[Any], view: Any, seed: int) -> Move:
    return choose(rules, view, "random", seed).move


def play(game: str, players: list[Script], seed: int) -> Outcome:
    """A whole game, in which everybody sees nothing but the view of its seat."""
    rules = catalogue.rules(game)
    state = rules.new_game({}, seed)
    for n in range(LONGEST):
        seat = rules.to_act(state)
        if seat is None:
            break
        move = players[seat](rules, rules.view(state, seat), (seed << 16) + n)
        assert move in rules.legal_moves(state)
        rules.advance(state, move)
    outcome = rules.outcome(state)
    assert outcome is not None, "the game goes on and on"
    return outcome


def points(outcome: Outcome, seat: int) -> float:
    return 0.5 if len(outcome.winners) != 1 else float(seat in outcome.winners)


def test_every_game_has_three_scripts_or_more() -> None:
    for game in catalogue.ids():
        assert len(scripts(game)) >= 3, game
    assert scripts("halma") == {}


def test_the_seed_chooses_among_equals_alone() -> None:
    moves = [Move("flip", name) for name in "abcd"]
    assert {best(moves, lambda move: move.src != "b", seed).src for seed in range(30)} == {"a", "c", "d"}
    assert {best(moves, lambda move: move.src == "b", seed).src for seed in range(30)} == {"b"}


@pytest.mark.parametrize(("game", "name"), SCRIPTED)
def test_a_script_is_a_function_of_the_view(game: str, name: str) -> None:
    """The same view gives the same move, be it that of another world."""
    rules, script = catalogue.rules(game), scripts(game)[name]
    state = rules.new_game({}, 7)
    for n in range(20):
        seat = rules.to_act(state)
        if seat is None:
            break
        view = rules.view(state, seat)
        move = script(rules, view, n)
        twin = rules.view(rules.determinise(view, n), seat)
        assert twin == view
        assert script(rules, twin, n) == move
        assert view == rules.view(state, seat), "a view is only looked at"
        rules.advance(state, move)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), SCRIPTED)
def test_a_script_beats_chance(game: str, name: str) -> None:
    script = scripts(game)[name]
    assert points(play(game, [script, by_chance], DEAL), 0) == 1
    assert points(play(game, [by_chance, script], DEAL), 1) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", catalogue.ids())
def test_scripts_play_each_other_to_the_end(game: str) -> None:
    first, second, *_others = scripts(game).values()
    play(game, [first, second], 3)
