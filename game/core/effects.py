"""What cards do: trees of small nodes, each owning how it works and how it reads.

A card's printed text is rendered from its tree, so it can't say one thing and do another. A tree never waits in
a closure: what is still to be done stands on the state's `stack` as `Frame`s (which card, which node, for whom), so a
state can be saved, copied and searched while an effect waits for an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol

from game.core.contract import Event, Move, Tell
from game.core.language import Change, _, n_
from game.core.ref import ref

Sign = tuple[str, str]
"""A sign by its name, and what stands beside it: a number, or nothing."""


class Frame(NamedTuple):
    """A node that waits for its turn: the card whose tree it is in, the way down to it, and the seat it works for."""

    card: int
    path: tuple[int, ...]
    seat: int
    memory: tuple[int, ...] = ()


class Stage(Protocol):
    """What every game offers: the stack and its cards' trees. Beside these a stage has the verbs that its nodes use."""

    nodes: ClassVar[dict[tuple[int, tuple[int, ...]], Node]]
    """Where nodes that were looked up once are kept, a book for each game."""

    @property
    def stack(self) -> list[Frame]: ...
    def effect(self, card: int) -> Node: ...


class Teller:
    """A state at work: what happens on it is told, or, in search, told to nobody (`tell` is None)."""

    __slots__ = ("stack", "state", "tell")

    def __init__(self, state: Any, tell: Tell | None = None) -> None:
        self.state, self.tell = state, tell
        self.stack: list[Frame] = state.stack

    def say(
        self, kind: str, src: str | None = None, dst: str | None = None, *, seat: int | None = None,
        card: int | None = None, cards: Iterable[int] | None = None, by: int | None = None, n: int = 0,
        to: int | None = None, **data: Any,
    ) -> None:  # fmt: skip
        """Tells an event; `to` is the only seat that may see its cards. Of a hand everybody sees but the backs."""
        if self.tell:
            if ref(src).zone == "hand":
                src = ref(src).place
            several = None if cards is None else tuple(cards)
            seen_by = None if to is None else (to,)
            self.tell(Event(kind, src, dst, seat, card, several, by=by, n=n, data=data, seen_by=seen_by))


class Node:
    """One effect. The plain node runs at once; one that asks something has `options` and `resume`."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    """False where it never asks anything: then nobody needs to look for options."""
    sign: ClassVar[str] = "words"
    """What stands for it where there is no room for its text; the usual one says that there are words to read."""

    @property
    def parts(self) -> tuple[Node, ...]:
        return ()

    def run(self, stage: Any, frame: Frame) -> None:
        """Happens on a game's own stage, which offers more than `Stage`."""
        raise NotImplementedError

    def options(self, stage: Any, frame: Frame) -> list[Move]:
        """What `frame.seat` may answer; empty for a node that asks nothing."""
        return []

    def resume(self, stage: Any, frame: Frame, move: Move) -> None:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def signs(self) -> tuple[Sign, ...]:
        """The same at a glance."""
        return tuple(sign for part in self.parts for sign in part.signs()) or ((self.sign, ""),)


class Asks(Node):
    """A node that asks for a choice, and does nothing when there is none."""

    __slots__ = ()

    def run(self, stage: Any, frame: Frame) -> None:
        pass


def signed(n: int, per: object = None) -> str:
    """What is added or taken away, once or for each of something."""
    return f"{Change(n):+d}" + ("×" if per is not None else "")


def begin(stage: Stage, card: int, seat: int) -> None:
    """Puts a card's whole effect on the stack."""
    stage.stack.append(Frame(card, (), seat))


def settle(stage: Stage) -> None:
    """Runs what waits on the stack until it is empty or somebody is asked."""
    stack, nodes = stage.stack, stage.nodes
    while stack:
        frame = stack[-1]
        node = nodes.get((frame.card, frame.path)) or find(stage, frame)
        if node.asks and node.options(stage, frame):
            return
        stack.pop()
        node.run(stage, frame)


def asked(stage: Stage) -> list[Move]:
    """The answers that are open now."""
    frame = stage.stack[-1]
    return find(stage, frame).options(stage, frame)


def answer(stage: Stage, move: Move) -> None:
    """Takes the answer and goes on."""
    frame = stage.stack.pop()
    find(stage, frame).resume(stage, frame, move)
    settle(stage)


def find(stage: Stage, frame: Frame) -> Node:
    """The node that a frame stands for."""
    card, path = frame.card, frame.path
    known = stage.nodes.get((card, path))
    if known is None:
        known = stage.effect(card)
        for step in path:
            known = known.parts[step]
        stage.nodes[card, path] = known
    return known


def is_valid(stage: Stage, frame: Frame) -> bool:
    """Does the frame stand for a node of this game? For snapshots from outside."""
    try:
        find(stage, frame)
    except (IndexError, KeyError):
        return False
    return min(frame.card, *frame.path, 0) == 0


def push(stage: Stage, frame: Frame, part: int) -> None:
    """Lets a part of the frame's node run next, with the same memory."""
    stage.stack.append(Frame(frame.card, (*frame.path, part), frame.seat, frame.memory))


class Do(Node):
    """Several effects, one after another."""

    __slots__ = ("_parts",)
    asks = False

    def __init__(self, *parts: Node) -> None:
        self._parts = parts

    @property
    def parts(self) -> tuple[Node, ...]:
        return self._parts

    def run(self, stage: Stage, frame: Frame) -> None:
        for i in reversed(range(len(self._parts))):
            push(stage, frame, i)

    def text(self) -> str:
        return " ".join(part.text() for part in self._parts)


class OneOf(Do):
    """The seat chooses one of several effects."""

    __slots__ = ()
    asks = True

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return [Move("choose", arg=i) for i in range(len(self._parts))]

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        assert isinstance(move.arg, int)
        push(stage, frame, move.arg)

    def text(self) -> str:
        return _("Choose one: {effects}").format(effects=" / ".join(part.text() for part in self._parts))

    def signs(self) -> tuple[Sign, ...]:
        first, *others = (part.signs() for part in self._parts)
        return first + tuple(sign for part in others for sign in (("", "/"), *part))


class May(Do):
    """The seat may let the effect happen or leave it."""

    __slots__ = ()
    asks = True

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return [Move("accept"), Move("decline")]

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        if move.kind == "accept":
            super().run(stage, frame)

    def text(self) -> str:
        return _("If you like: {effect}").format(effect=super().text())


@dataclass(frozen=True, slots=True)
class Draw(Node):
    """Draws cards."""

    n: int
    asks: ClassVar[bool] = False

    def run(self, stage: Any, frame: Frame) -> None:
        stage.draw(frame.seat, self.n)

    def text(self) -> str:
        return n_("Draw {n} card.", "Draw {n} cards.", self.n)

    def signs(self) -> tuple[Sign, ...]:
        return (("draw", f"{self.n}"),)


@dataclass(frozen=True, slots=True)
class Resource:
    """Something that is gained, and how much of it is said: `Resource("word", lambda n: pn_("{n} Word", ...))`."""

    what: str
    amount: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Per:
    """Something that can be counted, and how it is said: `Per("relic", lambda: p_("relic"))`."""

    what: str
    name: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Gain(Node):
    """Gains some of a resource, flat or for each of something."""

    what: Resource
    n: int
    per: Per | None = None
    asks: ClassVar[bool] = False

    def run(self, stage: Any, frame: Frame) -> None:
        times = stage.count(frame.seat, self.per.what) if self.per else 1
        stage.gain(frame.seat, self.what.what, self.n * times)

    def text(self) -> str:
        if self.per is None:
            return _("Gain {amount}.").format(amount=self.what.amount(self.n))
        return _("Gain {amount} for each {thing}.").format(amount=self.what.amount(self.n), thing=self.per.name())

    def signs(self) -> tuple[Sign, ...]:
        return ((self.what.what, signed(self.n, self.per)),)
