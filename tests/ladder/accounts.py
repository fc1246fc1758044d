"""The games that reports on the balance are made of: `docs/runs/GAME.balance.jsonl`, a line each, and what they say as
`docs/balance.md` has it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from game import catalogue
from game.ai import balance
from game.ai.ledger import Account, Ledger
from game.ai.records import Job, Record
from tests.ladder.pages import replaced, rewrite
from tests.ladder.runs import append, lines_in

PAGE = "balance.md"
BEGIN, END = "<!-- reports, written by `arena GAME --report --keep` -->", "<!-- the end of the reports -->"


def file_of(docs: Path, game: str) -> Path:
    return docs / "runs" / f"{game}.balance.jsonl"


def kept(docs: Path, game: str) -> list[Account]:
    keys = [*catalogue.rules(game).cards()]
    return [_account_of(game, line, keys) for line in lines_in(file_of(docs, game))]


def keep(docs: Path, game: str, played: Iterable[Account]) -> Iterator[Account]:
    """Hands on games as they are played, each when it is kept."""
    places = {key: at for at, key in enumerate(catalogue.rules(game).cards())}
    return append(file_of(docs, game), played, lambda account: line_of(account, places))


def line_of(account: Account, places: dict[str, int]) -> dict[str, Any]:
    """A game as it is written: sets of cards as the bits of a number, choices as a digit each."""
    record, ledger = account
    return {
        "options": record.job.options, "seed": record.job.seed, "seats": record.job.players,
        "winners": record.winners, "first": record.first, "moves": record.moves, "turns": record.turns,
        "reason": record.reason, "brought": record.brought, "calls": record.calls,
        "bought": [_bits(seat, places) for seat in record.bought],
        "held": [_bits(seat, places) for seat in record.held],
        "offered": [_bits(seat, places) for seat in ledger.offered],
        "choices": "".join(map(str, ledger.choices)), "idle": ledger.idle, "leads": ledger.leads,
        "stakes": ledger.stakes, "plays": [ledger.played, ledger.vain],
    }  # fmt: skip


def _account_of(game: str, line: dict[str, Any], keys: Sequence[str]) -> Account:
    seats = tuple(line["seats"])
    job = Job(game, line["options"], line["seed"], seats, tuple(range(len(seats))))
    bought, held, offered = (tuple(_cards(bits, keys) for bits in line[name]) for name in ("bought", "held", "offered"))
    return Account(
        Record(
            job, tuple(line["winners"]), line["first"], line["moves"], line["turns"], line["reason"], bought, held,
            tuple(line["brought"]), tuple(line["calls"]),
        ),
        Ledger(
            offered, tuple(map(int, line["choices"])), line["idle"], line["leads"],
            tuple((stake, seat) for stake, seat in line["stakes"]), *line.get("plays", ()),
        ),
    )  # fmt: skip


def _bits(cards: Iterable[str], places: dict[str, int]) -> str:
    return f"{sum(1 << places[key] for key in cards):x}"


def _cards(bits: str, keys: Sequence[str]) -> frozenset[str]:
    number = int(bits, 16)
    return frozenset(key for at, key in enumerate(keys) if number >> at & 1)


# Telling


def matches(game: str, accounts: Iterable[Account]) -> list[tuple[str, list[Account]]]:
    """The games by who played, with which settings beside those that a report goes through in turn."""
    rules = catalogue.rules(game)
    usual = rules.info.complete({})
    turning = {key for setting in rules.matchups() for key in setting}
    found: defaultdict[str, list[Account]] = defaultdict(list)
    for account in accounts:
        job = account.record.job
        others = [f"{key}={value}" for key, value in sorted(job.options.items())
                  if key not in turning and usual[key] != value]  # fmt: skip
        found[", ".join([" against ".join(sorted({*job.players})), *others])].append(account)
    return sorted(found.items())


def section(docs: Path) -> str:
    """The reports of all games of which some were kept."""
    lines = [BEGIN]
    for game in catalogue.ids():
        rules = catalogue.rules(game)
        for title, accounts in matches(game, kept(docs, game)):
            equals = all(len({*account.record.job.players}) == 1 for account in accounts)
            found = balance.report(accounts, rules.cards() if equals else {}, rules.info.bars)
            lines += ["", f"### {rules.info.title}: {title}", "", "```text", *found, "```"]
    return "\n".join([*lines, "", END])


def written(page: str, docs: Path) -> str:
    """The page with its reports as the kept games have them."""
    return replaced(page, section(docs))


def tell(docs: Path) -> None:
    """Writes the reports into the page."""
    rewrite(docs / PAGE, written)
