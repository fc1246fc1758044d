"""What is asked about the table of Aniołowie: who stands where, how high, seen by whom; and how all that is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.aniolowie import cards
from game.aniolowie.cards import (
    FACTION,
    IS_ANGEL,
    IS_PLAY,
    KINDS,
    LENDERS,
    LENDS,
    LEVEL,
    SINGLE,
    SUPPORTS,
    TOKEN,
    one_colour,
)
from game.aniolowie.effects import One, Recall
from game.aniolowie.hierarchy import ANGEL, HIGHEST
from game.aniolowie.picks import OWN, turned_upon
from game.aniolowie.places import ROW_KEYS, ROW_NAMES, ROWS_OF_TABLE, SLOT_NAMES, SLOT_OF
from game.aniolowie.state import (
    AT,
    AT_ABILITY,
    AT_DISCARDED,
    AT_INTERVENTION,
    AT_ROW,
    AT_SLOT,
    BARE,
    BATTLE,
    BLOCKED,
    CHANGED,
    FIGHT,
    FOLK,
    LINE,
    MOST_SEATS,
    NOBODY,
    PEOPLE,
    SACRIFICED,
    SHIELDED,
    SILENT,
    SLOTS,
    STATUS,
    TURNED,
    UNAIMED,
    UP,
    WAIVED,
    WIDE,
    Entry,
    State,
    Target,
    row_of,
)
from game.core.contract import HIDDEN, Move
from game.core.effects import Frame, Node, Teller
from game.core.names import Names
from game.core.ref import ref

OPEN_COPY = UP | BLOCKED | CHANGED
PICKS = tuple(Move("pick", name) for name in SLOT_NAMES)
REVEALS = tuple(Move("reveal", name) for name in SLOT_NAMES)
OTHERS = tuple(
    tuple(tuple((seat + k) % seats for k in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""For each number of players, the others of each seat."""


STACK_ZONES = {AT_INTERVENTION: "intervention", AT_ABILITY: "ability"}


def target_name(target: Target) -> str | None:
    """How a target is called in moves."""
    if target.sort == AT_SLOT:
        return SLOT_NAMES[target.at]
    if target.sort == AT_ROW:
        return ROW_NAMES[target.seat][target.at]
    if target.sort == AT_DISCARDED:
        return cards.NAMES.name("discard", target.seat, target.at)
    return f"{STACK_ZONES[target.sort]}-{target.at}" if target.sort in STACK_ZONES else None


def target_named(name: str | None) -> Target:
    """The target that a name stands for."""
    if name is None:
        return UNAIMED
    if name in SLOT_OF:
        return AT[SLOT_OF[name]]
    named = ref(name)
    if named.zone == "intervention":
        return Target(AT_INTERVENTION, named.number)
    if named.zone == "ability":
        return Target(AT_ABILITY, named.number)
    if named.zone == "discard":
        return Target(AT_DISCARDED, cards.NAMES.card(name), named.number)
    return Target(AT_ROW, ROW_KEYS.index(named.zone), named.number)


def played_last(state: State) -> str | None:
    """The name of what is to be answered now."""
    return None if state.resolving else target_name(state.latest)


def aim_of(entry: Entry) -> Node | None:
    """The part of what was played that has a target."""
    return cards.SAYS[entry.card].parts[entry.part].aim  # type: ignore[attr-defined, no-any-return]


class Board(Teller):
    """A state at work; `tell` is None in search."""

    __slots__ = ()
    state: State
    names: Names = cards.NAMES
    kinds = KINDS
    nodes: ClassVar[dict[tuple[int, tuple[int, ...]], Node]] = {}

    def effect(self, card: int) -> Node:
        return cards.THE_BOOK if card == cards.BOOK else cards.SAYS[card]

    # What is asked about the table

    def after(self, seat: int) -> int:
        return (seat + 1) % len(self.state.sides)

    def others(self, seat: int) -> tuple[int, ...]:
        """The other players, clockwise."""
        return OTHERS[len(self.state.sides)][seat]

    def owners(self, seat: int, who: int) -> Sequence[int]:
        return (seat,) if who == OWN else self.others(seat)

    def seat_of(self, slot: int) -> int:
        return slot // SLOTS

    def row_with(self, slot: int) -> range:
        return ROWS_OF_TABLE[slot // SLOTS][row_of(slot)]

    def present(self, slot: int) -> bool:
        """Is there a card, and not a blocked one?"""
        return slot >= 0 and self.state.kind[slot] != NOBODY and not self.state.marks[slot] & BLOCKED

    def anybody_in(self, seat: int, row: int) -> bool:
        kind, marks = self.state.kind, self.state.marks
        return any(kind[slot] != NOBODY and not marks[slot] & BLOCKED for slot in ROWS_OF_TABLE[seat][row])

    def knowing(self, slot: int, also: int = NOBODY) -> tuple[int, ...] | None:
        """Who may know what lies there; None for everybody: what all know lay open or was named."""
        state, seats = self.state, len(self.state.sides)
        if state.marks[slot] & UP or state.known[slot] == (1 << seats) - 1:
            return None
        return tuple(seat for seat in range(seats) if seat == also or self.sees(seat, slot))

    def sees(self, seat: int, slot: int) -> bool:
        """May the seat know what lies there? In a view of somebody else's, what is hidden there stays so."""
        state = self.state
        if state.kind[slot] == HIDDEN:
            return False
        return bool(state.marks[slot] & UP) or slot // SLOTS == seat or bool(state.known[slot] >> seat & 1)

    def faction(self, slot: int) -> int:
        faction = FACTION[self.state.kind[slot]]
        return 1 - faction if self.state.marks[slot] & CHANGED else faction

    def order(self, slot: int) -> int:
        """Its place in the hierarchy: no ladder has steps beyond its top. Who can't be seen is thought the highest."""
        state = self.state
        card, rise = state.kind[slot], state.rise[slot]
        if card == HIDDEN:
            return HIGHEST[0]
        if not (rise or state.marks[slot] & CHANGED):
            return LEVEL[card]
        return max(ANGEL, min(LEVEL[card] + rise, HIGHEST[self.faction(slot)]))

    def level(self, slot: int) -> int:
        state = self.state
        card, marks = state.kind[slot], state.marks[slot]
        level = LEVEL[card] + state.lasting[slot] + state.boost[slot] + state.rise[slot]
        if marks & TURNED and not marks & BARE and row_of(slot) == FIGHT and state.phase >= BATTLE:
            level += SUPPORTS[card]
        if IS_ANGEL[card]:
            level += self._lent(slot)
        return level

    def promise(self, slot: int) -> int:
        """Its level with the support that it will have in the fight."""
        state = self.state
        waits = state.marks[slot] & (TURNED | BARE) == TURNED and state.phase < BATTLE
        return self.level(slot) + (SUPPORTS[state.kind[slot]] if waits else 0)

    def _lent(self, slot: int) -> int:
        """What others of the same player lend it."""
        state, seat, lent = self.state, slot // SLOTS, 0
        kind = state.kind[seat * SLOTS : seat * SLOTS + SLOTS]
        if LENDERS.isdisjoint(kind):
            return 0
        faction = state.sides[seat].faction
        for other, card in enumerate(kind, seat * SLOTS):
            if card not in LENDERS or state.marks[other] & (UP | BLOCKED | SILENT) != UP:
                continue
            for lend in LENDS[faction][card]:
                fits = row_of(slot) in lend.pick.rows and lend.pick.fits(self, slot)
                if fits and not (lend.pick.other and other == slot):
                    lent += lend.n
        return lent

    def total(self, seat: int) -> int:
        """The levels of a player's revealed angels in the fight."""
        marks = self.state.marks
        return sum(
            self.level(slot)
            for slot in ROWS_OF_TABLE[seat][FIGHT]
            if marks[slot] & (UP | BLOCKED) == UP and self.state.kind[slot] != NOBODY
        )

    def people(self, seat: int) -> int:
        """How many people count for a player."""
        kind = self.state.kind
        return sum(kind[slot] != TOKEN or self.state.tokens for slot in self.folk(seat))

    def folk(self, seat: int) -> list[int]:
        """Where there are people on a player's land: as a rule in its first slots."""
        places = ROWS_OF_TABLE[seat][PEOPLE]
        here = self.state.kind[places.start : places.stop]
        rest = FOLK - here.count(NOBODY)
        found: list[int] = []
        for slot, card in enumerate(here, places.start):
            if not rest:
                break
            if card != NOBODY:
                found.append(slot)
                rest -= 1
        return found

    def has_copy_up(self, slot: int) -> bool:
        """Does another copy of it lie face up on the table? Then this one may not be turned up. A blocked one is as if
        not there."""
        return self.lies_open(self.state.kind[slot], self.state.marks[slot] & CHANGED, slot)

    def lies_open(self, card: int, changed: int = 0, slot: int = NOBODY) -> bool:
        """Does a copy of that card lie face up, in another slot than this?"""
        state = self.state
        kind = state.kind
        if SINGLE[card] and len(state.sides) == 2 and state.sides[0].faction != state.sides[1].faction:
            return False
        copies = 0
        for start in range(0, len(kind), SLOTS):
            copies += kind[start : start + 3 * LINE].count(card)
        at = -1
        for _copy in range(copies):
            at = kind.index(card, at + 1)
            if at != slot and state.marks[at] & OPEN_COPY == UP | changed:
                return True
        return False

    def may_uncover(self, slot: int) -> bool:
        """Is it a covered fighter whom no twin keeps from being revealed, and who was not asked yet?"""
        state = self.state
        return (
            state.kind[slot] != NOBODY
            and not state.marks[slot] & (UP | BLOCKED | WAIVED)
            and row_of(slot) == FIGHT
            and not self.has_copy_up(slot)
        )

    def room(self, seat: int, row: int, card: int) -> bool:
        """Three to a row, or four of one colour; the blocked don't count, but where they lie nobody else can."""
        kind, marks, places = self.state.kind, self.state.marks, ROWS_OF_TABLE[seat][row]
        lying = [slot for slot in places if kind[slot] != NOBODY]
        here = [kind[slot] for slot in lying if not marks[slot] & BLOCKED]
        return (len(here) < WIDE - 1 or (len(here) < WIDE and one_colour([*here, card]))) and len(lying) < LINE

    def free(self, seat: int, row: int) -> int:
        """The first empty slot of a row; NOBODY if there is none."""
        places = ROWS_OF_TABLE[seat][row]
        here = self.state.kind[places.start : places.stop]
        return places.start + here.index(NOBODY) if NOBODY in here else NOBODY

    def foe(self, slot: int) -> int:
        """Whom it duels with; NOBODY for no angel."""
        state = self.state
        other = state.defender if slot == state.attacker else state.attacker if slot == state.defender else NOBODY
        return other if other >= 0 and self.present(other) and row_of(other) != PEOPLE else NOBODY

    def guarded(self, frame: Frame, slot: int) -> bool:
        """Does a shield keep an enemy's ability from it?"""
        return bool(
            self.state.marks[slot] & SHIELDED
            and frame.seat != slot // SLOTS
            and frame.card < len(KINDS)
            and not IS_PLAY[frame.card]
        )

    # Targets and moves

    def pick(self, slot: int) -> Move:
        return PICKS[slot]

    def uncovering(self, slot: int) -> Move:
        return REVEALS[slot]

    def slot_of(self, name: str) -> int:
        return SLOT_OF[name]

    def discarded_angels(self, seat: int | None = None) -> list[str]:
        """Those that their pile's player could use: a stray of the other faction stays there."""
        sides = self.state.sides
        return [
            self.names.name("discard", each, card)
            for each in (range(len(sides)) if seat is None else (seat,))
            for card in sorted({*sides[each].discard} & cards.ALL_ANGELS)
            if FACTION[card] == sides[each].faction
        ]

    def other_targets(self, seat: int) -> list[str]:
        """Where the last intervention on the stack could be turned to instead."""
        waiting = self.state.interventions
        if not waiting or waiting[-1].seat == seat or waiting[-1].target.sort != AT_SLOT:
            return []
        last = waiting[-1]
        aim = aim_of(last)
        if not isinstance(aim, (One, Recall)):
            return []
        found = turned_upon(aim.pick).find(self, last.seat, last.source, seat)
        return [SLOT_NAMES[slot] for slot in found if slot != last.target.at]

    def substitutes(self, seat: int, slot: int) -> list[int]:
        """Angels of the hand that could stand there instead: in a row of four, of its colour."""
        state = self.state
        here = [state.kind[at] for at in self.row_with(slot) if at != slot and self.present(at)]
        return [
            card
            for card in state.sides[seat].hand
            if card != HIDDEN
            and IS_ANGEL[card]
            and (len(here) < WIDE - 1 or (len(here) < WIDE and one_colour([*here, card])))
        ]

    def also_turned(self, entries: list[Move], slot: int, leaving: int = NOBODY) -> list[Move]:
        """Who enters the row of that slot outside the planning may declare its support in the fight, unless an open
        twin lies there (AB9) other than one that leaves."""
        if row_of(slot) != FIGHT:
            return entries
        may = [
            move._replace(arg="turned")
            for move in entries
            if SUPPORTS[card := self.names.card(move.src or "")] and not self.lies_open(card, slot=leaving)
        ]
        return [*entries, *may]

    def ways_to_shift(self, slot: int, rows: Sequence[int]) -> list[Move]:
        """To another row of the same player that has room; into the fight also turned, if it can still be used."""
        state, seat = self.state, slot // SLOTS
        usable = state.marks[slot] & STATUS < SACRIFICED and (state.marks[slot] & UP or not self.has_copy_up(slot))
        moves = []
        for row in rows:
            if row == row_of(slot) or not self.room(seat, row, state.kind[slot]):
                continue
            moves.append(Move("shift", SLOT_NAMES[slot], ROW_NAMES[seat][row]))
            if row == FIGHT and SUPPORTS[state.kind[slot]] and usable:
                moves.append(Move("shift", SLOT_NAMES[slot], ROW_NAMES[seat][row], "turned"))
        return moves

    def summonable(self, seat: int, source: int, female: bool) -> list[int]:
        """Angels of the deck that have room in that row."""
        row = row_of(source)
        return [
            card
            for card in sorted({*self.state.sides[seat].deck})
            if card != HIDDEN and IS_ANGEL[card] and (KINDS[card].female or not female) and self.room(seat, row, card)
        ]
