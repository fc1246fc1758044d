"""What every card game says in the same words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from game.core import effects
from game.core.contract import HIDDEN, Card
from game.core.language import _, chain, n_, p_, pn_


class Named(Protocol):
    @property
    def name(self) -> str: ...


def name(kinds: Sequence[Named], card: int) -> str:
    return p_("a card") if card == HIDDEN else kinds[card].name


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
