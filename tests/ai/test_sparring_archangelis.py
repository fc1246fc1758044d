"""The scripted person of Archangelis: legal, sensible, blind to what is hidden; and the automaton it spars with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.ai.sparring.archangelis import choose
from game.archangelis import RULES
from game.archangelis.state import TO_WIN, TURN_LIMIT
from tests.ai import solo_archangelis
from tests.scenarios.archangelis.position import play, said, table

GAMES = 6


def chosen(state: Any) -> str:
    return said(state, choose(RULES, RULES.view(state, RULES.to_act(state))))


@pytest.fixture(scope="module")
def games() -> list[solo_archangelis.Game]:
    return [solo_archangelis.play(seed) for seed in range(GAMES)]


def test_every_solo_game_comes_to_its_end(games: list[solo_archangelis.Game]) -> None:
    for game in games:
        assert RULES.outcome(game.state) is not None
        assert game.turns < 2 * TURN_LIMIT
        assert max(len(side.won) for side in game.state.sides) == TO_WIN


def test_the_automaton_never_freezes(games: list[solo_archangelis.Game]) -> None:
    """In each of its turns it turns a card over or claims; nothing of its procedure stops in the course of a game."""
    for game in games:
        assert game.idle == 0
        assert not game.steps["idle"]


def test_the_automaton_builds_and_claims_and_opposes(games: list[solo_archangelis.Game]) -> None:
    steps = sum((game.steps for game in games), Counter[str]())
    for step in ("turned over: demon", "turned over: human", "turned over: relic", "turned over: miracle", "join",
                 "equip", "perform", "cast off", "claimed a Location", "opposed a challenge",
                 "the person loses a card: remove"):  # fmt: skip
        assert steps[step], step


def test_the_automaton_is_an_opponent(games: list[solo_archangelis.Game]) -> None:
    assert any(len(game.state.sides[1].won) for game in games)
    assert any(len(game.state.sides[0].won) for game in games)


def test_a_challenge_that_no_horde_can_stop_is_made() -> None:
    state = table(host=["sariel", "haniel", "cassiel"], hand=["erelin"], locations=["zion"])
    assert chosen(state) == "challenge zion"
    watched = table(
        host=["sariel", "haniel", "cassiel"], hand=["erelin"], locations=["zion"], other={"horde": ["seere"]}
    )
    assert chosen(watched) == "spend erelin"


def test_the_location_is_chosen_by_what_counts_there() -> None:
    state = table(host=["sariel", "haniel", "cassiel"], locations=["jordan", "zion", "bethel"])
    assert chosen(state) == "challenge zion"


def test_the_horde_stands_up_only_where_it_spoils() -> None:
    host = ["sariel", "haniel", "cassiel"]
    state = play(table(host=host, locations=["zion"], other={"horde": ["seere"]}), "challenge zion")
    assert chosen(state) == "defend"
    state = play(state, "defend")
    assert chosen(state) == "remove haniel"
    assert chosen(play(state, "remove haniel")) == "done"
    hopeless = play(table(host=["lailah"], locations=["zion"], other={"horde": ["seere"]}), "challenge zion")
    assert chosen(hopeless) == "decline"


def test_the_best_card_that_can_be_paid_is_bought() -> None:
    state = table(word=5, store=["sariel", "lailah", "pilgrim"])
    assert chosen(state) == "buy sariel"


def test_weak_cards_are_exiled_and_good_ones_kept() -> None:
    state = play(table(hand=["zadkiel", "erelin", "haniel"]), "host zadkiel")
    assert chosen(state) == "exile erelin from hand"
    assert chosen(play(table(hand=["zadkiel", "haniel"]), "host zadkiel")) == "decline"


def test_what_is_hidden_does_not_matter() -> None:
    state = RULES.new_game({"first": "1"}, 5)
    for _ in range(40):
        seat = RULES.to_act(state)
        assert seat is not None
        move = choose(RULES, RULES.view(state, seat))
        world = RULES.determinise(RULES.view(state, seat), 9)
        assert choose(RULES, RULES.view(world, seat)) == move
        state, _events = RULES.apply(state, move)


def test_two_persons_play_each_other_to_the_end() -> None:
    state = RULES.new_game({"commanders": "choose"}, 3)
    for _ in range(3000):
        seat = RULES.to_act(state)
        if seat is None:
            break
        state, _events = RULES.apply(state, choose(RULES, RULES.view(state, seat)))
    assert RULES.outcome(state) is not None
