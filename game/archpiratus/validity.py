"""What a snapshot from outside gets wrong."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from game.archpiratus import cards
from game.archpiratus.abilities import SLOTS
from game.archpiratus.cards import CONTRACT_CARD, CREW, KINDS, ROOM, STATIONS, TITLE
from game.archpiratus.stage import Stage
from game.archpiratus.state import PHASES, START_DECK, TURN_LIMIT, Side, State
from game.core import effects
from game.core.effects import Frame
from game.core.language import _
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, AUTOMATON, OVER, STORE
from game.deckbuilding.stage import MOST_SHUFFLES

LEADERS = cards.pile(cards.LEADER)
MISSION_CARDS = Counter(cards.pile(cards.MISSIONS))


def why_impossible(state: State) -> str | None:
    if state.random is None:
        return _("it is a view: what is hidden is missing")
    if len(state.sides) != 2 or len(state.store) != STORE or len(state.decks) != len(STATIONS):
        return _("it has no such seats, Store or stations")
    if not 1 <= state.turn <= 2 * TURN_LIMIT or not 3 <= state.hull <= 6 or not 1 <= state.draws <= 4:
        return _("its options or turns are out of range")
    if state.seat not in (0, 1) or state.phase not in PHASES or state.gap not in (NONE, *range(STORE)):
        return _("its turn is out of range")
    if (state.phase == AUTOMATON) != (state.solo and state.seat == 1) and state.phase != OVER:
        return _("its automaton is out of turn")
    if state.solo and state.phase not in (APPOINT, OVER) and len(state.sides[1].missions) != 1:
        return _("its automaton has not its one mission")
    if not (0 <= state.idle <= 4 and 0 <= state.ahead <= 4) or (not state.solo and state.idle + state.ahead):
        return _("its automaton is out of turn")
    if state.gap != NONE and state.store[state.gap] != NONE:
        return _("it has no such gap in the Store")
    if any(not 0 <= card < len(KINDS) for card in chain(*_zones(state))):
        return _("it has cards that the game has not")
    return _cards(state) or _sides(state) or _choices(state)


def _zones(state: State) -> list[list[int]]:
    filled = [card for card in state.store if card != NONE]
    zones = [state.tech, state.crew, filled, state.salvage, state.events, state.exiled, state.leaders, *state.decks]
    for side in state.sides:
        zones += [*_piles(side), side.missions, side.done, side.owned]
    return zones


def _piles(side: Side) -> list[list[int]]:
    """Where a side's cards lie."""
    return [side.deck, side.hand, side.purse, side.discard, [card for card in side.mat if card != NONE], side.rooms,
            side.titles, side.crew]  # fmt: skip


def _cards(state: State) -> str | None:
    """Every card of the game lies somewhere, and once only."""
    for seat, side in enumerate(state.sides):
        contracts = [] if state.solo and seat == 1 else [CONTRACT_CARD] * len(side.missions)
        if sorted(chain(contracts, *_piles(side))) != side.owned:
            return _("a side's cards are not those it owns")
    lying = Counter(chain(
        state.tech, state.crew, (card for card in state.store if card != NONE), state.salvage, state.events,
        state.exiled, *(side.owned for side in state.sides),
    ))  # fmt: skip
    lying[Stage.supply] += state.supply
    every = Counter(chain(START_DECK, () if state.solo else START_DECK, cards.pile(cards.SUPPLY),
                          cards.pile(cards.TECH_DECK), cards.pile(cards.CREW_DECK),
                          cards.pile(cards.EVENTS) if state.eventful else ()))  # fmt: skip
    if state.supply < 0 or lying != every:
        return _("its cards are not those of the game")
    if Counter(chain(*state.decks, *(side.missions + side.done for side in state.sides))) != MISSION_CARDS:
        return _("its missions are not those of the game")
    if any(KINDS[card].role != name for name, deck in zip(STATIONS, state.decks, strict=True) for card in deck):
        return _("a mission lies at the wrong station")
    if not (0 <= state.tech_sunk <= len(state.tech) and 0 <= state.crew_sunk <= len(state.crew)):
        return _("its decks are not in order")
    leaders = [side.leader for side in state.sides if side.leader != NONE]
    if sorted([*leaders, *state.leaders]) != LEADERS:
        return _("its Admirals are not those of the game")
    return None


def _sides(state: State) -> str | None:
    """Ships and crews hold what they may."""
    for side in state.sides:
        if len(side.mat) != len(SLOTS) or side.station not in range(len(STATIONS)) or not 0 <= side.hits <= 9:
            return _("its ships are not in order")
        for slot, card in zip(SLOTS, side.mat, strict=True):
            if card != NONE and KINDS[card].role != slot:
                return _("a card lies where it can't")
        for zone, kind in ((side.rooms, ROOM), (side.titles, TITLE), (side.crew, CREW)):
            if any(KINDS[card].type != kind for card in zone):
                return _("a card lies where it can't")
        types = [KINDS[card].role for card in side.crew]
        if len(types) != len({*types}):
            return _("two of a crew are of one type")
    return None


def _choices(state: State) -> str | None:
    """What is asked can be answered."""
    from game.archpiratus.rules import RULES

    stage = Stage(state)
    if not all(is_sound(stage, frame) for frame in state.stack):
        return _("its effects are not those of the game")
    if not 0 <= state.funds < 1000 or state.winner not in (NONE, 0, 1) or not 0 <= state.shuffles <= MOST_SHUFFLES:
        return _("its credits or its winner are out of range")
    if state.phase != OVER and not RULES.legal_moves(state):
        return _("nobody can act")
    return None


def is_sound(stage: Stage, frame: Frame) -> bool:
    """Is this a part of what a card does upon being played, bought, spent or completed?"""
    if not effects.is_valid(stage, frame) or frame.seat not in (0, 1):
        return False
    triggers = (stage.on_play, stage.on_buy, stage.on_spend, stage.on_done)
    return frame.path[:1] in [(parts[frame.card],) for parts in triggers]
