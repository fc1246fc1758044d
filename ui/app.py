"""The app: one window, a stack of screens, one event loop that sleeps while nothing happens."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any, TypeVar

import pygame

from saves import settings
from saves.format import SaveError
from saves.settings import Settings
from saves.store import Store, StoreError
from ui import guard, ink, kept, resources, shapes
from ui.art import Art
from ui.canvas import Canvas, Drawable
from ui.ink import colour
from ui.resources import asset
from ui.room import Room
from ui.screens.base import TOAST, Screen
from ui.sound import Sound

T = TypeVar("T")

SMALLEST = (960, 540)
LARGEST_UNSEEN = (7680, 4320)
FRAME = 1 / 60
LONGEST_STEP = 0.05
"""A dragged window stops the loop on some systems: no step of time is longer than this."""
LEAVING = {pygame.WINDOWFOCUSLOST: True, pygame.WINDOWMINIMIZED: True, pygame.WINDOWFOCUSGAINED: False}


class NoDisplay(RuntimeError):
    """No window can be opened here."""


class App:
    def __init__(self, chosen: Settings, store: Store, size: tuple[int, int] | None = None) -> None:
        self.settings, self.store = chosen, store
        self.language = resources.speak(chosen.language)
        self.pointer = (-1, -1)
        self.ticks = 0
        self.failed_at = -guard.TOO_SOON
        """The tick of the last failure that nobody foresaw."""
        self.screens: list[Screen] = []
        self.running = True
        self.away = False
        """Does the player look at another window?"""
        self.spoken = ""
        """The description of what has the focus, as a screen reader would say it."""
        self._toast: tuple[pygame.Surface, float] | None = None
        self._later: list[tuple[float, Callable[[], None]]] = []
        self._litter = False
        """Were widgets left behind since it was last tidied?"""
        kept.settle()
        self._open_window(size)
        self.art, self.sound = Art(), Sound()
        self.room = Room(self.art)

    # The window

    def _open_window(self, size: tuple[int, int] | None) -> None:
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "Caelum")
        try:
            pygame.display.init()
            pygame.font.init()
            pygame.key.set_repeat(350, 60)
            icon = asset("art", "icon.png")
            if icon.exists():
                pygame.display.set_icon(pygame.image.load(str(icon)))
            pygame.display.set_caption("Caelum")
            self.set_mode(size)
        except pygame.error as problem:
            raise NoDisplay(str(problem)) from problem

    def set_mode(self, size: tuple[int, int] | None = None) -> None:
        """A window that can be resized, or a borderless one as large as the desktop."""
        if self.settings.fullscreen:
            self.surface = pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.NOFRAME)
        else:
            size = self._no_larger(size or (self.settings.window_width, self.settings.window_height))
            self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._fit_canvas()

    def _no_larger(self, size: tuple[int, int]) -> tuple[int, int]:
        """A window fits the largest screen; one that nobody sees has none, but an end all the same."""
        screens = [LARGEST_UNSEEN] if self.unseen else pygame.display.get_desktop_sizes() or [LARGEST_UNSEEN]
        wide, tall = (max(sides) for sides in zip(*screens, strict=True))
        return min(size[0], max(wide, SMALLEST[0])), min(size[1], max(tall, SMALLEST[1]))

    def _fit_canvas(self) -> None:
        self.canvas = Canvas(self.surface)
        kept.suit(self.surface.get_size())

    @property
    def unseen(self) -> bool:
        """Does nobody see this window? Then a demonstration need not wait for eyes."""
        return pygame.display.get_driver() == "dummy"

    @property
    def unit(self) -> float:
        """Pixels of one design unit: it grows with the window and the UI scale, as far as dialogs still fit."""
        w, h = self.surface.get_size()
        return min(min(w / 1280, h / 720) * self.settings.ui_scale / 100, w / 940, h / 528)

    @property
    def type_scale(self) -> float:
        """How much larger text is set than the theme says: as chosen, as far as the menus still fit the window."""
        w, h = self.surface.get_size()
        return min(self.settings.text_size / 100, h / self.unit / 440, w / self.unit / 760)

    def gui_theme(self) -> dict[str, Any]:
        """Our colours in the words of pygame_gui, for the text entries."""
        pixels = max(9, round(resources.theme()["sizes"]["text"] * self.unit * self.type_scale))
        palette = resources.theme()["palette"]
        return {
            "text_entry_line": {
                **({"font": {"name": ink.GUI_FONT, "size": str(pixels)}} if ink.font_for_gui("sans") else {}),
                "colours": {
                    "dark_bg": palette["night"], "normal_text": palette["ivory"], "normal_border": palette["line"],
                    "selected_bg": palette["brass_dark"], "selected_text": palette["ivory"],
                    "text_cursor": palette["brass_bright"],
                },
                "misc": {"border_width": "1", "shadow_width": "0", "shape": "rectangle",
                         "padding": f"{round(6 * self.unit)},{round(4 * self.unit)}"},
            }
        }  # fmt: skip

    # Screens

    @property
    def screen(self) -> Screen:
        return self.screens[-1]

    def push(self, screen: Screen) -> None:
        self.screens.append(screen)
        self._changed()

    def pop(self) -> None:
        if len(self.screens) > 1:
            self.screens.pop().close()
            self._changed()

    def replace(self, screen: Screen) -> None:
        """The top screen gives way to another."""
        if self.screens:
            self.screens.pop().close()
        self.push(screen)

    def home(self, screen: Screen) -> None:
        """Everything closes; this screen is the first again."""
        while self.screens:
            self.screens.pop().close()
        self.push(screen)

    def _changed(self) -> None:
        self.canvas.forget()
        self.screen.open()

    def left_behind(self) -> None:
        """Widgets were made anew: the old ones can go once the frame is drawn."""
        self._litter = True

    def rebuild(self) -> None:
        """Size, scale or language changed: everything is made anew for it."""
        self.room.forget()
        self.canvas.forget()
        self._toast = None
        self.screen.open()

    def change(self, **changes: Any) -> None:
        """Changes settings, makes them true at once and keeps them."""
        window = "fullscreen" in changes and changes["fullscreen"] != self.settings.fullscreen
        self.settings = settings.change(self.settings, **changes)
        self.apply_settings(window=window)
        self.try_store(lambda: self.store.keep_settings(self.settings))

    def apply_settings(self, *, window: bool = False) -> None:
        """Makes the settings true."""
        self.language = resources.speak(self.settings.language)
        self.apply_volumes()
        if window:
            self.set_mode()
        self.rebuild()

    def apply_volumes(self) -> None:
        chosen = self.settings
        self.sound.set_volumes(chosen.volume_master, chosen.volume_effects, chosen.volume_ambience, chosen.volume_music)

    def try_store(self, work: Callable[[], T]) -> T | None:
        """Files may fail; the game goes on, and the reason is shown."""
        try:
            return work()
        except (StoreError, SaveError) as problem:
            self.toast(str(problem))
            return None

    # Words to the player

    def toast(self, text: str, tone: str = "ivory") -> None:
        """A sentence that shows for a while at the foot of the window."""
        if not self.screens:
            return
        style = self.screen.style("text", "sans_bold", tone)
        words = ink.paragraph(text, style, min(self.screen.px(620), ink.width(text, style) + 2), "centre")
        pad = self.screen.px(16)
        size = (words.get_width() + 2 * pad, words.get_height() + pad)
        card = shapes.panel(size, self.screen.px(8), (*colour("night"), 240), (*colour("brass"), 255), 1).copy()
        card.blit(words, (pad, pad // 2))
        self._toast = (card, 4.5 + len(text) / 40)
        self.say(text)

    def say(self, text: str) -> None:
        self.spoken = text

    def later(self, seconds: float, action: Callable[[], None]) -> None:
        """Does something after a while."""
        self._later.append((seconds, action))

    # The loop

    def run(self) -> int:
        """Until the player leaves."""
        try:
            self._loop()
        finally:
            guard.close_all(self)
            self.sound.close()
            self.try_store(lambda: self.store.keep_settings(self.settings))
        pygame.quit()
        return 0

    def _loop(self) -> None:
        last = time.perf_counter()
        busy = True
        while self.running:
            events = pygame.event.get()
            if not events and not busy:
                event = pygame.event.wait(round(1000 * self.screen.pulse))
                events = [] if event.type == pygame.NOEVENT else [event, *pygame.event.get()]
            now = time.perf_counter()
            step, last = min(now - last, LONGEST_STEP), now
            busy = self.guarded(events, step)
            spare = FRAME - (time.perf_counter() - now)
            if busy and spare > 0:
                time.sleep(spare)

    def guarded(self, events: list[pygame.event.Event], seconds: float) -> bool:
        """A frame in which nothing unforeseen ends the program; a demonstration, which nobody watches over, does."""
        try:
            return self.frame(events, seconds)
        except Exception as problem:
            watched = not any(getattr(screen, "demo", False) for screen in self.screens)
            if not watched or self.ticks - self.failed_at < guard.TOO_SOON:
                raise
            guard.rescue(self, problem)
            return True

    def forget_plans(self) -> None:
        """What was to happen later does not."""
        self._later, self._toast = [], None

    def frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        """Takes events, lets time pass, draws what changed. True while something moves."""
        for event in events:
            self.handle(event)
            if not self.running:
                return False
        self.ticks += 1
        busy = self.screen.tick(seconds)
        self.screen.manager.update(seconds)
        self._play_music(seconds)
        busy = self._pass_time(seconds) or busy
        regions = self.canvas.show(self._drawables())
        if regions:
            pygame.display.update(regions)
        if self._litter:
            self._litter = False
            kept.tidy()
        return busy or bool(events)

    def _pass_time(self, seconds: float) -> bool:
        due = [action for left, action in self._later if left <= seconds]
        self._later = [(left - seconds, action) for left, action in self._later if left > seconds]
        for action in due:
            action()
        if self._toast:
            card, left = self._toast
            self._toast = (card, left - seconds) if left > seconds else None
        return bool(self._later)

    def _play_music(self, seconds: float) -> None:
        """What belongs to the table or the shelf, softer while something lies above it."""
        heard = next((screen for screen in reversed(self.screens) if screen.theme), self.screen)
        self.sound.tick(seconds, heard.theme, heard.tension, heard is not self.screen)

    def _drawables(self) -> list[Drawable]:
        frame = self.screen.drawables()
        if self._toast:
            card = self._toast[0]
            x = (self.surface.get_width() - card.get_width()) // 2
            frame.append(Drawable(TOAST, card, x, self.surface.get_height() - card.get_height() - self.screen.px(24)))
        return frame

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in LEAVING:
            self.away = self.sound.music.away = LEAVING[event.type]
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type == pygame.VIDEORESIZE:
            self._resized(event.size)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.canvas.forget()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.toggle_fullscreen()
        else:
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.pointer = event.pos
                self.screen.manager.pointer = event.pos
            self.screen.handle(event)

    def _resized(self, size: tuple[int, int]) -> None:
        self.surface = pygame.display.get_surface() or self.surface
        if size[0] < SMALLEST[0] or size[1] < SMALLEST[1]:
            self.surface = pygame.display.set_mode(
                (max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])), pygame.RESIZABLE
            )
        self._fit_canvas()
        if not self.settings.fullscreen:
            w, h = self.surface.get_size()
            self.settings = settings.change(self.settings, window_width=w, window_height=h)
        self.rebuild()

    def toggle_fullscreen(self) -> None:
        self.change(fullscreen=not self.settings.fullscreen)

    def quit(self) -> None:
        self.running = False

    def picture(self) -> pygame.Surface:
        """The window as it is now, for saves and shots."""
        return self.surface.copy()


def has_display() -> bool:
    """Can a window be opened? Linux needs a display server, the others always have one."""
    if os.environ.get("SDL_VIDEODRIVER"):
        return True
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
