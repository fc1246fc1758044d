"""The rulings EA15 and EA16: who goes when, who is asked openly, and what the command phase is for."""
# ruff: noqa: N802 - tests are named by the numbers of the rulings

import pytest

from game.empyrean.rules import RULES
from game.empyrean.state import COMMAND, DEPLOY, DRAFT
from tests.scenarios.empyrean.position import KINDS, Table, card

# The first player token


def test_EA15_the_first_player_token_passes_every_round():
    table = Table({}, {}, leader=1).reveal()
    assert table.state.leader == 0
    table.draft().reveal()
    assert table.state.leader == 1


def test_EA15_the_second_player_deploys_with_the_first_ones_cards_on_the_table():
    table = Table({"hand": ["sohei"]}, {"hand": ["ninja"]})
    table.play("deploy sohei 2", "done")
    assert table.asked() == 1
    seen = RULES.view(table.state, 1)
    assert len(seen.sides[0].fields[1]) == 1
    assert seen.kind == [-1], "face down"
    assert seen.paid == [KINDS[card("sohei")].cost]


def test_EA15_the_first_player_reveals_all_before_the_second():
    table = Table({"hand": ["sohei", "ninja"]}, {"hand": ["ronin"]}, leader=1)
    table.play("deploy ronin 1", "done", "deploy sohei 1", "deploy ninja 1", "done")
    assert [event.seat for event in table.told("reveal")] == [1, 0, 0]


def test_EA15_cards_are_revealed_in_the_order_of_their_deployment():
    table = Table({"hand": ["sohei", "great-armour", "duellist"]})
    table.reveal("deploy duellist 3", "deploy great-armour 1", "deploy sohei 2")
    while table.state.stack:
        table.play(table.options()[0])
    assert [KINDS[event.card].key for event in table.told("reveal")] == ["duellist", "great-armour", "sohei"]


def test_EA15_at_the_end_of_a_round_the_first_player_comes_first():
    """Both Vampires bite; the one who holds the token does so first, wherever it sits."""
    for leader in (0, 1):
        table = Table(*({"on": {1: ["fledgling", "villager"]}} for _seat in range(2)), leader=leader).reveal()
        assert [event.seat for event in table.told("might")] == [leader, leader, 1 - leader, 1 - leader]


# Drafts, and what is asked openly


def drafting(*sides, **more):
    drafts = [{"draft": ["sohei", "ninja"]}, {"draft": ["ronin", "duellist"]}]
    table = Table(*(side | told for side, told in zip(sides, drafts, strict=True)), phase=DRAFT, **more)
    table.state.seat = 1 - table.state.leader
    return table


@pytest.mark.parametrize("leader", [0, 1])
def test_EA15_drafts_are_secret_and_the_second_player_is_asked_first(leader):
    """So the first player drafts, commands and deploys in one sitting: two changes of hands in a round."""
    table = drafting({"on": {1: ["bat"]}} if leader == 0 else {}, {"on": {1: ["bat"]}} if leader else {}, leader=leader)
    asked = []
    while table.state.round == 5:
        asked.append((table.state.phase, table.asked()))
        table.play("keep sohei" if "keep sohei" in table.options() else
                   "keep ronin" if "keep ronin" in table.options() else "done")  # fmt: skip
    other = 1 - leader
    assert asked == [(DRAFT, other), (DRAFT, leader), (COMMAND, leader), (DEPLOY, leader), (DEPLOY, other)]


def test_EA15_with_commands_on_both_sides_each_phase_is_finished_first():
    table = drafting({"on": {1: ["bat"]}}, {"on": {1: ["great-bat"]}})
    table.play("keep ronin", "keep sohei")
    asked = []
    while table.state.round == 5:
        asked.append((table.state.phase, table.asked()))
        table.play("done")
    assert asked == [(COMMAND, 0), (COMMAND, 1), (DEPLOY, 0), (DEPLOY, 1)]


def test_EA15_the_order_of_the_drafts_tells_nobody_anything():
    table = drafting({}, {}).play("keep ronin")
    seen = RULES.view(table.state, 0)
    assert seen.sides[1].hand == [-1]
    assert all(card == -1 for card in seen.sides[1].deck)


def test_EA15_what_is_asked_openly_needs_no_hiding_of_the_screen():
    """Whoever sits beside may watch what is decided about the open table; hands are for their owner alone."""
    table = Table({"hand": ["ninja", "temple-novice", "sohei", "itako"]}, {"on": {1: ["ronin", "duellist"]}})
    assert RULES.needs_curtain(table.state), "to deploy is to look at a hand"
    table.reveal("deploy ninja 1", "deploy temple-novice 2")
    assert table.options() == ["pick ronin", "pick duellist"]
    assert not RULES.needs_curtain(table.state)
    table.play("pick ronin")
    assert table.options() == ["discard sohei", "discard itako"]
    assert RULES.needs_curtain(table.state)


@pytest.mark.parametrize(
    ("mine", "theirs", "deployed", "private"),
    [
        ({"hand": ["ronin"]}, {"hand": ["sohei", "ninja"]}, "ronin", True),
        ({"hand": ["holy-grail", "tristan"]}, {}, "holy-grail", True),
        ({"hand": ["oni", "shogun"]}, {}, "oni", True),
        ({"hand": ["necromancer"], "destroyed": ["ninja"]}, {}, "necromancer", False),
        ({"hand": ["smoke-screen"]}, {}, "smoke-screen", False),
        ({"hand": ["kensei"]}, {}, "kensei", False),
        ({"hand": ["flank-attack"], "on": {1: ["sohei"]}}, {}, "flank-attack", False),
    ],
)
def test_EA15_which_questions_are_about_a_hand(mine, theirs, deployed, private):
    table = Table(mine, theirs).reveal(f"deploy {deployed} 1")
    assert table.state.stack
    assert RULES.needs_curtain(table.state) == private


# The command phase


def test_EA16_commands_in_any_order_or_not_at_all():
    table = Table({"on": {1: ["bat", "great-bat", "ninja move"]}}, phase=COMMAND)
    table.play("move ninja 2")
    assert "move bat 2" in table.options()
    table.play("move great-bat 2", "done")
    assert table.state.phase == DEPLOY
    assert table.field(1) == ["bat"]
    assert table.field(2) == ["ninja", "great-bat"]


def test_EA16_without_commands_there_is_no_such_phase():
    table = drafting({"on": {1: ["ikko-ikki"]}}, {"on": {1: ["itako"]}})
    table.play("keep ronin", "keep sohei")
    assert table.state.phase == DEPLOY


def test_EA16_a_command_that_could_do_nothing_is_not_offered():
    table = drafting({"on": {1: ["spahbed", "light-infantry"]}}, {})
    table.play("keep ronin", "keep sohei")
    assert table.state.phase == DEPLOY, "there is no order to give"


def test_EA16_a_command_is_given_once_in_a_round():
    table = Table({"on": {1: ["spahbed", "feigned-retreat"]}}, phase=COMMAND)
    table.play("command spahbed", "stop 1")
    assert table.state.phase == DEPLOY


def test_EA16_all_of_it_is_resolved_before_anybody_deploys():
    table = Table({"on": {1: ["bat"]}}, {"on": {1: ["bat"]}, "hand": ["sohei"]}, phase=COMMAND)
    table.play("move bat 2")
    assert (table.state.phase, table.asked()) == (COMMAND, 1)
