"""Opponents against each other: `python run.py arena GAME --seats PLAYER,PLAYER --games N`.

Every deal is played as often as there are seats, and everybody moves one seat on from game to game; a seed gives the
same games whatever the number of processes. `--sprt` ends a match as soon as it has shown what it was played for. With
`--report` strong opponents meet to show whether the game itself is fair.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game import catalogue
from game.ai import balance
from game.ai.lens import Tally
from game.ai.players import decide, parse
from game.ai.rating import PAIR_POINTS, elo_interval, verdict
from game.ai.records import Job, Record, share, spread
from game.core.info import GameInfo
from game.core.options import OptionError
from game.core.rng import Stream
from game.session import Seat, Session, start

BAR = 30
OPENING = 6
"""First moves by lot in games that deal nothing: there players who never waver would play one game again and again."""
SEEDS = 8
"""So many tell whether a game deals."""


def play_game(job: Job) -> Record:
    """Plays one game to its end; every decision is made from the view of its seat."""
    session = start(job.game, job.options, job.seed, [Seat("opponent", name) for name in job.players])
    players = [parse(job.game, name) for name in job.players]
    first = session.rules.first_seat(session.state)
    assert first is not None
    brought = tuple(session.rules.army_of(session.state, seat) for seat in range(len(session.seats)))
    tallies, decisions = [Tally() for _player in players], [0] * len(players)
    lot = Stream(job.seed)
    while (seat := session.to_act()) is not None:
        seed, view = (job.seed << 16) + len(session.moves), session.view(seat)
        legal = session.rules.legal_moves(view)
        if len(session.moves) < job.opening:
            session.play(legal[lot.below(len(legal))])
            continue
        decisions[seat] += len(legal) > 1
        session.play(decide(players[seat], session.rules, view, seed, tallies[seat]).move)
    outcome = session.outcome()
    assert outcome is not None
    bought, held = purchases(session)
    turns = sum(event.kind == "turn" for events in session.happened for event in events)
    return Record(
        job, outcome.winners, first, len(session.moves), turns + 1 if turns else 0, outcome.reason, bought, held,
        brought, tuple(tally.calls for tally in tallies), tuple(decisions),
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


def jobs(game: str, players: Sequence[str], options: dict[str, int | str], games: int, seed: int) -> list[Job]:
    """The games of a match: as many neighbours as there are seats share a deal, each with everybody one seat on.

    Among equals that would be the same game again, so there each game has its own deal. Where nothing is dealt, games
    of unequals begin with moves by lot, the same ones for those who share a seed.
    """
    seats = len(players)
    sharing = seats if len({*players}) > 1 else 1
    opening = OPENING if sharing > 1 and not deals(game, options) else 0
    planned = []
    for n in range(games):
        places = tuple((seat + n) % seats for seat in range(seats))
        planned.append(Job(game, options, seed + n // sharing, tuple(players[at] for at in places), places, opening))
    return planned


def deals(game: str, options: dict[str, int | str]) -> bool:
    """Does every seed begin another game?"""
    rules = catalogue.rules(game)
    return len({rules.position(rules.new_game(options, seed)) for seed in range(SEEDS)}) == SEEDS


def play_all(planned: Sequence[Job], cores: int = 0) -> Iterator[Record]:
    """Plays the games on all cores, or on so many; they are told in their order."""
    cores = min(cores or multiprocessing.cpu_count(), len(planned))
    if cores < 2:
        yield from map(play_game, planned)
        return
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        yield from pool.imap(play_game, planned)


# Pairs


def pairs(records: Sequence[Record]) -> list[float]:
    """What the first of two contestants got of each deal that was played from both sides."""
    halves = zip(records[::2], records[1::2], strict=False)
    return [one.points(0) + other.points(0) for one, other in halves if one.job.seed == other.job.seed]


class Trial(NamedTuple):
    """What a match is to show of its first contestant: this much more Elo than the second has, rather than that."""

    less: float
    more: float

    def ends(self, records: Sequence[Record]) -> int:
        """1 or -1 when the pairs have shown the one or the other."""
        return verdict(pairs(records), self.less, self.more) if len(records) % 2 == 0 else 0

    def said(self, records: Sequence[Record]) -> str:
        shown = self.ends(records)
        found = f"shows {self.more if shown > 0 else self.less:+g}" if shown else "is undecided"
        return f"  the test of {self.less:+g} against {self.more:+g} Elo, 5 % error, {found} after {len(records)} games"


# Telling


def report(players: Sequence[str], records: Sequence[Record]) -> list[str]:
    """The result of a match, line by line."""
    lines = [f"{len(records)} games"]
    for place, player in enumerate(players):
        won = sum(place in [record.job.places[seat] for seat in record.winners] for record in records)
        lines.append(share(f"{place + 1}: {player} wins", won, len(records)))
    lines.append(share("draws", sum(not record.winners for record in records), len(records)))
    decided = [record for record in records if record.winners]
    lines.append(share("who moved first wins", sum(r.first in r.winners for r in decided), len(decided)))
    if len(players) == 2:
        found, low, high = elo_interval(sum(record.points(0) for record in records), len(records))
        lines.append(f"  Elo of 1 above 2: {found:+.0f}   (95 %: {low:+.0f} to {high:+.0f})")
        counts = Counter(pairs(records))
        if counts:
            lines.append("  pairs by points of 1: " + ", ".join(f"{n:g}: {counts[n]}" for n in PAIR_POINTS))
    for place, player in enumerate(players):
        seats = [(record, record.job.places.index(place)) for record in records]
        calls, decisions = (sum(r.calls[s] for r, s in seats), sum(r.decisions[s] for r, s in seats))
        lines.append(f"  {place + 1}: {player} takes {calls / max(1, decisions):.0f} calls a decision")
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
    parser.add_argument(
        "--seats", default="", metavar="PLAYER,PLAYER", help="random, novice, adept, master, flat, old or a script of "
        "the game, each with a share of its work if you like: master@0.1"
    )  # fmt: skip
    parser.add_argument("--report", action="store_true", help="how balanced the game is: beginning, length, cards")
    parser.add_argument("--games", type=int, default=60, metavar="N", help="at most so many with --sprt")
    parser.add_argument("--sprt", default="", metavar="ELO0,ELO1", help="stop once one of them is shown, 5 %% error")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--work", type=float, default=1.0, metavar="SHARE", help="of those who name none, at most 1")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument("--cores", type=int, default=0, metavar="N", help="all, if not said")
    arguments = parser.parse_args(argv)
    try:
        planned, names = plan(arguments)
        trial = trial_of(arguments.sprt, names)
    except Refused as problem:
        print(f"arena: {problem}", file=sys.stderr)
        return 2
    records = []
    for record in play_all(planned, arguments.cores):
        records.append(record)
        progress(len(records), len(planned))
        if trial and trial.ends(records):
            break
    lines = report(names, records) + ([trial.said(records)] if trial else [])
    if arguments.report:
        rules = catalogue.rules(arguments.game)
        lines = balance.report(records, rules.cards(), seats_of(arguments), arguments.work, rules.info.bars)
    for line in lines:
        print(line)
    return 0


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


def seats_of(arguments: argparse.Namespace) -> list[str]:
    return [word.strip() for word in (arguments.seats or "master,master").split(",")]


def settings(game: str, seats: int, words: Sequence[str]) -> dict[str, int | str]:
    """The options of a game for so many, with those that were asked for."""
    info = catalogue.rules(game).info
    options: dict[str, int | str] = {"seats": seats} if any(option.key == "seats" for option in info.options) else {}
    for word in words:
        key, _, value = word.partition("=")
        options[key] = int(value) if value.isdecimal() and not _wants_words(info, key) else value
    return options


def plan(arguments: argparse.Namespace) -> tuple[list[Job], list[str]]:
    """What was asked for, checked."""
    if arguments.game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(arguments.game)))
    if not arguments.seats and not arguments.report:
        raise Refused("--seats says who plays, such as --seats master,novice")
    if arguments.games < 1:
        raise Refused("--games takes a number from 1 on")
    if not 0 < arguments.work <= 1:
        raise Refused("--work takes a share above 0 and at most 1: levels are never scaled up")
    options = settings(arguments.game, len(seats_of(arguments)), arguments.option)
    try:
        names = [str(parse(arguments.game, word, arguments.work)) for word in seats_of(arguments)]
        start(arguments.game, options, arguments.seed, [Seat("opponent", name) for name in names])
    except (OptionError, ValueError) as problem:
        raise Refused(str(problem)) from problem
    planned = jobs(arguments.game, names, options, arguments.games, arguments.seed)
    if arguments.report:
        matchups = catalogue.rules(arguments.game).matchups()
        planned = [
            job._replace(options={**matchups[n % len(matchups)], **job.options}) for n, job in enumerate(planned)
        ]
    return planned, names


def _wants_words(info: GameInfo, key: str) -> bool:
    """Does this option take words that only look like numbers?"""
    return any(option.key == key and isinstance(option.default, str) for option in info.options)


if __name__ == "__main__":
    sys.exit(main())
