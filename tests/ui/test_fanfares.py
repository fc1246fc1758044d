"""What decides something has a second of its own, can be skipped, and is never told before it is seen."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game import catalogue
from game.core.contract import Event, Move
from game.core.things import Thing
from game.session import PERSON, Seat, resume
from game.session import start as new_game
from tests.scenarios.archangelis import position
from tests.ui.conftest import MakeApp
from tests.ui.player import Hasty, Player, seated
from ui import games
from ui.app import App
from ui.games.look import Cue, Fanfare, Flight, GameLook, Told, most
from ui.ink import colour
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen
from ui.screens.versus import VersusScreen
from ui.table import opening
from ui.table.animator import Animator, Call, Leg, Step
from ui.table.camera import Camera
from ui.table.fanfare import MOST_SPARKS
from ui.table.scene import ACROSS, Scene, Sprite
from ui.table.shape import Layout
from ui.table.telling import beneath

LAYOUT = Layout((100.0, 100.0), (), lambda view, seat: {}, {})
EMPTY = Scene((), {}, LAYOUT, Camera(LAYOUT.size))
CHIME = Fanfare("It is done", "chime", seconds=1.0)


# What games declare


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_game_has_ten_decisive_moments(game: str) -> None:
    fanfares = {each for found in games.look(game).fanfares.values() for each in found if each.sparks}
    assert len(fanfares) >= 10
    for each in fanfares:
        assert 0.8 <= each.seconds <= 1.5, each.headline
        assert each.sparks <= MOST_SPARKS
        assert colour(each.tone)


@pytest.mark.parametrize("game", catalogue.ids())
def test_what_is_decisive_is_something_that_the_game_tells(game: str) -> None:
    look, words = games.look(game), catalogue.rules(game).vocabulary
    assert {*look.fanfares} <= words.events
    assert look.champions <= words.things


def test_the_first_fanfare_that_fits_sounds() -> None:
    few = CHIME._replace(headline="Few", when=lambda told: told.event.n < 3)
    look = GameLook(layout=LAYOUT, fanfares={"count": (few, CHIME)})
    assert look.fanfare(Told(Event("count", n=1), None, None)) is few
    assert look.fanfare(Told(Event("count", n=3), None, None)) is CHIME
    assert look.fanfare(Told(Event("turn"), None, None)) is None


def test_the_most_is_had_by_one_alone() -> None:
    assert most([1, 3, 2]) == 1
    assert most([3, 3, 2]) is None


# How they are told


def playing(*steps: Step, **look: Any) -> tuple[Animator, list[str]]:
    heard: list[str] = []
    animator = Animator(heard.append, GameLook(layout=LAYOUT, **look))
    animator.follow(EMPTY, steps)
    return animator, heard


def called(*events: Event, at: int = 0) -> Step:
    return Step(lambda: EMPTY, events, calls={at: Call(CHIME, "It is done", "Somebody did it.", ())})


def test_a_fanfare_has_its_own_beat_and_what_follows_waits() -> None:
    animator, heard = playing(called(Event("win"), Event("later")), cues={"later": Cue("coin", 0.5)})
    assert animator.telling
    assert animator.beat.call.headline == "It is done"
    assert heard == ["chime"]
    assert animator.untold == [Event("later")]
    animator.tick(0.9)
    assert heard == ["chime"]
    animator.tick(0.2)
    assert heard == ["chime", "coin"]
    assert not animator.telling
    assert animator.untold == []


def test_a_card_that_lies_across_stands_upright_beside_the_words() -> None:
    class Lying(Scene):
        """One card that lies across, nothing else."""

        def __init__(self) -> None:
            card = Thing("card", "row", "card", "muriel", 0, (ACROSS, "level-7"))
            self.sprites = {"card": Sprite(card, pygame.Rect(100, 100, 140, 100), 1.0)}

    animator = Animator(lambda _: None, GameLook(layout=LAYOUT))
    call = Call(CHIME, "It is done", "Somebody did it.", ("card",))
    (shown,) = animator._faces(Leg(Event("win"), [], set()), call, [Lying()])
    assert shown.rect == pygame.Rect(120, 80, 100, 140)
    assert shown.thing.marks == ()


def test_reduced_motion_makes_it_shorter() -> None:
    heard: list[str] = []
    animator = Animator(heard.append, GameLook(layout=LAYOUT))
    animator.reduced = True
    animator.follow(EMPTY, [called(Event("win"))])
    animator.tick(0.7)
    assert not animator.running


def test_many_routine_events_of_a_kind_are_one_beat() -> None:
    cues = {"discard": Cue("page", 0.3)}
    animator, heard = playing(Step(lambda: EMPTY, [Event("discard", n=n) for n in range(6)]), cues=cues)
    assert heard == ["page"]
    animator.tick(0.31)
    assert not animator.running


def test_what_flies_lands_before_anything_moves() -> None:
    def lent(told: Told) -> Flight:
        return Flight("+2", "a", "b")

    spots = {"a": pygame.Rect(0, 0, 9, 9), "b": pygame.Rect(50, 0, 9, 9)}
    scene = Scene((), {}, LAYOUT, Camera(LAYOUT.size))
    scene.spots = spots
    heard: list[str] = []
    animator = Animator(heard.append, GameLook(layout=LAYOUT, cues={"gain": Cue("coin", 0.3, flight=lent)}))
    animator.follow(scene, [Step(lambda: scene, [Event("gain")], flights={0: lent(Told(Event("gain"), None, None))})])
    assert animator.flies
    assert animator.beat.flown.words == "+2"
    animator.tick(0.31)
    assert not animator.flies
    assert animator.running


# At the table


def challenged(app: App) -> Hasty:
    """Anna has just won Sinai."""
    state = position.table(host=["seraphiel+star-crown", "sariel", "pilgrim"], locations=["sinai"])
    seats = [Seat(PERSON, "Anna"), Seat("novice", "Ben")]
    player = seated(app, resume("archangelis", {}, 0, seats, state), Hasty)
    player.table.play(Move("challenge", "location-sinai"))
    return player


def told(player: Hasty) -> list[str]:
    return [line.text for line in player.table.column._lines]


def test_numbers_clash_and_the_log_waits_for_the_picture(app: App) -> None:
    player = challenged(app)
    animator = player.table.desk.animator
    call = animator.beat.call
    assert call.headline == "Challenge"
    assert [figure.label for figure in call.figures] == ["Host", "Location"]
    assert call.figures[0].prevails
    assert not any("You win" in line for line in told(player))
    assert "0 Locations" in player.table.rules.standing(player.table.desk.shown, 0)
    while animator.running and "won" not in (animator.beat.call.headline if animator.beat.call else ""):
        app.frame([], 0.05)
    assert any("You win" in line for line in told(player))


@pytest.mark.parametrize("how", ["click", "space", "escape", "button"])
def test_a_fanfare_can_be_skipped(app: App, how: str) -> None:
    player = challenged(app)
    table = player.table
    app.frame([], 0.02)
    if how == "click":
        player.click(table.desk.area.center)
    elif how == "button":
        player.button("Skip")
    else:
        player.key(pygame.K_SPACE if how == "space" else pygame.K_ESCAPE)
    assert not table.desk.animator.telling


@pytest.mark.parametrize("reduced", [False, True])
def test_light_falls_unless_motion_is_reduced_and_nothing_stays(make_app: MakeApp, reduced: bool) -> None:
    app = make_app(reduce_motion=reduced)
    player = challenged(app)
    app.frame([], 0.3)
    assert any(drawable.glows for drawable in app._drawables()) is not reduced
    player.table.skip()
    player.table.sitting.stepping = True
    player.drawn_as_a_whole()
    assert not any(drawable.glows for drawable in app._drawables())


# Whose turn it is, and what others did


def beside_novice(app: App) -> Player:
    seats = [Seat(PERSON, "Anna"), Seat("novice", "Ben")]
    app.push(TableScreen(app, new_game("angel_wars", {"first": "1"}, 1, seats)))
    player = Player(app)
    player.table.toggle_step()  # Ben waits to be let on
    return player


def test_a_turn_is_cried_out_and_nobody_waits_for_it(app: App) -> None:
    player = beside_novice(app)
    for tile in ("c4", "c5"):
        player.table.play(Move("flip", tile))
    while player.table.desk.animator.running:
        app.frame([], 0.05)
    app.frame([], 0.05)
    assert player.table.crier._words == "Ben's turn"
    for tile in ("f4", "f5"):
        player.table.play(Move("flip", tile))
    while player.table.desk.animator.running:
        app.frame([], 0.05)
    app.frame([], 0.05)
    assert player.table.crier._words == "Your turn"
    assert player.table.desk.hands.moves, "it can be played at once"
    player.rest()
    assert player.table.crier.drawables(player.table.style(), player.table.desk.area, 1.0, (0.0, 0.1, 1.0)) == []


def test_what_the_other_did_stays_marked_until_one_acts(app: App) -> None:
    player = beside_novice(app)
    table = player.table
    for tile in ("c4", "c5"):
        table.play(Move("flip", tile))
    for tile in ("f4", "f5"):
        table.play(Move("flip", tile))
    player.rest()
    assert {trace.now.thing.id for trace in table.desk._traces()} == {"f4", "f5"}
    table.play(Move("flip", "d4"))
    player.rest()
    assert table.desk._traces() == []


def test_a_figure_that_went_leads_back_to_where_it_was(app: App) -> None:
    player = beside_novice(app)
    table = player.table
    for tile in ("c4", "c5"):
        table.play(Move("flip", tile))
    flip, step = next(
        (flip, step)
        for flip in table.session.legal_moves()
        for step in table.rules.legal_moves(table.rules.apply(table.session.state, flip)[0])
        if step.kind == "step" and step.dst == flip.src
    )
    before = table.desk.scene.sprites[str(step.src)].rect
    table.play(flip)
    table.play(step)
    table.toggle_step()
    player.rest()
    (trace,) = [trace for trace in table.desk._traces() if trace.before]
    assert trace.now.thing.id == step.src
    assert trace.before.rect == before


# How it opens and how it ends


@pytest.mark.parametrize("game", catalogue.ids())
def test_the_sides_are_shown_and_the_table_is_dealt(app: App, game: str) -> None:
    seats = [Seat(PERSON, "Anna"), Seat("novice", "Ben")]
    table = TableScreen(app, new_game(game, {}, 1, seats))
    app.push(table)
    app.push(VersusScreen(app, table))
    assert app.screen.first() in ("You begin.", "Ben begins."), "one person alone needs no name"
    app.frame([], 0.3)
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="")], 0.02)
    assert app.screen is table
    assert any(motion.way == "travel" for beat in table.desk.animator._beats for motion in beat.motions)
    table.sitting.stepping = True
    table.desk.animator.finish()
    before = opening.undealt(table.desk.scene, table.desk.game_look, table.desk.area.center)
    assert {*before.sprites} == {*table.desk.scene.sprites}


def test_what_decided_it_is_told_row_by_row(app: App) -> None:
    session = new_game("angel_wars", {"max_turns": 40}, 1, [Seat(PERSON, "Anna"), Seat(PERSON, "Ben")])
    while session.outcome() is None:
        flips = [move for move in session.legal_moves() if move.kind == "flip"]
        session.play(flips[7 * len(session.moves) % len(flips)])
    screen = ResultScreen(app, session)
    app.push(screen)
    assert screen.word() == "A draw"
    rows = len(screen.decided())
    assert rows == 5
    assert len(screen._told) == rows
    app.frame([], 0.5)
    assert len(screen._told) == rows - 1
    for _frame in range(60):
        app.frame([], 0.05)
    assert screen._told == []


def test_a_banner_says_nothing_twice() -> None:
    assert beneath("Turn 2", "Turn 2: you begin.") == "You begin."
    assert beneath("Duel", "Your Gabriel against Ben's Uriel: 8 to 5.") == "Your Gabriel against Ben's Uriel: 8 to 5."
