"""What a card of Archangelis can say beside its effects: Light that it lends, rules that it bends, what it rewards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.effects import Do, Frame, Node, Sign, signed
from game.core.language import NN_, _, chain, n_, pn_
from game.deckbuilding.abilities import Ability, OnPlay

# When Light counts

ALWAYS, HOST, HORDE, FINAL = range(4)


class Group(NamedTuple):
    """Some cards, and how they are called: one of them, and all of them."""

    key: str
    one: Callable[[], str]
    all: Callable[[], str]


def group(key: str, one: str, all_: str) -> Group:
    return Group(key, lambda: _(one), lambda: _(all_))


def either(first: Group, second: Group) -> Group:
    """The cards of both groups."""
    return Group(
        f"{first.key}|{second.key}",
        lambda: chain(_(" or "), (first.one(), second.one())),
        lambda: chain(_(" and "), (first.all(), second.all())),
    )


class InSolo(OnPlay):
    """What a card does upon being played in the Solo Game only: there it would be blank without (HB8)."""

    __slots__ = ()

    def run(self, stage: Any, frame: Frame) -> None:
        if stage.state.solo:
            super().run(stage, frame)

    def text(self) -> str:
        return _("When played in the Solo Game: {effect}").format(effect=Do.text(self))

    def signs(self) -> tuple[Sign, ...]:
        return (("solo", ""), *super().signs())


class TurnedOver(InSolo):
    """The same for a card that never comes into play there: the automaton turns it over and casts it off."""

    __slots__ = ()

    def text(self) -> str:
        return _("When turned over in the Solo Game: {effect}").format(effect=Do.text(self))


class Beside(OnPlay):
    """What a card does upon being played only beside a card of a group, in Host or Horde; itself does not count."""

    __slots__ = ("whom",)

    def __init__(self, whom: Group, *parts: Node) -> None:
        super().__init__(*parts)
        self.whom = whom

    def run(self, stage: Any, frame: Frame) -> None:
        if stage.count(frame.seat, self.whom.key) > stage.belongs(frame.card, self.whom.key):
            super().run(stage, frame)

    def text(self) -> str:
        return _("When played with a {card} already in Host or Horde: {effect}").format(
            card=self.whom.one(), effect=Do.text(self)
        )


class EachTurn(Do):
    """An effect at the beginning of each of the player's turns, as long as the card is in play."""

    __slots__ = ()

    def text(self) -> str:
        return _("At the beginning of each of your turns: {effect}").format(effect=super().text())


class OnStrike(Do):
    """An effect for the owner of a Horde with the card, when it has challenged a Host and removed an angel."""

    __slots__ = ()

    def text(self) -> str:
        return _("When your Horde removes an angel: {effect}").format(effect=super().text())


class Toll(Do):
    """The price of a challenge, paid before a Horde may answer."""

    __slots__ = ()

    def text(self) -> str:
        return _("Before a challenge here: {effect}").format(effect=super().text())


class Gift(Do):
    """What the winner of a Location has of it at once."""

    __slots__ = ()

    def text(self) -> str:
        return _("When you win here: {effect}").format(effect=super().text())


class OnDiscard(Do):
    """An effect that the card gives when its player discards it from Host or Horde."""

    __slots__ = ()

    def text(self) -> str:
        return _("Discard this card from play: {effect}").format(effect=super().text())

    def signs(self) -> tuple[Sign, ...]:
        return (("discard", ""), *super().signs())


@dataclass(frozen=True, slots=True)
class Light(Ability):
    """Light for this card itself."""

    n: int
    per: Group | None = None
    when: int = ALWAYS

    def text(self) -> str:
        return _said(n_("{n} Light", "{n} Light", self.n, n=f"+{self.n}"), self.per, self.when)

    def signs(self) -> tuple[Sign, ...]:
        return (("light", signed(self.n, self.per)),)


@dataclass(frozen=True, slots=True)
class BearerLight(Light):
    """A relic's Light, for its bearer; `of` is the group that the bearer must be of."""

    of: Group | None = None

    def text(self) -> str:
        if self.of is not None:
            more = n_(
                "A {one} bearing it has {n} Light more", "A {one} bearing it has {n} Light more", self.n,
                one=self.of.one(),
            )  # fmt: skip
            return _said(more, None, self.when)
        text = n_("The bearer has {n} Light", "The bearer has {n} Light", self.n, n=f"+{self.n}")
        return _said(text, self.per, self.when)


@dataclass(frozen=True, slots=True)
class LightForEach(Ability):
    """Light for each card of a group in the same army."""

    n: int
    whom: Group
    when: int = ALWAYS

    def text(self) -> str:
        text = n_("Each {one} has {n} Light", "Each {one} has {n} Light", self.n, n=f"+{self.n}", one=self.whom.one())
        return _said(text, None, self.when)

    def signs(self) -> tuple[Sign, ...]:
        return (("light", signed(self.n, self.whom)),)


@dataclass(frozen=True, slots=True)
class LightForAll(Ability):
    """Light for the army as a whole."""

    n: int
    per: Group | None = None
    when: int = ALWAYS

    def text(self) -> str:
        return _said(n_(*ARMY_LIGHT[self.when], self.n, n=f"+{self.n}"), self.per, ALWAYS)

    def signs(self) -> tuple[Sign, ...]:
        return (("light", signed(self.n, self.per)),)


ARMY_LIGHT = {
    ALWAYS: NN_("Your army has {n} Light", "Your army has {n} Light"),
    HOST: NN_("Your Host has {n} Light in a challenge", "Your Host has {n} Light in a challenge"),
    HORDE: NN_("Your Horde has {n} Light", "Your Horde has {n} Light"),
    FINAL: NN_("Your army has {n} Light in the Final Battle", "Your army has {n} Light in the Final Battle"),
}


def _said(text: str, per: Group | None, when: int) -> str:
    if per is not None:
        text = _("{light} for each {thing}").format(light=text, thing=per.one())
    if when:
        there = {HOST: _("in a Host Challenge"), HORDE: _("in the Horde"), FINAL: _("in the Final Battle")}[when]
        text = _("{light} {there}").format(light=text, there=there)
    return _("{sentence}.").format(sentence=text)


@dataclass(frozen=True, slots=True)
class Shielded(Ability):
    """No Horde can remove this angel."""

    sign = "shielded"

    def text(self) -> str:
        return _("No Horde can remove this angel.")


@dataclass(frozen=True, slots=True)
class BearerShielded(Shielded):
    """A relic's protection, for its bearer."""

    def text(self) -> str:
        return _("No Horde can remove the bearer.")


@dataclass(frozen=True, slots=True)
class Bend(Ability):
    """A rule of the book works otherwise for the card's player."""

    what: str
    n: int

    def text(self) -> str:
        if self.what == "draw":
            return n_("Your hand is filled with {n} card more.", "Your hand is filled with {n} cards more.", self.n)
        if self.what == "word":
            return n_(
                "{n} Word now and at the beginning of each of your turns.",
                "{n} Word now and at the beginning of each of your turns.",
                self.n,
            )
        if self.what == "ophanim":
            return n_("Ophanim cost you {n} Word less.", "Ophanim cost you {n} Word less.", self.n)
        if self.what == "titles":
            return n_("Titles cost you {n} Word less.", "Titles cost you {n} Word less.", self.n)
        if self.what == "threshold":
            return n_(
                "Your Host wins a Location with {n} Light less.",
                "Your Host wins a Location with {n} Light less.",
                self.n,
            )
        if self.what == "ward":
            return n_(
                "A Horde that challenges your Host has {n} Light less.",
                "A Horde that challenges your Host has {n} Light less.",
                self.n,
            )
        if self.what == "humans":
            return n_(
                "Your Host and your Horde may each hold {n} more human.",
                "Your Host and your Horde may each hold {n} more humans.",
                self.n,
            )
        assert self.what == "ladder"
        return _("With a Prince in your Horde you may add a Chief: no Duke is needed between them.")

    def signs(self) -> tuple[Sign, ...]:
        if self.what == "word":
            return (("word", signed(self.n)),)
        return (("ophanim", signed(-self.n)),) if self.what == "ophanim" else ((self.sign, ""),)


@dataclass(frozen=True, slots=True)
class Ignores(Ability):
    """What a Location leaves out of a challenge: those cards count no Light, and none of their bonuses count."""

    whom: tuple[Group, ...]
    sign = "ignored"

    def text(self) -> str:
        named = chain(_(" and "), (each.all() for each in self.whom))
        return _("Ignored here: {cards}.").format(cards=named)


@dataclass(frozen=True, slots=True)
class Condemns(Ability):
    """Whom a Horde with this card removes is exiled; a relic is discarded as the book has it."""

    sign = "exile"

    def text(self) -> str:
        return _("Angels that your Horde removes are exiled.")


@dataclass(frozen=True, slots=True)
class Limit(Ability):
    """A Location at which only few of an army count: the brightest by what is printed, of equals who came first."""

    n: int
    sign = "ignored"

    def text(self) -> str:
        return n_(
            "Of each army only the {n} card with the most printed Light counts here.",
            "Of each army only the {n} cards with the most printed Light count here.",
            self.n,
        )


@dataclass(frozen=True, slots=True)
class Threshold(Ability):
    """A Location that takes another Light than ten."""

    n: int

    def text(self) -> str:
        return n_("{n} Light wins this Location.", "{n} Light win this Location.", self.n)

    def signs(self) -> tuple[Sign, ...]:
        return (("light", f"{self.n}"),)


@dataclass(frozen=True, slots=True)
class Mercy(Ability):
    """A Location that helps whoever has won fewer."""

    n: int

    def text(self) -> str:
        return n_(
            "Whoever has won fewer Locations needs {n} Light less here.",
            "Whoever has won fewer Locations needs {n} Light less here.",
            self.n,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("light", signed(-self.n)),)


@dataclass(frozen=True, slots=True)
class Late(Ability):
    """A Location that makes up for moving second."""

    n: int

    def text(self) -> str:
        return n_(
            "Whoever moved second in this game needs {n} Light less here.",
            "Whoever moved second in this game needs {n} Light less here.",
            self.n,
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("light", signed(-self.n)),)


@dataclass(frozen=True, slots=True)
class Comfort(Ability):
    """A Location that stands by whoever has fewer of them when the Final Battle comes."""

    n: int

    def text(self) -> str:
        return n_(
            "In the Final Battle its owner has {n} Light for each Location that the other side has more.",
            "In the Final Battle its owner has {n} Light for each Location that the other side has more.",
            self.n,
            n=f"+{self.n}",
        )

    def signs(self) -> tuple[Sign, ...]:
        return (("light", f"+{self.n}×"),)


@dataclass(frozen=True, slots=True)
class Demand(Ability):
    """A Location that only some Hosts may challenge."""

    whom: Group

    def text(self) -> str:
        return _("Only a Host with a {card} may challenge here.").format(card=self.whom.one())


@dataclass(frozen=True, slots=True)
class Fierce(Ability):
    """A Location at which Hordes are stronger."""

    n: int

    def text(self) -> str:
        return n_("A Horde has {n} Light more here.", "A Horde has {n} Light more here.", self.n)

    def signs(self) -> tuple[Sign, ...]:
        return (("demons", signed(self.n)),)


@dataclass(frozen=True, slots=True)
class Calm(Ability):
    """A Location that no Horde defends."""

    sign = "shielded"

    def text(self) -> str:
        return _("No Horde may challenge here.")


@dataclass(frozen=True, slots=True)
class LightHere(Ability):
    """Light for each card of a group at this Location."""

    n: int
    whom: Group

    def text(self) -> str:
        return n_("Each {one} has {n} Light here.", "Each {one} has {n} Light here.", self.n, n=f"+{self.n}",
                  one=self.whom.one())  # fmt: skip

    def signs(self) -> tuple[Sign, ...]:
        return (("light", signed(self.n, self.whom)),)


@dataclass(frozen=True, slots=True)
class Rewards(Ability):
    """Whom the winner of a Location may add to the final army."""

    angels: int = 0
    demons: int = 0
    ophanim: int = 0

    def text(self) -> str:
        named = [
            *([pn_("{n} angel", "{n} angels", self.angels)] if self.angels else []),
            *([pn_("{n} demon", "{n} demons", self.demons)] if self.demons else []),
            *([pn_("{n} Ophanim", "{n} Ophanim", self.ophanim)] if self.ophanim else []),
        ]
        return _("Reward: {cards} for the final army.").format(cards=chain(_(" and "), named))

    def signs(self) -> tuple[Sign, ...]:
        """They stand in the corners."""
        return ()
