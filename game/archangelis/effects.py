"""Effects that only Archangelis has: on Hosts, Hordes, Locations and the wheels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.archangelis.abilities import Group
from game.core.contract import Move
from game.core.effects import Asks, Frame, Node, Sign, signed
from game.core.language import _, n_
from game.core.names import NONE
from game.core.ref import ref
from game.deckbuilding.nodes import DECLINE

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


@dataclass(frozen=True, slots=True)
class Banish(Asks):
    """A demon of the opponent's Horde is out of the game; what it bore is discarded."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.bearers("banish", "horde", 1 - frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.banish(1 - frame.seat, "horde", stage.names.card(move.src), stage.names.worn(move.src))

    def text(self) -> str:
        return _("Exile a demon of the opponent's Horde.")

    def signs(self) -> tuple[Sign, ...]:
        return (("others", ""), ("exile", "1"))


@dataclass(frozen=True, slots=True)
class Sacrifice(Asks):
    """An angel of the own Host is out of the game; what it bore is discarded."""

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.bearers("sacrifice", "host", frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.banish(frame.seat, "host", stage.names.card(move.src), stage.names.worn(move.src))

    def text(self) -> str:
        return _("Exile an angel of your Host.")

    def signs(self) -> tuple[Sign, ...]:
        return (("exile", "1"),)


@dataclass(frozen=True, slots=True)
class Recruit(Asks):
    """A card of the Store, without a price, as long as it would not cost much."""

    most: int

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        if stage.automatic(frame.seat):
            return []
        offered = [
            Move("recruit", f"store-{slot}", f"discard-{frame.seat}")
            for slot, card in enumerate(stage.state.store)
            if card != NONE and stage.cost(card) <= self.most
        ]
        return [DECLINE, *offered] if offered else []

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.src is not None:
            stage.recruit(frame.seat, ref(move.src).number)

    def text(self) -> str:
        return n_(
            "You may take a card with a cost of {n} or less from the Store.",
            "You may take a card with a cost of {n} or less from the Store.",
            self.most,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("recover", ""), ("cost", f"≤{self.most}"))


@dataclass(frozen=True, slots=True)
class Claim(Asks):
    """A Horde takes a Location as a Host would, where no Host can stop it: the automaton's claim for everybody."""

    n: int

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        places = stage.claims(frame.seat, self.n)
        return [DECLINE, *(Move("claim", stage.location_name(card)) for card in places)] if places else []

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.src is not None:
            stage.claim(frame.seat, stage.names.card(move.src))

    def text(self) -> str:
        return n_(
            "You may discard a Horde with {n} Light at a Location that rewards demons, and win that Location.",
            "You may discard a Horde with {n} Light at a Location that rewards demons, and win that Location.",
            self.n,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("demons", f"{self.n}"),)


@dataclass(frozen=True, slots=True)
class DrawEach(Node):
    """Cards for each card of a group in Host and Horde, the one that says so included."""

    n: int
    whom: Group
    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.draw(frame.seat, self.n * stage.count(frame.seat, self.whom.key))

    def text(self) -> str:
        return n_(
            "Draw {n} card for each {one} in Host and Horde.", "Draw {n} cards for each {one} in Host and Horde.",
            self.n, one=self.whom.one(),
        )  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("draw", f"{self.n}×"),)


@dataclass(frozen=True, slots=True)
class GainEach(Node):
    """Word for each card of a group in Host and Horde, the one that says so included."""

    n: int
    whom: Group
    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.gain(frame.seat, "word", self.n * stage.count(frame.seat, self.whom.key))

    def text(self) -> str:
        return n_(
            "Gain {n} Word for each {one} in Host and Horde.", "Gain {n} Word for each {one} in Host and Horde.",
            self.n, one=self.whom.one(),
        )  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("word", signed(self.n, self.whom)),)


@dataclass(frozen=True, slots=True)
class Mend(Asks):
    """The smallest angels become wheels. `memory` holds how many did already."""

    n: int = 1

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        if not stage.state.supply:
            return []
        moves = [
            move
            for zone in ("hand", "discard")
            for move in stage.names.picks("exile", zone, frame.seat, stage.erelin(frame.seat, zone))
        ]
        return [DECLINE, *moves] if moves else []

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.src is None:
            return
        stage.exile(frame.seat, ref(move.src).zone, stage.names.card(move.src))
        stage.take_supply(frame.seat)
        gone = len(frame.memory) + 1
        if gone < self.n:
            stage.stack.append(frame._replace(memory=(0,) * gone))

    def text(self) -> str:
        return n_(
            "You may exile {n} Erelin from your hand or discard pile and take an Ophanim for it.",
            "You may exile up to {n} Erelin from your hand and discard pile and take an Ophanim for each.",
            self.n,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("exile", f"{self.n}"), ("ophanim", f"+{self.n}"))
