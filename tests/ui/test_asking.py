"""Passing questions: asked on the open table between persons, skipped where somebody wishes so or could not answer."""
# ruff: noqa: N802 - tests are named by the number of the ruling

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.aniolowie.rules import PASS, RULES
from game.aniolowie.state import ACTION, ENDING, HUMANS
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
    return Session(RULES, RULES.info.complete({}), 1, seats, states=[table.state])


def test_what_may_be_answered_is_shown_to_who_did_not_play_it() -> None:
    game = session()
    game.play(USE)
    assert (game.to_act(), RULES.asks(game.view(1))) == (1, "muriel")
    game.play(PASS)
    assert (game.to_act(), RULES.asks(game.view(0))) == (0, ""), "Anna knows what she has played"


def at_the_table(app: App, game: Session, unasked: Sequence[str] | None = ("aniolowie.humans",)) -> Player:
    """Persons who want to be asked also after what they played themselves."""
    app.change(unasked=unasked)
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
    assert player.table.sitting.offered == 1
    assert player.table.viewer is None
    assert labels(player) == ["Pass", "Pass until it concerns me", "Look at my cards"]
    assert player.table.prompt()[0].startswith("Ben: ")
    player.button("Pass")
    player.rest()
    assert game.moves == [USE, PASS]
    assert player.table.sitting.offered == 0, "who played is asked last"
    player.button("Pass")
    player.rest()
    assert game.moves == [USE, PASS, PASS]
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
    player.rest()
    assert player.table.viewer == 1
    assert player.table.sitting.may_act()
    assert "Pass until it concerns me" in labels(player)


def test_who_rests_is_asked_again_when_it_concerns_them(app: App) -> None:
    game = session()
    player = at_the_table(app, game)
    asking = player.table.sitting.asking
    player.table.play(USE)
    player.rest()
    player.button("Pass until it concerns me")
    player.rest()
    assert asking.resting == {1}
    player.button("Pass")
    player.rest()
    player.button("I am Anna")
    player.rest()
    player.table.play(Move("attack", "support-0-0", "land-1-0"))
    player.rest()
    assert player.table.sitting.offered == 1, "an attack upon one's own angel concerns"
    assert asking.resting == set()


def test_moments_that_nobody_wants_pass_by_themselves(app: App) -> None:
    game = session("person", "novice", HUMANS)
    assert RULES.passing_question(game.view(0)).key in RULES.info.unasked
    player = at_the_table(app, game)
    player.rest()
    assert game.moves[0] == Move("done")


def test_moments_that_are_wanted_are_asked(app: App) -> None:
    game = session("person", "novice", HUMANS)
    player = at_the_table(app, game, ())
    player.rest()
    assert not game.moves
    assert "Pass until it concerns me" in labels(player)


def test_the_moments_are_chosen_from_the_menu(app: App) -> None:
    assert app.settings.unasked is None, "until then each game has its own way"
    player = at_the_table(app, session(), None)
    player.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, PauseMenu)
    player.button("Stop me at …")
    assert isinstance(app.screen, StopsScreen)
    toggles = [element for element in app.screen.focusables() if type(element).__name__ == "Toggle"]
    assert len(toggles) == len(RULES.info.questions)
    for toggle in toggles:
        player.click(toggle.rect.center)
    assert set(app.settings.unasked) == {"aniolowie.answers", "aniolowie.duels", "aniolowie.battle"}
    player.button("Back to the table")
    assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize("game", ["angel_wars", "archangelis"])
def test_other_games_have_no_such_moments(game: str) -> None:
    from game import catalogue

    rules = catalogue.rules(game)
    assert rules.passing_question(rules.view(rules.new_game({}, 1), 0)) is None


# Rounds of answers (AB2)


def told(player: Player) -> str:
    return player.table.prompt()[0]


def dull(second: str = PERSON, **more: object) -> Session:
    """Anna may use Muriel twice; Ben has nothing to answer with."""
    table = Table({"support": ["muriel"]}, {"land": ["rafael sacrificed"], "faction": 0}, phase=ACTION, **more)
    seats = (Seat(PERSON, "Anna"), Seat(second, "Ben"))
    return Session(RULES, RULES.info.complete({}), 1, seats, states=[table.state])


def test_AB2_who_could_not_answer_passes_without_curtain_press_or_delay(app: App) -> None:
    game = dull()
    player = at_the_table(app, game)
    player.table.play(USE)
    player.table.desk.animator.finish()
    app.frame([], 0.001)
    assert game.moves == [USE, PASS], "in one frame"
    player.rest()
    assert player.table.viewer == 0
    assert game.to_act() == 0, "who played comes last, and could use Muriel again"
    player.button("Pass")
    player.rest()
    assert game.moves == [USE, PASS, PASS]
    assert isinstance(app.screen, TableScreen)
    assert not game.state.abilities


def test_AB2_where_everybody_is_asked_who_could_not_answer_is_too(app: App) -> None:
    game = dull(always=True)
    player = at_the_table(app, game)
    player.table.play(USE)
    player.rest()
    assert game.moves == [USE]
    assert player.table.sitting.offered == 1


def test_AB2_an_opponent_who_could_not_answer_neither_thinks_nor_waits(app: App) -> None:
    game = dull("master")
    player = at_the_table(app, game)
    player.table.play(USE)
    player.table.desk.animator.finish()
    app.frame([], 0.001)
    assert game.moves == [USE, PASS]
    assert not player.table.sitting.thinker.about


def test_AB2_that_somebody_passed_by_itself_was_told_and_is_not_taken_back(app: App) -> None:
    game = dull()
    player = at_the_table(app, game)
    player.table.play(USE)
    player.rest()
    assert game.moves == [USE, PASS]
    assert player.table.sitting.undo_refused()
    assert game.undo_refused() == "Ben had no answer: that was told, and can't be taken back."


def test_AB2_the_curtain_tells_also_what_happened_while_somebody_could_not_answer(app: App) -> None:
    game = dull()
    player = at_the_table(app, game)
    player.table.play(USE)
    player.rest()
    player.button("Pass")
    player.rest()
    player.table.play(Move("done"))
    player.rest()
    curtain = CurtainScreen(app, player.table, 1)
    assert "Anna uses Muriel upon itself." in curtain.recap()


def three() -> Session:
    """Anna attacks Ben's Uwal, who holds Cena; Cleo could answer anything."""
    table = Table(
        {"support": ["rafael"]},
        {"land": ["uwal"], "hand": ["cena"]},
        {"faction": 0, "land": ["hanael"], "hand": ["wezwanie"]},
    )
    seats = tuple(Seat(PERSON, name) for name in ("Anna", "Ben", "Cleo"))
    return Session(RULES, RULES.info.complete({"seats": 3}), 1, seats, states=[table.state])


def test_AB2_one_press_passes_for_all_that_waits_until_something_new_is_played(app: App) -> None:
    game = three()
    player = at_the_table(app, game)
    player.table.play(Move("attack", "support-0-0", "land-1-0"))
    player.rest()
    player.table.play(Move("play", "hand-1-cena", None))
    player.rest()
    asked = []
    for _press in range(8):
        if not isinstance(app.screen, TableScreen):
            break
        asked.append(game.to_act())
        player.button("Pass")
        player.rest()
    assert asked.count(2) == 1, "Cena and the duel under it are one thing to who has passed"
    assert asked.count(1) > 1, "whose duel it is, is asked again when Cena has worked"


def test_AB2_the_prompt_tells_what_was_answered_by_whom(app: App) -> None:
    table = Table({"support": ["teliel"], "hand": ["wezwanie"]}, {"hand": ["gniew"], "support": ["uwal"], "faction": 1})
    seats = (Seat(PERSON, "Anna"), Seat(PERSON, "Ben"))
    game = Session(RULES, RULES.info.complete({}), 1, seats, states=[table.state])
    player = at_the_table(app, game)
    player.table.play(Move("use", "support-0-0", "support-1-0", 0))
    player.rest()
    player.table.play(Move("play", "hand-1-gniew", "support-0-0"))
    player.rest()
    assert told(player) == "Anna: Ben plays Gniew upon your Teliel. Answer or pass. Also waiting: your Teliel."


# A dead game (AB21)


def dead(second: str) -> Session:
    """Nobody can do anything; Anna has one human."""
    table = Table({"people": ["wierny"], "hand": ["sprzeciw"]}, {"hand": ["sprzeciw"]}, phase=ENDING,
                  procession=["oprawca"], stake=["szalenica"])  # fmt: skip
    seats = (Seat(PERSON, "Anna"), Seat(second, "Ben"))
    return Session(RULES, RULES.info.complete({}), 1, seats, states=[table.state])


def test_AB21_an_opponent_agrees_to_end_by_count(app: App) -> None:
    game = dead("novice")
    player = at_the_table(app, game)
    assert labels(player) == ["End and count", "Play on"]
    player.button("End and count")
    player.rest()
    assert game.moves == [Move("count"), Move("count")]
    assert game.outcome() is not None


def test_AB21_persons_are_asked_on_the_open_table_and_either_may_decline(app: App) -> None:
    game = dead(PERSON)
    player = at_the_table(app, game)
    player.button("End and count")
    player.rest()
    assert isinstance(app.screen, TableScreen), "no curtain falls"
    assert player.table.viewer is None
    assert labels(player) == ["End and count", "Play on"]
    player.button("Play on")
    player.rest()
    assert game.moves == [Move("count"), Move("on")]
    assert game.outcome() is None
