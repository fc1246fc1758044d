"""The gallery: every card of a game, to look through, to search, and to look at closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import pygame

from game import catalogue
from game.core.contract import Card, Thing
from game.core.language import N_, _
from ui import ink, shapes
from ui.app import App
from ui.ink import colour
from ui.screens.base import Screen
from ui.screens.menu import Door, MenuScreen
from ui.table.faces import Faces
from ui.widgets import Entry, Note, Page, Rows, fit_block

WIDTH = 158
"""Design units of an upright card in the grid."""
GAP = 14
DRAG = 6
ROWS_A_PAGE = 8
"""What the page keys step by, in the words of the base screen."""

GROUPS = {"start": N_("Starting cards"), "supply": N_("Supply")}
"""Kinds whose name does not stand on their cards."""
NUMBERS = {
    "cost": (N_("Cost"), N_("what you pay to get the card")),
    "word": (N_("Word"), N_("what it gives you to pay with")),
    "light": (N_("Light"), N_("its strength in a challenge")),
    "credit": (N_("Credit"), N_("what it gives you to pay with")),
    "tech": (N_("Tech value"), N_("how strong it makes the ship")),
    "crew": (N_("Crew value"), N_("how many hands it counts for")),
    "points": (N_("Points"), N_("what the mission is worth")),
    "angels": (N_("Angels"), N_("so many angels its winner may add to the final army")),
    "demons": (N_("Demons"), N_("so many demons its winner may add to the final army")),
    "ophanim": (N_("Ophanim"), N_("so many Ophanim its winner may add to the final army")),
}
"""What the numbers on the signs mean."""


def thing_of(card: Card) -> Thing:
    """The card as a thing, for painting it."""
    return Thing(card.key, "", "card", card.key)


def mentions(card: Card, wanted: str) -> bool:
    """Do all the wanted words stand on the card?"""
    written = f"{card.name} {card.line()} {card.text()}".casefold()
    return all(word in written for word in wanted.casefold().split())


def kind_name(kind: str, cards: Sequence[Card]) -> str:
    """What the cards of a kind are called: the beginning that their type lines share."""
    if kind in GROUPS:
        return _(GROUPS[kind])
    lines = [card.line().split(" · ") for card in cards]
    shared = [words[0] for words in zip(*lines, strict=False) if len(set(words)) == 1]
    return " · ".join(shared) or kind


class Grid(Page):
    """Cards side by side, of which only those in sight are painted. Arrows go from card to card, Enter opens one."""

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
        return say(self.cards[self.at]) if 0 <= self.at < len(self.cards) else ""

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
        for _shape, group in groupby(self.cards, lambda card: self.faces.cards.shape(card.key)):
            cards = list(group)
            shape = self.faces.cards.shape(cards[0].key)
            wanted = self.px(WIDTH) * (1 if shape < 1 else 1.4)
            columns = max(1, round((room - gap) / (wanted + gap)))
            wide = (room - gap) // columns - gap
            tall = round(wide / shape)
            for k in range(len(cards)):
                row, column = divmod(k, columns)
                places.append(pygame.Rect(gap + column * (wide + gap), y + row * (tall + gap), wide, tall))
            y = places[-1].bottom + gap
        return places

    def tall(self) -> int:
        return self.places[-1].bottom + self.px(GAP) if self.places else 1

    def paint_content(self, surface: pygame.Surface) -> None:
        seen = pygame.Rect(0, self.top, *self.rect.size)
        for k, (card, place) in enumerate(zip(self.cards, self.places, strict=True)):
            if not place.colliderect(seen):
                continue
            spot = place.move(0, -self.top)
            blur = self.px(6)
            surface.blit(shapes.shadow(spot.size, blur, 130), (spot.x - blur + self.px(2), spot.y - blur + self.px(3)))
            surface.blit(self.faces.picture(thing_of(card), spot.size), spot)
            if k == self.at:
                glow = self.px(4)
                ring = shapes.ring(spot.size, max(4, spot.width // 16), colour("lit"), max(2, self.px(2)), glow)
                surface.blit(ring, (spot.x - glow, spot.y - glow))

    # Going

    def _reveal(self) -> None:
        if 0 <= self.at < len(self.places):
            place, gap = self.places[self.at], self.px(GAP)
            self.top = min(max(self.top, place.bottom + gap - self.rect.height), place.top - gap)
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

    # The pointer

    def under(self, spot: tuple[int, int]) -> int:
        """Which card lies there, -1 for none."""
        if not self.rect.collidepoint(spot):
            return -1
        inside = (spot[0] - self.rect.x, spot[1] - self.rect.y + self.top)
        return next((k for k, place in enumerate(self.places) if place.collidepoint(inside)), -1)

    def process_event(self, event: pygame.event.Event) -> bool:
        """A click opens a card; a drag scrolls, wherever it begins."""
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
                self.go(index)
                self.activate()
            return True
        return super().process_event(event)


def say(card: Card) -> str:
    """A card in one breath."""
    numbers = [f"{_(NUMBERS[name][0]) if name in NUMBERS else name} {value}" for name, value in card.numbers]
    return ". ".join(
        part for part in (card.name, card.line(), ", ".join(numbers), card.text().replace("\n", " ")) if part
    )


class GalleryScreen(MenuScreen):
    name = "gallery"

    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        self.game = game_id
        self.info = catalogue.rules(game_id).info
        self.all = list(catalogue.rules(game_id).cards().values())
        self.faces = Faces(app.art, game_id, ())
        self.wanted = self.kind = self.at = ""
        """What is searched for, the kind that is shown ("" is every kind), and the card that was looked at."""

    # Building

    def build(self) -> None:
        self.faces.forget()
        self.frame(_("Cards of {title}").format(title=self.info.title), [self.back_door()], [])
        self.kinds = ["", *dict.fromkeys(card.kind for card in self.all)]
        wide = min(self.px(240), self.body.width // 4)
        field = max(self.px(38), round(self.size("text") * 1.9))
        x, y = self.body.topleft
        side = self.px(20)
        self.picture(self.app.art.icon("search", side, colour("brass")), x, y + (field - side) // 2)
        place = pygame.Rect(x + side + self.px(10), y, wide - side - self.px(10), field)
        self.search = Entry(self, place, self.wanted, _("Search the cards"), 40)
        y += field + self.px(12)
        row = max(self.px(34), round(self.size("text") * 1.8))
        self.list = Rows(
            self, pygame.Rect(x, y, wide, self.body.bottom - y), row, self._paint_row, self._pick, self._say
        )
        left = x + wide + self.px(24)
        place = pygame.Rect(left, self.body.y, self.body.right - left, self.body.height)
        self.grid = Grid(self, place, self.faces, self.show, self._point)
        self.nothing = Note(self, place, tone="ivory_dim", size="lead", face="serif_italic", middle=False)
        if self.focus is None:
            self.focus = self.grid
        self._filter(self.at)

    def _of_kind(self, kind: str) -> list[Card]:
        return [card for card in self.all if kind in ("", card.kind)]

    def _say(self, index: int) -> str:
        kind = self.kinds[index]
        return kind_name(kind, self._of_kind(kind)) if kind else _("All cards")

    def _paint_row(self, index: int, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if chosen:
            inner = (size[0], size[1] - self.px(2))
            surface.blit(shapes.panel(inner, self.px(5), (*colour("slate_high"), 220)), (0, self.px(1)))
            bar = shapes.panel((self.px(3), size[1] - self.px(12)), self.px(1), colour("brass"))
            surface.blit(bar, (0, self.px(6)))
        found = sum(mentions(card, self.wanted) for card in self._of_kind(self.kinds[index]))
        count = ink.write(str(found), self.style("small", "sans", "brass" if found else "ivory_faint"))
        surface.blit(count, (size[0] - count.get_width() - self.px(10), (size[1] - count.get_height()) // 2))
        tone = "brass_bright" if chosen else "ivory" if found else "ivory_faint"
        room = size[0] - count.get_width() - self.px(36)
        words, style = ink.fit(self._say(index), self.style("text", "sans", tone), room)
        picture = ink.write(words, style)
        surface.blit(picture, (self.px(14), (size[1] - picture.get_height()) // 2))
        return surface

    # Choosing

    def _filter(self, at: str = "") -> None:
        self.list.set_count(len(self.kinds), at=self.kinds.index(self.kind))
        shown = [card for card in self._of_kind(self.kind) if mentions(card, self.wanted)]
        self.grid.deal(shown, at)
        text = ""
        if not shown:
            text = _("No card mentions “{words}”. Try a shorter word, or all cards.").format(words=self.wanted.strip())
        self.nothing.say(text)

    def _pick(self, index: int) -> None:
        self.kind = self.kinds[index]
        self._filter()

    def _point(self, card: Card) -> None:
        self.at = card.key
        self.app.say(say(card))

    def show(self, card: Card) -> None:
        self.at = card.key
        self.app.sound.play("flip", 0.6)
        self.app.push(CardScreen(self.app, self, self.grid.cards))

    # Time and keys

    def tick(self, seconds: float) -> bool:
        typed = self.search.get_text()
        if typed != self.wanted:
            self.wanted = typed
            self._filter(self.at)
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Ctrl+F or any letter searches; Enter in the search goes on to the cards."""
        if self.focus is self.search:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self.focus_on(self.grid)
                return True
        elif event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.focus_on(self.search)
            return True
        elif event.unicode.isalnum() and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            self.focus_on(self.search)
            return False
        return super().key(event)


class CardScreen(MenuScreen):
    """One card, as large as the window allows, with its text set large and its numbers explained."""

    name = "card"

    def __init__(self, app: App, gallery: GalleryScreen, cards: Sequence[Card]) -> None:
        super().__init__(app)
        self.gallery, self.cards = gallery, list(cards)

    @property
    def card(self) -> Card:
        return next(card for card in self.cards if card.key == self.gallery.at)

    def build(self) -> None:
        card = self.card
        left = [self.back_door()]
        if card.section:
            left.append(Door(_("Rulebook"), "book", self.open_rules))
        alone = len(self.cards) < 2
        right = [Door(_("Previous"), "chevron-left", lambda: self.turn(-1), enabled=not alone),
                 Door(_("Next"), "chevron-right", lambda: self.turn(1), enabled=not alone)]  # fmt: skip
        doors = self.frame(card.name, left, right)
        if self.focus is None:
            self.focus = doors[-1]
        self._build_words(self._build_card(card))
        self.app.say(say(card))

    def _build_card(self, card: Card) -> pygame.Rect:
        """The card at the left; gives the room beside it."""
        body = self.body
        shape = self.gallery.faces.cards.shape(card.key)
        tall = min(body.height, round(body.width * 0.55 / shape))
        size = (round(tall * shape), tall)
        blur = self.px(14)
        x, y = body.x, body.y + (body.height - tall) // 2
        self.picture(shapes.shadow(size, blur, 170), x - blur + self.px(5), y - blur + self.px(7), 0)
        self.picture(self.gallery.faces.picture(thing_of(card), size), x, y)
        gap = self.px(48)
        return pygame.Rect(x + size[0] + gap, body.y, body.width - size[0] - gap, body.height)

    def _build_words(self, room: pygame.Rect) -> None:
        card = self.card
        line = round(self.size("lead") * 1.5)
        y = room.y + self.px(10)
        Note(self, pygame.Rect(room.x, y, room.width, line), card.line(), size="lead", face="serif_italic",
             tone="brass_bright")  # fmt: skip
        y += line + self.px(12)
        side = max(self.px(52), round(self.size("text") * 2.6))
        numbers = len(card.numbers) * (side + self.px(8))
        text = card.text().replace("\n", "\n\n")
        if text:
            most = room.bottom - y - numbers - self.px(24)
            lines, style = fit_block(text, self.style("head", "sans"), (room.width, most))
            tall = len(lines) * ink.line_height(style)
            Note(self, pygame.Rect(room.x, y, room.width, tall), text, size="head", middle=False)
            y += tall + self.px(24)
        for name, value in card.numbers:
            self.picture(self.gallery.faces.cards.sign(name, value, side), room.x, y)
            label, meaning = (_(words) for words in NUMBERS.get(name, (name, "")))
            place = pygame.Rect(room.x + side + self.px(16), y, room.width - side - self.px(16), side)
            Note(self, place, _("{label} {value}: {meaning}").format(label=label, value=value, meaning=meaning))
            y += side + self.px(8)

    def turn(self, by: int) -> None:
        """Another card of those that the gallery shows."""
        keys = [card.key for card in self.cards]
        self.gallery.at = keys[(keys.index(self.gallery.at) + by) % len(keys)]
        self.app.sound.play("page", 0.6)
        self.open()

    def open_rules(self) -> None:
        from ui.screens.rulebook import RulebookScreen

        self.app.push(RulebookScreen(self.app, self.gallery.game, self.card.section))

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right turn the cards over, unless they go between the buttons."""
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and not self.focus_shown:
            self.turn(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return super().key(event)
