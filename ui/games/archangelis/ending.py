"""What decided a game of Archangelis."""

from __future__ import annotations

from game.archangelis import light
from game.archangelis.cards import KINDS
from game.archangelis.state import State
from game.core.language import _
from ui.games.look import Decided, most


def decided(view: State) -> list[Decided]:
    """The Locations that opened the ranks, the strongest card of each army, what else gave Light, then army against
    army."""
    won = [len(side.won) for side in view.sides]
    found = [Decided(_("Locations won"), tuple(map(str, won)), most(won))]
    armies = [light.final(side, side.army, view.sides[1 - seat]) for seat, side in enumerate(view.sides)]
    best = [
        max(zip(army.lights, side.army, strict=True))
        for army, side in zip(armies, view.sides, strict=True)
        if side.army
    ]
    if len(best) == len(armies):
        lights, cards = zip(*best, strict=True)
        first = most(lights)
        said = tuple(_("{card} {n}").format(card=KINDS[card].name, n=n) for n, card in best)
        found.append(Decided(_("The best card"), said, first, KINDS[cards[first or 0]].key))
    beyond = [army.extra for army in armies]
    if any(beyond):
        found.append(Decided(_("Light beyond the cards"), tuple(map(str, beyond)), most(beyond)))
    totals = [army.total for army in armies]
    return [*found, Decided(_("Light in the Final Battle"), tuple(map(str, totals)), most(totals))]
