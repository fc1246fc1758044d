"""Watches the shelf for some seconds as the program shows it, and prints the per cent of a core that it takes; then the
same while another window has the focus, and the frames that were drawn then."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter, process_time

import pygame

from saves.settings import Settings
from saves.store import Store
from ui.app import App
from ui.screens.title import TitleScreen

SIZE = (1920, 1080)
SETTLES, WATCHED = 3.0, 8.0
"""Seconds."""


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        app = App(Settings(), Store(Path(home)), SIZE)
        app.push(TitleScreen(app))
        watch(app, SETTLES)
        alive = watch(app, WATCHED)
        app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        watch(app, 1.0)
        before = app.canvas.draws
        resting = watch(app, WATCHED / 2)
    print(f"{100 * alive:.2f} {100 * resting:.2f} {app.canvas.draws - before}")


def watch(app: App, seconds: float) -> float:
    """Lets the program run that long, and tells which share of it was work."""
    end = perf_counter() + seconds
    app.running = True
    tick = app.screen.tick

    def until(passed: float) -> bool:
        app.running = perf_counter() < end
        return tick(passed)

    app.screen.tick = until  # type: ignore[method-assign]
    began, worked = perf_counter(), process_time()
    app._loop()
    app.screen.tick = tick  # type: ignore[method-assign]
    return (process_time() - worked) / (perf_counter() - began)


if __name__ == "__main__":
    main()
