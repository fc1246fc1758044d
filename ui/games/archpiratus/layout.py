"""ArchPiratus: stations and Store in the middle, on each side of them a ship with its crew and a row of cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.archpiratus.abilities import SLOTS
from game.archpiratus.cards import STATIONS
from game.archpiratus.state import State
from game.deckbuilding.rules import APPOINT, STORE
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 928.0, 696.0
UPRIGHT = 5 / 7
GAP = 8.0
TUCK = 0.18
LABEL = 16.0
"""What the name of a pile takes beside it."""

# Where rows begin and how tall they are, from the far side to the near one
FAR_HAND, FAR_SHIP, SPACE, SHOP, NEAR_SHIP, NEAR_HAND = (
    (0.0, 70.0), (76.0, 116.0), (198.0, 88.0), (292.0, 90.0), (388.0, 190.0), (584.0, 112.0),
)  # fmt: skip
FAR_MAT, NEAR_MAT = (0.0, FAR_SHIP[0], 386.0, FAR_SHIP[1]), (0.0, NEAR_SHIP[0], 500.0, NEAR_SHIP[1])

PAINTED = 1200.0
"""How wide the ship is painted; its slots are measured in these units, from the middle of its height."""
SLOT_LEFT, SLOT_TOP, SLOT_STEP, SLOT_SIZE = 129.0, -110.0, 186.0, (162.0, 220.0)

FAR_COUNTER, COUNTER = 34.0, 38.0


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near = seat or 0
    found = {**_space(), **_shop(view)}
    for each in range(2):
        found |= _near(each) if each == near else _far(each)
    if view.phase == APPOINT:
        found["leaders"] = found[f"missions-{near}"]._replace(opens=True)
    return found


def _space() -> dict[str, Place]:
    """A station with its missions beside it, and room for two ships above its plate."""
    y, tall = SPACE
    deck = tall * UPRIGHT
    wide = (WIDE - (len(STATIONS) - 1) * 12) / len(STATIONS)
    found = {}
    for k, name in enumerate(STATIONS):
        x = k * (wide + 12)
        station = wide - deck - 5
        found[f"missions-{name}"] = Place((x + station + 5, y, deck, tall))
        found[f"station-{name}"] = Place((x, y, station, tall))
        found[f"dock-{name}"] = Place((x + 6, y + 1, station - 12, 62.0), "row")
    return found


def _shop(view: State) -> dict[str, Place]:
    y, tall = SHOP
    wide = tall * UPRIGHT
    row = 150.0
    beside = row + STORE * (wide + 6) + 2
    purse = beside + 2 * (wide + 16) + (88.0 if view.eventful else 0.0)
    found = {
        "supply": Place((0.0, y, wide, tall)),
        "tech": Place((row - wide - GAP, y, wide, tall)),
        **{f"store-{k}": Place((row + k * (wide + 6), y, wide, tall)) for k in range(STORE)},
        "crew": Place((beside, y, wide, tall)),
        "salvage": Place((beside + wide + 16, y, wide, tall), "pile", opens=True),
        "purse": Place((purse, y, WIDE - purse, tall), "row", (COUNTER + 6, 3.0, 3.0, 3.0), opens=True),
        "credits": Place((purse + 4, y + (tall - COUNTER) / 2 - 8, COUNTER, COUNTER)),
    }
    if view.eventful:
        found["events"] = Place((purse - 88, y, 80.0, tall), "row", opens=True)
    return found


def _ship(seat: int, mat: Box, counter: float) -> dict[str, Place]:
    """The slots where they are painted on the mat, the value of each above it."""
    x, y, wide, tall = mat
    scale = wide / PAINTED
    found = {}
    for k, slot in enumerate(SLOTS):
        left, top = x + (SLOT_LEFT + k * SLOT_STEP) * scale, y + tall / 2 + SLOT_TOP * scale
        w, h = SLOT_SIZE[0] * scale, SLOT_SIZE[1] * scale
        found[f"slot-{seat}-{slot}"] = Place((left, top, w, h))
        found[f"value-{seat}-{slot}"] = Place((left + (w - counter) / 2, max(top - counter, y + 1), counter, counter))
    return {**found, f"ship-{seat}": Place(mat)}


def _near(seat: int) -> dict[str, Place]:
    y, tall = NEAR_SHIP
    x, half = NEAR_MAT[2] + GAP, (tall - 6) / 2
    below = y + half + 6
    found = {
        **_ship(seat, NEAR_MAT, COUNTER),
        **_counted(seat, "crew", "crew-value", (x, y, WIDE - x, half), COUNTER),
        f"rooms-{seat}": Place((x, below, 142.0, half), "row", (0.0, 1.0, 0.0, 1.0)),
        f"titles-{seat}": Place((x + 150, below, 100.0, half), "row", (0.0, 1.0, 0.0, 1.0), opens=True),
        **_counted(seat, "done", "points", (x + 258, below, WIDE - x - 258, half), COUNTER),
    }
    y, tall = NEAR_HAND
    card = tall * UPRIGHT
    missions, deck = card + GAP, 304.0
    return found | {
        f"leader-{seat}": Place((0.0, y, card, tall)),
        f"missions-{seat}": Place((missions, y, deck - GAP - missions, tall), "row", _tucked(tall)),
        f"deck-{seat}": Place((deck, y, card, tall)),
        f"hand-{seat}": Place((deck + card + GAP, y, WIDE - deck - 2 * (card + GAP), tall), "row"),
        f"discard-{seat}": Place((WIDE - card, y, card, tall), "pile", opens=True),
    }


def _far(seat: int) -> dict[str, Place]:
    y, tall = FAR_SHIP
    x = FAR_MAT[2] + GAP
    found = {
        **_ship(seat, FAR_MAT, FAR_COUNTER),
        f"rooms-{seat}": Place((x, y + 13, 136.0, 90.0), "row"),
        f"missions-{seat}": Place((x + 144, y, 220.0, tall), "row", _tucked(tall)),
        **_counted(seat, "done", "points", (x + 372, y, WIDE - x - 372, tall), FAR_COUNTER),
    }
    y, tall = FAR_HAND
    card = tall * UPRIGHT
    return found | {
        f"leader-{seat}": Place((0.0, y, card, tall)),
        f"deck-{seat}": Place((58.0, y, card, tall)),
        f"hand-{seat}": Place((116.0, y, 164.0, tall), "fan"),
        f"discard-{seat}": Place((288.0, y, card, tall), "pile", opens=True),
        **_counted(seat, "crew", "crew-value", (346.0, y, 318.0, tall), FAR_COUNTER),
        f"titles-{seat}": Place((672.0, y, 110.0, tall), "row", opens=True),
        "exile": Place((WIDE - card - LABEL, y, card + LABEL, tall), "pile", (LABEL, 0.0, 0.0, 0.0), opens=True),
    }


def _counted(seat: int, zone: str, counter: str, box: Box, side: float) -> dict[str, Place]:
    """A row of cards with what they come to at its left."""
    x, y, _wide, tall = box
    return {
        f"{zone}-{seat}": Place(box, "row", (side + 8, 1.0, 3.0, 1.0), opens=zone == "done"),
        f"{counter}-{seat}": Place((x + 5, y + (tall - side) / 2 - 8, side, side)),
    }


def _tucked(tall: float) -> Box:
    """Below missions peek their Contracts."""
    return 0.0, 3.0, 0.0, (tall - 3) * TUCK / (1 + TUCK)


LAYOUT = Layout(
    size=SIZE,
    furniture=(("archpiratus/mat", FAR_MAT), ("archpiratus/mat", NEAR_MAT)),
    places=places,
    fits={
        "card": Fit(aspect=UPRIGHT),
        "leader": Fit(aspect=UPRIGHT),
        "mission": Fit(aspect=UPRIGHT),
        "ship": Fit(aspect=1.0),
    },
    tuck=TUCK,
)
