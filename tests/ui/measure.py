"""What is really drawn on a table: how large its letters and cards are, what overlaps, how much of it is empty.

`python -m tests.ui.measure` prints the figures of every table; with a folder it also puts their pictures there. They
can be of any size and language, with letters of any size (`--size 1920x1080 --lang pl --text 150`).
`--only archangelis` leaves out other games. With `--games 5 --every 30` it looks at every thirtieth move of five games
of each table instead, and at whatever is asked for the first time; it tells only what can't be read, and puts pictures
of that into the folder.
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
from game.core.ref import ref
from game.session import Session
from saves.settings import Settings
from saves.store import Store
from tests.shots.__main__ import size_of
from tests.shots.staging import SEED, settle, whole_game
from tests.ui.blocks import SEATS, SIZE, Colour, Measured, Written, figures, stages, written_as_blocks
from ui import ink, kept
from ui.app import App
from ui.ink import SMALLEST
from ui.screens.table import TableScreen
from ui.table import faces as table_faces

TABLES = [(game, seats) for game in catalogue.ids() for seats in SEATS[game]]
TWICE = {
    table for table in TABLES if table[0] in ("archangelis", "archpiratus", "empyrean") or table == ("aniolowie", 2)
}
"""Those of which two games are written down."""
MORE = 3
LETTERS, WIDE = SMALLEST, 96
"""What every table is to keep to: pixels of letters, and at 1280x720 of cards that a decision is about."""


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


def recorded(game: str, seats: int, seed: int = SEED) -> Session:
    """A game whose moments are measured; where one may choose with how many, it is one of the options."""
    return whole_game(game, seed, **({"seats": seats} if len(SEATS[game]) > 1 else {}))


def staged(game: str, seats: int) -> dict[str, Session]:
    """The moments of a game that are measured."""
    return stages(recorded(game, seats), catalogue.rules(game))


def second(game: str, seats: int) -> list[Session]:
    """A few moments of another game, or of the same where one is written down: whatever happens there."""
    whole = recorded(game, seats, SEED + ((game, seats) in TWICE))
    return [whole.branch(len(whole.moves) * (2 * k + 1) // (2 * MORE)) for k in range(MORE)]


def among(game: str, seats: int, games: int, every: int) -> Iterator[tuple[str, Session]]:
    """Moments of many games, each beginning with another move, and those that ask what was not asked before."""
    asked: set[tuple[str, ...]] = set()
    for seed in range(SEED, SEED + games):
        whole = recorded(game, seats, seed)
        then = whole.branch(0)
        for n, move in enumerate((*whole.moves, None)):
            asks = {(each.kind, ref(each.src).zone, ref(each.dst).zone) for each in then.legal_moves()}
            if n % every == seed * every // 3 % every or asks - asked:
                yield f"{seed}-{n}", whole.branch(n)
            asked |= asks
            if move:
                then.play(move)


def report(app: App, game: str, seats: int, pictures: Path | None) -> None:
    for stage, session in staged(game, seats).items():
        found = measure(app, session)
        print(found.told(game, seats, stage), *found.overlaps, *found.cuts, flush=True)
        _keep(app, session, pictures, f"{game}-{seats}-{stage}")


def hunt(app: App, game: str, seats: int, pictures: Path | None, games: int, every: int) -> None:
    """Tells what can't be read at many moments."""
    looked = found = 0
    for name, session in among(game, seats, games, every):
        faults = measure(app, session).faults(LETTERS, least(app))
        looked, found = looked + 1, found + bool(faults)
        if faults:
            print(game, seats, name, ", ".join(faults), flush=True)
            _keep(app, session, pictures, f"{game}-{seats}-{name}")
    print(f"{game:12} {seats} {looked} moments, {found} that can't be read", flush=True)


def least(app: App) -> int:
    """How wide cards are to be in a window of that size; elsewhere one pixel may be lost by rounding."""
    w, h = app.surface.get_size()
    return int(WIDE * min(w / SIZE[0], h / SIZE[1])) - ((w, h) != SIZE)


def _keep(app: App, session: Session, pictures: Path | None, name: str) -> None:
    if pictures:
        _shown(app, session)
        pygame.image.save(app.surface, str(pictures / f"{name}.png"))
        _leave(app)


def main() -> None:
    parser = argparse.ArgumentParser("tests.ui.measure")
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--size", type=size_of, default=SIZE)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--only", choices=catalogue.ids())
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--every", type=int, default=30)
    given = parser.parse_args()
    chosen = Settings(reduce_motion=True, language=given.lang, text_size=given.text)
    with tempfile.TemporaryDirectory() as home:
        app = App(chosen, Store(Path(home)), given.size)
        for game, seats in TABLES:
            if given.only not in (None, game):
                continue
            if given.games:
                hunt(app, game, seats, given.folder, given.games, given.every)
            else:
                report(app, game, seats, given.folder)


if __name__ == "__main__":
    main()
