"""The pause menu over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from ui.app import App
from ui.screens.base import Screen
from ui.widgets import Button

if TYPE_CHECKING:
    from ui.screens.table import TableScreen


class PauseMenu(Screen):
    name = "pause"

    def __init__(self, app: App, table: TableScreen) -> None:
        super().__init__(app)
        self.table = table
        self._under = app.room.dimmed(app.picture())

    def backdrop(self) -> pygame.Surface:
        if self._under.get_size() != self.area.size:
            self._under = pygame.transform.smoothscale(self._under, self.area.size)
        return self._under

    def build(self) -> None:
        doors = [(_("Back to the table"), "play", self.app.pop)]
        if self.table.kept and self.table.rules.info.questions:
            doors.append((_("Stop me at …"), "step", self._stops))
        if self.table.kept:
            doors.append((_("Save this game"), "save", self._save))
        if self.table.kept and self.table.sitting.may_resign() is not None:
            doors.append((_("Resign"), "flag", self._resign))
        doors.append((_("Rulebook"), "book", self._rulebook))
        if self.table.rules.cards():
            doors.append((_("Cards"), "cards", self._cards))
        doors += [
            (_("Settings"), "settings", self._settings),
            (_("Start again"), "shuffle", self._again),
            (_("To the shelf"), "home", self.table.to_title),
            (_("Quit"), "quit", self.app.quit),
        ]
        wide, gap = self.px(340), self.px(10)
        head = self.px(16) + max(self.px(64), round(self.size("title") * 1.5))
        tall = min(self.px(46), (self.area.height - head - self.px(40)) // len(doors) - gap)
        whole = head + len(doors) * (tall + gap) + self.px(16)
        top = (self.area.height - whole) // 2
        left = (self.area.width - wide) // 2
        self.panel(pygame.Rect(left - self.px(36), top, wide + self.px(72), whole), "night", 245, "brass_dark")
        self.text(_("Pause"), self.area.centerx, top + self.px(16), size="title", face="serif", tone="brass_bright",
                  align="centre")  # fmt: skip
        y = top + head
        for label, icon, action in doors:
            button = Button(self, pygame.Rect(left, y, wide, tall), label, action, icon=icon, align="left")
            self.focus = self.focus or button
            y += tall + gap

    def _save(self) -> None:
        self.app.pop()
        self.table.save_as()

    def _resign(self) -> None:
        self.app.pop()
        self.table.resign()

    def _rulebook(self) -> None:
        self.app.pop()
        self.table.open_rulebook()

    def _stops(self) -> None:
        from ui.screens.asking import StopsScreen

        self.app.pop()
        self.app.push(StopsScreen(self.app, self.table))

    def _cards(self) -> None:
        from ui.screens.gallery import GalleryScreen

        self.app.replace(GalleryScreen(self.app, self.table.session.game))

    def _settings(self) -> None:
        from ui.screens.settings import SettingsScreen

        self.app.replace(SettingsScreen(self.app))

    def _again(self) -> None:
        self.app.pop()
        self.table.begin_again()
