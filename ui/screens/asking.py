"""The page on which persons choose at which moments they are asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from game import catalogue
from game.core.info import GameInfo
from game.core.language import _
from ui.app import App
from ui.screens.base import Screen
from ui.widgets import Button, Note, Toggle

if TYPE_CHECKING:
    from ui.screens.table import TableScreen


def unasked(app: App, infos: Iterable[GameInfo]) -> Sequence[str]:
    """The moments at which persons do not want to be asked: as they chose, else as these games have it."""
    if app.settings.unasked is not None:
        return app.settings.unasked
    return [f"{info.id}.{sort}" for info in infos for sort in info.unasked]


class StopsScreen(Screen):
    """At which moments persons are asked: over the table, as the pause menu."""

    name = "stops"

    def __init__(self, app: App, table: TableScreen) -> None:
        super().__init__(app)
        self.table = table
        self._under = app.room.dimmed(app.picture())

    def backdrop(self) -> pygame.Surface:
        if self._under.get_size() != self.area.size:
            self._under = pygame.transform.smoothscale(self._under, self.area.size)
        return self._under

    def build(self) -> None:
        moments = self.table.rules.info.questions
        wide, tall, gap = self.px(560), max(self.px(44), round(self.size("text") * 2)), self.px(10)
        told = round(self.size("text") * 1.4 * 4)
        head = self.px(16) + max(self.px(64), round(self.size("title") * 1.5))
        whole = head + self.px(16) + told + (len(moments) + 1) * (tall + gap) + self.px(20)
        top, left = (self.area.height - whole) // 2, (self.area.width - wide) // 2
        self.panel(pygame.Rect(left - self.px(36), top, wide + self.px(72), whole), "night", 245, "brass_dark")
        self.text(_("Stop me at"), self.area.centerx, top + self.px(16), size="title", face="serif",
                  tone="brass_bright", align="centre")  # fmt: skip
        y = top + head
        text = _(
            "You are asked only when you could answer, and always when something of yours is aimed at. "
            "At the other moments below the game goes on without you if you switch them off."
        )
        Note(self, pygame.Rect(left, y, wide, told), text, tone="ivory_dim", middle=False)
        y += told + gap
        for moment in moments:
            row = pygame.Rect(left, y, wide, tall)
            self._toggle(row, _(moment.label), f"{self.table.session.game}.{moment.value}")
            y += tall + gap
        self.focus = Button(self, pygame.Rect(left, y, wide, tall), _("Back to the table"), self.app.pop, icon="play")

    def _toggle(self, row: pygame.Rect, label: str, key: str) -> None:
        def change(on: bool) -> None:
            infos = (catalogue.rules(game).info for game in catalogue.ids())
            kept = [each for each in unasked(self.app, infos) if each != key]
            self.app.change(unasked=tuple(kept if on else [*kept, key]))

        switch = self.px(190)
        Note(self, pygame.Rect(row.x, row.y, row.width - switch - self.px(12), row.height), label)
        place = pygame.Rect(row.right - switch, row.y, switch, row.height)
        asked = key not in unasked(self.app, [self.table.rules.info])
        Toggle(self, place, asked, (_("Go on"), _("Stop")), change, label)
