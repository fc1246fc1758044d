"""Aniołowie on the table, played by real events: rows and statuses, aims, the stack, duels, giants, whole games."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.aniolowie import RULES
from game.aniolowie.cards import IS_ANGEL, KINDS, NAMES
from game.aniolowie.places import ROW_KEYS
from game.aniolowie.state import BATTLE, CHOOSE, CLAIM, HUMANS, NOBODY, PLAN, State
from game.core.contract import Move
from game.core.things import Thing, acts_as
from game.session import PERSON, Seat, Session, resume, start
from tests.scenarios.aniolowie.position import Table
from tests.ui.leaks import clear, pixels, shows_only_what_is_seen
from tests.ui.player import Hasty, seated
from ui import ink
from ui.app import App
from ui.games.aniolowie.faces import LARGE, UNDER
from ui.screens.curtain import CurtainScreen
from ui.screens.result import ResultScreen
from ui.table.card_plans import PORTRAIT
from ui.table.faces import Faces

MakeApp = Callable[..., App]
PERSONS = tuple(Seat(PERSON, name) for name in ("Anna", "Ben", "Cleo", "Dan"))
NOVICE = Seat("novice", "Hugo")
SEED = 5


class Versed(Hasty):
    """A player who knows the ways of this table."""

    def marks(self, name: str) -> tuple[str, ...]:
        marks: tuple[str, ...] = self.thing(name).marks
        return marks

    def play(self, move: Move) -> None:
        """As a person would: what a card does by itself or to itself is a second click on it; of several meanings one
        is chosen from the list, of several things in a pile one that is spread out."""
        screen, moves, before = self.table, self.moves, len(self.moves)
        if move.src and move.dst in (None, move.src):
            self.reveal(move.src)
            self.click(self.spot(move.src))
            if screen.desk.hands.held:
                self.click(self.spot(move.src))
        elif move.src and move.dst and move.dst.startswith("discard-") and move.dst.count("-") > 1:
            self.drag(self.spot(move.src), self.spot(move.dst))
            if screen.desk.browser:
                self.reveal(move.dst)
                self.click(self.spot(move.dst))
        else:
            super().play(move)
        if len(moves) == before and screen.chooser:
            self.button(screen.said(move))
        self.rest()


def at(app: App, state: State, *seats: Seat) -> Versed:
    """A position on the table."""
    seats = seats or PERSONS[: len(state.sides)]
    return seated(app, resume("aniolowie", {"seats": len(state.sides)}, SEED, seats, state), Versed)


def table(*seats: Mapping[str, Any], **more: Any) -> State:
    return Table(*seats, **more).state


def lift(player: Versed) -> None:
    while isinstance(player.app.screen, CurtainScreen):
        player.key(pygame.K_RETURN)
        player.rest()


# Choosing and planning


def test_a_click_sends_one_of_four_people_that_lie_large_in_the_middle(app: App) -> None:
    folk = ["wierny", "swieta", "oprawca", "niedowiarek"]
    player = at(app, table({"brought": folk}, {"brought": ["matka", "szalenica", "grzesznik", "wloczykij"]},
                           phase=CHOOSE, turn=1))  # fmt: skip
    rects = [player.table.desk.scene.sprites[f"brought-0-{key}"].rect for key in folk]
    assert min(rect.width for rect in rects) > 150
    player.click(player.spot("brought-0-oprawca"))
    assert player.moves == [Move("offer", "brought-0-oprawca", "procession")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beside_the_people_to_choose_from_the_procession_is_seen(app: App, seats: int) -> None:
    folk = [["wierny", "swieta", "oprawca", "niedowiarek"], ["matka", "szalenica", "grzesznik", "wloczykij"]] * 2
    state = table(*({"brought": each} for each in folk[:seats]), phase=CHOOSE, turn=1)
    desk = at(app, state).table.desk
    tray = desk.scene.spots["brought-0"]
    for name in ("procession", "grave", "deck-0", "hand-0"):
        assert not tray.colliderect(desk.scene.spots[name]), name


@pytest.mark.parametrize("where", ["land-0", "land-0-0"])
def test_an_angel_is_placed_by_a_drag_to_any_part_of_a_row(app: App, where: str) -> None:
    player = at(app, table({"hand": ["hanael", "teliel"], "land": ["muriel used"]}, {}, phase=PLAN))
    player.drag(player.spot("hand-0-hanael"), player.spot(where))
    player.rest()
    assert player.moves == [Move("place", "hand-0-hanael", "land-0")]
    assert player.marks("land-0-1") == ("down", "loose")
    assert player.thing("land-0-1").face == "hanael", "its player may look at it"


def test_a_drop_upon_the_fight_asks_whether_the_angel_lies_turned(app: App) -> None:
    player = at(app, table({"hand": ["wariel", "teliel"]}, {}, phase=PLAN))
    player.drag(player.spot("hand-0-wariel"), player.spot("fight-0"))
    assert player.moves == []
    chooser = player.table.chooser
    assert not chooser.elements[0].rect.colliderect(player.table.desk.scene.spots["fight-0"]), "it covers no target"
    assert [element.text[-8:] for element in chooser.elements[1:]] == [" (0\u00a0→\u00a07)", "(0\u00a0→\u00a013)"]
    hands, scene = player.table.desk.hands, player.table.desk.scene
    waits = hands.drag_rect(scene)
    assert waits is not None
    assert waits.colliderect(scene.spots["fight-0"]), "the card waits where it was dropped"
    player.key(pygame.K_ESCAPE)
    assert hands.drag_rect(scene) is None, "or goes back"
    player.drag(player.spot("hand-0-wariel"), player.spot("fight-0"))
    player.button(player.table.said(Move("place", "hand-0-wariel", "fight-0", "turned")))
    player.rest()
    assert player.moves == [Move("place", "hand-0-wariel", "fight-0", "turned")]
    rect = player.table.desk.scene.sprites["fight-0-0"].rect
    assert rect.width > rect.height, "it lies across"
    assert set(player.marks("fight-0-0")) == {"turned", "down", "level-13"}


def test_two_clicks_place_and_the_open_rows_are_lit(app: App) -> None:
    full = ["muriel", "hanael", "rafael"]
    player = at(app, table({"hand": ["teliel", "wariel"], "support": full}, {}, phase=PLAN))
    player.click(player.spot("hand-0-teliel"))
    assert player.table.desk.hands.lit() == {"land-0", "fight-0"}
    player.click(player.spot("land-0"))
    player.rest()
    assert player.moves == [Move("place", "hand-0-teliel", "land-0")]


def test_a_card_in_the_wrong_place_goes_back_with_the_reason(app: App) -> None:
    player = at(app, table({"hand": ["hanael", "wezwanie"]}, {}, phase=PLAN))
    player.drag(player.spot("hand-0-wezwanie"), player.spot("fight-0"))
    assert player.moves == []
    assert player.table.refusal is not None
    assert "planning" in player.table.refusal[0]
    player.drag(player.spot("hand-0-hanael"), player.spot("land-1"))
    assert player.moves == []
    assert "another player" in player.table.refusal[0]


def test_AB11_ready_cards_change_places_by_a_drag_and_that_is_no_move(app: App) -> None:  # noqa: N802
    own = {"hand": ["teliel"], "land": ["muriel", "rafael used", "hanael"]}
    player = at(app, table(own, {"hand": ["uwal"]}, phase=PLAN))

    def order() -> list[str]:
        sprites = player.table.desk.scene.sprites
        return sorted((f"land-0-{n}" for n in range(3)), key=lambda name: sprites[name].rect.x)

    player.drag(player.spot("land-0-0"), player.spot("land-0-2"))
    assert (order(), player.moves) == (["land-0-2", "land-0-1", "land-0-0"], [])
    assert player.table.refusal is None
    player.drag(player.spot("land-0-0"), player.spot("land-0-1"))
    assert order() == ["land-0-2", "land-0-1", "land-0-0"], "who lies open keeps its place"
    player.drag(player.spot("hand-0-teliel"), player.spot("support-0"))
    player.rest()
    assert player.moves == [Move("place", "hand-0-teliel", "support-0")]
    assert order() == ["land-0-2", "land-0-1", "land-0-0"], "and stay where they were laid"


# How cards lie


def test_a_row_grows_with_its_cards_and_is_folded_without_any(app: App) -> None:
    wide = []
    for land in ["muriel"], ["muriel", "rafael"], ["gabriel", "rafael", "uriel", "metatron"]:
        desk = at(app, table({"land": land, "support": ["hanael"]}, {})).table.desk
        wide.append(desk.scene.spots["land-0"].width)
        assert all(desk.scene.sprites[f"land-0-{n}"].rect.width >= 96 for n in range(len(land)))
        clear(app)
    assert wide == sorted(set(wide))
    own = {"support": ["hanael", "uriel", "metatron"], "people": ["wierny", "matka", "swieta"]}
    desk = at(app, table(own, {})).table.desk
    assert desk.scene.spots["land-0"].width < wide[0] / 2, "beside others what is empty is folded to its name"
    assert desk.scene.spots["land-1"].height < desk.scene.spots["land-0"].height / 3, "and so is an empty line"


def test_backs_of_one_faction_tell_whose_they_are(app: App) -> None:
    cards = at(app, table({}, {})).table.desk.faces
    backs = [Thing("deck", "deck", "card", "back-lords", seat) for seat in range(2)]
    one, other = (pygame.image.tobytes(cards.picture(back, (60, 84)), "RGBA") for back in backs)
    assert one != other


def test_statuses_are_shown_as_the_book_turns_the_cards(app: App) -> None:
    own = ["muriel", "hanael used", "rafael sacrificed"]
    player = at(app, table({"support": own, "land": ["teliel"]}, {"land": ["gaap", "uwal sacrificed"]}))
    assert "down" in player.marks("support-0-0")
    assert player.marks("support-0-1") == ("level-4", "used")
    assert set(player.marks("support-0-2")) == {"level-9", "turned"}
    sprites = player.table.desk.scene.sprites
    upright, across = sprites["support-0-1"].rect, sprites["support-0-2"].rect
    assert upright.width < upright.height
    assert across.width == pytest.approx(upright.height, abs=1)
    assert across.height == pytest.approx(upright.width, abs=1)
    assert player.thing("land-1-0").face == "back-fallen", "nobody looks under the others' cards"
    assert player.thing("land-1-1").face == "uwal"


def test_a_turned_card_stands_upright_under_the_glass(app: App) -> None:
    player = at(app, table({"support": ["rafael sacrificed"]}, {}))
    player.click(player.spot("support-0-0"), button=3)
    player.release(player.spot("support-0-0"), button=3)
    style = player.table.style("small", "sans")
    (note,) = player.table.desk._notes(style, style)
    assert note.surface.get_height() > player.table.desk.area.height * 0.6, "as tall as an upright card is shown"


def test_each_mark_looks_different(app: App) -> None:
    player = at(app, table({"support": ["muriel used"]}, {}))
    plain, faces = player.thing("support-0-0"), player.table.desk.faces
    looks = set()
    for more in ((), ("blocked",), ("mute",), ("bare",), ("shielded",), ("changed",), ("duel",), ("aimed",)):
        picture = faces.picture(plain._replace(marks=(*plain.marks, *more)), (72, 101))
        looks.add(pygame.image.tobytes(picture, "RGBA"))
    assert len(looks) == 8


@pytest.mark.parametrize("wide", [72, 160, 230])
@pytest.mark.parametrize("more", [("down",), ("waiting", "order-1"), ("turned",), ()], ids=lambda each: "-".join(each))
def test_what_lies_on_the_table_has_a_large_level_and_no_text(app: App, wide: int, more: tuple[str, ...]) -> None:
    """At every size like its neighbours; its rings stand clear of the level."""
    faces = Faces(app.art, "aniolowie", ("Anna", "Ben"))
    thing = Thing("one", "discard-0", "card", "muriel", 0, more, 1 if more else 2)
    asked = []
    picture, sign = faces.cards.picture, faces.cards.sign
    faces.cards.picture = lambda *given: asked.append(given[-1]) or picture(*given)  # type: ignore[method-assign]
    faces.cards.sign = lambda name, *given: asked.append(given[1]) or sign(name, *given)  # type: ignore[method-assign]
    size = (wide, wide * 7 // 5)
    faces.picture(thing, size[::-1] if "turned" in more else size)
    assert asked[0] == "level"
    assert asked[-1] == round(wide * LARGE)
    y, radius = PORTRAIT.small.signs["top-left"][1:]
    assert (y + UNDER * radius) / PORTRAIT.small.units[1] * size[1] >= round(wide * LARGE) - 1


def test_angels_of_different_colours_differ_without_their_hue(app: App) -> None:
    from ui.games.aniolowie.signs import HUES, sign

    shapes = {
        pygame.mask.from_threshold(sign(name, 32), (*HUES[name], 255), (60, 60, 60, 255)).count() for name in HUES
    }
    assert len(shapes) == len(HUES)


# Aims


def test_an_attack_is_dragged_to_its_victim_and_both_are_lit(app: App) -> None:
    state = table({"support": ["rafael"]}, {"land": ["uwal", "gaap"]}, always=True)
    player = at(app, state, PERSONS[0], NOVICE)
    player.drag(player.spot("support-0-0"), player.spot("land-1-1"))
    assert player.moves[:1] == [Move("attack", "support-0-0", "land-1-1")]
    player = at(app, RULES.apply(state, player.moves[0])[0], NOVICE, PERSONS[1])
    assert "duel" in player.marks("land-1-1")
    assert {"duel", "attacks"} <= {*player.marks("support-0-0")}
    desk = player.table.desk
    (line,) = desk.renderer._aims(desk.scene, 1.0)
    for name in ("support-0-0", "land-1-1"):
        assert line.rect.colliderect(desk.scene.sprites[name].rect.inflate(8, 8))


def test_a_second_click_plays_what_an_angel_does_by_itself(app: App) -> None:
    player = at(app, table({"support": ["wariel"]}, {"land": ["uwal"]}), PERSONS[0], NOVICE)
    player.click(player.spot("support-0-0"))
    assert player.moves == []
    assert "land-1-0" in player.table.desk.hands.lit(), "it could attack as well"
    player.click(player.spot("support-0-0"))
    assert player.moves[:1] == [Move("use", "support-0-0", None, 0)]


def test_a_second_click_aims_an_ability_at_its_own_angel(app: App) -> None:
    player = at(app, table({"support": ["muriel", "hanael"]}, {}), PERSONS[0], NOVICE)
    player.click(player.spot("support-0-0"))
    player.click(player.spot("support-0-0"))
    assert player.moves[:1] == [Move("use", "support-0-0", "support-0-0", 0)]


def test_an_ability_upon_a_row_is_dropped_upon_its_mat(app: App) -> None:
    player = at(app, table({"support": ["rakuel"]}, {"land": ["uwal", "gaap"]}), PERSONS[0], NOVICE)
    player.drag(player.spot("support-0-0"), player.spot("land-1"))
    assert player.moves[:1] == [Move("use", "support-0-0", "land-1", 0)]


def test_an_intervention_is_aimed_at_a_discarded_angel_in_its_pile(app: App) -> None:
    gone = ["muriel", "hanael", "teliel"]
    player = at(app, table({"hand": ["wezwanie"], "discard": gone}, {}), PERSONS[0], NOVICE)
    player.drag(player.spot("hand-0-wezwanie"), player.spot("discard-0-muriel"))
    desk = player.table.desk
    assert player.moves == []
    assert [acts_as(name) for name in desk.reach.above] == [f"discard-0-{key}" for key in gone]
    player.click(player.spot("discard-0-hanael"))
    assert player.moves[:1] == [Move("play", "hand-0-wezwanie", "discard-0-hanael")]


def test_the_one_card_of_a_pile_that_can_be_aimed_at_is_shown_before_it_is_chosen(app: App) -> None:
    player = at(app, table({"hand": ["wezwanie"], "discard": ["muriel", "zamiana", "zamiana"]}, {}), PERSONS[0], NOVICE)
    player.drag(player.spot("hand-0-wezwanie"), player.spot("discard-0-zamiana"))
    assert player.moves == []
    above = player.table.desk.reach.above
    assert [acts_as(name) for name in above][:1] == ["discard-0-muriel"], "what can be chosen lies first"
    assert min(sprite.rect.width for sprite in above.values()) >= 96
    player.click(player.spot("discard-0-muriel"))
    assert player.moves[:1] == [Move("play", "hand-0-wezwanie", "discard-0-muriel")]


def test_what_is_spread_out_to_be_aimed_at_can_be_closed_again(app: App) -> None:
    player = at(app, table({"hand": ["wezwanie"], "discard": ["muriel", "hanael"]}, {}))
    player.drag(player.spot("hand-0-wezwanie"), player.spot("discard-0-muriel"))
    assert player.table.desk.browser
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_ESCAPE)
    assert not player.table.desk.browser
    assert player.table.desk.hands.held is None
    assert player.moves == []


def test_angels_are_summoned_from_the_deck_that_is_spread_out(app: App) -> None:
    deck = ["zuhara", "agrat", "gaap", "uwal"]
    state = Table({}, {"support": ["harut"], "deck": deck, "only": True, "land": ["bylet"]}, first=1)
    state.play("use harut").pass_all()
    player = at(app, state.state)
    faces = {sprite.thing.face for sprite in player.table.desk.reach.above.values()}
    assert faces == {*deck}
    player.click(player.spot("deck-1-agrat"))
    player.rest()
    assert player.moves == [Move("summon", "deck-1-agrat")]
    assert player.thing("support-1-1").face == "agrat"


# The stack


def stacked() -> State:
    """Two abilities and two interventions wait, the last one Ben's."""
    told = Table(
        {"support": ["rafael", "teliel"], "hand": ["wezwanie", "gniew"], "land": ["muriel"]},
        {"support": ["belfegor", "uwal"], "hand": ["wezwanie"], "land": ["bylet", "pajmon"]}, always=True,
    )  # fmt: skip
    return told.play("use teliel uwal", "use belfegor rafael 1", "play wezwanie bylet", "play wezwanie muriel").state


def test_the_stack_lies_in_order_with_the_next_one_last(app: App) -> None:
    player = at(app, stacked())
    order = {name: next(mark for mark in player.marks(name) if mark.startswith("order-"))
             for name in ("intervention-1", "intervention-0", "ability-1", "ability-0")}  # fmt: skip
    assert list(order.values()) == ["order-1", "order-2", "order-3", "order-4"]
    rects = {name: player.table.desk.scene.sprites[name].rect for name in order}
    assert [*rects] == sorted(rects, key=lambda name: -rects[name].x), "from the right, as they are resolved"
    assert [player.thing(name).owner for name in order] == [1, 0, 1, 0]


def test_a_line_shows_at_whom_the_next_one_is_aimed_or_the_one_under_the_pointer(app: App) -> None:
    player = at(app, stacked())
    assert "aims" in player.marks("intervention-1")
    assert "aimed" in player.marks("land-0-0")
    player.point(player.spot("ability-0"))
    player.rest()
    assert "aims" in player.marks("ability-0")
    assert "aimed" in player.marks("support-1-1")
    assert "aimed" not in player.marks("land-0-0")


def test_an_answer_is_aimed_at_an_entry_of_the_stack(app: App) -> None:
    told = Table({"support": ["derdekea"]}, {"hand": ["wezwanie"], "land": ["uwal"]}, first=1, seat=1)
    player = at(app, told.play("play wezwanie derdekea").state, PERSONS[0], NOVICE)
    player.drag(player.spot("support-0-0"), player.spot("intervention-0"))
    assert player.moves[:1] == [Move("use", "support-0-0", "intervention-0", 0)]


# The fight, people and giants


def fight() -> State:
    return table(
        {"fight": ["wariel up turned", "muriel up"], "support": ["rafael"], "hand": ["gniew"]},
        {"fight": ["uwal up", "gaap up blocked"]}, phase=BATTLE, stake=["wierny", "szalenica"],
    )  # fmt: skip


def test_running_totals_tell_who_leads_and_open_into_their_parts(app: App) -> None:
    player = at(app, fight())
    assert player.thing("total-0").number == 20
    assert player.thing("total-1").number == 7
    assert player.marks("total-0") == ("leads",)
    said = player.table.desk.say("total-0")
    assert f"{KINDS[NAMES.cards['wariel']].name} 13" in said
    assert "support +6" in player.table.desk.say("fight-0-0")
    assert "blocked" in player.marks("fight-1-1")


def test_a_click_on_an_angel_takes_the_stake(app: App) -> None:
    fighters = {"fight": ["muriel up"]}
    player = at(app, table(fighters, {"fight": ["ejszet up"]}, phase=CLAIM, stake=["wierny"]))
    player.click(player.spot("fight-0-0"))
    assert player.moves == [Move("claim", "fight-0-0", "stake")]


def test_people_lie_face_up_beside_the_land_and_are_counted(app: App) -> None:
    player = at(app, table({"people": ["wierny", "matka"], "land": ["muriel"]}, {"people": ["oprawca"]}))
    assert player.thing("count-0").number == 2
    assert player.thing("count-1").number == 1
    sprites = player.table.desk.scene.sprites
    for seat in range(2):
        folk, land = sprites[f"people-{seat}-0"].rect, sprites[f"land-{seat}"].rect
        assert folk.left > land.right
        assert land.top < folk.centery < land.bottom


def test_a_defender_is_led_to_the_giant(app: App) -> None:
    state = Table({"land": ["muriel", "hanael"]}, {}, phase=HUMANS, giants=[(9, 0, 1)])
    state.play(*(["done"] if state.can("done") else []))
    player = at(app, state.state, PERSONS[0], NOVICE)
    giant = player.table.desk.scene.sprites["giant-0"]
    assert giant.thing.number == 9
    assert giant.rect.height > 60
    player.drag(player.spot("land-0-1"), player.spot("giant-0"))
    assert player.moves[:1] == [Move("defend", "land-0-1", "giant-0")]


# A full table


def full(seats: int = 2) -> State:
    sides: list[dict[str, Any]] = [
        {"hand": ["uriel", "muriel", "nameless", "enael", "wezwanie"], "support": ["rafael", "teliel used mute"],
         "land": ["nameless", "cidkiel used boost+2"], "fight": ["wariel up turned", "nilajha up bare"],
         "people": ["matka", "wierny"], "discard": ["derdekea", "asmodel"]},
        {"hand": ["gaap"], "support": ["belfegor used", "uwal blocked"], "land": ["bylet", "nisroch sacrificed"],
         "fight": ["bualu up", "furkalor up turned"], "people": ["grzesznik"], "discard": ["agrat"]},
        {"hand": ["teliel"], "support": ["seeliasz"], "land": ["asmodel used"], "fight": ["rakuel up"], "faction": 0},
        {"support": ["verrier"], "land": ["zuhara sacrificed"], "fight": ["ejszet up turned"], "faction": 1},
    ]  # fmt: skip
    return table(*sides[:seats], phase=BATTLE, stake=["szalenica", "wloczykij"], grave=["swieta"], giants=[(9, 1, 1)])


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 620)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_full_table_lies_inside_the_window_and_each_card_can_be_reached(
    make_app: MakeApp, size: Any, seats: int
) -> None:
    player = at(make_app(size), full(seats))
    desk = player.table.desk
    for name, sprite in desk.scene.sprites.items():
        assert player.app.surface.get_rect().contains(sprite.rect), name
        if sprite.thing.kind in ("card", "giant") and desk.scene.places[sprite.thing.place].shape != "pile":
            assert acts_as(desk.under(player.spot(acts_as(name))) or "") == acts_as(name), name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_do_not_overlap_unless_one_holds_the_other(app: App, seats: int) -> None:
    spots = at(app, full(seats)).table.desk.scene.spots
    outer = [name for name in spots if not name.startswith(("total", "brought", "pedestal"))]
    for k, one in enumerate(outer):
        for other in outer[k + 1 :]:
            assert not spots[one].colliderect(spots[other]), (one, other)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("rows", "least"), [((2, 2, 2, 1), 0.5), ((3, 2, 3, 1), 0.4), ((3, 3, 3, 2), 0.3)], ids=str)
def test_cards_of_opponents_stay_wide_however_many_they_are(
    app: App, seats: int, rows: tuple[int, ...], least: float
) -> None:
    """None of them covers the next one but for so much of its width, and those that lie across are seen whole."""
    fight = ["wariel up turned", "uriel up", "nilajha up turned"]
    lie = (["teliel"] * 3, ["cidkiel"] * 3, fight, ["matka", "wierny"])
    crowd = {key: cards[:many] for key, cards, many in zip(ROW_KEYS, lie, rows, strict=True)}
    desk = at(app, table({}, *[crowd] * (seats - 1), phase=BATTLE)).table.desk
    for seat in range(1, seats):
        for key, many in zip(ROW_KEYS, rows, strict=True):
            row = desk.scene.spots[f"{key}-{seat}"].inflate(2, 2)
            sprites = [desk.scene.sprites[f"{key}-{seat}-{n}"] for n in range(many)]
            for each in sprites:
                assert row.contains(each.rect)
                assert each.rect.width >= (134 if "turned" in each.thing.marks else 96)
                assert each.rect.height >= (96 if "turned" in each.thing.marks else 50)
            assert all(other.rect.left - one.rect.left >= least * 96 for one, other in pairwise(sprites))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_thing_of_a_full_table_has_a_description(app: App, seats: int) -> None:
    player = at(app, full(seats))
    for name in player.table.desk.scene.sprites:
        assert player.table.desk.say(name).strip(), name


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_cuts_no_text(make_app: MakeApp, language: str, seats: int) -> None:
    app = make_app(language=language)
    ink.cuts.clear()
    at(app, full(seats))
    assert {*ink.cuts} <= {kind.name for kind in KINDS}, "names on the smallest cards are whole under the glass"


def test_what_is_drawn_in_parts_equals_the_whole(app: App) -> None:
    player = at(app, stacked())
    for act in (
        lambda: player.point(player.spot("ability-0")),
        lambda: player.drag(player.spot("hand-0-gniew"), player.spot("support-1-1"), drop=False),
        lambda: player.release((5, 5)),
    ):
        act()
        player.drawn_as_a_whole()


# What is hidden


def other_world(state: State, seat: int) -> State:
    """The same for this seat; what it can't see of the other's hand, deck and face-down angels is dealt anew."""
    world, rng = state.copy(), random.Random(9)
    view, side = RULES.view(state, seat), world.sides[1 - seat]
    down = [slot for slot, card in enumerate(view.kind) if card == -1]
    pool = [*side.hand, *side.deck, *(world.kind[slot] for slot in down)]
    while True:
        rng.shuffle(pool)
        angels = [card for card in pool if IS_ANGEL[card]][: len(down)]
        rest = pool[:]
        for card in angels:
            rest.remove(card)
        hand = rest[: len(side.hand)]
        if sorted(hand) != sorted(side.hand) and all(world.kind[s] != c for s, c in zip(down, angels, strict=True)):
            break
    for slot, card in zip(down, angels, strict=True):
        world.kind[slot] = card
    side.deck, side.hand = rest[len(hand) :], hand
    rng.shuffle(world.sides[seat].deck)
    rng.shuffle(world.procession)
    return world


def hidden(**more: Any) -> State:
    """Both have cards in hand and angels face down in every row."""
    return table(
        {"hand": ["uriel", "enael"], "support": ["rafael"], "land": ["teliel"], "fight": ["wariel turned", "muriel"]},
        {"hand": ["gaap", "harut"], "support": ["belfegor"], "land": ["bylet"], "fight": ["bualu", "furkalor turned"]},
        stake=["szalenica", "wloczykij"], **more,
    )  # fmt: skip


def test_the_table_does_not_depend_on_what_its_viewer_cannot_see(app: App) -> None:
    shows_only_what_is_seen(app, hidden(), other_world, at)


def test_the_curtain_shows_nobodys_cards(app: App) -> None:
    state = hidden(phase=PLAN)
    shots = []
    for world in (state, other_world(state, 0), other_world(state, 1)):
        player = at(app, world)
        for _press in range(2):
            if not player.moves:
                player.table.press_button(Move("done"))
        player.rest()
        assert isinstance(app.screen, CurtainScreen)
        assert app.screen.seat == 1
        shots.append(pixels(app))
        clear(app)
    assert shots[0] == shots[1] == shots[2]


def test_a_duel_seen_by_a_third_shows_only_the_attacker(app: App) -> None:
    told = Table({"support": ["rafael"]}, {"land": ["uwal"]}, {"hand": ["wezwanie"], "land": ["hanael"], "faction": 0},
                 always=True)  # fmt: skip
    state = told.play("attack rafael uwal").state
    views = [RULES.view(state, seat) for seat in range(3)]
    faces = [{thing.id: thing.face for thing in RULES.table(view)}["land-1-0"] for view in views]
    assert faces == ["uwal", "uwal", "back-fallen"]


def test_an_open_question_looks_the_same_whatever_lies_face_down(app: App) -> None:
    """While both persons watch, neither's cards are seen."""
    state = RULES.apply(hidden(always=True), Move("attack", "support-0-0", "land-1-0"))[0]
    shots = []
    for world in (state, other_world(state, 0), other_world(state, 1)):
        player = at(app, world)
        player.table.sitting.viewer = None
        player.table.sitting.look()
        player.table._refresh()
        player.rest()
        shots.append(pixels(app))
        clear(app)
    assert shots[0] == shots[1] == shots[2]


# Whole games


def eager(state: State, rng: random.Random) -> Move:
    """A simple way to play: place all there is, then mostly answer and attack, but not for ever."""
    moves = RULES.legal_moves(state)
    quiet = [move for move in moves if move.kind in ("done", "pass", "keep", "leave", "decline")]
    loud = [move for move in moves if move not in quiet]
    if state.phase == PLAN and state.asking == NOBODY and not state.stack:
        placing = [move for move in loud if move.kind == "place"]
        return rng.choice(placing) if placing else quiet[0]
    if not loud or (quiet and rng.random() < 0.6):
        return quiet[0]
    return rng.choice(loud)


def play_on(player: Versed, session: Session) -> None:
    """By mouse, to the end, each behind the own curtain."""
    rng = random.Random(SEED)
    while session.to_act() is not None:
        lift(player)
        if not session.person_to_act():
            player.rest()
            continue
        before, move = len(session.moves), eager(session.state, rng)
        screen = player.table
        if screen.sitting.offered is not None:
            moment = screen.sitting.asking.question(screen.sitting.offered)
            assert moment is not None
            if move == moment.passing:
                player.button(RULES.say_move(screen.view, move))
                player.rest()
                assert session.moves[before] == move
                continue
            player.button("Look at my cards")
            player.rest()
            lift(player)
        player.play(move)
        assert len(session.moves) > before, (move, session.moves[-3:])
        assert session.moves[before] == move


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"first": "1", "procession": 4}, PERSONS[:2]),
        ({"procession": 4}, (PERSONS[0], NOVICE)),
        ({"seats": 3, "procession": 4}, (PERSONS[0], PERSONS[1], NOVICE)),
    ],
    ids=["two persons", "against an opponent", "three seats"],
)
def test_a_whole_game_by_mouse(app: App, options: dict[str, int | str], seats: tuple[Seat, ...]) -> None:
    app.change(reduce_motion=True, speed=400)
    session = start("aniolowie", options, SEED, seats)
    app.store.begin(session)
    player = seated(app, session, Versed)
    play_on(player, session)
    player.rest()
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert app.store.latest(None) is None
