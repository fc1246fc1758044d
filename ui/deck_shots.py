"""Armies and built decks for the camera: the choice of an army, the builder half way and at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saves.decks import Decks
from ui.app import App
from ui.screens.armies import SHOP, ArmyScreen, army_tiles, by_lot
from ui.screens.builder import BuilderScreen
from ui.screens.setup import SetupScreen
from ui.staging import settle

GAME = "empyrean"


def mixed() -> tuple[int, ...]:
    """The cheap cards of one army with the dear ones of another."""
    return (*(card for card in SHOP.decks["vikings"] if SHOP.cost[card] < 4),
            *(card for card in SHOP.decks["spectres"] if SHOP.cost[card] >= 4))  # fmt: skip


def _setup(seats: int) -> Callable[[App], None]:
    def show(app: App) -> None:
        screen = SetupScreen(app, GAME)
        app.push(screen)
        settle(app)
        screen._choose(screen.info.option("seats"), seats)
        screen._choose(screen.info.option("deck_1"), "parthians")
        screen._choose(screen.info.option("field_2"), "fountain-of-janus")
        screen.open()

    return show


def _armies(at: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        shelf = Decks(app.store.folder)
        if not shelf.all(GAME):
            shelf.keep(GAME, "Longships and graves", SHOP.write(mixed()))
            (shelf.folder / "from a friend.json").write_text('{"caelum_deck": 1, "game": "empyrean", "deck": "built:"}')
        app.push(ArmyScreen(app, "Army of seat 1", by_lot(), at or SHOP.write(mixed()), lambda tile: None))

    return show


def _battlefields(app: App) -> None:
    screen: Any = SetupScreen(app, GAME)
    app.push(screen)
    screen.options["field_1"] = "fountain-of-janus"
    screen._open_choice(screen.info.option("field_1"))


def _builder(army: str, left_out: int) -> Callable[[App], None]:
    """An army as the base, with every so manieth card taken out again."""

    def show(app: App) -> None:
        base = next((tile for tile in army_tiles() if tile.key == army), None)
        screen = BuilderScreen(app, lambda deck: None, lambda: None, base)
        app.push(screen)
        if left_out:
            screen.put(tuple(card for k, card in enumerate(screen.cards) if k % left_out))
            screen.pick_cost(3)

    return show


SHOTS: dict[str, Callable[[App], None]] = {
    "empyrean-setup": _setup(2),
    "empyrean-setup-three": _setup(3),
    "empyrean-armies": _armies("samurai"),
    "empyrean-armies-built": _armies(""),
    "empyrean-fields": _battlefields,
    "empyrean-builder-empty": _builder("", 0),
    "empyrean-builder-half": _builder("vikings", 3),
    "empyrean-builder": _builder("vikings", 0),
}
