"""The rival of the Solo Variant: no player, but a procedure of the book, step by step."""

from __future__ import annotations

from collections.abc import Callable

from game.archpiratus import ship
from game.archpiratus.cards import CREW, FINAL, KINDS, STATIONS, TECH, needs
from game.archpiratus.stage import Stage
from game.archpiratus.state import State
from game.core import effects
from game.core.names import NONE

SEAT = 1
FIRST_LEVEL = 3
"""Where its ladder of tech begins (PA16)."""


def set_up(stage: Stage) -> None:
    """Its Final mission lies open from the start; a stronger rival has cards already."""
    state = stage.state
    state.sides[SEAT].missions.append(state.decks[FINAL].pop())
    for _card in range(state.ahead):
        shop(stage)


def take_turn(stage: Stage) -> None:
    """Fire, flight or pursuit; one card of the Store; the Final mission, if it was ready for it before (PA15)."""
    state = stage.state
    ready = not ship.lacks(state, SEAT, state.sides[SEAT].missions[0])
    battle(stage)
    if state.winner != NONE:
        return
    if state.idle:
        state.idle -= 1
    else:
        shop(stage)
    if ready and not ship.held(state, SEAT):
        own = state.sides[SEAT]
        fly(stage, FINAL)
        mission = own.missions.pop()
        own.done.append(mission)
        stage.say("complete", f"missions-{SEAT}", f"done-{SEAT}", seat=SEAT, card=mission, n=0)
        stage.finish(SEAT, "mission")


def battle(stage: Stage) -> None:
    """At one station it fires, and flees from a stronger gun; from afar it pursues who can't withstand it (P10).

    Flight goes to the next station in order, never to the Final one (PA18).
    """
    state = stage.state
    own, player = state.sides[SEAT], state.sides[0]
    if own.station == player.station:
        stage.fire(SEAT)
        if state.winner == NONE and ship.outguns(state, 0) and not ship.held(state, SEAT):
            fly(stage, (own.station + 1) % len(STATIONS) % FINAL)
    elif ship.outguns(state, SEAT):
        fly(stage, player.station)


def fly(stage: Stage, station: int) -> None:
    stage.state.sides[SEAT].station = station
    stage.say("fly", f"captain-{SEAT}", f"station-{STATIONS[station]}", seat=SEAT, station=station)


def shop(stage: Stage) -> None:
    """The first wish that the Store can grant; of several cards the one nearest to the Tech deck (PA16, PA17)."""
    state = stage.state
    for wish in WISHES:
        for slot, card in enumerate(state.store):
            if card != NONE and wish(state, card):
                take(stage, slot)
                return


def _step(level: int) -> Callable[[State, int], bool]:
    """A tech of this level where the ship has the level just below; what is below the first counts as nothing (PB2)."""

    def wanted(state: State, card: int) -> bool:
        if KINDS[card].type != TECH or ship.VALUE[card] != level:
            return False
        fitted = state.sides[SEAT].mat[ship.SLOT[KINDS[card].role]]
        has = ship.VALUE[fitted] if fitted != NONE else 0
        return has < FIRST_LEVEL if level == FIRST_LEVEL else has == level - 1

    return wanted


def _new_type(state: State, card: int) -> bool:
    """A crew member of a type that it has not, whether there is a berth or not (PB1)."""
    types = {ship.ROLE[other] for other in state.sides[SEAT].crew}
    return KINDS[card].type == CREW and ship.ROLE[card] not in types


WISHES: tuple[Callable[[State, int], bool], ...] = (
    *(_step(level) for level in range(FIRST_LEVEL, FIRST_LEVEL + 3)),
    _new_type,
)


def take(stage: Stage, slot: int) -> None:
    """The card goes aboard, and the Store is refilled from the deck that it came from."""
    state = stage.state
    card = state.store[slot]
    state.store[slot] = NONE
    stage.say("claim", f"store-{slot}", f"ship-{SEAT}", seat=SEAT, card=card)
    if KINDS[card].type == TECH:
        stage.fit(SEAT, card)
    else:
        own = state.sides[SEAT]
        full = len(own.crew) >= ship.berths(state, SEAT)
        stage.board(SEAT, card, least_missed(state) if full else NONE)
        own.owned.append(card)
        own.owned.sort()
    deck = ship.DECK[card]
    if stage.decks()[deck]:
        stage.fill_gap(slot, deck)


def least_missed(state: State) -> int:
    """Of its crew whom its Final mission does not ask for, then the lowest value, then the longest aboard (PB1).

    Each type is aboard once, so a lower value is also what the mission's crew value misses least.
    """
    own = state.sides[SEAT]
    wanted = needs(own.missions[0]).types
    return min(own.crew, key=lambda card: (ship.ROLE[card] in wanted, ship.VALUE[card]))


def answer(stage: Stage) -> None:
    """Whatever asks for a crew member gets the one that it misses least; all of its answers are of that kind."""
    state = stage.state
    while ship.crowded(state, SEAT):
        stage.put_ashore(SEAT, least_missed(state))
    while stage.stack and stage.stack[-1].seat == SEAT:
        given = stage.names.name("crew", SEAT, least_missed(state))
        effects.answer(stage, next(move for move in effects.asked(stage) if move.src == given))
