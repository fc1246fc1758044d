"""Games of the rules before these: every choice that was open then goes on in the form it has now."""

import json
from pathlib import Path

import pytest

from game.archangelis import RULES
from game.archangelis.automaton import blank
from game.archangelis.state import CHOOSING_ARMIES, REMOVE
from game.core import codec
from game.core.names import NONE
from game.deckbuilding.rules import APPOINT, AUTOMATON, TURN
from tests.scenarios.archangelis.position import card, keys, moves, play, zone

OLD = Path(__file__).parents[2] / "saves" / "old_rules"


def stored(name):
    return json.loads((OLD / f"archangelis_{name}.json").read_bytes())["state"]


def upgraded(name, **changed):
    old = stored(name) | changed
    before = json.dumps(old)
    new = codec.decode("archangelis", RULES.upgrade(old, int(name[0])))
    assert json.dumps(old) == before, "the given one stays as it was"
    assert RULES.why_impossible(new) is None
    return new


@pytest.mark.parametrize("name", ["1", "2", "2_appoint", "2_remove", "2_army", "2_miracle", "3"])
def test_every_old_game_is_a_good_state(name):
    assert RULES.legal_moves(upgraded(name))


def test_a_horde_that_was_choosing_gets_its_prices():
    state = upgraded("2_remove")
    assert state.phase == REMOVE
    assert state.force == stored("2_remove")["force"]
    assert len(state.prices) == len(state.sides[state.seat].host)
    assert moves(state, "remove")
    assert play(state, "done").phase != REMOVE


def test_what_was_dealt_before_the_commanders_is_dealt_again():
    state = upgraded("2_appoint")
    assert state.phase == APPOINT
    assert state.store == [NONE] * 5
    assert state.locations == [] == state.sides[0].hand == state.sides[1].hand
    state = play(state, sorted(moves(state))[0])
    assert state.phase == TURN
    assert NONE not in state.store
    assert len(state.sides[0].hand) == len(state.sides[1].hand) == 3


def test_an_army_goes_on_being_picked():
    state = upgraded("2_army")
    assert state.phase == CHOOSING_ARMIES
    assert moves(state, "pick") == moves(state)


def test_a_miracle_at_work_is_discarded_when_it_is_done():
    old = stored("2_miracle")
    state = upgraded("2_miracle")
    assert state.phase == AUTOMATON
    (miracle,) = zone(state, "purse", 1)
    assert card(miracle) in old["infernal_discard"]
    state = play(state, sorted(moves(state))[0])
    assert state.phase == TURN
    assert miracle in keys(state.infernal_discard)
    assert zone(state, "purse", 1) == []


def test_light_that_a_commander_promised_is_kept_and_no_other():
    old = stored("2")
    assert [side["second"] for side in old["sides"]].count(True) == 1
    assert [side.second for side in upgraded("2").sides] == [side["second"] for side in old["sides"]]
    alone = [side | {"leader": NONE} for side in old["sides"]]
    leaders = sorted([*old["leaders"], *(side["leader"] for side in old["sides"])])
    assert [side.second for side in upgraded("2", sides=alone, leaders=leaders).sides] == [False, False]


@pytest.mark.parametrize("begins", [0, 1])
def test_an_older_game_knows_who_moved_second(begins):
    """Be it while Commanders are chosen, or in any turn."""
    for how in ("random", "choose"):
        state = RULES.new_game({"commanders": how, "first": str(begins + 1)}, 5)
        for _move in range(40):
            old = codec.encode(state)
            for side in old["sides"]:
                del side["late"]
            assert codec.decode("archangelis", RULES.upgrade(old, 5)) == state
            state = play(state, sorted(moves(state))[0])


def test_a_player_keeps_a_commander_that_is_offered_no_more():
    old = stored("2_miracle")
    led = [old["sides"][0] | {"leader": card("lucifer")}, old["sides"][1]]
    everybody = [*old["leaders"], old["sides"][0]["leader"]]
    leaders = sorted(leader for leader in everybody if leader not in (card("lucifer"), NONE))
    state = upgraded("2_miracle", sides=led, leaders=leaders)
    assert state.sides[0].leader == card("lucifer")
    assert not any(blank(leader) for leader in state.leaders)
