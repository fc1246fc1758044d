"""The gallery: every card of a game, to look through, to search, and to look at closely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game import catalogue
from game.core.language import N_, _
from game.core.things import Card
from ui import ink, shapes
from ui.app import App
from ui.ink import colour
from ui.screens.grid import Grid, mentions, say, thing_of
from ui.screens.menu import MenuButton, MenuScreen
from ui.table.card_face import PRESSED, no_wider
from ui.table.faces import Faces
from ui.table.glossary import entries
from ui.widgets import Entry, Note, Rows, fit_block

GROUPS = {"start": N_("Starting cards"), "supply": N_("Supply")}
"""Groups whose name does not stand on their cards."""


class Shelf(Protocol):
    """Where a card lies that is looked at closely: `at` is its key."""

    game: str
    at: str
    faces: Faces


def kind_name(kind: str, cards: Sequence[Card]) -> str:
    """What the cards of a group are called: the beginning that their type lines share."""
    if kind in GROUPS:
        return _(GROUPS[kind])
    lines = [card.line().split(" · ") for card in cards]
    shared = [words[0] for words in zip(*lines, strict=False) if len(set(words)) == 1]
    return " · ".join(shared) or kind


class GalleryScreen(MenuScreen):
    name = "gallery"

    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        self.game = game_id
        rules = catalogue.rules(game_id)
        self.info, self.all = rules.info, list(rules.cards().values())
        self.shop = rules.workshop
        """Where decks are built, cards belong together by where they come from, rather than by their kind."""
        self.faces = Faces(app.art, game_id, ())
        self.wanted = self.kind = self.at = ""
        """What is searched for, the group that is shown ("" is every card), and the card that was looked at."""

    # Building

    def build(self) -> None:
        self.faces.forget()
        self.frame(_("Cards of {title}").format(title=self.info.title), [self.back_button()], [])
        self.kinds = ["", *dict.fromkeys(self._group(card) for card in self.all)]
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

    def _group(self, card: Card) -> str:
        number = self.shop.number.get(card.key, -1) if self.shop else -1
        return self.shop.source[number] if self.shop and 0 <= number < len(self.shop.source) else card.kind

    def _of_kind(self, kind: str) -> list[Card]:
        return [card for card in self.all if kind in ("", self._group(card))]

    def _say(self, index: int) -> str:
        kind = self.kinds[index]
        if self.shop and kind in self.shop.sources and kind:
            return _(self.shop.sources[kind].name)
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
        words, style = ink.fit(self._say(index), self.style("text", "sans", tone), round(room * PRESSED))
        picture = no_wider(ink.write(words, style), room)
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
        self.app.say(say(card, self.faces.look))

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

    def __init__(self, app: App, gallery: Shelf, cards: Sequence[Card]) -> None:
        super().__init__(app)
        self.gallery, self.cards = gallery, list(cards)

    @property
    def card(self) -> Card:
        return next(card for card in self.cards if card.key == self.gallery.at)

    def build(self) -> None:
        card = self.card
        left = [self.back_button()]
        if card.section:
            left.append(MenuButton(_("Rulebook"), "book", self.open_rules))
        alone = len(self.cards) < 2
        right = [
            MenuButton(_("Previous"), "chevron-left", lambda: self.turn(-1), enabled=not alone),
            MenuButton(_("Next"), "chevron-right", lambda: self.turn(1), enabled=not alone),
        ]
        doors = self.frame(card.name, left, right)
        if self.focus is None:
            self.focus = doors[-1]
        self._build_words(self._build_card(card))
        self.app.say(say(card, self.gallery.faces.look))

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
        if flavour := card.flavour():
            style = self.style("lead", "serif_italic")
            tall = len(ink.wrap(flavour, style, room.width)) * ink.line_height(style)
            if y + tall + numbers <= room.bottom:
                Note(self, pygame.Rect(room.x, y, room.width, tall), flavour, size="lead", face="serif_italic",
                     tone="ivory_dim", middle=False)  # fmt: skip
                y += tall + self.px(24)
        for name, value in card.numbers:
            self.picture(self.gallery.faces.cards.sign(name, value, side), room.x, y)
            label, meaning, _corner = self.gallery.faces.look.card.sign(name)
            place = pygame.Rect(room.x + side + self.px(16), y, room.width - side - self.px(16), side)
            text = _("{label} {value}: {meaning}").format(label=_(label), value=value, meaning=_(meaning))
            Note(self, place, text)
            y += side + self.px(8)
        self._build_glossary(pygame.Rect(room.x, y + self.px(10), room.width, room.bottom - y - self.px(10)))

    def _build_glossary(self, room: pygame.Rect) -> None:
        """What its words mean, as far as there is room."""
        y, style = room.y, self.style("text", "sans")
        for text in entries(self.card, self.gallery.faces.look.card.glossary):
            tall = len(ink.wrap(text, style, room.width)) * ink.line_height(style)
            if y + tall > room.bottom:
                return
            Note(self, pygame.Rect(room.x, y, room.width, tall), text, tone="ivory_dim", middle=False)
            y += tall + self.px(6)

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
