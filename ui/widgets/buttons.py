"""Things to press: buttons, switches, and choices of one among few."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from ui import ink, shapes
from ui.ink import colour
from ui.widgets.element import Action, Element, fit_block

if TYPE_CHECKING:
    from ui.screens.base import Screen


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
            self.text if text is None else text,
            self.is_enabled if enabled is None else enabled,
            self.chosen if chosen is None else chosen,
            self.icon if icon is None else icon,
        )
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


class Answer(Button):
    """A button whose text may take two lines."""

    def paint(self) -> pygame.Surface:
        room = self.rect.width - self.px(self.margin)
        style = ink.Style("sans_bold", self.screen.size("text"), self._colours()[2])
        if self.icon or self.kind == "primary" or ink.width(self.text, style) <= room:
            return super().paint()
        fill, border, _tone = self._colours()
        surface = shapes.panel(self.rect.size, self.px(6), fill, border, max(1, self.px(1))).copy()
        lines, style = fit_block(self.text, style, (room, self.rect.height - self.px(4)))
        step = ink.line_height(style)
        y = (self.rect.height - step * len(lines)) // 2
        for k, line in enumerate(lines):
            words = ink.write(line, style)
            surface.blit(words, ((self.rect.width - words.get_width()) // 2, y + k * step))
        return surface


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


class Picker(Button):
    """One of many values: shows the chosen one and opens a page of its own to choose from."""

    margin = 40

    def __init__(
        self, screen: Screen, rect: pygame.Rect, text: str, open_page: Action, name: str = "", icon: str = ""
    ) -> None:
        self.name = name
        super().__init__(screen, rect, text, open_page, icon=icon, align="left")

    def label(self) -> str:
        return f"{self.name}: {self.text}" if self.name else self.text

    def paint(self) -> pygame.Surface:
        surface = super().paint()
        side = self.px(14)
        tint = colour("brass_bright" if self.hovered else "brass")
        spot = (self.rect.width - side - self.px(8), (self.rect.height - side) // 2)
        surface.blit(self.screen.app.art.icon("chevron-down", side, tint), spot)
        return surface


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
