"""How good a position is: people on the lands, what the fight promises, and what is left to fight with."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

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

REMOVED = 5.0
"""What it is worth to take an angel out of the fight, in levels."""


class Weights(NamedTuple):
    """What things are worth, in people who are won."""

    exposed: float
    """The share of the people of a land without a guard that the others will take, and of that what comes to them."""
    taken: float
    later: float
    """The share of that danger where none is left to take them after the guards have fallen."""
    duel: float
    """How far a duel may swing, in levels; and the level of a raider who is still to come."""
    absent: float
    nerve: float
    """The same for a fight; and how much of what could still be played counts as level in it."""
    reserve: float
    lone: float
    """The share of a won fight for whom nobody is left to take the stake."""
    spirit: float
    """What anybody has to fight with; then a card of the deck, a card of the hand, and what its level, its support and
    what it does add to that."""
    drawn: float
    held: float
    level: float
    support: float
    play: float
    guard: float
    """A level of an angel on the land, and of one in support, for each use that is left."""
    backing: float
    doubt: float
    """How uncertain each human who is still to be won makes the end."""
    certainty: float


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
        _swing(part) / (2 if part.cost == SACRIFICE else 1)
        for part in SAYS[card].parts
        if isinstance(part, Ability) and (not isinstance(part, Paid) or part.cost in (USE, SACRIFICE)) and not part.when
    ]
    return min(6.0, max(found, default=0.0))


SWING = tuple(_best(card) for card in range(len(KINDS)))


class Judge:
    """The evaluation with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = w = weights
        self.worth = tuple(
            w.held
            + (w.level * LEVEL[card] + w.support * SUPPORTS[card] if IS_ANGEL[card] else 0)
            + w.play * SWING[card]
            for card in range(len(KINDS))
        )
        """What each card in the hand is worth."""

    def chance_to_win(self, state: State, seat: int) -> float:
        stage, w = Stage(state), self.weights
        seats = range(len(state.sides))
        worth = [float(stage.people(each)) for each in seats]
        left = len(state.procession) + len(state.stake)
        if state.phase != OVER:
            self._raid(stage, worth)
            if left:
                hopes = self._hopes(stage)
                spirit = [self._spirit(state, each) for each in seats]
                whole = sum(spirit)
                for each in seats:
                    worth[each] += len(state.stake) * hopes[each] + len(state.procession) * spirit[each] / whole
        best = max(worth[other] for other in seats if other != seat)
        return _even(w.certainty * (worth[seat] - best) / (0.25 + w.doubt * left**0.5))

    def _raid(self, stage: Stage, worth: list[float]) -> None:
        """People who are not guarded well go to those who could take them."""
        lands = [self._standing(stage, seat) for seat in range(len(worth))]
        for seat, people in enumerate(worth[:]):
            if not people:
                continue
            other, danger = max(
                ((other, self._danger(lands[seat], lands[other])) for other in stage.others(seat)),
                key=lambda each: each[1],
            )
            worth[seat] -= danger * people
            worth[other] += self.weights.taken * danger * people

    def _standing(self, stage: Stage, seat: int) -> tuple[list[int], list[int]]:
        """The levels of the guards of a land, and of those there who may still attack, the highest first."""
        state, guards, raiders = stage.state, list[int](), list[int]()
        for slot in ROWS_OF_TABLE[seat][LAND]:
            marks = state.marks[slot]
            if state.kind[slot] != NOBODY and not marks & BLOCKED:
                level = stage.level(slot)
                guards.append(level)
                if marks & STATUS < SACRIFICED:
                    raiders.append(level)
        guards.sort(reverse=True)
        raiders.sort(reverse=True)
        return guards, raiders

    def _danger(self, own: tuple[list[int], list[int]], other: tuple[list[int], list[int]]) -> float:
        """The share of the people that would be lost."""
        w, danger = self.weights, self.weights.exposed
        guards, raiders = own[0], other[1]
        for n, guard in enumerate(guards):
            raider = raiders[n] if n < len(raiders) else w.absent
            danger *= _even((raider - guard) / w.duel)
        return danger if len(raiders) > len(guards) else danger * w.later

    def _hopes(self, stage: Stage) -> list[float]:
        """Each seat's chance to take the stake of this turn."""
        state, w = stage.state, self.weights
        seats = range(len(state.sides))
        if state.phase == CLAIM:
            return [1.0 if each == state.seat else 0.0 for each in seats]
        totals, able = [], []
        for each in seats:
            total, claimant = _promise(stage, each)
            totals.append(total + w.reserve * _reserve(state, each))
            able.append(claimant)
        chances = []
        for each in seats:
            best = max(totals[other] for other in seats if other != each)
            chance = _even((totals[each] - best) / w.nerve)
            chances.append(chance if able[each] else w.lone * chance)
        return chances

    def _spirit(self, state: State, seat: int) -> float:
        """What a seat has to fight with in the turns to come."""
        side, w, worth = state.sides[seat], self.weights, self.worth
        total = w.spirit + w.drawn * len(side.deck)
        for card in side.hand:
            total += worth[card]
        for row, share in ((SUPPORT, w.backing), (LAND, w.guard)):
            for slot in ROWS_OF_TABLE[seat][row]:
                card = state.kind[slot]
                if card != NOBODY:
                    total += share * (LEVEL[card] + SWING[card]) * (2 - (state.marks[slot] & STATUS))
        return max(0.05, total)


def _even(lead: float) -> float:
    """The chance that a lead is: one in two where nobody leads."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -lead))))


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
