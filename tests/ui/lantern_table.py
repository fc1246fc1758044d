"""A table for Lanterns, the tests' game with hidden hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.session import PERSON, Seat, Session
from tests import lanterns
from ui import games
from ui.games.look import GameLook
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


games.register("lanterns", GameLook(layout=Layout((1120.0, 960.0), (), places, {"card": Fit(0.72, 1.0)})))


def session(seed: int, *names: str) -> Session:
    rules: Any = lanterns.RULES
    state = rules.new_game({"seats": len(names)}, seed)
    return Session(
        rules, rules.info.settle({"seats": len(names)}), seed, tuple(Seat(PERSON, n) for n in names), states=[state]
    )
