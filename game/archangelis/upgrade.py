"""Games of older rules in the form of the present ones."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from game.archangelis.automaton import SEAT, blank
from game.archangelis.cards import KINDS, MIRACLE
from game.archangelis.stage import Stage
from game.archangelis.state import REMOVE
from game.core import codec
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, STORE

Data = dict[str, Any]


def upgrade(old: Data, version: int) -> Data:
    """To version 3: removals are one set, Commanders come first, a miracle of the automaton lies open until it is done.

    Version 4 has other cards under the same numbers; what waits for an answer has kept its place in their texts. Who
    moved second under a Commander was promised Light for it, and keeps it.

    In version 5 Locations do more for whoever is behind: what lies there is worth what its card says now. In version 6
    some ask less of whoever moved second.
    """
    new = deepcopy(old)
    if not new["solo"]:
        new["sides"][_later(new)]["late"] = True
    if version >= 3:
        return new
    new["prices"], new["chosen"] = [], []
    for side in new["sides"]:
        side["second"] = bool(side.get("second")) and side["leader"] != NONE
    if new["solo"]:
        new["leaders"] = [card for card in new["leaders"] if not blank(card)]
        _lift_miracles(new)
    if new["phase"] == APPOINT:
        _gather(new)
    if new["phase"] == REMOVE:
        new["prices"] = Stage(codec.decode("archangelis", new)).prices()
    return new


def _later(old: Data) -> int:
    """The seat that moved second, or will: turns take turns, and so do those who choose their Commanders."""
    chosen = old["phase"] == APPOINT and old["sides"][1 - old["seat"]]["leader"] != NONE
    return int(old["seat"]) if chosen or old["turn"] % 2 == 0 else 1 - int(old["seat"])


def _gather(new: Data) -> None:
    """What was dealt before the Commanders were chosen goes back to be shuffled and dealt after it."""
    new["holy"] += [card for card in new["store"] if card != NONE]
    new["store"] = [NONE] * STORE
    new["location_deck"] += new["locations"]
    new["locations"] = []
    for side in new["sides"]:
        side["deck"] += side["hand"]
        side["hand"] = []


def _lift_miracles(new: Data) -> None:
    """A miracle that is still at work was discarded too early."""
    own = new["sides"][SEAT]
    at_work = {card for card, _path, seat, _memory in new["stack"] if seat == SEAT and KINDS[card].type == MIRACLE}
    for card in at_work & {*new["infernal_discard"]}:
        new["infernal_discard"].remove(card)
        own["purse"].append(card)
        own["owned"] = sorted([*own["owned"], card])
