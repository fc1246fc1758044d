"""Games that were begun under older rules, in the form that these rules know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core import codec
from game.core.effects import Frame
from game.empyrean import cards
from game.empyrean.acts import NOBODY
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import BOOK, FIRST_FIELD, KINDS, MILESTONES, NAMES
from game.empyrean.stage import PAY, Stage
from game.empyrean.state import ENDING, FACE_UP, GONE, REVEAL, State

REWRITTEN = frozenset({
    "weighted-chain", "duellist", "testudo", "ballista", "centurion", "grave-chains", "funeral-choir", "wailing-shade",
    "devourer-of-souls", "camel-scout", "feigned-retreat", "parthian-shot", "lamplighter", "river-styx",
    "night-stalker", "throat-cutter", "countess", "blood-moon", "elder", "perseus", "sirens", "bedivere",
    "lancelot", "green-knight", "berserker", "grappling-hooks", "valkyrie", "odin",
    "wreckers-reef", "hall-of-mirrors", "frozen-lake",
})  # fmt: skip
"""What says something else since the fourth rules."""
BEGUN = {"feigned-retreat": 1, "parthian-shot": 1, "perseus": 1, "sirens": 1}
"""So many effects of theirs, from the first one on, are what they were."""


def upgraded(old: dict[str, Any], version: int) -> State:
    """Before the fourth rules nothing was banished from a hand, and some cards said something else: what those still
    had to do is not done.

    Before the third rules, passive abilities had no tokens, and a reveal had no last step to be paid in. Milestones
    waited on the stack before they were looked at; now they are looked at first.
    """
    sides = [{**side, "buried": 0} for side in old["sides"]]
    state: State = codec.decode("empyrean", {"lent": [], "claims": [], **old, "sides": sides})
    for side in state.sides:
        side.hears = cards.hears(side.army)
    lay_tokens(state)
    _print(state)
    state.stack[:] = [frame for frame in state.stack if not _rewritten(frame)]
    if version < 3:
        _third(state)
    return state


def _rewritten(frame: Frame) -> bool:
    if frame.card >= BOOK:
        return False
    key = NAMES.keys[frame.card] if frame.card < FIRST_FIELD else BATTLEFIELDS[frame.card - FIRST_FIELD].key
    return key in REWRITTEN and not (len(frame.path) > 1 and frame.path[1] < BEGUN.get(key, 0))


def _print(state: State) -> None:
    """What a card has beyond the might that is printed on it now is something it gained."""
    for unit, card in enumerate(state.kind):
        if state.marks[unit] & (FACE_UP | GONE) == FACE_UP:
            more = state.might[unit] - KINDS[card].might - sum(n for who, _by, n in state.gains if who == unit)
            if more:
                state.gains.append((unit, card, more))


def _third(state: State) -> None:
    state.stack[:] = [frame for frame in state.stack if not _looks(frame)]
    if state.stack and state.phase == REVEAL and ENDING not in state.met:
        state.stack.insert(0, Frame(BOOK, PAY, state.seat, (NOBODY, NOBODY)))
    _turn_up(state)


def _looks(frame: Frame) -> bool:
    """Does it only wait to look whether a milestone is reached?"""
    number = frame.card - FIRST_FIELD
    return FIRST_FIELD <= frame.card < BOOK and frame.path in {(k,) for k, _once in MILESTONES[number]}


def lay_tokens(state: State) -> None:
    """What passive abilities would have applied by now, beyond what they have; nothing answers to it."""
    before = Counter(unit for unit, _thing in state.lent)
    state.lent = []
    for seat, side in enumerate(state.sides):
        for unit in (unit for field in side.fields for unit in field):
            card = state.kind[unit]
            strength = cards.STRENGTH[card]
            if strength and state.marks[unit] & FACE_UP:
                things = strength.per.things(Stage(state), Frame(card, (), seat, (unit, NOBODY)))
                state.lent += [(unit, thing) for thing in things]
                more = max(strength.n * (len(things) - before[unit]), -state.might[unit])
                if more:
                    state.might[unit] += more
                    state.gains.append((unit, card, more))


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
