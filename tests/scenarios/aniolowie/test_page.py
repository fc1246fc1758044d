"""The rulebook page in both languages, and what the ready decks hold so that the book's examples can happen."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

from __future__ import annotations

import re

import pytest

from game.aniolowie.cards import CARDS, FACTION, NAMES
from game.aniolowie.decks import DECKS, Deck
from game.aniolowie.hierarchy import BOTH, FALLEN, LORDS
from tests.contract.games import ROOT

LANGUAGES = ("en", "pl")


def page(language: str) -> str:
    return (ROOT / "assets" / "rules" / f"aniolowie.{language}.md").read_text("utf-8")


def section(language: str, name: str) -> str:
    return page(language).split(f"{{#{name}}}\n")[1].split("\n## ")[0]


def holding(*keys: str) -> list[Deck]:
    return [deck for deck in DECKS if all(NAMES.cards[key] in deck.cards for key in keys)]


def faction(deck: Deck) -> int:
    return ({FACTION[card] for card in deck.cards} - {BOTH}).pop()


# Decks


@pytest.mark.parametrize("key", ["marocjasz", "wierny", "szalenica", "zamiana"])
def test_AB19_these_cards_of_the_examples_belong_to_a_ready_deck(key: str) -> None:
    assert holding(key)


def test_AB19_the_example_with_four_interventions_can_happen_between_ready_decks() -> None:
    assert [faction(deck) for deck in holding("jawna-laska", "zmiana-rol")] == [LORDS]
    assert FALLEN in [faction(deck) for deck in holding("wezwanie", "przeszeregowanie")]


@pytest.mark.parametrize("key", ["uwal", "pajmon", "harut", "ardat", "lilit"])
def test_whom_a_strategy_names_is_in_its_deck(key: str) -> None:
    name = CARDS[key].name
    for deck in DECKS:
        if any(name in text for text in deck.strategy):
            assert NAMES.cards[key] in deck.cards


# The page


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("stands above", "it is forbidden", "word by word")), ("pl", ("ważniejsze", "zakaz", "dosłownie"))],
)
def test_AB19_the_page_tells_which_text_wins(language: str, words: tuple[str, ...]) -> None:
    points = section(language, "texts").split("\n- ")
    assert all(word in point for word, point in zip(words, points, strict=False))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("attack", "attacker", "younger", "equal", "older", "discard", "duel", "attach", "decided", "control",
                "zero", "place", "human token", "plus or minus")),
        ("pl", ("atak", "atakujący", "młodszy", "równy", "starszy", "odrzucenie", "pojedynek", "przyłączenie",
                "rozstrzygnięcie", "wpływ", "wyzerowanie", "wystawienie", "znacznik człowieka", "plus lub minus")),
    ],
)  # fmt: skip
def test_AB19_the_page_explains_the_words_of_the_game(language: str, words: tuple[str, ...]) -> None:
    explained = " ".join(re.findall(r"\*\*(.+?)\*\*", section(language, "words"))).lower()
    assert all(word in explained for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_AB19_what_is_ours_is_one_list_at_the_end(language: str) -> None:
    text = page(language)
    assert text.rstrip().endswith(section(language, "rulings").rstrip()), "nothing stands behind it"
    ours = re.findall(r"\((A[AB]\d+)\)", section(language, "rulings"))
    assert ours == re.findall(r"\((A[AB]\d+)\)", text), "and nothing of ours before it"
    assert "AB21" in ours
    assert not {"AA2", "AA8", "AA25"} & {*ours}, "the book has spoken about these"


def test_AB19_both_pages_have_the_same_sections_and_the_same_list() -> None:
    for mark in (r"\{#([a-z]+)\}", r"\((A[AB]\d+)\)", r"\]\(#([a-z]+)\)"):
        assert re.findall(mark, page("en")) == re.findall(mark, page("pl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_AA28_the_page_refers_to_sections_and_never_to_page_numbers(language: str) -> None:
    text = page(language)
    assert re.search(r"\]\(#[a-z]+\)", text)
    assert not re.search(r"(?i)\b(pages?|str\.|stron[aiey]*) *\d", text)
