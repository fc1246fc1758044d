"""The verbs of Aniołowie: what is done to the cards on the table, in the hands and in the piles."""

from __future__ import annotations

from collections.abc import Sequence

from game.aniolowie import cards
from game.aniolowie.board import OPEN_COPY, Board, aim_of, target_name, target_named
from game.aniolowie.cards import IS_HUMAN, TOKEN
from game.aniolowie.effects import Redirect
from game.aniolowie.places import ROW_KEYS, ROW_NAMES, ROWS_OF_TABLE, SLOT_NAMES
from game.aniolowie.state import (
    ASTRAY,
    AT,
    AT_ABILITY,
    AT_DISCARDED,
    AT_INTERVENTION,
    AT_SLOT,
    ATTACKED,
    BATTLE,
    CHANGED,
    CLAIM,
    FIGHT,
    FROM,
    GIANTS,
    KEPT,
    LINE,
    LOST,
    NOBODY,
    PEOPLE,
    PLEDGED,
    READY,
    SACRIFICED,
    SILENT,
    SLOTS,
    STATUS,
    TAKEN,
    TIRED,
    TOOK,
    TURNED,
    UNAIMED,
    UP,
    WAIVED,
    Entry,
    Giant,
    Met,
    Target,
    row_of,
)
from game.core.contract import Event, Move
from game.core.effects import Frame
from game.core.ref import ref
from game.core.rng import shuffle


class Stage(Board):
    """A state at work; `tell` is None in search."""

    __slots__ = ()

    # Entering and leaving

    def enter(self, slot: int, card: int, owner: int, marks: int = READY) -> None:
        """A card comes to an empty slot."""
        state = self.state
        state.kind[slot], state.owner[slot], state.marks[slot] = card, owner, marks
        state.boost[slot] = state.rise[slot] = state.lasting[slot] = state.known[slot] = 0

    def leave(self, slot: int) -> int:
        """A card leaves its slot, and all that was aimed at it goes astray."""
        state = self.state
        card = state.kind[slot]
        state.kind[slot], state.marks[slot] = NOBODY, 0
        state.boost[slot] = state.rise[slot] = state.lasting[slot] = state.known[slot] = 0
        for pile in (state.interventions, state.abilities):
            for k, entry in enumerate(pile):
                if entry.source == slot or entry.target == AT[slot]:
                    pile[k] = entry._replace(
                        target=ASTRAY if entry.target == AT[slot] else entry.target,
                        source=LOST if entry.source == slot else entry.source,
                    )
        if slot in (state.attacker, state.defender):
            state.attacker = state.defender = NOBODY
        return card

    def discard(self, slot: int) -> None:
        """An angel to its owner's discard pile, a human to the graveyard; a token is no more. It may have come
        to its slot but now, so only its row is told."""
        state = self.state
        owner = state.owner[slot]
        card = self.leave(slot)
        if self.tell:
            pile = "grave" if IS_HUMAN[card] else f"discard-{owner}"
            self.say("discard", ROW_NAMES[slot // SLOTS][row_of(slot)], pile, seat=slot // SLOTS, card=card)
        if not IS_HUMAN[card]:
            state.sides[owner].discard.append(card)
        elif card != TOKEN:
            state.grave.append(card)

    def to_hand(self, slot: int) -> None:
        state = self.state
        owner, seen_by = state.owner[slot], self.knowing(slot, state.owner[slot])
        self.remember(slot)
        card = self.leave(slot)
        self.say_to(seen_by, "return", SLOT_NAMES[slot], f"hand-{owner}", seat=owner, card=card)
        state.sides[owner].hand.append(card)

    def to_deck(self, slot: int) -> None:
        state = self.state
        owner, seen_by = state.owner[slot], self.knowing(slot, state.owner[slot])
        self.remember(slot)
        card = self.leave(slot)
        self.say_to(seen_by, "bury", SLOT_NAMES[slot], f"deck-{owner}", seat=owner, card=card)
        state.sides[owner].deck.append(card)
        self.shuffle_deck(owner)

    def remember(self, slot: int) -> None:
        """A card is about to be hidden again: who has seen it knows from now on that it is in that deck."""
        owner, card = self.state.owner[slot], self.state.kind[slot]
        for seat in self.others(owner):
            if self.sees(seat, slot):
                self.meet(seat, owner, card)

    def meet(self, seat: int, owner: int, card: int) -> None:
        """As many copies as the seat sees at once it has met."""
        state, side = self.state, self.state.sides[owner]
        if card in side.strays:
            return
        here, at = side.discard.count(card) + side.gone.count(card), -1
        for _copy in range(state.kind.count(card)):
            at = state.kind.index(card, at + 1)
            here += state.owner[at] == owner and self.sees(seat, at)
        for k, met in enumerate(side.met):
            if met.card == card and here:
                side.met[k] = met._replace(seats=met.seats | 1 << seat)
                here -= 1
        side.met += [Met(card, 1 << seat)] * here

    def to_procession(self, slot: int) -> None:
        card = self.leave(slot)
        self.say("homeward", SLOT_NAMES[slot], "procession", seat=slot // SLOTS, card=card)
        if card != TOKEN:
            self.walk(card)

    def walk(self, card: int) -> None:
        """Before everybody's eyes a human joins the procession, anywhere in it."""
        self.state.procession.append(card)
        self.state.offered.append(card)
        shuffle(self.state, self.state.procession)

    def resettle(self, slot: int, seat: int) -> None:
        """A human changes lands; all that was done to it ends with that (AB5), but a token has only the level it came
        with."""
        state = self.state
        bound = cards.BOUND[state.kind[slot]] and not state.marks[slot] & SILENT
        if bound or self.free(seat, PEOPLE) == NOBODY or seat == slot // SLOTS:
            return
        level = state.lasting[slot] if state.kind[slot] == TOKEN else 0
        heard = state.marks[slot] & TOOK
        card = self.leave(slot)
        self.settle_human(seat, card, level, SLOT_NAMES[slot], heard=heard)

    def settle_human(
        self, seat: int, card: int, level: int, src: str, withers: Sequence[int] = (), heard: int = 0
    ) -> None:
        """A human joins a land, weakened by these perhaps, and says what it has to say about that. `heard`: in the
        phase of people it has spoken already."""
        slot = self.free(seat, PEOPLE)
        self.enter(slot, card, seat, UP | heard)
        self.state.lasting[slot] = level
        self.say("join", src, SLOT_NAMES[slot], seat=seat, card=card)
        for by in withers:
            self.state.boost[slot] -= cards.WITHERS[by]
            self.say_of("level", slot, n=-cards.WITHERS[by], by=by)
        if self.level(slot) <= 0:
            self.discard(slot)
            return
        for k, _part in reversed(cards.JOINS_OF[self.state.sides[seat].faction][card]):
            self.stack.append(Frame(card, (k,), seat, (slot, *UNAIMED)))

    def token(self, seat: int, level: int) -> None:
        if self.free(seat, PEOPLE) != NOBODY:
            self.settle_human(seat, TOKEN, level, "procession")

    def take_over(self, slot: int, seat: int, changed: int) -> None:
        """An angel joins the same row of another player. All that was done to it ends with that, but not what moves it
        (AB5); one of no use there is discarded at once."""
        state = self.state
        owner, marks, known = state.owner[slot], state.marks[slot], state.known[slot]
        row, home = row_of(slot), slot // SLOTS
        changed = (marks ^ changed) & changed
        if seat == home:
            return
        if self.useless(seat, state.kind[slot], changed):
            self.cast_off(slot, home)
            return
        if not self.room(seat, row, state.kind[slot]):
            self.discard(slot)
            return
        seen_by = self.knowing(slot, seat)
        card = self.leave(slot)
        free = self.free(seat, row)
        taken = 0 if seat == owner else (home + 1) * TAKEN
        self.enter(free, card, owner, marks & (KEPT & ~FROM | TURNED | WAIVED) | changed | taken)
        state.known[free] = known | 1 << home
        self.say_to(seen_by, "defect", SLOT_NAMES[slot], SLOT_NAMES[free], seat=seat, card=card)
        if marks & UP:
            self.clash(free)

    def useless(self, seat: int, card: int, changed: int = 0) -> bool:
        """Is it of a faction that the player can't use?"""
        return (cards.FACTION[card] ^ bool(changed)) != self.state.sides[seat].faction

    def cast_off(self, slot: int, loser: int) -> None:
        """A card of no use goes to the pile of the player it was just taken from (AB17), whose it is from then on."""
        state, owner = self.state, self.state.owner[slot]
        if loser != owner:
            state.sides[owner].lost.append(state.kind[slot])
            state.sides[loser].strays.append(state.kind[slot])
            state.owner[slot] = loser
        self.discard(slot)

    def shift(self, slot: int, move: Move) -> None:
        """To another row: status, owner and what can be done but once a turn stay, all else that was done to it ends
        (AB5). Who leaves the fight used lies open elsewhere (AB3); who enters it may declare its support for a use
        (AB9)."""
        state, seat = self.state, slot // SLOTS
        row = ROW_KEYS.index(ref(move.dst).zone)
        owner, marks, known = state.owner[slot], state.marks[slot] & KEPT, state.known[slot]
        if self.useless(seat, state.kind[slot]):
            self.cast_off(slot, marks // TAKEN - 1 if marks & FROM else owner)
            return
        played = [(pile, k) for pile in (state.interventions, state.abilities)
                  for k, entry in enumerate(pile) if entry.source == slot]  # fmt: skip
        seen_by = self.knowing(slot)
        if row != FIGHT and marks & UP and not marks & STATUS:  # ready is face down; but all have seen it
            marks, known = marks & ~UP, (1 << len(state.sides)) - 1
        card = self.leave(slot)
        free = self.free(seat, row)
        self.enter(free, card, owner, marks)
        state.known[free] = known
        for pile, k in played:
            pile[k] = pile[k]._replace(source=free)
        self.say_to(seen_by, "shift", SLOT_NAMES[slot], move.dst, seat=seat, card=card)
        if row == FIGHT:
            self.join_battle(free, move.arg == "turned")
        elif marks & STATUS and not marks & UP:
            self.turn_up(free)
            self.clash(free)

    def exchange(self, slot: int, seat: int, card: int, turned: bool) -> None:
        """An angel of the hand takes the place of one on the table, which returns to its owner's hand."""
        self.state.sides[seat].hand.remove(card)
        self.to_hand(slot)
        self.enter(slot, card, seat)
        self.say("place", f"hand-{seat}", SLOT_NAMES[slot], to=seat, seat=seat, card=card)
        self.join_battle(slot, turned)

    def join_battle(self, slot: int, turned: bool) -> None:
        """Who comes to the fight outside the planning pays for its support alone (AB9), which turns it up; in a fight
        that has begun it is seen at once, unless a copy lies open already."""
        state = self.state
        if row_of(slot) != FIGHT:
            return
        if state.phase == CLAIM:  # it took no part in the fight: the stake is not for it
            state.marks[slot] |= TIRED
        if turned:
            state.marks[slot] |= TURNED | PLEDGED
            self.spend(slot, 1)
        elif state.phase in (BATTLE, CLAIM) and not self.has_copy_up(slot):
            self.turn_up(slot)

    # Levels, marks and statuses

    def say_of(self, kind: str, slot: int, *, by: int | None = None, n: int = 0, **data: int) -> None:
        """Tells what befalls a card: by its name to who may know it, to others as that of a card."""
        if self.tell:
            seat, card, seen_by = slot // SLOTS, self.state.kind[slot], self.knowing(slot)
            self.tell(Event(kind, SLOT_NAMES[slot], None, seat, card, by=by, n=n, data=data, seen_by=seen_by))

    def say_to(
        self, seen_by: tuple[int, ...] | None, kind: str, src: str, dst: str | None, *, seat: int, card: int
    ) -> None:
        """Tells of a card that is named to those seats alone; None for everybody."""
        if self.tell:
            self.tell(Event(kind, src, dst, seat, card, seen_by=seen_by))

    def say_aim(self, kind: str, src: str | None, dst: str | None, seat: int, by: int | None = None) -> None:
        """Tells who does something to whom: `card` is the one aimed at, named to who may know it, `by` the one that
        is used or played."""
        if not self.tell:
            return
        target, card, seen_by, data = target_named(dst), None, None, {}
        if target.sort in (AT_INTERVENTION, AT_ABILITY):
            entry = self.waiting(target)
            card, data = entry.card, {"whose": entry.seat}
        elif target.sort == AT_DISCARDED:
            card = target.at
        elif target.sort == AT_SLOT:
            card, seen_by = self.state.kind[target.at], self.knowing(target.at)
        self.tell(Event(kind, src, dst, seat, card, by=by, data=data, seen_by=seen_by))

    def change_level(self, slot: int, n: int, by: int) -> None:
        self.state.boost[slot] += n
        self._changed(slot, n, by)

    def change_for_good(self, slot: int, n: int, by: int) -> None:
        self.state.lasting[slot] += n
        self._changed(slot, n, by)

    def rise(self, slot: int, n: int, by: int) -> None:
        self.state.rise[slot] += n
        self._changed(slot, n, by)

    def _changed(self, slot: int, n: int, by: int) -> None:
        if self.tell and n:
            self.say_of("level", slot, n=n, by=by)
        if n < 0 and self.level(slot) <= 0:
            self.discard(slot)

    def fade(self) -> None:
        """Whose level came down to nothing without a blow, when something that helped it ended, leaves too."""
        state = self.state
        changes = [each for each in (state.lasting, state.boost, state.rise) if any(each) and min(each) < 0]
        weak = {slot for each in changes for slot, n in enumerate(each) if n < 0}
        for slot in sorted(weak):
            if state.kind[slot] != NOBODY and self.level(slot) <= 0:
                self.discard(slot)

    def mark(self, slot: int, mark: int, by: int) -> None:
        self.state.marks[slot] |= mark
        self.say_of("mark", slot, mark=mark, by=by)

    def unmark(self, slot: int, mark: int, by: int) -> None:
        if self.state.marks[slot] & mark:
            self.state.marks[slot] &= ~mark
            self.say_of("unmark", slot, mark=mark, by=by)

    def turn_up(self, slot: int) -> None:
        """Everybody sees it now."""
        state = self.state
        if not state.marks[slot] & UP:
            state.marks[slot] |= UP
            if self.tell:
                self.say("reveal", SLOT_NAMES[slot], seat=slot // SLOTS, card=state.kind[slot])

    def waive(self, slot: int) -> None:
        """It could have been revealed and was not."""
        self.state.marks[slot] |= WAIVED

    def clash(self, slot: int) -> None:
        """Two copies of one card lie open: all of them go, and nothing they did comes to pass."""
        if self.has_copy_up(slot):
            state, card, changed = self.state, self.state.kind[slot], self.state.marks[slot] & CHANGED
            self.say("clash", ROW_NAMES[slot // SLOTS][row_of(slot)], seat=slot // SLOTS, card=card)
            for at in range(len(state.kind)):
                if state.kind[at] == card and state.marks[at] & OPEN_COPY == UP | changed:
                    self.discard(at)

    def spend(self, slot: int, steps: int) -> None:
        """An angel pays with its status."""
        self.state.marks[slot] += steps
        self.turn_up(slot)

    def lower(self, slot: int, by: int) -> None:
        """One status down, whether it likes it or not."""
        state = self.state
        if row_of(slot) == PEOPLE:
            return
        if state.marks[slot] & STATUS == SACRIFICED:
            self.discard(slot)
            return
        was_up = state.marks[slot] & UP
        self.spend(slot, 1)
        self.say_of("lower", slot, by=by)
        if not was_up:
            self.clash(slot)

    def restore(self, slot: int, by: int) -> None:
        if self.state.marks[slot] & STATUS == SACRIFICED:
            self.state.marks[slot] -= 1
            self.say_of("restore", slot, by=by)
        else:
            self.renew(slot, by)

    def renew(self, slot: int, by: int) -> None:
        """Ready again and covered, but not amid a fight: it may attack and take people once more."""
        state = self.state
        if row_of(slot) == PEOPLE or not state.marks[slot] & (STATUS | ATTACKED | TOOK):
            return
        fights = state.phase in (BATTLE, CLAIM) and row_of(slot) == FIGHT
        if state.marks[slot] & UP:
            state.known[slot] = (1 << len(state.sides)) - 1
        state.marks[slot] &= ~(STATUS | (0 if fights else UP) | ATTACKED | TOOK)
        self.say_of("renew", slot, by=by)

    def show(self, slot: int, seat: int) -> None:
        """That seat alone looks at a face-down card."""
        if not self.sees(seat, slot):
            self.state.known[slot] |= 1 << seat
            self.say_of("shown", slot, to=seat)

    def mix(self, seat: int, row: int) -> None:
        """Who has shown one of several ready cards lays them out anew: nobody else knows any longer which is which.
        Those that all can tell apart keep their places: by a mark, by a level, by another's back."""
        state = self.state
        start = ROWS_OF_TABLE[seat][row].start
        if not any(state.known[start : start + LINE]):
            return
        here = [
            slot for slot in ROWS_OF_TABLE[seat][row] if state.kind[slot] != NOBODY and not state.marks[slot]
            and state.owner[slot] == seat and not (state.boost[slot] or state.rise[slot] or state.lasting[slot])
        ]  # fmt: skip
        if len(here) < 2 or not any(state.known[slot] & ~(1 << seat) for slot in here):
            return
        for slot in here:
            self.remember(slot)
        lying = [state.kind[slot] for slot in here]
        shuffle(state, lying)
        for slot, card in zip(here, lying, strict=True):
            state.kind[slot], state.known[slot] = card, 0
        self.say("mix", ROW_NAMES[seat][row], seat=seat)

    # The stack

    def pile_of(self, sort: int) -> list[Entry]:
        """The pile on which targets of that sort wait."""
        return {AT_INTERVENTION: self.state.interventions, AT_ABILITY: self.state.abilities}.get(sort, [])

    def waiting(self, target: Target) -> Entry:
        return self.pile_of(target.sort)[target.at]

    def cancel(self, target: Target) -> None:
        pile = self.pile_of(target.sort)
        if 0 <= target.at < len(pile):
            entry = pile.pop(target.at)
            self.say("cancel", card=entry.card, seat=entry.seat)
            self.spent(entry)
            self._close_ranks(target)

    def _close_ranks(self, gone: Target) -> None:
        """What lay above a cancelled entry has moved down; who meant to redirect it has nothing left to do."""
        state = self.state
        for waiting in (state.interventions, state.abilities):
            for k, entry in enumerate(waiting):
                sort, at, _seat = entry.target
                if sort == gone.sort and at >= gone.at:
                    waiting[k] = entry._replace(target=ASTRAY if at == gone.at else Target(sort, at - 1))
        pile = state.interventions
        if gone.sort == AT_INTERVENTION and gone.at < len(pile) and isinstance(aim_of(pile[gone.at]), Redirect):
            pile[gone.at] = pile[gone.at]._replace(target=UNAIMED)

    def spent(self, entry: Entry) -> None:
        """A played intervention goes to its owner's discard pile."""
        if entry.source == NOBODY and cards.IS_PLAY[entry.card]:
            self.state.sides[entry.seat].discard.append(entry.card)

    def redirect(self, target: Target) -> None:
        """The intervention below gets the new target, which may be lost by now; none if that was cancelled."""
        waiting = self.state.interventions
        if waiting and target != UNAIMED:
            waiting[-1] = waiting[-1]._replace(target=target)
            self.say_aim("redirect", None, target_name(target), waiting[-1].seat, by=waiting[-1].card)

    # Hands and decks

    def draw(self, seat: int, n: int) -> None:
        side = self.state.sides[seat]
        drawn = [side.deck.pop() for _card in range(min(n, len(side.deck)))]
        side.hand += drawn
        if drawn and self.tell:
            self.say("draw", f"deck-{seat}", f"hand-{seat}", to=seat, seat=seat, cards=drawn)

    def discard_from_hand(self, seat: int, card: int) -> None:
        side = self.state.sides[seat]
        side.hand.remove(card)
        side.discard.append(card)
        if self.tell:
            self.say("drop", self.names.name("hand", seat, card), f"discard-{seat}", seat=seat, card=card)

    def bury(self, seat: int, n: int) -> None:
        """From the top of the deck to the discard pile."""
        side = self.state.sides[seat]
        for _card in range(min(n, len(side.deck))):
            side.discard.append(side.deck.pop())
            self.say("drop", f"deck-{seat}", f"discard-{seat}", seat=seat, card=side.discard[-1])

    def regain(self, seat: int, card: int) -> None:
        """From the discard pile to the hand."""
        side = self.state.sides[seat]
        if card in side.discard and cards.FACTION[card] == side.faction:
            for other in self.others(seat):
                self.meet(other, seat, card)
            side.discard.remove(card)
            side.hand.append(card)
            self.say("regain", f"discard-{seat}", f"hand-{seat}", seat=seat, card=card)

    def summon(self, seat: int, card: int, source: int, turned: bool) -> None:
        """Out of the deck, face down, into that row."""
        self.state.sides[seat].deck.remove(card)
        free = self.free(seat, row_of(source))
        self.enter(free, card, seat)
        self.say("place", f"deck-{seat}", SLOT_NAMES[free], to=seat, seat=seat, card=card)
        self.join_battle(free, turned)

    def shuffle_deck(self, seat: int) -> None:
        shuffle(self.state, self.state.sides[seat].deck)

    # People at stake, giants, duels

    def lay_stake(self) -> None:
        """The next human of the procession, unseen."""
        state = self.state
        if state.procession:
            state.stake.append(state.procession.pop())
            state.shown.append(0)
            self.say("stake", "procession", "stake")

    def see_stake(self, seat: int) -> None:
        state = self.state
        state.shown = [seats | 1 << seat for seats in state.shown]
        self.say("looked", "stake", to=seat, seat=seat, cards=state.stake[:])

    def give_up(self, angel: int) -> tuple[Target, int]:
        """An angel is discarded as a price: where it lies now, and the level it had."""
        owner, card, level = self.state.owner[angel], self.state.kind[angel], self.level(angel)
        self.discard(angel)
        return Target(AT_DISCARDED, card, owner), level

    def banish(self, seat: int, card: int) -> None:
        """Out of the discard pile, or wherever it was fetched to meanwhile, and out of the game."""
        side = self.state.sides[seat]
        pile = next((pile for pile in (side.discard, side.hand, side.deck) if card in pile), None)
        if pile is not None:
            pile.remove(card)
            side.gone.append(card)

    def make_giant(self, seat: int, level: int) -> None:
        """Twice as high as the angel it comes from; it sets out for the next player's land."""
        state = self.state
        state.giants.append(Giant(2 * level, self.after(seat), state.turn))
        self.say("giant", dst=f"giant-{len(state.giants) - 1}", seat=self.after(seat), n=2 * level)

    def duel_levels(self) -> tuple[int, int]:
        state = self.state
        attack = state.giants[GIANTS - state.attacker].level if state.attacker <= GIANTS else self.level(state.attacker)
        return attack, self.level(state.defender)

    def end_duel(self, slot: int) -> None:
        if slot in (self.state.attacker, self.state.defender):
            self.state.attacker = self.state.defender = NOBODY
            self.say_of("escape", slot)
