"""Plain players of Angel Wars: one runs home by the shortest way, one walks without leaving anything to undo, one
closes every way of the enemy, one does both as the race demands.

All of them count movements: what a figure still needs if nobody interferes, a straight run as one step, each tile of
the wrong colour as a flip.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from game.ai.sparring import Script, best
from game.angel_wars.board import BIT, PIECE_OF, TILES
from game.angel_wars.state import LAYOUTS, State
from game.core.contract import Move, Rules

TAKEN = 4
"""The movements that it takes to get past a figure."""
TURN = 2
"""A step aside and the next one forward."""
LEAP = 1.0
"""What it is worth to a blocker that an enemy comes a rank less far in its next turn."""
SAFE = 8
"""A lead, in movements, that a blocker thinks enough."""


def _tile(side: int, rank: int, lane: int) -> int:
    return (8 * rank + lane, 8 * lane + 7 - rank, 8 * (7 - rank) + lane, 8 * lane + rank)[side]


BOARDS = tuple(tuple(tuple(_tile(side, rank, lane) for lane in range(8)) for rank in range(8)) for side in range(4))
"""For each side the tiles as its figures see them: rank by rank from the goal, lane by lane."""
PLACES = tuple(
    {tile: (rank, lane) for rank, tiles in enumerate(board) for lane, tile in enumerate(tiles)} for board in BOARDS
)


class Position(NamedTuple):
    """What lies where."""

    orange: int
    occupied: int
    pieces: tuple[int, ...]

    def after(self, move: Move) -> Position:
        """The table after a flip or a step."""
        if move.kind == "flip":
            return self._replace(orange=self.orange ^ BIT[TILES[move.src or ""]])
        piece, tile = PIECE_OF[move.src or ""], TILES[move.dst or ""]
        pieces = list(self.pieces)
        pieces[piece] = tile
        return Position(self.orange, self.occupied ^ BIT[self.pieces[piece]] ^ BIT[tile], tuple(pieces))


def tolls(position: Position, side: int, orange: bool) -> list[list[int]]:
    """For each rank and lane what it takes to open that tile for an army."""
    return [
        [TAKEN if position.occupied & BIT[tile] else int(bool(position.orange & BIT[tile]) != orange) for tile in tiles]
        for tiles in BOARDS[side]
    ]


def needs(position: Position, side: int, orange: bool) -> list[int]:
    """The movements that each figure of an army still needs to come home."""
    open_at = tolls(position, side, orange)
    figures: dict[int, list[int]] = {}
    for piece in range(3 * side, 3 * side + 3):
        rank, lane = PLACES[side][position.pieces[piece]]
        figures.setdefault(rank, []).append(lane)
    found = [0] * len(figures.get(0, ()))
    onward = [0] * 8
    for rank in range(1, max(figures) + 1):
        ahead = [toll + rest for toll, rest in zip(open_at[rank - 1], onward, strict=True)]
        beside = [TURN + toll + rest for toll, rest in zip(open_at[rank], ahead, strict=True)]
        around = [min(pair) for pair in zip([99, *beside[:-1]], [*beside[1:], 99], strict=True)]
        for lane in figures.get(rank, ()):
            found.append(min(1 + ahead[lane], around[lane]))
        onward = [min(pair) for pair in zip(ahead, around, strict=True)]
    return found


class Army(NamedTuple):
    """Three figures of a side."""

    side: int
    orange: bool
    owner: int


def leap(position: Position, shut: int, army: Army, piece: int) -> int:
    """How many ranks a figure comes forward with one flip and one step; what was flipped just now stays as it is."""
    rank, lane = PLACES[army.side][position.pieces[piece]]
    flips = 1
    for ahead in range(rank - 1, -1, -1):
        tile = BIT[BOARDS[army.side][ahead][lane]]
        if bool(position.orange & tile) != army.orange:
            flips -= 1
        if flips < 0 or tile & position.occupied or (tile & shut and bool(position.orange & tile) != army.orange):
            return rank - 1 - ahead
    return rank


class General:
    """One decision: the position, who owns which army, the movements to choose from."""

    def __init__(self, view: State, moves: list[Move], seed: int) -> None:
        self.seed, self.seat, self.left, self.flipped = seed, view.seat, view.left, view.flipped
        layout = LAYOUTS[view.seats][view.sides]
        self.armies = [Army(side, layout.colour[side], layout.owner[side]) for side in range(4)]
        self.position = Position(view.orange, view.occupied, tuple(view.pieces))
        self.moves = [move for move in moves if move.kind in ("flip", "step")]
        self.flips = [move for move in self.moves if move.kind == "flip"]

    def need(self, position: Position, own: bool) -> int:
        """What all figures of the seat, or of the others, need together."""
        return sum(sum(needs(position, army.side, army.orange)) for army in self.armies
                   if (army.owner == self.seat) == own)  # fmt: skip

    def ranks(self, position: Position) -> int:
        """How far the own figures are from home."""
        return sum(
            PLACES[army.side][position.pieces[piece]][0] for army in self.armies if army.owner == self.seat
            for piece in range(3 * army.side, 3 * army.side + 3)
        )  # fmt: skip

    def best(self, moves: list[Move], worth: Callable[[Position], float]) -> Move:
        return best(moves, lambda move: worth(self.position.after(move)), self.seed)

    # The plans

    def run(self) -> Move:
        """The movement that leaves the fewest to be made."""
        return self.best(self.moves, lambda after: -self.need(after, own=True) - 0.01 * self.ranks(after))

    def walk(self) -> Move:
        """A tile is flipped only to step there at once: a step is never undone."""
        if self.left > 1:
            return self.best(self.moves, lambda after: -self.need(after, own=True) - 0.4 * self.ranks(after))
        return self.best(self.moves, lambda after: -0.3 * self.need(after, own=True) - self.ranks(after))

    def block(self) -> Move:
        """The flip after which the others get least far in their next turn, and need most in all."""
        return best(self.flips, self.closed, self.seed)

    def closed(self, flip: Move) -> float:
        after, shut = self.position.after(flip), self.flipped | BIT[TILES[flip.src or ""]]
        leaps = [
            leap(after, shut, army, piece) for army in self.armies if army.owner != self.seat
            for piece in range(3 * army.side, 3 * army.side + 3)
        ]  # fmt: skip
        return self.need(after, own=False) - LEAP * sum(leaps) - 0.1 * self.need(after, own=True)

    def lead(self) -> int:
        """How many movements more than oneself the others still need."""
        return self.need(self.position, own=False) - self.need(self.position, own=True)

    def guard(self) -> Move:
        """Ways are closed until the others are so far behind that there is time to walk."""
        return self.block() if self.lead() < SAFE else self.walk()

    def race(self) -> Move:
        """One's own way with the first movement; with the last one, who is behind closes a way."""
        return self.block() if self.left == 1 and self.lead() <= 0 else self.walk()


def script(plan: Callable[[General], Move], rules: Rules[Any], view: State, seed: int) -> Move:
    moves = rules.legal_moves(view)
    general = General(view, moves, seed)
    return plan(general) if general.flips else moves[0]


SCRIPTS: dict[str, Script] = {
    "runner": partial(script, General.run),
    "walker": partial(script, General.walk),
    "blocker": partial(script, General.guard),
    "racer": partial(script, General.race),
}
