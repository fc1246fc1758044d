"""What nobody who looks one turn ahead does at Angel Wars. Nothing is hidden, so all of this is worked out to the end:
every turn of the one, and every turn of the other that could do something about it."""

from __future__ import annotations

from collections.abc import Iterator

from game.angel_wars.board import BIT, END, GOALS, PIECE_OF, TILES, line
from game.angel_wars.rules import RULES
from game.angel_wars.state import LAYOUTS, PLAYING, State
from game.core.contract import Move
from tests.positions.look import Look

NEAR = 2
"""So many figures may still be away from home for a win within a turn of two movements."""


# What can be worked out


def away(state: State, seat: int) -> list[int]:
    """The figures that are not home."""
    paths = LAYOUTS[state.seats][state.sides].paths[seat]
    return [piece for piece, goal in paths if not goal & BIT[state.pieces[piece]]]


def after(state: State, move: Move) -> State:
    state = state.copy()
    RULES.advance(state, move)
    return state


def way_home(state: State) -> tuple[Move, ...]:
    """Movements of the seat in turn that win before its turn is over; none if there are none."""
    seat, left = state.seat, state.left
    missing = away(state, seat)
    if state.end or left < 1 or len(missing) > left:
        return ()
    moves = RULES.legal_moves(state)
    for move in moves:
        if move.kind == "step" and _goes_home(move) and PIECE_OF[move.src or ""] in missing:
            then = after(state, move)
            if then.winner == seat:
                return (move,)
            rest = way_home(then) if then.seat == seat else ()
            if rest:
                return (move, *rest)
    if len(missing) >= left:
        return ()
    for move in _useful(state, moves, missing):
        then = after(state, move)
        rest = way_home(then) if then.seat == seat else ()
        if rest:
            return (move, *rest)
    return ()


def _goes_home(step: Move) -> bool:
    return bool(GOALS[PIECE_OF[step.src or ""] // 3] & BIT[TILES[step.dst or ""]])


def _useful(state: State, moves: list[Move], missing: list[int]) -> Iterator[Move]:
    """Flips on the lines of a figure that is away, its own steps, and steps of others out of its way."""
    lines = {tile for piece in missing for tile in _cross(state.pieces[piece])}
    for move in moves:
        if move.kind == "flip":
            if TILES[move.src or ""] in lines:
                yield move
        elif move.kind == "step":
            piece = PIECE_OF[move.src or ""]
            if (piece in missing and not _goes_home(move)) or (
                piece not in missing and state.pieces[piece] in lines and _goes_home(move)
            ):
                yield move


def _cross(tile: int) -> set[int]:
    return {8 * (tile // 8) + n for n in range(8)} | {8 * n + tile % 8 for n in range(8)}


def touched(state: State, moves: tuple[Move, ...]) -> int:
    """The tiles that a way home needs as they are."""
    tiles, places = 0, dict(enumerate(state.pieces))
    for move in moves:
        if move.kind == "flip":
            tiles |= BIT[TILES[move.src or ""]]
        else:
            piece, goal = PIECE_OF[move.src or ""], TILES[move.dst or ""]
            for tile in line(places[piece], goal) or ():
                tiles |= BIT[tile]
            places[piece] = goal
    return tiles


def bears_on(move: Move, tiles: int) -> bool:
    """Does the movement change one of these tiles, or step there?"""
    name = move.src if move.kind == "flip" else move.dst
    return move.kind in ("flip", "step") and bool(BIT[TILES[name or ""]] & tiles)


def threat(state: State) -> tuple[State, tuple[Move, ...]]:
    """The table after the seat in turn has stopped, and the way home of the next one, if there is any."""
    then = after(state, END)
    return then, way_home(then)


def can_stop(state: State) -> bool:
    """Can the seat in turn, with the movements that are left to it, see to it that the next one does not win at once?

    Movements that bear on no way home of the other leave that way as it is, so only those are tried that do; and
    first those that make others possible.
    """
    if state.end:
        return True
    then, way = threat(state)
    if not way:
        return True
    tiles = touched(then, way)
    moves = [move for move in RULES.legal_moves(state) if move != END]
    for move in sorted(moves, key=lambda move: not bears_on(move, tiles)):
        direct = bears_on(move, tiles)
        if not direct and state.left == 1:
            break
        if _stops(state, after(state, move), direct, tiles):
            return True
    return False


def _stops(state: State, then: State, direct: bool, tiles: int) -> bool:
    if then.end:
        return True
    if then.seat != state.seat:
        return not way_home(then)
    if direct:
        return can_stop(then)
    return any(
        _stops(then, after(then, move), True, tiles) for move in RULES.legal_moves(then) if bears_on(move, tiles)
    )  # fmt: skip


# Themes


def _decides(look: Look) -> bool:
    view: State = look.view
    return view.seats == 2 and not view.chance and view.left > 0


def take_the_win(look: Look) -> list[Move]:
    """All figures can be home in this turn; after this movement no more."""
    view = look.view
    if not _decides(look) or not way_home(view):
        return []
    return [move for move in look.moves if not _still(view, after(view, move))]


def _still(view: State, then: State) -> bool:
    return then.winner == view.seat or (then.seat == view.seat and bool(way_home(then)))


def block_the_last_runner(look: Look) -> list[Move]:
    """The other comes home in its next turn; it can be stopped, but not after this movement."""
    view = look.view
    if not _decides(look) or len(away(view, 1 - view.seat)) > NEAR or way_home(view):
        return []
    if not threat(view)[1] or not can_stop(view):
        return []
    return [move for move in look.moves if not _held(view, after(view, move))]


def _held(view: State, then: State) -> bool:
    """Is the other not certain to win in its next turn?"""
    if then.end:
        return then.winner in (view.seat, -1)
    return can_stop(then) if then.seat == view.seat else not way_home(then)


def open_no_way(look: Look) -> list[Move]:
    """Nobody is about to win, but after this movement the other is, and nothing stops it any more."""
    view = look.view
    if not _decides(look) or len(away(view, 1 - view.seat)) > NEAR or way_home(view) or threat(view)[1]:
        return []
    return [move for move in look.moves if not _held(view, after(view, move))]


def win_by_force(look: Look) -> list[Move]:
    """Whatever the other does, all figures can be home in the next turn; after this movement no more."""
    view = look.view
    if not _decides(look) or not 0 < len(away(view, view.seat)) <= NEAR + view.left or way_home(view):
        return []
    if threat(view)[1]:
        return []
    sure = {move for move in look.moves if _forces(view, after(view, move))}
    return look.but(sure) if sure else []


def _forces(view: State, then: State) -> bool:
    """Can the turn be ended so that the other can't prevent a win in the turn after?"""
    if then.end or len(away(then, view.seat)) > NEAR + (then.left if then.seat == view.seat else 0):
        return False
    if then.seat != view.seat:
        return then.end == PLAYING and not way_home(then) and bool(threat(then)[1]) and not can_stop(then)
    return any(_forces(view, after(then, move)) for move in RULES.legal_moves(then))


THEMES = {
    "take the win": take_the_win,
    "block the last runner": block_the_last_runner,
    "open no way": open_no_way,
    "win by force": win_by_force,
}
