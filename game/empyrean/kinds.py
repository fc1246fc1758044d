"""A kind of card, as the armies' files write it down."""

from __future__ import annotations

from typing import NamedTuple

from game.core.effects import Node
from game.core.language import P_
from game.empyrean.abilities import Says


class Kind(NamedTuple):
    """One row of an army: so many copies, what it costs, its base might, its type and what it does."""

    key: str
    name: str
    copies: int
    cost: int
    might: int
    type: str
    says: Says

    @property
    def nature(self) -> str:
        """Instant, conditional or passive; empty for a card without an ability."""
        return self.says.parts[0].nature if self.says.parts else ""  # type: ignore[attr-defined]


class Army(NamedTuple):
    """A deck with its strategy card."""

    key: str
    name: str
    short: str
    strategy: tuple[str, ...]
    kinds: tuple[Kind, ...]


def card(key: str, name: str, copies: int, cost: int, might: int, type: str, *says: Node) -> Kind:
    return Kind(key, name, copies, cost, might, type, Says(*says))


ORDER, WARRIOR, RELIC, SPIRIT = P_("Order"), P_("Warrior"), P_("Relic"), P_("Spirit")
