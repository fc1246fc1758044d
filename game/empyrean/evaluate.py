"""How good a position is: the round is played out as it stands, then might on the table and might to come are weighed.

Each battlefield has a chance to be held, and two of them win. Early might says little, since it is answered. A card in
hand is worth about as much as on the table, as long as essence is left to play it.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from game.core import effects
from game.core.contract import Move
from game.core.effects import Node
from game.core.measures import ripened
from game.empyrean import abilities, cards
from game.empyrean.acts import Banish, Destroy, Grow, Might, One, Return, This
from game.empyrean.cards import COST, KINDS
from game.empyrean.picks import ALLY, OPPONENT, SELF
from game.empyrean.stage import Stage
from game.empyrean.state import CLOSING, COMMAND, DEPLOY, ENDING, FACE_UP, MOVE, OVER, STUN, USED, State

TO_WIN = 2
"""Battlefields that win the game."""
MOST_ODDS = 30.0
"""Leads beyond this, in log odds, are all the same."""
ROOMY = 3
"""Cards that a battlefield takes without harm."""
WASTED = 0.05
"""What a Stop token takes that lies there in the end: it decides between moves that are as good otherwise."""
LATE, MOST_ORDERS = 3, 2.5
"""The last rounds, in which moves tell most; and as many of them count in which a card can be commanded."""


class Weights(NamedTuple):
    """What things are worth, in might."""

    lead: float
    """What a point of might tells about a battlefield near the end, and how fast that fades with the rounds left."""
    fading: float
    certain: float
    """What it tells when nobody deploys any more."""
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
    shift: float
    """The share of its might that a card is worth which could still go elsewhere."""
    orders: float
    """What a command is worth in a round, for each point that it brings."""
    growth: float
    """The share of what a card may gain in a round by being there."""
    nights: float
    """The same of what it brings at the end of each round."""
    stops: float
    """What a Stop token is worth that lies where an opponent may still reveal something."""
    lent: float
    """What a passive ability is worth in a round beyond what it lends now."""
    strikes: float
    """What a card in the hand brings that does something to others, for each point of it."""
    certainty: float
    opening: float
    """How much more, or less, a lead says before anything has happened, in logarithms; it fades as the game goes on."""


OFTEN = {
    (abilities.DISCARDED, ALLY): 0.2, (abilities.DESTROYED, ALLY): 0.2, (abilities.DESTROYED, SELF): 0.05,
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


def _nights(card: int) -> float:
    """What a card brings its side at the end of each round, if it finds whom it needs."""
    said = (cards.SAYS[card].parts[each.k] for each in cards.HEARS[card] if each.trigger.events & abilities.ROUND_END)
    return float(sum(map(_brought, said)))


def _brought(node: Node) -> int:
    own = node.n if isinstance(node, (Grow, Might)) else 0
    return own + sum(map(_brought, node.parts))


def _orders(card: int) -> float:
    """What a card brings when it is commanded."""
    at = cards.BY_COMMAND[card]
    return 1 + _worth(cards.SAYS[card].parts[at]) if at >= 0 else 0.0


def _strikes(card: int) -> float:
    """What a card does to others when it is revealed."""
    return sum(_worth(part) for part in cards.SAYS[card].parts if isinstance(part, abilities.Instant))


GROWTH = tuple(_growth(card) for card in range(len(KINDS)))
NIGHTS = tuple(_nights(card) for card in range(len(KINDS)))
MARCHES = tuple(
    at >= 0 and isinstance(cards.SAYS[card].parts[at].parts[0], This)
    for card, at in enumerate(cards.BY_COMMAND[: len(KINDS)])
)
"""Can the card move by command?"""
COMMANDS = tuple(_orders(card) for card in range(len(KINDS)))
STRIKES = tuple(_strikes(card) for card in range(len(KINDS)))


class Judge:
    """The evaluation with certain weights. How much is still to come is the others' business: whether one is done
    oneself must not make a lead look larger."""

    def __init__(self, weights: Weights) -> None:
        self.weights = w = weights
        self.lasting = tuple(w.lent if cards.STRENGTH[card] else 0.0 for card in range(len(KINDS)))
        self.growth = tuple(
            w.growth * GROWTH[card] + w.nights * NIGHTS[card] + self.lasting[card] for card in range(len(KINDS))
        )

    def chance_to_win(self, state: State, seat: int) -> float:
        w, seats, ready = self.weights, len(state.sides), _to_come(state, DEPLOY)
        left = state.rounds - state.round
        last = not left and ready[seat] and sum(ready) == 1
        if state.phase != OVER:
            state = state.copy()
            _play_out(state)
        stage = Stage(state)
        if last and _wins(stage, seat):
            return 1.0
        others = sum(ready) - ready[seat]
        ahead = left + (others if left or others else ready[seat]) / seats
        totals = [self._totals(stage, each, left, ready[each]) for each in range(seats)]
        tells = w.lead * exp(-w.fading * ahead) if ahead else w.certain
        certainty = ripened(w, 1 - (left + 1) / state.rounds)
        odds: list[float] = [_holds_two(totals, each, tells) ** certainty for each in range(seats)]
        return odds[seat] / sum(odds)

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
                for other in stage.opponents(seat):
                    if state.sides[other].stops[at]:
                        total += w.stops * min(state.sides[other].stops[at], stage.open_zones(other, at))
                for unit in units:
                    if state.marks[unit] & FACE_UP:
                        total += (self.lasting if state.marks[unit] & STUN else self.growth)[state.kind[unit]] * left
                total -= w.crowded * max(0, len(units) - ROOMY)
            else:
                total -= WASTED * sum(state.sides[other].stops[at] for other in stage.opponents(seat))
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
        now, late = _to_come(state, COMMAND)[seat], 1.0 if left <= LATE else w.early
        if not left and not now:
            return worth
        for units in side.fields:
            for unit in units:
                marks, card = state.marks[unit], state.kind[unit]
                obeys = marks & (FACE_UP | STUN) == FACE_UP
                if marks >= MOVE:
                    worth += w.moves * (marks // MOVE if left <= LATE else w.early)
                if marks >= MOVE or (obeys and MARCHES[card]):
                    worth += w.shift * state.might[unit] * late
                if obeys:
                    worth += w.orders * COMMANDS[card] * min(left + (now and not marks & USED), MOST_ORDERS)
        return worth


def _wins(stage: Stage, seat: int) -> bool:
    """Would the seat win if nobody did anything more? Whoever deploys last in the last round may leave it so."""
    fields = range(len(stage.state.battlefields))
    held = [sum(stage.leads(each, at) for at in fields) for each in range(len(stage.state.sides))]
    if max(held) >= TO_WIN:
        return held[seat] >= TO_WIN and held.count(held[seat]) == 1
    sums = [sum(stage.total(each, at) for at in fields) for each in range(len(held))]
    return sums[seat] == max(sums) and sums.count(sums[seat]) == 1


def _holds_two(totals: list[list[float]], seat: int, tells: float) -> float:
    """The chance to hold two battlefields, if each falls to whom its might promises it, one apart from the other."""
    none, one = 1.0, 0.0
    for at, might in enumerate(totals[seat]):
        lead = might - max(total[at] for other, total in enumerate(totals) if other != seat)
        held = 1 / (1 + exp(max(-MOST_ODDS, min(MOST_ODDS, -tells * lead))))
        none, one = none * (1 - held), one * (1 - held) + none * held
    return max(1e-9, 1 - none - one)


def _to_come(state: State, phase: int) -> list[bool]:
    """Who has that phase of the round still to come, or is in the middle of it?"""
    seats = len(state.sides)
    if state.phase != phase:
        return [state.phase < phase] * seats
    done = (state.seat - state.leader) % seats
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
