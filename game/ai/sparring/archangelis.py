"""Plain persons at Archangelis: they buy the best they can pay, fill a Host, and challenge when no Horde can stop it.

What is best depends on the plan: Light at once, Word first, demons against the other's Host, or some of each. They know
the table as everybody reads it there: the cards' numbers, and the Light that counters and cards show at a Location.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from game.ai.sparring import Script, best
from game.core.contract import Move, Rules
from game.core.ref import ref
from game.core.things import Card, Thing

ENOUGH, TO_WIN = 10, 3
COMMANDERS = ("michael", "uriel", "raphael", "sandalphon", "gabriel", "metatron", "lucifer", "samael")
"""Best first, as far as a plain person can tell."""
WEAK = ("erelin", "nephilim")
PLAYED_FIRST = ("title", "perform", "equip", "horde")
START = 10
"""The cards of the first deck."""


class Plan(NamedTuple):
    """What a person goes for: what Light, Word, a text and each point of the price are worth in the deck."""

    light: float = 1.0
    word: float = 1.1
    text: float = 0.6
    cost: float = 0.3
    demons: float = 0.25
    """How many Infernal cards there should be for each Holy one."""
    saving: int = 0
    """So many cards are bought, and all Word spent for them, before anybody goes to the Host."""
    picky: float = 2.0
    """What is worth less is not bought."""
    careful: bool = False
    """Is the third Location taken only by who would win the Final Battle?"""


PERSON = Plan()


def choose(rules: Rules[Any], view: Any, seed: int = 0, plan: Plan = PERSON) -> Move:
    """The person's move, from what the seat to act may see."""
    moves = rules.legal_moves(view)
    if len(moves) == 1:
        return moves[0]
    return Person(rules, view, moves, seed, plan).move()


class Person:
    """One decision: the cards by number, the moves by kind."""

    def __init__(self, rules: Rules[Any], view: Any, moves: list[Move], seed: int, plan: Plan) -> None:
        self.rules, self.view, self.moves, self.seed, self.plan = rules, view, moves, seed, plan
        seat = rules.to_act(view)
        assert seat is not None
        self.seat = seat
        self.cards = list(rules.cards().values())
        self.of: dict[str, list[Move]] = {}
        for move in moves:
            self.of.setdefault(move.kind, []).append(move)

    def move(self) -> Move:
        for kinds, answer in (
            (("appoint",), self._appoint), (("refill",), self._refill), (("pick",), self._brightest),
            (("defend",), self._oppose), (("remove",), self._remove), (("end",), self._turn),
        ):  # fmt: skip
            if any(kind in self.of for kind in kinds):
                return answer()
        return self._effect()

    # What things are worth

    def card(self, name: str | None) -> Card | None:
        """The card that a thing's name is about."""
        named = ref(name)
        if named.zone == "store":
            number = self.view.store[named.number]
            return self.cards[number] if number >= 0 else None
        return self.rules.cards().get("ophanim" if named.zone == "supply" else named.key)

    def number(self, name: str | None, sign: str) -> int:
        card = self.card(name)
        return dict(card.numbers).get(sign, 0) if card else 0

    def worth(self, name: str | None) -> float:
        """What a card is worth in the deck."""
        card = self.card(name)
        if card is None:
            return 0.0
        plan = self.plan
        word = plan.word * (2 if self.saves() else 1)
        return (
            plan.light * self.number(name, "light") + word * self.number(name, "word")
            + plan.text * bool(card.text()) + plan.cost * self.number(name, "cost")
        )  # fmt: skip

    def saves(self) -> bool:
        """Is it still too early to fight?"""
        return 0 < self.plan.saving > len(self.view.sides[self.seat].owned) - START

    def best(self, moves: Iterable[Move]) -> Move:
        return best(moves, lambda move: self.worth(move.src), self.seed)

    # Light at a Location

    def there(self, location: str = "") -> list[Thing]:
        return self.rules.table(self.view, location)

    def light(self, things: list[Thing], zone: str, seat: int) -> int:
        return next((thing.number for thing in things if thing.id == f"light-{zone}-{seat}"), 0)

    def needed(self, things: list[Thing], location: str, seat: int) -> int:
        """The Light that a Location takes, as its gauge says."""
        gauge = f"gauge-{ref(location).key}-{seat}"
        return next((thing.most for thing in things if thing.id == gauge), None) or ENOUGH

    def left_at_worst(self, location: str) -> int:
        """The Light that the other Horde would leave the own Host."""
        things = self.there(location)
        return self.light(things, "host", self.seat) - self.removable(things, self.seat, 1 - self.seat)

    def lacks(self, location: str) -> int:
        """What the Host then lacks of what the Location takes."""
        return self.needed(self.there(location), location, self.seat) - self.left_at_worst(location)

    def removable(self, things: list[Thing], host: int, horde: int) -> int:
        """The most Light that a Horde can take out of a Host."""
        lights = [
            ref(mark).number
            for thing in things
            if thing.place == f"host-{host}"
            for mark in thing.marks
            if ref(mark).zone == "light" and not {"shielded", "ignored"} & {*thing.marks}
        ]
        return sum(_fullest(lights, self.light(things, "horde", horde)))

    # Before and after the turns

    def _appoint(self) -> Move:
        return min(self.of["appoint"], key=lambda move: COMMANDERS.index(ref(move.src).key))

    def _brightest(self) -> Move:
        """For the Final Battle Light first, then the Word that breaks ties."""
        return max(self.of["pick"], key=lambda move: (self.number(move.src, "light"), self.number(move.src, "word")))

    def _refill(self) -> Move:
        """Angels first; but a Horde spoils, and some Locations reward demons: some cards should be Infernal."""
        owned = [self.cards[number].back for number in self.view.sides[self.seat].owned]
        short = owned.count("infernal") < self.plan.demons * owned.count("holy")
        wanted = "infernal" if short else "holy"
        return next((move for move in self.moves if move.src == wanted), self.moves[0])

    # The Horde Challenge

    def _oppose(self) -> Move:
        """The Horde stands up only where it spoils the challenge."""
        things, attacker = self.there(), 1 - self.seat
        total = self.light(things, "host", attacker)
        challenged = next((thing.id for thing in things if "challenged" in thing.marks), "")
        needed = self.needed(things, challenged, attacker)
        spoils = total - self.removable(things, attacker, self.seat) < needed <= total
        return self.of["defend"][0] if spoils else self.of["decline"][0]

    def _remove(self) -> Move:
        """Those that together take the most Light."""
        view = self.view
        host = view.sides[1 - self.seat].host
        open_ = {at: price for at, price in enumerate(view.prices) if price >= 0 and at not in view.chosen}
        wanted = _fullest(list(open_.values()), view.force)
        if not wanted:
            return self.of["done"][0]
        keys = {self.cards[host[at]].key for at, price in open_.items() if price == max(wanted)}
        for move in self.of["remove"]:
            card = self.card(move.src)
            if card and card.key in keys:
                return move
        return self.of["done"][0]

    # The turn

    def _turn(self) -> Move:
        if "challenge" in self.of:
            places = [move for move in self.of["challenge"] if self._pays(move.src or "")]
            if places:
                return max(places, key=lambda move: self._reward(move.src))
        for kind in PLAYED_FIRST:
            if kind in self.of:
                return self._well_placed(kind)
        fighters = [move for move in self.of.get("host", ()) if not self.saves() and self._fights(move.src)]
        if fighters:
            return self.best(fighters)
        if "use" in self.of and self._spoils_by_use():
            return self.of["use"][0]
        if "spend" in self.of:
            return self.of["spend"][0]
        wanted = [move for move in self.of.get("buy", ()) if self.worth(move.src) > self.plan.picky]
        return self.best(wanted) if wanted else self.of["end"][0]

    def _pays(self, location: str) -> bool:
        """Is the challenge certain to succeed, and would it not end the game too early?"""
        if self.lacks(location) > 0:
            return False
        won = self.view.sides[self.seat].won
        if not self.plan.careful or len(won) < TO_WIN - 1:
            return True
        return self.final_army(self.seat, location) > self.final_army(1 - self.seat)

    def final_army(self, seat: int, *more: str) -> int:
        """The Light that a seat's best cards print for the places that its Locations give."""
        side = self.view.sides[seat]
        won = [f"location-{self.cards[number].key}" for number in side.won] + [*more]
        owned = [self.cards[number] for number in side.owned]
        total = 0
        for sign, kinds in (("demons", ("demon",)), ("angels", ("angel", "start", "supply"))):
            places = sum(self.number(location, sign) for location in won)
            lights = [dict(card.numbers).get("light", 0) for card in owned if card.kind in kinds]
            total += sum(sorted(lights, reverse=True)[:places])
        wheels: int = sum(card.kind == "supply" for card in owned)
        return total + min(wheels, sum(self.number(location, "ophanim") for location in won))

    def _reward(self, location: str | None) -> float:
        """A Location's places for the final army, as far as there are cards for them."""
        demons: int = sum(self.cards[number].kind == "demon" for number in self.view.sides[self.seat].owned)
        return (
            2.0 * self.number(location, "angels")
            + 2.5 * min(demons, self.number(location, "demons"))
            + 0.8 * self.number(location, "ophanim")
        )

    def _well_placed(self, kind: str) -> Move:
        """A relic goes to the brightest bearer."""
        if kind == "equip":
            return max(self.of[kind], key=lambda move: self.number(move.dst, "light"))
        return self.best(self.of[kind])

    def _fights(self, name: str | None) -> bool:
        """Does the card rather fight than pay? Humans lend their Light only to angels that are there."""
        card = self.card(name)
        if card is None or card.kind.startswith("human"):
            return bool(self.view.sides[self.seat].host)
        return self.number(name, "light") > self.number(name, "word")

    def _spoils_by_use(self) -> bool:
        """Abilities by discarding hurt a Host that is nearly ready."""
        return self.light(self.there(), "host", 1 - self.seat) >= ENOUGH - 2 or "stylite" in (
            card.key for move in self.of["use"] if (card := self.card(move.src))
        )

    # What effects ask

    def _effect(self) -> Move:
        if "exile" in self.of:
            for weak in WEAK:
                for move in self.of["exile"]:
                    if ref(move.src).key == weak:
                        return move
            return self.of["decline"][0]
        for given in ("yield", "sacrifice"):
            if given in self.of:
                return min(self.of[given], key=lambda move: self.worth(move.src))
        if "choose" in self.of:
            return self.of["choose"][0 if self.view.sides[1 - self.seat].horde else -1]
        if "shift" in self.of:
            return max(self.of["shift"], key=lambda move: self.lacks(move.src or ""))
        return self.best(self.moves)


def _fullest(lights: list[int], most: int) -> tuple[int, ...]:
    """Of the given numbers those that together come nearest to the most, few before many."""
    sets = [()] + [some for n in range(1, len(lights) + 1) for some in combinations(sorted(lights)[-12:], n)]
    return max((some for some in sets if sum(some) <= most), key=sum)


PLANS = {
    "person": PERSON,
    "rush": Plan(light=1.5, word=0.8, cost=0.1, picky=1.5),
    "hoard": Plan(word=1.4, demons=0.5, saving=3, careful=True),
    "horde": Plan(light=1.3, demons=1.0, careful=True),
}
SCRIPTS: dict[str, Script] = {name: partial(choose, plan=plan) for name, plan in PLANS.items()}
