"""How good a position is: people on the lands, what the fight promises, and what is left to fight with."""

from __future__ import annotations

from math import exp

from game.aniolowie.cards import LEVEL, SUPPORTS
from game.aniolowie.stage import ROWS_OF_TABLE, Stage
from game.aniolowie.state import (
    CLAIM,
    FIGHT,
    LAND,
    NOBODY,
    OVER,
    SACRIFICED,
    STATUS,
    SUPPORT,
    TURNED,
    UP,
    State,
)

EXPOSED = 0.75
"""What a human on a land without a guard is worth."""
NERVE = 3.5
"""How far a fight may still swing, in levels."""
HELD, DRAWN = 0.06, 0.03
"""What a card in the hand and one in the deck are worth, in people."""
STANDING = 0.012
"""What a level of an angel that stays is worth, in people."""
DOUBT = 0.55
"""How uncertain each human who is still to be won makes the end."""


def chance_to_win(state: State, seat: int) -> float:
    stage = Stage(state)
    seats = range(len(state.sides))
    hopes = _hopes(stage)
    worth = [_held(stage, each) + len(state.stake) * hopes[each] for each in seats]
    left = len(state.procession) + len(state.stake)
    if left:
        spirit = [_spirit(stage, each) for each in seats]
        whole = sum(spirit) or 1.0
        worth = [worth[each] + len(state.procession) * spirit[each] / whole for each in seats]
    best = max(worth[other] for other in seats if other != seat)
    return 1 / (1 + exp(max(-30.0, min(30.0, -1.7 * (worth[seat] - best) / (0.25 + DOUBT * left**0.5)))))


def _hopes(stage: Stage) -> list[float]:
    """Each seat's chance to take the stake of this turn."""
    state = stage.state
    seats = range(len(state.sides))
    if state.phase >= CLAIM:
        return [1.0 if state.phase == CLAIM and each == state.seat else 0.0 for each in seats]
    totals = [_promise(stage, each) for each in seats]
    chances = []
    for each in seats:
        best = max(totals[other] for other in seats if other != each)
        chance = 1 / (1 + exp(max(-30.0, min(30.0, -(totals[each] - best) / NERVE))))
        chances.append(chance if totals[each] and _can_claim(stage, each) else 0.15 * chance)
    return chances


def _promise(stage: Stage, seat: int) -> float:
    """The level that a seat brings to the fight, as far as it lies there."""
    state = stage.state
    total = 0
    for slot in ROWS_OF_TABLE[seat][FIGHT]:
        if stage.present(slot) and (state.marks[slot] & UP or not stage.has_copy_up(slot)):
            total += stage.level(slot)
    return total


def _can_claim(stage: Stage, seat: int) -> bool:
    state = stage.state
    return any(
        stage.present(slot) and not state.marks[slot] & TURNED and state.marks[slot] & STATUS < SACRIFICED
        for slot in ROWS_OF_TABLE[seat][FIGHT]
    )


def _held(stage: Stage, seat: int) -> float:
    """People on the land; who is guarded stays likelier."""
    guarded = any(stage.present(slot) for slot in ROWS_OF_TABLE[seat][LAND])
    return stage.people(seat) * (1.0 if guarded or stage.state.phase == OVER else EXPOSED)


def _spirit(stage: Stage, seat: int) -> float:
    """What a seat has to fight with in the turns to come."""
    state, side = stage.state, stage.state.sides[seat]
    standing = sum(
        (STANDING * LEVEL[state.kind[slot]] * (2 - (state.marks[slot] & STATUS)))
        for row in (SUPPORT, LAND) for slot in ROWS_OF_TABLE[seat][row]
        if state.kind[slot] != NOBODY and state.marks[slot] & STATUS < SACRIFICED
    )  # fmt: skip
    hand = sum(HELD * (LEVEL[card] + SUPPORTS[card] + 4) / 10 for card in side.hand)
    return 0.3 + standing + hand + DRAWN * len(side.deck)
