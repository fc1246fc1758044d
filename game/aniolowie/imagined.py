"""Decks that somebody may have brought: legal ones that hold what was seen of them, now this and now that (AB1)."""

from __future__ import annotations

from functools import cache

from game.aniolowie import builds, decks
from game.aniolowie.cards import FACTION, IS_ANGEL, IS_HUMAN, KINDS, LEVEL, TOKEN
from game.aniolowie.hierarchy import ANGEL, BOTH, EVIL, GOOD, NEUTRAL, ORDERS
from game.core.rng import Stream

FAIRLY_SMALL = 50
"""Up to this size a deck may hold angels twice and still be filled; above, that could leave too few others."""
READY_ONE_IN = 4
"""A deck that looks like a ready one is thought to be it, but for one time in so many."""
WAYS = 64
"""In how many orders cards are drawn to fill a deck."""


def deck(faction: int, size: int, sure: dict[int, int], angels: int, stream: Stream) -> list[int]:
    """The angels and interventions of a deck of that size, with these cards at least and so many angels."""
    ready = [
        each
        for each in _ready(faction)
        if len(each[0]) == size and each[2] >= angels and all(each[1].get(card, 0) >= n for card, n in sure.items())
    ]
    if ready and stream.below(READY_ONE_IN):
        return [*ready[stream.below(len(ready))][0]]
    draft = Draft(sure)
    draft.close_ladder(faction, stream)
    way = _ways(faction)[stream.below(WAYS)]
    twice = size <= FAIRLY_SMALL and angels <= FAIRLY_SMALL // 2
    draft.fill(way, angels, twice, only_angels=True)
    draft.fill(way, size, twice)
    return draft.cards(size, way)


def takes(sure: dict[int, int], card: int) -> bool:
    """May a deck with these cards hold one more of that angel?"""
    order = {each: n for each, n in sure.items() if IS_ANGEL[each] and LEVEL[each] == LEVEL[card]}
    order[card] = order.get(card, 0) + 1
    return order[card] <= KINDS[card].copies and (max(order.values()) < 2 or sum(order.values()) <= 3)


class Draft:
    """A deck in the making: how often it has each card, and what that means for its orders."""

    __slots__ = ("angels", "counts", "doubled", "here", "size")

    def __init__(self, sure: dict[int, int]) -> None:
        self.counts = {**sure}
        self.size = sum(sure.values())
        self.angels = 0
        self.here = dict.fromkeys(range(ANGEL - 1, max(ORDERS) + 2), 0)
        self.doubled = dict.fromkeys(self.here, False)
        for card, n in sure.items():
            if IS_ANGEL[card]:
                self.angels += n
                self.here[LEVEL[card]] += n
                self.doubled[LEVEL[card]] = self.doubled[LEVEL[card]] or n > 1

    def close_ladder(self, faction: int, stream: Stream) -> None:
        """No order without the one below it."""
        top = max((order for order, n in self.here.items() if n), default=ANGEL)
        for order in range(ANGEL, top + 1):
            if not self.here[order]:
                choice = _of_order(faction, order)
                self.add(choice[stream.below(len(choice))])

    def fill(self, way: tuple[int, ...], wanted: int, twice: bool, only_angels: bool = False) -> None:
        """Takes what may come along, card by card, until there are so many cards, or angels. An order may have to wait
        for the one below it, so there may be a second round."""
        before = -1
        while before < self.size:
            before = self.size
            for card in way:
                if (self.angels if only_angels else self.size) >= wanted:
                    return
                if IS_ANGEL[card]:
                    if self._takes_angel(card, twice):
                        self.add(card)
                elif not only_angels and self.counts.get(card, 0) < KINDS[card].copies:
                    self.add(card)

    def _takes_angel(self, card: int, twice: bool) -> bool:
        order, n = LEVEL[card], self.counts.get(card, 0)
        if order > ANGEL and not self.here[order - 1]:
            return False
        if n:
            return twice and n < KINDS[card].copies and self.here[order] < 3
        return not self.doubled[order] or self.here[order] < 3

    def add(self, card: int) -> None:
        n = self.counts[card] = self.counts.get(card, 0) + 1
        self.size += 1
        if IS_ANGEL[card]:
            self.angels += 1
            self.here[LEVEL[card]] += 1
            self.doubled[LEVEL[card]] = self.doubled[LEVEL[card]] or n > 1

    def cards(self, size: int, way: tuple[int, ...]) -> list[int]:
        """The whole deck. One that no rule allows, as tests lay out, is filled up with anything."""
        found = [card for card, n in self.counts.items() for _copy in range(n)]
        while len(found) < size:
            found += way[: size - len(found)]
        return sorted(found)


@cache
def _ready(faction: int) -> tuple[tuple[tuple[int, ...], dict[int, int], int], ...]:
    """The ready decks of a faction without their people: cards, how often each, how many angels."""
    found = []
    for each in decks.DECKS:
        own = tuple(card for card in each.cards if not IS_HUMAN[card])
        if any(FACTION[card] == faction for card in own):
            found.append((own, {card: own.count(card) for card in own}, sum(IS_ANGEL[card] for card in own)))
    return tuple(found)


@cache
def _of_order(faction: int, order: int) -> tuple[int, ...]:
    return tuple(card for card in _units(faction) if IS_ANGEL[card] and LEVEL[card] == order)


@cache
def _units(faction: int) -> tuple[int, ...]:
    """All that a deck of the faction may hold, each as often as it may."""
    return tuple(
        card
        for card, kind in enumerate(KINDS)
        if not IS_HUMAN[card] and kind.faction in (faction, BOTH)
        for _copy in range(kind.copies)
    )


@cache
def _ways(faction: int) -> tuple[tuple[int, ...], ...]:
    """Orders in which cards are drawn: by lot, every other time with the cards of a ready deck before all others."""
    stream, ready, found = Stream(faction), _ready(faction), []
    for k in range(WAYS):
        units, first = [*_units(faction)], [*ready[k // 2 % len(ready)][0]] if k % 2 and ready else []
        stream.shuffle(units)
        stream.shuffle(first)
        found.append((*first, *units))
    return tuple(found)


# People

MOST_OF = {GOOD: 2, EVIL: 2, NEUTRAL: 1}
EVERYBODY = tuple(card for card in range(len(KINDS)) if IS_HUMAN[card] and card != TOKEN)


def _joins(people: list[int], human: int) -> bool:
    """May the human be brought along with these?"""
    character = KINDS[human].character
    return (
        len(people) < builds.PEOPLE_BROUGHT
        and people.count(human) < KINDS[human].copies
        and sum(KINDS[each].character == character for each in people) < MOST_OF[character]
    )


def host(folk: list[list[int]], guests: list[int]) -> bool:
    """Finds a deck for each of the people who were seen, if there is a way to do so."""
    if not guests:
        return True
    for people in folk:
        if _joins(people, guests[0]):
            people.append(guests[0])
            if host(folk, guests[1:]):
                return True
            people.pop()
    return False


def company(people: list[int], likely: tuple[int, ...], stream: Stream) -> None:
    """Some more people, to make four: those of a likely deck first."""
    start = stream.below(len(EVERYBODY))
    for human in (*likely, *EVERYBODY[start:], *EVERYBODY[:start]):
        if len(people) == builds.PEOPLE_BROUGHT:
            return
        if (human not in likely or likely.count(human) > people.count(human)) and _joins(people, human):
            people.append(human)
