"""The rulings WA1 to WA11 of the rules file, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.angel_wars import RULES
from game.angel_wars.board import SIDES
from game.angel_wars.state import LAYOUTS
from tests.scenarios.angel_wars.position import (
    END,
    EVERY_SQUARE,
    ROLL,
    army,
    die_will_show,
    flip,
    flips,
    may,
    play,
    position,
    start,
    steps,
    why_not,
)


@pytest.mark.parametrize("sides", [choice.value for choice in RULES.info.option("sides").choices])
def test_WA1_a_player_has_two_adjacent_sides(sides):
    state = start(sides=sides)
    owner = {thing.id: thing.owner for thing in RULES.table(state) if thing.kind == "figure"}
    mine = [side for side in SIDES if owner[f"{side}-1"] == 0]
    assert sorted(mine) == sorted([sides.split("-")[0], sides.split("-")[2]])
    assert mine not in (["south", "north"], ["west", "east"])


CORNER = """
    S b S b S b b o
    b W b b b b b b
    b b b b b b b W
    b b b b b b b W
    o E b o b o o o
    o E b N N N o o
    o E b o b o o o
    o o o b b o o o
"""


def test_WA2_a_corner_is_home():
    state = position(CORNER)
    assert army(state, "south") == [(0, 0), (0, 2), (0, 4)]
    goals = {thing.id: thing for thing in RULES.table(state) if thing.kind == "goal"}
    assert goals["goal-north"].marks == ("home-3",)
    assert RULES.outcome(play(state, ((1, 1), (1, 7)))).winners == (0,)


def test_WA2_a_corner_belongs_to_both_edges():
    """South's goal and west's goal meet in the north-east corner: a figure of either is home there."""
    of_south = position(CORNER, but={(0, 0): "b", (0, 7): "S"})
    assert RULES.outcome(play(of_south, ((1, 1), (1, 7)))).winners == (0,)
    of_west = position(CORNER, but={(2, 7): "b", (0, 7): "W"})
    assert RULES.outcome(play(of_west, ((1, 1), (1, 7)))).winners == (0,)


def test_WA2_a_corner_of_the_wrong_colour_is_closed():
    state = position(CORNER, but={(0, 0): "b", (0, 1): "S"})
    assert not may(state, ((0, 1), (0, 0)))
    assert "wrong colour" in why_not(state, ((0, 1), (0, 0))).text


def test_WA3_an_occupied_tile_is_not_flipped():
    state = start()
    for side in SIDES:
        for r, c in army(state, side):
            assert not may(state, flip(r, c))
            assert why_not(state, flip(r, c)).section == "flipping"


def test_WA4_the_other_player_may_not_flip_back_at_once():
    state = play(start(), flip(4, 4), flip(3, 3))
    assert flips(state) == flips(start()) - {(4, 4), (3, 3)}
    assert why_not(state, flip(4, 4)).section == "ban"


def test_WA4_nobody_flips_a_tile_twice_in_one_turn():
    state = play(start(), flip(4, 4))
    assert state.seat == 0
    assert not may(state, flip(4, 4))
    assert why_not(state, flip(4, 4)).section == "ban"
    assert "this turn" in why_not(state, flip(4, 4)).text


def test_WA5_a_player_may_take_no_movement():
    state = play(start(), END)
    assert (state.seat, state.turn, state.left) == (1, 2, 2)


def test_WA5_a_player_may_take_fewer_movements():
    state = play(start(), flip(4, 4), END)
    assert (state.seat, state.turn, state.left) == (1, 2, 2)


def test_WA6_one_piece_may_move_twice_in_the_same_direction():
    state = play(start(), flip(6, 1), END, END)
    state = play(state, ((7, 1), (6, 1)), ((6, 1), (5, 1)))
    assert army(state, "south")[0] == (5, 1)


def test_WA6_a_third_movement_with_a_three():
    state = play(die_will_show(start(method="chance"), 3), ROLL)
    state = play(state, flip(6, 1), ((7, 1), (5, 1)), flip(4, 1))
    assert army(state, "south")[0] == (5, 1)
    assert state.seat == 1


LANE = """
    o b o N o N o N
    W o b o b o b E
    o o o b o b o b
    W o b o b o b E
    o o o b o b o b
    W o b o b o b E
    o o o b o b o b
    b S b S b S b o
"""


def test_WA7_as_far_as_the_run_goes_and_no_further():
    """The run ends where the colour ends, at (1,1); any stop on the way is allowed, staying is not."""
    assert steps(position(LANE))[7, 1] == {(r, 1) for r in range(1, 7)}


def test_WA7_nobody_jumps_or_stops_on_another():
    """An orange figure of the other army stands on the orange lane: it is neither passed nor joined."""
    state = position(LANE, but={(3, 7): "b", (3, 1): "E"})
    assert steps(state)[7, 1] == {(6, 1), (5, 1), (4, 1)}
    assert "share" in why_not(state, ((7, 1), (3, 1))).text
    assert "jumps" in why_not(state, ((7, 1), (2, 1))).text


def test_WA7_backwards_and_sideways():
    """From (6,1): forwards along the lane, back to (7,1), and along the orange row to both sides."""
    state = position(LANE, but={(7, 1): "o", (6, 1): "S"})
    assert steps(state)[6, 1] == {(r, 1) for r in range(1, 6)} | {(7, 1), (6, 0), (6, 2)}


def test_WA8_the_first_player_is_drawn_by_lot():
    firsts = [RULES.new_game({}, seed).seat for seed in range(200)]
    assert 80 < sum(firsts) < 120
    firsts = [RULES.new_game({"seats": 4}, seed).seat for seed in range(200)]
    assert {firsts.count(seat) > 30 for seat in range(4)} == {True}


def test_WA8_a_turn_with_a_nought_uses_the_ban_up():
    state = play(die_will_show(start(method="chance"), 1), ROLL, flip(4, 4))
    banned = play(die_will_show(state, 1), ROLL)
    assert not may(banned, flip(4, 4))
    lapsed = play(die_will_show(play(die_will_show(state, 0), ROLL), 1), ROLL)
    assert lapsed.seat == 0
    assert may(lapsed, flip(4, 4))


def test_WA9_a_piece_may_leave_the_goal_row_and_no_longer_counts():
    state = position(CORNER, but={(1, 0): "o", (1, 1): "b", (1, 3): "W"})
    assert RULES.standing(state, 0) == "5 of 6 home"
    state = play(state, ((0, 0), (1, 0)))
    assert RULES.standing(state, 0) == "4 of 6 home"
    state = play(state, ((1, 3), (1, 7)), END)
    assert RULES.outcome(state) is None
    assert RULES.outcome(play(state, ((1, 0), (0, 0)))).winners == (0,)


def test_WA10_four_players_have_a_side_each_and_go_clockwise():
    state = start(seats=4)
    figures = [thing for thing in RULES.table(state) if thing.kind == "figure"]
    own = [{figure.id.split("-")[0] for figure in figures if figure.owner == seat} for seat in range(4)]
    assert own == [{"south"}, {"west"}, {"north"}, {"east"}]
    order = []
    for _ in range(5):
        order.append(state.seat)
        state = play(state, END)
    assert order == [0, 1, 2, 3, 0]


def test_WA10_colours_as_with_two_players():
    for sides in range(8):
        assert LAYOUTS[4][sides].colour == LAYOUTS[2][sides].colour


def test_WA10_the_first_with_three_home_wins():
    state = position(CORNER, but={(0, 0): "o", (1, 0): "S"}, seats=4)
    won = play(state, ((1, 0), (0, 0)))
    assert RULES.outcome(won).ranking == ((0,), (1, 2, 3))
    assert RULES.outcome(won).scores == (3, 2, 0, 0)


def test_WA10_the_ban_binds_the_next_player_alone():
    state = play(start(seats=4), flip(4, 4), END)
    assert state.seat == 1
    assert not may(state, flip(4, 4))
    state = play(state, END)
    assert state.seat == 2
    assert may(state, flip(4, 4))


SHUT_IN = """
    b N b N b N b b
    W o b b b b b E
    b b b b b b b b
    W o b b b b b E
    b b b b b b b b
    W o b b b b b E
    b b b b b b b b
    b S b S b S b o
"""


def test_WA11_who_is_shut_in_still_flips_or_passes():
    state = position(SHUT_IN, seats=4)
    assert steps(state) == {}
    figures = {square for side in SIDES for square in army(state, side)}
    assert flips(state) == EVERY_SQUARE - figures
    assert may(state, END)


def test_WA11_even_with_no_tile_to_flip_a_turn_can_be_passed():
    """It can't come about, but no position leaves a player without a move."""
    state = position(SHUT_IN, seats=4, banned=sorted(EVERY_SQUARE))
    assert RULES.legal_moves(state) == [END]
