"""How much room the rows of Aniołowie want for what lies in them, and how a line is shared out among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.aniolowie.state import FIGHT, LAND, NOBODY, PEOPLE, SACRIFICED, STATUS, TURNED, State, slots

UPRIGHT = 5 / 7
LEAST = 134.8
"""How tall a line is at least in which cards lie: large enough to decide by."""
BESIDE = 1.05
"""How far cards of a row lie from each other, in their widths."""
PAD = 24.0
"""What a row leaves free at its left, for its name and its player."""
FOLDED = 94.0
"""How wide a row is in which nothing lies, beside others."""
USEFUL = 1.25
"""How much more than it wants a row takes while others are folded."""
LAPPED = 0.56
"""How much at least is seen of a card that another covers, as a share of it."""
SLENDER = 0.6
"""The width of a giant for a height of 1."""


def spans(view: State, row: int, seat: int) -> list[float]:
    """How wide each card of the row is for a height of 1: those that lie across are wider."""
    return [
        1.0 if _lies_across(view.marks[slot], row) else UPRIGHT
        for slot in slots(seat, row)
        if view.kind[slot] != NOBODY
    ]


def _lies_across(marks: int, row: int) -> bool:
    return row != PEOPLE and (marks & STATUS == SACRIFICED or (row == FIGHT and bool(marks & TURNED)))


def lapped(wide: Sequence[float]) -> float:
    """How wide a row of cards is in which each is covered as far as it may be."""
    return LAPPED * sum(wide[:-1]) + sum(wide[-1:])


class Want(NamedTuple):
    """How wide a row must be to show a card, and how wide it is with all of them beside each other."""

    least: float = 0.0
    most: float = 0.0


def want_of(view: State, row: int, seat: int, tall: float) -> Want:
    """What a row wants in a line so tall; nothing, if nothing lies there."""
    wide = spans(view, row, seat)
    giants = sum(giant.at == seat for giant in view.giants) if row == LAND else 0
    if not wide and not giants:
        return Want()
    own, stand, tall = PAD + 8, giants * SLENDER, max(tall, LEAST)
    return Want(own + LEAST * (lapped(wide) + stand), own + tall * (BESIDE * sum(wide) + stand))


def lies(view: State, seats: Sequence[int], *rows: int) -> bool:
    return any(want_of(view, row, seat, 1.0).most for seat in seats for row in rows)


def shared_out(wants: Sequence[Want], wide: float, folded: float = FOLDED) -> list[float]:
    """What is empty is folded; the others have what they need and share the rest as they want it, but no more than
    they can use. What is left then, all empty ones have alike."""
    empty = sum(not want.most for want in wants)
    if empty == len(wants):
        return [wide / empty] * empty
    rest = wide - sum(want.least or folded for want in wants)
    more = sum(want.most - 0.8 * want.least for want in wants)
    full = [want.least + rest * (want.most - 0.8 * want.least) / more for want in wants]
    if empty and folded:
        full = [min(share, USEFUL * want.most) for share, want in zip(full, wants, strict=True)]
        folded = (wide - sum(full)) / empty
    return [share if want.most else folded for share, want in zip(full, wants, strict=True)]


def heights_of(lines: Sequence[tuple[float, float]], tall: float) -> list[float]:
    """Of each line what it takes at least, and its share of what is left."""
    rest = max(tall - sum(least for least, _share in lines), 0.0)
    shares = sum(share for _least, share in lines) or 1.0
    return [least + rest * share / shares for least, share in lines]
