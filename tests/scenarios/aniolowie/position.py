"""Positions of Aniołowie as the examples tell them: cards by their keys, seats from 0.

A card is its key with signs: `"rehael"` lies face down and ready, in the fight planned and so used, `"wariel turned"`
there is planned for its support and so sacrificed; `"rehael ready"` is ready there too. `"belfegor used"` and
`"belfegor sacrificed"` lie face up, `"muriel up"` too, as it is revealed in the fight (used, or sacrificed with
`turned`; `"muriel up ready"` for neither). Further signs: blocked, mute, bare, attacked, took, shielded, changed,
tired, hushed, known (all have seen it), `level-1` (for good), `boost+5`, `rise+2` (until the turn ends), `of1` (it
belongs to seat 1). Whatever a position does not mention lies in the deck; people whom it does not mention walk in the
procession, or stay at home if the procession is told.

Moves are said in a few words: `use rakuel land-1`, `use belfegor rehael 2` (which ability), `play wezwanie uriel`,
`attack rehael uriel`, `take rakuel matka`, `place harut land`, `place rehael fight turned`, `shift agrat support`,
`claim nilajha`, `resolve sprawiedliwa`, `pass`, `done`. A card may be told from others of its name by its seat
(`teliel@1`) or by its place (`land-1-0`); a number before the move says who is to make it (`1 pass`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.aniolowie.cards import FACTION, IS_ANGEL, IS_HUMAN, KINDS, LEVEL, NAMES, PAID, TOKEN
from game.aniolowie.hierarchy import BOTH, EVIL, GOOD, NEUTRAL, ring
from game.aniolowie.kinds import ANGEL_CARD, INTERVENTION_CARD
from game.aniolowie.places import ROW_KEYS, SLOT_NAMES, SLOT_OF
from game.aniolowie.rules import RULES
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    ATTACKED,
    BARE,
    BLOCKED,
    CHANGED,
    CHOOSE,
    CLAIM,
    DISCARD,
    FIGHT,
    HUSHED,
    MUTE,
    NOBODY,
    PLEDGED,
    READY,
    SACRIFICED,
    SHIELDED,
    SLOTS,
    STATUS,
    TIRED,
    TOOK,
    TURNED,
    UP,
    USED,
    Giant,
    Side,
    State,
    row_of,
    slots,
)
from game.core.contract import Event, Move, Outcome, Reason

SIGNS = {
    "ready": READY, "used": USED | UP, "sacrificed": SACRIFICED | UP, "up": UP, "turned": TURNED | PLEDGED,
    "blocked": BLOCKED,
    "mute": MUTE, "bare": BARE, "attacked": ATTACKED, "took": TOOK, "shielded": SHIELDED, "changed": CHANGED,
    "tired": TIRED, "pledged": PLEDGED, "hushed": HUSHED, "known": 0,
}  # fmt: skip
STATUSES = ("ready", "used", "sacrificed")
CARDS_OF_A_DECK, PEOPLE_OF_A_DECK = 41, 4
MOST_OF = {GOOD: 2, EVIL: 2, NEUTRAL: 1}
ZONES = ("deck", "hand", "discard", "gone")


def card(key: str) -> int:
    return NAMES.cards[key]


def keys(cards: Iterable[int]) -> list[str]:
    return [KINDS[each].key for each in cards]


def of_order(faction: int, order: int, n: int = 1, without: Sequence[str] = ()) -> list[str]:
    """So many different angels of an order."""
    found = [
        kind.key for kind in KINDS
        if kind.type == ANGEL_CARD and (kind.faction, kind.level) == (faction, order) and kind.key not in without
    ]  # fmt: skip
    assert len(found) >= n
    return found[:n]


def army(faction: int, wanted: Iterable[int]) -> list[int]:
    """Angels and interventions of a deck that holds at least these cards; a legal one where they allow it."""
    deck = Counter(wanted)
    own = [
        n
        for n, kind in enumerate(KINDS)
        if kind.faction in (faction, BOTH) and kind.type in (ANGEL_CARD, INTERVENTION_CARD)
    ]
    for spare in (1, 2):
        for each in sorted(own, key=lambda n: (_rung(n), n)):
            if deck.total() < CARDS_OF_A_DECK and deck[each] < min(spare, KINDS[each].copies) and _fits(deck, each):
                deck[each] += 1
    return sorted(deck.elements())


def _rung(number: int) -> int:
    """One of each order from the bottom up, then interventions, then the rest."""
    first = next((n for n in range(len(KINDS)) if FACTION[n] == FACTION[number] and LEVEL[n] == LEVEL[number]), number)
    return LEVEL[number] if IS_ANGEL[number] and number == first else 50 if IS_ANGEL[number] else 40


def _fits(deck: Counter[int], number: int) -> bool:
    """With a copy among them an order has three cards."""
    if not IS_ANGEL[number]:
        return True
    order = {n: deck[n] for n in deck if IS_ANGEL[n] and LEVEL[n] == LEVEL[number]} | {number: deck[number] + 1}
    return max(order.values()) < 2 or sum(order.values()) <= 3


def folk(wanted: Sequence[int], seats: int) -> list[list[int]]:
    """Four people for each deck, with these among them."""
    brought: list[list[int]] = [[] for _seat in range(seats)]
    rest = [n for n, kind in enumerate(KINDS) if IS_HUMAN[n] and n != TOKEN]
    for each in wanted:
        next(own for own in brought if _joins(own, each)).append(each)
    for own in brought:
        for each in rest:
            if _joins(own, each):
                own.append(each)
    return brought


def _joins(own: list[int], human: int) -> bool:
    character = KINDS[human].character
    alike = sum(KINDS[each].character == character for each in own)
    return len(own) < PEOPLE_OF_A_DECK and alike < MOST_OF[character] and own.count(human) < KINDS[human].copies


class Table:
    """A game in play, asked and answered in words."""

    def __init__(
        self, *seats: Mapping[str, Any], phase: int = ACTION, seat: int | None = None, first: int = 0, turn: int = 3,
        stake: Sequence[str] = (), procession: Sequence[str] | None = None, grave: Sequence[str] = (),
        giants: Sequence[tuple[int, int, int]] = (), tokens: bool = True, always: bool = False, idle: int = 0,
    ) -> None:  # fmt: skip
        """Each seat: `faction`, `hand`, `deck` (the first card is the next one), `only` (nothing else in the deck),
        `discard`, `gone`, the rows `support`, `land`, `fight`, `people`, and before a game `brought`, the four people.
        The first of the procession is the next one. A giant is its level, its land and the turn in which it stirred."""
        number = max(2, len(seats)) * SLOTS
        told = [dict(each) for each in [*seats, {}, {}][: max(2, len(seats))]]
        self.events: list[Event] = []
        self.state = State(
            random=1, size=8, tokens=tokens, always=always, turn=turn, first=first, phase=phase,
            seat=first if seat is None else seat, planned=[], to_discard=0, heard=False, claimed=False,
            kind=[NOBODY] * number, owner=[0] * number, marks=[0] * number, boost=[0] * number,
            rise=[0] * number, lasting=[0] * number, known=[0] * number,
            sides=[], procession=[], stake=[card(key) for key in stake], shown=[0] * len(stake), offered=[], boxed=[],
            grave=[card(key) for key in grave], giants=[Giant(*giant) for giant in giants], interventions=[],
            abilities=[], asking=NOBODY, passes=0, resolving=False, attacker=NOBODY, defender=NOBODY, acted=False,
            idle=idle, stack=[],
        )  # fmt: skip
        for each in range(len(told)):
            for row, key in enumerate(ROW_KEYS):
                for slot, text in zip(slots(each, row), told[each].get(key, ()), strict=False):
                    self._stand(slot, text, len(told))
        for each, side in enumerate(told):
            self._side(each, side)
        for side, each in zip(self.state.sides, told, strict=True):
            side.people = [card(key) for key in each.get("brought", ())]
        self._people([card(key) for key in reversed(procession)] if procession is not None else None)
        self.check()

    def _stand(self, slot: int, text: str, seats: int) -> None:
        key, *signs = text.split()
        state, marks = self.state, 0
        state.kind[slot], state.owner[slot] = card(key), slot // SLOTS
        for sign in signs:
            number = re.fullmatch(r"(level|boost|rise|of)([+-]?\d+)", sign)
            if number is None:
                marks |= SIGNS[sign]
            else:
                name = {"level": "lasting", "of": "owner"}.get(number[1], number[1])
                getattr(state, name)[slot] = int(number[2])
        if (marks & UP or row_of(slot) == FIGHT) and not marks & STATUS and "ready" not in signs:
            marks |= SACRIFICED if marks & TURNED else USED
        state.marks[slot] = UP | marks & (MUTE | HUSHED) if IS_HUMAN[card(key)] else marks
        state.known[slot] = (1 << seats) - 1 if "known" in signs else 0

    def _side(self, seat: int, told: Mapping[str, Any]) -> None:
        state = self.state
        piles = {zone: [card(key) for key in told.get(zone, ())] for zone in ZONES}
        own = [each for slot, each in enumerate(state.kind)
               if each != NOBODY and IS_ANGEL[each] and state.owner[slot] == seat]  # fmt: skip
        wanted = [*own, *(each for pile in piles.values() for each in pile)]
        faction = told.get("faction", next((FACTION[each] for each in wanted if FACTION[each] != BOTH), seat % 2))
        whole = sorted(wanted) if told.get("only") else army(faction, wanted)
        rest = Counter(whole) - Counter(wanted)
        deck = [*rest.elements(), *reversed(piles["deck"])]
        state.sides.append(Side(faction, tuple(whole), deck, piles["hand"], piles["discard"], piles["gone"], []))

    def _people(self, procession: list[int] | None) -> None:
        state = self.state
        settled = [each for each in state.kind if each != NOBODY and IS_HUMAN[each] and each != TOKEN]
        if state.phase == CHOOSE:
            for side in state.sides:
                side.army = tuple(sorted([*side.army, *side.people]))
            return
        named = [*settled, *state.stake, *state.grave, *(procession or ())]
        brought = folk(named, len(state.sides))
        for side, people in zip(state.sides, brought, strict=True):
            side.army = tuple(sorted([*side.army, *people]))
        rest = list((Counter(each for people in brought for each in people) - Counter(named)).elements())
        state.procession, state.boxed = (rest, []) if procession is None else (procession, rest)

    # Playing

    def play(self, *words: str) -> Table:
        """Plays each move for the seat to act. As in the app, who could not answer passes by itself; and unless all are
        always asked, who played last adds nothing to it."""
        for each in words:
            self._apply(self._move(each))
            while self._passes_by_itself():
                self._apply(Move("pass"))
        return self

    def _passes_by_itself(self) -> bool:
        state = self.state
        if state.stack or state.asking == NOBODY or state.always:
            return False
        moment = RULES.passing_question(state)
        adds = state.passes == len(state.sides) - 1 and (state.interventions or state.abilities)
        return bool(adds) or (moment is not None and not moment.able)

    def _apply(self, move: Move) -> None:
        self.state, events = RULES.apply(self.state, move)
        self.events += events
        self.check()

    def check(self) -> None:
        """Every card lies somewhere, and somebody can act; small card sets make no legal decks."""
        assert RULES.why_impossible(self.state) in (None, "its deck breaks a rule")

    def _move(self, words: str) -> Move:
        """The legal move that is meant."""
        first, _space, rest = words.partition(" ")
        if first.isdigit():
            assert self.asked() == int(first), f"{words!r}: seat {self.asked()} is to act"
            words = rest
        found = {move for move in RULES.legal_moves(self.state) if self._means(move, words.split())}
        assert len(found) == 1, f"{words!r}: {self.options()}"
        return found.pop()

    def can(self, words: str) -> bool:
        """Is there a legal move of that meaning?"""
        return any(self._means(move, words.split()) for move in RULES.legal_moves(self.state))

    def _means(self, move: Move, words: list[str]) -> bool:
        kind, *rest = words
        names = [word for word in rest if word != "turned" and not word.isdigit()]
        numbers = [int(word) for word in rest if word.isdigit()]
        if move.kind != kind or (move.arg == "turned") != ("turned" in rest):
            return False
        if numbers and numbers[0] != self._number(move):
            return False
        return all(name in self._said(place) for name, place in zip(names, (move.src, move.dst), strict=False))

    def _number(self, move: Move) -> int:
        """Which ability, or which way, counted from 1."""
        if move.kind == "use":
            abilities = PAID[self.state.kind[SLOT_OF[move.src or ""]]]
            return 1 + [k for k, _ability in abilities].index(int(move.arg or 0))
        return int(move.arg or 0) + 1

    def _said(self, place: str | None) -> list[str]:
        """What a place or a card may be called, the shortest first."""
        if place is None:
            return [""]
        state = self.state
        if place in SLOT_OF:
            slot = SLOT_OF[place]
            key = KINDS[state.kind[slot]].key if state.kind[slot] >= 0 else place
            return [key, f"{key}@{slot // SLOTS}", place]
        sort, _dash, number = place.partition("-")
        if sort in ("intervention", "ability"):
            pile = state.interventions if sort == "intervention" else state.abilities
            return [KINDS[pile[int(number)].card].key, place]
        if place.count("-") > 1:
            seat, _dash, key = number.partition("-")
            return [key, f"{key}@{seat}", place]
        return [sort, place]

    def options(self) -> list[str]:
        """What may be played now, in words."""
        return sorted({
            " ".join(filter(None, (
                move.kind, self._said(move.src)[0], self._said(move.dst)[-1],
                str(self._number(move)) if isinstance(move.arg, int) else str(move.arg or ""),
            )))
            for move in RULES.legal_moves(self.state)
        })  # fmt: skip

    def pass_all(self) -> Table:
        """Nobody answers any more, until what was played is resolved."""
        while self.state.asking != NOBODY and not self.state.stack:
            self.play("pass")
        return self

    # Chance, as an example tells it

    def deal(self, seat: int, *hand: str) -> Table:
        """The seat has drawn these cards."""
        side = self.state.sides[seat]
        side.deck += side.hand
        side.hand = [card(key) for key in hand]
        for each in side.hand:
            side.deck.remove(each)
        return self

    def lay(self, *stake: str) -> Table:
        """These people of the procession are at stake."""
        state = self.state
        state.procession += state.stake
        state.stake = [card(key) for key in stake]
        state.shown = [0] * len(stake)
        for each in state.stake:
            state.procession.remove(each)
        return self

    def refused(self, words: str) -> Reason:
        """Why that can't be done; a place is a slot, a row or a card by its key."""
        kind, *rest = words.split()
        seat = self.asked() or 0
        names = [word for word in rest if word != "turned"]
        src = self._place(names[0], seat, "hand") if names else None
        dst = self._place(names[1], seat, "") if len(names) > 1 else None
        move = Move(kind, src, dst, "turned" if "turned" in rest else None)
        assert move not in RULES.legal_moves(self.state)
        return RULES.why_not(RULES.view(self.state, self.asked()), move)

    def _place(self, word: str, seat: int, zone: str) -> str:
        """The thing of that name: of the seat itself first, if it is asked from where, else of the others."""
        key, _at, owner = word.partition("@")
        if key not in NAMES.cards:
            return f"{word}-{seat}" if word in ROW_KEYS else word
        here = [slot for slot in self.find(key) if not owner or slot // SLOTS == int(owner)]
        here.sort(key=lambda slot: (slot // SLOTS == seat) != bool(zone))
        return SLOT_NAMES[here[0]] if here else f"{zone}-{owner or seat}-{key}"

    # Looking

    def find(self, key: str) -> list[int]:
        """The slots where such a card lies."""
        return [slot for slot, each in enumerate(self.state.kind) if each == card(key)]

    def slot(self, word: str) -> int:
        """The one card of that name on the table."""
        if word in SLOT_OF:
            return SLOT_OF[word]
        key, _at, seat = word.partition("@")
        found = [slot for slot in self.find(key) if not seat or slot // SLOTS == int(seat)]
        assert len(found) == 1, f"{len(found)} of {word} on the table"
        return found[0]

    def where(self, word: str) -> str:
        """The row with its seat, as in `land-1`."""
        return SLOT_NAMES[self.slot(word)].rpartition("-")[0]

    def row(self, name: str) -> list[str]:
        """The cards of a row: `land-1`."""
        key, _dash, seat = name.partition("-")
        kinds = (self.state.kind[slot] for slot in slots(int(seat), ROW_KEYS.index(key)))
        return [KINDS[each].key for each in kinds if each != NOBODY]

    def level(self, word: str) -> int:
        return Stage(self.state).level(self.slot(word))

    def order(self, word: str) -> int:
        return Stage(self.state).order(self.slot(word))

    def ring(self, word: str) -> int:
        return ring(self.order(word))

    def status(self, word: str) -> str:
        """Its status, and which way it lies where that says more: ready and face up, used and face down."""
        marks = self.state.marks[self.slot(word)]
        said = STATUSES[marks & STATUS]
        if bool(marks & UP) == bool(marks & STATUS):
            return said
        return f"{said} up" if marks & UP else f"{said} down"

    def has(self, word: str, sign: str) -> bool:
        return bool(self.state.marks[self.slot(word)] & SIGNS[sign])

    def knows(self, seat: int, word: str) -> bool:
        return Stage(self.state).sees(seat, self.slot(word))

    def total(self, seat: int) -> int:
        return Stage(self.state).total(seat)

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(len(self.state.sides))]

    def people(self, seat: int) -> list[str]:
        return self.row(f"people-{seat}")

    def pile(self, zone: str, seat: int = 0) -> list[str]:
        return keys(getattr(self.state.sides[seat], zone))

    def common(self, zone: str) -> list[str]:
        """The stake, the procession or the grave."""
        return keys(getattr(self.state, zone))

    def stack(self) -> tuple[list[str], list[str]]:
        """The interventions and the abilities that wait, in the order of their playing."""
        return keys(e.card for e in self.state.interventions), keys(e.card for e in self.state.abilities)

    def asked(self) -> int | None:
        return RULES.to_act(self.state)

    def outcome(self) -> Outcome | None:
        return RULES.outcome(self.state)

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def on(table: Table, phase: int) -> Table:
    """Everybody lets things go, until that phase."""
    calm = {DISCARD: "keep", CLAIM: "leave"}
    while table.state.phase != phase:
        table.play("pass" if table.state.asking != NOBODY else calm.get(table.state.phase, "done"))
    return table
