"""Archangelis for the camera: a rich turn, challenges, piles, the Final Battle, the Solo Game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.session import Session
from tests.shots.staging import appoint, at_table, between, carry, gallery, legal, moment, point, solo_setup, whole_game
from ui.app import App
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen

GAME = "archangelis"


def _rich(session: Session) -> bool:
    """Is it the turn of somebody who can challenge, with both sides well filled?"""
    state = session.state
    own, other = state.sides[state.seat], state.sides[1 - state.seat]
    much = len(own.host) >= 3 and any(card >= 0 for card in own.host_relics) and own.horde and other.host
    return bool(much) and legal("challenge", "spend")(session)


def _at(wanted: Callable[[Session], bool], nth: int = 0, **options: object) -> Callable[[App], None]:
    def show(app: App) -> None:
        at_table(app, moment(GAME, wanted, nth, **options))

    return show


def _drag(app: App) -> None:
    table = at_table(app, moment(GAME, _rich, -1))
    moves = [move for move in table.desk.hands.moves if move.kind in ("equip", "host", "horde")] or [
        move for move in table.desk.hands.moves if move.dst
    ]
    carry(app, table, str(moves[0].src), str(moves[0].dst))


def _pointed(app: App) -> None:
    """A Location under the pointer, the one that ignores the most."""
    table = at_table(app, moment(GAME, _rich, -1))
    names = [str(move.src) for move in table.desk.hands.moves if move.kind == "challenge"]
    ignored = {name: sum("ignored" in thing.marks for thing in table.rules.table(table.view, name)) for name in names}
    point(app, table.desk.scene.sprites[max(names, key=lambda name: ignored[name])].rect.center)


def _discards(app: App) -> None:
    session = moment(GAME, lambda game: len(game.state.sides[game.state.seat].discard) > 10)
    table = at_table(app, session)
    table.desk.spread_out([f"discard-{table.viewer}"])
    point(app, next(iter(table.desk.reach.above.values())).rect.center)  # type: ignore[attr-defined]


def _picking(app: App) -> None:
    table = at_table(app, moment(GAME, legal("pick"), 1))
    names = [name for name in table.desk.reach.sprites if name in table.desk.hands.sources()]
    point(app, table.desk.reach.sprites[names[0]].rect.center)


def _battle(app: App) -> None:
    """Both armies face to face, before the result covers them."""
    table = TableScreen(app, whole_game(GAME))
    table._ended = True
    app.push(table)


def _result(app: App) -> None:
    _battle(app)
    app.push(ResultScreen(app, whole_game(GAME)))


def _zoom(app: App) -> None:
    table = at_table(app, moment(GAME, _rich))
    point(app, table.desk.scene.sprites["store-2"].rect.center, pygame.MOUSEBUTTONDOWN, button=3)


SHOTS: dict[str, Callable[[App], None]] = {
    "setup": solo_setup(GAME),
    "appoint": appoint(GAME, "commanders"),
    "turn": _at(_rich),
    "drag": _drag,
    "refill": _at(legal("refill"), locations=5, draw=4),
    "challenge": _pointed,
    "defend": _at(legal("remove"), 1),
    "browser": _discards,
    "curtain": between(GAME),
    "final": _picking,
    "battle": _battle,
    "result": _result,
    "solo": _at(legal("challenge"), -1, mode="solo"),
    "zoom": _zoom,
    "gallery": gallery(GAME),
}
