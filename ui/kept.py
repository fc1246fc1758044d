"""Pictures that are kept while there is room for them: room is counted in bytes, and the larger the window, the more.

What was not wanted for longest goes first. Whoever needs it again paints or loads it again.
"""

from __future__ import annotations

import gc
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache, wraps
from typing import Any, ParamSpec, TypeVar
from weakref import WeakSet

import pygame

P = ParamSpec("P")
T = TypeVar("T")

MMAP_THRESHOLD = -3
"""What the C library calls the size from which on it asks the system for each piece."""
LARGE = 512 * 1024
USUAL = 1920 * 1080
"""Pixels of a window that the budgets are meant for; in a larger one everything is larger."""
_all: WeakSet[Kept] = WeakSet()


class Kept:
    def __init__(self, budget: int) -> None:
        self.budget, self.share = budget, 1.0
        self.bytes = 0
        self._found: OrderedDict[Hashable, Any] = OrderedDict()
        _all.add(self)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._found

    def __len__(self) -> int:
        return len(self._found)

    def once(self, key: Hashable, paint: Callable[[], T]) -> T:
        """What is kept under that key, else what is painted now."""
        if key in self._found:
            self._found.move_to_end(key)
            found: T = self._found[key]
            return found
        return self.put(key, paint())

    def put(self, key: Hashable, painted: T) -> T:
        self.drop(key)
        self._found[key] = painted
        self.bytes += weight(painted)
        while self.bytes > self.budget * self.share and len(self._found) > 1:
            self.bytes -= weight(self._found.popitem(last=False)[1])
        return painted

    def drop(self, key: Hashable) -> None:
        if key in self._found:
            self.bytes -= weight(self._found.pop(key))

    def forget(self, which: Callable[[Any], bool] = lambda key: True) -> None:
        """Lets go of everything, or of what those keys name."""
        for key in [key for key in self._found if which(key)]:
            self.drop(key)

    def remember(self, paint: Callable[P, T]) -> Callable[P, T]:
        """A function that paints the same for the same arguments."""

        @wraps(paint)
        def painted(*args: P.args, **named: P.kwargs) -> T:
            key = (paint, args, *sorted(named.items()))
            return self.once(key, lambda: paint(*args, **named))

        return painted


def weight(painted: object) -> int:
    """The bytes of a picture, alone or with what belongs to it."""
    if isinstance(painted, pygame.Surface):
        return painted.get_width() * painted.get_height() * painted.get_bytesize()
    return sum(map(weight, painted)) if isinstance(painted, tuple) else 0


def suit(window: tuple[int, int]) -> None:
    """Gives every budget the share that a window of that size needs."""
    for kept in _all:
        kept.share = max(1.0, window[0] * window[1] / USUAL)


def tidy() -> None:
    """Gives back what nobody needs any more. The widgets of a screen know each other, so they go only when Python looks
    for such circles, which it does by their number and not by the bytes of their pictures."""
    gc.collect()
    give_back()


def give_back() -> None:
    """What is free goes back to the system, which the C library does not do by itself."""
    trim = _of_the_c_library("malloc_trim")
    if trim is not None:
        trim(0)


@cache
def settle() -> None:
    """What is there now stays to the end: looking for circles need not look at it. Done once, by the first window. The
    C library is told to keep large pictures apart: what they leave is given back at once, instead of as holes between
    others."""
    gc.freeze()
    apart = _of_the_c_library("mallopt")
    if apart is not None:
        apart(MMAP_THRESHOLD, LARGE)


@cache
def _of_the_c_library(name: str) -> Callable[..., int] | None:
    """How it keeps its memory in order, where it has such a thing."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), name)
        return found
    except (OSError, AttributeError):
        return None


shapes = Kept(20_000_000)
"""Small parts that many pictures are made of."""
