"""Things and cards as they are shown: on the table, in the gallery, in the zoom panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.core.ref import ref


class Thing(NamedTuple):
    """One thing on the table as a viewer sees it: `place` says where it lies, `kind` and `face` how it looks.

    `number` above 1 is a pile of such things, `marks` are small signs upon it, `owner` the seat it belongs to.
    """

    id: str
    place: str
    kind: str
    face: str
    owner: int | None = None
    marks: tuple[str, ...] = ()
    number: int = 1

    @property
    def most(self) -> int | None:
        """What its number is counted of, if a mark says so: `of-8`."""
        return next((ref(mark).number for mark in self.marks if ref(mark).zone == "of"), None)


def acts_as(name: str) -> str:
    """The name that moves use for a thing: the equals of a thing act as the first of them, with all that is under."""
    named = ref(name)
    return name if named.copy == 1 else str(named.bare)


@dataclass(frozen=True, slots=True)
class Card:
    """A card as the gallery, the zoom panel and the tests know it. `text` is rendered from its effect, never typed.

    `kind` chooses its frame, `back` its back; `numbers` are printed in its corners, each with the sign it belongs to.
    """

    key: str
    kind: str
    name: str
    text: Callable[[], str]
    section: str = ""
    back: str = ""
    line: Callable[[], str] = str
    """What stands between picture and text: its type and keywords."""
    numbers: tuple[tuple[str, int], ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    """Small signs of a game's own, each with where it belongs."""
    short: Callable[[], tuple[tuple[str, str], ...]] = tuple
    """The text at a glance: signs, each with its number."""
    flavour: Callable[[], str] = str
    """A line that tells of the card and does nothing."""
