"""How opponents play Archangelis: sense in plain positions, and nothing but the view to go by."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.levels import LEVELS, choose
from game.archangelis import RULES
from game.archangelis.state import DEFEND, REMOVE
from game.core.contract import HIDDEN, Move
from tests.scenarios.archangelis.position import table

START = ["erelin"] * 4 + ["nephilim"] * 2
HOST = ["sariel", "haniel", "ophanim", "ophanim"]
PLAYERS = [level for level in LEVELS if level != "random"]


def decide(state: Any, level: str = "master", seed: int = 1, work: float = 0.1) -> Any:
    seat = RULES.to_act(state)
    assert seat is not None
    return choose(RULES, RULES.view(state, seat), level, seed, work).move


def midgame(seed: int, moves: int = 60) -> Any:
    """A game that opponents have brought to its middle."""
    state = RULES.new_game({}, seed)
    for k in range(moves):
        RULES.advance(state, decide(state, "novice", k))
    return state


@pytest.mark.parametrize("seed", range(3))
def test_a_challenge_that_wins_the_game_is_made(seed: int) -> None:
    state = table(
        host=HOST, hand=START[:3], discard=START[3:], won=["jordan", "damascus"],
        locations=["zion", "gehenna", "babylon"], other={"deck": START, "won": ["tabor"]},
    )  # fmt: skip
    assert decide(state, "adept", seed).kind == "challenge"
    assert decide(state, "master", seed).kind == "challenge"


@pytest.mark.parametrize("seed", range(12))
def test_no_lead_is_worth_more_than_a_certain_victory(seed: int) -> None:
    """A rich deck, a Host of twenty and no Horde against it: more could be had, and nothing is better."""
    state = table(
        host=["seraphiel", "sariel", "haniel", "jophiel"], hand=START[:3], won=["jordan", "damascus"],
        discard=["jehoel", "raguel", "phanuel", "selaphiel", "abbess", *START[3:]],
        locations=["zion", "gehenna", "babylon"], other={"deck": START},
    )  # fmt: skip
    for level in ("adept", "master"):
        assert decide(state, level, seed, 1.0).kind == "challenge"


def test_a_challenge_that_loses_the_final_battle_is_not_made() -> None:
    """The third Location would end the game, and the other army is the brighter one."""
    state = table(
        host=["ophanim"] * 5,
        hand=["erelin"] * 3,
        discard=["erelin"] * 2,
        won=["gehenna", "babylon"],
        locations=["zion", "endor", "megiddo"],
        other={"deck": ["seraphiel", "jehoel", "raguel", "sariel", *START], "won": ["jordan", "eden"]},
    )
    assert decide(state).kind != "challenge"


def test_the_horde_saves_the_location_that_would_lose_the_game() -> None:
    state = table(
        host=["sariel", "haniel", "jophiel"],
        won=["jordan", "damascus"],
        deck=START,
        locations=["zion", "gehenna", "babylon"],
        other={"deck": START, "won": ["tabor"], "horde": ["stolas", "barbatos"]},
    )
    state, _events = RULES.apply(state, Move("challenge", "location-zion"))
    while RULES.to_act(state) == 1 and len(state.sides[0].won) == 2 and state.phase in (DEFEND, REMOVE):
        state, _events = RULES.apply(state, decide(state))
    assert len(state.sides[0].won) == 2
    assert not state.sides[1].horde


def test_a_hopeless_challenge_draws_no_horde_out() -> None:
    """Nobody has to answer it, so it is worth no more than what it leaves behind."""
    state = table(
        host=["haniel"],
        deck=START,
        locations=["zion", "gehenna", "babylon"],
        other={"deck": START, "horde": ["stolas", "barbatos"]},
    )
    asked, _events = RULES.apply(state, Move("challenge", "location-zion"))
    assert asked.phase == DEFEND
    declined, _events = RULES.apply(asked, Move("decline"))
    assert RULES.evaluate(asked, 0) == pytest.approx(RULES.evaluate(declined, 0), abs=0.02)


def test_a_host_grows_before_a_horde_that_is_still_stronger() -> None:
    def chance(host: list[str], discard: list[str]) -> float:
        other = {"deck": START, "horde": ["orobas", "astaroth"]}
        state = table(host=host, discard=discard, deck=START, locations=["zion", "endor", "babylon"], other=other)
        return RULES.evaluate(state, 0)

    assert chance(["sariel", "kushiel"], []) > 0.02 + chance(["sariel"], ["kushiel"])


@pytest.mark.parametrize("level", PLAYERS[2:])
def test_word_is_spent_on_cards(level: str) -> None:
    """With Word in the purse and a good card to be had, the turn does not end."""
    state = table(
        purse=["erelin"] * 3,
        word=4,
        deck=START[3:],
        other={"deck": START},
        store=["haniel", "zadkiel", "gatekeeper", "manna", "censer"],
    )
    assert decide(state, level).kind == "buy"


@pytest.mark.parametrize("level", PLAYERS)
def test_moves_are_legal_and_the_same_for_the_same_seed(level: str) -> None:
    state = RULES.new_game({}, 4)
    for k in range(25):
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
    view = RULES.view(state, seat)
    other = RULES.determinise(view, 99)
    assert other.holy != state.holy
    assert decide(other) == decide(state)


def test_the_search_asks_only_about_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every world comes from a view with holes in all that is hidden."""
    seen = []

    def determinise(self: Any, view: Any, seed: int) -> Any:
        seen.append(view)
        return imagined(self, view, seed)

    imagined = type(RULES).determinise
    state = next(state for seed in range(6, 30) if len(RULES.legal_moves(state := midgame(seed))) > 1)
    monkeypatch.setattr(type(RULES), "determinise", determinise)
    decide(state)
    assert seen
    for view in seen:
        assert view.random is None
        decks = (view.holy, view.infernal, *(side.deck for side in view.sides))
        assert {*(card for deck in decks for card in deck)} == {HIDDEN}


@pytest.mark.slow
def test_levels_beat_those_below() -> None:
    for strong, weak in (("novice", "random"), ("master", "novice")):
        assert sum(wins(strong, weak, seed) for seed in range(12)) >= 7


def wins(strong: str, weak: str, seed: int) -> bool:
    state = RULES.new_game({}, seed)
    me, k = seed % 2, 0
    while (seat := RULES.to_act(state)) is not None:
        RULES.advance(state, decide(state, strong if seat == me else weak, 1000 * seed + k))
        k += 1
    outcome = RULES.outcome(state)
    assert outcome is not None
    return me in outcome.winners
