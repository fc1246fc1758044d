"""What the screen must not tell: the same public state, another hidden one, and the pictures compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from ui.app import App


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


def clear(app: App) -> None:
    while app.screens:
        app.screens.pop().close()
    app.canvas.forget()


def pictures(app: App, worlds: Iterable[Any], show: Callable[[App, Any], object]) -> list[bytes]:
    """The window with each of these worlds, as `show` brings it there."""
    taken = []
    for world in worlds:
        show(app, world)
        taken.append(pixels(app))
        clear(app)
    return taken


def shows_only_what_is_seen(
    app: App, state: Any, other_world: Callable[[Any, int], Any], show: Callable[[App, Any], object]
) -> None:
    """The table of seat 0 is the same in a world that differs only where that seat can't see."""
    first, same, other = pictures(app, (state, other_world(state, 0), other_world(state, 1)), show)
    assert first == same
    assert first != other, "the test can fail: what the viewer sees does differ"
