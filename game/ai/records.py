"""What is kept of the games that opponents play against each other, and how such numbers are told."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, median, quantiles
from typing import NamedTuple

Z = 1.96
"""Standard deviations that hold 95 %."""


class Job(NamedTuple):
    """A game to be played: who sits where, by the number of their place in `--seats`."""

    game: str
    options: dict[str, int | str]
    seed: int
    players: tuple[str, ...]
    """By seat, as `players.parse` reads them, each with its work."""
    places: tuple[int, ...]
    """For each seat, which of the contestants sits there."""
    opening: int = 0
    """So many first moves are drawn by lot."""


class Record(NamedTuple):
    """How a game went."""

    job: Job
    winners: tuple[int, ...]
    """The seats that won; none for a draw."""
    first: int
    """The seat that moved first."""
    moves: int
    turns: int
    """Of all seats together; 0 in a game that tells of no turns."""
    reason: str
    """How it ended, in the words of the rules."""
    bought: tuple[frozenset[str], ...]
    """By seat the cards that it bought."""
    held: tuple[frozenset[str], ...]
    """By seat those that it still had at the end."""
    brought: tuple[str, ...] = ()
    """By seat the army it played, in a game of different armies."""
    calls: tuple[int, ...] = ()
    """By seat how often it moved on or evaluated a state while it thought."""

    def points(self, place: int) -> float:
        """What the game brought a contestant."""
        return points(self.winners, len(self.job.places), self.job.places.index(place))


def points(winners: Sequence[int], seats: int, seat: int) -> float:
    """What a game brings a seat: a whole point is shared by those who won, or by all after a draw."""
    sharing = winners or range(seats)
    return 1 / len(sharing) if seat in sharing else 0.0


# Telling


def interval(hits: float, of: int, compared: int = 1) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; of so many that are compared, the widened one that holds all of them."""
    if not of:
        return 0.0, 1.0
    z = Z if compared < 2 else NormalDist().inv_cdf(1 - 0.025 / compared)
    share, spread = hits / of, z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(name: str, hits: int, of: int) -> str:
    low, high = interval(hits, of)
    percent = 100 * hits / of if of else 0.0
    return f"  {name:<28} {hits:>4} of {of:<4} {percent:5.1f} %   (95 %: {100 * low:.1f} to {100 * high:.1f} %)"


def spread(lengths: Sequence[float]) -> str:
    tenths = quantiles(lengths, n=10) if len(lengths) > 1 else [lengths[0]] * 9
    return f"median {median(lengths):g}, from {tenths[0]:.0f} (10 %) to {tenths[-1]:.0f} (90 %)"
