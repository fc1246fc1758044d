"""The words in which a layout speaks: places with a shape, on a table measured in units of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

Box = tuple[float, float, float, float]
"""x, y, width, height in table units."""
SHOWN = 2
"""How many things of a pile are laid out: the top, and what is seen when it is lifted."""

SEEN = 0.24
"""How much at least is seen of a thing in a column that others cover, as a share of its height."""

SLOT = 0.97
"""How much of a slot of a grid a thing fills."""


class Place(NamedTuple):
    """A place on the table.

    `spot`: all in one spot; `row`, `fan`: side by side; `column`: each a little above the one before; `pile`: stacked;
    `grid`: each in a slot of its own.
    """

    box: Box
    shape: str = "spot"
    pad: Box = (0.0, 0.0, 0.0, 0.0)
    """What stays free inside, left, top, right and bottom: for counters, and for what is tucked under cards."""
    leans_right: bool = False
    """Do things that overlap lie under the one at their left, so that their right edge is seen?"""
    opens: bool = False
    """May what lies here be spread out, to look through it and choose from it?"""
    slots: tuple[int, int] = (1, 1)
    """How many slots a grid has, across and down; a row that has more than one down goes on below after so many,
    with the same room around each line."""
    apart: float = 0.0
    """How far things of a row lie from each other, in their widths; by default a little more than one."""
    rises: bool = False
    """Is a grid filled from its lowest row upwards? Where rows lap, the lower one is always whole."""
    lap: float = 0.0
    """How much of each row of a grid the next one may cover, as a share of its height."""
    cropped: bool = False
    """Do things fill the width of their slot in a grid, however low it is? Less is seen of their height then."""
    least: float = 0.0
    """How wide things of a row are at least, however low it is, in table units. Less is seen of their height then; of
    those that lie across, nothing is lost."""
    means: str = ""
    """The place that is meant when something is dropped here."""
    above: bool = False
    """Does it lie over the rest of the table?"""
    painted: str = ""
    """The picture that it is painted with, under all that lies there."""

    @property
    def inner(self) -> Box:
        (x, y, w, h), (left, top, right, bottom) = self.box, self.pad
        return x + left, y + top, w - left - right, h - top - bottom


class Fit(NamedTuple):
    """How large things of a kind are in their place, as shares of it, and where their foot stands."""

    width: float = 1.0
    height: float = 1.0
    foot: float = 1.0
    aspect: float = 0.0
    """Width for a height of 1, of things that never stretch."""


AS_ITS_PLACE = Fit()


@dataclass(frozen=True, slots=True)
class Layout:
    """`places` gets the view and the seat that looks, so that a player's own side can lie in front."""

    size: tuple[float, float]
    furniture: tuple[tuple[str, Box], ...]
    places: Callable[[Any, int | None], Mapping[str, Place]]
    fits: Mapping[str, Fit]
    signs: tuple[tuple[str, Box], ...] = ()
    """What is written on the table itself, such as the names of a board's rows."""
    tuck: float = 0.33
    """How far a thing that lies under another peeks out below it, as a share of its height."""
    mats: frozenset[str] = frozenset({"mat"})
    """The kinds of things that are a place's own outline: they fill it."""
    standing: frozenset[str] = frozenset()
    """Kinds of things that stand upright: a nearer one stands before what is behind it."""

    @property
    def thumbnail_box(self) -> Box:
        """What a small picture shows: the board, or the whole of a table without one."""
        return self.furniture[0][1] if len(self.furniture) == 1 else (0.0, 0.0, *self.size)

    def fit(self, kind: str) -> Fit:
        return self.fits.get(kind, AS_ITS_PLACE)


def arrange(place: Place, count: int, index: int, fit: Fit, across: Sequence[bool] = ()) -> Box:
    """Where the index-th of so many things in a place lies; `across` tells which things of a row lie turned by a
    quarter, and so need more of it."""
    x, y, w, h = place.inner
    if place.shape == "grid":
        return _slot(place, index, fit)
    most, lines = place.slots
    if lines > 1:
        first, (left, top, wide, tall) = index - index % most, place.box
        line = place._replace(box=(left, top + index // most * tall / lines, wide, tall / lines), slots=(1, 1))
        return arrange(line, min(most, count - first), index % most, fit, across[first : first + most])
    side_by_side = place.shape in ("row", "fan")
    wide, tall = w * fit.width, h * fit.height
    aspect = fit.aspect or (fit.width if side_by_side else 0.0)
    if aspect:
        tall = min(tall, w / aspect)
        if place.shape == "column":
            tall = min(tall, h / (1 + SEEN * (count - 1)))
        wide = max(tall * aspect, place.least) if side_by_side else tall * aspect
    top = y + h * fit.foot - tall
    if side_by_side and any(across):
        long = wide / aspect if aspect else tall
        spans = [long if lies else wide for lies in across]
        steps = [span + wide * ((place.apart or 1.06) - 1) for span in spans[:-1]]
        squeeze = min(1.0, max(w - spans[-1], 0.0) / sum(steps)) if steps else 1.0
        before = squeeze * sum(steps[:index])
        left = x + (w - squeeze * sum(steps) - spans[-1]) / 2 + before
        high = long if across[index] else tall
        return left + (spans[index] - wide) / 2, top + (tall - high) / 2, wide, high
    if side_by_side:
        room = max(w - wide, 0.0)
        gap = wide * (place.apart or (1.06 if place.shape == "row" else 0.72))
        step = min(gap, room / (count - 1)) if count > 1 else 0.0
        left = x + (w - wide - step * (count - 1)) / 2
        return left + step * index, top, wide, tall
    left = x + (w - wide) / 2
    if place.shape == "column":
        step = min(tall * 1.05, max(h - tall, 0.0) / (count - 1)) if count > 1 else 0.0
        return left, top - step * index, wide, tall
    return left, top, wide, tall


def _slot(place: Place, index: int, fit: Fit) -> Box:
    """In the middle of its slot, row by row."""
    x, y, w, h = place.inner
    across, down = place.slots
    cell_wide, cell_tall = w / across, h / (down - (down - 1) * place.lap)
    tall = min(cell_tall, cell_wide / fit.aspect) * SLOT if fit.aspect else cell_tall * SLOT
    wide = tall * fit.aspect if fit.aspect and not place.cropped else cell_wide * SLOT
    column, row = index % across, index // across
    row = down - 1 - row if place.rises else row
    step = (h - cell_tall) / (down - 1) if down > 1 else 0.0
    return x + column * cell_wide + (cell_wide - wide) / 2, y + row * step + (cell_tall - tall) / 2, wide, tall


def buried(place: Place, count: int, index: int) -> bool:
    """Does it lie too deep in a pile to be seen?"""
    return place.shape == "pile" and index < count - SHOWN
