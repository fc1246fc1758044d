"""Where many games are played: in this process, in several on this machine, or on a cluster (`--on ADDRESS`).

A job is what a function is called with, and the result depends on nothing else: it is the same wherever it was played,
and results come in the order of the jobs. Who dies while playing costs that one job, which is played again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from itertools import islice
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

from game.ai.worker import no_interrupt

AHEAD = 8
"""So many jobs for each who plays are begun before the first of them is told."""
TRIES = 3
"""So often may die who plays a job; then the job is to blame."""
PATIENCE = 10
"""Seconds to find a cluster and somebody who works there."""
BAR = 30
ROOT = Path(__file__).parents[1]

J = TypeVar("J")
R = TypeVar("R")
Function = Callable[[Any], Any]


class Refused(Exception):
    """What was asked for can't be done; the message says why."""


class Crew:
    """Those who play; to be used in a `with`, at whose end nobody plays on."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.drop()

    def map(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results in the order of the jobs. One after another: whoever wants no more of them closes this."""
        ahead, done, begun, told = iter(jobs), dict[int, R](), 0, 0
        try:
            while True:
                for job in islice(ahead, max(0, told + self.room() - begun)):
                    self.begin(begun, function, job)
                    begun += 1
                if told == begun:
                    return
                while told not in done:
                    done.update(self.finished())
                yield done.pop(told)
                told += 1
        finally:
            self.drop()

    def room(self) -> int:
        """How many jobs may be under way."""
        raise NotImplementedError

    def begin(self, number: int, function: Function, job: Any) -> None:
        """Takes on a job."""
        raise NotImplementedError

    def finished(self) -> Iterator[tuple[int, Any]]:
        """Waits until a job is done or more; their numbers and results."""
        raise NotImplementedError

    def drop(self) -> None:
        """Forgets the jobs that are under way."""


def crew(cores: int, address: str) -> Crew:
    """All cores of this machine, or so many, or whoever works for the scheduler at this address."""
    if address:
        return Cluster(address)
    cores = cores or multiprocessing.cpu_count()
    return Processes(cores) if cores > 1 else Alone()


class Alone(Crew):
    """This process, one job after another."""

    def room(self) -> int:
        return 1

    def begin(self, number: int, function: Function, job: Any) -> None:
        self.task = Task(number, function, job)

    def finished(self) -> Iterator[tuple[int, Any]]:
        yield self.task.number, self.task.function(self.task.job)


class Task(NamedTuple):
    number: int
    function: Function
    job: Any
    tries: int = 1


# Processes of this machine


class Processes(Crew):
    """Each has a line of its own, so that the end of one is noticed, and breaks nobody else's."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.waiting: deque[Task] = deque()
        self.busy: dict[Connection, tuple[Worker, Task]] = {}
        self.idle: list[Worker] = []

    def __exit__(self, *problem: object) -> None:
        self.drop()
        while self.idle:
            self.idle.pop().end()

    def room(self) -> int:
        return AHEAD * self.cores

    def begin(self, number: int, function: Function, job: Any) -> None:
        self.waiting.append(Task(number, function, job))
        self.hand_out()

    def hand_out(self) -> None:
        while self.waiting and len(self.busy) < self.cores:
            worker = self.idle.pop() if self.idle else Worker()
            self.busy[worker.line] = worker, self.waiting.popleft()
            worker.give(self.busy[worker.line][1])

    def finished(self) -> Iterator[tuple[int, Any]]:
        for line in wait(list(self.busy)):
            worker, task = self.busy.pop(line)
            try:
                result, problem = line.recv()
            except (EOFError, OSError):
                worker.end()
                self.again(task)
                continue
            self.idle.append(worker)
            if problem:
                raise RuntimeError(f"{task.job} failed.\n{problem}")
            yield task.number, result
        self.hand_out()

    def again(self, task: Task) -> None:
        if task.tries == TRIES:
            raise blamed(task.job)
        self.waiting.appendleft(task._replace(tries=task.tries + 1))

    def drop(self) -> None:
        self.waiting.clear()
        while self.busy:
            self.busy.popitem()[1][0].end()


def blamed(job: Any) -> Refused:
    return Refused(f"whoever plays {job} dies of it")


class Worker:
    """A process that does one job after another, and the line to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        with no_interrupt():
            self.process.start()
        theirs.close()

    def give(self, task: Task) -> None:
        with suppress(OSError):  # who is dead can't be told, and says so where its answer is awaited
            self.line.send((task.function, task.job))

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


def serve(line: Connection) -> None:
    """The life of a process, which ends with that of whoever started it, also in the middle of a job."""
    threading.Thread(target=_follow_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            function, job = line.recv()
            try:
                answer = function(job), ""
            except Exception:
                answer = None, traceback.format_exc()
            line.send(answer)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


# A cluster


class Cluster(Crew):
    """Whoever works for a scheduler of Dask. It notices itself who is gone, and has their jobs played by others."""

    def __init__(self, address: str) -> None:
        try:
            import distributed
        except ImportError as problem:
            raise Refused("--on needs Dask: pip install .[cluster]") from problem
        self.dask, self.address = distributed, address
        self.under_way: dict[Any, Task] = {}
        try:
            distributed.comm.resolve_address(address)  # a client that was made with nonsense does not go quietly
            self.client = distributed.Client(address, timeout=PATIENCE)
        except (OSError, ValueError) as problem:
            raise Refused(f"no scheduler of Dask answers at '{address}'") from problem
        try:
            self.client.wait_for_workers(1, PATIENCE)
        except TimeoutError as problem:
            self.client.close()
            raise Refused(f"nobody works there yet: python run.py dask worker {address}") from problem

    def __exit__(self, *problem: object) -> None:
        self.drop()
        self.client.close()

    def room(self) -> int:
        return AHEAD * max(1, len(self.client.nthreads()))

    def begin(self, number: int, function: Function, job: Any) -> None:
        self.under_way[self.client.submit(checked, code(), function, job, pure=False)] = Task(number, function, job)

    def finished(self) -> Iterator[tuple[int, Any]]:
        for future in self.first_done():
            task = self.under_way.pop(future)
            try:
                yield task.number, future.result()
            except self.dask.scheduler.KilledWorker as problem:
                raise blamed(task.job) from problem

    def first_done(self) -> Iterable[Any]:
        """Waits as long as somebody works there, or comes back in time."""
        while True:
            with suppress(TimeoutError):
                done: set[Any] = self.dask.wait(list(self.under_way), PATIENCE, "FIRST_COMPLETED").done
                return done
            try:
                self.client.wait_for_workers(1, PATIENCE)
            except TimeoutError as problem:
                raise Refused(f"nobody works there any more: python run.py dask worker {self.address}") from problem

    def drop(self) -> None:
        self.client.cancel(list(self.under_way))
        self.under_way.clear()


TURN = threading.Lock()


def checked(theirs: str, function: Callable[[J], R], job: J) -> R:
    """Does a job on a cluster. Games remember what they worked out, so a process plays one at a time."""
    with TURN:
        if code() != theirs:
            raise Refused("a worker there has other code of the games: bring it up to date, then start it again")
        return function(job)


@cache
def code() -> str:
    """Changes with any source of the games and lessons; found once, as a process goes on with those it began with."""
    found = sha256()
    for file in sorted([*(ROOT / "game").rglob("*.py"), *(ROOT / "tests" / "train").rglob("*.py")]):
        found.update(f"{file.relative_to(ROOT).as_posix()}\n{file.read_text('utf-8')}\n".encode())
    return found.hexdigest()


# Commands


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cores", type=int, default=0, metavar="N", help="all, if not said")
    parser.add_argument("--on", default="", metavar="ADDRESS", help="play on the cluster of this scheduler of Dask")


def progress(done: int, of: int) -> None:
    """A bar that fills where somebody watches, a line at each tenth where nobody does."""
    if sys.stderr.isatty():
        full = BAR * done // of
        print(
            f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{of}",
            end="\n" if done == of else "",
            file=sys.stderr,
            flush=True,
        )
    elif done * 10 // of != (done - 1) * 10 // of:
        print(f"{done}/{of} games", file=sys.stderr, flush=True)
