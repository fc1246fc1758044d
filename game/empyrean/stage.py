"""The verbs of Battle for Empyrean: deploy, reveal, move, destroy, return, discard, banish, and who answers to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.core.contract import Move
from game.core.effects import Frame, Node, Telling
from game.core.names import Names
from game.empyrean import abilities, cards
from game.empyrean.abilities import Says
from game.empyrean.acts import NOBODY
from game.empyrean.cards import BOOK, CHEAPER, COST, DISCOUNT, FIRST_FIELD, HEARD, HEARS, KINDS, STRENGTH
from game.empyrean.picks import ALLY, ANYWHERE, HERE, OPPONENT, SELF
from game.empyrean.state import ANCHOR, GAINED, GONE, MOVE, REVEALED, STUN, ZONES, Side, State

MOST_SEATS, MOST_FIELDS = 3, 4
CHEAP = frozenset(card for card, cheaper in enumerate(CHEAPER) if cheaper)
FIELDS = [[f"field-{seat}-{at}" for at in range(MOST_FIELDS)] for seat in range(MOST_SEATS)]
STOPS = [[Move("stop", dst=name) for name in names] for names in FIELDS]


@dataclass(frozen=True, slots=True)
class Announce(Node):
    """What the rulebook does after a card's own ability: those who answer to its reveal are called."""

    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        unit = frame.memory[0]
        if not stage.state.marks[unit] & GONE:
            stage.announce(abilities.REVEALED, frame.seat, unit, stage.state.at[unit])

    def text(self) -> str:
        return ""


SAYS: tuple[Node, ...] = (*cards.SAYS, Says(Announce()))


def side(army: tuple[int, ...], battlefields: int) -> Side:
    """A player's things before the first card is drawn."""
    fields: list[list[int]] = [[] for _each in range(battlefields)]
    return Side(army, [*army], [], [], [], [], [], 0, 0, fields, [], [0] * battlefields, cards.hears(army))


class Stage(Telling):
    """A state at work; `tell` is None in search."""

    __slots__ = ()
    state: State
    names: Names = cards.NAMES
    kinds = KINDS
    nodes: ClassVar[dict[tuple[int, tuple[int, ...]], Node]] = {}

    def effect(self, card: int) -> Node:
        return SAYS[card]

    # What is asked about the table

    def here(self, frame: Frame) -> int:
        """The battlefield that the frame speaks from; NOBODY for a card that is on none."""
        if frame.card >= FIRST_FIELD:
            return self.state.battlefields.index(frame.card - FIRST_FIELD)
        return self.state.at[frame.memory[0]] if frame.memory[0] != NOBODY else NOBODY

    def opponents(self, seat: int) -> list[int]:
        """The others, clockwise."""
        seats = len(self.state.sides)
        return [(seat + k) % seats for k in range(1, seats)]

    def might(self, unit: int) -> int:
        """Its number tokens, and what a passive ability lends it."""
        state = self.state
        might, strength = state.might[unit], STRENGTH[state.kind[unit]]
        if strength and state.marks[unit] & REVEALED:
            frame = Frame(state.kind[unit], (), state.owner[unit], (unit, NOBODY))
            might += strength.n * strength.per.count(self, frame)
        return might

    def total(self, seat: int, at: int) -> int:
        state, total = self.state, 0
        for unit in state.sides[seat].fields[at]:
            total += self.might(unit) if STRENGTH[state.kind[unit]] else state.might[unit]
        return total

    def leads(self, seat: int, at: int) -> bool:
        own = self.total(seat, at)
        return all(own > self.total(other, at) for other in self.opponents(seat))

    def standing(self, seat: int, at: int) -> int:
        """The revealed cards there."""
        marks = self.state.marks
        return sum(marks[unit] & REVEALED for unit in self.state.sides[seat].fields[at])

    def strengthened(self, seat: int, at: int) -> int:
        marks = self.state.marks
        return sum(bool(marks[unit] & GAINED) for unit in self.state.sides[seat].fields[at])

    def zones(self, at: int) -> int:
        """How many zones each player has there in this round."""
        narrow = cards.NARROW[FIRST_FIELD + self.state.battlefields[at]]
        if not narrow:
            return ZONES
        return min((each.zones for each in narrow if self.state.round >= each.start), default=ZONES)

    def open_zones(self, seat: int, at: int) -> int:
        return max(0, self.zones(at) - len(self.state.sides[seat].fields[at]))

    def one_before(self, unit: int) -> int:
        """The unit one zone before it, if that lies face up."""
        state = self.state
        field = state.sides[state.owner[unit]].fields[state.at[unit]]
        if unit not in field or field.index(unit) == 0:
            return NOBODY
        before = field[field.index(unit) - 1]
        return before if state.marks[before] & REVEALED else NOBODY

    def first_time(self, frame: Frame, race: bool) -> bool:
        """Notes that something happened that happens but once; was it the first time?"""
        code = ((frame.card - FIRST_FIELD) * 2 + frame.path[0]) * 4 + (3 if race else frame.seat)
        if code in self.state.met:
            return False
        self.state.met.append(code)
        return True

    def price(self, seat: int, card: int, at: int) -> int:
        """What the seat pays to deploy the card there."""
        return self.prices(seat, [card], self.costs(seat, [card]), at)[0]

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
        """What the seat pays for each of them there: those beside it and the battlefield may change it."""
        state, plain = self.state, costs
        battlefield = FIRST_FIELD + state.battlefields[at]
        for unit in state.sides[seat].fields[at] if state.sides[seat].hears & cards.DISCOUNTS else ():
            discount = DISCOUNT[state.kind[unit]]
            if discount and state.marks[unit] & REVEALED:
                costs = [cost - discount.n * (KINDS[card].type == discount.type)
                         for card, cost in zip(hand, costs, strict=True)]  # fmt: skip
        for change in cards.PRICES[battlefield]:
            if self._charges(change, seat, at, battlefield):
                costs = [cost + change.n * (change.least <= COST[card] <= change.most)
                         for card, cost in zip(hand, costs, strict=True)]  # fmt: skip
        return costs if costs is plain else [cost if cost > 0 else 0 for cost in costs]

    def _charges(self, change: abilities.Price, seat: int, at: int, battlefield: int) -> bool:
        """Does the battlefield change prices for that seat now?"""
        state = self.state
        return not (
            (change.even and state.round % 2)
            or (change.stopped and not state.sides[seat].stops[at])
            or (change.condition and not change.condition.holds(self, Frame(battlefield, (), seat, (NOBODY, NOBODY))))
        )

    # Ways, as moves

    def pick(self, unit: int) -> Move:
        return Move("pick", f"unit-{unit}")

    def unit_of(self, move: Move) -> int:
        return int((move.src or "").removeprefix("unit-"))

    def field_of(self, move: Move) -> int:
        """The battlefield that a move goes to."""
        return int((move.dst or "")[-1])

    def ways_to_move(self, unit: int) -> list[Move]:
        """To every other battlefield with an open zone, unless something holds it."""
        state = self.state
        at, owner = state.at[unit], state.owner[unit]
        if state.marks[unit] & ANCHOR or cards.FROZEN[FIRST_FIELD + state.battlefields[at]]:
            return []
        return [
            Move("move", f"unit-{unit}", FIELDS[owner][to]) for to in range(len(state.battlefields))
            if to != at and self.open_zones(owner, to)
        ]  # fmt: skip

    def ways_to_deploy(self, seat: int, pile: str, card: int) -> list[Move]:
        """Without cost, to every battlefield with an open zone."""
        return [
            self.names.move("deploy", pile, seat, card, FIELDS[seat][at]) for at in range(len(self.state.battlefields))
            if self.open_zones(seat, at)
        ]  # fmt: skip

    def ways_to_stop(self, seat: int) -> list[Move]:
        return [STOPS[other][at] for other in self.opponents(seat) for at in range(len(self.state.battlefields))]

    def discards(self, seat: int) -> list[Move]:
        return self.names.picks("discard", "hand", seat, self.state.sides[seat].hand, f"discard-{seat}")

    # Who answers to an event

    def announce(self, event: int, owner: int, unit: int, at: int, card: int = NOBODY) -> None:
        """Calls the card itself, its owner's others, the opponents', then the battlefield, in this order."""
        state = self.state
        card = state.kind[unit] if card == NOBODY else card
        frames = []
        if HEARD[card] & event and not (unit != NOBODY and state.marks[unit] & STUN):
            frames += [
                Frame(card, (k,), owner, (unit, unit)) for k, trigger in HEARS[card]
                if trigger.who == SELF and trigger.events & event
            ]  # fmt: skip
        for seat in (owner, *self.opponents(owner)):
            if not state.sides[seat].hears & event:
                continue
            who = ALLY if seat == owner else OPPONENT
            for field, units in enumerate(state.sides[seat].fields):
                for other in units:
                    kind = state.kind[other]
                    if other == unit or not HEARD[kind] & event or state.marks[other] & (REVEALED | STUN) != REVEALED:
                        continue
                    frames += [
                        Frame(kind, (k,), seat, (other, unit)) for k, trigger in HEARS[kind]
                        if trigger.who == who and trigger.events & event and self._fits(trigger, card, field, at)
                    ]  # fmt: skip
        if at != NOBODY:
            frames += self._battlefield(event, owner, unit, at, card)
        self.stack += reversed(frames)

    def _battlefield(self, event: int, seat: int, unit: int, at: int, card: int) -> list[Frame]:
        battlefield = FIRST_FIELD + self.state.battlefields[at]
        if not HEARD[battlefield] & event:
            return []
        return [
            Frame(battlefield, (k,), seat, (NOBODY, unit)) for k, trigger in HEARS[battlefield]
            if trigger.events & event and self._fits(trigger, card, at, at)
        ]  # fmt: skip

    def _fits(self, trigger: abilities.Trigger, card: int, listener: int, at: int) -> bool:
        """Is the event of that card, there, what the trigger waits for?"""
        if trigger.where != ANYWHERE and (listener == at) != (trigger.where == HERE):
            return False
        if trigger.rounds and self.state.round not in trigger.rounds:
            return False
        if card < 0 or card >= FIRST_FIELD:
            return True
        kind = KINDS[card]
        return trigger.least <= kind.cost <= trigger.most and (not trigger.type or kind.type == trigger.type)

    def close(self, event: int) -> None:
        """The end of a round or of the game: cards first, then battlefields, each in the order of the seats."""
        state = self.state
        seats = [(state.leader + k) % len(state.sides) for k in range(len(state.sides))]
        frames = []
        for seat in seats:
            for units in state.sides[seat].fields if state.sides[seat].hears & event else ():
                for unit in units:
                    kind = state.kind[unit]
                    if HEARD[kind] & event and state.marks[unit] & (REVEALED | STUN) == REVEALED:
                        frames += [Frame(kind, (k,), seat, (unit, unit)) for k, trigger in HEARS[kind]
                                   if trigger.events & event and trigger.who == SELF]  # fmt: skip
        for at in range(len(state.battlefields)):
            for seat in seats:
                frames += self._battlefield(event, seat, NOBODY, at, NOBODY)
        self.stack += reversed(frames)

    # Deploy and reveal

    def deploy(self, seat: int, pile: str, card: int, at: int, paid: int) -> None:
        """Face down to the lowest open zone; it waits for its reveal behind those that wait already."""
        state = self.state
        side = state.sides[seat]
        getattr(side, pile).remove(card)
        side.essence -= paid
        unit = len(state.kind)
        state.kind.append(card)
        state.owner.append(seat)
        state.at.append(at)
        state.might.append(0)
        state.marks.append(0)
        state.paid.append(paid)
        side.fields[at].append(unit)
        side.waiting.append(unit)
        if self.tell:
            src = self.names.name(pile, seat, card) if pile == "hand" else f"{pile}-{seat}"
            self.say("deploy", src, f"unit-{unit}", to=seat, seat=seat, card=card, at=at, n=paid)

    def reveal(self, seat: int) -> None:
        """The next waiting card: base might, its own ability, then those who answer to it."""
        state = self.state
        unit = state.sides[seat].waiting.pop(0)
        card, at = state.kind[unit], state.at[unit]
        state.marks[unit] |= REVEALED
        state.might[unit] = KINDS[card].might
        if self.tell:
            self.say("reveal", f"unit-{unit}", seat=seat, card=card, at=at, n=KINDS[card].might)
        instant = cards.INSTANTLY[card] >= 0
        stopped = instant and state.sides[seat].stops[at] > 0
        if stopped:
            state.sides[seat].stops[at] -= 1
            self.say("stopped", f"unit-{unit}", seat=seat, card=card)
            self.stack += self._battlefield(abilities.STOPPED, seat, unit, at, card)
        if instant and not stopped:
            self.stack.append(Frame(BOOK, (0,), seat, (unit, NOBODY)))
            self.stack.append(Frame(card, (cards.INSTANTLY[card],), seat, (unit, NOBODY)))
        else:
            self.announce(abilities.REVEALED, seat, unit, at)

    def repeats(self, unit: int) -> bool:
        """Has it an ability that was resolved upon its reveal?"""
        card = self.state.kind[unit]
        return cards.INSTANTLY[card] >= 0 or any(
            trigger.who == SELF and trigger.events & abilities.REVEALED for _k, trigger in HEARS[card]
        )

    def resolve_again(self, unit: int) -> None:
        card, seat = self.state.kind[unit], self.state.owner[unit]
        self.say("again", f"unit-{unit}", seat=seat, card=card)
        if cards.INSTANTLY[card] >= 0:
            self.stack.append(Frame(card, (cards.INSTANTLY[card],), seat, (unit, NOBODY)))
        elif not self.state.marks[unit] & STUN:
            self.stack += [
                Frame(card, (k,), seat, (unit, unit)) for k, trigger in reversed(HEARS[card])
                if trigger.who == SELF and trigger.events & abilities.REVEALED
            ]  # fmt: skip

    # Might, essence and tokens

    def change_might(self, unit: int, n: int, source: int) -> None:
        """Tokens on or off, never below nought; gaining from a card's ability is what some battlefields answer to."""
        state = self.state
        n = max(n, -state.might[unit])
        if not n:
            return
        state.might[unit] += n
        state.gains.append((unit, source, n))
        if self.tell:
            self.say("might", f"unit-{unit}", seat=state.owner[unit], card=state.kind[unit], by=source, n=n)
        if n > 0 and source < FIRST_FIELD:
            state.marks[unit] |= GAINED
            at = state.at[unit]
            if HEARD[FIRST_FIELD + state.battlefields[at]] & abilities.GAINED:
                self.stack += self._battlefield(abilities.GAINED, state.owner[unit], unit, at, state.kind[unit])

    def change_essence(self, seat: int, n: int) -> None:
        if n:
            self.state.sides[seat].change += n
            self.say("essence", dst=f"essence-{seat}", seat=seat, n=n)

    def apply_token(self, unit: int, token: int) -> None:
        state = self.state
        state.marks[unit] = state.marks[unit] + MOVE if token == MOVE else state.marks[unit] | token
        self.say("token", f"unit-{unit}", seat=state.owner[unit], card=state.kind[unit], token=token)
        if token == STUN:
            at = state.at[unit]
            self.stack += self._battlefield(abilities.STUNNED, state.owner[unit], unit, at, state.kind[unit])

    def stop(self, seat: int, at: int) -> None:
        self.state.sides[seat].stops[at] += 1
        self.say("stop", dst=FIELDS[seat][at], seat=seat, at=at)

    # Leaving a battlefield: the rest collapses at once, which is no move

    def _leave(self, unit: int) -> int:
        state = self.state
        side = state.sides[state.owner[unit]]
        side.fields[state.at[unit]].remove(unit)
        return state.owner[unit]

    def _gone(self, unit: int) -> int:
        """Off the battlefield for good, all tokens with it."""
        self.state.marks[unit] = GONE
        self.state.might[unit] = 0
        return self._leave(unit)

    def move(self, unit: int, to: int) -> None:
        """Tokens and all, into the lowest open zone of another battlefield."""
        state = self.state
        owner, origin = self._leave(unit), state.at[unit]
        state.sides[owner].fields[to].append(unit)
        state.at[unit] = to
        self.say("move", f"unit-{unit}", FIELDS[owner][to], seat=owner, card=state.kind[unit], at=to)
        self.stack += self._battlefield(abilities.LEFT, owner, unit, origin, state.kind[unit])
        self.announce(abilities.MOVED, owner, unit, to)

    def destroy(self, unit: int) -> None:
        state = self.state
        stunned = state.marks[unit] & STUN
        owner, card = self._gone(unit), state.kind[unit]
        state.marks[unit] |= stunned
        state.sides[owner].destroyed.append(card)
        self.say("destroy", f"unit-{unit}", f"destroyed-{owner}", seat=owner, card=card)
        self.announce(abilities.DESTROYED, owner, unit, state.at[unit])

    def banish(self, unit: int) -> None:
        owner = self._gone(unit)
        card = self.state.kind[unit]
        self.state.sides[owner].banished.append(card)
        self.say("banish", f"unit-{unit}", f"banished-{owner}", seat=owner, card=card)

    def take_back(self, unit: int) -> None:
        state = self.state
        owner = self._gone(unit)
        card = state.kind[unit]
        state.sides[owner].hand.append(card)
        self.say("return", f"unit-{unit}", f"hand-{owner}", seat=owner, card=card)
        self.announce(abilities.RETURNED, owner, unit, state.at[unit])

    # Hands, decks and piles

    def draw(self, seat: int, n: int) -> None:
        side = self.state.sides[seat]
        drawn = [side.deck.pop() for _card in range(min(n, len(side.deck)))]
        side.hand += drawn
        if drawn and self.tell:
            self.say("draw", f"deck-{seat}", f"hand-{seat}", to=seat, seat=seat, cards=drawn)

    def keep(self, seat: int, card: int) -> None:
        """One of the drafted cards goes to the hand, the other one under the deck."""
        side = self.state.sides[seat]
        side.draft.remove(card)
        side.hand.append(card)
        side.deck[:0] = side.draft
        side.draft.clear()
        if self.tell:
            self.say("keep", f"draft-{seat}", f"hand-{seat}", to=seat, seat=seat, card=card)

    def discard(self, seat: int, card: int) -> None:
        side = self.state.sides[seat]
        side.hand.remove(card)
        side.discard.append(card)
        self.say("discard", f"hand-{seat}", f"discard-{seat}", to=seat, seat=seat, card=card)
        self.announce(abilities.DISCARDED, seat, NOBODY, NOBODY, card)

    def fetch(self, seat: int, types: tuple[str, ...]) -> None:
        side = self.state.sides[seat]
        for at in reversed(range(len(side.deck))):
            card = side.deck[at]
            if KINDS[card].type in types:
                del side.deck[at]
                side.hand.append(card)
                self.say("draw", f"deck-{seat}", f"hand-{seat}", to=seat, seat=seat, cards=[card])
                return

    def rescue(self, seat: int, card: int) -> None:
        side = self.state.sides[seat]
        if card in side.destroyed:
            side.destroyed.remove(card)
            side.hand.append(card)
            self.say("rescue", f"destroyed-{seat}", f"hand-{seat}", seat=seat, card=card)
