"""What opponents, and reports on the balance, must know of a single game; most games are as usual."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple, Protocol

ANYTHING = (0.0, 1.0)


class Bars(NamedTuple):
    """What a game should keep to: how often who begins wins, an army against all others and against a single one, who
    begins with each stake, and the holders of a card; how many turns each the median game takes."""

    first: tuple[float, float] = (0.47, 0.53)
    army: tuple[float, float] = (0.42, 0.58)
    pairing: tuple[float, float] = (0.35, 0.65)
    stake: tuple[float, float] = (0.45, 0.55)
    holders: tuple[float, float] = (0.4, 0.6)
    turns: tuple[float, float] = (12, 30)


class Plan(NamedTuple):
    """How far an opponent plans its turn: the worlds in which it looks at each move once, how many of the best it plays
    on, how many games that makes in all, over how many turns, and how far a first sight is usually off."""

    worlds: int
    kept: int = 1
    games: int = 0
    turns: int = 1
    doubt: float = 0.02
    again: int = 0
    """The best at first sight are looked at once more in so many other worlds, and only that counts: who is the best of
    many in a few worlds is mostly lucky."""


class Worlds(NamedTuple):
    """How opponents imagine what is hidden."""

    plans: Mapping[str, Plan] = {}
    """For each level that plans otherwise than usual, how."""
    slack: Mapping[str, float] = {}
    """For each level whose `hidden_slack` is another than usual, what it is."""
    oversight: Mapping[str, float] = {}
    """For each level that overlooks more or less than usual, the share of its moves that it does not see."""
    shuns: frozenset[str] = frozenset()
    """Kinds of moves that no level makes while there is another."""
    spares: frozenset[str] = frozenset()
    """Kinds of moves that cost something, so that among those that look the same another is rather made."""


class Ripening(Protocol):
    """The weights of an evaluation that say how much a lead tells, and when."""

    @property
    def certainty(self) -> float: ...

    @property
    def opening(self) -> float: ...


def ripened(weights: Ripening, progress: float) -> float:
    """What log odds are multiplied by, from the beginning of a game, 0, to its usual end, 1, so that chances come
    true: a lead may tell little while all can be taken back, or much while hardly anything can be told apart."""
    return weights.certainty * exp(weights.opening * (1 - min(1.0, progress)))
