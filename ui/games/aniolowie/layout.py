"""Aniołowie on parchment: in the middle the fight, its stake on a lit pedestal between the totals; before and behind it
each side's support, land and people, at the near edge the hand.

A line takes room as cards lie in it, and in a line each place has what its cards want: what is empty is folded to its
name. Two players face each other across the pedestal. With three and four, each opponent has a column, and the pedestal
stands before the own fight. A column has two lines; where cards would be covered too far in them it has more, and cards
that stand are cropped there: none becomes narrower.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.aniolowie.places import ROW_NAMES
from game.aniolowie.state import BATTLE, CHOOSE, CLAIM, FIGHT, LAND, OVER, PEOPLE, SUPPORT, State
from ui.games.aniolowie.room import (
    BESIDE,
    FOLDED,
    LEAST,
    PAD,
    SLENDER,
    UPRIGHT,
    Want,
    heights_of,
    lies,
    shared_out,
    spans,
    want_of,
)
from ui.table.shape import Box, Fit, Layout, Place

SIZE = WIDE, TALL = 940.0, 720.0
EDGE = 10.0
NAMED = 34.0
"""How tall a line is in which nothing lies."""
WASH = "aniolowie/wash"
TOTAL, COUNT = 60.0, 50.0
FAR_TOTAL, FAR_COUNT = 42.0, 36.0
NARROW, LEAST_COLUMN = 46.0, 215.0
"""The same where opponents stand side by side; how wide at least an empty row and a column are there."""
USUAL = ((SUPPORT, LAND), (FIGHT, PEOPLE))
LINES = (USUAL, ((SUPPORT,), (LAND, FIGHT, PEOPLE)), ((SUPPORT, LAND, FIGHT), (PEOPLE,)),
         ((SUPPORT, LAND), (FIGHT,), (PEOPLE,)), ((SUPPORT,), (LAND,), (FIGHT, PEOPLE)),
         ((SUPPORT,), (LAND, FIGHT), (PEOPLE,)), ((SUPPORT,), (LAND,), (FIGHT,), (PEOPLE,)))  # fmt: skip
"""How a column can be divided into lines."""
CROPPED = 55.0
"""How tall a line is at least there: name and numbers of its cards are seen."""
HIDES = 3.0
"""What a line is too narrow by hides more of cards than what it is too low by: names and numbers."""
APART = 3.0
"""How far rows of a line in a column lie from each other."""
PILE, LABEL, TOKEN = 54.0, 14.0, 38.0
BOXED = 96.0
"""Room for the name of the pile of what is out of the game, at its left."""
HELD = 0.7
"""How much is seen of a card in the hand, as a share of it, if all of them are larger than they have to be."""
BROUGHT = 300.0
"""How tall at most the four people are of whom one is chosen."""


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near, seats = seat or 0, len(view.sides)
    far = [(near + k) % seats for k in range(1, seats)]
    found = _two(view, near, far[0]) if seats == 2 else _many(view, near, far)
    return {**found, **_brought(view, near, found)}


# Rows


def _row(view: State, row: int, seat: int, box: Box, pad: float = PAD) -> Place:
    """Cards as large as they can be beside each other; where they would be too small to be read they lap over each
    other, and where the row is too low for that they are cropped."""
    _x, _y, wide, tall = box
    cards, room = spans(view, row, seat) or [UPRIGHT], wide - pad - 6
    card = max(min(tall - 6, room / (BESIDE * sum(cards))), LEAST)
    edge = max(tall - card, 0.0) / 2
    return Place(box, "row", (pad, edge, 3.0, edge), apart=BESIDE, least=LEAST * UPRIGHT, painted=WASH)


def _land(view: State, seat: int, box: Box) -> dict[str, Place]:
    """A row that makes room for the giants upon it."""
    count = sum(giant.at == seat for giant in view.giants)
    name = ROW_NAMES[seat][LAND]
    if not count:
        return {name: _row(view, LAND, seat, box)}
    x, y, wide, tall = box
    room = min(tall * SLENDER * (1 + 0.5 * (count - 1)), wide / 2)
    own = (x, y, wide - room - 2, tall)
    return {name: _row(view, LAND, seat, own), f"giants-{seat}": Place((x + wide - room, y, room, tall), "row")}


def _folk(view: State, seat: int, box: Box, disc: float) -> dict[str, Place]:
    """The people of a player, and how many they are: who has most of them wins."""
    x, y, wide, tall = box
    side = min(disc, tall)
    beside = x + side + 4
    return {
        f"count-{seat}": Place((x + 2, y + (tall - side) / 2, side, side)),
        ROW_NAMES[seat][PEOPLE]: _row(view, PEOPLE, seat, (beside, y, x + wide - beside, tall), 20.0),
    }


def _line(view: State, seat: int, box: Box, disc: float) -> dict[str, Place]:
    """Support, land and people side by side."""
    x, y, wide, tall = box
    gap = 5.0
    wants = [want_of(view, row, seat, tall) for row in (SUPPORT, LAND, PEOPLE)]
    support, land, folk = shared_out(wants, wide - disc - 2 * gap)
    beside = x + support + gap
    return {
        ROW_NAMES[seat][SUPPORT]: _row(view, SUPPORT, seat, (x, y, support, tall)),
        **_land(view, seat, (beside, y, land, tall)),
        **_folk(view, seat, (beside + land + gap, y, folk + disc, tall), disc),
    }


# The middle


def _stake(tall: float) -> float:
    """How tall the stake is."""
    return min(tall - 8, 190.0)


def _pedestal(x: float, y: float, tall: float) -> dict[str, Place]:
    """The stake in its light, which reaches beyond the line."""
    card = _stake(tall)
    wide, light = card * UPRIGHT, card * 1.8
    return {
        "pedestal": Place((x - light / 2, y + (tall - light) / 2, light, light), painted="aniolowie/pedestal"),
        "stake": Place((x - wide / 2, y + (tall - card) / 2, wide, card), "column"),
    }


def _played(tall: float) -> float:
    """How tall a card is that waits for answers: of several each must be seen and aimed at."""
    return max(min(tall - LABEL, 150.0), LEAST)


def _waiting(view: State, tall: float) -> tuple[Want, Want]:
    """What abilities and interventions want that wait for answers."""
    card = _played(tall) * UPRIGHT

    def want(count: int) -> Want:
        return Want(card + 8 + 18 * (count - 1), 8 + count * card * BESIDE) if count else Want()

    return want(len(view.abilities)), want(len(view.interventions))


def _waits(box: Box, abilities: float, interventions: float) -> dict[str, Place]:
    """What waits, interventions at the right: they come first."""
    x, y, _wide, tall = box
    pad = (2.0, 0.0, 2.0, max(tall - _played(tall), 0.0))
    return {
        "abilities": Place((x - 3, y, max(abilities - 3, 1.0), tall), "row", pad),
        "stack": Place((x + abilities, y, max(interventions - 3, 1.0), tall), "row", pad),
    }


def _fights(view: State, seats: Sequence[int], tall: float, wide: float) -> list[float]:
    """How wide the fights of these seats are in the middle, then abilities and interventions that wait."""
    waiting = _waiting(view, tall)
    fights = [want_of(view, FIGHT, seat, tall) for seat in seats]
    room = wide - sum(FOLDED * 1.6 for want in fights if not want.most)
    lack = sum(want.least for want in (*fights, *waiting)) - room
    if lack > 0:  # cards of a fight lap over each other more closely, each of what waits must be seen
        share = 1 - lack / (sum(want.least for want in fights) or lack)
        fights = [Want(want.least * share, want.most * share) for want in fights]
    shared = shared_out([*fights, *waiting], room, 0.0) if any(want.most for want in (*fights, *waiting)) else [0.0] * 4
    return [share or FOLDED * 1.6 for share in shared[: len(seats)]] + shared[len(seats) :][:2]


def _clash(view: State, near: int, far: int, box: Box) -> dict[str, Place]:
    """Both fights, between them the pedestal with a total at each side; at the right what waits for answers."""
    x, y, wide, tall = box
    middle = _stake(tall) * UPRIGHT + 2 * TOTAL + 12
    own, other, abilities, interventions = _fights(view, [near, far], tall, wide - middle)
    waits = (x + wide - abilities - interventions, y, 0.0, tall)
    x += (wide - middle - own - other - abilities - interventions) / 2
    centre, disc = x + own + middle / 2, y + (tall - TOTAL) / 2
    return {
        ROW_NAMES[near][FIGHT]: _row(view, FIGHT, near, (x, y, own, tall)),
        ROW_NAMES[far][FIGHT]: _row(view, FIGHT, far, (x + own + middle, y, other - 3, tall)),
        f"total-{near}": Place((x + own + 3, disc, TOTAL, TOTAL)),
        f"total-{far}": Place((x + own + middle - TOTAL - 3, disc, TOTAL, TOTAL)),
        **_pedestal(centre, y, tall),
        **_waits(waits, abilities, interventions),
    }


def _stand(view: State, near: int, box: Box) -> dict[str, Place]:
    """The own fight before the pedestal, and what waits behind it: the opponents' fights lie above."""
    x, y, wide, tall = box
    middle = _stake(tall) * UPRIGHT + TOTAL + 26
    own, abilities, interventions = _fights(view, [near], tall, wide - middle)
    if not abilities + interventions:
        own = max(want_of(view, FIGHT, near, tall).most, 0.5 * wide)
    waits = (x + wide - abilities - interventions, y, 0.0, tall)
    x += (wide - middle - own - abilities - interventions) / 2
    centre = x + own + TOTAL + (middle - TOTAL) / 2
    return {
        ROW_NAMES[near][FIGHT]: _row(view, FIGHT, near, (x, y, own, tall)),
        f"total-{near}": Place((x + own + 3, y + (tall - TOTAL) / 2, TOTAL, TOTAL)),
        **_pedestal(centre, y, tall),
        **_waits(waits, abilities, interventions),
    }


# Two players


def _two(view: State, near: int, far: int) -> dict[str, Place]:
    strip, gap = 48.0, 5.0
    far_line, near_line = (lies(view, [seat], SUPPORT, LAND, PEOPLE) for seat in (far, near))
    tall = TALL - strip - 8 - 4 * gap
    lines = [
        (LEAST, 0.6) if far_line else (NAMED, 0.0),
        (LEAST, 1.4 if lies(view, [near, far], FIGHT) else 0.6),
        (LEAST, 1.0) if near_line else (NAMED, 0.0),
        _hand_line(view, near),
    ]
    far_tall, middle, near_tall, hand = _with_hand(view, near, lines, tall)
    y, x, wide = 4.0 + strip + gap, EDGE, WIDE - 2 * EDGE
    found = _edge(far, (x, 4.0, wide, strip), 190.0)
    found |= _line(view, far, (x, y, wide, far_tall), COUNT - 6)
    y += far_tall + gap
    found |= _clash(view, near, far, (x, y, wide, middle))
    y += middle + gap
    found |= _line(view, near, (x, y, wide, near_tall), COUNT)
    y += near_tall + gap
    return found | _near_edge(view, near, y, hand)


def _hand_line(view: State, seat: int) -> tuple[float, float]:
    """The hand is large; without cards its line is as tall as the piles beside it."""
    return (LEAST, 0.7) if view.sides[seat].hand else (PILE / UPRIGHT + LABEL, 0.1)


def _with_hand(view: State, seat: int, lines: list[tuple[float, float]], tall: float) -> list[float]:
    """How tall each line is, the hand's the last of them: it is no taller than lets enough be seen of each card."""
    heights, count = heights_of(lines, tall), len(view.sides[seat].hand)
    _x, _y, wide, _tall = _near_edge(view, seat, 0.0, heights[-1])[f"hand-{seat}"].box
    most = max(wide / UPRIGHT / (1 + HELD * (count - 1)), LEAST) if count > 1 else heights[-1]
    return heights if heights[-1] <= most else heights_of([*lines[:-1], (most, 0.0)], tall)


def _near_edge(view: State, seat: int, y: float, tall: float) -> dict[str, Place]:
    """The procession and the dead, what is out of the game above them, the hand, the player's deck and discard pile."""
    low, choosing = PILE / UPRIGHT, view.phase == CHOOSE
    top, named = y + tall - low - LABEL, (0.0, 0.0, 0.0, LABEL)
    march = 4 * (PILE + 4) if choosing else PILE + LABEL
    dead = EDGE + march + 6
    found = {
        "procession": Place((EDGE, top, march, low + LABEL), "row" if choosing else "spot", named),
        "grave": Place((dead, top, PILE + LABEL, low + LABEL), "pile", named, opens=True),
    }
    left, above = dead + PILE + LABEL + 8, top - y >= TOKEN
    out = (EDGE, y + 2) if above else (left, y + tall - TOKEN)
    found["boxed"] = Place((*out, BOXED + 28, TOKEN - 2), "pile", (BOXED, 0.0, 0.0, 0.0), opens=True)
    left += 0.0 if above else BOXED + 36
    name = LABEL if tall < LEAST else min(tall - LEAST, LABEL)
    card = min(tall, 152.0) - name
    right = WIDE - EDGE - card * UPRIGHT
    pile = (right - 2, y + tall - card - name, card * UPRIGHT + 4, card + name)
    found[f"discard-{seat}"] = Place(pile, "pile", (2.0, 0.0, 2.0, name), opens=True)
    right -= PILE + 10
    found[f"deck-{seat}"] = Place((right, top, PILE, low), "pile", opens=True)
    first = (right + (PILE - TOKEN) / 2, y) if above else (right - TOKEN - 8, top + (low - TOKEN) / 2)
    found[f"first-{seat}"] = Place((*first, TOKEN, TOKEN))
    right = min(right, first[0]) if not above else right
    found[f"hand-{seat}"] = Place((left, y, right - 8 - left, tall), "row")
    return found


def _edge(seat: int, box: Box, hand: float) -> dict[str, Place]:
    """An opponent's deck, hand, discard pile and the token of who goes first, in one line."""
    x, y, _wide, tall = box
    card, gap = tall * UPRIGHT, 6.0
    found = {f"deck-{seat}": Place((x, y, card, tall), "pile", opens=True)}
    x += card + gap
    found[f"hand-{seat}"] = Place((x, y, hand, tall), "fan")
    x += hand + gap
    found[f"discard-{seat}"] = Place((x, y, card, tall), "pile", opens=True)
    x += card + gap
    found[f"first-{seat}"] = Place((x, y, tall, tall))
    return found


# Three and four players


def _many(view: State, near: int, far: list[int]) -> dict[str, Place]:
    strip, gap = 37.0, 1.5
    filled = [lies(view, far, SUPPORT, LAND), lies(view, far, FIGHT, PEOPLE), lies(view, [near], SUPPORT, LAND, PEOPLE)]
    upper, lower, own = ((LEAST, 0.7) if each else (NAMED, 0.0) for each in filled)
    tall = TALL - strip - 2 - 5 * gap
    middle = (LEAST, 1.0 if lies(view, [near], FIGHT) else 0.2)
    heights = _with_hand(view, near, [upper, lower, middle, own, _hand_line(view, near)], tall)
    shares = _columns(view, far, heights, WIDE - 2 * EDGE - (len(far) - 1) * 10)
    found: dict[str, Place] = {}
    for k, (other, share) in enumerate(zip(far, shares, strict=True)):
        x = EDGE + sum(shares[:k]) + 10 * k
        found |= _edge(other, (x, 1.0, share, strip), 70.0 if len(far) > 2 else 120.0)
        found |= _column(view, other, (x, 1.0 + strip + gap, share, 0.0), heights[:2], gap)
    y, wide = 1.0 + strip + gap + heights[0] + gap + heights[1] + gap, WIDE - 2 * EDGE
    found |= _stand(view, near, (EDGE, y, wide, heights[2]))
    y += heights[2] + gap
    found |= _line(view, near, (EDGE, y, wide, heights[3]), COUNT)
    return found | _near_edge(view, near, y + heights[3] + gap, heights[4])


def _columns(view: State, far: Sequence[int], heights: Sequence[float], wide: float) -> list[float]:
    """How wide each opponent's column is: where two lines each find no room, more of them will need less."""
    asks = [_asks(view, other, heights[0], USUAL) for other in far]
    if sum(ask.least for ask in asks) > wide:
        asks = [Want(_asks(view, other, 0.0, LINES[-1]).least, ask.least) for other, ask in zip(far, asks, strict=True)]
    return shared_out(asks, wide)


def _asks(view: State, seat: int, tall: float, lines: Sequence[Sequence[int]]) -> Want:
    """What an opponent's column wants: as much as the widest of its lines."""
    least, most = (max(_needs(view, seat, line, tall)[k] for line in lines) for k in range(2))
    return Want(max(least, LEAST_COLUMN), max(most, LEAST_COLUMN))


def _needs(view: State, seat: int, line: Sequence[int], tall: float) -> Want:
    wants = [want_of(view, row, seat, tall) for row in line]
    beside = sum(_beside(view, row) for row in line) + APART * (len(line) - 1)
    return Want(*(sum(want[k] or NARROW for want in wants) + beside for k in range(2)))


def _beside(view: State, row: int) -> float:
    """Room for the number that stands beside a row."""
    fights = view.phase in (BATTLE, CLAIM, OVER)
    return {FIGHT: FAR_TOTAL if fights else 0.0, PEOPLE: FAR_COUNT}.get(row, 0.0)


def _column(view: State, seat: int, box: Box, heights: Sequence[float], gap: float) -> dict[str, Place]:
    """One of several opponents: support and land, then what is next to the middle, fight and people."""
    x, y, wide, _tall = box
    found: dict[str, Place] = {}
    for line, tall in _lines(view, seat, wide, heights, gap):
        room = wide - sum(_beside(view, row) for row in line) - APART * (len(line) - 1)
        shares = shared_out([want_of(view, row, seat, tall) for row in line], room, NARROW)
        left = x
        for row, share in zip(line, shares, strict=True):
            own = share + _beside(view, row)
            found |= _far_row(view, row, seat, (left, y, own, tall))
            left += own + APART
        y += tall + gap
    return found


def _far_row(view: State, row: int, seat: int, box: Box) -> dict[str, Place]:
    x, y, _wide, tall = box
    if row == LAND:
        return _land(view, seat, box)
    if row == PEOPLE:
        return _folk(view, seat, box, FAR_COUNT)
    if row == SUPPORT:
        return {ROW_NAMES[seat][row]: _row(view, row, seat, box)}
    beside = _beside(view, row)
    total = max(min(beside, tall), 1.0)
    return {
        ROW_NAMES[seat][row]: _row(view, row, seat, box, PAD + beside),
        f"total-{seat}": Place((x + PAD - 2, y + (tall - total) / 2, total, total)),
    }


def _lines(
    view: State, seat: int, wide: float, heights: Sequence[float], gap: float
) -> Sequence[tuple[Sequence[int], float]]:
    """The lines of a column and how tall they are: those that show most of cards, below or beside each other."""

    def shown(lines: Sequence[tuple[Sequence[int], float]]) -> float:
        lowest = min((tall for line, tall in lines if lies(view, [seat], *line)), default=LEAST)
        lacks = max(_needs(view, seat, line, 0.0).least - wide for line, _tall in lines)
        return min(lowest, LEAST) - HIDES * max(lacks, 0.0)

    tall = sum(heights) + gap
    divided = [_divided(view, seat, lines, tall - (len(lines) - 1) * gap) for lines in LINES[1:]]
    found = [lines for lines in divided if sum(each for _line, each in lines) + (len(lines) - 1) * gap < tall + 1]
    return max([list(zip(USUAL, heights, strict=True)), *found], key=shown)


def _divided(
    view: State, seat: int, lines: Sequence[Sequence[int]], tall: float
) -> Sequence[tuple[Sequence[int], float]]:
    """Lines that share a height; where a card lies across one it is seen whole."""

    def asks(line: Sequence[int]) -> tuple[float, float]:
        cards = [card for row in line for card in spans(view, row, seat)]
        if not lies(view, [seat], *line):
            return NAMED, 0.0
        return (CROPPED, 1.0) if max(cards, default=0.0) < 1 else (LEAST * UPRIGHT + 2, 0.3)

    return list(zip(lines, heights_of([asks(line) for line in lines], tall), strict=True))


def _brought(view: State, near: int, found: Mapping[str, Place]) -> dict[str, Place]:
    """Until the procession has formed, the people somebody brought; one's own large enough to be read."""
    brought = {f"brought-{seat}": found[f"hand-{seat}"] for seat in range(len(view.sides))}
    if view.phase == CHOOSE and view.seat == near:
        top, foot = 48.0, min(found[name].box[1] for name in (f"hand-{near}", "procession")) - 6
        edge = max((foot - top - BROUGHT) / 2, 8.0)
        box = (EDGE, top, WIDE - 2 * EDGE, foot - top)
        brought[f"brought-{near}"] = Place(box, "row", (8.0, edge, 8.0, edge), above=True)
    return brought


LAYOUT = Layout(
    size=SIZE,
    furniture=(),
    places=places,
    fits={"card": Fit(aspect=UPRIGHT), "giant": Fit(aspect=SLENDER)},
    mats=frozenset({"mat", "row"}),
)
