"""Games that were begun under the second rules go on under these."""

import json
from pathlib import Path

import pytest

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

OLD_RULES = Path(__file__).parents[2] / "saves" / "old_rules"
STORED = sorted(path.stem for path in OLD_RULES.glob("aniolowie_2*.json"))


def stored(name):
    return json.loads((OLD_RULES / f"{name}.json").read_text("utf-8"))


def upgraded(name):
    return codec.decode("aniolowie", RULES.upgrade(stored(name)["state"], 2))


LED_TO = {
    "": "b8b50badb806a93d", "cancel": "0e2c0507e1400234", "cancel_intervention": "23e5be46f027b055",
    "discard": "f618a23efa211fa6", "discarded": "0daa61a92687820a", "giant_duel": "af7be0684560cfa5",
    "giants_price": "e71536f410228ede", "lost": "e4c8b7efdff2fce9", "plan": "eb3503e591fd24f5",
    "planned_later": "1d2d6845de97be35", "row": "711b34f970f057ed", "shift": "0c81bf1e907358c6",
    "slots": "110e6fdc7e55d448", "summoned": "eeed5c332cfd1ddb",
}  # fmt: skip
"""The positions that their moves led to under the third rules, whose decks and cards were those of the second."""


@pytest.mark.parametrize("name", STORED)
def test_an_old_position_is_the_one_that_its_moves_led_to(name):
    found = upgraded(name)
    assert codec.checksum(found) == LED_TO[name.removeprefix("aniolowie_2").removeprefix("_")]
    assert RULES.why_impossible(found) is None


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
