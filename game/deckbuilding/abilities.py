"""How the abilities of a card are put together. Each owns how it reads, and the card's text is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.effects import Do, Frame, Node
from game.core.language import _
from game.core.names import NONE


class Ability(Node):
    """A part of a card's text. Only effects run; the others are looked up where they count."""

    __slots__ = ()


class Says(Do):
    """All that a card says."""

    __slots__ = ()

    def text(self) -> str:
        return "\n".join(part.text() for part in self.parts)


class OnPlay(Do):
    """An effect that happens when the card is played, and stays or not."""

    __slots__ = ()

    def text(self) -> str:
        return _("When played: {effect}").format(effect=super().text())


class OnBuy(Do):
    """An effect that happens when the card is bought: what it draws can still be spent."""

    __slots__ = ()

    def text(self) -> str:
        return _("When bought: {effect}").format(effect=super().text())


class OnSpend(Do):
    """An effect that happens when the card is spent."""

    __slots__ = ()

    def text(self) -> str:
        return _("When spent: {effect}").format(effect=super().text())


class Now(OnPlay):
    """The whole of a card that is discarded when its effect is done: `memory` is set for that last step."""

    __slots__ = ()

    def run(self, stage: Any, frame: Frame) -> None:
        if frame.memory:
            stage.lay_down(frame.seat, frame.card)
            return
        stage.stack.append(frame._replace(memory=(1,)))
        super().run(stage, frame)

    def text(self) -> str:
        return Do.text(self)


class Speaking(Protocol):
    """A kind of card, as far as its abilities are concerned."""

    @property
    def says(self) -> Says: ...


def part(kinds: Sequence[Speaking], ability: type) -> list[int]:
    """For each card which of its abilities is of that kind, NONE where none is."""
    found = []
    for kind in kinds:
        at = [k for k, one in enumerate(kind.says.parts) if isinstance(one, ability)]
        found.append(at[0] if at else NONE)
    return found
