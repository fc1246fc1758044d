"""The verbs of Battle for Empyrean: deploy, reveal, move, destroy, return, discard, banish, and who answers to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.contract import Move, Tell
from game.core.effects import Frame, Node, find
from game.empyrean import abilities, cards
from game.empyrean.abilities import Says
from game.empyrean.acts import NOBODY
from game.empyrean.board import FIELDS, MOST_FIELDS, OTHERS, Board
from game.empyrean.cards import BOOK, FIRST_FIELD, HEARD, HEARS, KINDS, LENDS, MILESTONES, STRENGTH
from game.empyrean.picks import ALLY, ANYWHERE, HERE, OPPONENT, SELF
from game.empyrean.state import FACE_UP, GONE, MOVE, SHIELD, STRENGTHENED, STUN, ZONES, Side, State


@dataclass(frozen=True, slots=True)
class Announce(Node):
    """After a card's own ability: those who answer to its reveal are called."""

    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        unit = frame.memory[0]
        if not stage.state.marks[unit] & GONE:
            stage.announce(abilities.REVEALED, frame.seat, unit, stage.state.at[unit])

    def text(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class Pay(Node):
    """The last step of a reveal, below all else on the stack: milestones that were reached in it are paid (EB1)."""

    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        if stage.state.claims:
            stage.stack += (frame, stage.state.claims.pop(0))

    def text(self) -> str:
        return ""


ALL_SAYS: tuple[Node, ...] = (*cards.SAYS, Says(Announce(), Pay()))
ANNOUNCE, PAY = (0,), (1,)
CAUSED = frozenset({"essence", "draw", "discard", "return", "rescue", "destroy", "banish", "move", "token", "stop"})
"""Events that tell by whom they were caused. Might is told with its source anyway."""
RANKS = 1 << MOST_FIELDS
"""Who stands where, lies in a pile or is shielded has changed: passive abilities count anew."""


def side(army: tuple[int, ...], battlefields: int) -> Side:
    """A player's things before the first card is drawn."""
    fields: list[list[int]] = [[] for _each in range(battlefields)]
    return Side(army, [*army], [], [], [], [], [], 0, 0, 0, fields, [], [0] * battlefields, cards.hears(army))


class Stage(Board):
    """A state at work."""

    __slots__ = ("changed", "speaking")
    nodes: ClassVar[dict[tuple[int, tuple[int, ...]], Node]] = {}

    def __init__(self, state: State, tell: Tell | None = None) -> None:
        self.state, self.tell, self.stack = state, tell, state.stack
        self.changed = 0
        """Where might or who stands there changed since the last look: a bit for each battlefield, and RANKS."""

        self.speaking: Frame | None = None
        """What is carried out now."""

    def say(self, kind: str, src: str | None = None, dst: str | None = None, **told: Any) -> None:
        """Tells an event, with the card or battlefield that caused it where the log should name it."""
        if self.tell:
            if kind in CAUSED and self.speaking:
                told["by"] = self.speaking.card
            super().say(kind, src, dst, **told)

    def effect(self, card: int) -> Node:
        return ALL_SAYS[card]

    # One instruction after another

    def settle(self) -> None:
        """Runs what waits on the stack until it is empty or somebody has a choice. One answer is no choice (EB8)."""
        stack, nodes = self.stack, self.nodes
        while True:
            if self.changed:
                self.look()
            if not stack:
                return
            frame = stack[-1]
            node = nodes.get((frame.card, frame.path)) or find(self, frame)
            ways = node.options(self, frame) if node.asks else ()
            if len(ways) > 1:
                return
            self.speaking = stack.pop()
            if ways:
                node.resume(self, frame, ways[0])
            else:
                node.run(self, frame)

    def answer(self, move: Move) -> None:
        """Takes the answer and goes on."""
        frame = self.speaking = self.stack.pop()
        find(self, frame).resume(self, frame, move)
        self.settle()

    def look(self) -> None:
        """After an instruction: passive abilities start and end, then it is seen who reached something first."""
        state = self.state
        seats = OTHERS[len(state.sides)][state.leader]
        if self.changed & RANKS:
            for seat in seats:
                if state.sides[seat].hears & LENDS:
                    self._lend(seat)
        changed, self.changed = self.changed, 0
        claims: list[Frame] | None = None
        for at, number in enumerate(state.battlefields):
            if changed >> at & 1 and MILESTONES[number]:
                claims = (claims or []) + self._reached(number, at, seats)
        if claims:
            if self._revealing():
                state.claims += claims
            else:
                self.stack += reversed(claims)

    def _lend(self, seat: int) -> None:
        """What a passive ability has tokens for comes and goes: each start is a gain from an ability (EB5)."""
        state, kind = self.state, self.state.kind
        for at, units in enumerate(state.sides[seat].fields):
            for unit in units:
                card = kind[unit]
                strength = STRENGTH[card]
                if not strength or not state.marks[unit] & FACE_UP:
                    continue
                if strength.near and not self.changed >> at & 1:
                    continue
                now = strength.per.things(self, Frame(card, (), seat, (unit, NOBODY)))
                before = [thing for who, thing in state.lent if who == unit]
                ended = sum(thing not in now for thing in before)
                started = sum(thing not in before for thing in now)
                if ended or started:
                    state.lent = [pair for pair in state.lent if pair[0] != unit] + [(unit, thing) for thing in now]
                    self.change_might(unit, -strength.n * ended, card)
                    self.change_might(unit, strength.n * started, card)

    def _reached(self, number: int, at: int, seats: tuple[int, ...]) -> list[Frame]:
        """Whoever has what a milestone asks for; in the same instant the holder of the token, then clockwise (EB1)."""
        met, claims = self.state.met, []
        for k, once in MILESTONES[number]:
            for seat in seats:
                code = (number * 2 + k) * 4 + (3 if once.race else seat)
                if code not in met and once.condition.reached(self, seat, at):
                    met.append(code)
                    self.say("reach", f"battlefield-{at}", seat=seat, field=number, k=k)
                    claims.append(Frame(FIRST_FIELD + number, (k,), seat, (NOBODY, NOBODY)))
        return claims

    def _revealing(self) -> bool:
        return bool(self.stack) and self.stack[0].card == BOOK

    def _speak(self, frames: list[Frame]) -> None:
        """Effects of battlefields: last of all in a reveal, at once outside (EB4)."""
        if self._revealing():
            self.stack[1:1] = reversed(frames)
        else:
            self.stack += reversed(frames)

    # Who answers to an event

    def announce(self, event: int, owner: int, unit: int, at: int, card: int = NOBODY, *left: int) -> None:
        """Calls the battlefield, which waits for the cards: the card itself, its owner's others, the opponents'.

        The card itself remembers the zone that it `left`, where it was destroyed.
        """
        state = self.state
        card = state.kind[unit] if card == NOBODY else card
        frames = []
        if HEARD[card] & event and not (unit != NOBODY and state.marks[unit] & STUN):
            frames += self._own(event, card, owner, unit, *left)
        for seat in OTHERS[len(state.sides)][owner]:
            if not state.sides[seat].hears & event:
                continue
            who = ALLY if seat == owner else OPPONENT
            for field, units in enumerate(state.sides[seat].fields):
                for other in units:
                    kind = state.kind[other]
                    if other == unit or not HEARD[kind] & event or state.marks[other] & (FACE_UP | STUN) != FACE_UP:
                        continue
                    for _k, trigger, ways, _always in HEARS[kind]:
                        if trigger.who == who and trigger.events & event and self._fits(trigger, card, field, at):
                            frames.append(Frame(kind, ways[0], seat, (other, unit)))
        if at != NOBODY and HEARD[FIRST_FIELD + state.battlefields[at]] & event:
            self._speak(self._battlefield(event, owner, unit, at, card))
        if frames:
            frames.reverse()
            self.stack += frames

    def _own(self, event: int, card: int, seat: int, unit: int, *left: int) -> list[Frame]:
        """What the card answers to an event that happens to itself."""
        return [
            Frame(card, way, seat, (unit, unit, *left)) for _k, trigger, ways, _always in HEARS[card]
            if trigger.who == SELF and trigger.events & event for way in ways
        ]  # fmt: skip

    def _battlefield(self, event: int, seat: int, unit: int, at: int, card: int) -> list[Frame]:
        battlefield = FIRST_FIELD + self.state.battlefields[at]
        frames = []
        for _k, trigger, ways, always in HEARS[battlefield]:
            if trigger.events & event and (always or self._fits(trigger, card, at, at)):
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
                    if HEARD[kind] & event and state.marks[unit] & (FACE_UP | STUN) == FACE_UP:
                        frames += self._own(event, kind, seat, unit)
        for at, number in enumerate(state.battlefields):
            if HEARD[FIRST_FIELD + number] & event:
                for seat in seats:
                    frames += self._battlefield(event, seat, NOBODY, at, NOBODY)
        self.stack += reversed(frames)

    # Deploy and reveal

    def deploy(self, seat: int, pile: str, card: int, at: int, paid: int, dead: int = NOBODY,
               zone: int = ZONES) -> None:  # fmt: skip
        """Face down to the lowest open zone; it waits for its reveal behind those that wait already.

        `dead` is the unit that it was, if it rises again by its own ability, and `zone` the one that it left: there
        the others have not closed up yet (EA3).
        """
        state = self.state
        side = state.sides[seat]
        if pile == "destroyed":
            self._raise(seat, card, dead)
        else:
            getattr(side, pile).remove(card)
        side.essence -= paid
        unit = len(state.kind)
        state.kind.append(card)
        state.owner.append(seat)
        state.at.append(at)
        state.might.append(0)
        state.marks.append(0)
        state.paid.append(paid)
        side.fields[at].insert(zone if dead != NOBODY and at == state.at[dead] else ZONES, unit)
        side.waiting.append(unit)
        if self.tell:
            src = self.names.name(pile, seat, card) if pile == "hand" else f"{pile}-{seat}"
            self.say("deploy", src, f"unit-{unit}", to=seat, seat=seat, card=card, n=paid, field=state.battlefields[at])

    def reveal(self, seat: int) -> None:
        """The next waiting card: base might, its own ability, those who answer to it, and the battlefield last."""
        state = self.state
        self.stack.append(Frame(BOOK, PAY, seat, (NOBODY, NOBODY)))
        unit = state.sides[seat].waiting.pop(0)
        card, at = state.kind[unit], state.at[unit]
        state.marks[unit] |= FACE_UP
        state.might[unit] = KINDS[card].might
        self.changed |= RANKS | 1 << at
        if self.tell:
            self.say("reveal", f"unit-{unit}", seat=seat, card=card, n=KINDS[card].might, field=state.battlefields[at])
        instant = cards.INSTANTLY[card] >= 0
        stopped = instant and state.sides[seat].stops[at] > 0
        if stopped:
            state.sides[seat].stops[at] -= 1
            self.say("stopped", f"unit-{unit}", seat=seat, card=card)
            self._speak(self._battlefield(abilities.STOPPED, seat, unit, at, card))
        if instant and not stopped:
            self.stack.append(Frame(BOOK, ANNOUNCE, seat, (unit, NOBODY)))
            self.stack += self._instantly(card, seat, unit)
        else:
            self.announce(abilities.REVEALED, seat, unit, at)

    def repeats(self, unit: int) -> bool:
        """Has it an ability that was resolved upon its reveal and that nothing silences now?"""
        card = self.state.kind[unit]
        return cards.INSTANTLY[card] >= 0 or (not self.state.marks[unit] & STUN and any(
            answer.trigger.who == SELF and answer.trigger.events & abilities.REVEALED for answer in HEARS[card]
        ))  # fmt: skip

    def resolve_again(self, unit: int) -> None:
        card, seat = self.state.kind[unit], self.state.owner[unit]
        self.say("again", f"unit-{unit}", seat=seat, card=card)
        if cards.INSTANTLY[card] >= 0:
            self.stack += self._instantly(card, seat, unit)
        else:
            self.stack += reversed(self._own(abilities.REVEALED, card, seat, unit))

    def ends_rounds(self, unit: int) -> bool:
        """Has it an ability that is resolved at the end of each round and that nothing silences?"""
        state = self.state
        return bool(HEARD[state.kind[unit]] & abilities.ROUND_END) and not state.marks[unit] & STUN

    def hasten(self, unit: int) -> None:
        card, seat = self.state.kind[unit], self.state.owner[unit]
        self.say("again", f"unit-{unit}", seat=seat, card=card)
        self.stack += reversed(self._own(abilities.ROUND_END, card, seat, unit))

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
        self.changed |= 1 << state.at[unit]
        state.gains.append((unit, source, n))
        if self.tell:
            self.say("might", f"unit-{unit}", seat=state.owner[unit], card=state.kind[unit], by=source, n=n)
        if n > 0 and source < FIRST_FIELD:
            state.marks[unit] |= STRENGTHENED
            at = state.at[unit]
            if HEARD[FIRST_FIELD + state.battlefields[at]] & abilities.GAINED:
                self._speak(self._battlefield(abilities.GAINED, state.owner[unit], unit, at, state.kind[unit]))

    def change_essence(self, seat: int, n: int) -> None:
        if n:
            self.state.sides[seat].change += n
            self.say("essence", dst=f"essence-{seat}", seat=seat, n=n)

    def apply_token(self, unit: int, token: int) -> None:
        state = self.state
        state.marks[unit] = state.marks[unit] + MOVE if token == MOVE else state.marks[unit] | token
        self.say("token", f"unit-{unit}", seat=state.owner[unit], card=state.kind[unit], token=token)
        if token == SHIELD:
            self.changed |= RANKS | 1 << state.at[unit]
        if token == STUN:
            at = state.at[unit]
            self._speak(self._battlefield(abilities.STUNNED, state.owner[unit], unit, at, state.kind[unit]))

    def stop(self, seat: int, at: int) -> None:
        self.state.sides[seat].stops[at] += 1
        self.say("stop", dst=FIELDS[seat][at], seat=seat, field=self.state.battlefields[at])

    # Leaving a battlefield: the rest collapses at once, which is no move

    def _leave(self, unit: int) -> int:
        state = self.state
        side = state.sides[state.owner[unit]]
        side.fields[state.at[unit]].remove(unit)
        self.changed |= RANKS | 1 << state.at[unit]
        return state.owner[unit]

    def _gone(self, unit: int) -> int:
        """Off the battlefield for good, all tokens with it."""
        state = self.state
        state.marks[unit] = GONE
        state.might[unit] = 0
        if STRENGTH[state.kind[unit]]:
            state.lent = [pair for pair in state.lent if pair[0] != unit]
        return self._leave(unit)

    def move(self, unit: int, to: int) -> None:
        """Tokens and all, into the lowest open zone of another battlefield."""
        state = self.state
        owner, origin = self._leave(unit), state.at[unit]
        state.sides[owner].fields[to].append(unit)
        state.at[unit] = to
        self.changed |= 1 << to
        self.say("move", f"unit-{unit}", FIELDS[owner][to], seat=owner, card=state.kind[unit],
                 field=state.battlefields[to])  # fmt: skip
        self._speak(self._battlefield(abilities.LEFT, owner, unit, origin, state.kind[unit]))
        self.announce(abilities.MOVED, owner, unit, to)

    def destroy(self, unit: int) -> None:
        state = self.state
        stunned = state.marks[unit] & STUN
        zone = state.sides[state.owner[unit]].fields[state.at[unit]].index(unit)
        owner, card = self._gone(unit), state.kind[unit]
        state.marks[unit] |= stunned | FACE_UP
        state.sides[owner].destroyed.append(card)
        self.say("destroy", f"unit-{unit}", f"destroyed-{owner}", seat=owner, card=card)
        self.announce(abilities.DESTROYED, owner, unit, state.at[unit], card, zone)

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

    def forgo(self, seat: int, card: int) -> None:
        """From the hand to the bottom of the banish pile, seen by nobody else."""
        side = self.state.sides[seat]
        side.hand.remove(card)
        side.banished.insert(side.buried, card)
        side.buried += 1
        self.say("banish", f"hand-{seat}", f"banished-{seat}", to=seat, seat=seat, card=card)

    def fetch(self, seat: int, types: tuple[str, ...]) -> None:
        side = self.state.sides[seat]
        for at in reversed(range(len(side.deck))):
            card = side.deck[at]
            if KINDS[card].type in types:
                del side.deck[at]
                side.hand.append(card)
                self.say("draw", f"deck-{seat}", f"hand-{seat}", to=seat, seat=seat, cards=[card])
                return

    def rescue(self, seat: int, unit: int) -> None:
        """The card that this unit was, if it still lies in the destroy pile: returned, though from no battlefield."""
        card = self.state.kind[unit]
        if self.state.marks[unit] & FACE_UP:
            self._raise(seat, card, unit)
            self.state.sides[seat].hand.append(card)
            self.say("rescue", f"destroyed-{seat}", f"hand-{seat}", seat=seat, card=card)
            self.announce(abilities.RETURNED, seat, unit, NOBODY)

    def recover(self, seat: int, card: int) -> None:
        """Any card of the destroy pile, the oldest of its kind: returned, though from no battlefield."""
        self._raise(seat, card, NOBODY)
        self.state.sides[seat].hand.append(card)
        self.say("rescue", f"destroyed-{seat}", f"hand-{seat}", seat=seat, card=card)
        self.announce(abilities.RETURNED, seat, NOBODY, NOBODY, card)

    def _raise(self, seat: int, card: int, unit: int) -> None:
        """Out of the destroy pile: the card of a unit that just died, or the oldest one of its kind."""
        state, pile = self.state, self.state.sides[seat].destroyed
        if unit == NOBODY:
            pile.remove(card)
            dead = GONE | FACE_UP
            unit = next((other for other, kind in enumerate(state.kind) if kind == card and state.owner[other] == seat
                         and state.marks[other] & dead == dead), NOBODY)  # fmt: skip
        else:
            del pile[len(pile) - 1 - pile[::-1].index(card)]
        if unit != NOBODY:
            state.marks[unit] &= ~FACE_UP
        self.changed |= RANKS
