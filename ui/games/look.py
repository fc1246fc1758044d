"""Everything that the shared table and screens ask about one game. A new game needs a layout; the rest has defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.contract import Event
from ui.table.shape import Layout

if TYPE_CHECKING:
    import pygame

    from game.core.contract import Event
    from game.core.things import Card, Thing
    from ui.table.card_face import CardFaces
    from ui.table.card_plans import Plan
    from ui.table.faces import Faces

    Size = tuple[int, int]
    Slots = tuple[tuple[int, ...], ...]
    Painter = Callable[[Faces, Thing, Size], pygame.Surface]
    SlotPainter = Callable[[Faces, Thing, Size, Slots], pygame.Surface]
    Dress = Callable[[CardFaces, Thing, Size], pygame.Surface]
    Trim = Callable[[pygame.Surface, Card, Plan], None]

SILENT = ""
"""The sound of events that are to be seen and not heard, or that say nothing new."""
COMMON = 0.24
CALM = 0.3
"""The tension of a game that tells none."""


class Told(NamedTuple):
    """An event as it is told: with the view before it and the view that it leads to."""

    event: Event
    before: Any
    view: Any
    watcher: int | None = None
    """The one person who watches; None if there are several, or none."""


def theirs(told: Told) -> bool:
    """Is it about somebody else than the one who watches?"""
    return told.watcher is not None and told.event.seat not in (None, told.watcher)


def not_own(told: Told) -> bool:
    """Has somebody done it who is not the one who watches, or do several watch?"""
    return told.event.seat != told.watcher


class Flight(NamedTuple):
    """A few words that fly from one thing or place to another: what the one does to the other."""

    words: str
    begin: str | None
    end: str | None


class Cue(NamedTuple):
    """How an event is told: its sound, the seconds of its beat, and how the things that it is about move in their
    places, if that is special: they `tumble` as dice or `jolt`."""

    sound: str
    seconds: float = COMMON
    motion: str = ""
    waits: bool = True
    """Does it take its time also where nothing moves? Else it is heard together with what follows."""
    flight: Callable[[Told], Flight | None] | None = None
    """What flies from its source to its target."""


class Figure(NamedTuple):
    """A number that meets others: what it counts, whose it is, and whether it prevails."""

    n: int
    label: str
    seat: int | None = None
    prevails: bool = False


class Fanfare(NamedTuple):
    """A decisive event has a second of its own: a banner with its headline over the sentence of the log, light and
    sparks where it happens, and the numbers that decide it. It may name what its event tells: {n}, {name}, and its
    details."""

    headline: str
    sound: str
    tone: str = "brass_bright"
    """The colour of its light."""
    when: Callable[[Told], bool] | None = None
    """Which events of the kind are decisive, if not all are."""
    at: Callable[[Told], str | None] | None = None
    """The thing or place that the light falls on, if not the event's own."""
    figures: Callable[[Told], Sequence[Figure]] | None = None
    sparks: int = 90
    """How many; without any it is told in passing, by its banner alone."""
    seconds: float = 1.2
    after: bool = False
    """Does it sound when the thing has gone its way? Else before that."""
    card: bool = False
    """Does the banner show the card that the event is about?"""


USUAL = {
    "draw": Cue("lift"), "discard": Cue("page"), "shuffle": Cue("shuffle"), "reveal": Cue("flip", 0.6),
    "turn": Cue("turn", 0.12), "pass": Cue(SILENT, 0.12), "end": Cue(SILENT, 0.2), "over": Cue(SILENT),
}  # fmt: skip
"""Kinds of events that mean the same in most games."""
CARDS = frozenset({"card"})
WORDS = "log"
"""The icon that stands for words."""


class Decided(NamedTuple):
    """One of the things that decided a game: what it is, how each seat stands there, and who has it (None: nobody)."""

    what: str
    stands: tuple[str, ...]
    winner: int | None = None
    face: str = ""
    """The card or picture that stands for it, if there is one."""


def most(numbers: Sequence[int]) -> int | None:
    """The seat with the highest number, if one has it alone."""
    best = max(numbers)
    return numbers.index(best) if numbers.count(best) == 1 else None


class Sign(NamedTuple):
    """A number on cards: what it is called and means, and its corner; without one it takes one that is left."""

    name: str
    meaning: str
    corner: str = ""


class Term(NamedTuple):
    """A word on cards and what it means. `forms` are translated with it: see `ui/table/glossary.py`."""

    forms: str
    meaning: str
    types: bool = False
    """Is it looked for in the line of types alone? Then what stands there is its heading."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLook:
    """What only one game has on its cards."""

    signs: Mapping[str, Sign] = field(default_factory=dict)
    glossary: Sequence[Term] = ()
    """The words on its cards that are explained, what a player asks for first before the others."""
    told: Callable[[Card], str] = lambda card: ""
    """What a card on the table says in words where others have the signs of their short text."""
    dress: Dress | None = None
    """Paints a card with what lies upon it on the table."""
    trim: Trim | None = None
    """Adds to a face what the game prints there beside name, text and numbers."""
    glyphs: Mapping[str, str] = field(default_factory=dict)
    """Icons for signs of short texts that the game has no picture of its own for; others mean words to be read."""
    glows: Mapping[str, str] = field(default_factory=dict)
    """Marks of cards that have a bright edge, with its colour."""
    greys: Mapping[str, float] = field(default_factory=dict)
    """Marks of cards that are out of it, and how grey they are."""
    crossed: frozenset[str] = frozenset()
    """Marks of cards that are crossed out."""

    def sign(self, name: str) -> Sign:
        return self.signs.get(name, Sign(name, ""))


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLook:
    """Kinds are those of things, unless it says events or moves."""

    layout: Layout
    ground: str = ""
    """The painting that its table is; without one it lies on the cloth."""

    # How it moves and sounds
    cues: Mapping[str, Cue] = field(default_factory=lambda: USUAL)
    """For each kind of event that the game tells."""
    family: Callable[[Event], str] = lambda event: SILENT
    """The sound of the family of cards that an event is about, where its kind alone does not tell it."""
    tension: Callable[[Any], float] = lambda view: CALM
    """How much is at stake, from 0 to 1, by what the open table shows: it is asked with a bystander's view, since music
    is heard by all who sit there."""
    flips: frozenset[str] = CARDS
    """Kinds that turn over when their face changes."""
    step_by_step: bool = False
    """Does one move set off chains of events? Then each is shown on the table as it stood at that moment."""
    fanfares: Mapping[str, tuple[Fanfare, ...]] = field(default_factory=dict)
    """For kinds of events that decide something; the first that fits sounds."""
    together: frozenset[str] = frozenset({"draw", "discard"})
    """Kinds of events of which many in a row are one beat."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """The icons in the log of kinds of events that no other game has."""
    heads: frozenset[str] = frozenset()
    """Kinds of events whose line in the log is a heading; without any, each turn has one."""
    turns: frozenset[str] = frozenset({"turn"})
    """Kinds of events that a seat's turn begins with; without any, it is the turn of whoever is to act."""

    cried: tuple[float, float, float] = (0.0, 0.1, 1.0)
    """Where the banner hangs that says whose turn it is: its left, its top and its width, as shares of the table."""

    # What things look like
    painters: Mapping[str, Painter] = field(default_factory=dict)
    """For kinds, or `kind-face`, that are neither cards nor a picture by that name."""
    slotted: Mapping[str, SlotPainter] = field(default_factory=dict)
    """For kinds that are mats with slots for things of their own."""
    varied: frozenset[str] = frozenset()
    """Kinds whose pictures come in four variants, so that many of them beside each other look alive."""
    card: CardLook = field(default_factory=CardLook)
    edged: frozenset[str] = CARDS
    """Kinds with a bright edge while they can be acted on; others, like tiles, show it under the pointer."""
    corners: Mapping[str, int] = field(default_factory=dict)
    """Which part of the shorter side the corners of a kind are rounded by, where that is unusual."""
    discs: frozenset[str] = frozenset()
    """Faces of counters and tokens that are round."""
    aims: tuple[tuple[str, str, str], ...] = ()
    """Marks of things that a line leads from, and to, and its colour."""
    emblems: frozenset[str] = frozenset()
    """Kinds that stand for their owner."""
    champions: frozenset[str] = frozenset()
    """Kinds of cards that lead a seat."""
    emblem: float = 0.4
    """How large the emblem in the middle of the backs is, in widths of a back."""
    groups: Mapping[str, str] = field(default_factory=dict)
    """Icons of the groups of a deck that have no number."""

    # What hands do
    at_once: frozenset[str] = frozenset()
    """Kinds of moves that a click plays, though their thing goes somewhere: the choice is all there is to them."""

    # How it ends
    decided: Callable[[Any], Sequence[Decided]] | None = None
    """What decided the game, one after another, from the open table at its end."""

    def cue(self, event: str) -> Cue:
        return self.cues.get(event, Cue(SILENT))

    def cue_of(self, event: Event | None) -> Cue:
        """How this very event is told."""
        if event is None:
            return self.cue("")
        cue = self.cue(event.kind)
        return cue._replace(sound=self.family(event) or cue.sound)

    def fanfare(self, told: Told) -> Fanfare | None:
        """What sounds for an event, if it is decisive."""
        return next((each for each in self.fanfares.get(told.event.kind, ()) if not each.when or each.when(told)), None)
