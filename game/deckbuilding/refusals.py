"""What refusals of both games need to know about a thing that was tried."""

from __future__ import annotations

from typing import Any

from game.core.contract import HIDDEN, Reason
from game.core.language import _
from game.core.names import NONE
from game.core.ref import ref
from game.deckbuilding.rules import APPOINT, AUTOMATON


def busy(view: Any, gap: Reason, asked: Reason, leader: Reason) -> Reason | None:
    """What must come first in both games; None when the turn is open."""
    if view.gap != NONE:
        return gap
    if view.stack:
        return asked
    if view.phase == APPOINT:
        return leader
    return Reason(_("It is the automaton's turn."), "automaton") if view.phase == AUTOMATON else None


def offered(view: Any, thing: str, supply: int) -> int:
    """The card that the Store or the supply offers under this name; NONE for a gap."""
    if thing == "supply":
        return supply if view.supply else NONE
    slot = ref(thing).number
    return int(view.store[slot]) if 0 <= slot < len(view.store) else NONE


def means(rules: Any, view: Any) -> int:
    """What the player in turn could pay at most: what is in the purse, and what the hand gives."""
    hand = [card for card in view.sides[view.seat].hand if card != HIDDEN]
    return int(view.funds + sum(rules.worth[card] for card in hand))
