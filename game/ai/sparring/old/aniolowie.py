"""How good a position is: people on the lands, what the fight promises, and what is left to fight with.

Kept as in 0.5.0. Changed with the rules: a line of a row has a length of its own, a fighter that is pledged or
tired can't claim (both were `TURNED`), and a covered twin promises what it would bring.
"""

from __future__ import annotations

from math import exp

from game.ai.sparring.old import Master
from game.aniolowie.abilities import SACRIFICE, USE, Ability, Paid
from game.aniolowie.acts import Block, Dismiss, FromFight, Level, LevelFor, Lower, NoSupport, Rise, ToDeck, ToHand
from game.aniolowie.cards import IS_ANGEL, KINDS, LEVEL, SAYS, SUPPORTS
from game.aniolowie.effects import To
from game.aniolowie.places import ROWS_OF_TABLE
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    BATTLE,
    BLOCKED,
    CLAIM,
    FIGHT,
    LAND,
    LINE,
    MUTE,
    NOBODY,
    OVER,
    PLEDGED,
    SACRIFICED,
    STATUS,
    SUPPORT,
    TIRED,
    UP,
    State,
)
from game.core.effects import Node

EXPOSED = 0.75
"""What a human on a land without a guard is worth."""
NERVE = 3.5
"""How far a fight may still swing, in levels."""
RESERVE = 0.3
"""How much of what could still be played counts as level in the fight."""
HELD, DRAWN = 0.06, 0.03
"""What a card in the hand and one in the deck are worth for the fights to come."""
STANDING = 0.012
"""The same for each level of an angel that stays."""
DOUBT = 0.55
"""How uncertain each human who is still to be won makes the end."""
REMOVED = 5.0
"""What it is worth to take an angel out of the fight, in levels."""


def _swing(node: Node) -> float:
    """How many levels of difference an effect makes in a fight, roughly."""
    own = 0.0
    if isinstance(node, (Level, Rise, LevelFor)):
        own = abs(node.n)
    elif isinstance(node, (Block, Dismiss, ToHand, ToDeck, FromFight)):
        own = REMOVED
    elif isinstance(node, (Lower, NoSupport)):
        own = REMOVED / 2
    return max([own, *(_swing(part) for part in node.parts)]) * (1.5 if isinstance(node, To) and node.several else 1)


def _best(card: int) -> float:
    """The best that a card could do in a fight by its ability."""
    found = [
        _swing(part) / (2 if part.cost == SACRIFICE else 1) for part in SAYS[card].parts
        if isinstance(part, Ability) and (not isinstance(part, Paid) or part.cost in (USE, SACRIFICE)) and not part.when
    ]  # fmt: skip
    return min(6.0, max(found, default=0.0))


SWING = tuple(_best(card) for card in range(len(KINDS)))
WORTH = tuple(
    HELD * (LEVEL[card] + 0.5 * SUPPORTS[card] + 0.5 * SWING[card] + 3) / 10 if IS_ANGEL[card]
    else HELD * (4 + SWING[card]) / 10 for card in range(len(KINDS))
)  # fmt: skip
"""What each card in the hand is worth."""


def chance_to_win(state: State, seat: int) -> float:
    stage = Stage(state)
    seats = range(len(state.sides))
    worth = [_held(stage, each) for each in seats]
    left = len(state.procession) + len(state.stake)
    if left and state.phase != OVER:
        hopes = _hopes(stage)
        spirit = [_spirit(state, each) for each in seats]
        whole = sum(spirit)
        for each in seats:
            worth[each] += len(state.stake) * hopes[each] + len(state.procession) * spirit[each] / whole
    best = max(worth[other] for other in seats if other != seat)
    return 1 / (1 + exp(max(-30.0, min(30.0, -1.7 * (worth[seat] - best) / (0.25 + DOUBT * left**0.5)))))


def _hopes(stage: Stage) -> list[float]:
    """Each seat's chance to take the stake of this turn."""
    state = stage.state
    seats = range(len(state.sides))
    if state.phase == CLAIM:
        return [1.0 if each == state.seat else 0.0 for each in seats]
    totals, able = [], []
    for each in seats:
        total, claimant = _promise(stage, each)
        totals.append(total + RESERVE * _reserve(state, each))
        able.append(claimant)
    chances = []
    for each in seats:
        best = max(totals[other] for other in seats if other != each)
        chance = 1 / (1 + exp(max(-30.0, min(30.0, -(totals[each] - best) / NERVE))))
        chances.append(chance if able[each] else 0.1 * chance)
    return chances


def _promise(stage: Stage, seat: int) -> tuple[float, bool]:
    """The level that a seat brings to the fight, as far as it lies there, and whether somebody can take the stake."""
    state = stage.state
    total, claimant = 0, False
    for slot in ROWS_OF_TABLE[seat][FIGHT]:
        marks = state.marks[slot]
        if state.kind[slot] == NOBODY or marks & BLOCKED or not (marks & UP or not stage.has_copy_up(slot)):
            continue
        total += stage.promise(slot)
        claimant = claimant or not (marks & (PLEDGED | TIRED) or marks & STATUS == SACRIFICED)
    return total, claimant


def _reserve(state: State, seat: int) -> float:
    """What could still be played in this turn."""
    total = 0.0
    for card in state.sides[seat].hand:
        if not IS_ANGEL[card]:
            total += SWING[card]
    start = ROWS_OF_TABLE[seat][SUPPORT].start
    for slot in range(start, start + (3 if state.phase == BATTLE else 2) * LINE):
        card, marks = state.kind[slot], state.marks[slot]
        if card != NOBODY and not marks & (BLOCKED | MUTE) and marks & STATUS < SACRIFICED:
            total += SWING[card]
    return total


def _held(stage: Stage, seat: int) -> float:
    """People on the land; who is guarded stays likelier."""
    people = stage.people(seat)
    if not people or stage.state.phase == OVER:
        return people
    return people if stage.anybody_in(seat, LAND) else people * EXPOSED


def _spirit(state: State, seat: int) -> float:
    """What a seat has to fight with in the turns to come."""
    side = state.sides[seat]
    total = 0.3 + DRAWN * len(side.deck)
    for card in side.hand:
        total += WORTH[card]
    start = ROWS_OF_TABLE[seat][SUPPORT].start
    for slot in range(start, start + 2 * LINE):
        card = state.kind[slot]
        if card != NOBODY:
            total += STANDING * (LEVEL[card] + SWING[card]) * (2 - (state.marks[slot] & STATUS))
    return total


MASTER = Master(chance_to_win, looks=(16, 3))
