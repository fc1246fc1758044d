"""What is done to cards. `memory` of a frame holds the unit that speaks and the unit spoken of, NOBODY for none.

An `Act` is done to one card; `One`, `Each`, `That` and `Before` say to which.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.core.contract import Move
from game.core.effects import Frame, Node, Sign, find, signed
from game.core.language import N_, P_, _, n_, p_
from game.empyrean.picks import Count, Pick
from game.empyrean.state import ANCHOR, GONE, MOVE, SHIELD, STUN

if TYPE_CHECKING:
    from game.empyrean.stage import Stage

NOBODY = -1


def follow(stage: Stage, frame: Frame) -> None:
    """After this act the next one upon the same card; an act that could not be done ends the list."""
    if len(frame.memory) > 2:
        above = Frame(frame.card, frame.path[:-1], frame.seat, frame.memory[:2])
        parent = find(stage, above)
        assert isinstance(parent, To)
        parent.put(stage, above, frame.memory[1], frame.path[-1] + 1)


# Acts upon one card


class Act(Node):
    """Something done to the unit that the frame speaks of, at once or after a choice of how."""

    __slots__ = ()
    plain: ClassVar[bool] = False
    """Does it neither ask nor take the card away?"""

    def able(self, stage: Stage, unit: int) -> bool:
        """Can it be done to that unit?"""
        return True

    def ways(self, stage: Stage, frame: Frame, unit: int) -> list[Move]:
        """The moves that say how it is done to that unit."""
        return [stage.pick(unit)] if self.able(stage, unit) else []

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        raise NotImplementedError

    def upon(self, whom: str) -> str:
        """The act in words."""
        raise NotImplementedError

    def upon_it(self, to: To) -> str:
        """The act in words, after others upon the same card or upon each of several."""
        return self.upon(p_("each of them") if to.several else p_("that card"))

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        unit = frame.memory[1]
        return [] if stage.state.marks[unit] & GONE else self.ways(stage, frame, unit)

    def run(self, stage: Stage, frame: Frame) -> None:
        unit = frame.memory[1]
        if self.plain and not stage.state.marks[unit] & GONE and self.able(stage, unit):
            follow(stage, frame)
            self.act(stage, frame, unit, None)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        follow(stage, frame)
        self.act(stage, frame, frame.memory[1], move)

    def text(self) -> str:
        return self.upon(p_("that card"))


@dataclass(frozen=True, slots=True)
class Might(Act):
    """Number tokens are applied or, below nought, removed."""

    n: int
    plain: ClassVar[bool] = True
    asks: ClassVar[bool] = False

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        stage.change_might(unit, self.n, frame.card)

    def upon(self, whom: str) -> str:
        if self.n < 0:
            return n_("Remove {n} Might from {whom}.", "Remove {n} Might from {whom}.", -self.n, whom=whom)
        return n_("Apply {n} Might to {whom}.", "Apply {n} Might to {whom}.", self.n, whom=whom)

    def signs(self) -> tuple[Sign, ...]:
        return (("might", signed(self.n)),)


@dataclass(frozen=True, slots=True)
class Destroy(Act):
    sign = "destroy"

    def able(self, stage: Stage, unit: int) -> bool:
        return not stage.state.marks[unit] & SHIELD

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        stage.destroy(unit)

    def upon(self, whom: str) -> str:
        return _("Destroy {whom}.").format(whom=whom)


@dataclass(frozen=True, slots=True)
class Banish(Act):
    sign = "banish"

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        stage.banish(unit)

    def upon(self, whom: str) -> str:
        return _("Banish {whom}.").format(whom=whom)


@dataclass(frozen=True, slots=True)
class Return(Act):
    sign = "recover"

    def able(self, stage: Stage, unit: int) -> bool:
        return not stage.state.marks[unit] & ANCHOR

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        stage.take_back(unit)

    def upon(self, whom: str) -> str:
        return _("Return {whom} to the owner's hand.").format(whom=whom)


@dataclass(frozen=True, slots=True)
class Relocate(Act):
    """To another battlefield of the mover's choice, or to this one."""

    here: bool = False
    sign = "move"

    def ways(self, stage: Stage, frame: Frame, unit: int) -> list[Move]:
        moves = stage.ways_to_move(unit)
        if self.here:
            target = stage.here(frame)
            return [move for move in moves if stage.field_of(move) == target]
        return moves

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        assert move is not None
        stage.move(unit, stage.field_of(move))

    def upon(self, whom: str) -> str:
        text = _("Move {whom} to this Battlefield.") if self.here else _("Move {whom} to another Battlefield.")
        return text.format(whom=whom)


TOKENS_SAID = {
    SHIELD: P_("a Shield token"),
    ANCHOR: P_("an Anchor token"),
    STUN: P_("a Stun token"),
    MOVE: P_("a Move token"),
}


@dataclass(frozen=True, slots=True)
class Apply(Act):
    """A token that stays: Shield, Anchor, Stun; or a Move token, which is spent."""

    token: int
    plain: ClassVar[bool] = True
    asks: ClassVar[bool] = False

    def able(self, stage: Stage, unit: int) -> bool:
        return self.token == MOVE or not stage.state.marks[unit] & self.token

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        stage.apply_token(unit, self.token)

    def upon(self, whom: str) -> str:
        return _("Apply {token} to {whom}.").format(token=_(TOKENS_SAID[self.token]), whom=whom)

    def signs(self) -> tuple[Sign, ...]:
        return (({SHIELD: "shield", ANCHOR: "anchor", STUN: "stun", MOVE: "move"}[self.token], ""),)


@dataclass(frozen=True, slots=True)
class Again(Act):
    """What the card did when it was revealed happens once more."""

    sign = "again"

    def able(self, stage: Stage, unit: int) -> bool:
        return stage.repeats(unit)

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        stage.resolve_again(unit)

    def upon(self, whom: str) -> str:
        return _("Resolve the ability of {whom} again.").format(whom=whom)

    def upon_it(self, to: To) -> str:
        return _("Resolve its ability again.")


@dataclass(frozen=True, slots=True)
class Hasten(Act):
    """What the card does at the end of each round happens now, too."""

    sign = "again"

    def able(self, stage: Stage, unit: int) -> bool:
        return stage.ends_rounds(unit)

    def act(self, stage: Stage, frame: Frame, unit: int, move: Move | None) -> None:
        stage.hasten(unit)

    def upon(self, whom: str) -> str:
        return _("Resolve the end of Round ability of {whom}.").format(whom=whom)


@dataclass(frozen=True, slots=True)
class Grow(Act):
    """The speaking card gains might, flat or for each of something."""

    n: int
    per: Count | None = None
    asks: ClassVar[bool] = False

    def ways(self, stage: Stage, frame: Frame, unit: int) -> list[Move]:
        return []

    def run(self, stage: Stage, frame: Frame) -> None:
        follow(stage, frame)
        times = self.per.count(stage, frame) if self.per else 1
        if frame.memory[0] != NOBODY and not stage.state.marks[frame.memory[0]] & GONE and times:
            stage.change_might(frame.memory[0], self.n * times, frame.card)

    def upon(self, whom: str) -> str:
        return self.text()

    def upon_it(self, to: To) -> str:
        return _(to.then).format(text=self.text())

    def text(self) -> str:
        if self.per is None:
            return n_("Apply {n} Might to this card.", "Apply {n} Might to this card.", self.n)
        return n_("Apply {n} Might to this card for each {thing}.", "Apply {n} Might to this card for each {thing}.",
                  self.n, thing=self.per.text())  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("might", signed(self.n, self.per)),)


# To whom


class To(Node):
    """Acts, one after another, upon the same card; `Grow` among them is for the speaking card."""

    __slots__ = ("acts",)
    asks = False
    several = False
    then = N_("If you did: {text}")
    """What the speaking card has of it: nothing, if there was nobody to act upon."""

    def __init__(self, *acts: Act) -> None:
        self.acts = acts

    @property
    def parts(self) -> tuple[Node, ...]:
        return self.acts

    def whom(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        first, *others = self.acts
        return " ".join([first.upon(self.whom()), *(act.upon_it(self) for act in others)])

    def put(self, stage: Stage, frame: Frame, unit: int, k: int = 0) -> None:
        """That act waits for its turn; a third entry of its memory says that another one follows."""
        if k < len(self.acts):
            memory = (frame.memory[0], unit) if k + 1 == len(self.acts) else (frame.memory[0], unit, 0)
            stage.stack.append(Frame(frame.card, (*frame.path, k), frame.seat, memory))


class Picking(To):
    __slots__ = ("pick",)

    def __init__(self, pick: Pick, *acts: Act) -> None:
        super().__init__(*acts)
        self.pick = pick


class Each(Picking):
    """Every such card, the lowest battlefield and zone first. Tokens for all of them are one change (EB1)."""

    __slots__ = ()
    several = True
    then = N_("For each: {text}")

    def run(self, stage: Stage, frame: Frame) -> None:
        units, first = self.pick.find(stage, frame), self.acts[0]
        if not all(act.plain for act in self.acts):
            for unit in reversed(units):
                if first.able(stage, unit):
                    self.put(stage, frame, unit)
            return
        for act in self.acts:
            units = [unit for unit in units if act.able(stage, unit)]
            for unit in units:
                act.act(stage, frame, unit, None)

    def whom(self) -> str:
        return self.pick.each()


class One(Picking):
    """One such card of the speaker's choice."""

    __slots__ = ()
    asks = True

    def able(self, stage: Stage, frame: Frame) -> bool:
        return bool(self.options(stage, frame))

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return [move for unit in self.pick.find(stage, frame) for move in self.acts[0].ways(stage, frame, unit)]

    def run(self, stage: Stage, frame: Frame) -> None:
        """Nobody to act upon: ignored."""

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        unit = stage.unit_of(move)
        self.put(stage, frame, unit, 1)
        self.acts[0].act(stage, frame, unit, move)

    def whom(self) -> str:
        return self.pick.one()


class That(To):
    """The card that the ability answers to."""

    __slots__ = ()

    def able(self, stage: Stage, frame: Frame) -> bool:
        """Could anything be done to it?"""
        unit = frame.memory[1]
        return not stage.state.marks[unit] & GONE and bool(self.acts[0].ways(stage, frame, unit))

    def run(self, stage: Stage, frame: Frame) -> None:
        self.put(stage, frame, frame.memory[1])

    def whom(self) -> str:
        return p_("that card")


class This(To):
    """The speaking card itself."""

    __slots__ = ()
    then = "{text}"

    def run(self, stage: Stage, frame: Frame) -> None:
        self.put(stage, frame, frame.memory[0])

    def whom(self) -> str:
        return p_("this card")


class Before(To):
    """The card one zone before the card that the effect answers to."""

    __slots__ = ()

    def run(self, stage: Stage, frame: Frame) -> None:
        unit = stage.one_before(frame.memory[1])
        if unit != NOBODY:
            self.put(stage, frame, unit)

    def whom(self) -> str:
        return p_("the card one Zone before it")
