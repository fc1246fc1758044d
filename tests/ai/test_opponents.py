"""Opponents as people meet them."""

from __future__ import annotations

from typing import Any

import pytest

from assets.paint.opponents import CHARACTERS, SITTERS
from game import catalogue
from game.ai import levels, opponents
from game.ai.levels import LEVELS, split
from game.ai.opponents import MANNERS, OPPONENTS, is_opponent, joined, label, plays
from tests import lanterns

LANTERNS: Any = lanterns.RULES.info


def test_every_level_but_random_is_an_opponent_in_order_of_strength() -> None:
    assert [*OPPONENTS] == [name for name in LEVELS if name != "random"]
    worth = [opponents.rating(LANTERNS, level) for level in OPPONENTS]
    assert worth == sorted(worth)


def test_every_opponent_has_its_manner_and_its_painting() -> None:
    assert {*OPPONENTS} <= {*MANNERS}
    assert {*OPPONENTS} <= {*SITTERS}


@pytest.mark.parametrize("game", catalogue.ids())
def test_characters_are_plain_words_and_painted(game: str) -> None:
    for character in catalogue.rules(game).info.characters:
        assert character.key.isascii()
        assert character.key.isalpha()
        assert character.key in CHARACTERS
        assert character.label != character.says


@pytest.mark.parametrize(("word", "parts"), [("master", ("master", "")), ("adept-bold", ("adept", "bold"))])
def test_a_word_for_a_seat_and_its_parts(word: str, parts: tuple[str, str]) -> None:
    assert split(word) == parts
    assert joined(*parts) == word
    assert is_opponent(word)
    assert plays(LANTERNS, word)


@pytest.mark.parametrize("word", ["random", "person", "wizard", "master-", "-bold", "master-bold-bold", "Master", ""])
def test_no_word_for_an_opponent(word: str) -> None:
    assert not is_opponent(word)


def test_only_characters_of_the_game_play_it() -> None:
    assert is_opponent("master-shy")
    assert not plays(LANTERNS, "master-shy")


def test_what_they_are_called() -> None:
    assert label(LANTERNS, "master") == "Master"
    assert label(LANTERNS, "master-greedy") == "Master · Greedy"


def test_nobody_waits_for_ever() -> None:
    """Two Masters of Archangelis sat before full Hosts for eighty turns: all they could buy looked a little worse."""
    rules = catalogue.rules("archangelis")
    state, usual = rules.new_game({}, 1), int(rules.info.bars.turns[1])
    slack = []
    for each in (1, usual, 2 * usual, 4 * usual):
        state.turn = 2 * each
        slack.append(levels._restless(rules, state))
    assert slack[0] == slack[1] == 0 < slack[2] < slack[3]
