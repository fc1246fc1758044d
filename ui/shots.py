"""Every screen and every game's table as PNG, in three sizes, without a display: for the README and for looking."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game import catalogue
from game.ai.levels import choose
from game.session import PERSON, Seat, Session, start
from saves.settings import Settings
from saves.store import Store
from ui.app import App
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SEED = 7
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def paint(folder: Path, language: str = "en", only: str = "") -> Iterator[Path]:
    """Writes the pictures one by one and names each."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
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


def settle(app: App) -> None:
    """Lets everything come to rest."""
    for _ in range(40):
        app.frame([], 0.05)


def game_in_play(game: str, options: dict[str, object], moves: int, seats: int = 2) -> Session:
    """A real game, played by Novices as far as asked; persons sit in all seats."""
    session = start(game, {**options, "seats": seats}, SEED, [Seat(PERSON, name) for name in NAMES[:seats]])
    while len(session.moves) < moves and (seat := session.to_act()) is not None:
        session.play(choose(session.rules, session.view(seat), "novice", len(session.moves)).move)
    return session


def point(app: App, spot: tuple[int, int], kind: int = pygame.MOUSEMOTION, **more: Any) -> None:
    """A real pointer event."""
    if kind == pygame.MOUSEMOTION:
        more = {"rel": (0, 0), "buttons": (0, 0, 0), **more}
    app.frame([pygame.event.Event(kind, pos=spot, **more)], 0.02)


def _title(app: App) -> None:
    app.push(TitleScreen(app))


def _title_hover(app: App) -> None:
    app.store.begin(game_in_play("angel_wars", {}, 30))
    app.push(TitleScreen(app))
    point(app, app.screen.boxes[0].rect.center)  # type: ignore[attr-defined]


def _setup(app: App) -> None:
    from ui.screens.setup import SetupScreen

    app.push(SetupScreen(app, "angel_wars"))


def _settings(app: App) -> None:
    from ui.screens.settings import SettingsScreen

    app.push(SettingsScreen(app))


def _rulebook(app: App) -> None:
    from ui.screens.rulebook import RulebookScreen

    app.push(RulebookScreen(app, "angel_wars"))


def _about(app: App) -> None:
    from ui.screens.about import AboutScreen

    app.push(AboutScreen(app))


def _library(app: App) -> None:
    from ui.screens.library import LibraryScreen

    for moves, name in ((12, "Sunday evening"), (40, "A close race"), (64, "Four moves from home")):
        session = game_in_play("angel_wars", {}, moves)
        table = TableScreen(app, session)
        app.push(table)
        app.frame([], 0.02)
        app.store.save_as(session, name, table.thumbnail())
        app.pop()
        app.screens.clear()
        table.close()
    app.push(LibraryScreen(app))


def _table(moves: int, seats: int = 2, **options: object) -> Callable[[App], None]:
    def show(app: App) -> None:
        app.push(TableScreen(app, game_in_play("angel_wars", options, moves, seats)))

    return show


def _drag(app: App) -> None:
    table = TableScreen(app, game_in_play("angel_wars", {}, 37))
    app.push(table)
    settle(app)
    moves = [move for move in table.desk.hands.moves if move.src and move.dst]
    most = max({move.src for move in moves if move.src}, key=lambda src: sum(move.src == src for move in moves))
    target = next(move.dst for move in moves if move.src == most)
    start_at, end_at = table.desk.scene.sprites[most].rect.center, table.desk.scene.sprites[str(target)].rect.center
    point(app, start_at)
    point(app, start_at, pygame.MOUSEBUTTONDOWN, button=1)
    middle = ((start_at[0] * 2 + end_at[0]) // 3, (start_at[1] * 2 + end_at[1]) // 3)
    for spot in ((start_at[0] + 12, start_at[1] + 12), middle, end_at):
        point(app, spot, buttons=(1, 0, 0))


def _refused(app: App) -> None:
    table = TableScreen(app, game_in_play("angel_wars", {}, 37))
    app.push(table)
    settle(app)
    banned = [name for name, sprite in table.desk.scene.sprites.items() if "banned" in sprite.thing.marks]
    spot = table.desk.scene.sprites[banned[0]].rect.center
    point(app, spot)
    point(app, spot, pygame.MOUSEBUTTONDOWN, button=1)
    point(app, spot, pygame.MOUSEBUTTONUP, button=1)


def _zoom(app: App) -> None:
    table = TableScreen(app, game_in_play("angel_wars", {}, 37))
    app.push(table)
    settle(app)
    point(app, table.desk.scene.sprites["south-1"].rect.center, pygame.MOUSEBUTTONDOWN, button=3)


def _look_back(app: App) -> None:
    table = TableScreen(app, game_in_play("angel_wars", {}, 37))
    app.push(table)
    table.look_back(20)


def _pause(app: App) -> None:
    _table(37)(app)
    settle(app)
    app.screen.open_menu()  # type: ignore[attr-defined]


def _result(app: App) -> None:
    from ui.screens.result import ResultScreen

    session = game_in_play("angel_wars", {}, 10_000)
    app.push(TableScreen(app, session))
    app.frame([], 0.02)
    app.push(ResultScreen(app, session))


SHOTS: dict[str, Callable[[App], None]] = {
    "title": _title,
    "title-hover": _title_hover,
    "setup": _setup,
    "settings": _settings,
    "rulebook": _rulebook,
    "library": _library,
    "about": _about,
    "pause": _pause,
    "angel_wars-start": _table(0),
    "angel_wars-drag": _drag,
    "angel_wars-refused": _refused,
    "angel_wars-zoom": _zoom,
    "angel_wars-look-back": _look_back,
    "angel_wars-middle": _table(41),
    "angel_wars-messengers": _table(41, armies="messengers"),
    "angel_wars-chance": _table(42, method="chance"),
    "angel_wars-four": _table(55, seats=4),
    "angel_wars-result": _result,
}
"""What is painted, by the name of the picture."""

assert all(any(name.startswith(game) for name in SHOTS) for game in catalogue.ids()), "a game without a picture"
