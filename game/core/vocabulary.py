"""The words of a game: which kinds of moves, events and things it knows, and which zones.

Whoever shows a game (layouts, cues, beats) or tests it asks here what there is to show, instead of waiting until it is
played.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, fields

from game.core.ref import ref


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All that may occur in a game; what two games share is declared once and joined with `|`."""

    moves: Set[str] = frozenset()
    told: Set[str] = frozenset()
    """The kinds of events that the log has a sentence for."""
    silent: Set[str] = frozenset()
    """Those that only the eye sees, if anybody."""
    details: Set[str] = frozenset()
    """The keys of an event's `data`."""
    things: Set[str] = frozenset()
    zones: Set[str] = frozenset()
    """What the names of things and places begin with."""

    @property
    def events(self) -> Set[str]:
        return self.told | self.silent

    @property
    def words(self) -> Set[str]:
        """All kinds and zones."""
        return self.moves | self.events | self.things | self.zones

    def names(self, name: str | None) -> bool:
        """Is it a name in one of the zones? Some zones have a name of two words."""
        named = ref(name)
        return name is None or named.zone in self.zones or f"{named.zone}-{named.key}" in self.zones

    def __or__(self, other: Vocabulary) -> Vocabulary:
        return Vocabulary(*(getattr(self, part.name) | getattr(other, part.name) for part in fields(self)))


ANSWERS = Vocabulary(moves={"accept", "decline", "choose"})
"""What effects of cards ask in every game."""
