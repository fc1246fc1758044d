"""The card set: complete, and no card that says something goes without a scenario of its own."""

from collections import Counter

import pytest

from game.archpiratus import cards
from game.archpiratus.abilities import CREW_NAMES, SLOTS, Bend, Needs, OnDone
from game.archpiratus.cards import CARDS, KINDS, NUMBER
from tests.contract.games import sections
from tests.scenarios.archpiratus import test_crew_and_admirals, test_missions, test_tech_cards

ABLE = [kind.key for kind in KINDS if kind.says.parts and kind.type != "mission"]
SCENARIOS = [
    name
    for module in (test_tech_cards, test_crew_and_admirals)
    for name in vars(module)
    if name.startswith("test_card_")
]


@pytest.mark.parametrize("key", ABLE)
def test_a_card_that_says_something_has_its_scenario(key):
    name = f"test_card_{key.replace('-', '_')}"
    assert any(scenario == name or scenario.startswith(f"{name}_") for scenario in SCENARIOS)


def test_every_mission_has_its_scenario():
    assert [kind.key for kind in KINDS if kind.type == "mission"] == test_missions.MISSIONS


def test_no_scenario_is_left_over():
    names = tuple(f"test_card_{key.replace('-', '_')}" for key in ABLE)
    assert [scenario for scenario in SCENARIOS if not scenario.startswith(names)] == []


# The frame of the card set


def copies(pile, type_=""):
    return sum(kind.copies for kind in KINDS if kind.pile == pile and type_ in ("", kind.type))


def test_every_pile_has_its_cards():
    assert (copies("start", "credit"), copies("start", "contract"), copies("supply")) == (7, 3, 12)
    assert (copies("tech"), copies("crew"), copies("events"), copies("missions"), copies("admiral")) == (
        60, 42, 8, 42, 8,
    )  # fmt: skip


def test_every_slot_has_tech_of_every_value():
    met = Counter()
    for kind in KINDS:
        if kind.type == "tech":
            met[kind.role, kind.value] += kind.copies
    assert {slot for slot, _value in met} == {*SLOTS}
    for slot in SLOTS:
        assert [value for value in range(1, 6) if met[slot, value] >= 2] == [1, 2, 3, 4, 5]
        assert met[slot, 1] + met[slot, 2] >= met[slot, 4] + met[slot, 5]


def test_there_are_rooms_titles_and_piracy():
    assert min(copies("tech", type_) for type_ in ("room", "title", "piracy")) >= 1


def test_the_crew_has_at_least_eight_types_and_values_from_one_to_four():
    members = [kind for kind in KINDS if kind.pile == "crew"]
    assert len({kind.role for kind in members}) >= 8
    assert {kind.role for kind in members} | {"contact"} == {*CREW_NAMES}
    assert {kind.value for kind in members} == {1, 2, 3, 4}


def test_every_admiral_bends_something_and_every_event_is_for_both():
    for kind in KINDS:
        if kind.type in ("admiral", "event"):
            assert all(isinstance(part, Bend) for part in kind.says.parts)
            assert kind.says.parts


def test_every_mission_asks_for_something():
    for kind in KINDS:
        if kind.type == "mission":
            asked, *brings = kind.says.parts
            assert isinstance(asked, Needs)
            assert asked.crew == kind.value
            assert len(asked.types) <= 4
            assert all(isinstance(part, OnDone) for part in brings)


def test_no_final_mission_asks_for_what_the_automaton_can_not_have():
    for kind in KINDS:
        if kind.role == "final":
            assert {*cards.needs(NUMBER[kind.key]).types} <= {*CREW_NAMES} - {"contact"}


def test_far_shots_are_the_exception():
    far = [kind.key for kind in KINDS if "wherever the opponent is" in kind.says.text()]
    assert far == ["star-breaker"]


def test_every_card_leads_to_its_section():
    assert {one.section for one in CARDS.values()} <= sections("archpiratus")


# What a card is worth beside others of its kind


def dominates(one, other):
    """Is it of the same kind, costs no more, and is at least as good in everything?"""
    if (one.type, one.role) != (other.type, other.role) or one is other:
        return False
    if one.type == "mission":
        asks, less = (cards.needs(NUMBER[kind.key]) for kind in (other, one))
        tech = all(n <= dict(asks.tech).get(slot, 0) for slot, n in less.tech)
        easier = tech and {*less.types} <= {*asks.types} and less.crew <= asks.crew and less.total <= asks.total
        easier = easier and less.crew - less.mercy <= asks.crew - asks.mercy
        return easier and {*brings(other)} <= {*brings(one)}
    numbers = one.cost <= other.cost and one.credit >= other.credit and one.value >= other.value
    return numbers and {*lines(other)} <= {*lines(one)}


def lines(kind):
    return [part.text() for part in kind.says.parts]


def brings(kind):
    return [node.text() for part in kind.says.parts[1:] for node in part.parts]


def test_no_card_is_dominated_by_another_of_its_kind():
    assert [(one.key, other.key) for one in KINDS for other in KINDS if dominates(one, other)] == []


def test_the_comparison_finds_what_is_dominated():
    gun = next(kind for kind in KINDS if kind.key == "rail-cannon")
    assert dominates(gun._replace(cost=2), gun)
    assert not dominates(gun._replace(cost=4), gun)
    job = next(kind for kind in KINDS if kind.key == "leaky-valve")
    assert dominates(job._replace(credit=2), job), "as easy, and it brings the same"
