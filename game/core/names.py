"""How cards are called in moves and on the table: `hand-0-michael`, `host-1-michael+halo`.

Equal cards of a zone have the same name, so that search meets each choice once. Names and moves are made when they
are first needed, and kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from game.core.contract import HIDDEN, Move
from game.core.ref import Ref, ref

NONE = -2
"""No card: an empty slot of the Store, a bearer without a relic."""


def twin(name: str, met: Counter[str]) -> str:
    """The first of equal things has the name that moves use; the others stand for it."""
    met[name] += 1
    return name if met[name] == 1 else _copy(name, met[name])


@cache
def _copy(name: str, n: int) -> str:
    return str(ref(name)._replace(copy=n))


@cache
def beneath(name: str, part: str) -> str:
    """How a part is called that lies tucked under a thing."""
    return str(ref(name)._replace(part=part))


class Names:
    """The names and moves of one game, from the keys of its cards."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = keys
        self.cards = {key: card for card, key in enumerate(keys)}
        self._moves: dict[tuple[object, ...], Move] = {}
        self._names: dict[tuple[str, int, int, int], str] = {}
        self._named: dict[str, int] = {}

    def name(self, zone: str, seat: int, card: int, worn: int = NONE) -> str:
        said = (zone, seat, card, worn)
        found = self._names.get(said)
        if found is None:
            key = "back" if card == HIDDEN else self.keys[card]
            found = self._names[said] = str(Ref(zone, seat, key, "" if worn == NONE else self.keys[worn]))
        return found

    def card(self, name: str) -> int:
        """The card that a name stands for."""
        found = self._named.get(name)
        if found is None:
            found = self._named[name] = self.cards[ref(name).key]
        return found

    def find(self, name: str | None) -> int:
        """The same of any name; NONE where it stands for no card."""
        return self.cards.get(ref(name).key, NONE)

    def worn(self, name: str | None) -> int:
        """What the card of that name wears."""
        return self.cards.get(ref(name).worn, NONE)

    def move(self, kind: str, zone: str, seat: int, card: int, dst: str | None = None, worn: int = NONE) -> Move:
        key = (kind, zone, seat, card, dst, worn)
        found = self._moves.get(key)
        if found is None:
            found = self._moves[key] = Move(kind, self.name(zone, seat, card, worn), dst)
        return found

    def picks(self, kind: str, zone: str, seat: int, cards: Iterable[int], dst: str | None = None) -> list[Move]:
        """One move for each different card."""
        return [self.move(kind, zone, seat, card, dst) for card in sorted({*cards} - {HIDDEN, NONE})]
