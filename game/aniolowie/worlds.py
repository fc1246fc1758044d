"""What a seat sees of a game, and the worlds it can imagine.

Decks are no secret, their order is; a hand is its player's alone; a face-down angel is known to its player and to who
was shown it; who walks in the procession, in which order, nobody knows.
"""

from __future__ import annotations

from collections import Counter

from game.aniolowie.cards import IS_ANGEL, IS_HUMAN, TOKEN
from game.aniolowie.effects import Summon
from game.aniolowie.stage import Stage
from game.aniolowie.state import CHOOSE, NOBODY, SLOTS, UP, State
from game.core import effects
from game.core.contract import HIDDEN
from game.core.rng import Stream, seeded


def view(state: State, seat: int | None) -> State:
    seen = state.copy()
    seen.random = None
    bit = 0 if seat is None else 1 << seat
    for owner, side in enumerate(seen.sides):
        side.deck = sorted(side.deck) if owner == seat and _searches(state, seat) else [HIDDEN] * len(side.deck)
        if owner != seat:
            side.hand = [HIDDEN] * len(side.hand)
    for slot, card in enumerate(seen.kind):
        if card != NOBODY and slot // SLOTS != seat and not seen.marks[slot] & UP and not seen.known[slot] & bit:
            seen.kind[slot] = HIDDEN
    seen.boxed = [HIDDEN] * len(seen.boxed)
    if seen.phase != CHOOSE:
        seen.procession = [HIDDEN] * len(seen.procession)
    seen.stake = [card if shown & bit or _all(seen, shown) else HIDDEN
                  for card, shown in zip(seen.stake, seen.shown, strict=True)]  # fmt: skip
    return seen


def _searches(state: State, seat: int) -> bool:
    """Does the seat look through its deck?"""
    if not state.stack or state.stack[-1].seat != seat:
        return False
    return isinstance(effects.find(Stage(state), state.stack[-1]), Summon)


def _all(state: State, seats: int) -> bool:
    return seats == (1 << len(state.sides)) - 1


def determinise(seen: State, seed: int) -> State:
    state = seen.copy()
    state.random = seeded(seed)
    stream = Stream(seed)
    for seat in range(len(state.sides)):
        _imagine_army(state, seat, stream)
    _imagine_people(state, stream)
    return state


def _imagine_army(state: State, seat: int, stream: Stream) -> None:
    """Deals what is not seen of an army to the places where something of it is hidden."""
    side = state.sides[seat]
    left = Counter(card for card in side.army if not IS_HUMAN[card])
    for zone in (side.deck, side.hand, side.discard, side.gone):
        left.subtract(card for card in zone if card != HIDDEN)
    down = []
    for slot, card in enumerate(state.kind):
        if card == NOBODY or state.owner[slot] != seat or slot % SLOTS >= SLOTS - 16:
            continue
        if card == HIDDEN:
            down.append(slot)
        else:
            left[card] -= 1
    for entry in state.interventions:
        if entry.seat == seat and not IS_ANGEL[entry.card] and not IS_HUMAN[entry.card]:
            left[entry.card] -= 1
    pool = sorted(left.elements())
    stream.shuffle(pool)
    for slot in down:
        at = next(k for k, card in enumerate(pool) if IS_ANGEL[card])
        state.kind[slot] = pool.pop(at)
    _deal(side.hand, pool)
    _deal(side.deck, pool)


def _imagine_people(state: State, stream: Stream) -> None:
    left: Counter[int] = Counter()
    for side in state.sides:
        left.update(card for card in side.army if IS_HUMAN[card])
        left.subtract(side.people)
    for zone in (state.procession, state.stake, state.boxed, state.grave):
        left.subtract(card for card in zone if card != HIDDEN)
    left.subtract(card for card in state.kind if card >= 0 and IS_HUMAN[card] and card != TOKEN)
    walking = left & Counter(state.offered)
    at_home, pool = sorted((left - walking).elements()), sorted(walking.elements())
    stream.shuffle(at_home)
    pool += at_home
    _deal(state.boxed, pool)
    stream.shuffle(pool)
    _deal(state.stake, pool)
    _deal(state.procession, pool)


def _deal(zone: list[int], pool: list[int]) -> None:
    for at, card in enumerate(zone):
        if card == HIDDEN:
            zone[at] = pool.pop()
