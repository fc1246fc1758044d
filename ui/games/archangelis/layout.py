"""Archangelis: heaven above, hell below, and between them the Locations with the Light that each side brings there.

Below the Locations the Store on its rail; on each side a Host, a Horde, and at its edge the hand and the piles. What is
asked for now is large: an army of which something is chosen, the armies of the Final Battle. Where many cards lie in an
army they lap over each other, with their names in what is seen, before they become smaller.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.archangelis.cards import TITLE, TYPE
from game.archangelis.rules import RULES
from game.archangelis.state import CHOOSING_ARMIES, REMOVE, Side, State
from game.core.contract import HIDDEN
from game.core.names import NONE
from game.core.ref import ref
from game.deckbuilding.rules import APPOINT, OVER, STORE
from ui.games import deckbuilding
from ui.table.shape import Fit, Layout, Place

SIZE = WIDE, TALL = 940.0, 720.0
UPRIGHT, LYING = 5 / 7, 7 / 5
EDGE, GAP = 8.0, 6.0
COUNTER = 46.0
LIGHT = COUNTER + 10
"""What stays free at the left of an army, for its Light."""
FOLDED, HELD = 96.0, 40.0
"""How wide an opponent's hand and piles are, and how tall the hand."""
GAUGE = 17.0
"""How tall the gauges are above and below a Location."""
LABEL = 14.0
"""Room for the name of a pile below it."""
LEAST = 66.0
"""What stays free at least at each end of the row of Locations."""
RELIC = 0.22
"""How far a relic peeks out below its bearer, as a share of its height."""


class Rows(NamedTuple):
    """Where rows begin and how tall they are, from the far side to the near one."""

    far_army: tuple[float, float]
    ground: tuple[float, float]
    shop: tuple[float, float]
    near_army: tuple[float, float]
    near_edge: tuple[float, float]


TURN = Rows((4.0, 116.0), (122.0, 168.0), (291.5, 147.6), (440.5, 139.0), (583.0, 135.0))
BEARING = Rows((3.0, 102.0), (107.0, 154.0), (262.0, 147.6), (411.0, 169.0), (583.0, 135.0))
"""The same with relics in the own army, below those who bear them."""
ASKED = Rows((5.0, 186.0), (195.0, 160.0), (359.0, 88.0), (451.0, 128.0), (583.0, 135.0))
"""Something of the far army is chosen."""
CROWDED = Rows((5.0, 226.0), (235.0, 160.0), (399.0, 88.0), (491.0, 116.0), (611.0, 107.0))
"""The same where many cards are to choose from: they lie in two lines."""
CROWD, OWN_CROWD, UNLIMITED = 5, 12, 99
"""So many of a far army and of the own one lie beside each other with their names."""
DECIDED, NAMED = 96.2, 54.0
"""How wide a card is that something is chosen of, and how much of one is seen that has its name: to be so wide, cards
lap so far."""
BATTLE = Rows((5.0, 214.0), (223.0, 92.0), (319.0, 62.0), (385.0, 214.0), (605.0, 112.0))


def places(view: State, seat: int | None) -> Mapping[str, Place]:
    near = seat or 0
    rows = _rows(view, near)
    found = {**_shop(rows.shop), **_ground(view, near, *rows.ground)}
    for each in range(2):
        if each == near:
            found |= _armies(view, each, 0.0, rows.near_army, OWN_CROWD)
            found |= _near_edge(view.sides[each], each, *rows.near_edge)
        else:
            edge = _far_edge(view.sides[each], each, *rows.far_army)
            x, _y, wide, _tall = edge[f"titles-{each}"].box
            crowd = CROWD if rows is CROWDED else UNLIMITED
            found |= edge | _armies(view, each, x + wide, rows.far_army, crowd, FOLDED + GAP)
    if view.phase == APPOINT:
        box = (EDGE, EDGE, WIDE - 2 * EDGE, TALL - 2 * EDGE)
        found["leaders"] = Place(box, "grid", (GAP,) * 4, slots=((len(view.leaders) + 1) // 2 or 1, 2), above=True)
    return found


def _rows(view: State, near: int) -> Rows:
    if view.phase in (CHOOSING_ARMIES, OVER):
        return BATTLE
    far, waits = 1 - near, view.phase == REMOVE or (view.stack and view.gap == NONE)
    if waits and (zones := deckbuilding.asked(RULES, view, near) & {f"host-{far}", f"horde-{far}"}):
        return CROWDED if any(_count(view.sides[far], ref(zone).zone) > CROWD for zone in zones) else ASKED
    return BEARING if _bears(view.sides[near]) else TURN


def _count(own: Side, zone: str) -> int:
    """How many cards lie in a Host, a Horde or a final army beside each other."""
    return len({"host": own.host + own.host_humans, "horde": own.horde + own.horde_humans, "army": own.army}[zone])


def _bears(own: Side) -> bool:
    """Does anybody of this side bear a relic?"""
    return any(relic != NONE for relic in (*own.host_relics, *own.horde_relics))


def _shop(row: tuple[float, float]) -> dict[str, Place]:
    """Six cards that can be bought, the decks that refill them, and what there is to spend."""
    y, tall = row
    card = (tall - 12) * UPRIGHT
    deck, top = card * 0.62, y + 6
    low = (tall - 12) * 0.62

    def folded(x: float) -> Place:
        return Place((x, y + (tall - low) / 2, deck, low))

    step, x = card + GAP, EDGE + 10
    found = {"supply": Place((x, top, card, tall - 12))}
    found["holy"] = folded(x + step + GAP)
    x += step + GAP + deck + 2 * GAP
    found |= {f"store-{k}": Place((x + k * step, top, card, tall - 12)) for k in range(STORE)}
    x += STORE * step + GAP
    found["infernal"] = folded(x)
    x += deck + GAP
    counter = min(COUNTER, tall * 0.5)
    pad = (COUNTER + 6, (tall - low) / 2 - 6, 4.0, (tall - low) / 2 - 6)
    found["purse"] = Place((x, top, min(WIDE - EDGE - 12 - x, 180.0), tall - 12), "row", pad, opens=True)
    found["word"] = Place((x + 2, y + (tall - counter) / 2 - 6, COUNTER, counter))
    end = x + found["purse"].box[2] + 12
    return {"rail": Place((EDGE - 4, y, end - EDGE, tall), painted="archangelis/rail"), **found}


def _ground(view: State, near: int, y: float, tall: float) -> dict[str, Place]:
    """The Locations, over and under each what a Host would bring there; at the right the Locations that were won, at
    the left those to come and the cards that are gone."""
    card = min((tall - 2 * GAUGE - 4) * LYING, (WIDE - 2 * EDGE - 2 * LEAST - view.rows * 2 * GAP) / view.rows)
    high = card / LYING
    block = view.rows * card + (view.rows - 1) * 2 * GAP
    left, top = (WIDE - block) / 2, y + (tall - high) / 2
    found: dict[str, Place] = {}
    for slot in range(view.rows):
        x = left + slot * (card + 2 * GAP)
        found[f"location-{slot}"] = Place((x, top, card, high))
        found[f"gauge-{slot}-{near}"] = Place((x, top + high + 2, card, GAUGE))
        found[f"gauge-{slot}-{1 - near}"] = Place((x, top - 2 - GAUGE, card, GAUGE))
    side = left - EDGE - 2 * GAP
    x, half = WIDE - EDGE - side, (tall - GAP) / 2
    crowns = min(side / 3, half * 0.55)
    won = half - crowns - 4
    found[f"crowns-{1 - near}"] = Place((x, y, side, crowns))
    found[f"won-{1 - near}"] = Place((x, y + crowns + 4, side, won), "row", opens=True)
    found[f"won-{near}"] = Place((x, y + tall - half, side, won), "row", opens=True)
    found[f"crowns-{near}"] = Place((x, y + tall - crowns, side, crowns))
    cell = (side - GAP) / 2 if view.solo else min(side, 84.0)
    deck = min(cell / LYING, half)
    found["locations"] = Place((EDGE, y, cell, deck))
    found["demon-locations"] = Place((EDGE + cell + GAP, y, cell, deck))
    below = y + deck + GAP
    for k, name in enumerate(("exile", "infernal-discard")):
        box = (EDGE + k * (cell + GAP), below, cell, y + tall - below)
        found[name] = Place(box, "pile", (0.0, 0.0, 0.0, LABEL), opens=True)
    return found


def _far_edge(own: Side, seat: int, y: float, tall: float) -> dict[str, Place]:
    """The opponent's Commander at one end of the row, hand and piles folded small at the other."""
    leader = min(tall, 118.0) * UPRIGHT
    x, held = WIDE - EDGE - FOLDED, min(HELD, 0.34 * tall)
    titles = FOLDED + GAP if own.titles else 0.0
    piles, low = y + held + 2, min((FOLDED - GAP) / 2 / UPRIGHT, tall - held - LABEL - 2)
    pile = low * UPRIGHT
    return {
        f"leader-{seat}": Place((EDGE, y, leader, leader / UPRIGHT)),
        f"titles-{seat}": Place((EDGE + leader + GAP, y, titles, leader / UPRIGHT), "row", opens=True),
        f"hand-{seat}": Place((x, y, FOLDED, held), "fan"),
        f"deck-{seat}": Place((x, piles, pile, low)),
        f"discard-{seat}": Place(
            (x + FOLDED - pile - 10, piles, pile + 20, low + LABEL), "pile", (10.0, 0.0, 10.0, LABEL), opens=True
        ),
    }


def _near_edge(own: Side, seat: int, y: float, tall: float) -> dict[str, Place]:
    card, pile = tall * UPRIGHT, 62.0
    x, right = EDGE + card + 2 * GAP, WIDE - EDGE - 2 * pile - GAP
    awaited = any(held != HIDDEN and TYPE[held] == TITLE for held in own.hand)
    titles = (min(len(own.titles), 2) * 0.6 + 0.4) * card if own.titles else card * awaited
    low = pile / UPRIGHT + LABEL
    found = {
        f"leader-{seat}": Place((EDGE, y, card, tall)),
        f"titles-{seat}": Place((x, y, max(titles, 1.0), tall), "row", opens=True),
        f"deck-{seat}": Place((right, y + tall - low, pile, low - LABEL)),
        f"discard-{seat}": Place(
            (right + pile + GAP, y + tall - low, pile, low), "pile", (0.0, 0.0, 0.0, LABEL), opens=True
        ),
    }
    x += titles + GAP
    found[f"hand-{seat}"] = Place((x, y, right - 2 * GAP - x, tall), "row")
    return found


def _armies(
    view: State, seat: int, x: float, row: tuple[float, float], crowd: int, behind: float = 0.0
) -> dict[str, Place]:  # fmt: skip
    """A Host and a Horde (in the Solo Game each side has one of them), in the end the army of the Final Battle; more
    cards than a crowd lie in two lines."""
    own, (y, tall) = view.sides[seat], row
    x += EDGE
    wide = WIDE - EDGE - behind - x
    if view.phase in (CHOOSING_ARMIES, OVER):
        zones = ["army"]
    else:
        zones = [("host", "horde")[seat]] if view.solo else ["host", "horde"]
    counts = [_count(own, zone) for zone in zones]
    lines = [1 + (count > crowd) for count in counts]
    across = [-(-count // line) for count, line in zip(counts, lines, strict=True)]
    found: dict[str, Place] = {}
    bears = RELIC * _bears(own)
    for zone, count, line, room in zip(zones, across, lines, _shares(across, wide), strict=True):
        low = tall / line
        whole = (low - 4) / (1 + bears)
        least = DECIDED if line > 1 or whole * UPRIGHT >= DECIDED else 0.0
        inside = room - LIGHT - 4
        beside, named = inside / (1.06 * max(count, 1)), min(inside - NAMED * (count - 1), DECIDED)
        card = min(whole, max(beside, named, least, 0.62 * whole * UPRIGHT) / UPRIGHT)
        pad = (LIGHT, (low - card * (1 + bears)) / 2, 4.0, (low - card * (1 - bears)) / 2)
        found[f"{zone}-{seat}"] = Place(
            (x, y, room, tall), "row", pad, leans_right=True, slots=(max(count, 1), line), least=least
        )
        found[f"{zone}-light-{seat}"] = Place((x + 5, y + (tall - COUNTER) / 2 - 8, COUNTER, COUNTER))
        x += room + 2 * GAP
    return found


def _shares(across: list[int], wide: float) -> list[float]:
    """How wide armies are that lie in one row: each has room for a card, and more for each further one."""
    if len(across) == 1:
        return [wide]
    least = [LIGHT + GAP + DECIDED * bool(count) for count in across]
    more = [max(count - 1, 0.0) + 0.25 for count in across]
    rest = wide - sum(least) - 2 * GAP
    return [room + rest * each / sum(more) for room, each in zip(least, more, strict=True)]


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
    tuck=RELIC,
)
