"""How good a position is: the round is played out as it stands, then might on the table and might to come are weighed.

Two battlefields win, so the second best of a seat counts most. Early might says little, since it is answered. A card in
hand is worth about as much as on the table, as long as essence is left to play it. The weights were fitted to games of
strong opponents against each other.

Kept as in 0.5.0. Changed with the rules: a round's end is called in two steps, and the leader of the last round is
another.
"""

from __future__ import annotations

from math import exp

from game.ai.sparring.old import Master
from game.core import effects
from game.core.contract import Move
from game.core.effects import Node
from game.empyrean import abilities, cards
from game.empyrean.acts import Banish, Destroy, Grow, Might, One, Return
from game.empyrean.cards import COST, KINDS
from game.empyrean.picks import ALLY, OPPONENT, SELF
from game.empyrean.stage import Stage
from game.empyrean.state import CLOSING, DEPLOY, ENDING, MOVE, OVER, REVEAL, STUN, State
from game.empyrean.state import FACE_UP as REVEALED

LEAD, FADING = 0.46, 0.33
"""What a point of might tells near the end, and how fast that fades with the rounds that are left."""
CERTAIN = 1.0
"""What it tells when nobody deploys any more."""
MOST = 25.0
"""Leads beyond this are all the same."""
PIVOT, ALONE = 2.5, 20.0
"""How much more the second best battlefield counts than another one, and when nobody deploys any more."""
HELD, CARD = 1.0, 0.3
"""What a point of cost in the hand is worth in might, and a card whatever it costs."""
DRAWN = 3.8
"""What a card costs that is still to be drafted."""
ROOMY, CROWDED = 3, 2.2
"""Cards that a battlefield takes without harm, and what each further zone is worth that they take."""
MOVES = 1.2
"""What a Move token is worth near the end."""
ORDERS = 0.8
"""What a command is worth in a round, for each point that it brings."""

OFTEN = {
    (abilities.ROUND_END, SELF): 0.1, (abilities.DISCARDED, ALLY): 0.2, (abilities.DESTROYED, ALLY): 0.2,
    (abilities.MOVED, SELF): 0.15, (abilities.MOVED, ALLY): 0.25, (abilities.RETURNED, ALLY): 0.4,
    (abilities.REVEALED, ALLY): 0.25, (abilities.REVEALED, OPPONENT): 0.5,
}  # fmt: skip
"""How often in a round a card's ability of that event pays."""
LENT = 0.3
"""What a passive ability is worth in a round beyond what it lends now."""


def _worth(node: Node) -> float:
    """What the might given by a node, and by what is inside it, comes to."""
    own = node.n if isinstance(node, Grow) else abs(node.n) * 0.8 if isinstance(node, Might) else 0
    return own + sum(_worth(part) for part in node.parts)


def _growth(card: int) -> float:
    """What a card gains in a round by being there."""
    total = LENT if cards.STRENGTH[card] else 0.0
    for answer in cards.HEARS[card]:
        for (event, who), often in OFTEN.items():
            if answer.trigger.events & event and answer.trigger.who == who:
                total += often * max(1.0, _worth(cards.SAYS[card].parts[answer.k]))
                break
    return total


def _orders(card: int) -> float:
    """What a card brings when it is commanded."""
    at = cards.BY_COMMAND[card]
    return ORDERS * (1 + _worth(cards.SAYS[card].parts[at])) if at >= 0 else 0.0


GROWTH = tuple(_growth(card) for card in range(len(KINDS)))
COMMANDS = tuple(_orders(card) for card in range(len(KINDS)))


def chance_to_win(state: State, seat: int) -> float:
    seats, ready = len(state.sides), _ready(state)
    if state.phase != OVER:
        state = state.copy()
        _play_out(state)
    stage = Stage(state)
    left = state.rounds - state.round
    ahead = left + sum(ready) / seats
    totals = [_totals(stage, each, left, ready[each]) for each in range(seats)]
    own, others = totals[seat], [totals[other] for other in range(seats) if other != seat]
    leads = sorted(max(-MOST, min(MOST, might - max(other[at] for other in others))) for at, might in enumerate(own))
    second = leads.pop(-2)
    tells, pivot = (LEAD * exp(-FADING * ahead), PIVOT) if ahead else (CERTAIN, ALONE)
    score = tells * (pivot * second + sum(leads)) / (pivot + len(leads))
    return 1 / (1 + (seats - 1) * exp(-score))


def _ready(state: State) -> list[bool]:
    """Who has still to deploy in this round?"""
    seats = len(state.sides)
    if state.phase >= REVEAL:
        return [False] * seats
    done = (state.seat - state.leader) % seats if state.phase == DEPLOY else 0
    return [(seat - state.leader) % seats >= done for seat in range(seats)]


def _totals(stage: Stage, seat: int, left: int, ready: bool) -> list[float]:
    """The seat's might on each battlefield, with what its cards there will gain and its share of what is to come."""
    state = stage.state
    fields = state.sides[seat].fields
    spare = _in_hand(state, seat, left, ready) / len(fields) if left or ready else 0.0
    totals = []
    for at, units in enumerate(fields):
        total = spare + stage.total(seat, at)
        if left:
            for unit in units:
                if state.marks[unit] & (REVEALED | STUN) == REVEALED:
                    total += GROWTH[state.kind[unit]] * left
            total -= CROWDED * max(0, len(units) - ROOMY)
        totals.append(total)
    return totals


def _in_hand(state: State, seat: int, left: int, ready: bool) -> float:
    """What may still be deployed, moved and commanded, in might."""
    side = state.sides[seat]
    hand = [*side.hand, max(side.draft, key=COST.__getitem__)] if side.draft else side.hand
    cost, drafts = sum(COST[card] for card in hand), DRAWN * left
    essence = side.essence * ready + side.change + sum(range(state.round + 2, state.rounds + 2))
    worth = HELD * (_affordable(cost + drafts, essence) - _affordable(drafts, essence)) + CARD * len(hand)
    if not left:
        return worth
    for units in side.fields:
        for unit in units:
            marks = state.marks[unit]
            if marks >= MOVE:
                worth += MOVES * (marks // MOVE if left <= 3 else 0.4)
            if marks & (REVEALED | STUN) == REVEALED:
                worth += COMMANDS[state.kind[unit]] * min(left, 2.5)
    return worth


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


MASTER = Master(chance_to_win, worlds=800)
