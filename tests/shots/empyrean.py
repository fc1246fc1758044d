"""Battle for Empyrean for the camera: draft, deployment, the reveal in mid-effect, three players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core.language import N_
from game.core.workshop import Workshop
from game.session import Session
from tests.shots import decks
from tests.shots.staging import at_table, carry, gallery, height, legal, moment, point, settle, whole_game
from ui.app import App
from ui.screens.result import ResultScreen
from ui.screens.setup import SetupScreen
from ui.screens.table import TableScreen

GAME = "empyrean"


def _open(*kinds: str, early: int = 4) -> Callable[[Session], bool]:
    """Are moves of all these kinds open, with a few rounds behind them?"""
    return lambda session: session.state.round >= early and legal(*kinds)(session)


DEPLOYING = _open("deploy", "done")


def _crowd(session: Session) -> float:
    """How full the battlefields are while somebody deploys."""
    state = session.state
    full = sum(len(field) for side in state.sides for field in side.fields)
    return float(DEPLOYING(session) * (full + 3 * len(state.sides[state.seat].waiting)))


def _turmoil(session: Session) -> float:
    """How much the next move sets off."""
    last = len(session.moves)
    whole = whole_game(GAME, session.seed)
    kinds = {event.kind for event in whole.happened[last]} if last < len(whole.happened) else set()
    return float(len(kinds & {"might", "token", "destroy", "move", "essence", "stop", "reveal"}))


def _draft(app: App) -> None:
    at_table(app, moment(GAME, _open("keep")))


def _deploy(app: App) -> None:
    table = at_table(app, height(GAME, _crowd))
    moves = [move for move in table.desk.hands.moves if move.kind == "deploy"]
    if moves:
        carry(app, table, str(moves[0].src), str(moves[0].dst))


def _command(app: App) -> None:
    table = at_table(app, moment(GAME, _open("move", "done", early=2)))
    move = next(move for move in table.desk.hands.moves if move.kind == "move")
    point(app, table.desk.scene.sprites[str(move.src)].rect.center)
    point(app, table.desk.scene.sprites[str(move.src)].rect.center, pygame.MOUSEBUTTONDOWN, button=1)
    point(app, table.desk.scene.sprites[str(move.src)].rect.center, pygame.MOUSEBUTTONUP, button=1)


def reveal_until(app: App, table: TableScreen, kind: str) -> bool:
    """Goes on step by step until an event of that kind is told."""
    animator = table.desk.animator
    if not animator.stepping:
        table.toggle_step()
    for _step in range(80):
        for _frame in range(30):
            app.frame([], 0.05)
        if animator.told is None or animator.told.kind == kind:
            break
        table.step()
    return animator.told is not None


def _reveal(app: App) -> None:
    """A card has just strengthened another one."""
    whole = whole_game(GAME, height(GAME, _turmoil).seed)
    for n in reversed(range(len(whole.moves))):
        kinds = [event.kind for event in whole.happened[n]]
        if {"reveal", "might", "destroy"} <= {*kinds} or n == 0:
            table = at_table(app, whole.branch(n))
            table.play(whole.moves[n])
            reveal_until(app, table, "might")
            return


def _zoomed(wanted: Callable[[Any], bool]) -> Callable[[App], None]:
    def show(app: App) -> None:
        table = at_table(app, height(GAME, lambda session: len(session.state.gains) * DEPLOYING(session)))
        sprites = [sprite for sprite in table.desk.scene.sprites.values() if wanted(sprite.thing)]
        largest = max(sprites, key=lambda sprite: len(table.desk.say(sprite.thing.id)))
        point(app, largest.rect.center, pygame.MOUSEBUTTONDOWN, button=3)

    return show


def _three(app: App) -> None:
    at_table(app, height(GAME, _crowd, seats=3))


def _piles(app: App) -> None:
    table = at_table(app, height(GAME, lambda session: len(session.state.sides[0].destroyed) * DEPLOYING(session)))
    table.desk.spread_out(["destroyed-0"])
    point(app, next(iter(table.desk.reach.above.values())).rect.center)  # type: ignore[attr-defined]


def _curtain(app: App) -> None:
    session = moment(GAME, lambda game: DEPLOYING(game) and game.state.seat == game.state.leader and game.moves[-1:])
    whole = whole_game(GAME, session.seed)
    ends = [n for n, move in enumerate(whole.moves) if move.kind == "done" and n >= len(session.moves)]
    table = at_table(app, whole.branch(ends[0]))
    table.play(whole.moves[ends[0]])
    settle(app)


def _end(app: App) -> None:
    """The table after the last reveal, before the result covers it."""
    table = TableScreen(app, whole_game(GAME))
    table._ended = True
    app.push(table)


def _result(app: App) -> None:
    _end(app)
    app.push(ResultScreen(app, whole_game(GAME)))


# Decks


def _mixed(shop: Workshop) -> tuple[int, ...]:
    """The cheap cards of one army with the dear ones of another."""
    return (
        *(card for card in shop.decks["vikings"] if shop.group[card] < 4),
        *(card for card in shop.decks["spectres"] if shop.group[card] >= 4),
    )


def _thirds(shop: Workshop, k: int, card: int) -> bool:
    return bool(k % 3)


def _battlefields(app: App) -> None:
    screen: Any = SetupScreen(app, GAME)
    app.push(screen)
    screen.options["field_1"] = "fountain-of-janus"
    screen._open_choice(screen.info.option("field_1"))


BUILT = decks.Built(N_("Longships and graves"), _mixed, N_("from a friend"))

SHOTS: dict[str, Callable[[App], None]] = {
    "setup": decks.setup(GAME, 2, deck_1="parthians", field_2="fountain-of-janus"),
    "setup-three": decks.setup(GAME, 3, deck_1="parthians", field_2="fountain-of-janus"),
    "armies": decks.armies(GAME, BUILT, "samurai"),
    "armies-built": decks.armies(GAME, BUILT),
    "fields": _battlefields,
    "builder-empty": decks.builder(GAME, ""),
    "builder-half": decks.builder(GAME, "vikings", _thirds, 3),
    "builder": decks.builder(GAME, "vikings"),
    "draft": _draft,
    "deploy": _deploy,
    "reveal": _reveal,
    "might": _zoomed(lambda thing: any(mark.startswith("might-") for mark in thing.marks)),
    "total": _zoomed(lambda thing: thing.id.startswith("total-")),
    "battlefield": _zoomed(lambda thing: thing.kind == "battlefield"),
    "command": _command,
    "piles": _piles,
    "three": _three,
    "curtain": _curtain,
    "end": _end,
    "result": _result,
    "gallery": gallery(GAME),
}
