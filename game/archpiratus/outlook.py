"""What a side of ArchPiratus has and can expect of it, whoever is in turn.

A side is judged by its points, by how near ship and crew are to its open missions and to what a Final mission may ask,
and by the credits that its deck brings. A card that is owned but not aboard counts for a part of what it will be there,
the less the longer a deck takes to bring it. What depends on cards is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

from game.archpiratus import cards, ship
from game.archpiratus.abilities import BEHIND, CREW_NAMES, SLOTS, OnDone
from game.archpiratus.cards import (
    CONTRACT_CARD,
    CREW,
    FINAL,
    KINDS,
    MISSION,
    PIRACY,
    ROOM,
    STATIONS,
    TECH,
    TECH_DECK,
    TITLE,
    TYPE,
)
from game.archpiratus.effects import (
    Befriend,
    Broadside,
    ExchangeMission,
    Find,
    Prize,
    Renew,
    Repair,
    Scavenge,
    StealCrew,
    StealTech,
    SwapTech,
)
from game.archpiratus.state import BERTHS, ROOMS, TO_FINAL, State
from game.core.effects import Draw, Node, OneOf
from game.core.names import NONE
from game.deckbuilding.abilities import Now, OnBuy, OnPlay, OnSpend
from game.deckbuilding.nodes import Recover, Thin

A_DRAW, A_THINNING, A_RECOVERY, A_THEFT, A_BROADSIDE, AN_EXCHANGE = 0.05, 0.06, 0.05, 0.25, 0.25, 0.05
A_DRAW_IN_TIME = 0.12
"""What is drawn while buying can still be spent."""
A_PRIZE, A_FIND, A_FRIEND, A_RENEWAL = 0.06, 0.3, 0.1, 0.25
"""What missions bring: for each credit that it may cost; a room or a title; a card of little worth; the Contract."""
TECH_LACK = (0.0, 2.5, 3.5, 5.5, 7.0, 9.0)
"""About the credits and the patience that it takes to get a tech of a value."""
A_VALUE = 1.7
"""About what it takes to get one more value of any tech."""
FARTHEST = 26.0
"""The lack that makes a Final mission worth nothing."""
SPENT_TECH = 0.35
"""The share of a tech's credits that counts as income: spent once, it is gone."""
REMEMBERED = 20_000


class Weights(NamedTuple):
    """What things are worth, beside each other."""

    point: float
    """A point of a completed mission, as long as points are needed."""
    open: float
    """The share of it that an open mission has for which nothing lacks."""
    six: float
    """The Final station is open."""
    free: float
    """A Contract in every hand, as long as one is needed."""
    type: float
    """A type of crew that a mission lacks, in credits and patience; a value of crew."""
    crew: float
    slope: float
    """How fast a mission is worth less, the more it lacks."""
    bulk: float
    """A card that goes round in the deck: all others come later."""
    finale: float
    """Ship and crew that have all for a Final mission, and the points for it; a part of this counts without points."""
    early: float
    unseen: float
    """The share of that without the mission; of the rest with a Contract in every hand."""
    offered: float
    short: float
    """The share of it that is left out as long as anything lacks."""
    income: float
    """A credit that the deck brings in a turn; it counts less and less as somebody comes near to the end."""
    fading: float
    arms: float
    """A value of weapon or armor."""
    discount: float
    patience: float
    """Turns to wait for a card of the deck that make half of it: so much of a lack remains until it is aboard."""
    ready: float
    """A Final mission that can be completed in the next turn; in this one."""
    winning: float
    gun: float
    """A gun that is stronger than the other's armor; the share of a hit that it is worth to stay beside that ship."""
    threat: float
    loaded: float
    """The share of their hits that far guns in the deck are worth, if they are stronger than the other's armor."""
    hit: float
    """All hits but one that the hull bears: in proportion, and by their square."""
    wreck: float
    prospect: float
    """The share of what can be bought with a usual hand, for who buys next and for the other."""
    denial: float
    later: float
    """The share of a mission that the other can complete as soon as this turn is over; of the Final one."""
    soon: float
    certainty: float
    """How fast a lead becomes certainty."""

    def near(self, lack: float) -> float:
        """The share of a mission that is done."""
        return 1 / (1 + self.slope * lack)

    def lack(
        self, mission: int, values: Sequence[int], members: Mapping[str, int], berths: int, extra: int,
        has: Set[str],
    ) -> float:  # fmt: skip
        """About what it takes to get all that a mission asks for. Members come in the order of their values."""
        tech, types, crew, others, total, mercy = NEEDS[mission]
        lack = 0.0
        if mercy and BEHIND in has:
            crew -= mercy
        if total and (short := total - sum(values)) > 0:
            lack += A_VALUE * short
        for keyword in others:
            if keyword not in has:
                lack += self.type
        for at, n in tech:
            if values[at] < n:
                lack += TECH_LACK[n]
        got = extra if members else 0
        for kind in types:
            if kind in members:
                got += members[kind]
            else:
                lack += self.type
                got += 1
        if got >= crew:
            return lack
        left = berths - len(types)
        for kind, value in members.items():
            if left and kind not in types:
                got += value
                left -= 1
        return lack + self.crew * (crew - got) if got < crew else lack


# What a card brings, read off its fields and abilities


def _effects(card: int, when: tuple[type, ...]) -> list[Node]:
    """All that happens then; of several to choose from the first."""

    def within(node: Node) -> list[Node]:
        parts = node.parts[:1] if isinstance(node, OneOf) else node.parts
        return [node, *(inner for part in parts for inner in within(part))]

    return [node for part in KINDS[card].says.parts if isinstance(part, when) for node in within(part)]


PLAYING = (OnPlay, Now)


def _amount(card: int, *kinds: type, when: tuple[type, ...] = PLAYING) -> int:
    return sum(getattr(node, "n", 1) for node in _effects(card, when) if isinstance(node, kinds))


def _in_time(card: int, when: type) -> float:
    """What happens while there is something to spend."""
    draws, exiles = _amount(card, Draw, when=(when,)), _amount(card, Thin, when=(when,))
    return A_DRAW_IN_TIME * draws + A_THINNING * exiles


def _reward(card: int) -> float:
    """What a mission brings beside its points."""
    found = _effects(card, (OnDone,))
    prizes = sum(node.most for node in found if isinstance(node, Prize))
    thinning, finds = _amount(card, Thin, when=(OnDone,)), _amount(card, Find, when=(OnDone,))
    friends, renewals = (_amount(card, *kinds, when=(OnDone,)) for kinds in ((Befriend, Scavenge), (Renew,)))
    return A_PRIZE * prizes + A_THINNING * thinning + A_FIND * finds + A_FRIEND * friends + A_RENEWAL * renewals


ALL = range(len(KINDS))
CREDITS = [0 if kind.type == MISSION else kind.credit for kind in KINDS]
SALVAGED = [kind.pile == TECH_DECK for kind in KINDS]
INCOMES = [credit * (SPENT_TECH if gone else 1) for credit, gone in zip(CREDITS, SALVAGED, strict=True)]
MISSION_POINTS = [kind.credit if kind.type == MISSION else 0 for kind in KINDS]
STATION = [STATIONS.index(kind.role) if kind.type == MISSION else NONE for kind in KINDS]
REPAIRS = [_amount(card, Repair) for card in ALL]
SHOTS = [_amount(card, Broadside) for card in ALL]
FAR_OFF = [any(isinstance(node, Broadside) and node.far for node in _effects(card, PLAYING)) for card in ALL]
"""How often a card fires when it is played, and whether that reaches every station."""
STRONGEST = 9
PLAYED = [
    A_DRAW * _amount(card, Draw) + A_THINNING * _amount(card, Thin) + A_RECOVERY * _amount(card, Recover)
    + A_THEFT * _amount(card, StealTech, StealCrew, SwapTech) + A_BROADSIDE * _amount(card, Broadside)
    + AN_EXCHANGE * _amount(card, ExchangeMission)
    for card in ALL
]  # fmt: skip
BOUGHT, SPENT = ([_in_time(card, when) for card in ALL] for when in (OnBuy, OnSpend))
REWARDS = [_reward(card) for card in ALL]
AMENDS = [A_THEFT * _amount(card, StealTech, StealCrew, SwapTech, when=(OnDone,)) for card in ALL]
"""What missions bring to whoever is behind alone: all of it is theft."""
DISCOUNTS = ("salvage", "contact", "tech", "hire")
FREEDOMS = ("contracts", "scan", "slip", "charge", "hold", "abandon")
"""What makes a turn more than it was, each about as good as a discount."""
NEEDS = {
    card: (
        tuple((ship.SLOT[slot], n) for slot, n in wanted.tech),
        tuple(kind for kind in wanted.types if kind in CREW_NAMES), wanted.crew,
        tuple(kind for kind in wanted.types if kind not in CREW_NAMES), wanted.total, wanted.mercy,
    )
    for station in STATIONS
    for card in cards.missions(station)
    for wanted in [cards.needs(card)]
}  # fmt: skip
LENDING = {card for card in (*ship.BENDS, *ship.WHILE) if TYPE[card] in (CREW, ROOM, TITLE, TECH)}
KEYWORD = [
    kind.role if kind.type in (TECH, CREW) else kind.type if kind.type in (ROOM, TITLE, PIRACY) else ""
    for kind in KINDS
]  # fmt: skip
"""Which of the keywords a card is."""
SLOT_OF = [ship.SLOT[kind.role] if kind.type == TECH else NONE for kind in KINDS]
UNARMED = [0] * (STRONGEST + 1)
FINALS = cards.missions(STATIONS[FINAL])
WEAPON, ARMOR, ENGINE = ship.SLOT["weapon"], ship.SLOT["armor"], ship.SLOT["engine"]


# A side's cards


class Hold(NamedTuple):
    """All of a side that its outlook depends on."""

    owned: tuple[int, ...]
    mat: tuple[int, ...]
    rooms: tuple[int, ...]
    titles: tuple[int, ...]
    crew: tuple[int, ...]
    missions: tuple[int, ...]
    done: tuple[int, ...]
    leader: int
    events: tuple[int, ...]
    taken: tuple[int, ...]
    """Open missions of the other side: a Final one among them is not to be had."""
    draws: int
    automaton: bool
    pirate: bool
    """Is a piracy card among them?"""
    behind: bool
    """Has the other more points?"""


class Lacks(dict[int, float]):
    """What each mission lacks, of which that was asked."""

    def __init__(self, weights: Weights, ship: Fitted) -> None:
        super().__init__()
        self.weights, self.ship = weights, ship

    def __missing__(self, mission: int) -> float:
        ship = self.ship
        found = self[mission] = self.weights.lack(
            mission, ship.values, ship.members, max(ship.berths, len(ship.members)), ship.extra, ship.has
        )
        return found


class Fitted:
    """A ship as it is now: what is printed on its tech, what that is worth with all that bends it, and its crew."""

    __slots__ = ("bends", "berths", "extra", "has", "lacks", "lending", "members", "printed", "values")

    def __init__(self, hold: Hold, weights: Weights) -> None:
        aboard = () if hold.automaton else (hold.leader, *hold.titles, *hold.rooms, *hold.crew, *hold.mat)
        self.lending = [*hold.events, *[card for card in aboard if card in ship.BENDS or card in ship.WHILE]]
        self.has = {KEYWORD[card] for card in (*hold.titles, *hold.rooms, *hold.crew, *hold.mat) if card != NONE}
        if hold.pirate:
            self.has.add(PIRACY)
        if hold.behind:
            self.has.add(BEHIND)
        self.bends = bends = _bends(self.lending, self.has)
        self.printed = [ship.VALUE[card] if card != NONE else 0 for card in hold.mat]
        self.values = _bent(self.printed, bends)
        self.members = {ship.ROLE[card]: ship.VALUE[card] for card in hold.crew}
        self.berths, self.extra = BERTHS + bends.get("berths", 0), bends.get("crew", 0)
        self.lacks = Lacks(weights, self)


class Outlook:
    """What a side has and can expect, as certain weights see it. The last ones are filled when they are asked for."""

    __slots__ = (
        "armor", "bends", "best", "boarding", "bought", "buys", "contract", "doable", "final", "fitted", "hold",
        "hull", "income", "loaded", "lost", "missing", "not_yet", "offers", "outlooks", "played", "progress", "ready",
        "soon", "soon_bends", "uncovered", "w", "weapon", "worth",
    )  # fmt: skip
    bends: dict[str, int]
    bought: dict[int, tuple[float, float]]
    buys: dict[tuple[float, ...], list[float]]
    lost: dict[int, tuple[float, float]]
    played: dict[int, tuple[float, float]]

    def __init__(self, hold: Hold, outlooks: Outlooks) -> None:
        self.hold, self.outlooks, self.w = hold, outlooks, outlooks.weights
        self.bought, self.lost, self.played, self.buys = {}, {}, {}, {}
        self.contract = -1.0
        loose = _loose(hold)
        wait = len(loose) / (2 * max(1, hold.draws))
        self.not_yet = wait / (wait + self.w.patience)
        self.offers = min(1.0, hold.draws * loose.count(CONTRACT_CARD) / max(1, len(loose)))
        self._furnish(hold, loose)
        self._load(loose)
        self.worth = self._mission_worth(hold) + self._final_worth(hold, loose) + self._perks(hold, loose)
        self.income = 0.0 if hold.automaton else self._income(hold, loose)

    def _furnish(self, hold: Hold, loose: list[int]) -> None:
        """Values of slots and crew as they can be with all that is owned."""
        self.fitted = fitted = self.outlooks.fitted(hold)
        self.bends = bends = fitted.bends
        self.hull, self.weapon, self.armor = bends.get("hull", 0), fitted.values[WEAPON], fitted.values[ARMOR]
        has = fitted.has.union([KEYWORD[card] for card in loose]) if loose else fitted.has
        lending = [
            card for card in loose if card in LENDING
            and ((at := SLOT_OF[card]) < 0 or ship.VALUE[card] > fitted.printed[at])
        ]  # fmt: skip
        self.soon_bends = later = _bends([*fitted.lending, *lending], has)
        soon, crew = fitted.printed[:], dict(fitted.members)
        for card in loose:
            value = ship.VALUE[card]
            if (at := SLOT_OF[card]) >= 0:
                if value > soon[at]:
                    soon[at] = value
            elif TYPE[card] == CREW and value > crew.get(role := ship.ROLE[card], 0):
                crew[role] = value
        ranked = dict(sorted(crew.items(), key=lambda item: -item[1]))
        berths = BERTHS + later.get("berths", 0)
        self.soon = _bent(soon, later), ranked, berths, later.get("crew", 0), has
        joining = [role for role in [*ranked][:berths] if ranked[role] > fitted.members.get(role, 0)]
        fitting = [slot for slot, at in ship.SLOT.items() if soon[at] > fitted.printed[at]]
        self.boarding = {*joining, *fitting}
        self.best = ranked | dict(zip(SLOTS, soon, strict=True))

    def _load(self, loose: list[int]) -> None:
        """For each armor the shots of far guns in the deck that are stronger; a gunner has the gun that is fitted."""
        plus = self.bends.get("weapon", 0)
        guns = [
            (ship.VALUE[card] + plus if TYPE[card] == TECH else self.weapon, SHOTS[card])
            for card in loose
            if FAR_OFF[card]
        ]
        self.loaded = (
            [sum([shots for gun, shots in guns if gun > armor]) for armor in range(STRONGEST + 1)] if guns else UNARMED
        )

    def lacks(self, mission: int) -> tuple[float, float]:
        """What the mission lacks now, and with what is owned."""
        now = self.fitted.lacks[mission]
        return (now, min(now, self.w.lack(mission, *self.soon))) if now else (0.0, 0.0)

    def lack(self, mission: int) -> float:
        now, soon = self.lacks(mission)
        return soon + self.not_yet * (now - soon)

    def _mission_worth(self, hold: Hold) -> float:
        """Points and what the open missions add to them, up to what the Final station asks for."""
        points = sum([MISSION_POINTS[card] for card in hold.done])
        needed = TO_FINAL - self.bends.get("early", 0)
        left = self.missing = needed - points
        self.doable: list[tuple[int, float]] = []
        if hold.automaton or left <= 0:
            self.uncovered = 0.0
            return self.w.point * needed + self.w.six
        worth = self.w.point * points
        waiting = sorted((self.lack(card), card) for card in hold.missions if STATION[card] != FINAL)
        for lack, card in waiting:
            gain = self.w.point * min(MISSION_POINTS[card], left)
            reward = REWARDS[card] + (AMENDS[card] if hold.behind else 0.0)
            if lack <= 0:
                sixth = self.w.six if MISSION_POINTS[card] >= self.missing else 0.0
                gain += (1 - self.w.open) * reward
                self.doable.append((STATION[card], (1 - self.w.open) * gain + self.w.open * sixth))
                gain += (1 - self.w.open) * sixth
            gain += reward
            worth += self.w.open * gain * self.w.near(lack)
            left = max(0, left - MISSION_POINTS[card])
        self.uncovered = float(left)
        return worth

    def _final_worth(self, hold: Hold, loose: list[int]) -> float:
        """How near ship and crew are to the Final mission: the one they have, or those that may come."""
        mine = [card for card in hold.missions if STATION[card] == FINAL]
        self.final = bool(mine)
        asked = mine or [card for card in FINALS if card not in hold.taken]
        lacks = [self.lacks(card) for card in asked]
        near = [self._nearness(now, soon) for now, soon in lacks]
        share = 1.0 if hold.automaton else max(0.0, min(1.0, 1 - self.missing / TO_FINAL))
        if mine:
            reached = max(near)
            self.ready = float(any(not now for now, _soon in lacks))
        else:
            reached = sum(near) / len(near) if near else 0.0
            able = sum(not now for now, _soon in lacks) / max(1, len(lacks))
            self.ready = able * self.offers if self.missing <= 0 else 0.0
            reached *= self.w.unseen + (1 - self.w.unseen) * self.w.offered * self.offers
        self.progress = share * (0.5 + 0.5 * reached)
        return self.w.finale * (self.w.early + (1 - self.w.early) * share) * reached

    def _nearness(self, now: float, soon: float) -> float:
        """How near to a Final mission: from nothing to all that it asks for, which is a good deal more than nearly."""
        if not now:
            return 1.0
        short = 1.0 if soon else self.not_yet
        return max(0.0, 1 - self.w.short * short - (soon + self.not_yet * (now - soon)) / FARTHEST)

    def _perks(self, hold: Hold, loose: list[int]) -> float:
        """Arms, discounts, and Contracts at hand."""
        values = self.soon[0]
        later = 1 - self.not_yet
        arms = later * (values[WEAPON] + values[ARMOR]) + self.not_yet * (self.weapon + self.armor)
        if hold.automaton:
            return self.w.arms * arms
        cheaper = later * _freedom(self.soon_bends) + self.not_yet * _freedom(self.bends)
        waiting = sum(PLAYED[card] if TYPE[card] == PIRACY else 0.3 * PLAYED[card] for card in loose)
        free = self.w.free * self.offers if self.uncovered else 0.0
        bulk = self.w.bulk * len(loose)
        return self.w.arms * arms + self.w.discount * cheaper + later * waiting + free - bulk

    def _income(self, hold: Hold, loose: list[int]) -> float:
        """The credits of a hand; a room or a member that pays counts in part before it is aboard."""
        soon, later = self.soon_bends, 1 - self.not_yet
        drawing, paying = self.bends.get("draw", 0), self.bends.get("credits", 0)
        draws = hold.draws + drawing + later * (soon.get("draw", 0) - drawing)
        pay = paying + later * (soon.get("credits", 0) - paying)
        boarding = {*self.boarding}
        staying = []
        for card in loose:
            role = ship.ROLE[card]
            if role in boarding and ship.VALUE[card] == self.best[role]:
                boarding.remove(role)
            elif TYPE[card] not in (ROOM, TITLE):
                staying.append(card)
        hand = min(1.0, draws / max(1, len(staying))) * sum([INCOMES[card] for card in staying])
        return hand + pay

    # What would be if

    def _turned(self, hold: Hold) -> tuple[float, float]:
        after = self.outlooks[hold]
        return after.worth - self.worth, after.income - self.income

    def buying(self, card: int) -> tuple[float, float]:
        """What a card more brings: worth, and income."""
        found = self.bought.get(card)
        if found is None:
            hold = self.hold
            found = self.bought[card] = self._turned(
                hold._replace(owned=tuple(sorted((*hold.owned, card))), pirate=hold.pirate or card in ship.PIRACIES)
            )
        return found

    def losing(self, card: int) -> tuple[float, float]:
        """What spent tech takes away."""
        found = self.lost.get(card)
        if found is None:
            hold = self.hold
            left = _without(hold.owned, card)
            found = self.lost[card] = self._turned(hold._replace(owned=left, pirate=not ship.PIRACIES.isdisjoint(left)))
        return found

    def playing(self, card: int) -> tuple[float, float]:
        """What it brings to put a card aboard; nothing where it can't be."""
        found = self.played.get(card)
        if found is None:
            ways = [self._turned(after) for after in self._boarded(card)]
            worth, income = max(ways, key=lambda way: way[0] + self.w.income * way[1], default=(0.0, 0.0))
            found = self.played[card] = worth + PLAYED[card], income
        return found

    def _boarded(self, card: int) -> Iterable[Hold]:
        hold, role = self.hold, ship.ROLE[card]
        if TYPE[card] == TECH:
            at = ship.SLOT[role]
            old = hold.mat[at]
            owned = hold.owned if old == NONE else _without(hold.owned, old)
            yield hold._replace(owned=owned, mat=(*hold.mat[:at], card, *hold.mat[at + 1 :]))
        elif TYPE[card] == CREW:
            leaving = [old for old in hold.crew if ship.ROLE[old] == role]
            if not leaving and len(hold.crew) < self.fitted.berths:
                yield hold._replace(crew=(*hold.crew, card))
            for old in leaving or (hold.crew if len(hold.crew) >= self.fitted.berths else ()):
                yield hold._replace(owned=_without(hold.owned, old), crew=(*_without(hold.crew, old), card))
        elif TYPE[card] == ROOM:
            if len(hold.rooms) < ROOMS:
                yield hold._replace(rooms=(*hold.rooms, card))
        elif TYPE[card] == TITLE:
            yield hold._replace(titles=(*hold.titles, card))

    def contracting(self) -> float:
        """What a new mission of the station that suits best is likely to bring."""
        if self.contract < 0:
            left, near = self.uncovered, self.w.near
            likely = [
                sum(min(MISSION_POINTS[card], left) * near(self.lack(card)) for card in some) / len(some)
                for some in COMMON_MISSIONS
            ] if left else [0.0]  # fmt: skip
            self.contract = self.w.open * self.w.point * max(likely)
        return self.contract


COMMON_MISSIONS = [cards.missions(station) for station in STATIONS[:FINAL]]


class Outlooks(dict[Hold, Outlook]):
    """Every outlook that was asked for, as certain weights see it."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights, self.ships = weights, dict[object, Fitted]()

    def __missing__(self, hold: Hold) -> Outlook:
        if len(self) > REMEMBERED:
            self.clear()
            self.ships.clear()
        found = self[hold] = Outlook(hold, self)
        return found

    def fitted(self, hold: Hold) -> Fitted:
        key = (
            hold.mat, hold.rooms, hold.titles, hold.crew, hold.leader, hold.events, hold.automaton, hold.pirate,
            hold.behind,
        )  # fmt: skip
        found = self.ships.get(key)
        if found is None:
            found = self.ships[key] = Fitted(hold, self.weights)
        return found

    def of(self, state: State, seat: int) -> Outlook:
        own, other = state.sides[seat], state.sides[1 - seat]
        return self[
            Hold(
                tuple(own.owned), tuple(own.mat), tuple(own.rooms), tuple(own.titles), tuple(own.crew),
                tuple(own.missions), tuple(own.done), own.leader, tuple(state.events),
                tuple([card for card in other.missions if STATION[card] == FINAL]), state.draws,
                state.solo and seat == 1, not ship.PIRACIES.isdisjoint(own.owned),
                ship.behind(state, seat),
            )
        ]  # fmt: skip


def _loose(hold: Hold) -> list[int]:
    """What goes round in the deck: owned and not aboard."""
    if hold.automaton:
        return []
    loose = list(hold.owned)
    for card in (*hold.mat, *hold.rooms, *hold.titles, *hold.crew):
        if card != NONE:
            loose.remove(card)
    for _mission in hold.missions:
        loose.remove(CONTRACT_CARD)
    return loose


def _without(some: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = some.index(card)
    return some[:at] + some[at + 1 :]


def _freedom(bends: Mapping[str, int]) -> int:
    """How much cheaper things are, and what else may be done."""
    return sum([bends.get(what, 0) for what in FREEDOMS]) - sum([bends.get(what, 0) for what in DISCOUNTS])


def _bent(printed: list[int], bends: dict[str, int]) -> list[int]:
    """Values of slots with what bends them."""
    values = printed[:]
    for slot, at in ship.SLOT.items():
        if slot in bends:
            values[at] += bends[slot]
    return [max(0, value) for value in values] if min(values) < 0 else values


def _bends(some: Iterable[int], has: Set[str]) -> dict[str, int]:
    """What these cards bend, for who has all that the keywords say."""
    total: dict[str, int] = {}
    for card in some:
        if card in ship.BENDS:
            for what, n in ship.BENDS[card].items():
                total[what] = total.get(what, 0) + n
        if card in ship.WHILE:
            for keyword, what, n in ship.WHILE[card]:
                if keyword in has:
                    total[what] = total.get(what, 0) + n
    return total
