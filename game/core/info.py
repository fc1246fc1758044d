"""What a game says of itself before it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.language import _
from game.core.measures import Bars, Worlds
from game.core.options import Choice, Option, OptionError


class Character(NamedTuple):
    """A way of playing that an opponent of any level may have; its `key` is one word of plain letters."""

    key: str
    label: str
    says: str
    leans: Mapping[str, float] = {}
    """By which factor it weighs what the evaluation counts with, by the names of the game's weights."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the shelf, the setup screen and the saves need to know about a game."""

    id: str
    title: str
    blurb: str
    designers: str
    publisher: str
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    rules_version: int
    hides: bool
    """Does a seat ever hold what another may not see? Then a curtain falls between two persons."""
    search: str
    """Which search plays it: `turns` for open games, `worlds` for games that hide something."""
    automaton: str = ""
    """What the opponent is called that the rulebook itself plays, if it has one."""
    questions: tuple[Choice, ...] = ()
    """The sorts of passing questions that a person may want to be asked or not."""
    unasked: tuple[str, ...] = ()
    """Those of them at which persons are asked only if they say so."""
    worlds: Worlds = field(default_factory=Worlds)
    bars: Bars = field(default_factory=Bars)
    gains: frozenset[str] = frozenset()
    """Kinds of events that tell, by seat and card, of a card that a seat comes to own, or has played; the card's
    number is its place among the cards of the rules."""
    loses: frozenset[str] = frozenset()
    """The same of a card that it loses for good."""
    plays: frozenset[str] = frozenset()
    """Kinds of events that tell, by `by`, of an ability or a card that was played."""
    fails: frozenset[str] = frozenset()
    """Kinds of events that tell, by `card`, that what was played came to nothing."""
    means: frozenset[str] = frozenset()
    """Kinds of moves that only serve others: a turn of nothing else was for nothing."""
    characters: tuple[Character, ...] = ()
    ratings: Mapping[str, int] = field(default_factory=dict)
    """What opponents were measured to be worth in this game, by level; the others stand where their step is."""

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        raise OptionError(key, _("{title} has no option '{key}'.").format(title=self.title, key=key))

    def character(self, key: str) -> Character | None:
        return next((character for character in self.characters if character.key == key), None)

    def complete(self, options: Mapping[str, object]) -> dict[str, int | str]:
        """The options complete with their defaults; a bad one is an `OptionError` that names it."""
        settled = {option.key: option.default for option in self.options}
        for key, value in options.items():
            option = self.option(key)
            if not option.allows(value):
                text = _("{title}: '{key}' can't be {value}; it takes {wanted}.").format(
                    title=self.title, key=key, value=repr(value), wanted=option.wanted()
                )
                raise OptionError(key, text)
            assert isinstance(value, (int, str))
            settled[key] = value
        return settled
