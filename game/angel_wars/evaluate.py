"""How good a position of Angel Wars is for a seat: the race home, in ranks and in flips.

Seen from an army, the board is eight lanes side by side, whose rank 0 is the goal. What a figure still needs is read
from its own lane and the better of the two beside it. It depends on few tiles, so it is worked out when such tiles are
first met, and remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from game.angel_wars.board import ALL, BIT
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
"""So many it takes to get past a figure, of whatever side, or beyond the edge."""
AVERAGE_ROLL = 1.5
"""The movements that the die gives on average."""
REMEMBERED = 2000
"""So many ways home from one tile are remembered at a time."""

TILE = (
    tuple(tuple(8 * rank + lane for rank in range(8)) for lane in range(8)),
    tuple(tuple(8 * lane + 7 - rank for rank in range(8)) for lane in range(8)),
    tuple(tuple(8 * (7 - rank) + lane for rank in range(8)) for lane in range(8)),
    tuple(tuple(8 * lane + rank for rank in range(8)) for lane in range(8)),
)
"""For each side the tile of a lane and a rank: how far it is from the goal."""
RANKS_OF = tuple(
    {tile: (lane, rank) for lane, tiles in enumerate(lanes) for rank, tile in enumerate(tiles)} for lanes in TILE
)
"""The lane and the rank of a tile."""


class Way(dict[int, int]):
    """The way home along one lane; asked with the lane beside it, it tells what is needed, in flips.

    A lane is a byte of the tiles that are free there, and above it one of those where a figure stands."""

    __slots__ = ("rank", "tolls")

    def __init__(self, rank: int, lane: int) -> None:
        super().__init__()
        self.rank = rank
        self.tolls = tolls(lane, rank)

    def __missing__(self, beside: int) -> int:
        self[beside] = needed = self.flips(tolls(beside, self.rank + 1))
        return needed

    def flips(self, beside: list[int]) -> int:
        """The fewest steps and flips that lead home: a run is one step however long, what is not free costs a flip."""
        tolls = self.tolls
        enter, enter_beside = tolls[0], beside[0]
        for rank in range(1, self.rank):
            ahead, ahead_beside = enter, enter_beside
            enter = tolls[rank] + min(ahead, 2 * STRIDE + beside[rank] + ahead_beside)
            enter_beside = beside[rank] + min(ahead_beside, 2 * STRIDE + tolls[rank] + ahead)
        return min(STRIDE + enter, 2 * STRIDE + beside[self.rank] + enter_beside)


def tolls(lane: int, ranks: int) -> list[int]:
    """What it takes to enter the first tiles of a lane."""
    return [0 if lane >> rank & 1 else TAKEN if lane >> 8 + rank & 1 else 1 for rank in range(ranks)]


class Ways(dict[tuple[int, int], Way]):
    """The ways by the rank of a figure and the lane ahead of it."""

    def __missing__(self, key: tuple[int, int]) -> Way:
        self[key] = way = Way(*key)
        return way


WAYS = Ways()
OFF_BOARD = 0xFF00
"""A lane beyond the edge: as if all of it were taken."""


class Sight:
    """What a figure of a side sees from a tile: the `region` of tiles that its way home depends on, lane by lane.

    What is remembered has them for its key: `free & region | (occupied & region) << 64`."""

    __slots__ = ("changes", "lanes", "needs", "rank", "region")

    def __init__(self, side: int, lane: int, rank: int) -> None:
        self.rank = rank
        ranks = {0: rank, -1: rank + 1, 1: rank + 1} if rank else {}
        self.lanes = tuple(TILE[side][lane + way][:many] if 0 <= lane + way < 8 else () for way, many in ranks.items())
        """Its own lane ahead, and the two beside it."""
        self.region = sum(BIT[tile] for tiles in self.lanes for tile in tiles)
        self.needs = Needs(self)
        self.changes = Changes(self)

    def bits(self, key: int) -> list[int]:
        """What a key says of the three lanes, as `Way` has them."""
        return [
            sum((key >> tile & 1) << rank | (key >> 64 + tile & 1) << 8 + rank for rank, tile in enumerate(lane))
            if lane
            else OFF_BOARD
            for lane in self.lanes
        ]


class Needs(dict[int, int]):
    """What the way home needs, in flips."""

    __slots__ = ("sight",)

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self.sight = sight

    def __missing__(self, key: int) -> int:
        if len(self) >= REMEMBERED:
            self.clear()
        own, left, right = self.sight.bits(key)
        way = WAYS[self.sight.rank, own]
        self[key] = need = min(way[left], way[right])
        return need


class Changes(dict[int, tuple[tuple[int, int], ...]]):
    """The tiles whose flip changes that, and by how much; what is said of tiles with a figure means nothing."""

    __slots__ = ("sight",)

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self.sight = sight

    def __missing__(self, key: int) -> tuple[tuple[int, int], ...]:
        if len(self) >= REMEMBERED:
            self.clear()
        sight, (own, left, right) = self.sight, self.sight.bits(key)
        way = WAYS[sight.rank, own]
        through_left, through_right = way[left], way[right]
        need = min(through_left, through_right)
        found = []
        for rank, tile in enumerate(sight.lanes[0]):
            flipped = WAYS[sight.rank, own ^ 1 << rank]
            found.append((tile, min(flipped[left], flipped[right]) - need))
        for tiles, bits, through_other in (
            (sight.lanes[1], left, through_right),
            (sight.lanes[2], right, through_left),
        ):
            for rank, tile in enumerate(tiles):
                found.append((tile, min(way[bits ^ 1 << rank], through_other) - need))
        self[key] = changes = tuple(PAIRS[tile, change] for tile, change in found if change)
        return changes


class Pairs(dict[tuple[int, int], tuple[int, int]]):
    """Equal pairs of numbers are kept once."""

    def __missing__(self, pair: tuple[int, int]) -> tuple[int, int]:
        self[pair] = pair
        return pair


PAIRS = Pairs()


def sights(side: int) -> tuple[Sight, ...]:
    """What the figures of a side see from each tile."""
    return tuple(Sight(side, *RANKS_OF[side][tile]) for tile in range(64))


SIGHTS = tuple(sights(side) for side in range(4))


class Judge:
    """The evaluation with some weights."""

    __slots__ = ("weights",)

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = Weights(**weights)

    def __call__(self, state: State, seat: int) -> float:
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
    occupied, pieces = state.occupied, state.pieces
    orange = state.orange & ~occupied
    blue = ALL & ~(state.orange | occupied)
    colour = LAYOUTS[state.seats][state.sides].colour
    found = []
    for side, seen in enumerate(SIGHTS):
        free = orange if colour[side] else blue
        needed = ranks = 0
        for tile in pieces[3 * side : 3 * side + 3]:
            sight = seen[tile]
            if sight.rank:
                needed += sight.needs[free & sight.region | (occupied & sight.region) << 64]
                ranks += sight.rank
        found.append((needed, ranks))
    return found
