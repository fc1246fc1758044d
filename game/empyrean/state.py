"""A game of Battle for Empyrean as plain data.

Every deployment makes a *unit*, numbered in the order of deployment; what is known of it stands at its number in five
lists. The end of a list is the top of its pile.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core import codec
from game.core.effects import Frame

ZONES = 6
DRAFT, COMMAND, DEPLOY, REVEAL, OVER = PHASES = range(5)

FACE_UP, SHIELD, ANCHOR, STUN, USED, STRENGTHENED, GONE = (1 << bit for bit in range(7))
"""Marks of a unit: it lies face up; three tokens; commanded, or strengthened by an ability, in this round; it left.

One that left and still lies face up is in the destroy pile."""
MOVE = 1 << 7
"""Above the other marks its Move tokens are counted."""

ENDING, CLOSING = -1, -2
"""In `met`: the effects at the end of this round, or of the game, have been called."""


@dataclass(slots=True)
class Side:
    """What belongs to a player."""

    army: tuple[int, ...]
    """The whole deck as it was brought to the table."""
    deck: list[int]
    hand: list[int]
    draft: list[int]
    """The cards looked at, of which one is kept."""
    discard: list[int]
    destroyed: list[int]
    banished: list[int]
    buried: int
    """As many at the bottom of that pile came from the hand: nobody else has seen them."""
    essence: int
    change: int
    """What the next round adds to its essence."""
    fields: list[list[int]]
    """The units on each battlefield, zone by zone."""
    waiting: list[int]
    """The units that lie face down, in the order of their reveal."""
    stops: list[int]
    """Stop tokens that lie on each of its battlefields."""
    hears: int
    """The events that any card of the army answers to when they happen to another: no card need be asked of others."""

    def copy(self) -> Side:
        return Side(
            self.army, self.deck[:], self.hand[:], self.draft[:], self.discard[:], self.destroyed[:], self.banished[:],
            self.buried, self.essence, self.change, [field[:] for field in self.fields], self.waiting[:], self.stops[:],
            self.hears,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    random: int | None
    rounds: int
    round: int
    phase: int
    leader: int
    """Who holds the first player token."""
    seat: int
    battlefields: tuple[int, ...]
    met: list[int]
    """What happens once only and has: for each such effect its battlefield, its place there and its seat, in one."""
    kind: list[int]
    owner: list[int]
    at: list[int]
    """The battlefield that the unit is on, or was on last."""
    might: list[int]
    """Its number tokens."""
    marks: list[int]
    paid: list[int]
    """The essence that was spent for it."""
    gains: list[tuple[int, int, int]]
    """Which unit gained how much from which card, in order."""
    lent: list[tuple[int, int]]
    """The passive abilities that hold now: the unit that has tokens of its own ability, and what it has them for."""
    claims: list[Frame]
    """The milestones that were reached in this reveal, in order: they are paid as its last step."""
    sides: list[Side]
    stack: list[Frame]

    def copy(self) -> State:
        return State(
            self.random, self.rounds, self.round, self.phase, self.leader, self.seat, self.battlefields, self.met[:],
            self.kind[:], self.owner[:], self.at[:], self.might[:], self.marks[:], self.paid[:], self.gains[:],
            self.lent[:], self.claims[:], [side.copy() for side in self.sides], self.stack[:],
        )  # fmt: skip


codec.register("empyrean", State)
