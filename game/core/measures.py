"""What opponents, and reports on the balance, must know of a single game; most games are as usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

ANYTHING = (0.0, 1.0)


class Bars(NamedTuple):
    """What a game should keep to: the shares of who begins, of an army against all others and against a single one."""

    first: tuple[float, float] = (0.45, 0.55)
    army: tuple[float, float] = (0.4, 0.6)
    pairing: tuple[float, float] = (0.3, 0.7)


class Plan(NamedTuple):
    """How far an opponent plans its turn: the worlds in which it looks at each move once, how many of the best it plays
    on, how many games that makes in all, over how many turns, and how far a first sight is usually off."""

    worlds: int
    kept: int = 1
    games: int = 0
    turns: int = 1
    doubt: float = 0.02


class Worlds(NamedTuple):
    """How opponents imagine what is hidden: for each level that does it otherwise than usual the number of worlds and
    its hidden_slack."""

    levels: Mapping[str, tuple[int, float]] = {}
    plans: Mapping[str, Plan] = {}
    """The levels that plan their turn instead of walking through a tree of worlds."""
    oversight: Mapping[str, float] = {}
    """For each level that overlooks more or less than usual, the share of its moves that it does not see."""
