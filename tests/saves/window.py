"""A window of Caelum without a picture: `python -m tests.saves.window WORK FOLDER ...`, for tests of two at once."""

from __future__ import annotations

import sys
from pathlib import Path

from game.core.rng import Stream
from saves import disk, settings
from saves.store import Store
from tests.saves.games import finished, played, steps


def wait() -> None:
    print("ready", flush=True)
    sys.stdin.readline()


def main(work: str, folder: str, *words: str) -> None:
    store = Store(Path(folder))
    if work == "settings":
        key, times = words[0], int(words[1])
        chosen = settings.load(store.folder / "settings.json")
        wait()
        for n in range(times):
            chosen = settings.change(chosen, **{key: settings.BOUNDS[key][0] + n})
            store.keep_settings(chosen)
    elif work == "finish":
        games = [finished(int(words[0]) + n) for n in range(int(words[1]))]
        wait()
        for game in games:
            store.finish(game)
    elif work == "continue":
        (entry,) = store.in_progress()
        game = store.load(entry.path).session
        wait()
        for _, _ in zip(range(int(words[1])), steps(game, Stream(int(words[0]))), strict=False):
            store.append(game)
        for move in game.moves:
            print(move)
    elif work == "save":
        game = played(int(words[0]))
        wait()
        for _ in range(int(words[1])):
            store.save_as(game, "Gate")
    elif work == "hold":
        with disk.locked(store.folder):
            wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
