"""What a snapshot from outside gets wrong."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from game.aniolowie import builds
from game.aniolowie.cards import BOOK, IS_ANGEL, IS_HUMAN, IS_PLAY, KINDS, SAYS, TOKEN
from game.aniolowie.effects import PILE
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    CHOOSE,
    GIANTS,
    LOST,
    MOST_SEATS,
    NOBODY,
    OVER,
    PEOPLE,
    PHASES,
    SLOTS,
    Entry,
    State,
    row_of,
)
from game.core import effects
from game.core.effects import Frame
from game.core.language import _

MOST = 10_000


def flaw(state: State) -> str | None:
    if state.random is None:
        return _("it is a view: what is hidden is missing")
    if not 2 <= len(state.sides) <= MOST_SEATS:
        return _("it has no such seats")
    return _turn(state) or _slots(state) or _cards(state) or _stack(state) or _choices(state)


def _turn(state: State) -> str | None:
    seats = len(state.sides)
    if state.phase not in PHASES or not 1 <= state.turn < MOST or not 0 <= state.idle <= 3:
        return _("its turn is out of range")
    if not (0 <= state.seat < seats and 0 <= state.first < seats and 0 <= state.passes <= seats):
        return _("its seats are out of range")
    if not (state.asking == NOBODY or 0 <= state.asking < seats) or not -1 <= state.placed < 1 << 40:
        return _("its questions are out of range")
    if not 2 <= state.size <= 16 or any(side.faction not in (0, 1) for side in state.sides):
        return _("its options are out of range")
    return None


def _slots(state: State) -> str | None:
    """The lists about the slots are whole, and angels and people lie where they belong."""
    number = len(state.sides) * SLOTS
    lists = (state.kind, state.owner, state.marks, state.boost, state.rise, state.lasting, state.known)
    if any(len(each) != number for each in lists):
        return _("its places are not in order")
    for slot, card in enumerate(state.kind):
        if card == NOBODY:
            continue
        if not 0 <= card < len(KINDS) or IS_PLAY[card] or IS_HUMAN[card] != (row_of(slot) == PEOPLE):
            return _("a card lies where it can't")
        if not (0 <= state.owner[slot] < len(state.sides) and 0 <= state.marks[slot] < MOST
                and state.marks[slot] & 3 < 3 and 0 <= state.known[slot] < 1 << len(state.sides)
                and all(abs(each[slot]) < MOST for each in (state.boost, state.rise, state.lasting))):  # fmt: skip
            return _("a card on the table is out of range")
    if any(not (0 < giant.level < MOST and 0 <= giant.at < len(state.sides) and 0 <= giant.came <= state.turn)
           for giant in state.giants) or len(state.giants) > 16:  # fmt: skip
        return _("its giants are out of range")
    return None


def _cards(state: State) -> str | None:
    """Every card of every deck lies somewhere, and once only."""
    for seat, side in enumerate(state.sides):
        piles = (side.deck, side.hand, side.discard, side.gone)
        if any(not 0 <= card < len(KINDS) for card in chain(side.army, side.people, *piles)):
            return _("it has cards that the game has not")
        standing = [card for slot, card in enumerate(state.kind)
                    if card != NOBODY and IS_ANGEL[card] and state.owner[slot] == seat]  # fmt: skip
        played = [entry.card for entry in state.interventions
                  if entry.seat == seat and 0 <= entry.card < len(KINDS) and IS_PLAY[entry.card]]  # fmt: skip
        own = Counter(card for card in side.army if not IS_HUMAN[card])
        if Counter(chain(standing, played, *piles)) != own:
            return _("its cards are not those of the deck")
        if builds.problems(side.army):
            return _("its deck breaks a rule")
    people = Counter(card for side in state.sides for card in side.army if IS_HUMAN[card])
    settled = (card for card in state.kind if card != NOBODY and IS_HUMAN[card] and card != TOKEN)
    brought = chain.from_iterable(side.people for side in state.sides)
    lying = Counter(chain(state.procession, state.stake, state.boxed, state.grave, brought, settled))
    if lying != people or len(state.shown) != len(state.stake):
        return _("its people are not those of the decks")
    if any(not 0 <= seats < 1 << len(state.sides) for seats in state.shown) or Counter(state.offered) - people:
        return _("its procession is out of range")
    return None


def _stack(state: State) -> str | None:
    if not all(_sound_entry(state, entry) for entry in chain(state.interventions, state.abilities)):
        return _("its stack is out of range")
    if not all(_sound(state, frame) for frame in state.stack):
        return _("its effects are not those of the game")
    attacker, defender = state.attacker, state.defender
    if (attacker == NOBODY) != (defender == NOBODY):
        return _("its duel is out of order")
    if attacker != NOBODY:
        fighters = [defender] if attacker <= GIANTS else [attacker, defender]
        if attacker <= GIANTS and GIANTS - attacker >= len(state.giants):
            return _("its duel is out of order")
        if any(not 0 <= slot < len(state.kind) or state.kind[slot] == NOBODY for slot in fighters):
            return _("its duel is out of order")
    return None


def _sound_entry(state: State, entry: Entry) -> bool:
    return (
        0 <= entry.seat < len(state.sides) and 0 <= entry.card < BOOK and -1 <= entry.part < len(SAYS[entry.card].parts)
        and LOST <= entry.source < len(state.kind) and LOST <= entry.target < PILE * (MOST_SEATS + 1)
        and entry.source != -1 and entry.target != -1
    )  # fmt: skip


def _sound(state: State, frame: Frame) -> bool:
    """Is this a part of what some card of this game says?"""
    if not (effects.sound(Stage(state), frame) and 0 <= frame.seat < len(state.sides) and len(frame.memory) >= 2):
        return False
    return bool(frame.path) and all(LOST <= each < PILE * (MOST_SEATS + 1) for each in frame.memory)


def _choices(state: State) -> str | None:
    """What is asked can be answered."""
    from game.aniolowie.rules import RULES

    if state.phase == CHOOSE and not state.sides[state.seat].people:
        return _("nobody can act")
    if state.phase != OVER and not RULES.legal_moves(state):
        return _("nobody can act")
    return None
