"""What is asked about the table of Battle for Empyrean: might, zones, prices, and the ways to move or deploy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.core.contract import Move
from game.core.effects import Frame, Teller
from game.core.names import Names
from game.core.ref import ref
from game.empyrean import abilities, cards
from game.empyrean.acts import NOBODY
from game.empyrean.cards import CHEAPER, COST, DISCOUNT, FIRST_FIELD, KINDS
from game.empyrean.state import ANCHOR, FACE_UP, GONE, STRENGTHENED, ZONES, State

MOST_SEATS, MOST_FIELDS = 3, 4
CHEAP = frozenset(card for card, cheaper in enumerate(CHEAPER) if cheaper)
FIELDS = [[f"field-{seat}-{at}" for at in range(MOST_FIELDS)] for seat in range(MOST_SEATS)]
OTHERS = [[tuple((seat + k) % seats for k in range(seats)) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]
"""For each number of players everybody, clockwise from each seat on."""
STOPS = [[Move("stop", dst=name) for name in names] for names in FIELDS]


@cache
def _pick(unit: int) -> Move:
    return Move("pick", f"unit-{unit}")


@cache
def _move(unit: int, owner: int, to: int) -> Move:
    return Move("move", f"unit-{unit}", FIELDS[owner][to])


class Board(Teller):
    """A state that is asked; `tell` is None in search."""

    __slots__ = ()
    state: State
    names: Names = cards.NAMES
    kinds = KINDS

    # The battlefields

    def here(self, frame: Frame) -> int:
        """The battlefield that the frame speaks from; NOBODY for a card that is on none."""
        if frame.card >= FIRST_FIELD:
            return self.state.battlefields.index(frame.card - FIRST_FIELD)
        return self.state.at[frame.memory[0]] if frame.memory[0] != NOBODY else NOBODY

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The others, clockwise."""
        return OTHERS[len(self.state.sides)][seat][1:]

    def total(self, seat: int, at: int) -> int:
        might, total = self.state.might, 0
        for unit in self.state.sides[seat].fields[at]:
            total += might[unit]
        return total

    def leads(self, seat: int, at: int) -> bool:
        own = self.total(seat, at)
        return all(own > self.total(other, at) for other in self.opponents(seat))

    def standing(self, seat: int, at: int) -> int:
        """The revealed cards there."""
        marks = self.state.marks
        return sum(marks[unit] & FACE_UP for unit in self.state.sides[seat].fields[at])

    def still_here(self, frame: Frame) -> bool:
        """Is the unit that the frame speaks of on the battlefield that it speaks from?"""
        state, unit = self.state, frame.memory[1]
        return not state.marks[unit] & GONE and state.at[unit] == self.here(frame)

    def strengthened(self, seat: int, at: int) -> int:
        marks = self.state.marks
        return sum(bool(marks[unit] & STRENGTHENED) for unit in self.state.sides[seat].fields[at])

    def zones(self, at: int) -> int:
        """How many zones each player has there in this round."""
        zones = ZONES
        for narrow in cards.NARROW[FIRST_FIELD + self.state.battlefields[at]]:
            if self.state.round >= narrow.start:
                zones = min(zones, narrow.zones)
        return zones

    def open_zones(self, seat: int, at: int) -> int:
        return max(0, self.zones(at) - len(self.state.sides[seat].fields[at]))

    def one_before(self, unit: int) -> int:
        """The unit one zone before it, if that lies face up."""
        state = self.state
        field = state.sides[state.owner[unit]].fields[state.at[unit]]
        if unit not in field or field.index(unit) == 0:
            return NOBODY
        before = field[field.index(unit) - 1]
        return before if state.marks[before] & FACE_UP else NOBODY

    # What deploying costs

    def price(self, seat: int, card: int, at: int) -> int:
        """What the seat pays to deploy the card there."""
        state = self.state
        if cards.PLAIN[state.battlefields[at]] and not CHEAPER[card] and not state.sides[seat].hears & cards.DISCOUNTS:
            return COST[card]
        return max(0, self.prices(seat, [card], self.costs(seat, [card]), at)[0])

    def costs(self, seat: int, hand: Sequence[int]) -> list[int]:
        """What each of these cards costs by itself."""
        costs = [COST[card] for card in hand]
        if CHEAP.isdisjoint(hand):
            return costs
        for k, card in enumerate(hand):
            own = CHEAPER[card]
            if own:
                less = own.n * own.per.count(self, Frame(card, (), seat, (NOBODY, NOBODY)))
                costs[k] = max(0, costs[k] - less)
        return costs

    def prices(self, seat: int, hand: Sequence[int], costs: list[int], at: int) -> list[int]:
        """What each of them costs there, perhaps less than nothing: cards beside it and the battlefield change it."""
        state = self.state
        if state.sides[seat].hears & cards.DISCOUNTS:
            for unit in state.sides[seat].fields[at]:
                discount = DISCOUNT[state.kind[unit]]
                if discount and state.marks[unit] & FACE_UP:
                    costs = [
                        cost - discount.n * (KINDS[card].type == discount.type)
                        for card, cost in zip(hand, costs, strict=True)
                    ]
        price = cards.PRICES[state.battlefields[at]]
        if price and self._charges(price, seat, at):
            charges = cards.CHARGES[state.battlefields[at]]
            costs = [cost + charges[card] for card, cost in zip(hand, costs, strict=True)]
        return costs

    def _charges(self, price: abilities.Price, seat: int, at: int) -> bool:
        """Does the battlefield change prices for that seat now?"""
        state = self.state
        if (price.even and state.round % 2) or (price.stopped and not state.sides[seat].stops[at]):
            return False
        battlefield = FIRST_FIELD + state.battlefields[at]
        return not price.condition or price.condition.holds(self, Frame(battlefield, (), seat, (NOBODY, NOBODY)))

    # Ways, as moves

    def pick(self, unit: int) -> Move:
        return _pick(unit)

    def unit_of(self, move: Move) -> int:
        return ref(move.src).number

    def field_of(self, move: Move) -> int:
        """The battlefield that a move goes to."""
        return int(ref(move.dst).key)

    def ways_to_move(self, unit: int) -> list[Move]:
        """To every other battlefield with an open zone, unless something holds it."""
        state = self.state
        at, owner = state.at[unit], state.owner[unit]
        if state.marks[unit] & ANCHOR or cards.FROZEN[FIRST_FIELD + state.battlefields[at]]:
            return []
        return [
            _move(unit, owner, to) for to in range(len(state.battlefields)) if to != at and self.open_zones(owner, to)
        ]

    def ways_to_deploy(self, seat: int, pile: str, card: int) -> list[Move]:
        """Without cost, to every battlefield with an open zone."""
        return [
            self.names.move("deploy", pile, seat, card, FIELDS[seat][at])
            for at in range(len(self.state.battlefields))
            if self.open_zones(seat, at)
        ]

    def ways_to_stop(self, seat: int) -> list[Move]:
        return [STOPS[other][at] for other in self.opponents(seat) for at in range(len(self.state.battlefields))]

    def discards(self, seat: int) -> list[Move]:
        return self.names.picks("discard", "hand", seat, self.state.sides[seat].hand, f"discard-{seat}")

    def forgoings(self, seat: int) -> list[Move]:
        return self.names.picks("banish", "hand", seat, self.state.sides[seat].hand, f"banished-{seat}")

    def ways_to_recover(self, seat: int) -> list[Move]:
        return self.names.picks("recover", "destroyed", seat, self.state.sides[seat].destroyed, f"hand-{seat}")
