"""What goes on between two decisions: whoever can answer is asked, what was played is resolved, duels are fought."""

from __future__ import annotations

from game.aniolowie import cards
from game.aniolowie.board import SLOT_NAMES
from game.aniolowie.effects import Redirect
from game.aniolowie.phases import (
    begin_battle,
    begin_planning,
    end_turn,
    enter,
    form_procession,
    move_giants,
    raging,
    settle_battle,
    slay_giant,
)
from game.aniolowie.plays import attacks, can_play, takeable, unheard, willing
from game.aniolowie.stage import Stage
from game.aniolowie.state import (
    ACTION,
    BATTLE,
    CHOOSE,
    CLAIM,
    DISCARD,
    GIANTS,
    HEARD,
    HUMANS,
    LAND,
    LOST,
    MULLIGAN,
    MUTE,
    NOBODY,
    OVER,
    PLAN,
    SHIELDED,
    SLOTS,
    Entry,
    State,
    row_of,
)
from game.core import effects
from game.core.contract import Event, Tell
from game.core.effects import Frame

TAKE = -1
"""Stands on the stack for the taking of a human."""
PARTS = [
    [[(k, at) for at in reversed(range(len(ability.parts)))] for k, ability in enumerate(says.parts)]
    for says in cards.SAYS
]
"""For each card and ability the ways down to its parts, the last part first."""


def go_on(stage: Stage) -> None:
    """Plays everything that needs no decision."""
    state = stage.state
    while True:
        if state.stack:
            effects.settle(stage)
            if state.stack:
                return
        elif state.resolving:
            resolve_next(stage)
        elif state.interventions or state.abilities or state.attacker != NOBODY:
            if ask(stage):
                return
        elif decides(stage):
            return
        else:
            pass_on(stage)


def decides(stage: Stage) -> bool:
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
        move_giants(stage)
        return raging(stage) != NOBODY
    if phase == DISCARD:
        return bool(state.sides[seat].hand) and state.placed >= 0
    if phase == CHOOSE:
        return bool(state.sides[seat].people) and not state.placed
    return phase in (MULLIGAN, OVER) or (phase == CLAIM and not state.placed)


def pass_on(stage: Stage) -> None:
    """The next seat's part of the phase, or the next phase."""
    state = stage.state
    if state.phase == HUMANS and not state.placed & HEARD:
        state.placed |= HEARD
        return
    if state.phase == CLAIM:
        end_turn(stage)
        return
    state.placed = 0
    state.seat = stage.after(state.seat)
    if state.seat != state.first:
        return
    if state.phase == CHOOSE:
        form_procession(stage)
    elif state.phase == DISCARD:
        begin_planning(stage)
    elif state.phase == ACTION:
        begin_battle(stage)
    elif state.phase == BATTLE:
        settle_battle(stage)
    else:
        enter(stage, state.phase + 1 if state.phase != MULLIGAN else PLAN)


# Answers


def ask(stage: Stage) -> bool:
    """Goes round until somebody can answer; when all have passed, what was played is resolved."""
    state = stage.state
    seats = len(state.sides)
    played = bool(state.interventions or state.abilities)
    while state.passes < (seats - 1 if played else seats):
        if state.always or can_play(stage, state.asking):
            return True
        pass_by(stage)
    if played:
        state.resolving = True
    else:
        settle_duel(stage)
    return False


def pass_by(stage: Stage) -> None:
    stage.state.passes += 1
    stage.state.asking = stage.after(stage.state.asking)


def await_answers(stage: Stage, seat: int, acted: bool = True) -> None:
    """What people and giants do by themselves is nobody's action: it does not keep an idle game alive."""
    stage.state.acted = stage.state.acted or acted
    stage.state.asking, stage.state.passes = stage.after(seat), 0


def resolve_next(stage: Stage) -> None:
    """Interventions first, then abilities, each pile from the last to the first."""
    state = stage.state
    pile = state.interventions or state.abilities
    if pile:
        resolve(stage, pile.pop())
        return
    state.resolving = False
    stage.fade()
    if max(state.marks) >= SHIELDED:
        state.marks = [marks & ~SHIELDED for marks in state.marks]
    if state.attacker == NOBODY:
        state.asking = NOBODY
    else:
        state.asking, state.passes = stage.after(challenger(state)), 0


def challenger(state: State) -> int:
    """Whose attack the duel is; a giant attacks in the part of the land's player."""
    return state.attacker // SLOTS if state.attacker >= 0 else state.seat


def resolve(stage: Stage, entry: Entry) -> None:
    state = stage.state
    if stage.tell:
        stage.say("resolve", card=entry.card, seat=entry.seat)
    if entry.part == TAKE:
        take_human(stage, entry)
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
        watch(stage, stage.tell, entry)


def watch(stage: Stage, tell: Tell, entry: Entry) -> None:
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


def take_human(stage: Stage, entry: Entry) -> None:
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


def settle_duel(stage: Stage) -> None:
    """The lower level loses; of equals both go. A defender who did nothing stays covered."""
    state = stage.state
    attacker, defender = state.attacker, state.defender
    state.asking = NOBODY
    if not (stage.present(defender) and (attacker <= GIANTS or stage.present(attacker))):
        state.attacker = state.defender = NOBODY
        return
    attack, defence = stage.duel_levels()
    stage.say("duel", SLOT_NAMES[attacker] if attacker >= 0 else None, SLOT_NAMES[defender], levels=[attack, defence])
    state.attacker = state.defender = NOBODY
    if attack >= defence:
        stage.discard(defender)
    if defence >= attack:
        if attacker <= GIANTS:
            slay_giant(stage, GIANTS - attacker)
        else:
            stage.discard(attacker)
    stage.fade()
    if attack < defence:
        stage.mix(defender // SLOTS, row_of(defender))
