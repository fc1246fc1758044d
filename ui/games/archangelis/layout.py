"""Archangelis: the Store and the Locations in the middle, a Host, a Horde and a row of piles on each side of them."""

from __future__ import annotations

from collections.abc import Mapping

from game.archangelis.state import CHOOSING_ARMIES, State
from game.deckbuilding.rules import APPOINT, OVER, STORE
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 928.0, 696.0
UPRIGHT, LYING = 5 / 7, 7 / 5

# Where rows begin and how tall they are, from the far side to the near one
FAR_HAND, FAR_ARMY, SHOP, GROUND, NEAR_ARMY, NEAR_HAND = (
    (0.0, 96.0), (102.0, 134.0), (244.0, 100.0), (350.0, 76.0), (434.0, 134.0), (574.0, 122.0),
)  # fmt: skip

COUNTER = 46.0
LABEL = 13.0
ARMY_PAD = (COUNTER + 8, 3.0, 6.0, 33.0)
"""Left of an army stands its Light; below it peek the relics."""


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near = seat or 0
    found = {**_middle(view)}
    for each in range(2):
        found.update(_side(view, each, each == near))
    if view.phase == APPOINT:
        found["leaders"] = Place((0.0, NEAR_ARMY[0], WIDE, NEAR_ARMY[1]), "row")
    return found


def _middle(view: State) -> dict[str, Place]:
    y, tall = SHOP
    wide = tall * UPRIGHT
    store = 170.0
    found = {
        "supply": Place((0.0, y, wide, tall)),
        "holy": Place((86.0, y, wide, tall)),
        **{f"store-{k}": Place((store + k * (wide + 6), y, wide, tall)) for k in range(STORE)},
        "infernal": Place((store + STORE * (wide + 6) + 7, y, wide, tall)),
        "purse": Place((654.0, y, WIDE - 654, tall), "row", (COUNTER + 8, 0.0, 0.0, 0.0), opens=True),
        "word": Place((658.0, y + (tall - COUNTER) / 2, COUNTER, COUNTER)),
    }
    y, tall = GROUND
    wide = tall * LYING
    rows = view.rows
    first = wide + 6 + (5 - rows) * (wide + 6) / 2
    found["locations"] = Place((0.0, y, wide, tall))
    found |= {f"location-{k}": Place((first + k * (wide + 6), y, wide, tall)) for k in range(rows)}
    pile = LABEL + tall * UPRIGHT
    for k, name in enumerate(("exile", "infernal-discard"), 1):
        box = (WIDE - k * pile - (k - 1) * 6, y, pile, tall)
        found[name] = Place(box, "pile", (LABEL, 0.0, 0.0, 0.0), opens=True)
    found["demon-locations"] = Place((WIDE - 2 * pile - 12 - wide, y, wide, tall))
    return found


def _side(view: State, seat: int, near: bool) -> dict[str, Place]:
    y, tall = NEAR_HAND if near else FAR_HAND
    hand: Box = (308.0, y, 398.0, tall) if near else (308.0, y + 8, 398.0, tall - 24)
    found = {
        f"leader-{seat}": Place((0.0, y, 87.0, tall)),
        f"titles-{seat}": Place((95.0, y, 110.0, tall), "row", opens=True),
        f"deck-{seat}": Place((213.0, y, 87.0, tall)),
        f"hand-{seat}": Place(hand, "row" if near else "fan"),
        f"discard-{seat}": Place((714.0, y, 87.0, tall), "pile", opens=True),
        f"won-{seat}": Place((809.0, y, 119.0, tall), "column", opens=True),
    }
    return found | _armies(view, seat, *(NEAR_ARMY if near else FAR_ARMY))


def _armies(view: State, seat: int, y: float, tall: float) -> dict[str, Place]:
    """A Host and a Horde (in the Solo Game each side has one of them), in the end the army of the Final Battle."""
    if view.phase in (CHOOSING_ARMIES, OVER):
        boxes = {"army": (0.0, WIDE)}
    elif view.solo:
        boxes = {("host", "horde")[seat]: (0.0, WIDE)}
    else:
        boxes = {"host": (0.0, 572.0), "horde": (580.0, WIDE - 580)}
    found: dict[str, Place] = {}
    for zone, (x, wide) in boxes.items():
        found[f"{zone}-{seat}"] = Place((x, y, wide, tall), "row", ARMY_PAD, leans_right=True)
        found[f"{zone}-light-{seat}"] = Place((x + 6, y + (tall - 33 - COUNTER) / 2, COUNTER, COUNTER))
    return found


LAYOUT = Layout(
    size=SIZE,
    furniture=(),
    places=places,
    fits={
        "card": Fit(aspect=UPRIGHT),
        "leader": Fit(aspect=UPRIGHT),
        "pick": Fit(aspect=UPRIGHT),
        "location": Fit(aspect=LYING),
    },
)
