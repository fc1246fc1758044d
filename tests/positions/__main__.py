"""Asks players about positions with an obviously wrong move: `python run.py positions GAME --players master,adept,old`.

Answers are kept in `docs/runs`, so each player is asked once: stopped and started again, it goes on, and who changes a
player asks it `--again`. With `--collect` players meet, and positions of their games are added to the suite.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game.ai.players import UnknownPlayer, parse
from tests.machines import Crew, Refused, add_options, crew, progress
from tests.positions.asked import DOCS, Failures, answered, file_of, forget, tell
from tests.positions.collect import SEED, candidates, chosen, collect, games
from tests.positions.suite import FOLDER, Position, positions, write
from tests.positions.themes import themes

YARDSTICK = "old"


def main(argv: Sequence[str] | None = None, docs: Path = DOCS, folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser("positions", description="Asks players about positions with a wrong move.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", default="master,adept,old", metavar="A,B,C", help="each with its work: old@0.1")
    parser.add_argument("--again", action="store_true", help="ask them anew, whatever they answered before")
    parser.add_argument("--collect", type=int, default=0, metavar="N", help="collect positions from N games of theirs")
    parser.add_argument("--seed", type=int, default=SEED, metavar="S", help="of the first of these games")
    parser.add_argument("--each", type=int, default=12, metavar="N", help="new ones of a theme that `old` is asked")
    add_options(parser)
    arguments = parser.parse_args(argv)
    try:
        themes(arguments.game)
        players = panel(arguments.game, arguments.players)
        with crew(arguments.cores, arguments.on) as those:
            if arguments.collect:
                add(arguments, players, those, docs, folder)
                players = [YARDSTICK]
            elif arguments.again:
                forget(file_of(docs, arguments.game), players)
            suite = positions(arguments.game, folder)
            answers = answered(file_of(docs, arguments.game), suite, players, those)
    except Refused as problem:
        print(f"positions: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped. What was answered is kept; the same command goes on from there.", file=sys.stderr)
        return 130
    report(Failures(suite, answers), players)
    tell(docs)
    return 0


def panel(game: str, words: str) -> list[str]:
    try:
        return list(dict.fromkeys(str(parse(game, word)) for word in words.split(",")))
    except UnknownPlayer as problem:
        raise Refused(str(problem)) from problem


def add(arguments: argparse.Namespace, players: list[str], those: Crew, docs: Path, folder: Path) -> None:
    """New positions into the suite. What `old` answered to those that are not kept is forgotten."""
    game = arguments.game
    try:
        suite = list(positions(game, folder))
    except Refused as problem:
        print(f"{problem}\nA new suite is begun.", file=sys.stderr)
        suite = []
    found = []
    for done, some in enumerate(those.map(collect, games(game, players, arguments.collect, arguments.seed)), 1):
        found += some
        progress(done, arguments.collect)
    write(
        game, enriched(game, suite, candidates(found, {one.key for one in suite}, arguments.each), those, docs), folder
    )
    positions.cache_clear()
    forget(file_of(docs, game), keep={one.key for one in positions(game, folder)})


def enriched(game: str, suite: list[Position], new: list[Position], those: Crew, docs: Path) -> list[Position]:
    """The suite with the best of the new ones: `old` is asked about all."""
    both = [*suite, *new]
    return chosen(
        both, {one.key for one in Failures(both, answered(file_of(docs, game), both, [YARDSTICK], those)).of(YARDSTICK)}
    )


def report(found: Failures, players: Sequence[str]) -> None:
    """How many each fails, and which."""
    print("\n".join(found.lines(players)))
    for player in players:
        for position in found.of(player):
            look = position.look()
            say = look.rules.say_move
            did = found.said[position.key, player]
            right = "; ".join(say(look.view, move) for move in look.but(position.wrong)[:4])
            print(
                f"{player} failed {position.key}, {position.theme} ({position.origin}): {say(look.view, did)} | {right}"
            )


if __name__ == "__main__":
    sys.exit(main())
