"""The card set against the rules file: how many of which sort, the facts of the named cards, and the ready decks."""

from __future__ import annotations

from collections import Counter

import pytest

from game.aniolowie import builds, decks
from game.aniolowie.cards import CARDS, IS_ANGEL, IS_HUMAN, IS_PLAY, KINDS, NAMES, TOKEN
from game.aniolowie.hierarchy import (
    ANGEL,
    ARCHANGEL,
    BLACK,
    BLUE,
    BOTH,
    CHERUB,
    EVIL,
    FALLEN,
    GOLD,
    GOOD,
    LORD,
    LORDS,
    MAN,
    NEUTRAL,
    POWER,
    PRINCE,
    RED,
    SERAPH,
    THRONE,
    VIRTUE,
    WHITE,
    WOMAN,
    ring,
)
from game.aniolowie.kinds import ANGEL_CARD, HUMAN_CARD, INTERVENTION_CARD, Kind

FACTIONS = [LORDS, FALLEN]


def of(sort: str, faction: int = BOTH) -> list[Kind]:
    return [kind for kind in KINDS[:TOKEN] if kind.type == sort and kind.faction == faction]


def kind_of(key: str) -> Kind:
    return KINDS[NAMES.cards[key]]


# The whole set


@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_forty_two_angels_and_fourteen_interventions(faction: int) -> None:
    assert len(of(ANGEL_CARD, faction)) >= 42
    assert len(of(INTERVENTION_CARD, faction)) >= 14


def test_twelve_interventions_are_for_both() -> None:
    assert len(of(INTERVENTION_CARD)) >= 12


def test_there_are_twenty_people_of_every_character_and_both_sexes() -> None:
    people = of(HUMAN_CARD)
    characters, sexes = Counter(each.character for each in people), Counter(each.sex for each in people)
    assert len(people) >= 20
    assert (characters[GOOD] >= 8, characters[EVIL] >= 8, characters[NEUTRAL] >= 4) == (True, True, True)
    assert min(sexes[MAN], sexes[WOMAN]) >= 8
    assert {each.level for each in people} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("faction", FACTIONS)
def test_all_orders_and_colours_are_there(faction: int) -> None:
    angels = of(ANGEL_CARD, faction)
    assert {each.level for each in angels} == set(range(ANGEL, (THRONE, SERAPH)[faction] + 1))
    colours = Counter(each.colour for each in angels)
    assert min(colours[each] for each in (GOLD, RED, BLUE, BLACK)) >= 8
    assert 1 <= colours[WHITE] <= 3


@pytest.mark.parametrize("faction", FACTIONS)
def test_supports_reach_from_one_to_six(faction: int) -> None:
    assert {each.support for each in of(ANGEL_CARD, faction)} - {0} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_sort_has_both_edition_symbols(faction: int) -> None:
    for some in (of(ANGEL_CARD, faction), of(INTERVENTION_CARD, faction), of(INTERVENTION_CARD), of(HUMAN_CARD)):
        assert {each.copies for each in some} == {1, 2}


def test_most_female_angels_are_fallen() -> None:
    lords, fallen = (sum(each.female for each in of(ANGEL_CARD, faction)) for faction in FACTIONS)
    assert fallen > 2 * lords > 0


def test_keys_and_names_are_different_and_every_card_but_the_token_says_something() -> None:
    assert len({kind.key for kind in KINDS}) == len({kind.name for kind in KINDS}) == len(KINDS)
    assert [key for key, card in CARDS.items() if not card.text()] == ["human-token"]


def test_no_two_cards_of_a_sort_say_the_same_with_the_same_numbers() -> None:
    said = Counter(
        (kind.type, kind.faction, kind.level, kind.support, kind.says.text()) for kind in KINDS if kind.says.parts
    )
    assert said.most_common(1)[0][1] == 1


# The named cards


@pytest.mark.parametrize(
    ("key", "faction", "order"),
    [
        ("nameless", LORDS, ANGEL), ("muriel", LORDS, POWER), ("pajmon", FALLEN, LORD), ("rafael", LORDS, CHERUB),
        ("gaap", FALLEN, POWER), ("enael", LORDS, PRINCE), ("bualu", FALLEN, POWER), ("wariel", LORDS, POWER),
        ("uwal", FALLEN, POWER), ("verrier", FALLEN, PRINCE), ("seeliasz", LORDS, VIRTUE), ("harsziel", LORDS, LORD),
        ("ejszet", FALLEN, ANGEL), ("bylet", FALLEN, POWER), ("nisroch", FALLEN, PRINCE), ("rehael", LORDS, POWER),
        ("nilajha", LORDS, LORD),
    ],
)  # fmt: skip
def test_order_of_a_named_angel(key: str, faction: int, order: int) -> None:
    assert (kind_of(key).faction, kind_of(key).level) == (faction, order)


@pytest.mark.parametrize(
    ("faction", "names"),
    [
        (LORDS, "rakuel hanael asmodel derdekea teliel uriel cidkiel"),
        (FALLEN, "marocjasz belfegor furkalor ariel harut zuhara agrat"),
    ],
)
def test_faction_of_a_named_angel_without_an_order(faction: int, names: str) -> None:
    assert {kind_of(key).faction for key in names.split()} == {faction}


def test_supports_of_the_named_angels() -> None:
    supports = {"muriel": 1, "wariel": 6, "rehael": 5, "bylet": 4}
    assert {key: kind_of(key).support for key in supports} == supports
    assert kind_of("cidkiel").support > 0


def test_what_else_is_known_of_the_named_angels() -> None:
    assert kind_of("rakuel").level <= VIRTUE
    assert ring(kind_of("uriel").level) == 1
    assert kind_of("rehael").level + kind_of("nilajha").level == 15
    assert all(kind_of(key).female for key in ("derdekea", "ejszet", "zuhara", "agrat"))
    assert kind_of("nameless").copies == kind_of("teliel").copies == 2


@pytest.mark.parametrize(
    ("faction", "names"),
    [
        (LORDS, "powrot-aniola jawna-laska zmiana-rol wybrany sledzenie"),
        (FALLEN, "rozpusta cena wezwanie zamiana przeszeregowanie tajemnica upadek"),
    ],
)
def test_who_may_play_the_named_interventions(faction: int, names: str) -> None:
    assert all(kind_of(key).faction in (faction, BOTH) for key in names.split())


@pytest.mark.parametrize(
    ("key", "character", "sex"),
    [
        ("wloczykij", NEUTRAL, MAN), ("wierny", GOOD, MAN), ("swieta", GOOD, WOMAN), ("szalenica", EVIL, WOMAN),
        ("matka", GOOD, WOMAN), ("kusicielka", EVIL, WOMAN), ("sprawiedliwa", GOOD, WOMAN), ("grzesznik", EVIL, MAN),
        ("oprawca", EVIL, MAN), ("niedowiarek", NEUTRAL, MAN),
    ],
)  # fmt: skip
def test_character_and_sex_of_the_named_people(key: str, character: int, sex: int) -> None:
    assert (kind_of(key).character, kind_of(key).sex) == (character, sex)


# Decks


def test_there_are_two_ready_decks_for_each_faction() -> None:
    factions = [{KINDS[card].faction for card in deck.cards} - {BOTH} for deck in decks.DECKS]
    assert sorted(factions, key=min) == [{LORDS}, {LORDS}, {FALLEN}, {FALLEN}]


@pytest.mark.parametrize("deck", decks.DECKS, ids=[deck.key for deck in decks.DECKS])
def test_a_ready_deck_is_legal_and_well_filled(deck: decks.Deck) -> None:
    assert builds.problems(deck.cards) == []
    assert 45 <= len(deck.cards) <= 48
    assert 26 <= sum(IS_ANGEL[card] for card in deck.cards) <= 28
    assert 13 <= sum(IS_PLAY[card] for card in deck.cards) <= 15
    assert builds.read(builds.write(deck.cards)) == deck.cards
    assert 3 <= len(deck.strategy) <= 4
    assert deck.short


def test_the_ready_decks_bring_about_the_same_levels() -> None:
    totals = [
        sum(KINDS[card].level + KINDS[card].support for card in deck.cards if IS_ANGEL[card]) for deck in decks.DECKS
    ]
    assert max(totals) - min(totals) <= 15


def example_40() -> tuple[int, ...]:
    """The angels of the book's deck, as many of its ten different Virtues as there are; filled up to a whole deck."""
    orders = {
        order: [NAMES.cards[each.key] for each in of(ANGEL_CARD, LORDS) if each.level == order]
        for order in range(ANGEL, THRONE + 1)
    }
    twice = {order: next(card for card in orders[order] if KINDS[card].copies == 2) for order in (PRINCE, POWER)}
    angels = [orders[ANGEL][0], *orders[ARCHANGEL][:6], *orders[VIRTUE][:10], *orders[LORD][:3], orders[CHERUB][0]]
    for order, card in twice.items():
        angels += [card, card, next(other for other in orders[order] if other != card)]
    plays = [NAMES.cards[each.key] for each in (*of(INTERVENTION_CARD, LORDS), *of(INTERVENTION_CARD))]
    people = [NAMES.cards[key] for key in ("wierny", "swieta", "oprawca", "wloczykij")]
    return tuple(sorted([*angels, *plays[: builds.LEAST - len(angels) - len(people)], *people]))


def test_example_40_is_a_legal_deck() -> None:
    deck = example_40()
    counts = Counter(KINDS[card].level for card in deck if IS_ANGEL[card])
    assert [counts[order] for order in (ANGEL, ARCHANGEL, PRINCE, POWER, LORD, CHERUB)] == [1, 6, 3, 3, 3, 1]
    assert builds.problems(deck) == []


def test_example_40_with_a_throne_and_no_seraph_has_a_gap_in_its_ladder() -> None:
    throne = next(NAMES.cards[each.key] for each in of(ANGEL_CARD, LORDS) if each.level == THRONE)
    seraph = next(NAMES.cards[each.key] for each in of(ANGEL_CARD, LORDS) if each.level == SERAPH)
    assert builds.problems((*example_40(), throne)) == ["Throne: the ladder has a gap, for there is no Seraph below."]
    assert builds.problems((*example_40(), throne, seraph)) == []


def test_example_40_with_a_fourth_prince_has_too_many_of_the_order() -> None:
    deck = example_40()
    fourth = next(
        card
        for card, kind in enumerate(KINDS)
        if kind.level == PRINCE and kind.faction == LORDS and kind.type == ANGEL_CARD and card not in deck
    )
    assert len(builds.problems((*deck, fourth))) == 1
    assert builds.problems((*deck, fourth))[0].startswith("Prince: ")


def test_people_of_a_deck_are_two_good_and_two_evil_with_one_neutral_for_either() -> None:
    deck = [card for card in example_40() if not IS_HUMAN[card]]
    for names, legal in (
        ("wierny swieta oprawca zbojca", True),
        ("wierny wloczykij oprawca zbojca", True),
        ("wierny wloczykij oprawca niedowiarek", False),
        ("wierny swieta matka oprawca", False),
    ):
        whole = (*deck, *(NAMES.cards[key] for key in names.split()))
        assert (not builds.problems(whole)) == legal
