"""How abilities begin: at once, upon an event, by command, or by being there at all.

A card has abilities of one kind only: Instant, Conditional or Passive. Battlefields speak the same language, to each
player separately.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.effects import Do, Frame, May, Node, Sign, signed
from game.core.language import N_, _, n_, p_
from game.empyrean.picks import ALLY, ANY_COST, ANYWHERE, ELSEWHERE, HERE, OPPONENT, OWN, SELF, Cards, Count
from game.empyrean.state import GONE

if TYPE_CHECKING:
    from game.empyrean.board import Board

INSTANT, CONDITIONAL, PASSIVE = "instant", "conditional", "passive"

REVEALED, MOVED, LEFT, DESTROYED, RETURNED, DISCARDED, GAINED, STUNNED, STOPPED, ROUND_END, GAME_END = (
    1 << bit for bit in range(11)
)
"""Events that abilities and effects answer to. LEFT is a move, as seen from where it began."""
ROUND_OVER = 1 << 13
"""After all else of the End phase, for what counts over the whole round; nothing is asked any more. What an army is
remembered for beside its events (`cards.DISCOUNTS` and `LENDS`) takes the bits between."""
STAYING = REVEALED | MOVED | GAINED | STUNNED
"""Those of a card that is here then, and may have left when a battlefield speaks of it."""


class Says(Do):
    """All that a card or a battlefield says."""

    __slots__ = ()

    def text(self) -> str:
        return "\n".join(part.text() for part in self.parts)


class Ability(Do):
    """A part of a text. Passive ones are looked up where they count and never run."""

    __slots__ = ()
    nature = PASSIVE

    @property
    def begins(self) -> int:
        """The first round in which it can do anything."""
        return 1


class Instant(Ability):
    """Resolved once, when the card is revealed."""

    __slots__ = ()
    nature = INSTANT


class Command(Ability):
    """Resolved in the command phase, if its owner likes, once a round."""

    __slots__ = ()
    nature = CONDITIONAL

    def text(self) -> str:
        return _("Command: {effect}").format(effect=super().text())

    def signs(self) -> tuple[Sign, ...]:
        return (("command", ""), *super().signs())


# Events


@dataclass(frozen=True, slots=True)
class Trigger:
    """An event that happens to the card itself, to allies or to opponents, here or elsewhere."""

    events: int
    who: int
    where: int = ANYWHERE
    type: str = ""
    least: int = 0
    most: int = ANY_COST
    rounds: tuple[int, ...] = ()
    """If these are given, in these rounds only."""

    def text(self) -> str:
        if self.rounds:
            *others, last = map(str, self.rounds)
            if not others:
                return _("At the end of Round {round}").format(round=last)
            return _("At the end of Rounds {rounds} and {last}").format(rounds=", ".join(others), last=last)
        if self.type:
            card = p_("an ally {type}").format(type=_(self.type))
        else:
            card = p_("an ally") if self.who == ALLY else p_("a card")
        if self.most != ANY_COST:
            card = _("{what} of cost {n} or less").format(what=card, n=self.most)
        if self.least:
            card = _("{what} of cost {n} or more").format(what=card, n=self.least)
        return _(WHENS[self.events, self.who, self.where]).format(card=card)


WHENS = {
    (REVEALED, SELF, ANYWHERE): N_("When Revealed"),
    (REVEALED | MOVED, SELF, ANYWHERE): N_("When Revealed and whenever it Moves"),
    (MOVED, SELF, ANYWHERE): N_("When this card Moves"),
    (DESTROYED, SELF, ANYWHERE): N_("When Destroyed"),
    (DISCARDED, SELF, ANYWHERE): N_("When Discarded"),
    (REVEALED, ALLY, HERE): N_("When you Reveal {card} Here"),
    (REVEALED, ALLY, ELSEWHERE): N_("When you Reveal {card} on another Battlefield"),
    (REVEALED, ALLY, ANYWHERE): N_("When you Reveal {card}"),
    (REVEALED, OPPONENT, HERE): N_("When an opponent Reveals {card} Here"),
    (MOVED, ALLY, HERE): N_("When {card} Moves Here"),
    (MOVED, ALLY, ANYWHERE): N_("When {card} Moves"),
    (DESTROYED, ALLY, HERE): N_("When {card} Here is Destroyed"),
    (DESTROYED, ALLY, ANYWHERE): N_("When {card} is Destroyed"),
    (RETURNED, ALLY, ANYWHERE): N_("When {card} is Returned"),
    (DISCARDED, ALLY, ANYWHERE): N_("When you Discard a card"),
    (ROUND_END, SELF, ANYWHERE): N_("At the end of each Round"),
    (REVEALED, OWN, HERE): N_("When you Reveal {card} Here"),
    (MOVED, OWN, HERE): N_("When {card} of yours Moves Here"),
    (LEFT, OWN, HERE): N_("When {card} of yours Moves away from Here"),
    (DESTROYED, OWN, HERE): N_("When {card} of yours Here is Destroyed"),
    (RETURNED, OWN, HERE): N_("When {card} of yours is Returned from Here"),
    (GAINED, OWN, HERE): N_("When an ability strengthens {card} of yours Here"),
    (STUNNED, OWN, HERE): N_("When {card} of yours Here is Stunned"),
    (STOPPED, OWN, HERE): N_("When a Stop token is spent on your side Here"),
    (ROUND_END, OWN, HERE): N_("At the end of each Round"),
    (ROUND_OVER, OWN, HERE): N_("At the end of each Round"),
    (GAME_END, OWN, HERE): N_("At the end of the game"),
}


class When(Ability):
    """Resolved each time its event happens, unless the card is stunned."""

    __slots__ = ("trigger",)
    nature = CONDITIONAL

    def __init__(self, trigger: Trigger, *effects: Node) -> None:
        super().__init__(*effects)
        self.trigger = trigger

    @property
    def begins(self) -> int:
        return min(self.trigger.rounds, default=1)

    def run(self, stage: Any, frame: Frame) -> None:
        """A battlefield speaks only of cards that are still there, unless it is about their leaving (EB4)."""
        source, trigger = frame.memory[0], self.trigger
        if source >= 0:
            if trigger.who != SELF and stage.state.marks[source] & GONE:
                return
        elif trigger.events & STAYING and not stage.still_here(frame):
            return
        super().run(stage, frame)

    def text(self) -> str:
        """What else it depends on stands beside the event, so that a sentence has one colon only (EB10)."""
        when, first, said = self.trigger.text(), self.parts[0], super().text()
        if isinstance(first, If):
            when = _("{when}, if {condition}").format(when=when, condition=first.condition.text())
        elif isinstance(first, May):
            when, said = _("{when}, if you like").format(when=when), Do.text(first)
        return _("{when}: {effect}").format(when=when, effect=said)

    def signs(self) -> tuple[Sign, ...]:
        return (("when", ""), *super().signs())


def reveals(*effects: Node, where: int = HERE, type: str = "") -> When:
    return When(Trigger(REVEALED, ALLY, where, type), *effects)


def arrives(*effects: Node, type: str = "") -> When:
    """An ally moves here."""
    return When(Trigger(MOVED, ALLY, HERE, type), *effects)


def moves(*effects: Node) -> When:
    """The card itself moves."""
    return When(Trigger(MOVED, SELF), *effects)


def appears(*effects: Node) -> When:
    """The card is revealed or moves."""
    return When(Trigger(REVEALED | MOVED, SELF), *effects)


def each_round(*effects: Node) -> When:
    return When(Trigger(ROUND_END, SELF), *effects)


def dies(*effects: Node) -> When:
    return When(Trigger(DESTROYED, SELF), *effects)


# Passive abilities of cards


class Strength(Ability):
    """Tokens as long as something is there: applied when it comes, removed when it goes (EB5)."""

    __slots__ = ("n", "near", "per")

    def __init__(self, n: int, per: Count) -> None:
        super().__init__()
        self.n, self.per = n, per
        self.near = isinstance(per, Cards) and per.pick.where == HERE
        """Does it count only what stands beside it?"""

    def text(self) -> str:
        return n_("Has {n} more Might for each {thing}.", "Has {n} more Might for each {thing}.", self.n,
                  thing=self.per.text())  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("might", signed(self.n, self.per)),)


class Cheaper(Ability):
    """The card itself costs less for each of something."""

    __slots__ = ("n", "per")

    def __init__(self, n: int, per: Count) -> None:
        super().__init__()
        self.n, self.per = n, per

    def text(self) -> str:
        return _("Costs {n} less for each {thing}.").format(n=self.n, thing=self.per.text())

    def signs(self) -> tuple[Sign, ...]:
        return (("essence", signed(-self.n, self.per)),)


class Discount(Ability):
    """Cards of a type that are deployed beside it cost less."""

    __slots__ = ("n", "type")

    def __init__(self, n: int, type: str) -> None:
        super().__init__()
        self.n, self.type = n, type

    def text(self) -> str:
        return _("Each {type} that you Deploy Here costs {n} less.").format(n=self.n, type=_(self.type))

    def signs(self) -> tuple[Sign, ...]:
        return (("essence", signed(-self.n)),)


# Conditions


class If(Do):
    """What follows happens only if something holds."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition, *effects: Node) -> None:
        super().__init__(*effects)
        self.condition = condition

    def run(self, stage: Any, frame: Frame) -> None:
        if self.condition.holds(stage, frame):
            super().run(stage, frame)


class Condition:
    __slots__ = ()

    def holds(self, stage: Board, frame: Frame) -> bool:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def reached(self, stage: Board, seat: int, at: int) -> bool:
        """Does it hold for that seat on that battlefield?"""
        raise NotImplementedError

    def reach(self) -> str:
        """The same as something to be achieved."""
        raise NotImplementedError


class StillHere(Condition):
    """The card that the ability answers to has not left."""

    __slots__ = ()

    def holds(self, stage: Board, frame: Frame) -> bool:
        return stage.still_here(frame)

    def text(self) -> str:
        return _("it is still Here")


class Leading(Condition):
    """The seat alone has the most might here."""

    __slots__ = ()

    def holds(self, stage: Board, frame: Frame) -> bool:
        return stage.leads(frame.seat, stage.here(frame))

    def text(self) -> str:
        return _("you lead Here")


@dataclass(frozen=True, slots=True)
class Token(Condition):
    """Holding the first player token, or not."""

    held: bool

    def holds(self, stage: Board, frame: Frame) -> bool:
        return (stage.state.leader == frame.seat) == self.held

    def text(self) -> str:
        return _("you hold the first player token") if self.held else _("you do not hold the first player token")


@dataclass(frozen=True, slots=True)
class Standing(Condition):
    """So many revealed cards of the own here."""

    least: int
    most: int = 99

    def holds(self, stage: Board, frame: Frame) -> bool:
        return self.reached(stage, frame.seat, stage.here(frame))

    def reached(self, stage: Board, seat: int, at: int) -> bool:
        return self.least <= stage.standing(seat, at) <= self.most

    def text(self) -> str:
        if self.least == self.most:
            return n_("exactly {n} card of yours is Here", "exactly {n} cards of yours are Here", self.least)
        return n_("{n} or more of your cards are Here", "{n} or more of your cards are Here", self.least)

    def reach(self) -> str:
        return n_("have {n} card Here", "have {n} cards Here", self.least)


@dataclass(frozen=True, slots=True)
class Mighty(Condition):
    """So much might of the own here."""

    n: int

    def reached(self, stage: Board, seat: int, at: int) -> bool:
        return stage.total(seat, at) >= self.n

    def reach(self) -> str:
        return n_("have {n} Might Here", "have {n} Might Here", self.n)


@dataclass(frozen=True, slots=True)
class Balanced(Condition):
    """As many cards in the hand as here; or, at the other extreme, far from it."""

    apart: int = 0

    def holds(self, stage: Board, frame: Frame) -> bool:
        gap = abs(len(stage.state.sides[frame.seat].hand) - stage.standing(frame.seat, stage.here(frame)))
        return gap >= self.apart if self.apart else gap == 0

    def text(self) -> str:
        if self.apart:
            return _("the numbers of cards in your hand and Here differ by {n} or more").format(n=self.apart)
        return _("you have as many cards in your hand as Here")


@dataclass(frozen=True, slots=True)
class Devoted(Condition):
    """So many cards given up: discarded, destroyed or banished."""

    n: int
    enough: bool = True

    def holds(self, stage: Board, frame: Frame) -> bool:
        side = stage.state.sides[frame.seat]
        return (len(side.discard) + len(side.destroyed) + len(side.banished) >= self.n) == self.enough

    def text(self) -> str:
        if self.enough:
            return n_("your discard, destroy and banish piles hold {n} or more cards",
                      "your discard, destroy and banish piles hold {n} or more cards", self.n)  # fmt: skip
        return n_("your discard, destroy and banish piles hold fewer than {n} cards",
                  "your discard, destroy and banish piles hold fewer than {n} cards", self.n)  # fmt: skip


# Effects of battlefields


def here(events: int, *effects: Node, least: int = 0, most: int = ANY_COST) -> When:
    """Something happens to a card of the player's here."""
    return When(Trigger(events, OWN, HERE, "", least, most), *effects)


def rounds(numbers: tuple[int, ...], *effects: Node) -> When:
    """At the end of given rounds."""
    return When(Trigger(ROUND_END, OWN, HERE, rounds=numbers), *effects)


class Once(Ability):
    """The first time that something holds: for each player, or, as a race, for the first one alone (EB1)."""

    __slots__ = ("condition", "race")

    def __init__(self, condition: Condition, *effects: Node, race: bool = False) -> None:
        super().__init__(*effects)
        self.condition, self.race = condition, race

    def text(self) -> str:
        text = _("The first to {reach}: {effect}") if self.race else _("The first time you {reach}: {effect}")
        return text.format(reach=self.condition.reach(), effect=super().text())


class Price(Ability):
    """Deploying here costs more or less: some cards, some rounds, some players."""

    __slots__ = ("condition", "even", "least", "most", "n", "stopped")

    def __init__(self, n: int, least: int = 0, most: int = ANY_COST, *, even: bool = False, stopped: bool = False,
                 condition: Condition | None = None) -> None:  # fmt: skip
        super().__init__()
        self.n, self.least, self.most = n, least, most
        self.even, self.stopped, self.condition = even, stopped, condition

    def text(self) -> str:
        what = _("Cards")
        if self.most != ANY_COST:
            what = _("Cards of cost {n} or less").format(n=self.most)
        if self.least:
            what = _("Cards of cost {n} or more").format(n=self.least)
        text = _("{what} cost {n} more to Deploy Here.") if self.n > 0 else _("{what} cost {n} less to Deploy Here.")
        text = text.format(what=what, n=abs(self.n))
        if self.even:
            return _("In even Rounds: {text}").format(text=text)
        if self.stopped:
            return _("While a Stop token lies on your side: {text}").format(text=text)
        if self.condition:
            return _("While {condition}: {text}").format(condition=self.condition.text(), text=text)
        return text


class Narrow(Ability):
    """Fewer zones, from some round on."""

    __slots__ = ("start", "zones")

    def __init__(self, zones: int, start: int = 1) -> None:
        super().__init__()
        self.zones, self.start = zones, start

    @property
    def begins(self) -> int:
        return self.start

    def text(self) -> str:
        if self.start == 1:
            return n_("Only {n} Zone is open to each player Here.", "Only {n} Zones are open to each player Here.",
                      self.zones)  # fmt: skip
        return n_("From Round {round} on, only {n} Zone is open to each player Here.",
                  "From Round {round} on, only {n} Zones are open to each player Here.", self.zones,
                  round=self.start)  # fmt: skip


class Frozen(Ability):
    """Nothing moves away from here."""

    __slots__ = ()

    def text(self) -> str:
        return _("Cards Here can't Move.")
