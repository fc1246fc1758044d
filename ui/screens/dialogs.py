"""Small questions over the dimmed screen: yes or no, a name, a notice. Esc is always the harmless answer."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.language import _
from ui import ink
from ui.app import App
from ui.screens.base import Screen
from ui.widgets import Action, Button, Entry

WIDE = 500
PAD = 32


class Overlay(Screen):
    """A screen over the one before, of which a dimmed picture stays behind it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        if app.screens:  # the window may still show a dialog that has just closed
            app.canvas.show(app.screen.drawables())
        self._under = app.room.dimmed(app.picture())
        self._opened = app.ticks

    def backdrop(self) -> pygame.Surface:
        if self._under.get_size() != self.area.size:
            self._under = pygame.transform.smoothscale(self._under, self.area.size)
        return self._under

    def handle(self, event: pygame.event.Event) -> None:
        """The key that opened the dialog must not be typed into it as well."""
        if event.type == pygame.TEXTINPUT and self.app.ticks == self._opened:
            return
        super().handle(event)


class Dialog(Overlay):
    """A title, a text, perhaps a line to type in, and one or two answers. `danger` is the sign of an answer that can't
    be taken back."""

    name = "dialog"

    def __init__(
        self, app: App, title: str, text: str, yes: str, on_yes: Action, no: str = "", *, danger: str = ""
    ) -> None:
        super().__init__(app)
        self.title, self.words, self.yes, self.on_yes, self.no, self.danger = title, text, yes, on_yes, no, danger

    def build(self) -> None:
        inner = min(self.px(WIDE), self.area.width - self.px(80) - 2 * self.px(PAD))
        title = ink.paragraph(self.title, self.style("head", "serif", "brass_bright"), inner)
        words = ink.paragraph(self.words, self.style(tone="ivory_dim"), inner) if self.words else None
        field = self.field_height()
        answers = max(self.px(42), round(self.size("text") * 2.2))
        tall = title.get_height() + self.px(2 * PAD) + answers + self.px(20)
        tall += words.get_height() + self.px(10) if words else 0
        tall += field + self.px(16) if field else 0
        frame = pygame.Rect(0, 0, inner + 2 * self.px(PAD), tall)
        frame.center = self.area.center
        self.panel(frame, "night", 248, "brass_dark")
        x, y = frame.x + self.px(PAD), frame.y + self.px(PAD)
        self.picture(title, x, y)
        y += title.get_height() + self.px(10)
        if words:
            self.picture(words, x, y)
            y += words.get_height() + self.px(10)
        if field:
            self.build_field(pygame.Rect(x, y, inner, field))
        self._build_answers(pygame.Rect(x, frame.bottom - self.px(PAD) - answers, inner, answers))

    def field_height(self) -> int:
        """Design pixels of the line to type in; none in a plain question."""
        return 0

    def build_field(self, rect: pygame.Rect) -> None:
        """Makes the line to type in."""

    def _build_answers(self, row: pygame.Rect) -> None:
        gap = self.px(14)
        wide = (row.width - gap) // 2
        right = pygame.Rect(row.right - wide, row.y, wide, row.height)
        if not self.no:
            self.focus = Button(self, right, self.yes, self.accept, kind="primary")
            return
        kind = "plain" if self.danger else "primary"
        left = pygame.Rect(row.x, row.y, wide, row.height)
        safe = Button(self, left, self.no, self.back, icon="back")
        self.accept_button = Button(self, right, self.yes, self.accept, kind=kind, icon=self.danger)
        if self.focus is None:
            self.focus, self.focus_shown = safe, True

    def accept(self) -> None:
        self.app.pop()
        self.on_yes()


class NameDialog(Dialog):
    """Asks for one line of text. Enter accepts."""

    name = "name"

    def __init__(
        self, app: App, title: str, initial: str, on_ok: Callable[[str], None], *, text: str = "", yes: str = "",
        limit: int = 40,
    ) -> None:  # fmt: skip
        self.typed, self.limit, self.on_ok = initial, limit, on_ok
        super().__init__(app, title, text, yes or _("Save"), self._give, no=_("Cancel"))
        self._first = True

    def field_height(self) -> int:
        return max(self.px(40), round(self.size("text") * 1.9))

    def build_field(self, rect: pygame.Rect) -> None:
        self.entry = Entry(self, rect, self.typed, self.title, self.limit)
        self.focus_on(self.entry, by_key=self.focus_shown)
        if self._first:
            self._first = False
            self.entry.select_all()

    def tick(self, seconds: float) -> bool:
        self.typed = self.entry.get_text()
        self.accept_button.update_state(enabled=bool(self.typed.strip()))
        return False

    def key(self, event: pygame.event.Event) -> bool:
        if self.focus is self.entry and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.accept()
            return True
        if self.focus is self.entry and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return super().key(event)

    def accept(self) -> None:
        self.typed = self.entry.get_text()
        if self.typed.strip():
            super().accept()

    def _give(self) -> None:
        self.on_ok(self.typed.strip())


def ask(app: App, title: str, text: str, yes: str, on_yes: Action, no: str = "", *, danger: str = "") -> Dialog:
    """A question; the focus starts on the answer that changes nothing."""
    dialog = Dialog(app, title, text, yes, on_yes, no or _("Cancel"), danger=danger)
    app.push(dialog)
    return dialog


def ask_name(
    app: App, title: str, initial: str, on_ok: Callable[[str], None], *, text: str = "", yes: str = "", limit: int = 40
) -> NameDialog:
    """Asks for one line of text and gives it on when it is not empty."""
    dialog = NameDialog(app, title, initial, on_ok, text=text, yes=yes, limit=limit)
    app.push(dialog)
    return dialog


def show(app: App, title: str, text: str) -> Dialog:
    """A notice with one answer."""
    dialog = Dialog(app, title, text, _("Close"), lambda: None)
    app.push(dialog)
    return dialog
