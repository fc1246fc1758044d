"""What every card game says in the same words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from game.core import effects
from game.core.contract import HIDDEN, Event
from game.core.language import _, chain, n_, p_, pn_
from game.core.things import Card


class Named(Protocol):
    @property
    def name(self) -> str: ...


def name(kinds: Sequence[Named], card: int | None) -> str:
    """A card by name; empty for none."""
    return "" if card is None else p_("a card") if card == HIDDEN else kinds[card].name


def who(event: Event, names: Sequence[str]) -> str:
    """Whom an event is about, by name; empty if it is about nobody."""
    return "" if event.seat is None else names[event.seat]


def other(event: Event, names: Sequence[str]) -> str:
    """Of two players the one whom it is not about."""
    return "" if event.seat is None else names[1 - event.seat]


def listed(kinds: Sequence[Named], cards: Sequence[int]) -> str:
    """Cards by name; those that are hidden as a number."""
    hidden = sum(card == HIDDEN for card in cards)
    named = [kinds[card].name for card in cards if card != HIDDEN]
    return chain(", ", [*named, *([pn_("{n} card", "{n} cards", hidden)] if hidden else [])]) or p_("nothing")


def question(stage: Any, kinds: Sequence[Named]) -> str:
    """What the effect on top of the stack asks, with the card that asks it."""
    frame = stage.stack[-1]
    text = effects.find(stage, frame).text()
    return _("{card}: {text}").format(card=kinds[frame.card].name, text=text)


def card(one: Card, numbers: Mapping[str, str], copies: int = 1) -> str:
    """A card read aloud: name, type, numbers, text, flavour."""
    printed = [_(numbers[sign]).format(n=n) for sign, n in one.numbers]
    head = _("{name}: {line}").format(name=one.name, line=", ".join([one.line(), *printed]))
    written = " ".join(part for part in (one.text().replace("\n", " "), one.flavour()) if part)
    text = _("{head}. {text}").format(head=head, text=written).strip()
    return text if copies == 1 else text + " " + n_("{n} of them.", "{n} of them.", copies)
