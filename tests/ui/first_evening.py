"""The first evening with a game: from the shelf to the result by the mouse alone, against the usual opponent.

`python -m tests.ui.first_evening ID` plays it in a window without a display and tells how it ended.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.rng import Stream
from saves.settings import Settings
from saves.store import Store
from tests.ui.player import Player
from ui.app import App
from ui.screens.result import ResultScreen
from ui.screens.rulebook import RulebookScreen
from ui.screens.setup import SetupScreen
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen

PATIENCE = 120.0
"""Seconds that a game may take."""


def main(game: str, folder: Path) -> str:
    app = App(Settings(reduce_motion=True, speed=300), Store(folder), (1280, 720))
    player, shelf = Player(app), TitleScreen(app)
    app.push(shelf)
    app.frame([], 0.02)
    boxes = {element.box.id: element for element in shelf.boxes}
    assert all(app.surface.get_rect().contains(element.rect) for element in boxes.values())
    player.click(boxes[game].rect.center)
    assert isinstance(app.screen, SetupScreen)
    player.button("Rules")
    assert isinstance(app.screen, RulebookScreen)
    assert app.screen.shown, "the rulebook has sections"
    player.button("Back")
    player.button("Play")
    play(app, player)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert [result.game for result in app.store.results().found.values()] == [game]
    return app.screen.headline()


def play(app: App, player: Player) -> None:
    """Whatever a person may do, by lot, until the game is over."""
    stream, end = Stream(1), time.monotonic() + PATIENCE
    while isinstance(app.screen, TableScreen):
        assert time.monotonic() < end, "the game takes too long"
        moves = app.screen.sitting.moves
        if moves and not app.screen.desk.animator.running:
            player.play(moves[stream.below(len(moves))])
        else:
            app.frame([], 0.05)
            time.sleep(0.002)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        print(main(sys.argv[1], Path(home)))
