"""How much Light an army has: what is printed on its cards, and what they lend each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.archangelis.abilities import (
    ALWAYS,
    FINAL,
    HORDE,
    HOST,
    BearerLight,
    Bend,
    Calm,
    Comfort,
    Condemns,
    Demand,
    Fierce,
    Group,
    Ignores,
    Late,
    Light,
    LightForAll,
    LightForEach,
    LightHere,
    Limit,
    Mercy,
    Shielded,
    Threshold,
)
from game.archangelis.cards import ANGEL, DEMON, HUMAN, KINDS, NAMES, TYPE, Kind
from game.archangelis.state import ENOUGH, Side
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
    if "|" in key:
        return any(_belongs(kind, each) for each in key.split("|"))
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
            if isinstance(part, kind_of_ability) and not getattr(part, "of", None):
                who = getattr(part, "whom", None) or getattr(part, "per", None)
                key = who.key if who else ""
                found.setdefault(card, []).append((part.n, part.when, key, _members(who) if who else frozenset()))
    return found


def _borne() -> dict[int, list[tuple[int, frozenset[int]]]]:
    """By relic: Light more for a bearer of a group."""
    found: dict[int, list[tuple[int, frozenset[int]]]] = {}
    for card, kind in enumerate(KINDS):
        for part in kind.says.parts:
            if isinstance(part, BearerLight) and part.of is not None:
                found.setdefault(card, []).append((part.n, _members(part.of)))
    return found


def _at(ability: type[Any]) -> dict[int, Any]:
    """By Location what it says of that sort."""
    return {
        card: part for card, kind in enumerate(KINDS) for part in kind.says.parts if isinstance(part, ability)
    }  # fmt: skip


PRINTED = [kind.light for kind in KINDS]
OWN, EACH, ALL = _said(Light), _said(LightForEach), _said(LightForAll)
BORNE = _borne()
LENDERS = frozenset(OWN) | frozenset(EACH) | frozenset(ALL) | frozenset(BORNE)
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
LIMIT: dict[int, int] = {place: said.n for place, said in _at(Limit).items()}
NEEDED: dict[int, int] = {place: said.n for place, said in _at(Threshold).items()}
MERCY: dict[int, int] = {place: said.n for place, said in _at(Mercy).items()}
LATE: dict[int, int] = {place: said.n for place, said in _at(Late).items()}
COMFORT: dict[int, int] = {place: said.n for place, said in _at(Comfort).items()}
FIERCE: dict[int, int] = {place: said.n for place, said in _at(Fierce).items()}
CALM = frozenset(_at(Calm))
DEMAND = {place: _members(said.whom) for place, said in _at(Demand).items()}
HERE = {place: (said.n, _members(said.whom)) for place, said in _at(LightHere).items()}
CONDEMNING = frozenset(card for card, kind in enumerate(KINDS) if any(isinstance(p, Condemns) for p in kind.says.parts))
GROUPS: dict[str, frozenset[int]] = {}
NOTHING: frozenset[int] = frozenset()
AMENDS = 1
"""Light for who moved second, where that house rule is played."""


# Armies


def host(side: Side, location: int = NONE) -> Army:
    return _army(side, side.host, side.host_relics, side.host_humans, HOST, location)


def horde(side: Side, location: int = NONE) -> Army:
    army = _army(side, side.horde, side.horde_relics, side.horde_humans, HORDE, location)
    fierce = FIERCE.get(location, 0)
    return army._replace(extra=army.extra + fierce) if fierce and any(army.counts) else army


def needed(side: Side, other: Side, location: int = NONE) -> int:
    """The Light with which the side's Host wins a Location, against that other side."""
    mercy = MERCY.get(location, 0) if len(side.won) < len(other.won) else 0
    late = LATE.get(location, 0) if side.late else 0
    return max(1, NEEDED.get(location, ENOUGH) - mercy - late - bend(side, "threshold"))


def may_challenge(side: Side, location: int) -> bool:
    """Has the side a Host such as the Location demands? Who is ignored there doesn't speak for it."""
    if not side.host:
        return False
    wanted = DEMAND.get(location)
    return wanted is None or not wanted.isdisjoint(side.host)


def members(key: str) -> frozenset[int]:
    """The cards of a group by its key."""
    found = GROUPS.get(key)
    if found is None:
        found = GROUPS[key] = frozenset(card for card, kind in enumerate(KINDS) if _belongs(kind, key))
    return found


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


def final(side: Side, cards: Sequence[int], other: Side | None = None) -> Army:
    """Neither relics nor humans fight in the Final Battle (HA13); moving second may be made up for (HB9). What a side's
    Locations give it against another is left out where there is none."""
    army = _army(side, cards, (NONE,) * len(cards), (), FINAL, NONE)
    more = AMENDS * side.second + (comfort(side.won, other.won) if other else 0)
    return army._replace(extra=army.extra + more) if more else army


def comfort(won: Sequence[int], lost: Sequence[int]) -> int:
    """The Light that Locations give whoever has fewer of them."""
    behind = len(lost) - len(won)
    return behind * sum(COMFORT.get(place, 0) for place in won) if behind > 0 else 0


def _army(
    side: Side, cards: Sequence[int], relics: Sequence[int], humans: Sequence[int], when: int, location: int
) -> Army:
    """Bonuses need somebody who counts (HB2), but in the Final Battle a Title or a Commander may fight alone (HA12)."""
    out, counts = IGNORED.get(location, NOTHING), _counting(cards, relics, location)
    if when != FINAL and not any(counts):
        return Army([0] * len(cards), counts, 0)
    lights = [PRINTED[card] if there else 0 for card, there in zip(cards, counts, strict=True)]
    if location in HERE:
        _lend(*HERE[location], cards, counts, lights)
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
        extra += sum(
            n * _times(key, NOTHING, side, there, NONE, bearing)
            for n, at, key, _whom in ALL.get(lender, ())
            if at in (ALWAYS, when)
        )
    for i, card in enumerate(cards):
        if counts[i]:
            for source in (card, worn[i]):
                lights[i] += _own(source, card, when, side, there, bearing)
    return Army(lights, counts, extra)


def _counting(cards: Sequence[int], relics: Sequence[int], location: int) -> list[bool]:
    """Who counts at a Location."""
    out, bare = IGNORED.get(location, NOTHING), location in BARE_IGNORED
    counts = [card not in out and not (bare and relic == NONE) for card, relic in zip(cards, relics, strict=True)]
    if location in LIMIT:
        _limit(cards, counts, LIMIT[location])
    return counts


def _limit(cards: Sequence[int], counts: list[bool], most: int) -> None:
    """Only so many of the brightest count, by what is printed; of equals those who came first."""
    there = sorted((at for at, counted in enumerate(counts) if counted), key=lambda at: -PRINTED[cards[at]])
    for at in there[most:]:
        counts[at] = False


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
    return total + sum(n for n, whom in BORNE.get(source, ()) if card in whom)


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
