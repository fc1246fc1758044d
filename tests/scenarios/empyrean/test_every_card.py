"""The eight armies: complete, on the template, and no card without a scenario of its own."""

from collections import Counter
from importlib import import_module

import pytest

from game.core.effects import Node
from game.empyrean.abilities import CONDITIONAL, INSTANT, PASSIVE, Command
from game.empyrean.acts import Apply, Banish, Destroy, Grow, Might, Relocate, Return
from game.empyrean.cards import ARMIES, COST, DECKS, KINDS, TEMPLATE
from game.empyrean.effects import Discard, Stop
from game.empyrean.state import ANCHOR, MOVE, SHIELD, STUN

SCENARIOS = {
    army.key: [name for name in vars(import_module(f"{__package__}.test_{army.key}")) if name.startswith("test_")]
    for army in ARMIES
}


def named_by(scenario, key):
    return f"{scenario}_".startswith(f"test_{key.replace('-', '_')}_")


@pytest.mark.parametrize(("army", "key"), [(army.key, kind.key) for army in ARMIES for kind in army.kinds])
def test_a_card_has_its_scenario(army, key):
    assert any(named_by(scenario, key) for scenario in SCENARIOS[army])


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_no_scenario_is_left_over(army):
    strays = [name for name in SCENARIOS[army.key] if not any(named_by(name, kind.key) for kind in army.kinds)]
    assert strays == []


def test_no_two_cards_share_a_name():
    assert len({kind.key for kind in KINDS}) == len({kind.name for kind in KINDS}) == len(KINDS)


# The frame of the armies


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_an_army_is_on_the_template(army):
    assert Counter(COST[card] for card in DECKS[army.key]) == TEMPLATE
    assert len(DECKS[army.key]) == 24


@pytest.mark.parametrize("army", ARMIES, ids=lambda army: army.key)
def test_an_army_has_few_cards_without_an_ability_and_a_strategy(army):
    assert sum(not kind.says.parts for kind in army.kinds) <= 2
    assert len(army.strategy) >= 3


def test_a_card_has_abilities_of_one_type():
    for kind in KINDS:
        assert {part.nature for part in kind.says.parts} == ({kind.nature} if kind.nature else set())


def nodes(node: Node):
    yield node
    for part in node.parts:
        yield from nodes(part)


def test_all_types_of_abilities_tokens_and_the_command_phase_occur():
    assert {kind.nature for kind in KINDS} == {INSTANT, CONDITIONAL, PASSIVE, ""}
    met = [node for kind in KINDS for node in nodes(kind.says)]
    assert {node.token for node in met if isinstance(node, Apply)} == {SHIELD, ANCHOR, STUN, MOVE}
    assert {Stop, Might, Grow, Destroy, Banish, Return, Relocate, Discard, Command} <= {type(node) for node in met}
