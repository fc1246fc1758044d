"""What every measurement here is made of: a row of the table, slices in turn, and medians."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import NamedTuple

ROUNDS = 5


class Row(NamedTuple):
    """One figure: ours, a peer's if there is one, and the budget for the ratio (or for ours, without a peer)."""

    figure: str
    ours: float
    unit: str
    peer: float | None = None
    ratio: float | None = None
    least: float | None = None
    most: float | None = None

    @property
    def good(self) -> bool | None:
        """Is the budget kept? None when there is none."""
        if self.least is None and self.most is None:
            return None
        value = self.ours if self.ratio is None else self.ratio
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def cells(self) -> tuple[str, ...]:
        times = "x" if self.ratio is not None else f" {self.unit}"
        return (
            self.figure,
            f"{short(self.ours)} {self.unit}",
            "" if self.peer is None else f"{short(self.peer)} {self.unit}",
            "" if self.ratio is None else f"{self.ratio:.2f}",
            f">= {short(self.least)}{times}"
            if self.least is not None
            else f"<= {short(self.most)}{times}"
            if self.most is not None
            else "",
            {True: "yes", False: "NO", None: ""}[self.good],
        )


TITLES = ("figure", "ours", "peer", "ratio", "budget", "ok?")
WIDTHS = (50, 16, 16, 7, 13, 4)


def line(cells: tuple[str, ...]) -> str:
    return " | ".join(f"{cell:{width}}" for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def short(number: float) -> str:
    """Three digits are all that a noisy machine can vouch for."""
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


def in_turn(measures: Mapping[str, Callable[[], float]], rounds: int = ROUNDS) -> dict[str, list[float]]:
    """Measures all of them round by round, so that whatever slows the machine slows them alike."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            found[name].append(measure())
    return found


def middle_ratio(ours: list[float], peer: list[float]) -> float:
    """The median of the ratios of the rounds: steadier than the ratio of the medians."""
    return median(mine / theirs for mine, theirs in zip(ours, peer, strict=True))


def seconds(action: Callable[[], object], least: float = 0.1) -> float:
    """The seconds of work that an action takes: the best of the rounds, each repeated until it can be measured."""
    best = float("inf")
    for _ in range(ROUNDS):
        times, spent = 0, 0.0
        started = process_time()
        while spent < least / ROUNDS:
            action()
            times += 1
            spent = process_time() - started
        best = min(best, spent / times)
    return best
