"""Whatever a hand tries in vain gets a reason that is true, and a section of the rulebook to read more."""

import pytest

from game.core.contract import IllegalMove, Move
from game.empyrean.refusals import FIXED
from game.empyrean.rules import RULES
from game.empyrean.state import COMMAND, DRAFT, OVER
from tests.scenarios.empyrean.position import Table
from tests.scenarios.tried import reasoned

FULL = ["light-infantry"] * 4 + ["camel-rider", "camel-scout"]
MINE = {
    "hand": ["sohei", "shogun"], "deck": ["ronin"], "discard": ["ninja"], "destroyed": ["duellist"],
    "banished": ["great-armour"], "on": {1: ["temple-novice"], 2: FULL[:4]}, "essence": 3,
}  # fmt: skip
THEIRS = {"hand": ["sohei"], "on": {1: ["ronin"]}, "discard": ["itako"], "draft": []}
COMMANDERS = {
    1: ["pegasus", "perseus move", "bat stun", "helios anchor", "light-infantry"],
    2: ["longship", "raider", "spahbed"],
}


def deploying(**more):
    return Table({**MINE, **more}, THEIRS)


def commanding(*, fields=("silent-cloister", "hill-of-omens", "orchard-of-plenty"), **more):
    return Table({"hand": ["sohei"], "on": COMMANDERS, **more}, THEIRS, phase=COMMAND, fields=fields)


def drafting():
    table = Table({**MINE, "draft": ["ikko-ikki", "kensei"]}, {**THEIRS, "draft": ["kensei", "oni"]}, phase=DRAFT)
    table.state.seat = 1
    return table


POSITIONS = {
    "draft": drafting,
    "deploy": deploying,
    "something deployed": lambda: deploying(essence=99).play("deploy sohei 1"),
    "command": commanding,
    "commanded": lambda: commanding().play("move pegasus 3"),
    "three players": lambda: Table(MINE, THEIRS, {"hand": ["ninja"]}),
    "a card that asks": lambda: Table({"hand": ["ninja"]}, {"on": {1: ["ronin", "sohei"]}}).reveal("deploy ninja 1"),
    "an opponent that is asked": lambda: Table({"hand": ["ronin"]}, {"hand": ["sohei", "ninja"]}).reveal(
        "deploy ronin 1"
    ),
    "over": lambda: Table(MINE, {}, round=10).reveal(),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_try_of_a_hand_gets_a_reason(name):
    reasoned(RULES, POSITIONS[name]().state)


@pytest.mark.parametrize("name", ["deploy", "something deployed", "command", "commanded", "three players"])
def test_every_thing_on_the_table_has_a_reason_of_its_own(name):
    assert reasoned(RULES, POSITIONS[name]().state) == set()


def test_a_refused_move_says_its_reason():
    table = deploying()
    with pytest.raises(IllegalMove) as error:
        RULES.apply(table.state, Move("deploy", "hand-0-shogun", "field-0-0"))
    assert "Shogun costs 8 essence here, and you have 3" in str(error.value)


@pytest.mark.parametrize(
    ("src", "dst", "section", "words"),
    [
        ("hand-0-shogun", "field-0-0", "essence", "Shogun costs 8 essence here, and you have 3."),
        ("hand-0-shogun", "battlefield-0", "essence", "Shogun costs 8 essence here, and you have 3."),
        ("hand-0-sohei", "battlefield-0", "deploy", "your side of a battlefield"),
        ("hand-0-sohei", "discard-0", "deploy", "your side of a battlefield"),
        ("hand-0-sohei", None, "deploy", "your side of a battlefield"),
        ("hand-0-sohei", "field-1-0", "deploy", "belongs to another player"),
        ("hand-0-ninja", "field-0-0", "deploy", "not in your hand"),
        ("hand-0", "field-0-0", "deploy", "Drag a card of your hand"),
        ("hand-1-back", "field-0-0", "deploy", "another player's hand"),
        ("hand-1", None, "deploy", "another player's hand"),
        ("unit-0", None, "command", "in the command phase"),
        ("unit-0", "field-0-1", "command", "in the command phase"),
        ("unit-5", None, "command", "belongs to another player"),
        ("unit-99", None, "command", "belongs to another player"),
        ("nowhere", None, "rounds", "no move here. Deploy cards for up to 3 essence"),
    ],
)
def test_the_reason_fits_what_was_tried_while_deploying(src, dst, section, words):
    reason = deploying().refused(Move("drag" if dst else "click", src, dst))
    assert reason.section == section, reason
    assert words in reason.text, reason


def test_a_full_side():
    table = Table({"hand": ["sohei"], "on": {2: FULL}})
    for dst in ("field-0-1", "battlefield-1"):
        reason = table.refused(Move("drag", "hand-0-sohei", dst))
        assert reason.section == "zones"
        assert "All your zones on Altar of the Creators are taken." in reason.text


def test_a_narrow_side_is_full_sooner():
    table = Table({"hand": ["sohei"], "on": {1: FULL[:4]}}, fields=("gate-of-dusk", "hill-of-omens", "silent-cloister"))
    assert "The Gate of Dusk" in table.refused(Move("drag", "hand-0-sohei", "field-0-0")).text


def test_a_price_that_the_battlefield_changed():
    table = Table({"hand": ["sohei"], "essence": 2}, fields=("giants-causeway", "hill-of-omens", "silent-cloister"))
    assert "Sohei costs 3 essence here, and you have 2" in table.refused(Move("drag", "hand-0-sohei", "field-0-0")).text


def test_a_card_that_is_too_dear_everywhere_says_so_before_it_is_dragged():
    table = Table({"hand": ["sohei"], "essence": 1}, fields=("gate-of-dusk", "hill-of-omens", "silent-cloister"))
    assert table.refused(Move("click", "hand-0-sohei")).text == "Sohei costs 2 essence, and you have 1."


def test_a_card_that_was_just_deployed():
    reason = deploying().play("deploy sohei 1").refused(Move("drag", "unit-6", "field-0-1"))
    assert reason.section == "reveal"
    assert "face-down" in reason.text


@pytest.mark.parametrize(
    ("key", "dst", "section", "words"),
    [
        ("pegasus", "field-0-0", "moving", "another battlefield with an open zone"),
        ("pegasus", None, "moving", "another battlefield with an open zone"),
        ("perseus", "hand-0", "moving", "another battlefield with an open zone"),
        ("bat", "field-0-1", "command", "no Move token and no command"),
        ("light-infantry", "field-0-1", "command", "no Move token and no command"),
        ("helios", "field-0-1", "tokens", "Anchor"),
        ("longship", "field-0-2", "command", "Click this card"),
        ("spahbed", "field-0-2", "command", "no card that its command could be given to"),
        ("spahbed", None, "command", "no card that its command could be given to"),
    ],
)
def test_the_reason_fits_what_was_tried_while_commanding(key, dst, section, words):
    table = commanding()
    (unit,) = table.units(key)
    reason = table.refused(Move("drag" if dst else "click", f"unit-{unit}", dst))
    assert reason.section == section, reason
    assert words in reason.text, reason


def test_a_command_that_was_given():
    table = commanding().play("command longship", "move raider 3")
    (unit,) = table.units("longship")
    assert "no Move token and no command" in table.refused(Move("click", f"unit-{unit}")).text


def test_a_place_that_lets_nobody_go():
    table = commanding(fields=("frozen-lake", "hill-of-omens", "silent-cloister"))
    (unit,) = table.units("pegasus")
    reason = table.refused(Move("drag", f"unit-{unit}", "field-0-1"))
    assert (reason.section, reason.text) == ("battlefields", "Nothing moves away from this battlefield.")


def test_a_move_to_a_full_side():
    table = commanding(on={1: ["pegasus"], 2: FULL})
    reason = table.refused(Move("drag", "unit-0", "field-0-1"))
    assert reason.section == "moving"


def test_deploying_comes_after_the_commands():
    reason = commanding().refused(Move("drag", "hand-0-sohei", "field-0-0"))
    assert reason.section == "command"
    assert "Commands come first" in reason.text


@pytest.mark.parametrize(("src", "words"), [
    ("hand-1-sohei", "First one of the two"), ("battlefield-0", "First one of the two"),
    ("draft-1", "Click the card you want to keep"), ("draft-0-back", "Click the card you want to keep"),
])  # fmt: skip
def test_reasons_of_the_draft(src, words):
    reason = drafting().refused(Move("click", src))
    assert reason.section == "draft"
    assert words in reason.text


@pytest.mark.parametrize("zone", FIXED)
def test_what_nothing_is_ever_done_with(zone):
    names = {
        "deck": "deck-0-pile", "discard": "discard-0-ninja", "destroyed": "destroyed-0-duellist",
        "banished": "banished-0-back", "battlefield": "battlefield-1", "field": "field-0-0",
        "total": "total-0-1", "essence": "essence-0", "first": "first-0", "round": "round",
    }  # fmt: skip
    view = RULES.view(deploying().state, 0)
    assert names[zone] in {name for thing in RULES.table(view) for name in (thing.id, thing.place)}
    text, section = FIXED[zone]
    assert (section, text) == (*reversed(deploying().refused(Move("click", names[zone]))),)


def test_while_a_card_asks_everything_else_waits():
    reason = POSITIONS["a card that asks"]().refused(Move("click", "battlefield-0"))
    assert reason.section == "reveal"
    assert "Ninja: Destroy an opponent card" in reason.text
    assert "Ronin" in POSITIONS["an opponent that is asked"]().refused(Move("click", "round")).text


def test_after_the_end():
    table = POSITIONS["over"]()
    assert table.state.phase == OVER
    reason = RULES.why_not(RULES.view(table.state, None), Move("click", "battlefield-0"))
    assert (reason.section, reason.text) == ("winning", "The game is over.")
