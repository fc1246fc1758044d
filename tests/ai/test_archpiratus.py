"""How opponents play ArchPiratus: sense in plain positions, and nothing but the view to go by."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.levels import LEVELS, choose
from game.archpiratus import RULES
from game.archpiratus.outlook import Outlooks, Weights
from game.archpiratus.weights import WEIGHTS
from game.core.contract import HIDDEN
from tests.scenarios.archpiratus.position import play, said, table

START = ["credits"] * 7 + ["contract"] * 3
PLAYERS = [level for level in LEVELS if level != "random"]


def decide(state: Any, level: str = "master", seed: int = 1, work: float = 0.1) -> Any:
    seat = RULES.to_act(state)
    assert seat is not None
    return choose(RULES, RULES.view(state, seat), level, seed, work).move


def turn(state: Any, level: str = "master") -> list[str]:
    """All that the seat does in this turn, in the words of the scenarios."""
    number, told = state.turn, []
    while state.turn == number and RULES.to_act(state) is not None:
        move = decide(state, level, len(told))
        told.append(said(state, move))
        state, _events = RULES.apply(state, move)
    return told


def midgame(seed: int, moves: int = 60) -> Any:
    """A game that opponents have brought to its middle, where there is something to decide."""
    state, k = RULES.new_game({}, seed), 0
    while k < moves or len(RULES.legal_moves(state)) < 2:
        RULES.advance(state, decide(state, "novice", k))
        k += 1
    return state


@pytest.mark.parametrize("level", PLAYERS[2:])
def test_a_final_mission_that_can_be_completed_is(level: str) -> None:
    state = table(
        hand=["credits"] * 3, deck=["credits"] * 4, station="hard", mat=["rail-cannon", "mirror-shell"],
        crew=["navigator", "star-sage"], missions=["last-armada"], done=["dreadnought", "black-hole"],
        other={"deck": START},
    )  # fmt: skip
    assert turn(state, level)[-2:] == ["fly final", "complete last-armada"]


def test_a_mission_is_completed_where_it_can_be() -> None:
    state = table(
        hand=["credits", "credits", "tug-pilot"],
        deck=["credits"] * 5,
        station="medium",
        missions=["night-ferry"],
        other={"deck": START},
    )
    assert turn(state)[-3:] == ["hire tug-pilot", "fly easy", "complete night-ferry"]


@pytest.mark.parametrize("level", PLAYERS[2:])
def test_credits_are_spent_on_what_a_mission_lacks(level: str) -> None:
    state = table(
        purse=["credits"] * 2, funds=2, deck=["credits"] * 5, missions=["broken-relay"], crew=["racer"],
        store=["patcher", "dead-ear", "fold-engine", "void-eye", "star-breaker"], other={"deck": START},
    )  # fmt: skip
    assert said(state, decide(state, level)) == "buy patcher"


def test_nobody_stays_beside_a_gun_that_sinks_the_ship() -> None:
    state = table(
        hand=["credits"] * 3,
        deck=["credits"] * 4,
        hits=3,
        store=["fold-engine"],
        other={"deck": START, "mat": ["rail-cannon"]},
    )
    assert any(step.startswith("fly") for step in turn(state))


@pytest.mark.parametrize("level", PLAYERS[2:])
def test_a_far_gun_that_sinks_the_ship_is_fired(level: str) -> None:
    state = table(
        hand=["star-breaker", "credits", "credits"], deck=["credits"] * 4, missions=["milk-run"], station="hard",
        store=["tramp-burner"], other={"deck": START, "hits": 3, "mat": ["mirror-shell"]},
    )  # fmt: skip
    assert turn(state, level)[-1] == "fit star-breaker"


def test_a_hit_is_repaired_before_more_is_bought() -> None:
    state = table(
        hand=["ablative-tiles"],
        deck=["credits"] * 7,
        hits=3,
        store=["rivet-gun"],
        other={"deck": START, "mat": ["rail-cannon"], "station": "hard"},
    )
    assert "fit ablative-tiles" in turn(state)


def test_the_last_one_for_a_final_mission_is_bought_before_the_other_ship_is_chased() -> None:
    state = table(
        hand=["contact", "contact", "credits"], deck=["credits"] * 4, mat=["plasma-lance", "deep-lens", "oracle-core"],
        crew=["racer", "contact"], missions=["golden-archive"], done=["hive-queen", "dead-fleet"],
        station="final", store=["peace-maker"],
        other={
            "deck": START[:8], "mat": ["rail-cannon", "fusion-torch", "oracle-core"], "crew": ["navigator", "consul"],
            "missions": ["gate-of-worlds"], "done": ["black-hole", "mind-prison"],
        },
    )  # fmt: skip
    assert "buy peace-maker" in turn(state)


def test_spending_good_tech_looks_worse_than_fitting_it() -> None:
    state = table(
        hand=["rail-cannon"],
        deck=["credits"] * 7,
        missions=["prison-break"],
        crew=["navigator", "patcher"],
        other={"deck": START},
    )
    fitted, spent = play(state, "fit rail-cannon"), play(state, "spend rail-cannon")
    assert RULES.evaluate(fitted, 0) > RULES.evaluate(state, 0) > 0.5
    assert RULES.evaluate(fitted, 0) > RULES.evaluate(spent, 0)


def behind_or_not(theirs: list[str], **own: Any) -> Any:
    """What a captain has who is behind with the other's first missions, and level with none."""
    return table(hand=["credits"] * 3, deck=START[3:-1], other={"deck": START, "done": theirs}, **own)


def test_a_mission_that_asks_less_of_whoever_is_behind_is_known_to_be_ready() -> None:
    crew = {"crew": ["ace"], "missions": ["blockade"], "station": "hard"}
    behind, level = behind_or_not(["milk-run"], **crew), behind_or_not([], **crew)
    mission = next(iter(behind.sides[0].missions))
    judge = Outlooks(Weights(**WEIGHTS))
    assert judge.of(behind, 0).lacks(mission) == (0, 0)
    assert judge.of(level, 0).lacks(mission)[0] > 0


def test_who_is_behind_expects_what_a_mission_brings_only_then() -> None:
    judge = Outlooks(Weights(**WEIGHTS))

    def worth(mission: str, theirs: list[str]) -> float:
        crew = {"crew": ["ace", "patcher"], "mat": ["rivet-gun", "scrap-plating", "tramp-burner", "abacus", "dead-ear"]}
        return judge.of(behind_or_not(theirs, missions=[mission], station="medium", **crew), 0).worth

    assert worth("comet-chase", ["milk-run"]) > worth("comet-chase", [])


@pytest.mark.parametrize("seed", range(3))
def test_both_seats_share_one_chance(seed: int) -> None:
    state = midgame(seed)
    assert RULES.evaluate(state, 0) + RULES.evaluate(state, 1) == pytest.approx(1)


def test_the_solo_variant_is_judged_in_every_position() -> None:
    state, k = RULES.new_game({"mode": "solo"}, 3), 0
    while RULES.to_act(state) is not None and k < 150:
        assert 0 < RULES.evaluate(state, 0) < 1
        RULES.advance(state, decide(state, "random", k))
        k += 1


@pytest.mark.parametrize("level", PLAYERS)
def test_moves_are_legal_and_the_same_for_the_same_seed(level: str) -> None:
    state = RULES.new_game({}, 4)
    for k in range(20):
        move = decide(state, level, k)
        assert move in RULES.legal_moves(state)
        assert decide(state, level, k) == move
        RULES.advance(state, move)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_does_not_matter(seed: int) -> None:
    """Other cards in every hidden place, the same view: the same move."""
    state = midgame(seed)
    seat = RULES.to_act(state)
    assert seat is not None
    other = RULES.determinise(RULES.view(state, seat), 99)
    assert other.crew != state.crew
    assert decide(other) == decide(state)


def test_the_search_asks_only_about_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every world comes from a view with holes in all that is hidden."""
    seen = []

    def determinise(self: Any, view: Any, seed: int) -> Any:
        seen.append(view)
        return imagined(self, view, seed)

    imagined = type(RULES).determinise
    state = midgame(5)
    monkeypatch.setattr(type(RULES), "determinise", determinise)
    decide(state)
    assert seen
    for view in seen:
        assert view.random is None
        assert {*(card for each in view.sides for card in each.deck)} <= {HIDDEN}
        assert {*(card for deck in view.decks for card in deck)} == {HIDDEN}
