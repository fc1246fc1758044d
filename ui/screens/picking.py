"""One of many values, from a list that can be searched; a value that is a card shows its face beside the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game import catalogue
from game.core.language import _
from game.core.options import Choice as Value
from game.core.things import Thing
from ui import ink, shapes
from ui.app import App
from ui.ink import colour
from ui.screens.base import Screen
from ui.screens.grid import mentions
from ui.screens.menu import MenuButton, MenuScreen
from ui.table.card_face import BACK
from ui.table.faces import Faces
from ui.widgets import Element, Entry, Note, Rows

LIST = 0.34
"""The share of the page that the list takes."""


class Face(Element):
    """One card or back, as large as its place allows."""

    def __init__(self, screen: Screen, rect: pygame.Rect, faces: Faces) -> None:
        self.faces, self.face = faces, ""
        super().__init__(screen, rect, 1)
        self.repaint()

    def turn_up(self, face: str) -> None:
        if face != self.face:
            self.face = face
            self.repaint()

    def paint(self) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        if self.face:
            shape, blur = self.faces.cards.shape(self.face), self.px(14)
            room = (self.rect.width - 2 * blur, self.rect.height - 2 * blur)
            tall = min(room[1], round(room[0] / shape))
            spot = pygame.Rect(0, 0, round(tall * shape), tall)
            spot.midtop = (self.rect.width // 2, blur)
            surface.blit(shapes.shadow(spot.size, blur, 170), (spot.x - blur + self.px(4), spot.y - blur + self.px(5)))
            surface.blit(self.faces.picture(Thing("face", "", "card", self.face), spot.size), spot)
        return surface

    def on_hovered(self) -> None:
        pass

    def on_unhovered(self) -> None:
        pass


class PickScreen(MenuScreen):
    name = "picking"

    def __init__(
        self, app: App, game: str, title: str, text: str, offered: Sequence[Value], at: int | str,
        take: Callable[[int | str], None],
    ) -> None:  # fmt: skip
        """`take` is told the value that was chosen; `text` is said of values that are no cards."""
        super().__init__(app)
        self.title, self.words, self.offered, self.value, self.take = title, text, list(offered), at, take
        self.cards = catalogue.rules(game).cards()
        self.faces = Faces(app.art, game, ())
        self.wanted = ""
        self.found: list[Value] = []

    def build(self) -> None:
        self.faces.forget()
        doors = self.frame(self.title, [self.back_button()], [MenuButton(_("Choose"), "check", self.choose, "primary")])
        self.door = doors[-1]
        body = self.body
        wide = round(body.width * LIST)
        field, side = max(self.px(38), round(self.size("text") * 1.9)), self.px(20)
        self.picture(self.app.art.icon("search", side, colour("brass")), body.x, body.y + (field - side) // 2)
        place = pygame.Rect(body.x + side + self.px(10), body.y, wide - side - self.px(10), field)
        self.search = Entry(self, place, self.wanted, _("Search"), 40)
        y = body.y + field + self.px(12)
        row = max(self.px(32), round(self.size("text") * 1.75))
        self.list = Rows(self, pygame.Rect(body.x, y, wide, body.bottom - y), row, self._paint_row, self._pick,
                         self._say, open_row=lambda index: self.choose())  # fmt: skip
        left = body.x + wide + self.px(28)
        words = round(self.size("lead") * 3.2)
        self.face = Face(self, pygame.Rect(left, body.y, body.right - left, body.height - words), self.faces)
        place = pygame.Rect(left, body.bottom - words, body.right - left, words)
        self.note = Note(self, place, size="lead", face="serif_italic", tone="ivory_dim", align="centre")
        if self.focus is None:
            self.focus = self.list
        self._filter()

    def _label(self, value: Value) -> str:
        return _(value.label)

    def _say(self, index: int) -> str:
        return self._label(self.found[index])

    def _paint_row(self, index: int, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if chosen:
            inner = (size[0], size[1] - self.px(2))
            surface.blit(shapes.panel(inner, self.px(5), (*colour("slate_high"), 220)), (0, self.px(1)))
            bar = shapes.panel((self.px(3), size[1] - self.px(12)), self.px(1), colour("brass"))
            surface.blit(bar, (0, self.px(6)))
        style = self.style("text", "sans", "brass_bright" if chosen else "ivory")
        words, style = ink.fit(self._say(index), style, size[0] - self.px(28))
        picture = ink.write(words, style)
        surface.blit(picture, (self.px(14), (size[1] - picture.get_height()) // 2))
        return surface

    # Choosing

    def _matches(self, value: Value) -> bool:
        card = self.cards.get(str(value.value))
        if card is not None:
            return mentions(card, self.wanted)
        return all(word in self._label(value).casefold() for word in self.wanted.casefold().split())

    def _filter(self) -> None:
        """Shows what is searched for, and stays at the same value if it is among it."""
        self.found = [value for value in self.offered if self._matches(value)]
        values = [value.value for value in self.found]
        at = values.index(self.value) if self.value in values else (0 if values else -1)
        self.list.set_count(len(values), at=at)
        if at >= 0:
            self.list.reveal(at)
            self.list.repaint()
        self._pick(at)

    def _pick(self, index: int) -> None:
        self.door.update_state(enabled=index >= 0)
        if index < 0:
            self.face.turn_up("")
            text = _("Nothing mentions “{words}”. Try a shorter word.")
            self.note.say(text.format(words=self.wanted.strip()))
            return
        self.value = self.found[index].value
        card = self.cards.get(str(self.value))
        backs = {self.cards[key].back for key in (str(each.value) for each in self.offered) if key in self.cards}
        back = BACK + next(iter(backs)) if len(backs) == 1 else ""
        self.face.turn_up(card.key if card else back)
        self.note.say("" if card else self.words)

    def choose(self) -> None:
        if 0 <= self.list.at < len(self.found):
            value = self.found[self.list.at].value
            self.app.pop()
            self.take(value)

    # Time and keys

    def tick(self, seconds: float) -> bool:
        typed = self.search.get_text()
        if typed != self.wanted:
            self.wanted = typed
            self._filter()
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Any letter searches; Enter in the search goes on to what was found."""
        if self.focus is self.search:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self.focus_on(self.list)
                return True
        elif event.unicode.isalnum() and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            self.focus_on(self.search)
            return False
        return super().key(event)
