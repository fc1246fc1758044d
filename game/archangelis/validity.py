"""What a snapshot from outside gets wrong."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from game.archangelis import cards
from game.archangelis.automaton import blank
from game.archangelis.cards import ANGEL, DEMON, HUMAN, KINDS, OPHANIM_CARD, RELIC
from game.archangelis.stage import Stage
from game.archangelis.state import DEFEND, PAYING, PHASES, REMOVE, START_DECK, STRUCK, TURN_LIMIT, WINNING, Side, State
from game.core import effects
from game.core.language import _
from game.core.names import NONE
from game.deckbuilding.rules import OVER, STORE
from game.deckbuilding.stage import MOST_SHUFFLES

CARDS_OF_THE_GAME = Counter(
    chain(START_DECK, START_DECK, cards.pile(cards.SUPPLY), cards.pile(cards.HOLY), cards.pile(cards.INFERNAL))
)
CARDS_OF_SOLO = CARDS_OF_THE_GAME - Counter(START_DECK)
PLACE_CARDS = Counter(cards.pile(cards.PLACE))
LEADERS = cards.pile(cards.LEADER)
SOLO_LEADERS = [card for card in LEADERS if not blank(card)]
"""A player of older rules may still be led by another."""


def why_impossible(state: State) -> str | None:
    if state.random is None:
        return _("it is a view: what is hidden is missing")
    if len(state.sides) != 2 or len(state.store) != STORE:
        return _("it has no such seats or Store")
    if state.draws not in (3, 4) or state.rows not in (3, 5) or not 1 <= state.turn <= 2 * TURN_LIMIT:
        return _("its options or turns are out of range")
    if state.seat not in (0, 1) or state.phase not in PHASES or state.gap not in (NONE, *range(STORE)):
        return _("its turn is out of range")
    for number in chain(*_zones(state)):
        if not 0 <= number < len(KINDS):
            return _("it has cards that the game has not")
    return _cards(state) or _sides(state) or _choices(state)


def _zones(state: State) -> list[list[int]]:
    filled = [card for card in state.store if card != NONE]
    zones = [state.holy, state.infernal, state.infernal_discard, filled, state.exiled, state.location_deck,
             state.demon_locations, state.locations, state.leaders]  # fmt: skip
    for side in state.sides:
        zones += [*_piles(side), side.won, side.army, side.owned]
    return zones


def _piles(side: Side) -> list[list[int]]:
    """Where a side's cards lie."""
    relics = [relic for relic in chain(side.host_relics, side.horde_relics) if relic != NONE]
    return [side.deck, side.hand, side.purse, side.discard, side.host, side.host_humans, side.horde,
            side.horde_humans, side.titles, relics]  # fmt: skip


def _cards(state: State) -> str | None:
    """Every card of the game lies somewhere, and once only."""
    for side in state.sides:
        if sorted(chain(*_piles(side))) != side.owned:
            return _("a side's cards are not those it owns")
    lying = Counter(chain(
        state.holy, state.infernal, state.infernal_discard, (card for card in state.store if card != NONE),
        state.exiled, *(side.owned for side in state.sides), state.locations, state.location_deck,
        state.demon_locations, *(side.won for side in state.sides),
    ))  # fmt: skip
    lying[OPHANIM_CARD] += state.supply
    if state.supply < 0 or lying != (CARDS_OF_SOLO if state.solo else CARDS_OF_THE_GAME) + PLACE_CARDS:
        return _("its cards are not those of the game")
    if not 0 <= state.sunk <= len(state.location_deck):
        return _("its Location deck is not in order")
    offered = SOLO_LEADERS if state.solo else LEADERS
    leading = [side.leader for side in state.sides if side.leader in offered]
    known = all(side.leader in (NONE, *LEADERS) for side in state.sides)
    if not known or sorted([*leading, *state.leaders]) != offered:
        return _("its Commanders are not those of the game")
    return None


def _sides(state: State) -> str | None:
    """Hosts, Hordes and armies hold what they may."""
    for side in state.sides:
        kinds = [
            (side.host, ANGEL, ""),
            (side.horde, DEMON, ""),
            (side.host_humans, HUMAN, cards.HOLY),
            (side.horde_humans, HUMAN, cards.INFERNAL),
            ([card for card in side.host_relics if card != NONE], RELIC, cards.HOLY),
            ([card for card in side.horde_relics if card != NONE], RELIC, cards.INFERNAL),
            (side.won, cards.LOCATION, ""),
            (side.titles, cards.TITLE, ""),
        ]
        for lying, kind, pile in kinds:
            if any(KINDS[card].type != kind or (pile and KINDS[card].pile != pile) for card in lying):
                return _("a card lies where it can't")
        if len(side.host) != len(side.host_relics) or len(side.horde) != len(side.horde_relics):
            return _("its relics are not in order")
        if Counter(side.army) - Counter(side.discard):
            return _("an army has cards that its side has not")
    return None


def _chosen(state: State) -> bool:
    """Every angel of the Host has its price while the Horde chooses, and none is chosen twice."""
    if state.phase != REMOVE:
        return not state.prices and not state.chosen
    return (
        len(state.prices) == len(state.sides[state.seat].host)
        and all(price == NONE or 0 <= price < 1000 for price in state.prices)
        and len({*state.chosen}) == len(state.chosen)
        and all(0 <= at < len(state.prices) and state.prices[at] != NONE for at in state.chosen)
    )


def _choices(state: State) -> str | None:
    """What is asked can be answered."""
    from game.archangelis.rules import RULES

    challenging = state.challenged != NONE or state.phase in (PAYING, DEFEND, REMOVE, STRUCK, WINNING)
    lies = state.sides[state.seat].won if state.phase == WINNING else state.locations
    if challenging and state.challenged not in lies:
        return _("it challenges a Location that does not lie open")
    if not _chosen(state):
        return _("its Horde removes what it can't")
    stage = Stage(state)
    if not all(effects.is_valid(stage, frame) and frame.seat in (0, 1) for frame in state.stack):
        return _("its effects are not those of the game")
    if not 0 <= state.funds < 1000 or not 0 <= state.force < 1000 or not 0 <= state.shuffles <= MOST_SHUFFLES:
        return _("its Word or Light is out of range")
    if state.phase != OVER and not RULES.legal_moves(state):
        return _("nobody can act")
    return None
