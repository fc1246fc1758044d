"""How much Light an army has: what is printed on its cards, and what they lend each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.archangelis.abilities import (
    ALWAYS,
    FINAL,
    HORDE,
    HOST,
    Bend,
    Group,
    Ignores,
    Light,
    LightForAll,
    LightForEach,
    Shielded,
)
from game.archangelis.cards import ANGEL, DEMON, HUMAN, KINDS, NAMES, TYPE, Kind
from game.archangelis.state import Side
from game.core.contract import Move
from game.core.names import NONE
from game.core.ref import ref

__all__ = ["FINAL", "HORDE", "HOST", "Army", "bend", "final", "horde", "host", "shielded", "without"]


class Army(NamedTuple):
    """The Light of each card (0 for an ignored one), which of them count, and what the army has as a whole."""

    lights: list[int]
    counts: list[bool]
    extra: int

    @property
    def total(self) -> int:
        return sum(self.lights) + self.extra


# What the cards say, looked up once


def _belongs(kind: Kind, key: str) -> bool:
    fights = kind.type in (ANGEL, DEMON)
    if key.startswith("light<="):
        return fights and kind.light <= int(key[7:])
    if key.startswith("light>="):
        return fights and kind.light >= int(key[7:])
    if key.startswith("cost<="):
        return fights and kind.cost <= int(key[6:])
    return key in kind.keywords or key in (kind.type, kind.key)


def _members(group: Group) -> frozenset[int]:
    key = group.key.removeprefix("other ")
    return frozenset(card for card, kind in enumerate(KINDS) if _belongs(kind, key))


def _said(
    kind_of_ability: type[Light | LightForEach | LightForAll],
) -> dict[int, list[tuple[int, int, str, frozenset[int]]]]:
    """By card: Light, when it counts, what it is counted for, and the cards concerned."""
    found: dict[int, list[tuple[int, int, str, frozenset[int]]]] = {}
    for card, kind in enumerate(KINDS):
        for part in kind.says.parts:
            if isinstance(part, kind_of_ability):
                who = getattr(part, "whom", None) or getattr(part, "per", None)
                key = who.key if who else ""
                found.setdefault(card, []).append((part.n, part.when, key, _members(who) if who else frozenset()))
    return found


PRINTED = [kind.light for kind in KINDS]
OWN, EACH, ALL = _said(Light), _said(LightForEach), _said(LightForAll)
LENDERS = frozenset(OWN) | frozenset(EACH) | frozenset(ALL)
SHIELDED = frozenset(
    card for card, kind in enumerate(KINDS) if any(isinstance(part, Shielded) for part in kind.says.parts)
)
BENDS = {
    card: {part.what: part.n for part in kind.says.parts if isinstance(part, Bend)}
    for card, kind in enumerate(KINDS)
    if any(isinstance(part, Bend) for part in kind.says.parts)
}
IGNORED = {
    card: frozenset().union(*(_members(group) for group in part.whom))
    for card, kind in enumerate(KINDS)
    for part in kind.says.parts
    if isinstance(part, Ignores)
}
BARE_IGNORED = frozenset(
    card
    for card, kind in enumerate(KINDS)
    for part in kind.says.parts
    if isinstance(part, Ignores) and any(group.key == "bare" for group in part.whom)
)
NOTHING: frozenset[int] = frozenset()
AMENDS = 1
"""Light for who moved second, where that house rule is played."""


# Armies


def host(side: Side, location: int = NONE) -> Army:
    return _army(side, side.host, side.host_relics, side.host_humans, HOST, location)


def horde(side: Side, location: int = NONE) -> Army:
    return _army(side, side.horde, side.horde_relics, side.horde_humans, HORDE, location)


def without(side: Side, gone: Sequence[int]) -> Side:
    """The side as it would be without the angels in those places of its Host."""
    left = side.copy()
    for at in sorted(gone, reverse=True):
        del left.host[at], left.host_relics[at]
    return left


def with_card(side: Side, move: Move) -> Side:
    """The side as it would be with a card of its hand played into its Host or Horde, or given to a bearer there."""
    more, card = side.copy(), NAMES.card(move.src or "")
    zone = ref(move.dst).zone
    bearers, relics, humans = (
        (more.host, more.host_relics, more.host_humans)
        if zone == "host"
        else (more.horde, more.horde_relics, more.horde_humans)
    )
    if move.kind == "equip":
        pairs = enumerate(zip(bearers, relics, strict=True))
        relics[next(at for at, pair in pairs if pair == (NAMES.card(move.dst or ""), NONE))] = card
    elif TYPE[card] == HUMAN:
        humans.append(card)
    else:
        bearers.append(card)
        relics.append(NONE)
    return more


def final(side: Side, cards: Sequence[int]) -> Army:
    """Neither relics nor humans fight in the Final Battle (HA13); moving second may be made up for (HB9)."""
    army = _army(side, cards, (NONE,) * len(cards), (), FINAL, NONE)
    return army._replace(extra=army.extra + AMENDS) if side.second else army


def _army(
    side: Side, cards: Sequence[int], relics: Sequence[int], humans: Sequence[int], when: int, location: int
) -> Army:
    """Bonuses need somebody who counts (HB2), but in the Final Battle a Title or a Commander may fight alone (HA12)."""
    out, bare = IGNORED.get(location, NOTHING), location in BARE_IGNORED
    counts = [card not in out and not (bare and relic == NONE) for card, relic in zip(cards, relics, strict=True)]
    if when != FINAL and not any(counts):
        return Army([0] * len(cards), counts, 0)
    lights = [PRINTED[card] if there else 0 for card, there in zip(cards, counts, strict=True)]
    lenders = [human for human in humans if human not in out]
    lenders += side.titles
    if side.leader != NONE:
        lenders.append(side.leader)
    worn = [NONE if relic in out else relic for relic in relics]
    there = [card for card, counted in zip(cards, counts, strict=True) if counted]
    if LENDERS.isdisjoint(there) and LENDERS.isdisjoint(lenders) and LENDERS.isdisjoint(worn):
        return Army(lights, counts, 0)
    bearing = sum(relic != NONE for relic in worn)
    extra = 0
    for lender in [*lenders, *there]:
        for n, at, _key, whom in EACH.get(lender, ()):
            if at in (ALWAYS, when):
                _lend(n, whom, cards, counts, lights)
        for n, at, key, _whom in ALL.get(lender, ()):
            if at in (ALWAYS, when):
                extra += n * _times(key, NOTHING, side, there, NONE, bearing)
    for i, card in enumerate(cards):
        if counts[i]:
            for source in (card, worn[i]):
                lights[i] += _own(source, card, when, side, there, bearing)
    return Army(lights, counts, extra)


def _lend(n: int, whom: frozenset[int], cards: Sequence[int], counts: Sequence[bool], lights: list[int]) -> None:
    """That much Light to each of those who count."""
    for i, card in enumerate(cards):
        if counts[i] and card in whom:
            lights[i] += n


def _own(source: int, card: int, when: int, side: Side, there: Sequence[int], bearing: int) -> int:
    """The Light that a card has for itself, by what it says or by the relic it bears."""
    total = 0
    for n, at, key, whom in OWN.get(source, ()):
        if at in (ALWAYS, when):
            total += n * _times(key, whom, side, there, card, bearing)
    return total


def _times(key: str, whom: frozenset[int], side: Side, there: Sequence[int], card: int, bearing: int) -> int:
    """How often a bonus counts."""
    if not key:
        return 1
    if key == "title":
        return len(side.titles)
    if key == "relics":
        return bearing
    return sum(other in whom for other in there) - (key.startswith("other ") and card in whom)


# Rules that are bent


def bend(side: Side, what: str, location: int = NONE) -> int:
    """By how much the seat's Titles, Commander and humans bend a rule; a human that is ignored bends none."""
    out = IGNORED.get(location, NOTHING)
    total = 0
    for card in (side.leader, *side.titles, *side.host_humans):
        if card in BENDS and card not in out:
            total += BENDS[card].get(what, 0)
    return total


def shielded(card: int, relic: int, location: int = NONE) -> bool:
    """Can no Horde remove the angel? Cards that are ignored protect nobody."""
    out = IGNORED.get(location, NOTHING)
    if location in BARE_IGNORED and relic == NONE:
        return False
    return (card in SHIELDED and card not in out) or (relic in SHIELDED and relic not in out)
