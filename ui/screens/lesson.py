"""The table of a lesson: the words of the teacher have more room, and nothing is saved."""

from __future__ import annotations

from game.core.contract import Event
from game.core.language import _
from game.core.lesson import Lesson
from saves.settings import change
from ui.app import App
from ui.lesson_sitting import LessonSitting
from ui.screens.table import TableScreen


class LessonScreen(TableScreen):
    sitting: LessonSitting
    prompt_styles = (("lead", "serif"), ("text", "serif"), ("small", "sans"))

    def __init__(self, app: App, game: str) -> None:
        learner = (*app.settings.names, _("Player {n}").format(n=1))[0]
        super().__init__(app, LessonSitting(game, learner))

    @property
    def prompt_tall(self) -> int:
        """Large letters get more room, at the cost of the log."""
        return round(200 * max(1.0, self.app.type_scale))

    @property
    def lesson(self) -> Lesson:
        return self.sitting.lesson

    @property
    def at(self) -> int:
        return self.sitting.at

    def go_on(self) -> None:
        """What the step asks for is done, or read and understood."""
        move = self.sitting.step_now.move
        if move:
            self.play(move)
        else:
            self.read_on()

    def _refresh(self, events: list[Event] | None = None) -> None:
        super()._refresh(events)
        self._remember()

    def _remember(self) -> None:
        """Who has come to the last step knows the first ones of the game."""
        taught = self.app.settings.taught
        if self.sitting.is_last() and self.session.game not in taught:
            kept = self.app.settings = change(self.app.settings, taught=(*taught, self.session.game))
            self.app.try_store(lambda: self.app.store.keep_settings(kept))

    def begin_again(self) -> None:
        self.app.replace(LessonScreen(self.app, self.session.game))

    def save_as(self) -> None:
        self.app.toast(_("A lesson is not saved: it begins anew whenever you like."))

    def ask_hint(self) -> None:
        """The words of the step once more."""
        self.refusal = None
        self.column.show()
        self.speak()
