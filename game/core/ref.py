"""How things and places are called in moves, events and saves: `hand-0-michael`, `host-1-michael+halo~2/relic`.

A name is a text, so that moves are plain data. What it is made of is read and written here and nowhere else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

UNNUMBERED = -1


class Ref(NamedTuple):
    """What a name says: zone-number-key+worn~copy/part, of which all but the zone may be missing."""

    zone: str
    number: int = UNNUMBERED
    """Of a zone that each seat has, the seat; else which of them: `store-3`, `unit-12`."""
    key: str = ""
    """Of a card, its key; else what a place is called beside its zone: `station-easy`."""
    worn: str = ""
    """What the card wears."""
    copy: int = 1
    """Equal things of a zone are told apart by a number; the first has none."""
    part: str = ""
    """What is tucked under it: `/relic`."""

    def __str__(self) -> str:
        text = self.place
        if self.key:
            text = f"{text}-{self.key}"
        if self.worn:
            text = f"{text}+{self.worn}"
        if self.copy > 1:
            text = f"{text}~{self.copy}"
        return f"{text}/{self.part}" if self.part else text

    @property
    def place(self) -> str:
        """The seat's zone that a card lies in, or the numbered place itself."""
        return self.zone if self.number == UNNUMBERED else f"{self.zone}-{self.number}"

    @property
    def bare(self) -> Ref:
        """The first of its equals, with nothing tucked under it: the one that moves name."""
        return self._replace(copy=1, part="")


@lru_cache(maxsize=1 << 16)
def ref(name: str | None) -> Ref:
    """What a name says; nothing at all where there is none."""
    text, _slash, part = (name or "").partition("/")
    text, _wave, copy = text.partition("~")
    text, _plus, worn = text.partition("+")
    zone, _dash, key = text.partition("-")
    first, _dash, rest = key.partition("-")
    number = _number(first)
    if number != UNNUMBERED:
        key = rest
    return Ref(zone, number, key, worn, max(_number(copy), 1), part)


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 6 else UNNUMBERED
