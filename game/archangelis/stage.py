"""A state at work: the verbs of Archangelis, for its rules, its effects and its automaton."""

from __future__ import annotations

from collections.abc import Iterable

from game.archangelis import light
from game.archangelis.abilities import EachTurn, Gift, OnDiscard, OnStrike, Toll
from game.archangelis.cards import ANGEL, DEMON, ERELIN_CARD, HUMAN, KINDS, NAMES, OPHANIM_CARD, rewards
from game.archangelis.state import TO_WIN, State
from game.core.contract import Move
from game.core.effects import Frame
from game.core.names import NONE
from game.deckbuilding.abilities import OnPlay, part
from game.deckbuilding.stage import DeckStage

IS_ANGEL = [kind.type == ANGEL for kind in KINDS]
IS_DEMON = [kind.type == DEMON for kind in KINDS]


ON_DISCARD = part(KINDS, OnDiscard)
ON_STRIKE, EACH_TURN = part(KINDS, OnStrike), part(KINDS, EachTurn)
WHEN_PLAYED = [[at for at, said in enumerate(kind.says.parts) if isinstance(said, OnPlay)] for kind in KINDS]
TOLL, GIFT = part(KINDS, Toll), part(KINDS, Gift)


class Stage(DeckStage):
    """The verbs of this game beside those of every deck-building game."""

    __slots__ = ()
    names, supply = NAMES, OPHANIM_CARD
    says, on_play, nodes = [kind.says for kind in KINDS], part(KINDS, OnPlay), {}
    state: State

    # What effects ask for

    def angels(self, cards: Iterable[int]) -> list[int]:
        return [card for card in cards if card >= 0 and IS_ANGEL[card] and KINDS[card].light]

    def demons(self, cards: Iterable[int]) -> list[int]:
        return [card for card in cards if card >= 0 and IS_DEMON[card]]

    def bearers(self, kind: str, zone: str, seat: int) -> list[Move]:
        """One move for each different angel of a Host or demon of a Horde."""
        pairs = zip(self.zone(seat, zone), self.zone(seat, f"{zone}_relics"), strict=True)
        return [NAMES.move(kind, zone, seat, card, None, relic) for card, relic in dict.fromkeys(pairs)]

    def erelin(self, seat: int, zone: str) -> list[int]:
        return [card for card in self.zone(seat, zone) if card == ERELIN_CARD]

    def belongs(self, card: int, key: str) -> bool:
        return card in light.members(key)

    def count(self, seat: int, key: str) -> int:
        """How many cards of a group are in a seat's Host and Horde."""
        side, wanted = self.state.sides[seat], light.members(key)
        return sum(card in wanted for card in (*side.host, *side.horde, *side.host_humans, *side.horde_humans))

    def cost(self, card: int) -> int:
        return KINDS[card].cost

    def play(self, seat: int, card: int) -> None:
        """All that the card says of being played, in the order of its text."""
        for at in reversed(WHEN_PLAYED[card]):
            self.stack.append(Frame(card, (at,), seat))

    def seen(self, zone: str, seat: int, card: int, relic: int = NONE) -> str:
        """How events call a card in play; in the automaton's turn its own come and go before anybody looks."""
        fleeting = self.automatic(seat) and self.state.seat == seat
        return f"{zone}-{seat}" if fleeting else NAMES.name(zone, seat, card, relic)

    def location_name(self, card: int) -> str:
        return f"location-{NAMES.keys[card]}"

    # What is different here from other deck-building games

    def decks(self) -> dict[str, list[int]]:
        """In the Solo Game the Store is refilled from the Holy deck alone (HA18)."""
        if self.state.solo:
            return {"holy": self.state.holy}
        return {"holy": self.state.holy, "infernal": self.state.infernal}

    def lay_down(self, seat: int, card: int) -> None:
        """The automaton's miracles go to the Infernal discards once they have happened (HB8)."""
        if not self.automatic(seat):
            super().lay_down(seat, card)
            return
        side = self.state.sides[seat]
        side.purse.remove(card)
        side.owned.remove(card)
        self.cast_off(card)

    def cast_off(self, card: int) -> None:
        """What the automaton turned over goes to the Infernal discards."""
        self.state.infernal_discard.append(card)
        self.say("cast off", "infernal", "infernal-discard", card=card)

    # Hosts and Hordes

    def enter(self, seat: int, zone: str, card: int) -> None:
        """A card has come into play; the automaton discards it at once for an ability that asks for that."""
        if self.automatic(seat) and ON_DISCARD[card] != NONE:
            self.use(seat, zone, card, NONE)
        else:
            self.play(seat, card)

    def join(self, seat: int, zone: str, card: int) -> None:
        """An angel, a demon or a human takes its place; where it comes from is up to the caller."""
        side = self.state.sides[seat]
        if KINDS[card].type == HUMAN:
            self.zone(seat, f"{zone}_humans").append(card)
            return
        self.zone(seat, zone).append(card)
        (side.host_relics if zone == "host" else side.horde_relics).append(NONE)

    def equip(self, seat: int, zone: str, bearer: int, relic: int) -> None:
        """Onto the first such bearer that bears nothing yet."""
        bearers, relics = self.zone(seat, zone), self.zone(seat, f"{zone}_relics")
        for at, card in enumerate(bearers):
            if card == bearer and relics[at] == NONE:
                relics[at] = relic
                return
        raise ValueError(f"no {KINDS[bearer].name} without a relic")

    def bring(self, seat: int, source: str, card: int, zone: str) -> None:
        """A card's word puts an angel or demon into play; what it says upon being played happens too."""
        self.zone(seat, source).remove(card)
        self.join(seat, zone, card)
        self.say(
            "raise" if zone == "host" else "summon",
            NAMES.name(source, seat, card),
            f"{zone}-{seat}",
            seat=seat,
            card=card,
        )
        self.enter(seat, zone, card)

    def dismiss(self, kind: str, seat: int, zone: str, card: int, relic: int) -> None:
        """An angel or demon goes to its owner's discards, and its relic with it; `kind` says why."""
        bearers, relics = self.zone(seat, zone), self.zone(seat, f"{zone}_relics")
        at = next(k for k, pair in enumerate(zip(bearers, relics, strict=True)) if pair == (card, relic))
        del bearers[at], relics[at]
        self.state.sides[seat].discard += [card] if relic == NONE else [card, relic]
        self.say(kind, self.seen(zone, seat, card, relic), f"discard-{seat}", seat=seat, card=card)
        if relic != NONE:
            self.say("lose", None, f"discard-{seat}", seat=seat, card=relic)

    def banish(self, seat: int, zone: str, card: int, relic: int) -> None:
        """An angel or demon in play is exiled; its relic goes to the discards."""
        bearers, relics = self.zone(seat, zone), self.zone(seat, f"{zone}_relics")
        side = self.state.sides[seat]
        at = next(k for k, pair in enumerate(zip(bearers, relics, strict=True)) if pair == (card, relic))
        del bearers[at], relics[at]
        side.owned.remove(card)
        self.state.exiled.append(card)
        self.say("banish", self.seen(zone, seat, card, relic), "exile", seat=seat, card=card)
        if relic != NONE:
            side.discard.append(relic)
            self.say("lose", None, f"discard-{seat}", seat=seat, card=relic)

    def disarm(self, seat: int, card: int, relic: int) -> None:
        """A human of the Host goes to the discards, or the relic of an angel."""
        side = self.state.sides[seat]
        if KINDS[card].type == HUMAN:
            side.host_humans.remove(card)
            gone, bearer = card, NONE
        else:
            bearer = card
            at = next(
                k for k, pair in enumerate(zip(side.host, side.host_relics, strict=True)) if pair == (card, relic)
            )
            side.host_relics[at] = NONE
            gone = relic
        side.discard.append(gone)
        self.say("disarm", f"host-{seat}", f"discard-{seat}", seat=seat, card=gone, bearer=bearer)

    def use(self, seat: int, zone: str, card: int, relic: int) -> None:
        """A card in play is discarded for its ability."""
        if KINDS[card].type == HUMAN:
            self.zone(seat, f"{zone}_humans").remove(card)
            self.state.sides[seat].discard.append(card)
            self.say("use", self.seen(zone, seat, card), f"discard-{seat}", seat=seat, card=card)
        else:
            self.dismiss("use", seat, zone, card, relic)
        self.stack.append(Frame(card, (ON_DISCARD[card],), seat))

    def disband(self, seat: int, zone: str) -> None:
        """The whole Host or Horde goes to its owner's discards: angels or demons, humans, relics."""
        side = self.state.sides[seat]
        bearers, relics, humans = (
            self.zone(seat, zone),
            self.zone(seat, f"{zone}_relics"),
            self.zone(seat, f"{zone}_humans"),
        )
        gone = [*bearers, *(relic for relic in relics if relic != NONE), *humans]
        side.discard += gone
        for cards in (bearers, relics, humans):
            cards.clear()
        if gone:
            self.say("disband", f"{zone}-{seat}", f"discard-{seat}", seat=seat, zone=zone, n=len(gone))

    def recruit(self, seat: int, slot: int) -> None:
        """A card of the Store without a price."""
        card = self.state.store[slot]
        self.state.store[slot] = NONE
        self.own(seat, card)
        self.say("take", f"store-{slot}", f"discard-{seat}", seat=seat, card=card)
        self.open_gap(slot)

    # Locations

    def claims(self, seat: int, needed: int) -> list[int]:
        """The Locations that reward demons at which the Horde has so much Light. Who has won enough claims no more; the
        automaton claims otherwise."""
        side = self.state.sides[seat]
        if self.automatic(seat) or not side.horde or len(side.won) >= TO_WIN:
            return []
        return [
            card for card in self.state.locations
            if rewards(card).demons and light.horde(side, card).total >= needed
        ]  # fmt: skip

    def claim(self, seat: int, card: int) -> None:
        """The Horde has served and is discarded."""
        self.disband(seat, "horde")
        self.win(seat, card)

    def win(self, seat: int, card: int) -> None:
        state = self.state
        state.locations.remove(card)
        state.sides[seat].won.append(card)
        self.say("win", self.location_name(card), f"won-{seat}", seat=seat, card=card)
        self.lay_location()

    def lay_location(self) -> None:
        """A new Location takes the empty place; when the deck is empty none does (HA10)."""
        state = self.state
        if state.location_deck:
            card = state.location_deck.pop()
            state.sunk = min(state.sunk, len(state.location_deck))
            state.locations.append(card)
            self.say("lay", "locations", self.location_name(card), card=card)

    def shift(self, seat: int, card: int) -> None:
        state = self.state
        at = state.locations.index(card)
        laid = state.location_deck.pop()
        state.locations[at] = laid
        state.sunk = min(state.sunk, len(state.location_deck)) + 1
        state.location_deck.insert(0, card)
        self.say("shift", self.location_name(card), "locations", seat=seat, card=card)
        self.say("lay", "locations", self.location_name(laid), card=laid)

    # The Horde Challenge

    def light_against(self, seat: int, location: int) -> int:
        """The Light of the Horde that the seat's Host would meet at a Location."""
        total = light.horde(self.state.sides[1 - seat], location).total
        return max(0, total - light.bend(self.state.sides[seat], "ward", location))

    def oppose(self) -> None:
        """The Horde challenges: its Light, and what each angel costs it, are read now and stand (HB1)."""
        state, other = self.state, 1 - self.state.seat
        state.force = self.light_against(state.seat, state.challenged)
        state.prices = self.prices()
        self.say("defend", f"horde-{other}", f"host-{state.seat}", seat=other, n=state.force)

    def prices(self) -> list[int]:
        """For each angel of the Host its Light at the Location (HA7); what is printed where it is ignored (HA6)."""
        own, place = self.state.sides[self.state.seat], self.state.challenged
        army = light.host(own, place)
        return [
            NONE if light.shielded(card, relic, place) else army.lights[at] if army.counts[at] else light.PRINTED[card]
            for at, (card, relic) in enumerate(zip(own.host, own.host_relics, strict=True))
        ]

    def within_reach(self) -> list[int]:
        """The places in the Host of angels that the Light left suffices for."""
        state = self.state
        return [
            at
            for at, price in enumerate(state.prices)
            if price != NONE and price <= state.force and at not in state.chosen
        ]

    def choose(self, at: int) -> None:
        """One more angel is to be removed."""
        self.state.force -= self.state.prices[at]
        self.state.chosen.append(at)

    def remove_chosen(self) -> None:
        """All that were chosen leave the Host together; then the whole Horde is discarded, and what it says of having
        struck happens."""
        state = self.state
        own, other = state.sides[state.seat], state.sides[1 - state.seat]
        horde = [*other.horde, *other.horde_humans]
        out = light.IGNORED.get(state.challenged, light.NOTHING)
        exiles = any(card in light.CONDEMNING and card not in out for card in horde)
        struck = bool(state.chosen)
        for card, relic in [(own.host[at], own.host_relics[at]) for at in sorted(state.chosen)]:
            if exiles:
                self.banish(state.seat, "host", card, relic)
            else:
                self.dismiss("remove", state.seat, "host", card, relic)
        state.prices, state.chosen = [], []
        self.disband(1 - state.seat, "horde")
        if struck:
            for card in horde:
                if ON_STRIKE[card] != NONE and card not in out:
                    self.stack.append(Frame(card, (ON_STRIKE[card],), 1 - state.seat))
