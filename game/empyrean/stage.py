"""The verbs of Battle for Empyrean: deploy, reveal, move, destroy, return, discard, banish, and who answers to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.effects import Frame, Node
from game.empyrean import abilities, cards
from game.empyrean.abilities import Says
from game.empyrean.acts import NOBODY
from game.empyrean.board import FIELDS, OTHERS, Board
from game.empyrean.cards import BOOK, FIRST_FIELD, HEARD, HEARS, KINDS
from game.empyrean.picks import ALLY, ANYWHERE, HERE, OPPONENT, SELF
from game.empyrean.state import GAINED, GONE, MOVE, REVEALED, STUN, Side


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


class Stage(Board):
    """A state at work."""

    __slots__ = ()
    nodes: ClassVar[dict[tuple[int, tuple[int, ...]], Node]] = {}

    def effect(self, card: int) -> Node:
        return SAYS[card]

    def first_time(self, once: abilities.Once, frame: Frame) -> bool:
        """Notes that something happened that happens but once; was it the first time?"""
        if self._met(once, frame.card, frame.path[0], frame.seat):
            return False
        self.state.met.append(self._code(once, frame.card, frame.path[0], frame.seat))
        return True

    def _met(self, once: abilities.Once, battlefield: int, k: int, seat: int) -> bool:
        return self._code(once, battlefield, k, seat) in self.state.met

    def _code(self, once: abilities.Once, battlefield: int, k: int, seat: int) -> int:
        return ((battlefield - FIRST_FIELD) * 2 + k) * 4 + (3 if once.race else seat)

    # Who answers to an event

    def announce(self, event: int, owner: int, unit: int, at: int, card: int = NOBODY) -> None:
        """Calls the card itself, its owner's others, the opponents', then the battlefield, in this order."""
        state = self.state
        card = state.kind[unit] if card == NOBODY else card
        frames = []
        if HEARD[card] & event and not (unit != NOBODY and state.marks[unit] & STUN):
            frames += self._own(event, card, owner, unit)
        for seat in OTHERS[len(state.sides)][owner]:
            if not state.sides[seat].hears & event:
                continue
            who = ALLY if seat == owner else OPPONENT
            for field, units in enumerate(state.sides[seat].fields):
                for other in units:
                    kind = state.kind[other]
                    if other == unit or not HEARD[kind] & event or state.marks[other] & (REVEALED | STUN) != REVEALED:
                        continue
                    for _k, trigger, ways, _once, _always in HEARS[kind]:
                        if trigger.who == who and trigger.events & event and self._fits(trigger, card, field, at):
                            frames.append(Frame(kind, ways[0], seat, (other, unit)))
        if at != NOBODY and HEARD[FIRST_FIELD + state.battlefields[at]] & event:
            frames += self._battlefield(event, owner, unit, at, card)
        if frames:
            frames.reverse()
            self.stack += frames

    def _own(self, event: int, card: int, seat: int, unit: int) -> list[Frame]:
        """What the card answers to an event that happens to itself."""
        return [
            Frame(card, way, seat, (unit, unit)) for _k, trigger, ways, _once, _always in HEARS[card]
            if trigger.who == SELF and trigger.events & event for way in ways
        ]  # fmt: skip

    def _battlefield(self, event: int, seat: int, unit: int, at: int, card: int) -> list[Frame]:
        battlefield = FIRST_FIELD + self.state.battlefields[at]
        frames = []
        for k, trigger, ways, once, always in HEARS[battlefield]:
            if not trigger.events & event or (once and self._met(once, battlefield, k, seat)):
                continue
            if always or self._fits(trigger, card, at, at):
                frames += [Frame(battlefield, way, seat, (NOBODY, unit)) for way in ways]
        return frames

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
        seats = OTHERS[len(state.sides)][state.leader]
        frames = []
        for seat in seats:
            for units in state.sides[seat].fields if state.sides[seat].hears & event else ():
                for unit in units:
                    kind = state.kind[unit]
                    if HEARD[kind] & event and state.marks[unit] & (REVEALED | STUN) == REVEALED:
                        frames += self._own(event, kind, seat, unit)
        for at, number in enumerate(state.battlefields):
            if HEARD[FIRST_FIELD + number] & event:
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
            self.stack += self._instantly(card, seat, unit)
        else:
            self.announce(abilities.REVEALED, seat, unit, at)

    def repeats(self, unit: int) -> bool:
        """Has it an ability that was resolved upon its reveal?"""
        card = self.state.kind[unit]
        return cards.INSTANTLY[card] >= 0 or any(
            answer.trigger.who == SELF and answer.trigger.events & abilities.REVEALED for answer in HEARS[card]
        )

    def resolve_again(self, unit: int) -> None:
        card, seat = self.state.kind[unit], self.state.owner[unit]
        self.say("again", f"unit-{unit}", seat=seat, card=card)
        if cards.INSTANTLY[card] >= 0:
            self.stack += self._instantly(card, seat, unit)
        elif not self.state.marks[unit] & STUN:
            self.stack += reversed(self._own(abilities.REVEALED, card, seat, unit))

    def _instantly(self, card: int, seat: int, unit: int) -> list[Frame]:
        return [Frame(card, path, seat, (unit, NOBODY)) for path in cards.AT_ONCE[card]]

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
