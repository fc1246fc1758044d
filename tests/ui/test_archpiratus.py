"""ArchPiratus on the table, played by real events: ship, crew, missions, Salvage, gunfire, the automaton."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.archpiratus import RULES, ship
from game.archpiratus.cards import CREW, KINDS, NAMES, TECH
from game.archpiratus.state import State
from game.core.contract import Move
from game.core.things import acts_as
from game.session import AUTOMATON, PERSON, Seat, Session, resume, start
from tests.scenarios.archpiratus import position
from tests.ui.leaks import clear, pixels, shows_only_what_is_seen
from tests.ui.player import Hasty, seated
from ui import ink
from ui.app import App
from ui.screens.curtain import CurtainScreen
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen

pytestmark = pytest.mark.slow

MakeApp = Callable[..., App]
ANNA, BEN, RIVAL = Seat(PERSON, "Anna"), Seat(PERSON, "Ben"), Seat(AUTOMATON, "The Rival")
SEED = 5


def at(app: App, state: State) -> Hasty:
    """A position on the table."""
    seats = (ANNA, RIVAL if state.solo else BEN)
    return seated(app, resume("archpiratus", {"mode": "solo" if state.solo else "two"}, SEED, seats, state), Hasty)


# Buying


def test_a_card_is_dragged_to_the_purse(app: App) -> None:
    player = at(app, position.table(hand=["credits", "racer"]))
    player.drag(player.spot("hand-0-credits"), player.spot("purse"))
    player.rest()
    assert player.table.session.moves == [Move("spend", "hand-0-credits", "purse")]
    assert player.thing("credits").number == 1


def test_a_click_buys_a_card_and_a_click_on_a_deck_refills_the_store(app: App) -> None:
    player = at(app, position.table(funds=9, store=["rail-cannon", "racer"]))
    player.click(player.spot("store-0"))
    player.rest()
    assert player.table.session.moves == [Move("buy", "store-0", "discard-0")]
    assert player.thing("store-0").kind == "mat"
    player.click(player.spot("crew"))
    player.rest()
    assert player.table.session.moves[-1] == Move("refill", "crew")
    assert player.thing("store-0").kind == "card"


def test_one_press_spends_all_that_only_pays_and_is_taken_back_as_one(app: App) -> None:
    player = at(app, position.table(hand=["credits", "credits", "racer"]))
    session = player.table.session
    player.button("Spend all for 2 credits")
    player.rest()
    assert session.moves == [Move("spend", "hand-0-credits", "purse")] * 2
    assert session.state.funds == 2
    player.key(pygame.K_u)
    player.rest()
    assert session.moves == []


def test_a_card_slides_along_the_own_hand_and_that_is_no_move(app: App) -> None:
    player = at(app, position.table(hand=["credits", "racer", "contract"]))
    desk = player.table.desk

    def order() -> list[str]:
        cards = (sprite for sprite in desk.scene.sprites.values() if sprite.thing.place == "hand-0" and not sprite.mat)
        return [sprite.thing.face for sprite in sorted(cards, key=lambda sprite: sprite.rect.x)]

    before = order()
    last = desk.scene.sprites[f"hand-0-{before[-1]}"].rect
    player.drag(player.spot(f"hand-0-{before[0]}"), (last.right - 4, last.centery))
    player.rest()
    assert order() == [*before[1:], before[0]]
    assert player.table.session.moves == []
    player.play(Move("spend", "hand-0-credits", "purse"))
    assert order() == [face for face in (*before[1:], before[0]) if face != "credits"], "it stays so"


def test_a_local_contact_is_dragged_to_the_discards(app: App) -> None:
    player = at(app, position.table(funds=2))
    player.drag(player.spot("supply"), player.spot("discard-0"))
    player.rest()
    assert player.table.session.moves == [Move("buy", "supply", "discard-0")]


@pytest.mark.parametrize("by_drag", [True, False])
def test_salvage_is_looked_through_and_bought_out_of_what_is_spread_out(app: App, by_drag: bool) -> None:
    player = at(app, position.table(funds=2, salvage=["rivet-gun", "pulse-laser", "dead-ear"], hand=["credits"]))
    desk = player.table.desk
    player.click(player.spot("salvage"))
    assert desk.browser.places == ("salvage",)
    assert set(desk.browser.spread.above) == {"salvage-rivet-gun", "salvage-pulse-laser", "salvage-dead-ear"}
    spot = player.spot("salvage-pulse-laser")
    if by_drag:
        player.drag(spot, desk.scene.sprites["discard-0"].rect.center)
    else:
        player.click(spot)
    player.rest()
    assert player.table.session.moves == [Move("salvage", "salvage-pulse-laser", "discard-0")]
    assert player.thing("discard-0-pulse-laser").place == "discard-0"


def test_salvage_without_credits_is_refused_with_the_price(app: App) -> None:
    player = at(app, position.table(salvage=["rivet-gun", "abacus"], hand=["credits"]))
    player.click(player.spot("salvage"))
    player.click(player.spot("salvage-abacus"))
    assert player.table.session.moves == []
    assert player.table.refusal is not None
    assert "Salvage costs 2" in player.table.refusal[0]


def test_salvage_is_not_spread_out_unasked(app: App) -> None:
    player = at(app, position.table(funds=1, rooms=["chop-shop"], salvage=["rivet-gun", "abacus"]))
    assert {move.kind for move in player.table.session.legal_moves()} == {"end", "salvage", "fly"}
    assert not player.table.desk.browser


# Ship and crew


@pytest.mark.parametrize("where", ["ship-0", "slot-0-weapon", "slot-0-scanner", "value-0-engine"])
def test_tech_dropped_anywhere_on_the_ship_finds_its_slot(app: App, where: str) -> None:
    player = at(app, position.table(hand=["rail-cannon"], mat=["rivet-gun"]))
    assert player.thing("value-0-weapon").number == 1
    player.drag(player.spot("hand-0-rail-cannon"), player.spot(where))
    player.rest()
    assert player.table.session.moves == [Move("fit", "hand-0-rail-cannon", "ship-0")]
    assert player.thing("ship-0-rail-cannon").place == "slot-0-weapon"
    assert player.thing("value-0-weapon").number == 3
    assert player.thing("salvage-rivet-gun").place == "salvage"


def test_tech_is_fitted_by_two_clicks_and_by_keys(app: App) -> None:
    player = at(app, position.table(hand=["rail-cannon"]))
    player.click(player.spot("hand-0-rail-cannon"))
    player.click(player.spot("slot-0-computer"))
    player.rest()
    assert player.table.session.moves == [Move("fit", "hand-0-rail-cannon", "ship-0")]
    player = at(app, position.table(hand=["rail-cannon"]))
    desk = player.table.desk
    for goal, keys in (("hand-0-rail-cannon", [pygame.K_DOWN]), ("ship-0", [pygame.K_UP, pygame.K_LEFT])):
        for key in keys * 4:
            if desk.finger.on != goal:
                player.key(key)
        assert desk.finger.on == goal
        player.key(pygame.K_RETURN)
    player.rest()
    assert player.table.session.moves == [Move("fit", "hand-0-rail-cannon", "ship-0")]


def test_crew_takes_a_berth_and_one_of_the_same_type_replaces(app: App) -> None:
    player = at(app, position.table(hand=["racer"], crew=["tug-pilot", "greasehand"]))
    player.drag(player.spot("hand-0-racer"), player.spot("crew-0"))
    player.rest()
    assert position.crew(player.table.session.state) == ["greasehand", "racer"]
    assert player.thing("crew-value-0").number == position.crew_value(player.table.session.state)


def test_with_all_berths_taken_crew_is_put_on_whom_it_replaces(app: App) -> None:
    crew = ["tug-pilot", "greasehand", "sawbones", "dock-rat"]
    player = at(app, position.table(hand=["envoy"], crew=crew))
    player.click(player.spot("hand-0-envoy"))
    assert player.table.desk.hands.lit() >= {f"crew-0-{key}" for key in crew}
    player.key(pygame.K_ESCAPE)
    player.drag(player.spot("hand-0-envoy"), player.spot("crew-0-sawbones"))
    player.rest()
    assert player.table.session.moves == [Move("hire", "hand-0-envoy", "crew-0-sawbones")]
    assert "crew-0-sawbones" not in player.table.desk.scene.sprites


def test_crew_does_not_go_into_a_slot(app: App) -> None:
    player = at(app, position.table(hand=["racer"]))
    player.drag(player.spot("hand-0-racer"), player.spot("slot-0-weapon"))
    assert player.table.session.moves == []
    assert player.table.refusal is not None
    assert "berth" in player.table.refusal[0]


@pytest.mark.parametrize(("card", "zone"), [("scourge", "titles"), ("war-room", "rooms")])
def test_the_first_title_and_the_first_room_have_a_place_to_be_dropped_on(app: App, card: str, zone: str) -> None:
    player = at(app, position.table(hand=[card]))
    scene = player.table.desk.scene
    room = scene.spots[f"{zone}-0"]
    assert room.width >= scene.sprites[f"hand-0-{card}"].rect.width
    player.drag(player.spot(f"hand-0-{card}"), (room.right - 5, room.bottom - 5))
    player.rest()
    assert position.zone(player.table.session.state, zone) == [card]


def test_a_click_takes_a_card_back_from_the_discards(app: App) -> None:
    player = at(app, position.table(hand=["field-surgeon"], discard=["credits", "scourge"]))
    player.play(Move("hire", "hand-0-field-surgeon", "crew-0"))
    player.click(player.spot("discard-0-scourge"))
    player.rest()
    assert position.zone(player.table.session.state, "hand") == ["scourge"]


def test_a_third_room_replaces_one(app: App) -> None:
    player = at(app, position.table(hand=["war-room"], rooms=["cargo-hold", "bunk-deck"]))
    player.drag(player.spot("hand-0-war-room"), player.spot("rooms-0-bunk-deck"))
    player.rest()
    assert position.zone(player.table.session.state, "rooms") == ["cargo-hold", "war-room"]


def test_piracy_takes_what_is_clicked_on_the_other_ship(app: App) -> None:
    state = position.table(hand=["boarding-party"], other={"mat": ["rail-cannon", "scrap-plating"]})
    player = at(app, state)
    player.drag(player.spot("hand-0-boarding-party"), player.spot("discard-0"))
    player.rest()
    player.play(next(move for move in player.table.session.legal_moves() if move.src == "ship-1-rail-cannon"))
    assert "rail-cannon" in position.discard(player.table.session.state)


# Missions and flights


def test_a_contract_is_dragged_onto_the_missions_of_a_station(app: App) -> None:
    player = at(app, position.table(hand=["contract"], medium=["broken-relay"]))
    player.drag(player.spot("hand-0-contract"), player.spot("missions-medium"))
    player.rest()
    assert player.table.session.moves == [Move("contract", "hand-0-contract", "missions-medium")]
    scene = player.table.desk.scene
    mission, contract = scene.sprites["missions-0-broken-relay"], scene.sprites["missions-0-broken-relay/contract"]
    assert scene.tucked[contract.thing.id] == mission.thing.id
    assert contract.z < mission.z
    assert mission.rect.bottom < contract.rect.bottom
    missing = position.lacks(player.table.session.state, "broken-relay")
    assert mission.thing.marks == tuple(f"lacks-{what}-{n}" for what, n in missing)
    player.click((contract.rect.centerx, contract.rect.bottom - 3))
    assert player.table.refusal is not None
    assert "still lacks" in player.table.refusal[0]


def test_the_ship_is_dragged_from_station_to_station(app: App) -> None:
    player = at(app, position.table(hand=["credits"]))
    player.drag(player.spot("captain-0"), player.spot("station-final"))
    assert player.table.session.moves == []
    assert player.table.refusal is not None
    assert "6 points" in player.table.refusal[0]
    player.drag(player.spot("captain-0"), player.spot("station-hard"))
    player.rest()
    assert player.table.session.moves == [Move("fly", "captain-0", "station-hard")]
    scene = player.table.desk.scene
    assert scene.sprites["station-hard"].rect.contains(scene.sprites["captain-0"].rect)


def test_the_ship_flies_by_two_clicks(app: App) -> None:
    player = at(app, position.table(other={"station": "medium"}))
    player.click(player.spot("captain-0"))
    assert player.table.desk.hands.lit() == {"station-medium", "station-hard"}
    player.click(player.spot("captain-1"))
    player.rest()
    assert player.table.session.moves == [Move("fly", "captain-0", "station-medium")]
    ships = [player.table.desk.scene.sprites[f"captain-{seat}"].rect for seat in range(2)]
    assert not ships[0].colliderect(ships[1]), "both stand at one station side by side"


def test_a_mission_is_completed_by_a_click(app: App) -> None:
    state = ready()
    player = at(app, state)
    assert player.thing("missions-0-milk-run").marks == ("ready", "here")
    player.click(player.spot("missions-0-milk-run"))
    player.rest()
    session = app.screens[0 if isinstance(app.screens[0], TableScreen) else 1].session  # type: ignore[attr-defined]
    assert session.moves == [Move("complete", "missions-0-milk-run")]
    assert position.points(session.state) == 1


def ready(**more: Any) -> State:
    """Anna has all that an easy mission asks for, at its station."""
    need = position.lacks(position.table(missions=["milk-run"]), "milk-run")
    mat = [tech for what, n in need if (tech := TECHS.get((what, n)))]
    crew = [kind.key for what, _n in need for kind in KINDS if kind.role == what and kind.type == CREW][:1]
    return position.table(
        missions=["milk-run"], mat=mat, crew=["contact", "first-mate", *crew], hand=["credits"], **more
    )


TECHS = {(kind.role, kind.value): kind.key for kind in KINDS if kind.type == TECH}


def test_a_mission_that_waits_to_change_stays_upon_its_contract(app: App) -> None:
    player = at(app, position.table(hand=["rivet-gun"], crew=["racer"], missions=["rock-hunt"]))
    desk = player.table.desk
    player.table.play(Move("fit", "hand-0-rivet-gun", "ship-0"))
    waiting = desk.animator.poses(desk.scene)[0]["missions-0-rock-hunt"]
    assert waiting is not None
    assert not waiting.moves
    below = desk.scene.sprites["missions-0-rock-hunt/contract"]
    assert desk.renderer._posed(waiting, desk.scene).z > below.z


def test_the_final_mission_ends_the_game(app: App) -> None:
    mat = [TECHS[slot, 5] for slot in ("weapon", "armor", "engine", "computer", "scanner")]
    wanted = KINDS[NAMES.cards["throne-of-stars"]]
    types = [what for what, _n in position.lacks(position.table(missions=[wanted.key], mat=mat), wanted.key)]
    best = {kind.role: kind.key for kind in sorted(KINDS, key=lambda kind: kind.value) if kind.type == CREW}
    crew = [best[what] for what in types if what in best]
    crew += [key for role, key in best.items() if role not in types and role != "contact"][: 4 - len(crew)]
    done = ["dreadnought", "black-hole"]
    state = position.table(hand=["contract"], mat=mat, crew=crew, done=done, final=[wanted.key])
    player = at(app, state)
    for move in (Move("fly", "captain-0", "station-final"), Move("contract", "hand-0-contract", "missions-final")):
        player.play(move)
        assert player.table.session.moves[-1] == move
    player.click(player.spot(f"missions-0-{wanted.key}"))
    player.rest()
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)


def test_admirals_are_chosen_out_of_what_is_spread_out(app: App) -> None:
    session = start("archpiratus", {"first": "1", "admirals": "choose"}, SEED, (ANNA, BEN))
    player = seated(app, session, Hasty)
    assert player.table.desk.browser.places == ("leaders",)
    player.click(player.spot("leader-li"))
    player.rest()
    assert session.moves == [Move("appoint", "leader-li", session.moves[0].dst)]
    assert isinstance(app.screen, CurtainScreen)


# Piles


def test_the_exile_and_an_exhausted_supply_have_a_mat_with_a_name(app: App) -> None:
    player = at(app, position.table(supply=0))
    assert (player.thing("exile").kind, player.thing("exile").face) == ("mat", "Exile")
    assert (player.thing("supply").kind, player.thing("supply").face) == ("mat", "Contacts")
    assert "Local Contact" in player.table.desk.say("supply")
    player.click(player.spot("supply"))
    assert player.table.session.moves == []
    clear(app)
    assert at(app, position.table(supply=2)).thing("supply").kind == "card"


# Gunfire


def test_a_stronger_gun_beside_the_ship_is_warned_of_and_its_hit_is_shown(app: App) -> None:
    state = position.table(
        hand=["credits"], deck=["credits"] * 6, other={"mat": ["rail-cannon"], "deck": ["credits"] * 6}
    )
    player = at(app, state)
    assert "Beware" in player.table.prompt()[0]
    player.play(Move("end"))
    player.rest()
    assert isinstance(app.screen, CurtainScreen)
    assert "You fire at Anna's ship: hit number 1!" in app.screen.recap()
    player.button("I am Ben")
    player.rest()
    assert player.thing("captain-0").marks == ("hit",)
    assert player.thing("captain-1").marks == ()
    assert [element.text for element in player.table.column.buttons] == [
        "End turn (3 cards left)", "Spend all for 3 credits",
    ]  # fmt: skip


def test_the_ship_that_is_hit_jolts(app: App) -> None:
    state = position.table(deck=["credits"] * 6, other={"mat": ["rail-cannon"], "deck": ["credits"] * 6})
    player = at(app, state)
    player.table.play(Move("end"))
    jolts = [m.name for beat in player.table.desk.animator._beats for m in beat.motions if m.way == "jolt"]
    assert jolts == ["captain-0"]


def test_a_plate_of_the_hull_breaks_for_each_hit(app: App) -> None:
    player = at(app, position.table(other={"mat": ["rail-cannon"]}))
    desk, thing = player.table.desk, player.thing("hull-0")
    assert (thing.number, thing.marks) == (0, ("of-4",))
    rect = desk.scene.sprites["hull-0"].rect
    looks = [desk.faces.picture(thing._replace(number=hits), rect.size) for hits in range(5)]
    assert len({pygame.image.tobytes(look, "RGBA") for look in looks}) == 5
    assert desk.scene.spots["ship-0"].contains(rect)


def test_what_is_decided_about_is_large(app: App) -> None:
    scene = at(app, position.table(hand=["credits"], missions=["milk-run"], store=["rail-cannon"])).table.desk.scene
    for name in ("hand-0-credits", "missions-0-milk-run", "store-0", "supply"):
        assert scene.sprites[name].rect.width >= 95, name


# The automaton


def test_the_automaton_has_no_hand_and_no_deck_on_the_table(app: App) -> None:
    player = at(app, position.table(solo=True, hand=["credits"], other={"mat": ["rail-cannon"]}))
    own = {name for name, sprite in player.table.desk.scene.sprites.items() if sprite.thing.owner == 1}
    assert {"ship-1", "crew-1", "missions-1", "captain-1", "ship-1-rail-cannon"} <= own
    assert not own & {"hand-1", "deck-1", "deck-1-pile", "discard-1", "titles-1", "rooms-1", "done-1", "points-1"}
    assert f"missions-1-{position.RIVAL_MISSION}/contract" not in player.table.desk.scene.sprites


def test_a_card_of_the_store_is_sent_under_its_deck_or_bought(app: App) -> None:
    player = at(app, position.table(solo=True, funds=5, store=["rivet-gun", "racer"]))
    player.click(player.spot("store-1"))
    assert player.table.desk.hands.lit() == {"discard-0", "crew"}
    player.key(pygame.K_ESCAPE)
    player.drag(player.spot("store-0"), player.spot("tech"))
    player.rest()
    assert player.table.session.moves == [Move("send", "store-0", "tech")]
    player.drag(player.spot("store-1"), player.spot("discard-0"))
    player.rest()
    assert player.table.session.moves[-1] == Move("buy", "store-1", "discard-0")


def test_the_automaton_takes_its_turn_after_a_beat(app: App) -> None:
    session = start("archpiratus", {"mode": "solo", "events": "off"}, SEED, (ANNA, RIVAL))
    player = seated(app, session, Hasty)
    move = next(move for move in session.legal_moves() if move.kind == "end")
    player.play(move)
    player.rest()
    assert session.moves[1] == Move("automaton")
    assert session.to_act() == 0


# A full table


def full(**more: Any) -> State:
    other = {
        "mat": ["rivet-gun", "scrap-plating", "tramp-burner", "abacus", "dead-ear"], "rooms": ["chop-shop"],
        "crew": ["racer", "patcher", "powder-rat", "sawbones"], "titles": ["guild-flagship"], "leader": "li",
        "missions": ["lost-dog", "quarantine"], "done": ["bar-brawl", "mutiny"], "hand": ["credits"] * 3,
        "deck": ["credits"] * 3, "discard": ["credits"], "hits": 2,
    }  # fmt: skip
    return position.table(
        hand=["credits", "contract", "rail-cannon", "turret-twin", "credits"], deck=["credits"] * 3, leader="azimi",
        discard=["credits"] * 2, mat=["pulse-laser", "mirror-shell", "ion-sail", "oracle-core", "deep-lens"],
        rooms=["bunk-deck", "war-room"], titles=["scourge", "iron-duchess"], hits=1, funds=3,
        crew=["first-mate", "tug-pilot", "contact", "greasehand", "envoy"], salvage=["rivet-gun", "abacus"],
        missions=["milk-run", "broken-relay", "dreadnought"], done=["old-debts", "hot-cargo", "comet-chase"],
        events=["ion-storm", "gold-rush"], other=other, **more,
    )  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 620)])
def test_a_full_table_lies_inside_the_window_and_each_card_can_be_reached(make_app: MakeApp, size: Any) -> None:
    app = make_app(size)
    player = at(app, full())
    desk = player.table.desk
    for name, sprite in desk.scene.sprites.items():
        assert app.surface.get_rect().contains(sprite.rect), name
        if sprite.thing.kind != "mat" and desk.scene.places[desk.scene.place(name)].shape != "pile":
            assert acts_as(desk.under(player.spot(acts_as(name))) or "") == acts_as(name), name


def test_what_lies_in_front_can_be_read_on_a_small_window(app: App) -> None:
    player = at(app, full())
    for name, sprite in player.table.desk.scene.sprites.items():
        if sprite.thing.kind in ("card", "mission", "leader") and (sprite.thing.owner == 0 or name.startswith("store")):
            assert sprite.rect.width >= 62, name
        if sprite.thing.kind == "counter" and sprite.thing.face != "hull":
            assert min(sprite.rect.size) >= 34, name


def test_places_of_a_side_do_not_overlap_unless_one_holds_the_other(app: App) -> None:
    spots = at(app, full()).table.desk.scene.spots
    inside = {
        "slot": "ship",
        "value": "ship",
        "dock": "station",
        "crew-value": "crew",
        "points": "done",
        "credits": "purse",
        "hull": "ship",
        "rail": "",
    }
    outer = [name for name in spots if not name.startswith(tuple(inside))]
    for k, one in enumerate(outer):
        for other in outer[k + 1 :]:
            assert not spots[one].colliderect(spots[other]), (one, other)


def test_every_thing_of_a_full_table_has_a_description(app: App) -> None:
    player = at(app, full())
    for name in player.table.desk.scene.sprites:
        assert player.table.desk.say(name).strip()


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_the_table_and_the_browser_cut_no_text(make_app: MakeApp, language: str) -> None:
    app = make_app(language=language)
    ink.cuts.clear()
    player = at(app, full())
    player.table.desk.spread_out(["salvage"])
    player.rest()
    assert {*ink.cuts} <= {kind.name for kind in KINDS}, "names on the smallest cards are whole under the glass"


def test_what_is_drawn_in_parts_equals_the_whole(app: App) -> None:
    player = at(app, full())
    for act in (
        lambda: player.drag(player.spot("hand-0-rail-cannon"), player.spot("ship-0"), drop=False),
        lambda: player.release(player.spot("ship-0")),
        lambda: player.point(player.spot("missions-0-dreadnought")),
        lambda: player.click(player.spot("discard-0-credits")),
    ):
        act()
        player.drawn_as_a_whole()


def test_the_picture_of_a_save_shows_the_whole_table(app: App) -> None:
    from io import BytesIO

    picture = pygame.image.load(BytesIO(at(app, full()).table.thumbnail()))
    assert picture.get_width() > picture.get_height()


# Motion


def test_cards_travel_from_where_they_were_to_where_they_are(app: App) -> None:
    player = at(app, full())
    ways: list[tuple[Move, str, tuple[str, str]]] = [
        (Move("buy", "supply", "discard-0"), "discard-0-contact", ("supply", "discard-0")),
        (Move("contract", "hand-0-contract", "missions-easy"), "", ("missions-easy", "missions-0")),
        (Move("fit", "hand-0-rail-cannon", "ship-0"), "ship-0-rail-cannon", ("hand-0-rail-cannon", "slot-0-weapon")),
        (Move("fly", "captain-0", "station-hard"), "captain-0", ("captain-0", "dock-hard")),
    ]
    for move, name, way in ways:
        player.table.play(move)
        travelled = {
            motion.name: (motion.before.thing.id, motion.after.thing.place)
            for beat in player.table.desk.animator._beats for motion in beat.motions
            if motion.way == "travel" and motion.before and motion.after
        }  # fmt: skip
        assert (travelled[name] == way) if name else (way in travelled.values()), (move, travelled)
        player.rest()


# What is hidden


def other_world(state: State, seat: int) -> State:
    """The same for this seat; whatever it can't see lies in another order or in other hands."""
    world, rng = state.copy(), random.Random(9)
    for pile in (world.tech, world.crew, *world.decks, world.sides[seat].deck):
        rng.shuffle(pile)
    other = world.sides[1 - seat]
    cards = [*other.hand, *other.deck]
    while cards[: len(other.hand)] == state.sides[1 - seat].hand:
        rng.shuffle(cards)
    other.hand, other.deck = cards[: len(other.hand)], cards[len(other.hand) :]
    return world


def hidden_hands() -> State:
    return position.table(
        hand=["credits", "racer", "rail-cannon"], deck=["credits", "contract", "abacus"], station="medium",
        other={"hand": ["credits", "contract", "envoy"], "deck": ["dead-ear", "patcher", "credits"]},
    )  # fmt: skip


def test_the_table_does_not_depend_on_what_its_viewer_cannot_see(app: App) -> None:
    shows_only_what_is_seen(app, hidden_hands(), other_world, at)


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


# Whole games


def eager(state: State) -> Move:
    """A simple way to play that brings games to their ends: buy, put everything to use, fly to what is ready."""
    seat = state.seat
    own = state.sides[seat]
    fit_for = {KINDS[card].role for card in own.missions if not ship.lacks(state, seat, card)}
    goals = {"final"} if RULES.final_open(state) else fit_for

    def betters(card: int) -> bool:
        kind = KINDS[card]
        have = [KINDS[old] for old in (*own.mat, *own.crew) if old >= 0]
        return kind.value > max((old.value for old in have if old.role == kind.role), default=0)

    def worth(move: Move) -> tuple[int, int]:
        src, dst = str(move.src), str(move.dst)
        if move.kind == "spend":
            kind = KINDS[NAMES.card(src)]
            return (-2 if kind.type in (TECH, CREW) and betters(NAMES.card(src)) else 8), 0
        if move.kind == "buy":
            slot = src.removeprefix("store-")
            return 7, KINDS[state.store[int(slot)]].cost if slot.isdigit() else 2
        if move.kind in ("fit", "hire"):
            return (6 if betters(NAMES.card(src)) else -2), 0
        if move.kind == "fly":
            return (3 if dst.removeprefix("station-") in goals else -2), 0
        ranks = {
            "title": 6,
            "furnish": 6,
            "raid": 6,
            "contract": 5,
            "complete": 2,
            "end": -1,
            "salvage": -3,
            "send": -4,
        }
        return ranks.get(move.kind, 1), src == "crew"

    return max(RULES.legal_moves(state), key=worth)


def short_game(**options: int | str) -> int:
    """The seed of a game that ends soon when both play eagerly, though not at once."""
    for seed in range(200):
        state, moves = RULES.new_game(options, seed), 0
        while RULES.to_act(state) is not None and moves < 160:
            RULES.advance(state, eager(state))
            moves += 1
        if 50 < moves < 160:
            return seed
    raise AssertionError("no game ends soon")


def play_on(player: Hasty, session: Session) -> None:
    """By mouse, to the end, each behind the own curtain."""
    while session.to_act() is not None:
        while isinstance(player.app.screen, CurtainScreen):
            player.key(pygame.K_RETURN)
            player.rest()
        if not session.person_to_act():
            player.rest()
            continue
        before, move = len(session.moves), eager(session.state)
        player.play(move)
        assert len(session.moves) > before, (move, session.moves[-3:])
        assert session.moves[before] == move


@pytest.mark.parametrize(
    ("options", "other"),
    [({"first": "1", "admirals": "choose"}, BEN), ({"mode": "solo"}, RIVAL)],
    ids=["two persons", "solo"],
)
def test_a_whole_game_by_mouse(app: App, options: dict[str, int | str], other: Seat) -> None:
    app.change(reduce_motion=True, speed=400)
    session = start("archpiratus", options, short_game(**options), (ANNA, other))
    app.store.begin(session)
    player = seated(app, session, Hasty)
    play_on(player, session)
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert app.store.latest(None) is None


# Open choices


def test_who_goes_ashore_is_clicked_when_a_berth_is_lost(app: App) -> None:
    crew = ["racer", "envoy", "sawbones", "contact", "greasehand"]
    state = position.table(hand=["war-room"], rooms=["bunk-deck", "cargo-hold"], crew=crew, deck=["credits"] * 3)
    player = at(app, position.play(state, "furnish war-room for bunk-deck"))
    assert "goes ashore" in player.table.prompt()[0]
    sprites = player.table.desk.scene.sprites
    assert min(sprites[move.src or ""].rect.width for move in player.table.session.legal_moves()) >= 96
    assert player.table.column.buttons == []
    player.click(player.spot("crew-0-envoy"))
    player.rest()
    assert player.table.session.moves == [Move("ashore", "crew-0-envoy")]
    assert [element.text for element in player.table.column.buttons] == ["End turn"]


def test_a_warning_stands_before_the_last_contract_is_exiled(app: App) -> None:
    state = position.table(hand=["clerk-mind", "contract", "credits"], deck=["credits"] * 3)
    player = at(app, position.play(state, "fit clerk-mind"))
    assert "Beware: your last Contract" in player.table.prompt()[0]
    assert player.table.sitting.asker() == "clerk-mind"
    assert len(player.table.column._asker) == 1, "the card that asks is shown"
    player.point(player.spot("hand-0-contract"))
    assert "Exile your last Contract" in player.table.prompt()[0]
    player.click(player.spot("hand-0-contract"))
    assert player.table.chooser.elements[1].text == (
        "Exile your last Contract anyway? (no mission can be taken on without one)"
    )
    player.key(pygame.K_ESCAPE)
    player.button("Leave it")
    player.rest()
    assert player.table.session.moves == [Move("decline")]
    assert player.table.column._asker == []


def test_spent_tech_flies_to_the_salvage_at_once(app: App) -> None:
    player = at(app, position.table(hand=["star-breaker", "credits"]))
    player.drag(player.spot("hand-0-star-breaker"), player.spot("purse"))
    player.rest()
    assert player.thing("salvage-star-breaker").place == "salvage"
    assert player.thing("credits").number == 3
