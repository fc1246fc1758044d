"""What Angel Wars' quick looks find is what its plain definitions say."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game import catalogue
from game.ai.lens import Counted, Judged, Overlooking, Tally, through
from game.angel_wars.board import BIT, GOALS
from game.angel_wars.evaluate import RANKS_OF, SIGHTS, STRIDE, TAKEN, TILE, needs
from game.angel_wars.state import LAYOUTS
from game.core.rng import Stream

RULES: Any = catalogue.rules("angel_wars")
ALL = 10_000


def games(options: dict[str, Any], many: int, moves: int) -> list[Any]:
    """States of games in which the one half of the movements is by lot and the other looks good."""
    found = []
    for seed in range(many):
        state, lot = RULES.new_game(options, seed), Stream(seed)
        for _ in range(moves):
            if RULES.to_act(state) is None:
                break
            found.append(state.copy())
            legal, prospect = RULES.legal_moves(state), RULES.turns(state, 1)
            by_lot = prospect is None or lot.below(2)
            RULES.advance(state, legal[lot.below(len(legal))] if by_lot else prospect.turns[0][1][0])
    return found


def plainly(state: Any, side: int, tile: int) -> int:
    """What a figure's way home needs, by trying every way along its lane and one beside it: a run is one step, what is
    not free costs a flip, a figure or the edge `TAKEN`, a change of lanes two steps."""
    lane, rank = RANKS_OF[side][tile]
    if not rank:
        return 0
    orange = LAYOUTS[state.seats][state.sides].colour[side]

    def toll(lane: int, rank: int) -> int:
        if not 0 <= lane < 8 or state.occupied & BIT[TILE[side][lane][rank]]:
            return TAKEN
        return int(bool(state.orange & BIT[TILE[side][lane][rank]]) != orange)

    def cheapest(beside: int) -> int:
        best = 10_000
        for lanes in product((lane, beside), repeat=rank):
            cost, at = STRIDE, lane
            for ahead, to in zip(range(rank - 1, -1, -1), lanes, strict=True):
                if to != at:
                    cost += 2 * STRIDE - (STRIDE if ahead == rank - 1 else 0) + toll(to, ahead + 1)
                    at = to
                cost += toll(to, ahead)
            best = min(best, cost)
        return best

    return min(cheapest(lane - 1), cheapest(lane + 1))


def test_needs_are_those_of_the_plain_definition() -> None:
    for state in games({}, 2, 90)[::9]:
        for side, (flips, ranks) in enumerate(needs(state)):
            tiles = state.pieces[3 * side : 3 * side + 3]
            assert flips == sum(plainly(state, side, tile) for tile in tiles)
            assert ranks == sum(SIGHTS[side][tile].rank for tile in tiles)
            assert all((SIGHTS[side][tile].rank == 0) == bool(GOALS[side] & BIT[tile]) for tile in tiles)


@pytest.mark.parametrize("options", [{}, {"method": "chance"}, {"sides": "east-blue-south-orange"}])
def test_a_turn_is_worth_what_its_end_is_worth(options: dict[str, Any]) -> None:
    lefts = set()
    for state in games(options, 3, 80)[::5]:
        prospect = RULES.turns(state, ALL)
        if prospect is None:
            assert state.left < 1
            continue
        lefts.add(state.left)
        worths = [worth for worth, _moves in prospect.turns]
        assert worths == sorted(worths, reverse=True)
        for worth, moves in prospect.turns[::7]:
            after = state.copy()
            for move in moves:
                assert move in RULES.legal_moves(after)
                RULES.advance(after, move)
            assert worth == pytest.approx(1.0 if after.end else RULES.evaluate(after, state.seat), abs=1e-9)
            assert after.end or after.seat != state.seat
    assert lefts == ({1, 2, 3} if options.get("method") == "chance" else {1, 2})


def test_hardly_a_better_turn_is_missed() -> None:
    """The best of all turns of two movements, made one by one, is found; those of two steps only if they look good."""
    for state in games({}, 2, 90)[4::30]:
        if state.left != 2:
            continue
        best = 0.0
        for first in RULES.legal_moves(state):
            then = state.copy()
            RULES.advance(then, first)
            for second in RULES.legal_moves(then) if then.seat == state.seat else ():
                after = then.copy()
                RULES.advance(after, second)
                best = max(best, RULES.evaluate(after, state.seat))
        assert RULES.turns(state, 1).turns[0][0] == pytest.approx(best)


def test_four_seats_and_dice_that_wait_have_no_quicker_way() -> None:
    assert RULES.turns(RULES.new_game({"seats": 4}, 1), 1) is None
    assert RULES.turns(RULES.new_game({"method": "chance"}, 1), 1) is None


def test_lenses_hand_on_what_they_change() -> None:
    state = games({}, 1, 40)[-1]
    tally = Tally()
    counted = through(Counted(RULES, tally)).turns(state, 3)
    assert counted == RULES.turns(state, 3)
    assert (tally.advances, tally.evaluations) == (counted.looked, counted.looked)
    weights = {**RULES.weights, "others_way": 2 * RULES.weights["others_way"]}
    leaning = through(Judged(RULES, RULES.judge(weights)))
    assert leaning.turns(state, 9) == RULES.judge(weights).turns(state, 9) != RULES.turns(state, 9)
    assert through(Judged(RULES, lambda _state, _seat: 0.5)).turns(state, 9) is None
    seat = RULES.to_act(state)
    overlooking: Any = Overlooking(RULES, seat, 0.4, 7)
    seen = {move for _worth, moves in overlooking.turns(state, ALL).turns for move in moves}
    every = {move for _worth, moves in RULES.turns(state, ALL).turns for move in moves}
    assert seen
    assert all(overlooking.sees(move) for move in seen)
    assert not all(overlooking.sees(move) for move in every)
    blind_to_others: Any = Overlooking(RULES, 1 - seat, 0.4, 7)
    assert blind_to_others.turns(state, 9) == RULES.turns(state, 9)
