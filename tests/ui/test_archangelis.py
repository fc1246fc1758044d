"""Archangelis on the table, played by real events: cards, piles spread out, the curtain, the automaton."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import catalogue
from game.archangelis import RULES, light
from game.archangelis.cards import KINDS, NAMES
from game.archangelis.state import CHOOSING_ARMIES, ENOUGH, State
from game.core.contract import HIDDEN, Move
from game.core.info import Character
from game.core.things import acts_as
from game.deckbuilding.rules import END, OVER
from game.session import AUTOMATON, PERSON, Seat, Session, resume, start
from saves import format as save_format
from tests.scenarios.archangelis import position
from tests.ui.leaks import clear, pixels, shows_only_what_is_seen
from tests.ui.player import Hasty, seated
from ui import __main__ as program
from ui import ink
from ui.app import App
from ui.games.archangelis.ending import decided
from ui.screens.curtain import CurtainScreen
from ui.screens.result import ResultScreen
from ui.screens.setup import SetupScreen
from ui.screens.table import TableScreen

pytestmark = pytest.mark.slow

MakeApp = Callable[..., App]
ANNA, BEN = Seat(PERSON, "Anna"), Seat(PERSON, "Ben")
SEED = 5


def at(app: App, state: State, *seats: Seat) -> Hasty:
    """A position on the table, seat 0 to look unless it is another's decision."""
    options = {"mode": "solo" if state.solo else "two"}
    return seated(app, resume("archangelis", options, SEED, seats or (ANNA, BEN), state), Hasty)


# By hand


def test_a_card_is_dragged_to_the_purse(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "nephilim"]))
    player.drag(player.spot("hand-0-erelin"), player.spot("purse"))
    player.rest()
    session = player.table.session
    assert session.moves == [Move("spend", "hand-0-erelin", "purse")]
    assert session.state.funds == 1
    assert player.table.desk.scene.sprites["word"].thing.number == 1


def test_the_first_title_has_a_place_to_be_dropped_on(app: App) -> None:
    player = at(app, position.table(hand=["scribe"]))
    scene = player.table.desk.scene
    room = scene.spots["titles-0"]
    assert room.width >= scene.sprites["hand-0-scribe"].rect.width
    player.drag(player.spot("hand-0-scribe"), (room.right - 5, room.bottom - 5))
    player.rest()
    assert player.table.session.moves == [Move("title", "hand-0-scribe", "titles-0")]


def test_a_click_buys_a_card_and_a_click_on_a_deck_refills_the_store(app: App) -> None:
    player = at(app, position.table(word=8, store=["haniel", "lailah"]))
    player.click(player.spot("store-0"))
    player.rest()
    assert player.table.session.moves == [Move("buy", "store-0", "discard-0")]
    player.click(player.spot("infernal"))
    player.rest()
    assert player.table.session.moves[-1] == Move("refill", "infernal")
    assert player.table.desk.scene.sprites["store-0"].thing.kind == "card"


def test_one_click_spends_what_it_takes_and_buys_and_is_taken_back_as_one(app: App) -> None:
    hand = ["nephilim", "erelin", "erelin"]
    player = at(app, position.table(hand=hand, word=1, store=["haniel"]))
    table, spends = player.table, [Move("spend", "hand-0-erelin", "purse")] * 2
    player.point(player.spot("store-0"))
    player.rest()
    assert table.prompt()[0] == "Buy Haniel for 3 Word, spending Erelin, Erelin"
    rings = [name for name, tone in table.desk._marks(()).items() if tone == "hint"]
    assert sum("erelin" in name for name in rings) == len(rings) == 2
    player.click(player.spot("store-0"))
    player.rest()
    assert table.session.moves == [*spends, Move("buy", "store-0", "discard-0")]
    player.key(pygame.K_u)
    player.rest()
    assert table.session.moves == []
    assert len(table.session.state.sides[0].hand) == 3


def test_one_click_buys_with_all_that_only_pays_for_nothing_can_be_spent_afterwards(app: App) -> None:
    player = at(app, position.table(hand=["ophanim", "erelin", "erelin"], store=["lailah", "haniel"]))
    player.click(player.spot("store-0"))
    player.rest()
    spends = [Move("spend", "hand-0-erelin", "purse")] * 2
    assert player.table.session.moves == [*spends, Move("buy", "store-0", "discard-0")]
    assert player.table.session.state.funds == 1


def test_a_card_with_several_uses_is_let_go_by_the_second_click(app: App) -> None:
    player = at(app, position.table(hand=["ophanim"]))
    spot = player.spot("hand-0-ophanim")
    player.click(spot)
    assert player.table.desk.hands.lit() == {"host-0", "purse"}
    player.click(spot)
    assert player.table.desk.hands.held is None
    assert player.table.session.moves == []


def test_an_angel_joins_the_host_and_a_relic_its_bearer(app: App) -> None:
    player = at(app, position.table(hand=["star-crown", "sariel"], host=["nephilim"]))
    player.play(Move("host", "hand-0-sariel", "host-0"))
    player.drag(player.spot("hand-0-star-crown"), player.spot("host-0-sariel"))
    player.rest()
    session = player.table.session
    assert session.moves[-1] == Move("equip", "hand-0-star-crown", "host-0-sariel")
    scene = player.table.desk.scene
    bearer, relic = scene.sprites["host-0-sariel+star-crown"], scene.sprites["host-0-sariel+star-crown/relic"]
    assert scene.tucked[relic.thing.id] == bearer.thing.id
    assert relic.z < bearer.z
    assert bearer.rect.bottom < relic.rect.bottom < bearer.rect.bottom + bearer.rect.height // 2
    player.point((relic.rect.centerx, relic.rect.bottom - 4))
    player.rest()
    assert player.table.desk.pointed.name == relic.thing.id


def test_a_relic_on_a_bearer_that_has_one_is_refused_with_the_reason(app: App) -> None:
    player = at(app, position.table(hand=["lily-staff"], host=["sariel+star-crown", "lailah"]))
    player.drag(player.spot("hand-0-lily-staff"), player.spot("host-0-sariel+star-crown"))
    assert player.table.session.moves == []
    assert player.table.refusal is not None
    assert "already" in player.table.refusal[0]


def test_equal_cards_act_alike(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "erelin", "erelin"], host=["lailah", "lailah"]))
    player.drag(player.spot("hand-0-erelin~3"), player.spot("purse"))
    player.rest()
    player.click(player.spot("hand-0-erelin~2"))
    player.click(player.spot("hand-0-erelin~2"))
    player.rest()
    assert player.table.session.moves == [Move("spend", "hand-0-erelin", "purse")] * 2
    player = at(app, position.table(hand=["lily-staff"], host=["lailah", "lailah"]))
    player.click(player.spot("hand-0-lily-staff"))
    player.click(player.spot("host-0-lailah~2"))
    player.rest()
    assert player.table.session.moves == [Move("equip", "hand-0-lily-staff", "host-0-lailah")]


def test_a_location_under_the_pointer_shows_what_would_count_there(app: App) -> None:
    state = position.table(host=["sariel", "lailah", "camael"], locations=["jordan", "sinai", "zion"])
    player = at(app, state)
    table = player.table
    assert table.desk.scene.sprites["light-host-0"].thing.number == light.host(state.sides[0]).total
    player.point(player.spot("location-jordan"))
    assert table.desk.scene.sprites["light-host-0"].thing.number == position.printed("lailah")
    assert "ignored" in table.desk.scene.sprites["host-0-sariel"].thing.marks
    assert table.prompt()[0] == "Challenge River Jordan"
    player.point((5, 5))
    assert "ignored" not in table.desk.scene.sprites["host-0-sariel"].thing.marks


def test_what_a_card_would_do_is_told_in_numbers(app: App) -> None:
    player = at(app, position.table(host=["sariel"], hand=["haniel", "erelin"]))
    assert player.table.said(Move("host", "hand-0-haniel", "host-0")) == "Play Haniel into the Host (5\u00a0→\u00a08)"
    player.drag(player.spot("hand-0-haniel"), player.spot("host-0"), drop=False)
    assert player.table.prompt()[0] == "Play Haniel into the Host (5\u00a0→\u00a08)"


def test_a_challenge_that_cannot_succeed_asks_back(app: App) -> None:
    player = at(app, position.table(host=["sariel", "haniel"], hand=["erelin"], locations=["bethel", "sinai", "zion"]))
    player.click(player.spot("location-sinai"))
    assert player.moves == []
    assert "Challenge Mount Sinai anyway?" in player.table.chooser.elements[1].text
    assert "of 10 Light" in player.table.chooser.elements[1].text
    player.button(player.table.chooser.elements[1].text)
    assert player.moves == [Move("challenge", "location-sinai")]


def test_an_end_of_the_turn_says_what_is_left(app: App) -> None:
    state = position.table(hand=[], store=["haniel"])
    assert RULES.wastes(state, END) == "", "nothing can be bought"
    state.funds = 9
    assert RULES.wastes(state, END) == "9 Word left"
    state.sides[0].hand.append(NAMES.cards["sariel"])
    player = at(app, state)
    player.button("End turn (9 Word, 1 card left)")
    assert player.moves == []
    player.button("End turn anyway? (9 Word, 1 card left)")
    assert END in player.moves


def test_a_challenge_by_a_click_and_the_defence_behind_the_curtain(app: App) -> None:
    state = position.table(
        host=["sariel", "haniel", "barachiel"], locations=["bethel", "sinai", "zion"], other={"horde": ["orobas"]}
    )
    player = at(app, state)
    player.click(player.spot("location-sinai"))
    player.rest()
    assert isinstance(app.screen, CurtainScreen)
    assert app.screen.seat == 1
    assert any("Anna challenges Mount Sinai with 11 Light" in line for line in app.screen.recap())
    player.button("I am Ben")
    player.rest()
    player.button("Oppose with the Horde")
    player.rest()
    player.click(player.spot("host-0-haniel"))
    player.rest()
    assert "removed" in player.table.desk.scene.sprites["host-0-haniel"].thing.marks
    assert player.table.desk.scene.sprites["light-host-0"].thing.number == 8
    player.key(pygame.K_u)
    player.rest()
    assert "removed" not in player.table.desk.scene.sprites["host-0-haniel"].thing.marks, "taken back"
    player.click(player.spot("host-0-haniel"))
    player.rest()
    player.button("Remove Haniel")
    player.rest()
    session = player.table.session if isinstance(app.screen, TableScreen) else app.screen.table.session
    assert [move.kind for move in session.moves] == ["challenge", "defend", "remove", "done"]
    assert not session.state.sides[0].won


def test_every_thing_that_can_be_acted_on_has_a_bright_edge(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "nephilim"], word=3, store=["haniel", "lailah", "jehoel"]))
    desk = player.table.desk
    edged = {(drawable.x, drawable.y) for drawable in desk.renderer.edges(desk.scene, desk.hands, 1.0)}
    for name in ("hand-0-erelin", "hand-0-nephilim", "store-1", "supply"):
        rect = desk.scene.sprites[name].rect
        assert any(abs(rect.x - x) < 8 and abs(rect.y - y) < 8 for x, y in edged), name
    rect = desk.scene.sprites["store-2"].rect
    assert not any(abs(rect.x - x) < 8 and abs(rect.y - y) < 8 for x, y in edged), "too dear"


# Places


def test_a_gauge_shows_what_each_host_would_bring_to_a_location(app: App) -> None:
    state = position.table(
        host=["sariel", "lailah", "camael"], locations=["jordan", "sinai", "zion"], won=["eden"], other={"won": []}
    )
    scene = at(app, state).table.desk.scene
    for slot, card in enumerate(state.locations):
        thing = scene.sprites[f"gauge-{KINDS[card].key}-0"].thing
        assert thing.number == light.host(state.sides[0], card).total
        assert ("good" in thing.marks) == (thing.number >= ENOUGH)
        assert scene.spots[f"gauge-{slot}-0"].top > scene.spots[f"location-{slot}"].bottom - 1
    assert scene.sprites["gauge-jordan-0"].thing.number < scene.sprites["gauge-sinai-0"].thing.number
    assert [scene.sprites[f"crowns-{seat}"].thing.number for seat in (0, 1)] == [1, 0]


def test_what_is_decided_about_is_large(app: App) -> None:
    scene = at(app, position.table(hand=["erelin", "nephilim"], locations=["jordan"])).table.desk.scene
    for name in ("hand-0-erelin", "store-0", "supply"):
        assert scene.sprites[name].rect.width >= 96, name
    assert scene.sprites["location-jordan"].rect.width >= 180
    other = {"horde": ["orobas"]}
    state = position.table(host=["sariel", "haniel+star-crown"], locations=["bethel", "sinai", "zion"], other=other)
    player = at(app, state)
    player.click(player.spot("location-sinai"))
    player.rest()
    player.button("I am Ben")
    player.rest()
    player.button("Oppose with the Horde")
    player.rest()
    assert player.table.desk.scene.sprites["host-0-sariel"].rect.width >= 96


def test_an_empty_place_shows_only_while_something_could_go_there(app: App) -> None:
    player = at(app, position.table(hand=["erelin"], word=8, store=["haniel", "lailah"]))
    desk, style = player.table.desk, ink.Style("sans", 12, (255, 255, 255))

    def named() -> bool:
        rect = desk.scene.spots["discard-0"]
        return any(rect.contains(each.rect) for each in desk.drawables((), style, style))

    assert not named()
    player.drag(player.spot("store-0"), player.spot("word"), drop=False)
    assert named()


def test_the_ground_is_painted_and_moves_with_the_camera(app: App) -> None:
    player = at(app, position.table())
    desk, size = player.table.desk, app.surface.get_size()
    before = desk.renderer.backdrop(app.room, size)
    assert desk.renderer.backdrop(app.room, size) is before, "painted once"
    desk.zoom(1.5)
    after = desk.renderer.backdrop(app.room, size)
    assert pygame.image.tobytes(after, "RGB") != pygame.image.tobytes(before, "RGB")
    assert not app.art.missing


# Piles spread out


def test_a_click_spreads_a_pile_out_and_esc_closes_it(app: App) -> None:
    player = at(app, position.table(hand=["erelin"], discard=["haniel", "lailah", "nephilim"]))
    desk = player.table.desk
    player.click(player.spot("discard-0-nephilim"))
    assert desk.browser.places == ("discard-0",)
    assert {acts_as(name) for name in desk.browser.spread.above} == {
        "discard-0-haniel", "discard-0-lailah", "discard-0-nephilim",
    }  # fmt: skip
    player.key(pygame.K_ESCAPE)
    assert not desk.browser
    assert isinstance(app.screen, TableScreen)
    player.key(pygame.K_b)
    assert desk.browser.places == ("discard-0",), "the own pile comes first"
    player.click((desk.browser._cross().centerx, desk.browser._cross().centery))
    assert not desk.browser


def test_a_choice_among_the_discards_spreads_them_out(app: App) -> None:
    player = at(app, position.table(hand=["phanuel", "erelin"], discard=["haniel", "lailah", "nephilim"]))
    player.play(Move("host", "hand-0-phanuel", "host-0"))
    desk = player.table.desk
    assert desk.browser.places == ("discard-0",)
    spot = player.spot("discard-0-haniel")
    player.point(spot)
    player.rest()
    assert player.table.prompt_head()[0] == player.table.sitting.asked(), "what is asked stays in sight"
    assert "Haniel" in player.table.prompt()[0]
    player.click(spot)
    player.rest()
    assert player.table.session.moves[-1] == Move("recover", "discard-0-haniel", "hand-0")
    assert not desk.browser


def test_a_choice_of_hand_and_discards_shows_both_and_keys_choose(app: App) -> None:
    player = at(app, position.table(hand=["zadkiel", "erelin"], discard=["nephilim"]))
    player.play(Move("host", "hand-0-zadkiel", "host-0"))
    desk = player.table.desk
    assert set(desk.browser.places) == {"hand-0", "discard-0"}
    player.key(pygame.K_DOWN)
    assert desk.finger.on is not None
    while desk.finger.on != "discard-0-nephilim":
        player.key(pygame.K_DOWN)
    player.key(pygame.K_RETURN)
    player.rest()
    assert player.table.session.moves[-1] == Move("exile", "discard-0-nephilim")


def final(app: App) -> Hasty:
    """Anna has won her third Location; both choose their armies."""
    deck = ["haniel", "lailah", "stolas", "erelin"]
    other = {"won": ["sodom"], "deck": ["orobas", "agares", "stolas"]}
    own = {"won": ["gehenna", "babylon"], "host": ["seraphiel", "sariel"], "deck": deck}
    player = at(app, position.table(locations=["sinai", "eden", "zion"], other=other, **own))
    player.play(Move("challenge", "location-sinai"))
    assert player.table.session.state.phase == CHOOSING_ARMIES
    return player


def test_the_armies_are_picked_out_of_what_is_spread_out(app: App) -> None:
    player = final(app)
    desk = player.table.desk
    assert desk.browser.places == ("discard-0",)
    player.play(Move("pick", "discard-0-seraphiel", "army-0"))
    assert player.table.session.state.sides[0].army == [NAMES.cards["seraphiel"]]
    assert "army-0-seraphiel" in desk.scene.sprites
    assert "discard-0-seraphiel" not in desk.scene.sprites
    player.key(pygame.K_ESCAPE)
    assert not desk.browser
    player.click(player.spot("discard-0"))
    assert desk.browser, "a click on the pile spreads it out again"
    while player.app.screen is player.table and player.table.session.to_act() == 0:
        player.play(player.table.session.legal_moves()[0])
        if isinstance(app.screen, CurtainScreen):
            break
    assert isinstance(app.screen, CurtainScreen)
    assert not any("Seraphiel" in line for line in app.screen.recap())
    player.button("I am Ben")
    player.rest()
    assert set(player.table.view.sides[0].army) == {HIDDEN}


def test_a_click_adds_a_card_to_the_army_and_what_is_full_is_not_named(app: App) -> None:
    player = final(app)
    assert player.table.prompt()[0].endswith("Places left: 2 angels, 2 demons.")
    picked = [f"discard-0-{key}" for key in ("seraphiel", "sariel")]
    for name in picked:
        player.click(player.spot(name))
        player.rest()
    assert player.table.session.moves[1:] == [Move("pick", name, "army-0") for name in picked]
    assert player.table.prompt()[0].endswith("Places left: 2 demons.")


def test_the_result_tells_the_light_that_no_card_gives() -> None:
    """Gehenna stands by whoever has fewer Locations."""
    state = position.table(won=["eden", "zion", "jordan"], other={"won": ["gehenna"]})
    for side, key in zip(state.sides, ("lailah", "kokabiel"), strict=True):
        side.army = [NAMES.cards[key]]
    told = {row.what: row.stands for row in decided(state)}
    assert told["Light beyond the cards"] == ("0", "12")
    assert told["Light in the Final Battle"] == ("3", "17")
    state.sides[1].won = []
    assert "Light beyond the cards" not in [row.what for row in decided(state)]


def test_a_location_that_asks_lies_across_and_a_click_answers_it(app: App) -> None:
    own = {"host": ["seraphiel", "sariel"], "locations": ["patmos"], "store": ["haniel", "lailah"]}
    player = at(app, position.table(**own))
    player.play(Move("challenge", "location-patmos"))
    player.rest()
    assert player.table.sitting.asker() == "patmos"
    (asker,) = player.table.column._asker
    ground = pygame.mask.from_threshold(asker.image, asker.image.get_at((0, 0)), (2, 2, 2, 255))
    ground.invert()
    (shown, *_specks) = sorted(ground.get_bounding_rects(), key=lambda rect: -rect.width)
    assert shown.width > shown.height
    player.click(player.spot("store-1"))
    player.rest()
    assert Move("recruit", "store-1", "discard-0") in player.table.session.moves


def test_an_opponents_army_is_large_while_one_of_it_is_chosen(app: App) -> None:
    host = ["nephilim", "camael", "ophanim", "haniel", "nathanael", "lailah", "jophiel", "sariel", "remiel", "pilgrim"]
    other = {"host": host}
    player = at(app, position.table(hand=["famine", "erelin"], other=other))
    far = [f"host-1-{key}" for key in host]

    def widest() -> int:
        return max(player.table.desk.scene.sprites[name].rect.width for name in far)

    assert widest() < 96
    player.play(Move("perform", "hand-0-famine", "discard-0"))
    player.rest()
    rects = [player.table.desk.scene.sprites[name].rect for name in far]
    assert {move.src for move in player.table.session.legal_moves()} == {"host-1-pilgrim"}
    assert min(rect.width for rect in rects) >= 96
    assert len({rect.y for rect in rects}) == 2, "in two lines"


def test_a_long_pile_scrolls(app: App) -> None:
    many = ["erelin"] * 7 + ["nephilim"] * 3 + ["ophanim"] * 12 + ["lailah", "lailah", "haniel", "jophiel", "sariel"]
    player = at(app, position.table(discard=many))
    player.click(player.spot("discard-0"))
    browser = player.table.desk.browser
    assert browser.deepest > 0
    player.reveal("discard-0-sariel")
    assert browser.top > 0
    assert player.table.desk.under(player.spot("discard-0-sariel")) == "discard-0-sariel"
    app.frame([], 0.05)
    before = app.canvas.draws
    for _ in range(20):
        app.frame([], 0.05)
    assert app.canvas.draws == before, "an idle browser draws nothing"


# A full table


def full() -> State:
    host = ["sariel+star-crown", "haniel+lily-staff", "camael", "camael", "seraphiel+dawn-shield", "raguel", "jehoel",
            "lailah", "jophiel", "prophetess"]  # fmt: skip
    horde = ["orobas+black-crown", "astaroth", "samyaza", "warlock"]
    return position.table(
        host=host, horde=horde, hand=["erelin", "ophanim", "nephilim", "manna", "ophanim"], deck=["nephilim"] * 2,
        titles=["captain", "herald"], won=["sinai", "jordan"], discard=["erelin"] * 5, commander="michael", word=4,
        other={"host": ["kerubiel+censer", "barachiel", "zadkiel"], "horde": ["stolas"], "discard": ["erelin"] * 4,
               "hand": ["erelin"] * 3, "commander": "samael", "won": ["eden", "zion"]},
    )  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 620)])
def test_a_full_table_lies_inside_the_window_and_each_card_can_be_reached(make_app: MakeApp, size: Any) -> None:
    app = make_app(size)
    player = at(app, full())
    desk = player.table.desk
    assert {sprite.thing.place for sprite in desk.scene.sprites.values()} - desk.scene.spots.keys() <= set(
        desk.scene.sprites
    )
    for name, sprite in desk.scene.sprites.items():
        assert app.surface.get_rect().contains(sprite.rect), name
        in_a_row = sprite.thing.place.startswith(("host", "horde", "hand", "store"))
        if in_a_row and sprite.thing.kind == "card":
            assert acts_as(desk.under(player.spot(acts_as(name))) or "") == acts_as(name)


def test_every_thing_of_a_full_table_has_a_description(app: App) -> None:
    player = at(app, full())
    for name in player.table.desk.scene.sprites:
        assert player.table.desk.say(name).strip()


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_the_table_and_the_browser_cut_no_text(make_app: MakeApp, language: str) -> None:
    app = make_app(language=language)
    player = at(app, full())
    ink.cuts.clear()
    player.table.desk.spread_out(["discard-0"])
    player.rest()
    player = at(app, position.table(hand=["pillar-of-fire"], other={"horde": ["stolas"]}))
    player.play(Move("perform", "hand-0-pillar-of-fire", "discard-0"))
    assert len(player.table.column.buttons) == 2
    assert {*ink.cuts} <= {kind.name for kind in KINDS}, "names on the smallest cards are whole under the glass"


def test_what_is_drawn_in_parts_equals_the_whole(app: App) -> None:
    player = at(app, full())
    for act in (
        lambda: player.drag(player.spot("hand-0-ophanim"), player.spot("host-0"), drop=False),
        lambda: player.release(player.spot("host-0")),
        lambda: player.point(player.spot("host-0-raguel")),
        lambda: player.click(player.spot("discard-0-erelin~5")),
    ):
        act()
        player.drawn_as_a_whole()


# Motion


def travelled(player: Hasty) -> dict[str, tuple[str, str]]:
    """What is on its way now: from the look it had to the place it goes."""
    beats = player.table.desk.animator._beats
    return {
        motion.name: (motion.before.thing.id, motion.after.thing.place)
        for beat in beats for motion in beat.motions if motion.way == "travel" and motion.before and motion.after
    }  # fmt: skip


def test_cards_travel_from_where_they_were_to_where_they_are(app: App) -> None:
    player = at(app, position.table(hand=["manna", "erelin"], deck=["haniel", "lailah"], store=["lailah"], word=1))
    table = player.table
    table.play(Move("perform", "hand-0-manna", "discard-0"))
    way = travelled(player)
    assert way["discard-0-manna"] == ("hand-0-manna", "discard-0")
    assert way["hand-0-haniel"] == way["hand-0-lailah"] == ("deck-0-pile", "hand-0")
    player.rest()
    table.play(Move("buy", "store-0", "discard-0"))
    assert travelled(player)["discard-0-lailah"] == ("store-0", "discard-0")
    player.rest()
    table.play(Move("refill", "holy"))
    assert travelled(player)["store-0"] == ("holy", "store-0")
    player.rest()
    table.play(Move("end"))
    assert travelled(player)["discard-0-erelin"] == ("hand-0-erelin", "discard-0")
    assert travelled(player)["discard-0-haniel"] == ("hand-0-haniel", "discard-0")


def test_a_disbanded_host_is_swept_to_the_discards(app: App) -> None:
    player = at(app, position.table(host=["seraphiel+star-crown", "sariel", "pilgrim"], locations=["sinai"]))
    player.table.play(Move("challenge", "location-sinai"))
    way = travelled(player)
    for key, name in (("seraphiel", "+star-crown"), ("star-crown", ""), ("sariel", ""), ("pilgrim", "")):
        before = f"host-0-{key}{name}" if key != "star-crown" else "host-0-seraphiel+star-crown/relic"
        assert way[f"discard-0-{key}"] == (before, "discard-0")
    assert way["won-0-sinai"] == ("location-sinai", "won-0")


def test_a_dropped_card_travels_from_where_it_was_dropped(app: App) -> None:
    player = at(app, position.table(hand=["erelin", "erelin"]))
    x, y = player.spot("purse")
    player.drag(player.spot("hand-0-erelin"), (x + 60, y))
    (motion,) = [
        motion for beat in player.table.desk.animator._beats for motion in beat.motions if motion.name == "purse-erelin"
    ]
    assert motion.before is not None
    assert motion.before.rect.collidepoint((x + 60, y))


def test_the_others_cards_turn_over_when_they_are_played(app: App) -> None:
    state = position.table(seat=1, hand=["sariel", "erelin"], host=["lailah"])
    session = resume("archangelis", {}, SEED, (ANNA, Seat("novice", "Novice")), state)
    table = TableScreen(app, session)
    table.sitting.stepping = True
    app.push(table)
    player = Hasty(app)
    player.rest()
    table.play(Move("host", "hand-1-sariel", "host-1"))
    before, place = travelled(player)["host-1-sariel"]
    assert before.startswith("hand-1-back")
    assert place == "host-1"


# What is hidden


def other_world(state: State, seat: int) -> State:
    """The same for this seat; whatever it can't see lies in another order or in other hands."""
    world, rng = state.copy(), random.Random(9)
    for pile in (world.holy, world.infernal, world.demon_locations, world.sides[seat].deck):
        rng.shuffle(pile)
    hidden = world.location_deck[world.sunk :]
    rng.shuffle(hidden)
    world.location_deck[world.sunk :] = hidden
    other = world.sides[1 - seat]
    cards = [*other.hand, *other.deck]
    while cards[: len(other.hand)] == state.sides[1 - seat].hand:
        rng.shuffle(cards)
    other.hand, other.deck = cards[: len(other.hand)], cards[len(other.hand) :]
    return world


def hidden_hands() -> State:
    return position.table(
        hand=["erelin", "sariel", "nephilim"], host=["lailah", "seraphiel"], deck=["haniel", "jophiel", "erelin"],
        other={"hand": ["erelin", "ophanim", "plague"], "deck": ["stolas", "nephilim", "manna"], "horde": ["agares"]},
    )  # fmt: skip


def test_the_table_does_not_depend_on_what_its_viewer_cannot_see(app: App) -> None:
    shows_only_what_is_seen(app, hidden_hands(), other_world, at)


def test_the_curtain_the_recap_and_the_defenders_table_do_not_depend_on_the_attackers_hand(app: App) -> None:
    state = hidden_hands()
    shots = []
    for world in (state, other_world(state, 1)):
        player = at(app, world)
        player.play(Move("challenge", f"location-{KINDS[state.locations[0]].key}"))
        taken = []
        for text in ("I am Ben", ""):
            player.point((5, 5))
            player.rest()
            taken.append(pixels(app))
            if text:
                player.button(text)
                player.rest()
        assert player.table.viewer == 1
        shots.append(taken)
        clear(app)
    assert shots[0] == shots[1]


def test_the_curtain_after_a_turn_does_not_show_the_next_players_cards(app: App) -> None:
    state = hidden_hands()
    shots = []
    for world in (state, other_world(state, 0)):
        player = at(app, world)
        player.play(Move("end"))
        player.point((5, 5))
        player.rest()
        assert isinstance(app.screen, CurtainScreen)
        shots.append(pixels(app))
        clear(app)
    assert shots[0] == shots[1]


def test_a_secret_army_shows_nowhere(app: App) -> None:
    shots = []
    for first in ("haniel", "lailah"):
        player = final(app)
        table = player.table
        for move in (Move("pick", f"discard-0-{first}", "army-0"), Move("pick", "discard-0-seraphiel", "army-0")):
            player.play(move)
        while table.session.to_act() == 0:
            player.play(next(move for move in table.session.legal_moves() if first not in str(move.src)))
        taken = []
        for text in ("I am Ben", ""):
            player.point((5, 5))
            player.rest()
            taken.append(pixels(app))
            if text:
                player.button(text)
                player.rest()
        shots.append((taken, sorted(table.session.state.sides[0].army)))
        clear(app)
    assert shots[0][1] != shots[1][1]
    assert shots[0][0] == shots[1][0]


# The automaton


def test_the_solo_game_seats_the_automaton_without_asking(app: App) -> None:
    app.push(SetupScreen(app, "archangelis"))
    player = Hasty(app)
    screen: Any = app.screen
    screen._choose(screen.info.option("first"), "2")
    screen._choose(screen.info.option("mode"), "solo")
    player.rest()
    assert screen.options["first"] == "random", "what does not go with it is reset"
    assert screen.seated() == [PERSON, AUTOMATON]
    assert screen.seat_names()[1] == "The Infernal Host"
    assert [entry.get_text() for entry in screen.entries][1] == "The Infernal Host"
    player.key(pygame.K_RETURN)
    player.rest()
    session = player.table.session
    assert session.seats[1] == Seat(AUTOMATON, "The Infernal Host")
    assert save_format.load(save_format.dump(document(session)), "x").session.seats == session.seats


def document(session: Session) -> dict[str, Any]:
    from datetime import UTC, datetime

    return save_format.document(session, datetime(2026, 1, 1, tzinfo=UTC))


def test_the_automaton_takes_its_turn_after_a_beat(app: App) -> None:
    player = seated(
        app, start("archangelis", {"mode": "solo"}, SEED, (ANNA, Seat(AUTOMATON, "The Infernal Host"))), Hasty
    )
    session = player.table.session
    player.play(Move("end"))
    player.rest()
    assert [move.kind for move in session.moves] == ["end", "automaton"]
    assert session.to_act() == 0
    assert not player.table.sitting.thinker.about
    player.key(pygame.K_u)
    player.rest()
    assert session.moves == []


def test_an_automaton_sits_only_where_the_rules_have_one() -> None:
    with pytest.raises(ValueError, match="automaton"):
        start("archangelis", {}, SEED, (ANNA, Seat(AUTOMATON, "x")))
    seats = start("archangelis", {"mode": "solo"}, SEED, (ANNA, BEN)).seats
    assert seats[1].player == AUTOMATON


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ([], [PERSON, "adept"]),
        (["--option", "mode=solo"], [PERSON, AUTOMATON]),
        (["--seats", "person,automaton"], [PERSON, AUTOMATON]),
        (["--seats", "novice,master", "--option", "draw=4"], ["novice", "master"]),
    ],
)
def test_the_command_line_seats_everybody(words: list[str], players: list[str]) -> None:
    arguments = program._parser().parse_args(["play", "--game", "archangelis", "--seed", "1", *words])
    session = program._wanted_session(arguments)
    assert [seat.player for seat in session.seats] == players
    assert session.options["draw"] == (4 if "draw=4" in words else 3)


def test_the_command_line_takes_a_character_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue.rules("archangelis")
    known = replace(rules.info, characters=(Character("stern", "Stern", "Forgives nobody."),))
    monkeypatch.setattr(rules, "info", known, raising=True)
    words = ["play", "--game", "archangelis", "--seats"]
    session = program._wanted_session(program._parser().parse_args([*words, "person,master-stern"]))
    assert session.seats[1] == Seat("master-stern", "Master · Stern")
    with pytest.raises(program.Refused, match=r"'master-mild' can't take a seat: .*novice.*, LEVEL-stern"):
        program._wanted_session(program._parser().parse_args([*words, "person,master-mild"]))


@pytest.mark.parametrize("words", [["--seats", "automaton,novice"], ["--option", "draw=9"], ["--option", "tea=1"]])
def test_the_command_line_refuses_what_does_not_go(words: list[str]) -> None:
    arguments = program._parser().parse_args(["play", "--game", "archangelis", *words])
    with pytest.raises(program.Refused):
        program._wanted_session(arguments)


def test_a_long_recap_fits_the_window_and_tells_how_much_more_there_was(make_app: MakeApp) -> None:
    app = make_app(text_size=150)
    session = start("archangelis", {"first": "1"}, SEED, (ANNA, BEN))
    player = seated(app, session, Hasty)
    curtain: Any = CurtainScreen(app, player.table, 0)
    curtain.recap = lambda: [f"{n}. {'a long line of what happened ' * 4}" for n in range(30)]
    app.push(curtain)
    app.frame([], 0.02)
    assert len(curtain.elements) > 6
    for element in curtain.elements:
        assert app.surface.get_rect().contains(element.rect)


# Whole games


def eager(session: Session) -> Move:
    """A simple way to play that brings a game to its end."""
    state, moves = session.state, session.legal_moves()
    own = state.sides[state.seat]

    def worth(move: Move) -> tuple[int, int]:
        if move.kind == "challenge":
            place = NAMES.cards[str(move.src).removeprefix("location-")]
            return (9, 0) if light.host(own, place).total >= ENOUGH else (-2, 0)
        if move.kind == "buy":
            slot = str(move.src).removeprefix("store-")
            return 2, KINDS[state.store[int(slot)]].cost if slot.isdigit() else 2
        ranks = {"host": 7, "equip": 6, "title": 6, "horde": 5, "perform": 4, "spend": 3, "end": -1, "decline": -1}
        return ranks.get(move.kind, 1), 0

    return max(moves, key=worth)


def play_on(player: Hasty, session: Session) -> None:
    """By mouse, to the end, each behind the own curtain."""
    while session.to_act() is not None:
        while isinstance(player.app.screen, CurtainScreen):
            player.key(pygame.K_RETURN)
            player.rest()
        if not session.person_to_act():
            player.rest()
            continue
        before, move = len(session.moves), eager(session)
        player.play(move)
        assert len(session.moves) > before, (move, session.moves[-3:])
        assert session.moves[before] == move


def test_a_whole_game_of_two_persons_by_mouse(app: App) -> None:
    app.change(reduce_motion=True, speed=400)
    session = start("archangelis", {"first": "1", "commanders": "choose"}, SEED, (ANNA, BEN))
    app.store.begin(session)
    player = seated(app, session, Hasty)
    play_on(player, session)
    assert session.state.phase == OVER
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert app.store.latest(None) is None


def test_a_whole_solo_game_by_mouse(app: App) -> None:
    app.change(reduce_motion=True, speed=400)
    seats = (ANNA, Seat(AUTOMATON, "The Infernal Host"))
    session = start("archangelis", {"mode": "solo", "locations": 5, "draw": 4}, SEED, seats)
    app.store.begin(session)
    player = seated(app, session, Hasty)
    play_on(player, session)
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)


def test_a_card_just_laid_down_is_not_covered_by_words(app: App) -> None:
    """What lies there is told again as soon as the pointer moves on."""
    player = at(app, position.table(hand=["sariel"]))
    spot = player.spot("host-0")
    player.drag(player.spot("hand-0-sariel"), spot)
    for _frame in range(40):
        app.frame([], 0.1)
    pointed = player.table.desk.pointed
    assert player.table.session.moves
    assert not pointed.rests
    player.point((spot[0] + 12, spot[1]))
    for _frame in range(8):
        app.frame([], 0.1)
    assert pointed.rests
