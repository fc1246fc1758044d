"""The rules of Aniołowie, in the order of the book: set-up, the four phases of a turn, answers, duels, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.aniolowie import cards, decks, evaluate, flaw, refusals, things, words, workshop, worlds
from game.aniolowie.abilities import TOLL, USE
from game.aniolowie.board import ROW_NAMES, ROWS_OF_TABLE, SLOT_NAMES, SLOT_OF, target_code
from game.aniolowie.cards import ALL_ANGELS, IS_ANGEL, IS_HUMAN, SUPPORTS
from game.aniolowie.effects import DECLINE, PILE, ROW, WAITING, Redirect
from game.aniolowie.plays import RESOLVES, attacks, can_play, plays, takeable, unheard, willing
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    ATTACKED,
    BATTLE,
    BLOCKED,
    CHOOSE,
    CLAIM,
    DISCARD,
    ENTERED,
    FIGHT,
    GIANTS,
    HEARD,
    HUMANS,
    LAND,
    LOST,
    MULLIGAN,
    MUTE,
    NOBODY,
    OVER,
    PASSING,
    PEOPLE,
    PLAN,
    READY,
    ROWS,
    SACRIFICED,
    SHIELDED,
    SLOTS,
    STATUS,
    SUPPORT,
    TOOK,
    TURNED,
    UP,
    USED,
    WIDE,
    Entry,
    Side,
    State,
    row_of,
)
from game.core import effects
from game.core.contract import Card, Event, Moment, Move, Outcome, Reason, RulesBase, Tell, Thing
from game.core.effects import Frame
from game.core.language import _
from game.core.rng import below, seeded, shuffle

HAND = 7
IDLE = 3
"""Turns in which nobody does anything that end the game."""
TAKE = -1
"""Stands on the stack for the taking of a human."""
DONE, PASS, KEEP, HALF, AGAIN, LEAVE = (
    Move("done"), Move("pass"), Move("keep"), Move("half"), Move("mulligan"), Move("leave")
)  # fmt: skip


class Aniolowie(RulesBase[State]):
    info, words, workshop = words.INFO, words, workshop.WORKSHOP

    # Set-up

    def new_game(self, options: Mapping[str, object], seed: int) -> State:
        chosen = words.settle(options)
        seats = int(chosen["seats"])
        empty = [NOBODY] * (seats * SLOTS)
        nought = [0] * (seats * SLOTS)
        state = State(
            random=seeded(seed), size=int(chosen["procession"]), tokens=chosen["tokens"] == "yes",
            always=chosen["ask"] == "always", turn=1, first=0, phase=CHOOSE, seat=0, placed=0, kind=empty,
            owner=nought[:], marks=nought[:], boost=nought[:], rise=nought[:], lasting=nought[:], known=nought[:],
            sides=[], procession=[], stake=[], shown=[], offered=[], boxed=[], grave=[], giants=[],
            interventions=[], abilities=[], asking=NOBODY, passes=0, resolving=False, attacker=NOBODY,
            defender=NOBODY, acted=False, idle=0, stack=[],
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

    def _form_procession(self, stage: Stage) -> None:
        """The chosen people, and the rest drawn unseen; then the first of them is at stake."""
        state = stage.state
        rest = [card for side in state.sides for card in side.people]
        for side in state.sides:
            side.people.clear()
        shuffle(state, rest)
        while rest and len(state.procession) < state.size:
            state.procession.append(rest.pop())
        state.boxed = rest
        shuffle(state, state.procession)
        stage.lay_stake()
        for seat in range(len(state.sides)):
            stage.draw(seat, HAND)
        self._enter(stage, MULLIGAN)

    def seats(self, state: State) -> int:
        return len(state.sides)

    def beginner(self, state: State) -> int:
        return state.first

    def brings(self, state: State, seat: int) -> str:
        """The faction and the deck."""
        side = state.sides[seat]
        return f"{cards.BACKS[side.faction]}/{decks.name_of(side.army)}"

    def matchups(self) -> list[dict[str, int | str]]:
        keys = [deck.key for deck in decks.DECKS]
        return [{"deck_1": one, "deck_2": other} for one in keys for other in keys if one != other]

    # The phases of a turn

    def _enter(self, stage: Stage, phase: int) -> None:
        state = stage.state
        state.phase, state.seat, state.placed = phase, state.first, 0
        if stage.tell:
            stage.say("phase", phase=phase, turn=state.turn, seat=state.first)

    def _begin_turn(self, stage: Stage) -> None:
        """What lasted until the end of the turn is over; the sacrificed and those of the fight are discarded."""
        state = stage.state
        for slot, marks in enumerate(state.marks):
            if not marks:
                continue
            fought = row_of(slot) == FIGHT
            if marks & STATUS == SACRIFICED or (fought and marks & (UP | BLOCKED)):
                stage.discard(slot)
            else:
                state.marks[slot] = marks & ~(PASSING | TURNED | ENTERED if fought else PASSING)
        state.boost, state.rise = [0] * len(state.kind), [0] * len(state.kind)
        stage.fade()
        for seat in range(len(state.sides)):
            for row in (SUPPORT, LAND):
                stage.mix(seat, row)
        state.turn += 1
        state.acted = False
        self._enter(stage, DISCARD)

    def _plan(self, stage: Stage) -> None:
        """Another human at stake, seven cards in every hand, then the angels are planned."""
        stage.lay_stake()
        for seat, side in enumerate(stage.state.sides):
            stage.draw(seat, HAND - len(side.hand))
        self._enter(stage, PLAN)

    def _begin_battle(self, stage: Stage) -> None:
        """In order, everybody reveals the angels of the fight; a copy of what lies open stays covered."""
        state = stage.state
        self._enter(stage, BATTLE)
        for seat in self._order(state):
            for slot in ROWS_OF_TABLE[seat][FIGHT]:
                marks = state.marks[slot]
                if state.kind[slot] == NOBODY or marks & BLOCKED or (not marks & UP and stage.has_copy_up(slot)):
                    continue
                if not marks & ENTERED:
                    paid = SACRIFICED if marks & TURNED else USED
                    state.marks[slot] = marks & ~STATUS | max(paid, marks & STATUS)
                stage.turn_up(slot)
        if stage.tell:
            stage.say("totals", totals=[stage.total(seat) for seat in range(len(state.sides))])

    def _settle_battle(self, stage: Stage) -> None:
        """The highest total may take the stake; a tie takes nothing."""
        state = stage.state
        totals = [stage.total(seat) for seat in range(len(state.sides))]
        best = max(totals)
        winner = totals.index(best) if totals.count(best) == 1 else NOBODY
        if stage.tell:
            stage.say("fought", totals=totals, winner=winner)
        self._enter(stage, CLAIM)
        if winner == NOBODY or not state.stake or not self._claimants(stage, winner):
            self._end_turn(stage)
        else:
            state.seat = winner

    def _claimants(self, stage: Stage, seat: int) -> list[int]:
        """Who can still be used to take the stake."""
        marks = stage.state.marks
        return [
            slot for slot in ROWS_OF_TABLE[seat][FIGHT]
            if stage.present(slot) and marks[slot] & UP and marks[slot] & STATUS < SACRIFICED
        ]  # fmt: skip

    def _claim(self, stage: Stage, slot: int) -> None:
        """The angel is used; everybody at stake joins the land, who does not refuse."""
        state, seat = stage.state, slot // SLOTS
        stage.spend(slot, 1)
        state.first = seat
        order, loss = stage.order(slot), self._loss(stage, seat)
        people, state.stake, state.shown = state.stake, [], []
        for card in people:
            refusal = cards.REFUSES[card]
            if (refusal and order > refusal.oldest) or stage.free(seat, PEOPLE) == NOBODY:
                stage.say("refuse", "stake", card=card, seat=seat)
                if refusal and refusal.back:
                    state.procession.append(card)
                    shuffle(state, state.procession)
                else:
                    state.stake.append(card)
                    state.shown.append((1 << len(state.sides)) - 1)
            else:
                stage.settle_human(seat, card, 0, "stake", loss)

    def _loss(self, stage: Stage, seat: int) -> int:
        """What the people at stake lose by the others' angels in the fight."""
        state = stage.state
        return sum(
            cards.WITHERS[state.kind[slot]] for other in stage.others(seat) for slot in ROWS_OF_TABLE[other][FIGHT]
            if state.kind[slot] != NOBODY and state.marks[slot] & (UP | BLOCKED | MUTE) == UP
        )  # fmt: skip

    def _end_turn(self, stage: Stage) -> None:
        state = stage.state
        state.idle = 0 if state.acted else state.idle + 1
        exhausted = not any(side.hand or side.deck for side in state.sides)
        if exhausted or state.idle >= IDLE or not (state.procession or state.stake):
            state.phase = OVER
            stage.say("over", winners=list(self._ranking(state)[0]), people=self._people(state))
        else:
            self._begin_turn(stage)

    def _order(self, state: State) -> list[int]:
        return [(state.first + k) % len(state.sides) for k in range(len(state.sides))]

    # What goes on by itself

    def _go_on(self, stage: Stage) -> None:
        """Plays everything that needs no decision."""
        state = stage.state
        while True:
            if state.stack:
                effects.settle(stage)
                if state.stack:
                    return
            elif state.resolving:
                self._resolve_next(stage)
            elif state.interventions or state.abilities or state.attacker != NOBODY:
                if self._ask(stage):
                    return
            elif self._decides(stage):
                return
            else:
                self._pass_on(stage)

    def _decides(self, stage: Stage) -> bool:
        """Has the seat anything to decide in its part of the phase?"""
        state = stage.state
        seat, phase = state.seat, state.phase
        if phase == PLAN:
            return True
        if phase == ACTION:
            return bool(can_play(stage, seat) or attacks(stage, seat))
        if phase == BATTLE:
            return can_play(stage, seat)
        if phase == HUMANS:
            if not state.placed & HEARD:
                return bool(unheard(stage, seat)) or can_play(stage, seat)
            self._move_giants(stage)
            return self._raging(stage) != NOBODY
        if phase == DISCARD:
            return bool(state.sides[seat].hand) and state.placed >= 0
        if phase == CHOOSE:
            return bool(state.sides[seat].people) and not state.placed
        return phase in (MULLIGAN, OVER) or (phase == CLAIM and not state.placed)

    def _pass_on(self, stage: Stage) -> None:
        """The next seat's part of the phase, or the next phase."""
        state = stage.state
        if state.phase == HUMANS and not state.placed & HEARD:
            state.placed |= HEARD
            return
        if state.phase == CLAIM:
            self._end_turn(stage)
            return
        state.placed = 0
        state.seat = stage.after(state.seat)
        if state.seat != state.first:
            return
        if state.phase == CHOOSE:
            self._form_procession(stage)
        elif state.phase == DISCARD:
            self._plan(stage)
        elif state.phase == ACTION:
            self._begin_battle(stage)
        elif state.phase == BATTLE:
            self._settle_battle(stage)
        else:
            self._enter(stage, state.phase + 1 if state.phase != MULLIGAN else PLAN)

    # Giants

    def _raging(self, stage: Stage) -> int:
        """The giant that attacks the seat's land now."""
        state = stage.state
        for k, giant in enumerate(state.giants):
            if giant.at == state.seat and giant.came < state.turn and not state.placed >> (21 + k) & 1:
                return k
        return NOBODY

    def _defenders(self, stage: Stage, seat: int) -> list[int]:
        return [slot for row in (LAND, PEOPLE) for slot in ROWS_OF_TABLE[seat][row] if stage.present(slot)]

    def _move_giants(self, stage: Stage) -> None:
        """From a land without a living soul they walk on; who has just emptied it does so in the next turn."""
        state = stage.state
        for k, giant in enumerate(state.giants):
            rests = giant.came == state.turn or state.placed >> (21 + k) & 1
            if giant.at == state.seat and not rests and not self._defenders(stage, state.seat):
                state.giants[k] = giant._replace(at=stage.after(giant.at), came=state.turn)
                stage.say("stride", f"giant-{k}", seat=state.giants[k].at)

    # Answers

    def _ask(self, stage: Stage) -> bool:
        """Goes round until somebody can answer; when all have passed, what was played is resolved."""
        state = stage.state
        seats = len(state.sides)
        played = bool(state.interventions or state.abilities)
        while state.passes < (seats - 1 if played else seats):
            if state.always or can_play(stage, state.asking):
                return True
            self._pass(stage)
        if played:
            state.resolving = True
        else:
            self._settle_duel(stage)
        return False

    def _pass(self, stage: Stage) -> None:
        stage.state.passes += 1
        stage.state.asking = stage.after(stage.state.asking)

    def _await_answers(self, stage: Stage, seat: int, acted: bool = True) -> None:
        """What people and giants do by themselves is nobody's action: it does not keep an idle game alive."""
        stage.state.acted = stage.state.acted or acted
        stage.state.asking, stage.state.passes = stage.after(seat), 0

    def _resolve_next(self, stage: Stage) -> None:
        """Interventions first, then abilities, each pile from the last to the first."""
        state = stage.state
        pile = state.interventions or state.abilities
        if pile:
            self._resolve(stage, pile.pop())
            return
        state.resolving = False
        stage.fade()
        if max(state.marks) >= SHIELDED:
            state.marks = [marks & ~SHIELDED for marks in state.marks]
        if state.attacker == NOBODY:
            state.asking = NOBODY
        else:
            state.asking, state.passes = stage.after(self._challenger(state)), 0

    def _challenger(self, state: State) -> int:
        """Whose attack the duel is; a giant attacks in the part of the land's player."""
        return state.attacker // SLOTS if state.attacker >= 0 else state.seat

    def _resolve(self, stage: Stage, entry: Entry) -> None:
        state = stage.state
        if stage.tell:
            stage.say("resolve", card=entry.card, seat=entry.seat)
        if entry.part == TAKE:
            self._take(stage, entry)
            return
        stage.spent(entry)
        ability = cards.ABILITIES[entry.card][entry.part]
        void = entry.source != NOBODY and (not stage.present(entry.source) or state.marks[entry.source] & MUTE)
        if void or (entry.target == LOST and not isinstance(ability.aim, Redirect)):
            stage.say("void", card=entry.card, seat=entry.seat)
            return
        memory = (entry.source, entry.target)
        stage.stack += [Frame(entry.card, path, entry.seat, memory) for path in PARTS[entry.card][entry.part]]
        if stage.tell:
            self._watch(stage, stage.tell, entry)

    def _watch(self, stage: Stage, tell: Tell, entry: Entry) -> None:
        """It goes on as far as it can, and if nothing came of it, that is told."""
        told: list[Event] = []

        def aloud(event: Event) -> None:
            told.append(event)
            tell(event)

        stage.tell = aloud
        effects.settle(stage)
        stage.tell = tell
        if not told and not stage.stack:
            stage.say("void", card=entry.card, seat=entry.seat)

    def _take(self, stage: Stage, entry: Entry) -> None:
        """Only from a land that nobody guards."""
        human = entry.target
        angel = entry.source
        reaches = (
            human >= 0 and stage.present(angel) and human in willing(stage, angel, takeable(stage, human // SLOTS))
        )  # fmt: skip
        if reaches and not stage.anybody_in(human // SLOTS, LAND):
            stage.resettle(human, entry.seat)
            return
        stage.say("void", card=entry.card, seat=entry.seat)

    # Duels

    def _settle_duel(self, stage: Stage) -> None:
        """The lower level loses; of equals both go. A defender who did nothing stays covered."""
        state = stage.state
        attacker, defender = state.attacker, state.defender
        state.asking = NOBODY
        if not (stage.present(defender) and (attacker <= GIANTS or stage.present(attacker))):
            state.attacker = state.defender = NOBODY
            return
        attack, defence = stage.duel_levels()
        stage.say(
            "duel", SLOT_NAMES[attacker] if attacker >= 0 else None, SLOT_NAMES[defender], levels=[attack, defence]
        )
        state.attacker = state.defender = NOBODY
        if attack >= defence:
            stage.discard(defender)
        if defence >= attack:
            if attacker <= GIANTS:
                self._slay_giant(stage, GIANTS - attacker)
            else:
                stage.discard(attacker)
        stage.fade()
        if attack < defence:
            stage.mix(defender // SLOTS, row_of(defender))

    def _slay_giant(self, stage: Stage, k: int) -> None:
        state = stage.state
        stage.say("slain", f"giant-{k}", seat=state.giants[k].at)
        del state.giants[k]
        low = state.placed & ((1 << 21 + k) - 1)
        state.placed = low | (state.placed >> 22 + k) << 21 + k

    # Who decides what

    def to_act(self, state: State) -> int | None:
        if state.stack:
            return state.stack[-1].seat
        if state.asking != NOBODY:
            return state.asking
        return None if state.phase == OVER else state.seat

    def moment(self, view: State) -> Moment | None:
        """Answers, and parts of a phase in which nothing must be done."""
        if view.stack:
            return None
        if view.asking != NOBODY:
            if view.interventions or view.abilities:
                return Moment("answers", PASS, self._concerns(view, view.asking))
            return Moment("duels", PASS, view.asking in (view.attacker // SLOTS, view.defender // SLOTS))
        if view.phase == HUMANS and not view.placed & HEARD and not unheard(Stage(view), view.seat):
            return Moment("humans", DONE, concerns=False)
        if view.phase == BATTLE:
            return Moment("battle", DONE, concerns=False)
        return None

    def _concerns(self, view: State, seat: int) -> bool:
        """Is anything on the stack aimed at what belongs to the seat, or at everybody?"""
        for entry in (*view.interventions, *view.abilities):
            target = entry.target
            if entry.seat != seat and (
                target == NOBODY
                or (0 <= target < ROW and target // SLOTS == seat)
                or (ROW <= target < WAITING and (target - ROW) // 4 == seat)
                or (WAITING <= target < PILE)
                or (target >= PILE and (target - PILE) // PILE == seat)
            ):
                return True
        return False

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
            return self._discards(stage, seat) if state.placed else [KEEP, HALF]
        if phase == CLAIM:
            return [*(Move("claim", SLOT_NAMES[slot], "stake") for slot in self._claimants(stage, seat)), LEAVE]
        if phase == CHOOSE:
            return stage.names.picks("offer", "brought", seat, state.sides[seat].people, "procession")
        return [KEEP, AGAIN] if phase == MULLIGAN else []

    def _discards(self, stage: Stage, seat: int) -> list[Move]:
        return stage.names.picks("discard", "hand", seat, stage.state.sides[seat].hand, f"discard-{seat}")

    def _placements(self, stage: Stage, seat: int) -> list[Move]:
        """One angel to support, one to the land, as many as fit to the fight, there also turned for its support."""
        state = stage.state
        moves: list[Move] = []
        hand = sorted(ALL_ANGELS.intersection(state.sides[seat].hand))
        start = seat * SLOTS
        for row, places in enumerate(PLACES[seat]):
            if state.placed >> row & 1:
                continue
            free = state.kind[start + row * WIDE : start + row * WIDE + WIDE].count(NOBODY)
            fitting = hand if free > 1 else [card for card in hand if stage.room(seat, row, card)]
            moves += map(places.__getitem__, fitting)
            if row == FIGHT:
                turned = TURNED_PLACES[seat]
                moves += [turned[card] for card in fitting if SUPPORTS[card]]
                if free < WIDE:
                    moves += self._left_over(state, seat)
        moves.append(DONE)
        return moves

    def _left_over(self, state: State, seat: int) -> list[Move]:
        """Angels that had to stay covered in the last fight may be planned anew, turned for their support."""
        return [
            TURNS[slot] for slot in ROWS_OF_TABLE[seat][FIGHT]
            if state.kind[slot] >= 0 and not state.placed >> (4 + slot % 4) & 1
            and not state.marks[slot] & (TURNED | ENTERED) and SUPPORTS[state.kind[slot]]
        ]  # fmt: skip

    def _hearings(self, stage: Stage, seat: int) -> list[Move]:
        """The people in any order, then the giants."""
        state = stage.state
        if state.placed & HEARD:
            return [Move("defend", SLOT_NAMES[slot], f"giant-{self._raging(stage)}")
                    for slot in self._defenders(stage, seat)]  # fmt: skip
        moves, may_end = plays(stage, seat), True
        for slot, _k, must in unheard(stage, seat):
            moves.append(RESOLVES[slot])
            may_end = may_end and not must
        if may_end:
            moves.append(DONE)
        return moves

    def advance(self, state: State, move: Move, tell: Tell | None = None) -> None:
        stage = Stage(state, tell)
        if state.stack:
            self._answer(stage, move)
        elif move.kind == "pass":
            self._pass(stage)
        else:
            DOING[move.kind](self, stage, move)
        self._go_on(stage)

    def _answer(self, stage: Stage, move: Move) -> None:
        """In an imagined world there may be nothing to choose from where in truth there was: then it goes on."""
        if move.kind == "decline" and not effects.asked(stage):
            effects.settle(stage)
        else:
            effects.answer(stage, move)

    def _do_offer(self, stage: Stage, move: Move) -> None:
        state, card = stage.state, stage.names.card(move.src or "")
        state.sides[state.seat].people.remove(card)
        state.procession.append(card)
        state.offered.append(card)
        state.placed = 1
        stage.say("offer", move.src, "procession", seat=state.seat, card=card)

    def _do_keep(self, stage: Stage, move: Move) -> None:
        self._pass_on(stage)

    def _do_mulligan(self, stage: Stage, move: Move) -> None:
        """Once: the hand is shuffled back, and seven new cards are drawn."""
        side = stage.state.sides[stage.state.seat]
        stage.say("mulligan", f"hand-{stage.state.seat}", f"deck-{stage.state.seat}", seat=stage.state.seat)
        side.deck += side.hand
        side.hand.clear()
        stage.shuffle_deck(stage.state.seat)
        stage.draw(stage.state.seat, HAND)
        self._pass_on(stage)

    def _do_half(self, stage: Stage, move: Move) -> None:
        stage.state.placed = (len(stage.state.sides[stage.state.seat].hand) + 1) // 2

    def _do_discard(self, stage: Stage, move: Move) -> None:
        state = stage.state
        stage.discard_from_hand(state.seat, stage.names.card(move.src or ""))
        state.placed = state.placed - 1 or -1

    def _do_place(self, stage: Stage, move: Move) -> None:
        state, seat, card = stage.state, stage.state.seat, stage.names.card(move.src or "")
        row = ROW_INDEX[(move.dst or "").split("-")[0]]
        slot = stage.free(seat, row)
        state.sides[seat].hand.remove(card)
        stage.enter(slot, card, seat, TURNED if move.arg == "turned" else READY)
        state.acted = True
        if row == FIGHT:
            state.placed |= 1 << 4 + slot % 4
        else:
            state.placed |= 1 << row
        if stage.tell:
            stage.say("place", move.src, SLOT_NAMES[slot], to=seat, seat=seat, card=card)

    def _do_turn(self, stage: Stage, move: Move) -> None:
        """A copy that had to stay covered in the fight is planned anew."""
        slot = SLOT_OF[move.src or ""]
        stage.state.marks[slot] |= TURNED
        stage.say("tilt", move.src, seat=slot // SLOTS)

    def _do_done(self, stage: Stage, move: Move) -> None:
        if stage.tell:
            stage.say("done", seat=stage.state.seat, phase=stage.state.phase)
        self._pass_on(stage)

    def _do_resolve(self, stage: Stage, move: Move) -> None:
        state, slot = stage.state, SLOT_OF[move.src or ""]
        part = next(k for at, k, _must in unheard(stage, state.seat) if at == slot)
        state.marks[slot] |= TOOK
        stage.say("speak", move.src, seat=state.seat, card=state.kind[slot])
        state.abilities.append(Entry(state.seat, state.kind[slot], part, slot, NOBODY))
        self._await_answers(stage, state.seat, acted=False)

    def _do_defend(self, stage: Stage, move: Move) -> None:
        state, k = stage.state, int((move.dst or "").removeprefix("giant-"))
        state.placed |= 1 << 21 + k
        state.attacker, state.defender = GIANTS - k, SLOT_OF[move.src or ""]
        stage.say("rage", f"giant-{k}", move.src, seat=state.seat)
        self._await_answers(stage, state.seat, acted=False)

    def _do_use(self, stage: Stage, move: Move) -> None:
        """An ability: its cost is paid at once, whatever becomes of it."""
        state, slot, part = stage.state, SLOT_OF[move.src or ""], int(move.arg or 0)
        card, seat = state.kind[slot], slot // SLOTS
        ability = cards.ABILITIES[card][part]
        if stage.tell:
            stage.say("use", move.src, move.dst, seat=seat, card=card, part=part)
        if ability.cost == TOLL:
            state.known[slot] = (1 << len(state.sides)) - 1
            stage.change_for_good(slot, -1, card)
        else:
            stage.spend(slot, 1 if ability.cost == USE else 2)
        source = slot if state.kind[slot] != NOBODY else NOBODY
        pile = state.interventions if ability.counts else state.abilities
        pile.append(Entry(seat, card, part, source, target_code(move.dst)))
        self._await_answers(stage, seat)

    def _do_play(self, stage: Stage, move: Move) -> None:
        """An intervention from the hand."""
        state, card = stage.state, stage.names.card(move.src or "")
        seat = state.asking if state.asking != NOBODY else state.seat
        state.sides[seat].hand.remove(card)
        state.interventions.append(Entry(seat, card, 0, NOBODY, target_code(move.dst)))
        if stage.tell:
            stage.say("play", f"hand-{seat}", move.dst, seat=seat, card=card)
        self._await_answers(stage, seat)

    def _do_attack(self, stage: Stage, move: Move) -> None:
        """The attacker is used; its player alone gets to see whom it attacks."""
        state, attacker, defender = stage.state, SLOT_OF[move.src or ""], SLOT_OF[move.dst or ""]
        stage.spend(attacker, 1)
        state.marks[attacker] |= ATTACKED
        state.attacker, state.defender = attacker, defender
        stage.say("attack", move.src, move.dst, seat=state.seat, card=state.kind[attacker])
        stage.show(defender, state.seat)
        self._await_answers(stage, state.seat)

    def _do_take(self, stage: Stage, move: Move) -> None:
        state, slot = stage.state, SLOT_OF[move.src or ""]
        stage.spend(slot, 1)
        state.marks[slot] |= TOOK
        state.abilities.append(Entry(state.seat, state.kind[slot], TAKE, slot, SLOT_OF[move.dst or ""]))
        stage.say("take", move.src, move.dst, seat=state.seat, card=state.kind[SLOT_OF[move.dst or ""]])
        self._await_answers(stage, state.seat)

    def _do_claim(self, stage: Stage, move: Move) -> None:
        stage.state.acted = True
        stage.say("claim", move.src, "stake", seat=stage.state.seat)
        self._claim(stage, SLOT_OF[move.src or ""])
        stage.state.placed = 1

    def _do_leave(self, stage: Stage, move: Move) -> None:
        stage.say("left", "stake", seat=stage.state.seat)
        stage.state.placed = 1

    # The end

    def _people(self, state: State) -> list[int]:
        stage = Stage(state)
        return [stage.people(seat) for seat in range(len(state.sides))]

    def _ranking(self, state: State) -> tuple[tuple[int, ...], ...]:
        people = self._people(state)
        return tuple(
            tuple(seat for seat in range(len(people)) if people[seat] == n) for n in sorted({*people}, reverse=True)
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        ranking = self._ranking(state)
        if not (state.procession or state.stake):
            reason = _("Every human has found a land.")
        elif state.idle >= IDLE:
            reason = _("For three turns nobody did anything.")
        else:
            reason = _("Nobody has any cards left.")
        return Outcome(ranking, reason, tuple(self._people(state)))

    # Views

    def view(self, state: State, seat: int | None) -> State:
        return worlds.view(state, seat)

    def determinise(self, view: State, seed: int) -> State:
        return worlds.determinise(view, seed)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate.chance_to_win(state, seat)

    def flaw(self, state: State) -> str | None:
        return flaw.flaw(state)

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


PARTS = [
    [[(k, at) for at in reversed(range(len(ability.parts)))] for k, ability in enumerate(says.parts)]
    for says in cards.SAYS
]
"""For each card and ability the ways down to its parts, the last part first."""
ROW_INDEX = {"support": SUPPORT, "land": LAND, "fight": FIGHT}
PLACES = [
    [[Move("place", cards.NAMES.name("hand", seat, card), ROW_NAMES[seat][row]) for card in range(len(cards.KINDS))]
     for row in ROWS]
    for seat in range(4)
]  # fmt: skip
TURNED_PLACES = [
    [Move("place", cards.NAMES.name("hand", seat, card), ROW_NAMES[seat][FIGHT], "turned")
     for card in range(len(cards.KINDS))]
    for seat in range(4)
]  # fmt: skip
TURNS = [Move("turn", name) for name in SLOT_NAMES]

DOING = {name.removeprefix("_do_"): doing for name, doing in vars(Aniolowie).items() if name.startswith("_do_")}

RULES = Aniolowie()
