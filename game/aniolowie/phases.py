"""The phases of a turn in the order of the book, the giants between them, and who has won."""

from __future__ import annotations

from game.aniolowie import cards
from game.aniolowie.places import ROWS_OF_TABLE
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    BATTLE,
    BLOCKED,
    CHANGED,
    CLAIM,
    DISCARD,
    ENDING,
    FIGHT,
    FROM,
    HUSHED,
    LAND,
    MULLIGAN,
    MUTE,
    NOBODY,
    OVER,
    PASSING,
    PEOPLE,
    PLAN,
    PLEDGED,
    SACRIFICED,
    SLOTS,
    STATUS,
    TIRED,
    UNAIMED,
    UP,
    USED,
    WAIVED,
    State,
    row_of,
)
from game.core.effects import Frame
from game.core.rng import shuffle

HAND = 7
IDLE = 3
"""Turns in which nobody does anything that end the game."""


def form_procession(stage: Stage) -> None:
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
    enter(stage, MULLIGAN)


def enter(stage: Stage, phase: int) -> None:
    state = stage.state
    state.phase, state.seat = phase, state.first
    state.heard = state.claimed = False
    if stage.tell:
        stage.say("phase", phase=phase, turn=state.turn, seat=state.first)


def begin_turn(stage: Stage) -> None:
    """What lasted until the end of the turn is over, and open copies of a card that is blocked no longer are discarded;
    then the sacrificed and those of the fight. A fighter whom an open twin kept covered stays, even if it lies turned,
    and is planned afresh (AB3)."""
    state = stage.state
    freed = [slot for slot, marks in enumerate(state.marks) if marks & BLOCKED]
    covered = {
        slot
        for seat in range(len(state.sides))
        for slot in ROWS_OF_TABLE[seat][FIGHT]
        if not state.marks[slot] & (UP | BLOCKED | WAIVED)
    }
    state.marks = [marks & ~PASSING for marks in state.marks]
    state.boost, state.rise = [0] * len(state.kind), [0] * len(state.kind)
    for slot in freed:
        if state.kind[slot] != NOBODY and state.marks[slot] & UP:
            stage.clash(slot)
    for slot, card in enumerate(state.kind):
        if card == NOBODY:
            continue
        if slot in covered:
            state.marks[slot] = state.marks[slot] & (CHANGED | FROM) | USED
        elif state.marks[slot] & STATUS == SACRIFICED or row_of(slot) == FIGHT:
            stage.discard(slot)
    stage.fade()
    state.turn += 1
    state.acted = state.able = False
    enter(stage, DISCARD)


def begin_planning(stage: Stage) -> None:
    """Another human at stake, seven cards in every hand, then the angels are planned."""
    stage.lay_stake()
    for seat, side in enumerate(stage.state.sides):
        stage.draw(seat, HAND - len(side.hand))
    enter(stage, PLAN)


def end_people(stage: Stage) -> None:
    """Who was silenced for the phase of people has an ability again (AB6)."""
    state = stage.state
    if max(state.marks) >= HUSHED:
        state.marks = [marks & ~HUSHED for marks in state.marks]
    enter(stage, ACTION)


def begin_battle(stage: Stage) -> None:
    """In order, everybody reveals the angels of the fight; a copy of what lies open stays covered. The use was paid
    when they were planned (AB3)."""
    state = stage.state
    enter(stage, BATTLE)
    for seat in turn_order(state):
        for slot in ROWS_OF_TABLE[seat][FIGHT]:
            if stage.may_uncover(slot):
                stage.turn_up(slot)
    if stage.tell:
        stage.say("totals", totals=[stage.total(seat) for seat in range(len(state.sides))])


def call_twins(stage: Stage) -> bool:
    """Fighters who may be revealed late, since their twin is gone: their players are asked in turn (AB10)."""
    state = stage.state
    late = [
        slot
        for seat in turn_order(state)
        for slot in ROWS_OF_TABLE[seat][FIGHT]
        if state.kind[slot] != NOBODY and stage.may_uncover(slot)
    ]
    stage.stack += [Frame(cards.BOOK, (0,), slot // SLOTS, (slot, *UNAIMED)) for slot in reversed(late)]
    return bool(late)


def settle_battle(stage: Stage) -> None:
    """The highest total may take the stake; a tie takes nothing."""
    state = stage.state
    totals = [stage.total(seat) for seat in range(len(state.sides))]
    best = max(totals)
    winner = totals.index(best) if totals.count(best) == 1 else NOBODY
    if stage.tell:
        stage.say("fought", totals=totals, winner=winner)
    enter(stage, CLAIM)
    if winner == NOBODY or not state.stake or not claimants(stage, winner):
        end_turn(stage)
    else:
        state.seat = winner


def claimants(stage: Stage, seat: int) -> list[int]:
    """Who can still be used to take the stake: nobody who declared support or went lower for an ability (AB8)."""
    marks = stage.state.marks
    return [
        slot
        for slot in ROWS_OF_TABLE[seat][FIGHT]
        if stage.present(slot) and marks[slot] & (UP | PLEDGED | TIRED) == UP and marks[slot] & STATUS < SACRIFICED
    ]


def take_stake(stage: Stage, slot: int) -> None:
    """Everybody at stake joins the land, who does not refuse."""
    state, seat = stage.state, slot // SLOTS
    order, withers = stage.order(slot), withering(stage, seat)
    people, state.stake, state.shown = state.stake, [], []
    for card in people:
        refusal = cards.REFUSES[card]
        if card in state.offered:
            state.offered.remove(card)
        if (refusal and order > refusal.oldest) or stage.free(seat, PEOPLE) == NOBODY:
            back = refusal is not None and refusal.back
            stage.say("refuse", "stake", "procession" if back else None, card=card, seat=seat)
            if back:
                stage.walk(card)
            else:
                state.stake.append(card)
                state.shown.append((1 << len(state.sides)) - 1)
        else:
            state.first = seat
            stage.settle_human(seat, card, 0, "stake", withers)


def withering(stage: Stage, seat: int) -> list[int]:
    """The others' angels in the fight by whom the people at stake lose levels."""
    state = stage.state
    return [
        state.kind[slot]
        for other in stage.others(seat)
        for slot in ROWS_OF_TABLE[other][FIGHT]
        if state.kind[slot] != NOBODY
        and state.marks[slot] & (UP | BLOCKED | MUTE) == UP
        and cards.WITHERS[state.kind[slot]]
    ]


def end_turn(stage: Stage) -> None:
    state = stage.state
    state.idle = 0 if state.acted else state.idle + 1
    exhausted = not any(side.hand or side.deck for side in state.sides)
    if exhausted or state.idle >= IDLE or not (state.procession or state.stake):
        finish(stage)
    elif not (state.able or state.acted):
        enter(stage, ENDING)
    else:
        begin_turn(stage)


def finish(stage: Stage) -> None:
    """The people are counted."""
    state = stage.state
    state.phase = OVER
    stage.say("over", winners=list(ranked(state)[0]), people=people_of(state))


def turn_order(state: State) -> list[int]:
    return [(state.first + k) % len(state.sides) for k in range(len(state.sides))]


# Giants


def raging(stage: Stage) -> int:
    """The giant that attacks the seat's land now."""
    state = stage.state
    for k, giant in enumerate(state.giants):
        if giant.at == state.seat and giant.stirred < state.turn:
            return k
    return NOBODY


def defenders(stage: Stage, seat: int) -> list[int]:
    return [slot for row in (LAND, PEOPLE) for slot in ROWS_OF_TABLE[seat][row] if stage.present(slot)]


def move_giants(stage: Stage) -> None:
    """From a land without a living soul they walk on; who has just emptied it does so in the next turn."""
    state = stage.state
    for k, giant in enumerate(state.giants):
        if giant.at == state.seat and giant.stirred < state.turn and not defenders(stage, state.seat):
            state.giants[k] = giant._replace(at=stage.after(giant.at), stirred=state.turn)
            stage.say("stride", f"giant-{k}", seat=state.giants[k].at)


def slay_giant(stage: Stage, k: int) -> None:
    state = stage.state
    stage.say("slain", f"giant-{k}", seat=state.giants[k].at)
    del state.giants[k]


# The end


def people_of(state: State) -> list[int]:
    stage = Stage(state)
    return [stage.people(seat) for seat in range(len(state.sides))]


def ranked(state: State) -> tuple[tuple[int, ...], ...]:
    people = people_of(state)
    return tuple(
        tuple(seat for seat in range(len(people)) if people[seat] == n) for n in sorted({*people}, reverse=True)
    )
