"""Whom an ability can be about: angels and people on the table, rows, and what waits on the stack."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from game.aniolowie.hierarchy import CHARACTERS, LORDS, ORDERS, SEXES, THRONE, ring
from game.aniolowie.state import (
    BLOCKED,
    FIGHT,
    LAND,
    NOBODY,
    PEOPLE,
    READY,
    ROWS,
    SACRIFICED,
    STATUS,
    SUPPORT,
    USED,
    slots,
)
from game.core.language import N_, _

if TYPE_CHECKING:
    from game.aniolowie.stage import Stage

ANY, OWN, ENEMY = range(3)
ALL = -1

ONE = {ANY: N_("an angel"), OWN: N_("one of your angels"), ENEMY: N_("an enemy angel")}
EACH = {ANY: N_("every angel"), OWN: N_("each of your angels"), ENEMY: N_("every enemy angel")}
OTHER, EACH_OTHER = N_("another of your angels"), N_("each of your other angels")
ROW_NAMES = {SUPPORT: N_("in support"), LAND: N_("on a land"), FIGHT: N_("in the fight")}
STATUSES = {READY: N_("ready"), USED: N_("used"), SACRIFICED: N_("sacrificed")}
ANYBODY = {ANY: N_("a {human}"), OWN: N_("a {human} on your land"), ENEMY: N_("a {human} on another land")}
EVERYBODY = {ANY: N_("every {human}"), OWN: N_("every {human} on your land"),
             ENEMY: N_("every {human} on the other lands")}  # fmt: skip


@cache
def places_of(who: int, rows: tuple[int, ...], seat: int, seats: int) -> tuple[int, ...]:
    """The slots of these rows, of a seat, of all others or of everybody."""
    whose = {ANY: range(seats), OWN: (seat,), ENEMY: [(seat + k) % seats for k in range(1, seats)]}[who]
    return tuple(slot for each in whose for row in rows for slot in slots(each, row))


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
    faction: int = ALL

    def find(self, stage: Stage, seat: int, source: int) -> list[int]:
        """The slots that the seat may aim at."""
        state = stage.state
        kind, marks = state.kind, state.marks
        places = places_of(self.who, self.rows, seat, len(state.sides))
        found = [slot for slot in places if kind[slot] != NOBODY and not marks[slot] & BLOCKED]
        if self.rings or self.oldest != THRONE or self.female or self.faction != ALL:
            found = [slot for slot in found if not stage.sees(seat, slot) or self._fits(stage, slot)]
        if self.status != ALL:
            found = [slot for slot in found if marks[slot] & STATUS == self.status]
        if self.other and source in found:
            found.remove(source)
        return found

    def fits(self, stage: Stage, slot: int) -> bool:
        """Is it what was meant, now that it comes to it?"""
        return self._fits(stage, slot) and (self.status in (ALL, stage.state.marks[slot] & STATUS))

    def _fits(self, stage: Stage, slot: int) -> bool:
        order = stage.order(slot)
        return (
            order <= self.oldest
            and (not self.rings or ring(order) in self.rings)
            and (not self.female or stage.kinds[stage.state.kind[slot]].female)
            and (self.faction == ALL or stage.faction(slot) == self.faction)
        )

    def one(self) -> str:
        return self._said(_(OTHER) if self.other else _(ONE[self.who]))

    def each(self) -> str:
        return self._said(_(EACH_OTHER) if self.other else _(EACH[self.who]))

    def _said(self, what: str) -> str:
        if self.female:
            what = _("{what} that is female").format(what=what)
        if self.faction != ALL:
            faction = _("of the Lord") if self.faction == LORDS else _("of the Fallen")
            what = _("{what} {faction}").format(what=what, faction=faction)
        if self.status != ALL:
            what = _("{what} that is {status}").format(what=what, status=_(STATUSES[self.status]))
        if self.oldest != THRONE:
            what = _("{what} of the order {order} or younger").format(what=what, order=_(ORDERS[self.oldest]))
        if self.rows != ROWS:
            rows = _(" or ").join(_(ROW_NAMES[row]) for row in self.rows)
            what = _("{what} {rows}").format(what=what, rows=rows)
        return what


@dataclass(frozen=True, slots=True)
class Humans:
    """People on the lands, who always lie open."""

    who: int = ANY
    character: int = ALL
    sex: int = ALL
    other: bool = False

    def find(self, stage: Stage, seat: int, source: int) -> list[int]:
        kind = stage.state.kind
        return [
            slot for slot in places_of(self.who, (PEOPLE,), seat, len(stage.state.sides))
            if kind[slot] != NOBODY and self.fits(stage, slot) and not (self.other and slot == source)
        ]  # fmt: skip

    def fits(self, stage: Stage, slot: int) -> bool:
        kind = stage.kinds[stage.state.kind[slot]]
        return self.character in (ALL, kind.character) and self.sex in (ALL, kind.sex)

    def human(self) -> str:
        what = _(SEXES[self.sex]) if self.sex != ALL else _("human")
        if self.other:
            what = _("other {human}").format(human=what)
        if self.character == ALL:
            return what
        return _("{character} {human}").format(character=_(CHARACTERS[self.character]), human=what)

    def one(self) -> str:
        return _(ANYBODY[self.who]).format(human=self.human())

    def each(self) -> str:
        return _(EVERYBODY[self.who]).format(human=self.human())


ANGEL_AT_ALL, OWN_ANGEL, ENEMY_ANGEL = Angels(), Angels(OWN), Angels(ENEMY)
HUMAN_AT_ALL, OWN_HUMAN, ENEMY_HUMAN = Humans(), Humans(OWN), Humans(ENEMY)
