"""The guard around the loop: what nobody foresaw is written down, told in one sentence, and leads back to the shelf.

The game goes on to be kept: every move of it was written when it was played.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from game.core import codec
from game.core.language import _
from game.session import Session
from saves import places
from saves.disk import StoreError
from ui.resources import VERSION

if TYPE_CHECKING:
    from ui.app import App

T = TypeVar("T")
TOO_SOON = 30
"""Frames: whatever fails again within so many can't be helped."""

_told: set[str] = set()


def safely(work: Callable[[], T], otherwise: T, about: str) -> T:
    """One part of a screen: when it fails the rest is shown all the same. Each is logged once."""
    try:
        return work()
    except Exception:
        if about not in _told:
            _told.add(about)
            logging.exception("%s failed", about)
        return otherwise


def game_of(app: App) -> Session | None:
    """The game on the table, if there is one."""
    return next((screen.session for screen in reversed(app.screens) if hasattr(screen, "session")), None)


def state_of(session: Session | None) -> str:
    """What is needed to play it again up to that moment; no names."""
    if session is None:
        return "no game"
    try:
        return json.dumps({
            "game": session.game, "options": session.options, "seed": session.seed,
            "players": [seat.player for seat in session.seats], "moves": [list(move) for move in session.moves],
            "state": codec.encode(session.state),
        })  # fmt: skip
    except Exception as problem:
        return f"a game that can't be told ({problem!r})"


def rescue(app: App, failed: Exception) -> None:
    """Back to the shelf, with the sentence above it. What fails in here is not caught again."""
    session = game_of(app)
    kept = any(getattr(screen, "kept", False) for screen in app.screens) and _write(app, session)
    names = [screen.name for screen in app.screens]
    logging.error("failed at %s with %s", "/".join(names), state_of(session), exc_info=failed)
    app.failed_at = app.ticks
    close_all(app)
    app.forget_plans()
    from ui.screens.title import TitleScreen

    app.push(TitleScreen(app))
    tell(app, session, kept)


def _write(app: App, session: Session | None) -> bool:
    """Is all of the game in its journal?"""
    try:
        if session is not None:
            app.store.rewrite(session)
        return session is not None
    except Exception:
        logging.exception("the game could not be written")
        return False


def close_all(app: App) -> None:
    """Each screen on its own: one that can't be closed does not keep the others open."""
    while app.screens:
        safely(app.screens.pop().close, None, "closing a screen")


def tell(app: App, session: Session | None, kept: bool) -> None:
    """The error page."""
    from ui.screens.dialogs import ask

    text = _("Caelum met a fault and is back at the shelf; what happened is written in {path}")
    if kept:
        text = _("Caelum met a fault and is back at the shelf. Your game is kept; what happened is written in {path}")
    text = text.format(path=places.shown(log_of(app)))
    ask(app, _("Something went wrong"), text, _("Pack a report"), lambda: pack(app, session), _("Close"))


def log_of(app: App) -> Path:
    return app.store.folder / places.LOG


def pack(app: App, session: Session | None = None) -> None:
    """Makes the file for a bug report and says where it is."""
    from saves import report
    from ui.screens.dialogs import show

    folder = app.store.folder
    found = places.Places(folder, folder / places.SETTINGS, log_of(app))
    try:
        path = report.pack(found, VERSION, session)
    except StoreError as problem:
        show(app, _("Something went wrong"), _("The report could not be packed: {what}").format(what=problem))
        return
    show(app, _("The report is packed"), sentence(path))


def sentence(path: Path) -> str:
    text = _(
        "Please send this file with a word on what you did: {path}\n\n"
        "It holds the log, the versions and the last game, without names."
    )
    return text.format(path=places.shown(path))
