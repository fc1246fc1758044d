"""A lesson at the real table: every step says what to do, and only that can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game import catalogue, session
from game.core.contract import Move
from game.core.language import _
from game.core.lesson import Step
from game.session import PERSON, Seat
from ui.app import App
from ui.screens.table import TableScreen
from ui.table.hands import Wish

TEACHER = "novice"
"""Stands in the other seats; what they do is written in the lesson."""


class LessonScreen(TableScreen):
    prompt_styles = (("lead", "serif"), ("text", "sans"), ("small", "sans"))

    def __init__(self, app: App, game: str) -> None:
        self.lesson, self.at = catalogue.lesson(game), 0
        others = catalogue.rules(game).seats(catalogue.rules(game).new_game(self.lesson.options, 0)) - 1
        learner = (*app.settings.names, _("Player {n}").format(n=1))[0]
        seats = [Seat(PERSON, learner), *(Seat(TEACHER, _("Teacher")) for _seat in range(others))]
        super().__init__(app, session.start(game, self.lesson.options, self.lesson.seed, seats))
        self.kept = False

    @property
    def prompt_tall(self) -> int:
        """Large letters get more room, at the cost of the log."""
        return round(200 * max(1.0, self.app.type_scale))

    @property
    def step_now(self) -> Step:
        return self.lesson.steps[self.at]

    def _is_last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    # The line that is played

    def may_act(self) -> bool:
        return super().may_act() and bool(self.step_now.text)

    def open_moves(self) -> list[Move]:
        return [self.step_now.move] if self.step_now.move else []

    def rings(self) -> Sequence[str]:
        return () if self.desk.animator.running or self.looking_back is not None else self.step_now.things

    def play(self, move: Move) -> None:
        self.at += 1
        super().play(move)
        self._speak()

    def go_on(self) -> None:
        """What the step asks for is done, or read and understood."""
        if self.step_now.move:
            self.play(self.step_now.move)
            return
        self.at += 1
        self._refresh()
        self._speak()

    def _speak(self) -> None:
        if self.step_now.text:
            self.app.say(_(self.step_now.text))

    def _go_on(self, seconds: float) -> bool:
        move = self.step_now.move
        if self.looking_back is not None or self.step_now.text or move is None:
            return False
        self._rested += seconds
        if self._rested >= self._beat():
            self.play(move)
        return True

    def fulfil(self, wish: Wish) -> None:
        if self.looking_back is None and not wish.moves:
            self.refuse(_("That comes later: first what the lesson asks for."), "")
        else:
            super().fulfil(wish)

    def may_take_back(self) -> bool:
        return self.looking_back is None and self.at > 0

    def take_back(self) -> None:
        """To the step before."""
        steps = self.lesson.steps
        before = [k for k in range(self.at) if steps[k].text]
        if not before or self.looking_back is not None:
            self.app.toast(_("The lesson begins here.") if not before else _("First go back to now."))
            return
        self.at = before[-1]
        self.session.cut(sum(step.move is not None for step in steps[: self.at]))
        self._refresh([])
        self._speak()

    # Words

    def prompt(self) -> tuple[str, str]:
        telling = self.desk.animator.telling and self.desk.animator.told
        if self.looking_back is not None or telling or not self.step_now.text:
            return super().prompt()
        return _(self.step_now.text), "ivory"

    def prompt_head(self) -> tuple[str, str]:
        """Which step it is; or what was refused, so that the words of the step stay."""
        if self.refusal:
            return self.refusal[0], "bad"
        steps = self.lesson.steps
        here, all_ = (sum(bool(step.text) for step in part) for part in (steps[: self.at + 1], steps))
        return _("Lesson: step {n} of {all}").format(n=here, all=all_), "brass"

    def has_one_way(self) -> bool:
        return not self._is_last() and (self.step_now.move is None or super().has_one_way())

    def buttons(self) -> list[tuple[str, str, Callable[[], None]]]:
        if self.looking_back is not None:
            return [(_("Back to now"), "forward", self.back_to_now)]
        if self.desk.animator.telling:
            return super().buttons()
        move = self.step_now.move
        if move is None and self._is_last():
            return [(_("Play a game"), "play", self.to_game), (_("To the shelf"), "home", self.to_title)]
        if move is None:
            return [(_("Go on"), "forward", self.go_on)]
        return super().buttons() if self.may_act() and not (move.src or move.dst) else []

    def _act(self) -> None:
        if self.step_now.move is None and self.desk.finger.on is None and not self._is_last():
            self.go_on()
        else:
            super()._act()

    # Doors

    def to_game(self) -> None:
        """The setup of this game, in place of the lesson."""
        from ui.screens.setup import SetupScreen

        self.app.replace(SetupScreen(self.app, self.session.game))

    def begin_again(self) -> None:
        self.app.replace(LessonScreen(self.app, self.session.game))

    def save_as(self) -> None:
        self.app.toast(_("A lesson is not saved: it begins anew whenever you like."))

    def ask_hint(self) -> None:
        """The words of the step once more."""
        self.refusal = None
        self.column.show()
        self._speak()
