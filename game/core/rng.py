"""Random numbers as plain data: splitmix64, one 64-bit integer that a state carries with it."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Seeded(Protocol):
    """Anything that carries its random number: every state does."""

    random: int | None


def mix(x: int) -> int:
    """Scatters 64 bits so that near seeds give unrelated numbers."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def seeded(seed: int) -> int:
    """The random number that a game with this seed starts from."""
    return mix((seed & MASK) ^ GOLDEN)


def below(state: Seeded, n: int) -> int:
    """The next number from 0 to n - 1, each equally likely; the state's random number moves on."""
    number = state.random
    if number is None:
        raise ValueError("a view has no random number: determinise it first")
    limit = MASK - (MASK + 1) % n
    while True:
        number = (number + GOLDEN) & MASK
        value = mix(number)
        if value <= limit:
            state.random = number
            return value % n


def shuffle(state: Seeded, cards: MutableSequence[Any]) -> None:
    """Every order equally likely (Fisher and Yates). As `below` for each card, without the calls."""
    number = state.random
    if number is None:
        raise ValueError("a view has no random number: determinise it first")
    for i in range(len(cards) - 1, 0, -1):
        while True:
            number = (number + GOLDEN) & MASK
            x = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
            value = x ^ (x >> 31)
            if value <= MASK - i or value <= MASK - (MASK + 1) % (i + 1):
                break
        j = value % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    state.random = number


class Stream:
    """A random number outside any state: for opponents and determinised worlds."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random: int | None = seeded(seed)

    def below(self, n: int) -> int:
        return below(self, n)

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        shuffle(self, cards)
