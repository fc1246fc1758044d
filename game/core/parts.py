"""The parts of an evaluation, as the reasons that can be given for a move."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """Some of the weights of a game's evaluation that mean one thing together, and the sentence for a move that is
    better by it; it may name figures of the position that the move leads to."""

    weights: tuple[str, ...]
    says: str
