"""Search over whole turns, on Angel Wars: wins that are there are taken, and play goes home."""

from __future__ import annotations

from typing import Any

import pytest

from game import catalogue
from game.ai import alphabeta
from game.ai.levels import LEVELS, choose
from game.angel_wars.board import BIT, TILES
from game.angel_wars.state import LAYOUTS, situation, zobrist
from game.core.rng import below

RULES: Any = catalogue.rules("angel_wars")
THINKERS = [name for name in LEVELS if name != "random"]

NEARLY_HOME = "b8 d8 f7 h1 h3 h5 b5 d5 f5 c3 e3 g3"
"""South's last figure is one rank from home; all others of seat 0 are there."""


def position(places: str, orange: str = "", blue: str = "", seat: int = 0, **options: Any) -> Any:
    """A state with the figures on these tiles (south, west, north, east), each tile under a figure of its colour."""
    state = RULES.new_game({"first": str(seat + 1), **options}, 1)
    state.pieces = [TILES[name] for name in places.split()]
    colour = LAYOUTS[state.seats][state.sides].colour
    for tile in [TILES[name] for name in orange.split()]:
        state.orange |= BIT[tile]
    for tile in [TILES[name] for name in blue.split()]:
        state.orange &= ~BIT[tile]
    for piece, tile in enumerate(state.pieces):
        state.orange = state.orange | BIT[tile] if colour[piece // 3] else state.orange & ~BIT[tile]
    state.occupied = sum(BIT[tile] for tile in state.pieces)
    state.zobrist = zobrist(state.orange, state.pieces)
    state.past = [situation(state)]
    assert RULES.why_impossible(state) is None
    return state


def turn_of(state: Any, level: str, seed: int = 1) -> Any:
    """The state after the seat to act has played its whole turn."""
    seat = state.seat
    while RULES.to_act(state) == seat:
        move = choose(RULES, RULES.view(state, seat), level, seed).move
        state, _ = RULES.apply(state, move)
    return state


def play(levels: list[str], seed: int, work: float, **options: Any) -> Any:
    state = RULES.new_game(options, seed)
    count = 0
    while (seat := RULES.to_act(state)) is not None:
        move = choose(RULES, RULES.view(state, seat), levels[seat], seed * 1000 + count, work).move
        RULES.advance(state, move)
        count += 1
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"seats": 4}, {"method": "chance"}])
def test_the_same_seed_gives_the_same_legal_move(level: str, options: dict[str, Any]) -> None:
    state = RULES.new_game(options, 4)
    if state.chance:
        RULES.advance(state, RULES.legal_moves(state)[0])
    seat = RULES.to_act(state)
    first = choose(RULES, RULES.view(state, seat), level, 11, 0.05)
    assert first == choose(RULES, RULES.view(state, seat), level, 11, 0.05)
    assert first.move in RULES.legal_moves(state)
    assert len({move for move, _ in first.candidates}) == len(first.candidates)
    assert [chance for _, chance in first.candidates] == sorted((c for _, c in first.candidates), reverse=True)


def test_the_roll_is_forced_and_costs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alphabeta, "search", None)
    state = RULES.new_game({"method": "chance"}, 4)
    assert choose(RULES, RULES.view(state, 0), "master", 1).move.kind == "roll"


@pytest.mark.parametrize("level", THINKERS)
def test_stopped_it_has_a_move_ready(level: str) -> None:
    asked = []

    def stop() -> bool:
        asked.append(1)
        return True

    view = RULES.view(RULES.new_game({"first": "1"}, 4), 0)
    assert choose(RULES, view, level, 1, stop=stop).move in RULES.legal_moves(view)
    assert len(asked) == 1


@pytest.mark.parametrize("level", [name for name in THINKERS if not LEVELS[name].oversight])
@pytest.mark.parametrize("seed", range(3))
def test_a_win_in_this_turn_is_taken(level: str, seed: int) -> None:
    flip_and_step = position(NEARLY_HOME, blue="f8")
    after = turn_of(flip_and_step, level, seed)
    assert after.winner == 0


def can_win_now(state: Any) -> bool:
    search = alphabeta.Search(RULES, RULES.view(state, state.seat), LEVELS["master"].reach, 1.0, 1, None)
    return search.find_turns(search.root, 8)[0].worth == 1.0


@pytest.mark.parametrize("level", ["adept", "master"])
def test_a_win_in_the_next_turn_is_hindered(level: str) -> None:
    """The other is one step from home: a flip holds it up, and the ban keeps that tile flipped."""
    state = position(NEARLY_HOME, orange="f8", seat=1)
    assert can_win_now(position(NEARLY_HOME, orange="f8", seat=0))
    assert not can_win_now(turn_of(state, level))


def test_every_face_of_the_die_is_weighed_as_often_as_it_comes() -> None:
    state = RULES.new_game({"method": "chance", "first": "1"}, 4)
    search = alphabeta.Search(RULES, RULES.view(state, 0), LEVELS["adept"].reach, 1.0, 1, None)
    (roll,) = search.find_turns(search.root, 8)
    weights = {after.rolled: weight for weight, after in roll.leads_to}
    assert weights == pytest.approx({0: 1 / 6, 1: 1 / 3, 2: 1 / 3, 3: 1 / 6})


def test_a_search_leaves_its_view_alone() -> None:
    view = RULES.view(RULES.new_game({"first": "1"}, 4), 0)
    before = view.copy()
    choose(RULES, view, "adept", 1, 0.1)
    assert view == before


@pytest.mark.parametrize("options", [{}, {"seats": 4}, {"method": "chance"}])
def test_chances_lie_between_nought_and_one(options: dict[str, Any]) -> None:
    state = RULES.new_game(options, 9)
    numbers = RULES.new_game({}, 9)
    for _ in range(300):
        assert all(0 < RULES.evaluate(state, seat) < 1 for seat in range(state.seats))
        if RULES.to_act(state) is None:
            break
        moves = RULES.legal_moves(state)
        RULES.advance(state, moves[below(numbers, len(moves))])


def test_a_step_home_is_worth_more_than_none() -> None:
    far, near = position(NEARLY_HOME), position(NEARLY_HOME.replace("f7", "f8"), seat=1)
    assert RULES.evaluate(near, 0) > RULES.evaluate(far, 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_novice_drives_home_against_random(seed: int) -> None:
    assert play(["novice", "random"], seed, 1.0).winner == 0


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"seats": 4}, {"method": "chance"}, {"seats": 4, "method": "chance"}])
def test_novices_bring_every_game_to_an_end(options: dict[str, Any]) -> None:
    assert play(["novice"] * options.get("seats", 2), 2, 1.0, **options).winner >= 0
