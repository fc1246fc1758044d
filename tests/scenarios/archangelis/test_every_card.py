"""The card set: complete, and no card that can do something goes without a scenario of its own."""

from collections import Counter

import pytest

from game.archangelis.automaton import only_angels, only_demons
from game.archangelis.cards import KINDS, RANKS
from tests.scenarios.archangelis import test_holy_cards, test_infernal_cards, test_places_and_leaders

ABLE = [kind.key for kind in KINDS if kind.says.parts]
SCENARIOS = [
    name
    for module in (test_holy_cards, test_infernal_cards, test_places_and_leaders)
    for name in vars(module)
    if name.startswith("test_card_")
]


@pytest.mark.parametrize("key", ABLE)
def test_a_card_that_can_do_something_has_its_scenario(key):
    name = f"test_card_{key.replace('-', '_')}"
    assert any(scenario == name or scenario.startswith(f"{name}_") for scenario in SCENARIOS)


def test_no_scenario_is_left_over():
    names = tuple(f"test_card_{key.replace('-', '_')}" for key in ABLE)
    assert [scenario for scenario in SCENARIOS if not scenario.startswith(names)] == []


# The frame of the card set


def copies(pile, type_=""):
    return sum(kind.copies for kind in KINDS if kind.pile == pile and type_ in ("", kind.type))


def test_every_pile_has_its_cards():
    assert (copies("start"), copies("supply"), copies("holy"), copies("infernal")) == (10, 12, 60, 48)
    assert (copies("location"), copies("commander")) == (18, 8)


def test_the_holy_deck_is_made_of_everything_sacred():
    assert {type_: copies("holy", type_) for type_ in ("angel", "human", "relic", "miracle", "title")} == {
        "angel": 32, "human": 8, "relic": 8, "miracle": 6, "title": 6,
    }  # fmt: skip
    assert sum(kind.type == "angel" and kind.pile == "holy" for kind in KINDS) >= 20


def test_the_infernal_deck_is_made_of_everything_profane():
    assert {type_: copies("infernal", type_) for type_ in ("demon", "human", "relic", "miracle")} == {
        "demon": 28,
        "human": 7,
        "relic": 7,
        "miracle": 6,
    }
    ranks = Counter()
    for kind in KINDS:
        if kind.type == "demon":
            ranks[kind.rank] += kind.copies
    assert ranks[""] >= 2
    shares = [ranks[rank] for rank in RANKS]
    assert max(shares) - min(shares) <= 2


def test_locations_reward_angels_or_demons_or_both():
    places = [number for number, kind in enumerate(KINDS) if kind.type == "location"]
    assert sum(only_angels(place) for place in places) == 7
    assert sum(only_demons(place) for place in places) == 6
    assert all(len(KINDS[place].says.parts) > 1 for place in places), "a reward, and at least one condition"


def test_costs_run_from_one_to_eight():
    assert {kind.cost for kind in KINDS if kind.pile in ("holy", "infernal", "supply")} == {*range(1, 9)}
