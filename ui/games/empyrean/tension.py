"""How close Battle for Empyrean is: the rounds that are left, and battlefields where little is between the sides."""

from __future__ import annotations

from game.empyrean.board import Board
from game.empyrean.state import State

QUIET, LATE = 0.2, 0.55
NARROW = 3
"""So little might between two sides is close."""


def tension(view: State) -> float:
    board, seats = Board(view), range(len(view.sides))
    totals = [sorted(board.total(seat, at) for seat in seats) for at in range(len(view.battlefields))]
    close = sum(field[-1] > 0 and field[-1] - field[-2] <= NARROW for field in totals) / len(totals)
    late = (view.round - 1) / max(view.rounds - 1, 1)
    return QUIET + LATE * late + (1 - QUIET - LATE) * close
