"""Things to set: a slider for numbers, a line to type in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame_gui.elements import UITextEntryLine

from ui import ink, shapes
from ui.ink import colour
from ui.widgets.element import Element

if TYPE_CHECKING:
    from ui.screens.base import Screen


class Slider(Element):
    """A number between two ends, by drag, click, wheel or arrow keys."""

    focusable = True

    def __init__(
        self, screen: Screen, rect: pygame.Rect, low: int, high: int, step: int, value: int,
        change: Callable[[int], None], say: Callable[[int], str], name: str = "",
        done: Callable[[int], None] | None = None,
    ) -> None:  # fmt: skip
        """`change` is told every value on the way, `done` the one where it was let go."""
        super().__init__(screen, rect, 2)
        self.low, self.high, self.step, self.value = low, high, step, value
        self.change, self.say, self.name, self.done = change, say, name, done
        self.repaint()

    def label(self) -> str:
        return f"{self.name}: {self.say(self.value)}"

    def _track(self) -> tuple[int, int]:
        return self.px(10), self.rect.width - self.px(76)

    def paint(self) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        left, right = self._track()
        y, thick = self.rect.height // 2, max(2, self.px(4))
        x = left + round((right - left) * (self.value - self.low) / (self.high - self.low))
        surface.blit(shapes.panel((right - left, thick), thick // 2, colour("line")), (left, y - thick // 2))
        surface.blit(shapes.panel((max(x - left, 1), thick), thick // 2, colour("brass")), (left, y - thick // 2))
        knob = self.px(18)
        tone = colour("brass_bright" if self.hovered or self.pressed else "ivory")
        surface.blit(shapes.panel((knob, knob), knob // 2, tone, colour("night"), 1), (x - knob // 2, y - knob // 2))
        style = ink.Style("sans_bold", self.screen.size("text"), colour("ivory"))
        words, style = ink.fit(self.say(self.value), style, self.px(62))
        picture = ink.write(words, style)
        surface.blit(picture, (self.rect.width - picture.get_width(), y - picture.get_height() // 2))
        return surface

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.pressed = True
            self.screen.focus_on(self, by_key=False)
            self._point(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self.pressed:
            self._point(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            self.repaint()
            self._finish()
            return True
        if self.turned_by_wheel(event):
            self.nudge(1 if event.y > 0 else -1)
            return True
        return False

    def _finish(self) -> None:
        if self.done:
            self.done(self.value)

    def _point(self, x: int) -> None:
        left, right = self._track()
        share = min(max((x - self.rect.x - left) / max(right - left, 1), 0), 1)
        self._set(self.low + round(share * (self.high - self.low) / self.step) * self.step)

    def _set(self, value: int) -> None:
        value = min(max(value, self.low), self.high)
        if value != self.value:
            self.value = value
            self.repaint()
            self.change(value)

    def nudge(self, by: int) -> bool:
        before = self.value
        self._set(self.value + by * self.step)
        if self.value != before:
            self._finish()
        return True


class Entry(UITextEntryLine):
    """A line to type in; pygame_gui's own, in our colours."""

    focusable = True

    def __init__(self, screen: Screen, rect: pygame.Rect, text: str, name: str, limit: int = 40) -> None:
        super().__init__(rect, screen.manager, object_id="@entry")
        self.screen, self.name = screen, name
        self.set_text_length_limit(limit)
        self.set_text(text)
        self.pressed = False
        screen.elements.append(self)

    def label(self) -> str:
        return f"{self.name}: {self.get_text()}"

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.screen.focus_on(self, by_key=False)
        return bool(super().process_event(event))

    def activate(self) -> None:
        self.screen.focus_on(self)

    def select_all(self) -> None:
        """What is typed next replaces everything."""
        self.edit_position = len(self.get_text())
        self.select_range = [0, len(self.get_text())]

    def nudge(self, by: int) -> bool:
        return bool(self.is_focused)
