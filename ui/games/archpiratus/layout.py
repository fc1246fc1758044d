"""ArchPiratus: one star map across the table with its four stations, the Store on its rail below.

The opponent's ship with all that is aboard is folded to a strip at the far edge; the own one lies in front, with its
missions, crew and hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.archpiratus import ship
from game.archpiratus.abilities import SLOTS
from game.archpiratus.cards import KINDS, ROOM, STATIONS, TITLE
from game.archpiratus.rules import RULES
from game.archpiratus.state import Side, State
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, STORE
from ui.games import deckbuilding
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 940.0, 720.0
UPRIGHT = 5 / 7
EDGE, GAP = 8.0, 6.0
TUCK = 0.18
LABEL = 14.0
"""Room for the name of a pile below it."""
COUNTER = 38.0
FAR_COUNTER = 34.0
PILE = 62.0
WHOLE = 134.8
"""How tall a card is at least that a decision is about."""
TRAY = 10.0
"""What stays free around cards that lie above the table."""
HULL = 15.0
"""How tall the plates of a hull are."""

# Where rows begin and how tall they are, from the far side to the near one
FAR, SPACE, SHOP, NEAR_SHIP, NEAR_HAND = (3.0, 93.0), (98.0, 155.0), (254.0, 153.0), (408.0, 174.6), (583.0, 135.6)
NEAR_MAT = (EDGE, NEAR_SHIP[0], 478.0, NEAR_SHIP[1])
MAP = (0.0, SPACE[0], WIDE, SPACE[1])

PAINTED = 1200.0
"""How wide the ship is painted; its slots are measured in these units, from the middle of its height."""
SLOT_LEFT, SLOT_TOP, SLOT_STEP, SLOT_SIZE = 129.0, -110.0, 186.0, (162.0, 220.0)
STATION, STEP = 150.0, 231.0
"""How wide a station is with the rings around it, and how far it is to the next one: the map is painted so."""


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near = seat or 0
    found = {**_space(view), **_shop(view)}
    for each in range(2):
        own = view.sides[each]
        found |= _near(own, each) if each == near else _far(own, each)
    found |= _asked(view, near, found)
    if view.phase == APPOINT:
        found["leaders"] = found[f"missions-{near}"]._replace(opens=True)
    return found


def _asked(view: State, near: int, found: Mapping[str, Place]) -> dict[str, Place]:
    """Crew and tech of which something is chosen lie on trays above the stations, large, whose ever they are."""
    if view.gap != NONE or not (view.stack or ship.asked_ashore(view) != NONE):
        return {}
    zones = deckbuilding.asked(RULES, view, near)
    counts = {}
    for seat, own in enumerate(view.sides):
        if f"crew-{seat}" in zones:
            counts[f"crew-{seat}"] = len(own.crew)
        if f"ship-{seat}" in zones:
            counts |= {f"slot-{seat}-{slot}": 1 for slot, tech in zip(SLOTS, own.mat, strict=True) if tech != NONE}
    card, high = WHOLE * UPRIGHT + 1, WHOLE + 1
    wide = [1.06 * card * count + 2 * TRAY for count in counts.values()]
    x = (WIDE - sum(wide)) / 2
    trays = {}
    for (name, _count), room in zip(counts.items(), wide, strict=True):
        box = (x, SPACE[0] + (SPACE[1] - high) / 2 - TRAY, room, high + 2 * TRAY)
        trays[name] = found[name]._replace(box=box, shape="row", pad=(TRAY,) * 4, above=True)
        x += room
    return trays


def _space(view: State) -> dict[str, Place]:
    """A station with its missions beside it; a ship that is there alone is larger than two."""
    y, tall = SPACE
    together = len({side.station for side in view.sides}) == 1
    ship, wide = 60.0 if together else 92.0, WHOLE * UPRIGHT
    found = {}
    for k, name in enumerate(STATIONS):
        x = EDGE + k * STEP
        found[f"missions-{name}"] = Place((x + STEP - wide - 4, y + (tall - WHOLE) / 2, wide, WHOLE))
        found[f"station-{name}"] = Place((x, y + 2, STEP - wide - 4, tall - 4))
        found[f"dock-{name}"] = Place((x, y + 60 - ship / 2, STEP - wide - 4, ship), "row")
    return found


def _shop(view: State) -> dict[str, Place]:
    """Six cards that can be bought, the decks that refill them, the Salvage, what there is to spend, and Events."""
    y, tall = SHOP
    top, high = y + 3, WHOLE + 0.2
    card, half = high * UPRIGHT, (high - GAP) / 2
    deck, x = half * UPRIGHT, EDGE + 8
    found = {"supply": Place((x, top, card, high))}
    x += card + GAP
    found["tech"] = Place((x, top, deck, half))
    found["crew"] = Place((x, top + half + GAP, deck, half))
    x += deck + GAP
    found |= {f"store-{k}": Place((x + k * (card + GAP), top, card, high)) for k in range(STORE)}
    x += STORE * (card + GAP) + 2
    named = (0.0, 0.0, 0.0, LABEL)
    found["salvage"] = Place((x, top, card, high + LABEL), "pile", named, opens=True)
    x += card + GAP
    room, low = WIDE - EDGE - 8 - x, (tall - 6) / 2
    if view.eventful:
        found["events"] = Place((x, top + low, room, low), "row", named, opens=True)
    purse = low if view.eventful else high
    found["purse"] = Place((x, top, room, purse), "row", (COUNTER + 6, 4.0, 2.0, LABEL), opens=True)
    found["credits"] = Place((x + 3, top + (purse - LABEL - COUNTER) / 2, COUNTER, COUNTER))
    return {"rail": Place((EDGE - 4, y - 1, WIDE - 2 * EDGE + 8, tall + 5), painted="archpiratus/rail"), **found}


def _ship(seat: int, mat: Box, counter: float) -> dict[str, Place]:
    """The slots where they are painted on the mat, the value of each above it."""
    x, y, wide, tall = mat
    scale = wide / PAINTED
    found = {}
    for k, slot in enumerate(SLOTS):
        left, top = x + (SLOT_LEFT + k * SLOT_STEP) * scale, y + tall / 2 + SLOT_TOP * scale
        w, h = SLOT_SIZE[0] * scale, SLOT_SIZE[1] * scale
        aside = (SLOT_STEP * scale - w) / 2
        found[f"slot-{seat}-{slot}"] = Place(
            (left - aside, top, w + 2 * aside, h + LABEL), "spot", (aside, 0.0, aside, LABEL)
        )
        found[f"value-{seat}-{slot}"] = Place((left + (w - counter) / 2, max(top - counter, y + 1), counter, counter))
    hull = (x + SLOT_LEFT * scale, y + tall - HULL - 8, (4 * SLOT_STEP + SLOT_SIZE[0]) * scale, HULL)
    return {**found, f"hull-{seat}": Place(hull), f"ship-{seat}": Place(mat)}


def _near(own: Side, seat: int) -> dict[str, Place]:
    y, tall = NEAR_SHIP
    x, half = NEAR_MAT[0] + NEAR_MAT[2] + GAP, tall / 2
    missions, lower = _missions(len(own.missions), tall)
    right = x + missions + GAP
    found = {
        **_ship(seat, NEAR_MAT, COUNTER),
        f"missions-{seat}": Place((x, y, missions, tall), "row", (0.0, lower, *_tucked(tall)[2:])),
        **_counted(seat, "crew", "crew-value", (right, y, WIDE - EDGE - right, half), COUNTER),
        **_counted(seat, "done", "points", (right, y + half, WIDE - EDGE - right, half), COUNTER),
    }
    y, tall = NEAR_HAND
    card, x = tall * UPRIGHT, EDGE
    found[f"leader-{seat}"] = Place((x, y, card, tall))
    x += card + GAP
    for zone, kind, cards in (("rooms", ROOM, own.rooms), ("titles", TITLE, own.titles)):
        awaited = any(held != HIDDEN and KINDS[held].type == kind for held in own.hand)
        room = card * (1 + 0.4 * (min(len(cards), 2) - 1)) if cards else card * awaited
        found[f"{zone}-{seat}"] = Place((x, y, max(room, 1.0), tall), "row", opens=zone == "titles")
        x += room + GAP if room else 0.0
    right, low = WIDE - EDGE - 2 * PILE - GAP, PILE / UPRIGHT
    found[f"deck-{seat}"] = Place((right, y + tall - low - LABEL, PILE, low))
    found[f"discard-{seat}"] = Place(
        (right + PILE + GAP, y + tall - low - LABEL, PILE, low + LABEL), "pile", (0.0, 0.0, 0.0, LABEL), opens=True
    )
    found[f"hand-{seat}"] = Place((x + GAP, y, right - x - 3 * GAP, tall), "row")
    return found


def _far(own: Side, seat: int) -> dict[str, Place]:
    """All of the other ship in one strip: what it can, who is aboard, what it is after, and what it has done."""
    y, tall = FAR
    card, x = tall * UPRIGHT, EDGE
    found = {f"leader-{seat}": Place((x, y, card, tall))}
    x += card + GAP
    slot, high = 44.0, tall - FAR_COUNTER - HULL - 2
    found[f"ship-{seat}"] = Place((x, y, len(SLOTS) * slot, tall))
    for k, name in enumerate(SLOTS):
        left = x + k * slot
        found[f"value-{seat}-{name}"] = Place((left + (slot - FAR_COUNTER) / 2, y, FAR_COUNTER, FAR_COUNTER))
        found[f"slot-{seat}-{name}"] = Place((left, y + FAR_COUNTER, slot, high))
    found[f"hull-{seat}"] = Place((x + 4, y + tall - HULL, len(SLOTS) * slot - 8, HULL))
    x += len(SLOTS) * slot + GAP
    folded = 124.0
    rooms, titles = 42.0 * min(len(own.rooms), 2), 42.0 * bool(own.titles)
    room = WIDE - EDGE - folded - GAP - x - rooms - titles
    found |= _counted(seat, "crew", "crew-value", (x, y, room * 0.4, tall), FAR_COUNTER)
    found[f"missions-{seat}"] = Place((x + room * 0.4, y, room * 0.3, tall), "row", _tucked(tall))
    found |= _counted(seat, "done", "points", (x + room * 0.7, y, room * 0.3, tall), FAR_COUNTER)
    x += room
    found[f"rooms-{seat}"] = Place((x, y, max(rooms, 1.0), tall), "row")
    found[f"titles-{seat}"] = Place((x + rooms, y, max(titles, 1.0), tall), "row", opens=True)
    x = WIDE - EDGE - folded
    pile = folded / 3
    found[f"hand-{seat}"] = Place((x, y, folded, 36.0), "fan")
    for k, name in enumerate((f"deck-{seat}", f"discard-{seat}", "exile")):
        pad = (0.0, 0.0, 0.0, 0.0 if k == 0 else LABEL)
        box = (x + k * pile, y + 38, pile - 2, tall - 38 - (LABEL if k == 0 else 0))
        found[name] = Place(box, "spot" if k == 0 else "pile", pad, opens=k > 0)
    return found


def _counted(seat: int, zone: str, counter: str, box: Box, side: float) -> dict[str, Place]:
    """A row of cards with what they come to at its left."""
    x, y, _wide, tall = box
    return {
        f"{zone}-{seat}": Place(box, "row", (side + 10, 0.0, 2.0, 0.0), opens=zone == "done"),
        f"{counter}-{seat}": Place((x + 5, y + (tall - side) / 2 - 8, side, side)),
    }


def _missions(count: int, tall: float) -> tuple[float, float]:
    """How wide the own missions lie, and how far below the upper edge: three beside each other are a little smaller, so
    that each is seen whole."""
    _left, top, _right, below = _tucked(tall)
    whole = tall - top - below
    if count < 3:
        return max(count, 1) * (whole * UPRIGHT + 1), top
    return 3 * (WHOLE * UPRIGHT + 1), top + whole - WHOLE


def _tucked(tall: float) -> Box:
    """Below missions peek their Contracts."""
    return 0.0, 2.0, 0.0, (tall - 2) * TUCK / (1 + TUCK)


LAYOUT = Layout(
    size=SIZE,
    furniture=(("archpiratus/map", MAP), ("archpiratus/mat", NEAR_MAT)),
    places=places,
    fits={
        "card": Fit(aspect=UPRIGHT),
        "leader": Fit(aspect=UPRIGHT),
        "mission": Fit(aspect=UPRIGHT),
        "ship": Fit(aspect=1.0),
    },
    tuck=TUCK,
)
