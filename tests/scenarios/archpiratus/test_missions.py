"""Every mission: it is completed with exactly what it needs at its station, and not with one thing missing."""

import pytest

from game.archpiratus.abilities import CREW_NAMES, SLOTS
from game.archpiratus.cards import KINDS, MISSION, STATIONS, needs
from game.archpiratus.ship import BENDS
from game.deckbuilding.rules import OVER
from tests.scenarios.archpiratus.position import (
    card,
    crew_value,
    discard,
    lacks,
    may,
    outcome,
    play,
    points,
    table,
    zone,
)

MISSIONS = [kind.key for kind in KINDS if kind.type == MISSION]
PLAIN = [
    kind for number, kind in enumerate(KINDS) if kind.type == "crew" and not {*BENDS.get(number, ())} & {*SLOTS, "crew"}
]
"""Crew that counts as it is printed."""
POINTS = {"easy": 1, "medium": 2, "hard": 3, "final": 0}


def tech(slot, n):
    return next(kind.key for kind in KINDS if kind.type == "tech" and kind.role == slot and kind.value == n)


def team(roles, total):
    """One of each role, worth so much in all; None where there is no such team."""
    if not roles:
        return [] if total == 0 else None
    for kind in PLAIN:
        if kind.role == roles[0] and kind.value <= total:
            rest = team(roles[1:], total - kind.value)
            if rest is not None:
                return [kind.key, *rest]
    return None


def crew_of(types, total, without=""):
    """A crew with these types and that value in all, four at most, and nobody of the type that is left out."""
    others = [role for role in CREW_NAMES if role not in (*types, without)]
    teams = (team([*types, *others[:more]], total) for more in range(5 - len(types)))
    return next((found for found in teams if found is not None), None)


def ready(mission, mat=None, crew=None, **more):
    """A captain with just what the mission needs, but for what is given."""
    wanted, at = needs(card(mission)), KINDS[card(mission)].role
    mat = [tech(slot, n) for slot, n in wanted.tech] if mat is None else mat
    crew = crew_of(wanted.types, wanted.crew) if crew is None else crew
    return table(**{"mat": mat, "crew": crew, "missions": [mission], "station": at, **more})


@pytest.mark.parametrize("mission", MISSIONS)
def test_mission(mission):
    wanted, at = needs(card(mission)), KINDS[card(mission)].role
    state = ready(mission)
    assert crew_value(state) == wanted.crew
    assert lacks(state, mission) == []
    done = play(state, f"complete {mission}")
    assert zone(done, "done") == [mission]
    assert points(done) == POINTS[at]
    assert discard(done) == ["contract"]
    assert (done.phase == OVER) == (at == "final")
    if at == "final":
        assert outcome(done).winners == (0,)


@pytest.mark.parametrize("mission", MISSIONS)
def test_mission_at_another_station(mission):
    at = KINDS[card(mission)].role
    for elsewhere in {*STATIONS} - {at}:
        state = ready(mission, station=elsewhere)
        assert lacks(state, mission) == []
        assert not may(state, f"complete {mission}")


@pytest.mark.parametrize("mission", MISSIONS)
def test_mission_with_one_thing_missing(mission):
    wanted = needs(card(mission))
    mat = {slot: tech(slot, n) for slot, n in wanted.tech}
    for slot, n in wanted.tech:
        for weaker in range(n):
            rest = {**mat, slot: tech(slot, weaker) if weaker else ""}
            state = ready(mission, mat=[key for key in rest.values() if key])
            assert lacks(state, mission) == [(slot, n)]
            assert not may(state, f"complete {mission}")
    for missing in wanted.types:
        left = [role for role in wanted.types if role != missing]
        state = ready(mission, crew=crew_of(left, wanted.crew, without=missing))
        assert lacks(state, mission) == [(missing, 1)]
        assert not may(state, f"complete {mission}")
    weak = crew_of(wanted.types, wanted.crew - 1)
    assert weak is not None or wanted.crew == len(wanted.types), "only who is needed for the type alone is enough"
    if weak is not None:
        state = ready(mission, crew=weak)
        assert lacks(state, mission) == [("crew", wanted.crew)]
        assert not may(state, f"complete {mission}")


def test_more_than_enough_is_enough():
    state = table(
        mat=["ghost-engine"], crew=["machine-saint", "navigator"], missions=["broken-relay"], station="medium"
    )
    assert may(state, "complete broken-relay")


@pytest.mark.parametrize(("station", "n"), [("easy", 12), ("medium", 12), ("hard", 12), ("final", 6)])
def test_how_many_missions_a_station_has(station, n):
    assert sum(KINDS[card(mission)].role == station for mission in MISSIONS) == n


@pytest.mark.parametrize("mission", [mission for mission in MISSIONS if KINDS[card(mission)].role == "final"])
def test_no_final_mission_is_beyond_a_full_crew(mission):
    assert crew_of(needs(card(mission)).types, needs(card(mission)).crew) is not None
