"""How cards are called in moves and on the table: `hand-0-michael`, `host-1-michael+halo`.

Equal cards of a zone have the same name, so that search meets each choice once. Moves are made when they are first
needed, and kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.core.contract import HIDDEN, Move

NONE = -2
"""No card: an empty slot of the Store, a bearer without a relic."""


def twin(name: str, met: Counter[str]) -> str:
    """The first of equal things has the name that moves use; the others stand for it."""
    met[name] += 1
    return name if met[name] == 1 else f"{name}~{met[name]}"


class Names:
    """The names and moves of one game, from the keys of its cards."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = keys
        self.cards = {key: card for card, key in enumerate(keys)}
        self._moves: dict[tuple[object, ...], Move] = {}
        self._named: dict[str, int] = {}

    def name(self, zone: str, seat: int, card: int, worn: int = NONE) -> str:
        key = "back" if card == HIDDEN else self.keys[card]
        return f"{zone}-{seat}-{key}" if worn == NONE else f"{zone}-{seat}-{key}+{self.keys[worn]}"

    def card(self, name: str) -> int:
        """The card that a name of the shape zone-seat-key stands for."""
        found = self._named.get(name)
        if found is None:
            found = self._named[name] = self.cards[name.split("-", 2)[2].partition("+")[0]]
        return found

    def worn(self, name: str) -> int:
        """What the card of that name wears."""
        key = name.partition("+")[2]
        return self.cards[key] if key else NONE

    def move(self, kind: str, zone: str, seat: int, card: int, dst: str | None = None, worn: int = NONE) -> Move:
        key = (kind, zone, seat, card, dst, worn)
        found = self._moves.get(key)
        if found is None:
            found = self._moves[key] = Move(kind, self.name(zone, seat, card, worn), dst)
        return found

    def picks(self, kind: str, zone: str, seat: int, cards: Iterable[int], dst: str | None = None) -> list[Move]:
        """One move for each different card."""
        return [self.move(kind, zone, seat, card, dst) for card in sorted({*cards} - {HIDDEN, NONE})]
