"""The whole agreement between rules, table and opponents.

A game is one stateless `Rules` object. Its states are plain data that can be copied, saved and searched in the
middle of any effect. Whoever decides (a person, an opponent, a hint) gets a *view*: the same class with holes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from game.core.language import _
from game.core.measures import Bars, Worlds
from game.core.ref import ref
from game.core.vocabulary import Vocabulary

HIDDEN = -1
"""Stands in a view for a card that its viewer may not see."""


class Move(NamedTuple):
    """One decision. `src` is picked up, `dst` is where it goes or what it is aimed at; without `src` it is a button."""

    kind: str
    src: str | None = None
    dst: str | None = None
    arg: int | str | None = None


class Event(NamedTuple):
    """What happened, for the eye and the log. `card`, `cards` and `secret` are for the seats in `seen_by` (None means
    everybody), all the rest is for everybody: what a seat may not know has no other field to travel in."""

    kind: str
    src: str | None = None
    dst: str | None = None
    seat: int | None = None
    """Whom it is about."""
    card: int | None = None
    cards: tuple[int, ...] | None = None
    """Where it is about any number of cards."""
    secret: tuple[int, ...] = ()
    """Numbers that only those may know who see the card."""
    by: int | None = None
    """The card that caused it."""
    n: int = 0
    data: Mapping[str, Any] = {}
    """What else its game tells of it."""
    seen_by: tuple[int, ...] | None = None


class Reason(NamedTuple):
    """Why a move is not allowed, and the rulebook section that says so."""

    text: str
    section: str


class Outcome(NamedTuple):
    """The end: `ranking` holds groups of seats, best first; seats in one group share the place."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty for a draw of all."""
        return self.ranking[0] if len(self.ranking) > 1 else ()


class Thing(NamedTuple):
    """One thing on the table as a viewer sees it: `place` says where it lies, `kind` and `face` how it looks.

    `number` above 1 is a pile of such things, `marks` are small signs upon it, `owner` the seat it belongs to.
    """

    id: str
    place: str
    kind: str
    face: str
    owner: int | None = None
    marks: tuple[str, ...] = ()
    number: int = 1


def acts_as(name: str) -> str:
    """The name that moves use for a thing: the equals of a thing act as the first of them, with all that is under."""
    named = ref(name)
    return name if named.copy == 1 else str(named.bare)


class IllegalMove(ValueError):
    """A move that the rules do not allow here."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.text)
        self.reason = reason


class OptionError(ValueError):
    """A bad option of a new game; `option` names it."""

    def __init__(self, option: str, text: str) -> None:
        super().__init__(text)
        self.option = option


class Choice(NamedTuple):
    """One value of an option, with the word shown for it."""

    value: int | str
    label: str


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a new game: one of `choices`, or a whole number from `low` to `high`.

    `also` accepts texts beside the choices: what a player has built. An option with a `seat` (from 1) is about that
    seat alone; one with `when` matters only while another option has that value.
    """

    key: str
    label: str
    default: int | str
    help: str
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    also: Callable[[str], bool] | None = None
    seat: int = 0
    when: tuple[str, int | str] | None = None

    def matters(self, chosen: Mapping[str, int | str], seats: int) -> bool:
        """Does it change anything beside these choices, with so many seats?"""
        return self.seat <= seats and (self.when is None or chosen[self.when[0]] == self.when[1])

    def allows(self, value: object) -> bool:
        if isinstance(value, bool):
            return False
        if self.also and isinstance(value, str) and self.also(value):
            return True
        if self.choices:
            return any(value == choice.value and type(value) is type(choice.value) for choice in self.choices)
        return isinstance(value, int) and self.low <= value <= self.high

    def wanted(self) -> str:
        """What a good value is, for the message about a bad one."""
        if self.choices:
            built = [_("a built deck")] if self.also else []
            return ", ".join([*(str(choice.value) for choice in self.choices), *built])
        return f"{self.low}-{self.high}"


class Moment(NamedTuple):
    """A question that a person may not want to be asked: which sort it is of, what goes on without an answer, whether
    it is about something of the person's own, whether there is anything but passing, whether a pass stands for all that
    waits until somebody does something else, and whether opponents always grant what is asked."""

    key: str
    passing: Move
    concerns: bool
    able: bool = True
    stands: bool = False
    granted: bool = False


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the shelf, the setup screen and the saves need to know about a game."""

    id: str
    title: str
    blurb: str
    designers: str
    publisher: str
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    rules_version: int
    hides: bool
    """Does a seat ever hold what another may not see? Then a curtain falls between two persons."""
    search: str
    """Which search plays it: `turns` for open games, `worlds` for games that hide something."""
    automaton: str = ""
    """What the opponent is called that the rulebook itself plays, if it has one."""
    moments: tuple[Choice, ...] = ()
    """The sorts of moments at which a person may want to be asked or not."""
    unasked: tuple[str, ...] = ()
    """Those of them at which persons are asked only if they say so."""
    worlds: Worlds = field(default_factory=Worlds)
    bars: Bars = field(default_factory=Bars)
    gains: frozenset[str] = frozenset()
    """Kinds of events that tell, by seat and card, of a card that a seat comes to own; the card's number is its place
    among the cards of the rules."""
    loses: frozenset[str] = frozenset()
    """The same of a card that it loses for good."""

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        raise OptionError(key, _("{title} has no option '{key}'.").format(title=self.title, key=key))

    def settle(self, options: Mapping[str, object]) -> dict[str, int | str]:
        """The options complete with their defaults; a bad one is an `OptionError` that names it."""
        settled = {option.key: option.default for option in self.options}
        for key, value in options.items():
            option = self.option(key)
            if not option.allows(value):
                text = _("{title}: '{key}' can't be {value}; it takes {wanted}.").format(
                    title=self.title, key=key, value=repr(value), wanted=option.wanted()
                )
                raise OptionError(key, text)
            assert isinstance(value, (int, str))
            settled[key] = value
        return settled


@dataclass(frozen=True, slots=True)
class Card:
    """A card as the gallery, the zoom panel and the tests know it. `text` is rendered from its effect, never typed.

    `kind` chooses its frame, `back` its back; `numbers` are printed in its corners, each with the sign it belongs to.
    """

    key: str
    kind: str
    name: str
    text: Callable[[], str]
    section: str = ""
    back: str = ""
    line: Callable[[], str] = str
    """What stands between picture and text: its type and keywords."""
    numbers: tuple[tuple[str, int], ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    """Small signs of a game's own, each with where it belongs."""
    flavour: Callable[[], str] = str
    """A line that tells of the card and does nothing."""


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


class State(Protocol):
    """A slotted dataclass of ints, strings and flat lists. `random` is the one random number (None in a view)."""

    random: int | None

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
Tell = Callable[[Event], None]
Watch = Callable[[Event, S], None]
"""Hears of an event and sees the state as it is at that moment, which goes on changing."""


class Rules(Protocol[S]):
    """One stateless object per game; `catalogue.rules(id)` gives it."""

    info: GameInfo
    vocabulary: Vocabulary
    """Every kind of moves, events and things that may occur."""
    workshop: Workshop | None
    """For games with decks to choose and to build."""

    def new_game(self, options: Mapping[str, object], seed: int) -> S:
        """A game ready to play; {} means the defaults."""

    def seats(self, state: S) -> int:
        """How many seats decide in this game."""

    def automatic(self, state: S) -> tuple[int, ...]:
        """The seats that the rulebook itself plays: each of their moves is the only one there is."""

    def beginner(self, state: S) -> int | None:
        """The seat whom the book has go first, of a game that has just begun."""

    def brings(self, state: S, seat: int) -> str:
        """What a seat has brought to the table that others have not, by name: its army, or camp/army; empty if all have
        the same."""

    def matchups(self) -> Sequence[Mapping[str, int | str]]:
        """The settings that a report on the balance goes through in turn."""

    def to_act(self, state: S) -> int | None:
        """The seat that decides now (not the turn's owner), None when over."""

    def private(self, state: S) -> bool:
        """Must the seat to act look at what only it may see? Then a curtain falls before another person's turn."""

    def moment(self, view: S) -> Moment | None:
        """Which sort of passing question the seat to act is asked; None for its own decisions."""

    def legal_moves(self, state: S) -> list[Move]:
        """The moves of the seat to act; never empty before the end."""

    def apply(self, state: S, move: Move, watch: Watch[S] | None = None) -> tuple[S, list[Event]]:
        """A new state and what happened, which may be watched; checked; the old state is untouched."""

    def advance(self, state: S, move: Move, tell: Tell | None = None) -> None:
        """The same in place and unchecked: what search calls."""

    def why_not(self, view: S, move: Move) -> Reason:
        """Why a move that is not legal isn't. What the hand tried in vain is a move of the kind "drag" or "click"."""

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, None before the end."""

    def view(self, state: S, seat: int | None) -> S:
        """The state as that seat may see it; None is any bystander."""

    def determinise(self, view: S, seed: int) -> S:
        """A whole state that agrees with the view. It gets the view, never the state."""

    def evaluate(self, state: S, seat: int) -> float:
        """The seat's chance to win in [0, 1], for search."""

    def position(self, state: S) -> object:
        """A hashable that is equal for states in which the same can happen: search meets each only once."""

    def upgrade(self, old: dict[str, Any], version: int) -> dict[str, Any]:
        """A snapshot of older rules, as plain data, in the form these rules know; the given one stays as it was."""

    def flaw(self, state: S) -> str | None:
        """Why this can't be a state of the game, for snapshots from outside; None for a good one."""

    def cards(self) -> Mapping[str, Card]:
        """Every card by its key; {} for a game without cards."""

    def table(self, view: S, pointed: str = "") -> list[Thing]:
        """All that lies on the table, back to front; `pointed` is the thing under the pointer, which may show more."""

    def standing(self, view: S, seat: int) -> str:
        """How a seat stands in a few words, for its plate beside the table."""

    def prompt(self, view: S, names: Sequence[str] = ()) -> str:
        """What is asked of the seat to act, in words."""

    def say_move(self, view: S, move: Move, names: Sequence[str] = ()) -> str:
        """A move in words, for buttons, choosers and hints."""

    def say_score(self, score: int) -> str:
        """What a number of the outcome counts."""

    def say_event(self, event: Event, names: Sequence[str]) -> str:
        """An event as a line of the log; empty when it is not worth one."""

    def note(self, event: Event) -> str:
        """A few words upon the thing that an event is about, for chains of events that are shown one by one."""

    def say_thing(self, view: S, thing: Thing, names: Sequence[str]) -> str:
        """A thing in words, for tooltips, the zoom panel and screen readers."""


class RulesBase(Generic[S]):
    """What is the same for every game, or for most: its sentences come from the module that `words` names."""

    info: GameInfo
    vocabulary: Vocabulary
    deeds: Mapping[str, Callable[..., None]]
    """What each kind of move does, but for answers to what is asked in between."""
    words: Any
    workshop: Workshop | None = None

    def automatic(self, state: S) -> tuple[int, ...]:
        return ()

    def private(self, state: S) -> bool:
        return self.info.hides

    def moment(self, view: S) -> Moment | None:
        return None

    def beginner(self: Rules[S], state: S) -> int | None:
        return self.to_act(state)

    def position(self, state: S) -> object:
        still = state.copy()
        still.random = None
        return repr(still)

    def upgrade(self, old: dict[str, Any], version: int) -> dict[str, Any]:
        return old

    def brings(self, state: S, seat: int) -> str:
        return ""

    def matchups(self) -> Sequence[Mapping[str, int | str]]:
        return ({},)

    def standing(self, view: S, seat: int) -> str:
        return str(self.words.standing(view, seat))

    def prompt(self, view: S, names: Sequence[str] = ()) -> str:
        return str(self.words.prompt(view))

    def say_move(self, view: S, move: Move, names: Sequence[str] = ()) -> str:
        return str(self.words.say_move(view, move))

    def say_score(self, score: int) -> str:
        return str(self.words.scored(score))

    def say_event(self, event: Event, names: Sequence[str]) -> str:
        return str(self.words.say_event(event, names))

    def note(self, event: Event) -> str:
        return ""

    def say_thing(self, view: S, thing: Thing, names: Sequence[str]) -> str:
        return str(self.words.say_thing(view, thing, names))

    def apply(self: Rules[S], state: S, move: Move, watch: Watch[S] | None = None) -> tuple[S, list[Event]]:
        if move not in self.legal_moves(state):
            raise IllegalMove(self.why_not(state, move))
        after = state.copy()
        events: list[Event] = []

        def tell(event: Event) -> None:
            events.append(event)
            if watch is not None:
                watch(event, after)

        self.advance(after, move, tell)
        return after, events


def redact(event: Event, seat: int | None) -> Event:
    """The event as that seat may see it: the cards of others, and what is secret with them, become HIDDEN; how many
    there are stays."""
    if event.seen_by is None or seat in event.seen_by:
        return event
    return event._replace(
        card=None if event.card is None else HIDDEN,
        cards=None if event.cards is None else (HIDDEN,) * len(event.cards),
        secret=(HIDDEN,) * len(event.secret),
    )
