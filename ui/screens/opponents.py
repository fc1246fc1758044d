"""Who plays a seat: a person, or an opponent of some level and character, each with its face and what it is like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from game.ai import opponents
from game.ai.glicko import Rating
from game.ai.levels import split
from game.ai.opponents import OPPONENTS
from game.core.info import Character, GameInfo
from game.core.language import _, n_
from game.session import AUTOMATON, PERSON
from saves.ratings import Rated, fitting
from ui import ink, shapes
from ui.app import App
from ui.ink import colour
from ui.screens.base import Screen
from ui.screens.menu import MenuButton, MenuScreen
from ui.widgets import Button, Note, Picker, fit_block
from ui.widgets.element import Action

PLAYERS = (PERSON, *OPPONENTS)
ROOMY = 10.5
"""A face so many times as wide as its letters are high has room for its sentence; else that of the chosen is below."""
LINES = 2
"""So many lines are kept for the sentence, so that all faces are of one height."""
EVEN = "even"
"""The sign of who has no character."""
ARROW = 26
"""Design units at either end of a seat's picker that turn to the one before or after."""


def player_label(info: GameInfo, player: str) -> str:
    """What kind of player that is."""
    if player == AUTOMATON:
        return _("Automaton")
    return _("Person") if player == PERSON else opponents.label(info, player)


def said_of(player: str) -> str:
    """What a player is like."""
    return _("Somebody at this screen.") if player == PERSON else str(opponents.manner(player))


def told_rating(rating: Rating) -> str:
    return f"{rating.rating:.0f} ± {rating.margin:.0f}"


def face(player: str) -> str:
    """The painting of a player."""
    return f"opponents/{split(player)[0]}"


class Standing(NamedTuple):
    """Who is about to play, and how strong they are at this game; None before they were rated."""

    name: str
    rated: Rated | None


class SeatPicker(Picker):
    """Who plays a seat: its ends turn to the next player, between them it opens the page of faces."""

    margin = 64

    def __init__(
        self, screen: Screen, rect: pygame.Rect, text: str, open_page: Action, turn: Callable[[int], None], name: str
    ) -> None:
        self.turn, self.player, self.aside, self.fits = turn, PERSON, "", False
        super().__init__(screen, rect, text, open_page, name)

    def seat(self, player: str, text: str, aside: str, fits: bool) -> None:
        """Shows who sits there: `aside` is a rating, `fits` marks the opponent that is proposed."""
        if (player, text, aside, fits) != (self.player, self.text, self.aside, self.fits):
            self.player, self.text, self.aside, self.fits = player, text, aside, fits
            self.repaint()

    def paint(self) -> pygame.Surface:
        size, edge = self.rect.size, self.px(ARROW)
        fill, border, tone = self._colours()
        surface = shapes.panel(size, self.px(6), fill, border, max(1, self.px(1))).copy()
        arrow = self.px(14)
        tint = colour("brass_bright" if self.hovered else "brass")
        for icon, x in (("chevron-left", self.px(6)), ("chevron-right", size[0] - arrow - self.px(6))):
            surface.blit(self.screen.app.art.icon(icon, arrow, tint), (x, (size[1] - arrow) // 2))
        side = size[1] - self.px(6)
        surface.blit(medallion(self.screen, self.player, side), (edge, (size[1] - side) // 2))
        x, end = edge + side + self.px(8), size[0] - edge
        style = self.screen.style("small", "sans", "brass_bright" if self.fits else "ivory_dim")
        if self.aside and ink.width(self.aside, style) < (end - x) * 0.55:
            words = ink.write(self.aside, style)
            end -= words.get_width()
            surface.blit(words, (end, (size[1] - words.get_height()) // 2))
            star = round(style.pixels * 1.1)
            if self.fits:
                end -= star + self.px(4)
                surface.blit(
                    self.screen.app.art.icon("star", star, colour("brass_bright")), (end, (size[1] - star) // 2)
                )
            end -= self.px(8)
        text, style = ink.fit(self.text, ink.Style("sans_bold", self.screen.size("text"), tone), end - x)
        words = ink.write(text, style)
        surface.blit(words, (x, (size[1] - words.get_height()) // 2))
        return surface

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.pressed:
            ends = event.pos[0] - self.rect.x, self.rect.right - event.pos[0]
            if self.rect.collidepoint(event.pos) and min(ends) < self.px(ARROW):
                self.pressed = False
                self.nudge(1 if ends[1] < ends[0] else -1)
                return True
        if self.turned_by_wheel(event):
            self.nudge(1 if event.y < 0 else -1)
            return True
        return super().process_event(event)

    def nudge(self, by: int) -> bool:
        self.screen.app.sound.play("click", 0.5)
        self.turn(by)
        return True


def medallion(screen: Screen, player: str, side: int) -> pygame.Surface:
    """The face of a player in a circle."""
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    picture.blit(screen.app.art.cover(face(player), (side, side)), (0, 0))
    picture.blit(shapes.panel((side, side), side // 2, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


class Portrait(Button):
    """A painting with a name and a number below it and, where there is room, what its player is like."""

    def __init__(
        self, screen: Screen, rect: pygame.Rect, player: str, words: tuple[str, str, str], mark: str, roomy: bool,
        action: Action,
    ) -> None:  # fmt: skip
        """`words` are its name, its number and its sentence, which is shown where it is `roomy`."""
        self.player, self.number, self.says, self.mark, self.roomy = player, words[1], words[2], mark, roomy
        super().__init__(screen, rect, words[0], action)

    def seat(self, player: str, words: tuple[str, str, str]) -> None:
        """Somebody else is shown there."""
        if (player, *words) != (self.player, self.text, self.number, self.says):
            self.player, self.text, self.number, self.says = player, *words
            self.repaint()

    def label(self) -> str:
        return ". ".join(part for part in (self.text, self.mark, self.number, self.says) if part)

    def paint(self) -> pygame.Surface:
        screen, (wide, tall) = self.screen, self.rect.size
        fill, border, tone = self._colours()
        thick = self.px(2) if self.chosen else max(1, self.px(1))
        surface = shapes.panel(self.rect.size, self.px(8), fill, border, thick).copy()
        pad = self.px(8)
        room = wide - 2 * pad
        name, style = ink.fit(self.text, screen.style("lead", "serif_bold"), room)
        small = screen.style("small", "sans", "brass_bright")
        number, small = ink.fit(self.number, small, room)
        lines = [(name, style._replace(colour=tone)), (number, small)]
        words = sum(ink.line_height(style) for _text, style in lines)
        if self.roomy:
            dim = screen.style("small", "sans", "ivory_dim")
            block, dim = fit_block(self.says, dim, (room, round(tall * 0.3)))
            lines += [(line, dim) for line in block]
            words += max(len(block), LINES) * ink.line_height(dim)
        high = tall - words - 2 * pad - self.px(4)
        y = (tall - words) // 2
        if high >= self.px(40):
            y = pad + high + self.px(4)
            self._paint_face(surface, pygame.Rect(pad, pad, room, high))
        for text, style in lines:
            picture = ink.write(text, style)
            surface.blit(picture, ((wide - picture.get_width()) // 2, y))
            y += ink.line_height(style)
        return surface

    def _paint_face(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        picture = self.screen.app.art.cover(face(self.player), place.size)
        surface.blit(picture, place)
        if not (self.chosen or self.hovered):
            surface.blit(shapes.panel(place.size, 0, (*colour("night"), 70)), place)
        if self.mark:
            style = self.screen.style("small", "sans_bold", "night")
            text, style = ink.fit(self.mark, style, place.width - self.px(20))
            words = ink.write(text, style)
            size = (words.get_width() + self.px(16), round(style.pixels * 1.5))
            plate = shapes.panel(size, size[1] // 2, colour("brass_bright"), colour("night"), max(1, self.px(1))).copy()
            plate.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
            surface.blit(plate, plate.get_rect(midtop=(place.centerx, place.y + self.px(6))))


class Temper(Button):
    """A character to choose beside the level: its sign, its name, what it likes."""

    def __init__(self, screen: Screen, rect: pygame.Rect, character: Character | None, action: Action) -> None:
        self.key = character.key if character else ""
        self.says = _(character.says) if character else _("Plays what looks best.")
        super().__init__(screen, rect, _(character.label) if character else _("Even-tempered"), action)

    def label(self) -> str:
        return f"{self.text}. {self.says}"

    def paint(self) -> pygame.Surface:
        size, pad, screen = self.rect.size, self.px(8), self.screen
        fill, border, tone = self._colours()
        surface = shapes.panel(size, self.px(8), fill, border, self.px(2) if self.chosen else 1).copy()
        x, side = pad, size[1] - 2 * pad
        sign = f"opponents/character-{self.key or EVEN}"
        if screen.app.art.has(sign) and size[0] > side * 3:
            surface.blit(screen.app.art.image(sign, (side, side)), (x, pad))
            x += side + pad
        room = size[0] - x - pad
        name, style = ink.fit(self.text, screen.style("text", "sans_bold"), room)
        below = size[1] - ink.line_height(style) - pad
        lines, small = fit_block(self.says, screen.style("small", "sans", "ivory_dim"), (room, below))
        y = max(0, (size[1] - ink.line_height(style) - len(lines) * ink.line_height(small)) // 2)
        surface.blit(ink.write(name, style._replace(colour=tone)), (x, y))
        y += ink.line_height(style)
        for line in lines:
            surface.blit(ink.write(line, small), (x, y))
            y += ink.line_height(small)
        return surface


class OpponentScreen(MenuScreen):
    name = "opponents"

    def __init__(
        self, app: App, info: GameInfo, title: str, player: str, standing: Standing, take: Callable[[str], None]
    ) -> None:
        """`take` is told who was chosen; `standing` is whose chances are weighed."""
        super().__init__(app)
        self.info, self.title, self.standing, self.take = info, title, standing, take
        self.player, self.character = split(player)
        self.fitting = fitting(info, standing.rated)

    def backdrop(self) -> pygame.Surface:
        return self.app.room.scene(f"covers/{self.info.id}", self.area.size)

    def build(self) -> None:
        chosen = MenuButton(_("Choose"), "check", self.choose, "primary")
        self.frame(self.title, [self.back_button()], [chosen])
        body, gap = self.body, self.px(14)
        words = round(self.size("text") * 2.9)
        place = pygame.Rect(body.x, body.bottom - words, body.width, words)
        self.note = Note(self, place, tone="ivory_dim", face="sans_italic", align="centre")
        bottom = body.bottom - words - gap // 2
        self.tempers: list[Temper] = []
        if self.info.characters:
            strip = min(max(self.px(72), round(self.size("text") * 4.6)), body.height // 4)
            self._build_characters(pygame.Rect(body.x, bottom - strip, body.width, strip), gap)
            bottom -= strip + gap
        self._build_faces(pygame.Rect(body.x, body.y, body.width, bottom - body.y), gap)
        self.focus = self.focus or self.faces[self.player]

    def _build_faces(self, room: pygame.Rect, gap: int) -> None:
        wide = (room.width + gap) // len(PLAYERS) - gap
        self.roomy = wide >= self.size("text") * ROOMY
        self.faces = {}
        for n, player in enumerate(PLAYERS):
            place = pygame.Rect(room.x + n * (wide + gap), room.y, wide, room.height)
            number = "" if player == PERSON else str(opponents.rating(self.info, player))
            words = (player_label(self.info, player), number, said_of(player))
            mark = _("Fits you") if player == self.fitting else ""
            self.faces[player] = Portrait(self, place, player, words, mark, self.roomy, partial(self._pick, player))
        self._mark()

    def _build_characters(self, room: pygame.Rect, gap: int) -> None:
        offered = [None, *self.info.characters]
        wide = (room.width + gap) // len(offered) - gap
        for n, character in enumerate(offered):
            place = pygame.Rect(room.x + n * (wide + gap), room.y, wide, room.height)
            key = character.key if character else ""
            self.tempers.append(Temper(self, place, character, partial(self._be, key)))

    def proposal(self) -> str:
        """How strong the person is, and who would make an even game."""
        level = player_label(self.info, self.fitting)
        if self.standing.rated is None:
            text = _("{name} was not rated in {title} yet: a first game is proposed against {level}.")
            return text.format(name=self.standing.name, title=self.info.title, level=level)
        told, games = told_rating(self.standing.rated.rating), self.standing.rated.games
        return n_(
            "{name} is rated {rating} (95 %) after {n} game of {title}: the chances are most even against {level}.",
            "{name} is rated {rating} (95 %) after {n} games of {title}: the chances are most even against {level}.",
            games, name=self.standing.name, rating=told, title=self.info.title, level=level,
        )  # fmt: skip

    # Choosing

    def _mark(self) -> None:
        for player, portrait in self.faces.items():
            portrait.update_state(chosen=player == self.player)
        for temper in self.tempers:
            temper.update_state(chosen=temper.key == self.character, enabled=self.player != PERSON)
        self.note.say(self.proposal() if self.roomy else f"{said_of(self.player)}\n{self.proposal()}")

    def _pick(self, player: str) -> None:
        """A first press goes to somebody, a second one takes them."""
        if player == self.player:
            self.choose()
            return
        self.player = player
        self._mark()

    def _be(self, character: str) -> None:
        self.character = character
        self._mark()

    def choose(self) -> None:
        self.app.pop()
        self.take(self.player if self.player == PERSON else opponents.joined(self.player, self.character))
