"""The whole agreement between rules, table and opponents.

A game is one stateless `Rules` object. Its states are plain data that can be copied, saved and searched in the
middle of any effect. Whoever decides (a person, an opponent, a hint) gets a *view*: the same class with holes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from game.core.info import GameInfo
from game.core.parts import Part
from game.core.things import Card, Thing
from game.core.vocabulary import Vocabulary
from game.core.workshop import Workshop

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


class Shortcut(NamedTuple):
    """Several moves that one press plays, one after another: with `src` a click on that thing, else a button."""

    said: str
    moves: tuple[Move, ...]
    src: str | None = None


class IllegalMove(ValueError):
    """A move that the rules do not allow here."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.text)
        self.reason = reason


class PassingQuestion(NamedTuple):
    """A question that a person may not want to be asked: which sort it is of, what goes on without an answer, whether
    it is about something of the person's own, whether there is anything but passing, whether a pass stands for all that
    waits until somebody does something else, and whether opponents always grant what is asked."""

    key: str
    passing: Move
    concerns: bool
    able: bool = True
    stands: bool = False
    granted: bool = False


class Prospect(NamedTuple):
    """What a game itself found of the turns of a position, for search."""

    turns: list[tuple[float, tuple[Move, ...]]]
    """Those that look best to the seat to act, best first: its chance to win after each, and the moves."""
    looked: int
    """How many positions had to be looked at for that."""


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
    weights: Mapping[str, float]
    """What the evaluation counts with, by name."""
    parts: Sequence[Part]
    """What the evaluation is made of, as reasons for a move."""
    workshop: Workshop | None
    """For games with decks to choose and to build."""

    def new_game(self, options: Mapping[str, object], seed: int) -> S:
        """A game ready to play; {} means the defaults."""

    def seats(self, state: S) -> int:
        """How many seats decide in this game."""

    def automatic(self, state: S) -> tuple[int, ...]:
        """The seats that the rulebook itself plays: each of their moves is the only one there is."""

    def first_seat(self, state: S) -> int | None:
        """The seat whom the book has go first, of a game that has just begun."""

    def army_of(self, state: S, seat: int) -> str:
        """What a seat has brought to the table that others have not, by name: its army, or camp/army; empty if all have
        the same."""

    def matchups(self) -> Sequence[Mapping[str, int | str]]:
        """The settings that a report on the balance goes through in turn."""

    def offers(self, view: S) -> Sequence[str]:
        """The cards that the seat to act may come to own now, or to play, if it has the means: for such a report."""

    def stakes(self, state: S) -> Mapping[str, int | None]:
        """What all contend for that differs from game to game, and the seat that has it: for such a report."""

    def to_act(self, state: S) -> int | None:
        """The seat that decides now (not the turn's owner), None when over."""

    def turn_number(self, state: S) -> int:
        """Which turn it is, counted over all seats; 0 where nobody has to know."""

    def needs_curtain(self, state: S) -> bool:
        """Must the seat to act look at what only it may see? Then a curtain falls before another person's turn."""

    def passing_question(self, view: S) -> PassingQuestion | None:
        """Which sort of passing question the seat to act is asked; None for its own decisions."""

    def lets_pass(self, state: S) -> Move | None:
        """With what the seat to act lets something happen that waits for its answer; None if nothing waits for it."""

    def legal_moves(self, state: S) -> list[Move]:
        """The moves of the seat to act; never empty before the end."""

    def shortcuts(self, view: S) -> Sequence[Shortcut]:
        """What the seat to act may do with one press instead of several; each move is legal when it is its turn."""

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

    def turns(
        self, state: S, most: int, sees: Callable[[Move], bool] | None = None, pressing: bool = False
    ) -> Prospect | None:
        """The best turns at first sight, of moves that are seen, where a game knows a quicker way to them than to make
        every move; one that wins is worth 1. None where it doesn't. With `pressing` only those after which the
        seat seems to win in its next turn."""

    def judge(self, weights: Mapping[str, float]) -> Callable[[S, int], float]:
        """The same evaluation with other weights; the rules' own are `weights`."""

    def figures(self, state: S, seat: int) -> Mapping[str, int]:
        """What the sentences of the parts count, by name."""

    def position(self, state: S) -> object:
        """A hashable that is equal for states in which the same can happen: search meets each only once."""

    def upgrade(self, old: dict[str, Any], version: int) -> dict[str, Any]:
        """A snapshot of older rules, as plain data, in the form these rules know; the given one stays as it was."""

    def why_impossible(self, state: S) -> str | None:
        """Why this can't be a state of the game, for snapshots from outside; None for a good one."""

    def cards(self) -> Mapping[str, Card]:
        """Every card by its key; {} for a game without cards."""

    def table(self, view: S, pointed: str = "") -> list[Thing]:
        """All that lies on the table, back to front; `pointed` is the thing under the pointer, which may show more."""

    def standing(self, view: S, seat: int) -> str:
        """How a seat stands in a few words, for its plate beside the table."""

    def prompt(self, view: S, names: Sequence[str] = ()) -> str:
        """What is asked of the seat to act, in words."""

    def asks(self, view: S) -> str:
        """The key of the card that asks something of the seat to act; empty if none does."""

    def say_move(self, view: S, move: Move, names: Sequence[str] = ()) -> str:
        """A move in words, for buttons, choosers and hints."""

    def shifts(self, view: S, move: Move) -> tuple[int, int] | None:
        """The total that a move changes, before and after, where that follows from what the seat to act sees."""

    def wastes(self, view: S, move: Move) -> str:
        """What a move throws away that could still be of use, or why it can't succeed, in a few words; mostly empty.
        Such a move is asked for twice."""

    def say_score(self, score: int) -> str:
        """What a number of the outcome counts."""

    def say_event(self, event: Event, names: Sequence[str]) -> str:
        """An event as a line of the log; empty when it is not worth one."""

    def note(self, event: Event) -> str:
        """A few words upon the thing that an event is about, for chains of events that are shown one by one."""

    def say_thing(self, view: S, thing: Thing, names: Sequence[str]) -> str:
        """A thing in words, for tooltips, the zoom panel and screen readers."""

    def say_state(self, view: S, thing: Thing, names: Sequence[str]) -> str:
        """What is so of a card now, beside what is printed on it."""


class RulesBase(Generic[S]):
    """What is the same for every game, or for most: its sentences come from the module that `words` names."""

    info: GameInfo
    vocabulary: Vocabulary
    deeds: Mapping[str, Callable[..., None]]
    """What each kind of move does, but for answers to what is asked in between."""
    words: Any
    workshop: Workshop | None = None
    weights: Mapping[str, float] = MappingProxyType({})
    """What the evaluation counts with, by name; {} where it has none that can be learned."""
    parts: Sequence[Part] = ()

    def automatic(self, state: S) -> tuple[int, ...]:
        return ()

    def turn_number(self, state: S) -> int:
        return 0

    def needs_curtain(self, state: S) -> bool:
        return self.info.hides

    def passing_question(self, view: S) -> PassingQuestion | None:
        return None

    def lets_pass(self, state: S) -> Move | None:
        return None

    def first_seat(self: Rules[S], state: S) -> int | None:
        return self.to_act(state)

    def position(self, state: S) -> object:
        still = state.copy()
        still.random = None
        return repr(still)

    def figures(self, state: S, seat: int) -> Mapping[str, int]:
        return {}

    def turns(
        self, state: S, most: int, sees: Callable[[Move], bool] | None = None, pressing: bool = False
    ) -> Prospect | None:
        return None

    def judge(self: Rules[S], weights: Mapping[str, float]) -> Callable[[S, int], float]:
        return self.evaluate

    def upgrade(self, old: dict[str, Any], version: int) -> dict[str, Any]:
        return old

    def army_of(self, state: S, seat: int) -> str:
        return ""

    def matchups(self) -> Sequence[Mapping[str, int | str]]:
        return ({},)

    def offers(self, view: S) -> Sequence[str]:
        return ()

    def stakes(self, state: S) -> Mapping[str, int | None]:
        return {}

    def standing(self, view: S, seat: int) -> str:
        return str(self.words.standing(view, seat))

    def prompt(self, view: S, names: Sequence[str] = ()) -> str:
        return str(self.words.prompt(view))

    def say_move(self, view: S, move: Move, names: Sequence[str] = ()) -> str:
        return str(self.words.say_move(view, move))

    def asks(self, view: S) -> str:
        return ""

    def shifts(self, view: S, move: Move) -> tuple[int, int] | None:
        return None

    def wastes(self, view: S, move: Move) -> str:
        return ""

    def shortcuts(self, view: S) -> Sequence[Shortcut]:
        return ()

    def say_score(self, score: int) -> str:
        return str(self.words.scored(score))

    def say_event(self, event: Event, names: Sequence[str]) -> str:
        return str(self.words.say_event(event, names))

    def note(self, event: Event) -> str:
        return ""

    def say_thing(self, view: S, thing: Thing, names: Sequence[str]) -> str:
        return str(self.words.say_thing(view, thing, names))

    def say_state(self, view: S, thing: Thing, names: Sequence[str]) -> str:
        return ""

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
