"""What a seat sees of a game, and the worlds it can imagine.

What a player has brought is that player's alone, the deck and the people; a hand too; a face-down angel is known to its
player and to who was shown it; who walks in the procession, in which order, nobody knows (AB1).
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from game.aniolowie import builds, decks, imagined
from game.aniolowie.cards import FACTION, IS_ANGEL, IS_HUMAN, IS_PLAY, SINGLE, TOKEN, one_colour
from game.aniolowie.effects import Summon
from game.aniolowie.places import ROWS_OF_TABLE
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    BATTLE,
    BLOCKED,
    CHOOSE,
    CLAIM,
    FIGHT,
    NOBODY,
    PEOPLE,
    SLOTS,
    UP,
    WAIVED,
    WIDE,
    Side,
    State,
    row_of,
)
from game.core import effects
from game.core.contract import HIDDEN
from game.core.rng import Stream, seeded


def view(state: State, seat: int | None) -> State:
    seen = state.copy()
    seen.random, seen.able = None, True
    bit = 0 if seat is None else 1 << seat
    for owner, side in enumerate(seen.sides):
        side.deck = sorted(side.deck) if owner == seat and _searches(state, seat) else [HIDDEN] * len(side.deck)
        if owner != seat:
            side.army = unknown(len(side.army))
            side.hand = [HIDDEN] * len(side.hand)
            side.people = [HIDDEN] * len(side.people)
            side.met = [met._replace(seats=bit) for met in side.met if met.seats & bit]
    for slot, card in enumerate(seen.kind):
        if card == NOBODY or slot // SLOTS == seat or seen.marks[slot] & UP:
            continue
        if not (seen.known[slot] & bit or _all(seen, seen.known[slot])):
            seen.kind[slot] = HIDDEN
    seen.boxed = [HIDDEN] * len(seen.boxed)
    if seen.phase != CHOOSE:
        seen.procession = [HIDDEN] * len(seen.procession)
    seen.stake = [
        card if shown & bit or _all(seen, shown) else HIDDEN for card, shown in zip(seen.stake, seen.shown, strict=True)
    ]
    return seen


@cache
def unknown(n: int) -> tuple[int, ...]:
    return (HIDDEN,) * n


def _searches(state: State, seat: int) -> bool:
    """Does the seat look through its deck?"""
    if not state.stack or state.stack[-1].seat != seat:
        return False
    return isinstance(effects.find(Stage(state), state.stack[-1]), Summon)


def _all(state: State, seats: int) -> bool:
    return seats == (1 << len(state.sides)) - 1


# Imagined worlds


def determinise(seen: State, seed: int) -> State:
    state = seen.copy()
    state.random = seeded(seed)
    stream = Stream(seed)
    open_seats = [seat for seat, side in enumerate(state.sides) if HIDDEN not in side.army]
    brought = [
        _imagine_deck(state, side, *lying, stream) for side, lying in zip(state.sides, _lying(state), strict=True)
    ]
    folk = _imagine_folk(state, brought, open_seats, stream)
    for side, deck, people in zip(state.sides, brought, folk, strict=True):
        side.army = tuple(sorted([*deck, *people]))
    _place_people(state, folk, stream)
    return state


def _imagine_deck(state: State, side: Side, seen: list[int], down: list[int], stream: Stream) -> list[int]:
    """Some legal deck that agrees with what was seen of it, dealt to the places where something of it is hidden; the
    own deck is what it is. Gives its cards without the people."""
    twins: dict[int, int] = {}
    if HIDDEN in side.army:
        size, known = len(side.army) - builds.PEOPLE_BROUGHT, seen
        twins = _twins(state, side, seen, down, stream)
        seen = [*known, *twins.values()]
        deck = imagined.deck(side.faction, size, _surely(side, seen), _angels(known, down), stream)
        if twins and len(deck) != size:  # no deck of that size has them all
            twins, seen = {}, known
            deck = imagined.deck(side.faction, size, _surely(side, seen), _angels(known, down), stream)
    else:
        deck = [card for card in side.army if not IS_HUMAN[card]]
    left = Counter(deck)
    left.update(side.strays)
    left.subtract(side.lost)
    left.subtract(seen)
    pool = sorted(left.elements())
    stream.shuffle(pool)
    for slot in down:
        state.kind[slot] = twins[slot] if slot in twins else pool.pop(_fitting(state, slot, pool))
    _deal(side.hand, pool)
    _deal(side.deck, pool)
    return deck


def _twins(state: State, side: Side, seen: list[int], down: list[int], stream: Stream) -> dict[int, int]:
    """Once the fight has begun nothing but an open twin keeps a fighter covered; where the deck may hold one."""
    if state.phase not in (BATTLE, CLAIM) or side.strays or side.lost:
        return {}
    held = [slot for slot in down if row_of(slot) == FIGHT and not state.marks[slot] & (BLOCKED | WAIVED)]
    open_cards = sorted({
        card for slot, card in enumerate(state.kind)
        if card >= 0 and IS_ANGEL[card] and state.marks[slot] & (UP | BLOCKED) == UP and FACTION[card] == side.faction
        and not (SINGLE[card] and state.sides[state.owner[slot]] is side)
    }) if held else []  # fmt: skip
    stream.shuffle(open_cards)
    found: dict[int, int] = {}
    sure = _surely(side, seen)
    for slot in held:
        for card in open_cards:
            if imagined.takes(sure, card):
                found[slot], sure[card] = card, sure.get(card, 0) + 1
                break
    return found


def _fitting(state: State, slot: int, pool: list[int]) -> int:
    """The next angel of the pool, in a row of four of its colour where there is one."""
    angels = [k for k, card in enumerate(pool) if IS_ANGEL[card]]
    row = ROWS_OF_TABLE[slot // SLOTS][row_of(slot)]
    beside = [state.kind[at] for at in row if state.kind[at] != NOBODY and not state.marks[at] & BLOCKED]
    if len(beside) >= WIDE:
        known = [card for card in beside if card != HIDDEN]
        angels = [k for k in angels if one_colour([*known, pool[k]])] or angels
    return angels[0] if angels else 0


def _lying(state: State) -> list[tuple[list[int], list[int]]]:
    """For each player the cards of theirs that are seen, wherever they lie, and the slots where others lie hidden."""
    found: list[tuple[list[int], list[int]]] = [
        ([card for zone in (side.deck, side.hand, side.discard, side.gone) for card in zone if card != HIDDEN], [])
        for side in state.sides
    ]
    for slot, card in enumerate(state.kind):
        if card != NOBODY and row_of(slot) != PEOPLE:
            seen, down = found[state.owner[slot]]
            if card == HIDDEN:
                down.append(slot)
            else:
                seen.append(card)
    for entry in state.interventions:
        if IS_PLAY[entry.card]:
            found[entry.seat][0].append(entry.card)
    return found


def _surely(side: Side, seen: list[int]) -> dict[int, int]:
    """How often each card is in the deck at least: what is seen now, and what was seen before it was hidden again."""
    sure: dict[int, int] = {}
    for card in seen:
        sure[card] = sure.get(card, 0) + 1
    for card in side.lost:
        sure[card] = sure.get(card, 0) + 1
    for card in side.strays:
        if sure.get(card, 0) > 1:
            sure[card] -= 1
        else:
            sure.pop(card, None)
    if side.met:
        for card, n in Counter(met.card for met in side.met).items():
            sure[card] = max(sure.get(card, 0), n)
    return sure


def _angels(seen: list[int], down: list[int]) -> int:
    """How many angels the deck has at least."""
    return sum(IS_ANGEL[card] for card in seen) + len(down)


# People


def _imagine_folk(state: State, brought: list[list[int]], known: list[int], stream: Stream) -> list[list[int]]:
    """The four people of each deck: of those that are known the true ones, of others the one who was shown, and some
    who make up for all the people that were seen."""
    folk: list[list[int]] = []
    for seat, side in enumerate(state.sides):
        if seat in known:
            folk.append([card for card in side.army if IS_HUMAN[card]])
        else:
            folk.append([side.chosen] if side.chosen != NOBODY else [])
    missing = Counter(_seen_people(state))
    missing.update(_walking(state).elements())
    missing.subtract(card for people in folk for card in people)
    guests = sorted(missing.elements())
    stream.shuffle(guests)
    others = [people for seat, people in enumerate(folk) if seat not in known]
    imagined.host(others, guests)
    for seat, people in enumerate(folk):
        if seat not in known:
            imagined.company(people, decks.BY_DECK.get(tuple(brought[seat]), ()), stream)
    return folk


def _seen_people(state: State) -> list[int]:
    zones = [state.procession, state.stake, state.grave, *(side.people for side in state.sides)]
    seen = [card for zone in zones for card in zone if card != HIDDEN]
    return seen + [card for card in state.kind if card >= 0 and IS_HUMAN[card] and card != TOKEN]


def _walking(state: State) -> Counter[int]:
    """Who is known to walk in the procession or to lie at stake, but not seen there."""
    return Counter(state.offered) - Counter(card for zone in (state.procession, state.stake) for card in zone)


def _place_people(state: State, folk: list[list[int]], stream: Stream) -> None:
    for side, people in zip(state.sides, folk, strict=True):
        if HIDDEN in side.people:
            waiting = Counter(people)
            waiting.subtract([side.chosen] if side.chosen != NOBODY else [])
            side.people = sorted(waiting.elements())
    left = Counter(card for people in folk for card in people)
    left.subtract(_seen_people(state))
    walking = left & _walking(state)
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
