"""Every player of a game meets every other: `python run.py ladder GAME [--games N] [--players a,b,c]`.

All games are kept; started again, it goes on where it stopped.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from game import catalogue
from game.ai.arena import jobs, play_game, settings
from game.ai.players import UnknownPlayer, everybody, parse
from game.ai.records import Job
from tests.ladder.runs import DOCS, Run, keep, kept, key_of
from tests.ladder.table import lines_of, tell
from tests.machines import Crew, Refused, add_options, crew, progress

SEED = 1


def panel(game: str, words: str) -> list[str]:
    """The players that were asked for, or all."""
    if game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(game)))
    try:
        names = [str(parse(game, word)) for word in (words.split(",") if words else everybody(game))]
    except UnknownPlayer as problem:
        raise Refused(str(problem)) from problem
    players = list(dict.fromkeys(names))
    if len(players) < 2:
        raise Refused("--players takes two or more, such as --players random,novice")
    return players


def planned(game: str, players: Sequence[str], games: int) -> list[Job]:
    """Each two meet so often, in mirrored pairs; all meet over the same deals."""
    options = settings(game, players[:2], ())
    return [job for two in combinations(players, 2) for job in jobs(game, two, options, games, SEED)]


def missing(planned: Sequence[Job], runs: Sequence[Run]) -> list[Job]:
    """Those that were not played yet."""
    known = {key_of(run.job) for run in runs}
    return [job for job in planned if key_of(job) not in known]


def play(game: str, ahead: Sequence[Job], players: Crew, docs: Path) -> None:
    """All of these, each kept when it is over; the page has those that were played, also when this is stopped."""
    try:
        for done, _record in enumerate(keep(docs, game, players.map(play_game, ahead)), 1):
            progress(done, len(ahead))
    finally:
        tell(docs)


def main(argv: Sequence[str] | None = None, docs: Path = DOCS) -> int:
    parser = argparse.ArgumentParser("ladder", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each two players, an even number")
    parser.add_argument("--players", default="", metavar="A,B,C", help="some of them, each with its work: master@0.1")
    add_options(parser)
    arguments = parser.parse_args(argv)
    try:
        players = panel(arguments.game, arguments.players)
        if arguments.games < 2 or arguments.games % 2:
            raise Refused("--games takes an even number, since every deal is played from both sides")
        ahead = missing(planned(arguments.game, players, arguments.games), kept(docs, arguments.game))
        with crew(arguments.cores, arguments.on) as those:
            play(arguments.game, ahead, those, docs)
    except Refused as problem:
        print(f"ladder: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped. What was played is kept; the same command goes on from there.", file=sys.stderr)
        return 130
    print("\n".join(lines_of(kept(docs, arguments.game))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
