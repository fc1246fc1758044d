"""The shelf: the boxes, the last game in play, and the doors to everything else."""

from __future__ import annotations

import pygame

from game import catalogue
from game.catalogue import Box
from game.core.info import GameInfo
from game.core.language import _
from saves.store import Entry
from ui import ink, shapes
from ui.app import App
from ui.canvas import Drawable
from ui.guard import safely
from ui.ink import colour
from ui.music import SHELF
from ui.screens.base import Screen
from ui.screens.unboxing import unbox
from ui.starlight import Starlight
from ui.widgets import Button, Widget

BOX = (190, 253)
FULL = 5
"""With more boxes than these on the shelf each is smaller."""
LIFT = 14
LIFT_SPEED = 90
PULSE, STEP = 0.08, 0.05
"""Seconds between two frames while only the stars move, and the least between two of their steps."""


class BoxElement(Button):
    """A game box; hovered or focused it rises from the shelf."""

    def __init__(self, screen: TitleScreen, box: Box, rect: pygame.Rect) -> None:
        self.box, self.base, self.lift = box, rect.copy(), 0.0
        super().__init__(screen, rect, box.title, lambda: screen.open_box(box))

    def paint(self) -> pygame.Surface:
        w, h = self.rect.size
        surface = pygame.Surface((w, h), pygame.SRCALPHA)
        spine = self.px(9)
        cover = self.screen.app.art.image(f"covers/{self.box.id}", (w - spine, h))
        surface.blit(cover, (spine, 0))
        edge = pygame.transform.smoothscale(cover.subsurface((0, 0, spine, h)), (spine, h)).convert_alpha()
        edge.fill((105, 105, 115, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(edge, (0, 0))
        pygame.draw.line(surface, (*colour("ivory"), 90), (spine, 0), (spine, h))
        pygame.draw.line(surface, (*colour("ivory"), 110), (0, 0), (w, 0))
        pygame.draw.line(surface, (0, 0, 0, 160), (w - 1, 0), (w - 1, h))
        return surface

    def rise(self, seconds: float) -> bool:
        """Moves towards where it should be; True while on its way."""
        wanted = LIFT if self.hovered or (self.screen.focus is self and self.screen.focus_shown) else 0
        if self.lift == wanted:
            return False
        step = 999 if self.screen.app.settings.reduce_motion else LIFT_SPEED * seconds
        self.lift = min(self.lift + step, wanted) if wanted > self.lift else max(self.lift - step, wanted)
        self.set_position((self.base.x, self.base.y - self.px(self.lift)))
        return True


class TitleScreen(Screen):
    name = "title"
    theme, tension = SHELF, 0.4

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.boxes: list[BoxElement] = []
        self._told: Box | None = None
        self._tale: list[Widget] = []

    def backdrop(self) -> pygame.Surface:
        return self.app.room.wall(self.area.size)

    def back(self) -> None:
        """Esc does not leave by accident."""

    def build(self) -> None:
        self._shelf_y = self.area.height // 2 + self.px(118)
        self.starlight = Starlight(self.area, self.app.unit, self._shelf_y + self.px(14))
        self._waited = 0.0
        self._build_name()
        self._build_shelf()
        self._build_doors()
        self._told = None
        self._tale = []
        self._tell(None)

    def _build_name(self) -> None:
        self.text(
            "Caelum", self.area.centerx, self.px(18), size="title", face="serif", tone="brass_bright", align="centre"
        )

    def _build_shelf(self) -> None:
        plank = self.app.art.image("room/plank", (self.area.width, self.px(62)))
        self.picture(plank, 0, self._shelf_y - self.px(6), 0)
        step = self.area.width / len(catalogue.SHELF)
        scale = min(1.0, FULL / len(catalogue.SHELF))
        w, h = round(self.px(BOX[0]) * scale), round(self.px(BOX[1]) * scale)
        self.boxes = []
        for k, box in enumerate(catalogue.SHELF):
            rect = pygame.Rect(round((k + 0.5) * step - w / 2), self._shelf_y - h, w, h)
            blur = self.px(16)
            shade = shapes.shadow(rect.size, blur, 170)
            self.picture(shade, rect.x - blur + self.px(10), rect.y - blur + self.px(8), 0)
            self.boxes.append(BoxElement(self, box, rect))
        if self.focus is None:
            self.focus = self.boxes[0]

    def _build_doors(self) -> None:
        doors = [
            (_("Saved games"), "folder", self.open_library),
            (_("Rulebook"), "book", self.open_rulebook),
            (_("Statistics"), "trophy", self.open_statistics),
            (_("Settings"), "settings", self.open_settings),
            (_("About"), "info", self.open_about),
        ]
        w, h = self.px(176), self.px(44)
        y = self.area.height - h - self.px(30)
        for k, (text, icon, action) in enumerate(doors):
            rect = pygame.Rect(round((k + 0.5) * self.area.width / len(doors) - w / 2), y, w, h)
            Button(self, rect, text, action, icon=icon, kind="bare")
        words = _("Quit")
        wide = ink.width(words, self.style("text", "sans_bold")) + self.px(60)
        corner = pygame.Rect(self.area.width - wide - self.px(28), self.px(30), wide, self.px(36))
        Button(self, corner, words, self.app.quit, icon="quit", kind="bare")
        entry = safely(lambda: self.app.store.latest(None), None, "the last game")
        if entry is not None:
            self._build_continue(entry)

    def _build_continue(self, entry: Entry) -> None:
        w, h = self.px(420), self.px(48)
        text = _("Continue {title}").format(title=entry.title)
        rect = pygame.Rect((self.area.width - w) // 2, self.area.height - self.px(142), w, h)
        button = Button(
            self, rect, text, lambda: self.continue_game(entry), icon="play", kind="primary", tip=entry.summary
        )
        self.focus = button

    # What moves by itself

    def lives(self) -> bool:
        """Do the stars move? Not behind other windows, nor where motion is unwanted."""
        return not (self.app.away or self.app.settings.reduce_motion)

    @property
    def pulse(self) -> float:
        return PULSE if self.lives() else super().pulse

    def drawables(self) -> list[Drawable]:
        return super().drawables() + (self.starlight.drawables() if not self.app.settings.reduce_motion else [])

    # What is under the pointer

    def tick(self, seconds: float) -> bool:
        self._waited += seconds
        if self.lives() and self._waited >= STEP:
            self.starlight.tick(self._waited)
            self._waited = 0.0
        moving = False
        told = None
        for element in self.boxes:
            moving = element.rise(seconds) or moving
            if element.hovered or (self.focus is element and self.focus_shown):
                told = element.box
        if told is not self._told:
            self._told = told
            self._tell(told)
        return moving

    def _tell(self, box: Box | None) -> None:
        """The line under the shelf: about the box under the pointer, else how to begin."""
        self.drop(self._tale)
        mark = len(self.elements)
        y = self._shelf_y + self.px(44)
        room = min(self.area.width - self.px(80), self.px(900))
        x = (self.area.width - room) // 2
        if box is None:
            text = _("Five games of angels and star pirates. Choose a box to play.")
            self.text(text, x, y, size="lead", face="serif_italic", tone="ivory_dim", room=room, align="centre")
        else:
            info = catalogue.rules(box.id).info
            spot = self.text(_(info.blurb), x, y, size="lead", face="serif", room=room, align="centre")
            self.text(self._facts(info), x, spot.bottom + self.px(2), size="small", tone="brass_bright", room=room,
                      align="centre")  # fmt: skip
        self._tale = list(self.elements[mark:])

    def _facts(self, info: GameInfo) -> str:
        players = [option for option in info.options if option.key == "seats"]
        seats = _(" or ").join(str(choice.value) for choice in players[0].choices) if players else "2"
        facts = _("{seats} players · {low}-{high} minutes").format(
            seats=seats, low=info.minutes[0], high=info.minutes[1]
        )
        entry = safely(lambda: self.app.store.latest(info.id), None, "the last game")
        return facts + (f" · {entry.summary}" if entry else "")

    # Doors

    def open_box(self, box: Box) -> None:
        from ui.screens.setup import SetupScreen

        chosen = next(element for element in self.boxes if element.box is box)
        unbox(self.app, SetupScreen(self.app, box.id), chosen.paint(), chosen.rect)

    def continue_game(self, entry: Entry) -> None:
        from ui.screens.library import open_entry

        open_entry(self.app, entry)

    def open_library(self) -> None:
        from ui.screens.library import LibraryScreen

        self.app.push(LibraryScreen(self.app))

    def open_rulebook(self) -> None:
        from ui.screens.rulebook import RulebookScreen

        self.app.push(RulebookScreen(self.app, catalogue.ids()[0]))

    def open_statistics(self) -> None:
        from ui.screens.statistics import StatisticsScreen

        self.app.push(StatisticsScreen(self.app))

    def open_settings(self) -> None:
        from ui.screens.settings import SettingsScreen

        self.app.push(SettingsScreen(self.app))

    def open_about(self) -> None:
        from ui.screens.about import AboutScreen

        self.app.push(AboutScreen(self.app))
