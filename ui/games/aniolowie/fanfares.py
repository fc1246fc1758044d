"""What decides something in Aniołowie, and how it is celebrated."""

from __future__ import annotations

from game.aniolowie.phases import people_of
from game.aniolowie.places import SLOT_NAMES
from game.aniolowie.state import ACTION, BATTLE, DISCARD, HUMANS, NOBODY, UP
from game.core.contract import HIDDEN
from game.core.language import N_, Change, _
from ui.games.look import Fanfare, Figure, Flight, Told, not_own, theirs


def _duellists(told: Told) -> list[Figure]:
    """Level against level, as far as whoever looks may know it."""
    if HIDDEN in told.event.secret:
        return []
    attack, defence = told.event.secret
    return [
        Figure(attack, _("attacks"), told.event.seat, attack >= defence),
        Figure(defence, _("defends"), None, defence >= attack),
    ]


def _fight(told: Told) -> list[Figure]:
    totals = told.event.data["totals"]
    return [Figure(n, _("fight"), seat, n == max(totals)) for seat, n in enumerate(totals)]


def _people(told: Told) -> list[Figure]:
    people = people_of(told.view)
    return [Figure(n, _("people"), seat, n == max(people)) for seat, n in enumerate(people)]


def _new_turn(told: Told) -> bool:
    return bool(told.event.data["phase"] == DISCARD)


def _falls(told: Told) -> bool:
    """Is it discarded by what is done to it, and not because the turn is over?"""
    return told.before.phase in (HUMANS, ACTION, BATTLE)


def _others_win(told: Told) -> bool:
    return told.watcher is not None and told.event.data["winner"] not in (NOBODY, told.watcher)


def _nobody_wins(told: Told) -> bool:
    return bool(told.event.data["winner"] == NOBODY)


def _at_target(told: Told) -> str | None:
    return told.event.dst or told.event.src


def aimed(told: Told) -> Flight | None:
    """From whoever does something to whom it is done to."""
    return Flight("", told.event.src, told.event.dst) if told.event.dst != told.event.src else None


def lent(told: Told) -> Flight | None:
    """Levels fly from the open angel or human that gives or takes them."""
    by, view = told.event.by, told.view
    slots = [slot for slot, kind in enumerate(view.kind) if kind == by and view.marks[slot] & UP]
    return Flight(f"{Change(told.event.n):+d}", SLOT_NAMES[slots[0]], told.event.src) if slots else None


FANFARES = {
    "phase": (Fanfare(N_("Turn {turn}"), "turn", when=_new_turn, at=lambda told: "first", sparks=30, seconds=0.9),),
    "use": (Fanfare(N_("An ability"), "put", "hint", not_own, card=True, sparks=30, seconds=1.0),),
    "play": (Fanfare(N_("An intervention"), "put", "hint", not_own, card=True, sparks=60, seconds=1.0),),
    "attack": (Fanfare(N_("Attack"), "turn", "bad", at=_at_target, card=True, sparks=50, seconds=0.9),),
    "take": (Fanfare(N_("A hand reaches out"), "lift", "hint", at=_at_target, card=True, sparks=40, seconds=0.9),),
    "duel": (Fanfare(N_("Duel"), "duel", "bad", at=_at_target, figures=_duellists, sparks=140, seconds=1.3),),
    "escape": (Fanfare(N_("Escaped"), "lift", "good", sparks=60, seconds=0.9),),
    "discard": (Fanfare(N_("Fallen"), "angel_falls", "bad", _falls, card=True, sparks=120),),
    "cancel": (Fanfare(N_("Cancelled"), "refuse", "bad", card=True, seconds=0.9),),
    "redirect": (Fanfare(N_("Turned aside"), "flip", "hint", at=_at_target, card=True, seconds=0.9),),
    "clash": (Fanfare(N_("Twins fall"), "page", "bad", card=True),),
    "join": (
        Fanfare(N_("A human is lost"), "human_stolen", "bad", theirs, figures=_people, card=True, after=True),
        Fanfare(N_("A human is won"), "human_won", figures=_people, card=True, sparks=160, seconds=1.4, after=True),
    ),
    "refuse": (Fanfare(N_("Refused"), "refuse", "bad", card=True, seconds=1.0),),
    "homeward": (Fanfare(N_("Back to the procession"), "lift", "hint", card=True, seconds=1.0),),
    "defect": (
        Fanfare(N_("Stolen"), "human_stolen", "bad", theirs, card=True, after=True, sparks=120),
        Fanfare(N_("Gone over to us"), "human_won", card=True, after=True, sparks=120),
    ),
    "giant": (Fanfare(N_("A giant sets out"), "giant", "bad", after=True, sparks=160, seconds=1.4),),
    "stride": (Fanfare(N_("The giant walks on"), "giant", "bad", after=True, at=lambda told: told.event.src),),
    "rage": (Fanfare(N_("The giant strikes"), "giant", "bad", at=_at_target, sparks=140),),
    "slain": (Fanfare(N_("The giant falls"), "giant", "good", sparks=180, seconds=1.4),),
    "totals": (Fanfare(N_("The fight begins"), "coin", figures=_fight, at=lambda told: "stake", sparks=120),),
    "fought": (
        Fanfare(N_("Nobody wins the fight"), "refuse", "ivory_dim", _nobody_wins, lambda told: "stake", _fight, 80),
        Fanfare(N_("The fight is lost"), "refuse", "bad", _others_win, lambda told: "stake", _fight, 120),
        Fanfare(N_("The fight is won"), "chime", "brass_bright", None, lambda told: "stake", _fight, 160, 1.4),
    ),
    "over": (Fanfare(N_("The people are counted"), "chime", figures=_people, sparks=200, seconds=1.5),),
}  # fmt: skip
