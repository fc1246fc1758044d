"""The ladder as a table, computed from the games that were kept and from nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from game import catalogue
from game.ai.rating import Standing, standings
from game.ai.records import points
from tests.ladder.pages import replaced, rewrite
from tests.ladder.runs import Run, kept

ANCHORS = ("random", "novice")
PAGE = "opponents.md"
BEGIN, END = "<!-- the ladder, written by `python run.py ladder` -->", "<!-- the end of the ladder -->"


class Ladder:
    """Who met whom, and how each stands; best first."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.points: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.games: defaultdict[tuple[str, str], int] = defaultdict(int)
        calls: defaultdict[str, list[int]] = defaultdict(list)
        for run in runs:
            for seat, player in enumerate(run.seats):
                calls[player].append(run.calls[seat])
                self.points[player, run.seats[1 - seat]] += points(run.winners, len(run.seats), seat)
                self.games[player, run.seats[1 - seat]] += 1
        players = sorted(calls)
        self.anchor = next((name for name in ANCHORS if name in players), players[0])
        order = [self.anchor, *(player for player in players if player != self.anchor)]
        pairs = [(one, other) for one in order for other in order if self.games[one, other]]
        self.standing = standings(self.points, {pair: self.games[pair] for pair in pairs})
        self.players = sorted(players, key=lambda player: (-round(self.standing[player].elo), player))
        self.calls = {player: sum(each) / len(each) for player, each in calls.items()}

    def total(self, player: str) -> tuple[float, int]:
        """A player's points, and its games."""
        return (
            sum(self.points[player, other] for other in self.players),
            sum(self.games[player, other] for other in self.players),
        )


def lines_of(runs: Sequence[Run]) -> list[str]:
    """The table of a game."""
    ladder = Ladder(runs)
    least, most = (few(ladder.games[one, other] for one in ladder.players for other in ladder.players if one != other)
                   for few in (min, max))  # fmt: skip
    meetings = f"{most}" if least == most else f"{least} to {most}"
    heads = ["player", "Elo", "95 %", "points", "games", "calls a game", *ladder.players]
    lines = [
        f"{len(runs)} games in mirrored pairs, {meetings} of each two; {ladder.anchor} = 0.",
        "",
        f"| {' | '.join(heads)} |",
        f"|---{'|--:' * (len(heads) - 1)}|",
    ]
    for player in ladder.players:
        points, games = ladder.total(player)
        cells = [f"{100 * points / games:.0f} %", f"{games}", f"{ladder.calls[player]:,.0f}"]
        met = [f"{ladder.points[player, other]:g}" if ladder.games[player, other] else "" for other in ladder.players]
        lines.append(f"| {' | '.join([player, *_elo(ladder.standing[player]), *cells, *met])} |")
    return lines


def _elo(standing: Standing) -> tuple[str, str]:
    low, high = standing.elo - standing.margin, standing.elo + standing.margin
    return f"{round(standing.elo)}", f"{round(low)} to {round(high)}" if standing.margin else ""


def section(docs: Path) -> str:
    """The tables of all games that have been played."""
    lines = [BEGIN]
    for game in catalogue.ids():
        runs = kept(docs, game)
        if runs:
            lines += ["", f"### {catalogue.rules(game).info.title}", "", *lines_of(runs)]
    return "\n".join([*lines, "", END])


def written(page: str, docs: Path) -> str:
    """The page with its tables as the kept games have them."""
    return replaced(page, section(docs))


def tell(docs: Path) -> None:
    """Writes the tables into the page."""
    rewrite(docs / PAGE, written)
