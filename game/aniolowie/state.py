"""A game of Aniołowie as plain data.

Every place on the table has a number, a *slot*: for each seat eight in support, on the land and in the fight, where
four may stand beside as many that are blocked, and more for people than ever come to a land. What is known of the card
in a slot stands at its number in seven lists. The end of a list is the top of its pile.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core import codec
from game.core.effects import Frame

SUPPORT, LAND, FIGHT, PEOPLE = range(4)
ROWS = (SUPPORT, LAND, FIGHT)
WIDE, LINE, FOLK = 4, 8, 48
SLOTS = 3 * LINE + FOLK
"""Slots of a seat: three rows of angels, then the people on its land."""
MOST_SEATS = 4

CHOOSE, MULLIGAN, DISCARD, PLAN, HUMANS, ACTION, BATTLE, CLAIM, OVER, ENDING = PHASES = range(10)

NOBODY, LOST = -2, -3
"""An empty slot, no source; a source that is no longer where it was."""

READY, USED, SACRIFICED = range(3)
STATUS = 3
UP, TURNED, BLOCKED, ATTACKED, TOOK, MUTE, BARE, SHIELDED, CHANGED, PLEDGED, TIRED, WAIVED = (
    1 << bit for bit in range(2, 14)
)
"""Marks above the status: it lies face up; it lends its support; it is blocked, has attacked, has taken somebody
(a human: has had its say), has lost its ability or its support until the turn ends; abilities can't touch it while a
stack is resolved; it has changed its faction; it has declared its support in this turn; it went a status lower for an
ability in this fight; it could have been revealed late and was not."""
HUSHED, TAKEN = 1 << 16, 1 << 17
"""A human has no ability until the phase of people ends; who last lost an angel to its present player, as the number of
the seat and one more in the bits from TAKEN on."""
SILENT = MUTE | HUSHED
FROM = 7 * TAKEN
KEPT = STATUS | UP | ATTACKED | TOOK | PLEDGED | TIRED | FROM
"""What no change of row or player ends (AB5)."""
PASSING = BLOCKED | ATTACKED | TOOK | MUTE | BARE | SHIELDED | PLEDGED | TIRED | WAIVED
"""What ends with the turn."""

AT_NOTHING, AT_LOST, AT_SLOT, AT_ROW, AT_INTERVENTION, AT_ABILITY, AT_DISCARDED = range(7)


class Target(NamedTuple):
    """What is aimed at: nothing, what is no longer where it was, or one of the sorts of things above."""

    sort: int
    at: int = NOBODY
    """The slot, the row, the place on its pile of what waits there, or the discarded card."""
    seat: int = NOBODY
    """Whose row or discard pile it is."""


UNAIMED, ASTRAY = Target(AT_NOTHING), Target(AT_LOST)
AT = tuple(Target(AT_SLOT, slot) for slot in range(MOST_SEATS * SLOTS))
"""The target that each slot is."""


class Entry(NamedTuple):
    """Something played that waits to be resolved: whose it is, which part of which card, from where, at whom, and the
    level that was noted when its price was paid."""

    seat: int
    card: int
    part: int
    source: int
    target: Target
    noted: int = 0


class Giant(NamedTuple):
    """A giant upon a land, and the turn in which it last came to a land or attacked."""

    level: int
    at: int
    stirred: int


class Met(NamedTuple):
    """A card of a deck that these seats, as bits, have seen before it was hidden again."""

    card: int
    seats: int


@dataclass(slots=True)
class Side:
    """What belongs to a player beside the table."""

    faction: int
    army: tuple[int, ...]
    """The whole deck as it was brought, people included: known to its player alone."""
    deck: list[int]
    hand: list[int]
    discard: list[int]
    gone: list[int]
    """Cards that left the game."""
    people: list[int]
    """The four humans brought along, until the procession is formed."""
    strays: list[int] = field(default_factory=list)
    """Cards of other decks that came to this player's pile for good (AB17)."""
    lost: list[int] = field(default_factory=list)
    """Cards of this deck that are another's stray."""
    met: list[Met] = field(default_factory=list)
    chosen: int = NOBODY
    """The human whom the player showed to all and sent with the procession."""

    def copy(self) -> Side:
        return Side(
            self.faction, self.army, self.deck[:], self.hand[:], self.discard[:], self.gone[:], self.people[:],
            self.strays[:], self.lost[:], self.met[:], self.chosen,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    random: int | None
    size: int
    """How many people walk in the procession."""
    tokens: bool
    """Do human tokens count for victory?"""
    always: bool
    """Is everybody asked for an answer, even who has none?"""
    turn: int
    first: int
    phase: int
    seat: int
    """Whose part of the phase it is."""
    planned: list[int]
    """The slots that the seat has planned an angel into."""
    to_discard: int
    """How many cards the seat, which chose to discard half of its hand, has still to discard."""
    heard: bool
    """Have all people had their say, so that it is the giants' turn?"""
    claimed: bool
    """Has the winner of the fight taken the stake, or left it?"""
    kind: list[int]
    owner: list[int]
    """To whom the card in a slot belongs: its discard pile takes it."""
    marks: list[int]
    boost: list[int]
    """What its level has gained until the turn ends, apart from its place in the hierarchy."""
    rise: list[int]
    """The steps it has risen in the hierarchy until the turn ends."""
    lasting: list[int]
    """What its level has gained for good."""
    known: list[int]
    """Who has seen a face-down card, as bits."""
    sides: list[Side]
    procession: list[int]
    stake: list[int]
    shown: list[int]
    """For each human at stake whether everybody knows it."""
    offered: list[int]
    """The people of whom everybody knows that they walk in the procession or lie covered at stake."""
    boxed: list[int]
    """People who stay at home in this game; nobody knows who."""
    grave: list[int]
    giants: list[Giant]
    interventions: list[Entry]
    abilities: list[Entry]
    asking: int
    """Who may answer now; NOBODY if nothing is to be answered."""
    passes: int
    resolving: bool
    attacker: int
    """The angels in a duel; the attacker may be a giant, counted down from GIANTS."""
    defender: int
    acted: bool
    """Has anybody done anything in this turn?"""
    idle: int
    """Turns in a row in which nobody did anything."""
    stack: list[Frame]
    latest: Target = UNAIMED
    """What was played last and is to be answered, as if one aimed at it."""
    able: bool = True
    """Could anybody have played or placed anything in this turn?"""

    def copy(self) -> State:
        return State(
            self.random, self.size, self.tokens, self.always, self.turn, self.first, self.phase, self.seat,
            self.planned[:], self.to_discard, self.heard, self.claimed, self.kind[:], self.owner[:], self.marks[:],
            self.boost[:], self.rise[:], self.lasting[:], self.known[:], [side.copy() for side in self.sides],
            self.procession[:], self.stake[:], self.shown[:], self.offered[:], self.boxed[:], self.grave[:],
            self.giants[:], self.interventions[:], self.abilities[:], self.asking, self.passes,
            self.resolving, self.attacker, self.defender, self.acted, self.idle, self.stack[:],
            self.latest, self.able,
        )  # fmt: skip


GIANTS = -10
"""The giant of number k attacks as GIANTS - k."""


def target_of(frame: Frame) -> Target:
    """What a frame is aimed at: `memory` holds the slot that speaks, the target, and a number if one was noted."""
    return Target(*frame.memory[1:4])


def slot_of(frame: Frame) -> int:
    """The slot that a frame is aimed at; NOBODY where it is aimed at nothing or at no slot."""
    return frame.memory[2] if frame.memory[1] == AT_SLOT else NOBODY


ROW_OF = tuple(min(slot % SLOTS // LINE, PEOPLE) for slot in range(MOST_SEATS * SLOTS))


def row_of(slot: int) -> int:
    return ROW_OF[slot]


def slots(seat: int, row: int) -> range:
    """The slots of a seat's row."""
    start = seat * SLOTS + row * LINE
    return range(start, start + (FOLK if row == PEOPLE else LINE))


codec.register("aniolowie", State)
