"""What lies on the table of Battle for Empyrean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.contract import HIDDEN
from game.core.language import N_, _
from game.core.names import twin
from game.core.things import Thing
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.board import FIELDS
from game.empyrean.cards import BACKS, NAMES
from game.empyrean.stage import Stage
from game.empyrean.state import ANCHOR, FACE_UP, MOVE, SHIELD, STUN, State

TOKENS = ((SHIELD, "shield"), (ANCHOR, "anchor"), (STUN, "stun"))
MATS = {"deck": "", "hand": "", "discard": N_("Discard"), "destroyed": N_("Destroyed"), "banished": N_("Banished")}


def table(view: State, pointed: str = "") -> list[Thing]:
    """Back to front: battlefields and mats, then cards, then counters and tokens."""
    stage = Stage(view)
    things = [
        Thing(f"battlefield-{at}", f"battlefield-{at}", "battlefield", BATTLEFIELDS[number].key)
        for at, number in enumerate(view.battlefields)
    ]
    for seat in range(len(view.sides)):
        things += _side(stage, seat)
    things.append(Thing("round", "round", "counter", "round", None, (f"of-{view.rounds}",), view.round))
    things.append(Thing("first", f"first-{view.leader}", "token", "first", view.leader))
    return things


def army(view: State, seat: int) -> str:
    """The key of the army that the seat plays, or that its deck is built."""
    return BACKS.get(view.sides[seat].army, "built")


def back(view: State, seat: int) -> str:
    return f"back-{army(view, seat)}"


def _side(stage: Stage, seat: int) -> list[Thing]:
    view = stage.state
    own = view.sides[seat]
    things = [Thing(f"{zone}-{seat}", f"{zone}-{seat}", "mat", _(label), seat) for zone, label in MATS.items()]
    for at, units in enumerate(own.fields):
        place = FIELDS[seat][at]
        leads = ("leads",) if stage.leads(seat, at) else ()
        things.append(Thing(place, place, "zones", "", seat, ("stop",) * own.stops[at] + leads, stage.zones(at)))
        things += [_unit(stage, seat, place, unit) for unit in units]
        things.append(
            Thing(f"total-{seat}-{at}", f"total-{seat}-{at}", "counter", "might", seat, leads, stage.total(seat, at))
        )
    if own.deck:
        things.append(Thing(f"deck-{seat}-pile", f"deck-{seat}", "card", back(view, seat), seat, number=len(own.deck)))
    banished = [HIDDEN] * len(own.banished)
    for zone, cards in (("discard", own.discard), ("destroyed", own.destroyed), ("banished", banished)):
        things += _cards(view, zone, seat, cards)
    marks = (f"next-{own.change}",) if own.change else ()
    things.append(Thing(f"essence-{seat}", f"essence-{seat}", "counter", "essence", seat, marks, own.essence))
    if own.draft and HIDDEN not in own.draft:
        things.append(Thing(f"draft-{seat}", f"draft-{seat}", "mat", _("Keep one"), seat))
    things += _cards(view, "draft", seat, own.draft)
    return things + _cards(view, "hand", seat, own.hand)


def _unit(stage: Stage, seat: int, place: str, unit: int) -> Thing:
    view = stage.state
    card, marks = view.kind[unit], view.marks[unit]
    face = back(view, seat) if card == HIDDEN else NAMES.keys[card]
    if not marks & FACE_UP:
        order = view.sides[seat].waiting.index(unit) + 1
        return Thing(f"unit-{unit}", place, "card", face, seat, ("down", f"order-{order}"))
    signs = (f"might-{view.might[unit]}", *(sign for mark, sign in TOKENS if marks & mark))
    return Thing(f"unit-{unit}", place, "card", face, seat, (*signs, *("move",) * (marks // MOVE)))


def _cards(view: State, zone: str, seat: int, cards: Sequence[int]) -> list[Thing]:
    """A thing for each card; equal ones are told apart by a number behind their name."""
    met: Counter[str] = Counter()
    things = []
    for card in cards:
        face = back(view, seat) if card == HIDDEN else NAMES.keys[card]
        name = twin(NAMES.name(zone, seat, card), met)
        things.append(Thing(name, f"{zone}-{seat}", "card", face, seat))
    return things
