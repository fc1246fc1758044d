"""The set-up of Battle for Empyrean: what matters is shown, long lists have pages, armies their strategy cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core import language
from game.empyrean import builds
from game.empyrean.cards import COST, DECKS
from saves.decks import Deck, Decks
from tests.ui.player import Player, Spot
from tests.ui.test_menus import MakeApp, at, clear, faults, find, go_to, type_text
from ui import ink
from ui.app import App
from ui.screens.armies import ArmyScreen, army_tiles, by_lot
from ui.screens.base import Screen
from ui.screens.builder import BuilderScreen
from ui.screens.gallery import CardScreen
from ui.screens.picking import PickScreen
from ui.screens.setup import SetupScreen
from ui.screens.table import TableScreen
from ui.widgets import Choice, Picker, Segments

GAME = "empyrean"
SIZES = [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.slow),
         pytest.param((3840, 2160), marks=pytest.mark.slow)]  # fmt: skip
SCALES: list[dict[str, int]] = [{}, {"ui_scale": 75}, {"ui_scale": 250}, {"text_size": 160}, {"text_size": 80}]
MIXED = tuple(sorted((
    *(card for card in DECKS["vikings"] if COST[card] < 4), *(card for card in DECKS["spectres"] if COST[card] >= 4),
)))  # fmt: skip


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language.install(language.English())


def shelf(app: App) -> Decks:
    return Decks(app.store.folder)


def keep(app: App, name: str = "Longships and graves", cards: tuple[int, ...] = MIXED) -> Deck:
    return shelf(app).keep(GAME, name, builds.write(cards))


def spoil(app: App) -> Path:
    """A deck file whose cards are not on the template."""
    path = shelf(app).folder / "spoilt.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"caelum_deck": 1, "game": "empyrean", "name": "Spoilt", "deck": "built:wolf"}', encoding="utf-8")
    return path


def builder(app: App, base: str = "") -> BuilderScreen:
    tile = next((tile for tile in army_tiles() if tile.key == base), None)
    return BuilderScreen(app, lambda deck: None, lambda: None, tile)


def three(app: App) -> SetupScreen:
    screen = SetupScreen(app, GAME)
    screen.options.update(seats=3, deck_1="parthians", field_4="fountain-of-janus")
    screen._fill_seats()
    return screen


def choosing(app: App, value: str = "random") -> ArmyScreen:
    keep(app)
    spoil(app)
    return ArmyScreen(app, "Army of seat 1", by_lot(), value, lambda tile: None)


def fields(app: App, value: str = "random") -> PickScreen:
    option = SetupScreen(app, GAME).info.option("field_1")
    return PickScreen(app, GAME, "Battlefield 1", option.help, option.choices, value, lambda chosen: None)


SCREENS: dict[str, Callable[[App], Screen]] = {
    "setup": lambda app: SetupScreen(app, GAME),
    "setup-3": three,
    "armies": lambda app: choosing(app, "vampires"),
    "armies-lot": choosing,
    "armies-built": lambda app: choosing(app, builds.write(MIXED)),
    "fields": lambda app: fields(app, "fountain-of-janus"),
    "fields-lot": fields,
    "builder": builder,
    "builder-whole": lambda app: builder(app, "parthians"),
}


# Fitting


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", SIZES)
def test_fits_at_every_size_and_scale(make_app: MakeApp, name: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    at(app, SCREENS[name](app))
    for changes in SCALES if size == (1280, 720) else SCALES[:1]:
        app.change(**{"ui_scale": 100, "text_size": 100, **changes})
        app.frame([], 0.02)
        assert not faults(app.screen), changes
        assert not ink.cuts, changes
    assert not app.art.missing


@pytest.mark.parametrize("name", SCREENS)
def test_fits_in_a_longer_language(make_app: MakeApp, name: str) -> None:
    app = make_app(language="pseudo")
    at(app, SCREENS[name](app))
    assert not faults(app.screen)
    assert not ink.cuts


@pytest.mark.parametrize("name", SCREENS)
def test_every_element_is_reached_by_tab_and_described(app: App, name: str) -> None:
    player = at(app, SCREENS[name](app))
    wanted = app.screen.focusables()
    reached = []
    for _ in wanted:
        player.key(pygame.K_TAB)
        reached.append(app.screen.focus)
    assert {id(element) for element in reached} == {id(element) for element in wanted}
    assert all(element.label() for element in wanted)


# Setting up


def at_setup(app: App) -> tuple[Player, SetupScreen]:
    screen = SetupScreen(app, GAME)
    return at(app, screen), screen


def shown(screen: Screen) -> list[str]:
    return [element.name for element in screen.elements if isinstance(element, Picker)]


def test_only_what_matters_is_shown(app: App) -> None:
    player, screen = at_setup(app)
    assert "Army of seat 3" not in shown(screen)
    assert "Battlefield 4" not in shown(screen)
    player.click(find(screen, Segments, "Players").segment(1).center)
    assert {"Army of seat 3", "Battlefield 4"} <= set(shown(screen))
    screen.options.update(deck_3="vikings", field_4="toll-bridge", first="3")
    player.click(find(screen, Segments, "Players").segment(0).center)
    assert "Army of seat 3" not in shown(screen)
    assert [screen.options[key] for key in ("deck_3", "field_4", "first")] == ["random"] * 3


def test_a_battlefield_is_found_by_searching(app: App) -> None:
    player, screen = at_setup(app)
    player.click(find(screen, Picker, "Battlefield 2").rect.center)
    page: Any = app.screen
    assert isinstance(page, PickScreen)
    player.event(pygame.KEYDOWN, key=pygame.K_j, mod=0, unicode="j", scancode=0)
    type_text(player, "janus")
    assert [value.value for value in page.found] == ["fountain-of-janus"]
    assert page.face.face == "fountain-of-janus"
    player.key(pygame.K_RETURN)
    player.key(pygame.K_RETURN)
    assert app.screen is screen
    assert screen.options["field_2"] == "fountain-of-janus"
    assert "Janus" in find(screen, Picker, "Battlefield 2").text


def test_a_search_for_nothing_says_so(app: App) -> None:
    page = fields(app)
    player = at(app, page)
    player.click(page.search.rect.center)
    type_text(player, "xyzzy")
    assert "xyzzy" in page.note.text
    assert not page.door.is_enabled
    clear(player, page.search)
    player.rest(2)
    assert page.door.is_enabled


def test_no_battlefield_is_offered_twice(app: App) -> None:
    _player, screen = at_setup(app)
    screen.options["field_1"] = "toll-bridge"
    for key in ("field_2", "field_3"):
        assert "toll-bridge" not in [choice.value for choice in screen._offered(screen.info.option(key))]
    screen.options.update(field_1="random", field_3="toll-bridge")
    assert "toll-bridge" not in [choice.value for choice in screen._offered(screen.info.option("field_1"))]


def test_a_row_is_chosen_by_double_click_and_given_up_by_escape(app: App) -> None:
    player, screen = at_setup(app)
    player.click(find(screen, Picker, "Battlefield 1").rect.center)
    page: Any = app.screen
    spot = (page.list.rect.x + 40, page.list.rect.y + page.list.row * 3 // 2)
    player.click(spot)
    assert app.screen is page
    player.click(spot)
    assert screen.options["field_1"] == "fountain-of-janus"
    player.click(find(screen, Picker, "Battlefield 1").rect.center)
    player.key(pygame.K_DOWN)
    player.key(pygame.K_ESCAPE)
    assert app.screen is screen
    assert screen.options["field_1"] == "fountain-of-janus"


def test_enter_opens_a_list_but_starts_the_game_elsewhere(app: App) -> None:
    player, screen = at_setup(app)
    go_to(player, find(screen, Picker, "Army of seat 1"))
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, ArmyScreen)
    player.key(pygame.K_ESCAPE)
    go_to(player, find(screen, Choice, "Rounds"))
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, TableScreen)


# Armies


def tile_spot(screen: ArmyScreen, name: str) -> Spot:
    index = next(k for k, card in enumerate(screen.tiles.cards) if card.name == name)
    place = screen.tiles.places[index].move(screen.tiles.rect.x, screen.tiles.rect.y - screen.tiles.top)
    return place.center


def test_an_army_shows_its_strategy_and_all_its_cards(app: App) -> None:
    player, screen = at_setup(app)
    player.click(find(screen, Picker, "Army of seat 2").rect.center)
    page: Any = app.screen
    player.click(tile_spot(page, "Vikings of Valhalla"))
    assert app.screen is page
    assert len(page.strategy.tile.points) >= 3
    assert {card.back for card in page.muster.cards} == {"vikings"}
    assert sum(page.muster.copies.values()) == 24
    card = page.muster.cards[0]
    player.click(page.muster.places[0].move(page.muster.rect.topleft).center)
    assert isinstance(app.screen, CardScreen)
    assert app.screen.card is card
    player.key(pygame.K_ESCAPE)
    player.button("Choose")
    assert screen.options["deck_2"] == "vikings"
    assert find(screen, Picker, "Army of seat 2").text == "Vikings of Valhalla"


def test_an_army_by_keys_and_by_double_click(app: App) -> None:
    player, screen = at_setup(app)
    player.click(find(screen, Picker, "Army of seat 1").rect.center)
    player.key(pygame.K_RIGHT)
    assert "Samurai" in app.spoken
    player.key(pygame.K_RETURN)
    assert screen.options["deck_1"] == "samurai"
    player.click(find(screen, Picker, "Army of seat 1").rect.center)
    page: Any = app.screen
    spot = tile_spot(page, "Drawn by lot")
    player.click(spot)
    player.click(spot)
    assert app.screen is screen
    assert screen.options["deck_1"] == "random"


def test_a_bad_file_is_shown_with_its_sentence_and_can_not_be_chosen(app: App) -> None:
    path = spoil(app)
    player, screen = at_setup(app)
    player.click(find(screen, Picker, "Army of seat 1").rect.center)
    page: Any = app.screen
    player.click(tile_spot(page, "Spoilt"))
    assert "template" in page.strategy.tile.lead
    assert not page.choosing.is_enabled
    player.key(pygame.K_RETURN)
    assert app.screen is page
    assert "template" in app.spoken
    player.button("Delete")
    player.button("Delete")
    assert app.screen is page
    assert not path.exists()
    assert "Spoilt" not in [card.name for card in page.tiles.cards]
