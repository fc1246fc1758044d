"""How close ArchPiratus is: points on the way to the Final station, and hulls that hold no more."""

from __future__ import annotations

from game.archpiratus.ship import hull, points, to_final
from game.archpiratus.state import State

QUIET = 0.2


def tension(view: State) -> float:
    seats = range(len(view.sides))
    fame = max(points(view, seat) / max(to_final(view, seat), 1) for seat in seats)
    harm = max(view.sides[seat].hits / max(hull(view, seat) - 1, 1) for seat in seats)
    return min(1.0, QUIET + (1 - QUIET) * max(0.85 * fame, harm))
