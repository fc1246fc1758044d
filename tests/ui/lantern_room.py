"""Lanterns on the table: what a new game's room needs. Its cards have no picture yet, so their name stands on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ui.games.look import SILENT, USUAL, Cue, GameLook
from ui.table.shape import Fit, Layout, Place


def places(view: Any, seat: int | None) -> Mapping[str, Place]:
    """Whoever looks has the own hand in front."""
    found = {"deck": Place((40, 400, 140, 200), "pile"), "row": Place((220, 400, 740, 200), "row")}
    for k in range(view.seats):
        near = ((seat or 0) == k) or (seat is None and k == 0)
        y = 760 if near else 40 + 170 * (k - (k > (seat or 0)))
        found[f"hand-{k}"] = Place((220, y, 560, 150), "fan")
        found[f"lit-{k}"] = Place((800, y, 300, 150), "row")
        found[f"named-{k}"] = Place((120, y, 90, 130))
        found[f"oil-{k}"] = Place((20, y, 80, 80))
    return found


LOOK = GameLook(
    layout=Layout((1120.0, 960.0), (), places, {"card": Fit(0.72, 1.0)}),
    cues={
        **USUAL,
        "name": Cue("put"), "light": Cue("flip"), "peek": Cue("flip"), "give": Cue("lift"), "gain": Cue("coin"),
        "take": Cue("lift"), "lay": Cue(SILENT),
    },
)  # fmt: skip
