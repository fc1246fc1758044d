"""Games that were begun under the second rules go on under these, which play the same and note it otherwise."""

import json
from pathlib import Path

import pytest

from game import catalogue
from game.aniolowie import RULES
from game.aniolowie.state import (
    AT_ABILITY,
    AT_DISCARDED,
    AT_INTERVENTION,
    AT_LOST,
    AT_ROW,
    AT_SLOT,
    CLAIM,
    GIANTS,
    Target,
)
from game.core import codec
from game.core.contract import Move

OLD_RULES = Path(__file__).parents[2] / "saves" / "old_rules"
STORED = sorted(path.stem for path in OLD_RULES.glob("aniolowie_2*.json"))


def stored(name):
    return json.loads((OLD_RULES / f"{name}.json").read_text("utf-8"))


def upgraded(name):
    return codec.decode("aniolowie", RULES.upgrade(stored(name)["state"], 2))


@pytest.mark.parametrize("name", STORED)
def test_an_old_position_is_the_one_that_its_moves_lead_to(name):
    old = stored(name)
    state = catalogue.rules("aniolowie").new_game(old["options"], old["seed"])
    for move in old["moves"]:
        RULES.advance(state, Move(*move))
    found = upgraded(name)
    assert RULES.legal_moves(found) == RULES.legal_moves(state)
    found.planned = state.planned  # of support and land the old rules knew only that somebody was planned there
    assert found == state


@pytest.mark.parametrize(("name", "sort"), [
    ("slots", AT_SLOT), ("row", AT_ROW), ("cancel_intervention", AT_INTERVENTION), ("cancel", AT_ABILITY),
    ("discarded", AT_DISCARDED), ("giants_price", AT_DISCARDED), ("lost", AT_LOST),
])  # fmt: skip
def test_a_target_keeps_its_sort(name, sort):
    state = upgraded(f"aniolowie_2_{name}")
    targets = [entry.target for entry in (*state.interventions, *state.abilities)]
    assert all(isinstance(target, Target) for target in targets)
    assert sort in [target.sort for target in targets]


def test_what_a_seat_had_done_in_its_part_is_told_apart():
    def told(state):
        return bool(state.planned), state.to_discard > 1, state.heard, state.claimed

    assert told(upgraded("aniolowie_2_plan")) == (True, False, False, False)
    assert told(upgraded("aniolowie_2_discard")) == (False, True, False, False)
    assert told(upgraded("aniolowie_2_giant_duel")) == (False, False, True, False)
    left = stored("aniolowie_2")["state"] | {"phase": CLAIM, "placed": 1}
    assert told(codec.decode("aniolowie", RULES.upgrade(left, 2))) == (False, False, False, True)


def test_a_giant_that_had_attacked_rests():
    state = upgraded("aniolowie_2_giant_duel")
    assert state.giants[GIANTS - state.attacker].stirred == state.turn
