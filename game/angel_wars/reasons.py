"""Why a move of Angel Wars is good: what its evaluation counts, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.angel_wars.evaluate import needs
from game.angel_wars.state import LAYOUTS, State
from game.core.language import N_
from game.core.parts import Part

PARTS = (
    Part(("rank",), N_("Ranks still to cross: {ranks}, by the others: {other_ranks}.")),
    Part(("movement",), N_("Movements still needed: {movements}, by the others: {other_movements}.")),
    Part(("others_rank", "others_movement"),
         N_("It holds the others up. Movements they still need: {other_movements}.")),
)  # fmt: skip


def figures(state: State, seat: int) -> Mapping[str, int]:
    own, other = [0, 0], [0, 0]
    owner = LAYOUTS[state.seats][state.sides].owner
    for side, counts in enumerate(needs(state)):
        whose = own if owner[side] == seat else other
        for k, count in enumerate(counts):
            whose[k] += count
    return {"movements": own[0], "ranks": own[1], "other_movements": other[0], "other_ranks": other[1]}
