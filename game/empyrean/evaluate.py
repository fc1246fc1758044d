"""How good a position is: the round is played out as it stands, then each battlefield is weighed.

What is still to come is uncertain, so a lead counts the more the fewer rounds are left. Hands, essence and cards that
grow by themselves are counted as might to come.
"""

from __future__ import annotations

from math import exp

from game.core import effects
from game.core.contract import Move
from game.core.effects import Node
from game.empyrean import abilities, cards
from game.empyrean.acts import Grow, Might
from game.empyrean.cards import COST, KINDS
from game.empyrean.picks import SELF
from game.empyrean.stage import Stage
from game.empyrean.state import MOVE, OVER, REVEALED, STUN, State

SPREAD = 0.62
"""How far the essence of a coming round may swing a battlefield, in might for each point."""
SETTLED = 1.2
"""The doubt that is left after the last round, in might."""
HELD = 0.35
"""What a point of cost in the hand is worth, in might, while there is time to play it."""
ESSENCE = 0.8
"""What a point of essence in the next round is worth."""
MOVES = 0.7
"""What a Move token is worth."""

OFTEN = {
    abilities.ROUND_END: 1.0, abilities.DISCARDED: 0.45, abilities.DESTROYED: 0.5, abilities.MOVED: 0.45,
    abilities.RETURNED: 0.35, abilities.REVEALED: 0.6,
}  # fmt: skip
"""How often in a round an ability of that event speaks."""


def _worth(node: Node) -> float:
    """What the might given by a node, and by what is inside it, comes to."""
    own = node.n if isinstance(node, Grow) else abs(node.n) * 0.8 if isinstance(node, Might) else 0
    return own + sum(_worth(part) for part in node.parts)


def _growth(card: int) -> float:
    """What a card gains in a round by its conditional ability."""
    total = 0.0
    for k, trigger, _ways, _once in cards.HEARS[card]:
        for event, often in OFTEN.items():
            if trigger.events & event and not (
                trigger.who == SELF and event in (abilities.REVEALED, abilities.DESTROYED)
            ):
                total += often * _worth(cards.SAYS[card].parts[k])
                break
    if cards.BY_COMMAND[card] >= 0:
        total += 1 + _worth(cards.SAYS[card].parts[cards.BY_COMMAND[card]])
    return total


GROWTH = tuple(_growth(card) for card in range(len(KINDS)))


def chance_to_win(state: State, seat: int) -> float:
    if state.phase != OVER:
        state = state.copy()
        _play_out(state)
    stage = Stage(state)
    seats, fields = range(len(state.sides)), range(len(state.battlefields))
    left = state.rounds - state.round
    doubt = SETTLED + SPREAD * sum((state.round + 1 + k) ** 2 for k in range(1, left + 1)) ** 0.5
    totals = [[float(stage.total(each, at)) for at in fields] for each in seats]
    for each in seats:
        for at in fields:
            totals[each][at] += _to_come(state, each, at, left)
    spare = [_spare(state, each, left) / len(fields) for each in seats]
    own = totals[seat]
    odds = []
    for at in fields:
        best = max(totals[other][at] + spare[other] for other in seats if other != seat)
        odds.append(1 / (1 + exp(max(-30.0, min(30.0, -1.7 * (own[at] + spare[seat] - best) / doubt)))))
    lead = sum(own) + len(fields) * (spare[seat] - max(spare[other] for other in seats if other != seat)) - max(
        sum(totals[other]) for other in seats if other != seat)  # fmt: skip
    tie = 1 / (1 + exp(max(-30.0, min(30.0, -lead / (doubt * 1.5)))))
    return 0.9 * _two_of(odds) + 0.1 * tie if len(seats) == 2 else 0.8 * _two_of(odds) + 0.2 * tie


def _two_of(odds: list[float]) -> float:
    """The chance that at least two of these come true."""
    none, one = 1.0, 0.0
    for chance in odds:
        one = one * (1 - chance) + none * chance
        none *= 1 - chance
    return 1 - none - one


def _to_come(state: State, seat: int, at: int, left: int) -> float:
    """What the cards there will gain by themselves."""
    if not left:
        return 0.0
    total = 0.0
    for unit in state.sides[seat].fields[at]:
        marks = state.marks[unit]
        if marks & REVEALED and not marks & STUN:
            total += GROWTH[state.kind[unit]] * left
        total += marks // MOVE * MOVES
    return 0.5 * total


def _spare(state: State, seat: int, left: int) -> float:
    """Cards in hand and essence to come, as might."""
    if not left:
        return 0.0
    side = state.sides[seat]
    time = min(1.0, left / 3)
    return HELD * time * sum(COST[card] + 1 for card in side.hand + side.draft[:1]) + ESSENCE * side.change


def _play_out(state: State) -> None:
    """Reveals what waits and lets the round's end speak, every question answered in the simplest way."""
    stage = Stage(state)
    for _step in range(60):
        if state.stack:
            effects.answer(stage, _simple(stage, effects.asked(stage)))
        elif any(side.waiting for side in state.sides):
            seat = state.leader
            while not state.sides[seat].waiting:
                seat = (seat + 1) % len(state.sides)
            stage.reveal(seat)
            effects.settle(stage)
        else:
            return


def _simple(stage: Stage, moves: list[Move]) -> Move:
    """The strongest target; otherwise whatever comes first."""
    if moves[0].kind == "pick":
        return max(moves, key=lambda move: stage.state.might[stage.unit_of(move)])
    return moves[-1] if moves[0].kind == "decline" else moves[0]
