"""Cards side by side, to go through by pointer and keys; and what there is to say about one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import pygame

from game.core.language import _
from game.core.things import Card, Thing
from ui import ink, shapes
from ui.games.look import GameLook
from ui.guard import safely
from ui.ink import Style, colour
from ui.screens.base import Screen
from ui.table.faces import Faces
from ui.widgets import Page

WIDTH = 158
"""Design units of an upright card in the grid."""
GAP = 14
DRAG = 6
ROWS_A_PAGE = 8
"""What the page keys step by, in the words of the base screen."""


def thing_of(card: Card) -> Thing:
    """The card as a thing, for painting it."""
    return Thing(card.key, "", "card", card.key)


def mentions(card: Card, wanted: str) -> bool:
    """Do all the wanted words stand on the card?"""
    written = f"{card.name} {card.line()} {card.text()} {card.flavour()}".casefold()
    return all(word in written for word in wanted.casefold().split())


def say(card: Card, look: GameLook) -> str:
    """A card in one breath."""
    numbers = [f"{_(look.card.sign(name).name)} {value}" for name, value in card.numbers]
    parts = (card.name, card.line(), ", ".join(numbers), card.text().replace("\n", " "), card.flavour())
    return ". ".join(part for part in parts if part)


class Grid(Page):
    """Cards side by side, of which only those in sight are painted. Arrows go from card to card, Enter opens one.

    A click opens a card, too; a right click looks at it.
    """

    wide = WIDTH

    def __init__(
        self, screen: Screen, rect: pygame.Rect, faces: Faces, open_card: Callable[[Card], None],
        point: Callable[[Card], None],
    ) -> None:  # fmt: skip
        self.faces, self.open_card, self.point = faces, open_card, point
        self.cards: list[Card] = []
        self.places: list[pygame.Rect] = []
        self.at = -1
        self._from: tuple[tuple[int, int], int] | None = None
        self._dragged = False
        super().__init__(screen, rect)

    def label(self) -> str:
        return self.say_card(self.cards[self.at]) if 0 <= self.at < len(self.cards) else ""

    def face(self, card: Card) -> str:
        """What is painted for a card."""
        return card.key

    def say_card(self, card: Card) -> str:
        return say(card, self.faces.look)

    def look(self, card: Card) -> None:
        """A right click."""
        self.open_card(card)

    def caption(self) -> int:
        """How many pixels stay free below each card."""
        return 0

    def deal(self, cards: Sequence[Card], at: str = "") -> None:
        """Lays out these cards and goes to one of them."""
        self.cards = list(cards)
        self.places = self._lay_out()
        keys = [card.key for card in self.cards]
        self.at = keys.index(at) if at in keys else (0 if keys else -1)
        self.top = 0
        self._reveal()

    def _lay_out(self) -> list[pygame.Rect]:
        """Rows of cards; those of another shape begin a row of their own."""
        gap, room = self.px(GAP), self.rect.width - self.px(GAP)
        places: list[pygame.Rect] = []
        y = gap // 2
        for _shape, group in groupby(self.cards, lambda card: self.faces.cards.shape(self.face(card))):
            cards = list(group)
            shape = self.faces.cards.shape(self.face(cards[0]))
            wanted = self.px(self.wide) * (1 if shape < 1 else 1.4)
            columns = max(1, round((room - gap) / (wanted + gap)))
            wide = (room - gap) // columns - gap
            tall = round(wide / shape)
            for k in range(len(cards)):
                row, column = divmod(k, columns)
                step = tall + self.caption() + gap
                places.append(pygame.Rect(gap + column * (wide + gap), y + row * step, wide, tall))
            y = places[-1].bottom + self.caption() + gap
        return places

    def tall(self) -> int:
        return self.places[-1].bottom + self.caption() + self.px(GAP) if self.places else 1

    def paint_content(self, surface: pygame.Surface) -> None:
        seen = pygame.Rect(0, self.top - self.caption(), self.rect.width, self.rect.height + self.caption())
        for k, (card, place) in enumerate(zip(self.cards, self.places, strict=True)):
            if not place.colliderect(seen):
                continue
            spot = place.move(0, -self.top)
            blur = self.px(6)
            surface.blit(shapes.shadow(spot.size, blur, 130), (spot.x - blur + self.px(2), spot.y - blur + self.px(3)))
            about = f"{card.key} in {self.screen.name}"
            safely(partial(self.paint_card, surface, card, spot), None, about)
            if k == self.at:
                glow = self.px(4)
                ring = shapes.ring(spot.size, max(4, spot.width // 16), colour("lit"), max(2, self.px(2)), glow)
                surface.blit(ring, (spot.x - glow, spot.y - glow))

    def paint_card(self, surface: pygame.Surface, card: Card, spot: pygame.Rect) -> None:
        surface.blit(self.faces.picture(thing_of(card), spot.size), spot)

    # Going

    def _reveal(self) -> None:
        if 0 <= self.at < len(self.places):
            place, gap = self.places[self.at], self.px(GAP)
            bottom = place.bottom + self.caption() + gap
            self.top = min(max(self.top, bottom - self.rect.height), place.top - gap)
        self.scroll_to(self.top)

    def go(self, index: int) -> bool:
        if not self.cards or index == self.at or not 0 <= index < len(self.cards):
            return False
        self.at = index
        self._reveal()
        self.point(self.cards[index])
        return True

    def nudge(self, by: int) -> bool:
        """Beyond the ends of a row the focus moves on to what lies beside the grid."""
        following = self.at + by
        if not 0 <= following < len(self.cards) or self.places[following].y != self.places[self.at].y:
            return False
        return self.go(following)

    def step(self, by: int) -> bool:
        """So many rows up or down: the card nearest to the same column."""
        if not self.cards:
            return False
        here = self.places[self.at]
        rows = sorted({place.y for place in self.places})
        now = rows.index(here.y)
        by = by if abs(by) == 1 else by // ROWS_A_PAGE * max(1, self.rect.height // here.height)
        row = rows[min(max(now + by, 0), len(rows) - 1)]
        same = [k for k, place in enumerate(self.places) if place.y == row]
        return self.go(min(same, key=lambda k: abs(self.places[k].centerx - here.centerx)))

    def activate(self) -> None:
        if 0 <= self.at < len(self.cards):
            self.open_card(self.cards[self.at])

    def clicked(self, index: int) -> None:
        self.go(index)
        self.activate()

    # The pointer

    def under(self, spot: tuple[int, int]) -> int:
        """Which card lies there, -1 for none."""
        if not self.rect.collidepoint(spot):
            return -1
        inside = (spot[0] - self.rect.x, spot[1] - self.rect.y + self.top)
        return next((k for k, place in enumerate(self.places) if place.collidepoint(inside)), -1)

    def process_event(self, event: pygame.event.Event) -> bool:
        """A click opens a card, a right click looks at it; a drag scrolls, wherever it begins."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self.under(event.pos) >= 0:
            self.screen.focus_on(self, by_key=False)
            self.go(self.under(event.pos))
            self.look(self.cards[self.at])
            return True
        on_bar = self.rect.right - self.px(14)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            if event.pos[0] < on_bar:
                self.screen.focus_on(self, by_key=False)
                self._from, self._dragged = (event.pos, self.top), False
                return True
        elif event.type == pygame.MOUSEMOTION and self._from is not None:
            (_x, y), top = self._from
            self._dragged = self._dragged or abs(event.pos[1] - y) >= self.px(DRAG)
            if self._dragged:
                self.scroll_to(top + y - event.pos[1])
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._from is not None:
            start, self._from = self._from[0], None
            index = self.under(event.pos)
            if not self._dragged and index >= 0 and index == self.under(start):
                self.clicked(index)
            return True
        return super().process_event(event)


class Counted(Grid):
    """Cards with a number upon each; those of which no more can be had are dimmed."""

    def count(self, card: Card) -> str:
        raise NotImplementedError

    def full(self, card: Card) -> bool:
        return False

    def lit(self, card: Card) -> bool:
        """Is its number worth a look?"""
        return True

    def paint_card(self, surface: pygame.Surface, card: Card, spot: pygame.Rect) -> None:
        super().paint_card(surface, card, spot)
        if self.full(card):
            shade = shapes.panel(spot.size, max(4, spot.width // 16), (*colour("night"), 130))
            surface.blit(shade, spot)
        text = self.count(card)
        if text:
            fill, tone = ("brass_bright", "night") if self.lit(card) else ("slate", "ivory")
            style = Style("sans_bold", max(round(spot.width * 0.1), 11), colour(tone))
            words = ink.write(text, style)
            size = (words.get_width() + style.pixels, round(style.pixels * 1.5))
            plate = shapes.panel(size, size[1] // 2, colour(fill), colour("night"), max(1, self.px(1))).copy()
            plate.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
            surface.blit(plate, plate.get_rect(topright=(spot.right + self.px(4), spot.y + spot.height // 9)))
