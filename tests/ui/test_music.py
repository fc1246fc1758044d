"""The music: layers that begin together, follow the tension of the open table, and make room for what matters more."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from assets.paint.music import synth
from game import catalogue
from game.ai.sparring import scripts
from tests.bench.memory import begun
from ui import games
from ui.app import App
from ui.games.look import CALM, GameLook
from ui.music import BED, CHANNELS, FADE, MOTION, SHELF, SOFTER, SWELL, TENSION, Music, path, shares
from ui.screens.pause import PauseMenu
from ui.screens.settings import SettingsScreen
from ui.screens.table import TableScreen
from ui.sound import RATE, Sound

LONG = 20.0
"""Seconds in which everything has come and gone."""


@pytest.fixture(scope="module")
def device() -> Iterator[Sound]:
    """A sound device that nobody hears."""
    sound = Sound()
    sound.start()
    assert sound.works
    yield sound
    sound.close()
    pygame.mixer.quit()


@pytest.fixture
def sound(device: Sound) -> Sound:
    """The shelf's theme plays, calmly."""
    device.set_volumes(100, 100, 0, 100)
    settle(device.music, SHELF, 0.0)
    return device


def settle(music: Music, theme: str, tension: float, softer: bool = False) -> None:
    """Lets time pass until nothing changes any more."""
    for _ in range(4):
        music.tick(LONG, theme, tension, softer)
        if music._decoding:
            music._decoding.join()


def volumes() -> list[float]:
    layers = [pygame.mixer.Channel(CHANNELS[layer]).get_volume() for layer in (MOTION, TENSION)]
    return [pygame.mixer.music.get_volume(), *layers]


def test_layers_come_one_after_the_other() -> None:
    assert shares(0.0) == {MOTION: 0.0, TENSION: 0.0}
    assert shares(0.4) == {MOTION: 1.0, TENSION: 0.0}
    assert 0 < shares(0.6)[TENSION] < 1
    assert shares(1.0) == {MOTION: 1.0, TENSION: 1.0}


def test_all_layers_begin_together_and_are_mixed_by_the_tension(sound: Sound) -> None:
    music = sound.music
    assert music.plays
    assert pygame.mixer.music.get_busy()
    assert volumes() == pytest.approx([1, 0, 0], abs=0.01)
    music.tick(SWELL / 2, SHELF, 0.4, False)
    assert volumes() == pytest.approx([1, 0.5, 0], abs=0.01)
    settle(music, SHELF, 1.0)
    assert volumes() == pytest.approx([1, 1, 1], abs=0.01)
    assert pygame.mixer.get_init() == (RATE, -16, 2)
    assert synth.RATE == RATE, "resampled, the layers would differ in length"


def test_it_is_softer_below_something_and_silent_where_nobody_looks(sound: Sound) -> None:
    music = sound.music
    settle(music, SHELF, 0.0, softer=True)
    assert volumes()[0] == pytest.approx(SOFTER, abs=0.01)
    music.away = True
    settle(music, SHELF, 0.0)
    assert volumes()[0] == 0
    music.away = False
    settle(music, SHELF, 0.0)
    assert volumes()[0] == pytest.approx(1, abs=0.01)


def test_it_makes_room_for_the_end(sound: Sound) -> None:
    sound.music.hush(2 * FADE)
    sound.tick(1.5 * FADE, SHELF, 0.0, False)
    assert volumes()[0] == 0
    sound.tick(2 * FADE, SHELF, 0.0, False)
    assert volumes()[0] > 0


def test_another_theme_comes_when_this_one_has_gone(sound: Sound) -> None:
    music = sound.music
    other = catalogue.ids()[0]
    music.tick(FADE / 2, other, 0.0, False)
    assert (music.theme, music.plays) == (SHELF, True)
    music.tick(FADE, other, 0.0, False)
    assert (music.theme, music.plays) == (other, False)
    assert music._decoding
    music._decoding.join()
    music.tick(FADE / 4, other, 1.0, False)
    assert volumes() == pytest.approx([0.25] * 3, abs=0.01)


def test_without_volume_nothing_is_held(sound: Sound) -> None:
    sound.set_volumes(100, 100, 0, 0)
    settle(sound.music, SHELF, 1.0)
    assert not sound.music.plays
    assert not pygame.mixer.music.get_busy()


def test_a_game_without_music_has_that_of_the_shelf() -> None:
    assert path("no such game", BED) == path(SHELF, BED)


def test_no_device_is_only_silence() -> None:
    silent = Sound()
    silent.set_volumes(100, 100, 100, 100)
    silent.tick(1.0, SHELF, 1.0, False)
    silent.close()
    assert not silent.music.plays


# At the table


def test_the_screen_says_what_is_heard(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, float, bool]] = []
    monkeypatch.setattr(
        app.sound, "tick", lambda seconds, theme, tension, softer: heard.append((theme, tension, softer))
    )
    app.frame([], 0.02)
    app.push(SettingsScreen(app))
    app.frame([], 0.02)
    app.pop()
    game = catalogue.ids()[0]
    table = TableScreen(app, begun(game))
    app.push(table)
    app.frame([], 0.02)
    app.push(PauseMenu(app, table))
    app.frame([], 0.02)
    shelf = app.screens[0].tension
    assert heard == [
        (SHELF, shelf, False), (SHELF, shelf, True), (game, table.tension, False), (game, table.tension, True)
    ]  # fmt: skip


def test_without_focus_it_falls_silent(app: App) -> None:
    app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert app.sound.music.away
    app.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert not app.sound.music.away


@pytest.mark.parametrize("game", catalogue.ids())
def test_the_tension_is_that_of_the_open_table_and_grows(game: str) -> None:
    """In every world that agrees with what everybody sees, the music is the same."""
    rules, look, session = catalogue.rules(game), games.look(game), begun(game)
    script = next(iter(scripts(game).values()))
    felt = [look.tension(session.view(None))]
    while session.outcome() is None:
        seat = session.to_act() or 0
        session.play(script(rules, session.view(seat), len(felt)))
        view = session.view(None)
        felt.append(look.tension(view))
        if len(felt) % 40 == 0 and session.outcome() is None:
            world = rules.determinise(view, len(felt))
            assert look.tension(rules.view(world, None)) == felt[-1]
    assert all(0 <= tension <= 1 for tension in felt)
    assert felt[0] < 0.5
    assert max(felt[-len(felt) // 4 :]) > felt[0] + 0.3


def test_whoever_looks_the_table_asks_for_what_everybody_sees(app: App) -> None:
    for game in catalogue.ids():
        table = TableScreen(app, begun(game))
        app.push(table)
        chance = random.Random(5)
        for _ in range(6):
            table.sit(table.session.to_act() or 0)
            table.play(chance.choice(table.session.legal_moves()))
            assert table.tension == table.desk.game_look.tension(table.session.view(None))
        app.pop()


def test_a_game_that_tells_no_tension_is_calm() -> None:
    assert GameLook(layout=games.look(catalogue.ids()[0]).layout).tension(None) == CALM
