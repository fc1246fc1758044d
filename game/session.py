"""One game in play: who sits where, what was played, what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from game import catalogue
from game.ai import levels
from game.core import language, veil
from game.core.contract import Event, Move, Outcome, Rules, redact
from game.core.language import _, n_

PERSON = "person"
AUTOMATON = "automaton"
"""The rulebook itself plays the seat: each of its moves is the only one there is."""
TURN = "turn"
"""The kind of the event that a seat's turn begins with."""
LARGEST_SEED = 1 << 64
"""What a save can hold."""
SAMPLES = 150
"""At so many moments of a game it is asked who is ahead."""
T = TypeVar("T")


class Seat(NamedTuple):
    """Who plays a seat: `player` is "person", "automaton" or an opponent: a level, or a level with a character."""

    player: str
    name: str

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


class Line(NamedTuple):
    """A line of the log: the text, how many moves had been played when it was said, whom and what kind of event it is
    about, and in whose turn that was."""

    text: str
    moves: int
    seat: int | None = None
    kind: str = ""
    turn: int | None = None
    less: bool = False
    """Does it tell of something that went?"""


@dataclass(slots=True)
class Session:
    """`states[n]` is the game after n moves, `happened[n]` what the n-th move brought about."""

    rules: Rules[Any]
    options: dict[str, int | str]
    seed: int
    seats: tuple[Seat, ...]
    moves: list[Move] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    happened: list[list[Event]] = field(default_factory=list)
    ranked: bool = True
    """False once something was taken back that had shown more than the player could know."""
    minds: int = levels.GENERATION
    """Which generation of opponents it was begun against."""
    resigned: int | None = None
    """The seat that gave the game up, and so ended it."""
    _moments: list[tuple[Event, Any]] | None = field(default=None, init=False, repr=False, compare=False)
    """Each event of the latest move with the state as it was then; None if nobody watched it being played."""
    _found: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What was found out about the game as it stands, so that it is found out once."""
    _logs: dict[tuple[int | None, tuple[str, ...]], tuple[int, list[Line]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """For each seat, and what everybody is called, the log, and of how many moves it tells."""
    _voice: tuple[object, ...] = field(default=(), init=False, repr=False, compare=False)
    """Whose names are told in which language in all that is kept here."""

    @property
    def game(self) -> str:
        return self.rules.info.id

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def alone(self) -> int | None:
        """The seat of the one person who plays; None if several do, or nobody."""
        persons = [n for n, seat in enumerate(self.seats) if seat.is_person]
        return persons[0] if len(persons) == 1 else None

    def called(self, seat: int) -> str:
        """What a seat is called: one person alone needs no name."""
        return _("You") if seat == self.alone else self.seats[seat].name

    def to_act(self) -> int | None:
        return self.rules.to_act(self.state) if self.resigned is None else None

    def person_to_act(self) -> bool:
        seat = self.to_act()
        return seat is not None and self.seats[seat].is_person

    def outcome(self) -> Outcome | None:
        if self.resigned is None:
            return self.rules.outcome(self.state)
        reason = _("{name} resigns.").format(name=self.seats[self.resigned].name)
        return Outcome(given_up(self.resigned, len(self.seats)), reason, ())

    def resign(self, seat: int) -> None:
        """The seat gives the game up: it has lost, whatever stands on the table."""
        if self.outcome() is not None:
            raise ValueError(_("The game is over."))
        self.resigned = seat
        self._found.clear()

    def legal_moves(self) -> list[Move]:
        return self.rules.legal_moves(self.state)

    def view(self, seat: int | None, after: int | None = None) -> Any:
        """The table as that seat sees it, now or after so many moves."""
        state = self.state if after is None else self.states[after]
        return self.rules.view(state, seat)

    def mover(self, index: int) -> int:
        """Who played the move of that number."""
        seat = self.rules.to_act(self.states[index])
        assert seat is not None
        return seat

    def play(self, move: Move, *, watched: bool = True) -> list[Event]:
        """Plays a move for the seat to act; an illegal one changes nothing and raises `IllegalMove`.

        Its moments are kept until the next move, unless nobody will want to see them.
        """
        moments: list[tuple[Event, Any]] = []

        def watch(event: Event, state: Any) -> None:
            moments.append((event, state.copy()))

        state, events = self.rules.apply(self.state, move, watch if watched else None)
        self.moves.append(move)
        self.states.append(state)
        self.happened.append(events)
        self._moments = moments if watched else None
        self._found.clear()
        return events

    def _moments_of(self, index: int) -> list[tuple[Event, Any]]:
        """What the move of that number brought about, each event with its moment; an older move is played again."""
        if self._moments is not None and index == len(self.moves) - 1:
            return self._moments
        state, found = self.states[index].copy(), []
        self.rules.advance(state, self.moves[index], lambda event: found.append((event, state.copy())))
        return found

    def chain(self, index: int, seat: int | None) -> list[tuple[Event, Any]]:
        """What the move of that number brought about, as that seat may know it, with its view of each moment."""
        return [(redact(event, seat), self.rules.view(state, seat)) for event, state in self._moments_of(index)]

    def showed_all(self, index: int) -> bool:
        """Did the move of that number bring about something that all at the table may watch together?"""
        return not all(self.rules.needs_curtain(state) for _event, state in self._moments_of(index))

    def log(self, seat: int | None, names: Sequence[str] = ()) -> list[Line]:
        """What happened so far, as that seat may know it, with other names if they are given; what was told before is
        only told further."""
        self._listen()
        called = tuple(names or self.names)
        told, lines = self._logs.get((seat, called), (0, []))
        turn = self._turn_after(told) if told < len(self.happened) else None
        for n in range(told, len(self.happened)):
            for event in self.happened[n]:
                turn = event.seat if event.kind == TURN else turn
                text = self.rules.say_event(redact(event, seat), called)
                if text:
                    lines.append(Line(text, n + 1, event.seat, event.kind, turn, event.n < 0))
        self._logs[seat, called] = len(self.happened), lines
        if self.resigned is None:
            return list(lines)
        text = _("{name} resigns.").format(name=called[self.resigned])
        turn = lines[-1].turn if lines else None
        return [*lines, Line(text, len(self.moves), self.resigned, "resign", turn)]

    def turning_point(self) -> int | None:
        """After how many moves the game had turned: from then on the one who won was ahead, as the opponents judge it.
        None for a game that nobody won alone, or in which nothing had to turn."""
        return self._once("turning", self._find_turning_point)

    def _find_turning_point(self) -> int | None:
        outcome = self.outcome()
        if outcome is None or len(outcome.winners) != 1:
            return None
        winner, whole = outcome.winners[0], len(self.moves)

        def ahead(n: int) -> bool:
            return self.rules.evaluate(self.states[n], winner) > 1 / len(self.seats)

        looked_at = range(0, whole, max(whole // SAMPLES, 1))
        behind = next((n for n in reversed(looked_at) if not ahead(n)), None)
        return None if behind is None else next((n for n in range(behind + 1, whole) if ahead(n)), whole)

    def _turn_after(self, moves: int) -> int | None:
        """Whose turn it was after so many moves."""
        events = (event for happened in reversed(self.happened[:moves]) for event in reversed(happened))
        begun = next((event.seat for event in events if event.kind == TURN), None)
        return self.mover(0) if begun is None and self.moves else begun

    def _listen(self) -> None:
        """In another language, or with other names, everything is told anew."""
        voice = (self.seats, language.current())
        if self._voice != voice:
            self._voice = voice
            self._found.clear()
            self._logs.clear()

    def _once(self, what: str, find: Callable[[], T]) -> T:
        """What is found out once for a number of moves."""
        self._listen()
        if what not in self._found:
            self._found[what] = find()
        found: T = self._found[what]
        return found

    # Taking back

    def undo_target(self) -> int | None:
        """How many moves remain when the last decision of a person is taken back."""
        return self._once("target", self._last_decision)

    def _last_decision(self) -> int | None:
        for n in reversed(range(len(self.moves))):
            if self.seats[self.mover(n)].is_person and len(self.rules.legal_moves(self.states[n])) > 1:
                return n
        return None

    def was_unasked(self, index: int) -> bool:
        """Was the move of that number a pass of somebody who could do nothing else, and so is not asked?"""
        moment = self.rules.passing_question(self.view(self.mover(index), index))
        return moment is not None and not moment.able

    def undo_refused(self) -> str | None:
        """Why nothing can be taken back now; None when it can."""
        target = self.undo_target()
        if target is None:
            return _("There is nothing to take back.")
        if sum(seat.is_person for seat in self.seats) < 2:
            return None
        return self._once("told", lambda: self._told(target))

    def undo_is_free(self) -> bool:
        """Did the move tell its player nothing new? Then taking it back leaves the game ranked."""
        target = self.undo_target()
        return target is not None and self._once("told", lambda: self._told(target)) is None

    def undo(self) -> int:
        """Takes the last decision of a person back, with all that followed; tells how many moves went."""
        refused = self.undo_refused()
        if refused:
            raise ValueError(refused)
        target = self.undo_target()
        assert target is not None
        if not self.undo_is_free():
            self.ranked = False
        gone = len(self.moves) - target
        self.cut(target)
        return gone

    def cut(self, after: int) -> None:
        """Forgets all but so many moves, and that somebody gave up."""
        self.resigned = None
        del self.moves[after:]
        del self.states[after + 1 :]
        del self.happened[after:]
        self._moments = None
        self._found.clear()
        for key, (told, lines) in self._logs.items():
            self._logs[key] = min(told, after), [line for line in lines if line.moves <= after]

    def _told(self, target: int) -> str | None:
        """What whoever played the move of that number has come to know by it and all that followed; None for nothing.

        Another could have answered it, chance has spoken, or what the player saw could not be foretold from what the
        player knew: by rule, since no number of imagined worlds proves that none would have looked different.
        """
        mover = self.mover(target)
        for n in range(target, len(self.moves)):
            if self.mover(n) != mover:
                text = (
                    _("{name} had no answer: that was told, and can't be taken back.")
                    if self.was_unasked(n)
                    else _("{name} has played since.")
                )
                return text.format(name=self.seats[self.mover(n)].name)
            if self.states[n].random != self.states[n + 1].random:
                return _("Chance has spoken since: a roll or a shuffle can't be taken back.")
            before, after = self.states[n], self.states[n + 1]
            if not veil.foretold(self.rules, before, self.moves[n], mover, after, self.happened[n]):
                return _("A hidden card was shown since: what was seen can't be unseen.")
        asked = self.to_act()
        if asked not in (None, mover) and self.rules.passing_question(self.view(asked)) is not None:
            return _("{name} is asked for an answer: it can't be taken back now.").format(name=self.seats[asked].name)
        return None

    def again(self, seed: int) -> Session:
        """A new game with the same players and options."""
        return start(self.game, self.options, seed, self.seats)

    def branch(self, after: int) -> Session:
        """A new game that starts from this one after so many moves."""
        return Session(
            self.rules, dict(self.options), self.seed, self.seats, self.moves[:after], self.states[: after + 1],
            self.happened[:after], ranked=False,
        )  # fmt: skip


def given_up(seat: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """The ranking of a game that a seat gave up."""
    return tuple(other for other in range(seats) if other != seat), (seat,)


def start(game: str, options: Mapping[str, object], seed: int, seats: Sequence[Seat]) -> Session:
    """A new game with everybody seated."""
    rules = catalogue.rules(game)
    if abs(seed) > LARGEST_SEED:
        text = _("The seed is a whole number from {low} to {high}.")
        raise ValueError(text.format(low=-LARGEST_SEED, high=LARGEST_SEED))
    state = rules.new_game(options, seed)
    if len(seats) != rules.seats(state):
        text = n_("{title} needs {n} seat here, not {given}", "{title} needs {n} seats here, not {given}",
                  rules.seats(state), title=rules.info.title, given=len(seats))  # fmt: skip
        raise ValueError(text)
    return Session(rules, rules.info.complete(options), seed, seated(rules, state, seats), states=[state])


def letting_automatons(rules: Rules[Any], options: Mapping[str, T], seats: Collection[int]) -> dict[str, T | int | str]:
    """The options with the first choice that has the rulebook play these seats, if there is one."""
    settled: dict[str, T | int | str] = {**options}
    for option in rules.info.options if seats else ():
        for choice in option.choices if option.key not in options else ():
            tried = {**settled, option.key: choice.value}
            if {*seats} <= {*rules.automatic(rules.new_game(tried, 0))}:
                return tried
    return settled


def seated(rules: Rules[Any], state: Any, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Everybody in their seats; those of the rulebook are its own, whoever is named there, and it takes no other.

    An opponent may have any character that the game knows.
    """
    own = rules.automatic(state)
    if any(seat.player == AUTOMATON for n, seat in enumerate(seats) if n not in own):
        raise ValueError(_("{title} has no automaton in that seat").format(title=rules.info.title))
    for player, character in ((seat.player, levels.split(seat.player)[1]) for seat in seats):
        if character and rules.info.character(character) is None:
            raise ValueError(_("{title} has no opponent '{player}'").format(title=rules.info.title, player=player))
    return tuple(seat._replace(player=AUTOMATON) if n in own else seat for n, seat in enumerate(seats))


def replay(
    game: str, options: Mapping[str, object], seed: int, seats: Sequence[Seat], moves: Sequence[Move]
) -> Session:
    """A game played again from its moves; an illegal one raises `IllegalMove`."""
    session = start(game, options, seed, seats)
    for move in moves:
        session.play(move, watched=False)
    return session


def resume(game: str, options: Mapping[str, object], seed: int, seats: Sequence[Seat], state: Any) -> Session:
    """A game that goes on from a snapshot, without the moves that led there."""
    rules = catalogue.rules(game)
    return Session(rules, rules.info.complete(options), seed, seated(rules, state, seats), states=[state])
