"""Whom an ability can be about: angels and people on the table, rows, and what waits on the stack."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING

from game.aniolowie.hierarchy import EVIL, GOOD, LORDS, MAN, NEUTRAL, NUMERALS, ORDERS, THRONE, WOMAN, ring
from game.aniolowie.state import BLOCKED, FIGHT, LAND, NOBODY, READY, ROWS, SACRIFICED, STATUS, SUPPORT, USED, slots
from game.core.language import N_, P_, _, chain

if TYPE_CHECKING:
    from game.aniolowie.board import Board

ANY, OWN, ENEMY = range(3)
ALL = -1

ONE = {
    (ANY, False): P_("an angel"),
    (OWN, False): P_("one of your angels"),
    (ENEMY, False): P_("an enemy angel"),
    (ANY, True): P_("a female angel"),
    (OWN, True): P_("one of your female angels"),
    (ENEMY, True): P_("an enemy female angel"),
}
EACH = {
    (ANY, False): P_("every angel"),
    (OWN, False): P_("each of your angels"),
    (ENEMY, False): P_("every enemy angel"),
    (ANY, True): P_("every female angel"),
    (OWN, True): P_("each of your female angels"),
    (ENEMY, True): P_("every enemy female angel"),
}
ANOTHER = {False: P_("another of your angels"), True: P_("another of your female angels")}
EACH_OTHER = {False: P_("each of your other angels"), True: P_("each of your other female angels")}
IN_ROWS = {SUPPORT: N_("in support"), LAND: N_("on a land"), FIGHT: N_("in the fight")}
STATUSES = {READY: N_("ready"), USED: N_("used"), SACRIFICED: N_("sacrificed")}
ONE_HUMAN = {
    (ALL, ALL): P_("a human"), (GOOD, ALL): P_("a good human"), (EVIL, ALL): P_("an evil human"),
    (NEUTRAL, ALL): P_("a neutral human"), (ALL, MAN): P_("a man"), (ALL, WOMAN): P_("a woman"),
    (GOOD, MAN): P_("a good man"), (GOOD, WOMAN): P_("a good woman"), (EVIL, MAN): P_("an evil man"),
    (EVIL, WOMAN): P_("an evil woman"),
}  # fmt: skip
EACH_HUMAN = {
    (ALL, ALL): P_("every human"), (GOOD, ALL): P_("every good human"), (EVIL, ALL): P_("every evil human"),
    (NEUTRAL, ALL): P_("every neutral human"), (ALL, MAN): P_("every man"), (ALL, WOMAN): P_("every woman"),
    (GOOD, MAN): P_("every good man"), (GOOD, WOMAN): P_("every good woman"), (EVIL, MAN): P_("every evil man"),
    (EVIL, WOMAN): P_("every evil woman"),
}  # fmt: skip
ANOTHER_HUMAN, EACH_OTHER_HUMAN = P_("another human"), P_("every other human")
WHERE = {ANY: "{whom}", OWN: N_("{whom} on your land"), ENEMY: N_("{whom} on another land")}
WHERE_ALL = {ANY: "{whom}", OWN: N_("{whom} on your land"), ENEMY: N_("{whom} on the other lands")}


@cache
def whose(who: int, seat: int, seats: int) -> tuple[int, ...]:
    """A seat itself, all others or everybody."""
    return {ANY: (*range(seats),), OWN: (seat,), ENEMY: tuple((seat + k) % seats for k in range(1, seats))}[who]


@cache
def places_of(who: int, rows: tuple[int, ...], seat: int, seats: int) -> tuple[int, ...]:
    """The slots of these rows, of a seat, of all others or of everybody."""
    return tuple(slot for each in whose(who, seat, seats) for row in rows for slot in slots(each, row))


@dataclass(frozen=True, slots=True)
class Angels:
    """Angels on the table. Who is face down may be aimed at blindly; what is seen of it must fit."""

    who: int = ANY
    rows: tuple[int, ...] = ROWS
    rings: tuple[int, ...] = ()
    oldest: int = THRONE
    """The highest order that is meant."""
    female: bool = False
    other: bool = False
    """Not the speaker itself."""
    status: int = ALL
    spent: bool = True
    """Also who is sacrificed?"""
    faction: int = ALL
    orders: frozenset[int] = field(init=False, default=frozenset())
    choosy: bool = field(init=False, default=False)
    """Does it matter what kind of angel it is?"""

    def __post_init__(self) -> None:
        meant = (order for order in ORDERS if order <= self.oldest and (not self.rings or ring(order) in self.rings))
        object.__setattr__(self, "orders", frozenset(meant))
        object.__setattr__(self, "choosy", len(self.orders) < len(ORDERS) or self.female or self.faction != ALL)

    def find(self, stage: Board, seat: int, source: int, eyes: int = NOBODY) -> list[int]:
        """The slots that the seat may aim at, as far as it, or whoever aims in its stead, can tell."""
        state = stage.state
        kind, marks = state.kind, state.marks
        places = places_of(self.who, self.rows, seat, len(state.sides))
        found = [slot for slot in places if kind[slot] != NOBODY and not marks[slot] & BLOCKED]
        if self.choosy and found:
            eyes = seat if eyes == NOBODY else eyes
            found = [slot for slot in found if not stage.sees(eyes, slot) or self._fits(stage, slot)]
        if self.status != ALL:
            found = [slot for slot in found if marks[slot] & STATUS == self.status]
        if not self.spent:
            found = [slot for slot in found if marks[slot] & STATUS < SACRIFICED]
        if self.other and source in found:
            found.remove(source)
        return found

    def fits(self, stage: Board, slot: int) -> bool:
        """Is it what was meant, now that it comes to it?"""
        status = stage.state.marks[slot] & STATUS
        return (not self.choosy or self._fits(stage, slot)) and (
            self.status in (ALL, status) and (self.spent or status < SACRIFICED)
        )

    def _fits(self, stage: Board, slot: int) -> bool:
        return (
            stage.order(slot) in self.orders
            and (not self.female or stage.kinds[stage.state.kind[slot]].female)
            and (self.faction == ALL or stage.faction(slot) == self.faction)
        )

    def one(self) -> str:
        return self._said(_(ANOTHER[self.female] if self.other else ONE[self.who, self.female]))

    def each(self) -> str:
        return self._said(_(EACH_OTHER[self.female] if self.other else EACH[self.who, self.female]))

    def _said(self, what: str) -> str:
        if self.faction != ALL:
            faction = _("of the Lord") if self.faction == LORDS else _("of the Fallen")
            what = _("{what} {faction}").format(what=what, faction=faction)
        if self.status != ALL:
            what = _("{what} that is {status}").format(what=what, status=_(STATUSES[self.status]))
        if not self.spent:
            what = _("{what} that is not sacrificed").format(what=what)
        if self.oldest != THRONE:
            what = _("{what} of the order {order} or younger").format(what=what, order=_(ORDERS[self.oldest]))
        if self.rings:
            rings = str.join(_(" or "), (NUMERALS[each] for each in self.rings))
            what = _("{what} of ring {rings}").format(what=what, rings=rings)
        if self.rows != ROWS:
            rows = chain(_(" or "), (_(IN_ROWS[row]) for row in self.rows))
            what = _("{what} {rows}").format(what=what, rows=rows)
        return what


@dataclass(frozen=True, slots=True)
class Humans:
    """People on the lands, who always lie open."""

    who: int = ANY
    character: int = ALL
    sex: int = ALL
    other: bool = False

    def find(self, stage: Board, seat: int, source: int, eyes: int = NOBODY) -> list[int]:
        people = [slot for land in whose(self.who, seat, len(stage.state.sides)) for slot in stage.folk(land)]
        return [slot for slot in people if self.fits(stage, slot) and not (self.other and slot == source)]

    def fits(self, stage: Board, slot: int) -> bool:
        kind = stage.kinds[stage.state.kind[slot]]
        return self.character in (ALL, kind.character) and self.sex in (ALL, kind.sex)

    def one(self) -> str:
        whom = ANOTHER_HUMAN if self.other else ONE_HUMAN[self.character, self.sex]
        return _(WHERE[self.who]).format(whom=_(whom))

    def each(self) -> str:
        whom = EACH_OTHER_HUMAN if self.other else EACH_HUMAN[self.character, self.sex]
        return _(WHERE_ALL[self.who]).format(whom=_(whom))


@cache
def turned_upon(pick: Angels | Humans) -> Angels | Humans:
    """Whom a redirected intervention may meet: where it speaks of enemies, also those of its own player."""
    return replace(pick, who=ANY) if pick.who == ENEMY else pick


ANGEL_AT_ALL, OWN_ANGEL, ENEMY_ANGEL = Angels(), Angels(OWN), Angels(ENEMY)
HUMAN_AT_ALL, ENEMY_HUMAN = Humans(), Humans(ENEMY)
