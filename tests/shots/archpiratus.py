"""ArchPiratus for the camera: ships, salvage, missions, gunfire, the end in sight."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.session import Session
from tests.shots.staging import appoint, at_table, between, carry, gallery, height, legal, point, solo_setup
from ui.app import App

GAME = "archpiratus"


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


def armed(session: Session) -> float:
    """The same for a ship with both a gun and armor, and with a crew."""
    own = session.state.sides[session.state.seat]
    return _fitted(session) * (own.mat[0] >= 0) * (own.mat[1] >= 0) * bool(own.crew)


def battered(session: Session) -> float:
    """How battered the opponent's ship is, beside the own one."""
    state = session.state
    own, other = state.sides[state.seat], state.sides[1 - state.seat]
    return float(_buying(session) * (own.station == other.station) * other.hits)


def missing(session: Session) -> float:
    """How many missions are open to a captain who can complete one of them, but not all."""
    ready = sum(move.kind == "complete" for move in session.legal_moves())
    missions = len(session.state.sides[session.state.seat].missions)
    return float(missions + 0.1 * len(session.state.sides[session.state.seat].done)) * (0 < ready < missions)


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


def _at(score: Callable[[Session], float], **options: object) -> Callable[[App], None]:
    def show(app: App) -> None:
        at_table(app, height(GAME, score, **options))

    return show


def _salvage(app: App) -> None:
    table = at_table(app, height(GAME, lambda game: _buying(game) * len(game.state.salvage), mode="solo"))
    table.desk.spread_out(["salvage"])
    if table.desk.browser:
        point(app, next(iter(table.desk.reach.above.values())).rect.center)  # type: ignore[attr-defined]


def _fitting(app: App) -> None:
    """A thing on its way to the ship, as full as the mat gets."""
    session = height(GAME, lambda game: _fitted(game) * legal("fit")(game), mode="solo")
    table = at_table(app, session)
    moves = [move for move in table.desk.hands.moves if move.kind == "fit"]
    if moves:
        carry(app, table, str(moves[0].src), str(moves[0].dst))


def _zoom(app: App) -> None:
    table = at_table(app, height(GAME, lambda game: _buying(game) * len(game.state.sides[game.state.seat].missions)))
    names = [name for name, sprite in table.desk.scene.sprites.items() if sprite.thing.kind == "mission"]
    own = [name for name in names if name.startswith(f"missions-{table.viewer}-")]
    point(app, table.desk.scene.sprites[(own or names)[0]].rect.center, pygame.MOUSEBUTTONDOWN, button=3)


SHOTS: dict[str, Callable[[App], None]] = {
    "setup": solo_setup(GAME),
    "appoint": appoint(GAME, "admirals"),
    "turn": _at(_aboard),
    "ship": _fitting,
    "salvage": _salvage,
    "mission": _at(_ready, mode="solo"),
    "gunfire": _at(_under_fire, mode="solo"),
    "curtain": between(GAME),
    "final": _at(_near_the_end, mode="solo"),
    "solo": _at(_aboard, mode="solo"),
    "zoom": _zoom,
    "gallery": gallery(GAME),
}
