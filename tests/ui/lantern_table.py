"""A table for Lanterns, the tests' game with hidden hands."""

from __future__ import annotations

from typing import Any

from game.session import PERSON, Seat, Session
from tests import lanterns
from tests.ui.lantern_room import LOOK
from ui import games

games.register("lanterns", LOOK)


def session(seed: int, *names: str) -> Session:
    rules: Any = lanterns.RULES
    state = rules.new_game({"seats": len(names)}, seed)
    return Session(
        rules, rules.info.complete({"seats": len(names)}), seed, tuple(Seat(PERSON, n) for n in names), states=[state]
    )
