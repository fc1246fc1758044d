"""The worked examples W1 to W9 of the rules file, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the examples

from collections import Counter

import pytest

from game.angel_wars import RULES
from game.angel_wars.rules import DIE
from game.angel_wars.state import TO_ROLL
from game.core.rng import Stream
from tests.scenarios.angel_wars.position import (
    END,
    EVERY_SQUARE,
    ROLL,
    army,
    die_will_show,
    events,
    flip,
    flips,
    is_orange,
    may,
    play,
    position,
    start,
    steps,
)


def test_W1_flip_two_tiles():
    state = play(start(), flip(6, 1), flip(3, 3))
    assert is_orange(state, 6, 1)
    assert not is_orange(state, 3, 3)
    assert state.seat == 1


def test_W2_flip_one_tile_and_move_one_piece():
    state = play(start(), flip(6, 1), ((7, 1), (5, 1)))
    assert is_orange(state, 6, 1)
    assert army(state, "south") == [(5, 1), (7, 3), (7, 5)]
    assert state.seat == 1


def test_W2_move_one_piece_and_flip_one_tile():
    ready = play(start(), flip(6, 1), END, END)
    state = play(ready, ((7, 1), (5, 1)), flip(4, 1))
    assert army(state, "south")[0] == (5, 1)
    assert is_orange(state, 4, 1)
    assert state.seat == 1


ROUND_A_CORNER = """
    o N o N o N o b
    W o b o b o b E
    o b o b o b o b
    W o b o b o b E
    o b o b o b o b
    W o o o b o b E
    o o o b o b o b
    b S b S b S b o
"""


def test_W3_move_one_piece_in_two_directions():
    state = position(ROUND_A_CORNER)
    assert not may(state, ((7, 1), (5, 3)))
    state = play(state, ((7, 1), (5, 1)), ((5, 1), (5, 3)))
    assert army(state, "south")[0] == (5, 3)
    assert state.seat == 1


def test_W4_move_two_pieces_in_different_directions():
    state = position(ROUND_A_CORNER, but={(3, 1): "b"})
    state = play(state, ((7, 1), (6, 1)), ((3, 0), (3, 2)))
    assert army(state, "south")[0] == (6, 1)
    assert army(state, "west")[1] == (3, 2)
    assert state.seat == 1


def test_W5_the_set_up_is_forced():
    state = start()
    assert army(state, "south") == [(7, 1), (7, 3), (7, 5)]
    assert army(state, "west") == [(1, 0), (3, 0), (5, 0)]
    assert army(state, "north") == [(0, 1), (0, 3), (0, 5)]
    assert army(state, "east") == [(1, 7), (3, 7), (5, 7)]
    assert all(is_orange(state, r, c) == ((r + c) % 2 == 0) for r, c in EVERY_SQUARE)
    assert army(position(), "south") + army(position(), "east") == army(state, "south") + army(state, "east")


SIDES = ("south", "west", "north", "east")
FACING = dict(zip(SIDES, ("north", "east", "south", "west"), strict=True))


@pytest.mark.parametrize("sides", [choice.value for choice in RULES.info.option("sides").choices])
def test_W5_orange_faces_blue_whichever_sides_are_taken(sides):
    first, colour, second, other = sides.split("-")
    state = start(sides=sides)
    colours = {side: {is_orange(state, r, c) for r, c in army(state, side)} for side in SIDES}
    assert colours[first] == {colour == "orange"}
    assert colours[second] == {other == "orange"}
    for side in SIDES:
        assert len(colours[side]) == 1
        assert colours[side] != colours[FACING[side]]
        lines = [square[side in ("south", "north")] for square in army(state, side)]
        assert sorted(lines) == sorted(square[side in ("south", "north")] for square in army(state, FACING[side]))
    corners = {(0, 0), (0, 7), (7, 0), (7, 7)}
    assert not corners & {square for side in SIDES for square in army(state, side)}


def test_W6_at_the_start_only_flips_are_possible():
    state = start()
    assert steps(state) == {}
    figures = {square for side in SIDES for square in army(state, side)}
    assert flips(state) == EVERY_SQUARE - figures


def test_W6_one_flip_opens_one_or_two_squares():
    state = play(start(), flip(6, 1))
    assert steps(state) == {(7, 1): {(6, 1), (5, 1)}}


def test_W7_the_other_player_may_not_flip_back_in_the_next_turn():
    state = play(start(), flip(4, 4), END)
    assert state.seat == 1
    assert not may(state, flip(4, 4))
    assert flips(state) == flips(start()) - {(4, 4)}


def test_W7_the_same_player_may_flip_back_two_turns_later():
    state = play(start(), flip(4, 4), END, END)
    assert state.seat == 0
    assert may(state, flip(4, 4))


def test_W7_the_other_player_may_flip_it_three_turns_later():
    state = play(start(), flip(4, 4), END, END, END)
    assert state.seat == 1
    assert may(state, flip(4, 4))


def test_W8_die_nought_passes_the_turn_without_a_movement():
    state = die_will_show(start(method="chance"), 0)
    after = play(state, ROLL)
    assert after.seat == 1
    assert after.left == TO_ROLL
    assert (after.orange, after.pieces) == (state.orange, state.pieces)
    assert [event.kind for event in events(state, ROLL)] == ["roll", "turn"]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_W8_the_die_says_how_many_movements(n):
    state = play(die_will_show(start(method="chance"), n), ROLL)
    for r in range(n):
        assert (state.seat, state.left) == (0, n - r)
        state = play(state, flip(3, 2 + r))
    assert (state.seat, state.left) == (1, TO_ROLL)


def test_W8_one_and_a_half_movements_on_average():
    assert sorted(DIE) == [0, 1, 1, 2, 2, 3]
    stream, rolls = Stream(4), Counter()
    state = start(method="chance")
    for _ in range(3000):
        state.random = stream.below(1 << 64)
        rolls[events(state, ROLL)[0].n] += 1
    assert all(abs(rolls[n] / 3000 - share / 6) < 0.03 for n, share in {0: 1, 1: 2, 2: 2, 3: 1}.items())


FIVE_HOME = """
    o S o S o o o b
    b o b o b S b W
    o o o b o b o b
    b N b o b o b W
    o b o b o b o b
    b N b o b E b W
    o b o b o b o N
    b E b E b o b o
"""


def test_W9_all_six_home_at_once_wins():
    state = position(FIVE_HOME)
    assert RULES.outcome(play(state, flip(4, 4), END)) is None
    won = play(state, ((1, 5), (0, 5)))
    assert RULES.outcome(won).winners == (0,)
    assert RULES.outcome(won).scores == (6, 0)


NORTH_ROW_OPEN = """
    b b b b b b b b
    b b b b b b b b
    b b b b b b b W
    b b b b b b b W
    b N b N b N b W
    b b b b b b b b
    b E b E b E b b
    b b b b b b b b
"""


@pytest.mark.parametrize("column", range(8))
def test_W9_any_tile_of_the_far_row_is_home(column):
    """The last figure steps home in any column, wherever the other two are."""
    others = [c for c in range(8) if c != column][:2]
    state = position(NORTH_ROW_OPEN, but={(0, c): "S" for c in others} | {(0, column): "o", (1, column): "S"})
    assert RULES.outcome(play(state, ((1, column), (0, column)))).winners == (0,)
