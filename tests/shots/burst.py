"""What decides something, filmed: thirty pictures a second of each fanfare, and sheets of them for the eye."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
from PIL import Image

from game import catalogue
from game.core.contract import redact
from game.session import PERSON, Seat, Session
from saves.settings import Settings
from saves.store import Store
from tests.shots.staging import SEED, whole_game
from ui import games
from ui.app import App
from ui.games.look import Fanfare, Told
from ui.screens.table import TableScreen

RATE = 30
GAMES_SEEN = 4
"""So many games are searched for what decides something."""
WATCHER = 0
ACROSS, SMALL = 4, (282, 216)
"""Pictures of a row of a sheet, and how large each is there."""
QUALITY = 40
LONGEST = 600


class Found(NamedTuple):
    """A fanfare, and a game just before the move that it sounds in."""

    fanfare: Fanfare
    session: Session
    move: int


def moments(game: str) -> list[Found]:
    """Every fanfare that sounds in some games, where it sounds first."""
    found: dict[Fanfare, Found] = {}
    for seed in range(SEED, SEED + GAMES_SEEN):
        whole = whole_game(game, seed)
        for n in range(len(whole.moves)):
            for told in _told(whole, n):
                fanfare = games.look(game).fanfare(told)
                if fanfare and fanfare not in found:
                    found[fanfare] = Found(fanfare, whole, n)
    return list(found.values())


def _told(session: Session, n: int) -> Iterator[Told]:
    """What a move brought about, as the table tells it to the one who watches."""
    before, after = session.view(WATCHER, n), session.view(WATCHER, n + 1)
    if not games.look(session.game).step_by_step:
        yield from (Told(redact(event, WATCHER), before, after, WATCHER) for event in session.happened[n])
        return
    for event, view in session.chain(n, WATCHER):
        yield Told(event, before, view, WATCHER)
        before = view


def film(app: App, found: Found) -> list[pygame.Surface]:
    """The pictures of a fanfare on the table, thirty a second."""
    session = found.session.branch(found.move)
    names = session.names
    session.seats = (Seat(PERSON, names[0]), *(Seat("novice", name) for name in names[1:]))
    table = TableScreen(app, session)
    app.push(table)
    app.frame([], 0.0)
    if len(session.moves) == found.move:  # else it is a pass that goes without saying
        table.play(found.session.moves[found.move])
    animator, pictures = table.desk.animator, []
    for _frame in range(LONGEST):
        beat = animator.beat
        if beat and beat.call and beat.call.fanfare == found.fanfare:
            pictures.append(app.picture().subsurface(table.desk.area).copy())
        elif pictures or not beat:
            break
        app.frame([], 1 / RATE)
    app.screens.pop().close()
    return pictures


def sheets(folder: Path, only: str, size: tuple[int, int]) -> Iterator[Path]:
    """For each game whose name holds `only` a sheet with a row for each of its fanfares."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        app = App(Settings(), Store(Path(home)), size)
        for game in catalogue.ids():
            if only not in game:
                continue
            films = [film(app, found) for found in moments(game)]
            path = folder / f"{game}-beats.jpg"
            sheet([_spread(pictures) for pictures in films if pictures]).save(path, quality=QUALITY)
            yield path


def _spread(pictures: list[pygame.Surface]) -> list[pygame.Surface]:
    """A few of the pictures, from when the banner has come to when it goes."""
    return [pictures[len(pictures) * (2 * k + 2) // (2 * ACROSS + 2)] for k in range(ACROSS)]


def sheet(rows: list[list[pygame.Surface]]) -> Image.Image:
    """Rows of pictures, each small."""
    wide, tall = SMALL
    whole = Image.new("RGB", (ACROSS * wide, len(rows) * tall))
    for y, row in enumerate(rows):
        for x, picture in enumerate(row):
            small = pygame.transform.smoothscale(picture, SMALL)
            data = pygame.image.tobytes(small, "RGB")
            whole.paste(Image.frombytes("RGB", SMALL, data), (x * wide, y * tall))
    return whole
