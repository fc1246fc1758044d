"""How good a position of Angel Wars is for a seat: the race home, counted in movements."""

from __future__ import annotations

from game.angel_wars.state import State


def chance_to_win(state: State, seat: int) -> float:
    return 0.5
