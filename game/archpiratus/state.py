"""A game of ArchPiratus as plain data. The end of a list is the top of its pile."""

from __future__ import annotations

from dataclasses import dataclass

from game.archpiratus import cards
from game.archpiratus.abilities import SLOTS
from game.core import codec
from game.core.effects import Frame
from game.core.names import NONE
from game.deckbuilding.rules import AUTOMATON, TURN

CONTRACTING, ON_MISSION, DONE, LEAVING = range(AUTOMATON + 1, AUTOMATON + 5)
"""After the buying (`TURN`): cards are put aboard and Contracts played; then the move is over. Nothing goes back.

With a mission done the turn ends as soon as nothing waits for an answer, or the ship may still leave.
"""
PHASES = range(LEAVING + 1)
BUYING = TURN

BERTHS, ROOMS = 4, 2
TO_FINAL = 6
"""Points that open the Final station."""
HULL, SOLO_HULL = 4, 5
"""The hit that puts a ship out of the game (PA1)."""
TURN_LIMIT = 100
"""After so many turns each the most points win."""


@dataclass(slots=True)
class Side:
    """What belongs to a captain."""

    leader: int
    deck: list[int]
    hand: list[int]
    purse: list[int]
    """Cards set aside to be spent."""
    discard: list[int]
    mat: list[int]
    """What is fitted in each slot, NONE for nothing."""
    rooms: list[int]
    titles: list[int]
    crew: list[int]
    missions: list[int]
    """Open missions; under each lies a Contract."""
    done: list[int]
    station: int
    hits: int
    owned: list[int]
    """Every card of the captain wherever it lies, missions aside: what was bought is no secret."""

    def copy(self) -> Side:
        return Side(
            self.leader, self.deck[:], self.hand[:], self.purse[:], self.discard[:], self.mat[:], self.rooms[:],
            self.titles[:], self.crew[:], self.missions[:], self.done[:], self.station, self.hits, self.owned[:],
        )  # fmt: skip


@dataclass(slots=True)
class State:
    random: int | None
    solo: bool
    eventful: bool
    """Are the Events of the add-on set among the tech?"""
    draws: int
    hull: int
    turn: int
    seat: int
    phase: int
    funds: int
    """Credits to spend in this turn."""
    acted: bool
    bought: bool
    sent: bool
    """In the Solo Variant: was a card of the Store sent away in this turn?"""
    contracts: int
    """Contracts played in this turn."""
    points_at_start: int
    """The points of the captain in turn when the turn began: they open the Final station (PA7)."""
    gap: int
    tech: list[int]
    tech_sunk: int
    """How many cards at the bottom of the Tech deck everybody has seen go there."""
    crew: list[int]
    crew_sunk: int
    store: list[int]
    supply: int
    """Local Contacts left in their pile."""
    salvage: list[int]
    events: list[int]
    decks: list[list[int]]
    """The missions of each station."""
    leaders: list[int]
    exiled: list[int]
    winner: int
    sides: list[Side]
    stack: list[Frame]
    shuffles: int = 0
    """How often discards became a deck in this turn."""
    idle: int = 0
    """In the Solo Variant: so many turns the automaton takes no card yet."""
    ahead: int = 0
    """So many cards it takes before the first turn."""

    def copy(self) -> State:
        first, second = self.sides
        easy, medium, hard, final = self.decks
        return State(
            self.random, self.solo, self.eventful, self.draws, self.hull, self.turn, self.seat, self.phase,
            self.funds, self.acted, self.bought, self.sent, self.contracts, self.points_at_start, self.gap,
            self.tech[:], self.tech_sunk, self.crew[:], self.crew_sunk, self.store[:], self.supply, self.salvage[:],
            self.events[:], [easy[:], medium[:], hard[:], final[:]], self.leaders[:], self.exiled[:], self.winner,
            [first.copy(), second.copy()], self.stack[:], self.shuffles,
            self.idle, self.ahead,
        )  # fmt: skip


codec.register("archpiratus", State)

START_DECK = cards.pile(cards.START)


def side(owned: list[int]) -> Side:
    return Side(NONE, owned[:], [], [], [], [NONE] * len(SLOTS), [], [], [], [], [], cards.EASY, 0, sorted(owned))
