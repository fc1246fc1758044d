"""The turns of a position that look best, found without making every movement.

One look over a table tells what each flip is worth, since each figure knows the tiles whose flip changes its way home
(`Sight.changes`). So a turn costs a look after its first movement, and its second flip costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import nlargest
from math import exp
from typing import NamedTuple

from game.angel_wars import board
from game.angel_wars.board import ALL, BIT
from game.angel_wars.evaluate import AVERAGE_ROLL, SIGHTS, Judge
from game.angel_wars.state import LAYOUTS, MOVEMENTS, State
from game.core.contract import Move, Prospect

BEAM = 20
"""So many flips, the best by themselves, are tried together with every other."""
BOTH = 12
"""So many pairs of steps are looked at, those that look best one by one."""
FIRST_OF_THREE = 8
"""With three movements so many first ones are gone on with."""
NEAR = 4
"""What the ways home may need, in flips, for a turn of two movements to be enough."""
FASTEST = 4
"""A movement brings them nearer by that much, as a rule at most."""
LIKELY = 400
"""So many turns are asked whether they threaten to win."""
WINNING = 1e9
ALMOST = 1 - 1e-12
"""However large a lead is, it is not a win."""

MOVES = (board.END, *board.FLIP, *(step for steps in board.STEP for step in steps), board.END)
"""A movement has a number: a flip that of its tile and one more, a step 64 more for each piece and for the flips."""
END_AT, FLIPS_AT, STEPS_AT = len(MOVES) - 1, 1, 65
DIGITS = 10
"""The bits of such a number; those of a turn stand in one, the first movement foremost."""

Found = list[tuple[float, int]]
"""How good turns are, in log odds without what is in hand, and their movements."""
Sees = Callable[[Move], bool]


def _rays(tile: int) -> tuple[tuple[int, ...], ...]:
    first = tile - tile % 8
    ways = (range(tile + 1, first + 8), range(tile - 1, first - 1, -1), range(tile + 8, 64, 8), range(tile - 8, -1, -8))
    return tuple(tuple(way) for way in ways if way)


RAYS = tuple(_rays(tile) for tile in range(64))
"""The straight ways from a tile to the edges."""


class Table(NamedTuple):
    """What lies where, for a seat in the middle of its turn."""

    orange: int
    occupied: int
    pieces: list[int]
    shut: int
    """The tiles that the seat may not flip."""
    ranks: int
    """What its figures still have to cross."""

    def flipped(self, tile: int) -> Table:
        return Table(self.orange ^ BIT[tile], self.occupied, self.pieces, self.shut | BIT[tile], self.ranks)

    def stepped(self, piece: int, to: int) -> Table:
        pieces, seen = self.pieces[:], SIGHTS[piece // 3]
        start, pieces[piece] = pieces[piece], to
        ranks = self.ranks - seen[start].rank + seen[to].rank
        return Table(self.orange, self.occupied ^ BIT[start] ^ BIT[to], pieces, self.shut, ranks)


class Step(NamedTuple):
    """A step, and the flip that opens its way if it is not open."""

    piece: int
    to: int
    number: int
    opened: int


class Planner(Judge):
    """The evaluation, and the turns that are best by it."""

    __slots__ = ()

    def turns(self, state: State, most: int, sees: Sees | None = None, pressing: bool = False) -> Prospect | None:
        """For two seats, and while there are movements left."""
        if state.seats != 2 or state.left < 1 or state.end:
            return None
        return Scout(self, state, sees).prospect(state.left, most, pressing)


class Scout:
    """One seat at one table, looking for turns."""

    __slots__ = ("certainty", "lead", "looked", "own", "sees", "sides", "table")

    def __init__(self, judge: Judge, state: State, sees: Sees | None) -> None:
        layout, w = LAYOUTS[2][state.sides], judge.weights
        self.sides = [
            (
                SIGHTS[side], layout.colour[side],
                *((-w.way, -w.rank) if layout.owner[side] == state.seat else (w.others_way, w.others_rank)),
            )
            for side in range(4)
            for _piece in range(3)
        ]  # fmt: skip
        """For each piece what its side sees, whether it is orange, what a flip and a rank of its way home are worth."""
        self.own = [(piece, layout.colour[piece // 3]) for piece, _goal in layout.paths[state.seat]]
        self.certainty = w.certainty
        self.lead = -w.in_hand * (AVERAGE_ROLL if state.chance else MOVEMENTS)
        """What the other has in hand when the turn is over."""
        self.sees = sees
        ranks = sum(SIGHTS[piece // 3][state.pieces[piece]].rank for piece, _orange in self.own)
        self.table = Table(state.orange, state.occupied, state.pieces, state.flipped | state.banned, ranks)
        self.looked = 0

    def prospect(self, left: int, most: int, pressing: bool) -> Prospect:
        if pressing and self.need(self.table) > NEAR + FASTEST * left:
            return Prospect([], 0)
        found = (self.ones, self.twos, self.threes)[left - 1](self.table)
        if pressing:
            found = [(worth, number) for worth, number in nlargest(LIKELY, found) if self.presses(number)]
        turns = [(self.chance(worth), moves_of(number)) for worth, number in nlargest(most, found)]
        return Prospect(turns, self.looked)

    def chance(self, worth: float) -> float:
        return 1.0 if worth == WINNING else min(ALMOST, 1 / (1 + exp(-self.certainty * (worth + self.lead))))

    # Turns

    def ones(self, table: Table) -> Found:
        """The turns of a single movement."""
        worth, gains = self.look(table)
        found = [(worth, END_AT)]
        found += [(worth + gains[tile], FLIPS_AT + tile) for tile in self.flips(table)]
        found += [(self.worth(table.stepped(step.piece, step.to)), step.number) for step in self.steps(table)]
        return found

    def twos(self, table: Table) -> Found:
        """The turns of two movements, or of one. Movements that don't touch each other are taken in one order only."""
        now, gains = self.look(table)
        found = [(now, END_AT)]
        flips = sorted(self.flips(table), key=lambda tile: -gains[tile])
        for n, tile in enumerate(flips[:BEAM]):
            worth, then = self.look(table.flipped(tile))
            first = FLIPS_AT + tile << DIGITS
            found.append((worth, first | END_AT))
            found += [(worth + then[other], first | FLIPS_AT + other) for other in flips[n + 1 :]]
        walked: dict[int, tuple[float, Table]] = {}
        for step in self.steps(table, opening=True):
            if step.opened >= 0:
                number = FLIPS_AT + step.opened << DIGITS | step.number
                found.append((self.worth(table.flipped(step.opened).stepped(step.piece, step.to)), number))
                continue
            after = table.stepped(step.piece, step.to)
            if not after.ranks:
                return [(WINNING, step.number)]
            worth, then = self.look(after)
            walked[step.number] = worth, after
            first = step.number << DIGITS
            found.append((worth, first | END_AT))
            found += [(worth + then[tile], first | FLIPS_AT + tile) for tile in self.flips(after)]
        return found + self.walks(now, walked)

    def walks(self, now: float, walked: dict[int, tuple[float, Table]]) -> Found:
        """The turns of two steps: one figure twice, one that lets another pass, and the best of all others."""
        found: Found = []
        both: dict[int, float] = {}
        for first, (worth, after) in walked.items():
            for step in self.steps(after):
                second = step.number
                if second in walked:
                    if second << DIGITS | first not in both:
                        both[first << DIGITS | second] = worth + walked[second][0] - now
                elif not same_piece(first, second) or self.nearer(after, step):
                    found.append((self.worth(after.stepped(step.piece, step.to)), first << DIGITS | second))
        for number in nlargest(BOTH, both, key=both.__getitem__):
            first, second = number >> DIGITS, number & MASK
            found.append((self.worth(walked[first][1].stepped(*piece_and_tile(second))), number))
        return found

    def threes(self, table: Table) -> Found:
        """The turns of three movements, of which the first is good by itself."""
        found: Found = []
        for worth, number in nlargest(FIRST_OF_THREE, self.ones(table)):
            if worth == WINNING:
                return [(worth, number)]
            if number == END_AT:
                found.append((worth, number))
                continue
            after = table.flipped(number - FLIPS_AT) if number < STEPS_AT else table.stepped(*piece_and_tile(number))
            found += [
                (worth, number << (DIGITS if rest <= MASK else 2 * DIGITS) | rest) for worth, rest in self.twos(after)
            ]
        return found

    def presses(self, number: int) -> bool:
        """Could the seat win in its next turn, after these movements?"""
        table = self.table
        for shift in (2 * DIGITS, DIGITS, 0):
            movement = number >> shift & MASK
            if movement and movement != END_AT:
                table = (
                    table.flipped(movement - FLIPS_AT)
                    if movement < STEPS_AT
                    else table.stepped(*piece_and_tile(movement))
                )
        return self.need(table) <= NEAR

    def need(self, table: Table) -> int:
        """What the ways home of the seat's own figures need."""
        orange, occupied, pieces, _shut, _ranks = table
        self.looked += 1
        free = ALL & ~(orange | occupied), orange & ~occupied
        needed = 0
        for piece, colour in self.own:
            sight = SIGHTS[piece // 3][pieces[piece]]
            if sight.rank:
                needed += sight.needs[free[colour] & sight.region | (occupied & sight.region) << 64]
        return needed

    # Movements

    def flips(self, table: Table) -> list[int]:
        tiles = ALL & ~(table.occupied | table.shut)
        found = [tile for tile in range(64) if tiles >> tile & 1]
        return [tile for tile in found if self.sees(board.FLIP[tile])] if self.sees else found

    def steps(self, table: Table, opening: bool = False) -> list[Step]:
        """The steps there are, and those that a flip makes possible; but nobody leaves home."""
        orange, occupied, pieces, shut, _ranks = table
        free = ALL & ~(orange | occupied), orange & ~occupied
        openable = ALL & ~(occupied | shut) if opening else 0
        found = []
        for piece, colour in self.own:
            seen, start, open_to = SIGHTS[piece // 3], pieces[piece], free[colour]
            rank, number = seen[start].rank, STEPS_AT + 64 * piece
            for ray in RAYS[start]:
                opened = -1
                for to in ray:
                    if not open_to >> to & 1:
                        if opened >= 0 or not openable >> to & 1:
                            break
                        opened = to
                    if rank or not seen[to].rank:
                        found.append(Step(piece, to, number + to, opened))
        if self.sees:
            return [step for step in found if self.sees(MOVES[step.number])
                    and (step.opened < 0 or self.sees(board.FLIP[step.opened]))]  # fmt: skip
        return found

    def nearer(self, table: Table, step: Step) -> bool:
        seen = SIGHTS[step.piece // 3]
        return seen[step.to].rank < seen[table.pieces[step.piece]].rank

    # Worth

    def worth(self, table: Table) -> float:
        """How good it is, but for what is in hand."""
        orange, occupied, pieces, _shut, ranks = table
        if not ranks:
            return WINNING
        self.looked += 1
        free = ALL & ~(orange | occupied), orange & ~occupied
        worth = 0.0
        for (seen, colour, way, by_rank), tile in zip(self.sides, pieces, strict=True):
            sight = seen[tile]
            if sight.rank:
                key = free[colour] & sight.region | (occupied & sight.region) << 64
                worth += way * sight.needs[key] + by_rank * sight.rank
        return worth

    def look(self, table: Table) -> tuple[float, list[float]]:
        """The same, and how much better each flip makes it."""
        orange, occupied, pieces, _shut, _ranks = table
        self.looked += 1
        free = ALL & ~(orange | occupied), orange & ~occupied
        worth, gains = 0.0, [0.0] * 64
        for (seen, colour, way, by_rank), tile in zip(self.sides, pieces, strict=True):
            sight = seen[tile]
            if sight.rank:
                key = free[colour] & sight.region | (occupied & sight.region) << 64
                worth += way * sight.needs[key] + by_rank * sight.rank
                for other, change in sight.changes[key]:
                    gains[other] += way * change
        return worth, gains


MASK = (1 << DIGITS) - 1


def piece_and_tile(number: int) -> tuple[int, int]:
    """Of a step."""
    return divmod(number - STEPS_AT, 64)


def same_piece(first: int, second: int) -> bool:
    return (first - STEPS_AT) // 64 == (second - STEPS_AT) // 64


def moves_of(number: int) -> tuple[Move, ...]:
    moves: list[Move] = []
    while number:
        moves.insert(0, MOVES[number & MASK])
        number >>= DIGITS
    return tuple(moves)
