"""Every card and battlefield by its number, and what the rules look up about them.

A card's place in the table is its number, in states and moves; battlefields follow the cards. Names that the book does
not give, numbers and abilities are our own.
"""

from __future__ import annotations

from functools import cache, partial, reduce
from operator import or_
from typing import NamedTuple, TypeVar

from game.core.effects import Node
from game.core.language import N_, _
from game.core.names import Names
from game.core.reading import Named
from game.core.things import Card
from game.empyrean.abilities import (
    CONDITIONAL,
    INSTANT,
    PASSIVE,
    ROUND_END,
    STAYING,
    Cheaper,
    Command,
    Discount,
    Frozen,
    Instant,
    Narrow,
    Once,
    Price,
    Strength,
    Trigger,
    When,
)
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.decks.defenders import DEFENDERS
from game.empyrean.decks.knights import KNIGHTS
from game.empyrean.decks.legends import LEGENDS
from game.empyrean.decks.parthians import PARTHIANS
from game.empyrean.decks.samurai import SAMURAI
from game.empyrean.decks.spectres import SPECTRES
from game.empyrean.decks.vampires import VAMPIRES
from game.empyrean.decks.vikings import VIKINGS
from game.empyrean.flavour import FLAVOUR
from game.empyrean.kinds import Army
from game.empyrean.picks import ALLY, OPPONENT, OWN, SELF

ARMIES: tuple[Army, ...] = (SAMURAI, DEFENDERS, SPECTRES, PARTHIANS, VAMPIRES, LEGENDS, KNIGHTS, VIKINGS)
TEMPLATE = {1: 5, 2: 4, 3: 4, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1}
"""How many cards of each cost every deck holds, a built one too."""

KINDS = tuple(kind for army in ARMIES for kind in army.kinds)
ARMY_OF = tuple(army.key for army in ARMIES for _kind in army.kinds)
COST = tuple(kind.cost for kind in KINDS)
NAMES = Names([kind.key for kind in KINDS])
FIRST_FIELD = len(KINDS)
"""Battlefields are numbered from here on."""
BOOK = FIRST_FIELD + len(BATTLEFIELDS)
"""Stands for the rulebook among the speakers of effects."""

SAYS = (*(kind.says for kind in KINDS), *(field.says for field in BATTLEFIELDS))
SPEAKERS: tuple[Named, ...] = (*KINDS, *BATTLEFIELDS)

A = TypeVar("A", bound=Node)


def only(ability: type[A]) -> tuple[A | None, ...]:
    """For each speaker its ability of that class, None where it has none."""
    return tuple(next((part for part in says.parts if isinstance(part, ability)), None) for says in SAYS)


def at(ability: type[Node]) -> tuple[int, ...]:
    """For each speaker where its ability of that class stands, -1 where it has none."""
    return tuple(next((k for k, part in enumerate(says.parts) if isinstance(part, ability)), -1) for says in SAYS)


INSTANTLY, BY_COMMAND = at(Instant), at(Command)
STRENGTH, CHEAPER, DISCOUNT, FROZEN = only(Strength), only(Cheaper), only(Discount), only(Frozen)
NARROW = tuple(tuple(part for part in says.parts if isinstance(part, Narrow)) for says in SAYS)
PRICES = only(Price)[FIRST_FIELD:]
"""For each battlefield how it changes prices."""
CHARGES = tuple(
    tuple(price.n * (price.least <= cost <= price.most) for cost in COST) if price else () for price in PRICES
)
"""What that is for each card."""
PLAIN = tuple(not price and not narrow for price, narrow in zip(PRICES, NARROW[FIRST_FIELD:], strict=True))
"""Does a battlefield leave prices and zones as they are?"""


class Answer(NamedTuple):
    """How a speaker answers to an event."""

    k: int
    """With which part of its text."""
    trigger: Trigger
    ways: tuple[tuple[int, ...], ...]
    """The paths of what happens then: of the part itself where something is to be asked first."""
    always: bool
    """Does it answer to any card in any round?"""


def _answer(k: int, part: When) -> Answer:
    trigger = part.trigger
    whole = trigger.who in (ALLY, OPPONENT) or (trigger.who == OWN and trigger.events & STAYING)
    ways = ((k,),) if whole else tuple((k, n) for n in range(len(part.parts)))
    return Answer(k, trigger, ways, trigger == Trigger(trigger.events, trigger.who, trigger.where))


HEARS = tuple(tuple(_answer(k, part) for k, part in enumerate(says.parts) if isinstance(part, When)) for says in SAYS)
"""For each speaker the events it answers to."""
HEARD = tuple(reduce(or_, (answer.trigger.events for answer in hears), 0) for hears in HEARS)
"""The same as one set of events."""
MILESTONES = tuple(
    tuple((k, part) for k, part in enumerate(says.parts) if isinstance(part, Once)) for says in SAYS[FIRST_FIELD:]
)
"""For each battlefield what is reached there once only, with its place in the text."""
AT_ONCE = tuple(
    tuple((at, n) for n in reversed(range(len(says.parts[at].parts)))) if at >= 0 else ()
    for says, at in zip(SAYS, INSTANTLY, strict=True)
)
"""For each card the paths of what it does instantly, the last first."""


DISCOUNTS, LENDS = 1 << 11, 1 << 12
"""Beside the events: an army has cards that make others cheaper; that have tokens as long as something is there."""


def _hears_others(card: int) -> int:
    bits = 0
    for answer in HEARS[card]:
        if answer.trigger.who != SELF or answer.trigger.events & ROUND_END:
            bits |= answer.trigger.events
    return bits | (DISCOUNTS if DISCOUNT[card] else 0) | (LENDS if STRENGTH[card] else 0)


HEARS_OTHERS = tuple(_hears_others(card) for card in range(len(KINDS)))


@cache
def hears(army: tuple[int, ...]) -> int:
    """The events that any of these cards answers to when they happen to another card, or to the round."""
    return reduce(or_, (HEARS_OTHERS[card] for card in army), 0)


def deck(army: Army) -> tuple[int, ...]:
    """The numbers of an army's cards, copies and all."""
    return tuple(NAMES.cards[kind.key] for kind in army.kinds for _copy in range(kind.copies))


DECKS = {army.key: deck(army) for army in ARMIES}
BACKS = {tuple(sorted(cards)): army for army, cards in DECKS.items()}
"""The army whose back a deck has; a built one has none of theirs."""
MOST_COPIES = {NAMES.cards[kind.key]: kind.copies for kind in KINDS}


NATURES = {INSTANT: N_("Instant"), CONDITIONAL: N_("Conditional"), PASSIVE: N_("Passive"), "": ""}


def _line(type_: str, nature: str) -> str:
    return _("{type} · {nature}").format(type=_(type_), nature=_(NATURES[nature])) if nature else _(type_)


CARDS = {
    kind.key: Card(
        kind.key, kind.nature or "plain", kind.name, kind.says.text, "cards", army,
        lambda kind=kind: _line(kind.type, kind.nature), (("essence", kind.cost), ("might", kind.might)),  # type: ignore[misc]
        short=kind.says.signs, flavour=partial(_, FLAVOUR.get(kind.key, "")),
    )
    for kind, army in zip(KINDS, ARMY_OF, strict=True)
} | {
    field.key: Card(field.key, "battlefield", field.name, field.says.text, "battlefields", "battlefield",
                    lambda: _("Battlefield"), short=field.says.signs,
                    flavour=partial(_, FLAVOUR.get(field.key, "")))
    for field in BATTLEFIELDS
}  # fmt: skip
