"""An opponent at the table: asked for a move or a hint, hurried when its time is up, replaced when it is lost."""

from __future__ import annotations

from typing import Any

from game.ai.levels import Decision, split
from game.ai.opponents import OPPONENTS
from game.ai.worker import Opponent

PATIENCE = (0.6, 1.2, 2.4)
"""Seconds after which it is asked to play what it has: the weakest level, the next, and all above."""
GRACE = 3.0
"""Seconds after that until it is played for."""


class Thinker:
    def __init__(self, game: str) -> None:
        self.game = game
        self.about = ""
        """What it thinks about: "move", "hint", or nothing."""
        self._opponent = Opponent()
        self._opponent.warm(game)
        self._patience = 0.0
        self._waited = 0.0
        self._hurried = False

    def ask(self, about: str, view: Any, player: str, seed: int) -> None:
        self.about, self._waited, self._hurried = about, 0.0, False
        self._patience = PATIENCE[min(OPPONENTS.index(split(player)[0]), len(PATIENCE) - 1)]
        self._opponent.ask(self.game, view, player, seed, advice=about == "hint")

    def tick(self, seconds: float) -> Decision | None:
        """Time passes; the decision once it is there."""
        self._waited += seconds
        decision = self._opponent.poll()
        if decision is None and self._waited > self._patience:
            if not self._hurried:
                self.hurry()
            if self._waited > self._patience + GRACE:
                decision = self._opponent.give_up()
        if decision is not None:
            self.about = ""
        return decision

    def hurry(self) -> None:
        if self.about:
            self._hurried = True
            self._opponent.hurry()

    def cancel(self) -> None:
        if self.about:
            self._opponent.cancel()
            self.about = ""

    def close(self) -> None:
        self._opponent.close()
