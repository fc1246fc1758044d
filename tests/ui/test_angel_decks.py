"""Decks of Aniołowie in the builder: every rule that a deck breaks is named, and some cards are not taken at all."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.aniolowie.cards import BOTH, FACTION, FALLEN, KINDS
from game.aniolowie.workshop import INTERVENTION_GROUP, PEOPLE_GROUP, WORKSHOP
from tests.ui.player import Player
from tests.ui.test_armies import EXCHANGED, at_setup, broken, builder, keep, open_chooser, shelf, tile_spot
from tests.ui.test_builder import line_spot, take
from tests.ui.test_menus import at
from ui import __main__ as program
from ui import ink
from ui.app import App
from ui.screens.builder import BuilderScreen
from ui.screens.gallery import GalleryScreen

pytestmark = pytest.mark.slow

GAME = "aniolowie"


def building(app: App, base: str = "") -> tuple[Player, BuilderScreen]:
    screen = builder(app, base, GAME)
    return at(app, screen), screen


def keys(screen: BuilderScreen) -> list[str]:
    return [WORKSHOP.cards[card].key for card in screen.cards]


def show(player: Player, screen: BuilderScreen, group: int) -> None:
    player.click(screen.bar.place(group).center)


def take_out(player: Player, screen: BuilderScreen, key: str) -> None:
    screen.list.reveal(next(k for k, line in enumerate(screen.list.lines) if line.card == WORKSHOP.number[key]))
    x, y = line_spot(screen, key)
    player.click((x, y - screen.list.top))


def spare(screen: BuilderScreen) -> str:
    """An intervention that the deck takes once more."""
    return next(
        card.key
        for number, card in enumerate(WORKSHOP.cards)
        if WORKSHOP.group[number] == INTERVENTION_GROUP and not screen.why_not(number)
    )


# Rules that are told


def test_a_gap_in_the_ladder_is_named_while_it_lasts(app: App) -> None:
    player, screen = building(app, "court")
    assert screen.doors["play"].is_enabled
    show(player, screen, 9)
    for card in list(screen.cards):
        if WORKSHOP.group[card] == 9:
            take_out(player, screen, WORKSHOP.cards[card].key)
    gap = "Seraph: the ladder has a gap, for there is no Cherub below."
    assert gap in screen.verdict.text
    assert gap in app.spoken
    assert not screen.doors["save"].is_enabled
    assert not screen.doors["play"].is_enabled
    player.key(pygame.K_s)
    assert gap in app.spoken
    assert not shelf(app).all(GAME)
    take(player, screen, "beelzebub")
    assert gap not in screen.verdict.text


def test_what_is_missing_is_counted(app: App) -> None:
    player, screen = building(app, "watch")
    assert screen.verdict.text == "45 cards. Ready to be saved and played."
    show(player, screen, PEOPLE_GROUP)
    people = [WORKSHOP.cards[card].key for card in screen.cards if WORKSHOP.group[card] == PEOPLE_GROUP]
    for name in people[:2]:
        take_out(player, screen, name)
    assert "A deck has four people: 2 are missing." in screen.verdict.text
    assert "A deck has at least 45 cards, people included: 2 are missing." in screen.verdict.text
    assert "People: 2 cards to come" in [screen.list.say_line(k) for k in range(screen.list.count)]


def test_a_deck_may_be_larger(app: App) -> None:
    player, screen = building(app, "watch")
    show(player, screen, INTERVENTION_GROUP)
    take(player, screen, spare(screen))
    assert screen.verdict.text == "46 cards. Ready to be saved and played."


def test_more_problems_than_there_is_room_for_are_counted(app: App) -> None:
    screen = broken(app)
    at(app, screen)
    problems = screen.problems()
    named = [problem for problem in problems if problem in screen.verdict.text]
    assert named == problems[: len(named)]
    assert 3 <= len(named) < len(problems)
    assert screen.verdict.text.endswith(f"And {len(problems) - len(named)} more.")
    assert not ink.cuts


# Cards that are not taken


def test_the_edition_symbol_limits_the_copies(app: App) -> None:
    player, screen = building(app)
    show(player, screen, 4)
    for _copy in range(2):
        take(player, screen, "lajla")
    assert keys(screen) == ["lajla"]
    assert app.spoken == "Lajla: its filled edition symbol allows one copy."
    show(player, screen, 3)
    for _copy in range(3):
        take(player, screen, "rochel")
    assert keys(screen).count("rochel") == 2
    assert app.spoken == "Rochel: its open edition symbol allows two copies."
    assert screen.store.full(WORKSHOP.cards[WORKSHOP.number["rochel"]])


def test_the_first_card_of_a_faction_keeps_the_other_out(app: App) -> None:
    player, screen = building(app)
    take(player, screen, "hanael")
    show(player, screen, 10)
    take(player, screen, "lucyfer")
    assert keys(screen) == ["hanael"]
    assert app.spoken == "A deck holds cards of one faction only."
    assert all(screen.store.full(card) == (FACTION[WORKSHOP.number[card.key]] == FALLEN) for card in screen.store.cards)
    show(player, screen, INTERVENTION_GROUP)
    take(player, screen, "pycha")
    assert keys(screen) == ["hanael"]
    take(player, screen, "zwiad")
    assert keys(screen) == ["hanael", "zwiad"]
    take_out(player, screen, "hanael")
    take(player, screen, "pycha")
    assert keys(screen) == ["zwiad", "pycha"]


def test_an_order_with_a_copy_has_three_cards(app: App) -> None:
    player, screen = building(app)
    show(player, screen, 4)
    for name in ("hanael", "asmodel", "lajla", "mehiel"):
        take(player, screen, name)
    assert len(screen.cards) == 4
    take(player, screen, "hanael")
    assert app.spoken == "Archangel: no more than three cards of an order, if an angel among them is there twice."
    for name in ("asmodel", "lajla"):
        take_out(player, screen, name)
    take(player, screen, "hanael")
    assert keys(screen) == ["hanael", "mehiel", "hanael"]
    take(player, screen, "lajla")
    assert app.spoken.startswith("Archangel: no more than three")
    assert len(screen.cards) == 3


@pytest.mark.parametrize(("there", "one_more", "rule"), [
    ("wierny wierny zbojca grzesznik", "pasterz", "A deck has four people and no more."),
    ("wloczykij", "niedowiarek", "Only one of the people may be neutral."),
    ("zbojca grzesznik", "oprawca", "Two of the people are good and two are evil; one neutral may stand for either."),
])  # fmt: skip
def test_people_are_two_good_and_two_evil(app: App, there: str, one_more: str, rule: str) -> None:
    player, screen = building(app)
    show(player, screen, PEOPLE_GROUP)
    for name in there.split():
        take(player, screen, name)
    assert keys(screen) == there.split()
    take(player, screen, one_more)
    assert keys(screen) == there.split()
    assert app.spoken == rule


# Finding cards


def test_filters_by_faction_and_order(app: App) -> None:
    player, screen = building(app)
    assert len(screen.store.cards) == len(KINDS) - 1
    for index, source in enumerate(WORKSHOP.sources):
        player.click(screen.sources.segment(index).center)
        assert {WORKSHOP.source[WORKSHOP.number[card.key]] for card in screen.store.cards} == (
            {source} if source else set(WORKSHOP.sources) - {""}
        )
    player.point(screen.bar.place(7).center)
    player.rest(2)
    assert screen.told.text == "Powers"
    player.click(screen.sources.segment(3).center)
    show(player, screen, 7)
    assert "No such card" in screen.nothing.text
    show(player, screen, INTERVENTION_GROUP)
    assert {FACTION[WORKSHOP.number[card.key]] for card in screen.store.cards} == {BOTH}
    assert screen.bar.label() == "Order: Interventions"


def test_the_gallery_goes_by_factions(app: App) -> None:
    gallery = GalleryScreen(app, GAME)
    at(app, gallery)
    assert [gallery._say(k) for k in range(len(gallery.kinds))] == [
        "All cards", "Lord's Angels", "Fallen Angels", "Both factions", "People",
    ]  # fmt: skip
    gallery._pick(4)
    assert {card.kind for card in gallery.grid.cards} == {"human"}


# Elsewhere


def test_a_deck_is_changed_and_played(app: App) -> None:
    keep(app, GAME)
    player, setup = at_setup(app, GAME)
    page: Any = open_chooser(player, setup, 2)
    player.click(tile_spot(page, "Night watch"))
    assert page.strategy.tile.back == "back-fallen"
    player.button("Change")
    screen: Any = app.screen
    show(player, screen, INTERVENTION_GROUP)
    added = spare(screen)
    take(player, screen, added)
    player.button("Play with it")
    assert app.screen is setup
    player.button("Play")
    assert player.table.session.state.sides[1].army == tuple(sorted((*EXCHANGED, WORKSHOP.number[added])))


def test_the_command_line_takes_a_built_deck() -> None:
    text = WORKSHOP.write(EXCHANGED)
    words = ["play", "--game", GAME, "--seed", "1", "--option", f"deck_1={text}"]
    session = program._wanted_session(program._parser().parse_args(words))
    assert session.options["deck_1"] == text
    bad = ["play", "--game", GAME, "--option", f"deck_1={text},lucyfer"]
    with pytest.raises(program.Refused, match="a built deck"):
        program._wanted_session(program._parser().parse_args(bad))
