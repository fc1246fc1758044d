"""What a snapshot from outside gets wrong."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from game.core import effects
from game.core.effects import Frame
from game.core.language import _
from game.empyrean import builds
from game.empyrean.acts import NOBODY
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import BOOK, FIRST_FIELD, KINDS, hears
from game.empyrean.stage import Stage
from game.empyrean.state import CLOSING, DRAFT, FACE_UP, GONE, OVER, PHASES, ZONES, Side, State

SEATS = {2: 3, 3: 4}
"""Battlefields by the number of players."""
MOST = 10_000


def why_impossible(state: State) -> str | None:
    if state.random is None:
        return _("it is a view: what is hidden is missing")
    if SEATS.get(len(state.sides)) != len(state.battlefields):
        return _("it has no such seats or battlefields")
    if len({*state.battlefields}) != len(state.battlefields) or not all(
        0 <= number < len(BATTLEFIELDS) for number in state.battlefields
    ):
        return _("its battlefields are not those of the game")
    if not 1 <= state.round <= state.rounds <= 12 or state.phase not in PHASES:
        return _("its round is out of range")
    if not (0 <= state.seat < len(state.sides) and 0 <= state.leader < len(state.sides)):
        return _("its turn is out of range")
    return (
        _units(state)
        or next(filter(None, (_side(state, seat) for seat in range(len(state.sides)))), None)
        or (_choices(state))
    )


def _units(state: State) -> str | None:
    """The lists about the units agree with each other and with where they stand."""
    number = len(state.kind)
    if any(len(each) != number for each in (state.owner, state.at, state.might, state.marks, state.paid)):
        return _("its units are not in order")
    for unit in range(number):
        if not (
            0 <= state.kind[unit] < len(KINDS)
            and 0 <= state.owner[unit] < len(state.sides)
            and 0 <= state.at[unit] < len(state.battlefields)
            and 0 <= state.might[unit] < MOST
            and 0 <= state.marks[unit] < MOST
            and 0 <= state.paid[unit] < MOST
        ):
            return _("a unit is out of range")
    if any(not (0 <= unit < number and 0 <= source < BOOK and abs(n) < MOST) for unit, source, n in state.gains):
        return _("its gains are out of range")
    if any(not (0 <= unit < number and 0 <= thing < MOST) or state.marks[unit] & GONE for unit, thing in state.lent):
        return _("its passive abilities are out of range")
    standing = sorted(unit for side in state.sides for field in side.fields for unit in field)
    if standing != [unit for unit in range(number) if not state.marks[unit] & GONE]:
        return _("its units do not stand where they should")
    return None


def _side(state: State, seat: int) -> str | None:
    side = state.sides[seat]
    if len(side.fields) != len(state.battlefields) or len(side.stops) != len(state.battlefields):
        return _("its battlefields are not in order")
    for at, field in enumerate(side.fields):
        if len(field) > ZONES or any(state.at[unit] != at or state.owner[unit] != seat for unit in field):
            return _("a unit stands where it can't")
    down = [unit for field in side.fields for unit in field if not state.marks[unit] & FACE_UP]
    if sorted(side.waiting) != sorted(down):
        return _("its face-down cards are not in order")
    if not 0 <= side.buried <= len(side.banished):
        return _("its banished cards are not in order")
    if not (0 <= side.essence < MOST and abs(side.change) < MOST and all(0 <= stops < MOST for stops in side.stops)):
        return _("its essence or its Stop tokens are out of range")
    return _army(state, side)


def _army(state: State, side: Side) -> str | None:
    """Every card of the army lies somewhere, and once only."""
    piles = (side.deck, side.hand, side.draft, side.discard, side.destroyed, side.banished)
    if any(not 0 <= card < len(KINDS) for card in chain(side.army, *piles)):
        return _("it has cards that the game has not")
    standing = (state.kind[unit] for field in side.fields for unit in field)
    if Counter(chain(standing, *piles)) != Counter(side.army) or side.hears != hears(side.army):
        return _("its cards are not those of the army")
    dead = (
        state.kind[unit]
        for unit, marks in enumerate(state.marks)
        if marks & GONE and marks & FACE_UP and state.sides[state.owner[unit]] is side
    )
    if Counter(dead) - Counter(side.destroyed):
        return _("its cards are not those of the army")
    return _("its army is not on the template") if builds.problems(side.army) else None


def _choices(state: State) -> str | None:
    """What is asked can be answered."""
    from game.empyrean.rules import RULES

    if any(not CLOSING <= code < len(BATTLEFIELDS) * 8 for code in state.met):
        return _("its milestones are out of range")
    if any(len(claim.path) != 1 or not FIRST_FIELD <= claim.card < BOOK for claim in state.claims):
        return _("its milestones are out of range")
    if not all(_sound(state, frame) for frame in (*state.claims, *state.stack)):
        return _("its effects are not those of the game")
    if not state.stack and state.phase == DRAFT and not state.sides[state.seat].draft:
        return _("nobody can act")
    if state.phase != OVER and not RULES.legal_moves(state):
        return _("nobody can act")
    return None


def _sound(state: State, frame: Frame) -> bool:
    """Is this a part of what some card or battlefield of this game says?"""
    if not (effects.is_valid(Stage(state), frame) and 0 <= frame.seat < len(state.sides) and len(frame.memory) >= 2):
        return False
    if FIRST_FIELD <= frame.card < BOOK and frame.card - FIRST_FIELD not in state.battlefields:
        return False
    return bool(frame.path) and all(NOBODY <= unit < len(state.kind) for unit in frame.memory)
