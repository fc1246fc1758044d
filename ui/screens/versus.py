"""The sides of a game that begins: who sits there, with what, and who goes first. A moment, and the table is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.language import YOU, _, to_you
from game.session import PERSON
from ui import ink
from ui.app import App
from ui.canvas import Drawable
from ui.screens.base import Screen
from ui.screens.opponents import player_label
from ui.table import opening

if TYPE_CHECKING:
    from ui.screens.table import TableScreen

SECONDS = 1.8
COMES = 0.3
"""The share of that in which the sides come from both ends."""
TALL = 0.4
"""How much of the window's height a side's picture takes."""


def announce(app: App) -> None:
    """Shows the sides of the game that has just begun, if anybody sees it."""
    from ui.screens.table import TableScreen

    if isinstance(app.screen, TableScreen) and not app.unseen:
        app.push(VersusScreen(app, app.screen))


class VersusScreen(Screen):
    name = "versus"

    def __init__(self, app: App, table: TableScreen) -> None:
        super().__init__(app)
        self.table = table
        self._passed = 0.0
        self._sides: list[pygame.Surface] = []

    # Words

    def first(self) -> str:
        """Who begins."""
        session = self.table.session
        seat = session.rules.first_seat(session.state)
        if seat is None:
            return ""
        alone = session.alone
        text = _("{name} begins.").format(name=YOU if seat == alone else session.names[seat])
        return text if alone is None else to_you(text, session.names[alone])

    def brought(self, seat: int) -> str:
        """What a seat has brought to the table, as everybody may know: who leads it, or its army."""
        session, view = self.table.session, self.table.session.view(None)
        leader = opening.leader(self.table.desk.faces, session.rules.table(view), seat)
        cards = session.rules.cards()
        if leader and leader.face in cards:
            return cards[leader.face].name
        shop, army = session.rules.workshop, session.rules.army_of(view, seat)
        keys = army.split("/")
        found = [shop.sources[key].name for key in keys if key in shop.sources] if shop else []
        return _(found[0]) if found else ""

    # Pictures

    def backdrop(self) -> pygame.Surface:
        return self.app.room.painting(self.table.session.game, self.area.size)

    def build(self) -> None:
        session = self.table.session
        self._sides = [self._side(seat) for seat in range(len(session.seats))]
        top = self.px(36)
        self.text(session.rules.info.title, self.area.centerx, top, size="head", face="serif_italic", tone="ivory_dim",
                  align="centre")  # fmt: skip
        self.text(self.first(), self.area.centerx, self.area.height - self.px(84), size="head", face="serif",
                  tone="brass_bright", align="centre")  # fmt: skip

    def _side(self, seat: int) -> pygame.Surface:
        """A seat's picture over its name, who plays it and what it has brought."""
        sitting = self.table.session.seats[seat]
        wide = self.area.width // len(self.table.session.seats) - self.px(40)
        tall = round(self.area.height * TALL)
        things = self.table.session.rules.table(self.table.session.view(None))
        picture = opening.portrait(self.table.desk.faces, things, seat, (wide, tall))
        name, label = self.table.session.called(seat), player_label(self.table.session.rules.info, sitting.player)
        told = sitting.player != PERSON and label != name  # an opponent may bear the name of its level
        lines = [
            (name, self.style("title", "serif_bold", f"seat_{seat % 4}")),
            (label if told else "", self.style("lead", "sans", "ivory_dim")),
            (self.brought(seat), self.style("lead", "serif_italic", "ivory")),
        ]
        words = [ink.write(*ink.fit(text, style, wide)) for text, style in lines if text]
        surface = pygame.Surface((wide, tall + sum(word.get_height() for word in words) + self.px(14)), pygame.SRCALPHA)
        surface.blit(picture, picture.get_rect(midbottom=(wide // 2, tall)))
        y = tall + self.px(14)
        for word in words:
            surface.blit(word, word.get_rect(midtop=(wide // 2, y)))
            y += word.get_height()
        return surface

    def drawables(self) -> list[Drawable]:
        """The sides come from the ends towards the middle."""
        frame, count = super().drawables(), len(self._sides)
        share = 1.0 if self.app.settings.reduce_motion else min(self._passed / (SECONDS * COMES), 1.0)
        away = (1 - share) ** 3 * self.area.width * 0.5
        for seat, side in enumerate(self._sides):
            left = seat < count / 2
            x = self.area.width * (2 * seat + 1) // (2 * count) + round(-away if left else away)
            frame.append(Drawable(10.0 + seat, side, *side.get_rect(center=(x, self.area.centery)).topleft))
        if count == 2:
            sign = ink.write(_("vs"), self.style("display", "serif_italic", "brass_bright"))
            frame.append(Drawable(20.0, sign, *sign.get_rect(center=self.area.center).topleft))
        return frame

    # Time and hands

    def tick(self, seconds: float) -> bool:
        self._passed += seconds * self.app.settings.speed / 100
        if self._passed >= SECONDS:
            self.back()
        return True

    def handle(self, event: pygame.event.Event) -> None:
        """Any key or press, and it is over."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.back()

    def back(self) -> None:
        self.app.pop()
        self.table.lay()
