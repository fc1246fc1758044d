"""Where cards lie and who sees them.

A zone is a list of card numbers in a state (equal cards have equal numbers, so nothing tells two of them apart).
Its `Sight` says what a viewer gets: the cards, or as many HIDDEN ones. Where seats come to know single cards of a
hidden zone, a second list runs beside it: for each card a bit set of the seats that have rightly seen it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

from game.core.contract import HIDDEN
from game.core.rng import Seeded, Stream, shuffle


class Sight(Enum):
    """Who sees the cards of a zone."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"

    def shows(self, owner: int | None, seat: int | None) -> bool:
        return self is Sight.ALL or (self is Sight.OWNER and owner is not None and owner == seat)


def seen(
    cards: Sequence[int], sight: Sight, owner: int | None, seat: int | None, known: Sequence[int] = ()
) -> list[int]:
    """The zone as that seat sees it."""
    if sight.shows(owner, seat):
        return list(cards)
    if seat is None or not known:
        return [HIDDEN] * len(cards)
    return [card if seats >> seat & 1 else HIDDEN for card, seats in zip(cards, known, strict=True)]


def take(cards: list[int], known: list[int], card: int, watchers: int) -> None:
    """Takes a card out of a zone. Who does not see which card left can't be sure of any that stays."""
    copies = [at for at, other in enumerate(cards) if other == card]
    del cards[copies[0]]
    unaware = watchers & ~known.pop(copies[0])
    known[:] = [seats & watchers for seats in known]
    for at in copies[1:]:
        known[at - 1], unaware = known[at - 1] & ~unaware, unaware & ~known[at - 1]


def unseen(every_card: Iterable[int], zones: Iterable[Sequence[int]]) -> list[int]:
    """The cards of the game that a viewer of these zones can't place, in a fixed order."""
    rest = Counter(every_card)
    for zone in zones:
        rest.subtract(card for card in zone if card != HIDDEN)
    return sorted(rest.elements())


def imagine(zones: Iterable[list[int]], pool: list[int], stream: Stream) -> None:
    """Fills the holes of the zones from the pool, every way equally likely."""
    stream.shuffle(pool)
    cards = iter(pool)
    for zone in zones:
        zone[:] = [next(cards) if card == HIDDEN else card for card in zone]


def draw(state: Seeded, deck: list[int], discard: list[int], n: int) -> list[int]:
    """The top n cards (the end of the list is the top); a short deck is refilled by shuffling the discard pile."""
    drawn: list[int] = []
    while len(drawn) < n:
        if not deck:
            if not discard:
                break
            deck[:] = discard
            discard.clear()
            shuffle(state, deck)
        drawn.append(deck.pop())
    return drawn
