"""Decks that players build: any cards of the eight armies on the template, written as one text."""

from __future__ import annotations

from collections import Counter

from game.core.language import N_, _, n_
from game.core.workshop import Group, ShopWords, Source, Workshop
from game.empyrean.cards import ARMIES, ARMY_OF, BACKS, CARDS, COST, DECKS, KINDS, MOST_COPIES, NAMES, TEMPLATE

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


def refuses(deck: tuple[int, ...], card: int) -> str:
    """Why the deck can't take one more of that card; empty if it can."""
    cost = COST[card]
    if deck.count(card) >= MOST_COPIES[card]:
        text = n_("There is only {n} copy of it.", "There are only {n} copies of it.", MOST_COPIES[card])
        return f"{KINDS[card].name}: {text}"
    if sum(COST[each] == cost for each in deck) >= TEMPLATE[cost]:
        return _("Cost {cost} is full: take another card of that cost out first.").format(cost=cost)
    return ""


WORKSHOP = Workshop(
    cards=tuple(CARDS[kind.key] for kind in KINDS),
    number=NAMES.cards,
    most=MOST_COPIES,
    group=COST,
    groups={cost: Group(str(cost), N_("Cost {n}"), wanted, "essence") for cost, wanted in TEMPLATE.items()},
    source=ARMY_OF,
    sources={"": Source(N_("All armies"), ("built",)), **{army.key: Source(army.name, (army.key,)) for army in ARMIES}},
    banners=ARMIES,
    decks=DECKS,
    leaders=tuple(max(cards, key=lambda card: COST[card]) for cards in DECKS.values()),
    words=ShopWords(
        lot=N_("Fate musters an army when the game begins: never one that another seat has."),
        choose=N_("Choose an army to read how it is led and to see its cards."),
        empty=N_("Twenty-four cards, all of them still to be found."),
        source=N_("Army"),
        group=N_("Cost"),
        nothing=N_("No such card. Try a shorter word, another cost or all armies."),
        unfit=N_("“{name}” can't be played: its cards are not on the template."),
    ),
    back=lambda deck: BACKS.get(tuple(sorted(deck)), "built"),
    write=write,
    read=read,
    problems=problems,
    refuses=refuses,
)
