"""Positions of Angel Wars as they are drawn, and moves as the examples say them: (row, column) from the north-west.

In a drawing `o` is an orange tile, `b` a blue one, and `S W N E` are figures by the side that they started from; each
stands on a tile of its own colour. Seat 0 has south (orange) and west (blue), seat 1 north (blue) and east (orange),
as in W5; with four seats south, west, north and east are seats 0 to 3.
"""

from __future__ import annotations

from game.angel_wars import RULES
from game.angel_wars.board import BIT, NAMES, PIECES, SIDES
from game.angel_wars.state import LAYOUTS, PLAYING, TO_ROLL, State, situation, zobrist
from game.core.contract import Event, Move, Reason

START = """
    o N o N o N o b
    W o b o b o b E
    o b o b o b o b
    W o b o b o b E
    o b o b o b o b
    W o b o b o b E
    o b o b o b o b
    b S b S b S b o
"""

Square = tuple[int, int]
END = Move("end")
ROLL = Move("roll", "die")


def tile(square: Square) -> int:
    return square[0] * 8 + square[1]


def tiles(squares: list[Square]) -> int:
    return sum(BIT[tile(square)] for square in squares)


def position(
    drawing: str = START,
    but: dict[Square, str] | None = None,
    seat: int = 0,
    left: int = 2,
    flipped: list[Square] | None = None,
    banned: list[Square] | None = None,
    seats: int = 2,
    chance: bool = False,
    max_turns: int = 200,
    turn: int = 5,
) -> State:
    """The drawing, `but` for some squares, with a seat to move; tiles `flipped` and `banned` lie as they are drawn."""
    rows = [line.split() for line in drawing.split("\n") if line.strip()]
    assert [len(row) for row in rows] == [8] * 8, "a drawing has eight rows of eight signs"
    for (r, c), sign in (but or {}).items():
        rows[r][c] = sign
    colour = LAYOUTS[seats][0].colour
    orange = 0
    pieces: list[int] = []
    for r in range(8):
        for c in range(8):
            sign = rows[r][c]
            if sign == "o" or (sign in "SWNE" and colour["SWNE".index(sign)]):
                orange |= BIT[tile((r, c))]
    for side in "SWNE":
        pieces += [tile((r, c)) for r in range(8) for c in range(8) if rows[r][c] == side]
    state = State(
        random=1, seats=seats, sides=0, chance=chance, messengers=False, max_turns=max_turns, orange=orange,
        pieces=pieces, occupied=sum(BIT[piece] for piece in pieces), seat=seat, turn=turn, left=left, rolled=0,
        flipped=tiles(flipped or []), banned=tiles(banned or []), zobrist=zobrist(orange, pieces), past=[],
        end=PLAYING, winner=-1,
    )  # fmt: skip
    if chance and left != TO_ROLL:
        state.rolled = left
    state.past.append(situation(state))
    assert RULES.why_impossible(state) is None, RULES.why_impossible(state)
    return state


def start(**options: int | str) -> State:
    """A new game in which seat 0 begins."""
    return RULES.new_game({"first": "1", **options}, seed=1)


# Moves, as the examples say them


def flip(r: int, c: int) -> Move:
    return Move("flip", NAMES[tile((r, c))])


def step(state: State, start: Square, end: Square) -> Move:
    """The figure on one square goes to another."""
    return Move("step", PIECES[state.pieces.index(tile(start))], NAMES[tile(end)])


def play(state: State, *moves: Move | tuple[Square, Square]) -> State:
    """Plays moves one after another; a pair of squares is a step."""
    for move in moves:
        if not isinstance(move, Move):
            move = step(state, *move)
        state, _ = RULES.apply(state, move)
    return state


def events(state: State, move: Move) -> list[Event]:
    return RULES.apply(state, move)[1]


def may(state: State, move: Move | tuple[Square, Square]) -> bool:
    return (move if isinstance(move, Move) else step(state, *move)) in RULES.legal_moves(state)


def why_not(state: State, move: Move | tuple[Square, Square]) -> Reason:
    move = move if isinstance(move, Move) else step(state, *move)
    assert move not in RULES.legal_moves(state)
    return RULES.why_not(RULES.view(state, state.seat), move)


# What stands where


def flips(state: State) -> set[Square]:
    """The tiles that may be flipped."""
    return {square(move.src) for move in RULES.legal_moves(state) if move.kind == "flip"}


def steps(state: State) -> dict[Square, set[Square]]:
    """Where each figure that can move may go."""
    found: dict[Square, set[Square]] = {}
    for move in RULES.legal_moves(state):
        if move.kind == "step":
            found.setdefault(figure(state, move.src), set()).add(square(move.dst))
    return found


def square(name: str | None) -> Square:
    return divmod(NAMES.index(name or ""), 8)


def figure(state: State, name: str | None) -> Square:
    return divmod(state.pieces[PIECES.index(name or "")], 8)


def army(state: State, side: str) -> list[Square]:
    """Where the three figures of a side stand."""
    first = 3 * SIDES.index(side)
    return [divmod(piece, 8) for piece in state.pieces[first : first + 3]]


def is_orange(state: State, r: int, c: int) -> bool:
    return bool(state.orange & BIT[tile((r, c))])


def die_will_show(state: State, n: int) -> State:
    """The same position with a random number that makes the next roll an n."""
    loaded = state.copy()
    for random in range(1000):
        loaded.random = random
        (roll, *_) = events(loaded, ROLL)
        if roll.n == n:
            return loaded
    raise AssertionError(f"the die never shows {n}")


EVERY_SQUARE = {(r, c) for r in range(8) for c in range(8)}
