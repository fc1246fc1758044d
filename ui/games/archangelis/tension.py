"""How close Archangelis is: Locations that are won, a challenge, the Final Battle."""

from __future__ import annotations

from game.archangelis.state import CHOOSING_ARMIES, TO_WIN, State
from game.core.names import NONE

QUIET, CHALLENGED = 0.2, 0.3


def tension(view: State) -> float:
    if view.phase == CHOOSING_ARMIES:
        return 1.0
    won = max(len(side.won) for side in view.sides) / TO_WIN
    return min(1.0, QUIET + (1 - QUIET - CHALLENGED) * won + CHALLENGED * (view.challenged != NONE))
