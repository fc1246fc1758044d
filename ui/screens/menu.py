"""What the menu screens share: margins, a row of buttons at the foot, rows of a label and its control."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.core.language import _
from ui import ink
from ui.ink import colour
from ui.screens.base import Screen
from ui.widgets import Action, Button, Note

MARGIN = 48
FOOT = 24
LABEL_SHARE = 0.42


class MenuButton(NamedTuple):
    """A button at the foot of a screen."""

    text: str
    icon: str
    action: Action
    kind: str = "plain"
    enabled: bool = True


class MenuScreen(Screen):
    """A screen with a heading above and doors below; `body` is the room between them."""

    def frame(self, title: str, left: list[MenuButton], right: list[MenuButton]) -> list[Button]:
        """The heading and the foot; the buttons come back in the order they were given, left ones first."""
        top = self.heading(title)
        tall = max(self.px(44), round(self.size("text") * 2))
        y = self.area.height - self.px(FOOT) - tall
        x, end = self.px(MARGIN), self.area.width - self.px(MARGIN)
        gap = self.px(12)
        widths = [self._button_width(door) for door in (*left, *right)]
        spare = end - x - gap * max(len(widths) - 1, 0)
        if sum(widths) > spare:
            widths = [wide * spare // sum(widths) for wide in widths]
        places = []
        for wide in widths[: len(left)]:
            places.append(pygame.Rect(x, y, wide, tall))
            x += wide + gap
        x = end - sum(widths[len(left) :]) - gap * max(len(right) - 1, 0)
        for wide in widths[len(left) :]:
            places.append(pygame.Rect(x, y, wide, tall))
            x += wide + gap
        self.body = pygame.Rect(self.px(MARGIN), top, end - self.px(MARGIN), y - self.px(16) - top)
        return [
            Button(self, place, door.text, door.action, icon=door.icon, kind=door.kind, enabled=door.enabled)
            for place, door in zip(places, (*left, *right), strict=True)
        ]

    def _button_width(self, door: MenuButton) -> int:
        if door.kind == "primary":
            words = ink.width(door.text, self.style("lead", "serif_bold"))
            return max(self.px(220), words + self.px(80))
        return max(self.px(112), ink.width(door.text, self.style("text", "sans_bold")) + self.px(64))

    def back_button(self) -> MenuButton:
        return MenuButton(_("Back"), "back", self.back)

    def line(self, x: int, y: int, wide: int, tone: str = "line") -> None:
        """A thin rule."""
        rule = pygame.Surface((max(wide, 1), max(1, self.px(1))), pygame.SRCALPHA)
        rule.fill(colour(tone))
        self.picture(rule, x, y)

    def subheading(self, text: str, rect: pygame.Rect) -> Note:
        """The name of a group of rows."""
        return Note(self, rect, text, size="lead", face="serif_bold", tone="brass_bright")

    def labelled(self, row: pygame.Rect, text: str, share: float = LABEL_SHARE) -> pygame.Rect:
        """Writes the label of a row and gives the place of its control."""
        wide = round(row.width * share)
        Note(self, pygame.Rect(row.x, row.y, wide - self.px(10), row.height), text)
        return pygame.Rect(row.x + wide, row.y, row.width - wide, row.height)
