"""Drags a figure round the fullest table and prints the median and the p99 of a frame's work in ms, and idle draws;
then the p99 of a frame in the busiest beat there is."""

from __future__ import annotations

import tempfile
from math import cos, sin
from pathlib import Path
from time import process_time

import pygame

from saves.settings import Settings
from saves.store import Store
from tests.shots.staging import game_in_play, point, settle, whole_game
from ui.app import App
from ui.screens.table import TableScreen

SIZE = (1920, 1080)
FRAMES = 1000
TICKS = 200
BEATS = 6
BUSIEST = "archangelis"
"""The game whose last move has the most light, and numbers that clash."""


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        app = App(Settings(), Store(Path(home)), SIZE)
        table = TableScreen(app, game_in_play("angel_wars", {"method": "chance"}, 42, seats=4))
        app.push(table)
        settle(app)
        work = drag(app, table)
        idle = draws_at_rest(app)
        table.close()
        beat = busiest(app)
    print(
        f"{work[len(work) // 2] * 1e3:.2f} {work[len(work) * 99 // 100] * 1e3:.2f} {idle} "
        f"{beat[len(beat) * 99 // 100] * 1e3:.2f}"
    )


def drag(app: App, table: TableScreen) -> list[float]:
    """The work of each frame, sorted."""
    desk = table.desk
    if desk.hands.moves[0].kind == "roll":
        table.play(desk.hands.moves[0])
        settle(app)
    figure = next(name for name, sprite in desk.scene.sprites.items() if sprite.thing.kind == "figure")
    start = desk.scene.sprites[figure].rect.center
    point(app, start)
    point(app, start, pygame.MOUSEBUTTONDOWN, button=1)
    work = []
    centre, reach = desk.area.center, desk.area.height * 0.42
    for k in range(FRAMES):
        spot = (round(centre[0] + reach * cos(k / 17)), round(centre[1] + reach * sin(k / 11)))
        began = process_time()
        point(app, spot, buttons=(1, 0, 0))
        work.append(process_time() - began)
    assert desk.hands.dragging
    point(app, start, pygame.MOUSEBUTTONUP, button=1)
    return sorted(work)


def busiest(app: App) -> list[float]:
    """The work of each frame of the fanfares at the end of a game, several times over, sorted."""
    whole, work = whole_game(BUSIEST), []
    for _beat in range(BEATS):
        table = TableScreen(app, whole.branch(len(whole.moves) - 1))
        app.push(table)
        table.play(whole.moves[-1])
        animator = table.desk.animator
        while animator.running:
            sounding = animator.beat is not None and animator.beat.call is not None
            began = process_time()
            app.frame([], 1 / 60)
            if sounding:
                work.append(process_time() - began)
        app.screens.pop().close()
    return sorted(work)


def draws_at_rest(app: App) -> int:
    """How many frames are drawn while nothing happens."""
    settle(app)
    settle(app)
    before = app.canvas.draws
    for _ in range(TICKS):
        app.frame([], 0.05)
    return app.canvas.draws - before


if __name__ == "__main__":
    main()
