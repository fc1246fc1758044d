"""Decks that players build: any cards of the eight armies on the template, written as one text."""

from __future__ import annotations

from collections import Counter

from game.core.contract import Workshop
from game.core.language import _
from game.empyrean.cards import ARMIES, ARMY_OF, CARDS, COST, DECKS, KINDS, MOST_COPIES, NAMES, TEMPLATE

PREFIX = "built:"


def write(deck: tuple[int, ...]) -> str:
    """The deck as the value of an option: `built:4*ashigaru,wolf,...`."""
    counts = Counter(deck)
    return PREFIX + ",".join(
        f"{n}*{KINDS[card].key}" if n > 1 else KINDS[card].key for card, n in sorted(counts.items())
    )


def read(text: str) -> tuple[int, ...] | None:
    """The deck again; None if the text is none or the deck is not on the template."""
    if not text.startswith(PREFIX) or len(text) > 2000:
        return None
    deck: list[int] = []
    for entry in text.removeprefix(PREFIX).split(","):
        number, _star, key = entry.rpartition("*")
        if key not in NAMES.cards or number not in ("", *map(str, range(1, 6))):
            return None
        deck += [NAMES.cards[key]] * int(number or 1)
    built = tuple(sorted(deck))
    return None if problems(built) else built


def problems(deck: tuple[int, ...]) -> list[str]:
    """What keeps the deck from being played, in words."""
    costs = Counter(COST[card] for card in deck)
    found = []
    for cost, wanted in TEMPLATE.items():
        if costs[cost] != wanted:
            text = _("Cost {cost}: {n} of {wanted} cards.")
            found.append(text.format(cost=cost, n=costs[cost], wanted=wanted))
    for card, n in sorted(Counter(deck).items()):
        if n > MOST_COPIES[card]:
            text = _("{card}: {n} copies, but there are only {most}.")
            found.append(text.format(card=KINDS[card].name, n=n, most=MOST_COPIES[card]))
    return found


WORKSHOP = Workshop(
    cards=tuple(CARDS[kind.key] for kind in KINDS), number=NAMES.cards, cost=COST, most=MOST_COPIES, army_of=ARMY_OF,
    armies=ARMIES, decks=DECKS, template=TEMPLATE, write=write, read=read, problems=problems,
)  # fmt: skip
