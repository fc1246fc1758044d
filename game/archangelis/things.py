"""What lies on the table of Archangelis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.archangelis import light
from game.archangelis.cards import KINDS, LOCATION, NAMES, OPHANIM_CARD
from game.archangelis.stage import ON_DISCARD
from game.archangelis.state import CHOOSING_ARMIES, TO_WIN, Side, State
from game.archangelis.words import enough
from game.core.contract import HIDDEN
from game.core.language import N_, _
from game.core.names import NONE, beneath, twin
from game.core.ref import ref
from game.core.things import Thing
from game.deckbuilding.rules import APPOINT, OVER
from game.deckbuilding.things import Lay

LAY = Lay(NAMES)
MATS = {
    "host": N_("Host"), "horde": N_("Horde"), "titles": N_("Titles"), "won": N_("Won"), "discard": N_("Discard"),
    "deck": "", "hand": "",
}  # fmt: skip


def table(view: State, pointed: str = "") -> list[Thing]:
    """Back to front: mats, then cards. A Location under the pointer shows what would count there."""
    from game.archangelis.rules import RULES

    location = view.challenged
    if location == NONE and ref(pointed).zone == "location":
        location = NAMES.card(pointed)
    things = [Thing("purse", "purse", "mat", _("Purse")), Thing("exile", "exile", "mat", _("Exile"))]
    if view.solo:
        things.append(Thing("infernal-discard", "infernal-discard", "mat", _("Discard")))
    things += LAY.store(view.store, OPHANIM_CARD, view.supply, partial(RULES.price, view))
    things += _common(view)
    for seat in range(2):
        things += _mats(view, seat)
        things += _side(view, seat, location)
    return things


def _common(view: State) -> list[Thing]:
    things = [
        *LAY.pile("holy", "holy", view.holy),
        *LAY.pile("infernal", "infernal", view.infernal),
        *LAY.pile("locations", "location", view.location_deck, "location"),
        *LAY.pile("demon-locations", "location", view.demon_locations, "location"),
    ]
    for slot, card in enumerate(view.locations):
        marks = ("challenged",) if card == view.challenged else ()
        key = KINDS[card].key
        things.append(Thing(f"location-{key}", f"location-{slot}", "location", key, marks=marks))
        things += [_gauge(view, seat, slot) for seat in _challengers(view)]
    for place, cards in (("exile", view.exiled), ("infernal-discard", view.infernal_discard)):
        places = [card for card in cards if KINDS[card].type == LOCATION]
        things += [thing._replace(kind="location") for thing in LAY.open_pile(place, places)]
        things += LAY.open_pile(place, [card for card in cards if KINDS[card].type != LOCATION])
    if view.phase == APPOINT:
        things += LAY.leaders(view.leaders)
    things.append(Thing("word", "word", "counter", "word", number=view.funds))
    return things


def _challengers(view: State) -> range:
    """Who may still challenge a Location with a Host: nobody once the Final Battle has begun."""
    return range(0 if view.phase in (CHOOSING_ARMIES, OVER) else 1 if view.solo else 2)


def _gauge(view: State, seat: int, slot: int) -> Thing:
    """What a Host would bring to a Location, and how much wins it."""
    card = view.locations[slot]
    needed = enough(view, seat, card)
    own = view.sides[seat]
    gone = view.chosen if seat == view.seat and card == view.challenged else ()
    total = light.host(light.without(own, gone) if gone else own, card).total
    marks = (f"of-{needed}", *(("good",) if total >= needed else ()))
    return Thing(f"gauge-{KINDS[card].key}-{seat}", f"gauge-{slot}-{seat}", "counter", "gauge", seat, marks, total)


def _mats(view: State, seat: int) -> list[Thing]:
    zones = dict(MATS)
    if view.solo:  # the automaton has no Host and no deck, the player no Horde
        away = ("host", "titles", "deck", "hand") if seat == 1 else ("horde",)
        zones = {zone: label for zone, label in MATS.items() if zone not in away}
    if view.phase in (APPOINT, CHOOSING_ARMIES, OVER):
        zones = {zone: label for zone, label in zones.items() if zone not in ("host", "horde")}
    if view.phase in (CHOOSING_ARMIES, OVER):
        zones["army"] = N_("Final army")
    return [Thing(f"{zone}-{seat}", f"{zone}-{seat}", "mat", _(label), seat) for zone, label in zones.items()]


def _side(view: State, seat: int, location: int) -> list[Thing]:
    own = view.sides[seat]
    things = LAY.zone("discard", seat, _unpicked(own))
    things += LAY.deck(seat, own.deck)
    if own.leader != NONE:
        things.append(Thing(f"leader-{seat}", f"leader-{seat}", "leader", KINDS[own.leader].key, seat))
    things += LAY.zone("titles", seat, own.titles)
    things += LAY.zone("won", seat, own.won, "location")
    things.append(Thing(f"crowns-{seat}", f"crowns-{seat}", "counter", "crowns", seat, (f"of-{TO_WIN}",), len(own.won)))
    if seat == view.seat:
        things += LAY.open_pile("purse", own.purse, seat)
    for zone, army, bearers, relics, humans in (
        ("host", light.host(own, location), own.host, own.host_relics, own.host_humans),
        ("horde", light.horde(own, location), own.horde, own.horde_relics, own.horde_humans),
    ):
        gone = view.chosen if zone == "host" and seat == view.seat else []
        shown = _priced(army, view.prices) if zone == "host" and seat == view.seat else army
        things += _army(zone, seat, shown, bearers, relics, humans, location, gone)
        if view.phase in (APPOINT, CHOOSING_ARMIES, OVER) or (view.solo and zone == ("horde", "host")[seat]):
            continue
        total = light.host(light.without(own, gone), location).total if gone else army.total
        good = ("good",) if zone == "host" and total >= enough(view, seat, location) else ()
        things.append(Thing(f"light-{zone}-{seat}", f"{zone}-light-{seat}", "counter", "light", seat, good, total))
    things += LAY.zone("hand", seat, own.hand)
    things += LAY.zone("army", seat, own.army, "pick" if HIDDEN in own.army else "card")
    if view.phase in (CHOOSING_ARMIES, OVER) and HIDDEN not in own.army:
        total = light.final(own, own.army, view.sides[1 - seat]).total
        things.append(Thing(f"light-army-{seat}", f"army-light-{seat}", "counter", "light", seat, (), total))
    return things


def _unpicked(own: Side) -> list[int]:
    """The discards without those that were picked for the final army, as far as that is known."""
    picked = Counter(own.army)
    left = []
    for card in own.discard:
        if picked[card]:
            picked[card] -= 1
        else:
            left.append(card)
    return left


def _priced(army: light.Army, prices: Sequence[int]) -> light.Army:
    """While a Horde chooses, an angel shows what it costs: one that is ignored has no Light, but a price (HA6)."""
    if not prices:
        return army
    shown = [there if price == NONE else price for there, price in zip(army.lights, prices, strict=True)]
    return army._replace(lights=shown)


def _army(
    zone: str, seat: int, army: light.Army, bearers: Sequence[int], relics: Sequence[int], humans: Sequence[int],
    location: int, gone: Sequence[int],
) -> list[Thing]:  # fmt: skip
    """Angels or demons with their relics tucked under them, then humans. Those that a Horde has chosen are marked."""
    things = []
    met: Counter[str] = Counter()
    out = light.IGNORED.get(location, light.NOTHING)
    for at, (card, relic) in enumerate(zip(bearers, relics, strict=True)):
        name = twin(NAMES.name(zone, seat, card, relic), met)
        marks: tuple[str, ...] = () if army.counts[at] else ("ignored",)
        if relic != NONE:
            under = ("ignored",) if relic in out else ()
            things.append(Thing(beneath(name, "relic"), name, "card", KINDS[relic].key, seat, under))
            marks += (KINDS[relic].key,)
        if zone == "host" and light.shielded(card, relic, location):
            marks += ("shielded",)
        if ON_DISCARD[card] != NONE:
            marks += ("usable",)
        if at in gone:
            marks += ("removed",)
        marks += (f"light-{army.lights[at]}",)
        things.append(Thing(name, f"{zone}-{seat}", "card", KINDS[card].key, seat, marks))
    for human in humans:
        marks = ("ignored",) if human in out else ()
        if ON_DISCARD[human] != NONE:
            marks += ("usable",)
        things.append(Thing(NAMES.name(zone, seat, human), f"{zone}-{seat}", "card", KINDS[human].key, seat, marks))
    return things
