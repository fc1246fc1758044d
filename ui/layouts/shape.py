"""The words in which a layout speaks: places with a shape, on a table measured in units of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

Box = tuple[float, float, float, float]
"""x, y, width, height in table units."""


class Place(NamedTuple):
    """A place on the table. `spot`: all in one spot; `row`, `fan`: side by side; `pile`: stacked."""

    box: Box
    shape: str = "spot"
    name: str = ""


class Fit(NamedTuple):
    """How large things of a kind are in their place, as shares of it, and where their foot stands."""

    width: float = 1.0
    height: float = 1.0
    foot: float = 1.0


@dataclass(frozen=True, slots=True)
class Layout:
    """`places` gets the view and the seat that looks, so that a player's own side can lie in front."""

    size: tuple[float, float]
    furniture: tuple[tuple[str, Box], ...]
    places: Callable[[Any, int | None], Mapping[str, Place]]
    fits: Mapping[str, Fit]

    def fit(self, kind: str) -> Fit:
        return self.fits.get(kind, Fit())


def arrange(place: Place, count: int, index: int, fit: Fit) -> Box:
    """Where the index-th of so many things in a place lies."""
    x, y, w, h = place.box
    wide, tall = w * fit.width, h * fit.height
    top = y + h * fit.foot - tall
    if place.shape in ("row", "fan") and count > 0:
        wide = tall * fit.width
        room = max(w - wide, 0.0)
        gap = wide * (1.06 if place.shape == "row" else 0.72)
        step = min(gap, room / (count - 1)) if count > 1 else 0.0
        left = x + (w - wide - step * (count - 1)) / 2
        return left + step * index, top, wide, tall
    if place.shape == "pile":
        lift = min(index, 6) * h * 0.008
        return x + (w - wide) / 2 - lift, top - lift, wide, tall
    return x + (w - wide) / 2, top, wide, tall
