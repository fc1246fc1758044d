"""A lesson: a game that is played along a line, with a word to each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.contract import Move

LEARNER = 0
"""The seat of whoever learns."""


class Step(NamedTuple):
    """What is said, the move that it leads to, and things to look at meanwhile. Where nothing is said the move is
    somebody else's; where no move follows, the learner reads on."""

    text: str = ""
    move: Move | None = None
    things: tuple[str, ...] = ()


class Lesson(NamedTuple):
    """The game it begins with, and its steps."""

    options: Mapping[str, int | str]
    seed: int
    steps: tuple[Step, ...]


def read(text: str, *things: str) -> Step:
    """Something to know, with things to look at."""
    return Step(text, None, things)


def do(text: str, kind: str, src: str | None = None, dst: str | None = None, arg: int | str | None = None) -> Step:
    """Something to do."""
    return Step(text, Move(kind, src, dst, arg), tuple(name for name in (src, dst) if name))


def other(kind: str, src: str | None = None, dst: str | None = None, arg: int | str | None = None) -> Step:
    """What the other side does then."""
    return Step("", Move(kind, src, dst, arg))
