"""How good a position of Archangelis is for a seat.

A side is judged by four things: what its deck brings a turn, how near its Host is to the next Location in spite of the
other's Horde, the Locations it has won, and the army it could field in the Final Battle. Within a turn counts what hand
and purse can still become, so that each step of a good turn looks better than leaving it out. Worths are log odds; the
weights were fitted to the results of games. What depends on cards that seldom change is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Any, NamedTuple

from game.archangelis import cards, light
from game.archangelis.abilities import ALWAYS, InSolo
from game.archangelis.cards import (
    ANGEL,
    COST,
    DEMON,
    HOLY,
    HUMAN,
    INFERNAL,
    KINDS,
    MIRACLE,
    OPHANIM_CARD,
    RANK,
    RANKS,
    RELIC,
    TITLE,
    TYPE,
    WORTH,
    rewards,
)
from game.archangelis.effects import (
    Banish,
    Claim,
    DrawEach,
    GainEach,
    Mend,
    Raise,
    Recruit,
    Smite,
    Summon,
    TakeOphanim,
    Yield,
)
from game.archangelis.light import FINAL, HORDE, HOST
from game.archangelis.stage import TOLL
from game.archangelis.state import CHOOSING_ARMIES, DEFEND, ENOUGH, PAYING, REMOVE, STRUCK, TO_WIN, WINNING, Side, State
from game.core.effects import Draw, Gain, Node, OneOf
from game.core.measures import ripened
from game.core.names import NONE
from game.deckbuilding.abilities import OnPlay
from game.deckbuilding.nodes import Recover, Thin
from game.deckbuilding.rules import TURN


class Weights(NamedTuple):
    """What one more of each is worth, in log odds. `late` parts grow from nothing to full in a game of usual length."""

    turn: float
    """To be in turn."""
    word: float
    """Word that the deck brings in a turn."""
    word_late: float
    light: float
    """Light for the Host in a turn."""
    light_late: float
    dark: float
    """Light for the Horde in a turn."""
    dark_late: float
    army: float
    """Light of the army that the Locations won so far allow."""
    army_late: float
    hope: float
    """Light of the army with what the Locations that are still missing are likely to allow."""
    hope_late: float
    army_close: float
    """The same beside them as soon as somebody lacks only one Location."""
    hope_close: float
    won: float
    won_late: float
    second: float
    """The second Location above what every one is worth."""
    near: float
    """A Host that is strong enough for a Location whatever the Horde does: the share of it that is there."""
    sure: float
    """The same, once it is whole."""
    host: float
    """Ten Light of the Host."""
    horde: float
    """Light of the Horde."""
    demons: float
    """A demon of the Horde."""
    claim: float
    """A Horde strong enough to claim a Location, in a deck that has who claims: the share of it that is there."""
    title: float
    """A Title in play."""
    draw: float
    """A card that is drawn, exiled, or a Word that is gained by playing a card now."""
    thin: float
    gain: float
    certainty: float
    """How fast a lead becomes certainty."""
    opening: float
    """How much more, or less, a lead says before anything has happened, in logarithms; it fades as the game goes on."""
    spare: float
    """The share that Light is worth beyond what the Host needs, against a Horde that may yet come."""


USUAL = 36
"""Turns of both that a game takes about."""
FADING = 0.8
CERTAIN = 3.0
"""For each Light of difference in the Final Battle itself."""
UNDECIDED = 8.0
"""No lead before the Final Battle is as good as one that is certain to win it."""
PENDING = 0.03
"""An effect that is still to be resolved is good for the turn's owner."""
IN_MIND = 0.97
"""What is only planned is worth a little less than what is done."""
MUCH = 15.0
"""Light of a Host beyond which more means nothing."""
HOPED = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0))
"""Angels, demons and Ophanim that so many more Locations are likely to allow."""
SMALLEST_DECK = 4.0
SOON = 4.0
"""What comes once in so many turns is as good as there."""
REMEMBERED = 60_000

# What a card brings, read off its abilities


def _lent(card: int, when: int) -> float:
    """Light that the card lends itself or its army; what is counted for each of something counts once and a half."""
    return sum(
        n * (1.5 if key else 1.0)
        for table in (light.OWN, light.EACH, light.ALL)
        for n, at, key, _whom in table.get(card, ())
        if at in (ALWAYS, when)
    )


def _effects(card: int) -> list[Node]:
    """All that happens when it is played; of several to choose from the first. What only Solo cards do is left out."""

    def within(node: Node) -> list[Node]:
        parts = node.parts[:1] if isinstance(node, OneOf) else () if isinstance(node, InSolo) else node.parts
        return [node, *(inner for part in parts for inner in within(part))]

    return [
        node
        for part in KINDS[card].says.parts
        if isinstance(part, OnPlay) and not isinstance(part, InSolo)
        for node in within(part)
    ]


def _amount(card: int, *kinds: type) -> int:
    return sum(getattr(node, "n", 1) for node in _effects(card) if isinstance(node, kinds))


EVERY_CARD = range(len(KINDS))
SACRED = [kind.pile == HOLY for kind in KINDS]
DRAWS = [_amount(card, Draw, DrawEach) + 1.5 * _amount(card, Recover) for card in EVERY_CARD]
GAINS = [_amount(card, Gain, GainEach) for card in EVERY_CARD]
THINS = [_amount(card, Thin, Mend) + 2 * _amount(card, TakeOphanim, Mend, Recruit) for card in EVERY_CARD]
IN_HOST = [
    (KINDS[card].light if TYPE[card] == ANGEL else 0) + 3 * _amount(card, Raise)
    + (0 if KINDS[card].pile == INFERNAL else _lent(card, HOST))
    for card in EVERY_CARD
]  # fmt: skip
IN_HORDE = [
    (KINDS[card].light if TYPE[card] == DEMON else 0) + 3 * _amount(card, Summon, Yield, Smite, Banish)
    + (_lent(card, HORDE) if KINDS[card].pile == INFERNAL else 0)
    for card in EVERY_CARD
]  # fmt: skip
IN_BATTLE = [KINDS[card].light + (_lent(card, FINAL) if TYPE[card] in (ANGEL, DEMON) else 0) for card in EVERY_CARD]
CLAIMERS = frozenset(card for card in EVERY_CARD if any(isinstance(node, Claim) for node in _effects(card)))
CLAIMED_WITH = 12
"""The Light with which most of them claim."""
REWARDS = {
    place: (reward.angels, reward.demons, reward.ophanim)
    for place in cards.pile(cards.PLACE)
    for reward in [rewards(place)]
}


class Judge:
    """The evaluation with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def chance_to_win(self, state: State, seat: int) -> float:
        odds = ripened(self.weights, _late(state)) * self._odds(state)
        return 1 / (1 + exp(-odds if seat == state.seat else odds))

    def _odds(self, state: State) -> float:
        """The log odds of the turn's owner. Who challenges does nothing else in the turn."""
        seat, turn = state.seat, self.weights.turn
        won = [tuple(side.won) for side in state.sides]
        if state.phase == CHOOSING_ARMIES:
            return _battle_odds(state, won)
        places = tuple(state.locations)
        fronts = [_front(state, each, places) for each in range(2)]
        hordes = [_horde(side) for side in state.sides]
        if state.phase in (PAYING, DEFEND, REMOVE, STRUCK):
            return self._opposed(state, won, fronts, hordes) - turn
        odds = self._balance(state, won, fronts, hordes)
        if state.phase == WINNING:
            return odds - turn + PENDING * len(state.stack)
        if state.phase != TURN:
            return odds
        if state.acted:
            return odds - turn + self._plan(state, fronts[seat]) + PENDING * len(state.stack)
        odds += self._rest_of_turn(state, fronts[seat])
        front = fronts[seat]
        if front.left < front.needs:
            return odds
        won[seat] += (front.place,)
        fronts[seat] = Front(0, front.needs, NONE, 0.0, front.needs, 0.0)
        return max(odds, self._balance(state, won, fronts, hordes) - turn)

    def _rest_of_turn(self, state: State, front: Front) -> float:
        """Of a turn in which a challenge is still open; abilities may already have brought cards or Word."""
        own, turn = state.sides[state.seat], self.weights.turn
        if not state.stack and len(own.hand) <= state.draws and state.funds <= light.bend(own, "word"):
            return turn
        return max(turn, self._plan(state, front) + PENDING * len(state.stack) - turn)

    def _opposed(self, state: State, won: list[tuple[int, ...]], fronts: list[Front], hordes: list[int]) -> float:
        """In the middle of a challenge: the Horde answers as well as it can, and only where that helps."""
        seat = state.seat
        own, other = state.sides[seat], state.sides[1 - seat]
        needs = light.needed(own, other, state.challenged)
        spent = state.phase in (REMOVE, STRUCK)
        if not spent and _left(own, other, state.challenged, 0) < needs:
            return self._balance(state, won, fronts, hordes)
        left = _left_by_choice(state) if spent else _left(own, other, state.challenged)
        if left >= needs:
            won[seat] += (state.challenged,)
        if spent or left < needs:
            hordes[1 - seat] = 0
        left = left if left < needs else 0
        fronts[seat] = Front(left, needs, NONE, left / needs, needs, float(left))
        return self._balance(state, won, fronts, hordes)

    def _balance(self, state: State, won: list[tuple[int, ...]], fronts: list[Front], hordes: list[int]) -> float:
        """How the turn's owner stands when all that this turn can bring is done."""
        seat, w, late = state.seat, self.weights, _late(state)
        if max(len(won[0]), len(won[1])) >= TO_WIN:
            return _battle_odds(state, won)
        mine, yours = fronts[seat], fronts[1 - seat]
        n, m = len(won[seat]), len(won[1 - seat])
        own, other = state.sides[seat], state.sides[1 - seat]
        close = max(n, m) == TO_WIN - 1
        decks = _deck(state, seat, won[seat]), _deck(state, 1 - seat, won[1 - seat])
        rates = self._rates(late, close)
        worth = _worth(rates, *decks)
        comfort = light.comfort(won[seat], won[1 - seat]) - light.comfort(won[1 - seat], won[seat])
        worth += (rates.army + rates.hope) * comfort
        worth += (w.won + w.won_late * late) * (n - m) + w.second * ((n == TO_WIN - 1) - (m == TO_WIN - 1))
        worth += w.near * (mine.nearness - yours.nearness) + w.sure * (mine.is_sure - yours.is_sure)
        worth += w.host * (mine.light - yours.light) / ENOUGH + w.title * (len(own.titles) - len(other.titles))
        worth += w.horde * (hordes[seat] - hordes[1 - seat])
        worth += w.demons * (len(own.horde) * bool(hordes[seat]) - len(other.horde) * bool(hordes[1 - seat]))
        if hordes[seat] or hordes[1 - seat]:
            worth += w.claim * (_claim(hordes[seat], decks[0]) - _claim(hordes[1 - seat], decks[1]))
        return max(-UNDECIDED, min(UNDECIDED, worth))

    def _rates(self, late: float, close: bool) -> Deck:
        """What a deck's virtues are worth at this time of the game."""
        w = self.weights
        return Deck(
            w.word + w.word_late * late, w.light + w.light_late * late, w.dark + w.dark_late * late,
            w.army + w.army_late * late + w.army_close * close, w.hope + w.hope_late * late + w.hope_close * close,
        )  # fmt: skip

    # The rest of the turn

    def _plan(self, state: State, front: Front) -> float:
        """What the turn can still bring: each card of the hand played or spent, and the best that Word can buy."""
        own, w = state.sides[state.seat], self.weights
        per_light = (w.near + w.sure) / front.goal * (w.spare if front.is_sure else 1)
        if front.light < MUCH:
            per_light += w.host / ENOUGH
        ways: dict[int, float] = {state.funds: 0.0}
        for card in () if state.bought else own.hand:
            play = self._play(own, card, per_light)
            word, gain = WORTH[card], GAINS[card]
            after: dict[int, float] = {}
            for purse, worth in ways.items():
                spent = purse + word
                if worth >= after.get(spent, 0.0):
                    after[spent] = worth
                if play and worth + play > after.get(purse + gain, 0.0):
                    after[purse + gain] = worth + play
            ways = after
        buys = self._buys(state, own, max(ways))
        return IN_MIND * max(worth + buys[purse] for purse, worth in ways.items())

    def _play(self, own: Side, card: int, per_light: float) -> float:
        """About what it brings to play the card now; nothing where it can't be."""
        kind, w = TYPE[card], self.weights
        if not _playable(own, card):
            return 0.0
        worth = w.draw * DRAWS[card] + w.thin * THINS[card] + w.gain * GAINS[card]
        worth += per_light * IN_HOST[card] + w.horde * IN_HORDE[card] + w.demons * (kind == DEMON)
        return worth + (w.title if kind in (TITLE, MIRACLE) else 0.0)

    def _buys(self, state: State, own: Side, most: int) -> list[float]:
        """For each amount of Word up to the most the worth of the best cards that it buys, each of the Store once."""
        best = [0.0] * (most + 1)
        if not most:
            return best
        won = tuple(own.won)
        close = any(len(side.won) == TO_WIN - 1 for side in state.sides)
        now, rates = _deck(state, state.seat, won), self._rates(_late(state), close)
        cheaper = light.bend(own, "titles")
        for card in state.store:
            if card != NONE:
                price = max(1, COST[card] - cheaper) if TYPE[card] == TITLE else COST[card]
                if price <= most:
                    worth = _worth(rates, _deck(state, state.seat, won, card), now)
                    for purse in range(most, price - 1, -1):
                        best[purse] = max(best[purse], best[purse - price] + worth)
        price = COST[OPHANIM_CARD] - light.bend(own, "ophanim")
        if state.supply and price <= most:
            worth = _worth(rates, _deck(state, state.seat, won, OPHANIM_CARD), now)
            for purse in range(price, most + 1):
                best[purse] = max(best[purse], best[purse - price] + worth)
        return best


# The deck and the final army


class Deck(NamedTuple):
    """What a side's cards bring: Word, Light for Host and Horde in a turn; the Light of its army now and in the end."""

    word: float
    light: float
    dark: float
    army: float
    hope: float
    claims: float = 0.0
    """How often a card that claims a Location comes in a turn."""


DECKS: dict[Any, Deck] = {}


def _late(state: State) -> float:
    return min(1.0, state.turn / USUAL)


def _worth(rates: Deck, deck: Deck, other: Deck) -> float:
    """How much better the one deck is than the other."""
    return (
        rates.word * (deck.word - other.word) + rates.light * (deck.light - other.light)
        + rates.dark * (deck.dark - other.dark) + rates.army * (deck.army - other.army)
        + rates.hope * (deck.hope - other.hope)
    )  # fmt: skip


def _deck(state: State, seat: int, won: tuple[int, ...], *bought: int) -> Deck:
    """The deck of a seat, as it would be with those Locations and those cards more."""
    side = state.sides[seat]
    key = (*side.owned, *bought, NONE, *side.titles, side.leader, side.second, won, state.draws)
    found = DECKS.get(key)
    if found is None:
        if len(DECKS) > REMEMBERED:
            DECKS.clear()
        found = DECKS[key] = _count_deck(side, [*side.owned, *bought], won, state.draws)
    return found


def _count_deck(side: Side, owned: list[int], won: tuple[int, ...], draws: int) -> Deck:
    """Cards that draw others make the deck smaller; a Title counts as if it was in play, where it will be."""
    cycle = owned[:]
    for title in side.titles:
        cycle.remove(title)
    turn = draws / max(SMALLEST_DECK, len(cycle) - FADING * sum(DRAWS[card] for card in cycle))
    crowned = side.copy()
    crowned.titles = [card for card in owned if TYPE[card] == TITLE]
    ordered = sorted(owned, key=_brightest)
    slots = _slots(won)
    likely = zip(slots, HOPED[max(0, TO_WIN - len(won))], strict=True)
    return Deck(
        turn * sum(WORTH[card] + GAINS[card] for card in cycle) + light.bend(crowned, "word"),
        turn * sum(IN_HOST[card] for card in cycle),
        turn * sum(IN_HORDE[card] for card in cycle),
        _army(crowned, ordered, slots),
        _army(crowned, ordered, [had + more for had, more in likely]),
        turn * sum(card in CLAIMERS for card in cycle),
    )


def _claim(horde: int, deck: Deck) -> float:
    """How near a Horde is to a Location of its own."""
    return min(1.0, horde / CLAIMED_WITH) * min(1.0, SOON * deck.claims)


def _brightest(card: int) -> tuple[float, int]:
    return -IN_BATTLE[card], card


def _slots(won: Sequence[int]) -> list[int]:
    """How many angels, demons and Ophanim the army may hold."""
    return [sum(REWARDS[place][k] for place in won) for k in range(3)]


def _army(side: Side, ordered: Sequence[int], slots: Sequence[int], picked: Sequence[int] = ()) -> int:
    """The Light of the best army, or nearly: Ophanim in their own places, the brightest in the others."""
    angels, demons, wheels = slots
    army = [*picked]
    for card in ordered:
        if TYPE[card] == DEMON:
            if demons > 0:
                demons -= 1
                army.append(card)
        elif TYPE[card] == ANGEL:
            if card == OPHANIM_CARD and wheels > 0:
                wheels -= 1
                army.append(card)
            elif angels > 0:
                angels -= 1
                army.append(card)
    return light.final(side, army).total


def _battle_odds(state: State, won: list[tuple[int, ...]]) -> float:
    """The Final Battle as the cards stand. What was picked stays picked."""
    lights = []
    for side, places, theirs in zip(state.sides, won, won[::-1], strict=True):
        slots = _slots(places)
        ordered = sorted(side.owned, key=_brightest)
        for card in side.army:
            ordered.remove(card)
            slots[1 if TYPE[card] == DEMON else 2 if card == OPHANIM_CARD and slots[2] else 0] -= 1
        lights.append(_army(side, ordered, slots, side.army) + light.comfort(places, theirs))
    return CERTAIN * max(-4, min(4, lights[state.seat] - lights[1 - state.seat]))


# Hosts and Hordes


class Front(NamedTuple):
    """How near a Host is to a Location: the Light that the Horde would leave it, what it needs, and the best place."""

    left: int
    needs: int
    place: int
    nearness: float
    """From 0 to 1, which is reached when the Host wins whatever the Horde does."""
    goal: int
    """The Light that is certain to be enough."""
    light: float
    """The Light of the Host there, as far as it counts."""

    @property
    def is_sure(self) -> bool:
        """Does the Host win whatever the Horde does?"""
        return self.left >= self.needs


FRONTS: dict[Any, Front] = {}
HORDES: dict[Any, int] = {}


def _front(state: State, seat: int, places: tuple[int, ...]) -> Front:
    """The Host against the Horde that faces it, at the Location that suits it best. The automaton climbs its ladder."""
    own, other = state.sides[seat], state.sides[1 - seat]
    if state.solo and seat == 1:
        steps = len({RANK[demon] for demon in own.horde} & {*RANKS})
        return Front(steps, len(RANKS), NONE, steps / len(RANKS), len(RANKS), 0.0)
    if not own.host or not places:
        return Front(0, ENOUGH, NONE, 0.0, ENOUGH, 0.0)
    key = (
        *own.host, *own.host_relics, *own.host_humans, NONE, *own.titles, own.leader, places, *other.horde,
        *other.horde_relics, *other.horde_humans, NONE, *other.titles, other.leader, len(own.won) < len(other.won),
        own.late,
    )  # fmt: skip
    found = FRONTS.get(key)
    if found is None:
        if len(FRONTS) > REMEMBERED:
            FRONTS.clear()
        found = FRONTS[key] = max(_front_at(own, other, place) for place in places)
    return found


def _front_at(own: Side, other: Side, place: int) -> Front:
    """A Host that may not challenge there yet, for want of whom the Location demands, is only half as near."""
    needs = light.needed(own, other, place)
    goal = needs + _force(own, other, place)
    army = light.host(own, place)
    toll = min(army.lights) if TOLL[place] != NONE else 0
    shines = army.total - toll
    if not light.may_challenge(own, place):
        return Front(0, needs, NONE, min(1.0, shines / goal) / 2, goal, min(MUCH, shines))
    left = max(0, _left(own, other, place) - toll)
    return Front(left, needs, place, min(1.0, max(left / needs, shines / goal)), goal, min(MUCH, shines))


def _force(own: Side, other: Side, place: int) -> int:
    """The Light with which the other's Horde would challenge the Host."""
    if place in light.CALM:
        return 0
    return max(0, light.horde(other, place).total - light.bend(own, "ward")) if other.horde else 0


def _left(own: Side, other: Side, place: int, force: int = NONE) -> int:
    """The Light that the strongest answer of the Horde leaves the Host; `force` if it is not the Horde's own."""
    army = light.host(own, place)
    if force == NONE:
        force = _force(own, other, place)
    taken = _most([
        shines for angel, relic, shines in zip(own.host, own.host_relics, army.lights, strict=True)
        if not light.shielded(angel, relic)
    ], force)  # fmt: skip
    return army.total - taken if taken < sum(army.lights) else 0


def _most(lights: Iterable[int], force: int) -> int:
    """The most Light that some of them have together, within that of a Horde."""
    sums = 1
    for shines in lights:
        sums |= sums << shines
    return (sums & ((2 << force) - 1)).bit_length() - 1


def _left_by_choice(state: State) -> int:
    """The same while the Horde chooses: what was chosen is gone, the rest costs what it cost at first (HB1)."""
    own = state.sides[state.seat]
    counts = light.host(own, state.challenged).counts
    taken = _most([
        price for at, price in enumerate(state.prices) if price != NONE and counts[at] and at not in state.chosen
    ], state.force)  # fmt: skip
    left = light.host(light.without(own, state.chosen), state.challenged)
    return left.total - taken if taken < sum(left.lights) else 0


def _horde(side: Side) -> int:
    """The Light of a Horde."""
    if not side.horde:
        return 0
    key = (*side.horde, *side.horde_relics, *side.horde_humans, NONE, *side.titles, side.leader)
    found = HORDES.get(key)
    if found is None:
        if len(HORDES) > REMEMBERED:
            HORDES.clear()
        found = HORDES[key] = light.horde(side).total
    return found


def _playable(own: Side, card: int) -> bool:
    """Has the card a place, as far as the cards that lie there tell?"""
    kind = TYPE[card]
    if kind == DEMON and own.horde:
        below = {"Duke": "Prince", "Chief": "Duke"}.get(RANK[card])
        return below in {RANK[demon] for demon in own.horde}
    if kind == HUMAN:
        return not (own.host_humans if SACRED[card] else own.horde_humans)
    return kind != RELIC or NONE in (own.host_relics if SACRED[card] else own.horde_relics)
