"""The log: signs, colours of the seats, breaks at turns; and one person alone is spoken to, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game import catalogue
from game.core import language
from game.core.language import YOU, to_you
from game.session import PERSON, SAMPLES, Seat, Session
from tests.shots import staging
from ui import games, resources
from ui.app import App
from ui.ink import colour
from ui.screens.panel import Row
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen
from ui.sitting import Sitting
from ui.table import log_signs
from ui.table.telling import Telling

GAMES = catalogue.ids()
WRONG = {
    "en": re.compile(r"\b[Yy]ou (is|has|does|was|[a-z]*[^s\W]s)\b|\byou's|(?:^|\. )you\b"),
    "pl": re.compile(r"\b[Tt]y [a-ząćęłńóśźż]+[aeiy]\b(?! \S+ macie)|^[a-z]"),
}
"""What nobody says to anybody."""


@pytest.fixture(autouse=True)
def _english_after() -> Iterator[None]:
    yield
    resources.speak("en")


def seated(game: str, *players: str) -> Session:
    """A whole game with these players in its seats."""
    session = staging.whole_game(game)
    found = session.branch(len(session.moves))
    names = ("Xenia", "Yorick", "Zoltan", "Quentin")
    found.seats = tuple(Seat(player, name) for player, name in zip(players, names, strict=False))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_one_person_alone_is_spoken_to(game: str) -> None:
    sitting = Sitting(seated(game, PERSON, "master"))
    sitting.viewer = 0
    for code, wrong in WRONG.items():
        resources.speak(code)
        lines = [line.text for line in sitting.log()]
        mine = [line.text for line in sitting.session.log(0, sitting.names()) if YOU in line.text]
        assert len(mine) > 10
        assert not [text for text in lines if YOU in text or "Xenia" in text]
        assert not [text for text in lines if wrong.search(text)]
    sitting.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_person_alone_is_spoken_to_of_things(game: str) -> None:
    """The words for a thing, which the zoom panel says."""
    session = seated(game, PERSON, "master")
    then = session.branch(len(session.moves) // 2)
    rules, view = then.rules, then.view(0)
    said = Telling(rules, games.look(game), then.names, 0)
    for code, wrong in WRONG.items():
        resources.speak(code)
        things = rules.table(view)
        mine = [thing for thing in things if YOU in rules.say_thing(view, thing, said.called())]
        assert len(mine) > 3
        lines = [line for thing in mine for line in said.thing(view, thing).split("\n")]
        assert not [line for line in lines if YOU in line or "Xenia" in line or "(ty)" in line or wrong.search(line)]


def test_several_persons_keep_their_names(app: App) -> None:
    app.push(table := TableScreen(app, seated("archangelis", PERSON, PERSON)))
    lines = [row.text for row in table.column._rows]
    assert any("Xenia" in text for text in lines)
    assert any("Yorick" in text for text in lines)
    assert not any(re.search(r"\bYou\b", text) for text in lines)


def test_what_no_rule_knows_keeps_the_name() -> None:
    resources.speak("en")
    assert to_you(f"{YOU} of Lisbon", "Anna") == "Anna of Lisbon"
    assert to_you("Nothing about you", "Anna") == "Nothing about you"
    language.install(language.English(), address="@ sings => you sing")
    assert to_you(f"{YOU} sings, {YOU} dances", "Anna") == "You sing, Anna dances"


# The panel


def rows(app: App, session: Session) -> tuple[TableScreen, list[Row]]:
    app.push(table := TableScreen(app, session))
    return table, table.column._rows


@pytest.mark.parametrize("game", [game for game in GAMES if game not in ("empyrean", "aniolowie")])
def test_each_turn_has_a_heading(app: App, game: str) -> None:
    _table, found = rows(app, seated(game, PERSON, "master"))
    turns = [row.text for row in found if row.part == "turn"]
    assert {"Your turn", "Yorick's turn"} == {*turns}
    assert all(one != other for one, other in pairwise(turns)), "turn by turn"
    for before, row in pairwise(found):
        if row.part == "line" and before.part != "turn":
            assert row.line.turn == before.line.turn


@pytest.mark.parametrize(("game", "head"), [("empyrean", "Round 3"), ("aniolowie", "Turn 3")])
def test_each_round_has_a_heading(app: App, game: str, head: str) -> None:
    _table, found = rows(app, seated(game, PERSON, "master"))
    assert any(row.part == "head" and row.text.startswith(head) for row in found)
    assert not any(row.part == "turn" for row in found)


def test_each_line_has_the_colour_of_its_seat_and_a_sign(app: App) -> None:
    table, found = rows(app, seated("archangelis", PERSON, "master"))
    for seat in (0, 1):
        n = next(n for n, row in enumerate(found) if row.part == "line" and row.line.seat == seat)
        picture = table.column._paint_line(n, (280, 20), False)
        assert tuple(picture.get_at((2, 10)))[:3] == tuple(colour(f"seat_{seat}"))
        sign = picture.subsurface((8, 2, 13, 16))
        assert pygame.mask.from_surface(sign, 60).count() > 8


def test_every_sign_is_an_icon(app: App) -> None:
    assert all(app.art.has(f"icons/{name}") for name in {*log_signs.SIGNS.values(), log_signs.PLAIN})


def test_a_heading_leads_to_its_turn(app: App) -> None:
    table, found = rows(app, seated("angel_wars", PERSON, "master"))
    n = next(n for n, row in enumerate(found) if row.part == "turn")
    table.column.log._choose(n)
    assert table.sitting.looking_back == found[n].line.moves


# The result


@pytest.mark.parametrize(("seats", "headline", "reason"), [
    ((PERSON, "master"), "Yorick wins", "You resign."),
    (("master", PERSON), "You win", "Xenia resigns."),
    ((PERSON, PERSON), "Yorick wins", "Xenia resigns."),
])  # fmt: skip
def test_the_result_speaks_to_one_person(app: App, seats: tuple[str, str], headline: str, reason: str) -> None:
    game = seated("angel_wars", *seats).branch(10)
    game.resign(0)
    app.push(screen := ResultScreen(app, game))
    assert (screen.headline(), screen.reason()) == (headline, reason)
    assert ("You" in {screen.session.called(seat) for seat in (0, 1)}) == (seats != (PERSON, PERSON))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_turns_when_its_winner_gets_ahead_for_good(game: str) -> None:
    whole = staging.whole_game(game)
    outcome, at = whole.outcome(), whole.turning_point()
    assert outcome is not None
    even = 1 / len(whole.seats)
    if at is None:
        assert len(outcome.winners) != 1 or min(chances(whole)[: -1 : max(len(whole.moves) // SAMPLES, 1)]) > even
    else:
        found = chances(whole)
        assert found[at] > even >= found[at - 1]
        assert whole.branch(at // 2).turning_point() is None, "that is not over"


def chances(whole: Session) -> list[float]:
    """How the chances of the winner stood after each move."""
    (winner,) = whole.outcome().winners  # type: ignore[union-attr]
    return [whole.rules.evaluate(state, winner) for state in whole.states]


def test_the_result_leads_to_what_turned_the_game(app: App) -> None:
    app.push(table := TableScreen(app, seated("angel_wars", PERSON, "master")))
    app.push(screen := ResultScreen(app, table.session))
    turned = screen.turning()
    assert turned is not None
    words, at = turned
    (door,) = [each for each in screen.elements if getattr(each, "text", "") == words]
    door.activate()  # type: ignore[attr-defined]
    assert app.screen is table
    assert table.sitting.looking_back == at
