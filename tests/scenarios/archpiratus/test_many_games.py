"""Two thousand games by lot over all settings: no exception, no flaw, no card lost, always an end."""

from collections import Counter

import pytest

from game.archpiratus import RULES, cards, ship
from game.archpiratus.abilities import SLOTS
from game.archpiratus.cards import CONTACT_CARD, CONTRACT_CARD, FINAL, KINDS, STATIONS
from game.archpiratus.state import BERTHS, BUYING, ROOMS, TO_FINAL, TURN_LIMIT
from game.core.names import NONE
from game.core.rng import Stream
from game.deckbuilding.rules import OVER
from tests.scenarios import by_lot

SETTINGS = [*by_lot.every_setting(RULES)]
SOONER = sum(bends.get("early", 0) for bends in ship.BENDS.values())
"""By so many points all cards together open the Final station before its time."""
STRIDE = 77
"""Prime to the number of settings, so that neighbours differ in all of them."""
BUSY = {"fit", "hire", "furnish", "title", "raid", "contract", "salvage", "buy"}
SHOPPING = {"spend", "buy", "salvage", "send"}
KINDS_OF_MOVES = {
    "appoint", "spend", "buy", "refill", "salvage", "send", "fit", "hire", "furnish", "title", "raid", "contract",
    "fly", "complete", "end", "automaton", "exile", "clear", "recover", "decline", "steal", "swap", "give", "choose",
    "ashore", "abandon", "exchange", "prize",
}  # fmt: skip


def lively(state, moves, stream):
    """By lot, but cards are rather put to use than not, or spent in every third turn, so that games get somewhere.

    A fifth berth is used and given up whenever that is possible.
    """
    done = [move for move in moves if move.kind == "complete" or move.dst == "missions-final"]
    crew = state.sides[state.seat].crew
    done += [move for move in moves if len(crew) > BERTHS and (move.dst or "").endswith("-bunk-deck")]
    done += [move for move in moves if move.kind == "hire" and len(crew) < ship.berths(state, state.seat)]
    busy = [move for move in moves if move.kind in (BUSY if state.turn // 2 % 3 else SHOPPING)]
    wanted = done or (busy if busy and stream.below(3) else moves)
    return wanted[stream.below(len(wanted))]


def rich(state):
    """The players begin with cards that they would have bought in a long game, so that all of them get played."""
    for side in state.sides[: 1 if state.solo else 2]:
        bought = [state.crew.pop() for _ in range(8)]
        bought += [card for card in state.tech[-12:] if KINDS[card].type != cards.EVENT]
        state.tech[-12:] = [card for card in state.tech[-12:] if KINDS[card].type == cards.EVENT]
        side.deck += bought
        side.owned = sorted(side.owned + bought)


def sold_out(state):
    """Only a few cards are left to buy, so that decks run out."""
    for deck in (state.tech, state.crew):
        state.exiled += deck[6:]
        del deck[6:]
    state.tech_sunk = min(state.tech_sunk, len(state.tech))


def all_cards(state):
    """Every card of the game wherever it lies, counted without the help of what sides are said to own."""
    lying = Counter()
    for zone in (state.tech, state.crew, state.store, state.salvage, state.events, state.exiled, state.leaders,
                 *state.decks):  # fmt: skip
        lying.update(zone)
    for seat, side in enumerate(state.sides):
        for zone in (side.deck, side.hand, side.purse, side.discard, side.mat, side.rooms, side.titles, side.crew,
                     side.missions, side.done):  # fmt: skip
            lying.update(zone)
        lying[side.leader] += 1
        if not (state.solo and seat == 1):
            lying[CONTRACT_CARD] += len(side.missions)
    lying[CONTACT_CARD] += state.supply
    del lying[NONE]
    return lying


def check(state, every):
    """What holds in every state."""
    assert RULES.why_impossible(state) is None
    assert all_cards(state) == every
    assert all(KINDS[card].pile == cards.TECH_DECK for card in state.salvage)
    assert all(KINDS[card].pile in (cards.TECH_DECK, cards.EVENTS) for card in state.tech)
    assert all(KINDS[card].pile == cards.CREW_DECK for card in state.crew)
    assert all(card == NONE or KINDS[card].pile in (cards.TECH_DECK, cards.CREW_DECK) for card in state.store)
    assert bool(state.tech) or not state.events
    assert state.turn <= 2 * TURN_LIMIT
    for seat, side in enumerate(state.sides):
        assert len(side.rooms) <= ROOMS
        assert len(side.crew) <= ship.berths(state, seat) + (ship.asked_ashore(state) == seat)
        assert state.phase != BUYING or all(KINDS[card].pile != cards.TECH_DECK for card in side.purse)
        assert len({KINDS[card].role for card in side.crew}) == len(side.crew)
        assert [KINDS[card].role for card in side.mat if card != NONE] == [
            slot for slot, card in zip(SLOTS, side.mat, strict=True) if card != NONE
        ]
        assert state.phase == OVER or side.hits < ship.hull(state, seat)
        assert not side.purse or (seat == state.seat and (state.phase == BUYING or state.stack))
        if state.solo and seat == 1:
            assert not side.deck + side.hand + side.discard + side.rooms + side.titles
            assert len(side.crew) <= BERTHS
        elif side.station == FINAL:
            assert ship.points(state, seat) >= TO_FINAL - SOONER, "what opened it may have been stolen since"


def play_out(options, seed, sample, met):
    """A game by lot; `met` collects the kinds of its moves, and how it ended."""

    def choose(state, moves, stream):
        met["no tech"] += not state.tech
        return lively(state, moves, stream)

    state = RULES.new_game(options, seed)
    if seed % 3:
        rich(state)
    if seed % 4 == 0:
        sold_out(state)
    every = all_cards(state)
    copies = sum(kind.copies for kind in KINDS if kind.type != cards.EVENT or state.eventful)
    assert sum(every.values()) == copies + (0 if state.solo else 10)
    by_lot.play_out(RULES, state, seed, lambda state: check(state, every), sample, met, choose, longest=8000)
    out = any(side.hits >= ship.hull(state, seat) for seat, side in enumerate(state.sides))
    done = any(KINDS[card].role == STATIONS[FINAL] for side in state.sides for card in side.done)
    assert out + done + (state.winner == NONE and state.turn == 2 * TURN_LIMIT) == 1
    met["gunfire" if out else "mission" if done else "limit"] += 1


def test_a_few_games_are_looked_at_closely():
    for n, options in enumerate(SETTINGS[::9]):
        play_out(options, n, 4, Counter())


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in (1, 2, 3))])
def test_views_of_lively_games_agree_with_their_states(part):
    """Effects that ask, gaps and sunk cards: the contract of views where games by lot seldom come."""
    for seed in range(part, 12, 4):
        state, stream = RULES.new_game(SETTINGS[seed * 7 % len(SETTINGS)], seed), Stream(seed)
        rich(state)
        while moves := RULES.legal_moves(state):
            if state.stack or state.gap != NONE or stream.below(8) == 0:
                by_lot.look(RULES, state, seed)
            RULES.advance(state, lively(state, moves, stream))
        by_lot.look(RULES, state, seed)


@pytest.mark.parametrize("seed", range(3))
def test_events_name_what_lies_on_the_table(seed):
    state = RULES.new_game(SETTINGS[seed * 31 % len(SETTINGS)], seed)
    rich(state)
    by_lot.names_what_lies_there(RULES, state, seed, lively)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(by_lot.PARTS))
def test_two_thousand_games(part):
    met = Counter()
    for seed in by_lot.seeds(part):
        play_out(SETTINGS[seed * STRIDE % len(SETTINGS)], seed, 40, met)
    assert {*met} == KINDS_OF_MOVES | {"gunfire", "mission", "limit", "no tech"}
