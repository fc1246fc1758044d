"""What is really drawn on a table: how large its letters and cards are, what overlaps, how much of it is empty.

`python -m tests.ui.measure` prints the figures of every table; with a folder it also puts their pictures there. They
can be of any size and language, with letters of any size (`--size 1920x1080 --lang pl --text 150`).
`python -m tests.ui.measure_then` does the same with the tables of version 0.5.0.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import catalogue
from game.session import Session
from saves.settings import Settings
from saves.store import Store
from tests.shots.__main__ import size_of
from tests.shots.staging import settle, whole_game
from tests.ui.blocks import SEATS, SIZE, Colour, Measured, Written, figures, stages, written_as_blocks
from ui import ink, kept
from ui.app import App
from ui.screens.table import TableScreen
from ui.table import faces as table_faces

TABLES = [(game, seats) for game in catalogue.ids() for seats in SEATS[game]]


@contextmanager
def blocks() -> Iterator[dict[Colour, Written]]:
    """Texts are written as blocks; gives what each colour stands for."""
    with written_as_blocks(ink, _forget) as tones:
        yield tones


def _forget() -> None:
    """Pictures with words on them are painted anew."""
    for pictures in (ink._written, kept.shapes, table_faces.faces):
        pictures.forget()


def measure(app: App, session: Session) -> Measured:
    """The table of a session, as its seat sees it."""
    with blocks() as tones:
        ink.cuts.clear()
        screen = _shown(app, session)
        mats = screen.desk.layout.mats
        found = figures(screen.desk, app.surface, tones, list(ink.cuts), lambda thing: thing.kind in mats)
    _leave(app)
    return found


def _shown(app: App, session: Session) -> TableScreen:
    screen = TableScreen(app, session)
    screen._ended = True
    app.push(screen)
    settle(app)
    return screen


def _leave(app: App) -> None:
    while app.screens:
        app.screens.pop().close()


def recorded(game: str, seats: int) -> Session:
    """The game whose moments are measured; where one may choose with how many, it is one of the options."""
    return whole_game(game, **({"seats": seats} if len(SEATS[game]) > 1 else {}))


def staged(game: str, seats: int) -> dict[str, Session]:
    """The moments of a game that are measured."""
    return stages(recorded(game, seats), catalogue.rules(game))


def report(pictures: Path | None, size: tuple[int, int], language: str, text_size: int) -> None:
    chosen = Settings(reduce_motion=True, language=language, text_size=text_size)
    with tempfile.TemporaryDirectory() as home:
        app = App(chosen, Store(Path(home)), size)
        for game, seats in TABLES:
            for stage, session in staged(game, seats).items():
                found = measure(app, session)
                print(found.told(game, seats, stage), *found.overlaps, *found.cuts, flush=True)
                if pictures:
                    _shown(app, session)
                    pygame.image.save(app.surface, str(pictures / f"{game}-{seats}-{stage}.png"))
                    _leave(app)


if __name__ == "__main__":
    parser = argparse.ArgumentParser("tests.ui.measure")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--size", type=size_of, default=SIZE)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--text", type=int, default=100)
    given = parser.parse_args()
    report(given.folder, given.size, given.lang, given.text)
