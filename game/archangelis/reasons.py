"""Why a move of Archangelis is good: what its evaluation counts, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.archangelis import light
from game.archangelis.state import State
from game.core.language import N_
from game.core.parts import Part

PARTS = (
    Part(("won", "won_late", "second"), N_("Locations won: {won}, by the other: {lost}.")),
    Part(("near", "sure", "host", "spare"), N_("Your Host stands at {host} Light, against a Horde of {their_horde}.")),
    Part(("horde", "demons"), N_("Your Horde stands at {horde} Light, against a Host of {their_host}.")),
    Part(("word", "word_late"), N_("Your deck brings more Word a turn.")),
    Part(("light", "light_late"), N_("Your deck brings more Light for the Host.")),
    Part(("dark", "dark_late"), N_("Your deck brings more Light for the Horde.")),
    Part(("army", "army_late", "hope", "hope_late"), N_("Your army for the Final Battle grows.")),
    Part(("claim",), N_("Your Horde comes nearer to a Location of its own.")),
    Part(("title",), N_("It brings a Title into play.")),
    Part(("draw", "thin", "gain"), N_("There is more to be done with the cards of this turn.")),
)


def figures(state: State, seat: int) -> Mapping[str, int]:
    own, other = state.sides[seat], state.sides[1 - seat]
    return {
        "won": len(own.won), "lost": len(other.won), "host": light.host(own).total, "horde": light.horde(own).total,
        "their_host": light.host(other).total, "their_horde": light.horde(other).total,
    }  # fmt: skip
