"""Evenings that are killed at any moment: the next start finds all that was told to be kept."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

from tests.soak.attack import Log
from tests.soak.evening import Evening, furnished, inspect

LINES = 40
"""An evening tells as many things, and a few of the next."""
LONGEST = 0.02
"""Seconds after the last thing that was told."""


def attack(log: Log, quick: bool) -> None:
    random = log.random
    for n in range(4 if quick else 40):
        with furnished() as home:
            told = killed(home, Random(random.getrandbits(60)), random.randrange(LINES), random.uniform(0, LONGEST))
            log.count("kills")
            inspect(log, home, told, f"kill {n} of seed {log.seed}, told {told}")
        if len(log.findings) >= 5:
            return


def killed(home: Path, random: Random, lines: int, seconds: float) -> dict[str, int]:
    """Another process plays evenings; a moment after it has told so much it is killed. Gives all that it had told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            while True:
                Evening(home, random, lambda what, n: _tell(writing, what, n)).go()
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "r") as told:
        heard = [told.readline() for _n in range(lines)]
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        heard += told.readlines()
    told_of = [line.strip().rpartition(" ") for line in heard if line.strip()]
    found: dict[str, int] = {}
    for what, _space, n in told_of:
        found[what] = int(n)
    found.pop("volume", None)  # the next evening turns it down again
    return found


def _tell(pipe: int, what: str, n: int) -> None:
    os.write(pipe, f"{what} {n}\n".encode())
