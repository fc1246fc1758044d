"""What a seat sees of a deck-building game, and the worlds it can imagine.

What was bought is no secret, so everybody knows what each deck is made of; nobody knows its order, not even its owner,
and a hand is its owner's alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from game.core import effects
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.core.rng import Stream


def hide(view: Any, seat: int | None, decks: Iterable[tuple[list[int], int]]) -> None:
    """Takes out of a copied state what the seat may not see.

    Of each deck the number of cards at its bottom is given that everybody has seen go there.
    """
    view.random = None
    for owner, side in enumerate(view.sides):
        side.deck[:] = [HIDDEN] * len(side.deck)
        if owner != seat:
            side.hand[:] = [HIDDEN] * len(side.hand)
    for deck, sunk in decks:
        deck[sunk:] = [HIDDEN] * (len(deck) - sunk)


def imagine(holes: Iterable[list[int]], pool: Counter[int], stream: Stream) -> None:
    """Fills the holes of the zones with what is left of the pool once its seen cards are taken out."""
    zones = list(holes)
    cards = sorted(pool.elements())
    stream.shuffle(cards)
    for zone in zones:
        for at, card in enumerate(zone):
            if card == HIDDEN:
                zone[at] = cards.pop()


def rest(every: Iterable[int], *seen: Iterable[int]) -> Counter[int]:
    """What is left of the cards once those that lie open are taken away."""
    left = Counter(every)
    for zone in seen:
        for card in zone:
            if card >= 0:
                left[card] -= 1
    return left


def make_answerable(stage: Any) -> None:
    """That an effect waits for an answer tells everybody that the hand it asks has one."""
    state = stage.state
    if not state.stack or state.gap != NONE or effects.asked(stage):
        return
    own = state.sides[state.stack[-1].seat]
    for at in range(len(own.deck)):
        own.deck[at], own.hand[-1] = own.hand[-1], own.deck[at]
        if effects.asked(stage):
            return
        own.deck[at], own.hand[-1] = own.hand[-1], own.deck[at]
