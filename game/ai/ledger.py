"""What a game tells of itself while it is played, for the report on its balance: what was offered, how much there was
to choose, which turns were for nothing, and how often the lead changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from game.ai.flat import chance
from game.ai.levels import Decision
from game.ai.records import Record
from game.core.contract import Event, Rules
from game.core.info import GameInfo

NEAR = 0.03
"""A move is sensible that looks no worse than so much less chance to win than the best, in an even game."""
AHEAD, BEHIND = 0.55, 0.45
"""Who has that chance leads, or trails; between them nobody does."""


class Ledger(NamedTuple):
    """What a report asks of a game beside its record."""

    offered: tuple[frozenset[str], ...]
    """By seat the cards that it could have come to own, or to play, had it had the means."""
    choices: tuple[int, ...]
    """Turn by turn the most sensible moves that stood beside each other, as far as they are weighed."""
    idle: int
    """Turns in which nothing was done but what serves other moves."""
    leads: int
    """How often the lead went over to the other."""
    stakes: tuple[tuple[str, int | None], ...]
    """What all contended for, and the seat that has it in the end."""
    played: int = 0
    """Abilities and cards that were played, where a game tells of those that come to nothing."""
    vain: int = 0
    """How many of them did; what was cancelled does not count."""


class Account(NamedTuple):
    """All that a report knows of a game."""

    record: Record
    ledger: Ledger


class Witness:
    """Writes the ledger of a game while it is played."""

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self.rules = rules
        self.offered: list[set[str]] = [set() for _seat in range(seats)]
        self.turns: dict[tuple[int, int], tuple[int, bool]] = {}
        """For each turn and seat the most sensible moves so far, and whether it did something."""
        self.leads = 0
        self.leader = -1

    def decided(self, seat: int, view: Any, decision: Decision) -> None:
        """A seat has chosen a move; answers to what others do are no turn of its own."""
        self.offered[seat].update(self.rules.offers(view))
        if self.rules.passing_question(view) is not None:
            return
        turn = self.rules.turn_number(view), seat
        most, active = self.turns.get(turn, (0, False))
        move = decision.move
        does = (move.src or move.dst) is not None and move.kind not in self.rules.info.means
        self.turns[turn] = max(most, sensible(decision)), active or does

    def moved(self, state: Any) -> None:
        """A move has been played: it is asked who leads."""
        if self.rules.seats(state) != 2:
            return
        even = (chance(self.rules, state, 0) + 1 - chance(self.rules, state, 1)) / 2
        leader = 0 if even > AHEAD else 1 if even < BEHIND else self.leader
        self.leads += self.leader >= 0 and leader != self.leader
        self.leader = leader

    def ledger(self, end: Any, happened: Iterable[Iterable[Event]] = ()) -> Ledger:
        return Ledger(
            tuple(map(frozenset, self.offered)),
            tuple(most for most, _active in self.turns.values()),
            sum(not active for _most, active in self.turns.values()),
            self.leads,
            tuple(self.rules.stakes(end).items()),
            *in_vain(self.rules.info, happened),
        )


def in_vain(info: GameInfo, happened: Iterable[Iterable[Event]]) -> tuple[int, int]:
    """How much was played, and how much of that did nothing; what else comes to nothing was nobody's play."""
    waiting: Counter[int | None] = Counter()
    played = vain = 0
    for event in (event for events in happened for event in events):
        if event.kind in info.plays:
            waiting[event.by] += 1
            played += 1
        elif event.kind in info.fails and waiting[event.card]:
            waiting[event.card] -= 1
            vain += 1
    return played, vain


def sensible(decision: Decision) -> int:
    """How many of the moves that were weighed look nearly as good as the best."""
    best = decision.candidates[0][1]
    span = NEAR * 4 * best * (1 - best)
    return sum(found >= best - span for _move, found in decision.candidates)
