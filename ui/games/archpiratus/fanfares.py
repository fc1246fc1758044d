"""What decides something in ArchPiratus, and how it is celebrated."""

from __future__ import annotations

from game.archpiratus import ship
from game.archpiratus.cards import FINAL
from game.core.language import N_, _
from ui.games.look import Fanfare, Figure, Flight, Told, theirs


def _guns(told: Told) -> list[Figure]:
    """The gun of who fires, and the armor that it broke through: as both stand after the move or stood before it."""
    seat = told.event.seat or 0
    for view in (told.view, told.before):
        if ship.outguns(view, seat):
            gun, armor = ship.value(view, seat, "weapon"), ship.value(view, 1 - seat, "armor")
            return [Figure(gun, _("Guns"), seat, True), Figure(armor, _("Armor"), 1 - seat)]
    return []


def _points(told: Told) -> list[Figure]:
    """How many points each captain has now."""
    points = [ship.points(told.view, seat) for seat in range(len(told.view.sides))]
    return [Figure(n, _("Points"), seat, n == max(points)) for seat, n in enumerate(points)]


def shot(told: Told) -> Flight:
    """A hit flies from ship to ship."""
    return Flight(_("-1 hull"), told.event.src, told.event.dst)


def _hit(told: Told) -> str | None:
    return told.event.dst


def _one_left(told: Told) -> bool:
    """Would the next hit be the last?"""
    return ship.hull(told.before, 1 - (told.event.seat or 0)) - told.event.n == 1


def _to_final(told: Told) -> bool:
    return bool(told.event.data["station"] == FINAL)


FANFARES = {
    "fire": (
        Fanfare(N_("One hull plate left"), "hull_break", "bad", _one_left, _hit, _guns, 160, 1.4, after=True),
        Fanfare(N_("A hull plate breaks"), "hull_break", "bad", None, _hit, _guns, 120, after=True),
    ),
    "complete": (
        Fanfare(N_("Their mission is done"), "mission_done", "bad", theirs, figures=_points, card=True),
        Fanfare(N_("Mission done"), "mission_done", figures=_points, card=True, sparks=160, seconds=1.4),
    ),
    "contract": (Fanfare(N_("A new mission"), "flip", "hint", after=True, card=True, sparks=50, seconds=0.8),),
    "event": (Fanfare(N_("Event"), "turn", "hint", after=True, card=True),),
    "calm": (Fanfare(N_("All Events end"), "page", "hint", seconds=0.9),),
    "raid": (Fanfare(N_("A raid"), "turn", "bad", card=True, seconds=0.9),),
    "steal": (Fanfare(N_("Stolen"), "lift", "bad", card=True, sparks=70),),
    "swap": (Fanfare(N_("Swapped"), "lift", "hint", card=True, sparks=70),),
    "repair": (Fanfare(N_("The hull is mended"), "chime", "good", sparks=60, seconds=0.9),),
    "title": (Fanfare(N_("She has a new name"), "chime", after=True, card=True, seconds=1.0),),
    "fly": (Fanfare(N_("At the Final station"), "turn", when=_to_final, after=True, at=lambda told: told.event.src),),
    "claim": (Fanfare(N_("Taken aboard"), "lift", when=theirs, card=True, sparks=0, seconds=0.8),),
    "over": (
        Fanfare(N_("Shot to stardust"), "destroyed", "bad", lambda told: told.event.data["how"] == "gunfire",
                lambda told: f"captain-{1 - told.event.data['winners'][0]}", sparks=200, seconds=1.5),
        Fanfare(N_("The Final mission is done"), "mission_done", when=lambda told: told.event.data["how"] == "mission",
                sparks=200, seconds=1.5),
        Fanfare(N_("The turns are over"), "turn", figures=_points, seconds=1.5),
    ),
}  # fmt: skip
