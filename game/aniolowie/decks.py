"""The four ready decks, and which decks come to a table."""

from __future__ import annotations

from typing import NamedTuple

from game.aniolowie import builds
from game.aniolowie.state import State
from game.core.language import N_
from game.core.rng import shuffle


class Deck(NamedTuple):
    """A ready deck with its plan."""

    key: str
    name: str
    short: str
    strategy: tuple[str, ...]
    cards: tuple[int, ...]


def _deck(key: str, name: str, short: str, strategy: tuple[str, ...], listed: str) -> Deck:
    return Deck(key, name, short, strategy, tuple(sorted(builds.listed(listed) or ())))


DECKS: tuple[Deck, ...] = (_deck("choir", N_("Choir of Light"), N_("x"), (), "2*nameless,hanael"),)
BY_KEY = {deck.key: deck for deck in DECKS}
BY_CARDS = {deck.cards: deck.key for deck in DECKS}


def name_of(army: tuple[int, ...]) -> str:
    """The key of a ready deck, or that it is a built one."""
    return BY_CARDS.get(army, "built")


def muster(state: State, wanted: list[str]) -> list[tuple[int, ...]]:
    """The decks that were chosen or built; those left to chance are different ones."""
    rest = [deck.key for deck in DECKS if deck.key not in wanted]
    shuffle(state, rest)
    armies = []
    for name in wanted:
        built = builds.read(name)
        armies.append(built if built else BY_KEY[rest.pop() if name == "random" else name].cards)
    return armies
