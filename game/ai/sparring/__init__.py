"""Yardsticks from outside: scripted players, functions of the view, that know a game's plain strategies.

Each game has a module of its name here, with its `SCRIPTS` by name. A script looks at what lies on the table, never
ahead; the seed only chooses among moves that are equally good to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.contract import Move, Rules
from game.core.rng import Stream

Script = Callable[[Rules[Any], Any, int], Move]
"""The rules, the view of the seat to act and a seed: the move."""


def scripts(game: str) -> Mapping[str, Script]:
    """The scripted players of a game, by name; none for a game without."""
    name = f"{__name__}.{game}"
    found: Mapping[str, Script] = import_module(name).SCRIPTS if find_spec(name) else {}
    return found


def best(moves: Iterable[Move], worth: Callable[[Move], float], seed: int) -> Move:
    """The move that is worth most; the seed chooses among equals."""
    rated = [(worth(move), move) for move in moves]
    most = max(value for value, _move in rated)
    equals = [move for value, move in rated if value == most]
    return equals[Stream(seed).below(len(equals))] if len(equals) > 1 else equals[0]
