"""Games that were begun under older rules, in the form that these rules know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core import codec
from game.core.effects import Frame
from game.empyrean import cards
from game.empyrean.acts import NOBODY
from game.empyrean.cards import BOOK, FIRST_FIELD, MILESTONES
from game.empyrean.stage import PAY, Stage
from game.empyrean.state import ENDING, FACE_UP, GONE, REVEAL, State


def upgraded(old: dict[str, Any]) -> State:
    """Before the third rules, passive abilities had no tokens, and a reveal had no last step to be paid in.

    Milestones waited on the stack before they were looked at; now they are looked at first.
    """
    state: State = codec.decode("empyrean", {**old, "lent": [], "claims": []})
    for side in state.sides:
        side.hears = cards.hears(side.army)
    lay_tokens(state)
    state.stack[:] = [frame for frame in state.stack if not _looks(frame)]
    if state.stack and state.phase == REVEAL and ENDING not in state.met:
        state.stack.insert(0, Frame(BOOK, PAY, state.seat, (NOBODY, NOBODY)))
    _turn_up(state)
    return state


def _looks(frame: Frame) -> bool:
    """Does it only wait to look whether a milestone is reached?"""
    number = frame.card - FIRST_FIELD
    return FIRST_FIELD <= frame.card < BOOK and frame.path in {(k,) for k, _once in MILESTONES[number]}


def lay_tokens(state: State) -> None:
    """What passive abilities would have applied by now; nothing answers to it."""
    for seat, side in enumerate(state.sides):
        for unit in (unit for field in side.fields for unit in field):
            card = state.kind[unit]
            strength = cards.STRENGTH[card]
            if strength and state.marks[unit] & FACE_UP:
                things = strength.per.things(Stage(state), Frame(card, (), seat, (unit, NOBODY)))
                state.lent += [(unit, thing) for thing in things]
                state.might[unit] += strength.n * len(things)
                if things:
                    state.gains.append((unit, card, strength.n * len(things)))


def _turn_up(state: State) -> None:
    """Which units lie in the destroy piles: those first that an effect still speaks of, then the youngest."""
    spoken = {unit for frame in state.stack for unit in frame.memory}
    for seat, side in enumerate(state.sides):
        pile = Counter(side.destroyed)
        gone = [unit for unit, owner in enumerate(state.owner) if owner == seat and state.marks[unit] & GONE]
        for unit in sorted(gone, key=lambda unit: (unit in spoken, unit), reverse=True):
            if pile[state.kind[unit]]:
                pile[state.kind[unit]] -= 1
                state.marks[unit] |= FACE_UP
