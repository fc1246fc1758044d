"""Captains who play ArchPiratus as a sensible person would: no search, no luck, nothing but what the view shows.

Better tech and crew are bought, the needs of open missions first; missions are taken as hard as the crew allows;
a ship stays beside a weaker one and leaves a stronger one. How much of it is guns, missions or money is the plan's.
Each step of a turn is a function that answers or not, in
the order of the book, and the first answer is played.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.ai.sparring import Script, best
from game.archpiratus import cards, ship
from game.archpiratus.cards import (
    CONTACT_CARD,
    CONTRACT_CARD,
    CREW,
    EASY,
    FINAL,
    HARD,
    KINDS,
    MEDIUM,
    NAMES,
    PIRACY,
    ROOM,
    STATIONS,
    TECH,
    TITLE,
)
from game.archpiratus.effects import Broadside
from game.archpiratus.rules import ArchPiratus
from game.archpiratus.state import BERTHS, BUYING, ROOMS, State
from game.core.contract import Move
from game.core.names import NONE
from game.core.ref import ref

ENOUGH = 0.8
"""What is worth less is not bought."""
NEEDED = 3.0
"""A value of tech that an open mission asks for."""
A_TYPE = 3.5
"""A type of crew that an open mission asks for."""
OTHERS = {ROOM: 2.0, TITLE: 2.5, PIRACY: 1.2}
FEW_CREDITS, MANY = 3, 4
"""So many Credits stay in the deck; so many equal cards are enough."""
DIGGING = 0.9
"""What it is worth to buy any card of the Store, where its place is wanted for others."""
FIRST_LEVEL = 3
"""The tech that the automaton takes for an empty slot."""
STRENGTH_FOR_FINAL = {"weapon": 3, "armor": 3, "engine": 3, "computer": 3, "scanner": 3}


class Plan(NamedTuple):
    """What a captain goes for: the worth of a value of each kind, beside what missions ask for."""

    weapon: float = 1.4
    armor: float = 1.4
    other: float = 0.9
    crew: float = 1.3
    credit: float = 0.4
    broadsides: bool = False
    """Does a gun come aboard for its shot alone?"""
    saving: int = 0
    """So many cards are bought for their credits, before anything else counts."""
    medium_crew: int = 3
    hard_crew: int = 5
    """The crew value from which on harder missions are taken."""


CAPTAIN = Plan()
START = 10
"""The cards of the first deck."""
SAVED = 3.0
"""What a credit is worth as long as money is saved."""


def choose(rules: ArchPiratus, view: State, seed: int = 0, plan: Plan = CAPTAIN) -> Move:
    """The move of the seat to act."""
    moves = rules.legal_moves(view)
    if len(moves) == 1:
        return moves[0]
    captain = Captain(rules, view, moves, seed, plan)
    return next(move for step in STEPS if (move := step(captain)) is not None)


class Captain:
    """What the seat to act sees and may do."""

    def __init__(self, rules: ArchPiratus, view: State, moves: list[Move], seed: int, plan: Plan) -> None:
        self.rules, self.view, self.moves, self.seed, self.plan = rules, view, moves, seed, plan
        self.seat = rules.to_act(view) or 0
        self.own, self.other = view.sides[self.seat], view.sides[1 - self.seat]

    def of(self, *kinds: str) -> list[Move]:
        return [move for move in self.moves if move.kind in kinds]

    def best(self, kind: str, worth: Callable[[int], float], least: float = -99.0) -> Move | None:
        """Of the moves of a kind the one whose card is worth most, if it is worth enough."""
        ways = [move for move in self.of(kind) if worth(card_of(self.view, move)) >= least]
        return best(ways, lambda move: worth(card_of(self.view, move)), self.seed) if ways else None

    # What a card is worth

    def wanted(self) -> dict[str, int]:
        """What open missions lack, and what any Final mission may ask for, by slot or type."""
        found = dict(STRENGTH_FOR_FINAL) if self.points_ahead() >= ship.to_final(self.view, self.seat) else {}
        for mission in self.own.missions:
            for what, n in ship.lacks(self.view, self.seat, mission):
                found[what] = max(n, found.get(what, 0))
        return found

    def points_ahead(self) -> int:
        """Points with those of the open missions."""
        return ship.points(self.view, self.seat) + sum(KINDS[card].credit for card in self.own.missions)

    def worth(self, card: int, owned: list[int] | None = None) -> float:
        """What one more of this card is worth beside what is owned."""
        owned = self.own.owned if owned is None else owned
        kind, wanted, plan = KINDS[card], self.wanted(), self.plan
        if plan.saving and len(owned) < START + plan.saving:
            return SAVED * kind.credit - kind.cost
        if kind.type == TECH:
            has = max((ship.VALUE[old] for old in owned if ship.ROLE[old] == kind.role), default=0)
            steps = range(has + 1, kind.value + 1)
            usual = {"weapon": plan.weapon, "armor": plan.armor}.get(kind.role, plan.other)
            return sum(NEEDED if n <= wanted.get(kind.role, 0) else usual for n in steps) + 0.1 * kind.credit
        if kind.type == CREW:
            gain = plan.crew * (crew_of(owned, card) - crew_of(owned))
            new = kind.role in wanted and all(ship.ROLE[old] != kind.role for old in owned)
            income = plan.credit * kind.credit if owned.count(card) < MANY else 0.0
            return gain + A_TYPE * new + income
        return OTHERS.get(kind.type, 0.0)

    def loss(self, card: int) -> float:
        """What going without a crew member of the own ship would mean."""
        asked = {kind for mission in self.own.missions for kind in cards.needs(mission).types}
        return ship.VALUE[card] + 5 * (ship.ROLE[card] in asked)

    def improves(self, card: int) -> bool:
        """Would the ship be better with this card of the hand aboard?"""
        kind = KINDS[card]
        if kind.type == TECH:
            fitted = self.own.mat[ship.SLOT[kind.role]]
            return fitted == NONE or kind.value > ship.VALUE[fitted] or self.fires(card)
        if kind.type == CREW:
            return crew_of(self.own.crew, card) > crew_of(self.own.crew) or kind.role in self.wanted()
        if kind.type == ROOM:
            return len(self.own.rooms) < ROOMS
        return kind.type == TITLE or (kind.type == PIRACY and any(tech != NONE for tech in self.other.mat))

    def fires(self, card: int) -> bool:
        """Would that gun hit the other ship when it comes aboard?"""
        shots = [node for part in KINDS[card].says.parts for node in part.parts if isinstance(node, Broadside)]
        reaches = self.own.station == self.other.station or any(shot.far for shot in shots)
        strength = KINDS[card].value + ship.bend(self.view, self.seat, "weapon")
        beaten = strength > ship.value(self.view, 1 - self.seat, "armor")
        return self.plan.broadsides and bool(shots) and KINDS[card].role == "weapon" and reaches and beaten

    # Answers

    def appoint(self) -> Move | None:
        return self.best("appoint", lambda card: -card)

    def part_with_crew(self) -> Move | None:
        return self.best("give", lambda card: -self.loss(card)) or self.best("ashore", lambda card: -self.loss(card))

    def thin(self) -> Move | None:
        """Credits are the weakest cards of a deck; a few have to stay."""
        credit = cards.NUMBER["credits"]
        if self.own.owned.count(credit) > FEW_CREDITS:
            move = self.best("exile", lambda card: float(card == credit), least=1.0)
            if move:
                return move
        return next(iter(self.of("decline")), None)

    def clear(self) -> Move | None:
        return self.best("clear", lambda card: -self.worth(card))

    def recover(self) -> Move | None:
        return self.best("recover", lambda card: 2 * self.improves(card) + self.worth(card))

    def take(self) -> Move | None:
        """What a mission brings, if it is worth a place in the deck."""
        return self.best("prize", self.worth, least=ENOUGH)

    def exchange(self) -> Move | None:
        """A mission of which several things are lacking for another one."""

        def lacking(mission: int) -> float:
            return float(len(ship.lacks(self.view, self.seat, mission)))

        return self.best("exchange", lacking, least=2.0)

    def rob(self) -> Move | None:
        return self.best("steal", lambda card: ship.VALUE[card]) or self.best("swap", self.worth)

    def decide(self) -> Move | None:
        """To swap, if that brings something better; else to draw."""
        offers = self.of("choose")
        better = any(tech != NONE and self.worth(tech) >= NEEDED for tech in self.other.mat)
        return offers[0 if better else -1] if offers else None

    def refill(self) -> Move | None:
        """From the deck that may bring what is missing; else the kind of card that the Store has less of."""
        offered = [ship.DECK[card] for card in self.view.store if card != NONE]
        missing = self.missing() or {"tech", "crew"}
        ways = [move for move in self.of("refill") if move.src in missing] or self.of("refill")
        return min(ways, key=lambda move: offered.count(move.src or ""), default=None)

    def missing(self) -> set[str]:
        """The decks that may bring what is wanted, where neither the Store nor the own deck has it."""
        known = [*self.own.owned, *(card for card in self.view.store if card != NONE), *self.view.salvage]
        found = set()
        for what, n in self.wanted().items():
            if what == "crew":
                if crew_of(known) <= crew_of(self.own.crew):
                    found.add("crew")
            elif not any(ship.ROLE[card] == what and ship.VALUE[card] >= n for card in known):
                found.add("tech" if what in ship.SLOT else "crew")
        return found

    # The turn

    def buy(self) -> Move | None:
        """The best that hand and purse pay for; cards that make the ship better are not spent for it.

        Where something is wanted that is nowhere to be had, a cheap card is bought to make place for it.
        """
        if self.view.phase != BUYING or self.view.gap != NONE:
            return None
        spare = [move for move in self.of("spend") if not self.improves(NAMES.card(move.src or ""))]
        hand = [card for card in self.own.hand if self.rules.worth[card] and not self.improves(card)]
        purse = self.view.funds + sum(self.rules.worth[card] for card in hand)
        least = DIGGING if self.missing() else 0.0
        offers = [
            (max(self.worth(card), least if ref(src).zone == "store" else 0.0), -price, src)
            for card, price, src in self.offers()
            if price <= purse
        ]
        worth, price, src = max(offers, default=(0.0, 0, ""))
        if worth < ENOUGH:
            return None
        if -price <= self.view.funds:
            return next(move for move in self.of("buy", "salvage") if move.src == src)
        return min(spare, key=lambda move: self.rules.worth[NAMES.card(move.src or "")])

    def offers(self) -> list[tuple[int, int, str]]:
        """Everything for sale, with its price and its name."""
        found = [
            (card, self.rules.price(self.view, card), f"store-{slot}")
            for slot, card in enumerate(self.view.store)
            if card != NONE
        ]
        price = self.rules.salvage_price(self.view)
        found += [(card, price, f"salvage-{NAMES.keys[card]}") for card in {*self.view.salvage}]
        if self.view.supply:
            found.append((CONTACT_CARD, self.rules.price(self.view, CONTACT_CARD), "supply"))
        return found

    def outfit(self) -> Move | None:
        """Whatever makes the ship better comes aboard; who is replaced is the one that is missed least."""
        for kind in ("furnish", "title", "fit", "hire", "raid"):
            ways = [move for move in self.of(kind) if self.improves(NAMES.card(move.src or ""))]
            if ways:
                return min(ways, key=lambda move: self.loss(leaving(move)) if kind == "hire" else 0.0)
        return None

    def contract(self) -> Move | None:
        """A mission as hard as the crew allows, until six points are in sight; one Contract waits for the last."""
        final = [move for move in self.of("contract") if move.dst == "missions-final"]
        if final:
            return final[0]
        left = self.own.owned.count(CONTRACT_CARD) - len(self.own.missions)
        if left < 2 or self.points_ahead() >= ship.to_final(self.view, self.seat):
            return None
        crew = ship.crew_value(self.view, self.seat)
        station = HARD if crew >= self.plan.hard_crew else MEDIUM if crew >= self.plan.medium_crew else EASY
        ways = {move.dst: move for move in self.of("contract")}
        return next(
            (ways[dst] for at in (station, EASY, MEDIUM, HARD) if (dst := f"missions-{STATIONS[at]}") in ways), None
        )

    def complete(self) -> Move | None:
        return self.best("complete", self.rated)

    def rated(self, mission: int) -> float:
        return 9.0 if KINDS[mission].role == STATIONS[FINAL] else float(KINDS[mission].credit)

    def fly(self) -> Move | None:
        """To a mission that can be completed; to the Final station; away from a stronger gun, or after a weaker ship.

        A mission that can be completed here is not left for a smaller one. The automaton is not chased: it always
        flees in time.
        """
        ways = {move.dst: move for move in self.of("fly")}
        ready = [card for card in self.own.missions if not ship.lacks(self.view, self.seat, card)]
        for mission in sorted(ready, key=self.rated, reverse=True):
            there = KINDS[mission].role
            if there == STATIONS[self.own.station]:
                return None
            if f"station-{there}" in ways:
                return ways[f"station-{there}"]
        final = "station-final"
        if final in ways and CONTRACT_CARD in self.own.hand and not self.view.contracts and not self.has_final():
            return ways[final]
        firing, fired_upon = ship.fires(self.view, self.seat), ship.fires(self.view, 1 - self.seat)
        beside = self.own.station == self.other.station
        if fired_upon and beside:
            return next((move for dst, move in ways.items() if dst != final), None)
        if firing and not fired_upon and not beside and not self.view.solo:
            return ways.get(f"station-{STATIONS[self.other.station]}")
        return None

    def has_final(self) -> bool:
        return any(KINDS[card].role == STATIONS[FINAL] for card in self.own.missions)

    def send(self) -> Move | None:
        """In the Solo Variant what the automaton's mission lacks goes, else what nobody needs."""
        lacking = {
            what for mission in self.other.missions for what, _n in ship.lacks(self.view, 1 - self.seat, mission)
        }

        def burden(card: int) -> float:
            kind = KINDS[card]
            denied = (kind.type == TECH and kind.value == FIRST_LEVEL and kind.role in lacking) or (
                kind.type == CREW and "crew" in lacking and kind.value > 1
            )
            return 9.0 * denied - self.worth(card)

        return self.best("send", burden)

    def end(self) -> Move | None:
        return next(iter(self.of("end")), self.moves[0])


STEPS: tuple[Callable[[Captain], Move | None], ...] = (
    Captain.appoint, Captain.part_with_crew, Captain.thin, Captain.clear, Captain.recover, Captain.take,
    Captain.exchange, Captain.rob, Captain.decide,
    Captain.refill, Captain.buy, Captain.outfit, Captain.contract, Captain.fly, Captain.complete, Captain.send,
    Captain.end,
)  # fmt: skip


def card_of(view: State, move: Move) -> int:
    """The card that a move is about."""
    named = ref(move.src)
    return view.store[named.number] if named.zone == "store" else NAMES.cards[named.key]


def leaving(move: Move) -> int:
    """Whom a new crew member replaces; somebody worth nothing where nobody has to go."""
    return NAMES.cards.get(ref(move.dst).key, CONTRACT_CARD)


def crew_of(some: list[int], *more: int) -> int:
    """The value of the best crew that can be made of these cards: one of each type, four in all."""
    best: dict[str, int] = {}
    for card in (*some, *more):
        if KINDS[card].type == CREW:
            best[ship.ROLE[card]] = max(ship.VALUE[card], best.get(ship.ROLE[card], 0))
    return sum(sorted(best.values(), reverse=True)[:BERTHS])


PLANS = {
    "captain": CAPTAIN,
    "guns": Plan(weapon=3.0, armor=1.6, other=0.6, broadsides=True),
    "missions": Plan(weapon=0.8, armor=1.2, crew=1.8, medium_crew=2, hard_crew=5),
    "hoard": Plan(credit=0.8, saving=4),
}
SCRIPTS: dict[str, Script] = {name: partial(choose, plan=plan) for name, plan in PLANS.items()}
