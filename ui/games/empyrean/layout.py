"""Battle for Empyrean: battlefields side by side, each a painting that fills its column; hands and piles at the edges.

In the middle of a column stand both totals and what the battlefield does, above and below them the zones of its
players. Two players face each other, with one row of zones each until a fourth card comes, so that the cards are large.
With three a column has two lanes: each opponent has one above, the player in front has both below. Cards there are as
wide as their lane, and cropped where many lie one below another.
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
WORDS, NAME = 124.0, 36.0
"""How much room is left between three players for what a battlefield says, or for its name alone."""
LOWEST = 66.0
"""No row becomes lower than that for the sake of those words."""
TOTAL, FAR_TOTAL = (54.0, 43.0), 28.0
"""How large a total is in the middle of a battlefield, with one opponent and with two, and above two opponents."""
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


def _stacked(row: float, rows: int) -> float:
    """How tall so many rows are that lap over each other."""
    return row * (rows - (rows - 1) * LAP)


def _drafts(view: State, seat: int) -> bool:
    """Does the seat see two cards to choose from?"""
    drafted = view.sides[seat].draft
    return bool(drafted) and HIDDEN not in drafted


def _column(view: State, near: int, far: list[int], at: int, x: float, wide: float) -> dict[str, Place]:
    y, tall = COLUMNS
    field = f"field-{near}-{at}"
    sides = _facing if len(far) == 1 else _flanking
    found, top, foot = sides(view, near, far, at, (x, y, wide, tall))
    total = min(TOTAL[len(far) - 1], foot - top - 4)
    left, right = x + 3, x + wide - total - 5
    if len(far) == 1:
        found[f"total-{far[0]}-{at}"] = Place((left, top + 2, total, total), means=field)
        left = x + total + 5
    found[f"total-{near}-{at}"] = Place((right + 2, foot - total - 2, total, total), means=field)
    found[f"battlefield-{at}"] = Place((left, top + 1, right - left, foot - top - 2), means=field)
    painted = f"empyrean/card-{BATTLEFIELDS[view.battlefields[at]].key}"
    found[f"column-{at}"] = Place((x, y, wide, tall), means=field, painted=painted)
    return found


Sides = tuple[dict[str, Place], float, float]
"""The zones of all players on a battlefield, and from where to where its middle is free."""


def _facing(view: State, near: int, far: list[int], at: int, box: Box) -> Sides:
    """Two players: rows as wide as the battlefield."""
    x, y, wide, tall = box
    row = min(ROW, wide / ACROSS / UPRIGHT)
    above, below = _rows(view, far[0]), _rows(view, near)
    high, low = _stacked(row, above), _stacked(row, below)
    zones = Place((x, y, wide, high), "grid", (2.0, 0.0, 2.0, 0.0), slots=(ACROSS, above), lap=LAP)
    found = {
        f"field-{far[0]}-{at}": zones._replace(leans_right=True, rises=True),
        f"field-{near}-{at}": zones._replace(box=(x, y + tall - low, wide, low), slots=(ACROSS, below)),
    }
    return found, y + high, y + tall - low


def _flanking(view: State, near: int, far: list[int], at: int, box: Box) -> Sides:
    """Three players: the cards of each opponent hang below its might, the player in front has two in a row.

    All are as wide as that allows; the more there are, the less is seen of their height.
    """
    x, y, wide, tall = box
    half, head = (wide - GAP) / 2, FAR_TOTAL + 4
    above = [max(len(view.sides[seat].fields[at]), 1) for seat in far]
    below = max((len(view.sides[near].fields[at]) + 1) // 2, 1)
    row = _row(tall - head, max(above) + below, wide / 2 / UPRIGHT)
    foot = y + tall - below * row
    found = {f"field-{near}-{at}": Place((x, foot, wide, below * row), "grid", slots=(2, below), cropped=True)}
    for k, (seat, rows) in enumerate(zip(far, above, strict=True)):
        left = x + k * (half + GAP)
        lane = (left, y, half, head + rows * row)
        found[f"field-{seat}-{at}"] = Place(lane, "grid", (0.0, head, 0.0, 0.0), slots=(1, rows), cropped=True)
        found[f"total-{seat}-{at}"] = Place((left + (half - FAR_TOTAL) / 2, y + 2, FAR_TOTAL, FAR_TOTAL))
    return found, y + head + max(above) * row, foot


def _row(tall: float, rows: int, whole: float) -> float:
    """How tall a row is: what the battlefield says comes first, until too little would be seen of cards."""
    least = min(LOWEST, (tall - NAME) / rows)
    return min(whole, max((tall - WORDS) / rows, least))


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
