"""The table and the window. Without a display both the program and its peer draw unseen."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from game import catalogue
from tests.bench.figures import Row, in_turn

ROOT = Path(__file__).resolve().parents[2]
SIZE = ("1280", "720")
FIRST_FRAME_BUDGET = 2.0
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


FRAME_BUDGET = 8.0
BEAT_BUDGET = 12.0
TITLE_BUDGET = 5.0
MOVE_BUDGET = 8.0
MEMORY_BUDGET = 400
DESCRIPTORS_BUDGET = 64


def rows() -> Iterator[Row]:
    yield first_frame()
    yield from frames()
    yield from title()
    yield from moves()
    yield from held()


def frames() -> Iterator[Row]:
    """The fullest table while a figure is dragged around, then the same table left alone: work, not waiting."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.bench.frames"], cwd=ROOT, env={**os.environ, **UNSEEN}, check=True,
        capture_output=True, text=True,
    )  # fmt: skip
    middle, worst, idle, beat = found.stdout.split()[-4:]
    yield Row("frame while dragging at 1920x1080, median", float(middle), "ms")
    yield Row("frame while dragging at 1920x1080, p99", float(worst), "ms", most=FRAME_BUDGET)
    yield Row("draws of an idle table in 200 ticks", float(idle), "", most=0)
    yield Row("frame in the busiest beat at 1920x1080, p99", float(beat), "ms", most=BEAT_BUDGET)


def title() -> Iterator[Row]:
    """The shelf as it lives, and as it rests behind another window."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.bench.title"], cwd=ROOT, env={**os.environ, **UNSEEN}, check=True,
        capture_output=True, text=True,
    )  # fmt: skip
    alive, resting, draws = found.stdout.split()[-3:]
    yield Row("the living shelf at 1920x1080, of a core", float(alive), "%", most=TITLE_BUDGET)
    yield Row("the same without the focus", float(resting), "%", most=TITLE_BUDGET)
    yield Row("draws of the shelf without the focus", float(draws), "", most=0)


def moves() -> Iterator[Row]:
    """A move as the table makes it, in whole games of persons: all its work on the thread that draws."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.bench.moves"], cwd=ROOT, env={**os.environ, **UNSEEN}, check=True,
        capture_output=True, text=True,
    )  # fmt: skip
    worst = dict(line.split(maxsplit=1) for line in found.stdout.splitlines() if " " in line)
    for game in catalogue.ids():
        yield Row(f"{game}: a move at the table, p99", float(worst[game]), "ms", most=MOVE_BUDGET)


def held() -> Iterator[Row]:
    """The most that the process holds on its way through every screen, all galleries and a whole game of each kind."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.bench.memory"], cwd=ROOT, env={**os.environ, **UNSEEN}, check=True,
        capture_output=True, text=True,
    )  # fmt: skip
    memory, descriptors = found.stdout.split()[-2:]
    yield Row("memory after every screen and game, 1920x1080", float(memory), "MB", most=MEMORY_BUDGET)
    yield Row("descriptors open then", float(descriptors), "", most=DESCRIPTORS_BUDGET)


def first_frame() -> Row:
    """From the start of the process to its end right after the first frame; once unmeasured, to fill the caches."""
    with tempfile.TemporaryDirectory() as home:
        programs = {
            "ours": partial(lifetime, home, "ui", "play", "--first-frame", "--size", "x".join(SIZE)),
            "bare": partial(lifetime, home, "tests.bench.bare", *SIZE),
        }
        in_turn(programs, rounds=1)
        times = in_turn(programs)
    ours, peer = median(times["ours"]), median(times["bare"])
    return Row(
        "first frame, a bare pygame_gui window", ours * 1e3, "ms", peer * 1e3, ours / peer, most=FIRST_FRAME_BUDGET
    )


def lifetime(home: str, module: str, *args: str) -> float:
    """The seconds that a program lives, with a player's folder and compiled modules of its own."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "CAELUM_HOME": home, "PYTHONPYCACHEPREFIX": home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if not (sys.platform in ("win32", "darwin") or has_display()):
        environment["SDL_VIDEODRIVER"] = "dummy"
    started = perf_counter()
    subprocess.run(
        [sys.executable, "-m", module, *args], cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL
    )
    return perf_counter() - started


def has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
