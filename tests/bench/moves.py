"""Plays whole games of persons at a real table and prints, game by game, the p99 of a move's work in ms: what rules,
journal, undo, log and panel take of the thread that also draws. The drawing itself is measured by frames.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from time import thread_time

from game import catalogue
from game.session import Session
from saves.settings import Settings
from saves.store import Store
from tests.bench.memory import begun
from ui.app import App
from ui.screens.table import TableScreen

SIZE = (1280, 720)
MOVES = 500
"""Of each game at least so many, in as many whole games as that takes."""
TIMES = 3
"""So often all games are played, each time with the same moves; the least that a move took counts: more was somebody
else's work on the same machine."""


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        app = App(Settings(), Store(Path(home)), SIZE)
        least: dict[str, list[float]] = {}
        for _ in range(TIMES):
            for game in catalogue.ids():
                work = measured(app, game)
                least[game] = [*map(min, work, least.get(game, work))]
        for game, work in least.items():
            work.sort()
            print(f"{game} {work[len(work) * 99 // 100] * 1e3:.2f}", flush=True)


def measured(app: App, game: str) -> list[float]:
    """The work of each move in as many games as it takes."""
    work: list[float] = []
    seed = 0
    while len(work) < MOVES:
        seed += 1
        work += played(app, begun(game, seed), random.Random(seed))
    return work


def played(app: App, session: Session, chance: random.Random) -> list[float]:
    """The work of each move, by chance, of a game to its end; whoever is to act has taken the table."""
    app.store.begin(session)
    table = TableScreen(app, session)
    app.push(table)
    work = []
    while (seat := session.to_act()) is not None:
        table.skip()
        table.sit(seat)
        app.frame([], 0.0)
        move = chance.choice(session.legal_moves())
        began = thread_time()
        table.play(move)
        work.append(thread_time() - began)
    app.pop()
    return work


if __name__ == "__main__":
    main()
