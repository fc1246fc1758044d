"""Every screen and every game's table as PNG, in three sizes, without a display: for the README and for looking.

The pictures of a game are in the module of its id.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pygame

from game import catalogue
from game.ai.levels import GENERATION
from game.core.language import _
from game.session import Seat
from saves.settings import Settings
from saves.store import Store
from tests.shots.staging import game_in_play, lesson, point, settle
from ui.app import App
from ui.screens.about import AboutScreen
from ui.screens.library import LibraryScreen
from ui.screens.rulebook import RulebookScreen
from ui.screens.settings import SettingsScreen
from ui.screens.setup import SetupScreen
from ui.screens.statistics import StatisticsScreen
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
GAME = "angel_wars"
"""What is played where any game would do."""


def paint(
    folder: Path, language: str = "en", only: str = "", sizes: Sequence[tuple[int, int]] = SIZES
) -> Iterator[Path]:
    """Writes the pictures one by one and names each."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        with tempfile.TemporaryDirectory() as home:
            for name, show in SHOTS.items():
                if only not in name:
                    continue
                app = App(replace(Settings(), language=language, reduce_motion=True), Store(Path(home)), size)
                show(app)
                settle(app)
                path = folder / f"{name}-{size[0]}x{size[1]}.png"
                pygame.image.save(app.surface, str(path))
                while app.screens:
                    app.screens.pop().close()
                yield path


def _title(app: App) -> None:
    app.push(TitleScreen(app))


def _title_hover(app: App) -> None:
    app.store.begin(game_in_play(GAME, {}, 30))
    app.push(TitleScreen(app))
    point(app, app.screen.boxes[0].rect.center)  # type: ignore[attr-defined]


def _setup(app: App) -> None:
    app.push(SetupScreen(app, GAME))


def _opponents(app: App) -> None:
    """The page of faces, before somebody who has played."""
    _played(app)
    app.settings = replace(app.settings, names=("Anna",))
    app.push(SetupScreen(app, GAME))
    settle(app)
    app.screen.sitters[1].activate()  # type: ignore[attr-defined]


def _settings(app: App) -> None:
    app.push(SettingsScreen(app))


def _rulebook(app: App) -> None:
    app.push(RulebookScreen(app, GAME))


def _statistics(app: App) -> None:
    _played(app)
    app.push(StatisticsScreen(app))


def _played(app: App) -> None:
    """An evening or two, some of it long ago."""
    anna, ben = Seat("person", "Anna"), Seat("person", "Ben")
    ends = [("novice", 0), ("novice", 0), ("adept", 0), ("adept", 1), ("adept", 0), ("master", 1), ("master", 0)]
    for k, (level, winner) in enumerate([*ends, ("", 0), ("", 1), ("", 0), *ends[:4]]):
        seats = (anna, Seat(level, level)) if level else (anna, ben)
        session = replace(game_in_play(GAME, {}, 0), seats=seats, minds=1 if k >= len(ends) + 3 else GENERATION)
        session.state.end, session.state.winner, session.seed = 1, winner, k
        app.store.finish(session)


def _about(app: App) -> None:
    app.push(AboutScreen(app))


def _library(app: App) -> None:
    for moves, name in ((12, _("Sunday evening")), (40, _("A close race")), (64, _("Four moves from home"))):
        session = game_in_play(GAME, {}, moves)
        table = TableScreen(app, session)
        app.push(table)
        app.frame([], 0.02)
        app.store.save_as(session, name, table.thumbnail())
        app.pop()
        app.screens.clear()
        table.close()
    app.push(LibraryScreen(app))


def _pause(app: App) -> None:
    app.push(TableScreen(app, game_in_play(GAME, {}, 37)))
    settle(app)
    app.screen.open_menu()  # type: ignore[attr-defined]


def _of(game: str) -> Mapping[str, Callable[[App], None]]:
    found: Mapping[str, Callable[[App], None]] = import_module(f"tests.shots.{game}").SHOTS
    return found


SHOTS: dict[str, Callable[[App], None]] = {
    "title": _title,
    "title-hover": _title_hover,
    "setup": _setup,
    "opponents": _opponents,
    "settings": _settings,
    "rulebook": _rulebook,
    "library": _library,
    "statistics": _statistics,
    "about": _about,
    "pause": _pause,
    **{f"{game}-{name}": show for game in catalogue.ids() for name, show in _of(game).items()},
    **{f"{game}-lesson": lesson(game) for game in catalogue.ids()},
}
"""What is painted, by the name of the picture."""
