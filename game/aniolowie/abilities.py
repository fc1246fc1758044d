"""How abilities are paid for, or when they work by themselves.

An angel's ability costs a use, a sacrifice or a level; an intervention costs its card. People's abilities work in the
phase of people, when they join a land, or as long as they are there; most differ by the faction that holds the land.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.aniolowie.effects import Aimed
from game.aniolowie.hierarchy import BOTH, FACTIONS, ORDERS, rings_said
from game.aniolowie.picks import Angels
from game.core.effects import Do, Frame, Node, Sign, signed
from game.core.language import N_, _, capital, n_

USE, SACRIFICE, TOLL, CARD, NONE = range(5)
WHENEVER, DUEL, WHEN_ATTACKED = range(3)


class Says(Do):
    """All that a card says."""

    __slots__ = ()

    def text(self) -> str:
        return "\n".join(part.text() for part in self.parts)


class Ability(Do):
    """A part of a card's text. `aim` is the part of it that needs a target."""

    __slots__ = ("aim", "counts", "when")
    cost = NONE
    faction = BOTH

    def __init__(self, *parts: Node, when: int = WHENEVER, counts: bool = False) -> None:
        super().__init__(*parts)
        self.aim = next((part for part in parts if isinstance(part, Aimed)), None)
        self.when = when
        self.counts = counts
        """Does it go to the stack as an intervention?"""

    def rings(self) -> tuple[int, ...]:
        """The rings it works upon, printed behind its cost."""
        for part in self.parts:
            pick = getattr(part, "pick", None)
            if isinstance(pick, Angels) and pick.rings:
                return pick.rings
        return ()

    def said(self) -> str:
        text = super().text()
        return _("{text} (Counts as an intervention.)").format(text=text) if self.counts else text


COSTS = {USE: N_("Use"), SACRIFICE: N_("Sacrifice"), TOLL: N_("Lose 1 level for good")}
OCCASIONS = {
    WHENEVER: N_("{cost}: {effect}"),
    DUEL: N_("{cost} in a duel of this angel: {effect}"),
    WHEN_ATTACKED: N_("{cost} when this angel is attacked: {effect}"),
}


class Paid(Ability):
    """An angel's ability, with what it costs."""

    __slots__ = ()

    def text(self) -> str:
        cost, rings = _(COSTS[self.cost]), self.rings()
        if rings:
            cost = _("{cost} {rings}").format(cost=cost, rings=rings_said(rings))
        return _(OCCASIONS[self.when]).format(cost=cost, effect=self.said())

    def signs(self) -> tuple[Sign, ...]:
        return (({USE: "use", SACRIFICE: "sacrifice", TOLL: "toll"}[self.cost], ""), *super().signs())


class Use(Paid):
    __slots__ = ()
    cost = USE


class Sacrifice(Paid):
    __slots__ = ()
    cost = SACRIFICE


class Toll(Paid):
    """No status changes; the angel loses a level for good."""

    __slots__ = ()
    cost = TOLL


class Play(Ability):
    """An intervention."""

    __slots__ = ()
    cost = CARD

    def text(self) -> str:
        rings = self.rings()
        return _("{rings}: {effect}").format(rings=rings_said(rings), effect=self.said()) if rings else self.said()


# What works as long as it is there


@dataclass(frozen=True, slots=True)
class Lend(Node):
    """Angels of the same player have a higher level."""

    pick: Angels
    n: int

    def text(self) -> str:
        whom = self.pick.each()
        return n_("{n} level to {whom}.", "{n} levels to {whom}.", abs(self.n), n=signed(self.n), whom=whom)

    def signs(self) -> tuple[Sign, ...]:
        return (("level", signed(self.n)),)


@dataclass(frozen=True, slots=True)
class Wither(Node):
    """Who takes the stake finds its people weaker."""

    n: int

    def text(self) -> str:
        return n_(
            "While this angel is face up in the fight, people that others win from the stake lose {n} level.",
            "While this angel is face up in the fight, people that others win from the stake lose {n} levels.",
            self.n,
        )


@dataclass(frozen=True, slots=True)
class Bound(Node):
    """A human who can't be taken from this land."""

    def text(self) -> str:
        return _("Nobody can take this human from the land.")


@dataclass(frozen=True, slots=True)
class Refuse(Node):
    """A human who joins only a humble angel; `back` to the procession, or else it stays at stake."""

    oldest: int
    back: bool = False

    def text(self) -> str:
        text = (
            _("Joins only an angel of the order {order} or younger; otherwise back to the procession.")
            if self.back
            else _("Joins only an angel of the order {order} or younger; otherwise it stays at stake.")
        )
        return text.format(order=_(ORDERS[self.oldest]))


class Always(Ability):
    """Works by being there; never runs."""

    __slots__ = ()

    def text(self) -> str:
        if any(isinstance(part, Lend) for part in self.parts):
            return _("While face up: {effect}").format(effect=self.said())
        return self.said()


# People


class Folk(Ability):
    """An ability of a human, for one faction or for both."""

    __slots__ = ("faction",)

    def __init__(self, *parts: Node, faction: int = BOTH) -> None:
        super().__init__(*parts)
        self.faction = faction

    lead = ""
    """When it works."""

    def text(self) -> str:
        leads = [_(FACTIONS[self.faction])] if self.faction != BOTH else []
        leads += [_(self.lead)] if self.lead else []
        if not leads:
            return self.said()
        return _("{lead}: {effect}").format(lead=capital(", ".join(leads)), effect=self.said())


class Phase(Folk):
    """In the phase of people."""

    __slots__ = ()
    lead = N_("each turn")


class Chance(Phase):
    """In the phase of people, if the land's player likes."""

    __slots__ = ()
    lead = N_("each turn you may")


class Joins(Folk):
    """When the human joins a land."""

    __slots__ = ()
    lead = N_("when this human joins your land")


class There(Folk):
    """As long as the human is there."""

    __slots__ = ()


class If(Node):
    """Only beside certain others on the same land."""

    __slots__ = ("beside", "then")
    asks = False

    def __init__(self, beside: Any, then: Node) -> None:
        self.beside, self.then = beside, then

    @property
    def parts(self) -> tuple[Node, ...]:
        return (self.then,)

    def run(self, stage: Any, frame: Frame) -> None:
        if any(slot != frame.memory[0] for slot in self.beside.find(stage, frame.seat, frame.memory[0])):
            stage.stack.append(Frame(frame.card, (*frame.path, 0), frame.seat, frame.memory))

    def text(self) -> str:
        effect = self.then.text()
        return _("If there is {whom}, {effect}").format(whom=self.beside.one(), effect=effect[:1].lower() + effect[1:])


# Interventions in duels


class Riposte(Play):
    """Only for a player with an angel in a duel, whom its effect is about."""

    __slots__ = ()

    def __init__(self, *parts: Node) -> None:
        super().__init__(*parts, when=DUEL)

    def said(self) -> str:
        return Do.text(self)
