"""About: what Caelum is, whom its games are owed to, what it is made of."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

import pygame

from game import catalogue
from game.core.language import _
from saves.places import shown
from saves.report import LIBRARIES
from ui import guard, shapes
from ui.markdown import parse
from ui.resources import VERSION
from ui.screens.menu import MenuButton, MenuScreen
from ui.screens.rulebook import Leaf
from ui.widgets import Note

COVER = 0.75


class AboutScreen(MenuScreen):
    name = "about"

    def build(self) -> None:
        report = MenuButton(_("Pack a report"), "flag", lambda: guard.pack(self.app))
        back, _report = self.frame(_("About Caelum"), [self.back_button()], [report])
        between = self.px(56)
        wide = round((self.body.width - between) * 0.46)
        self._build_games(pygame.Rect(self.body.x, self.body.y, wide, self.body.height))
        left = self.body.x + wide + between
        place = pygame.Rect(left, self.body.y, self.body.right - left, self.body.height)
        self.page = Leaf(self, place, lambda target: None, size="text")
        self.page.write(parse(self._words()))
        self.focus = back

    def _build_games(self, column: pygame.Rect) -> None:
        """The five boxes with those who made the games."""
        gap = self.px(12)
        tall = min((column.height + gap) // len(catalogue.SHELF) - gap, self.px(110))
        for k, box in enumerate(catalogue.SHELF):
            y = column.y + k * (tall + gap)
            size = (round(tall * COVER), tall)
            blur = self.px(7)
            self.picture(shapes.shadow(size, blur, 150), column.x - blur + self.px(3), y - blur + self.px(4), 0)
            self.picture(self.app.art.cover(f"covers/{box.id}", size).convert_alpha(), column.x, y)
            x = column.x + size[0] + self.px(18)
            room = column.right - x
            info = catalogue.rules(box.id).info
            title = round(tall * 0.38)
            rest = (tall - title) // 2
            Note(self, pygame.Rect(x, y, room, title), box.title, size="lead", face="serif_bold", tone="brass_bright")
            text = _("Design: {names}").format(names=info.designers)
            Note(self, pygame.Rect(x, y + title, room, rest), text)
            Note(self, pygame.Rect(x, y + title + rest, room, rest), info.publisher, size="small", tone="ivory_dim")

    def _words(self) -> str:
        """The credits as a page."""
        parts = [
            ("", _("Caelum {version} is a tabletop on your desk: five games of angels and star pirates, for people at "
                   "one screen or one person against a fair opponent.").format(version=VERSION)),
            (_("Independent"), _("Caelum is an independent implementation, not affiliated with the games' designers "
                                 "and publishers, nor endorsed by them. If you like a game, buy its box. "
                                 "All art and sound here are our own.")),
            (_("Made with"), "\n".join((
                "- " + _("Source Serif and Source Sans by Adobe, under the SIL Open Font License"),
                "- " + _("{libraries}, and Python").format(libraries=self._libraries()),
            ))),
            (_("Licence"), _("Caelum's code, pictures and sounds are free under the MIT License. The names and rules "
                             "of the games belong to their makers.")),
            (_("Your games"), _("They are kept in {path}").format(path=shown(self.app.store.folder))),
        ]  # fmt: skip
        return "\n\n".join(f"## {title}\n{text}" if title else text for title, text in parts)

    def _libraries(self) -> str:
        names = []
        for name in LIBRARIES:
            try:
                names.append(f"{name} {version(name)}")
            except PackageNotFoundError:
                names.append(name)
        return ", ".join(names)
