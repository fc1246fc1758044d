"""What a ship and its crew are worth: values of slots, crew, bends, and the needs of missions."""

from __future__ import annotations

from game.archpiratus.abilities import SLOTS, Bend
from game.archpiratus.cards import CREW_DECK, KINDS, STATIONS, needs
from game.archpiratus.state import BERTHS, TO_FINAL, State
from game.core.names import NONE

BENDS = {
    card: {part.what: part.n for part in kind.says.parts if isinstance(part, Bend)}
    for card, kind in enumerate(KINDS)
    if any(isinstance(part, Bend) for part in kind.says.parts)
}
VALUE = [kind.value for kind in KINDS]
ROLE = [kind.role for kind in KINDS]
DECK = ["crew" if kind.pile == CREW_DECK else "tech" for kind in KINDS]
"""The deck that a card of the Store comes from."""
SLOT = {slot: at for at, slot in enumerate(SLOTS)}


def bend(state: State, seat: int, what: str) -> int:
    """By how much Events, leader, titles, rooms, crew and tech bend something; the automaton's cards bend nothing."""
    total = 0
    for card in state.events:
        total += BENDS[card].get(what, 0)
    if state.solo and seat == 1:
        return total
    own = state.sides[seat]
    for zone in ((own.leader,), own.titles, own.rooms, own.crew):
        for card in zone:
            if card in BENDS:
                total += BENDS[card].get(what, 0)
    return total


def value(state: State, seat: int, slot: str) -> int:
    """What the ship has in a slot, with all that bends it."""
    card = state.sides[seat].mat[SLOT[slot]]
    return max(0, (VALUE[card] if card != NONE else 0) + bend(state, seat, slot))


def crew_value(state: State, seat: int) -> int:
    """Crew values in all; a Local Contact is crew (PA21)."""
    own = state.sides[seat].crew
    return sum([VALUE[card] for card in own]) + (bend(state, seat, "crew") if own else 0)


def berths(state: State, seat: int) -> int:
    return BERTHS + bend(state, seat, "berths")


def points(state: State, seat: int) -> int:
    return sum([KINDS[card].credit for card in state.sides[seat].done])


def to_final(state: State, seat: int) -> int:
    """The points that open the Final station."""
    return TO_FINAL - bend(state, seat, "early")


def hull(state: State, seat: int) -> int:
    """The hit that puts the ship out of the game."""
    return state.hull + bend(state, seat, "hull")


def crowded(state: State, seat: int) -> bool:
    """Has a lost berth left one more aboard than there is room for (PB3)?"""
    aboard = len(state.sides[seat].crew)
    return aboard > BERTHS and aboard > berths(state, seat)


def asked_ashore(state: State) -> int:
    """The captain who must put somebody ashore before anything else goes on, NONE for nobody."""
    for seat in range(1 if state.solo else 2):
        if crowded(state, seat):
            return seat
    return NONE


def outguns(state: State, seat: int) -> bool:
    """Is the ship's weapon higher than the other's armor? Equal is not enough (P6); bonuses need no gun (PB5)."""
    return value(state, seat, "weapon") > value(state, 1 - seat, "armor")


def fires(state: State, seat: int) -> bool:
    """Would its shot hit? A calm silences guns, and changes nothing else (PB4)."""
    return outguns(state, seat) and not bend(state, seat, "calm")


def lacks(state: State, seat: int, mission: int) -> list[tuple[str, int]]:
    """What a mission still lacks: slots with the value they need, crew types, the crew's value."""
    wanted = needs(mission)
    missing = [(slot, n) for slot, n in wanted.tech if value(state, seat, slot) < n]
    types = {ROLE[card] for card in state.sides[seat].crew}
    missing += [(kind, 1) for kind in wanted.types if kind not in types]
    if crew_value(state, seat) < wanted.crew:
        missing.append(("crew", wanted.crew))
    return missing


def completable(state: State) -> list[int]:
    """The missions of the captain in turn that belong to this station and lack nothing."""
    own = state.sides[state.seat]
    station = STATIONS[own.station]
    return [card for card in own.missions if KINDS[card].role == station and not lacks(state, state.seat, card)]


def sendable(state: State) -> list[tuple[int, str]]:
    """Places of the Store with the deck behind each: under an empty deck a card would only come back."""
    decks = {"tech": state.tech, "crew": state.crew}
    behind = [(slot, DECK[card]) for slot, card in enumerate(state.store) if card != NONE]
    return [(slot, deck) for slot, deck in behind if decks[deck]]
