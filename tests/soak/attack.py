"""What all attacks have in common: they are told a seed, count what they did, and name what they found."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random


@dataclass(slots=True)
class Log:
    """What one run of an attack did and found. The same attack with the same seed finds the same again."""

    attack: str
    seed: int
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    @property
    def random(self) -> Random:
        return Random(f"{self.attack} {self.seed}")

    def count(self, what: str, n: int = 1) -> None:
        self.counts[what] += n

    def found(self, text: str) -> None:
        self.findings.append(text)

    def expect(self, good: bool, text: str) -> None:
        if not good:
            self.found(text)

    @contextmanager
    def watch(self, about: str, allowed: tuple[type[BaseException], ...] = ()) -> Iterator[None]:
        """An exception that is not allowed here is a finding."""
        try:
            yield
        except allowed:
            pass
        except Exception:
            self.found(f"{about}\n{traceback.format_exc(limit=-8)}")


Attack = Callable[[Log, bool], None]
"""Runs once; quickly where the second argument says so."""


def run(name: str, attack: Attack, seed: int, quick: bool = False) -> Log:
    log = Log(name, seed)
    with log.watch("the attack itself came to grief"):
        attack(log, quick)
    return log
