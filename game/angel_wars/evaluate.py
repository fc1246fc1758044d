"""How good a position of Angel Wars is for a seat: the race home, in ranks and in flips.

Seen from an army, the board is eight lanes side by side, each a byte whose bit 0 is the goal and whose bit 7 is the
start. What a figure still needs is read from its own lane and the better of the two beside it; every pair of lanes is
worked out when it is first met, and remembered.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from game.angel_wars.board import ALL
from game.angel_wars.state import LAYOUTS, State


class Weights(NamedTuple):
    """What one of each is worth to the seat, in log odds."""

    rank: float
    """A rank that a figure still has to cross. A flip can be undone and a step can't, so this weighs most: who opens
    ways without walking them plays for ever against somebody who closes them."""
    way: float
    """A flip that the way home of the own figures still needs; a step counts as `STRIDE` flips, since it stays."""
    others_rank: float
    """The same of all others."""
    others_way: float
    """Who values it like his own spends the game on hindering the other, and so does the other: nobody comes home."""
    in_hand: float
    """Each movement left to the seat to act."""
    certainty: float
    """How surely a lead wins: all of the above times this."""


STRIDE = 2
"""A step counts as so many flips: whatever was opened can be closed again, what was walked stays walked."""
TAKEN = 6
"""So many it takes to get past a figure, of whatever side."""
AVERAGE_ROLL = 1.5
"""The movements that the die gives on average."""


class Way(dict[int, int]):
    """The way home along one lane; asked with the free tiles of a lane beside it, it tells what is needed, in flips."""

    __slots__ = ("cost", "rank")

    def __init__(self, free: int, taken: int) -> None:
        super().__init__()
        self.rank = free.bit_length() - 1
        self.cost = [0 if free >> rank & 1 else TAKEN if taken >> rank & 1 else 1 for rank in range(self.rank)]

    def __missing__(self, beside: int) -> int:
        self[beside] = needed = self.flips(beside)
        return needed

    def flips(self, beside: int) -> int:
        """The fewest steps and flips that lead home: a run is one step however long, what is not free costs a flip."""
        if self.rank == 0:
            return 0
        flips = [1 - (beside >> rank & 1) for rank in range(self.rank + 1)]
        enter, enter_beside = self.cost[0], flips[0]
        for rank in range(1, self.rank):
            ahead, ahead_beside = enter, enter_beside
            enter = self.cost[rank] + min(ahead, 2 * STRIDE + flips[rank] + ahead_beside)
            enter_beside = flips[rank] + min(ahead_beside, 2 * STRIDE + self.cost[rank] + ahead)
        return min(STRIDE + enter, 2 * STRIDE + flips[self.rank] + enter_beside)


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
LANES = (COLUMNS, ROWS, COLUMNS, ROWS)
RANKS = (ROWS, tuple(7 - column for column in COLUMNS), tuple(7 - row for row in ROWS), COLUMNS)
"""For each side the lane of a tile, and its rank: how far it is from the goal."""

MIRROR = bytes(int(f"{lane:08b}"[::-1], 2) for lane in range(256))
T0, T1, T2, T3, T4, T5, T6, T7 = (
    tuple(sum(1 << (8 * column + row) for column in range(8) if tiles >> column & 1) for tiles in range(256))
    for row in range(8)
)
"""For each row of the board, its tiles as they lie when the board is turned over its diagonal."""


class Judge:
    """The evaluation with some weights."""

    __slots__ = ("weights",)

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def chance_to_win(self, state: State, seat: int) -> float:
        """The seat's chance to win, strictly between 0 and 1."""
        owner, w = LAYOUTS[state.seats][state.sides].owner, self.weights
        to_go = [0.0] * state.seats
        for side, (way, ranks) in enumerate(needs(state)):
            if owner[side] == seat:
                to_go[seat] += w.way * way + w.rank * ranks
            else:
                to_go[owner[side]] += w.others_way * way + w.others_rank * ranks
        to_go[state.seat] -= w.in_hand * (state.left if state.left > 0 else AVERAGE_ROLL)
        own = to_go[seat]
        if state.seats == 2:
            return 1 / (1 + exp(w.certainty * (own - to_go[1 - seat])))
        return 1 / sum([exp(w.certainty * (own - other)) for other in to_go])


def needs(state: State) -> list[tuple[int, int]]:
    """What the ways home of the figures of each side need, in flips, and how many ranks they are."""
    occupied = state.occupied
    orange = state.orange & (ALL ^ occupied)
    blue = ALL ^ (state.orange | occupied)
    colour = LAYOUTS[state.seats][state.sides].colour
    south, north = (orange, blue) if colour[0] else (blue, orange)
    west, east = (orange, blue) if colour[1] else (blue, orange)
    taken = _by_columns(occupied), _by_rows(occupied)
    armies = (
        (_by_columns(south), taken[0]),
        (_by_rows(west).translate(MIRROR), taken[1].translate(MIRROR)),
        (_by_columns(north).translate(MIRROR), taken[0].translate(MIRROR)),
        (_by_rows(east), taken[1]),
    )
    pieces, found = state.pieces, []
    for side in (0, 1, 2, 3):
        free, figures = armies[side]
        lane_of, rank_of = LANES[side], RANKS[side]
        needed = ranks = 0
        for piece in (3 * side, 3 * side + 1, 3 * side + 2):
            tile = pieces[piece]
            rank = rank_of[tile]
            if rank:
                lane = lane_of[tile]
                before = AHEAD[rank]
                way = WAYS[free[lane + 1] & before | STANDS[rank] | (figures[lane + 1] & before) << 8]
                left, right = way[free[lane]], way[free[lane + 2]]
                needed += left if left < right else right
                ranks += rank
        found.append((needed, ranks))
    return found


def _by_rows(tiles: int) -> bytes:
    """The rows as lanes, with an empty one on either side so that each has two neighbours."""
    return (tiles << 8).to_bytes(10, "little")


def _by_columns(tiles: int) -> bytes:
    """The columns as lanes, in the same way."""
    a, b, c, d, e, f, g, h = tiles.to_bytes(8, "little")
    return ((T0[a] | T1[b] | T2[c] | T3[d] | T4[e] | T5[f] | T6[g] | T7[h]) << 8).to_bytes(10, "little")
