"""Things to set: a slider for numbers, a line to type in."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import TYPE_CHECKING

import pygame
from pygame_gui.core.utility import clipboard_copy, clipboard_paste
from pygame_gui.elements import UITextEntryLine

from saves import names
from ui import ink, shapes
from ui.ink import colour
from ui.widgets.element import Element

if TYPE_CHECKING:
    from ui.screens.base import Screen

LONGEST_PASTE = 5000


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
    """A line to type in; pygame_gui's own, in our colours. Every change of its text is made by `replace`."""

    focusable = True
    rect: pygame.Rect

    def __init__(self, screen: Screen, rect: pygame.Rect, text: str, name: str, limit: int = 40) -> None:
        """`limit` counts letters, not code points."""
        self.limit = limit
        super().__init__(rect, screen.manager, object_id="@entry")
        self.screen, self.name = screen, name
        self.set_text(text)
        self.pressed = False
        screen.elements.append(self)

    def label(self) -> str:
        return f"{self.name}: {self.get_text()}"

    def set_text(self, text: str | None) -> None:
        super().set_text(names.cut(names.showable(text or ""), self.limit))

    def replace(self, low: int, high: int, text: str) -> bool:
        """Puts as much of the text as there is room for where something else stood; False when nothing changes."""
        before, after = self.text[:low], self.text[high:]
        typed = "".join(sign for sign in text[:LONGEST_PASTE] if self.validate_text_string(sign))
        room = self.limit - len(names.letters(after))
        grown = names.cut(names.showable(before + typed), room)
        if len(names.letters(before)) > room:
            grown = before
        if grown + after == self.text:
            return False
        self.select_range = [0, 0]
        self.set_text(grown + after)
        self.edit_position = min(len(grown), len(self.text))
        self.cursor_has_moved_recently = True
        return True

    def selected(self) -> tuple[int, int]:
        """From where to where, in whole letters; an empty range where the cursor stands."""
        low, high = min(self.select_range), max(self.select_range)
        if low == high:
            low = high = self.edit_position
        return max(at for at in self._edges() if at <= low), min(at for at in self._edges() if at >= high)

    def _edges(self) -> list[int]:
        """Where letters begin and end."""
        return list(accumulate(map(len, names.letters(self.text)), initial=0))

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.screen.focus_on(self, by_key=False)
        was = self.edit_position
        done = bool(super().process_event(event))
        edges = self._edges()
        if self.edit_position not in edges:  # inside a letter with its marks
            left = [at for at in edges if at < self.edit_position]
            right = [at for at in edges if at > self.edit_position]
            self.edit_position = left[-1] if self.edit_position < was or not right else right[0]
        return done

    def _process_entered_character(self, character: str) -> bool:
        return self.replace(*self.selected(), character)

    def _process_action_key_event(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return bool(super()._process_action_key_event(event))
        low, high = self.selected()
        if low == high and event.key == pygame.K_BACKSPACE:
            low = max((at for at in self._edges() if at < low), default=low)
        elif low == high:
            high = min((at for at in self._edges() if at > high), default=high)
        self.replace(low, high, "")
        return True

    def _do_cut(self) -> None:
        low, high = self.selected()
        if low < high:
            clipboard_copy(self.text[low:high])
            self.replace(low, high, "")

    def _do_paste(self) -> None:
        self.replace(*self.selected(), clipboard_paste() or "")

    def activate(self) -> None:
        self.screen.focus_on(self)

    def select_all(self) -> None:
        """What is typed next replaces everything."""
        self.edit_position = len(self.get_text())
        self.select_range = [0, len(self.get_text())]

    def nudge(self, by: int) -> bool:
        return bool(self.is_focused)


Widget = Element | Entry
"""What a screen is made of."""
