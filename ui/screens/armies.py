"""Which deck a seat plays: a ready one with its strategy card, what the lot brings, or one that a player has built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game import catalogue
from game.core.language import _, n_
from game.core.things import Card, Thing
from game.core.workshop import Workshop
from saves.decks import Deck, Decks
from ui import games, ink, shapes
from ui.app import App
from ui.art import Art
from ui.ink import Style, colour
from ui.screens.base import Screen
from ui.screens.dialogs import ask
from ui.screens.gallery import CardScreen
from ui.screens.grid import Counted, Grid
from ui.screens.menu import MenuButton, MenuScreen
from ui.table.card_face import BACK, PRESSED, no_wider
from ui.table.faces import Faces
from ui.widgets import Element, fit_block
from ui.widgets.lists import DOUBLE_CLICK

TILES = 0.44
"""The share of the page that the ready decks take."""
MOST = 0.58
"""The share of its height that a strategy card takes at most."""


def workshop(game: str) -> Workshop:
    """What there is to choose and to build with in a game that has decks of one's own."""
    offered = catalogue.rules(game).workshop
    assert offered is not None
    return offered


class Tile(NamedTuple):
    """One thing to choose: what it is worth as an option, its words, its back or icon; a built deck has its file."""

    key: str
    value: str
    name: str
    lead: str
    points: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    back: str = ""
    icon: str = ""
    deck: Deck | None = None

    @property
    def problem(self) -> str:
        return (self.deck.problem or "") if self.deck else ""


def by_lot(shop: Workshop) -> Tile:
    more = (_(shop.words.choose), _("Or build a deck of your own."))
    return Tile("random", "random", _("Drawn by lot"), _(shop.words.lot), more, icon="die")


def empty(shop: Workshop) -> Tile:
    return Tile("empty", "", _("An empty deck"), _(shop.words.empty), icon="plus")


def banner_tiles(shop: Workshop) -> list[Tile]:
    """The decks that can be chosen as they stand."""
    return [
        Tile(banner.key, banner.key, _(banner.name), _(banner.short), tuple(_(text) for text in banner.strategy),
             shop.decks[banner.key], BACK + shop.back(shop.decks[banner.key]))
        for banner in shop.banners
    ]  # fmt: skip


def deck_tile(shop: Workshop, deck: Deck) -> Tile:
    """A deck that a player has built, with what it is made of; or what is wrong with it."""
    cards = shop.read(deck.text) or ()
    sources = Counter(shop.source[card] for card in cards).most_common()
    parts = tuple(f"{_(shop.sources[key].name)}: {n_('{n} card', '{n} cards', n)}" for key, n in sources)
    return Tile(str(deck.path), deck.text, deck.name, deck.problem or _("A deck of your own."), parts, cards,
                BACK + shop.back(cards), deck=deck)  # fmt: skip


def deck_name(app: App, game: str, text: str) -> str:
    """What a built deck is called, if it was kept."""
    found = (deck.name for deck in Decks(app.store.folder).all(game) if deck.text == text)
    return next(found, _("A deck of your own"))


def emblem(art: Art, game: str, backs: Sequence[str], side: int) -> pygame.Surface:
    """The emblem in the middle of a back; several share the place in stripes, none leave it to an icon."""
    if not backs:
        return art.icon("cards", side, colour("brass_bright")).copy()
    wide = round(side / games.look(game).emblem)
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    for k, name in enumerate(backs):
        back = art.image(f"{game}/{BACK}{name}", (wide, round(wide * 1.4)))
        left, right = side * k // len(backs), side * (k + 1) // len(backs)
        picture.set_clip(pygame.Rect(left, 0, right - left, side))
        picture.blit(back, back.get_rect(center=(side // 2, side // 2)))
    picture.set_clip(None)
    picture.blit(shapes.panel((side, side), side // 2, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


class Tiles(Grid):
    """The things to choose, as the backs of their decks with a name below each."""

    wide = 92

    def __init__(
        self, screen: Screen, rect: pygame.Rect, faces: Faces, open_card: Callable[[Card], None],
        point: Callable[[Card], None],
    ) -> None:  # fmt: skip
        self.tiles: dict[str, Tile] = {}
        self._click = (-1, 0)
        self._style: Style | None = None
        super().__init__(screen, rect, faces, open_card, point)

    def lay(self, tiles: Sequence[Tile], at: str) -> None:
        self.tiles = {tile.key: tile for tile in tiles}
        self._style = None
        self.deal([Card(tile.key, "deck", tile.name, str) for tile in tiles], at)

    def face(self, card: Card) -> str:
        return self.tiles[card.key].back or next(tile.back for tile in self.tiles.values() if tile.back)

    def say_card(self, card: Card) -> str:
        tile = self.tiles[card.key]
        return " ".join((f"{tile.name}.", tile.lead, *tile.points))

    def caption(self) -> int:
        """Two lines, or three of the smallest letters."""
        style = self.screen.style("small", "sans_bold")
        smallest = style._replace(pixels=ink.SMALLEST)
        return round(max(ink.line_height(style) * 2, ink.line_height(smallest) * 3) + self.px(8))

    def clicked(self, index: int) -> None:
        """A click goes to a tile, a double click takes it."""
        now = pygame.time.get_ticks()
        twice = self._click[0] == index and now - self._click[1] < DOUBLE_CLICK
        self._click = (index, now)
        self.go(index)
        if twice:
            self.activate()

    def _lettering(self, room: tuple[int, int]) -> Style:
        """All names below the tiles are set in one size, those apart that people typed."""
        if self._style is None:
            style = self.screen.style("small", "sans_bold")
            fitted = [fit_block(tile.name, style, room)[1] for tile in self.tiles.values() if not tile.deck]
            self._style = min(fitted, key=lambda each: each.pixels)
        return self._style

    def paint_card(self, surface: pygame.Surface, card: Card, spot: pygame.Rect) -> None:
        tile = self.tiles[card.key]
        radius = max(4, spot.width // 14)
        if tile.icon:
            edge = max(1, self.px(1))
            surface.blit(shapes.panel(spot.size, radius, colour("slate"), colour("brass_dark"), edge), spot)
            side = spot.width // 2
            icon = self.screen.app.art.icon(tile.icon, side, colour("brass_bright"))
            surface.blit(icon, icon.get_rect(center=spot.center))
        else:
            surface.blit(self.faces.picture(Thing(card.key, "", "card", tile.back), spot.size), spot)
        if tile.problem:
            surface.blit(shapes.panel(spot.size, radius, (*colour("night"), 190)), spot)
            side = spot.width // 2
            icon = self.screen.app.art.icon("warning", side, colour("bad"))
            surface.blit(icon, icon.get_rect(center=spot.center))
        tone = "ivory_faint" if tile.problem else "brass_bright" if self.cards.index(card) == self.at else "ivory"
        before = len(ink.cuts)
        wide = spot.width + self.px(8)
        room = (round(wide * PRESSED), self.caption() - self.px(5))
        lines, style = fit_block(tile.name, self._lettering(room)._replace(colour=colour(tone)), room)
        shorter = ink.wrap(tile.name, style, wide)  # rather another line than letters pressed together
        lines = shorter if len(shorter) * ink.line_height(style) <= room[1] else lines
        if tile.deck:  # what people typed may be long
            del ink.cuts[before:]
        y = spot.bottom + self.px(5)
        for line in lines:
            picture = no_wider(ink.write(line, style), wide)
            surface.blit(picture, picture.get_rect(midtop=(spot.centerx, y)))
            y += ink.line_height(style)


class StrategyCard(Element):
    """A deck's strategy card: its name and character, and how to play it."""

    screen: ArmyScreen

    def __init__(self, screen: ArmyScreen, rect: pygame.Rect) -> None:
        self.tile: Tile | None = None
        super().__init__(screen, rect, 1)

    def describe(self, tile: Tile) -> None:
        self.tile = tile
        self.repaint()

    def on_hovered(self) -> None:
        pass

    def on_unhovered(self) -> None:
        pass

    def _head(self) -> int:
        return round(self.screen.size("head") * 1.7)

    def needed(self, tile: Tile) -> int:
        """How tall the card has to be for all its words."""
        return self._set(tile, 0)[1] + self._head() + self.px(28)

    def _set(self, tile: Tile, shrink: int) -> tuple[list[tuple[Style, list[str], bool]], int]:
        """The paragraphs in lines, each with whether it is a point; and how tall they are together."""
        screen = self.screen
        wide = self.rect.width - self.px(36)
        looks = [(tile.lead, screen.style("lead", "serif_italic", "bad" if tile.problem else "brass_bright"), False)]
        looks += [(text, screen.style("text"), True) for text in tile.points]
        found, tall = [], 0
        for text, style, point in looks:
            style = style._replace(pixels=max(style.pixels - shrink, ink.SMALLEST))
            lines = ink.wrap(text, style, wide - (self.px(18) if point else 0))
            found.append((style, lines, point))
            tall += len(lines) * ink.line_height(style) + self.px(5)
        return found, tall

    def paint(self) -> pygame.Surface:
        size = self.rect.size
        edge = max(1, self.px(1))
        surface = shapes.panel(size, self.px(8), (*colour("dusk"), 235), (*colour("brass_dark"), 255), edge).copy()
        if self.tile is None:
            return surface
        pad = self.px(18)
        side = self._head()
        x, y = pad, self.px(12)
        if self.tile.back:
            back = self.tile.back.removeprefix(BACK)
            surface.blit(emblem(self.screen.app.art, self.screen.game, (back,), side), (x, y))
            x += side + self.px(12)
        before = len(ink.cuts)
        words, style = ink.fit(self.tile.name, self.screen.style("head", "serif"), size[0] - x - pad)
        if self.tile.deck:
            del ink.cuts[before:]
        title = ink.write(words, style)
        surface.blit(title, (x, y + (side - title.get_height()) // 2))
        y += side + self.px(6)
        shrink = 0
        while self._set(self.tile, shrink)[1] > size[1] - y - self.px(8) and shrink < self.screen.size("text") // 2:
            shrink += 1
        paragraphs, tall = self._set(self.tile, shrink)
        if tall > size[1] - y:
            ink.cuts.append(self.tile.name)
        for style, lines, point in paragraphs:
            if point:
                self._diamond(surface, (pad + self.px(5), y + ink.line_height(style) // 2))
            for line in lines:
                surface.blit(ink.write(line, style), (pad + (self.px(18) if point else 0), y))
                y += ink.line_height(style)
            y += self.px(5)
        return surface

    def _diamond(self, surface: pygame.Surface, middle: tuple[int, int]) -> None:
        x, y, r = *middle, max(3, self.px(4))
        pygame.draw.polygon(surface, colour("brass"), [(x - r, y), (x, y - r), (x + r, y), (x, y + r)])


class Muster(Counted):
    """The cards of a deck, with how often each is in it."""

    screen: ArmyScreen
    wide = 172

    def muster(self, cards: Sequence[int]) -> None:
        counts, shop = Counter(cards), self.screen.shop
        self.copies: dict[str, int] = {shop.cards[card].key: n for card, n in counts.items()}
        self.deal([shop.cards[card] for card in sorted(counts, key=lambda card: (shop.group[card], card))])

    def count(self, card: Card) -> str:
        n = self.copies[card.key]
        return f"{n}×" if n > 1 else ""


class ArmyScreen(MenuScreen):
    name = "armies"

    def __init__(
        self, app: App, game: str, title: str, at: str, take: Callable[[Tile], None], *, building: bool = False
    ) -> None:
        """`at` is the value that is chosen now, `take` is told the tile that was; `building`: it is to be built on."""
        super().__init__(app)
        self.game, self.title, self.take, self.building = game, title, take, building
        self.shop, self.faces = workshop(game), Faces(app.art, game, ())
        self.first = empty(self.shop) if building else by_lot(self.shop)
        self.decks = Decks(app.store.folder)
        self.tile = next((tile for tile in self._tiles() if tile.value == at), self.first)
        self.at = ""
        """The card that was looked at."""

    def _tiles(self) -> list[Tile]:
        """Decks that can't be played come last."""
        built = [deck_tile(self.shop, deck) for deck in self.decks.all(self.game)]
        return [self.first, *banner_tiles(self.shop), *sorted(built, key=lambda tile: bool(tile.problem))]

    # Building

    def build(self) -> None:
        self.faces.forget()
        left = [self.back_button()]
        if not self.building:
            left += [
                MenuButton(_("Build a deck"), "plus", self.build_deck),
                MenuButton(_("Build on it"), "cards", self.change_deck),
            ]
        left.append(MenuButton(_("Delete"), "trash", self.delete))
        buttons = self.frame(self.title, left, [MenuButton(_("Choose"), "check", self.choose, "primary")])
        self.choosing, self.deleting = buttons[-1], buttons[-2]
        self.changing = None if self.building else buttons[2]
        body, gap = self.body, self.px(20)
        wide = round(body.width * TILES)
        self.tiles = Tiles(self, pygame.Rect(body.x, body.y, wide, body.height), self.faces,
                           lambda card: self.choose(), self._point)  # fmt: skip
        left_of = body.x + wide + gap
        place = pygame.Rect(left_of, body.y, body.right - left_of, round(body.height * MOST))
        self.strategy = StrategyCard(self, place)
        place.height = min(place.height, max(self.strategy.needed(tile) for tile in banner_tiles(self.shop)))
        self.strategy.set_dimensions(place.size)
        place = pygame.Rect(left_of, place.bottom + self.px(8), place.width, body.bottom - place.bottom - self.px(8))
        self.muster = Muster(self, place, self.faces, self.look, self._say_card)
        if self.focus is None:
            self.focus = self.tiles
        tiles = self._tiles()
        self.tiles.lay(tiles, self.tile.key)
        self._show(next((tile for tile in tiles if tile.key == self.tile.key), self.first))

    def _point(self, card: Card) -> None:
        self._show(self.tiles.tiles[card.key])
        self.app.say(self.tiles.say_card(card))

    def _show(self, tile: Tile) -> None:
        self.tile = tile
        self.strategy.describe(tile)
        self.muster.muster(() if tile.problem else tile.cards or self.shop.leaders)
        self.muster.focusable = bool(self.muster.cards)
        self.choosing.update_state(enabled=not tile.problem)
        self.deleting.update_state(enabled=tile.deck is not None)
        if self.changing:
            self.changing.update_state(text=_("Change") if tile.deck else _("Build on it"), enabled=bool(tile.cards))

    def _say_card(self, card: Card) -> None:
        self.at = card.key
        self.app.say(self.muster.say_card(card))

    # Doors

    def look(self, card: Card) -> None:
        self.at = card.key
        self.app.sound.play("flip", 0.6)
        self.app.push(CardScreen(self.app, self, self.muster.cards))

    def choose(self) -> None:
        if self.tile.problem:
            self.app.toast(self.tile.problem, "bad")
            return
        self.app.pop()
        self.take(self.tile)

    def build_deck(self) -> None:
        self._open_builder(None)

    def change_deck(self) -> None:
        """Opens a built deck in the builder, or a ready one as the base of a new one."""
        self._open_builder(self.tile)

    def _open_builder(self, tile: Tile | None) -> None:
        from ui.screens.builder import BuilderScreen

        self.app.push(BuilderScreen(self.app, self.game, self._kept, self.choose, tile))

    def _kept(self, deck: Deck) -> None:
        """The builder has kept a deck: it is what is chosen now."""
        self.tile = deck_tile(self.shop, deck)

    def delete(self) -> None:
        deck = self.tile.deck
        if deck is None:
            return

        def remove() -> None:
            self.app.try_store(lambda: self.decks.remove(deck))
            self.tile, self.focus = self.first, None
            self.open()

        confirm_delete(self.app, deck, remove)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_DELETE and self.focus is self.tiles:
            self.delete()
            return True
        return super().key(event)


def confirm_delete(app: App, deck: Deck, remove: Callable[[], None]) -> None:
    text = _("“{name}” goes to the trash folder beside your saves.").format(name=deck.name)
    ask(app, _("Delete this deck?"), text, _("Delete"), remove, _("Keep it"), danger="trash")
