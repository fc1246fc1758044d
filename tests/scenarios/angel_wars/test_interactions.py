"""Where rules of Angel Wars meet: bans and figures, draws, the end in mid-turn, and every refusal with its reason."""

import pytest

from game.angel_wars import RULES
from game.angel_wars.state import REPETITION, TO_ROLL, TURN_LIMIT, situation
from game.core.contract import IllegalMove, Move
from game.core.options import OptionError
from tests.scenarios.angel_wars.position import (
    END,
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
    why_not,
)

# Bans


def test_a_banned_tile_can_be_walked_on():
    """The ban is about flipping: an own-colour tile that the opponent has just made may be used at once."""
    state = play(start(), END, flip(6, 1), END)
    assert state.seat == 0
    assert not may(state, flip(6, 1))
    assert army(play(state, ((7, 1), (6, 1))), "south")[0] == (6, 1)


def test_a_tile_banned_and_occupied_is_refused_for_the_figure():
    state = position(but={(7, 1): "o", (6, 1): "S"}, banned=[(6, 1)])
    assert "figure stands" in why_not(state, flip(6, 1)).text


def test_a_tile_left_behind_by_a_figure_is_still_banned():
    state = play(start(), END, flip(6, 1), END)
    state = play(state, ((7, 1), (6, 1)), ((6, 1), (5, 1)))
    assert may(state, flip(6, 1)), "seat 1 flipped it two turns ago and may flip it again"
    state = position(but={(7, 1): "o", (6, 1): "S"}, banned=[(6, 1)])
    state = play(state, ((6, 1), (5, 1)))
    assert not may(state, flip(6, 1))


def test_a_turn_without_flips_clears_all_bans():
    state = play(start(), flip(2, 2), flip(3, 3), END)
    assert state.banned == 0
    assert {(2, 2), (3, 3)} <= flips(state)


def test_two_turns_of_flips_ban_only_the_last():
    state = play(start(), flip(2, 2), flip(3, 3), flip(4, 4), flip(5, 5))
    assert {(2, 2), (3, 3)} <= flips(state)
    assert not {(4, 4), (5, 5)} & flips(state)


def test_four_players_ban_lapses_before_it_comes_round():
    state = play(start(seats=4), flip(2, 2), END, flip(3, 3), END)
    assert state.seat == 2
    assert may(state, flip(2, 2))
    assert not may(state, flip(3, 3))


# The die


def test_a_three_flips_three_tiles_and_bans_them_all():
    state = play(die_will_show(start(method="chance"), 3), ROLL, flip(2, 2), flip(3, 3), flip(4, 4))
    state = play(die_will_show(state, 2), ROLL)
    assert state.seat == 1
    assert not {(2, 2), (3, 3), (4, 4)} & flips(state)


def test_a_three_may_be_given_away_in_part():
    state = play(die_will_show(start(method="chance"), 3), ROLL, flip(2, 2), END)
    assert (state.seat, state.left) == (1, TO_ROLL)


def test_before_the_roll_there_is_nothing_but_the_roll():
    state = start(method="chance")
    assert RULES.legal_moves(state) == [ROLL]
    for move in (flip(4, 4), END, Move("drag", "south-1", "b2")):
        assert why_not(state, move).section == "chance"


def test_the_die_is_rolled_once_a_turn():
    state = play(die_will_show(start(method="chance"), 2), ROLL)
    assert why_not(state, ROLL).section == "chance"


def test_strategy_has_no_die():
    assert why_not(start(), ROLL).section == "methods"
    assert not any(thing.kind == "die" for thing in RULES.table(start()))


@pytest.mark.parametrize("n", [1, 3])
def test_four_players_roll_the_die_one_after_another(n):
    state = start(seats=4, method="chance")
    for seat in (0, 1, 2, 3, 0):
        assert (state.seat, RULES.legal_moves(state)) == (seat, [ROLL])
        state = play(die_will_show(state, n), ROLL)
        assert (state.seat, state.left) == (seat, n)
        state = play(state, END)


# The end

ONE_STEP_FROM_HOME = """
    S b S b o b b o
    o o o o S b b b
    b b b b b b b W
    b b b b b b b W
    b b b b b b b W
    o E b N N N o o
    o E b o b o o o
    o E o b b o o o
"""


def test_a_win_in_the_first_of_two_movements_ends_the_game_at_once():
    state = position(ONE_STEP_FROM_HOME)
    move = Move("step", "south-3", "e8")
    after = play(state, move)
    assert RULES.to_act(after) is None
    assert RULES.legal_moves(after) == []
    assert RULES.outcome(after).ranking == ((0,), (1,))
    assert [event.kind for event in events(state, move)] == ["step", "end"]
    with pytest.raises(IllegalMove, match="over"):
        RULES.apply(after, END)


def test_a_win_with_the_last_movement():
    after = play(position(ONE_STEP_FROM_HOME), flip(4, 4), ((1, 4), (0, 4)))
    assert RULES.outcome(after).winners == (0,)


def test_a_win_in_the_last_turn_is_no_draw():
    after = play(position(ONE_STEP_FROM_HOME, turn=10, max_turns=10, left=1), ((1, 4), (0, 4)))
    assert RULES.outcome(after).winners == (0,)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_with_the_die_the_first_with_every_figure_home_wins_too(n):
    state = die_will_show(position(ONE_STEP_FROM_HOME, chance=True, left=TO_ROLL), n)
    state = play(state, ROLL)
    assert RULES.outcome(state) is None
    assert RULES.outcome(play(state, ((1, 4), (0, 4)))).ranking == ((0,), (1,))


def test_five_home_is_not_enough():
    state = play(position(ONE_STEP_FROM_HOME), flip(4, 4), END)
    assert RULES.outcome(state) is None
    assert RULES.standing(state, 0) == "5 of 6 home"


def test_the_edge_beside_is_not_home():
    """South's figures are home in the north; the east edge is west's goal. The corner is in both."""
    state = position(ONE_STEP_FROM_HOME, but={(1, 4): "o", (1, 7): "S"})
    assert RULES.standing(state, 0) == "5 of 6 home"
    assert RULES.outcome(play(state, ((1, 7), (0, 7)))).winners == (0,)


def test_nobody_wins_by_the_moves_of_another():
    """With every figure home but the turn elsewhere the game would have ended before: only one's own step wins."""
    state = play(position(ONE_STEP_FROM_HOME, seat=1, left=1), flip(4, 4))
    assert RULES.outcome(state) is None


# Draws


def test_the_third_time_is_a_draw():
    state = play(start(), END, END)
    assert RULES.outcome(state) is None
    state = play(state, END, END)
    assert state.end == REPETITION
    assert RULES.outcome(state).winners == ()
    assert RULES.outcome(state).ranking == ((0, 1),)


def test_another_player_to_move_is_another_position():
    state = play(start(), END, END, END)
    assert RULES.outcome(state) is None


@pytest.mark.parametrize("square", [(4, 4), (0, 0), (7, 6), (7, 7)])
def test_another_ban_is_another_position(square):
    """Same tiles, same figures, same player: but once a tile is banned and once not."""
    open_, banned = position(), position(banned=[square])
    assert situation(open_) != situation(banned)
    assert len({situation(position(banned=[at])) for at in ((4, 4), (0, 0), (7, 6), (7, 7))}) == 4


def test_repetition_with_bans_counts_only_the_same_ban():
    """A tile flipped to and fro brings the start position back, but with a ban: that is another position."""
    state = play(start(), flip(7, 7), END, END, flip(7, 7), END)
    again = play(start(), END)
    assert (state.orange, state.pieces, state.seat) == (again.orange, again.pieces, again.seat)
    assert situation(state) != situation(again)
    assert state.past.count(situation(state)) == 1


def test_like_figures_may_change_places_and_it_is_the_same_position():
    state = position()
    swapped = state.copy()
    swapped.pieces[0], swapped.pieces[1] = swapped.pieces[1], swapped.pieces[0]
    assert RULES.position(swapped) == RULES.position(state)


def test_the_turn_limit_is_a_draw():
    state = start(max_turns=10)
    for n in range(10):
        assert RULES.outcome(state) is None
        assert state.turn == n + 1
        state = play(state, flip(2 + n // 6, 1 + n % 6), END)
    assert state.end == TURN_LIMIT
    assert RULES.outcome(state).winners == ()
    assert "limit" in RULES.outcome(state).reason


def test_turns_of_all_players_count_for_the_limit():
    state = start(seats=4, max_turns=10)
    for n in range(10):
        state = play(state, flip(2 + n // 6, 1 + n % 6), END)
    assert state.end == TURN_LIMIT


# Refusals: each with its own reason

REFUSALS = """
    o N o N o N o b
    W o b o b o b E
    o b o b o b o b
    W o b o b o b E
    o b o b o b o b
    W o b o b o b E
    o o S o o b o b
    b S b o b S b o
"""


@pytest.mark.parametrize(
    ("tried", "section", "word"),
    [
        pytest.param(((6, 2), (5, 2)), "moving", "wrong colour", id="wrong colour"),
        pytest.param(((7, 5), (5, 5)), "moving", "wrong colour", id="wrong colour on the way"),
        pytest.param(((7, 1), (6, 2)), "moving", "share", id="occupied"),
        pytest.param(((7, 1), (5, 3)), "moving", "diagonally", id="diagonal"),
        pytest.param(((6, 2), (5, 3)), "moving", "straight", id="round a corner"),
        pytest.param(((6, 2), (6, 2)), "moving", "at least one", id="no way at all"),
        pytest.param(flip(6, 1), "ban", "flipped back", id="banned"),
        pytest.param(flip(6, 3), "ban", "already", id="flipped in this turn"),
        pytest.param(flip(6, 2), "flipping", "stands", id="occupied tile flipped"),
        pytest.param(Move("step", "north-1", "b7"), "turn", "no movements left", id="no movements left"),
        pytest.param(Move("step", "south-1", "die"), "moving", "tile to tile", id="not a tile"),
        pytest.param(Move("drag", "a1", "b1"), "flipping", "stay", id="a tile dragged"),
        pytest.param(Move("click", "north-1"), "turn", "no movements left", id="another's figure clicked"),
        pytest.param(Move("click", "south-3"), "moving", "shut in", id="a figure that can't move clicked"),
        pytest.param(Move("drag", "south-2", "south-1"), "moving", "share", id="dropped on a figure"),
        pytest.param(Move("juggle"), "movements", "not a movement", id="nonsense"),
    ],
)
def test_a_refusal_says_why(tried, section, word):
    state = position(REFUSALS, left=1, banned=[(6, 1)], flipped=[(6, 3)])
    reason = why_not(state, tried)
    assert reason.section == section
    assert word in reason.text


def test_a_blocked_line_is_refused_by_naming_the_figure():
    state = position(REFUSALS, but={(5, 7): "b", (6, 3): "E"})
    assert may(state, ((6, 2), (6, 1)))
    reason = why_not(state, ((6, 2), (6, 4)))
    assert "d2" in reason.text
    assert "blocks" in reason.text


def test_in_the_first_turn_another_players_figure_is_just_anothers():
    reason = why_not(start(), Move("step", "north-1", "b7"))
    assert reason.section == "turn"
    assert "another player" in reason.text


def test_the_game_is_over_is_the_reason_after_the_end():
    after = play(position(ONE_STEP_FROM_HOME), ((1, 4), (0, 4)))
    for move in (flip(4, 4), END, ROLL):
        assert why_not(after, move).section == "end"


@pytest.mark.parametrize("seat", [0, 1])
def test_why_not_never_says_that_one_can(seat):
    """Every flip and every step of the board that is refused is refused for a real reason."""
    state = position(REFUSALS, seat=seat, banned=[(6, 1)], flipped=[(6, 3)])
    legal = RULES.legal_moves(state)
    figures = [thing.id for thing in RULES.table(state) if thing.kind == "figure"]
    for tile in (thing.id for thing in RULES.table(state) if thing.kind == "tile"):
        for move in [Move("flip", tile), *(Move("step", figure, tile) for figure in figures)]:
            allowed = "can be flipped now" in (text := RULES.why_not(state, move).text) or "can go there now" in text
            assert allowed == (move in legal)


# Options


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"seats": 3}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seats": True}, "seats"),
        ({"method": "luck"}, "method"),
        ({"armies": "pirates"}, "armies"),
        ({"sides": "south-orange-north-blue"}, "sides"),
        ({"sides": 0}, "sides"),
        ({"first": "3"}, "first"),
        ({"first": 1}, "first"),
        ({"max_turns": 9}, "max_turns"),
        ({"max_turns": 1001}, "max_turns"),
        ({"max_turns": 50.0}, "max_turns"),
        ({"wings": 2}, "wings"),
    ],
)
def test_a_bad_option_is_named(options, named):
    with pytest.raises(OptionError, match=named) as error:
        RULES.new_game(options, 1)
    assert error.value.option == named


def test_the_third_seat_may_begin_where_there_are_four():
    assert RULES.new_game({"first": "3", "seats": 4}, 1).seat == 2


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("armies", ["demons", "messengers"])
def test_everybody_has_the_figures_of_the_box(armies, seats):
    """Two players: three orange and three blue each, of one army. Four players: three of one colour."""
    figures = [thing for thing in RULES.table(start(armies=armies, seats=seats)) if thing.kind == "figure"]
    faces = [sorted(figure.face for figure in figures if figure.owner == seat) for seat in range(seats)]
    ours, theirs = "guardian", armies.removesuffix("s")
    if seats == 2:
        assert faces == [[f"{army}-blue"] * 3 + [f"{army}-orange"] * 3 for army in (ours, theirs)]
    else:
        kinds = (f"{ours}-orange", f"{ours}-blue", f"{theirs}-blue", f"{theirs}-orange")
        assert faces == [[kind] * 3 for kind in kinds]


def test_armies_are_looks_and_not_rules():
    demons, messengers = start(), start(armies="messengers")
    faces = [
        {thing.face.split("-")[0] for thing in RULES.table(state) if thing.kind == "figure"}
        for state in (demons, messengers)
    ]
    assert faces == [{"guardian", "demon"}, {"guardian", "messenger"}]
    assert RULES.legal_moves(demons) == RULES.legal_moves(messengers)


# The table


def test_banned_and_flipped_tiles_are_marked():
    state = play(start(), flip(4, 4), END, flip(2, 2))
    marks = {thing.id: thing.marks for thing in RULES.table(state) if thing.kind == "tile"}
    assert marks["e4"] == ("banned",)
    assert marks["c6"] == ("flipped",)
    assert sum(bool(mark) for mark in marks.values()) == 2


def test_a_flip_turns_the_tile_and_nothing_else():
    before, after = start(), play(start(), flip(4, 4))
    changed = {(r, c) for r in range(8) for c in range(8) if is_orange(before, r, c) != is_orange(after, r, c)}
    assert changed == {(4, 4)}
    assert before.pieces == after.pieces


def test_a_step_moves_the_figure_and_nothing_else():
    before = position(REFUSALS)
    after = play(before, ((6, 2), (6, 0)))
    assert before.orange == after.orange
    assert [a for a, b in zip(after.pieces, before.pieces, strict=True) if a != b] == [48]
    assert steps(after)[6, 0] == {(6, 1), (6, 2), (6, 3), (6, 4)}
