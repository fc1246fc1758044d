"""The twenty-seven battlefields, two effects each. An effect speaks to each player separately."""

from __future__ import annotations

from typing import NamedTuple

from game.core.effects import Draw, Node
from game.empyrean.abilities import (
    DESTROYED,
    GAINED,
    GAME_END,
    LEFT,
    MOVED,
    RETURNED,
    REVEALED,
    ROUND_END,
    ROUND_OVER,
    STOPPED,
    STUNNED,
    Ability,
    Balanced,
    Devoted,
    Frozen,
    If,
    Leading,
    Mighty,
    Narrow,
    Once,
    Price,
    Says,
    Standing,
    Token,
    here,
    rounds,
)
from game.empyrean.acts import Again, Before, Each, Might, One, Return, That
from game.empyrean.effects import Discard, Essence, Maybe, Rescue, Theirs
from game.empyrean.picks import HERE, OWN, STRONGEST, WEAKEST, Pick, Strengthened

ALL, BEST, WORST = Pick(OWN, HERE), Pick(OWN, HERE, extreme=STRONGEST), Pick(OWN, HERE, extreme=WEAKEST)


class Battlefield(NamedTuple):
    key: str
    name: str
    says: Says

    @property
    def begins(self) -> int:
        """The first round in which it can do anything."""
        return min(part.begins for part in self.says.parts if isinstance(part, Ability))


def field(key: str, name: str, first: Node, second: Node) -> Battlefield:
    return Battlefield(key, name, Says(first, second))


BATTLEFIELDS = (
    field("fountain-of-janus", "The Fountain of Janus", here(GAINED, That(Might(1))),
          here(ROUND_OVER, Essence(-1, Strengthened()))),
    field("toll-bridge", "The Toll Bridge", here(ROUND_END, If(Leading(), Each(BEST, Might(1)))),
          here(ROUND_END, If(Leading(), Essence(-1)))),
    field("orchard-of-plenty", "Orchard of Plenty", rounds((2, 5, 8), Draw(1)), rounds((3, 6, 9), Essence(2))),
    field("stair-of-the-elect", "Stair of the Elect", here(REVEALED, Before(Might(-1))), Price(-2, least=6)),
    field("muster-field", "Muster Field", Once(Standing(3), Essence(2), race=True),
          Once(Standing(5), Essence(3), race=True)),
    field("oubliette", "The Oubliette", Once(Standing(1), Discard(1)), Once(Standing(4), Draw(2))),
    field("hill-of-omens", "Hill of Omens", rounds((8,), If(Leading(), Each(BEST, Might(3)))),
          rounds((8,), If(Leading(), Essence(3)))),
    field("shield-wall-pass", "Shield-Wall Pass", here(REVEALED, Before(Might(1))),
          here(GAME_END, If(Standing(5), Each(ALL, Might(-2))))),
    field("closing-walls", "The Closing Walls", Narrow(4, 7), Narrow(3, 8)),
    field("giants-causeway", "Giants' Causeway", Price(1, most=2), here(REVEALED, That(Might(2)), most=2)),
    field("wreckers-reef", "Wreckers' Reef", rounds((3, 7), If(Token(True), Each(BEST, Might(-1)))),
          Price(1, condition=Token(True))),
    field("empty-throne", "The Empty Throne", Once(Mighty(12), Each(ALL, Might(1)), race=True),
          rounds((5,), If(Leading(), Each(BEST, Might(-3))))),
    field("hermits-peak", "Hermit's Peak", here(ROUND_END, If(Standing(1, 1), Each(ALL, Might(1)))),
          rounds((3, 6, 9), If(Standing(1, 1), Theirs(1)))),
    field("river-of-rebirth", "River of Rebirth", here(DESTROYED, Rescue()), here(STUNNED, That(Might(3)))),
    field("altar-of-the-creators", "Altar of the Creators",
          here(GAME_END, If(Devoted(2, enough=False), Each(BEST, Might(-3)))),
          rounds((4,), If(Devoted(1), Essence(2)))),
    field("scales-of-maat", "Scales of Ma'at", here(ROUND_END, If(Balanced(), Each(WORST, Might(1)))),
          here(GAME_END, If(Balanced(4), Each(ALL, Might(-1))))),
    field("silent-cloister", "The Silent Cloister", Price(2, stopped=True), here(STOPPED, Essence(2))),
    field("sanctuary-of-sirens", "Sanctuary of Sirens", here(MOVED, That(Might(2))),
          here(GAME_END, Each(ALL, Might(-1)))),
    field("stairs-of-the-colossus", "Stairs of the Colossus", Once(Mighty(10), Each(BEST, Might(3)), race=True),
          here(REVEALED, That(Might(1)), least=7)),
    field("plain-of-echoes", "Plain of Echoes", Once(Standing(2), Each(BEST, Again())), Price(1, least=4)),
    field("glass-desert", "Glass Desert", Price(-1), here(ROUND_END, If(Standing(3), Each(WORST, Might(-1))))),
    field("gallows-crossroads", "Gallows Crossroads", here(DESTROYED, Draw(1)), here(LEFT, That(Might(1)))),
    field("storm-shore", "Storm Shore", rounds((4, 7), One(WORST, Return())), here(RETURNED, Essence(2))),
    field("hall-of-mirrors", "Hall of Mirrors", Once(Standing(1), Each(ALL, Might(2))),
          rounds((6, 7), If(Token(True), Each(WORST, Might(3))))),
    field("frozen-lake", "The Frozen Lake", Frozen(), rounds((8, 9), If(Token(True), Each(ALL, Might(1))))),
    field("wandering-market", "The Wandering Market", rounds((3, 6, 9), Maybe(Discard(1, (Draw(1), Essence(1))))),
          Price(-1, even=True)),
    field("gate-of-dusk", "The Gate of Dusk", Narrow(4), here(REVEALED, That(Might(2)), least=5)),
)  # fmt: skip
