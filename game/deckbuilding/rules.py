"""What a game of both books has in common: two captains or commanders, a turn of spending and buying, an automaton."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from game.core import effects
from game.core.contract import HIDDEN, Move, RulesBase, Shortcut, Tell
from game.core.language import _, n_
from game.core.names import NONE
from game.core.ref import ref
from game.core.rng import below, shuffle
from game.deckbuilding.shortcuts import shortcuts
from game.deckbuilding.stage import DeckStage

STORE = 5
APPOINT, TURN, OVER, AUTOMATON = range(4)
"""Phases of both games; a game's own go on from here. A gap in the Store and an effect that asks come before them."""

END, TAKE_TURN = Move("end"), Move("automaton")
BUYS = [[Move("buy", f"store-{slot}", f"discard-{seat}") for slot in range(STORE)] for seat in range(2)]
BUY_SUPPLY = [Move("buy", "supply", f"discard-{seat}") for seat in range(2)]

S = TypeVar("S", bound=Any)
Deed = Callable[[Any, Any, Move], None]


class DeckRules(RulesBase[S]):
    """A game says how its own phases go; everything here works on `sides`, `store`, `supply`, `gap`, `funds`."""

    stage: ClassVar[type[DeckStage]]
    worth: ClassVar[Sequence[int]]
    """For each card what it brings when it is spent."""
    cost: ClassVar[Sequence[int]]
    pays_at_once: ClassVar[bool] = False
    """Once something is bought, no more cards can be spent in the turn."""

    def seats(self, state: S) -> int:
        return 2

    def turn_number(self, state: S) -> int:
        number: int = state.turn
        return number

    def automatic(self, state: S) -> tuple[int, ...]:
        return (1,) if state.solo else ()

    # Set-up

    def seat_leaders(self, state: S, how: str) -> None:
        """Leaders are dealt at random, chosen, or left in the box; the automaton has none."""
        if how == "random":
            shuffle(state, state.leaders)
            for side in state.sides[: 1 if state.solo else 2]:
                side.leader = state.leaders.pop()
        state.leaders.sort()

    def begin(self, stage: Any, first: str, choosing: bool) -> None:
        """Who begins is drawn by lot or agreed upon; in a solo game it is the player."""
        state = stage.state
        state.seat = 0 if state.solo else below(state, 2) if first == "random" else int(first) - 1
        if choosing:
            state.phase = APPOINT
        else:
            self.begin_first_turn(stage)

    def deal_hands(self, stage: Any) -> None:
        for seat, side in enumerate(stage.state.sides):
            shuffle(stage.state, side.deck)
            stage.draw(seat, stage.state.draws)

    def appoint(self, stage: Any, move: Move) -> None:
        """Leaders are chosen in turn, the starting player first."""
        state = stage.state
        card = stage.names.card(move.src or "")
        state.leaders.remove(card)
        state.sides[state.seat].leader = card
        stage.say("appoint", move.src, f"leader-{state.seat}", seat=state.seat, card=card)
        if not state.solo:
            state.seat = 1 - state.seat
        if state.solo or state.sides[state.seat].leader != NONE:
            state.phase = TURN
            self.begin_first_turn(stage)

    def begin_first_turn(self, stage: Any) -> None:
        """Everybody knows by now who leads whom: only now is anything dealt that can be seen."""
        self.lay_out(stage)
        self.deal_hands(stage)
        self.begin_turn(stage)

    def lay_out(self, stage: Any) -> None:
        """The decks are shuffled and the table is laid."""
        raise NotImplementedError

    def begin_turn(self, stage: Any) -> None:
        raise NotImplementedError

    def offers(self, view: S) -> list[str]:
        """What lies in the Store."""
        return [self.stage.names.keys[card] for card in view.store if card != NONE]

    # Who decides what

    def to_act(self, state: S) -> int | None:
        if state.phase == OVER:
            return None
        if state.gap != NONE:
            return int(state.seat)
        if state.stack:
            return int(state.stack[-1].seat)
        return self.decider(state)

    def end(self, stage: Any, move: Move) -> None:
        self.end_turn(stage)

    def end_turn(self, stage: Any) -> None:
        raise NotImplementedError

    def pass_on(self, stage: Any) -> None:
        """The other seat's turn begins."""
        state = stage.state
        state.turn += 1
        state.shuffles = 0
        state.seat = 1 - state.seat
        stage.say("turn", seat=state.seat, turn=state.turn)
        if stage.automatic(state.seat):
            state.phase, state.acted = AUTOMATON, False
        else:
            state.phase = TURN
            self.begin_turn(stage)

    def decider(self, state: S) -> int:
        """Who decides when no effect asks anybody."""
        return int(state.seat)

    def legal_moves(self, state: S) -> list[Move]:
        if state.gap != NONE:
            return [Move("refill", name) for name, deck in self.stage(state).decks().items() if deck]
        if state.stack:
            return effects.asked(self.stage(state))
        phase = state.phase
        if phase == OVER:
            return []
        if phase == AUTOMATON:
            return [TAKE_TURN]
        if phase == APPOINT:
            return [Move("appoint", f"leader-{self.stage.names.keys[card]}") for card in state.leaders]
        return self.open_moves(state)

    def open_moves(self, state: S) -> list[Move]:
        raise NotImplementedError

    def advance(self, state: S, move: Move, tell: Tell | None = None) -> None:
        stage = self.stage(state, tell)
        if state.stack and state.gap == NONE:
            effects.answer(stage, move)
        else:
            self.deeds[move.kind](self, stage, move)
        if state.stack and state.gap == NONE:
            effects.settle(stage)
        if state.solo and state.stack:
            self.answer_for_automaton(stage)
        if state.phase == AUTOMATON and state.acted:
            self.after_automaton(stage)

    def answer_for_automaton(self, stage: Any) -> None:
        """Whatever an effect asks of the automaton is answered by its own procedure."""
        raise NotImplementedError

    def after_automaton(self, stage: Any) -> None:
        """The automaton has acted; what it did may ask the player something first."""
        raise NotImplementedError

    def take_turn(self, stage: Any, move: Move) -> None:
        """The automaton's whole turn is one move."""
        stage.state.acted = True
        self.procedure(stage)

    def procedure(self, stage: Any) -> None:
        """What the automaton does in its turn."""
        raise NotImplementedError

    def asks(self, view: S) -> str:
        return self.stage.names.keys[view.stack[-1].card] if view.stack and view.gap == NONE else ""

    # What an end of the turn leaves behind

    def wastes(self, view: S, move: Move) -> str:
        if move.kind != END.kind:
            return ""
        left = self.left_over(view)
        return _("{what} left").format(what=", ".join(left)) if left else ""

    def left_over(self, view: S) -> list[str]:
        """Funds that could buy something, and cards of the hand that could be played or help to buy."""
        hand = [card for card in view.sides[view.seat].hand if card != HIDDEN]
        moves = self.open_moves(view)
        used, spends = ({move.src for move in moves if (move.kind == "spend") is spent} for spent in (False, True))
        rich = view.copy()
        rich.funds += sum(self.worth[card] for card in hand) if spends else 0
        if self.purchases(rich):
            used |= spends
        cards = sum(self.stage.names.name("hand", view.seat, card) in used for card in hand)
        return [
            *([str(self.words.funds(view.funds))] if self.purchases(view) else []),
            *([n_("{n} card", "{n} cards", cards)] if cards else []),
        ]

    # Spending and buying

    def price(self, state: S, card: int) -> int:
        return self.cost[card]

    def spendable(self, state: S) -> list[Move]:
        names, seat = self.stage.names, state.seat
        return [
            names.move("spend", "hand", seat, card, "purse")
            for card in dict.fromkeys(state.sides[seat].hand)
            if card != HIDDEN and self.worth[card]
        ]

    def purchases(self, state: S) -> list[Move]:
        funds, seat = state.funds, state.seat
        if not funds:
            return []
        moves = [
            BUYS[seat][slot]
            for slot, card in enumerate(state.store)
            if card != NONE and self.price(state, card) <= funds
        ]
        if state.supply and self.price(state, self.stage.supply) <= funds:
            moves.append(BUY_SUPPLY[seat])
        return moves

    def goods(self, view: S) -> list[tuple[Move, int]]:
        """Everything for sale, with its price."""
        goods = [
            (BUYS[view.seat][slot], self.price(view, card)) for slot, card in enumerate(view.store) if card != NONE
        ]
        return [*goods, (BUY_SUPPLY[view.seat], self.price(view, self.stage.supply))] if view.supply else goods

    def shortcuts(self, view: S) -> list[Shortcut]:
        return shortcuts(self, view)

    def lift(self, stage: Any, move: Move) -> int:
        """Takes the card of a move out of the hand."""
        card: int = stage.names.card(move.src or "")
        stage.state.sides[stage.state.seat].hand.remove(card)
        stage.state.acted = True
        return card

    def spend(self, stage: Any, move: Move) -> None:
        state = stage.state
        card = self.lift(stage, move)
        state.sides[state.seat].purse.append(card)
        state.funds += self.worth[card]
        stage.say("spend", move.src, "purse", seat=state.seat, card=card, n=self.worth[card])

    def buy(self, stage: Any, move: Move) -> None:
        state = stage.state
        state.acted = state.bought = True
        if move.src == "supply":
            state.funds -= self.price(state, self.stage.supply)
            stage.take_supply(state.seat)
        else:
            slot = ref(move.src).number
            state.funds -= self.price(state, state.store[slot])
            stage.buy(state.seat, slot)

    def refill(self, stage: Any, move: Move) -> None:
        stage.fill_gap(stage.state.gap, move.src or "")


DEEDS: dict[str, Deed] = {
    "refill": DeckRules.refill,
    "appoint": DeckRules.appoint,
    "spend": DeckRules.spend,
    "buy": DeckRules.buy,
    "end": DeckRules.end,
    "automaton": DeckRules.take_turn,
}
