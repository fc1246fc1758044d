"""The rules of Battle for Empyrean, in the order of the book: set-up, the six phases of a round, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core import codec, effects
from game.core.contract import HIDDEN, Event, Move, Outcome, Reason, RulesBase, Tell
from game.core.effects import Frame, Node
from game.core.language import _
from game.core.rng import below, seeded, shuffle
from game.core.things import Card, Thing
from game.empyrean import abilities, builds, cards, refusals, things, upgrade, validity, words, worlds
from game.empyrean.acts import One, This, To
from game.empyrean.battlefields import BATTLEFIELDS
from game.empyrean.board import FIELDS
from game.empyrean.cards import ARMIES, DECKS
from game.empyrean.effects import DeployFrom, DeployThis, Discard, Forgo, TheyDiscard
from game.empyrean.evaluate import Judge, Weights
from game.empyrean.reasons import PARTS, figures
from game.empyrean.stage import RANKS, Stage, side
from game.empyrean.state import (
    CLOSING,
    COMMAND,
    DEPLOY,
    DRAFT,
    ENDING,
    FACE_UP,
    MOVE,
    OVER,
    REVEAL,
    STRENGTHENED,
    STUN,
    USED,
    ZONES,
    State,
)
from game.empyrean.vocabulary import VOCABULARY
from game.empyrean.weights import WEIGHTS

HAND, DRAFTED = 4, 2
TO_WIN = 2
"""Battlefields that win the game."""
BOOK_ROUNDS = {2: 10, 3: 9}
BOOK_FIELDS = {2: 3, 3: 4}
KEPT = ~(USED | STRENGTHENED)
"""The marks that outlast a round."""
DONE = Move("done")
KEEPS = [
    [cards.NAMES.move("keep", "draft", seat, card, f"hand-{seat}") for card in range(len(cards.KINDS))]
    for seat in range(len(FIELDS))
]
DEPLOYMENTS = [
    [[cards.NAMES.move("deploy", "hand", seat, card, field) for card in range(len(cards.KINDS))] for field in fields]
    for seat, fields in enumerate(FIELDS)
]
CARD_OF = {
    cards.NAMES.name(zone, seat, card): card
    for zone in ("draft", "hand") for seat in range(len(FIELDS)) for card in range(len(cards.KINDS))
}  # fmt: skip


class Empyrean(RulesBase[State]):
    info, words, vocabulary, workshop = words.INFO, words, VOCABULARY, builds.WORKSHOP
    say_state = staticmethod(words.say_state)

    # Set-up

    def new_game(self, options: Mapping[str, object], seed: int) -> State:
        chosen = words.complete(options)
        seats = int(chosen["seats"])
        state = State(
            random=seeded(seed), rounds=int(chosen["rounds"]) or BOOK_ROUNDS[seats], round=1, phase=DRAFT, leader=0,
            seat=0, battlefields=(), met=[], kind=[], owner=[], at=[], might=[], marks=[], paid=[], gains=[],
            lent=[], claims=[], sides=[], stack=[],
        )  # fmt: skip
        state.battlefields = self._lay_out(state, [str(chosen[f"field_{n}"]) for n in range(1, BOOK_FIELDS[seats] + 1)])
        armies = self._muster(state, [str(chosen[f"deck_{n}"]) for n in range(1, seats + 1)])
        state.sides = [side(army, len(state.battlefields)) for army in armies]
        for own in state.sides:
            shuffle(state, own.deck)
            own.hand += [own.deck.pop() for _card in range(HAND)]
        first = chosen["first"]
        state.leader = below(state, seats) if first == "random" else int(first) - 1
        self._begin_round(Stage(state))
        return state

    def _lay_out(self, state: State, wanted: list[str]) -> tuple[int, ...]:
        """The chosen battlefields, and the rest drawn from the shuffled deck: in a short game without those that could
        never act (EB10)."""
        keys = [field.key for field in BATTLEFIELDS]
        rest = [at for at, field in enumerate(BATTLEFIELDS) if field.key not in wanted and field.begins <= state.rounds]
        shuffle(state, rest)
        return tuple(rest.pop() if key == "random" else keys.index(key) for key in wanted)

    def _muster(self, state: State, wanted: list[str]) -> list[tuple[int, ...]]:
        """The decks that were chosen or built; those left to chance are different ones."""
        rest = [army.key for army in ARMIES if army.key not in wanted]
        shuffle(state, rest)
        armies = []
        for name in wanted:
            built = builds.read(name)
            armies.append(built if built else tuple(sorted(DECKS[rest.pop() if name == "random" else name])))
        return armies

    def seats(self, state: State) -> int:
        return len(state.sides)

    def asks(self, view: State) -> str:
        """A battlefield that asks lies there large enough."""
        card = view.stack[-1].card if view.stack else cards.BOOK
        return cards.NAMES.keys[card] if card < cards.FIRST_FIELD else ""

    def first_seat(self, state: State) -> int:
        return state.leader

    def army_of(self, state: State, seat: int) -> str:
        return things.army(state, seat)

    def matchups(self) -> list[dict[str, int | str]]:
        """Every army against every other, on either side."""
        keys = [army.key for army in ARMIES]
        return [{"deck_1": one, "deck_2": other} for one in keys for other in keys if one != other]

    def offers(self, view: State) -> list[str]:
        """The own hand."""
        return [cards.NAMES.keys[card] for card in view.sides[view.seat].hand if card != HIDDEN]

    def stakes(self, state: State) -> dict[str, int | None]:
        """The battlefields."""
        totals = self._totals(state)
        held: dict[str, int | None] = {}
        for at, field in enumerate(state.battlefields):
            best = max(own[at] for own in totals)
            ahead = [seat for seat, own in enumerate(totals) if own[at] == best]
            held[BATTLEFIELDS[field].key] = ahead[0] if len(ahead) == 1 else None
        return held

    # The phases of a round

    def _begin_round(self, stage: Stage) -> None:
        """Essence is one more than the round, changed by what the last round brought; everybody looks at two cards."""
        state = stage.state
        if stage.tell:
            stage.say("round", round=state.round, seat=state.leader)
        for seat, own in enumerate(state.sides):
            own.essence = max(0, state.round + 1 + own.change)
            own.change = 0
            own.draft = own.deck[: -DRAFTED - 1 : -1]
            del own.deck[-DRAFTED:]
            if stage.tell:
                stage.say("look", f"deck-{seat}", f"draft-{seat}", to=seat, seat=seat, cards=own.draft[:])
        state.marks = [marks & KEPT for marks in state.marks]
        self._enter(state, DRAFT)

    def _enter(self, state: State, phase: int) -> None:
        """Secret drafts may be made in any order: the leader's comes last, to go on with its command at once."""
        state.phase = phase
        state.seat = self._after(state, state.leader) if phase == DRAFT else state.leader

    def _after(self, state: State, seat: int) -> int:
        return (seat + 1) % len(state.sides)

    def _go_on(self, stage: Stage) -> None:
        """Plays everything that needs no decision."""
        state = stage.state
        while not state.stack:
            phase, own = state.phase, state.sides[state.seat]
            if phase == REVEAL and own.waiting:
                stage.reveal(state.seat)
                stage.settle()
            elif phase == DRAFT and own.draft:
                if len(own.draft) > 1:
                    return
                stage.keep(state.seat, own.draft[0])
            elif phase in (DEPLOY, OVER) or (phase == COMMAND and self._commands(stage)):
                return
            else:
                self._pass_on(stage)

    def _pass_on(self, stage: Stage) -> None:
        """The next seat's part of the phase, or the next phase."""
        state = stage.state
        after = (state.seat + 1) % len(state.sides)
        if state.leader != (state.seat if state.phase == DRAFT else after):
            state.seat = after
        elif state.phase != REVEAL:
            self._enter(state, state.phase + 1)
        elif any(own.waiting for own in state.sides):
            state.seat = state.leader
        else:
            self._end_round(stage)

    def _end_round(self, stage: Stage) -> None:
        """End-of-round effects, then the token passes on, in the last round too (EB3); after that the end-of-game
        effects and the tally.

        `met` remembers that the effects of this end have been called, since they may ask something in between. Cards
        that they deploy are revealed in the order of the token again.
        """
        state = stage.state
        if ENDING not in state.met:
            state.met.append(ENDING)
            state.seat = state.leader
            stage.say("ending", round=state.round)
            stage.close(abilities.ROUND_END)
            stage.settle()
        elif CLOSING in state.met:
            state.phase = OVER
            stage.say("over", winners=list(self._ranking(state)[0]), totals=self._totals(state),
                      equals=self._equals(state))  # fmt: skip
        else:
            stage.close(abilities.ROUND_OVER)
            stage.settle()
            state.leader = self._after(state, state.leader)
            if state.round < state.rounds:
                state.met.remove(ENDING)
                state.round += 1
                self._begin_round(stage)
            else:
                state.met.append(CLOSING)
                stage.say("end", seat=state.leader)
                stage.close(abilities.GAME_END)
                stage.settle()

    # Who decides what

    def to_act(self, state: State) -> int | None:
        if state.stack:
            return state.stack[-1].seat
        return None if state.phase == OVER else state.seat

    def needs_curtain(self, state: State) -> bool:
        """The reveal is for all to watch, and what is asked meanwhile is about the open table, unless it is about
        a hand or a discard pile."""
        if state.phase != REVEAL or not state.stack:
            return state.phase != REVEAL
        return self._about_a_hand(effects.find(Stage(state), state.stack[-1]))

    def _about_a_hand(self, node: Node) -> bool:
        return (
            isinstance(node, (Discard, Forgo, TheyDiscard))
            or (isinstance(node, effects.May) and any(map(self._about_a_hand, node.parts)))
            or (isinstance(node, DeployFrom) and not {"hand", "discard"}.isdisjoint(node.piles))
            or (isinstance(node, DeployThis) and node.pile == "discard")
        )

    def legal_moves(self, state: State) -> list[Move]:
        if state.stack:
            return effects.asked(Stage(state))
        if state.phase == DEPLOY:
            return [*self._deployments(Stage(state)), DONE]
        if state.phase == DRAFT:
            keeps, draft = KEEPS[state.seat], state.sides[state.seat].draft
            return [keeps[card] for card in sorted({*draft})]
        return [*self._commands(Stage(state)), DONE] if state.phase == COMMAND else []

    def _commands(self, stage: Stage) -> list[Move]:
        """Command abilities that can do something, and moves by command or token."""
        state = stage.state
        moves: list[Move] = []
        commanded, marked = cards.BY_COMMAND, state.marks
        for units in state.sides[state.seat].fields:
            for unit in units:
                if marked[unit] < MOVE and (commanded[state.kind[unit]] < 0 or not marked[unit] & FACE_UP):
                    continue
                node = self._command(stage, unit)
                if isinstance(node, One) and node.options(stage, self._by_command(state, unit)):
                    moves.append(Move("command", f"unit-{unit}"))
                if state.marks[unit] >= MOVE or isinstance(node, This):
                    moves += stage.ways_to_move(unit)
        return moves

    def _command(self, stage: Stage, unit: int) -> To | None:
        """What the unit may do by command in this round."""
        state = stage.state
        at = cards.BY_COMMAND[state.kind[unit]]
        if at < 0 or state.marks[unit] & (USED | STUN):
            return None
        node = cards.SAYS[state.kind[unit]].parts[at].parts[0]
        assert isinstance(node, (One, This))
        return node

    def _by_command(self, state: State, unit: int) -> Frame:
        path = (cards.BY_COMMAND[state.kind[unit]], 0)
        return Frame(state.kind[unit], path, state.owner[unit], (unit, unit))

    def _deployments(self, stage: Stage) -> list[Move]:
        state = stage.state
        seat = state.seat
        own = state.sides[seat]
        hand = [*dict.fromkeys(own.hand)]
        if HIDDEN in hand:
            hand.remove(HIDDEN)
        costs, essence, discounts = stage.costs(seat, hand), own.essence, own.hears & cards.DISCOUNTS
        affordable = [card for card, cost in zip(hand, costs, strict=True) if cost <= essence]
        moves: list[Move] = []
        for at, units in enumerate(own.fields):
            here, plain, deployments = affordable, cards.PLAIN[state.battlefields[at]], DEPLOYMENTS[seat][at]
            if len(units) >= (ZONES if plain else stage.zones(at)):
                continue
            if discounts or not plain:
                prices = stage.prices(seat, hand, costs, at)
                here = [card for card, price in zip(hand, prices, strict=True) if price <= essence]
            moves += [deployments[card] for card in here]
        return moves

    def advance(self, state: State, move: Move, tell: Tell | None = None) -> None:
        stage = Stage(state, tell)
        if state.stack:
            stage.answer(move)
        else:
            self.deeds[move.kind](self, stage, move)
        self._go_on(stage)

    def _keep(self, stage: Stage, move: Move) -> None:
        stage.keep(stage.state.seat, CARD_OF[move.src or ""])

    def _deploy(self, stage: Stage, move: Move) -> None:
        seat, card, at = stage.state.seat, CARD_OF[move.src or ""], stage.field_of(move)
        stage.deploy(seat, "hand", card, at, stage.price(seat, card, at))

    def _done(self, stage: Stage, move: Move) -> None:
        stage.say("done", seat=stage.state.seat)
        self._pass_on(stage)

    def _obey(self, stage: Stage, move: Move) -> None:
        """A command ability, or a move by command or token."""
        state = stage.state
        unit = stage.unit_of(move)
        node = self._command(stage, unit)
        if node is None or (move.kind == "move" and isinstance(node, One)):
            state.marks[unit] -= MOVE
            stage.move(unit, stage.field_of(move))
        else:
            state.marks[unit] |= USED
            frame = self._by_command(state, unit)
            stage.say("command", f"unit-{unit}", seat=state.seat, card=state.kind[unit])
            if move.kind == "move":
                node.put(stage, frame, unit, 1)
                stage.move(unit, stage.field_of(move))
            else:
                stage.stack.append(frame)
        stage.settle()

    # The end

    def _totals(self, state: State) -> list[list[int]]:
        """Each seat's might on each battlefield."""
        stage = Stage(state)
        return [[stage.total(seat, at) for at in range(len(state.battlefields))] for seat in range(len(state.sides))]

    def won(self, state: State) -> list[int]:
        """How many battlefields each seat holds alone."""
        totals = self._totals(state)
        return [
            sum(all(own[at] > other[at] for other in totals if other is not own) for at in range(len(own)))
            for own in totals
        ]

    def _ranking(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Who holds two battlefields, then total might; seats with equal might share a place."""
        won, totals = self.won(state), [sum(total) for total in self._totals(state)]
        keys = {seat: (won[seat] >= TO_WIN, totals[seat]) for seat in range(len(won))}
        ranks = sorted({*keys.values()}, reverse=True)
        return tuple(tuple(seat for seat in keys if keys[seat] == rank) for rank in ranks)

    def _equals(self, state: State) -> list[int]:
        """The two who hold two battlefields each, of three: total might is compared between them."""
        holders = [seat for seat, n in enumerate(self.won(state)) if n >= TO_WIN]
        return holders if len(holders) > 1 else []

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        ranking, won, equals = self._ranking(state), self.won(state), self._equals(state)
        tied = len(ranking[0]) > 1
        if equals:
            one, other = (seat + 1 for seat in equals)
            reason = (
                _("Seats {one} and {other} hold two battlefields each, and their totals are equal, too.") if tied
                else _("Seats {one} and {other} hold two battlefields each: their total might decides.")
            ).format(one=one, other=other)  # fmt: skip
        elif tied:
            reason = (
                _("Nobody holds two battlefields, and all totals are equal: a draw.") if len(ranking) == 1
                else _("Nobody holds two battlefields, and the two highest totals are equal.")
            )  # fmt: skip
        else:
            reason = _("Holds two battlefields.") if won[ranking[0][0]] >= TO_WIN else _("Total might decides.")
        return Outcome(ranking, reason, tuple(sum(total) for total in self._totals(state)))

    # Views

    def view(self, state: State, seat: int | None) -> State:
        return worlds.view(state, seat)

    def determinise(self, view: State, seed: int) -> State:
        return worlds.determinise(view, seed)

    evaluate = staticmethod(Judge(Weights(**WEIGHTS)).chance_to_win)
    weights, parts, figures = WEIGHTS, PARTS, staticmethod(figures)

    def judge(self, weights: Mapping[str, float]) -> Callable[[State, int], float]:
        return Judge(Weights(**weights)).chance_to_win

    def turn_number(self, state: State) -> int:
        return state.round * len(state.sides) + (state.seat - state.leader) % len(state.sides)

    def upgrade(self, old: dict[str, Any], version: int) -> dict[str, Any]:
        """In the fifth rules only Wreckers' Reef says something else. In the fourth milestones are looked at (EB1), and
        what has one answer or none is asked no more (EB8)."""
        if version >= 4:
            return old
        state = upgrade.upgraded(old, version)
        if state.phase != OVER:
            stage = Stage(state)
            stage.changed = RANKS - 1
            stage.settle()
            self._go_on(stage)
        new: dict[str, Any] = codec.encode(state)
        return new

    def why_impossible(self, state: State) -> str | None:
        return validity.why_impossible(state)

    # Words and things

    def why_not(self, view: State, move: Move) -> Reason:
        return refusals.why_not(view, move)

    def cards(self) -> Mapping[str, Card]:
        return cards.CARDS

    def note(self, event: Event) -> str:
        return words.note(event)

    def table(self, view: State, pointed: str = "") -> list[Thing]:
        return things.table(view, pointed)


Empyrean.deeds = {
    "keep": Empyrean._keep, "deploy": Empyrean._deploy, "done": Empyrean._done, "command": Empyrean._obey,
    "move": Empyrean._obey,
}  # fmt: skip

RULES = Empyrean()
