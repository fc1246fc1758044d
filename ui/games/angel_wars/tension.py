"""How close Angel Wars is: the nearer an army's figures are to their side, the more."""

from __future__ import annotations

from game.angel_wars.state import LAYOUTS, State

FARTHEST = 7
QUIET = 0.2


def tension(view: State) -> float:
    owner = LAYOUTS[view.seats][view.sides].owner
    gone = [0] * view.seats
    for piece, tile in enumerate(view.pieces):
        down, right = divmod(tile, 8)
        side = piece // 3
        gone[owner[side]] += (FARTHEST - down, right, down, FARTHEST - right)[side]
    figures = len(view.pieces) // view.seats
    return QUIET + (1 - QUIET) * max(gone) / (figures * FARTHEST)
