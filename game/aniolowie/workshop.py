"""What the deck builder has to know: the cards by orders and factions, the ready decks, the rules of a deck."""

from __future__ import annotations

from game.aniolowie import builds, decks
from game.aniolowie.cards import BACKS, CARDS, FACTION, IS_ANGEL, IS_HUMAN, KINDS, LEVEL, NAMES, TOKEN
from game.aniolowie.hierarchy import (
    ANGEL,
    ARCHANGEL,
    BOTH,
    CHERUB,
    FACTIONS,
    FALLEN,
    LORD,
    LORDS,
    POWER,
    PRINCE,
    SERAPH,
    THRONE,
    VIRTUE,
)
from game.core.language import C_, N_
from game.core.workshop import Group, ShopWords, Source, Workshop

ORDER_GROUPS = {
    ANGEL: C_("order", "Angels"), ARCHANGEL: C_("order", "Archangels"), PRINCE: C_("order", "Princes"),
    VIRTUE: C_("order", "Virtues"), POWER: C_("order", "Powers"), LORD: C_("order", "Lords"),
    CHERUB: C_("order", "Cherubim"), SERAPH: C_("order", "Seraphim"), THRONE: C_("order", "Thrones"),
}  # fmt: skip
INTERVENTION_GROUP, PEOPLE_GROUP = THRONE + 1, THRONE + 2
"""The groups that follow the orders."""
HUMAN = "human"
SOURCES = {LORDS: BACKS[LORDS], FALLEN: BACKS[FALLEN], BOTH: "both"}


def group(card: int) -> int:
    if IS_HUMAN[card]:
        return PEOPLE_GROUP
    return LEVEL[card] if IS_ANGEL[card] else INTERVENTION_GROUP


def source(card: int) -> str:
    return HUMAN if IS_HUMAN[card] else SOURCES[FACTION[card]]


def back(deck: tuple[int, ...]) -> str:
    """That of the faction, once the deck has one."""
    return next((BACKS[FACTION[card]] for card in deck if FACTION[card] != BOTH), HUMAN)


def leader(deck: decks.Deck) -> int:
    """The highest angel that no other ready deck has."""
    others = {card for other in decks.DECKS if other is not deck for card in other.cards}
    return max((card for card in deck.cards if IS_ANGEL[card] and card not in others), key=lambda card: LEVEL[card])


WORKSHOP = Workshop(
    cards=tuple(CARDS[kind.key] for kind in KINDS[:TOKEN]),
    number=NAMES.cards,
    most={card: kind.copies for card, kind in enumerate(KINDS)},
    group=[group(card) for card in range(TOKEN)],
    groups={
        **{order: Group(str(order), name, sign="level") for order, name in ORDER_GROUPS.items()},
        INTERVENTION_GROUP: Group("interventions", N_("Interventions")),
        PEOPLE_GROUP: Group("people", N_("People"), builds.PEOPLE_BROUGHT),
    },
    source=[source(card) for card in range(TOKEN)],
    sources={
        "": Source(N_("All cards"), ()),
        **{SOURCES[faction]: Source(FACTIONS[faction], (BACKS[faction],)) for faction in (LORDS, FALLEN)},
        SOURCES[BOTH]: Source(N_("Both factions"), BACKS),
        HUMAN: Source(N_("People"), (HUMAN,)),
    },
    banners=decks.DECKS,
    decks={deck.key: deck.cards for deck in decks.DECKS},
    leaders=tuple(leader(deck) for deck in decks.DECKS),
    words=ShopWords(
        lot=N_("Fate hands out one of the four ready decks when the game begins: never one that another seat has."),
        choose=N_("Choose a deck to read how it is played and to see its cards."),
        empty=N_("Forty-five cards or more, four people among them, all of them still to be found."),
        source=N_("Faction"),
        group=C_("order", "Order"),
        nothing=N_("No such card. Try a shorter word, another order or all cards."),
        unfit=N_("“{name}” can't be played: its cards break a rule of deck building."),
    ),
    back=back,
    write=builds.write,
    read=builds.read,
    problems=builds.problems,
    refuses=builds.refuses,
)
