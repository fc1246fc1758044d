"""One room for each game: all that the app's look knows of it. A room is found by the id of its game."""

from __future__ import annotations

from importlib import import_module

from ui.games.look import GameLook

_guests: dict[str, GameLook] = {}


def register(game: str, look: GameLook) -> None:
    """Makes a look known that does not live here: games of the tests."""
    _guests[game] = look


def look(game: str) -> GameLook:
    if game in _guests:
        return _guests[game]
    found: GameLook = import_module(f"ui.games.{game}").LOOK
    return found
