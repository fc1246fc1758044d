"""What players answered, a line of JSON each in `docs/runs`, and the table that is computed from that."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game import catalogue
from game.ai.players import decide, parse
from game.core.contract import Move
from tests.ladder.pages import replaced, rewrite
from tests.machines import Crew, progress
from tests.positions.suite import Position, positions, short

DOCS = Path(__file__).parents[2] / "docs"
PAGE = "opponents.md"
BEGIN, END = "<!-- the positions, written by `python run.py positions` -->", "<!-- the end of the positions -->"


class Question(NamedTuple):
    """All that an answer is a function of."""

    position: Position
    player: str


class Answer(NamedTuple):
    """A move as it is kept; whether it is wrong, the position knows."""

    key: str
    player: str
    move: Move


def ask(question: Question) -> Answer:
    """What the player does there, with the position for a seed."""
    position, player = question
    look = position.look()
    decision = decide(parse(position.game, player), look.rules, look.view, position.seed)
    return Answer(position.key, player, decision.move)


# The record


def file_of(docs: Path, game: str) -> Path:
    return docs / "runs" / f"{game}.positions.jsonl"


def kept(file: Path) -> list[Answer]:
    """What was answered so far; a last line that was cut off does not count."""
    lines = file.read_text("utf-8").split("\n")[:-1] if file.exists() else []
    return [Answer(key, player, Move(*move)) for key, player, move in map(json.loads, lines)]


def keep(file: Path, answers: Iterable[Answer]) -> Iterator[Answer]:
    """Hands on answers as they come, each when it is kept: whoever stops this loses only those that follow."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab+") as out:
        out.seek(0)
        out.truncate(out.read().rfind(b"\n") + 1)
        for answer in answers:
            out.write(f"{_line(answer)}\n".encode())
            out.flush()
            yield answer


def answered(file: Path, asked: Sequence[Position], players: Sequence[str], crew: Crew) -> list[Answer]:
    """All answers to these, of which those are asked for that are not kept yet."""
    known = {(answer.key, answer.player) for answer in kept(file)}
    ahead = [
        Question(position, player)
        for player in players
        for position in asked
        if (position.key, player) not in known
    ]  # fmt: skip
    for done, _answer in enumerate(keep(file, crew.map(ask, ahead)), 1):
        progress(done, len(ahead))
    wanted = {position.key for position in asked}
    return [answer for answer in kept(file) if answer.key in wanted and answer.player in players]


def forget(file: Path, players: Container[str] = (), keep: Container[str] | None = None) -> None:
    """Takes answers out of the record: those of players, and those to positions that are not kept."""
    left = [
        answer for answer in kept(file)
        if answer.player not in players and (keep is None or answer.key in keep)
    ]  # fmt: skip
    if file.exists():
        file.write_text("".join(f"{_line(answer)}\n" for answer in left), "utf-8")


def _line(answer: Answer) -> str:
    return json.dumps([answer.key, answer.player, short(answer.move)], separators=(",", ":"))


# The table


class Failures:
    """Who did what is wrong, and where."""

    def __init__(self, asked: Sequence[Position], answers: Iterable[Answer]) -> None:
        self.asked = asked
        self.said = {(answer.key, answer.player): answer.move for answer in answers}
        self.players = list(dict.fromkeys(player for _key, player in self.said))

    def of(self, player: str, theme: str = "") -> list[Position]:
        """The positions that a player failed, all or those of a theme."""
        return [
            each
            for each in self.asked
            if self.said.get((each.key, player)) in each.wrong and theme in ("", each.theme)
        ]  # fmt: skip

    def cell(self, player: str, theme: str = "") -> str:
        """How many, if all of them were asked."""
        there = [each for each in self.asked if theme in ("", each.theme)]
        missing = any((each.key, player) not in self.said for each in there)
        return "" if missing else str(len(self.of(player, theme)))

    def lines(self, order: Sequence[str] = ()) -> list[str]:
        """A row for each theme, a column for each player."""
        players = [*order] or self.players
        rows = {theme: theme for theme in dict.fromkeys(each.theme for each in self.asked)} | {"": "**all**"}
        lines = [f"| theme | positions | {' | '.join(players)} |", f"|---{'|--:' * (len(players) + 1)}|"]
        for theme, name in rows.items():
            many = sum(theme in ("", each.theme) for each in self.asked)
            cells = " | ".join(self.cell(player, theme) for player in players)
            lines.append(f"| {name} | {many} | {cells} |")
        return lines


def failures(game: str, docs: Path = DOCS) -> Failures:
    """As the record of a game has them."""
    suite = positions(game)
    keys = {each.key for each in suite}
    return Failures(suite, [answer for answer in kept(file_of(docs, game)) if answer.key in keys])


COLUMNS = ("old", "random", "novice", "adept", "master")
"""Who comes first in the tables."""


def section(docs: Path = DOCS) -> str:
    """The tables of all games whose players were asked."""
    lines = [BEGIN]
    for game in catalogue.ids():
        if file_of(docs, game).exists():
            found = failures(game, docs)
            order = sorted(found.players, key=partial(_place, found.players))
            lines += ["", f"### Positions of {catalogue.rules(game).info.title}", "", *found.lines(order)]
    return "\n".join([*lines, "", END])


def _place(players: list[str], player: str) -> tuple[int, int]:
    return COLUMNS.index(player) if player in COLUMNS else len(COLUMNS), players.index(player)


def written(page: str, docs: Path = DOCS) -> str:
    """The page with its tables as the records have them."""
    return replaced(page, section(docs))


def tell(docs: Path = DOCS) -> None:
    rewrite(docs / PAGE, written)
