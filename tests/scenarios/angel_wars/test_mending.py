"""Where the game was brought closer to its book, WB1 and WB2, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the entries

import pytest

from game.ai.levels import choose
from game.angel_wars import RULES
from game.angel_wars.state import REPETITION, TO_ROLL, TURN_LIMIT, situation
from tests.scenarios.angel_wars.position import (
    END,
    ROLL,
    die_will_show,
    events,
    flip,
    flips,
    may,
    play,
    position,
    start,
    why_not,
)


def rolls(state, *faces):
    """Each seat in turn rolls this number and takes no movement."""
    for n in faces:
        state = play(die_will_show(state, n), ROLL)
        state = play(state, END) if n else state
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_WB1_turns_lost_to_a_nought_repeat_nothing(seats):
    state = rolls(start(method="chance", seats=seats), *[0] * 5 * seats)
    assert RULES.outcome(state) is None
    assert (state.turn, state.seat) == (5 * seats + 1, 0)


def test_WB1_nor_do_turns_given_away_between_them():
    state = rolls(start(method="chance"), 0, 1, 0, 2, 0, 3, 0, 1, 0, 2)
    assert RULES.outcome(state) is None


def test_WB1_figures_that_go_to_and_fro_repeat_nothing_with_the_die():
    """The same walk there and back, which in Strategy is a draw, goes on with the die."""
    state = position(TO_AND_FRO, chance=True, left=TO_ROLL)
    for _ in range(3):
        for way in (((6, 1), (5, 1)), ((1, 3), (2, 3)), ((5, 1), (6, 1)), ((2, 3), (1, 3))):
            state = play(die_will_show(state, 1), ROLL, way)
    assert state.past.count(situation(state)) <= 1
    assert RULES.outcome(state) is None


def test_WB1_in_strategy_the_same_walk_is_a_draw():
    state = position(TO_AND_FRO)
    for _ in range(2):
        for way in (((6, 1), (5, 1)), ((1, 3), (2, 3)), ((5, 1), (6, 1)), ((2, 3), (1, 3))):
            assert RULES.outcome(state) is None
            state = play(state, way, END)
    assert state.end == REPETITION


TO_AND_FRO = """
    o N o b o N o b
    W o b N b o b E
    o b o b o b o b
    W o b o b o b E
    o b o b o b o b
    W o b o b o b E
    o S o b o b o b
    b o b S b S b o
"""


def test_WB1_with_the_die_only_the_turn_limit_makes_a_draw():
    state = start(method="chance", max_turns=10)
    for n in range(10):
        assert (RULES.outcome(state), state.turn) == (None, n + 1)
        state = rolls(state, 0)
    assert state.end == TURN_LIMIT
    assert RULES.outcome(state).winners == ()


def test_WB1_a_game_begun_by_the_older_rule_goes_on_too():
    """It remembers its positions: a third time no longer counts."""
    state = position(chance=True, left=1, seat=1)
    after = play(state, END)
    state.past = [situation(after), situation(state)] * 2
    assert RULES.why_impossible(state) is None
    assert RULES.outcome(play(state, END)) is None


def test_WB2_by_the_book_the_first_turn_is_a_turn_like_any():
    assert RULES.info.option("opening").default == "book"
    assert start().left == start(opening="book").left == 2
    assert RULES.new_game({}, 7) == RULES.new_game({"opening": "book"}, 7)


def test_WB2_a_short_first_turn_has_one_movement():
    state = start(opening="short")
    assert (state.seat, state.turn, state.left) == (0, 1, 1)
    state = play(state, flip(6, 1))
    assert (state.seat, state.turn, state.left) == (1, 2, 2)


def test_WB2_every_later_turn_has_two():
    state = play(start(opening="short"), flip(6, 1))
    state = play(state, flip(1, 1), flip(1, 3))
    assert (state.seat, state.turn, state.left) == (0, 3, 2)
    state = play(state, ((7, 1), (5, 1)), END)
    assert (state.seat, state.turn, state.left) == (1, 4, 2)


def test_WB2_what_the_short_turn_flipped_is_banned_for_the_next():
    state = play(start(opening="short"), flip(6, 1))
    assert flips(state) == flips(start()) - {(6, 1)}
    assert why_not(state, flip(6, 1)).section == "ban"


def test_WB2_the_short_turn_may_be_given_away():
    state = start(opening="short")
    assert may(state, END)
    assert [event.kind for event in events(state, END)] == ["pass", "turn"]
    assert play(state, END).left == 2


def test_WB2_with_four_players_only_the_very_first_turn_is_short():
    state = play(start(seats=4, opening="short"), flip(4, 4))
    for seat in (1, 2, 3, 0):
        assert (state.seat, state.left) == (seat, 2)
        state = play(state, END)


def test_WB2_the_die_knows_no_short_turn():
    option = RULES.info.option("opening")
    assert option.matters(RULES.info.complete({}), 2)
    assert not option.matters(RULES.info.complete({"method": "chance"}), 2)
    assert RULES.new_game({"method": "chance", "opening": "short"}, 7) == RULES.new_game({"method": "chance"}, 7)
    state = play(die_will_show(start(method="chance", opening="short"), 3), ROLL)
    assert state.left == 3


def pips(state):
    (thing,) = [thing for thing in RULES.table(state) if thing.kind == "pips"]
    return thing.face, thing.number


def test_WB2_a_short_turn_shows_as_many_pips_as_it_has():
    assert pips(start(opening="short")) == ("1", 1)
    assert pips(start()) == ("2", 2)
    assert pips(play(start(), flip(6, 1))) == ("1", 2)
    assert pips(play(start(opening="short"), flip(6, 1))) == ("2", 2)
    assert RULES.prompt(start(opening="short")) == "1 movement left: flip a tile or move a figure."


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_WB2_opponents_know_the_short_turn(level):
    state = start(opening="short")
    move = choose(RULES, RULES.view(state, 0), level, seed=3, work=0.05).move
    assert move in RULES.legal_moves(state)
    assert play(state, move).seat == 1
