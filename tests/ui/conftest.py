"""A window without a display for every test of the app, its files in a temporary folder."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from saves.settings import Settings
from saves.store import Store
from ui import ink
from ui.app import App
from ui.screens.title import TitleScreen

MakeApp = Callable[..., App]


@pytest.fixture(scope="session", autouse=True)
def _quit_at_the_end() -> Iterator[None]:
    yield
    pygame.quit()


@pytest.fixture(autouse=True)
def _light() -> None:
    """The app tidies its memory when a screen is left: what pytest keeps there is none of its business. What earlier
    tests left behind goes first, else it would stay for good."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[MakeApp]:
    """`make_app((1920, 1080), text_size=160)`: an app at the shelf, with these settings."""
    made: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
        app = App(Settings(**settings), Store(tmp_path / "home"), size)
        made.append(app)
        app.push(TitleScreen(app))
        app.frame([], 0.02)
        ink.cuts.clear()
        return app

    yield make
    for app in made:
        while app.screens:
            app.screens.pop().close()


@pytest.fixture
def app(make_app: MakeApp) -> App:
    """An app of 1280x720 at the shelf."""
    return make_app()
