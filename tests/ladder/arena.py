"""Opponents against each other: `python run.py arena GAME --seats PLAYER,PLAYER --games N`.

A seed gives the same games wherever they are played. `--sprt` ends a match as soon as it has shown what it was played
for; `--keep` keeps its games beside those of the ladder, and started again it goes on where it stopped. With
`--report` equals meet to show whether the game itself is fair; what is kept of these games stands apart.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game import catalogue
from game.ai import balance
from game.ai.arena import Trial, begin, jobs, play_game, play_witnessed, report, settings
from game.ai.ledger import Account
from game.ai.players import parse
from game.ai.records import Job, Record
from game.core.options import OptionError
from tests.ladder import accounts
from tests.ladder.runs import DOCS, keep, kept, key_of, record_of
from tests.ladder.table import tell
from tests.machines import Crew, Refused, add_options, crew, progress


def main(argv: Sequence[str] | None = None, docs: Path = DOCS) -> int:
    arguments = parsed(argv)
    try:
        planned, names = plan(arguments)
        trial = trial_of(arguments.sprt, names)
        with crew(arguments.cores, arguments.on) as players:
            place = docs if arguments.keep else None
            if arguments.report:
                lines = reported(planned, players, place)
            else:
                records = played(match(planned, players, place), trial, len(planned))
                lines = report(names, records) + ([trial.said(records)] if trial else [])
    except Refused as problem:
        print(f"arena: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(
            "\nStopped." + " What was played is kept; the same command goes on from there." * arguments.keep,
            file=sys.stderr,
        )
        return 130
    print("\n".join(lines))
    return 0


def match(planned: Sequence[Job], players: Crew, docs: Path | None) -> Iterator[Record]:
    """The games in their order: as they were kept, or as they are played now, and then kept if there is a place."""
    game = planned[0].game
    known = {key_of(run.job): run for run in kept(docs, game)} if docs else {}
    ahead = players.map(play_game, [job for job in planned if key_of(job) not in known])
    if docs:
        ahead = keep(docs, game, ahead)
    try:
        for job in planned:
            run = known.get(key_of(job))
            yield record_of(job, run) if run else next(ahead)
    finally:
        if docs:
            tell(docs)


def reported(planned: Sequence[Job], players: Crew, docs: Path | None) -> list[str]:
    """What these games say of the balance; those that were kept are not played again."""
    game = planned[0].game
    known = {key_of(account.record.job): account for account in accounts.kept(docs, game)} if docs else {}
    ahead = players.map(play_witnessed, [job for job in planned if key_of(job) not in known])
    if docs:
        ahead = accounts.keep(docs, game, ahead)
    found: list[Account] = []
    try:
        for job in planned:
            found.append(known.get(key_of(job)) or next(ahead))
            progress(len(found), len(planned))
    finally:
        if docs:
            accounts.tell(docs)
    rules = catalogue.rules(game)
    return balance.report(found, rules.cards(), rules.info.bars)


def played(games: Iterator[Record], trial: Trial | None, planned: int) -> list[Record]:
    """All games, or as many as the trial needs."""
    records: list[Record] = []
    for record in games:
        records.append(record)
        progress(len(records), planned)
        if trial and trial.ends(records):
            break
    return records


# What was asked for


def parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("arena", description="Lets opponents play each other and counts.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--seats", default="", metavar="PLAYER,PLAYER", help="random, a level from novice to paragon, flat, old or a "
        "script of the game, each with a share of its work if you like: master@0.1"
    )  # fmt: skip
    parser.add_argument("--report", action="store_true", help="how balanced the game is: beginning, length, cards")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="at most so many with --sprt")
    parser.add_argument("--sprt", default="", metavar="ELO0,ELO1", help="stop once one of them is shown, 5 %% error")
    parser.add_argument("--keep", action="store_true", help="keep the games in docs/runs, and use those kept there")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--work", type=float, default=1.0, metavar="SHARE", help="of those who name none, at most 1")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    add_options(parser)
    return parser.parse_args(argv)


def plan(arguments: argparse.Namespace) -> tuple[list[Job], list[str]]:
    """The games, and the players as they are called; checked."""
    if arguments.game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(arguments.game)))
    if not arguments.seats and not arguments.report:
        raise Refused("--seats says who plays, such as --seats master,novice")
    if arguments.games < 1:
        raise Refused("--games takes a number from 1 on")
    if not 0 < arguments.work <= 1:
        raise Refused("--work takes a share above 0 and at most 1: levels are never scaled up")
    options = settings(arguments.game, seats_of(arguments), arguments.option)
    try:
        names = [str(parse(arguments.game, word, arguments.work)) for word in seats_of(arguments)]
        begin(Job(arguments.game, options, arguments.seed, tuple(names), ()))
    except (OptionError, ValueError) as problem:
        raise Refused(str(problem)) from problem
    if arguments.keep and not arguments.report and (arguments.option or len(names) != 2 or len({*names}) != 2):
        raise Refused("--keep is for matches as the ladder has them: two different players, and no --option")
    planned = jobs(arguments.game, names, options, arguments.games, arguments.seed)
    if arguments.report:
        matchups = catalogue.rules(arguments.game).matchups()
        planned = [
            job._replace(options={**matchups[n % len(matchups)], **job.options}) for n, job in enumerate(planned)
        ]
    return planned, names


def seats_of(arguments: argparse.Namespace) -> list[str]:
    return [word.strip() for word in (arguments.seats or "master,master").split(",")]


def trial_of(words: str, names: Sequence[str]) -> Trial | None:
    if not words:
        return None
    try:
        less, more = map(float, words.split(","))
    except ValueError as problem:
        raise Refused("--sprt takes two numbers, such as --sprt 0,50") from problem
    if not -2000 <= less < more <= 2000:
        raise Refused("--sprt takes the smaller Elo first, both within 2000")
    if len(names) != 2 or len({*names}) != 2:
        raise Refused("--sprt is for two different players")
    return Trial(less, more)


if __name__ == "__main__":
    sys.exit(main())
