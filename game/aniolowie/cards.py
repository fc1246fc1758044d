"""Every card by its number, and what the rules look up about them. A card's place in the table is its number."""

from __future__ import annotations

from functools import partial

from game.aniolowie.abilities import Ability, Always, Bound, Folk, Joins, Lend, Paid, Phase, Refuse, Says, There, Wither
from game.aniolowie.effects import Uncover
from game.aniolowie.flavour import FLAVOUR
from game.aniolowie.hierarchy import (
    BOTH,
    CHARACTERS,
    COLOURS,
    FACTIONS,
    FALLEN,
    LORDS,
    NEITHER,
    NEUTRAL,
    SEXES,
    WHITE,
    order_said,
    ring,
)
from game.aniolowie.kinds import ANGEL_CARD, HUMAN_CARD, INTERVENTION_CARD, Kind
from game.aniolowie.sets.fallen import FALLEN_ANGELS
from game.aniolowie.sets.interventions import ALL_INTERVENTIONS
from game.aniolowie.sets.lords import LORDS_ANGELS
from game.aniolowie.sets.people import ALL_PEOPLE
from game.core.language import _
from game.core.names import Names
from game.core.things import Card

TOKEN_KIND = Kind("human-token", "Człowiek", HUMAN_CARD, BOTH, 0, 0, Says(), character=NEUTRAL, sex=NEITHER)

KINDS: tuple[Kind, ...] = (*LORDS_ANGELS, *FALLEN_ANGELS, *ALL_INTERVENTIONS, *ALL_PEOPLE, TOKEN_KIND)
TOKEN = len(KINDS) - 1
NAMES = Names([kind.key for kind in KINDS])
SAYS = tuple(kind.says for kind in KINDS)
BOOK = len(KINDS)
"""Stands for the rulebook among the speakers of effects."""
THE_BOOK = Says(Uncover())
"""What the rulebook itself asks in the middle of things."""

LEVEL = tuple(kind.level for kind in KINDS)
SUPPORTS = tuple(kind.support for kind in KINDS)
FACTION = tuple(kind.faction for kind in KINDS)
COLOUR = tuple(kind.colour for kind in KINDS)
SINGLE = tuple(kind.copies == 1 for kind in KINDS)
"""Does a deck hold it once at most?"""
IS_ANGEL = tuple(kind.type == ANGEL_CARD for kind in KINDS)
IS_HUMAN = tuple(kind.type == HUMAN_CARD for kind in KINDS)
IS_PLAY = tuple(kind.type == INTERVENTION_CARD for kind in KINDS)
ALL_ANGELS = frozenset(card for card, one in enumerate(IS_ANGEL) if one)
ALL_PLAYS = frozenset(card for card, one in enumerate(IS_PLAY) if one)


def _abilities(kind: Kind) -> tuple[tuple[int, Ability], ...]:
    return tuple((k, part) for k, part in enumerate(kind.says.parts) if isinstance(part, Paid))


ABILITIES = tuple(tuple(part for part in kind.says.parts if isinstance(part, Ability)) for kind in KINDS)
"""For each card all that it says."""
PAID = tuple(_abilities(kind) for kind in KINDS)
"""For each angel the abilities it can be asked for, with their places in its text."""


def _folk(kind: Kind, sort: type[Folk], faction: int) -> tuple[tuple[int, Folk], ...]:
    return tuple(
        (k, part)
        for k, part in enumerate(kind.says.parts)
        if isinstance(part, sort) and part.faction in (BOTH, faction)
    )


PHASES_OF = tuple(tuple(_folk(kind, Phase, faction) for kind in KINDS) for faction in (LORDS, FALLEN))
"""By the faction that holds the land: what a human does in the phase of people."""
JOINS_OF = tuple(tuple(_folk(kind, Joins, faction) for kind in KINDS) for faction in (LORDS, FALLEN))


def _lends(kind: Kind, faction: int) -> tuple[Lend, ...]:
    return tuple(
        lend
        for part in kind.says.parts
        if isinstance(part, Always) or (isinstance(part, There) and part.faction in (BOTH, faction))
        for lend in part.parts
        if isinstance(lend, Lend)
    )


LENDS = tuple(tuple(_lends(kind, faction) for kind in KINDS) for faction in (LORDS, FALLEN))
LENDERS = frozenset(card for by_faction in LENDS for card, lends in enumerate(by_faction) if lends)


def _refusal(kind: Kind) -> Refuse | None:
    return next((part for says in kind.says.parts for part in says.parts if isinstance(part, Refuse)), None)


REFUSES = tuple(_refusal(kind) for kind in KINDS)
WITHERS = tuple(
    sum(part.n for says in kind.says.parts for part in says.parts if isinstance(part, Wither)) for kind in KINDS
)
BOUND = tuple(any(isinstance(part, Bound) for says in kind.says.parts for part in says.parts) for kind in KINDS)


def one_colour(cards: list[int]) -> bool:
    """May they all stand in one row of four? White stands for any colour."""
    return len({COLOUR[card] for card in cards} - {WHITE}) <= 1


def _line(kind: Kind) -> str:
    if kind.type == ANGEL_CARD:
        who = _("{order} · {colour}").format(order=order_said(kind.level), colour=_(COLOURS[kind.colour]))
        return _("{who} · female").format(who=who) if kind.female else who
    if kind.type == INTERVENTION_CARD:
        return _("Intervention · {faction}").format(faction=_(FACTIONS[kind.faction]))
    if kind.sex == NEITHER:
        return _("Human · {character}").format(character=_(CHARACTERS[kind.character]))
    return _("Human · {character} · {sex}").format(character=_(CHARACTERS[kind.character]), sex=_(SEXES[kind.sex]))


def _numbers(kind: Kind) -> tuple[tuple[str, int], ...]:
    if kind.type == INTERVENTION_CARD:
        return ()
    return (("level", kind.level), *((("support", kind.support),) if kind.support else ()))


HUES = ("gold", "red", "blue", "black", "white")
SIDES = ("lords", "fallen", "both")
EDITIONS = {1: "once", 2: "twice"}


def _signs(kind: Kind) -> tuple[tuple[str, str], ...]:
    """An angel's colour, a human's character or an intervention's faction in one corner, a human's sex in the other;
    an angel's rings; how many a deck may hold."""
    found = {}
    if kind.type == ANGEL_CARD:
        found = {"corner": HUES[kind.colour], "rings": f"rings-{ring(kind.level)}-{SIDES[kind.faction]}"}
        if kind.female:
            found["female"] = "woman"
    elif kind.type == INTERVENTION_CARD:
        found = {"corner": SIDES[kind.faction]}
    else:
        found = {"corner": ("good", "evil", "neutral")[kind.character]}
        if kind.sex != NEITHER:
            found["other"] = ("man", "woman")[kind.sex]
    if kind.copies:
        found["edition"] = EDITIONS[kind.copies]
    return tuple(found.items())


SECTIONS = {ANGEL_CARD: "angels", INTERVENTION_CARD: "interventions", HUMAN_CARD: "people"}
BACKS = ("lords", "fallen")


def back(kind: Kind) -> str:
    return "human" if kind.type == HUMAN_CARD else BACKS[kind.faction % 2]


CARDS = {
    kind.key: Card(
        kind.key, kind.type, kind.name, kind.says.text, SECTIONS[kind.type], back(kind),
        lambda kind=kind: _line(kind), _numbers(kind), _signs(kind),  # type: ignore[misc]
        kind.says.signs, partial(_, FLAVOUR.get(kind.key, "")),
    )
    for kind in KINDS
}  # fmt: skip
