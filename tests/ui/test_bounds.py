"""What the program holds has a bound in bytes and in open files, whatever is looked at."""
# ruff: noqa: N802 - tests are named by the numbers of the findings

from __future__ import annotations

import gc
import os
import struct
import weakref
import zlib
from pathlib import Path

import pygame
import pytest

from saves import picture as pictures
from ui import app as apps
from ui import art, ink, kept
from ui.app import App
from ui.kept import Kept
from ui.resources import theme
from ui.screens.about import AboutScreen
from ui.screens.gallery import GalleryScreen
from ui.screens.settings import SettingsScreen
from ui.table import faces


def picture(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), 0, 32)


# Pictures


def test_what_was_not_wanted_for_longest_goes_first() -> None:
    pictures = Kept(3 * 4 * 100)
    for name in ("a", "b", "c"):
        pictures.put(name, picture(10))
    pictures.once("a", lambda: pytest.fail("it is kept"))
    pictures.put("d", picture(10))
    assert [name for name in "abcd" if name in pictures] == ["a", "c", "d"]
    assert pictures.bytes == 3 * 4 * 100


def test_a_picture_beyond_every_budget_is_kept_alone() -> None:
    pictures = Kept(100)
    pictures.put("small", picture(2))
    huge = pictures.put("huge", picture(100))
    assert pictures.once("huge", lambda: picture(1)) is huge
    assert len(pictures) == 1


def test_putting_again_and_forgetting_is_counted() -> None:
    pictures = Kept(10_000)
    for _ in range(5):
        pictures.put("a", (picture(10), (3, 4)))
    assert pictures.bytes == 400
    pictures.forget(lambda key: key == "b")
    assert pictures.bytes == 400
    pictures.forget()
    assert (pictures.bytes, len(pictures)) == (0, 0)


def test_what_a_function_paints_is_kept() -> None:
    painted = []
    pictures = Kept(10_000)

    @pictures.remember
    def square(side: int, tone: int = 0) -> pygame.Surface:
        painted.append((side, tone))
        return picture(side)

    assert square(3) is square(3)
    assert square(3, tone=1) is square(3, tone=1)
    assert painted == [(3, 0), (3, 1)]


def test_all_galleries_stay_within_the_budgets(app: App) -> None:
    for game in ("archangelis", "aniolowie"):
        gallery = GalleryScreen(app, game)
        app.push(gallery)
        top = -1
        while gallery.grid.top != top:
            app.frame([], 0.02)
            top = gallery.grid.top
            gallery.grid.scroll_to(top + gallery.grid.rect.height)
        app.pop()
    for shelf in (art.originals, art.scaled, faces.faces, kept.shapes, ink._written):
        assert 0 < shelf.bytes <= shelf.budget * shelf.share


def test_a_larger_window_may_hold_more(app: App) -> None:
    kept.suit((3840, 2160))
    assert art.scaled.share == 4
    app.set_mode((1280, 720))
    assert art.scaled.share == 1


def test_widgets_of_a_screen_go_with_it(app: App) -> None:
    """Their pictures are too large to wait for Python's own habits."""
    app.push(SettingsScreen(app))
    app.frame([], 0.02)
    manager = weakref.ref(app.screen.manager)
    gc.disable()
    try:
        app.pop()
        app.frame([], 0.02)
    finally:
        gc.enable()
    assert manager() is None


# Files


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="the system does not tell")
def test_F8_no_font_keeps_a_file_open(app: App) -> None:
    ink.font.cache_clear()
    before = len(os.listdir("/dev/fd"))
    for face in theme()["faces"]:
        for pixels in range(9, 49):
            assert ink.font(face, pixels).size("Caelum")[0] > 0
    for screen in (SettingsScreen, AboutScreen):
        app.push(screen(app))
        app.frame([], 0.02)
    app.push(GalleryScreen(app, "archangelis"))
    app.frame([], 0.02)
    assert len(os.listdir("/dev/fd")) == before


def test_the_entries_are_set_in_our_font(app: App) -> None:
    gallery = GalleryScreen(app, "archangelis")
    app.push(gallery)
    size = gallery.search.font.size("Wings of light")
    assert size[0] == ink.font("sans", gallery.search.font.get_point_size()).size("Wings of light")[0]


def test_a_missing_font_is_replaced(monkeypatch: pytest.MonkeyPatch, app: App) -> None:
    for cached in (ink.font, ink._letters, ink._width, ink.font_for_gui):
        cached.cache_clear()
    try:
        monkeypatch.setattr(ink, "asset", lambda *parts: Path("nowhere", *parts))
        assert ink.font("serif", 20).size("Caelum")[0] > 0
        app.push(GalleryScreen(app, "archangelis"))
        app.frame([], 0.02)
    finally:
        for cached in (ink.font, ink._letters, ink._width, ink.font_for_gui):
            cached.cache_clear()


# Files from elsewhere


def png(wide: int, tall: int, rows: bytes = b"") -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", wide, tall, 8, 0, 0, 0, 0))
    return pictures.START + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def test_F11_a_picture_that_unpacks_to_too_much_is_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, huge = tmp_path / "good.png", tmp_path / "huge.png"
    good.write_bytes(png(3, 2, b"\0abc\0def"))
    opened = art.open_png(good)
    assert opened is not None
    assert opened.get_size() == (3, 2)
    monkeypatch.setattr(pygame.image, "load", lambda *anything: pytest.fail("it was unpacked"))
    for wide, tall in ((40_000, 40_000), (0, 5), (2**31 - 1, 1)):
        huge.write_bytes(png(wide, tall))
        assert art.open_png(huge) is None
    huge.write_bytes(b"BM" + png(3, 2)[2:])
    assert art.open_png(huge) is None


@pytest.mark.parametrize("data", [b"", pictures.START, pictures.START + b"\0" * 30, png(3, 2, b"\0ab")[:50]])
def test_F11_a_broken_picture_is_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "bad.png").write_bytes(data)
    assert art.open_png(tmp_path / "bad.png") is None
    assert art.open_png(tmp_path / "missing.png") is None
    assert art.open_png(tmp_path) is None


# The window


def test_F11_no_window_is_larger_than_the_desktop(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, flags: asked.append(size) or picture(4))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1200)])
    app.set_mode((16384, 16384))
    assert asked == [apps.LARGEST_UNSEEN]
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    app.set_mode((16384, 900))
    assert asked[1:] == [(1920, 900)]
