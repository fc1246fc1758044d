"""Planning a turn: looking once, playing the best on, and more of both with more work."""

from __future__ import annotations

from typing import Any

import pytest

from game import catalogue
from game.ai import plans
from game.ai.lens import Counted, Judged, Tally, through
from game.core.contract import Move
from game.core.measures import Plan
from tests.ai.test_players import position

RULES = catalogue.rules("archangelis")


def view_of(moves: int) -> object:
    state = position(RULES, moves)
    return RULES.view(state, RULES.to_act(state))


def test_every_move_is_judged_and_the_best_comes_first() -> None:
    view = view_of(30)
    for plan in (
        Plan(3),
        Plan(1, again=3),
        Plan(2, kept=3, games=12, turns=1, doubt=0.5),
        Plan(2, kept=4, games=12, turns=2, doubt=0.5),
    ):
        found = plans.search(RULES, view, plan, 5)
        assert {move for _chance, move in found} == {*RULES.legal_moves(view)}
        assert found[0][0] == max(chance for chance, _move in found)
        assert plans.search(RULES, view, plan, 5) == found


def test_what_was_played_on_stands_before_what_was_not() -> None:
    view = view_of(30)
    looked = [move for _chance, move in plans.search(RULES, view, Plan(2), 5)]
    played = [move for _chance, move in plans.search(RULES, view, Plan(2, kept=3, games=12, turns=2, doubt=0.5), 5)]
    assert {*looked} == {*played}
    first = [move for move in looked if move in played[:3]]
    assert [move for move in looked if move not in first] == played[3:]


def test_the_best_are_looked_at_once_more_and_with_them_what_costs_nothing() -> None:
    moves = [Move("use", str(n)) for n in range(10)] + [Move("done")]
    ranked = [3, 1, 4, 0, 5, 9, 2, 6, 8, 7, 10]
    assert plans.finalists(moves, ranked, ()) == ranked[:6]
    assert plans.finalists(moves, ranked, {"use"}) == [*ranked[:6], 10]
    view = view_of(30)
    first, again = (plans.search(RULES, view, plan, 5) for plan in (Plan(2), Plan(2, again=4)))
    assert {move for _chance, move in first[:6]} == {move for _chance, move in again[:6]}
    assert [move for _chance, move in first[6:]] == [move for _chance, move in again[6:]]


def test_of_moves_that_look_alike_the_costly_ones_come_last() -> None:
    rules = catalogue.rules("aniolowie")
    costly = rules.info.worlds.spares
    for moves in range(20, 120):
        state = position(rules, moves)
        view: Any = rules.view(state, rules.to_act(state))
        kinds = [move.kind in costly for move in rules.legal_moves(view)]
        if kinds[0] and not all(kinds):
            break
    found = plans.search(through(Judged(rules, lambda state, seat: 0.5)), view, Plan(1), 5)
    assert [move.kind in costly for _chance, move in found] == sorted(kinds)


def test_work_is_worlds_and_games() -> None:
    view = view_of(30)

    def calls(plan: Plan, work: float) -> int:
        tally = Tally()
        plans.search(through(Counted(RULES, tally)), view, plan, 5, work)
        return tally.calls

    assert calls(Plan(8), 0.25) * 4 == calls(Plan(8), 1.0)
    played = Plan(8, kept=4, games=16, turns=2, doubt=0.5)
    assert calls(Plan(8), 1.0) < calls(played, 0.5) < calls(played, 1.0)


def test_thinking_can_be_ended_and_has_a_move_ready() -> None:
    found = plans.search(RULES, view_of(30), Plan(1, kept=3, games=600, turns=2, doubt=0.5), 5, stop=lambda: True)
    assert found[0][1] in RULES.legal_moves(view_of(30))


def test_what_came_of_a_move_corrects_the_first_sight_only_as_far_as_it_is_surer() -> None:
    looked = [0.5, 0.48]
    steady = [[0.4, 0.5, 0.6], [0.48, 0.58, 0.68]]
    assert plans.corrected(1, [0, 1], looked, steady, 0.02) == pytest.approx(0.53), "the same lead in every world"
    luck = [[0.0, 1.0, 0.2, 0.9], [1.0, 0.2, 0.7, 0.2]]
    assert plans.corrected(1, [0, 1], looked, luck, 0.02) == pytest.approx(0.48, abs=0.002)
    assert plans.corrected(1, [0, 1], looked, luck, 0.5) > 0.485


def test_moves_that_look_alike_are_played_on_once_and_hopeless_ones_never() -> None:
    looked = [0.6, 0.6, 0.59, 0.3, 0.58]
    ranked = [0, 1, 2, 4, 3]
    assert plans.rivals(looked, ranked, Plan(1, kept=4, doubt=0.02)) == [0, 2, 4]
    assert plans.rivals(looked, ranked, Plan(1, kept=2, doubt=0.02)) == [0, 2]
    assert plans.rivals(looked, ranked, Plan(1, kept=4, doubt=0.004)) == [0, 2]
