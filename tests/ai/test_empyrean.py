"""How opponents play Battle for Empyrean: sense in plain positions, and nothing but the view to go by."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.levels import LEVELS, choose
from game.core.contract import HIDDEN
from game.empyrean.rules import RULES
from game.empyrean.state import DEPLOY
from tests.scenarios.empyrean.position import Table

PLAYERS = [level for level in LEVELS if level != "random"]


def decide(state: Any, level: str = "master", seed: int = 1, work: float = 0.1) -> Any:
    seat = RULES.to_act(state)
    assert seat is not None
    return choose(RULES, RULES.view(state, seat), level, seed, work).move


def midgame(seed: int, moves: int = 30, seats: int = 2) -> Any:
    """A game that opponents have brought to its middle, where there is something to decide."""
    state, k = RULES.new_game({"seats": seats}, seed), 0
    while k < moves or len(RULES.legal_moves(state)) < 2:
        RULES.advance(state, decide(state, "novice", k))
        k += 1
    return state


def last_round(**seat: Any) -> Table:
    """The last player of the last round: the first battlefield is won, the second is close, the third is lost."""
    other = {"on": {1: ["ashigaru"], 2: ["ballista+2"], 3: ["shogun", "catapult"]}}
    return Table({"on": {1: ["ballista"], 2: ["kensei"]}, "essence": 6, **seat}, other, round=10, leader=1).play("done")


@pytest.mark.parametrize("level", PLAYERS[2:])
def test_the_battlefield_that_is_close_gets_the_card(level: str) -> None:
    table = last_round(hand=["sohei", "ashigaru"])
    move = decide(table.state, level)
    assert (move.kind, move.dst) == ("deploy", "field-0-1")


@pytest.mark.parametrize("level", PLAYERS)
def test_the_strongest_prey_is_destroyed(level: str) -> None:
    other = {"on": {2: ["duellist", "ashigaru"]}}
    table = Table({"hand": ["ninja"], "essence": 3, "on": {2: ["sohei"]}}, other, round=10)
    table.reveal("deploy ninja 2")
    assert table.options() == ["pick duellist", "pick ashigaru"]
    assert decide(table.state, level).src == f"unit-{table.units('duellist', 1)[0]}"


def test_essence_is_not_left_over() -> None:
    table = Table({"hand": ["ballista", "sohei", "kensei"], "essence": 8}, {"on": {1: ["ballista"]}}, round=10)
    while table.asked() == 0 and table.state.phase == DEPLOY:
        table.state, _events = RULES.apply(table.state, decide(table.state))
    assert sum(paid for paid, owner in zip(table.state.paid, table.state.owner, strict=True) if not owner) >= 7


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("level", PLAYERS)
def test_the_same_seed_gives_the_same_move(level: str, seats: int) -> None:
    state = midgame(3, seats=seats)
    assert decide(state, level, work=0.03) == decide(state, level, work=0.03)


def test_what_is_hidden_is_not_looked_at() -> None:
    """The same view with another truth behind it gives the same decision."""
    state = midgame(5)
    seat = RULES.to_act(state)
    view = RULES.view(state, seat)
    assert HIDDEN in view.sides[1 - (seat or 0)].hand + view.sides[1 - (seat or 0)].deck
    other = RULES.determinise(view, 77)
    assert decide(other, work=0.05) == decide(state, work=0.05)
