"""Two persons at one screen where something is hidden: the curtain, the recap, and no leak by a single pixel."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core.contract import HIDDEN
from game.session import Session
from tests.ui.lantern_table import session as lantern_session
from tests.ui.leaks import clear, pixels
from tests.ui.player import Player
from ui.app import App
from ui.screens.curtain import CurtainScreen
from ui.screens.table import TableScreen


def at_the_table(app: App, session: Session) -> Player:
    app.push(TableScreen(app, session))
    player = Player(app)
    player.rest()
    return player


def other_world(session: Session, seat: int) -> Session:
    """The same game for everybody but this seat, whose hidden cards are others."""
    state = session.state.copy()
    rng = random.Random(5)
    free = [card for card in state.deck if card not in state.hands[seat]]
    for k in range(len(state.hands[seat])):
        if not state.known[seat][k]:
            new = rng.choice(free)
            free.remove(new)
            state.deck[state.deck.index(new)] = state.hands[seat][k]
            state.hands[seat][k] = new
    assert state.hands[seat] != session.state.hands[seat]
    return Session(session.rules, session.options, session.seed, session.seats, states=[state])


def test_the_curtain_falls_between_persons_and_lifts_to_the_next(app: App) -> None:
    session = lantern_session(3, "Anna", "Ben")
    player = at_the_table(app, session)
    assert session.to_act() == 0
    player.play(session.legal_moves()[0])
    assert isinstance(app.screen, CurtainScreen)
    assert app.screen.seat == 1
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, CurtainScreen), "Esc does not lift it"
    assert any("Anna names a card" in line for line in app.screen.recap())
    player.button("I am Ben")
    player.rest()
    assert player.table.viewer == 1
    assert HIDDEN not in player.table.view.hands[1]
    assert set(player.table.view.hands[0]) == {HIDDEN}


def test_the_curtain_tells_since_when(app: App) -> None:
    session = lantern_session(3, "Anna", "Ben")
    player = at_the_table(app, session)
    player.play(session.legal_moves()[0])
    assert isinstance(app.screen, CurtainScreen)
    assert app.screen.since() == "So far", "Ben has not had a turn yet"
    player.button("I am Ben")
    player.rest()
    while not isinstance(app.screen, CurtainScreen):
        player.play(session.legal_moves()[0])
    assert app.screen.since() == "Since your last move"


def picture(app: App, session: Session) -> bytes:
    """The table as the seat to act sees it, the pointer out of the way."""
    player = at_the_table(app, session)
    player.point((5, 5))
    player.rest()
    taken = pixels(app)
    app.screens.pop().close()
    app.canvas.forget()
    return taken


def test_the_other_players_view_does_not_depend_on_hidden_cards(app: App) -> None:
    """Same public state, other hidden state: the same picture, pixel by pixel."""
    session = lantern_session(3, "Anna", "Ben")
    assert picture(app, session) == picture(app, other_world(session, 1))


def test_a_shown_card_tells_pictures_apart(app: App) -> None:
    """The leak tests can fail: from the own seat the two worlds do look different."""
    session = lantern_session(3, "Anna", "Ben")
    assert picture(app, session) != picture(app, other_world(session, 0))


def test_the_curtain_and_its_recap_do_not_depend_on_hidden_cards(app: App) -> None:
    shots: list[bytes] = []
    first = lantern_session(3, "Anna", "Ben")
    for session in (first, other_world(first, 0)):
        player = at_the_table(app, session)
        player.play(session.legal_moves()[0])
        player.point((5, 5))
        player.rest()
        shots.append(pixels(app))
        clear(app)
    assert shots[0] == shots[1]


@pytest.mark.slow
def test_a_whole_hidden_game_by_mouse(app: App) -> None:
    session = lantern_session(4, "Anna", "Ben", "Cleo")
    player = at_the_table(app, session)
    rng = random.Random(1)
    while session.to_act() is not None:
        while isinstance(app.screen, CurtainScreen):
            player.key(pygame.K_RETURN)
            player.rest()
        player.play(rng.choice(session.legal_moves()))
    assert session.outcome() is not None


def test_a_game_of_several_persons_begins_behind_the_curtain(app: App) -> None:
    """Whoever deals it sees nobody's cards: who begins may sit on the other side."""
    table = TableScreen(app, lantern_session(3, "Anna", "Ben"))
    app.push(table)
    table.lay()
    assert table.viewer is None
    assert {*table.view.hands[0], *table.view.hands[1]} == {HIDDEN}
    player = Player(app)
    player.rest()
    assert isinstance(app.screen, CurtainScreen)
    assert app.screen.seat == 0
    player.button("I am Anna")
    player.rest()
    assert table.viewer == 0
