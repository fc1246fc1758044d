"""What is done to one angel or human: the one whom the frame is aimed at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.aniolowie.state import (
    BARE,
    BLOCKED,
    CHANGED,
    FIGHT,
    HUSHED,
    MUTE,
    NOBODY,
    ROWS,
    SHIELDED,
    SILENT,
    row_of,
    slot_of,
)
from game.core.contract import Move
from game.core.effects import Frame, Node, Sign, signed
from game.core.language import N_, P_, _, capital, chain, n_, p_

if TYPE_CHECKING:
    from game.aniolowie.picks import Humans
    from game.aniolowie.stage import Stage


class Act(Node):
    """Something done to the card in the slot that the frame is aimed at."""

    __slots__ = ()
    asks: ClassVar[bool] = False

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        raise NotImplementedError

    def upon(self, whom: str) -> str:
        """The act in words."""
        raise NotImplementedError

    def run(self, stage: Stage, frame: Frame) -> None:
        slot = slot_of(frame)
        if slot >= 0 and stage.state.kind[slot] != NOBODY:
            self.act(stage, frame, slot)

    def text(self) -> str:
        return self.upon(p_("that card"))


@dataclass(frozen=True, slots=True)
class Level(Act):
    """Until the turn ends; the hierarchy stays as it is."""

    n: int

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.change_level(slot, self.n, frame.card)

    def upon(self, whom: str) -> str:
        return n_("{n} level to {whom} until the turn ends.", "{n} levels to {whom} until the turn ends.",
                  abs(self.n), n=signed(self.n), whom=whom)  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("level", signed(self.n)),)


@dataclass(frozen=True, slots=True)
class Lasting(Act):
    n: int

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.change_for_good(slot, self.n, frame.card)

    def upon(self, whom: str) -> str:
        return n_("{n} level to {whom} for good.", "{n} levels to {whom} for good.", abs(self.n), n=signed(self.n),
                  whom=whom)  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("level", signed(self.n)),)


@dataclass(frozen=True, slots=True)
class Rise(Act):
    """Level, order and ring change together."""

    n: int

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.rise(slot, self.n, frame.card)

    def upon(self, whom: str) -> str:
        if self.n < 0:
            return capital(n_("{whom} falls {n} step in the hierarchy until the turn ends.",
                              "{whom} falls {n} steps in the hierarchy until the turn ends.", -self.n,
                              whom=whom))  # fmt: skip
        return capital(n_("{whom} rises {n} step in the hierarchy until the turn ends.",
                          "{whom} rises {n} steps in the hierarchy until the turn ends.", self.n,
                          whom=whom))  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("level", signed(self.n)),)


class Simple(Act):
    """An act without numbers: one verb of the stage, one sentence."""

    __slots__ = ()
    says: ClassVar[str]

    def upon(self, whom: str) -> str:
        return _(self.says).format(whom=whom)


class Block(Simple):
    """As if it were not there, until the turn ends."""

    __slots__ = ()
    says = N_("Block {whom} until the turn ends.")
    sign = "block"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.mark(slot, BLOCKED, frame.card)


class Silence(Simple):
    __slots__ = ()
    says = N_("Take the ability from {whom} until the turn ends.")
    sign = "silence"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.mark(slot, MUTE, frame.card)


class Hush(Simple):
    """For people: a silence with its own end (AB6)."""

    __slots__ = ()
    says = N_("Take the ability from {whom} until the phase of people ends, this one or else the next.")
    sign = "silence"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.mark(slot, HUSHED, frame.card)


class GiveVoice(Simple):
    """Undoes a silence."""

    __slots__ = ()
    says = N_("Give {whom} back its ability.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.unmark(slot, SILENT, frame.card)


class NoSupport(Simple):
    __slots__ = ()
    says = N_("Take the support from {whom} until the turn ends.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.mark(slot, BARE, frame.card)


class Shield(Simple):
    """Until the stack is resolved."""

    __slots__ = ()
    says = N_("No waiting ability of an enemy touches {whom}.")
    sign = "shield"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.mark(slot, SHIELDED, frame.card)


class Lower(Simple):
    """One status down: ready, used, sacrificed, discarded."""

    __slots__ = ()
    says = N_("Put {whom} one status lower.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.lower(slot, frame.card)


class Renew(Simple):
    """Ready again, face down."""

    __slots__ = ()
    says = N_("Make {whom} ready again.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.renew(slot, frame.card)


class Restore(Simple):
    """One status up."""

    __slots__ = ()
    says = N_("Put {whom} one status higher.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.restore(slot, frame.card)


class Dismiss(Simple):
    __slots__ = ()
    says = N_("Discard {whom}.")
    sign = "discard"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.discard(slot)


class ToHand(Simple):
    __slots__ = ()
    says = N_("Return {whom} to its owner's hand.")
    sign = "recover"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.to_hand(slot)


class ToDeck(Simple):
    __slots__ = ()
    says = N_("Shuffle {whom} into its owner's deck.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.to_deck(slot)


class FromFight(Simple):
    """Leaves the fight for the discard pile."""

    __slots__ = ()
    says = N_("Remove {whom} from the fight.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        if row_of(slot) == FIGHT:
            stage.discard(slot)


class Kill(Simple):
    """For people."""

    __slots__ = ()
    says = N_("Kill {whom}.")
    sign = "destroy"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.discard(slot)


class Bring(Simple):
    """A human comes to the land of the one who says so."""

    __slots__ = ()
    says = N_("Bring {whom} to your land.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.resettle(slot, frame.seat)


class Send(Simple):
    """A human walks on to the next land, clockwise."""

    __slots__ = ()
    says = N_("{whom} walks on to the next player's land.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.resettle(slot, stage.after(stage.seat_of(slot)))

    def upon(self, whom: str) -> str:
        return capital(super().upon(whom))


class Home(Simple):
    """A human joins the procession again."""

    __slots__ = ()
    says = N_("Shuffle {whom} into the procession.")
    sign = "home"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.to_procession(slot)


class Escape(Simple):
    """The duel is over, and nobody has lost it."""

    __slots__ = ()
    says = N_("{whom} slips out of the duel, which nobody loses.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.end_duel(slot)

    def upon(self, whom: str) -> str:
        return capital(super().upon(whom))


class Peek(Simple):
    """Only who says so gets to see it."""

    __slots__ = ()
    says = N_("Look at {whom}.")
    sign = "peek"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.show(slot, frame.seat)


class Convert(Simple):
    """It changes faction for good and joins the same row of whoever says so; without room there it is discarded."""

    __slots__ = ()
    says = N_("{whom} changes its faction for good and joins the same row on your side.")
    sign = "convert"

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.take_over(slot, frame.seat, CHANGED)

    def upon(self, whom: str) -> str:
        return capital(super().upon(whom))


class Capture(Simple):
    """It joins the same row of whoever says so; one of the other faction is of no use there and is discarded."""

    __slots__ = ()
    says = N_("Take over {whom} into the same row on your side.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.take_over(slot, frame.seat, 0)


ROWS_TO = (P_("support"), P_("the land"), P_("the fight"))


@dataclass(frozen=True, slots=True)
class Shift(Act):
    """To another of its player's rows, as the one who says so likes."""

    rows: tuple[int, ...] = ROWS
    asks: ClassVar[bool] = True

    def ways(self, stage: Stage, frame: Frame) -> list[Move]:
        slot = slot_of(frame)
        if slot < 0 or stage.state.kind[slot] == NOBODY:
            return []
        return stage.ways_to_shift(slot, self.rows)

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        ways = self.ways(stage, frame)
        return ways if len(ways) > 1 else []

    def run(self, stage: Stage, frame: Frame) -> None:
        for move in self.ways(stage, frame):
            self.resume(stage, frame, move)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.shift(slot_of(frame), move)

    def upon(self, whom: str) -> str:
        if self.rows == ROWS:
            return _("Move {whom} to another row.").format(whom=whom)
        rows = chain(_(" or "), (_(ROWS_TO[row]) for row in self.rows))
        return _("Move {whom} to {rows}.").format(whom=whom, rows=rows)


class Exchange(Act):
    """An angel on the table goes to the hand, and one from the hand takes its place face down."""

    __slots__ = ()
    asks: ClassVar[bool] = True

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        slot = slot_of(frame)
        if slot < 0 or stage.state.kind[slot] == NOBODY:
            return []
        entries = stage.names.picks("put", "hand", frame.seat, stage.substitutes(frame.seat, slot))
        return stage.also_turned(entries, slot, leaving=slot)

    def run(self, stage: Stage, frame: Frame) -> None:
        pass

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.exchange(slot_of(frame), frame.seat, stage.names.card(move.src or ""), move.arg == "turned")

    def upon(self, whom: str) -> str:
        return _("Exchange {whom} for an angel from your hand, which takes its place face down.").format(whom=whom)


@dataclass(frozen=True, slots=True)
class LevelFor(Act):
    """Until the turn ends, for each one on the table who fits."""

    n: int
    pick: Humans

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        stage.change_level(slot, self.n * len(self.pick.find(stage, frame.seat, frame.memory[0])), frame.card)

    def upon(self, whom: str) -> str:
        return n_("Until the turn ends, {n} level to {whom} for {everybody}.",
                  "Until the turn ends, {n} levels to {whom} for {everybody}.", abs(self.n),
                  n=signed(self.n), whom=whom, everybody=self.pick.each())  # fmt: skip


class Cleanse(Simple):
    """Lost levels and steps, a lost ability and a lost support come back."""

    __slots__ = ()
    says = N_("Free {whom} from all that weakens it in this turn.")

    def act(self, stage: Stage, frame: Frame, slot: int) -> None:
        lost, fallen = stage.state.boost[slot], stage.state.rise[slot]
        if lost < 0:
            stage.change_level(slot, -lost, frame.card)
        if fallen < 0:
            stage.rise(slot, -fallen, frame.card)
        stage.unmark(slot, MUTE | BARE, frame.card)
