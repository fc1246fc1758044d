"""Opponents against each other: the games of a match, how each is played, and what they say together.

Every deal is played as often as there are seats, and everybody moves one seat on from game to game. A game is a
function of its job, so it is the same wherever it is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game import catalogue
from game.ai.ledger import Account, Witness
from game.ai.lens import Tally
from game.ai.players import decide, parse
from game.ai.rating import PAIR_POINTS, elo_interval, verdict
from game.ai.records import Job, Record, share, spread
from game.core.info import GameInfo
from game.core.rng import Stream
from game.session import AUTOMATON, Seat, Session, letting_automatons, start

OPENING = 6
"""First moves by lot in games that deal nothing: there players who never waver would play one game again and again."""
SEEDS = 8
"""So many tell whether a game deals."""


def play_game(job: Job) -> Record:
    """Plays one game to its end; every decision is made from the view of its seat."""
    return _played(begin(job), job, None)


def play_witnessed(job: Job) -> Account:
    """The same, with what a report on the balance wants to know beside its record."""
    session = begin(job)
    witness = Witness(session.rules, len(session.seats))
    record = _played(session, job, witness)
    return Account(record, witness.ledger(session.state, session.happened))


def _played(session: Session, job: Job, witness: Witness | None) -> Record:
    players = [parse(job.game, name) for name in job.players]
    first = first_seat(session)
    brought = tuple(session.rules.army_of(session.state, seat) for seat in range(len(session.seats)))
    tallies = [Tally() for _player in players]
    lot = Stream(job.seed)
    while (seat := session.to_act()) is not None:
        seed, view = (job.seed << 16) + len(session.moves), session.view(seat)
        legal = session.rules.legal_moves(view)
        if len(session.moves) < job.opening:
            session.play(legal[lot.below(len(legal))])
            continue
        decision = decide(players[seat], session.rules, view, seed, tallies[seat])
        session.play(decision.move)
        if witness:
            witness.decided(seat, view, decision)
            witness.moved(session.state)
    outcome = session.outcome()
    assert outcome is not None
    bought, held = purchases(session)
    turns = sum(event.kind == "turn" for events in session.happened for event in events)
    return Record(
        job, outcome.winners, first, len(session.moves), turns + 1 if turns else 0, outcome.reason, bought, held,
        brought, tuple(tally.calls for tally in tallies),
    )  # fmt: skip


def begin(job: Job) -> Session:
    """The game before its first move."""
    return start(
        job.game, job.options, job.seed, [Seat(name if name == AUTOMATON else "opponent", name) for name in job.players]
    )


def first_seat(session: Session) -> int:
    first = session.rules.first_seat(session.state)
    assert first is not None
    return first


def purchases(session: Session) -> tuple[tuple[frozenset[str], ...], tuple[frozenset[str], ...]]:
    """What each seat came to own, and what of it was not lost again."""
    keys, info = list(session.rules.cards()), session.rules.info
    bought = [Counter[str]() for _seat in session.seats]
    gone = [Counter[str]() for _seat in session.seats]
    for event in (event for events in session.happened for event in events):
        card = event.by if event.kind in info.plays else event.card
        if event.seat is not None and card is not None and event.kind in info.gains | info.loses:
            counts = gone if event.kind in info.loses else bought
            counts[event.seat][keys[card]] += 1
    return (
        tuple(frozenset(each) for each in bought),
        tuple(frozenset(each - lost) for each, lost in zip(bought, gone, strict=True)),
    )


def jobs(game: str, players: Sequence[str], options: dict[str, int | str], games: int, seed: int) -> list[Job]:
    """The games of a match: as many neighbours as there are seats share a deal, each with everybody one seat on.

    Among equals that would be the same game again, so there each game has its own deal, and so it has against an
    automaton, whose seat is its own. Where nothing is dealt, games of unequals begin with moves by lot, the same ones
    for those who share a seed.
    """
    seats = len(players)
    fixed = AUTOMATON in players
    sharing = seats if len({*players}) > 1 and not fixed else 1
    opening = OPENING if sharing > 1 and not deals(game, options) else 0
    planned = []
    for n in range(games):
        places = tuple((seat + n * (not fixed)) % seats for seat in range(seats))
        planned.append(Job(game, options, seed + n // sharing, tuple(players[at] for at in places), places, opening))
    return planned


def settings(game: str, players: Sequence[str], words: Sequence[str]) -> dict[str, int | str]:
    """The options of a game for these players, with those that were asked for."""
    info = catalogue.rules(game).info
    options: dict[str, int | str] = {}
    if any(option.key == "seats" for option in info.options):
        options["seats"] = len(players)
    for word in words:
        key, _, value = word.partition("=")
        options[key] = int(value) if value.isdecimal() and not _wants_words(info, key) else value
    own = [seat for seat, player in enumerate(players) if player == AUTOMATON]
    return letting_automatons(catalogue.rules(game), options, own)


def _wants_words(info: GameInfo, key: str) -> bool:
    """Does this option take words that only look like numbers?"""
    return any(option.key == key and isinstance(option.default, str) for option in info.options)


def deals(game: str, options: dict[str, int | str]) -> bool:
    """Does every seed begin another game?"""
    rules = catalogue.rules(game)
    return len({rules.position(rules.new_game(options, seed)) for seed in range(SEEDS)}) == SEEDS


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
        calls = sum(record.calls[record.job.places.index(place)] for record in records)
        lines.append(f"  {place + 1}: {player} takes {calls / len(records):,.0f} calls a game")
    lines.append(f"  moves in a game: {spread([record.moves for record in records])}")
    return lines
