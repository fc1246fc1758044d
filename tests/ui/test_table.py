"""Angel Wars on the table, played by real events."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ai.levels import choose
from game.core import codec
from game.core.contract import Move
from game.session import PERSON, Seat, Session, start
from tests.shots.staging import game_in_play
from tests.ui.player import Player
from ui import ink
from ui.app import App
from ui.canvas import Canvas
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen
from ui.sitting import Over, Resigns
from ui.table.renderer import line_between

MakeApp = Callable[..., App]
TWO = (Seat(PERSON, "Anna"), Seat(PERSON, "Ben"))


def seated(app: App, *seats: Seat, **options: object) -> Player:
    """A fresh game on the table, Anna to begin."""
    seats = seats or TWO
    session = start("angel_wars", {"first": "1", "seats": len(seats), **options}, 11, seats)
    app.store.begin(session)
    app.push(TableScreen(app, session))
    player = Player(app)
    player.rest()
    return player


def advise(session: Session) -> Move:
    """A sensible move for whoever acts, so that games end."""
    seat = session.to_act()
    assert seat is not None
    return choose(session.rules, session.view(seat), "novice", len(session.moves)).move


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_click_flips_a_tile_and_a_drag_moves_a_figure(app: App) -> None:
    player = seated(app)
    player.click(player.spot("b2"))
    player.rest()
    player.drag(player.spot("south-1"), player.spot("b3"))
    player.rest()
    session = player.table.session
    assert session.moves == [Move("flip", "b2"), Move("step", "south-1", "b3")]
    assert session.to_act() == 1


def test_click_click_moves_a_figure(app: App) -> None:
    player = seated(app)
    player.play(Move("flip", "b2"))
    player.click(player.spot("south-1"))
    assert player.table.desk.hands.lit() == {"b2", "b3"}
    player.click(player.spot("b2"))
    player.rest()
    assert player.table.session.moves[-1] == Move("step", "south-1", "b2")


def test_lifting_lights_exactly_the_reachable_run(app: App) -> None:
    player = seated(app)
    player.play(Move("flip", "b2"))
    player.drag(player.spot("south-1"), player.spot("b3"), drop=False)
    table = player.table
    assert table.desk.hands.dragging
    assert table.desk.hands.lit() == {"b2", "b3"}
    assert table.desk.hands.aimed(table.desk.scene) == "b3"
    player.key(pygame.K_ESCAPE)
    assert not table.desk.hands.dragging
    assert len(table.session.moves) == 1


@pytest.mark.parametrize(
    ("src", "dst", "words"),
    [
        ("south-1", "b2", "wrong colour"),
        ("south-1", "c2", "diagonally"),
        ("south-1", "d1", "never share"),
        ("south-1", "e1", "wrong colour"),
        ("north-1", "b7", "another player"),
    ],
)
def test_a_refused_drop_snaps_back_and_says_why(app: App, src: str, dst: str, words: str) -> None:
    player = seated(app)
    player.drag(player.spot(src), player.spot(dst))
    player.rest()
    table = player.table
    assert table.session.moves == []
    assert table.refusal is not None
    assert words in table.refusal[0]
    assert table.prompt()[0] == table.refusal[0]


def test_a_banned_and_an_occupied_tile_say_why(app: App) -> None:
    player = seated(app)
    player.play(Move("flip", "d4"))
    player.play(Move("flip", "e4"))
    player.click(player.spot("d4"))
    assert player.table.refusal is not None
    assert "flipped back" in player.table.refusal[0]
    player.click(player.spot("south-2"))
    assert player.table.refusal is not None
    assert "no movements left" in player.table.refusal[0]


def test_ending_a_turn_early_asks_back_in_the_button(app: App) -> None:
    player = seated(app)
    asked = player.table.prompt()
    player.button("End turn (2 movements left)")
    assert player.table.session.moves == []
    assert player.table.prompt() == asked
    player.button("End turn anyway? (2 movements left)")
    player.rest()
    assert player.table.session.moves == [Move("end")]


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"method": "chance"}])
def test_a_whole_game_by_mouse(app: App, options: dict[str, object]) -> None:
    player = seated(app, **options)
    session = player.table.session
    while session.to_act() is not None:
        before = len(session.moves)
        player.play(advise(session))
        assert len(session.moves) == before + 1, session.moves[-3:]
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert app.store.latest(None) is None


@pytest.mark.slow
def test_a_whole_four_seat_game_by_mouse(app: App) -> None:
    player = seated(app, *(Seat(PERSON, name) for name in ("Anna", "Ben", "Cleo", "Dan")))
    session = player.table.session
    while session.to_act() is not None:
        player.play(advise(session))
    outcome = session.outcome()
    assert outcome is not None


def test_a_turn_by_keyboard_alone(app: App) -> None:
    player = seated(app)
    player.key(pygame.K_UP)
    finger = player.table.desk.finger.on
    assert finger is not None
    player.key(pygame.K_RETURN)
    player.rest()
    assert player.table.session.moves[-1] == Move("flip", finger)
    player.key(pygame.K_1)
    player.key(pygame.K_1)
    player.rest()
    assert player.table.session.moves[-1] == Move("end")


def test_keys_carry_a_figure(app: App) -> None:
    player = seated(app)
    player.play(Move("flip", "b2"))
    table = player.table
    table.desk.finger.on = "south-1"
    player.key(pygame.K_RETURN)
    assert table.desk.hands.held == "south-1"
    player.key(pygame.K_UP)
    player.key(pygame.K_UP)
    assert table.desk.finger.on == "b3"
    player.key(pygame.K_RETURN)
    player.rest()
    assert table.session.moves[-1] == Move("step", "south-1", "b3")


def test_taking_back_and_its_refusal(app: App) -> None:
    player = seated(app)
    player.play(Move("flip", "b2"))
    player.key(pygame.K_u)
    player.rest()
    assert player.table.session.moves == []
    player.play(Move("flip", "b2"))
    player.play(Move("flip", "d2"))
    player.play(Move("flip", "e5"))
    assert player.table.session.undo_refused() is None
    player.key(pygame.K_z, pygame.KMOD_CTRL)
    player.rest()
    assert player.table.session.undo_refused() is None, "Anna may take back until Ben has played"
    player.key(pygame.K_u)
    player.rest()
    assert player.table.session.moves == [Move("flip", "b2")]


def test_looking_back_and_playing_on(app: App) -> None:
    player = seated(app)
    for tile in ("b2", "d2", "e5", "f5"):
        player.play(Move("flip", tile))
    table = player.table
    table.column.log._choose(0)
    assert table.sitting.looking_back == 1
    assert codec.encode(table.view) == codec.encode(table.session.view(table.viewer, 1))
    assert table.desk.hands.moves == []
    player.button("Play on from here")
    player.rest()
    assert player.table is not table
    assert player.table.session.moves == [Move("flip", "b2")]
    assert len(app.store.in_progress()) == 2


def test_the_opponent_answers_and_the_hint_is_legal(app: App) -> None:
    player = seated(app, Seat(PERSON, "Anna"), Seat("novice", "Novice"))
    table = player.table
    player.key(pygame.K_h)
    assert table.prompt()[0] == "Looking for a good move …"
    wait_for(player, lambda: table.hint is not None)
    assert "Looking" not in table.prompt()[0]
    assert app._toast is None, "nothing stays over the table"
    assert table.hint in table.session.legal_moves()
    player.play(Move("flip", "b2"))
    player.play(Move("flip", "d2"))
    wait_for(player, lambda: table.session.to_act() == 0 and len(table.session.moves) > 2)
    assert not table.sitting.thinker.about


def wait_for(player: Player, done: Callable[[], bool]) -> None:
    """The opponent thinks in its own process: give it real time, as much as it needs."""
    for _ in range(3000):
        player.app.frame([], 0.001)
        if done():
            return
        pygame.time.wait(10)
    raise AssertionError("it never came")


def test_an_idle_table_draws_nothing(app: App) -> None:
    player = seated(app)
    player.point(player.spot("d4"))
    player.rest()
    for _ in range(30):
        app.frame([], 0.05)
    before = app.canvas.draws
    for _ in range(50):
        app.frame([], 0.05)
    assert app.canvas.draws == before


def test_what_is_drawn_in_parts_equals_the_whole(app: App) -> None:
    """Redrawing only what changed must leave the same picture as painting everything anew."""
    player = seated(app)
    for tile in ("b2", "e5"):
        player.play(Move("flip", tile))
        fresh = Canvas(pygame.Surface(app.surface.get_size()))
        fresh.show(app._drawables())
        assert pixels(fresh.surface) == pixels(app.surface)
    player.drag(player.spot("north-1"), player.spot("d4"), drop=False)
    fresh = Canvas(pygame.Surface(app.surface.get_size()))
    fresh.show(app._drawables())
    assert pixels(fresh.surface) == pixels(app.surface)


def test_resizing_in_the_middle_of_a_game(app: App) -> None:
    player = seated(app)
    player.play(Move("flip", "b2"))
    for size in ((1600, 900), (1000, 620), (1920, 1080)):
        app.surface = pygame.display.set_mode(size)
        player.event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        player.rest()
        assert app.surface.get_size() == size
        for rect in player.table.desk.scene.spots.values():  # type: ignore[union-attr]
            assert app.surface.get_rect().contains(rect)
    player.play(Move("step", "south-1", "b3"))
    assert player.table.session.moves[-1] == Move("step", "south-1", "b3")


def test_the_camera_zooms_and_still_plays(app: App) -> None:
    player = seated(app)
    player.point(player.spot("b2"))
    for _ in range(4):
        player.event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False, which=0)
    assert player.table.desk.camera.zoom > 1.5
    player.click(player.spot("b2"))
    player.rest()
    assert player.table.session.moves == [Move("flip", "b2")]
    player.key(pygame.K_0)
    assert player.table.desk.camera.zoom == 1.0


def test_reduced_motion_and_skipping_reach_the_same_table(app: App) -> None:
    player = seated(app)
    player.click(player.spot("b2"))
    assert player.table.desk.animator.running
    player.press(player.spot("h8"))
    assert not player.table.desk.animator.running
    player.release(player.spot("h8"))
    skipped = player.table.desk.scene
    assert skipped is not None
    assert skipped.sprites["b2"].thing.face == "orange"
    app.change(reduce_motion=True)
    player.play(Move("flip", "d2"))
    assert player.table.desk.scene.sprites["d2"].thing.face == "orange"


def test_every_thing_on_the_table_has_a_description(app: App) -> None:
    player = seated(app, method="chance")
    table = player.table
    for sprite in table.desk.scene.sprites.values():
        assert table.rules.say_thing(table.view, sprite.thing, table.session.names).strip()


@pytest.mark.parametrize("options", [{}, {"method": "chance"}])
def test_the_table_in_the_pseudo_locale_cuts_no_text(make_app: MakeApp, options: dict[str, object]) -> None:
    app = make_app(language="pseudo")
    player = seated(app, **options)
    ink.cuts.clear()
    table = player.table
    player.play(table.session.legal_moves()[0])
    player.point(player.spot("b2"))
    player.rest()
    player.key(pygame.K_u)
    table.refuse(table.rules.why_not(table.view, Move("drag", "south-1", "c2")).text, "moving")
    table.look_back(0)
    player.rest()
    assert ink.cuts == []


def test_looking_back_keeps_the_chosen_line_of_the_log_in_sight(app: App) -> None:
    table = TableScreen(app, game_in_play("angel_wars", {}, 60))
    app.push(table)
    app.frame([], 0.02)
    table.look_back(30)
    app.frame([], 0.02)
    log = table.column.log
    assert log.count * log.row > log.rect.height > 0 == log.rect.height % log.row
    assert log.top <= log.at * log.row <= log.top + log.rect.height - log.row


def test_an_aim_is_drawn_to_a_thing_without_breadth(app: App) -> None:
    """Zoomed far out a thing may be less than a pixel: then the line ends where it lies."""
    tile, dot = pygame.Rect(10, 10, 40, 40), pygame.Rect(90, 30, 0, 0)
    there, back = line_between(tile, dot, (255, 0, 0), 2), line_between(dot, tile, (255, 0, 0), 2)
    assert there.surface.get_size() == back.surface.get_size()
    assert (there.x, there.y) == (back.x, back.y)


def test_a_dropped_piece_goes_on_from_where_it_was_dropped(app: App) -> None:
    player = seated(app)
    player.play(Move("flip", "b2"))
    desk = player.table.desk
    left, drop = desk.scene.sprites["south-1"].rect, player.spot("b3")
    player.drag(player.spot("south-1"), drop)
    seen = []
    while desk.animator.scene:
        pose = desk.animator.poses(desk.animator.scene)[0].get("south-1")
        seen += [pose.rect] if pose else []
        app.frame([], 0.02)
    assert len(seen) > 2
    assert all(abs(rect.centery - left.centery) > left.height for rect in seen), "it never jumps back"


def test_one_confirmation_resigns_and_counts_as_a_defeat(app: App) -> None:
    player = seated(app, Seat(PERSON, "Anna"), Seat("novice", "Novice"))
    session = player.table.session
    for answer in ("Cancel", "Resign"):
        player.key(pygame.K_ESCAPE)
        player.button("Resign")
        player.button(answer)
    player.rest()
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert session.outcome() is not None
    assert [result.points(0) for result in app.store.results().found.values()] == [-1]
    assert app.store.latest(None) is None


def test_an_opponent_that_resigns_has_lost(app: App) -> None:
    player = seated(app, Seat(PERSON, "Anna"), Seat("novice", "Ben"))
    table = player.table
    assert table.sitting.lets_resign
    table.sitting.go_on = lambda *given: Over() if table.session.resigned is not None else Resigns(1)  # type: ignore
    player.rest()
    assert [row.text for row in table.column._rows][-1] == "Ben resigns."
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert app.screen.word() == "Victory"
    assert [result.points(0) for result in app.store.results().found.values()] == [1]


def test_at_an_open_table_of_many_nobody_resigns_for_others(app: App) -> None:
    player = seated(app, *(Seat(PERSON, name) for name in ("Anna", "Ben", "Cleo", "Dan")))
    assert player.table.sitting.may_resign() is None
