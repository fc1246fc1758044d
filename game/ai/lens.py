"""Rules seen through a lens: as they are, but for what the lens does itself. So a player can be given another
evaluation, and its work can be counted, while no search knows of it."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache
from typing import Any, cast
from zlib import crc32

from game.core.contract import Move, Prospect, Rules, Tell
from game.core.rng import mix

Sees = Callable[[Move], bool]


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

    def turns(self, state: Any, most: int, sees: Sees | None = None, pressing: bool = False) -> Prospect | None:
        """To look at a position is to move there and to judge it."""
        found = self._rules.turns(state, most, sees, pressing)
        if found:
            self.tally.advances += found.looked
            self.tally.evaluations += found.looked
        return found


class Judged(Lens):
    """Rules with another evaluation, which knows the best turns itself or not at all."""

    def __init__(self, rules: Rules[Any], evaluate: Callable[[Any, int], float]) -> None:
        super().__init__(rules)
        self.evaluate = evaluate
        self.turns = getattr(evaluate, "turns", _nothing)


class Overlooking(Lens):
    """Rules as they look to a seat that overlooks a share of what it could do, now and in the rest of its plan.

    What needs nothing in hand, such as ending the turn, is a button that nobody overlooks; and if nothing else is left,
    nothing was overlooked."""

    def __init__(self, rules: Rules[Any], seat: int | None, share: float, seed: int) -> None:
        super().__init__(rules)
        self.seat, self.seed = seat, seed
        self.unseen = round(share * (1 << 32))
        self.known: dict[Move, bool] = {}

    def legal_moves(self, state: Any) -> list[Move]:
        moves = self._rules.legal_moves(state)
        if len(moves) == 1 or self._rules.to_act(state) != self.seat:
            return moves
        return [move for move in moves if self.sees(move)] or moves

    def turns(self, state: Any, most: int, sees: Sees | None = None, pressing: bool = False) -> Prospect | None:
        return self._rules.turns(state, most, self.sees if self._rules.to_act(state) == self.seat else sees, pressing)

    def sees(self, move: Move) -> bool:
        seen = self.known.get(move)
        if seen is None:
            lot = mix(self.seed << 32 | crc32(repr(tuple(move)).encode())) & 0xFFFFFFFF
            seen = self.known[move] = (move.src is None and move.dst is None) or lot >= self.unseen
        return seen


def _nothing(state: Any, most: int, sees: Sees | None = None, pressing: bool = False) -> None:
    """What an evaluation knows of turns that only judges positions."""


def leaning(rules: Rules[Any], character: str) -> Rules[Any]:
    """Rules as a character of the game sees them: it weighs a few things otherwise, and is as it is in all else."""
    return _leaning(cast("Any", rules), character)


class Shunning(Lens):
    """Rules as they look to somebody who never makes moves of certain kinds while there is another."""

    def __init__(self, rules: Rules[Any], kinds: Container[str]) -> None:
        super().__init__(rules)
        self.kinds = kinds

    def legal_moves(self, state: Any) -> list[Move]:
        moves = self._rules.legal_moves(state)
        return [move for move in moves if move.kind not in self.kinds] or moves


@cache
def _leaning(rules: Any, character: str) -> Rules[Any]:
    known = rules.info.character(character)
    if known is None:
        return cast("Rules[Any]", rules)
    weights = {name: weight * known.leans.get(name, 1.0) for name, weight in rules.weights.items()}
    return through(Judged(rules, rules.judge(weights)))
