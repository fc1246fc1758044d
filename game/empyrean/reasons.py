"""Why a move of Battle for Empyrean is good: what its evaluation counts, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.language import N_
from game.core.parts import Part
from game.empyrean.stage import Stage
from game.empyrean.state import State

PARTS = (
    Part(("lead", "certain"), N_("Battlefields led: {led}; might {might} against {their_might}.")),
    Part(("held", "card", "drawn"), N_("Cards kept in hand: {hand}.")),
    Part(("crowded",), N_("It leaves room on the battlefields.")),
    Part(("moves", "shift"), N_("Your cards can still move.")),
    Part(("orders",), N_("Your cards have commands to obey.")),
    Part(("stops",), N_("A Stop token lies in the opponents' way.")),
    Part(("growth", "nights", "lent"), N_("Your cards will grow where they stand.")),
)


def figures(state: State, seat: int) -> Mapping[str, int]:
    stage, fields = Stage(state), range(len(state.battlefields))
    return {
        "led": sum(stage.leads(seat, at) for at in fields), "might": sum(stage.total(seat, at) for at in fields),
        "their_might": max(sum(stage.total(other, at) for at in fields) for other in stage.opponents(seat)),
        "hand": len(state.sides[seat].hand),
    }  # fmt: skip
