"""Opponents against each other: `python run.py arena GAME --seats LEVEL,LEVEL --games N`.

The levels change seats from game to game, so that each sits everywhere equally often, and a seed gives the same games
whatever the number of processes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import median, quantiles
from typing import NamedTuple

from game import catalogue
from game.ai.levels import LEVELS, choose
from game.core.contract import GameInfo, OptionError
from game.session import Seat, start

Z = 1.96
"""Standard deviations that hold 95 %."""
BAR = 30


class Job(NamedTuple):
    """A game to be played: who sits where, by the number of their place in `--seats`."""

    game: str
    options: dict[str, int | str]
    seed: int
    work: float
    levels: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...]
    """For each seat, which of the contestants sits there."""


class Record(NamedTuple):
    """How a game went."""

    job: Job
    winners: tuple[int, ...]
    """The seats that won; none for a draw."""
    first: int
    """The seat that moved first."""
    moves: int


def play_game(job: Job) -> Record:
    """Plays one game to its end; every decision is made from the view of its seat."""
    session = start(job.game, job.options, job.seed, [Seat(level, level) for level in job.levels])
    first = session.to_act()
    assert first is not None
    while (seat := session.to_act()) is not None:
        seed = (job.seed << 16) + len(session.moves)
        session.play(choose(session.rules, session.view(seat), job.levels[seat], seed, job.work).move)
    outcome = session.outcome()
    assert outcome is not None
    return Record(job, outcome.winners, first, len(session.moves))


def jobs(
    game: str, levels: Sequence[str], options: dict[str, int | str], games: int, seed: int, work: float
) -> list[Job]:
    """The games of a match: two neighbours share a seed, and everybody moves one seat on from game to game."""
    seats = len(levels)
    planned = []
    for n in range(games):
        places = tuple((seat + n) % seats for seat in range(seats))
        planned.append(Job(game, options, seed + n // seats, work, tuple(levels[at] for at in places), places))
    return planned


def play_all(planned: Sequence[Job]) -> Iterator[Record]:
    """Plays the games on all cores, in whatever order they end."""
    cores = min(multiprocessing.cpu_count(), len(planned))
    if cores < 2:
        yield from map(play_game, planned)
        return
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        yield from pool.imap_unordered(play_game, planned)


# Telling


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not of:
        return 0.0, 1.0
    share, spread = hits / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(name: str, hits: int, of: int) -> str:
    low, high = interval(hits, of)
    percent = 100 * hits / of if of else 0.0
    return f"  {name:<28} {hits:>4} of {of:<4} {percent:5.1f} %   (95 %: {100 * low:.1f} to {100 * high:.1f} %)"


def report(levels: Sequence[str], records: Sequence[Record], work: float) -> list[str]:
    """The result of a match, line by line."""
    lines = [f"{len(records)} games at work {work:g}"]
    for place, level in enumerate(levels):
        won = sum(place in [record.job.places[seat] for seat in record.winners] for record in records)
        lines.append(share(f"{level} (contestant {place + 1}) wins", won, len(records)))
    lines.append(share("draws", sum(not record.winners for record in records), len(records)))
    decided = [record for record in records if record.winners]
    lines.append(share("who moved first wins", sum(r.first in r.winners for r in decided), len(decided)))
    lengths = [record.moves for record in records]
    tenths = quantiles(lengths, n=10) if len(lengths) > 1 else [lengths[0]] * 9
    lines.append(
        f"  moves in a game: median {median(lengths):g}, from {tenths[0]:.0f} (10 %) to {tenths[-1]:.0f} (90 %)"
    )
    return lines


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


# The command


class Refused(Exception):
    """The match can't be played as asked."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("arena", description="Lets opponents play each other and counts.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", required=True, metavar="LEVEL,LEVEL", help="random, novice, adept or master")
    parser.add_argument("--games", type=int, default=60, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--work", type=float, default=1.0, metavar="SHARE", help="the share of their work, at most 1")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    arguments = parser.parse_args(argv)
    try:
        planned, levels = plan(arguments)
    except Refused as problem:
        print(f"arena: {problem}", file=sys.stderr)
        return 2
    records = []
    for record in play_all(planned):
        records.append(record)
        progress(len(records), len(planned))
    records.sort(key=lambda record: (record.job.seed, record.job.places))
    for line in report(levels, records, arguments.work):
        print(line)
    return 0


def plan(arguments: argparse.Namespace) -> tuple[list[Job], list[str]]:
    """What was asked for, checked."""
    if arguments.game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(arguments.game)))
    levels = [level.strip() for level in arguments.seats.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise Refused(f"there is no level '{level}'; the levels are {', '.join(LEVELS)}")
    if arguments.games < 1:
        raise Refused("--games takes a number from 1 on")
    if not 0 < arguments.work <= 1:
        raise Refused("--work takes a share above 0 and at most 1: levels are never scaled up")
    info = catalogue.rules(arguments.game).info
    options: dict[str, int | str] = {"seats": len(levels)}
    for word in arguments.option:
        key, _, value = word.partition("=")
        options[key] = int(value) if value.isdecimal() and not _wants_words(info, key) else value
    try:
        start(arguments.game, options, arguments.seed, [Seat(level, level) for level in levels])
    except (OptionError, ValueError) as problem:
        raise Refused(str(problem)) from problem
    return jobs(arguments.game, levels, options, arguments.games, arguments.seed, arguments.work), levels


def _wants_words(info: GameInfo, key: str) -> bool:
    """Does this option take words that only look like numbers?"""
    return any(option.key == key and isinstance(option.default, str) for option in info.options)


if __name__ == "__main__":
    sys.exit(main())
