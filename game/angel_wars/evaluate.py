"""How good a position of Angel Wars is for a seat: the race home, counted in movements.

Seen from an army, the board is eight lanes side by side, each a byte whose bit 0 is the goal and whose bit 7 is the
start. What a figure still needs is read from its own lane and the better of the two beside it; every pair of lanes is
worked out once and remembered (there are no more than 65,280).
"""

from __future__ import annotations

from math import exp

from game.angel_wars.board import ALL
from game.angel_wars.state import LAYOUTS, State

MOVEMENT = 10
"""What one movement still to be made counts."""
RANK = 12
"""What one rank still to be crossed counts beside it: a flip can be undone, a step can't, so play goes forward."""
TAKEN = 3
"""How many movements it takes to get past a figure, of whatever side."""
IN_HAND = 5
"""What each movement left to the seat to act is worth."""
SCALE = 60.0
"""How many points make a lead that wins about three games in four."""


class Way(dict[int, int]):
    """The way home along one lane; asked with the free tiles of a lane beside it, it tells what is still to do."""

    __slots__ = ("cost", "rank")

    def __init__(self, free: int, taken: int) -> None:
        super().__init__()
        self.rank = free.bit_length() - 1
        self.cost = [0 if free >> rank & 1 else TAKEN if taken >> rank & 1 else 1 for rank in range(self.rank)]

    def __missing__(self, beside: int) -> int:
        self[beside] = to_do = MOVEMENT * self.movements(beside) + RANK * self.rank
        return to_do

    def movements(self, beside: int) -> int:
        """The fewest steps and flips that lead home: a run is one step however long, what is not free costs a flip."""
        if self.rank == 0:
            return 0
        flips = [1 - (beside >> rank & 1) for rank in range(self.rank + 1)]
        enter, enter_beside = self.cost[0], flips[0]
        for rank in range(1, self.rank):
            ahead, ahead_beside = enter, enter_beside
            enter = self.cost[rank] + min(ahead, 2 + flips[rank] + ahead_beside)
            enter_beside = flips[rank] + min(ahead_beside, 2 + self.cost[rank] + ahead)
        return min(1 + enter, 2 + flips[self.rank] + enter_beside)


class Ways(dict[int, Way]):
    """The ways by the lane ahead of a figure: its free tiles, a bit where the figure stands, then its taken tiles."""

    def __missing__(self, lane: int) -> Way:
        self[lane] = way = Way(lane & 255, lane >> 8)
        return way


WAYS = Ways()
AHEAD = tuple((1 << rank) - 1 for rank in range(8))
STANDS = tuple(1 << rank for rank in range(8))

ROWS = tuple(tile >> 3 for tile in range(64))
COLUMNS = tuple(tile & 7 for tile in range(64))
LANE = (COLUMNS, ROWS, COLUMNS, ROWS)
"""For each side the lane of a tile: of its army's eight, the one beside the edge is 1, so that all have neighbours."""
LANE = tuple(tuple(lane + 1 for lane in lanes) for lanes in LANE)
RANKS = (ROWS, tuple(7 - column for column in COLUMNS), tuple(7 - row for row in ROWS), COLUMNS)
"""For each side the rank of a tile: how far it is from the goal."""

MIRROR = bytes(int(f"{lane:08b}"[::-1], 2) for lane in range(256))
TURN = tuple(
    tuple(sum(1 << (8 * column + row) for column in range(8) if tiles >> column & 1) for tiles in range(256))
    for row in range(8)
)
"""For each row, its tiles as they lie when the board is turned over its diagonal."""
T0, T1, T2, T3, T4, T5, T6, T7 = TURN


def chance_to_win(state: State, seat: int) -> float:
    """The seat's chance to win, strictly between 0 and 1; over all seats the chances add up to 1."""
    occupied = state.occupied
    orange = state.orange & (ALL ^ occupied)
    blue = ALL ^ (state.orange | occupied)
    layout = LAYOUTS[state.seats][state.sides]
    owner = layout.owner
    south, west, _, _ = layout.colour
    pieces = state.pieces
    to_go = [0.0] * state.seats

    a, b, c, d, e, f, g, h = occupied.to_bytes(8, "little")
    columns = ((T0[a] | T1[b] | T2[c] | T3[d] | T4[e] | T5[f] | T6[g] | T7[h]) << 8).to_bytes(10, "little")
    rows = (occupied << 8).to_bytes(10, "little")

    a, b, c, d, e, f, g, h = (orange if south else blue).to_bytes(8, "little")
    lanes = ((T0[a] | T1[b] | T2[c] | T3[d] | T4[e] | T5[f] | T6[g] | T7[h]) << 8).to_bytes(10, "little")
    to_go[owner[0]] += _to_do(lanes, columns, pieces[0:3], LANE[0], RANKS[0])
    a, b, c, d, e, f, g, h = (blue if south else orange).to_bytes(8, "little")
    lanes = ((T0[a] | T1[b] | T2[c] | T3[d] | T4[e] | T5[f] | T6[g] | T7[h]) << 8).to_bytes(10, "little")
    to_go[owner[2]] += _to_do(lanes.translate(MIRROR), columns.translate(MIRROR), pieces[6:9], LANE[2], RANKS[2])
    lanes = ((orange if west else blue) << 8).to_bytes(10, "little").translate(MIRROR)
    to_go[owner[1]] += _to_do(lanes, rows.translate(MIRROR), pieces[3:6], LANE[1], RANKS[1])
    lanes = ((blue if west else orange) << 8).to_bytes(10, "little")
    to_go[owner[3]] += _to_do(lanes, rows, pieces[9:12], LANE[3], RANKS[3])

    to_go[state.seat] -= IN_HAND * (state.left if state.left > 0 else 1.5)
    own = to_go[seat]
    if state.seats == 2:
        return 1 / (1 + exp((own - to_go[1 - seat]) / SCALE))
    return 1 / sum([exp((own - other) / SCALE) for other in to_go])


def _to_do(lanes: bytes, taken: bytes, tiles: list[int], lane_of: tuple[int, ...], rank_of: tuple[int, ...]) -> int:
    """What the three figures of an army still have to do."""
    total = 0
    for tile in tiles:
        lane, rank = lane_of[tile], rank_of[tile]
        ahead = AHEAD[rank]
        way = WAYS[lanes[lane] & ahead | STANDS[rank] | (taken[lane] & ahead) << 8]
        left, right = way[lanes[lane - 1]], way[lanes[lane + 1]]
        total += left if left < right else right
    return total
