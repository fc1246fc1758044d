"""Lessons at the real table, by real mouse events."""

from __future__ import annotations

import pygame
import pytest

from game import catalogue
from game.core.lesson import LEARNER
from tests.ui.conftest import MakeApp
from tests.ui.player import Player
from ui import ink
from ui.app import App
from ui.screens.lesson import LessonScreen
from ui.screens.setup import SetupScreen
from ui.screens.title import TitleScreen


def begin(app: App, game: str) -> tuple[Player, LessonScreen]:
    app.push(SetupScreen(app, game))
    player = Player(app)
    player.button("Lesson")
    player.rest()
    screen = app.screen
    assert isinstance(screen, LessonScreen)
    return player, screen


def follow(player: Player, screen: LessonScreen) -> None:
    """Does what the step asks for."""
    step = screen.sitting.step_now
    if step.move is None:
        player.button("Go on")
        player.rest()
    else:
        player.play(step.move)


@pytest.mark.parametrize("game", catalogue.ids())
def test_a_whole_lesson_by_mouse(app: App, game: str) -> None:
    player, screen = begin(app, game)
    spoken = [step.text for step in screen.lesson.steps if step.text]
    for k, text in enumerate(spoken):
        assert screen.prompt_head()[0] == f"Lesson: step {k + 1} of {len(spoken)}"
        assert screen.prompt() == (text, "ivory")
        assert screen.viewer == LEARNER
        if k + 1 < len(spoken):
            follow(player, screen)
    assert not ink.cuts
    assert app.store.latest(None) is None, "a lesson leaves nothing behind"
    player.button("Play a game")
    assert isinstance(app.screen, SetupScreen)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("game", catalogue.ids())
def test_the_words_never_reach_the_button(make_app: MakeApp, game: str, text_size: int, language: str) -> None:
    app = make_app((1280, 720), text_size=text_size, language=language, reduce_motion=True)
    screen = LessonScreen(app, game)
    app.push(screen)
    while not screen.sitting.is_last():
        screen.skip()
        app.frame([], 0.02)
        if screen.sitting.step_now.text:
            words = screen.column._prompt[-1].rect
            button = screen.column.prompt_top + screen.px(screen.prompt_tall)
            assert words.bottom <= button, (screen.at, screen.prompt()[0])
        screen.go_on()


def test_a_card_that_is_only_looked_at_is_not_refused(app: App) -> None:
    player, screen = begin(app, "archangelis")
    screen.go_on()
    screen.go_on()
    other = next(name for name in screen.desk.scene.sprites if name.startswith("hand-0-erelin"))
    player.point(player.spot(other))
    notes, _glossary = screen.closeup._about(other, screen.desk.scene.sprites[other].thing)
    assert not any(tone == "bad" for _text, tone in notes)


def test_nothing_is_offered_but_what_the_lesson_asks_for(app: App) -> None:
    """A question that could be passed until it concerns one: the lesson says which button."""
    _player, screen = begin(app, "aniolowie")
    offers: list[list[str]] = []
    while not screen.sitting.is_last():
        screen.skip()
        app.frame([], 0.02)
        if screen.sitting.step_now.text:
            offers.append([offer.label for offer in screen.sitting.offers()])
        screen.go_on()
    assert ["Pass"] in offers
    assert all(len(each) <= 1 for each in offers)


def test_only_what_the_lesson_asks_for_can_be_done(app: App) -> None:
    player, screen = begin(app, "angel_wars")
    player.click(player.spot("d4"))
    assert "later" in screen.prompt_head()[0]
    assert screen.prompt()[0] == screen.sitting.step_now.text
    player.button("Go on")
    player.button("Go on")
    player.click(player.spot("d4"))
    assert "later" in screen.prompt_head()[0]
    assert screen.prompt()[0] == screen.sitting.step_now.text
    assert not screen.session.moves
    player.key(pygame.K_h)
    assert "later" not in screen.prompt_head()[0]
    player.click(player.spot("d2"))
    player.rest()
    assert len(screen.session.moves) == 1


def test_what_is_dropped_beside_its_place_is_not_said_to_come_later(app: App) -> None:
    player, screen = begin(app, "archangelis")
    screen.go_on()
    screen.go_on()
    player.drag(player.spot("hand-0-nephilim"), player.spot("supply"))
    assert "Not there" in screen.prompt_head()[0]
    assert not screen.session.moves


def test_taking_back_goes_to_the_step_before(app: App) -> None:
    player, screen = begin(app, "angel_wars")
    for _step in range(5):
        follow(player, screen)
    assert len(screen.session.moves) == 4
    player.key(pygame.K_u)
    player.rest()
    assert (screen.at, len(screen.session.moves)) == (6, 4), "back to what was read last"
    player.key(pygame.K_u)
    player.rest()
    assert (screen.at, len(screen.session.moves)) == (3, 1), "and the Teacher's moves with it"
    for _step in range(9):
        player.key(pygame.K_u)
    assert screen.at == 0
    follow(player, screen)
    assert screen.at == 1


def test_keys_alone(app: App) -> None:
    player, screen = begin(app, "angel_wars")
    player.key(pygame.K_RETURN)
    player.key(pygame.K_RETURN)
    assert screen.at == 2
    assert screen.rings() == ("d2",)


def test_looking_back_goes_on_where_it_was(app: App) -> None:
    player, screen = begin(app, "angel_wars")
    for _step in range(4):
        follow(player, screen)
    screen.look_back(1)
    assert [label for label, _icon, _action in screen.buttons()] == ["Back to now"]
    player.button("Back to now")
    assert "step 5 of" in screen.prompt_head()[0]


def test_the_menu_of_a_lesson_saves_nothing_and_begins_anew(app: App) -> None:
    player, screen = begin(app, "angel_wars")
    follow(player, screen)
    player.key(pygame.K_s)
    assert app.screen is screen
    screen.open_menu()
    labels = [getattr(element, "text", "") for element in app.screen.elements]
    assert "Save this game" not in labels
    player.button("Start again")
    assert isinstance(app.screen, LessonScreen)
    assert app.screen is not screen
    assert app.screen.at == 0
    app.screen.open_menu()
    player.button("To the shelf")
    assert isinstance(app.screen, TitleScreen)
    assert app.store.latest(None) is None


def test_the_lesson_is_named_to_who_has_not_played_yet(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    app.push(screen)
    app.frame([], 0.02)
    assert "lesson" in screen.tip.text
    assert screen.players == ["person", "novice"], "a first game is against the weakest"
    Player(app).button("Play")
    app.home(TitleScreen(app))
    again = SetupScreen(app, "angel_wars")
    app.push(again)
    app.frame([], 0.02)
    assert again.tip.text == "Enter starts the game."
    assert SetupScreen(app, "empyrean").is_new


def test_what_was_laid_down_covers_nothing(make_app: MakeApp) -> None:
    """The pointer rests where the card was laid; large words leave no room for it in the panel."""
    app = make_app((1280, 720), text_size=150)
    player, screen = begin(app, "aniolowie")
    while screen.at + 2 < len(screen.lesson.steps):
        screen.skip()
        app.frame([], 0.02)
        screen.go_on()
    player.rest()
    move = screen.sitting.step_now.move
    assert move
    player.play(move)
    laid = screen.desk.under(app.pointer)
    assert laid
    assert not screen.closeup.drawables()
    player.point((app.pointer[0] + 2, app.pointer[1]))
    assert not screen.closeup.drawables(), "a hand trembles"
    player.point((app.pointer[0] + 20, app.pointer[1]))
    assert screen.desk.under(app.pointer) == laid
    assert screen.closeup.drawables()
