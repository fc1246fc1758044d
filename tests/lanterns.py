"""Lanterns: a small card game of our own with hidden hands. It is not on the shelf: it is the example of how to add
a game, and what the tests play where Angel Wars has nothing to hide.

Each round every seat secretly names a lantern of its hand. All are lit at once and do what they say, the lowest number
first; then, in the same order, each seat takes a card of the face-up row. At the end light and oil are counted.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, NamedTuple

from game.core import codec, effects, reading, zones
from game.core.contract import HIDDEN, Event, Move, Outcome, Reason, RulesBase
from game.core.effects import Do, Draw, Frame, Gain, May, Node, OneOf, Per, Resource
from game.core.info import Character, GameInfo
from game.core.language import N_, _, n_
from game.core.options import Choice, Option
from game.core.ref import ref
from game.core.rng import Stream, seeded, shuffle
from game.core.things import Card, Thing
from game.core.vocabulary import ANSWERS, Vocabulary
from game.core.zones import Sight

HAND = 4
COPIES = 3
NOTHING = -2
EVERYBODY = -1
"""A bit set of all seats."""

# Cards

OIL = Resource("oil", lambda n: n_("{n} oil", "{n} oil", n))
LIT = Per("lit", lambda: _("lantern you have lit"))


class Peek(Node):
    """Looks at the deck's top card; the seat goes on knowing it wherever it is drawn to."""

    def run(self, stage: Stage, frame: Frame) -> None:
        stage.peek(frame.seat)

    def text(self) -> str:
        return _("Look at the top card of the deck.")


class Beg(Node):
    """The next seat gives a card of its choice: an answer out of turn. `memory` holds who begs."""

    def run(self, stage: Stage, frame: Frame) -> None:
        if not frame.memory:
            giver = (frame.seat + 1) % stage.state.seats
            stage.stack.append(frame._replace(seat=giver, memory=(frame.seat,)))

    def options(self, stage: Stage, frame: Frame) -> list[Move]:
        return picks(stage.state, "give", frame.seat, f"hand-{frame.memory[0]}") if frame.memory else []

    def resume(self, stage: Stage, frame: Frame, move: Move) -> None:
        stage.give(frame.seat, frame.memory[0], card_of(move))

    def text(self) -> str:
        return _("The next player gives you a card.")


class Kind(NamedTuple):
    """A lantern; its place in the table of kinds is its number, on the card and in the state."""

    key: str
    name: str
    light: int
    effect: Node


KINDS = (
    Kind("glowworm", "Glow-worm", 1, Draw(2)),
    Kind("firefly", "Firefly", 1, Do(Gain(OIL, 1), Draw(1))),
    Kind("moth", "Moth", 2, Do(Peek(), May(Draw(1)))),
    Kind("candle", "Candle", 2, Gain(OIL, 2)),
    Kind("paper-boat", "Paper Boat", 2, OneOf(Draw(1), Gain(OIL, 2))),
    Kind("beggars-lamp", "Beggar's Lamp", 2, Beg()),
    Kind("ember", "Ember", 2, OneOf(Gain(OIL, 1), Do(Peek(), Beg()))),
    Kind("owl", "Owl", 3, Peek()),
    Kind("lighthouse", "Lighthouse", 2, Gain(OIL, 1, per=LIT)),
    Kind("kite", "Kite", 4, Do()),
    Kind("comet", "Comet", 3, May(Beg(), Draw(1))),
    Kind("moon", "Moon", 5, Do()),
)
BY_KEY = {kind.key: card for card, kind in enumerate(KINDS)}
ALL_CARDS = sorted([*range(len(KINDS))] * COPIES)


def card_of(move: Move) -> int:
    """`hand-0-moth` and `row-moth` are names of a moth."""
    return BY_KEY[ref(move.src).key]


# State


@dataclass(slots=True)
class State:
    random: int | None
    seats: int
    rounds: int
    round: int
    deck: list[int]
    peeked: int
    """The seats that know the deck's top card, as bits."""
    row: list[int]
    hands: list[list[int]]
    known: list[list[int]]
    """For each card of each hand the other seats that know it, as bits."""
    named: list[int]
    """The card that each seat has named in this round; it stays in the hand until all are lit."""
    lit: list[list[int]]
    oil: list[int]
    takers: list[int]
    """The seats that still take a card of the row in this round."""
    stack: list[Frame]

    def copy(self) -> State:
        return State(
            self.random, self.seats, self.rounds, self.round, self.deck[:], self.peeked, self.row[:],
            [hand[:] for hand in self.hands], [known[:] for known in self.known], self.named[:],
            [lit[:] for lit in self.lit], self.oil[:], self.takers[:], self.stack[:],
        )  # fmt: skip


codec.register("lanterns", State)


def picks(state: State, kind: str, seat: int, dst: str) -> list[Move]:
    """One move for each different card of the hand."""
    return [Move(kind, f"hand-{seat}-{KINDS[card].key}", dst) for card in sorted({*state.hands[seat]} - {HIDDEN})]


def namers(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.named[seat] == NOTHING and state.hands[seat]]


def score(state: State, seat: int) -> int:
    return state.oil[seat] + sum(KINDS[card].light for card in state.lit[seat])


class Stage:
    """A state at work: the verbs of the game, for its effects and for its rounds."""

    nodes: ClassVar = {}

    def __init__(self, state: State, tell=None) -> None:
        self.state, self.stack = state, state.stack
        self.tell = tell or (lambda event: None)

    def effect(self, card: int) -> Node:
        return KINDS[card].effect

    def count(self, seat: int, what: str) -> int:
        return len(self.state.lit[seat])

    def gain(self, seat: int, what: str, n: int) -> None:
        self.state.oil[seat] += n
        self.tell(Event("gain", dst=f"oil-{seat}", seat=seat, n=n))

    def _from_deck(self, n: int) -> list[int]:
        cards = zones.draw(self.state, self.state.deck, [], n)
        if cards:
            self.state.peeked = 0
        return cards

    def draw(self, seat: int, n: int) -> None:
        top, cards = self.state.peeked, self._from_deck(n)
        self.state.hands[seat] += cards
        self.state.known[seat] += [top, *[0] * n][: len(cards)]
        self.tell(Event("draw", "deck", f"hand-{seat}", seat, cards=tuple(cards), seen_by=(seat,)))

    def peek(self, seat: int) -> None:
        if self.state.deck:
            self.state.peeked |= 1 << seat
            self.tell(Event("peek", "deck", seat=seat, card=self.state.deck[-1], seen_by=(seat,)))

    def give(self, giver: int, seat: int, card: int) -> None:
        zones.take(self.state.hands[giver], self.state.known[giver], card, 1 << seat)
        self.state.hands[seat].append(card)
        self.state.known[seat].append(1 << giver)
        self.tell(Event("give", f"hand-{giver}", f"hand-{seat}", giver, card, data={"to": seat}, seen_by=(giver, seat)))

    def name(self, seat: int, card: int) -> None:
        self.state.named[seat] = card
        self.tell(Event("name", f"hand-{seat}", f"named-{seat}", seat, card, seen_by=(seat,)))

    def light_all(self) -> None:
        """What was named is lit and waits on the stack, the lowest number on top."""
        state = self.state
        order = sorted((card, seat) for seat, card in enumerate(state.named) if card != NOTHING)
        for card, seat in order:
            zones.take(state.hands[seat], state.known[seat], card, EVERYBODY)
            state.lit[seat].append(card)
            self.tell(Event("light", f"hand-{seat}", f"lit-{seat}", seat, card))
        state.named = [NOTHING] * state.seats
        state.takers = [seat for card, seat in order]
        for card, seat in reversed(order):
            effects.begin(self, card, seat)
        effects.settle(self)

    def take(self, card: int) -> None:
        seat = self.state.takers.pop(0)
        self.state.row.remove(card)
        self.state.hands[seat].append(card)
        self.state.known[seat].append(EVERYBODY)
        self.tell(Event("take", "row", f"hand-{seat}", seat, card))

    def lay_row(self) -> None:
        """The row has a card for each seat and one more."""
        cards = self._from_deck(self.state.seats + 1 - len(self.state.row))
        self.state.row += cards
        self.tell(Event("lay", "deck", "row", cards=tuple(cards)))

    def next_round(self) -> None:
        self.state.takers.clear()
        self.state.round = self.state.round + 1 if any(self.state.hands) else self.state.rounds + 1
        if self.state.round > self.state.rounds:
            self.tell(Event("end"))
        else:
            self.lay_row()


# Rules


VOCABULARY = ANSWERS | Vocabulary(
    moves={"name", "take", "give"},
    told={"name", "light", "draw", "peek", "give", "gain", "take", "lay", "end"},
    details={"to"},
    things={"mat", "card", "token", "oil"},
    zones={"deck", "row", "hand", "lit", "named", "oil"},
)


class Lanterns(RulesBase[State]):
    vocabulary = VOCABULARY
    info = GameInfo(
        id="lanterns", title="Lanterns", blurb=N_("Light the night, and let nobody guess with what."), designers="",
        publisher="", minutes=(2, 4), rules_version=1, hides=True, search="worlds",
        options=(
            Option("seats", N_("Players"), 2, N_("Two or three."), (Choice(2, N_("Two")), Choice(3, N_("Three")))),
            Option("rounds", N_("Rounds"), 4, N_("How long the night is."), low=2, high=6),
        ),
        characters=(
            Character("bold", N_("Bold"), N_("Lights the brightest first.")),
            Character("patient", N_("Patient"), N_("Keeps the moon for the end.")),
            Character("greedy", N_("Greedy"), N_("Would rather have oil.")),
        ),
    )  # fmt: skip

    def new_game(self, options, seed: int) -> State:
        chosen = self.info.complete(options)
        n = chosen["seats"]
        state = State(
            seeded(seed), n, chosen["rounds"], 1, ALL_CARDS[:], 0, [], [[] for _seat in range(n)],
            [[0] * HAND for _seat in range(n)], [NOTHING] * n, [[] for _seat in range(n)], [0] * n, [], [],
        )  # fmt: skip
        shuffle(state, state.deck)
        for hand in state.hands:
            hand += zones.draw(state, state.deck, [], HAND)
        Stage(state).lay_row()
        return state

    def seats(self, state: State) -> int:
        return state.seats

    def to_act(self, state: State) -> int | None:
        if state.round > state.rounds:
            return None
        return state.stack[-1].seat if state.stack else state.takers[0] if state.takers else namers(state)[0]

    def legal_moves(self, state: State) -> list[Move]:
        seat = self.to_act(state)
        if seat is None:
            return []
        if state.stack:
            return effects.asked(Stage(state))
        if state.takers:
            return [Move("take", f"row-{KINDS[card].key}", f"hand-{seat}") for card in sorted({*state.row})]
        return picks(state, "name", seat, f"named-{seat}")

    def advance(self, state: State, move: Move, tell=None) -> None:
        stage = Stage(state, tell)
        if state.stack:
            effects.answer(stage, move)
        else:
            self.deeds[move.kind](self, stage, move)
        naming = any(card != NOTHING for card in state.named)
        if not (naming or state.stack or (state.takers and state.row)):
            stage.next_round()

    def _name(self, stage: Stage, move: Move) -> None:
        stage.name(namers(stage.state)[0], card_of(move))
        if not namers(stage.state):
            stage.light_all()

    def _take(self, stage: Stage, move: Move) -> None:
        stage.take(card_of(move))

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= state.rounds:
            return None
        scores = tuple(score(state, seat) for seat in range(state.seats))
        places = sorted({*scores}, reverse=True)
        ranking = tuple(tuple(seat for seat in range(state.seats) if scores[seat] == place) for place in places)
        return Outcome(ranking, _("The night is over: the most light and oil wins."), scores)

    def view(self, state: State, seat: int | None) -> State:
        view = state.copy()
        view.random = None
        me = 0 if seat is None else 1 << seat
        view.deck = zones.seen(state.deck, Sight.NOBODY, None, seat, [*[0] * len(state.deck), state.peeked][1:])
        view.peeked &= me
        for owner in range(state.seats):
            view.hands[owner] = zones.seen(state.hands[owner], Sight.OWNER, owner, seat, state.known[owner])
            view.known[owner] = [seats & me for seats in state.known[owner]]
            if owner != seat and state.named[owner] != NOTHING:
                view.named[owner] = HIDDEN
        return view

    def determinise(self, view: State, seed: int) -> State:
        state, stream = view.copy(), Stream(seed)
        hidden = [state.deck, *state.hands]
        zones.imagine(hidden, zones.unseen(ALL_CARDS, [*hidden, state.row, *state.lit]), stream)
        for seat, hand in enumerate(state.hands):
            if state.named[seat] == HIDDEN:
                state.named[seat] = hand[stream.below(len(hand))]
        state.random = stream.random
        return state

    def evaluate(self, state: State, seat: int) -> float:
        """The lead so far, with what is named, and half of what the best cards of each hand can still light."""
        left = max(state.rounds - state.round + 1, 0)
        worth = []
        for each, hand in enumerate(state.hands):
            lights = sorted((KINDS[card].light for card in hand), reverse=True)[:left]
            named = KINDS[state.named[each]].light if state.named[each] != NOTHING else 0
            worth.append(score(state, each) + 0.5 * sum(lights) + 0.5 * named)
        return 1 / (1 + math.exp(0.4 * (max(worth[:seat] + worth[seat + 1 :]) - worth[seat])))

    def position(self, state: State) -> object:
        still = state.copy()
        still.random = None
        return repr(still)

    def why_impossible(self, state: State) -> str | None:
        by_seat = (state.hands, state.known, state.named, state.lit, state.oil)
        if state.random is None or state.seats not in (2, 3) or any(len(part) != state.seats for part in by_seat):
            return "it has no such seats"
        if sorted(chain(state.deck, state.row, *state.hands, *state.lit)) != ALL_CARDS:
            return "its cards are not those of the game"
        for hand, known, card in zip(state.hands, state.known, state.named, strict=True):
            if len(hand) != len(known) or (card != NOTHING and card not in hand):
                return "its hands are not in order"
        if not all(0 <= seat < state.seats for seat in chain(state.takers, *(frame.memory for frame in state.stack))):
            return "it waits for a seat that does not play"
        if not all(effects.is_valid(Stage(state), frame) and frame.seat in range(state.seats) for frame in state.stack):
            return "its effects are not those of the game"
        waits = state.stack or state.takers or namers(state)
        if not 1 <= state.round <= state.rounds + 1 <= 7 or (state.round <= state.rounds and not waits):
            return "its round is out of range"
        return None if self.legal_moves(state) or state.round > state.rounds else "nobody can act"

    # Words and things

    def cards(self):
        return {kind.key: Card(kind.key, "lantern", kind.name, kind.effect.text) for kind in KINDS}

    def table(self, view: State, pointed: str = "") -> list[Thing]:
        """Mats first, so that empty places can be pointed at; then the cards, equal ones as a pile."""
        zones_of_all = [("deck", None, view.deck), ("row", None, view.row)]
        for seat in range(view.seats):
            zones_of_all += [(f"hand-{seat}", seat, view.hands[seat]), (f"lit-{seat}", seat, view.lit[seat])]
        things = [Thing(place, place, "mat", ref(place).zone, owner) for place, owner, cards in zones_of_all]
        for place, owner, cards in zones_of_all:
            for card, number in sorted(Counter(cards).items()):
                face = "back" if card == HIDDEN else KINDS[card].key
                things.append(Thing(f"{place}-{face}", place, "card", face, owner, number=number))
        for seat, card in enumerate(view.named):
            face = "none" if card == NOTHING else "back" if card == HIDDEN else KINDS[card].key
            things.append(Thing(f"named-{seat}", f"named-{seat}", "token", face, seat))
            things.append(Thing(f"oil-{seat}", f"oil-{seat}", "oil", "oil", seat, number=view.oil[seat]))
        return things

    def standing(self, view: State, seat: int) -> str:
        return self.say_score(score(view, seat))

    def say_score(self, score: int) -> str:
        return n_("{n} point", "{n} points", score)

    def prompt(self, view: State, names=()) -> str:
        if view.stack:
            return effects.find(Stage(view), view.stack[-1]).text()
        return _("Take a card of the row.") if view.takers else _("Name a lantern of your hand in secret.")

    def say_move(self, view: State, move: Move, names=()) -> str:
        if move.kind == "choose":
            return effects.find(Stage(view), view.stack[-1]).parts[move.arg].text()
        if move.src is None:
            return _("Yes") if move.kind == "accept" else _("No")
        text = {"name": N_("Name {card}"), "take": N_("Take {card}"), "give": N_("Give {card}")}[move.kind]
        return _(text).format(card=KINDS[card_of(move)].name)

    def say_event(self, event: Event, names) -> str:
        said = ", ".join(reading.name(KINDS, card) for card in event.cards or (event.card,))
        to = names[event.data.get("to", 0)]
        return _(SENTENCES[event.kind]).format(name=reading.who(event, names), to=to, cards=said, n=event.n)

    def say_thing(self, view: State, thing: Thing, names) -> str:
        if thing.kind == "oil":
            return n_("{n} measure of oil.", "{n} measures of oil.", thing.number)
        if thing.face in BY_KEY:
            kind = KINDS[BY_KEY[thing.face]]
            return _("{name}, light {n}. {text}").format(name=kind.name, n=kind.light, text=kind.effect.text()).strip()
        return {"back": _("A hidden card."), "none": _("Nothing is named.")}.get(thing.face) or _("A place for cards.")

    def why_not(self, view: State, move: Move) -> Reason:
        if view.round > view.rounds:
            return Reason(_("The night is over."), "end")
        if view.stack:
            return Reason(_("First a lantern wants an answer."), "lighting")
        if view.takers:
            return Reason(_("Now a card of the row is taken into the hand."), "row")
        return Reason(_("Now a lantern of your own hand is named."), "naming")


SENTENCES = {
    "name": N_("{name} names {cards}."), "light": N_("{name} lights {cards}."), "draw": N_("{name} draws {cards}."),
    "peek": N_("{name} looks at {cards} on the deck."), "give": N_("{name} gives {cards} to {to}."),
    "gain": N_("{name} gains {n} oil."), "take": N_("{name} takes {cards}."), "lay": N_("In the row: {cards}."),
    "end": N_("The night is over."),
}  # fmt: skip

Lanterns.deeds = {"name": Lanterns._name, "take": Lanterns._take}

RULES = Lanterns()
