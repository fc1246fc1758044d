"""What decided a game of ArchPiratus."""

from __future__ import annotations

from game.archpiratus import ship
from game.archpiratus.cards import KINDS
from game.archpiratus.state import State
from game.core.language import _
from ui.games.look import Decided, most


def decided(view: State) -> list[Decided]:
    """The ships, the best mission of each captain, the points."""
    seats = range(len(view.sides))
    left = [max(ship.hull(view, seat) - view.sides[seat].hits, 0) for seat in seats]
    hull = tuple(_("{n} of {all}").format(n=left[seat], all=ship.hull(view, seat)) for seat in seats)
    found = [Decided(_("Hull plates left"), hull, most(left))]
    best = [max(((KINDS[card].credit, card) for card in side.done), default=(0, -1)) for side in view.sides]
    if max(best) > (0, -1):
        names = tuple(_("{card} {n}").format(card=KINDS[card].name, n=n) if card >= 0 else "-" for n, card in best)
        found.append(Decided(_("The best mission"), names, most([n for n, _card in best]), KINDS[max(best)[1]].key))
    points = [ship.points(view, seat) for seat in seats]
    return [*found, Decided(_("Points"), tuple(map(str, points)), most(points))]
