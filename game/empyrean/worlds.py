"""What a seat sees of a game, and the worlds it can imagine.

Decks are no secret, their order is; a hand, a draft and a discard pile are their owner's alone, and what was banished
from the hand; what was destroyed, or banished from a battlefield, lay open. Of a face-down card everybody knows what
was paid for it.
"""

from __future__ import annotations

from collections import Counter

from game.core.contract import HIDDEN
from game.core.rng import Stream, seeded
from game.empyrean.acts import NOBODY
from game.empyrean.cards import COST, FIRST_FIELD
from game.empyrean.state import GONE, Side, State


def view(state: State, seat: int | None) -> State:
    seen = state.copy()
    seen.random = None
    for owner, side in enumerate(seen.sides):
        side.deck = [HIDDEN] * len(side.deck)
        if owner != seat:
            side.hand = [HIDDEN] * len(side.hand)
            side.draft = [HIDDEN] * len(side.draft)
            side.discard = [HIDDEN] * len(side.discard)
            side.banished[: side.buried] = [HIDDEN] * side.buried
            for unit in side.waiting:
                seen.kind[unit] = HIDDEN
    return seen


def determinise(seen: State, seed: int) -> State:
    state = seen.copy()
    state.random = seeded(seed)
    stream = Stream(seed)
    for seat, side in enumerate(state.sides):
        _imagine(state, seat, side, stream)
    return state


def _imagine(state: State, seat: int, side: Side, stream: Stream) -> None:
    """Deals what is not seen of an army to the places where something is hidden."""
    left = Counter(side.army)
    for zone in (side.deck, side.hand, side.draft, side.discard, side.destroyed, side.banished):
        left.subtract(card for card in zone if card != HIDDEN)
    units = [unit for unit, owner in enumerate(state.owner) if owner == seat and not state.marks[unit] & GONE]
    left.subtract(state.kind[unit] for unit in units if state.kind[unit] != HIDDEN)
    pool = sorted(left.elements())
    stream.shuffle(pool)
    for frame in state.stack:
        discarded = frame.seat == seat and frame.memory[0] == NOBODY and frame.card < FIRST_FIELD
        if discarded and HIDDEN in side.discard and frame.card in pool and frame.card not in side.discard:
            side.discard[side.discard.index(HIDDEN)] = frame.card
            pool.remove(frame.card)
    for unit in side.waiting:
        if state.kind[unit] == HIDDEN:
            paid = state.paid[unit]
            state.kind[unit] = card = min(pool, key=lambda card: abs(COST[card] - paid)) if paid else pool[-1]
            pool.remove(card)
    for zone in (side.hand, side.draft, side.discard, side.banished, side.deck):
        for at, card in enumerate(zone):
            if card == HIDDEN:
                zone[at] = pool.pop()
