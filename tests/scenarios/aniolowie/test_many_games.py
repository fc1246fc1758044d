"""Two thousand games by lot over decks, seats and options: no exception, no flaw, no card lost, always somebody to act
until the end."""

from collections import Counter
from itertools import chain

import pytest

from game.aniolowie.cards import BOTH, FACTION, IS_ANGEL, IS_HUMAN, TOKEN
from game.aniolowie.decks import DECKS
from game.aniolowie.rules import RULES
from game.aniolowie.stage import Stage
from game.aniolowie.state import CHANGED, FIGHT, LAND, NOBODY, SLOTS, SUPPORT, row_of
from game.core.rng import Stream
from tests.scenarios import by_lot

KINDS_OF_MOVES = {
    "offer", "keep", "mulligan", "half", "discard", "place", "done", "use", "play", "attack", "take", "claim", "leave",
    "pass", "resolve", "defend", "pick", "shift", "turn", "choose", "accept", "decline", "put", "summon",
    "reveal", "count", "on",
}  # fmt: skip


def setting(seed):
    """Two to four seats; the ready decks in turn, so that all of them meet all others."""
    stream = Stream(seed)
    seats = 2 + seed % 3
    options = {f"deck_{seat + 1}": DECKS[seed // 4**seat % len(DECKS)].key for seat in range(seats)}
    options |= {"procession": (4, 6, 8, 12)[stream.below(4)], "tokens": ("yes", "no")[stream.below(2)]}
    return options | {"seats": seats, "ask": "always" if stream.below(4) == 0 else "needed"}


def lying(state):
    """Every card of the decks wherever it lies."""
    cards = Counter(card for card in state.kind if card not in (NOBODY, TOKEN))
    for side in state.sides:
        cards.update(chain(side.deck, side.hand, side.discard, side.gone, side.people))
    cards.update(chain(state.procession, state.stake, state.grave, state.boxed))
    cards.update(entry.card for entry in state.interventions if not IS_ANGEL[entry.card] and not IS_HUMAN[entry.card])
    return cards


def check(state):
    assert RULES.why_impossible(state) is None
    assert lying(state) == Counter(chain.from_iterable(side.army for side in state.sides))
    stage = Stage(state)
    for slot, card in enumerate(state.kind):
        if card == NOBODY:
            assert not any(each[slot] for each in (state.boost, state.rise, state.lasting, state.marks))
        elif row_of(slot) in (SUPPORT, LAND, FIGHT):
            assert IS_ANGEL[card]
            assert stage.level(slot) > 0
            changed = bool(state.marks[slot] & CHANGED)
            assert FACTION[card] == BOTH or (FACTION[card] != state.sides[slot // SLOTS].faction) == changed


def play_out(seed, sample, met):
    """A game by lot; `met` collects the kinds of its moves, and how it ended."""
    met[by_lot.play_out(RULES, RULES.new_game(setting(seed), seed), seed, check, sample, met).reason] += 1


def test_a_few_games_are_looked_at_closely():
    for seed in range(6):
        play_out(seed, 1, Counter())


@pytest.mark.slow
@pytest.mark.parametrize("part", range(by_lot.PARTS))
def test_two_thousand_games(part):
    met = Counter()
    for seed in by_lot.seeds(part):
        play_out(seed, 25, met)
    reasons = {reason for reason in met if reason.endswith(".")}
    assert {*met} - reasons <= KINDS_OF_MOVES
    assert {"place", "use", "play", "attack", "take", "claim", "pass", "pick", "resolve", "defend"} <= {*met}
    assert {"Nobody has any cards left.", "Every human has found a land."} <= reasons
