"""Battle for Empyrean: battlefields side by side, each between the zones of its players; hands and piles at the edges.

Two players face each other; with three, the two opponents share the upper half of each battlefield.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.contract import HIDDEN
from game.empyrean.state import State
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 928.0, 696.0
UPRIGHT = 5 / 7
GAP = 6.0
FAR_PILES = ("deck", "discard", "destroyed", "banished")
HIDDEN_PILE = "banished"
"""Nobody looks into it."""
COLUMN_GAP = 11.0
NEAR_HAND = (584.0, 112.0)
TRACKS = (552.0, 28.0)


class Rows(NamedTuple):
    """Where the parts of a column begin and how tall they are, and what the counters beside the zones take."""

    far_hand: tuple[float, float]
    far: tuple[float, float]
    battlefield: tuple[float, float]
    near: tuple[float, float]
    counter: float
    far_counter: float


TWO = Rows((0.0, 54.0), (59.0, 198.0), (262.0, 82.0), (349.0, 198.0), 48.0, 48.0)
THREE = Rows((0.0, 48.0), (53.0, 222.0), (280.0, 82.0), (367.0, 180.0), 38.0, 27.0)


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near, seats = seat or 0, len(view.sides)
    far = [(near + k) % seats for k in range(1, seats)]
    rows = TWO if seats == 2 else THREE
    found = _draft(view, near)
    count = len(view.battlefields)
    wide = (WIDE - (count - 1) * COLUMN_GAP) / count
    for at in range(count):
        x = at * (wide + COLUMN_GAP)
        found |= _near_zones(near, at, (x, rows.near[0], wide, rows.near[1]), rows.counter)
        found[f"battlefield-{at}"] = Place(
            (x, rows.battlefield[0], wide, rows.battlefield[1]), means=f"field-{near}-{at}"
        )
        if seats == 2:
            found |= _far_zones(far[0], at, (x, rows.far[0], wide, rows.far[1]), rows.far_counter)
            continue
        half = (wide - GAP) / 2
        for k, other in enumerate(far):
            found |= _half_zones(other, at, (x + k * (half + GAP), rows.far[0], half, rows.far[1]), rows.far_counter)
    share = (WIDE - (len(far) - 1) * 2 * COLUMN_GAP) / len(far)
    for k, other in enumerate(far):
        found |= _far_edge(other, (k * (share + 2 * COLUMN_GAP), rows.far_hand[0], share, rows.far_hand[1]))
    return {**_near_edge(near), **found}


def _near_zones(seat: int, at: int, box: Box, counter: float) -> dict[str, Place]:
    """Zones 1 to 3 next to the battlefield, 4 to 6 behind them, their might at the left."""
    x, y, _wide, tall = box
    return {
        f"field-{seat}-{at}": Place(box, "grid", (counter + 5, 2.0, 2.0, 2.0), slots=(3, 2)),
        f"total-{seat}-{at}": Place((x + 3, y + (tall - counter) / 2, counter, counter)),
    }


def _far_zones(seat: int, at: int, box: Box, counter: float) -> dict[str, Place]:
    found = _near_zones(seat, at, box, counter)
    field = f"field-{seat}-{at}"
    return {**found, field: found[field]._replace(rises=True)}


def _half_zones(seat: int, at: int, box: Box, counter: float) -> dict[str, Place]:
    """One of two opponents: its zones two by two, their might above."""
    x, y, wide, _tall = box
    return {
        f"field-{seat}-{at}": Place(box, "grid", (2.0, counter + 5, 2.0, 2.0), slots=(2, 3), rises=True),
        f"total-{seat}-{at}": Place((x + (wide - counter) / 2, y + 3, counter, counter)),
    }


def _near_edge(seat: int) -> dict[str, Place]:
    """The player in front: trackers, and below them deck, hand and piles."""
    y, tall = NEAR_HAND
    card = tall * UPRIGHT
    piles = {
        zone: Place((WIDE - (3 - k) * (card + GAP) + GAP, y, card, tall), "pile", opens=zone != HIDDEN_PILE)
        for k, zone in enumerate(FAR_PILES[1:])
    }
    hand = card + 2 * GAP
    found = {f"{zone}-{seat}": place for zone, place in piles.items()}
    found[f"deck-{seat}"] = Place((0.0, y, card, tall))
    found[f"hand-{seat}"] = Place((hand, y, piles["discard"].box[0] - GAP - hand, tall), "row")
    y, tall = TRACKS
    found[f"essence-{seat}"] = Place((0.0, y, 322.0, tall))
    found[f"first-{seat}"] = Place((328.0, y, tall, tall))
    found["round"] = Place((362.0, y, piles["discard"].box[0] - GAP - 362.0, tall))
    return found


def _far_edge(seat: int, box: Box) -> dict[str, Place]:
    """An opponent's row: deck and hand, what is drafted, piles, the first player token and essence.

    One of two opponents has the essence first, with the seat's number.
    """
    x, y, wide, tall = box
    card = tall * UPRIGHT
    alone = wide > WIDE / 2
    head, hand = (0.0, 190.0) if alone else (1.7 * tall, 100.0)
    found, at = {}, x + head
    for zone, room, shape in (
        ("deck", card, "spot"), ("hand", hand, "fan"), ("draft", 1.6 * card, "fan"), ("discard", card, "pile"),
        ("destroyed", card, "pile"), ("banished", card, "pile"),
    ):  # fmt: skip
        found[f"{zone}-{seat}"] = Place((at, y, room, tall), shape, opens=shape == "pile" and zone != HIDDEN_PILE)
        at += room + GAP
    token = 30.0
    middle = y + (tall - token) / 2
    found[f"first-{seat}"] = Place((at, middle, token, token))
    track = min(x + wide - at - token - GAP, 372.0)
    essence = (x + wide - track, middle, track, token) if alone else (x, y, head - GAP, tall)
    found[f"essence-{seat}"] = Place(essence)
    return found


def _draft(view: State, seat: int) -> dict[str, Place]:
    """Two cards to choose from, beside the hand and over the piles for whom may look at them, else beside the deck.

    The choice is about the battlefields and one's own cards: they stay in sight.
    """
    drafted = view.sides[seat].draft
    y, tall = NEAR_HAND
    if not drafted or HIDDEN in drafted:
        return {f"draft-{seat}": Place((90.0, y, 60.0, tall), "fan", above=True)}
    left = WIDE - 3 * (tall * UPRIGHT + GAP) + GAP
    return {f"draft-{seat}": Place((left, TRACKS[0], WIDE - left, TALL - TRACKS[0]), "row", (2, 2, 2, 2), above=True)}


LAYOUT = Layout(
    size=SIZE, furniture=(), places=places, fits={"card": Fit(aspect=UPRIGHT)}, mats=frozenset({"mat", "zones"})
)
