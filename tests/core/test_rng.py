"""The random number: splitmix64 as published, fair, and plain data."""

from collections import Counter
from itertools import pairwise

import pytest

from game.core.rng import GOLDEN, MASK, Stream, below, seeded, shuffle

PUBLISHED = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
"""The first outputs of splitmix64 from 1234567, as in its reference implementation."""


def stream_from(random):
    stream = Stream(0)
    stream.random = random
    return stream


def test_the_published_numbers():
    stream = stream_from(1234567)
    assert [stream.below(1 << 64) for _ in PUBLISHED] == PUBLISHED


def test_the_same_seed_gives_the_same_numbers():
    one, other = Stream(7), Stream(7)
    numbers = [one.below(1000) for _ in range(20)]
    assert numbers == [other.below(1000) for _ in range(20)]
    assert len(set(numbers)) > 10


def test_near_seeds_give_unrelated_numbers():
    firsts = [Stream(seed).below(1 << 64) for seed in range(200)]
    assert len(set(firsts)) == 200
    bits = [(a ^ b).bit_count() for a, b in pairwise(firsts)]
    assert 28 < sum(bits) / len(bits) < 36


@pytest.mark.parametrize("seed", [0, -1, 1 << 64, 1 << 200, -(1 << 70)])
def test_any_whole_number_is_a_seed(seed):
    assert 0 <= seeded(seed) <= MASK


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 64])
def test_every_number_is_equally_likely(n):
    stream, times = Stream(n), 4000
    seen = Counter(stream.below(n) for _ in range(times))
    assert set(seen) == set(range(n))
    chi = sum((seen[k] - times / n) ** 2 / (times / n) for k in range(n))
    assert chi < n + 6 * (2 * n) ** 0.5


def test_numbers_that_would_favour_some_are_drawn_again():
    """For n = 3 * 2^62 a quarter of the 64-bit numbers is too much: they are refused, not folded in."""
    n = 3 << 62
    stream = Stream(1)
    low = sum(stream.below(n) < 1 << 62 for _ in range(3000))
    assert abs(low / 3000 - 1 / 3) < 0.03


def test_a_view_has_no_numbers_to_give():
    with pytest.raises(ValueError, match="view"):
        below(stream_from(None), 6)


def test_a_shuffle_keeps_the_cards():
    cards = list(range(40))
    shuffle(Stream(3), cards)
    assert sorted(cards) == list(range(40))
    assert cards != list(range(40))


def test_a_shuffle_reaches_every_order_equally():
    stream, orders = Stream(5), Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        stream.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


def before(value):
    """The random number whose next output is that value: splitmix64 backwards."""
    x = value
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        y = x
        for _ in range(64 // shift):
            y = x ^ (y >> shift)
        x = y * pow(factor, -1, 1 << 64) & MASK
    return (x - GOLDEN) & MASK


@pytest.mark.parametrize("number", [*range(0, 500, 7), before(MASK), before(MASK - 2), before(MASK - 3)])
@pytest.mark.parametrize("n", [2, 3, 5, 7, 40])
def test_a_shuffle_draws_below_for_each_card(number, n):
    """With the numbers next to the last it must see that some are drawn again."""
    one, other = stream_from(number), stream_from(number)
    cards, expected = list(range(n)), list(range(n))
    one.shuffle(cards)
    for i in range(n - 1, 0, -1):
        j = other.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert (cards, one.random) == (expected, other.random)


def test_the_last_number_is_drawn_again_for_three():
    stream = stream_from(before(MASK))
    stream.below(3)
    assert stream.random == (before(MASK) + 2 * GOLDEN) & MASK


@pytest.mark.parametrize("cards", [[], [1]])
def test_nothing_to_shuffle_moves_no_number(cards):
    stream = Stream(1)
    before = stream.random
    stream.shuffle(cards)
    assert stream.random == before
