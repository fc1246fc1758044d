"""Positions of ArchPiratus as the examples tell them: cards by their keys, stations by their names.

In a list of a deck the first card is the next one to come. Whatever a position does not mention lies where it lay at
the start of a game, but start cards and Events are exiled, so that decks hold exactly what the test says. Moves are
said in a few words: `fit ion-sail`, `hire racer for envoy`, `contract easy`, `fly medium`, `exile credits from hand`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.archpiratus import RULES, cards, ship
from game.archpiratus.abilities import SLOTS
from game.archpiratus.cards import CONTACT_CARD, KINDS, NAMES, STATIONS
from game.archpiratus.state import BUYING, HULL, SOLO_HULL, START_DECK, Side, State, side
from game.core.contract import Move
from game.core.names import NONE
from game.deckbuilding.rules import AUTOMATON, STORE
from tests.scenarios.deckbuilding import Box, Keys, Verbs

RIVAL_MISSION = "throne-of-stars"


def _side(
    box: Box,
    leader: str = "",
    deck: Keys = (),
    hand: Keys = (),
    purse: Keys = (),
    discard: Keys = (),
    mat: Keys = (),
    rooms: Keys = (),
    titles: Keys = (),
    crew: Keys = (),
    missions: Keys = (),
    done: Keys = (),
    station: str = "easy",
    hits: int = 0,
    rival: bool = False,
) -> Side:
    made = side([])
    made.leader = card(leader) if leader else NONE
    made.deck, made.hand, made.discard = box.take(deck)[::-1], box.take(hand), box.take(discard)
    made.purse, made.rooms, made.titles = box.take(purse), box.take(rooms), box.take(titles)
    made.crew, made.missions, made.done = box.take(crew), box.take(missions), box.take(done)
    for number in box.take(mat):
        made.mat[SLOTS.index(KINDS[number].role)] = number
    contracts = box.take([] if rival else ["contract"] * len(missions))
    fitted = [number for number in made.mat if number != NONE]
    assert len(fitted) == len(mat), "one tech a slot"
    lying = [made.deck, made.hand, made.discard, made.purse, made.rooms, made.titles, made.crew, fitted, contracts]
    made.owned = sorted(number for zone in lying for number in zone)
    made.station, made.hits = STATIONS.index(station), hits
    return made


def table(
    *,
    other: Mapping[str, Any] | None = None,
    solo: bool = False,
    seat: int = 0,
    store: Keys | None = None,
    tech_deck: Keys | None = None,
    crew_deck: Keys | None = None,
    salvage: Keys = (),
    events: Keys = (),
    easy: Keys = (),
    medium: Keys = (),
    hard: Keys = (),
    final: Keys = (),
    supply: int | None = None,
    funds: int = 0,
    turn: int = 9,
    hull: int = 0,
    **own: Any,
) -> State:
    """A position in which `seat` is about to buy: `own` is its side, `other` the other one."""
    eventful = bool(events) or any(KINDS[card(key)].type == cards.EVENT for key in tech_deck or ())
    piles = [cards.START, cards.SUPPLY, cards.TECH_DECK, cards.CREW_DECK, cards.MISSIONS]
    piles += [cards.EVENTS] if eventful else []
    box = Box(NAMES, [number for name in piles for number in cards.pile(name)] + ([] if solo else START_DECK))
    told = [own, dict(other or {})] if seat == 0 else [dict(other or {}), own]
    if solo:
        told[1] = {"missions": [RIVAL_MISSION], "rival": True, **told[1]}
    sides = [_side(box, **each) for each in told]
    leaders = [each.leader for each in sides]
    wanted = dict(zip(STATIONS, [box.take(deck)[::-1] for deck in (easy, medium, hard, final)], strict=True))
    bought, scrap, in_force = box.take(store or ()), box.take(salvage), box.take(events)
    tech = box.deck(cards.pile(cards.TECH_DECK), tech_deck)
    crew = box.deck(cards.pile(cards.CREW_DECK), crew_deck)
    while len(bought) < STORE and store is None:
        bought.append(tech.pop() if tech else NONE)
    left = box.left[CONTACT_CARD] if supply is None else supply
    box.left[CONTACT_CARD] -= left
    decks = [box.rest(cards.missions(station)) + wanted[station] for station in STATIONS]
    state = State(
        random=1, solo=solo, eventful=eventful, draws=3, hull=hull or (SOLO_HULL if solo else HULL), turn=turn,
        seat=seat, phase=BUYING, funds=funds, acted=False, bought=False, sent=False, contracts=0, points_at_start=0,
        gap=NONE, tech=tech, tech_sunk=0, crew=crew, crew_sunk=0, store=[*bought, *[NONE] * STORE][:STORE],
        supply=left, salvage=scrap, events=in_force, decks=decks,
        leaders=[leader for leader in cards.pile(cards.LEADER) if leader not in leaders],
        exiled=sorted(box.left.elements()), winner=NONE, sides=sides, stack=[],
    )  # fmt: skip
    state.points_at_start = ship.points(state, seat)
    if solo and seat == 1:
        state.phase = AUTOMATON
    assert RULES.why_impossible(state) is None, RULES.why_impossible(state)
    return state


def automaton_turn(**position: Any) -> State:
    """A Solo Variant in which the automaton is about to take its turn; `other` is the player, the rest is its own."""
    return table(solo=True, seat=1, **position)


def begun(**position: Any) -> State:
    """Seat 0 has just begun its turn: it has drawn and fired. `other` ended the turn before."""
    common = {key: position.pop(key) for key in (*COMMON,) if key in position}
    other = position.pop("other", {})
    return play(table(seat=1, other=position, **common, **other), "end")


COMMON = ("store", "tech_deck", "crew_deck", "salvage", "events", "easy", "medium", "hard", "final", "supply", "turn",
          "hull")  # fmt: skip


def start(**options: int | str) -> State:
    """A new game in which seat 0 begins, without Admirals and Events unless they are asked for."""
    return RULES.new_game({"admirals": "off", "events": "off", "first": "1", **options}, seed=1)


# Moves, as the examples say them


def said(state: State, move: Move) -> str:
    """A move in the words of these tests."""
    src, dst = move.src or "", move.dst or ""
    if move.kind in ("fly", "contract"):
        return f"{move.kind} {dst.split('-')[1]}"
    words = [move.kind]
    if src.startswith("store-"):
        words.append(KINDS[state.store[int(src[6:])]].key)
    elif src == "supply":
        words.append("contact")
    elif src.startswith(("salvage-", "leader-")):
        words.append(src.split("-", 1)[1])
    elif src:
        words.append(src.split("-", 2)[-1])
    if move.kind == "exile":
        words += ["from", src.split("-")[0]]
    if move.kind in ("hire", "furnish") and dst.count("-") > 1:
        words += ["for", dst.split("-", 2)[2]]
    if move.arg is not None:
        words.append(str(move.arg))
    return " ".join(words)


VERBS = Verbs(RULES, NAMES, said)
card, keys, zone, hand, discard, exiled = VERBS.card, VERBS.keys, VERBS.zone, VERBS.hand, VERBS.discard, VERBS.exiled
moves, move, may, play, events, why_not = VERBS.moves, VERBS.move, VERBS.may, VERBS.play, VERBS.events, VERBS.why_not
outcome = VERBS.outcome


def prompt(state: State) -> str:
    return RULES.prompt(RULES.view(state, RULES.to_act(state)))


# What lies where


def crew(state: State, seat: int = 0) -> list[str]:
    return zone(state, "crew", seat)


def mat(state: State, seat: int = 0) -> list[str]:
    """What is fitted, slot by slot."""
    return keys(number for number in state.sides[seat].mat if number != NONE)


def station(state: State, seat: int = 0) -> str:
    return STATIONS[state.sides[seat].station]


def hits(state: State, seat: int = 0) -> int:
    return state.sides[seat].hits


def store(state: State) -> list[str]:
    """The Store with `-` for a gap."""
    return ["-" if number == NONE else KINDS[number].key for number in state.store]


def salvage(state: State) -> list[str]:
    return keys(state.salvage)


def next_of(deck: list[int]) -> list[str]:
    """A deck from its top to its bottom."""
    return keys(deck[::-1])


def value(state: State, slot: str, seat: int = 0) -> int:
    return ship.value(state, seat, slot)


def crew_value(state: State, seat: int = 0) -> int:
    return ship.crew_value(state, seat)


def points(state: State, seat: int = 0) -> int:
    return ship.points(state, seat)


def lacks(state: State, mission: str, seat: int = 0) -> list[tuple[str, int]]:
    return ship.lacks(state, seat, card(mission))
