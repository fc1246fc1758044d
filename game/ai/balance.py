"""Is the game itself fair? What strong opponents' games say about beginning, length and cards.

Where a bar is missed, its line is flagged with `!`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from game.ai.records import Record, interval, share, spread
from game.core.contract import Card

FIRST = (0.45, 0.55)
"""The share of games that who begins should win."""
TURNS = (12, 30)
"""Turns each that the median game should take."""
SELDOM = 0.02
"""The share of games in which every card should at least be bought."""
WINNING = (0.35, 0.65)
"""The share of its holders that should win with a card; missed when the whole interval lies outside."""


def report(records: Sequence[Record], cards: Mapping[str, Card], levels: Sequence[str], work: float) -> list[str]:
    """The balance of a game, line by line."""
    return [
        f"{len(records)} games at work {work:g}: {', '.join(levels)}",
        *_beginning(records),
        *_length(records),
        *_endings(records),
        *_cards(records, cards),
    ]


def _flag(missed: bool) -> str:
    return "!" if missed else " "


def _beginning(records: Sequence[Record]) -> Iterator[str]:
    decided = [record for record in records if record.winners]
    first = sum(record.first in record.winners for record in decided)
    missed = bool(decided) and not FIRST[0] <= first / len(decided) <= FIRST[1]
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
            for record in records if record.winners
            for seat, held in enumerate(record.held) if card.key in held
        ]  # fmt: skip
        low, high = interval(sum(holders), len(holders))
        seldom = games[card.key] < SELDOM * len(records)
        uneven = high < WINNING[0] or low > WINNING[1]
        bought = 100 * games[card.key] / len(records)
        wins = f"{100 * sum(holders) / len(holders):5.1f} %" if holders else "    -  "
        yield (
            f"{_flag(seldom or uneven)} {card.name:<24} cost {dict(card.numbers)['cost']}  bought {bought:5.1f} %"
            f"{_flag(seldom)}  wins {wins}  (95 %: {100 * low:4.1f} to {100 * high:5.1f} %){_flag(uneven)}"
        ).rstrip()
