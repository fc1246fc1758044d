"""Effects that only ArchPiratus has: repairs, and what pirates do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.contract import Move
from game.core.effects import Asks, Frame, Node, Sign
from game.core.language import _, n_

if TYPE_CHECKING:
    from game.archpiratus.stage import Stage


@dataclass(frozen=True, slots=True)
class Repair(Node):
    """Hits are taken off the own ship's die."""

    n: int = 1

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.repair(frame.seat, self.n)

    def text(self) -> str:
        return n_("Repair {n} hit of your ship.", "Repair {n} hits of your ship.", self.n)

    def signs(self) -> tuple[Sign, ...]:
        return (("repair", f"{self.n}"),)


@dataclass(frozen=True, slots=True)
class Broadside(Node):
    """Hits out of turn, if the gun is strong enough: on a ship at the same station, or with a far gun anywhere."""

    n: int = 1
    far: bool = False

    def run(self, stage: Stage, frame: Frame) -> None:
        for _shot in range(self.n):
            stage.fire(frame.seat, self.far)

    def text(self) -> str:
        if self.far:
            return n_(
                "Fire {n} more shot, wherever the opponent is.",
                "Fire {n} more shots, wherever the opponent is.",
                self.n,
            )
        return n_(
            "Fire {n} more shot, if the opponent is at your station.",
            "Fire {n} more shots, if the opponent is at your station.",
            self.n,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("weapon", f"×{self.n}"),)


@dataclass(frozen=True, slots=True)
class StealTech(Asks):
    """A tech of the opponent's ship, of the pirate's choice, goes to the pirate's discards."""

    most: int

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.fitted("steal", 1 - frame.seat, self.most)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.steal_tech(frame.seat, stage.names.card(move.src))

    def text(self) -> str:
        text = _("Steal a tech of value {n} or less from the opponent's ship; it goes to your discard pile.")
        return text.format(n=self.most)

    def signs(self) -> tuple[Sign, ...]:
        return (("tech", f"≤{self.most}"),)


@dataclass(frozen=True, slots=True)
class StealCrew(Asks):
    """A crew member that the opponent chooses leaves for the pirate's discards. `memory` is set once it is asked."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.aboard("give", frame.seat) if frame.memory else []

    def run(self, stage: Stage, frame: Frame) -> None:
        if not frame.memory:
            stage.stack.append(frame._replace(seat=1 - frame.seat, memory=(1,)))

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.give_crew(frame.seat, stage.names.card(move.src))

    def text(self) -> str:
        return _("Steal a crew member of the opponent's choice; it goes to your discard pile.")

    def signs(self) -> tuple[Sign, ...]:
        return (("crew", "+1"),)


@dataclass(frozen=True, slots=True)
class SwapTech(Asks):
    """Two ships exchange what they have in one slot; the pirate chooses the slot."""

    sign = "swap"

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.fitted("swap", 1 - frame.seat, 9)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.swap_tech(frame.seat, stage.names.card(move.src))

    def text(self) -> str:
        return _("Swap a tech of the opponent's ship with what you have in that slot.")
