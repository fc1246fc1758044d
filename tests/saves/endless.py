"""Plays into a store until somebody kills it: `python -m tests.saves.endless FOLDER`. Tells each move it has saved."""

from __future__ import annotations

import sys
from pathlib import Path

from game.core.rng import Stream
from saves.store import Store
from tests.saves.games import start, steps


def main() -> None:
    store = Store(Path(sys.argv[1]))
    game = start(max_turns=1000)
    store.begin(game)
    for _ in steps(game, Stream(1)):
        store.append(game)
        print(len(game.moves), flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
