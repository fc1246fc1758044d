"""Games and card texts as they were when they were last looked at."""

import json

import pytest

from tests.golden.record import (
    GAMES_FILE,
    HERE,
    card_files,
    card_texts,
    cards_file,
    fingerprint,
    settings,
    transcript,
    transcript_file,
)

REFRESH = "if the rules were meant to change, run `python -m tests.golden` and read the diff"


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_golden_game_is_played_as_it_was(setting):
    golden = json.loads(GAMES_FILE.read_text("utf-8"))
    assert fingerprint(setting) == golden[str(setting)], REFRESH


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_golden_game_is_told_as_it_was(setting):
    assert transcript(setting) == transcript_file(setting).read_text("utf-8"), REFRESH


def test_no_golden_game_is_left_over():
    assert set(json.loads(GAMES_FILE.read_text("utf-8"))) == {str(setting) for setting in settings()}
    assert {*(HERE / "games").iterdir()} == {transcript_file(setting) for setting in settings()}


@pytest.mark.parametrize(("game", "language"), card_files())
def test_every_card_reads_as_it_did(game, language):
    assert card_texts(game, language) == cards_file(game, language).read_text("utf-8"), REFRESH


def test_every_game_with_cards_has_its_files():
    assert {*(HERE / "cards").iterdir()} == {cards_file(*each) for each in card_files()}
