"""Decks of one's own: built by clicks, drags and keys within the limits, saved, found again and played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pygame
import pytest

from game.empyrean import builds
from game.empyrean.builds import WORKSHOP
from game.empyrean.cards import ARMY_OF, CARDS, COST, DECKS, KINDS, MOST_COPIES, NAMES
from game.session import PERSON, Seat, start
from tests.ui.player import Player, Spot
from tests.ui.test_armies import (
    BUILT,
    CHOSEN,
    GAME,
    GAMES,
    LABELS,
    MIXED,
    at_setup,
    builder,
    keep,
    open_chooser,
    shelf,
    tile_spot,
)
from tests.ui.test_menus import at, clear, find, go_to, type_text
from ui import __main__ as program
from ui.app import App
from ui.screens.armies import ArmyScreen, deck_tile, workshop
from ui.screens.builder import BuilderScreen
from ui.screens.dialogs import Dialog
from ui.screens.gallery import CardScreen, GalleryScreen
from ui.screens.table import TableScreen
from ui.widgets import Picker

pytestmark = pytest.mark.slow

# Building


def card_spot(player: Player, screen: BuilderScreen, key: str) -> Spot:
    """Where a card of the store lies, after scrolling to it with the wheel."""
    store = screen.store
    player.point(store.rect.center)
    for _ in range(200):
        place = store.places[[card.key for card in store.cards].index(key)]
        spot = (place.centerx + store.rect.x, place.centery - store.top + store.rect.y)
        if store.rect.top + 20 < spot[1] < store.rect.bottom - 20:
            return spot
        player.event(pygame.MOUSEWHEEL, x=0, y=1 if spot[1] < store.rect.top + 20 else -1, flipped=False, which=0)
    raise AssertionError(f"{key} is not in sight")


def take(player: Player, screen: BuilderScreen, key: str) -> None:
    player.click(card_spot(player, screen, key))


def line_spot(screen: BuilderScreen, key: str) -> Spot:
    index = next(k for k, line in enumerate(screen.list.lines) if line.card == screen.shop.number[key])
    return screen.list.rect.x + 90, screen.list.rect.y + index * screen.list.row + screen.list.row // 2


AT_FIRST = {"empyrean": "Cost 8: 0 of 1 cards.", "aniolowie": "A deck has four people: 4 are missing."}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deck_is_built_by_clicks_saved_found_and_played(app: App, game: str) -> None:
    shop, cards = workshop(game), BUILT[game][1]
    player, setup = at_setup(app, game)
    open_chooser(player, setup)
    player.button("Build a deck")
    screen: Any = app.screen
    assert isinstance(screen, BuilderScreen)
    assert not screen.doors["save"].is_enabled
    assert AT_FIRST[game] in screen.verdict.text
    for group in shop.groups:
        player.click(screen.bar.place(group).center)
        for card in cards:
            if shop.group[card] == group:
                take(player, screen, shop.cards[card].key)
    assert sorted(screen.cards) == sorted(cards)
    clear(player, screen.entry)
    type_text(player, "Wolves")
    player.rest(2)
    player.button("Save")
    assert [deck.name for deck in shelf(app).all(game)] == ["Wolves"]
    assert not screen.doors["save"].is_enabled
    player.button("Back")
    page: Any = app.screen
    assert isinstance(page, ArmyScreen)
    player.click(tile_spot(page, CHOSEN[game][1]))
    player.click(tile_spot(page, "Wolves"))
    player.button("Choose")
    assert find(setup, Picker, f"{LABELS[game]} 1").text == "Wolves"
    player.button("Play")
    table = player.table
    assert shop.read(str(table.session.options["deck_1"])) == cards
    assert table.session.state.sides[0].army == cards
    loaded = app.store.load(app.store.latest(game).path)
    assert loaded.session.options == table.session.options


def test_no_more_copies_than_there_are(app: App) -> None:
    screen = builder(app)
    player = at(app, screen)
    spot = card_spot(player, screen, "wolf")
    for _copy in range(MOST_COPIES[NAMES.cards["wolf"]] + 1):
        player.click(spot)
    assert screen.cards.count(NAMES.cards["wolf"]) == MOST_COPIES[NAMES.cards["wolf"]] == 3
    assert "3 copies" in app.spoken
    assert screen.store.full(CARDS["wolf"])
    assert not screen.store.full(CARDS["raven"])


def test_no_more_of_a_cost_than_the_template_has(app: App) -> None:
    screen = builder(app, "vikings")
    player = at(app, screen)
    take(player, screen, "ashigaru")
    assert "Cost 1 is full" in app.spoken
    assert Counter(screen.cards) == Counter(DECKS["vikings"])
    assert all(screen.store.full(card) for card in screen.store.cards)
    player.click(line_spot(screen, "wolf"))
    take(player, screen, "ashigaru")
    assert NAMES.cards["ashigaru"] in screen.cards
    assert not screen.problems()


def test_a_click_in_the_deck_takes_out_and_undo_puts_back(app: App) -> None:
    screen = builder(app, "vikings")
    player = at(app, screen)
    player.click(line_spot(screen, "raven"))
    assert screen.cards.count(NAMES.cards["raven"]) == 1
    assert "Cost 1: 4 of 5 cards." in screen.verdict.text
    assert not screen.doors["play"].is_enabled
    player.key(pygame.K_u)
    assert Counter(screen.cards) == Counter(DECKS["vikings"])
    player.click(line_spot(screen, "raven"))
    player.button("Undo")
    assert screen.doors["play"].is_enabled
    assert not screen.doors["undo"].is_enabled


def test_cards_are_carried_into_the_deck_and_out_of_it(app: App) -> None:
    screen = builder(app)
    player = at(app, screen)
    start_at = card_spot(player, screen, "wolf")
    player.drag(start_at, screen.list.rect.center, drop=False)
    assert screen.carried == "wolf"
    player.release(screen.list.rect.center)
    assert screen.cards == (NAMES.cards["wolf"],)
    player.drag(start_at, (start_at[0] + 90, start_at[1]))
    assert len(screen.cards) == 1
    player.drag(line_spot(screen, "wolf"), screen.store.rect.center, drop=False)
    assert screen.carried == "wolf"
    player.release(screen.store.rect.center)
    assert screen.cards == ()
    assert screen.carried == ""
    player.drag(start_at, screen.list.rect.center, drop=False)
    player.key(pygame.K_ESCAPE)
    player.release(screen.list.rect.center)
    assert app.screen is screen
    assert screen.cards == ()


def test_a_line_that_is_pointed_at_shows_its_card(app: App) -> None:
    screen = builder(app, "vikings")
    player = at(app, screen)
    before = len(screen.drawables())
    player.point(line_spot(screen, "wolf"))
    assert len(screen.drawables()) == before + 1
    card = screen.drawables()[-1]
    place = card.surface.get_rect(topleft=(card.x, card.y))
    assert app.surface.get_rect().contains(place)
    assert not place.colliderect(screen.deck_area)


def test_filters_by_army_cost_and_words(app: App) -> None:
    screen = builder(app)
    player = at(app, screen)
    assert len(screen.store.cards) == len(KINDS)
    player.click(screen.sources.segment(1).center)
    assert {card.back for card in screen.store.cards} == {"samurai"}
    player.click(screen.bar.place(5).center)
    assert {COST[NAMES.cards[card.key]] for card in screen.store.cards} == {5}
    player.click(screen.sources.segment(0).center)
    assert {card.back for card in screen.store.cards} == set(ARMY_OF)
    player.key(pygame.K_f, pygame.KMOD_CTRL)
    type_text(player, "stun")
    assert screen.store.cards
    assert all("stun" in card.text().casefold() for card in screen.store.cards)
    type_text(player, "xyzzy")
    assert "No such card" in screen.nothing.text
    player.click(screen.bar.place(0).center)
    line = next(k for k, line in enumerate(screen.list.lines) if line.group == 7)
    player.click((screen.list.rect.x + 90, screen.list.rect.y + line * screen.list.row + 5))
    assert screen.group == 7


def test_building_by_keys(app: App) -> None:
    screen = builder(app)
    player = at(app, screen)
    assert screen.focus is screen.store
    player.key(pygame.K_RETURN)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert screen.cards == (NAMES.cards["ashigaru"], NAMES.cards["temple-novice"])
    player.key(pygame.K_z)
    assert isinstance(app.screen, CardScreen)
    assert app.screen.card.key == "temple-novice"
    player.key(pygame.K_ESCAPE)
    go_to(player, screen.list)
    assert "Ashigaru" in app.spoken
    player.key(pygame.K_DELETE)
    assert screen.cards == (NAMES.cards["temple-novice"],)
    player.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(screen.cards) == 2
    player.key(pygame.K_s)
    assert "Cost 1: 2 of 5 cards." in app.spoken
    assert not shelf(app).all(GAME)
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, Dialog)
    player.key(pygame.K_ESCAPE)
    assert app.screen is screen
    player.key(pygame.K_ESCAPE)
    player.button("Leave")
    assert app.screen is not screen


def test_a_right_click_looks_at_a_card(app: App) -> None:
    screen = builder(app, "vikings")
    player = at(app, screen)
    player.click(card_spot(player, screen, "ninja"), button=3)
    assert isinstance(app.screen, CardScreen)
    player.key(pygame.K_ESCAPE)
    player.click(line_spot(screen, "odin"), button=3)
    assert app.screen.card.key == "odin"  # type: ignore[attr-defined]
    player.key(pygame.K_ESCAPE)
    assert Counter(screen.cards) == Counter(DECKS["vikings"])


def test_begins_with_an_army_saves_loads_renames_and_deletes(app: App) -> None:
    keep(app)
    screen = builder(app)
    player = at(app, screen)
    player.button("Begin with")
    page: Any = app.screen
    player.click(tile_spot(page, "Knights of the Round Table"))
    player.button("Choose")
    assert Counter(screen.cards) == Counter(DECKS["knights"])
    player.key(pygame.K_s)
    assert sorted(deck.name for deck in shelf(app).all(GAME)) == ["Longships and graves", "My deck"]
    player.button("Begin with")
    page = app.screen
    player.click(tile_spot(page, "Longships and graves"))
    player.button("Choose")
    assert Counter(screen.cards) == Counter(MIXED)
    assert screen.entry.get_text() == "Longships and graves"
    assert "Saved." in screen.verdict.text
    clear(player, screen.entry)
    player.rest(2)
    assert "needs a name" in screen.verdict.text
    type_text(player, "Graves")
    player.rest(2)
    player.button("Save")
    assert len(shelf(app).all(GAME)) == 3
    player.button("Delete")
    player.button("Keep it")
    assert len(shelf(app).all(GAME)) == 3
    player.button("Delete")
    player.button("Delete")
    assert "Graves" not in [deck.name for deck in shelf(app).all(GAME)]
    assert screen.doors["save"].is_enabled


def test_a_changed_deck_is_saved_over_its_own_file(app: App) -> None:
    deck = keep(app)
    screen = BuilderScreen(app, GAME, lambda kept: None, lambda: None, deck_tile(WORKSHOP, deck))
    player = at(app, screen)
    player.click(line_spot(screen, "wolf"))
    take(player, screen, "ashigaru")
    player.button("Save")
    (kept,) = shelf(app).all(GAME)
    assert kept.path == deck.path
    assert NAMES.cards["ashigaru"] in (builds.read(kept.text) or ())


def test_play_with_it_leads_to_the_set_up(app: App) -> None:
    player, setup = at_setup(app)
    player.click(find(setup, Picker, "Army of seat 2").rect.center)
    page: Any = app.screen
    player.click(tile_spot(page, "Legends of the Parthenon"))
    player.button("Build on it")
    player.button("Play with it")
    assert app.screen is setup
    assert find(setup, Picker, "Army of seat 2").text == "My deck"
    assert builds.read(str(setup.options["deck_2"])) == tuple(sorted(DECKS["legends"]))


def test_a_disk_that_refuses_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = builder(app, "vikings")
    player = at(app, screen)
    app.store.folder.mkdir(parents=True, exist_ok=True)
    (app.store.folder / "decks").write_text("a file where the folder should be")
    player.button("Save")
    assert app.screen is screen
    assert "can't be written" in app.spoken
    assert screen.file is None


def test_a_deck_that_is_no_longer_kept_still_plays(app: App) -> None:
    deck = keep(app)
    _player, setup = at_setup(app)
    setup.options["deck_1"] = deck.text
    shelf(app).remove(deck)
    setup.open()
    assert find(setup, Picker, "Army of seat 1").text == "A deck of your own"
    setup.play()
    assert isinstance(app.screen, TableScreen)


# Elsewhere


def test_the_command_line_takes_a_built_deck() -> None:
    text = builds.write(MIXED)
    words = ["play", "--game", GAME, "--seed", "1", "--option", f"deck_1={text}"]
    session = program._wanted_session(program._parser().parse_args(words))
    assert session.options["deck_1"] == text
    bad = ["play", "--game", GAME, "--option", "deck_1=built:wolf"]
    with pytest.raises(program.Refused, match="a built deck"):
        program._wanted_session(program._parser().parse_args(bad))


def test_a_saved_game_keeps_its_built_deck(app: App) -> None:
    session = start(GAME, {"deck_2": builds.write(MIXED)}, 3, (Seat(PERSON, "Anna"), Seat(PERSON, "Ben")))
    session.play(session.legal_moves()[0])
    entry = app.store.save_as(session, "Mixed")
    loaded = app.store.load(entry.path).session
    assert loaded.options == session.options
    assert loaded.state == session.state


def test_the_gallery_goes_by_armies(app: App) -> None:
    gallery = GalleryScreen(app, GAME)
    at(app, gallery)
    names = [gallery._say(k) for k in range(len(gallery.kinds))]
    assert names[1] == "Samurai of the Sengoku"
    assert names[-1] == "Battlefield"
    assert len(names) == 10
    gallery._pick(8)
    assert {card.back for card in gallery.grid.cards} == {"vikings"}
