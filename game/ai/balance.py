"""Is the game itself fair? What strong opponents' games say about beginning, length, choices and cards.

Where a bar is missed, its line is flagged with `!`. Who begins, lengths and what is bought are held against their bars
as they are seen; armies, stakes and cards only where they are surely outside, corrected for how many were compared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from game.ai.ledger import Account
from game.ai.records import Record, interval, share, spread
from game.core.measures import Bars
from game.core.things import Card

SELDOM = 0.04
"""The share of the games it was offered in that a card should at least be bought or played in."""
LEADS = 2
"""So often the lead should change in the median game."""


def report(accounts: Sequence[Account], cards: Mapping[str, Card], bars: Bars | None = None) -> list[str]:
    """The balance of a game, line by line."""
    bars = bars or Bars()
    records = [account.record for account in accounts]
    players = ", ".join(sorted({player for record in records for player in record.job.players}))
    seeds = [record.job.seed for record in records]
    return [
        f"{len(records)} games of {players}, seeds {min(seeds)} to {max(seeds)}",
        *_beginning(records, bars.first),
        *_length(records, bars.turns),
        *_turns(accounts),
        *_endings(records),
        *_camps(records, bars.army),
        *_armies(records, bars),
        *_stakes(accounts, bars.stake),
        *(_cards(accounts, cards, bars.holders) if cards else ()),
    ]


def _flag(missed: bool) -> str:
    return "!" if missed else " "


def _outside(hits: float, of: int, bar: tuple[float, float], compared: int) -> bool:
    """Is a share surely outside, though so many were compared?"""
    low, high = interval(hits, of, compared)
    return high < bar[0] or low > bar[1]


def _beginning(records: Sequence[Record], bar: tuple[float, float]) -> Iterator[str]:
    decided = [record for record in records if record.winners]
    first = sum(record.first in record.winners for record in decided)
    missed = bool(decided) and not bar[0] <= first / len(decided) <= bar[1]
    yield _flag(missed) + share("who moved first wins", first, len(decided))[1:]
    yield share("draws", len(records) - len(decided), len(records))


def _length(records: Sequence[Record], bar: tuple[float, float]) -> Iterator[str]:
    turns = [record.turns / len(record.bought) for record in records if record.turns]
    if turns:
        yield f"{_flag(not bar[0] <= median(turns) <= bar[1])} turns each: {spread(turns)}"
    yield f"  moves in a game: {spread([record.moves for record in records])}"


def _turns(accounts: Sequence[Account]) -> Iterator[str]:
    """What there was to choose, and how open the game was."""
    ledgers = [account.ledger for account in accounts]
    choices = [most for ledger in ledgers for most in ledger.choices]
    if len(choices) > 2 * sum(len(ledger.offered) for ledger in ledgers):
        yield f"  most sensible moves beside each other in a turn: {spread(choices)}"
        yield share("turns for nothing", sum(ledger.idle for ledger in ledgers), len(choices))
        played = sum(ledger.played for ledger in ledgers)
        if played:
            yield share("plays that did nothing", sum(ledger.vain for ledger in ledgers), played)
        leads = [ledger.leads for ledger in ledgers]
        yield f"{_flag(median(leads) < LEADS)} the lead changes: {spread(leads)} times"


def _endings(records: Sequence[Record]) -> Iterator[str]:
    yield "how games end"
    for reason, n in Counter(record.reason for record in records).most_common():
        yield f"  {n:>5}  {reason}"


def _camps(records: Sequence[Record], bar: tuple[float, float]) -> Iterator[str]:
    """Where armies belong to camps, `camp/army`: what each camp wins against the others."""
    won: defaultdict[str, float] = defaultdict(float)
    met: Counter[str] = Counter()
    for record in records:
        camps = [army.rpartition("/")[0] for army in record.brought]
        if len({*camps}) < 2:
            continue
        for seat, camp in enumerate(camps):
            met[camp] += 1
            won[camp] += seat in record.winners if record.winners else 0.5
    if met:
        yield "camps against each other"
    for camp in sorted(met):
        yield _flag(_outside(won[camp], met[camp], bar, 1)) + share(camp, round(won[camp]), met[camp])[1:]


def _armies(records: Sequence[Record], bars: Bars) -> Iterator[str]:
    """Each army against the field, then each against each: what the one on the left wins, in per cent."""
    won: defaultdict[tuple[str, str], float] = defaultdict(float)
    met: Counter[tuple[str, str]] = Counter()
    for record in records:
        brought = [army.rpartition("/")[2] for army in record.brought]
        for seat, army in enumerate(brought):
            for other in {*brought} - {army}:
                met[army, other] += 1
                won[army, other] += seat in record.winners if record.winners else 0.5
    armies = sorted({army for army, _other in met if army})
    if not armies:
        return
    yield "armies against all others"
    for army in armies:
        hits = sum(won[army, other] for other in armies)
        games = sum(met[army, other] for other in armies)
        yield _flag(_outside(hits, games, bars.army, len(armies))) + share(army, round(hits), games)[1:]
    yield "armies against each other, in per cent"
    yield " " * 13 + "".join(f"{army[:9]:>11}" for army in armies)
    pairings = sum(bool(met[army, other]) for army in armies for other in armies) // 2
    for army in armies:
        row = ""
        for other in armies:
            hits, games = won[army, other], met[army, other]
            flag = _flag(_outside(hits, games, bars.pairing, pairings))
            row += f"{f'{100 * hits / games:.0f}{flag}' if games else '- ':>11}"
        yield f"  {army:<11}{row}".rstrip()


def _stakes(accounts: Sequence[Account], bar: tuple[float, float]) -> Iterator[str]:
    """Of what differs from game to game, which of the two seats has it in the end."""
    met: Counter[str] = Counter()
    first: Counter[str] = Counter()
    for record, ledger in accounts:
        for stake, seat in ledger.stakes:
            if seat is not None and len(record.job.players) == 2:
                met[stake] += 1
                first[stake] += seat == record.first
    if met:
        yield "who moved first holds at the end"
    for stake in sorted(met):
        yield _flag(_outside(first[stake], met[stake], bar, len(met))) + share(stake, first[stake], met[stake])[1:]


def _cards(accounts: Sequence[Account], cards: Mapping[str, Card], bar: tuple[float, float]) -> Iterator[str]:
    """Every card that was offered, the most bought first."""
    offered: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record, ledger in accounts:
        for seat, offers in enumerate(ledger.offered):
            offered.update(offers)
            bought.update(offers & record.bought[seat])
            if record.winners:
                held.update(record.held[seat])
                won.update(record.held[seat] if seat in record.winners else ())
    if not offered:
        return
    yield "cards: how many of those to whom each is offered take it; how many of those who hold it at the end win"
    for key in sorted(offered, key=lambda key: (-bought[key] / offered[key], key)):
        low, high = interval(won[key], held[key], len(offered))
        seldom = bought[key] < SELDOM * offered[key]
        uneven = _outside(won[key], held[key], bar, len(offered))
        wins = f"{100 * won[key] / held[key]:5.1f} %" if held[key] else "    -  "
        cost = dict(cards[key].numbers).get("cost", 0)
        yield (
            f"{_flag(seldom or uneven)} {cards[key].name:<24} cost {cost}  "
            f"taken {100 * bought[key] / offered[key]:5.1f} % of {offered[key]}{_flag(seldom)}  "
            f"wins {wins} of {held[key]}  (all: {100 * low:4.1f} to {100 * high:5.1f} %){_flag(uneven)}"
        ).rstrip()
