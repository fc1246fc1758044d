"""Every screen and every game's table as PNG, in three sizes, without a display: for the README and for looking."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game import catalogue
from game.core.language import _
from game.session import Session
from saves.settings import Settings
from saves.store import Store
from ui import aniolowie_shots, deck_shots, empyrean_shots
from ui.app import App
from ui.screens.lesson import LessonScreen
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen
from ui.staging import at_table, carry, game_in_play, height, legal, moment, point, settle, whole_game

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


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


def _statistics(app: App) -> None:
    from game.session import Seat
    from ui.screens.statistics import StatisticsScreen

    anna, ben = Seat("person", "Anna"), Seat("person", "Ben")
    ends = [("novice", 0), ("novice", 0), ("adept", 0), ("adept", 1), ("adept", 0), ("master", 1), ("master", 0)]
    for k, (level, winner) in enumerate([*ends, ("", 0), ("", 1), ("", 0)]):
        seats = (anna, Seat(level, level)) if level else (anna, ben)
        session = replace(game_in_play("angel_wars", {}, 0), seats=seats)
        session.state.end, session.state.winner, session.seed = 1, winner, k
        app.store.finish(session)
    app.push(StatisticsScreen(app))


def _about(app: App) -> None:
    from ui.screens.about import AboutScreen

    app.push(AboutScreen(app))


def _library(app: App) -> None:
    from ui.screens.library import LibraryScreen

    for moves, name in ((12, _("Sunday evening")), (40, _("A close race")), (64, _("Four moves from home"))):
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


# Archangelis


def _rich(session: Session) -> bool:
    """Is it the turn of somebody who can challenge, with both sides well filled?"""
    state = session.state
    own, other = state.sides[state.seat], state.sides[1 - state.seat]
    much = len(own.host) >= 3 and any(card >= 0 for card in own.host_relics) and own.horde and other.host
    return bool(much) and legal("challenge", "spend")(session)


def _archangelis(wanted: Callable[[Session], bool], nth: int = 0, **options: object) -> Callable[[App], None]:
    def show(app: App) -> None:
        at_table(app, moment("archangelis", wanted, nth, **options))

    return show


def _solo_setup(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        from ui.screens.setup import SetupScreen

        app.push(SetupScreen(app, game))
        settle(app)
        screen: Any = app.screen
        screen._choose(screen.info.option("mode"), "solo")

    return show


def _appoint(game: str, leaders: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        at_table(app, game_in_play(game, {leaders: "choose"}, 0))

    return show


def _cards_drag(app: App) -> None:
    table = at_table(app, moment("archangelis", _rich, -1))
    moves = [move for move in table.desk.hands.moves if move.kind in ("equip", "host", "horde")] or [
        move for move in table.desk.hands.moves if move.dst
    ]
    carry(app, table, str(moves[0].src), str(moves[0].dst))


def _pointed(app: App) -> None:
    """A Location under the pointer, the one that ignores the most."""
    table = at_table(app, moment("archangelis", _rich, -1))
    names = [str(move.src) for move in table.desk.hands.moves if move.kind == "challenge"]
    ignored = {name: sum("ignored" in thing.marks for thing in table.rules.table(table.view, name)) for name in names}
    point(app, table.desk.scene.sprites[max(names, key=lambda name: ignored[name])].rect.center)


def _discards(app: App) -> None:
    session = moment("archangelis", lambda game: len(game.state.sides[game.state.seat].discard) > 10)
    table = at_table(app, session)
    table.desk.spread_out([f"discard-{table.viewer}"])
    point(app, next(iter(table.desk.reach.above.values())).rect.center)  # type: ignore[attr-defined]


def _between(game: str) -> Callable[[App], None]:
    """The curtain after a turn."""

    def show(app: App) -> None:
        session = whole_game(game)
        ends = [n for n, move in enumerate(session.moves) if move.kind == "end"]
        table = at_table(app, session.branch(ends[9]))
        table.play(session.moves[ends[9]])
        settle(app)

    return show


def _recap(app: App) -> None:
    _between("archangelis")(app)
    app.screen._show_recap()  # type: ignore[attr-defined]


def _picking(app: App) -> None:
    table = at_table(app, moment("archangelis", legal("pick"), 1))
    names = [name for name in table.desk.reach.sprites if name in table.desk.hands.sources()]
    point(app, table.desk.reach.sprites[names[0]].rect.center)


def _battle(app: App) -> None:
    """Both armies face to face, before the result covers them."""
    table = TableScreen(app, whole_game("archangelis"))
    table._ended = True
    app.push(table)


def _cards_result(app: App) -> None:
    from ui.screens.result import ResultScreen

    _battle(app)
    app.push(ResultScreen(app, whole_game("archangelis")))


def _cards_zoom(app: App) -> None:
    table = at_table(app, moment("archangelis", _rich))
    point(app, table.desk.scene.sprites["store-2"].rect.center, pygame.MOUSEBUTTONDOWN, button=3)


def _gallery(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        from ui.screens.gallery import GalleryScreen

        app.push(GalleryScreen(app, game))

    return show


# ArchPiratus


def _buying(session: Session) -> bool:
    """Is it the beginning of a person's turn?"""
    return legal("spend")(session)


def _aboard(session: Session) -> float:
    """How much lies on the table, both sides and the Salvage taken together, at the beginning of a turn."""
    state = session.state
    sides = [len(each.crew) + len(each.rooms) + len(each.missions) + len(each.done) for each in state.sides]
    fitted = sum(card >= 0 for each in state.sides for card in each.mat)
    return float(_buying(session) * (sum(sides) + fitted + min(len(state.salvage), 3)))


def _fitted(session: Session) -> float:
    """How well the ship of the captain in turn is fitted out."""
    own = session.state.sides[session.state.seat]
    return float(_buying(session) * (3 * sum(card >= 0 for card in own.mat) + len(own.crew) + len(own.rooms)))


def _under_fire(session: Session) -> float:
    """How battered a ship is that stands beside the other one."""
    one, other = session.state.sides
    return float(_buying(session) * (one.station == other.station) * (1 + one.hits + other.hits))


def _ready(session: Session) -> float:
    """How much is done by a captain who can complete one mission more."""
    return legal("complete")(session) * (1 + len(session.state.sides[session.state.seat].done))


def _near_the_end(session: Session) -> float:
    """How far the captain in turn has come, the Final station counting most."""
    own = session.state.sides[session.state.seat]
    return float(len(own.done) + 9 * (own.station == len(session.state.decks) - 1))


def _piratus(score: Callable[[Session], float], **options: object) -> Callable[[App], None]:
    def show(app: App) -> None:
        at_table(app, height("archpiratus", score, **options))

    return show


def _salvage(app: App) -> None:
    table = at_table(app, height("archpiratus", lambda game: _buying(game) * len(game.state.salvage), mode="solo"))
    table.desk.spread_out(["salvage"])
    if table.desk.browser:
        point(app, next(iter(table.desk.reach.above.values())).rect.center)  # type: ignore[attr-defined]


def _fitting(app: App) -> None:
    """A thing on its way to the ship, as full as the mat gets."""
    session = height("archpiratus", lambda game: _fitted(game) * legal("fit")(game), mode="solo")
    table = at_table(app, session)
    moves = [move for move in table.desk.hands.moves if move.kind == "fit"]
    if moves:
        carry(app, table, str(moves[0].src), str(moves[0].dst))


def _mission_zoom(app: App) -> None:
    table = at_table(
        app, height("archpiratus", lambda game: _buying(game) * len(game.state.sides[game.state.seat].missions))
    )
    names = [name for name, sprite in table.desk.scene.sprites.items() if sprite.thing.kind == "mission"]
    own = [name for name in names if name.startswith(f"missions-{table.viewer}-")]
    point(app, table.desk.scene.sprites[(own or names)[0]].rect.center, pygame.MOUSEBUTTONDOWN, button=3)


def _lesson(game: str) -> Callable[[App], None]:
    """At the step of a lesson that says most."""

    def show(app: App) -> None:
        screen = LessonScreen(app, game)
        app.push(screen)
        steps = screen.lesson.steps
        most = max(range(len(steps)), key=lambda k: len(_(steps[k].text)) if steps[k].move else 0)
        while screen.at < most:
            screen.go_on()
            settle(app)
        while screen.desk.animator.telling:
            screen.skip()
            settle(app)

    return show


SHOTS: dict[str, Callable[[App], None]] = {
    "title": _title,
    "title-hover": _title_hover,
    "setup": _setup,
    "settings": _settings,
    "rulebook": _rulebook,
    "library": _library,
    "statistics": _statistics,
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
    "archangelis-setup": _solo_setup("archangelis"),
    "archangelis-appoint": _appoint("archangelis", "commanders"),
    "archangelis-turn": _archangelis(_rich),
    "archangelis-drag": _cards_drag,
    "archangelis-refill": _archangelis(legal("refill"), locations=5, draw=4),
    "archangelis-challenge": _pointed,
    "archangelis-defend": _archangelis(legal("remove"), 1),
    "archangelis-browser": _discards,
    "archangelis-curtain": _between("archangelis"),
    "archangelis-recap": _recap,
    "archangelis-final": _picking,
    "archangelis-battle": _battle,
    "archangelis-result": _cards_result,
    "archangelis-solo": _archangelis(legal("challenge"), -1, mode="solo"),
    "archangelis-zoom": _cards_zoom,
    "archangelis-gallery": _gallery("archangelis"),
    "archpiratus-setup": _solo_setup("archpiratus"),
    "archpiratus-appoint": _appoint("archpiratus", "admirals"),
    "archpiratus-turn": _piratus(_aboard),
    "archpiratus-ship": _fitting,
    "archpiratus-salvage": _salvage,
    "archpiratus-mission": _piratus(_ready, mode="solo"),
    "archpiratus-gunfire": _piratus(_under_fire, mode="solo"),
    "archpiratus-curtain": _between("archpiratus"),
    "archpiratus-final": _piratus(_near_the_end, mode="solo"),
    "archpiratus-solo": _piratus(_aboard, mode="solo"),
    "archpiratus-zoom": _mission_zoom,
    "archpiratus-gallery": _gallery("archpiratus"),
    **deck_shots.SHOTS,
    **empyrean_shots.SHOTS,
    "empyrean-gallery": _gallery("empyrean"),
    **aniolowie_shots.SHOTS,
    "aniolowie-gallery": _gallery("aniolowie"),
    **{f"{game}-lesson": _lesson(game) for game in catalogue.ids()},
}
"""What is painted, by the name of the picture."""

assert all(any(name.startswith(game) for name in SHOTS) for game in catalogue.ids()), "a game without a picture"
