"""Everybody who can take a seat in the arena: levels, the yardsticks beside them, and a game's scripted players.

A seat is told as `master`, `master@0.1` (a tenth of its work), `flat`, `old@0.5`, or by the name of a script.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from game import catalogue
from game.ai import flat, levels
from game.ai.lens import Counted, Tally, leaning, through
from game.ai.levels import CANDIDATES, LEVELS, Decision, split
from game.ai.opponents import plays
from game.ai.sparring import old, scripts
from game.core.contract import Rules
from game.session import AUTOMATON

FLAT, OLD = "flat", "old"
WORKING = (*(level.name for level in LEVELS.values() if level.plan), FLAT, OLD)
"""Those whose work can be scaled; all others do what they do."""


class Player(NamedTuple):
    """Who takes a seat, and with which share of its work."""

    name: str
    work: float = 1.0

    def __str__(self) -> str:
        return self.name if self.work == 1 else f"{self.name}@{self.work:.12g}"


class UnknownPlayer(ValueError):
    """Nobody of that name plays this game, or not with that work."""


def everybody(game: str) -> tuple[str, ...]:
    """The names of all who can play a game."""
    return (*LEVELS, FLAT, *([OLD] if old.knows(game) else []), *scripts(game))


def parse(game: str, spec: str, work: float = 1.0) -> Player:
    """The player that is meant; `work` is that of players who name none."""
    name, at, share = spec.strip().partition("@")
    if name == AUTOMATON and catalogue.rules(game).info.automaton:
        return Player(name)
    if name not in everybody(game) and not plays(catalogue.rules(game).info, name):
        raise UnknownPlayer(f"there is no player '{name}'; the players of this game are {', '.join(everybody(game))}")
    if split(name)[0] not in WORKING:
        if at:
            raise UnknownPlayer(f"'{name}' does not search, so it takes no work: '{spec.strip()}'")
        return Player(name)
    if not at:
        return Player(name, work)
    if not re.fullmatch(r"\d+(\.\d*)?|\.\d+", share) or float(share) == 0:
        raise UnknownPlayer(f"'{spec.strip()}': work is a share such as {name}@0.5")
    if name != FLAT and float(share) > 1:
        raise UnknownPlayer(f"'{spec.strip()}': work is at most 1, since only {FLAT} is scaled up, to match others")
    return Player(name, float(share))


def decide(player: Player, rules: Rules[Any], view: Any, seed: int, tally: Tally | None = None) -> Decision:
    """The player's move for the seat to act, from what that seat may see; its work is added to the tally."""
    clear = levels.obvious(rules, view)
    if clear is not None:
        return clear
    if player.name == OLD:
        rules = old.judged(rules)
    level, character = split(player.name)
    if character:
        rules = leaning(rules, character)
    if tally is not None:
        rules = through(Counted(rules, tally))
    if level in LEVELS:
        return levels.choose(rules, view, level, seed, player.work)
    if player.name == FLAT:
        found = flat.search(rules, view, seed, player.work)
        return Decision(found[0][1], found[0][0], tuple((move, chance) for chance, move in found[:CANDIDATES]))
    if player.name == OLD:
        return levels.unweighed(old.choose(rules, view, seed, player.work))
    script = scripts(rules.info.id)[player.name]
    return levels.unweighed(script(rules, view, seed))
