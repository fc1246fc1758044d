"""What the deck builder is made of: cards to take, sources and groups to choose by, the deck as a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.language import _, n_
from game.core.things import Card
from game.core.workshop import Workshop
from ui import ink, shapes
from ui.ink import colour
from ui.screens.armies import emblem
from ui.screens.grid import DRAG, Counted
from ui.widgets import Rows, Segments, whole_rows

if TYPE_CHECKING:
    from ui.screens.builder import BuilderScreen


class Store(Counted):
    """All the cards there are: a click takes one, and so does carrying it over to the deck."""

    screen: BuilderScreen
    wide = 154

    def count(self, card: Card) -> str:
        number = self.screen.shop.number[card.key]
        have, most = self.screen.cards.count(number), self.screen.shop.most[number]
        return f"{have}/{most}" if have or most > 1 else ""

    def full(self, card: Card) -> bool:
        return bool(self.screen.why_not(self.screen.shop.number[card.key]))

    def lit(self, card: Card) -> bool:
        return self.screen.shop.number[card.key] in self.screen.cards

    def look(self, card: Card) -> None:
        self.screen.look(card)

    def let_go(self) -> None:
        """What is carried goes back."""
        self._from = None

    def process_event(self, event: pygame.event.Event) -> bool:
        """A drag that goes sideways carries a card; it counts where it is let go."""
        if event.type == pygame.MOUSEMOTION and self._from is not None and not self._dragged:
            x, y = self._from[0]
            aside = abs(event.pos[0] - x)
            if not self.screen.carried and aside >= self.px(DRAG) and aside > abs(event.pos[1] - y):
                index = self.under((x, y))
                self.screen.carried = self.cards[index].key if index >= 0 else ""
            if self.screen.carried:
                return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._from is not None and self.screen.carried:
            key, self.screen.carried, self._from = self.screen.carried, "", None
            if self.screen.deck_area.collidepoint(event.pos):
                self.screen.add(self.screen.shop.number[key])
            return True
        return super().process_event(event)


class Emblems(Segments):
    """The sources to choose from, by their emblems; the first stands for all of them."""

    screen: BuilderScreen

    def __init__(self, screen: BuilderScreen, rect: pygame.Rect, at: str, change: Callable[[str], None]) -> None:
        self.keys = list(screen.shop.sources)
        labels = [_(source.name) for source in screen.shop.sources.values()]
        super().__init__(screen, rect, labels, self.keys.index(at), lambda index: change(self.keys[index]),
                         _(screen.shop.words.source))  # fmt: skip

    @property
    def told(self) -> str:
        """The name of the source under the pointer, else of the chosen one."""
        return self.labels[self._hot if self._hot >= 0 else self.at]

    def paint(self) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        side = min(self.rect.height, self.segment(0).width) - self.px(6)
        for k, source in enumerate(self.screen.shop.sources.values()):
            place = self.segment(k).move(-self.rect.x, -self.rect.y)
            picture = emblem(self.screen.app.art, self.screen.game, source.backs, side)
            if k not in (self.at, self._hot):
                picture.fill((150, 150, 160, 255), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(picture, picture.get_rect(center=place.center))
            if k == self.at:
                edge = shapes.panel((side + self.px(6),) * 2, side, (0, 0, 0, 0), colour("lit"), max(2, self.px(2)))
                surface.blit(edge, edge.get_rect(center=place.center))
        return surface


class GroupBar(Segments):
    """What the deck has of each group: a pip for each card that it must have, filled for those that are there; else
    their number. A click shows the cards of that group."""

    screen: BuilderScreen

    def __init__(self, screen: BuilderScreen, rect: pygame.Rect, at: int, change: Callable[[int], None]) -> None:
        self.have: Mapping[int, int] = {}
        self.keys = [0, *screen.shop.groups]
        icons = screen.faces.look.groups
        labels = [_("All"), *("" if group.label in icons else group.label for group in screen.shop.groups.values())]
        super().__init__(screen, rect, labels, self.keys.index(at), lambda index: change(self.keys[index]),
                         _(screen.shop.words.group))  # fmt: skip

    def label(self) -> str:
        return f"{self.name}: {self._said(self.at)}"

    def _said(self, index: int) -> str:
        return self.screen.shop.groups[self.keys[index]].said() if index else self.labels[0]

    @property
    def told(self) -> str:
        """The name of the group under the pointer."""
        return self._said(self._hot) if self._hot >= 0 else ""

    def place(self, group: int) -> pygame.Rect:
        """Where a group stands, 0 for all."""
        return self.segment(self.keys.index(group))

    def point_to(self, group: int) -> None:
        self.at = self.keys.index(group)
        self.repaint()

    def tell(self, have: Mapping[int, int]) -> None:
        self.have = have
        self.repaint()

    def paint(self) -> pygame.Surface:
        surface, icons = super().paint(), self.screen.faces.look.groups
        for key, group in self.screen.shop.groups.items():
            place = self.place(key).move(-self.rect.x, -self.rect.y)
            if group.label in icons:
                side = round(self.screen.size("text") * 0.9)
                tone = "brass_bright" if self.keys[self.at] == key else "ivory_dim"
                icon = self.screen.app.art.icon(icons[group.label], side, colour(tone))
                surface.blit(icon, icon.get_rect(center=place.center))
            if group.wanted:
                self._pips(surface, place, self.have.get(key, 0), group.wanted)
            elif self.have.get(key):
                self._number(surface, place, self.have[key])
        return surface

    def _pips(self, surface: pygame.Surface, place: pygame.Rect, have: int, wanted: int) -> None:
        gap = max(1, self.px(2))
        side = max(3, min(self.px(5), (place.width - self.px(4)) // wanted - gap))
        x = place.centerx - (wanted * (side + gap) - gap) // 2
        y = place.bottom - side - self.px(5)
        for k in range(wanted):
            tone = colour("ivory_faint" if k >= have else "good" if have == wanted else "brass_bright")
            pip = shapes.panel((side, side), side // 2, (*tone, 255 if k < have else 0), tone, 1)
            surface.blit(pip, (x + k * (side + gap), y))

    def _number(self, surface: pygame.Surface, place: pygame.Rect, have: int) -> None:
        """Below the label."""
        style = ink.Style("sans_bold", max(9, round(self.screen.size("text") * 0.62)), colour("brass_bright"))
        picture = ink.write(str(have), style)
        surface.blit(picture, picture.get_rect(midbottom=(place.centerx, place.bottom - self.px(2))))


class Line(NamedTuple):
    """A line of the deck: a card with its copies, or (card -1) how many of a group are still missing."""

    group: int
    card: int
    n: int
    first: bool


def lines_of(shop: Workshop, cards: Sequence[int]) -> list[Line]:
    """The deck by its groups."""
    counts, lines = Counter(cards), []
    for key, group in shop.groups.items():
        here = sorted(card for card in counts if shop.group[card] == key)
        missing = group.wanted - sum(counts[card] for card in here)
        for k, card in enumerate(here):
            lines.append(Line(key, card, counts[card], not k))
        if missing > 0:
            lines.append(Line(key, -1, missing, not here))
    return lines


class DeckList(Rows):
    """The deck line by line: a click takes a card out, and so does carrying it away."""

    screen: BuilderScreen

    def __init__(self, screen: BuilderScreen, rect: pygame.Rect, row: int) -> None:
        self.lines: list[Line] = []
        self._held = -1
        super().__init__(
            screen, whole_rows(rect, row), row, self._paint_line, lambda index: None, self.say_line, self.open_line
        )

    def set_deck(self, cards: Sequence[int]) -> None:
        self.lines = lines_of(self.screen.shop, cards)
        self.set_count(len(self.lines), at=min(max(self.at, 0), len(self.lines) - 1))

    def say_line(self, index: int) -> str:
        line = self.lines[index]
        if line.card < 0:
            return self.missing(line)
        return f"{line.n} × {self.screen.shop.cards[line.card].name}"

    def missing(self, line: Line) -> str:
        cards = n_("{n} card", "{n} cards", line.n)
        return _("{group}: {cards} to come").format(group=self.screen.shop.groups[line.group].said(), cards=cards)

    def open_line(self, index: int) -> None:
        """Takes a card out; what is missing is looked for."""
        line = self.lines[index]
        if line.card < 0:
            self.screen.pick_group(line.group)
        else:
            self.screen.remove(line.card)

    # The pointer

    def under(self, spot: tuple[int, int]) -> int:
        """The line that lies there, -1 for none."""
        if not self.rect.collidepoint(spot):
            return -1
        index = (spot[1] - self.rect.y + self.top) // self.row
        return index if index < self.count else -1

    def _click(self, index: int) -> None:
        self._held = index
        self._choose(index)

    def let_go(self) -> None:
        """What is carried goes back."""
        self._held = -1

    def process_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self.under(event.pos) >= 0:
            card = self.lines[self.under(event.pos)].card
            if card >= 0:
                self.screen.look_at(card)
            return True
        if self._held >= 0 and event.type == pygame.MOUSEMOTION:
            away = not self.screen.deck_area.collidepoint(event.pos)
            card = self.lines[self._held].card
            self.screen.carried = self.screen.shop.cards[card].key if away and card >= 0 else ""
            return True
        if self._held >= 0 and event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            held, self._held, self.screen.carried = self._held, -1, ""
            if self.under(event.pos) == held or not self.screen.deck_area.collidepoint(event.pos):
                self.open_line(held)
            return True
        return super().process_event(event)

    # Painting

    def _paint_line(self, index: int, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        line, screen = self.lines[index], self.screen
        surface = pygame.Surface(size, pygame.SRCALPHA)
        side, pad = size[1] - self.px(2), self.px(6)
        left = side + 2 * pad
        if chosen and screen.focus is self:
            inner = (size[0] - left + pad, size[1] - self.px(2))
            surface.blit(shapes.panel(inner, self.px(5), (*colour("slate_high"), 220)), (left - pad, self.px(1)))
        if line.first:
            pygame.draw.line(surface, colour("line"), (0, 0), (size[0], 0))
            surface.blit(self._sign(line.group, side), (pad // 2, self.px(1)))
        if line.card < 0:
            style = screen.style("small", "sans_italic", "ivory_faint")
            words, style = ink.fit(self.missing(line), style, size[0] - left - pad)
            picture = ink.write(words, style)
            surface.blit(picture, (left, (size[1] - picture.get_height()) // 2))
            return surface
        source = screen.shop.sources[screen.shop.source[line.card]]
        badge = emblem(screen.app.art, screen.game, source.backs, side)
        surface.blit(badge, (size[0] - side - pad // 2, self.px(1)))
        tone = "brass_bright" if line.n > 1 else "ivory_dim"
        number = ink.write(f"{line.n}×", screen.style("text", "sans_bold", tone))
        surface.blit(number, (left, (size[1] - number.get_height()) // 2))
        x = left + round(screen.size("text") * 1.7)
        name = screen.shop.cards[line.card].name
        words, style = ink.fit(name, screen.style("text", "sans"), size[0] - x - side - 2 * pad)
        picture = ink.write(words, style)
        surface.blit(picture, (x, (size[1] - picture.get_height()) // 2))
        return surface

    def _sign(self, key: int, side: int) -> pygame.Surface:
        group = self.screen.shop.groups[key]
        if group.sign:
            return self.screen.faces.cards.sign(group.sign, key, side)
        return self.screen.app.art.icon(self.screen.faces.look.groups[group.label], side, colour("brass"))
