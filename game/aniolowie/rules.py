"""The rules of Aniołowie: set-up, who decides what, and what may be done.

`phases.py` has the turn, `answers.py` the stack and the duels, `plays.py` what can be played, `deeds.py` what moves do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.aniolowie import cards, decks, refusals, things, upgrade, validity, words, workshop, worlds
from game.aniolowie.answers import go_on, left_over
from game.aniolowie.board import aim_of
from game.aniolowie.cards import ALL_ANGELS, IS_ANGEL, IS_HUMAN, SUPPORTS
from game.aniolowie.deeds import DEEDS
from game.aniolowie.effects import DECLINE, Redirect
from game.aniolowie.evaluate import Judge, Weights
from game.aniolowie.phases import IDLE, claimants, defenders, people_of, raging, ranked
from game.aniolowie.places import ROW_NAMES, SLOT_NAMES
from game.aniolowie.plays import attacks, can_play, hearings, must_hear, plays, unheard
from game.aniolowie.reasons import PARTS, figures
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    ASTRAY,
    AT_DISCARDED,
    AT_ROW,
    AT_SLOT,
    BATTLE,
    CHOOSE,
    CLAIM,
    DISCARD,
    ENDING,
    FIGHT,
    HUMANS,
    LINE,
    MULLIGAN,
    NOBODY,
    OVER,
    PLAN,
    ROW_OF,
    ROWS,
    SLOTS,
    UNAIMED,
    WIDE,
    Entry,
    Side,
    State,
    slots,
)
from game.aniolowie.vocabulary import VOCABULARY
from game.aniolowie.weights import WEIGHTS
from game.core import effects
from game.core.contract import HIDDEN, Event, Move, Outcome, PassingQuestion, Reason, RulesBase, Tell
from game.core.language import _
from game.core.rng import below, seeded, shuffle
from game.core.things import Card, Thing

DONE, PASS, KEEP, HALF, AGAIN, LEAVE, COUNT, ON = (
    Move("done"), Move("pass"), Move("keep"), Move("half"), Move("mulligan"), Move("leave"), Move("count"), Move("on")
)  # fmt: skip


class Aniolowie(RulesBase[State]):
    deeds = DEEDS
    info, words, vocabulary, workshop = words.INFO, words, VOCABULARY, workshop.WORKSHOP
    say_state = staticmethod(words.say_state)
    wastes = staticmethod(words.wastes)

    # Set-up

    def new_game(self, options: Mapping[str, object], seed: int) -> State:
        chosen = words.complete(options)
        seats = int(chosen["seats"])
        empty = [NOBODY] * (seats * SLOTS)
        nought = [0] * (seats * SLOTS)
        state = State(
            random=seeded(seed), size=int(chosen["procession"]), tokens=chosen["tokens"] == "yes",
            always=chosen["ask"] == "always", turn=1, first=0, phase=CHOOSE, seat=0, planned=[], to_discard=0,
            heard=False, claimed=False, kind=empty, owner=nought[:], marks=nought[:], boost=nought[:], rise=nought[:],
            lasting=nought[:], known=nought[:],
            sides=[], procession=[], stake=[], shown=[], offered=[], boxed=[], grave=[], giants=[],
            interventions=[], abilities=[], asking=NOBODY, passes=0, resolving=False, attacker=NOBODY,
            defender=NOBODY, acted=False, idle=0, stack=[],
            able=False,
        )  # fmt: skip
        for army in decks.muster(state, [str(chosen[f"deck_{n}"]) for n in range(1, seats + 1)]):
            deck = [card for card in army if not IS_HUMAN[card]]
            faction = next(cards.FACTION[card] for card in deck if IS_ANGEL[card])
            state.sides.append(Side(faction, army, deck, [], [], [], [card for card in army if IS_HUMAN[card]]))
        for side in state.sides:
            shuffle(state, side.deck)
        first = chosen["first"]
        state.first = state.seat = below(state, seats) if first == "random" else int(first) - 1
        return state

    def seats(self, state: State) -> int:
        return len(state.sides)

    def first_seat(self, state: State) -> int:
        return state.first

    def army_of(self, state: State, seat: int) -> str:
        """The faction and the deck; of a deck that is not seen the faction alone."""
        side = state.sides[seat]
        if HIDDEN in side.army:
            return cards.BACKS[side.faction]
        return f"{cards.BACKS[side.faction]}/{decks.name_of(side.army)}"

    def matchups(self) -> list[dict[str, int | str]]:
        keys = [deck.key for deck in decks.DECKS]
        return [{"deck_1": one, "deck_2": other} for one in keys for other in keys if one != other]

    # Who decides what

    def to_act(self, state: State) -> int | None:
        if state.stack:
            return state.stack[-1].seat
        if state.asking != NOBODY:
            return state.asking
        return None if state.phase == OVER else state.seat

    def needs_curtain(self, state: State) -> bool:
        """Whether to end a dead game is asked of all together."""
        return state.phase != ENDING

    def passing_question(self, view: State) -> PassingQuestion | None:
        """Answers, and parts of a phase in which nothing must be done."""
        if view.stack:
            return None
        if view.asking != NOBODY:
            able = view.always or can_play(Stage(view), view.asking)
            waiting = {entry.seat for entry in (*view.interventions, *view.abilities)}
            if waiting:
                key = "own" if waiting == {view.asking} else "answers"
                return PassingQuestion(key, PASS, self._concerns(view, view.asking), able, stands=True)
            own = view.asking in (view.attacker // SLOTS, view.defender // SLOTS)
            return PassingQuestion("duels", PASS, own, able, stands=True)
        if view.phase == HUMANS and not view.heard and not unheard(Stage(view), view.seat):
            return PassingQuestion("humans", DONE, concerns=False)
        if view.phase == BATTLE:
            return PassingQuestion("battle", DONE, concerns=False)
        if view.phase == ENDING:
            return PassingQuestion("ending", COUNT, concerns=True, granted=True)
        return None

    def _concerns(self, view: State, seat: int) -> bool:
        """Does anything that others played have to do with what is the seat's, or with everybody? While an angel of
        the seat is in a duel, all of it has."""
        others = [entry for entry in (*view.interventions, *view.abilities) if entry.seat != seat]
        duels = seat in (view.attacker // SLOTS, view.defender // SLOTS)
        return bool(others) and (duels or any(self._reaches(view, entry, seat) for entry in others))

    def _reaches(self, view: State, entry: Entry, seat: int) -> bool:
        """A card, a row, a discarded card or a waiting play of the seat; the fight is everybody's who stands there."""
        target = entry.target
        if target in (UNAIMED, ASTRAY):
            return target == UNAIMED
        if target.sort == AT_SLOT:
            return target.at // SLOTS == seat or self._bends(view, entry, seat)
        if target.sort == AT_ROW:
            return target.seat == seat or (target.at == FIGHT and Stage(view).anybody_in(seat, FIGHT))
        if target.sort == AT_DISCARDED:
            return target.seat == seat
        return Stage(view).waiting(target).seat == seat

    def _bends(self, view: State, entry: Entry, seat: int) -> bool:
        """Does it turn an intervention of the seat upon another target?"""
        if entry.part < 0 or not isinstance(aim_of(entry), Redirect):
            return False
        below = view.interventions[: view.interventions.index(entry)]
        return bool(below) and below[-1].seat == seat

    def asks(self, view: State) -> str:
        card = view.stack[-1].card if view.stack else words.to_answer(view)
        return cards.KINDS[card].key if card != cards.BOOK else ""

    def shifts(self, view: State, move: Move) -> tuple[int, int] | None:
        """What the own part of the fight promises with one more angel in it."""
        fight = ROW_NAMES[view.seat][FIGHT]
        if move.kind != "place" or move.dst != fight:
            return None
        after = view.copy()
        self.advance(after, move)
        return _promised(view, view.seat), _promised(after, view.seat)

    def legal_moves(self, state: State) -> list[Move]:
        stage = Stage(state)
        if state.stack:
            return effects.asked(stage) or [DECLINE]
        if state.asking != NOBODY:
            moves = plays(stage, state.asking)
            moves.append(PASS)
            return moves
        seat, phase = state.seat, state.phase
        if phase == PLAN:
            return self._placements(stage, seat)
        if phase == HUMANS:
            return self._hearings(stage, seat)
        if phase == ACTION:
            return [*plays(stage, seat), *attacks(stage, seat), DONE]
        if phase == BATTLE:
            return [*plays(stage, seat), DONE]
        if phase == DISCARD:
            return self._discards(stage, seat) if state.to_discard else [KEEP, HALF]
        if phase == CLAIM:
            return [*(Move("claim", SLOT_NAMES[slot], "stake") for slot in claimants(stage, seat)), LEAVE]
        if phase == CHOOSE:
            return stage.names.picks("offer", "brought", seat, state.sides[seat].people, "procession")
        if phase == ENDING:
            return [COUNT, ON]
        return [KEEP, AGAIN] if phase == MULLIGAN else []

    def _discards(self, stage: Stage, seat: int) -> list[Move]:
        return stage.names.picks("discard", "hand", seat, stage.state.sides[seat].hand, f"discard-{seat}")

    def _placements(self, stage: Stage, seat: int) -> list[Move]:
        """One angel to support, one to the land, as many as fit to the fight, there also turned for its support."""
        state = stage.state
        moves: list[Move] = []
        hand = sorted(ALL_ANGELS.intersection(state.sides[seat].hand))
        start = seat * SLOTS
        planned = [ROW_OF[slot] for slot in state.planned]
        for row, places in enumerate(PLACINGS[seat]):
            if row in planned and row != FIGHT:
                continue
            free = WIDE - LINE + state.kind[start + row * LINE : start + row * LINE + LINE].count(NOBODY)
            fitting = hand if free > 1 else [card for card in hand if stage.room(seat, row, card)]
            moves += map(places.__getitem__, fitting)
            if row == FIGHT:
                turned = TURNED_PLACINGS[seat]
                moves += [turned[card] for card in fitting if SUPPORTS[card]]
                if free < WIDE:
                    moves += [TURNS[slot] for slot in left_over(state, seat)]
        moves.append(DONE)
        return moves

    def _hearings(self, stage: Stage, seat: int) -> list[Move]:
        """The people in any order, then the giants."""
        state = stage.state
        if state.heard:
            return [Move("defend", SLOT_NAMES[slot], f"giant-{raging(stage)}") for slot in defenders(stage, seat)]
        moves = plays(stage, seat) + hearings(stage, seat)
        if not any(must for _slot, _k, must in unheard(stage, seat)):
            moves.append(DONE)
        return moves

    def advance(self, state: State, move: Move, tell: Tell | None = None) -> None:
        stage = Stage(state, tell)
        if state.stack:
            self._answer(stage, move)
        else:
            DEEDS[move.kind](stage, move)
        go_on(stage)

    def _answer(self, stage: Stage, move: Move) -> None:
        """In an imagined world there may be nothing to choose from where in truth there was: then it goes on."""
        if move.kind == "decline" and not effects.asked(stage):
            effects.settle(stage)
        else:
            effects.answer(stage, move)

    # The end

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        ranking = ranked(state)
        if not (state.procession or state.stake):
            reason = _("Every human has found a land.")
        elif state.idle >= IDLE:
            reason = _("For three turns nobody did anything.")
        elif any(side.hand or side.deck for side in state.sides):
            reason = _("Nobody could do anything any more, and all agreed to count.")
        else:
            reason = _("Nobody has any cards left.")
        return Outcome(ranking, reason, tuple(people_of(state)))

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
        return state.turn

    def offers(self, view: State) -> list[str]:
        """The own hand."""
        seat = self.to_act(view)
        hand = [] if seat is None else view.sides[seat].hand
        return [cards.NAMES.keys[card] for card in hand if card != HIDDEN]

    def lets_pass(self, state: State) -> Move | None:
        """What waits is not answered, and people who must have their say have it: nothing that is done meanwhile spares
        anybody that."""
        if state.stack:
            return None
        if state.asking != NOBODY:
            return PASS
        return must_hear(Stage(state), state.seat) if state.phase == HUMANS and not state.heard else None

    def why_impossible(self, state: State) -> str | None:
        return validity.why_impossible(state)

    def upgrade(self, old: dict[str, Any], version: int) -> dict[str, Any]:
        return upgrade.upgrade(old, version)

    # Words and things

    def why_not(self, view: State, move: Move) -> Reason:
        return refusals.why_not(view, move)

    def cards(self) -> Mapping[str, Card]:
        return cards.CARDS

    def prompt(self, view: State, names: Sequence[str] = ()) -> str:
        return words.prompt(view, names)

    def say_move(self, view: State, move: Move, names: Sequence[str] = ()) -> str:
        return words.say_move(view, move, names)

    def note(self, event: Event) -> str:
        return words.note(event)

    def table(self, view: State, pointed: str = "") -> list[Thing]:
        return things.table(view, pointed)


PLACINGS = [
    [
        [Move("place", cards.NAMES.name("hand", seat, card), ROW_NAMES[seat][row]) for card in range(len(cards.KINDS))]
        for row in ROWS
    ]
    for seat in range(4)
]
TURNED_PLACINGS = [
    [
        Move("place", cards.NAMES.name("hand", seat, card), ROW_NAMES[seat][FIGHT], "turned")
        for card in range(len(cards.KINDS))
    ]
    for seat in range(4)
]
TURNS = [Move("turn", name) for name in SLOT_NAMES]


def _promised(view: State, seat: int) -> int:
    """The levels that a player's angels will have in the fight."""
    stage = Stage(view)
    return sum(stage.promise(slot) for slot in slots(seat, FIGHT) if view.kind[slot] != NOBODY)


RULES = Aniolowie()
