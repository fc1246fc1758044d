"""What cards say beside their rules, and how: flavour for each, one voice, and limits to what is blank or repeated."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from game import catalogue
from game.core.things import Card
from ui import resources

CARDS = {game: catalogue.rules(game).cards() for game in catalogue.ids() if catalogue.rules(game).cards()}
SHORTEST, LONGEST = 40, 90
SENTENCE = re.compile(r"[.?!]\)? |\n| / ")

# How it stands. These numbers may only become smaller: when one does, lower it here.
BLANK = {"archangelis": 5, "archpiratus": 4, "empyrean": 3, "aniolowie": 1}
REPEATED = {"archangelis": 0, "archpiratus": 0, "empyrean": 0, "aniolowie": 0}
UNASKED = {
    "archangelis": set(),
    "archpiratus": set(),
    "empyrean": {
        "Camel", "Commander", "Court", "Creature", "Deity", "Demon", "Engine", "Mystic", "Place", "Ship", "Undead",
    },
}  # fmt: skip


@pytest.fixture(params=resources.languages())
def _spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    resources.speak(request.param)
    yield
    resources.speak("en")


@pytest.mark.usefixtures("_spoken")
def test_every_card_has_a_line_of_flavour_and_none_is_told_twice() -> None:
    lines = {(game, key): card.flavour() for game, cards in CARDS.items() for key, card in cards.items()}
    wrong = {key: line for key, line in lines.items() if not SHORTEST <= len(line) <= LONGEST or line[-1] not in ".?!"}
    assert not wrong
    assert [line for line, n in Counter(line.casefold() for line in lines.values()).items() if n > 1] == []


def test_flavour_is_told_in_every_language() -> None:
    told = {}
    for language in resources.languages():
        resources.speak(language)
        told[language] = [card.flavour() for cards in CARDS.values() for card in cards.values()]
    resources.speak("en")
    for lines in zip(*told.values(), strict=True):
        assert len(set(lines)) == len(told), lines


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize("box", CARDS)
def test_a_text_leads_in_once_and_says_nothing_twice(box: str) -> None:
    for key, card in CARDS[box].items():
        said = card.text().split("\n")
        assert len(said) == len(set(said)), key
        for sentence in SENTENCE.split(card.text()):
            assert sentence.count(":") <= 1, (key, sentence)


def blank(cards: list[Card]) -> int:
    return sum(not card.text() for card in cards)


def repeated(cards: list[Card]) -> int:
    """Cards that read as an earlier one of their kind, from the same pile or army."""
    texts = Counter((card.kind, card.back, card.text()) for card in cards if card.text())
    return sum(n - 1 for n in texts.values())


def keywords(box: str) -> set[str]:
    """What a card is, as far as cards may ask for it: not its place in the rules, which stands first."""
    lines = [card.line().split(" · ") for card in CARDS[box].values() if card.kind != "battlefield"]
    if box == "empyrean":
        return {line[0] for line in lines}
    asked = ("Angel", "Demon", "Crew", "Tech")
    return {word for kind, *words in lines if kind in asked for word in words}


@pytest.mark.parametrize("box", BLANK)
def test_few_cards_are_blank_or_repeat_another(box: str) -> None:
    cards = list(CARDS[box].values())
    assert (blank(cards), repeated(cards)) == (BLANK[box], REPEATED[box])


@pytest.mark.parametrize("box", UNASKED)
def test_few_keywords_are_such_as_no_card_asks_for(box: str) -> None:
    texts = " ".join(card.text() for card in CARDS[box].values()).casefold()
    assert {word for word in keywords(box) if word.casefold() not in texts} == UNASKED[box]
