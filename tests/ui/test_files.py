"""Files on the screen: what is wrong with one is told, and nothing else suffers from it."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import errno
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from saves import picture
from saves.settings import Settings
from saves.store import Store
from tests.saves.games import played
from tests.ui.player import Player
from ui.__main__ import main
from ui.app import App
from ui.screens import dialogs
from ui.screens.library import LibraryScreen
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen

MakeApp = Callable[..., App]


def png(wide: int, tall: int) -> bytes:
    """A picture of nothing: its file is small, whatever its size."""
    unpacker = zlib.compressobj(9)
    row = bytes(1 + 4 * wide)
    rows = b"".join(unpacker.compress(row) for _ in range(tall)) + unpacker.flush()

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", wide, tall, 8, 6, 0, 0, 0)
    return picture.START + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def test_F11_a_picture_is_judged_before_it_is_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "save.png"
    for data, good in (
        (png(320, 180), True), (png(2048, 2048), True), (png(2049, 2048), False), (png(1, 1)[:20], False),
        (b"", False), (b"GIF89a" + bytes(100), False), (png(0, 5), False), (png(4, 4) + bytes(9 << 20), False),
    ):  # fmt: skip
        path.write_bytes(data)
        assert (picture.read(path) is not None) == good
    assert picture.read(tmp_path / "gone.png") is None
    assert picture.read(tmp_path) is None


def test_F11_a_picture_that_unpacks_to_too_much_is_not_shown(app: App) -> None:
    plain = app.store.save_as(played(3), "Plain")
    bomb = app.store.save_as(played(3), "Bomb", png(8000, 3000))
    broken = app.store.save_as(played(3), "Broken", png(300, 200)[:60])
    small = app.store.save_as(played(3), "Small", png(300, 200))
    library = LibraryScreen(app)
    app.push(library)
    app.frame([], 0.02)
    shown = {
        entry: pygame.image.tobytes(library._thumbnail(entry, (90, 60)), "RGBA")
        for entry in (plain, bomb, broken, small)
    }
    assert shown[bomb] == shown[plain] == shown[broken], "the cover of the game stands for it"
    assert shown[small] != shown[plain]


def test_F11_no_window_is_larger_than_the_desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 900), (1200, 1000)])
    monkeypatch.setattr(App, "unseen", False)
    app = App(Settings(window_width=7680, window_height=4320), Store(tmp_path / "home"))
    assert app.surface.get_size() == (1600, 1000)
    assert App(Settings(), Store(tmp_path / "home"), (9999, 600)).surface.get_size() == (1600, 600)


def test_F15_continue_goes_on_to_a_game_that_can_be_opened(app: App) -> None:
    for seed in (1, 2):
        app.store.begin(played(3, seed))
    entry = app.store.latest()
    assert entry is not None
    entry.path.write_bytes(entry.path.read_bytes().replace(b'"seed":2', b'"seed":3', 1))
    app.home(TitleScreen(app))
    player = Player(app)
    player.button("Continue Angel Wars")
    assert isinstance(app.screen, TitleScreen)
    assert "was changed or damaged" in app.spoken
    player.button("Continue Angel Wars")
    assert isinstance(app.screen, TableScreen)
    assert app.screen.session.seed == 1


def test_F15_a_seed_that_no_save_holds_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAELUM_HOME", str(tmp_path / "home"))
    assert main(["--game", "angel_wars", "--seed", str(1 << 65), "--first-frame"]) == 2
    assert "The seed is a whole number from" in capsys.readouterr().err


def test_F6_a_library_that_can_not_be_looked_into_says_so(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.listdir

    def refuse(path: str | Path = ".") -> list[str]:
        if Path(path) == app.store.folder / "named":
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path)

    monkeypatch.setattr(os, "listdir", refuse)
    library = LibraryScreen(app)
    app.push(library)
    app.frame([], 0.02)
    assert any("can't look into" in getattr(element, "text", "") for element in library.elements)


def test_a_game_that_parts_is_offered_at_the_moment_before(app: App) -> None:
    game = played(3)
    app.store.begin(game)
    game.play(game.legal_moves()[0])
    app.store.append(game)
    entry = app.store.latest()
    assert entry is not None
    data = entry.path.read_bytes()
    told = data[data.rindex(b'"sum":"') :]
    entry.path.write_bytes(data.removesuffix(told) + told[:-7] + b'0000"}\n')
    written = entry.path.read_bytes()
    app.home(TitleScreen(app))
    player = Player(app)
    player.button("Continue Angel Wars")
    assert isinstance(app.screen, dialogs.Dialog)
    assert "past move 4" in app.screen.words
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, TitleScreen)
    player.button("Continue Angel Wars")
    player.button("Open the moment before")
    assert isinstance(app.screen, TableScreen)
    assert app.screen.session.moves == game.moves[:3]
    assert "before move 4" in app.spoken
    assert entry.path.read_bytes() == written
