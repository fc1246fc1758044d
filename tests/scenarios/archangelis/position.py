"""Positions of Archangelis as the examples tell them: cards by their keys, `sariel+star-crown` for a relic's bearer.

In a list of a deck the first card is the next one to come. Whatever a position does not mention lies where it lay at
the start of a game, but start cards are exiled, so that a deck holds exactly what the test says. Moves are said in a
few words: `host sariel`, `equip star-crown on sariel`, `exile erelin from hand`, `challenge zion`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.archangelis import RULES, cards, light
from game.archangelis.automaton import blank, only_angels, only_demons
from game.archangelis.cards import HUMAN, KINDS, NAMES, OPHANIM_CARD
from game.archangelis.state import START_DECK, Side, State, side
from game.core.contract import Move
from game.core.names import NONE
from game.deckbuilding.rules import AUTOMATON, STORE, TURN
from tests.scenarios.deckbuilding import Box, Keys, Verbs


def printed(key: str) -> int:
    """The Light on a card."""
    return KINDS[card(key)].light


def _side(
    box: Box,
    commander: str = "",
    deck: Keys = (),
    hand: Keys = (),
    discard: Keys = (),
    host: Keys = (),
    horde: Keys = (),
    titles: Keys = (),
    won: Keys = (),
    purse: Keys = (),
) -> Side:
    made = side([])
    made.leader = card(commander) if commander else NONE
    made.deck, made.hand, made.discard = box.take(deck)[::-1], box.take(hand), box.take(discard)
    made.titles, made.purse = box.take(titles), box.take(purse)
    for names, bearers, relics, humans in (
        (host, made.host, made.host_relics, made.host_humans),
        (horde, made.horde, made.horde_relics, made.horde_humans),
    ):
        for name in names:
            bearer, _, relic = name.partition("+")
            (number,) = box.take([bearer])
            if KINDS[number].type == HUMAN:
                humans.append(number)
                continue
            bearers.append(number)
            relics.append(box.take([relic])[0] if relic else NONE)
    lying = [made.deck, made.hand, made.discard, made.titles, made.purse, made.host, made.host_humans, made.horde,
             made.horde_humans, made.host_relics, made.horde_relics]  # fmt: skip
    made.owned = sorted(number for zone in lying for number in zone if number != NONE)
    made.won = box.take(won)
    return made


def table(
    *,
    other: Mapping[str, Any] | None = None,
    solo: bool = False,
    seat: int = 0,
    locations: Keys | None = None,
    location_deck: Keys | None = None,
    demon_locations: Keys | None = None,
    store: Keys | None = None,
    holy: Keys | None = None,
    infernal: Keys | None = None,
    infernal_discard: Keys = (),
    supply: int | None = None,
    word: int = 0,
    turn: int = 9,
    draws: int = 3,
    rows: int = 3,
    **own: Any,
) -> State:
    """A position in which `seat` is about to play: `own` is its side, `other` the other one."""
    piles = (cards.START, cards.SUPPLY, cards.HOLY, cards.INFERNAL, cards.PLACE)
    box = Box(NAMES, [number for name in piles for number in cards.pile(name)] + ([] if solo else START_DECK))
    mine, theirs = _side(box, **own), _side(box, **(other or {}))
    open_places = box.take(locations) if locations is not None else None
    bought = box.take(store or ())
    cast_off = box.take(infernal_discard)
    sides = [mine, theirs] if seat == 0 else [theirs, mine]
    leaders = [each.leader for each in sides]
    state = State(
        random=1, solo=solo, draws=draws, rows=rows, turn=turn, seat=seat, phase=TURN, funds=word,
        acted=False, bought=False, gap=NONE, challenged=NONE, force=0, holy=[], infernal=[],
        infernal_discard=cast_off, store=[], supply=0, location_deck=[], sunk=0, demon_locations=[], locations=[],
        leaders=[
            leader for leader in cards.pile(cards.LEADER) if leader not in leaders and not (solo and blank(leader))
        ],
        exiled=[], sides=sides, stack=[],
    )  # fmt: skip
    state.supply = box.left[OPHANIM_CARD] if supply is None else supply
    box.left[OPHANIM_CARD] -= state.supply
    state.infernal = box.deck(cards.pile(cards.INFERNAL), infernal)
    state.demon_locations = box.take(demon_locations or ())[::-1]
    state.location_deck = box.take(location_deck or ())[::-1]
    if open_places is None:
        of_all = [number for number in sorted(box.left.elements()) if KINDS[number].type == cards.LOCATION]
        open_places = box.take(keys([number for number in of_all if only_angels(number) or not solo][:rows]))
    state.locations = open_places
    places = box.rest(cards.pile(cards.PLACE))
    if location_deck is None:
        state.location_deck = [place for place in places if only_angels(place) or not solo]
    if demon_locations is None and solo:
        state.demon_locations = [place for place in places if only_demons(place)]
    state.exiled = [place for place in places if place not in (*state.location_deck, *state.demon_locations)]
    state.holy = box.deck(cards.pile(cards.HOLY), holy)
    while len(bought) < STORE and store is None:
        bought.append(state.holy.pop() if state.holy else NONE)
    state.store = [*bought, *[NONE] * STORE][:STORE]
    state.exiled += sorted(box.left.elements())
    assert RULES.why_impossible(state) is None, RULES.why_impossible(state)
    return state


def automaton_turn(**position: Any) -> State:
    """A Solo Game in which the automaton is about to take its turn; `other` is the player, the rest is its own."""
    state = table(solo=True, seat=1, **position)
    state.phase = AUTOMATON
    assert RULES.why_impossible(state) is None, RULES.why_impossible(state)
    return state


def start(**options: int | str) -> State:
    """A new game in which seat 0 begins, without Commanders unless they are asked for."""
    return RULES.new_game({"commanders": "off", "first": "1", **options}, seed=1)


# Moves, as the examples say them


def said(state: State, move: Move) -> str:
    """A move in the words of these tests."""
    words = [move.kind]
    src = move.src or ""
    if src.startswith("store-"):
        words.append(KINDS[state.store[int(src[6:])]].key)
    elif src == "supply":
        words.append("ophanim")
    elif src.startswith(("location-", "leader-")):
        words.append(src.split("-", 1)[1])
    elif src:
        words.append(src.split("-", 2)[-1])
    if move.kind in ("exile", "summon"):
        words += ["from", src.split("-")[0]]
    if move.kind == "equip":
        words += ["on", (move.dst or "").split("-", 2)[2]]
    if move.arg is not None:
        words.append(str(move.arg))
    return " ".join(words)


VERBS = Verbs(RULES, NAMES, said)
card, keys, zone, hand, discard, exiled = VERBS.card, VERBS.keys, VERBS.zone, VERBS.hand, VERBS.discard, VERBS.exiled
moves, move, may, play, events, why_not = VERBS.moves, VERBS.move, VERBS.may, VERBS.play, VERBS.events, VERBS.why_not
outcome = VERBS.outcome


# What lies where


def word(state: State) -> int:
    """Word to spend in this turn."""
    return state.funds


def host(state: State, seat: int = 0) -> list[str]:
    own = state.sides[seat]
    return _army(own.host, own.host_relics, own.host_humans)


def horde(state: State, seat: int = 0) -> list[str]:
    own = state.sides[seat]
    return _army(own.horde, own.horde_relics, own.horde_humans)


def _army(bearers: list[int], relics: list[int], humans: list[int]) -> list[str]:
    armed = zip(bearers, relics, strict=True)
    named = [KINDS[who].key + (f"+{KINDS[relic].key}" if relic != NONE else "") for who, relic in armed]
    return named + keys(humans)


def locations(state: State) -> list[str]:
    return keys(state.locations)


def host_light(state: State, place: str = "", seat: int = 0) -> int:
    return light.host(state.sides[seat], card(place) if place else NONE).total


def horde_light(state: State, place: str = "", seat: int = 0) -> int:
    return light.horde(state.sides[seat], card(place) if place else NONE).total


def lights(state: State, place: str = "", seat: int = 0) -> dict[str, int]:
    """The Light of each angel of a Host."""
    own = state.sides[seat]
    army = light.host(own, card(place) if place else NONE)
    return dict(zip(keys(own.host), army.lights, strict=True))


def lent(state: State, key: str, place: str = "", seat: int = 0) -> int:
    """By how much an angel of a Host, or a demon of a Horde, has more Light than is printed."""
    own, at = state.sides[seat], card(place) if place else NONE
    army, cards_ = (light.host(own, at), own.host) if card(key) in own.host else (light.horde(own, at), own.horde)
    return army.lights[cards_.index(card(key))] - printed(key)


def final_light(army: Keys, commander: str = "", titles: Keys = (), second: bool = False) -> int:
    """The Light of an army in the Final Battle; `second` if the other side began."""
    own = side([])
    own.second = second
    own.leader = card(commander) if commander else NONE
    own.titles = [card(title) for title in titles]
    return light.final(own, [card(key) for key in army]).total
