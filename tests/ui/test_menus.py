"""Every menu screen, worked by real events: it opens at every size, fits in every language, and does what it says."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalogue
from game.ai.opponents import OPPONENTS
from game.core import language
from game.core.contract import Outcome
from game.session import PERSON, Seat, Session, start
from tests import lanterns
from tests.ui.player import Player
from ui import ink, markdown
from ui.app import App
from ui.keys import KEYS, actions
from ui.screens import dialogs
from ui.screens.about import AboutScreen
from ui.screens.base import Screen
from ui.screens.library import LibraryScreen, open_entry
from ui.screens.opponents import OpponentScreen, SeatPicker, Standing
from ui.screens.result import ResultScreen
from ui.screens.rulebook import RulebookScreen
from ui.screens.settings import KEY_LIST, SettingsScreen
from ui.screens.setup import SetupScreen, distinct
from ui.screens.table import TableScreen
from ui.screens.title import TitleScreen
from ui.widgets import Choice, Entry, Note, Page, Picture, Rows, Segments, Slider, Toggle

MakeApp = Callable[..., App]
SIZES = [(1280, 720), *(pytest.param(size, marks=pytest.mark.slow) for size in ((1920, 1080), (3840, 2160)))]
SETTINGS = [
    {}, {"ui_scale": 75}, {"ui_scale": 150}, {"ui_scale": 250}, {"text_size": 160}, {"text_size": 80},
    {"ui_scale": 250, "text_size": 160},
]  # fmt: skip


def played(moves: int, seed: int = 5, seats: int = 2) -> Session:
    """A game after so many random moves."""
    names = ["Anna", "Adept", "Ben", "Master"]
    levels = [PERSON, "adept", PERSON, "master"]
    sitting = [Seat(level, name) for level, name in zip(levels, names, strict=True)][:seats]
    session = start("angel_wars", {"seats": seats, "max_turns": 40}, seed, sitting)
    chance = random.Random(seed)
    while len(session.moves) < moves and session.outcome() is None:
        session.play(chance.choice(session.legal_moves()))
    return session


class Won:
    """The rules of a game in which the first seat has just won."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def outcome(self, state: Any) -> Outcome:
        return Outcome(((0,), (1,)), "All figures are home.", (6, 2))


def won() -> Session:
    """A game that Anna has won."""
    session = played(30)
    session.rules = Won(session.rules)
    return session


def fill(app: App) -> None:
    """A library with a game in play, saves, a finished game and a broken file."""
    session = played(9)
    app.store.begin(session)
    app.store.leave(session)
    app.store.save_as(played(4), "Before the gate")
    app.store.save_as(played(6), "A very long name that somebody typed on a long evening and never shortened")
    app.store.finish(played(10_000))
    (app.store.folder / "named" / "broken.json").write_text("{ not json")


SCREENS: dict[str, Callable[[App], Screen]] = {
    "setup": lambda app: SetupScreen(app, "angel_wars"),
    "setup-4": lambda app: four_seats(app),
    "setup-unfolded": lambda app: unfolded(SetupScreen(app, "angel_wars")),
    "setup-4-unfolded": lambda app: unfolded(four_seats(app)),
    "opponents": lambda app: OpponentScreen(
        app, catalogue.rules("angel_wars").info, "Seat 2", "master", Standing("Anna", None), lambda player: None
    ),
    "settings": SettingsScreen,
    "keys": lambda app: SettingsScreen(app, KEY_LIST),
    "rulebook": lambda app: RulebookScreen(app, "angel_wars"),
    "rulebook-section": lambda app: RulebookScreen(app, "angel_wars", "methods"),
    "library": lambda app: (fill(app), LibraryScreen(app))[1],
    "library-empty": LibraryScreen,
    "about": AboutScreen,
    "result": lambda app: ResultScreen(app, played(10_000, seats=4)),
    "ask": lambda app: dialogs.Dialog(app, "Delete this game?", "It goes to the trash. " * 6, "Delete", app.quit, "No"),
    "name": lambda app: dialogs.NameDialog(app, "A new name", "Before the gate", lambda name: None),
}


def four_seats(app: App) -> SetupScreen:
    screen = SetupScreen(app, "angel_wars")
    screen.options["seats"] = 4
    screen._fill_seats()
    return screen


def unfolded(screen: SetupScreen) -> SetupScreen:
    screen.unfolded = True
    return screen


def at(app: App, screen: Screen) -> Player:
    app.push(screen)
    player = Player(app)
    player.rest(5)
    return player


def find(screen: Screen, kind: type, words: str) -> Any:
    """The element of a kind that calls itself by these words."""
    for element in screen.elements:
        if isinstance(element, kind) and element.alive() and words in element.label():
            return element
    raise AssertionError(f"no {kind.__name__} '{words}' among {[e.label() for e in screen.focusables()]}")


def type_text(player: Player, text: str) -> None:
    for sign in text:
        player.event(pygame.TEXTINPUT, text=sign)


def go_to(player: Player, element: Any) -> None:
    """Tabs on until the element has the focus."""
    for _ in range(60):
        if player.app.screen.focus is element:
            return
        player.key(pygame.K_TAB)
    raise AssertionError(f"Tab does not lead to {element.label()}")


def turn(player: Player, seat: str, by: int) -> None:
    """Clicks an end of a seat's picker."""
    picker = find(player.app.screen, SeatPicker, seat)
    for _ in range(abs(by)):
        player.click((picker.rect.right - 8 if by > 0 else picker.rect.x + 8, picker.rect.centery))


def clear(player: Player, entry: Entry) -> None:
    player.click(entry.rect.center)
    player.key(pygame.K_END)
    for _ in range(len(entry.get_text())):
        player.key(pygame.K_BACKSPACE)


# Fitting


def inked(element: Any) -> pygame.Rect:
    """Where an element really shows something."""
    if isinstance(element, (Note, Picture, Rows, Page)):
        return element.image.get_bounding_rect().move(element.rect.topleft)
    return pygame.Rect(element.rect)


def faults(screen: Screen) -> list[str]:
    """What lies outside the window or upon another thing, or is too low for its letters."""
    found = []
    places = {e: inked(e) for e in screen.elements if e.alive() and e.starting_height > 0}
    places = {element: place for element, place in places.items() if place.width}
    for element, place in places.items():
        if not screen.area.contains(place):
            found.append(f"{element} {place} leaves the window")
        if isinstance(element, (Entry, Segments, Choice)) and element.rect.height < screen.size("text") * 1.2:
            found.append(f"{element} {element.rect} is too low")
    for one, other in combinations(places, 2):
        both = places[one].clip(places[other])
        if both.width > 1 and both.height > 1:
            found.append(f"{one} {places[one]} lies on {other} {places[other]}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", SIZES)
def test_opens_at_every_size(make_app: MakeApp, name: str, size: tuple[int, int]) -> None:
    app = make_app(size)
    at(app, SCREENS[name](app))
    assert not ink.cuts
    assert not faults(app.screen)
    assert not app.art.missing
    assert app.screen.focusables()


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_fits_at_every_scale_and_text_size(make_app: MakeApp, name: str) -> None:
    app = make_app()
    at(app, SCREENS[name](app))
    for changes in SETTINGS:
        app.change(**{"ui_scale": 100, "text_size": 100, **changes})
        app.frame([], 0.02)
        assert not faults(app.screen), changes
        assert not ink.cuts, changes


@pytest.mark.parametrize("name", SCREENS)
def test_fits_in_a_longer_language(make_app: MakeApp, name: str) -> None:
    app = make_app(language="pseudo")
    at(app, SCREENS[name](app))
    assert not ink.cuts
    assert not faults(app.screen)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_resizes_live(make_app: MakeApp, name: str) -> None:
    app = make_app()
    player = at(app, SCREENS[name](app))
    for size in ((1000, 1000), (1600, 640), (960, 540)):
        app.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        player.event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        assert app.screen.area.size == size
        assert not faults(app.screen), size


@pytest.mark.parametrize("name", SCREENS)
def test_every_element_is_reached_by_tab_and_described(app: App, name: str) -> None:
    player = at(app, SCREENS[name](app))
    wanted = app.screen.focusables()
    reached = []
    for _ in wanted:
        player.key(pygame.K_TAB)
        reached.append(app.screen.focus)
    assert {id(e) for e in reached} == {id(e) for e in wanted}
    pages = {"rulebook", "rulebook-section", "about"}
    assert all(e.label() for e in wanted if not (name in pages and type(e).__name__ == "Leaf"))


@pytest.mark.parametrize("name", ["setup", "settings", "rulebook", "library", "about"])
def test_escape_and_back_lead_to_the_shelf(app: App, name: str) -> None:
    player = at(app, SCREENS[name](app))
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, TitleScreen)
    player = at(app, SCREENS[name](app))
    player.button("Back")
    assert isinstance(app.screen, TitleScreen)


def test_an_idle_menu_draws_nothing(app: App) -> None:
    player = at(app, SettingsScreen(app))
    player.rest(20)
    before = app.canvas.draws
    for _ in range(10):
        app.frame([], 0.1)
    assert app.canvas.draws == before


# Setting up


def test_two_clicks_to_a_game(app: App) -> None:
    player = Player(app)
    title = app.screen
    assert isinstance(title, TitleScreen)
    player.click(title.boxes[0].rect.center)
    player.button("Play")
    table = app.screen
    assert isinstance(table, TableScreen)
    assert [seat.player for seat in table.session.seats] == ["person", "novice"], "a first game"
    assert table.session.names == ["Player 1", "Novice"]
    assert app.store.latest("angel_wars") is not None


def test_who_sits_there_is_seen_face_to_face(make_app: MakeApp) -> None:
    app = make_app()
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    assert [portrait.player for portrait in screen.portraits.values()] == ["person", "novice"]
    turn(player, "Seat 2", 1)
    assert screen.portraits[1].player == screen.players[1] != "novice"
    assert screen.portraits[1].number
    player.click(screen.portraits[1].rect.center)
    assert isinstance(app.screen, OpponentScreen)
    small = make_app((960, 540), text_size=160)
    at(small, cramped := SetupScreen(small, "angel_wars"))
    cramped.unfold()
    assert not cramped.portraits, "options come first"


def test_setup_by_mouse(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    player.click(find(screen, Segments, "Players").segment(1).center)
    turn(player, "Seat 3", -1)
    turn(player, "Seat 4", 2)
    clear(player, screen.entries[0])
    type_text(player, "Anna")
    method = find(screen, Choice, "Method")
    player.click((method.rect.right - 8, method.rect.centery))
    player.button("More options")
    turns = find(screen, Slider, "Turn limit")
    left, right = turns._track()
    player.drag((turns.rect.x + left, turns.rect.centery), (turns.rect.x + right, turns.rect.centery))
    clear(player, screen.seed_entry)
    type_text(player, "12a345")
    player.button("Play")
    session = app.screen.session
    assert [seat.player for seat in session.seats] == ["person", "novice", "person", "master"]
    assert session.names == ["Anna", "Novice", "Player 3", "Master"]
    assert session.seed == 12345
    assert session.options["method"] == "chance"
    assert session.options["max_turns"] == 1000
    assert app.settings.names == ("Anna",)
    assert SetupScreen(app, "angel_wars").seat_names()[0] == "Anna"


def test_setup_by_keyboard(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    go_to(player, find(screen, SeatPicker, "Seat 2"))
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RIGHT)
    go_to(player, screen.entries[0])
    type_text(player, "Zoe")
    player.key(pygame.K_DOWN)
    assert screen.focus is screen.entries[1]
    go_to(player, find(screen, Choice, "Who begins"))
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    session = app.screen.session
    assert [seat.player for seat in session.seats] == ["person", "master"]
    assert session.names == ["Zoe", "Master"]
    assert session.options["first"] == "1"


def test_enter_starts_at_once_and_while_typing(app: App) -> None:
    player = at(app, SetupScreen(app, "angel_wars"))
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, TableScreen)
    app.pop()
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    player.button("More options")
    player.click(screen.seed_entry.rect.center)
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, TableScreen)


def test_enter_on_a_plain_button_presses_it(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    go_to(player, next(button for button in screen.plain if button.text == "Rules"))
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, RulebookScreen)
    player.key(pygame.K_ESCAPE)
    assert app.screen is screen


def test_only_seats_that_play_may_begin(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    assert find(screen, Choice, "Who begins").labels == ["Drawn by lot", "Seat 1", "Seat 2"]
    player.click(find(screen, Segments, "Players").segment(1).center)
    assert find(screen, Choice, "Who begins").labels[-1] == "Seat 4"
    screen.options["first"] = "4"
    player.click(find(screen, Segments, "Players").segment(0).center)
    assert screen.options["first"] == "random"


def test_an_option_that_does_not_go_is_named(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    screen.options["first"] = "4"
    player.button("Play")
    assert app.screen is screen
    assert "Who begins" in app.spoken


def test_seeds(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    player.button("More options")
    first = screen.seed_entry.get_text()
    player.click(screen.shuffle.rect.center)
    assert screen.seed_entry.get_text() != first
    clear(player, screen.seed_entry)
    type_text(player, "9" * 25)
    player.button("Play")
    assert app.screen is screen
    assert "9223372036854775808" in app.spoken
    clear(player, screen.seed_entry)
    player.button("Play")
    assert isinstance(app.screen, TableScreen)


def test_what_is_rare_is_folded_away(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    told = notes(screen)
    assert "Who begins" in told
    assert "Turn limit" not in told
    assert "Seed" not in told
    player.button("More options")
    assert {"Who begins", "Turn limit", "Seed"} <= {*notes(screen).split("\n")}
    clear(player, screen.seed_entry)
    type_text(player, "77")
    army = find(screen, Choice, "Opposing army")
    player.click((army.rect.right - 8, army.rect.centery))
    player.button("Fewer options")
    assert "Seed" not in notes(screen)
    assert "Opposing army" in notes(screen), "what was changed stays in sight"
    player.button("Play")
    session = app.screen.session  # type: ignore[attr-defined]
    assert (session.seed, session.options["armies"]) == (77, "messengers")


def test_the_fold_is_opened_by_keys(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    go_to(player, screen.folding)
    player.key(pygame.K_RETURN)
    assert app.screen is screen
    assert screen.unfolded
    assert screen.focus is screen.folding
    player.key(pygame.K_RETURN)
    assert not screen.unfolded


def test_a_level_takes_its_name_along_but_not_a_typed_one(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    assert screen.entries[1].get_text() == "Novice"
    clear(player, screen.entries[1])
    type_text(player, "Rival")
    turn(player, "Seat 2", -1)
    assert screen.entries[1].get_text() == "Player 2"
    turn(player, "Seat 2", 3)
    assert screen.entries[1].get_text() == "Rival"
    assert screen.players[1] == OPPONENTS[2]


def test_the_ends_of_a_seat_turn_to_the_next_player_and_round(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    seen = []
    for _ in range(len(OPPONENTS) + 1):
        seen.append(screen.players[1])
        turn(player, "Seat 2", 1)
    assert seen == [*OPPONENTS, PERSON]
    turn(player, "Seat 2", -1)
    assert screen.players[1] == PERSON
    player.point(find(screen, SeatPicker, "Seat 2").rect.center)
    player.event(pygame.MOUSEWHEEL, x=0, y=-1)
    assert screen.players[1] == OPPONENTS[0]


# Opponents


def win(app: App, level: str) -> None:
    """Anna beats somebody."""
    session = start("angel_wars", {}, 1, [Seat(PERSON, "Anna"), Seat(level, level)])
    session.state.end, session.state.winner = 1, 0
    app.store.finish(session)


def page_of_seat(app: App, seat: int, game: str = "angel_wars") -> tuple[Player, SetupScreen, OpponentScreen]:
    setup = SetupScreen(app, game)
    player = at(app, setup)
    player.click(find(setup, SeatPicker, f"Seat {seat}").rect.center)
    assert isinstance(app.screen, OpponentScreen)
    return player, setup, app.screen


def notes(screen: Screen) -> str:
    return "\n".join(element.text for element in screen.elements if isinstance(element, Note))


def test_every_opponent_has_a_face_and_a_sentence(app: App) -> None:
    _player, _setup, page = page_of_seat(app, 2)
    assert list(page.faces) == [PERSON, *OPPONENTS]
    assert all(len(portrait.label().split(". ")) >= 2 for portrait in page.faces.values())
    assert len({portrait.says for portrait in page.faces.values()}) == len(OPPONENTS) + 1
    assert not app.art.missing


def test_a_face_is_chosen_by_mouse(app: App) -> None:
    player, setup, page = page_of_seat(app, 2)
    player.click(page.faces["master"].rect.center)
    assert app.screen is page
    player.button("Choose")
    assert app.screen is setup
    assert setup.players == [PERSON, "master"]
    assert setup.entries[1].get_text() == "Master"
    assert "Master" in find(setup, SeatPicker, "Seat 2").label()


def test_a_second_press_takes_and_escape_leaves_it(app: App) -> None:
    player, setup, page = page_of_seat(app, 1)
    for _ in range(2):
        player.click(page.faces["adept"].rect.center)
    assert app.screen is setup
    assert setup.players[0] == "adept"
    player.click(find(setup, SeatPicker, "Seat 1").rect.center)
    player.click(app.screen.faces[PERSON].rect.center)  # type: ignore[attr-defined]
    player.key(pygame.K_ESCAPE)
    assert setup.players[0] == "adept"


def test_a_face_is_chosen_by_keys(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    go_to(player, find(screen, SeatPicker, "Seat 2"))
    player.key(pygame.K_RETURN)
    page = app.screen
    assert isinstance(page, OpponentScreen)
    assert page.focus is page.faces["novice"]
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_RETURN)
    assert app.screen is screen
    assert screen.players[1] == OPPONENTS[1]


def test_the_opponent_that_fits_is_marked_and_seated(app: App) -> None:
    app.change(names=("Anna",))
    _player, setup, page = page_of_seat(app, 2)
    assert [player for player, portrait in page.faces.items() if portrait.mark] == ["novice"]
    assert "Anna was not rated in Angel Wars yet: a first game is proposed against Novice." in notes(page)
    app.pop()
    win(app, "adept")
    _player, setup, page = page_of_seat(app, 2)
    assert setup.players == [PERSON, "adept"]
    assert [player for player, portrait in page.faces.items() if portrait.mark] == ["adept"]
    assert "Anna is rated" in notes(page)
    assert "after 1 game of Angel Wars: the chances are most even against Adept." in notes(page)
    app.pop()
    assert "±" in find(setup, SeatPicker, "Seat 1").aside
    assert SetupScreen(app, "empyrean").players == [PERSON, "novice"], "another game is another matter"


def test_the_rating_is_that_of_the_name_which_is_typed(app: App) -> None:
    win(app, "adept")
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    seat = find(screen, SeatPicker, "Seat 1")
    assert seat.aside == ""
    clear(player, screen.entries[0])
    type_text(player, "Anna")
    player.rest(3)
    assert "±" in seat.aside


@pytest.fixture
def lanterns_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "SHELF", (*catalogue.SHELF, catalogue.Box("lanterns", "Lanterns")))
    monkeypatch.setattr(catalogue, "teaches", lambda game: False)
    monkeypatch.setitem(sys.modules, "game.lanterns", lanterns)


def test_a_character_is_chosen_beside_the_level(app: App, lanterns_on_the_shelf: None) -> None:
    player, setup, page = page_of_seat(app, 2, "lanterns")
    assert [temper.key for temper in page.tempers] == ["", "bold", "patient", "greedy"]
    player.click(page.faces["master"].rect.center)
    player.click(page.tempers[1].rect.center)
    player.button("Choose")
    assert setup.players == [PERSON, "master-bold"]
    assert setup.entries[1].get_text() == "Master · Bold"
    turn(player, "Seat 2", -1)
    assert setup.players[1] == "adept-bold", "another level keeps its character"
    player.click(find(setup, SeatPicker, "Seat 2").rect.center)
    page = app.screen
    assert isinstance(page, OpponentScreen)
    assert [temper.key for temper in page.tempers if temper.chosen] == ["bold"]
    player.click(page.tempers[0].rect.center)
    player.button("Choose")
    assert setup.players[1] == "adept"


def test_a_person_has_a_character_already(app: App, lanterns_on_the_shelf: None) -> None:
    player, setup, page = page_of_seat(app, 2, "lanterns")
    player.click(page.tempers[2].rect.center)
    player.click(page.faces[PERSON].rect.center)
    assert not any(temper.is_enabled for temper in page.tempers)
    player.button("Choose")
    assert setup.players == [PERSON, PERSON]


@pytest.mark.parametrize("changes", [{}, {"ui_scale": 250}, {"text_size": 160}, {"ui_scale": 250, "text_size": 160}])
def test_characters_have_room(make_app: MakeApp, lanterns_on_the_shelf: None, changes: dict[str, int]) -> None:
    app = make_app(**changes)
    page_of_seat(app, 2, "lanterns")
    assert not faults(app.screen)
    assert not ink.cuts


def test_games_without_characters_offer_none(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue.rules("angel_wars")
    monkeypatch.setattr(type(rules), "info", replace(rules.info, characters=()))
    _player, _setup, page = page_of_seat(app, 2)
    assert page.tempers == []


def test_same_names_are_told_apart() -> None:
    assert distinct(["Anna", "Anna", "Anna 2", "Ben"]) == ["Anna", "Anna 2", "Anna 2 2", "Ben"]
    assert all(len(name) <= 40 for name in distinct(["x" * 40] * 3))


def test_the_tip_follows_the_pointer(app: App) -> None:
    screen = SetupScreen(app, "angel_wars")
    player = at(app, screen)
    player.point(find(screen, Choice, "Method").rect.center)
    player.rest(3)
    assert "die" in screen.tip.text


# Settings


def test_sliders_take_hold_when_they_are_let_go(app: App) -> None:
    screen = SettingsScreen(app)
    player = at(app, screen)
    slider = find(screen, Slider, "Interface size")
    left, right = slider._track()
    y = slider.rect.centery
    player.drag((slider.rect.x + left, y), (slider.rect.x + right, y), drop=False)
    assert app.settings.ui_scale == 100
    player.release((slider.rect.x + right, y))
    assert app.settings.ui_scale == 250
    assert Path(app.store.folder / "settings.json").exists()


def test_sliders_by_keys_keep_the_focus(app: App) -> None:
    screen = SettingsScreen(app)
    player = at(app, screen)
    screen.focus_on(find(screen, Slider, "Text size"))
    for _ in range(3):
        player.key(pygame.K_RIGHT)
    assert app.settings.text_size == 115
    assert "115" in screen.focus.label()


def test_volumes_sound_a_sample(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(app.sound, "play", lambda name, loudness=1.0: heard.append(name))
    screen = SettingsScreen(app)
    player = at(app, screen)
    screen.focus_on(find(screen, Slider, "Effects"))
    player.key(pygame.K_LEFT)
    assert app.settings.volume_effects == 75
    assert "chime" in heard


def test_toggles_and_choices(app: App) -> None:
    screen = SettingsScreen(app)
    player = at(app, screen)
    player.click(find(screen, Toggle, "Reduce motion").rect.center)
    player.click(find(screen, Toggle, "Tooltips").rect.center)
    assert app.settings.reduce_motion
    assert not app.settings.tooltips
    player.click((find(screen, Choice, "Language").rect.right - 9, find(screen, Choice, "Language").rect.centery))
    assert app.settings.language == "en"


def test_full_screen_and_back(app: App) -> None:
    screen = SettingsScreen(app)
    player = at(app, screen)
    player.click(find(screen, Segments, "Shown as").segment(1).center)
    assert app.settings.fullscreen
    player.key(pygame.K_F11)
    assert not app.settings.fullscreen


def test_the_keys_page_lists_every_binding(app: App) -> None:
    screen = SettingsScreen(app)
    player = at(app, screen)
    player.click(screen.tabs.segment(1).center)
    told = [element.text for element in screen.elements if isinstance(element, Note)]
    assert all(binding.text in told for binding in KEYS)


def test_keys_mean_what_the_table_says() -> None:
    def pressed(key: int, mod: int = 0) -> list[str]:
        return actions(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))

    assert pressed(pygame.K_z) == ["zoom"]
    assert pressed(pygame.K_z, pygame.KMOD_LCTRL) == ["undo"]
    assert pressed(pygame.K_SPACE) == ["act", "step"]
    assert pressed(pygame.K_s, pygame.KMOD_LCTRL) == []


# Rulebook

PAGE = """# A game

## First things {#first}
Some **bold**, words and a [link to the end](#end).

- one
- two

## The end {#end}
Żółw wins.
"""


def test_a_page_is_read() -> None:
    first, end = markdown.parse(PAGE)[1:]
    assert (first.id, first.title, end.id) == ("first", "First things", "end")
    assert [block.kind for block in first.blocks] == ["paragraph", "bullet", "bullet"]
    assert first.blocks[0].text == "Some bold, words and a link to the end."
    assert [run.link for run in first.blocks[0].runs if run.link] == ["end"]
    assert end.mentions("zolw")
    assert not end.mentions("bold")


def test_lines_keep_inside_and_words_stay_whole(app: App) -> None:
    screen = RulebookScreen(app, "angel_wars")
    at(app, screen)
    laid = markdown.lay_out(markdown.parse(PAGE), screen.page.look, 90)
    assert all(piece.rect.right <= 92 for piece in laid.pieces)
    assert not any(piece.text.startswith(",") and piece.x == 0 for piece in laid.pieces)


def test_search_filters_and_marks(app: App) -> None:
    screen = RulebookScreen(app, "angel_wars")
    player = at(app, screen)
    everything = len(screen.shown)
    player.click(screen.search.rect.center)
    type_text(player, "dIe")
    assert 0 < len(screen.shown) < everything
    assert all(section.mentions("die") for section in screen.shown)
    assert any(piece.found for piece in screen.page.laid.pieces)
    type_text(player, "qqq")
    assert not screen.shown
    assert "dIeqqq" in screen.nothing.text
    player.key(pygame.K_ESCAPE)
    assert app.screen is screen


def test_links_jump_and_bring_hidden_sections_back(app: App) -> None:
    screen = RulebookScreen(app, "angel_wars")
    player = at(app, screen)
    player.click(screen.search.rect.center)
    type_text(player, "two methods")
    region, target = next((r, t) for r, t in screen.page.laid.links() if t not in [s.id for s in screen.shown])
    screen.page.scroll_to(region.y - 40)
    spot = (screen.page.rect.x + region.centerx, screen.page.rect.y + region.centery - screen.page.top)
    player.click(spot)
    assert screen.search.get_text() == ""
    assert screen.shown[screen.list.at].id == target
    player.rest(3)
    assert screen.shown[screen.list.at].id == target


def test_links_by_keyboard(app: App) -> None:
    screen = RulebookScreen(app, "angel_wars")
    player = at(app, screen)
    target = screen.page.laid.links()[0][1]
    screen.focus_on(screen.page)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert screen.shown[screen.list.at].id == target


def test_every_link_of_the_rulebooks_leads_somewhere(app: App) -> None:
    screen = RulebookScreen(app, "angel_wars")
    at(app, screen)
    names = {section.id for section in screen.sections}
    assert {target for _, target in screen.page.laid.links()} <= names
    assert screen.sections


def test_opens_at_a_section_and_follows_the_reader(app: App) -> None:
    screen = RulebookScreen(app, "angel_wars", "ban")
    player = at(app, screen)
    assert screen.shown[screen.list.at].id == "ban"
    assert screen.page.top > 0
    player.point(screen.page.rect.center)
    for _ in range(60):
        player.event(pygame.MOUSEWHEEL, y=3, x=0)
    assert screen.list.at == 0
    screen.focus_on(screen.list)
    player.key(pygame.K_DOWN)
    assert screen.list.at == 1
    player.key(pygame.K_END)
    assert screen.list.at == len(screen.shown) - 1


# Library


def test_the_library_lists_everything(app: App) -> None:
    fill(app)
    screen = LibraryScreen(app)
    player = at(app, screen)
    assert [entry.kind for entry in screen.entries].count("named") == 3
    broken = [k for k, entry in enumerate(screen.entries) if entry.problem]
    assert len(broken) == 1
    for _ in range(broken[0] - screen.list.at):
        player.key(pygame.K_DOWN)
    assert screen.list.at == broken[0]
    assert not screen.doors["open"].is_enabled
    player.key(pygame.K_RETURN)
    assert app.screen is screen
    assert "broken.json" in app.spoken


def test_opening_by_double_click_and_by_enter(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.widgets.lists.DOUBLE_CLICK", 60_000)
    fill(app)
    screen = LibraryScreen(app)
    player = at(app, screen)
    row = [entry.name for entry in screen.entries].index("Before the gate")
    spot = (screen.list.rect.x + 200, screen.list.rect.y + screen.list.row * row + 20)
    wanted = screen.entries[row]
    player.click(spot)
    assert app.screen is screen
    player.click(spot)
    assert isinstance(app.screen, TableScreen)
    assert [type(below) for below in app.screens] == [TitleScreen, TableScreen]
    assert app.screen.session.moves == app.store.load(wanted.path).session.moves
    at(app, LibraryScreen(app)).key(pygame.K_RETURN)
    assert isinstance(app.screen, TableScreen)
    assert len(app.screen.session.moves) == 9


def test_renaming(app: App) -> None:
    fill(app)
    screen = LibraryScreen(app)
    player = at(app, screen)
    row = [entry.name for entry in screen.entries].index("Before the gate")
    player.click((screen.list.rect.x + 200, screen.list.rect.y + screen.list.row * row + 20))
    player.button("Rename")
    type_text(player, "After it")
    player.key(pygame.K_RETURN)
    assert app.screen is screen
    names = [entry.name for entry in screen.entries]
    assert "After it" in names
    assert "Before the gate" not in names
    assert screen.entries[screen.list.at].name == "After it"


def test_a_game_in_play_can_not_be_renamed(app: App) -> None:
    fill(app)
    screen = LibraryScreen(app)
    at(app, screen)
    assert screen.entries[0].kind == "autosave"
    assert not screen.doors["rename"].is_enabled


def test_deleting_asks_and_the_safe_answer_comes_first(app: App) -> None:
    fill(app)
    screen = LibraryScreen(app)
    player = at(app, screen)
    before = len(screen.entries)
    player.key(pygame.K_DELETE)
    player.key(pygame.K_RETURN)
    assert app.screen is screen
    assert len(screen.entries) == before
    player.button("Delete")
    player.button("Delete")
    assert app.screen is screen
    assert len(screen.entries) == before - 1


def test_export_and_import(app: App, tmp_path: Path) -> None:
    fill(app)
    screen = LibraryScreen(app)
    player = at(app, screen)
    target = tmp_path / "out.json"
    player.button("Export")
    type_text(player, str(target))
    player.key(pygame.K_RETURN)
    assert target.exists()
    before = len(screen.entries)
    player.button("Import")
    type_text(player, str(target))
    player.key(pygame.K_RETURN)
    assert len(screen.entries) == before + 1
    player.button("Import")
    type_text(player, str(tmp_path / "missing.json"))
    player.key(pygame.K_RETURN)
    assert "missing.json" in app.spoken
    assert len(screen.entries) == before + 1


def test_exporting_over_a_file_asks(app: App, tmp_path: Path) -> None:
    fill(app)
    player = at(app, LibraryScreen(app))
    target = tmp_path / "mine.json"
    target.write_text("mine")
    player.button("Export")
    type_text(player, str(target))
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, dialogs.Dialog)
    player.key(pygame.K_ESCAPE)
    assert target.read_text() == "mine"


def test_a_file_that_vanished_says_so(app: App) -> None:
    fill(app)
    entry = app.store.entries()[0]
    entry.path.unlink()
    open_entry(app, entry)
    assert isinstance(app.screen, TitleScreen)
    assert entry.path.name in app.spoken


# Dialogs


def test_a_dialog_answers_once(app: App) -> None:
    said: list[str] = []
    player = Player(app)
    dialogs.ask(app, "Sure?", "Really.", "Yes", lambda: said.append("yes"))
    player.key(pygame.K_ESCAPE)
    assert not said
    dialogs.ask(app, "Sure?", "Really.", "Yes", lambda: said.append("yes"))
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RETURN)
    assert said == ["yes"]
    dialogs.show(app, "News", "A sentence.")
    player.key(pygame.K_RETURN)
    assert isinstance(app.screen, TitleScreen)


def test_the_key_that_opens_a_dialog_is_not_typed_into_it(app: App) -> None:
    given: list[str] = []
    dialogs.ask_name(app, "Name", "old", given.append)
    app.frame([pygame.event.Event(pygame.TEXTINPUT, text="s")], 0.02)
    player = Player(app)
    player.key(pygame.K_RETURN)
    assert given == ["old"]


def test_an_empty_name_is_not_accepted(app: App) -> None:
    given: list[str] = []
    dialog = dialogs.ask_name(app, "Name", "old", given.append)
    player = Player(app)
    player.rest(2)
    player.key(pygame.K_BACKSPACE)
    player.key(pygame.K_RETURN)
    assert app.screen is dialog
    type_text(player, "new")
    player.key(pygame.K_RETURN)
    assert given == ["new"]


# Result


def test_the_result_tells_everything(app: App) -> None:
    session = won()
    session.ranked = False
    app.push(TableScreen(app, session))
    screen = ResultScreen(app, session)
    at(app, screen)
    told = [element.text for element in screen.elements if isinstance(element, Note)]
    assert "You win" in told
    assert session.outcome().reason in told
    assert any(str(session.seed) in text and str(len(session.moves)) in text and "unranked" in text for text in told)
    assert "6 home" in told


def test_a_draw(app: App) -> None:
    session = played(10_000)
    assert session.outcome().winners == ()
    screen = ResultScreen(app, session)
    at(app, screen)
    assert screen.headline() == "A draw"
    assert [place for place, _ in screen.places()] == [1, 1]


def test_where_the_result_leads(app: App) -> None:
    session = played(10_000)
    app.push(TableScreen(app, session))
    player = at(app, ResultScreen(app, session))
    player.button("Look back")
    assert isinstance(app.screen, TableScreen)
    player = at(app, ResultScreen(app, session))
    player.button("Save")
    type_text(player, "Kept")
    player.key(pygame.K_RETURN)
    assert "Kept" in [entry.name for entry in app.store.entries()]
    player.button("Play again")
    assert isinstance(app.screen, TableScreen)
    new = app.screen.session
    assert new is not session
    assert (new.options, new.seats, new.moves) == (session.options, session.seats, [])
    assert new.seed != session.seed
    player = at(app, ResultScreen(app, session))
    player.button("To the shelf")
    assert isinstance(app.screen, TitleScreen)


# About


def test_about_credits_every_game(app: App) -> None:
    screen = AboutScreen(app)
    at(app, screen)
    told = " ".join(element.text for element in screen.elements if isinstance(element, Note))
    names = ("McCullough", "Bartine", "Ampulski", "McGinley", "Cembala")
    assert all(name in told for name in names)
    page = screen._words()
    assert "not affiliated" in page
    assert "SIL" in page
    assert str(app.store.folder) in page


def test_nothing_is_left_untranslated(make_app: MakeApp) -> None:
    """In the pseudo-locale every text of ours carries a tilde; names, numbers and book texts do not."""
    app = make_app(language="pseudo")
    for name in ("setup", "settings", "keys", "library-empty", "result"):
        at(app, SCREENS[name](app))
        texts = [e.label() for e in app.screen.focusables()]
        texts += [e.text for e in app.screen.elements if isinstance(e, Note)]
        plain = [text for text in texts if text and "~" not in text and any(sign.isalpha() for sign in text)]
        assert set(plain) <= {"Anna", "Adept", "Ben", "Master"}, name
        app.pop()
    assert isinstance(language._current, language.Pseudo)
