"""The settings of a new game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.core.language import _


class OptionError(ValueError):
    """A bad option of a new game; `option` names it."""

    def __init__(self, option: str, text: str) -> None:
        super().__init__(text)
        self.option = option


class Choice(NamedTuple):
    """One value of an option, with the word shown for it."""

    value: int | str
    label: str


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a new game: one of `choices`, or a whole number from `low` to `high`.

    `also` accepts texts beside the choices: what a player has built. An option with a `seat` (from 1) is about that
    seat alone; one with `when` matters only while another option has that value; a `rare` one is folded away.
    """

    key: str
    label: str
    default: int | str
    help: str
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    also: Callable[[str], bool] | None = None
    seat: int = 0
    when: tuple[str, int | str] | None = None
    rare: bool = False

    def matters(self, chosen: Mapping[str, int | str], seats: int) -> bool:
        """Does it change anything beside these choices, with so many seats?"""
        return self.seat <= seats and (self.when is None or chosen[self.when[0]] == self.when[1])

    def allows(self, value: object) -> bool:
        if isinstance(value, bool):
            return False
        if self.also and isinstance(value, str) and self.also(value):
            return True
        if self.choices:
            return any(value == choice.value and type(value) is type(choice.value) for choice in self.choices)
        return isinstance(value, int) and self.low <= value <= self.high

    def wanted(self) -> str:
        """What a good value is, for the message about a bad one."""
        if self.choices:
            built = [_("a built deck")] if self.also else []
            return ", ".join([*(str(choice.value) for choice in self.choices), *built])
        return f"{self.low}-{self.high}"
