"""The verbs of every deck-building game: draw, buy, refill the Store, exile, take back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.core import zones
from game.core.effects import Frame, Node, Teller
from game.core.names import NONE, Names

MOST_SHUFFLES = 3
"""In one turn: with few cards, miracles and the like would otherwise draw each other without end."""


class DeckStage(Teller):
    """A state at work. Its sides have deck, hand, discard and `owned`; `tell` is None in search."""

    __slots__ = ()
    names: Names
    supply: int
    """The card of the face-up pile beside the Store."""
    says: Sequence[Node]
    """What each card says."""
    nodes: ClassVar[dict[tuple[int, tuple[int, ...]], Node]]
    on_play: Sequence[int]
    """Which of its abilities works upon being played, NONE where none does."""

    def effect(self, card: int) -> Node:
        return self.says[card]

    def play(self, seat: int, card: int) -> None:
        """The card's effect begins, if it has one upon being played."""
        self.trigger(seat, card, self.on_play)

    def trigger(self, seat: int, card: int, parts: Sequence[int]) -> None:
        """The ability of the card at that place of what it says begins, if it has one there."""
        if parts[card] != NONE:
            self.stack.append(Frame(card, (parts[card],), seat))

    def zone(self, seat: int, zone: str) -> list[int]:
        cards: list[int] = getattr(self.state.sides[seat], zone)
        return cards

    def automatic(self, seat: int) -> bool:
        """Is the seat played by the rulebook's automaton? It has no deck and never buys."""
        return bool(self.state.solo) and seat == 1

    def gain(self, seat: int, what: str, n: int) -> None:
        """Means to buy with, to be spent in the same turn."""
        if n and not self.automatic(seat):
            self.state.funds += n
            self.say("gain", dst="purse", seat=seat, n=n)

    def lay_down(self, seat: int, card: int) -> None:
        """What was played for its effect goes from the purse to the discards; the automaton's lies there already."""
        side = self.state.sides[seat]
        if card in side.purse:
            side.purse.remove(card)
            side.discard.append(card)

    def decks(self) -> dict[str, list[int]]:
        """The decks that the Store may be refilled from, by name."""
        raise NotImplementedError

    # The own deck

    def draw(self, seat: int, n: int) -> None:
        """Cards from the own deck; a short one is refilled by shuffling the discards, but not without end."""
        if self.automatic(seat):
            return
        side = self.state.sides[seat]
        short = len(side.deck) < n and bool(side.discard) and self.state.shuffles < MOST_SHUFFLES
        self.state.shuffles += short
        cards = zones.draw(self.state, side.deck, side.discard if short else [], n)
        side.hand += cards
        if self.tell and cards:
            if short:
                self.say("shuffle", f"discard-{seat}", f"deck-{seat}", seat=seat)
            self.say("draw", f"deck-{seat}", f"hand-{seat}", to=seat, seat=seat, cards=cards)

    def exile(self, seat: int, zone: str, card: int) -> None:
        """Out of the game for good."""
        self.zone(seat, zone).remove(card)
        self.state.sides[seat].owned.remove(card)
        self.state.exiled.append(card)
        self.say("exile", self.names.name(zone, seat, card), "exile", seat=seat, card=card)

    def recover(self, seat: int, card: int) -> None:
        side = self.state.sides[seat]
        side.discard.remove(card)
        side.hand.append(card)
        self.say("recover", self.names.name("discard", seat, card), f"hand-{seat}", seat=seat, card=card)

    def own(self, seat: int, card: int) -> None:
        """A new card goes to the discards, for everybody to see."""
        side = self.state.sides[seat]
        side.discard.append(card)
        side.owned.append(card)
        side.owned.sort()

    # The Store

    def take_supply(self, seat: int) -> None:
        if self.state.supply and not self.automatic(seat):
            self.state.supply -= 1
            self.own(seat, self.supply)
            self.say("take", "supply", f"discard-{seat}", seat=seat, card=self.supply)

    def buy(self, seat: int, slot: int) -> None:
        card = self.state.store[slot]
        self.state.store[slot] = NONE
        self.own(seat, card)
        self.say("buy", f"store-{slot}", f"discard-{seat}", seat=seat, card=card)
        self.open_gap(slot)

    def clear(self, seat: int, slot: int) -> None:
        """A card of the Store is exiled."""
        card = self.state.store[slot]
        self.state.store[slot] = NONE
        self.state.exiled.append(card)
        self.say("clear", f"store-{slot}", "exile", seat=seat, card=card)
        self.open_gap(slot)

    def open_gap(self, slot: int) -> None:
        """The gap waits for a choice of deck; with one deck left there is none, with none left the gap stays."""
        left = [name for name, deck in self.decks().items() if deck]
        if len(left) > 1:
            self.state.gap = slot
        elif left:
            self.fill_gap(slot, left[0])

    def fill_gap(self, slot: int, deck: str) -> None:
        card = self.state.store[slot] = self.decks()[deck].pop()
        self.state.gap = NONE
        self.say("refill", deck, f"store-{slot}", card=card)
