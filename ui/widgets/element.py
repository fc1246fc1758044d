"""What every widget is: a pygame_gui element that we paint ourselves and that keys can reach."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from os import PathLike
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui
from pygame_gui.core import UIAppearanceTheme, UIElement
from pygame_gui.core.package_resource import PackageResource
from pygame_gui.core.ui_font_dictionary import UIFontDictionary

from ui import ink

if TYPE_CHECKING:
    from ui.screens.base import Screen

Action = Callable[[], object]
"""What a press does; nobody asks what it answers."""
HARDLY_SMALLER = 0.9


@contextmanager
def later_interrupted() -> Iterator[None]:
    """Ctrl-C is heard right after."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[Any] = []
    before = signal.signal(signal.SIGINT, lambda *given: heard.append(given))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard and callable(before):
        before(*heard[0])


class Manager(pygame_gui.UIManager):
    """A UIManager that takes the pointer from the events the app saw, so that real and posted events are alike."""

    def __init__(self, size: tuple[int, int], theme: dict[str, Any]) -> None:
        self.pointer = (-1, -1)
        with later_interrupted():  # it loads by threads that nobody would end, and the program would wait for them
            super().__init__(size, theme, enable_live_theme_updates=False)

    def create_new_theme(
        self, theme_path: str | PathLike[Any] | StringIO | PackageResource | dict[Any, Any] | None = None
    ) -> UIAppearanceTheme:
        """The theme's font comes from memory: pygame_gui would keep its file open as long as it keeps the font."""
        made = UIAppearanceTheme(self.resource_loader, self._locale)
        letters = ink.font_for_gui("sans")
        fonts = made.get_font_dictionary()
        if letters and isinstance(fonts, UIFontDictionary):
            fonts.known_font_paths[ink.GUI_FONT] = [(letters, False)] * 4
        if theme_path:
            made.load_theme(theme_path)
        return made

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer


class Element(UIElement):
    """What our elements share: a picture repainted when their state changes, a place in the focus order."""

    focusable = False
    rect: pygame.Rect

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
        self.change(surface)

    def change(self, surface: pygame.Surface) -> None:
        """Another picture of the same size."""
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
        if smaller.pixels <= max(ink.SMALLEST, style.pixels * 0.62):
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

    def say(self, text: str, tone: str | None = None) -> None:
        style = self.style._replace(colour=ink.colour(tone)) if tone else self.style
        if (text, style) != (self.text, self.style):
            self.text, self.style = text, style
            self.repaint()

    def holds(self, text: str) -> bool:
        """Is there room for the whole text in letters hardly smaller than wanted?"""
        before = len(ink.cuts)
        _lines, style = fit_block(text, self.style, self.rect.size)
        held = len(ink.cuts) == before and style.pixels >= self.style.pixels * HARDLY_SMALLER
        del ink.cuts[before:]
        return held

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
