"""A game of Angel Wars in mid-play, as plain numbers."""

from __future__ import annotations

from dataclasses import dataclass

from game.angel_wars import board
from game.core import codec
from game.core.rng import GOLDEN, MASK

TO_ROLL = -1
"""`left` while the die waits to be rolled."""

MOVEMENTS = 2
SHORT = 1
"""The movements of a turn in Strategy, and those of a short first one (WB2)."""

PLAYING, WON, TURN_LIMIT, REPETITION = range(4)


@dataclass(slots=True)
class State:
    random: int | None
    seats: int
    sides: int
    """Seat 0 takes side `sides // 2` and, with two seats, the next one clockwise; with an odd number that is orange."""
    chance: bool
    messengers: bool
    max_turns: int
    orange: int
    """The tiles that lie orange side up."""
    pieces: list[int]
    """The tile of each piece, three for each side."""
    occupied: int
    seat: int
    turn: int
    left: int
    rolled: int
    flipped: int
    """What the seat to act has flipped in this turn."""
    banned: int
    """What the seat before it flipped in its turn."""
    zobrist: int
    past: list[int]
    """The position at the start of each turn, for draws by repetition; with the die only the first."""
    end: int
    winner: int

    def copy(self) -> State:
        return State(
            self.random, self.seats, self.sides, self.chance, self.messengers, self.max_turns, self.orange,
            self.pieces[:], self.occupied, self.seat, self.turn, self.left, self.rolled, self.flipped, self.banned,
            self.zobrist, self.past[:], self.end, self.winner,
        )  # fmt: skip


codec.register("angel_wars", State)


class Layout:
    """Who owns which side, and in which colour: it follows from the number of seats and the choice of sides."""

    __slots__ = ("armies", "colour", "owner", "paths")

    def __init__(self, seats: int, sides: int) -> None:
        first, orange_second = sides // 2, sides % 2
        order = [(first + k) % 4 for k in range(4)]
        self.owner = [0] * 4
        """The seat of each side."""
        self.colour = [False] * 4
        """Is the side's army orange? Facing sides differ, so do neighbours of one player (W5)."""
        for k, side in enumerate(order):
            self.owner[side] = k if seats == 4 else k // 2
            self.colour[side] = (k in (0, 3)) != bool(orange_second)
        own = [[piece for piece in range(12) if self.owner[piece // 3] == seat] for seat in range(seats)]
        self.armies = tuple(
            tuple(
                (self.colour[first // 3], tuple((piece, board.RUNS[piece]) for piece in range(first, first + 3)))
                for first in pieces[::3]
            )
            for pieces in own
        )
        """For each seat its armies, of three pieces each: are they orange? and the pieces with their runs."""
        self.paths = tuple(tuple((piece, board.GOALS[piece // 3]) for piece in pieces) for pieces in own)
        """For each seat its pieces with their goal tiles."""


LAYOUTS = {seats: tuple(Layout(seats, sides) for sides in range(8)) for seats in (2, 4)}


def zobrist(orange: int, pieces: list[int]) -> int:
    """The position as one number, whichever of three like pieces stands where."""
    number = 0
    for tile in range(64):
        if orange >> tile & 1:
            number ^= board.ZOBRIST_TILE[tile]
    for piece, tile in enumerate(pieces):
        number ^= board.ZOBRIST_SIDE[piece // 3][tile]
    return number


def situation(state: State) -> int:
    """The position with the seat to move and the re-flip ban: what repetition compares."""
    return state.zobrist ^ ((state.banned * GOLDEN + state.seat) & MASK)
