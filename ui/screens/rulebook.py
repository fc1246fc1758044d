"""The rulebook: sections to choose from, a search, and the page with its links."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import catalogue
from game.core.language import _
from ui import ink, markdown, resources, shapes
from ui.app import App
from ui.ink import colour
from ui.markdown import Laid, Look, Section
from ui.screens.base import Screen
from ui.screens.menu import MenuScreen
from ui.table.plate import Plates, plates
from ui.widgets import Choice, Entry, Note, Page, Rows

LONGEST_LINE = 44
"""A line is no wider than so many times the size of its letters: longer ones are tiring to read."""

FADE = 20


class Leaf(Page):
    """A page of laid-out text; only the lines in sight are painted."""

    def __init__(
        self, screen: Screen, rect: pygame.Rect, follow: Callable[[str], None], size: str = "lead", game: str = ""
    ) -> None:
        """Plates are those of a game."""
        self.laid: Laid | None = None
        self.follow = follow
        self.plates = Plates(screen.app, game)
        self.look = Look(
            screen.style("head", "serif_bold", "brass_bright"),
            screen.style(size, "sans"),
            screen.style(size, "sans_bold"),
            screen.style(size, "sans", "brass_bright"),
            colour("brass_dark"),
            screen.style("text", "serif_italic", "ivory_dim"),
            self.plates.size,
        )
        super().__init__(screen, rect)

    def write(self, sections: list[Section], wanted: str = "", top: int = 0) -> None:
        wide = min(self.rect.width - self.px(28), self.look.text.pixels * LONGEST_LINE)
        self.laid = markdown.lay_out(sections, self.look, wide, wanted)
        self.links = [(region, self._follower(target)) for region, target in self.laid.links()]
        self.link = -1
        self.scroll_to(top)

    def _follower(self, target: str) -> Callable[[], None]:
        return lambda: self.follow(target)

    def tall(self) -> int:
        return self.laid.height + self.px(24) if self.laid else 1

    def paint_content(self, surface: pygame.Surface) -> None:
        if self.laid:
            self.laid.paint(surface, self.top, self.look)
            for rect, name in self._plates_in_sight():
                if self.plates.painted(name, rect.size):
                    surface.blit(self.plates.picture(name, rect.size), (rect.x, rect.y - self.top))
            if self.top > 0:
                self._fade(surface, 0, 1)
            if self.top < self.tall() - self.rect.height:
                self._fade(surface, self.rect.height, -1)

    def _plates_in_sight(self) -> list[tuple[pygame.Rect, str]]:
        sight = pygame.Rect(0, self.top, self.rect.width, self.rect.height)
        return [plate for plate in self.laid.plates if plate[0].colliderect(sight)] if self.laid else []

    def paint_next(self) -> bool:
        """Paints one of the plates in sight that wait for it: the words are there before, and scrolling never waits
        for more than one."""
        waiting = [plate for plate in self._plates_in_sight() if not self.plates.painted(plate[1], plate[0].size)]
        if waiting:
            rect, name = waiting[0]
            self.plates.picture(name, rect.size)
            self.repaint()
        return len(waiting) > 1

    def _fade(self, surface: pygame.Surface, edge: int, inwards: int) -> None:
        """Lines that go on beyond the edge pale towards it."""
        deep = self.px(FADE)
        veil = pygame.Surface((self.rect.width, 1), pygame.SRCALPHA)
        for k in range(deep):
            veil.fill((255, 255, 255, 255 * k // deep))
            y = edge + k if inwards > 0 else edge - 1 - k
            surface.blit(veil, (0, y), special_flags=pygame.BLEND_RGBA_MULT)

    def turn_to(self, section: str) -> None:
        """Scrolls to a section, its heading clear of the fading edge."""
        if self.laid:
            self.scroll_to(self.laid.tops[section] - self.px(FADE))

    def section(self) -> str:
        """The section that is being read: the last one that begins in the upper part of the page."""
        if not self.laid or not self.laid.tops:
            return ""
        if self.top and self.top >= self.tall() - self.rect.height:
            seen = [name for name, top in self.laid.tops.items() if top < self.top + self.rect.height * 0.7]
        else:
            seen = [name for name, top in self.laid.tops.items() if top <= self.top + self.rect.height // 5]
        return seen[-1] if seen else next(iter(self.laid.tops))


class RulebookScreen(MenuScreen):
    name = "rulebook"

    def __init__(self, app: App, game_id: str, section: str = "") -> None:
        super().__init__(app)
        self.game = game_id
        self.wanted = ""
        self.at = section
        """The section to show when the page is built."""

    # Building

    def build(self) -> None:
        self.frame(_("Rulebook"), [self.back_button()], [])
        self.sections = self._sections()
        wide = min(self.px(290), self.body.width // 3)
        field = max(self.px(38), round(self.size("text") * 1.9))
        x, y = self.body.topleft
        y = self._build_games(pygame.Rect(x, y, wide, field))
        side = self.px(20)
        icon = self.app.art.icon("search", side, colour("brass"))
        self.picture(icon, x, y + (field - side) // 2)
        place = pygame.Rect(x + side + self.px(10), y, wide - side - self.px(10), field)
        self.search = Entry(self, place, self.wanted, _("Search the rulebook"), 40)
        y += field + self.px(12)
        self._row = max(self.px(34), round(self.size("text") * 1.8))
        self.list = Rows(self, pygame.Rect(x, y, wide, self.body.bottom - y), self._row, self._paint_row, self._pick,
                         lambda k: self.shown[k].title)  # fmt: skip
        left = x + wide + self.px(40)
        place = pygame.Rect(left, self.body.y, self.body.right - left, self.body.height)
        self.page = Leaf(self, place, self.go, game=self.game)
        self.nothing = Note(self, place, tone="ivory_dim", size="lead", face="serif_italic", middle=False)
        if self.focus is None:
            self.focus = self.list
        self._filter(self.at)

    def _build_games(self, place: pygame.Rect) -> int:
        """Which game's book it is; with several, the book can be changed."""
        titles = {box.id: box.title for box in catalogue.SHELF}
        ids = catalogue.ids()
        if len(ids) < 2:
            self.subheading(titles[self.game], place)
        else:
            Choice(self, place, [titles[game] for game in ids], ids.index(self.game), lambda k: self._change(ids[k]),
                   name=_("Game"))  # fmt: skip
        return place.bottom + self.px(10)

    def _sections(self) -> list[Section]:
        found = markdown.parse(resources.rulebook(self.game, self.app.language))
        return [section for section in found if section.blocks]

    def _paint_row(self, index: int, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        if chosen:
            inner = (size[0], size[1] - self.px(2))
            surface.blit(shapes.panel(inner, self.px(5), (*colour("slate_high"), 220)), (0, self.px(1)))
            bar = shapes.panel((self.px(3), size[1] - self.px(12)), self.px(1), colour("brass"))
            surface.blit(bar, (0, self.px(6)))
        tone = "brass_bright" if chosen else "ivory"
        words, style = ink.fit(self.shown[index].title, self.style("text", "sans", tone), size[0] - self.px(24))
        picture = ink.write(words, style)
        surface.blit(picture, (self.px(14), (size[1] - picture.get_height()) // 2))
        return surface

    def close(self) -> None:
        """Nobody needs its pictures now."""
        plates.forget()

    # Searching and going

    def _filter(self, at: str = "") -> None:
        """Shows the sections that mention what is wanted, and goes to one of them."""
        wanted = self.wanted.strip()
        self.shown = [section for section in self.sections if section.mentions(wanted)]
        self.page.write(self.shown, wanted)
        names = [section.id for section in self.shown]
        index = names.index(at) if at in names else 0
        self.list.set_count(len(self.shown), at=index if self.shown else -1)
        self.list.reveal(index)
        self.list.repaint()
        if index:
            self.page.turn_to(names[index])
        self._held = names[index] if names else ""
        self._top = self.page.top
        text = ""
        if not self.sections:
            text = _("This game has no rulebook yet.")
        elif not self.shown:
            text = _("Nothing in the rulebook mentions “{words}”. Try a shorter word.").format(words=wanted)
        self.nothing.say(text)

    def _pick(self, index: int) -> None:
        self._show(self.shown[index].id)

    def go(self, section: str) -> None:
        """Follows a link; a section that the search hides comes back."""
        if section not in [shown.id for shown in self.shown]:
            if section not in [known.id for known in self.sections]:
                return
            self.wanted = ""
            self.search.set_text("")
            self._filter(section)
        self._show(section)
        self.app.sound.play("page", 0.6)

    def _show(self, section: str) -> None:
        self.page.link = -1
        self.page.turn_to(section)
        self._top, self._held = self.page.top, section
        self._mark(section)

    def _mark(self, section: str) -> None:
        index = [shown.id for shown in self.shown].index(section)
        self.at = section
        if index != self.list.at:
            self.list.at = index
            self.list.reveal(index)
            self.list.repaint()

    def _change(self, game: str) -> None:
        self.game, self.at = game, ""
        self.wanted = ""
        self.open()

    def tick(self, seconds: float) -> bool:
        typed = self.search.get_text()
        if typed != self.wanted:
            self.wanted = typed
            self._filter()
        if self.page.top != self._top:
            self._top = self.page.top
            self._mark(self.page.section())
        return self.page.paint_next()

    def key(self, event: pygame.event.Event) -> bool:
        """Ctrl+F searches; Enter in the search goes on to the page."""
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.focus_on(self.search)
            return True
        if self.focus is self.search and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.focus_on(self.page)
            return True
        return super().key(event)
