"""Games and card texts as they were when they were last looked at."""

import json

import pytest

from tests.contract.games import GAMES
from tests.golden.record import GAMES_FILE, HERE, card_texts, cards_file, fingerprint, settings

WITH_CARDS = [game for game, rules in GAMES.items() if rules.cards()]
REFRESH = "if the rules were meant to change, run `python -m tests.golden` and read the diff"


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_golden_game_is_played_as_it_was(setting):
    golden = json.loads(GAMES_FILE.read_text("utf-8"))
    assert fingerprint(setting) == golden[str(setting)], REFRESH


def test_no_golden_game_is_left_over():
    assert set(json.loads(GAMES_FILE.read_text("utf-8"))) == {str(setting) for setting in settings()}


@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_card_reads_as_it_did(game):
    assert card_texts(game) == cards_file(game).read_text("utf-8"), REFRESH


def test_every_game_with_cards_has_its_file():
    assert {file.stem for file in (HERE / "cards").iterdir()} == set(WITH_CARDS)
