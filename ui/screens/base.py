"""What every screen is: widgets built for the window's size, a focus that keys can move, a list of drawables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from ui import ink, shapes
from ui.canvas import Drawable
from ui.ink import Style, colour
from ui.resources import theme
from ui.widgets import Entry, Manager, Page, Picture, Rows, Widget

if TYPE_CHECKING:
    from ui.app import App

BACKGROUND, WIDGETS, FOCUS, TOAST = 0.0, 1000.0, 5000.0, 6000.0
RESTING = 0.1


class Screen:
    """A screen keeps what it shows; `build` makes the widgets anew whenever size, scale or language change."""

    name = ""
    theme = ""
    """The music that belongs to it; without one, that of what lies below plays on."""
    tension = 0.0
    """How much is at stake, from 0 to 1: so the music is mixed."""
    manager: Manager

    def __init__(self, app: App) -> None:
        self.app = app
        self.elements: list[Widget] = []
        self.focus: Widget | None = None
        self.focus_shown = False

    # Units

    def px(self, units: float) -> int:
        """Design units (a 1280x720 window at 100 %) as pixels."""
        return round(units * self.app.unit)

    def size(self, name: str) -> int:
        """A type size of the theme in pixels."""
        return max(9, round(theme()["sizes"][name] * self.app.unit * self.app.type_scale))

    def style(self, size: str = "text", face: str = "sans", tone: str = "ivory") -> Style:
        return Style(face, self.size(size), colour(tone))

    @property
    def area(self) -> pygame.Rect:
        return self.app.surface.get_rect()

    # Life

    def open(self) -> None:
        """Makes the widgets for the window as it is now, keeping the focus on the same one."""
        kept = self.elements.index(self.focus) if self.focus in self.elements else None
        self.elements = []
        self.focus = None
        if hasattr(self, "manager") or len(self.app.screens) > 1:
            self.app.left_behind()
        self.manager = Manager(self.area.size, self.app.gui_theme())
        self.manager.pointer = self.app.pointer
        self.build()
        if kept is not None and kept < len(self.elements) and self.elements[kept].focusable:
            self.focus = self.elements[kept]

    def build(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """The screen goes for good."""

    def back(self) -> None:
        """Esc."""
        self.app.pop()

    def to_title(self) -> None:
        """To the shelf, and everything else closes."""
        from ui.screens.title import TitleScreen

        self.app.home(TitleScreen(self.app))

    # Frames

    def backdrop(self) -> pygame.Surface:
        return self.app.room.cloth(self.area.size)

    def drawables(self) -> list[Drawable]:
        frame = [Drawable(BACKGROUND, self.backdrop(), 0, 0)]
        frame += self.widget_drawables()
        return frame

    def widget_drawables(self) -> list[Drawable]:
        frame = []
        for k, sprite in enumerate(self.manager.get_sprite_group().visible):
            picture, rect = sprite[0], sprite[1]
            if picture.get_width() > 1:
                frame.append(Drawable(WIDGETS + k, picture, round(rect.x), round(rect.y), True, self._version(picture)))
        if self.focus is not None and self.focus_shown:
            rect = self.focus.rect
            glow = self.px(5)
            outline = shapes.ring(rect.size, self.px(6), colour("lit"), max(2, self.px(2)), glow)
            frame.append(Drawable(FOCUS, outline, rect.x - glow, rect.y - glow))
        return frame

    def _version(self, picture: pygame.Surface) -> int:
        """A text entry draws into its picture in place: while it has the focus every tick may be a new one."""
        if isinstance(self.focus, Entry) and picture is self.focus.image:
            return self.app.ticks
        return 0

    @property
    def pulse(self) -> float:
        """Seconds that it may be left alone while nothing happens."""
        return RESTING

    def tick(self, seconds: float) -> bool:
        """Time passes; True while something moves and the next frame should come soon."""
        return False

    # Input

    def handle(self, event: pygame.event.Event) -> None:
        """Keys move the focus, the rest goes to the widgets."""
        if event.type == pygame.KEYDOWN and self.key(event):
            return
        self.manager.process_events(event)

    def key(self, event: pygame.event.Event) -> bool:
        typing = isinstance(self.focus, Entry) and self.focus.is_focused
        if event.key == pygame.K_ESCAPE:
            if typing:
                self.focus_on(None)
            else:
                self.back()
            return True
        if event.key == pygame.K_TAB:
            self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if typing and event.key not in (pygame.K_UP, pygame.K_DOWN):
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.focus is not None:
            self.focus_shown = True
            self.focus.activate()
            return True
        arrows = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
        if event.key in arrows:
            return self.arrow(*arrows[event.key])
        leaps = {pygame.K_PAGEUP: -8, pygame.K_PAGEDOWN: 8, pygame.K_HOME: -9999, pygame.K_END: 9999}
        if event.key in leaps and isinstance(self.focus, (Rows, Page)):
            self.focus.step(leaps[event.key])
            return True
        return False

    def arrow(self, dx: int, dy: int) -> bool:
        """An arrow key: works the focused element, else goes to the nearest one that way."""
        focus = self.focus
        if focus is None:
            self.move_focus(1)
            return True
        if dx and focus.nudge(dx):
            self.focus_shown = True
            return True
        if dy and isinstance(focus, (Rows, Page)) and focus.step(dy):
            return True
        here = focus.rect.center
        best, distance = None, 1e9
        for element in self.focusables():
            x, y = element.rect.centerx - here[0], element.rect.centery - here[1]
            along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if element is not focus and along > 0 and along + 2 * aside < distance:
                best, distance = element, along + 2 * aside
        if best is not None:
            self.focus_on(best)
        return True

    def focusables(self) -> list[Widget]:
        return [e for e in self.elements if e.focusable and e.is_enabled and e.visible and e.alive()]

    def move_focus(self, by: int) -> None:
        order = self.focusables()
        if order:
            at = order.index(self.focus) + by if self.focus in order else (0 if by > 0 else -1)
            self.focus_on(order[at % len(order)])

    def focus_on(self, element: Widget | None, by_key: bool = True) -> None:
        self.focus, self.focus_shown = element, by_key
        self.manager.set_focus_set(element.get_focus_set() if isinstance(element, Entry) else None)
        if element is not None and by_key:
            if isinstance(element, Entry):
                element.select_all()
            self.app.say(element.label())

    def drop(self, elements: Iterable[Widget]) -> None:
        """Takes widgets away."""
        for element in elements:
            element.kill()
            if element in self.elements:
                self.elements.remove(element)
            if self.focus is element:
                self.focus = None

    # Building blocks

    def picture(self, surface: pygame.Surface, x: int, y: int, layer: int = 1) -> Picture:
        return Picture(self, surface, x, y, layer)

    def panel(self, rect: pygame.Rect, tone: str = "dusk", alpha: int = 225, border: str = "line") -> Picture:
        surface = shapes.panel(rect.size, self.px(theme()["radius"]), (*colour(tone), alpha), (*colour(border), 255), 1)
        return self.picture(surface, rect.x, rect.y, 0)

    def text(
        self, text: str, x: int, y: int, *, size: str = "text", face: str = "sans", tone: str = "ivory",
        room: int | None = None, align: str = "left",
    ) -> pygame.Rect:  # fmt: skip
        """A text, wrapped when it has a room; tells the place that it took."""
        style = self.style(size, face, tone)
        surface = ink.paragraph(text, style, room, align) if room else ink.write(text, style)
        left = x - surface.get_width() // 2 if align == "centre" and not room else x
        self.picture(surface, left, y)
        return pygame.Rect(left, y, *surface.get_size())

    def heading(self, text: str) -> int:
        """The screen's title with its brass line; tells where the room below begins."""
        words, style = ink.fit(text, self.style("title", "serif"), self.area.width - self.px(120))
        surface = ink.write(words, style)
        x, y = self.px(48), self.px(26)
        self.picture(surface, x, y)
        line = pygame.Surface((self.area.width - 2 * x, max(1, self.px(1))))
        line.fill(colour("brass_dark"))
        self.picture(line.convert_alpha(), x, y + surface.get_height() + self.px(6))
        return y + surface.get_height() + self.px(22)
