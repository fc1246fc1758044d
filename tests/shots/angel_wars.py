"""Angel Wars for the camera: the board, a figure on its way, a refusal, all armies."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tests.shots.staging import game_in_play, point, settle
from ui.app import App
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen

GAME = "angel_wars"


def _table(moves: int, seats: int = 2, **options: object) -> Callable[[App], None]:
    def show(app: App) -> None:
        app.push(TableScreen(app, game_in_play(GAME, options, moves, seats)))

    return show


def _drag(app: App) -> None:
    table = TableScreen(app, game_in_play(GAME, {}, 37))
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
    table = TableScreen(app, game_in_play(GAME, {}, 37))
    app.push(table)
    settle(app)
    banned = [name for name, sprite in table.desk.scene.sprites.items() if "banned" in sprite.thing.marks]
    spot = table.desk.scene.sprites[banned[0]].rect.center
    point(app, spot)
    point(app, spot, pygame.MOUSEBUTTONDOWN, button=1)
    point(app, spot, pygame.MOUSEBUTTONUP, button=1)


def _zoom(app: App) -> None:
    table = TableScreen(app, game_in_play(GAME, {}, 37))
    app.push(table)
    settle(app)
    point(app, table.desk.scene.sprites["south-1"].rect.center, pygame.MOUSEBUTTONDOWN, button=3)


def _look_back(app: App) -> None:
    table = TableScreen(app, game_in_play(GAME, {}, 37))
    app.push(table)
    table.look_back(20)


def _result(app: App) -> None:
    session = game_in_play(GAME, {}, 10_000)
    app.push(TableScreen(app, session))
    app.frame([], 0.02)
    app.push(ResultScreen(app, session))


SHOTS: dict[str, Callable[[App], None]] = {
    "start": _table(0),
    "drag": _drag,
    "refused": _refused,
    "zoom": _zoom,
    "look-back": _look_back,
    "middle": _table(41),
    "messengers": _table(41, armies="messengers"),
    "chance": _table(42, method="chance"),
    "four": _table(55, seats=4),
    "result": _result,
}
