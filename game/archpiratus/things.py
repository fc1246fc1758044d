"""What lies on the table of ArchPiratus."""

from __future__ import annotations

from functools import partial

from game.archpiratus import ship
from game.archpiratus.abilities import SLOT_NAMES, SLOTS
from game.archpiratus.cards import KINDS, NAMES, STATIONS
from game.archpiratus.stage import Stage
from game.archpiratus.state import State
from game.core.contract import HIDDEN
from game.core.language import N_, _
from game.core.names import NONE, beneath
from game.core.things import Thing
from game.deckbuilding.rules import APPOINT
from game.deckbuilding.things import Lay

LAY = Lay(NAMES)
MATS = {
    "ship": "", "rooms": N_("Rooms"), "crew": N_("Crew"), "missions": N_("Missions"), "done": N_("Done"),
    "titles": N_("Titles"), "discard": N_("Discard"), "deck": "", "hand": "",
}  # fmt: skip

NO_RIVALS = frozenset({"rooms", "titles", "done", "discard", "deck", "hand"})
"""What the automaton has no use for; nor for points."""


def table(view: State, pointed: str = "") -> list[Thing]:
    """Back to front: stations, mats, then cards and ships."""
    from game.archpiratus.rules import RULES

    things = [Thing(f"station-{name}", f"station-{name}", "station", name) for name in STATIONS]
    things.append(Thing("purse", "purse", "mat", _("Purse")))
    things.append(Thing("salvage", "salvage", "mat", _("Salvage")))
    things.append(Thing("exile", "exile", "mat", _("Exile")))
    if not view.supply:
        things.append(Thing("supply", "supply", "mat", _("Contacts")))
    if view.events:
        things.append(Thing("events", "events", "mat", _("Events")))
    things += LAY.store(view.store, Stage.supply, view.supply, partial(RULES.price, view))
    things += LAY.pile("tech", "tech", view.tech)
    things += LAY.pile("crew", "crew", view.crew)
    for name, deck in zip(STATIONS, view.decks, strict=True):
        things += _deck(view, f"missions-{name}", name, deck)
    for place, cards in (("salvage", view.salvage), ("events", view.events), ("exile", view.exiled)):
        marks = (f"cost-{RULES.salvage_price(view)}",) if place == "salvage" else ()
        things += [thing._replace(marks=marks) for thing in LAY.open_pile(place, cards)]
    if view.phase == APPOINT:
        things += LAY.leaders(view.leaders)
    things.append(Thing("credits", "credits", "counter", "credit", number=view.funds))
    for seat in range(2):
        things += _side(view, seat)
    for seat, side in enumerate(view.sides):
        hits = tuple("hit" for _each in range(side.hits))
        things.append(Thing(f"captain-{seat}", f"dock-{STATIONS[side.station]}", "ship", str(seat), seat, hits))
    return things


def _deck(view: State, place: str, back: str, deck: list[int]) -> list[Thing]:
    """A station's missions; whoever scans them sees the top one."""
    pile = LAY.pile(place, back, deck, "mission")
    if pile and deck[-1] != HIDDEN and view.random is None:
        return [pile[0]._replace(face=NAMES.keys[deck[-1]])]
    return pile


def _side(view: State, seat: int) -> list[Thing]:
    own = view.sides[seat]
    automatic = view.solo and seat == 1
    things = [
        Thing(f"{zone}-{seat}", f"{zone}-{seat}", "mat", _(label), seat)
        for zone, label in MATS.items()
        if not (automatic and zone in NO_RIVALS)
    ]
    for at, slot in enumerate(SLOTS):
        place = f"slot-{seat}-{slot}"
        things.append(Thing(place, place, "mat", _(SLOT_NAMES[slot]), seat))
        if own.mat[at] != NONE:
            card = own.mat[at]
            things.append(Thing(NAMES.name("ship", seat, card), place, "card", NAMES.keys[card], seat))
        number = ship.value(view, seat, slot)
        things.append(Thing(f"value-{seat}-{slot}", f"value-{seat}-{slot}", "counter", slot, seat, number=number))
    whole = (f"of-{ship.hull(view, seat)}",)
    things.append(Thing(f"hull-{seat}", f"hull-{seat}", "counter", "hull", seat, whole, own.hits))
    things += LAY.zone("discard", seat, own.discard)
    things += LAY.deck(seat, own.deck)
    if own.leader != NONE:
        things.append(Thing(f"leader-{seat}", f"leader-{seat}", "leader", NAMES.keys[own.leader], seat))
    for zone, cards in (("titles", own.titles), ("rooms", own.rooms), ("crew", own.crew)):
        things += LAY.zone(zone, seat, cards)
    things.append(
        Thing(f"crew-value-{seat}", f"crew-value-{seat}", "counter", "crew", seat, number=ship.crew_value(view, seat))
    )
    if not automatic:
        number = ship.points(view, seat)
        things.append(Thing(f"points-{seat}", f"points-{seat}", "counter", "points", seat, number=number))
    for card in own.missions:
        name = NAMES.name("missions", seat, card)
        if not automatic:
            things.append(Thing(beneath(name, "contract"), name, "card", "contract", seat))
        things.append(Thing(name, f"missions-{seat}", "mission", NAMES.keys[card], seat, _marks(view, seat, card)))
    things += LAY.zone("done", seat, own.done, "mission")
    if seat == view.seat:
        things += LAY.open_pile("purse", own.purse, seat)
    return things + LAY.zone("hand", seat, own.hand)


def _marks(view: State, seat: int, mission: int) -> tuple[str, ...]:
    """What the mission still lacks, or that nothing is missing but the way."""
    missing = ship.lacks(view, seat, mission)
    if missing:
        return tuple(f"lacks-{what}-{n}" for what, n in missing)
    here = KINDS[mission].role == STATIONS[view.sides[seat].station]
    return ("ready", "here") if here else ("ready",)
