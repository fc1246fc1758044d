"""A state at work: the verbs of ArchPiratus, for its rules, its effects and its automaton."""

from __future__ import annotations

from game.archpiratus import ship
from game.archpiratus.abilities import OnDone
from game.archpiratus.cards import (
    CONTACT_CARD,
    CONTRACT_CARD,
    COST,
    CREW_DECK,
    EVENT,
    FINAL,
    KINDS,
    NAMES,
    STATIONS,
    TECH,
    TYPE,
)
from game.archpiratus.state import State
from game.core.contract import Move
from game.core.names import NONE
from game.core.rng import shuffle
from game.deckbuilding.abilities import OnBuy, OnPlay, OnSpend, part
from game.deckbuilding.rules import OVER
from game.deckbuilding.stage import DeckStage


class Stage(DeckStage):
    """The verbs of this game beside those of every deck-building game."""

    __slots__ = ()
    names, supply, contract = NAMES, CONTACT_CARD, CONTRACT_CARD
    says, on_play, nodes = [kind.says for kind in KINDS], part(KINDS, OnPlay), {}
    on_buy, on_spend, on_done = part(KINDS, OnBuy), part(KINDS, OnSpend), part(KINDS, OnDone)
    state: State

    def decks(self) -> dict[str, list[int]]:
        return {"tech": self.state.tech, "crew": self.state.crew}

    # Decks and Events

    def fill_gap(self, slot: int, deck: str) -> None:
        """An Event that turns up takes effect at once and is replaced; with the Tech deck all Events end (PA14).

        If it was the last tech, a captain's gap goes on to the Crew deck; the automaton's stays (PB8).
        """
        state = self.state
        while True:
            super().fill_gap(slot, deck)
            card = state.store[slot]
            if KINDS[card].type != EVENT:
                break
            state.events.append(card)
            state.store[slot] = NONE
            self.say("event", f"store-{slot}", "events", card=card)
            if not self.decks()[deck]:
                break
        self._count_sunk()
        self._end_events()
        if state.store[slot] == NONE and not self.automatic(state.seat):
            self.open_gap(slot)

    def _end_events(self) -> None:
        state = self.state
        if not state.tech and state.events:
            state.exiled += state.events
            state.events.clear()
            self.say("calm", "events", "exile")

    def _count_sunk(self) -> None:
        state = self.state
        state.tech_sunk = min(state.tech_sunk, len(state.tech))
        state.crew_sunk = min(state.crew_sunk, len(state.crew))

    def sink(self, card: int) -> None:
        """Under the deck that the card comes from; everybody sees it go."""
        state = self.state
        if KINDS[card].pile == CREW_DECK:
            state.crew.insert(0, card)
            state.crew_sunk += 1
        else:
            state.tech.insert(0, card)
            state.tech_sunk += 1

    def to_salvage(self, seat: int, card: int) -> None:
        """Tech that is spent or replaced belongs to nobody."""
        self.state.sides[seat].owned.remove(card)
        self.state.salvage.append(card)
        self.say("salvage", None, "salvage", seat=seat, card=card)
        if self.state.solo and seat == 0:
            self.claim_salvage(card)

    def claim_salvage(self, card: int) -> None:
        """The automaton takes what is better than its own; what it had goes to Salvage instead (P9, PB2)."""
        if KINDS[card].type != TECH:
            return
        fitted = self.state.sides[1].mat[ship.SLOT[KINDS[card].role]]
        if fitted != NONE and ship.VALUE[fitted] < ship.VALUE[card]:
            self.state.salvage.remove(card)
            self.say("claim", "salvage", "ship-1", seat=1, card=card)
            self.fit(1, card)

    def find_tech(self, seat: int, kind: str) -> None:
        """The next card of that type comes out of the Tech deck; the others lie as they lay."""
        tech = self.state.tech
        for at in reversed(range(len(tech))):
            if TYPE[tech[at]] == kind:
                card = tech.pop(at)
                self.state.tech_sunk -= at < self.state.tech_sunk
                self.own(seat, card)
                self.say("take", "tech", f"discard-{seat}", seat=seat, card=card)
                self._end_events()
                return

    def prizes(self, seat: int, most: int) -> list[Move]:
        """Cards of the Store that cost no more."""
        return [
            Move("prize", f"store-{slot}", f"discard-{seat}")
            for slot, card in enumerate(self.state.store)
            if card != NONE and COST[card] <= most
        ]

    def take_prize(self, seat: int, slot: int) -> None:
        card, self.state.store[slot] = self.state.store[slot], NONE
        self.own(seat, card)
        self.say("take", f"store-{slot}", f"discard-{seat}", seat=seat, card=card)
        self.open_gap(slot)

    def scrap(self, seat: int) -> list[Move]:
        return [
            Move("prize", f"salvage-{NAMES.keys[card]}", f"discard-{seat}") for card in sorted({*self.state.salvage})
        ]

    def scavenge(self, seat: int, card: int) -> None:
        self.state.salvage.remove(card)
        self.own(seat, card)
        self.say("take", f"salvage-{NAMES.keys[card]}", f"discard-{seat}", seat=seat, card=card)

    # Ship and crew

    def fit(self, seat: int, card: int) -> None:
        """A tech takes its slot; where the card comes from is up to the caller."""
        own = self.state.sides[seat]
        at = ship.SLOT[KINDS[card].role]
        old, own.mat[at] = own.mat[at], card
        if old != NONE:
            self.to_salvage(seat, old)
        if seat == 1 and self.state.solo:
            own.owned.append(card)
            own.owned.sort()

    def board(self, seat: int, card: int, replaced: int) -> None:
        """A crew member comes aboard; whom it replaces goes under the Crew deck, or back to the contacts (P8)."""
        own = self.state.sides[seat]
        if replaced != NONE:
            self.put_ashore(seat, replaced)
        own.crew.append(card)

    def put_ashore(self, seat: int, card: int) -> None:
        own = self.state.sides[seat]
        own.crew.remove(card)
        own.owned.remove(card)
        if card == CONTACT_CARD:
            self.state.supply += 1
        else:
            self.sink(card)
        self.say(
            "ashore", NAMES.name("crew", seat, card), "supply" if card == CONTACT_CARD else "crew", seat=seat, card=card
        )

    def repair(self, seat: int, n: int) -> None:
        own = self.state.sides[seat]
        n = min(n, own.hits)
        own.hits -= n
        if n:
            self.say("repair", f"captain-{seat}", seat=seat, n=n)

    # Gunfire and piracy

    def fire(self, seat: int, far: bool = False) -> None:
        """A hit, if the gun is stronger than the armor and both are at one station, or the gun carries far."""
        state = self.state
        other = state.sides[1 - seat]
        near = other.station == state.sides[seat].station
        if state.phase == OVER or not (near or far) or not ship.fires(state, seat):
            return
        other.hits += 1
        self.say("fire", f"captain-{seat}", f"captain-{1 - seat}", seat=seat, n=other.hits)
        if other.hits >= ship.hull(state, 1 - seat):
            self.finish(seat, "gunfire")

    def break_up(self) -> None:
        """A hull that has lost what held it together no longer bears its hits."""
        for seat, own in enumerate(self.state.sides):
            if own.hits >= self.state.hull and own.hits >= ship.hull(self.state, seat):
                self.finish(1 - seat, "gunfire")

    def finish(self, seat: int, how: str) -> None:
        self.state.phase, self.state.winner = OVER, seat
        self.stack.clear()
        self.say("over", seat=seat, how=how, winners=[seat])

    def fitted(self, kind: str, seat: int, most: int) -> list[Move]:
        """One move for each tech on a ship's mat up to a value."""
        mat = self.state.sides[seat].mat
        cards = [card for card in mat if card != NONE and ship.VALUE[card] <= most]
        return NAMES.picks(kind, "ship", seat, cards)

    def aboard(self, kind: str, seat: int) -> list[Move]:
        return NAMES.picks(kind, "crew", seat, self.state.sides[seat].crew)

    def _change_owner(self, card: int, seat: int) -> None:
        state = self.state
        state.sides[1 - seat].owned.remove(card)
        state.sides[seat].owned.append(card)
        state.sides[seat].owned.sort()

    def steal_tech(self, seat: int, card: int) -> None:
        """From the other ship into the pirate's discards."""
        mat = self.state.sides[1 - seat].mat
        mat[mat.index(card)] = NONE
        self._change_owner(card, seat)
        self.state.sides[seat].discard.append(card)
        self.say("steal", f"ship-{1 - seat}", f"discard-{seat}", seat=seat, card=card)

    def give_crew(self, seat: int, card: int) -> None:
        self.state.sides[seat].crew.remove(card)
        self._change_owner(card, 1 - seat)
        self.state.sides[1 - seat].discard.append(card)
        self.say("steal", NAMES.name("crew", seat, card), f"discard-{1 - seat}", seat=1 - seat, card=card)

    def swap_tech(self, seat: int, card: int) -> None:
        mine, theirs = self.state.sides[seat].mat, self.state.sides[1 - seat].mat
        at = theirs.index(card)
        self._change_owner(card, seat)
        given = mine[at]
        if given != NONE:
            self._change_owner(given, 1 - seat)
        mine[at], theirs[at] = card, given
        self.say("swap", f"ship-{1 - seat}", f"ship-{seat}", seat=seat, card=card, given=given)

    # Missions

    def was_behind(self, seat: int, mission: int) -> bool:
        """Had the captain fewer points than the other, before that mission was done?"""
        return ship.behind(self.state, seat, KINDS[mission].credit)

    def draw_mission(self, seat: int, station: int) -> None:
        """A Contract is played: the top mission of a station lies open upon it."""
        card = self.state.decks[station].pop()
        self.state.sides[seat].missions.append(card)
        self.say("contract", f"missions-{STATIONS[station]}", f"missions-{seat}", seat=seat, card=card)

    def to_top(self, seat: int, card: int) -> None:
        """What was just discarded will be drawn next, if it still lies there."""
        own = self.state.sides[seat]
        if card not in own.discard:
            return
        own.discard.remove(card)
        own.deck.append(card)
        self.say("renew", f"discard-{seat}", f"deck-{seat}", seat=seat, card=card)

    def exchangeable(self, seat: int) -> list[Move]:
        """Open missions of which another one may be had; nobody gets rid of a Final one."""
        decks = {STATIONS[at]: deck for at, deck in enumerate(self.state.decks) if at != FINAL}
        cards = [card for card in self.state.sides[seat].missions if decks.get(KINDS[card].role)]
        return NAMES.picks("exchange", "missions", seat, cards)

    def exchange(self, seat: int, old: int) -> None:
        """The Contract stays where it is."""
        missions, at = self.state.sides[seat].missions, STATIONS.index(KINDS[old].role)
        place, deck = f"missions-{STATIONS[at]}", self.state.decks[at]
        missions.remove(old)
        new = deck.pop()
        missions.append(new)
        self.say("abandon", NAMES.name("missions", seat, old), place, seat=seat, card=old)
        self.say("contract", place, f"missions-{seat}", seat=seat, card=new)
        deck.append(old)
        shuffle(self.state, deck)

    def abandon(self, seat: int, card: int) -> None:
        """The mission goes back, its Contract to the discards."""
        own, at = self.state.sides[seat], STATIONS.index(KINDS[card].role)
        own.missions.remove(card)
        own.discard.append(CONTRACT_CARD)
        self.say("abandon", NAMES.name("missions", seat, card), f"missions-{STATIONS[at]}", seat=seat, card=card)
        self.state.decks[at].append(card)
        shuffle(self.state, self.state.decks[at])
