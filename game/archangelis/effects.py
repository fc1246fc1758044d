"""Effects that only Archangelis has: on Hosts, Hordes, Locations and the wheels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.contract import Move
from game.core.effects import Asks, Frame, Node, Sign
from game.core.language import _, n_
from game.core.names import NONE
from game.core.ref import ref

if TYPE_CHECKING:
    from game.archangelis.stage import Stage


@dataclass(frozen=True, slots=True)
class TakeOphanim(Node):
    """Ophanim from their pile, without a price."""

    n: int = 1

    def run(self, stage: Stage, frame: Frame) -> None:
        for _each in range(self.n):
            stage.take_supply(frame.seat)

    def text(self) -> str:
        return n_(
            "Put {n} Ophanim from its pile into your discard pile.",
            "Put {n} Ophanim from their pile into your discard pile.",
            self.n,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("ophanim", f"+{self.n}"),)


@dataclass(frozen=True, slots=True)
class Summon(Asks):
    """A demon joins the Horde by the card's word, whatever the ladder says."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return [
            move
            for zone in ("hand", "discard")
            for move in stage.names.picks(
                "summon", zone, frame.seat, stage.demons(stage.zone(frame.seat, zone)), f"horde-{frame.seat}"
            )
        ]

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.bring(frame.seat, ref(move.src).zone, stage.names.card(move.src), "horde")

    def text(self) -> str:
        return _("Add a demon from your hand or discard pile to your Horde, whatever its rank.")

    def signs(self) -> tuple[Sign, ...]:
        return (("demons", "+1"),)


@dataclass(frozen=True, slots=True)
class Raise(Asks):
    """An angel that may be in a Host comes back from the discard pile into the Host."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        angels = stage.angels(stage.zone(frame.seat, "discard"))
        return stage.names.picks("raise", "discard", frame.seat, angels, f"host-{frame.seat}")

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.bring(frame.seat, "discard", stage.names.card(move.src), "host")

    def text(self) -> str:
        return _("Put an angel with Light from your discard pile into your Host.")

    def signs(self) -> tuple[Sign, ...]:
        return (("angels", "+1"),)


@dataclass(frozen=True, slots=True)
class Yield(Asks):
    """The opponent gives up an angel, and chooses which: an answer out of turn. `memory` is set once it is asked."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.bearers("yield", "host", frame.seat) if frame.memory else []

    def run(self, stage: Stage, frame: Frame) -> None:
        if not frame.memory:
            stage.stack.append(frame._replace(seat=1 - frame.seat, memory=(1,)))

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.dismiss("yield", frame.seat, "host", stage.names.card(move.src), stage.names.worn(move.src))

    def text(self) -> str:
        return _("The opponent chooses an angel of their Host and discards it.")

    def signs(self) -> tuple[Sign, ...]:
        return (("others", ""), ("angels", "−1"))


@dataclass(frozen=True, slots=True)
class Smite(Asks):
    """A demon of the opponent's Horde is discarded."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.bearers("smite", "horde", 1 - frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.dismiss("smite", 1 - frame.seat, "horde", stage.names.card(move.src), stage.names.worn(move.src))

    def text(self) -> str:
        return _("Discard a demon of the opponent's Horde.")

    def signs(self) -> tuple[Sign, ...]:
        return (("others", ""), ("demons", "−1"))


@dataclass(frozen=True, slots=True)
class Disarm(Asks):
    """A relic of the opponent's Host is discarded, or its human."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        other = 1 - frame.seat
        relics = [move for move in stage.bearers("disarm", "host", other) if stage.names.worn(move.src or "") != NONE]
        return relics + stage.names.picks("disarm", "host", other, stage.zone(other, "host_humans"))

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.disarm(1 - frame.seat, stage.names.card(move.src), stage.names.worn(move.src))

    def text(self) -> str:
        return _("Discard a relic or a human of the opponent's Host.")


@dataclass(frozen=True, slots=True)
class ChangeLocation(Asks):
    """A Location goes under its deck and another is laid out."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        if not stage.state.location_deck:
            return []
        return [Move("shift", stage.location_name(card)) for card in stage.state.locations]

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.shift(frame.seat, stage.names.card(move.src))

    def text(self) -> str:
        return _("Put a Location under its deck; another takes its place.")
