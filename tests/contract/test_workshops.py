"""What games offer to deck builders: complete, at one with itself, and with decks that keep their own rules."""

from __future__ import annotations

import pytest

from game.core.workshop import Workshop
from tests.contract.games import GAMES

SHOPS = {game: rules.workshop for game, rules in GAMES.items() if rules.workshop}


@pytest.fixture(params=SHOPS)
def shop(request: pytest.FixtureRequest) -> Workshop:
    return SHOPS[request.param]


def test_every_card_has_its_number_group_and_source(shop: Workshop) -> None:
    assert len(shop.cards) == len(shop.group) == len(shop.source)
    for number, card in enumerate(shop.cards):
        assert shop.number[card.key] == number
        assert shop.most[number] >= 1
    assert set(shop.group) == set(shop.groups)
    assert min(shop.groups) > 0
    assert next(iter(shop.sources)) == ""
    assert set(shop.source) == set(shop.sources) - {""}


def test_a_game_with_a_workshop_takes_its_decks() -> None:
    for game, shop in SHOPS.items():
        options = [option for option in GAMES[game].info.options if option.also]
        assert options
        for option in options:
            for banner in shop.banners:
                assert option.allows(banner.key)
                assert option.allows(shop.write(shop.decks[banner.key]))


def test_ready_decks_keep_the_rules_and_read_as_written(shop: Workshop) -> None:
    assert [banner.key for banner in shop.banners] == list(shop.decks)
    for cards in shop.decks.values():
        assert shop.problems(cards) == []
        assert shop.read(shop.write(cards)) == tuple(sorted(cards))
    assert len(set(shop.leaders)) == len(shop.decks)
    assert all(leader in cards for leader, cards in zip(shop.leaders, shop.decks.values(), strict=True))


def test_a_card_that_was_taken_out_is_taken_again(shop: Workshop) -> None:
    """On the way to a good deck nothing is refused, in whatever order its cards are taken."""
    for cards in shop.decks.values():
        for order in (cards, cards[::-1], cards[::2] + cards[1::2]):
            for k, card in enumerate(order):
                assert shop.refuses(order[:k], card) == ""
        assert shop.problems(cards[1:]) != []


def test_what_is_refused_would_break_a_rule(shop: Workshop) -> None:
    for cards in shop.decks.values():
        refused = [card for card in range(len(shop.cards)) if shop.refuses(cards, card)]
        assert refused
        assert all(shop.problems((*cards, card)) for card in refused)
