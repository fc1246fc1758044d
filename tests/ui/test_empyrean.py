"""Battle for Empyrean on the table, played by real events: draft, deployment, commands, the reveal step by step."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pygame
import pytest

from game.core.contract import Event, Move
from game.core.things import Thing, acts_as
from game.empyrean import RULES
from game.empyrean.cards import COST, DECKS, KINDS, NAMES
from game.empyrean.state import COMMAND, DEPLOY, DRAFT, REVEAL, State
from game.session import PERSON, Seat, Session, resume, start
from tests.scenarios.empyrean.position import Table
from tests.ui.blocks import overlapping, texts_on
from tests.ui.leaks import clear, pixels, shows_only_what_is_seen
from tests.ui.measure import blocks, measure
from tests.ui.player import Hasty, seated
from ui import ink
from ui.app import App
from ui.screens.curtain import CurtainScreen
from ui.screens.result import ResultScreen
from ui.screens.table import TableScreen

pytestmark = pytest.mark.slow

MakeApp = Callable[..., App]
ANNA, BEN, CLEO = Seat(PERSON, "Anna"), Seat(PERSON, "Ben"), Seat(PERSON, "Cleo")
NOVICE = Seat("novice", "Hugo")
SEED = 5
STOPPER = "fog-bank"
LAND = ("hill-of-omens", "muster-field", "altar-of-the-creators", "silent-cloister")


def at(app: App, state: State, *seats: Seat) -> Hasty:
    """A position on the table."""
    seats = seats or (ANNA, BEN, CLEO)[: len(state.sides)]
    return seated(app, resume("empyrean", {"seats": len(state.sides)}, SEED, seats, state), Hasty)


def table(*seats: Mapping[str, Any], **more: Any) -> State:
    return Table(*seats, **{"fields": LAND, **more}).state


# Draft, deployment and commands


@pytest.mark.parametrize("seats", [2, 3])
def test_the_draft_leaves_battlefields_and_own_cards_in_sight(app: App, seats: int) -> None:
    state = table({"draft": ["ninja", "sohei"]}, *({} for _other in range(seats - 1)), phase=DRAFT, essence=3)
    spots = at(app, state).table.desk.scene.spots
    sides = [f"{kind}-{seat}" for kind in ("field", "total") for seat in range(seats)]
    names = [f"{kind}-{at_}" for kind in ("battlefield", *sides) for at_ in range(seats + 1)]
    for name in (*names, "hand-0", "essence-0", "round"):
        assert not spots["draft-0"].colliderect(spots[name]), name


def test_a_click_keeps_one_of_two_cards(app: App) -> None:
    state = table({"draft": ["ninja", "sohei"], "hand": ["daimyo"]}, {}, phase=DRAFT, essence=3)
    player = at(app, state)
    rects = [player.table.desk.scene.sprites[f"draft-0-{key}"].rect for key in ("ninja", "sohei")]
    assert min(rect.width for rect in rects) >= 96
    assert not rects[0].colliderect(rects[1])
    player.point(player.spot("draft-0-sohei"))
    for _frame in range(40):
        app.frame([], 0.05)
    style = player.table.style("small", "sans")
    assert player.table.desk._notes(style, style) == [], "no tooltip over a card"
    assert player.table.closeup.shown
    player.click(player.spot("draft-0-sohei"))
    player.rest()
    assert player.moves == [Move("keep", "draft-0-sohei", "hand-0")]
    assert "hand-0-sohei" in player.table.desk.scene.sprites


@pytest.mark.parametrize("where", ["field-0-1", "battlefield-1", "total-0-1", "unit-0"])
def test_a_card_is_deployed_by_a_drag_to_any_part_of_a_battlefield(app: App, where: str) -> None:
    player = at(app, table({"hand": ["ninja", "daimyo"], "on": {2: ["sohei"]}}, {}))
    player.drag(player.spot("hand-0-ninja"), player.spot(where))
    player.rest()
    assert player.moves == [Move("deploy", "hand-0-ninja", "field-0-1")]
    assert player.thing("unit-1").marks == ("down", "order-1")
    assert player.thing("unit-1").face == "ninja", "its owner may look at it"


def test_two_clicks_deploy_and_legal_battlefields_are_lit(app: App) -> None:
    full = ["ashigaru", "ashigaru", "sohei", "daimyo"]
    player = at(app, table({"hand": ["ninja"], "on": {1: full}}, {}, fields=("gate-of-dusk", *LAND[:2])))
    player.click(player.spot("hand-0-ninja"))
    assert player.table.desk.hands.lit() == {"field-0-1", "field-0-2"}
    player.click(player.spot("battlefield-2"))
    player.rest()
    assert player.moves == [Move("deploy", "hand-0-ninja", "field-0-2")]


def test_a_card_that_is_too_dear_goes_back_with_its_price(app: App) -> None:
    player = at(app, table({"hand": ["kensei", "ninja"]}, {}, essence=3))
    player.drag(player.spot("hand-0-kensei"), player.spot("field-0-0"))
    assert player.moves == []
    assert player.table.refusal is not None
    assert f"costs {COST[NAMES.cards['kensei']]} essence" in player.table.refusal[0]
    player.drag(player.spot("hand-0-ninja"), player.spot("field-1-0"))
    assert player.moves == []
    assert "another player" in player.table.refusal[0]


def test_closed_zones_look_closed_and_a_full_side_takes_no_card(app: App) -> None:
    units = ["ashigaru", "ashigaru", "sohei", "ninja"]
    fields = ("gate-of-dusk", *LAND[:2])
    player = at(app, table({"hand": ["daimyo"], "on": {1: units}}, {}, fields=fields))
    assert player.thing("field-0-0").number == 4
    player.drag(player.spot("hand-0-daimyo"), player.table.desk.scene.slots["field-0-0"][5].center)
    assert player.moves == []
    assert player.table.refusal is not None
    assert "taken" in player.table.refusal[0]


def test_a_unit_with_a_move_token_is_dragged_to_another_battlefield(app: App) -> None:
    player = at(app, table({"on": {1: ["sohei move", "ninja"]}}, {}, phase=COMMAND))
    player.drag(player.spot("unit-0"), player.spot("field-0-2"))
    player.rest()
    assert player.moves[0] == Move("move", "unit-0", "field-0-2")
    assert player.thing("unit-0").place == "field-0-2"


def test_ending_the_deployment_wastes_nothing_and_is_one_press(app: App) -> None:
    player = at(app, table({"hand": ["ninja"]}, {}))
    moves = player.moves
    player.button("End deployment")
    assert moves == [Move("done")]


# Might and its parts


def test_a_unit_and_a_total_open_into_their_parts(app: App) -> None:
    state = table({"on": {1: ["sohei+2", "ninja"]}}, {"on": {1: ["ashigaru"]}})
    state.gains.append((0, NAMES.cards["daimyo"], 2))
    player = at(app, state)
    said = player.table.desk.say("unit-0")
    assert f"base {KINDS[NAMES.cards['sohei']].might}\n" in said
    assert f"{KINDS[NAMES.cards['daimyo']].name} +2" in said
    total = player.table.desk.say("total-0-0")
    sohei, ninja = (state.might[unit] for unit in (0, 1))
    assert f"Sohei {sohei}" in total
    assert f"Ninja {ninja}" in total
    assert f": {sohei + ninja}." in total
    player.click(player.spot("unit-0"), button=3)
    player.release(player.spot("unit-0"), button=3)
    assert player.table.desk.zooming


def test_the_leader_of_a_battlefield_wears_the_sign(app: App) -> None:
    player = at(app, table({"on": {1: ["sohei+2"]}}, {"on": {1: ["ashigaru"], 2: ["ninja"]}}))
    assert player.thing("total-0-0").marks == ("leads",)
    assert player.thing("total-1-0").marks == ()
    assert player.thing("total-1-1").marks == ("leads",)


def test_might_from_the_card_itself_names_it_once() -> None:
    sohei, daimyo = NAMES.cards["sohei"], NAMES.cards["daimyo"]

    def said(by: int, n: int) -> str:
        return RULES.say_event(Event("might", "unit-0", None, 0, sohei, by=by, n=n), ["Anna"])

    assert [said(sohei, 2), said(sohei, -1)] == ["Anna's Sohei gains 2 might.", "Anna's Sohei loses 1 might."]
    assert said(daimyo, 2) == "Anna's Sohei gains 2 might from Daimyo."


def test_whoever_leads_nowhere_is_told_so_in_words() -> None:
    state = table({"on": {1: ["sohei"]}}, {})
    assert "leads 1 battlefield" in RULES.standing(state, 0)
    assert "leads no battlefield" in RULES.standing(state, 1)


# The reveal


def revealing(app: App, **more: Any) -> Hasty:
    """Ben's last card before the reveal lies on the table; Anna's two wait."""
    first = table({"hand": ["sohei", "ninja", "daimyo"]}, {"hand": ["ashigaru"]}, essence=20)
    for move in (Move("deploy", "hand-0-sohei", "field-0-0"), Move("deploy", "hand-0-ninja", "field-0-0"), Move("done"),
                 Move("deploy", "hand-1-ashigaru", "field-1-0")):  # fmt: skip
        first, _events = RULES.apply(first, move)
    return at(app, first, **more)


def begin_reveal(player: Hasty) -> None:
    player.table.press_button(Move("done"))
    assert player.moves == [Move("done")]


def revealed(player: Hasty) -> list[str]:
    """The units that lie face up in what is shown now."""
    scene = player.table.desk.animator.scene or player.table.desk.scene
    units = [sprite.thing for name, sprite in scene.sprites.items() if name.startswith("unit-")]
    return [thing.id for thing in units if "down" not in thing.marks]


def test_totals_wait_for_the_card_that_turns(app: App) -> None:
    player = revealing(app)
    begin_reveal(player)
    animator, totals = player.table.desk.animator, []
    while animator.running and isinstance(app.screen, TableScreen):
        assert animator.scene is not None
        posed = animator.poses(animator.scene)[0]
        pose, total = posed.get("unit-0"), posed.get("total-0-0")
        if pose and "down" in pose.sprite.thing.marks:
            totals.append((total.sprite if total else animator.scene.sprites["total-0-0"]).thing.number)
        app.frame([], 0.05)
    assert len(totals) > 3
    assert {*totals} == {0}, "as long as it lies face down"


def test_the_reveal_shows_one_card_after_another(app: App) -> None:
    player = revealing(app)
    begin_reveal(player)
    animator, seen, notes = player.table.desk.animator, [], []
    while animator.running:
        if revealed(player) not in seen:
            seen.append(revealed(player))
        if animator.note and animator.note.note not in notes:
            notes.append(animator.note.note)
        app.frame([], 0.05)
        if isinstance(app.screen, CurtainScreen):
            break
    counts = [len(each) for each in seen]
    assert counts == sorted(counts)
    assert {1, 2, 3} <= {*counts}
    told = [note for note in notes if note.startswith(("Sohei:", "Ninja:", "Ashigaru:"))]
    assert [note.split(":")[0] for note in told] == ["Sohei", "Ninja", "Ashigaru"]


def test_what_is_told_takes_long_enough_to_be_read(app: App) -> None:
    player = revealing(app)
    begin_reveal(player)
    seconds = 0.0
    while player.table.desk.animator.running and seconds < 60:
        app.frame([], 0.05)
        seconds += 0.05
        if isinstance(app.screen, CurtainScreen):
            break
    assert seconds > 3 * 0.55


@pytest.mark.parametrize("how", ["click", "space", "escape", "button"])
def test_a_reveal_can_be_skipped(app: App, how: str) -> None:
    player = revealing(app)
    begin_reveal(player)
    app.frame([], 0.02)
    assert player.table.desk.animator.telling
    if how == "click":
        player.click(player.table.desk.area.center)
    elif how == "button":
        player.button("Skip")
    else:
        player.key(pygame.K_SPACE if how == "space" else pygame.K_ESCAPE)
    assert not any(isinstance(screen, TableScreen) and screen.desk.animator.telling for screen in app.screens)


def test_a_reveal_can_be_gone_through_step_by_step(app: App) -> None:
    player = revealing(app)
    player.key(pygame.K_p)
    begin_reveal(player)
    table, told = player.table, []
    for _step in range(40):
        player.rest()
        if app.screen is not table:
            break
        assert table.desk.animator.held
        assert [element.text for element in table.column.buttons] == ["Next step", "Skip"]
        before = app.canvas.draws
        player.rest()
        assert app.canvas.draws == before, "a held table draws nothing"
        told.append(table.desk.animator.told.kind)
        player.key(pygame.K_SPACE)
    assert told.count("reveal") == 3
    assert isinstance(app.screen, CurtainScreen)


def test_the_log_tells_no_more_than_the_table_shows(app: App) -> None:
    player = revealing(app)
    player.key(pygame.K_p)
    begin_reveal(player)
    player.rest()
    lines = [line.text for line in player.table.column._lines]
    assert any("reveals Sohei" in line for line in lines)
    assert not any("Ashigaru" in line and "reveals" in line for line in lines)
    assert "reveals Sohei" in player.table.prompt()[0]


def test_a_stop_token_is_laid_by_a_click_on_a_side_of_a_battlefield(app: App) -> None:
    state = table({"hand": [STOPPER]}, {}, leader=1)
    for words in ("done",), ("deploy", f"hand-0-{STOPPER}", "field-0-0"):
        state, _events = RULES.apply(state, Move(*words))
    player = at(app, state)
    begin_reveal(player)
    player.rest()
    screen, moves = player.table, player.moves
    assert screen.desk.hands.lit() == {"field-1-0", "field-1-1", "field-1-2"}
    assert not screen.column.buttons
    player.click(player.spot("field-1-2"))
    assert moves[-1] == Move("stop", dst="field-1-2")
    assert screen.session.state.sides[1].stops == [0, 0, 1]


# Signs


def test_tokens_on_a_card_leave_its_name_free(app: App) -> None:
    faces = at(app, table({}, {})).table.desk.faces
    size = (72, 101)
    bare = faces.picture(Thing("unit-0", "field-0-0", "card", "sohei", 0, ("might-2",)), size)
    marks = ("might-2", "shield", "anchor", "stun", "move", "move")
    full_ = faces.picture(Thing("unit-0", "field-0-0", "card", "sohei", 0, marks), size)
    below = pygame.Rect(0, round(size[1] * 0.62), size[0], size[1] - round(size[1] * 0.62))
    upper = pygame.Rect(0, 0, size[0], below.top)
    assert _bytes(bare, below) == _bytes(full_, below)
    assert _bytes(bare, upper) != _bytes(full_, upper)


def _bytes(picture: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(part), "RGBA")


def test_a_total_under_the_finger_has_a_round_ring(app: App) -> None:
    desk = at(app, table({"on": {1: ["sohei"]}}, {})).table.desk
    for name, is_round in (("total-0-0", True), ("unit-0", False)):
        (ring,) = desk.renderer.signs(desk.scene, desk.hands, {name: "lit"}, 1.0)
        inner = ring.surface.get_bounding_rect().inflate(-12, -12)
        assert (ring.surface.get_at(inner.topleft)[3] < 40) == is_round, name


# Who looks


def choice_for_anna() -> State:
    """A position in which Ben's last word of a round leads to a question for Anna about the open table."""
    for seed in range(400):
        state = RULES.new_game({"first": "1"}, seed)
        rng = random.Random(seed)
        while RULES.to_act(state) is not None:
            before = state.copy()
            move = rng.choice(RULES.legal_moves(state))
            RULES.advance(state, move)
            mover = RULES.to_act(before)
            if before.phase == DEPLOY and not before.stack and move.kind == "done" and mover == 1:
                seat = RULES.to_act(state)
                if state.phase == REVEAL and state.stack and seat == 0 and not RULES.needs_curtain(state):
                    return before
    raise AssertionError("no such choice")


def test_a_question_about_the_open_table_lets_no_curtain_fall(app: App) -> None:
    player = at(app, choice_for_anna())
    session, screen = player.table.session, player.table
    assert screen.viewer == 1
    begin_reveal(player)
    player.rest()
    assert app.screen is screen, "the table is still there"
    assert session.to_act() == 0
    assert screen.viewer is None
    assert screen.sitting.front == 1, "the table is not turned"
    assert screen.sitting.may_act()
    assert all("-back" in name for name in screen.desk.scene.sprites if name.startswith("hand-1-"))
    assert screen.desk.hands.moves == session.legal_moves()
    before = len(session.moves)
    player.play(session.legal_moves()[0])
    assert len(session.moves) > before


def test_open_questions_can_be_answered_by_a_bystander() -> None:
    """Wherever nothing private is asked, the open table offers the same moves."""
    met = 0
    for seed in range(12):
        state, rng = RULES.new_game({"seats": 2 + seed % 2}, seed), random.Random(seed)
        while RULES.to_act(state) is not None:
            if not RULES.needs_curtain(state):
                met += 1
                assert RULES.legal_moves(RULES.view(state, None)) == RULES.legal_moves(state)
            RULES.advance(state, rng.choice(RULES.legal_moves(state)))
    assert met > 20


def test_the_device_changes_hands_for_private_decisions_only(app: App) -> None:
    """In a round the second player drafts, the first drafts and deploys, the second deploys; nobody else is asked."""
    app.change(reduce_motion=True, speed=400)
    session = start("empyrean", {"first": "1", "deck_1": "samurai", "deck_2": "defenders"}, SEED, (ANNA, BEN))
    player = seated(app, session, Hasty)
    falls: list[tuple[int, int, int]] = []
    while session.state.round <= 3:
        if isinstance(app.screen, CurtainScreen):
            assert RULES.needs_curtain(session.state)
            if not session.state.stack:
                falls.append((session.state.round, session.state.phase, app.screen.seat))
            lift(player)
        player.play(eager(session.state))
    assert [fall for fall in falls if fall[0] == 1] == [(1, DRAFT, 0), (1, DEPLOY, 1)]
    assert [fall for fall in falls if fall[0] == 2] == [(2, DRAFT, 0), (2, DRAFT, 1), (2, DEPLOY, 0)]


# A full table


def full(**more: Any) -> State:
    own = ["ashigaru", "ashigaru", "sohei+3 shield", "ninja", "daimyo anchor", "kensei+2 stun move move"]
    state = table(
        {"hand": ["ashigaru", "sohei"], "on": {1: own}, "destroyed": ["great-armour"], "change": 2},
        {"on": {2: ["squire", "yeoman"]}, "hand": ["herald"], "change": -1}, **more,
    )  # fmt: skip
    state.sides[1].stops[0] = 2
    state.sides[0].stops[1] = 1
    return state


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 620)])
def test_a_full_table_lies_inside_the_window_and_each_card_can_be_reached(make_app: MakeApp, size: Any) -> None:
    app = make_app(size)
    for state in (full(), RULES.new_game({"seats": 3}, SEED)):
        player = at(app, state)
        desk = player.table.desk
        for name, sprite in desk.scene.sprites.items():
            assert app.surface.get_rect().contains(sprite.rect), name
            if sprite.thing.kind not in ("mat", "zones", "battlefield") and not name.startswith("total"):
                place = desk.scene.places[desk.scene.place(name)]
                hidden = "draft-0" in desk.scene.occupied and sprite.rect.colliderect(desk.scene.spots["draft-0"])
                if place.shape != "pile" and not hidden:
                    assert acts_as(desk.under(player.spot(acts_as(name))) or "") == acts_as(name), name
        clear(app)


def test_places_do_not_overlap_unless_one_holds_the_other(app: App) -> None:
    for state in (full(), RULES.new_game({"seats": 3}, SEED)):
        spots = at(app, state).table.desk.scene.spots
        outer = [name for name in spots if not name.startswith(("total", "draft", "column"))]
        for k, one in enumerate(outer):
            for other in outer[k + 1 :]:
                assert not spots[one].colliderect(spots[other]), (one, other)
        clear(app)


def test_cards_on_battlefields_and_in_the_hand_are_large_and_their_names_stay_in_sight(app: App) -> None:
    scene = at(app, full()).table.desk.scene
    for name in ("unit-0", "unit-5", "hand-0-sohei"):
        assert scene.sprites[name].rect.width >= 95, name
    front, behind = scene.sprites["unit-0"], scene.sprites["unit-3"]
    assert front.rect.height * 0.8 < behind.rect.top - front.rect.top < front.rect.height
    few = at(app, table({"on": {1: ["sohei"]}}, {})).table.desk.scene
    assert few.spots["battlefield-0"].height > 1.5 * scene.spots["battlefield-0"].height, "room goes where things are"


def crowded(**more: Any) -> State:
    """Three armies that fill the first battlefield, with all kinds of tokens."""
    tokens = ("", " shield", " anchor stun move", " move move", "+98", " shield anchor stun")
    sides = []
    for army, least in (("samurai", 0), ("spectres", 2), ("legends", 4)):
        cards = [NAMES.keys[card] for card in sorted(DECKS[army])]
        units = [card + token for card, token in zip(cards, tokens, strict=False)]
        sides.append({"on": {1: units, 2: cards[6 : 9 - least // 2], 3: cards[10:11]}, "hand": cards[-2:]})
    return table(*sides, **more)


def test_with_three_players_every_card_on_a_battlefield_can_be_read(make_app: MakeApp) -> None:
    app, state = make_app(reduce_motion=True), crowded(phase=COMMAND)
    session = resume("empyrean", {"seats": 3}, SEED, (ANNA, BEN, CLEO), state)
    found = measure(app, session)
    assert found.smallest >= ink.SMALLEST
    assert not found.overlaps
    assert not found.cuts
    assert found.cards
    player = at(app, state)
    scene = player.table.desk.scene
    units = {name: sprite for name, sprite in scene.sprites.items() if name.startswith("unit-")}
    assert len(units) == sum(len(field) for side in state.sides for field in side.fields)
    for name, sprite in units.items():
        assert sprite.rect.width >= 96, name
        assert sprite.rect.height >= 48, name
        assert acts_as(player.table.desk.under(sprite.rect.center) or "") == name, "none covers another"


def test_with_three_players_cards_are_whole_until_there_are_many(app: App) -> None:
    few = table({"on": {1: ["sohei"]}}, {"on": {1: ["squire"]}}, {})
    heights = [at(app, state).table.desk.scene.sprites["unit-0"].rect.size for state in (few, crowded())]
    assert heights[0][1] == pytest.approx(heights[0][0] * 7 / 5, abs=2)
    assert heights[1][1] < heights[1][0]


def test_a_cropped_card_keeps_its_name_whole_and_clear_of_its_numbers(app: App) -> None:
    faces = at(app, table({}, {})).table.desk.faces
    ink.cuts.clear()
    for kind in KINDS:
        for tall in (51, 66, 90, 120):
            with blocks() as tones:
                marks = ("might-12", "shield", "anchor")
                picture = faces.picture(Thing("unit-0", "field-0-0", "card", kind.key, 0, marks), (108, tall))
                paper = pygame.Surface(picture.get_size())
                paper.blit(picture, (0, 0))
                assert not overlapping(texts_on(paper, tones)), (kind.key, tall)
                written = "".join(each.words.removesuffix("-") for each in tones.values()).replace(" ", "")
                assert kind.name.replace(" ", "").replace("-", "") in written.replace("-", ""), (kind.key, tall)
    assert not ink.cuts


def test_every_thing_of_a_full_table_has_a_description(app: App) -> None:
    player = at(app, full())
    for name in player.table.desk.scene.sprites:
        assert player.table.desk.say(name).strip()
    assert "+2" in player.table.desk.say("essence-0")
    assert "can't be destroyed" in player.table.desk.say("unit-2")
    assert "1 card" in player.table.desk.say("destroyed-0")


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_the_table_cuts_no_text(make_app: MakeApp, language: str) -> None:
    app = make_app(language=language)
    ink.cuts.clear()
    at(app, full())
    assert {*ink.cuts} <= {kind.name for kind in KINDS}, "names on the smallest cards are whole under the glass"


def test_what_is_drawn_in_parts_equals_the_whole(app: App) -> None:
    player = at(app, full())
    for act in (
        lambda: player.drag(player.spot("hand-0-sohei"), player.spot("field-0-1"), drop=False),
        lambda: player.release(player.spot("field-0-1")),
        lambda: player.point(player.spot("total-0-0")),
    ):
        act()
        player.drawn_as_a_whole()


# What is hidden


def other_world(state: State, seat: int) -> State:
    """The same for this seat; what it can't see of the other's hand and deck is dealt anew."""
    world, rng = state.copy(), random.Random(9)
    other = world.sides[1 - seat]
    for unit in other.waiting:
        twins = [card for card in other.deck if COST[card] == COST[world.kind[unit]] and card != world.kind[unit]]
        other.deck[other.deck.index(twins[0])], world.kind[unit] = world.kind[unit], twins[0]
    cards = [*other.hand, *other.deck]
    while sorted(cards[: len(other.hand)]) == sorted(state.sides[1 - seat].hand):
        rng.shuffle(cards)
    other.hand, other.deck = cards[: len(other.hand)], cards[len(other.hand) :]
    rng.shuffle(world.sides[seat].deck)
    return world


def hidden_hands() -> State:
    """Both have cards in hand, and each has one face down."""
    state = table({"hand": ["ninja", "sohei", "daimyo"]}, {"hand": ["ashigaru", "kensei", "sohei"]}, leader=1)
    for words in ("deploy", "hand-1-sohei", "field-1-0"), ("done",), ("deploy", "hand-0-sohei", "field-0-0"):
        state, _events = RULES.apply(state, Move(*words))
    return state


def test_the_table_does_not_depend_on_what_its_viewer_cannot_see(app: App) -> None:
    shows_only_what_is_seen(app, hidden_hands(), other_world, at)


def test_the_curtain_and_the_open_table_show_nobodys_cards(app: App) -> None:
    state = table({"hand": ["ninja", "sohei", "daimyo"]}, {"hand": ["ashigaru", "kensei", "sohei"]}, leader=0)
    shots = []
    for world in (state, other_world(state, 0)):
        player = at(app, world)
        player.table.press_button(Move("done"))
        if not player.moves:
            player.table.press_button(Move("done"))
        player.rest()
        assert isinstance(app.screen, CurtainScreen)
        assert app.screen.seat == 1
        shots.append(pixels(app))
        clear(app)
    assert shots[0] == shots[1]


def test_an_open_reveal_looks_the_same_whatever_the_hands_hold(app: App) -> None:
    """While both watch, neither hand is seen."""
    shots = []
    first = choice_for_anna()
    for world in (first, swapped_hand(first)):
        player = at(app, world)
        begin_reveal(player)
        player.rest()
        player.point((5, 5))
        player.rest()
        assert player.table.viewer is None
        shots.append(pixels(app))
        clear(app)
    assert shots[0] == shots[1]


def swapped_hand(state: State) -> State:
    """The same table with other cards in Ben's hand."""
    world = state.copy()
    own = world.sides[1]
    card = own.hand[0]
    at_ = next(k for k, other in enumerate(own.deck[:-6]) if other != card)
    own.hand[0], own.deck[at_] = own.deck[at_], card
    return world


# Whole games


def eager(state: State) -> Move:
    """A simple way to play: dear cards first, every command, the first answer."""
    moves = RULES.legal_moves(state)

    def worth(move: Move) -> tuple[int, int]:
        ranks = {"command": 3, "move": -1, "deploy": 2, "done": 0}
        price = COST[NAMES.card(str(move.src))] if move.kind == "deploy" else 0
        return ranks.get(move.kind, 1), price

    return max(moves, key=worth)


def lift(player: Hasty) -> None:
    while isinstance(player.app.screen, CurtainScreen):
        player.key(pygame.K_RETURN)
        player.rest()


def play_on(player: Hasty, session: Session) -> None:
    """By mouse, to the end, each behind the own curtain."""
    while session.to_act() is not None:
        lift(player)
        if not session.person_to_act():
            player.rest()
            continue
        before, move = len(session.moves), eager(session.state)
        player.play(move)
        assert len(session.moves) > before, (move, session.moves[-3:])
        assert session.moves[before] == move


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"first": "1", "deck_1": "parthians", "deck_2": "spectres"}, (ANNA, BEN)),
        ({"seats": 3, "rounds": 6}, (ANNA, NOVICE, NOVICE._replace(name="Ida"))),
    ],
    ids=["two persons", "three seats"],
)
def test_a_whole_game_by_mouse(app: App, options: dict[str, int | str], seats: tuple[Seat, ...]) -> None:
    app.change(reduce_motion=True, speed=400)
    session = start("empyrean", options, SEED, seats)
    app.store.begin(session)
    player = seated(app, session, Hasty)
    play_on(player, session)
    player.rest()
    app.frame([], 1.0)
    player.rest()
    assert isinstance(app.screen, ResultScreen)
    assert app.store.latest(None) is None
