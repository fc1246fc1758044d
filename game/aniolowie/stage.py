"""The verbs of Aniołowie: what is done to the cards on the table, in the hands and in the piles."""

from __future__ import annotations

from game.aniolowie import cards
from game.aniolowie.board import (
    ROW_KEYS,
    ROW_NAMES,
    ROWS_OF_TABLE,
    SLOT_NAMES,
    Board,
    aim_of,
    target_name,
)
from game.aniolowie.cards import (
    IS_HUMAN,
    TOKEN,
)
from game.aniolowie.effects import ABILITIES, WAITING, Redirect
from game.aniolowie.state import (
    ATTACKED,
    BATTLE,
    CHANGED,
    ENTERED,
    FIGHT,
    GIANTS,
    LOST,
    MUTE,
    NOBODY,
    PEOPLE,
    READY,
    SACRIFICED,
    SLOTS,
    STATUS,
    TOOK,
    TURNED,
    UP,
    WIDE,
    Entry,
    Giant,
    row_of,
)
from game.core.contract import Event, Move
from game.core.effects import Frame
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
                if slot in (entry.target, entry.source):
                    pile[k] = entry._replace(
                        target=LOST if entry.target == slot else entry.target,
                        source=LOST if entry.source == slot else entry.source,
                    )  # fmt: skip
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
        owner, open_ = state.owner[slot], state.marks[slot] & UP
        card = self.leave(slot)
        self.say("return", SLOT_NAMES[slot], f"hand-{owner}", to=None if open_ else owner, seat=owner, card=card)
        state.sides[owner].hand.append(card)

    def to_deck(self, slot: int) -> None:
        state = self.state
        owner, open_ = state.owner[slot], state.marks[slot] & UP
        card = self.leave(slot)
        self.say("bury", SLOT_NAMES[slot], f"deck-{owner}", to=None if open_ else owner, seat=owner, card=card)
        state.sides[owner].deck.append(card)
        self.shuffle_deck(owner)

    def to_procession(self, slot: int) -> None:
        card = self.leave(slot)
        self.say("homeward", SLOT_NAMES[slot], "procession", card=card)
        if card != TOKEN:
            self.state.procession.append(card)
            shuffle(self.state, self.state.procession)

    def resettle(self, slot: int, seat: int) -> None:
        """A human changes lands; all that was done to it ends with that."""
        state = self.state
        bound = cards.BOUND[state.kind[slot]] and not state.marks[slot] & MUTE
        if bound or self.free(seat, PEOPLE) == NOBODY or seat == slot // SLOTS:
            return
        level = state.lasting[slot] if state.kind[slot] == TOKEN else 0
        heard = state.marks[slot] & TOOK
        card = self.leave(slot)
        self.settle_human(seat, card, level, SLOT_NAMES[slot], heard=heard)

    def settle_human(self, seat: int, card: int, level: int, src: str, loss: int = 0, heard: int = 0) -> None:
        """A human joins a land, weakened perhaps, and says what it has to say about that. `heard`: in the phase of
        people it has spoken already."""
        slot = self.free(seat, PEOPLE)
        self.enter(slot, card, seat, UP | heard)
        self.state.lasting[slot], self.state.boost[slot] = level, -loss
        self.say("join", src, SLOT_NAMES[slot], seat=seat, card=card)
        if self.level(slot) <= 0:
            self.discard(slot)
            return
        for k, _part in reversed(cards.JOINS_OF[self.state.sides[seat].faction][card]):
            self.stack.append(Frame(card, (k,), seat, (slot, NOBODY)))

    def token(self, seat: int, level: int) -> None:
        if self.free(seat, PEOPLE) != NOBODY:
            self.settle_human(seat, TOKEN, level, "procession")

    def take_over(self, slot: int, seat: int, changed: int) -> None:
        """An angel joins the same row of another player; who has no use for it discards it at once (L65)."""
        state = self.state
        owner, marks = state.owner[slot], state.marks[slot]
        row, home = row_of(slot), slot // SLOTS
        faction = self.faction(slot)
        if seat == home:
            return
        if (faction if not changed else 1 - faction) != state.sides[seat].faction or not self.room(
            seat, row, state.kind[slot]
        ):
            self.discard(slot)
            return
        card = self.leave(slot)
        free = self.free(seat, row)
        self.enter(free, card, owner, (marks ^ changed) & (STATUS | UP | CHANGED))
        state.known[free] = 1 << home
        self.say("defect", SLOT_NAMES[slot], SLOT_NAMES[free], to=None if marks & UP else seat, seat=seat, card=card)
        if marks & UP:
            self.clash(free)

    def shift(self, slot: int, move: Move) -> None:
        """To another row: status and owner stay, all else that was done to it ends."""
        state, seat = self.state, slot // SLOTS
        row = ROW_KEYS.index((move.dst or "").split("-")[0])
        owner, marks, known = state.owner[slot], state.marks[slot] & (STATUS | UP | CHANGED), state.known[slot]
        lasting = state.lasting[slot]
        played = [(pile, k) for pile in (state.interventions, state.abilities)
                  for k, entry in enumerate(pile) if entry.source == slot]  # fmt: skip
        card = self.leave(slot)
        free = self.free(seat, row)
        if row == FIGHT:
            marks |= ENTERED | (TURNED if move.arg == "turned" else 0)
        self.enter(free, card, owner, marks)
        state.known[free], state.lasting[free] = known, lasting
        for pile, k in played:
            pile[k] = pile[k]._replace(source=free)
        self.say("shift", SLOT_NAMES[slot], move.dst, to=None if marks & UP else seat, seat=seat, card=card)
        if self.level(free) <= 0:
            self.discard(free)
            return
        if move.arg == "turned":
            self.lower(free, card)
        self.join_battle(free)

    def exchange(self, slot: int, seat: int, card: int) -> None:
        """An angel of the hand takes the place of one on the table, which returns to its owner's hand."""
        self.state.sides[seat].hand.remove(card)
        self.to_hand(slot)
        self.enter(slot, card, seat, ENTERED if row_of(slot) == FIGHT else READY)
        self.say("place", f"hand-{seat}", SLOT_NAMES[slot], to=seat, seat=seat, card=card)
        self.join_battle(slot)

    def join_battle(self, slot: int) -> None:
        """Who comes to a fight that has begun is seen at once, unless a copy lies open already."""
        if self.state.phase == BATTLE and row_of(slot) == FIGHT and not self.has_copy_up(slot):
            self.turn_up(slot)

    # Levels, marks and statuses

    def say_of(self, kind: str, slot: int, **data: int) -> None:
        """Tells what befalls a card: by its name to who may know it, to others as that of a card."""
        if self.tell:
            data |= {"seat": slot // SLOTS, "card": self.state.kind[slot]}
            self.tell(Event(kind, SLOT_NAMES[slot], None, data, self.knowing(slot)))

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
        lasting, boost, rise = self.state.lasting, self.state.boost, self.state.rise
        for slot, card in enumerate(self.state.kind):
            if card != NOBODY and lasting[slot] + boost[slot] + rise[slot] < 0 and self.level(slot) <= 0:
                self.discard(slot)

    def mark(self, slot: int, mark: int, by: int) -> None:
        self.state.marks[slot] |= mark
        if self.tell:
            self.say("mark", SLOT_NAMES[slot], mark=mark, by=by, seat=slot // SLOTS)

    def unmark(self, slot: int, mark: int, by: int) -> None:
        self.state.marks[slot] &= ~mark
        if self.tell:
            self.say("unmark", SLOT_NAMES[slot], mark=mark, by=by, seat=slot // SLOTS)

    def turn_up(self, slot: int) -> None:
        """Everybody sees it now."""
        state = self.state
        if not state.marks[slot] & UP:
            state.marks[slot] |= UP
            if self.tell:
                self.say("reveal", SLOT_NAMES[slot], seat=slot // SLOTS, card=state.kind[slot])

    def clash(self, slot: int) -> None:
        """Two copies of one card lie open: all of them go, and nothing they did comes to pass."""
        if self.has_copy_up(slot):
            state, card, changed = self.state, self.state.kind[slot], self.state.marks[slot] & CHANGED
            for at in range(len(state.kind)):
                if state.kind[at] == card and state.marks[at] & UP and state.marks[at] & CHANGED == changed:
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
        if row_of(slot) == PEOPLE:
            return
        fights = state.phase == BATTLE and row_of(slot) == FIGHT
        if state.marks[slot] & UP:
            state.known[slot] = (1 << len(state.sides)) - 1
        state.marks[slot] &= ~(STATUS | (0 if fights else UP) | ATTACKED | TOOK)
        self.say_of("renew", slot, by=by)

    def show(self, slot: int, seat: int) -> None:
        """That seat alone looks at a face-down card."""
        if not self.sees(seat, slot):
            self.state.known[slot] |= 1 << seat
            self.say("shown", SLOT_NAMES[slot], to=seat, seat=seat, card=self.state.kind[slot])

    def mix(self, seat: int, row: int) -> None:
        """Who has shown one of several ready cards lays them out anew: nobody knows any longer which is which."""
        state = self.state
        start = ROWS_OF_TABLE[seat][row].start
        if not any(state.known[start : start + WIDE]):
            return
        here = [
            slot for slot in ROWS_OF_TABLE[seat][row] if state.kind[slot] != NOBODY and not state.marks[slot]
            and not (state.boost[slot] or state.rise[slot] or state.lasting[slot])
        ]  # fmt: skip
        if len(here) < 2 or not any(state.known[slot] & ~(1 << seat) for slot in here):
            return
        lying = [(state.kind[slot], state.owner[slot]) for slot in here]
        shuffle(state, lying)
        for slot, (card, owner) in zip(here, lying, strict=True):
            state.kind[slot], state.owner[slot], state.known[slot] = card, owner, 0
        self.say("mix", ROW_NAMES[seat][row], seat=seat)

    # The stack

    def cancel(self, code: int) -> None:
        state, k = self.state, code - WAITING
        pile = state.interventions if k < ABILITIES else state.abilities
        k %= ABILITIES
        if code >= WAITING and k < len(pile):
            entry = pile.pop(k)
            self.say("cancel", card=entry.card, seat=entry.seat)
            self.spent(entry)
            self._close_ranks(pile, k, code)

    def _close_ranks(self, pile: list[Entry], k: int, code: int) -> None:
        """What lay above a cancelled entry has moved down; who meant to redirect it has nothing left to do."""
        state = self.state
        last = WAITING + (ABILITIES if pile is state.abilities else 0) + len(pile)
        for waiting in (state.interventions, state.abilities):
            for at, entry in enumerate(waiting):
                if code <= entry.target <= last:
                    target = LOST if entry.target == code else entry.target - 1
                    waiting[at] = entry._replace(target=target)
        if pile is state.interventions and k < len(pile) and isinstance(aim_of(pile[k]), Redirect):
            pile[k] = pile[k]._replace(target=NOBODY)

    def spent(self, entry: Entry) -> None:
        """A played intervention goes to its owner's discard pile."""
        if entry.source == NOBODY and cards.IS_PLAY[entry.card]:
            self.state.sides[entry.seat].discard.append(entry.card)

    def redirect(self, target: int) -> None:
        """The intervention below gets the new target, which may be lost by now; NOBODY if that was cancelled."""
        waiting = self.state.interventions
        if waiting and target != NOBODY:
            waiting[-1] = waiting[-1]._replace(target=target)
            self.say("redirect", dst=target_name(target), card=waiting[-1].card, seat=waiting[-1].seat)

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
        if card in side.discard:
            side.discard.remove(card)
            side.hand.append(card)
            self.say("regain", f"discard-{seat}", f"hand-{seat}", seat=seat, card=card)

    def summon(self, seat: int, card: int, source: int) -> None:
        """Out of the deck, face down, into that row."""
        self.state.sides[seat].deck.remove(card)
        free = self.free(seat, row_of(source))
        self.enter(free, card, seat, ENTERED if row_of(source) == FIGHT else READY)
        self.say("place", f"deck-{seat}", SLOT_NAMES[free], to=seat, seat=seat, card=card)
        self.join_battle(free)

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

    def make_giant(self, seat: int, angel: int, human: int, spares: bool) -> None:
        """Its price is paid, and it sets out for the next player's land."""
        state = self.state
        level = 2 * self.level(angel)
        if self.present(human):
            self.discard(human)
        if not spares:
            owner = state.owner[angel]
            state.sides[owner].gone.append(self.leave(angel))
        state.giants.append(Giant(level, self.after(seat), state.turn))
        self.say("giant", dst=f"giant-{len(state.giants) - 1}", seat=self.after(seat), n=level)

    def duel_levels(self) -> tuple[int, int]:
        state = self.state
        attack = state.giants[GIANTS - state.attacker].level if state.attacker <= GIANTS else self.level(state.attacker)
        return attack, self.level(state.defender)

    def end_duel(self, slot: int) -> None:
        if slot in (self.state.attacker, self.state.defender):
            self.state.attacker = self.state.defender = NOBODY
            self.say("escape", SLOT_NAMES[slot], seat=slot // SLOTS)
