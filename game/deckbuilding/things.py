"""Cards on the table, as things: rows, open piles and face-down piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.core.contract import HIDDEN
from game.core.names import NONE, Names, twin
from game.core.things import Thing
from game.deckbuilding.rules import STORE


class Lay:
    """Lays out the cards of one game."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def face(self, card: int, back: str = "start") -> str:
        return f"back-{back}" if card == HIDDEN else self.names.keys[card]

    def zone(self, zone: str, seat: int, cards: Sequence[int], kind: str = "card") -> list[Thing]:
        """A thing for each card of a seat's zone, equal ones told apart by a number behind their name."""
        met: Counter[str] = Counter()
        return [
            Thing(twin(self.names.name(zone, seat, card), met), f"{zone}-{seat}", kind, self.face(card), seat)
            for card in cards
        ]

    def open_pile(self, place: str, cards: Sequence[int], seat: int | None = None) -> list[Thing]:
        met: Counter[str] = Counter()
        return [
            Thing(twin(f"{place}-{self.names.keys[card]}", met), place, "card", self.names.keys[card], seat)
            for card in cards
        ]

    def pile(self, name: str, back: str, cards: Sequence[int], kind: str = "card") -> list[Thing]:
        """A face-down pile."""
        return [Thing(name, name, kind, f"back-{back}", number=len(cards))] if cards else []

    def deck(self, seat: int, cards: Sequence[int]) -> list[Thing]:
        if not cards:
            return []
        return [Thing(f"deck-{seat}-pile", f"deck-{seat}", "card", "back-start", seat, number=len(cards))]

    def store(self, row: Sequence[int], supply: int, left: int, price: Callable[[int], int]) -> list[Thing]:
        """The row with its gaps, and the pile beside it, each card with the price to pay."""
        things = [Thing(f"store-{slot}", f"store-{slot}", "mat", "") for slot in range(STORE) if row[slot] == NONE]
        things += [
            Thing(f"store-{slot}", f"store-{slot}", "card", self.names.keys[card], marks=(f"cost-{price(card)}",))
            for slot, card in enumerate(row)
            if card != NONE
        ]
        if left:
            marks = (f"cost-{price(supply)}",)
            things.append(Thing("supply", "supply", "card", self.names.keys[supply], marks=marks, number=left))
        return things

    def leaders(self, cards: Sequence[int]) -> list[Thing]:
        """Those that may be chosen."""
        return [Thing(f"leader-{self.names.keys[card]}", "leaders", "leader", self.names.keys[card]) for card in cards]
