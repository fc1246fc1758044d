"""Who sits around a game in play: who looks, who is asked next, who thinks, what is looked back at and taken back.

A sitting knows no window. It says what comes next (`go_on`) and what a person may do (`offers`); whoever shows it lets
that happen: plays the move, drops the curtain, writes the journal.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.ai import hints
from game.ai.levels import Decision
from game.ai.opponents import OPPONENTS
from game.core.contract import Event, Move, Reason, Shortcut
from game.core.language import YOU, _, n_, to_you
from game.session import AUTOMATON, Line, Session
from ui.asking import Asking
from ui.table.thinker import Thinker


@dataclass(frozen=True, slots=True)
class Play:
    """Whoever is to act plays this."""

    move: Move


@dataclass(frozen=True, slots=True)
class Curtain:
    """The device is handed to a person; `brief` if that one sat there last and need not be told what happened."""

    seat: int
    brief: bool


@dataclass(frozen=True, slots=True)
class Turned:
    """The table is seen by others, or from elsewhere."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An opponent's time; `began` if it was just asked."""

    began: bool = False


@dataclass(frozen=True, slots=True)
class Hinted:
    """The hint that was asked for."""

    decision: Decision


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


@dataclass(frozen=True, slots=True)
class Resigns:
    """An opponent gives the game up."""

    seat: int


Next = Play | Resigns | Curtain | Turned | Waiting | Hinted | Over
"""What comes next at a still table; None is a person's decision, which may take as long as it likes."""


class Offer(NamedTuple):
    """Something to press: what it says, and the move or the wish that it stands for."""

    label: str
    icon: str
    does: Move | Shortcut | str


HOPELESS = 0.02
"""The chance to win below which an opponent sees no hope."""
PATIENT = 3
"""For so many turns without hope it plays on."""
BACK_TO_NOW, PLAY_ON, RESULT, STEP, HURRY, REST, ANSWER = "back", "on", "result", "step", "hurry", "rest", "answer"
READ_ON, TO_GAME, TO_SHELF = "read on", "game", "shelf"
"""Wishes beside moves, as offers name them."""


@dataclass(slots=True)
class Despair:
    """For how many turns of its own in a row an opponent has seen no hope."""

    turns: int = 0
    last: int = -2
    """The move after which the latest of them began."""

    def grows(self, decision: Decision, turn: int) -> bool:
        """Was this one turn without hope too many? What was not weighed says nothing."""
        if len(decision.candidates) < 2:
            return False
        if decision.chance >= HOPELESS:
            self.turns, self.last = 0, -2
        elif turn != self.last:
            self.turns, self.last = self.turns + 1, turn
        return self.turns > PATIENT


class Sitting:
    kept = True
    """Is the game written to a journal?"""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rules = session.rules
        self.asking = Asking(session)
        self.thinker = Thinker(session.game)
        self.front = self._first_viewer()
        """The seat that the table is turned to."""
        self.viewer = None if self.is_open() else self.front
        """The seat whose cards are seen; None while several persons watch together."""
        self.offered: int | None = None
        """The person to whom a passing question is put on the open table."""
        self.looking_back: int | None = None
        """After how many moves the table is shown; None is now."""
        self.stepping = self.may_step = False
        """Opponents wait to be let on, move by move."""
        self._rested = 0.0
        self.lets_resign = False
        """May opponents give up what is lost?"""
        self._log: tuple[list[Line], list[Line]] = [], []
        """The log as it was told last, before and after it was put to the one person."""
        self._despair: dict[int, Despair] = {}
        self.joined: list[tuple[int, int]] = []
        """The moves, from and to which number, that one press played: they are taken back together."""
        self.look()

    def look(self) -> None:
        """Something changed: what is seen, and what may be done, is found anew."""
        self.view = self.session.view(self.viewer, self.looking_back)
        self.moves = self.open_moves() if self.may_act() else []
        self.shortcuts = self.open_shortcuts() if self.may_act() else ()
        self._rested = 0.0

    def close(self) -> None:
        self.thinker.close()

    # Who looks

    @property
    def persons(self) -> list[int]:
        return [n for n, seat in enumerate(self.session.seats) if seat.is_person]

    @property
    def alone(self) -> int | None:
        """The seat of the one person who plays; None if several do, or nobody."""
        return self.session.alone

    @property
    def is_shared(self) -> bool:
        """Do several persons look at one table, each with something to hide?"""
        return bool(self.rules.info.hides) and len(self.persons) > 1

    def _first_viewer(self) -> int | None:
        persons, to_act = self.persons, self.session.to_act()
        if to_act in persons:
            return to_act
        return persons[0] if persons else None

    def is_open(self) -> bool:
        """Is the decision about the open table, so that several persons may look at it together?"""
        return self.is_shared and not self.rules.needs_curtain(self.session.state)

    def may_act(self) -> bool:
        """Is a person's decision open on this table now?"""
        if self.looking_back is not None or not self.session.person_to_act():
            return False
        return self.session.to_act() == self.viewer or (self.viewer is None and self.is_open())

    def open_moves(self) -> list[Move]:
        """What the person to act may do."""
        moves: list[Move] = self.rules.legal_moves(self.view)
        return moves

    def open_shortcuts(self) -> Sequence[Shortcut]:
        """What the person to act may do with one press instead of several."""
        shortcuts: Sequence[Shortcut] = self.rules.shortcuts(self.view)
        return shortcuts

    def sit(self, seat: int) -> None:
        """The table is seen from this seat now."""
        self.viewer = self.front = seat
        self.offered = None
        self.look()

    def hand_over(self, seat: int) -> Curtain:
        """This seat takes the table; who sat there last need not be told what happened."""
        return Curtain(seat, brief=seat == self.front)

    # The log

    def names(self) -> list[str]:
        """What everybody is called at this table: one person alone is spoken to."""
        return [YOU if n == self.alone else name for n, name in enumerate(self.session.names)]

    def told(self, event: Event) -> str:
        """What happened, in words."""
        return self._to_you(str(self.rules.say_event(event, self.names())))

    def log(self) -> list[Line]:
        """All that happened, as whoever looks may know it."""
        lines = self.session.log(self.viewer, self.names())
        if self.alone is None:
            return lines
        raw, said = self._log
        known = len(raw) if lines[: len(raw)] == raw else 0
        said = said[:known] + [line._replace(text=self._to_you(line.text)) for line in lines[known:]]
        self._log = lines, said
        return list(said)

    def _to_you(self, text: str) -> str:
        return text if self.alone is None else to_you(text, self.session.names[self.alone])

    def recap(self, seat: int) -> list[str]:
        """What everybody may know of the moves since the seat last decided anything: others may still be looking."""
        since, own = self.last_decision(seat), self.session.names[seat]
        names = [YOU if n == seat else name for n, name in enumerate(self.session.names)]
        return [to_you(line.text, own) for line in self.session.log(None, names) if line.moves > since]

    def last_decision(self, seat: int) -> int:
        """After how many moves the seat last decided anything, 0 for never; what passed by itself does not count."""
        session = self.session
        since = len(session.moves)
        while since and (
            session.mover(since - 1) != seat or since - 1 in self.asking.unasked or session.was_unasked(since - 1)
        ):
            since -= 1
        return since

    # Playing

    def play(self, move: Move) -> list[Event]:
        """Plays a move for whoever is to act; a bad one raises `IllegalMove` and changes nothing."""
        self.thinker.cancel()
        self.offered = None
        events = self.session.play(move)
        if self.is_shared and self.session.showed_all(len(self.session.moves) - 1):
            self.viewer = None
        self.look()
        return events

    def go_on(self, seconds: float, beat: float = 0.0, unwanted: Collection[str] = ()) -> Next | None:
        """The table was still for so long: what comes next. Opponents leave a `beat` between their moves; at
        `unwanted` moments no person is asked."""
        if self.looking_back is not None:
            return None
        if self.thinker.about == "hint":
            decision = self.thinker.tick(seconds)
            return Waiting() if decision is None else Hinted(decision)
        seat = self.session.to_act()
        if seat is None:
            return Over()
        if not self.session.seats[seat].is_person:
            return self._opponent(seat, seconds, beat)
        passing = self.asking.skipped(seat, unwanted)
        if passing is not None:
            self.asking.unasked.add(len(self.session.moves))
            return Play(passing)
        return None if self.may_act() else self._other_person(seat)

    def _other_person(self, seat: int) -> Next | None:
        """Another person acts: behind a curtain if it is about what is hidden, else at once."""
        if self.is_open():
            self.viewer = None
        elif self.asking.question(seat) is not None:
            if self.offered == seat:
                return None
            self.viewer, self.offered = None, seat
        elif self.rules.info.hides:
            return self.hand_over(seat)
        else:
            self.viewer = self.front = seat
        self.look()
        return Turned()

    def _opponent(self, seat: int, seconds: float, beat: float) -> Next | None:
        asked = self.asking.question(seat)
        if asked is not None and (asked.granted or not asked.able):
            return Play(asked.passing)
        if self.stepping and not self.may_step:
            return None
        self._rested += seconds
        began = not self.thinker.about
        if began:
            if self._rested < beat:
                return Waiting()
            if self.session.seats[seat].player == AUTOMATON:
                self.may_step = False
                return Play(self.session.legal_moves()[0])
            level, seed = self.session.seats[seat].player, self.session.seed + len(self.session.moves)
            self.thinker.ask("move", self.session.view(seat), level, seed)
        decision = self.thinker.tick(seconds)
        if decision is None:
            return Waiting(began)
        self.may_step = False
        return Resigns(seat) if self._gives_up(seat, decision) else Play(decision.move)

    def _gives_up(self, seat: int, decision: Decision) -> bool:
        """Has an opponent, by what it sees, been lost for some of its turns in a row? Only against one person, who has
        won then."""
        if not self.lets_resign or not self.kept or self.alone is None or len(self.session.seats) != 2:
            return False
        turn = next((n for n in reversed(range(len(self.session.moves))) if self.session.mover(n) != seat), -1)
        known = self._despair.setdefault(seat, Despair())
        return known.grows(decision, turn)

    @property
    def thinking(self) -> bool:
        return self.thinker.about == "move"

    def lost(self) -> bool:
        """Has the game ended with winners of whom no person is one?"""
        outcome = self.session.outcome()
        winners = set(outcome.winners) if outcome else set()
        return bool(winners and self.persons) and not winners & set(self.persons)

    # What a person may do

    def offers(self) -> list[Offer]:
        """What can be pressed. A lone move is offered even if it has a thing."""
        session = self.session
        seat = session.to_act()
        if self.looking_back is not None:
            return [Offer(_("Back to now"), "forward", BACK_TO_NOW), Offer(_("Play on from here"), "branch", PLAY_ON)]
        if seat is None:
            return [Offer(_("Result"), "trophy", RESULT)]
        if not session.seats[seat].is_person:
            if self.stepping:
                return [Offer(_("Next step"), "step", STEP)]
            return [] if session.seats[seat].player == AUTOMATON else [Offer(_("Move now"), "skip", HURRY)]
        rest = Offer(_("Pass until it concerns me"), "", REST)
        asked = self.asking.question(seat)
        if self.offered is not None:
            assert asked is not None
            look = Offer(_("Look at my cards"), "", ANSWER)
            return [Offer(self.said(asked.passing), "", asked.passing), rest, look]
        buttons = [move for move in self.moves if len(self.moves) == 1 or not (move.src or move.dst)]
        offers = [Offer(self.labelled(move), "", move) for move in buttons]
        offers += [Offer(short.said, "", short) for short in self.shortcuts if not short.src]
        may_rest = self.viewer is not None and self.may_act() and asked is not None and not asked.granted
        return [*offers, rest] if may_rest else offers

    def has_one_way(self) -> bool:
        """Is there but one thing to do? Then its button shines."""
        return len(self.moves) == 1

    def wasted(self, move: Move) -> str:
        """What a move throws away, in a few words, if anything else could be done."""
        return str(self.rules.wastes(self.view, move)) if len(self.moves) > 1 else ""

    def may_resign(self) -> int | None:
        """The seat that may give the game up now: of one person at any time, of two that face each other in turn."""
        seat = self.session.to_act()
        if seat is None or self.looking_back is not None or not self.kept:
            return None
        if self.alone is not None:
            return self.alone
        return seat if len(self.session.seats) == 2 and seat == self.viewer else None

    def resign(self, seat: int) -> None:
        """The seat gives the game up."""
        self.thinker.cancel()
        self.offered = None
        self.session.resign(seat)
        self.look()

    def awaited(self, seat: int | None) -> int | None:
        """Whom everybody waits for, while that seat is to act."""
        return seat

    def is_asked(self) -> bool:
        """Is whoever is to act asked a passing question?"""
        seat = self.session.to_act()
        return seat is not None and self.asking.question(seat) is not None

    def cries(self, seat: int) -> bool:
        """Is it worth a word that this seat's turn begins? Not before a curtain, which names it."""
        return not (self.is_shared and seat in self.persons)

    def refuses(self, tried: Move, found: Sequence[Move]) -> Reason | None:
        """Why what a hand tried is not done; `found` are the moves that it could mean."""
        seat = self.session.to_act()
        if seat is None:
            return None
        if not self.may_act():
            return Reason(_("It is {name}'s turn.").format(name=self.session.names[seat]), "turn")
        return None if found else self.rules.why_not(self.view, tried)

    def hinders(self, name: str) -> Reason | None:
        """Why nothing can be done with the thing that the pointer is on."""
        return self.refuses(Move("click", name), ())

    # Words

    def said(self, move: Move) -> str:
        """The move in words, with the total that it changes."""
        text = self._to_you(str(self.rules.say_move(self.view, move, self.names())))
        shift = self.rules.shifts(self.view, move) if move in self.moves else None
        return _("{move} ({old}\u00a0→\u00a0{new})").format(move=text, old=shift[0], new=shift[1]) if shift else text

    def labelled(self, move: Move) -> str:
        """The move as its button says it, with what would be left."""
        left = self.wasted(move)
        return _("{move} ({left})").format(move=self.said(move), left=left) if left else self.said(move)

    def asked(self) -> str:
        """What is asked of whom."""
        seat, outcome = self.session.to_act(), self.session.outcome()
        if self.session.resigned is not None and outcome is not None:
            return self.log()[-1].text
        text = self._to_you(str(self.rules.prompt(self.view, self.names())))
        if seat is None or seat == self.alone:
            return text
        if seat not in self.persons:
            return _("{name} is playing.").format(name=self.session.names[seat])
        return _("{name}: {prompt}").format(name=self.session.names[seat], prompt=text)

    def called(self, seat: int) -> str:
        """What the panel calls a seat: one person alone needs no name."""
        return self.session.called(seat)

    def asker(self) -> str:
        """The card that asks the person to act; nothing if none does."""
        return str(self.rules.asks(self.view)) if self.may_act() else ""

    def heading(self) -> str:
        """What stands above the question; nothing at an ordinary table."""
        return ""

    def speech(self) -> str:
        """What a teacher says; nothing at an ordinary table."""
        return ""

    def read_on(self) -> None:
        """What a teacher said is understood."""

    def shown(self) -> Sequence[str]:
        """The things that a teacher points at."""
        return ()

    # Hints, taking back, looking back

    def ask_hint(self) -> bool:
        """The strongest level's advice for the person to act, from that person's own view; is it being sought now?"""
        if not self.may_act() or self.thinker.about:
            return False
        self.thinker.ask("hint", self.view, OPPONENTS[-1], self.session.seed)
        return True

    def hinted(self, decision: Decision, most: int | None = None) -> str:
        """The advice in words: the moves of the turn, or so many of them, and why."""
        told = hints.told(self.rules, self.view, decision, self.session.seed, tuple(self.session.names))
        moves = [self.said(decision.move), *told.moves[1:]][:most]
        left = len(told.moves) - len(moves)
        if left:
            moves.append(n_("{n} more move", "{n} more moves", left))
        chance = round(100 * decision.chance)
        text = _("Hint ({chance} %): {moves}. {reason}")
        return text.format(chance=chance, moves=" · ".join(moves).rstrip("."), reason=told.reason).rstrip()

    def undo_refused(self) -> str | None:
        """Why nothing can be taken back now; None when it can."""
        return self.session.undo_refused() or self._only_now()

    def _only_now(self) -> str | None:
        return None if self.looking_back is None else _("First go back to now.")

    def take_back(self) -> bool:
        """Takes the last decision back; was that free?"""
        self.thinker.cancel()
        free = self.session.undo_is_free()
        self.session.undo()
        begin = min((begin for begin, end in self.joined if begin < len(self.session.moves) < end), default=None)
        while begin is not None and len(self.session.moves) > begin and not self.session.undo_refused():
            free = self.session.undo_is_free() and free
            self.session.undo()
        self.joined = [each for each in self.joined if each[1] <= len(self.session.moves)]
        self.asking.forget(len(self.session.moves))
        seat = self.session.to_act()
        if seat is not None and self.session.seats[seat].is_person and not self.rules.info.hides:
            self.viewer = self.front = seat
        self.look()
        return free

    def look_back(self, moves: int) -> None:
        """The table is shown as it was after so many moves."""
        self.thinker.cancel()
        self.looking_back = moves
        self.look()

    def back_to_now(self) -> None:
        self.looking_back = None
        self.look()

    def play_on(self) -> Session:
        """A new game from the moment that is shown."""
        assert self.looking_back is not None
        return self.session.branch(self.looking_back)
