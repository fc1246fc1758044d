"""Piles of cards by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Counted(Protocol):
    """A kind of card that lies in a pile, so many times."""

    @property
    def pile(self) -> str: ...
    @property
    def copies(self) -> int: ...


def pile_of(kinds: Sequence[Counted], name: str) -> list[int]:
    """Every card of a pile, copies and all, in the order of the table."""
    return [card for card, kind in enumerate(kinds) if kind.pile == name for _copy in range(kind.copies)]
