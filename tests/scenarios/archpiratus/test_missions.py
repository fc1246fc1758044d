"""Every mission: it is completed with exactly what it needs at its station, and not with one thing missing."""

from itertools import combinations

import pytest

from game.archpiratus import RULES
from game.archpiratus.abilities import CREW_NAMES, SLOTS
from game.archpiratus.cards import KINDS, MISSION, STATIONS, needs
from game.archpiratus.effects import Amends, Befriend, Find, Prize, Renew, Scavenge, StealCrew, SwapTech
from game.archpiratus.ship import BENDS, WHILE
from game.core.contract import HIDDEN
from game.deckbuilding.nodes import Thin
from game.deckbuilding.rules import OVER
from tests.scenarios.archpiratus.position import (
    card,
    crew_value,
    discard,
    hand,
    hits,
    lacks,
    may,
    moves,
    next_of,
    outcome,
    play,
    points,
    salvage,
    table,
    zone,
)
from tests.scenarios.archpiratus.position import store as shop

MISSIONS = [kind.key for kind in KINDS if kind.type == MISSION]
CARDS = range(len(KINDS))
LENT = {number: {*BENDS.get(number, ()), *(what for _keyword, what, _n in WHILE.get(number, ()))} for number in CARDS}
PLAIN = [kind for number, kind in enumerate(KINDS) if kind.type == "crew" and not LENT[number] & {*SLOTS, "crew"}]
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
    asked = [role for role in types if role in CREW_NAMES]
    others = [role for role in CREW_NAMES if role not in (*asked, without)]
    teams = (
        team([*asked, *more], total)
        for size in range(5 - len(asked))
        for more in combinations([role for role in others if role != without], size)
    )
    return next((found for found in teams if found is not None), None)


KEPT = {
    "room": {"rooms": ["cargo-hold"]}, "title": {"titles": ["iron-duchess"]}, "piracy": {"discard": ["press-gang"]},
}  # fmt: skip
"""What is asked for beside tech and crew."""


FILLING = ("scanner", "engine", "armor", "computer")


def fitting(wanted):
    """Tech of just the values that are asked for, in single slots and in all."""
    values = dict(wanted.tech)
    short = wanted.total - sum(values.values())
    for slot in FILLING:
        if slot not in values and short > 0:
            values[slot] = min(2, short)
            short -= values[slot]
    assert short <= 0
    return values


def ready(mission, mat=None, crew=None, without="", **more):
    """A captain with just what the mission needs, but for what is given."""
    wanted, at = needs(card(mission)), KINDS[card(mission)].role
    mat = [tech(slot, n) for slot, n in fitting(wanted).items()] if mat is None else mat
    crew = crew_of(wanted.types, wanted.crew) if crew is None else crew
    kept = {zone: cards for kind in wanted.types if kind != without for zone, cards in KEPT.get(kind, {}).items()}
    return table(**{"mat": mat, "crew": crew, "missions": [mission], "station": at, **kept, **more})


def completed(state, mission):
    """What it brings is left, as far as that is possible."""
    state = play(state, f"complete {mission}")
    while state.stack:
        state = play(state, "decline")
    return state


@pytest.mark.parametrize("mission", MISSIONS)
def test_mission(mission):
    wanted, at = needs(card(mission)), KINDS[card(mission)].role
    state = ready(mission)
    assert crew_value(state) == wanted.crew
    assert lacks(state, mission) == []
    done = completed(state, mission)
    assert zone(done, "done") == [mission]
    assert points(done) == POINTS[at]
    contracts = (zone(done, "discard") + zone(done, "deck")).count("contract")
    assert contracts == 1
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
    mat = {slot: tech(slot, n) for slot, n in fitting(wanted).items()}
    for slot in fitting(wanted) if wanted.total else ():
        state = ready(mission, mat=[key for other, key in mat.items() if other != slot])
        assert ("tech", wanted.total) in lacks(state, mission)
        assert not may(state, f"complete {mission}")
    for slot, n in wanted.tech:
        for weaker in range(n):
            rest = {**mat, slot: tech(slot, weaker) if weaker else ""}
            state = ready(mission, mat=[key for key in rest.values() if key])
            assert lacks(state, mission) == [(slot, n), *([("tech", wanted.total)] if wanted.total else [])]
            assert not may(state, f"complete {mission}")
    for missing in wanted.types:
        left = [role for role in wanted.types if role != missing]
        state = ready(mission, crew=crew_of(left, wanted.crew, without=missing), without=missing)
        assert lacks(state, mission) == [(missing, 1)]
        assert not may(state, f"complete {mission}")
    weak = crew_of(wanted.types, wanted.crew - 1)
    assert weak is not None or wanted.crew == len({*wanted.types} & {*CREW_NAMES}), (
        "only who is needed for the type alone is enough"
    )
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


# What missions bring


def brought(mission, **more):
    """Right after it was completed."""
    return play(ready(mission, **more), f"complete {mission}")


def of(node):
    """The missions that bring it."""
    return [
        kind.key
        for kind in KINDS
        if kind.type == MISSION and any(isinstance(inner, node) for part in kind.says.parts for inner in part.parts)
    ]


@pytest.mark.parametrize("mission", of(Renew))
def test_a_contract_on_top_of_the_deck(mission):
    done = completed(ready(mission, deck=["credits", "credits"]), mission)
    assert zone(done, "deck")[-1] == "contract"
    assert "contract" in hand(play(done, "end"))


@pytest.mark.parametrize("mission", of(Befriend))
def test_a_local_contact_for_nothing(mission):
    done = brought(mission, supply=3)
    assert "contact" in discard(done)
    assert done.supply == 2
    assert "contact" not in discard(brought(mission, supply=0))


@pytest.mark.parametrize("mission", of(Prize))
def test_a_prize_of_the_store(mission):
    (prize,) = [node for part in KINDS[card(mission)].says.parts for node in part.parts if isinstance(node, Prize)]
    store = ["tramp-burner", "ion-sail", "fusion-torch", "slip-drive", "fold-engine"]
    done = brought(mission, store=store, tech_deck=["rivet-gun"], crew_deck=[])
    assert moves(done) == {"decline", *(f"prize {key}" for key in store[: prize.most])}
    done = play(done, "prize tramp-burner")
    assert "tramp-burner" in discard(done)
    assert shop(done)[0] == "rivet-gun"
    assert done.seat == 1, "then the turn is over"
    gap = play(brought(mission, store=store, tech_deck=["rivet-gun"], crew_deck=["racer"]), "prize tramp-burner")
    assert (gap.seat, moves(gap)) == (0, {"refill tech", "refill crew"}), "the gap is filled before it ends"
    assert play(gap, "refill crew").seat == 1
    assert brought(mission, store=["fold-engine"]).seat == 1, "nothing to take"


@pytest.mark.parametrize("mission", of(Scavenge))
def test_scrap_for_nothing(mission):
    done = brought(mission, salvage=["abacus", "void-eye"])
    assert moves(done) == {"decline", "prize abacus", "prize void-eye"}
    done = play(done, "prize void-eye")
    assert "void-eye" in discard(done)
    assert salvage(done) == ["abacus"]
    assert brought(mission).seat == 1


@pytest.mark.parametrize("mission", of(Thin))
def test_a_thinner_deck(mission):
    done = brought(mission, hand=["credits", "credits"], deck=["racer"])
    assert "exile credits from hand" in moves(done)
    done = play(done, "exile credits from hand")
    assert done.seat == 0, "one more may go"
    assert play(done, "decline").seat == 1


@pytest.mark.parametrize("mission", of(Find))
def test_the_next_one_of_the_tech_deck(mission):
    (what,) = [node.what for part in KINDS[card(mission)].says.parts for node in part.parts if isinstance(node, Find)]
    deck = ["rivet-gun", "midnight-refit", "bunk-deck", "guild-flagship", "abacus"]
    found = {"room": "bunk-deck", "title": "guild-flagship", "piracy": "midnight-refit"}[what]
    done = brought(mission, tech_deck=deck, store=["fold-engine"])
    assert found in discard(done)
    assert next_of(done.tech) == [key for key in deck if key != found]
    done = brought(mission, tech_deck=["abacus"], store=["fold-engine"])
    assert next_of(done.tech) == ["abacus"], "there is none"
    assert done.seat == 1


def test_what_lies_openly_under_the_deck_may_be_found():
    state = ready("festival-guard", store=["racer"], tech_deck=["abacus", "rivet-gun", "bunk-deck", "dead-ear"])
    state.tech_sunk = 2
    done = play(state, "complete festival-guard")
    assert "bunk-deck" in discard(done)
    assert done.tech_sunk == 1
    assert RULES.view(done, 1).tech == [card("dead-ear"), HIDDEN, HIDDEN]


def test_a_room_as_the_last_tech_ends_the_events():
    done = brought("festival-guard", tech_deck=["bunk-deck"], events=["gold-rush"], store=["racer"])
    assert done.events == []


def test_a_repaired_hull():
    assert hits(brought("broken-relay", hits=3)) == 1


def test_the_automaton_gets_nothing_for_its_mission():
    assert all(not kind.says.parts[1:] for kind in KINDS if kind.role == "final")


# Help for whoever is behind

MERCIFUL = [mission for mission in MISSIONS if needs(card(mission)).mercy]
FITTED, ABOARD = ["star-breaker", "slip-drive", "deep-lens"], ["racer", "envoy"]


def another(mission):
    """A mission of the same station, with the same points."""
    return next(key for key in MISSIONS if key != mission and KINDS[card(key)].role == KINDS[card(mission)].role)


@pytest.mark.parametrize("mission", MERCIFUL)
def test_less_crew_is_asked_of_whoever_is_behind(mission):
    wanted, done = needs(card(mission)), {"done": [another(mission)]}
    less = wanted.crew - wanted.mercy
    enough, weak = crew_of(wanted.types, less), crew_of(wanted.types, less - 1)
    assert lacks(ready(mission, crew=enough, other=done), mission) == []
    assert may(ready(mission, crew=enough, other=done), f"complete {mission}")
    assert lacks(ready(mission, crew=weak, other=done), mission) == [("crew", less)]
    for nobody_behind in ({}, done, {"solo": True}):
        assert lacks(ready(mission, crew=enough, **nobody_behind), mission) == [("crew", wanted.crew)]


def offered(mission):
    """What may be taken from the other ship, or the other captain may give."""
    (node,) = [node for part in KINDS[card(mission)].says.parts for node in part.parts if isinstance(node, Amends)]
    (theft,) = node.parts
    if isinstance(theft, StealCrew):
        return {f"give {key}" for key in ABOARD}
    if isinstance(theft, SwapTech):
        return {f"swap {key}" for key in FITTED}
    return {f"steal {key}" for key in FITTED if KINDS[card(key)].value <= theft.most}


@pytest.mark.parametrize("mission", of(Amends))
def test_whoever_was_behind_robs_the_other_ship_with_a_mission(mission):
    def robbery(theirs, *mine):
        other = {"mat": FITTED, "crew": ABOARD, "done": theirs}
        state = brought(mission, store=[], other=other, done=mine)
        while "decline" in moves(state):
            state = play(state, "decline")
        return moves(state) & offered(mission)

    assert robbery(["milk-run"]) == offered(mission), "behind before, ahead with it"
    assert robbery(["milk-run", "festival-guard"], "lost-dog") == offered(mission)
    assert robbery([]) == set()
    assert robbery(["milk-run"], "lost-dog") == set(), "level before"


@pytest.mark.parametrize("mission", of(Amends))
def test_beside_the_automaton_nobody_is_behind(mission):
    assert brought(mission, store=[], solo=True, other={"mat": FITTED, "crew": ABOARD}).seat != 0
