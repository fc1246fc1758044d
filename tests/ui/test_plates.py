"""Plates of the rulebook: every position that a page names exists, can be, and is drawn as the table draws it."""

from __future__ import annotations

import pygame
import pytest

from game import catalogue
from tests.ui.player import Player
from ui import markdown, resources
from ui.app import App
from ui.screens.rulebook import RulebookScreen
from ui.table import plate
from ui.table.camera import Camera
from ui.table.plate import Plates, positions

GAMES = catalogue.ids()
SMALL = 300
PAGES = [(game, code) for game in GAMES for code in resources.languages()]


def named(game: str, code: str) -> list[str]:
    """The positions of a page in their order."""
    sections = markdown.parse(resources.rulebook(game, code))
    return [block.name for section in sections for block in section.blocks if block.kind == "plate"]


@pytest.mark.parametrize(("game", "code"), PAGES)
def test_every_page_shows_every_position_of_its_game(game: str, code: str) -> None:
    assert sorted(named(game, code)) == sorted(positions(game))
    assert 2 <= len(positions(game)) <= 5
    sections = markdown.parse(resources.rulebook(game, code))
    assert all(block.text for section in sections for block in section.blocks)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_and_has_what_is_shown(app: App, game: str) -> None:
    rules, pages = catalogue.rules(game), Plates(app, game)
    for name, position in positions(game).items():
        assert rules.why_impossible(position.state) is None, name
        camera = Camera(pages.layout.size)
        camera.look(pygame.Rect(0, 0, 940, 720))
        scene = pages._scene(position, camera)
        wanted = {*position.show, *position.marks, *filter(None, (position.held, position.pointed))}
        assert not {each for each in wanted if scene.rect(each) is None}, name
        if position.held:
            moves = rules.legal_moves(rules.view(position.state, position.seat))
            assert any(move.src == position.held for move in moves), name


@pytest.mark.parametrize("game", GAMES)
def test_every_plate_is_drawn(app: App, game: str) -> None:
    pages = Plates(app, game)
    for name in positions(game):
        size = pages.size(name, SMALL)
        assert 0 < size[0] <= SMALL
        assert 0 < size[1] <= round(plate.TALLEST * SMALL)
        picture = pages.picture(name, size)
        assert picture.get_size() == size
        tones = {tuple(picture.get_at((x, y)))[:3] for x in range(4, size[0], 9) for y in range(4, size[1], 9)}
        assert len(tones) > 80, f"{name} is hardly a picture"
        assert picture.get_at((0, 0)).a == 0, "its corners are round"
    assert not app.art.missing


def test_what_is_lifted_lights_where_it_can_go(app: App) -> None:
    pages = Plates(app, "angel_wars")
    size = pages.size("run", SMALL)
    lit = pages.picture("run", size)
    position = positions("angel_wars")["run"]
    plate.plates.forget()
    held = dict(positions("angel_wars"))
    positions("angel_wars")["run"] = position._replace(held="")
    try:
        plain = pages.picture("run", size)
    finally:
        positions("angel_wars").update(held)
    assert pygame.image.tobytes(lit, "RGB") != pygame.image.tobytes(plain, "RGB")


def test_a_page_has_its_words_first_and_its_pictures_soon(app: App) -> None:
    book = RulebookScreen(app, "angel_wars", "moving")
    app.push(book)
    player = Player(app)
    in_sight = [name for _rect, name in book.page._plates_in_sight()]
    assert in_sight
    before = app.canvas.draws
    player.rest()
    assert all(book.page.plates.painted(name, rect.size) for rect, name in book.page._plates_in_sight())
    assert app.canvas.draws > before
    player.rest()
    before = app.canvas.draws
    for _ in range(10):
        app.frame([], 0.1)
    assert app.canvas.draws == before, "an idle page draws nothing"
    app.pop()
    assert not len(plate.plates), "who leaves the book keeps none of its pictures"


def test_what_is_said_below_a_plate_is_found(app: App) -> None:
    book = RulebookScreen(app, "angel_wars")
    app.push(book)
    book.wanted = "tile with the lock"
    book._filter()
    assert [section.id for section in book.shown] == ["ban"]
