"""What decides something in Angel Wars, and how it is celebrated."""

from __future__ import annotations

from collections.abc import Callable

from game.angel_wars import board
from game.angel_wars.state import LAYOUTS, State
from game.angel_wars.words import at_home, home_of_side
from game.core.language import N_, _
from ui.games.look import Fanfare, Figure, Told, theirs

FAR = 5
"""Tiles of a run that is worth a word."""
HIGHEST = 3
"""The most that the die shows."""


def _homes(told: Told) -> list[Figure]:
    """How many figures of each seat are home."""
    homes = [at_home(told.view, seat) for seat in range(told.view.seats)]
    return [Figure(n, _("home"), seat, n == max(homes)) for seat, n in enumerate(homes)]


def _home(told: Told) -> bool:
    """Has a figure come home that was not there?"""
    return bool(told.event.data["home"]) and at_home(told.before, told.event.seat or 0) < at_home(
        told.view, told.event.seat or 0
    )


def _one_left(told: Told) -> bool:
    """Are all but one figure of the seat home?"""
    seat = told.event.seat or 0
    return _home(told) and at_home(told.view, seat) == len(LAYOUTS[told.view.seats][told.view.sides].paths[seat]) - 1


def _army(told: Told) -> bool:
    """Is this the third of its side?"""
    return _home(told) and home_of_side(told.view, board.PIECE_OF[told.event.src or ""] // 3) == 3


def _leaves(told: Told) -> bool:
    seat = told.event.seat or 0
    return at_home(told.before, seat) > at_home(told.view, seat)


def _far(told: Told) -> bool:
    way = board.line(board.TILES[told.event.data["from"]], board.TILES[told.event.dst or ""])
    return len(way or ()) >= FAR


def _shut_in(state: State) -> set[str]:
    """The figures that are not home and have no free tile of their colour beside them."""
    found = set()
    for piece, tile in enumerate(state.pieces):
        orange = LAYOUTS[state.seats][state.sides].colour[piece // 3]
        row, column = divmod(tile, 8)
        beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        near = [8 * y + x for y, x in beside if 0 <= x < 8 and 0 <= y < 8]
        free = any(not state.occupied >> at & 1 and bool(state.orange >> at & 1) == bool(orange) for at in near)
        if not free and not board.GOALS[piece // 3] & board.BIT[tile]:
            found.add(board.PIECES[piece])
    return found


def _closed(told: Told) -> str | None:
    """The figure of another seat that is shut in now."""
    owner = LAYOUTS[told.view.seats][told.view.sides].owner
    now = _shut_in(told.view) - _shut_in(told.before)
    return min((name for name in now if owner[board.PIECE_OF[name] // 3] != told.event.seat), default=None)


def _ends(reason: str) -> Callable[[Told], bool]:
    return lambda told: bool(told.event.data["reason"] == reason)


SHUT_IN = Fanfare(
    N_("A figure is shut in"), "refuse", "bad", lambda told: _closed(told) is not None, _closed, sparks=60, seconds=0.9,
    after=True,
)  # fmt: skip

FANFARES = {
    "step": (
        Fanfare(N_("One figure is still to come"), "home", "bad", _one_left, None, _homes, 160, 1.4, after=True),
        Fanfare(N_("Three are home"), "home", "brass_bright", _army, None, _homes, 140, after=True),
        Fanfare(N_("Theirs is home"), "home", "bad", lambda told: _home(told) and theirs(told), None, _homes, 100,
                after=True),
        Fanfare(N_("Home"), "home", "brass_bright", _home, None, _homes, 120, after=True),
        Fanfare(N_("Away from home"), "lift", "hint", _leaves, sparks=50, seconds=0.9, after=True),
        Fanfare(N_("A long run"), "put", "hint", _far, sparks=60, seconds=0.8, after=True),
        SHUT_IN,
    ),
    "flip": (SHUT_IN,),
    "roll": (
        Fanfare(N_("A nought"), "refuse", "bad", lambda told: told.event.n == 0, sparks=50, seconds=0.9, after=True),
        Fanfare(N_("A three"), "chime", "brass_bright", lambda told: told.event.n == HIGHEST, sparks=70, seconds=0.8,
                after=True),
    ),
    "end": (
        Fanfare(N_("All figures are home"), "chime", when=_ends("home"), figures=_homes, sparks=200, seconds=1.5),
        Fanfare(N_("For the third time"), "turn", when=_ends("repetition"), figures=_homes, seconds=1.4),
        Fanfare(N_("The last turn is over"), "turn", figures=_homes, seconds=1.4),
    ),
}  # fmt: skip
