"""How good a position of ArchPiratus is for a seat.

Two sides are compared, and their guns and hits. Within a turn counts what hand and purse can still become in the phases
that are left, so that each step of a good turn looks better than leaving it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.archpiratus import ship
from game.archpiratus.abilities import SALVAGE_PRICE
from game.archpiratus.cards import CONTACT_CARD, CONTRACT_CARD, COST, CREW, FINAL, TECH, TYPE
from game.archpiratus.outlook import (
    BOUGHT,
    CREDITS,
    ENGINE,
    FAR_OFF,
    REPAIRS,
    REWARDS,
    SALVAGED,
    SHOTS,
    SPENT,
    STRONGEST,
    Outlook,
    Outlooks,
    Weights,
)
from game.archpiratus.state import BUYING, CONTRACTING, DONE, LEAVING, ON_MISSION, State
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT

SUNK = 6.0
"""A hull that bears no more hits."""
PENDING = 0.03
"""An effect that is still to be resolved is good for the turn's owner."""
IN_MIND = 0.97
"""What is only planned is worth a little less than what is done."""
HELD = 0.9
"""A ship that can't fly away: the share of a hit that it is worth to stay beside it."""
MOST = 12
"""Credits that a turn hardly ever has more of."""


class Judge:
    """The evaluation with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.outlook = weights, Outlooks(weights).of

    def chance_to_win(self, state: State, seat: int) -> float:
        odds = self.weights.certainty * self._lead(state)
        return 1 / (1 + exp(-odds if seat == state.seat else odds))

    def _lead(self, state: State) -> float:
        """By how much the turn's owner is ahead."""
        seat, w = state.seat, self.weights
        if state.phase == APPOINT:
            return 0.0
        me, you = self.outlook(state, seat), self.outlook(state, 1 - seat)
        own, other = state.sides[seat], state.sides[1 - seat]
        rate = w.income * (1 - w.fading * max(me.progress, you.progress))
        lead = me.worth - you.worth + rate * (me.income - you.income)
        lead += w.ready * (me.ready - you.ready)
        lead += self._damage(state, you, other.hits) - self._damage(state, me, own.hits)
        firing, fired_upon = me.weapon > you.armor, you.weapon > me.armor
        begun = state.acted or state.phase != BUYING
        if (firing or fired_upon) and not any("calm" in ship.BENDS[card] for card in state.events):
            lead += w.gun * (firing - fired_upon)
            beside = own.station == other.station
            flying = begun and state.phase in (BUYING, CONTRACTING, LEAVING) and not (beside and _holds(you, me))
            if firing and (beside or flying):
                lead += (HELD if beside and _holds(me, you) else w.threat) * self._hits(state, you, other.hits)
            if fired_upon and beside and not flying:
                lead -= (1.0 if begun else w.threat) * self._hits(state, me, own.hits)
        if guns := me.loaded[min(STRONGEST, you.armor)]:
            lead += w.loaded * self._hits(state, you, other.hits, guns)
        if guns := you.loaded[min(STRONGEST, me.armor)]:
            lead -= w.loaded * self._hits(state, me, own.hits, guns)
        usual, theirs = _purse(me.income), _purse(you.income)
        buys = self._buys(state, me, rate, max(usual, _all_credits(state)) if begun else usual)
        mine, yours = (w.denial, w.prospect) if begun else (w.prospect, w.denial)
        lead += mine * buys[usual] - yours * self._buys(state, you, rate, theirs)[theirs]
        lead -= self._next_mission(you)
        if not begun:
            return lead + self._mission(state, me)
        pending = sum([PENDING + REWARDS[frame.card] for frame in state.stack])
        return lead + IN_MIND * self._plan(state, me, you, rate, buys) + pending

    def _damage(self, state: State, outlook: Outlook, hits: int) -> float:
        last = state.hull + outlook.hull - 1
        if hits > last:
            return SUNK
        share = hits / max(1, last)
        return self.weights.hit * share + self.weights.wreck * share * share

    def _hits(self, state: State, outlook: Outlook, hits: int, more: int = 1) -> float:
        """What one more hit does, or so many."""
        return self._damage(state, outlook, hits + more) - self._damage(state, outlook, hits)

    # The rest of the turn

    def _plan(self, state: State, me: Outlook, you: Outlook, rate: float, buys: Sequence[float]) -> float:
        """What the turn can still bring: a mission, each card of the hand played or spent, and the best to buy."""
        own = state.sides[state.seat]
        worth = self._mission(state, me)
        if state.phase not in (BUYING, CONTRACTING):
            return worth
        ways: dict[int, float] = {state.funds: 0.0}
        contracts = me.bends.get("contracts", 0) + 1 - state.contracts
        for card in own.hand:
            if card == CONTRACT_CARD:
                if contracts > 0:
                    worth += me.contracting()
                    contracts -= 1
                continue
            play = self._play(state, me, you, card, rate)
            if state.phase != BUYING:
                worth += play
                continue
            credit, loss = CREDITS[card], SPENT[card]
            if SALVAGED[card]:
                lost, credits = me.losing(card)
                loss += lost + rate * credits
            after: dict[int, float] = {}
            for purse, so_far in ways.items():
                for funds, gain in ((purse + credit, so_far + loss), (purse, so_far + play)):
                    if gain > after.get(funds, -9.0):
                        after[funds] = gain
            ways = after
        if state.phase != BUYING:
            return worth
        return worth + max([so_far + buys[min(purse, MOST)] for purse, so_far in ways.items()])

    def _mission(self, state: State, me: Outlook) -> float:
        """The best mission that can be completed in this turn, at the place where the ship is or can still fly to."""
        if state.phase in (DONE, LEAVING):
            return 0.0
        own = state.sides[state.seat]
        moved, station = state.phase == ON_MISSION, own.station
        best = max((gain for at, gain in me.doable if at == station or not moved), default=0.0)
        if me.missing > 0 or (moved and station != FINAL):
            return best
        if me.final:
            return self.weights.winning * me.ready
        if CONTRACT_CARD in own.hand and state.contracts <= me.bends.get("contracts", 0) and state.decks[FINAL]:
            return 0.4 + 2 * me.ready
        return best

    def _next_mission(self, you: Outlook) -> float:
        """The same for the other's next turn, with cards in hand that nobody knows yet."""
        if you.missing > 0:
            return self.weights.later * max((gain for _at, gain in you.doable), default=0.0)
        return self.weights.soon * (
            self.weights.winning * you.ready if you.final else you.offers * (0.4 + 2 * you.ready)
        )

    def _play(self, state: State, me: Outlook, you: Outlook, card: int, rate: float) -> float:
        """What it brings to play the card now, if that is good."""
        worth, income = me.playing(card)
        worth += rate * income
        if REPAIRS[card]:
            hits = state.sides[state.seat].hits
            if hits:
                worth += self._damage(state, me, hits) - self._damage(state, me, max(0, hits - REPAIRS[card]))
        if SHOTS[card] and self._reaches(state, me, you, card):
            hits = state.sides[1 - state.seat].hits
            worth += self._hits(state, you, hits, SHOTS[card])
        return max(0.0, worth)

    def _reaches(self, state: State, me: Outlook, you: Outlook, card: int) -> bool:
        """Would the other ship be hit if the card were played now?"""
        own, other = state.sides[state.seat], state.sides[1 - state.seat]
        if own.station != other.station and not FAR_OFF[card]:
            return False
        gun = ship.VALUE[card] + me.bends.get("weapon", 0) if TYPE[card] == TECH else me.weapon
        return gun > you.armor and not me.bends.get("calm", 0)

    def _buys(self, state: State, outlook: Outlook, rate: float, most: int) -> list[float]:
        """For each amount of credits up to the most the worth of the best cards that it buys."""
        key = (*state.store, NONE, *state.salvage, state.supply > 0, rate, most)
        found = outlook.buys.get(key)
        if found is None:
            found = outlook.buys[key] = self._count_buys(state, outlook, rate, most)
        return found

    def _count_buys(self, state: State, outlook: Outlook, rate: float, most: int) -> list[float]:
        best = [0.0] * (most + 1)
        if outlook.hold.automaton:
            return best
        bends = outlook.bends
        offers = [
            (max(1, COST[card] + bends.get("hire" if TYPE[card] == CREW else "tech", 0)), card)
            for card in state.store
            if card != NONE
        ]
        offers += [(max(1, SALVAGE_PRICE + bends.get("salvage", 0)), card) for card in {*state.salvage}]
        if state.supply:
            offers += [(max(1, COST[CONTACT_CARD] + bends.get("contact", 0)), CONTACT_CARD)] * 2
        for price, card in offers:
            if price > most:
                continue
            worth, income = outlook.buying(card)
            gain = worth + rate * income + BOUGHT[card]
            if gain > 0:
                for purse in range(most, price - 1, -1):
                    best[purse] = max(best[purse], best[purse - price] + gain)
        return best


def _holds(outlook: Outlook, other: Outlook) -> bool:
    """Does the one ship hold the other at its station?"""
    if not outlook.bends.get("hold", 0):
        return False
    return other.fitted.values[ENGINE] <= outlook.fitted.values[ENGINE]


def _all_credits(state: State) -> int:
    """What the purse would hold if the whole hand was spent."""
    if state.phase != BUYING:
        return 0
    return min(MOST, state.funds + sum([CREDITS[card] for card in state.sides[state.seat].hand]))


def _purse(credits: float) -> int:
    return min(MOST, round(credits))
