"""Aniołowie: the common fight across the middle with the stake beside it; behind it each side's support and land.

Two players face each other, support beside land. With three and four, the opponents stand side by side in the upper
half, their rows one behind another.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.aniolowie.places import ROW_NAMES
from game.aniolowie.state import CHOOSE, FIGHT, LAND, NOBODY, SUPPORT, State, slots
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 928.0, 696.0
UPRIGHT = 5 / 7
GAP = 4.0
HALF = (WIDE - 2 * GAP) / 2
ROW_PAD = 24.0
"""What a row leaves free at its left, for its name and its player."""
TOTAL = 40.0
FAR_PAD, FAR_TOTAL = 18.0, 32.0
"""The same where opponents stand side by side."""
LABEL = 110.0
"""Room for the label of a pile that is seldom empty, at its left."""
SLENDER = 0.6
"""The width of a giant for a height of 1."""
BROUGHT = 280.0
"""How tall at most the four people are of whom one is chosen."""


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near, seats = seat or 0, len(view.sides)
    far = [(near + k) % seats for k in range(1, seats)]
    found = _two(view, near, far[0]) if seats == 2 else _many(view, near, far)
    return {**found, **_brought(view, near, found)}


def _two(view: State, near: int, far: int) -> dict[str, Place]:
    left, right = 172.0, 640.0
    upper, lower = (152.0, 101.0), (257.0, 101.0)
    return {
        **_far_half(view, far),
        "procession": Place((0.0, upper[0], 72.0, upper[1]), "spot"),
        "grave": Place((0.0, lower[0], 72.0, lower[1]), "pile", opens=True),
        "stake": Place((80.0, upper[0], 84.0, lower[0] + lower[1] - upper[0]), "column", (14.0, 2.0, 2.0, 2.0)),
        **_fight(view, far, (left, upper[0], right - left, upper[1])),
        **_fight(view, near, (left, lower[0], right - left, lower[1])),
        "stack": Place((right + 2 * GAP, upper[0], WIDE - right - 2 * GAP, upper[1]), "row", (3.0, 3.0, 3.0, 3.0)),
        "abilities": Place((right + 2 * GAP, lower[0], WIDE - right - 2 * GAP, lower[1]), "row", (3.0, 3.0, 3.0, 3.0)),
        **_near_half(view, near, (364.0, 110.0), (478.0, 74.0), (558.0, 138.0)),
    }


def _many(view: State, near: int, far: list[int]) -> dict[str, Place]:
    """The opponents' own parts of the fight lie at the foot of their columns, next to the middle."""
    found: dict[str, Place] = {}
    share = (WIDE - (len(far) - 1) * 2 * GAP) / len(far)
    for k, other in enumerate(far):
        found |= _column(view, other, (k * (share + 2 * GAP), 0.0, share, 302.0), 50.0, strip=len(far) == 2)
    y, tall = 308.0, 98.0
    half = (tall - GAP) / 2
    found["procession"] = Place((0.0, y, 40.0, half))
    found["grave"] = Place((0.0, y + half + GAP, 40.0, half), "pile", opens=True)
    found["stake"] = Place((46.0, y, 122.0, tall), "row", (14.0, 2.0, 2.0, 2.0))
    found |= _fight(view, near, (174.0, y, 424.0, tall))
    found |= _waiting(view, (606.0, y, WIDE - 606.0, tall))
    return found | _near_half(view, near, (412.0, 100.0), (516.0, 68.0), (590.0, 106.0))


def _fight(view: State, seat: int, box: Box, pad: float = ROW_PAD, disc: float = TOTAL) -> dict[str, Place]:
    """A player's part of the fight, with the sum of its levels at the left."""
    x, y, _wide, tall = box
    return {
        **_row(view, FIGHT, seat, box, pad + disc + 2),
        f"total-{seat}": Place((x + pad - 2, y + (tall - disc) / 2, disc, disc)),
    }


def _row(view: State, row: int, seat: int, box: Box, pad: float = ROW_PAD) -> dict[str, Place]:
    """Three slots, each wide enough for a card that lies across; more where a row of one colour holds a fourth, or
    blocked cards lie among others."""
    across = max(3, sum(view.kind[slot] != NOBODY for slot in slots(seat, row)))
    slot = (box[2] - pad - 2) / across
    edge = max((box[3] - slot) / 2, 2.0)
    return {ROW_NAMES[seat][row]: Place(box, "grid", (pad, edge, 2.0, edge), slots=(across, 1))}


def _land(view: State, seat: int, box: Box, pad: float = ROW_PAD) -> dict[str, Place]:
    """A row that makes room for the giants upon it."""
    count = sum(giant.at == seat for giant in view.giants)
    if not count:
        return _row(view, LAND, seat, box, pad)
    x, y, wide, tall = box
    room = min(tall * SLENDER * (1 + 0.5 * (count - 1)), wide / 3)
    return {
        **_row(view, LAND, seat, (x, y, wide - room - GAP, tall), pad),
        f"giants-{seat}": Place((x + wide - room, y, room, tall), "row"),
    }


def _waiting(view: State, box: Box) -> dict[str, Place]:
    """What waits in one line, interventions at the right: they come first. Each pile gets room as it needs it."""
    x, y, wide, tall = box
    first, second = len(view.abilities), len(view.interventions)
    share = 0.5 if not first + second else min(max(first / (first + second), 0.25), 0.75)
    pad = (3.0, 3.0, 3.0, 3.0)
    split = (wide - GAP) * share
    return {
        "abilities": Place((x, y, split, tall), "row", pad),
        "stack": Place((x + split + GAP, y, wide - split - GAP, tall), "row", pad),
    }


# The player in front


def _near_half(
    view: State, seat: int, rows: tuple[float, float], second: tuple[float, float], hand: tuple[float, float]
) -> dict[str, Place]:
    """Support and land side by side; behind the land its people, behind the support deck and discard, and what
    is out of the game; the hand."""
    y, tall = rows
    land = HALF + 2 * GAP
    found = {**_row(view, SUPPORT, seat, (0.0, y, HALF, tall)), **_land(view, seat, (land, y, HALF, tall))}
    y, tall = second
    card, token = tall * UPRIGHT, min(tall, 46.0)
    found[f"deck-{seat}"] = Place((0.0, y, card, tall), "pile", opens=True)
    found[f"discard-{seat}"] = Place((card + 2 * GAP, y, card, tall), "pile", opens=True)
    found[f"first-{seat}"] = Place((2 * card + 6 * GAP, y + (tall - token) / 2, token, token))
    found["boxed"] = Place((HALF - card - LABEL, y, card + LABEL, tall), "pile", (LABEL, 0.0, 0.0, 0.0), opens=True)
    found[f"count-{seat}"] = Place((land, y + (tall - token) / 2, token, token))
    people = land + token + GAP
    found[f"people-{seat}"] = Place((people, y, WIDE - people, tall), "row", (2.0, 2.0, 2.0, 2.0))
    found[f"hand-{seat}"] = Place((0.0, hand[0], WIDE, hand[1]), "row")
    return found


# Opponents


def _far_half(view: State, seat: int) -> dict[str, Place]:
    """The one opponent of a game of two: the same, turned round."""
    y, tall = 0.0, 58.0
    land, token = HALF + 2 * GAP, 40.0
    found = _edge(seat, (0.0, y, HALF, tall), 220.0)
    found[f"count-{seat}"] = Place((land, y + (tall - token) / 2, token, token))
    people = land + token + GAP
    found[f"people-{seat}"] = Place((people, y, WIDE - people, tall), "row", (2.0, 2.0, 2.0, 2.0))
    y, tall = tall + GAP, 84.0
    found |= _row(view, SUPPORT, seat, (0.0, y, HALF, tall))
    return found | _land(view, seat, (land, y, HALF, tall))


def _edge(seat: int, box: Box, hand: float) -> dict[str, Place]:
    """Deck, hand, discard pile and the token of who goes first, in one line."""
    x, y, _wide, tall = box
    card, token = tall * UPRIGHT, min(tall, 34.0)
    found = {f"deck-{seat}": Place((x, y, card, tall), "pile", opens=True)}
    x += card + GAP
    found[f"hand-{seat}"] = Place((x, y, hand, tall), "fan")
    x += hand + GAP
    found[f"discard-{seat}"] = Place((x, y, card, tall), "pile", opens=True)
    x += card + GAP
    found[f"first-{seat}"] = Place((x, y + (tall - token) / 2, token, token))
    return found


def _column(view: State, seat: int, box: Box, people: float, *, strip: bool) -> dict[str, Place]:
    """One of several opponents. `strip` puts deck and hand into one line with the people, if it is wide enough."""
    x, y, wide, tall = box
    edge = people if strip else 34.0
    found = _edge(seat, (x, y, wide, edge), 78.0 if strip else 120.0)
    token = 34.0
    begin = found[f"first-{seat}"].box[0] + token + GAP if strip else x
    if not strip:
        y += edge + GAP
    found[f"count-{seat}"] = Place((begin, y + (people - token) / 2, token, token))
    begin += token + GAP
    found[f"people-{seat}"] = Place((begin, y, x + wide - begin, people), "row", (2.0, 2.0, 2.0, 2.0))
    y += people + GAP
    step = (box[1] + tall - y + GAP) / 3
    found |= _land(view, seat, (x, y, wide, step - GAP), FAR_PAD)
    found |= _row(view, SUPPORT, seat, (x, y + step, wide, step - GAP), FAR_PAD)
    return found | _fight(view, seat, (x, y + 2 * step, wide, step - GAP), FAR_PAD, FAR_TOTAL)


def _brought(view: State, near: int, found: Mapping[str, Place]) -> dict[str, Place]:
    """Until the procession has formed, the people somebody brought; one's own large enough to be read."""
    brought = {f"brought-{seat}": found[f"hand-{seat}"] for seat in range(len(view.sides))}
    if view.phase == CHOOSE and view.seat == near:
        # Beside it the procession is seen, and no part of a label.
        left, top, foot = (76.0, 149.0, 476.0) if len(view.sides) == 2 else (52.0, 304.0, 587.0)
        edge = max((foot - top - BROUGHT) / 2, 2 * GAP)
        box = (left, top, WIDE - left, foot - top)
        brought[f"brought-{near}"] = Place(box, "row", (2 * GAP, edge, 2 * GAP, edge), above=True)
    return brought


LAYOUT = Layout(
    size=SIZE,
    furniture=(),
    places=places,
    fits={"card": Fit(aspect=UPRIGHT), "giant": Fit(aspect=SLENDER)},
    mats=frozenset({"mat", "row"}),
)
