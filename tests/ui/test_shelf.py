"""The shelf lives: stars and light that cost little and rest when nobody looks, and boxes that open into games."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.conftest import MakeApp
from tests.ui.player import Player
from ui import starlight
from ui.app import App
from ui.screens.setup import SetupScreen
from ui.screens.title import TitleScreen
from ui.screens.unboxing import SECONDS, UnboxingScreen

LEAVES, COMES = pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED


def shelf(app: App) -> TitleScreen:
    assert isinstance(app.screen, TitleScreen)
    return app.screen


def drawn(app: App, seconds: float = 4.0) -> int:
    """How often is drawn meanwhile."""
    before = app.canvas.draws
    for _ in range(round(seconds / shelf(app).pulse)):
        app.frame([], shelf(app).pulse)
    return app.canvas.draws - before


def lit(app: App) -> list[bytes]:
    """The places of the stars as they look now."""
    inside = app.surface.get_rect().inflate(-8, -8)
    spots = [spot for spot in shelf(app).starlight._spots if inside.collidepoint(spot)]
    return [pygame.image.tobytes(app.surface.subsurface((x - 4, y - 4, 8, 8)), "RGB") for x, y in spots]


# The stars


def test_every_star_breathes(app: App) -> None:
    drawn(app, 0.5)
    before, changed = lit(app), set()
    for _ in range(8):
        assert drawn(app, 1.0)
        changed |= {k for k, place in enumerate(lit(app)) if place != before[k]}
    assert len(before) > 20
    assert len(changed) == len(before), [k for k in range(len(before)) if k not in changed]


def test_the_stars_stand_where_they_are_painted(app: App) -> None:
    wall = app.art.original("room/wall")
    for x, y in starlight.STARS:
        here = wall.get_at((x, y))
        about = [wall.get_at((x + dx, y + dy)) for dx, dy in ((-24, 24), (24, 24), (-24, -24), (24, -24))]
        assert sum(here[:3]) > 1.5 * sum(sum(each[:3]) for each in about) / len(about), (x, y)


def test_a_breath_touches_little_of_the_window(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app((1920, 1080))
    drawn(app, 1.0)
    regions: list[pygame.Rect] = []
    show = app.canvas.show
    monkeypatch.setattr(app.canvas, "show", lambda frame: regions.extend(found := show(frame)) or found)
    frames = drawn(app, 10.0)
    assert frames > 100
    share = sum(rect.width * rect.height for rect in regions) / frames / (1920 * 1080)
    assert share < 0.04


def test_the_shelf_rests_when_nobody_looks(app: App) -> None:
    player = Player(app)
    assert shelf(app).pulse < 0.1
    player.event(LEAVES)
    drawn(app, 0.5)
    assert drawn(app) == 0
    assert shelf(app).pulse == 0.1
    player.event(COMES)
    assert drawn(app)
    player.event(pygame.WINDOWMINIMIZED)
    drawn(app, 0.5)
    assert drawn(app) == 0


def test_the_shelf_is_still_under_reduced_motion(make_app: MakeApp) -> None:
    app = make_app(reduce_motion=True)
    drawn(app, 0.5)
    assert drawn(app) == 0
    assert not any(each.glows for each in shelf(app).drawables())


# Boxes


@pytest.fixture
def seen(app: App, monkeypatch: pytest.MonkeyPatch) -> App:
    """An app whose window somebody sees."""
    monkeypatch.setattr(App, "unseen", False)
    return app


def open_box(app: App) -> SetupScreen:
    Player(app).click(shelf(app).boxes[1].rect.center)
    inside = next(screen for screen in app.screens if isinstance(screen, SetupScreen))
    assert inside.info.id == shelf_box(app)
    return inside


def shelf_box(app: App) -> str:
    title = app.screens[0]
    assert isinstance(title, TitleScreen)
    return title.boxes[1].box.id


def test_a_box_opens_into_its_game(seen: App) -> None:
    inside = open_box(seen)
    assert isinstance(seen.screen, UnboxingScreen)
    before = seen.canvas.draws
    for _ in range(round(SECONDS * 60) + 2):
        seen.frame([], 1 / 60)
    assert seen.screen is inside
    assert seen.canvas.draws - before > 30, "it moves"
    Player(seen).drawn_as_a_whole()


@pytest.mark.parametrize("press", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_a_press_ends_it(seen: App, press: int) -> None:
    inside = open_box(seen)
    player = Player(seen)
    if press == pygame.KEYDOWN:
        player.key(pygame.K_ESCAPE)
    else:
        player.click((640, 360))
    assert seen.screen is inside


def test_a_window_that_changes_ends_it(seen: App) -> None:
    inside = open_box(seen)
    seen.surface = pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    Player(seen).event(pygame.VIDEORESIZE, size=(1000, 700), w=1000, h=700)
    assert seen.screen is inside


def test_nothing_flies_under_reduced_motion(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(reduce_motion=True)
    monkeypatch.setattr(App, "unseen", False)
    inside = open_box(app)
    assert app.screen is inside
