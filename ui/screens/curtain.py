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
    """One page: who is next, and what everybody may know of what happened since. Their own view waits behind it."""

    name = "curtain"

    def __init__(self, app: App, table: TableScreen, seat: int, *, brief: bool = False) -> None:
        """`brief`: nobody else has looked meanwhile, so there is nothing to tell."""
        super().__init__(app)
        self.table, self.seat, self.brief = table, seat, brief
        app.sound.play("curtain")

    def back(self) -> None:
        """Esc does not lift the curtain."""

    def backdrop(self) -> pygame.Surface:
        return self.app.room.scene(f"covers/{self.table.session.game}", self.area.size)

    def build(self) -> None:
        name, told = self.table.session.seats[self.seat].name, [] if self.brief else self.recap()
        top = max(self.area.height // 4 - self.px(20) * len(told), self.px(70))
        spot = self.text(
            name, self.area.centerx, top, size="display", face="serif", tone="brass_bright", align="centre"
        )
        room = self.px(700)
        x = (self.area.width - room) // 2
        text = _("Everybody else should look away now. Take the seat and press the button.")
        spot = self.text(text, x, spot.bottom + self.px(16), size="lead", room=room, align="centre")
        if told:
            spot = self._told(told, x, spot.bottom + self.px(24), room)
        wide = self.px(280)
        rect = pygame.Rect((self.area.width - wide) // 2, spot.bottom + self.px(36), wide, self.px(52))
        self.focus = Button(self, rect, _("I am {name}").format(name=name), self._lift, kind="primary")

    def _told(self, lines: list[str], x: int, y: int, room: int) -> pygame.Rect:
        """The newest lines, as many as there is room for."""
        spot = self.text(self.since(), x, y, size="lead", face="serif_italic", tone="ivory_dim", room=room,
                         align="centre")  # fmt: skip
        style, step = self.style(), self.px(4)
        pictures = [ink.paragraph(line, style, room, "centre") for line in lines]
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

    def since(self) -> str:
        """From when on it tells."""
        return _("Since your last move") if self.table.sitting.last_decision(self.seat) else _("So far")

    def _lift(self) -> None:
        self.app.pop()
        self.table.sit(self.seat)
