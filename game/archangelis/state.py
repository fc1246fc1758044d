"""A game of Archangelis as plain data. The end of a list is the top of its pile."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.archangelis import cards
from game.core import codec
from game.core.effects import Frame
from game.core.names import NONE
from game.deckbuilding.rules import AUTOMATON

DEFEND, REMOVE, CHOOSING_ARMIES = range(AUTOMATON + 1, AUTOMATON + 4)
"""What is asked beside the phases of both games: whether the Horde challenges, which angels it removes, a card for the
final army."""
PAYING, STRUCK, WINNING = range(CHOOSING_ARMIES + 1, CHOOSING_ARMIES + 4)
"""In the middle of a challenge: what is paid for it, what the Horde has of it, what the winner has of it."""
PHASES = range(WINNING + 1)

TO_WIN = 3
"""Locations that bring about the Final Battle."""
ENOUGH = 10
"""Light that wins a Location."""
TURN_LIMIT = 100
"""After so many turns each the Final Battle begins with what has been won."""


@dataclass(slots=True)
class Side:
    """What belongs to a seat. The relics run beside their bearers, NONE for who bears none."""

    leader: int
    deck: list[int]
    hand: list[int]
    purse: list[int]
    """Cards set aside to be spent."""
    discard: list[int]
    host: list[int]
    host_relics: list[int]
    host_humans: list[int]
    horde: list[int]
    horde_relics: list[int]
    horde_humans: list[int]
    titles: list[int]
    won: list[int]
    army: list[int]
    """The cards picked for the Final Battle; until it is fought they lie among the discards as well."""
    owned: list[int]
    """Every card of the seat wherever it lies, Locations aside: what was bought is no secret."""
    second: bool = False
    """Does a house rule make up for moving second (HB9)?"""
    late: bool = False
    """Did it move second? Some Locations ask less of it."""

    def copy(self) -> Side:
        return Side(
            self.leader, self.deck[:], self.hand[:], self.purse[:], self.discard[:], self.host[:],
            self.host_relics[:], self.host_humans[:], self.horde[:], self.horde_relics[:], self.horde_humans[:],
            self.titles[:], self.won[:], self.army[:], self.owned[:], self.second, self.late,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    random: int | None
    solo: bool
    draws: int
    rows: int
    """Locations that lie face up."""
    turn: int
    seat: int
    phase: int
    funds: int
    """Word to spend in this turn."""
    acted: bool
    """Was a card played or spent? Then there is no Host Challenge."""
    bought: bool
    """Was something bought? Then nothing more is played or spent."""
    gap: int
    """The slot of the Store that waits for a card."""
    challenged: int
    """The Location of the Host Challenge."""
    force: int
    """The Light that the challenging Horde has left beside those it has chosen to remove."""
    holy: list[int]
    infernal: list[int]
    infernal_discard: list[int]
    """In the Solo Game: what the automaton turned over in vain."""
    store: list[int]
    supply: int
    """Ophanim left in their pile."""
    location_deck: list[int]
    sunk: int
    """How many cards at the bottom of the Location deck everybody has seen go there."""
    demon_locations: list[int]
    """In the Solo Game: the Locations that only the automaton claims."""
    locations: list[int]
    leaders: list[int]
    exiled: list[int]
    sides: list[Side]
    stack: list[Frame]
    shuffles: int = 0
    """How often discards became a deck in this turn."""
    prices: list[int] = field(default_factory=list)
    """For each angel of the challenged Host the Light that removes it, read once (HB1); NONE for one that is safe."""
    chosen: list[int] = field(default_factory=list)
    """The places in the Host of those that the Horde removes when its choice is complete."""

    def copy(self) -> State:
        first, second = self.sides
        return State(
            self.random, self.solo, self.draws, self.rows, self.turn, self.seat, self.phase, self.funds,
            self.acted, self.bought, self.gap, self.challenged, self.force, self.holy[:], self.infernal[:],
            self.infernal_discard[:], self.store[:], self.supply, self.location_deck[:], self.sunk,
            self.demon_locations[:], self.locations[:], self.leaders[:], self.exiled[:],
            [first.copy(), second.copy()], self.stack[:], self.shuffles, self.prices[:],
            self.chosen[:],
        )  # fmt: skip


codec.register("archangelis", State)

START_DECK = cards.pile(cards.START)


def side(owned: list[int]) -> Side:
    return Side(NONE, owned[:], [], [], [], [], [], [], [], [], [], [], [], [], sorted(owned))
