"""Games that were begun under the second rules go on under these."""

import json
from copy import deepcopy
from pathlib import Path

import pytest

from game.core import codec
from game.empyrean import cards, words
from game.empyrean.rules import RULES
from game.empyrean.state import FACE_UP, GONE
from tests.scenarios.empyrean.test_many_games import check

STORED = Path(__file__).parents[2] / "saves" / "old_rules"


def stored(name):
    return json.loads((STORED / f"empyrean_{name}.json").read_text("utf-8"))["state"]


def upgraded(name):
    return codec.decode("empyrean", RULES.upgrade(stored(name), 2))


@pytest.mark.parametrize("name", ["2", "2_discard", "2_decline", "2_may", "2_pick", "2_rescue", "2_once", "2_reached"])
def test_an_old_game_is_whole_and_its_snapshot_stays(name):
    old = stored(name)
    before = deepcopy(old)
    state = codec.decode("empyrean", RULES.upgrade(old, 2))
    assert old == before
    check(state)
    assert len(RULES.legal_moves(state)) > bool(state.stack), "what a card asks has two answers"


def test_passive_abilities_get_the_tokens_that_they_lent():
    old, state = stored("2_pick"), upgraded("2_pick")
    more = {unit: n - old["might"][unit] for unit, n in enumerate(state.might) if n != old["might"][unit]}
    assert more, "somebody stood beside friends"
    for unit, n in more.items():
        strength = cards.STRENGTH[state.kind[unit]]
        assert n == strength.n * sum(who == unit for who, _thing in state.lent)


@pytest.mark.parametrize("name", ["1", "2_pick"])
def test_the_might_of_an_old_card_is_the_sum_of_its_parts(name):
    state = codec.decode("empyrean", RULES.upgrade(stored(name), int(name[0])))
    standing = [unit for unit, marks in enumerate(state.marks) if marks & (FACE_UP | GONE) == FACE_UP]
    assert any(len(words.parts(state, unit)) > 1 for unit in standing)
    for unit in standing:
        assert sum(n for _what, n in words.parts(state, unit)) == state.might[unit]


def test_the_reveal_that_was_open_has_its_last_step():
    state = upgraded("2_pick")
    assert state.stack[0].card == cards.BOOK
    assert RULES.legal_moves(state)[0].kind == "pick"


def test_a_question_with_one_answer_is_answered():
    old, state = stored("2_discard"), upgraded("2_discard")
    assert len(state.sides[0].discard) == len(old["sides"][0]["discard"]) + 1


def test_a_market_without_customers_is_passed():
    old, state = stored("2_may"), upgraded("2_may")
    assert state.round > old["round"] or state.stack[-1].seat != old["stack"][-1][2]


def test_who_lies_in_the_destroy_pile_is_found():
    """The horde may still rise; then the River has nothing of it to return."""
    state = upgraded("2_rescue")
    horde = state.stack[-1].memory[0]
    assert state.marks[horde] & (GONE | FACE_UP) == GONE | FACE_UP
    move = RULES.legal_moves(state)[0]
    assert move.kind == "deploy"
    held = len(state.sides[0].hand)
    after, events = RULES.apply(state, move)
    assert not after.marks[horde] & FACE_UP
    assert all(event.card != state.kind[horde] for event in events if event.kind == "rescue")
    assert len(after.sides[0].hand) >= held


def played_on(state):
    """To the next round, by the last answer each time."""
    begun = state.round
    while state.round == begun:
        state, _events = RULES.apply(state, RULES.legal_moves(state)[-1])
    return state


def test_a_milestone_that_was_only_to_be_looked_at_is_not_paid():
    """In the market's question of round 3 nobody has 12 might at the throne, or two cards at the plain."""
    old = stored("2_once")
    state = played_on(upgraded("2_once"))
    assert state.met == [code for code in old["met"] if code >= 0]
    assert not any(source >= cards.FIRST_FIELD for _unit, source, _n in state.gains[len(old["gains"]) :])


def test_a_milestone_that_is_reached_in_the_open_reveal_is_paid():
    """The second player has just revealed a first card in the Oubliette: a card of the hand goes."""
    old, state = stored("2_reached"), upgraded("2_reached")
    assert state.stack[0].card == cards.BOOK
    assert [claim.seat for claim in state.claims] == [1]
    assert len(state.met) == len(old["met"]) + 1
    held = len(state.sides[1].hand)
    while state.claims or (state.stack and state.stack[-1].card != cards.FIRST_FIELD + 5):
        state, _events = RULES.apply(state, RULES.legal_moves(state)[0])
    assert {move.kind for move in RULES.legal_moves(state)} == {"discard"}
    assert len(state.sides[1].hand) == held
