"""A lesson is a sitting along a line: every step says what to do, and only that can be done."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game import catalogue, session
from game.ai.opponents import OPPONENTS
from game.core.contract import Event, Move, Reason, Shortcut
from game.core.language import _
from game.core.lesson import Step
from game.session import PERSON, Seat
from ui.sitting import BACK_TO_NOW, READ_ON, TO_GAME, TO_SHELF, Next, Offer, Play, Sitting, Waiting

TEACHER = OPPONENTS[0]
"""Stands in the other seats; what they do is written in the lesson."""


class LessonSitting(Sitting):
    kept = False

    def __init__(self, game: str, learner: str) -> None:
        self.lesson, self.at = catalogue.lesson(game), 0
        rules = catalogue.rules(game)
        others = rules.seats(rules.new_game(self.lesson.options, 0)) - 1
        seats = [Seat(PERSON, learner), *(Seat(TEACHER, _("Teacher")) for _seat in range(others))]
        super().__init__(session.start(game, self.lesson.options, self.lesson.seed, seats))

    @property
    def step_now(self) -> Step:
        return self.lesson.steps[self.at]

    def is_last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    # The line that is played

    def may_act(self) -> bool:
        return super().may_act() and bool(self.step_now.text)

    def open_moves(self) -> list[Move]:
        return [self.step_now.move] if self.step_now.move else []

    def open_shortcuts(self) -> Sequence[Shortcut]:
        return ()

    def play(self, move: Move) -> list[Event]:
        events = super().play(move)
        self.at += 1
        self.look()
        return events

    def read_on(self) -> None:
        self.at += 1
        self.look()

    def go_on(self, seconds: float, beat: float = 0.0, unwanted: Collection[str] = ()) -> Next | None:
        move = self.step_now.move
        if self.looking_back is not None or self.step_now.text or move is None:
            return None
        self._rested += seconds
        return Play(move) if self._rested >= beat else Waiting()

    def undo_refused(self) -> str | None:
        return self._only_now() if self._read_before() else _("The lesson begins here.")

    def _read_before(self) -> list[int]:
        return [k for k in range(self.at) if self.lesson.steps[k].text]

    def take_back(self) -> bool:
        """To the step before."""
        self.at = self._read_before()[-1]
        self.session.cut(sum(step.move is not None for step in self.lesson.steps[: self.at]))
        self.look()
        return True

    # What the learner may do

    def offers(self) -> list[Offer]:
        if self.looking_back is not None:
            return [Offer(_("Back to now"), "forward", BACK_TO_NOW)]
        move = self.step_now.move
        if move is None and self.is_last():
            return [Offer(_("Play a game"), "play", TO_GAME), Offer(_("To the shelf"), "home", TO_SHELF)]
        if move is None:
            return [Offer(_("Go on"), "forward", READ_ON)]
        asked = super().offers() if self.may_act() and not (move.src or move.dst) else []
        return [offer for offer in asked if offer.does == move]

    def has_one_way(self) -> bool:
        return not self.is_last() and (self.step_now.move is None or super().has_one_way())

    def refuses(self, tried: Move, found: Sequence[Move]) -> Reason | None:
        if found:
            return super().refuses(tried, found)
        if self.is_last():
            return Reason(_("The lesson is over: now play a game."), "")
        asked = self.step_now.move
        if asked is not None and tried.kind == "drag" and tried.src == asked.src:
            return Reason(_("Not there: drop it where the ring is."), "")
        return Reason(_("That comes later: first what the lesson asks for."), "")

    def hinders(self, name: str) -> Reason | None:
        """Whoever only looks has tried nothing."""
        return None

    def cries(self, seat: int) -> bool:
        """The teacher speaks."""
        return False

    def awaited(self, seat: int | None) -> int | None:
        """What the teacher says is to be read first."""
        return self.alone if self.step_now.text else seat

    # Words

    def heading(self) -> str:
        """Which step it is."""
        steps = self.lesson.steps
        here, all_ = (sum(bool(step.text) for step in part) for part in (steps[: self.at + 1], steps))
        return _("Lesson: step {n} of {all}").format(n=here, all=all_)

    def speech(self) -> str:
        return _(self.step_now.text) if self.step_now.text else ""

    def shown(self) -> Sequence[str]:
        return self.step_now.things
