"""Whom a game asks when: passing questions can be skipped, and between persons they are put on the open table."""

from __future__ import annotations

from collections.abc import Collection

from game.core.contract import Move, PassingQuestion
from game.session import Session


class Asking:
    """What the persons at a table want to be asked; `resting` are those who pass until something concerns them."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.resting: set[int] = set()
        self.unasked: set[int] = set()
        """The moves, by number, that were passes without a question."""
        self._known: tuple[tuple[int, int], PassingQuestion | None] = ((-1, -1), None)

    def question(self, seat: int) -> PassingQuestion | None:
        """Which sort of passing question the seat is asked now."""
        at = (len(self.session.moves), seat)
        if self._known[0] != at:
            self._known = at, self.session.rules.passing_question(self.session.view(seat))
        return self._known[1]

    def skipped(self, seat: int, unwanted: Collection[str]) -> Move | None:
        """What the seat answers without being asked; None if it is to be asked. `unwanted` are the questions, as game
        and sort, that nobody wants to be asked."""
        asked = self.question(seat)
        if asked is None:
            self.resting.discard(seat)
            return None
        if not asked.able:
            return asked.passing
        if asked.concerns:
            self.resting.discard(seat)
            return None
        wanted = f"{self.session.game}.{asked.key}" not in unwanted
        stands = asked.stands and self._has_passed(seat, asked.passing)
        return None if wanted and seat not in self.resting and not stands else asked.passing

    def rest(self, seat: int) -> Move | None:
        """From now on the seat passes until something concerns it; its pass for now, if it is asked."""
        asked = self.question(seat)
        if asked is None:
            return None
        self.resting.add(seat)
        return asked.passing

    def forget(self, after: int) -> None:
        """All but so many moves were taken back."""
        self.unasked = {n for n in self.unasked if n < after}

    def _has_passed(self, seat: int, passing: Move) -> bool:
        """Has the seat passed, and nobody done anything else since?"""
        for n in reversed(range(len(self.session.moves))):
            if self.session.moves[n] != passing:
                return False
            if self.session.mover(n) == seat:
                return True
        return False
