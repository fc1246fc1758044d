"""The opponent of the Solo Game: no player, but a procedure of the book, step by step."""

from __future__ import annotations

from itertools import chain, combinations, product

from game.archangelis import cards, light
from game.archangelis.abilities import HORDE, Bend, LightForAll, LightForEach, TurnedOver
from game.archangelis.cards import DEMON, DEMONS, HUMAN, KINDS, MIRACLE, NAMES, RANKS
from game.archangelis.stage import Stage
from game.archangelis.state import Side, State
from game.core import effects
from game.core.contract import Move
from game.core.effects import Node
from game.core.names import NONE
from game.core.ref import ref
from game.core.rng import shuffle
from game.deckbuilding.abilities import part

SEAT = 1
TURNED_OVER = part(KINDS, TurnedOver)

# Set-up


def only_angels(card: int) -> bool:
    """Does the Location reward angels or Ophanim, and no demons?"""
    return not cards.rewards(card).demons


def only_demons(card: int) -> bool:
    reward = cards.rewards(card)
    return not reward.angels and not reward.ophanim


def part_locations(state: State) -> None:
    """Two decks of Locations; those that reward both sides are out of the game."""
    every = state.location_deck
    state.location_deck = [card for card in every if only_angels(card)]
    state.demon_locations = [card for card in every if only_demons(card)]
    state.exiled += [card for card in every if not only_angels(card) and not only_demons(card)]


def blank(card: int) -> bool:
    """Does nothing that the Commander says ever happen in the Solo Game, where the player has no demons (HB8)?"""

    def idle(ability: Node) -> bool:
        if isinstance(ability, LightForEach | LightForAll):
            return ability.when == HORDE or (isinstance(ability, LightForEach) and ability.whom == DEMONS)
        return isinstance(ability, Bend) and ability.what == "ladder"

    return all(idle(ability) for ability in KINDS[card].says.parts)


# Its turn


def take_turn(stage: Stage) -> None:
    """With Prince, Duke and Chief it claims a Location; else it turns over a card of the Infernal deck."""
    state = stage.state
    own = state.sides[SEAT]
    if complete(own):
        claim(stage)
        return
    if not state.infernal:
        state.infernal, state.infernal_discard = state.infernal_discard, []
        shuffle(state, state.infernal)
        stage.say("shuffle", "infernal", "infernal", seat=SEAT)
    if not state.infernal:
        stage.say("idle", seat=SEAT)
        return
    card = state.infernal.pop()
    stage.say("turn over", "infernal", None, seat=SEAT, card=card)
    place(stage, card)


def complete(own: Side) -> bool:
    """Does its Horde have a Prince, a Duke and a Chief?"""
    return len(ranks(own)) == len(RANKS)


def ranks(own: Side) -> set[str]:
    """Those that are there already; a demon without one adds none."""
    return {KINDS[card].rank for card in own.horde} & {*RANKS}


def claim(stage: Stage) -> None:
    """The top Location of its own deck, whatever its condition; the whole Horde has served (H8)."""
    state = stage.state
    if state.demon_locations:
        card = state.demon_locations.pop()
        state.sides[SEAT].won.append(card)
        stage.say("win", "demon-locations", f"won-{SEAT}", seat=SEAT, card=card)
    stage.disband(SEAT, "horde")


def place(stage: Stage, card: int) -> None:
    """Where the card that was turned over goes (H9)."""
    own = stage.state.sides[SEAT]
    kind = KINDS[card]
    if kind.type == DEMON:
        fits = bool(kind.rank) and kind.rank not in ranks(own)
    elif kind.type == HUMAN:
        fits = not own.horde_humans
    elif kind.type == MIRACLE:
        perform(stage, card)
        return
    else:
        fits = NONE in own.horde_relics
    if not fits:
        stage.cast_off(card)
        if TURNED_OVER[card] != NONE:
            stage.play(SEAT, card)
        return
    take(own, card)
    if kind.type in (DEMON, HUMAN):
        stage.join(SEAT, "horde", card)
        stage.say("join", "infernal", f"horde-{SEAT}", seat=SEAT, card=card)
    else:
        bare = [bearer for bearer, relic in zip(own.horde, own.horde_relics, strict=True) if relic == NONE]
        bearer = max(bare, key=lambda demon: (KINDS[demon].light, demon))
        stage.equip(SEAT, "horde", bearer, card)
        stage.say("equip", "infernal", NAMES.name("horde", SEAT, bearer), seat=SEAT, card=card, bearer=bearer)
    stage.enter(SEAT, "horde", card)


def take(own: Side, card: int) -> None:
    own.owned.append(card)
    own.owned.sort()


def perform(stage: Stage, card: int) -> None:
    """A miracle lies open until it has happened, and is discarded then (HB8)."""
    own = stage.state.sides[SEAT]
    take(own, card)
    own.purse.append(card)
    stage.say("perform", "infernal", "purse", seat=SEAT, card=card)
    stage.play(SEAT, card)


# Its choices


def settle(stage: Stage) -> None:
    """Effects run; what they ask of the automaton is answered to its greatest advantage, the player answers himself."""
    effects.settle(stage)
    while stage.stack and stage.stack[-1].seat == SEAT:
        effects.answer(stage, best(stage, effects.asked(stage)))


def best(stage: Stage, moves: list[Move]) -> Move:
    """The answer after which the automaton stands best; among equals the first."""
    return max(moves, key=lambda move: advantage(stage.state, move))


def advantage(state: State, move: Move) -> tuple[int, int, int]:
    """Ranks that claim a Location together; Light above the player's Host; then what the player loses elsewhere."""
    after = state.copy()
    stage = Stage(after)
    effects.answer(stage, move)
    lead = light.horde(after.sides[SEAT]).total - light.host(after.sides[0]).total
    lost = 0
    if move.kind == "clear":
        lost = KINDS[state.store[ref(move.src).number]].cost
    elif move.kind == "shift":
        lost = light.host(state.sides[0], NAMES.card(move.src or "")).total
    return len(ranks(after.sides[SEAT])), lead, lost - len(after.exiled)


# Its Horde Challenge


def defend(stage: Stage) -> None:
    """The Horde always challenges, and takes the brightest angel that it can, again and again (HB3)."""
    stage.oppose()
    for at in min(removals(stage), key=lambda chosen: hurt(stage.state, chosen)):
        stage.choose(at)
    stage.remove_chosen()


def removals(stage: Stage) -> list[list[int]]:
    """The sets that it comes to by taking the brightest that counts and fits, one for each way to part equals."""
    state = stage.state
    own = state.sides[state.seat]
    counts = light.host(own, state.challenged).counts
    levels: dict[int, list[int]] = {}
    for at, price in enumerate(state.prices):
        if counts[at] and price != NONE:
            levels.setdefault(price, []).append(at)
    left, parted = state.force, []
    for price in sorted(levels, reverse=True):
        equals = sorted(levels[price], key=lambda at: (own.host[at], own.host_relics[at]))
        n = min(len(equals), left // price) if price else len(equals)
        left -= n * price
        ways = {tuple((own.host[at], own.host_relics[at]) for at in some): some for some in combinations(equals, n)}
        parted.append([*ways.values()])
    return [[*chain.from_iterable(chosen)] for chosen in product(*parted)]


def hurt(state: State, chosen: list[int]) -> tuple[int, int, int]:
    """What such a loss leaves the player: Light at the Location, Light anywhere, and the worth of what is in play."""
    own = light.without(state.sides[state.seat], chosen)
    worth = sum(KINDS[card].cost for card in (*own.host, *own.host_relics) if card != NONE)
    return light.host(own, state.challenged).total, light.host(own).total, worth


# Its Final Battle


def army(own: Side) -> list[int]:
    """As many demons as its Locations reward, the brightest first; of equals those that serve the army best."""
    places = sum(cards.rewards(card).demons for card in own.won)
    demons = sorted((card for card in own.discard if KINDS[card].type == DEMON), key=light.PRINTED.__getitem__)[::-1]
    if len(demons) <= places or not places:
        return demons[:places]
    last = light.PRINTED[demons[places - 1]]
    sure = [card for card in demons if light.PRINTED[card] > last]
    equal = sorted(card for card in demons if light.PRINTED[card] == last)
    armies = [[*sure, *chosen] for chosen in combinations(equal, places - len(sure))]
    return max(armies, key=lambda army: (light.final(own, army).total, sum(KINDS[card].word for card in army)))
