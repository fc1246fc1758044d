"""Decks that players build, by the rules of the book's seventh chapter, written as one text."""

from __future__ import annotations

from collections import Counter

from game.aniolowie.cards import FACTION, IS_ANGEL, IS_HUMAN, KINDS, LEVEL, NAMES, TOKEN
from game.aniolowie.hierarchy import ANGEL, BOTH, EVIL, GOOD, NEUTRAL, ORDERS
from game.core.language import _, n_

PREFIX = "built:"
LEAST, PEOPLE_BROUGHT = 45, 4
LONGEST = 120
"""No deck is longer; the book sets no limit, a file does."""


def write(deck: tuple[int, ...]) -> str:
    """The deck as the value of an option: `built:2*nameless,hanael,...`."""
    return PREFIX + ",".join(
        f"{n}*{KINDS[card].key}" if n > 1 else KINDS[card].key for card, n in sorted(Counter(deck).items())
    )


def read(text: str) -> tuple[int, ...] | None:
    """The deck again; None if the text is none or the deck breaks a rule."""
    if not text.startswith(PREFIX) or len(text) > 4000:
        return None
    deck = listed(text.removeprefix(PREFIX))
    return None if deck is None or problems(deck) else deck


def listed(text: str) -> tuple[int, ...] | None:
    """The cards of a list like `2*nameless,hanael`."""
    deck: list[int] = []
    for entry in text.split(","):
        number, _star, key = entry.strip().rpartition("*")
        if key not in NAMES.cards or number not in ("", "1", "2", "3", "4"):
            return None
        deck += [NAMES.cards[key]] * int(number or 1)
    return tuple(sorted(deck))


def problems(deck: tuple[int, ...]) -> list[str]:
    """The rules that the deck breaks, in words: what must go first, then what is missing."""
    return [*_excess(deck), *_ladder(deck), *_lack(deck)]


def refuses(deck: tuple[int, ...], card: int) -> str:
    """The rule that keeps one more of that card out of the deck; empty if there is none."""
    return next(iter(_excess((*deck, card))), "")


def _excess(deck: tuple[int, ...]) -> list[str]:
    """Rules that no further card can mend."""
    counts = Counter(deck)
    found = [*_factions(deck), *_copies(counts), *_orders(counts), *_people(deck)]
    if len(deck) > LONGEST:
        found.append(_("A deck of more than {n} cards can't be shuffled here.").format(n=LONGEST))
    return found


def _lack(deck: tuple[int, ...]) -> list[str]:
    """What further cards mend."""
    found = []
    people = PEOPLE_BROUGHT - sum(IS_HUMAN[card] for card in deck)
    if people > 0:
        found.append(n_("A deck has four people: {n} is missing.", "A deck has four people: {n} are missing.", people))
    if len(deck) < LEAST:
        text = n_(
            "A deck has at least 45 cards, people included: {n} is missing.",
            "A deck has at least 45 cards, people included: {n} are missing.",
            LEAST - len(deck),
        )
        found.append(text)
    return found


def _people(deck: tuple[int, ...]) -> list[str]:
    """Four: two good and two evil, of whom one may be neutral instead."""
    characters = Counter(KINDS[card].character for card in deck if IS_HUMAN[card])
    found = []
    if sum(characters.values()) > PEOPLE_BROUGHT:
        found.append(_("A deck has four people and no more."))
    if characters[NEUTRAL] > 1:
        found.append(_("Only one of the people may be neutral."))
    if characters[GOOD] > 2 or characters[EVIL] > 2:
        found.append(_("Two of the people are good and two are evil; one neutral may stand for either."))
    if TOKEN in deck:
        found.append(_("A token is no card of a deck."))
    return found


def _factions(deck: tuple[int, ...]) -> list[str]:
    factions = {FACTION[card] for card in deck} - {BOTH}
    return [_("A deck holds cards of one faction only.")] if len(factions) > 1 else []


def _copies(counts: Counter[int]) -> list[str]:
    found = []
    for card, n in sorted(counts.items()):
        most = KINDS[card].copies
        if n > most and card != TOKEN:
            text = (
                _("{card}: its filled edition symbol allows one copy.")
                if most == 1
                else _("{card}: its open edition symbol allows two copies.")
            )
            found.append(text.format(card=KINDS[card].name))
    return found


def _orders(counts: Counter[int]) -> list[str]:
    """Who brings an angel twice brings at most three cards of that order."""
    found = []
    for order, name in ORDERS.items():
        here = {card: n for card, n in counts.items() if IS_ANGEL[card] and LEVEL[card] == order}
        if any(n > 1 for n in here.values()) and sum(here.values()) > 3:
            text = _("{order}: no more than three cards of an order, if an angel among them is there twice.")
            found.append(text.format(order=_(name)))
    return found


def _ladder(deck: tuple[int, ...]) -> list[str]:
    """No order without the one below it."""
    orders = {LEVEL[card] for card in deck if IS_ANGEL[card]}
    if not orders:
        return [_("A deck has at least one angel of the order Angel.")]
    return [
        _("{order}: the ladder has a gap, for there is no {below} below.").format(
            order=_(ORDERS[order]), below=_(ORDERS[order - 1])
        )
        for order in sorted(orders)
        if order > ANGEL and order - 1 not in orders
    ]
