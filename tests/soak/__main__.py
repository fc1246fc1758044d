"""`python run.py soak --minutes N`: every attack in turn, on all cores, for as long as one likes; then a report.

Each run of an attack has a number, its seed, and a process of its own, so that nothing it breaks reaches the next.
`python run.py soak --only NAME --seed N` does one again.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import count
from random import Random
from typing import NamedTuple

from tests.soak import ATTACKS, attack, load

LONGEST = 900
"""Seconds after which a run of an attack hangs."""
SHOWN = 4000
"""Letters of a finding that the report shows."""


class Did(NamedTuple):
    """What a run of an attack did, counted, and what it found."""

    name: str
    seed: int
    counts: dict[str, int]
    findings: list[str]
    seconds: float


def main() -> int:
    asked = arguments()
    if asked.once:
        return once(asked.only, asked.seed)
    started = time.monotonic()
    wanted = [asked.only] if asked.only else [name for name, share in ATTACKS.items() for _n in range(share)]
    Random(0).shuffle(wanted)
    if asked.only and asked.minutes is None:
        return report([apart(asked.only, asked.seed)], time.monotonic() - started)
    return report(
        all_in_turn(wanted, asked.seed, 60 * (asked.minutes or 10), asked.workers), time.monotonic() - started
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python run.py soak", description="Attack Caelum for a while, and report.")
    parser.add_argument("--minutes", type=float, metavar="N", help="how long; 10 unless told")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the number of the first run")
    parser.add_argument("--only", choices=ATTACKS, metavar="NAME", help=f"one attack: {', '.join(ATTACKS)}")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="how many at once")
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def once(name: str, seed: int) -> int:
    """In a process of its own: what it did goes to standard output."""
    log = attack.run(name, load(name), seed)
    print("\n" + json.dumps({"counts": log.counts, "findings": log.findings}))
    return 0


def all_in_turn(wanted: list[str], first: int, seconds: float, workers: int) -> list[Did]:
    """New runs are begun until the time is over."""
    end, numbers, done = time.monotonic() + seconds, {name: count(first) for name in wanted}, list[Did]()
    turn = count()
    with ThreadPoolExecutor(workers) as pool:
        running: set[Future[Did]] = set()
        while running or time.monotonic() < end:
            while len(running) < workers and time.monotonic() < end:
                name = wanted[next(turn) % len(wanted)]
                running.add(pool.submit(apart, name, next(numbers[name])))
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                done.append(future.result())
                tell(done[-1])
    return done


def apart(name: str, seed: int) -> Did:
    """One run, in its own process; to die or to hang is a finding too."""
    command = [sys.executable, "-P", "-m", "tests.soak", "--once", "--only", name, "--seed", str(seed)]
    started = time.monotonic()
    try:
        ended = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, errors="replace")
        said = json.loads(ended.stdout.splitlines()[-1])
        counts, findings = said["counts"], said["findings"]
    except subprocess.TimeoutExpired:
        counts, findings = {}, [f"it hangs: no end after {LONGEST} seconds"]
    except (ValueError, LookupError):
        counts, findings = {}, [f"it died with code {ended.returncode}: {ended.stderr[-SHOWN:]}"]
    return Did(name, seed, counts, findings, time.monotonic() - started)


def tell(did: Did) -> None:
    counted = ", ".join(f"{n} {what}" for what, n in did.counts.items())
    found = f"  FOUND {len(did.findings)}" if did.findings else ""
    print(f"{did.name} {did.seed}: {counted} in {did.seconds:.0f} s{found}", flush=True)


def report(done: list[Did], seconds: float) -> int:
    """All that was done, counted, and every finding with the command that finds it again."""
    counts, runs = Counter[str](), Counter(did.name for did in done)
    for did in done:
        counts.update(did.counts)
    print(f"\nSoak: {seconds / 60:.1f} minutes, {len(done)} runs ({', '.join(f'{n} {k}' for k, n in runs.items())})")
    for what, n in sorted(counts.items()):
        print(f"  {n:>12,} {what}")
    found = [(did, text) for did in done for text in did.findings]
    print(f"  {len(found):>12,} findings")
    for did, text in found:
        print(f"\n{did.name}, seed {did.seed}: python run.py soak --only {did.name} --seed {did.seed}")
        print(text if len(text) <= SHOWN else f"{text[: SHOWN // 2]}\n ...\n{text[-SHOWN // 2 :]}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
