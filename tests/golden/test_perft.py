"""How many lines of so many decisions Angel Wars has: counted by the rules, and again by a naive generator.

The generator below is written from the rulebook with tuples and shares nothing with the rules, so the counts are
proved and not just recorded.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.angel_wars import RULES
from tests.scenarios.angel_wars.position import END, ROLL, START, die_will_show, flip, play, position, start

MIDDLE = """
    o N o b o N o b
    W o o o b o b E
    o N o o o b b b
    b W b o b o b E
    o b o b o b o b
    W o b o b E b o
    o o S b o S b b
    b o b S b b b o
"""


def perft(state, depth: int) -> int:
    """The number of lines of `depth` decisions; a line that ends early is not counted."""
    moves = RULES.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(RULES.apply(state, move)[0], depth - 1) for move in moves)


class Naive(NamedTuple):
    """The board as eight rows of `o` and `b`, each figure as (side, row, column); S and W against N and E."""

    tiles: tuple[tuple[str, ...], ...]
    figures: tuple[tuple[str, int, int], ...]
    seat: int
    left: int
    flipped: frozenset[tuple[int, int]]
    banned: frozenset[tuple[int, int]]

    @staticmethod
    def read(drawing: str, seat: int = 0, left: int = 2, banned: frozenset[tuple[int, int]] = frozenset()) -> Naive:
        rows = [line.split() for line in drawing.strip().split("\n")]
        colour = {"S": "o", "W": "b", "N": "b", "E": "o"}
        figures = tuple((rows[r][c], r, c) for r in range(8) for c in range(8) if rows[r][c] in colour)
        tiles = tuple(tuple(colour.get(sign, sign) for sign in row) for row in rows)
        return Naive(tiles, figures, seat, left, frozenset(), banned)

    def after_movement(self, **changes) -> Naive:
        moved = self._replace(left=self.left - 1, **changes)
        return moved if moved.left else moved.after_turn()

    def after_turn(self) -> Naive:
        return self._replace(seat=1 - self.seat, left=2, flipped=frozenset(), banned=self.flipped)

    def successors(self) -> list[Naive]:
        taken = {(r, c) for _, r, c in self.figures}
        found = [self.after_turn()]
        for r in range(8):
            for c in range(8):
                if (r, c) not in taken and (r, c) not in self.flipped and (r, c) not in self.banned:
                    rows = [list(row) for row in self.tiles]
                    rows[r][c] = "b" if rows[r][c] == "o" else "o"
                    tiles = tuple(tuple(row) for row in rows)
                    found.append(self.after_movement(tiles=tiles, flipped=self.flipped | {(r, c)}))
        for n, (side, r, c) in enumerate(self.figures):
            if side not in ("SW", "NE")[self.seat]:
                continue
            for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                to_r, to_c = r + dr, c + dc
                while (
                    0 <= to_r < 8
                    and 0 <= to_c < 8
                    and (to_r, to_c) not in taken
                    and self.tiles[to_r][to_c] == ("o" if side in "SE" else "b")
                ):
                    figures = (*self.figures[:n], (side, to_r, to_c), *self.figures[n + 1 :])
                    found.append(self.after_movement(figures=figures))
                    to_r, to_c = to_r + dr, to_c + dc
        return found

    def perft(self, depth: int) -> int:
        after = self.successors()
        return len(after) if depth == 1 else sum(each.perft(depth - 1) for each in after)


COUNTS = [
    pytest.param(START, 1, 53, id="start 1"),
    pytest.param(START, 2, 2783, id="start 2"),
    pytest.param(MIDDLE, 1, 59, id="middle 1"),
    pytest.param(MIDDLE, 2, 3440, id="middle 2"),
]
DEEP = [pytest.param(START, 3, 144_797, id="start 3"), pytest.param(MIDDLE, 3, 180_228, id="middle 3")]


@pytest.mark.parametrize(("drawing", "depth", "lines"), COUNTS + DEEP)
def test_perft(drawing, depth, lines):
    assert perft(position(drawing), depth) == lines


@pytest.mark.parametrize(("drawing", "depth", "lines"), COUNTS)
def test_a_naive_generator_counts_the_same(drawing, depth, lines):
    assert Naive.read(drawing).perft(depth) == lines


@pytest.mark.slow
@pytest.mark.parametrize(("drawing", "depth", "lines"), DEEP)
def test_a_naive_generator_counts_the_same_three_deep(drawing, depth, lines):
    assert Naive.read(drawing).perft(depth) == lines


@pytest.mark.parametrize("drawing", [START, MIDDLE], ids=["start", "middle"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("left", [1, 2])
def test_the_counts_agree_for_each_seat_and_with_bans(drawing, seat, left):
    banned = [(4, 4), (7, 6), (0, 2)]
    state = position(drawing, seat=seat, left=left, banned=banned)
    assert perft(state, 2) == Naive.read(drawing, seat, left, frozenset(banned)).perft(2)


def test_the_start_of_a_real_game_has_the_same_count():
    assert perft(start(), 2) == COUNTS[1].values[2]


def test_the_die_makes_lines_of_its_own():
    """A 1 leaves one movement: 52 flips or none, then the other player's roll."""
    state = play(die_will_show(start(method="chance"), 1), ROLL)
    assert perft(state, 1) == 53
    assert perft(state, 2) == 53
    assert RULES.legal_moves(play(state, flip(4, 4))) == RULES.legal_moves(play(state, END)) == [ROLL]
