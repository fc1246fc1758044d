"""Text from people and files on the screen: whatever it holds, it is typed, shown and told without a fall."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.session import Seat, start
from saves import format, settings
from tests.saves.games import document, played
from tests.ui.player import Player
from ui import ink
from ui.app import App
from ui.screens import dialogs
from ui.screens.lesson import LessonScreen
from ui.screens.library import LibraryScreen
from ui.screens.setup import SetupScreen, distinct
from ui.screens.table import TableScreen
from ui.widgets import inputs

MakeApp = Callable[..., App]
UNSEEN = ["\u200b", "\ufe0f", "\u00ad", "\u034f", "\u0301", "\u202e", "\ud800", "\x07"]
MARKED = "x\u0353"
"""One letter of two signs that no single sign can stand for."""
KEYS = (pygame.K_HOME, pygame.K_DELETE, pygame.K_END, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RIGHT)


def ask(app: App, text: str = "", limit: int = 40) -> tuple[Player, inputs.Entry, list[str]]:
    given: list[str] = []
    dialog = dialogs.ask_name(app, "A name", text, given.append, limit=limit)
    app.frame([], 0.02)
    return Player(app), dialog.entry, given


def type_in(player: Player, text: str) -> None:
    player.event(pygame.TEXTINPUT, text=text)


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_F2_a_first_character_without_width_is_typed_and_deleted(app: App, sign: str) -> None:
    player, entry, _given = ask(app)
    type_in(player, sign)
    for key in KEYS:
        player.key(key)
    type_in(player, sign + "An" + sign + "na")
    assert entry.get_text().replace(" ", "") in ("Anna", "Ańna")
    for key in KEYS:
        player.key(key)
        player.rest(3)


def test_F2_a_heart_home_delete(app: App) -> None:
    player, entry, _given = ask(app)
    for sign in "❤\ufe0f":
        type_in(player, sign)
    player.key(pygame.K_HOME)
    player.key(pygame.K_DELETE)
    assert entry.get_text() == ""


def test_F2_a_letter_and_its_marks_go_together(app: App) -> None:
    player, entry, _given = ask(app)
    for sign in f"a{MARKED}b":
        type_in(player, sign)
    assert entry.get_text() == f"a{MARKED}b"
    player.key(pygame.K_HOME)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RIGHT)
    assert entry.edit_position == 3
    player.key(pygame.K_LEFT)
    assert entry.edit_position == 1
    player.key(pygame.K_DELETE)
    assert entry.get_text() == "ab"
    type_in(player, "\u0353")
    assert entry.get_text() == "a\u0353b", "a mark goes upon the letter before it"
    player.key(pygame.K_BACKSPACE)
    assert entry.get_text() == "b"
    player.key(pygame.K_END)
    for sign in MARKED:
        type_in(player, sign)
    player.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
    player.key(pygame.K_BACKSPACE)
    assert entry.get_text() == "b"


def test_F2_the_room_of_a_field_is_counted_in_letters(app: App) -> None:
    player, entry, given = ask(app, limit=5)
    for sign in MARKED * 5 + "zz":
        type_in(player, sign)
    assert entry.get_text() == MARKED * 5
    player.key(pygame.K_HOME)
    type_in(player, "y")
    assert entry.get_text() == MARKED * 5, "there is no room for more"
    entry.select_all()
    type_in(player, "new")
    player.key(pygame.K_RETURN)
    assert given == ["new"]


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_F2_what_is_pasted_goes_the_same_way(app: App, sign: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dummy driver has no clipboard: what one would hold is given."""
    player, entry, _given = ask(app, limit=9)
    monkeypatch.setattr(inputs, "clipboard_paste", lambda: sign + "Ann\na" + sign + "\u0353 and many more" * 1000)
    player.key(pygame.K_v, pygame.KMOD_CTRL)
    assert entry.get_text().replace(" ", "")[:3] == "Ann"
    player.key(pygame.K_a, pygame.KMOD_CTRL)
    player.key(pygame.K_x, pygame.KMOD_CTRL)
    assert entry.get_text() == ""


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_F2_a_name_that_nobody_sees_is_not_given(app: App, sign: str) -> None:
    player, _entry, given = ask(app)
    type_in(player, sign * 3)
    player.key(pygame.K_RETURN)
    assert given == []


def test_F2_unseen_names_in_the_settings_break_nothing(make_app: MakeApp, tmp_path: Any) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"names": ["\u034f", "\ufe0f", "Anna ❤\ufe0f"]}))
    found = settings.load(path)
    assert found.problem is None
    assert found.names == ("Anna ❤",)
    app = make_app(names=found.names)
    setup = SetupScreen(app, "angel_wars")
    app.push(setup)
    app.frame([], 0.02)
    assert setup.seat_names()[0] == "Anna ❤"
    app.push(LessonScreen(app, "angel_wars"))
    app.frame([], 0.02)


def test_F2_names_are_told_apart_in_letters() -> None:
    long = MARKED * 40
    first, second = distinct([long, long])
    assert first == long
    assert second == MARKED * 38 + " 2"


@pytest.mark.parametrize("sign", [*UNSEEN, "a\0b", "\ud800\ud800"], ids=ascii)
def test_F2_any_text_can_be_written(app: App, sign: str) -> None:
    style = ink.Style("sans", 16, (255, 255, 255))
    assert ink.write(sign, style).get_height() > 0
    assert ink.width(sign, style) >= 0
    ink.paragraph(f"{sign} {sign}", style, 200)
    app.toast(sign)
    app.frame([], 0.02)


def test_F2_a_player_whom_nobody_could_see_plays(app: App) -> None:
    """As from an older file: whoever shows the name, the table stands."""
    session = start("angel_wars", {}, 1, [Seat("person", "\u034f"), Seat("adept", "\ud800")])
    app.push(TableScreen(app, session))
    app.frame([], 0.02)


# The library


HOSTILE = [
    {"name": "\u034f"}, {"name": "\ufe0f\ufe0f"}, {"saved_at": "9999-12-31T23:59:59+00:00"},
    {"saved_at": "9999-12-31T12:00:00+12:00"}, {"saved_at": "0001-01-01T00:00:00+00:00"}, {"summary": "\u034f"},
    {"seats": [{"player": "person", "name": "\u034f"}, {"player": "person", "name": "\ufe0f"}]},
]  # fmt: skip


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the system can't travel")
@pytest.mark.parametrize("zone", ["UTC0", "XST-14", "XST+12"])
@pytest.mark.parametrize("hostile", HOSTILE, ids=ascii)
def test_F3_a_save_that_imports_is_shown(
    app: App, tmp_path: Any, hostile: dict[str, Any], zone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        path = tmp_path / "hostile.json"
        path.write_bytes(format.dump(document(played(5)) | hostile))
        entry = app.store.import_file(path)
        assert entry.name.strip()
        app.push(LibraryScreen(app))
        app.frame([], 0.02)
        assert app.store.load(entry.path).session.names[0].strip()
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize("stamp", [-(10**12), 253402300799, 10**13])
def test_F3_a_file_of_any_age_is_listed(app: App, stamp: int) -> None:
    folder = app.store.folder / "named"
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text("broken")
    try:
        os.utime(folder / "broken.json", (stamp, stamp))
    except (OSError, OverflowError):
        pytest.skip("no file here can be so old or so new")
    app.push(LibraryScreen(app))
    app.frame([], 0.02)
