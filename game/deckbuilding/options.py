"""Options of a new game that both deck-building games have."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.info import GameInfo
from game.core.language import N_, _
from game.core.options import Choice, Option, OptionError

FIRST = Option(
    "first",
    N_("Who begins"),
    "random",
    N_("Drawn by lot, or a seat of your choice."),
    (Choice("random", N_("Drawn by lot")), Choice("1", N_("Seat 1")), Choice("2", N_("Seat 2"))),
)
LEADERS = (Choice("random", N_("Dealt at random")), Choice("choose", N_("Chosen")), Choice("off", N_("Without")))


def mode(solo: str, help_: str) -> Option:
    """Two players, or one against the automaton."""
    return Option("mode", N_("Game"), "two", help_, (Choice("two", N_("Two players")), Choice("solo", solo)))


def complete(info: GameInfo, options: Mapping[str, object]) -> dict[str, int | str]:
    """The options complete; against the automaton the player always begins."""
    chosen = info.complete(options)
    if chosen["mode"] == "solo" and chosen["first"] == "2":
        text = _("{title}: 'first' can't be '2'; against the automaton the player begins.")
        raise OptionError("first", text.format(title=info.title))
    return chosen
