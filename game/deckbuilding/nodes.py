"""Effects of cards that both deck-building games have."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Move
from game.core.effects import Asks, Frame, Sign
from game.core.language import _, n_
from game.core.names import NONE
from game.core.ref import ref
from game.deckbuilding.stage import DeckStage

DECLINE = Move("decline")


@dataclass(frozen=True, slots=True)
class Thin(Asks):
    """Makes the own deck better by making it smaller. `memory` holds how many cards went already."""

    n: int = 1

    def options(self, stage: DeckStage, frame: Frame) -> list[Move]:
        moves = [
            move
            for zone in ("hand", "discard")
            for move in stage.names.picks("exile", zone, frame.seat, stage.zone(frame.seat, zone))
        ]
        return [DECLINE, *moves] if moves else []

    def resume(self, stage: DeckStage, frame: Frame, move: Move) -> None:
        if move.src is None:
            return
        stage.exile(frame.seat, ref(move.src).zone, stage.names.card(move.src))
        gone = len(frame.memory) + 1
        if gone < self.n:
            stage.stack.append(frame._replace(memory=(0,) * gone))

    def text(self) -> str:
        return n_(
            "You may exile {n} card from your hand or discard pile.",
            "You may exile up to {n} cards from your hand and discard pile.",
            self.n,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("exile", f"{self.n}"),)


@dataclass(frozen=True, slots=True)
class ClearStore(Asks):
    """Exiles a card of the Store; another takes its place."""

    sign = "clear"

    def options(self, stage: DeckStage, frame: Frame) -> list[Move]:
        return [Move("clear", f"store-{slot}") for slot, card in enumerate(stage.state.store) if card != NONE]

    def resume(self, stage: DeckStage, frame: Frame, move: Move) -> None:
        stage.clear(frame.seat, ref(move.src).number)

    def text(self) -> str:
        return _("Exile a card of the Store.")


@dataclass(frozen=True, slots=True)
class Recover(Asks):
    """Takes a card back from the own discard pile."""

    sign = "recover"

    def options(self, stage: DeckStage, frame: Frame) -> list[Move]:
        cards = stage.zone(frame.seat, "discard")
        return stage.names.picks("recover", "discard", frame.seat, cards, f"hand-{frame.seat}")

    def resume(self, stage: DeckStage, frame: Frame, move: Move) -> None:
        assert move.src is not None
        stage.recover(frame.seat, stage.names.card(move.src))

    def text(self) -> str:
        return _("Return a card from your discard pile to your hand.")
