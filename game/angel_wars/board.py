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

FLIP = tuple(Move("flip", name) for name in NAMES)
STEP = tuple(tuple(Move("step", piece, name) for name in NAMES) for piece in PIECES)
ROLL = Move("roll", "die")
END = Move("end")

ZOBRIST_TILE = tuple(mix(GOLDEN * (tile + 1) & MASK) for tile in range(64))
ZOBRIST_SIDE = tuple(tuple(mix(GOLDEN * (100 + side * 64 + tile) & MASK) for tile in range(64)) for side in range(4))


FLIPS = tuple(
    tuple(tuple(FLIP[first + at] for at in range(8) if tiles >> at & 1) for tiles in range(256))
    for first in range(0, 64, 8)
)
"""For each row, from the north, the flips of every set of its tiles."""

FILE = 0x0101010101010101
"""The westernmost column."""

UPRIGHT = tuple(
    {sum((tiles >> row & 1) << 8 * row for row in range(8)) << column: tiles for tiles in range(256)}
    for column in range(8)
)
"""For each column a set of its tiles as if it lay in a row."""


def span(start: int, free: int) -> int:
    """How far a run goes from one tile of a line of eight, up and down, as two octal digits."""
    up = down = 0
    while free >> (start + up + 1) & 1:
        up += 1
    while down < start and free >> (start - down - 1) & 1:
        down += 1
    return up << 3 | down


SPANS = tuple(bytes(span(start, free) for free in range(256)) for start in range(8))


class Steps(dict[int, tuple[Move, ...]]):
    """The steps of one piece from one tile along its row or column, by its span there, made when first met."""

    def __init__(self, piece: int, tile: int, way: int) -> None:
        super().__init__()
        self.piece, self.tile, self.way = piece, tile, way

    def __missing__(self, spans: int) -> tuple[Move, ...]:
        up, down = spans >> 3, spans & 7
        ways = [*range(1, up + 1), *range(-1, -down - 1, -1)]
        self[spans] = steps = tuple(STEP[self.piece][self.tile + self.way * n] for n in ways)
        return steps


RUNS = tuple(
    tuple(
        (row, FILE << column, SPANS[column], UPRIGHT[column], SPANS[row], Steps(piece, tile, 1), Steps(piece, tile, 8))
        for tile, (row, column) in enumerate(divmod(tile, 8) for tile in range(64))
    )
    for piece in range(12)
)
"""For each piece and tile: its row and its column's tiles, the spans along both by the free tiles there, the steps."""


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
