"""Plain players of Aniołowie: one stacks the fight, one holds its land and raids the others', one fights with free
hands to use abilities and interventions, one fights only where it may win.

All of them guard their people, take unguarded ones, keep a fighter free to take the stake, and play in a fight or a
duel what turns it, if anything does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from game.ai.sparring import Script, best
from game.aniolowie.acts import (
    Act,
    Block,
    Capture,
    Dismiss,
    FromFight,
    Level,
    LevelFor,
    NoSupport,
    Rise,
    ToDeck,
    ToHand,
)
from game.aniolowie.cards import IS_ANGEL, LEVEL, NAMES, SAYS, SUPPORTS, one_colour
from game.aniolowie.effects import Cancel, Each, Foe, One, This, To
from game.aniolowie.places import ROWS_OF_TABLE, SLOT_OF
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    AT_SLOT,
    BATTLE,
    BLOCKED,
    FIGHT,
    LAND,
    NOBODY,
    PLAN,
    SLOTS,
    SUPPORT,
    TURNED,
    UP,
    WIDE,
    State,
    row_of,
)
from game.core.contract import HIDDEN, Move, Rules
from game.core.ref import ref

UNSEEN = 6.5
"""The level that a face-down angel is thought to have."""
FEW = 4
"""A hand with fewer angels is not kept."""


class Plan(NamedTuple):
    """How a player spends its angels."""

    fighters: int = WIDE
    """At most so many go to the fight in a turn."""
    turned: bool = True
    """Are they laid sideways for their support, but for one who takes the stake?"""
    guards: int = 1
    """So many angels are kept on the land."""
    supporters: int = 0
    """So many are kept in support."""
    strong_guards: bool = False
    raids: float = 99.0
    """From which lead on, in levels, an angel attacks."""
    yields: bool = False
    """Is a fight left to the others that they have stacked?"""


class Player:
    """One decision: the table as the seat sees it."""

    def __init__(self, view: State, seat: int, moves: list[Move], seed: int, plan: Plan) -> None:
        self.view, self.seat, self.moves, self.seed, self.plan = view, seat, moves, seed, plan
        self.own, self.stage = view.sides[seat], Stage(view)

    def of(self, *kinds: str) -> list[Move]:
        return [move for move in self.moves if move.kind in kinds]

    def best(self, moves: Iterable[Move], worth: Callable[[Move], float]) -> Move:
        return best(moves, worth, self.seed)

    def leave(self) -> Move:
        """Nothing more is done here."""
        return next(iter(self.of("done", "pass", "keep", "decline", "leave", "count")), self.moves[0])

    # What stands where

    def standing(self, seat: int, row: int) -> list[int]:
        view = self.view
        return [
            slot for slot in ROWS_OF_TABLE[seat][row] if view.kind[slot] != NOBODY and not view.marks[slot] & BLOCKED
        ]

    def level(self, slot: int) -> float:
        """An angel's level, as far as it is seen."""
        return UNSEEN if self.view.kind[slot] == HIDDEN else self.stage.level(slot)

    def mine(self, slot: int) -> bool:
        return slot // SLOTS == self.seat

    def card(self, move: Move) -> int:
        return NAMES.card(move.src or "")

    # Planning

    def plan_turn(self) -> Move:
        """First the land, then the fight, then support."""
        return self.guard() or self.fight() or self.back() or self.leave()

    def to_row(self, row: str) -> list[Move]:
        return [move for move in self.of("place") if ref(move.dst).zone == row and not move.arg]

    def guard(self) -> Move | None:
        """Somebody stays with the people: as a rule the weakest, who would be missed least."""
        moves = self.to_row("land")
        if not moves or len(self.standing(self.seat, LAND)) >= self.plan.guards:
            return None
        sign = 1 if self.plan.strong_guards else -1
        return self.best(moves, lambda move: sign * LEVEL[self.card(move)])

    def back(self) -> Move | None:
        moves = self.to_row("support")
        if not moves or len(self.standing(self.seat, SUPPORT)) >= self.plan.supporters:
            return None
        return self.best(moves, lambda move: LEVEL[self.card(move)])

    def fight(self) -> Move | None:
        """The strongest line that the hand gives; the one with the least support keeps its hands free."""
        there = [self.view.kind[slot] for slot in self.standing(self.seat, FIGHT)]
        line = self.line(there)
        if not line or self.outnumbered():
            return None
        free = there or not self.plan.turned
        card = max(line, key=self.strength) if free else min(line, key=lambda card: (SUPPORTS[card], -LEVEL[card]))
        ways = [move for move in self.of("place") if ref(move.dst).zone == "fight" and self.card(move) == card]
        sideways = bool(there) and self.plan.turned and SUPPORTS[card] > 0
        return next((move for move in ways if bool(move.arg) == sideways), None)

    def strength(self, card: int) -> int:
        """What a card brings to the fight."""
        return LEVEL[card] + (SUPPORTS[card] if self.plan.turned else 0)

    def line(self, there: list[int]) -> tuple[int, ...]:
        """The cards that would make the line strongest, beside those that lie there: three, or four of one colour."""
        hand = sorted({card for card in self.own.hand if IS_ANGEL[card]} - {*there})
        lines: list[tuple[int, ...]] = [()]
        for n in range(1, self.plan.fighters - len(there) + 1):
            lines += [
                some for some in combinations(hand, n) if n + len(there) < WIDE or one_colour([*there, *some])
            ]  # fmt: skip
        return max(lines, key=lambda some: sum(map(self.strength, some)))

    def outnumbered(self) -> bool:
        """Have the others laid more into the fight than a thrifty player would answer?"""
        others = max(len(self.standing(seat, FIGHT)) for seat in self.stage.others(self.seat))
        hand = sum(IS_ANGEL[card] for card in self.own.hand)
        return self.plan.yields and others > hand and len(self.view.stake) < 2

    # Actions

    def act(self) -> Move:
        """People who can be taken are; then duels that look won."""
        if self.of("take"):
            return self.best(self.of("take"), lambda move: -self.level(SLOT_OF[move.src or ""]))
        attacks = self.of("attack")
        if attacks:
            attack = self.best(attacks, self.odds)
            if self.odds(attack) >= self.plan.raids:
                return attack
        return self.leave()

    def odds(self, attack: Move) -> float:
        """By how much the attacker is stronger; a guard of people is worth a level more."""
        source, target = SLOT_OF[attack.src or ""], SLOT_OF[attack.dst or ""]
        people = bool(self.stage.folk(target // SLOTS)) and row_of(target) == LAND
        return self.level(source) - self.level(target) + people

    # Fights and duels

    def lead(self) -> float:
        """How far ahead the seat is in the fight."""
        return self.stage.total(self.seat) - max(self.stage.total(other) for other in self.stage.others(self.seat))

    def turn_fight(self) -> Move:
        """What turns a lost fight, the least that is enough; who is ahead waits."""
        fighters = [slot for seat in range(len(self.view.sides)) for slot in self.standing(seat, FIGHT)]
        return self.turn_tide(self.lead(), [slot for slot in fighters if self.view.marks[slot] & UP])

    def turn_duel(self) -> Move:
        attacker, defender = self.view.attacker, self.view.defender
        if attacker < 0 or defender < 0 or not (self.mine(attacker) or self.mine(defender)):
            return self.leave()
        ours, theirs = (attacker, defender) if self.mine(attacker) else (defender, attacker)
        return self.turn_tide(self.level(ours) - self.level(theirs), [ours, theirs])

    def turn_tide(self, lead: float, slots: list[int]) -> Move:
        enough = [move for move in self.of("play", "use") if lead <= 0 < lead + self.swing(move, slots)]
        return self.best(enough, lambda move: -self.swing(move, slots)) if enough else self.leave()

    def swing(self, move: Move, slots: list[int]) -> float:
        """By how much a play would change things among these angels, as its text says."""
        source = SLOT_OF.get(move.src or "", NOBODY)
        card = self.card(move) if source == NOBODY else self.view.kind[source]
        total = 0.0
        for node in SAYS[card].parts[int(move.arg or 0)].parts:
            if isinstance(node, To):
                reached = [slot for slot in self.reached(node, source, move) if slot in slots]
                total += sum(self.effect(act, slot) for act in node.acts for slot in reached)
        return total

    def reached(self, node: To, source: int, move: Move) -> list[int]:
        if isinstance(node, One):
            return [SLOT_OF[move.dst]] if move.dst in SLOT_OF else []
        if isinstance(node, Each):
            return node.pick.find(self.stage, self.seat, source)
        if isinstance(node, This):
            return [source]
        return [self.stage.foe(source)] if isinstance(node, Foe) else []

    def effect(self, act: Act, slot: int) -> float:
        """What it means for the seat that this is done to an angel."""
        sign, level = (1 if self.mine(slot) else -1), self.level(slot)
        if isinstance(act, (Level, Rise, LevelFor)):
            return sign * max(act.n, -level)
        if isinstance(act, NoSupport):
            return -sign * SUPPORTS[self.view.kind[slot]] if self.view.marks[slot] & TURNED else 0.0
        return -sign * level if isinstance(act, (Block, Capture, Dismiss, FromFight, ToDeck, ToHand)) else 0.0

    def answer(self) -> Move:
        """What is aimed at the own cards is cancelled, if that can be done; a duel of one's own is turned."""
        waiting = [*self.view.interventions, *self.view.abilities]
        if waiting and waiting[-1].seat != self.seat:
            target = waiting[-1].target
            aimed = target.sort == AT_SLOT and self.mine(target.at)
            cancels = [move for move in self.of("play", "use") if self.cancels(move)]
            return cancels[0] if aimed and cancels else self.leave()
        return self.leave() if waiting else self.turn_duel()

    def cancels(self, move: Move) -> bool:
        source = SLOT_OF.get(move.src or "", NOBODY)
        card = self.card(move) if source == NOBODY else self.view.kind[source]
        return any(isinstance(node, Cancel) for node in SAYS[card].parts[int(move.arg or 0)].parts)

    # What is asked beside

    def hear(self) -> Move:
        """People say what they must, and no more."""
        if self.of("defend"):
            return self.best(self.of("defend"), lambda move: self.level(SLOT_OF[move.src or ""]))
        return self.leave() if self.of("done") else self.of("resolve")[0]

    def choose(self) -> Move:
        """An effect asks: enemies before the own, the weakest of the hand, the strongest of the deck."""
        kinds = {move.kind for move in self.moves}
        if "pick" in kinds:
            return self.best(self.of("pick"), lambda move: -self.mine(SLOT_OF[move.src or ""]))
        if "discard" in kinds:
            return self.best(self.of("discard"), lambda move: -LEVEL[self.card(move)])
        if "summon" in kinds or "put" in kinds:
            return self.best(self.of("summon", "put"), lambda move: LEVEL[self.card(move)])
        return self.best(self.moves, lambda move: move.kind != "decline")

    def look_at_hand(self) -> Move:
        """A hand without angels is of no use: others are drawn, or half of it makes place for them."""
        angels = sum(IS_ANGEL[card] for card in self.own.hand)
        return next(iter(self.of("mulligan", "half") if angels < FEW else ()), self.leave())

    def claim(self) -> Move:
        """The stake is taken by whoever is missed least."""
        return self.best(self.of("claim"), lambda move: -self.level(SLOT_OF[move.src or ""]))

    def move(self) -> Move:
        view = self.view
        if view.stack:
            return self.choose()
        if view.asking != NOBODY:
            return self.answer()
        if self.of("claim"):
            return self.claim()
        if self.of("resolve", "defend"):
            return self.hear()
        if self.of("discard"):
            return self.choose()
        phases = {PLAN: self.plan_turn, ACTION: self.act, BATTLE: self.turn_fight}
        return phases.get(view.phase, self.look_at_hand)()


def script(plan: Plan, rules: Rules[Any], view: State, seed: int) -> Move:
    moves, seat = rules.legal_moves(view), rules.to_act(view)
    assert seat is not None
    return moves[0] if len(moves) == 1 else Player(view, seat, moves, seed, plan).move()


PLANS = {
    "stack": Plan(guards=2, raids=2.0),
    "raid": Plan(fighters=3, guards=2, supporters=1, strong_guards=True, raids=1.0),
    "hands": Plan(turned=False, guards=2, supporters=1),
    "thrift": Plan(fighters=3, guards=2, supporters=1, raids=2.0, yields=True),
}
SCRIPTS: dict[str, Script] = {name: partial(script, plan) for name, plan in PLANS.items()}
