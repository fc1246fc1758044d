"""How games ended: against each level of opponents, among people, how many victories came in a row, and how strong each
person is by that."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game import catalogue
from game.ai import opponents
from game.ai.glicko import Rating
from game.ai.opponents import OPPONENTS
from game.core.language import _, n_
from saves.ratings import Rated, ratings
from saves.results import Summary, Tally, summary
from ui import ink, shapes
from ui.app import App
from ui.ink import colour
from ui.screens.menu import MenuScreen
from ui.screens.opponents import player_label, told_rating
from ui.widgets import Note, Segments

MOST_PERSONS = 4
LEFT = 0.51
"""The share of the page that opponents take; people have the rest."""
AROUND = 150
"""How far, in points of rating, the scale goes beyond its lowest and its highest."""
Groups = list[tuple[str, Mapping[str, Tally | Rated]]]
"""Headings, and what stands below each by name."""
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
        self.info = catalogue.rules(self.game).info
        strength = ratings(self.results.found.values(), self.game)
        left: Groups = [(_("Against opponents"), self._against(found.levels))]
        if found.earlier:
            left.append((_("Against earlier opponents"), self._against(found.earlier)))
        right: Groups = []
        if strength:
            most = sorted(strength.items(), key=lambda item: (-item[1].games, item[0]))[:MOST_PERSONS]
            right.append((_("Ratings"), dict(most)))
        if found.persons:
            many = sorted(found.persons.items(), key=lambda item: (-item[1].games, item[0]))[:MOST_PERSONS]
            right.append((_("Among people"), dict(many)))
        facts = self.facts(found, bool(strength))
        foot = round(self.size("text") * 1.45) * len(facts)
        gap, between = self.px(16), self.px(36)
        rows = max(sum(len(group) + 1 for _title, group in groups) for groups in (left, right))
        room = self.room.height - foot - gap * 4
        tall = min(self.px(46), room // rows)
        wide = round(self.room.width * (LEFT if right else 1)) - (between if right else 0)
        self._build_groups(left, pygame.Rect(self.room.x, self.room.y + gap, wide, tall), gap)
        x = self.room.x + wide + between
        self._build_groups(right, pygame.Rect(x, self.room.y + gap, self.room.right - x, tall), gap)
        place = pygame.Rect(self.room.x, self.room.bottom - foot, self.room.width, foot)
        Note(self, place, "\n".join(facts), tone="ivory_dim", face="sans_italic", middle=False)

    def _against(self, tallies: Mapping[str, Tally]) -> dict[str, Tally | Rated]:
        """By what the players are called, the strongest last."""
        order = [*OPPONENTS, *(player for player in tallies if player not in OPPONENTS)]
        return {player_label(self.info, player): tallies[player] for player in order if player in tallies}

    def _build_groups(self, groups: Groups, row: pygame.Rect, gap: int) -> None:
        for title, group in groups:
            self.subheading(title, row)
            for name, told in group.items():
                row = row.move(0, row.height)
                self._build_row(row, name, told)
            row = row.move(0, row.height + gap)

    def _build_row(self, row: pygame.Rect, name: str, told: Tally | Rated) -> None:
        """A name, a bar, and the numbers."""
        label, words = round(row.width * 0.19), round(row.width * 0.48)
        Note(self, pygame.Rect(row.x, row.y, label - self.px(10), row.height), name)
        bar = pygame.Rect(row.x + label, 0, row.width - label - words - self.px(16), max(self.px(14), row.height // 3))
        bar.centery = row.centery
        painted = self._bar(bar.size, told) if isinstance(told, Tally) else self._scale(bar.size, told.rating)
        self.picture(painted, bar.x, bar.y)
        place = pygame.Rect(row.right - words, row.y, words, row.height)
        Note(self, place, in_words(told), tone="ivory" if told.games else "ivory_faint")

    def _scale(self, size: tuple[int, int], rating: Rating) -> pygame.Surface:
        """Where a person stands among the levels, each a line, and how sure that is."""
        levels = [opponents.rating(self.info, level) for level in OPPONENTS]
        low, high = min(*levels, rating.rating) - AROUND, max(*levels, rating.rating) + AROUND

        def x(value: float) -> int:
            return round(size[0] * min(max((value - low) / (high - low), 0.0), 1.0))

        surface = shapes.panel(size, size[1] // 3, (*colour("dusk"), 200), (*colour("line"), 255), max(1, self.px(1)))
        surface = surface.copy()
        ends = x(rating.rating - rating.margin), x(rating.rating + rating.margin)
        sure = shapes.panel((max(ends[1] - ends[0], 1), size[1] // 2), size[1] // 4, (*colour("brass_dark"), 255))
        surface.blit(sure, (ends[0], size[1] // 4))
        for value in levels:
            pygame.draw.rect(surface, colour("ivory_faint"), (x(value), 0, max(1, self.px(1)), size[1]))
        dot = shapes.panel(
            (size[1], size[1]), size[1] // 2, colour("brass_bright"), colour("night"), max(1, self.px(1))
        )
        surface.blit(dot, (min(max(x(rating.rating) - size[1] // 2, 0), size[0] - size[1]), 0))
        return surface

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

    def facts(self, found: Summary, rated: bool) -> list[str]:
        """What is told below the bars."""
        counted = (
            found.unranked or found.persons or found.earlier or any(tally.games for tally in found.levels.values())
        )
        if not counted:
            return [_("No game of {title} has ended yet.").format(title=catalogue.rules(self.game).info.title)]
        facts = []
        if rated:
            facts.append(_("A rating lies within its margin in 95 of 100 cases; the lines are the opponents."))
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


def in_words(told: Tally | Rated) -> str:
    """A tally or a rating in words."""
    if isinstance(told, Rated):
        return f"{told_rating(told.rating)} · " + n_("{n} game", "{n} games", told.games)
    tally = told
    if not tally.games:
        return _("no games yet")
    text = _("{won} won · {drawn} drawn · {lost} lost · {share} %")
    share = round(100 * (tally.won + tally.drawn / 2) / tally.games)
    return text.format(won=tally.won, drawn=tally.drawn, lost=tally.lost, share=share)


def _on(tone: str) -> ink.Colour:
    return colour("night" if tone != "slate_high" else "ivory")
