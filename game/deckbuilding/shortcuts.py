"""One press instead of several: all that only pays is spent, and what the hand can pay for is bought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.contract import HIDDEN, Move, Shortcut
from game.core.language import _
from game.core.names import NONE

if TYPE_CHECKING:
    from game.deckbuilding.rules import DeckRules

SHORTEST = 2
"""A single move needs no shortcut."""


class Payment(NamedTuple):
    """Cards of the hand to be spent; the best one gives up the fewest that could do more than pay."""

    able: int
    worth: int
    cards: tuple[int, ...]


def shortcuts(rules: DeckRules[Any], view: Any) -> list[Shortcut]:
    if view.stack or view.gap != NONE:
        return []
    moves = rules.legal_moves(view)
    spends = {move.src: move for move in moves if move.kind == "spend"}
    able = {move.src for move in moves if move.kind != "spend"}
    names, seat = rules.stage.names, view.seat
    hand = [card for card in view.sides[seat].hand if card != HIDDEN and names.name("hand", seat, card) in spends]
    idle = [card for card in hand if names.name("hand", seat, card) not in able]

    def spent(cards: Sequence[int]) -> tuple[Move, ...]:
        return tuple(spends[names.name("hand", seat, card)] for card in cards)

    found = []
    if len(idle) >= SHORTEST:
        funds = rules.words.funds(sum(rules.worth[card] for card in idle))
        found.append(Shortcut(_("Spend all for {funds}").format(funds=funds), spent(idle)))
    payments = _payments(hand, idle, rules.worth)
    for buy, price in rules.goods(view) if hand else ():
        enough = [payment for payment in payments if payment.worth >= price - view.funds > 0]
        if enough:
            cards = min(enough).cards
            if rules.pays_at_once:
                cards += tuple((Counter(idle) - Counter(cards)).elements())
            spending = ", ".join(rules.words.name(card) for card in cards)
            said = _("{move}, spending {cards}").format(move=rules.say_move(view, buy), cards=spending)
            found.append(Shortcut(said, (*spent(cards), buy), buy.src))
    return found


def _payments(hand: Sequence[int], idle: Sequence[int], worth: Sequence[int]) -> list[Payment]:
    """For each sum that the hand can pay its best payment."""
    best = {0: Payment(0, 0, ())}
    for card in hand:
        for old in list(best.values()):
            new = Payment(old.able + (card not in idle), old.worth + worth[card], (*old.cards, card))
            if new.worth not in best or _better(new, best[new.worth]):
                best[new.worth] = new
    return list(best.values())


def _better(one: Payment, other: Payment) -> bool:
    return (one.able, len(one.cards)) < (other.able, len(other.cards))
