"""Rules of the book that no example, ruling or card scenario proves by itself, in the order of the book."""
# ruff: noqa: N802 - one of them is named by the number of its ruling

import pytest

from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.cards import NAMES
from game.empyrean.rules import RULES
from game.empyrean.state import COMMAND, DEPLOY
from tests.scenarios.empyrean.position import Table, card

CALM = ("silent-cloister", "hill-of-omens", "orchard-of-plenty", "gallows-crossroads")


def test_three_battlefields_are_drawn_and_all_are_different():
    drawn = [RULES.new_game({}, seed).battlefields for seed in range(40)]
    assert all(len({*fields}) == 3 for fields in drawn)
    assert len({*drawn}) > 30


def test_the_first_player_token_is_given_by_lot():
    leaders = [RULES.new_game({}, seed).leader for seed in range(60)]
    assert 15 < sum(leaders) < 45


def test_everybody_begins_with_four_cards_of_a_shuffled_deck():
    hands = {tuple(RULES.new_game({"deck_1": "vikings"}, seed).sides[0].hand) for seed in range(20)}
    assert len(hands) > 15
    assert all(len(hand) == 4 for hand in hands)


def test_a_card_must_be_paid_for():
    table = Table({"hand": ["ninja", "sohei"], "essence": 2}, fields=CALM)
    assert [option for option in table.options() if "ninja" in option] == []
    table.play("deploy sohei 1")
    assert table.state.sides[0].essence == 0
    assert table.options() == ["done"]


def test_several_cards_may_be_deployed_in_a_round_or_none():
    table = Table({"hand": ["ninja", "sohei"]}, {"hand": ["ronin"]}, fields=CALM)
    table.play("deploy ninja 1", "deploy sohei 1", "done", "done")
    assert (table.field(1), table.field(1, 1)) == (["ninja", "sohei"], [])
    assert table.state.round == 6


def test_a_hand_has_no_limit():
    hand = ["ninja", "sohei", "ronin", "itako", "kensei", "daimyo", "shogun", "oni", "ikko-ikki", "great-armour"]
    table = Table({"hand": hand}, fields=CALM, round=4).reveal().draft()
    assert len(table.pile("hand")) == len(hand) + 1


def test_base_might_is_applied_before_the_ability():
    table = Table({"hand": ["percival"]}, fields=CALM).reveal("deploy percival 1")
    kinds = [(event.kind, event.n) for event in table.events if event.kind in ("reveal", "might")]
    assert kinds == [("reveal", 4), ("might", 5)]


def test_an_instant_ability_is_resolved_once():
    table = Table({"hand": ["camel-rider"]}, fields=CALM, round=4).reveal("deploy camel-rider 1")
    assert table.extra() == 1
    table.draft().reveal()
    assert table.extra() == 0


def test_a_card_does_nothing_before_it_is_revealed():
    table = Table({"on": {1: ["bat"]}, "hand": ["great-bat"]}, fields=CALM, phase=DEPLOY).play("deploy great-bat 2")
    table.play("done", "done").draft()
    assert (table.state.phase, table.asked()) == (COMMAND, 0), "it was revealed and may be commanded now"
    table = Table({"hand": ["sohei", "temple-novice", "ninja"]}, fields=CALM)
    table.reveal("deploy temple-novice 1", "deploy sohei 1")
    assert table.gained("sohei") == 0, "it lay face down when its owner discarded"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_discard_pile_lies_face_down_and_only_its_owner_looks_at_it(seat):
    view = RULES.view(Table({"discard": ["ninja"]}).state, seat)
    faces = [thing.face for thing in RULES.table(view) if thing.place == "discard-0" and thing.kind == "card"]
    assert (faces == ["ninja"]) == (seat == 0)
    assert (view.sides[0].discard == [card("ninja")]) == (seat == 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_destroy_pile_lies_face_up(seat):
    view = RULES.view(Table({"destroyed": ["ninja"]}).state, seat)
    faces = [thing.face for thing in RULES.table(view) if thing.place == "destroyed-0" and thing.kind == "card"]
    assert faces == ["ninja"]


def test_banished_cards_are_in_no_other_pile():
    mine = {"hand": ["valkyrie"], "banished": ["raider", "berserker"]}
    table = Table(mine, fields=CALM).reveal("deploy valkyrie 1")
    assert table.state.round == 6, "there is no fallen Viking to be found"
    table = Table({"hand": ["ikko-ikki"], "banished": ["ninja"], "on": {2: ["death"]}}, fields=CALM)
    table.reveal("deploy ikko-ikki 1")
    assert (table.gained("ikko-ikki"), table.gained("death")) == (0, 0)


def test_a_returned_card_is_deployed_again_like_any_other():
    table = Table({"hand": ["chariot"], "on": {1: ["light-infantry+5"]}}, fields=CALM).reveal("deploy chariot 2")
    table.draft().play("done")
    assert {"deploy light-infantry 1", "deploy light-infantry 3"} <= {*table.options()}
    table.play("deploy light-infantry 3", "done")
    assert (table.field(3), table.gained("light-infantry")) == (["light-infantry"], 0)


def test_a_move_that_is_told_has_to_be_made():
    table = Table({"hand": ["flank-attack"], "on": {1: ["sohei"]}}, fields=CALM).reveal("deploy flank-attack 2")
    assert table.options() == ["move sohei 2", "move sohei 3"], "there is no declining"


@pytest.mark.parametrize("mine", [["horse-archers", "camel-rider"], ["camel-rider", "horse-archers"]])
def test_EA21_either_zone_of_the_picture_leads_to_the_same_end(mine):
    table = Table({"hand": ["flank-attack"], "on": {3: mine}}).reveal("deploy flank-attack 3")
    table.play("move horse-archers 1")
    assert (table.field(1), table.field(3)) == (["horse-archers"], ["camel-rider", "flank-attack"])


def test_a_mash_up_deck_is_played_like_an_army():
    state = RULES.new_game({"deck_1": built_of_all()}, 3)
    assert RULES.army_of(state, 0) == "built"
    assert RULES.why_impossible(state) is None


def built_of_all() -> str:
    """A deck on the template with cards of several armies."""
    mixed = {"ashigaru": 4, "wolf": 1, "sohei": 2, "raider": 2, "ninja": 1, "ronin": 1, "skald": 1, "hydra": 1}
    table = Table({"hand": [key for key, n in mixed.items() for _copy in range(n)]})
    keys = [NAMES.keys[each] for each in table.state.sides[0].army]
    return "built:" + ",".join(f"{keys.count(key)}*{key}" for key in dict.fromkeys(keys))


def test_the_names_of_battlefields_are_told_in_the_log():
    table = Table({"hand": ["sohei"], "on": {1: ["ninja move"]}}, phase=COMMAND, fields=CALM)
    table.play("move ninja 2").reveal("deploy sohei 1")
    said = [RULES.say_event(event, ["Ada", "Bo"]) for event in table.events]
    names = {field.key: field.name for field in BATTLEFIELDS}
    assert f"Ada's Ninja moves to {names['hill-of-omens']}." in said
    assert f"Ada reveals Sohei on {names['silent-cloister']}: 2 might." in said
