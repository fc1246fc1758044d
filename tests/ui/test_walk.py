"""The walk of a move, as docs/architecture.md tells it, is the way that a real one goes."""

from __future__ import annotations

import random
import sys
from types import FrameType

from game.session import PERSON, Seat, start
from tests.test_docs import ROOT, WALK
from tests.ui.player import Player
from ui.app import App
from ui.screens.table import TableScreen


def test_a_move_by_mouse_takes_every_step_in_order(app: App) -> None:
    session = start("angel_wars", {}, 1, [Seat(PERSON, "Anna"), Seat(PERSON, "Ben")])
    chance = random.Random(1)
    while not (drags := [move for move in session.legal_moves() if move.src and move.dst]):
        session.play(chance.choice(session.legal_moves()))
    app.store.begin(session)
    app.push(TableScreen(app, session))
    player, met = Player(app), list[tuple[str, str]]()
    player.rest()
    wanted, names = {*WALK}, {str(ROOT / file): file for file, _function in WALK}

    def note(frame: FrameType, what: str, _value: object) -> None:
        step = names.get(frame.f_code.co_filename, ""), frame.f_code.co_qualname
        if what == "call" and step in wanted:
            met.append(step)

    sys.setprofile(note)
    try:
        player.play(drags[0])
    finally:
        sys.setprofile(None)
    assert session.moves[-1] == drags[0]
    ahead = iter(met)
    assert [step for step in WALK if step not in ahead] == [], "is not met, or not after what stands before it"
