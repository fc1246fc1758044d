"""Opponents against each other: `python run.py arena GAME --seats LEVEL,LEVEL --games N`.

The levels change seats from game to game, so that each sits everywhere equally often, and a seed gives the same games
whatever the number of processes. With `--report` strong opponents meet to show whether the game itself is fair.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from game import catalogue
from game.ai import balance
from game.ai.levels import LEVELS, choose
from game.ai.records import Job, Record, share, spread
from game.core.info import GameInfo
from game.core.options import OptionError
from game.session import Seat, Session, start

BAR = 30


def play_game(job: Job) -> Record:
    """Plays one game to its end; every decision is made from the view of its seat."""
    session = start(job.game, job.options, job.seed, [Seat(level, level) for level in job.levels])
    first = session.rules.first_seat(session.state)
    assert first is not None
    brought = tuple(session.rules.army_of(session.state, seat) for seat in range(len(session.seats)))
    while (seat := session.to_act()) is not None:
        seed = (job.seed << 16) + len(session.moves)
        session.play(choose(session.rules, session.view(seat), job.levels[seat], seed, job.work).move)
    outcome = session.outcome()
    assert outcome is not None
    bought, held = purchases(session)
    turns = sum(event.kind == "turn" for events in session.happened for event in events)
    return Record(
        job, outcome.winners, first, len(session.moves), turns + 1 if turns else 0, outcome.reason, bought, held,
        brought,
    )  # fmt: skip


def purchases(session: Session) -> tuple[tuple[frozenset[str], ...], tuple[frozenset[str], ...]]:
    """What each seat came to own, and what of it was not lost again."""
    keys, info = list(session.rules.cards()), session.rules.info
    bought = [Counter[str]() for _seat in session.seats]
    gone = [Counter[str]() for _seat in session.seats]
    for event in (event for events in session.happened for event in events):
        if event.seat is not None and event.card is not None and event.kind in info.gains | info.loses:
            counts = gone if event.kind in info.loses else bought
            counts[event.seat][keys[event.card]] += 1
    return (
        tuple(frozenset(each) for each in bought),
        tuple(frozenset(each - lost) for each, lost in zip(bought, gone, strict=True)),
    )


def jobs(
    game: str, levels: Sequence[str], options: dict[str, int | str], games: int, seed: int, work: float
) -> list[Job]:
    """The games of a match: two neighbours share a seed, and everybody moves one seat on from game to game.

    Among equals that would be the same game twice, so there each game has its own seed.
    """
    seats = len(levels)
    sharing = seats if len({*levels}) > 1 else 1
    planned = []
    for n in range(games):
        places = tuple((seat + n) % seats for seat in range(seats))
        planned.append(Job(game, options, seed + n // sharing, work, tuple(levels[at] for at in places), places))
    return planned


def play_all(planned: Sequence[Job]) -> Iterator[Record]:
    """Plays the games on all cores, in whatever order they end."""
    cores = min(multiprocessing.cpu_count(), len(planned))
    if cores < 2:
        yield from map(play_game, planned)
        return
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        yield from pool.imap_unordered(play_game, planned)


# Teller


def report(levels: Sequence[str], records: Sequence[Record], work: float) -> list[str]:
    """The result of a match, line by line."""
    lines = [f"{len(records)} games at work {work:g}"]
    for place, level in enumerate(levels):
        won = sum(place in [record.job.places[seat] for seat in record.winners] for record in records)
        lines.append(share(f"{level} (contestant {place + 1}) wins", won, len(records)))
    lines.append(share("draws", sum(not record.winners for record in records), len(records)))
    decided = [record for record in records if record.winners]
    lines.append(share("who moved first wins", sum(r.first in r.winners for r in decided), len(decided)))
    lines.append(f"  moves in a game: {spread([record.moves for record in records])}")
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
    parser.add_argument("--seats", default="", metavar="LEVEL,LEVEL", help="random, novice, adept or master")
    parser.add_argument("--report", action="store_true", help="how balanced the game is: beginning, length, cards")
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
    lines = report(levels, records, arguments.work)
    if arguments.report:
        rules = catalogue.rules(arguments.game)
        lines = balance.report(records, rules.cards(), levels, arguments.work, rules.info.bars)
    for line in lines:
        print(line)
    return 0


def plan(arguments: argparse.Namespace) -> tuple[list[Job], list[str]]:
    """What was asked for, checked."""
    if arguments.game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(arguments.game)))
    if not arguments.seats and not arguments.report:
        raise Refused("--seats says who plays, such as --seats master,novice")
    levels = [level.strip() for level in (arguments.seats or "master,master").split(",")]
    for level in levels:
        if level not in LEVELS:
            raise Refused(f"there is no level '{level}'; the levels are {', '.join(LEVELS)}")
    if arguments.games < 1:
        raise Refused("--games takes a number from 1 on")
    if not 0 < arguments.work <= 1:
        raise Refused("--work takes a share above 0 and at most 1: levels are never scaled up")
    info = catalogue.rules(arguments.game).info
    counted = any(option.key == "seats" for option in info.options)
    options: dict[str, int | str] = {"seats": len(levels)} if counted else {}
    for word in arguments.option:
        key, _, value = word.partition("=")
        options[key] = int(value) if value.isdecimal() and not _wants_words(info, key) else value
    try:
        start(arguments.game, options, arguments.seed, [Seat(level, level) for level in levels])
    except (OptionError, ValueError) as problem:
        raise Refused(str(problem)) from problem
    planned = jobs(arguments.game, levels, options, arguments.games, arguments.seed, arguments.work)
    if arguments.report:
        matchups = catalogue.rules(arguments.game).matchups()
        planned = [
            job._replace(options={**matchups[n % len(matchups)], **job.options}) for n, job in enumerate(planned)
        ]
    return planned, levels


def _wants_words(info: GameInfo, key: str) -> bool:
    """Does this option take words that only look like numbers?"""
    return any(option.key == key and isinstance(option.default, str) for option in info.options)


if __name__ == "__main__":
    sys.exit(main())
