"""A player at the screen: everything by real pointer and key events, as pygame delivers them."""

from __future__ import annotations

from typing import Any, TypeVar

import pygame

from game.core.contract import Move
from game.core.things import acts_as
from game.session import Session
from ui.app import App
from ui.canvas import Canvas
from ui.screens.table import TableScreen

Spot = tuple[int, int]


class Player:
    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    def event(self, kind: int, **data: Any) -> None:
        self.app.frame([pygame.event.Event(kind, **data)], 0.02)

    def rest(self, frames: int = 400) -> None:
        """Waits until nothing moves any more."""
        for _ in range(frames):
            if not self.app.frame([], 0.05):
                return

    def drawn_as_a_whole(self) -> None:
        """At rest the window, drawn in parts, is what it would be drawn anew."""
        self.rest()
        fresh = Canvas(pygame.Surface(self.app.surface.get_size()))
        fresh.show(self.app._drawables())
        assert pygame.image.tobytes(fresh.surface, "RGB") == pygame.image.tobytes(self.app.surface, "RGB")

    def point(self, spot: Spot) -> None:
        self.event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, spot: Spot, button: int = 1) -> None:
        self.event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button)

    def release(self, spot: Spot, button: int = 1) -> None:
        self.event(pygame.MOUSEBUTTONUP, pos=spot, button=button)

    def click(self, spot: Spot, button: int = 1) -> None:
        self.point(spot)
        self.press(spot, button)
        self.release(spot, button)

    def drag(self, start: Spot, end: Spot, *, drop: bool = True) -> None:
        self.point(start)
        self.press(start)
        middle = ((start[0] + end[0]) // 2 + 9, (start[1] + end[1]) // 2 + 9)
        for spot in ((start[0] + 8, start[1]), middle, end):
            self.event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(1, 0, 0))
        if drop:
            self.release(end)

    def key(self, key: int, mod: int = 0) -> None:
        self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    # At the table

    def spot(self, name: str) -> Spot:
        """Where a thing or a place can be pointed at; of a thing that others cover, what is seen of it."""
        desk = self.table.desk
        rect = desk.reach.rect(name) or desk.scene.rect(name)
        assert rect is not None
        middle = rect.centerx, rect.centery + rect.height // 8
        under = desk.under(middle)
        if name not in desk.reach.sprites or under is None or acts_as(under) == name:
            return middle
        twelfths = [(x, y) for y in range(11, 0, -1) for x in range(1, 12)]
        seen = ((rect.x + rect.width * x // 12, rect.y + rect.height * y // 12) for x, y in twelfths)
        return next((spot for spot in seen if acts_as(desk.under(spot) or "") == name), middle)

    def reveal(self, name: str) -> None:
        """Scrolls what is spread out, as a person would, until the thing is seen."""
        desk = self.table.desk
        for _ in range(60):
            if not desk.browser or acts_as(desk.under(self.spot(name)) or "") == name:
                return
            self.point(desk.browser.panel.center)
            self.event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False, which=0)

    def button(self, text: str) -> None:
        """Presses the button with this text."""
        for element in self.app.screen.elements:
            if getattr(element, "text", None) == text:
                self.click(element.rect.center)
                return
        raise AssertionError(f"no button '{text}'")

    def play(self, move: Move) -> None:
        """Plays a move as a person would: drag, click, or button."""
        if move.src:
            self.reveal(move.src)
        if move.src and move.dst:
            self.drag(self.spot(move.src), self.spot(move.dst))
        elif move.src or move.dst:
            table = self.table
            self.click(self.spot(str(move.src or move.dst)))
            if table.chooser:
                self.button(table.asks_back(move))
        else:
            table = self.table
            self.button(table.sitting.labelled(move))
            if table.armed:
                self.button(table.asks_back(move))
        self.rest()


class Hasty(Player):
    """A player to whom time passes quickly: a rest takes few frames."""

    def rest(self, frames: int = 200) -> None:
        for _ in range(frames):
            if not self.app.frame([], 0.6):
                return

    def thing(self, name: str) -> Any:
        return self.table.desk.scene.sprites[name].thing

    @property
    def moves(self) -> list[Move]:
        return self.table.session.moves


P = TypeVar("P", bound=Player)


def seated(app: App, session: Session, sort: type[P]) -> P:
    """A player at the table of that game, who has let everything come to rest."""
    app.push(TableScreen(app, session))
    player = sort(app)
    player.point((5, 5))
    player.rest()
    return player
