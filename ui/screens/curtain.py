"""The curtain between two persons: it replaces the whole picture, so nothing of the other's cards is left on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.language import _, n_
from ui import ink
from ui.app import App
from ui.screens.base import Screen
from ui.widgets import Button

if TYPE_CHECKING:
    from ui.screens.table import TableScreen

FOOT = 150
"""Design units below the recap, for the button."""


class CurtainScreen(Screen):
    """Names who is next; once they are ready, tells what happened since they last looked, from their own view."""

    name = "curtain"

    def __init__(self, app: App, table: TableScreen, seat: int, *, brief: bool = False) -> None:
        """`brief`: nobody else has looked meanwhile, so there is nothing to tell."""
        super().__init__(app)
        self.table, self.seat, self.ready, self.brief = table, seat, False, brief
        app.sound.play("curtain")

    def back(self) -> None:
        """Esc does not lift the curtain."""

    def build(self) -> None:
        name = self.table.session.seats[self.seat].name
        top = self.area.height // 4 if not self.ready else self.px(70)
        spot = self.text(
            name, self.area.centerx, top, size="display", face="serif", tone="brass_bright", align="centre"
        )
        room = self.px(700)
        x = (self.area.width - room) // 2
        if self.ready:
            spot = self._recap(x, spot.bottom + self.px(16), room)
            label, action = _("To the table"), self._lift
        else:
            text = _("Everybody else should look away now. Take the seat and press the button.")
            spot = self.text(text, x, spot.bottom + self.px(16), size="lead", room=room, align="centre")
            label, action = _("I am {name}").format(name=name), self._show_recap
        wide = self.px(280)
        rect = pygame.Rect((self.area.width - wide) // 2, spot.bottom + self.px(36), wide, self.px(52))
        self.focus = Button(self, rect, label, action, kind="primary")

    def _recap(self, x: int, y: int, room: int) -> pygame.Rect:
        spot = self.text(_("Since your last turn"), x, y, size="lead", face="serif_italic", tone="ivory_dim", room=room,
                         align="centre")  # fmt: skip
        style, step = self.style(), self.px(4)
        pictures = [ink.paragraph(line, style, room, "centre") for line in self.recap() or [_("Nothing happened yet.")]]
        space = self.area.height - spot.bottom - self.px(FOOT)
        shown = len(pictures)
        while shown > 1 and sum(picture.get_height() + step for picture in pictures[-shown:]) > space:
            shown -= 1
        if shown < len(pictures):
            text = n_("{n} thing more before that", "{n} things more before that", len(pictures) - shown)
            spot = self.text(text, x, spot.bottom + step, size="small", tone="ivory_faint", room=room, align="centre")
        for picture in pictures[-shown:]:
            spot = pygame.Rect(x, spot.bottom + step, *picture.get_size())
            self.picture(picture, *spot.topleft)
        return spot

    def recap(self) -> list[str]:
        return self.table.sitting.recap(self.seat)

    def _show_recap(self) -> None:
        if self.brief:
            self._lift()
            return
        self.ready = True
        self.app.rebuild()

    def _lift(self) -> None:
        self.app.pop()
        self.table.sit(self.seat)
