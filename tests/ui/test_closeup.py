"""The card under the pointer or finger: large and at once beside the table, with what is so of it now."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import catalogue
from game.archangelis.cards import NAMES
from game.core import language
from tests.scenarios.archangelis import position
from tests.ui.conftest import MakeApp
from tests.ui.measure import staged
from tests.ui.player import Hasty, seated
from tests.ui.test_archangelis import at
from ui import games, ink, resources
from ui.app import App
from ui.resources import languages
from ui.screens.closeup import _once
from ui.table.card_face import BACK
from ui.table.glossary import entries

pytestmark = pytest.mark.slow

GAMES = [game for game in catalogue.ids() if catalogue.rules(game).cards()]


@pytest.fixture
def _plain_words() -> Iterator[None]:
    yield
    language.install(language.English())


def said(player: Hasty) -> str:
    """The notes below the card."""
    closeup = player.table.closeup
    name = closeup._name
    assert name is not None
    notes, _glossary = closeup._about(name, player.table.desk.reach.sprites[name].thing)
    return " ".join(text for text, _tone in notes)


def test_is_shown_at_once_beside_the_table_and_gone_with_the_pointer(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "hamaliel"], store=["selaphiel"]))
    table = player.table
    assert not table.closeup.drawables()
    player.point(player.spot("store-0"))
    (shown,) = table.closeup.drawables()
    assert table.column.area.contains(shown.rect)
    assert not any(
        shown.rect.colliderect(button.rect) for button in (*table.column.buttons, *table.column.tools.values())
    )
    app.frame([], 0.6)
    assert table.closeup.drawables()[0].surface is shown.surface
    style = table.style("small")
    assert table.desk._notes(style, style) == []
    player.point(player.spot("hand-0-hamaliel"))
    assert table.closeup.drawables()[0].surface is not shown.surface
    player.point((5, 5))
    assert not table.closeup.drawables()
    player.drawn_as_a_whole()


def test_is_as_large_as_can_be_read(app: App) -> None:
    player = at(app, position.table(hand=["erelin"], store=["selaphiel"]))
    player.point(player.spot("store-0"))
    lower = player.table.column.lower
    faces = player.table.desk.faces.cards
    assert faces.letters("selaphiel", (round(lower.height * 0.6 * 5 / 7), round(lower.height * 0.6))) >= ink.SMALLEST


def test_tells_what_can_be_done_and_why_not(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "hamaliel"], store=["selaphiel"]))
    player.point(player.spot("store-0"))
    assert "costs" in said(player)
    player.point(player.spot("hand-0-hamaliel"))
    assert player.table.prompt()[0].startswith("Spend"), "what can be done stands above, and not twice"
    assert not said(player)


def test_what_a_card_costs_now_stands_once(app: App) -> None:
    player = at(app, position.table(hand=["erelin"], commander="gabriel", supply=5))
    sprite = player.table.desk.scene.sprites["supply"]
    notes, glossary = player.table.closeup._about("supply", sprite.thing)
    texts = [text for text, _tone in [*notes, *glossary]]
    assert [text for text in texts if text.startswith("Cost")] == ["Cost 1 instead of 2"]


def test_says_nothing_against_what_one_click_can_do(app: App) -> None:
    """The hand can pay for the card: the panel says with what, and the card must not say that it costs too much."""
    player = at(app, position.table(hand=["nephilim", "erelin", "erelin"], word=2, store=["haniel"]))
    player.point(player.spot("store-0"))
    assert player.table.prompt()[0].startswith("Buy Haniel")
    assert not said(player)


def test_tells_once_what_several_moves_do() -> None:
    said = ["Haniel upon one: Look at it.", "Haniel attacks one", "Haniel upon two: Look at it.", "Haniel: Rest."]
    assert _once(said) == ["Haniel upon one", "Haniel attacks one", "Haniel upon two: Look at it.", "Haniel: Rest."]


def test_follows_the_finger(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "hamaliel"]))
    player.key(pygame.K_LEFT)
    assert player.table.desk.finger.on
    assert player.table.closeup.drawables()


def test_stays_while_its_card_is_carried_and_while_something_moves(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "hamaliel"]))
    table = player.table
    start = player.spot("hand-0-hamaliel")
    player.point(start)
    (shown,) = table.closeup.drawables()
    player.press(start)
    player.event(pygame.MOUSEMOTION, pos=(start[0] + 30, start[1] - 60), rel=(1, 1), buttons=(1, 0, 0))
    assert table.desk.hands.dragging
    assert table.closeup.drawables()[0].surface is shown.surface


@pytest.mark.parametrize("game", GAMES)
def test_backs_are_not_shown(app: App, game: str) -> None:
    player = seated(app, staged(game, 2)["mid"], Hasty)
    desk = player.table.desk
    backs = [name for name, each in desk.reach.sprites.items() if each.thing.face.startswith(BACK)]
    assert backs
    for name in backs:
        desk.finger.on = name
        assert not player.table.closeup.drawables()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [{}, {"text_size": 150}, {"language": "pl"}, {"language": "pseudo"}], ids=str)
@pytest.mark.usefixtures("_plain_words")
def test_every_card_of_a_table_fits(make_app: MakeApp, game: str, settings: dict[str, object]) -> None:
    """With all that is said of it, and in letters that can be read."""
    app = make_app(**settings)
    player = seated(app, staged(game, 2)["mid"], Hasty)
    ink.cuts.clear()
    for name in list(player.table.desk.reach.sprites):
        player.table.desk.finger.on = name
        for shown in player.table.closeup.drawables():
            assert app.surface.get_rect().contains(shown.rect)
    assert not ink.cuts


def explained(game: str) -> dict[str, set[str]]:
    """For each word that is explained, the cards that say it."""
    found: dict[str, set[str]] = {}
    for card in catalogue.rules(game).cards().values():
        for term in games.look(game).card.glossary:
            if entries(card, [term]):
                found.setdefault(term.forms, set()).add(card.key)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("_plain_words")
def test_words_of_cards_are_explained_in_every_language(game: str) -> None:
    """Every word stands on some card, and other languages know nearly all the cards that say it in English."""
    english = explained(game)
    assert english.keys() == {term.forms for term in games.look(game).card.glossary}
    for code in languages():
        resources.speak(code)
        found = explained(game)
        for word, keys in english.items():
            assert len(found.get(word, set()) & keys) >= 0.75 * len(keys), (code, word)


def test_words_are_explained_beside_a_card(app: App) -> None:
    player = at(app, position.table(hand=["zadkiel"], store=["selaphiel"]))
    name = "hand-0-zadkiel"
    _notes, glossary = player.table.closeup._about(name, player.thing(name))
    said = [text for text, _tone in glossary]
    assert "Exile: out of the game for good" in said
    assert not any(text.startswith("Store") for text in said)
    assert "Exile: out of the game for good" in player.table.desk._told(name)


def test_a_card_shows_the_price_to_pay(app: App) -> None:
    """Gabriel makes Ophanim cheaper: the pile shows it."""
    player = at(app, position.table(hand=["erelin"], commander="gabriel"))
    price = player.table.rules.price(player.table.view, NAMES.cards["ophanim"])  # type: ignore[attr-defined]
    printed = dict(player.table.rules.cards()["ophanim"].numbers)["cost"]
    assert f"cost-{price}" in player.thing("supply").marks
    assert price < printed
