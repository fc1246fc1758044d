"""Two thousand games by lot over all settings: no exception, no flaw, no card lost, always an end."""

from collections import Counter

import pytest

from game.archangelis import RULES, automaton, cards, light
from game.archangelis.cards import KINDS
from game.archangelis.state import ENOUGH, TO_WIN, TURN_LIMIT
from game.core.names import NONE
from game.core.rng import Stream
from game.deckbuilding.rules import TURN
from tests.scenarios import by_lot

SETTINGS = [*by_lot.every_setting(RULES)]
BUSY = {"host", "horde", "equip", "title", "perform", "use", "buy", "defend"}
KINDS_OF_MOVES = {
    "appoint", "spend", "host", "horde", "equip", "perform", "title", "use", "buy", "refill", "end", "challenge",
    "defend", "decline", "remove", "done", "pick", "automaton", "exile", "clear", "recover", "summon", "raise", "yield",
    "smite", "disarm", "shift", "choose", "banish", "sacrifice", "recruit", "claim",
}  # fmt: skip


def lively(state, moves, stream):
    """By lot, but cards are rather played than not, and Locations challenged in time, so that games get somewhere."""
    bright = light.host(state.sides[state.seat]).total >= ENOUGH
    busy = [move for move in moves if (bright if move.kind == "challenge" else move.kind in BUSY)]
    wanted = busy if busy and stream.below(3) else moves
    return wanted[stream.below(len(wanted))]


def rich(state):
    """The players begin with cards that they would have bought in a long game, so that all of them get played."""
    for side in state.sides[: 1 if state.solo else 2]:
        bought = [state.holy.pop() for _ in range(12)]
        bought += [] if state.solo else [state.infernal.pop() for _ in range(10)]
        side.deck += bought
        side.owned = sorted(side.owned + bought)


def all_cards(state):
    """Every card of the game wherever it lies, counted without the help of what sides are said to own."""
    lying = Counter()
    for zone in (state.holy, state.infernal, state.infernal_discard, state.store, state.exiled, state.locations,
                 state.location_deck, state.demon_locations, state.leaders):  # fmt: skip
        lying.update(zone)
    for side in state.sides:
        for zone in (side.deck, side.hand, side.purse, side.discard, side.host, side.host_relics, side.host_humans,
                     side.horde, side.horde_relics, side.horde_humans, side.titles, side.won):  # fmt: skip
            lying.update(zone)
        lying[side.leader] += 1
    lying[cards.OPHANIM_CARD] += state.supply
    del lying[NONE]
    return lying


def check(state, every):
    """What holds in every state."""
    assert RULES.why_impossible(state) is None
    assert all_cards(state) == every
    for seat, side in enumerate(state.sides):
        assert len(side.host_humans) <= 2
        assert len(side.won) <= TO_WIN
        if state.solo and seat == 1:
            assert not side.deck + side.hand + side.host + side.titles
            assert not side.purse or state.stack, "a miracle at work"
        if state.solo and seat == 0:
            assert not side.horde + side.horde_humans
            assert all(KINDS[card].pile != cards.INFERNAL for card in side.owned)
    assert state.turn <= 2 * TURN_LIMIT


def play_out(options, seed, sample, met):
    """A game by lot, whether it was decided by a third Location; `met` collects the kinds of its moves."""
    state = RULES.new_game(options, seed)
    if seed % 3:
        rich(state)
    every = all_cards(state)
    blank = sum(automaton.blank(leader) for leader in cards.pile(cards.LEADER))
    assert sum(every.values()) == sum(kind.copies for kind in KINDS) + (-blank if state.solo else 10)
    by_lot.play_out(RULES, state, seed, lambda state: check(state, every), sample, met, lively)
    won = max(len(side.won) for side in state.sides) == TO_WIN
    assert won or state.turn == 2 * TURN_LIMIT
    return won


def test_a_few_games_are_looked_at_closely():
    for n, options in enumerate(SETTINGS[::5]):
        play_out(options, n, 4, Counter())


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in (1, 2, 3))])
def test_views_of_lively_games_agree_with_their_states(part):
    """Effects that ask, gaps, challenges and armies: the contract of views where games by lot seldom come."""
    for seed in range(part, 12, 4):
        state, stream = RULES.new_game(SETTINGS[seed * 5 % len(SETTINGS)], seed), Stream(seed)
        rich(state)
        while moves := RULES.legal_moves(state):
            if state.phase != TURN or state.stack or state.gap != NONE or stream.below(8) == 0:
                by_lot.look(RULES, state, seed)
            RULES.advance(state, lively(state, moves, stream))
        by_lot.look(RULES, state, seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(by_lot.PARTS))
def test_two_thousand_games(part):
    decided, met = 0, Counter()
    for seed in by_lot.seeds(part):
        decided += play_out(SETTINGS[seed % len(SETTINGS)], seed, 40, met)
    assert decided > len(by_lot.seeds(part)) // 2, "most games are decided by a third Location"
    assert {*met} == KINDS_OF_MOVES
