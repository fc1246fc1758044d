"""Goes through the whole program in one window and prints what its process holds after each part: every screen, all
galleries scrolled, a whole game of each kind, with sound and music. The last line has the most that was seen: MB and
open descriptors.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from game import catalogue, session
from game.session import PERSON, Seat, Session
from saves.places import SAMPLES
from saves.settings import Settings
from saves.store import Store
from tests.shots.staging import settle
from ui.app import App
from ui.screens.about import AboutScreen
from ui.screens.armies import ArmyScreen
from ui.screens.asking import StopsScreen
from ui.screens.builder import BuilderScreen
from ui.screens.curtain import CurtainScreen
from ui.screens.gallery import CardScreen, GalleryScreen
from ui.screens.lesson import LessonScreen
from ui.screens.library import LibraryScreen, open_path
from ui.screens.pause import PauseMenu
from ui.screens.result import ResultScreen
from ui.screens.rulebook import RulebookScreen
from ui.screens.settings import SettingsScreen
from ui.screens.setup import SetupScreen
from ui.screens.statistics import StatisticsScreen
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen

SIZE = (1920, 1080)


def main() -> None:
    most_memory = most_descriptors = 0.0
    with tempfile.TemporaryDirectory() as home:
        app = App(Settings(reduce_motion=True), Store(Path(home)), SIZE)
        app.sound.start()
        app.apply_volumes()
        for part in tour(app):
            memory, descriptors = held_memory(), held_descriptors()
            most_memory, most_descriptors = max(most_memory, memory), max(most_descriptors, descriptors)
            print(f"{part:44} {memory:6.0f} MB {descriptors:4} descriptors", flush=True)
    print(f"{most_memory:.1f} {most_descriptors:.0f}")


def tour(app: App) -> Iterator[str]:
    """Every part of the program, each left for the shelf before the next."""
    app.push(TitleScreen(app))
    settle(app)
    yield "the shelf"
    for name, show in {**general(app), **of_games(app)}.items():
        show()
        settle(app)
        yield name
        app.screen.to_title()
    for game in catalogue.ids():
        play(app, begun(game))
        yield f"{game}: a whole game"
        app.push(ResultScreen(app, game_of(app)))
        settle(app)
        yield f"{game}: its result"
        app.screen.to_title()
    settle(app)
    yield "the shelf again"


Show = Callable[[], object]


def general(app: App) -> dict[str, Show]:
    screens = (AboutScreen, SettingsScreen, StatisticsScreen, LibraryScreen)
    return {screen.name: lambda screen=screen: app.push(screen(app)) for screen in screens}


def of_games(app: App) -> dict[str, Show]:
    found: dict[str, Show] = {}
    for game in catalogue.ids():
        rules = catalogue.rules(game)
        found[f"{game}: setup"] = lambda game=game: app.push(SetupScreen(app, game))
        found[f"{game}: rulebook"] = lambda game=game: app.push(RulebookScreen(app, game))
        found[f"{game}: lesson"] = lambda game=game: app.push(LessonScreen(app, game))
        if rules.cards():
            found[f"{game}: the gallery scrolled"] = lambda game=game: scroll(app, GalleryScreen(app, game))
            found[f"{game}: every card looked at"] = lambda game=game: turn_over(app, game)
        if rules.workshop:
            found[f"{game}: decks"] = lambda game=game: app.push(ArmyScreen(app, game, "", "", lambda tile: None))
            found[f"{game}: builder"] = lambda game=game: app.push(
                BuilderScreen(app, game, lambda deck: None, lambda: None)
            )
        found[f"{game}: table, curtain, stops and pause"] = lambda game=game: interrupted(app, game)
    return found


def interrupted(app: App, game: str) -> None:
    """A game in mid-play with everything that can lie above it."""
    open_path(app, SAMPLES / f"{game}.json")
    settle(app)
    table = app.screens[1]
    assert isinstance(table, TableScreen)
    for screen in (CurtainScreen(app, table, 0), StopsScreen(app, table), PauseMenu(app, table)):
        app.push(screen)
        settle(app)


def turn_over(app: App, game: str) -> None:
    """Each card of a game as large as the window allows."""
    gallery = GalleryScreen(app, game)
    app.push(gallery)
    gallery.show(gallery.all[0])
    screen = app.screen
    assert isinstance(screen, CardScreen)
    for _card in screen.cards:
        app.frame([], 0.02)
        screen.turn(1)


def scroll(app: App, gallery: GalleryScreen) -> None:
    """Every card comes in sight."""
    app.push(gallery)
    top = -1
    while gallery.grid.top != top:
        app.frame([], 0.02)
        top = gallery.grid.top
        gallery.grid.scroll_to(top + gallery.grid.rect.height)


def begun(game: str, seed: int = 1) -> Session:
    rules = catalogue.rules(game)
    seats = [Seat(PERSON, f"Player {n + 1}") for n in range(rules.seats(rules.new_game({}, seed)))]
    return session.start(game, {}, seed, seats)


def play(app: App, game: Session) -> None:
    """Chance plays it to its end at a table that is seen from everywhere."""
    table = TableScreen(app, game)
    app.push(table)
    chance = random.Random(1)
    while game.outcome() is None:
        table.sit(game.to_act() or 0)
        app.frame([], 0.05)
        table.play(chance.choice(game.legal_moves()))
        app.frame([], 0.05)


def game_of(app: App) -> Session:
    return next(screen.session for screen in app.screens if isinstance(screen, TableScreen))


def held_memory() -> float:
    """MB that this process holds now; where the system does not tell, the most that it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError, AttributeError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)


def held_descriptors() -> int:
    """How many files it has open; none where the system does not tell."""
    try:
        return len(os.listdir("/dev/fd")) - 1  # one of them lists the others
    except OSError:
        return 0


if __name__ == "__main__":
    main()
