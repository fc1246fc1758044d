"""The guard around the loop: whatever fails leads back to the shelf, with the game kept and a sentence."""

from __future__ import annotations

import json
import logging
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import session
from game.core.things import Thing
from game.session import PERSON, Seat
from saves.disk import StoreError
from tests.ui.player import Player
from ui import guard
from ui.app import App
from ui.screens.about import AboutScreen
from ui.screens.dialogs import Dialog
from ui.screens.gallery import GalleryScreen
from ui.screens.library import LibraryScreen
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen
from ui.widgets import Rows


def fail(*anything: Any, **more: Any) -> Any:
    raise ZeroDivisionError("nobody foresaw this")


def at_table(app: App) -> TableScreen:
    game = session.start("angel_wars", {}, 7, [Seat(PERSON, "Zenobia"), Seat(PERSON, "Yorick")])
    app.store.begin(game)
    table = TableScreen(app, game)
    app.push(table)
    app.frame([], 0.02)
    table.play(game.legal_moves()[0])
    return table


def press(app: App) -> bool:
    return app.guarded([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")], 0.02)


def break_handler(table: TableScreen, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "key", fail)


def break_tick(table: TableScreen, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "tick", fail)


def break_drawing(table: TableScreen, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "drawables", fail)


def break_later(table: TableScreen, patch: pytest.MonkeyPatch) -> None:
    table.app.later(0.0, fail)


def break_closing(table: TableScreen, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "key", fail)
    patch.setattr(table, "close", fail)


@pytest.mark.parametrize("broken", [break_handler, break_tick, break_drawing, break_later, break_closing])
def test_a_failure_leads_back_to_the_shelf_with_the_game_kept(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: Callable[[TableScreen, pytest.MonkeyPatch], None],
) -> None:
    table = at_table(app)
    played = table.session
    broken(table, monkeypatch)
    assert press(app)
    title, page = app.screens
    assert isinstance(title, TitleScreen)
    assert isinstance(page, Dialog)
    assert "Your game is kept" in page.words
    assert "caelum.log" in page.words
    for _ in range(3):
        app.guarded([], 0.02)
    assert app.screens == [title, page]
    entry = app.store.latest()
    assert entry is not None
    assert app.store.load(entry.path).session.moves == played.moves
    told = next(record for record in caplog.records if "failed at" in record.message)
    assert told.exc_info is not None
    state = json.loads(told.message.partition(" with ")[2])
    assert (state["game"], state["seed"], len(state["moves"])) == ("angel_wars", 7, 1)
    assert "Zenobia" not in caplog.text


def test_a_game_that_can_not_be_written_is_not_called_kept(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table(app)

    def full(*anything: Any) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(app.store, "rewrite", full)
    break_handler(table, monkeypatch)
    press(app)
    assert isinstance(app.screen, Dialog)
    assert "kept" not in app.screen.words
    assert "caelum.log" in app.screen.words


def test_what_fails_again_at_once_ends_the_program(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather that than a page that comes back for ever."""
    break_handler(at_table(app), monkeypatch)
    press(app)
    monkeypatch.setattr(TitleScreen, "drawables", fail)
    monkeypatch.setattr(Dialog, "drawables", fail)
    with pytest.raises(ZeroDivisionError):
        app.guarded([], 0.02)


def test_a_second_failure_later_is_met_as_well(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        break_handler(at_table(app), monkeypatch)
        press(app)
        assert isinstance(app.screen, Dialog)
        Player(app).key(pygame.K_ESCAPE)
        for _frame in range(guard.TOO_SOON):
            app.guarded([], 0.02)


def test_a_demonstration_ends_instead(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table(app)
    table.demo = True
    break_handler(table, monkeypatch)
    with pytest.raises(ZeroDivisionError):
        press(app)


def test_leaving_the_loop_closes_every_screen(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table(app)
    monkeypatch.setattr(app, "guarded", fail)
    with pytest.raises(ZeroDivisionError):
        app.run()
    assert not app.screens
    assert app.store._known(table.session) is None


def test_the_report_holds_the_game_from_the_error_page(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    break_handler(at_table(app), monkeypatch)
    press(app)
    Player(app).button("Pack a report")
    assert isinstance(app.screen, Dialog)
    (path,) = (app.store.folder / "reports").iterdir()
    assert str(path) in app.screen.words
    with zipfile.ZipFile(path) as packed:
        game = json.loads(packed.read("game.json"))
    assert len(game["moves"]) == 1
    assert [seat["name"] for seat in game["seats"]] == ["Player 1", "Player 2"]


def test_about_packs_a_report(app: App) -> None:
    app.push(AboutScreen(app))
    Player(app).button("Pack a report")
    assert isinstance(app.screen, Dialog)
    assert list((app.store.folder / "reports").iterdir())


def test_one_bad_row_does_not_take_the_screen_with_it(
    app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for seed in range(3):
        app.store.begin(session.start("angel_wars", {}, seed, [Seat(PERSON, "Anna"), Seat(PERSON, "Ben")]))
    paint, painted = LibraryScreen._paint_row, []

    def sometimes(screen: LibraryScreen, index: int, size: tuple[int, int], chosen: bool) -> pygame.Surface:
        if index == 1:
            fail()
        painted.append(index)
        return paint(screen, index, size, chosen)

    monkeypatch.setattr(LibraryScreen, "_paint_row", sometimes)
    monkeypatch.setattr(LibraryScreen, "_say", fail)
    monkeypatch.setattr(guard, "_told", set())
    app.push(LibraryScreen(app))
    for _ in range(3):
        app.frame([], 0.02)
    rows = next(element for element in app.screen.elements if isinstance(element, Rows))
    rows.step(1)
    assert rows.label() == ""
    assert {0, 2} <= set(painted)
    assert sum("row 1 of library" in record.message for record in caplog.records) == 2
    assert all(record.levelno == logging.ERROR for record in caplog.records)


def test_one_bad_card_does_not_take_the_gallery_with_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    gallery = GalleryScreen(app, "archangelis")
    paint, painted = gallery.faces.picture, []

    def sometimes(thing: Thing, size: tuple[int, int]) -> pygame.Surface:
        painted.append(thing.face)
        return fail() if len(painted) == 2 else paint(thing, size)

    monkeypatch.setattr(gallery.faces, "picture", sometimes)
    app.push(gallery)
    app.frame([], 0.02)
    assert len(set(painted)) > 5


def test_the_shelf_opens_whatever_the_games_are(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.store, "latest", fail)
    app.home(TitleScreen(app))
    Player(app).point(app.screen.boxes[0].rect.center)  # type: ignore[attr-defined]
    assert isinstance(app.screen, TitleScreen)


def test_a_game_that_can_not_be_told_is_said_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_table(app)
    monkeypatch.setattr("ui.guard.codec.encode", fail)
    assert "can't be told" in guard.state_of(table.session)
    assert guard.state_of(None) == "no game"


def test_the_folder_of_the_log_is_the_one_of_the_games(app: App, tmp_path: Path) -> None:
    assert guard.log_of(app) == tmp_path / "home" / "caelum.log"
