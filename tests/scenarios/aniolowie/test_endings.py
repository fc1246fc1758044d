"""AB21: a game in which nobody can do anything any more may be ended by count, if all agree."""
# ruff: noqa: N802 - tests are named by the number of the ruling

from __future__ import annotations

from typing import Any

from game.ai import levels
from game.aniolowie.rules import RULES
from game.aniolowie.state import DISCARD, ENDING, OVER, PLAN, State
from game.core.contract import Move
from tests.scenarios.aniolowie.position import Table

COUNT, ON = Move("count"), Move("on")


def dead(**second: Any) -> Table:
    """Nobody has an angel, nor lies one in a pile for Pamięć to fetch; the second to plan may have more."""
    sides: list[dict[str, Any]] = [{"people": ["wierny"], "hand": ["pamiec"]}, {"hand": ["pamiec"]} | second]
    table = Table(*sides, phase=PLAN, procession=["grzesznik"], stake=["szalenica"])
    table.state.able = False
    return table


def end_planning(table: Table) -> Table:
    while table.state.phase == PLAN:
        table.play("done")
    return table


def outcome_reason(state: State) -> str:
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome.reason


def test_AB21_after_a_turn_in_which_nobody_could_do_anything_all_are_asked() -> None:
    table = end_planning(dead())
    assert table.state.phase == ENDING
    assert RULES.legal_moves(table.state) == [COUNT, ON]
    assert table.asked() == table.state.first


def test_AB21_if_all_agree_the_people_are_counted() -> None:
    table = end_planning(dead()).play("0 count")
    assert table.outcome() is None
    table.play("1 count")
    assert table.state.phase == OVER
    assert table.outcome().winners == (0,)
    assert outcome_reason(table.state) == "Nobody could do anything any more, and all agreed to count."


def test_AB21_whoever_declines_lets_the_game_go_on() -> None:
    table = end_planning(dead()).play("0 count", "1 on")
    assert table.state.phase == DISCARD
    assert table.state.turn > 1


def test_AB21_an_angel_that_could_be_placed_keeps_the_game_alive() -> None:
    table = end_planning(dead(hand=["muriel"]))
    assert table.state.phase == DISCARD, "it was not placed, but it could have been"


def test_AB21_a_card_that_could_be_played_keeps_the_game_alive() -> None:
    table = end_planning(dead(hand=["natchnienie"]))
    while table.can("done"):
        table.play("done")
    assert table.state.phase == DISCARD


def test_AB21_what_people_do_by_themselves_keeps_nobody_waiting() -> None:
    table = end_planning(dead(people=["oprawca"], faction=0))
    while table.can("resolve oprawca"):
        table.play("resolve oprawca").pass_all()
    assert table.state.phase == ENDING


def test_AB21_three_idle_turns_still_end_the_game_by_the_book() -> None:
    table = dead()
    table.state.idle = 2
    end_planning(table)
    assert table.state.phase == OVER
    assert outcome_reason(table.state) == "For three turns nobody did anything."


def test_AB21_opponents_agree() -> None:
    table = end_planning(dead())
    for level in ("novice", "master"):
        assert levels.choose(RULES, RULES.view(table.state, 0), level, 1).move == COUNT


def test_AB21_nobody_learns_before_the_end_of_a_turn_whether_others_could_act() -> None:
    one, other = dead(), dead()
    other.state.able = True
    assert RULES.view(one.state, 0) == RULES.view(other.state, 0)
