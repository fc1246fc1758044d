"""How games ended: against each level of opponents, among people, and how many victories came in a row."""

from __future__ import annotations

import pygame

from game import catalogue
from game.core.language import _, n_
from saves.results import Summary, Tally, summary
from ui import ink, shapes
from ui.app import App
from ui.ink import colour
from ui.screens.menu import MenuScreen
from ui.screens.setup import player_label
from ui.widgets import Note, Segments

MOST_PERSONS = 4
TONES = ("brass_bright", "ivory_faint", "slate_high")
"""Bars of victories, draws and defeats."""


class StatisticsScreen(MenuScreen):
    name = "statistics"

    def __init__(self, app: App, game: str | None = None) -> None:
        super().__init__(app)
        self.results = app.store.results()
        played = [result.game for result in self.results.found.values() if result.game in catalogue.ids()]
        self.game = game or (played[-1] if played else catalogue.ids()[0])
        if self.results.problem:
            app.toast(self.results.problem)

    def build(self) -> None:
        self.frame(_("Statistics"), [self.back_button()], [])
        games = catalogue.ids()
        tall = max(self.px(44), round(self.size("text") * 2))
        row = pygame.Rect(self.body.x, self.body.y, self.body.width, tall)
        titles = [catalogue.rules(game).info.title for game in games]
        self.games = Segments(self, row, titles, games.index(self.game), self._turn_to, _("Game"))
        self.focus = self.focus or self.games
        self.room = pygame.Rect(self.body.x, row.bottom, self.body.width, self.body.bottom - row.bottom)
        self._build_page(summary(self.results.found.values(), self.game))

    def _turn_to(self, at: int) -> None:
        self.game = catalogue.ids()[at]
        self.open()

    # The page of a game

    def _build_page(self, found: Summary) -> None:
        groups = [(_("Against opponents"), {player_label(level): tally for level, tally in found.levels.items()})]
        if found.persons:
            most = sorted(found.persons.items(), key=lambda item: (-item[1].games, item[0]))[:MOST_PERSONS]
            groups.append((_("Among people"), dict(most)))
        rows = sum(len(tallies) + 1 for _title, tallies in groups)
        foot = round(self.size("text") * 1.6) * 2
        gap = self.px(18)
        tall = min(self.px(46), (self.room.height - foot - gap * (len(groups) + 1)) // rows)
        y = self.room.y + gap
        for title, tallies in groups:
            self.subheading(title, pygame.Rect(self.room.x, y, self.room.width, tall))
            y += tall
            for name, tally in tallies.items():
                self._build_row(pygame.Rect(self.room.x, y, self.room.width, tall), name, tally)
                y += tall
            y += gap
        place = pygame.Rect(self.room.x, y, self.room.width, self.room.bottom - y)
        Note(self, place, "\n".join(self.facts(found)), tone="ivory_dim", face="sans_italic", middle=False)

    def _build_row(self, row: pygame.Rect, name: str, tally: Tally) -> None:
        """A name, a bar of all games, and the numbers."""
        label, words = round(row.width * 0.2), round(row.width * 0.3)
        Note(self, pygame.Rect(row.x, row.y, label - self.px(10), row.height), name)
        bar = pygame.Rect(row.x + label, 0, row.width - label - words - self.px(16), max(self.px(14), row.height // 3))
        bar.centery = row.centery
        self.picture(self._bar(bar.size, tally), bar.x, bar.y)
        place = pygame.Rect(row.right - words, row.y, words, row.height)
        Note(self, place, told(tally), tone="ivory" if tally.games else "ivory_faint")

    def _bar(self, size: tuple[int, int], tally: Tally) -> pygame.Surface:
        radius = size[1] // 3
        surface = shapes.panel(size, radius, (*colour("dusk"), 200), (*colour("line"), 255), max(1, self.px(1))).copy()
        x, reached = 0, 0
        for n, tone in zip(tally, TONES, strict=True):
            reached += n
            end = round(size[0] * reached / tally.games) if tally.games else 0
            if end > x:
                surface.blit(shapes.panel((end - x, size[1]), radius, (*colour(tone), 255)), (x, 0))
                if n and end - x > size[1] * 2:
                    number = ink.write(str(n), ink.Style("sans_bold", round(size[1] * 0.8), _on(tone)))
                    surface.blit(number, number.get_rect(center=((x + end) // 2, size[1] // 2)))
            x = end
        return surface

    def facts(self, found: Summary) -> list[str]:
        """What is told below the bars."""
        if not found.unranked and not found.persons and not any(tally.games for tally in found.levels.values()):
            return [_("No game of {title} has ended yet.").format(title=catalogue.rules(self.game).info.title)]
        facts = []
        if found.best:
            facts.append(n_("{n} victory in a row now, {best} at best.", "{n} victories in a row now, {best} at best.",
                            found.streak, best=found.best))  # fmt: skip
        if found.unranked:
            facts.append(
                n_(
                    "{n} game is not counted: something was taken back in it.",
                    "{n} games are not counted: something was taken back in them.",
                    found.unranked,
                )
            )
        return facts


def told(tally: Tally) -> str:
    """A tally in words."""
    if not tally.games:
        return _("no games yet")
    text = _("{won} won · {drawn} drawn · {lost} lost · {share} %")
    share = round(100 * (tally.won + tally.drawn / 2) / tally.games)
    return text.format(won=tally.won, drawn=tally.drawn, lost=tally.lost, share=share)


def _on(tone: str) -> ink.Colour:
    return colour("night" if tone != "slate_high" else "ivory")
