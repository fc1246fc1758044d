"""The deck builder: any cards of a game within its rules for decks, checked while they are chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame

from game.core.language import _, n_
from game.core.things import Card
from saves import names
from saves.decks import Deck, Decks
from ui.app import App
from ui.canvas import Drawable
from ui.ink import colour
from ui.keys import actions
from ui.screens.armies import ArmyScreen, Tile, confirm_delete, workshop
from ui.screens.base import FOCUS
from ui.screens.deck_parts import DeckList, Emblems, GroupBar, Store
from ui.screens.dialogs import ask
from ui.screens.gallery import CardScreen
from ui.screens.grid import mentions, say, thing_of
from ui.screens.menu import MenuButton, MenuScreen
from ui.table.faces import Faces
from ui.widgets import Entry, Note

DECK = 0.35
"""The share of the page that the deck takes."""
SEEN = 236
"""Design units of the card that is shown for a line of the deck."""


class BuilderScreen(MenuScreen):
    name = "builder"

    def __init__(
        self, app: App, game: str, kept: Callable[[Deck], None], play: Callable[[], None], base: Tile | None = None
    ) -> None:
        """`kept` is told every deck that is saved, `play` takes the last of them to the game."""
        super().__init__(app)
        self.kept, self.play_kept = kept, play
        self.game, self.shop, self.faces = game, workshop(game), Faces(app.art, game, ())
        self.decks = Decks(app.store.folder)
        self.cards: tuple[int, ...] = ()
        self.past: list[tuple[int, ...]] = []
        self.title, self.file = _("My deck"), None
        self.wanted = self.source = self.at = self.carried = ""
        """What is searched for, the source that is shown, the card that was looked at, the card in the hand."""
        self.group = 0
        """The group that is shown, 0 for all."""
        self._focused: object = None
        if base is not None:
            self._begin_with(base)
        self._saved = self._state()

    file: Deck | None

    def _state(self) -> object:
        return sorted(self.cards), self.title

    # Building

    def build(self) -> None:
        self.faces.forget()
        left = [
            self.back_button(),
            MenuButton(_("Begin with"), "deck", self.begin),
            MenuButton(_("Undo"), "undo", self.undo),
            MenuButton(_("Delete"), "trash", self.delete),
            MenuButton(_("Save"), "save", self.save),
        ]
        buttons = self.frame(_("Build a deck"), left, [MenuButton(_("Play with it"), "play", self.play, "primary")])
        self.doors = dict(zip(("back", "begin", "undo", "delete", "save", "play"), buttons, strict=True))
        body = self.body
        wide = round(body.width * DECK)
        self.deck_area = pygame.Rect(body.right - wide, body.y, wide, body.height)
        self._build_store(pygame.Rect(body.x, body.y, body.width - wide - self.px(24), body.height))
        self._build_deck(self.deck_area)
        if self.focus is None:
            self.focus = self.store
        self._filter()
        self._tell()

    def _build_store(self, room: pygame.Rect) -> None:
        tall, side, gap = max(self.px(40), round(self.size("text") * 1.9)), self.px(20), self.px(10)
        self.picture(self.app.art.icon("search", side, colour("brass")), room.x, room.y + (tall - side) // 2)
        left = room.x + side + gap
        place = pygame.Rect(left, room.y, round(room.width * 0.24), tall)
        self.search = Entry(self, place, self.wanted, _("Search the cards"), 40)
        left = place.right + gap
        place = pygame.Rect(left, room.y, min(len(self.shop.sources) * tall, round(room.width * 0.5)), tall)
        self.sources = Emblems(self, place, self.source, self._pick_source)
        left = place.right + gap
        self.told = Note(self, pygame.Rect(left, room.y, room.right - left, tall), self.sources.told, size="small",
                         tone="brass_bright", face="sans_bold")  # fmt: skip
        y = room.y + tall + self.px(6)
        place = pygame.Rect(room.x, y, room.width, room.bottom - y)
        self.store = Store(self, place, self.faces, lambda card: self.add(self.shop.number[card.key]), self._point)
        self.nothing = Note(self, place, tone="ivory_dim", size="lead", face="serif_italic", middle=False)

    def _build_deck(self, room: pygame.Rect) -> None:
        self.panel(room)
        inner = room.inflate(-self.px(20), -self.px(16))
        tall, gap = max(self.px(36), round(self.size("text") * 1.9)), self.px(6)
        self.entry = Entry(self, pygame.Rect(inner.x, inner.y, inner.width, tall), self.title, _("Name of the deck"),
                           names.LONGEST_TITLE)  # fmt: skip
        y = inner.y + tall + gap
        bar = round(self.size("text") * 1.5) + self.px(18)
        self.bar = GroupBar(self, pygame.Rect(inner.x, y, inner.width, bar), self.group, self.pick_group)
        y += bar + gap
        words = round(self.size("small") * 1.35 * (3 if self._whole() else 4))
        row = max(self.px(21), round(self.size("text") * 1.4))
        self.list = DeckList(self, pygame.Rect(inner.x, y, inner.width, inner.bottom - words - gap - y), row)
        self.verdict = Note(
            self, pygame.Rect(inner.x, inner.bottom - words, inner.width, words), size="small", tone="ivory_dim"
        )

    # What is shown

    def _filter(self) -> None:
        """The cards of the chosen source and group that mention what is searched for."""
        shop = self.shop
        shown = [
            card
            for card, source, group in zip(shop.cards, shop.source, shop.group, strict=True)
            if self.source in ("", source) and self.group in (0, group) and mentions(card, self.wanted)
        ]
        self.store.deal(shown, self.at)
        self.store.focusable = bool(shown)
        self.nothing.say("" if shown else _(shop.words.nothing))

    def _pick_source(self, source: str) -> None:
        self.source = source
        self._filter()

    def pick_group(self, group: int) -> None:
        """Shows the cards of that group, 0 for all."""
        self.group = group
        self.bar.point_to(group)
        self._filter()

    def _point(self, card: Card) -> None:
        self.at = card.key
        self.app.say(say(card, self.faces.look))

    def problems(self) -> list[str]:
        """What keeps the deck from being saved, in words."""
        found = self.shop.problems(tuple(sorted(self.cards)))
        return found if names.tidy(self.title, names.LONGEST_TITLE) else [*found, _("The deck needs a name.")]

    def _tell(self) -> None:
        """Shows the deck as it is now, and what may be done with it."""
        problems = self.problems()
        self.list.set_deck(self.cards)
        self.bar.tell(Counter(self.shop.group[card] for card in self.cards))
        self.store.repaint()
        ready = _("Saved.") if self._is_saved() else _("Ready to be saved and played.")
        self.verdict.say(self._summed_up(problems or [ready]), "brass_bright" if problems else "ivory_dim")
        self.doors["undo"].update_state(enabled=bool(self.past))
        self.doors["delete"].update_state(enabled=self.file is not None)
        self.doors["save"].update_state(enabled=not problems and not self._is_saved())
        self.doors["play"].update_state(enabled=not problems)

    def _whole(self) -> int:
        """How many cards a deck has; 0 if not every group has its number."""
        wanted = [group.wanted for group in self.shop.groups.values()]
        return sum(wanted) if all(wanted) else 0

    def _summed_up(self, sentences: list[str]) -> str:
        """How many cards there are and what is to be said of them, as much of it as there is room for."""
        count = n_("{n} card.", "{n} cards.", len(self.cards))
        if self._whole():
            count = _("{n} of {whole} cards.").format(n=len(self.cards), whole=self._whole())
        for left in range(len(sentences)):
            more = [n_("And {n} more.", "And {n} more.", left)] if left else []
            text = " ".join((count, *sentences[: len(sentences) - left], *more))
            if self.verdict.holds(text):
                break
        return text

    def _is_saved(self) -> bool:
        return self.file is not None and self._saved == self._state()

    # Changing the deck

    def why_not(self, card: int) -> str:
        """Why the deck can't take one more of that card; empty if it can."""
        return self.shop.refuses(self.cards, card)

    def put(self, cards: tuple[int, ...]) -> None:
        """The deck is this one now."""
        if sorted(cards) != sorted(self.cards):
            self.past.append(self.cards)
            self.cards = cards
        self._tell()

    def add(self, card: int) -> None:
        refused = self.why_not(card)
        if refused:
            self.app.toast(refused)
            return
        self.app.sound.play("put", 0.5)
        self.put((*self.cards, card))
        self.app.say(f"{self.shop.cards[card].name}. {self.verdict.text}")

    def remove(self, card: int) -> None:
        cards = list(self.cards)
        cards.remove(card)
        self.app.sound.play("lift", 0.5)
        self.put(tuple(cards))
        self.app.say(f"{self.shop.cards[card].name}. {self.verdict.text}")

    def undo(self) -> None:
        if self.past:
            self.cards = self.past.pop()
            self._tell()
            self.app.say(self.verdict.text)

    # Looking

    def look(self, card: Card) -> None:
        self.at = card.key
        self.app.sound.play("flip", 0.6)
        self.app.push(CardScreen(self.app, self, self.store.cards if card in self.store.cards else [card]))

    def look_at(self, card: int) -> None:
        self.look(self.shop.cards[card])

    def drawables(self) -> list[Drawable]:
        """The card in the hand, or the one whose line is pointed at."""
        frame = super().drawables()
        x, y = self.app.pointer
        line = self.list.under((x, y))
        key = self.carried
        if not key and line >= 0 and self.list.lines[line].card >= 0:
            key = self.shop.cards[self.list.lines[line].card].key
        if key:
            wide = self.px(SEEN / 2 if self.carried else SEEN)
            spot = pygame.Rect(0, 0, wide, round(wide * 1.4))
            if self.carried:
                spot.center = (x, y)
            else:
                spot.midright = (self.deck_area.left - self.px(10), y)
                spot.clamp_ip(self.area.inflate(-self.px(16), -self.px(16)))
            card = self.shop.cards[self.shop.number[key]]
            frame.append(Drawable(FOCUS + 1, self.faces.picture(thing_of(card), spot.size), spot.x, spot.y))
        return frame

    # Files

    def begin(self) -> None:
        def take(tile: Tile) -> None:
            before = self.cards
            self._begin_with(tile)
            if sorted(before) != sorted(self.cards):
                self.past.append(before)
            self.open()

        self.app.push(ArmyScreen(self.app, self.game, _("Begin with"), "", take, building=True))

    def _begin_with(self, tile: Tile) -> None:
        """A ready deck is the base of another; a built one is the one to go on with."""
        self.cards, self.file = tile.cards, tile.deck
        if tile.deck is not None:
            self.title = tile.name
            self._saved = self._state()

    def save(self) -> bool:
        """Keeps the deck: over its own file, unless it got another name."""
        problems = self.problems()
        if problems:
            self.app.toast(_("Not ready yet. {problem}").format(problem=problems[0]))
            return False
        text = self.shop.write(tuple(sorted(self.cards)))
        named = names.tidy(self.title, names.LONGEST_TITLE)
        over = self.file if self.file is not None and self.file.name == named else None
        kept = self.app.try_store(lambda: self.decks.keep(self.game, self.title, text, over))
        if kept is None:
            return False
        self.file, self.title = kept, kept.name
        self._saved = self._state()
        self.kept(kept)
        self.entry.set_text(kept.name)
        self._tell()
        self.app.toast(_("“{name}” is among your decks now.").format(name=kept.name))
        return True

    def play(self) -> None:
        if (self._is_saved() or self.save()) and self.file is not None:
            self.kept(self.file)
            self.app.pop()
            self.play_kept()

    def delete(self) -> None:
        """The file goes; the cards stay here until the builder is left."""
        file = self.file
        if file is None:
            return

        def remove() -> None:
            self.app.try_store(lambda: self.decks.remove(file))
            self.file = None
            self._tell()

        confirm_delete(self.app, file, remove)

    def back(self) -> None:
        if not self.cards or self._saved == self._state():
            self.app.pop()
            return
        text = _("What you changed is not saved.")
        ask(self.app, _("Leave the builder?"), text, _("Leave"), self.app.pop, _("Keep building"), danger="trash")

    # Time and keys

    def tick(self, seconds: float) -> bool:
        if self.search.get_text() != self.wanted:
            self.wanted = self.search.get_text()
            self._filter()
        if self.entry.get_text() != self.title:
            self.title = self.entry.get_text()
            self._tell()
        self.told.say(self.bar.told or self.sources.told)
        if self._focused is not self.focus:
            self._focused = self.focus
            self.list.repaint()
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """U takes back, Z looks closely, S saves, Ctrl+F searches; Delete takes a card out of the deck."""
        if self.carried and event.key == pygame.K_ESCAPE:
            self.carried = ""
            self.store.let_go()
            self.list.let_go()
            return True
        typing = isinstance(self.focus, Entry) and self.focus.is_focused
        if typing:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self.focus_on(self.store)
                return True
            return super().key(event)
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.focus_on(self.search)
            return True
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE) and self.focus is self.list:
            self.list.activate()
            return True
        for action in actions(event):
            if action in ("undo", "zoom", "save"):
                {"undo": self.undo, "zoom": self._zoom, "save": self.save}[action]()
                return True
        return super().key(event)

    def _zoom(self) -> None:
        if self.focus is self.list and self.list.lines[self.list.at].card >= 0:
            self.look_at(self.list.lines[self.list.at].card)
        elif self.store.cards:
            self.look(self.store.cards[self.store.at])
