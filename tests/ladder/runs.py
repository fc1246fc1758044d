"""Games that were played, a line of JSON each: who sat where with which work, the seed, and how it ended."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from game.ai.arena import begin, first_seat
from game.ai.records import Job, Record

T = TypeVar("T")
DOCS = Path(__file__).parents[2] / "docs"


class Run(NamedTuple):
    """A game as it is kept."""

    game: str
    options: dict[str, int | str]
    seed: int
    seats: tuple[str, ...]
    """The players by seat, each with its work."""
    opening: int
    """First moves by lot."""
    winners: tuple[int, ...]
    moves: int
    calls: tuple[int, ...]
    """The counted work of each seat."""

    @property
    def job(self) -> Job:
        """What all that follows is a function of."""
        return Job(self.game, self.options, self.seed, self.seats, tuple(range(len(self.seats))), self.opening)


def key_of(job: Job) -> tuple[Any, ...]:
    """Equal for the same game, whoever of its players was named first."""
    return job.game, tuple(sorted(job.options.items())), job.seed, job.players, job.opening


def run_of(record: Record) -> Run:
    job = record.job
    return Run(job.game, job.options, job.seed, job.players, job.opening, record.winners, record.moves, record.calls)


def record_of(job: Job, run: Run) -> Record:
    """The kept game of a job, as far as it was kept or follows from its deal."""
    nothing = (frozenset[str](),) * len(run.seats)
    return Record(job, run.winners, first_seat(begin(job)), run.moves, 0, "", nothing, nothing, calls=run.calls)


def file_of(docs: Path, game: str) -> Path:
    return docs / "runs" / f"{game}.jsonl"


def kept(docs: Path, game: str) -> list[Run]:
    """What was played so far."""
    return [Run(**{key: _frozen(value) for key, value in line.items()}) for line in lines_in(file_of(docs, game))]


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def keep(docs: Path, game: str, played: Iterable[Record]) -> Iterator[Record]:
    """Hands on games as they are played, each when it is kept."""
    return append(file_of(docs, game), played, lambda record: run_of(record)._asdict())


# Files of lines


def lines_in(file: Path) -> list[dict[str, Any]]:
    """What was written so far; a last line that was cut off does not count."""
    lines = file.read_text("utf-8").split("\n")[:-1] if file.exists() else []
    return [json.loads(line) for line in lines]


def append(file: Path, played: Iterable[T], line_of: Callable[[T], dict[str, Any]]) -> Iterator[T]:
    """Hands on what is played, each when it is written: whoever stops this loses only what follows."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab+") as out:
        out.seek(0)
        out.truncate(out.read().rfind(b"\n") + 1)
        for each in played:
            out.write(json.dumps(line_of(each), separators=(",", ":")).encode() + b"\n")
            out.flush()
            os.fsync(out.fileno())
            yield each
