"""Passing questions: asked on the open table between persons, skipped where somebody wishes so."""

from __future__ import annotations

import pygame
import pytest

from game.aniolowie.rules import PASS, RULES
from game.aniolowie.state import ACTION, HUMANS
from game.core.contract import Move
from game.session import PERSON, Seat, Session
from tests.scenarios.aniolowie.position import Table
from tests.ui.player import Player
from ui.app import App
from ui.screens.asking import StopsScreen
from ui.screens.curtain import CurtainScreen
from ui.screens.pause import PauseMenu
from ui.screens.table import TableScreen

USE = Move("use", "support-0-0", "support-0-0", 0)


def session(first: str = PERSON, second: str = PERSON, phase: int = ACTION) -> Session:
    """Anna may use Muriel upon himself; Ben holds an answer."""
    table = Table({"support": ["muriel"]}, {"hand": ["gniew"], "land": ["ejszet"], "faction": 1}, phase=phase)
    seats = (Seat(first, "Anna"), Seat(second, "Ben"))
    return Session(RULES, RULES.info.settle({}), 1, seats, states=[table.state])


def at_the_table(app: App, game: Session) -> Player:
    app.push(TableScreen(app, game))
    player = Player(app)
    player.rest()
    return player


def labels(player: Player) -> list[str]:
    return [label for label, _icon, _action in player.table.buttons()]


def test_between_persons_an_answer_is_asked_for_on_the_open_table(app: App) -> None:
    game = session()
    player = at_the_table(app, game)
    player.table.play(USE)
    player.rest()
    assert player.table.offered == 1
    assert player.table.viewer is None
    assert labels(player) == ["Pass", "Pass until it concerns me", "Look at my cards"]
    assert player.table.prompt()[0].startswith("Ben: ")
    player.button("Pass")
    player.rest()
    assert game.moves == [USE, PASS]
    assert isinstance(app.screen, CurtainScreen)
    player.button("I am Anna")
    player.rest()
    assert player.table.viewer == 0, "who sat there last is not told again what happened"


def test_who_wants_to_answer_takes_the_table_behind_the_curtain(app: App) -> None:
    player = at_the_table(app, session())
    player.table.play(USE)
    player.rest()
    player.button("Look at my cards")
    assert isinstance(app.screen, CurtainScreen)
    player.button("I am Ben")
    player.button("To the table")
    player.rest()
    assert player.table.viewer == 1
    assert player.table.may_act()
    assert "Pass until it concerns me" in labels(player)


def test_who_rests_is_asked_again_when_it_concerns_them(app: App) -> None:
    game = session()
    player = at_the_table(app, game)
    asking = player.table.asking
    player.table.play(USE)
    player.rest()
    player.button("Pass until it concerns me")
    player.rest()
    assert asking.resting == {1}
    player.button("I am Anna")
    player.rest()
    player.table.play(Move("attack", "support-0-0", "land-1-0"))
    player.rest()
    assert player.table.offered == 1, "an attack upon one's own angel concerns"
    assert asking.resting == set()


def test_moments_that_nobody_wants_pass_by_themselves(app: App) -> None:
    game = session("person", "novice", HUMANS)
    assert RULES.moment(game.view(0)).key == "humans"
    app.change(unasked=("aniolowie.humans",))
    player = at_the_table(app, game)
    player.rest()
    assert game.moves[0] == Move("done")


def test_moments_that_are_wanted_are_asked(app: App) -> None:
    app.change(unasked=())
    game = session("person", "novice", HUMANS)
    player = at_the_table(app, game)
    player.rest()
    assert not game.moves
    assert "Pass until it concerns me" in labels(player)


def test_the_moments_are_chosen_from_the_menu(app: App) -> None:
    app.change(unasked=("aniolowie.humans",))
    player = at_the_table(app, session())
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, PauseMenu)
    player.button("Stop me at …")
    assert isinstance(app.screen, StopsScreen)
    toggles = [element for element in app.screen.focusables() if type(element).__name__ == "Toggle"]
    assert len(toggles) == len(RULES.info.moments)
    for toggle in toggles:
        player.click(toggle.rect.center)
    assert set(app.settings.unasked) == {"aniolowie.answers", "aniolowie.duels", "aniolowie.battle"}
    player.button("Back to the table")
    assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize("game", ["angel_wars", "archangelis"])
def test_other_games_have_no_such_moments(game: str) -> None:
    from game import catalogue

    rules = catalogue.rules(game)
    assert rules.moment(rules.view(rules.new_game({}, 1), 0)) is None
