"""What decided a game of Angel Wars."""

from __future__ import annotations

from game.angel_wars.board import PIECES
from game.angel_wars.state import LAYOUTS, State
from game.angel_wars.words import at_home, figure, home_of_side, say_figure
from game.core.language import _, capital
from ui.games.look import Decided, most


def decided(view: State) -> list[Decided]:
    """Army by army, then the figures of each seat."""
    owner, found = LAYOUTS[view.seats][view.sides].owner, []
    for side in range(len(PIECES) // 3):
        home = _("{n} of {all} home").format(n=home_of_side(view, side), all=3)
        stands = tuple(home if owner[side] == seat else "" for seat in range(view.seats))
        face = figure(view, 3 * side)
        winner = owner[side] if home_of_side(view, side) == 3 else None
        found.append(Decided(capital(say_figure(face)), stands, winner, f"figure-{face}"))
    homes = [at_home(view, seat) for seat in range(view.seats)]
    return [*found, Decided(_("Figures home"), tuple(map(str, homes)), most(homes))]
