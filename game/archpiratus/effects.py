"""Effects that only ArchPiratus has: repairs, what pirates do, and what missions bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.archpiratus.abilities import KEYWORDS
from game.core.contract import Move
from game.core.effects import Asks, Do, Frame, Node, Sign
from game.core.language import _, n_
from game.core.ref import ref
from game.deckbuilding.nodes import DECLINE

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


# Missions and what they bring


@dataclass(frozen=True, slots=True)
class ExchangeMission(Asks):
    """An open mission goes back for the next one of its station."""

    sign = "mission"

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        moves = stage.exchangeable(frame.seat)
        return [DECLINE, *moves] if moves else []

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.src is not None:
            stage.exchange(frame.seat, stage.names.card(move.src))

    def text(self) -> str:
        return _(
            "You may exchange an open mission for the next one of its station; the old one is shuffled into that deck."
        )


@dataclass(frozen=True, slots=True)
class Prize(Asks):
    """A card of the Store for nothing."""

    most: int

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        moves = stage.prizes(frame.seat, self.most)
        return [DECLINE, *moves] if moves else []

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.src is not None:
            stage.take_prize(frame.seat, ref(move.src).number)

    def text(self) -> str:
        return _("You may take a card of cost {n} or less from the Store.").format(n=self.most)

    def signs(self) -> tuple[Sign, ...]:
        return (("cost", f"\N{LESS-THAN OR EQUAL TO}{self.most}"),)


@dataclass(frozen=True, slots=True)
class Scavenge(Asks):
    """A card of the Salvage for nothing."""

    sign = "recover"

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        moves = stage.scrap(frame.seat)
        return [DECLINE, *moves] if moves else []

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.src is not None:
            stage.scavenge(frame.seat, stage.names.find(move.src))

    def text(self) -> str:
        return _("You may take a card of the Salvage.")


class Amends(Do):
    """What a mission brings only to a captain who was behind before it was done."""

    __slots__ = ()

    def run(self, stage: Any, frame: Frame) -> None:
        if stage.was_behind(frame.seat, frame.card):
            super().run(stage, frame)

    def text(self) -> str:
        return _("If you had fewer points: {effect}").format(effect=super().text())


@dataclass(frozen=True, slots=True)
class Find(Node):
    """The next card of a kind is looked for in the Tech deck, for all to see."""

    what: str

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.find_tech(frame.seat, self.what)

    def text(self) -> str:
        return _("Take the next {keyword} of the Tech deck.").format(keyword=_(KEYWORDS[self.what]))

    def signs(self) -> tuple[Sign, ...]:
        return ((self.what, "+1"),)


@dataclass(frozen=True, slots=True)
class Befriend(Node):
    """Somebody joins for nothing."""

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.take_supply(frame.seat)

    def text(self) -> str:
        return _("Take a Local Contact.")

    def signs(self) -> tuple[Sign, ...]:
        return (("contact", "+1"),)


@dataclass(frozen=True, slots=True)
class Renew(Node):
    """The Contract of a completed mission is the next card to be drawn."""

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.to_top(frame.seat, stage.contract)

    def text(self) -> str:
        return _("Put its Contract on top of your deck.")

    def signs(self) -> tuple[Sign, ...]:
        return (("contract", "+1"),)


@dataclass(frozen=True, slots=True)
class Rush(Node):
    """What was bought is the next card to be drawn, instead of waiting among the discards."""

    sign = "draw"

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.to_top(frame.seat, frame.card)

    def text(self) -> str:
        return _("Put it on top of your deck.")
