"""What can be read on the tables, measured in the picture itself: letters, cards, overlaps, the room that is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pygame
import pytest

from game import catalogue
from game.session import Session
from tests.shots import staging
from tests.ui.blocks import SIZE, STAGES, outside, overlapping, texts_on
from tests.ui.conftest import MakeApp
from tests.ui.measure import LETTERS, TABLES, WIDE, blocks, measure, second, staged
from tests.ui.test_menus import at
from ui import resources
from ui.app import App
from ui.screens.about import AboutScreen
from ui.screens.base import Screen
from ui.screens.gallery import GalleryScreen
from ui.screens.library import LibraryScreen
from ui.screens.rulebook import RulebookScreen
from ui.screens.settings import SettingsScreen
from ui.screens.setup import SetupScreen
from ui.screens.statistics import StatisticsScreen
from ui.screens.title import TitleScreen

pytestmark = pytest.mark.slow

EMPTY = 0.35
"""The share of a table in mid-game where nothing is."""
PLAY_ANEW = "the rules changed: `python run.py shots DIR --anew` plays the shown games anew"

SCREENS: dict[str, Callable[[App], Screen]] = {
    "title": TitleScreen,
    "settings": SettingsScreen,
    "about": AboutScreen,
    "library": LibraryScreen,
    "statistics": StatisticsScreen,
    **{f"setup of {game}": lambda app, game=game: SetupScreen(app, game) for game in catalogue.ids()},  # type: ignore[misc]
    **{f"cards of {game}": lambda app, game=game: GalleryScreen(app, game) for game in ("archangelis", "aniolowie")},  # type: ignore[misc]
    "rulebook": lambda app: RulebookScreen(app, "empyrean"),
}


OTHERS: tuple[tuple[tuple[int, int], dict[str, object]], ...] = (
    ((1280, 720), {"language": "pl", "text_size": 150}),
    ((1920, 1080), {}),
    ((1280, 720), {"language": "pseudo"}),
    ((1280, 720), {"language": "pl"}),
)
"""Other sizes, languages and letters that tables can be read in."""


@pytest.fixture
def _english_after() -> Iterator[None]:
    yield
    resources.speak("en")


@cache
def moments(game: str, seats: int) -> dict[str, Session]:
    staging.played_now.clear()
    found = staged(game, seats)
    assert not staging.played_now, PLAY_ANEW
    return found


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_can_be_read(make_app: MakeApp, game: str, seats: int, stage: str) -> None:
    found = measure(make_app(reduce_motion=True), moments(game, seats)[stage])
    assert not found.faults(LETTERS, WIDE)
    if stage == "mid":
        assert found.empty <= EMPTY


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_other_moments_can_be_read(make_app: MakeApp, game: str, seats: int) -> None:
    """Of another game; `python -m tests.ui.measure --games 5` looks at many."""
    staging.played_now.clear()
    app = make_app(reduce_motion=True)
    for session in second(game, seats):
        assert not measure(app, session).faults(LETTERS, WIDE), f"after {len(session.moves)} moves"
    assert not staging.played_now, PLAY_ANEW


@pytest.mark.parametrize(("game", "seats", "other"), [(*table, k % len(OTHERS)) for k, table in enumerate(TABLES)])
@pytest.mark.usefixtures("_english_after")
def test_tables_can_be_read_otherwise(make_app: MakeApp, game: str, seats: int, other: int) -> None:
    """Each of them at its fullest in one other way; `python -m tests.ui.measure` shows all of them in any."""
    size, settings = OTHERS[other]
    found = measure(make_app(size, reduce_motion=True, **settings), moments(game, seats)["fullest"])
    assert not found.faults(LETTERS, WIDE * size[0] // SIZE[0] - 1)


@pytest.mark.parametrize("name", SCREENS)
def test_no_letters_on_a_screen_are_too_small(app: App, name: str) -> None:
    with blocks() as tones:
        at(app, SCREENS[name](app))
        assert tones
        assert min(each.style.pixels for each in tones.values()) >= LETTERS


def test_what_overlaps_is_found(app: App) -> None:
    class Crossed(Screen):
        def build(self) -> None:
            self.text("one upon", 40, 40)
            self.text("the other", 60, 44, tone="brass")
            self.text("far away", 300, 300)

    with blocks() as tones:
        at(app, Crossed(app))
        texts = texts_on(app.surface, tones)
    assert sorted(text.words for text in texts) == ["far away", "one upon", "the other"]
    assert [set(pair) for pair in overlapping(texts)] == [{"one upon", "the other"}]


def test_what_is_empty_is_what_nothing_covers() -> None:
    area = pygame.Rect(100, 100, 200, 100)
    assert outside(area, []) == 1
    assert outside(area, [pygame.Rect(100, 100, 100, 100), pygame.Rect(150, 100, 50, 50)]) == 0.5
