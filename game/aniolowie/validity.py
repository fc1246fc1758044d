"""What a snapshot from outside gets wrong."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from game.aniolowie import builds
from game.aniolowie.acts import Act
from game.aniolowie.answers import CLAIMED
from game.aniolowie.cards import ABILITIES, ALL_ANGELS, BOOK, IS_ANGEL, IS_HUMAN, IS_PLAY, KINDS, TOKEN
from game.aniolowie.effects import Cancel, MakeGiant, One, Recall, Resurrect, Row
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ASTRAY,
    AT_ABILITY,
    AT_DISCARDED,
    AT_INTERVENTION,
    AT_ROW,
    AT_SLOT,
    CHOOSE,
    GIANTS,
    LOST,
    MOST_SEATS,
    NOBODY,
    OVER,
    PEOPLE,
    PHASES,
    SLOTS,
    UNAIMED,
    Entry,
    State,
    Target,
    row_of,
    target_of,
)
from game.core import effects
from game.core.effects import Frame, Node
from game.core.language import _

MOST = 10_000
MARKS = 1 << 20


def why_impossible(state: State) -> str | None:
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
    if not (state.asking == NOBODY or 0 <= state.asking < seats):
        return _("its questions are out of range")
    if not 0 <= state.to_discard <= len(state.sides[state.seat].hand):
        return _("its questions are out of range")
    if any(slot // SLOTS != state.seat or row_of(slot) == PEOPLE for slot in state.planned):
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
        if not (0 <= state.owner[slot] < len(state.sides) and 0 <= state.marks[slot] < MARKS
                and state.marks[slot] & 3 < 3 and 0 <= state.known[slot] < 1 << len(state.sides)
                and all(abs(each[slot]) < MOST for each in (state.boost, state.rise, state.lasting))):  # fmt: skip
            return _("a card on the table is out of range")
    if any(not (0 < giant.level < MOST and 0 <= giant.at < len(state.sides) and 0 <= giant.stirred <= state.turn)
           for giant in state.giants) or len(state.giants) > 16:  # fmt: skip
        return _("its giants are out of range")
    return None


def _cards(state: State) -> str | None:
    """Every card of every deck lies somewhere, and once only."""
    for seat, side in enumerate(state.sides):
        piles = (side.deck, side.hand, side.discard, side.gone)
        if any(not 0 <= card < len(KINDS) for card in chain(side.army, side.people, side.strays, side.lost, *piles)):
            return _("it has cards that the game has not")
        standing = [
            card
            for slot, card in enumerate(state.kind)
            if card != NOBODY and IS_ANGEL[card] and state.owner[slot] == seat
        ]
        played = [
            entry.card
            for entry in state.interventions
            if entry.seat == seat and 0 <= entry.card < len(KINDS) and IS_PLAY[entry.card]
        ]
        own = Counter(card for card in chain(side.army, side.strays) if not IS_HUMAN[card])
        own.subtract(side.lost)
        if Counter(chain(standing, played, *piles)) != own:
            return _("its cards are not those of the deck")
        if not (side.chosen == NOBODY or side.chosen in side.army) or any(met.card not in own for met in side.met):
            return _("its cards are not those of the deck")
        if builds.problems(side.army):
            return _("its deck breaks a rule")
    if Counter(chain.from_iterable(side.strays for side in state.sides)) != Counter(
        chain.from_iterable(side.lost for side in state.sides)
    ):
        return _("its cards are not those of the deck")
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
    if not all(_sound_entry(state, entry, True) for entry in state.interventions):
        return _("its stack is out of range")
    if not all(_sound_entry(state, entry, False) for entry in state.abilities):
        return _("its stack is out of range")
    if state.latest != UNAIMED and not _on_stack(state.latest):
        return _("its stack is out of range")
    if state.asking != NOBODY and not state.resolving and state.latest != UNAIMED and not _waits(state, state.latest):
        return _("its stack is out of range")
    if not all(_sound(state, frame) for frame in state.stack):
        return _("its effects are not those of the game")
    attacker, defender = state.attacker, state.defender
    waiting = state.interventions or state.abilities or attacker != NOBODY
    if waiting and state.asking == NOBODY and not (state.resolving or state.stack):
        return _("nobody can act")
    if (attacker == NOBODY) != (defender == NOBODY):
        return _("its duel is out of order")
    if attacker != NOBODY:
        fighters = [defender] if attacker <= GIANTS else [attacker, defender]
        if attacker <= GIANTS and GIANTS - attacker >= len(state.giants):
            return _("its duel is out of order")
        if any(not 0 <= slot < len(state.kind) or state.kind[slot] == NOBODY for slot in fighters):
            return _("its duel is out of order")
    return None


def _sound_entry(state: State, entry: Entry, intervention: bool) -> bool:
    """Does it stand for something that could have been played: a part of a card, from a place, at what that aims at?"""
    if not (0 <= entry.seat < len(state.sides) and 0 <= entry.card < BOOK and 0 <= entry.noted < MOST):
        return False
    if not CLAIMED <= entry.part < len(ABILITIES[entry.card]) or not _is_slot(state, entry.source):
        return False
    if entry.part < 0:
        return not intervention and IS_ANGEL[entry.card] and entry.source != NOBODY and _at_slot(state, entry.target)
    ability = ABILITIES[entry.card][entry.part]
    if intervention != (IS_PLAY[entry.card] or ability.counts) or (IS_PLAY[entry.card] and entry.source != NOBODY):
        return False
    if not _aimed(state, ability.aim, entry.target):
        return False
    return not _on_stack(entry.target) or _waits(state, entry.target)


def _is_slot(state: State, slot: int) -> bool:
    """A slot, or none, or one that was left."""
    return slot in (NOBODY, LOST) or 0 <= slot < len(state.kind)


def _at_slot(state: State, target: Target) -> bool:
    """The same of a target."""
    if target in (UNAIMED, ASTRAY):
        return True
    return target.sort == AT_SLOT and 0 <= target.at < len(state.kind) and target.seat == NOBODY


def _aimed(state: State, aim: Node | None, target: Target) -> bool:
    """Is this what such an aim may aim at? What was there may be gone by now, and what was discarded regained."""
    if aim is None or target in (UNAIMED, ASTRAY):
        return target in (UNAIMED, ASTRAY)
    if isinstance(aim, Cancel):
        return _on_stack(target)
    if isinstance(aim, Row):
        return target.sort == AT_ROW and target.at in aim.pick.rows and 0 <= target.seat < len(state.sides)
    if target.sort == AT_DISCARDED:
        known = target.at in ALL_ANGELS and 0 <= target.seat < len(state.sides)
        return known and isinstance(aim, (Recall, Resurrect, MakeGiant))
    return not isinstance(aim, Resurrect) and _at_slot(state, target)


def _on_stack(target: Target) -> bool:
    """Does it mean something that waits, or has waited, to be resolved?"""
    return target.sort in (AT_INTERVENTION, AT_ABILITY) and target.at >= 0 and target.seat == NOBODY


def _waits(state: State, target: Target) -> bool:
    return target.at < len(Stage(state).pile_of(target.sort))


def _sound(state: State, frame: Frame) -> bool:
    """Is this a part of what some card of this game says, about something that is there?"""
    if not (effects.is_valid(Stage(state), frame) and 0 <= frame.seat < len(state.sides) and frame.path):
        return False
    if not 4 <= len(frame.memory) <= 5 or not 0 <= (*frame.memory, 0)[4] < MOST:
        return False
    source, target = frame.memory[0], target_of(frame)
    if frame.card == BOOK:
        return 0 <= source < len(state.kind) and _at_slot(state, target)
    if not _is_slot(state, source):
        return False
    if isinstance(effects.find(Stage(state), frame), (Act, One)):
        return _at_slot(state, target)
    return _at_slot(state, target) or _aimed(state, ABILITIES[frame.card][frame.path[0]].aim, target)


def _choices(state: State) -> str | None:
    """What is asked can be answered."""
    from game.aniolowie.rules import RULES

    if state.phase == CHOOSE and not state.sides[state.seat].people:
        return _("nobody can act")
    if state.phase != OVER and not RULES.legal_moves(state):
        return _("nobody can act")
    return None
