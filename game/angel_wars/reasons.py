"""Why a move of Angel Wars is good: what its evaluation counts, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.angel_wars.evaluate import needs
from game.angel_wars.state import LAYOUTS, State
from game.core.language import N_
from game.core.parts import Part

PARTS = (
    Part(("rank",), N_("Ranks still to cross: {ranks}, by the others: {other_ranks}.")),
    Part(("way",), N_("It opens the way of your figures.")),
    Part(("others_rank", "others_way"), N_("It holds the others up. Ranks they still have to cross: {other_ranks}.")),
)


def figures(state: State, seat: int) -> Mapping[str, int]:
    owner = LAYOUTS[state.seats][state.sides].owner
    own = sum(ranks for side, (_way, ranks) in enumerate(needs(state)) if owner[side] == seat)
    return {"ranks": own, "other_ranks": sum(ranks for _way, ranks in needs(state)) - own}
