"""Rules seen through a lens: as they are, but for what the lens does itself. So a player can be given another
evaluation, and its work can be counted, while no search knows of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from game.core.contract import Move, Rules, Tell


class Lens:
    """What is asked for the first time is fetched from the rules and remembered."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rules, name)
        setattr(self, name, found)
        return found


def through(lens: Lens) -> Rules[Any]:
    """The lens, taken for the rules behind it."""
    return cast("Rules[Any]", lens)


class Tally:
    """The work of a player: what it asked of the rules while it thought."""

    __slots__ = ("advances", "evaluations")

    def __init__(self) -> None:
        self.advances = self.evaluations = 0

    @property
    def calls(self) -> int:
        return self.advances + self.evaluations


class Counted(Lens):
    """Rules that count their moves and evaluations; the same for every search, so that work can be matched."""

    def __init__(self, rules: Rules[Any], tally: Tally) -> None:
        super().__init__(rules)
        self.tally = tally

    def advance(self, state: Any, move: Move, tell: Tell | None = None) -> None:
        self.tally.advances += 1
        self._rules.advance(state, move, tell)

    def evaluate(self, state: Any, seat: int) -> float:
        self.tally.evaluations += 1
        return self._rules.evaluate(state, seat)


class Judged(Lens):
    """Rules with another evaluation."""

    def __init__(self, rules: Rules[Any], evaluate: Callable[[Any, int], float]) -> None:
        super().__init__(rules)
        self.evaluate = evaluate
