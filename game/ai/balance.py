"""Is the game itself fair? What strong opponents' games say about beginning, length and cards.

Where a bar is missed, its line is flagged with `!`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from game.ai.records import Record, interval, share, spread
from game.core.measures import Bars
from game.core.things import Card

TURNS = (12, 30)
"""Turns each that the median game should take."""
SELDOM = 0.02
"""The share of games in which every card should at least be bought."""
WINNING = (0.35, 0.65)
"""The share of its holders that should win with a card; missed when the whole interval lies outside."""


def report(
    records: Sequence[Record], cards: Mapping[str, Card], levels: Sequence[str], work: float, bars: Bars | None = None
) -> list[str]:
    """The balance of a game, line by line."""
    bars = bars or Bars()
    return [
        f"{len(records)} games at work {work:g}: {', '.join(levels)}",
        *_beginning(records, bars.first),
        *_length(records),
        *_endings(records),
        *_camps(records, bars.army),
        *_armies(records, bars),
        *_cards(records, cards),
    ]


def _flag(missed: bool) -> str:
    return "!" if missed else " "


def _beginning(records: Sequence[Record], bar: tuple[float, float]) -> Iterator[str]:
    decided = [record for record in records if record.winners]
    first = sum(record.first in record.winners for record in decided)
    missed = bool(decided) and not bar[0] <= first / len(decided) <= bar[1]
    yield _flag(missed) + share("who moved first wins", first, len(decided))[1:]
    yield share("draws", len(records) - len(decided), len(records))


def _length(records: Sequence[Record]) -> Iterator[str]:
    turns = [record.turns / len(record.bought) for record in records if record.turns]
    if turns:
        yield f"{_flag(not TURNS[0] <= median(turns) <= TURNS[1])} turns each: {spread(turns)}"
    yield f"  moves in a game: {spread([record.moves for record in records])}"


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
        missed = not bar[0] <= won[camp] / met[camp] <= bar[1]
        yield _flag(missed) + share(camp, round(won[camp]), met[camp])[1:]


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
        yield _flag(not bars.army[0] <= hits / games <= bars.army[1]) + share(army, round(hits), games)[1:]
    yield "armies against each other, in per cent"
    yield " " * 13 + "".join(f"{army[:9]:>11}" for army in armies)
    for army in armies:
        row = ""
        for other in armies:
            part = won[army, other] / met[army, other] if met[army, other] else 0.5
            cell = (
                f"{100 * part:.0f}{_flag(not bars.pairing[0] <= part <= bars.pairing[1])}" if met[army, other] else "- "
            )
            row += f"{cell:>11}"
        yield f"  {army:<11}{row}".rstrip()


def _cards(records: Sequence[Record], cards: Mapping[str, Card]) -> Iterator[str]:
    """Every card with a price, the most bought first."""
    priced = [card for card in cards.values() if dict(card.numbers).get("cost")]
    if not priced:
        return
    games = {card.key: sum(any(card.key in seat for seat in record.bought) for record in records) for card in priced}
    yield "cards: games in which each is bought; how many of those who hold it at the end win"
    for card in sorted(priced, key=lambda card: -games[card.key]):
        holders = [
            seat in record.winners
            for record in records
            if record.winners
            for seat, held in enumerate(record.held)
            if card.key in held
        ]
        low, high = interval(sum(holders), len(holders))
        seldom = games[card.key] < SELDOM * len(records)
        uneven = high < WINNING[0] or low > WINNING[1]
        bought = 100 * games[card.key] / len(records)
        wins = f"{100 * sum(holders) / len(holders):5.1f} %" if holders else "    -  "
        yield (
            f"{_flag(seldom or uneven)} {card.name:<24} cost {dict(card.numbers)['cost']}  bought {bought:5.1f} %"
            f"{_flag(seldom)}  wins {wins}  (95 %: {100 * low:4.1f} to {100 * high:5.1f} %){_flag(uneven)}"
        ).rstrip()
