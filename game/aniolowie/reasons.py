"""Why a move of Aniołowie is good: what its evaluation counts, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.aniolowie.stage import Stage
from game.aniolowie.state import State
from game.core.language import N_
from game.core.parts import Part

PARTS = (
    Part(("exposed", "taken", "later"), N_("Fewer of your people lie open to a raid, or more of the others'.")),
    Part(("duel",), N_("The duel stands better.")),
    Part(
        ("nerve", "edge", "dawn", "reserve", "early", "ready", "answer", "coming"),
        N_("The fight stands at {levels} to {their_levels}."),
    ),
    Part(("guard",), N_("Your angels on the land can still be used.")),
    Part(("backing",), N_("Your angels in support can still be used.")),
    Part(("drawn", "fresh", "held", "level", "support", "play"), N_("It keeps a good hand. Cards in it: {hand}.")),
)


def figures(state: State, seat: int) -> Mapping[str, int]:
    stage = Stage(state)
    return {
        "levels": stage.total(seat), "hand": len(state.sides[seat].hand),
        "their_levels": max(stage.total(other) for other in range(len(state.sides)) if other != seat),
    }  # fmt: skip
