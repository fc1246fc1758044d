"""How good a position is: the round is played out as it stands, then might on the table and might to come are weighed.

Two battlefields win, so the second best of a seat counts most. Early might says little, since it is answered. A card in
hand is worth about as much as on the table, as long as essence is left to play it.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from game.core import effects
from game.core.contract import Move
from game.core.effects import Node
from game.empyrean import abilities, cards
from game.empyrean.acts import Banish, Destroy, Grow, Might, One, Return
from game.empyrean.cards import COST, KINDS
from game.empyrean.picks import ALLY, OPPONENT, SELF
from game.empyrean.stage import Stage
from game.empyrean.state import CLOSING, DEPLOY, ENDING, FACE_UP, MOVE, OVER, REVEAL, STUN, State

MOST_LEAD = 25.0
"""Leads beyond this are all the same."""
ROOMY = 3
"""Cards that a battlefield takes without harm."""


class Weights(NamedTuple):
    """What things are worth, in might."""

    lead: float
    """What a point of might tells near the end, and how fast that fades with the rounds that are left."""
    fading: float
    certain: float
    """What it tells when nobody deploys any more."""
    pivot: float
    """How much more the second best battlefield counts than another one, and when nobody deploys any more."""
    alone: float
    held: float
    """What a point of cost in the hand is worth in might, and a card whatever it costs."""
    card: float
    drawn: float
    """What a card costs that is still to be drafted."""
    crowded: float
    """What each further zone is worth that cards take on a full battlefield."""
    moves: float
    """What a Move token is worth near the end, and the share of that before."""
    early: float
    orders: float
    """What a command is worth in a round, for each point that it brings."""
    growth: float
    """The share of what a card may gain in a round by being there."""
    lent: float
    """What a passive ability is worth in a round beyond what it lends now."""
    strikes: float
    """What a card in the hand brings that does something to others, for each point of it."""
    certainty: float


OFTEN = {
    (abilities.ROUND_END, SELF): 0.1, (abilities.DISCARDED, ALLY): 0.2, (abilities.DESTROYED, ALLY): 0.2,
    (abilities.MOVED, SELF): 0.15, (abilities.MOVED, ALLY): 0.25, (abilities.RETURNED, ALLY): 0.4,
    (abilities.REVEALED, ALLY): 0.25, (abilities.REVEALED, OPPONENT): 0.5,
}  # fmt: skip
"""How often in a round a card's ability of that event pays."""


def _worth(node: Node) -> float:
    """What the might given by a node, and by what is inside it, comes to."""
    own = node.n if isinstance(node, Grow) else abs(node.n) * 0.8 if isinstance(node, Might) else 0
    return own + sum(_worth(part) for part in node.parts)


def _growth(card: int) -> float:
    """What a card gains in a round by being there."""
    total = 0.0
    for answer in cards.HEARS[card]:
        for (event, who), often in OFTEN.items():
            if answer.trigger.events & event and answer.trigger.who == who:
                total += often * max(1.0, _worth(cards.SAYS[card].parts[answer.k]))
                break
    return total


def _orders(card: int) -> float:
    """What a card brings when it is commanded."""
    at = cards.BY_COMMAND[card]
    return 1 + _worth(cards.SAYS[card].parts[at]) if at >= 0 else 0.0


def _strikes(card: int) -> float:
    """What a card does to others when it is revealed."""
    return sum(_worth(part) for part in cards.SAYS[card].parts if isinstance(part, abilities.Instant))


GROWTH = tuple(_growth(card) for card in range(len(KINDS)))
COMMANDS = tuple(_orders(card) for card in range(len(KINDS)))
STRIKES = tuple(_strikes(card) for card in range(len(KINDS)))


class Judge:
    """The evaluation with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = w = weights
        self.growth = tuple(
            w.growth * GROWTH[card] + (w.lent if cards.STRENGTH[card] else 0.0) for card in range(len(KINDS))
        )

    def chance_to_win(self, state: State, seat: int) -> float:
        w, seats, ready = self.weights, len(state.sides), _ready(state)
        if state.phase != OVER:
            state = state.copy()
            _play_out(state)
        stage = Stage(state)
        left = state.rounds - state.round
        ahead = left + sum(ready) / seats
        totals = [self._totals(stage, each, left, ready[each]) for each in range(seats)]
        own, others = totals[seat], [totals[other] for other in range(seats) if other != seat]
        leads = sorted(
            max(-MOST_LEAD, min(MOST_LEAD, might - max(other[at] for other in others))) for at, might in enumerate(own)
        )
        second = leads.pop(-2)
        tells, pivot = (w.lead * exp(-w.fading * ahead), w.pivot) if ahead else (w.certain, w.alone)
        score = w.certainty * tells * (pivot * second + sum(leads)) / (pivot + len(leads))
        return 1 / (1 + (seats - 1) * exp(-score))

    def _totals(self, stage: Stage, seat: int, left: int, ready: bool) -> list[float]:
        """The seat's might on each battlefield, with what its cards there will gain and its share of what is to
        come."""
        state, w = stage.state, self.weights
        fields = state.sides[seat].fields
        spare = self._in_hand(state, seat, left, ready) / len(fields) if left or ready else 0.0
        totals = []
        for at, units in enumerate(fields):
            total = spare + stage.total(seat, at)
            if left:
                for unit in units:
                    if state.marks[unit] & (FACE_UP | STUN) == FACE_UP:
                        total += self.growth[state.kind[unit]] * left
                total -= w.crowded * max(0, len(units) - ROOMY)
            totals.append(total)
        return totals

    def _in_hand(self, state: State, seat: int, left: int, ready: bool) -> float:
        """What may still be deployed, moved and commanded, in might."""
        side, w = state.sides[seat], self.weights
        hand = [*side.hand, max(side.draft, key=COST.__getitem__)] if side.draft else side.hand
        cost, drafts = sum(COST[card] for card in hand), w.drawn * left
        essence = side.essence * ready + side.change + sum(range(state.round + 2, state.rounds + 2))
        worth = w.held * (_affordable(cost + drafts, essence) - _affordable(drafts, essence)) + w.card * len(hand)
        worth += w.strikes * sum(map(STRIKES.__getitem__, hand))
        if not left:
            return worth
        for units in side.fields:
            for unit in units:
                marks = state.marks[unit]
                if marks >= MOVE:
                    worth += w.moves * (marks // MOVE if left <= 3 else w.early)
                if marks & (FACE_UP | STUN) == FACE_UP:
                    worth += w.orders * COMMANDS[state.kind[unit]] * min(left, 2.5)
        return worth


def _ready(state: State) -> list[bool]:
    """Who has still to deploy in this round?"""
    seats = len(state.sides)
    if state.phase >= REVEAL:
        return [False] * seats
    done = (state.seat - state.leader) % seats if state.phase == DEPLOY else 0
    return [(seat - state.leader) % seats >= done for seat in range(seats)]


def _affordable(cost: float, essence: float) -> float:
    """How much of the cost that essence pays: the smaller of the two, less where they are near each other."""
    return float((cost**-5.0 + essence**-5.0) ** -0.2) if cost > 0 and essence > 0 else 0.0


ENDS = ((abilities.GAME_END, CLOSING), (abilities.ROUND_OVER, CLOSING), (abilities.ROUND_END, ENDING))
"""What the end of a round and of the game call, the first one last, and what is remembered when it was called."""


def _play_out(state: State) -> None:
    """Reveals what waits and lets the ends of round and game speak, every question answered in the simplest way."""
    stage = Stage(state)
    ends = [end for end, mark in ENDS if mark not in state.met]
    for _step in range(80):
        if state.stack:
            stage.answer(_simple(stage, effects.asked(stage)))
        elif any(side.waiting for side in state.sides):
            seat = state.leader
            while not state.sides[seat].waiting:
                seat = (seat + 1) % len(state.sides)
            stage.reveal(seat)
            stage.settle()
        elif ends:
            if ends[-1] == abilities.GAME_END:
                state.leader = (state.leader + state.rounds - state.round + 1) % len(state.sides)
            stage.close(ends.pop())
            stage.settle()
        else:
            return


def _simple(stage: Stage, moves: list[Move]) -> Move:
    """The strongest target, but the weakest where the own are to leave; otherwise whatever comes first."""
    if moves[0].kind != "pick":
        return moves[-1] if moves[0].kind == "decline" else moves[0]
    state, frame = stage.state, stage.stack[-1]
    node = effects.find(stage, frame)
    leaves = isinstance(node, One) and isinstance(node.acts[0], (Return, Banish, Destroy))
    choose = min if leaves and state.owner[stage.unit_of(moves[0])] == frame.seat else max
    return choose(moves, key=lambda move: state.might[stage.unit_of(move)])
