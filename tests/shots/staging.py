"""Moments of real games put on a table without a display: what pictures are taken of.

The games were played once by Novices and are written down in `games/`, so that pictures show the same whoever plays
better meanwhile; `python run.py shots DIR --anew` plays and writes them again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game import catalogue
from game.ai.levels import choose
from game.core import language
from game.core.contract import Move
from game.core.language import _
from game.session import PERSON, Seat, Session, start
from ui.app import App
from ui.screens.gallery import GalleryScreen
from ui.screens.lesson import LessonScreen
from ui.screens.setup import SetupScreen
from ui.screens.table import TableScreen

SEED = 7
NAMES = ("Anna", "Ben", "Cleo", "Dan")
GAMES = Path(__file__).parent / "games"
anew = False
"""Are all games to be played again?"""
played_now: dict[str, dict[str, list[Move]]] = {}
"""What was not written down, or no longer legal, by game: the tests want this empty."""


def settle(app: App) -> None:
    """Lets everything come to rest."""
    for _frame in range(40):
        app.frame([], 0.05)


def game_in_play(
    game: str, options: dict[str, object], moves: int, seats: int = 2, seed: int = SEED, work: float = 1.0
) -> Session:
    """A real game, played by Novices as far as asked; persons sit in all seats that the rulebook does not play."""
    rules = catalogue.rules(game)
    if any(option.key == "seats" for option in rules.info.options):
        options = {**options, "seats": seats}
    own = rules.automatic(rules.new_game(options, seed))
    names = [_(rules.info.automaton) if n in own else name for n, name in enumerate(NAMES[:seats])]
    session = start(game, options, seed, [Seat(PERSON, name) for name in names])
    _replay(session, written(game).get(key := _key(options, seats, seed, work), []), moves)
    known = len(session.moves)
    while len(session.moves) < moves and (seat := session.to_act()) is not None:
        session.play(choose(rules, session.view(seat), "novice", len(session.moves), work).move)
    if len(session.moves) > known:
        longest = played_now.setdefault(game, {})
        longest[key] = max(longest.get(key, []), session.moves, key=len)
    return session


def _key(*settings: object) -> str:
    return json.dumps(settings, sort_keys=True)


def _replay(session: Session, moves: list[Move], most: int) -> None:
    """As far as it goes: after a change of the rules a move may no longer be there."""
    for move in moves[:most]:
        if move not in session.legal_moves():
            return
        session.play(move)


@cache
def written(game: str) -> dict[str, list[Move]]:
    """The games that are written down, by their settings."""
    path = GAMES / f"{game}.json"
    found = {} if anew or not path.exists() else json.loads(path.read_text("utf-8"))
    return {key: [Move(*move) for move in moves] for key, moves in found.items()}


def write_down() -> None:
    """Keeps what was played now, each game on a line of its own."""
    GAMES.mkdir(exist_ok=True)
    for game, found in played_now.items():
        lines = [
            f"{json.dumps(key)}: {json.dumps(moves, separators=(',', ':'))}"
            for key, moves in sorted((written(game) | found).items())
        ]
        (GAMES / f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def whole_game(game: str, seed: int = SEED, **options: object) -> Session:
    """A game played to its end by hasty Novices, to look for moments in."""
    return _whole_game(language.current(), game, seed, **options)


@cache
def _whole_game(_language: language.Translations, game: str, seed: int, **options: object) -> Session:
    """Once in each language: an automaton is called by a word of it."""
    seats = options.get("seats", 2)
    assert isinstance(seats, int)
    return game_in_play(game, dict(options), 10_000, seats, seed, 0.3)


def moment(game: str, wanted: Callable[[Session], bool], nth: int = 0, **options: object) -> Session:
    """A game as it stood when something was so for the nth time (-1: for the last time); the first game that has it."""
    for seed in range(SEED, SEED + 40):
        session = whole_game(game, seed, **options)
        found = [n for n in range(len(session.moves)) if wanted(session.branch(n))]
        if found:
            return session.branch(found[min(nth, len(found) - 1)])
    raise LookupError(f"no game of {game} has such a moment")


def height(game: str, score: Callable[[Session], float], **options: object) -> Session:
    """The moment of a few games at which a score was highest."""
    best: tuple[float, Session] | None = None
    for seed in range(SEED, SEED + 4):
        session = whole_game(game, seed, **options)
        for n in range(len(session.moves)):
            then = session.branch(n)
            reached = score(then)
            if best is None or reached > best[0]:
                best = reached, then
    assert best is not None
    return best[1]


def point(app: App, spot: tuple[int, int], kind: int = pygame.MOUSEMOTION, **more: Any) -> None:
    """A real pointer event."""
    if kind == pygame.MOUSEMOTION:
        more = {"rel": (0, 0), "buttons": (0, 0, 0), **more}
    app.frame([pygame.event.Event(kind, pos=spot, **more)], 0.02)


def at_table(app: App, session: Session) -> TableScreen:
    table = TableScreen(app, session)
    app.push(table)
    settle(app)
    return table


def legal(*kinds: str) -> Callable[[Session], bool]:
    """Are moves of all these kinds open?"""
    return lambda session: set(kinds) <= {move.kind for move in session.legal_moves()}


def carry(app: App, table: TableScreen, src: str, dst: str) -> None:
    """A thing on its way, close to where it goes."""
    start_at, end_at = table.desk.scene.sprites[src].rect.center, table.desk.scene.rect(dst)
    assert end_at is not None
    point(app, start_at)
    point(app, start_at, pygame.MOUSEBUTTONDOWN, button=1)
    for spot in ((start_at[0] + 12, start_at[1] + 12), end_at.center):
        point(app, spot, buttons=(1, 0, 0))


# Pictures that several games have


def solo_setup(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        app.push(SetupScreen(app, game))
        settle(app)
        screen: Any = app.screen
        screen._choose(screen.info.option("mode"), "solo")

    return show


def appoint(game: str, leaders: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        at_table(app, game_in_play(game, {leaders: "choose"}, 0))

    return show


def between(game: str) -> Callable[[App], None]:
    """The curtain after a turn."""

    def show(app: App) -> None:
        session = whole_game(game)
        ends = [n for n, move in enumerate(session.moves) if move.kind == "end"]
        table = at_table(app, session.branch(ends[9]))
        table.play(session.moves[ends[9]])
        settle(app)

    return show


def gallery(game: str) -> Callable[[App], None]:
    def show(app: App) -> None:
        app.push(GalleryScreen(app, game))

    return show


def lesson(game: str) -> Callable[[App], None]:
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
