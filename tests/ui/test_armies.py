"""The set-up of games with decks: what matters is shown, long lists have pages, ready decks their strategy cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.aniolowie.workshop import WORKSHOP as ANGELS
from game.core import language
from game.empyrean import builds
from game.empyrean.cards import COST, DECKS
from saves.decks import Deck, Decks
from tests.ui.player import Player, Spot
from tests.ui.test_menus import MakeApp, at, clear, faults, find, go_to, type_text
from ui import ink
from ui.app import App
from ui.screens.armies import ArmyScreen, banner_tiles, workshop
from ui.screens.base import Screen
from ui.screens.builder import BuilderScreen
from ui.screens.gallery import CardScreen
from ui.screens.picking import PickScreen
from ui.screens.setup import SetupScreen
from ui.screens.table import TableScreen
from ui.widgets import Choice, Picker, Segments

pytestmark = pytest.mark.slow

GAME = "empyrean"
GAMES = [GAME, "aniolowie"]
LABELS = {"empyrean": "Army of seat", "aniolowie": "Deck of seat"}
UNFIT = {"empyrean": "not on the template", "aniolowie": "break a rule of deck building"}
SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SCALES: list[dict[str, int]] = [{}, {"ui_scale": 75}, {"ui_scale": 250}, {"text_size": 160}, {"text_size": 80}]
MIXED = tuple(sorted((
    *(card for card in DECKS["vikings"] if COST[card] < 4), *(card for card in DECKS["spectres"] if COST[card] >= 4),
)))  # fmt: skip
EXCHANGED = tuple(sorted((
    *(card for card in ANGELS.decks["daughters"] if ANGELS.source[card] != "human"),
    *(card for card in ANGELS.decks["watch"] if ANGELS.source[card] == "human"),
)))  # fmt: skip
"""The Daughters of Night with other people."""
BUILT = {"empyrean": ("Longships and graves", MIXED), "aniolowie": ("Night watch", EXCHANGED)}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language.install(language.English())


def shelf(app: App) -> Decks:
    return Decks(app.store.folder)


def keep(app: App, game: str = GAME) -> Deck:
    name, cards = BUILT[game]
    return shelf(app).keep(game, name, workshop(game).write(cards))


def spoil(app: App, game: str = GAME) -> Path:
    """A deck file whose cards make no deck."""
    path = shelf(app).folder / "spoilt.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = workshop(game).write(workshop(game).leaders[:1])
    path.write_text(f'{{"caelum_deck": 1, "game": "{game}", "name": "Spoilt", "deck": "{text}"}}', encoding="utf-8")
    return path


def builder(app: App, base: str = "", game: str = GAME) -> BuilderScreen:
    tile = next((tile for tile in banner_tiles(workshop(game)) if tile.key == base), None)
    return BuilderScreen(app, game, lambda deck: None, lambda: None, tile)


def broken(app: App) -> BuilderScreen:
    """A deck of Aniołowie that breaks more rules than there is room to name."""
    screen = builder(app, "choir", "aniolowie")
    screen.cards = tuple(card for card in screen.cards if ANGELS.group[card] in (5, 7, 9, 11, 12))
    return screen


def three(app: App) -> SetupScreen:
    screen = SetupScreen(app, GAME)
    screen.options.update(seats=3, deck_1="parthians", field_4="fountain-of-janus")
    screen._fill_seats()
    return screen


def four(app: App) -> SetupScreen:
    screen = SetupScreen(app, "aniolowie")
    screen.options.update(seats=4, deck_1="court", deck_4=keep(app, "aniolowie").text)
    screen._fill_seats()
    return screen


def choosing(app: App, value: str = "random", game: str = GAME) -> ArmyScreen:
    keep(app, game)
    spoil(app, game)
    return ArmyScreen(app, game, f"{LABELS[game]} 1", value, lambda tile: None)


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
    "angels-setup-4": four,
    "angels-decks": lambda app: choosing(app, "daughters", "aniolowie"),
    "angels-decks-lot": lambda app: choosing(app, game="aniolowie"),
    "angels-decks-built": lambda app: choosing(app, ANGELS.write(EXCHANGED), "aniolowie"),
    "angels-builder": lambda app: builder(app, game="aniolowie"),
    "angels-builder-whole": lambda app: builder(app, "watch", "aniolowie"),
    "angels-builder-broken": broken,
}


# Fitting


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


def at_setup(app: App, game: str = GAME) -> tuple[Player, SetupScreen]:
    screen = SetupScreen(app, game)
    return at(app, screen), screen


def open_chooser(player: Player, screen: Screen, seat: int = 1) -> Any:
    """The page on which that seat's deck is chosen."""
    assert isinstance(screen, SetupScreen)
    player.click(find(screen, Picker, f"{LABELS[screen.info.id]} {seat}").rect.center)
    assert isinstance(player.app.screen, ArmyScreen)
    return player.app.screen


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


def test_a_row_is_chosen_by_double_click_and_given_up_by_escape(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.widgets.lists.DOUBLE_CLICK", 60_000)
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
    go_to(player, find(screen, Choice, "Who begins"))
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, TableScreen)


# Armies


def tile_spot(screen: ArmyScreen, name: str) -> Spot:
    index = next(k for k, card in enumerate(screen.tiles.cards) if card.name == name)
    place = screen.tiles.places[index].move(screen.tiles.rect.x, screen.tiles.rect.y - screen.tiles.top)
    return place.center


CHOSEN = {"empyrean": ("vikings", "Vikings of Valhalla", "vikings"), "aniolowie": ("court", "Court of Ashes", "fallen")}


@pytest.mark.parametrize("game", GAMES)
def test_a_ready_deck_shows_its_strategy_and_all_its_cards(app: App, game: str) -> None:
    key, name, back = CHOSEN[game]
    player, screen = at_setup(app, game)
    page = open_chooser(player, screen, 2)
    player.click(tile_spot(page, name))
    assert app.screen is page
    assert len(page.strategy.tile.points) >= 3
    assert page.strategy.tile.back == f"back-{back}"
    shop = workshop(game)
    assert {shop.number[name]: n for name, n in page.muster.copies.items()} == Counter(shop.decks[key])
    card = page.muster.cards[0]
    player.click(page.muster.places[0].move(page.muster.rect.topleft).center)
    assert isinstance(app.screen, CardScreen)
    assert app.screen.card is card
    player.key(pygame.K_ESCAPE)
    player.button("Choose")
    assert screen.options["deck_2"] == key
    assert find(screen, Picker, f"{LABELS[game]} 2").text == name


def test_an_army_by_keys_and_by_double_click(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.screens.armies.DOUBLE_CLICK", 60_000)  # a machine may be as slow as it likes
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


@pytest.mark.parametrize("game", GAMES)
def test_the_lot_is_told_apart_and_shows_a_leader_of_each_deck(app: App, game: str) -> None:
    player, screen = at_setup(app, game)
    page = open_chooser(player, screen)
    assert page.tile.value == "random"
    assert "never one that another seat has" in page.strategy.tile.lead
    assert len(page.muster.cards) == len(workshop(game).banners)
    assert set(page.muster.copies.values()) == {1}


def test_each_game_has_its_own_decks(app: App) -> None:
    for game in GAMES:
        keep(app, game)
    for game, (name, _cards) in BUILT.items():
        page = ArmyScreen(app, game, "", "", lambda tile: None)
        at(app, page)
        assert [tile.name for tile in page.tiles.tiles.values() if tile.deck] == [name]


@pytest.mark.parametrize("game", GAMES)
def test_a_bad_file_is_shown_with_its_sentence_and_can_not_be_chosen(app: App, game: str) -> None:
    path = spoil(app, game)
    player, screen = at_setup(app, game)
    page = open_chooser(player, screen)
    player.click(tile_spot(page, "Spoilt"))
    assert UNFIT[game] in page.strategy.tile.lead
    assert not page.choosing.is_enabled
    player.key(pygame.K_RETURN)
    assert app.screen is page
    assert UNFIT[game] in app.spoken
    player.button("Delete")
    player.button("Delete")
    assert app.screen is page
    assert not path.exists()
    assert "Spoilt" not in [card.name for card in page.tiles.cards]
