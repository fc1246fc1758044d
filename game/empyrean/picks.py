"""Which cards an ability is about, and what can be counted; each in numbers and in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.effects import Frame
from game.core.language import N_, P_, _, p_
from game.empyrean.state import FACE_UP, SHIELD

if TYPE_CHECKING:
    from game.empyrean.board import Board

SELF, ALLY, OWN, OPPONENT, ANYBODY = range(5)
"""The card itself; other revealed cards of its owner; both; revealed cards of anybody else; all revealed cards."""
HERE, ELSEWHERE, ANYWHERE = range(3)
WEAKEST, STRONGEST = -1, 1

ANY_COST = 99

ONE = {ALLY: P_("an ally"), OWN: P_("one of your cards"), OPPONENT: P_("an opponent card")}
EACH = {ALLY: P_("each ally"), OWN: P_("each of your cards"), OPPONENT: P_("each opponent card")}
ONE_TYPED = {ALLY: P_("an ally {type}"), OWN: P_("a {type} of yours"), OPPONENT: P_("an opponent {type}")}
EACH_TYPED = {ALLY: P_("each ally {type}"), OWN: P_("each {type} of yours"), OPPONENT: P_("each opponent {type}")}
EXTREME = {
    (ALLY, WEAKEST): P_("your weakest ally"),
    (ALLY, STRONGEST): P_("your strongest ally"),
    (OWN, WEAKEST): P_("your weakest card"),
    (OWN, STRONGEST): P_("your strongest card"),
    (OPPONENT, WEAKEST): P_("the weakest opponent card"),
    (OPPONENT, STRONGEST): P_("the strongest opponent card"),
}
EXTREME_TYPED = {(ALLY, WEAKEST): P_("your weakest ally {type}"), (ALLY, STRONGEST): P_("your strongest ally {type}")}
COUNTED = {ALLY: P_("ally"), OWN: P_("card of yours"), OPPONENT: P_("opponent card"), ANYBODY: P_("card")}
COUNTED_TYPED = {ALLY: P_("ally {type}"), OWN: P_("{type} of yours"), OPPONENT: P_("opponent {type}")}
WHERE = {HERE: N_("{what} Here"), ELSEWHERE: N_("{what} on another Battlefield"), ANYWHERE: "{what}"}


@dataclass(frozen=True, slots=True)
class Pick:
    """Revealed cards on the battlefields, by owner, place, type, cost; or the one with the most or least might."""

    who: int
    where: int = HERE
    type: str = ""
    most: int = ANY_COST
    """The highest cost that counts."""
    extreme: int = 0
    alive: bool = False
    """Only cards that have might to lose."""
    shielded: bool = False
    """Only cards with a Shield token."""

    def find(self, stage: Board, frame: Frame) -> list[int]:
        """The units, by seat, battlefield and zone. Of the equally strong or weak the first deployed counts (EB10)."""
        state, where = stage.state, self.where
        here = stage.here(frame) if where != ANYWHERE else -1
        source = frame.memory[0] if self.who == ALLY else -1
        found: list[int] = []
        for seat, side in enumerate(state.sides):
            if self.who != ANYBODY and (seat == frame.seat) == (self.who == OPPONENT):
                continue
            if where == HERE:
                found += side.fields[here] if here >= 0 else ()
            else:
                for at, field in enumerate(side.fields):
                    if at != here:
                        found += field
        marks = state.marks
        found = [unit for unit in found if marks[unit] & FACE_UP and unit != source]
        if self.type or self.most != ANY_COST or self.alive or self.shielded:
            found = [unit for unit in found if self.fits(stage, unit)]
        if self.extreme and len(found) > 1:
            might = state.might
            found = [max(found, key=lambda unit: (self.extreme * might[unit], -unit))]
        return found

    def fits(self, stage: Board, unit: int) -> bool:
        """Is the unit of that type and cost, alive and shielded, as far as that is asked?"""
        state = stage.state
        kind = stage.kinds[state.kind[unit]]
        return (
            (not self.type or kind.type == self.type)
            and kind.cost <= self.most
            and not (self.alive and state.might[unit] <= 0)
            and not (self.shielded and not state.marks[unit] & SHIELD)
        )

    def one(self) -> str:
        return self._place(_(EXTREME[self.who, self.extreme]) if not self.type else self._typed(EXTREME_TYPED[
            self.who, self.extreme])) if self.extreme else self._said(ONE, ONE_TYPED)  # fmt: skip

    def each(self) -> str:
        return self.one() if self.extreme else self._said(EACH, EACH_TYPED)

    def counted(self) -> str:
        return self._said(COUNTED, COUNTED_TYPED)

    def _said(self, plain: dict[int, str], typed: dict[int, str]) -> str:
        what = self._typed(typed[self.who]) if self.type else _(plain[self.who])
        if self.most != ANY_COST:
            what = _("{what} of cost {n} or less").format(what=what, n=self.most)
        if self.shielded:
            what = _("{what} with a Shield token").format(what=what)
        return self._place(what)

    def _typed(self, text: str) -> str:
        return _(text).format(type=_(self.type))

    def _place(self, what: str) -> str:
        return _(WHERE[self.where]).format(what=what)


# What can be counted


class Count:
    """So many, and of what."""

    __slots__ = ()

    def count(self, stage: Board, frame: Frame) -> int:
        raise NotImplementedError

    def things(self, stage: Board, frame: Frame) -> list[int]:
        """What is counted, each by a number of its own."""
        return [*range(self.count(stage, frame))]

    def text(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Cards(Count):
    pick: Pick

    def things(self, stage: Board, frame: Frame) -> list[int]:
        return self.pick.find(stage, frame)

    def count(self, stage: Board, frame: Frame) -> int:
        return len(self.pick.find(stage, frame))

    def text(self) -> str:
        return self.pick.counted()


PILES = {
    "hand": P_("card in your hand"),
    "discard": P_("card in your discard pile"),
    "destroyed": P_("card in your destroy pile"),
}


@dataclass(frozen=True, slots=True)
class Pile(Count):
    """Cards in the hand or in a pile of the own."""

    name: str

    def count(self, stage: Board, frame: Frame) -> int:
        return len(getattr(stage.state.sides[frame.seat], self.name))

    def text(self) -> str:
        return _(PILES[self.name])


class OpenZones(Count):
    """The own zones here that nobody stands in."""

    __slots__ = ()

    def count(self, stage: Board, frame: Frame) -> int:
        return stage.open_zones(frame.seat, stage.here(frame))

    def text(self) -> str:
        return p_("Open Zone of yours Here")


class Strengthened(Count):
    """Cards here that an ability gave might in this round."""

    __slots__ = ()

    def count(self, stage: Board, frame: Frame) -> int:
        return stage.strengthened(frame.seat, stage.here(frame))

    def text(self) -> str:
        return p_("card of yours Here that an ability strengthened this Round")
