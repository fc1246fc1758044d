"""What a ship and its crew are worth: values of slots, crew, bends, and the needs of missions."""

from __future__ import annotations

from game.archpiratus.abilities import BEHIND, SLOTS, Bend, While
from game.archpiratus.cards import CREW_DECK, KINDS, PIRACY, STATIONS, TYPE, needs
from game.archpiratus.state import BERTHS, TO_FINAL, State
from game.core.names import NONE

BENDS = {
    card: {part.what: part.n for part in kind.says.parts if isinstance(part, Bend)}
    for card, kind in enumerate(KINDS)
    if any(isinstance(part, Bend) for part in kind.says.parts)
}
WHILE = {
    card: tuple((part.keyword, part.bend.what, part.bend.n) for part in kind.says.parts if isinstance(part, While))
    for card, kind in enumerate(KINDS)
    if any(isinstance(part, While) for part in kind.says.parts)
}
"""What cards bend only as long as their captain has what a keyword says."""
LENT: dict[str, dict[int, tuple[tuple[str, int], ...]]] = {}
"""For each thing that is bent: which cards do it, with the keyword that they ask for and by how much."""
for _card in {*BENDS, *WHILE}:
    _lent = [("", what, n) for what, n in BENDS.get(_card, {}).items()] + list(WHILE.get(_card, ()))
    for _what in {what for _keyword, what, _n in _lent}:
        LENT.setdefault(_what, {})[_card] = tuple((keyword, n) for keyword, what, n in _lent if what == _what)
PIRACIES = frozenset(card for card, kind in enumerate(TYPE) if kind == PIRACY)
VALUE = [kind.value for kind in KINDS]
ROLE = [kind.role for kind in KINDS]
DECK = ["crew" if kind.pile == CREW_DECK else "tech" for kind in KINDS]
"""The deck that a card of the Store comes from."""
SLOT = {slot: at for at, slot in enumerate(SLOTS)}


def behind(state: State, seat: int, without: int = 0) -> bool:
    """Has the captain fewer points than the other, or without so many? The automaton counts none, so none is behind."""
    return not state.solo and points(state, seat) - without < points(state, 1 - seat)


def has(state: State, seat: int, keyword: str) -> bool:
    """Has the captain what a card or a mission asks for?"""
    if keyword == BEHIND:
        return behind(state, seat)
    own = state.sides[seat]
    if keyword in SLOT:
        return own.mat[SLOT[keyword]] != NONE
    if keyword == "room":
        return bool(own.rooms)
    if keyword == "title":
        return bool(own.titles)
    if keyword == "piracy":
        return not PIRACIES.isdisjoint(own.owned)
    return any(ROLE[card] == keyword for card in own.crew)


def bend(state: State, seat: int, what: str) -> int:
    """By how much Events, leader, titles, rooms, crew and tech bend something; the automaton's cards bend nothing."""
    lent = LENT.get(what)
    if lent is None:
        return 0
    total = 0
    for card in state.events:
        total += BENDS[card].get(what, 0)
    if state.solo and seat == 1:
        return total
    own = state.sides[seat]
    for zone in ((own.leader,), own.titles, own.rooms, own.crew, own.mat):
        for card in zone:
            if card in lent:
                for keyword, n in lent[card]:
                    if not keyword or has(state, seat, keyword):
                        total += n
    return total


def value(state: State, seat: int, slot: str) -> int:
    """What the ship has in a slot, with all that bends it."""
    card = state.sides[seat].mat[SLOT[slot]]
    return max(0, (VALUE[card] if card != NONE else 0) + bend(state, seat, slot))


def tech_value(state: State, seat: int) -> int:
    """The values of all slots together."""
    return sum([value(state, seat, slot) for slot in SLOTS])


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


def crew_needed(state: State, seat: int, mission: int) -> int:
    """The crew value that a mission asks of a captain."""
    wanted = needs(mission)
    return wanted.crew - (wanted.mercy if wanted.mercy and behind(state, seat) else 0)


def lacks(state: State, seat: int, mission: int) -> list[tuple[str, int]]:
    """What a mission still lacks: slots with the value they need, crew types, the crew's value."""
    wanted = needs(mission)
    missing = [(slot, n) for slot, n in wanted.tech if value(state, seat, slot) < n]
    missing += [(kind, 1) for kind in wanted.types if not has(state, seat, kind)]
    if wanted.total and tech_value(state, seat) < wanted.total:
        missing.append(("tech", wanted.total))
    if crew_value(state, seat) < (crew := crew_needed(state, seat, mission)):
        missing.append(("crew", crew))
    return missing


def held(state: State, seat: int) -> bool:
    """Is there no way from this station, because the other ship there holds whoever has no better engine?"""
    if state.sides[0].station != state.sides[1].station or not bend(state, 1 - seat, "hold"):
        return False
    return value(state, seat, "engine") <= value(state, 1 - seat, "engine")


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
