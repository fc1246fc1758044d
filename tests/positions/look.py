"""What a theme may look at: the view of the seat to act, and the worlds that agree with it. Never the state itself,
so that whatever it proves, the seat could know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from game.core.contract import Move, Rules

WORLDS = 6
"""So many imagined worlds stand for what is hidden, where a proof plays a move."""


class Look:
    """A decision, as its seat sees it."""

    def __init__(self, rules: Rules[Any], view: Any) -> None:
        self.rules, self.view = rules, view
        self._known: dict[str, Any] = {}
        seat = rules.to_act(view)
        assert seat is not None
        self.seat: int = seat

    @cached_property
    def moves(self) -> list[Move]:
        return self.rules.legal_moves(self.view)

    def of(self, *kinds: str) -> list[Move]:
        """The moves of these kinds."""
        return [move for move in self.moves if move.kind in kinds]

    def but(self, right: Iterable[Move]) -> list[Move]:
        """All moves but these."""
        kept = {*right}
        return [move for move in self.moves if move not in kept]

    @cached_property
    def worlds(self) -> list[Any]:
        """Whole states that agree with the view."""
        return [self.rules.determinise(self.view, seed) for seed in range(WORLDS)]

    def once(self, name: str, find: Callable[[Look], Any]) -> Any:
        """What several themes want to know is worked out once."""
        if name not in self._known:
            self._known[name] = find(self)
        return self._known[name]

    def after(self, world: Any, *moves: Move) -> Any:
        state = world.copy()
        for move in moves:
            self.rules.advance(state, move)
        return state

    def wins(self, state: Any, seat: int) -> bool:
        """Is it over, and has the seat won alone?"""
        outcome = self.rules.outcome(state)
        return outcome is not None and outcome.winners == (seat,)


Theme = Callable[[Look], Iterable[Move]]
"""The moves that are wrong, proved by the rules; none where the theme says nothing. Its docstring says why they are."""
Themes = Mapping[str, Theme]
