"""What decides something in Battle for Empyrean, and how it is celebrated."""

from __future__ import annotations

from game.core.contract import HIDDEN
from game.core.language import N_, Change, _
from game.empyrean.cards import FIRST_FIELD
from game.empyrean.stage import Stage
from game.empyrean.state import FACE_UP, State
from ui.games.look import Fanfare, Figure, Flight, Told, most

MUCH = 4
"""Might that comes or goes at once and is a blow."""


def totals(view: State, at: int) -> list[int]:
    stage = Stage(view)
    return [stage.total(seat, at) for seat in range(len(view.sides))]


def _taken(told: Told) -> int | None:
    """The battlefield that somebody else leads on now; who comes first to an empty one takes it from nobody."""
    for at in range(len(told.view.battlefields)):
        before, now = totals(told.before, at), most(totals(told.view, at))
        if any(before) and now is not None and now != most(before):
            return at
    return None


def _changes_hands(told: Told) -> bool:
    return _taken(told) is not None


def _taken_by_others(told: Told) -> bool:
    at = _taken(told)
    return at is not None and told.watcher not in (None, most(totals(told.view, at)))


def _there(told: Told) -> str:
    return f"battlefield-{_taken(told)}"


def _clash(told: Told) -> list[Figure]:
    """The totals on the battlefield that changes hands."""
    at = _taken(told)
    assert at is not None
    found = totals(told.view, at)
    return [Figure(n, _("Might"), seat, n == max(found)) for seat, n in enumerate(found)]


def _might(told: Told) -> list[Figure]:
    sums = [sum(each) for each in told.event.data["totals"]]
    return [Figure(n, _("Might"), seat, n == max(sums)) for seat, n in enumerate(sums)]


def _last(told: Told) -> bool:
    return bool(told.event.data["round"] == told.view.rounds)


def _seen(told: Told) -> bool:
    return told.event.card != HIDDEN


def _strong(told: Told) -> bool:
    return abs(told.event.n) >= MUCH


def lent(told: Told) -> Flight | None:
    """Might flies from the card or battlefield that gives or takes it."""
    view, by = told.view, told.event.by
    if by is None:
        return None
    if by >= FIRST_FIELD:
        source = f"battlefield-{view.battlefields.index(by - FIRST_FIELD)}"
    else:
        units = [unit for unit, kind in enumerate(view.kind) if kind == by and view.marks[unit] & FACE_UP]
        source = f"unit-{units[-1]}" if units else ""
    return Flight(f"{Change(told.event.n):+d}", source, told.event.src)


TAKEN = (
    Fanfare(N_("Battlefield lost"), "field_taken", "bad", _taken_by_others, _there, _clash, 120, after=True),
    Fanfare(N_("Battlefield taken"), "field_taken", "brass_bright", _changes_hands, _there, _clash, 140, after=True),
)

FANFARES = {
    "round": (
        Fanfare(N_("The last round"), "last_round", "bad", _last, lambda told: "round", sparks=120, seconds=1.4),
        Fanfare(N_("Round {round}"), "banner", at=lambda told: "round", sparks=40, seconds=0.9),
    ),
    "reveal": TAKEN,
    "might": (*TAKEN, Fanfare(N_("A mighty change: {n:+d}"), "coin", "hint", _strong, after=True, seconds=0.9)),
    "move": TAKEN,
    "return": TAKEN,
    "destroy": (Fanfare(N_("Destroyed"), "destroyed", "bad", card=True, sparks=140),),
    "banish": (Fanfare(N_("Banished"), "destroyed", "bad", _seen, card=True, sparks=140),),
    "rescue": (Fanfare(N_("Back from the dead"), "chime", "good", card=True, after=True, seconds=1.0),),
    "reach": (Fanfare(N_("Reached"), "chime"),),
    "again": (Fanfare(N_("Once more"), "chime", "hint", card=True, seconds=0.9),),
    "stopped": (Fanfare(N_("Silenced"), "refuse", "bad", card=True, seconds=0.9),),
    "command": (Fanfare(N_("Command"), "turn", "hint", card=True, sparks=50, seconds=0.9),),
    "end": (Fanfare(N_("All rounds are over"), "turn", seconds=1.0),),
    "over": (Fanfare(N_("The battle is decided"), "chime", figures=_might, sparks=200, seconds=1.5),),
}  # fmt: skip
