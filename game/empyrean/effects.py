"""What abilities do to essence, hands, piles and battlefields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from game.core.contract import Move
from game.core.effects import Do, Frame, May, Node, Sign, signed
from game.core.language import N_, _, chain, n_, p_
from game.core.ref import ref
from game.empyrean.picks import Count
from game.empyrean.state import FACE_UP

if TYPE_CHECKING:
    from game.empyrean.stage import Stage

DECLINE = Move("decline")


@dataclass(frozen=True, slots=True)
class Essence(Node):
    """More or less of it in the next round, for oneself."""

    n: int
    per: Count | None = None

    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.change_essence(frame.seat, self.n * (self.per.count(stage, frame) if self.per else 1))

    def text(self) -> str:
        n = abs(self.n)
        if self.per is None:
            return (
                n_("Add {n} Essence next Round.", "Add {n} Essence next Round.", n)
                if self.n > 0
                else n_("Subtract {n} Essence next Round.", "Subtract {n} Essence next Round.", n)
            )
        thing = self.per.text()
        if self.n > 0:
            return n_("Add {n} Essence next Round for each {thing}.", "Add {n} Essence next Round for each {thing}.",
                      n, thing=thing)  # fmt: skip
        return n_("Subtract {n} Essence next Round for each {thing}.",
                  "Subtract {n} Essence next Round for each {thing}.", n, thing=thing)  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("essence", signed(self.n, self.per)),)


@dataclass(frozen=True, slots=True)
class Theirs(Node):
    """Essence in the next round, for each opponent."""

    n: int

    asks: ClassVar[bool] = False

    def run(self, stage: Stage, frame: Frame) -> None:
        for seat in stage.opponents(frame.seat):
            stage.change_essence(seat, self.n)

    def text(self) -> str:
        n = abs(self.n)
        if self.n > 0:
            return n_("Opponents Add {n} Essence next Round.", "Opponents Add {n} Essence next Round.", n)
        return n_("Opponents Subtract {n} Essence next Round.", "Opponents Subtract {n} Essence next Round.", n)

    def signs(self) -> tuple[Sign, ...]:
        return (("others", ""), ("essence", signed(self.n)))


@dataclass(frozen=True, slots=True)
class Discard(Node):
    """Cards from the hand, of the owner's choice; with `then`, what follows for each card that went."""

    n: int = 1
    then: tuple[Node, ...] = ()

    @property
    def parts(self) -> tuple[Node, ...]:
        return self.then

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.discards(frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        gone = len(frame.memory) - 1
        if gone < self.n:
            stage.stack.append(frame._replace(memory=(*frame.memory, 0)))
        for k in reversed(range(len(self.then))):
            stage.stack.append(frame._replace(path=(*frame.path, k), memory=frame.memory[:2]))
        stage.discard(frame.seat, stage.names.card(move.src or ""))

    def able(self, stage: Stage, frame: Frame) -> bool:
        return bool(stage.state.sides[frame.seat].hand)

    def run(self, stage: Stage, frame: Frame) -> None:
        """Nothing in the hand: ignored."""

    def text(self) -> str:
        text = n_("Discard {n} card.", "Discard {n} cards.", self.n)
        if not self.then:
            return text
        then = " ".join(node.text() for node in self.then)
        return (
            _("{text} For each: {then}").format(text=text, then=then)
            if self.n > 1
            else (_("{text} If you did: {then}").format(text=text, then=then))
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("discard", f"{self.n}"), *(sign for node in self.then for sign in node.signs()))


@dataclass(frozen=True, slots=True)
class Forgo(Node):
    """A card of the hand, of the owner's choice, is banished, and what follows if one was."""

    then: tuple[Node, ...] = ()

    @property
    def parts(self) -> tuple[Node, ...]:
        return self.then

    def able(self, stage: Stage, frame: Frame) -> bool:
        return bool(stage.state.sides[frame.seat].hand)

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.forgoings(frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        for k in reversed(range(len(self.then))):
            stage.stack.append(frame._replace(path=(*frame.path, k)))
        stage.forgo(frame.seat, stage.names.card(move.src or ""))

    def run(self, stage: Stage, frame: Frame) -> None:
        """Nothing in the hand: ignored."""

    def text(self) -> str:
        then = " ".join(node.text() for node in self.then)
        return _("{text} If you did: {then}").format(text=_("Banish a card from your hand."), then=then)

    def signs(self) -> tuple[Sign, ...]:
        return (("banish", ""), *(sign for node in self.then for sign in node.signs()))


@dataclass(frozen=True, slots=True)
class TheyDiscard(Node):
    """Each opponent discards, of their own choice. `memory` grows by one for the seat that is asked."""

    n: int = 1

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.discards(frame.seat) if len(frame.memory) > 2 else []

    def run(self, stage: Stage, frame: Frame) -> None:
        if len(frame.memory) == 2:
            for seat in reversed(stage.opponents(frame.seat)):
                for _card in range(self.n):
                    stage.stack.append(frame._replace(seat=seat, memory=(*frame.memory, 0)))

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.discard(frame.seat, stage.names.card(move.src or ""))

    def text(self) -> str:
        return n_("Opponents Discard {n} card each.", "Opponents Discard {n} cards each.", self.n)

    def signs(self) -> tuple[Sign, ...]:
        return (("others", ""), ("discard", f"{self.n}"))


@dataclass(frozen=True, slots=True)
class Stop(Node):
    """A Stop token on an opponent's side of a battlefield of one's choice."""

    sign = "stop"

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.ways_to_stop(frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.stop(ref(move.dst).number, stage.field_of(move))

    def run(self, stage: Stage, frame: Frame) -> None:
        pass

    def text(self) -> str:
        return _("Apply a Stop token to an opponent's Battlefield.")


@dataclass(frozen=True, slots=True)
class DeployThis(Node):
    """The card comes back from the pile it just went to, without cost. After its two units `memory` holds the zone that
    it left, if it was destroyed."""

    pile: str
    sign = "deploy"

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        unit = frame.memory[0]
        if frame.card not in getattr(stage.state.sides[frame.seat], self.pile):
            return []
        if unit >= 0 and not stage.state.marks[unit] & FACE_UP:
            return []
        return stage.ways_to_deploy(frame.seat, self.pile, frame.card)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.deploy(frame.seat, self.pile, frame.card, stage.field_of(move), 0, frame.memory[0], *frame.memory[2:])

    def run(self, stage: Stage, frame: Frame) -> None:
        pass

    def text(self) -> str:
        return _("Deploy it without cost.")


FROM = {
    ("hand",): N_("You may Deploy {what} from your hand without cost."),
    ("hand", "discard"): N_("You may Deploy {what} from your hand or discard pile without cost."),
    ("destroyed",): N_("You may Deploy {what} from your destroy pile without cost."),
    ("hand", "destroyed"): N_("You may Deploy {what} from your hand or destroy pile without cost."),
}


@dataclass(frozen=True, slots=True)
class DeployFrom(Node):
    """A card of the hand or a pile, if one likes: nobody could say that a hidden hand had to."""

    piles: tuple[str, ...]
    type: str = ""
    most: int = 99
    names: tuple[str, ...] = ()
    """If these are given, only cards of these names."""

    sign = "deploy"

    def fits(self, stage: Stage, card: int) -> bool:
        kind = stage.kinds[card]
        return (
            kind.cost <= self.most
            and (not self.type or kind.type == self.type)
            and (not self.names or kind.name in self.names)
        )

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        side = stage.state.sides[frame.seat]
        moves = []
        for pile in self.piles:
            for card in sorted({*getattr(side, pile)}):
                if card >= 0 and self.fits(stage, card):
                    moves += stage.ways_to_deploy(frame.seat, pile, card)
        return [DECLINE, *moves]

    def run(self, stage: Stage, frame: Frame) -> None:
        pass

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.src is not None:
            pile = ref(move.src).zone
            stage.deploy(frame.seat, pile, stage.names.card(move.src), stage.field_of(move), 0)

    def text(self) -> str:
        what = chain(_(" or "), self.names) or (p_("a {type}").format(type=_(self.type)) if self.type else p_("a card"))
        if self.most != 99:
            what = _("{what} of cost {n} or less").format(what=what, n=self.most)
        return _(FROM[self.piles]).format(what=what)


@dataclass(frozen=True, slots=True)
class Rescue(Node):
    """The very card that was destroyed goes from the destroy pile to its owner's hand (EB2)."""

    asks: ClassVar[bool] = False
    sign = "recover"

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.rescue(frame.seat, frame.memory[1])

    def text(self) -> str:
        return _("Return it from the destroy pile to your hand.")


@dataclass(frozen=True, slots=True)
class Recover(Node):
    """A card of the owner's choice goes from the destroy pile to the hand."""

    sign = "recover"

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return stage.ways_to_recover(frame.seat)

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.recover(frame.seat, stage.names.card(move.src or ""))

    def run(self, stage: Stage, frame: Frame) -> None:
        """Nobody lies there: ignored."""

    def text(self) -> str:
        return _("Return a card from your destroy pile to your hand.")


@dataclass(frozen=True, slots=True)
class Fetch(Node):
    """The topmost card of some types goes from the deck to the hand."""

    types: tuple[str, ...]

    asks: ClassVar[bool] = False
    sign = "draw"

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.fetch(frame.seat, self.types)

    def text(self) -> str:
        types = chain(_(" or "), (_(one) for one in self.types))
        return _("Take the topmost {types} of your deck into your hand.").format(types=types)


class Maybe(May):
    """The same, where the first of it can be done at all: nobody is asked about nothing (EB8)."""

    __slots__ = ()

    def options(self, stage: Any, frame: Frame) -> list[Move]:
        able = self.parts[0].able(stage, frame)  # type: ignore[attr-defined]
        return super().options(stage, frame) if able else []

    def run(self, stage: Any, frame: Frame) -> None:
        pass


class Twice(Do):
    """The same effect two times."""

    __slots__ = ()

    def run(self, stage: Any, frame: Frame) -> None:
        super().run(stage, frame)
        super().run(stage, frame)

    def text(self) -> str:
        return _("Twice: {effect}").format(effect=super().text())

    def signs(self) -> tuple[Sign, ...]:
        return (("", "2×"), *super().signs())
