"""Battle for Empyrean: battlefields side by side, each a painting that fills its column; hands and piles at the edges.

In the middle of a column stand both totals and what the battlefield does, above and below them the zones of its
players. A side has one row of zones until a fourth card comes, so that the cards are large. Two players face each
other; with three, the two opponents share the upper half of each battlefield.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.contract import HIDDEN
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.state import State
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 940.0, 720.0
UPRIGHT = 5 / 7
EDGE, GAP = 6.0, 6.0
FAR_PILES = ("deck", "discard", "destroyed", "banished")
HIDDEN_PILE = "banished"
"""Nobody looks into it."""
ACROSS = 3
"""Zones side by side."""
LAP = 0.2
"""How much of a row of zones the next one covers: names and numbers stay in sight."""
FAR_HAND, COLUMNS, NEAR_HAND = (3.0, 36.0), (43.0, 535.0), (582.0, 136.0)
ROW = 139.0
"""How tall a row of zones is at most."""
HALF_ROW = 78.0
"""The same for opponents side by side."""
TOTAL, FAR_TOTAL = 54.0, 28.0
LABEL = 14.0
NAMED = 44.0
"""Room for a name at the left of what it names."""
PILE = 58.0
ROUND = (300.0, 196.0)
"""How wide the track of the rounds is, with one opponent and with two."""


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near, seats = seat or 0, len(view.sides)
    far = [(near + k) % seats for k in range(1, seats)]
    count = len(view.battlefields)
    wide = (WIDE - 2 * EDGE - (count - 1) * GAP) / count
    found: dict[str, Place] = {}
    for at in range(count):
        found |= _column(view, near, far, at, EDGE + at * (wide + GAP), wide)
    track = ROUND[len(far) - 1]
    found["round"] = Place((WIDE - EDGE - track, FAR_HAND[0], track, FAR_HAND[1]))
    share = (WIDE - 2 * EDGE - track - len(far) * 2 * GAP) / len(far)
    for k, other in enumerate(far):
        found |= _far_edge(other, (EDGE + k * (share + 2 * GAP), FAR_HAND[0], share, FAR_HAND[1]))
    return {**_near_edge(near), **found, **_draft(view, near)}


def _rows(view: State, seat: int) -> int:
    """One row of zones until somewhere there are more cards."""
    return 2 if any(len(units) > ACROSS for units in view.sides[seat].fields) else 1


def _far_rows(view: State, far: list[int]) -> int:
    """The same for opponents side by side, whose zones lie two by two."""
    return max((len(units) + 1) // 2 for seat in far for units in (*view.sides[seat].fields, (0,)))


def _stacked(row: float, rows: int) -> float:
    """How tall so many rows are that lap over each other."""
    return row * (rows - (rows - 1) * LAP)


def _drafts(view: State, seat: int) -> bool:
    """Does the seat see two cards to choose from?"""
    drafted = view.sides[seat].draft
    return bool(drafted) and HIDDEN not in drafted


def _column(view: State, near: int, far: list[int], at: int, x: float, wide: float) -> dict[str, Place]:
    y, tall = COLUMNS
    field, rows = f"field-{near}-{at}", _rows(view, near)
    above = FAR_TOTAL + 4 + _stacked(HALF_ROW, _far_rows(view, far))
    row = min(ROW, wide / ACROSS / UPRIGHT)
    low = _stacked(row, rows)
    found = {field: Place((x, y + tall - low, wide, low), "grid", (2.0, 0.0, 2.0, 0.0), slots=(ACROSS, rows), lap=LAP)}
    if len(far) == 1:
        rows = _rows(view, far[0])
        high = _stacked(row, rows)
        total = min(TOTAL, tall - high - low - 4)
        found[f"field-{far[0]}-{at}"] = Place(
            (x, y, wide, high), "grid", (2.0, 0.0, 2.0, 0.0), True, slots=(ACROSS, rows), rises=True, lap=LAP
        )
        found[f"total-{far[0]}-{at}"] = Place((x + 3, y + high + 2, total, total), means=field)
    else:
        high, total = above, TOTAL * 0.8
        half = (wide - GAP) / 2
        for k, other in enumerate(far):
            found |= _half_zones(other, at, (x + k * (half + GAP), y, half, high), _far_rows(view, far))
    middle = (y + high, tall - high - low)
    left = x + total + 5 if len(far) == 1 else x + 3
    right = x + wide - total - 5
    found[f"total-{near}-{at}"] = Place((right + 2, sum(middle) - total - 2, total, total), means=field)
    found[f"battlefield-{at}"] = Place((left, middle[0] + 1, right - left, middle[1] - 2), means=field)
    painted = f"empyrean/card-{BATTLEFIELDS[view.battlefields[at]].key}"
    found[f"column-{at}"] = Place((x, y, wide, tall), means=field, painted=painted)
    return found


def _half_zones(seat: int, at: int, box: Box, rows: int) -> dict[str, Place]:
    """One of two opponents: its zones two by two, their might above."""
    x, y, wide, _tall = box
    return {
        f"field-{seat}-{at}": Place(box, "grid", (0.0, FAR_TOTAL + 4, 0.0, 0.0), slots=(2, rows), rises=True, lap=LAP),
        f"total-{seat}-{at}": Place((x + (wide - FAR_TOTAL) / 2, y + 2, FAR_TOTAL, FAR_TOTAL)),
    }


def _near_edge(seat: int) -> dict[str, Place]:
    """The player in front: deck, essence, the hand and the piles."""
    y, tall = NEAR_HAND
    low = PILE / UPRIGHT
    top, essence = y + tall - low - LABEL, 64.0
    found = {
        f"deck-{seat}": Place((EDGE, top, PILE, low)),
        f"essence-{seat}": Place((EDGE + PILE + GAP, y + 2, essence, essence)),
        f"first-{seat}": Place((EDGE + PILE + GAP + 12, y + essence + 16, 40.0, 40.0)),
    }
    x = WIDE - EDGE - 3 * (PILE + GAP) + GAP
    hand = EDGE + PILE + essence + 3 * GAP
    found[f"hand-{seat}"] = Place((hand, y, WIDE - EDGE - _draft_width() - GAP - hand, tall), "row")
    for k, zone in enumerate(FAR_PILES[1:]):
        box = (x + k * (PILE + GAP), top, PILE, low + LABEL)
        found[f"{zone}-{seat}"] = Place(box, "pile", (0.0, 0.0, 0.0, LABEL), opens=zone != HIDDEN_PILE)
    return found


def _far_edge(seat: int, box: Box) -> dict[str, Place]:
    """An opponent's row: whose it is and the essence, deck and hand, what is drafted, piles, the first player token."""
    x, y, wide, tall = box
    card, head = tall * UPRIGHT, 1.9 * tall
    found = {f"essence-{seat}": Place((x, y, head, tall))}
    at = x + head + GAP
    hand = min(wide - head - 5.6 * card - tall - 7 * 4, 190.0)
    for zone, room, shape in (
        ("deck", card, "spot"), ("hand", hand, "fan"), ("draft", 1.6 * card, "fan"), ("discard", card, "pile"),
        ("destroyed", card, "pile"), ("banished", card, "pile"),
    ):  # fmt: skip
        found[f"{zone}-{seat}"] = Place((at, y, room, tall), shape, opens=shape == "pile" and zone != HIDDEN_PILE)
        at += room + 4
    found[f"first-{seat}"] = Place((at, y + 3, tall - 6, tall - 6))
    return found


def _draft(view: State, seat: int) -> dict[str, Place]:
    """Two cards to choose from, beside the hand and over the piles for whom may look at them, else beside the deck.

    Both are gone before anything could go to those piles, and no battlefield is covered.
    """
    y, tall = NEAR_HAND
    if not _drafts(view, seat):
        return {f"draft-{seat}": Place((EDGE, y, PILE, tall - PILE / UPRIGHT - LABEL - 4), "fan", above=True)}
    wide = _draft_width()
    return {f"draft-{seat}": Place((WIDE - EDGE - wide, y, wide, tall), "row", (NAMED, 0.0, 0.0, 0.0), above=True)}


def _draft_width() -> float:
    """What two cards as tall as the hand take, and what they are called at their left."""
    return NAMED + 2 * NEAR_HAND[1] * UPRIGHT + GAP


LAYOUT = Layout(
    size=SIZE, furniture=(), places=places, fits={"card": Fit(aspect=UPRIGHT)}, mats=frozenset({"mat", "zones"})
)
