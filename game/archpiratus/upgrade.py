"""Games of older rules in their present form."""

from __future__ import annotations

from typing import Any

from game.archpiratus.cards import FINAL, KINDS, TECH_DECK
from game.archpiratus.stage import Stage
from game.archpiratus.state import BUYING, State
from game.archpiratus.validity import is_sound
from game.core import codec
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, STORE


def upgrade(old: dict[str, Any], version: int) -> dict[str, Any]:
    """In version 5 more missions ask less of whoever is behind: they are what they say now.

    Until version 4 no card helped whoever is behind: what is about to happen stays as it is.

    Until version 3 cards had other effects: what one was about to do and no longer does is left out.

    Until version 2 spent tech lay in the purse while its captain was buying: now it goes to the Salvage at once.

    Admirals were chosen after the deal: now they come first.
    """
    if version >= 3:
        return old
    state: State = codec.decode("archpiratus", old)
    if not all(is_sound(Stage(state), frame) for frame in state.stack):
        state.stack.clear()
        own = state.sides[state.seat]
        if state.phase != BUYING:
            own.discard += own.purse
            own.purse.clear()
    if version < 2:
        _upgrade_first(state)
    new: dict[str, Any] = codec.encode(state)
    return new


def _upgrade_first(state: State) -> None:
    own = state.sides[state.seat]
    if state.phase == BUYING:
        tech = [card for card in own.purse if KINDS[card].pile == TECH_DECK]
        own.purse = [card for card in own.purse if KINDS[card].pile != TECH_DECK]
        for card in tech:
            Stage(state).to_salvage(state.seat, card)
    if state.phase == APPOINT:
        _gather(state)


def _gather(state: State) -> None:
    """What was dealt goes back to be shuffled and dealt again, the automaton's mission too."""
    state.tech += [card for card in state.store if card != NONE]
    state.store, state.tech_sunk = [NONE] * STORE, 0
    for side in state.sides:
        side.deck += side.hand
        state.decks[FINAL] += side.missions
        side.hand, side.missions = [], []
