"""How good a position of ArchPiratus is for a seat.

Two sides are compared, and their guns and hits. Within a turn counts what hand and purse can still become in the phases
that are left, so that each step of a good turn looks better than leaving it out.

Kept as in 0.5.0. Changed with the rules: spent tech lies in the Salvage at once, so none waits in the purse.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.sparring.old import Master
from game.ai.sparring.old.archpiratus.outlook import (
    COST,
    CREDIT,
    FAR_OFF,
    INCOME,
    REPAIRS,
    SALVAGED,
    SHOTS,
    STRONGEST,
    TYPE,
    Outlook,
    outlook_of,
)
from game.archpiratus import ship
from game.archpiratus.abilities import SALVAGE_PRICE
from game.archpiratus.cards import CONTACT_CARD, CONTRACT_CARD, CREW, FINAL, TECH
from game.archpiratus.state import BUYING, CONTRACTING, State
from game.archpiratus.state import ON_MISSION as MOVED
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT

STEEPNESS = 2.5
"""How fast a lead becomes certainty; a lead of 1 wins about five games of six."""
READY, ABOUT_TO_WIN = 1.5, 5.0
"""A Final mission that can be completed in the next turn; in this one."""
FADING = 0.8
"""Income counts less and less as somebody comes near to the end."""
GUN, THREAT = 0.2, 0.3
"""A gun that is stronger than the other's armor; the share of a hit that it is worth to stay beside that ship."""
LOADED = 0.45
"""The share of their hits that far guns in the deck are worth, if they are stronger than the other's armor."""
HIT, WRECK = 0.5, 2.4
"""All hits but one that the hull bears: in proportion, and by their square."""
SUNK = 6.0
PROSPECT, DENIAL = 0.3, 0.25
"""The share of what can be bought with a usual hand, for who buys next and for the other."""
PENDING = 0.03
"""An effect that is still to be resolved is good for the turn's owner."""
LATER, SOON = 0.3, 0.8
"""The share of a mission that the other can complete as soon as this turn is over; of the Final one."""
IN_MIND = 0.97
"""What is only planned is worth a little less than what is done."""
MOST = 12
"""Credits that a turn hardly ever has more of."""


def chance_to_win(state: State, seat: int) -> float:
    """Flatter at the ends than a logistic curve: who is far ahead still has to see which step brings the end nearer."""
    lead = _lead(state)
    chance: float = 1 / (1 + (1 + abs(lead)) ** -STEEPNESS)
    return chance if (lead > 0) == (seat == state.seat) else 1 - chance


def _lead(state: State) -> float:
    """By how much the turn's owner is ahead."""
    seat = state.seat
    if state.phase == APPOINT:
        return 0.0
    me, you = outlook_of(state, seat), outlook_of(state, 1 - seat)
    own, other = state.sides[seat], state.sides[1 - seat]
    rate = INCOME * (1 - FADING * max(me.progress, you.progress))
    lead = me.worth - you.worth + rate * (me.income - you.income)
    lead += READY * (me.ready - you.ready) - _damage(state, me, own.hits) + _damage(state, you, other.hits)
    firing, fired_upon = me.weapon > you.armor, you.weapon > me.armor
    begun = state.acted or state.phase != BUYING
    if (firing or fired_upon) and not any("calm" in ship.BENDS[card] for card in state.events):
        lead += GUN * (firing - fired_upon)
        beside, flying = own.station == other.station, begun and state.phase != MOVED
        if firing and (beside or flying):
            lead += THREAT * _next_hit(state, you, other.hits)
        if fired_upon and beside and not flying:
            lead -= (1.0 if begun else THREAT) * _next_hit(state, me, own.hits)
    if guns := me.loaded[min(STRONGEST, you.armor)]:
        lead += LOADED * (_damage(state, you, other.hits + guns) - _damage(state, you, other.hits))
    if guns := you.loaded[min(STRONGEST, me.armor)]:
        lead -= LOADED * (_damage(state, me, own.hits + guns) - _damage(state, me, own.hits))
    buys = _buys(state, me, rate)
    mine, yours = (DENIAL, PROSPECT) if begun else (PROSPECT, DENIAL)
    lead += mine * buys[_purse(me.income)] - yours * _buys(state, you, rate)[_purse(you.income)]
    lead -= _next_mission(you)
    if not begun:
        return lead + _mission(state, me)
    return lead + IN_MIND * _plan(state, me, you, rate, buys) + PENDING * len(state.stack)


def _purse(credits: float) -> int:
    return min(MOST, round(credits))


def _damage(state: State, outlook: Outlook, hits: int) -> float:
    last = state.hull + outlook.hull - 1
    if hits > last:
        return SUNK
    share = hits / max(1, last)
    return HIT * share + WRECK * share * share


def _next_hit(state: State, outlook: Outlook, hits: int) -> float:
    """What one more hit does."""
    return _damage(state, outlook, hits + 1) - _damage(state, outlook, hits)


# The rest of the turn


def _plan(state: State, me: Outlook, you: Outlook, rate: float, buys: Sequence[float]) -> float:
    """What the turn can still bring: a mission, each card of the hand played or spent, and the best to buy."""
    own = state.sides[state.seat]
    worth = _mission(state, me)
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
        play = _play(state, me, you, card, rate)
        if state.phase != BUYING:
            worth += play
            continue
        credit, loss = CREDIT[card], 0.0
        if SALVAGED[card]:
            lost, credits = me.losing(card)
            loss = lost + rate * credits
        after: dict[int, float] = {}
        for purse, so_far in ways.items():
            for funds, gain in ((purse + credit, so_far + loss), (purse, so_far + play)):
                if gain > after.get(funds, -9.0):
                    after[funds] = gain
        ways = after
    if state.phase != BUYING:
        return worth
    return worth + max([so_far + buys[min(purse, MOST)] for purse, so_far in ways.items()])


def _mission(state: State, me: Outlook) -> float:
    """The best mission that can be completed in this turn, at the place where the ship is or can still fly to."""
    own = state.sides[state.seat]
    moved, station = state.phase == MOVED, own.station
    best = max((gain for at, gain in me.doable if at == station or not moved), default=0.0)
    if me.missing > 0 or (moved and station != FINAL):
        return best
    if me.final:
        return ABOUT_TO_WIN * me.ready
    if CONTRACT_CARD in own.hand and state.contracts <= me.bends.get("contracts", 0) and state.decks[FINAL]:
        return 0.4 + 2 * me.ready
    return best


def _next_mission(you: Outlook) -> float:
    """The same for the other's next turn, with cards in hand that nobody knows yet."""
    if you.missing > 0:
        return LATER * max((gain for _at, gain in you.doable), default=0.0)
    return SOON * (ABOUT_TO_WIN * you.ready if you.final else you.offers * (0.4 + 2 * you.ready))


def _play(state: State, me: Outlook, you: Outlook, card: int, rate: float) -> float:
    """What it brings to play the card now, if that is good."""
    worth, income = me.playing(card)
    worth += rate * income
    if REPAIRS[card]:
        hits = state.sides[state.seat].hits
        if hits:
            worth += _damage(state, me, hits) - _damage(state, me, max(0, hits - REPAIRS[card]))
    if SHOTS[card] and _reaches(state, me, you, card):
        hits = state.sides[1 - state.seat].hits
        worth += _damage(state, you, hits + SHOTS[card]) - _damage(state, you, hits)
    return max(0.0, worth)


def _reaches(state: State, me: Outlook, you: Outlook, card: int) -> bool:
    """Would the other ship be hit if the card were played now?"""
    own, other = state.sides[state.seat], state.sides[1 - state.seat]
    if own.station != other.station and not FAR_OFF[card]:
        return False
    gun = ship.VALUE[card] + me.bends.get("weapon", 0) if TYPE[card] == TECH else me.weapon
    return gun > you.armor and not me.bends.get("calm", 0)


def _buys(state: State, outlook: Outlook, rate: float) -> list[float]:
    """For each amount of credits, up to more than a turn has, the worth of the best cards that it buys."""
    key = (*state.store, NONE, *state.salvage, state.supply > 0, rate)
    found = outlook.buys.get(key)
    if found is None:
        found = outlook.buys[key] = _count_buys(state, outlook, rate)
    return found


def _count_buys(state: State, outlook: Outlook, rate: float) -> list[float]:
    best = [0.0] * (MOST + 1)
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
        worth, income = outlook.buying(card)
        gain = worth + rate * income
        if gain > 0:
            for purse in range(MOST, price - 1, -1):
                best[purse] = max(best[purse], best[purse - price] + gain)
    return best


MASTER = Master(chance_to_win)
