"""The geometry of Angel Wars: 64 tiles, four sides, and one ready-made Move for each flip and each step.

Tiles count from the north-west corner, row by row; a set of tiles is a 64-bit integer. A tile's name is that of
the chess square: columns a to h from the west, rows 1 to 8 from the south.
"""

from __future__ import annotations

from game.core.contract import Move
from game.core.rng import GOLDEN, MASK, mix

ALL = MASK
SIDES = ("south", "west", "north", "east")
"""The sides clockwise. Pieces 3g to 3g+2 start on side g and are at home on the side that faces it."""

NAMES = tuple("abcdefgh"[tile % 8] + str(8 - tile // 8) for tile in range(64))
TILES = {name: tile for tile, name in enumerate(NAMES)}
PIECES = tuple(f"{side}-{n}" for side in SIDES for n in (1, 2, 3))
PIECE_OF = {name: piece for piece, name in enumerate(PIECES)}

BIT = tuple(1 << tile for tile in range(64))
CHECKERBOARD = sum(BIT[tile] for tile in range(64) if (tile // 8 + tile % 8) % 2 == 0)
"""The orange tiles of the start position."""

EDGES = (
    sum(BIT[tile] for tile in range(56, 64)),
    sum(BIT[tile] for tile in range(0, 64, 8)),
    sum(BIT[tile] for tile in range(8)),
    sum(BIT[tile] for tile in range(7, 64, 8)),
)
GOALS = tuple(EDGES[(side + 2) % 4] for side in range(4))
"""Corners included: a corner belongs to both of its edges (WA2)."""

NEIGHBOURS = tuple(
    sum(BIT[(row + dr) * 8 + column + dc] for dr, dc in ((0, 1), (0, -1), (1, 0), (-1, 0))
        if 0 <= row + dr < 8 and 0 <= column + dc < 8)
    for row in range(8) for column in range(8)
)  # fmt: skip

FLIP = tuple(Move("flip", name) for name in NAMES)
STEP = tuple(tuple(Move("step", piece, name) for name in NAMES) for piece in PIECES)
ROLL = Move("roll", "die")
END = Move("end")

ZOBRIST_TILE = tuple(mix(GOLDEN * (tile + 1) & MASK) for tile in range(64))
ZOBRIST_SIDE = tuple(tuple(mix(GOLDEN * (100 + side * 64 + tile) & MASK) for tile in range(64)) for side in range(4))


class Flips(dict[int, tuple[Move, ...]]):
    """The flips of a set of tiles within two neighbouring rows, made when first met."""

    def __init__(self, first_tile: int) -> None:
        super().__init__()
        self.first_tile = first_tile

    def __missing__(self, tiles: int) -> tuple[Move, ...]:
        self[tiles] = flips = tuple(FLIP[self.first_tile + at] for at in range(16) if tiles >> at & 1)
        return flips


class Runs(dict[int, tuple[Move, ...]]):
    """The steps of one piece from one tile along a row or column, by the free tiles there, made when first met."""

    def __init__(self, piece: int, tile: int, directions: tuple[int, int]) -> None:
        super().__init__()
        self.piece, self.tile, self.directions = piece, tile, directions

    def __missing__(self, free: int) -> tuple[Move, ...]:
        steps = []
        for direction in self.directions:
            at = self.tile + direction
            while 0 <= at < 64 and free >> at & 1:
                steps.append(STEP[self.piece][at])
                at += direction
        self[free] = run = tuple(steps)
        return run


FLIPS = (Flips(0), Flips(16), Flips(32), Flips(48))
ROW = tuple(0xFF << (tile & 56) for tile in range(64))
COLUMN = tuple(0x0101010101010101 << (tile & 7) for tile in range(64))
ROW_RUNS = tuple(Runs(piece, tile, (1, -1)) for piece in range(12) for tile in range(64))
COLUMN_RUNS = tuple(Runs(piece, tile, (8, -8)) for piece in range(12) for tile in range(64))
"""Both at `piece << 6 | tile`, to be asked with the free tiles of that row or column alone."""


def start_tiles(side: int, orange: bool) -> list[int]:
    """The three tiles of that colour on a side, corners left out: there are never more (W5)."""
    inner = [tile for tile in range(64) if EDGES[side] >> tile & 1 and tile not in (0, 7, 56, 63)]
    return [tile for tile in inner if (CHECKERBOARD >> tile & 1) == orange]


def line(start: int, end: int) -> list[int] | None:
    """The tiles after `start` up to `end` in a straight line; None when they do not share a row or column."""
    if start == end:
        return None
    if start // 8 == end // 8:
        step = 1 if end > start else -1
    elif start % 8 == end % 8:
        step = 8 if end > start else -8
    else:
        return None
    return list(range(start + step, end + step, step))
