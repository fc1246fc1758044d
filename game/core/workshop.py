"""What a game offers whose players choose a deck or build one of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.core.language import _
from game.core.things import Card


class Banner(Protocol):
    """A deck that a player may choose as it stands: its names, its character and its strategy card."""

    @property
    def key(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def short(self) -> str: ...
    @property
    def strategy(self) -> tuple[str, ...]: ...


class Group(NamedTuple):
    """Cards that stand together in a deck: those of a cost, of an order."""

    label: str
    """Its number, or a word that has an icon."""
    name: str
    """In words, where {n} stands for the label."""
    wanted: int = 0
    """How many a deck must have; 0 for any number."""
    sign: str = ""
    """What the number stands upon, as on the cards."""

    def said(self) -> str:
        return _(self.name).format(n=self.label)


class Source(NamedTuple):
    """Where cards come from: an army, a faction. Its emblem is cut out of these backs, if it has any."""

    name: str
    backs: tuple[str, ...]


class ShopWords(NamedTuple):
    """What a game calls the choosing and building of decks."""

    lot: str
    """What comes of a deck that is drawn by lot."""
    choose: str
    """What there is to see of a deck to choose."""
    empty: str
    """How much is missing to an empty deck."""
    source: str
    group: str
    nothing: str
    """Said when no card is found."""
    unfit: str
    """Said of a deck in a file, {name}, that breaks a rule."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """What a game offers whose players may choose a deck or build one of their own. Cards go by their numbers."""

    cards: tuple[Card, ...]
    number: Mapping[str, int]
    """The number of each card by its key."""
    most: Mapping[int, int]
    """How many copies of a card a deck may have."""
    group: Sequence[int]
    groups: Mapping[int, Group]
    """In the order of a deck, counted from 1 or higher."""
    source: Sequence[str]
    sources: Mapping[str, Source]
    """By their keys; the first, without a key, stands for all."""
    banners: Sequence[Banner]
    decks: Mapping[str, tuple[int, ...]]
    """The deck of each banner."""
    leaders: tuple[int, ...]
    """A card of each of these decks, to show them by."""
    words: ShopWords
    back: Callable[[tuple[int, ...]], str]
    """The back that a deck has."""
    write: Callable[[tuple[int, ...]], str]
    """A deck as the value of an option."""
    read: Callable[[str], tuple[int, ...] | None]
    problems: Callable[[tuple[int, ...]], list[str]]
    """What keeps a deck from being played, in words."""
    refuses: Callable[[tuple[int, ...], int], str]
    """Why a deck can't take one more of a card; empty if it can."""
