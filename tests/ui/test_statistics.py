"""The page that counts, by real mouse events."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ai.levels import GENERATION
from game.ai.opponents import OPPONENTS
from game.session import Seat, start
from saves.ratings import ratings
from tests.ui.conftest import MakeApp
from tests.ui.player import Player
from ui import ink
from ui.app import App
from ui.screens.result import ResultScreen
from ui.screens.statistics import StatisticsScreen
from ui.screens.table import TableScreen
from ui.widgets import Note

ANNA, BEN = Seat("person", "Anna"), Seat("person", "Ben")


def end(app: App, winner: int | None, *seats: Seat, ranked: bool = True, minds: int = GENERATION) -> None:
    session = replace(start("angel_wars", {}, 1, [ANNA, BEN]), seats=seats, ranked=ranked, minds=minds)
    session.state.end, session.state.winner = (1, winner) if winner is not None else (2, -1)
    app.store.finish(session)


def page(app: App) -> tuple[Player, list[str]]:
    player = Player(app)
    player.button("Statistics")
    return player, told(app)


def told(app: App) -> list[str]:
    assert isinstance(app.screen, StatisticsScreen)
    return [element.text for element in app.screen.elements if isinstance(element, Note)]


def test_before_the_first_game(app: App) -> None:
    _player, words = page(app)
    assert "No game of Angel Wars has ended yet." in words
    assert words.count("no games yet") == len(OPPONENTS)
    assert not {"Among people", "Ratings", "Against earlier opponents"} & {*words}


def test_what_is_told(app: App) -> None:
    adept = Seat("adept", "Adept")
    for winner in (0, 0, 1, None):
        end(app, winner, ANNA, adept)
    end(app, 1, ANNA, BEN)
    end(app, 0, ANNA, adept, ranked=False)
    _player, words = page(app)
    assert "2 won · 1 drawn · 1 lost · 62 %" in words
    assert "0 won · 0 drawn · 1 lost · 0 %" in words
    assert "1 won · 0 drawn · 0 lost · 100 %" in words
    assert {"Anna", "Ben", "Among people"} <= set(words)
    assert any("0 victories in a row now, 2 at best.\n1 game is not counted" in text for text in words)


def test_ratings_are_told_with_their_margin(app: App) -> None:
    for winner in (0, 0, 1):
        end(app, winner, ANNA, Seat("adept", "Adept"))
    end(app, 0, ANNA, BEN)
    _player, words = page(app)
    strength = ratings(app.store.results().found.values(), "angel_wars")
    assert "Ratings" in words
    for name, games in (("Anna", "4 games"), ("Ben", "1 game")):
        rating = strength[name].rating
        assert f"{rating.rating:.0f} ± {1.96 * rating.deviation:.0f} · {games}" in words
    assert any("95 of 100" in text for text in words)


def test_earlier_opponents_are_told_apart(app: App) -> None:
    end(app, 0, ANNA, Seat("master", "Master"), minds=1)
    _player, words = page(app)
    assert "Against earlier opponents" in words
    assert words.count("1 won · 0 drawn · 0 lost · 100 %") == 1
    assert words.count("no games yet") == len(OPPONENTS)
    assert "Ratings" not in words
    assert not any("has ended yet" in text for text in words)


def test_another_game_has_a_page_of_its_own(app: App) -> None:
    end(app, 0, ANNA, Seat("master", "Master"))
    player, words = page(app)
    assert "1 won · 0 drawn · 0 lost · 100 %" in words
    screen = app.screen
    assert isinstance(screen, StatisticsScreen)
    player.click(screen.games.segment(4).center)
    assert "No game of Aniołowie has ended yet." in told(app)
    player.key(pygame.K_ESCAPE)
    assert app.screen is not screen


def test_a_game_played_to_its_end_at_the_table_is_counted(app: App) -> None:
    session = start("angel_wars", {"max_turns": 10}, 3, [ANNA, Seat("novice", "Novice")])
    app.store.begin(session)
    table = TableScreen(app, session)
    app.push(table)
    while session.outcome() is None:
        table.play(session.legal_moves()[-1])
    player = Player(app)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert len(app.store.results().found) == 1
    player.button("To the shelf")
    _player, words = page(app)
    assert "0 won · 1 drawn · 0 lost · 50 %" in words


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
@pytest.mark.parametrize("text_size", [100, 160])
def test_everything_has_room(make_app: MakeApp, size: tuple[int, int], text_size: int, language: str) -> None:
    app = make_app(size, text_size=text_size, language=language)
    people = [Seat("person", name) for name in ("Anna", "Benedykta", "Cleo", "Danuta")]
    for person in people:
        for winner in (0, 0, 1, None):
            end(app, winner, person, Seat("master", "Master"))
            end(app, winner, person, BEN)
    for level in OPPONENTS:
        end(app, 0, ANNA, Seat(level, level), minds=1)
    app.push(StatisticsScreen(app))
    app.frame([], 0.02)
    assert not ink.cuts


def test_a_damaged_file_is_told_of(app: App) -> None:
    (app.store.folder).mkdir(parents=True, exist_ok=True)
    (app.store.folder / "results.json").write_text("{")
    _player, words = page(app)
    assert "No game of Angel Wars has ended yet." in words
    assert (app.store.folder / "results.json.bad").exists()
