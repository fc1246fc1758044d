"""What the two deck-building games have in common on the table."""

from __future__ import annotations

from typing import Any

from game.core.contract import HIDDEN
from game.core.language import N_
from game.core.ref import ref
from ui.games.look import CARDS, USUAL, Cue, Sign, Term

CUES = {
    **USUAL,
    "appoint": Cue("chime"), "buy": Cue("coin"), "clear": Cue("page"), "exile": Cue("page"), "gain": Cue("coin"),
    "recover": Cue("lift"), "refill": Cue("flip", 0.3), "spend": Cue("coin"), "take": Cue("coin"),
    "title": Cue("chime"),
}  # fmt: skip
CHAMPIONS = frozenset({"leader"})
CARDLIKE = CARDS | CHAMPIONS
SIGNS = {"cost": Sign(N_("Cost"), N_("what you pay to get the card"), "top-left")}
GLYPHS = {"draw": "cards", "exile": "trash", "clear": "trash", "recover": "undo"}
EXILE = Term(N_("Exile! / exile / Exile / exiled"), N_("out of the game for good"))
STORE = Term(N_("Store"), N_("the row of cards for sale"))


def asked(rules: Any, view: Any, near: int) -> set[str]:
    """The places of which the seat in front is to choose something, if it is its decision and its hand is known."""
    if rules.to_act(view) != near or HIDDEN in view.sides[near].hand:
        return set()
    return {ref(move.src).place for move in rules.legal_moves(view)}
