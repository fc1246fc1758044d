"""Things that scroll: long lists of which only the visible rows are painted, and pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core.language import _
from ui import ink, shapes
from ui.guard import safely
from ui.ink import colour
from ui.widgets.element import Action, Element

if TYPE_CHECKING:
    from ui.screens.base import Screen

DOUBLE_CLICK = 450
"""Milliseconds between two clicks that count as one double click."""


def whole_rows(rect: pygame.Rect, row: int) -> pygame.Rect:
    """As much of the place as holds no half of a row."""
    return pygame.Rect(rect.x, rect.y, rect.width, max(rect.height - rect.height % row, row))


class Rows(Element):
    """A long list of rows of which only the visible ones are painted: the log, the saves, the rulebook's sections."""

    focusable = True

    def __init__(
        self, screen: Screen, rect: pygame.Rect, row: int,
        paint_row: Callable[[int, tuple[int, int], bool], pygame.Surface],
        pick: Callable[[int], None], say: Callable[[int], str], open_row: Callable[[int], None] | None = None,
    ) -> None:  # fmt: skip
        """`pick` is told the row that was chosen, `open_row` the one that was clicked twice or got Enter."""
        super().__init__(screen, rect, 2)
        self.row, self.paint_row, self.pick, self.say, self.open_row = row, paint_row, pick, say, open_row
        self._clicked = (-1, 0)
        self.count, self.top, self.at = 0, 0, -1
        self._grip: int | None = None
        self._bar = self.px(8)
        self.repaint()

    def label(self) -> str:
        if not 0 <= self.at < self.count:
            return ""
        return safely(lambda: self.say(self.at), "", f"words of row {self.at} of {self.screen.name}")

    def set_count(self, count: int, *, to_end: bool = False, at: int | None = None) -> None:
        """Tells how many rows there are now; `to_end` keeps the newest in sight."""
        self.count = count
        if at is not None:
            self.at = at
        if to_end:
            self.top = self._deepest()
        elif at is not None and at >= 0:
            self.reveal(at)
        self.top = min(max(self.top, 0), self._deepest())
        self.repaint()

    def _deepest(self) -> int:
        return max(0, self.count * self.row - self.rect.height)

    def reveal(self, index: int) -> None:
        self.top = min(max(self.top, (index + 1) * self.row - self.rect.height), index * self.row)
        self.top = min(max(self.top, 0), self._deepest())

    def paint(self) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        wide = self.rect.width - (self._bar + self.px(4) if self._deepest() else 0)
        for index in range(self.top // self.row, min(self.count, (self.top + self.rect.height) // self.row + 1)):
            surface.blit(self._painted_row(index, (wide, self.row)), (0, index * self.row - self.top))
        if self._deepest():
            tall = max(self.px(24), self.rect.height * self.rect.height // (self.count * self.row))
            y = (self.rect.height - tall) * self.top // self._deepest()
            tone = colour("brass" if self.hovered else "line")
            surface.blit(shapes.panel((self._bar, tall), self._bar // 2, tone), (self.rect.width - self._bar, y))
        return surface

    def _painted_row(self, index: int, size: tuple[int, int]) -> pygame.Surface:
        """A row that can't be painted says so, and the others are there all the same."""
        about = f"row {index} of {self.screen.name}"
        painted = safely(lambda: self.paint_row(index, size, index == self.at), None, about)
        if painted is None:
            painted = pygame.Surface(size, pygame.SRCALPHA)
            words = ink.write(_("This line can't be shown."), self.screen.style("text", "sans", "bad"))
            painted.blit(words, (self.px(10), (size[1] - words.get_height()) // 2))
        return painted

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(self.screen.app.pointer):
            self._scroll(-event.y * self.row * 2)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.screen.focus_on(self, by_key=False)
            if event.pos[0] >= self.rect.right - self._bar - self.px(4) and self._deepest():
                self._grip = event.pos[1] - self.top * self.rect.height // (self.count * self.row)
            else:
                index = (event.pos[1] - self.rect.y + self.top) // self.row
                if index < self.count:
                    self._click(index)
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self.top = (event.pos[1] - self._grip) * self.count * self.row // self.rect.height
            self._scroll(0)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        return False

    def _scroll(self, by: int) -> None:
        self.top = min(max(self.top + by, 0), self._deepest())
        self.repaint()

    def _click(self, index: int) -> None:
        now = pygame.time.get_ticks()
        twice = self._clicked[0] == index and now - self._clicked[1] < DOUBLE_CLICK
        self._clicked = (index, now)
        self._choose(index)
        if twice:
            self.activate()

    def activate(self) -> None:
        if self.open_row and 0 <= self.at < self.count:
            self.open_row(self.at)

    def _choose(self, index: int) -> None:
        self.at = index
        self.reveal(index)
        self.repaint()
        self.pick(index)

    def step(self, by: int) -> bool:
        """Up and down arrows while it has the focus."""
        if not self.count:
            return False
        index = min(max(self.at + by, 0), self.count - 1)
        if index == self.at:
            return False
        self._choose(index)
        return True


class Page(Element):
    """A tall picture in a window that scrolls: rulebook pages, credits. `links` are regions that can be clicked.

    Up and down scroll; left and right go from link to link, Enter follows one.
    """

    focusable = True

    def __init__(self, screen: Screen, rect: pygame.Rect) -> None:
        super().__init__(screen, rect, 2)
        self.links: list[tuple[pygame.Rect, Action]] = []
        self.link = -1
        self.top = 0
        self._on_bar = False
        self.repaint()

    def tall(self) -> int:
        raise NotImplementedError

    def paint_content(self, surface: pygame.Surface) -> None:
        """Draws the part that begins at `top`."""
        raise NotImplementedError

    def scroll_to(self, top: int) -> None:
        self.top = min(max(top, 0), max(0, self.tall() - self.rect.height))
        self.repaint()

    def paint(self) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        self.paint_content(surface)
        if 0 <= self.link < len(self.links):
            around = self.links[self.link][0].move(0, -self.top).inflate(self.px(8), self.px(4))
            pygame.draw.rect(surface, colour("lit"), around, max(1, self.px(1.5)), border_radius=self.px(4))
        tall = self.tall()
        if tall > self.rect.height:
            bar, grip = self._bar()
            y = (self.rect.height - grip) * self.top // (tall - self.rect.height)
            tone = colour("brass" if self.hovered else "line")
            surface.blit(shapes.panel((bar, grip), bar // 2, tone), (self.rect.width - bar, y))
        return surface

    def _bar(self) -> tuple[int, int]:
        return self.px(8), max(self.px(24), self.rect.height * self.rect.height // self.tall())

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.rect.collidepoint(self.screen.app.pointer):
            self.scroll_to(self.top - event.y * self.px(60))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.screen.focus_on(self, by_key=False)
            spot = (event.pos[0] - self.rect.x, event.pos[1] - self.rect.y + self.top)
            for region, action in self.links:
                if region.collidepoint(spot):
                    action()
                    break
            else:
                self.pressed = True
                self._on_bar = event.pos[0] >= self.rect.right - self.px(14) and self.tall() > self.rect.height
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            if self._on_bar:
                free = max(1, self.rect.height - self._bar()[1])
                self.scroll_to(self.top + event.rel[1] * (self.tall() - self.rect.height) // free)
            else:
                self.scroll_to(self.top - event.rel[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.pressed:
            self.pressed = False
            return True
        return False

    def step(self, by: int) -> bool:
        before = self.top
        self.scroll_to(self.top + by * self.px(60))
        return self.top != before

    def nudge(self, by: int) -> bool:
        """Goes to the next or previous link; beyond the last the focus moves on."""
        ahead = range(self.link + 1, len(self.links)) if by > 0 else range(self.link - 1, -1, -1)
        if self.link < 0 and by < 0:
            return False
        for k in ahead:
            region = self.links[k][0]
            if self.link >= 0 or region.bottom > self.top:
                self.link = k
                if not self.top <= region.top <= region.bottom <= self.top + self.rect.height:
                    self.scroll_to(region.centery - self.rect.height // 2)
                self.repaint()
                return True
        self.link = -1
        self.repaint()
        return False

    def activate(self) -> None:
        if 0 <= self.link < len(self.links):
            self.links[self.link][1]()
