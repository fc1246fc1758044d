"""Where cards lie, who sees them, and what is known of a hidden one."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.contract import HIDDEN
from game.core.rng import Stream
from game.core.zones import Sight, draw, imagine, seen, take, unseen


@pytest.mark.parametrize(
    ("sight", "owner", "seat", "shown"),
    [
        (Sight.ALL, 0, 1, True),
        (Sight.ALL, None, None, True),
        (Sight.OWNER, 0, 0, True),
        (Sight.OWNER, 0, 1, False),
        (Sight.OWNER, 0, None, False),
        (Sight.OWNER, None, None, False),
        (Sight.NOBODY, 0, 0, False),
        (Sight.NOBODY, None, None, False),
    ],
)
def test_who_sees_a_zone(sight, owner, seat, shown):
    assert seen([4, 5], sight, owner, seat) == ([4, 5] if shown else [HIDDEN, HIDDEN])


def test_a_seen_zone_is_a_copy():
    cards = [1, 2]
    seen(cards, Sight.ALL, None, None).append(3)
    assert cards == [1, 2]


def test_a_seat_sees_the_single_cards_it_knows():
    known = [0b00, 0b01, 0b10]
    assert seen([7, 8, 9], Sight.OWNER, 2, 0, known) == [HIDDEN, 8, HIDDEN]
    assert seen([7, 8, 9], Sight.OWNER, 2, 1, known) == [HIDDEN, HIDDEN, 9]
    assert seen([7, 8, 9], Sight.OWNER, 2, 2, known) == [7, 8, 9]
    assert seen([7, 8, 9], Sight.OWNER, 2, None, known) == [HIDDEN] * 3


def test_a_card_taken_openly_leaves_the_rest_known():
    cards, known = [7, 8, 9], [0b01, 0b01, 0b10]
    take(cards, known, 8, watchers=-1)
    assert (cards, known) == ([7, 9], [0b01, 0b10])


def test_of_equal_cards_each_seat_loses_sight_of_one():
    """Seat 0 knew the first 7 and seat 1 the second. One 7 is gone: neither can say that another is left."""
    cards, known = [7, 7], [0b01, 0b10]
    take(cards, known, 7, watchers=-1)
    assert (cards, known) == ([7], [0])
    cards, known = [7, 5, 7, 7], [0b00, 0b11, 0b01, 0b01]
    take(cards, known, 7, watchers=-1)
    assert (cards, known) == ([5, 7, 7], [0b11, 0b00, 0b01])


def test_who_did_not_see_which_card_left_is_sure_of_none():
    cards, known = [7, 8, 9], [0b01, 0b11, 0b10]
    take(cards, known, 9, watchers=0b01)
    assert (cards, known) == ([7, 8], [0b01, 0b01])


def test_unseen_cards_are_those_that_nobody_placed():
    assert unseen([1, 1, 2, 3, 3], [[3, HIDDEN], [HIDDEN, 1]]) == [1, 2, 3]


@given(st.lists(st.integers(0, 5), min_size=1, max_size=20), st.integers(0, 1000), st.data())
def test_imagined_zones_hold_every_card_once(cards, seed, data):
    hidden = [data.draw(st.booleans()) for _ in cards]
    zone = [HIDDEN if hide else card for card, hide in zip(cards, hidden, strict=True)]
    parts = [zone[: len(zone) // 2], zone[len(zone) // 2 :]]
    before = [part[:] for part in parts]
    imagine(parts, unseen(cards, parts), Stream(seed))
    assert Counter(parts[0] + parts[1]) == Counter(cards)
    for part, old in zip(parts, before, strict=True):
        assert all(new == card for new, card in zip(part, old, strict=True) if card != HIDDEN)


def test_every_way_to_imagine_is_equally_likely():
    ways = Counter()
    for seed in range(3000):
        zones = [[HIDDEN], [HIDDEN, HIDDEN]]
        imagine(zones, [1, 2, 3], Stream(seed))
        ways[tuple(zones[0])] += 1
    assert all(900 < ways[card,] < 1100 for card in (1, 2, 3))


def test_the_end_of_the_list_is_the_top():
    deck = [1, 2, 3]
    assert draw(Stream(0), deck, [], 2) == [3, 2]
    assert deck == [1]


def test_a_short_deck_is_refilled_from_the_discard_pile():
    state, deck, discard = Stream(0), [9], [1, 2, 3, 4]
    before = state.random
    drawn = draw(state, deck, discard, 3)
    assert drawn[0] == 9
    assert Counter(drawn[1:] + deck) == Counter([1, 2, 3, 4])
    assert discard == []
    assert state.random != before


def test_an_empty_table_gives_what_there_is():
    state = Stream(0)
    before = state.random
    assert draw(state, [5], [], 4) == [5]
    assert draw(state, [], [], 1) == []
    assert state.random == before
