"""A kind of card, as the sets write it down: an angel, an intervention or a human."""

from __future__ import annotations

from typing import NamedTuple

from game.aniolowie.abilities import Play, Says
from game.aniolowie.hierarchy import BOTH, NEITHER, NEUTRAL
from game.core.effects import Node

ANGEL_CARD, INTERVENTION_CARD, HUMAN_CARD = "angel", "intervention", "human"
ONCE, TWICE = 1, 2
"""How often a deck may have a card: a filled edition symbol, and an open one."""


class Kind(NamedTuple):
    """One row of a set. `level` of an angel is its order's; `copies` is 1 for a filled edition symbol, 2 for an open
    one."""

    key: str
    name: str
    type: str
    faction: int
    level: int
    copies: int
    says: Says
    colour: int = -1
    support: int = 0
    female: bool = False
    character: int = NEUTRAL
    sex: int = NEITHER


def angel(faction: int, key: str, name: str, order: int, colour: int, support: int, copies: int, *says: Node,
          female: bool = False) -> Kind:  # fmt: skip
    return Kind(key, name, ANGEL_CARD, faction, order, copies, Says(*says), colour, support, female)


def intervention(key: str, name: str, faction: int, copies: int, *effect: Node) -> Kind:
    return Kind(key, name, INTERVENTION_CARD, faction, 0, copies, Says(Play(*effect)))


def human(key: str, name: str, character: int, sex: int, level: int, copies: int, *says: Node) -> Kind:
    return Kind(key, name, HUMAN_CARD, BOTH, level, copies, Says(*says), character=character, sex=sex)
