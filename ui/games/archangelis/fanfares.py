"""What decides something in Archangelis, and how it is celebrated."""

from __future__ import annotations

from game.archangelis import light
from game.archangelis.words import enough
from game.core.language import N_, _
from game.core.names import NONE
from ui.games.look import Fanfare, Figure, Flight, Told, theirs


def _against_location(told: Told) -> list[Figure]:
    """The Light of the Host, and what the Location takes."""
    seat, n = told.event.seat or 0, told.event.n
    needed = enough(told.view, seat, told.event.card or NONE)
    return [Figure(n, _("Host"), seat, n >= needed), Figure(needed, _("Location"), None, n < needed)]


def _against_host(told: Told) -> list[Figure]:
    """The Light of the Horde, and of the Host that it opposes."""
    horde, host = told.event.seat or 0, 1 - (told.event.seat or 0)
    n, challenged = told.event.n, told.before.challenged
    if challenged == NONE:  # an automaton opposes in the move of the challenge itself
        return [Figure(n, _("Horde"), horde, True)]
    stands = light.host(told.before.sides[host], challenged).total
    return [Figure(n, _("Horde"), horde, n >= stands), Figure(stands, _("Host"), host, n < stands)]


def _armies(told: Told) -> list[Figure]:
    sides = told.view.sides
    lights = [light.final(side, side.army, sides[1 - seat]).total for seat, side in enumerate(sides)]
    return [Figure(n, _("Army"), seat, n == max(lights)) for seat, n in enumerate(lights)]


def strike(told: Told) -> Flight:
    """From the Horde to the angel that it removes."""
    seat = told.event.seat or 0
    return Flight("", f"horde-{1 - seat}", told.event.src)


def _fails(told: Told) -> bool:
    return not told.event.data["won"]


FANFARES = {
    "challenge": (Fanfare(N_("Challenge"), "challenge", figures=_against_location, card=True),),
    "defend": (
        Fanfare(N_("The Horde strikes"), "horde_strike", "bad", figures=_against_host, at=lambda told: told.event.dst),
    ),
    "stand by": (Fanfare(N_("The Horde stands by"), "turn", sparks=0, seconds=0.8),),
    "remove": (Fanfare(N_("Struck down"), "destroyed", "bad", card=True, seconds=0.9),),
    "smite": (Fanfare(N_("Smitten"), "destroyed", "bad", card=True, seconds=0.9),),
    "disarm": (Fanfare(N_("Disarmed"), "page", "bad", card=True, sparks=50, seconds=0.9),),
    "resolve": (Fanfare(N_("The challenge fails"), "location_lost", "bad", _fails, figures=_against_location),),
    "win": (
        Fanfare(N_("Location lost"), "location_lost", "bad", theirs, card=True, sparks=140),
        Fanfare(N_("Location won"), "location_won", card=True, sparks=160, seconds=1.4),
    ),
    "title": (Fanfare(N_("A new title"), "chime", card=True, after=True, seconds=1.0),),
    "perform": (Fanfare(N_("A miracle"), "chime", "hint", card=True, sparks=60, seconds=0.9),),
    "summon": (Fanfare(N_("Summoned"), "put", "bad", card=True, after=True, seconds=0.9),),
    "raise": (Fanfare(N_("Raised again"), "chime", card=True, after=True, seconds=0.9),),
    "final": (Fanfare(N_("The Final Battle"), "final_battle", sparks=200, seconds=1.5),),
    "reveal": (Fanfare(N_("{name}'s army"), "flip", after=True, sparks=70, seconds=1.0),),
    "over": (Fanfare(N_("Army against army"), "final_battle", figures=_armies, sparks=200, seconds=1.5),),
    "turn over": (Fanfare(N_("The automaton's card"), "flip", sparks=0, card=True, after=True, seconds=0.8),),
}  # fmt: skip
