"""Buttons, sliders, lists and texts of the menus: pygame_gui elements that we paint ourselves.

pygame_gui keeps their layers, hovering and clicks; our painting is sharp at every size, fits every language, and
every element can be reached and worked by keys (`activate`, `nudge`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
import pygame_gui
from pygame_gui.core import UIElement
from pygame_gui.elements import UITextEntryLine

from ui import ink, shapes
from ui.ink import colour

if TYPE_CHECKING:
    from ui.screens.base import Screen

Action = Callable[[], None]
DOUBLE_CLICK = 450
"""Milliseconds between two clicks that count as one double click."""


class Manager(pygame_gui.UIManager):
    """A UIManager that takes the pointer from the events the app saw, so that real and posted events are alike."""

    def __init__(self, size: tuple[int, int], theme: dict[str, object]) -> None:
        self.pointer = (-1, -1)
        super().__init__(size, theme, enable_live_theme_updates=False)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer


class Element(UIElement):
    """What our elements share: a picture repainted when their state changes, a place in the focus order."""

    focusable = False

    def __init__(self, screen: Screen, rect: pygame.Rect, layer: int = 1) -> None:
        super().__init__(
            rect, screen.manager, None, starting_height=layer, layer_thickness=1, element_id=[type(self).__name__]
        )
        self.screen = screen
        self.pressed = False
        screen.elements.append(self)

    def label(self) -> str:
        """What a screen reader would say."""
        return ""

    def paint(self) -> pygame.Surface:
        raise NotImplementedError

    def repaint(self) -> None:
        self._set_image(self.paint().premul_alpha())

    def px(self, units: float) -> int:
        return self.screen.px(units)

    def on_hovered(self) -> None:
        super().on_hovered()
        self.repaint()

    def on_unhovered(self) -> None:
        super().on_unhovered()
        self.repaint()

    def activate(self) -> None:
        """Enter or Space while it has the focus."""

    def nudge(self, by: int) -> bool:
        """Left or right arrow while it has the focus; True when it took the key."""
        return False

    def turned_by_wheel(self, event: pygame.event.Event) -> bool:
        """Does the wheel turn over this element?"""
        return event.type == pygame.MOUSEWHEEL and bool(event.y) and self.rect.collidepoint(self.screen.app.pointer)


class Picture(Element):
    """A still picture: panels, headings, paragraphs."""

    def __init__(self, screen: Screen, surface: pygame.Surface, x: int, y: int, layer: int = 1) -> None:
        super().__init__(screen, pygame.Rect(x, y, *surface.get_size()), layer)
        self._set_image(surface.premul_alpha())

    def on_hovered(self) -> None:
        pass

    def on_unhovered(self) -> None:
        pass


def fit_block(text: str, style: ink.Style, size: tuple[int, int]) -> tuple[list[str], ink.Style]:
    """The text in lines that fit a place, smaller if need be; what even then does not fit is cut, and noted."""
    smaller = style
    while True:
        lines = ink.wrap(text, smaller, size[0])
        whole = all(ink.width(word, smaller) <= size[0] for word in text.split())
        if whole and len(lines) * ink.line_height(smaller) <= size[1]:
            return lines, smaller
        if smaller.pixels <= max(9, style.pixels * 0.62):
            break
        smaller = smaller._replace(pixels=smaller.pixels - 1)
    room = max(1, size[1] // ink.line_height(smaller))
    if len(lines) > room:
        ink.cuts.append(text)
        lines = [*lines[: room - 1], lines[room - 1].rstrip() + "…"]
    return lines, smaller


class Note(Element):
    """A text that stays inside its place, however long it is; it may change."""

    def __init__(
        self, screen: Screen, rect: pygame.Rect, text: str = "", *, size: str = "text", face: str = "sans",
        tone: str = "ivory", align: str = "left", middle: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(screen, rect, 1)
        self.text, self.align, self.middle = text, align, middle
        self.style = screen.style(size, face, tone)
        self.repaint()

    def say(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.repaint()

    def paint(self) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        lines, style = fit_block(self.text, self.style, self.rect.size)
        step = ink.line_height(style)
        y = max(0, (self.rect.height - step * len(lines)) // 2) if self.middle else 0
        for line in lines:
            picture = ink.write(line, style)
            spare = self.rect.width - picture.get_width()
            surface.blit(picture, ({"left": 0, "centre": spare // 2, "right": spare}[self.align], y))
            y += step
        return surface

    def on_hovered(self) -> None:
        pass

    def on_unhovered(self) -> None:
        pass


class Button(Element):
    """A button with a text, an icon or both. `chosen` marks the picked one of several."""

    focusable = True
    margin = 20
    """Design units that stay free beside the words."""

    def __init__(
        self, screen: Screen, rect: pygame.Rect, text: str, action: Action, *, icon: str = "", kind: str = "plain",
        chosen: bool = False, tip: str = "", enabled: bool = True, layer: int = 2, align: str = "centre",
    ) -> None:  # fmt: skip
        super().__init__(screen, rect, layer)
        self.text, self.action, self.icon, self.kind, self.tip, self.align = text, action, icon, kind, tip, align
        self.chosen = chosen
        if not enabled:
            self.is_enabled = False
        self.repaint()

    def label(self) -> str:
        return self.text or self.tip

    def update_state(self, *, text: str | None = None, enabled: bool | None = None, chosen: bool | None = None,
                     icon: str | None = None) -> None:  # fmt: skip
        """Changes what is given and repaints if that changed anything."""
        wanted = (
            self.text if text is None else text, self.is_enabled if enabled is None else enabled,
            self.chosen if chosen is None else chosen, self.icon if icon is None else icon,
        )  # fmt: skip
        if wanted != (self.text, self.is_enabled, self.chosen, self.icon):
            self.text, self.is_enabled, self.chosen, self.icon = wanted
            self.repaint()

    def paint(self) -> pygame.Surface:
        size = (self.rect.width, self.rect.height)
        fill, border, text = self._colours()
        thick = max(1, self.px(1))
        surface = shapes.panel(size, self.px(6), fill, border, thick).copy()
        bare = max(min(size) - self.px(14), round(min(size) * 0.62))
        side = min(self.px(20), size[1] - self.px(8)) if self.text else bare
        style = ink.Style("sans_bold", self.screen.size("text"), text)
        if self.kind == "primary":
            style = ink.Style("serif_bold", self.screen.size("lead"), text)
        gap = self.px(8) if self.icon and self.text else 0
        room = size[0] - self.px(self.margin) - (side + gap if self.icon else 0)
        words, style = ink.fit(self.text, style, room) if self.text else ("", style)
        wide = (side if self.icon else 0) + gap + (ink.width(words, style) if words else 0)
        x = (size[0] - wide) // 2 if self.align == "centre" else self.px(12)
        if self.icon:
            surface.blit(self.screen.app.art.icon(self.icon, side, text), (x, (size[1] - side) // 2))
            x += side + gap
        if words:
            picture = ink.write(words, style)
            surface.blit(picture, (x, (size[1] - picture.get_height()) // 2))
        return surface

    def _colours(self) -> tuple[tuple[int, ...], tuple[int, ...], ink.Colour]:
        if not self.is_enabled:
            shown = 0 if self.kind == "bare" else 1
            return (*colour("dusk"), 150 * shown), (*colour("line"), 120 * shown), colour("ivory_faint")
        hot = self.hovered or self.pressed
        if self.kind == "primary":
            fill = ink.mix(colour("brass"), colour("brass_bright"), 0.5 if hot else 0)
            return (*fill, 255), (*colour("brass_bright"), 255), colour("night")
        if self.chosen:
            return (*colour("slate_high"), 255), (*colour("brass"), 255), colour("brass_bright")
        if self.kind == "bare":
            return (*colour("slate_high"), 200 if hot else 0), (*colour("brass"), 160 if hot else 0), colour("ivory")
        fill = colour("slate_high") if hot else colour("slate")
        return (*fill, 235), (*colour("brass" if hot else "line"), 255), colour("ivory")

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            if self.is_enabled:
                self.pressed = True
                self.screen.focus_on(self, by_key=False)
                self.repaint()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            self.repaint()
            if self.rect.collidepoint(event.pos):
                self.activate()
                return True
        return False

    def activate(self) -> None:
        if self.is_enabled:
            self.screen.app.sound.play("click", 0.5)
            self.action()


class Choice(Button):
    """One of a few values, shown between two arrows; arrows, clicks and the wheel turn it."""

    margin = 48

    def __init__(
        self, screen: Screen, rect: pygame.Rect, labels: Sequence[str], at: int, change: Callable[[int], None],
        tip: str = "", name: str = "",
    ) -> None:  # fmt: skip
        self.labels, self.at, self.change, self.name = list(labels), at, change, name
        super().__init__(screen, rect, self.labels[at], self._next, tip=tip)

    def label(self) -> str:
        return f"{self.name}: {self.text}" if self.name else self.text

    def paint(self) -> pygame.Surface:
        surface = super().paint()
        side = self.px(14)
        y = (self.rect.height - side) // 2
        tint = colour("brass_bright" if self.hovered else "brass")
        surface.blit(self.screen.app.art.icon("chevron-left", side, tint), (self.px(4), y))
        surface.blit(self.screen.app.art.icon("chevron-right", side, tint), (self.rect.width - side - self.px(4), y))
        return surface

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            if self.rect.collidepoint(event.pos):
                self.nudge(-1 if event.pos[0] < self.rect.centerx else 1)
                return True
        if self.turned_by_wheel(event):
            self.nudge(1 if event.y < 0 else -1)
            return True
        return super().process_event(event)

    def _next(self) -> None:
        self.nudge(1)

    def nudge(self, by: int) -> bool:
        self.at = (self.at + by) % len(self.labels)
        self.text = self.labels[self.at]
        self.repaint()
        self.change(self.at)
        return True


class Segments(Element):
    """One of a few values, all shown side by side; a click or the arrow keys choose."""

    focusable = True

    def __init__(
        self, screen: Screen, rect: pygame.Rect, labels: Sequence[str], at: int, change: Callable[[int], None],
        name: str = "",
    ) -> None:  # fmt: skip
        super().__init__(screen, rect, 2)
        self.labels, self.at, self.change, self.name = list(labels), at, change, name
        self._hot = -1
        self.repaint()

    def label(self) -> str:
        return f"{self.name}: {self.labels[self.at]}" if self.name else self.labels[self.at]

    def segment(self, index: int) -> pygame.Rect:
        """The place of one value in the window."""
        left = self.rect.width * index // len(self.labels)
        right = self.rect.width * (index + 1) // len(self.labels)
        return pygame.Rect(self.rect.x + left, self.rect.y, right - left, self.rect.height)

    def paint(self) -> pygame.Surface:
        thick, radius = max(1, self.px(1)), self.px(6)
        surface = shapes.panel(self.rect.size, radius, (*colour("slate"), 235), (*colour("line"), 255), thick).copy()
        style = ink.Style("sans_bold", self.screen.size("text"), colour("ivory"))
        room = self.segment(0).width - self.px(12)
        fitted = [ink.fit(label, style, room) for label in self.labels]
        pixels = min(style.pixels for _, style in fitted)
        for k, (words, _) in enumerate(fitted):
            place = self.segment(k).move(-self.rect.x, -self.rect.y)
            if k and k not in (self.at, self.at + 1):
                pygame.draw.rect(surface, colour("line"), (place.x, self.px(8), thick, place.height - 2 * self.px(8)))
            tone = "ivory" if k == self._hot else "ivory_dim"
            if k == self.at:
                fill, edge = (*colour("slate_high"), 255), (*colour("brass"), 255)
                surface.blit(shapes.panel(place.size, radius, fill, edge, thick), place)
                tone = "brass_bright"
            picture = ink.write(words, style._replace(pixels=pixels, colour=colour(tone)))
            surface.blit(picture, picture.get_rect(center=place.center))
        return surface

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            hot = self._at(event.pos)
            if hot != self._hot:
                self._hot = hot
                self.repaint()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self.pressed = True
            self.screen.focus_on(self, by_key=False)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            self.pressed = False
            at = self._at(event.pos)
            if at >= 0:
                self._choose(at)
            return True
        return False

    def _at(self, spot: tuple[int, int]) -> int:
        inside = (k for k in range(len(self.labels)) if self.segment(k).collidepoint(spot))
        return next(inside, -1)

    def _choose(self, at: int) -> None:
        if at != self.at:
            self.screen.app.sound.play("click", 0.5)
            self.at = at
            self.repaint()
            self.change(at)

    def activate(self) -> None:
        self._choose((self.at + 1) % len(self.labels))

    def nudge(self, by: int) -> bool:
        """Beyond the last value the focus moves on."""
        if not 0 <= self.at + by < len(self.labels):
            return False
        self._choose(self.at + by)
        return True


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


class Toggle(Button):
    """On or off, shown as a switch with a word."""

    def __init__(
        self, screen: Screen, rect: pygame.Rect, on: bool, words: tuple[str, str], change: Callable[[bool], None],
        name: str = "",
    ) -> None:  # fmt: skip
        self.on, self.words, self.change, self.name = on, words, change, name
        super().__init__(screen, rect, words[on], self._turn, kind="bare")

    def label(self) -> str:
        return f"{self.name}: {self.text}" if self.name else self.text

    def paint(self) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        w, h = self.px(40), self.px(22)
        y = (self.rect.height - h) // 2
        track = colour("brass") if self.on else colour("line")
        edge = colour("brass_bright" if self.hovered else "brass_dark")
        surface.blit(shapes.panel((w, h), h // 2, track, edge, max(1, self.px(1))), (self.px(4), y))
        knob = h - self.px(6)
        x = self.px(4) + (w - knob - self.px(3) if self.on else self.px(3))
        surface.blit(shapes.panel((knob, knob), knob // 2, colour("ivory")), (x, y + self.px(3)))
        style = ink.Style("sans_bold", self.screen.size("text"), colour("ivory"))
        words, style = ink.fit(self.words[self.on], style, self.rect.width - w - self.px(20))
        picture = ink.write(words, style)
        surface.blit(picture, (w + self.px(14), (self.rect.height - picture.get_height()) // 2))
        return surface

    def _turn(self) -> None:
        self.on = not self.on
        self.text = self.words[self.on]
        self.repaint()
        self.change(self.on)

    def nudge(self, by: int) -> bool:
        if self.on != (by > 0):
            self._turn()
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
        return self.say(self.at) if 0 <= self.at < self.count else ""

    def set_count(self, count: int, *, to_end: bool = False, at: int | None = None) -> None:
        """Tells how many rows there are now; `to_end` keeps the newest in sight."""
        self.count = count
        if at is not None:
            self.at = at
        if to_end:
            self.top = self._deepest()
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
            surface.blit(self.paint_row(index, (wide, self.row), index == self.at), (0, index * self.row - self.top))
        if self._deepest():
            tall = max(self.px(24), self.rect.height * self.rect.height // (self.count * self.row))
            y = (self.rect.height - tall) * self.top // self._deepest()
            tone = colour("brass" if self.hovered else "line")
            surface.blit(shapes.panel((self._bar, tall), self._bar // 2, tone), (self.rect.width - self._bar, y))
        return surface

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
        self.content = pygame.Surface((1, 1), pygame.SRCALPHA)
        self.links: list[tuple[pygame.Rect, Action]] = []
        self.link = -1
        self.top = 0
        self._on_bar = False
        self.repaint()

    def set_content(self, content: pygame.Surface, links: list[tuple[pygame.Rect, Action]], top: int = 0) -> None:
        self.content, self.links, self.link = content, links, -1
        self.scroll_to(top)

    def tall(self) -> int:
        return self.content.get_height()

    def paint_content(self, surface: pygame.Surface) -> None:
        """Draws the part that begins at `top`."""
        surface.blit(self.content, (0, -self.top))

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
