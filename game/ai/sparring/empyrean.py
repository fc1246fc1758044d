"""Plain players of Battle for Empyrean: each spends its essence as well as it can, and they differ in where the cards
go and which are kept: two battlefields and no more, all three, or wherever the others are; cheap ones or giants.

What lies face down is taken for what was paid for it. Cards that gain by what comes after them are laid first, those
that do something to others last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from game.ai.sparring import Script, best
from game.core import effects
from game.core.contract import Move, Rules
from game.core.effects import Node
from game.core.ref import ref
from game.empyrean.abilities import CONDITIONAL, Instant, Strength
from game.empyrean.acts import Act, Banish, Destroy, Grow, Might, One, Picking, Return
from game.empyrean.cards import COST, KINDS, NAMES
from game.empyrean.effects import Essence
from game.empyrean.picks import ANYBODY, ELSEWHERE, HERE, OPPONENT, Cards, Count, Pick
from game.empyrean.stage import Stage
from game.empyrean.state import FACE_UP, State

PER_ESSENCE = 1.4
"""The might that a face-down card is thought to have for each essence that was paid."""
A_TEXT = 0.7
"""What an effect is worth in might that is not about might."""
GROWS = 0.3
"""What a card that gains by others is worth more for each round that is left."""
PLENTY = 12.0
"""A lead beyond this is wasted."""
ROOMY, CROWDED = 3, 1.0
"""So many cards a battlefield takes without harm; what each further zone is worth."""
LATE = 3
"""In the last rounds everybody looks for the two battlefields that are easiest to win."""
RIPE = 0.8
"""A card that brings less for each essence waits for better times."""
RESTLESS = 2.5
"""What a move brings to a card whose ability waits for something to happen."""
FITS = 2.0
"""How much more it counts what a card does at its place than how much it is needed there."""
ORDER = {"passive": 0, "conditional": 1, "": 2, "instant": 3}
"""In which order cards are laid."""


class Plan(NamedTuple):
    """Where the cards go and which are kept."""

    fields: int
    """On so many battlefields it means to win."""
    dear: float
    """What a point of cost counts for a card that is drafted."""
    answers: bool = False
    """Does it look for the battlefield that is easiest to win, instead of strengthening its own?"""


class Marshal:
    """One decision: who is ahead where, and what the moves would change."""

    def __init__(self, view: State, seat: int, moves: list[Move], seed: int, plan: Plan) -> None:
        self.view, self.seat, self.moves, self.seed, self.plan = view, seat, moves, seed, plan
        self.own, self.stage = view.sides[seat], Stage(view)
        self.leads = [self.lead(at) for at in range(len(view.battlefields))]

    def of(self, kind: str) -> list[Move]:
        return [move for move in self.moves if move.kind == kind]

    def best(self, moves: Iterable[Move], worth: Callable[[Move], float]) -> Move:
        return best(moves, worth, self.seed)

    # What is where

    def might(self, unit: int) -> float:
        """The might of a unit, as far as it is known."""
        view = self.view
        if view.marks[unit] & FACE_UP:
            return view.might[unit]
        return KINDS[view.kind[unit]].might if view.kind[unit] >= 0 else PER_ESSENCE * view.paid[unit]

    def total(self, seat: int, at: int) -> float:
        return sum(self.might(unit) for unit in self.view.sides[seat].fields[at])

    def lead(self, at: int) -> float:
        """By how much the seat is ahead of the best of the others there."""
        others = [self.total(seat, at) for seat in range(len(self.view.sides)) if seat != self.seat]
        return self.total(self.seat, at) - max(others)

    def outlook(self, leads: list[float]) -> float:
        """Two battlefields win: the second best says most."""
        ranked = sorted(leads, reverse=True)
        return ranked[1] + 0.2 * min(ranked[0], PLENTY) + 0.1 * sum(ranked[2:])

    def shifted(self, unit: int, to: int) -> float:
        """The outlook with a unit gone elsewhere."""
        leads, might = self.leads[:], self.might(unit) * (1 if self.view.owner[unit] == self.seat else -1)
        leads[self.view.at[unit]] -= might
        leads[to] += might
        return self.outlook(leads)

    # What a card brings, as its text says

    def worth(self, card: int) -> float:
        """What a card brings where it brings most."""
        return max(self.brings(card, at) for at in range(len(self.leads)))

    def brings(self, card: int, at: int) -> float:
        """By how much the card would change who is ahead, if it lay on that battlefield."""
        kind = KINDS[card]
        total = float(kind.might)
        for part in kind.says.parts:
            if isinstance(part, Instant):
                total += sum(self.effect(node, at) for node in part.parts)
            elif isinstance(part, Strength):
                total += part.n * self.count(part.per, at)
        if ORDER[kind.nature] < ORDER[""]:
            total += GROWS * (self.view.rounds - self.view.round)
        return total

    def effect(self, node: Node, at: int) -> float:
        if isinstance(node, Grow):
            return node.n * (self.count(node.per, at) if node.per else 1)
        if isinstance(node, Essence):
            return node.n * (self.count(node.per, at) if node.per else 1)
        if not isinstance(node, Picking):
            return A_TEXT
        gains = [sum(self.gain(act, unit) for act in node.acts) for unit in self.found(node.pick, at)]
        return (max(gains) if isinstance(node, One) else sum(gains)) if gains else 0.0

    def gain(self, act: Act, unit: int) -> float:
        """What it means for the seat that this is done to a unit."""
        sign = 1 if self.view.owner[unit] == self.seat else -1
        if isinstance(act, Grow):
            return act.n
        if isinstance(act, Might):
            return sign * (act.n if act.n > 0 else -min(-act.n, self.might(unit)))
        return -sign * self.might(unit) if isinstance(act, (Banish, Destroy, Return)) else A_TEXT

    def count(self, count: Count, at: int) -> float:
        if isinstance(count, Cards):
            return len(self.found(count.pick, at))
        return min(3.0, len(self.own.hand))

    def found(self, pick: Pick, at: int) -> list[int]:
        """The units that a card there would mean; the own face-down ones are revealed before it."""
        view = self.view
        units = [
            unit for seat, side in enumerate(view.sides)
            if pick.who == ANYBODY or (seat == self.seat) != (pick.who == OPPONENT)
            for place, field in enumerate(side.fields) for unit in field
            if not (pick.where == HERE and place != at) and not (pick.where == ELSEWHERE and place == at)
        ]  # fmt: skip
        known = [unit for unit in units if view.marks[unit] & FACE_UP or view.owner[unit] == self.seat]
        return [unit for unit in known if pick.fits(self.stage, unit)]

    def card(self, move: Move) -> int:
        return NAMES.card(move.src or "")

    def place(self, move: Move) -> int:
        return self.stage.field_of(move)

    # The phases

    def draft(self) -> Move:
        """The better card of those that will be paid for in time."""
        most = self.view.round + 3

        def kept(move: Move) -> float:
            card = self.card(move)
            late = max(0, COST[card] - most)
            return self.worth(card) + (self.plan.dear - PER_ESSENCE) * COST[card] - late

        return self.best(self.moves, kept)

    def command(self) -> Move:
        """Commands are always of use; a unit moves only to where it is needed more."""
        if self.of("command"):
            return self.of("command")[0]
        stay, moves = self.outlook(self.leads), self.of("move")
        move = self.best(moves, self.after_move)
        return move if self.after_move(move) > stay else self.of("done")[0]

    def after_move(self, move: Move) -> float:
        """The outlook with the unit there; some like to move."""
        unit = ref(move.src).number
        restless = self.view.owner[unit] == self.seat and KINDS[self.view.kind[unit]].nature == CONDITIONAL
        return self.shifted(unit, self.place(move)) + RESTLESS * restless

    def deploy(self) -> Move:
        """The cards that together are worth most for the essence there is, each to its battlefield."""
        chosen = self.affordable()
        moves = [move for move in self.of("deploy") if self.card(move) in chosen]
        if not moves:
            return self.of("done")[0]
        first = min((self.card(move) for move in moves), key=lambda card: (ORDER[KINDS[card].nature], -COST[card]))
        return self.best([move for move in moves if self.card(move) == first], self.suits)

    def affordable(self) -> list[int]:
        """The best cards of the hand that can be paid together."""
        price: dict[int, int] = {}
        for move in self.of("deploy"):
            card = self.card(move)
            price[card] = min(self.stage.price(self.seat, card, self.place(move)), price.get(card, 99))
        ways: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
        for card in sorted(card for card in self.own.hand if card in price and self.ripe(card)):
            for spent, (worth, chosen) in [*ways.items()]:
                after, more = spent + price[card], worth + self.worth(card)
                if after <= self.own.essence and more > ways.get(after, (0.0, []))[0]:
                    ways[after] = (more, [*chosen, card])
        return max(ways.values())[1]

    def ripe(self, card: int) -> bool:
        """Is it time for the card, or may its hour still come?"""
        return self.worth(card) >= (RIPE * COST[card] if self.view.round < self.view.rounds else 0)

    def suits(self, move: Move) -> float:
        """How well a card would stand there: on the weakest of those battlefields that are to be won."""
        at, card = self.place(move), self.card(move)
        brought = self.brings(card, at) - (self.stage.price(self.seat, card, at) if ref(move.src).zone == "hand" else 0)
        crowd = CROWDED * max(0, len(self.own.fields[at]) - ROOMY) * (self.view.round < self.view.rounds)
        if self.plan.answers or self.view.round > self.view.rounds - LATE:
            leads = self.leads[:]
            leads[at] += brought
            return self.outlook(leads) - crowd
        ranked = sorted(range(len(self.leads)), key=lambda each: (-self.total(self.seat, each), -self.leads[each]))
        return FITS * brought - self.leads[at] - crowd - 1000 * (at not in ranked[: self.plan.fields])

    # What effects ask

    def pick(self) -> Move:
        """Harm goes to the strongest of the others, good to the own; who must lose somebody loses the weakest."""
        harm = _harms(effects.find(self.stage, self.view.stack[-1]))

        def wanted(move: Move) -> float:
            unit = ref(move.src).number
            helps = (self.view.owner[unit] == self.seat) != harm
            return self.might(unit) + 50 if helps else -self.might(unit)

        return self.best(self.moves, wanted)

    def answer(self) -> Move:
        kinds = {move.kind for move in self.moves}
        if "pick" in kinds:
            return self.pick()
        if "move" in kinds:
            return self.best(self.of("move"), self.after_move)
        if "deploy" in kinds:
            return self.best(self.of("deploy"), lambda move: 10 * self.worth(self.card(move)) + self.suits(move))
        if kinds & {"discard", "banish"}:
            return self.best(self.moves, lambda move: -self.worth(self.card(move)))
        if "recover" in kinds:
            return self.best(self.moves, lambda move: self.worth(self.card(move)))
        if "stop" in kinds:
            return self.best(self.moves, lambda move: -abs(self.leads[self.place(move)]))
        return self.of("accept")[0] if "accept" in kinds else self.moves[0]

    def move(self) -> Move:
        if self.view.stack:
            return self.answer()
        kinds = {move.kind for move in self.moves}
        return self.draft() if "keep" in kinds else self.deploy() if "deploy" in kinds else self.command()


def _harms(node: Node) -> bool:
    """Does it take something from the card that is chosen?"""
    return isinstance(node, One) and any(
        isinstance(act, (Banish, Destroy, Return)) or (isinstance(act, Might) and act.n < 0) for act in node.acts
    )


def script(plan: Plan, rules: Rules[Any], view: State, seed: int) -> Move:
    moves, seat = rules.legal_moves(view), rules.to_act(view)
    assert seat is not None
    return moves[0] if len(moves) == 1 else Marshal(view, seat, moves, seed, plan).move()


PLANS = {
    "stack": Plan(fields=2, dear=2.0),
    "spread": Plan(fields=3, dear=2.0),
    "curve": Plan(fields=3, dear=1.0),
    "answers": Plan(fields=3, dear=2.0, answers=True),
    "giants": Plan(fields=2, dear=2.8),
}
SCRIPTS: dict[str, Script] = {name: partial(script, plan) for name, plan in PLANS.items()}
