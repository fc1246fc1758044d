"""Ready and built decks for the camera: the choice of a deck; the builder half way, at its end, with a broken rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game import catalogue
from game.core.contract import Workshop
from game.core.language import N_, _
from saves.decks import Decks
from ui.app import App
from ui.screens.armies import ArmyScreen, banner_tiles, workshop
from ui.screens.builder import BuilderScreen
from ui.screens.setup import SetupScreen
from ui.staging import settle


def mixed(shop: Workshop) -> tuple[int, ...]:
    """The cheap cards of one army of Empyrean with the dear ones of another."""
    return (*(card for card in shop.decks["vikings"] if shop.group[card] < 4),
            *(card for card in shop.decks["spectres"] if shop.group[card] >= 4))  # fmt: skip


def exchanged(shop: Workshop) -> tuple[int, ...]:
    """A deck of Aniołowie with the people of another."""
    people = max(shop.groups)
    return (*(card for card in shop.decks["daughters"] if shop.group[card] != people),
            *(card for card in shop.decks["watch"] if shop.group[card] == people))  # fmt: skip


BUILT = {
    "empyrean": (N_("Longships and graves"), mixed, N_("from a friend")),
    "aniolowie": (N_("Night watch"), exchanged, N_("from an angel")),
}
"""For each game a deck that was built, and the name of one that is spoilt."""


def _setup(game: str, seats: int, **chosen: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        screen = SetupScreen(app, game)
        app.push(screen)
        settle(app)
        for key, value in (("seats", seats), *chosen.items()):
            screen._choose(screen.info.option(key), value)
        screen.open()

    return show


def _armies(game: str, at: str) -> Callable[[App], None]:
    """The choice of a deck, at a ready one or at the one that was built."""

    def show(app: App) -> None:
        shelf, shop = Decks(app.store.folder), workshop(game)
        name, cards, bad = BUILT[game]
        name, bad = _(name), _(bad)
        text = shop.write(cards(shop))
        if not shelf.all(game):
            shelf.keep(game, name, text)
            spoilt = f'{{"caelum_deck": 1, "game": "{game}", "deck": "built:"}}'
            (shelf.folder / f"{bad}.json").write_text(spoilt)
        title = _(catalogue.rules(game).info.option("deck_1").label)
        app.push(ArmyScreen(app, game, title, at or text, lambda tile: None))

    return show


def _battlefields(app: App) -> None:
    screen: Any = SetupScreen(app, "empyrean")
    app.push(screen)
    screen.options["field_1"] = "fountain-of-janus"
    screen._open_choice(screen.info.option("field_1"))


Keeps = Callable[[Workshop, int, int], bool]


def _builder(game: str, base: str, keeps: Keeps, group: int = 0, source: str = "") -> Callable[[App], None]:
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


def _all(shop: Workshop, k: int, card: int) -> bool:
    return True


def _thirds(shop: Workshop, k: int, card: int) -> bool:
    return bool(k % 3)


def _no_cherub(shop: Workshop, k: int, card: int) -> bool:
    """The ladder of orders lacks the ninth, and a human is missing."""
    return shop.group[card] != 9 and card != max(shop.decks["court"])


SHOTS: dict[str, Callable[[App], None]] = {
    "empyrean-setup": _setup("empyrean", 2, deck_1="parthians", field_2="fountain-of-janus"),
    "empyrean-setup-three": _setup("empyrean", 3, deck_1="parthians", field_2="fountain-of-janus"),
    "empyrean-armies": _armies("empyrean", "samurai"),
    "empyrean-armies-built": _armies("empyrean", ""),
    "empyrean-fields": _battlefields,
    "empyrean-builder-empty": _builder("empyrean", "", _all),
    "empyrean-builder-half": _builder("empyrean", "vikings", _thirds, 3),
    "empyrean-builder": _builder("empyrean", "vikings", _all),
    "aniolowie-setup": _setup("aniolowie", 2, deck_1="choir"),
    "aniolowie-setup-four": _setup("aniolowie", 4, deck_1="choir"),
    "aniolowie-decks": _armies("aniolowie", "daughters"),
    "aniolowie-decks-built": _armies("aniolowie", ""),
    "aniolowie-builder-empty": _builder("aniolowie", "", _all),
    "aniolowie-builder-broken": _builder("aniolowie", "court", _no_cherub, source="fallen"),
    "aniolowie-builder": _builder("aniolowie", "watch", _all),
}
