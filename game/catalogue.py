"""The games by id. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from game.core.contract import Rules
from game.core.language import _
from game.core.lesson import Lesson


class Box(NamedTuple):
    """A box on the shelf."""

    id: str
    title: str


SHELF = (
    Box("angel_wars", "Angel Wars"),
    Box("archangelis", "Archangelis"),
    Box("archpiratus", "ArchPiratus"),
    Box("empyrean", "Battle for Empyrean"),
    Box("aniolowie", "Aniołowie"),
)


class UnknownGame(KeyError):
    """No game of that id is on the shelf."""

    def __str__(self) -> str:
        text = _("there is no game '{game}'; the games are {games}")
        return text.format(game=self.args[0], games=", ".join(ids()))


def ids() -> list[str]:
    return [box.id for box in SHELF]


def rules(game: str) -> Rules[Any]:
    """The rules of a game."""
    if game not in ids():
        raise UnknownGame(game)
    loaded: Rules[Any] = import_module(f"game.{game}").RULES
    return loaded


def teaches(game: str) -> bool:
    """Has the game a lesson?"""
    return find_spec(f"game.{game}.lesson") is not None


def lesson(game: str) -> Lesson:
    """The first steps in a game."""
    loaded: Lesson = import_module(f"game.{game}.lesson").LESSON
    return loaded
