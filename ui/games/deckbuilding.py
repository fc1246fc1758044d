"""What the two deck-building games have in common on the table."""

from __future__ import annotations

from ui.games.look import CARDS, USUAL, Cue

CUES = {
    **USUAL,
    "appoint": Cue("chime"), "buy": Cue("coin"), "clear": Cue("page"), "exile": Cue("page"), "gain": Cue("coin"),
    "recover": Cue("lift"), "refill": Cue("flip", 0.3), "spend": Cue("coin"), "take": Cue("coin"),
    "title": Cue("chime"),
}  # fmt: skip
CARDLIKE = CARDS | {"leader"}
SIGNS = {"cost": "top-left"}
