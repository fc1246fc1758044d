"""Ready and built decks for the camera: the choice of a deck, and the builder."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game import catalogue
from game.core.language import _
from game.core.workshop import Workshop
from saves.decks import Decks
from tests.shots.staging import settle
from ui.app import App
from ui.screens.armies import ArmyScreen, banner_tiles, workshop
from ui.screens.builder import BuilderScreen
from ui.screens.setup import SetupScreen

Keeps = Callable[[Workshop, int, int], bool]


class Built(NamedTuple):
    """A deck that was built, and the name of one that is spoilt."""

    name: str
    cards: Callable[[Workshop], tuple[int, ...]]
    spoilt: str


def setup(game: str, seats: int, **chosen: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        screen = SetupScreen(app, game)
        app.push(screen)
        settle(app)
        for key, value in (("seats", seats), *chosen.items()):
            screen._choose(screen.info.option(key), value)
        screen.open()

    return show


def armies(game: str, built: Built, at: str = "") -> Callable[[App], None]:
    """The choice of a deck, at a ready one or at the one that was built."""

    def show(app: App) -> None:
        shelf, shop = Decks(app.store.folder), workshop(game)
        text = shop.write(built.cards(shop))
        if not shelf.all(game):
            shelf.keep(game, _(built.name), text)
            spoilt = f'{{"caelum_deck": 1, "game": "{game}", "deck": "built:"}}'
            (shelf.folder / f"{_(built.spoilt)}.json").write_text(spoilt)
        title = _(catalogue.rules(game).info.option("deck_1").label)
        app.push(ArmyScreen(app, game, title, at or text, lambda tile: None))

    return show


def every(shop: Workshop, k: int, card: int) -> bool:
    return True


def builder(game: str, base: str, keeps: Keeps = every, group: int = 0, source: str = "") -> Callable[[App], None]:
    """A ready deck as the base, without the cards that are not kept; the cards of a group or source are shown."""

    def show(app: App) -> None:
        shop = workshop(game)
        tile = next((tile for tile in banner_tiles(shop) if tile.key == base), None)
        screen = BuilderScreen(app, game, lambda deck: None, lambda: None, tile)
        screen.source = source
        app.push(screen)
        screen.put(tuple(card for k, card in enumerate(screen.cards) if keeps(shop, k, card)))
        screen.pick_group(group)

    return show
