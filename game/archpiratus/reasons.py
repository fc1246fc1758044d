"""Why a move of ArchPiratus is good: what its evaluation counts, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.archpiratus import ship
from game.archpiratus.state import State
from game.core.language import N_
from game.core.parts import Part

PARTS = (
    Part(("point", "open", "six", "free"), N_("It brings missions nearer. Points so far: {points} of {needed}.")),
    Part(("finale", "ready", "winning"), N_("It brings a Final mission nearer.")),
    Part(("income", "discount"), N_("Your deck brings more credits a turn.")),
    Part(("prospect", "denial"), N_("It leaves more to buy.")),
    Part(("arms",), N_("Your ship has a weapon of {weapon} and an armor of {armor}.")),
    Part(("gun", "threat", "loaded"),
         N_("Your weapon is {weapon} against an armor of {their_armor}, theirs {their_weapon} against your {armor}.")),
    Part(("hit", "wreck"), N_("Hits taken: {hits}, by the other: {their_hits}.")),
)  # fmt: skip


def figures(state: State, seat: int) -> Mapping[str, int]:
    other = 1 - seat
    return {
        "points": ship.points(state, seat), "needed": ship.to_final(state, seat),
        "weapon": ship.value(state, seat, "weapon"), "armor": ship.value(state, seat, "armor"),
        "their_weapon": ship.value(state, other, "weapon"), "their_armor": ship.value(state, other, "armor"),
        "hits": state.sides[seat].hits, "their_hits": state.sides[other].hits,
    }  # fmt: skip
