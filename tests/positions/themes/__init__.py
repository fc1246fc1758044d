"""Each game has a module of its name here, with its `THEMES` by name."""

from __future__ import annotations

from importlib import import_module

from game import catalogue
from game.core.contract import Move
from tests.machines import Refused
from tests.positions.look import Look, Themes


def themes(game: str) -> Themes:
    if game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(game)))
    found: Themes = import_module(f"{__name__}.{game}").THEMES
    return found


def wrong(game: str, theme: str, look: Look) -> tuple[Move, ...]:
    """The moves that a theme proves to be wrong, if there are others."""
    found = {*themes(game)[theme](look)}
    moves = [move for move in look.moves if move in found]
    return tuple(moves) if len(moves) < len(look.moves) else ()
