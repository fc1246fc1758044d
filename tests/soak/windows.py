"""Two windows of Caelum upon one data folder at the same time: nothing that either was told to keep is missing."""

from __future__ import annotations

import json
import os
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random

from game.core.rng import Stream
from saves import settings
from saves.format import SaveError
from saves.store import Store, StoreError
from tests.saves.games import finished, played, steps
from tests.soak.attack import Log
from tests.soak.evening import furnished, inspect

KEYS = ("volume_effects", "volume_ambience")
"""Each window turns a knob of its own."""


def attack(log: Log, quick: bool) -> None:
    for n in range(1 if quick else 6):
        with furnished() as home:
            before = len(Store(home).results().found)
            both = [opened(home, which, log.seed * 100 + n) for which in (0, 1)]
            kept = [json.loads(_told(each)) for each in both]
            log.count("windows", 2)
            about = f"round {n} of seed {log.seed}"
            for which, told in enumerate(kept):
                log.count("files", told["written"])
                log.expect(not told["broke"], f"{about}: window {which} broke: {told['broke']}")
                log.expect(not told["refused"], f"{about}: window {which} was refused: {told['refused'][:2]}")
            inspect(log, home, {}, about)
            chosen, store = settings.load(home / "settings.json"), Store(home)
            for which, told in enumerate(kept):
                value = getattr(chosen, KEYS[which])
                log.expect(value == told["knob"], f"{about}: {KEYS[which]} is {value}, not {told['knob']}")
            found = len(store.results().found) - before
            log.expect(found == sum(told["ends"] for told in kept), f"{about}: {found} new results: {kept}")
            saves = [entry for entry in store.entries() if entry.kind == "named"]
            wanted = 2 + sum(told["saves"] for told in kept)
            log.expect(len(saves) == wanted, f"{about}: {len(saves)} saves, not {wanted}")
            longest = max((len(store.load(entry.path).session.moves) for entry in store.in_progress()), default=0)
            log.expect(longest >= max(told["moves"] for told in kept), f"{about}: moves are lost")


def opened(home: Path, which: int, seed: int) -> tuple[int, int]:
    """A process at work upon the folder; gives its number and where it tells what it did."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            os.write(writing, json.dumps(_work(home, which, Random(f"{seed} {which}"))).encode())
        finally:
            os._exit(0)
    os.close(writing)
    return child, reading


def _told(window: tuple[int, int]) -> str:
    with os.fdopen(window[1]) as told:
        text = told.read()
    os.waitpid(window[0], 0)
    return text or '{"written": 0, "broke": "it died", "refused": [], "knob": 0, "ends": 0, "saves": 0, "moves": 0}'


def _work(home: Path, which: int, random: Random) -> dict[str, object]:
    store, key = Store(home), KEYS[which]
    chosen = settings.load(home / "settings.json")
    did = {"written": 0, "knob": getattr(chosen, key), "ends": 0, "saves": 0, "moves": 0}
    refused: list[str] = []
    broke = ""
    mine = played(0, seed=500 + which)
    going = steps(mine, Stream(7 + which))
    games = [finished(20 + 10 * which + n) for n in range(4)]

    def attempt(work: Callable[[], object]) -> bool:
        try:
            work()
        except (StoreError, SaveError) as problem:
            refused.append(str(problem))
            return False
        did["written"] += 1
        return True

    def turn() -> None:
        nonlocal chosen
        chosen = settings.change(chosen, **{key: random.randrange(100)})
        if attempt(lambda: store.keep_settings(chosen)):
            did["knob"] = getattr(chosen, key)

    def move() -> None:
        if next(going, 0) is None and attempt(lambda: store.append(mine)) and mine.outcome() is None:
            did["moves"] = len(mine.moves)

    try:
        for _n in range(40):
            deed = random.randrange(8)
            if deed < 3:
                turn()
            elif deed < 6:
                move()
            elif deed == 6 and games:
                did["ends"] += attempt(lambda: store.finish(games.pop()))
            else:
                did["saves"] += attempt(lambda: store.save_as(played(5), "Gate"))
    except Exception:
        broke = traceback.format_exc(limit=-6)
    return {**did, "refused": refused, "broke": broke}
