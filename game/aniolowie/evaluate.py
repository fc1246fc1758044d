"""How good a position is: people on the lands, what the fight promises, and what is left to fight with."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from game.aniolowie.abilities import CARD, SACRIFICE, USE, Ability, Paid
from game.aniolowie.acts import (
    Act,
    Block,
    Capture,
    Convert,
    Dismiss,
    FromFight,
    Level,
    LevelFor,
    Lower,
    NoSupport,
    Rise,
    ToDeck,
    ToHand,
)
from game.aniolowie.cards import IS_ANGEL, KINDS, LENDERS, LEVEL, SAYS, SUPPORTS
from game.aniolowie.effects import Beside, This, To
from game.aniolowie.phases import HAND
from game.aniolowie.picks import Angels, Humans
from game.aniolowie.places import ROWS_OF_TABLE
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    ATTACKED,
    BARE,
    BATTLE,
    BLOCKED,
    CLAIM,
    DISCARD,
    FIGHT,
    LAND,
    LINE,
    MUTE,
    NOBODY,
    OVER,
    PLAN,
    PLEDGED,
    ROW_OF,
    SACRIFICED,
    SLOTS,
    STATUS,
    SUPPORT,
    TIRED,
    TOOK,
    TURNED,
    UP,
    WIDE,
    State,
    row_of,
)
from game.core.effects import Node
from game.core.measures import ripened

REMOVED = 8.0
"""What it is worth to take an angel out of the fight, in levels."""
USUAL = 9
"""Turns that a game takes about."""
POOREST = 1.5
"""Nobody has less than that to fight with."""


class Weights(NamedTuple):
    """What things are worth, in people who are won."""

    exposed: float
    """The share of the people whom the others could take in this turn that they will take, and of that what comes to
    them."""
    taken: float
    later: float
    """The same in the next turn."""
    duel: float
    """How far a duel may swing, in levels; and the level of a raider who is still to come, and of a guard."""
    absent: float
    post: float
    nerve: float
    """The same for a fight; and how much of what could still be played counts as level in it."""
    reserve: float
    early: float
    """The share that counts of what is done to angels until the turn ends, before fighters lie open and others may
    attack: as a rule it could wait."""
    ready: float
    answer: float
    """The same once the fighters lie open, of what they could in fact do to each other: of who may still begin
    something, and of who can only answer."""
    edge: float
    """How far a fight may swing then."""
    dawn: float
    """The same before anybody has planned for it."""
    coming: float
    """The share of what a hand could still bring to the fight, before its angels are planned."""
    unseen: float
    """The level and the support of an angel that will be drawn for it."""
    lone: float
    """The share of a fight for whom nobody is left to take the stake, or nothing that could still turn it."""
    spirit: float
    """What anybody has to fight with; then a card of the deck, a card of the hand, and what its level, its support and
    what it does add to that."""
    drawn: float
    fresh: float
    """The same of a card that fills the hand up before the next planning."""
    held: float
    level: float
    support: float
    play: float
    guard: float
    """A level of an angel on the land, and of one in support, for each use that is left."""
    backing: float
    thrift: float
    """What is wasted by a use or a card that does nothing."""
    doubt: float
    """How uncertain each human who is still to be won makes the end."""
    certainty: float
    opening: float
    """How much more, or less, a lead says before anything has happened, in logarithms; it fades as the game goes on."""


def _swing(node: Node) -> float:
    """How many levels of difference an effect makes in a fight, roughly."""
    own = 0.0
    if isinstance(node, (Level, Rise, LevelFor)):
        own = abs(node.n)
    elif isinstance(node, (Block, Dismiss, ToHand, ToDeck, FromFight)):
        own = REMOVED
    elif isinstance(node, (Lower, NoSupport)):
        own = REMOVED / 2
    return max([own, *(_swing(part) for part in node.parts)]) * (1.5 if isinstance(node, To) and node.several else 1)


def _best(card: int) -> float:
    """The best that a card could do in a fight by its ability."""
    found = [
        _swing(part) / (2 if part.cost == SACRIFICE else 1)
        for part in SAYS[card].parts
        if isinstance(part, Ability) and (not isinstance(part, Paid) or part.cost in (USE, SACRIFICE)) and not part.when
    ]
    return min(8.0, max(found, default=0.0))


class Turn(NamedTuple):
    """Something that can turn a fight: what it costs, upon whom it works and what it does."""

    cost: int
    node: To
    pick: Angels | None


def _turns(card: int) -> tuple[Turn, ...]:
    """What a card could do in a fight."""
    return tuple(
        Turn(part.cost, node, getattr(node, "pick", None))
        for part in SAYS[card].parts
        if isinstance(part, Ability) and part.cost in (USE, SACRIFICE, CARD) and not part.when
        for node in part.parts
        if isinstance(node, To) and _swing(node) and not isinstance(getattr(node, "pick", None), Humans)
    )


SWING = tuple(_best(card) for card in range(len(KINDS)))


TURNING = tuple(_turns(card) for card in range(len(KINDS)))


class Camp:
    """What a seat has on the table: who can guard its land, who can attack from it and from behind it and how many can
    take people, now and in the next turn; what it brings to the fight, and what is left to be used."""

    __slots__ = (
        "claims", "fight", "guards", "lent", "march", "raiders", "reserve", "seat", "stands", "stay", "takers", "then",
        "uses", "weights",
    )  # fmt: skip

    def __init__(self, stage: Stage, seat: int, weights: Weights) -> None:
        state, start = stage.state, seat * SLOTS
        self.seat, self.weights = seat, weights
        self.guards, self.raiders = list[float](), list[float]()
        self.stay, self.march = list[float](), list[float]()
        self.takers, self.then = 0, 1
        self.fight = 0.0
        """The level that it brings to the fight, as far as it lies there."""
        self.claims = False
        """Can somebody there take the stake?"""
        self.reserve = float(sum(SWING[card] for card in state.sides[seat].hand if not IS_ANGEL[card]))
        """What could still be played in this turn."""
        self.stands = 0.0
        """What its angels are worth in the turns to come."""
        self.uses = 0
        self.lent = not LENDERS.isdisjoint(state.kind[start : start + SLOTS])
        for slot in range(start, start + 3 * LINE):
            if state.kind[slot] != NOBODY:
                self.uses += 2 - (state.marks[slot] & STATUS) + min(0, state.lasting[slot])
                if ROW_OF[slot] == FIGHT:
                    self._fights(stage, slot)
                else:
                    self._stands(stage, slot)
        if _plans(state, seat):
            self.guards.append(weights.post)
            self.raiders.append(weights.absent)
            self.takers += 1
        self.stay.append(weights.post)
        self.march.append(weights.absent)
        for levels in (self.guards, self.raiders, self.stay, self.march):
            levels.sort(reverse=True)

    def _fights(self, stage: Stage, slot: int) -> None:
        state, marks = stage.state, stage.state.marks[slot]
        later = 1 - self.weights.early if state.phase < BATTLE else 0.0
        if not (later or not marks & BLOCKED) or not (marks & UP or not stage.has_copy_up(slot)):
            return
        level = float(stage.promise(slot))
        if later:
            level -= later * (state.boost[slot] + state.rise[slot])
            if marks & (TURNED | BARE) == TURNED | BARE:
                level += later * SUPPORTS[state.kind[slot]]
        if marks & BLOCKED:
            self.fight += later * level
        else:
            self.fight += level
            self.claims = self.claims or not (marks & (PLEDGED | TIRED) or marks & STATUS == SACRIFICED)

    def _stands(self, stage: Stage, slot: int) -> None:
        """On the land, or in support."""
        state, w, here = stage.state, self.weights, ROW_OF[slot] == LAND
        card, marks = state.kind[slot], state.marks[slot]
        left, own = 2 - (marks & STATUS), LEVEL[card] + state.lasting[slot]
        self.stands += (w.guard if here else w.backing) * (own + SWING[card]) * left
        if not marks & BLOCKED:
            more = state.boost[slot] + state.rise[slot]
            level = float(stage.level(slot) if self.lent else own + more)
            if state.phase < ACTION:
                level -= (1 - w.early) * more
            if here:
                self.guards.append(level)
                self.takers += left > 0 and not marks & TOOK
            if left and not marks & ATTACKED:
                self.raiders.append(level)
            if left and not marks & MUTE:
                self.reserve += SWING[card]
        if left:
            self.march.append(own)
            if here:
                self.stay.append(own)
                self.then += 1


class Judge:
    """The evaluation with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = w = weights
        self.worth = tuple(
            w.held
            + (w.level * LEVEL[card] + w.support * SUPPORTS[card] if IS_ANGEL[card] else 0)
            + w.play * SWING[card]
            for card in range(len(KINDS))
        )
        """What each card in the hand is worth."""

    def chance_to_win(self, state: State, seat: int) -> float:
        stage, w = Stage(state), self.weights
        seats = range(len(state.sides))
        worth = [float(stage.people(each)) for each in seats]
        left = len(state.procession) + len(state.stake)
        if state.phase != OVER:
            camps = [Camp(stage, each, w) for each in seats]
            self._raid(stage, worth, camps)
            if left:
                hopes = self._hopes(stage, camps)
                spirit = [self._spirit(state, camp) for camp in camps]
                whole = sum(spirit)
                for each in seats:
                    worth[each] += len(state.stake) * hopes[each] + len(state.procession) * spirit[each] / whole
            for each in seats:
                worth[each] += w.thrift * (camps[each].uses + len(state.sides[each].hand))
        best = max(worth[other] for other in seats if other != seat)
        certain = ripened(w, state.turn / USUAL) / (0.25 + w.doubt * left**0.5)
        return _even(certain * (worth[seat] - best))

    def _raid(self, stage: Stage, worth: list[float], camps: list[Camp]) -> None:
        """People who are not guarded well go to those who could take them."""
        for seat, people in enumerate(worth[:]):
            if people:
                found = [
                    (self._lost(stage.state, camps[seat], camps[other], people), other) for other in stage.others(seat)
                ]
                lost, other = max(found, key=lambda each: each[0])
                worth[seat] -= lost
                worth[other] += self.weights.taken * lost

    def _lost(self, state: State, own: Camp, other: Camp, people: float) -> float:
        """How many people the others will take in this turn and in the next."""
        w, now = self.weights, 0.0
        if state.phase == ACTION and state.seat == other.seat:  # what it could attack, it would have attacked by now
            now = 0.0 if own.guards else w.exposed * min(people, other.takers)
        elif state.phase < ACTION or (state.phase == ACTION and _still(state, other.seat)):
            now = w.exposed * self._fall(own.guards, other.raiders) * min(people, other.takers)
        if not state.procession:
            return now
        then = w.later * self._fall(own.stay, other.march) * min(people, other.then)
        return now + then * (1 - now / people)

    def _fall(self, guards: list[float], raiders: list[float]) -> float:
        """The chance that no guard is left."""
        if len(raiders) < len(guards):
            return 0.0
        chance, duel = 1.0, self.weights.duel
        for guard, raider in zip(guards, raiders, strict=False):
            chance *= _even((raider - guard) / duel)
        return chance

    def _hopes(self, stage: Stage, camps: list[Camp]) -> list[float]:
        """Each seat's chance to take the stake of this turn."""
        state, w = stage.state, self.weights
        seats = range(len(state.sides))
        if state.phase == CLAIM:
            return [1.0 if each == state.seat else 0.0 for each in seats]
        totals, able, most = [], [], []
        for each, camp in enumerate(camps):
            total, claimant = camp.fight, camp.claims
            if state.phase == BATTLE:
                turning = _turning(stage, each)
                most.append(total + turning)
                total += (w.ready if _still(state, each) else w.answer) * turning
            else:
                total += w.reserve * camp.reserve
            if _plans(state, each):
                more = self._line(state, each, claimant)
                total, claimant = total + w.coming * more, claimant or more > 0
            totals.append(total)
            able.append(claimant)
        begun = state.phase > PLAN or (state.phase == PLAN and (state.planned or state.seat != state.first))
        nerve = w.edge if state.phase == BATTLE else w.nerve if begun else w.dawn
        chances = []
        for each in seats:
            best = max(totals[other] for other in seats if other != each)
            chance = _even((totals[each] - best) / nerve)
            lost = most and most[each] <= max(camps[other].fight for other in seats if other != each)
            chances.append(w.lone * chance if lost or not able[each] else chance)
        return chances

    def _line(self, state: State, seat: int, claimant: bool) -> float:
        """The levels that the hand could add to the fight, the first one unturned if nobody there could take the stake.
        Before it is filled up, two in three cards that will come are thought to be angels."""
        row, side = ROWS_OF_TABLE[seat][FIGHT], state.sides[seat]
        places = WIDE - 1 - (LINE - state.kind[row.start : row.stop].count(NOBODY))
        angels = [card for card in side.hand if card >= 0 and IS_ANGEL[card]]
        best = [float(LEVEL[card] + SUPPORTS[card]) for card in angels]
        if state.phase == DISCARD:
            held = len(side.hand) - (state.to_discard if seat == state.seat else 0)
            best += [self.weights.unseen] * (min(len(side.deck), max(0, HAND - held)) * 2 // 3)
        if places <= 0 or not best:
            return 0.0
        best.sort(reverse=True)
        return sum(best[:places]) - (0 if claimant else min([SUPPORTS[card] for card in angels], default=2))

    def _spirit(self, state: State, camp: Camp) -> float:
        """What a seat has to fight with in the turns to come."""
        side, w, worth = state.sides[camp.seat], self.weights, self.worth
        total = w.spirit + w.drawn * len(side.deck) + camp.stands
        hand = [worth[card] for card in side.hand]
        if state.phase == DISCARD:
            if camp.seat == state.seat and state.to_discard:
                hand = sorted(hand)[state.to_discard :]
            total += w.fresh * min(len(side.deck), max(0, HAND - len(hand)))
        return max(POOREST, total + sum(hand))


def _even(lead: float) -> float:
    """The chance that a lead is: one in two where nobody leads."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -lead))))


def _plans(state: State, seat: int) -> bool:
    """Has the seat still to plan its angels in this turn?"""
    if state.phase != PLAN:
        return state.phase < PLAN
    return _still(state, seat)


def _turning(stage: Stage, seat: int) -> float:
    """By how much a seat could change the fight, now that it lies open."""
    state = stage.state
    total = 0.0
    for card in state.sides[seat].hand:
        if card >= 0 and TURNING[card]:
            total += max(_turned(stage, seat, NOBODY, turn) for turn in TURNING[card])
    start = ROWS_OF_TABLE[seat][SUPPORT].start
    for slot in range(start, start + 3 * LINE):
        card, marks = state.kind[slot], state.marks[slot]
        if card == NOBODY or marks & (BLOCKED | MUTE | PLEDGED) or marks & STATUS == SACRIFICED or not TURNING[card]:
            continue
        ready = not marks & STATUS
        total += max(
            (1 + ready if turn.cost == USE else ready) * _turned(stage, seat, slot, turn) for turn in TURNING[card]
        )
    return total


def _turned(stage: Stage, seat: int, source: int, turn: Turn) -> float:
    """By how much one of them changes it at best."""
    node = turn.node
    if isinstance(node, This):
        found = [source] if row_of(source) == FIGHT else []
    elif isinstance(node, Beside):
        found = [slot for slot in ROWS_OF_TABLE[seat][FIGHT] if stage.present(slot)] if row_of(source) == FIGHT else []
    elif turn.pick is None:
        found = []
    else:
        found = [slot for slot in turn.pick.find(stage, seat, source) if row_of(slot) == FIGHT]
    best = together = 0.0
    for slot in found:
        each = sum(_done(stage, seat, slot, act) for act in node.acts)
        best, together = max(best, each), together + each
    return together if node.several else best


def _done(stage: Stage, seat: int, slot: int, act: Act) -> float:
    """What it means for the seat that this is done to a fighter."""
    sign = 1 if slot // SLOTS == seat else -1
    if isinstance(act, (Level, Rise)):
        return sign * max(act.n, -stage.level(slot))
    if isinstance(act, LevelFor):
        return sign * act.n
    if isinstance(act, NoSupport):
        return -sign * SUPPORTS[stage.state.kind[slot]] if stage.state.marks[slot] & TURNED else 0.0
    if isinstance(act, Lower):
        return -sign * stage.level(slot) if stage.state.marks[slot] & STATUS == SACRIFICED else 0.0
    if isinstance(act, (Block, Capture, Convert, Dismiss, FromFight, ToDeck, ToHand)):
        return -sign * stage.level(slot)
    return 0.0


def _still(state: State, seat: int) -> bool:
    """Is the seat's part of the phase still to come, or not over yet?"""
    seats = len(state.sides)
    return (seat - state.first) % seats >= (state.seat - state.first) % seats
